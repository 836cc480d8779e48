"""What the table is after an event. Total: no rules, no dice, no clock, nothing is refused."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

from msgspec.structs import replace

from . import events as e
from .paces import MORE_TIME
from .roles import awaited as awaited_seats
from .table import Seat, Settings, Table
from .values import (
    CLAIM,
    CLUE,
    END,
    GIVE,
    NOBODY,
    REVEAL,
    VOTE,
    Ballot,
    Cast,
    Clue,
    Laid,
    Reaction,
    Recording,
    Reveal,
    SeatNo,
    Signal,
    Spoken,
    StandInWish,
)


def evolve(table: Table, event: e.Event) -> Table:
    """The table after that event."""
    return _AFTER[type(event)](table, event)


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after all of them."""
    for event in events:
        table = evolve(table, event)
    return table


def _awaiting(table: Table) -> Table:
    """The table with whom it waits for."""
    return replace(table, awaited=tuple(awaited_seats(table)))


def _without(awaited: tuple[SeatNo, ...], no: SeatNo) -> tuple[SeatNo, ...]:
    """The seats that are awaited when that one has moved."""
    try:
        place = awaited.index(no)
    except ValueError:
        return awaited  # it has moved before
    return awaited[:place] + awaited[place + 1 :]


def _with_seat(table: Table, no: SeatNo, **changes: str | bool | tuple[str, ...] | Ballot | Signal | None) -> Table:
    place = table.place(no)
    seats = table.seats
    return replace(table, seats=(*seats[:place], replace(seats[place], **changes), *seats[place + 1 :]))


def _cards_given(table: Table, event: e.CardsGiven) -> Table:
    seats, no = list(table.seats), event.seat
    place = table.place(no)
    seat = seats[place]
    seats[place] = replace(seat, given=event.cards, stood_in=True) if event.by_bot else replace(seat, given=event.cards)
    awaited = _without(table.awaited, no)
    if table.rules.teams:
        partner = table.place(table.partner(no))
        if event.relieves:
            seats[partner] = replace(seats[partner], given=())
        awaited = _without(awaited, seats[partner].no)  # one of a pair gives
    wishes = _unfulfilled(table.wishes, no) if table.wishes else ()
    return replace(table, seats=tuple(seats), awaited=awaited, clue_mendable=False, wishes=wishes)


def _ballot_cast(table: Table, event: e.BallotCast) -> Table:
    seats, no = list(table.seats), event.seat
    place = table.place(no)
    seat, ballot = seats[place], Ballot(event.votes, event.red)
    seats[place] = replace(seat, ballot=ballot, stood_in=True) if event.by_bot else replace(seat, ballot=ballot)
    wishes = _unfulfilled(table.wishes, no) if table.wishes else ()
    return replace(table, seats=tuple(seats), awaited=_without(table.awaited, no), wishes=wishes)


def _clue_given(table: Table, event: e.ClueGiven) -> Table:
    place = table.place(table.storyteller)
    seats = list(table.seats)
    given = () if event.card is None else (event.card,)
    seats[place] = replace(seats[place], given=given, stood_in=event.by_bot)
    return _awaiting(
        replace(
            table,
            seats=tuple(seats),
            phase=GIVE,
            clue=event.clue,
            clue_mendable=True,
            clock_left=None,
            time_asked=(),
            wishes=(),
        )
    )


def _table_laid(table: Table, event: e.TableLaid) -> Table:
    laid = tuple(map(Laid, event.cards, event.owners))
    seats = []
    for seat in table.seats:
        hand = list(seat.hand)
        for card in seat.given:
            hand.remove(card)
        seats.append(replace(seat, hand=tuple(hand)))
    return _awaiting(
        replace(
            table, seats=tuple(seats), phase=VOTE, laid=laid, closing=NOBODY, clock_left=None, time_asked=(), wishes=()
        )
    )


def _turn_scored(table: Table, event: e.TurnScored) -> Table:
    assert table.clue is not None
    seats = table.seats
    reveal = Reveal(
        turn=table.turn,
        storyteller=table.storyteller,
        clue=table.clue,
        target=event.target,
        laid=table.laid,
        ballots=tuple([Cast(seat.no, seat.ballot) for seat in seats if seat.ballot is not None]),
        awards=event.awards,
        scores=event.scores,
        stood_in=tuple([seat.no for seat in seats if seat.stood_in]),
        reactions=table.reactions,
    )
    revealed = replace(
        table,
        phase=REVEAL,
        scores=event.scores,
        closing=NOBODY,
        lingered=False,
        reveals=(*table.reveals, reveal),
        clock_left=None,
        time_asked=(),
        wishes=(),
        reactions=(),
    )
    return _awaiting(revealed)


