"""Letters of every script are set in a font that has them, or the person is told which font is missing."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from msgspec import structs

from hareloom.decks import Library
from hareloom.mistake import Mistake
from hareloom.printing import fonts
from hareloom.printing.box import Order, print_box
from hareloom.printing.fonts import Fallback, can_set_ourselves, fallbacks, printable
from tests.printing.measuring import measured

HEBREW = "ארנבת"


def font_of(file: Path, letters: str, *, embeddable: bool = True) -> Path:
    """A font whose letters are squares."""
    names = [".notdef", *(f"u{ord(letter):04X}" for letter in sorted(set(letters)))]
    pen = TTGlyphPen(None)
    for place, point in enumerate(((0, 0), (400, 0), (400, 400), (0, 400))):
        (pen.lineTo if place else pen.moveTo)(point)
    pen.closePath()
    square = pen.glyph()
    made = FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder(names)
    made.setupCharacterMap({ord(letter): f"u{ord(letter):04X}" for letter in letters})
    made.setupGlyf(dict.fromkeys(names, square))
    made.setupHorizontalMetrics(dict.fromkeys(names, (500, 0)))
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": "Squares", "styleName": "Regular"})
    made.setupOS2(fsType=0 if embeddable else 2)
    made.setupPost()
    made.save(file)
    return file


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any font."""
    monkeypatch.setattr(fonts, "_installed", lambda _letters: iter(()))


@pytest.mark.usefixtures("bare_machine")
def test_a_missing_font_is_named() -> None:
    """The sentence says which letters, and a font that has them."""
    for text, script, font in (
        (HEBREW, "Hebrew letters", "Noto Sans Hebrew"),
        ("兎", "Han letters", "Noto Sans CJK"),
        ("हिन्दी", "Devanagari letters", "Noto Sans Devanagari"),
        ("🐇", "signs", "Noto Emoji"),
    ):
        with pytest.raises(Mistake) as told:
            fallbacks([text])
        assert script in str(told.value)
        assert f"for example {font}, or name its file: --font FILE." in str(told.value)


@pytest.mark.usefixtures("bare_machine")
def test_our_own_faces_need_no_help_with_latin() -> None:
    """French, Polish and Czech are set in our own faces, on a machine without any font."""
    for text in ("L’été à la mer, où l’œuf", "Zażółć gęślą jaźń", "Příliš žluťoučký kůň", "CC-BY-4.0 © 2026"):
        assert can_set_ourselves(text)
        assert fallbacks([text]) == ()


@pytest.mark.usefixtures("bare_machine")
def test_a_named_font_is_used_and_its_letters_are_in_the_file(tmp_path: Path) -> None:
    """With --font the deck's name is printed, and can be copied out of the PDF again."""
    squares = font_of(tmp_path / "squares.ttf", HEBREW)
    library = Library(tmp_path)
    deck = library.deck("hareloom")
    assert deck
    named = structs.replace(deck, name={"he": HEBREW})
    file = tmp_path / "box.pdf"
    print_box(Order(named, (1,), parts=("cover",), fonts=(squares,)), library, file)
    (page,) = measured(file)
    assert HEBREW in page.text or HEBREW[::-1] in page.text
    assert b"Squares" in file.read_bytes()


def test_a_font_of_the_machine_is_found_without_fontconfig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no fc-match the system's folders are looked through; what can't be read there is passed over."""
    (tmp_path / "a-broken.ttf").write_bytes(b"junk")
    (tmp_path / "b-broken.ttc").write_bytes(b"ttcf junk")
    wanted = font_of(tmp_path / "squares.ttf", HEBREW)
    monkeypatch.setattr("shutil.which", lambda _name: None)
    monkeypatch.setattr(fonts, "_folders", lambda: (tmp_path, tmp_path / "missing"))
    assert fallbacks([HEBREW]) == (Fallback(wanted),)


@pytest.mark.usefixtures("bare_machine")
def test_a_font_that_may_not_be_embedded_is_not(tmp_path: Path) -> None:
    """Its licence bits are respected, and a font that lacks one letter doesn't do."""
    locked = font_of(tmp_path / "locked.ttf", HEBREW, embeddable=False)
    short = font_of(tmp_path / "short.ttf", HEBREW[1:])
    with pytest.raises(Mistake):
        fallbacks([HEBREW], [locked, short])


def test_steering_characters_are_left_out() -> None:
    """A name can't turn the sheet's foot around or break its line; joiners that letters need stay."""
    assert printable("Ana\u202e\u200f\n\tB\x07 ") == "Ana B"
    assert printable("می\u200cخ") == "می\u200cخ"
    assert printable("👩\u200d👧\ufe0f") == "👩👧"
    assert all(unicodedata.category(letter) != "Cc" for letter in printable("\x1b[31mred"))
