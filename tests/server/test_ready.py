"""/readyz: can tables be played, and does anything need the operator's eye?"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import ANY

import pytest
from starlette.testclient import TestClient

from hareloom.bots.process import AnyMoveBots
from hareloom.server.bootstrap import FILE
from hareloom.server.http import ready
from hareloom.store import Change, SqliteStore, StoreProblem, StoreUnwritable


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "SECONDS_KEPT", 0)


def from_here(client: TestClient) -> TestClient:
    """A client on the server's own machine."""
    return TestClient(client.app, base_url="http://localhost:4273", client=("127.0.0.1", 5000))


def test_a_server_that_has_its_store_is_ready(client: TestClient) -> None:
    """All is well, and the answer is never an old one from a cache."""
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.headers["cache-control"] == "no-store"


def test_a_full_disk_is_not_ready_though_the_server_is_well(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The two addresses tell apart whether to restart the server or to look at its disk.

    The reason is for the operator alone.
    """
    tried: list[object] = []

    async def full(_store: SqliteStore, *changes: object) -> None:
        tried.extend(changes)
        await asyncio.sleep(0)
        raise StoreUnwritable(StoreProblem.FULL)

    monkeypatch.setattr(SqliteStore, "write", full)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert tried, "an empty transaction succeeds on a full disk"
    assert answer.json()["code"] == "not_ready"
    assert "room" not in answer.json()["detail"]
    assert "no room left" in from_here(client).get("/readyz").json()["detail"]
    forwarded = from_here(client).get("/readyz", headers={"X-Forwarded-For": "203.0.113.9"})
    assert "room" not in forwarded.json()["detail"]
    assert [record.message for record in caplog.records].count("not all is well") == 1
    assert client.get("/healthz").status_code == 200


def test_a_file_that_another_program_holds_is_not_ready(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes soon while the file is held, and is good again afterwards."""
    monkeypatch.setattr(ready, "SECONDS_FOR_STORE", 0.2)
    holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    held = from_here(client).get("/readyz")
    holder.execute("ROLLBACK")
    holder.close()
    monkeypatch.setattr(ready, "SECONDS_FOR_STORE", 5.0)
    assert held.status_code == 503
    assert "did not answer" in held.json()["detail"]
    assert client.get("/readyz").status_code == 200


def test_what_is_no_hindrance_yet_is_told_to_the_operator(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is nearly full and bots that fail leave the server ready, but not quite well."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=5 * 1024 * 1024))
    monkeypatch.setattr(AnyMoveBots, "failing", True)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"], answer.json()["details"]) == (200, "degraded", [])
    disk, bots = from_here(client).get("/readyz").json()["details"]
    assert "5 MB" in disk
    assert "bots" in bots


def test_strangers_who_ask_often_cost_one_write(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is good for a moment."""
    monkeypatch.setattr(ready, "SECONDS_KEPT", 60)
    written = []
    write = SqliteStore.write

    async def counted(store: SqliteStore, *changes: Change) -> None:
        written.append(changes)
        await write(store, *changes)

    monkeypatch.setattr(SqliteStore, "write", counted)
    assert {client.get("/readyz").status_code for _ in range(20)} == {200}
    assert [change for changes in written for change in changes if getattr(change, "name", "") == "ready"] == [ANY]
