"""Two women wring out the sail that was washed ashore, but the boat is still in it."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, put, rect, ribbon

SENTENCE = "Two women wring out the sail that was washed ashore, but the boat is still in it."
KEY = "desert"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def young():
    """She leans back and pulls, facing right, 100 tall, feet at 0,0: skirt, blouse, skin, hair."""
    skirt = curve(
        [
            (-17, -55, "c"),
            (-21, -46),
            (-25, -34),
            (-31, -20),
            (-38, -7),
            (-36, -4, "c"),
            (-26, -6),
            (-18, -3),
            (-8, -6),
            (0, -4),
            (10, -7),
            (17, -10, "c"),
            (14, -20),
            (9, -30),
            (2, -40),
            (-2, -48),
            (-4, -55, "c"),
        ]
    )
    blouse = [
        curve(
            [
                (-18, -53),
                (-20, -62),
                (-21, -70),
                (-19, -77),
                (-13, -80),
                (-7, -78),
                (-3, -72),
                (-2, -64),
                (-4, -53),
                (-10, -51),
            ]
        ),
        limb([(-11, -74), (-2, -68), (5, -66)], 10, 9, 8.4),
    ]
    skin = [
        limb([(-8, -70), (6, -60), (24, -59)], 8, 6, 5, 4.4),
        limb([(3, -66), (15, -64), (26, -64)], 6, 5, 4.4),
        circle(27, -64, 3.4),
        limb([(-13, -76), (-13, -83)], 6, 5.6),
        curve(
            [
                (-17, -82),
                (-18.6, -88),
                (-17, -94),
                (-12, -97),
                (-7, -95),
                (-5, -91),
                (-3.4, -88.4, "c"),
                (-5, -87),
                (-5.6, -83.6),
                (-9, -82),
                (-12, -81),
            ]
        ),
        limb([(12, -9), (17, -5), (17, -1)], 5.4, 5, 4),
        curve([(14, -3, "c"), (14, 0.4, "c"), (26, 0.4, "c"), (25, -2), (19, -4)]),
        limb([(-22, -8), (-24, -4), (-24, -1)], 5.4, 5, 4),
        curve([(-27, -3, "c"), (-27, 0.4, "c"), (-15, 0.4, "c"), (-16, -2), (-22, -4)]),
    ]
    hair = [
        curve(
            [(-6, -94, "c"), (-10, -98.6), (-16, -97), (-20, -91), (-19, -84), (-15, -82, "c"), (-13, -88), (-9, -92)]
        ),
        limb([(-17, -88), (-23, -80), (-27, -68), (-25, -58), (-28, -50)], 7, 6, 5.4, 5, 2),
    ]
    return skirt, blouse, skin, hair


def old():
    """She is short and broad, her knees bent, facing left, 88 tall, feet at 0,0."""
    skirt = curve(
        [
            (10, -46, "c"),
            (20, -41),
            (28, -32),
            (30, -20),
            (31, -8),
            (33, -3, "c"),
            (22, -5),
            (14, -2),
            (4, -5),
            (-6, -3),
            (-16, -6, "c"),
            (-17, -16),
            (-15, -26),
            (-9, -36),
            (-5, -46, "c"),
        ]
    )
    blouse = [
        curve(
            [(-6, -44), (-8, -54), (-7, -62), (-2, -68), (6, -70), (14, -67), (19, -60), (20, -51), (18, -43), (8, -40)]
        ),
        limb([(5, -63), (-5, -57), (-11, -58)], 12, 11, 9.4),
    ]
    skin = [
        limb([(2, -60), (-12, -51), (-27, -53)], 9, 7, 6, 5),
        limb([(-9, -58), (-19, -57), (-29, -59)], 7, 6, 5),
        circle(-30, -59, 3.8),
        limb([(4, -66), (1, -73)], 8, 7),
        curve(
            [
                (7, -72),
                (8, -79),
                (5, -85),
                (-1, -87),
                (-6, -84.6),
                (-8, -80),
                (-10, -77.6, "c"),
                (-8, -76.4),
                (-8, -72),
                (-4, -70),
                (2, -69),
            ]
        ),
        curve([(-13, -4, "c"), (-12, 0.4, "c"), (-25, 0.4, "c"), (-24, -2.4), (-18, -4.6)]),
        curve([(22, -4, "c"), (23, 0.4, "c"), (10, 0.4, "c"), (11, -2.4), (17, -4.6)]),
    ]
    hair = [
        curve(
            [
                (-5, -86.6, "c"),
                (1, -89.6),
                (8, -86),
                (11, -79),
                (12, -71),
                (18, -66),
                (17, -63, "c"),
                (8, -66),
                (0, -68),
                (0.6, -74),
                (-2, -81),
            ]
        )
    ]
    return skirt, blouse, skin, hair


def draw():
    """A twisted sail between two women; water falls from it, and in the water a little boat with its lamp lit."""
    b = Box(KEY, glow_at=(300, 560), glow_r=420, sharp=(0, 320), aperture=0.02, mat_seed=865)
    b.slant = (-0.3, -0.4)
    r = random.Random(9)

    def sky(X, Y, light):
        t = np.clip(Y / 250, 0, 1)[..., None]
        return (colour("#f4a888") * (1 - t) + colour("#fff2cc") * t) * 1.05

    b.paint_back = sky
    # the sea
    for i, (y, c) in enumerate(((250, "#bfe0d4"), (304, "#9ed0c8"), (372, "#7cbfbc"))):
        b.sheet(
            262 - 12 * i,
            c,
            curve(
                [
                    (-30, y, "c"),
                    (150, y + 2),
                    (300, y - 2),
                    (450, y + 2),
                    (640, y, "c"),
                    (640, 700, "c"),
                    (-30, 700, "c"),
                ]
            ),
            trans=0.15,
            curl=1,
        )
    # the quay's wall and the harbour below
    wall = rect(-20, 472, 660, 344)
    b.sheet(196, "#ad6c50", wall, trans=0.05, curl=1)
    stones = []
    for row in range(8):
        x = -20 - (37 if row % 2 else 0) - r.uniform(0, 12)
        while x < 620:
            w = r.uniform(64, 112)
            stones.append(
                curve(
                    [
                        (x + 3, 506 + 38 * row, "c"),
                        (x + w - 3, 506 + 38 * row, "c"),
                        (x + w - 3, 541 + 38 * row, "c"),
                        (x + 3, 541 + 38 * row, "c"),
                    ]
                )
            )
            x += w
    b.sheet(192, "#c8845e", stones, trans=0.05, curl=2)
    b.sheet(
        184,
        "#e6a878",
        curve([(-30, 472, "c"), (300, 470), (640, 472, "c"), (640, 506, "c"), (300, 503), (-30, 506, "c")]),
        trans=0.06,
        curl=3,
    )
    b.sheet(
        180,
        "#2f6a54",
        [
            curve(
                [
                    (-30, 800, "c"),
                    (-30, 752),
                    *[(x, 744 + r.uniform(-8, 10)) for x in range(10, 620, 32)],
                    (640, 752),
                    (640, 800, "c"),
                ]
            )
        ],
        trans=0.05,
        curl=2,
    )
    for i, (y, c) in enumerate(((776, "#4ca8ac"), (808, "#2f8c98"), (846, "#1f7084"))):
        crest = [(x, y + 5 * math.sin(x / 31 + 2 * i)) for x in range(0, 620, 20)]
        b.sheet(
            (174, 106, 60)[i],
            c,
            curve([(-30, y, "c"), *crest, (640, y, "c"), (640, 960, "c"), (-30, 960, "c")], k=0.9),
            trans=0.06,
            curl=2,
        )
    # what falls
    for i, (c, x0, x1, x2, x3) in enumerate(
        (("#3f9ca4", 236, 366, 206, 404), ("#63bcc0", 250, 354, 232, 380), ("#97d8d4", 268, 338, 262, 352))
    ):
        pts = [
            (x0, 340, "c"),
            (x0 + 2, 440),
            (x2 + 10, 620),
            (x2, 776),
            (x2 + 40, 796 + 6 * i),
            ((x2 + x3) / 2, 788 + 6 * i),
            (x3 - 40, 798 + 6 * i),
            (x3, 776),
            (x3 - 10, 620),
            (x1 - 2, 440),
            (x1, 340, "c"),
        ]
        b.sheet(150 - 12 * i, c, curve(pts), trans=0.12, curl=3)
    drops = []
    for _ in range(42):
        x = r.uniform(244, 360)
        y = r.uniform(388, 670)
        drops.append(
            lens(
                [(x, y), (x + (x - 306) * 0.05, y + 45), (x + (x - 306) * 0.12, y + r.uniform(80, 120))],
                r.uniform(2, 5),
            )
        )
    b.sheet(118, "#e2f6f0", drops, trans=0.2, casts=0.3)
    foam = [circle(x, 788 + 8 * math.sin(x / 9) + r.uniform(-4, 6), r.uniform(6, 15)) for x in range(206, 408, 12)]
    b.sheet(112, "#f2fbf4", foam, trans=0.2, curl=2)
    # the boat
    hull = curve([(-52, -16, "c"), (-44, 4), (-26, 14), (24, 14), (46, 2), (58, -20, "c"), (30, -8), (-28, -6)])
    mast = [
        ribbon([(4, -4), (4, -92)], 4.4),
        ribbon([(4, -88), (50, -16)], 1.8),
        ribbon([(4, -88), (-46, -12)], 1.8),
        ribbon([(-22, -66), (28, -72)], 3),
    ]
    man = [
        limb([(-22, -6), (-19, -26)], 13, 10),
        circle(-16, -33, 6),
        limb([(-19, -23), (-8, -20), (-2, -28)], 5, 4, 3.4),
    ]
    b.sheet(100, "#3a2030", put([mast, man], 306, 654, 1.0, rot=9), trans=0.03)
    b.sheet(96, "#8c2f28", put(hull, 306, 654, 1.0, rot=9), trans=0.03, curl=3)
    b.sheet(90, "#ffe08a", put(circle(4, -97, 8), 306, 654, 1.0, rot=9), trans=0.2, fixed=1.6)
    b.lamp(322, 558, 84, "#ffb040", 0.9, size=10, show=0)
    bow = [circle(306 + d, 669 + abs(d) * 0.05 + r.uniform(-3, 4), r.uniform(5, 10)) for d in range(-54, 60, 11)]
    b.sheet(86, "#f2fbf4", bow, trans=0.2, curl=2)
    # the sail
    top = [(196 + 13 * i, 304 - (8 if i % 2 else 2) + 7 * math.sin(math.pi * i / 16)) for i in range(17)]
    low = [(404 - 13 * i, 318 + 48 * math.sin(math.pi * i / 16) ** 0.8 + (5 if i % 2 else 0)) for i in range(17)]
    cloth = curve([*top, *low])
    b.sheet(76, "#d2bca4", cloth, trans=0.1, curl=4)
    for j, (c, w) in enumerate((("#fff6e8", 15), ("#ffffff", 4))):
        turns = []
        for i in range(10):
            x = 176 + 26 * i - 3 * j
            k = max(0.0, math.sin(math.pi * (x + 16 - 192) / 216))
            turns.append(ribbon([(x, 290), (x + 9, 308), (x + 26, 312 + 24 * k), (x + 36, 326 + 50 * k)], w))
        b.sheet(72 - 4 * j, c, m=mask(turns) * mask(cloth), trans=0.1, curl=3)
    tails = [
        curve(
            [
                (200, 302),
                (184, 306),
                (170, 320),
                (166, 352),
                (154, 390),
                (170, 384),
                (178, 402),
                (190, 368),
                (198, 340),
                (206, 320),
            ]
        ),
        curve(
            [
                (402, 300),
                (420, 308),
                (430, 332),
                (428, 366),
                (438, 410),
                (422, 400),
                (410, 412),
                (408, 368),
                (400, 342),
                (394, 320),
            ]
        ),
    ]
    b.sheet(66, "#f4e8d4", tails, trans=0.1, curl=4)
    # the two
    for build, x, y, s, lean, cols in (
        (young(), 137, 482, 2.62, -3, ("#2c4a6c", "#d8683c", "#6a3a2c", "#2a1824")),
        (old(), 470, 484, 2.85, 6, ("#4a2a4c", "#7a8a5c", "#6a3a2c", "#c23a2c")),
    ):
        skirt, blouse, skin, hair = (put(p, x, y, s, rot=lean) for p in build)
        b.sheet(58, cols[2], skin, trans=0.03, curl=2)
        b.sheet(
            54,
            cols[0],
            skirt,
            trans=0.03,
            curl=4,
            folds=[
                (x - 8, y - 120, x - 34, y - 14, 0.9),
                (x + 6, y - 110, x + 10, y - 14, 0.8),
                (x - 28, y - 110, x - 66, y - 14, 0.7),
            ],
        )
        b.sheet(50, cols[1], blouse, trans=0.04, curl=3)
        b.sheet(46, cols[3], hair, trans=0.03, curl=2)
    return b.render()
