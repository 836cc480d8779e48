"""The boat has grown too old to swim, but the ferryman carries it across, and everyone has kept their seat."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon

SENTENCE = "The boat has grown too old to swim, but the ferryman carries it across, and everyone has kept their seat."
KEY = "lilac_rain"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "old"

WATER = 748


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def torso(w, h, slump):
    """One who sits, from the waist up, facing left, the lap at 0,0: the body and the head."""
    body = curve(
        [
            (-w * 0.6, 14, "c"),
            (-w * 0.52, -h * 0.2),
            (-w * 0.44 - slump, -h * 0.5),
            (-w * 0.36 - slump, -h * 0.72),
            (-w * 0.08 - slump, -h * 0.8),
            (w * 0.26 - slump, -h * 0.77),
            (w * 0.5 - slump * 0.5, -h * 0.56),
            (w * 0.56, -h * 0.26),
            (w * 0.6, 14, "c"),
        ]
    )
    skull = curve(
        [
            (7, 8),
            (10, -4),
            (8, -14),
            (0, -19),
            (-9, -17),
            (-13, -10),
            (-13.4, -6),
            (-16.4, -2, "c"),
            (-13.4, 0),
            (-13, 6),
            (-8, 10),
            (-6, 16),
            (6, 16),
        ]
    )
    return body, put(skull, -slump * 1.5 - 2, -h * 0.98)


def draw():
    """A bent ferryman wades with a boat full of passengers on his back."""
    b = Box(KEY, glow_at=(300, 300), glow_r=420, sharp=(0, 320), aperture=0.02, mat_seed=871)
    b.slant = (-0.25, -0.35)
    r = random.Random(6)

    def sky(X, Y, light):
        t = np.clip(Y / 520, 0, 1)[..., None]
        return (colour("#b8b4e0") * (1 - t) + colour("#fff0dc") * t) * 1.05

    b.paint_back = sky
    # the banks in the mist
    for z, y, c, k in ((270, 470, "#d4cce8", 0.7), (254, 510, "#bcb4dc", 1.0)):
        bank = [
            curve(
                [
                    (-30, y, "c"),
                    (140, y - 14),
                    (300, y),
                    (470, y - 16),
                    (640, y - 4, "c"),
                    (640, 700, "c"),
                    (-30, 700, "c"),
                ]
            )
        ]
        for x in (20, 58, 92, 150, 420, 470, 505, 566, 590):
            h = r.uniform(60, 110) * k
            bank.append(
                curve(
                    [
                        (x - 6 * k, y + 6),
                        (x - 26 * k, y - h * 0.3),
                        (x - 20 * k, y - h * 0.74),
                        (x, y - h),
                        (x + 22 * k, y - h * 0.7),
                        (x + 26 * k, y - h * 0.3),
                        (x + 6 * k, y + 6),
                    ]
                )
            )
        b.sheet(z, c, bank, trans=0.25, curl=1)
    # the river
    for i, (y, c) in enumerate(((540, "#a8b8e0"), (604, "#8fa6d8"), (684, "#7590cc"))):
        b.sheet(
            238 - 12 * i,
            c,
            curve(
                [
                    (-30, y, "c"),
                    (150, y + 5),
                    (300, y - 4),
                    (450, y + 5),
                    (640, y, "c"),
                    (640, 940, "c"),
                    (-30, 940, "c"),
                ]
            ),
            trans=0.1,
            curl=2,
        )
    glints = [
        ribbon([(x, y), (x + w, y + 1)], 3, 1)
        for x, y, w in [(r.uniform(20, 480), r.uniform(560, 860), r.uniform(40, 110)) for _ in range(26)]
    ]
    b.sheet(206, "#c8d6f4", glints, trans=0.1, casts=0.2)
    Y, X = np.mgrid[0 : mask(rect(0, 0, 1, 1)).shape[0], 0 : mask(rect(0, 0, 1, 1)).shape[1]]
    X, Y = X / (X.shape[1] / 600), Y / (Y.shape[0] / 900)
    b.shade(
        214,
        poly([(190, 760), (420, 756), (470, 800), (440, 850), (360, 872), (200, 868), (150, 820)]),
        strength=0.4,
        soft=9,
        tint="#5a4a9c",
    )
    # the ferryman: pole, far limbs, body, head
    above = WATER + 3 * np.sin(X / 9) > Y
    b.sheet(150, "#6a4430", m=mask(ribbon([(96, 410), (128, 600), (150, 800)], 9)) * above, trans=0.03, curl=1)
    b.sheet(142, "#c4bade", limb([(236, 596), (196, 626), (152, 638)], 34, 28, 22), trans=0.05, curl=3)
    b.sheet(141, "#b87a5c", limb([(156, 637), (136, 640)], 17, 19), trans=0.04, curl=2)
    far = [limb([(352, 640), (396, 690), (424, 770)], 58, 46, 38, 30)]
    b.sheet(140, "#3c3064", m=mask(far) * above, trans=0.03, curl=3)
    shirt = curve(
        [
            (196, 566),
            (214, 548),
            (250, 540),
            (300, 544),
            (350, 566),
            (386, 604),
            (398, 650),
            (384, 684),
            (340, 690),
            (300, 672),
            (270, 644),
            (236, 628),
            (206, 608),
        ]
    )
    b.sheet(128, "#f4eef8", shirt, trans=0.06, curl=4, folds=[(240, 560, 330, 660, 0.8), (300, 560, 370, 650, 0.7)])
    trousers = [
        limb([(356, 650), (300, 706), (276, 800)], 76, 62, 48, 40),
        curve(
            [(316, 640), (342, 608), (376, 604), (401, 630), (407, 662), (398, 688), (378, 698), (350, 698), (322, 688)]
        ),
    ]
    b.sheet(122, "#4a3c7c", m=mask(trousers) * above, trans=0.03, curl=4)
    head = curve(
        [
            (206, 590),
            (196, 606),
            (180, 618),
            (160, 620),
            (148, 612),
            (140, 604, "c"),
            (130, 596, "c"),
            (140, 588),
            (146, 572),
            (162, 560),
            (186, 558),
            (204, 568),
        ]
    )
    b.sheet(118, "#b87a5c", head, trans=0.04, curl=2)
    b.sheet(
        114,
        "#f6f4fa",
        curve([(190, 602), (180, 622), (166, 650), (150, 662, "c"), (148, 640), (146, 618), (158, 610), (174, 604)]),
        trans=0.08,
        curl=3,
    )
    b.sheet(
        110,
        "#d8a83c",
        [
            curve([(116, 580, "c"), (150, 562), (190, 552), (226, 556, "c"), (196, 570), (150, 584)]),
            curve([(144, 572), (150, 548), (176, 536), (200, 544), (208, 562)]),
        ],
        trans=0.05,
        curl=3,
    )
    # the boat and those who sit in it
    dark = "#3a2a50"
    b.sheet(
        109,
        "#4a2830",
        curve([(50, 430, "c"), (150, 448), (300, 454), (450, 448), (560, 424, "c"), (520, 480), (300, 490), (80, 480)]),
        trans=0.03,
    )
    folk = (
        (142, 446, (48, 96, 4), "#5c5a9c", "#d8a484", [(6, -66), (-16, -38), (-46, -22)]),
        (236, 458, (64, 88, 4), "#a8506c", "#b87a5c", [(4, -60), (-26, -40), (-30, -62)]),
        (314, 466, (36, 58, 14), "#d8a040", "#8a5440", [(-10, -40), (-34, -14), (-44, 18)]),
        (388, 458, (56, 100, 0), "#3c7a8c", "#d8a484", [(4, -70), (12, -34), (-30, -28)]),
        (474, 446, (50, 84, -6), "#7a6a4c", "#b87a5c", [(2, -58), (-8, -26), (-34, -30)]),
    )
    for i, (x, y, size, c, skin, arm) in enumerate(folk):
        body, skull = torso(*size)
        turned = i == 4
        b.sheet(107 - i, skin, put([skull, circle(*arm[-1], 6)], x, y, flip=turned), trans=0.04, curl=2)
        b.sheet(
            106.5 - i,
            c,
            put([body, limb(arm, 19, 16, 11)], x, y, flip=turned),
            trans=0.04,
            curl=3,
            folds=[(x - 4, y - 60, x + 8, y, 0.6)],
        )
    tops = [
        put(
            curve([(-12, -112, "c"), (-4, -118), (8, -114), (14, -102), (16, -84), (24, -74), (8, -74), (2, -92)]),
            134,
            446,
        ),
        put(
            [
                curve([(-12, -103, "c"), (-2, -108), (8, -104), (12, -92), (10, -80), (2, -86), (-2, -96)]),
                circle(14, -102, 8),
            ],
            228,
            458,
        ),
        put(curve([(-30, -72, "c"), (-26, -80), (-14, -80), (-8, -70), (-10, -58), (-18, -58), (-20, -68)]), 314, 466),
        put(
            [
                curve([(-32, -107, "c"), (0, -116), (30, -107, "c"), (0, -103)]),
                curve([(-14, -110), (-11, -130), (12, -130), (14, -110)]),
            ],
            385,
            458,
        ),
        put(
            curve(
                [
                    (-14, -96, "c"),
                    (-4, -106),
                    (10, -102),
                    (18, -88),
                    (18, -66),
                    (26, -52),
                    (6, -54),
                    (0, -72),
                    (-4, -88),
                ]
            ),
            474,
            446,
            flip=True,
        ),
    ]
    b.sheet(96, dark, tops, trans=0.03, curl=2)
    b.sheet(95, "#c87850", put(rect(-42, -28, 58, 36), 380, 464), trans=0.04, curl=2)
    b.sheet(
        94,
        dark,
        put(
            [
                ribbon([(-30, -46), (-36, -148)], 4),
                curve(
                    [
                        (-130, -126, "c"),
                        (-112, -168),
                        (-62, -196),
                        (-4, -190),
                        (40, -160),
                        (56, -124, "c"),
                        (30, -134),
                        (0, -126),
                        (-34, -136),
                        (-66, -128),
                        (-100, -136),
                    ]
                ),
            ],
            236,
            458,
        ),
        trans=0.03,
        curl=3,
    )
    hull = [
        (40, 418, "c"),
        (70, 446),
        (150, 462),
        (300, 470),
        (450, 462),
        (530, 444),
        (568, 410, "c"),
        (556, 468),
        (520, 512),
        (450, 544),
        (340, 556),
        (220, 554),
        (130, 530),
        (72, 484),
    ]
    b.sheet(90, "#8c4a34", curve(hull), trans=0.04, curl=4)
    planks = [
        ribbon([(58, 462), (150, 492), (300, 502), (450, 492), (548, 456)], 3.4),
        ribbon([(84, 498), (170, 522), (300, 530), (440, 520), (526, 488)], 3.4),
    ]
    b.sheet(
        86,
        "#6a3428",
        planks,
        poly([(330, 506), (372, 504), (376, 526), (332, 528)]),
        poly([(140, 494), (176, 500), (172, 518), (138, 512)]),
        trans=0.03,
        curl=1,
    )
    b.sheet(
        82,
        "#b06a48",
        ribbon([(38, 418), (70, 448), (150, 466), (300, 474), (450, 466), (530, 448), (570, 410)], 9),
        trans=0.04,
        curl=2,
    )
    b.lamp(52, 388, 70, "#ffc060", 0.6, size=8)
    b.sheet(78, "#3c2c54", ribbon([(46, 424), (40, 372), (60, 366)], 4), trans=0.03)
    b.sheet(
        77,
        "#3c2c54",
        rect(50, 368, 20, 5),
        rect(50, 396, 20, 5),
        rect(50, 370, 3, 28),
        rect(67, 370, 3, 28),
        trans=0.03,
    )
    b.sheet(76, "#ffe08a", rect(53, 373, 14, 23), trans=0.2, fixed=1.5)
    # his near arm over the hull
    b.sheet(74, "#f4eef8", limb([(240, 584), (214, 566), (206, 536)], 36, 30, 25), trans=0.06, curl=3)
    b.sheet(
        72,
        "#b87a5c",
        limb([(206, 540), (204, 516), (210, 494)], 20, 17, 16),
        curve([(200, 500), (198, 484), (206, 474), (218, 476), (222, 490), (218, 504)]),
        trans=0.04,
        curl=2,
    )
    rain = [
        ribbon([(x, y), (x - 7, y + 30)], 1.1, 0.5)
        for x, y in [(r.uniform(0, 620), r.uniform(0, 500)) for _ in range(60)]
    ]
    b.sheet(224, "#f4f2ff", rain, trans=0.1, casts=0, fixed=0.85)
    # rings where he wades
    rings = []
    for x, w in ((284, 64), (418, 52), (148, 26)):
        for d, k in ((0, 1.0), (12, 1.5)):
            rings.append(
                ribbon(
                    [(x - w * k, WATER + d), (x, WATER + 8 + d * 1.4), (x + w * k, WATER + d)],
                    1,
                    wf=lambda t: 0.6 + 4 * math.sin(math.pi * t),
                )
            )
    b.sheet(68, "#e8eefc", rings, trans=0.1, casts=0.3)
    return b.render()