def _hands_refilled(table: Table, event: e.HandsRefilled) -> Table:
    seats = tuple([replace(seat, hand=seat.hand + drawn) for seat, drawn in zip(table.seats, event.draws, strict=True)])
    if event.pile is not None:
        return replace(table, seats=seats, pile=event.pile, discard=(), laid=())
    taken = sum(map(len, event.draws))
    discard = table.discard + tuple([laid.card for laid in table.laid])
    return replace(table, seats=seats, pile=table.pile[taken:], discard=discard, laid=())


def _turn_begun(table: Table, event: e.TurnBegun) -> Table:
    seats = tuple([Seat(seat.no, seat.bot, seat.hand) for seat in table.seats])
    return replace(
        table,
        seats=seats,
        phase=CLUE,
        turn=event.turn,
        storyteller=event.storyteller,
        awaited=(event.storyteller,),
        clue=None,
        lingered=False,
        pace=table.settings.pace,
        clock_left=None,
        time_asked=(),
    )


def _game_started(table: Table, event: e.GameStarted) -> Table:
    return Table(
        settings=table.settings,
        seats=tuple(Seat(seat.no, seat.bot, hand) for seat, hand in zip(table.seats, event.hands, strict=True)),
        awaited=tuple(seat.no for seat in table.seats),
        phase=CLAIM,
        game=event.game,
        turn=1,
        rules=event.rules,
        scores=(0,) * event.rules.units,
        pile=event.pile,
        pace=table.settings.pace,
    )


def _all_in(table: Table, event: e.AllIn) -> Table:
    return replace(table, closing=event.last)


def _clue_mended(table: Table, event: e.ClueMended) -> Table:
    assert table.clue is not None
    return replace(table, clue=replace(table.clue, text=event.text))


def _recorded(table: Table, change: Callable[[int, Recording], Recording | None]) -> Table:
    """The table with other recordings, or none, in its clues; told by their turns."""

    def changed(turn: int, clue: Clue) -> Clue:
        was = clue.recording
        now = None if was is None else change(turn, was)
        return clue if now is was else replace(clue, recording=now)

    reveals = [(reveal, changed(reveal.turn, reveal.clue)) for reveal in table.reveals]
    if any(clue is not reveal.clue for reveal, clue in reveals):
        kept = tuple([reveal if clue is reveal.clue else replace(reveal, clue=clue) for reveal, clue in reveals])
        table = replace(table, reveals=kept)
    clue = None if table.clue is None else changed(table.turn, table.clue)
    return table if clue is table.clue else replace(table, clue=clue)


def _recording_kept(table: Table, event: e.RecordingKept) -> Table:
    return _recorded(table, lambda turn, one: replace(one, keep=event.keep) if turn == event.turn else one)


def _recording_dropped(table: Table, event: e.RecordingDropped) -> Table:
    return _recorded(table, lambda turn, one: None if turn == event.turn else one)


def _cards_taken_back(table: Table, event: e.CardsTakenBack) -> Table:
    return _awaiting(replace(_with_seat(table, event.seat, given=()), closing=NOBODY))


def _ballot_taken_back(table: Table, event: e.BallotTakenBack) -> Table:
    return _awaiting(replace(_with_seat(table, event.seat, ballot=None), closing=NOBODY))


def _partner_signalled(table: Table, event: e.PartnerSignalled) -> Table:
    return _with_seat(table, event.seat, signal=event.signal)


def _seat_ready(table: Table, event: e.SeatReady) -> Table:
    seats, place = list(table.seats), table.place(event.seat)
    seats[place] = replace(seats[place], ready=True)
    return replace(table, seats=tuple(seats), awaited=_without(table.awaited, event.seat))


def _reveal_lingered(table: Table, _: e.RevealLingered) -> Table:
    return replace(table, lingered=True)


def _hands_passed(table: Table, event: e.HandsPassed) -> Table:
    seats = [replace(seat, hand=hand) for seat, hand in zip(table.seats, event.hands, strict=True)]
    return replace(table, seats=tuple(seats))


def _game_ended(table: Table, event: e.GameEnded) -> Table:
    ended = replace(table, phase=END, winners=event.winners, awaited=())
    return _recorded(ended, lambda _, one: one if one.keep else None)


def _game_stopped(table: Table, _: e.GameStopped) -> Table:
    seats = tuple(Seat(seat.no, seat.bot) for seat in table.seats)
    return Table(settings=table.settings, seats=seats, game=table.game)


