"""The dam holds back the night, but the day shift has found a crack."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, ladder, lens, person, poly, put, ribbon, tones

SENTENCE = "The dam holds back the night, but the day shift has found a crack."
KEY = "desert"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "adult"

NIGHT = "#18224e"


def course(y, sag):
    """One level of the wall from cliff to cliff, bowed like an arch seen from its foot."""
    return [
        (-20, y - sag * 0.6),
        (110, y - sag * 0.1),
        (200, y + sag * 0.25),
        (300, y + sag * 0.4),
        (400, y + sag * 0.25),
        (490, y - sag * 0.1),
        (640, y - sag * 0.6),
    ]


def cliff(pts, flip):
    """A rock wall from points down its inner edge."""
    edge = [(600 - x, y) if flip else (x, y) for x, y in pts]
    far = 640 if flip else -40
    return poly([(far, pts[0][1]), *edge, (far, pts[-1][1])])


def draw():
    """A great wall in the sun, the night level behind it, a dark leak and two men."""
    b = Box(KEY, glow_at=(300, 60), glow_r=420, sharp=(20, 260), aperture=0.02, mat_seed=173)
    b.slant = (-0.45, -0.35)
    r = random.Random(3)
    # the other shore, the night between
    b.sheet(
        250,
        "#f0bd84",
        poly(
            [
                (-20, 140),
                (40, 132),
                (60, 104),
                (150, 102),
                (168, 136),
                (330, 140),
                (352, 112),
                (396, 110),
                (412, 138),
                (520, 132),
                (540, 94),
                (640, 92),
                (640, 220),
                (-20, 220),
            ]
        ),
        trans=0.4,
    )
    stars = [circle(r.uniform(30, 570), 168 + 150 * r.random() ** 0.8, r.choice([1.0, 1.4, 2.2])) for _ in range(130)]
    b.sheet(
        232,
        NIGHT,
        curve([(-20, 160), (150, 156), (320, 159), (480, 155), (640, 160), (640, 420), (-20, 420)]),
        trans=0.02,
        holes=[(stars, "#fffbe8", 1, 0.9)],
    )
    b.sheet(226, "#f6e6b8", circle(424, 228, 24, 13), trans=0.2, fixed=0.85)
    # the wall in courses
    cols = tones("#f3d8a8", "#fbeccb", 6)
    for i, y in enumerate((322, 404, 492, 584, 678, 772)):
        body = curve([*course(y, 52), (640, 940), (-20, 940)])
        b.sheet(190 - 11 * i, cols[i], body, trans=0.06, curl=2)
    b.sheet(196, "#fff6dd", ribbon(course(316, 52), 13), trans=0.08, curl=1)
    # the crack and what comes through it
    crack = [
        poly(
            [
                (344, 470),
                (352, 506),
                (340, 530),
                (354, 566),
                (338, 604),
                (348, 640),
                (334, 668),
                (330, 640),
                (338, 604),
                (326, 590),
                (344, 562),
                (330, 532),
                (344, 506),
                (338, 486),
            ]
        ),
        lens([(350, 566), (378, 584), (392, 616)], 4),
        lens([(332, 532), (306, 520), (296, 498)], 3.4),
        lens([(346, 506), (366, 494), (370, 478)], 3),
    ]
    stream = ribbon(
        [(340, 560), (334, 640), (339, 700), (334, 760), (338, 836)], 1, wf=lambda t: 5 + 9 * t + 3 * math.sin(9 * t)
    )
    puddle = curve(
        [
            (214, 838),
            (248, 824),
            (310, 826),
            (336, 818),
            (372, 826),
            (410, 822),
            (436, 836),
            (404, 850),
            (352, 848),
            (318, 860),
            (252, 854),
        ]
    )
    falling = [circle(336 + r.gauss(0, 3), r.uniform(650, 810), r.choice([0.9, 1.3])) for _ in range(14)] + [
        circle(r.gauss(324, 50), r.uniform(826, 850), r.choice([1, 1.5, 2])) for _ in range(34)
    ]
    b.sheet(112, NIGHT, crack, trans=0.02, curl=1)
    # canyon
    left = [(92, 250), (104, 330), (76, 372), (118, 470), (106, 560), (160, 640), (150, 720), (206, 800), (190, 930)]
    right = [(70, 262), (96, 344), (84, 420), (130, 500), (120, 600), (174, 690), (168, 760), (214, 812), (200, 930)]
    for k, (cl, cr) in enumerate((("#d98a52", "#cf7c48"), ("#c26f40", "#b86638"), ("#a95a36", "#9d5030"))):
        b.sheet(128 - 16 * k, cl, cliff([(x - 46 * k, y + 36 * k) for x, y in left], False), trans=0.06, curl=2)
        b.sheet(124 - 16 * k, cr, cliff([(x - 44 * k, y + 30 * k) for x, y in right], True), trans=0.06, curl=2)
    b.sheet(
        88,
        "#f2cf98",
        curve([(-20, 828), (180, 806), (300, 800), (430, 808), (640, 830), (640, 960), (-20, 960)]),
        trans=0.06,
        curl=1,
    )
    b.sheet(80, NIGHT, stream, puddle, trans=0.02, curl=1, holes=[(falling, "#fffbe8", 1, 0.9)])
    # the day shift
    dark = "#5a2c22"
    b.sheet(72, dark, ladder(266, 834, 322, 640, 15, 11), trans=0.05)
    up = person(
        "man",
        lean=4,
        head=-14,
        near=(128, 140),
        far=(100, 130),
        legs=((30, -6), (-2, -10)),
        hands=("open", "grip"),
        hat_="cap",
    )
    b.sheet(64, dark, put(up, 296, 744, 0.46, flip=True), trans=0.05)
    away = person(
        "stout",
        lean=-14,
        head=-10,
        near=(40, 88),
        far=(-30, -6),
        legs=((20, 8), (-20, -30)),
        feet=(0, 16),
        hat_="straw",
        hands=("open", "rest"),
    )
    b.sheet(60, "#1f7f88", put(away, 452, 842, 0.48), trans=0.05)
    return b.render()
