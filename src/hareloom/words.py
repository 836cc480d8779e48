"""How problems are worded: names that are safe to print, numbers with their noun, lists that end."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_SHOWN = 80


def shown(name: object) -> str:
    """A name from a stranger's file, in quotes, without anything that could steer a terminal."""
    text = str(name)
    # Cut first: a name of a megabyte is not looked at letter by letter.
    text = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."
    safe = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return f"'{safe}'"


def count(number: int, noun: str, plural: str = "") -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


def listed(names: Iterable[object], most: int = 5) -> str:
    """Names one after another; the fifth and what follows become a number."""
    given = list(names)
    words = [shown(name) for name in given[:most]]
    if len(given) > most:
        words.append(f"{len(given) - most} more")
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def megabytes(size: int) -> str:
    """A size in bytes as people say it."""
    return f"{size / 1_000_000:.1f} MB".replace(".0 MB", " MB")
