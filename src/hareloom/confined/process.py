"""The server's side of a confined process: starts it with the first order, and again after it has died.

One order is carried out at a time, so that uploads of a kind take one core at most, and the memory of one of them.
`turns.py` decides whose.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from .turns import Turns

_LOG = logging.getLogger("hareloom.confined")

T = TypeVar("T")

NICENESS = 19
"""Games go first, and bots too: even while the process starts, which takes longer than an order."""
SECONDS_TO_START = 20.0
SECONDS_TO_DIE = 1.0
"""From the end of what it says."""
SECONDS_IDLE = 60.0
"""Then the process ends: most servers have nothing for it most of the time."""
ENVIRONMENT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "LC_ALL", "VIRTUAL_ENV")
"""All that the process gets to know of the server's environment, where secrets may stand."""

FROM_OUTSIDE = {-each for each in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGKILL", 9))}
"""How a process ends that an operator ended, or a system without memory: the order has nothing to do with it."""


def command_of(worker: str) -> tuple[str, ...]:
    """How a worker's module is started, with little priority from the first moment on."""
    begin = f"""import os
if hasattr(os, "nice"): os.nice({NICENESS})
from {worker} import main
main()"""
    return sys.executable, "-c", begin


class Busy(Exception):  # noqa: N818 - an answer, not an error
    """Too many orders wait already."""


class Failed(Exception):  # noqa: N818 - as above
    """The process died, answered nonsense or took too long over this order."""


class Interrupted(Exception):  # noqa: N818 - as above
    """The process can't run now, or was ended from outside: the order may be good, and can be given again."""


class Answered(Exception):  # noqa: N818 - as above
    """The process said no, and lives: the base of what an exchange may raise."""


class Confined:
    """A process for one kind of order. What goes wrong with one concerns no other."""

    def __init__(self, what: str, *, command: Sequence[str], seconds: float, most_waiting: int) -> None:
        self._what = what
        self._command = command
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._process: asyncio.subprocess.Process | None = None
        self._turns = Turns()
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False
        self._ended_from_outside = False
        """So it was with the last process."""
        self.greeting: bytes | None = None
        """The first line of the process, once it has run."""
        self.waiting = 0
        """Orders under way."""
        self.failures = 0
        """How often the process died, answered nonsense or took too long."""
        self.took: Callable[[float], None] = lambda _: None
        """Hears how many seconds each order took, without waiting."""

    async def ask(
        self,
        exchange: Callable[[asyncio.subprocess.Process], Awaitable[T]],
        network: str = "",
        *,
        in_game: bool = False,
    ) -> T:
        """Have an order of a network carried out.

        Raises `Busy`, `Failed`, `Interrupted`, or what the exchange raises as `Answered`.
        """
        if self.waiting >= self._most_waiting:
            raise Busy
        self.waiting += 1
        try:
            async with self._turns.turn(network, in_game=in_game):
                began = time.perf_counter()
                try:
                    return await self._done(exchange)
                finally:
                    self.took(time.perf_counter() - began)
        finally:
            self.waiting -= 1

    async def greeted(self) -> bytes | None:
        """The first line of the process, which is started once to hear it; None if it doesn't start."""
        if self.greeting is None:
            async with self._turns.turn():
                try:
                    await self._started()
                except (OSError, ValueError):  # a TimeoutError is an OSError
                    await self._end()
        return self.greeting

    async def close(self) -> None:
        """End the process. An order that is under way is not carried out."""
        self._closed = True
        self._kill()
        async with self._turns.turn():
            await self._end()

    @property
    def pid(self) -> int | None:
        """The process id, while the process runs."""
        return None if self._process is None else self._process.pid

    async def _done(self, exchange: Callable[[asyncio.subprocess.Process], Awaitable[T]]) -> T:
        used = self._process is not None
        try:
            return await self._tried(exchange)
        except (OSError, EOFError, ValueError) as problem:  # msgspec's errors are ValueErrors
            again = used or self._ended_from_outside
            if not again or self._closed or isinstance(problem, TimeoutError):
                raise self._failed(problem) from problem
        # It may have died before this order came: a new process decides whether the order is to blame.
        try:
            return await self._tried(exchange)
        except (OSError, EOFError, ValueError) as problem:
            raise self._failed(problem) from problem

    async def _tried(self, exchange: Callable[[asyncio.subprocess.Process], Awaitable[T]]) -> T:
        if self._closed:
            raise Busy
        self._ended_from_outside = False
        try:
            process = await self._started()
        except (OSError, ValueError) as problem:  # no memory, no descriptor, or a machine that is too busy
            await self._end()
            self._failed(problem)
            raise Interrupted from problem
        except BaseException:
            await self._end()
            raise
        try:
            async with asyncio.timeout(self._seconds):
                return await exchange(process)
        except Answered:
            raise
        except BaseException as problem:
            # Or the next order would get this one's answer.
            await self._end(alone=isinstance(problem, (ConnectionError, EOFError, ValueError)) and _is_silent(process))
            raise

    def _failed(self, problem: Exception) -> Exception:
        if self._closed:
            return Busy()
        self.failures += 1
        _LOG.warning("%s could not be looked at", self._what, extra={"facts": {"reason": type(problem).__name__}})
        return Interrupted() if self._ended_from_outside else Failed()

    async def _started(self) -> asyncio.subprocess.Process:
        if self._idle is not None:
            self._idle.cancel()
        if self._process is not None and self._process.returncode is not None:
            await self._end()
        if self._process is None:
            self._process = process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C ends the server, which then ends this
                # Otherwise each thread reserves 64 MB of the address space, of which there is little.
                env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ} | {"MALLOC_ARENA_MAX": "2"},
            )
            assert process.stdout is not None
            async with asyncio.timeout(SECONDS_TO_START):
                line = await process.stdout.readline()
            if not line:
                raise ValueError("it has ended")
            self.greeting = line
        self._idle = asyncio.get_running_loop().call_later(SECONDS_IDLE, self._rest)
        return self._process

    def _rest(self) -> None:
        """End a process that has nothing to do; the next order finds it ended, and starts another."""
        if not self.waiting:
            self._kill()

    async def _end(self, *, alone: bool = False) -> None:
        """End the process; or learn how it ended, where it does so alone."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if alone and self._process is not None:
            with contextlib.suppress(TimeoutError):
                self._ended_from_outside = (
                    await asyncio.wait_for(self._process.wait(), SECONDS_TO_DIE) in FROM_OUTSIDE and not self._closed
                )
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.communicate()  # also closes its pipes

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                self._process.kill()


def _is_silent(process: asyncio.subprocess.Process) -> bool:
    """Has the process said its last word?"""
    return process.stdout is not None and (process.stdout.at_eof() or process.returncode is not None)
