"""The scarecrow has taken off his head and is letting the crows nest in it."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    cloud,
    crow,
    curve,
    ellipse,
    grass,
    house,
    limb,
    merged,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    transform,
    tree,
    union,
    wood,
)

SENTENCE = "The scarecrow has taken off his head and is letting the crows nest in it."
KEY = "storm-straw"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "nobody"


def straw(k, x, y, n, L, a0, a1, seed=0, cols=("#5a4424", "#8a6a34", "#b08a48", "#d9b873"), w=1.0):
    r = np.random.default_rng(seed)
    bins = [[] for _ in cols]
    for i in range(n):
        a = math.radians(r.uniform(a0, a1))
        l = L * r.uniform(0.45, 1.15)
        ox, oy = r.normal(0, 1.6), r.normal(0, 0.8)
        b = r.normal(0, 0.25)
        bins[int(i / n * len(cols))].append(
            limb(
                [
                    (x + ox, y + oy),
                    (x + ox + math.cos(a) * l * 0.5, y + oy + math.sin(a) * l * 0.5),
                    (x + ox + math.cos(a + b) * l, y + oy + math.sin(a + b) * l),
                ],
                [w, w * 0.8, w * 0.25],
                n=8,
                cap=False,
            )
        )
    for i, b in enumerate(bins):
        if b:
            k.many(b, cols[i], vol=0, rough=0.2, tex=0.2)


def draw():
    c = Card(424, key=(0.62, -0.5, 0.55))
    rr = np.random.default_rng(9)
    c.sky(
        [(0, "#222b33"), (0.22, "#3f4d52"), (0.45, "#7f8478"), (0.6, "#d3b684"), (0.68, "#f6cf88"), (1, "#5a4a3a")],
        warp=0.2,
    )
    c.brush((46, 24), thr=(0, 0.03), length=5, jitter=0.02)
    c.glow(520, 590, 300, "#ffcf7a", 0.5, 1.3, sq=1.8)
    c.fog_colour = rgb("#b9a67f")
    # storm shelf
    for x, y, w, h, s_ in ((120, 170, 420, 110, 3), (470, 120, 380, 100, 5), (300, 60, 500, 90, 8)):
        cloud(c, x, y, w, h, "#434f56", "#1d252c", "#8f9488", seed=s_, n=12, lit=0)
    for _ in range(60):  # rain far off
        x = rr.uniform(20, 190)
        y = rr.uniform(230, 520)
        c.line([(x, y), (x - 14, y + 46)], [0.4, 1.2], "#2f3a40", 0.25, soft=0.5)
    # land
    c.paint(ridge(600, 12, 4, n=6, tilt=-20), "#7a7458", fog=0.55, vol=0.3)
    c.paint(ridge(622, 9, 9, n=7, tilt=14), "#6a6048", fog=0.32, vol=0.3, texk="streakh")
    # farm with one lit window; the man in the doorway has no head either
    house(c, 506, 628, 74, 46, "#5a4c44", "#2f2626", lit="#ffc45a", fog=0.15, seed=3, side=0.45, win=1)
    c.paint(rect(470, 604, 14, 24), "#ffcf78", vol=0, lit=0, rough=0.3)
    c.paint(
        union(
            curve([(473, 628, "c"), (473.6, 613), (476, 610.5), (479, 610.5), (481, 613), (481.6, 628, "c")]),
            rect(476, 609, 2.6, 2),
        ),
        "#231a1a",
        vol=0,
        lit=0,
        rough=0.1,
    )
    c.paint(limb([(560, 630), (562, 560), (556, 500)], [9, 7, 5], cap=False), "#3a302a", vol=0.5)
    tree(c, 566, 634, 150, "#2f2824", [], seed=5, bare=True, levels=4, fog=0.12, lean=-0.1)
    # a second scarecrow, leaving with a suitcase
    q = Frame(c, 440, 628, 36, 0, fog=0.12)
    q.paint(
        [(-14, -20), (-10, -64), (0, -72), (12, -64), (16, -20), (8, -2), (12, 2), (2, 2), (0, -18), (-6, 2), (-14, 2)],
        "#332a26",
        vol=0.4,
    )
    q.paint(ellipse(1, -80, 9), "#8a744c", vol=0.5)
    q.paint(ellipse(1, -87, 17, 4), "#332a26", vol=0.3)
    q.paint(rect(14, -26, 20, 15, 2), "#5a3424", vol=0.3)
    q.line([(-30, -54), (30, -50)], 7, "#332a26")
    # stubble field, rows to a vanishing point
    c.paint(
        poly([(-10, 628), (610, 628), (610, 910), (-10, 910)]),
        "#8a7140",
        dark="#33291f",
        light="#e3c47c",
        vol=0,
        texk="streakh",
        tex=0.35,
        grad=((0, 628), (0, 900), 0.3, -0.5),
    )
    vx = 410
    for i in range(-16, 22):
        x1 = vx + i * 64
        c.paint(
            poly([(vx + i * 2.4, 630), (vx + i * 2.4 + 1, 630), (x1 + 34, 910), (x1, 910)]),
            "#3f3020",
            vol=0,
            alpha=0.45,
            soft=1.0,
            rough=2,
        )
    for r_ in range(26):
        t = (r_ / 25) ** 1.7
        y = 634 + t * 262
        b = [[], [], []]
        for _i in range(70):
            u = rr.uniform(-20, 620)
            h = (3 + 22 * t) * rr.uniform(0.5, 1.1)
            b[rr.integers(3)].append(
                limb(
                    [(u, y + rr.uniform(-3, 3)), (u + h * rr.normal(0.1, 0.15), y - h)],
                    [0.7 + 2.0 * t, 0.4 + t],
                    n=4,
                    cap=False,
                )
            )
        for ps, col in zip(b, ("#5a4526", "#a88748", "#dcbb70"), strict=True):
            c.paint(merged(ps), shift(col, -0.12 * t), vol=0, rough=0.2, tex=0.2, lit=0, fog=0.3 * (1 - t))
    c.glow(300, 430, 230, "#e9c88c", 0.34, 1.5)
    # ---- the scarecrow
    k = Frame(c, 264, 846, 636, -2, rim="#ffdf9e")
    k.darken(ellipse(-22, 1, 48, 4), 0.55, 3)
    wood(k, limb([(0, 4), (0.6, -40), (-0.4, -84)], [4.4, 4, 3.6], cap=False), "#5a4028", along="v", vol=0.9)
    coat, cd, cl = "#4c4a52", "#15131a", "#a8987e"
    for s_ in (-1, 1):
        m = k.paint(
            [
                (s_ * 2, -26, "c"),
                (s_ * 14, -26, "c"),
                (s_ * 13, -10),
                (s_ * 14.4, -2, "c"),
                (s_ * 10, -4),
                (s_ * 7, -1, "c"),
                (s_ * 4, -4),
                (s_ * 3, -2, "c"),
            ],
            "#4a4232",
            dark="#17130f",
            light="#9a8a5c",
            vol=0.9,
            rim=True,
            texk="streakv",
            tex=0.3,
        )
        straw(k, s_ * 8.6, -3, 36, 8, 55, 125, seed=3 + s_, w=0.6)
    hem = [
        (-27, -12, "c"),
        (-24, -17),
        (-20, -9, "c"),
        (-17, -15),
        (-12, -8, "c"),
        (-8, -14),
        (-4, -7, "c"),
        (2, -14),
        (6, -9, "c"),
        (12, -14),
        (16, -7, "c"),
        (20, -16),
        (26, -11, "c"),
    ]
    body = curve(
        [
            (-6, -86),
            (-12, -83.6),
            (-17.6, -78),
            (-19, -66),
            (-16.6, -48),
            (-21, -29),
            *hem,
            (21, -30),
            (16.6, -48),
            (19, -66),
            (17.6, -78),
            (12, -83.6),
            (6, -86),
        ]
    )
    m = k.paint(
        body,
        coat,
        dark=cd,
        light=cl,
        vol=1.05,
        px=300,
        rim=True,
        texk="streakv",
        tex=0.35,
        rough=1.0,
        shadow=(-1, 1, 2, 0.4),
    )
    for a in (
        [(-11, -40), (-14, -26), (-18, -12)],
        [(-5, -36), (-6, -22), (-8, -10)],
        [(5, -36), (8, -22), (10, -10)],
        [(12, -42), (16, -28), (20, -14)],
        [(0, -80), (0, -50), (1, -10)],
    ):
        k.line(a, [0.3, 1.3, 2.2], cd, 0.65, clip=m, soft=0.5)
    for u, v, w, h, col, a in (
        (-13, -22, 8, 8, "#7a5a3a", 8),
        (13, -18, 6.4, 7, "#5f6a5a", -10),
        (-12.4, -70, 5, 5.4, "#6a3a34", 12),
    ):
        k.paint(
            transform(rect(-w / 2, -h / 2, w, h, 0.6), u, v, 1, a),
            col,
            dark=shift(col, -0.2),
            vol=0.3,
            rough=0.4,
            clip=m,
            texk="streakh",
            tex=0.5,
        )
        for t in np.linspace(-0.5, 0.5, 6):
            for e in (-1, 1):
                k.line(
                    [(u + t * w - 0.3, v + e * h * 0.5 - 0.7), (u + t * w + 0.3, v + e * h * 0.5 + 0.7)],
                    0.35,
                    "#e0cf9c",
                    0.8,
                )
                k.line([(u + e * w * 0.5 - 0.7, v + t * h), (u + e * w * 0.5 + 0.7, v + t * h)], 0.35, "#e0cf9c", 0.8)
    # empty collar
    k.paint(ellipse(0, -86, 7.4, 2.7), "#0c0a0d", vol=0, rough=0.3)
    straw(k, -1, -85.6, 70, 8.5, 206, 334, seed=11, w=0.6)
    straw(k, 2, -85.6, 26, 13, 230, 318, seed=12, w=0.55)
    for s_ in (-1, 1):
        k.paint(
            [
                (s_ * 0.6, -69, "c"),
                (s_ * 3, -79),
                (s_ * 7.4, -90, "c"),
                (s_ * 11.6, -86),
                (s_ * 12, -80),
                (s_ * 7, -72, "c"),
            ],
            shift(coat, 0.03),
            dark=cd,
            light=cl,
            vol=0.9,
            rim=True,
            rough=0.5,
            shadow=(0, 1, 1.6, 0.45),
            texk="streakv",
            tex=0.3,
        )
    # ---- his head, held like a bowl
    hd = k.sub(0.6, -45)
    sack, sd, sl = "#a2854f", "#3a2817", "#e9cf94"
    hd.paint(ellipse(0, -17, 13, 4.6), "#140e0c", vol=0, rough=0.5)
    for u, v, a in ((-12, -17, -62), (-5, -20, -20), (4, -20.4, 14), (12, -17, 60)):
        hd.paint(
            transform(curve([(-4, 2, "c"), (-2.6, -3), (0.6, -7, "c"), (3, -2), (4, 2, "c")]), u, v, 1, a),
            shift(sack, -0.08),
            dark=sd,
            light=sl,
            vol=0.5,
            rough=0.6,
        )
    straw(hd, 0, -15, 100, 13, 188, 352, seed=21, w=0.55)
    # nest, chicks
    for u, v, s_, a in ((-6.0, -18.4, 0.92, -16), (0, -20.4, 1.04, 2), (5.9, -18.4, 0.88, 18)):
        q = hd.sub(u, v, 100 * s_, a)
        q.paint(
            [(-3, 3), (-3.2, -1.6), (0, -4), (3.2, -1.6), (3, 3)],
            "#3a3640",
            dark="#100e14",
            light="#8a8490",
            vol=0.9,
            rough=0.6,
        )
        q.fur(c.mask(q.P(ellipse(0, -0.4, 3.4, 3.8)), 0), [[(0, 2), (0, -4)]], 2, 0.4, con=0.3, over=0.4)
        q.paint(
            [(-2.1, -2.4, "c"), (-2.3, -6.6, "c"), (0, -4.2), (2.3, -6.6, "c"), (2.1, -2.4, "c"), (0, -1.2)],
            "#8a7a70",
            dark="#3a302c",
            vol=0.5,
            rough=0.1,
        )
        q.paint(
            [(-1.3, -2.6, "c"), (-1.6, -5), (0, -3.4), (1.6, -5, "c"), (1.3, -2.6), (0, -1.8)],
            "#c07058",
            vol=0,
            rough=0.1,
            lit=0.2,
        )
        for e in (-1, 1):
            q.paint(ellipse(e * 1.9, -1, 0.7), "#08060a", vol=0, rough=0, detail=1.0)
            q.dot(e * 1.9 + 0.2, -1.3, 0.25)
    hd.paint(
        [
            (-5, 14, "c"),
            (-9, 20),
            (-11, 24, "c"),
            (-5, 22),
            (-1, 25, "c"),
            (3, 22),
            (9, 25, "c"),
            (8, 19),
            (5, 14, "c"),
        ],
        shift(sack, -0.06),
        dark=sd,
        light=sl,
        vol=0.8,
        rough=0.6,
        rim=True,
        texk="streakv",
        tex=0.4,
    )
    mh = hd.paint(
        [
            (-12.6, -17),
            (-16, -9),
            (-16.6, 1),
            (-12, 10),
            (-5.6, 15),
            (0, 16),
            (5.6, 15),
            (12, 10),
            (16.6, 1),
            (16, -9),
            (12.6, -17),
            (7, -14.6),
            (0, -13.6),
            (-7, -14.6),
        ],
        sack,
        dark=sd,
        light=sl,
        vol=1.1,
        px=220,
        rim=True,
        rough=0.6,
        shadow=(0, 1.4, 2.4, 0.5),
        texk="speck",
        tex=0.35,
        detail=0.5,
    )
    for i in range(16):
        hd.line([((-7.5 + i) * 1.7, -16), ((-7.5 + i) * 2.2, 0), ((-7.5 + i) * 1.4, 15)], 0.2, sd, 0.20, clip=mh)
        hd.line([(-17, -15 + i * 2), (0, -12.6 + i * 2), (17, -15 + i * 2)], 0.2, sd, 0.20, clip=mh)
    hd.line([(-12.6, -17), (-7, -14.4), (0, -13.4), (7, -14.4), (12.6, -17)], [1.0, 1.4, 1.0], "#5a3f22", 0.9)
    hd.paint(limb([(-6.4, 15), (0, 16.6), (6.4, 15)], [2.2, 2.4, 2.2]), "#6a4a2a", vol=0.8, rough=0.3)
    hd.line([(5, 16), (9, 20), (8, 24)], [1, 0.9, 0.5], "#6a4a2a")
    hd.darken([(-17, -12), (-8, -12), (-9, 12), (-16, 8)], 0.35, 4, mh, "#1a1008")
    for pts in (
        [(-13, -16.6, "c"), (-4, -13.6, "c"), (-6.4, -7), (-9.6, -4.4, "c"), (-11, -9), (-15.4, -10, "c")],
        [(3, -13.6, "c"), (13, -16.8, "c"), (16.4, -10, "c"), (12, -10.4), (9.6, -7, "c"), (6, -10)],
    ):
        hd.paint(
            pts,
            shift(sack, 0.02),
            dark=sd,
            light=sl,
            vol=0.7,
            rim=True,
            rough=0.7,
            shadow=(-0.4, 0.9, 1.2, 0.5),
            texk="speck",
            tex=0.35,
        )
        for q in range(5):
            a_ = pts[2 + q % 3]
            hd.line([(a_[0] + q * 0.5 - 1, a_[1] - 0.6), (a_[0] + q * 0.7 - 1.4, a_[1] + 1.6)], [0.4, 0.2], sl, 0.8)
    # the face: one stitched shut, one button that looks at you
    hd.paint(
        ellipse(6, -1, 3.1),
        "#1c1613",
        dark="#080606",
        light="#8a7a6a",
        vol=0.9,
        rough=0.1,
        shadow=(0, 0.5, 0.8, 0.5),
        detail=1.0,
    )
    for a, b in ((5.2, -1.8), (6.9, -1.8), (5.2, -0.2), (6.9, -0.2)):
        hd.paint(ellipse(a, b, 0.45), "#e0cf9c", vol=0, rough=0, detail=1.0)
    hd.dot(7.2, -2.4, 0.6, "#fff6dc", 0.9)
    hd.line([(-9.4, -1.6), (-6.4, 0.2), (-3, -1.4)], [0.4, 0.9, 0.4], "#2a1a12", 0.95, detail=1.0)
    for q in (-8.4, -6.4, -4.4):
        hd.line([(q, -1.8), (q + 0.1, 1.4)], 0.5, "#2a1a12", 0.9)
    hd.paint([(-1.6, 1.4, "c"), (1.4, 1, "c"), (0.3, 4.6, "c")], "#6a4a30", dark="#2f1c12", vol=0.4, rough=0.3)
    hd.line([(-2, 1.6), (-0.8, 3), (0.4, 5)], 0.35, "#e0cf9c", 0.8)
    hd.line([(-8, 6.2), (-4, 8.2), (1, 8.8), (5, 8), (8.4, 5.6)], [0.5, 0.9, 0.5], "#2a1a12", 0.95, detail=1.0)
    for t in (-6.4, -3.6, -0.6, 2.4, 5.2, 7.2):
        hd.line([(t, 5.6 + (1.4 if abs(t) < 5 else 0)), (t + 0.2, 9.4 - (1 if abs(t) > 5 else 0))], 0.5, "#2a1a12", 0.9)
    hd.paint(ellipse(10, 4, 3, 2.2), "#c9604a", vol=0, alpha=0.4, soft=1, clip=mh)
    hd.paint(ellipse(-10, 4, 3, 2.2), "#c9604a", vol=0, alpha=0.35, soft=1, clip=mh)
    # sleeves and gloves
    for s_ in (-1, 1):
        sp = curve(
            [
                (s_ * 11, -80),
                (s_ * 16.6, -79.4),
                (s_ * 22, -71),
                (s_ * 28, -60),
                (s_ * 32.4, -51.6, "c"),
                (s_ * 25, -42.6),
                (s_ * 17, -35.6),
                (s_ * 13.6, -33, "c"),
                (s_ * 13, -36.6),
                (s_ * 9.4, -38.4, "c"),
                (s_ * 11, -41),
                (s_ * 8.6, -43.4, "c"),
                (s_ * 16, -47.4),
                (s_ * 20.6, -52.4),
                (s_ * 17, -60),
                (s_ * 12.6, -68),
            ]
        )
        ma = k.paint(
            sp,
            shift(coat, 0.015),
            dark=cd,
            light=cl,
            vol=0.95,
            rim=True,
            rough=0.9,
            texk="streakd" if s_ > 0 else "streake",
            tex=0.4,
            shadow=(0, 1.4, 2.4, 0.5),
            px=240,
        )
        for q in (
            [(s_ * 31, -52), (s_ * 26, -54), (s_ * 21.4, -53)],
            [(s_ * 29, -57), (s_ * 25, -57), (s_ * 20, -56)],
            [(s_ * 28, -46.6), (s_ * 25, -50), (s_ * 21.6, -52)],
            [(s_ * 15, -78), (s_ * 18, -70), (s_ * 17, -62)],
            [(s_ * 22, -40), (s_ * 19, -44), (s_ * 16, -46)],
        ):
            k.line(q, [0.4, 1.5, 0.4], cd, 0.65, clip=ma, soft=0.4)
            k.line([(u, v - 1.3) for u, v in q], [0.3, 1, 0.3], cl, 0.35, clip=ma, soft=0.3)
        k.darken([(s_ * 10, -78), (s_ * 14, -70), (s_ * 18, -58), (s_ * 12, -60)], 0.4, 2, ma, cd)
        straw(k, s_ * 12, -38.6, 30, 6, 150 if s_ > 0 else -40, 250 if s_ > 0 else 40, seed=31 + s_, w=0.5)
        g = k.sub(s_ * 12, -36.6, 78, 34, flip=s_ < 0)
        g.paint(
            [(4, -5), (-2, -6.4), (-6, -3), (-6.4, 2), (-2, 5.4), (4, 4.6)],
            "#7a5a38",
            dark="#2f1f14",
            light="#d9b070",
            vol=0.9,
            rim=True,
            rough=0.4,
            shadow=(0, 1, 1.6, 0.5),
        )
        for q in (-3.4, -0.6, 2.2):
            g.paint(
                limb([(-3, q), (-8.6, q + 0.6)], [2.8, 2.1]),
                "#84623e",
                dark="#2f1f14",
                light="#d9b070",
                vol=0.9,
                rough=0.2,
                shadow=(0, 0.4, 0.6, 0.4),
            )
    # ---- crows
    x, y = k.pt(15.6, -82)
    crow(c, x, y + 8, 118, rim="#ffd9a0", flip=True)
    x, y = k.pt(-12.4, -84)
    crow(c, x, y + 6, 96, "peck", rim="#ffd9a0")
    Frame(c, *k.pt(-1, -92), 590)
    crow(c, 500, 232, 206, "fly", rim="#ffdca8", flip=True, rot=-6, open_=0.4)
    z = Frame(c, 422, 240, 280, rim="#ffd9a0")
    straw(z, 0, 0, 22, 12, 60, 130, seed=41, w=0.7)
    crow(c, 82, 236, 116, "fly", rim="#c9b08a", rot=8)
    crow(c, 196, 150, 66, "fly", rim="#8f8a78", fog=0.08)
    for x, y, s_ in ((556, 520, 16), (574, 506, 14), (540, 540, 13), (590, 528, 12)):
        crow(c, x, y, s_, rim=None, fog=0.12, flip=bool(int(x) % 2))
    # the one who has inherited the hat
    crow(c, 486, 852, 138, rim="#ffd9a0", flip=True)
    hp = Frame(c, 454, 738, 96, -10, rim="#ffe0a8")
    hp.paint(
        ellipse(0, -4, 46, 9),
        "#3a2c26",
        dark="#120c0c",
        light="#9a7a54",
        vol=0.9,
        rim=True,
        shadow=(0, 3, 4, 0.4),
        rough=0.6,
    )
    hp.paint(
        [(-24, -5, "c"), (-22, -32), (-14, -44), (2, -38), (16, -46), (24, -30), (25, -5, "c"), (0, 1)],
        "#403028",
        dark="#120c0c",
        light="#a8865c",
        vol=1.0,
        rim=True,
        rough=0.6,
    )
    hp.paint([(-24.6, -5, "c"), (0, 1), (25, -5, "c"), (24.4, -12, "c"), (0, -6), (-24, -12, "c")], "#8f3028", vol=0.4)
    hp.paint([(14, -20), (18, -34), (22, -34), (20, -20)], "#1a1418", vol=0)
    c.paint(ellipse(486, 856, 52, 7), "#1a120c", vol=0, alpha=0.35, soft=4, lit=0)
    # pumpkins, a mouse, the dropped sash
    for x, y, s_ in ((74, 872, 66), (150, 888, 44), (392, 890, 40)):
        p = Frame(c, x, y, s_, rr.normal(0, 6), rim="#ffc87a")
        p.darken(ellipse(-6, 0, 62, 9), 0.5, 4)
        for u, w in ((-38, 20), (38, 20), (-22, 24), (22, 24), (0, 24)):
            p.paint(
                ellipse(u * 0.86, -36, w, 36),
                "#a85a24",
                dark="#3a170f",
                light="#f0a850",
                vol=1.0,
                rim=True,
                rough=0.5,
                texk="streakv",
                tex=0.25,
            )
        p.paint(limb([(0, -68), (3, -80), (12, -88)], [10, 7, 6]), "#5a5a34", vol=0.8)
    M = Frame(c, 86, 828, 26, 0, rim="#ffe0b0")
    M.line([(-26, -6), (-50, -2), (-60, 12)], [4, 3, 1], "#7a5a52", 1)
    M.paint(
        [(-28, 0), (-30, -24), (-8, -40), (16, -44), (30, -32), (36, -26), (28, -18), (18, 0)],
        "#6a5a52",
        dark="#2a1f1c",
        vol=1.0,
        rim=True,
    )
    M.paint(ellipse(10, -50, 12), "#7f6d62", vol=0.6)
    M.paint(ellipse(26, -34, 3), "#120c10", vol=0)
    for x, h in ((20, 120), (212, 58)):
        wood(
            Frame(c, x, 900, h, rr.normal(0, 4), rim="#e8b878"),
            limb([(0, 10), (0, -90)], [16, 13] if h > 100 else [22, 18], cap=False),
            "#3f3026",
            along="v",
            vol=0.9,
        )
    c.line([(-10, 800), (20, 806), (120, 846), (212, 852), (300, 900)], [1.2], "#1c1614", 0.9)
    grass(c, -10, 620, 898, 40, ["#2f2418", "#5a4526", "#a88748"], 150, 7, lean=0.25)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        for _ in range(40):
            x, y = rr.uniform(120, 520), rr.uniform(240, 800)
            a = rr.uniform(0, 3.1)
            c.line(
                [(x, y), (x + 9 * math.cos(a), y + 9 * math.sin(a))], [0.5, 1.2, 0.5], "#f3dda0", rr.uniform(0.4, 0.8)
            )
        c.dot(477, 600, 3, "#ffd98a", 0.5, True)

    c.late.append(late)
    return c.finish(shadow_tint="#16181f", light_tint="#ffe6b4", vignette=0.36, bloom=0.2, paper=0.045, grain=0.025)
