"""The judges hear alike every time, and prefer what a caption says."""

import pytest

from hareloom.research.bench.encoding import UnknownText
from hareloom.research.bench.jury import DEALS, VOTES, jury, panel
from hareloom.research.bench.test_set import clue_questions, hand_questions
from hareloom.sim.panel import CARDS, Panel

CAPTIONS = {card.name: card.words.description_in("en") for card in CARDS()}


def test_a_plain_caption_is_found_by_all_and_earns_nothing() -> None:
    """So that a storyteller can't win by saying all."""
    asked = hand_questions()[:30]
    heard = [jury().hear(question, question.hand[0], CAPTIONS[question.hand[0]]) for question in asked]
    assert all(each.none + each.some + each.all == DEALS for each in heard)
    assert sum(each.all for each in heard) > 0.9 * DEALS * len(heard)


def test_a_caption_of_another_card_is_found_by_none() -> None:
    """Nor by saying nothing of it."""
    question = hand_questions()[0]
    card, *_, other = question.hand
    assert jury().hear(question, card, CAPTIONS[other]).none > DEALS / 2


def test_the_same_clue_has_the_same_result() -> None:
    """Whatever was heard before."""
    question, card = hand_questions()[3], hand_questions()[3].hand[1]
    first = jury().hear(question, card, "patience")
    jury().hear(hand_questions()[4], hand_questions()[4].hand[0], "patience")
    assert jury().hear(question, card, "patience") == first


def test_a_decoy_that_fits_draws_more_votes() -> None:
    """The card of the hand that fits best draws more than the one that fits worst."""
    best = worst = 0
    for question in clue_questions()[::40]:
        fits = jury().fits(question.clue)
        order = sorted(question.hand, key=lambda name: fits[name])
        worst += jury().drawn(question, order[0])
        best += jury().drawn(question, order[-1])
        assert jury().drawn(question, order[-1]) <= VOTES
    assert best > 3 * worst


def test_the_panel_hears_as_the_one_that_bots_are_measured_by() -> None:
    """How well a phrase of the bank fits each card is the same as in `hareloom bots evaluate`."""
    old = Panel()
    for phrase in old.phrases[::1500]:
        ours = panel().fits(phrase)
        theirs = dict(zip((card.name for card in old.cards), old.fit[old.row[phrase]].tolist(), strict=True))
        assert ours == pytest.approx(theirs, abs=2e-4)


def test_the_panel_says_what_it_does_not_know() -> None:
    """A free text has no vector of its encoder."""
    with pytest.raises(UnknownText, match="never said"):
        panel().fits("never said by anybody so far")
