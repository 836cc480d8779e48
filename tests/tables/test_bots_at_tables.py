"""Bots at a table: how long they think, what they remember, and what they answer."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hareloom.bots.language.bank import phrase_number, plain
from hareloom.bots.messages import BotQuestion
from hareloom.bots.players.characters import Temper
from hareloom.bots.process import AnyMoveBots
from hareloom.game import actions as a
from hareloom.game.house_rules import read_house_rules
from hareloom.game.values import Phase
from hareloom.tables.heard import MOST, heard_by, numbers, packed
from hareloom.tables.people import extra_of
from hareloom.tables.requests import ChangeTableSettings, StartGame
from hareloom.tables.thinking import thinking_share

from .evening import Evening, evening
from .held import settle

SHORT_GAME = read_house_rules({"target_score": 12})

pytestmark = pytest.mark.anyio


class Asked(AnyMoveBots):
    """Bots that make any legal move, and keep what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[BotQuestion] = []
        self.answers: dict[int, a.BotMove] = {}

    async def choose(self, question: BotQuestion, *, patient: bool = False) -> a.BotMove | None:
        self.questions.append(question)
        view = question.view
        if view is not None and view.own is not None and view.table.phase is Phase.REVEAL:
            return a.Speak(game=view.table.game, turn=view.table.turn, phase=view.table.phase, text="Well!")
        return await super().choose(question, patient=patient)


async def with_bots(bots: int, **what: Any) -> tuple[Evening, Asked]:
    """Léa with some bots."""
    table = await evening("Léa", "Tom", bots=bots, start=False, **what)
    asked = Asked()
    table.live.context.bots = asked
    return table, asked


async def play_game(table: Evening) -> None:
    """Play a game to its end; the people move at once, the bots in their time."""
    await table.asks("Léa", StartGame())
    await table.asks("Léa", a.ClaimFirstTurn(**table.now()))
    for _ in range(400):
        if table.phase() is Phase.END:
            return
        for name in ("Léa", "Tom"):
            if table.phase() is Phase.REVEAL and table.seat(name) in table.live.table.awaited:
                await table.asks(name, a.BeReady(**table.now()))
            else:
                await table.moves_if_awaited(name)
        await table.scheduler.run(4)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE])
@pytest.mark.parametrize("temper", list(Temper))
def test_thinking_takes_from_nothing_to_the_longest_time(phase: Phase, temper: Temper) -> None:
    """A longer clue and more pictures take longer where they matter."""
    for chance in (0.0, 0.5, 1.0):
        share = thinking_share(phase, 40, 6, temper, chance)
        assert 0 <= share <= 1
    more = thinking_share(phase, 60, 12, temper, 0.5) - thinking_share(phase, 5, 3, temper, 0.5)
    assert (more > 0) is (phase is not Phase.CLUE)


async def test_the_time_to_think_tells_nothing_of_the_hand() -> None:
    """With the same chance a bot takes as long, whatever the hands and the scores are."""
    table, _ = await with_bots(2)
    await table.asks("Léa", StartGame())
    await table.asks("Léa", a.ClaimFirstTurn(**table.now()))
    await table.moves("Léa")
    state, moves = table.live.state, table.live.timers._bot_moves  # noqa: SLF001 - time can't be asked otherwise
    bot = next(seat.no for seat in state.table.seats if seat.bot)

    def times(hands: list[tuple[str, ...]], scores: tuple[int, ...]) -> list[float]:
        seats = tuple(replace(seat, hand=hand) for seat, hand in zip(state.table.seats, hands, strict=True))
        moves._dice = random.Random(5)  # type: ignore[assignment]  # noqa: SLF001
        other = replace(state.table, seats=seats, scores=scores)
        return [moves.thinking_time(other, bot) for _ in range(50)]

    hands = [seat.hand for seat in state.table.seats]
    usual = times(hands, state.table.scores)
    assert times(hands[::-1], tuple(30 - score for score in state.table.scores)) == usual
    assert len(set(usual)) > 40, "chance has its part"


async def test_people_remember_what_bots_told_and_bots_know_it() -> None:
    """As numbers beside the log, from the end of a game on; a restart keeps them, and leaving forgets them."""
    table, asked = await with_bots(2, house=SHORT_GAME)
    assert heard_by(table.live.people.values()) == set()
    await play_game(table)
    bots = {seat.no for seat in table.live.table.seats if seat.bot}
    told = {phrase_number(plain(turn.clue.text)) for turn in table.live.table.reveals if turn.storyteller in bots}
    assert told
    assert heard_by([table.person("Tom")]) == told
    again = await table.reopened()
    assert set(numbers(extra_of(again.person("Léa")).heard)) == told
    asked.questions.clear()
    await table.asks("Léa", StartGame())
    await table.asks("Léa", a.ClaimFirstTurn(**table.now()))
    await table.moves("Léa")
    await table.scheduler.run(10)
    assert told <= set(asked.questions[0].heard)
    assert len(asked.questions[0].past) == len(again.live.state.past) > 0
    assert {turn.storyteller for turn in asked.questions[0].past} <= {seat.no for seat in table.live.table.seats}


async def test_a_bot_answers_a_reveal_once_and_the_host_can_silence_it() -> None:
    """After the show; everybody sees it in the reveal. The question says whether it may talk."""
    table, asked = await with_bots(1)
    await table.asks("Léa", ChangeTableSettings(bots_talk=False))
    await table.asks("Léa", StartGame())
    await table.asks("Léa", a.ClaimFirstTurn(**table.now()))
    for _ in range(60):
        if table.phase() is Phase.REVEAL:
            break
        for name in ("Léa", "Tom"):
            await table.moves_if_awaited(name)
        await table.scheduler.run(3)
    asked.questions.clear()
    await table.scheduler.run(11)
    assert not table.live.table.reveals[-1].spoken, "not before the truth is out"
    await table.scheduler.run(15)
    assert [words.text for words in table.live.table.reveals[-1].spoken] == ["Well!"]
    assert [question.talks for question in asked.questions] == [False]
    shown = table.clients["Tom"].view["table"]["reveal"]["spoken"]
    assert [words["text"] for words in shown] == ["Well!"]
    await settle()


def test_numbers_are_kept_once_and_the_latest() -> None:
    """More than the most push out the oldest."""
    assert numbers(packed([3, 70_000, 3])) == [3, 70_000]
    assert numbers(packed(range(MOST + 5))) == list(range(5, MOST + 5))
