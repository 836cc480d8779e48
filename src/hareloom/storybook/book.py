"""The book of a game, as values: what stands on its cover, its spreads and its last pages. Nothing is drawn here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from hareloom.game.values import CardId, Clue, Position, Reveal, SeatNo, Spoken
from hareloom.mistake import Mistake
from hareloom.replays.format import PlayedDeck
from hareloom.replays.reading import Told

from .awards import Award, awards, finders, hearts
from .people import Player, Unit, players_of, units_of

Found: TypeAlias = Literal["some", "all", "nobody", "crowd"]
"""Who found the storyteller's picture; in Party there is none to find."""


class Shown(Struct, frozen=True):
    """A picture that lay on the table."""

    card: CardId
    place: Position
    owner: SeatNo
    voters: tuple[SeatNo, ...]
    """A seat with two tokens on it stands here twice."""
    red: bool
    """Party's red token lay on it."""
    hearts: tuple[SeatNo, ...]


class Gain(Struct, frozen=True):
    """The points that a hare got in a turn."""

    unit: int
    points: int


class Spread(Struct, frozen=True, kw_only=True):
    """Two pages: a turn."""

    turn: int
    teller: SeatNo
    clue: Clue
    picture: Shown
    """The storyteller's; in Party the one that most have chosen."""
    others: tuple[Shown, ...]
    found: Found
    finders: tuple[SeatNo, ...]
    hearts: tuple[SeatNo, ...]
    """For the clue."""
    spoken: tuple[Spoken, ...]
    gains: tuple[Gain, ...]
    """The most first."""


class Cover(Struct, frozen=True):
    """The first page."""

    title: str
    """The best-loved clue; empty where no clue was written."""
    turn: int
    """The turn it is from."""
    card: CardId
    at: int
    """When the game began, in milliseconds since 1970."""
    edition: str


class Place(Struct, frozen=True):
    """A place, and one of the hares that share it."""

    no: int
    unit: Unit


class Book(Struct, frozen=True, kw_only=True):
    """All of it."""

    cover: Cover
    players: tuple[Player, ...]
    """Clockwise."""
    units: tuple[Unit, ...]
    spreads: tuple[Spread, ...]
    race: tuple[tuple[int, ...], ...]
    """The scores by unit: before the first turn, and after each."""
    target: int | None
    """The score that ends the game, if one does."""
    places: tuple[Place, ...]
    winners: tuple[SeatNo, ...]
    """None where the game was stopped."""
    awards: tuple[Award, ...]
    decks: tuple[PlayedDeck, ...]
    descriptions: dict[CardId, str]
    finished: bool
    pictures: int
    """How many lay on the table."""
    hearts: int
    """How many were given."""
    hareloom: str
    """The program that the game was played with."""

    def player(self, seat: SeatNo) -> Player:
        """Who sat there."""
        return next(one for one in self.players if one.seat == seat)


def book(told: Told) -> Book:
    """The book of a replay; raises a Mistake where no turn was told."""
    if not told.turns:
        raise Mistake("This game was stopped before its first turn was over: there is no story to print.")
    rules = told.first.rules
    assert rules is not None
    turns = told.turns
    scores = turns[-1].scores
    players = players_of(told.header.players, rules.units)
    units = units_of(players, scores)
    return Book(
        cover=_cover(told),
        players=players,
        units=units,
        spreads=tuple(map(_spread, (None, *turns), turns)),
        race=((0,) * rules.units, *(turn.scores for turn in turns)),
        target=rules.target_score,
        places=_places(units),
        winners=told.last.winners,
        awards=awards(turns, players),
        decks=told.header.decks,
        descriptions=told.descriptions,
        finished=told.header.finished,
        pictures=sum(len(turn.laid) for turn in turns),
        hearts=sum(len(turn.reactions) for turn in turns),
        hareloom=told.header.hareloom,
    )


def named_after(turns: Sequence[Reveal]) -> Reveal:
    """The turn whose clue is a book's title: the best-loved, or else the first that some found and not all."""
    written = [turn for turn in turns if turn.clue.text]
    loved = max(written, key=lambda turn: len(hearts(turn, 0)), default=None)
    if loved is None or not hearts(loved, 0):
        told_well = (turn for turn in written if _found(turn) == "some")
        loved = next(told_well, written[0] if written else turns[0])
    return loved


def remembered_by(turn: Reveal) -> Position:
    """The place of the storyteller's picture; where there is none, of the one that most have chosen."""
    return _main(turn).place


def _cover(told: Told) -> Cover:
    loved, header = named_after(told.turns), told.header
    return Cover(loved.clue.text, loved.turn, _main(loved).card, header.began_at, header.edition)


def _found(turn: Reveal) -> Found:
    if turn.target is None:
        return "crowd"
    count = len(finders(turn))
    return "nobody" if not count else "all" if count == len(turn.ballots) else "some"


def _shown(turn: Reveal) -> list[Shown]:
    found = []
    for place, laid in enumerate(turn.laid, 1):
        voters = tuple(cast.seat for cast in turn.ballots for vote in cast.ballot.votes if vote == place)
        red = any(cast.ballot.red == place for cast in turn.ballots)
        found.append(Shown(laid.card, place, laid.owner, voters, red, hearts(turn, place)))
    return found


def _main(turn: Reveal) -> Shown:
    """The storyteller's picture; where there is none, the one that most have chosen."""
    shown = _shown(turn)
    if turn.target is not None:
        return shown[turn.target - 1]
    return max(shown, key=lambda one: (len(one.voters), not one.red, -one.place))


def _spread(before: Reveal | None, turn: Reveal) -> Spread:
    main = _main(turn)
    was = before.scores if before is not None else (0,) * len(turn.scores)
    gains = Counter({unit: now - then for unit, (then, now) in enumerate(zip(was, turn.scores, strict=True))})
    return Spread(
        turn=turn.turn,
        teller=turn.storyteller,
        clue=turn.clue,
        picture=main,
        others=tuple(one for one in _shown(turn) if one.place != main.place),
        found=_found(turn),
        finders=finders(turn) if turn.target is not None else main.voters,
        hearts=hearts(turn, 0),
        spoken=turn.spoken,
        gains=tuple(Gain(unit, points) for unit, points in gains.most_common() if points),
    )


def _places(units: tuple[Unit, ...]) -> tuple[Place, ...]:
    """All places. Equal scores share one, and the next is as far down as they are many."""
    ranked = sorted(units, key=lambda unit: -unit.score)
    return tuple(Place(sum(other.score > unit.score for other in units) + 1, unit) for unit in ranked)
