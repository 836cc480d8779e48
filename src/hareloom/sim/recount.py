"""The turns of a replay file counted anew, by the rules as they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from hareloom.game.editions import find_edition
from hareloom.game.explain import explain
from hareloom.game.rules import Rules
from hareloom.game.scoring import Outcome, score_turn
from hareloom.game.values import Award, Reveal, SeatNo
from hareloom.mistake import Mistake
from hareloom.replays.reading import Told

from .simulate import Played


class Recounted(Struct, frozen=True):
    """A turn as the rules count it, and as the file has it."""

    turn: int
    points: dict[str, int]
    """By player, in Team by pair; who got nothing is not among them."""
    recorded: dict[str, int]
    awards: tuple[dict[str, object], ...]
    """Why, in words."""

    @property
    def same(self) -> bool:
        return self.points == self.recorded


def rules_of(told: Told) -> Rules:
    """What that edition with those house rules means now, for that many players."""
    return find_edition(told.header.edition).for_players(len(told.header.players), told.header.house)


def recounted(told: Told) -> Iterator[Recounted]:
    """Every turn that was revealed."""
    rules, names = rules_of(told), _names(told)
    seats = tuple(names)
    units = tuple(place % rules.units for place in range(len(seats)))
    by_unit = [" + ".join(names[seat] for seat, of in zip(seats, units, strict=True) if of == no) for no in set(units)]
    for turn in told.turns:
        owners = tuple(laid.owner for laid in turn.laid)
        try:
            awards = score_turn(rules, Outcome(turn.storyteller, owners, turn.ballots, seats, units))
        except (ValueError, StopIteration) as wrong:
            raise Mistake(f"Turn {turn.turn} is not one of {rules.edition}: it can't be counted.") from wrong
        labels = {seat: by_unit[of] for seat, of in zip(seats, units, strict=True)}
        words = tuple(
            {"player": names[one.seat], "points": one.points, "why": explain(one, names, turn.storyteller)}
            for one in awards
        )
        yield Recounted(turn.turn, _points(awards, labels), _points(turn.awards, labels), words)


def _points(awards: tuple[Award, ...], labels: dict[SeatNo, str]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for award in awards:
        counted[labels[award.seat]] += award.points
    return {name: points for name, points in counted.items() if points}


def _names(told: Told) -> dict[SeatNo, str]:
    """Players by their names; by their seats, where they have none or another has the same."""
    named = Counter(player.name for player in told.header.players)
    return {
        player.seat: player.name if player.name is not None and named[player.name] == 1 else f"seat {player.seat}"
        for player in told.header.players
    }


def as_played(told: Told) -> Played:
    """The game in numbers, as a simulation has its own."""
    rules, turns = rules_of(told), told.turns
    place = {player.seat: number for number, player in enumerate(told.header.players)}
    return Played(
        turns=len(turns),
        steps=len(told.steps),
        scores=turns[-1].scores if turns else (0,) * rules.units,
        found=tuple(map(_found, turns)) if rules.counting == "find" else (),
        reshuffles=told.reshuffles,
        winners=len({place[seat] % rules.units for seat in told.last.winners}),
    )


def _found(turn: Reveal) -> str:
    finders = [cast for cast in turn.ballots if turn.target in cast.ballot.votes]
    return "none" if not finders else "all" if len(finders) == len(turn.ballots) else "some"


def deck_size(told: Told) -> int:
    """How many cards the game was dealt from."""
    first = told.first
    return first.pile + first.discard + sum(seat.cards for seat in first.seats.values())
