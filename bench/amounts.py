"""How much a bench does: what a variable says, and very little where it only has to show that it runs.

HARELOOM_BENCH=short is that short form, whose figures mean nothing: make benches.
"""

import os

SHORT = os.environ.get("HARELOOM_BENCH") == "short"


def amount(name: str, usual: float, short: float) -> float:
    """The number in HARELOOM_BENCH_ and this name, or else the bench's own."""
    return float(os.environ.get(f"HARELOOM_BENCH_{name}") or (short if SHORT else usual))


def count(name: str, usual: int, short: int) -> int:
    """As `amount`, a whole number."""
    return int(amount(name, usual, short))
