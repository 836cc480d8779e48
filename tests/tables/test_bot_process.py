"""Bots think in a process of their own, and a table never waits for one that fails."""

import asyncio
import os
import resource
import signal
from pathlib import Path
from random import Random

import pytest

from hareloom.bots.thinking import Question, Thinker
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.table import Table
from hareloom.game.values import ClueForm, Phase
from hareloom.game.view import view
from hareloom.sim.panel import CARDS
from hareloom.tables.bot_process import AnyMoveBots, BotProcess, BotQuestion
from tests.bots.minds import encoder

DECKS = ("hareloom",)


def table_with(players: int) -> Table:
    """A game of bots that has begun, and whose first storyteller must tell."""
    dice = Random(4)
    table = Table()
    for _ in range(players):
        table = evolve_all(table, decide(table, a.HOST, a.AddBot(), dice))
    cards = tuple(card.words.id for card in CARDS())
    table = evolve_all(table, decide(table, a.HOST, a.StartGame(cards=cards), dice))
    claim = a.ClaimFirstTurn(game=table.game, turn=table.turn, phase=table.phase)
    return evolve_all(table, decide(table, a.SeatActor(1), claim, dice))


def asked(table: Table, seat: int, language: str = "en") -> BotQuestion:
    """A question to the bot on that seat."""
    return BotQuestion(view=view(table, seat), decks=DECKS, language=language, character="marguerite", seed=3)


def test_a_bot_thinks_in_another_process(tmp_path: Path) -> None:
    """It tells about a card of its hand, the same with the same seed, in the table's language."""

    async def ask() -> list[a.SeatMove | None]:
        minds = BotProcess(tmp_path)
        table = table_with(4)
        minds.wake(DECKS, "en")
        try:
            return [await minds.choose(asked(table, 1, language)) for language in ("en", "en", "fr")]
        finally:
            assert minds.problem == ""
            await minds.close()

    first, again, french = asyncio.run(ask())
    assert isinstance(first, a.GiveClue)
    assert first.form is ClueForm.TEXT
    assert first == again
    assert isinstance(french, a.GiveClue)
    assert french.text != first.text


def test_a_process_that_dies_costs_nobody_a_move(tmp_path: Path) -> None:
    """Meanwhile the bot does something legal, and the next question starts a new one."""

    async def ask() -> tuple[a.SeatMove | None, a.SeatMove | None, str]:
        minds = BotProcess(tmp_path)
        table = table_with(4)
        await minds.choose(asked(table, 1))
        assert minds.pid is not None
        os.kill(minds.pid, signal.SIGKILL)
        broken = await minds.choose(asked(table, 1))
        healed = await minds.choose(asked(table, 1))
        problem = minds.problem
        await minds.close()
        return broken, healed, problem

    broken, healed, problem = asyncio.run(ask())
    assert isinstance(broken, a.GiveClue)
    assert isinstance(healed, a.GiveClue)
    assert problem == ""


def test_a_server_that_stops_waits_for_no_thought(tmp_path: Path) -> None:
    """Closed in the middle of a question, it ends cleanly, and the bot still gets something legal."""

    async def ask() -> a.SeatMove | None:
        minds = BotProcess(tmp_path)
        minds.wake(DECKS, "en")
        thinking = asyncio.ensure_future(minds.choose(asked(table_with(4), 1)))
        await asyncio.sleep(0.3)
        await minds.close()
        return await thinking

    assert isinstance(asyncio.run(ask()), a.GiveClue)


def test_without_minds_bots_do_something_legal() -> None:
    """Where no process can be started the game still goes on."""
    table = table_with(4)
    move = asyncio.run(AnyMoveBots().choose(asked(table, 1)))
    assert move is not None
    assert decide(table, a.SeatActor(1), move, Random(1))


@pytest.mark.parametrize("players", [4, 12])
def test_a_move_is_thought_out_quickly(players: int, tmp_path: Path) -> None:
    """At most 150 ms of the processor, once everything is loaded; a person's clue is understood within that, too."""
    thinker = Thinker(tmp_path, encoder())
    table = table_with(players)
    thinker.answer(Question(decks=DECKS))
    question = Question(view=view(table, 1), decks=DECKS, character="ambrose", seed=1)
    encoder()(["the encoder is loaded"])
    before = resource.getrusage(resource.RUSAGE_SELF)
    moves = 5
    for seed in range(moves):
        told = a.GiveClue(
            game=table.game,
            turn=table.turn,
            phase=Phase.CLUE,
            form=ClueForm.TEXT,
            text=f"nobody ever said {seed}",
            card=table.seat(1).hand[0],
        )
        heard = evolve_all(table, decide(table, a.SeatActor(1), told, Random(seed)))
        thinker.answer(question)
        thinker.answer(Question(view=view(heard, 2), decks=DECKS, character="ambrose", seed=seed))
    after = resource.getrusage(resource.RUSAGE_SELF)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert spent / (2 * moves) <= 0.15
