"""The decks that come with Hareloom."""

from pathlib import Path

BUILT_IN = "hareloom"


def pictures_of(deck: str = BUILT_IN) -> Path:
    """The folder with a built-in deck's pictures."""
    return Path(__file__).parent / deck / "pictures"
