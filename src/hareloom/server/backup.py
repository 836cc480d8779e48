"""Backups: everything that a server keeps, in one file that can be checked and restored.

The file is a tar archive of the database, the added decks, the pictures of players' decks and the recordings of clues,
with a list of their hashes. It holds people's names, so only its owner can read it.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from hareloom import __version__
from hareloom.mistake import Mistake
from hareloom.server.bootstrap import FILE, RECORDINGS
from hareloom.server.rehearsal import CALLS_NOBODY, mark_rehearsal
from hareloom.store import StoreError
from hareloom.store.disk.recordings import DiskRecordings
from hareloom.store.sql.schema import STEPS
from hareloom.store.sqlite.file import APPLICATION_ID, lock

LIST = "backup.json"
FOLDERS = ("decks", "pictures", RECORDINGS)
"""What is kept beside the database."""
ATTEMPTS = 5
SUFFIX = ".tar.gz"
PATTERN = f"hareloom-*{SUFFIX}"


class Contents(Struct, frozen=True):
    """What is in a backup."""

    version: str
    """Of the server that made it."""
    made_at: int
    files: dict[str, str]
    """Each file's SHA-256, by its path in the data folder."""


_read_contents = msgspec.json.Decoder(Contents).decode


class Made(Struct, frozen=True):
    """A backup that was made."""

    file: Path
    tables: int


def make_backup(data: Path, target: Path) -> Made:
    """Write a backup of the data folder, while a server may be using it; into a folder under a name with the time."""
    tables = _count_tables(data)
    if tables is None:
        raise Mistake(
            f"There is nothing to back up in {data}: no server has kept its data there. Name its folder with --data. "
            "Tables in PostgreSQL are backed up with its own tools (docs/HOSTING.md)."
        )
    if target.is_dir():
        target = target / f"hareloom-{time.strftime('%Y-%m-%dT%H%M%S')}{SUFFIX}"
    if target.exists():
        raise Mistake(f"{target} exists already. Choose another name: a backup replaces nothing.")
    partial = target.with_name(target.name + ".partial")
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".hareloom-") as folder:
            _write_all(partial, Path(folder), data)
        partial.rename(target)
    except (OSError, sqlite3.Error) as problem:
        partial.unlink(missing_ok=True)
        raise Mistake(f"The backup could not be written: {problem}.") from problem
    return Made(target, tables)


def _count_tables(data: Path) -> int | None:
    """Count the tables that a server keeps there; None where none has kept anything."""
    file = data / FILE
    try:
        if not file.is_file() or not file.stat().st_size:
            return None
        with contextlib.closing(_opened(file)) as db:
            if db.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                return None
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            return int(tables)
    except PermissionError as problem:
        raise Mistake(f"You may not read {data}. Run this as the user who runs the server, or as root.") from problem
    except sqlite3.Error as problem:
        raise Mistake(f"{file} can't be read: {problem}. 'hareloom store verify' says what is wrong.") from problem


