"""A table's code can be said, written and typed, and stands for one table only."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hareloom.store import SqliteStore
from hareloom.tables import codes
from hareloom.tables.codes import LONGEST, MANY_TABLES, SHORTEST, UNKIND, WORDS, is_code, joined, new_code, spoken
from hareloom.tables.delays import Delays
from hareloom.tables.hall import Hall
from tests.server.conftest import TestDecks

from .test_old_data import FACTS

SOUND_ALIKE = """
air heir, ate eight, bare bear, be bee, beach beech, bean been, berry bury, blew blue, board bored, brake break,
bread bred, buy by, cell sell, cent scent sent, cereal serial, coarse course, currant current, dear deer, dew due,
fair fare, fir fur, flour flower, for four, grate great, hair hare, hear here, heard herd, hole whole, hour our,
knight night, knot not, know no, mail male, maize maze, meat meet, moose mousse, one won, pail pale, pain pane,
pair pear, peace piece, plain plane, rain reign, read red, right write, road rode, rose rows, sail sale, sea see,
seam seem, sew so, son sun, stair stare, steal steel, story storey, tail tale, their there, threw through, to too two,
toe tow, vain vein, wait weight, waist waste, way weigh, weak week, wear where, which witch, wood would, yoke yolk,
coin quoin, jam jamb, lynx links, moat mote, nice gneiss, palette pallet, pearl purl, praise prays, prize prise,
quartz quarts, queen quean, rhyme rime, ring wring, root route, sauce source, tea tee, thyme time, throne thrown,
wave waive, whale wail, wine whine, wrap rap, colour color, grey gray, honour honor, theatre theater, cosy cozy
"""


def _near(word: str) -> set[str]:
    """All that one slip makes of a word: a letter left out, another one, one too many, or two in the wrong order."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    left_out = {start + end[1:] for start, end in cuts if end}
    another = {start + letter + end[1:] for start, end in cuts if end for letter in letters}
    too_many = {start + letter + end for start, end in cuts for letter in letters}
    swapped = {start + end[1] + end[0] + end[2:] for start, end in cuts if len(end) > 1}
    return (left_out | another | too_many | swapped) - {word}


def test_the_list_has_enough_short_words() -> None:
    """At least 2,048, sorted, of three to six plain letters, each once."""
    assert len(WORDS) >= 2048
    assert list(WORDS) == sorted(set(WORDS))
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert {len(word) for word in WORDS} <= set(range(SHORTEST, LONGEST + 1))


def test_joined_words_can_be_read_in_one_way_only() -> None:
    """No word begins with another, so from the first letter on each next word is certain: of three words, or four."""
    clashes = [(one, other) for one, other in pairwise(WORDS) if other.startswith(one)]
    assert clashes == [], "of sorted words, one that begins with another stands right behind it"
    for tables in (0, MANY_TABLES + 1):
        for _ in range(500):
            code = new_code(tables)
            assert "".join(spoken(code)) == code
            assert len(spoken(code)) == (3 if tables == 0 else 4)


def test_one_slip_never_makes_another_word() -> None:
    """So a typo is noticed, and which word was meant can be told."""
    known = set(WORDS)
    assert {word: near for word in WORDS if (near := _near(word) & known)} == {}


def test_no_word_sounds_like_another_spelling() -> None:
    """None of these can be written down rightly by ear alone."""
    assert set(WORDS) & set(SOUND_ALIKE.replace(",", " ").split()) == set()


def test_no_word_is_the_plural_of_another() -> None:
    known = set(WORDS)
    assert [word for word in WORDS if {f"{word}s", f"{word}es", f"{word[:-1]}ies"} & known] == []


def test_codes_are_kind_even_where_words_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word has anything unkind in it, and words that would make it together are drawn again."""
    assert [word for word in WORDS if any(unkind in word for unkind in UNKIND)] == []
    drawn = iter(["zebra", "pencil", "robin", "zebra", "lemon", "robin"])
    monkeypatch.setattr("hareloom.tables.codes.secrets.choice", lambda _: next(drawn))
    assert new_code(0) == "zebralemonrobin", "zebra pencil hides a word"


@pytest.mark.parametrize(
    "written",
    ["Amber Otter Velvet", "amber-otter-velvet", "AMBER_OTTER, VELVET", " amberotter velvet", "amber.otter+velvet"],
)
def test_every_spelling_leads_to_one_form(written: str) -> None:
    assert joined(written) == "amberottervelvet"
    assert spoken("amberottervelvet") == ("amber", "otter", "velvet")


@pytest.mark.parametrize(
    "wrong", ["", "amber", "amber/otter/velvet", "amberottervelvét", "x" * 25, "amberottervelvet\n"]
)
def test_what_can_be_no_code_is_none(wrong: str) -> None:
    assert not is_code(wrong)


def test_an_old_code_is_read_out_in_groups() -> None:
    """It has no vowels, so no words can be seen in it."""
    for facts in FACTS.values():
        code = facts["code"]
        assert is_code(code)
        assert joined(f"{code[:4]} {code[4:7]}-{code[7:]}".upper()) == code
        assert spoken(code) == (code[:4], code[4:7], code[7:])


@pytest.mark.anyio
async def test_a_server_with_many_tables_gives_four_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three words up to a thousand tables, which are counted in the store: those that sleep count too."""
    hall = Hall(SqliteStore(None), TestDecks(), Delays())
    monkeypatch.setattr(codes, "MANY_TABLES", 2)
    opened = [(await hall.create("en", "Léa", None))[0].record.code for _ in range(4)]
    assert [len(spoken(code)) for code in opened] == [3, 3, 3, 4]
    await hall.close()
