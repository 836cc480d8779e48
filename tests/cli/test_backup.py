"""A backup is made while people play, checked, and restored elsewhere: the game goes on there."""

from __future__ import annotations

import asyncio
import io
import stat
import tarfile
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from tests.server.wire import do, enter, serving

from hareloom.cli import main
from hareloom.server.backup import LIST

FILE = "hareloom.sqlite3"


async def _play(data: Path, backup: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table, a backup in the middle of it, and what happens afterwards; who was there, and what they saw then."""
    async with serving(data) as (server, _), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        await do(server, http, host, "add_bot")
        await do(server, http, host, "say", text="Good evening")
        (data / "decks" / "mine").mkdir(parents=True)
        (data / "decks" / "mine" / "deck.json").write_text("{}", encoding="utf-8")
        assert await asyncio.to_thread(main, ["backup", "--data", str(data), str(backup)]) == 0
        seen = await _look(server, http, host)
        await do(server, http, host, "add_bot")
        return host, seen


async def _look(server: str, http: httpx.AsyncClient, who: dict[str, Any]) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {who['secret']}"}
    answer = await http.get(f"http://{server}/api/tables/{who['code']}/view", headers=headers)
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture
def made(tmp_path: Path) -> tuple[Path, dict[str, Any], dict[str, Any]]:
    """A backup of a server that ran on, who was at its table, and what they saw."""
    backup = tmp_path / "backup.tar.gz"
    (tmp_path / "data").mkdir()
    host, seen = asyncio.run(_play(tmp_path / "data", backup))
    return backup, host, seen


def test_a_backup_is_restored_and_played_on(made: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path) -> None:
    """As docs/HOSTING.md rehearses it: check, restore elsewhere, start; secrets, seats, talk and decks are there."""
    backup, host, seen = made
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert main(["verify", str(backup)]) == 0
    again = tmp_path / "again"
    assert main(["restore", "--data", str(again), str(backup)]) == 0
    assert (again / "decks" / "mine" / "deck.json").is_file()
    assert stat.S_IMODE((again / FILE).stat().st_mode) == 0o600
    assert list(tmp_path.glob(".hareloom-*")) == []

    async def go_on() -> None:
        async with serving(again) as (server, _), httpx.AsyncClient() as http:
            found = await _look(server, http, host)
            assert (found["table"]["seats"], found["remarks"]) == (seen["table"]["seats"], seen["remarks"])
            await do(server, http, host, "add_bot")

    asyncio.run(go_on())


def test_restoring_moves_what_was_there_aside(
    made: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Never without being told to, and never while a server runs."""
    backup, host, seen = made
    data = tmp_path / "data"
    before = (data / FILE).read_bytes()
    assert main(["restore", "--data", str(data), str(backup)]) == 2
    assert "--replace" in capsys.readouterr().err

    async def beside_a_server() -> int:
        async with serving(data):
            return await asyncio.to_thread(main, ["restore", "--replace", "--data", str(data), str(backup)])

    assert asyncio.run(beside_a_server()) == 2
    assert "Another Hareloom is using" in capsys.readouterr().err
    assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 0
    (aside,) = data.glob("before-restore-*")
    assert len((aside / FILE).read_bytes()) >= len(before) // 2

    async def look() -> dict[str, Any]:
        async with serving(data) as (server, _), httpx.AsyncClient() as http:
            return await _look(server, http, host)

    assert asyncio.run(look())["table"]["seats"] == seen["table"]["seats"]


def test_a_damaged_backup_is_refused_before_anything_is_moved(
    made: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cut off, changed, with a path that leads out, or no backup at all: it says so, and the data stays."""
    backup, _, _ = made
    data = tmp_path / "data"
    before = (data / FILE).read_bytes()
    whole = backup.read_bytes()
    half = tmp_path / "half.tar.gz"
    half.write_bytes(whole[: len(whole) // 2])
    junk = tmp_path / "junk.tar.gz"
    junk.write_bytes(b"junk")
    for wrong in (half, junk, _changed(backup, tmp_path, FILE), _changed(backup, tmp_path, "../../escaped")):
        assert main(["restore", "--replace", "--data", str(data), str(wrong)]) == 2, wrong
        assert main(["verify", str(wrong)]) == 2
        assert capsys.readouterr().err
    assert (data / FILE).read_bytes() == before
    assert not (tmp_path.parent / "escaped").exists()
    assert list(data.glob("before-restore-*")) == []


def _changed(backup: Path, folder: Path, name: str) -> Path:
    """The backup with another file in it, or another content of one."""
    wrong = folder / f"wrong-{len(name)}.tar.gz"
    with tarfile.open(backup) as old, tarfile.open(wrong, "w:gz") as new:
        for member in old:
            content = old.extractfile(member)
            if content is not None and member.name != name:
                new.addfile(member, content)
                if member.name == LIST:
                    other = tarfile.TarInfo(name)
                    other.size = 2
                    new.addfile(other, io.BytesIO(b"hm"))
    return wrong


def test_a_folder_keeps_the_newest_backups(
    made: tuple[Path, dict[str, Any], dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The timer's way: names with the time, old ones deleted, other files left alone; nothing is ever replaced."""
    backup, _, _ = made
    folder = tmp_path / "backups"
    folder.mkdir()
    for old in ("hareloom-2020-01-01T000000.tar.gz", "hareloom-2021-01-01T000000.tar.gz", "notes.txt"):
        (folder / old).touch()
    assert main(["backup", "--data", str(tmp_path / "data"), "--keep", "2", str(folder)]) == 0
    kept = sorted(path.name for path in folder.iterdir())
    assert (len(kept), kept[0], kept[-1]) == (3, "hareloom-2021-01-01T000000.tar.gz", "notes.txt")
    assert main(["backup", "--data", str(tmp_path / "data"), str(backup)]) == 2
    assert main(["backup", "--data", str(tmp_path / "nothing"), str(folder / "x.tar.gz")]) == 2
    assert main(["backup", "--data", str(tmp_path / "data"), "--keep", "0", str(folder)]) == 2
    assert "exists already" in capsys.readouterr().err
