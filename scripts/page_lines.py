"""Counts the page's lines and those of its styles, and holds both: ``python scripts/page_lines.py [--hold]``.

A line of the page is a line of any ``.svelte``, ``.ts`` or ``.css`` file in ``web/src`` that nobody generates;
catalogues are JSON and don't count. A line of style is one between ``<style>`` and ``</style>`` of a component, or one
of a ``.css`` file. Blank lines and comments count. A line of more than a hundred characters counts once for each
hundred it begins, so that nothing is won by long ones.

``web/lines.json`` holds what was counted last: a test fails when more is counted, and ``--hold`` writes a lower
number.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
HELD = WEB / "lines.json"
KINDS = (".svelte", ".ts", ".css")
GENERATED = "// Written by scripts/"
STYLE = re.compile(r"<style[^>]*>\n(.*?)</style>", re.DOTALL)
WIDTH = 100


def lines_of(text: str) -> int:
    """The lines of a text; a long one counts as the lines it would fill."""
    return sum(max(1, -(-len(line) // WIDTH)) for line in text.splitlines())


def count(web: Path = WEB) -> dict[str, int]:
    """The lines of the page, and those of them that are style."""
    page = style = 0
    for file in sorted((web / "src").rglob("*")):
        if file.suffix not in KINDS:
            continue
        text = file.read_text(encoding="utf-8")
        if text.startswith(GENERATED):
            continue
        page += lines_of(text)
        style += lines_of(text) if file.suffix == ".css" else sum(map(lines_of, STYLE.findall(text)))
    return {"page": page, "style": style}


def held() -> dict[str, int]:
    """The numbers that aren't to be passed."""
    numbers: dict[str, int] = json.loads(HELD.read_text(encoding="utf-8"))
    return numbers


def main() -> None:
    """Print both numbers; with ``--hold``, let the held ones go down to them."""
    counted = count()
    sys.stdout.write(f"page {counted['page']}, of which style {counted['style']}\n")
    if "--hold" in sys.argv[1:]:
        before = held() if HELD.exists() else counted
        lower = {name: min(number, before[name]) for name, number in counted.items()}
        HELD.write_text(json.dumps(lower, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
