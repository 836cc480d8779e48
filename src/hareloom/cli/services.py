"""Finds the Hareloom services of this machine, so that no command takes another folder for theirs.

A service's folder is in its systemd unit, or in the command line and the environment of its process.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hareloom.cli.units import Unit, read_unit
from hareloom.mistake import Mistake
from hareloom.server.settings import PREFIX, Settings, settings

UNITS = tuple(
    Path(folder)
    for folder in (
        "/etc/systemd/system",
        "/run/systemd/system",
        "/usr/local/lib/systemd/system",
        "/usr/lib/systemd/system",
    )
)
PROCESSES = Path("/proc")
STATE = Path("/var/lib")
DATA, DATABASE = PREFIX + "DATA", PREFIX + "DATABASE"


@dataclass(frozen=True, slots=True)
class Service:
    """A server that is installed or running."""

    name: str
    data: Path
    database: bool
    """Whether its tables are in PostgreSQL."""


def data_settings(
    options: argparse.Namespace, environment: Mapping[str, str], *, host: str = "", tables: bool = True
) -> Settings:
    """The settings of a command that works on a server's data, which has --data and may have --database.

    Without tables it is about what lies in the folder wherever the tables are. A Mistake says that a service has
    another folder than the command would take, or a database.
    """
    flags = {name: getattr(options, name, None) for name in ("data", "database")}
    chosen = settings(flags, environment, host=host)
    if chosen.database is not None:
        return chosen
    check_folder(options.data, environment, chosen.data)
    for each in find_services() if tables else ():
        if each.database and _same(each.data, chosen.data):
            raise Mistake(
                f"{each.name} keeps its tables in a database, not in {chosen.data}. Name it in {DATABASE}, "
                "as the service does."
            )
    return chosen


def check_folder(flag: str | None, environment: Mapping[str, str], data: Path) -> None:
    """Raise a Mistake where nobody named the data folder, and a service has another one than the default."""
    if flag is not None or environment.get(DATA):
        return
    elsewhere = [each for each in find_services() if not _same(each.data, data)]
    if elsewhere:
        named = " and ".join(f"{each.name} in {each.data}" for each in elsewhere)
        raise Mistake(
            f"This machine's server keeps its data elsewhere: {named}. Nothing was done in {data}. "
            f"Name the folder that you mean, such as --data {elsewhere[0].data}."
        )


def _same(one: Path, other: Path) -> bool:
    # With DynamicUser, /var/lib/hareloom is a link to /var/lib/private/hareloom.
    return os.path.realpath(one) == os.path.realpath(other)


def find_services() -> Iterator[Service]:
    """Give the services that are installed, and the servers that run. Each folder is named once."""
    seen: set[str] = set()
    for service in (*_installed(), *_running()):
        place = os.path.realpath(service.data)
        if place not in seen:
            seen.add(place)
            yield service


def _installed() -> Iterator[Service]:
    for folder in UNITS:
        for path in sorted(folder.glob("*.service")):
            with contextlib.suppress(OSError, ValueError, RuntimeError):
                unit = read_unit(path)
                service = _service_of(unit)
                if service is not None:
                    yield service


def _service_of(unit: Unit) -> Service | None:
    variables = unit.environment()
    command = unit.command(variables | unit.folders(STATE))
    if not _serves(command):
        return None
    data = _flag(command, "--data") or variables.get(DATA)
    if data is None and not unit.value("DynamicUser"):
        data = _default_folder(variables, unit.value("User") or "root")
    return None if data is None else Service(unit.name, Path(data), _has_database(command, variables))


def _running() -> Iterator[Service]:
    """Give the servers that run as this user; root sees all, but none in a container."""
    if not hasattr(os, "geteuid"):
        return
    me = os.geteuid()
    for process in PROCESSES.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if me not in (0, process.stat().st_uid):
                continue
            command = _texts(process / "cmdline")
            if not _serves(command) or not (process / "root").samefile("/"):
                continue
            variables = dict(text.partition("=")[::2] for text in _texts(process / "environ"))
            data = _flag(command, "--data") or variables.get(DATA) or _default_folder(variables, "")
            if data is not None:
                place = process.joinpath("cwd").readlink() / Path(data).expanduser()
                yield Service(f"process {process.name}", place, _has_database(command, variables))


def _texts(path: Path) -> list[str]:
    return [text.decode(errors="replace") for text in path.read_bytes().split(b"\0") if text]


def _serves(command: Sequence[str]) -> bool:
    """Is this ``hareloom serve`` or ``hareloom play``, as a program or as a module?"""
    for word, following in itertools.pairwise(command):
        if Path(word).name in ("hareloom", "hareloom.exe"):
            return following in ("serve", "play")
    return False


def _flag(command: Sequence[str], flag: str) -> str | None:
    for word, following in zip(command, [*command[1:], ""], strict=True):
        if word == flag and following:
            return following
        if word.startswith(f"{flag}="):
            return word.partition("=")[2]
    return None


def _has_database(command: Sequence[str], variables: Mapping[str, str]) -> bool:
    return bool(_flag(command, "--database") or variables.get(DATABASE))


def _default_folder(variables: Mapping[str, str], user: str) -> str | None:
    """Where a server keeps its data that nobody told where to."""
    if variables.get("XDG_DATA_HOME"):
        return str(Path(variables["XDG_DATA_HOME"]) / "hareloom")
    home = variables.get("HOME") or (f"~{user}" if user else "")
    return str(Path(home).expanduser() / ".local" / "share" / "hareloom") if home else None
