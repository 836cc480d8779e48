"""Measures a PDF as a ruler would: millimetres from the upper left corner of each page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pypdfium2 as pdfium
import pypdfium2.raw as pdfium_raw

from hareloom.printing.paper import Box

MM = 25.4 / 72


class Page:
    """One page of a PDF."""

    def __init__(self, page: pdfium.PdfPage) -> None:
        self.width, self.height = (length * MM for length in page.get_size())
        self.text: str = page.get_textpage().get_text_range().replace("\r\n", "\n")
        self.pictures = self._boxes(page, pdfium_raw.FPDF_PAGEOBJ_IMAGE)
        self.paths = self._boxes(page, pdfium_raw.FPDF_PAGEOBJ_PATH)
        self.words = self._boxes(page, pdfium_raw.FPDF_PAGEOBJ_TEXT)

    def _boxes(self, page: pdfium.PdfPage, kind: int) -> list[Box]:
        found = []
        for thing in page.get_objects(filter=[kind], max_depth=4):
            left, bottom, right, top = (length * MM for length in thing.get_bounds())
            found.append(Box(left, self.height - top, right - left, top - bottom))
        return found


@contextmanager
def opened(file: Path) -> Iterator[pdfium.PdfDocument]:
    """The PDF as PDFium reads it."""
    document = pdfium.PdfDocument(file)
    try:
        yield document
    finally:
        document.close()


def measured(file: Path) -> list[Page]:
    """All pages of a PDF."""
    with opened(file) as document:
        return [Page(page) for page in document]


def same(one: Box, other: Box, within: float = 0.02) -> bool:
    """Whether two boxes are one, to a fiftieth of a millimetre."""
    pairs = zip((one.x, one.y, one.w, one.h), (other.x, other.y, other.w, other.h), strict=True)
    return all(abs(a - b) <= within for a, b in pairs)
