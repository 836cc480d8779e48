"""Turns of earlier games at a table, so that bots know how its players tell and vote. From the log, by public facts."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from hareloom.game.table import Table
from hareloom.game.values import Ballot, Cast, Clue, Laid, Reveal, SeatNo

from .seat_history import SeatHistory

KEPT = 40
"""How many turns are remembered."""
NO_SEAT: SeatNo = -1
BOT = "bot:"


class PastTurn(Struct, frozen=True):
    """A revealed turn. Players are named by their public ids, bots by their characters: seats change hands."""

    storyteller: str
    clue: Clue
    cards: tuple[str, ...]
    owners: tuple[str, ...]
    ballots: tuple[tuple[str, tuple[int, ...]], ...]
    target: int | None


def after_game(past: Sequence[PastTurn], table: Table, history: SeatHistory) -> tuple[PastTurn, ...]:
    """The past with the turns of the game that is over."""
    who = players(table, history.now)

    def named(seat: SeatNo) -> str:
        return who.get(seat, "")

    turns = [
        PastTurn(
            named(reveal.storyteller),
            replace(reveal.clue, recording=None) if reveal.clue.recording else reveal.clue,
            tuple(laid.card for laid in reveal.laid),
            tuple(named(laid.owner) for laid in reveal.laid),
            tuple((named(cast.seat), cast.ballot.votes) for cast in reveal.ballots),
            reveal.target,
        )
        for reveal in table.reveals
    ]
    return (*past, *turns)[-KEPT:]


def players(table: Table, people: Mapping[SeatNo, str]) -> dict[SeatNo, str]:
    """Who plays each seat."""
    return {seat.no: f"{BOT}{seat.bot}" if seat.bot else people.get(seat.no, "") for seat in table.seats}


def as_reveals(past: Sequence[PastTurn], table: Table, history: SeatHistory) -> tuple[Reveal, ...]:
    """The past with today's seats. Who is not here any more has none."""
    seats = {name: no for no, name in players(table, history.now).items() if name}

    def seat(name: str) -> SeatNo:
        return seats.get(name, NO_SEAT)

    return tuple(
        Reveal(
            turn=0,
            storyteller=seat(turn.storyteller),
            clue=turn.clue,
            laid=tuple(Laid(card, seat(owner)) for card, owner in zip(turn.cards, turn.owners, strict=True)),
            ballots=tuple(Cast(seat(name), Ballot(votes)) for name, votes in turn.ballots),
            awards=(),
            scores=(),
            target=turn.target,
        )
        for turn in past
    )
