"""The house has been given up, but the horse pulls its one lit room away over the snow, and she reads on."""

import random

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, mask, person, poly, put, rect, ribbon, tree

SENTENCE = "The house has been given up, but the horse pulls its one lit room away over the snow, and she reads on."
KEY = "cellar"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"


def horse():
    """A heavy horse that pulls, head low, facing left, 100 at the withers, feet at 0,0."""
    return [
        curve(
            [
                (-34, -82),
                (-24, -98),
                (-6, -92),
                (20, -90),
                (42, -96),
                (58, -84),
                (62, -62),
                (50, -46),
                (20, -42),
                (-14, -44),
                (-34, -54),
            ]
        ),
        curve([(-14, -96, "c"), (-32, -104), (-52, -98), (-62, -88, "c"), (-58, -70), (-46, -56), (-30, -50)]),
        curve([(-50, -102), (-56, -114, "c"), (-46, -106), (-44, -98)]),
        curve([(-46, -102), (-62, -100), (-76, -84), (-88, -66), (-86, -56), (-78, -54), (-66, -64), (-50, -74)]),
        ribbon([(-28, -56), (-46, -38), (-38, -18), (-46, -2)], 17, 7),
        ribbon([(-20, -54), (-16, -32), (-4, -18), (6, -4)], 16, 7),
        ribbon([(46, -66), (40, -40), (54, -22), (46, -2)], 26, 7),
        ribbon([(52, -62), (58, -40), (74, -22), (80, -4)], 24, 7),
        *[curve([(x - 9, 0, "c"), (x - 5, -9), (x + 5, -9), (x + 7, 0, "c")]) for x in (-47, 45)],
        *[put([curve([(-9, 0, "c"), (-5, -9), (5, -9), (7, 0, "c")])], x, 0, rot=-24)[0] for x in (8, 82)],
        ribbon([(54, -84), (66, -78), (70, -62), (67, -46)], 8, 10),
        ribbon([(-30, -100), (-20, -84), (-26, -66)], 12, 5),
    ]


