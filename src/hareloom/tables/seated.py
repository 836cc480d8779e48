"""Who plays which seat, and whose hand somebody has seen before: read from the log, so no restart forgets it."""

from hareloom.game.events import Event, GameStarted, SeatHandedOver, SeatLeft, SeatTaken, TurnBegun
from hareloom.game.values import SeatNo

PERSON = "person:"
_SEATING = frozenset({SeatTaken, SeatHandedOver, SeatLeft, GameStarted, TurnBegun})


def person_key(person_id: str | None) -> str:
    """Who acted, as the log has it."""
    return f"{PERSON}{person_id}"


class Seated:
    """Kept while the log is read. People are named by their public ids."""

    def __init__(self) -> None:
        self.now: dict[SeatNo, str] = {}
        """Who plays, without the bots."""
        self.lost: dict[str, frozenset[SeatNo]] = {}
        """The seats that somebody no longer plays, and has played in this turn: they know what was to be seen there."""
        self.played: dict[str, frozenset[SeatNo]] = {}
        """The seats that somebody has played in this game."""

    def happened(self, actor: str, event: Event) -> None:
        """Something that this actor did. Who sits down does so for themselves; the host seats bots alone."""
        if type(event) not in _SEATING:
            return
        match event:
            case SeatTaken() | SeatHandedOver():
                self._leaves(event.seat)
                if not event.bot:
                    self._sits(actor.removeprefix(PERSON), event.seat)
            case SeatLeft():
                self._leaves(event.seat)
            case GameStarted():
                self.lost, self.played = {}, {person: frozenset({seat}) for seat, person in self.now.items()}
            case _:
                self.lost = {}

    def _sits(self, person: str, seat: SeatNo) -> None:
        self.now[seat] = person
        self.played = {**self.played, person: self.played.get(person, frozenset()) | {seat}}

    def _leaves(self, seat: SeatNo) -> None:
        person = self.now.pop(seat, None)
        if person is not None:
            self.lost = {**self.lost, person: self.lost.get(person, frozenset()) | {seat}}
