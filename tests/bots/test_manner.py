"""Bots learn how each storyteller tells, so that from the fifth turn on they find more."""

import math
import random
from pathlib import Path

import pytest

from hareloom.bots.language.understanding import USUAL
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Character, Strength, Temper
from hareloom.bots.players.give import give
from hareloom.bots.players.manner import FAR_FETCHED, NAMES, chances_by_manner, first_guess, learned
from hareloom.bots.players.vote import chances
from hareloom.game.values import Ballot, Cast, Clue, ClueForm, Laid, Reveal
from hareloom.sim.listening import TELLER, Audience, WrittenClue, at_vote, read_clues
from tests.bots.samples import encoder

CLUES = Path(__file__).parent / "clues_of_emeka.tsv"
LISTENER = Character("listener", "Listener", Temper.GOSSIP, Strength.CUNNING)
KNOWN_FROM = 5
"""The turn from which on a storyteller is known."""


def turn(audience: Audience, clue: WrittenClue, dice: random.Random) -> Reveal:
    """A turn of that storyteller: five others give cards as in a game."""
    knowledge = audience.knowledge(clue.card)
    told = Clue(ClueForm.TEXT, clue.text)
    others = [card.id for card in knowledge.card_index.cards if card.id != clue.card]
    dealt, bot = dice.sample(others, 30), Bot(LISTENER, knowledge)
    cards = [clue.card, *(give(bot, told, dealt[at : at + 6], 1, dice)[0] for at in range(0, 30, 6))]
    dice.shuffle(cards)
    laid = tuple(Laid(card, TELLER if card == clue.card else 3) for card in cards)
    return Reveal(1, TELLER, told, laid, (Cast(2, Ballot((1,))),), (), (), target=cards.index(clue.card) + 1)


def is_far_fetched(audience: Audience, reveal: Reveal) -> bool:
    """Is the picture that is meant the second or third best fit?"""
    fits = audience.knowledge(reveal.laid[0].card).fit(reveal.clue, [laid.card for laid in reveal.laid])
    assert reveal.target is not None
    return int((fits > fits[reveal.target - 1]).sum()) in (1, 2)


def found(*, knows: bool, games: int) -> list[bool]:
    """Whether a bot finds the pictures of turns 5 to 10 of a far-fetched storyteller, in many games."""
    audience, dice = Audience(encoder()), random.Random(games)
    clues = [clue for clue in _of_one_deck(audience) if clue.kind in ("allusive", "word", "song")]
    hits: list[bool] = []
    for _ in range(games):
        past: list[Reveal] = []
        for number in range(1, 11):
            while not is_far_fetched(audience, reveal := turn(audience, dice.choice(clues), dice)):
                continue
            if number >= KNOWN_FROM:
                images = tuple(laid.card for laid in reveal.laid)
                bot = Bot(LISTENER, audience.knowledge(images[0]), past=past if knows else ())
                shares = chances(bot, reveal.clue, at_vote(images, reveal.clue), (), random.Random(number))
                hits.append(int(shares.argmax()) + 1 == reveal.target)
            past.append(reveal)
    return hits


def test_a_storyteller_of_a_fixed_manner_is_found_more_often() -> None:
    """From the fifth turn on, against the same turns without what was learned; significant at one in a thousand."""
    knows, new = (found(knows=each, games=60) for each in (True, False))
    first, second = sum(knows) / len(knows), sum(new) / len(new)
    error = math.sqrt((first * (1 - first) + second * (1 - second)) / len(knows))
    assert first - second > 3.1 * error, (first, second)


def test_what_is_learned_is_about_that_storyteller() -> None:
    """Another one's turns change nothing, and one turn doesn't settle it."""
    audience, dice = Audience(encoder()), random.Random(2)
    plain = [clue for clue in _of_one_deck(audience) if clue.kind == "plain"]
    past = [turn(audience, clue, dice) for clue in plain[:6]]
    knowledge, guess = audience.knowledge(plain[0].card), first_guess(Temper.GOSSIP)
    assert learned(knowledge, past, TELLER + 1, guess).manners.tolist() == pytest.approx(guess.tolist())
    after_one, after_six = (learned(knowledge, past[:many], TELLER, guess).manners for many in (1, 6))
    far = NAMES.index(FAR_FETCHED)
    assert guess[far] > after_one[far] > after_six[far]
    assert after_six[NAMES.index(USUAL)] + after_six[NAMES.index("plain")] > 0.5


def _of_one_deck(audience: Audience) -> list[WrittenClue]:
    clues = read_clues(CLUES)
    cards = {card.id for card in audience.knowledge(clues[0].card).card_index.cards}
    return [clue for clue in clues if clue.card in cards]


def test_each_manner_gives_chances() -> None:
    """They add up to one, for three pictures as for twelve; a far-fetched storyteller seldom means the best fit."""
    knowledge = Audience(encoder()).knowledge(read_clues(CLUES)[0].card)
    cards = [card.id for card in knowledge.card_index.cards]
    for many in (3, 12):
        found = chances_by_manner(knowledge.fits(Clue(ClueForm.TEXT, "the sea at night"), cards[:many]))
        assert found.shape == (len(NAMES), many)
        assert found.sum(axis=1).tolist() == pytest.approx([1] * len(NAMES), abs=1e-4)
        best = int(found[NAMES.index(USUAL)].argmax())
        assert found[NAMES.index(FAR_FETCHED), best] < 1 / 5
