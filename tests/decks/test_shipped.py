"""Decks that come as packages of their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hareloom.decks import BUILT_IN, Library
from hareloom.decks.adding import add_deck, remove_deck
from hareloom.decks.shipped import shipped_decks
from hareloom.mistake import Mistake

from .painting import files_of, folder, manifest


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for packages, as pip installs them."""
    place = tmp_path / "site-packages"
    place.mkdir()
    monkeypatch.syspath_prepend(str(place))
    shipped_decks.cache_clear()
    yield place
    shipped_decks.cache_clear()


def install(packages: Path, deck: str, module: str) -> None:
    """Note an installed package with a deck."""
    facts = packages / f"{deck}_deck-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {deck}-deck\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[hareloom.decks]\n{deck} = {module}\n")


def winter(packages: Path) -> None:
    """Install a package with a deck of four cards."""
    files = files_of(4)
    named = {name: content for name, content in files.items() if name.endswith(".png")}
    raw = manifest(id="winter", cards=[{"id": name[:-4], "picture": name} for name in named], languages=[])
    folder(packages / "winter", {**named, "deck.json": json.dumps(raw).encode()})
    (packages / "winter" / "__init__.py").write_text("raise AssertionError('it is not imported')")
    install(packages, "winter", "winter")


def test_an_installed_deck_is_there(packages: Path, tmp_path: Path) -> None:
    """Its cards can be played, it counts as ours, and it can't be removed or replaced."""
    winter(packages)
    library = Library(tmp_path)
    found = {deck.id: deck for deck in library.decks()}
    assert next(iter(found)) == BUILT_IN
    assert found["winter"].built_in
    assert len(library.cards_of((BUILT_IN, "winter")) or ()) == len(found[BUILT_IN].cards) + 4
    assert library.problems() == ()
    with pytest.raises(Mistake, match="pip removes that"):
        remove_deck("winter", tmp_path / "decks")
    with pytest.raises(Mistake, match="is installed"):
        add_deck(packages / "winter", tmp_path / "decks", to_mix=True)


@pytest.mark.parametrize("module", ["nowhere", "nowhere.at.all", "empty"])
def test_a_package_without_its_deck_breaks_nothing(packages: Path, tmp_path: Path, module: str) -> None:
    """The other decks are there; a folder without a manifest is named."""
    (packages / "empty").mkdir()
    install(packages, "empty", module)
    library = Library(tmp_path)
    assert BUILT_IN in {deck.id for deck in library.decks()}
    assert len(library.problems()) == (module == "empty")


def test_no_package_takes_the_place_of_our_deck(packages: Path, tmp_path: Path) -> None:
    """A package that calls its deck as ours is called is left out."""
    (packages / "other").mkdir()
    install(packages, BUILT_IN, "other")
    assert Library(tmp_path).deck(BUILT_IN) is not None
    assert shipped_decks()[BUILT_IN].parent.name == "decks"
