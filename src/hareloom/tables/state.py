"""The state of a table: its log, folded, and what is stored beside the log. Immutable: each row gives a new one."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hareloom.game.events import BallotCast, CardsGiven, ClueGiven, Event, GameEnded, GameStopped, SeatNudged
from hareloom.game.evolve import evolve
from hareloom.game.table import Table, in_game
from hareloom.game.values import SeatNo
from hareloom.store import (
    RECORDINGS,
    AddPerson,
    AddRecording,
    AddRemark,
    AddSession,
    Change,
    ChangeHare,
    DeleteRecording,
    DeleteRemark,
    PersonRecord,
    RecordingRecord,
    RemovePerson,
    RenamePerson,
    RevokeSession,
    RevokeSessions,
    SaveExtra,
    SavePrivate,
    SeatPerson,
    SessionRecord,
    SetHost,
    Stored,
    TellRecording,
    beside_of,
)

from .done import Done
from .past import PastTurn, after_game
from .seat_history import CONCERNS, SeatHistory
from .settings import Private, TableSettings, read_private
from .tally import Tally
from .view_types import RemarkView

REMARKS_SHOWN = 60
"""Only this many of the last remarks are sent."""


class Nudged(Struct, frozen=True):
    """The last nudge of a person."""

    no: int
    by: str
    at: int


class State(Struct, frozen=True, kw_only=True):
    """Everything that decides what may be done at a table, and what each person may know of it."""

    # From the log.
    version: int = 0
    table: Table = Table()
    history: SeatHistory = SeatHistory()
    nudges: Mapping[str, Nudged] = {}
    """By the nudged person."""
    clues: tuple[str, ...] = ()
    """Every clue of the table: no bot says one twice."""
    past: tuple[PastTurn, ...] = ()
    """The last turns of earlier games."""
    tally: Tally = Tally()
    active_at: int = 0
    """When something last happened that all clients could notice. A changed card or ballot is its player's secret."""
    phase_at: int = 0
    """When the phase began."""
    closing_at: int = 0
    """When the move came that was the last one missing."""
    # From beside it.
    people: Mapping[str, PersonRecord] = {}
    sessions: Mapping[bytes, SessionRecord] = {}
    private: Private = Private()
    remarks: Mapping[int, RemarkView] = {}
    last_remark: int = 0
    recordings: Mapping[str, RecordingRecord] = {}
    """By their ids: those of this game, those kept from earlier ones, and what was sent for the clue to come."""

    @property
    def settings(self) -> TableSettings:
        return self.private.settings

    def seat_of(self, person: PersonRecord | None) -> SeatNo | None:
        """The seat that a person plays and whose secrets they see: their own, unless a bot holds it for them."""
        if person is None or person.seat is None:
            return None
        place = self.table.place(person.seat)
        return None if place < 0 or self.table.seats[place].bot else person.seat


def after_row(
    state: State, actor: str, events: Sequence[Event], changes: Sequence[Change], at: int, beside: int = 0
) -> State:
    """The state after one row of the log and the changes beside it; of a row that was read, what it touched there."""
    table, history, nudges, clues, tally = state.table, state.history, state.nudges, state.clues, state.tally
    past = state.past
    active_at = state.active_at if _goes_unseen(table, events, changes, beside) else at
    for event in events:
        if type(event) is GameEnded or (type(event) is GameStopped and in_game(table.phase)):
            past = after_game(past, table, history)
        table = evolve(table, event)
        if type(event) in CONCERNS:
            history = history.after(actor, event)
        elif type(event) is ClueGiven:
            clues = (*clues, event.clue.text) if event.clue.text else clues
        elif type(event) is SeatNudged:
            nudges = _nudged(nudges, history.now.get(event.seat, ""), actor, at)
        elif type(event) is GameEnded:
            tally = tally.after(table, history)
    before = state.table
    began = table.phase is not before.phase or table.turn != before.turn or table.game != before.game
    after = replace(
        state,
        version=state.version + 1,
        table=table,
        history=history,
        nudges=nudges,
        clues=clues,
        past=past,
        tally=tally,
        active_at=active_at,
        phase_at=at if began else state.phase_at,
        closing_at=at if table.closing != before.closing else state.closing_at,
    )
    return after_changes(after, changes) if changes else after


def _goes_unseen(table: Table, events: Sequence[Event], changes: Sequence[Change], beside: int) -> bool:
    """Is this only another card or ballot in the place of the one before, or a recording that is not told yet?"""
    if len(events) != 1:
        return not events and (beside or beside_of(changes)) == RECORDINGS
    event = events[0]
    if type(event) is CardsGiven:
        return bool(table.seat(event.seat).given)
    return type(event) is BallotCast and table.seat(event.seat).ballot is not None


def _nudged(nudges: Mapping[str, Nudged], person: str, actor: str, at: int) -> Mapping[str, Nudged]:
    before = nudges.get(person)
    return {**nudges, person: Nudged(before.no + 1 if before else 1, actor.partition(":")[2], at)}


