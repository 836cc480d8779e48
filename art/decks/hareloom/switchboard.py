"""At the switchboard of the night she puts one star through to another."""

import math

import numpy as np

from art.kit.all import Card, curve, ellipse, grass, limb, merged, noise, poly, rgb, ridge, sample, smoothstep, union

SENTENCE = "At the switchboard of the night she puts one star through to another."
KEY = "indigo-coral"
FRAME = "abstract"
MOOD = "longing"
PROTAGONIST = "adult"

HORIZON, FOCUS, EYE = 700, 1000, 7.0  # the camera: low on the hill
BOARD = np.array([14.0, 140.0])  # the middle of the switchboard's foot
OUT, SIDE = np.array([-0.80, -0.60]), np.array([0.60, -0.80])  # where it looks, and along it to our right
HALF, DEEP, TALL = 9.0, 5.0, 23.0
SHARED = (150, 236)  # the star that two boards have called
STARS = [(74, 108), (236, 132), (292, 318), (338, 62), (452, 204), (520, 92), (548, 330), SHARED]
WAITING = (402, 128)  # the one that is not yet answered


def seen(p, up=0.0):
    """Where a point (x, z) at a height stands on the card."""
    return 300 + FOCUS * p[0] / p[1], HORIZON + FOCUS * (EYE - up) / p[1]


def at(along, front, up):
    """A point of the switchboard: along it, in front of its panel, above the ground."""
    return seen(BOARD + SIDE * along + OUT * front, up)


def night(c):
    """The end of the night: indigo above, and coral where the day will come."""
    c.sky(
        [
            (0, "#0d1230"),
            (0.25, "#1a2450"),
            (0.48, "#3a3f72"),
            (0.62, "#8a5a78"),
            (0.72, "#e07f6e"),
            (0.79, "#fbc98a"),
            (1, "#fbd28f"),
        ],
        warp=0.07,
    )
    c.glow(500, 730, 330, "#ffcf90", 0.5, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.016)
    d = ((c.xx - 300) * 0.62 + (c.yy - 230) * 0.78 - 40 * (c.noise("cloud") - 0.5)) / 120
    milk = np.exp(-d * d) * smoothstep(560, 260, c.yy)
    n = noise((c.h, c.w), 77, 2.2)
    k = (milk * (0.05 + 0.34 * n**2))[..., None]
    c.img = (1 - (1 - c.img) * (1 - k * rgb("#b8b4f0"))).astype(np.float32)


def hills(c):
    """Hills behind hills in the morning mist."""
    c.fog_colour = rgb("#f0a27c")
    for y, amp, seed, tilt, col, fog in ((690, 9, 4, 14, "#5a4a78", 0.6), (716, 9, 9, -34, "#4a3f70", 0.36)):
        c.paint(ridge(y, amp, seed, n=7, tilt=tilt), col, light="#f0b090", vol=0.3, fog=fog, texk="streakh", tex=0.3)
        c.band("#f6b890", y + 34, 16, 0.4, seed=seed)


def home_hill(c):
    """The hill she sits on: black grass, its crest against the light."""
    crest = [(-30, 862), (60, 838), (170, 796), (280, 764), (380, 750), (470, 754), (560, 778), (630, 812)]
    c.paint(
        curve([(-40, 940, "c"), *crest, (640, 940, "c")]),
        "#2a2850",
        dark="#10122c",
        light="#b8707a",
        vol=0.25,
        tex=0.45,
        rim="#ffb890",
        rimdir=(0.5, -1),
        rough=1.0,
        grad=((0, 750), (0, 900), 0.1, -0.4),
    )
    q = np.array(crest, float)
    grass(
        c,
        0,
        600,
        0,
        16,
        ["#191a3c", "#24264e", "#7a4a66"],
        n=420,
        seed=2,
        yfun=lambda x: np.interp(x, q[:, 0], q[:, 1]) + 3,
    )
    for dy, h, cols in ((34, 26, ["#141534", "#1d1f46", "#3a3360"]), (80, 40, ["#0d0e26", "#15163a", "#242650"])):
        grass(
            c,
            -10,
            610,
            0,
            h,
            cols,
            n=420,
            seed=dy,
            yfun=lambda x, dy=dy: np.interp(x, q[:, 0], q[:, 1]) + dy + 14 * math.sin(x / 40),
        )


