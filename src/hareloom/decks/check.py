"""Checks a deck and reports every problem in words at once, so that its author can fix them together."""

from __future__ import annotations

import difflib
import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from hareloom.words import count, listed, shown

from .capacity import missing_cards, what_for
from .draft import drafted, is_picture
from .fields import field_problems
from .manifest import MANIFEST, MOST_CARDS, MOST_MANIFEST_BYTES, CardEntry, Manifest, named_files
from .pictures import SMALLEST, SMALLEST_ZOOM, Picture, looked_at
from .source import Source, Unreadable

WORKERS = 2  # decoding takes much memory; two keep a small machine busy enough
T = TypeVar("T")
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Report:
    """What was found. Without problems there is a manifest, and the deck can be added."""

    manifest: Manifest | None
    problems: tuple[str, ...]
    notes: tuple[str, ...]


class _TwiceError(ValueError):
    """A field that stands twice in the same braces."""


def examined(source: Source, *, to_mix: bool = False) -> Report:
    """All that can be said without decoding a picture: the manifest, and whether its files are there."""
    problems = list(source.problems)
    files = source.files()
    if problems and not files:
        return Report(None, tuple(problems), ())
    notes: list[str] = []
    manifest: Manifest | None = None
    if MANIFEST in files:
        raw, found = _read_json(source)
        found = found or list(field_problems(raw))
        if not found:
            try:
                manifest = msgspec.convert(raw, Manifest)
            except msgspec.ValidationError as wrong:  # the types know something that the words above don't
                found = [str(wrong)]
        problems += [f"{MANIFEST}: {problem}" for problem in found]
    elif (misplaced := _manifest_elsewhere(files)) is not None:
        problems.append(misplaced)
    elif not any(map(is_picture, files)):
        problems.append(f"There is no {MANIFEST} and not a single picture.")
    else:
        manifest = drafted(source.name, files)
        notes.append(f"There is no {MANIFEST}, so names come from the files; author and licence are not stated.")
        if manifest.back:
            notes.append(f"{shown(manifest.back)} is for the backs of printed cards. To play with it, rename it.")
    if manifest is not None:
        problems += _missing(named_files(manifest), files)
        problems += _too_few_or_many(len(manifest.cards), to_mix=to_mix)
        notes += _notes(manifest, files)
    return Report(None if problems else manifest, tuple(problems), tuple(notes))


def checked(source: Source, *, to_mix: bool = False, progress: Progress | None = None) -> Report:
    """All that can be said, every picture decoded."""
    report = examined(source, to_mix=to_mix)
    manifest = report.manifest or _drafted_anyway(source)
    cards = manifest.cards
    problems, notes = list(report.problems), list(report.notes)
    cropped: list[tuple[float, str]] = []
    alike: dict[bytes, CardEntry] = {}

    def look(card: CardEntry) -> tuple[list[str], float, bytes]:
        return _looked(source, card)

    for card, (wrong, lost, pixels) in zip(cards, each(look, cards, progress), strict=True):
        problems += wrong
        if pixels and (other := alike.setdefault(pixels, card)) is not card:
            problems.append(same_picture(card, other))
        if lost > 0.02:
            cropped.append((lost, card.picture))
    if manifest.back in source.files():
        try:
            lost = picture_of(source, manifest.back, SMALLEST).lost
        except Unreadable as wrong_back:
            problems.append(str(wrong_back))
        else:
            cropped += [(lost, manifest.back)] if lost > 0.02 else []
    if cropped:
        lost, most = max(cropped)
        notes.append(
            f"{count(len(cropped), 'picture')} will be cropped to 2:3 about the centre; "
            f"{shown(most)} loses most, {lost:.0%}."
        )
    return Report(None if problems else report.manifest, tuple(dict.fromkeys(problems)), tuple(notes))


def each(work: Callable[[CardEntry], T], cards: Sequence[CardEntry], progress: Progress | None = None) -> Iterator[T]:
    """Do the same work for every card, on several threads, the results in the cards' order."""
    pool = ThreadPoolExecutor(WORKERS)
    try:
        for done, result in enumerate(pool.map(work, cards), 1):
            yield result
            if progress:
                progress(done, len(cards))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def same_picture(card: CardEntry, other: CardEntry) -> str:
    """Say that two cards are one picture."""
    if card.picture == other.picture:
        return f"{shown(card.picture)} belongs to two cards, {shown(other.id)} and {shown(card.id)}."
    return f"{shown(card.picture)} and {shown(other.picture)} are the same picture."