def _opened(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def _write_all(partial: Path, folder: Path, data: Path) -> None:
    """Write it, again if a deck or a clue went meanwhile: then the database and the files are of two moments."""
    for attempt in range(ATTEMPTS):
        copy = folder / f"{attempt}-{FILE}"
        # First the database: a picture that it names was there before, and one that came later does no harm.
        _copy_database(data / FILE, copy)
        try:
            if attempt < ATTEMPTS - 1:
                _check_recordings(copy, data)
            _write(partial, copy, data)
        except FileNotFoundError:
            partial.unlink(missing_ok=True)
            if attempt == ATTEMPTS - 1:
                raise
        else:
            return


def _check_recordings(copy: Path, data: Path) -> None:
    """Is every recording there that the copy names? They come and go with the turns of games."""
    with contextlib.closing(sqlite3.connect(copy)) as db:
        known = db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'recordings'").fetchone()
        names = [name for (name,) in db.execute("SELECT name FROM recordings")] if known else []
    files = DiskRecordings(data / RECORDINGS, clean=False)
    if not all(files.file(name).is_file() for name in names):
        raise FileNotFoundError("a recording has gone")


def _copy_database(source: Path, copy: Path) -> None:
    """Copy it as it is at one moment, all pages in order. What lies in its write-ahead log is in the copy."""
    with contextlib.closing(_opened(source)) as db:
        db.execute("VACUUM INTO ?", (str(copy),))


def _write(partial: Path, database: Path, data: Path) -> None:
    files = {FILE: database}
    for name in FOLDERS:
        paths = (data / name).rglob("*")
        found = sorted(path for path in paths if path.is_file() and not path.is_symlink() and path.name[0] != ".")
        files |= {path.relative_to(data).as_posix(): path for path in found}
    contents = Contents(__version__, round(time.time() * 1000), {name: _hash(path) for name, path in files.items()})
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as archive:
            listed = msgspec.json.encode(contents)
            header = tarfile.TarInfo(LIST)
            header.size = len(listed)
            archive.addfile(header, io.BytesIO(listed))
            for name, path in files.items():
                archive.add(path, name, recursive=False)
        out.flush()
        os.fsync(out.fileno())


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unpack(backup: Path, folder: Path) -> Contents:
    """Unpack a backup into an empty folder, and compare every file with its hash."""
    try:
        with tarfile.open(backup, "r:gz") as archive:
            return _unpacked(archive, backup, folder)
    except (OSError, tarfile.TarError, EOFError, msgspec.DecodeError) as problem:
        raise Mistake(f"{backup} is not a whole backup: {problem}.") from problem


def _unpacked(archive: tarfile.TarFile, backup: Path, folder: Path) -> Contents:
    first = archive.next()
    listed = archive.extractfile(first) if first is not None and first.name == LIST else None
    if listed is None:
        raise Mistake(f"{backup} is not a backup of Hareloom.")
    contents = _read_contents(listed.read())
    missing = dict(contents.files)
    while (member := archive.next()) is not None:
        path = PurePosixPath(member.name)
        known = missing.pop(member.name, None)
        inside = not path.is_absolute() and ".." not in path.parts and (member.name == FILE or path.parts[0] in FOLDERS)
        source = archive.extractfile(member) if member.isfile() else None
        if known is None or not inside or source is None:
            raise Mistake(f"{backup} has a file that doesn't belong there: {member.name}.")
        target = folder / path
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            shutil.copyfileobj(source, out)
        if _hash(target) != known:
            raise Mistake(f"{backup} is damaged: {member.name} is not what it was.")
    if missing:
        raise Mistake(f"{backup} is damaged: {next(iter(missing))} is missing.")
    return contents


def restore(backup: Path, data: Path, *, replace: bool) -> Path | None:
    """Put a backup into a data folder that no server uses. What was there is moved aside; where to, or None.

    All of it is done or nothing: what fails leaves the folder as it was, or leaves none. A folder that was new is taken
    for a rehearsal, whose server calls no players.
    """
    # An empty file is what a lock leaves behind.
    try:
        before = any(_has_something(path) for path in (data / FILE, *(data / name for name in FOLDERS)))
    except PermissionError as problem:
        raise Mistake(f"You may not read {data}. Run this as the user who runs the server, or as root.") from problem
    if before and not replace:
        raise Mistake(f"{data} has tables already. With --replace they are moved aside, not deleted.")
    if replace and not before:
        raise Mistake(
            f"There is nothing to replace in {data}: no server has kept its data there. Name the server's folder with "
            "--data; to restore into a new folder, leave --replace out."
        )
    if not backup.is_file():
        raise Mistake(f"There is no file {backup}.")
    with contextlib.ExitStack() as undo:
        try:
            return _restored(backup, data, undo, before=before)
        except StoreError as problem:
            raise Mistake(str(problem)) from problem
        except OSError as problem:
            raise Mistake(f"The backup could not be restored, and nothing has changed: {problem}.") from problem


def _has_something(path: Path) -> bool:
    return any(path.iterdir()) if path.is_dir() else path.is_file() and path.stat().st_size > 0


def _restored(backup: Path, data: Path, undo: contextlib.ExitStack, *, before: bool) -> Path | None:
    _make_folder(data, undo)
    for made in (FILE, f"{FILE}.lock", CALLS_NOBODY):
        if not (data / made).exists():
            undo.callback((data / made).unlink, missing_ok=True)
    held = lock(data / FILE)
    undo.callback(os.close, held)
    with tempfile.TemporaryDirectory(dir=data, prefix=".restore-") as folder:
        unpacked = Path(folder)
        contents = unpack(backup, unpacked)
        _check_database(backup, unpacked / FILE, contents)
        aside = _moved_aside(data, undo) if before else None
        for name in (FILE, *FOLDERS):
            if (unpacked / name).exists():
                (unpacked / name).replace(data / name)
                undo.callback(_remove, data / name)
    if not before:
        mark_rehearsal(data)
    _give_to_owner(data, aside)
    undo.pop_all()
    os.close(held)
    return aside


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _make_folder(folder: Path, undo: contextlib.ExitStack) -> None:
    """Make a folder and those above it. Undone, none of them is left."""
    if not folder.is_dir():
        _make_folder(folder.parent, undo)
        folder.mkdir(mode=0o700)
        undo.callback(folder.rmdir)


def _check_database(backup: Path, database: Path, contents: Contents) -> None:
    """Refuse a database that this version can't serve, before anything is moved."""
    try:
        with contextlib.closing(_opened(database)) as db:
            (application_id,) = db.execute("PRAGMA application_id").fetchone()
            (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as problem:
        raise Mistake(f"{backup} has no database that can be read: {problem}.") from problem
    if application_id != APPLICATION_ID:
        raise Mistake(f"{backup} has no data of a server.")
    if version > len(STEPS):
        raise Mistake(f"{backup} was made by a newer Hareloom, {contents.version}. Restore it with that one.")


def _moved_aside(data: Path, undo: contextlib.ExitStack) -> Path:
    aside = data / f"before-restore-{time.strftime('%Y-%m-%dT%H%M%S')}"
    aside.mkdir(mode=0o700)
    undo.callback(aside.rmdir)
    for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", *FOLDERS):
        if (data / name).exists():
            (data / name).replace(aside / name)
            undo.callback((aside / name).replace, data / name)
    return aside


def _give_to_owner(data: Path, aside: Path | None) -> None:
    """Give what root has restored to the folder's owner, or the server could not read it."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    owner = data.stat()
    for path in (*data.iterdir(), *(each for name in FOLDERS for each in (data / name).rglob("*"))):
        # What was moved aside is as it was.
        if aside is None or path != aside:
            os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)
    if aside is not None:
        os.chown(aside, owner.st_uid, owner.st_gid)


def forget_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest backups in a folder; their names have the time."""
    old = sorted(folder.glob(PATTERN))[:-keep]
    for backup in old:
        backup.unlink()
    return old
