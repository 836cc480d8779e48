"""The wind has taken the house, but she has not noticed: in the cellar she goes on sorting the apples."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, person, poly, put, rect, ribbon, stretch, tones

SENTENCE = "The wind has taken the house, but she has not noticed: in the cellar she goes on sorting the apples."
KEY = "autumn_dusk"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "adult"

X0, X1, Y0, Y1 = 100, 488, 330, 800  # the cellar's opening in the ground
EYE, DEEP = (294, 800), 0.36
TURN = (math.cos(-0.09), math.sin(-0.09))

FRUIT = ("#d8402c", "#f0a030", "#b82c28")


def at(x, y, d):
    """A point of the plan at depth d: 0 the ground, 1 the cellar's floor."""
    x, y = x + (EYE[0] - x) * DEEP * d - 300, y + (EYE[1] - y) * DEEP * d - 560
    return 300 + x * TURN[0] - y * TURN[1], 560 + x * TURN[1] + y * TURN[0]


def quad(*pts):
    """A face from corners in plan and depth."""
    return poly([at(*p) for p in pts])


def apples(x0, y0, x1, y1, n, r, size):
    """A row of apples along an edge, not quite even; some are missing."""
    out = [[], [], []]
    for i in range(n):
        t = (i + 0.5) / n
        if r.random() < 0.08:
            continue
        x, y, k = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, size * r.uniform(0.86, 1.1)
        out[r.choice((0, 0, 1, 2))].append(circle(x + r.uniform(-1, 1), y - k * 0.8, k, k * 0.92))
    return out


def crate(x, y, w, h):
    """A crate from above: rim, inside, the side that we see."""
    rim = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    side = [(x - w, y + h), (x + w, y + h), (x + w * 0.94, y + h + 20), (x - w * 0.94, y + h + 20)]
    return poly(rim), rect(x - w + 5, y - h + 5, 2 * w - 10, 2 * h - 10), poly(side)


def shelf(b, z, p, q, deep, n, size, light, r):
    """A board with apples on it, from p to q, reaching deep into the room."""
    b.sheet(
        z,
        "#7c4426",
        poly([p, q, (q[0] + deep[0], q[1] + deep[1]), (p[0] + deep[0], p[1] + deep[1])]),
        trans=0.05,
        fixed=light * 0.75,
        curl=1,
    )
    k = (deep[0] * 0.5, deep[1] * 0.5)
    for col, row in zip(FRUIT, apples(p[0] + k[0], p[1] + k[1], q[0] + k[0], q[1] + k[1], n, r, size), strict=True):
        b.sheet(z - 1, col, row, trans=0.1, fixed=light, curl=2)


def house(x, y, s, rot):
    """The house in the air, from above: what is in shade, its gable, its roof, its window."""
    side = [poly([(18, -24), (18, 14), (26, 20), (38, 8), (50, 16), (66, -2), (78, 2), (96, -20), (96, -54)])]
    gable = [poly([(-44, 14), (-44, -22), (-12, -54), (20, -24), (20, 14), (8, 24), (-2, 13), (-16, 26), (-30, 12)])]
    roof = [
        poly([(-16, -60), (28, -20), (106, -52), (64, -94)]),
        poly([(-16, -60), (-52, -18), (-44, -14), (-11, -48)]),
        rect(50, -110, 13, 34),
    ]
    pane = [rect(-22, -28, 17, 20)]
    return [put(p, x, y, s, rot=rot) for p in (side, gable, roof, pane)]


