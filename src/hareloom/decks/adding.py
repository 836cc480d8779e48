"""Puts a person's deck beside ours, or takes it away: as a whole or not at all.

A deck is prepared in a hidden folder beside its place and moved there when everything is written. Whatever goes wrong
before, nothing of it stays.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs

from hareloom.mistake import Mistake
from hareloom.words import count, shown

from .archive import opened
from .check import Progress, Report, checked, each, examined, picture_of, same_picture
from .library import card_id
from .manifest import MANIFEST, CardEntry, Manifest, encoded
from .pictures import SMALLEST, SMALLEST_ZOOM, prepared, prepared_back
from .shipped import shipped_decks
from .source import Refused, Source, Unreadable

BACK = "pictures/back.webp"
HIDDEN = ".at-work-"
LEFT_BEHIND = 24 * 3600
"""Seconds after which a temporary folder counts as left behind by a crash."""


@dataclass(frozen=True, slots=True)
class Added:
    """A deck that was added, and what is worth saying about it."""

    manifest: Manifest
    notes: tuple[str, ...]


def check_deck(path: Path, *, to_mix: bool = False, progress: Progress | None = None) -> Report:
    """Check a folder or ZIP."""
    with _quietly(), opened(path) as source:
        return checked(source, to_mix=to_mix, progress=progress)


def add_deck(
    path: Path, decks: Path, *, replace: bool = False, to_mix: bool = False, progress: Progress | None = None
) -> Added:
    """Add the folder or ZIP at path to those in decks; raises a Mistake, and then leaves nothing there."""
    with _quietly(), opened(path) as source:
        report = examined(source, to_mix=to_mix)
        if report.manifest is None:
            everything = checked(source, to_mix=to_mix, progress=progress)
            raise _refused(path, everything.problems)
        manifest = report.manifest
        if manifest.id in shipped_decks():
            raise Mistake(f"{shown(manifest.id)} is the name of a deck that is installed. Give yours another id.")
        if manifest.id == "new" or manifest.id.startswith("own-"):
            raise Mistake(
                f"{shown(manifest.id)} is kept for decks that players make in the page. Give yours another id."
            )
        place = decks / manifest.id
        if place.exists() and not replace:
            raise Mistake(
                f"There is a deck called {shown(manifest.id)} already. To put this one in its place: --replace."
            )
        with _writing(decks), _at_work(decks) as fresh:
            stored = _prepared(source, manifest, fresh, path, progress)
            _write(fresh / MANIFEST, encoded(stored))
            _moved(fresh, place, decks, replace=replace)
    return Added(stored, report.notes)


def remove_deck(name: str, decks: Path) -> None:
    """Take an added deck away."""
    if name in shipped_decks():
        raise Mistake(f"{shown(name)} comes with Hareloom, or with a package that is installed: pip removes that.")
    there = {folder.name for folder in decks.iterdir() if folder.is_dir()} if decks.is_dir() else set()
    # Compared with what is there rather than joined to a path, so that no name leads elsewhere.
    if name not in there or name.startswith("."):
        raise Mistake(f"There is no deck called {shown(name)}. 'hareloom deck list' shows those there are.")
    with _writing(decks), _at_work(decks) as bin_:
        (decks / name).rename(bin_ / name)


def _prepared(source: Source, manifest: Manifest, fresh: Path, path: Path, progress: Progress | None) -> Manifest:
    """Decode and re-encode every card's pictures; return the manifest that names them."""
    (fresh / "pictures").mkdir()

    def prepare(card: CardEntry) -> CardEntry | Unreadable:
        try:
            picture = picture_of(source, card.picture, SMALLEST)
            zoom = picture_of(source, card.zoom, SMALLEST_ZOOM) if card.zoom else None
            made = prepared(picture, zoom)
        except Unreadable as wrong:
            return wrong
        name = f"pictures/{card_id(made.card)}"
        _write(fresh / f"{name}.webp", made.card)
        _write(fresh / f"{name}@thumb.webp", made.thumb)
        if made.zoom:
            _write(fresh / f"{name}@2x.webp", made.zoom)
        return structs.replace(
            card,
            picture=f"{name}.webp",
            thumb=f"{name}@thumb.webp",
            zoom=f"{name}@2x.webp" if made.zoom else None,
        )

    ready: dict[str, CardEntry] = {}
    cards: list[CardEntry] = []
    problems: list[str] = []
    for given, card in zip(manifest.cards, each(prepare, manifest.cards, progress), strict=True):
        if isinstance(card, Unreadable):
            problems.append(str(card))
        elif (other := ready.setdefault(card.picture, given)) is not given:
            problems.append(same_picture(given, other))
        else:
            cards.append(card)
    back = None
    if manifest.back is not None:
        try:
            made = prepared_back(picture_of(source, manifest.back, SMALLEST))
        except Unreadable as wrong:
            problems.append(str(wrong))
        else:
            back = BACK
            _write(fresh / back, made)
    if problems:
        raise _refused(path, problems)
    return structs.replace(manifest, cards=tuple(cards), back=back)


def _refused(path: Path, problems: tuple[str, ...] | list[str]) -> Refused:
    wrong = f"{count(len(problems), 'thing')} {'is' if len(problems) == 1 else 'are'} wrong with it:"
    return Refused(f"{shown(path.name or path)} was not added; {wrong}", problems)


def _write(file: Path, content: bytes) -> None:
    with file.open("wb") as opened_file:
        opened_file.write(content)
        opened_file.flush()
        # The files must survive a power cut once they are in place.
        os.fsync(opened_file.fileno())


def _moved(fresh: Path, place: Path, decks: Path, *, replace: bool) -> None:
    if not (replace and place.exists()):
        fresh.rename(place)  # fails if another process was faster
        return
    with _at_work(decks) as bin_:
        place.rename(bin_ / "old")
        try:
            fresh.rename(place)
        except OSError:
            (bin_ / "old").rename(place)
            raise


@contextmanager
def _at_work(decks: Path) -> Iterator[Path]:
    """A hidden folder that is gone afterwards, unless it was moved."""
    decks.mkdir(mode=0o700, parents=True, exist_ok=True)
    for old in decks.glob(f"{HIDDEN}*"):
        with suppress(OSError):
            if time.time() - old.stat().st_mtime > LEFT_BEHIND:
                shutil.rmtree(old, ignore_errors=True)
    folder = Path(tempfile.mkdtemp(prefix=HIDDEN, dir=decks))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _writing(decks: Path) -> Iterator[None]:
    try:
        yield
    except OSError as wrong:
        raise Mistake(f"The decks in {shown(decks)} can't be changed: {wrong.strerror or wrong}.") from wrong


@contextmanager
def _quietly() -> Iterator[None]:
    """Silence decoders' warnings about odd files; Hareloom reports what matters."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
