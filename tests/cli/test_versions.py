"""From one version to the next and back, as docs/HOSTING.md says: with real servers, on data of an older version."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from tests.server.wire import do, serving

from hareloom.cli import main
from hareloom.store.sql.schema import STEPS

OLD = Path(__file__).parents[1] / "tables" / "old"
FACTS: dict[str, dict[str, Any]] = json.loads((OLD / "format-3.json").read_text(encoding="utf-8"))
FILE = "hareloom.sqlite3"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of an older version."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(OLD / "format-3.sqlite3", folder / FILE)
    return folder


def version_of(data: Path, change: int | None = None) -> int:
    """The format of the file, after it was changed."""
    with closing(sqlite3.connect(data / FILE)) as db:
        if change is not None:
            db.execute(f"PRAGMA user_version = {change}")
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        return found


def person(table: str, name: str) -> dict[str, Any]:
    """A person of the old data, as a client knows itself."""
    person_id, secret = FACTS[table]["people"][name]
    return {"code": FACTS[table]["code"], "person": person_id, "secret": secret}


async def seats_in_the_lobby(data: Path, *, add: bool) -> int:
    """Start a server on it; how many sit in the old lobby, after Ida has added a bot or not."""
    async with serving(data) as (server, _), httpx.AsyncClient() as http:
        ida = person("lobby", "Ida")
        if add:
            await do(server, http, ida, "add_bot")
        headers = {"Authorization": f"Bearer {ida['secret']}"}
        answer = await http.get(f"http://{server}/api/tables/{ida['code']}/view", headers=headers)
        return len(answer.json()["table"]["seats"])


def hareloom(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as an operator does."""
    command = [sys.executable, "-m", "hareloom", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_an_update_and_the_way_back(data: Path, tmp_path: Path) -> None:
    """A backup, the update, a game goes on; then the backup in its place, and all is as before the update."""
    backup = tmp_path / "before.tar.gz"
    assert main(["backup", "--data", str(data), str(backup)]) == 0
    assert version_of(data) == 3, "a backup migrates nothing"
    assert asyncio.run(seats_in_the_lobby(data, add=True)) == 4
    assert version_of(data) == len(STEPS)
    assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 0
    assert version_of(data) == 3, "an older version can open it again"
    assert asyncio.run(seats_in_the_lobby(data, add=False)) == 3


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["play", "--no-browser", "--port", "0"], ["store", "verify"]]
)
def test_newer_data_is_refused_with_a_sentence(data: Path, command: list[str]) -> None:
    """It says what to do, without a traceback, and the file stays as it was."""
    asyncio.run(seats_in_the_lobby(data, add=False))
    version_of(data, change=len(STEPS) + 1)
    before = (data / FILE).read_bytes()
    said = hareloom(*command, "--data", str(data))
    assert said.returncode == 2
    assert said.stdout == ""
    (sentence,) = said.stderr.splitlines()
    assert sentence.startswith(f"hareloom: {data / FILE} was written by a newer Hareloom")
    assert "Start the newer one again" in sentence
    assert sentence.endswith("hareloom restore --replace FILE.")
    assert (data / FILE).read_bytes() == before
    written = data / f"{FILE}-wal"
    assert not written.exists() or written.stat().st_size == 0


def test_the_way_back_from_newer_data(data: Path, tmp_path: Path) -> None:
    """What the sentence says works: the newer data is moved aside, not lost, and the old tables are played."""
    backup = tmp_path / "before.tar.gz"
    assert main(["backup", "--data", str(data), str(backup)]) == 0
    version_of(data, change=len(STEPS) + 1)
    assert hareloom("restore", "--replace", "--data", str(data), str(backup)).returncode == 0
    assert asyncio.run(seats_in_the_lobby(data, add=True)) == 4
    aside = [file for file in tmp_path.rglob(FILE) if file != data / FILE]
    assert [version_of(file.parent) for file in aside] == [len(STEPS) + 1]
