"""``hareloom move`` takes everything from SQLite to PostgreSQL and back: all of it, or nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from tests.replays.making import file_of, stored_game
from tests.server.making_decks import guest, host, making
from tests.server.making_decks import made as made_deck

from hareloom.cli import main
from hareloom.server.bootstrap import FILE, PICTURES
from hareloom.store.moving import moving
from hareloom.store.moving.columns import COLUMNS, listed
from postgres import Server


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a stopped server: a table with two people and remarks, and a player's deck."""
    data = tmp_path_factory.mktemp("played")
    with making(data) as browser:
        code = host(browser)
        guest(browser, code, "Zoë")
        answer = browser.post(
            f"/api/tables/{code}/actions", json={"id": "r1", "action": {"do": "say", "text": "bonjour, l’ami 🐇"}}
        )
        assert answer.status_code == 200, answer.text
        made_deck(browser, 2, "table", table=code)
    game = data / "game.jsonl"
    game.write_bytes(file_of(stored_game(turns=1)))
    assert main(["replay", "import", str(game), "--data", str(data)]) == 0
    return data


@pytest.fixture
def here(played: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(played, tmp_path / "here", ignore=shutil.ignore_patterns("*.sock")))


@pytest.fixture
def url(postgres: Server, empty_database: str) -> str:
    """An empty database."""
    return postgres.url(empty_database)


def _contents(data: Path) -> dict[str, list[tuple[object, ...]]]:
    db = sqlite3.connect(data / FILE)
    found = {table: sorted(db.execute(f"SELECT {listed(table)} FROM {table}"), key=repr) for table in COLUMNS}
    db.close()
    files = {path.name: path.read_bytes() for path in (data / PICTURES).rglob("*.webp")}
    return {**found, "pictures": sorted(files.items())}


