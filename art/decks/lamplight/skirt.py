"""Grandmother's skirt is a circus tent and the show has begun, although she has not finished knitting it."""

import math

from art.kit.lamplit.all import (
    Box,
    circle,
    curve,
    dancer,
    elephant,
    hand,
    lens,
    old_man,
    parent_and_child,
    pointer,
    poly,
    put,
    ribbon,
    town,
    umbrella_man,
)

SENTENCE = "Grandmother's skirt is a circus tent and the show has begun, although she has not finished knitting it."
KEY = "paper_white"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "old"


def gore(t0, t1, seed=0):
    """One strip of the skirt between two shares of its width, scalloped at the hem."""

    def edge(t):
        x = 2 * t - 1
        return [
            (300 + 62 * x, 344),
            (300 + 96 * x, 430),
            (300 + 160 * x, 560),
            (300 + 222 * x, 680),
            (300 + 262 * x, 780 - 18 * abs(x) ** 2),
        ]

    a, c = edge(t0), edge(t1)
    m = ((a[-1][0] + c[-1][0]) / 2, (a[-1][1] + c[-1][1]) / 2 + 22)
    return curve([(*a[0], "c"), *a[1:-1], (*a[-1], "c"), m, (*c[-1], "c"), *c[-2:0:-1], (*c[0], "c")])


