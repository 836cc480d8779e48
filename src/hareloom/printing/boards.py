"""The voting boards: a panel with the numbers to lay a token on, and one that folds over it and hides it."""

from __future__ import annotations

from collections.abc import Sequence

from hareloom.game.rules import MOST_IMAGES

from .document import INK, PAPER, Document, Type
from .hares import HARES, Hare, hare_svg
from .headings import HEADING, heading
from .marks import crop_marks, fold
from .paper import Box, Paper, body, grid
from .texts import Texts

SIZE = (90.0, 116.0)
BLEED = 2.0
A_SHEET = 4
PLACE = 8.0
"""The radius of the place for a token."""


def print_boards(document: Document, texts: Texts, count: int) -> None:
    """A board for each of so many hares."""
    for start in range(0, count, A_SHEET):
        hares = HARES[start : min(start + A_SHEET, count)]

        def front(paper: Paper, hares: Sequence[Hare] = hares) -> None:
            heading(document, paper, texts("boards.title"), texts("boards.text"))
            boxes = _boxes(paper)[: len(hares)]
            for hare, box in zip(hares, boxes, strict=True):
                _inside(document, texts, hare, box)
            crop_marks(document, boxes, BLEED)

        def back(paper: Paper, hares: Sequence[Hare] = hares) -> None:
            for hare, box in zip(hares, _boxes(paper), strict=False):
                _outside(document, hare, box.behind(paper))

        document.leaf(texts("sheet.boards"), front, back)


def _boxes(paper: Paper) -> list[Box]:
    return grid(body(paper, HEADING), SIZE, columns=2, rows=2, gap=2 * BLEED)


def _inside(document: Document, texts: Texts, hare: Hare, box: Box) -> None:
    document.filled(box.grown(BLEED), PAPER)
    upper = Box(box.x, box.y, box.w, box.h / 2)
    lower = Box(box.x, upper.bottom, box.w, box.h / 2)
    document.filled(Box(upper.x - BLEED, upper.y - BLEED, upper.w + 2 * BLEED, upper.h + BLEED), hare.colour)
    _moon(document, hare, (box.middle[0], upper.y + 22.5), 18.0)
    document.centred(texts(f"hare.{hare.id}"), (box.middle[0], upper.bottom - 12), Type("Fraunces", 13, hare.ink))
    document.centred(texts("boards.inside"), (box.middle[0], upper.bottom - 5.5), Type(size=8, colour=hare.ink))
    for number, place in enumerate(grid(lower, (20.0, 18.0), columns=4, rows=3, gap=0.0), 1):
        document.disc(place.middle, PLACE, "#ffffff", INK)
        document.centred(str(number), place.middle, Type("Fraunces", 16))
    assert number == MOST_IMAGES
    fold(document, box, upper.bottom)


def _outside(document: Document, hare: Hare, box: Box) -> None:
    """What the others see when the board is shut: its upper panel, which then is upside down."""
    document.filled(box.grown(BLEED), hare.colour)
    middle = (box.middle[0], box.y + box.h / 4)
    with document.turned(180, middle):
        _moon(document, hare, middle, 22.0)


def _moon(document: Document, hare: Hare, middle: tuple[float, float], radius: float) -> None:
    """The hare before the moon, which sets it off from a ground of its own colour."""
    document.disc(middle, radius, PAPER)
    wide = radius * 1.24
    high = wide * 88 / 78
    document.drawing(hare_svg(hare), Box(middle[0] - wide / 2, middle[1] - high * 0.54, wide, high))
