"""Is a stored table whole? Its log folds from the first row on, and its snapshot says the same as its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from hareloom.store import Stored, StoreError

from .done import Done
from .folding import NO_SNAPSHOT, BadSnapshot, UnknownEvent, folded
from .state import FORMAT, State, same_fold

Load: TypeAlias = Callable[[int], Stored | None]
"""Loads a table with a snapshot of that format."""


class Verdict(Struct, frozen=True):
    """What is wrong with a table."""

    wrong: str = ""
    """Why it can't be played; empty for a whole one."""
    snapshot: bool = False
    """Only its snapshot is wrong, and can be dropped."""
    decks: tuple[str, ...] = ()
    """What it plays with."""


def verify_table(load: Load) -> Verdict:
    """Fold a table as a server does, and from its first row."""
    try:
        stored = load(NO_SNAPSHOT)
        if stored is None:
            return Verdict()  # deleted a moment ago
        state, done = folded(stored)
    except UnknownEvent:
        return Verdict("its log has an event that this version doesn't know")
    except StoreError as problem:
        cause = problem.__cause__
        return Verdict(f"it can't be read ({type(cause or problem).__name__})")
    decks = state.table.settings.decks
    try:
        woken = load(FORMAT)
        differs = woken is not None and not _same(folded(woken), (state, done))
    except (BadSnapshot, StoreError):
        differs = True
    return (
        Verdict("its snapshot doesn't say what its log says", snapshot=True, decks=decks)
        if differs
        else Verdict(decks=decks)
    )


def _same(woken: tuple[State, Done], first: tuple[State, Done]) -> bool:
    """Does a table that woke from a snapshot know what its log says? It may have forgotten some more requests."""
    return same_fold(woken[0], first[0]) and set(woken[1].without(set())) <= set(first[1].without(set()))
