"""How bots vote where there is little to understand."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from hareloom.bots.players.choose import choose
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.events import ClueGiven, SeatHandedOver
from hareloom.game.evolve import evolve, evolve_all
from hareloom.game.refusals import Refusal
from hareloom.game.values import Clue, ClueForm, Recording
from hareloom.game.view import view
from hareloom.game.view_types import GameView
from hareloom.sim.panel import CARDS
from tests.bots.samples import bot, knowledge, table_with


def test_a_clue_without_text_or_an_unknown_card_fits_zero() -> None:
    """A bot can't hear a spoken clue, and knows nothing about a card whose deck was removed."""
    cards = [card.words.id for card in CARDS()[:4]]
    assert not knowledge().fit(Clue(ClueForm.ALOUD), cards).any()
    assert knowledge().fit(Clue(ClueForm.TEXT, "the sea"), ["unknown", *cards])[0] == 0
    assert knowledge().sense(Clue(ClueForm.ALOUD)) == 0


SONG = Recording("r", "sound", "audio/webm", 12.5)


def test_a_recording_is_understood_by_its_caption() -> None:
    """A bot hears nothing: a song with a caption means to it what the caption means, one without means nothing."""
    cards = [card.words.id for card in CARDS()[:6]]
    written, sung = Clue(ClueForm.TEXT, "the sea at night"), Clue(ClueForm.SONG, "the sea at night", SONG)
    assert (knowledge().fit(written, cards) == knowledge().fit(sung, cards)).all()
    assert knowledge().sense(sung) == knowledge().sense(written) > 0
    assert knowledge().sense(Clue(ClueForm.SONG, "", SONG)) == 0


def at_vote(clue: Clue) -> GameView:
    """A vote of seat 2 about that clue, told by a person on seat 1."""
    table = evolve(table_with(4), SeatHandedOver(1))
    card = table.seat(1).hand[0]
    table = evolve(table, ClueGiven(clue, card))
    for no in (2, 3, 4):
        give = a.GiveCards(game=1, turn=1, phase=table.phase, cards=table.seat(no).hand[:1], settled=True)
        table = evolve_all(table, decide(table, a.SeatActor(no), give, Random(no)))
    return view(table, 2)


def test_without_a_caption_a_bot_votes_with_doubt() -> None:
    """For a song that it can't hear, a bot's votes fall on every picture that it may choose."""
    asked = at_vote(Clue(ClueForm.SONG, "", SONG))
    voted: Counter[int] = Counter()
    for seed in range(120):
        move = choose(asked, bot(), Random(seed))
        assert isinstance(move, a.CastBallot)
        voted.update(move.votes[:1])
    assert asked.own is not None
    assert asked.own.may.vote is not None
    assert set(voted) == {1, 2, 3, 4} - set(asked.own.may.vote.forbidden)
    assert min(voted.values()) > 10


@pytest.mark.parametrize("forms", [("text", "song"), ("aloud", "song", "mime"), ("song", "mime")])
def test_bots_never_sing(forms: tuple[str, ...]) -> None:
    """A bot writes where it may, else its words are the caption; the rules let it have no recording."""
    allowed = tuple(ClueForm(form) for form in forms)
    table = table_with(4)
    table = replace(table, rules=replace(table.rules, clue_forms=allowed))
    move = choose(view(table, 1), bot(), Random(1))
    assert isinstance(move, a.GiveClue)
    assert (move.form, move.recording) == (allowed[0], None)
    assert move.text
    sung = replace(move, form=ClueForm.SONG, recording=SONG)
    for actor in (a.SeatActor(1), a.Autopilot(1)):
        with pytest.raises(Refusal, match="neither sing nor mime"):
            decide(table, actor, sung, Random(1))
