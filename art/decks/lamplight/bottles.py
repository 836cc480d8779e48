"""Two ships in bottles signal to each other along the shelf, but one of the corks has been drawn."""

import random

from art.kit.lamplit.all import Box, curve, lens, mask, poly, put, rect, ribbon, sea, ship, shrink

SENTENCE = "Two ships in bottles signal to each other along the shelf, but one of the corks has been drawn."
KEY = "lilac_rain"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"

HALF = [
    (-26, 0, "c"),
    (-28, 20),
    (-22, 26),
    (-22, 132),
    (-34, 176),
    (-86, 224),
    (-108, 286),
    (-112, 480),
    (-108, 560),
    (-92, 580, "c"),
]


def bottle(x, y, s):
    """The outline of a bottle that stands on y."""
    half = [(x + p[0] * s, y + (p[1] - 580) * s, *p[2:]) for p in HALF]
    return curve([*half, *[(2 * x - p[0], *p[1:]) for p in half[::-1]]], k=0.5)


def fill(b, x, y, s, z, level, flip, seed):
    """A bottle with a sea and a ship in it."""
    glass = mask(bottle(x, y, s))
    inner = shrink(glass, 7 * s)
    b.sheet(z + 40, "#efeafc", m=glass, veil=0.55, trans=0.5, casts=0.4)
    b.sheet(z + 32, "#9a90cf", m=inner * mask(sea(level - 16 * s, 5 * s, seed, 1.3)), trans=0.3, curl=1, casts=0.3)
    hull, rigging, sails = ship()
    at = x + (-9 if flip else 9) * s
    b.sheet(z + 24, "#2c2a58", put(rigging, at, level, 1.3 * s, flip=flip), trans=0.05)
    b.sheet(z + 22, "#fffaf0", put(sails, at, level, 1.3 * s, flip=flip), trans=0.25, curl=2)
    b.sheet(z + 20, "#2c2a58", put(hull, at, level, 1.3 * s, flip=flip), trans=0.04)
    for i, (dy, col) in enumerate(((2, "#7b70bd"), (34, "#6257a6"), (72, "#4f4592"))):
        b.sheet(
            z + 14 - 4 * i, col, m=inner * mask(sea(level + dy * s, 5 * s, seed + 2 * i + 1, 1.4)), trans=0.16, curl=1
        )
    b.sheet(z, "#a79ada", m=glass - inner, veil=0.85, trans=0.3, curl=2)
    shine = [
        ribbon([(x - 88 * s, y - 300 * s), (x - 92 * s, y - 180 * s), (x - 88 * s, y - 70 * s)], 7 * s, 3 * s),
        ribbon([(x - 60 * s, y - 366 * s), (x - 80 * s, y - 336 * s)], 8 * s, 5 * s),
        ribbon([(x - 13 * s, y - 540 * s), (x - 13 * s, y - 450 * s)], 5 * s, 3 * s),
    ]
    b.sheet(z - 4, "#ffffff", shine, veil=0.7, trans=0.3, casts=0)


def draw():
    """Two bottles on a shelf before a rainy pane; a yellow beam goes from one to the other."""
    b = Box(KEY, glow_at=(330, 330), glow_r=420, sharp=(20, 190), aperture=0.03, mat_seed=74)
    r = random.Random(8)
    rain = []
    for _ in range(46):
        x, y, l = r.uniform(-20, 640), r.uniform(-20, 700), r.uniform(40, 110)
        rain.append(lens([(x, y), (x - l * 0.12, y + l / 2), (x - l * 0.24, y + l)], 1.5))
    b.sheet(196, "#dcd4f2", rect(-20, -20, 640, 960), trans=0.6, tex=0.5, holes=[(rain, "#ffffff", 0.8, 0.2)])
    b.sheet(150, "#8f7fb8", rect(-20, 756, 640, 200), trans=0.1)
    b.sheet(34, "#5d4c86", rect(-20, 826, 640, 100), trans=0.06, curl=2)
    b.sheet(120, "#a392c8", poly([(-20, 770), (640, 770), (640, 840), (-20, 840)]), trans=0.1)
    fill(b, 150, 790, 0.84, 78, 626, True, 2.0)
    fill(b, 416, 822, 1.15, 44, 596, False, 0.5)
    beam = poly([(188, 536), (188, 541), (384, 494), (384, 466)])
    b.sheet(94, "#ffe48a", beam, veil=0.75, trans=1.0, casts=0)
    b.lamp(196, 537, 92, "#ffd25a", 0.5, size=6, show=7)
    b.lamp(386, 480, 58, "#ffd25a", 0.6, size=6, show=8)
    cork = curve([(-17, -44, "c"), (17, -44, "c"), (13, 0, "c"), (-13, 0, "c")])
    b.sheet(74, "#c98d4e", put(cork, 150, 790 - 580 * 0.84 + 20, 1.04), trans=0.1, curl=2)
    b.sheet(30, "#d9a05c", put([cork], 236, 842, 1.15, rot=78), trans=0.1, curl=2)
    return b.render(exposure=1.03)
