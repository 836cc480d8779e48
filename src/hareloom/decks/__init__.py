"""The decks that come with Hareloom."""

import hashlib
from pathlib import Path

BUILT_IN = "hareloom"


def pictures_of(deck: str = BUILT_IN) -> Path:
    """The folder with a built-in deck's pictures."""
    return Path(__file__).parent / deck / "pictures"


class BuiltIn:
    """The built-in deck's cards, each named by a hash of its picture."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:
        if decks != (BUILT_IN,):
            return None
        pictures = sorted(pictures_of().glob("*.webp"))
        return tuple(hashlib.sha256(picture.read_bytes()).hexdigest()[:20] for picture in pictures)


def built_in_decks() -> BuiltIn:
    return BuiltIn()
