"""The track: the page's painted ground, thread and stones, on two lying sheets that are glued together.

The way and the stones are those of the page (web/src/lib/track/); a test compares them.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from pathlib import Path

from PIL import Image

from .document import FAINT, POINT, Document, Type
from .marks import crop_marks
from .paper import Box, Paper
from .pictures import jpeg
from .texts import Texts

GROUND = Path(__file__).parent / "art" / "track-wide.webp"
GOAL = 30
UNITS = (1200.0, 560.0)
RADIUS = 24.0
WAY = (
    (70, 470), (230, 505), (400, 470), (470, 390), (380, 320), (210, 320), (100, 245), (170, 150), (330, 125),
    (480, 165), (560, 260), (590, 390), (690, 490), (850, 500), (990, 440), (1010, 335), (890, 285), (770, 230),
    (790, 130), (905, 92), (992, 164),
)  # fmt: skip

PICTURE = (404.0, 404.0 * UNITS[1] / UNITS[0])
"""The painting in millimetres; it is cut two millimetres within its edge."""
TRIM = 2.0
FLAP = 10.0

PAINT = {  # light, colour and shade
    "plain": ("#f7efdc", "#e2d3b3", "#b49f7a"),
    "five": ("#fbdf9f", "#eebb5f", "#b67f2b"),
    "goal": ("#fffbe9", "#fde9b4", "#e0a445"),
}

Point = tuple[float, float]


def print_track(document: Document, texts: Texts) -> None:
    """Both halves. The left one has a flap that the right one is glued on."""
    with Image.open(GROUND) as opened:
        ground = jpeg(opened.convert("RGB"))
    for part in (1, 2):

        def front(paper: Paper, part: int = part) -> None:
            half = _half(paper, part)
            bleeding = Box(half.x - (TRIM if part == 1 else 0), half.y - TRIM, half.w + TRIM, half.h + 2 * TRIM)
            left = half.x - TRIM - (0 if part == 1 else half.w)
            whole = Box(left, half.y - TRIM, *PICTURE)
            with document.within(bleeding):
                document.picture(ground, whole)
                document.drawing(_stones_svg(), whole)
                _numbers(document, whole, bleeding)
            if part == 1:
                _flap(document, texts, half)
            cut = Box(half.x, half.y, half.w + FLAP, half.h) if part == 1 else half
            crop_marks(document, [cut], TRIM)

        document.leaf(texts("sheet.track", part=part), front, lying=True)


def _half(paper: Paper, part: int) -> Box:
    """One half of the board as it is cut, in the middle of a lying sheet."""
    w, h = (PICTURE[0] - 2 * TRIM) / 2, PICTURE[1] - 2 * TRIM
    x = (paper.width - w - (FLAP if part == 1 else 0)) / 2
    return Box(x, (paper.height - h) / 2 - 1.5, w, h)


def _flap(document: Document, texts: Texts, half: Box) -> None:
    flap = Box(half.right, half.y, FLAP, half.h)
    with document.within(flap):
        for step in range(int(half.h + FLAP) // 4 + 1):
            y = half.y + 4 * step
            document.line((flap.x, y), (flap.right, y - FLAP), "#cfc7b6", 0.15)
    document.framed(flap, "#8a7f6c", 0.15)
    with document.turned(90, flap.middle):
        wide = Box(flap.middle[0] - 40, flap.middle[1] - 2.6, 80, 5.2)
        document.filled(wide, "#ffffff", corner=2)
        document.centred(texts("track.glue"), flap.middle, Type(size=8.5, colour=FAINT))


def _numbers(document: Document, whole: Box, shown: Box) -> None:
    """The stones' numbers, as far as their stones are to be seen."""
    scale = whole.w / UNITS[0]
    near = RADIUS * scale
    how = Type("Fraunces", RADIUS * 0.86 * scale / POINT, "#3a2d1d")
    for number, (x, y) in enumerate(stones()):
        middle = (whole.x + x * scale, whole.y + y * scale)
        if shown.x - near < middle[0] < shown.right + near:
            document.centred(str(number), middle, how)


