"""The letter lacks one more word, but in the last of the ink a town has come to light with its lamps burning."""

import random

from art.kit.lamplit.all import Box, circle, curve, lens, mask, person, poly, put, rect, ribbon, tones

SENTENCE = "The letter lacks one more word, but in the last of the ink a town has come to light with its lamps burning."
KEY = "paper_white"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

GLASS = [
    (186, 330, "c"),
    (414, 330, "c"),
    (410, 372),
    (430, 404),
    (520, 438),
    (560, 520),
    (566, 690),
    (552, 800),
    (490, 834),
    (300, 840),
    (110, 834),
    (48, 800),
    (34, 690),
    (40, 520),
    (80, 438),
    (170, 404),
    (190, 372),
]
INNER = [(300 + (x - 300) * 0.87, 578 + (y - 578) * 0.9, *c) for x, y, *c in GLASS]
TOWN = [  # x, width, height of the walls, of the roof, depth row
    (92, 66, 74, 44, 1),
    (156, 54, 116, 40, 1),
    (214, 70, 60, 56, 1),
    (300, 60, 92, 48, 1),
    (438, 64, 84, 46, 1),
    (500, 60, 58, 40, 1),
    (124, 74, 40, 42, 0),
    (252, 84, 30, 50, 0),
    (456, 88, 36, 46, 0),
]
LEVEL = 716


def gable(x, w, h, roof):
    """A house that stands in the ink."""
    y = LEVEL - h
    return [
        rect(x - w / 2, y, w, h + 20),
        poly([(x - w / 2 - 6, y + 2), (x, y - roof), (x + w / 2 + 6, y + 2)]),
        rect(x + w * 0.16, y - roof * 0.9, 8, roof * 0.6),
    ]


def lights(x, w, h, r):
    """Windows of a house, the lowest half under the ink."""
    return [
        rect(x + w * k - 6, LEVEL - h + 12 + 30 * j, 12, 16)
        for j in range(max(1, round(h / 30)))
        for k in (-0.24, 0.24)
        if r.random() < 0.86
    ]


