"""The printed rules: right, complete, in every language, and on two pages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

import hareloom.printing
from hareloom.game.editions import EDITIONS
from hareloom.game.house_rules import HouseRules
from hareloom.printing.document import Document, Foot
from hareloom.printing.fonts import FACES
from hareloom.printing.paper import EDGE, FOOT, PAPERS
from hareloom.printing.rules import FLOP, LARGE, SOME, TOGETHER, _largest, blocks, table
from hareloom.printing.texts import LANGUAGES, Texts
from hareloom.sim.scoresheet import read_line, score_line

FOLDER = Path(hareloom.printing.__file__).parent / "texts"


def flat(texts: dict[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in texts.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{key}.")
        else:
            yield before + key, value


def catalogue(language: str) -> dict[str, str]:
    return dict(flat(tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))))


def points(line: str) -> dict[str, int]:
    return score_line(read_line(line.encode())).points


def test_languages_say_the_same_things() -> None:
    """Every language has the same keys, and the same numbers to fill in and stars in each text."""
    english = catalogue("en")
    for language in LANGUAGES:
        other = catalogue(language)
        assert other.keys() == english.keys()
        for key, text in other.items():
            assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", english[key])), key
            assert text.count("**") % 2 == 0, key
            assert text.count("**") == english[key].count("**"), key
            assert text.strip("\n").count("\n") == english[key].strip("\n").count("\n"), key


def test_our_faces_have_every_letter_of_our_texts() -> None:
    """No box where a letter should be, in any of the faces."""
    letters = {letter for language in LANGUAGES for text in catalogue(language).values() for letter in text} - {"\n"}
    for face, file in FACES.items():
        with TTFont(file) as font:
            have = font.getBestCmap()
        assert not {letter for letter in letters if ord(letter) not in have}, face


def test_french_has_its_spaces() -> None:
    """No line breaks before a colon or within guillemets."""
    for key, text in catalogue("fr").items():
        assert not re.search(r"[^ ]?(?<!\u00a0)[;!?»]| :|«(?!\u00a0)", text), key


def test_the_example_is_counted_right() -> None:
    """The rules that the server plays by give the points that the example says."""
    turn = (
        '{"edition": "%s", "players": ["Ana", "Tom", "Lea", "Max", "Ida"], "storyteller": "Ana", '
        '"cards": {"1": "Ana", "2": "Tom", "3": "Lea", "4": "Max", "5": "Ida"}, '
        '"votes": {"Tom": [1], "Lea": [1], "Max": [2], "Ida": [4]}}'
    )
    for edition in ("classic", "revised", "odyssey"):
        assert points(turn % edition) == {"Ana": 3, "Tom": 4, "Lea": 3, "Max": 1, "Ida": 0}


def test_the_example_of_party_is_counted_right() -> None:
    """Three together get 3 each; the lone one and those under the red token get nothing."""
    turn = (
        '{"edition": "party", "players": ["A", "B", "C", "D", "E", "F"], "storyteller": "A", '
        '"cards": {"1": "A", "2": "B", "3": "C", "4": "D", "5": "E", "6": "F"}, "red": 5, '
        '"votes": {"A": [2], "B": [2], "C": [2], "D": [5], "E": [5], "F": [4]}}'
    )
    assert points(turn) == {"A": 3, "B": 3, "C": 3, "D": 0, "E": 0, "F": 0}


def test_the_points_are_those_of_the_rules() -> None:
    """What all, nobody and some get is what the server counts."""
    turn = (
        '{"edition": "classic", "players": ["A", "B", "C", "D"], "storyteller": "A", '
        '"cards": {"1": "A", "2": "B", "3": "C", "4": "D"}, "votes": {"B": [%d], "C": [%d], "D": [%d]}}'
    )
    assert points(turn % (1, 1, 1)) == {"A": 0, "B": FLOP, "C": FLOP, "D": FLOP}
    assert points(turn % (1, 1, 2))["A"] == points(turn % (1, 1, 2))["C"] == SOME


def test_numbers_come_from_the_editions() -> None:
    """Players, hands, limits and ends in the table are the editions' own values."""
    rows = {row[0].lower(): row for row in table(Texts("en"), list(EDITIONS.values()))[1:]}
    assert rows.keys() == EDITIONS.keys()
    for name, edition in EDITIONS.items():
        _, players, hand, _, bonus, end = rows[name]
        assert [int(number) for number in re.findall(r"\d+", players)][-1] == edition.player_counts[-1]
        assert hand.startswith(str(edition.rules.hand_size))
        assert ("at most" in bonus) == (edition.rules.bonus_cap is not None)
        assert (str(edition.rules.target_score) in end) == (edition.rules.target_score is not None)
    text = " ".join(block.text for block in blocks(Texts("en"), [EDITIONS["classic"]]))
    trio = EDITIONS["classic"].for_table(3, HouseRules(), 84)
    assert f"Everyone has {trio.hand_size} cards" in text
    assert f"so that {trio.images} pictures lie" in text


def test_only_the_chosen_editions_are_told() -> None:
    """Party alone has no storyteller's picture to find; Classic alone has no pairs and no red token."""
    party = " ".join(block.title + block.text for block in blocks(Texts("en"), [EDITIONS["party"]]))
    assert "red" in party
    assert "found" not in party
    classic = " ".join(block.title + block.text for block in blocks(Texts("en"), [EDITIONS["classic"]]))
    assert "red" not in classic.replace("scored", "").split()
    assert "partner" not in classic
    assert "two tokens" not in classic


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_choice_of_editions_fits_on_two_pages(language: str, paper: Any) -> None:
    """In type that can be read without a lens, sections in one column unless it is large, and no page is empty."""
    texts = Texts(language)
    every = tuple(EDITIONS.values())
    choices = [every] if (language, paper.id) == ("en", "a4") else [every, every[:1], every[3:4]]
    with closing(Document(paper, Foot("", ""), language, backs=False)) as document:
        document.leaf("", lambda _paper: None)
        for editions in choices:
            size, columns = _largest(document, blocks(texts, editions), 55.0 + 8 * len(editions), paper)
            assert size >= TOGETHER
            assert 2 < len(columns) <= 4
            for column in columns:
                assert column[0][0].title or size > LARGE
                assert column[0][1].y >= EDGE
                assert column[-1][1].bottom <= paper.height - FOOT + 0.01