def draw():
    """A lit cellar open to the sky in a windy field, a woman in it; far off the house flies."""
    b = Box(
        KEY,
        glow_at=(300, 600),
        glow_r=300,
        sharp=(10, 320),
        aperture=0.02,
        mat_seed=802,
        sun="#d8ecdc",
        sun_power=0.62,
        fill="#2a6068",
        fill_power=0.3,
        core=0.5,
    )
    r = random.Random(12)

    def floor(X, Y, light):
        d = np.hypot((X - 270) / 190, (Y - 600) / 210)[..., None]
        return colour("#f2ac58") * np.clip(1.15 - d * 0.8, 0.1, 1)

    b.paint_back = floor
    hole = mask(quad((X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)))
    b.sheet(212, "#b8743c", quad((X0, Y0, 0), (X1, Y0, 0), (X1, Y0, 1), (X0, Y0, 1)), trans=0.05, fixed=0.6)
    b.sheet(211, "#8a4c2c", quad((X0, Y0, 0), (X0, Y0, 1), (X0, Y1, 1), (X0, Y1, 0)), trans=0.05, fixed=0.62)
    b.sheet(210, "#9c5a30", quad((X1, Y0, 0), (X1, Y0, 1), (X1, Y1, 1), (X1, Y1, 0)), trans=0.05, fixed=0.62)
    for i, d in enumerate((0.92, 0.62, 0.32)):
        light = 0.9 - 0.1 * i
        for x, k in ((X0, 1), (X1, -1)):
            shelf(
                b,
                208 - 5 * i,
                at(x, Y0 + 14, d),
                at(x, Y0 + (230 if k > 0 else 330), d),
                (19 * k, 3),
                10 if k > 0 else 14,
                7.6 + 0.5 * i,
                light,
                r,
            )
        shelf(b, 206 - 5 * i, at(X0 + 2, Y0, d), at(X1 - 2, Y0, d), (-1, 13), 15 + i, 8 + 0.5 * i, light, r)
    for i in range(9):  # steps up to a door that has gone
        d0, y = 1 - i / 8, 588 + i * 25
        b.sheet(
            196 - 4 * i,
            tones("#d08a48", "#6a5a4c", 9)[i],
            quad((X0 + 1, y, d0), (X0 + 84, y, d0), (X0 + 84, y + 42, d0), (X0 + 1, y + 42, d0)),
            trans=0.05,
            fixed=0.66,
            curl=1,
        )
    # the ground
    b.sheet(120, "#3c7468", m=1 - hole, trans=0.04)
    stones = []
    for x0, y0, x1, y1, n in (
        (X0 - 12, Y0 - 12, X1 + 12, Y0 - 12, 13),
        (X1 + 12, Y0, X1 + 12, Y1, 15),
        (X0 - 12, Y0, X0 - 12, Y1, 15),
        (X0 + 92, Y1 + 12, X1 + 12, Y1 + 12, 10),
    ):
        for i in range(n):
            if r.random() < 0.14:
                continue
            t, w = (i + 0.5) / n, math.hypot(x1 - x0, y1 - y0) / n * 0.47
            x, y, v = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r.uniform(10, 14)
            w, v = (w, v) if y0 == y1 else (v, w)
            stones.append(
                curve([at(x - w, y - v, 0), at(x + w, y - v, 0), at(x + w, y + v, 0), at(x - w, y + v, 0)], k=0.35)
            )
    b.sheet(108, "#8a9088", stones, trans=0.04, curl=3)
    b.sheet(
        112,
        "#54605c",
        m=mask(quad((X0 - 24, Y0 - 24, 0), (X1 + 24, Y0 - 24, 0), (X1 + 24, Y1 + 24, 0), (X0 - 24, Y1 + 24, 0)))
        * (1 - hole),
        trans=0.04,
    )
    path = [
        curve([at(X0 + 43 + dx + w * math.cos(t), Y1 + dy + 13 * math.sin(t), 0) for t in np.arange(0, 6.2, 0.9)])
        for dx, dy, w in ((0, 16, 50), (6, 50, 34), (-6, 84, 40), (4, 118, 36))
    ]
    b.sheet(106, "#a8aca0", path, trans=0.04, curl=3)
    boards = [
        quad((X1 + 16, y, 0), (X1 - l, y + 3, 0), (X1 - l + r.uniform(-14, 10), y + 19, 0), (X1 + 16, y + 19, 0))
        for y, l in ((Y1 - 22, 96), (Y1 - 44, 58), (Y1 - 66, 74), (Y1 - 88, 26))
    ]
    b.sheet(98, "#6a4a38", boards, trans=0.04, curl=1)
    blades = [[], [], []]
    for _ in range(1100):
        x, y = r.uniform(-10, 610), r.uniform(-10, 910)
        k = 0.35 + 0.85 * y / 900
        l, a = r.uniform(26, 50) * k, -0.5 + 0.3 * math.sin(x * 0.011 + y * 0.013) + r.uniform(-0.15, 0.15)
        if hole[
            min(hole.shape[0] - 1, max(0, int(y * hole.shape[0] / 900))),
            min(hole.shape[1] - 1, max(0, int(x * hole.shape[1] / 600))),
        ] > 0 or (X0 - 46 < x < X1 + 28 and Y0 - 44 < y < Y1 + 36):
            continue
        blades[r.randrange(3)].append(
            lens(
                [
                    (x, y),
                    (x + l * 0.5 * math.cos(a - 0.35), y + l * 0.5 * math.sin(a - 0.35)),
                    (x + l * math.cos(a), y + l * math.sin(a)),
                ],
                3.4 * k,
            )
        )
    for i, col in enumerate(("#5a9a80", "#2c5a54", "#86c09a")):
        b.sheet(118 - 2 * i, col, blades[i], trans=0.05, casts=0.4)
    # she sorts by a lamp on the table
    top = [at(x, y, 0.8) for x, y in ((206, 520), (372, 520), (372, 610), (206, 610))]
    feet = [at(x, y, 1) for x, y in ((206, 520), (372, 520), (372, 610), (206, 610))]
    b.sheet(194, "#7a3c18", poly([(x + 10, y + 10) for x, y in feet]), veil=0.5, casts=0, trans=0.05, fixed=0.4)
    b.sheet(
        190,
        "#6a3418",
        [
            poly([p, (p[0] + 7, p[1]), (q[0] + 6, q[1]), q])
            for p, q in zip(top[2:] + top[1:2], feet[2:] + feet[1:2], strict=True)
        ],
        trans=0.05,
        fixed=0.5,
    )
    b.sheet(186, "#d8924a", poly(top), trans=0.05, fixed=0.8, curl=1)
    piles = (
        (312, 628, 0),
        (327, 624, 2),
        (342, 629, 0),
        (320, 636, 0),
        (335, 638, 2),
        (298, 634, 1),
        (289, 644, 1),
        (304, 645, 1),
        (295, 655, 1),
        (346, 650, 0),
        (333, 656, 2),
    )
    for i, (x, y, c) in enumerate(piles):
        b.sheet(183 - 0.2 * i, FRUIT[c], circle(x, y - 4, 7, 6.6), trans=0.1, fixed=0.95, curl=2)
    for x, y, w, h in ((352, 730, 36, 22), (272, 716, 30, 20)):
        rim, inside, side = crate(x, y, w, h)
        b.sheet(176, "#7a4426", side, trans=0.05, fixed=0.5, curl=1)
        b.sheet(174, "#c8843c", rim, trans=0.05, fixed=0.7, curl=1)
        b.sheet(173, "#5a2c1c", inside, trans=0.05, fixed=0.5)
        for j in range(2 if w == 30 else 3):
            for col, row in zip(
                FRUIT, apples(x - w + 8, y - h + 18 + 11 * j, x + w - 8, y - h + 18 + 11 * j, 5, r, 7), strict=True
            ):
                b.sheet(172 - j, col, row, trans=0.1, fixed=0.95, curl=2)
    she = person(
        "woman",
        lean=20,
        head=22,
        near=(44, 40),
        far=(62, 34),
        legs=((2, 0), (-8, -8)),
        coat=0.7,
        flare=1.6,
        hat_="kerchief",
        hands=("grip", "grip"),
    )
    b.sheet(
        192,
        "#8a4418",
        curve([(366, 682), (388, 673), (410, 676), (420, 684), (404, 691), (380, 690)]),
        veil=0.5,
        casts=0,
        trans=0.05,
        fixed=0.4,
    )
    b.sheet(160, "#3c1628", put(stretch(she, 1.1, 0.95), 388, 682, 1.32), trans=0.03, fixed=0.5, casts=0.4, curl=1)
    lx, ly = 268, 612
    b.sheet(166, "#4a2018", [circle(lx, ly + 16, 12, 5), ribbon([(lx, ly + 14), (lx, ly)], 5)], trans=0.03, fixed=0.5)
    b.sheet(
        164,
        "#fff0c0",
        curve([(lx - 6, ly), (lx - 8, ly - 14), (lx, ly - 24), (lx + 8, ly - 14), (lx + 6, ly)]),
        trans=0.9,
        fixed=1.25,
        casts=0,
    )
    b.lamp(lx, ly - 10, 150, "#ffb048", 1.2, size=12, show=6)
    # the house
    side, gable, roof, pane = house(412, 176, 1.2, -14)
    b.shade(120, put([*side, *gable, *roof], 46, 96), strength=0.6, soft=6)
    b.sheet(74, "#8a8878", side, trans=0.03, curl=1)
    b.sheet(70, "#e4d8b8", gable, trans=0.03, holes=[(pane, "#ffb030", 1.0, 1.0)], curl=1)
    b.sheet(62, "#b0483c", roof, trans=0.03, curl=3)
    bits = [
        put(rect(-9, -3, 18, 6), x, y, k, rot=a)
        for x, y, a, k in (
            (366, 240, 40, 1.3),
            (326, 228, -20, 1),
            (392, 270, 70, 1.1),
            (298, 270, 10, 1),
            (346, 284, -50, 0.9),
        )
    ]
    b.sheet(74, "#7a5a48", bits, trans=0.03, curl=1)
    return b.render(exposure=1.05)
