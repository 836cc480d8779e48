"""What a player of the arena is: it gets a question and gives an answer. Its own problems never end a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeAlias

from msgspec import Struct

from hareloom.game import actions as a
from hareloom.game.values import Reveal
from hareloom.game.view_types import GameView

Referee: TypeAlias = Callable[[a.BotMove], str]
"""Empty if the rules accept the move now, else why not."""


class Question(Struct, frozen=True, kw_only=True):
    """Asks for a seat's move. It holds only what that seat knows."""

    game: int
    """The game's number in the run."""
    view: GameView
    past: tuple[Reveal, ...] = ()
    """The turns of this game that all players have seen."""
    seed: int = 0
    """The same question with the same seed wants the same answer."""
    hurried: bool = False
    """Move now, and don't wait for a partner."""

    @property
    def dice(self) -> Random:
        return Random(self.seed)


class Answer(Struct, frozen=True, kw_only=True):
    """A move; or None and a problem; or None alone, which waits for the partner. And what it cost."""

    move: a.BotMove | None = None
    problem: str = ""
    """Why there is no move, in a sentence."""
    silent: bool = False
    """Nothing came at all: three of these in a row stop the run."""
    asked: int = 0
    """Requests to a paid or remote machine."""
    tokens_in: int = 0
    tokens_out: int = 0


class Player(Protocol):
    """Plays any seat of any game. `referee` may be asked before the answer; the arena asks it anyway."""

    def choose(self, question: Question, referee: Referee) -> Answer: ...

    def close(self) -> None:
        """Let go of processes and files."""
