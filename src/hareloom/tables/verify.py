"""Is a stored table whole? Its log folds from the first row on, and its snapshot says the same as its log."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from hareloom.store import Stored, StoreError

from .done import Done
from .folding import NO_SNAPSHOT, UnknownEvent, folded
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
    """Fold a table as a server does, and from its first row. A server may be playing at it meanwhile."""
    woken: tuple[State, Done] | None = None
    with contextlib.suppress(StoreError):
        stored = load(FORMAT)
        if stored is None:
            return Verdict()  # deleted a moment ago
        woken = folded(stored)
    try:
        stored = load(NO_SNAPSHOT)
        if stored is None:
            return Verdict()
        state, done = folded(stored)
        if woken is not None and woken[0].version < state.version:
            rows = [row for row in stored.rows if row.version <= woken[0].version]
            first = folded(replace(stored, rows=rows))
        else:
            first = state, done
    except UnknownEvent:
        return Verdict("its log has an event that this version doesn't know")
    except StoreError as problem:
        cause = problem.__cause__
        return Verdict(f"it can't be read ({type(cause or problem).__name__})")
    decks = state.table.settings.decks
    if woken is None or not _same(woken, first):
        return Verdict("its snapshot doesn't say what its log says", snapshot=True, decks=decks)
    return Verdict(decks=decks)


def _same(woken: tuple[State, Done], first: tuple[State, Done]) -> bool:
    """Does a table that woke from a snapshot know what its log says? It may have forgotten some more requests."""
    return same_fold(woken[0], first[0]) and set(woken[1].without(set())) <= set(first[1].without(set()))
