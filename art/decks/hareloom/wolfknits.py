"""The wolf knits; the ball of wool is a sheep, looking on kindly, and its shadow is not a sheep's."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Space,
    bricks,
    curve,
    ellipse,
    limb,
    merged,
    plain,
    planks,
    poly,
    rgb,
    union,
)

SENTENCE = "The wolf knits; the ball of wool is a sheep, looking on kindly, and its shadow is not a sheep's."
KEY = "brick-smoke"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "animal"

FIRE = (0.62, 2.3, 3.9)  # the heart of the fire, lifted a little so that shadows end on the floor
EMBER = "#ffae5a"
WOLF_AT, SHEEP_AT = (-0.55, 0.0, 1.85), (0.88, 0.0, 2.35)


def room(c):
    """A brick room with a wide hearth; the only light is the fire."""
    S = Space.one(c, eye=(0.0, 1.9, -1.25), f=690, vp=(300, 236))
    S.amb = (rgb("#4a2c2c"), rgb("#54302a"))
    brick = bricks("#7a4438", w=0.3, h=0.1, mortar="#4a2c28")
    S.plane((-4, 0, -2), (1, 0, 0), (0, 0, 1), (8, 6.2), planks("#7a4c34", w=0.2, ln=1.9), nrm=(0, 1, 0), cast=False)
    S.wall(
        (-4, 0, 4.2),
        (1, 0, 0),
        8,
        4.6,
        brick,
        holes=[(3.82, 0.0, 1.6, 1.18)],
        thick=0.6,
        reveal=bricks("#5a3028", mortar="#2c1814"),
        arch=False,
    )
    S.plane((-0.4, 0, 4.85), (1, 0, 0), (0, 1, 0), (2.0, 1.4), plain("#3a1c16"), cast=False)
    S.box((-0.42, 1.24, 3.94), (1.66, 1.38, 4.2), planks("#6a3f2a", w=0.3, along="u"), cast=False)
    S.box((-0.36, 0.0, 3.72), (1.6, 0.05, 4.2), plain("#6a5048"))
    for x in (-3.3, 3.3):
        S.plane((x, 0, -2), (0, 0, 1), (0, 1, 0), (6.2, 4.6), brick, nrm=(-np.sign(x), 0, 0), cast=False)
    S.lamp((0.62, 0.55, 3.6), EMBER, 3.4, r=1.9, size=0.25, wrap=0.3)
    S.lamp((0.6, 2.2, 2.2), "#d0683c", 0.55, r=2.6, cast=False)
    S.lamp((0.62, 0.7, 4.5), "#ff8a3c", 1.6, r=0.7, cast=False)
    S.render(ao=0.6, expo=1.05, lines=0.3)
    S.wobble(1.0)
    return S


def on_floor(S, at, pts):
    """The shadow that an upright shape throws on the floor, away from the fire; pts in metres beside and above `at`."""
    out = []
    for dx, h in pts:
        p = np.array([at[0] + dx, h, at[2]])
        f = np.array(FIRE)
        k = f[1] / max(f[1] - h, 0.12)
        q = f + (p - f) * k
        out.append(S.pt((q[0], 0, max(q[2], -0.2))))
    return out


def throw(c, S, at, pts, a=0.72):
    """Paint such a shadow."""
    c.paint(curve(on_floor(S, at, pts), k=0.3), "#140809", vol=0, alpha=a, soft=2.4, lit=0, rough=1.0, grain=0.05)


def fire(c, S):
    """Logs, and flames in three colours."""
    x, y = S.pt((0.62, 0.05, 4.3))
    for dx, dy, a in ((-26, 0, 6), (24, 0, -8), (0, -9, 3)):
        log = limb([(x + dx - 38, y + dy - a), (x + dx + 38, y + dy + a)], [15, 14])
        c.paint(log, "#2c1612", dark="#100608", light="#e06a2c", vol=0.9, key=(0, 0.9, 0.3), rough=0.8)
    r = np.random.default_rng(3)

    def flames():
        c.glow(x, y - 30, 150, "#ff8a3c", 0.5, 1.2)
        for col, n, tall, wide, al in (
            ("#e0481c", 11, 84, 22, 0.75),
            ("#ff9a34", 9, 66, 15, 0.8),
            ("#ffe28a", 7, 44, 9, 0.9),
        ):
            for i in range(n):
                fx = x + (i - n / 2 + 0.5) * 92 / n + r.normal(0, 3)
                h = tall * r.uniform(0.55, 1.1) * (1 - abs(fx - x) / 90)
                s = r.normal(0, 5)
                tongue = [
                    (fx, y - 4),
                    (fx - wide * 0.5, y - h * 0.25),
                    (fx - wide * 0.2 + s * 0.4, y - h * 0.6),
                    (fx + s, y - h, "c"),
                    (fx + wide * 0.3 + s * 0.4, y - h * 0.55),
                    (fx + wide * 0.5, y - h * 0.22),
                ]
                c.paint(curve(tongue), col, vol=0, lit=0, rough=0.6, soft=1.2, alpha=al, grain=0.05)
        c.glow(x, y - 24, 64, "#ffd27a", 0.55, 1.3)

    c.late.append(flames)


def fleece(c, k, spots, size, seed):
    """Curls of wool: dark ones first, each with its own small light from the fire."""
    r = np.random.default_rng(seed)
    for x, y in sorted(spots, key=lambda p: -p[0] * 0.3 + p[1]):
        q = size * r.uniform(0.8, 1.2)
        k.paint(
            ellipse(x, y, q, q * 0.92),
            "#b89a84",
            dark="#5a3c38",
            light="#fff0d0",
            vol=1.0,
            rough=0.8,
            shadow=(0.5, 0.8, 1.2, 0.45),
            rim="#ffd8a0",
            rimw=1.2,
            rimdir=(-0.5, -1),
        )
        turn = r.uniform(0, 6.28)
        swirl = [
            (x + q * 0.6 * (1 - t) * math.cos(turn + 7 * t), y + q * 0.6 * (1 - t) * math.sin(turn + 7 * t))
            for t in np.linspace(0, 0.85, 9)
        ]
        k.line(swirl, [0.5, 0.9, 0.4], "#6a4840", 0.6)


def sheep(c, S):
    """Side on, its face to the chair; behind the shoulder the wool is already gone, and one thread leads away."""
    x, y = S.pt(SHEEP_AT)
    k = Frame(c, x, y, S.scale(SHEEP_AT) * 0.9, rim="#ffc488")
    skin = dict(dark="#4a2a2c", light="#ffcfa8", vol=0.95, rough=0.3)
    for px in (-17, 24):
        k.paint(
            limb([(px, -34), (px - 1, -16), (px, -1)], [9, 6, 6.5]), "#3a2426", dark="#1a0e10", light="#8a5a4c", vol=0.8
        )
    body = curve(
        [
            (-30, -62),
            (-10, -68),
            (16, -66),
            (34, -62),
            (42, -50),
            (40, -36),
            (28, -28),
            (0, -27),
            (-24, -30),
            (-32, -44),
        ]
    )
    k.paint(
        union(body, limb([(41, -56), (47, -50), (46, -42)], [5, 4, 2.5])),
        "#b87c70",
        rim=True,
        rimdir=(-0.6, -1),
        **skin,
    )
    for px in (-24, 32):
        k.paint(
            limb([(px, -36), (px - 1, -17), (px, -1)], [12, 7, 7]),
            "#a86e64" if px > 0 else "#46302e",
            rim=True,
            rimdir=(-1, -0.3),
            **skin,
        )
        k.paint(ellipse(px - 0.6, -1.6, 4.4, 2.6), "#1c1012", vol=0.5)
    for u in np.linspace(0, 22, 7):  # the last stitches that still hold
        k.line(
            [(u * 0.5 + 2, -64), (u * 0.62 + 4, -46), (u * 0.5 + 1, -30)], [0.3, 1.0, 0.3], "#e8cdb0", 0.75 - u * 0.03
        )
    r = np.random.default_rng(6)
    spots = []
    while len(spots) < 66:
        px, py = r.uniform(-40, 8), r.uniform(-72, -26)
        if ((px + 15) / 25) ** 2 + ((py + 49) / 23) ** 2 < 1 and all(
            math.hypot(px - a, py - b) > 3.6 for a, b in spots
        ):
            spots.append((px, py))
    fleece(c, k, spots, 5.0, 2)
    face = curve(
        [(-32, -72), (-39, -75), (-46, -70), (-54, -61), (-58, -54), (-55, -49), (-48, -50), (-40, -54), (-33, -60)]
    )
    m = k.paint(
        face,
        "#2c1a1c",
        dark="#120a0c",
        light="#7a4c40",
        vol=0.9,
        rim=True,
        rimdir=(-1, -0.5),
        shadow=(1, 2, 3, 0.5),
        detail=1,
    )
    k.paint(
        curve([(-36, -70), (-30, -68), (-25, -62), (-29, -59), (-35, -63)]),
        "#3a2426",
        dark="#160c0e",
        light="#a86a54",
        vol=0.8,
        rim=True,
        rimdir=(-0.5, -1),
        shadow=(0.5, 1, 2, 0.5),
        detail=1,
    )
    k.line([(-44.5, -65), (-42.6, -63.6), (-40.4, -64.6)], [0.4, 1.1, 0.4], "#e8b890", 0.85, detail=1)
    k.line([(-56, -52), (-53, -51.4), (-50, -52.6)], [0.3, 0.8, 0.3], "#0c0608", 0.9, clip=m)
    fleece(c, k, [(-37, -76), (-33, -77), (-35, -73)], 4.2, 9)
    return k.pt(8, -38)


def chair_and_wolf(c, S):
    """A wing chair from behind; over its back two ears, beside it a tail, over its arm what is being knitted."""
    x, y = S.pt(WOLF_AT)
    k = Frame(c, x, y, S.scale(WOLF_AT) * 1.34, rim="#ff9a54")
    fur = dict(dark="#140c10", light="#8a6454", vol=0.9)
    tail = curve([(-26, -22), (-36, -20), (-50, -10), (-60, -1), (-58, 4), (-46, 4), (-34, -2), (-24, -10)])
    m = k.paint(tail, "#3a2c2c", rim=True, rimdir=(0.4, -1), shadow=(0, 2, 3, 0.5), **fur)
    k.fur(m, [[(-26, -18), (-42, -12), (-60, 2)]], length=9, width=1.0, con=0.25)
    head = curve(
        [
            (-20, -88),
            (-18, -104),
            (-17, -114),
            (-14, -132, "c"),
            (-6, -120),
            (1, -119),
            (6, -134, "c"),
            (11, -117),
            (19, -111),
            (29, -107),
            (38, -105),
            (41, -101),
            (37, -97),
            (24, -95),
            (14, -92),
            (10, -84),
        ]
    )
    m = k.paint(head, "#32262a", rim=True, rimdir=(0.8, -0.6), rimw=2, **fur)
    k.fur(
        m,
        [[(-12, -122), (-14, -90)], [(2, -116), (-2, -88)], [(30, -105), (12, -104), (2, -90)]],
        length=6,
        width=0.9,
        con=0.28,
    )
    k.paint(poly([(3.4, -119), (6, -129), (8.6, -117)]), "#6a3a34", vol=0.3, alpha=0.7, soft=0.8)
    k.paint(ellipse(39.6, -102.4, 2.2, 1.9), "#0e080a", vol=0.6, rim=True, rimdir=(0.8, -0.6))
    k.line([(40, -98.6), (30, -98.4), (20, -100)], [0.3, 0.7, 0.3], "#0e080a", 0.8)
    k.paint(
        ellipse(24.4, -107.2, 1.9, 2.5),
        "#ffd08a",
        dark="#c8743c",
        light="#fff6d8",
        vol=0.3,
        rough=0.1,
        alpha=0.85,
        detail=1,
    )
    k.line([(22, -108), (12, -109)], [0.7, 0.5], "#e0a860", 0.9, detail=1)
    knitting(c, k)
    cloth = dict(dark="#160a0e", light="#a8483c", vol=0.9, texk="streakv", tex=0.3)
    k.paint(
        merged([poly([(u - 4, -10), (u + 4, -10), (u + 2.4, 1), (u - 2.4, 1)]) for u in (-27, 27)]),
        "#24120e",
        dark="#0c0606",
        light="#8a5030",
        vol=0.7,
    )
    arms = curve([(-42, -54), (-36, -60), (36, -60), (43, -53), (42, -30), (38, -9), (-38, -9), (-42, -30)])
    k.paint(arms, "#4a1c22", rim=True, rimdir=(0.8, -0.5), rimw=2, shadow=(0, 3, 5, 0.5), **cloth)
    back = curve(
        [
            (-31, -9),
            (-33, -40),
            (-36, -70),
            (-37, -82),
            (-30, -91),
            (-14, -94),
            (0, -97),
            (14, -94),
            (30, -91),
            (37, -82),
            (36, -70),
            (33, -40),
            (31, -9),
        ]
    )
    k.paint(back, "#54222a", rim=True, rimdir=(0.6, -0.9), rimw=2.2, shadow=(0, 2, 4, 0.5), **cloth)
    k.line(
        [(-29, -12), (-31, -44), (-33, -79), (-27, -87), (0, -93), (27, -87), (33, -79), (31, -44), (29, -12)],
        0.9,
        "#d8905c",
        0.5,
    )
    for i in range(19):
        t = i / 18
        k.dot(-29 + 58 * t, -14, 0.8, "#e0a060", 0.8)


def knitting(c, k):
    """What it will be hangs over the arm of the chair: something white, with one sleeve so far."""
    yarn = dict(dark="#7a4c44", light="#fff0d4", vol=0.7, rough=0.5, rim="#ffe0b0", rimdir=(0.8, -0.6), detail=0.9)
    for a, b in (((30, -64), (54, -92)), ((42, -62), (39, -95))):
        k.line([a, b], [1.4, 0.9], "#e8c890", 1.0, detail=1)
        k.dot(*b, 1.6, "#ffe0a0")
    cloth = curve(
        [(34, -63), (45, -67), (53, -60), (55, -46), (54, -32), (57, -16), (50, -13), (44, -16), (38, -12), (36, -40)]
    )
    sleeve = limb([(52, -58), (60, -47), (63, -34)], [9, 8, 7])
    m = k.paint(sleeve, "#b89478", shadow=(1, 2, 3, 0.45), **yarn)
    rows(k, m, 46, -64, -28)
    m = k.paint(cloth, "#c8a888", shadow=(2, 2, 3, 0.45), **yarn)
    rows(k, m, 33, -66, -10)
    for x, y in ((40, -40), (47, -36)):
        k.line([(x, -62), (x + 1, y), (x + 2, -14)], [0.5, 3.4, 2.0], "#7a5448", 0.35, soft=1.2, clip=m)


def rows(k, m, x, y0, y1):
    """Rows of stitches on a knitted piece."""
    for y in np.arange(y0, y1, 2.3):
        k.line([(x + i * 2.2, y + (0.9 if i % 2 else -0.4)) for i in range(14)], [0.7], "#a07c68", 0.42, clip=m)


def thread(c, a, b):
    """One strand from the sheep, over the boards, up to the needles."""
    pts = [a, (a[0] - 12, a[1] + 44), (a[0] - 46, a[1] + 66), (a[0] - 84, a[1] + 50), (b[0] + 22, b[1] + 58), b]
    c.line([(x + 2, y + 3) for x, y in pts[1:-1]], [3], "#140809", 0.5, soft=1.2)
    c.line(pts, [2.2, 2.4, 2.2], "#f0dcc0", dark="#a87860", light="#fff6e0", vol=0.8, rough=0.3, detail=1)


WOLF_SHADOW = [
    (-0.62, 0.0), (-0.60, 0.22), (-0.62, 0.46), (-0.78, 0.46), (-0.96, 0.42), (-0.98, 0.50), (-0.80, 0.62),
    (-0.70, 0.74), (-0.66, 0.90, "c"), (-0.60, 0.76), (-0.54, 0.88, "c"), (-0.48, 0.72), (-0.30, 0.62),
    (0.0, 0.56), (0.26, 0.56),
    (0.42, 0.48), (0.60, 0.26), (0.70, 0.06), (0.60, 0.08), (0.46, 0.26), (0.38, 0.20), (0.40, 0.0), (0.28, 0.0),
    (0.24, 0.22), (0.0, 0.30), (-0.34, 0.28), (-0.46, 0.20), (-0.48, 0.0),
]  # fmt: skip


def shadows(c, S):
    """What lies on the boards: the chair with two ears over it, and under the sheep something leaner."""
    chair = [
        (-0.5, 0),
        (-0.56, 0.7),
        (-0.46, 1.1),
        (-0.24, 1.2),
        (-0.18, 1.42),
        (-0.06, 1.3),
        (0.06, 1.44),
        (0.16, 1.28),
        (0.4, 1.18),
        (0.46, 1.06),
        (0.56, 0.7),
        (0.5, 0),
    ]
    throw(c, S, WOLF_AT, chair, 0.66)
    lean = on_floor(S, SHEEP_AT, [(p[0] * 0.66, p[1] * 1.15) for p in WOLF_SHADOW])
    pts = [(*q, "c") if len(p) > 2 else q for q, p in zip(lean, WOLF_SHADOW, strict=True)]
    c.paint(curve(pts, k=0.3), "#140809", vol=0, alpha=0.8, soft=1.3, lit=0, rough=0.6, grain=0.05)


def draw():
    """From behind the chair, toward the fire."""
    c = Card(3307, key=(0.3, -0.5, 0.5))
    S = room(c)
    fire(c, S)
    shadows(c, S)
    fx, fy = S.pt((0.62, 0.5, 4.2))
    c.lights = [(fx, fy, 30, EMBER, 150, 0.7)]
    hold = sheep(c, S)
    x, y = S.pt(WOLF_AT)
    thread(c, hold, (x + 128, y - 176))
    chair_and_wolf(c, S)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.shade(300, -20, 330, "#1a0c10", 0.55, 2.0)
    return c.finish(
        vignette=0.42, contrast=0.2, sat=1.0, shadow_tint="#1c0e14", light_tint="#ffdcb0", paper=0.045, grain=0.025
    )
