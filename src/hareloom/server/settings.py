"""The server's settings, each defined once, as a flag and as an environment variable.

docs/SETTINGS.md describes them for people; a test compares the two.
"""

from __future__ import annotations

import difflib
import ipaddress
import logging
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

import platformdirs

from hareloom.calls.allowed import Network, checked_networks
from hareloom.calls.mail_server import (
    PASSWORD,
    PASSWORD_FILE,
    MailServer,
    checked_mail_server,
    checked_sender,
    mail_password,
)
from hareloom.endpoint.address import DESCRIBER, MODEL, Endpoint, named_by
from hareloom.mistake import Mistake
from hareloom.server.caps import Caps, checked_caps
from hareloom.server.journal import note
from hareloom.server.links import checked_public_url
from hareloom.server.model_settings import MODEL_NUMBERS, ModelSettings, model_settings
from hareloom.server.notices import checked_contacts, checked_expiry, checked_notice
from hareloom.server.ports import checked_port
from hareloom.store.postgres.address import Address

Uploads: TypeAlias = Literal["off", "on", "server"]

PREFIX = "HARELOOM_"
PORT = 4273  # "hare" on a telephone's keys
KEEP = 180
MOST_DAYS = 36_500
DRAIN = 5.0
"""Seconds, where there is a database that other servers may share."""
MOST_DRAIN = 600
WORKER = PREFIX + "WORKER"
"""The variable that tells one of several workers its number."""
MOST_WORKERS = 64
LAST_PORT = 65_535


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
    uploads: Uploads = "off"
    """Whether players make decks of their own in the page: not, for themselves, or also for the whole server."""
    privacy_notice: str | None = None
    """The operator's words, Markdown of the simplest kind."""
    security_contact: tuple[str, ...] = ()
    security_expires: datetime | None = None
    database: Address | None = None
    """The PostgreSQL that has the tables; without one they are in the data folder, in SQLite."""
    workers: int = 1
    """Servers on this machine, each on a port of its own."""
    drain: float = 0
    """Seconds in which clients are sent to another server before this one stops."""
    worker: int = 1
    """Which of several workers this one is: its starter says it, in the environment."""
    calls_to: tuple[Network, ...] = ()
    """Networks that are not of the open internet, where players may be called all the same."""
    mail: MailServer | None = None
    mail_from: str = ""
    describer: Endpoint | None = None
    """The machine that describes pictures of players' decks. From the environment alone, for it may have a key."""
    models: ModelSettings | None = None
    """The large model that may play at tables. From the environment alone, as above."""


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


def _checked_database(text: str) -> Address:
    try:
        return Address(text)
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None


def _checked_days(text: str) -> int:
    if not text.strip().isascii() or not text.strip().isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise Mistake(f"{text!r} is not a number of days. Write one from 1 to {MOST_DAYS}.")
    return int(text)


def _checked_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= MOST_DRAIN:
        raise Mistake(f"{text!r} is not a number of seconds. Write one from 0 to {MOST_DRAIN}.")
    return seconds


def _checked_workers(text: str) -> int:
    if not text.strip().isascii() or not text.strip().isdecimal() or not 1 <= int(text) <= MOST_WORKERS:
        raise Mistake(f"{text!r} is not a number of servers. Write one from 1 to {MOST_WORKERS}.")
    return int(text)


def _checked_uploads(text: str) -> Uploads:
    for word in get_args(Uploads):
        if text.strip().lower() == word:
            chosen: Uploads = word
            return chosen
    raise Mistake(
        f"{text!r} is none of the choices. Write on, off, or server (then decks may be for everybody on the server)."
    )


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
    Choice("uploads", "WORD", "let players make decks in the page: on, off, or server", _checked_uploads),
    Choice("privacy_notice", "FILE", "show this text to everybody, as your privacy notice", checked_notice),
    Choice("security_contact", "ADDRESSES", "name these contacts in security.txt", checked_contacts),
    Choice("security_expires", "DAY", "the day from which security.txt is out of date", checked_expiry),
    Choice("database", "URL", "keep tables in this PostgreSQL, not in the data folder", _checked_database),
    Choice("workers", "NUMBER", "start so many servers, each on a port of its own", _checked_workers),
    Choice("drain", "SECONDS", "before it stops, send players to other servers for so long", _checked_seconds),
    Choice("calls_to", "NETWORKS", "call players in these private networks too", checked_networks),
    Choice("mail", "URL", "send mail by this server, to players who want to be called so", checked_mail_server),
    Choice("mail_from", "ADDRESS", "the sender of these mails", checked_sender),
)


def settings(
    flags: Mapping[str, str | None], environment: Mapping[str, str], *, host: str, uploads: Uploads = "off"
) -> Settings:
    """Settings from flags, else from the environment, else the defaults; host and uploads have the command's own."""
    values: dict[str, Any] = {"host": host, "port": PORT, "trusted_proxies": "", "keep": KEEP, "limits": Caps()}
    values["uploads"] = uploads
    values["describer"] = named_by(environment, DESCRIBER)
    values["models"] = model_settings(environment)
    values["worker"] = _checked_workers(environment.get(WORKER) or "1")
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
    values.setdefault("drain", DRAIN if values.get("database") else 0)
    chosen = Settings(**values)
    if chosen.workers > 1 and chosen.database is None:
        raise Mistake("--workers: several servers need a database that they share. Name it with --database.")
    if chosen.workers > 1 and not 0 < chosen.port <= LAST_PORT - chosen.workers + 1:
        raise Mistake(
            "--workers: each server has the port after the one before. Choose a --port that leaves room for them."
        )
    if (chosen.mail is None) != (not chosen.mail_from):
        raise Mistake("Mail needs both: --mail and --mail-from.")
    password = mail_password(environment)
    if chosen.mail is not None and password is not None:
        chosen = replace(chosen, mail=replace(chosen.mail, password=password))
    if bool(chosen.security_contact) != bool(chosen.security_expires):
        raise Mistake("security.txt needs both: --security-contact and --security-expires.")
    return chosen


KNOWN = frozenset(
    {
        *(choice.variable for choice in CHOICES),
        *(getattr(which, part) for which in (DESCRIBER, MODEL) for part in ("url", "model", "key", "key_file")),
        *MODEL_NUMBERS,
        PASSWORD,
        PASSWORD_FILE,
        WORKER,
        f"{PREFIX}TEST_BROWSER",
    }
)
"""All variables that mean something."""


def note_unknown(environment: Mapping[str, str]) -> None:
    """Warn of variables that look like settings and are none: a misspelt one would be missing silently.

    Of several workers none does: their starter has.
    """
    if WORKER in environment:
        return
    unknown = sorted(name for name in environment if name.startswith(PREFIX) and name not in KNOWN)
    if unknown:
        guesses = [guess for name in unknown for guess in difflib.get_close_matches(name, sorted(KNOWN), 1, 0.8)]
        meant = f"; perhaps you mean {' and '.join(guesses)}" if guesses else ""
        note(f"settings that are not known have no effect{meant}", logging.WARNING, settings=unknown)


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
