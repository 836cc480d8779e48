"""Changes to what is stored beside the log. Several of them, with or without a row, are one transaction.

A change to a table that doesn't exist, or to a person who is not at the table, is refused (`NoSuchTable`,
`NoSuchPerson`), or to a deck or a recording that doesn't exist (`NoSuchDeck`, `NoSuchRecording`), and so is an id,
code, seat, secret, card or remark's number in use (`Taken`). Removing what doesn't exist does nothing.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import ClassVar

from msgspec import Struct

from .records import (
    CardRecord,
    DeckRecord,
    DeckState,
    Kind,
    PersonRecord,
    Reach,
    RecordingRecord,
    ReplayRecord,
    ReportRecord,
    SessionRecord,
    TableRecord,
)

PEOPLE, TABLE, REMARKS, DEVICES, RECORDINGS = 1, 2, 4, 8, 16
"""What a reader of the tail must read again: people, the table's private facts, remarks, sessions, recordings."""


class Change(Struct, frozen=True):
    beside: ClassVar[int] = 0
    """What it touches, as a mask of the constants above."""


def beside_of(changes: Iterable[Change]) -> int:
    """Return the mask of what these changes touch together."""
    return reduce(or_, (change.beside for change in changes), 0)


class CreateTable(Change, frozen=True):
    beside = TABLE
    table: TableRecord


class SavePrivate(Change, frozen=True):
    beside = TABLE
    table_id: str
    private: bytes


class SetAside(Change, frozen=True):
    """Keep a table that this server can't play, with the reason; None puts it back into use.

    Named by its id or its code: what can't be read has no known id.
    """

    beside = TABLE
    table: str
    reason: str | None


class SaveFact(Change, frozen=True):
    """Remember something for the server itself."""

    name: str
    value: bytes


class KeepFact(Change, frozen=True):
    """The same, unless something is remembered under that name: of several servers the first is right."""

    name: str
    value: bytes


class ReplaceFact(Change, frozen=True):
    """The same, if what is remembered is still `before`, or nothing with None; otherwise refused (`FactChanged`)."""

    name: str
    before: bytes | None
    value: bytes


class SaveSnapshot(Change, frozen=True):
    """Does nothing if the table has a newer snapshot, or is gone."""

    table_id: str
    version: int
    format: int
    state: bytes


class DeleteTable(Change, frozen=True):
    """Delete a table with its log, snapshot, people, sessions and remarks."""

    table_id: str


class SetDue(Change, frozen=True):
    """Note when a table is to be looked at, though nobody may be there; None if it needn't be."""

    table_id: str
    at: int | None


class AddPerson(Change, frozen=True):
    beside = PEOPLE
    person: PersonRecord


class _PersonChange(Change, frozen=True):
    beside = PEOPLE
    person_id: str


class RenamePerson(_PersonChange, frozen=True):
    name: str


class ChangeHare(_PersonChange, frozen=True):
    hare: int


class SeatPerson(_PersonChange, frozen=True):
    """Seat a person, or unseat them with None. To swap seats, unseat first."""

    seat: int | None


class SetHost(_PersonChange, frozen=True):
    host: bool


class SaveExtra(_PersonChange, frozen=True):
    extra: bytes


class RemovePerson(_PersonChange, frozen=True):
    """Remove a person with their sessions, remarks and recordings."""

    beside = PEOPLE | REMARKS | DEVICES | RECORDINGS


class AddSession(Change, frozen=True):
    beside = DEVICES
    session: SessionRecord


class RevokeSession(Change, frozen=True):
    beside = DEVICES
    secret_hash: bytes


class RevokeSessions(_PersonChange, frozen=True):
    """Revoke all of a person's secrets, or all of one kind."""

    beside = DEVICES
    kind: Kind | None = None


class AddReport(Change, frozen=True):
    """Keep a report. It stays when its table goes, until it is deleted itself."""

    report: ReportRecord


class DeleteReports(Change, frozen=True):
    """Delete one report, or those from before a time."""

    no: int
    before: int = 0


class AddRemark(Change, frozen=True):
    beside = REMARKS
    table_id: str
    no: int
    person_id: str
    text: str
    at: int


class DeleteRemark(Change, frozen=True):
    beside = REMARKS
    table_id: str
    no: int


class AddRecording(Change, frozen=True):
    """Add a recording. Its bytes must be durable before."""

    beside = RECORDINGS
    recording: RecordingRecord


class _RecordingChange(Change, frozen=True):
    beside = RECORDINGS
    recording_id: str


class TellRecording(_RecordingChange, frozen=True):
    """The clue that it belongs to is given; and whether it stays when the game ends."""

    keep: bool


class DeleteRecording(_RecordingChange, frozen=True):
    """Delete a recording. Its bytes are deleted after it."""


class DeleteUntold(Change, frozen=True):
    """Delete recordings from before a time that no clue has come of."""

    before: int


# Decks that players make. They belong to no table, so no reader of a tail hears of them.


class AddDeck(Change, frozen=True):
    deck: DeckRecord


class ChangeDeck(Change, frozen=True):
    """Change what is given of a deck, and leave the rest as it is.

    The deck must be in use, or with `closed` be closed by the operator: another server may have changed that.
    """

    deck_id: str
    name: str | None = None
    language: str | None = None
    reach: Reach | None = None
    state: DeckState | None = None
    author: str | None = None
    licence: str | None = None
    used_at: int | None = None
    hidden_at: int | None = None
    closed: bool = False


class DeleteDeck(Change, frozen=True):
    """Delete a deck with its cards. Their pictures lie elsewhere."""

    deck_id: str


class AddCard(Change, frozen=True):
    """Add a card. Its pictures must be durable before."""

    card: CardRecord


class _CardChange(Change, frozen=True):
    deck_id: str
    card: str


class DescribeCard(_CardChange, frozen=True):
    """Say what a card shows; tags and inventory stay as they are where none are given."""

    description: str
    tags: str | None = None
    inventory: str | None = None


class PlaceCard(_CardChange, frozen=True):
    position: int


class DeleteCard(_CardChange, frozen=True):
    """Delete a card of one deck."""


class BringDeck(Change, frozen=True):
    """Let a table use a deck, for as long as both exist. A second time does nothing."""

    deck_id: str
    table_id: str


class BanCard(Change, frozen=True):
    """The operator deletes a picture: no deck has it any more, and none takes it again."""

    card: str
    at: int


# Replays that came as files. They belong to no table either.


class AddReplay(Change, frozen=True):
    replay: ReplayRecord


class DeleteReplays(Change, frozen=True):
    """Delete one replay, or those that came before a time."""

    id: str
    before: int = 0
