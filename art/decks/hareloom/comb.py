"""A balloon pulls an enormous comb across the wheat, and the field lies parted like hair."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    balloon,
    cloud,
    curve,
    ellipse,
    focus_map,
    gull,
    house,
    limb,
    loose,
    merged,
    minus,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    tree,
)

SENTENCE = "A balloon pulls an enormous comb across the wheat, and the field lies parted like hair."
KEY = "lemon-noon"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "old"

PART = [(352, 930), (338, 800), (318, 690), (304, 600), (298, 520), (296, 470)]


def part_x(y):
    """Where the parting runs at height y."""
    q = sample(PART, 60)
    return float(np.interp(y, q[::-1, 1], q[::-1, 0]))


def ears(c, pts, cols, seed, s=1.0):
    """Single stalks with their ears, leaning as the field lies: pts = [(x, y, angle)]."""
    r = np.random.default_rng(seed)
    bins = [[] for _ in cols]
    for x, y, a in pts:
        L = 22 * s * r.uniform(0.7, 1.3)
        dx, dy = math.cos(a) * L, math.sin(a) * L
        ex, ey = x + dx, y + dy
        p = [
            limb([(x, y), (x + dx * 0.6, y + dy * 0.62), (ex, ey)], [1.0 * s, 0.8 * s], n=6, cap=False),
            limb([(ex, ey), (ex + dx * 0.28, ey + dy * 0.28)], [3.4 * s, 1.6 * s], n=6),
        ]
        bins[r.integers(len(cols))] += p
    for b, col in zip(bins, cols, strict=True):
        if b:
            c.paint(merged(b), col, vol=0, rough=0.3, grain=0.1, tex=0.2, lit=0)


def plait(c, pts, w, seed=0):
    """A thick braid of wheat along a line, tied with a ribbon."""
    q = sample(pts, 19)
    d = np.gradient(q, axis=0)
    for i in range(18):
        x, y = q[i]
        a = math.degrees(math.atan2(d[i][1], d[i][0]))
        s = w * (1 - 0.3 * i / 18)
        side = 1 if i % 2 else -1
        k = Frame(c, x, y, 100, a)
        m = k.paint(
            curve(
                [
                    (-s * 0.9, -side * s * 0.75),
                    (0, -side * s * 0.9),
                    (s * 0.9, -side * s * 0.1),
                    (s * 1.0, side * s * 0.5),
                    (s * 0.2, side * s * 0.35),
                    (-s * 0.7, -side * s * 0.1),
                ]
            ),
            "#e0a63a",
            dark="#7a4a18",
            light="#fff0a8",
            vol=0.9,
            rough=0.8,
            shadow=(2, 4, 5, 0.45),
        )
        k.fur(
            m,
            [[(-s * 0.8, -side * s * 0.6), (s * 0.3, -side * s * 0.2), (s, side * s * 0.4)]],
            16,
            1.6,
            con=0.2,
            over=1.5,
        )
    x, y = q[-1]
    k = Frame(c, x, y, 100, 12)
    k.fur(
        k.paint(
            curve([(-10, -6), (-22, 34), (-8, 56, "c"), (0, 36), (8, 58, "c"), (20, 30), (10, -6)]),
            "#e0a63a",
            dark="#7a4a18",
            light="#fff0a8",
            vol=0.6,
            rough=1.4,
        ),
        [[(0, 0), (0, 50)], [(-6, 0), (-16, 46)], [(6, 0), (14, 46)]],
        18,
        1.6,
        con=0.2,
        over=3,
    )
    rb = dict(dark="#7a1c1c", light="#ff9a80", vol=0.9, rough=0.4, rim="#fff0d0")
    for s in (-1, 1):
        k.paint(
            curve([(0, -4), (s * 20, 24), (s * 26, 62, "c"), (s * 16, 54), (s * 8, 62, "c"), (s * 6, 26)]),
            "#c83a30",
            **rb,
        )
        k.paint(
            curve([(0, -2), (s * 26, -30), (s * 54, -26), (s * 56, 4), (s * 30, 12)]),
            "#d9453a",
            **rb,
            shadow=(1, 3, 4, 0.4),
        )
        k.line([(s * 6, -2), (s * 24, -6), (s * 40, -8)], [1, 4, 1], "#8a2020", 0.5, soft=1)
    k.paint(ellipse(0, -2, 10, 12), "#d9453a", **rb, shadow=(1, 2, 3, 0.4))


def draw():
    """Noon on a hill that has been made to look respectable."""
    c = Card(2901, key=(-0.45, -0.75, 0.5))
    rr = np.random.default_rng(14)
    c.sky([(0, "#4fa0c4"), (0.16, "#86c8d8"), (0.3, "#d0ecdc"), (0.4, "#fff4c4"), (1, "#ffe070")], warp=0.07)
    c.brush((42, 24), thr=(0, 0.03), length=5, jitter=0.014)
    c.fog_colour = rgb("#dff0d4")
    cloud(c, 110, 205, 250, 70, "#fffaf0", "#b8d4dc", "#ffffff", seed=4)
    cloud(c, 560, 255, 170, 42, "#fffaf0", "#b8d4dc", "#ffffff", seed=9)
    # far fields: the neighbours are still in curlers
    for y, a, s, f, col in ((282, 10, 3, 0.5, "#6f9a60"), (310, 9, 6, 0.22, "#7aa050")):
        c.paint(ridge(y, a, s, n=6), col, fog=f, vol=0.4, rough=0.6, texk="streakh", tex=0.2)
    for x, y in (
        (40, 318),
        (72, 322),
        (106, 320),
        (56, 334),
        (92, 338),
        (134, 332),
        (484, 318),
        (516, 322),
        (550, 320),
        (500, 336),
        (536, 338),
    ):
        k = Frame(c, x, y, 26, rr.normal(0, 4), fog=0.3)
        k.paint(rect(-42, -50, 84, 50, 20), "#d8a83c", dark="#8a6020", light="#fff0a8", vol=0.9, rough=0.4)
        k.paint(ellipse(36, -25, 14, 24), "#c8942c", vol=0.3)
        for q in (16, 9):
            k.paint(minus(ellipse(36, -25, q * 0.58, q), ellipse(36, -25, q * 0.58 - 1.6, q - 2)), "#8a6020", vol=0)
        k.line([(-30, -58), (34, -8)], 4, "#3a5a70", 0.9)
    house(c, 168, 340, 34, 22, "#f3e2c0", "#b8503c", fog=0.3, seed=3, win=1, lit="#8fb0b8", glowing=False)
    tree(c, 200, 342, 40, "#6a5030", ["#4f7a44", "#6f9a50", "#9fc068"], seed=4, size=3, fog=0.2, per=12)
    # ---- the head of hair
    hill = curve(
        [
            (-30, 930, "c"),
            (-30, 520),
            (40, 414),
            (150, 352),
            (290, 328),
            (430, 346),
            (540, 396),
            (630, 490),
            (630, 930, "c"),
        ]
    )
    m = c.paint(
        hill,
        "#dba238",
        dark="#8a5a1c",
        light="#ffe68c",
        vol=0.5,
        rough=2.2,
        tex=0.3,
        px=220,
        grad=((260, 330), (330, 900), 0.34, -0.3),
    )
    K = Frame(c, 0, 0, 100)
    # uncombed, above the comb: whorls and cowlicks
    up = c.mask(
        minus(hill, poly([(-40, 560), (150, 500), (300, 470), (450, 500), (640, 560), (640, 940), (-40, 940)])), 0.8
    )
    flows = []
    for cx, cy, sg in (
        (90, 440, 1),
        (200, 390, -1),
        (320, 380, 1),
        (430, 400, -1),
        (530, 460, 1),
        (160, 470, -1),
        (480, 480, 1),
    ):
        flows.append([(cx + 34 * math.cos(t) * sg, cy + 24 * math.sin(t)) for t in np.linspace(0, 5.2, 8)])
    K.fur(up, flows, 24, 2.2, con=0.3, over=2.5, jit=0.5, seed=3)
    # combed, below: away from the parting on both sides
    dn = c.mask(poly([(-40, 568), (150, 500), (298, 466), (450, 500), (640, 568), (640, 940), (-40, 940)]), 0.8)
    flows = []
    for y in range(480, 930, 34):
        x = part_x(y)
        for s in (-1, 1):
            flows.append([(x + s * 4, y), (x + s * 70, y + 8), (x + s * 170, y + 60), (x + s * 290, y + 190)])
    K.fur(dn, flows, 46, 2.4, con=0.26, over=1, jit=0.06, seed=5, dens=1.2)
    for y in range(500, 900, 15):  # long locks, light and dark
        x = part_x(y)
        for s in (-1, 1):
            o = rr.uniform(8, 60)
            q = [(x + s * o, y), (x + s * (o + 60), y + 12), (x + s * (o + 150), y + 62), (x + s * (o + 250), y + 180)]
            c.line(
                q,
                [0.5, rr.uniform(2, 6), 0.5],
                rr.choice(["#fff0a0", "#8f5c1c", "#ffe27a", "#a8702a"]),
                0.42,
                soft=1.0,
                clip=m,
            )
    # the parting itself: bare earth, with two sheep in it
    q = sample(PART, 40)
    w = np.interp(np.linspace(0, 1, 40), [0, 1], [15, 3])
    c.paint(
        poly(
            [(x - a, y) for (x, y), a in zip(q, w, strict=True)]
            + [(x + a, y) for (x, y), a in zip(q[::-1], w[::-1], strict=True)]
        ),
        "#f0d8a4",
        dark="#b98a5a",
        light="#fff6d8",
        vol=-0.3,
        rough=1.6,
        tex=0.3,
    )
    for s in (-1, 1):
        pts = []
        for y in np.linspace(484, 900, 70):
            a = 2 + 14 * (y - 470) / 440
            pts.append((part_x(y) + s * a, y + rr.normal(0, 2), math.radians(-90 + s * (52 + rr.normal(0, 12)))))
        ears(c, pts, ["#fff0a0", "#e8b848", "#b07a28"], 3 + s, 0.8)
    for x, y, s in ((330, 742, 13), (322, 716, 11)):
        k = Frame(c, x, y, s * 2.2)
        k.ground(34, 6, 0, 0, 0.5)
        for u in (-16, -6, 8, 18):
            k.line([(u, -14), (u, 0)], 4, "#3a2c28")
        k.paint(
            [(-28, -20), (-26, -42), (-8, -50), (12, -48), (28, -38), (26, -18), (0, -12)],
            "#fff8e8",
            dark="#b8a890",
            vol=0.9,
            rough=1.4,
        )
        k.paint([(24, -44), (36, -48), (42, -38), (36, -28), (26, -32)], "#3a2c28", vol=0.7, rough=0.2)
    # cowlicks on the sky line
    for x, h, b in (
        (70, 40, -1),
        (128, 34, 1),
        (214, 46, -1),
        (250, 36, 1),
        (344, 40, -1),
        (470, 44, 1),
        (520, 32, -1),
    ):
        y = np.interp(x, [40, 150, 290, 430, 540], [414, 352, 328, 346, 396]) + 10
        for _j in range(34):
            o, hh, e = rr.normal(0, 9), h * rr.uniform(0.55, 1.15), rr.uniform(0.3, 1.0)
            c.paint(
                limb(
                    [
                        (x + o * 1.6 - b * 10, y + 16 + abs(o)),
                        (x + o, y - 4),
                        (x + o + b * hh * 0.14, y - hh * 0.6),
                        (x + o * 0.6 + b * hh * e, y - hh * rr.uniform(0.8, 1.05)),
                    ],
                    [0.4, 2.0, 1.6, 0.5],
                    n=14,
                    cap=False,
                ),
                rr.choice(["#dba238", "#ffe07a", "#b07a28", "#8a5a1c", "#fff0a0"]),
                vol=0,
                rough=0.3,
                lit=0,
            )
    # ---- the comb, in the hair
    C = Frame(c, 300, 470, 100, -5, rim="#fff6c8")
    shell = dict(dark="#4a1f0e", light="#ffd27a", vol=0.9, rough=0.3, tex=0.7, texk="mottle", rim="#fff6c8")
    C.paint(
        curve([(-170, 40), (0, 24), (170, 40), (178, 62), (0, 50), (-178, 62)]),
        "#6a4214",
        vol=0,
        alpha=0.6,
        soft=9,
        lit=0,
    )
    for u in np.linspace(-150, 150, 25):
        L = 46 + 10 * math.cos(u / 60)
        C.paint(
            curve(
                [
                    (u - 4.4, -44, "c"),
                    (u - 4, -6),
                    (u - 1.4, L - 10),
                    (u, L, "c"),
                    (u + 1.6, L - 10),
                    (u + 4, -6),
                    (u + 4.4, -44, "c"),
                ]
            ),
            "#a85a1c",
            **shell,
            fade=None,
            shadow=(3, 3, 4, 0.35),
        )
        C.line([(u - 2, -34), (u - 1.6, 10)], [0.6, 1.6, 0.4], "#fff0c0", 0.6)
    sp = C.paint(
        curve(
            [
                (-170, -32, "c"),
                (-174, -60),
                (-164, -72, "c"),
                (-118, -84),
                (-70, -76, "c"),
                (-40, -92),
                (0, -100),
                (40, -92),
                (70, -76, "c"),
                (118, -84),
                (164, -72, "c"),
                (174, -60),
                (170, -32, "c"),
            ],
            k=0.33,
        ),
        "#b0601e",
        **(shell | dict(vol=0.3, edge=0.35, tex=0.4)),
        px=220,
        shadow=(4, 8, 9, 0.4),
    )
    C.line([(-168, -38), (168, -38)], 3, "#4a1f0e", 0.6, clip=sp)
    C.line([(-168, -42), (168, -42)], 1.6, "#ffd890", 0.7, clip=sp)
    for _ in range(26):
        u, v = rr.uniform(-160, 160), rr.uniform(-92, -36)
        C.paint(
            ellipse(u, v, rr.uniform(6, 20), rr.uniform(4, 10), rr.uniform(-40, 40)),
            rr.choice(["#3a160a", "#f0a848", "#5a2810", "#ffc870"]),
            vol=0,
            alpha=0.5,
            soft=1.6,
            rough=2.4,
            clip=sp,
        )
    C.line(
        [(-160, -66), (-118, -78), (-72, -70), (-36, -85), (0, -93), (36, -85), (72, -70), (112, -78)],
        [1, 2.4, 1.6, 2.4, 2, 1],
        "#fff4d0",
        0.75,
        clip=sp,
        soft=0.8,
    )
    for u in (-150, 150):
        C.paint(minus(ellipse(u, -62, 9), ellipse(u, -62, 5)), "#c8963c", vol=0.9, rough=0.1, rim=True)
    # wheat that already closes over the tips
    pts = [
        (
            300 + u + rr.normal(0, 3),
            512 - 0.087 * u + rr.normal(0, 4),
            math.radians(-90 + np.sign(u) * (30 + rr.normal(0, 14))),
        )
        for u in np.linspace(-158, 158, 90)
    ]
    ears(c, pts, ["#ffe88c", "#dba238", "#b07a28"], 12, 0.95)
    # ---- the balloon that pulls
    b = (428, 262)
    for u in (-150, 150):
        p = C.pt(u, -62)
        c.line(
            [p, ((p[0] + b[0]) / 2 + (8 if u < 0 else 4), (p[1] + b[1]) / 2 + 10), (b[0] - 6 + u * 0.02, b[1])],
            [2.0],
            "#6a4a2c",
            0.95,
            rough=0.3,
            detail=0.6,
        )
    balloon(c, 428, 274, 236, rot=9)
    # ---- left: what has been done already; right: the man who shows it
    plait(c, [(64, 560), (40, 640), (58, 720), (84, 792)], 30)
    o = person(
        c,
        500,
        868,
        172,
        body="old",
        pose="stand",
        view="profile",
        clothes="coat",
        face="stern",
        facing=-1,
        beard=True,
        col="#33588b",
        col2="#f0e0b0",
        legs="#4a3a2c",
        hat="brim",
        hatc="#e8c860",
        hair="#e8e0d0",
        style="short",
        arms=("down", (80, 12, 8, 4)),
        hands=("rest", "grip"),
        rim="#fff6d0",
        nod=-10,
    )
    hx, hy = min(o["handL"], o["handR"])
    k = Frame(c, hx - 12, hy - 44, 100, -14, rim="#fff6d0")
    k.paint(limb([(0, 26), (0, 54)], [7, 8]), "#7a4a2c", vol=0.8, rough=0.2, rim=True)
    k.paint(ellipse(0, 0, 27, 30), "#7a4a2c", vol=0.8, rough=0.2, rim=True, shadow=(2, 3, 4, 0.3))
    mg = k.paint(
        ellipse(0, 0, 22, 25),
        "#bfe4e8",
        dark="#6fb8d0",
        light="#ffffff",
        vol=0.2,
        rough=0.1,
        grad=((0, -25), (0, 25), -0.2, 0.3),
    )
    k.paint(curve([(-24, 30, "c"), (-20, 6), (0, -6), (20, 6), (24, 30, "c")]), "#e0a63a", vol=0.4, clip=mg, rough=0.4)
    k.line([(0, -5), (1, 10), (-1, 28)], [1, 2.4, 3.4], "#fff0d0", 1, clip=mg)
    c.paint(ellipse(hx, hy, 5.6, 5), "#d8a07c", vol=0.8, rough=0.1, detail=1, rim="#fff6d0")
    # near ears, out of focus
    pts = [
        (x, 905 + rr.normal(0, 6), math.radians(-90 + rr.normal(0, 16) + (x - 340) * 0.06))
        for x in np.concatenate([rr.uniform(0, 290, 60), rr.uniform(400, 600, 46)])
    ]
    ears(c, pts, ["#8a5a1c", "#b07a28", "#dba238"], 31, 1.9)
    c.paint(merged([gull(250, 120, 9), gull(280, 108, 7), gull(232, 100, 6)]), "#3f6f80", vol=0, rough=0.2)
    f = focus_map(
        c,
        [
            (300, 440, 200, 110, 1.0),
            (430, 160, 110, 150, 1.0),
            (490, 780, 90, 120, 1.0),
            (70, 700, 90, 170, 0.8),
            (325, 720, 50, 60, 0.9),
        ],
        0.45,
    )
    loose(c, f, strength=0.36, lose=0.15)
    return c.finish(shadow_tint="#3a2c50", light_tint="#fff6cc", vignette=0.2, contrast=0.2, bloom=0.1, bthr=0.9)
