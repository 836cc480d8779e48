"""The decks there are: those that are installed, those that were added to the data folder, and players' own.

Read when they are first asked for and kept; a deck that is added or removed meanwhile is noticed. A card is known by a
hash of its picture alone, and cards stand in the order of their hashes, so that neither tells anything about the
manifest.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from hareloom.game.values import CardId

from .languages import best_text
from .manifest import MANIFEST, Manifest, named_files
from .shipped import shipped_decks
from .source import path_problem

CARD_ID_LENGTH = 20
FAN = 3
"""How many pictures stand for a deck."""

Size = Literal["card", "zoom", "thumb"]
Find: TypeAlias = Callable[[CardId, Size], Path | None]
"""Finds the file of a picture, at that size or else at the card's own."""
Fetch: TypeAlias = Callable[[Collection[CardId]], Awaitable[None]]
"""Has pictures at hand as files, where they lie elsewhere."""


class Card(Struct, frozen=True):
    """A card as the rest of the program knows it. Tags and inventory are for bots and never leave the server."""

    id: CardId
    description: dict[str, str]
    tags: dict[str, tuple[str, ...]]
    inventory: dict[str, tuple[str, ...]] = {}


class Deck(Struct, frozen=True):
    """A deck, its cards in the order of their ids."""

    id: str
    name: dict[str, str]
    author: str
    licence: str
    languages: tuple[str, ...]
    cards: tuple[Card, ...]
    fan: tuple[CardId, ...]
    """The cards that its maker named first: what it is recognised by."""
    built_in: bool
    own: bool = False
    """A player made it in the page. It is not listed: who may use it, the server knows."""


class _Shelf(Struct, frozen=True):
    """All decks at one moment."""

    stamp: tuple[object, ...]
    decks: dict[str, Deck]
    cards: dict[CardId, Card]
    files: dict[CardId, Mapping[str, Path]]
    backs: dict[str, Path]
    """By deck, where it has one."""
    problems: tuple[str, ...]


class _Own(Struct, frozen=True):
    """A deck that a player made."""

    deck: Deck
    find: Find
    playable: bool
    fetch: Fetch | None


class _Loaded(Struct, frozen=True):
    deck: Deck
    files: dict[CardId, Mapping[str, Path]]
    former: dict[CardId, CardId]
    """What pictures were called before they were redrawn, and what they are called now."""
    back: Path | None


def card_id(content: bytes) -> CardId:
    """The name of a picture: the beginning of the SHA-256 of its file, in hexadecimal."""
    return hashlib.sha256(content).hexdigest()[:CARD_ID_LENGTH]


class Library:
    """The decks of one server. Thread-safe."""

    def __init__(self, data_dir: Path) -> None:
        self.folder = data_dir / "decks"
        self._lock = threading.Lock()
        self._read: dict[Path, tuple[object, _Loaded | str]] = {}
        self._shelf = _Shelf((), {}, {}, {}, {}, ())
        self._own: dict[str, _Own] = {}
        self._own_cards: dict[CardId, dict[str, Card]] = {}
        """Each card, by the own decks that have it."""

    def decks(self) -> tuple[Deck, ...]:
        """All decks that are everybody's, ours first, then by id."""
        return tuple(self._now().decks.values())

    def deck(self, deck_id: str) -> Deck | None:
        """The deck of that id, if there is one."""
        own = self._own.get(deck_id)
        return self._now().decks.get(deck_id) if own is None else own.deck

    def cards_of(self, decks: tuple[str, ...]) -> tuple[CardId, ...] | None:
        """The cards of several decks mixed, a picture that is in two of them once; None if one isn't known."""
        there = self._now().decks
        found = [own.deck if (own := self._own.get(deck)) and own.playable else there.get(deck) for deck in decks]
        if None in found:
            return None
        return tuple(sorted({card.id for deck in found if deck for card in deck.cards}))

    def card(self, card_id: CardId) -> Card | None:
        """The card of that id, if there is one; of the first deck that has it."""
        listed = self._shelf.cards.get(card_id) or self._now().cards.get(card_id)
        return listed or next(iter(self._own_cards.get(card_id, {}).values()), None)

    def listed_picture(self, card_id: CardId, size: Size = "card") -> Path | None:
        """The file of a picture that everybody may see; at the card's own size where that size isn't there."""
        # A known picture needs no look at the folder: every picture on every screen is a request.
        files = self._shelf.files.get(card_id) or self._now().files.get(card_id, {})
        return files.get(size) or files.get("card")

    def picture(self, card_id: CardId, size: Size = "card") -> Path | None:
        """The same of any picture, whoever may see it: for the server itself."""
        found = self.listed_picture(card_id, size)
        for deck_id in () if found else self._own_cards.get(card_id, ()):
            found = self._own[deck_id].find(card_id, size)
        return found

    def back(self, deck_id: str) -> Path | None:
        """The file of the deck's own back, for printing; None for players' own decks, and where it has none."""
        return None if deck_id in self._own else self._now().backs.get(deck_id)

    # Players' own decks: who keeps them says which there are.

    def put_own(self, deck: Deck, find: Find, *, playable: bool = True, fetch: Fetch | None = None) -> None:
        """Take a player's deck up, or take it up again after a change. One that isn't playable is only shown."""
        with self._lock:
            self._forget_own(deck.id)
            self._own[deck.id] = _Own(deck, find, playable, fetch)
            for card in deck.cards:
                self._own_cards.setdefault(card.id, {})[deck.id] = card

    def drop_own(self, deck_id: str) -> None:
        """Forget a player's deck."""
        with self._lock:
            self._forget_own(deck_id)

    def own(self, decks: Iterable[str]) -> tuple[Deck, ...]:
        """Those of these decks that players made; each the same object until it changes."""
        return tuple(own.deck for deck in decks if (own := self._own.get(deck)))

    async def fetch_own(self, deck: Deck) -> None:
        """Have the pictures of a player's deck at hand."""
        own = self._own.get(deck.id)
        if own is not None and own.fetch is not None:
            await own.fetch([card.id for card in deck.cards])

    def _forget_own(self, deck_id: str) -> None:
        before = self._own.pop(deck_id, None)
        for card in before.deck.cards if before else ():
            having = self._own_cards[card.id]
            del having[deck_id]
            if not having:
                del self._own_cards[card.id]

    def describe(self, card_ids: Iterable[CardId], language: str) -> dict[CardId, str]:
        """What each card says when it is read aloud, in that language or the nearest there is; empty if nothing."""
        cards = {each: self.card(each) for each in card_ids}
        return {each: best_text(card.description, language) if card else "" for each, card in cards.items()}

    def problems(self) -> tuple[str, ...]:
        """What lies in the folder of added decks and can't be used, and why."""
        return self._now().problems

    def _now(self) -> _Shelf:
        """The decks as they are, read again where something has changed."""
        with self._lock:
            folders = self._folders()
            stamp = tuple((folder, _stamp(folder)) for folder in folders)
            if stamp != self._shelf.stamp:
                self._read = {folder: self._loaded(folder, when) for folder, when in stamp}
                self._shelf = _shelved(stamp, [read for _, read in self._read.values()])
            return self._shelf

    def _folders(self) -> list[Path]:
        ours = shipped_decks()
        try:
            added = sorted(each for each in self.folder.iterdir() if each.is_dir() and not each.name.startswith("."))
        except OSError:
            added = []
        return [*ours.values(), *(folder for folder in added if folder.name not in ours)]

    def _loaded(self, folder: Path, when: object) -> tuple[object, _Loaded | str]:
        before = self._read.get(folder)
        if before and before[0] == when:
            return before
        try:
            return when, _load(folder)
        except (OSError, ValueError) as wrong:  # msgspec's errors are ValueErrors
            return when, f"{folder.name}: {wrong}"


