"""The names of the built-in cards, by which texts about them are kept: deck and card, as in ``hareloom/coat``."""

import functools

import msgspec

from hareloom.decks.library import card_id
from hareloom.decks.manifest import MANIFEST, Manifest
from hareloom.decks.shipped import BUILT_INS
from hareloom.game.values import CardId


@functools.cache
def card_names() -> dict[CardId, str]:
    """The names of all built-in cards."""
    found: dict[CardId, str] = {}
    for manifest in sorted(BUILT_INS.glob(f"*/{MANIFEST}")):
        for card in msgspec.json.decode(manifest.read_bytes(), type=Manifest).cards:
            found[card_id((manifest.parent / card.picture).read_bytes())] = f"{manifest.parent.name}/{card.id}"
    return found
