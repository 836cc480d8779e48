"""The first page: what is in the file, and how to make a box of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .document import FAINT, GOLD, INK, NIGHT, Document, Type
from .hares import mark_svg
from .paper import CARD, EDGE, FOOT, Box, Paper
from .pictures import small
from .texts import Texts

RULER = 100.0
FAN = 5
LOWEST_FAN = 26.0


def print_cover(
    document: Document,
    texts: Texts,
    *,
    name: str,
    author: str,
    licence: str,
    contents: Sequence[str],
    cards: Sequence[Path],
) -> None:
    """A page to read before printing, with a fan of cards where there is room for one."""

    def front(paper: Paper) -> None:
        left, wide = EDGE + 13, paper.width - 2 * EDGE - 26
        y = _masthead(document, texts, paper, name)
        if contents:
            y += _title(document, texts("cover.contents"), Box(left, y, wide, 8))
        for line in contents:
            document.disc((left + 1, y + 2.5), 0.6, GOLD)
            y += document.text(line, Box(left + 5, y, wide - 5, 5), Type(size=10.5)) + 0.8
        y += 6
        y += _title(document, texts("cover.make"), Box(left, y, wide, 8))
        y += document.text(texts("cover.scale"), Box(left, y, wide, 5), Type(size=10.5)) + 3
        _ruler(document, left, y)
        y += 10
        for key in ("paper_cards", "backs" if document.backs else "no_backs", "cut", "rest"):
            y += document.text(texts(f"cover.{key}"), Box(left, y, wide, 5), Type(size=10.5)) + 2
        last = texts("cover.licence", author=author, licence=licence)
        document.fitted(last, Box(left, y + 3, wide, 8), Type(size=9, colour=FAINT))
        _fan(document, cards, Box(left, y + 14, wide, paper.height - FOOT - y - 16))

    document.leaf(texts("sheet.cover"), front)


def _masthead(document: Document, texts: Texts, paper: Paper, name: str) -> float:
    band = Box(0, 0, paper.width, 78)
    document.filled(band, NIGHT)
    middle = paper.width / 2
    document.disc((middle, 27), 15, "#f1e6c6")
    document.drawing(mark_svg(NIGHT), Box(middle - 9.5, 16, 19, 19 * 88 / 78))
    document.fitted(name, Box(EDGE + 8, 46, paper.width - 2 * EDGE - 16, 15), Type("Fraunces", 26, "#f7efdc"), "C")
    document.text(texts("game"), Box(EDGE, 65, paper.width - 2 * EDGE, 5), Type(size=9.5, colour="#d9c9a0"), "C")
    wide = Box(EDGE + 13, 87, paper.width - 2 * EDGE - 26, 8)
    return wide.y + document.text(texts("cover.lead"), wide, Type("Figtree I", 12.5)) + 6


def _fan(document: Document, cards: Sequence[Path], room: Box) -> None:
    """A few cards, held as in a hand."""
    high = min(room.h, 66.0) * 0.9
    if high < LOWEST_FAN:
        return
    wide = high * CARD[0] / CARD[1]
    for place, file in enumerate(cards):
        side = place - (len(cards) - 1) / 2
        middle = (room.middle[0] + side * wide * 0.8, room.y + room.h / 2 + abs(side) * high * 0.04)
        with document.turned(-7 * side, middle):
            card = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
            document.picture(small(file), card)
            document.framed(card, "#b9ae98", 0.15)


def _title(document: Document, title: str, box: Box) -> float:
    return document.text(title, box, Type("Fraunces", 15, leading=1.25)) + 1.5


def _ruler(document: Document, x: float, y: float) -> None:
    """A line of a hundred millimetres to measure."""
    document.line((x, y), (x + RULER, y), INK, 0.3)
    for step in range(11):
        long = 3.0 if step in {0, 10} else 2.2 if step == 5 else 1.4
        document.line((x + 10 * step, y), (x + 10 * step, y + long), INK, 0.25)
    document.centred("0", (x, y + 5.2), Type(size=7, colour=FAINT))
    document.centred("100 mm", (x + RULER, y + 5.2), Type(size=7, colour=FAINT))
