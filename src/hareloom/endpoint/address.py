"""Where an endpoint is, which of its models is meant, and the key: from the environment, checked.

The key comes from a variable or a file, is sent to that one address, and is never printed.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

from hareloom.mistake import Mistake
from hareloom.words import shown

SHORTEST_SECRET = 8


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where the machine is, and which of its models is meant."""

    url: str
    model: str
    key: str | None = field(default=None, repr=False)

    @property
    def host(self) -> str:
        """What a person is asked to trust."""
        return urlsplit(self.url).netloc

    def without_key(self, text: str) -> str:
        """What the machine says, in which it may not repeat the key. Shorter keys are words, and hide nothing."""
        return text.replace(self.key, "***") if self.key and len(self.key) >= SHORTEST_SECRET else text


@dataclass(frozen=True, slots=True)
class Variables:
    """The names of the environment's variables that say where an endpoint is."""

    prefix: str
    model_is: str
    """The variable for the model's name, without the prefix."""

    @property
    def url(self) -> str:
        return f"{self.prefix}URL"

    @property
    def model(self) -> str:
        return f"{self.prefix}{self.model_is}"

    @property
    def key(self) -> str:
        return f"{self.prefix}KEY"

    @property
    def key_file(self) -> str:
        return f"{self.prefix}KEY_FILE"


DESCRIBER = Variables("HARELOOM_DESCRIBER_", "MODEL")
"""The machine that describes pictures."""
MODEL = Variables("HARELOOM_MODEL_", "NAME")
"""The machine that plays."""


def named_by(environment: Mapping[str, str], variables: Variables) -> Endpoint | None:
    """The machine that the environment names; None if it names none. Raises a Mistake."""
    url = environment.get(variables.url, "").strip()
    if not url:
        return None
    model = environment.get(variables.model, "").strip()
    if not model:
        raise Mistake(f"{variables.model} is missing: the name of the model, as {variables.url} knows it.")
    return checked(url, model, key_of(environment, variables), variables.url)


def checked(url: str, model: str, key: str | None, where: str) -> Endpoint:
    """An endpoint whose address can be used and keeps the key safe. `where` says in a Mistake what was wrong."""
    url = url.strip().rstrip("/")
    parts = _usable(url)
    if parts is None and ("@" in url or "?" in url):  # not quoted: it may hold a password or a key
        raise Mistake(
            f"{where}: keys and passwords don't belong into an address. Write it like http://localhost:11434/v1."
        )
    if parts is None:
        raise Mistake(f"{where}: {shown(url)} is no address. Write it like http://localhost:11434/v1.")
    if key and parts.scheme == "http" and not _at_home(parts.hostname or ""):
        raise Mistake(f"{where}: over http the key could be read on its way. Write https://.")
    return Endpoint(url, model, key)


def _usable(url: str) -> SplitResult | None:
    """An address's parts, if it has those that an API's has, and no others."""
    try:
        parts = urlsplit(url)
        whole = parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return None
    more = parts.username or parts.password or parts.query or parts.fragment
    return parts if whole and not more and url.isprintable() and " " not in url else None


def key_of(environment: Mapping[str, str], variables: Variables) -> str | None:
    """The key, from its variable or its file; None where there is none. Raises a Mistake, without the key."""
    given = environment.get(variables.key, "").strip()
    file = environment.get(variables.key_file, "").strip()
    if given and file:
        raise Mistake(f"Set {variables.key} or {variables.key_file}, not both.")
    if file:
        try:
            given = Path(file).expanduser().read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as wrong:
            reason = getattr(wrong, "strerror", None) or "it is not text"
            raise Mistake(f"{variables.key_file}: {shown(file)} can't be read: {reason}.") from None
    if not given.isascii() or not given.isprintable():
        where = f"{variables.key} or {variables.key_file}"
        raise Mistake(f"The key in {where} has characters that no key has. Copy it again.")
    return given or None


def _at_home(host: str) -> bool:
    """Whether a host is this machine or one of its own network."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost" or "." not in host or host.endswith((".local", ".internal", ".localhost"))
