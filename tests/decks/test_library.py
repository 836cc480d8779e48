"""The library of decks."""

from __future__ import annotations

import hashlib
import json
import re
import threading
from pathlib import Path

import pytest

from hareloom.decks import BUILT_IN, Library
from hareloom.decks.adding import add_deck, remove_deck
from hareloom.decks.library import card_id
from hareloom.decks.shipped import shipped_decks

from .painting import files_of, folder, manifest, packed, painted

OURS = [*shipped_decks()]
"""The decks that come with Hareloom."""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library with one deck of three cards beside ours, of which the last has a zoom."""
    files = {**files_of(3), "2.png": painted(2, (900, 1350))}
    add_deck(folder(tmp_path / "mine", files), tmp_path / "data" / "decks", to_mix=True)
    return Library(tmp_path / "data")


def cards(library: Library, *decks: str) -> tuple[str, ...]:
    """The cards of decks that are there."""
    found = library.cards_of(decks)
    assert found is not None
    return found


def test_our_decks_are_always_there(tmp_path: Path) -> None:
    """Without any data folder there are the decks that come with Hareloom, and nothing is written."""
    library = Library(tmp_path / "nowhere")
    assert [deck.id for deck in library.decks()] == OURS
    assert OURS[0] == BUILT_IN
    assert all(deck.built_in for deck in library.decks())
    assert len(cards(library, BUILT_IN)) >= 3
    assert library.problems() == ()
    assert not (tmp_path / "nowhere").exists()


def test_a_card_is_known_by_its_picture_alone(library: Library) -> None:
    """A card's id is the beginning of its picture's SHA-256, of equal length for all."""
    for card in cards(library, BUILT_IN, "mine"):
        file = library.picture(card)
        assert file
        assert card == hashlib.sha256(file.read_bytes()).hexdigest()[:20] == card_id(file.read_bytes())
        assert re.fullmatch("[0-9a-f]{20}", card)


def test_neither_names_nor_order_of_a_manifest_can_be_seen(tmp_path: Path) -> None:
    """The same pictures under other names, in another order, with other words, are the same cards in the same order."""
    one = add_deck(folder(tmp_path / "a", files_of(4)), tmp_path / "one" / "decks", to_mix=True).manifest
    files = {f"{'dcba'[number]}.png": painted(number) for number in range(4)}
    raw = manifest(cards=[{"id": name[0], "picture": name} for name in files], languages=[])
    files["deck.json"] = json.dumps(raw).encode()
    add_deck(packed(tmp_path / "b.zip", files), tmp_path / "two" / "decks", to_mix=True)
    mine = cards(Library(tmp_path / "one"), "mine")
    assert mine == cards(Library(tmp_path / "two"), "mine") == tuple(sorted(mine))
    assert {f"pictures/{card}.webp" for card in mine} == {card.picture for card in one.cards}


def test_a_picture_that_was_redrawn_is_found_by_its_former_name(library: Library) -> None:
    """A game that was played with the old picture shows the new one and its words; no new game draws the old one."""
    file = library.folder / "mine" / "deck.json"
    raw = json.loads(file.read_bytes())
    now, other, former = raw["cards"][0], raw["cards"][1], "0123456789abcdef0123"
    taken = card_id((library.folder / "mine" / other["picture"]).read_bytes())
    now["formerly"] = [former, taken]
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert library.listed_picture(former) == library.folder / "mine" / now["picture"]
    card = library.card(former)
    assert card
    assert card.description == now["description"]
    assert former not in cards(library, "mine")
    assert library.listed_picture(taken) == library.folder / "mine" / other["picture"], "what is there goes first"


def test_decks_are_mixed_and_a_picture_is_there_once(library: Library, tmp_path: Path) -> None:
    """Several decks make one pile; a picture that two of them have is in it once."""
    add_deck(folder(tmp_path / "b", files_of(4, id="other")), library.folder, to_mix=True)
    mine, other = cards(library, "mine"), cards(library, "other")
    mixed = cards(library, "mine", "other", "mine")
    assert len(set(mine) & set(other)) == 2
    assert len(mixed) == len(set(mixed)) == 5
    assert set(mixed) == set(mine) | set(other)
    assert len(cards(library, BUILT_IN, "mine")) == len(cards(library, BUILT_IN)) + 3
    assert cards(library) == ()


def test_a_deck_that_is_not_there_is_no_deck(library: Library) -> None:
    """Decks of which one isn't there make no pile."""
    assert library.cards_of(("mine", "x")) is None
    assert library.deck("x") is None


