"""What is wrong with a deck, in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.decks.adding import check_deck
from hareloom.decks.capacity import missing_cards, what_for
from hareloom.decks.check import Report
from hareloom.decks.fields import field_problems
from hareloom.decks.languages import best_text, language_problem
from hareloom.decks.manifest import Manifest
from hareloom.decks.shipped import shipped_decks
from hareloom.words import listed, shown

from .painting import files_of, folder, manifest, painted, painting, saved


def check(at: Path, files: dict[str, bytes], *, to_mix: bool = True) -> Report:
    """The report about a folder of these files."""
    return check_deck(folder(at / "holiday", files), to_mix=to_mix)


def test_a_good_deck_has_no_problem(tmp_path: Path) -> None:
    """Nothing is wrong with a deck that is as it should be, and its manifest is known."""
    report = check(tmp_path, files_of())
    assert report.problems == ()
    assert report.manifest
    assert report.manifest.name == {"en": "Mine", "fr": "Le mien"}


def test_our_own_decks_are_good() -> None:
    """What comes with Hareloom passes the same check, in all its languages, big enough for a game."""
    for place in shipped_decks().values():
        report = check_deck(place)
        assert report.problems == ()
        assert len(report.notes) <= 1  # what it is enough for


def changed(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """A change of the manifest's own fields."""
    return lambda raw: {name: value for name, value in {**raw, **changes}.items() if value is not ...}


def card(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    """A change of the second card."""
    return lambda raw: {**raw, "cards": [raw["cards"][0], changed(**changes)(raw["cards"][1])]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda _: [], "the manifest is a list, not an object"),
        (lambda _: None, "the manifest is null"),
        (changed(format=...), 'format is missing; write "format": 1'),
        (changed(format=2), "format: '2' is not known here; this version reads format 1"),
        (changed(format=True), "format: 'True' is not known here"),
        (changed(id=...), "id is missing"),
        (changed(id="My Deck"), "id: 'My Deck' is no id"),
        (changed(id="mine\n"), "id: 'mine\\n' is no id"),
        (changed(id=7), "id: a number is no id"),
        (changed(name="Mine"), "name is text; write it by language"),
        (changed(name={}), "name is empty"),
        (changed(name={"english": "Mine"}), "name: 'english' is not a language that is known"),
        (changed(name={"en_GB": "Mine"}), "name: 'en_GB' is not a language tag; 'en-GB' would be"),
        (changed(author=...), "author is missing"),
        (changed(author="  "), "author is empty"),
        (changed(licence=...), "licence is missing"),
        (changed(licence=None), "licence is null, not text"),
        (changed(license="MIT"), "the manifest has a field 'license', which means nothing; licence?"),
        (changed(author="x" * 121), "author has 121 characters; at most 120"),
        (changed(author="A\u202ebcd"), "author has control characters"),
        (changed(languages="en"), "languages is not a list"),
        (changed(languages=["en"]), "languages should also name 'fr', for there are descriptions (2 cards in fr)"),
        (changed(languages=["en", "fr", "gb"]), "languages: 'gb' is not a language tag; 'en' would be"),
        (changed(cards={}), "cards is an object, not a list"),
        (changed(cards=[]), "there are no cards"),
        (changed(cards=[{}] * 501), "there are 501 cards; a deck has at most 500"),
        (changed(cards=["a.png"]), "card 1 is text, not an object"),
        (card(id="card-0"), "card 2: the id 'card-0' is another card's already"),
        (card(picture=...), "card 2 'card-1': picture is missing"),
        (card(picture=5), "card 2 'card-1': picture is a number, not the name of a file"),
        (card(picture="../x.png"), "picture: '../x.png' can't be used, for it leads out of the deck"),
        (card(picture="/etc/passwd"), "picture: '/etc/passwd' can't be used, for its name is not one within"),
        (card(picture="C:/x.png"), "can't be used, for its name is not one within"),
        (card(picture="a\\b.png"), "its name has a backslash"),
        (card(picture="a//b.png"), "its name has an empty part"),
        (card(picture="a\0.png"), "its name has characters that can't be printed"),
        (card(picture="x" * 201), "picture has 201 characters"),
        (card(description="words"), "card 2 'card-1': description is text; write it by language"),
        (card(description={"en": "x" * 601}), "description in en has 601 characters; at most 600"),
        (card(description={"en": "One.\nTwo."}), "description in en has control characters or line breaks"),
        (card(tags={"en": "sad"}), "tags in en is text, not a list"),
        (card(tags={"en": ["x"] * 13}), "tags in en has 13 entries"),
        (card(tags={"en": ["fine", ""]}), "tags in en, entry 2 is empty"),
        (card(pictures="x"), "card 2 'card-1' has a field 'pictures', which means nothing; picture?"),
    ],
)
def test_every_fault_of_a_manifest_has_its_words(
    change: Callable[[dict[str, Any]], Any], said: str, tmp_path: Path
) -> None:
    """Whatever is wrong with a field, a sentence names the field and what would be right."""
    report = check(tmp_path, {**files_of(), "deck.json": json.dumps(change(manifest())).encode()})
    assert report.manifest is None
    assert said in "\n".join(report.problems)
    assert all(problem.startswith("deck.json: ") for problem in report.problems)


