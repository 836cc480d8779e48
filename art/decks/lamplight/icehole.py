"""The bear bends over its hole in the ice, but below it is a kitchen where someone sets a second plate."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, mask, overhead, poly, put, rect, ribbon, tones

SENTENCE = "The bear bends over its hole in the ice, but below it is a kitchen where someone sets a second plate."
KEY = "snow_morning"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "animal"

CX, CY, R = 318, 600, 196
BACK = [
    (300, 84),
    (246, 88),
    (196, 116),
    (174, 176),
    (184, 236),
    (194, 282),
    (184, 330),
    (186, 382),
    (220, 426),
    (262, 446),
    (300, 452),
]


def rim(k, seed):
    """The broken edge of the hole, k of its size."""
    r = random.Random(seed)
    return curve(
        [
            (CX + R * k * r.uniform(0.94, 1.05) * math.cos(a), CY + R * k * r.uniform(0.94, 1.05) * math.sin(a))
            for a in [math.tau * i / 15 for i in range(15)]
        ],
        k=0.35,
    )


def bear(k, dx=0, dy=0):
    """The bear from above, its back to us, head down; k of its breadth."""
    left = [(300 + (x - 300) * k + dx, 300 + (y - 300) * (k + (1 - k) * 0.4) + dy) for x, y in BACK]
    both = [*left, *[(600 + 2 * dx - x, y) for x, y in left[-2:0:-1]]]
    return [(x + 0.0011 * max(0, 380 - y) ** 2 * 0.5, y) for x, y in both]


def draw():
    """Ice from above with a dark animal on it; in the hole, a warm room far below."""
    b = Box(
        KEY,
        glow_at=(CX, CY),
        glow_r=200,
        sharp=(10, 330),
        aperture=0.015,
        mat_seed=239,
        back="#ffe0a0",
        edge="#ffc070",
        sun_power=0.95,
    )
    b.slant = (-0.22, -0.3)
    # the kitchen, far down
    b.sheet(290, "#e8b878", rect(-20, 300, 660, 640), trans=0.2)
    tiles = [rect(CX - 220 + 62 * i, CY - 220 + 62 * j, 58, 58) for i in range(8) for j in range(8)]
    b.sheet(286, "#f3cd92", tiles, trans=0.2, casts=0.2)
    tx, ty = CX + 2, CY + 40
    b.sheet(
        276,
        "#8a4a28",
        rect(tx - 25, ty + 66, 50, 40),
        rect(tx - 28, ty + 112, 56, 9),
        rect(tx - 116, ty - 26, 46, 50),
        rect(tx - 126, ty - 28, 9, 54),
        trans=0.1,
        curl=1,
    )
    b.sheet(262, "#c8402f", circle(tx, ty, 84), trans=0.15, curl=3)
    b.sheet(
        258, "#f6e6cc", poly([(tx - 58, ty - 6), (tx - 6, ty - 58), (tx + 58, ty + 6), (tx + 6, ty + 58)]), trans=0.15
    )
    b.sheet(252, "#fffaf0", circle(tx, ty + 48, 22), circle(tx - 46, ty, 22), trans=0.2, curl=2)
    b.sheet(250, "#e6d8c0", circle(tx, ty + 48, 13), circle(tx - 46, ty, 13), trans=0.2)
    b.sheet(248, "#b8743c", circle(tx + 8, ty - 8, 17, 10), circle(tx + 30, ty + 40, 6.5), trans=0.1, curl=2)
    who = overhead("woman", None, (74, 62), 0.7)
    b.sheet(240, "#3f5f86", put(who, tx - 88, ty - 78, 1.7, rot=142), trans=0.06, curl=2)
    b.sheet(232, "#6a3a22", circle(tx - 88, ty - 78, 16, 17), circle(tx - 97, ty - 89, 8.5), trans=0.06, curl=2)
    b.lamp(tx - 6, ty - 10, 200, "#ffd890", 2.4, size=20)
    # the ice
    for i, col in enumerate(tones("#e3edf8", "#6f9cc8", 5)):
        b.sheet(120 + 18 * i, col, m=1 - mask(rim(1 - 0.06 * i, 3 + i)), trans=0.12, curl=2)
    b.sheet(112, "#f7fafc", m=1 - mask(rim(1.07, 21)), trans=0.1, curl=2)
    cracks = [
        ribbon(
            [
                (CX + 205 * math.cos(a), CY + 205 * math.sin(a)),
                (CX + 260 * math.cos(a + 0.1), CY + 260 * math.sin(a + 0.1)),
                (CX + 340 * math.cos(a), CY + 340 * math.sin(a)),
            ],
            4,
            0.8,
        )
        for a in (0.5, 1.3, 2.3, 2.9, -0.4)
    ]
    b.sheet(108, "#b4cfe8", cracks, trans=0.1, casts=0.2)
    # tracks to where it stands
    for i in range(7):
        x, y = 560 - 30 * i + (12 if i % 2 else -12), 40 + 16 * i + (14 if i % 2 else 0)
        pad = [circle(x, y, 11, 9), *[circle(x - 10 + 6.6 * k, y + 13 - abs(k - 1.5) * 1.5, 3.2) for k in range(4)]]
        b.sheet(106, "#a9c6e4", put(pad, 0, 0), trans=0.1, casts=0.1)
    # the bear
    paw = curve([(-26, -34), (0, -44), (26, -34), (30, 6), (18, 26), (0, 30), (-18, 26), (-30, 6)])
    claws = [poly([(x - 3, 22), (x + 3, 22), (x, 36)]) for x in (-16, -5, 6, 17)]
    hind = curve([(-30, -40), (20, -46), (34, 0), (24, 40), (-10, 48), (-32, 20)])
    b.sheet(
        98,
        "#4a3628",
        put([hind], 208, 172, 1.0, rot=8),
        put([hind], 452, 158, 1.0, flip=True, rot=8),
        trans=0.05,
        curl=3,
    )
    b.sheet(
        92,
        "#4a3628",
        put([paw, *claws], 190, 428, 1.15, rot=14),
        put([paw, *claws], 412, 434, 1.15, rot=-12),
        trans=0.05,
        curl=3,
    )
    b.sheet(84, "#5a4232", curve(bear(1.0), k=0.6), trans=0.05, curl=4)
    for z, col, k in ((72, "#67493a", 0.8), (60, "#755745", 0.56)):
        b.sheet(z, col, curve(bear(k, 0, -8), k=0.6), trans=0.05, curl=4)
    # its head, lowered
    ears = [circle(244, 428, 23, 22), circle(356, 428, 23, 22)]
    b.sheet(50, "#4a3628", ears, trans=0.05, curl=3)
    b.sheet(
        48,
        "#6b4f3c",
        curve(
            [
                (300, 404),
                (256, 414),
                (236, 450),
                (246, 492),
                (276, 520),
                (300, 526),
                (324, 520),
                (354, 492),
                (364, 450),
                (344, 414),
            ],
            k=0.6,
        ),
        trans=0.05,
        curl=4,
    )
    b.sheet(
        40,
        "#846552",
        curve([(300, 436), (276, 452), (270, 500), (280, 534), (300, 542), (320, 534), (330, 500), (324, 452)], k=0.6),
        trans=0.05,
        curl=3,
    )
    b.sheet(34, "#2a1c14", circle(300, 536, 13, 9), trans=0.05, curl=2)
    return b.render()
