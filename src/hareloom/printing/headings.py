"""The heading of a page with pieces: its name, and what to do with them."""

from __future__ import annotations

from .document import FAINT, Document, Type
from .paper import EDGE, Box, Paper

HEADING = 13.0


def heading(document: Document, paper: Paper, title: str, text: str) -> None:
    """A title with a sentence below it."""
    wide = paper.width - 2 * EDGE
    down = document.text(title, Box(EDGE, EDGE - 5, wide, 7), Type("Fraunces", 15, leading=1.2))
    document.text(text, Box(EDGE, EDGE - 5 + down, wide, 4), Type(size=8.2, colour=FAINT))
