"""A lighthouse has walked ashore and warms its feet at a campfire; its lamp is out."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    grass,
    limb,
    merged,
    outline,
    person,
    poly,
    rect,
    rgb,
    sample,
    shift,
    union,
    water,
)

SENTENCE = "A lighthouse has walked ashore and warms its feet at a campfire; its lamp is out."
KEY = "moss-rain"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"

FIRE = (134, 740)
GLOW = "#ffb45c"
RIM = "#ffcf8a"
STONE = dict(dark="#26332e", light="#fff0d0", rough=0.5)


def draw():
    """Green dusk, orange toes."""
    c = Card(1616, key=(-0.85, 0.10, 0.5), bg="#1c2a24")
    rr = np.random.default_rng(16)
    c.sky(
        [(0, "#15211e"), (0.2, "#2a4038"), (0.4, "#56705c"), (0.56, "#a3b08c"), (0.6, "#c9cba4"), (1, "#3a4a3c")],
        warp=0.2,
    )
    c.brush((48, 24), thr=(0, 0.03), length=5, jitter=0.02, opacity=0.85)
    c.fog_colour = rgb("#a3b08c")
    for y, h, a, n, col in (
        (90, 40, 0.8, 3, "#16231f"),
        (190, 30, 0.7, 5, "#1f302a"),
        (290, 22, 0.6, 7, "#2f463d"),
        (352, 10, 0.5, 9, "#c9cba4"),
        (420, 14, 0.5, 11, "#4a6454"),
        (470, 8, 0.6, 13, "#e0dcb0"),
    ):
        c.band(col, y, h, a, n)
    c.brush((30, 16), thr=(0, 0.03), length=5, jitter=0.02, opacity=0.6)
    # the sea, and what goes on there without a light
    c.paint(
        poly([(-10, 530), (610, 530), (610, 930), (-10, 930)]),
        "#4a6a5c",
        dark="#14241f",
        light="#b9c4a4",
        vol=0,
        texk="streakh",
        tex=0.5,
        grad=((0, 528), (0, 680), 0.4, -0.3),
    )
    water(c, 534, ["#2f4a42", "#7f9a84", "#1f332d", "#a8b898"], "#c9d0a8", 150, 4, 0.7)
    sea(c)
    # the shore
    beach = curve(
        [(-30, 930, "c"), (-30, 676), (80, 660), (210, 664), (330, 648), (470, 628), (640, 600), (640, 930, "c")]
    )
    c.paint(
        beach,
        "#6a6a52",
        dark="#1f2620",
        light="#c9b078",
        vol=0.1,
        rough=1.2,
        texk="streakh",
        tex=0.35,
        grad=((0, 620), (0, 900), 0.05, -0.4),
    )
    c.paint(
        limb(
            [(-20, 674), (80, 660), (210, 664), (330, 648), (470, 628), (640, 600)], [3, 5, 3, 5, 3, 4], n=80, cap=False
        ),
        "#e0e4c8",
        vol=0,
        alpha=0.6,
        rough=2,
        lit=0,
    )
    for x, y, s in ((556, 628, 0.5), (596, 664, 0.62), (536, 690, 0.75)):  # it came out of the water this way
        P = Pose(x, y, s, -18)
        foot = merged(
            [ellipse(0, 0, 40, 13), *[ellipse(-34 + i * 12, -16 - (2 - abs(i - 2)) * 1.5, 6, 3.4) for i in range(5)]]
        )
        c.paint(P(foot), "#8fa08c", dark="#26332e", light="#d8dcc0", vol=-0.5, rough=0.8, lit=0, alpha=0.9)
    c.glow(FIRE[0] + 30, 760, 260, GLOW, 0.5, 1.2, 2.1)
    c.lights = [(FIRE[0], FIRE[1] - 20, 60, GLOW, 210, 1.1)]
    rocks(c, rr)
    body(c, rr)
    fire(c, rr)
    keeper(c)
    grass(
        c,
        -10,
        610,
        0,
        34,
        ["#0f1814", "#1a2620", "#2a3a2c"],
        260,
        8,
        yfun=lambda u: rr.uniform(884, 930) - 30 * (u > 420),
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.60 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        c.glow(*FIRE, 180, GLOW, 0.16, 1.1)
        c.glow(FIRE[0], FIRE[1] - 16, 60, "#ffe0a0", 0.6, 1.3)
        for _ in range(46):
            t = rr.random()
            c.dot(
                FIRE[0] + rr.normal(0, 10 + 40 * t) + 46 * t,
                FIRE[1] - 30 - 240 * t,
                rr.uniform(0.5, 1.5),
                "#ffcf80",
                0.9 * (1 - t * 0.7),
                halo=rr.random() < 0.3,
            )

    c.late.append(late)
    return c.finish(
        vignette=0.36,
        bloom=0.26,
        bthr=0.7,
        contrast=0.22,
        shadow_tint="#10241f",
        light_tint="#ffeac0",
        paper=0.03,
        grain=0.016,
    )


def sea(c):
    """The rock it left, another one wading in with its beam still on, and a ship that believed the chart."""
    k = Frame(c, 470, 556, 60, fog=0.25)
    k.paint([(-60, 6), (-40, -16), (-10, -28), (24, -24), (50, -6), (64, 6)], "#3a4a42", vol=0.8, rough=1)
    k.paint(ellipse(2, -26, 22, 5), "#1c2a24", vol=-0.5, rough=0.4)
    k = Frame(c, 250, 572, 70, 9, fog=0.32)
    k.paint(
        limb([(0, 4), (1, -50), (-2, -92)], [26, 20, 15], cap=False),
        "#d0c8a8",
        dark="#4a564a",
        light="#fff6dc",
        vol=0.9,
    )
    for v in (-18, -48, -78):
        k.paint(limb([(0, v), (0, v - 13)], [25, 24], cap=False), "#8f5044", vol=0.5, alpha=0.85)
    k.paint(rect(-9, -108, 14, 14, 2), "#fff6c8", vol=0, lit=0, rough=0)
    k.paint([(-12, -107, "c"), (-2, -120), (8, -107, "c")], "#3a2c2c", vol=0.4)
    k.line([(-26, 6), (-8, 3), (10, 7), (30, 4)], [1, 4, 3, 1], "#e0e4c8", 0.7)
    x, y = k.pt(-2, -101)
    c.late.append(
        lambda: (
            c.beam([(x, y - 3), (x, y + 3), (-40, y + 64), (-40, y - 60)], "#f6f0c0", 0.5, 5, ((x, y), 190)),
            c.glow(x, y, 26, "#fff6c8", 0.8),
        )
    )
    k = Frame(c, 556, 560, 62, 17, fog=0.2)  # aground
    k.paint([(-52, -14, "c"), (-40, 8), (36, 8), (54, -20, "c"), (20, -10), (-20, -9)], "#2c2a26", vol=0.6, rough=0.4)
    for u, h in ((-24, 60), (4, 78), (28, 54)):
        k.line([(u, -8), (u + 1, -h)], [3, 1.4], "#2c2a26")
        k.paint(
            [
                (u - 14, -h * 0.9, "c"),
                (u + 12, -h * 0.92, "c"),
                (u + 16, -h * 0.4, "c"),
                (u, -h * 0.34),
                (u - 18, -h * 0.38, "c"),
            ],
            "#a8a88c",
            vol=0.5,
            rough=0.5,
        )
    c.late.append(lambda: c.dot(540, 544, 1.6, "#ffb45c", 1, halo=True))


def leg(c, hip, knee, heel, w, far):
    """Masonry, bent at the knee; the sole is held to the fire."""
    f = -0.07 if far else 0
    col = shift("#8a8a74", f)
    path = union(
        limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 6), knee], [w * 1.35, w * 1.1, w]),
        limb([knee, ((knee[0] + heel[0]) / 2 - 4, (knee[1] + heel[1]) / 2), heel], [w, w * 0.82, w * 0.8]),
    )
    m = c.paint(path, col, **STONE, vol=1.0, rim=None if far else RIM, px=200, tex=0.35, shadow=(4, 6, 8, 0.4))
    for a, b, n in ((hip, knee, 7), (knee, heel, 9)):
        d = np.array(b, float) - a
        d /= np.hypot(*d)
        nr = np.array([-d[1], d[0]])
        for i in range(n):
            p = np.array(a, float) + (np.array(b, float) - a) * (i + 0.5) / n
            c.line([tuple(p - nr * w * 0.7), tuple(p + d * 3), tuple(p + nr * w * 0.7)], [1.4], "#26332e", 0.5, clip=m)
            for q in (-0.3, 0.1, 0.45):
                s = p + nr * w * (q + 0.12 * (i % 2))
                c.line([tuple(s), tuple(s + d * w * 0.42)], [1.1], "#26332e", 0.4, clip=m)
    k = Frame(c, heel[0], heel[1], 100, -12 if far else -4, rim=None if far else RIM, detail=0.5)
    s = w / 40
    foot = [
        (18 * s, 14 * s),
        (-8 * s, 18 * s),
        (-18 * s, 6 * s),
        (-15 * s, -30 * s),
        (-18 * s, -62 * s),
        (-8 * s, -76 * s),
        (6 * s, -70 * s),
        (10 * s, -40 * s),
        (20 * s, -16 * s),
    ]
    mf = k.paint(foot, shift(col, 0.03), **STONE, vol=1.0, rim=not far, tex=0.3, shadow=(2, 4, 6, 0.4))
    k.paint(
        [
            (-18 * s, 4 * s),
            (-10 * s, 8 * s),
            (-7 * s, -28 * s),
            (-10 * s, -60 * s),
            (-18 * s, -62 * s),
            (-14 * s, -30 * s),
        ],
        "#f0a860",
        dark="#a8683c",
        light="#ffe6b0",
        vol=0.6,
        clip=mf,
        soft=2,
        alpha=0.9,
    )
    for i in range(4):
        x, y, r = (-10 + i * 5.4) * s, (-80 + i * 3.0) * s, (8.6 - i * 1.1) * s
        k.paint(
            ellipse(x, y, r, r * 1.15),
            shift(col, 0.05 - i * 0.02),
            **STONE,
            vol=1.1,
            rim=not far,
            shadow=(0.6, 1, 1.6, 0.35),
        )
    return m


def body(c, rr):
    """Back bent, blanket round the shoulders."""
    c.paint(ellipse(420, 800, 190, 26), "#0c1410", vol=0, alpha=0.6, soft=14, lit=0)
    leg(c, (440, 780), (270, 610), (222, 766), 44, True)
    sp = sample([(430, 800), (440, 640), (424, 440), (356, 224)], 80)
    wl = np.interp(np.linspace(0, 1, 80), [0, 0.12, 0.5, 1], [70, 70, 56, 38])
    path = outline([*sp[::6].tolist(), sp[-1].tolist()], [*list(wl[::6]), wl[-1]], [*list(wl[::6]), wl[-1]])
    m = c.paint(
        path, "#b4ae94", **STONE, vol=1.05, rim=RIM, rimw=2.6, px=260, tex=0.3, shadow=(12, 8, 16, 0.5), detail=0.2
    )
    for t0, t1 in ((0.20, 0.36), (0.52, 0.68), (0.84, 0.96)):
        seg = sp[int(t0 * 79) : int(t1 * 79) + 1]
        w = float(np.interp((t0 + t1) / 2, [0, 0.12, 0.5, 1], [70, 70, 56, 38])) * 2.3
        c.paint(
            limb(seg.tolist(), [w, w], cap=False),
            "#7a3a30",
            dark="#26181a",
            light="#e88a5c",
            vol=0.0,
            clip=m,
            rough=1.2,
            tex=0.5,
            alpha=0.92,
            grad=((350, 0), (500, 0), 0.30, -0.42),
        )
    d = np.gradient(sp, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    for i in range(2, 78, 3):  # courses
        p, n, w = sp[i], np.array([-d[i, 1], d[i, 0]]), wl[i]
        c.line([tuple(p - n * w), tuple(p - d[i] * w * 0.13), tuple(p + n * w)], [1.2], "#26332e", 0.38, clip=m)
        for q in np.arange(-0.8, 0.9, 0.4):
            a = p + n * w * (q + 0.2 * (i % 2)) - d[i] * w * 0.1 * (1 - q * q)
            c.line([tuple(a), tuple(a + d[i] * 8)], [1], "#26332e", 0.3, clip=m)
    for i, s in ((34, 1.0), (60, 0.8)):  # small windows, dark but one
        x, y = sp[i]
        a = math.degrees(math.atan2(d[i, 0], -d[i, 1]))
        k = Frame(c, x - 14, y, 34 * s, a, detail=0.8)
        k.paint(rect(-26, -44, 52, 84, 22), "#c9c0a0", dark="#4a4a3c", vol=0.6, rough=0.3, shadow=(1, 2, 2, 0.4))
        k.paint(rect(-17, -36, 34, 68, 15), "#ffc870" if i == 34 else "#141c18", vol=0, lit=0, rough=0.2)
        k.line([(0, -36), (0, 32)], [5], "#3a3a30")
        k.line([(-17, 0), (17, 0)], [5], "#3a3a30")
    leg(c, (466, 788), (316, 668), (262, 810), 54, False)
    # a patched sail for a shawl
    W = dict(dark="#161c18", light="#e6cf98", rough=0.8, rim=RIM, tex=0.22)
    lap = curve(
        [
            (398, 404, "c"),
            (372, 440),
            (352, 530),
            (338, 632, "c"),
            (356, 624),
            (372, 640),
            (392, 618, "c"),
            (404, 540),
            (416, 470),
        ]
    )
    ml = c.paint(lap, "#75705a", **W, vol=0.75, shadow=(3, 5, 7, 0.5))
    sail = [
        (404, 398),
        (446, 386),
        (484, 410),
        (512, 500),
        (536, 620),
        (572, 740),
        (590, 822, "c"),
        (560, 810),
        (534, 826),
        (508, 806),
        (482, 822),
        (456, 800, "c"),
        (446, 720),
        (428, 640),
        (408, 560),
        (392, 500),
        (384, 440),
    ]
    ms = c.paint(curve(sail), "#75705a", **W, vol=0.9, shadow=(-5, 5, 8, 0.5), px=240)
    for m_, q in (
        (ms, [(412, 420), (430, 560), (470, 700), (486, 810)]),
        (ms, [(430, 404), (462, 560), (506, 700), (530, 815)]),
        (ms, [(454, 400), (490, 540), (530, 690), (560, 800)]),
        (ms, [(400, 440), (412, 540), (436, 640), (456, 760)]),
        (ml, [(400, 420), (376, 520), (360, 620)]),
        (ml, [(408, 440), (394, 540), (380, 630)]),
    ):
        c.line(q, [1, 7, 9, 3], "#12181a", 0.55, clip=m_, soft=2.4)
        c.line([(x - 9, y) for x, y in q], [1, 5, 6, 1], "#ffdca0", 0.30, clip=m_, soft=2.4)
    for o, w in ((0, 9), (16, 4)):  # a border woven in
        c.line(
            [(446, 716 + o), (478, 734 + o), (516, 724 + o), (552, 738 + o), (590, 726 + o)],
            [w],
            "#8f3f34",
            0.7,
            clip=ms,
            soft=0.6,
        )
        c.line([(340, 560 + o), (366, 574 + o), (404, 562 + o)], [w], "#8f3f34", 0.7, clip=ml, soft=0.6)
    k = Frame(c, 398, 424, 44, 14, rim=RIM)
    k.paint([(-10, 8), (-30, 40), (-12, 46), (4, 16)], "#75705a", **{**W, "rim": True}, vol=0.9)
    k.paint(ellipse(0, 0, 26, 20, 30), "#7f7a60", **{**W, "rim": True}, vol=1.1, shadow=(1, 3, 4, 0.5))
    c.paint(
        poly([(470, 590), (506, 582), (514, 622), (478, 630)]), "#8f6a44", dark="#3a2420", vol=0.2, clip=ms, rough=0.6
    )
    # the lamp, out
    k = Frame(c, 356, 232, 190, -20, rim=RIM, detail=0.7)
    k.paint(
        poly([(-22, 2), (22, 2), (28, -7), (-28, -7)]),
        "#4a4a40",
        dark="#14181a",
        light="#c9a878",
        vol=0.7,
        rim=True,
        rough=0.3,
        shadow=(0, 3, 3, 0.5),
    )
    g = k.paint(rect(-15, -37, 30, 32, 2), "#34463f", dark="#121a18", light="#9aaa90", vol=0.5, rough=0.2, rim=True)
    k.paint(ellipse(0, -18, 6, 8), "#1c2420", vol=0.5, rough=0.2, clip=g)
    k.line([(-10, -33), (-11, -10)], [2, 1], "#f0b878", 0.55, clip=g, soft=0.5)
    for u in (-15, -5, 5, 15):
        k.line([(u, -37), (u, -5)], [1.6], "#1c1e1e")
    for u in np.linspace(-27, 27, 9):
        k.line([(u, -7), (u, -17)], [1], "#26282a")
    k.line([(-28, -17), (28, -17)], [1.4], "#3a3c38")
    k.paint(
        [(-19, -36, "c"), (-15, -47), (-6, -54), (0, -56), (6, -54), (15, -47), (19, -36, "c")],
        "#6a352c",
        dark="#1c1214",
        light="#d88a5c",
        vol=0.9,
        rim=True,
        rough=0.3,
    )
    k.paint(limb([(0, -54), (0, -64)], [3, 1]), "#3a3c38", vol=0.4)


def rocks(c, rr):
    for x, y, s in ((330, 700, 26), (520, 740, 40), (30, 716, 30), (566, 800, 56)):
        c.paint(ellipse(x + 6, y + s * 0.3, s * 1.2, s * 0.3), "#0c1410", vol=0, alpha=0.5, soft=5, lit=0)
        q = [
            (x + s * math.cos(a) * rr.uniform(0.8, 1.15), y + s * 0.62 * math.sin(a) * rr.uniform(0.8, 1.1))
            for a in np.linspace(0, 5.6, 8)
        ]
        c.paint(curve(q), "#4a5248", **STONE, vol=1.0, rim=RIM if x < 400 else None, tex=0.4)


def fire(c, rr):
    x, y = FIRE
    c.paint(ellipse(x, y + 22, 66, 12), "#0c1410", vol=0, alpha=0.6, soft=5, lit=0)
    for i in range(11):
        a = i / 11 * 6.283
        c.paint(ellipse(x + 54 * math.cos(a), y + 22 + 13 * math.sin(a), 12, 8), "#5a5a50", **STONE, vol=1.1)
    for a, b in (((-42, 24), (30, 2)), ((44, 24), (-26, 0)), ((-12, 30), (8, -8))):
        c.paint(
            limb([(x + a[0], y + a[1]), (x + b[0], y + b[1])], [12, 9]),
            "#5a3a24",
            dark="#1c0f0c",
            light="#ffb060",
            vol=0.9,
            rough=0.6,
        )

    def fl(s, o):
        return curve(
            [
                (x - 28 * s, y + 12),
                (x - 30 * s, y - 14 * s),
                (x - 14 * s, y - 34 * s),
                (x - 16 * s + o, y - 62 * s, "c"),
                (x - 2 * s, y - 44 * s),
                (x + 8 * s + o, y - 92 * s, "c"),
                (x + 14 * s, y - 46 * s),
                (x + 24 * s + o, y - 58 * s, "c"),
                (x + 28 * s, y - 16 * s),
                (x + 24 * s, y + 12),
            ]
        )

    def burn():
        for s, col, o, al in (
            (1.0, "#e8702c", 8, 0.85),
            (0.76, "#ffa83c", 6, 0.95),
            (0.5, "#ffe08a", 3, 1),
            (0.28, "#fffbe0", 1, 1),
        ):
            c.paint(fl(s, o), col, vol=0, lit=0, rough=0.6, soft=1.2, alpha=al)

    burn()
    c.late.append(burn)


def keeper(c):
    """He warms his hands; nobody has asked him anything."""
    x, y = 44, 784
    c.paint(ellipse(x + 4, y + 30, 34, 6), "#0c1410", vol=0, alpha=0.6, soft=4, lit=0)
    c.paint(
        poly([(x - 17, y - 2), (x + 16, y - 2), (x + 15, y + 28), (x - 16, y + 28)]),
        "#6a5038",
        dark="#1c1410",
        light="#e0a868",
        vol=0.3,
        rough=0.4,
        texk="streakh",
        tex=0.5,
        rim=RIM,
    )
    person(
        c,
        x,
        y,
        128,
        body="slim",
        pose="chair",
        view="profile",
        facing=1,
        clothes="coat",
        col="#a8742c",
        col2="#3a2c20",
        hair="#e8e4dc",
        skin="#e0a880",
        face="tired",
        beard=True,
        hat="brim",
        hatc="#5a4420",
        legs="#2c2a28",
        rim="#ffe0a0",
        arms=("offer", "row"),
        lean=14,
        nod=10,
        ground=False,
    )