def _seat_taken(table: Table, event: e.SeatTaken) -> Table:
    return replace(table, seats=(*table.seats, Seat(event.seat, _character(event.bot))))


def _seat_left(table: Table, event: e.SeatLeft) -> Table:
    return replace(table, seats=tuple(seat for seat in table.seats if seat.no != event.seat))


def _seat_handed_over(table: Table, event: e.SeatHandedOver) -> Table:
    return _awaiting(_with_seat(table, event.seat, bot=_character(event.bot)))


def _character(bot: str) -> str:
    """Old logs call Pip "random"."""
    return "pip" if bot == "random" else bot


def _seats_arranged(table: Table, event: e.SeatsArranged) -> Table:
    return _awaiting(replace(table, seats=tuple(table.seat(no) for no in event.order)))


def _settings_changed(table: Table, event: e.SettingsChanged) -> Table:
    pace = table.settings.pace
    return replace(table, settings=Settings(edition=event.edition, house=event.house, decks=event.decks, pace=pace))


def _pace_changed(table: Table, event: e.PaceChanged) -> Table:
    return replace(table, settings=replace(table.settings, pace=event.pace))


def _clock_stopped(table: Table, event: e.ClockStopped) -> Table:
    return replace(table, clock_left=event.left)


def _time_asked(table: Table, event: e.TimeAsked) -> Table:
    left = None if table.clock_left is None else table.clock_left + 1000 * MORE_TIME
    return replace(table, clock_left=left, lingered=False, time_asked=(*table.time_asked, event.seat))


def _stand_in_asked(table: Table, event: e.StandInAsked) -> Table:
    return replace(table, wishes=(*table.wishes, StandInWish(event.seat, event.by)))


def _unfulfilled(wishes: tuple[StandInWish, ...], no: SeatNo) -> tuple[StandInWish, ...]:
    """The seat has moved: a bot was asked for this once only."""
    return tuple([wish for wish in wishes if wish.seat != no])


def _reacted(table: Table, event: e.Reacted) -> Table:
    reveal = table.reveals[-1] if table.phase is REVEAL else None
    reaction = Reaction(event.seat, event.position, event.kind)
    others = tuple([one for one in (reveal.reactions if reveal else table.reactions) if one != reaction])
    reactions = others if event.taken_back else (*others, reaction)
    if reveal is None:
        return replace(table, reactions=reactions)
    return replace(table, reveals=(*table.reveals[:-1], replace(reveal, reactions=reactions)))


def _spoke(table: Table, event: e.Spoke) -> Table:
    reveal = table.reveals[-1]
    spoken = (*reveal.spoken, Spoken(event.seat, event.text))
    return replace(table, reveals=(*table.reveals[:-1], replace(reveal, spoken=spoken)))


def _heart_given(table: Table, event: e.HeartGiven) -> Table:
    return _reacted(table, e.Reacted(event.seat, event.position, event.taken_back))


# Looked up by type, as in `decide`.
_AFTER: dict[type, Callable[[Table, Any], Table]] = {
    e.CardsGiven: _cards_given,
    e.BallotCast: _ballot_cast,
    e.AllIn: _all_in,
    e.TableLaid: _table_laid,
    e.TurnScored: _turn_scored,
    e.HandsRefilled: _hands_refilled,
    e.HandsPassed: _hands_passed,
    e.TurnBegun: _turn_begun,
    e.ClueGiven: _clue_given,
    e.ClueMended: _clue_mended,
    e.RecordingKept: _recording_kept,
    e.RecordingDropped: _recording_dropped,
    e.CardsTakenBack: _cards_taken_back,
    e.BallotTakenBack: _ballot_taken_back,
    e.PartnerSignalled: _partner_signalled,
    e.SeatReady: _seat_ready,
    e.RevealLingered: _reveal_lingered,
    e.GameStarted: _game_started,
    e.GameEnded: _game_ended,
    e.GameStopped: _game_stopped,
    e.SeatTaken: _seat_taken,
    e.SeatLeft: _seat_left,
    e.SeatHandedOver: _seat_handed_over,
    e.SeatsArranged: _seats_arranged,
    e.SettingsChanged: _settings_changed,
    e.PaceChanged: _pace_changed,
    e.ClockStopped: _clock_stopped,
    e.StandInAsked: _stand_in_asked,
    e.TimeAsked: _time_asked,
    e.Reacted: _reacted,
    e.HeartGiven: _heart_given,
    e.Spoke: _spoke,
    e.SeatNudged: lambda table, _: table,
}
assert set(_AFTER) == set(get_args(e.Event)), "every event has its effect"
