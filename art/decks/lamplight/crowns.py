"""The trees lean together above the clearing, but leave open the shape of the one that was felled."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, at, circle, colour, curve, drift, leaf, mask, ribbon

SENTENCE = "The trees lean together above the clearing, but leave open the shape of the one that was felled."
KEY = "mint"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "nobody"

CLUMPS = [  # the crown of the missing tree: x, y, radius
    (170, 420, 66),
    (126, 340, 58),
    (190, 300, 74),
    (160, 220, 56),
    (244, 200, 70),
    (316, 140, 66),
    (380, 196, 70),
    (300, 270, 84),
    (430, 260, 66),
    (470, 350, 60),
    (400, 340, 78),
    (448, 430, 58),
    (376, 448, 50),
    (232, 392, 60),
]
LIMBS = [
    [(300, 800), (304, 700), (296, 600), (300, 500), (302, 330)],
    [(298, 590), (250, 520), (190, 470), (150, 420)],
    [(300, 560), (360, 500), (420, 460), (456, 420)],
    [(302, 640), (226, 590), (176, 560)],
    [(300, 620), (380, 570), (430, 556)],
]


def crown(seed):
    """The missing tree: limbs, and clumps edged with leaves."""
    r, out = random.Random(seed), []
    for i, l in enumerate(LIMBS):
        out.append(ribbon(l, 1, wf=(lambda t: 34 + 26 * (1 - t) ** 5 - 12 * t) if not i else (lambda t: 22 - 12 * t)))
    for x, y, k in [*CLUMPS, (170, 560, 34), (440, 552, 34)]:
        out.append(circle(x, y, k * 0.8, k * 0.72))
        for _ in range(int(k * 0.7)):
            a = r.uniform(0, math.tau)
            out.append(
                at(
                    leaf(r.uniform(20, 32), 0.3),
                    x + math.cos(a) * k * 0.7,
                    y + math.sin(a) * k * 0.62,
                    rot=math.degrees(a) + r.uniform(-50, 50),
                )
            )
    return out


def strewn(hole, n, seed, l):
    """Leaves along the edge of an opening."""
    r, out = random.Random(seed), []
    ys, xs = np.nonzero((hole > 0.2) & (hole < 0.8))
    k = hole.shape[1] / 600
    for _ in range(n):
        i = r.randrange(len(xs))
        out.append(at(leaf(l * r.uniform(0.6, 1.1), 0.27), xs[i] / k, ys[i] / k, rot=r.uniform(0, 360)))
    return out


def draw():
    """Layers of leaves with one opening, bright, in the shape of a tree; below it the stump."""
    b = Box(KEY, glow_at=(304, 320), glow_r=340, sharp=(10, 300), aperture=0.02, mat_seed=44, glow=1.1, sun_power=0.62)
    b.slant = (-0.2, -0.26)
    shape = crown(5)
    steps = [  # z, swell, cut, colour, trans, leaf
        (220, 4, 0.45, "#b4e6a8", 0.5, 16),
        (196, 16, 0.34, "#86cf8c", 0.4, 20),
        (170, 34, 0.26, "#57b078", 0.3, 24),
        (142, 60, 0.2, "#358c68", 0.2, 30),
    ]
    for i, (z, swell, cut, col, t, l) in enumerate(steps):
        hole = drift(shape, r=swell, cut=cut) if i else mask(shape)
        near = mask(strewn(hole, 260 - 30 * i, 60 + i, l))
        b.sheet(z, col, m=np.maximum(1 - hole, near), trans=t, curl=3)
    # the others stand round it and lean in
    far_ones = [
        [(150, 920), (160, 760), (128, 640), (70, 500), (46, 380)],
        [(470, 920), (450, 780), (490, 640), (540, 520), (570, 400)],
    ]
    far_ones += [
        [(160, 740), (190, 690), (216, 660)],
        [(452, 760), (420, 700), (400, 668)],
        [(128, 640), (88, 610), (30, 600)],
    ]
    near_ones = [
        [(40, 940), (64, 760), (34, 560), (20, 380), (60, 200), (140, 92)],
        [(572, 940), (548, 720), (578, 520), (582, 340), (548, 190), (470, 84)],
    ]
    near_ones += [
        [(56, 700), (100, 640), (116, 600)],
        [(30, 360), (76, 300), (96, 250)],
        [(556, 660), (510, 610), (494, 580)],
        [(584, 330), (536, 290), (520, 240)],
    ]
    for z, col, some, w in ((120, "#2b6e58", far_ones, 24), (84, "#174a42", near_ones, 44)):
        wide = [w, w * 1.1] + [w * 0.4] * 4
        b.sheet(z, col, [ribbon(l, k, k * 0.14) for l, k in zip(some, wide, strict=False)], trans=0.08, curl=2)
    for z, col, spots, l, seed in (
        (
            70,
            "#2c7a5a",
            [(-10, 120), (30, 40), (10, 260), (590, 60), (600, 200), (560, 10), (-10, 420), (610, 380)],
            44,
            3,
        ),
        (56, "#195546", [(-20, 60), (-16, 200), (620, 120), (616, 0), (40, -10), (620, 300)], 52, 4),
    ):
        r = random.Random(seed)
        b.sheet(
            z,
            col,
            [
                at(leaf(l * r.uniform(0.6, 1), 0.28), x + r.gauss(0, 24), y + r.gauss(0, 30), rot=r.uniform(0, 360))
                for x, y in spots
                for _ in range(26)
            ],
            trans=0.1,
            curl=2,
        )
    # the stump
    floor = [(-20, 838), (120, 822), (300, 832), (470, 820), (640, 836), (640, 960), (-20, 960)]
    b.sheet(96, "#1d5748", curve(floor), trans=0.06, curl=3)
    stump = [
        (236, 782),
        (372, 782),
        (376, 822),
        (420, 864),
        (372, 856),
        (330, 878),
        (290, 858),
        (250, 876),
        (236, 856),
        (188, 866),
        (232, 822),
    ]
    b.sheet(48, "#3a4a3c", curve(stump), trans=0.05, curl=3)
    rings = [
        ribbon(
            [(304 + 66 * k * math.cos(a), 782 + 20 * k * math.sin(a)) for a in [i * math.tau / 24 for i in range(25)]],
            1.6,
        )
        for k in (0.78, 0.54, 0.32, 0.12)
    ]
    b.sheet(42, "#f6e9c4", circle(304, 782, 69, 21), trans=0.1, curl=2, holes=[(rings, "#a88a5a", 0.3)])

    def sky(X, Y, light):
        t = np.clip(np.hypot(X - 304, (Y - 320) * 0.7) / 360, 0, 1)[..., None]
        return colour("#fffdf0") * (1 - t) * 1.15 + colour("#d2f4e6") * t

    b.paint_back = sky
    return b.render()
