"""Clues of bots: no word from the description, no repetition, in the table's language, found by some but not all."""

import random

import pytest

from hareloom.bots.language.bank import languages, phrases, plain, spoken
from hareloom.bots.language.card_text import CardText
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.stems import stems
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import CHARACTERS, Strength, Temper
from hareloom.bots.players.tell import tell, tell_blind
from hareloom.game.editions import find_edition
from hareloom.game.house_rules import HouseRules
from hareloom.sim.evaluate import Bench, counted
from tests.bots.samples import bot, encoder, knowledge

FOUR = find_edition("classic").for_table(4, HouseRules(), 84)


def hands(seed: int, how_many: int) -> list[list[str]]:
    """Random hands of the built-in deck."""
    dice = random.Random(seed)
    cards = [card.id for card in knowledge().card_index.cards]
    return [dice.sample(cards, 6) for _ in range(how_many)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_clue_has_no_word_of_the_cards_description(language: str) -> None:
    """Compared by stem, so that another ending makes no difference."""
    known = knowledge(language)
    descriptions = {card.id: card.description for card in known.card_index.cards}
    dice = random.Random(4)
    for strength in Strength:
        for hand in hands(7, 25):
            told = tell(bot(strength, known), hand, FOUR, 120, dice)
            assert told.card in hand
            described = descriptions[told.card][language]
            assert stems(told.text, language).isdisjoint(stems(described, language)), told.text


def test_stems_know_other_endings() -> None:
    """A plural has the same stem, and stop words have none."""
    assert stems("the whales were singing", "en") == stems("a whale sings", "en")
    assert stems("les baleines", "fr") == stems("une baleine", "fr")
    assert not stems("and then they were there", "en")


def test_no_clue_is_told_twice_in_an_evening() -> None:
    """Not in another case or with a full stop, and not by another bot."""
    told: list[str] = []
    dice = random.Random(1)
    hand = hands(1, 1)[0]
    for character in list(CHARACTERS.values()) * 4:
        clue = tell(Bot(character, knowledge(), told=[text.upper() + "!" for text in told]), hand, FOUR, 120, dice)
        told.append(clue.text)
    assert len({plain(text) for text in told}) == len(told)


def test_no_clue_is_told_twice_before_the_hand_is_seen() -> None:
    """In Party the storyteller gives the clue before seeing the hand."""
    dice = random.Random(1)
    told: list[str] = []
    for strength in list(Strength) * 10:
        player = bot(strength)
        clue = tell_blind(Bot(player.character, player.knowledge, told=told), 120, dice)
        assert clue.card is None
        told.append(clue.text)
    assert len(set(told)) == len(told)


def test_a_clue_fits_where_it_may_only_be_short() -> None:
    """A table may limit clues to a few characters."""
    for hand in hands(2, 10):
        assert len(tell(bot(), hand, FOUR, 12, random.Random(1)).text) <= 12


def test_tempers_talk_differently() -> None:
    """The sage prefers proverbs, the poet half-lines."""
    kinds = {phrase.text: phrase.kind for phrase in phrases("en")}
    said: dict[Temper, list[str]] = {}
    for character in CHARACTERS.values():
        if character.strength is Strength.CUNNING:
            dice = random.Random(3)
            texts = [tell(Bot(character, knowledge()), hand, FOUR, 120, dice).text for hand in hands(9, 60)]
            said[character.temper] = [kinds[text] for text in texts]
    assert said[Temper.SAGE].count("proverbs") > said[Temper.POET].count("proverbs")
    assert said[Temper.POET].count("halflines") > said[Temper.SAGE].count("halflines")


def test_a_deck_that_is_not_known_can_still_be_told_about() -> None:
    """A storyteller finds a clue for cards without texts, or from a removed deck."""
    bare = Knowledge([CardText(f"card-{at}") for at in range(20)], "en", encoder())
    hand = ["card-1", "card-2", "gone"]
    assert tell(bot(known=bare), hand, FOUR, 120, random.Random(1)).card in hand
    assert tell(bot(), ["gone", "lost"], FOUR, 120, random.Random(1)).card in ("gone", "lost")


def test_bots_speak_the_tables_language_or_english() -> None:
    """English replaces a language without a phrase bank."""
    assert (spoken("fr-CA"), spoken("en-GB"), spoken("pt-BR"), spoken("sv")) == ("fr", "en", "pt", "en")
    assert languages() == ("ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "zh")


@pytest.mark.parametrize("language", languages())
def test_there_is_something_to_say_about_a_strangers_picture(language: str) -> None:
    """In English, where a language has phrases for our own cards alone."""
    known = Knowledge([CardText("0" * 20, {"en": "A door stands ajar."}, {})], language, encoder())
    assert tell_blind(Bot(CHARACTERS["pip"], known), 200, random.Random(1)).text


def test_some_but_not_all_understand() -> None:
    """Before the panel, on cards kept out of tuning. `hareloom bots evaluate` plays the full number of turns."""
    bench = Bench(seed=1)
    result = counted("cunning", list(bench.tell("cunning", 400)))
    assert result.some.share >= 0.52
    assert result.none.share <= 0.32
