"""Adding a deck: as a whole, or not at all."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from hareloom.decks import Library
from hareloom.decks import adding as adding_module
from hareloom.decks.adding import HIDDEN, add_deck, remove_deck
from hareloom.decks.manifest import Manifest
from hareloom.decks.source import Refused
from hareloom.mistake import Mistake

from .painting import everything_in, files_of, folder, manifest, packed, painted


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """The folder of added decks; not there yet."""
    return tmp_path / "data" / "decks"


def test_a_deck_is_added_with_new_pictures(tmp_path: Path, decks: Path) -> None:
    """What lies there afterwards is a manifest and WebP pictures named by their hash, and nothing else."""
    files = files_of(2)
    files["1.png"] = painted(1, (1200, 1800))
    added = add_deck(folder(tmp_path / "mine", {**files, "notes.txt": b"x"}), decks, to_mix=True)
    small, large = added.manifest.cards
    assert small.zoom is None
    names = {small.picture, small.thumb, large.picture, large.thumb, large.zoom}
    assert set(everything_in(decks)) == {"mine", "mine/deck.json", "mine/pictures", *(f"mine/{name}" for name in names)}
    assert small.description == {"en": "The picture number 0.", "fr": "L’image numéro 0."}
    library = Library(decks.parent)
    assert {f"pictures/{card}.webp" for card in library.cards_of(("mine",)) or ()} == {small.picture, large.picture}


def test_a_zip_is_added(tmp_path: Path, decks: Path) -> None:
    """A ZIP gives the same deck as its folder."""
    one = add_deck(packed(tmp_path / "a.zip", files_of()), decks, to_mix=True)
    other = add_deck(folder(tmp_path / "a", files_of()), decks, to_mix=True, replace=True)
    assert one.manifest == other.manifest


def test_pictures_without_a_manifest_are_added(tmp_path: Path, decks: Path) -> None:
    """A folder of pictures is enough; its name becomes the deck's."""
    add_deck(
        folder(tmp_path / "Summer of ’24", {"a.png": painted(1), "b.jpg": painted(2, kind="JPEG")}), decks, to_mix=True
    )
    deck = Library(decks.parent).deck("summer-of-24")
    assert deck
    assert deck.name == {"en": "Summer of 24"}
    assert len(deck.cards) == 2


