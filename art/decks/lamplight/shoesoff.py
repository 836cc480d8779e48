"""The bed has sunk through three floors in the night, but on each of them they have only taken off their shoes."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, poly, put, rect, ribbon

SENTENCE = (
    "The bed has sunk through three floors in the night, but on each of them they have only taken off their shoes."
)
KEY = "paper_white"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "nobody"

EYE = (316, 500)  # the point straight below us
FLOORS = [  # scale, turn of the boards, colours of the boards, of their cut edge, light
    (1.0, 0, ("#f2dcb4", "#ecd2a4", "#f6e4c2"), "#a8784c", 0.98),
    (0.73, 90, ("#7fb0b4", "#74a6ac", "#8cbcbe"), "#3c6470", 0.8),
    (0.55, 0, ("#b8604c", "#ac5646", "#c46c54"), "#5c2a30", 0.68),
]
SHOES = [  # floor, where round the hole, kind, colour
    (0, 112, "boot", "#5a3a2c"),
    (0, 40, "slipper", "#c8483c"),
    (0, 205, "small", "#2f6f90"),
    (0, 300, "heel", "#3a2c4c"),
    (1, 70, "boot", "#2c3448"),
    (1, 160, "heel", "#d8584c"),
    (1, 250, "slipper", "#e8b048"),
    (1, 345, "heel", "#5a3a2c"),
    (2, 20, "heel", "#2c2038"),
    (2, 130, "slipper", "#e0a848"),
    (2, 215, "boot", "#33202c"),
]


def rim(a, k=1.0):
    """The hole's edge at an angle on the top floor, from its middle."""
    return 196 * k * math.cos(a), 286 * k * math.sin(a)


def at(x, y, s, drift=(0, 0)):
    """A point of a floor at a scale on the card."""
    return EYE[0] + (x - 14) * s + drift[0], EYE[1] + (y - 20) * s + drift[1]


def boards(s, turn, r):
    """The boards of a floor, broken off round the hole, in three tones."""
    out, w = [[], [], []], 46
    for i in range(-26, 26):
        a0, a1 = i * w + 1.2, (i + 1) * w - 1.2
        mid = (a0 + a1) / 2
        long, wide = (286, 196) if turn == 0 else (196, 286)
        ends = [-1400, 1400]
        if abs(mid) < wide:
            h = long * math.sqrt(1 - (mid / wide) ** 2)
            pieces = [(-1400, -h + r.uniform(-26, 14)), (h + r.uniform(-14, 26), 1400)]
        else:
            pieces = [tuple(ends)]
        for p, q in pieces:
            box = [(a0, p), (a1, p), (a1, q), (a0, q)]
            xs = [a0, *sorted(r.uniform(a0 + 4, a1 - 4) for _ in range(4)), a1]
            if p > -1000:
                slope = r.uniform(-14, 14)
                box = [(x, p + slope * (x - mid) / w + r.uniform(-13, 9)) for x in xs] + [(a1, q), (a0, q)]
            elif q < 1000:
                slope = r.uniform(-14, 14)
                box = [(a0, p), (a1, p)] + [(x, q + slope * (x - mid) / w + r.uniform(-9, 13)) for x in xs[::-1]]
            out[r.randrange(3)].append(poly([at(x, y, s) if turn == 0 else at(y, x, s) for x, y in box]))
    return out


def shoe(kind):
    """A shoe from above, toe up, about 50 long, and its opening."""
    if kind == "boot":
        return curve(
            [(-11, 24), (-13, 4), (-12, -16), (-6, -28), (4, -29), (12, -18), (13, 2), (11, 24), (0, 30)]
        ), circle(0, 13, 8, 12)
    if kind == "heel":
        return curve(
            [(-5, 28), (-7, 10), (-9, -8), (-5, -26), (1, -32, "c"), (7, -22), (9, -6), (7, 10), (5, 28), (0, 31)]
        ), circle(0, 10, 5, 15)
    if kind == "small":
        return curve([(-7, 14), (-9, 2), (-8, -10), (-3, -17), (4, -17), (9, -8), (9, 4), (7, 14), (0, 18)]), circle(
            0, 6, 5, 7
        )
    return curve([(-9, 26), (-12, 6), (-13, -14), (-6, -27), (6, -27), (13, -13), (12, 6), (9, 26), (0, 30)]), circle(
        0, 12, 8, 15
    )