def test_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    """An author gets every fault of a deck in one check, also those of the pictures."""
    raw = changed(format=3, author=..., licence="")(manifest())
    report = check(tmp_path, {"deck.json": json.dumps(raw).encode(), "0.png": b"junk", "1.png": painted(1)})
    words = "\n".join(report.problems)
    for said in ("format: '3'", "author is missing", "licence is empty", "'0.png' is not a picture"):
        assert said in words


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b'{\n "format": 1\n "name": 2}', "line 3, column 2 is not valid JSON"),
        (b'{\n "format" 1}', "line 2, column 11 is not valid JSON"),
        (b"", "line 1, column 1 is not valid JSON"),
        (b'{\n"name": "\xe9"}', "line 2 is not UTF-8"),
        (b'{"id": "a", "id": "b"}', "the field 'id' stands twice"),
        (b"[" * 100_000, "far too deep or too large"),
        (b'{"format": ' + b"1" * 5000 + b"}", "far too deep or too large"),
        (b" " * 4_000_001, "it is larger than 4 MB"),
    ],
)
def test_broken_json_is_reported_with_its_line(content: bytes, said: str, tmp_path: Path) -> None:
    """A manifest that can't be read says where."""
    (problem,) = check(tmp_path, {**files_of(), "deck.json": content}).problems
    assert said in problem


def test_a_bom_is_no_fault(tmp_path: Path) -> None:
    """Some editors begin a file with a mark; it does no harm."""
    files = files_of()
    assert check(tmp_path, {**files, "deck.json": b"\xef\xbb\xbf" + files["deck.json"]}).problems == ()


def test_missing_files_are_named_with_what_is_near(tmp_path: Path) -> None:
    """A file that isn't there is named, and so is the one that was probably meant."""
    files = files_of(3)
    files["1.PNG"] = files.pop("1.png")
    del files["2.png"]
    words = check(tmp_path, files).problems
    assert words[0] == "'1.png' is missing; there is '1.PNG'."
    assert words[1].startswith("'2.png' is missing")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"notes.txt": b""}, "There is no deck.json and not a single picture."),
        ({"Deck.json": b"{}", "0.png": b""}, "'Deck.json' should be called deck.json"),
        ({"manifest.json": b"{}", "0.png": b""}, "'manifest.json' should be called deck.json"),
        ({"inner/deck.json": b"{}", "inner/0.png": b""}, "The manifest lies in 'inner'"),
    ],
)
def test_a_missing_manifest_is_reported(files: dict[str, bytes], said: str, tmp_path: Path) -> None:
    """No manifest, one of another name, one in another place."""
    assert check(tmp_path, files).problems[0].startswith(said)