def after_changes(state: State, changes: Sequence[Change]) -> State:
    """The state after changes beside the log."""
    for change in changes:
        match change:
            case AddPerson(person=person):
                state = replace(state, people={**state.people, person.id: person})
            case SeatPerson():
                state = _person(state, change.person_id, seat=change.seat)
            case SaveExtra():
                state = _person(state, change.person_id, extra=change.extra)
            case SetHost():
                state = _person(state, change.person_id, host=change.host)
            case ChangeHare():
                state = _person(state, change.person_id, hare=change.hare)
            case RenamePerson():
                state = _person(state, change.person_id, name=change.name)
            case RemovePerson():
                people = {key: one for key, one in state.people.items() if key != change.person_id}
                state = _without_sessions(_without_remarks(replace(state, people=people), change.person_id), change)
                kept = {key: one for key, one in state.recordings.items() if one.person_id != change.person_id}
                state = replace(state, recordings=kept) if len(kept) != len(state.recordings) else state
            case SavePrivate():
                state = replace(state, private=read_private(change.private))
            case AddRemark():
                said = {**state.remarks, change.no: RemarkView(change.person_id, change.text, change.at)}
                shown = dict(list(said.items())[-REMARKS_SHOWN:])
                state = replace(state, remarks=shown, last_remark=change.no)
            case DeleteRemark():
                remarks = {no: one for no, one in state.remarks.items() if no != change.no}
                state = replace(state, remarks=remarks)
            case AddRecording(recording=recording):
                state = replace(state, recordings={**state.recordings, recording.id: recording})
            case TellRecording():
                told = replace(state.recordings[change.recording_id], told=True, keep=change.keep)
                state = replace(state, recordings={**state.recordings, told.id: told})
            case DeleteRecording():
                kept = {key: one for key, one in state.recordings.items() if key != change.recording_id}
                state = replace(state, recordings=kept)
            case AddSession(session=session):
                state = replace(state, sessions={**state.sessions, session.secret_hash: session})
            case RevokeSession() | RevokeSessions():
                state = _without_sessions(state, change)
            case _:
                pass
    return state


def _person(state: State, person_id: str, **what: str | bytes | bool | int | None) -> State:
    return replace(state, people={**state.people, person_id: replace(state.people[person_id], **what)})


def _without_remarks(state: State, person_id: str) -> State:
    return replace(state, remarks={no: one for no, one in state.remarks.items() if one.person != person_id})


def _without_sessions(state: State, change: RevokeSession | RevokeSessions | RemovePerson) -> State:
    def stays(session: SessionRecord) -> bool:
        if isinstance(change, RevokeSession):
            return session.secret_hash != change.secret_hash
        kind = change.kind if isinstance(change, RevokeSessions) else None
        return session.person_id != change.person_id or kind not in (None, session.kind)

    return replace(state, sessions={key: one for key, one in state.sessions.items() if stays(one)})


def with_beside(state: State, stored: Stored) -> State:
    """The state with what lies beside the log as the store has it."""
    remarks = {one.no: RemarkView(one.person_id, one.text, one.at) for one in stored.remarks[-REMARKS_SHOWN:]}
    return replace(
        state,
        people={person.id: person for person in stored.people},
        sessions={session.secret_hash: session for session in stored.sessions},
        private=read_private(stored.table.private),
        remarks=remarks,
        last_remark=stored.table.remarks,
        recordings={one.id: one for one in stored.recordings},
    )


# Snapshots only save time: the log from its first row stays the truth.

FORMAT = 9
"""Changes whenever `evolve` or what is in a snapshot does: a test holds their fingerprint."""


class Folded(Struct, frozen=True):
    """What the log says up to a version, and which requests it did last, in their order. No names."""

    table: Table
    history: SeatHistory
    nudges: dict[str, Nudged]
    clues: tuple[str, ...]
    past: tuple[PastTurn, ...]
    tally: Tally
    active_at: int
    phase_at: int
    closing_at: int
    done: msgspec.Raw


_read_folded = msgspec.json.Decoder(Folded).decode


def same_fold(one: State, other: State) -> bool:
    """Do both say the same, as far as a snapshot has it?"""
    return all(getattr(one, name) == getattr(other, name) for name in Folded.__struct_fields__ if name != "done")


def write_snapshot(state: State, done: Sequence[str]) -> bytes:
    nudges, keys = dict(state.nudges), msgspec.Raw(msgspec.json.encode(done))
    times = state.active_at, state.phase_at, state.closing_at
    folded = Folded(state.table, state.history, nudges, state.clues, state.past, state.tally, *times, keys)
    return msgspec.json.encode(folded)


def read_snapshot(version: int, data: bytes) -> tuple[State, Done]:
    folded = _read_folded(data)
    state = State(
        version=version,
        table=folded.table,
        history=folded.history,
        nudges=folded.nudges,
        clues=folded.clues,
        past=folded.past,
        tally=folded.tally,
        active_at=folded.active_at,
        phase_at=folded.phase_at,
        closing_at=folded.closing_at,
    )
    return state, Done(bytes(folded.done))
