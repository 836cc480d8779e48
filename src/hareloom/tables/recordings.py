"""Recordings of clues: sent before the clue is told, seen by nobody until it is, gone when the game ends unless kept.

A recording that was sent lies beside the log, and so is known to every server on the store. Its bytes are elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.decide import decide, where
from hareloom.game.events import ClueGiven, Event, GameEnded, GameStopped, RecordingDropped
from hareloom.game.moves.telling import check_may_record
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import ClueForm, Recording, SeatNo
from hareloom.store import (
    AddRecording,
    Change,
    DeleteRecording,
    PersonRecord,
    RecordingRecord,
    RemovePerson,
    TellRecording,
)

from .chat import check_silence
from .people import found_person
from .requests import GiveClue
from .secrets import new_id

if TYPE_CHECKING:
    from .context import Context, Outcome
    from .state import State
    from .table import LiveTable

MINUTES = 15
"""For which a recording waits for its clue."""
MINUTES_KEPT = MINUTES + 5
"""Then it is deleted: later than it is refused, as the clocks of two servers differ a little."""
MINUTE = 60_000


def check_teller(state: State, person: PersonRecord, form: ClueForm) -> SeatNo:
    """The seat for which that person may record a clue in that form now; a Refusal says why there is none."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal(Code.NOT_YOUR_PART, f"{where(state.table)}: Only a player on a seat can do that.")
    try:
        check_may_record(state.table, seat, form)
    except Refusal as refusal:
        raise Refusal(refusal.code, f"{where(state.table)}: {refusal.sentence}") from None
    return seat


async def add(live: LiveTable, person_id: str, form: ClueForm, sent: RecordingRecord) -> RecordingRecord:
    """Keep what a person has sent, in the place of what they sent before. `give_clue` tells it, or nothing does."""
    added: list[RecordingRecord] = []

    def how(state: State) -> Outcome:
        seat = check_teller(state, found_person(state.people, person_id), form)
        table = state.table
        record = replace(sent, person_id=person_id, seat=seat, game=table.game, turn=table.turn)
        added[:] = [record]
        return (), [*_forget(untold(state)), AddRecording(record)]

    await live.changed(person_id, new_id(), how)
    return added[0]


def untold(state: State) -> list[RecordingRecord]:
    """What was sent, and is not told."""
    return [one for one in state.recordings.values() if not one.told]


def _forget(recordings: Iterable[RecordingRecord]) -> list[Change]:
    return [DeleteRecording(one.id) for one in recordings]


def give_clue(context: Context, state: State, person: PersonRecord, action: GiveClue) -> Outcome:
    """Tell. A recording is this person's own, of this turn."""
    seat = state.seat_of(person)
    actor = a.NEWCOMER if seat is None else a.SeatActor(seat)
    move = a.GiveClue(
        game=action.game,
        turn=action.turn,
        phase=action.phase,
        form=action.form,
        text=action.text,
        card=action.card,
        lang=action.lang,
    )
    events = decide(state.table, actor, move, context.dice)
    if action.recording is not None:  # only who may tell now learns whether it is there
        recording = _recording(context, state, person, action.recording, keep=action.keep)
        events = decide(state.table, actor, replace(move, recording=recording), context.dice)
    return events, ()


def _recording(context: Context, state: State, person: PersonRecord, wanted: str, *, keep: bool) -> Recording:
    """The value of what was sent under that id, if it was sent for this clue."""
    sent, table = state.recordings.get(wanted), state.table
    if (
        sent is None
        or sent.told
        or sent.person_id != person.id
        or (sent.game, sent.turn) != (table.game, table.turn)
        or context.scheduler.wall_clock() - sent.at > MINUTES * MINUTE
    ):
        words = "The recording is not there any more. Record it again, or tell without it."
        raise Refusal(Code.NO_SUCH_RECORDING, f"{where(table)}: {words}")
    return value(replace(sent, keep=keep))


def value(record: RecordingRecord) -> Recording:
    """A recording as the game knows it."""
    return Recording(record.id, record.kind, record.type, record.milliseconds / 1000, record.keep)


def keep(context: Context, state: State, person: PersonRecord, action: a.KeepRecording) -> Outcome:
    """The teller keeps a recording, or withdraws it. Who told is known by the person: seats change hands."""
    table = state.table
    turn = action.turn
    if turn is None and action.game == table.game:
        turn = table.turn
    found = [one for one in state.recordings.values() if one.told and (one.game, one.turn) == (action.game, turn)]
    if not found:
        raise Refusal(Code.NO_SUCH_RECORDING, f"{where(table)}: There is no such recording any more.")
    (told,) = found
    if told.person_id != person.id:
        raise Refusal(Code.NOT_YOUR_PART, f"{where(table)}: Only its teller says whether a recording is kept.")
    check_silence(state, person)
    events: list[Event] = []
    if action.game == table.game and table.turn:
        if table.place(told.seat) >= 0:
            events = decide(table, a.SeatActor(told.seat), replace(action, turn=turn), context.dice)
        elif not action.keep:  # the game is over, and the seat was taken away since
            events = [RecordingDropped(told.turn)]
        if any(type(event) is RecordingDropped for event in events):
            return events, [DeleteRecording(told.id)]
    elif not action.keep:
        return (), [DeleteRecording(told.id)]
    return events, [TellRecording(told.id, action.keep)]


def with_recordings(state: State, outcome: Outcome) -> Outcome:
    """What an outcome means for the recordings beside the log."""
    events, changes = outcome
    more: list[Change] = []
    for event in events:
        if type(event) is ClueGiven:
            told = event.clue.recording
            more += _forget(one for one in untold(state) if told is None or one.id != told.id)
            more += [] if told is None else [TellRecording(told.id, told.keep)]
        elif type(event) is GameEnded or type(event) is GameStopped:
            more += _forget(one for one in state.recordings.values() if not one.keep)
    gone = {change.person_id for change in changes if isinstance(change, RemovePerson)}
    # Its row goes with its teller.
    lost = [one for one in state.recordings.values() if one.person_id in gone and one.told]
    dropped = [RecordingDropped(one.turn) for one in lost if one.game == state.table.game]
    return ([*events, *dropped], [*changes, *more]) if more or dropped else outcome