def cord(c, a, b, w0, w1, col, slack=0.16):
    """A cord from a board up to a star: it leaves along the ground and climbs, slack, ever thinner."""
    (x0, y0), (x1, y1) = a, b
    pts = []
    for t in np.linspace(0, 1, 9):
        sag = 4 * t * (1 - t) * slack * abs(y1 - y0)
        pts.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag))
    c.line(pts, [w0 + 3.4, w1 + 2.4], "#0c0f2a", 0.35, soft=1.6)
    c.paint(
        limb(pts, [w0, w1], n=90, cap=False),
        col,
        dark="#7a2f44",
        light="#ffe6c0",
        vol=0.9,
        rough=0.15,
        lit=0,
        detail=0.8,
    )
    return sample(pts, 60)


def plug(c, line, s, late=True):
    """The brass plug at the upper end of a cord, in its star, which is a socket with light in it."""
    (x0, y0), (x1, y1) = line[-8], line[-1]
    L = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / L, (y1 - y0) / L

    def P(a, b):
        return x1 + dx * a * s - dy * b * s, y1 + dy * a * s + dx * b * s

    c.paint(
        poly([P(-20, -2.4), P(-20, 2.4), P(-6, 3.2), P(-6, -3.2)]),
        "#3a2440",
        light="#e0907c",
        vol=0.8,
        rough=0.1,
        detail=1,
    )
    c.paint(
        poly([P(-6, -1.8), P(-6, 1.8), P(0, 1.2), P(0, -1.2)]),
        "#f0c878",
        dark="#9a6430",
        light="#fff6d8",
        vol=0.8,
        rough=0.1,
        detail=1,
    )
    if late:
        c.late.append(lambda: star(c, x1, y1, s))


def star(c, x, y, s):
    """A star that has been answered: a small sun with a cross of rays."""
    c.glow(x, y, 34 * s, "#ffe6b0", 0.65, 1.2)
    c.dot(x, y, 3.4 * s, "#fffbe8", 1.0, halo=True)
    for a, n in ((0.3, 16), (1.87, 16), (1.08, 8), (2.65, 8)):
        p = (math.cos(a) * n * s, math.sin(a) * n * s)
        c.line([(x - p[0], y - p[1]), (x, y), (x + p[0], y + p[1])], [0.2, 1.2 * s, 0.2], "#fff6d8", 0.75, rough=0.05)


def waiting_star(c):
    """The star that rings and has not been answered: the brightest, in its own rings."""
    x, y = WAITING
    star(c, x, y, 1.7)
    for n, a in ((24, 0.6), (36, 0.38), (50, 0.2)):
        ring = [(x + n * math.cos(t), y + n * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40)]
        c.line(ring, [1.3], "#ffd76e", a, rough=0.3)


def board(c):
    """An upright walnut switchboard; its little lamps light the panel."""
    wood = dict(dark="#170d1c", light="#a85a4c", rough=0.3, lit=0.6, tex=0.35, texk="streakv", detail=0.8)
    c.paint(
        poly([at(-HALF - 1, 1, 0), at(HALF + 1, 8, 0), at(HALF + 3, -DEEP, 0), at(-HALF, -DEEP, 0)]),
        "#0b0c22",
        vol=0,
        alpha=0.6,
        soft=4,
        lit=0,
    )
    c.paint(
        poly([at(HALF, 0, 0), at(HALF, -DEEP, 0), at(HALF, -DEEP, TALL), at(HALF, 0, TALL)]),
        "#4a2430",
        vol=0.2,
        rim="#ffb080",
        rimdir=(1, -0.3),
        rimw=1.6,
        **wood,
    )
    panel = [at(-HALF, 0, 0), at(HALF, 0, 0), at(HALF, 0, TALL), at(-HALF, 0, TALL)]
    c.paint(poly(panel), "#3a1f2c", vol=0.2, **wood)
    field = [
        at(-HALF + 1, 0.1, 9.6),
        at(HALF - 1, 0.1, 9.6),
        at(HALF - 1, 0.1, TALL - 1.6),
        at(-HALF + 1, 0.1, TALL - 1.6),
    ]
    c.paint(
        poly(field),
        "#8a5236",
        dark="#4a2424",
        light="#ffc878",
        vol=0,
        grad=(at(-HALF, 0, 12), at(HALF, 0, 20), 0.42, -0.2),
        rough=0.2,
        lit=0,
        detail=1,
    )
    holes, lamps = [], []
    r = np.random.default_rng(8)
    for up in np.arange(10.8, TALL - 2, 1.35):
        for u in np.linspace(-HALF + 1.8, HALF - 1.8, 13):
            x, y = at(u, 0.1, up)
            (lamps if r.random() < 0.1 else holes).append((x, y))
    c.paint(merged([ellipse(x, y, 1.15, 1.7) for x, y in holes]), "#1c0e18", vol=0, rough=0.05, lit=0, detail=1)
    shelf = [at(-HALF - 0.4, 0, 8.8), at(HALF + 0.4, 0, 8.8), at(HALF + 0.4, 5.6, 8.2), at(-HALF - 0.4, 5.6, 8.2)]
    legs = [poly([at(u, 5.0, 0), at(u + 0.9, 5.0, 0), at(u + 0.9, 5.0, 8), at(u, 5.0, 8)]) for u in (-HALF, HALF - 0.9)]
    c.paint(merged(legs), "#2c1726", vol=0.3, **wood)
    c.paint(
        poly([*shelf[:2], shelf[2], (shelf[2][0], shelf[2][1] + 6), (shelf[3][0], shelf[3][1] + 6), shelf[3]]),
        "#2c1726",
        vol=0,
        rim="#ffb080",
        **wood,
    )
    c.paint(
        poly(shelf),
        "#9a5a3c",
        light="#ffd08a",
        vol=0,
        rough=0.2,
        lit=0.5,
        grad=(shelf[0], shelf[2], 0.3, -0.2),
        detail=1,
    )
    top = [
        at(-HALF - 0.6, 0.7, TALL),
        at(HALF + 0.6, 0.7, TALL),
        at(HALF + 0.6, -DEEP - 0.5, TALL),
        at(HALF + 0.6, -DEEP - 0.5, TALL + 1),
        at(HALF + 0.6, 0.7, TALL + 1.1),
        at(-HALF - 0.6, 0.7, TALL + 1.1),
    ]
    c.paint(poly(top), "#4a2832", vol=0.2, rim="#ffb890", rimdir=(0.6, -1), **wood)
    c.late.append(lambda: [c.dot(x, y, 1.5, "#ffe08a", 1.0, halo=True) for x, y in lamps])


