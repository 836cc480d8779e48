"""The orchestra has fled, but the wave waits until the conductor lowers his arms."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, ribbon

SENTENCE = "The orchestra has fled, but the wave waits until the conductor lowers his arms."
KEY = "mint"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "adult"

MX, MY, MS = 456, 766, 2.55  # the conductor's feet and scale
EYE = (462, 492)  # the light that the wave closes round
FACE = [
    (372, 792),
    (296, 730),
    (240, 640),
    (216, 530),
    (226, 420),
    (268, 324),
    (336, 258),
    (416, 236),
    (478, 252),
    (514, 300),
]
CREST = [(524, 262), (510, 190), (450, 122), (356, 82), (240, 66), (110, 76), (-30, 108)]


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def wave(k, drop):
    """The wave with its hollow drawn in by k, its crest lower by drop."""
    face = [(x + (EYE[0] - x) * k, y + (EYE[1] - y) * k) for x, y in FACE]
    face[0] = (FACE[0][0] + 150 * k, 796)
    face[1] = (face[1][0] + 10 * k, face[1][1] + 96 * k)
    tip = face[-1]
    crest = [(x + (tip[0] - x) * k * 0.25, y + drop) for x, y in CREST]
    return curve([(-30, 800, "c"), (*face[0], "c"), *face[1:-1], (*tip, "c"), *crest[:-1], (*crest[-1], "c")])


def conductor():
    """He faces left with both arms raised, 100 tall, feet at 0,0: coat, skin, hair, linen, baton."""
    coat = [
        curve(
            [
                (3, -84, "c"),
                (9, -80),
                (12.5, -73),
                (12, -63),
                (9.5, -54),
                (12, -45),
                (15, -34),
                (19, -22),
                (21, -14, "c"),
                (16, -18),
                (12, -25, "c"),
                (9, -15, "c"),
                (6, -28),
                (2, -42),
                (-5, -45, "c"),
                (-8, -52),
                (-9.6, -62),
                (-9, -71),
                (-7, -79),
                (-4, -83, "c"),
            ]
        ),
        limb([(3, -77), (-12, -87), (-15, -106)], 11, 9.4, 8, 6.2),
        limb([(-3, -77), (-22, -78), (-32, -94)], 10, 8.8, 7.6, 6),
        limb([(-1, -48), (-3, -26), (-2, -4)], 13, 10.4, 8.4, 6),
        limb([(6, -48), (8, -27), (16, -5)], 13, 10.4, 8.2, 6),
        *[
            curve([(x + 4, -5, "c"), (x + 4.6, 0.6, "c"), (x - 11, 0.6, "c"), (x - 10, -2), (x - 3, -5)])
            for x in (-2, 17)
        ],
    ]
    skin = [
        curve([(-12, -107), (-18, -107), (-20, -111), (-18, -115), (-14, -115), (-11, -111)]),
        curve(
            [
                (-29.6, -95),
                (-34, -94),
                (-37.6, -98),
                (-41, -103),
                (-40, -105),
                (-37, -103),
                (-37.6, -109),
                (-35.6, -109.6),
                (-33.6, -105),
                (-32.6, -109),
                (-30.8, -108.6),
                (-30.4, -103),
                (-28.6, -99),
            ]
        ),
        curve(
            [
                (-5, -82),
                (-8, -86),
                (-10, -89),
                (-12.4, -91.6, "c"),
                (-10, -93.4),
                (-10.4, -98),
                (-6, -102),
                (1, -101),
                (5, -95),
                (5, -88),
                (3, -82),
            ]
        ),
    ]
    hair = curve(
        [
            (-9, -99, "c"),
            (-8, -103),
            (-2, -106),
            (4, -104.6),
            (8, -105.6, "c"),
            (8.6, -100),
            (12, -98.6, "c"),
            (10, -94),
            (12.4, -90, "c"),
            (8.4, -88),
            (9, -83, "c"),
            (4, -85),
            (1, -91),
            (-3, -97),
        ]
    )
    linen = [
        poly([(-17.8, -102), (-11.4, -102.6), (-11.6, -107.4), (-18.2, -106.8)]),
        poly([(-32.6, -89.6), (-27, -92), (-29, -96.4), (-34.6, -93.6)]),
        curve([(-5, -83.4), (0, -84.8), (4, -84), (3, -82), (-3, -81.4)]),
    ]
    return coat, skin, hair, linen, ribbon([(-16, -111), (-27, -133)], 1.6, 0.7)


def chair(fallen=False):
    """A concert chair, 60 tall."""
    c = [
        ribbon([(-14, 0), (-16, -34), (-20, -66)], 4),
        ribbon([(16, 0), (15, -32)], 4),
        curve([(-19, -36), (18, -35), (18, -29), (-18, -30)]),
        curve([(-23, -66), (-17, -67), (-14, -46), (-20, -45)]),
    ]
    return put(c, 0, 0, 1.0, rot=84 if fallen else 0)


def stand(lean):
    """A music stand with its sheet."""
    return put([ribbon([(0, 0), (0, -58)], 3), ribbon([(-13, 0), (0, -12), (13, 0)], 2.6)], 0, 0, rot=lean), put(
        [poly([(-24, -86), (22, -82), (20, -54), (-22, -58)])], 0, 0, rot=lean
    )


def draw():
    """A wave stands over a beach of empty chairs and waits for a raised baton."""
    b = Box(KEY, glow_at=EYE, glow_r=300, sharp=(0, 320), aperture=0.02, mat_seed=867)
    b.slant = (-0.25, -0.3)
    r = random.Random(2)

    def sky(X, Y, light):
        d = np.hypot(X - EYE[0], Y - EYE[1])[..., None]
        k = np.exp(-((d / 260) ** 2))
        return colour("#f4c89c") * (1 - k) + colour("#fffbe0") * 1.15 * k

    b.paint_back = sky
    b.sheet(
        262,
        "#6fc4b4",
        curve([(300, 640, "c"), (460, 636), (640, 640, "c"), (640, 800, "c"), (300, 800, "c")]),
        trans=0.2,
    )
    b.sheet(
        258,
        "#9adcc8",
        [
            ribbon([(x, y), (x + w, y + 1)], 3, 1)
            for x, y, w in ((500, 662, 60), (530, 690, 70), (486, 716, 60), (540, 742, 60))
        ],
        trans=0.1,
        casts=0,
    )
    # the wave, from its lit hollow to its back
    cols = ("#c8f2dc", "#94e0cc", "#5cc4b8", "#2f9ea4", "#1f7890", "#175a7c")
    for i, c in enumerate(cols):
        b.sheet(
            240 - 24 * i, c, wave(0.5 - 0.1 * i, 62 - 12.4 * i), trans=(0.4, 0.3, 0.22, 0.14, 0.08, 0.04)[i], curl=4
        )
    for z, c, starts in ((114, "#124c6c", (14, 92, 168, 240)), (110, "#2f86a0", (52, 132, 206))):
        ribs = []
        for x in starts:
            k = x / 372
            line = [
                (x, 800),
                (x - 74 + 60 * k, 690),
                (x - 130 + 60 * k, 560),
                (x - 140 + 110 * k, 430),
                (x - 100 + 170 * k, 310),
                (x - 30 + 230 * k, 226),
                (x + 60 + 230 * k, 176),
            ]
            ribs.append(ribbon(line, 1, wf=lambda t: 0.6 + 9 * math.sin(math.pi * t) ** 1.4))
        b.sheet(z, c, m=mask(ribs) * mask(wave(0, 0)), trans=0.06, curl=2)
    foam = []
    for t in np.linspace(0, 1, 44):
        i = min(len(CREST) - 2, int(t * (len(CREST) - 1)))
        f = t * (len(CREST) - 1) - i
        x = CREST[i][0] + (CREST[i + 1][0] - CREST[i][0]) * f
        y = CREST[i][1] + (CREST[i + 1][1] - CREST[i][1]) * f
        foam.append(circle(x + r.uniform(-5, 5), y + r.uniform(-8, 6), r.uniform(8, 19)))
    b.sheet(106, "#f4fcf4", foam, trans=0.2, curl=3)
    drops = [
        circle(528 + max(-36, min(44, r.gauss(0, 9 + 3 * i))), 304 + 15 * i, r.uniform(2.4, 6.4)) for i in range(17)
    ]
    b.sheet(102, "#ffffff", drops, trans=0.2, curl=1)
    # the beach
    b.sheet(
        98,
        "#f6e2b4",
        curve([(-30, 776, "c"), (160, 782), (340, 790), (480, 780), (640, 770, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.05,
        curl=3,
    )
    toe = [circle(x, 786 + 5 * math.sin(x / 17) + r.uniform(-4, 4), r.uniform(6, 13)) for x in range(-10, 380, 11)]
    b.sheet(94, "#f4fcf4", toe, trans=0.2, curl=2)
    # what the orchestra has left
    wood, sheets = [], []
    for x, y, s, fallen, flip in (
        (70, 850, 1.2, False, True),
        (222, 862, 1.15, True, False),
        (556, 858, 1.2, False, False),
        (312, 850, 1.1, False, True),
    ):
        wood.append(put(chair(fallen), x, y, s, flip=flip))
    for x, y, s, lean in ((150, 862, 1.15, -12), (462, 880, 1.15, 9)):
        pole, sheet = stand(lean)
        wood.append(put(pole, x, y, s))
        sheets.append(put(sheet, x, y, s))
    sheets += [
        poly([(96, 868), (126, 862), (134, 876), (102, 881)]),
        poly([(400, 850), (432, 856), (424, 872), (392, 866)]),
    ]
    b.sheet(80, "#5a3030", wood, trans=0.03, curl=1)
    b.sheet(74, "#fffaf0", sheets, trans=0.15, curl=2)
    # the conductor
    b.sheet(
        90, "#a04a34", poly([(MX - 66, MY + 36), (MX - 60, MY), (MX + 64, MY), (MX + 70, MY + 36)]), trans=0.04, curl=2
    )
    coat, skin, hair, linen, baton = (put(p, MX, MY, MS) for p in conductor())
    b.sheet(64, "#1c2438", coat, trans=0.02, curl=3, folds=[(MX + 16, MY - 190, MX + 34, MY - 60, 0.7)])
    b.sheet(62, "#c88a64", skin, trans=0.04, curl=1)
    b.sheet(60, "#e8e4e0", hair, trans=0.05, curl=2)
    b.sheet(58, "#ffffff", linen, trans=0.1)
    b.sheet(57, "#7a3424", baton, trans=0.05)
    return b.render()
