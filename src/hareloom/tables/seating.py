"""Who sits where: whose request it is, which seats can be had, and what becomes of people when seats change."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from hareloom.bots import is_character
from hareloom.game import actions as a
from hareloom.game.decide import decide, where
from hareloom.game.editions import find_edition
from hareloom.game.events import Event, SeatHandedOver, SeatLeft, SeatTaken
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Table, in_game
from hareloom.game.values import CardId, SeatNo
from hareloom.store import Change, PersonRecord, SaveExtra, SeatPerson

from .context import Context, Outcome
from .models.allowed import MODEL, check_model
from .people import extra_of
from .requests import StartGame
from .state import State


def move(context: Context, state: State, person: PersonRecord, action: a.Action) -> Outcome:
    """A move of the game, on behalf of the seat that the person plays. It changes no seats."""
    seat = state.seat_of(person)
    return decide(state.table, a.NEWCOMER if seat is None else a.SeatActor(seat), action, context.dice), ()


def as_host(context: Context, state: State, person: PersonRecord, action: a.Action) -> Outcome:
    """What only the host may do. Who the host is follows from the session, never from the message."""
    match action:
        case a.ChangeSettings():
            # A deck that has gone since it was chosen is in nobody's way until a game starts.
            if new := tuple(deck for deck in action.decks if deck not in state.table.settings.decks):
                cards_of(context, state.table, person.table_id, new)
        case a.AddBot(character=character) if character == MODEL:
            if person.host:
                check_model(context, state)
        case a.AddBot():
            check_bot(state.table, action.character)
        case a.RemoveSeat():
            check_bot(state.table, action.stand_in)
        case _:
            pass
    events = decide(state.table, a.HOST if person.host else a.NEWCOMER, action, context.dice)
    return events, seat_changes(events, None, state.people, removed=isinstance(action, a.RemoveSeat))


def start_game(context: Context, state: State, person: PersonRecord, action: StartGame) -> Outcome:
    del action
    start = a.StartWithCards(cards=cards_of(context, state.table, person.table_id, state.table.settings.decks))
    return as_host(context, state, person, start)


def ask_stand_in(context: Context, state: State, person: PersonRecord, action: a.AskStandIn) -> Outcome:
    return (as_host if person.host else move)(context, state, person, action)


def take_seat(context: Context, state: State, person: PersonRecord, action: a.TakeSeat) -> Outcome:
    """Sit down on a new seat, or take over a bot's."""
    seat = state.seat_of(person)
    if seat is None and person.seat not in (None, action.seat):
        # They left a game in the middle. Another seat would show them a second hand.
        raise Refusal(Code.SEATING, f"Your seat {person.seat} is kept for you; take that one.")
    if action.seat is not None:
        _check_takeover(state, action.seat, person)
    events = decide(state.table, a.NEWCOMER if seat is None else a.SeatActor(seat), action, context.dice)
    return events, seat_changes(events, person, state.people)


def leave_seat(context: Context, state: State, person: PersonRecord, action: a.LeaveSeat) -> Outcome:
    check_bot(state.table, action.stand_in)
    events, _ = move(context, state, person, action)
    return events, seat_changes(events, person, state.people)


def remove_from_seat(context: Context, state: State, person: PersonRecord, stand_in: str = "pip") -> Outcome:
    """Take a person's seat away from them; in a game that bot plays on."""
    seat = state.seat_of(person)
    if seat is None:
        return (), ()
    check_bot(state.table, stand_in)
    events = decide(state.table, a.HOST, a.RemoveSeat(seat=seat, stand_in=stand_in), context.dice)
    return events, seat_changes(events, None, state.people, removed=True)


def cards_of(context: Context, table: Table, table_id: str, decks: tuple[str, ...]) -> tuple[CardId, ...]:
    allowed = all(context.may_use(table_id, deck) for deck in decks)
    cards = context.decks.cards_of(decks) if allowed else None
    if cards is None:
        raise Refusal(Code.NO_SUCH_DECK, f"{where(table)}: There is no such deck among {', '.join(decks)}.")
    return cards


def check_bot(table: Table, character: str) -> None:
    if not is_character(character):
        raise Refusal(Code.NO_SUCH_BOT, f"{where(table)}: There is no bot called {character!r}.")


def _check_takeover(state: State, seat: SeatNo, person: PersonRecord) -> None:
    table = state.table
    if person.seat == seat:
        return
    for other in state.people.values():
        if other.seat == seat and table.place(seat) >= 0:
            raise Refusal(Code.SEAT_TAKEN, f"{where(table)}: Seat {seat} is {other.name}'s.")
    if not in_game(table.phase):
        return
    if not state.settings.takeover and not person.host:
        raise Refusal(Code.NO_TAKEOVER, f"{where(table)}: Here bots keep their seats; you are in the next game.")
    before = set(state.history.played.get(person.id, ())) - {seat}
    if before:
        # The host could take one seat after another away from themselves, and look at every bot's hand.
        seen = f"You have seen the hand of seat {min(before)}, so you take no other before the next game."
        raise Refusal(Code.SEATING, f"{where(table)}: {seen}")


def seat_changes(
    events: Iterable[Event], person: PersonRecord | None, people: Mapping[str, PersonRecord], *, removed: bool = False
) -> list[Change]:
    """Who gets which seat. Who leaves during a game keeps it, to come back to; who is removed does not."""
    changes: list[Change] = []
    for event in events:
        match event:
            case SeatTaken(bot="") | SeatHandedOver(bot=""):
                changes += _seat(event.seat, person, people)
            case SeatHandedOver() if removed:
                changes += _seat(event.seat, None, people)
            case SeatLeft():
                changes += _seat(event.seat, None, people)
            case _:
                pass
    return changes


def _seat(seat: SeatNo, person: PersonRecord | None, people: Mapping[str, PersonRecord]) -> Iterable[Change]:
    for other in people.values():
        if other.seat == seat and other is not person:
            yield SeatPerson(other.id, None)
    if person is not None:
        yield SeatPerson(person.id, seat)
        extra = extra_of(person)
        if extra.wants_seat:
            yield SaveExtra(person.id, msgspec.json.encode(replace(extra, wants_seat=False)))


def free_bots(state: State) -> list[SeatNo]:
    """The bots' seats that are kept for no person."""
    kept = {person.seat for person in state.people.values()}
    return [seat.no for seat in state.table.seats if seat.bot and seat.no not in kept]


def wishers(state: State, here: frozenset[str]) -> list[PersonRecord]:
    """Those of the people here who came for a seat when there was none."""
    return [
        person
        for person in state.people.values()
        if (extra := extra_of(person)).wants_seat and not extra.waiting and person.id in here
    ]


def next_players(state: State, here: frozenset[str]) -> Sequence[tuple[PersonRecord, a.TakeSeat]]:
    """Who sits down for the next game: on new seats if that many can play, else on bots' seats."""
    players = wishers(state, here)
    counts = find_edition(state.table.settings.edition).player_counts
    new = next((more for more in range(len(players), 0, -1) if len(state.table.seats) + more in counts), 0)
    bots = free_bots(state) if state.settings.takeover else []
    seats = [None] * new + bots[: len(players) - new]
    return [(person, a.TakeSeat(seat=seat)) for person, seat in zip(players, seats, strict=False)]
