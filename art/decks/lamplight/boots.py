"""His boots on the sill have taken root, although he said that he would be back by spring."""

import math
import random

from art.kit.lamplit.all import Box, at, curve, leaf, mask, poly, put, rect, ribbon, spline

SENTENCE = "His boots on the sill have taken root, although he said that he would be back by spring."
KEY = "mint"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"

SILL = 520


def boot(b, x, y, z, s, leather, dark, sole):
    """One boot that faces left, its sole on x, y."""
    upper = [
        (-8, -226, "c"),
        (40, -236),
        (92, -230, "c"),
        (86, -150),
        (88, -80),
        (98, -40),
        (96, -14, "c"),
        (-112, -12, "c"),
        (-120, -34),
        (-106, -62),
        (-66, -82),
        (-34, -98),
        (-16, -130),
        (-12, -180),
    ]
    b.sheet(
        z,
        sole,
        put(
            [
                curve(
                    [
                        (-122, -16),
                        (-60, -12),
                        (98, -16),
                        (100, 0, "c"),
                        (48, 0, "c"),
                        (44, -7, "c"),
                        (0, -8),
                        (-40, 0, "c"),
                        (-112, 0),
                        (-124, -8),
                    ]
                )
            ],
            x,
            y,
            s,
        ),
        trans=0.05,
    )
    b.sheet(
        z - 4,
        leather,
        put([curve(upper)], x, y, s),
        trans=0.06,
        curl=4,
        folds=[
            (x - 20 * s, y - 104 * s, x + 60 * s, y - 84 * s, 0.7),
            (x - 6 * s, y - 150 * s, x + 70 * s, y - 128 * s, 0.5),
        ],
    )
    cap = curve([(-116, -14, "c"), (-120, -34), (-106, -62), (-76, -77), (-62, -50), (-62, -14, "c")])
    heel = curve([(52, -14, "c"), (50, -60), (84, -86), (88, -80), (98, -40), (96, -14, "c")])
    collar = curve([(-10, -226), (40, -238), (94, -230), (91, -196), (40, -204), (-10, -196)])
    facing = curve(
        [
            (-14, -196, "c"),
            (8, -196, "c"),
            (2, -140),
            (-14, -108),
            (-46, -88, "c"),
            (-60, -86, "c"),
            (-34, -98),
            (-16, -130),
            (-12, -180),
        ]
    )
    b.sheet(z - 9, dark, put([cap, heel, collar, facing], x, y, s), trans=0.05, curl=3)


def root(r, x, y, a, l, w, d, out):
    """A root that gropes downwards and forks."""
    pts = [(x, y)]
    for _ in range(4):
        a += r.uniform(-0.34, 0.34) - a * 0.16
        x, y = x + math.sin(a) * l / 4, y + math.cos(a) * l / 4
        pts.append((x, y))
    out.append(ribbon(pts, w, w * 0.55 if d else 1.2))
    if d:
        for k in (-1, 1):
            root(r, x, y, a + k * r.uniform(0.2, 0.55), l * r.uniform(0.62, 0.85), w * 0.55, d - 1, out)
        if r.random() < 0.6:
            root(r, *pts[2], a + r.choice([-0.9, 0.9]), l * 0.5, w * 0.3, max(0, d - 2), out)


def shoot(pts, seed, size):
    """A green shoot along a line, leaves on both sides: (stem, leaves)."""
    r, stem = random.Random(seed), ribbon(pts, 6, 2)
    pts = [tuple(p) for p in spline(pts, 3)][2:]
    leaves = []
    for i in range(1, len(pts)):
        (x0, y0), (x, y) = pts[i - 1], pts[i]
        a = math.degrees(math.atan2(y - y0, x - x0))
        sizes = [size * (1.1 - 0.08 * i) * r.uniform(0.7, 1.15) for _ in range(2)]
        leaves += [at(leaf(n, 0.27), x, y, rot=a + k * r.uniform(32, 66)) for k, n in zip((-1, 1), sizes, strict=True)]
    leaves.append(at(leaf(size * 0.8, 0.3), *pts[-1], rot=a))
    return stem, leaves


