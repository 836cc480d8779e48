"""At the switchboard of the night she puts one star through to another."""

import math

import numpy as np

from art.kit.all import Card, Pose, cup, curve, ellipse, limb, person, poly, rect, shift, sitting_cat

SENTENCE = "At the switchboard of the night she puts one star through to another."
KEY = "indigo-coral"
FRAME = "abstract"
MOOD = "longing"
PROTAGONIST = "adult"
CALLS = [((118, 150), (392, 96)), ((214, 262), (508, 330)), ((82, 366), (300, 176)), ((470, 188), (356, 372))]


def board(c, rr):
    """The panel: night itself, with a socket at every star."""
    c.sky([(0, "#0c1230"), (0.35, "#1c2756"), (0.6, "#34386e"), (0.78, "#7a4a78"), (1, "#2a2448")], warp=0.34)
    c.brush((44, 24), thr=(0, 0.03), length=5, jitter=0.022)
    for _ in range(5):
        x, y = rr.uniform(60, 540), rr.uniform(60, 420)
        c.glow(x, y, rr.uniform(60, 130), "#6a78c0", 0.22, 1.2)
    spots = []
    for r in range(9):
        for k in range(12):
            x, y = 38 + k * 48 + rr.normal(0, 9), 48 + r * 47 + rr.normal(0, 9)
            spots.append((x, y))
    ends = [p for pair in CALLS for p in pair]
    for x, y in spots:
        if min(math.hypot(x - a, y - b) for a, b in ends) < 26:
            continue
        r = 3.2 + 3.4 * rr.random() ** 3
        c.paint(
            ellipse(x, y, r + 2.4),
            "#b08a5c",
            dark="#4a3430",
            light="#ffe6b0",
            vol=0.9,
            rough=0.1,
            alpha=0.75,
            detail=0.6,
        )
        c.paint(ellipse(x, y, r), "#0a0e24", vol=-0.4, rough=0.1, detail=0.7)
        if rr.random() < 0.5:
            b = rr.uniform(0.4, 1)
            c.late.append(lambda x=x, y=y, r=r, b=b: c.dot(x, y, r * 0.55, "#fff2d0", b, r > 4.4))
    # the frame of the board: walnut, with a little lamp above each column
    for x in (-6, 586):
        c.paint(
            rect(x, -20, 20, 560, 2),
            "#6a4038",
            dark="#2c1a24",
            light="#d8987c",
            vol=0.6,
            texk="streakv",
            tex=0.5,
            rough=0.3,
        )
    c.paint(
        rect(-20, -14, 640, 30, 2),
        "#6a4038",
        dark="#2c1a24",
        light="#d8987c",
        vol=0.6,
        texk="streakh",
        tex=0.5,
        rough=0.3,
    )


def cords(c):
    """The calls: coral cords that hang in long curves; one of them crosses all the others."""
    for i, (a, b) in enumerate(CALLS):
        sag = 120 + 50 * i
        mid = ((a[0] + b[0]) / 2 + (-1) ** i * 20, max(a[1], b[1]) + sag * 0.62)
        pts = [
            a,
            (a[0] + (mid[0] - a[0]) * 0.4, a[1] + (mid[1] - a[1]) * 0.72),
            mid,
            (b[0] + (mid[0] - b[0]) * 0.4, b[1] + (mid[1] - b[1]) * 0.72),
            b,
        ]
        col = ["#e07f6e", "#f0a27c", "#c85a64", "#e8906c"][i]
        c.cast(c.mask(limb(pts, [6], n=70, cap=False), 0), 4, 8, 4, 0.4)
        c.paint(
            limb(pts, [6.5], n=70, cap=False),
            col,
            dark=shift(col, -0.25),
            light="#ffe0c0",
            vol=0.9,
            rough=0.15,
            texk="streakd",
            tex=0.3,
            detail=0.7,
        )
        for x, y in (a, b):
            c.paint(
                ellipse(x, y, 10),
                "#d8a85c",
                dark="#6a4424",
                light="#fff4cc",
                vol=1.1,
                rough=0.1,
                rim="#fff0d0",
                detail=0.9,
            )
            c.late.append(
                lambda x=x, y=y: (c.glow(x, y, 44, "#ffe0a0", 0.7, 1.2), c.dot(x, y, 4.6, "#fffbe8", 1.0, True))
            )


