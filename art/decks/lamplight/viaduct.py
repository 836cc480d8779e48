"""The viaduct was never built, but every night the elephants come down to the river and stand still for the train."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fir, lens, mask, person, poly, put, rect, ribbon

SENTENCE = (
    "The viaduct was never built, but every night the elephants come down to the river and stand still for the train."
)
KEY = "silver_moon"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

RAIL = 388
WATER = 600
BODY = [
    (-54, -70),
    (-55, -84),
    (-46, -95),
    (-36, -95),
    (-26, -93),
    (-10, -99),
    (14, -100),
    (34, -97),
    (48, -84),
    (54, -62),
    (54, -36),
    (52, -14),
    (54, 0, "c"),
    (35, 0, "c"),
    (36, -18),
    (32, -34),
    (12, -38),
    (-8, -36),
    (-10, -18),
    (-8, 0, "c"),
    (-28, 0, "c"),
    (-27, -20),
    (-30, -42),
    (-40, -50),
    (-48, -54),
]
EAR = [(-34, -90), (-20, -88), (-12, -76), (-13, -60), (-22, -46), (-30, -52), (-36, -66), (-40, -80)]
TRUNKS = {
    "greet": [(-50, -74), (-63, -64), (-72, -46), (-73, -26), (-66, -14), (-60, -17)],
    "reach": [(-50, -74), (-62, -60), (-72, -56), (-84, -62), (-90, -72)],
    "curl": [(-50, -72), (-63, -56), (-68, -34), (-60, -20), (-50, -24), (-50, -33)],
}


def elephant(b, x, foot, top, z, col, trunk, flip=False):
    """An elephant whose back is at `top` and whose feet are at `foot`: far legs, body, ear and tusk on four sheets."""
    s = (foot - top) / 100
    dark, mid, pale = col
    legs = [
        curve([(-6, -50), (-4, -20), (-5, -2, "c"), (11, -2, "c"), (10, -20), (12, -50)]),
        curve([(16, -50), (18, -22), (16, -2, "c"), (31, -2, "c"), (31, -20), (34, -50)]),
    ]
    b.sheet(z + 14, dark, put(legs, x, foot, s, flip), trans=0.05)
    tail = ribbon([(52, -72), (60, -54), (58, -34)], 3, 1.6)
    body = [curve(BODY), ribbon(TRUNKS[trunk], 15, 5), tail]
    b.sheet(z, mid, put(body, x, foot, s, flip), trans=0.04, curl=4)
    tusk = ribbon([(-47, -58), (-56, -46), (-63, -46)], 4.4, 1)
    b.sheet(z - 8, "#e9e2cc", put(tusk, x, foot, s, flip), trans=0.1)
    b.sheet(z - 12, pale, put(curve(EAR), x, foot, s, flip), trans=0.05, curl=4)
    cloth = curve([(-6, -102), (28, -102), (29, -84), (25, -78), (11, -76), (-4, -79), (-7, -86)])
    b.sheet(z - 5, "#b8472f", put(cloth, x, foot, s, flip), trans=0.08, curl=3)


def train(x, y):
    """An engine that goes to the left and three carriages on y: outlines, and windows."""
    cars, lights = [], []
    for i in range(3):
        x0 = x + 76 + i * 92
        cars += [
            curve(
                [
                    (x0, y - 6, "c"),
                    (x0, y - 38),
                    (x0 + 5, y - 43),
                    (x0 + 81, y - 43),
                    (x0 + 86, y - 38),
                    (x0 + 86, y - 6, "c"),
                ],
                k=0.3,
            ),
            rect(x0 - 8, y - 11, 10, 3),
            *[circle(x0 + u, y - 6, 6) for u in (14, 30, 56, 72)],
        ]
        lights += [rect(x0 + 7 + 15.5 * j, y - 34, 10.5, 14) for j in range(5)]
    engine = [
        rect(x + 2, y - 32, 48, 20),
        curve([(x - 3, y - 22), (x + 3, y - 33), (x + 8, y - 33), (x + 8, y - 11), (x + 3, y - 11)]),
        rect(x + 44, y - 45, 26, 38),
        rect(x + 40, y - 48, 34, 4),
        poly([(x + 8, y - 30), (x + 6, y - 50), (x + 18, y - 50), (x + 16, y - 30)]),
        circle(x + 30, y - 32, 5),
        poly([(x - 8, y - 1), (x + 6, y - 12), (x + 6, y - 1)]),
        *[circle(x + u, y - 7.5, r) for u, r in ((16, 5), (34, 7.5), (54, 7.5))],
    ]
    return [*cars, *engine], [*lights, rect(x + 51, y - 39, 12, 12)]


def overturned(m, line):
    """A mask mirrored in the water below a line, broken by small waves."""
    k = m.shape[1] / 600
    Y, X = np.mgrid[0 : m.shape[0], 0 : m.shape[1]]
    y = Y / k - line
    rows = np.clip(((line - y) * k).astype(int), 0, m.shape[0] - 1)
    cols = np.clip((X + 4 * k * np.sin(y / 5) * np.clip(y / 120, 0, 1)).astype(int), 0, m.shape[1] - 1)
    return m[rows, cols] * (y > 0)


def draw():
    """A lit train on the backs of three elephants in a misty gorge."""
    b = Box(KEY, glow_at=(300, 330), glow_r=470, sharp=(10, 280), aperture=0.02, mat_seed=301, sun_power=0.42, core=0.5)
    b.slant = (-0.2, -0.2)
    r = random.Random(4)

    def air(X, Y, light):
        t = np.clip(Y / 760, 0, 1)[..., None]
        glow = np.exp(-(((X - 300) / 300) ** 2) - ((Y - 430) / 260) ** 2)[..., None]
        sky = colour("#1d3f5c") * (1 - t) + colour("#4f8ea0") * t
        return sky * (0.7 + 0.2 * glow) + colour("#cfe8e0") * 0.62 * glow

    b.paint_back = air
    for z, col, left, right in (
        (
            236,
            "#7fb0b8",
            [(-20, 130), (50, 190), (96, 300), (150, 440), (200, 580)],
            [(420, 580), (470, 440), (520, 300), (564, 220), (630, 180)],
        ),
        (
            214,
            "#4f8796",
            [(-20, 250), (30, 300), (70, 400), (104, 500), (130, 590)],
            [(480, 590), (506, 500), (544, 400), (580, 320), (630, 280)],
        ),
    ):
        b.sheet(z, col, curve([*left, (-20, 640)], k=0.4), curve([*right, (630, 640)], k=0.4), trans=0.3)
    b.sheet(
        206,
        "#35697c",
        [fir(x, y, h) for x, y, h in ((14, 296, 80), (44, 330, 60), (594, 316, 84), (566, 352, 56))],
        trans=0.2,
    )
    # the water, and the light of the windows in it
    b.sheet(196, "#4a8a98", rect(-20, WATER - 46, 660, 400), trans=0.25)
    gleams = [
        lens([(x - w, y), (x, y + 1), (x + w, y)], 2.4)
        for x, y, w in [(r.uniform(-10, 610), r.uniform(WATER - 36, 890), r.uniform(20, 70)) for _ in range(46)]
    ]
    b.sheet(188, "#a9d6d8", gleams, veil=0.4, trans=0.4, casts=0)
    gold = [
        lens([(x - w, y), (x, y + 1), (x + w, y)], 3.4)
        for x, y, w in [(r.gauss(270, 80), r.uniform(WATER + 150, WATER + 284), r.uniform(10, 40)) for _ in range(40)]
    ]
    b.sheet(186, "#ffc968", gold, veil=0.75, trans=0.6, casts=0, fixed=1)
    # those who carry
    cars, lights = train(112, RAIL - 2)
    elephant(b, 80, 560, RAIL, 152, ("#2c5468", "#447a8e", "#5a92a4"), "curl", flip=True)
    elephant(b, 534, 572, RAIL, 132, ("#28536a", "#3a6d82", "#4e869a"), "reach")
    elephant(b, 312, 612, RAIL, 92, ("#14303f", "#1f4456", "#356678"), "greet")
    sunk = put([curve(BODY), ribbon(TRUNKS["greet"], 15, 5)], 312, 612, 2.24)
    b.sheet(190, "#1d4a5e", m=overturned(mask(sunk), 614), veil=0.6, trans=0.1, casts=0)
    for x, y, w in ((272, 612, 34), (412, 612, 34), (318, 606, 28), (366, 606, 28)):
        b.sheet(86, "#b8e0e0", circle(x, y, w, 3), veil=0.5, trans=0.4, casts=0)
    # rails and train
    b.sheet(
        74, "#1a2c36", rect(-20, RAIL - 4, 660, 7), [rect(-16 + 15 * i, RAIL - 1, 6, 8) for i in range(44)], trans=0.03
    )
    steam = [
        circle(126 + 24 * i + r.uniform(-5, 5), RAIL - 62 - 13 * i**0.8 + r.uniform(-6, 6), 9 + 2.2 * i, 7 + 1.7 * i)
        for i in range(18)
    ]
    b.sheet(120, "#dceeea", steam, veil=0.6, trans=0.5, casts=0.2)
    b.sheet(62, "#16222b", cars, trans=0.03, holes=[(lights, "#ffd27a", 1, 0.95)])
    b.lamp(300, RAIL - 30, 40, "#ffb850", 0.8, size=40)
    # the one who stands by
    who = person(
        "woman",
        lean=-4,
        head=-26,
        near=(128, 150),
        far=(24, 50),
        legs=((6, 2), (-10, -14)),
        coat=0.8,
        flare=1.3,
        hair_="bun",
        hands=("open", "grip"),
    )
    hx, hy = person.joints["far"]
    b.sheet(
        60,
        "#173848",
        curve([(380, 830), (430, 796), (500, 786), (570, 796), (640, 784), (640, 940), (330, 940)]),
        trans=0.03,
        curl=2,
    )
    b.sheet(46, "#0a1720", put(who, 486, 794, 0.9), trans=0.03)
    b.lamp(486 + hx * 0.9, 794 + hy * 0.9 + 8, 34, "#ffc860", 1.0, size=5, show=6)
    b.sheet(
        40,
        "#12303f",
        [
            ribbon([(x, 920), (x + 4, 850), (x + r.uniform(-22, 22), r.uniform(760, 830))], 5, 1)
            for x in range(-6, 150, 8)
        ],
        trans=0.03,
    )
    return b.render(exposure=1.08)
