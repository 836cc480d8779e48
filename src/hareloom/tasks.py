"""Tasks that outlive a request. All of them are started here: what fails in one is logged and counted.

A task that nobody waits for ends without a word if it fails, and takes along what it should have gone on doing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

FIRST_PAUSE = 0.2
"""Seconds after which a duty that failed is tried again; each further pause is twice as long."""
LONGEST_PAUSE = 30.0

faults: Counter[str] = Counter()
"""How often something has failed in this process, by its name."""

_LOG = logging.getLogger("hareloom.tasks")
_running: set[asyncio.Task[Any]] = set()
"""The event loop itself holds its tasks only weakly."""


def report(name: str, fault: BaseException, expected: tuple[type[Exception], ...] = ()) -> None:
    """Log and count a fault. One that is expected needs no traceback."""
    faults[name] += 1
    facts = {"task": name, "fault": type(fault).__name__, "reason": str(fault)}
    _LOG.error("a task has failed", exc_info=None if isinstance(fault, expected) else fault, extra={"facts": facts})


def report_the_rest() -> None:
    """Report also what nothing else on the running loop has caught, such as a fault in a timer's callback."""
    asyncio.get_running_loop().set_exception_handler(_uncaught)


def _uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    report("a callback", context.get("exception") or RuntimeError(context["message"]))


def spawn(work: Coroutine[Any, Any, T], name: str, *, passed_on: tuple[type[Exception], ...] = ()) -> asyncio.Task[T]:
    """Start a task. A caller that waits for it hears the errors that are `passed_on`: they are no faults."""
    task = asyncio.get_running_loop().create_task(work, name=name)
    _running.add(task)
    task.add_done_callback(partial(_ended, name, passed_on))
    return task


def every(
    seconds: float,
    duty: Callable[[], Awaitable[object]],
    name: str,
    *,
    expected: tuple[type[Exception], ...] = (),
    at_once: bool = True,
) -> asyncio.Task[None]:
    """Carry out a duty again and again, until the task is cancelled. After a fault it's tried again sooner."""
    return spawn(_again_and_again(seconds, duty, name, expected, at_once=at_once), name)


def until_done(
    duty: Callable[[], Awaitable[object]], name: str, *, expected: tuple[type[Exception], ...] = ()
) -> asyncio.Task[None]:
    """Carry out a duty once, and try again until that succeeds."""
    return spawn(_try_until_done(duty, name, expected, LONGEST_PAUSE), name)


async def _again_and_again(
    seconds: float,
    duty: Callable[[], Awaitable[object]],
    name: str,
    expected: tuple[type[Exception], ...],
    *,
    at_once: bool,
) -> None:
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        await _try_until_done(duty, name, expected, min(seconds, LONGEST_PAUSE))
        await asyncio.sleep(seconds)


async def _try_until_done(
    duty: Callable[[], Awaitable[object]], name: str, expected: tuple[type[Exception], ...], longest: float
) -> None:
    pause = FIRST_PAUSE
    while True:
        try:
            await duty()
        except Exception as fault:  # noqa: BLE001 - whatever it is, the duty is not over
            report(name, fault, expected)
        else:
            return
        await asyncio.sleep(min(pause, longest))
        pause *= 2


def _ended(name: str, passed_on: tuple[type[Exception], ...], task: asyncio.Task[Any]) -> None:
    _running.discard(task)
    if task.cancelled():
        return
    fault = task.exception()
    if fault is not None and not isinstance(fault, passed_on):
        report(name, fault)
