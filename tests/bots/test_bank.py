"""The phrase bank: large enough, clean, and understood beforehand."""

import pytest

import write_vectors
from hareloom.bots.bank import FOLDER, KINDS, phrases, plain
from hareloom.sim.panel import Panel
from tests.bots.minds import encoder


@pytest.mark.parametrize(("language", "least"), [("en", 2000), ("fr", 800)])
def test_there_is_enough_to_say(language: str, least: int) -> None:
    """Each phrase counted once."""
    assert len(phrases(language)) >= least


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_is_a_phrase(language: str) -> None:
    """One to nine words, no line twice, nothing that a page would show oddly."""
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
    """Cards and phrases that were changed need `make vectors`, or the first bot would think for a minute."""
    assert [text for text in write_vectors.texts() if not encoder().knows(text)] == []


def test_the_panel_knows_every_card_and_phrase() -> None:
    """It is shipped, so that anybody can repeat the measurement."""
    assert Panel().fit.shape[0] == len(phrases("en"))
