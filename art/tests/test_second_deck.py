"""A second deck, elsewhere and of another size: everything that is asked of the first is possible for it too."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from art import deck
from art.render import SIZES

ROOT = Path(__file__).parents[2]
FACTS = """
from pathlib import Path

from art.deck import Deck, Palette

DECK = Deck(
    folder=Path(__file__).parent,
    title={"en": "Tiny", "de": "Winzig"},
    author="a test",
    licence="CC0-1.0",
    languages=("en", "de"),
    palettes={"night": Palette.of("000000 0c1730", "8899aa", "b3402f")},
)
"""
SCRIPT = """
from art.kit.all import Card, ellipse


def draw():
    c = Card({seed}, ss=1, size=(60, 90), bg="#0c1730")
    c.paint(ellipse(30, 45, {radius}), "#b3402f")
    return c.finish()
"""
WORDS = {"description": {"en": "Round.", "de": "Rund."}, "tags": {"en": ["round"], "de": ["rund"]}}


def laid_out(folder, cards):
    """The folder, with a deck of that many cards in it."""
    folder.mkdir()
    (folder / "__init__.py").write_text(FACTS, encoding="utf-8")
    for number in range(cards):
        name = f"circle{number:03}"
        (folder / f"{name}.py").write_text(SCRIPT.format(seed=number + 1, radius=10 + number), encoding="utf-8")
        (folder / f"{name}.json").write_text(json.dumps(WORDS), encoding="utf-8")
    return folder


def run(module, *arguments):
    """What a command says, and how it ended."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)


def test_a_deck_elsewhere_is_painted_into_a_folder_of_its_own(tmp_path):
    tiny, out = laid_out(tmp_path / "tiny", 2), tmp_path / "finished"
    painted = run("art.render", "--deck", tiny, "--out", out)
    assert painted.stdout.endswith("deck.json: 2 cards\n"), painted.stderr
    manifest = json.loads((out / "deck.json").read_text(encoding="utf-8"))
    assert [card["id"] for card in manifest["cards"]] == ["circle000", "circle001"]
    assert (manifest["id"], manifest["licence"], manifest["languages"]) == ("tiny", "CC0-1.0", ["en", "de"])
    for card in manifest["cards"]:
        for kind, (size, _, _) in zip(deck.PICTURES, SIZES.values(), strict=True):
            with Image.open(out / card[kind]) as picture:
                assert picture.size == size
    sheet = run("art.sheet", "--deck", tiny, "--pictures", out / "pictures", "--out", tmp_path)
    assert sheet.stdout == "circle000 circle001\n", sheet.stderr


def test_a_deck_s_back_is_painted_along_and_is_no_card(tmp_path):
    tiny, out = laid_out(tmp_path / "backed", 1), tmp_path / "finished"
    (tiny / "_back.py").write_text(SCRIPT.format(seed=9, radius=20), encoding="utf-8")
    alone = run("art.render", "--deck", tiny, "_back", "--out", out)
    assert alone.stdout.endswith("deck.json: 0 cards\n"), alone.stderr
    assert [file.name for file in out.rglob("*") if file.is_file()] == ["back.webp"]  # no manifest without a card
    with Image.open(out / "pictures" / "back.webp") as picture:
        assert (picture.format, picture.size) == ("WEBP", (1200, 1800))
    (out / "pictures" / "back.webp").unlink()
    painted = run("art.render", "--deck", tiny, "--out", out)
    assert painted.stdout.endswith("deck.json: 1 cards\n"), painted.stderr
    manifest = json.loads((out / "deck.json").read_text(encoding="utf-8"))
    assert manifest["back"] == "pictures/back.webp"
    assert [card["id"] for card in manifest["cards"]] == ["circle000"]
    assert (out / manifest["back"]).exists()
    sheet = run("art.sheet", "--deck", tiny, "--pictures", out / "pictures", "--out", tmp_path)
    assert sheet.stdout == "circle000\n", sheet.stderr


def test_a_manifest_has_a_back_only_where_it_is_drawn_and_painted(tmp_path):
    tiny = laid_out(tmp_path / "unbacked", 1)
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    assert "back" not in deck.find(tiny).manifest(tmp_path)
    (pictures / "back.webp").touch()
    assert "back" not in deck.find(tiny).manifest(tmp_path)
    (tiny / "_back.py").touch()
    assert deck.find(tiny).manifest(tmp_path)["back"] == "pictures/back.webp"


def test_a_deck_without_a_back_refuses_to_paint_one(tmp_path):
    told = run("art.render", "--deck", laid_out(tmp_path / "bare", 1), "_back", "--out", tmp_path / "out")
    assert told.returncode == 2
    assert "no such card: _back" in told.stderr


def test_a_deck_may_have_more_cards_than_the_first(tmp_path):
    many = len(deck.find(deck.DEFAULT).names()) + 16
    large = deck.find(laid_out(tmp_path / "large", many))
    (tmp_path / "pictures").mkdir()
    for name in large.names():
        for form in deck.PICTURES.values():
            (tmp_path / "pictures" / form.format(name)).touch()
    assert large.write_manifest(tmp_path) == many
    assert many in large.quotas.cards


def test_a_deck_that_does_not_exist_is_refused_by_name():
    told = run("art.render", "--deck", "no-such-deck", "--manifest")
    assert told.returncode == 2
    assert f"no such deck: no-such-deck (there are: {deck.DEFAULT}" in told.stderr


def test_two_decks_of_one_name_are_not_taken_for_each_other(tmp_path):
    (tmp_path / "other").mkdir()
    deck.find(laid_out(tmp_path / "twin", 1))
    with pytest.raises(LookupError, match="two decks are called twin"):
        deck.find(laid_out(tmp_path / "other" / "twin", 1))
