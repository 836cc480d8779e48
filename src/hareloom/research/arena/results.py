"""What a run adds up to, as types: `results.json`, and what the report shows."""

from __future__ import annotations

from msgspec import Struct

from hareloom.sim.share import Share

from .folder import Run
from .interval import Mean


class Telling(Struct, frozen=True, kw_only=True):
    """A player's turns as the storyteller."""

    turns: int
    none: Share
    some: Share
    all: Share
    zero: Share
    """None or all: no points for the storyteller."""


class Listening(Struct, frozen=True, kw_only=True):
    """A player's ballots on others' clues."""

    ballots: int
    found: Share
    chance: float
    """What ballots at random, with as many tokens, would find."""


class Decoys(Struct, frozen=True, kw_only=True):
    """The cards that a player gave to others' clues."""

    given: int
    fooled: Share
    """Drew a vote at least."""
    votes: Mean
    """Votes of others, a card."""


class Rating(Struct, frozen=True):
    """OpenSkill's, by Plackett and Luce: all begin at 25 ± 8.33."""

    mu: float
    sigma: float


class Spent(Struct, frozen=True, kw_only=True):
    """What a player has cost over the whole run, stopped games included."""

    asked: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


class Standing(Struct, frozen=True, kw_only=True):
    """One player."""

    player: str
    games: int
    """In which it held a seat."""
    points: Mean
    """A game and hare."""
    wins: Mean
    """A game; a shared victory is shared."""
    fair: float
    """The wins of a player who is as good as the others."""
    telling: Telling | None
    listening: Listening | None
    decoys: Decoys | None
    rating: Rating
    moves: int
    fallbacks: int
    """Moves that an offline bot made for it. If there are any, its results are marked."""
    illegal: int
    """Of these, those where it answered, but not with a legal move."""
    spent: Spent

    @property
    def marked(self) -> str:
        """The name, with a dagger if not all of its moves are its own."""
        return f"{self.player} †" if self.fallbacks else self.player


class Difference(Struct, frozen=True, kw_only=True):
    """How many more points a game and hare the first one earns, on the same deals."""

    one: str
    other: str
    points: Mean


class Understood(Struct, frozen=True, kw_only=True):
    """How often a listener finds a storyteller's picture."""

    listener: str
    storyteller: str
    ballots: int
    found: Share


class Results(Struct, frozen=True, kw_only=True):
    """The whole of it."""

    run: Run
    games: int
    """Counted: those of whole deals."""
    deals: int
    played: int
    turns: int
    standings: tuple[Standing, ...]
    """In the order of the command line."""
    differences: tuple[Difference, ...]
    understood: tuple[Understood, ...]
    ratings: tuple[tuple[float, ...], ...]
    """Each player's mu after every game."""

    @property
    def whole(self) -> bool:
        """Was all played that was wanted?"""
        return self.played >= self.run.games
