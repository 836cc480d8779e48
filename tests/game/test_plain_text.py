"""What people write is one line in which everything can be seen."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hareloom.game.plain_text import can_be_seen, clean_line, plain_line, shortened

ROCKET = "\U0001f469\u200d\U0001f680"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WAVING = "\U0001f44b\U0001f3fd"
HEART = "\u2764\ufe0f"
KEYCAP = "1\ufe0f\u20e3"


@pytest.mark.parametrize(
    "unseen",
    ["\u3164", "\u2800", "\u115f", "\u034f", "\u00ad", "\u200b", "\ufeff", "\u202e", "\u2066", "\u180e", "\U000e0041",
     "\u200d", "\ufe0f", "\u0301", "\x00", "\ud800", "\ue000", "\u061c"],
)  # fmt: skip
def test_what_cannot_be_seen_goes(unseen: str) -> None:
    """Alone it is nothing, and within a word it leaves no trace."""
    assert not can_be_seen(plain_line(unseen * 3))
    if unseen != "\u0301":
        assert plain_line(f"To{unseen}m") == "Tom"


@pytest.mark.parametrize(
    "text",
    [ROCKET, FAMILY, WAVING, HEART, KEYCAP, "\U0001f3f3\ufe0f\u200d\U0001f308", "Zoë", "Nguyễn", "Đặng",
     "شیء", "می\u200cخو", "क्\u200dष", "שָׁלוֹם", "สวัสดี", "이름", "Ștefan", "O'Brien", "x̂", "ﷺ"],
)  # fmt: skip
def test_what_people_write_stays(text: str) -> None:
    """Names in every script, emoji joined out of several, letters with their accents."""
    assert plain_line(text) == unicodedata.normalize("NFC", text)
    assert can_be_seen(plain_line(text))


def test_a_tower_of_accents_becomes_a_letter() -> None:
    """At most two marks stay above and below a letter."""
    tower = "Z" + "\u0335\u0327\u0300\u0301\u0302\u0303" * 20 + "o"
    kept = plain_line(tower)
    assert (kept[0], kept[-1], len(kept)) == ("Z", "o", 4)
    assert plain_line("\u0301\u0301" * 9 + "a") == "a"


def test_no_emoji_is_cut_in_two() -> None:
    """A line that is too long ends before the emoji or the letter that doesn't fit."""
    assert shortened("ab" + FAMILY, 4) == "ab"
    assert shortened("ab" + WAVING, 3) == "ab"
    assert shortened("abx\u0302", 3) == "ab"
    assert shortened("abcdef", 3) == "abc"
    assert shortened(FAMILY, 3) == FAMILY[:3]  # there is nothing before it
    assert shortened("abc", 3) == "abc"


@given(st.text(st.characters(exclude_categories=()), max_size=60), st.integers(1, 30))
def test_it_is_one_line_and_stays_as_it_is(text: str, longest: int) -> None:
    """Cleaned text has no controls and no double spaces, and cleaning it again changes nothing."""
    line = plain_line(text)
    assert plain_line(line) == line
    assert line == " ".join(line.split())
    assert not any(unicodedata.category(character) in ("Cc", "Cs") for character in line)
    assert len(shortened(line, longest)) <= longest


def test_a_line_is_cleaned_and_shortened() -> None:
    """What a person wrote becomes one line of that length; of what can't be seen nothing is left."""
    assert clean_line(" Almost\n home ", 8) == "Almost h"
    assert clean_line("\u200b\u2800", 8) == ""