def draw():
    """Three broken floors, one below the other; shoes at the edge of each hole; at the bottom a bed and a lamp."""
    b = Box(KEY, glow_at=(300, 480), glow_r=240, sharp=(10, 320), aperture=0.01, mat_seed=807, core=0.3)
    b.slant = (-0.25, -0.35)
    r = random.Random(17)

    def ground(X, Y, light):
        d = np.hypot((X - 348) / 120, (Y - 430) / 140)[..., None]
        return colour("#3a2440") + colour("#ffb050") * np.exp(-(d**1.7)) * 0.9

    b.paint_back = ground
    # the bed
    bx, by, t = 300, 500, -9

    def bed(shape):
        return put(shape, bx, by, 1.0, rot=t)

    b.sheet(218, "#6a3c2c", bed([rect(-60, -108, 120, 212)]), trans=0.05, fixed=0.7, curl=2)
    b.sheet(
        214, "#fff8ea", bed([curve([(-54, -98), (54, -98), (55, 96), (-55, 96)], k=0.2)]), trans=0.1, fixed=0.95, curl=3
    )
    b.sheet(
        210,
        "#fffdf6",
        bed([curve([(-42, -92), (0, -95), (42, -92), (45, -70), (42, -52), (0, -48), (-42, -52), (-45, -70)])]),
        trans=0.1,
        fixed=1.05,
        curl=4,
    )
    b.sheet(207, "#f0c098", bed([circle(10, -65, 12, 14)]), trans=0.05, fixed=0.9, curl=3)
    hair = [
        (-30, -84),
        (-12, -91),
        (6, -89),
        (17, -80),
        (8, -76),
        (2, -64),
        (6, -50),
        (-10, -48),
        (-26, -52),
        (-42, -60),
    ]
    b.sheet(206, "#5a2c20", bed([curve([*hair, (-33, -66), (-40, -74), (-28, -75)])]), trans=0.05, fixed=0.75, curl=3)
    quilt = curve(
        [(-57, -44), (-20, -38), (6, -52), (30, -40), (57, -44), (60, 20), (57, 100), (0, 104), (-57, 100), (-60, 20)]
    )
    b.sheet(204, "#d8483c", bed([quilt]), trans=0.1, fixed=0.9, curl=5)
    hump = curve(
        [
            (-4, -47),
            (8, -51),
            (24, -40),
            (36, -16),
            (34, 8),
            (16, 22),
            (34, 34),
            (30, 50),
            (6, 54),
            (-2, 80),
            (-16, 84),
            (-20, 60),
            (-12, 36),
            (-22, 12),
            (-20, -20),
        ]
    )
    b.sheet(202, "#e05646", bed([hump]), trans=0.1, fixed=0.92, curl=7)
    seams = [ribbon([(-58, y), (58, y)], 1.6) for y in (-10, 26, 62)] + [
        ribbon([(x, -42), (x, 100)], 1.6) for x in (-30, 0, 30)
    ]
    b.sheet(201, "#b03430", bed(seams), trans=0.1, fixed=0.85, casts=0)
    b.sheet(
        200,
        "#fff8ea",
        bed(
            [
                curve(
                    [
                        (-58, -46),
                        (-20, -40),
                        (6, -53),
                        (30, -42),
                        (58, -46),
                        (58, -36),
                        (30, -31),
                        (6, -42),
                        (-20, -29),
                        (-58, -35),
                    ]
                )
            ]
        ),
        trans=0.1,
        fixed=1.0,
        curl=2,
    )
    rails = [ribbon([(-58, -112), (58, -112)], 7), ribbon([(-58, 108), (58, 108)], 7)] + [
        circle(x, y, 6) for x in (-58, 58) for y in (-112, 108)
    ]
    b.sheet(199, "#e0a848", bed(rails), trans=0.05, fixed=0.9, curl=2)
    b.sheet(212, "#7a4a30", put(rect(-22, -20, 44, 40), 384, 420, 1, rot=t), trans=0.05, fixed=0.8, curl=2)
    b.sheet(208, "#ffe6a0", circle(384, 420, 13), trans=0.8, fixed=1.3, casts=0)
    b.lamp(384, 420, 196, "#ffb850", 0.7, size=10, show=7)
    # the floors, from the lowest up
    for n in (2, 1, 0):
        s, turn, cols, edge, light = FLOORS[n]
        z = 180 - (2 - n) * 56
        tones = boards(s, turn, r)
        for k in range(5):
            q = s * (1 - 0.012 * (5 - k))
            f = q / s
            moved = [put(p, EYE[0] * (1 - f), EYE[1] * (1 - f), f) for c in tones for p in c]
            b.sheet(z + 6 - k, edge, moved, trans=0.03, fixed=light * 0.6, casts=0.9 if k == 0 else 0)
        for j in range(3):
            b.sheet(z, cols[j], tones[j], trans=0.05, fixed=light, casts=0, curl=1)
        heads = (
            [
                circle(*at(x, y, s), 2.2 * s)
                for x in range(-506, 500, 46)
                for dx in (12, 34)
                for y in (-430, 330)
                for x in (x + dx,)
            ]
            if n == 0
            else []
        )
        b.sheet(z - 1, "#8a6a4c", heads, trans=0.05, fixed=0.7, casts=0)
        for m, a, kind, col in SHOES:
            if m != n:
                continue
            q = math.radians(a)
            x, y = rim(q, 1.17 if n else 1.2)
            rot = math.degrees(math.atan2(-y, -x)) + 90
            for side, lag in ((-1, 0), (1, 5)):
                ox, oy = side * 16 * math.cos(math.radians(rot)), side * 16 * math.sin(math.radians(rot))
                px, py = at(x + ox, y + oy + lag, s)
                sole, hole = shoe(kind)
                b.sheet(
                    z - 6,
                    col,
                    put(sole, px, py, s * 1.15, flip=side > 0, rot=rot + side * r.uniform(-2, 7)),
                    trans=0.05,
                    fixed=light * 0.9,
                    curl=3,
                    casts=0.9,
                )
                b.sheet(z - 7, "#3a2230", put(hole, px, py, s * 1.15, rot=rot), trans=0.05, fixed=0.6, casts=0)
    return b.render(exposure=1.03)
