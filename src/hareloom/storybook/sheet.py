"""A page of a book: its paper, and measures that grow with it. They are written for A5."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from hareloom.printing.document import INK, Align, Type
from hareloom.printing.paper import PAPERS, Box, Paper

A5 = Paper("a5", 148.0, 210.0)
BOOK_PAPERS = {paper.id: paper for paper in (A5, *PAPERS.values())}
SHAPE = 1.5
"""How much higher than wide a picture is."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page."""

    paper: Paper

    @property
    def scale(self) -> float:
        return min(self.paper.width / A5.width, self.paper.height / A5.height)

    def mm(self, length: float) -> float:
        """A length of A5 on this paper."""
        return length * self.scale

    def type(self, face: str, size: float, colour: str = INK, leading: float = 1.3) -> Type:
        return Type(face, size * self.scale, colour, leading)

    @property
    def body(self) -> Box:
        """What is left between the margins."""
        edge = self.mm(12)
        return Box(edge, edge, self.paper.width - 2 * edge, self.paper.height - 2 * edge)

    def picture(self, within: Box) -> Box:
        """The largest picture in the middle of a box."""
        wide = min(within.w, within.h / SHAPE)
        return Box(within.middle[0] - wide / 2, within.middle[1] - wide * SHAPE / 2, wide, wide * SHAPE)


def side(text: str) -> Align:
    """Where the lines of a text begin: on the right for Arabic, Hebrew and their like."""
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if direction in ("L", "R", "AL"):
            return "L" if direction == "L" else "R"
    return "L"
