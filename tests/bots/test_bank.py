"""The phrase bank is large enough and clean, and every phrase has its vector."""

import pytest

import write_vectors
from hareloom.bots.language.bank import FOLDER, KINDS, phrases, plain
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


def test_every_text_has_its_vector() -> None:
    """After a change of cards or phrases `make vectors` is due, or the first bot takes a minute."""
    assert [text for text in write_vectors.texts() if not encoder().has(text)] == []


def test_the_panel_knows_every_card_and_phrase() -> None:
    """Its vectors are shipped, so that the measurement can be repeated."""
    assert Panel().fit.shape[0] == len(phrases("en"))
