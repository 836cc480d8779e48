"""What bots say in a reveal: one line each in `remarks.txt`, below the temper and the occasion it is for."""

import functools

from .bank import FOLDER

OCCASIONS = ("told", "found", "was fooled", "fooled others", "looked")
FILE = "remarks.txt"


@functools.cache
def _all_remarks(language: str) -> dict[tuple[str, str], tuple[str, ...]]:
    found: dict[tuple[str, str], list[str]] = {}
    lines: list[str] = []
    for line in (FOLDER / language / FILE).read_text(encoding="utf-8").splitlines():
        text = line.strip()
        if text.startswith("##"):
            temper, _, occasion = text.lstrip("# ").partition(", ")
            lines = found.setdefault((temper, occasion), [])
        elif text and not text.startswith("#"):
            lines.append(text)
    return {key: tuple(lines) for key, lines in found.items()}


def remarks(language: str, temper: str, occasion: str) -> tuple[str, ...]:
    """What a bot of that temper may say on that occasion."""
    return _all_remarks(language).get((temper, occasion), ())
