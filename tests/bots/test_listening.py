"""Bots understand people's clues: those of readers who had no part in what the bots know, with decoys as in a game."""

import random
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from hareloom.bots.language.emoji import in_words
from hareloom.bots.language.names import card_names
from hareloom.bots.language.readers import reader_clues
from hareloom.bots.players.characters import Character, Strength
from hareloom.mistake import Mistake
from hareloom.sim.listening import (
    LISTENERS,
    MIXED,
    TEMPERS,
    Audience,
    Listening,
    WrittenClue,
    listen,
    read_clues,
    tell_to_mixed,
)
from hareloom.sim.listening_plot import plot
from tests.bots.samples import encoder

HERE = Path(__file__).parent
READERS = ("dela", "emeka")
"""Their clues are in files of this folder, and nowhere else."""
FIRST_READERS = ("a", "b", "c")
"""Those who wrote freely, in five languages."""
NONSENSE = (
    "xqzt blorf", "frumious glabber wox", "zzrr kkt pf", "qwertyuiop", "gribnak", "hgjdk sldkf", "Szymkowiak",
    "Quentin Brzeski", "ᚠᚢᚦᚨᚱᚲ", "ⲁⲃⲅⲇ", "ᐃᓄᒃᑎᑐᑦ", "wug",
)  # fmt: skip
CUNNING = [Character(temper, temper, temper, Strength.CUNNING) for temper in TEMPERS]


@cache
def audience(without: str = "") -> Audience:
    return Audience(encoder(), without=without)


def new_clues(reader: str) -> list[WrittenClue]:
    """A reader's clues, but for those that another reader, who told bots, has put in the same words."""
    known = {clue.text.casefold() for clues in reader_clues().values() for clue in clues}
    clues = read_clues(HERE / f"clues_of_{reader}.tsv")
    return [clue for clue in clues if in_words(clue.text).casefold() not in known]


@cache
def found_by_cunning(reader: str) -> dict[str, float]:
    """By kind: the part of votes that find the card."""
    hits: dict[str, list[bool]] = defaultdict(list)
    for number, clue in enumerate(new_clues(reader)):
        hits[clue.kind] += audience().hear(clue, CUNNING, random.Random(number))
    return {kind: sum(found) / len(found) for kind, found in hits.items()}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("kind", "least"),
    [("plain", 0.88), ("allusive", 0.62), ("cultural", 0.55), ("song", 0.55), ("word", 0.4), ("emoji", 0.5)],
)
def test_a_clue_of_each_kind_is_understood(reader: str, kind: str, least: float) -> None:
    """By cunning bots, at tables of six; a vote at random finds a fifth."""
    assert found_by_cunning(reader)[kind] >= least


@cache
def found_by_language() -> dict[str, float]:
    """The part of votes that find the card of freely written clues, each without what its reader has told bots."""
    hits: dict[str, list[bool]] = defaultdict(list)
    ids = {name: card for card, name in card_names().items()}
    for name, clues in reader_clues().items():
        for number, clue in enumerate(clues):
            if clue.by in FIRST_READERS:
                told = WrittenClue("open", ids[name], clue.text)
                for deal in range(3):
                    dice = random.Random(f"{deal} {name} {number}")
                    hits[clue.language] += audience(clue.by).hear(told, CUNNING, dice)
    return {language: sum(found) / len(found) for language, found in hits.items()}


@pytest.mark.parametrize(("language", "least"), [("en", 0.65), ("fr", 0.62), ("de", 0.62), ("es", 0.62), ("zh", 0.62)])
def test_a_clue_in_another_language_is_understood(language: str, least: float) -> None:
    """924 clues, and one reader left out at a time."""
    assert found_by_language()[language] >= least


def test_the_readers_who_are_measured_told_bots_nothing() -> None:
    """Few of their clues are what another reader has said too, and those are not counted."""
    assert {clue.by for clues in reader_clues().values() for clue in clues}.isdisjoint(READERS)
    for reader in READERS:
        assert len(new_clues(reader)) >= 0.8 * len(read_clues(HERE / f"clues_of_{reader}.tsv"))


def test_what_means_nothing_is_found_by_chance() -> None:
    """Nonsense, unknown names and unknown scripts send bots to different pictures, not all to the same wrong one."""
    dice, cards = random.Random(3), sorted(card_names())
    told = [WrittenClue("nonsense", dice.choice(cards), text) for text in NONSENSE for _ in range(15)]
    finders = [sum(audience().hear(clue, CUNNING, dice)) for clue in told]
    share = sum(finders) / len(finders) / LISTENERS
    assert 0.15 <= share <= 0.25
    assert sum(one in (0, LISTENERS) for one in finders) / len(finders) < 0.5


def test_a_storyteller_before_mixed_bots_seldom_scores_nothing() -> None:
    """At most a quarter of the readers' clues is found by all five, or by none."""
    for reader in READERS:
        zeros = list(tell_to_mixed(audience(), new_clues(reader), 1, 1))
        turns = sum(each.turns for each in zeros)
        assert sum(each.zero.share * each.turns for each in zeros) / turns <= 0.25
    assert len(MIXED) == LISTENERS


def test_the_stronger_understand_more() -> None:
    """With decoys of a game and with random ones, which are easier."""
    clues = read_clues(HERE / "clues_of_dela.tsv")[::12]
    hits = list(listen(audience(), clues, seed=1, times=1))
    means: dict[tuple[str, str], float] = defaultdict(float)
    for each in hits:
        means[each.strength, each.decoys] += each.found.share
    for decoys in ("game", "random"):
        assert means["cunning", decoys] > means["clever", decoys] > means["gentle", decoys]
    assert means["cunning", "random"] > means["cunning", "game"]
    picture = plot(Listening(1, tuple(hits), ()))
    assert picture.startswith("<svg")
    assert "allusive" in picture


def test_emoji_are_read_by_their_names() -> None:
    """Skins, flags and joiners are left out, and a text without any stays as it is."""
    assert in_words("🐐😴") == "goat, sleeping face"
    assert in_words("two 🐐 here") == "two goat, here"
    assert in_words("👋🏽") == "waving hand sign"
    assert in_words("Mein Nachtlicht beißt, 有你在") == "Mein Nachtlicht beißt, 有你在"


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("plain\tcoat", "line 1: expected kind, card and clue"),
        ("plain\tnobody\ta coat", "there is no card 'nobody'"),
        ("\n# nothing\n", "has no clues"),
    ],
)
def test_a_file_that_is_no_file_of_clues_is_refused(tmp_path: Path, lines: str, words: str) -> None:
    """The sentence says what is wrong, and where."""
    file = tmp_path / "clues.tsv"
    file.write_text(lines, encoding="utf-8")
    with pytest.raises(Mistake, match=words):
        read_clues(file)
    with pytest.raises(Mistake, match="can't be read"):
        read_clues(tmp_path / "none.tsv")