def draw():
    """A great glass inkwell, almost empty; in what is left a town stands up to its sills; a nib comes down."""
    b = Box(
        KEY,
        glow_at=(300, 560),
        glow_r=420,
        sharp=(10, 300),
        aperture=0.02,
        mat_seed=317,
        back="#fbe9c4",
        edge="#e6b878",
    )
    b.slant = (-0.5, -0.4)
    r = random.Random(5)
    inner, whole = mask(curve(INNER)), mask(curve(GLASS))
    b.sheet(230, "#b45a30", poly([(-20, 724), (640, 700), (640, 940), (-20, 940)]), trans=0.1, curl=1)
    b.sheet(200, "#9cc6c8", m=whole, trans=0.3, curl=5)
    b.sheet(
        194,
        "#d6ecea",
        m=whole * mask(curve([(300 + (x - 300) * 0.95, 580 + (y - 580) * 0.96, *c) for x, y, *c in GLASS])),
        trans=0.3,
        curl=3,
    )
    b.sheet(186, "#ffdf9c", m=inner, trans=0.3, fixed=0.98)
    # what the ink has left on the glass as it sank
    for y, col in zip((470, 560, 636), tones("#f3d9a8", "#a9b4cc", 3), strict=True):
        low = curve([(-20, y), (140, y + 10), (300, y - 4), (470, y + 8), (640, y - 2), (640, 940), (-20, 940)])
        b.sheet(184 - y / 100, col, m=mask(low) * inner, trans=0.2, fixed=0.95, casts=0.3)
    spire = [rect(346, 566, 52, 200), poly([(338, 570), (372, 420), (406, 570)]), rect(340, 606, 64, 8)]
    back = [gable(x, w, h, k) for x, w, h, k, row in TOWN if row]
    glow = [lights(x, w, h, r) for x, w, h, k, row in TOWN if row]
    b.sheet(164, "#3a4f8c", m=mask(back) * inner, trans=0.05, fixed=0.75, holes=[(glow, "#ffd45c", 1.0, 1.1)], curl=1)
    b.sheet(
        156,
        "#233470",
        m=mask(spire) * inner,
        trans=0.05,
        fixed=0.72,
        holes=[([rect(364, 576, 15, 24), rect(364, 640, 15, 20)], "#ffe07a", 1, 1.3)],
        curl=1,
    )
    front = [gable(x, w, h, k) for x, w, h, k, row in TOWN if not row]
    glow2 = [[rect(x - 22, LEVEL - 24, 14, 18), rect(x + 8, LEVEL - 24, 14, 18)] for x, w, h, k, row in TOWN if not row]
    b.sheet(146, "#17245a", m=mask(front) * inner, trans=0.05, fixed=0.75, holes=[(glow2, "#ffd45c", 1.0, 1.1)], curl=1)
    b.lamp(372, 590, 120, "#ffc050", 0.35, size=14)
    up = person(
        "stout",
        lean=-8,
        head=-30,
        near=(140, 160),
        far=(30, 60),
        legs=((10, 4), (-8, -10)),
        coat=0.6,
        flare=0.8,
        hair_="wild",
        hands=("open", "rest"),
    )
    b.sheet(158, "#7a1a2c", put(up, 154, LEVEL - 150, 0.62, flip=True), trans=0.02, fixed=0.8)
    # the last of the ink, with the lamps in it
    ink = curve([(-20, 720), (120, 714), (300, 719), (480, 713), (640, 720), (640, 940), (-20, 940)])
    b.sheet(134, "#0d1640", m=mask(ink) * inner, trans=0.02, fixed=0.75, curl=2)
    gold = []
    for x, _w, _h, _k, row in TOWN:
        for dx in (-14, 14):
            for j in range(2 + row):
                y = 732 + 15 * j + r.uniform(-3, 3)
                gold.append(lens([(x + dx - 9 + j, y), (x + dx, y + 1.5), (x + dx + 9 - j, y)], 4 - j))
    gold += [
        lens([(356 - 2 * j, 730 + 13 * j), (372, 732 + 13 * j), (388 + 2 * j, 730 + 13 * j)], 5 - 0.6 * j)
        for j in range(6)
    ]
    b.sheet(130, "#f2bc54", m=mask(gold) * inner, trans=0.1, fixed=0.85, casts=0)
    # shine, lip
    shine = [
        ribbon([(66, 520), (56, 600), (62, 720)], 9, 4),
        ribbon([(104, 458), (150, 432), (186, 416)], 7, 3),
        ribbon([(540, 560), (546, 640)], 5, 3),
    ]
    b.sheet(96, "#ffffff", shine, trans=0.3, veil=0.8, casts=0)
    lip = curve([(172, 316), (186, 304), (414, 304), (428, 316), (428, 342), (414, 352), (186, 352), (172, 342)])
    b.sheet(110, "#86b6ba", [lip], trans=0.2, curl=4)
    b.sheet(106, "#cfe8e6", [rect(190, 312, 214, 12)], trans=0.2, curl=2)
    # the nib
    nib = curve(
        [
            (-34, -190, "c"),
            (34, -190, "c"),
            (44, -120),
            (34, -70),
            (12, -14),
            (0, 0, "c"),
            (-12, -14),
            (-34, -70),
            (-44, -120),
        ]
    )
    b.sheet(
        80,
        "#e3b450",
        put([nib], 330, 268, 1.0, rot=14),
        trans=0.05,
        curl=4,
        holes=[(put([circle(0, -92, 9), lens([(0, -88), (0, -46), (0, -2)], 3)], 330, 268, rot=14), "#3a2418", 0.1)],
    )
    wet = curve([(-19, -34, "c"), (-8, -42), (4, -32), (19, -36, "c"), (12, -14), (0, 8, "c"), (-12, -14)])
    b.sheet(76, "#10194a", put([wet], 330, 268, rot=14), trans=0.02, curl=3)
    holder = curve([(-36, -170, "c"), (36, -170, "c"), (40, -420, "c"), (-40, -420, "c")])
    b.sheet(70, "#7a2420", put([holder], 330, 268, rot=14), trans=0.04, curl=6)
    b.sheet(66, "#d8a848", put([rect(-39, -186, 78, 22)], 330, 268, rot=14), trans=0.04, curl=3)
    return b.render()
