"""Tasks that outlive a request: a fault is logged and counted, and what goes on goes on."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
from pathlib import Path

import pytest

from hareloom import tasks
from hareloom.tasks import every, faults, report, spawn

pytestmark = pytest.mark.anyio

SOURCES = Path(tasks.__file__).parent
STARTS = re.compile(rb"\b(create_task|ensure_future|TaskGroup|run_coroutine_threadsafe)\(")


async def test_a_duty_goes_on_after_faults(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it raises, it is carried out again, each time later; each fault is logged and counted."""
    pauses: list[float] = []
    done = asyncio.Event()
    before = faults["count sheep"]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 6:
            done.set()
            await asyncio.Event().wait()

    async def duty() -> None:
        if len(pauses) in (1, 2, 3):
            raise (OSError(errno.EMFILE, "Too many open files"), ValueError("odd"), KeyError("lost"))[len(pauses) - 1]

    monkeypatch.setattr(asyncio, "sleep", pause)
    with caplog.at_level(logging.ERROR, "hareloom.tasks"):
        task = every(15, duty, "count sheep", expected=(OSError,))
        await done.wait()
    task.cancel()
    assert pauses == [15, 0.2, 0.4, 0.8, 15, 15]
    assert faults["count sheep"] - before == 3
    told = [(record.exc_info is not None, record.facts["fault"]) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [(False, "OSError"), (True, "ValueError"), (True, "KeyError")]


async def test_pauses_grow_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duty for every hour is tried again at least twice a minute."""
    pauses: list[float] = []
    done = asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 10:
            done.set()
            await asyncio.Event().wait()

    async def duty() -> None:
        raise OSError

    monkeypatch.setattr(asyncio, "sleep", pause)
    task = every(3600, duty, "fail", expected=(OSError,))
    await done.wait()
    task.cancel()
    assert pauses[-2:] == [30, 30]


async def test_a_single_task_that_fails_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    """Also where nobody waits for it; what a caller hears is no fault."""
    before = faults["once"]

    async def fail(problem: Exception) -> None:
        raise problem

    with caplog.at_level(logging.ERROR, "hareloom.tasks"):
        unheard = spawn(fail(RuntimeError("unheard")), "once")
        heard = spawn(fail(KeyError("heard")), "once", passed_on=(KeyError,))
        await asyncio.wait([unheard, heard])
    assert faults["once"] - before == 1
    assert [record.facts["reason"] for record in caplog.records] == ["unheard"]  # type: ignore[attr-defined]


def test_no_task_is_started_otherwise() -> None:
    """A bare task ends silently: all of the program's are started in tasks.py."""
    found = [
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if path != Path(tasks.__file__) and STARTS.search(path.read_bytes())
    ]
    assert found == []


def test_a_report_names_the_fault(caplog: pytest.LogCaptureFixture) -> None:
    """With its traceback, and the task's name for the metric."""
    with caplog.at_level(logging.ERROR, "hareloom.tasks"):
        report("unload tables", OSError(errno.EMFILE, os.strerror(errno.EMFILE)))
    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.facts["task"] == "unload tables"  # type: ignore[attr-defined]