def test_a_size_that_is_not_there_is_the_card_itself(library: Library) -> None:
    """Where there is no zoom, the card's own picture is shown."""
    sizes = []
    for card in cards(library, "mine"):
        paths = [library.picture(card, size) for size in ("card", "zoom", "thumb")]
        assert all(path and path.is_file() for path in paths)
        sizes.append([path.name.removeprefix(card) for path in paths if path])
    assert sorted(sizes) == [[".webp", ".webp", "@thumb.webp"]] * 2 + [[".webp", "@2x.webp", "@thumb.webp"]]
    assert library.picture("0" * 20) is None


def test_cards_are_described_in_the_language_asked(library: Library) -> None:
    """Descriptions come in the language asked for, or the nearest."""
    mine = cards(library, "mine")
    assert set(library.describe(mine, "fr-CA").values()) == {f"L’image numéro {number}." for number in range(3)}
    assert set(library.describe(mine, "ja").values()) == {f"The picture number {number}." for number in range(3)}
    assert library.describe(["0" * 20], "en") == {"0" * 20: ""}
    found = library.card(mine[0])
    assert found
    assert found.tags == {"en": ("secret tag",), "fr": ("mot secret",)}


def test_a_running_library_sees_what_is_added_and_removed(library: Library, tmp_path: Path) -> None:
    """A new deck needs no restart of the server; decks that stay are not read again."""
    before = library.deck("mine")
    add_deck(folder(tmp_path / "b", files_of(2, id="other")), library.folder, to_mix=True)
    assert [deck.id for deck in library.decks()] == [*OURS, "mine", "other"]
    assert library.deck("mine") is before
    add_deck(folder(tmp_path / "c", files_of(4)), library.folder, to_mix=True, replace=True)
    assert len(cards(library, "mine")) == 4
    remove_deck("mine", library.folder)
    assert library.deck("mine") is None


def test_a_new_picture_is_found_without_asking_for_decks_first(library: Library, tmp_path: Path) -> None:
    """A picture of a deck that was added a moment ago is served."""
    library.decks()
    added = add_deck(folder(tmp_path / "b", {"x.png": painted(40)}), library.folder, to_mix=True).manifest
    name = added.cards[0].picture.removeprefix("pictures/").removesuffix(".webp")
    assert library.picture(name, "thumb")
    assert library.card(name)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"deck.json": b"{"}, "truncated"),
        ({"deck.json": json.dumps(manifest(1)).encode()}, "its folder is called otherwise"),
        ({"deck.json": json.dumps(manifest(1, id="broken")).encode()}, "the picture '0.png' is missing"),
        (
            {"deck.json": json.dumps(manifest(id="broken", cards=[{"id": "a", "picture": "../x.png"}])).encode()},
            "the picture '../x.png' is missing",
        ),
        ({"x": b""}, "No such file"),
    ],
)
def test_a_broken_deck_does_not_harm_the_others(change: dict[str, bytes], said: str, library: Library) -> None:
    """What a person puts into the folder by hand is left aside, with the reason."""
    folder(library.folder / "broken", change)
    folder(library.folder, {"x.png": b""})
    assert [deck.id for deck in library.decks()] == [*OURS, "mine"]
    (problem,) = library.problems()
    assert problem.startswith("broken: ")
    assert said in problem


@pytest.mark.parametrize("link", ["pictures", "pictures/a.webp"])
def test_links_in_the_folder_are_not_followed(link: str, library: Library, tmp_path: Path) -> None:
    """A deck put there by hand can't make the server serve what lies elsewhere."""
    folder(tmp_path / "elsewhere", {"a.webp": painted(kind="WEBP")})
    raw = manifest(id="broken", languages=[], cards=[{"id": "a", "picture": "pictures/a.webp"}])
    deck = folder(library.folder / "broken", {"deck.json": json.dumps(raw).encode()})
    if link == "pictures":
        (deck / link).symlink_to(tmp_path / "elsewhere")
    else:
        (deck / "pictures").mkdir()
        (deck / link).symlink_to(tmp_path / "elsewhere" / "a.webp")
    assert library.deck("broken") is None
    assert len(library.problems()) == 1


def test_a_folder_of_our_name_is_not_ours(library: Library) -> None:
    """No other deck takes the place of the one that comes with Hareloom."""
    folder(library.folder / BUILT_IN, files_of(1, id=BUILT_IN))
    decks = library.decks()
    assert [deck.id for deck in decks] == [*OURS, "mine"]
    assert decks[0].built_in


def test_many_may_ask_at_once(library: Library) -> None:
    """Threads that ask first all get the same decks."""
    got: list[object] = []
    threads = [threading.Thread(target=lambda: got.append(library.deck("mine"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(got) == 8
    assert all(deck is got[0] for deck in got)
