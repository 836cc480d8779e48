"""What becomes of people when seats change: written in the same transaction as the events, both or neither."""

from collections.abc import Iterable, Mapping

from hareloom.game.events import Event, SeatHandedOver, SeatLeft, SeatTaken
from hareloom.store import Change, PersonRecord, SeatPerson


def seat_changes(
    events: Iterable[Event], asker: str | None, people: Mapping[str, PersonRecord], *, removed: bool
) -> list[Change]:
    """Who gets which seat. Somebody who leaves during a game keeps it, to come back to; somebody removed does not."""
    changes: list[Change] = []
    for event in events:
        match event:
            case SeatTaken(bot=""):
                changes += _seat(event.seat, asker, people)
            case SeatHandedOver(bot=""):
                changes += _seat(event.seat, asker, people)
            case SeatHandedOver() if removed:
                changes += _seat(event.seat, None, people)
            case SeatLeft():
                changes += _seat(event.seat, None, people)
            case _:
                pass
    return changes


def _seat(seat: int, asker: str | None, people: Mapping[str, PersonRecord]) -> Iterable[Change]:
    for person in people.values():
        if person.seat == seat and person.id != asker:
            yield SeatPerson(person.id, None)
    if asker is not None:
        yield SeatPerson(asker, seat)
