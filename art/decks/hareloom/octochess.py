"""An octopus plays eight games of chess against eight drowned statues."""

import math

import numpy as np

from art.kit.all import (
    BRASS,
    Card,
    Frame,
    Pose,
    anchor,
    arc,
    chess,
    curve,
    ellipse,
    fish,
    hourglass,
    late_glow,
    lathe,
    limb,
    metal,
    minus,
    octopus,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    seashell,
    shift,
    transform,
    union,
)

SENTENCE = "An octopus plays eight games of chess against eight drowned statues."
KEY = "underwater-jade"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "animal"

MARB = "#c3ccbb"


def statue(
    c,
    x,
    y,
    size,
    pose="front",
    flip=False,
    rot=0,
    fog=0.0,
    rim=None,
    col=MARB,
    dark="#2f4a4a",
    light="#f3f5e4",
    algae=0.6,
    seed=0,
    headless=False,
    awake=False,
):
    """Drowned marble half-figure. pose: front | side | back; (x,y) = base, size = height."""
    k = Frame(c, x, y, size, rot, flip, fog, rim)
    st = dict(dark=dark, light=light, rough=0.5)
    rr = np.random.default_rng(seed)
    if pose == "side":
        body = curve(
            [
                (-26, 0, "c"),
                (-30, -24),
                (-24, -44),
                (-14, -54),
                (-8, -62),
                (-6, -68),
                (6, -68),
                (7, -58),
                (15, -47),
                (20, -32),
                (21, -14),
                (24, 0, "c"),
            ]
        )
    else:
        body = curve(
            [
                (-38, 0, "c"),
                (-40, -20),
                (-35, -40),
                (-24, -50),
                (-12, -55),
                (-8, -66),
                (8, -66),
                (12, -55),
                (24, -50),
                (35, -40),
                (40, -20),
                (38, 0, "c"),
            ]
        )
    m = k.paint(body, col, **st, vol=1.0, rim=True, px=200, shadow=(0, 2, 4, 0.35))
    folds = [
        [(-30, -44), (-10, -26), (20, -14), (36, -2)],
        [(-34, -34), (-14, -16), (10, -4)],
        [(-20, -50), (4, -34), (30, -26)],
        [(-36, -22), (-24, -8), (-14, 0)],
        [(26, -48), (30, -24), (24, 0)],
    ]
    for q in folds:
        k.line(q, [0.6, 3, 1], dark, 0.5, clip=m, soft=0.7)
        k.line([(u + 1, v - 3) for u, v in q], [0.5, 2.2, 0.6], light, 0.45, clip=m, soft=0.6)
    hm = None
    if headless:
        k.paint(ellipse(0, -57, 8, 3), shift(col, 0.05), **st, vol=0.3)
        k.paint(
            [(-8, -57), (-3, -63, "c"), (1, -59), (6, -62, "c"), (8, -56), (0, -53)], shift(col, 0.04), **st, vol=0.5
        )
    else:
        k.darken(ellipse(0, -60, 9, 4), 0.45, 2, m, dark)
        if pose == "side":
            hm = k.paint(
                [
                    (-12, -68),
                    (-15, -80),
                    (-9, -94),
                    (3, -98),
                    (11, -93),
                    (13.6, -86),
                    (17.6, -78, "c"),
                    (14, -75.6),
                    (14.4, -71.6),
                    (12.6, -70.4),
                    (13, -67.6),
                    (10, -63),
                    (3, -62),
                    (-4, -62),
                ],
                col,
                **st,
                vol=0.9,
                rim=True,
                detail=0.6,
            )
            k.paint(
                [(6.4, -83, "c"), (10, -85.4), (12.6, -82.4, "c"), (9.6, -80.6)],
                shift(col, 0.06),
                dark=dark,
                vol=0.6,
                rough=0.1,
            )
            k.line([(5.4, -84), (9.6, -87), (13, -84.6)], [0.4, 1.1, 0.4], dark, 0.8)
            k.line([(13, -71.6), (10.4, -71), (8.4, -71.6)], [0.3, 1, 0.3], dark, 0.8)
            sp = (
                [
                    (-10 + 16 * t + rr.normal(0, 1), -84 - 12 * math.sin(t * 2.6 + 0.3) + rr.normal(0, 1.4))
                    for t in np.linspace(0, 1, 9)
                ]
                + [(-12 + rr.normal(0, 1.6), -68 - i * 4.4) for i in range(5)]
                + [(-6 + rr.normal(0, 1.6), -72 - i * 5) for i in range(4)]
            )
        elif pose == "front":
            hm = k.paint(
                [
                    (-13, -80),
                    (-11, -92),
                    (0, -97),
                    (11, -92),
                    (13, -80),
                    (10, -68),
                    (4, -61.6),
                    (0, -60.6),
                    (-4, -61.6),
                    (-10, -68),
                ],
                col,
                **st,
                vol=0.9,
                rim=True,
                detail=0.6,
            )
            for s_ in (-1, 1):
                k.darken(ellipse(s_ * 5.4, -80, 4.6, 3.4), 0.4, 1.2, hm, dark)
                k.paint(
                    [(s_ * 2, -79, "c"), (s_ * 5.4, -81.6), (s_ * 9, -79, "c"), (s_ * 5.4, -77)],
                    shift(col, 0.06),
                    dark=dark,
                    vol=0.6,
                    rough=0.1,
                )
                k.line([(s_ * 1.6, -83), (s_ * 5.4, -85), (s_ * 10, -82.6)], [0.5, 1.2, 0.4], dark, 0.75)
                if awake:
                    k.paint(ellipse(s_ * 5.4 + 0.6, -79.2, 1.5), "#12282a", vol=0, rough=0, detail=1.0)
                    k.dot(s_ * 5.4 + 0.2, -79.8, 0.5)
            k.paint([(-1.6, -82), (1.6, -82), (3, -73), (0, -71.4), (-3, -73)], shift(col, 0.03), **st, vol=0.9)
            k.line([(-3.6, -67.6), (0, -67), (3.6, -67.6)], [0.4, 1.2, 0.4], dark, 0.8)
            k.line([(-2, -65), (2, -65)], [0.3, 1, 0.3], light, 0.6)
            sp = [
                (14 * math.cos(a) + rr.normal(0, 0.8), -84 + 13 * math.sin(a) + rr.normal(0, 0.8))
                for a in np.linspace(math.pi * 1.02, math.pi * 1.98, 13)
            ] + [(9 * math.cos(a), -88 + 7 * math.sin(a)) for a in np.linspace(math.pi * 1.1, math.pi * 1.9, 7)]
        else:
            hm = k.paint(
                [(-13, -78), (-12, -92), (0, -98), (12, -92), (13, -78), (9, -66), (0, -62), (-9, -66)],
                col,
                **st,
                vol=0.9,
                rim=True,
            )
            sp = [(u + (r_ % 2) * 2.6, -66 - r_ * 4.1) for r_ in range(9) for u in np.arange(-13, 14, 5.2)]
            sp = [
                (u + rr.normal(0, 0.7), v + rr.normal(0, 0.6))
                for u, v in sp
                if (u / 13.6) ** 2 + ((v + 81) / 18) ** 2 < 1.0
            ]
        for u, v in sp:
            k.paint(
                ellipse(u, v, 3.7, 3.3), shift(col, rr.normal(-0.01, 0.02)), **st, vol=1.0, shadow=(0, 0.5, 0.8, 0.35)
            )
            k.line(arc(u, v, 1.8, 1.6, 30, 280, 6), [0.3, 0.7, 0.3], dark, 0.6)
        if pose == "back":
            for s_ in (-1, 1):
                k.paint(ellipse(s_ * 13, -78, 2.4, 4), col, **st, vol=0.7)
    for mm in (m, hm):
        if mm is None:
            continue
        for _ in range(int(46 * algae)):
            u, v = rr.uniform(-38, 38), rr.uniform(-98, 0)
            k.paint(
                ellipse(u, v, rr.uniform(1.5, 6), rr.uniform(1, 4)),
                rr.choice(["#3f6a4a", "#2f5f54", "#7a8a52"]),
                vol=0,
                alpha=0.38,
                soft=0.9,
                clip=mm,
                rough=2,
                detail=0,
            )
    if algae and pose == "back":
        for _i in range(9):
            u = rr.choice([-1, 1]) * rr.uniform(16, 38)
            v = -50 + (abs(u) - 14) * 0.9
            k.paint(
                limb(
                    [(u, v), (u + rr.normal(0, 3), v + 9), (u + rr.normal(0, 5), v + rr.uniform(14, 24))],
                    [1.9, 1.4, 0.3],
                    cap=False,
                ),
                "#2f5a48",
                vol=0.4,
                rough=0.4,
            )
    return k


