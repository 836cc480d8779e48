"""What bots can do with a deck: say it before a game, in the lobby and where a deck is added."""

from collections.abc import Iterable
from typing import Literal, Protocol, TypeAlias

Knowing: TypeAlias = Literal["full", "some", "guess"]
"""Whether bots have texts about all cards, about some, or only the colours to go by."""

UNDERSTOOD = frozenset({"ar", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "th", "tr", "zh"})
"""The languages that the encoder understands."""

SENTENCES: dict[Knowing, str] = {
    "full": "Bots know every picture",
    "some": "Bots know some of the pictures",
    "guess": "Bots see nothing but colours",
}
"""As the page says it in English."""


class Described(Protocol):
    """A card with what is said of it, by language."""

    @property
    def description(self) -> dict[str, str]: ...
    @property
    def tags(self) -> dict[str, tuple[str, ...]]: ...
    @property
    def inventory(self) -> dict[str, tuple[str, ...]]: ...


def bots_know(cards: Iterable[Described]) -> Knowing:
    """What bots know of these cards."""
    told = [_told(card) for card in cards]
    return "full" if all(told) else "some" if any(told) else "guess"


def _told(card: Described) -> bool:
    """Is there a text about the card that a bot understands?"""
    return any(tag.partition("-")[0] in UNDERSTOOD for tag in (*card.description, *card.tags, *card.inventory))
