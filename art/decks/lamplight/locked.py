"""The stags have locked their antlers to fight, but a bird has built between them, and neither may move."""

import math
import random

import numpy as np
import skia

from art.kit.lamplit.all import Box, circle, curve, flat, lens, mask, put, rect, ribbon
from art.kit.lamplit.paper import blur, noise

SENTENCE = "The stags have locked their antlers to fight, but a bird has built between them, and neither may move."
KEY = "lilac_rain"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "animal"

BODY = [
    (4, -112),
    (8, -130),
    (24, -146),
    (44, -150),
    (76, -143),
    (108, -143),
    (134, -152),
    (156, -157),
    (180, -150),
    (204, -136),
    (224, -122),
    (238, -108),
    (247, -88),
    (252, -66),
    (250, -55),
    (241, -52),
    (232, -58),
    (226, -72),
    (216, -84),
    (206, -84),
    (198, -72),
    (190, -58, "c"),
    (184, -66),
    (178, -54, "c"),
    (170, -64),
    (158, -68),
    (128, -74),
    (96, -80),
    (70, -88),
    (44, -84),
    (16, -92),
]
HIND = [
    (8, -118),
    (30, -134),
    (58, -116),
    (66, -92),
    (54, -74),
    (40, -60),
    (31, -46),
    (33, -34),
    (38, -14),
    (44, -4),
    (40, 2, "c"),
    (26, 2, "c"),
    (28, -8),
    (21, -32),
    (16, -46),
    (20, -60),
    (22, -76),
    (10, -96),
]
FORE = [
    (150, -120),
    (178, -110),
    (182, -84),
    (176, -64),
    (174, -46),
    (176, -38),
    (170, -14),
    (172, -3),
    (168, 2, "c"),
    (154, 2, "c"),
    (158, -8),
    (162, -36),
    (160, -48),
    (158, -66),
    (150, -90),
]


HORNS = [  # in profile, for the shadow
    [(228, -120), (236, -146), (258, -166), (288, -172), (316, -164), (336, -142)],
    [(228, -116), (250, -112), (274, -120)],
    [(252, -162), (262, -184), (280, -196)],
    [(284, -172), (300, -190), (320, -196)],
    [(228, -112), (246, -98), (272, -92), (304, -96), (330, -112)],
    [(262, -93), (276, -78), (294, -74)],
    [(222, -122), (204, -146), (192, -152)],
]
BACK = [  # from above, facing up, right half from the nose round to the tail
    (0, -190),
    (9, -189),
    (15, -182),
    (16, -170),
    (20, -158),
    (26, -146),
    (23, -130),
    (22, -118),
    (30, -106, "c"),
    (27, -96),
    (37, -84, "c"),
    (33, -74),
    (43, -60, "c"),
    (44, -46),
    (48, -22),
    (46, 8),
    (40, 40),
    (39, 68),
    (46, 96),
    (45, 124),
    (34, 146),
    (16, 156),
    (6, 158),
    (4, 162),
    (0, 164),
]
BEAM = [(10, -144), (42, -154), (76, -178), (90, -218), (80, -260), (92, -306)]
TINES = [
    [(22, -149), (27, -168), (20, -192)],
    [(62, -166), (62, -188), (50, -212)],
    [(86, -196), (110, -202), (128, -222)],
    [(86, -240), (66, -248), (54, -268)],
    [(82, -268), (104, -274), (116, -294)],
    [(84, -284), (70, -292), (64, -314)],
]
EAR = [(14, -130), (26, -140), (44, -140, "c"), (38, -128), (24, -120), (14, -122)]
LEGS = [  # each leg from above: from under the body to the hoof, and how far the left one is behind the right one
    ([(28, -26), (44, -44), (54, -62), (53, -84)], 30),
    ([(26, 96), (52, 118), (60, 146), (54, 162), (57, 176)], -26),
]


def both(pts):
    """The right half of a beast and its left half."""
    return [*pts, *[(-p[0], *p[1:]) for p in pts[::-1] if p[0] > 0]]


def stag():
    """A stag from above in sheets: legs, hooves, body, ears, antlers."""
    legs, hooves = [], []
    for pts, lag in LEGS:
        for m, d in ((1, 0), (-1, lag)):
            p = [(x * m, y + d) for x, y in pts]
            legs.append(ribbon(p, 34, 9))
            hooves.append(ribbon([p[-1], (p[-1][0], p[-1][1] + (9 if d < 0 or lag < 0 else -9))], 11, 8))
    ears = [curve([(x * m, *p) for x, *p in EAR]) for m in (1, -1)]
    horns = []
    for m in (1, -1):
        horns.append(ribbon([(x * m, y) for x, y in BEAM], 15, 6))
        horns += [ribbon([(x * m, y) for x, y in t], 10, 3.5) for t in TINES]
    return legs, hooves, curve(both(BACK), k=0.9), ears, horns


