"""The tables in the database, as the steps that led to them.

A released step is never edited; add a new one below it. No step rewrites a row of the log. tests/store holds the
fingerprints. The types are SQLite's, which another database replaces word by word: INTEGER, BLOB, INTEGER PRIMARY KEY.
"""

from collections.abc import Sequence
from typing import TypeAlias

Step: TypeAlias = Sequence[str]
"""Statements that are carried out in one transaction."""

# Tables have a small number inside the database, so that the log and its index stay short. The log has no index for
# action ids: an append would cost half as much again, and a caller who has read the log knows them.
TABLES_AND_LOG: Step = (
    """CREATE TABLE tables (
        no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
        created_at INTEGER NOT NULL, active_at INTEGER NOT NULL, private BLOB NOT NULL)""",
    """CREATE TABLE log (
        no INTEGER PRIMARY KEY, table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL, actor TEXT NOT NULL, action_id TEXT NOT NULL, events BLOB NOT NULL,
        at INTEGER NOT NULL, UNIQUE (table_no, version))""",
)

PEOPLE_AND_SESSIONS: Step = (
    """CREATE TABLE people (
        no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        name TEXT NOT NULL, rabbit INTEGER NOT NULL, seat INTEGER, host INTEGER NOT NULL,
        joined_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, extra BLOB NOT NULL, UNIQUE (table_no, seat))""",
    """CREATE TABLE sessions (
        no INTEGER PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE,
        person_no INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('device', 'link')), created_at INTEGER NOT NULL)""",
    "CREATE INDEX sessions_of_person ON sessions (person_no)",
)

# Step 5 leaves tables.remarks, a counter, unused: the caller numbers the remarks.
REMARKS: Step = (
    "ALTER TABLE tables ADD COLUMN remarks INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE remarks (
        table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, no INTEGER NOT NULL,
        person_no INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_no, no)) WITHOUT ROWID""",
    "CREATE INDEX remarks_of_person ON remarks (person_no)",
)

HARES: Step = ("ALTER TABLE people RENAME COLUMN rabbit TO hare",)

# The keys and UNIQUE constraints above are the only indexes that loading a table needs.
SNAPSHOTS: Step = (
    "ALTER TABLE log ADD COLUMN beside INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN aside TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE snapshots (
        table_no INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL, format INTEGER NOT NULL, state BLOB NOT NULL)""",
)

# What the server itself remembers, which belongs to no table.
FACTS: Step = ("CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL)",)

# What a person sees of their devices.
DEVICES: Step = (
    "ALTER TABLE sessions ADD COLUMN about TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE sessions ADD COLUMN by_link INTEGER NOT NULL DEFAULT 0",
)

# What people report. A table's id, not a reference: the report is judged even if the table is deleted.
REPORTS: Step = (
    """CREATE TABLE reports (
        no INTEGER PRIMARY KEY, table_id TEXT NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL,
        who TEXT NOT NULL, note TEXT NOT NULL, picture BLOB)""",
)

# Decks that players make in the page, and the tables that they are brought to. A banned card is one that the operator
# deleted.
OWN_DECKS: Step = (
    """CREATE TABLE own_decks (
        no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, language TEXT NOT NULL,
        reach TEXT NOT NULL, state TEXT NOT NULL, author TEXT NOT NULL, licence TEXT NOT NULL,
        key_hash BLOB NOT NULL, link_hash BLOB NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER NOT NULL,
        hidden_at INTEGER NOT NULL)""",
    """CREATE TABLE own_cards (
        deck_no INTEGER NOT NULL REFERENCES own_decks ON DELETE CASCADE, card TEXT NOT NULL, sent TEXT NOT NULL,
        position INTEGER NOT NULL, description TEXT NOT NULL, bytes INTEGER NOT NULL,
        tags TEXT NOT NULL, inventory TEXT NOT NULL,
        PRIMARY KEY (deck_no, card)) WITHOUT ROWID""",
    """CREATE TABLE own_tables (
        deck_no INTEGER NOT NULL REFERENCES own_decks ON DELETE CASCADE,
        table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (deck_no, table_no)) WITHOUT ROWID""",
    "CREATE INDEX own_decks_of_table ON own_tables (table_no)",
    "CREATE TABLE banned_cards (card TEXT PRIMARY KEY, at INTEGER NOT NULL)",
)

# Replays that came as files, from other servers.
REPLAYS: Step = (
    """CREATE TABLE replays (
        no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, key TEXT NOT NULL, at INTEGER NOT NULL,
        header BLOB NOT NULL, steps BLOB NOT NULL)""",
)

# Recordings of clues. Their bytes are files; the name is the hash of one.
RECORDINGS: Step = (
    """CREATE TABLE recordings (
        no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        table_no INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        person_no INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
        seat INTEGER NOT NULL, game INTEGER NOT NULL, turn INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
        type TEXT NOT NULL, milliseconds INTEGER NOT NULL, bytes INTEGER NOT NULL, at INTEGER NOT NULL,
        told INTEGER NOT NULL, keep INTEGER NOT NULL)""",
    "CREATE INDEX recordings_of_table ON recordings (table_no)",
    "CREATE INDEX recordings_of_person ON recordings (person_no)",
)

# When a table that sleeps is to be looked at, in a game over days. Tables that nobody waits for have no row.
DUE: Step = (
    """CREATE TABLE due (
        table_no INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at INTEGER NOT NULL)""",
    "CREATE INDEX due_at ON due (at)",
)

STEPS: Sequence[Step] = (
    TABLES_AND_LOG,
    PEOPLE_AND_SESSIONS,
    REMARKS,
    HARES,
    SNAPSHOTS,
    FACTS,
    DEVICES,
    REPORTS,
    OWN_DECKS,
    REPLAYS,
    RECORDINGS,
    DUE,
)