def test_there_and_back_again(here: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every row and every picture comes back as it was, from an empty database that was made ready on the way."""
    assert main(["move", "--data", str(here), "--to", url]) == 0
    assert capsys.readouterr().out.startswith("Moved: 1 tables, ")
    back = tmp_path / "back"
    assert main(["move", "--database", url, "--to", str(back)]) == 0
    assert _contents(back) == _contents(here)
    assert len(_contents(back)["pictures"]) >= 4


def test_a_server_goes_on_where_it_was(here: Path, url: str, tmp_path: Path) -> None:
    """After the move a server on PostgreSQL has the table and the deck, and numbers new rows after the old ones."""
    assert main(["move", "--data", str(here), "--to", url]) == 0
    (tmp_path / "new").mkdir()
    with making(tmp_path / "new", database=url) as browser:
        code = host(browser, "Mo")
        made_deck(browser, 1, "table", table=code)
        assert browser.get("/readyz").status_code == 200
    assert main(["store", "verify", "--database", url, "--data", str(here)]) == 0


def test_nothing_is_replaced(here: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A database or a folder that has something in it is refused, and stays as it was."""
    assert main(["move", "--data", str(here), "--to", url]) == 0
    before = _contents(here)
    assert main(["move", "--data", str(here), "--to", url]) == 2
    assert main(["move", "--database", url, "--to", str(here)]) == 2
    assert capsys.readouterr().err.count("is not empty") == 2
    assert _contents(here) == before
    assert main(["move", "--data", str(tmp_path / "none"), "--to", url]) == 2


@pytest.mark.parametrize("into", ["database", "folder"])
def test_all_or_nothing(here: Path, url: str, tmp_path: Path, into: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it breaks off at the end, nothing has arrived, neither row nor picture; the next attempt is whole."""
    back = tmp_path / "back"
    if into == "folder":
        assert main(["move", "--data", str(here), "--to", url]) == 0
    flags = ["--data", str(here), "--to", url] if into == "database" else ["--database", url, "--to", str(back)]

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_compare", broken)
        assert main(["move", *flags]) == 2
    if into == "folder":
        assert not any(_contents(back).values())
    assert main(["move", *flags]) == 0


def test_a_running_server_is_noticed(here: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While a server uses the folder or the database, nothing is moved."""
    with making(here):
        assert main(["move", "--data", str(here), "--to", url]) == 2
    assert "Another Hareloom is using" in capsys.readouterr().err
    assert main(["move", "--data", str(here), "--to", url]) == 0
    (tmp_path / "new").mkdir()
    with making(tmp_path / "new", database=url):
        assert main(["move", "--database", url, "--to", str(tmp_path / "back")]) == 2
    assert "Stop it first" in capsys.readouterr().err


_OWN = ("hareloom_steps", "gone_tables", "pictures", "recording_contents", "nodes", "presence")


def test_every_table_and_column_is_moved(here: Path, url: str) -> None:
    """Whatever the two databases have in common is on the list; what one of them has alone is known."""
    assert main(["migrate", "--database", url]) == 0
    db = sqlite3.connect(here / FILE)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql <> ''")]
    ours = {name: {row[1] for row in db.execute(f"PRAGMA table_info({name})")} for name in tables}
    db.close()

    async def columns() -> dict[str, set[str]]:
        admin = await asyncpg.connect(url)
        of_all = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        found = await admin.fetch(of_all)
        await admin.close()
        return {name: {row[1] for row in found if row[0] == name} for name, _ in found}

    theirs = asyncio.run(columns())
    listed = {table: set(names) for table, names in COLUMNS.items()}
    assert ours == {**listed, "log": listed["log"] | {"no"}}
    own = {name: theirs.pop(name) for name in _OWN}
    assert all(own.values())
    assert theirs == listed


def test_commands_say_what_to_do_instead(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Backup and restore name PostgreSQL's own tools; nothing to mend; verify of an empty database says so."""
    monkeypatch.setenv("HARELOOM_DATABASE", url)
    monkeypatch.setenv("HARELOOM_DATA", str(tmp_path))
    assert main(["backup", str(tmp_path / "x.tar.gz")]) == 2
    assert main(["restore", str(tmp_path / "x.tar.gz")]) == 2
    assert capsys.readouterr().err.count("pg_dump") == 2
    assert main(["store", "verify", "--mend"]) == 2
    assert main(["store", "verify"]) == 2
    assert "is empty" in capsys.readouterr().err
    assert main(["migrate"]) == 0
    assert main(["migrate"]) == 0
    assert [line.rpartition(": ")[2] for line in capsys.readouterr().out.splitlines()] == [
        "first, replays, recordings, due",
        "nothing to do",
    ]
    assert main(["store", "verify"]) == 0


def test_migrate_wants_a_database(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a database it says how to name one, and a wrong address is not repeated."""
    monkeypatch.delenv("HARELOOM_DATABASE", raising=False)
    assert main(["migrate"]) == 2
    assert "--database" in capsys.readouterr().err
    assert main(["migrate", "--database", "mysql://me:s3cret@db/x"]) == 2
    assert "s3cret" not in capsys.readouterr().err


def test_verify_finds_what_is_wrong(here: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A damaged picture, a log without its table and an event that nobody knows are found."""
    assert main(["move", "--data", str(here), "--to", url]) == 0

    async def spoil() -> None:
        admin = await asyncpg.connect(url)
        await admin.execute("UPDATE pictures SET content = 'x' WHERE name = (SELECT min(name) FROM pictures)")
        await admin.execute("INSERT INTO log SELECT 999, version, beside, actor, action_id, events, at FROM log")
        await admin.execute("""UPDATE log SET events = '[{"is":"never"}]' WHERE version = 1 AND table_no < 999""")
        await admin.close()

    asyncio.run(spoil())
    capsys.readouterr()
    assert main(["store", "verify", "--database", url, "--data", str(here)]) == 1
    said = capsys.readouterr().out
    assert [said.count(word) for word in ("is damaged", "belong to a missing row", "doesn't know")] == [1, 1, 1]
