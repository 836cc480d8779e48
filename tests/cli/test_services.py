"""Commands that work on a server's data find the folder of this machine's service, and take no other for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from hareloom.cli import main, services
from hareloom.cli.units import read_unit
from hareloom.server.rehearsal import CALLS_NOBODY
from hareloom.store import SqliteStore

FILE = "hareloom.sqlite3"
Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without services, and an operator without data; the folder of its units."""
    units = tmp_path / "units"
    units.mkdir()
    monkeypatch.setattr(services, "UNITS", (units,))
    monkeypatch.setattr(services, "PROCESSES", tmp_path / "no-processes")
    monkeypatch.setattr(services, "STATE", tmp_path / "state")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("HARELOOM_DATA", raising=False)
    return units


@pytest.fixture
def backup(tmp_path: Path, capsys: Said) -> Path:
    """A backup of a server that has no tables yet."""
    _store(tmp_path / "from")
    file = tmp_path / "backup.tar.gz"
    assert main(["backup", "--data", str(tmp_path / "from"), str(file)]) == 0
    assert f"0 tables of {tmp_path / 'from'}" in capsys.readouterr().out
    return file


def _store(data: Path) -> Path:
    data.mkdir(parents=True)
    asyncio.run(SqliteStore(data / FILE).close())
    return data


def _unit(folder: Path, text: str, name: str = "hareloom.service") -> None:
    (folder / name).write_text(f"[Unit]\nDescription=Cards\n[Service]\n{text}\n[Install]\n", encoding="utf-8")


def test_no_command_takes_the_operators_home_for_the_services_folder(
    backup: Path, machine: Path, tmp_path: Path, capsys: Said
) -> None:
    """With the unit of the docs installed: each says where the server's data is, and makes nothing at home."""
    _unit(machine, "ExecStart=/opt/hareloom/bin/hareloom serve --data ${STATE_DIRECTORY}\nStateDirectory=hareloom")
    for command in (
        ["restore", "--replace", str(backup)],
        ["restore", str(backup)],
        ["backup", str(tmp_path / "other.tar.gz")],
        ["store", "verify"],
        ["admin", "status"],
        ["deck", "list"],
        ["replay", "list"],
        ["storybook", "amberottervelvet"],
        ["move", "--to", "postgresql://localhost/hareloom"],
    ):
        assert main(command) == 2, command
        said = capsys.readouterr().err
        assert f"hareloom.service in {tmp_path / 'state' / 'hareloom'}" in said, command
        assert f"--data {tmp_path / 'state' / 'hareloom'}" in said, command
    assert not (tmp_path / "home").exists()
    # A folder that is named is taken, and so is the service's own.
    _store(tmp_path / "state" / "hareloom")
    assert main(["restore", "--replace", "--data", str(tmp_path / "state" / "hareloom"), str(backup)]) == 0
    assert main(["restore", "--data", str(tmp_path / "rehearsal"), str(backup)]) == 0


@pytest.mark.parametrize(
    ("unit", "folder"),
    [
        ("ExecStart=-/usr/bin/hareloom play --data=/srv/cards", "/srv/cards"),
        (
            "ExecStart=/usr/bin/python3 -m hareloom serve\nEnvironment=A=b 'HARELOOM_DATA=/srv/my cards'",
            "/srv/my cards",
        ),
        ("ExecStart=/usr/bin/hareloom serve\nEnvironmentFile=-{}/cards.env\nDynamicUser=yes", "/srv/from-a-file"),
        ("ExecStart=/usr/bin/hareloom serve \\\n  --data $WHERE\nEnvironment=WHERE=/srv/there", "/srv/there"),
        ("ExecStart=/usr/bin/old\nExecStart=\nExecStart=/usr/bin/hareloom serve --data /srv/new", "/srv/new"),
        ("ExecStart=/usr/bin/hareloom serve\nDynamicUser=yes", None),
        ("ExecStart=/usr/bin/hareloom backup --data /srv/cards /srv/backups", None),
        ("ExecStart=/usr/bin/other serve --data /srv/other", None),
    ],
)
def test_a_units_folder_is_found(machine: Path, unit: str, folder: str | None) -> None:
    """In a flag, a variable or a file of variables, and not where the unit is another program's."""
    (machine / "cards.env").write_text("# ours\nHARELOOM_DATA='/srv/from-a-file'\n", encoding="utf-8")
    _unit(machine, unit.format(machine), "cards.service")
    assert [str(each.data) for each in services.find_services()] == ([folder] if folder else [])


def test_a_drop_in_changes_a_unit(machine: Path) -> None:
    """As ``systemctl edit`` writes it: an empty value takes back what was there."""
    _unit(machine, "ExecStart=/usr/bin/hareloom serve --data /srv/old")
    (machine / "hareloom.service.d").mkdir()
    _unit(machine / "hareloom.service.d", "ExecStart=\nExecStart=/usr/bin/hareloom serve --data /srv/new", "o.conf")
    assert read_unit(machine / "hareloom.service").value("ExecStart").endswith("/srv/new")
    assert [str(each.data) for each in services.find_services()] == ["/srv/new"]


def test_tables_in_a_database_are_not_looked_for_in_the_folder(machine: Path, tmp_path: Path, capsys: Said) -> None:
    """After a move to PostgreSQL the old file is still there, and a backup of it would be worth nothing."""
    data = _store(tmp_path / "data")
    _unit(machine, f"ExecStart=/usr/bin/hareloom serve --data {data}\nEnvironment=HARELOOM_DATABASE=postgresql://h/h")
    for command in (["backup", str(tmp_path / "x.tar.gz")], ["restore", "--replace", "x.tar.gz"], ["store", "verify"]):
        assert main([*command, "--data", str(data)]) == 2
        assert "keeps its tables in a database" in capsys.readouterr().err
    assert main(["deck", "list", "--data", str(data)]) == 0