def board(c, x, y, w, fog=0.0, seed=0, pieces=True, held=None, tilt=0, odd=None):
    """A stone-drum table with a board and a game in progress."""
    rr = np.random.default_rng(seed)
    k = Frame(c, x, y, w, tilt, fog=fog, rim="#cfe6cc")
    k.paint(
        lathe([(46, 8), (34, 16), (32, 40), (38, 66), (44, 76)], 0.2),
        "#7f8f84",
        dark="#1f3a40",
        light="#cfd8c4",
        vol=0.9,
        tex=0.3,
    )
    for u in (-24, -12, 0, 12, 24):
        k.line([(u, 18), (u * 0.94, 40), (u * 1.1, 70)], [1, 2.4, 1], "#1f3a40", 0.45, soft=0.4)
    k.paint(poly([(-56, 8), (56, 8), (58, 14), (-58, 14)]), "#5a4a3c", vol=0.3)
    k.paint(
        poly([(-58, 8), (58, 8), (45, -26), (-45, -26)]),
        "#6a5440",
        dark="#241a1c",
        light="#c9a878",
        vol=0.1,
        rim=True,
        shadow=(0, 3, 4, 0.35),
    )
    n = 6

    def P_(i, j):
        return ((-52 + 104 * i / n) * (1 - 0.215 * j / n), 5 - 29 * (1 - (1 - j / n) ** 1.25))

    lightp, darkp = [], []
    for i in range(n):
        for j in range(n):
            (lightp if (i + j) % 2 else darkp).append(poly([P_(i, j), P_(i + 1, j), P_(i + 1, j + 1), P_(i, j + 1)]))
    k.many(lightp, "#dcd8b8", vol=0, rough=0.15, tex=0.2)
    k.many(darkp, "#3a4a48", vol=0, rough=0.15, tex=0.2)
    if pieces:
        cells = [
            (int(a), int(b)) for a, b in zip(rr.permutation(n * n)[:9] % n, rr.permutation(n * n)[:9] // n, strict=True)
        ]
        cells = sorted(set(cells), key=lambda q: -q[1])
        for q, (i, j) in enumerate(cells):
            u, v = P_(i + 0.5, j + 0.5)
            X, Y = k.pt(u, v)
            kd = rr.choice(["pawn", "pawn", "pawn", "rook", "knight", "bishop", "queen"])
            chess(
                c,
                X,
                Y,
                w * 0.30 * (1 - 0.1 * j / n),
                kd,
                "#eee6c8" if (q % 2) else "#33292c",
                fog=fog,
                rim="#e6f3dc",
                flip=bool(q % 3 == 0),
            )
    return k


def draw():
    c = Card(317, key=(-0.25, -0.85, 0.45))
    rr = np.random.default_rng(4)
    c.sky(
        [(0, "#bfe3c0"), (0.08, "#7fc0a4"), (0.3, "#3f8f86"), (0.55, "#1d5f66"), (0.8, "#0d3340"), (1, "#061a26")],
        warp=0.12,
    )
    c.brush((44, 22), thr=(0, 0.03), length=4, jitter=0.016)
    c.fog_colour = rgb("#4f9a8c")
    for x0, x1, a in ((120, 40, 0.34), (210, 170, 0.40), (300, 350, 0.44), (390, 490, 0.36), (480, 620, 0.26)):
        c.beam([(x0 - 14, -10), (x0 + 22, -10), (x1 + 70, 700), (x1 - 60, 700)], "#e6ffd8", a, 12)
    # the hull far above and a fishing line with a king on the hook
    c.paint(
        curve([(70, 26, "c"), (128, 40), (190, 26, "c"), (170, 46), (128, 54), (88, 46)]),
        "#2f6a66",
        vol=0.3,
        soft=1.4,
        lit=0,
    )
    c.line([(150, 48), (152, 150), (150, 236)], [0.7], "#0f3a40", 0.8)
    # sunken city
    for x, h, w, f in ((40, 330, 26, 0.62), (118, 250, 20, 0.74), (470, 270, 22, 0.72), (556, 360, 28, 0.58)):
        k = Frame(c, x, 560, h, rr.normal(0, 2), fog=f)
        q = w / h * 100
        k.paint(
            lathe([(q * 0.5, -96), (q * 0.46, -50), (q * 0.54, 0)], 0), "#8fa090", dark="#2f5a58", vol=0.8, rough=1.2
        )
        for u in np.linspace(-0.34, 0.34, 4):
            k.line([(u * q, -95), (u * q, 0)], q * 0.06, "#2f5a58", 0.5)
        if x in (40, 556):
            k.paint(rect(-q * 0.8, -101, q * 1.6, 6, 1), "#9aaa98", vol=0.4, rough=1)
    c.paint(ridge(556, 14, 8, n=7), "#3f7a70", fog=0.45, vol=0.3)
    c.paint(
        ridge(640, 14, 5, n=6), "#24565a", dark="#0b2a34", light="#6fa890", fog=0.12, vol=0.35, texk="streakh", tex=0.3
    )
    # far fish
    for _i in range(34):
        x, y = 420 + rr.normal(0, 60), 150 + rr.normal(0, 26)
        c.paint(
            transform(
                curve([(-7, 0, "c"), (-11, -3, "c"), (-11, 3, "c"), (-6, 0), (0, -2.6), (6, 0), (0, 2.6)]),
                x,
                y,
                rr.uniform(0.6, 1.1),
                rr.normal(-8, 8),
            ),
            "#1f5a5c",
            vol=0,
            alpha=0.75,
            rough=0.2,
            lit=0,
        )
    # ---- pair A, B (far)
    S = 230
    ox, oy = 300, 400
    c.lights = [(300, 330, 120, "#ff9a5a", 190, 0.25)]
    statue(c, 150, 414, 132, "front", fog=0.5, seed=1, rot=-3)
    statue(c, 452, 414, 132, "front", fog=0.5, seed=2, headless=True, rot=3)
    board(c, 196, 440, 62, fog=0.5, seed=1)
    board(c, 404, 440, 62, fog=0.5, seed=2)
    statue(c, 74, 520, 168, "front", fog=0.34, seed=3, rot=-4, rim="#cfe6cc")
    statue(c, 526, 520, 168, "front", fog=0.34, seed=4, rot=5, rim="#cfe6cc", awake=True)
    board(c, 100, 532, 92, fog=0.3, seed=3)
    board(c, 500, 532, 92, fog=0.3, seed=4)
    # sand
    sand = curve([(-20, 660, "c"), (120, 640), (300, 668), (470, 644), (620, 660), (620, 930, "c"), (-20, 930, "c")])
    c.paint(
        sand,
        "#3f6a62",
        dark="#0a2530",
        light="#a9c49a",
        vol=0.3,
        texk="streakh",
        tex=0.35,
        grad=((0, 650), (0, 880), 0.25, -0.5),
    )
    for i in range(40):
        y = 670 + i * 6
        x, L = rr.uniform(-20, 520), rr.uniform(30, 120)
        c.line(
            [(x, y), (x + L * 0.5, y + 4), (x + L, y)],
            [0.4, 2, 0.4],
            rr.choice(["#0f3a40", "#cfe0b0"]),
            0.25,
            rough=0.8,
        )
    c.glow(300, 640, 200, "#bfe6b8", 0.16, 1.4, sq=2.4)
    # ---- pair C boards + statues
    board(c, 112, 652, 128, seed=15)
    board(c, 488, 652, 128, seed=17)
    # ---- pair D boards
    board(c, 206, 760, 150, seed=11)
    board(c, 396, 760, 150, seed=13)
    # ---- the octopus
    c.lights = [(250, 150, 160, "#eaffd8", 240, 0.55)]

    def L_(x, y):
        return ((x - ox) / S * 100, (y - oy) / S * 100)

    def arm(*pts):
        return [L_(*p) for p in pts]

    arms = [
        (arm((250, 404), (214, 372), (168, 360), (150, 392), (176, 424), (194, 412)), -1),
        (arm((350, 404), (388, 366), (436, 358), (452, 390), (428, 424), (408, 412)), 1),
        (arm((240, 414), (180, 398), (110, 410), (60, 446), (66, 496), (98, 510), (112, 492)), -1),
        (arm((360, 414), (420, 398), (490, 412), (544, 452), (534, 498), (504, 510), (488, 494)), 1),
        (arm((246, 434), (200, 480), (150, 520), (96, 556), (70, 600), (92, 634), (120, 620)), -1),
        (arm((354, 434), (402, 482), (448, 522), (506, 560), (536, 596), (512, 630), (484, 622)), 1),
        (arm((272, 452), (262, 530), (286, 600), (262, 670), (208, 688), (176, 716), (196, 742), (222, 730)), 1),
        (arm((328, 452), (340, 520), (312, 596), (336, 664), (392, 680), (432, 704), (418, 738), (390, 730)), -1),
    ]
    octopus(
        c,
        ox,
        oy,
        S,
        arms=arms,
        rim="#ffe0c0",
        col="#b8452f",
        dark="#3f0f1c",
        light="#ff9a66",
        under="#f3cba4",
        iris="#e9c53e",
        lid=0.34,
        look=(0.0, 0.35),
        w=21,
    )
    statue(c, 34, 700, 232, "side", seed=5, rim="#dff0d8", rot=2, fog=0.06)
    # held pieces at the tips
    for x, y, kd, s_, col in (
        (196, 430, "queen", 26, "#eee6c8"),
        (406, 430, "rook", 26, "#33292c"),
        (113, 514, "bishop", 34, "#eee6c8"),
        (488, 514, "king", 34, "#eee6c8"),
        (122, 650, "king", 46, "#33292c"),
        (482, 650, "pawn", 46, "#eee6c8"),
        (224, 764, "knight", 56, "#eee6c8"),
        (388, 764, "queen", 56, "#33292c"),
    ):
        chess(c, x, y, s_, kd, col, rim="#f3fbe6")
    # hook with a king
    c.line([(150, 236), (152, 246), (147, 250), (143, 245)], [1.2], "#dfe8d8")
    chess(c, 149, 278, 30, "king", "#f6eed0", rim="#ffffff", rot=6)
    # ---- right of pair C: not a statue at all
    k = Frame(c, 540, 700, 206, 0, True, rim="#ffe9c0")
    k.paint(
        [(-26, 0, "c"), (-30, -26), (-24, -46), (-10, -54), (6, -54), (16, -44), (20, -22), (22, 0, "c")],
        "#8a7a58",
        dark="#2a241c",
        light="#d9c99a",
        vol=1.0,
        rim=True,
        tex=0.3,
        shadow=(0, 2, 4, 0.4),
    )
    for v in (-14, -28):
        k.line([(-28, v), (0, v + 4), (20, v)], [0.6, 1.6, 0.6], "#2a241c", 0.6)
    k.paint(
        limb([(4, -44), (20, -28), (36, -30)], [17, 14, 11]),
        "#8a7a58",
        dark="#2a241c",
        light="#d9c99a",
        vol=0.9,
        rim=True,
        shadow=(0, 2, 3, 0.4),
    )
    metal(k, transform(rect(-2, -6.4, 4.4, 12.8, 1.4), 35, -30), BRASS)
    k.paint(
        [(37, -35), (44, -36), (48, -32), (46, -26), (38, -25)],
        "#5a3a28",
        dark="#1c1210",
        light="#a8825c",
        vol=0.9,
        rim=True,
    )
    k.many(
        [limb([(44, -34 + q * 2.8), (51, -32.6 + q * 2.8)], [3, 2.4]) for q in range(3)],
        "#664430",
        dark="#1c1210",
        light="#a8825c",
        vol=0.8,
    )
    metal(k, lathe([(17, -58), (22, -52), (23, -46)], 0.25), BRASS)
    metal(k, ellipse(0, -74, 20, 21), BRASS, px=160, shadow=(0, 2, 3, 0.4))
    metal(k, ellipse(10, -75, 11, 12), shift(BRASS, -0.1))
    k.paint(ellipse(11, -75, 8.6, 9.6), "#ffe9a8", dark="#c9923a", vol=0.3, lit=0, rough=0.1, detail=1.0)
    k.paint(
        union(ellipse(12, -74, 4.4, 5.4), rect(8, -70, 8, 6)),
        "#6a4430",
        vol=0.3,
        rough=0.2,
        clip=c.mask(k.P(ellipse(11, -75, 8.6, 9.6)), 0),
    )
    for a in range(0, 360, 45):
        metal(
            k,
            ellipse(10 + math.cos(math.radians(a)) * 9.9, -75 + math.sin(math.radians(a)) * 10.9, 1.2),
            shift(BRASS, 0.05),
        )
    late_glow(k, 12, -75, 34, "#ffe6a0", 0.5)
    k.line([(-16, -86), (-24, -130), (-10, -190), (-30, -300)], [3, 3, 2.6, 2], "#5a4a34", 0.9)
    # ---- pair D statues from behind: dark masses
    statue(
        c,
        148,
        918,
        262,
        "back",
        seed=7,
        col="#3f5f5c",
        dark="#06161e",
        light="#9ac0a4",
        rim="#d8f0cc",
        algae=0.9,
        rot=-3,
    )
    statue(
        c,
        462,
        922,
        272,
        "back",
        seed=9,
        col="#3a5a58",
        dark="#06161e",
        light="#9ac0a4",
        rim="#d8f0cc",
        algae=0.9,
        rot=4,
        flip=True,
    )
    # a crab between them keeps the time; shells, anchor
    hourglass(c, 306, 846, 56, level=0.3, rim="#e6f3dc")
    C = Frame(c, 306, 872, 42, 0, rim="#ffd9b0")
    for s_ in (-1, 1):
        for q in range(3):
            C.line(
                [(s_ * 22, -18), (s_ * (38 + q * 5), -26 + q * 7), (s_ * (46 + q * 4), -2 + q * 2)],
                [4, 3, 1],
                "#8f3a2c",
                1,
                vol=0.5,
            )
        C.paint(limb([(s_ * 20, -24), (s_ * 38, -38), (s_ * 34, -54)], [6, 6, 5]), "#b8502f", vol=0.8)
        C.paint(
            [
                (s_ * 28, -52),
                (s_ * 26, -68),
                (s_ * 34, -74, "c"),
                (s_ * 36, -64),
                (s_ * 44, -72, "c"),
                (s_ * 44, -56),
                (s_ * 36, -48),
            ],
            "#c9603a",
            dark="#5a1c1c",
            vol=0.9,
            rim=True,
        )
        C.line([(s_ * 7, -32), (s_ * 8, -42)], 2.4, "#8f3a2c")
        C.paint(ellipse(s_ * 8, -44, 4), "#120c10", vol=0.3)
        C.dot(s_ * 8 - 1, -45.6, 1.2)
    C.paint(
        [(-28, -20), (-18, -34), (0, -37), (18, -34), (28, -20), (16, -8), (0, -5), (-16, -8)],
        "#b8502f",
        dark="#4f1618",
        light="#f6a878",
        vol=1.0,
        rim=True,
    )
    seashell(c, 262, 884, 26, "scallop", rot=-14, rim="#e6f3dc")
    seashell(c, 352, 886, 30, "conch", rim="#e6f3dc")
    anchor(c, 30, 892, 120, rot=-24, rim="#bfe0c8", rope=False, col="#33484a")
    # weeds left and right
    for x, h, s_ in ((8, 240, 1), (590, 280, -1), (574, 190, -1)):
        q = [(x, 910), (x + s_ * 14, 910 - h * 0.35), (x - s_ * 8, 910 - h * 0.7), (x + s_ * 16, 910 - h)]
        c.paint(
            limb(q, [13, 12, 9, 1], n=40, cap=False),
            "#123a34",
            dark="#051a1c",
            light="#4f8f64",
            vol=0.7,
            rim="#8fc09a",
            rough=1.2,
        )
        z = sample(q, 14)
        for i in range(1, 13):
            for d in (-1, 1):
                c.paint(
                    transform(
                        curve([(0, -3), (16, -6), (28, 0, "c"), (14, 4), (0, 3)]),
                        z[i][0],
                        z[i][1],
                        0.7,
                        -50 if d > 0 else -130,
                    ),
                    "#17453c",
                    dark="#06201f",
                    light="#4f8f64",
                    vol=0.5,
                    rough=0.6,
                )
    # a sea-horse has taken a knight's square
    Hs = Frame(c, 150, 646, 40, 0, rim="#ffe9c0")
    Hs.paint(
        limb([(4, -66), (-4, -48), (4, -28), (0, -10), (10, -2), (12, -12)], [14, 15, 16, 9, 6, 2]),
        "#d9a23f",
        dark="#6a3f18",
        vol=0.9,
        rim=True,
    )
    Hs.paint(
        [(0, -70), (6, -80), (14, -78), (28, -70), (28, -66), (12, -64), (4, -60)], "#d9a23f", dark="#6a3f18", vol=0.9
    )
    Hs.paint(ellipse(10, -73, 2.6), "#120c10", vol=0)
    Hs.fan([(-4, -62), (-10, -46), (-4, -30)], 6, 10, 5, 170, 200, "#b8802c", shaft=False)
    # near fish, crossing
    for x, y, s_, col, fl in (
        (500, 250, 0.8, "#dca03a", True),
        (462, 268, 0.6, "#dca03a", True),
        (76, 262, 0.7, "#cfe0d0", False),
        (530, 214, 0.5, "#dca03a", True),
    ):
        fish(c, Pose(x, y, s_, -4, fl), col, rim="#fff3d0")
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def bubbles():
        for x0, y0, n in ((318, 392, 12), (548, 520, 16), (526, 350, 9)):
            for i in range(n):
                x, y, r = x0 + rr.normal(0, 5) + 6 * math.sin(i), y0 - i * rr.uniform(14, 19), rr.uniform(1.2, 4)
                c.paint(minus(ellipse(x, y, r), ellipse(x, y, r * 0.72)), "#dff6e6", vol=0, alpha=0.6, rough=0, lit=0)
                c.dot(x - r * 0.35, y - r * 0.35, r * 0.3, "#ffffff", 0.8)
        for _ in range(90):
            c.dot(rr.uniform(0, 600), rr.uniform(0, 880), rr.uniform(0.4, 1.1), "#dff6d8", rr.uniform(0.1, 0.4), False)

    c.late.append(bubbles)
    return c.finish(shadow_tint="#061c2c", light_tint="#f0ffd8", vignette=0.38, bloom=0.2, paper=0.028, grain=0.014)
