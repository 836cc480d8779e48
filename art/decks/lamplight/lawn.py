"""He has mown the whole lawn, but goes round the place where she used to lie."""

import math
import random
from itertools import pairwise

from art.kit.lamplit.all import Box, at, circle, curve, frontal, overhead, person, poly, put, rect, ribbon

SENTENCE = "He has mown the whole lawn, but goes round the place where she used to lie."
KEY = "mint"
FRAME = "overhead"
MOOD = "grief"
PROTAGONIST = "adult"

HER = (250, 330)  # the middle of the place
TURN = -24


def bent(x, y):
    """A point of a stripe, pushed aside by the place."""
    dx, dy = x - HER[0], y - HER[1]
    push = 74 * math.exp(-((dx / 120) ** 2) - (dy / 210) ** 2)
    return x + push * math.tanh(dx / 26), y


def stripe(x0, x1):
    """One breadth of the mower, from edge to edge of the card."""
    rows = range(-20, 921, 40)
    return curve([*[bent(x0, y) for y in rows], *[bent(x1, y) for y in rows][::-1]], k=0.5)


def blades(n, seed):
    """Long grass about the outline of a woman lying on her back, one arm over her head."""
    r, out = random.Random(seed), []
    for _ in range(n):
        x, y, a = r.gauss(0, 17), r.uniform(-104, 6), r.uniform(0, 360)
        if abs(x) < 17 + 7 * math.sin((y + 20) / 16):
            out.append(at(poly([(-1.2, 0), (r.uniform(-2, 2), -r.uniform(7, 13)), (1.2, 0)]), x, y, rot=a))
    return out


def draw():
    """Stripes of mown lawn bend round an uncut shape; the mower stands at its end."""
    b = Box(KEY, glow_at=(250, 330), glow_r=460, sharp=(10, 240), aperture=0.03, mat_seed=31)
    b.slant = (-0.75, -0.5)
    edges = [-60 + 52 * i for i in range(15)]
    b.sheet(150, "#7fc796", rect(-20, -20, 640, 940), trans=0.1)
    for i, (x0, x1) in enumerate(pairwise(edges)):
        if i % 2:
            b.sheet(142, "#a9e2b4", stripe(x0, x1), trans=0.1, curl=1)
    her = frontal("woman", arms=((16, 8), (150, 172)), legs=((7, 3), (4, 0)), coat=0.62, flare=1.5, hair_="long")
    hx, hy = HER[0] + 66, HER[1] + 150
    for z, s, col, seed in ((132, 3.3, "#58ab7c", 1), (122, 3.1, "#3f9468", 2)):
        b.sheet(z, col, put(her, hx, hy, s, rot=TURN), put(blades(420, seed), hx, hy, s, rot=TURN), trans=0.1, curl=2)
    b.sheet(104, "#1f6146", put(her, hx, hy, 2.95, rot=TURN), trans=0.1, curl=3)
    # the man and his mower, with the evening sun low behind them
    mx, my = 486, 742
    mower = [rect(-26, -62, 52, 24), circle(-29, -50, 5, 13), circle(29, -50, 5, 13), ribbon([(0, -40), (0, -14)], 5)]
    pushing = person("man", lean=14, near=(40, 66), far=(36, 60), head=22, hat_="straw")
    b.shade(142, put(pushing, mx, my, 1.7, rot=118), strength=0.62, soft=1.6)
    b.sheet(60, "#27445a", put(mower, mx, my, 1.0, rot=-8), trans=0.05)
    b.sheet(52, "#f3efe2", put(overhead("man", None, (70, 70), 0.0), mx, my, 1.15, rot=-8), trans=0.06)
    b.sheet(44, "#e0583a", circle(mx, my - 2, 17, 16), trans=0.08, curl=2)
    b.sheet(40, "#c9472c", circle(mx, my - 2, 9, 8.4), trans=0.08, curl=2)
    return b.render(exposure=1.04)
