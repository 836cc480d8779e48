"""The book as one HTML file: what is inside, and that nothing in it can run or fetch. The browser tests turn it."""

from __future__ import annotations

import base64
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from hareloom.decks import Library
from hareloom.mistake import Mistake
from hareloom.storybook import html
from hareloom.storybook.html import book_html, write_book
from tests.replays.making import NAMES, stored_game, told_game
from tests.storybook.quick import BOOK_SECONDS

EVIL = "</script><script>alert(1)</script><!-- & \u2028 “ 🌙"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The decks that come with Hareloom."""
    return Library(tmp_path_factory.mktemp("data"))


def file_of(library: Library, **what: Any) -> tuple[str, int]:
    cards = library.cards_of(("hareloom",))
    content, missing = book_html(
        told_game(stored_game(**{"cards": cards, **what}), iter(library.decks())), library.picture
    )
    return content.decode(), missing


def inside(content: str) -> dict[str, Any]:
    """What the script finds in the file."""
    found = re.search(r'<script type="application/json" id="book">(.*?)</script>', content, re.DOTALL)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_it_has_the_replay_and_every_picture_inside(library: Library) -> None:
    """The steps are those of the replay; each picture that lay on the table is a JPEG in the file."""
    content, missing = file_of(library, hearts=True)
    told = inside(content)
    assert missing == 0
    laid = {one["card"] for step in told["replay"]["steps"] for one in _laid(step)}
    assert laid
    assert laid <= set(told["pictures"])
    for sizes in told["pictures"].values():
        for address in sizes.values():
            kind, _, data = address.partition(",")
            assert kind == "data:image/jpeg;base64"
            assert base64.b64decode(data).startswith(b"\xff\xd8")


def _laid(step: dict[str, Any]) -> list[dict[str, str]]:
    reveal = step["view"].get("table", {}).get("reveal") or {}
    found: list[dict[str, str]] = reveal.get("laid", [])
    return found


def test_a_clue_and_a_name_are_words_and_never_tags(library: Library) -> None:
    """What people wrote ends no element and begins none, in the data, the title and the plain text."""
    content, _ = file_of(library, clues=[EVIL], names=("<b>Ana", *NAMES[1:4]))
    assert "<script>alert" not in content
    assert "<b>Ana" not in content
    assert content.count("</script>") == 2
    assert "alert(1)" in inside(content)["replay"]["steps"][-1]["view"]["table"]["history"][0]["clue"]["text"]


def test_nothing_in_it_may_be_fetched(library: Library) -> None:
    """Its policy allows what is inside alone, and no address in markup or style leads out."""
    content, _ = file_of(library)
    assert "default-src 'none'" in content
    assert not re.search(r"connect-src|'self'", content.partition("<style>")[0])
    markup = content.partition("<style>")[0]
    assert not re.search(r'(?:src|href)="(?!data:)', markup)
    style = content.partition("<style>")[2].partition("</style>")[0]
    assert not re.search(r"url\((?!data:|['\"]?data:|#)", style)


def test_who_wants_no_name_has_none_in_the_file(library: Library) -> None:
    """The unnamed person's name is nowhere in it; the others' are."""
    content, _ = file_of(library, names=("Ana", "Wilhelmina", "Léa", "Max"), unnamed=("Wilhelmina",))
    assert "Wilhelmina" not in content
    assert "Ana" in content


def test_without_script_the_stories_are_read(library: Library) -> None:
    """The plain text has each clue and who told it."""
    content, _ = file_of(library, clues=["Almost home", "Nobody saw it"])
    plain = content.partition("<noscript>")[2].partition("</noscript>")[0]
    assert plain.startswith("<h1>")
    assert "Almost home" in plain
    assert "Nobody saw it" in plain
    assert "Ana" in plain


def test_a_picture_that_is_not_here_is_counted_and_stops_nothing(library: Library) -> None:
    """A file from elsewhere names pictures that this machine lacks."""
    content, missing = file_of(library, cards=None)
    assert missing > 0
    assert inside(content)["pictures"] == {}


def test_a_page_that_is_not_built_is_a_sentence(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what to run, and leaves no file behind."""
    monkeypatch.setattr(html, "BUILT", tmp_path / "nowhere")
    told = told_game(stored_game())
    with pytest.raises(Mistake, match="make client"):
        write_book(told, library.picture, tmp_path / "book.html")
    assert list(tmp_path.iterdir()) == []


def test_thirty_turns_are_made_soon_and_in_25_megabytes(library: Library, tmp_path: Path) -> None:
    """With six players, pictures and hearts."""
    house: dict[str, object] = {"rounds_per_player": 5, "target_score": None, "on_empty_pile": "reshuffle"}
    cards = library.cards_of(("hareloom",))
    told = told_game(stored_game(names=NAMES[:6], cards=cards, house=house, hearts=True), iter(library.decks()))
    assert len(told.turns) == 30
    began = time.perf_counter()
    made = write_book(told, library.picture, tmp_path / "book.html")
    assert time.perf_counter() - began < BOOK_SECONDS
    assert made.size < 25_000_000
