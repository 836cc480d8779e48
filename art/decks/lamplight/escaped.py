"""The horses of the carousel have escaped, but on the open plain they still run in a circle."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, horse_galloping, lens, mask, poly, put, rect, stretch

SENTENCE = "The horses of the carousel have escaped, but on the open plain they still run in a circle."
KEY = "market"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "animal"

MID, WIDE, HIGH = (300, 604), 236, 142
COLOURS = ["#c8382f", "#2f8f5a", "#f6ead2", "#3f5a8c", "#e8a03a", "#8a3a5c", "#f6ead2", "#2f7f86", "#7a2f3a"]


def ellipse(k):
    """The ring's edge, k times as wide as where they run."""
    turn = [i * math.pi / 40 for i in range(80)]
    return poly([(MID[0] + WIDE * k * math.cos(a), MID[1] + 12 + HIGH * k * math.sin(a)) for a in turn])


def draw():
    """A trodden ring on an empty plain; the poles are still in their backs."""
    b = Box(KEY, glow_at=(430, 200), glow_r=380, sharp=(10, 280), aperture=0.03, mat_seed=120, edge="#f5a070")
    r = random.Random(2)
    b.sheet(
        250,
        "#f0a070",
        curve([(-20, 312), (120, 284), (300, 304), (480, 278), (640, 306), (640, 600), (-20, 600)]),
        trans=0.4,
    )
    # the carousel they have left: its roof and one post
    cx, cy = 456, 334
    stripes = [poly([(cx - 64 + 32 * i, cy - 62), (cx, cy - 116), (cx - 48 + 32 * i, cy - 62)]) for i in range(4)]
    b.sheet(
        238,
        "#f8e6c4",
        poly([(cx - 66, cy - 62), (cx, cy - 116), (cx + 66, cy - 62)]),
        rect(cx - 4, cy - 64, 8, 74),
        trans=0.2,
    )
    b.sheet(234, "#c8382f", stripes, rect(cx - 66, cy - 66, 132, 9), trans=0.15)
    plain = mask(curve([(-20, 350), (300, 330), (640, 344), (640, 940), (-20, 940)]))
    b.sheet(216, "#f4c486", m=plain * (1 - mask(ellipse(1.15)) + mask(ellipse(0.82))), trans=0.15, curl=3)
    b.sheet(232, "#b8683c", rect(-20, 420, 640, 400), trans=0.1)
    cracks = []
    for _ in range(40):
        x, y, l = r.uniform(20, 580), r.uniform(380, 890), r.uniform(14, 50)
        if not 0.6 < math.hypot((x - MID[0]) / WIDE, (y - MID[1]) / HIGH) < 1.4:
            cracks.append(lens([(x, y), (x + l / 2, y + r.uniform(-3, 3)), (x + l, y)], 2))
    b.sheet(214, "#e0a868", cracks, trans=0.1, casts=0)
    for i, col in enumerate(COLOURS):
        a = 2 * math.pi * (i + 0.3) / len(COLOURS)
        x, y = MID[0] + WIDE * math.cos(a), MID[1] + HIGH * math.sin(a)
        s = 0.78 + 0.42 * math.sin(a)
        slim = max(0.42, abs(math.sin(a)) ** 0.7)
        body = stretch(horse_galloping(), slim if math.sin(a) > 0 else -slim, 1)
        z = 190 - 100 * (math.sin(a) + 1) / 2
        b.sheet(z + 1, "#fff0c8", put([rect(-2.6, -164, 5.2, 106), circle(0, -166, 5)], x, y + 24, s), trans=0.1)
        b.sheet(z, col, put(body, x, y + 24, s), trans=0.06, curl=2)
    return b.render(exposure=1.03)
