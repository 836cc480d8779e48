"""The operator's mail server: how a setting names it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import unquote, urlsplit

from hareloom.mistake import Mistake

PASSWORD = "HARELOOM_MAIL_PASSWORD"
"""The variable with the password: in a file of variables that root alone can read, for example."""
PASSWORD_FILE = "HARELOOM_MAIL_PASSWORD_FILE"
"""The variable that names a file with the password, which then stands in no setting."""

Security: TypeAlias = Literal["starttls", "tls", "none"]

_PORTS = {"smtp": 587, "smtps": 465}
_HERE = frozenset({"localhost", "127.0.0.1", "::1"})
_EXAMPLE = "Write it like smtp://user@mail.example.org:587, or smtps://user@mail.example.org."

# Simple on purpose: the mail server knows better, and the question shows whether the address is right.
# Fewer signs than mail allows: none that a header could read as something else (=?...?= hides any words).
_LOCAL = re.compile(r"(?=.{1,64}$)[A-Za-z0-9_][A-Za-z0-9_+'-]*(\.[A-Za-z0-9_+'-]+)*")
_DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
LONGEST_ADDRESS = 254


@dataclass(frozen=True, slots=True)
class MailServer:
    """Takes our mails."""

    host: str
    port: int
    security: Security
    user: str = ""
    password: str = field(default="", repr=False)


def checked_mail_server(text: str) -> MailServer:
    """The server that an operator wrote, or a Mistake, which never repeats what may hold a password."""
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Mistake(f"That is not the address of a mail server. {_EXAMPLE}") from None
    if parts.scheme not in _PORTS or not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Mistake(f"That is not the address of a mail server. {_EXAMPLE}")
    here = host in _HERE and parts.scheme == "smtp"
    security: Security = "tls" if parts.scheme == "smtps" else "none" if here else "starttls"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(host, port or _PORTS[parts.scheme], security, user, password)


def mail_password(environment: Mapping[str, str]) -> str | None:
    """The password in the environment, or in the file that it names; None without either. Raises a Mistake."""
    name = environment.get(PASSWORD_FILE, "").strip()
    if not name:
        return environment.get(PASSWORD) or None
    try:
        return Path(name).expanduser().read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as wrong:
        reason = getattr(wrong, "strerror", None) or "it is not text"
        raise Mistake(f"{PASSWORD_FILE}: the file can't be read: {reason}.") from wrong


def checked_sender(text: str) -> str:
    """Whom mails come from, or a Mistake."""
    _, address = parseaddr(text)
    if mail_address(address) is None or not text.isprintable():
        raise Mistake(
            f"{text!r} is not a sender of mails. Write hareloom@example.org or Hareloom <hareloom@example.org>."
        )
    return text.strip()


def mail_address(text: str) -> str | None:
    """An address of mail as a server takes it; None for what is none."""
    local, _, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii")
    except UnicodeError:
        return None
    address = f"{local}@{domain.lower()}"
    fits = _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain) and len(address) <= LONGEST_ADDRESS
    return address if fits else None


def box_of(address: str) -> str:
    """Whose box that is: most mail servers read capitals and a +tag as the same one."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"
