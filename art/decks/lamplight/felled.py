"""The woodcutter has felled the great tree, but its shadow is still standing on the snow."""

import math

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fir, person, put, ribbon, tree

SENTENCE = "The woodcutter has felled the great tree, but its shadow is still standing on the snow."
KEY = "snow_morning"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"


def draw():
    """A field of snow from a height; a stump, a log, a man, and a blue tree that lies there without a tree."""
    b = Box(KEY, glow_at=(470, 60), glow_r=300, sharp=(10, 240), aperture=0.02, mat_seed=54, sun_power=0.98)
    b.slant = (0.14, -0.2)
    b.sheet(
        214,
        "#a8c4e4",
        [fir(x, 150, h) for x, h in ((20, 90), (60, 120), (104, 84), (150, 110), (196, 70), (560, 100), (596, 130))],
        trans=0.3,
    )
    b.sheet(
        200,
        "#dbe8f6",
        curve([(-20, 140), (120, 128), (300, 142), (460, 124), (640, 140), (640, 300), (-20, 300)]),
        trans=0.3,
        curl=2,
    )
    snow = curve([(-20, 196), (140, 176), (320, 190), (480, 172), (640, 196), (640, 960), (-20, 960)])
    b.sheet(100, "#f3f8ff", snow, trans=0.1, curl=2)
    x, y = 438, 276
    shadow = put(
        [
            ribbon([(0, -6), (0, -205)], 56, 34),
            tree(0, 0, 600, 17, 0, 30, 0.62, 6),
            tree(0, -120, 430, 5, -0.2, 12, 0.62, 5),
            tree(0, -150, 420, 11, 0.26, 12, 0.6, 5),
        ],
        x - 14,
        y + 22,
        rot=-147,
    )
    b.shade(100, shadow, strength=0.86, soft=1.2, tint="#4a74c8")
    # the log lies away from it, to the right
    log = ribbon([(x + 36, y - 14), (640, y - 62)], 50, 44)
    b.shade(100, ribbon([(x + 20, y + 20), (640, y - 20)], 30, 30), strength=0.5, soft=5, tint="#3f6fc0")
    b.sheet(84, "#6a4634", log, tree(560, y - 56, 150, 6, 0.5, 12, 0.5, 3), trans=0.04, curl=3)
    b.sheet(
        80,
        "#e8c48c",
        circle(x + 34, y - 14, 13, 26),
        trans=0.06,
        curl=2,
        holes=[
            (
                [
                    ribbon(
                        [
                            (x + 34 + 8 * k * math.cos(a), y - 14 + 17 * k * math.sin(a))
                            for a in [i * math.tau / 20 for i in range(21)]
                        ],
                        1.4,
                    )
                    for k in (1, 0.5)
                ],
                "#a8743c",
                0.2,
            )
        ],
    )
    stump = [
        (x - 42, y - 8),
        (x - 36, y + 20),
        (x - 60, y + 34),
        (x - 20, y + 30),
        (x, y + 42),
        (x + 22, y + 30),
        (x + 54, y + 32),
        (x + 36, y + 18),
        (x + 36, y - 8),
    ]
    b.sheet(78, "#5a3a2c", curve(stump), trans=0.04, curl=3)
    b.sheet(74, "#f0cf98", circle(x - 3, y - 8, 39, 13), trans=0.06, curl=2)
    man = person(
        "man",
        lean=4,
        head=20,
        near=(-8, 30),
        far=(-12, 10),
        legs=((6, 0), (-10, -14)),
        coat=0.42,
        flare=0.8,
        hat_="cap",
        beard_="full",
        shoe="boot",
        hands=("grip", "rest"),
    )
    nx, ny = person.joints["near"]
    axe = [
        ribbon([(nx - 6, ny - 16), (nx + 2, 0)], 2.4),
        curve([(nx - 12, -3, "c"), (nx - 6, -11), (nx + 4, -9), (nx + 3, 0, "c")]),
    ]
    mx, my = 486, 520
    b.shade(100, put([*man, *axe], mx, my, 1.6, rot=-147), strength=0.8, soft=1.2, tint="#4a74c8")
    b.sheet(60, "#2c2a3c", put(man, mx, my, 1.34), trans=0.04, curl=1)
    b.sheet(56, "#c8402f", put(axe, mx, my, 1.34), trans=0.06)
    steps = [
        circle(x + 52 + 40 * t + 16 * math.sin(3 * t) + (5 if i % 2 else -5), y + 44 + 196 * t, 4.4 + 2 * t, 2.6 + t)
        for i, t in enumerate([j / 11 for j in range(12)])
    ]
    b.shade(100, steps, strength=0.6, soft=0.6, tint="#4a74c8")

    def sky(X, Y, light):
        return light * 0.4 + 0.6 * (
            colour("#ffe6b8") * np.clip(X / 500, 0, 1)[..., None]
            + colour("#9cc0ec") * np.clip(1 - X / 500, 0, 1)[..., None]
        )

    b.paint_back = sky
    return b.render()
