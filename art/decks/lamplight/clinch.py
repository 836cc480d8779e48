"""The last round was never rung off, but the boxers still hold each other up, and the ivy has reached their gloves."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, at, circle, colour, curve, mask, poly, put, rect, ribbon, spline

SENTENCE = (
    "The last round was never rung off, but the boxers still hold each other up, and the ivy has reached their gloves."
)
KEY = "hospital_green"
FRAME = "interior"
MOOD = "longing"
PROTAGONIST = "adult"

FX, FY, FS = 306, 752, 3.85
IVY = curve(
    [
        (0, 6, "c"),
        (-6, 3),
        (-10, -2, "c"),
        (-5, -3),
        (-4, -8, "c"),
        (0, -14, "c"),
        (4, -8, "c"),
        (5, -3),
        (10, -2, "c"),
        (6, 3),
    ]
)


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def boot(x, y, rot=0):
    """A laced boot that points right, its ankle at x, y."""
    return put(
        curve([(-3.4, -9, "c"), (3, -9, "c"), (3.2, -2), (8, 0.5), (11, 3.2), (10.6, 5, "c"), (-4, 5, "c"), (-4.4, 1)]),
        x,
        y,
        rot=rot,
    )


def skull(x, y, rot):
    """A head seen from behind and aside, its neck's root at x, y."""
    return put(
        curve(
            [
                (-4, 2, "c"),
                (-4.4, -3),
                (-5.8, -6),
                (-6.6, -10),
                (-6.2, -15),
                (-3.6, -18.6),
                (0.4, -19.6),
                (4.2, -18.2),
                (6.4, -14.6),
                (6.6, -10.4),
                (6.2, -7),
                (5, -3.4),
                (4.4, 2, "c"),
            ]
        ),
        x,
        y,
        rot=rot,
    )


def hair(x, y, rot):
    """Short hair on that head, cut round the ear."""
    return put(
        curve(
            [
                (-5.2, -6, "c"),
                (-6.8, -10),
                (-6.6, -15.4),
                (-3.8, -19.2),
                (0.4, -20.2),
                (4.4, -18.8),
                (6.8, -15),
                (6.6, -12, "c"),
                (3.8, -12.4),
                (2.4, -10, "c"),
                (1.6, -6.4),
                (-2, -5.4),
            ]
        ),
        x,
        y,
        rot=rot,
    )


def ear(x, y, rot):
    """Its ear."""
    return put(curve([(2.2, -8.4), (2, -11.2), (3.6, -12.6), (5.2, -11.4), (4.8, -8.6), (3.4, -6.8)]), x, y, rot=rot)


def seat(x, y, h):
    """The back of a seat in a row at y."""
    w = h * 0.76
    return curve(
        [
            (x, y + 8, "c"),
            (x, y - h * 0.5),
            (x + h * 0.2, y - h * 0.62),
            (x + h * 0.58, y - h * 0.62),
            (x + w, y - h * 0.5),
            (x + w, y + 8, "c"),
        ]
    )


def place(shape):
    """What is drawn about the boxers' feet, in the ring."""
    return put(shape, FX, FY, FS)


