"""The cellar has been under water for years, but tonight a swan has come to the bottom step with a lantern."""

import math

import numpy as np

from art.kit.lamplit.all import Box, at, circle, colour, curve, lens, mask, poly, put, rect, ribbon, stretch

SENTENCE = "The cellar has been under water for years, but tonight a swan has come to the bottom step with a lantern."
KEY = "underwater"
FRAME = "interior"
MOOD = "longing"
PROTAGONIST = "animal"

WATER = 690
NECK = [
    (318, 306), (290, 305), (263, 319), (242, 348), (232, 388), (233, 432), (243, 476), (252, 514), (249, 544),
    (234, 562), (206, 560), (168, 562), (130, 574), (96, 590), (66, 606), (30, 616, "c"), (46, 630), (58, 650),
    (76, 672), (104, 692), (160, 704), (230, 704), (284, 696), (312, 676), (328, 644), (331, 602), (322, 560),
    (304, 518), (284, 478), (271, 440), (267, 404), (273, 376), (286, 356), (304, 347), (324, 349), (344, 353),
    (356, 346), (362, 334), (356, 320), (340, 308),
]  # fmt: skip
BEAK = [(352, 318), (362, 324), (374, 336), (392, 351), (400, 362), (394, 367), (376, 362), (356, 353), (348, 340)]


GIRL = [
    (84, "#3a2a2c", [(-15, -30), (-13, 2), (-21, 3), (-21, -2, "c"), (-18, -12), (-3, -30, "c"), (3, -30, "c"),
                     (11, -10), (12, 2), (3, 3), (4, -4), (1, -28)]),
    (80, "#c8472e", [(-10, -92), (-20, -88), (-31, -93), (-44, -103), (-51, -102), (-50, -96), (-38, -84), (-25, -74),
                     (-18, -72), (-20, -50), (-25, -20, "c"), (-6, -16), (18, -20, "c"), (14, -48), (13, -66),
                     (17, -58), (22, -44), (28, -45), (25, -64), (18, -84), (10, -92), (0, -95)]),
    (76, "#2a1c20", [(-10, -97), (-19, -106), (-20, -118), (-12, -127), (0, -128), (9, -121), (11, -109), (6, -98),
                     (7, -84), (10, -66), (5, -58), (1, -66), (0, -82), (-3, -95)]),
    (75, "#7a5228", [(14, -44, "c"), (44, -42, "c"), (43, -18, "c"), (13, -20, "c")]),
]  # fmt: skip


def feather(x, y, length, w, rot):
    """One long feather from its root, pointing left at rot 0, its end a little raised."""
    n = [(6, -w * 0.3), (-length * 0.4, -w * 0.42), (-length * 0.8, -w * 0.62), (-length * 0.96, -w * 0.6),
         (-length, -w * 0.34), (-length * 0.93, w * 0.1), (-length * 0.7, w * 0.36), (-length * 0.35, w * 0.5),
         (6, w * 0.34)]  # fmt: skip
    return at(curve(n, k=0.8), x, y, rot=rot)


def row(b, z, col, n, roots, lengths, w, turns):
    """A row of feathers from roots[0] to roots[1], each a sheet of its own before the one above it."""
    for i in range(n):
        t = i / (n - 1)
        x, y = (roots[0][k] + (roots[1][k] - roots[0][k]) * t for k in (0, 1))
        length, turn = (v[0] + (v[1] - v[0]) * t for v in (lengths, turns))
        b.sheet(z - i * 0.9, col, feather(x, y, length, w, turn), trans=0.08, curl=2)


