"""A dragon, very old, is being read to by its last knight."""

import math

import numpy as np

from art.kit.all import (
    BRASS,
    Card,
    Frame,
    Pose,
    book,
    candle,
    crow,
    crown,
    cup,
    curve,
    dragon_head,
    ellipse,
    hourglass,
    limb,
    metal,
    minus,
    mix,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    spider,
    teapot,
    transform,
    union,
)
from art.kit.people.small import small_head

SENTENCE = "A dragon, very old, is being read to by its last knight."
KEY = "umber-night"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "old"


def knight(c, x, y, size, flip=True, rim="#ffe0a8", cape="#8f2f28", steel="#868c98"):
    k = Frame(c, x, y, size, 0, flip, rim=rim)
    k.paint(
        [(-5, -46), (-15, -32), (-22, -8), (-33, 22, "c"), (-20, 17), (-10, 22), (0, 12), (2, -40)],
        cape,
        dark="#2f0c10",
        light="#d9664a",
        vol=0.9,
        rim=True,
        texk="streakv",
        tex=0.3,
        shadow=(0, 2, 3, 0.4),
    )
    for o, d in ((4, -0.1), (0, 0)):
        metal(k, limb([(-2 + o, -6), (17 + o, -8), (21 + o, 4), (22 + o, 20)], [14, 12, 9, 7]), shift(steel, d))
        metal(k, ellipse(20 + o, -5, 6.4, 6), shift(steel, d + 0.04))
        metal(
            k,
            [(18 + o, 18, "c"), (26 + o, 18), (28 + o, 22), (38 + o, 27), (36 + o, 29), (18 + o, 28, "c")],
            shift(steel, d - 0.04),
        )
        k.line([(19 + o, 6), (24 + o, 5)], 0.8, "#2a2c34", 0.8)
        k.line([(19 + o, 13), (25 + o, 12.4)], 0.8, "#2a2c34", 0.8)
    m = metal(
        k,
        [(-7, -43), (-13, -28), (-11, -10), (-13, 3, "c"), (0, 5), (12, 3, "c"), (10, -10), (13, -30), (8, -43)],
        steel,
        px=180,
    )
    for v in (-8, -3, 1.6):
        k.line([(-13, v), (0, v + 2.4), (12, v)], [0.6, 1.2, 0.6], "#2a2c34", 0.7, clip=m)
    k.line([(-12, -13), (0, -11), (11, -13)], 3, "#5a3420", 1)
    metal(k, rect(2, -14, 5, 5, 1), BRASS)
    k.paint(limb([(0, -48), (1, -41)], [8, 9]), "#c99a78", vol=0.3, rough=0.2)
    H = Pose(*k.pt(3, -56), k.s * 1.04, -14 if not flip else 14, flip)
    small_head(c, H, "#dba985", "#d8d2c6", rim, style="short")
    h = k.sub(3, -56, 104, 14)
    bm = h.paint(
        [
            (-4, 6),
            (3, 8),
            (9, 7),
            (13, 8),
            (13, 13),
            (10, 22),
            (4, 33, "c"),
            (0, 28),
            (-4, 30, "c"),
            (-5, 20),
            (-7, 12),
        ],
        "#e6e0d4",
        dark="#8a8480",
        light="#ffffff",
        vol=0.8,
        rough=0.6,
        shadow=(0, 1, 1.6, 0.35),
        detail=0.6,
    )
    h.fur(bm, [[(6, 8), (6, 18), (2, 31)], [(0, 8), (-3, 18), (-4, 28)]], 6, 0.9, con=0.12, over=0.8)
    h.paint([(8, 6.6), (13, 5.4), (16, 9), (11, 9.4)], "#efe9de", vol=0.6, rough=0.3)
    h.paint(minus(ellipse(9, -0.4, 3), ellipse(9, -0.4, 2.3)), BRASS, vol=0.3, rough=0, detail=1.0)
    h.line([(6, -1), (-2, -1)], 0.6, BRASS)
    h.line([(5, -6), (8.4, -7.6), (12, -5.6)], [0.6, 1.8, 0.5], "#efe9de", 1)
    # book
    b = k.sub(27, -26, 100, -20)
    b.paint(
        [(-12, -13, "c"), (0, -9), (15, -14, "c"), (18, 4, "c"), (3, 8), (-12, 5, "c")],
        "#4a2430",
        vol=0.3,
        shadow=(0, 1.4, 2, 0.4),
    )
    b.paint(
        [(-11, -13, "c"), (-4, -13), (2, -9, "c"), (4, 7, "c"), (-4, 3), (-11, 4, "c")],
        "#f6e6bf",
        dark="#b98a5a",
        vol=0.3,
        rough=0.15,
    )
    b.paint(
        [(2, -9, "c"), (7, -14), (14, -14, "c"), (17, 3, "c"), (9, 3), (4, 7, "c")],
        "#fff3d0",
        dark="#c99a62",
        vol=0.3,
        rough=0.15,
    )
    for q in range(4):
        b.line([(-9 + q * 0.4, -9 + q * 3), (0 + q * 0.6, -7 + q * 3)], 0.5, "#7a5a44", 0.6)
        b.line([(5 + q * 0.5, -9 + q * 3), (14 + q * 0.5, -11 + q * 3)], 0.5, "#7a5a44", 0.6)
    metal(k, limb([(-1, -36), (5, -22), (20, -21)], [10, 9, 7]), shift(steel, -0.02), shadow=(0, 1, 2, 0.4))
    k.paint(
        [(18, -25), (25, -26), (29, -22), (27, -18), (19, -18)],
        shift(steel, 0.03),
        dark="#2a2c34",
        light="#fff3d8",
        vol=1.0,
        rough=0.2,
    )
    for q in range(3):
        k.line([(24, -24 + q * 2.2), (28.4, -23.4 + q * 2)], 0.6, "#2a2c34", 0.8)
    for q, (u, v, r) in enumerate(((-2, -33, 8), (-2, -37, 9))):
        metal(k, ellipse(u, v, r, r * 0.86), shift(steel, 0.02 * q), shadow=(0, 1, 1.4, 0.4))
    return k