def operator(c):
    """She sits on her high stool with her back straight, headset on, and lifts a plug to the sky."""
    x, y = seen(BOARD + OUT * 10.5 + SIDE * 1.0)
    k = 1.42

    def P(*pts):
        return [(x + p[0] * k, y - p[1] * k, *p[2:]) for p in pts]

    c.paint(ellipse(x + 4, y + 1, 30, 5), "#0b0c22", vol=0, alpha=0.6, soft=3, lit=0)
    stool = [limb(P((a, 31), (b, 0)), [2.2 * k, 1.8 * k]) for a, b in ((-8, -13), (6, 11), (-1, -2))]
    kw = dict(rough=0.15, detail=1.0)
    c.paint(merged([*stool, limb(P((-11, 12), (9, 12)), [1.6 * k])]), "#21132a", light="#c87060", vol=0.6, **kw)
    c.paint(curve(P((-13, 34), (-12, 30), (8, 30), (10, 34))), "#4a2430", light="#d88068", vol=0.6, **kw)
    cloth = dict(dark="#0c1230", light="#486490", vol=0.9, rim="#ffc890", rimdir=(1, -0.4), rimw=1.5, **kw)
    legs = union(
        limb(P((4, 36), (18, 33), (19, 18), (17, 9)), [11 * k, 9 * k, 6 * k, 5 * k]),
        limb(P((17, 10), (24, 8)), [5 * k, 4 * k]),
    )
    c.paint(legs, "#1a1430", vol=0.7, rim="#ffc890", rimdir=(1, -0.4), **kw)
    skirt = P((-12, 42), (-13, 32), (4, 29), (20, 31), (23, 22), (27, 24), (25, 38), (12, 44), (4, 46))
    c.paint(curve(skirt), "#1f3258", **cloth)
    c.paint(limb(P((0, 81), (-1, 72)), [6 * k, 7 * k]), "#a8645a", vol=0.6, **kw)
    face = P(
        (0, 97),
        (5, 96.4),
        (7.6, 93),
        (10.6, 91.4),
        (9, 89.4),
        (9.4, 87),
        (8, 84.6),
        (4, 81),
        (0, 80),
        (-4, 84),
        (-5, 92),
    )
    c.paint(curve(face), "#b87060", dark="#5a3048", light="#ffd0a0", vol=0.8, rim="#ffe0b0", rimdir=(1, -0.4), **kw)
    c.line(P((4.4, 91.6), (5.8, 92.2), (7.2, 91.8)), [0.5, 1.3, 0.4], "#2a1420", 0.9, rough=0.05, detail=1)
    c.line(P((4, 94.4), (6, 95)), [0.9, 0.4], "#2a1420", 0.8, rough=0.05, detail=1)
    hair = P((5, 95), (2, 91), (0, 86), (-2, 80), (-7, 80), (-9, 87), (-7, 96), (0, 100), (6, 98))
    c.paint(curve(hair), "#3a1c24", dark="#160a14", light="#a8604c", vol=0.9, rim="#ffc890", rimdir=(0.3, -1), **kw)
    c.paint(ellipse(*P((-9, 84))[0], 4.6 * k, 4.2 * k), "#3a1c24", dark="#160a14", light="#a8604c", vol=0.9, **kw)
    c.line(P((1, 87), (-1, 94), (0.5, 101)), [1.6 * k, 1.3 * k], "#14101c", rough=0.1, detail=1)
    c.paint(ellipse(*P((1, 87))[0], 2.6 * k, 3.2 * k), "#14101c", light="#d88068", vol=0.8, **kw)
    c.line(P((2, 84.6), (6, 81.6), (10, 83)), [1.0 * k, 0.8 * k], "#14101c", rough=0.1, detail=1)
    hand = P((33, 96))[0]
    loop = [
        at(1, 4.0, 8.6),
        (hand[0] + 18, hand[1] + 84),
        (hand[0] + 9, hand[1] + 40),
        (hand[0] + 1, hand[1] + 2),
        (hand[0] + 1, hand[1] - 9),
    ]
    c.paint(limb(loop, [3.0, 2.8], n=60, cap=False), "#f0a27c", dark="#8a3a44", light="#ffe6c0", vol=0.9, lit=0, **kw)
    torso = curve(P((-9, 42), (-11, 54), (-9, 68), (-3, 76), (4, 75), (9, 67), (8, 54), (8, 42), (0, 39)))
    arm = limb(P((-1, 68), (13, 66), (24, 79), (32, 94)), [13 * k, 9 * k, 6.8 * k, 4.6 * k], n=40)
    c.paint(union(torso, arm), "#1f3258", **cloth)
    c.line(P((6, 62), (9, 60), (14, 61)), [0.4, 1.6 * k, 0.4], "#0a0e26", 0.6, rough=0.1, detail=1)
    c.paint(
        curve(P((30, 93), (32, 91), (36, 94), (36, 99), (33, 101), (30, 98))),
        "#d8987a",
        dark="#7a4050",
        light="#ffe0b8",
        vol=0.7,
        **kw,
    )
    tip = np.array([(hand[0] - 0.5, hand[1] + 4 - i * 2.2) for i in range(12)])
    plug(c, tip, 0.9, late=False)


