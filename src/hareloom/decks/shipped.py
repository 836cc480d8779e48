"""The decks that come with the program: our own, and those of packages that are installed beside it.

A package has a deck if it has an entry point of the group `hareloom.decks`, named after the deck, whose module is a
folder of that name with a manifest in it. Nothing of the package is imported, so a broken one breaks nothing.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from .manifest import MANIFEST

GROUP = "hareloom.decks"
BUILT_INS = Path(__file__).parent


@functools.cache
def shipped_decks() -> dict[str, Path]:
    """The folder of each deck, by its id; ours first."""
    ours = {manifest.parent.name: manifest.parent for manifest in sorted(BUILT_INS.glob(f"*/{MANIFEST}"))}
    theirs = {entry.name: folder for entry in entry_points(group=GROUP) if (folder := _folder_of(entry)) is not None}
    return ours | {name: theirs[name] for name in sorted(theirs.keys() - ours.keys())}


def _folder_of(entry: EntryPoint) -> Path | None:
    """Where a package has its deck; None if it isn't there."""
    try:
        found = find_spec(entry.module)
    except (ImportError, ValueError):
        return None
    places = list(found.submodule_search_locations or ()) if found else []
    return Path(places[0]) if places else None