def test_the_folder_of_a_running_server_is_found(tmp_path: Path, machine: Path, capsys: Said) -> None:
    """By its command line, its environment, or where it would go by itself; other programs are none."""
    one = _process(machine, 11, ["/opt/h/bin/python", "/opt/h/bin/hareloom", "serve"], HARELOOM_DATA="running")
    _process(machine, 12, ["python3", "-m", "hareloom", "play"], XDG_DATA_HOME=str(tmp_path / "home"))
    _process(machine, 13, ["vim", "hareloom"], HARELOOM_DATA="/srv/none")
    assert {each.name: each.data for each in services.find_services()} == {
        "process 11": one / "running",
        "process 12": tmp_path / "home" / "hareloom",
    }
    assert main(["backup", str(tmp_path / "x.tar.gz")]) == 2
    assert f"process 11 in {one / 'running'}. Nothing was done in {tmp_path / 'home'}" in capsys.readouterr().err


def _process(machine: Path, number: int, command: list[str], **environment: str) -> Path:
    """A process as /proc lists it; the folder it works in."""
    folder = machine.parent / "no-processes" / str(number)
    folder.mkdir(parents=True)
    (folder / "cmdline").write_bytes(b"".join(os.fsencode(word) + b"\0" for word in command))
    variables = (f"{name}={value}" for name, value in environment.items())
    (folder / "environ").write_bytes(b"".join(os.fsencode(variable) + b"\0" for variable in variables))
    (folder / "cwd").symlink_to(machine.parent)
    (folder / "root").symlink_to("/")
    return machine.parent


def test_restoring_or_backing_up_nothing_is_refused(backup: Path, tmp_path: Path, capsys: Said) -> None:
    """Where no server has kept its data: nothing is written, and the folder is named."""
    for folder in ("none", "empty", "leftover", "another"):
        if folder != "none":
            (tmp_path / folder).mkdir()
    (tmp_path / "leftover" / FILE).touch()
    with contextlib.closing(sqlite3.connect(tmp_path / "another" / FILE)) as db:
        db.execute("CREATE TABLE tables (id)")
    for folder in ("none", "empty", "leftover", "another"):
        data = tmp_path / folder
        before = sorted(data.glob("*"))
        assert main(["backup", "--data", str(data), str(tmp_path / "x.tar.gz")]) == 2, folder
        assert f"nothing to back up in {data}" in capsys.readouterr().err
        if folder != "another":
            assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 2, folder
            assert f"nothing to replace in {data}" in capsys.readouterr().err
        assert sorted(data.glob("*")) == before
    assert main(["restore", str(backup)]) == 2
    assert "--data FOLDER" in capsys.readouterr().err
    assert not (tmp_path / "home").exists()
    assert not (tmp_path / "x.tar.gz").exists()


def test_a_failed_restore_leaves_nothing_behind(
    backup: Path, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a folder nor a lock; and what was moved aside already is back in its place."""
    half = tmp_path / "half.tar.gz"
    half.write_bytes(backup.read_bytes()[:-200])
    for wrong in (half, tmp_path / "missing.tar.gz"):
        assert main(["restore", "--data", str(tmp_path / "new" / "folder"), str(wrong)]) == 2
    assert not (tmp_path / "new").exists()
    data = _store(tmp_path / "data")
    (data / "decks" / "mine").mkdir(parents=True)
    (data / "decks" / "mine" / "deck.json").touch()
    before = sorted(data.rglob("*"))

    def full(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("hareloom.server.backup._give_to_owner", lambda *_: full(data))
    capsys.readouterr()
    assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 2
    assert "nothing has changed" in capsys.readouterr().err
    assert sorted(data.rglob("*")) == before
    assert main(["restore", "--data", str(tmp_path / "new"), str(backup)]) == 2
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_newer_version_is_refused_before_anything_is_moved(tmp_path: Path, capsys: Said) -> None:
    """Its database would only be found unusable when the server starts."""
    data = _store(tmp_path / "data")
    with contextlib.closing(sqlite3.connect(data / FILE)) as db:
        db.execute("PRAGMA user_version = 9999")
    assert main(["backup", "--data", str(data), str(tmp_path / "newer.tar.gz")]) == 0
    assert main(["restore", "--data", str(tmp_path / "here"), str(tmp_path / "newer.tar.gz")]) == 2
    assert "newer Hareloom" in capsys.readouterr().err
    assert not (tmp_path / "here").exists()


def test_what_root_restores_belongs_to_the_server(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the folder's owner, or a service with a user of its own could not open its file."""
    given: list[str] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *_, **__: given.append(Path(path).name))
    data = _store(tmp_path / "data")
    assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 0
    assert {FILE, f"{FILE}.lock"} < set(given)
    assert sum(name.startswith("before-restore-") for name in given) == 1


def test_a_rehearsal_says_so_and_a_real_restore_does_not(backup: Path, tmp_path: Path, capsys: Said) -> None:
    """A new folder may be a rehearsal; the folder whose data was replaced is the server's."""
    data = _store(tmp_path / "data")
    assert main(["restore", "--replace", "--data", str(data), str(backup)]) == 0
    assert "calls no players" not in capsys.readouterr().out
    assert not (data / CALLS_NOBODY).exists()
    assert main(["restore", "--data", str(tmp_path / "new"), str(backup)]) == 0
    assert str(tmp_path / "new" / CALLS_NOBODY) in capsys.readouterr().out
    assert main(["restore", "--replace", "--data", str(tmp_path / "new"), str(backup)]) == 0
    assert (tmp_path / "new" / CALLS_NOBODY).is_file()
