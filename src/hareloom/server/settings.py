"""The server's settings, each defined once, as a flag and as an environment variable.

docs/SETTINGS.md describes them for people; a test compares the two.
"""

from __future__ import annotations

import ipaddress
import logging
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from hareloom.mistake import Mistake
from hareloom.server.caps import Caps, checked_caps
from hareloom.server.journal import note
from hareloom.server.links import checked_public_url
from hareloom.server.notices import checked_contacts, checked_expiry, checked_notice
from hareloom.server.ports import checked_port

PREFIX = "HARELOOM_"
PORT = 4273  # "hare" on a telephone's keys
KEEP = 180
MOST_DAYS = 36_500


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings, checked."""

    host: str
    port: int
    public_url: str | None
    data: Path
    trusted_proxies: str
    keep: int
    """Days after which an inactive table is deleted."""
    metrics_port: int | None
    limits: Caps
    privacy_notice: str | None = None
    """The operator's words, Markdown of the simplest kind."""
    security_contact: tuple[str, ...] = ()
    security_expires: datetime | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting, with its flag and its variable."""

    name: str
    """The field of Settings."""
    placeholder: str
    help: str
    read: Callable[[str], Any]
    """Turns the text of a flag or a variable into the value, or raises a Mistake."""

    @property
    def flag(self) -> str:
        """As written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """As written in the environment."""
        return PREFIX + self.name.upper()


def _checked_host(text: str) -> str:
    host = text.strip().strip("[]")
    if not host or "/" in host or any(c.isspace() for c in host):
        raise Mistake(f"{text!r} is not an address to listen on. Write 0.0.0.0, 127.0.0.1, or an address of yours.")
    return host


def _checked_folder(text: str) -> Path:
    if not text.strip():
        raise Mistake("The data folder's name is empty. Name a folder, or leave the setting out.")
    return Path(text).expanduser().absolute()


def _checked_days(text: str) -> int:
    if not text.strip().isascii() or not text.strip().isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise Mistake(f"{text!r} is not a number of days. Write one from 1 to {MOST_DAYS}.")
    return int(text)


def _checked_proxies(text: str) -> str:
    addresses = [one.strip() for one in text.split(",")]
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError:
            example = "Write it like 127.0.0.1 or 10.0.0.0/8, several with commas between them."
            raise Mistake(f"{address!r} is not an address of a proxy. {example}") from None
    return ",".join(addresses)


CHOICES = (
    Choice("host", "ADDRESS", "listen on this address", _checked_host),
    Choice("port", "PORT", f"listen on this port (default: {PORT}; 0 takes any free one)", checked_port),
    Choice("public_url", "URL", "the link people come by, behind a tunnel or a proxy", checked_public_url),
    Choice("data", "FOLDER", "keep tables and added decks in this folder", _checked_folder),
    Choice("trusted_proxies", "ADDRESSES", "believe these proxies about who asks", _checked_proxies),
    Choice("keep", "DAYS", f"delete tables that are inactive for this many days (default: {KEEP})", _checked_days),
    Choice("metrics_port", "PORT", "serve Prometheus metrics on this port of 127.0.0.1", checked_port),
    Choice("limits", "NAME=NUMBER,...", "set limits, such as watchers=200", checked_caps),
    Choice("privacy_notice", "FILE", "show this text to everybody, as your privacy notice", checked_notice),
    Choice("security_contact", "ADDRESSES", "name these contacts in security.txt", checked_contacts),
    Choice("security_expires", "DAY", "the day from which security.txt is out of date", checked_expiry),
)


def settings(flags: Mapping[str, str | None], environment: Mapping[str, str], *, host: str) -> Settings:
    """Settings from flags, else from the environment, else the defaults; host is the command's own default."""
    values: dict[str, Any] = {"host": host, "port": PORT, "trusted_proxies": "", "keep": KEEP, "limits": Caps()}
    values |= dict.fromkeys(("public_url", "data", "metrics_port"))
    for choice in CHOICES:
        given, source = flags.get(choice.name), choice.flag
        if given is None:
            # An empty variable is an unset one: that is how compose files and unit files leave one out.
            given, source = environment.get(choice.variable) or None, choice.variable
        if given is not None:
            try:
                values[choice.name] = choice.read(given)
            except Mistake as mistake:
                raise Mistake(f"{source}: {mistake}") from None
    values["data"] = values["data"] or platformdirs.user_data_path("hareloom", appauthor=False)
    chosen = Settings(**values)
    if bool(chosen.security_contact) != bool(chosen.security_expires):
        raise Mistake("security.txt needs both: --security-contact and --security-expires.")
    return chosen


def made_data_dir(folder: Path) -> Path:
    """The data folder, made if need be, for the owner's eyes only; a Mistake where it can't be written."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise Mistake(
            f"Can't write in the data folder {folder}: {problem.strerror}. Choose another with --data."
        ) from problem
    if os.name == "posix" and folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        note(
            "others may write in the data folder, and so change or delete every table: chmod go-w",
            logging.WARNING,
            folder=str(folder),
        )
    return folder
