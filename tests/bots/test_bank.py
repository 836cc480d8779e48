"""The phrase bank is large enough and clean, and every phrase has its vector."""

from collections import Counter

import pytest

import write_vectors
from hareloom.bots.language.bank import FOLDER, KINDS, languages, phrases, phrases_for_cards, plain
from hareloom.sim.panel import Panel
from tests.bots.samples import encoder


@pytest.mark.parametrize(("language", "least"), [("en", 2000), ("fr", 800)])
def test_the_bank_is_large_enough(language: str, least: int) -> None:
    """Duplicates don't count."""
    assert len(phrases(language)) >= least


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_is_a_phrase(language: str) -> None:
    """One to twelve words, at most 80 characters, no line twice."""
    seen: dict[str, str] = {}
    for kind in KINDS:
        for line in (FOLDER / language / f"{kind}.txt").read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or not line:
                continue
            assert line == line.strip(), (kind, line)
            assert 1 <= len(line.split()) <= 12, (kind, line)
            assert len(line) <= 80, (kind, line)
            assert plain(line) not in seen, (kind, line, seen[plain(line)])
            seen[plain(line)] = kind


@pytest.mark.parametrize("language", [each for each in languages() if each not in ("en", "fr")])
def test_a_language_has_phrases_for_every_card(language: str) -> None:
    """Six for each card of the first deck at least, none twice, none long; and the second is told of by its tags."""
    written = phrases_for_cards(language)
    counted = Counter(name for name, phrase in written if name.startswith("hareloom/"))
    assert len(counted) == 84
    assert min(counted.values()) >= 6
    assert len({name for name, _ in written}) == 168
    first = [phrase for name, phrase in written if name.startswith("hareloom/")]
    assert len({phrase.plain for phrase in first}) == len(first)
    assert {phrase.kind for phrase in first} <= set(KINDS)
    assert max(len(phrase.text) for phrase in first) <= 70


def test_every_text_has_its_vector() -> None:
    """After a change of cards or phrases `make vectors` is due, or the first bot takes a minute."""
    assert [text for text in write_vectors.texts() if not encoder().has(text)] == []


def test_the_panel_knows_every_card_and_phrase() -> None:
    """Its vectors are shipped, so that the measurement can be repeated."""
    assert Panel().fit.shape[0] == len(phrases("en"))