def curve(through: tuple[Point, ...], steps: int = 24) -> list[Point]:
    """A smooth curve through the points (Catmull-Rom), as many short steps."""
    last = len(through) - 1
    found: list[Point] = []
    for index in range(last):
        a, b, c, d = (through[max(0, min(last, index + by))] for by in (-1, 0, 1, 2))
        times = [step / steps for step in range(steps)]
        found += [(_along(a[0], b[0], c[0], d[0], t), _along(a[1], b[1], c[1], d[1], t)) for t in times]
    return [*found, through[last]]


def _along(a: float, b: float, c: float, d: float, t: float) -> float:
    squared, cubed = (2 * a - 5 * b + 4 * c - d) * t * t, (3 * b - a - 3 * c + d) * t**3
    return 0.5 * (2 * b + (c - a) * t + squared + cubed)


@cache
def stones() -> tuple[Point, ...]:
    """The stones from 0 to the goal, evenly spaced along the way."""
    points = curve(WAY)
    lengths = [0.0]
    for before, after in pairwise(points):
        lengths.append(lengths[-1] + math.dist(before, after))
    found = []
    for number in range(GOAL + 1):
        wanted = lengths[-1] * number / GOAL
        index = max(1, next(at for at, length in enumerate(lengths) if length >= wanted - 1e-6))
        part = (wanted - lengths[index - 1]) / ((lengths[index] - lengths[index - 1]) or 1)
        (x, y), (to_x, to_y) = points[index - 1], points[index]
        found.append((x + (to_x - x) * part, y + (to_y - y) * part))
    return tuple(found)


def rock(radius: float, seed: int) -> str:
    """The outline of a stone: nearly an ellipse, each a little different and always the same."""
    state = seed * 7919 + 13
    corners: list[Point] = []
    for index in range(9):
        state = state * 16807 % 2147483647
        out = radius * (0.93 + state / 2147483647 * 0.13)
        turn = index / 9 * math.pi * 2
        corners.append((math.cos(turn) * out, math.sin(turn) * out * 0.8))
    path = f"M{_between(corners[-1], corners[0])}"
    for corner, following in zip(corners, (*corners[1:], corners[0]), strict=True):
        path += f"Q{corner[0]:.1f} {corner[1]:.1f} {_between(corner, following)}"
    return f"{path}Z"


def _between(a: Point, b: Point) -> str:
    return f"{(a[0] + b[0]) / 2:.1f} {(a[1] + b[1]) / 2:.1f}"


def _kind(stone: int) -> str:
    return "goal" if stone == GOAL else "five" if stone % 5 == 0 else "plain"


@cache
def _stones_svg() -> str:
    thread = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in curve(WAY))
    r = RADIUS
    under = f'stroke="#04080f" stroke-opacity="0.5" stroke-width="{r * 0.34}" transform="translate(0 {r * 0.2})"'
    over = f'stroke="#f5bc5c" stroke-width="{r * 0.17}" stroke-dasharray="{r * 0.5} {r * 0.36}"'
    parts = [f'<path d="{thread}" fill="none" stroke-linecap="round" {line}/>' for line in (under, over)]
    for number, (x, y) in enumerate(stones()):
        size = r * 1.22 if _kind(number) == "goal" else r
        shape = rock(size, number)
        light, colour, shade = PAINT[_kind(number)]
        parts.append(
            f'<g transform="translate({x:.1f} {y:.1f})">'
            f'<ellipse rx="{size * 1.06}" ry="{size * 0.72}" cy="{size * 0.34}" fill="#04080f" fill-opacity="0.55"/>'
            f'<path d="{shape}" transform="translate(0 {size * 0.2:.1f})" fill="{_dark(shade)}"/>'
            f'<path d="{shape}" fill="{colour}" stroke="{light}" stroke-width="1.4"/></g>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 560">{"".join(parts)}</svg>'


def _dark(colour: str) -> str:
    """Half as bright: a stone's side."""
    return "#" + "".join(f"{int(colour[at : at + 2], 16) // 2:02x}" for at in (1, 3, 5))
