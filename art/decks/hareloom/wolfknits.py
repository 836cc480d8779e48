"""The wolf knits; the ball of wool is a sheep, looking on kindly."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    armchair,
    bricks,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    metal,
    minus,
    mix,
    plain,
    planks,
    rgb,
    sample,
    shift,
)

SENTENCE = "The wolf knits; the ball of wool is a sheep, looking on kindly."
KEY = "brick-smoke"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "animal"

FUR = dict(dark="#1c1418", light="#c9a284")
COL = "#5c4a4a"


def room(c):
    """Bricks, boards and a fire to the left."""
    S = Space.one(c, eye=(0.2, 1.45, -4.3), f=640, vp=(300, 430))
    S.plane((-4, 0, -5), (1, 0, 0), (0, 0, 1), (8, 7), planks("#6a3f30", 0.22, 2.6), nrm=UP)
    S.wall(
        (-4, 0, 1.3),
        (1, 0, 0),
        8,
        5.4,
        bricks("#8a4f40", 0.34, 0.13, mortar="#4a2c2a"),
        [(1.95, 0, 1.5, 1.25)],
        thick=0.5,
        reveal=bricks("#5a3430", 0.3, 0.12),
        arch=True,
    )
    S.plane((-2.6, 0, 1.75), (1, 0, 0), UP, (2.6, 2), plain("#1c0f10", 0.3))
    beam = plain("#4a2c20", 0.5, 1.0, streak=0.6)
    S.box((-2.35, 1.42, 1.08), (-0.25, 1.56, 1.32), beam)
    S.beams(-4, 4, (-1.2, 0.4), 3.9, beam, 0.24, 0.26)
    S.plane((-4, 3.9, -5), (1, 0, 0), (0, 0, 1), (8, 7), plain("#3a2420", 0.4, 2), nrm=-UP)
    S.amb = (rgb("#54363a"), rgb("#382228"))
    S.lamp((-1.3, 0.42, 1.15), "#ff9a48", 3.4, 1.25, 0.16, 10, wrap=0.3)
    S.lamp((-1.0, 1.5, -0.4), "#ffb070", 1.0, 2.4, 0.3, 6, cast=False)
    S.render(ao=0.75, ao_r=0.5, lines=0.5, lights_edge=0.5, gi=0.4)
    S.wobble(1.0)
    return S


def draw():
    c = Card(3030, key=(-0.75, -0.25, 0.45), bg="#1a0f12")
    rr = np.random.default_rng(30)
    S = room(c)
    # on the wall: seven bells on seven nails, and one nail
    c.lights = [(118, 560, 120, "#ff9a50", 330, 0.8)]
    rail = [S.pt((-1.9, 2.98, 1.26)), S.pt((1.9, 2.98, 1.26))]
    c.paint(
        limb(rail, [15, 15], cap=False),
        "#5a3424",
        dark="#20100c",
        light="#c98450",
        vol=0.6,
        rough=0.5,
        tex=0.4,
        shadow=(2, 5, 5, 0.5),
        rim="#ffb878",
    )
    for i in range(8):
        x, y = S.pt((-1.66 + i * 0.47, 2.98, 1.24))
        c.line([(x, y), (x, y + 9)], [3], "#c9a880", 0.95, detail=0.8)
        if i == 7:
            continue
        k = Frame(c, x + rr.normal(0, 1), y + 58 + rr.normal(0, 2), 46, rr.normal(0, 4), rim="#ffe0b0", detail=0.9)
        k.line([(0, -66), (-13, -92), (-4, -112), (4, -112), (13, -92), (0, -66)], [5], "#9a3a2c", 1)
        metal(
            k,
            curve(
                [(-30, 0, "c"), (-24, -16), (-18, -52), (-8, -68), (8, -68), (18, -52), (24, -16), (30, 0, "c"), (0, 8)]
            ),
            "#c98f3c",
            shadow=(5, 8, 8, 0.5),
        )
        metal(k, ellipse(0, 8, 7), "#8a5a24")
    c.lights = [(118, 600, 70, "#ff9a50", 270, 0.95)]
    # the fire
    fx, fy = S.pt((-1.3, 0.02, 1.45))
    for a, b in (((-44, 2), (34, -10)), ((-36, -10), (40, 2))):
        c.paint(
            limb([(fx + a[0], fy + a[1]), (fx + b[0], fy + b[1])], [15, 13]),
            "#3a2018",
            dark="#120a0a",
            light="#c96a34",
            vol=0.8,
            rough=0.8,
            tex=0.4,
        )
    armchair(c, 404, 812, 468, col="#54302e", wood_="#3a2018", rim="#ffb878")
    wolf(c, 404, 812)
    thread = sheep(c, 158, 840)
    yarn(c, thread)
    f = focus_map(
        c,
        [(390, 420, 170, 220, 1.0), (150, 740, 170, 150, 1.0), (280, 270, 280, 70, 0.98), (380, 700, 120, 140, 0.9)],
        0.32,
    )
    loose(c, f)

    def late():
        c.glow(fx, fy - 34, 210, "#ff8a3c", 0.34, 1.1)
        r = np.random.default_rng(4)
        for s, col in ((1.0, "#f0702a"), (0.74, "#ffa63c"), (0.46, "#ffe08a")):
            for dx, h in ((-26, 52), (-6, 78), (16, 60), (32, 40)):
                h *= s
                c.paint(
                    curve(
                        [
                            (fx + dx - 13 * s, fy - 8),
                            (fx + dx - 15 * s, fy - 8 - h * 0.35),
                            (fx + dx + r.normal(0, 4), fy - 8 - h, "c"),
                            (fx + dx + 13 * s, fy - 8 - h * 0.4),
                            (fx + dx + 11 * s, fy - 8),
                        ]
                    ),
                    col,
                    vol=0,
                    lit=0,
                    soft=1.6,
                    rough=0.6,
                    alpha=0.85,
                )
        for _ in range(26):
            c.dot(fx + r.normal(0, 34), fy - 60 - 90 * r.random(), r.uniform(0.5, 1.4), "#ffc070", r.uniform(0.4, 0.9))

    c.late.append(late)
    return c.finish(shadow_tint="#1c1024", light_tint="#ffe0b8", vignette=0.42, contrast=0.2, bloom=0.2)


def wolf(c, x, y):
    """In the big chair, his feet on the boards, his glasses on his nose."""
    k = Frame(c, x, y, 450, 0, rim="#ffc890")
    # tail over the arm of the chair
    t = [(24, -36), (40, -44), (50, -34), (50, -14), (44, -2)]
    mt = k.paint(limb(t, [9, 14, 15, 12, 2]), shift(COL, -0.05), **FUR, vol=0.9, rough=1.4)
    k.fur(mt, [t], 6, 1.1, con=0.2, over=1.4)
    # torso with a waistcoat
    m = k.paint(
        [
            (-15, -34),
            (-19, -48),
            (-19, -62),
            (-13, -73),
            (0, -77),
            (13, -73),
            (18, -62),
            (18, -48),
            (15, -34),
            (0, -30),
        ],
        COL,
        **FUR,
        vol=1.0,
        rim=True,
        rough=1.0,
        px=200,
    )
    k.fur(
        m,
        [[(0, -74), (0, -50), (0, -32)], [(-10, -72), (-16, -50), (-13, -34)], [(10, -72), (16, -50), (13, -34)]],
        6,
        1.1,
        con=0.16,
        over=1.2,
    )
    k.paint(
        [
            (-15.6, -33),
            (-18, -50),
            (-15, -66),
            (-8, -72, "c"),
            (-1, -54),
            (7, -72, "c"),
            (14, -66),
            (17, -50),
            (15.4, -33),
            (0, -30),
        ],
        "#7a2f2c",
        dark="#2c0f14",
        light="#d9785a",
        vol=0.95,
        rim=True,
        texk="streakv",
        tex=0.25,
        shadow=(0, 0.8, 1.2, 0.4),
    )
    for v in (-50, -44, -38):
        metal(k, ellipse(-0.6, v, 1.1), "#c9983c")
    # thighs and shins
    for s_, pts in (
        (1, [(8, -36), (17, -33), (18, -17), (16, -5)]),
        (-1, [(-8, -36), (-18, -33), (-20, -17), (-18, -5)]),
    ):
        ml = k.paint(
            limb(pts, [17, 18, 11, 8.5]),
            shift(COL, -0.02 if s_ < 0 else -0.07),
            **FUR,
            vol=1.0,
            rim=True,
            rough=1.0,
            shadow=(0, 1, 2, 0.4),
            px=180,
        )
        k.fur(ml, [pts], 5.4, 1.0, con=0.17, over=1.2)
        fx = pts[-1][0] - 3
        k.darken(ellipse(fx, 0.5, 12, 2.4), 0.6, 1.4)
        mf = k.paint(
            [(fx - 11, -1), (fx - 10, -6), (fx - 2, -9), (fx + 7, -8), (fx + 9, -1), (fx, 1)],
            shift(COL, 0.02),
            **FUR,
            vol=0.9,
            rim=True,
            rough=0.6,
        )
        for q in range(3):
            k.line([(fx - 9 + q * 4, -0.4), (fx - 8 + q * 4, -3.6)], [0.8, 0.3], "#120a0c", 0.8, clip=mf)
            k.paint(
                [(fx - 11.5 + q * 4, -1.2), (fx - 12.6 + q * 4, 0.8, "c"), (fx - 10 + q * 4, 0)],
                "#e6d3bc",
                vol=0.5,
                rough=0.1,
            )
    knitting(k)
    # arms and needles
    for s_, pts in (
        (1, [(15, -66), (24, -52), (14, -44), (6, -46)]),
        (-1, [(-16, -66), (-26, -53), (-18, -44), (-8, -45)]),
    ):
        ma = k.paint(
            limb(pts, [12, 11, 9, 6.5]),
            shift(COL, 0.02 if s_ < 0 else -0.05),
            **FUR,
            vol=1.0,
            rim=True,
            rough=1.0,
            shadow=(0.6, 1.4, 2, 0.5),
            px=180,
        )
        k.fur(ma, [pts], 5, 1.0, con=0.17, over=1.2)
    for a, b in (((15, -40), (-8, -55)), ((-17, -41), (9, -56))):
        k.line([a, b], [0.9, 0.7], "#e8d0a0", 1, detail=1, shadow=(0, 1, 1, 0.4))
        metal(k, ellipse(*a, 1.5), "#c9983c")
    for _s, (u, v) in ((1, (6, -46)), (-1, (-8, -45.4))):
        mp = k.paint(
            [(u - 5, v - 3), (u, v - 5), (u + 5, v - 3), (u + 5, v + 2), (u, v + 4), (u - 5, v + 2)],
            shift(COL, 0.04),
            **FUR,
            vol=0.9,
            rim=True,
            rough=0.5,
        )
        for q in (-2, 0.6, 3):
            k.line([(u + q, v - 3.6), (u + q - 0.3, v + 0.6)], [0.3, 0.7, 0.3], "#140c0e", 0.7, clip=mp)
            k.paint(
                [(u + q - 1, v - 4), (u + q - 1.4 * 1, v - 6.6, "c"), (u + q + 0.6, v - 4.2)],
                "#e6d3bc",
                vol=0.4,
                rough=0.1,
            )
    wolf_head(k.sub(1, -84, 66, 16, True))


def wolf_head(h):
    """Seen from the side, bent over his work; one yellow eye over the glasses is on the sheep."""
    h.detail = 0.7
    col, dark = COL, FUR["dark"]
    h.paint([(0, -12, "c"), (5, -33, "c"), (13, -14)], shift(col, -0.14), vol=0.4, rough=0.6)
    h.paint(
        [(-26, 22), (-22, 4), (-14, -8), (2, -6), (10, 14), (2, 26), (-10, 32)],
        shift(col, -0.03),
        **FUR,
        vol=0.7,
        rough=1.6,
    )
    m2 = h.paint(
        [
            (-20, 2),
            (-15, -13),
            (0, -18),
            (12, -14),
            (20, -6),
            (34, -2),
            (46, 2),
            (48, 7),
            (43, 11),
            (30, 14),
            (15, 18),
            (6, 27, "c"),
            (-1, 22),
            (-10, 30, "c"),
            (-15, 19),
            (-24, 20, "c"),
        ],
        col,
        **FUR,
        vol=0.95,
        rim=True,
        shadow=(0, 2, 3, 0.45),
        rough=0.8,
        px=200,
    )
    h.paint(
        [(47, 6), (30, 6), (18, 7), (8, 5), (2, 12), (-6, 24), (10, 30), (40, 18)],
        "#a88a78",
        vol=0.2,
        soft=1.6,
        clip=m2,
        alpha=0.85,
    )
    h.fur(
        m2,
        [[(42, 2), (20, -6), (0, -14), (-18, -2)], [(40, 10), (18, 12), (0, 22)], [(10, 2), (-4, 8), (-16, 20)]],
        5,
        1,
        con=0.17,
        over=1.2,
    )
    h.paint(
        [(41.6, -0.4), (48, 0.6), (49.4, 5), (45.6, 7.2), (42, 4.6)],
        "#120a0c",
        light="#8a6a64",
        vol=0.8,
        rough=0.1,
        detail=1,
    )
    h.dot(45.4, 1.8, 0.9, "#ffffff", 0.7)
    h.line(
        [(46.6, 8), (41, 10.6), (28, 10.2), (18, 12.4), (13, 10)], [0.6, 1.3, 1.1, 0.9, 0.3], "#120a0c", 0.9, detail=1
    )
    for u, l in ((37, 3.2), (32, 2.2), (26, 2.6)):
        h.paint(
            [(u - 1, 10.2, "c"), (u + 1.2, 10.2, "c"), (u + 0.2, 10.2 + l, "c")], "#f3e6d0", vol=0.3, rough=0, detail=1
        )
    h.darken(ellipse(15, -3, 9, 7), 0.4, 2.4, m2)
    h.paint([(8.6, -3.4, "c"), (14, -8), (21, -1.8, "c"), (14.6, 0)], "#0e080a", vol=0, rough=0, detail=1)
    h.paint([(10.6, -3.4, "c"), (14.6, -6.6), (19, -2.2, "c"), (14.4, -1)], "#ffc83c", vol=0, rough=0, lit=0, detail=1)
    h.paint(ellipse(16.2, -3.2, 1.3, 1.9), "#0e080a", vol=0, rough=0, detail=1)
    h.dot(17, -4.4, 0.5)
    h.line([(6, -6.4), (13, -10), (21, -4.4)], [0.3, 1.1, 0.3], dark, 0.9)
    # spectacles, low on the nose
    rim_ = minus(ellipse(29.5, 0.4, 5.4), ellipse(29.5, 0.4, 4.5))
    h.paint(rim_, "#e0b050", light="#fff0c0", vol=0.8, rough=0, detail=1)
    h.paint(ellipse(29.5, 0.4, 4.5), "#ffe6b0", vol=0, alpha=0.28, rough=0, lit=0)
    h.line([(27, -2.2), (29.4, -2.8)], [0.9, 0.3], "#ffffff", 0.9, detail=1)
    h.line([(24.2, 0.8), (8, 2.4), (-9, -3)], [0.9, 0.8, 0.6], "#e0b050", 1, detail=1)
    m3 = h.paint(
        [(-12, -9, "c"), (-16, -24), (-11, -38, "c"), (-1, -26), (4, -12)],
        col,
        **FUR,
        vol=0.6,
        rim=True,
        shadow=(0, 1, 2, 0.35),
        rough=0.6,
    )
    h.paint([(-7, -13), (-11, -24), (-9, -32), (-2, -24), (0, -13)], "#7a4a44", vol=-0.3, soft=0.6, clip=m3)
    h.fur(m3, [[(-4, -12), (-10, -34)]], 5, 0.9, con=0.15, over=0.8)


def knitting(k):
    """A white thing with four short sleeves and a hood with ears, in wolf's size."""
    W = dict(dark="#8a6458", light="#fff3e0", rough=0.5, rim=True)
    col = "#dcc8b4"
    for pts, w in (
        ([(-12, -34), (-24, -26), (-27, -16)], [9, 8, 7.4]),
        ([(12, -34), (23, -27), (26, -17)], [9, 8, 7.4]),
    ):
        m = k.paint(limb(pts, w, cap=False), shift(col, -0.04), **W, vol=0.7, shadow=(0, 1, 1.6, 0.4))
        stitches(k, m, pts[0], pts[-1], 6)
    body = curve(
        [
            (-10, -47, "c"),
            (10, -47, "c"),
            (14, -34),
            (15, -20),
            (12, -8),
            (5, -3),
            (-6, -3),
            (-13, -8),
            (-15, -20),
            (-14, -34),
        ]
    )
    m = k.paint(body, col, **W, vol=0.7, shadow=(0, 1.4, 2.4, 0.5), px=200)
    for r in range(13):
        v = -45 + r * 3.3
        for q in range(12):
            u = -14.4 + q * 2.6
            k.line([(u, v), (u + 1.2, v + 2), (u + 2.4, v)], [0.25, 0.6, 0.25], "#8f6a5c", 0.5, clip=m)
    # the hood hangs over his knee, ears and all
    h = k.sub(-3, -3, 100, 15)
    for s_ in (-1, 1):
        h.paint([(s_ * 7, 2), (s_ * 15, -1), (s_ * 19, 5), (s_ * 12, 8)], shift(col, -0.03), **W, vol=0.7)
        h.paint([(s_ * 9, 3), (s_ * 14, 1.4), (s_ * 16, 4.6), (s_ * 12, 6)], "#c98a80", vol=-0.2)
    mh = h.paint(
        [(-9, -4), (9, -4), (10, 6), (6, 13), (-6, 13), (-10, 6)], col, **W, vol=0.8, shadow=(0, 0.8, 1.4, 0.45)
    )
    for s_ in (-1, 1):
        h.paint(ellipse(s_ * 4, 4.6, 2.1, 2.5), "#1c1012", vol=-0.4, rough=0.1, clip=mh)
    h.paint([(-5, 12.6), (0, 9.6), (5, 12.6), (0, 15)], "#2c1a18", vol=-0.3, rough=0.2, clip=mh)


