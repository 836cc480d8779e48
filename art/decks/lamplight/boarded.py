"""They have come to board up the dry well, but all the way down it there is washing on the lines."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, lens, mask, poly, put, rect, ribbon, tones

SENTENCE = "They have come to board up the dry well, but all the way down it there is washing on the lines."
KEY = "noon_fog"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "nobody"

FAR, EYE, SHIFT = 1070, (312, 545), (-0.02, 0.07)  # focal length, the point straight below us, the shaft's middle
RIM, BOTTOM = 3.1, 15.5
SHIRT = [
    (-0.22, 0, "c"),
    (-0.09, 0),
    (0, 0.05),
    (0.09, 0),
    (0.22, 0, "c"),
    (0.36, 0.24),
    (0.26, 0.31),
    (0.19, 0.2, "c"),
    (0.2, 0.62, "c"),
    (0.05, 0.65),
    (-0.19, 0.61, "c"),
    (-0.19, 0.2, "c"),
    (-0.26, 0.3),
    (-0.35, 0.23),
]
TROUSERS = [
    (-0.17, 0, "c"),
    (0.17, 0, "c"),
    (0.22, 0.78, "c"),
    (0.06, 0.8, "c"),
    (0, 0.3),
    (-0.07, 0.78, "c"),
    (-0.22, 0.75, "c"),
]
DRESS = [
    (-0.14, 0, "c"),
    (-0.07, 0.02),
    (0, 0.08),
    (0.07, 0.02),
    (0.14, 0, "c"),
    (0.12, 0.26),
    (0.32, 0.8, "c"),
    (0.1, 0.86),
    (-0.1, 0.82),
    (-0.31, 0.82, "c"),
    (-0.12, 0.26),
]
SOCK = [(-0.05, 0, "c"), (0.05, 0, "c"), (0.05, 0.2), (0.15, 0.27), (0.13, 0.34), (-0.02, 0.32), (-0.06, 0.24)]
SHEET = [
    (-0.4, 0, "c"),
    (0, 0.03),
    (0.4, 0, "c"),
    (0.44, 0.5, "c"),
    (0.2, 0.56),
    (0, 0.5),
    (-0.22, 0.57),
    (-0.43, 0.5, "c"),
]
LINES = [  # depth, where the washing blows to, what hangs on the line (share, piece, size, colour)
    (13.0, 118, [(0.3, SHIRT, 0.62, "#fff0d0"), (0.7, SHIRT, 0.62, "#c84838")]),
    (10.6, 212, [(0.28, SHIRT, 0.62, "#fff4e0"), (0.66, DRESS, 0.58, "#e0685c")]),
    (8.7, 72, [(0.3, SHIRT, 0.66, "#f4efe4"), (0.66, SHIRT, 0.42, "#f0c468"), (0.86, SOCK, 0.9, "#f4efe4")]),
    (7.2, 322, [(0.26, SHIRT, 0.62, "#e0685c"), (0.64, SHEET, 0.72, "#b4cce8")]),
    (6.0, 166, [(0.2, SHIRT, 0.42, "#fbf6ec"), (0.46, TROUSERS, 0.6, "#6a88c0"), (0.78, SHIRT, 0.62, "#fbf6ec")]),
    (
        4.95,
        22,
        [
            (0.22, SHIRT, 0.68, "#fbf6ec"),
            (0.5, SOCK, 1.0, "#f0c468"),
            (0.6, SOCK, 1.0, "#f0c468"),
            (0.84, SHIRT, 0.4, "#e0685c"),
        ],
    ),
    (
        4.1,
        256,
        [
            (0.15, SHIRT, 0.42, "#f0c468"),
            (0.38, SHIRT, 0.7, "#fffaf0"),
            (0.64, DRESS, 0.6, "#d8584c"),
            (0.86, SHIRT, 0.42, "#fffaf0"),
        ],
    ),
]
OFF = 0.46  # how far from the middle a line is strung


def seen(x, y, d):
    """Where a point of the well is on the card: right and up from its middle, radii; its depth."""
    return EYE[0] + FAR * (x + SHIFT[0]) / d, EYE[1] - FAR * (y + SHIFT[1]) / d


def ring(a, d, k=1.0):
    """A point of the wall."""
    return seen(k * math.cos(a), k * math.sin(a), d)


def hung(d, to, share, piece, size, r):
    """A piece of washing on the line at depth d, lifted by the draught so that we see its front."""
    a, half = math.radians(to - 90), math.sqrt(1 - OFF * OFF)
    c, n, skew = math.cos(a), math.sin(a), r.uniform(-0.25, 0.25)
    out = []
    for u, h, *e in piece:
        x, y = -half + 2 * half * share + u * size + h * skew * size, OFF + h * size
        out.append((*seen(x * c - y * n, x * n + y * c, d + 0.2 * h), *e))
    return curve(out, k=0.9)


def draw():
    """A well from above, boards over a part of it; below them line under line of washing, and a light."""
    b = Box(KEY, glow_at=EYE, glow_r=200, sharp=(10, 420), aperture=0.01, mat_seed=805, core=0.3)
    b.slant = (-0.3, -0.3)
    r = random.Random(21)
    b.sheet(320, "#e08a3c", rect(-20, -20, 640, 940), trans=0.4, fixed=0.95)
    fx, fy = seen(0, 0, BOTTOM)
    b.sheet(
        319,
        "#ffe9b0",
        poly([(fx - 76, fy - 6), (fx - 76, fy + 12), (fx + 76, fy + 56), (fx + 76, fy - 44)]),
        trans=0.6,
        fixed=1.3,
        casts=0,
    )
    shadow = curve(
        [
            (-60, -3),
            (-34, -6),
            (-16, -9),
            (-2, -8),
            (2, -4),
            (8, -7),
            (17, -5),
            (20, 2),
            (16, 8),
            (8, 8),
            (2, 4),
            (-3, 9),
            (-18, 9),
            (-36, 6),
            (-60, 3),
        ]
    )
    b.sheet(318, "#8a3c20", put(shadow, fx + 8, fy + 5, 1.5, rot=6), trans=0.1, fixed=0.7, casts=0)
    # the wall, ring by ring
    rings, d = [RIM], RIM
    while d < BOTTOM:
        d *= 1.085
        rings.append(d)
    cols = tones("#a8b4bc", "#2c3c66", 11) + tones("#3c3a5c", "#c87a48", len(rings))[: len(rings) - 10]
    for i in range(len(rings) - 2, -1, -1):
        d0, d1 = rings[i], rings[i + 1]
        stones = [[], [], []]
        n, a = 22, 0.14 * (i % 2) + r.uniform(0, 0.05)
        while a < math.tau + 0.1:
            w = math.tau / n * r.uniform(0.8, 1.25)
            q = [ring(a + 0.012 + (w - 0.024) * k / 3, d0 * 1.004) for k in range(4)]
            q += [ring(a + 0.012 + (w - 0.024) * (3 - k) / 3, d1 * 0.992) for k in range(4)]
            stones[r.randrange(3)].append(poly(q))
            a += w
        dim = max(0.5, 1 - 0.055 * i) if i < len(rings) - 7 else 0.62 + 0.07 * (i - len(rings) + 7)
        z, col = 316 - (len(rings) - i) * 4, cols[min(i, len(cols) - 1)]
        b.sheet(
            z,
            "#3a4258",
            m=mask(circle(*seen(0, 0, d0), FAR / d0 * 1.02)) * (1 - mask(circle(*seen(0, 0, d1), FAR / d1))),
            trans=0.05,
            fixed=0.5 - 0.014 * i,
            casts=0,
        )
        for j in range(3):
            b.sheet(z - 1, col, stones[j], trans=0.05, fixed=(0.82 + 0.09 * j) * dim, casts=0, curl=1)
    b.lamp(fx, fy, 300, "#ffb050", 1.2, size=14)
    # washing, from the bottom up
    z = 180.0
    for k, (d, to, things) in enumerate(LINES):
        a, half = math.radians(to - 90), math.sqrt(1 - OFF * OFF)
        ends = [
            seen(t * math.cos(a) - OFF * math.sin(a), t * math.sin(a) + OFF * math.cos(a), d) for t in (-half, half)
        ]
        light = (1.0, 0.82, 0.62, 0.6, 0.68, 0.8, 0.94)[k]
        for share, piece, size, col in things:
            b.sheet(z, col, hung(d, to, share, piece, size, r), trans=0.2, fixed=light, casts=0.9, curl=2)
        b.sheet(z - 1, "#f4e8d0", ribbon(ends, 11 / d), trans=0.1, fixed=light, casts=0.3)
        z -= 14
    # the coping and the grass
    cx, cy = seen(0, 0, RIM)
    b.sheet(80, "#b8c4a0", m=1 - mask(circle(cx, cy, FAR / RIM * 1.08)), trans=0.05)
    b.sheet(78, "#5c6654", m=mask(circle(cx, cy, FAR / RIM * 1.16)) * (1 - mask(circle(cx, cy, FAR / RIM))), trans=0.05)
    n = 15
    for j in (0, 1):
        coping = []
        for i in range(j, n, 2):
            a0, a1 = math.tau * i / n + 0.012, math.tau * (i + 1) / n - 0.012
            out = 1.2 + r.uniform(-0.025, 0.03)
            coping.append(
                poly(
                    [ring(a0 + (a1 - a0) * k / 5, RIM, 0.985) for k in range(6)]
                    + [ring(a1 - (a1 - a0) * k / 5, RIM, out) for k in range(6)]
                )
            )
        b.sheet(70 - 2 * j, ("#d4d2c4", "#c2c4bc")[j], coping, trans=0.05, curl=3)
    blades = [[], []]
    for _ in range(900):
        x, y = r.uniform(-10, 610), r.uniform(-10, 910)
        if math.hypot(x - cx, y - cy) < FAR / RIM * 1.2:
            continue
        a, l = math.atan2(y - cy, x - cx) + r.uniform(-0.6, 0.6), r.uniform(16, 34)
        blades[r.random() < 0.5].append(
            lens(
                [
                    (x, y),
                    (x + l * 0.5 * math.cos(a), y + l * 0.5 * math.sin(a)),
                    (x + l * math.cos(a + 0.3), y + l * math.sin(a + 0.3)),
                ],
                4,
            )
        )
    b.sheet(66, "#9aac84", blades[0], trans=0.05, casts=0.5)
    b.sheet(64, "#ccd6b4", blades[1], trans=0.05, casts=0.5)
    # boards and a hammer
    for i, (x, y, l, rot, col) in enumerate(
        ((300, 208, 700, -3, "#d8a060"), (300, 276, 700, -5, "#cc9050"), (352, 356, 540, -14, "#dca868"))
    ):
        b.sheet(50 - 5 * i, col, put(rect(-l / 2, -31, l, 62), x, y, 1, rot=rot), trans=0.05, curl=2)
        grain = [
            lens([(g, v), (g + w / 2, v + r.uniform(-4, 4)), (g + w, v + r.uniform(-3, 3))], 2.4)
            for v in (-20, -7, 5, 18)
            for g, w in ((r.uniform(-l / 2 + 6, -60), r.uniform(90, 190)), (r.uniform(0, 60), r.uniform(90, 160)))
        ]
        b.sheet(
            49 - 5 * i,
            "#a8703c",
            put([*grain, circle(r.uniform(-120, 120), 2, 8, 4)], x, y, 1, rot=rot),
            trans=0.05,
            casts=0,
        )
        heads = (
            [circle(s * (l / 2 - 42 if l < 600 else 236), v, 4.4) for s in (-1, 1) for v in (-16, 16)] if i < 2 else []
        )
        b.sheet(48 - 5 * i, "#5a6070", put(heads, x, y, 1, rot=rot), trans=0.05, curl=1)
    for i, (x, y, rot) in enumerate(((560, 820, -48), (600, 880, -40))):
        b.sheet(
            44 - 5 * i, ("#cc9050", "#d8a060")[i], put(rect(-170, -30, 340, 60), x, y, 1, rot=rot), trans=0.05, curl=2
        )
        ends = [lens([(g, v), (g + 70, v + 3), (g + 150, v)], 2.4) for v in (-17, -3, 12) for g in (-160, 0)]
        b.sheet(43 - 5 * i, "#a8703c", put(ends, x, y, 1, rot=rot), trans=0.05, casts=0)
    hammer = [ribbon([(-70, 0), (60, 0)], 11, 9)]
    iron = [curve([(52, -30), (74, -32), (78, -10), (78, 12), (72, 34), (64, 36), (56, 12), (54, -8)], k=0.7)]
    b.sheet(34, "#8a4c2c", put(hammer, 420, 312, 1, rot=-42), trans=0.05, curl=2)
    b.sheet(32, "#4c5468", put(iron, 420, 312, 1, rot=-42), trans=0.05, curl=2)
    nails = [
        ribbon([(x, y), (x + 17 * math.cos(a), y + 17 * math.sin(a))], 3.4, 1.6)
        for x, y, a in ((262, 372, 0.4), (280, 364, 2.2), (250, 390, -0.5))
    ]
    b.sheet(34, "#4c5468", nails, trans=0.05, curl=1)
    return b.render(exposure=1.04)
