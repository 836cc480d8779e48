"""For a hundred years every plough has swerved round the same spot, although nothing lies there."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, overhead, poly, put, rect, ribbon, tones

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


OX = [  # from above, walking to the right, about 0,0
    curve([(-34, 0), (-30, -12), (-8, -14), (16, -12), (26, -6), (28, 0), (26, 6), (16, 12), (-8, 14), (-30, 12)]),
    curve([(24, -6), (38, -7), (50, -4), (53, 0), (50, 4), (38, 7), (24, 6)]),
    ribbon([(38, -5), (42, -15), (52, -18)], 4, 1.4),
    ribbon([(38, 5), (42, 15), (52, 18)], 4, 1.4),
    ribbon([(-33, 0), (-44, 4), (-52, 2)], 3.4, 1.4),
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
    us = range(-820, -179, 40)
    fresh = curve([*[field(u, half) for u in us], *[field(u, half + w * 0.58) for u in us][::-1]], k=0.5)
    b.sheet(100, "#5f420c", fresh, trans=0.08, curl=4)
    straw = []
    for _ in range(1000):
        u, v = r.uniform(-700, 700), r.uniform(half + w * 1.3, half + 560)
        x, y, a = place(u, v)
        straw.append(put(rect(-4, -0.9, r.uniform(6, 11), 1.8), x, y, rot=a + r.uniform(-14, 14)))
    b.sheet(106, "#c8a022", straw, trans=0.1)
    # man, plough, oxen
    for du, dv, col in ((70, -13, "#7a3c1e"), (66, 17, "#94502a")):
        x, y, a = place(-178 + du, half + 8 + dv)
        b.sheet(72, col, put(OX, x, y, 0.92, rot=a), trans=0.05, curl=3)
    x, y, a = place(-184, half + 10)
    b.sheet(
        78,
        "#4a2c14",
        put(
            [
                ribbon([(-10, 0), (64, 0)], 4),
                ribbon([(60, -22), (60, 24)], 5),
                ribbon([(-10, 0), (-34, -7)], 3.4),
                ribbon([(-10, 0), (-34, 7)], 3.4),
                poly([(-14, -5), (8, -3), (4, 9), (-12, 7)]),
            ],
            x,
            y,
            rot=a,
        ),
        trans=0.05,
    )
    mx, my, a = place(-230, half + 10)
    b.sheet(66, "#1f4fa0", put(overhead("man", None, (70, 70), 0.4), mx, my, 1.25, rot=a + 90), trans=0.05, curl=2)
    b.sheet(56, "#fff6cc", put(circle(0, 0, 17), mx, my, 1.1), trans=0.08, curl=3)
    b.sheet(50, "#e6c860", put(circle(0, 0, 8.5), mx, my, 1.1), trans=0.08, curl=3)
    return b.render(exposure=1.04)
