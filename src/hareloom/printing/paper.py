"""Paper, and where things lie on it: millimetres from the upper left corner. No PDF here, only arithmetic."""

from __future__ import annotations

from dataclasses import dataclass

CARD = (80.0, 120.0)
BLEED = 3.0
"""How far a picture goes on beyond where it is cut, so that no white edge shows."""
EDGE = 12.0
"""The margin of a page without cards: every printer reaches that far."""
FOOT = 16.0
"""The lower margin: the lines about deck and game stand there."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright."""

    id: str
    width: float
    height: float

    def turned(self) -> Paper:
        """The same sheet, lying."""
        return Paper(self.id, self.height, self.width)


PAPERS = {paper.id: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """With that much more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def behind(self, paper: Paper) -> Box:
        """Where it lies on the sheet's other side, when the sheet is turned over its long edge."""
        return Box(paper.width - self.right, self.y, self.w, self.h)


def grid(area: Box, size: tuple[float, float], columns: int, rows: int, gap: float) -> list[Box]:
    """Boxes of that size in columns and rows, row by row, in the middle of an area."""
    w, h = size
    x = area.x + (area.w - columns * w - (columns - 1) * gap) / 2
    y = area.y + (area.h - rows * h - (rows - 1) * gap) / 2
    return [Box(x + c * (w + gap), y + r * (h + gap), w, h) for r in range(rows) for c in range(columns)]


def card_boxes(paper: Paper) -> list[Box]:
    """The four cards of a sheet, as they are cut. Their bleeds meet between them."""
    return grid(Box(0, 0, paper.width, paper.height), CARD, columns=2, rows=2, gap=2 * BLEED)


def body(paper: Paper, heading: float = 0.0) -> Box:
    """What is left of a page between its margins, below a heading of that height."""
    return Box(EDGE, EDGE + heading, paper.width - 2 * EDGE, paper.height - EDGE - FOOT - heading)
