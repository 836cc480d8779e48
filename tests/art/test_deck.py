"""Every shipped deck: its pictures, its words and its manifest."""

from __future__ import annotations

import re

import pytest
from PIL import Image, ImageChops, ImageStat

from art import deck
from hareloom.decks.archive import opened
from hareloom.decks.check import examined
from hareloom.decks.manifest import CardEntry, Manifest, named_files

LIMITS = {"picture": ((600, 900), 80), "zoom": ((1200, 1800), 200), "thumb": ((240, 360), 20)}
LANGUAGES = ("en", "fr", "de", "es", "it", "pt-BR", "nl", "pl", "tr", "ru", "ar", "ja", "zh", "ko")
# A mark that ends a sentence, and perhaps a quotation; what follows, if anything, doesn't begin with a small letter.
END = re.compile(r"[.!?…؟]++(?:\s?[»”’“\")])*+(?=\s[^a-zà-ÿ]|$)|[。！？]")  # noqa: RUF001 - full stops of other scripts
FIRST = ("en", "fr")
SIGNS = ("ja", "ko", "zh")
"""A sign is a syllable or a word there."""


def files_of(card: CardEntry) -> dict[str, str]:
    """A card's three files by what they are for."""
    return {"picture": card.picture, "zoom": card.zoom or "", "thumb": card.thumb or ""}


def test_nothing_is_wrong_with_the_deck(painted: deck.Deck) -> None:
    """'hareloom deck check' would say that all is well, and that every file is used; test_check.py decodes them too."""
    with opened(painted.shipped) as source:
        report = examined(source)
    assert report.problems == ()
    assert [note for note in report.notes if "enough for" not in note] == []


def test_every_card_has_a_script_and_words(painted: deck.Deck, manifest: Manifest) -> None:
    """Scripts, words and manifest name the same cards."""
    scripts, words = ({file.stem for file in painted.folder.glob(f"[a-z]*.{kind}")} for kind in ("py", "json"))
    assert scripts == words == {card.id for card in manifest.cards}


def test_the_manifest_is_current(painted: deck.Deck) -> None:
    """What 'make deck' would write from the cards' files is what stands in deck.json, letter by letter."""
    assert (painted.shipped / "deck.json").read_text(encoding="utf-8") == deck.text(painted.manifest())


def test_the_manifest_says_under_which_licence(manifest: Manifest) -> None:
    """A deck that ships with the game is free, and told in English and French."""
    assert (manifest.licence, manifest.languages) == ("CC-BY-4.0", LANGUAGES)
    assert set(manifest.name) == set(LANGUAGES)


@pytest.mark.parametrize("kind", LIMITS)
def test_every_picture_keeps_to_its_size_and_weight(painted: deck.Deck, manifest: Manifest, kind: str) -> None:
    """Pictures are WebP of 600x900 and at most 80 KB, 1200x1800 and 200 KB, 240x360 and 20 KB."""
    size, most = LIMITS[kind]
    wrong = []
    for card in manifest.cards:
        file = painted.shipped / files_of(card)[kind]
        with Image.open(file) as image:
            if (image.format, image.size) != ("WEBP", size):
                wrong.append(f"{file.name}: {image.format} of {image.size}")
        if file.stat().st_size > most * 1024:
            wrong.append(f"{file.name}: {file.stat().st_size / 1024:.1f} KB")
    assert wrong == []


def test_no_picture_lies_there_without_a_card(painted: deck.Deck, manifest: Manifest) -> None:
    """Every file in the folder is named in the manifest."""
    listed = set(named_files(manifest))
    assert {f"pictures/{file.name}" for file in (painted.shipped / "pictures").iterdir()} == listed


def test_a_deck_s_own_back_is_painted_and_the_same_upside_down(scripted: deck.Deck) -> None:
    """Where a script draws a back, it is a WebP of 1200x1800 and 200 KB at most, and doesn't tell how a card lies."""
    file = scripted.shipped / "pictures" / deck.BACK_PICTURE
    assert file.exists() == (deck.BACK in scripted.paintings())
    if file.exists():
        with Image.open(file) as image:
            assert (image.format, image.size) == ("WEBP", LIMITS["zoom"][0])
            upright = image.convert("L").resize((300, 450))
        assert file.stat().st_size <= LIMITS["zoom"][1] * 1024
        assert ImageStat.Stat(ImageChops.difference(upright, upright.rotate(180))).mean[0] < 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_description_has_a_few_sentences(manifest: Manifest, language: str) -> None:
    """A description is long enough to set a mood, and short enough to be heard at a table."""
    sentences = {card.id: len(END.findall(card.description[language])) for card in manifest.cards}
    few = range(2, 4) if language in FIRST else range(1, 9)  # other languages end sentences sooner, or later
    assert {card: count for card, count in sentences.items() if count not in few} == {}
    least, most = (20, 260) if language in SIGNS else (60, 420) if language in FIRST else (60, 480)
    assert [card.id for card in manifest.cards if not least <= len(card.description[language]) <= most] == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("It rains. It pours.", 2),
        ("It rains… again. Who cares?!", 2),
        ("« Encore ! » dit-elle. Il pleut.", 2),
        ("“Come in!” The door is shut.", 2),
        ("One. Two. Three. Élan.", 4),
    ],
)
def test_sentences_are_counted_as_people_count_them(text: str, count: int) -> None:
    """Dots that go on and exclamations within a sentence don't end it; a quotation may."""
    assert len(END.findall(text)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_five_to_eight_different_tags(manifest: Manifest, language: str) -> None:
    """Bots find their clues there: too few say nothing, too many say everything."""
    tags = {card.id: card.tags[language] for card in manifest.cards}
    assert {card: said for card, said in tags.items() if not 5 <= len(set(said)) == len(said) <= 8} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_described_alike(manifest: Manifest, language: str) -> None:
    """Someone who only hears the cards can tell them apart."""
    assert len({card.description[language] for card in manifest.cards}) == len(manifest.cards)
