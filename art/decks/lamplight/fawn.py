"""The wood is burning in the stove, but of the deer that live in it only the fawn has come out."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon

SENTENCE = "The wood is burning in the stove, but of the deer that live in it only the fawn has come out."
KEY = "furnace"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "animal"


def deer(neck="up", antlers=False):
    """A slender deer that faces left, about 100 tall, feet at 0,0; its neck up, or down to the ground."""
    parts = [
        curve(
            [
                (-30, -58),
                (-22, -67),
                (-4, -66),
                (12, -63),
                (26, -65),
                (35, -61),
                (38, -50),
                (28, -44),
                (8, -44),
                (-14, -39),
                (-26, -44),
            ]
        ),
        ribbon([(-21, -48), (-23, -30), (-21, -16), (-23, 0)], 8, 3),
        ribbon([(-14, -46), (-12, -30), (-13, -16), (-11, 0)], 8, 3),
        ribbon([(30, -54), (28, -36), (34, -22), (31, 0)], 14, 3),
        ribbon([(25, -51), (20, -36), (25, -22), (21, 0)], 12, 3),
        curve([(32, -63), (41, -60), (43, -50), (36, -50)]),
    ]
    if neck == "down":
        head = put(
            [
                curve([(-8, -5), (2, -6), (8, 0), (2, 5), (-8, 4), (-20, 3), (-23, 0), (-20, -3)]),
                curve([(2, -4), (10, -12), (14, -12), (9, -2)]),
            ],
            -52,
            -16,
            1,
            rot=-50,
        )
        return [*parts, ribbon([(-20, -57), (-36, -46), (-50, -22)], 19, 9), *head]
    head = put(
        [
            curve([(-8, -6), (2, -7), (8, 0), (2, 6), (-8, 4), (-20, 3), (-23, 0), (-20, -3)]),
            curve([(2, -5), (9, -15), (15, -16), (10, -3)]),
        ],
        -43,
        -93,
        1,
        rot=-14,
    )
    horn = []
    if antlers:
        for k in (0, 7):
            horn += [
                ribbon([(-40 + k, -98), (-34 + k * 2, -116), (-42 + k * 3, -138)], 3.4, 1.4),
                ribbon([(-36 + k * 1.6, -112), (-48 + k, -120), (-50 + k, -128)], 2.6, 1.2),
                ribbon([(-35 + k * 2, -122), (-26 + k * 2, -130), (-26 + k * 2, -140)], 2.6, 1.2),
            ]
    return [*parts, ribbon([(-18, -56), (-31, -72), (-42, -92)], 21, 9), *head, *horn]


def trunk(x, y, w, r, h=420):
    """A bare burning trunk with a few boughs."""
    out = [ribbon([(x, y), (x + r.uniform(-6, 6), y - h / 2), (x + r.uniform(-10, 10), y - h)], w, w * 0.5)]
    for _ in range(5):
        v, side = r.uniform(0.3, 0.9) * h, r.choice((-1, 1))
        out.append(
            ribbon(
                [(x, y - v), (x + side * 24, y - v - 24), (x + side * r.uniform(34, 60), y - v - r.uniform(50, 80))],
                w * 0.36,
                1.2,
            )
        )
    return out


def tongues(y, n, r, tall):
    """A row of flames along y."""
    out = []
    for i in range(n):
        x, h, s = 120 + 360 * i / (n - 1) + r.uniform(-12, 12), r.uniform(0.3, 1) ** 1.4 * tall, r.uniform(-16, 16)
        out.append(
            curve(
                [
                    (x - 15, y + 12),
                    (x - 13, y - h * 0.3),
                    (x - 4 + s * 0.3, y - h * 0.62),
                    (x + s, y - h, "c"),
                    (x + 8 + s * 0.2, y - h * 0.5),
                    (x + 14, y - h * 0.2),
                    (x + 15, y + 12),
                ]
            )
        )
    return out


def draw():
    """An iron stove in a blue kitchen; in its open mouth a burning wood with deer."""
    b = Box(
        KEY,
        glow_at=(300, 440),
        glow_r=300,
        sharp=(10, 280),
        aperture=0.02,
        mat_seed=302,
        sun="#8fb4d8",
        sun_power=0.34,
        fill="#1c4a70",
        fill_power=0.16,
        core=0.6,
    )
    b.slant = (-0.2, -0.2)
    r = random.Random(8)

    def fire(X, Y, light):
        d = np.exp(-(((X - 300) / 190) ** 2) - ((Y - 520) / 230) ** 2)[..., None]
        return colour("#e8642a") * (1 - d) + colour("#ffe9a4") * 1.25 * d

    b.paint_back = fire
    floor = 640
    b.sheet(250, "#f5a04a", [trunk(x, floor, 10, r) for x in (150, 196, 236, 290, 342, 398, 440)], trans=0.5)
    b.sheet(
        232, "#d9662a", [trunk(x, floor, 15, r) for x in (172, 262, 372, 424)], tongues(floor, 11, r, 70), trans=0.35
    )
    b.sheet(220, "#8a2e16", put(deer("up"), 380, 624, 1.0, True), trans=0.2)
    b.sheet(206, "#a83c18", trunk(150, floor + 6, 26, r), trunk(448, floor + 6, 24, r), trans=0.2)
    b.sheet(196, "#3a0f0c", put(deer("up", True), 256, 642, 1.42), trans=0.04)
    b.sheet(182, "#ffb648", tongues(floor + 22, 13, r, 62), trans=0.6, fixed=0.9, casts=0.3)
    b.sheet(170, "#e8612a", tongues(floor + 30, 15, r, 40), trans=0.4, fixed=0.7, casts=0.3)
    # the room and the stove
    b.sheet(140, "#2b5a74", m=mask(rect(-20, -20, 660, 960)) * (1 - mask(rect(110, 190, 380, 540))), trans=0.0)
    tiles = [rect(-20 + 82 * i, -20 + 82 * j, 79, 79) for i in range(9) for j in range(10)]
    b.sheet(134, "#346a86", m=mask(tiles) * (1 - mask(rect(110, 190, 380, 540))), trans=0.0, curl=1)
    mouth = curve(
        [
            (146, 664, "c"),
            (146, 440),
            (170, 330),
            (236, 276),
            (300, 264),
            (364, 276),
            (430, 330),
            (454, 440),
            (454, 664, "c"),
        ],
        k=0.5,
    )
    inner = mask(mouth)
    b.sheet(124, "#5a1f18", m=mask(rect(84, 150, 432, 620)) * (1 - inner), trans=0.02)
    body = curve(
        [
            (74, 764, "c"),
            (82, 470),
            (76, 190),
            (96, 158, "c"),
            (504, 158, "c"),
            (524, 190),
            (518, 470),
            (526, 764, "c"),
        ],
        k=0.35,
    )
    bigger = mask(put(mouth, -18, -28, 1.06))
    b.sheet(104, "#1c3a50", m=mask(body) * (1 - bigger), trans=0.01, curl=4)
    rim = mask(put(mouth, -30, -46, 1.10)) * (1 - mask(put(mouth, -15, -24, 1.05)))
    b.sheet(92, "#2f5870", m=rim * (mask(rect(0, 0, 600, 712))), trans=0.01, curl=3)
    b.sheet(
        84,
        "#1d3648",
        poly([(52, 166), (548, 166), (530, 134), (70, 134)]),
        rect(236, -20, 128, 160),
        rect(224, 96, 152, 16),
        trans=0.01,
        curl=3,
    )
    b.sheet(
        76,
        "#101f2d",
        rect(60, 736, 480, 30),
        poly([(96, 760), (136, 760), (118, 830), (84, 830)]),
        poly([(504, 760), (464, 760), (482, 830), (516, 830)]),
        trans=0.01,
        curl=2,
    )
    # the floor, the light on it and the fawn
    b.sheet(110, "#274f68", rect(-20, 770, 660, 170), trans=0.0)
    b.sheet(
        104,
        "#3c6e86",
        [rect(-20 + 118 * i, 776, 112, 60) for i in range(6)],
        [rect(-80 + 128 * i, 842, 122, 90) for i in range(6)],
        trans=0.0,
        curl=1,
    )
    k = inner.shape[1] / 600
    Y, X = np.mgrid[0 : inner.shape[0], 0 : inner.shape[1]] / k
    down = np.clip(Y - 770, 0, 200)
    spill = np.exp(-(((X - 300) / (130 + down)) ** 4)) * np.clip((Y - 768) / 3, 0, 1) * (1.1 - down / 150).clip(0, 1)
    b.sheet(100, "#ff9c48", m=spill, veil=0.85, trans=0.1, casts=0, fixed=1, rough=0)
    b.shade(100, put(deer("up"), 322, 868, 0.8, True, 172), strength=0.8, soft=2)
    b.sheet(60, "#240d0a", put(deer("up"), 318, 862, 0.8), trans=0.03)
    door = [(128, 700, "c"), (128, 330), (112, 280), (84, 262), (56, 276), (44, 330), (44, 742, "c")]
    b.sheet(68, "#e8843a", put(curve(door, k=0.4), 5, 1), trans=0.2, fixed=0.6)
    b.sheet(66, "#1a3346", curve(door, k=0.4), trans=0.01, curl=3)
    b.sheet(
        58,
        "#26485e",
        curve([(112, 668, "c"), (112, 340), (88, 300), (62, 340), (62, 700, "c")], k=0.4),
        trans=0.01,
        curl=2,
    )
    logs = [(520, 858, 34), (578, 862, 28), (552, 808, 27)]
    for x, y, q in logs:
        b.sheet(56, "#3a2420", circle(x, y, q), trans=0.02, curl=2)
        b.sheet(50, "#c8925a", circle(x, y, q - 4), trans=0.05)
        b.sheet(48, "#a06a3c", *[circle(x, y, q * u) for u in (0.5,)], trans=0.05)
    return b.render(exposure=1.05)
