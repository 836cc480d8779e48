"""The orchard is still bare, but she has watered her grandfather all winter, and he is in blossom."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, poly, put, rect, ribbon, tree

SENTENCE = "The orchard is still bare, but she has watered her grandfather all winter, and he is in blossom."
KEY = "snow_morning"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "child"

OX, OY, OS = 400, 772, 1.12  # the foot of the old man's chair
GX, GY, GS = 132, 790, 2.05  # the girl's feet


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def sitter():
    """The old man asleep on his chair, facing left, the chair's feet at 0,0: chair, trousers, coat, arm, skin, hair."""
    chair = [
        ribbon([(-34, 0), (-32, -92)], 8),
        ribbon([(48, 0), (44, -92)], 8),
        ribbon([(44, -90), (58, -190)], 8),
        rect(-40, -98, 92, 9),
        ribbon([(-32, -40), (46, -40)], 5),
    ]
    legs = [
        limb([(22, -108), (-30, -112), (-66, -106)], 46, 40, 34),
        limb([(-66, -106), (-66, -56), (-60, -12)], 33, 28, 20, 18),
        limb([(-44, -104), (-40, -56), (-36, -12)], 30, 26, 20, 18),
    ]
    shoes = [
        curve([(-50, -16, "c"), (-48, 0, "c"), (-96, 0, "c"), (-92, -10), (-72, -18)]),
        curve([(-26, -16, "c"), (-24, 0, "c"), (-70, 0, "c"), (-66, -9), (-48, -17)]),
    ]
    coat = curve(
        [
            (-2, -210, "c"),
            (14, -220),
            (34, -220),
            (50, -206),
            (58, -182),
            (58, -150),
            (54, -118),
            (56, -92),
            (60, -62),
            (56, -58, "c"),
            (34, -66),
            (10, -84),
            (-14, -88, "c"),
            (-14, -110),
            (-10, -134),
            (-14, -160),
            (-14, -184),
            (-10, -202),
        ]
    )
    arm = limb([(24, -196), (26, -150), (10, -128), (-38, -122)], 32, 29, 26, 22, 16)
    hand = curve([(-36, -132), (-50, -132), (-60, -126), (-68, -116), (-62, -110), (-48, -112), (-36, -114)])
    head = curve(
        [
            (6, -212),
            (-2, -218),
            (-14, -216),
            (-26, -220),
            (-32, -230, "c"),
            (-38, -238, "c"),
            (-32, -244),
            (-32, -256),
            (-22, -268),
            (-4, -272),
            (12, -264),
            (20, -248),
            (20, -230),
            (22, -212),
        ]
    )
    hair = [
        curve(
            [
                (-26, -266, "c"),
                (-12, -277),
                (6, -274),
                (20, -264),
                (28, -246),
                (26, -226),
                (18, -222, "c"),
                (10, -234),
                (6, -250),
                (-8, -262),
            ]
        ),
        curve(
            [
                (-30, -228, "c"),
                (-26, -234),
                (-12, -234),
                (-4, -240),
                (2, -228),
                (-2, -212),
                (-14, -194),
                (-26, -184, "c"),
                (-32, -200),
                (-34, -216),
            ]
        ),
    ]
    return chair, [legs, shoes], coat, arm, [hand, head], hair


def girl():
    """She leans back against a full can, facing right, 100 tall, feet at 0,0: coat, skin, hair, boots."""
    coat = [
        curve(
            [
                (-14, -74, "c"),
                (-6, -77),
                (2, -74),
                (6, -66),
                (5, -54),
                (8, -42),
                (13, -29),
                (14, -25, "c"),
                (4, -23),
                (-8, -25),
                (-22, -23, "c"),
                (-22, -34),
                (-18, -46),
                (-18, -58),
                (-18, -68),
            ]
        ),
        limb([(-6, -69), (4, -56), (18, -55)], 10, 9, 7.6, 6),
        limb([(-2, -66), (14, -62), (30, -66)], 9, 8, 7, 5.6),
    ]
    skin = [
        circle(19, -55, 3.6),
        circle(31, -66, 3.4),
        curve(
            [
                (-14, -75),
                (-18, -83),
                (-17, -91),
                (-10, -97),
                (-2, -95.6),
                (2, -90),
                (4.4, -86.6, "c"),
                (2, -85),
                (1.6, -80),
                (-3, -76),
                (-7, -73),
            ]
        ),
    ]
    hair = [
        curve(
            [(0, -95, "c"), (-4, -100), (-13, -99.6), (-20, -93), (-21, -84), (-17, -77, "c"), (-12, -80), (-9, -88)]
        ),
        limb([(-18, -84), (-25, -78), (-27, -68), (-31, -60)], 7, 6, 5, 2),
    ]
    boots = [limb([(-14, -26), (-16, -12), (-18, -3)], 9, 8, 7), limb([(2, -26), (7, -13), (8, -3)], 9, 8, 7)]
    boots += [
        curve([(x - 4, -8, "c"), (x - 4, 0.6, "c"), (x + 11, 0.6, "c"), (x + 10, -3), (x + 4, -6)]) for x in (-18, 8)
    ]
    return coat, skin, hair, boots


