"""Where the database is. What is shown of it never has the password in it."""

from __future__ import annotations

from urllib.parse import parse_qs, unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
EXAMPLE = "Write it like postgresql://hareloom@db.example.org/hareloom."
READ_WRITE = "read-write"


class Address:
    """A database's URL, as libpq writes it: one host or several, and options after a question mark."""

    __slots__ = ("_url", "shown")

    def __init__(self, text: str) -> None:
        """Take a URL apart; a ValueError says what is wrong with it, and never what stood in it."""
        url = text.strip()
        try:
            parts = urlsplit(url)
            options = parse_qs(parts.query)
        except ValueError:
            raise ValueError(f"This is not the address of a database. {EXAMPLE}") from None
        if parts.scheme not in SCHEMES:
            raise ValueError(f"Only PostgreSQL's addresses can stand here. {EXAMPLE}")
        if not parts.path.strip("/") and not {"dbname", "database"} & options.keys():
            raise ValueError(f"The address names no database. {EXAMPLE}")
        user, _, hosts = parts.netloc.rpartition("@")
        self._url = url
        name = user.partition(":")[0]
        self.shown = f"{parts.scheme}://{name and f'{name}@'}{hosts}{parts.path}"
        """Without its password and its options, among which another may be."""

    @property
    def url(self) -> str:
        """All of it, for the driver alone."""
        return self._url

    @property
    def session_attributes(self) -> str | None:
        """Which of several hosts is wanted, where the URL leaves that open: the one that takes writes."""
        parts = urlsplit(self._url)
        several = "," in parts.netloc.rpartition("@")[2]
        return READ_WRITE if several and "target_session_attrs" not in parse_qs(parts.query) else None

    def scrubbed(self, text: str) -> str:
        """A text of another program without the password, should it be in it."""
        parts = urlsplit(self._url)
        written = parts.netloc.rpartition("@")[0].partition(":")[2]
        for secret in (self._url, written, unquote(written), *parse_qs(parts.query).get("password", ())):
            text = text.replace(secret, "***") if secret else text
        return text

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Address) and other._url == self._url

    def __hash__(self) -> int:
        return hash(self._url)
