"""The server's side of the decoding process: starts it with the first picture, and again after it has died.

One picture is decoded at a time, so that uploads take one core at most, and the memory of one picture.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import msgspec

from ..pictures import AS_IT_IS, Framing, Prepared
from ..source import Unreadable
from .messages import Delivery, Greeting, Order

_LOG = logging.getLogger("hareloom.decks")

NICENESS = 19
"""Games go first, and bots too: even while the process starts, which takes longer than a picture."""
_BEGIN = f"""import os
if hasattr(os, "nice"): os.nice({NICENESS})
from hareloom.decks.decoding.worker import main
main()"""
COMMAND = (sys.executable, "-c", _BEGIN)
SECONDS = 30.0
"""For one picture. A large one takes two, on a busy machine ten."""
SECONDS_TO_START = 20.0
SECONDS_IDLE = 60.0
"""Then the process ends: most servers decode nothing most of the time."""
LARGEST_CARD = 2_000_000
ENVIRONMENT = ("PATH", "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "LC_ALL", "VIRTUAL_ENV")
"""All that the process gets to know of the server's environment, where secrets may stand."""


class Busy(Exception):  # noqa: N818 - an answer, not an error
    """Too many pictures wait already."""


class Decoder:
    """Makes cards of pictures. What goes wrong with one concerns no other."""

    def __init__(self, *, command: Sequence[str] = COMMAND, seconds: float = SECONDS, most_waiting: int = 32) -> None:
        self._command = command
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False
        self._heic: bool | None = None
        self.waiting = 0
        """Pictures under way."""
        self.failures = 0
        """How often the process died, answered nonsense or took too long."""
        self.took: Callable[[float], None] = lambda _: None
        """Hears how many seconds each picture took, without waiting."""

    async def card(self, content: bytes, framing: Framing = AS_IT_IS) -> Prepared:
        """Make a card of a picture. Raises `Unreadable` with a sentence, or `Busy`."""
        if self.waiting >= self._most_waiting:
            raise Busy
        self.waiting += 1
        try:
            async with self._turn:
                began = time.perf_counter()
                try:
                    return await self._made(content, framing)
                finally:
                    self.took(time.perf_counter() - began)
        finally:
            self.waiting -= 1

    async def reads_heic(self) -> bool:
        """Does the process read HEIC? It is started once to find out."""
        if self._heic is None:
            async with self._turn:
                try:
                    await self._started()
                except (OSError, ValueError):  # a TimeoutError is an OSError
                    await self._end()
        return bool(self._heic)

    async def close(self) -> None:
        """End the process. A picture that is under way is not decoded."""
        self._closed = True
        self._kill()
        async with self._turn:
            await self._end()

    @property
    def pid(self) -> int | None:
        """The process id, while the process runs."""
        return None if self._process is None else self._process.pid

    async def _made(self, content: bytes, framing: Framing) -> Prepared:
        order = Order(len(content), framing.turn, framing.crop, framing.paper)
        used = self._process is not None
        try:
            return await self._asked(order, content)
        except (OSError, EOFError, ValueError) as problem:  # msgspec's errors are ValueErrors
            if not used or self._closed or isinstance(problem, TimeoutError):
                raise self._failed(problem) from problem
        # It may have died before this picture came: a new process decides whether the picture is to blame.
        try:
            return await self._asked(order, content)
        except (OSError, EOFError, ValueError) as problem:
            raise self._failed(problem) from problem

    async def _asked(self, order: Order, content: bytes) -> Prepared:
        if self._closed:
            raise Busy
        try:
            process = await self._started()
            async with asyncio.timeout(self._seconds):
                return await self._exchange(process, order, content)
        except Unreadable:
            raise
        except BaseException:
            await self._end()  # or the next picture would get this one's card
            raise

    def _failed(self, problem: Exception) -> Exception:
        if self._closed:
            return Busy()
        self.failures += 1
        _LOG.warning("a picture could not be decoded", extra={"facts": {"reason": type(problem).__name__}})
        words = "This picture could not be decoded here: it takes too much time or memory."
        return Unreadable(words, "unreadable")

    async def _exchange(self, process: asyncio.subprocess.Process, order: Order, content: bytes) -> Prepared:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        process.stdin.write(content)
        await process.stdin.drain()
        answer = msgspec.json.decode(await process.stdout.readline(), type=Delivery)
        if answer.why is not None:
            raise Unreadable(answer.words, answer.why)
        sizes = (answer.card, answer.thumb, answer.zoom)
        if not answer.card or not answer.thumb or not all(0 <= size <= LARGEST_CARD for size in sizes):
            raise ValueError("no card")
        card, thumb, zoom = [await process.stdout.readexactly(size) for size in sizes]
        return Prepared(card, thumb, zoom or None)

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
                self._heic = msgspec.json.decode(await process.stdout.readline(), type=Greeting).heic
        self._idle = asyncio.get_running_loop().call_later(SECONDS_IDLE, self._rest)
        return self._process

    def _rest(self) -> None:
        """End a process that has nothing to do; the next picture finds it ended, and starts another."""
        if not self.waiting:
            self._kill()

    async def _end(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.communicate()  # also closes its pipes

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                self._process.kill()
