"""In the night the wood has come up to the last house, and knocks."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    grass,
    limb,
    merged,
    minus,
    mix,
    owl,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    shift,
    sitting_cat,
    union,
)

SENTENCE = "In the night the wood has come up to the last house, and knocks."
KEY = "aurora"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "nobody"


def trunk(c, pts, w, col, fog=0.0, n=60, **kw):
    """A trunk or a limb of one of them."""
    return c.paint(
        limb(pts, w, n=n, cap=kw.pop("cap", True)),
        col,
        dark=shift(col, -0.16),
        light=mix(shift(col, 0.16), "#9fe0c0", 0.35),
        vol=0.9,
        texk="streakv",
        tex=0.6,
        rough=1.4,
        fog=fog,
        **kw,
    )


def crowd(c):
    """Rank behind rank, bare and tall, leaning in; they have left their leaves behind."""
    rr = np.random.default_rng(9)
    for row, (n, base, fog, w) in enumerate(((13, 560, 0.66, 13), (10, 610, 0.42, 22), (7, 690, 0.2, 36))):
        for i in range(n):
            x = (i + 0.5) / n * 660 - 30 + rr.normal(0, 12)
            if row == 2 and 330 < x < 560:
                continue
            lean = (430 - x) * (0.10 + 0.05 * row)
            top = 60 - row * 30 + rr.uniform(-40, 40)
            pts = [
                (x, base + 20),
                (x + lean * 0.2 + rr.normal(0, 8), base - 180),
                (x + lean * 0.6 + rr.normal(0, 12), (base + top) * 0.42),
                (x + lean, top),
            ]
            trunk(c, pts, [w * 1.5, w, w * 0.7, w * 0.3], "#1c3a3e", fog)
            q = sample(pts, 30)
            for _ in range(5 + row):  # branches, all on the side of the house
                j = rr.integers(8, 26)
                s_ = 1 if x < 430 else -1
                L = rr.uniform(40, 110) * (0.6 + 0.3 * row)
                a = rr.uniform(-0.9, 0.2)
                b = [
                    (q[j][0], q[j][1]),
                    (q[j][0] + s_ * L * 0.5, q[j][1] + a * L * 0.4),
                    (q[j][0] + s_ * L, q[j][1] + a * L * 0.5 + 22),
                ]
                trunk(c, b, [w * 0.42, w * 0.26, w * 0.06], "#1c3a3e", fog, n=20)
                for t in (0.6, 0.85):
                    p = sample(b, 10)[int(t * 9)]
                    trunk(
                        c,
                        [
                            tuple(p),
                            (p[0] + s_ * 14, p[1] + rr.uniform(-20, 24)),
                            (p[0] + s_ * 26, p[1] + rr.uniform(-20, 34)),
                        ],
                        [w * 0.14, w * 0.09, 0.8],
                        "#1c3a3e",
                        fog,
                        n=12,
                    )
            for k in (-1, 1):  # their roots walk
                trunk(
                    c,
                    [(x, base), (x + k * w * 1.6, base + 14), (x + k * w * 3, base + 18 + rr.uniform(0, 14))],
                    [w, w * 0.6, w * 0.1],
                    "#1c3a3e",
                    fog,
                    n=16,
                )


def home(c):
    """Small, lit, with a red door and one step; upstairs somebody reads and has not heard."""
    X, Y = 440, 800
    c.paint(ellipse(X, Y + 4, 150, 14), "#060e18", vol=0, alpha=0.6, soft=8, lit=0)
    c.paint(
        rect(X - 92, Y - 150, 184, 152, 1),
        "#8a8478",
        dark="#3a4048",
        light="#e0d4b0",
        vol=0.15,
        tex=0.35,
        rough=0.6,
        grad=((X - 92, 0), (X + 92, 0), 0.15, -0.2),
    )
    c.paint(
        poly([(X - 112, Y - 146), (X - 10, Y - 268), (X + 14, Y - 268), (X + 112, Y - 146)]),
        "#4a3a44",
        dark="#1c1824",
        light="#9a8a90",
        vol=0.25,
        texk="streakh",
        tex=0.5,
        rough=0.7,
        rim="#9fe0c0",
    )
    c.paint(rect(X + 46, Y - 262, 26, 62, 1), "#6a5a58", dark="#2c2430", vol=0.3, rough=0.5)
    wins = []
    for wx, wy, ww, wh in ((X - 66, Y - 110, 40, 46), (X + 34, Y - 110, 40, 46), (X - 16, Y - 216, 34, 38)):
        m = c.paint(
            rect(wx, wy, ww, wh, 1), "#ffcf7a", dark="#e08a3c", light="#fff6c8", vol=0, lit=0, rough=0.3, detail=0.8
        )
        wins.append((wx + ww / 2, wy + wh / 2))
        c.paint(
            merged([rect(wx + ww / 2 - 1.5, wy, 3, wh), rect(wx, wy + wh / 2 - 1.5, ww, 3)]),
            "#5a4038",
            vol=0.2,
            clip=m,
            rough=0.1,
            detail=0.8,
        )
    # the reader under the roof, and a cat below who has heard
    c.paint(
        merged(
            [
                ellipse(X + 2, Y - 192, 6),
                curve([(X - 9, Y - 178, "c"), (X - 6, Y - 186), (X + 9, Y - 186), (X + 13, Y - 178, "c")]),
            ]
        ),
        "#4a2c24",
        vol=0.2,
        lit=0,
        rough=0.1,
        detail=1,
    )
    sitting_cat(c, Pose(X + 54, Y - 66, 0.36), "#1c1418")
    d = c.paint(
        rect(X - 17, Y - 78, 38, 78, 1),
        "#8a2f34",
        dark="#3a1018",
        light="#e07a60",
        vol=0.2,
        texk="streakv",
        tex=0.4,
        rough=0.3,
        detail=0.6,
    )
    c.paint(minus(rect(X - 20, Y - 82, 44, 84, 1), rect(X - 17, Y - 78, 38, 80, 1)), "#d8ccb0", vol=0.3, rough=0.3)
    for y in (-70, -36):
        c.paint(
            minus(rect(X - 11, Y + y, 26, 26, 1), rect(X - 9, Y + y + 2, 22, 22, 1)),
            "#5a1c20",
            vol=0.2,
            clip=d,
            rough=0.2,
        )
    c.paint(
        minus(ellipse(X + 2, Y - 50, 5), ellipse(X + 2, Y - 50, 3)),
        "#e0b050",
        dark="#6a4414",
        vol=0.8,
        rough=0.1,
        detail=1,
    )
    c.paint(rect(X - 30, Y - 4, 64, 9, 1), "#8a8880", dark="#3a3c44", light="#d8d8c8", vol=0.4, rough=0.4)
    for k in range(3):
        c.paint(
            limb(
                [(X + 59, Y - 264), (X + 64 + k * 5, Y - 300), (X + 48 + k * 9, Y - 340), (X + 70 + k * 7, Y - 380)],
                [7, 13, 17, 4],
            ),
            "#c8e8dc",
            vol=0.2,
            alpha=0.2,
            soft=4,
            lit=0,
        )
    c.late.append(lambda: [c.glow(x, y, 52, "#ffd890", 0.5, 1.2) for x, y in wins])
    return X, Y


def knocking(c):
    """The nearest has bent down beside the house; one long finger of wood is at the knocker."""
    arm = limb([(84, 470), (140, 474), (216, 506), (296, 562), (346, 660), (384, 716)], [60, 52, 38, 27, 18, 11], n=60)
    bough = [
        limb(p, w, n=40)
        for p, w in (
            ([(110, 350), (62, 260), (20, 140), (24, 40)], [44, 30, 19, 6]),
            ([(150, 260), (250, 216), (330, 240), (392, 300)], [44, 23, 13, 3]),
            ([(326, 238), (360, 230), (392, 246)], [10, 6, 1.5]),
            ([(110, 640), (40, 590), (-20, 596)], [46, 30, 20]),
        )
    ]
    bole = limb(
        [(96, 940), (104, 760), (84, 540), (120, 330), (200, 140), (280, -20)], [150, 104, 92, 80, 62, 46], n=80
    )
    col = "#16303a"
    c.paint(
        union(bole, arm, *bough),
        col,
        dark="#081218",
        light="#5fb898",
        vol=0.9,
        texk="streakv",
        tex=0.6,
        rough=1.2,
        rim="#7fe0b8",
        rimw=1.6,
        shadow=(6, 8, 14, 0.5),
        px=260,
    )
    for p in ([(100, 480), (180, 492), (280, 558), (336, 654)], [(96, 460), (170, 474), (270, 540), (330, 630)]):
        c.line(p, [0.6, 2.4, 0.6], "#060e14", 0.6, rough=1.0)
    for p in (
        [(380, 712), (406, 728), (428, 738), (441, 748)],
        [(378, 716), (394, 744), (402, 766), (398, 784)],
        [(382, 708), (410, 706), (428, 712), (432, 722)],
        [(374, 712), (376, 742), (368, 764)],
    ):
        trunk(c, p, [12, 8, 6, 2.2], "#18303a", n=24, rim="#7fe0b8", rimw=1.2, shadow=(2, 4, 4, 0.45))
    # a face one may or may not see: two knots
    for x, y, a in ((92, 430, 10), (134, 420, -14)):
        c.paint(ellipse(x, y, 12, 8, a), "#060c12", vol=-0.5, rough=0.8, soft=0.6)
    for p in (
        [(96, 880), (40, 890), (-20, 884)],
        [(120, 890), (190, 886), (250, 900)],
        [(110, 880), (170, 860), (236, 858), (280, 872)],
    ):
        trunk(c, p, [54, 34, 8], "#14282e", n=30)


def draw():
    """Northern lights, no wind."""
    c = Card(7121, key=(0.5, -0.6, 0.55))
    c.sky(
        [(0, "#081022"), (0.2, "#0f2c3c"), (0.4, "#1f7a68"), (0.56, "#7fd0a0"), (0.66, "#b8a8d8"), (1, "#10202c")],
        warp=0.34,
    )
    c.brush(
        (46, 24),
        thr=(0, 0.03),
        length=5.5,
        jitter=0.022,
        flow=np.full((c.h, c.w), 1.45, np.float32) + (c.noise("cloud", 3) - 0.5) * 0.8,
        fmix=0.7,
    )
    c.stars(60, 300)
    c.fog_colour = rgb("#4f9a8c")
    crowd(c)
    c.paint(ridge(740, 8, 4, n=6, tilt=10), "#1c3434", dark="#0a1818", light="#5f9a80", vol=0.3, tex=0.4, rough=1.0)
    c.lights = [(430, 740, 60, "#ffc878", 110, 0.8)]
    X, Y = home(c)
    c.paint(
        curve([(-20, 800, "c"), (200, 812), (420, 806), (620, 796, "c"), (620, 930, "c"), (-20, 930, "c")]),
        "#1f3a34",
        dark="#0a1816",
        light="#7fb890",
        vol=0.2,
        tex=0.4,
        rough=1.0,
    )
    c.paint(
        curve([(424, 806), (462, 806), (500, 860), (540, 930, "c"), (380, 930, "c"), (408, 860)]),
        "#5a5648",
        dark="#2a2c28",
        light="#b0a888",
        vol=0.2,
        tex=0.5,
        rough=1.4,
    )
    knocking(c)
    # an owl who has come along, and a boot scraper, and on the mat a handful of acorns
    owl(c, 356, 252, 54, rim="#9fe8c8", col="#3a4a48", dark="#101c20", light="#8fb8a8", lid=0.1)
    for dx, dy in ((-18, 2), (-10, 5), (-24, 6)):
        c.paint(
            ellipse(X + dx, Y + dy, 4, 3.2), "#a8743c", dark="#4a2c14", light="#f0c88a", vol=0.9, rough=0.1, detail=1
        )
    grass(c, 0, 600, 904, 36, ["#0c1c1a", "#1f3a30", "#4f8a68"], n=160, seed=4)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#06142c", light_tint="#fff0d0", vignette=0.4, contrast=0.2, paper=0.045, grain=0.025)