def draw():
    c = Card(154, key=(-0.3, -0.7, 0.55))
    rr = np.random.default_rng(7)
    c.sky([(0, "#15100f"), (0.3, "#2f2019"), (0.55, "#6a4628"), (0.72, "#4a2f1e"), (1, "#120c0c")], warp=0.18)
    c.brush((40, 20), thr=(0, 0.03), length=4, jitter=0.02)
    c.fog_colour = rgb("#4a321f")
    c.glow(300, 540, 330, "#d98f42", 0.42, 1.2)
    # masonry of the old hall
    for r_ in range(15):
        for i in range(9):
            x, y = -30 + i * 78 + (r_ % 2) * 39 + rr.normal(0, 3), 20 + r_ * 40 + rr.normal(0, 2)
            if rr.random() < 0.5:
                c.paint(
                    rect(x, y, 72, 35, 3),
                    mix("#6a4a30", "#3a2a20", rr.random()),
                    vol=0.25,
                    alpha=0.30,
                    rough=1.6,
                    tex=0.4,
                    lit=0,
                )
    # window: the only cold light
    wx, wy = 458, 420
    c.paint(
        curve(
            [
                (wx - 74, wy, "c"),
                (wx - 74, wy - 190),
                (wx - 50, wy - 268),
                (wx, wy - 306, "c"),
                (wx + 50, wy - 268),
                (wx + 74, wy - 190),
                (wx + 74, wy, "c"),
            ]
        ),
        "#3a281e",
        vol=0.3,
        rim="#a87a4a",
        rough=1.0,
        lit=0,
    )
    mw = c.paint(
        curve(
            [
                (wx - 58, wy - 8, "c"),
                (wx - 58, wy - 190),
                (wx - 40, wy - 254),
                (wx, wy - 286, "c"),
                (wx + 40, wy - 254),
                (wx + 58, wy - 190),
                (wx + 58, wy - 8, "c"),
            ]
        ),
        "#3f6a86",
        dark="#16304a",
        light="#a9d0d8",
        vol=0,
        lit=0,
        grad=((0, wy - 286), (0, wy), -0.45, 0.4),
        tex=0.2,
        rough=0.5,
    )
    c.paint(ellipse(wx + 16, wy - 196, 19), "#f3efda", dark="#b9c0b8", vol=0.4, clip=mw, lit=0)
    c.paint(ridge(wy - 60, 12, 3, n=8, x0=wx - 70, x1=wx + 70, base=wy), "#1f3a4c", vol=0.2, clip=mw, lit=0)
    dr = Frame(c, wx - 24, wy - 140, 26, 0, lit=0)  # secret: another dragon crosses the moonlit sky
    dr.many(
        [
            curve([(0, 0), (-10, -16), (-34, -24, "c"), (-24, -8), (-26, 2, "c"), (-12, 0)]),
            curve([(4, 0), (16, -18), (40, -22, "c"), (30, -8), (30, 4, "c"), (14, 2)]),
            limb([(-40, 14), (-16, 6), (4, 0), (22, -4), (34, -12), (44, -12)], [1, 5, 8, 6, 4, 2]),
        ],
        "#16263a",
        vol=0,
        clip=mw,
    )
    for a in (
        [(wx, wy - 290), (wx, wy)],
        [(wx - 58, wy - 150), (wx + 58, wy - 150)],
        [(wx - 58, wy - 76), (wx + 58, wy - 76)],
    ):
        c.line(a, [6], "#2a1c16")
    c.paint(rect(wx - 86, wy - 10, 172, 20, 2), "#4a3424", vol=0.6, rim="#b98a54", lit=0)
    c.beam([(wx - 50, wy - 250), (wx + 50, wy - 250), (wx + 40, 860), (wx - 210, 860)], "#8fc0e0", 0.16, 14)
    crow(c, wx + 48, wy - 8, 62, flip=True, rim="#a9d0e0", lit=0)
    # shadows on the wall remember the old war: a young dragon rearing, a lance
    sh = [
        curve(
            [
                (34, 540),
                (30, 440),
                (52, 366),
                (92, 322),
                (110, 268),
                (104, 218),
                (120, 178),
                (112, 140, "c"),
                (136, 164),
                (150, 162),
                (188, 172),
                (226, 190, "c"),
                (194, 200),
                (214, 220, "c"),
                (180, 218),
                (160, 222),
                (152, 262),
                (158, 322),
                (176, 400),
                (196, 540),
            ]
        ),
        curve([(70, 372, "c"), (46, 270), (14, 180), (-20, 120, "c"), (-20, 330), (10, 330), (30, 368)]),
        curve(
            [
                (104, 330, "c"),
                (72, 240),
                (66, 130),
                (92, 44, "c"),
                (108, 92),
                (96, 132),
                (112, 178),
                (98, 220),
                (116, 262),
            ]
        ),
        limb([(150, 330), (196, 322), (214, 296)], [22, 15, 4]),
        limb([(162, 360), (206, 362), (226, 342)], [20, 14, 4]),
    ]
    c.paint(union(*sh), "#0d0808", vol=0, alpha=0.66, soft=2.6, lit=0, rough=2)
    kn = [
        limb([(330, 470), (332, 420), (334, 384)], [30, 24, 20]),
        ellipse(336, 366, 13),
        limb([(338, 404), (306, 372), (244, 318)], [5, 4, 1.6]),
    ]
    c.paint(union(*kn), "#0d0808", vol=0, alpha=0.6, soft=2.2, lit=0, rough=1.5)
    # hoard of books, back
    cols = ["#5a2f28", "#3a4a3c", "#6a5030", "#33415a", "#4a3448", "#7a5a34", "#2f3a3a", "#6a3a2c"]
    c.lights = [(300, 566, 46, "#ffc878", 150, 1.05)]
    for _i in range(46):
        t = rr.random()
        x = 330 + rr.uniform(0, 260)
        y = 660 - (x - 330) * 0.34 * rr.uniform(0.0, 1) + rr.uniform(-6, 30)
        y = min(y, 690)
        book(
            c,
            Pose(x - 30, y, 1, rr.normal(0, 9)),
            rr.uniform(46, 76),
            rr.uniform(11, 18),
            rr.uniform(16, 26),
            cols[rr.integers(8)],
            spine=rr.random() < 0.6,
            fog=0.28,
        )
    for i in range(7):
        book(
            c,
            Pose(526 + rr.normal(0, 5), 640 - i * 17, 1, rr.normal(0, 3)),
            62,
            15,
            22,
            cols[i % 8],
            spine=i % 2 == 0,
            fog=0.2,
        )
    hourglass(c, 556, 524, 78, level=0.08, rim="#ffd9a0")
    # floor
    c.paint(
        poly([(-10, 800), (610, 780), (610, 910), (-10, 910)]),
        "#3a261a",
        dark="#120b0a",
        light="#a8763f",
        vol=0,
        texk="streakh",
        tex=0.4,
        grad=((0, 780), (0, 900), 0.2, -0.35),
    )
    # ---- the dragon
    c.lights = [(300, 556, 60, "#ffc46a", 165, 1.15), (560, 420, 120, "#7fb0d8", 200, 0.22)]
    D = dragon_head(
        c,
        150,
        776,
        250,
        rim="#e8b878",
        col="#5f6a4c",
        dark="#14130f",
        light="#b0a470",
        belly="#a88f60",
        horn="#b9a47a",
        lid=0.46,
        iris="#e2a02e",
        age=1.1,
    )
    _sx, _sy = D["snout"]
    # candle on a spine, knight on the bridge of the nose
    candle(c, 292, 620, 70, holder="dish", glow=0.62, r=270, rim="#fff0c0")
    c.lights = [(292, 560, 34, "#ffd08a", 110, 0.95)]
    c.paint(ellipse(368, 640, 46, 8), "#0d0806", vol=0, alpha=0.55, soft=4, lit=0)
    knight(c, 384, 632, 150)
    cup(c, 424, 642, 26, rim="#ffe9c0")
    # ---- foreground things
    c.lights = [(292, 560, 60, "#ffc878", 170, 0.9)]
    # shield as a tray
    S = Frame(c, 498, 842, 120, -4, rim="#ffd9a0")
    metal(S, ellipse(0, 0, 62, 17), "#6f6a62", vol=0.8, shadow=(0, 4, 6, 0.5))
    metal(S, minus(ellipse(0, -1, 62, 17), ellipse(0, -1, 55, 14)), BRASS)
    S.paint(ellipse(0, -2, 50, 12), "#7f2f2a", dark="#2a0c10", vol=-0.2)
    S.paint(
        poly([(-50, -5), (50, -5), (50, 1), (-50, 1)]), "#c9a86a", vol=0, clip=c.mask(S.P(ellipse(0, -2, 50, 12)), 0)
    )
    teapot(c, 484, 838, 62, col="#4f6f6a", rim="#ffe0b0", flip=True, steam=True)
    crown(c, 548, 848, 42, rim="#ffe9b0", rot=18)
    # sword as a bookmark in a great book
    book(c, Pose(30, 884, 1, -3), 150, 26, 40, "#5a2430", spine=False)
    W_ = Frame(c, 96, 852, 170, 68, rim="#ffe3b0")
    metal(W_, poly([(-2.6, 0), (2.6, 0), (2.2, -14), (-2.2, -14)]), "#8a8f98")
    K = Frame(c, 128, 846, 150, 62, rim="#ffe3b0")
    metal(K, limb([(0, -2), (0, -40)], [5, 4.4], cap=False), "#9aa0a8")
    metal(K, limb([(-13, -40), (13, -40)], [4.6, 4.6]), BRASS)
    K.paint(limb([(0, -42), (0, -58)], [4.4, 4.4]), "#4a2a1c", vol=0.8)
    metal(K, ellipse(0, -61, 4.2), BRASS)
    # helmet as a flower pot
    Hh = Frame(c, 250, 872, 62, 6, rim="#ffd9a0")
    Hh.darken(ellipse(0, 0, 40, 7), 0.5, 3)
    for a, L in ((-30, 40), (-8, 58), (16, 48), (34, 34)):
        e = (math.sin(math.radians(a)) * L, -58 - math.cos(math.radians(a)) * L)
        Hh.line([(0, -56), (e[0] * 0.4, -58 - L * 0.5), e], [2.4, 1.8, 1], "#4a6a3a", 1)
        for q in range(6):
            t = q * 1.047
            Hh.paint(ellipse(e[0] + math.cos(t) * 6, e[1] + math.sin(t) * 6, 4.6, 4), "#e6dcc4", vol=0.5, rough=0.3)
        Hh.paint(ellipse(*e, 3.6), "#dca03a", vol=0.6)
    metal(
        Hh,
        [(-36, -60, "c"), (-38, -34), (-26, -8), (0, 0), (26, -8), (38, -34), (36, -60, "c"), (0, -50)],
        "#6f747c",
        px=160,
    )
    metal(Hh, ellipse(0, -58, 36, 8), "#4a4c54", vol=-0.6)
    Hh.paint(ellipse(0, -58, 30, 6), "#2a1a12", vol=0)
    for q in (-16, -4, 8):
        Hh.paint(rect(q, -34, 8, 3, 1), "#17141a", vol=0)
    # secret: an egg, already cracking, in a nest of torn pages under the jaw
    for _q in range(16):
        a = rr.uniform(-40, 40)
        c.paint(
            transform(rect(-17, -5, 34, 10), 368 + rr.normal(0, 24), 868 + rr.normal(0, 5), 1, a),
            shift("#e3d3a8", rr.normal(0, 0.05)),
            dark="#8a6a44",
            vol=0.2,
            rough=0.6,
            shadow=(0, 2, 2, 0.35),
        )
    E = Frame(c, 372, 866, 60, 8, rim="#fff0c8")
    me = E.paint(
        [(0, -78), (-22, -60), (-30, -32), (-22, -8), (0, 0), (22, -8), (30, -32), (22, -60)],
        "#8fa08a",
        dark="#34443c",
        light="#e6e6c4",
        vol=1.1,
        rough=0.3,
    )
    for _ in range(40):
        E.paint(
            ellipse(rr.uniform(-28, 28), rr.uniform(-74, -4), rr.uniform(1, 3)), "#4a5a4a", vol=0, alpha=0.5, clip=me
        )
    ck = [(-26, -46), (-14, -40), (-8, -50), (4, -40), (10, -48), (20, -38), (28, -44)]
    E.line(ck, 2.4, "#171210", 0.95, clip=me)
    E.paint([(-4, -46, "c"), (2, -40), (10, -46, "c"), (6, -34), (-2, -36)], "#0f0b0a", vol=0)
    E.dot(3, -40, 2.6, "#ffc84a")
    for _q in range(10):
        a = rr.uniform(-40, 40)
        c.paint(
            transform(rect(-14, -4, 28, 8), 368 + rr.normal(0, 26), 876 + rr.normal(0, 3), 1, a),
            shift("#d8c698", rr.normal(0, 0.05)),
            dark="#8a6a44",
            vol=0.2,
            rough=0.6,
            shadow=(0, 2, 2, 0.35),
        )
    # coins
    for _q in range(60):
        x, y = rr.choice([210, 430, 560, 320]) + rr.normal(0, 34), 884 + rr.normal(0, 7)
        c.paint(
            ellipse(x, y, 7, 3.2, rr.normal(0, 16)),
            "#b98a34",
            dark="#5a3a14",
            light="#fff0b0",
            vol=0.7,
            rough=0.15,
            shadow=(0, 1, 1, 0.4),
        )
    # mouse audience on the book stack, the spider in the window
    M = Frame(c, 556, 640, 30, 0, True, rim="#ffe0b0")
    M.line([(-26, -6), (-50, -4), (-64, -16)], [4, 3, 1], "#8a6a62", 1)
    M.paint(
        [(-28, 0), (-30, -24), (-8, -40), (16, -44), (30, -32), (36, -26), (28, -18), (18, 0)],
        "#7a6a62",
        dark="#2f2422",
        vol=1.0,
        rim=True,
    )
    M.paint(ellipse(10, -50, 12), "#8f7d72", vol=0.6)
    M.paint(ellipse(26, -34, 3), "#120c10", vol=0)
    spider(c, wx - 40, wy - 70, 34, "hang", rim="#cfe6ee", lit=0, thread=400)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)

    def dust():
        for _ in range(70):
            c.dot(
                300 + rr.normal(0, 110),
                520 + rr.normal(0, 110),
                rr.uniform(0.4, 1.2),
                "#ffe0a0",
                rr.uniform(0.15, 0.6),
                False,
            )

    c.late.append(dust)
    return c.finish(shadow_tint="#1c1016", light_tint="#ffe4b0", vignette=0.46)