def leaning(shape, at, along, fall, s):
    """A shape in profile as a shadow: its length along the beast, its height along the fall of the light."""
    m, out = skia.Matrix(), []
    m.setAll(along[0] * s, -fall[0] * s, at[0], along[1] * s, -fall[1] * s, at[1], 0, 0, 1)
    for path in flat(shape):
        q = skia.Path()
        path.transform(m, q)
        out.append(q)
    return out


def leg(pts, dx, bend=0.0):
    """A leg in profile moved, and turned a little about its upper end."""
    x0, y0 = pts[0][0], pts[0][1]
    c, n = math.cos(bend), math.sin(bend)
    turned = [
        (x0 + dx + (p[0] - x0) * c - (p[1] - y0) * n, y0 + (p[0] - x0) * n + (p[1] - y0) * c, *p[2:]) for p in pts
    ]
    return curve(turned, k=0.8)


def grass(x, y, fall, r):
    """A few dry stalks that look up at us, and their long shadows."""
    stalks, cast = [], []
    for _ in range(6):
        px, py, h, a = x + r.uniform(-14, 14), y + r.uniform(-10, 10), r.uniform(26, 50), r.uniform(-0.5, 0.5)
        top = (px + (px - 300) * 0.05 + 8 * a, py + (py - 450) * 0.05 - 6)
        stalks.append(ribbon([(px, py), top], 2, 3.4))
        cast.append(
            lens(
                [
                    (px, py),
                    (px + fall[0] * h * 0.5, py + fall[1] * h * 0.5 + 3 * a),
                    (px + fall[0] * h, py + fall[1] * h + 14 * a),
                ],
                2.6,
            )
        )
    return stalks, cast


def patch(pts, r):
    """A piece of snow on a back: a wandering line of flakes."""
    return [
        curve(
            [
                (x + w * q * math.cos(t), y + w * q * math.sin(t) * 1.25)
                for t in (k * math.tau / 11 for k in range(11))
                for q in (r.uniform(0.7, 1.15),)
            ]
        )
        for x, y, w in pts
    ]


def dusted(shape, variant):
    """Old snow: thick in the middle, crumbling at the edge."""
    return np.clip((blur(mask(shape), 4) + (noise(0.7, 3 + variant) - 0.5) * 1.5 - 0.52) * 9, 0, 1)


def bough(x, y, a, l, r, wide=0.5):
    """A fir's bough from above: a rib, its twigs and their needles."""
    c, n = math.cos(a), math.sin(a)
    wood, needles = [ribbon([(x, y), (x + l * c, y + l * n)], 9, 3)], []
    for i in range(9):
        k = 0.12 + 0.1 * i
        w = l * wide * (1 - k) + 26
        for side in (-1, 1, 0):
            if side == 0 and i < 8:
                continue
            d, px, py = a + side * r.uniform(0.75, 0.95), x + l * k * c, y + l * k * n
            qx, qy = px + w * math.cos(d), py + w * math.sin(d)
            wood.append(ribbon([(px, py), (qx, qy)], 4, 2))
            for j in range(int(w / 5)):
                t = (j + 1) * 5 / w
                for m in (-0.75, 0.75):
                    e, g = d + m, 15 * (1 - 0.45 * t)
                    ox, oy = px + (qx - px) * t, py + (qy - py) * t
                    needles.append(ribbon([(ox, oy), (ox + g * math.cos(e), oy + g * math.sin(e))], 2.8, 1))
    return wood, needles