def draw():
    """Two boxers lean on each other under the lamp of an overgrown hall."""
    b = Box(KEY, glow_at=(300, 250), glow_r=330, sharp=(0, 300), aperture=0.02, mat_seed=861, sun_power=0.4, core=0.4)
    b.slant = (-0.1, -0.4)
    r = random.Random(4)

    def air(X, Y, light):
        t = np.clip(Y / 620, 0, 1)[..., None]
        k = np.exp(-(((X - 330) / 190) ** 2) - ((Y - 170) / 260) ** 2)[..., None]
        return (colour("#3f8a78") * (1 - t) + colour("#1c4a44") * t) * 0.8 + colour("#f4ffd8") * 0.75 * k

    b.paint_back = air
    # the roof's iron, open to the sky
    for z, c, y, w in ((260, "#5a9c88", 300, 5), (246, "#3c7a6a", 250, 7), (232, "#225a50", 186, 10)):
        top = y - 120
        iron = [
            ribbon([(-30, y), (640, y)], w * 0.7),
            poly(
                [
                    (-30, y - 46),
                    (300, top - w / 2),
                    (640, y - 46),
                    (640, y - 46 + w),
                    (300, top + w / 2),
                    (-30, y - 46 + w),
                ]
            ),
        ]
        n = 6
        for i in range(n + 1):
            x = -30 + 670 * i / n
            up = y - 46 - (1 - abs(x - 300) / 335) * 74
            iron += [ribbon([(x, y), (x, up)], w * 0.5)]
            iron += [ribbon([(x, y), (x + (56 if x < 300 else -56), up - 12)], w * 0.4)] if abs(x - 300) > 30 else []
        b.sheet(z, c, iron, trans=0.2)
    for z, y, c, h in ((236, 470, "#2a6258", 40), (216, 520, "#24564e", 46), (196, 574, "#1d4a44", 54)):
        back = [rect(-20, y, 660, 400), [seat(x, y, h) for x in range(-10 - int(y) % 23, 620, int(h * 0.95))]]
        b.sheet(z, c, back, trans=0.06, curl=2)
    # the ring
    b.sheet(170, "#123632", poly([(-30, 800), (52, 668), (548, 668), (640, 800), (640, 940), (-30, 940)]), trans=0.02)
    b.sheet(160, "#d8dcb4", poly([(-40, 800), (58, 664), (542, 664), (640, 800)]), trans=0.02, curl=2)
    b.sheet(
        124,
        "#174640",
        rect(-20, 800, 640, 140),
        trans=0.02,
        curl=3,
        folds=[(x, 806, x + 6, 900, 0.8) for x in range(30, 600, 46)],
    )
    posts = [rect(52, 500, 13, 176), rect(535, 500, 13, 176)]
    ropes = [ribbon([(58, y), (300, y + 10), (542, y)], 5) for y in (520, 572, 624)]
    b.sheet(150, "#7a2c28", posts, trans=0.02, curl=1)
    b.sheet(148, "#c8b890", ropes, trans=0.02, casts=0.4)
    # the lamp over the ring and its light
    b.sheet(
        140,
        "#0d2624",
        ribbon([(300, -20), (300, 150)], 3.4),
        curve([(236, 206, "c"), (262, 158), (290, 146), (310, 146), (338, 158), (364, 206, "c")]),
        trans=0.02,
        curl=2,
    )
    b.sheet(139, "#fff2b8", curve([(240, 206, "c"), (270, 216), (330, 216), (360, 206, "c")]), trans=0.2, fixed=1.7)
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    t = np.clip((Y - 210) / 560, 0, 1)
    cone = np.clip(1.25 - (np.abs(X - 300) / (62 + 215 * t)) ** 3, 0, 1) * (Y > 208) * (1 - t * 0.6) * (Y < 800)
    b.sheet(144, "#ffe9a0", m=np.clip(cone, 0, 1), veil=0.42, trans=0.2, casts=0, fixed=0.9, rough=0)
    b.lamp(300, 236, 100, "#ffdf90", 2.4, size=22)
    b.lamp(300, 600, 40, "#ffdf90", 0.5, size=40)
    b.shade(160, circle(300, 748, 190, 22), strength=0.5, soft=8)
    # the boxer on the right, behind
    right = [
        limb([(16, -47), (20, -26), (33, -4)], 17, 15.5, 11.5, 10.5, 9, 6),
        limb([(13, -47), (8, -24), (15, -4)], 17, 15, 11, 10.5, 8.6, 6),
        curve(
            [
                (24, -50),
                (25, -58),
                (24, -67),
                (19, -78),
                (12, -85),
                (5, -86),
                (-2, -82),
                (-3, -72),
                (0, -60),
                (5, -48),
                (14, -43),
            ]
        ),
        limb([(10, -80), (3, -85), (-1, -88)], 14, 11, 9),
        skull(0, -84, -26),
    ]
    b.sheet(100, "#5e3324", place(right), trans=0.02, curl=3)
    b.sheet(99, "#24110c", place(hair(0, -84, -26)), trans=0.02, curl=2)
    b.sheet(
        98,
        "#24566a",
        place(
            curve(
                [
                    (25, -53, "c"),
                    (15, -50),
                    (3, -52, "c"),
                    (-1, -40),
                    (1, -30, "c"),
                    (10, -28),
                    (14, -33, "c"),
                    (19, -27),
                    (31, -28, "c"),
                    (29, -42),
                ]
            )
        ),
        trans=0.02,
        curl=4,
        folds=[(372, 540, 380, 622, 0.9), (346, 560, 338, 618, 0.8)],
    )
    b.sheet(
        97,
        "#e9e2c0",
        place([put(boot(0, 0), 32.6, -8, flip=True, rot=-31), put(boot(0, 0), 15.5, -5, flip=True, rot=-3)]),
        trans=0.02,
        curl=2,
    )
    # the boxer on the left, before him
    left = [
        limb([(-16, -46), (-10, -25), (-17, -4)], 17, 15.5, 11.5, 10.8, 9, 6),
        limb([(-19, -46), (-27, -27), (-41, -5)], 17.5, 16, 12, 11, 9, 6),
        curve(
            [
                (-27, -46),
                (-27, -56),
                (-24, -66),
                (-18, -76),
                (-10, -83),
                (-2, -84),
                (5, -80),
                (5, -71),
                (0, -60),
                (-6, -48),
                (-14, -41),
            ]
        ),
        limb([(-5, -77), (3, -82), (7, -85)], 15, 11, 9.5),
        skull(5, -81, 38),
    ]
    b.sheet(84, "#2a1714", place(left), trans=0.02, curl=3)
    b.sheet(83, "#120a0c", place(hair(5, -81, 38)), trans=0.02, curl=2)
    b.sheet(82.5, "#4a2a20", place(ear(5, -81, 38)), trans=0.02, curl=1)
    b.sheet(
        82,
        "#b8a26a",
        place(
            curve(
                [
                    (-28, -50, "c"),
                    (-17, -46),
                    (-4, -50, "c"),
                    (-1, -38),
                    (-3, -28, "c"),
                    (-12, -28),
                    (-16, -33, "c"),
                    (-22, -26),
                    (-35, -31, "c"),
                    (-32, -42),
                ]
            )
        ),
        trans=0.02,
        curl=4,
        folds=[(226, 552, 214, 618, 0.9), (256, 560, 262, 622, 0.8)],
    )
    b.sheet(81, "#e9e2c0", place([boot(-17, -5, 0), boot(-40.4, -8.5, 32)]), trans=0.02, curl=2)
    # arms and gloves
    b.sheet(76, "#5e3324", place(limb([(2, -85), (-9, -84), (-15, -74)], 9, 9.5, 8.5, 7)), trans=0.02, curl=2)
    b.sheet(72, "#2a1714", place(limb([(-3, -75), (12, -64), (22, -66)], 11, 10, 9, 8, 6.4)), trans=0.02, curl=2)
    glove = curve([(-4, -5, "c"), (4, -5, "c"), (7, 0), (8, 7), (4, 12), (-3, 12), (-7, 7), (-9, 2), (-6, 1)])
    b.sheet(
        70,
        "#c8301f",
        place([put(glove, -14.5, -72, rot=24), put(glove, 21, -66, flip=True, rot=-80)]),
        trans=0.03,
        curl=4,
    )
    # ivy
    stems = [
        [
            (-74, 12),
            (-52, 4),
            (-40, -4),
            (-32, -15),
            (-34, -26),
            (-22, -34),
            (-28, -46),
            (-17, -56),
            (-22, -66),
            (-13, -66),
        ],
        [(-30, 12), (-20, 2), (-12, -9), (-19, -19), (-7, -28), (-16, -38)],
        [(26, 13), (18, 3), (11, -8), (16, -17), (4, -26), (14, -36), (8, -46)],
        [
            (78, 10),
            (52, 6),
            (36, -1),
            (24, -12),
            (28, -22),
            (16, -31),
            (27, -42),
            (17, -52),
            (25, -60),
            (24, -69),
            (30, -74),
        ],
    ]
    low, high = [], []
    for s in stems:
        line = spline(s, 8)
        for i, (x, y) in enumerate(line):
            k = r.uniform(0.3, 0.46) * (1.1 if y > -6 else 0.86 if y > -40 else 0.72)
            side = 1 if i % 2 else -1
            if i % 2 == 0 or y > -4:
                (low if i % 4 < 2 else high).append(
                    at(IVY, x + side * r.uniform(0.6, 2.4), y + r.uniform(-1, 1), k, rot=side * r.uniform(40, 110))
                )
    for _ in range(70):
        x = r.choice((-1, 1)) * r.uniform(20, 82)
        (low if r.random() < 0.6 else high).append(
            at(IVY, x, 9 + r.uniform(-5, 6) - abs(x) * 0.03, r.uniform(0.3, 0.55), rot=r.uniform(0, 360))
        )
    b.sheet(66, "#1f5a34", place([ribbon(s, 1.3, 0.7) for s in stems]), trans=0.02)
    b.sheet(62, "#2f7f40", place(low), trans=0.1, curl=1)
    b.sheet(56, "#74be58", place(high), trans=0.1, curl=1)
    # over the edge of the ring, and from the roof
    for z, c, n in ((118, "#1d5a38", 110), (112, "#348a48", 70)):
        hang = []
        for _ in range(n):
            x = r.uniform(-10, 610)
            hang.append(
                at(
                    IVY,
                    x,
                    806 + r.random() ** 2 * (34 + 30 * math.sin(x / 47) ** 2),
                    r.uniform(1.1, 1.9),
                    rot=r.uniform(120, 240),
                )
            )
        b.sheet(z, c, hang, trans=0.06, curl=1)
    for z, c, n, k in ((132, "#0f3a30", 12, 1.0), (70, "#0b2c26", 9, 1.5)):
        vines = []
        for i in range(n):
            side = -1 if i % 2 else 1
            x = 300 + side * (300 - r.random() * 170 / k)
            l = r.uniform(70, 230) * (abs(x - 300) / 240)
            vines.append(ribbon([(x, -20), (x + 6, l * 0.5), (x - 4, l)], 2.4, 1))
            vines += [
                at(IVY, x + r.gauss(0, 5), r.uniform(0, l), r.uniform(0.8, 1.3) * k, rot=r.uniform(130, 230))
                for _ in range(int(l / 6))
            ]
        b.sheet(z, c, vines, trans=0.08, curl=1)
    # the one who has stayed to the end
    back = [
        (14, 940, "c"),
        (22, 884),
        (34, 858),
        (58, 844),
        (82, 836),
        (90, 826),
        (91, 814),
        (84, 806),
        (80, 794),
        (74, 792),
        (72, 780),
        (77, 776),
        (77, 764),
        (84, 748),
        (98, 740),
        (112, 739),
        (127, 745),
        (136, 758),
        (138, 774),
        (143, 778),
        (142, 790),
        (136, 793),
        (133, 804),
        (127, 813),
        (128, 826),
        (138, 836),
        (162, 843),
        (188, 856),
        (202, 882),
        (212, 940, "c"),
    ]
    b.sheet(36, "#0d2a2a", curve(back), trans=0.02, curl=3)
    b.sheet(
        32,
        "#1c4644",
        curve(
            [
                (14, 940, "c"),
                (22, 884),
                (34, 858),
                (58, 844),
                (86, 834, "c"),
                (96, 846),
                (110, 850),
                (124, 845),
                (134, 834, "c"),
                (162, 843),
                (188, 856),
                (202, 882),
                (212, 940, "c"),
            ]
        ),
        trans=0.02,
        curl=3,
        folds=[(110, 852, 111, 900, 0.8), (48, 870, 56, 900, 0.6)],
    )
    b.sheet(
        28,
        "#4c9a4c",
        [
            at(IVY, 168 + r.gauss(0, 10), 846 + r.gauss(0, 9), r.uniform(0.8, 1.3), rot=r.uniform(0, 360))
            for _ in range(9)
        ],
        trans=0.1,
        curl=1,
    )
    return b.render(exposure=1.05)
