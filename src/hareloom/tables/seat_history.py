"""Who plays which seat, and whose hand a person has seen before: read from the log, so no restart forgets it."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from hareloom.game.events import (
    BallotTakenBack,
    CardsTakenBack,
    Event,
    GameStarted,
    SeatHandedOver,
    SeatLeft,
    SeatTaken,
    TurnBegun,
)
from hareloom.game.values import SeatNo

PERSON = "person:"
CONCERNS = frozenset({SeatTaken, SeatHandedOver, SeatLeft, GameStarted, TurnBegun, CardsTakenBack, BallotTakenBack})
"""The events that this history is made of."""

SeatsByPerson: TypeAlias = dict[str, tuple[SeatNo, ...]]


def person_key(person_id: str) -> str:
    """The actor of a person's rows in the log."""
    return f"{PERSON}{person_id}"


class SeatHistory(Struct, frozen=True):
    """People are named by their public ids."""

    now: dict[SeatNo, str] = {}
    """Who plays, without the bots."""
    lost: SeatsByPerson = {}
    """The seats that a person has played in this turn and plays no longer: they know what was to be seen there."""
    played: SeatsByPerson = {}
    """The seats that a person has played in this game."""
    stirs: int = 0
    """Counts what lets a seat move once more in a phase: another player on it, or a move that is taken back."""

    def after(self, actor: str, event: Event) -> "SeatHistory":
        """The history after an event of CONCERNS. People take seats for themselves; the host seats bots alone."""
        match event:
            case SeatTaken() | SeatHandedOver():
                left = self._without(event.seat)
                return left if event.bot else left.with_player(actor.removeprefix(PERSON), event.seat)
            case SeatLeft():
                return self._without(event.seat)
            case GameStarted():
                return replace(self, lost={}, played={person: (seat,) for seat, person in self.now.items()}, stirs=0)
            case TurnBegun():
                return replace(self, lost={})
            case _:
                return replace(self, stirs=self.stirs + 1)

    def with_player(self, person: str, seat: SeatNo) -> "SeatHistory":
        played = {**self.played, person: tuple({*self.played.get(person, ()), seat})}
        return replace(self, now={**self.now, seat: person}, played=played)

    def _without(self, seat: SeatNo) -> "SeatHistory":
        person = self.now.get(seat)
        stirred = replace(self, stirs=self.stirs + 1)
        if person is None:
            return stirred
        now = {no: one for no, one in self.now.items() if no != seat}
        return replace(stirred, now=now, lost={**self.lost, person: tuple({*self.lost.get(person, ()), seat})})
