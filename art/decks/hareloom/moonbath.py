"""The moon, fallen into the village pond, is being dried with bath towels."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    curve,
    ellipse,
    goose,
    house,
    ladder,
    limb,
    merged,
    minus,
    person,
    poly,
    rgb,
    ridge,
    sample,
    shift,
    transform,
)

SENTENCE = "The moon, fallen into the village pond, is being dried with bath towels."
KEY = "petrol-orange"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "adult"

MX, MY, MR = 306, 500, 148
GLOW = "#ffb866"


def facing_moon(c, x, y):
    """Turn the key light so that it comes from the moon."""
    v = np.array([MX - x, MY - y, 90.0])
    c.key = v / np.linalg.norm(v)


def towel(c, pts, col, **kw):
    """A towel through an outline of points."""
    return c.paint(
        curve(pts),
        col,
        **(
            dict(
                dark=shift(col, -0.2),
                light=shift(col, 0.14),
                vol=0.22,
                rough=0.9,
                tex=0.4,
                texk="streakv",
                rim="#ffe6b0",
                shadow=(2, 4, 5, 0.45),
                detail=0.4,
            )
            | kw
        ),
    )


def draw():
    """Night; the only lamp has come down, and everybody has brought a towel."""
    c = Card(6006, key=(0.1, -0.4, 0.6))
    rr = np.random.default_rng(60)
    c.sky(
        [(0, "#07161f"), (0.2, "#0d2733"), (0.4, "#173f4e"), (0.5, "#2a5a66"), (0.53, "#123440"), (1, "#0c2430")],
        warp=0.08,
    )
    c.brush((44, 22), thr=(0, 0.03), length=4.5, jitter=0.02, opacity=0.85)
    c.stars(130, 400, "#dff0e6", 0.4, 1.4)
    c.fog_colour = rgb("#2f5f6c")
    # where it used to hang: a dark round place, and the end of a rope
    c.shade(372, 112, 70, "#02080c", 0.8, 4)
    c.line([(372, -10), (373, 60), (371, 104)], [3.2, 3, 2.6], "#b8a480", 0.9)
    for a in (-5, -2, 1.5, 5):
        c.line([(371, 102), (371 + a * 0.7, 112), (371 + a * 1.7, 122)], [1.2, 0.9, 0.4], "#cbb78e", 0.9)
    c.glow(MX, MY, 420, "#f08a3c", 0.30, 1.1)
    for y, f, sd, col in ((404, 0.5, 3, "#163642"), (424, 0.3, 8, "#12303c")):
        c.paint(ridge(y, 10, sd, n=8), col, fog=f, vol=0.3)
    c.lights = [(MX, MY, 60, GLOW, 210, 0.8)]
    for x, y, w, h, sd in (
        (40, 470, 62, 46, 1),
        (104, 462, 50, 40, 2),
        (152, 472, 46, 50, 3),
        (470, 470, 54, 46, 4),
        (530, 476, 60, 40, 5),
        (584, 470, 50, 54, 6),
    ):
        house(c, x, y, w, h, "#24505c", "#1a3a48", lit="#ff9a3c", win=1, fog=0.16, seed=sd, lean=rr.normal(0, 0.05))
    c.paint(poly([(60, 470), (60, 380), (72, 344), (84, 380), (84, 470)]), "#1a3c4a", fog=0.2, vol=0.3, rough=0.4)
    # the bank
    c.paint(
        ridge(478, 4, 12, n=7),
        "#27434a",
        dark="#0c2028",
        light="#a8845a",
        vol=0.35,
        texk="streakh",
        tex=0.4,
        grad=((0, 478), (0, 640), 0.15, -0.15),
    )
    pond = curve(
        [
            (14, 640),
            (90, 584),
            (220, 558),
            (380, 556),
            (520, 582),
            (600, 640),
            (596, 730),
            (470, 800),
            (300, 822),
            (120, 796),
            (0, 716),
        ]
    )
    c.paint(
        curve(
            [
                (0, 640),
                (84, 572),
                (220, 546),
                (384, 544),
                (528, 572),
                (612, 636),
                (612, 740),
                (476, 816),
                (300, 838),
                (112, 812),
                (-14, 724),
            ]
        ),
        "#3a3a34",
        dark="#10181c",
        light="#8a6a44",
        vol=0.4,
        rough=1.6,
        tex=0.5,
    )
    pm = c.paint(
        pond, "#14404e", dark="#08202c", light="#3f7f88", vol=-0.2, rough=1.0, texk="streakh", tex=0.5, lit=0.4
    )
    # in the water it is still a crescent
    for a, r, col in ((0.30, 1.0, "#f0a050"), (0.5, 0.8, "#ffc878")):
        c.paint(
            transform(minus(ellipse(0, 0, 120 * r), ellipse(44, -10, 112 * r)), 300, 712, 1, 0, sy=0.46),
            col,
            vol=0,
            alpha=a,
            soft=3,
            lit=0,
            clip=pm,
            rough=3,
        )
    q = []
    for _ in range(150):
        y = rr.uniform(590, 800)
        x = 300 + rr.normal(0, 120)
        L = rr.uniform(10, 46) * (0.4 + (y - 560) / 260)
        q.append(limb([(x - L / 2, y), (x, y - 1), (x + L / 2, y)], [0.3, rr.uniform(1, 3), 0.3], n=8, cap=False))
    c.paint(merged(q[:90]), "#0c2c38", vol=0, alpha=0.6, rough=0.4, lit=0, clip=pm)
    c.paint(merged(q[90:]), "#ffb060", vol=0, alpha=0.55, rough=0.4, lit=0, clip=pm)
    c.glow(MX, 668, 230, "#ffa850", 0.34, 1.5, sq=2.6)
    c.glow(MX, 566, 330, "#f09a50", 0.25, 1.4, sq=3.0)
    the_moon(c, rr)
    people(c, rr, pm)
    near(c, rr)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        c.glow(MX, MY, 240, "#ffb060", 0.14, 1.2)
        for x, y, n in ((196, 590, 7), (330, 640, 5), (420, 580, 6), (MX - 60, 636, 6)):
            for _i in range(n):
                c.paint(
                    ellipse(x + rr.normal(0, 14), y + rr.uniform(0, 30), 1.2, 2.4),
                    "#ffe6b0",
                    vol=0,
                    rough=0,
                    lit=0,
                    alpha=0.8,
                )

    c.late.append(late)
    return c.finish(shadow_tint="#06202c", light_tint="#ffe2b4", vignette=0.36, contrast=0.2, bloom=0.16, bthr=0.74)


def the_moon(c, rr):
    """Sitting in the water to a third, wet, and rather embarrassed."""
    lights, c.lights = c.lights, []
    c.key = np.array((-0.35, -0.6, 0.7))
    m = c.paint(
        ellipse(MX, MY, MR),
        "#f8e2b4",
        dark="#d99a58",
        light="#fffbe8",
        vol=0.6,
        tex=0.35,
        grain=0.12,
        rough=0.5,
        fade=(628, 640),
        detail=0.4,
    )
    for q in (
        [(-104, -50), (-70, -84), (-30, -60), (-20, -20), (-54, 8), (-96, -6)],
        [(-30, 22), (8, 6), (40, 30), (30, 66), (-8, 74), (-34, 54)],
        [(44, -70), (86, -50), (104, -10), (84, 24), (54, -4), (40, -40)],
        [(-112, 40), (-84, 34), (-64, 64), (-84, 92), (-104, 74)],
    ):
        c.paint(
            curve([(MX + u, MY + v) for u, v in q]), "#d9ae7c", vol=0.1, alpha=0.55, soft=5, clip=m, rough=5, tex=0.6
        )
    for u, v, r in (
        (-84, 12, 11),
        (-46, 78, 15),
        (70, 54, 17),
        (18, -36, 8),
        (-2, -88, 10),
        (98, 40, 8),
        (44, 96, 12),
        (4, 96, 6),
        (-118, 6, 7),
        (60, 4, 6),
        (-58, -24, 7),
    ):
        c.paint(
            ellipse(MX + u, MY + v, r, r * 0.88, 14),
            "#d8ae7c",
            dark="#b07c48",
            light="#f8e4ba",
            vol=-0.9,
            alpha=0.7,
            soft=0.8,
            clip=m,
        )
        c.line(
            [
                (MX + u - r * 0.7, MY + v + r * 0.62),
                (MX + u + r * 0.1, MY + v + r * 0.88),
                (MX + u + r * 0.8, MY + v + r * 0.4),
            ],
            [0.4, 1.8, 0.4],
            "#fffbe6",
            0.7,
            clip=m,
            soft=0.6,
        )
    for _ in range(60):  # still wet
        a, d = rr.uniform(0, 6.28), MR * math.sqrt(rr.random()) * 0.93
        x, y = MX + d * math.cos(a), MY + d * math.sin(a)
        if y < 618:
            L = rr.uniform(4, 20)
            c.line([(x, y), (x + rr.normal(0, 1), y + L)], [0.6, rr.uniform(1.4, 2.6)], "#fff8e0", 0.55, clip=m)
    for k in range(4):
        c.line(
            [(MX - 160 + k * 6, 636 + k * 5), (MX, 641 + k * 7), (MX + 160 - k * 8, 635 + k * 5)],
            [0.5, 2.6 - k * 0.4, 0.5],
            "#ffd090",
            0.7 - k * 0.13,
        )
    c.lights = lights
    # the big towel over its head
    hem = [
        (-112, -46),
        (-92, -30, "c"),
        (-74, -44),
        (-50, -62),
        (-20, -72),
        (12, -74),
        (40, -66),
        (62, -50, "c"),
        (88, -66),
        (98, -84),
    ]
    t = towel(
        c,
        [
            (MX + u, MY + v, *k)
            for u, v, *k in [
                (-118, -88),
                (-92, -122),
                (-52, -147),
                (0, -155),
                (46, -146),
                (86, -122),
                (104, -104),
                *hem[::-1],
            ]
        ],
        "#ddd9c8",
        dark="#7f9494",
        light="#fffdf0",
        shadow=(2, 7, 6, 0.5),
        vol=0.3,
    )
    for d in (12, 26):
        c.line([(MX + u * 1.01, MY + v - d) for u, v, *_ in hem], [6.4], "#2f7f8f", 0.9, clip=t, rough=0.6)
    for u, v, u2, v2 in (
        (-90, -112, -92, -36),
        (-58, -138, -64, -50),
        (-24, -150, -28, -70),
        (14, -152, 14, -72),
        (48, -142, 50, -58),
        (78, -122, 70, -54),
    ):
        c.line(
            [(MX + u, MY + v), (MX + (u + u2) / 2 + 5, MY + (v + v2) / 2), (MX + u2, MY + v2)],
            [0.6, 5, 2],
            "#6f8a8c",
            0.55,
            clip=t,
            soft=1.4,
        )
        c.line(
            [(MX + u + 9, MY + v), (MX + (u + u2) / 2 + 14, MY + (v + v2) / 2), (MX + u2 + 9, MY + v2)],
            [0.6, 4, 1],
            "#fffef4",
            0.6,
            clip=t,
            soft=1.2,
        )
    for u, v, *_ in hem[::1]:
        c.line([(MX + u, MY + v), (MX + u, MY + v + 5)], [1.2, 0.6], "#efe9d6", 0.8)


def people(c, rr, pm):
    """One on a ladder, one to rub, one to hug, one to wring."""
    warm = "#ffdca0"
    # wet line with used towels: they go on shining
    c.line([(-6, 520), (60, 540), (150, 526)], [1.4], "#c9b48a", 0.8)
    c.paint(limb([(152, 520), (154, 606)], [4, 5]), "#4a3a2c", vol=0.6)
    for x, y, w, h, col in ((16, 528, 34, 52, "#ffcf8a"), (62, 538, 36, 58, "#ffe0ac"), (108, 534, 32, 50, "#f6b878")):
        towel(
            c,
            [
                (x, y, "c"),
                (x + w, y + 1, "c"),
                (x + w + 1, y + h * 0.6),
                (x + w - 2, y + h, "c"),
                (x + w / 2, y + h - 3),
                (x + 2, y + h, "c"),
                (x - 1, y + h * 0.5),
            ],
            col,
            lit=0.3,
        )
        c.late.append(lambda x=x, y=y, w=w, h=h: c.glow(x + w / 2, y + h / 2, 60, "#ffb060", 0.25, 1.3))
    # on the ladder
    facing_moon(c, 470, 520)
    ladder(c, 486, 712, 300, rungs=9, rot=-13, col="#7a5a3c", rim=warm)
    o = person(
        c,
        446,
        588,
        128,
        pose="reach",
        view="profile",
        facing=-1,
        clothes="apron",
        col="#2f6a70",
        col2="#d9cfb0",
        style="bun",
        hair="#3a241c",
        face="calm",
        arms=((118, 14, 10, 4), (96, 20, 10, 4)),
        rim=warm,
        ground=False,
        hands=("grip", "grip"),
        nod=-6,
    )
    hx, hy = o["handL"]
    towel(
        c,
        [
            (hx + 6, hy - 8),
            (hx - 24, hy - 18),
            (hx - 44, hy + 2),
            (hx - 40, hy + 40),
            (hx - 20, hy + 46, "c"),
            (hx - 8, hy + 24),
        ],
        "#c9583f",
        light="#ffb080",
    )
    # the hug, left
    facing_moon(c, 150, 600)
    o = person(
        c,
        150,
        668,
        142,
        body="heavy",
        pose="stand",
        view="profile",
        facing=1,
        clothes="suit",
        col="#1f4a58",
        style="bald",
        hair="#5a4030",
        beard=True,
        face="stern",
        arms=((78, 10, 8, 0), (58, 14, 8, 0)),
        rim=warm,
        lean=9,
        ground=False,
    )
    hx, hy = o["handR"]
    towel(
        c,
        [
            (hx - 12, hy - 6),
            (hx + 8, hy - 44),
            (hx + 24, hy - 50),
            (hx + 26, hy - 8),
            (hx + 22, hy + 32, "c"),
            (hx + 4, hy + 40),
            (hx - 8, hy + 24, "c"),
        ],
        "#d9cfae",
        dark="#7a8a80",
        light="#fff6d8",
    )
    # the rubber, from behind, dark against it
    facing_moon(c, 268, 640)
    person(
        c,
        262,
        700,
        136,
        pose="stand",
        view="back",
        clothes="dress",
        col="#16323c",
        style="plait",
        hair="#1c1416",
        arms=((96, 18, 24, 10), (120, 20, 22, 8)),
        rim="#ffe2a8",
        ground=False,
    )
    # knees in the water: rings, and the legs fade into it
    for x, y, w in ((150, 664, 46), (262, 700, 30)):
        c.paint(ellipse(x, y + 2, w, 10), "#123844", vol=0, alpha=0.85, soft=3, lit=0, clip=pm)
        for k in range(3):
            c.paint(
                minus(
                    ellipse(x, y - 2, w * (0.62 + k * 0.34), 7 + k * 4),
                    ellipse(x, y - 2, w * (0.62 + k * 0.34) - 2, 5.6 + k * 4),
                ),
                "#ffc07a",
                vol=0,
                alpha=0.5 - k * 0.12,
                lit=0,
                rough=0.6,
            )
    # wringing
    facing_moon(c, 470, 740)
    o = person(
        c,
        452,
        826,
        138,
        body="old",
        pose="stand",
        view="three",
        facing=-1,
        clothes="apron",
        col="#7a3f2c",
        col2="#e0d3b0",
        hat="scarf",
        hatc="#c8803c",
        hair="#d9d3c8",
        face="tired",
        arms=("hold", "hold"),
        hands=("grip", "grip"),
        rim=warm,
    )
    (ax, ay), (bx, by) = o["handL"], o["handR"]
    if ax > bx:
        ax, ay, bx, by = bx, by, ax, ay
    w = [
        (ax - 26, ay + 26),
        (ax - 14, ay + 4),
        (ax, ay),
        ((ax + bx) / 2, (ay + by) / 2 + 5),
        (bx, by),
        (bx + 12, by + 6),
        (bx + 20, by + 30),
    ]
    m = c.paint(
        limb(w, [17, 13, 7, 9, 7, 12, 18], cap=False),
        "#ffdc9c",
        dark="#b8803c",
        light="#fffbe0",
        vol=0.9,
        rough=0.6,
        rim=warm,
        lit=0.3,
        detail=0.6,
    )
    for i in range(9):
        u, v = sample(w, 11)[i + 1]
        c.line([(u - 3, v - 6), (u + 3, v + 6)], [0.5, 1.4, 0.5], "#b8803c", 0.7, clip=m)
    B = Frame(c, (ax + bx) / 2 - 2, 842, 44, 0, rim=warm)
    B.paint(
        [(-34, -60, "c"), (34, -60, "c"), (27, 0, "c"), (0, 5), (-27, 0, "c")],
        "#4f6a70",
        dark="#122830",
        light="#c9d8cc",
        vol=1.2,
        rim=True,
    )
    B.paint(ellipse(0, -60, 34, 9), "#ffe0a0", dark="#e09a4a", light="#fffbe0", vol=0, lit=0, rough=0.3)
    X, Y = B.pt(0, -62)
    c.late.append(
        lambda: (
            c.glow(X, Y, 56, "#ffb860", 0.5, 1.2),
            [
                c.paint(ellipse(X + rr.normal(0, 5), Y - 6 - i * 7, 1.4, 3.2), "#fff3c8", vol=0, rough=0, lit=0)
                for i in range(5)
            ],
        )
    )


def near(c, rr):
    """Reeds, a goose with a very small towel, a frog who saw it fall."""
    c.lights = [(MX, MY, 60, GLOW, 240, 0.7)]
    facing_moon(c, 90, 800)
    goose(c, 84, 838, 96, "walk", rim="#ffe2b0", col="#9aa8a4", dark="#2f4a54", light="#ffe6bc", wing="#6f8288")
    towel(
        c, [(92, 776), (112, 770), (126, 780), (124, 806, "c"), (108, 800), (96, 808, "c")], "#c9583f", light="#ff9a70"
    )
    q1, q2 = [], []
    for _ in range(70):
        x = rr.choice([rr.uniform(-10, 60), rr.uniform(500, 610), rr.uniform(180, 420)], p=[0.4, 0.45, 0.15])
        h = rr.uniform(40, 130) * (0.5 if 180 < x < 420 else 1)
        l = rr.normal(0, 0.16)
        (q1 if rr.random() < 0.6 else q2).append(
            limb([(x, 915), (x + l * h * 0.4, 915 - h * 0.6), (x + l * h * 1.2, 915 - h)], [4, 3, 0.4], n=8, cap=False)
        )
    c.paint(merged(q1), "#16343c", vol=0.3, rough=0.3, lit=0.5)
    c.paint(merged(q2), "#2f5450", dark="#081820", light="#e0a860", vol=0.3, rough=0.3, lit=0.6)
