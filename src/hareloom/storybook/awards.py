"""The awards of a game, by the page's rules (web/src/lib/end/awards.ts); a test compares what both give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from hareloom.game.values import Position, Reason, Reveal, SeatNo

from .people import Player

Kind: TypeAlias = Literal["best_clue", "fog", "eye", "one_mind", "lone_wolf", "furthest", "kindest"]
History: TypeAlias = Sequence[Reveal]

MOST_EACH = 2
MOST_SHARING = 3
"""What more share says nothing about any of them."""
HEARTS_ON_A_CLUE, TURNS_TOLD, BALLOTS, DECOYS, HEARTS_GIVEN, ALONE = 2, 2, 3, 3, 3, 2
"""What is needed at least."""


class Award(Struct, frozen=True):
    """An award, who has earned it, and with what."""

    kind: Kind
    seats: tuple[SeatNo, ...]
    count: int
    of: int = 0
    """Of how many, where a share decides."""
    turns: tuple[int, ...] = ()
    """The turns of the best-loved clues, one for each of the seats."""


class Claim(Struct, frozen=True):
    """How a seat stands for an award: compared number by number, the greater first."""

    seat: SeatNo
    by: tuple[float, ...]
    count: int
    of: int = 0
    turn: int | None = None


Rule: TypeAlias = Callable[[History, SeatNo], Claim | None]


def awards(history: History, players: Sequence[Player]) -> tuple[Award, ...]:
    """The awards in their order. What nobody has earned is not among them."""
    sort = "crowd" if any(turn.target is None for turn in history) else "find"
    given: Counter[SeatNo] = Counter()
    return tuple(
        award
        for kind, rule, where in RULES
        if where in ("any", sort) and (award := _award(kind, rule, history, players, given)) is not None
    )


def _award(kind: Kind, rule: Rule, history: History, players: Sequence[Player], given: Counter[SeatNo]) -> Award | None:
    # A bot gives no hearts of its own.
    able = [player for player in players if kind != "kindest" or not player.bot]
    claims = [claim for player in able if (claim := rule(history, player.seat)) is not None]
    best = _winning(claims, given)
    if not best:
        return None
    given.update(claim.seat for claim in best)
    turns = tuple(claim.turn for claim in best if claim.turn is not None)
    return Award(kind, tuple(claim.seat for claim in best), best[0].count, best[0].of, turns)


def _winning(claims: Sequence[Claim], given: Counter[SeatNo]) -> list[Claim]:
    """The best; those who tie share. Who has two awards already leaves it to the next."""
    able = [claim for claim in claims if given[claim.seat] < MOST_EACH]
    if not able:
        return []
    rounded = {claim.seat: tuple(round(number, 9) for number in claim.by) for claim in able}
    highest = max(rounded.values())
    best = [claim for claim in able if rounded[claim.seat] == highest]
    return [] if len(best) > MOST_SHARING else best


def finders(turn: Reveal) -> tuple[SeatNo, ...]:
    """Who found the picture that all looked for."""
    return tuple(cast.seat for cast in turn.ballots if turn.target is not None and turn.target in cast.ballot.votes)


def hearts(turn: Reveal, position: Position) -> tuple[SeatNo, ...]:
    """Who gave the clue (0) or a picture a heart."""
    return tuple(one.seat for one in turn.reactions if one.position == position)


def _told(history: History, seat: SeatNo) -> list[Reveal]:
    return [turn for turn in history if turn.storyteller == seat and seat not in turn.stood_in]


def _by_themselves(history: History, seat: SeatNo) -> Iterator[Reveal]:
    """What the seat itself did: a bot that moved for a player earns them nothing."""
    return (turn for turn in history if seat not in turn.stood_in)


def _votes(turn: Reveal, seat: SeatNo) -> tuple[Position, ...]:
    return next((cast.ballot.votes for cast in turn.ballots if cast.seat == seat), ())


def _best_clue(history: History, seat: SeatNo) -> Claim | None:
    """Most hearts on one clue, at least two."""
    loved = max(_told(history, seat), key=lambda turn: len(hearts(turn, 0)), default=None)
    if loved is None or len(hearts(loved, 0)) < HEARTS_ON_A_CLUE:
        return None
    count = len(hearts(loved, 0))
    return Claim(seat, (count,), count, turn=loved.turn)


def _fog(history: History, seat: SeatNo) -> Claim | None:
    """The greatest share of own turns found by some, not all, of at least two; then the fewer finders."""
    own = _told(history, seat)
    some = [turn for turn in own if 0 < len(finders(turn)) < len(turn.ballots)]
    if len(own) < TURNS_TOLD or not some:
        return None
    found = sum(len(finders(turn)) / len(turn.ballots) for turn in some)
    return Claim(seat, (len(some) / len(own), -found / len(some)), len(some), len(own))


def _eye(history: History, seat: SeatNo) -> Claim | None:
    """The greatest share of votes that found it, at least three votes."""
    voted = [turn for turn in _by_themselves(history, seat) if _votes(turn, seat)]
    count = sum(seat in finders(turn) for turn in voted)
    if len(voted) < BALLOTS or not count:
        return None
    return Claim(seat, (count / len(voted),), count, len(voted))


def _furthest(history: History, seat: SeatNo) -> Claim | None:
    """Most tokens on decoys, at least three."""
    turns = _by_themselves(history, seat)
    count = sum(place != turn.target for turn in turns for place in _votes(turn, seat))
    return None if count < DECOYS else Claim(seat, (count,), count)


def _one_mind(history: History, seat: SeatNo) -> Claim | None:
    """Most points with the crowd."""
    gained = [award for turn in _by_themselves(history, seat) for award in turn.awards if award.seat == seat]
    count = sum(award.points for award in gained if award.reason is Reason.WITH_THE_CROWD)
    return None if not count else Claim(seat, (count,), count)


def _lone_wolf(history: History, seat: SeatNo) -> Claim | None:
    """Most votes that nobody shared, at least two."""
    gained = [award for turn in _by_themselves(history, seat) for award in turn.awards if award.seat == seat]
    count = sum(award.reason is Reason.ALONE for award in gained)
    return None if count < ALONE else Claim(seat, (count,), count)


def _kindest(history: History, seat: SeatNo) -> Claim | None:
    """Most hearts given, at least three."""
    count = sum(one.seat == seat for turn in history for one in turn.reactions)
    return None if count < HEARTS_GIVEN else Claim(seat, (count,), count)


RULES: tuple[tuple[Kind, Rule, Literal["any", "find", "crowd"]], ...] = (
    ("best_clue", _best_clue, "any"),
    ("fog", _fog, "find"),
    ("eye", _eye, "find"),
    ("one_mind", _one_mind, "crowd"),
    ("lone_wolf", _lone_wolf, "crowd"),
    ("furthest", _furthest, "find"),
    ("kindest", _kindest, "any"),
)
"""In which games each is given: where all look for one picture, where a crowd decides."""
