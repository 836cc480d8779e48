"""The heron has turned a page of the river and reads; underneath it is night."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, grass, heron, limb, pines, rgb, ridge

SENTENCE = "The heron has turned a page of the river and reads; underneath it is night."
KEY = "jade-stair"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"
BANK = 388


def valley(c):
    """Evening in a steep green valley, the last sun on one slope."""
    c.sky([(0, "#0f4a50"), (0.18, "#2f7f74"), (0.34, "#a8c090"), (0.42, "#ffdc98"), (1, "#2f7f74")], warp=0.2)
    c.glow(430, 340, 240, "#ffe2a0", 0.6, 1.2)
    c.brush((42, 24), thr=(0, 0.03), length=4.5, jitter=0.018)
    c.fog_colour = rgb("#8fb494")
    c.paint(ridge(300, 30, 3, n=6, tilt=90), "#2c6a60", fog=0.55, vol=0.3, texk="streakd")
    c.paint(ridge(336, 26, 8, n=6, tilt=-110), "#1f5c54", fog=0.34, vol=0.3, texk="streakd")
    pines(
        c,
        [26, 54, 84, 112, 146, 470, 506, 540, 574],
        [398, 392, 400, 404, 408, 402, 396, 404, 398],
        [92, 124, 84, 66, 46, 60, 92, 70, 112],
        "#0f4444",
        fog=0.14,
    )


def river(c):
    """The page itself: broad, pale, with the lines of its current instead of writing."""
    c.paint(
        curve(
            [
                (-20, BANK + 14, "c"),
                (200, BANK),
                (430, BANK + 4),
                (620, BANK + 12, "c"),
                (620, 930, "c"),
                (-20, 930, "c"),
            ]
        ),
        "#6fb0a0",
        dark="#1f6a66",
        light="#ffeebc",
        vol=0,
        texk="streakh",
        tex=0.35,
        rough=0.8,
        grad=((0, BANK), (0, 900), 0.45, -0.35),
    )
    rr = np.random.default_rng(4)
    for r in range(26):  # ruled by the current, line under line
        y = BANK + 18 + r * (5 + r * 0.78)
        if y > 890:
            break
        for _s in range(4):
            x = rr.uniform(-40, 560)
            L = rr.uniform(40, 150) * (0.5 + r * 0.04)
            c.line(
                [(x, y + rr.normal(0, 1)), (x + L * 0.5, y + 2 + rr.normal(0, 1)), (x + L, y + rr.normal(0, 1))],
                [0.4, 0.9 + r * 0.09, 0.4],
                ["#fff4d0", "#1f6a66", "#d8f0dc"][rr.integers(3)],
                rr.uniform(0.25, 0.7),
                rough=0.3,
            )


# the lifted corner: the fold runs from A to B, the corner that lay at the lower right is now at TIP
A, B, TIP = (150, 930), (640, 560), (318, 560)


def night_below(c):
    """What is written under it."""
    hole = curve([(A[0], A[1], "c"), (300, 824), (450, 690), (B[0], B[1], "c"), (660, 940, "c")])
    m = c.paint(
        hole,
        "#0c1430",
        dark="#050818",
        light="#3a3a78",
        vol=0,
        tex=0.3,
        rough=0.6,
        lit=0,
        grad=((300, 700), (600, 920), 0.25, -0.3),
    )
    rr = np.random.default_rng(9)
    c.paint(ellipse(546, 790, 30), "#f6ecc8", dark="#c8a870", vol=0.4, tex=0.3, lit=0, clip=m, rough=0.4)
    for x, y, r in ((536, 782, 6), (556, 798, 5), (550, 776, 3)):
        c.paint(ellipse(x, y, r), "#c8b080", vol=-0.4, alpha=0.5, lit=0, clip=m, soft=0.8)
    pts = []
    for _ in range(260):
        x, y = rr.uniform(150, 600), rr.uniform(580, 890)
        if m.window(int(x * c.ss), int(y * c.ss), 1, 1)[0, 0] > 0.9:
            pts.append((x, y, rr.uniform(0.5, 1.9), rr.uniform(0.4, 1)))

    def stars():
        c.glow(546, 790, 70, "#ffe7b0", 0.45, 1.3)
        for x, y, r, a in pts:
            c.dot(x, y, r, "#fff6dc", a, r > 1.5)

    c.late.append(stars)
    # a swimmer, small and unaware, and a fish among the stars
    P = Pose(420, 846, 0.7, -20)
    c.paint(
        P(curve([(-24, 0), (-6, -9), (16, 0), (30, -9, "c"), (26, 0), (30, 9, "c"), (16, 2), (-6, 9)])),
        "#ffc872",
        dark="#a8642c",
        light="#fff6d0",
        vol=0.5,
        lit=0,
        rough=0.2,
        clip=m,
        detail=0.9,
    )
    c.cast(
        c.mask(limb([(A[0] + 6, A[1] + 6), (310, 830), (460, 696), (B[0], B[1] + 6)], [26, 40, 40, 26]), 0),
        14,
        18,
        12,
        0.55,
    )
    return m


def page(c):
    """The turned corner, its wet underside toward us, still running off."""
    flap = curve(
        [
            (A[0], A[1], "c"),
            (214, 790),
            (270, 650),
            (TIP[0], TIP[1], "c"),
            (410, 586),
            (530, 590),
            (B[0], B[1], "c"),
            (500, 650),
            (380, 748),
            (262, 850),
        ]
    )
    c.cast(c.mask(flap, 0), 12, 26, 16, 0.4)
    m = c.paint(
        flap,
        "#a8d8c4",
        dark="#2f7f7c",
        light="#fffbe4",
        vol=0.8,
        texk="streake",
        tex=0.4,
        rough=0.5,
        rim="#fff6d8",
        rimw=2.2,
        px=240,
    )
    fold = [(A[0], A[1]), (262, 850), (380, 748), (500, 650), (B[0], B[1])]
    c.paint(
        limb([(x - 8, y - 12) for x, y in fold], [10, 34, 40, 34, 10], n=60, cap=False),
        "#1c5c60",
        vol=0,
        alpha=0.5,
        soft=7,
        clip=m,
        lit=0,
    )
    for k in range(9):  # the lines show through, mirrored
        t = 0.14 + k * 0.09
        a = (A[0] + (TIP[0] - A[0]) * t + 14, A[1] + (TIP[1] - A[1]) * t)
        b = (A[0] + (B[0] - A[0]) * t * 1.02, A[1] + (B[1] - A[1]) * t * 1.02 - 24)
        c.line(
            [a, ((a[0] + b[0]) / 2 - 6, (a[1] + b[1]) / 2 - 16), b], [0.5, 2.4, 0.5], "#4f9c94", 0.55, clip=m, rough=0.4
        )
    rr = np.random.default_rng(3)
    for _ in range(34):  # drops along its edge
        t = rr.random()
        x, y = A[0] + (TIP[0] - A[0]) * t + rr.normal(0, 4), A[1] + (TIP[1] - A[1]) * t + rr.uniform(0, 46)
        c.line([(x, y), (x, y + rr.uniform(4, 12))], [0.6, 2.2], "#fffbe8", rr.uniform(0.4, 0.9), rough=0.1)


def draw():
    """It has come to the place."""
    c = Card(8030, key=(0.4, -0.7, 0.55))
    valley(c)
    river(c)
    night_below(c)
    page(c)
    heron(c, 196, 760, 400, "stoop", rim="#fff0c8", col="#6f8a98", dark="#22343c", light="#c8dcd8")
    for x, w in ((176, 26), (214, 26)):
        for r in (1.0, 1.7):
            ring = [(x + w * r * math.cos(t), 762 + w * r * 0.22 * math.sin(t)) for t in np.linspace(0, 6.3, 24)]
            c.line(ring, [1.2], "#fffbe8", 0.6, rough=0.2)
    grass(c, -10, 120, 906, 90, ["#0c3a38", "#2f6a54", "#a8b870"], n=70, seed=6)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#06202c", light_tint="#fff0c8", vignette=0.3, contrast=0.18, paper=0.045, grain=0.025)
