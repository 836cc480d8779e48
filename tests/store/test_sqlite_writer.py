"""The writer by itself, where a batch can be put together by hand."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from making import EVENTS, create

from hareloom.store import Conflict, NoSuchTable, Reason, Repeated, StoreUnwritable
from hareloom.store.sqlite import known, schema
from hareloom.store.sqlite.worker import Job
from hareloom.store.sqlite.writer import Append, Task, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file with our tables."""
    db = sqlite3.connect(tmp_path / "hareloom.sqlite3", isolation_level=None)
    schema.migrate(db)
    yield db
    db.close()


def _job(task: Task) -> Job[Task]:
    return Job(task, asyncio.get_running_loop().create_future())


def _append(table_id: str, expected: int, action: str) -> Job[Task]:
    return _job(Append(table_id, expected, "ann", action, EVENTS, 1000, ()))


def _broken_disk() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


async def test_a_batch_is_one_transaction(db: sqlite3.Connection) -> None:
    """What queued up is committed once, however much it is, with those who lose among it."""
    writer = Writer(db)
    writer([_job(lambda: writer.write([create("t"), create("u")]))])
    said: list[str] = []
    db.set_trace_callback(said.append)
    jobs = [
        _append("t", 0, "a"),
        _append("u", 0, "a"),
        _append("t", 0, "b"),
        _append("t", 1, "c"),
        _append("u", 9, "d"),
    ]
    writer(jobs)
    assert [job.value if job.error is None else type(job.error) for job in jobs] == [1, 1, Conflict, 2, Conflict]
    assert (said.count("BEGIN IMMEDIATE"), said.count("COMMIT")) == (1, 1)


async def test_a_failed_batch_is_forgotten(db: sqlite3.Connection) -> None:
    """A table that came and went with a failed transaction is not taken for the next one of its number."""
    writer = Writer(db)
    jobs = [_job(lambda: writer.write([create("ghost")])), _append("ghost", 5, "a"), _job(_broken_disk)]
    writer(jobs)
    assert [job.error.reason for job in jobs if isinstance(job.error, StoreUnwritable)] == [Reason.IO] * 3
    later = [_job(lambda: writer.write([create("real")])), _append("ghost", 0, "b"), _append("real", 0, "b")]
    writer(later)
    assert isinstance(later[1].error, NoSuchTable)
    assert later[2].value == 1


async def test_forgetting_is_safe(db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that remembers two tables only writes to five as well, and knows their repetitions."""
    monkeypatch.setattr(known, "_FORGET_ABOVE", 2)
    writer = Writer(db)
    writer([_job(lambda: writer.write([create(name) for name in "abcde"]))])
    for version in range(3):
        jobs = [_append(name, version, f"action {version}") for name in "abcde"]
        again = [_append(name, version + 1, f"action {version}") for name in "abcde"]
        writer([*jobs, *again])
        assert [job.value for job in jobs] == [version + 1] * 5
        assert [job.error.version for job in again if isinstance(job.error, Repeated)] == [version + 1] * 5


async def test_marks_that_look_alike_are_told_apart(db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if every action had the same mark, only the same action would be a repetition."""
    monkeypatch.setattr("hareloom.store.sqlite.writer.mark", lambda _actor, _action: b"samesame")
    writer = Writer(db)
    jobs = [_append("t", 0, "a"), _append("t", 1, "b"), _append("t", 2, "a"), _append("t", 2, "c")]
    writer([_job(lambda: writer.write([create("t")])), *jobs])
    assert [job.value if job.error is None else type(job.error) for job in jobs] == [1, 2, Repeated, 3]
