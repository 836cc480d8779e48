"""What is moved: each table's columns, in an order in which what is referred to comes first."""

from __future__ import annotations

from collections.abc import Mapping

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "tables": ("no", "id", "code", "language", "created_at", "active_at", "private", "remarks", "aside"),
    "log": ("table_no", "version", "beside", "actor", "action_id", "events", "at"),
    "people": ("no", "id", "table_no", "name", "hare", "seat", "host", "joined_at", "seen_at", "extra"),
    "sessions": ("no", "secret_hash", "person_no", "kind", "created_at", "about", "by_link"),
    "remarks": ("table_no", "no", "person_no", "text", "at"),
    "snapshots": ("table_no", "version", "format", "state"),
    "due": ("table_no", "at"),
    "facts": ("name", "value"),
    "reports": ("no", "table_id", "at", "kind", "what", "who", "note", "picture"),
    "own_decks": (
        *("no", "id", "name", "language", "reach", "state", "author", "licence", "key_hash", "link_hash"),
        *("created_at", "used_at", "hidden_at"),
    ),
    "own_cards": ("deck_no", "card", "sent", "position", "description", "bytes", "tags", "inventory"),
    "own_tables": ("deck_no", "table_no"),
    "banned_cards": ("card", "at"),
    "replays": ("no", "id", "key", "at", "header", "steps"),
    "recordings": (
        *("no", "id", "table_no", "person_no", "seat", "game", "turn", "name", "kind", "type", "milliseconds"),
        *("bytes", "at", "told", "keep"),
    ),
}

NUMBERED = ("tables", "people", "sessions", "reports", "own_decks", "replays", "recordings")
"""Those whose rows the database numbers itself."""
YES_OR_NO = frozenset({"host", "by_link", "told", "keep"})
"""Columns that are numbers in SQLite, and truth values in PostgreSQL."""


def listed(table: str) -> str:
    return ", ".join(COLUMNS[table])