def desk(c):
    """The table with its keys and its waiting cords; one lamp is blinking and has been for years."""
    c.paint(
        poly([(-20, 590), (620, 590), (660, 700), (-60, 700)]),
        "#8a5648",
        dark="#3a2030",
        light="#f0b08c",
        vol=0.2,
        texk="streakh",
        tex=0.5,
        rough=0.4,
        rim="#ffcfa0",
        shadow=(0, -4, 8, 0.35),
    )
    c.paint(
        rect(-20, 528, 640, 66, 2),
        "#6a4048",
        dark="#2c1828",
        light="#c88a80",
        vol=0.2,
        texk="streakh",
        tex=0.4,
        rough=0.3,
    )
    c.paint(
        rect(-20, 698, 640, 230),
        "#4a2c3c",
        dark="#1c1020",
        light="#8a5a64",
        vol=0.1,
        texk="streakv",
        tex=0.5,
        rough=0.4,
    )
    for k in range(16):
        x = 30 + k * 36
        c.paint(ellipse(x, 560, 8.4, 8.4), "#1c1426", vol=-0.4, rough=0.1)
        lit = k == 11
        c.paint(
            ellipse(x, 560, 5.6),
            "#ffd76e" if lit else "#5a4458",
            light="#fff6d0",
            vol=0.6,
            lit=0 if lit else 1,
            rough=0.05,
            detail=0.9,
        )
        if lit:
            c.late.append(lambda x=x: c.glow(x, 560, 40, "#ffe08a", 0.8, 1.2))
        c.paint(
            Pose(x, 640, 1, (-16, 0, 12)[k % 3])(rect(-3.4, -26, 6.8, 30, 2)),
            "#2c2438",
            dark="#0e0a16",
            light="#a898b8",
            vol=0.8,
            rough=0.15,
            rim="#ffcfa0",
        )
        c.paint(
            ellipse(x + (-7, 0, 5)[k % 3], 612, 5.4),
            "#e07f6e" if k % 4 else "#f6ead0",
            dark="#7a2c34",
            vol=0.9,
            rough=0.1,
        )


def draw():
    """The long shift."""
    c = Card(7525, key=(0.1, -0.75, 0.6))
    rr = np.random.default_rng(11)
    board(c, rr)
    cords(c)
    c.lights = [(300, 400, 140, "#b0b8f0", 260, 0.3), (500, 640, 80, "#ffc88a", 140, 0.5)]
    desk(c)
    # the operator from behind: headphones, one arm up with a plug, the other on the keys
    kw = dict(body="slim", pose="chair", view="back", facing=1, arms=((150, 8, 24, 14), (52, 40, 14, 6)))
    x, y, h = 318, 842, 420
    o = person(
        c,
        x,
        y,
        h,
        clothes="dress",
        col="#24315e",
        col2="#f0d8c0",
        hair="#5a3428",
        style="bun",
        skin="#e0b090",
        rim="#ffcfae",
        ground=False,
        hands=("grip", "rest"),
        legs="#2a2440",
        **kw,
    )
    hx, hy = o["head"]
    c.paint(
        limb(
            [(hx - 37, hy + 4), (hx - 30, hy - 38), (hx, hy - 52), (hx + 30, hy - 38), (hx + 37, hy + 4)],
            [7, 6, 6, 6, 7],
            n=40,
        ),
        "#2c2438",
        dark="#0e0a16",
        light="#a898b8",
        vol=0.9,
        rough=0.2,
        rim="#ffcfae",
    )
    for s_ in (-1, 1):
        c.paint(
            ellipse(hx + s_ * 38, hy + 8, 10, 14),
            "#2c2438",
            dark="#0e0a16",
            light="#a898b8",
            vol=1.0,
            rough=0.2,
            rim="#ffcfae",
            detail=0.8,
        )
    # the chair back in front of her
    k = dict(dark="#1c1020", light="#c88a78", vol=0.8, rough=0.3, rim="#ffb898")
    c.paint(
        curve([(206, 930, "c"), (214, 820), (250, 792), (318, 784), (388, 792), (424, 820), (432, 930, "c")]),
        "#5a3040",
        texk="streakv",
        tex=0.4,
        shadow=(0, -3, 6, 0.35),
        **k,
    )
    for q in ([(250, 812), (318, 802), (388, 812)],):
        c.line(q, [2, 4, 2], "#ffd76e", 0.7)
    # the plug in her hand and its cord: not yet decided
    px, py = o["handL"]
    c.paint(
        Pose(px - 2, py - 12, 1.2, -10)(rect(-4, -26, 8, 30, 2)),
        "#2c2438",
        dark="#0e0a16",
        light="#a898b8",
        vol=0.9,
        rough=0.1,
        rim="#ffcfae",
        detail=0.9,
    )
    c.paint(
        Pose(px - 2, py - 12, 1.2, -10)(rect(-2, -38, 4, 14, 1)),
        "#e8c060",
        dark="#7a5018",
        vol=0.9,
        rough=0.05,
        detail=0.9,
    )
    c.paint(
        limb([(px, py + 6), (px - 34, py + 90), (px - 70, py + 170), (120, 612)], [5.5], n=50, cap=False),
        "#ffd76e",
        dark="#a8742c",
        light="#fff6d0",
        vol=0.8,
        rough=0.15,
        shadow=(3, 6, 4, 0.35),
    )
    cup(c, 522, 660, 52, rim="#ffcfae")
    sitting_cat(c, Pose(72, 602, 0.85), "#191428", rim="#ffb898")
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#120f38", light_tint="#ffe6d0", vignette=0.34, contrast=0.2, paper=0.045, grain=0.025)
