"""In a reveal a bot may give a heart, or say a few words in its temper's voice."""

from collections import Counter
from random import Random

import pytest

from hareloom.bots.language.bank import languages
from hareloom.bots.language.remarks import OCCASIONS, remarks
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import CHARACTERS, Temper
from hareloom.bots.players.respond import occasion, respond
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve_all
from hareloom.game.moves.reacting import LONGEST_WORDS
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import Phase
from hareloom.game.view import view
from hareloom.sim.bot_games import player
from tests.bots.samples import knowledge, table_with


def revealed(seed: int) -> Table:
    """A game of bots in its first reveal."""
    dice, table = Random(seed), table_with(5)
    move = player("cunning", knowledge())
    while table.phase is not Phase.REVEAL:
        if table.closing:
            close = a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase)
            table = evolve_all(table, decide(table, a.CLOCK, close, dice))
            continue
        no = table.awaited[0]
        found = move(view(table, no), (), dice)
        assert found is not None
        table = evolve_all(table, decide(table, a.SeatActor(no), found, dice))
    return table


def test_a_bot_answers_a_reveal_now_and_then() -> None:
    """Most of the time it does nothing; what it does, the rules allow; without leave to talk it says nothing."""
    table, dice = revealed(1), Random(2)
    said: Counter[str] = Counter()
    for name in list(CHARACTERS) * 20:
        bot = Bot(CHARACTERS[name], knowledge())
        no = dice.choice([seat.no for seat in table.seats])
        answer = respond(view(table, no), bot, dice, talks=True)
        said[type(answer).__name__] += 1
        if answer is not None:
            decide(table, a.SeatActor(no), answer, dice)
        assert not isinstance(respond(view(table, no), bot, dice, talks=False), a.Speak)
    assert said["NoneType"] > said["React"] > 0
    assert said["Speak"] > 0


@pytest.mark.parametrize("language", languages())
def test_every_temper_has_words_for_every_occasion(language: str) -> None:
    """Each at least three, short enough, and none twice."""
    every = [line for temper in Temper for each in OCCASIONS for line in remarks(language, temper, each)]
    assert len(every) == len(set(every))
    assert all(len(remarks(language, temper, each)) >= 3 for temper in Temper for each in OCCASIONS)
    assert all(0 < len(line) <= LONGEST_WORDS for line in every)


def test_an_occasion_is_what_everybody_sees() -> None:
    """It follows from the reveal alone."""
    reveal = revealed(3).reveals[-1]
    assert occasion(reveal, reveal.storyteller) == "told"
    assert {occasion(reveal, cast.seat) for cast in reveal.ballots} <= set(OCCASIONS)


def test_a_bot_speaks_at_most_twice_a_game_and_once_a_reveal() -> None:
    """And only in a reveal, and not too long; people have the chat."""
    table, dice = revealed(4), Random(1)
    speak = a.Speak(game=table.game, turn=table.turn, phase=table.phase, text="Well!")
    after = evolve_all(table, decide(table, a.SeatActor(1), speak, dice))
    assert [(words.seat, words.text) for words in after.reveals[-1].spoken] == [(1, "Well!")]
    for before, no, text in ((after, 1, "Again!"), (table, 1, "x" * (LONGEST_WORDS + 1)), (table, 1, " ")):
        with pytest.raises(Refusal):
            decide(before, a.SeatActor(no), a.Speak(game=1, turn=1, phase=Phase.REVEAL, text=text), dice)
    person = evolve_all(Table(), decide(Table(), a.NEWCOMER, a.TakeSeat(), dice))
    with pytest.raises(Refusal):
        decide(person, a.SeatActor(1), speak, dice)
