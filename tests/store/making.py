"""Records with the least that a test must say."""

from hareloom.store import CreateTable, PersonRecord, SessionRecord, TableRecord

EVENTS = b'[{"is":"seat_taken","seat":1}]'


def table(name: str = "t", active_at: int = 1000, code: str | None = None) -> TableRecord:
    """A table with a code made from its id."""
    return TableRecord(name, code or f"code-{name}", "en", 1000, active_at, b'{"locked":false}')


def create(name: str = "t", active_at: int = 1000) -> CreateTable:
    """The change that opens such a table."""
    return CreateTable(table(name, active_at))


def person(name: str = "ann", table_id: str = "t", seat: int | None = None) -> PersonRecord:
    """A person whose id is their name in small letters."""
    return PersonRecord(name, table_id, name.title(), 3, seat, name == "ann", 1000, 1000, b'{"tutorial":true}')


def session(secret: bytes = b"hash", person_id: str = "ann", table_id: str = "t") -> SessionRecord:
    """A browser's session."""
    return SessionRecord(secret, person_id, table_id, "device", 1000)
