"""Snow falls on the whole street, but over one house it rises again."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, panes, poly, put, rect

SENTENCE = "Snow falls on the whole street, but over one house it rises again."
KEY = "silver_moon"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "nobody"

FLAKE = curve([(0, -11, "c"), (2.6, -3), (3.4, 0.6), (0, 4), (-3.4, 0.6), (-2.6, -3)])  # it falls: its tail is above
NEAR = [
    (-46, 128, 214, 84),
    (92, 118, 262, 96),
    (220, 104, 196, 70),
    (440, 120, 236, 88),
    (568, 120, 190, 80),
]  # x, width, wall, roof
FAR = [
    (-30, 110, 330, 80),
    (76, 96, 372, 70),
    (172, 104, 322, 84),
    (276, 104, 262, 66),
    (384, 96, 276, 70),
    (490, 120, 336, 90),
]
X, W, WALL, ROOF, GROUND = 328, 106, 250, 104, 800  # the one house


def gable(x, w, wall, roof, ground):
    """Walls and roof of a house that begins at x."""
    return [
        rect(x, ground - wall, w, wall + 120),
        poly([(x - 8, ground - wall + 4), (x + w / 2, ground - wall - roof), (x + w + 8, ground - wall + 4)]),
    ]


def cap(x, w, y, roof, t, seed=0):
    """The snow on a roof, thick and soft; y is the height of its eaves."""
    r = random.Random(seed)
    m = x + w / 2
    lower = [(x + w + 13 - (w + 26) * i / 8, y + 5 - roof * (1 - abs(i - 4) / 4) + r.uniform(-3, 3)) for i in range(9)]
    return curve(
        [
            (x - 15, y + 2),
            (x - 4, y - t * 0.7),
            (m - w * 0.26, y - roof * 0.5 - t),
            (m, y - roof - t),
            (m + w * 0.26, y - roof * 0.5 - t),
            (x + w + 4, y - t * 0.7),
            (x + w + 15, y + 2),
            *lower[1:-1],
        ],
        k=0.5,
    )


def windows(x, w, wall, ground, seed):
    """Rows of panes, a few left out."""
    r, out = random.Random(seed), []
    for row in range(int(wall / 74)):
        for i in range(2):
            if r.random() < 0.85:
                out += panes(x + w * (0.3 + 0.4 * i), ground - wall + 44 + 70 * row, w * 0.2, 36, 1.6)
    return out


def draw():
    """A dark street with white roofs under falling snow; one roof is bare and its snow goes up."""
    b = Box(KEY, glow_at=(X + W / 2, 180), glow_r=250, sharp=(20, 220), aperture=0.03, mat_seed=219, core=0.5)
    r = random.Random(12)
    for i, (x, w, wall, roof) in enumerate(FAR):
        b.sheet(186 - (i % 2) * 6, "#7f9db2", gable(x, w, wall, roof, 790), trans=0.25)
        b.sheet(178 - (i % 2) * 6, "#d9e6ee", cap(x, w, 790 - wall, roof, 13, i), trans=0.3, curl=2)
    for i, (x, w, wall, roof) in enumerate(NEAR):
        z = 128 - (i % 2) * 8
        b.sheet(
            z,
            ("#3d5a74", "#35506a", "#42617b")[i % 3],
            gable(x, w, wall, roof, GROUND),
            trans=0.08,
            holes=[(windows(x, w, wall, GROUND, i + 3), "#1c2f44", 0.1)],
        )
        b.sheet(z - 6, "#eef5fa", cap(x, w, GROUND - wall, roof, 20, i + 9), trans=0.12, curl=3)
    # the one house: a bare roof, a light, and its snow on the way up
    wins = windows(X, W, WALL, GROUND, 1)
    b.sheet(
        100,
        "#20364e",
        gable(X, W, WALL, ROOF, GROUND),
        rect(X + W * 0.66, GROUND - WALL - ROOF * 0.86, 14, 60),
        trans=0.06,
        holes=[(wins[:4], "#ffcf70", 1.0, 0.9), (wins[4:], "#16283c", 0.1)],
    )
    door = curve(
        [
            (X + 40, GROUND + 6, "c"),
            (X + 40, GROUND - 46),
            (X + 53, GROUND - 54),
            (X + 66, GROUND - 46),
            (X + 66, GROUND + 6, "c"),
        ]
    )
    b.sheet(96, "#d9a03a", door, trans=0.08, curl=1)
    eaves = GROUND - WALL
    for i, (up, k, v) in enumerate(((44, 1.0, None), (112, 0.86, None), (176, 0.64, None))):
        layer = cap(X + W * (1 - k) / 2, W * k, eaves - up, ROOF * k, 19 * k, 30 + i)
        b.sheet(90 - 5 * i, "#f8fcff", layer, trans=0.2, curl=3, veil=v)
    rising = []
    for _ in range(340):
        t = r.random() ** 0.8
        y = eaves - 232 - t * 350
        x = X + W / 2 + r.gauss(0, 20 + 34 * t) + 20 * math.sin(t * 5)
        rising += put([FLAKE], x, y, r.choice([0.5, 0.8, 1.1, 1.5]) * (0.75 + 0.35 * t), rot=180 + r.uniform(-14, 14))
    b.sheet(30, "#ffffff", rising, trans=0.3, casts=0.4, tex=0.4)
    falling = []
    for _ in range(210):
        x, y = r.uniform(-10, 610), r.uniform(-10, 850)
        if abs(x - X - W / 2) > 74 + max(0, (420 - y) * 0.2):
            falling += put([FLAKE], x, y, r.uniform(0.5, 1.2), rot=14 + r.uniform(-8, 8))
    b.sheet(40, "#c3d6e4", falling, trans=0.2, casts=0.5, tex=0.4)
    # the street
    b.sheet(
        84,
        "#cfdfea",
        curve([(-20, 812), (140, 796), (300, 806), (460, 794), (640, 808), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.1,
        curl=2,
        tex=0.6,
    )
    steps = [
        circle(X + 52 - 3 * i - 0.9 * i * i + (4 if i % 2 else -4), 812 + 8 * i, 3 + 0.32 * i, 1.6 + 0.2 * i)
        for i in range(9)
    ]
    b.sheet(
        56,
        "#e8f1f7",
        curve([(-20, 862), (120, 840), (280, 850), (440, 836), (640, 858), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.1,
        curl=2,
        tex=0.6,
    )
    b.shade(84, steps, strength=0.6, soft=0.6, tint="#20364e")
    b.shade(56, steps, strength=0.6, soft=0.6, tint="#20364e")
    b.lamp(X + 36, GROUND - WALL + 44, 92, "#ffc860", 0.3, size=8)

    def sky(x, y, light):
        beam = np.exp(-(((x - X - W / 2 - 20 * np.sin((eaves - y) / 72)) / (60 + 0.1 * (500 - y))) ** 2)) * np.clip(
            (560 - y) / 420, 0, 1
        )
        night = colour("#2c455e") + (colour("#6d8ba2") - colour("#2c455e")) * np.clip(y / 620, 0, 1)[..., None]
        return night + beam[..., None] * colour("#a9c2d4") * 0.75

    b.paint_back = sky
    return b.render(exposure=1.08)