def draw():
    """A great white swan in a drowned vault holds a lantern out to a child on the stairs."""
    b = Box(
        KEY, glow_at=(180, 420), glow_r=300, sharp=(10, 260), aperture=0.02, mat_seed=831,
        sun="#9fd8d0", sun_power=0.3, fill_power=0.2, core=0.5,
    )  # fmt: skip

    def gloom(X, Y, light):
        d = np.exp(-(((X - 210) / 150) ** 2) - ((Y - 430) / 190) ** 2)[..., None]
        return colour("#0c4a4c") * (1 - d) + colour("#3f9a8c") * d

    b.paint_back = gloom
    whole = mask(rect(-20, -20, 660, 960))

    def vault(x0, x1, top, spring):
        c, w = (x0 + x1) / 2, (x1 - x0) / 2
        return poly(
            [(x0, 960), (x0, spring)]
            + [(c - w * math.cos(u), spring - (spring - top) * math.sin(u)) for u in np.linspace(0, math.pi, 25)]
            + [(x1, spring), (x1, 960)]
        )

    b.sheet(236, "#1d6a68", m=whole * (1 - mask(vault(90, 200, 330, 420), vault(226, 330, 350, 424))), trans=0.1)
    b.sheet(
        214, "#1a5e5e", m=whole * (1 - mask(vault(-80, 108, 236, 380), vault(146, 356, 220, 380))), trans=0.08, curl=2
    )
    b.sheet(186, "#144c50", m=whole * (1 - mask(vault(-40, 470, 96, 330))), trans=0.05, curl=3)
    stones = []
    for u in np.linspace(0, math.pi, 15):
        c, q = math.cos(u), math.sin(u)
        stones.append(ribbon([(215 - 255 * c, 330 - 234 * q), (215 - 296 * c, 330 - 272 * q)], 2.2))
    b.sheet(182, "#0d3a40", stones, trans=0.02, casts=0.3)
    bricks = [
        (x, y)
        for x, y in (
            (430, 210),
            (512, 252),
            (478, 300),
            (548, 340),
            (420, 352),
            (500, 402),
            (560, 150),
            (452, 128),
            (536, 452),
            (432, 470),
            (96, 58),
            (508, 78),
        )
    ]
    b.sheet(
        178,
        "#184f52",
        [put(rect(-22, -9, 44, 18), x, y, rot=(x * 7 + y) % 5 - 2) for x, y in bricks],
        trans=0.02,
        curl=1,
    )
    # water
    for z, y, col in ((170, 560, "#1f7470"), (136, 590, "#1a6668"), (112, 626, "#155458")):
        b.sheet(
            z,
            col,
            curve([(-20, y), (120, y + 3), (300, y - 3), (460, y + 2), (640, y), (640, 960), (-20, 960)]),
            trans=0.05,
        )
    # the stairs
    for i in range(8):
        x, y = 356 + 46 * i, 704 - 42 * i
        b.sheet(104 + i * 2, "#6b8f84", rect(x, y, 400, 320), trans=0.02, curl=2)
        b.sheet(103 + i * 2, "#9fbfae", rect(x - 6, y, 400, 10), trans=0.02, curl=1)
    # the swan
    glow = "#f6f4e6"
    row(b, 112, "#9fc2b8", 6, ((214, 590), (150, 612)), (176, 110), 30, (34, 10))
    b.sheet(98, glow, curve(NECK, k=0.6), trans=0.1, curl=3)
    row(b, 92, "#dfe6d8", 9, ((238, 580), (160, 664)), (212, 60), 28, (28, -6))
    row(b, 82, "#ebefe0", 8, ((256, 584), (196, 668)), (150, 56), 26, (31, -12))
    row(b, 73, glow, 6, ((270, 594), (246, 664)), (92, 62), 23, (34, -14))
    b.sheet(92, "#e8862c", curve(BEAK), trans=0.1, curl=1)
    b.sheet(90, "#10282a", curve([(345, 320), (356, 319), (366, 327), (363, 335), (353, 331)]), trans=0.02)
    lantern = [
        ribbon([(390, 356), (390, 380)], 2.4),
        poly([(371, 396), (409, 396), (398, 379), (382, 379)]),
        rect(368, 395, 44, 5), rect(366, 456, 48, 9),
        rect(370, 397, 3.4, 60), rect(406, 397, 3.4, 60),
    ]  # fmt: skip
    b.sheet(88, "#ffd98a", rect(371, 397, 38, 60), trans=0.5, fixed=1.5, casts=0)
    b.sheet(86, "#20160c", lantern, trans=0.02, casts=0)
    b.lamp(390, 428, 46, "#ffab4c", 4.2, size=16)
    b.lamp(390, 428, 150, "#ffab4c", 1.4, size=16)
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    warm = np.exp(-(np.hypot((X - 390) / 150, (Y - 440) / 190) ** 2))
    b.sheet(119.5, "#f09038", m=warm**1.2, veil=0.3, trans=0.1, casts=0, fixed=0.8, rough=0)
    b.sheet(97, "#ffc878", m=mask(curve(NECK, k=0.6)) * warm**0.7, veil=0.6, trans=0.1, casts=0, fixed=1.0, rough=0)
    treads = [rect(350 + 46 * i, 704 - 42 * i, 400, 10) for i in range(8)]
    b.sheet(102, "#ffb860", m=mask(treads) * warm**0.4, veil=0.8, trans=0.1, casts=0, fixed=0.9, rough=0)
    b.sheet(
        101,
        "#f0a050",
        m=mask([rect(356 + 46 * i, 704 - 42 * i, 46, 320) for i in range(8)]) * warm**0.5,
        veil=0.45,
        trans=0.1,
        casts=0,
        fixed=0.7,
        rough=0,
    )
    # the child, seen from behind, with a suitcase
    for z, col, pts in GIRL:
        b.sheet(z, col, put(curve(pts, k=0.7), 500, 621, 1.0), trans=0.03, casts=0.6, curl=1)
    # water before, and what lies on it
    b.sheet(70, "#cfe0d2", put(stretch(curve(NECK, k=0.6), 1, -0.5), 0, WATER + 352), trans=0.1, veil=0.28, casts=0)
    for z, y, col, k in ((74, 698, "#1c6a6a", 3), (52, 790, "#15565a", -4), (36, 850, "#0f444a", 4)):
        edge = [(-20 + 60 * i, y + k * (-1) ** i) for i in range(12)]
        b.sheet(z, col, curve([*edge, (640, 960), (-20, 960)]), trans=0.05, veil=0.8)
    gold = [
        lens([(390 + dx - w, y), (390 + dx, y - 1.5), (390 + dx + w, y)], h)
        for dx, y, w, h in ((0, 716, 34, 7), (-14, 732, 22, 5), (10, 744, 44, 8), (-6, 762, 26, 5), (8, 782, 56, 9),
                            (-26, 800, 26, 5), (12, 818, 36, 7), (-4, 842, 60, 8), (14, 864, 30, 5))
    ]  # fmt: skip
    cask = [(-74, -34), (-40, -43), (0, -46), (40, -43), (74, -34), (80, 0), (74, 38), (0, 50), (-74, 38), (-80, 0)]
    hoops = [ribbon([(u, -43 + abs(u) * 0.12), (u * 1.1, 0), (u, 44)], 6) for u in (-58, -24, 24, 58)]
    b.sheet(62, "#b06a34", put(curve(cask), 128, 800, rot=-14), trans=0.02, curl=3)
    b.sheet(59, "#2c2a24", put(hoops, 128, 800, rot=-14), trans=0.02)
    b.sheet(58, "#2c1c12", put(circle(2, -26, 7, 5), 128, 800, rot=-14), trans=0.02)
    b.sheet(32, "#ffb04e", gold, trans=0.2, fixed=0.95, casts=0.2)
    return b.render(exposure=1.08)