def picture_of(source: Source, file: str, smallest: tuple[int, int]) -> Picture:
    """A file of the deck, decoded; raises Unreadable with its name."""
    try:
        return looked_at(source.read(file), smallest)
    except Unreadable as wrong:
        raise Unreadable(f"{shown(file)} {wrong}.") from wrong


def _looked(source: Source, card: CardEntry) -> tuple[list[str], float, bytes]:
    """A card's problems, how much the crop takes away, and a hash of what is left."""
    wanted = ((card.picture, SMALLEST), (card.zoom, SMALLEST_ZOOM), (card.thumb, (2, 3)))
    wrong, lost, pixels = [], 0.0, b""
    for file, smallest in wanted:
        if file is None or file not in source.files():  # that it is missing has been said
            continue
        try:
            picture = picture_of(source, file, smallest)
        except Unreadable as problem:
            wrong.append(str(problem))
            continue
        if file == card.picture:
            lost, pixels = picture.lost, hashlib.sha256(picture.image.tobytes()).digest()
    return wrong, lost, pixels


def _read_json(source: Source) -> tuple[Any, list[str]]:
    try:
        text = source.read(MANIFEST, MOST_MANIFEST_BYTES).decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_once), []
    except Unreadable as wrong:
        return None, [f"it {wrong}"]
    except UnicodeDecodeError as wrong:
        return None, [f"line {wrong.object[: wrong.start].count(10) + 1} is not UTF-8; save it in that encoding"]
    except json.JSONDecodeError as wrong:
        hint = "; a comma too many before it?" if wrong.doc[wrong.pos : wrong.pos + 1] in {"}", "]"} else ""
        return None, [f"line {wrong.lineno}, column {wrong.colno} is not valid JSON: {wrong.msg.lower()}{hint}"]
    except _TwiceError as wrong:
        return None, [f"the field {wrong} stands twice in the same braces"]
    except (ValueError, RecursionError):
        return None, ["it is not a manifest, but something far too deep or too large"]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise _TwiceError(shown(name))
        made[name] = value
    return made


def _manifest_elsewhere(files: Iterable[str]) -> str | None:
    for file in files:
        folder, _, name = file.rpartition("/")
        if name == MANIFEST:
            return f"The manifest lies in {shown(folder)}; name that folder, or move everything up."
        if not folder and name.lower() in {MANIFEST, "manifest.json", "decks.json", f"{MANIFEST}.txt"}:
            return f"{shown(name)} should be called {MANIFEST}, in small letters."
    return None


def _drafted_anyway(source: Source) -> Manifest:
    """The pictures to look at when the manifest can't say."""
    made = drafted(source.name, source.files())
    return structs.replace(made, cards=made.cards[:MOST_CARDS])


def _missing(named: Iterable[str], files: Sequence[str]) -> Iterator[str]:
    known, by_small_letters = set(files), {file.casefold(): file for file in files}
    for file in named:
        if file not in known:
            near = by_small_letters.get(file.casefold()) or next(iter(difflib.get_close_matches(file, files, 1)), "")
            yield f"{shown(file)} is missing" + (f"; there is {shown(near)}." if near else ".")


def _too_few_or_many(cards: int, *, to_mix: bool) -> Iterator[str]:
    if cards > MOST_CARDS:
        yield f"There are more than {MOST_CARDS} pictures; a deck has at most {MOST_CARDS}."
    if missing_cards(cards) and not to_mix:
        yield f"{what_for(cards)}. To mix it with others only, add --to-mix."


def _notes(manifest: Manifest, files: Iterable[str]) -> Iterator[str]:
    used = set(named_files(manifest))
    if unused := [file for file in files if is_picture(file) and file not in used]:
        yield f"{count(len(unused), 'picture')} not named in {MANIFEST}: {listed(unused)}."
    for language in manifest.languages:
        if silent := [card.id for card in manifest.cards if language not in card.description]:
            yield f"{count(len(silent), 'card')} without a description in {language}: {listed(silent)}."
    if not manifest.languages:
        yield "No card has a description: bots can't play with it, and screen readers have nothing to read."
    if not missing_cards(len(manifest.cards)):
        yield what_for(len(manifest.cards)) + "."
