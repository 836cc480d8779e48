"""The PDF: pages with their foot, and the few ways to draw on them. The only file that talks to fpdf2 about drawing."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal

from fpdf import FPDF
from fpdf.fonts import TTFFont
from fpdf.prefs import ViewerPreferences

from hareloom import __version__
from hareloom.mistake import Mistake

from .fonts import FACES, Fallback, can_set_ourselves
from .paper import BLEED, CARD, FOOT, Box, Paper

INK = "#20242c"
FAINT = "#6b6f78"
PAPER = "#f7f0df"
NIGHT = "#182438"
GOLD = "#b98a3a"

Align = Literal["L", "C", "R", "J"]
POINT = 25.4 / 72
"""Millimetres in a typographic point."""
EVEN = 2.0
"""Millimetres by which lines that are to be even may differ."""
SMALLEST = 2.5
"""Points. A text that needs less than that stands over its box."""


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set."""

    face: str = "Figtree"
    size: float = 9.5
    colour: str = INK
    leading: float = 1.36


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the foot of every page."""

    deck: str
    game: str


class Document:
    """A PDF being drawn. With backs, every leaf has two pages, so that a two-sided printer keeps step."""

    def __init__(
        self, paper: Paper, foot: Foot, language: str, *, backs: bool, fallbacks: tuple[Fallback, ...] = ()
    ) -> None:
        self.paper = paper
        self.backs = backs
        self._foot = foot
        self._pdf = FPDF(unit="mm", format=(paper.width, paper.height))
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        self._pdf.set_lang(language)
        self._pdf.set_creator(f"Hareloom {__version__}")
        # A viewer that shrinks a page to fit makes a card of 77 millimetres.
        self._pdf.viewer_preferences = ViewerPreferences(
            print_scaling="None", duplex="DuplexFlipLongEdge" if backs else None
        )
        for (family, style), file in FACES.items():
            self._pdf.add_font(family, style, file)
        self._others = {f"other{number}": font for number, font in enumerate(fallbacks)}
        for family, font in self._others.items():
            try:
                self._pdf.add_font(family, "", font.file, collection_font_number=font.index)
            except Exception as wrong:
                # A font is a program of its own kind, and its errors are of every kind.
                raise Mistake(f"The font {font.file} can't be used. Name another: --font FILE.") from wrong
        self._pdf.set_fallback_fonts(list(self._others), exact_match=False)
        self._pdf.set_text_shaping(use_shaping_engine=True)
        self._drawn: dict[tuple[str, float], tuple[str, float, float]] = {}

    def about(self, title: str, author: str) -> None:
        """What the file says of itself."""
        self._pdf.set_title(title)
        self._pdf.set_author(author)

    def leaf(
        self,
        what: str,
        front: Callable[[Paper], None],
        back: Callable[[Paper], None] | None = None,
        *,
        lying: bool = False,
    ) -> None:
        """A sheet of paper: its front, and behind it its back, which may be empty."""
        paper = self.paper.turned() if lying else self.paper
        self._page(paper, what)
        front(paper)
        if self.backs:
            self._page(paper)
            if back:
                back(paper)

    def spread(self, *sides: tuple[str, Callable[[Paper], None]]) -> None:
        """Pages that are the two sides of one sheet where backs are printed."""
        for what, draw in sides:
            self._page(self.paper, what)
            draw(self.paper)

    def _page(self, paper: Paper, what: str = "") -> None:
        self._pdf.add_page(format=(paper.width, paper.height))
        if not what:
            return
        side = (paper.width - 2 * CARD[0] - 2 * BLEED) / 2
        width = paper.width / 2 - side - BLEED - 1
        top = paper.height - FOOT + 5
        small = Type(size=6.2, colour=FAINT, leading=1.22)
        self.fitted(self._foot.deck, Box(side + 1, top, width, 7.5), small)
        self.fitted(f"{what} · {self._foot.game}", Box(paper.width / 2 + BLEED, top, width, 7.5), small, "R")

    @property
    def pages(self) -> int:
        return len(self._pdf.pages)

    def written(self) -> bytes:
        """The whole file."""
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Close the files of the fonts, which fpdf2 leaves open."""
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    # --- drawing ---

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: str, width: float, dash: float = 0.0
    ) -> None:
        """A straight line."""
        with self._pdf.local_context(draw_color=colour, line_width=width):
            if dash:
                self._pdf.set_dash_pattern(dash=dash, gap=dash)
            self._pdf.line(*start, *end)
            if dash:
                self._pdf.set_dash_pattern()

    def filled(self, box: Box, colour: str, corner: float = 0.0) -> None:
        """A rectangle of one colour."""
        with self._pdf.local_context(fill_color=colour):
            rounded: dict[str, Any] = {"round_corners": True, "corner_radius": corner} if corner else {}
            self._pdf.rect(box.x, box.y, box.w, box.h, style="F", **rounded)

    def framed(self, box: Box, colour: str, width: float, corner: float = 0.0) -> None:
        """The outline of a rectangle."""
        with self._pdf.local_context(draw_color=colour, line_width=width):
            rounded: dict[str, Any] = {"round_corners": True, "corner_radius": corner} if corner else {}
            self._pdf.rect(box.x, box.y, box.w, box.h, style="D", **rounded)

    def disc(self, middle: tuple[float, float], radius: float, fill: str | None, edge: str | None = None) -> None:
        """A circle, filled or drawn or both."""
        style = ("D" if edge else "") + ("F" if fill else "")
        with self._pdf.local_context(fill_color=fill or "#000000", draw_color=edge or "#000000", line_width=0.2):
            self._pdf.circle(*middle, radius, style=style)

    def picture(self, content: bytes, box: Box, description: str = "") -> None:
        """A JPEG; the same bytes are stored once, however often they are drawn. A description is read aloud."""
        self._pdf.image(io.BytesIO(content), box.x, box.y, box.w, box.h, alt_text=description or None)

    def drawing(self, svg: str, box: Box) -> None:
        """An SVG, as lines and not as pixels. It is read once, however often it is drawn."""
        key = (svg, round(box.w / box.h, 3))
        if key not in self._drawn:
            self._drawn[key] = self._recorded(svg, box)
        stream, width, height = self._drawn[key]
        k, size = self._pdf.k, box.w / width
        x, y = box.x * k, (self._pdf.h - box.y - size * height) * k
        self._pdf._resource_catalog.index_stream_resources(stream, self._pdf.page)  # noqa: SLF001 - as image() does
        self._pdf._out(f"q {size:.5f} 0 0 {size:.5f} {x:.3f} {y:.3f} cm {stream} Q")  # noqa: SLF001

    def _recorded(self, svg: str, box: Box) -> tuple[str, float, float]:
        """What draws an SVG in the upper left corner of a page, with its width and the page's height."""
        contents = self._pdf.pages[self._pdf.page].contents
        assert isinstance(contents, bytearray)
        before = len(contents)
        self._pdf.image(io.BytesIO(svg.encode()), 0, 0, box.w, box.h)
        stream = bytes(contents[before:]).decode("latin-1")
        del contents[before:]
        return stream, box.w, self._pdf.h

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        """Only what is inside of the box is drawn."""
        with self._pdf.rect_clip(box.x, box.y, box.w, box.h):
            yield

    @contextmanager
    def turned(self, degrees: float, middle: tuple[float, float]) -> Iterator[None]:
        """Turned about a point, against the clock."""
        with self._pdf.rotation(degrees, *middle):
            yield

    # --- text ---

    def text(self, text: str, box: Box, how: Type, align: Align = "L") -> float:
        """Text from the top of the box on, as many lines as it takes; returns its height. **Two stars** are bold."""
        self._set(how)
        self._pdf.set_xy(box.x, box.y)
        step = how.size * POINT * how.leading
        self._pdf.multi_cell(box.w, step, text, align=align, markdown=True, new_x="LEFT", new_y="NEXT")
        return self._pdf.get_y() - box.y

    def height(self, text: str, width: float, how: Type) -> float:
        """How high a text would be."""
        self._set(how)
        step = how.size * POINT * how.leading
        return len(self._lines(text, width, markdown=True)) * step

    def sentence(self, text: str, box: Box, how: Type, align: Align = "L") -> float:
        """A sentence of ours with strangers' names in it: fitted, in our own face, from the left to the right."""
        self._pdf.set_text_shaping(use_shaping_engine=True, direction="ltr")
        high = self._fitted(text, box, how, align, even=False)
        self._pdf.set_text_shaping(use_shaping_engine=True)
        return high

    def fitted(self, text: str, box: Box, how: Type, align: Align = "L", *, even: bool = False) -> float:
        """A stranger's text, as it is, made smaller until it fits into the box; returns its height.

        Even lines are about equally long: no last word stands alone.
        """
        # In one face if there is one that has all of it: letters of two within a word look like a mistake.
        whole = (family for family, font in self._others.items() if font.can_set(text))
        face = how.face if can_set_ourselves(text) else next(whole, how.face)
        return self._fitted(text, box, replace(how, face=face), align, even=even)

    def _fitted(self, text: str, box: Box, how: Type, align: Align, *, even: bool) -> float:
        size = how.size
        while True:
            smaller = replace(how, size=size)
            self._set(smaller)
            step = size * POINT * how.leading
            lines = self._lines(text, box.w, markdown=False)
            if len(lines) * step <= box.h or size < SMALLEST:
                break
            size *= 0.94
        if even:
            lines = self._evened(text, lines, box.w)
        for number, line in enumerate(lines):
            self._set(smaller)
            self._pdf.set_xy(box.x, box.y + number * step)
            self._pdf.cell(box.w, step, line, align=align)
        return len(lines) * step

    def _evened(self, text: str, lines: list[str], width: float) -> list[str]:
        """The lines in the narrowest column that takes no more of them."""
        least, most = width / 2, width
        while len(lines) > 1 and most - least > EVEN:
            tried = (least + most) / 2
            found = self._lines(text, tried, markdown=False)
            if len(found) > len(lines):
                least = tried
            else:
                most, lines = tried, found
        return lines

    def centred(self, text: str, middle: tuple[float, float], how: Type) -> None:
        """One line with its middle there; digits and capitals are 0.7 of the size high."""
        self._set(how)
        width = self._pdf.get_string_width(text)
        self._pdf.text(middle[0] - width / 2, middle[1] + how.size * POINT * 0.35, text)

    def _lines(self, text: str, width: float, *, markdown: bool) -> list[str]:
        """The lines that a text is broken into, in the face that is set."""
        lines = self._pdf.multi_cell(width, None, text, align="L", markdown=markdown, dry_run=True, output="LINES")
        assert isinstance(lines, list)
        return lines

    def _set(self, how: Type) -> None:
        family, _, style = how.face.partition(" ")
        self._pdf.set_font(family, style, how.size)
        # After a text in two faces, fpdf2 takes for set what its last face has replaced.
        self._pdf.current_font_is_set_on_page = False
        self._pdf.set_text_color(how.colour)