def test_progress_is_reported(tmp_path: Path, decks: Path) -> None:
    """A caller can show how far it is."""
    told: list[tuple[int, int]] = []
    add_deck(
        folder(tmp_path / "mine", files_of(3)),
        decks,
        to_mix=True,
        progress=lambda done, total: told.append((done, total)),
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_broken_pictures_are_refused_by_name_and_nothing_stays(tmp_path: Path, decks: Path) -> None:
    """Every picture that can't be used is named, and the good ones aren't kept either."""
    files = {**files_of(5), "1.png": b"junk", "2.png": painted(2)[:-100], "3.png": painted(4)}
    with pytest.raises(Refused) as refusal:
        add_deck(folder(tmp_path / "mine", files), decks, to_mix=True)
    assert refusal.value.problems == (
        "'1.png' is not a picture; PNG, JPEG, WebP, AVIF and GIF are read.",
        "'2.png' is damaged, or not a picture that can be read here.",
        "'4.png' and '3.png' are the same picture.",
    )
    assert str(refusal.value).splitlines()[0] == "'mine' was not added; 3 things are wrong with it:"
    assert everything_in(decks) == []


def test_a_deck_too_small_is_refused_with_the_number(tmp_path: Path, decks: Path) -> None:
    """Two cards are no game; it is said how many are missing."""
    with pytest.raises(Refused, match="24 missing for the smallest"):
        add_deck(folder(tmp_path / "mine", files_of()), decks)
    assert not decks.exists()


def test_an_id_is_given_once(tmp_path: Path, decks: Path) -> None:
    """A second deck of the same id is refused, and the first stays as it was, unless replacing is requested."""
    add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    before = everything_in(decks)
    other = folder(tmp_path / "b", files_of(3))
    with pytest.raises(Mistake, match="There is a deck called 'mine' already"):
        add_deck(other, decks, to_mix=True)
    assert everything_in(decks) == before
    add_deck(other, decks, to_mix=True, replace=True)
    assert len(Library(decks.parent).cards_of(("mine",)) or ()) == 3
    assert [each.name for each in decks.iterdir()] == ["mine"]


def test_our_own_deck_can_not_be_replaced(tmp_path: Path, decks: Path) -> None:
    """The id of a deck that comes with Hareloom is taken."""
    with pytest.raises(Mistake, match="a deck that is installed"):
        add_deck(folder(tmp_path / "a", files_of(id="hareloom")), decks, to_mix=True, replace=True)


@pytest.mark.parametrize("name", ["new", "own-abcdefghijklmnop"])
def test_ids_of_players_decks_are_kept_for_them(tmp_path: Path, decks: Path, name: str) -> None:
    """The page has another use for these addresses."""
    with pytest.raises(Mistake, match="that players make in the page"):
        add_deck(folder(tmp_path / "a", files_of(id=name)), decks, to_mix=True)


def test_a_failing_replacement_leaves_the_old_deck(
    tmp_path: Path, decks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the new deck can't be moved into place, the old one is put back."""
    add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    before = everything_in(decks)
    true = Path.rename

    def rename(self: Path, target: Path) -> Path:
        if self.name.startswith(HIDDEN):
            raise OSError(28, "No space left on device")
        return true(self, target)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(Mistake, match="can't be changed: No space left on device"):
        add_deck(folder(tmp_path / "b", files_of(3)), decks, to_mix=True, replace=True)
    assert everything_in(decks) == before


@pytest.mark.parametrize("blow", [KeyboardInterrupt, MemoryError, OSError(28, "No space left on device")])
def test_an_interruption_leaves_nothing(
    blow: BaseException, tmp_path: Path, decks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C, a full disk and a bug all leave the folder as it was."""

    def broken(_manifest: Manifest) -> bytes:
        raise blow

    monkeypatch.setattr(adding_module, "encoded", broken)
    with pytest.raises((KeyboardInterrupt, MemoryError, Mistake)):
        add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    assert everything_in(decks) == []


def test_what_a_power_cut_left_is_swept(tmp_path: Path, decks: Path) -> None:
    """A work folder from yesterday is abandoned; one from this minute is in use."""
    folder(decks / f"{HIDDEN}old", {"x": b""})
    folder(decks / f"{HIDDEN}new", {"x": b""})
    yesterday = time.time() - 90_000
    os.utime(decks / f"{HIDDEN}old", (yesterday, yesterday))
    add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    assert sorted(each.name for each in decks.iterdir()) == [f"{HIDDEN}new", "mine"]


def test_a_folder_that_can_not_be_written_is_a_mistake(tmp_path: Path) -> None:
    """Where nothing can be written, one line says so."""
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Mistake, match="can't be changed: Not a directory"):
        add_deck(folder(tmp_path / "a", files_of(2)), tmp_path / "file" / "decks", to_mix=True)


def test_a_deck_is_removed_whole(tmp_path: Path, decks: Path) -> None:
    """Nothing of a removed deck stays."""
    add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    remove_deck("mine", decks)
    assert everything_in(decks) == []


@pytest.mark.parametrize("name", ["nowhere", "..", ".", "", "../decks", f"{HIDDEN}x", "a/b", "\0"])
def test_only_decks_are_removed(name: str, decks: Path) -> None:
    """A name that is no deck's removes nothing, wherever it would lead."""
    folder(decks / f"{HIDDEN}x", {"x": b""})
    before = everything_in(decks.parent)
    with pytest.raises(Mistake, match="There is no deck called"):
        remove_deck(name, decks)
    assert everything_in(decks.parent) == before


def test_our_own_deck_can_not_be_removed(decks: Path) -> None:
    """What comes with Hareloom stays."""
    with pytest.raises(Mistake, match="comes with Hareloom"):
        remove_deck("hareloom", decks)


def test_a_whole_home_is_not_a_deck(tmp_path: Path, decks: Path) -> None:
    """A folder of very many files is answered at once."""
    home = tmp_path / "home"
    home.mkdir()
    for number in range(2_001):
        (home / f"{number}").touch()
    with pytest.raises(Mistake, match="more than 2000 files"):
        add_deck(home, decks)


def test_what_was_added_passes_the_check_again(tmp_path: Path, decks: Path) -> None:
    """A deck can be taken from one server's folder to another's."""
    add_deck(folder(tmp_path / "a", files_of(2)), decks, to_mix=True)
    raw = json.loads((decks / "mine" / "deck.json").read_text(encoding="utf-8"))
    assert raw["languages"] == manifest()["languages"]
    again = add_deck(decks / "mine", tmp_path / "elsewhere", to_mix=True)
    assert [card.id for card in again.manifest.cards] == ["card-0", "card-1"]
