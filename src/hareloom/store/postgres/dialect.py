"""The shared statements as PostgreSQL wants them, and text as it can hold it."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from .connecting import Connection

_NUMBERED = re.compile(r"\?(\d+)")
_REPLACED = {
    # The log has no reference to its table that would take its rows along (schema.py).
    "DELETE FROM tables WHERE id = ?1": """WITH gone AS (DELETE FROM tables WHERE id = ?1 RETURNING no),
        noted AS (INSERT INTO gone_tables (table_no) SELECT no FROM gone ON CONFLICT (table_no) DO NOTHING)
        DELETE FROM log USING gone WHERE table_no = gone.no""",
}
_WORDS = {
    "max(active_at": "greatest(active_at",
    # Several servers look at the same time, and none waits for what another takes.
    "ORDER BY at LIMIT ?3)": "ORDER BY at LIMIT ?3 FOR UPDATE OF due SKIP LOCKED)",
    "SELECT no, ?2 FROM tables WHERE id = ?1 AND ?2 IS NOT NULL": (
        "SELECT no, ?2::bigint FROM tables WHERE id = ?1 AND ?2::bigint IS NOT NULL"
    ),
    "AND ?2 IS NULL": "AND ?2::bigint IS NULL",
}

_ESCAPE = "\x01"
_UNESCAPED = {f"{_ESCAPE}0": "\x00", f"{_ESCAPE}1": _ESCAPE}
_ESCAPED = re.compile(f"{_ESCAPE}[01]")


@cache
def translated(statement: str) -> tuple[str, tuple[int, ...]]:
    """A shared statement with $1, $2 ... and the places of those values that it uses."""
    text = _REPLACED.get(statement, statement)
    for ours, theirs in _WORDS.items():
        text = text.replace(ours, theirs)
    order = tuple(dict.fromkeys(int(number) for number in _NUMBERED.findall(text)))
    numbers = {number: place for place, number in enumerate(order, 1)}
    return _NUMBERED.sub(lambda found: f"${numbers[int(found[1])]}", text), tuple(number - 1 for number in order)


def stored_text(text: str) -> str:
    """A text as it is stored: PostgreSQL's has no NUL."""
    if "\x00" in text or _ESCAPE in text:
        return text.replace(_ESCAPE, f"{_ESCAPE}1").replace("\x00", f"{_ESCAPE}0")
    return text


def read_text(text: str) -> str:
    """The text that was stored so."""
    return _ESCAPED.sub(lambda found: _UNESCAPED[found[0]], text) if _ESCAPE in text else text


def read_row(row: Sequence[Any]) -> tuple[Any, ...]:
    """A row as SQLite would return it."""
    return tuple(read_text(value) if type(value) is str else value for value in row)


def _values(order: tuple[int, ...], values: Sequence[Any]) -> list[Any]:
    chosen = [values[place] for place in order]
    return [stored_text(value) if type(value) is str else value for value in chosen]


async def fetch(db: Connection, statement: str, *values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 - any type of SQL's
    """The rows of a shared statement."""
    text, order = translated(statement)
    return [read_row(row) for row in await db.fetch(text, *_values(order, values))]


async def execute(db: Connection, statement: str, *values: Any) -> int:  # noqa: ANN401
    """Execute a shared statement: how many rows it has changed."""
    text, order = translated(statement)
    said = await db.execute(text, *_values(order, values))
    return int(said.rpartition(" ")[2])
