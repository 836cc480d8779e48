"""What the pages of a book share: a hare, a row of hares, a heart, a framed picture or what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hareloom.game.values import CardId
from hareloom.printing.document import FAINT, GOLD, PAPER, Document
from hareloom.printing.fonts import printable
from hareloom.printing.hares import HARES, RED, RED_BODY, hare_svg, sign_svg
from hareloom.printing.paper import Box

from .album import Album, Size
from .sheet import Sheet, side
from .words import Words

TALL = 88 / 78
"""How much higher than wide a hare is."""
HEART = HARES[1].symbol
HEART_COLOUR = "#c3314b"


@dataclass(frozen=True, slots=True)
class Desk:
    """All that a page is drawn with."""

    document: Document
    words: Words
    album: Album
    sheet: Sheet

    def hare(self, hare: int, x: float, y: float, wide: float) -> None:
        """A hare with its upper left corner there."""
        self.document.drawing(hare_svg(HARES[hare]), Box(x, y, wide, wide * TALL))

    def hares(self, hares: Sequence[int], box: Box) -> float:
        """A row of hares as high as the box, closer together where there are many; returns its width."""
        wide = box.h / TALL
        step = wide * 1.02
        if len(hares) > 1:
            step = min(step, (box.w - wide) / (len(hares) - 1))
        for place, hare in enumerate(hares):
            self.hare(hare, box.x + place * step, box.y, wide)
        return wide + step * (len(hares) - 1) if hares else 0.0

    def heart(self, x: float, y: float, wide: float) -> None:
        path = f'<path d="{HEART}" fill="{HEART_COLOUR}"/>'
        self.document.drawing(sign_svg(path), Box(x, y, wide, wide))

    def red_token(self, middle: tuple[float, float], radius: float) -> None:
        self.document.disc(middle, radius, RED_BODY, "#ffffff")
        inner = radius * 1.1
        self.document.drawing(sign_svg(RED), Box(middle[0] - inner / 2, middle[1] - inner / 2, inner, inner))

    def picture(self, card: CardId, size: Size, box: Box) -> None:
        """A picture with a narrow mount. One that is not here is told in words."""
        mount = self.sheet.mm(0.9 if size == "large" else 0.4)
        self.document.filled(box.grown(mount), "#efe7d6")
        self.document.framed(box.grown(mount), "#cdbf9f", self.sheet.mm(0.12))
        content = self.album.get(card, size)
        described = printable(self.words.book.descriptions.get(card, ""))
        if content is not None:
            self.document.picture(content, box, described)
            return
        self.document.filled(box, PAPER)
        said = described or self.words.say("no_picture")
        face, points = ("Fraunces", 15.0) if size == "large" else ("Figtree I", 6.5)
        edge = box.w * 0.1
        inner = Box(box.x + edge, box.y + box.h * 0.14, box.w - 2 * edge, box.h * 0.72)
        self.document.line(
            (inner.x, inner.y - edge / 2), (inner.x + edge, inner.y - edge / 2), GOLD, self.sheet.mm(0.3)
        )
        self.document.fitted(said, inner, self.sheet.type(face, points, FAINT), side(said))
