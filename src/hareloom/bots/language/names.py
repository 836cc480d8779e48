"""The names of the built-in cards, by which texts about them are kept: deck and card, as in ``hareloom/coat``."""

import functools

import msgspec

from hareloom.decks.library import card_id
from hareloom.decks.manifest import MANIFEST, Manifest
from hareloom.decks.shipped import BUILT_INS
from hareloom.game.values import CardId


@functools.cache
def built_in_decks() -> dict[str, Manifest]:
    """The manifests of the built-in decks, by the decks' names."""
    found = sorted(BUILT_INS.glob(f"*/{MANIFEST}"))
    return {file.parent.name: msgspec.json.decode(file.read_bytes(), type=Manifest) for file in found}


@functools.cache
def card_names() -> dict[CardId, str]:
    """The names of all built-in cards."""
    found: dict[CardId, str] = {}
    for deck, manifest in built_in_decks().items():
        for card in manifest.cards:
            found[card_id((BUILT_INS / deck / card.picture).read_bytes())] = f"{deck}/{card.id}"
    return found
