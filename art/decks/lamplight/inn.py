"""Travellers take the jaws of the wolf for an inn, although every track leads in and none comes out."""

import math
import random

from art.kit.lamplit.all import (
    Box,
    at,
    circle,
    curve,
    fir,
    fur,
    house,
    lens,
    mask,
    mirror,
    mirrored,
    poly,
    put,
    rect,
    ribbon,
    smoke,
    walker,
)

SENTENCE = "Travellers take the jaws of the wolf for an inn, although every track leads in and none comes out."
KEY = "blue_night"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "adult"


TEETH = [
    (140, 604),
    (156, 690, "c"),
    (178, 580),
    (196, 556),
    (207, 612, "c"),
    (222, 548),
    (240, 538),
    (251, 584, "c"),
    (264, 532),
    (284, 530),
    (292, 560, "c"),
    (300, 530),
]


def locks(places, l, w):
    """Single locks of fur at x, y, angle."""
    return mirror(
        [
            at(curve([(-5, -w), (l * 0.3, -w * 1.2), (l, 0, "c"), (l * 0.3, w * 1.2), (-5, w)]), x, y, rot=a)
            for x, y, a in places
        ]
    )


def throat(w, top, bot, seed):
    """A ragged arch open downwards."""
    r = random.Random(seed)
    pts = [
        (
            300 - math.cos(math.pi * i / 16) * w + r.uniform(-5, 5),
            bot - math.sin(math.pi * i / 16) * (bot - top) + r.uniform(-5, 5),
        )
        for i in range(17)
    ]
    return curve([*pts, (300 + w, 980), (300 - w, 980)], k=0.45)