def draw():
    """A girl waters an old man whose shoulders have grown into a tree in flower, in an orchard that is still bare."""
    b = Box(KEY, glow_at=(320, 280), glow_r=420, sharp=(0, 320), aperture=0.02, mat_seed=869, sun_power=0.95)
    b.slant = (-0.3, -0.4)
    r = random.Random(5)

    def sky(X, Y, light):
        t = np.clip(Y / 560, 0, 1)[..., None]
        return (colour("#9cc8e8") * (1 - t) + colour("#fdf2dc") * t) * 1.05

    b.paint_back = sky
    # the bare orchard
    b.sheet(
        262,
        "#dfe8f2",
        curve([(-30, 560, "c"), (150, 548), (320, 556), (480, 546), (640, 556, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.2,
        tex=0.5,
    )
    b.sheet(
        252,
        "#b4c4dc",
        [
            tree(x, 572, h, s, w=8, spread=0.6)
            for x, h, s in ((40, 150, 3), (132, 130, 7), (226, 140, 11), (500, 136, 5), (576, 150, 9))
        ],
        trans=0.1,
    )
    b.sheet(
        240,
        "#eef4fc",
        curve([(-30, 624, "c"), (160, 612), (330, 622), (500, 610), (640, 622, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.15,
        curl=2,
        tex=0.5,
    )
    b.sheet(
        228, "#7f92b4", tree(64, 660, 300, 21, w=17, spread=0.6), tree(560, 656, 240, 8, w=15, spread=0.6), trans=0.06
    )
    b.sheet(
        212,
        "#fafcff",
        curve([(-30, 712, "c"), (160, 702), (330, 716), (480, 704), (640, 712, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.1,
        curl=3,
        tex=0.5,
    )
    # thawed earth and roots round his shoes
    for z, c, k in ((204, "#d8dcc0", 1.12), (198, "#b0bc8c", 1.0), (192, "#8a9c64", 0.84)):
        thaw = []
        for i in range(26):
            t = math.tau * i / 26
            d = k * (1 + 0.16 * math.sin(3 * t + 1) + r.uniform(-0.09, 0.09))
            thaw.append((392 + 150 * d * math.cos(t), 818 + 48 * d * math.sin(t)))
        b.sheet(z, c, curve(thaw), trans=0.06, curl=2)
    roots = [
        [(326, 770), (296, 796), (262, 806), (220, 838)],
        [(332, 772), (320, 812), (286, 846), (262, 884)],
        [(346, 772), (352, 822), (340, 862), (356, 900)],
        [(360, 772), (396, 812), (420, 856), (470, 884)],
        [(364, 770), (430, 796), (500, 806), (556, 846)],
        [(300, 794), (272, 832), (240, 850)],
        [(420, 856), (410, 880), (420, 900)],
    ]
    b.sheet(176, "#4a3028", [limb(p, 15, 10, 6, 2) for p in roots], trans=0.03, curl=2)
    # his boughs
    boughs = [
        [(30, -196), (40, -250), (34, -320), (52, -400), (40, -500)],
        [(34, -240), (-4, -310), (-70, -360), (-150, -400), (-240, -420)],
        [(40, -220), (84, -290), (120, -350), (150, -440)],
        [(-50, -348), (-80, -410), (-70, -480)],
        [(44, -340), (-10, -420), (-40, -520)],
        [(96, -310), (140, -330), (176, -380)],
        [(-150, -400), (-210, -380), (-270, -340)],
        [(48, -380), (100, -460), (110, -540)],
        [(-110, -384), (-170, -450), (-190, -510)],
    ]
    wood = [
        limb(p, *((34, 24, 17, 9) if i == 0 else (24, 17, 11, 5) if i < 3 else (10, 7, 3)))
        for i, p in enumerate(boughs)
    ]
    b.sheet(150, "#4a3028", put(wood, OX, OY, OS), trans=0.03, curl=2)
    ends = [p for q in boughs for p in q[2:] if p[1] < -335]
    spots = [(OX + x * OS, OY + y * OS) for x, y in ends]

    def near(sx, sy):
        """A place by the end of a bough."""
        x, y = r.choice(spots)
        return x + max(-1.5, min(1.5, r.gauss(0, 0.8))) * sx, y + max(-1.5, min(1.5, r.gauss(0, 0.8))) * sy

    def blossom(x, y, size, petals):
        """A flower of round petals."""
        turn = r.uniform(0, math.tau)
        return [
            circle(
                x + size * 0.62 * math.cos(turn + math.tau * k / 5),
                y + size * 0.62 * math.sin(turn + math.tau * k / 5),
                size * 0.5,
            )
            for k in range(petals)
        ] + [circle(x, y, size * 0.3)]

    for z, c, n, size in ((166, "#d4829e", 80, 40), (140, "#eaa6ba", 64, 30), (130, "#f6c4d2", 60, 22)):
        b.sheet(z, c, [blossom(*near(44, 36), size * r.uniform(0.7, 1.1), 5) for _ in range(n)], trans=0.2, curl=3)
    for z, c, n in ((120, "#fde0e8", 130), (110, "#ffffff", 84)):
        b.sheet(
            z,
            c,
            [blossom(*near(48, 40), r.uniform(5.5, 10), r.choice((4, 5, 5))) for _ in range(n)],
            trans=0.2,
            curl=2,
            casts=0.6,
        )
    # the old man
    chair, legs, coat, arm, skin, hair = (put(p, OX, OY, OS) for p in sitter())
    b.sheet(98, "#a8642c", chair, trans=0.03, curl=1)
    b.sheet(92, "#3a4468", legs, trans=0.03, curl=3)
    b.sheet(86, "#c8906c", skin, trans=0.04, curl=2)
    b.sheet(
        82,
        "#4a3028",
        coat,
        trans=0.03,
        curl=4,
        folds=[(OX + 40, OY - 226, OX + 50, OY - 80, 0.9), (OX + 14, OY - 220, OX + 6, OY - 110, 0.7)],
    )
    bark = limb([(28, -120), (34, -180), (39, -236)], 30, 44, 33)
    b.sheet(80, "#4a3028", put(bark, OX, OY, OS), trans=0.03, curl=3)
    grain = [
        [(20, -100), (26, -160), (34, -230), (30, -300)],
        [(40, -84), (44, -150), (46, -220), (60, -270)],
        [(6, -96), (14, -150), (24, -214)],
        [(50, -70), (50, -120), (50, -170)],
    ]
    b.sheet(79, "#33201c", put([lens(p, 4) for p in grain], OX, OY, OS), trans=0.02)
    b.sheet(78, "#f4f4f6", hair, trans=0.08, curl=2)
    b.sheet(74, "#5a3c30", arm, trans=0.03, curl=3)
    b.sheet(72, "#c8906c", put(sitter()[4][0], OX, OY, OS), trans=0.04, curl=1)
    twigs = [
        [(24, -152), (48, -140), (70, -150), (84, -170)],
        [(-56, -122), (-78, -140), (-84, -166)],
        [(-6, -126), (-22, -150), (-20, -172)],
    ]
    b.sheet(71, "#4a3028", put([limb(p, 6, 4, 2) for p in twigs], OX, OY, OS), trans=0.03)
    buds = [
        blossom(OX + (x + r.uniform(-5, 5)) * OS, OY + (y + r.uniform(-5, 5)) * OS, r.uniform(7, 9), 5)
        for q in twigs
        for x, y in q[1:]
    ]
    b.sheet(69, "#fbd0da", buds, trans=0.1, curl=1)
    # the girl, her can and the water
    coat, skin, hair, boots = (put(p, GX, GY, GS) for p in girl())
    cx, cy = GX + 27 * GS, GY - 55 * GS
    can = [
        curve([(-24, -24, "c"), (20, -24, "c"), (22, 22, "c"), (-26, 22, "c")]),
        limb([(18, 12), (48, -8), (66, -30)], 12, 9, 8),
        poly([(58, -36), (70, -44), (80, -30), (70, -22)]),
    ]
    b.sheet(
        66,
        "#2f7f8c",
        put(can, cx, cy, 1.0, rot=34),
        ribbon([(cx - 24, cy - 18), (cx + 9, cy - 26), (cx + 34, cy + 2)], 6),
        trans=0.04,
        curl=3,
    )
    tip = (
        cx + 78 * math.cos(math.radians(34)) + 30 * math.sin(math.radians(34)),
        cy + 78 * math.sin(math.radians(34)) - 30 * math.cos(math.radians(34)),
    )
    jets = [
        lens([(tip[0] - 2, tip[1] + d), (tip[0] + 26 + 4 * d, tip[1] + 34), (tip[0] + 44 + 6 * d, 776 + d)], 3.4)
        for d in (-6, -2, 2, 6, 9)
    ]
    b.sheet(70, "#6fc0e0", jets, trans=0.3, casts=0.4)
    b.sheet(60, "#5a2c34", boots, trans=0.03, curl=2)
    b.sheet(
        56,
        "#e8a82c",
        coat,
        trans=0.04,
        curl=4,
        folds=[(GX - 16, GY - 140, GX - 30, GY - 52, 0.8), (GX - 2, GY - 120, GX + 6, GY - 52, 0.7)],
    )
    b.sheet(54, "#d8a07c", skin, trans=0.04, curl=1)
    b.sheet(52, "#8a3c1c", hair, trans=0.03, curl=2)
    fallen = [circle(r.uniform(210, 580), r.uniform(730, 870), r.uniform(3, 5), r.uniform(2, 3.4)) for _ in range(26)]
    b.sheet(160, "#f6c4d0", fallen, trans=0.15, curl=1)
    return b.render()
