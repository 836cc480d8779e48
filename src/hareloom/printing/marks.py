"""Marks that say where to cut and where to fold."""

from __future__ import annotations

from collections.abc import Iterable

from .document import Document
from .paper import Box

AWAY = 1.0
LENGTH = 4.5
HAIR = 0.15
INK = "#20242c"


def crop_marks(document: Document, boxes: Iterable[Box], bleed: float) -> None:
    """Short lines around a group of boxes, in line with every edge that is cut."""
    cut = list(boxes)
    left, right = min(box.x for box in cut) - bleed - AWAY, max(box.right for box in cut) + bleed + AWAY
    top, bottom = min(box.y for box in cut) - bleed - AWAY, max(box.bottom for box in cut) + bleed + AWAY
    for x in sorted({round(edge, 3) for box in cut for edge in (box.x, box.right)}):
        document.line((x, top), (x, top - LENGTH), INK, HAIR)
        document.line((x, bottom), (x, bottom + LENGTH), INK, HAIR)
    for y in sorted({round(edge, 3) for box in cut for edge in (box.y, box.bottom)}):
        document.line((left, y), (left - LENGTH, y), INK, HAIR)
        document.line((right, y), (right + LENGTH, y), INK, HAIR)


def fold(document: Document, box: Box, y: float) -> None:
    """A dashed line across a box."""
    document.line((box.x, y), (box.right, y), "#8a7f6c", 0.2, dash=1.2)
