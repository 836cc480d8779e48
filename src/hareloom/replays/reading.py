"""Reads a replay file: bounded, typed, cleaned and checked. A file from a stranger must not do harm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hareloom.game.changes import difference
from hareloom.game.clue_text import LONGEST as LONGEST_CLUE
from hareloom.game.clue_text import clean_lang
from hareloom.game.editions import find_edition
from hareloom.game.plain_text import clean_line
from hareloom.game.refusals import Refusal
from hareloom.game.values import END, CardId, Clue, Reveal
from hareloom.game.view_types import HouseRule, Public
from hareloom.mistake import Mistake
from hareloom.words import shown

from .checks import Checker, Inconsistent, need
from .format import (
    LATEST,
    LONGEST_DESCRIPTION,
    LONGEST_LABEL,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_BYTES,
    MOST_CARDS,
    NAME,
    VERSION,
    Header,
    PlayedDeck,
    ReplayStep,
)
from .merging import merged

LONGEST_WORDS = 200
"""Of what a bot says."""
MOST_CHARACTERS = 2_000
"""Of a text before it is cleaned."""


class BadReplay(Mistake):
    """The file is no replay that this program can show. The message says why."""


class Told(Struct, frozen=True, kw_only=True):
    """A replay file that was read. Its texts are clean, its steps follow upon each other."""

    header: Header
    steps: tuple[ReplayStep, ...]
    first: Public
    last: Public
    turns: tuple[Reveal, ...]
    """As they were when they were over."""
    reshuffles: int

    @property
    def descriptions(self) -> dict[CardId, str]:
        """What is to be seen on the pictures."""
        return {card.id: card.description for deck in self.header.decks for card in deck.cards}


class _Claimed(Struct, frozen=True):
    """What a first line says it is."""

    format: str = ""
    version: int = 0


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    view: dict[str, Any]


_read_step = msgspec.json.Decoder(_Step).decode


def is_replay(line: bytes) -> bool:
    """Is that the first line of a replay file? Of any version."""
    try:
        return len(line) <= LONGEST_LINE and msgspec.json.decode(line, type=_Claimed).format == NAME
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def read_file(path: Path) -> Told:
    """Read a file of this machine; raises a Mistake."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as wrong:
        raise BadReplay(f"{shown(path)} can't be read: {wrong.strerror}.") from wrong
    return read(content)


def read(content: bytes) -> Told:
    """Read a whole file; raises BadReplay."""
    if len(content) > MOST_BYTES:
        raise BadReplay(f"This is no replay: it has more than {MOST_BYTES // 1024 // 1024} MB.")
    first, _, rest = content.partition(b"\n")
    header = _header(first)
    steps = rest.split(b"\n")
    if steps and not steps[-1].strip():
        steps.pop()
    if len(steps) != header.steps:
        raise BadReplay(f"The file has {len(steps)} steps where it should have {header.steps}. Was it cut off?")
    return _followed(header, steps)


def _header(line: bytes) -> Header:
    if len(line) > LONGEST_LINE:
        raise BadReplay("This is no replay: its first line is too long.")
    try:
        claimed = msgspec.json.decode(line, type=_Claimed)
        if claimed.format != NAME:
            raise BadReplay(f'This is no replay: its first line doesn\'t say "format": "{NAME}".')
        if claimed.version != VERSION:
            words = f"This replay is of version {claimed.version} of the format; this program reads version {VERSION}."
            raise BadReplay(f"{words} A newer Hareloom can read it." if claimed.version > VERSION else words)
        header = _cleaned(msgspec.json.decode(line, type=Header))
        edition = find_edition(header.edition)
        edition.for_players(len(header.players), header.house)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadReplay(f"The first line is not a replay's: {_said(wrong)}.") from wrong
    except Refusal as refusal:
        raise BadReplay(f"The first line tells of a game that can't be played: {refusal.sentence}") from refusal
    if len({player.seat for player in header.players}) != len(header.players):
        raise BadReplay("The first line has two players on one seat.")
    if sum(len(deck.cards) for deck in header.decks) > MOST_CARDS:
        raise BadReplay(f"The first line has more than {MOST_CARDS} cards.")
    return header


