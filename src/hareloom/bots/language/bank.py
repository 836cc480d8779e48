"""The phrase bank: what bots say.

Plain text files: one per kind with phrases for any picture, and one per deck in `cards/` with phrases for one card each
(`card<TAB>kind<TAB>phrase`).
"""

import functools
from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path

from msgspec import Struct

from hareloom.decks.languages import best_tag

from .names import built_in_decks

FOLDER = Path(__file__).parent / "phrases"
CARDS = "cards"
KINDS = ("proverbs", "titles", "halflines", "sayings", "moods", "sounds", "idioms")


class Phrase(Struct, frozen=True):
    """A phrase and its kind, one of KINDS."""

    text: str
    kind: str
    plain: str
    """To compare it with others."""
    number: int
    """By which people's memory names it."""

    @classmethod
    def of(cls, text: str, kind: str) -> "Phrase":
        """That phrase."""
        bare = plain(text)
        return cls(text, kind, bare, phrase_number(bare))


NUMBER_BYTES = 3


def phrase_number(bare: str) -> int:
    """A number for a plain phrase: the same in every version, and too short to tell an unknown phrase from it."""
    return int.from_bytes(blake2b(bare.encode(), digest_size=NUMBER_BYTES).digest(), "big")


def spoken(language: str) -> str:
    """The language that bots speak at a table in this language: the same if it has a bank, else English."""
    first = language.split("-", maxsplit=1)[0].lower()
    return first if first in languages() else "en"


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have a bank."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def phrases(language: str) -> tuple[Phrase, ...]:
    """All phrases of a language, without duplicates."""
    return phrases_for(language, None)


def phrases_for(language: str, cards: Collection[str] | None) -> tuple[Phrase, ...]:
    """The phrases for any picture, and those for the cards of these names (None: for all), without duplicates.

    A language that has phrases for our own cards alone says English ones about the pictures of others.
    """
    found = {phrase.plain: phrase for phrase in _general(language)}
    for name, phrase in phrases_for_cards(language):
        if cards is None or name in cards:
            found.setdefault(phrase.plain, phrase)
    return tuple(found.values()) or _general("en")


@functools.cache
def _general(language: str) -> tuple[Phrase, ...]:
    found: dict[str, Phrase] = {}
    for kind in KINDS:
        file = FOLDER / language / f"{kind}.txt"
        for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
            text = line.strip()
            if text and not text.startswith("#"):
                found.setdefault(plain(text), Phrase.of(text, kind))
    return tuple(found.values())


@functools.cache
def phrases_for_cards(language: str) -> tuple[tuple[str, Phrase], ...]:
    """The phrases that were written for one card, with the card's name: deck and card."""
    found: list[tuple[str, Phrase]] = []
    for deck in built_in_decks():
        file = FOLDER / language / CARDS / f"{deck}.tsv"
        written = file.read_text(encoding="utf-8").splitlines() if file.is_file() else _tags_of(deck, language)
        for line in written:
            card, kind, text = line.split("\t")
            found.append((f"{deck}/{card}", Phrase.of(text, kind)))
    return tuple(found)


def _tags_of(deck: str, language: str) -> list[str]:
    """Where no phrases were written for a deck, its tags are said: each once, as titles are."""
    told: dict[str, str] = {}
    for card in built_in_decks()[deck].cards:
        for tag in card.tags.get(best_tag(card.tags, language), ()):
            told.setdefault(plain(tag), f"{card.id}\ttitles\t{tag}")
    return list(told.values())


def plain(text: str) -> str:
    """A phrase without case, punctuation and extra spaces, to compare it with others."""
    return " ".join("".join(each if each.isalnum() else " " for each in text.casefold()).split())