def draw():
    """Red and cream gores, a knitting grandmother above, the public below."""
    b = Box(KEY, glow_at=(300, 300), glow_r=420, sharp=(20, 190), aperture=0.04, mat_seed=91, mat_colour="#f8f3e8")
    # the skirt in gores
    n = 12
    for i in range(n):
        if i in (5, 6):
            continue
        red = i % 2 == 0
        b.sheet(
            74 + 4 * abs(i - 5.5) - (2 if red else 0),
            "#c9281f" if red else "#f6f2ea",
            gore(i / n, (i + 1) / n),
            trans=0.12,
            curl=3,
            fibre=0.8,
        )
    # the entrance: curtains drawn aside
    b.sheet(
        62,
        "#f6f2ea",
        curve(
            [
                (292, 344, "c"),
                (276, 480),
                (262, 600),
                (214, 690),
                (202, 790, "c"),
                (238, 802),
                (262, 786, "c"),
                (258, 720),
                (290, 640),
                (300, 520),
                (300, 346, "c"),
            ]
        ),
        trans=0.12,
        curl=4,
        folds=[(290, 420, 232, 780, 0.7), (298, 480, 250, 780, -0.5)],
    )
    b.sheet(
        60,
        "#c9281f",
        curve(
            [
                (308, 344, "c"),
                (324, 480),
                (338, 600),
                (386, 690),
                (398, 790, "c"),
                (362, 802),
                (338, 786, "c"),
                (342, 720),
                (310, 640),
                (300, 520),
                (300, 346, "c"),
            ]
        ),
        trans=0.12,
        curl=4,
        folds=[(310, 420, 368, 780, 0.7), (302, 480, 350, 780, -0.5)],
    )
    inside = curve(
        [
            (300, 350, "c"),
            (322, 480),
            (340, 610),
            (376, 700),
            (372, 830, "c"),
            (228, 830, "c"),
            (224, 700),
            (260, 610),
            (278, 480),
        ]
    )
    b.sheet(128, "#d8402e", inside, trans=0.3)
    b.sheet(118, "#f0e6d8", circle(300, 806, 78, 16), trans=0.2)
    b.sheet(112, "#2a0c0a", put(elephant(), 300, 800, 0.56, flip=True), put(dancer(), 298, 749, 0.56), trans=0.05)
    b.lamp(300, 660, 96, "#ffe8c8", 2.2, size=6)
    # bunting round the waist, scallops
    b.sheet(
        54,
        "#c9281f",
        [
            curve(
                [
                    (236 + 18.3 * i, 340, "c"),
                    (254.3 + 18.3 * i, 340, "c"),
                    (250 + 18.3 * i, 360),
                    (245 + 18.3 * i, 364),
                    (240 + 18.3 * i, 360),
                ]
            )
            for i in range(7)
        ],
        trans=0.1,
        curl=2,
    )
    # grandmother
    b.sheet(89, "#efe4d4", curve([(282, 190), (318, 190), (322, 226), (278, 226)]), trans=0.12)
    b.sheet(
        56,
        "#f8f5ee",
        curve(
            [(268, 214), (282, 204), (300, 222, "c"), (318, 204), (332, 214), (322, 236), (300, 230, "c"), (278, 236)]
        ),
        trans=0.12,
        curl=2,
    )
    b.sheet(
        88,
        "#e9e2d6",
        curve(
            [
                (238, 344, "c"),
                (232, 290),
                (240, 240),
                (268, 220),
                (300, 214),
                (332, 220),
                (360, 240),
                (368, 290),
                (362, 344, "c"),
            ]
        ),
        trans=0.1,
        curl=3,
    )
    shawl = curve(
        [
            (300, 214),
            (266, 210),
            (226, 250),
            (206, 308),
            (212, 330, "c"),
            (250, 300),
            (300, 322),
            (350, 300),
            (388, 330, "c"),
            (394, 308),
            (374, 250),
            (334, 210),
        ]
    )
    fringe_ = [
        ribbon(
            [
                (212 + 12 * i, 322 - 22 * math.sin(math.pi * i / 14.6)),
                (210 + 12.2 * i, 344 - 20 * math.sin(math.pi * i / 14.6)),
            ],
            2.4,
            1,
        )
        for i in range(15)
    ]
    lace = [circle(232 + 9.7 * i, 286 + 8 * math.sin(i * 1.1), 2.4) for i in range(15)]
    b.sheet(66, "#c9281f", shawl, fringe_, trans=0.1, curl=4, fibre=0.9, holes=[(lace, "#f6f2ea", 0.5, 0.1)])
    head = curve([(262, 150), (264, 118), (300, 96), (336, 118), (338, 150), (328, 186), (300, 206), (272, 186)])
    b.sheet(
        58,
        "#f3e9da",
        head,
        circle(260, 156, 6, 9),
        circle(340, 156, 6, 9),
        trans=0.12,
        curl=3,
        holes=[
            (
                [
                    lens([(272, 150), (282, 156), (292, 150)], 2.6),
                    lens([(308, 150), (318, 156), (328, 150)], 2.6),
                    lens([(288, 186), (300, 191), (312, 186)], 2.6),
                    lens([(300, 156), (296, 170), (303, 172)], 1.6),
                ],
                "#6a5a52",
                0.2,
            )
        ],
    )
    b.sheet(
        52,
        "#fbf9f4",
        curve(
            [
                (254, 150),
                (250, 112),
                (274, 84),
                (300, 80),
                (326, 84),
                (350, 112),
                (346, 150),
                (334, 122),
                (312, 112),
                (300, 120),
                (288, 112),
                (266, 122),
            ]
        ),
        circle(300, 68, 25),
        trans=0.12,
        curl=3,
        holes=[
            (
                [
                    lens([(282, 70), (298, 58), (318, 70)], 2.2),
                    lens([(284, 80), (300, 72), (316, 82)], 2),
                    lens([(262, 126), (270, 104), (290, 94)], 2.2),
                    lens([(338, 126), (330, 104), (310, 94)], 2.2),
                ],
                "#cfc8bc",
                0.3,
            )
        ],
    )
    b.sheet(48, "#5a5350", rims(282, 156), rims(318, 156), ribbon([(293, 154), (300, 152), (307, 154)], 2), trans=0.05)
    arms = [
        curve(
            [(226, 262), (202, 320), (214, 372), (250, 388), (284, 372), (280, 354), (246, 358), (238, 330), (252, 286)]
        ),
        curve(
            [(374, 262), (398, 320), (386, 372), (350, 388), (316, 372), (320, 354), (354, 358), (362, 330), (348, 286)]
        ),
    ]
    b.sheet(46, "#e9e2d6", arms, trans=0.1, curl=3)
    b.sheet(
        42,
        "#f3e9da",
        put(hand("grip"), 278, 364, 3.4, rot=-8),
        put(hand("grip"), 322, 364, 3.4, flip=True, rot=8),
        trans=0.12,
        curl=2,
    )
    knit = curve(
        [
            (274, 372, "c"),
            (326, 372, "c"),
            (330, 430),
            (322, 478, "c"),
            (312, 470),
            (300, 482),
            (288, 470),
            (276, 478, "c"),
            (270, 430),
        ]
    )
    b.sheet(
        44,
        "#c9281f",
        knit,
        trans=0.12,
        curl=3,
        holes=[
            (
                [
                    lens([(278 + 9 * i, 384 + 13 * j), (282 + 9 * i, 389 + 13 * j), (286 + 9 * i, 384 + 13 * j)], 1.8)
                    for i in range(5)
                    for j in range(6)
                ],
                "#f6f2ea",
                0.4,
                0.05,
            )
        ],
    )
    b.sheet(
        40,
        "#5a5350",
        ribbon([(226, 330), (318, 382)], 3, 2),
        ribbon([(374, 330), (282, 382)], 3, 2),
        circle(226, 330, 4.4),
        circle(374, 330, 4.4),
        trans=0.05,
    )
    # ropes, pegs, flags
    ropes = [
        ribbon([(62, 690), (20, 830)], 1.8),
        ribbon([(100, 640), (52, 846)], 1.8),
        ribbon([(538, 690), (580, 830)], 1.8),
        ribbon([(500, 640), (548, 846)], 1.8),
    ]
    b.sheet(
        50,
        "#5a5350",
        ropes,
        [
            poly([(x - 3, y - 8), (x + 5, y - 6), (x + 1, y + 12)])
            for x, y in [(20, 834), (52, 850), (580, 834), (548, 850)]
        ],
        trans=0.05,
    )
    yarn = ribbon([(276, 476), (220, 500), (150, 620), (96, 760), (120, 842), (180, 850)], 2.2)
    b.sheet(
        23,
        "#c9281f",
        yarn,
        circle(196, 846, 17),
        trans=0.12,
        curl=3,
        holes=[
            (
                [lens([(184, 840), (196, 834), (210, 842)], 1.6), lens([(182, 850), (196, 846), (210, 854)], 1.6)],
                "#f6d8d0",
                0.4,
            )
        ],
    )
    # the public
    b.sheet(
        26,
        "#e6dfd2",
        curve([(-20, 822), (150, 812), (300, 828), (450, 812), (640, 824), (640, 960), (-20, 960)]),
        trans=0.08,
        curl=2,
    )
    b.sheet(
        22,
        "#3a3533",
        put(parent_and_child(), 420, 850, 0.74),
        put(old_man(), 462, 848, 0.7),
        put(umbrella_man(), 508, 852, 0.68),
        put(pointer(), 128, 838, 0.5, flip=True),
        trans=0.05,
    )
    b.sheet(
        96, "#3a3533", ribbon([(92, 772), (66, 784), (60, 806), (48, 810)], 3.4, 2.6), circle(46, 811, 5), trans=0.05
    )
    b.sheet(150, "#efe9de", town(-10, 610, 806, 5, 0.8, 70)[0], trans=0.2, curl=1)
    b.sheet(
        176,
        "#f4efe6",
        curve(
            [(-20, 700), (90, 650), (180, 690), (300, 640), (420, 690), (520, 640), (640, 700), (640, 960), (-20, 960)]
        ),
        trans=0.3,
    )
    return b.render()


def rims(x, y):
    """A round spectacle rim."""
    return ribbon([(x + 12 * math.cos(a), y + 11 * math.sin(a)) for a in [i * math.tau / 20 for i in range(21)]], 1.8)