def _cleaned(header: Header) -> Header:
    """With texts that can be shown: one line, no steering characters, no longer than ours are."""
    players = [replace(one, name=clean_line(one.name or "", LONGEST_NAME) or None) for one in header.players]
    return replace(header, players=tuple(players), decks=tuple(map(_cleaned_deck, header.decks)))


def _cleaned_deck(deck: PlayedDeck) -> PlayedDeck:
    cards = [replace(card, description=clean_line(card.description, LONGEST_DESCRIPTION)) for card in deck.cards]
    labels = {name: clean_line(getattr(deck, name), LONGEST_LABEL) for name in ("name", "author", "licence")}
    return replace(deck, cards=tuple(cards), **labels)


def _followed(header: Header, lines: list[bytes]) -> Told:
    """The steps, each as the difference of two clean views: what we don't know of is left out."""
    cards = {card.id for deck in header.decks for card in deck.cards}
    checker = Checker(header.game, tuple(player.seat for player in header.players), cards)
    house = tuple(HouseRule(key, value) for key, value in header.house.changed())
    seen: Any = None
    first = before = None
    steps: list[ReplayStep] = []
    for number, line in enumerate(lines, 2):
        try:
            at, seen = _merged_line(line, seen)
            view = _shown_view(msgspec.convert(seen, Public, str_keys=True))
            # What is not known is forgotten at once, so that a step costs no more than its line and a view.
            seen = msgspec.to_builtins(view, str_keys=True)
            settings = (view.edition, view.house, view.decks)
            need(settings == (header.edition, house, tuple(deck.id for deck in header.decks)), "other rules or decks")
            checker.follow(view)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise BadReplay(f"Line {number} is not a step: {_said(wrong)}.") from wrong
        except Inconsistent as wrong:
            raise BadReplay(f"Line {number} can't follow: the file tells of {wrong}.") from wrong
        if before is None:
            first = view
            steps.append(ReplayStep(at, {"table": view}))
        elif patch := difference(before, view):
            steps.append(ReplayStep(at, {"table": patch}))
        before = view
    assert first is not None
    assert before is not None
    if header.finished != (before.phase is END):
        raise BadReplay("The first line and the last don't agree on whether the game was played to its end.")
    return Told(
        header=replace(header, steps=len(steps)),
        steps=tuple(steps),
        first=first,
        last=before,
        turns=tuple(checker.turns),
        reshuffles=checker.reshuffles,
    )


def _merged_line(line: bytes, seen: Any) -> tuple[int, Any]:  # noqa: ANN401 - a view as JSON
    need(len(line) <= LONGEST_LINE, "more than a line can have")
    step = _read_step(line)
    need(0 <= step.at <= LATEST, "a time that no clock shows")
    need(step.view.keys() == {"table"}, "more than everybody could see")
    return step.at, merged(seen, step.view["table"])


def _shown_view(view: Public) -> Public:
    """With texts that can be shown."""
    reveal = None if view.reveal is None else _shown_reveal(view.reveal)
    clue = None if view.clue is None else _shown_clue(view.clue)
    return replace(view, clue=clue, reveal=reveal, history=tuple(map(_shown_reveal, view.history)))


def _shown_clue(clue: Clue) -> Clue:
    """Without its recording, which stays on the server where it was made."""
    return replace(clue, text=_line(clue.text, LONGEST_CLUE), recording=None, lang=clean_lang(clue.lang))


def _shown_reveal(reveal: Reveal) -> Reveal:
    spoken = tuple(replace(one, text=_line(one.text, LONGEST_WORDS)) for one in reveal.spoken)
    return replace(reveal, clue=_shown_clue(reveal.clue), spoken=spoken)


def _line(text: str, longest: int) -> str:
    """A text that stays in the view: it is cleaned with every step, so it must not be a book."""
    need(len(text) <= MOST_CHARACTERS, f"a text of more than {MOST_CHARACTERS} characters")
    return clean_line(text, longest)


def _said(wrong: Exception) -> str:
    """A library's words, short and without anything that could steer a terminal."""
    return shown(str(wrong)).strip("'").rstrip(".")