def draw():
    """A pair of boots before the spring, rooted in the wall."""
    b = Box(KEY, glow_at=(330, 260), glow_r=330, sharp=(20, 220), aperture=0.03, mat_seed=96)
    r = random.Random(14)
    # outside: hills, an empty path, an open gate
    b.sheet(
        226,
        "#bfe8d2",
        curve([(-20, 380), (120, 336), (260, 372), (420, 320), (640, 366), (640, 560), (-20, 560)]),
        trans=0.4,
    )
    b.sheet(
        206,
        "#92d3b0",
        curve([(-20, 430), (160, 404), (340, 436), (500, 390), (640, 410), (640, 560), (-20, 560)]),
        trans=0.3,
    )
    b.sheet(
        200,
        "#f3f3dc",
        curve(
            [
                (462, 384),
                (436, 404),
                (446, 424),
                (486, 446),
                (440, 478),
                (500, 540),
                (590, 540),
                (500, 474),
                (520, 444),
                (476, 424),
                (452, 406),
                (474, 386),
            ]
        ),
        trans=0.3,
    )
    # the window, both wings open
    opening = rect(70, 52, 460, 468)
    b.sheet(176, "#e9f7ec", m=1 - mask(opening), trans=0.1)
    b.sheet(166, "#ffffff", m=mask(rect(54, 36, 492, 500)) * (1 - mask(rect(74, 56, 452, 500))), trans=0.1, curl=1)
    for k in (0, 1):
        wing = (
            poly([(70, 56), (24, 28), (24, 560), (70, 524)])
            if k == 0
            else poly([(530, 56), (576, 28), (576, 560), (530, 524)])
        )
        glass = [poly([(62, 70), (34, 54), (34, 280), (62, 284)]), poly([(62, 298), (34, 296), (34, 528), (62, 510)])]
        b.sheet(
            150,
            "#f6fdf6",
            wing,
            trans=0.1,
            curl=1,
            holes=[([at(g, 600, 0, flip=True) for g in glass] if k else glass, "#a8dcc8", 0.5, 0.1)],
        )
    # the wall below, and the roots on it
    b.sheet(140, "#cbe9d8", rect(-20, 546, 660, 400), trans=0.08)
    roots, fine = [], []
    for x, a, l, w in (
        (206, -0.5, 120, 15),
        (250, -0.1, 130, 18),
        (292, 0.1, 110, 14),
        (336, 0.0, 136, 17),
        (386, 0.16, 124, 18),
        (430, 0.5, 116, 13),
    ):
        root(r, x, SILL + 20, a, l, w, 3, roots)
        root(r, x + 20, SILL + 20, a * 0.6, l * 0.7, w * 0.5, 2, fine)
    b.sheet(124, "#a98a5c", fine, trans=0.06)
    b.sheet(112, "#7a5836", roots, trans=0.06, curl=2)
    b.sheet(102, "#ffffff", rect(30, SILL + 8, 540, 30), trans=0.06, curl=1)
    b.sheet(110, "#e6f4ea", poly([(54, SILL - 22), (546, SILL - 22), (570, SILL + 10), (30, SILL + 10)]), trans=0.06)
    over = [
        ribbon([(x, SILL - 4), (x + d, SILL + 14), (x + d * 1.2, SILL + 44)], w, w * 0.8)
        for x, d, w in ((222, -14, 15), (262, -10, 18), (300, -6, 14), (336, 2, 17), (376, 10, 18), (414, 14, 13))
    ]
    b.sheet(92, "#7a5836", over, trans=0.06, curl=2)
    # the boots and what grows out of them
    for pts, seed, z, size in (
        ([(318, 300), (300, 230), (312, 170), (288, 118)], 2, 98, 44),
        ([(352, 300), (380, 226), (372, 160), (404, 104)], 3, 94, 48),
        ([(284, 310), (244, 262), (222, 214), (184, 172)], 5, 74, 40),
    ):
        stem, leaves = shoot(pts, seed, size)
        b.sheet(z, "#2f8a54", stem, trans=0.1)
        b.sheet(z - 3, "#3fae62" if seed != 3 else "#5cc070", leaves, trans=0.3, curl=3)
    boot(b, 338, SILL - 6, 88, 1.0, "#6b4326", "#553219", "#33200f")
    boot(b, 268, SILL + 4, 64, 1.0, "#8a5730", "#6e4222", "#3f2814")
    lace = [ribbon([(252, SILL - 186 + 22 * i), (278, SILL - 178 + 22 * i)], 4) for i in range(4)]
    loose = [
        ribbon([(254, SILL - 118), (226, SILL - 96), (216, SILL - 44), (190, SILL - 30)], 3.6, 2.6),
        ribbon([(268, SILL - 116), (282, SILL - 70), (268, SILL - 20), (288, SILL + 2)], 3.6, 2.6),
    ]
    b.sheet(46, "#e0583a", lace, loose, trans=0.08, curl=2)
    return b.render()
