"""The last guest has gone home from the theatre, but the curtain goes on breathing."""

import math

from art.kit.lamplit.all import Box, curve, mask, poly, put, rect, ribbon

SENTENCE = "The last guest has gone home from the theatre, but the curtain goes on breathing."
KEY = "furnace"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "nobody"

N = 9  # folds of each half


def edge(u):
    """One line of the left half from its rail to its hem; u from the wing, 0, to the middle, 1."""
    swell = math.sin(math.pi * min(1, 0.12 + u * 0.88)) if u < 1 else 0.0
    pts = []
    for i in range(9):
        v = i / 8
        breath = math.sin(math.pi * v**1.25) ** 0.9
        x = 108 + 186 * u - 84 * (1 - u) * breath + 4 * u * breath
        x += 12 * math.sin(math.pi * v * 2) * (u - 0.5)
        y = 92 + (664 - 96 * u**2 + 18 * swell) * v
        pts.append((x, y))
    return pts


def fold(i):
    """One fold, its hem rounded."""
    a, c = edge(i / N), edge((i + 1) / N)
    m = ((a[-1][0] + c[-1][0]) / 2, (a[-1][1] + c[-1][1]) / 2 + 12)
    return curve([(*a[0], "c"), *a[1:-1], (*a[-1], "c"), m, (*c[-1], "c"), *c[-2:0:-1], (*c[0], "c")])


def seats(y, k, dx):
    """A row of empty seats from behind."""
    out = []
    for i in range(-1, int(640 / (74 * k)) + 2):
        x = dx + 74 * k * i
        out.append(
            curve(
                [
                    (x - 32 * k, y + 130, "c"),
                    (x - 34 * k, y + 16 * k),
                    (x - 22 * k, y),
                    (x + 22 * k, y),
                    (x + 34 * k, y + 16 * k),
                    (x + 32 * k, y + 130, "c"),
                ]
            )
        )
    return out


def draw():
    """Two halves of a red curtain swollen like lungs over an empty house, light under the hem."""
    b = Box(KEY, glow_at=(300, 690), glow_r=250, sharp=(20, 210), aperture=0.04, mat_seed=164, sun_power=0.5)
    opening = curve([(58, 960, "c"), (58, 190), (110, 96), (300, 70), (490, 96), (542, 190), (542, 960, "c")])
    b.sheet(150, "#6a1414", rect(-20, 740, 640, 220), trans=0.1)
    b.sheet(132, "#4a0f14", m=1 - mask(opening), trans=0.08)
    trim = mask(curve([(58, 960, "c"), (58, 190), (110, 96), (300, 70), (490, 96), (542, 190), (542, 960, "c")])) * (
        1 - mask(curve([(72, 960, "c"), (72, 194), (120, 110), (300, 85), (480, 110), (528, 194), (528, 960, "c")]))
    )
    b.sheet(128, "#c8842c", m=trim, trans=0.1, curl=1)
    b.sheet(124, "#5a0c12", rect(20, 60, 104, 700), rect(476, 60, 104, 700), trans=0.05)
    for i in range(N):
        u = (i + 0.5) / N
        depth = 112 - 52 * math.sin(math.pi * min(1, 0.1 + 0.95 * u))
        bright = i % 2
        col = ("#8c1219", "#c4252a")[bright]
        left = fold(i)
        for shape in ([left], put([left], 600, 0, flip=True)):
            b.sheet(depth - 5 * bright, col, shape, trans=0.2, curl=5, fibre=0.8)
    # the swag and its fringe
    swag = [
        curve(
            [
                (100 + 100 * i, 60, "c"),
                (200 + 100 * i, 60, "c"),
                (196 + 100 * i, 108),
                (150 + 100 * i, 146),
                (104 + 100 * i, 108),
            ]
        )
        for i in range(4)
    ]
    fringe = [
        ribbon([(x, y), (x, y + 16)], 3, 2)
        for i in range(4)
        for x, y in [
            (100 + 100 * i + 100 * t, 66 + 78 * math.sin(math.pi * t) ** 0.8)
            for t in [0.06 + 0.055 * j for j in range(17)]
        ]
    ]
    b.sheet(48, "#d89a3c", fringe, trans=0.12)
    b.sheet(
        44,
        "#8c1219",
        swag,
        curve([(-20, -20, "c"), (640, -20, "c"), (640, 76), (480, 84), (300, 70), (120, 84), (-20, 76)]),
        trans=0.08,
        curl=4,
    )
    # the stage, its lights, and the empty house
    b.sheet(
        56,
        "#7a2a18",
        curve([(-20, 792), (140, 778), (300, 772), (460, 778), (640, 792), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.06,
        curl=2,
    )
    for x in range(110, 520, 65):
        b.sheet(
            50,
            "#e0a548",
            curve([(x - 15, 778, "c"), (x - 13, 764), (x, 758), (x + 13, 764), (x + 15, 778, "c")]),
            trans=0.1,
            curl=2,
        )
    b.lamp(390, 800, 4, "#ffe8c0", 0.22, size=8)
    b.lamp(300, 724, 110, "#ffc060", 2.4, size=10)
    b.lamp(180, 748, 50, "#ffb050", 0.3, size=8)
    b.lamp(420, 748, 50, "#ffb050", 0.3, size=8)
    b.sheet(38, "#4a0d14", seats(800, 0.82, 12), trans=0.04, curl=2)
    b.sheet(28, "#360a12", seats(826, 1.0, -22), trans=0.04, curl=2)
    for z, page in (
        (21, [(366, 806), (392, 816), (392, 846), (366, 834)]),
        (19, [(392, 816), (420, 804), (422, 833), (392, 846)]),
    ):
        b.sheet(z, "#f6ead0", poly(page), trans=0.08, curl=2)
    return b.render(exposure=1.08)
