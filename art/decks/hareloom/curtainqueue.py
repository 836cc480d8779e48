"""Houses on chicken legs queue politely for a tailor of curtains; one is changing behind the screen."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    cloud,
    curve,
    ellipse,
    grass,
    limb,
    merged,
    mix,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    shift,
    union,
)

SENTENCE = "Houses on chicken legs queue politely for a tailor of curtains; one is changing behind the screen."
KEY = "indigo-coral"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

RIM = "#fff0c8"


def leg(k, x, y, L, bend, toe=1, col="#e0a03c"):
    """A hen's leg from the house's floor at (x, y), L long; bend throws the hock back."""
    hk = (x - bend, y + L * 0.52)
    ft = (x + bend * 0.15, y + L)
    sk = dict(dark=shift(col, -0.26), light=shift(col, 0.16), rim=True, rough=0.25)
    k.darken(ellipse(ft[0] + 4, ft[1] + 1.4, 22, 3.6), 0.5, 2.4, None, "#24315e")
    for dx, dy, w in ((19, 2.6, 4.6), (12, -2.6, 4.2), (-12, 1.6, 3.6), (15, 6.4, 4.8)):
        tip = (ft[0] + toe * dx, ft[1] + dy)
        k.paint(
            limb([(ft[0], ft[1] - 4), (ft[0] + toe * dx * 0.5, ft[1] + dy * 0.2 - 2.6), tip], [6, w, w * 0.6]),
            col,
            **sk,
            vol=0.8,
        )
        k.paint(
            limb([tip, (tip[0] + toe * 4 * (1 if dx > 0 else -1), tip[1] + 1)], [2, 0.4], cap=False),
            "#4a3428",
            vol=0.3,
            rough=0.1,
        )
    m = k.paint(
        limb([hk, ((hk[0] + ft[0]) / 2 + bend * 0.1, (hk[1] + ft[1]) / 2), ft], [8, 5.4, 6]), col, **sk, vol=0.9
    )
    for i in range(9):
        t = 0.12 + i / 10
        a, b = hk[0] + (ft[0] - hk[0]) * t, hk[1] + (ft[1] - hk[1]) * t
        k.line([(a - 3.4, b - 0.6), (a, b + 0.8), (a + 3.4, b - 0.6)], [0.3, 1, 0.3], shift(col, -0.22), 0.6, clip=m)


def thigh(k, x, y, L, bend, plume):
    hk = (x - bend, y + L * 0.52)
    m = k.paint(
        union(limb([(x, y - 8), (x - bend * 0.3, y + L * 0.2), hk], [34, 25, 9])),
        plume,
        dark=shift(plume, -0.24),
        light=shift(plume, 0.14),
        vol=0.95,
        rough=1.6,
        rim=True,
    )
    k.fur(
        m,
        [[(x, y - 6), (x - bend * 0.4, y + L * 0.24), hk], [(x + 8, y), (x - bend * 0.3 + 5, y + L * 0.3), hk]],
        8,
        1.6,
        con=0.12,
        over=2,
    )


def hut(
    c,
    x,
    y,
    size,
    wall,
    roof,
    rot=0.0,
    flip=False,
    fog=0.0,
    L=92,
    plume="#b8805c",
    windows=2,
    seed=0,
    blind=False,
    look=0,
):
    """A crooked cottage, 100 wide; its feet stand at (x, y). Bare windows, embarrassed about it."""
    r = np.random.default_rng(seed)
    base = Frame(c, x, y, size, 0, flip, fog, RIM)
    k = base.sub(0, -L, 100, rot)
    bends = (12 + r.uniform(-3, 4), 10 + r.uniform(-3, 4))
    base.paint(ellipse(34, 3, 62, 7), "#4a3468", vol=0, alpha=0.4, soft=4, lit=0, rough=0.4)
    for i, u in enumerate((-20, 20)):
        leg(base, u, -L, L + (3 if i else 0), bends[i], 1 if i else (-1 if r.random() < 0.3 else 1))
        thigh(base, u, -L, L + (3 if i else 0), bends[i], plume)
    st = dict(rough=0.3, rim=True)
    k.paint(
        poly([(30, 4), (52, -6), (56, -74), (30, -76)]),
        mix(wall, "#5a4c88", 0.42),
        vol=0.1,
        rough=0.3,
        texk="streakv",
        tex=0.3,
    )
    front = k.paint(
        poly([(-44, 2), (32, 5), (34, -78), (-7, -128), (-48, -74)]),
        wall,
        vol=0.12,
        texk="streakv",
        tex=0.3,
        grad=((-44, 0), (34, 0), 0.16, -0.12),
        **st,
    )
    k.darken(poly([(-50, -70), (-7, -122), (36, -74), (36, -66), (-7, -110), (-50, -60)]), 0.35, 3, front, "#3a2450")
    for _ in range(14):  # plaster off the bricks
        u, v = r.uniform(-42, 28), r.uniform(-64, -2)
        if r.random() < 0.4:
            k.paint(rect(u, v, 7, 3, 0.6), "#c0705c", vol=0.3, alpha=0.6, rough=0.5, clip=front)
    k.paint(poly([(28, -96), (42, -92), (43, -128), (29, -130)]), "#b86a5c", vol=0.3, rough=0.5, rim=True)
    k.paint(rect(26, -133, 20, 6, 1), "#8f4a4c", vol=0.4, rough=0.4)
    ro = k.paint(
        poly([(-9, -134), (40, -128), (64, -66), (32, -68)]),
        roof,
        vol=0.15,
        rough=0.7,
        texk="streake",
        tex=0.4,
        grad=((0, -130), (0, -64), 0.14, -0.16),
        shadow=(0, 2, 2, 0.4),
    )
    for j in range(5):
        v = -124 + j * 12
        k.line(
            [(-4 + j * 8, v), (24 + j * 6, v + 3), (43 + j * 4.6, v + 2)],
            [0.6, 1.3, 0.6],
            shift(roof, -0.16),
            0.6,
            clip=ro,
        )
    k.paint(poly([(-9, -136), (-7, -124), (-50, -64), (-60, -66)]), shift(roof, -0.05), vol=0.3, rough=0.6, rim=True)
    k.paint(poly([(-9, -136), (-7, -124), (31, -68), (38, -70)]), shift(roof, -0.08), vol=0.3, rough=0.6)
    # a door shut tight, a step
    k.paint(
        curve([(-15, 3, "c"), (-15, -20), (-7, -27), (1, -20), (1, 4, "c")]),
        "#7a4a58",
        dark="#3a2038",
        vol=0.3,
        rough=0.3,
        texk="streakv",
        tex=0.5,
    )
    k.paint(ellipse(-2, -10, 1.4), "#f0cf72", vol=0.6, rough=0)
    eyes = []
    if not blind:
        for u in (-26, 11)[:windows]:
            q = rect(u - 11, -62, 20, 27, 2)
            k.paint(rect(u - 13.4, -64.4, 24.8, 31.8, 2), "#fbf0dc", vol=0.4, rough=0.3, shadow=(0.4, 1, 1, 0.4))
            m = k.paint(
                q,
                "#3a3f78",
                dark="#1c2148",
                light="#8f94c8",
                vol=0,
                lit=0,
                rough=0.2,
                grad=((u - 10, -60), (u + 10, -36), 0.3, -0.3),
            )
            k.paint(
                ellipse(u - 1 + look * 4, -46, 5.4, 6.4),
                "#ffd89a",
                vol=0,
                lit=0,
                alpha=0.9,
                clip=m,
                soft=0.8,
                rough=0.2,
            )
            k.paint(merged([rect(u - 2, -62, 2, 27), rect(u - 11, -49.6, 20, 1.8)]), "#fbf0dc", vol=0.2, rough=0.2)
            k.paint(rect(u - 14, -34.4, 26, 3.6, 1), "#e8c8a0", vol=0.4, rough=0.3)
            k.paint(ellipse(u - 1, -28, 8, 4), "#e86a5c", vol=0, alpha=0.32, soft=2.4, lit=0, clip=front)
            eyes.append((u, m))
        k.paint(rect(-11, -98, 9, 12, 4), "#3a3f78", vol=0, rough=0.2)
        k.paint(poly([(38, -54), (49, -57), (50, -34), (39, -32)]), "#2c3060", vol=0, rough=0.2)
    return k, eyes


def draw():
    """A coral evening, a long road, and a good tailor."""
    c = Card(3636, key=(-0.75, -0.45, 0.5))
    rr = np.random.default_rng(36)
    c.sky([(0, "#d0645f"), (0.22, "#e88a70"), (0.45, "#f6b884"), (0.64, "#fde0a4"), (1, "#f0b088")], warp=0.16)
    c.brush((44, 22), thr=(0, 0.03), length=5, jitter=0.016)
    c.fog_colour = rgb("#f8cc98")
    c.glow(40, 520, 300, "#fff0c0", 0.5, 1.3)
    for x, y, w, h, s in ((150, 150, 260, 44, 2), (470, 96, 220, 36, 3), (250, 250, 200, 26, 4)):
        cloud(c, x, y, w, h, "#f6b49a", "#d07a7c", "#ffe4c4", s)
    c.paint(ridge(500, 14, 5, tilt=-30), "#c98a9c", vol=0.2, fog=0.6, rough=1)
    hill = curve(
        [
            (-30, 930, "c"),
            (-30, 500),
            (90, 452),
            (220, 388),
            (330, 344),
            (420, 340),
            (520, 392),
            (630, 470),
            (630, 930, "c"),
        ]
    )
    c.paint(
        hill,
        "#d8987c",
        dark="#8a5878",
        light="#fde4b0",
        vol=0.16,
        fog=0.30,
        rough=1.2,
        texk="streake",
        tex=0.25,
        px=220,
        grad=((0, 340), (0, 620), 0.12, -0.10),
    )
    c.paint(
        ridge(612, 5, 12, tilt=16),
        "#dc9c78",
        dark="#7a4a70",
        light="#fde0ac",
        vol=0.1,
        rough=1,
        texk="streakh",
        tex=0.3,
        grad=((0, 600), (0, 900), 0.22, -0.45),
    )
    way = [
        (368, 350),
        (330, 372),
        (340, 386),
        (404, 406),
        (420, 424),
        (340, 452),
        (250, 472),
        (180, 492),
        (150, 520),
        (200, 556),
        (320, 590),
        (440, 626),
        (560, 680),
        (560, 760),
        (440, 860),
        (420, 930),
    ]
    c.paint(
        limb(way, [4, 6, 8, 11, 13, 15, 18, 22, 27, 34, 44, 60, 80, 110, 150, 190], n=120, cap=False),
        "#fbe0b0",
        dark="#d09a78",
        vol=0.05,
        rough=1.4,
        soft=1.5,
        alpha=0.8,
    )
    W = ["#f3e4cc", "#bcd4d8", "#f0c8b0", "#d8dcb4", "#e4d0e0", "#f6e0a8", "#c8dce4"]
    R = ["#3f4670", "#7a3450", "#2f6070", "#8a4a3c", "#4a3470", "#3f4670", "#6a3a48"]
    Q = [
        (352, 368, 11, 0.60),
        (336, 382, 13, 0.57),
        (372, 396, 15, 0.54),
        (410, 412, 18, 0.5),
        (392, 436, 21, 0.46),
        (346, 452, 24, 0.42),
        (296, 464, 28, 0.38),
        (240, 478, 32, 0.33),
        (184, 498, 37, 0.28),
        (160, 530, 43, 0.24),
        (222, 566, 52, 0.18),
        (300, 590, 62, 0.12),
        (536, 668, 104, 0.05),
    ]
    for i, (x, y, s, f) in enumerate(Q):
        hut(
            c,
            x,
            y,
            s,
            W[i % 7],
            R[(i * 3) % 7],
            rr.normal(0, 5),
            i in (2, 7),
            f,
            92 + rr.normal(0, 14),
            ["#b8805c", "#e8d8c0", "#7a5048"][i % 3],
            2,
            i,
            blind=i == 10,
            look=-0.6,
        )
    changing(c)
    near(c)
    front(c, rr)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        vignette=0.28,
        bloom=0.14,
        bthr=0.82,
        contrast=0.2,
        shadow_tint="#24315e",
        light_tint="#fff0cc",
        paper=0.026,
        grain=0.013,
    )


def changing(c):
    """Behind the screen: a roof above, feet below, an old pair of curtains thrown over."""
    hut(c, 108, 742, 104, "#d8dcb4", "#7a3450", -4, False, 0.02, 84, "#e8d8c0", 2, 31, look=0.5)
    for i, (x0, x1, d0, d1) in enumerate(((10, 76, 0, 10), (76, 142, 10, -2), (142, 206, -2, 9))):
        t, b = 548, 716
        c.paint(
            poly([(x0, t + d0), (x1, t + d1), (x1, b + d1), (x0, b + d0)]),
            ["#3f4670", "#525c86"][i % 2],
            dark="#1c2350",
            light="#8f98cc",
            vol=0.15,
            rough=0.4,
            shadow=(6, 8, 8, 0.4),
            rim=RIM,
            detail=0.5,
        )
        for u in np.linspace(0.2, 0.8, 3):
            for v in np.linspace(0.12, 0.88, 6):
                x, y = x0 + (x1 - x0) * u, t + d0 + (d1 - d0) * u + (b - t) * v
                k = Frame(c, x, y, 12, 0)
                for a in range(5):
                    k.paint(
                        ellipse(26 * math.cos(a * 1.257), 26 * math.sin(a * 1.257), 18, 12, a * 72),
                        "#f0a27c",
                        vol=0.2,
                        rough=0.2,
                    )
                k.paint(ellipse(0, 0, 10), "#ffd76e", vol=0.2, rough=0.1)
        for x, d in ((x0, d0), (x1, d1)):
            c.paint(limb([(x, t + d - 5), (x, b + d + 9)], [5, 5], cap=False), "#a8643c", vol=0.8, rough=0.2, rim=RIM)
    f = curve(
        [
            (84, 542, "c"),
            (132, 540, "c"),
            (134, 612),
            (128, 626, "c"),
            (116, 616),
            (106, 628),
            (96, 614),
            (84, 624, "c"),
        ]
    )
    m = c.paint(
        f,
        "#c9b48c",
        dark="#7a5f50",
        light="#f6e8c8",
        vol=0.4,
        rough=0.5,
        shadow=(3, 4, 4, 0.4),
        texk="streakv",
        tex=0.5,
        rim=RIM,
    )
    for x in (94, 106, 119):
        c.line([(x, 546), (x + 1, 620)], [1, 2.4, 0.5], "#7a5f50", 0.55, clip=m)
    for x, y in ((100, 580), (124, 596)):
        c.paint(ellipse(x, y, 4, 5), "#5a4450", vol=0, clip=m, rough=0.8)


def near(c):
    """The first in the queue stands very still."""
    c.paint(ellipse(470, 846, 150, 20), "#24315e", vol=0, alpha=0.42, soft=9, lit=0)
    k, eyes = hut(c, 424, 840, 186, "#f3ddc0", "#3f4670", -7, False, 0, 94, "#8f5a48", 2, 77, look=-0.9)
    c.first = k
    # somebody lives there, and has just noticed
    u, m = eyes[1]
    q = k.sub(u + 4.2, -32, 20)
    q.paint([(-24, 6), (-22, -26), (0, -34), (22, -26), (24, 6)], "#b3402f", vol=0.6, clip=m, rough=0.2)
    q.paint(ellipse(0, -48, 17, 19), "#e8b48c", vol=0.7, clip=m, rough=0.2)
    q.paint(
        [(-18, -50), (-14, -68), (0, -72), (14, -68), (18, -50), (8, -60), (-8, -60)],
        "#e8e4dc",
        vol=0.5,
        clip=m,
        rough=0.4,
    )
    for s_ in (-1, 1):
        q.paint(ellipse(s_ * 6 - 2, -48, 2.6), "#1c1420", vol=0, rough=0, clip=m)
    q.paint(ellipse(-2, -37, 3, 4), "#7a2a2c", vol=0, rough=0, clip=m)
    k.paint(merged([rect(u - 2, -62, 2, 27), rect(u - 11, -49.6, 20, 1.8)]), "#fbf0dc", vol=0.2, rough=0.2)


def front(c, rr):
    # step-ladder
    wd = dict(dark="#5a3024", light="#f6cc90", vol=0.7, rough=0.25, rim=RIM)
    c.paint(ellipse(268, 850, 64, 9), "#24315e", vol=0, alpha=0.45, soft=5, lit=0)
    for a, b in (((300, 742), (328, 848)), ((270, 742), (296, 838))):
        c.paint(limb([a, b], [6, 7], cap=False), "#9a5c3c", **wd)
    for a, b in (((262, 744), (232, 850)), ((304, 744), (286, 856))):
        c.paint(limb([a, b], [7, 8], cap=False), "#b8743f", **wd)
    for t in (0.3, 0.56, 0.82):
        c.paint(
            limb([(262 - 30 * t, 744 + 106 * t), (304 - 18 * t, 744 + 112 * t)], [7, 7], cap=False), "#c98448", **wd
        )
    c.paint(poly([(252, 738), (312, 738), (316, 747), (248, 747)]), "#c98448", **wd)
    # the tailor
    o = person(
        c,
        282,
        740,
        172,
        body="old",
        pose="stand",
        view="three",
        facing=1,
        clothes="suit",
        face="calm",
        col="#2f4a5c",
        col2="#f6e6c8",
        hair="#f0ece4",
        skin="#e8b48c",
        style="bald",
        glasses=True,
        beard=True,
        rim=RIM,
        arms=((96, 16, 4, 2), (56, 30, 12, 6)),
        hands=("grip", "grip"),
        lean=-8,
        nod=-10,
        ground=False,
    )
    # his tape: up the window, and round his neck
    k = c.first
    a, b = k.pt(-37, -62), k.pt(-37, -34)
    hl, hr = sorted([o["handL"], o["handR"]], key=lambda q: q[1])
    T = dict(vol=0.3, rough=0.2, rim=None, detail=1)
    for pts in ([a, hl, hr], [hr, (hr[0] + 14, hr[1] + 40), (hr[0] - 2, hr[1] + 84), (hr[0] + 10, hr[1] + 108)]):
        c.paint(limb(pts, [5, 5], n=50, cap=False), "#ffd76e", dark="#b8862c", **T)
        for _i, (x, y) in enumerate(sample(pts, 22)):
            c.line([(x - 2, y), (x + 1.4, y + 0.4)], [0.7], "#4a2c3c", 0.9, detail=1)
    for q in (hl, hr):
        c.paint(ellipse(*q, 4.4, 4.8), "#e8b48c", vol=0.7, rough=0.1, rim=RIM, detail=1)
    # cloth
    c.paint(ellipse(120, 872, 118, 12), "#24315e", vol=0, alpha=0.5, soft=6, lit=0)
    for i, (col, y) in enumerate((("#2f7a80", 868), ("#e0b04a", 846), ("#b3402f", 826))):
        x = 30 + i * 10
        c.paint(
            rect(x, y - 22, 158 - i * 18, 24, 11),
            col,
            dark=shift(col, -0.22),
            light=shift(col, 0.16),
            vol=0.9,
            rough=0.4,
            texk="streakh",
            tex=0.3,
            rim=RIM,
            shadow=(2, 3, 4, 0.45),
        )
        k2 = Frame(c, x + 158 - i * 18 - 8, y - 10, 22, 0, rim=RIM)
        k2.paint(ellipse(0, 0, 40, 52), shift(col, -0.06), vol=0.3, rough=0.3)
        for q in (34, 22, 10):
            k2.paint(ellipse(0, 0, q, q * 1.3), shift(col, 0.08 if q == 22 else -0.12), vol=0.2, rough=0.3)
    f = curve(
        [(176, 816, "c"), (196, 822), (212, 850), (236, 872), (250, 886, "c"), (214, 890), (190, 884), (168, 846)]
    )
    c.paint(
        f,
        "#b3402f",
        dark="#5a1c24",
        light="#f08a70",
        vol=0.6,
        rough=0.5,
        rim=RIM,
        shadow=(2, 4, 5, 0.4),
        texk="streakv",
        tex=0.3,
    )
    # a very small one has come along
    b, _ = hut(c, 548, 872, 40, "#f6e0a8", "#8a4a3c", 6, True, 0, 60, "#ffe08a", 1, 9, look=0.6)
    grass(c, 360, 610, 0, 12, ["#a86a5c", "#c98a6c", "#7a4a5c"], 90, 8, yfun=lambda u: rr.uniform(884, 915))
