"""A large model on a seat: asked for one move at a time, within a deadline, and told once what was wrong."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from hareloom.endpoint.address import Endpoint
from hareloom.endpoint.picture import as_part, jpeg
from hareloom.game import actions as a
from hareloom.game.rules import NO_RULES
from hareloom.game.values import CardId, Reveal, SeatNo
from hareloom.game.view_types import GameView

from .answer import Unusable, move_in
from .dialect import Dialect
from .limits import Limits
from .prompt import Part, system_told, user_told
from .schema import schema_of
from .state import state_told
from .talk import Message, Talk, Unanswered
from .wanted import Wanted, wanted_of

USUAL = Limits()
FORMATS = ("WEBP", "JPEG", "PNG")
LONGEST_REPEATED = 2_000
"""Characters of a refused answer that the model is shown again."""


class ModelQuestion(Struct, frozen=True, kw_only=True):
    """Asks for a seat's move. It holds only what that seat knows."""

    view: GameView
    past: tuple[Reveal, ...] = ()
    """The turns of this game that all players have seen."""
    language: str = "en"
    """The language clues are told in."""
    persona: str = ""
    """A sentence or two about the character."""
    names: dict[SeatNo, str] = {}
    """What players are called; a seat without a name is called by its number."""
    told: tuple[str, ...] = ()
    """Clues told before, not to be repeated."""


class ModelMove(Struct, frozen=True, kw_only=True):
    """The model's move, or why there is none; and what it cost."""

    move: a.BotMove | None = None
    """None: nothing legal came in time, or there is nothing to do."""
    problem: str = ""
    """Why there is no move, in a plain sentence without secrets."""
    asked: int = 0
    """Questions put to the model: one, or two with the retry."""
    tokens_in: int = 0
    """As the endpoint reports; estimated where it doesn't."""
    tokens_out: int = 0
    seconds: float = 0.0


Referee: TypeAlias = Callable[[a.BotMove], str]
"""Empty if the rules accept the move now, else the refusal's sentence."""
Pictures: TypeAlias = Callable[[CardId], bytes]
"""A card's picture as it is stored."""


class _NoPicture(Exception):  # noqa: N818 - an outcome, as Unanswered is
    """A card's picture can't be had or read."""


class ModelPlayer:
    """Plays for any number of seats, from any number of threads."""

    def __init__(self, machine: Endpoint, *, limits: Limits = USUAL, pictures: Pictures) -> None:
        self._machine = machine
        self._limits = limits
        self._dialect = Dialect()
        self._pictures = pictures
        self._picture = lru_cache(limits.pictures_kept)(self._as_sent)

    def choose(self, question: ModelQuestion, referee: Referee) -> ModelMove:
        """The model's move for that seat, or why there is none. Blocks: call it in a thread."""
        began, dialect = time.monotonic(), self._dialect
        if question.view.own is not None and question.view.own.may.claim:
            return _claimed(question.view, referee)
        wanted = wanted_of(question.view)
        if wanted is None:
            return ModelMove()
        try:
            messages = self._messages(question, wanted)
        except _NoPicture:
            return ModelMove(problem="A picture of this game can't be read.")
        talk = Talk(self._machine, dialect, self._limits, messages, schema_of(question.view, wanted), began)
        move, problem = _asked_twice(talk, wanted, question.view, referee)
        if talk.dialect is not dialect:
            self._dialect = talk.dialect
        if isinstance(move, a.GiveClue):
            move = replace(move, lang=question.language)
        return ModelMove(
            move=move,
            problem=problem,
            asked=talk.asked,
            tokens_in=talk.tokens_in,
            tokens_out=talk.tokens_out,
            seconds=round(talk.seconds, 3),
        )

    def _messages(self, question: ModelQuestion, wanted: Wanted) -> list[Message]:
        view = question.view
        limits, told = self._limits, question.told
        state = state_told(view, question.past[-limits.turns :], question.names, told[-limits.clues :])
        system = system_told(view.table.rules or NO_RULES, question.language, question.persona)
        user = user_told(view, wanted, state, self._picture)
        return [{"role": "system", "content": system}, {"role": "user", "content": user}]

    def _as_sent(self, card: CardId) -> Part:
        try:
            with Image.open(io.BytesIO(self._pictures(card)), formats=FORMATS) as image:
                return as_part(jpeg(image, self._limits.side))
        except Exception as wrong:
            # A store and a decoder can fail in many ways; to the game they are the same.
            raise _NoPicture from wrong


def _claimed(view: GameView, referee: Referee) -> ModelMove:
    """Whoever may claim the first turn does; there is nothing to think about."""
    table = view.table
    move = a.ClaimFirstTurn(game=table.game, turn=table.turn, phase=table.phase)
    problem = referee(move)
    return ModelMove(move=None if problem else move, problem=problem)


def _asked_twice(talk: Talk, wanted: Wanted, view: GameView, referee: Referee) -> tuple[a.BotMove | None, str]:
    """The move, or the problem. What is wrong with the first answer is told, once."""
    problem = ""
    for last in (False, True):
        try:
            reply = talk.ask()
        except Unanswered as wrong:
            return None, str(wrong)
        try:
            move = move_in(reply.text, wanted, view)
        except Unusable as wrong:
            problem = str(wrong)
        else:
            problem = referee(move)
            if not problem:
                return move, ""
        if reply.cut:
            problem += " It was cut off: more tokens are needed for an answer."
        if not last:
            talk.messages += _refused(reply.text, problem)
    return None, f"The model's answer can't be played: {problem}"


def _refused(text: str, problem: str) -> list[Message]:
    again = f"This can't be played: {problem} Answer once more, with JSON alone, as it was asked for."
    return [
        {"role": "assistant", "content": text[:LONGEST_REPEATED].strip() or "{}"},
        {"role": "user", "content": again},
    ]
