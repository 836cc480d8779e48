"""What the commands share: the flags of ``play`` and ``serve``, and the type that ``register`` is given."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    # argparse has no public name for it.
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001

# Named again here, so that --help needn't import the server; a test compares them with the server's settings.
FLAGS = {
    "host": ("ADDRESS", "listen on this address (default: {host})"),
    "port": ("PORT", "listen on this port (default: 4273; 0 takes any free one)"),
    "public_url": ("URL", "the link people come by, behind a tunnel or a proxy, such as https://hareloom.example.org"),
    "data": ("FOLDER", "keep tables and added decks in this folder"),
    "trusted_proxies": ("ADDRESSES", "believe these proxies about who asks, such as 127.0.0.1"),
    "keep": ("DAYS", "delete tables that are inactive for this many days (default: 180)"),
    "metrics_port": ("PORT", "serve Prometheus metrics on this port of 127.0.0.1"),
    "limits": ("NAME=NUMBER,...", "set limits, such as watchers=200 (docs/SETTINGS.md lists them)"),
    "uploads": ("WORD", "let players make decks in the page: on, off, or server (default: {uploads})"),
    "privacy_notice": ("FILE", "show this text to everybody, as your privacy notice"),
    "security_contact": ("ADDRESSES", "name these contacts in security.txt, such as security@example.org"),
    "security_expires": ("DAY", "the day from which security.txt is out of date, such as 2027-06-30"),
    "database": ("URL", "keep tables in this PostgreSQL, such as postgresql://hareloom@db.example.org/hareloom"),
    "workers": ("NUMBER", "start so many servers, each on a port of its own (needs --database)"),
    "drain": ("SECONDS", "before it stops, send players to other servers for so long (default: 5 with --database)"),
    "calls_to": ("NETWORKS", "call players in these private networks too, such as 10.0.0.0/8"),
    "mail": ("URL", "send mail by this server, such as smtp://user@mail.example.org:587 (needs --mail-from)"),
    "mail_from": ("ADDRESS", "the sender of these mails, such as hareloom@example.org"),
}


def add_server_flags(command: argparse.ArgumentParser, host: str, uploads: str) -> None:
    """Add a flag for each of the server's settings; host and uploads are the command's defaults."""
    for name, (placeholder, text) in FLAGS.items():
        command.add_argument(
            "--" + name.replace("_", "-"),
            metavar=placeholder,
            help=text.format(host=host, uploads=uploads),
            default=None,
        )


def given_flags(options: argparse.Namespace) -> dict[str, str | None]:
    """The server's flags as a person wrote them."""
    return {name: getattr(options, name) for name in FLAGS}