def draw():
    """Two stags head to head in the snow, from a tree; a nest lies in their antlers."""
    b = Box(KEY, glow_at=(300, 400), glow_r=520, sharp=(10, 300), aperture=0.02, mat_seed=801, sun_power=0.92)
    b.slant = (-0.5, -0.2)
    r = random.Random(4)
    b.sheet(200, "#f6f0fa", rect(-20, -20, 640, 940), trans=0.1, rough=0)
    profile = [curve(BODY, k=0.9), leg(HIND, 0, 0.06), leg(FORE, 0, -0.22), leg(HIND, 26, -0.12), leg(FORE, 6, 0.26)]
    profile += [ribbon(h, 8, 4) for h in HORNS]
    legs, hooves, body, ears, horns = stag()
    cx, cy, s, turn = 238, 446, 0.96, 13
    a = math.radians(turn)
    ux, uy = math.sin(a), -math.cos(a)  # where the lower stag looks
    stags = (
        (cx - ux * 256 * s, cy - uy * 256 * s, turn, 1),
        (cx + ux * 256 * s - 22, cy + uy * 256 * s, turn + 183, -1),
    )
    fall = (1.42, 0.34)
    cast = []
    for x, y, _, d in stags:
        tail = (x - ux * 160 * s * d, y - uy * 160 * s * d)
        cast += leaning(profile, tail, (ux * d * 1.22, uy * d * 1.22), fall, s)
    nest = circle(cx, cy, 56, 48)
    cast += put([nest], fall[0] * 150, fall[1] * 150)
    b.shade(200, cast, strength=0.78, soft=1.2, tint="#5a48a8")
    blades = [grass(x, y, fall, r) for x, y in ((84, 250), (70, 640), (566, 600), (470, 690), (520, 60), (126, 120))]
    b.shade(200, [g[1] for g in blades], strength=0.6, soft=0.8, tint="#5a48a8")
    b.sheet(190, "#a8764e", [g[0] for g in blades], trans=0.05, casts=0.2)
    for x, y, t, _ in stags:
        b.sheet(172, "#2c1a30", put(hooves, x, y, s, rot=t), trans=0.03, casts=0.4, curl=1)
        b.sheet(170, "#5a2c3c" if _ > 0 else "#6e3a3a", put(legs, x, y, s, rot=t), trans=0.03, casts=0.5, curl=3)
        b.sheet(140, "#6e3440" if _ > 0 else "#8c4a40", put(body, x, y, s, rot=t), trans=0.03, casts=0, curl=6)
        b.sheet(134, "#96534a", put(ears, x, y, s, rot=t), trans=0.03, casts=0.4, curl=2)
        b.sheet(
            138,
            "#e8c8a0",
            put(curve([(0, 120), (20, 132), (24, 148), (8, 157), (-8, 157), (-24, 148), (-20, 132)]), x, y, s, rot=t),
            trans=0.1,
        )
        b.sheet(137, "#7d3f40", put(ribbon([(0, 138), (1, 160)], 12, 7), x, y, s, rot=t), trans=0.03, casts=0.3)
        white = [
            (0, -64, 12),
            (6, -42, 18),
            (-3, -16, 22),
            (8, 8, 19),
            (-4, 32, 17),
            (3, 58, 19),
            (-8, 82, 21),
            (12, 92, 17),
            (4, 112, 14),
            (0, -84, 10),
        ]
        b.sheet(
            126,
            "#fffaff",
            m=dusted(put(patch(white, r), x, y, s, rot=t), _) * mask(put(body, x, y, s, rot=t)),
            trans=0.1,
            curl=2,
        )
    x, y, t, _ = stags[0]
    b.sheet(112, "#b07a58", put(horns, x, y, s, rot=t), trans=0.03, casts=0.5, curl=2)
    b.sheet(104, "#8a4c2a", circle(cx, cy, 52, 48), trans=0.2, curl=2)
    twigs = [[], []]
    for i in range(46):
        q, k, w = r.uniform(0, math.tau), r.uniform(38, 55), r.uniform(0.5, 1.1)
        pts = [
            (
                cx + (k + r.uniform(-6, 8) * j) * math.cos(q + w * j / 2),
                cy + (k * 0.94 + r.uniform(-6, 8) * j) * math.sin(q + w * j / 2),
            )
            for j in range(3)
        ]
        twigs[i % 2].append(lens(pts, r.uniform(3.5, 6)))
    b.sheet(98, "#c08840", twigs[0], trans=0.1, curl=1)
    b.sheet(92, "#e0b060", twigs[1], trans=0.1, curl=1)
    b.sheet(102, "#4a2420", circle(cx, cy, 38, 35), trans=0.1)
    for ex, ey, rot in ((-11, -6, 20), (12, -8, -30), (1, 13, 80)):
        b.sheet(
            96,
            "#bff0e4",
            put(
                curve([(-9, 0), (-5, -11), (0, -14), (5, -11), (9, 0), (6, 9), (0, 11), (-6, 9)]),
                cx + ex,
                cy + ey,
                1.1,
                rot=rot,
            ),
            trans=0.4,
            fixed=1.0,
            curl=3,
        )
    x, y, t, _ = stags[1]
    b.sheet(86, "#9a6450", put(horns, x, y, s, rot=t), trans=0.03, casts=0.5, curl=2)
    b.lamp(cx, cy, 84, "#ffb040", 1.0, size=10)
    b.lamp(cx, cy, 160, "#ffa030", 2.6, size=18)
    for z, x, y, q, l in ((60, 640, 900, -2.35, 290), (44, 650, 800, -2.85, 210)):
        wood, needles = bough(x, y, q, l, r)
        b.sheet(z, "#35546a", needles, trans=0.05, curl=1)
        b.sheet(z - 4, "#4a3040", wood, trans=0.05, curl=1)
    return b.render(exposure=1.02)
