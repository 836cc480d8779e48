"""Silence, a big white animal, sits in the middle of a loud market."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    bell,
    curve,
    dog,
    ellipse,
    gramophone,
    hand,
    house,
    limb,
    metal,
    person,
    poly,
    rect,
    rgb,
    sample,
    shift,
    smoothstep,
    union,
)

SENTENCE = "Silence, a big white animal, sits in the middle of a loud market."
KEY = "rust-orchard"
FRAME = "crowd"
MOOD = "wonder"
PROTAGONIST = "animal"

SKIN = ["#e3b591", "#c99a74", "#8a5a40", "#edc6a4", "#b07a58"]
HAIR = ["#3a2018", "#1f1718", "#7a4a24", "#b8783c", "#d9d3c8"]
COAT = ["#a8452c", "#c9772c", "#7a3024", "#8f5a2c", "#b8602f", "#5f3a2c", "#d99a3c", "#6a4a34"]


def stall(c, x, y, w, cols, rr, fog=0.0):
    """A market stall with a striped awning, heaped with fruit; (x, y) = foot of its middle."""
    h = w * 0.95
    K = dict(fog=fog, rough=0.4)
    for u in (-0.46, 0.46):
        c.paint(limb([(x + u * w, y), (x + u * w, y - h)], [w * 0.035] * 2, cap=False), "#5a3420", vol=0.6, **K)
    c.paint(
        rect(x - w * 0.5, y - w * 0.42, w, w * 0.42, 2),
        "#7a4526",
        dark="#3a1c14",
        light="#c98450",
        vol=0.3,
        texk="streakv",
        tex=0.5,
        shadow=(0, 4, 6, 0.4),
        **K,
    )
    for i in range(3):
        bx = x - w * 0.33 + i * w * 0.33
        col = cols[2 + i % (len(cols) - 2)]
        c.paint(
            poly(
                [
                    (bx - w * 0.15, y - w * 0.36),
                    (bx + w * 0.15, y - w * 0.36),
                    (bx + w * 0.13, y - w * 0.2),
                    (bx - w * 0.13, y - w * 0.2),
                ]
            ),
            "#a8713c",
            dark="#5a3018",
            vol=0.3,
            texk="streakh",
            tex=0.5,
            **K,
        )
        q = [(bx + rr.uniform(-0.12, 0.12) * w, y - w * (0.37 + 0.07 * rr.random())) for _ in range(13)]
        for u, v in sorted(q, key=lambda t: t[1]):
            c.paint(
                ellipse(u, v, w * 0.038),
                shift(col, rr.normal(0, 0.03)),
                light=shift(col, 0.2),
                vol=0.95,
                rough=0.2,
                fog=fog,
                lit=0.5,
            )
    n = 7
    top, bot = y - h * 1.16, y - h * 0.86
    for i in range(n):
        a, b = i / n - 0.5, (i + 1) / n - 0.5
        p = curve(
            [
                (x + a * w * 0.86, top, "c"),
                (x + b * w * 0.86, top, "c"),
                (x + b * w * 1.2, bot, "c"),
                (x + (a + b) / 2 * w * 1.2, bot + w * 0.07),
                (x + a * w * 1.2, bot, "c"),
            ]
        )
        c.paint(p, cols[i % 2], vol=0.25, grad=((0, top), (0, bot), 0.2, -0.15), shadow=(0, 3, 4, 0.3), **K)


def draw():
    """Noise in every colour, and a round white quiet."""
    c = Card(7676, key=(-0.45, -0.7, 0.5))
    rr = np.random.default_rng(76)
    c.sky([(0, "#e09a54"), (0.18, "#f0c07a"), (0.4, "#f6dca4"), (1, "#c98a54")], warp=0.12)
    c.brush((44, 22), thr=(0, 0.03), length=4.5, jitter=0.016, opacity=0.85)
    c.fog_colour = rgb("#f0c890")
    # the town leans in
    for x, y, w, h, wall, roof, f, sd in (
        (60, 420, 120, 190, "#c9744a", "#7a3424", 0.22, 3),
        (170, 410, 96, 150, "#d99a5c", "#8f4a2c", 0.36, 4),
        (262, 404, 86, 120, "#c98a5a", "#84442c", 0.46, 5),
        (344, 404, 84, 130, "#d9a468", "#8f4a2c", 0.44, 6),
        (430, 410, 100, 160, "#bf6a44", "#7a3424", 0.34, 7),
        (544, 420, 130, 200, "#cf8450", "#84402a", 0.2, 8),
    ):
        house(c, x, y, w, h, wall, roof, lit="#6a3a2c", fog=f, seed=sd, win=2, lean=rr.normal(0, 0.03), glowing=False)
    # flags on strings, flapping
    for (x0, y0), (x1, y1), s in (((-10, 150), (330, 190), 30), ((240, 170), (620, 120), 34)):
        p = sample([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + s), (x1, y1)], 15)
        c.line([tuple(q) for q in p], [1.2], "#7a4a30", 0.8)
        for i in range(1, 14):
            u, v = p[i]
            c.paint(
                poly([(u - 7, v), (u + 7, v), (u + rr.normal(0, 3), v + 17)]),
                ["#c8402c", "#f0d6a0", "#2f6a70", "#d99a3c"][i % 4],
                vol=0.2,
                rough=0.3,
                fog=0.12,
            )
    # the square
    c.paint(
        poly([(-20, 404), (620, 404), (620, 930), (-20, 930)]),
        "#c98f5c",
        dark="#7a4630",
        light="#f6d8a4",
        vol=0,
        texk="streakh",
        tex=0.4,
        grad=((0, 404), (0, 900), 0.22, -0.42),
    )
    for _ in range(240):
        t = rr.random() ** 1.4
        y = 410 + 480 * t
        c.paint(
            ellipse(rr.uniform(-10, 610), y, 4 + 18 * t, 1.2 + 6 * t),
            rr.choice(["#b87a4a", "#dba670", "#a86a40"]),
            vol=0.3,
            alpha=0.5,
            rough=0.5,
            lit=0,
        )

    def loud(i, x, y, h, **kw):
        a = (
            dict(
                body=("slim", "heavy", "old", "slim", "heavy")[i % 5],
                pose="stand",
                view=("three", "front", "three", "profile")[i % 4],
                facing=1 if x < 300 else -1,
                clothes=("coat", "apron", "suit", "dress", "apron")[(i * 3) % 5],
                face=("laugh", "wonder", "fear", "laugh", "stern")[i % 5],
                col=COAT[(i * 5) % 8],
                col2="#f0dcb8",
                hair=HAIR[(i * 3) % 5],
                skin=SKIN[(i * 7) % 5],
                style=("short", "bun", "bald", "curly", "bob")[(i * 2) % 5],
                hat=(None, "brim", None, "scarf", "cap")[(i * 4) % 5],
                arms=(("up", "down"), ("cheek", "cheek"), ("reach", "hips"), ("wide", "up"), ("offer", "reach"))[
                    (i * 2) % 5
                ],
                rim="#ffe6b4",
                tilt=rr.normal(0, 6),
            )
            | kw
        )
        return person(c, x, y, h, **a)

    for i, x in enumerate(np.linspace(16, 590, 17)):
        if abs(x - 300) > 60:
            loud(i, x + rr.normal(0, 6), 446 + rr.normal(0, 6), 66 + rr.normal(0, 4), fog=0.34)
    stall(c, 92, 560, 170, ("#c8402c", "#f6e0b4", "#d9a02c", "#c8402c", "#7a8a34"), rr, 0.08)
    stall(c, 512, 566, 176, ("#2f6a70", "#f6e0b4", "#c8602c", "#b83a34", "#e0b03c"), rr, 0.06)
    for i, (x, y, h) in enumerate(
        (
            (20, 586, 108),
            (66, 580, 112),
            (118, 590, 110),
            (470, 590, 110),
            (516, 582, 112),
            (560, 592, 110),
            (594, 584, 104),
            (34, 640, 128),
            (84, 652, 132),
            (528, 646, 128),
            (574, 660, 136),
            (30, 716, 146),
            (590, 728, 148),
        )
    ):
        loud(i + 3, x, y, h, fog=0.10 if i < 7 else 0.04, view=("profile", "three", "threeback", "three")[i % 4])
    # where it sits nothing is heard: the colours go too
    hush(c)
    animal(c)
    quiet(c)
    front(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.60 + c.detail * 0.4, 0, 1), opacity=0.6)

    def snow():
        for _ in range(150):
            a, d = rr.uniform(0, 6.283), math.sqrt(rr.random())
            x, y = 300 + 200 * d * math.cos(a), 470 + 290 * d * math.sin(a)
            c.dot(x, y, rr.uniform(0.7, 2.2), "#ffffff", rr.uniform(0.4, 0.95))

    c.late.append(snow)
    return c.finish(
        vignette=0.26,
        bloom=0.12,
        bthr=0.86,
        contrast=0.22,
        shadow_tint="#3a1c28",
        light_tint="#fff0d0",
        paper=0.028,
        grain=0.014,
    )


def hush(c):
    d = np.hypot((c.xx - 300) / 215, (c.yy - 500) / 300) + 0.16 * (c.noise("cloud", 4) - 0.5)
    k = smoothstep(1.08, 0.62, d)[..., None]
    g = c.img.mean(2, keepdims=True)
    pale = rgb("#dfe3e6") * (0.62 + 0.42 * g)
    c.img = (c.img * (1 - 0.86 * k) + pale * 0.86 * k).astype(np.float32)
    c.paint(
        ellipse(300, 704, 190, 50),
        "#e9edf0",
        dark="#aab4c0",
        light="#ffffff",
        vol=0.15,
        soft=10,
        alpha=0.8,
        lit=0,
        rough=3,
    )


def animal(c):
    """It has no mouth."""
    k = Frame(c, 300, 716, 446, 0, rim="#ffffff", detail=0.7)
    W = dict(dark="#8494a8", light="#ffffff")
    col = "#e6eaee"
    k.darken(ellipse(2, 0, 44, 6), 0.55, 4, col="#3a3f54")
    # tail round to the front
    t = [(30, -8), (46, -10), (50, -2), (36, 3), (18, 3)]
    mt = k.paint(limb(t, [14, 18, 17, 14, 4]), shift(col, -0.02), **W, vol=0.9, rough=1.4)
    k.fur(mt, [t], 7, 1.3, con=0.07, over=1.6)
    body = curve(
        [
            (-34, -2),
            (-42, -16),
            (-40, -38),
            (-31, -58),
            (-20, -72),
            (-10, -80),
            (10, -80),
            (20, -72),
            (31, -58),
            (41, -38),
            (43, -16),
            (35, -2),
            (0, 2),
        ]
    )
    m = k.paint(body, col, **W, vol=1.05, px=260, rough=1.6, rim=True)
    k.fur(
        m,
        [
            [(0, -78), (0, -40), (0, -4)],
            [(-14, -74), (-30, -44), (-36, -6)],
            [(14, -74), (30, -44), (37, -6)],
            [(-6, -70), (-14, -36), (-14, -4)],
            [(6, -70), (14, -36), (14, -4)],
        ],
        10,
        1.5,
        con=0.085,
        over=2.4,
    )
    for s_ in (-1, 1):  # haunches and forelegs
        k.darken([(s_ * 18, -30), (s_ * 22, -12), (s_ * 17, -2), (s_ * 14, -16)], 0.28, 4, m, "#5a6a80")
        q = [(s_ * 11, -48), (s_ * 11.4, -24), (s_ * 11, -4)]
        ml = k.paint(
            limb(q, [17, 15, 14.5]), shift(col, 0.01), **W, vol=0.9, rough=1.0, shadow=(s_ * 0.8, 1, 2.4, 0.25)
        )
        k.fur(ml, [q], 8, 1.3, con=0.08, over=1.6)
        mp = k.paint(
            [
                (s_ * 11 - 10, -1),
                (s_ * 11 - 9, -7),
                (s_ * 11, -10),
                (s_ * 11 + 9, -7),
                (s_ * 11 + 10, -1),
                (s_ * 11, 1.6),
            ],
            shift(col, 0.02),
            **W,
            vol=0.9,
            rough=0.8,
            shadow=(0, 0.6, 1, 0.3),
        )
        for o in (-3.4, 0.2, 3.8):
            k.line([(s_ * 11 + o, -0.4), (s_ * 11 + o * 1.05, -4.4)], [0.9, 0.3], "#7484a0", 0.7, clip=mp)
    # ruff
    mr = k.paint(
        [
            (-22, -66),
            (-27, -52),
            (-18, -44),
            (-10, -40),
            (0, -36),
            (10, -40),
            (18, -44),
            (27, -52),
            (22, -66),
            (0, -74),
        ],
        shift(col, 0.02),
        **W,
        vol=0.8,
        rough=2.2,
        shadow=(0, 2, 4, 0.28),
    )
    k.fur(mr, [[(0, -70), (0, -38)], [(-10, -68), (-20, -48)], [(10, -68), (20, -48)]], 10, 1.5, con=0.08, over=2.6)
    # the head: long, closed, listening
    h = k.sub(0, -86, 100, -4)
    for s_ in (-1, 1):
        e = [(s_ * 7, -16), (s_ * 14, -28), (s_ * 25, -33), (s_ * 36, -28), (s_ * 42, -17)]
        me = h.paint(
            limb(e, [8, 11, 12, 10, 3]), shift(col, -0.06), **W, vol=0.9, rough=1.2, shadow=(0, 1, 2, 0.3), rim=True
        )
        h.fur(me, [e], 7, 1.2, con=0.08, over=1.6)
    for s_ in (-1, 1):
        e = [(s_ * 11, -14), (s_ * 21, -16), (s_ * 28, -4), (s_ * 29, 14), (s_ * 25, 28)]
        me = h.paint(
            limb(e, [9, 13, 15, 14, 6]), shift(col, -0.04), **W, vol=0.9, rough=1.2, shadow=(0, 1, 2, 0.3), rim=True
        )
        h.fur(me, [e], 7, 1.2, con=0.08, over=1.6)
    mh = h.paint(
        [
            (-13, -14),
            (-8, -21),
            (0, -23),
            (8, -21),
            (13, -14),
            (14, -2),
            (11, 10),
            (8.4, 20),
            (5, 26),
            (0, 27.6),
            (-5, 26),
            (-8.4, 20),
            (-11, 10),
            (-14, -2),
        ],
        shift(col, 0.02),
        **W,
        vol=1.0,
        rough=0.8,
        rim=True,
        shadow=(0, 2, 3, 0.35),
        px=200,
    )
    h.fur(
        mh,
        [[(0, 20), (0, 0), (0, -20)], [(-4, 20), (-10, 2), (-9, -16)], [(4, 20), (10, 2), (9, -16)]],
        4.6,
        1.0,
        con=0.07,
        over=1.0,
    )
    for s_ in (-1, 1):
        h.line([(s_ * 1.6, 22.6), (s_ * 3, 21.2), (s_ * 3.8, 22.4)], [0.3, 1.0, 0.3], "#5a6480", 0.85, detail=1)
    for s_ in (-1, 1):
        h.darken(ellipse(s_ * 8, -1, 4.6, 3.4), 0.28, 1.6, mh, "#5a6a84")
        h.line(
            [(s_ * 3.8, -1.6), (s_ * 6, 0.8), (s_ * 9, 1.2), (s_ * 12, -0.8)],
            [0.3, 1.1, 1.2, 0.3],
            "#2c3448",
            0.95,
            detail=1,
        )
        for o in (5.6, 8, 10.4):
            h.line([(s_ * o, 1), (s_ * (o + 0.8), 3)], [0.6, 0.2], "#2c3448", 0.8, detail=1)
    # a pigeon has gone to sleep up there
    b = h.sub(2, -21.6, 29)
    b.paint(
        [(-20, 2), (-24, -12), (-10, -22), (8, -20), (16, -10), (26, -2, "c"), (12, 4), (-6, 5)],
        "#8a94a8",
        dark="#3f4860",
        light="#dfe3ea",
        vol=1.0,
        rim=True,
        rough=0.4,
    )
    b.paint(ellipse(-16, -20, 10, 9), "#7a8498", dark="#3f4860", light="#c9d0da", vol=0.9, rim=True, rough=0.3)
    b.line([(-22, -20), (-19, -18.6), (-16, -20)], [0.6, 1.6, 0.6], "#1c2030", 0.9)
    b.paint([(-25, -20, "c"), (-31, -17, "c"), (-25, -16, "c")], "#d9a88a", vol=0.3, rough=0.1)


def quiet(c):
    """Those who came close enough."""
    c.fog_colour = rgb("#dfe3e6")
    person(
        c,
        196,
        728,
        92,
        body="child",
        pose="stand",
        view="threeback",
        facing=1,
        clothes="coat",
        col="#2f6a70",
        style="bob",
        hair="#3a2018",
        arms=("reach", "down"),
        rim="#ffffff",
        fog=0.10,
        nod=-14,
    )
    person(
        c,
        432,
        742,
        132,
        body="old",
        pose="stand",
        view="profile",
        facing=-1,
        clothes="suit",
        col="#7a6a64",
        style="bald",
        hair="#e6e2da",
        face="asleep",
        arms=("chest", "down"),
        rim="#ffffff",
        fog=0.25,
        beard=True,
    )
    person(
        c,
        150,
        690,
        122,
        pose="stand",
        view="profile",
        facing=1,
        clothes="dress",
        col="#b08a7a",
        style="bun",
        hair="#4a2c20",
        face="calm",
        arms=("chest", "chest"),
        rim="#ffffff",
        fog=0.35,
    )
    c.fog_colour = rgb("#f0c890")


def front(c):
    """The near ones go on: a drum, a trumpet, a cook with her pan."""
    warm = "#ffe0a8"
    # trumpet, right
    o = person(
        c,
        556,
        956,
        268,
        body="heavy",
        pose="stand",
        view="profile",
        facing=-1,
        clothes="suit",
        col="#8f2f24",
        col2="#f0dcb8",
        style="short",
        hair="#2a1a16",
        hat="cap",
        hatc="#5a1c1a",
        face="stern",
        arms=((84, 34, 8, 0), (72, 50, 8, 0)),
        hands=("grip", "grip"),
        rim=warm,
        skin="#d99a74",
        noarm=("R",),
    )
    hx, hy = o["head"]
    T = Frame(c, hx - 22, hy + 13, 104, 10, True, rim="#fff3c8")
    metal(
        T,
        union(limb([(0, 0), (52, 0)], [4.4, 5]), limb([(14, 0), (18, 10), (40, 10), (46, 2)], [4, 4, 4, 4])),
        "#d9a43c",
    )
    metal(T, curve([(50, -3, "c"), (74, -7), (92, -24, "c"), (98, 0), (92, 24, "c"), (74, 7), (50, 3, "c")]), "#e0ac44")
    T.paint(ellipse(94, 0, 5, 23), "#7a4a1c", dark="#2c140c", vol=-0.5, rough=0.2)
    hand(c, hx - 66, hy + 30, -160, 24, "grip", "#d99a74", rim=warm)
    # a gramophone nobody turns off
    gramophone(c, 84, 906, 200, horn="#c8402c", rim=warm)
    # the drummer, left, from behind
    o = person(
        c,
        214,
        962,
        236,
        pose="stand",
        view="threeback",
        facing=1,
        clothes="coat",
        col="#6a3420",
        style="curly",
        hair="#2a1814",
        arms=("down", (128, 30, 20, 6)),
        hands=("grip", "grip"),
        rim=warm,
    )
    x, y = max(o["handR"], o["handL"], key=lambda q: -q[1])
    bell(c, x + 1, y + 2, 46, rot=168, rim="#fff3d0")
    # a cook with pan and spoon
    o = person(
        c,
        348,
        966,
        212,
        body="heavy",
        pose="stand",
        view="back",
        clothes="apron",
        col="#c9772c",
        col2="#f6e6c8",
        style="bun",
        hair="#5a3018",
        arms=((136, 26, 26, 10), (128, 30, 24, 8)),
        hands=("grip", "grip"),
        rim=warm,
    )
    (ax, ay), (bx, by) = sorted([o["handL"], o["handR"]])
    c.paint(limb([(ax, ay + 6), (ax - 6, ay - 30)], [5, 4]), "#7a4a2c", vol=0.7, rim=warm, rough=0.2, detail=0.8)
    c.paint(ellipse(ax - 7, ay - 38, 8, 12, -8), "#8a5a34", vol=0.8, rim=warm, rough=0.2, detail=0.8)
    P = Frame(c, bx, by, 100, 12, rim="#fff3d0")
    P.paint(limb([(0, 8), (2, -16)], [5, 4.4]), "#2c2024", vol=0.7, rim=True)
    metal(P, ellipse(4, -34, 20, 19), "#6a5a54")
    P.paint(ellipse(5, -34, 15, 14), "#3a2c2c", dark="#140c10", light="#8a7468", vol=-0.5, rough=0.2)
    dog(c, 270, 880, 56, "stand", flip=False, rim=warm)