def far_board(c):
    """On another hill, very far, another board is lit; its cord goes up to the same star."""
    x, y = 70, 690
    cord(c, (x, y - 20), SHARED, 1.0, 0.7, "#f6c08a", slack=0.10)
    c.paint(
        merged(
            [
                poly([(x - 6, y), (x - 6, y - 19), (x + 6, y - 21), (x + 6, y)]),
                ellipse(x - 13, y - 7, 3, 6),
                ellipse(x - 12.4, y - 15, 2.4),
            ]
        ),
        "#2c2448",
        vol=0,
        rough=0.1,
        lit=0,
        detail=1,
    )
    c.late.append(lambda: (c.glow(x - 4, y - 12, 20, "#ffd98a", 0.8, 1.3), c.dot(x - 5, y - 12, 1.8, "#fff0c0", 1.0)))


def draw():
    """Just before dawn; every cord is a conversation."""
    c = Card(6120, key=(0.6, -0.5, 0.6))
    night(c)
    c.stars(260, 520, col="#e6e4ff", rmax=1.5)
    far_board(c)
    hills(c)
    c.late.append(lambda: waiting_star(c))
    cols = ["#e07f6e", "#f0a27c", "#d86a70", "#fbd28f"]
    lines = []
    for i, end in enumerate(STARS):
        order = sorted(STARS).index(end)
        u = -HALF + 1.2 + (2 * HALF - 2.4) * order / (len(STARS) - 1)
        lines.append(
            cord(c, at(u, -0.8, TALL + 0.6), end, 4.2, 1.5, cols[i % 4], slack=0.13 + 0.05 * abs(end[0] - 420) / 350)
        )
    home_hill(c)
    x, y = at(0, 3, 14)
    c.lights = [(x, y, 50, "#ffc070", 90, 0.7)]
    board(c)
    operator(c)
    for i, line in enumerate(lines):
        plug(c, line, 1.15 if STARS[i] == SHARED else 0.85)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.38, 0, 1), opacity=0.6)
    c.late.append(lambda: c.glow(x - 10, y, 80, "#ffb868", 0.4, 1.3))
    return c.finish(vignette=0.3, contrast=0.18, shadow_tint="#141838", light_tint="#ffe2c0", paper=0.045, grain=0.025)
