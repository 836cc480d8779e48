"""Water: wave lines, weed, bubbles, light shafts."""

import math

from .paper import at, curve, poly, ribbon


def waves(y, amp, phase=0.0, k=1.0, x0=-20, x1=640):
    """Points of a wave line."""
    return [
        (x, y + amp * math.sin(x / 46 * k + phase) + amp * 0.5 * math.sin(x / 21 * k + phase * 2))
        for x in range(x0, x1 + 1, 22)
    ]


def sea(y, amp, phase=0.0, k=1.0, floor=980):
    """Everything below a wave line."""
    return curve([*waves(y, amp, phase, k), (640, floor, "c"), (-20, floor, "c")])


def weed(x, y, h, seed=0.0, w=7):
    """A ribbon of weed with leaves."""
    line = [(x + 7 * math.sin(i * 1.1 + seed), y - h * i / 7) for i in range(8)]
    return [ribbon(line, w, 1.5)] + [
        at(curve([(0, 0, "c"), (8, -5), (20, -2, "c"), (8, 4)]), *line[i], flip=bool(i % 2), rot=-30)
        for i in range(1, 7)
    ]


def shafts(x, y, l, angles, w0=6, w1=60):
    """Light shafts that widen from x,y, for vellum; angles in degrees from straight down."""
    out = []
    for a in angles:
        a = math.radians(a)
        ex, ey, nx, ny = x - math.sin(a) * l, y + math.cos(a) * l, math.cos(a), math.sin(a)
        out.append(
            poly(
                [
                    (x - nx * w0, y - ny * w0),
                    (x + nx * w0, y + ny * w0),
                    (ex + nx * w1, ey + ny * w1),
                    (ex - nx * w1, ey - ny * w1),
                ]
            )
        )
    return out
