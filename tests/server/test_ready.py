"""/readyz: can tables be played?"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hareloom.server.bootstrap import FILE
from hareloom.server.http import routes as http
from hareloom.store import SqliteStore, StoreProblem, StoreUnwritable


def test_a_server_that_has_its_store_is_ready(client: TestClient) -> None:
    """All is well, and the answer is never an old one from a cache."""
    answer = client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.headers["cache-control"] == "no-store"


def test_a_full_disk_is_not_ready_though_the_server_is_well(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two addresses tell apart whether to restart the server or to look at its disk."""

    async def full(_store: SqliteStore, *_: object) -> None:
        await asyncio.sleep(0)
        raise StoreUnwritable(StoreProblem.FULL)

    monkeypatch.setattr(SqliteStore, "write", full)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["code"] == "not_ready"
    assert "no room left" in answer.json()["detail"]
    assert client.get("/healthz").status_code == 200


def test_a_file_that_another_program_holds_is_not_ready(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes soon while the file is held, and is good again afterwards."""
    monkeypatch.setattr(http, "SECONDS_FOR_STORE", 0.2)
    holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    held = client.get("/readyz")
    holder.execute("ROLLBACK")
    holder.close()
    monkeypatch.setattr(http, "SECONDS_FOR_STORE", 5.0)
    assert held.status_code == 503
    assert "did not answer" in held.json()["detail"]
    assert client.get("/readyz").status_code == 200
