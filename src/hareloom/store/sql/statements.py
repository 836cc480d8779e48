"""The statements, which all SQL databases share. Parameters are numbered from ?1 and can be used twice."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import astuple

from .. import changes as c
from ..errors import FactChanged, NoSuchDeck, NoSuchPerson, NoSuchRecording, NoSuchTable, StoreError

_HEAD = "SELECT version FROM log WHERE table_no = tables.no ORDER BY version DESC LIMIT 1"
# A table's last activity is looked up, as storing it would write one more page with every append.
_ACTIVE = "SELECT at FROM log WHERE table_no = tables.no ORDER BY version DESC LIMIT 1"

# The log.
HEAD = f"SELECT no, coalesce(({_HEAD}), 0) FROM tables WHERE id = ?1"  # noqa: S608 - constants, as below
INSERT_ROW = """INSERT INTO log (table_no, version, actor, action_id, events, at, beside)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"""
ROWS = """SELECT version, actor, action_id, events, at, beside FROM log
    WHERE table_no = ?1 AND version > ?2 ORDER BY version"""
ROWS_BY_ID = ROWS.replace("?1", "(SELECT no FROM tables WHERE id = ?1)")
EXPIRED = f"""SELECT id FROM tables WHERE aside = '' AND active_at < ?1 AND coalesce(({_ACTIVE}), 0) < ?1
    ORDER BY no LIMIT ?2"""  # noqa: S608

TABLES = "SELECT count(*) FROM tables"
_DUE = "SELECT table_no FROM due JOIN tables ON no = table_no WHERE at <= ?1 AND aside = ''"
ANY_DUE = f"{_DUE} LIMIT 1"
TAKE_DUE = f"""UPDATE due SET at = ?2 WHERE table_no IN ({_DUE} ORDER BY at LIMIT ?3)
    RETURNING (SELECT code FROM tables WHERE no = due.table_no)"""  # noqa: S608
_LIVELY = f"SELECT no, id, code, created_at, max(active_at, coalesce(({_ACTIVE}), 0)) AS active, aside FROM tables"  # noqa: S608
_SUMMARY = """SELECT id, code, created_at, active, aside,
    (SELECT count(*) FROM people WHERE table_no = t.no), (SELECT count(*) FROM log WHERE table_no = t.no),
    (SELECT coalesce(sum(length(events)), 0) FROM log WHERE table_no = t.no)"""
SUMMARIES = f"{_SUMMARY} FROM ({_LIVELY} ORDER BY active DESC LIMIT ?1) AS t ORDER BY active DESC"
SUMMARY = f"{_SUMMARY} FROM ({_LIVELY} WHERE id = ?1 OR code = ?1) AS t"
REPORTS = """SELECT table_id, at, kind, what, who, note, NULL, no FROM reports
    WHERE table_id = ?1 OR ?1 = '' ORDER BY no DESC LIMIT ?2"""
REPORT = "SELECT table_id, at, kind, what, who, note, picture, no FROM reports WHERE no = ?1"
FACT = "SELECT value FROM facts WHERE name = ?1"

# What is stored beside it, by the table's number.
_TABLE = f"SELECT no, ({_ACTIVE}), id, code, language, created_at, active_at, private, aside, remarks FROM tables"  # noqa: S608
TABLE_BY_CODE = f"{_TABLE} WHERE code = ?1"
TABLE_BY_ID = f"{_TABLE} WHERE id = ?1"
PEOPLE = "SELECT no, id, name, hare, seat, host, joined_at, extra FROM people WHERE table_no = ?1 ORDER BY no"
SESSIONS = """SELECT secret_hash, person_no, kind, created_at, about, by_link FROM sessions
    WHERE person_no IN (SELECT no FROM people WHERE table_no = ?1) ORDER BY no"""
REMARKS = "SELECT no, person_no, text, at FROM remarks WHERE table_no = ?1 ORDER BY no"
RECORDINGS = """SELECT id, person_no, seat, game, turn, name, kind, type, milliseconds, bytes, at, told, keep
    FROM recordings WHERE table_no = ?1 ORDER BY no"""
BESIDE = (PEOPLE, SESSIONS, REMARKS, RECORDINGS)
RECORDING_NAMES = "SELECT DISTINCT name FROM recordings"
RECORDING_BYTES = "SELECT coalesce(sum(bytes), 0) FROM recordings"
SNAPSHOT = "SELECT version, format, state FROM snapshots WHERE table_no = ?1 AND format = ?2"
SESSION = """SELECT secret_hash, people.id, tables.id, kind, sessions.created_at, about, by_link
    FROM sessions JOIN people ON people.no = person_no JOIN tables ON tables.no = table_no WHERE secret_hash = ?1"""

# Decks that players make.
DECKS = """SELECT no, id, name, language, reach, state, author, licence, key_hash, link_hash, created_at, used_at,
    hidden_at FROM own_decks ORDER BY no"""
CARDS = """SELECT deck_no, card, sent, position, description, bytes, tags, inventory FROM own_cards
    ORDER BY deck_no, position, card"""
DECK_TABLES = """SELECT deck_no, tables.id, code FROM own_tables JOIN tables ON tables.no = table_no
    ORDER BY deck_no, table_no"""
REPLAY = "SELECT id, key, at, header, steps FROM replays WHERE id = ?1"
REPLAYS = "SELECT id, key, at, header, length(steps) FROM replays ORDER BY no DESC LIMIT ?1"
BANNED_CARDS = "SELECT card FROM banned_cards ORDER BY card"

_DECK_NO = "(SELECT no FROM own_decks WHERE id = ?1)"

# Each change's statements. ?1, ?2 ... are the fields of the change, or of the record that it holds, in their order.
_CHANGES: dict[type[c.Change], Sequence[str]] = {
    c.CreateTable: ["""INSERT INTO tables (id, code, language, created_at, active_at, private, aside)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"""],
    c.SavePrivate: ["UPDATE tables SET private = ?2 WHERE id = ?1"],
    c.SetAside: ["UPDATE tables SET aside = coalesce(?2, '') WHERE id = ?1 OR code = ?1"],
    # A snapshot of the same version and another format is newer: this build can't use the other.
    c.SaveSnapshot: ["""INSERT INTO snapshots (table_no, version, format, state)
        SELECT no, ?2, ?3, ?4 FROM tables WHERE id = ?1 ON CONFLICT (table_no) DO UPDATE
        SET version = excluded.version, format = excluded.format, state = excluded.state
        WHERE snapshots.version < excluded.version
        OR (snapshots.version = excluded.version AND snapshots.format <> excluded.format)"""],
    c.SaveFact: ["INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2"],
    c.KeepFact: ["INSERT INTO facts (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING"],
    c.ReplaceFact: ["""INSERT INTO facts (name, value) VALUES (?1, ?3)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE facts.value = ?2"""],
    c.DeleteTable: ["DELETE FROM tables WHERE id = ?1"],
    c.SetDue: [
        """INSERT INTO due (table_no, at) SELECT no, ?2 FROM tables WHERE id = ?1 AND ?2 IS NOT NULL
        ON CONFLICT (table_no) DO UPDATE SET at = excluded.at""",
        "DELETE FROM due WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND ?2 IS NULL",
    ],
    c.AddPerson: ["""INSERT INTO people (id, table_no, name, hare, seat, host, joined_at, seen_at, extra)
        SELECT ?1, no, ?3, ?4, ?5, ?6, ?7, ?7, ?8 FROM tables WHERE id = ?2"""],
    c.RenamePerson: ["UPDATE people SET name = ?2 WHERE id = ?1"],
    c.ChangeHare: ["UPDATE people SET hare = ?2 WHERE id = ?1"],
    c.SeatPerson: ["UPDATE people SET seat = ?2 WHERE id = ?1"],
    c.SetHost: ["UPDATE people SET host = ?2 WHERE id = ?1"],
    c.SaveExtra: ["UPDATE people SET extra = ?2 WHERE id = ?1"],
    c.RemovePerson: ["DELETE FROM people WHERE id = ?1"],
    c.AddSession: ["""INSERT INTO sessions (secret_hash, person_no, kind, created_at, about, by_link)
        SELECT ?1, people.no, ?4, ?5, ?6, ?7 FROM people JOIN tables ON tables.no = table_no
        WHERE people.id = ?2 AND tables.id = ?3"""],
    c.RevokeSession: ["DELETE FROM sessions WHERE secret_hash = ?1"],
    c.RevokeSessions: ["""DELETE FROM sessions
        WHERE person_no = (SELECT no FROM people WHERE id = ?1) AND kind = coalesce(?2, kind)"""],
    c.AddReport: ["""INSERT INTO reports (table_id, at, kind, what, who, note, picture)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"""],
    c.DeleteReports: ["DELETE FROM reports WHERE no = ?1 OR at < ?2"],
    c.AddRemark: [
        """INSERT INTO remarks (table_no, no, person_no, text, at)
        SELECT tables.no, ?2, people.no, ?4, ?5 FROM people JOIN tables ON tables.no = table_no
        WHERE people.id = ?3 AND tables.id = ?1""",
        "UPDATE tables SET remarks = ?2 WHERE id = ?1 AND remarks < ?2",
    ],
    c.DeleteRemark: ["DELETE FROM remarks WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND no = ?2"],
    c.AddRecording: ["""INSERT INTO recordings (id, table_no, person_no, seat, game, turn, name, kind, type,
        milliseconds, bytes, at, told, keep)
        SELECT ?1, tables.no, people.no, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
        FROM people JOIN tables ON tables.no = table_no WHERE people.id = ?3 AND tables.id = ?2"""],
    c.TellRecording: ["UPDATE recordings SET told = (1 = 1), keep = ?2 WHERE id = ?1"],
    c.DeleteRecording: ["DELETE FROM recordings WHERE id = ?1"],
    c.DeleteUntold: ["DELETE FROM recordings WHERE told = (1 = 0) AND at < ?1"],
    c.AddDeck: ["""INSERT INTO own_decks (id, name, language, reach, state, author, licence, key_hash, link_hash,
        created_at, used_at, hidden_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"""],
    c.ChangeDeck: ["""UPDATE own_decks SET name = coalesce(?2, name), language = coalesce(?3, language),
        reach = coalesce(?4, reach), state = coalesce(?5, state), author = coalesce(?6, author),
        licence = coalesce(?7, licence), used_at = coalesce(?8, used_at), hidden_at = coalesce(?9, hidden_at)
        WHERE id = ?1 AND CASE WHEN ?10 THEN state = 'closed' ELSE state IN ('draft', 'ready') END"""],
    c.DeleteDeck: ["DELETE FROM own_decks WHERE id = ?1"],
    c.AddCard: ["""INSERT INTO own_cards (deck_no, card, sent, position, description, bytes, tags, inventory)
        SELECT no, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM own_decks WHERE id = ?1"""],
    c.DescribeCard: [f"""UPDATE own_cards
        SET description = ?3, tags = coalesce(?4, tags), inventory = coalesce(?5, inventory)
        WHERE deck_no = {_DECK_NO} AND card = ?2"""],  # noqa: S608
    c.PlaceCard: [f"UPDATE own_cards SET position = ?3 WHERE deck_no = {_DECK_NO} AND card = ?2"],  # noqa: S608
    c.DeleteCard: [f"DELETE FROM own_cards WHERE deck_no = {_DECK_NO} AND card = ?2"],  # noqa: S608
    # An update that changes nothing, so that a second time also matches a row.
    c.BringDeck: ["""INSERT INTO own_tables (deck_no, table_no)
        SELECT own_decks.no, tables.no FROM own_decks JOIN tables ON tables.id = ?2 WHERE own_decks.id = ?1
        ON CONFLICT (deck_no, table_no) DO UPDATE SET table_no = excluded.table_no"""],
    c.BanCard: [
        "INSERT INTO banned_cards (card, at) VALUES (?1, ?2) ON CONFLICT (card) DO NOTHING",
        "DELETE FROM own_cards WHERE card = ?1",
    ],
    c.AddReplay: ["INSERT INTO replays (id, key, at, header, steps) VALUES (?1, ?2, ?3, ?4, ?5)"],
    c.DeleteReplays: ["DELETE FROM replays WHERE id = ?1 OR at < ?2"],
}  # fmt: skip
_UNMATCHED: dict[type[c.Change], type[StoreError]] = {
    **dict.fromkeys((c.SavePrivate, c.SetAside, c.AddPerson), NoSuchTable),
    **dict.fromkeys((c.RenamePerson, c.ChangeHare, c.SeatPerson, c.SetHost, c.SaveExtra), NoSuchPerson),
    **dict.fromkeys((c.AddSession, c.AddRemark, c.AddRecording), NoSuchPerson),
    c.TellRecording: NoSuchRecording,
    c.ReplaceFact: FactChanged,
    **dict.fromkeys((c.ChangeDeck, c.AddCard, c.DescribeCard, c.PlaceCard, c.BringDeck), NoSuchDeck),
}


class Statement(NamedTuple):
    """A statement with its parameters, and the error to raise if it changes no row."""

    sql: str
    values: tuple[Any, ...]
    unmatched: type[StoreError] | None = None


def statements_of(change: c.Change) -> list[Statement]:
    """Return the statements that make a change."""
    match change:
        case (
            c.CreateTable(table=record)
            | c.AddPerson(person=record)
            | c.AddSession(session=record)
            | c.AddReport(report=record)
            | c.AddDeck(deck=record)
            | c.AddCard(card=record)
            | c.AddReplay(replay=record)
            | c.AddRecording(recording=record)
        ):
            values = astuple(record)
        case _:
            values = astuple(change)
    first, *others = _CHANGES[type(change)]
    return [Statement(first, values, _UNMATCHED.get(type(change))), *(Statement(other, values) for other in others)]