def test_links_are_not_followed(tmp_path: Path) -> None:
    """A link out of the deck is named, and what it leads to stays unread."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(painted(9))
    deck = folder(tmp_path / "deck", files_of())
    (deck / "1.png").unlink()
    (deck / "1.png").symlink_to(secret)
    (deck / "more").symlink_to(tmp_path)
    words = "\n".join(check_deck(deck, to_mix=True).problems)
    assert "a link may lead out of the deck" in words
    assert "'1.png'" in words
    assert "'more'" in words


def test_the_same_picture_twice_is_reported(tmp_path: Path) -> None:
    """Two files of the same pixels are one picture, whatever else they hold; and so is one file in two cards."""
    exif = saved(painting(seed=0), "PNG", pnginfo=None, dpi=(300, 300))
    report = check(tmp_path, {**files_of(), "1.png": exif})
    assert report.problems == ("'1.png' and '0.png' are the same picture.",)
    raw = card(picture="0.png")(manifest())
    report = check(tmp_path, {**files_of(), "deck.json": json.dumps(raw).encode()})
    assert report.problems == ("'0.png' belongs to two cards, 'card-0' and 'card-1'.",)


def test_too_few_cards_are_reported_with_the_number_missing(tmp_path: Path) -> None:
    """A deck too small for any game is refused with the number that is missing, unless it is to be mixed."""
    (problem,) = check(tmp_path, files_of(), to_mix=False).problems
    assert problem.startswith("2 cards: too few for a game; 24 missing for the smallest, ")
    assert "--to-mix" in problem


def test_what_a_number_of_cards_is_enough_for() -> None:
    """The rules of each edition say how many players a deck is enough for."""
    assert what_for(28) == (
        "28 cards: enough for Classic with up to 4, Revised with up to 4, Odyssey with up to 4, Team with up to 6; "
        "56 missing for a full box of 84"
    )
    assert what_for(84).endswith("Odyssey with up to 12, Party with up to 12, Team with up to 12")
    assert [missing_cards(number) for number in (0, 25, 26, 84)] == [26, 1, 0, 0]


def test_notes_say_what_is_no_fault(tmp_path: Path) -> None:
    """The check reports what will be cropped, left aside or stay silent, and accepts the deck."""
    raw = card(description={"en": "Only this."})(manifest())
    files = {**files_of(), "deck.json": json.dumps(raw).encode(), "0.png": painted(0, (900, 450)), "9.png": painted(9)}
    report = check(tmp_path, files)
    assert report.problems == ()
    assert report.notes == (
        "1 picture not named in deck.json: '9.png'.",
        "1 card without a description in fr: 'card-1'.",
        "1 picture will be cropped to 2:3 about the centre; '0.png' loses most, 67%.",
    )


def test_pictures_alone_are_a_deck(tmp_path: Path) -> None:
    """Without a manifest one is made: the deck's name from the folder, the cards' from the files."""
    report = check(tmp_path, {"Été 1.png": painted(1), "Été_1.jpg": painted(2, kind="JPEG"), "sub/日.png": painted(3)})
    assert report.manifest
    assert (report.manifest.id, report.manifest.name) == ("holiday", {"en": "holiday"})
    assert [each.id for each in report.manifest.cards] == ["card-1", "ete-1", "ete-1-2"]
    assert "author and licence are not stated" in report.notes[0]


def test_other_sizes_belong_to_their_picture(tmp_path: Path) -> None:
    """A picture called a@2x or a@thumb is another size of a, not another card."""
    files = {"a.png": painted(1), "a@2x.png": painted(1, (900, 1350)), "a@thumb.png": painted(1, (240, 360))}
    report = check(tmp_path, files)
    assert report.manifest
    (only,) = report.manifest.cards
    assert (only.picture, only.zoom, only.thumb) == ("a.png", "a@2x.png", "a@thumb.png")


@pytest.mark.parametrize("tag", ["en", "fr-CA", "pt-BR", "zh-Hant-TW", "es-419", "gsw"])
def test_languages_are_known_by_their_tags(tag: str) -> None:
    """Tags of BCP 47 are taken."""
    assert language_problem(tag) is None


def test_the_nearest_language_is_spoken() -> None:
    """A text in the language itself, else of elsewhere, else English, else any."""
    texts = {"de": "Hase", "en-GB": "hare", "fr": "lièvre"}
    asked = ("fr", "fr-CA", "en", "ja")
    assert [best_text(texts, language) for language in asked] == ["lièvre", "lièvre", "hare", "hare"]
    assert best_text({"de": "Hase"}, "ja") == "Hase"
    assert best_text({}, "en") == ""


def test_names_cannot_steer_a_terminal() -> None:
    """Whatever a file is called, its name is printed without control characters, and not at any length."""
    assert shown("\x1b[2Jevil\n\u202e") == r"'\x1b[2Jevil\n\u202e'"
    assert len(shown("x" * 10_000)) == 82
    assert listed(["a", "b", "c"], most=2) == "'a', 'b' and 1 more"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.sampled_from(sorted(manifest(back=None))),
    st.sampled_from(sorted(manifest()["cards"][1])),
    json_values,
    st.booleans(),
)
def test_words_and_types_agree(field: str, card_field: str, value: Any, in_card: bool) -> None:
    """Where the words find no fault, the types find none: no deck passes the check and is refused later."""
    raw = card(**{card_field: value})(manifest()) if in_card else changed(**{field: value})(manifest())
    raw = json.loads(json.dumps(raw))
    if not list(field_problems(raw)):
        msgspec.convert(raw, Manifest)
