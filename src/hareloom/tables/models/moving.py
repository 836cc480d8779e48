"""A model's moves at a table. Where it makes none, the offline mind moves, and all people see that it did."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hareloom.bots.models.player import ModelMove, ModelQuestion
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import CLUE, GIVE, VOTE, SeatNo
from hareloom.game.view import view
from hareloom.store import SavePrivate

from ..secrets import new_id
from ..timer import Moment, moment_of
from .allowed import MODEL
from .budget import ModelUse, most_of

if TYPE_CHECKING:
    from ..context import Outcome
    from ..state import State
    from ..table import LiveTable
    from .asking import Models

_LOG = logging.getLogger("hareloom.tables")

PERSONA = (
    "You are a quiet hare who loves pictures. You look for the small thing in a picture that most people overlook, "
    "and you say little: a clue of yours has a few words and leaves room."
)
MOST_QUESTIONS = 2
"""In one phase, for each seat: in Team a signal comes before the card."""
ASKED_IN = (CLUE, GIVE, VOTE)
QUOTED = ": '"
"""What an endpoint says for itself follows this in a problem. It may repeat a clue."""
MARKED = (a.GiveClue, a.GiveCards, a.CastBallot)
"""The moves of the offline mind that the log marks as made for another player."""


class ModelMoves:
    """Asks the model for the moves of one table's seats."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._open: dict[tuple[Moment, SeatNo], asyncio.Event] = {}
        self._asked: dict[tuple[Moment, SeatNo], int] = {}

    async def move(self, no: SeatNo, moment: Moment, action_id: str) -> bool:
        """Has the model moved, or does nobody need to? False: the offline mind moves for it."""
        live, key = self._live, (moment, no)
        models = live.context.models
        if key in self._open:
            await self._open[key].wait()
            return True
        if models is None or not live.state.settings.models or moment.phase not in ASKED_IN:
            return False
        asked = self._asked.get(key, 0)
        if asked >= MOST_QUESTIONS:
            return False
        self._asked = {one: times for one, times in self._asked.items() if one[0] == moment} | {key: asked + 1}
        self._open[key] = asyncio.Event()
        try:
            answer = await self._answer(models, no, moment)
            return await self._acted(no, moment, answer, action_id)
        finally:
            self._open.pop(key).set()

    async def _acted(self, no: SeatNo, moment: Moment, answer: ModelMove | None, action_id: str) -> bool:
        """Make the model's move, and wait until it is stored: before, the table would seem to wait for another one."""
        live = self._live
        if not _still_wanted(no, moment, live.table):
            return True  # a person sits there now, or the offline mind has moved
        if answer is not None and answer.move is None:
            self._fell_back(answer.problem or "The model had nothing to say.", no, answer)
        if answer is None or answer.move is None or not live.state.settings.models:
            self._asked[moment, no] = MOST_QUESTIONS  # what is left of this phase is the offline mind's
            return False
        tag = answer.move.__struct_config__.tag
        still = partial(_still_wanted, no, moment)
        stored = asyncio.Event()

        def hear(error: BaseException | None) -> None:
            live.context.counts.model_moves += error is None
            stored.set()

        live.act(a.SeatActor(no), f"bot:{no}", f"{action_id}.{tag}", answer.move, hear, still=still)
        await stored.wait()
        return True

    def turn_comes_after(self) -> float:
        """Seconds in which another server of this table asks: a question is paid once."""
        context = self._live.context
        if context.models is None or context.neighbours.alone:
            return 0.0
        return context.models.seconds * context.neighbours.place(self._live.record.id)

    def late(self, no: SeatNo) -> None:
        """The offline mind moves at once: the time is up, or enough people asked for it."""
        if (moment_of(self._live.table), no) in self._open:
            self._fell_back("The time of the phase was up.", no)

    async def _answer(self, models: Models, no: SeatNo, moment: Moment) -> ModelMove | None:
        """What the model says; None if no question may leave."""
        live, state = self._live, self._live.state
        table, clock, table_id = state.table, live.context.scheduler.wall_clock, live.record.id
        seen = view(table, no)
        pictures = len(table.laid) + len(table.seat(no).hand)
        held = most_of(pictures, models.answer_tokens)
        if not models.budget.hold(table_id, state.private.model, held, clock()):
            if models.budget.is_spent(state.private.model, held, clock()):
                self._spent()
            else:
                self._fell_back("Other questions hold the tokens.", no)
            return None
        question = ModelQuestion(
            view=seen,
            past=table.reveals,
            language=live.record.language,
            persona=PERSONA,
            told=tuple(reveal.clue.text for reveal in table.reveals if reveal.clue.text),
        )
        used = 0
        try:
            answer = await models.ask(question, partial(self._judged, no, moment), table.settings.decks)
            used = answer.tokens_in + answer.tokens_out
        finally:
            models.budget.settle(table_id, held, used, clock())
        if used or answer.asked:
            live.context.counts.model_tokens += used
            self._use(lambda use: use.after(used, clock()))
        return answer

    def _judged(self, no: SeatNo, moment: Moment, move: a.BotMove) -> str:
        """Why the rules refuse that move; empty if they don't, or if it is not wanted any more. Called in a thread."""
        table = self._live.state.table
        if not _still_wanted(no, moment, table):
            return ""
        try:
            decide(table, a.SeatActor(no), move, Random(0))  # noqa: S311 - what comes of it is thrown away
        except Refusal as refusal:
            return refusal.sentence
        return ""

    def _fell_back(self, problem: str, no: SeatNo, answer: ModelMove | None = None) -> None:
        """Say it in the journal: why, and what it took; never what was asked, nor what a stranger's machine says."""
        self._live.context.counts.model_fallbacks += 1
        answer = answer or ModelMove()
        facts = {
            "reason": problem.partition(QUOTED)[0],
            "phase": str(self._live.table.phase),
            "seat": no,
            "asked": answer.asked,
            "seconds": round(answer.seconds, 1),
        }
        _LOG.warning("the offline mind moved for a large model", extra={"facts": facts})

    def _spent(self) -> None:
        """Tell all people at the table, once."""
        self._live.context.counts.model_fallbacks += 1
        if not self._live.state.private.model.spent:
            self._use(lambda use: replace(use, spent=True))
            _LOG.warning("a table's large model has used up its tokens; the offline mind moves from now on")

    def _use(self, change: Callable[[ModelUse], ModelUse]) -> None:
        """Store what the table has taken, beside the game."""
        table_id = self._live.record.id

        def how(state: State) -> Outcome:
            private = replace(state.private, model=change(state.private.model))
            return (), [SavePrivate(table_id, msgspec.json.encode(private))]

        self._live.change(MODEL, f"model.{new_id()}", how)


def _still_wanted(no: SeatNo, moment: Moment, table: Table) -> bool:
    """Does the table still wait for that move, and for no person's?"""
    return moment_of(table) == moment and no in table.awaited and table.seat(no).bot == MODEL
