"""The decks: their format, those that come with Hareloom, and a person's own beside them.

`Library` is what the rest of the program asks; `hareloom deck` adds to it. docs/DECKS.md tells it to people.
"""

from .library import Card, Deck, Library, Size

BUILT_IN = "hareloom"

__all__ = ["BUILT_IN", "Card", "Deck", "Library", "Size"]
