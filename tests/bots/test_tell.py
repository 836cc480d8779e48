"""What bots say: worth hearing, never a word of the description, never twice, as the table speaks."""

import random

import pytest

from hareloom.bots.bank import languages, phrases, plain, spoken
from hareloom.bots.characters import CHARACTERS, Strength, Temper
from hareloom.bots.lore import CardWords
from hareloom.bots.mind import Knowledge, Mind
from hareloom.bots.stems import stems
from hareloom.bots.tell import tell, tell_blind
from hareloom.game.editions import find_edition
from hareloom.game.house_rules import HouseRules
from hareloom.sim.evaluate import Bench, counted
from tests.bots.minds import encoder, knowledge, mind

FOUR = find_edition("classic").for_table(4, HouseRules(), 84)


def hands(seed: int, how_many: int) -> list[list[str]]:
    """Some hands of our deck."""
    dice = random.Random(seed)
    cards = [card.id for card in knowledge().lore.cards]
    return [dice.sample(cards, 6) for _ in range(how_many)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_clue_has_no_word_of_the_cards_description(language: str) -> None:
    """Compared by stem, so that another ending is no way round."""
    known = knowledge(language)
    dice = random.Random(4)
    for strength in Strength:
        for hand in hands(7, 25):
            told = tell(mind(strength, known), hand, FOUR, 120, dice)
            assert told.card in hand
            described = known.lore.cards[known.lore.index[told.card]].description[language]
            assert stems(told.text, language).isdisjoint(stems(described, language)), told.text


def test_stems_know_other_endings() -> None:
    """A plural is the same word; a word that only holds a sentence together is none."""
    assert stems("the whales were singing", "en") == stems("a whale sings", "en")
    assert stems("les baleines", "fr") == stems("une baleine", "fr")
    assert not stems("and then they were there", "en")


def test_no_clue_is_told_twice_in_an_evening() -> None:
    """Not even with another case or full stop, and not by another bot."""
    told: list[str] = []
    dice = random.Random(1)
    hand = hands(1, 1)[0]
    for character in list(CHARACTERS.values()) * 4:
        clue = tell(Mind(character, knowledge(), told=[text.upper() + "!" for text in told]), hand, FOUR, 120, dice)
        told.append(clue.text)
    assert len({plain(text) for text in told}) == len(told)


def test_the_storyteller_who_has_not_looked_says_something_new_too() -> None:
    """In Party the clue comes before the hand."""
    dice = random.Random(1)
    told: list[str] = []
    for strength in list(Strength) * 10:
        known = mind(strength)
        clue = tell_blind(Mind(known.character, known.knowledge, told=told), 120, dice)
        assert clue.card is None
        told.append(clue.text)
    assert len(set(told)) == len(told)


def test_a_clue_fits_where_it_may_only_be_short() -> None:
    """A table may allow few characters."""
    for hand in hands(2, 10):
        assert len(tell(mind(), hand, FOUR, 12, random.Random(1)).text) <= 12


def test_tempers_talk_differently() -> None:
    """The sage says proverbs more often than the poet, who says half-lines."""
    kinds = {phrase.text: phrase.kind for phrase in phrases("en")}
    said: dict[Temper, list[str]] = {}
    for character in CHARACTERS.values():
        if character.strength is Strength.CUNNING:
            dice = random.Random(3)
            texts = [tell(Mind(character, knowledge()), hand, FOUR, 120, dice).text for hand in hands(9, 60)]
            said[character.temper] = [kinds[text] for text in texts]
    assert said[Temper.SAGE].count("proverbs") > said[Temper.POET].count("proverbs")
    assert said[Temper.POET].count("halflines") > said[Temper.SAGE].count("halflines")


def test_a_deck_that_is_not_known_can_still_be_told_about() -> None:
    """Cards without a word, or from a deck that was removed, cost nobody the game."""
    bare = Knowledge([CardWords(f"card-{at}") for at in range(20)], "en", encoder())
    hand = ["card-1", "card-2", "gone"]
    assert tell(mind(known=bare), hand, FOUR, 120, random.Random(1)).card in hand
    assert tell(mind(), ["gone", "lost"], FOUR, 120, random.Random(1)).card in ("gone", "lost")


def test_bots_speak_the_tables_language_or_english() -> None:
    """Where there is no bank of a language, English is spoken."""
    assert (spoken("fr-CA"), spoken("en-GB"), spoken("ja")) == ("fr", "en", "en")
    assert languages() == ("en", "fr")


def test_some_but_not_all_understand() -> None:
    """Before the panel, on cards kept out of all tuning: the full count is `hareloom bots evaluate`."""
    bench = Bench(seed=1)
    result = counted("cunning", list(bench.tell("cunning", 400)))
    assert result.some.share >= 0.52
    assert result.none.share <= 0.32
