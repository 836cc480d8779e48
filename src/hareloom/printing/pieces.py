"""The hares as tents to fold, the tokens, and the numbers that lie beside the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from hareloom.game.rules import MOST_IMAGES

from .document import FAINT, INK, PAPER, Document, Type
from .hares import GREEN, GREEN_BODY, HARES, RED, RED_BODY, Hare, hare_svg, sign_svg, symbol_svg
from .headings import HEADING, heading
from .marks import crop_marks, fold
from .paper import Box, Paper, body, grid
from .texts import Texts

FOOT_OF_HARE = 9.0
SIDE = 31.0
STRIP = (24.0, 2 * FOOT_OF_HARE + 2 * SIDE)
TOKEN = 7.5
"""A token's radius; the place on the voting board is a little larger."""
PITCH = 20.0
TILE = 26.0
COLUMNS = 8


def print_hares(document: Document, texts: Texts, count: int) -> None:
    """So many hares on one sheet."""

    def front(paper: Paper) -> None:
        heading(document, paper, texts("hares.title"), texts("hares.text"))
        rows = -(-count // 6)
        area = body(paper, HEADING + 8)
        strips = grid(Box(area.x, area.y, area.w, rows * (STRIP[1] + 4)), STRIP, columns=6, rows=rows, gap=4.0)[:count]
        for hare, strip in zip(HARES, strips, strict=False):
            _tent(document, texts, hare, strip)
        crop_marks(document, strips, 0.0)

    document.leaf(texts("sheet.hares"), front)


def _tent(document: Document, texts: Texts, hare: Hare, strip: Box) -> None:
    document.filled(strip, PAPER)
    ridge = strip.middle[1]
    width = strip.w - 3
    height = width * 88 / 78
    x, ground = strip.x + 1.5, ridge + SIDE
    document.drawing(hare_svg(hare), Box(x, ground - height - 2, width, height))
    # The other side of the tent hangs over the ridge; seen from there the hare looks the same way along the track.
    with document.turned(180, strip.middle):
        document.drawing(hare_svg(hare, flip=True), Box(x, ground - height - 2, width, height))
    for y in (ridge - SIDE, ridge, ridge + SIDE):
        fold(document, strip, y)
    for y in (strip.y + FOOT_OF_HARE / 2, strip.bottom - FOOT_OF_HARE / 2):
        document.centred(texts("hares.glue"), (strip.middle[0], y), Type(size=6.5, colour=FAINT))
    document.framed(strip, "#b9ae98", 0.1)


def print_tokens(document: Document, texts: Texts, hares: int, tokens: int, greens: int) -> None:
    """So many tokens for each hare, green ones and a red one where Party is played, and the numbers."""

    def front(paper: Paper) -> None:
        heading(document, paper, texts("tokens.title"), texts("tokens.text"))
        area = body(paper, HEADING)
        own = [(hare.colour, symbol_svg(hare)) for hare in HARES[:hares] for _ in range(tokens)]
        y = _tokens(document, texts("tokens.own"), own, area, area.y + 4)
        if greens:
            signs = [*([(GREEN_BODY, sign_svg(GREEN))] * greens), (RED_BODY, sign_svg(RED))]
            y = _tokens(document, texts("tokens.party"), signs, area, y)
        document.text(texts("tokens.numbers"), Box(area.x, y, area.w, 4), Type("Figtree B", 8.5))
        tiles = grid(Box(area.x, y + 8, area.w, 2 * TILE), (TILE, TILE), columns=6, rows=2, gap=0.0)
        for number, tile in enumerate(tiles, 1):
            document.filled(tile, PAPER)
            document.framed(tile, INK, 0.12)
            document.framed(tile.grown(-2), "#d8c69a", 0.3, corner=2)
            document.centred(str(number), tile.middle, Type("Fraunces", 34))
        assert len(tiles) == MOST_IMAGES

    document.leaf(texts("sheet.tokens"), front)


def _tokens(document: Document, title: str, tokens: Sequence[tuple[str, str]], area: Box, y: float) -> float:
    """Rows of round tokens; returns where the next thing may begin."""
    document.text(title, Box(area.x, y, area.w, 4), Type("Figtree B", 8.5))
    columns = min(COLUMNS, len(tokens))
    rows = -(-len(tokens) // columns)
    places = grid(Box(area.x, y + 6, area.w, rows * PITCH), (PITCH, PITCH), columns, rows, gap=1.5)
    for (colour, sign), place in zip(tokens, places, strict=False):
        document.disc(place.middle, TOKEN + 1, colour)
        document.disc(place.middle, TOKEN, None, INK)
        document.drawing(sign, Box(place.middle[0] - 4.4, place.middle[1] - 4.4, 8.8, 8.8))
    return y + 6 + rows * (PITCH + 1.5) + 3