def _stamp(folder: Path) -> tuple[int, ...]:
    """Numbers that change when a deck is replaced or its manifest edited."""
    try:
        own, manifest = folder.stat(), (folder / MANIFEST).stat()
    except OSError:
        return ()
    return own.st_ino, own.st_mtime_ns, manifest.st_mtime_ns, manifest.st_size


def _shelved(stamp: tuple[object, ...], read: Iterable[_Loaded | str]) -> _Shelf:
    shelf = _Shelf(stamp, {}, {}, {}, {}, tuple(each for each in read if isinstance(each, str)))
    there = [each for each in read if isinstance(each, _Loaded)]
    for loaded in there:
        shelf.decks[loaded.deck.id] = loaded.deck
        if loaded.back:
            shelf.backs[loaded.deck.id] = loaded.back
        for card in loaded.deck.cards:
            shelf.cards.setdefault(card.id, card)
            shelf.files.setdefault(card.id, loaded.files[card.id])
    for loaded in there:  # last, for a picture that is there goes before one that was
        for former, now in loaded.former.items():
            shelf.cards.setdefault(former, shelf.cards[now])
            shelf.files.setdefault(former, loaded.files[now])
    return shelf


def _load(folder: Path) -> _Loaded:
    manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    if manifest.id != folder.name:
        raise ValueError(f"its id is {manifest.id!r}, its folder is called otherwise")
    _check_folders(folder, named_files(manifest))
    cards: dict[CardId, Card] = {}
    files: dict[CardId, Mapping[str, Path]] = {}
    former: dict[CardId, CardId] = {}
    for entry in manifest.cards:
        named = {"card": entry.picture, "zoom": entry.zoom, "thumb": entry.thumb}
        found = {size: _inside(folder, file) for size, file in named.items() if file}
        name = card_id(found["card"].read_bytes())
        cards.setdefault(name, Card(name, entry.description, entry.tags, entry.inventory))
        files.setdefault(name, found)
        former.update(dict.fromkeys(entry.formerly, name))
    deck = Deck(
        manifest.id,
        manifest.name,
        manifest.author,
        manifest.licence,
        manifest.languages,
        cards=tuple(cards[name] for name in sorted(cards)),
        fan=tuple(cards)[:FAN],
        built_in=folder in shipped_decks().values(),
    )
    return _Loaded(deck, files, former, _inside(folder, manifest.back) if manifest.back else None)


def _inside(folder: Path, file: str) -> Path:
    """A file of the deck; raises where it is none, or where a link leads elsewhere."""
    path = f"{folder}/{file}"
    # Runs for every picture at startup, so it uses plain strings: paths cost ten times as much.
    if not path_problem(file) and not os.path.islink(path) and os.path.isfile(path):  # noqa: PTH113, PTH114 - see above
        return Path(path)
    raise ValueError(f"the picture {file!r} is missing")


def _check_folders(folder: Path, files: Iterable[str]) -> None:
    """Raise where one of the folders that pictures lie in is a link."""
    for name in {part for file in files for part in _folders_of(file)}:
        if (folder / name).is_symlink():
            raise ValueError(f"{name!r} is a link")


def _folders_of(file: str) -> Iterable[str]:
    """Every folder on the way to a file: a, then a/b."""
    parts = file.split("/")
    return ("/".join(parts[:depth]) for depth in range(1, len(parts)))
