"""For a hundred years every plough has swerved round the same spot, although nothing lies there."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, poly, put, rect, ribbon, tones

SENTENCE = "For a hundred years every plough has swerved round the same spot, although nothing lies there."
KEY = "acid_yellow"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "adult"

SPOT = (372, 352)
TURN = math.radians(-32)  # of the furrows on the card


def field(u, v):
    """A point of the field on the card: u along the furrow, v across; furrows bend round the spot."""
    push = 92 * math.exp(-((u / 190) ** 2) - (v / 260) ** 2)
    v = v + push * math.tanh(v / 34)
    return SPOT[0] + u * math.cos(TURN) - v * math.sin(TURN), SPOT[1] + u * math.sin(TURN) + v * math.cos(TURN)


def band(v0, v1):
    """One furrow, from edge to edge of the card."""
    us = range(-820, 821, 40)
    return curve([*[field(u, v0) for u in us], *[field(u, v1) for u in us][::-1]], k=0.5)


def place(u, v):
    """Where something stands in the field, and how it is turned along the furrow."""
    (x0, y0), (x1, y1) = field(u - 4, v), field(u + 4, v)
    return (x0 + x1) / 2, (y0 + y1) / 2, math.degrees(math.atan2(y1 - y0, x1 - x0))


WHEELS = [
    rect(-30, -33, 38, 15),
    rect(-30, 18, 38, 15),
    rect(30, -24, 22, 9),
    rect(30, 15, 22, 9),
]  # of a tractor from above
HOOD = curve([(-2, -12, "c"), (40, -11), (52, -7), (54, 0), (52, 7), (40, 11), (-2, 12, "c")])
PLOUGH = [
    ribbon([(-24, 0), (-58, 0)], 5),
    ribbon([(-44, -14), (-74, 16)], 5),
    *[
        poly([(x, y - 5), (x + 15, y - 2), (x + 11, y + 6), (x - 2, y + 4)])
        for x, y in ((-52, -12), (-64, 0), (-76, 12))
    ],
]


def draw():
    """A yellow field from above whose furrows open like an eye; a team has just gone by."""
    b = Box(KEY, glow_at=SPOT, glow_r=420, sharp=(10, 240), aperture=0.02, mat_seed=60, sun_power=0.92)
    b.slant = (-0.3, -0.22)
    r = random.Random(12)
    b.sheet(112, "#f8e25c", rect(-20, -20, 640, 940), trans=0.1)
    w, last = 36, 8
    ridge = tones("#cf9c16", "#8a640c", 22)
    for side in (-1, 1):
        for i in range(1, 20 if side < 0 else last):
            v0, v1 = side * (w * i - 14), side * (w * (i + 0.58) - 14)
            b.sheet(100, ridge[i], band(v0, v1), trans=0.08, curl=4)
    # the furrow in work, then stubble
    half = w * last - 14
    us = range(-820, -199, 40)
    fresh = curve([*[field(u, half) for u in us], *[field(u, half + w * 0.58) for u in us][::-1]], k=0.5)
    b.sheet(100, "#5f420c", fresh, trans=0.08, curl=4)
    straw = []
    for _ in range(1000):
        u, v = r.uniform(-700, 700), r.uniform(half + w * 1.3, half + 560)
        x, y, a = place(u, v)
        straw.append(put(rect(-4, -0.9, r.uniform(6, 11), 1.8), x, y, rot=a + r.uniform(-14, 14)))
    b.sheet(106, "#c8a022", straw, trans=0.1)
    # the tractor and its driver
    x, y, a = place(-150, half + 10)
    b.sheet(88, "#4a2c14", put(PLOUGH, x, y, 1.15, rot=a), trans=0.05, curl=1)
    b.sheet(
        84,
        "#2c2820",
        put([*WHEELS, rect(36, -22, 8, 44), rect(-16, -26, 8, 52)], x, y, 1.15, rot=a),
        trans=0.05,
        curl=2,
    )
    b.sheet(
        74,
        "#1f4fa0",
        put([HOOD, curve([(-26, -17), (-4, -18), (4, -14), (4, 14), (-4, 18), (-26, 17)])], x, y, 1.15, rot=a),
        trans=0.05,
        curl=3,
    )
    b.sheet(
        68, "#3f74c4", put(curve([(4, -5), (42, -5), (46, 0), (42, 5), (4, 5)]), x, y, 1.15, rot=a), trans=0.05, curl=2
    )
    b.sheet(
        62,
        "#e9d9b0",
        put([circle(-12, -14, 5), circle(-12, 14, 5), circle(-14, 0, 9, 14)], x, y, 1.15, rot=a),
        trans=0.05,
        curl=2,
    )
    b.sheet(54, "#fff6cc", put(circle(-13, 0, 14), x, y, 1.15, rot=a), trans=0.08, curl=3)
    b.sheet(48, "#e6c860", put(circle(-13, 0, 7.5), x, y, 1.15, rot=a), trans=0.08, curl=3)
    return b.render(exposure=1.04)