def stitches(k, m, a, b, n):
    for i in range(n):
        t = (i + 0.5) / n
        u, v = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        k.line([(u - 5, v - 2), (u, v + 1), (u + 5, v - 1)], [0.3, 0.7, 0.3], "#8f6a5c", 0.55, clip=m)


def sheep(c, x, y):
    """Half of her is on the needles already."""
    k = Frame(c, x, y, 222, 0, rim="#ffd8a8")
    rr = np.random.default_rng(9)
    k.ground(58, 6, -4, 0, 0.6)
    dk = "#4a3230"
    for u in (-34, 22):
        k.paint(
            limb([(u, -34), (u + 1, -16), (u, -2)], [9, 6.4, 6.4]),
            shift(dk, -0.05),
            dark="#140a0c",
            light="#a87a64",
            vol=0.8,
        )
    # bare, and a little cold
    pink = dict(dark="#6a3030", light="#f8b8a0", rough=0.4)
    k.paint(
        [(-56, -44), (-50, -62), (-34, -70), (-8, -70), (4, -60), (4, -36), (-10, -26), (-36, -25), (-52, -32)],
        "#cf8674",
        **pink,
        vol=1.0,
        rim=True,
        px=200,
    )
    k.paint(limb([(-54, -54), (-60, -48), (-60, -40)], [6, 5, 3]), "#cf8674", **pink, vol=0.8, rim=True)
    for _ in range(70):
        u, v = rr.uniform(-50, -12), rr.uniform(-66, -30)
        k.line([(u, v), (u - 1.4, v + 1.4)], [0.5, 0.2], "#fff3e4", 0.5)
    k.paint(limb([(-44, -34), (-43, -18), (-45, -2)], [12, 6.6, 6.4]), "#bf7868", **pink, vol=0.9, rim=True)
    k.paint(
        limb([(30, -32), (31, -16), (30, -2)], [10, 6.6, 6.6]), dk, dark="#140a0c", light="#c9947a", vol=0.9, rim=True
    )
    for u in (-45, -34, 22, 30):
        k.paint([(u - 4.4, -4, "c"), (u + 4, -4, "c"), (u + 5, 0, "c"), (u - 5, 0, "c")], "#1c1012", vol=0.4, rough=0.2)
    # the wool that is left
    spots = []
    for _ in range(150):
        a, d = rr.uniform(0, 6.283), math.sqrt(rr.random())
        u, v = 14 + 28 * d * math.cos(a), -50 + 25 * d * math.sin(a)
        spots.append((u, v))
    k.paint(
        merged([ellipse(u, v, 7) for u, v in spots]),
        "#c9ac98",
        dark="#6a4a44",
        light="#f6e0c8",
        vol=0.8,
        rough=0.8,
        px=200,
    )
    for u, v in sorted(spots, key=lambda q: q[1])[::1]:
        q = rr.uniform(4.4, 7.4)
        k.paint(
            ellipse(u, v, q, q * 0.9),
            mix("#e6d0ba", "#b8988a", np.clip((u + 10) / 60, 0, 1)),
            dark="#7a564c",
            light="#fff6e6",
            vol=1.0,
            rough=0.4,
            shadow=(0, 0.6, 1, 0.3),
            lit=0.7,
        )
    for j in range(6):  # the last row, coming off
        v = -68 + j * 7.2
        k.line([(-13 + rr.normal(0, 1), v), (-10, v + 3.4), (-13, v + 6.8)], [1.2, 1.8, 1.2], "#f6e6d2", 1, detail=0.9)
    # bell and head
    h = k.sub(46, -72, 100, -6)
    h.paint([(-8, -4), (-20, -8), (-27, -2), (-20, 3), (-9, 3)], dk, dark="#1c0f10", light="#c9947a", vol=0.8, rim=True)
    h.paint(
        [(-10, -8), (-4, -15), (6, -15), (12, -8), (18, 4), (21, 12), (17, 18), (9, 18), (0, 12), (-8, 6)],
        "#6a4a44",
        dark="#24140f",
        light="#e0b494",
        vol=1.0,
        rim=True,
        rough=0.4,
        shadow=(0, 1.4, 2, 0.45),
        detail=0.9,
    )
    for q in range(9):
        a = math.radians(180 + q * 20)
        h.paint(
            ellipse(-1 + 11 * math.cos(a), -10 + 7 * math.sin(a) + 1, 5),
            "#e6d0ba",
            dark="#7a564c",
            light="#fff6e6",
            vol=1.0,
            rough=0.4,
        )
    h.paint(ellipse(6.6, -3.4, 3.0, 3.4), "#fff6e6", vol=0.2, rough=0, detail=1)
    h.paint(ellipse(7.6, -4.2, 2.0, 2.4), "#1c1012", vol=0, rough=0, detail=1)
    h.dot(8.4, -5.2, 0.8)
    h.line([(2.6, -6.6), (6.4, -8), (10.4, -6)], [0.4, 1.3, 0.4], "#24140f", 0.9, detail=1)
    h.line([(13, 14.6), (16, 13.4), (19, 12.4)], [0.4, 1.2, 0.4], "#1c1012", 0.9, detail=1)
    h.line([(9, 12), (12, 14.6), (14.6, 14.2)], [0.3, 0.9, 0.4], "#1c1012", 0.7, detail=1)
    h.paint(ellipse(18.6, 9.4, 1.4, 1), "#1c1012", vol=0, rough=0)
    k.paint(limb([(28, -58), (38, -50), (48, -56)], [4, 4.4, 4]), "#9a3a2c", dark="#3a0f10", vol=0.7, rim=True)
    B = k.sub(40, -40, 17)
    metal(
        B,
        curve([(-34, 0, "c"), (-26, -20), (-20, -52), (-8, -68), (8, -68), (20, -52), (26, -20), (34, 0, "c"), (0, 9)]),
        "#d99c40",
    )
    metal(B, ellipse(0, 9, 8), "#8a5a24")
    return k.pt(-12, -27)


def yarn(c, a):
    """From her side over the boards and up to his needles."""
    ax, ay = a
    q = sample(
        [
            (ax, ay),
            (ax + 10, ay + 26),
            (ax + 60, ay + 66),
            (ax + 128, ay + 52),
            (ax + 150, ay + 22),
            (ax + 118, ay + 14),
            (ax + 108, ay + 46),
            (ax + 190, ay + 60),
            (ax + 262, ay - 20),
            (ax + 252, ay - 120),
            (404 - 30, 812 - 236),
        ],
        90,
    )
    pts = [tuple(v) for v in q]
    c.line([(u + 1, v + 3) for u, v in pts], [3.6], "#0e0608", 0.45, soft=1.2)
    c.paint(
        limb(pts, [3.4, 3.2, 3.2, 2.6], n=160, cap=False),
        "#ead6c0",
        dark="#8f6a5c",
        light="#fff8e8",
        vol=0.6,
        rough=0.3,
        detail=1,
    )
