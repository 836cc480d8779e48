"""The languages that browser tests look at: some that differ most, or with HARELOOM_LANGUAGES=all every one."""

from __future__ import annotations

import os
from pathlib import Path

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages"
AT_ONCE = 5
DIFFERENT = ("en", "de", "pl", "ar", "ja")
"""Short words, long ones, the longest plurals, from right to left, and without spaces."""


def languages() -> list[str]:
    """The languages of this run."""
    return tongues(os.environ.get("HARELOOM_LANGUAGES", "")) or tongues(",".join(DIFFERENT))


def groups() -> list[list[str]]:
    """The languages of this run, as many together as may sit on one seat."""
    chosen = languages()
    return [chosen[at : at + AT_ONCE] for at in range(0, len(chosen), AT_ONCE)]


def tongues(wanted: str) -> list[str]:
    """Those of the wanted ones that are there: `ar,ja`, or `all`."""
    there = sorted(file.stem for file in MESSAGES.glob("*.json"))
    return there if wanted == "all" else [tag for tag in wanted.split(",") if tag in there]