def draw():
    """A horse in front of a lit room on runners; far behind, a dark house with a gap."""
    b = Box(
        KEY,
        glow_at=(400, 520),
        glow_r=300,
        sharp=(0, 280),
        aperture=0.02,
        mat_seed=307,
        sun="#9cb8e8",
        sun_power=0.4,
        fill="#203c70",
        fill_power=0.2,
        core=0.5,
        bloom=0.8,
    )
    b.slant = (-0.2, -0.2)
    r = random.Random(6)

    def sky(X, Y, light):
        t = np.clip(Y / 520, 0, 1)[..., None]
        return (colour("#0c1c3c") * (1 - t) + colour("#3d6aa0") * t) * 0.9

    b.paint_back = sky
    b.sheet(
        240,
        "#4a72a8",
        curve([(-20, 400), (120, 372), (300, 340), (460, 300), (640, 316), (640, 600), (-20, 600)]),
        trans=0.1,
        fixed=0.4,
    )
    # the house left behind
    hx, hy = 452, 318
    walls = [rect(-46, -84, 92, 90), rect(20, -128, 12, 40)]
    gap = poly([(-6, -46), (28, -44), (32, -30), (27, -8), (-9, -7), (-5, -26)])
    b.sheet(
        226,
        "#1a2c54",
        put(walls, hx, hy, 1.15),
        put(poly([(-56, -80), (0, -122), (56, -80)]), hx, hy, 1.15),
        trans=0.02,
        fixed=0.4,
        holes=[(put(gap, hx, hy, 1.15), "#05091a", 0.0)],
    )
    b.sheet(220, "#14223f", tree(360, 336, 130, 4, w=7), tree(536, 322, 84, 8, w=6), trans=0.02)
    # snow, and the runners' track from the house
    b.sheet(
        200,
        "#7fa0cc",
        curve([(-20, 470), (160, 412), (330, 350), (470, 320), (640, 336), (640, 940), (-20, 940)]),
        trans=0.05,
        fixed=0.42,
    )
    track = [
        ribbon(
            [(452 + d * 0.3, 326), (500 + d * 0.6, 350), (562 + d, 390), (600 + d, 460), (610 + d, 560), (600, 740)],
            1.6,
            8,
        )
        for d in (0, 16)
    ]
    b.sheet(196, "#4a6ea6", track, trans=0.02, casts=0.3, fixed=0.4)
    b.sheet(
        170,
        "#9ab8dc",
        curve([(-20, 690), (140, 676), (330, 692), (500, 684), (640, 660), (640, 940), (-20, 940)]),
        trans=0.05,
        curl=3,
        fixed=0.42,
    )
    # the room, torn out of its wall
    x0, y0, x1, y1 = 296, 432, 556, 706
    torn = [(x0 - 16, y0 - 14), (x1 + 10, y0 - 16)]
    torn += [(x1 + (18 if i % 2 else 8) + r.uniform(-3, 3), y0 - 16 + 24 * i) for i in range(1, 13)]
    torn += [(x1 + 12, y1 + 10), (x0 - 12, y1 + 10)]
    torn += [(x0 - (18 if i % 2 else 8) + r.uniform(-3, 3), y0 - 16 + 24 * i) for i in range(12, 0, -1)]
    b.sheet(150, "#7a4030", poly(torn), trans=0.0, curl=2, fixed=0.4)
    b.sheet(146, "#ffd488", rect(x0, y0, x1 - x0, y1 - y0), trans=0.0, fixed=1.05)
    b.sheet(142, "#f6bd66", [rect(x0 + 6 + 24 * i, y0, 10, 210) for i in range(11)], trans=0.0, fixed=0.95, casts=0.2)
    b.sheet(
        138,
        "#b86a30",
        rect(x0, 640, x1 - x0, 9),
        poly([(x0, 706), (x0 + 30, 660), (x1 - 30, 660), (x1, 706)]),
        trans=0.0,
        fixed=0.8,
    )
    frame = rect(326, 470, 74, 96)
    b.sheet(
        134,
        "#8a4a24",
        frame,
        trans=0.0,
        fixed=0.7,
        holes=[([rect(331 + 34 * i, 475 + 45 * j, 30, 41) for i in range(2) for j in range(2)], "#24406e", 0.2, 0.1)],
    )
    # lamp, armchair, reader
    b.sheet(120, "#5a2a1c", ribbon([(410, 700), (410, 556)], 4), rect(394, 696, 32, 5), trans=0.0)
    b.sheet(112, "#fff2c4", poly([(392, 556), (428, 556), (418, 524), (402, 524)]), trans=0.2, fixed=1.3)
    chair = [
        curve(
            [
                (462, 702, "c"),
                (458, 650),
                (470, 642),
                (500, 646),
                (508, 580),
                (524, 566),
                (540, 578),
                (542, 640),
                (538, 702, "c"),
            ],
            k=0.4,
        ),
    ]
    who = person(
        "woman",
        lean=-6,
        head=24,
        near=(34, 92),
        far=(40, 100),
        legs=((86, 8), (82, 2)),
        feet=(0, 0),
        coat=0.9,
        flare=1.2,
        hair_="bun",
        hands=("grip", "grip"),
        seat=34,
    )
    bx, by = person.joints["near"]
    b.sheet(108, "#4a1c18", put(who, 488, 692, 1.24), trans=0.02)
    b.sheet(104, "#a83426", chair, trans=0.02, curl=4, fixed=0.5)
    book = put(
        [poly([(-13, -9), (0, -3), (0, 8), (-13, 2)]), poly([(11, -10), (0, -3), (0, 8), (11, 1)])],
        488 + bx * 1.24 - 4,
        692 + by * 1.24 - 2,
        1.0,
    )
    b.sheet(100, "#fff4d8", book, trans=0.2, fixed=0.9)
    b.lamp(410, 560, 90, "#ffc060", 1.6, size=16)
    # runners, light on the snow, ropes and the horse
    b.sheet(
        92,
        "#2a1614",
        ribbon([(568, 738), (300, 738), (262, 734), (246, 716), (252, 700)], 8),
        [rect(x, 712, 9, 26) for x in (312, 400, 488, 544)],
        trans=0.02,
        curl=2,
    )
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    spill = np.exp(-(((X - 420) / 170) ** 4) - ((Y - 742) / 74) ** 2) * (Y > 738)
    b.sheet(160, "#ffc878", m=spill, veil=0.85, trans=0.1, casts=0, fixed=0.9, rough=0)
    b.sheet(84, "#0b1530", put(horse(), 132, 744, 1.2), trans=0.02)
    b.sheet(
        78,
        "#7a2c22",
        put(curve([(-30, -100), (-18, -98), (-20, -70), (-34, -48), (-42, -56), (-32, -76)]), 132, 744, 1.2),
        trans=0.03,
        curl=2,
    )
    b.sheet(
        76,
        "#9a5a34",
        ribbon([(94, 672), (170, 692), (250, 708)], 3.4),
        ribbon([(120, 636), (160, 652), (176, 692)], 3),
        trans=0.02,
    )
    snow = curve([(-20, 800), (120, 822), (300, 812), (460, 836), (640, 806), (640, 940), (-20, 940)])
    b.sheet(60, "#5c80b8", snow, trans=0.03, curl=4, fixed=0.4)
    return b.render(exposure=1.05)
