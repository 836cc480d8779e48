"""Water: wave lines, weed, bubbles, light shafts."""

import math
import random

from .paper import at, circle, curve, poly, ribbon


def waves(y, amp, phase=0.0, k=1.0, x0=-20, x1=640):
    """Points of a wave line."""
    return [
        (x, y + amp * math.sin(x / 46 * k + phase) + amp * 0.5 * math.sin(x / 21 * k + phase * 2))
        for x in range(x0, x1 + 1, 22)
    ]


def sea(y, amp, phase=0.0, k=1.0, floor=980):
    """Everything below a wave line."""
    return curve([*waves(y, amp, phase, k), (640, floor, "c"), (-20, floor, "c")])


def crests(y, size, x0=-20, x1=640, phase=0.0, floor=980):
    """A sea of curling paper crests."""
    pts, x, i = [], x0 - phase * size, 0
    while x < x1 + size:
        pts += [
            (x, y + size * 0.34),
            (x + size * 0.36, y + size * 0.10),
            (x + size * 0.62, y - size * 0.16),
            (x + size * 0.86, y - size * 0.10, "c"),
            (x + size * 0.74, y + size * 0.08),
        ]
        x, i = x + size, i + 1
    return curve([*pts, (x1 + 60, floor, "c"), (x0 - 60, floor, "c")], k=0.5)


def weed(x, y, h, seed=0.0, w=7):
    """A ribbon of weed with leaves."""
    line = [(x + 7 * math.sin(i * 1.1 + seed), y - h * i / 7) for i in range(8)]
    return [ribbon(line, w, 1.5)] + [
        at(curve([(0, 0, "c"), (8, -5), (20, -2, "c"), (8, 4)]), *line[i], flip=bool(i % 2), rot=-30)
        for i in range(1, 7)
    ]


def bubbles(x, y, n, seed, h=120, r=4):
    """A rising chain of bubbles."""
    q = random.Random(seed)
    return [circle(x + q.gauss(0, 5) + 4 * math.sin(i), y - h * i / n, r * q.uniform(0.3, 1)) for i in range(n)]


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