def draw():
    """The jaws from the front, lit from the throat."""
    b = Box(
        KEY,
        glow_at=(300, 620),
        glow_r=190,
        back="#ffd880",
        edge="#a3261c",
        glow=1.6,
        sharp=(30, 190),
        aperture=0.2,
        mat_seed=8,
    )
    r = random.Random(4)
    snow = curve(
        [(-20, 846), (90, 832), (200, 866), (310, 880), (420, 862), (520, 830), (640, 848), (640, 960), (-20, 960)]
    )
    b.sheet(
        14,
        "#101a30",
        [fir(x, 888, h) for x, h in [(24, 320), (74, 210), (574, 340), (528, 220), (118, 120), (488, 116)]],
        snow,
        trans=0.04,
    )
    b.sheet(36, "#0d1426", put(walker(), 352, 838, 1.36), trans=0.04)
    steps = []
    for n, x0, bend, dx, y0, rise in ((15, 350, 44, 0, 842, 84), (12, 226, 0, 74, 852, 92)):
        for i in range(n):
            t = i / (n - 1)
            steps.append(
                circle(
                    x0 + dx * t - bend * math.sin(t * 2.2) + (8 if i % 2 else -8) * (1 - 0.55 * t),
                    y0 - rise * t**0.8,
                    5 * (1 - 0.6 * t),
                    2.6 * (1 - 0.5 * t),
                )
            )
    hat_left = put(
        [curve([(-15, 0), (0, -4), (15, 0), (0, 3)]), curve([(-9, -1), (-8, -13), (0, -11), (8, -13), (9, -1)])],
        452,
        614,
        1.1,
        rot=10,
    )
    left = [
        ribbon([(150, 660), (148, 622), (154, 616), (159, 622)], 2),
        poly([(144, 640), (142, 690), (149, 708), (155, 690), (156, 640), (149, 632)]),
        ribbon([(398, 690), (406, 684), (413, 690)], 5),
        ribbon([(400, 690), (398, 712), (403, 730)], 6, 7),
        ribbon([(410, 690), (412, 706), (409, 720)], 6, 7),
    ]
    b.sheet(48, "#c8402f", left, trans=0.10)
    b.sheet(47, "#18223c", hat_left, trans=0.05)
    jaw = [
        (-20, 700),
        (60, 690),
        (100, 650),
        (128, 690),
        (148, 616, "c"),
        (170, 716),
        (196, 676, "c"),
        (214, 736),
        (240, 706, "c"),
        (258, 750),
        (300, 758),
    ]
    jaw = jaw + [(600 - p[0], *p[1:]) for p in jaw[::-1]][1:] + [(640, 960), (-20, 960)]
    b.sheet(54, "#b9c7de", curve(jaw, k=0.35), trans=0.14, holes=[(steps, "#44587f", 0.1)], curl=2)
    # the wolf: three pelts, each furred along its edge
    outer = [
        (300, 214),
        (262, 206),
        (214, 164),
        (166, 92),
        (132, 36, "c"),
        (106, 128),
        (94, 214),
        (60, 262),
        (22, 320),
        (-4, 400),
        (-20, 500),
        (-20, 600),
        (30, 640),
        (96, 676),
        (112, 640),
        (124, 586),
        *TEETH,
    ]
    ruff = [
        (110, 180, 210),
        (92, 214, 200),
        (72, 256, 194),
        (56, 296, 184),
        (44, 338, 180),
        (38, 384, 172),
        (36, 430, 164),
        (40, 478, 156),
        (50, 524, 150),
        (64, 566, 144),
    ]
    b.sheet(
        98,
        "#2a4272",
        curve(mirrored(outer), k=0.42),
        mirror(fur([(110, 130), (94, 200), (62, 262), (30, 330), (18, 410), (24, 500), (56, 600)], 3, 44, 34, 74)),
        locks(ruff, 52, 7),
        trans=0.12,
        holes=[
            (mirror([curve([(134, 80, "c"), (126, 150), (130, 206), (178, 176), (160, 130)])]), "#7d2f3d", 0.5, 0.06)
        ],
    )
    mid = [
        (300, 232),
        (250, 226),
        (190, 236),
        (140, 270),
        (112, 330),
        (96, 410),
        (92, 490),
        (104, 560),
        (124, 590),
        *TEETH,
    ]
    eye = curve([(168, 336, "c"), (196, 300), (236, 312), (256, 352, "c"), (218, 352)])
    cheek = [
        (136, 276, 200),
        (120, 316, 186),
        (108, 356, 180),
        (100, 400, 172),
        (96, 446, 166),
        (96, 492, 160),
        (104, 540, 150),
        (160, 250, 230),
        (196, 236, 250),
        (232, 228, 262),
    ]
    b.sheet(
        82,
        "#3d5c94",
        curve(mirrored(mid), k=0.42),
        mirror(
            fur(
                [(300, 236), (250, 230), (190, 238), (142, 270), (114, 330), (98, 410), (94, 490), (108, 566)],
                5,
                60,
                24,
                48,
            )
        ),
        mirror(fur([(300, 270), (262, 268), (206, 286)], 8, 16, 16, 30)),
        locks(cheek, 34, 5),
        trans=0.14,
        holes=[(mirror([eye]), "#ffc930", 1.2, 0.5)],
    )
    b.sheet(
        80,
        "#0d1426",
        mirror([circle(219, 330, 5.5, 19), lens([(160, 336), (194, 296), (238, 308), (262, 356)], 6)]),
        trans=0.04,
    )
    muzzle = [
        (300, 262),
        (262, 272),
        (248, 320),
        (254, 372),
        (230, 420),
        (186, 462),
        (158, 520),
        (150, 566),
        (160, 600),
        (166, 628, "c"),
        *TEETH[2:],
    ]
    whisker = mirror(
        [
            ribbon([(200 + 14 * i, 500 - 4 * i + 12 * (i % 2)), (204 + 14 * i, 506 - 4 * i + 12 * (i % 2))], 3)
            for i in range(4)
        ]
    )
    b.sheet(
        66,
        "#6b8abc",
        curve(mirrored(muzzle), k=0.42),
        mirror(
            fur(
                [(300, 262), (266, 270), (248, 320), (254, 372), (230, 420), (190, 460), (162, 520), (152, 566)],
                9,
                40,
                18,
                40,
            )
        ),
        locks(
            [(262, 356, 200), (246, 392, 190), (224, 424, 180), (196, 452, 176), (176, 486, 168), (160, 524, 160)],
            28,
            5,
        ),
        trans=0.16,
        holes=[(whisker, "#22386a", 0.2)],
        curl=2,
    )
    b.sheet(
        56,
        "#141c33",
        curve([(258, 462), (300, 448), (342, 462), (336, 492), (300, 516), (264, 492)]),
        ribbon([(300, 510), (300, 532)], 4, 3),
        trans=0.04,
        holes=[(mirror([curve([(274, 480), (289, 474), (292, 488), (282, 494)])]), "#03050a", 0.02)],
    )
    for z, w, top, c, t in [
        (128, 190, 500, "#b32c30", 0.34),
        (156, 160, 526, "#cf4630", 0.42),
        (186, 132, 548, "#e87238", 0.5),
    ]:
        b.sheet(z, c, m=1 - mask(throat(w, top, 750, z)), trans=t)
    b.sheet(
        170,
        "#a3262a",
        curve([(150, 810), (246, 752), (284, 706), (312, 706), (340, 752), (460, 810), (460, 960), (150, 960)]),
        trans=0.3,
    )
    b.sheet(
        208,
        "#5e1518",
        put(house(92, 68, 48), 300, 712),
        ribbon([(346, 660), (370, 660)], 2.5),
        rect(356, 662, 15, 14),
        smoke(324, 600, 56),
        trans=0.14,
        holes=[
            ([rect(267, 662, 15, 17), rect(319, 662, 15, 17), circle(300, 634, 6.5)], "#fff2b8", 1.3, 0.5),
            ([rect(292, 680, 17, 32)], "#ffe9a0", 1.3, 0.4),
        ],
    )
    stars = [circle(r.uniform(20, 580), r.uniform(20, 330), r.choice([0.8, 1.1, 1.6])) for _ in range(80)]
    b.sheet(116, "#182c58", m=1 - mask(throat(214, 476, 760, 99)), trans=0.06, holes=[(stars, "#ffffff", 1.0, 0.7)])
    b.lamp(300, 690, 150, "#ffb050", 1.1, size=8)
    b.lamp(300, 780, 18, "#ff9a40", 0.22, size=12)
    return b.render()
