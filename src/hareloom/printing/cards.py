"""The cards: four on a sheet, and their backs behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from .document import Document
from .marks import crop_marks
from .paper import BLEED, Paper, card_boxes
from .pictures import all_printed, printed
from .texts import Texts

A_SHEET = 4
BACK = Path(__file__).parent / "art" / "back.webp"
"""Of decks that have no back of their own."""

Progress = Callable[[int, int], None]


def print_cards(
    document: Document,
    texts: Texts,
    cards: Sequence[tuple[int, Path]],
    total: int,
    back: Path | None = None,
    progress: Progress | None = None,
) -> None:
    """The cards, each with its number in the deck; total is how many the deck has, back its own back if it has one."""
    ready = all_printed([file for _, file in cards])
    reverse = printed(back or BACK) if document.backs else b""
    for start in range(0, len(cards), A_SHEET):
        numbers = [number for number, _ in cards[start : start + A_SHEET]]

        def front(paper: Paper, count: int = len(numbers)) -> None:
            boxes = card_boxes(paper)[:count]
            for box in boxes:
                document.picture(next(ready), box.grown(BLEED))
            crop_marks(document, boxes, BLEED)

        def behind(paper: Paper, count: int = len(numbers)) -> None:
            boxes = [box.behind(paper) for box in card_boxes(paper)[:count]]
            for box in boxes:
                document.picture(reverse, box.grown(BLEED))
            crop_marks(document, boxes, BLEED)

        what = texts("sheet.cards", first=numbers[0], last=numbers[-1], all=total)
        document.leaf(what, front, behind)
        if progress:
            progress(min(start + A_SHEET, len(cards)), len(cards))
