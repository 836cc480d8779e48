"""All that bots read about a card."""

import re

from msgspec import Struct

from hareloom.decks.languages import best_tag, best_text
from hareloom.game.values import CardId

_SENTENCES = re.compile(r"(?<=[.!?。！？])\s+")  # noqa: RUF001 - full stops of other scripts
_COLOURS = frozenset(
    {
        "amber",
        "azure",
        "beige",
        "black",
        "blue",
        "bronze",
        "brown",
        "colour",
        "copper",
        "cream",
        "crimson",
        "dark",
        "deep",
        "dim",
        "emerald",
        "gold",
        "golden",
        "gray",
        "green",
        "grey",
        "indigo",
        "ivory",
        "lilac",
        "magenta",
        "maroon",
        "mauve",
        "ochre",
        "olive",
        "orange",
        "pale",
        "peach",
        "pink",
        "purple",
        "red",
        "rose",
        "ruby",
        "rust",
        "sand",
        "scarlet",
        "sepia",
        "silver",
        "teal",
        "turquoise",
        "violet",
        "white",
        "yellow",
    }
)
FIRST, SECOND = "en", "fr"
"""Texts in the first language are compared by meaning and by their words, those in the second by their words."""


class CardText(Struct, frozen=True):
    """The texts about a card: by language what players read, and what only bots know."""

    id: CardId
    description: dict[str, str] = {}
    tags: dict[str, tuple[str, ...]] = {}
    inventory: dict[str, tuple[str, ...]] = {}
    """What is visible, in short words."""
    clues: tuple[str, ...] = ()
    """What readers said about it, in any language."""

    def description_in(self, language: str) -> str:
        """The description in that language, or in the nearest one."""
        return best_text(self.description, language)

    def tags_in(self, language: str) -> tuple[str, ...]:
        """The tags in that language, or in another one; the description where there are none."""
        return self.tags.get(best_tag(self.tags, language)) or (self.description_in(language),)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Those of the description."""
        return tuple(_SENTENCES.split(self.description_in(FIRST)))

    @property
    def seen(self) -> tuple[str, ...]:
        """What is visible; the tags where nobody has said it."""
        return self.inventory.get(FIRST) or next(iter(self.inventory.values()), ()) or self.tags_in(FIRST)

    @property
    def colours(self) -> str:
        """What is visible of colours; the description where nobody has said it."""
        found = [each for each in self.seen if not _COLOURS.isdisjoint(each.casefold().split())]
        return ", ".join(found) or self.description_in(FIRST)

    @property
    def said(self) -> tuple[str, ...]:
        """What people say about it. Of a card without readers the other texts stand in."""
        return self.clues or (*self.tags_in(FIRST), *self.sentences)

    @property
    def every_text(self) -> tuple[str, ...]:
        """All texts, for comparing words."""
        both = [
            text for language in (FIRST, SECOND) for text in (self.description_in(language), *self.tags_in(language))
        ]
        return (*both, *self.seen, *self.clues)
