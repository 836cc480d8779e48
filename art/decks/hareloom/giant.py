"""A giant sleeps under a quilt of fields; a small one reads to him."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    book_bird,
    crescent,
    curve,
    dabs,
    ellipse,
    grass,
    gull,
    house,
    inflate,
    lantern,
    limb,
    merged,
    person,
    pines,
    poly,
    rgb,
    ridge,
    sample,
    shift,
    transform,
    water,
)

SENTENCE = "A giant sleeps under a quilt of fields; a small one reads to him."
KEY = "dawn-mint"
FRAME = "portrait"
MOOD = "calm"
PROTAGONIST = "adult"


def draw():
    c = Card(88, key=(0.5, -0.7, 0.5))
    c.sky([(0, "#5f8f96"), (0.25, "#a9c2b0"), (0.42, "#f0d9b8"), (0.52, "#f5b996"), (1, "#8fa39a")], warp=0.14)
    c.glow(470, 330, 300, "#ffe7bf", 0.6, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014, opacity=0.75)
    c.fog_colour = rgb("#efcdb0")
    rr = np.random.default_rng(4)
    c.paint(crescent(118, 112, 30, 0.30, 62, 0.92), "#fffbe8", vol=0.2, lit=0, alpha=0.85)
    c.stars(26, 200, rmax=1.2)
    for k, (y, fog) in enumerate(((330, 0.78), (366, 0.62), (402, 0.45))):
        c.paint(ridge(y, 26 - k * 4, 20 + k, n=11, tilt=(-1) ** k * 40), "#5f7f86", fog=fog, vol=0.3, texk="streakd")
    c.band("#fbe3c8", 410, 24, 0.8, 1)
    lake = curve([(-20, 430, "c"), (620, 430, "c"), (620, 560, "c"), (-20, 560, "c")])
    c.paint(
        lake,
        "#a9bcb4",
        light="#fdebd0",
        dark="#6f8f94",
        vol=0,
        texk="streakh",
        tex=0.5,
        grad=((0, 430), (0, 540), 0.4, -0.35),
    )
    water(c, 436, ["#8aa6a4", "#c9cdb8", "#f3dcc0"], n=60, a=0.4, seed=5)
    c.paint(
        ridge(520, 10, 41, n=7, tilt=-24),
        "#7f9a78",
        dark="#4f7060",
        light="#c9c89a",
        fog=0.22,
        vol=0.3,
        texk="streakh",
        tex=0.3,
    )
    pines(c, [16, 40, 62, 300, 318, 280], [512, 516, 514, 528, 530, 528], [44, 58, 36, 40, 52, 30], "#3f6a5c", fog=0.25)
    c.paint(
        ridge(590, 8, 43, n=6), "#7d9260", dark="#3f5a40", light="#c9c483", fog=0.08, vol=0.3, texk="streakh", tex=0.35
    )
    pil = curve(
        [
            (-60, 640, "c"),
            (10, 566),
            (120, 590),
            (240, 604),
            (352, 640),
            (388, 760),
            (350, 836),
            (220, 850),
            (60, 846),
            (-60, 850, "c"),
        ]
    )
    c.paint(
        pil,
        "#c9d0d0",
        dark="#6f8088",
        light="#f6f4ea",
        vol=0.9,
        texk="streakd",
        tex=0.35,
        px=200,
        shadow=(0, 6, 14, 0.35),
        rim="#fff6dc",
    )
    # ---- quilt of fields: body under it, shoulder right of the head
    body = curve(
        [
            (236, 930, "c"),
            (292, 852),
            (338, 772),
            (354, 684),
            (346, 590),
            (330, 510),
            (350, 446),
            (400, 402),
            (470, 404),
            (530, 448),
            (640, 470, "c"),
            (640, 930, "c"),
        ]
    )
    mb = c.paint(
        body, "#8a9a52", dark="#3f5a3a", light="#d9d08a", vol=0.95, px=200, shadow=(-6, 0, 14, 0.35), rim="#fff0c8"
    )
    quilt = ["#a8a850", "#7f9648", "#c9b25a", "#5f7f48", "#d9c07a", "#8f7a48", "#b58a4a", "#6a8a5a", "#c4a05e"]
    full = mb.window(0, 0, c.h, c.w)
    nx, ny, _nz, _ht = inflate(full, 220)

    # field grid lives on the bulging surface: u across, v down
    def surf(u, v):
        x = 226 + u * 400 - 26 * math.sin(v * 3) + 60 * (v - 0.2) * (u - 0.5)
        y = 408 + v * 470 + 150 * (abs(u - 0.42) ** 1.7) * (1.1 - v) * 2.2 + 14 * math.sin(u * 9 + v * 4)
        return (x, y)

    nu, nv = 7, 7
    ju = rr.normal(0, 0.02, (nu + 1, nv + 1))
    for i in range(nu):
        for j in range(nv):
            u0, u1, v0, v1 = i / nu, (i + 1) / nu, j / nv, (j + 1) / nv

            def g(u, v, a, b):
                return surf(u + ju[a, b], v + ju[b % (nu + 1), a % (nv + 1)])

            e = [g(u0 + (u1 - u0) * t, v0, i, j) for t in (0, 0.5)]
            e += [g(u1, v0 + (v1 - v0) * t, i + 1, j) for t in (0, 0.5)]
            e += [g(u1 - (u1 - u0) * t, v1, i + 1, j + 1) for t in (0, 0.5)]
            e += [g(u0, v1 - (v1 - v0) * t, i, j + 1) for t in (0, 0.5)]
            e = [(*q, "c") if k % 2 == 0 else q for k, q in enumerate(e)]
            col = quilt[rr.integers(9)]
            k = ["streakh", "streakv", "streakd", "streake"][rr.integers(4)]
            cx, cy = surf((u0 + u1) / 2, (v0 + v1) / 2)
            t = float(
                nx[min(int(cy * 2), c.h - 1), min(int(cx * 2), c.w - 1)] * 0.5
                + ny[min(int(cy * 2), c.h - 1), min(int(cx * 2), c.w - 1)] * -0.7
            )
            c.paint(
                curve(e),
                col,
                dark=shift(col, -0.2, 1, -15),
                light=shift(col, 0.14, 0.9, 12),
                vol=0.42,
                texk=k,
                tex=0.7,
                grain=0.2,
                clip=mb,
                alpha=0.9,
                rough=1.2,
                grad=((0, 400), (0, 900), 0.2 + t * 0.5, -0.35 + t * 0.5),
            )
            if v0 > 0.05:
                n = 9  # hedges are stitches
                for q in range(n):
                    a_, b_ = surf(u0 + (u1 - u0) * q / n, v0), surf(u0 + (u1 - u0) * (q + 0.6) / n, v0)
                    c.line([a_, b_], [2.6], "#2f4a30", 0.75, clip=mb, shadow=(1, 2, 1.5, 0.3))
    # ---- the head
    hp = Pose(190, 640, 1.0, -62)
    skin, sdk, slt = "#c9a184", "#6f5a4e", "#f7d9b4"
    # hair = forest behind the head
    spots = []
    for a in np.linspace(-175, 5, 26):
        for rad in (128, 150, 104):
            x, y = hp.pt(rad * 0.92 * math.cos(math.radians(a)), -22 + rad * math.sin(math.radians(a)))
            spots.append((x, y, rr.uniform(20, 30)))
    head = hp(
        curve(
            [
                (-104, -30),
                (-92, -96),
                (-40, -132),
                (26, -134),
                (84, -100),
                (104, -34),
                (98, 34),
                (78, 92),
                (40, 134),
                (0, 146),
                (-38, 134),
                (-74, 92),
                (-98, 34),
            ]
        )
    )
    neck = curve([(250, 620), (310, 570), (356, 596), (362, 690), (340, 770), (270, 776)])
    c.paint(neck, shift(skin, -0.08), dark=sdk, vol=0.4, clip=None)
    hem = [(236, 910), (294, 846), (340, 768), (356, 684), (348, 590), (334, 512), (352, 446)]
    c.paint(
        limb(hem, [40, 38, 34, 32, 30, 26, 14]),
        "#efe6cc",
        dark="#a39474",
        light="#fffbe8",
        vol=0.9,
        shadow=(-4, 4, 7, 0.4),
        rough=0.8,
        rim="#fff6dc",
    )
    for i, q in enumerate(sample(hem, 24)):  # embroidered firs
        if 2 < i < 22 and i % 2:
            c.paint(
                transform(
                    poly([(0, -9), (5, 2), (1, 2), (1, 5), (-1, 5), (-1, 2), (-5, 2)]),
                    q[0],
                    q[1],
                    1,
                    -70 if i < 9 else -88,
                ),
                "#5a7a5a",
                vol=0,
                rough=0.3,
            )
    dabs(c, spots[:60], 4.6, ["#1d3a34", "#264a3c", "#3f6a48", "#6f8f54"], 3, per=64, light_from=(0.4, -0.8))
    mh = c.paint(
        head, skin, dark=sdk, light=slt, vol=1.05, tex=0.14, grain=0.12, px=220, shadow=(0, 10, 16, 0.4), rim="#ffeccc"
    )
    # mossy patches
    for _ in range(14):
        a, d = rr.uniform(0, 6.28), rr.uniform(84, 112)
        c.paint(
            hp(
                ellipse(
                    d * math.cos(a), d * 1.2 * math.sin(a), rr.uniform(8, 22), rr.uniform(6, 14), rr.uniform(0, 180)
                )
            ),
            "#7f8f5a",
            vol=0.2,
            alpha=0.35,
            soft=3,
            clip=mh,
            rough=3,
        )
    # features (face frame: +x = viewer right when upright, +y = chin)
    for s_ in (-1, 1):
        ex = s_ * 44
        c.paint(hp(ellipse(ex, 8, 31, 20)), sdk, vol=0, alpha=0.34, soft=7, clip=mh)  # socket
        # lid
        c.paint(
            hp(curve([(ex - 27, 8), (ex - 12, -7), (ex + 12, -7), (ex + 27, 8), (ex + 12, 19), (ex - 12, 19)])),
            shift(skin, 0.02),
            dark=sdk,
            light=slt,
            vol=0.8,
            clip=mh,
            soft=1.2,
        )
        c.line(
            [hp.pt(ex - 28, 9), hp.pt(ex - 12, 20), hp.pt(ex + 12, 20), hp.pt(ex + 28, 9)],
            [1.2, 4.2, 4.2, 1.2],
            "#3f2c28",
            0.9,
            clip=mh,
        )
        for k in range(7):
            t = -1 + 2 * k / 6
            c.line([hp.pt(ex + t * 24, 19 - 8 * t * t), hp.pt(ex + t * 29, 29 - 8 * t * t)], [2, 0.4], "#3f2c28", 0.8)
        b = [(ex - s_ * 26, -26), (ex - s_ * 4, -37), (ex + s_ * 24, -30), (ex + s_ * 34, -18)]
        sp = [(*hp.pt(x, y), 8) for x, y in sample(b, 9)]
        dabs(c, sp, 3.4, ["#1d3a34", "#335a44", "#6f8f54"], 8 + s_, per=12)
        c.paint(hp(ellipse(s_ * 58, 56, 25, 19)), "#d9785f", vol=0, alpha=0.32, soft=7, clip=mh)
    c.paint(
        hp(curve([(-9, -8), (9, -8), (14, 30), (25, 52), (16, 66), (0, 70), (-16, 66), (-25, 52), (-14, 30)])),
        shift(skin, 0.02),
        dark=sdk,
        light=slt,
        vol=1.0,
        clip=mh,
        soft=1.4,
        alpha=0.95,
    )
    c.paint(
        hp(merged([ellipse(-11, 64, 5, 3.4), ellipse(11, 64, 5, 3.4)])), "#4a332e", vol=0, alpha=0.7, soft=0.8, clip=mh
    )
    c.paint(
        hp(curve([(-30, 94, "c"), (-12, 89), (0, 92), (12, 89), (30, 94, "c"), (12, 105), (-12, 105)])),
        "#b06a5a",
        dark="#7a4038",
        vol=0.6,
        clip=mh,
        soft=0.8,
    )
    c.line(
        [hp.pt(-33, 92), hp.pt(-12, 97), hp.pt(0, 96), hp.pt(12, 97), hp.pt(33, 91)],
        [0.8, 2.6, 2.2, 2.6, 0.8],
        "#4f2c28",
        0.85,
        clip=mh,
    )
    # fringe of the forest over the brow
    fr = []
    for a in np.linspace(-170, -12, 22):
        x, y = hp.pt(100 * math.cos(math.radians(a)), -40 + 96 * math.sin(math.radians(a)))
        fr.append((x, y, rr.uniform(14, 24)))
    dabs(c, fr, 4.2, ["#1d3a34", "#2b5140", "#46744c", "#7f9656", "#b5b06a"], 5, per=64, light_from=(0.4, -0.8))

    # ---- village on the shoulder
    def top(x):
        return 400 + 0.0030 * (x - 428) ** 2

    order = sorted([(rr.uniform(334, 536), rr.random()) for _ in range(19)], key=lambda q: q[1])
    for i, (x, v) in enumerate(order):
        house(
            c,
            x,
            top(x) + 6 + v * 30,
            rr.uniform(24, 34) * (0.8 + 0.35 * v),
            rr.uniform(18, 34) * (0.8 + 0.35 * v),
            ["#e8d6b8", "#d9b796", "#c9c0b0"][rr.integers(3)],
            ["#a8503f", "#7a5a6a", "#b5703f"][rr.integers(3)],
            seed=i,
            win=1,
            fog=0.18 * (1 - v),
            lit="#ffd98a",
        )
        if i == 8:
            cx, cy = 420, top(420) + 14  # church
            house(c, cx, cy, 34, 44, "#efe2c8", "#6a5568", seed=77, win=1, chim=False)
            c.paint(
                poly([(cx - 24, cy), (cx - 23, cy - 66), (cx - 7, cy - 66), (cx - 7, cy)]),
                "#e6d6ba",
                vol=0.3,
                rough=0.4,
            )
            c.paint(
                poly([(cx - 27, cy - 64), (cx - 15, cy - 104), (cx - 4, cy - 64)]),
                "#6a5568",
                vol=0.3,
                rough=0.4,
                rim="#ffe9c8",
            )
    # sheep on the quilt
    for _ in range(15):
        x, y = rr.uniform(420, 580), rr.uniform(560, 740)
        c.paint(ellipse(x, y, 6, 4.4), "#f6eeda", dark="#b3a088", vol=0.8, rough=0.9, shadow=(1, 3, 2, 0.35))
        c.paint(ellipse(x - 6, y - 1.5, 2.2, 2), "#3a2f30", vol=0.3, rough=0.1)
    # his breath becomes the morning mist
    bx, by = hp.pt(16, 96)
    for k in range(5):
        c.paint(
            limb(
                [
                    (bx + 4, by + 4),
                    (bx + 40 + k * 8, by + 26 + k * 4),
                    (bx + 10 + k * 22, by + 72 + k * 6),
                    (bx + 80 + k * 34, by + 96 + k * 7),
                ],
                [4, 16, 30, 6],
            ),
            "#fff4e2",
            vol=0,
            alpha=0.17,
            soft=7,
            lit=0,
        )
    c.band("#fdeeda", 812, 14, 0.35, 6)
    # a small one reads him the bedtime story
    c.paint(
        ridge(842, 8, 31, n=7),
        "#5a7048",
        dark="#26392c",
        light="#a8b06a",
        vol=0.3,
        texk="streakh",
        tex=0.3,
        shadow=(0, -8, 12, 0.35),
        grad=((0, 830), (0, 900), 0.15, -0.3),
    )
    sx, sy = 424, 834
    c.lights = [(sx - 30, sy - 44, 20, "#ffd890", 50, 0.7)]
    c.paint(ellipse(sx + 2, sy - 2, 22, 11), "#8a8478", dark="#4a4a48", vol=0.9, shadow=(0, 3, 4, 0.4))
    o = person(
        c,
        sx + 4,
        sy - 6,
        132,
        "slim",
        "chair",
        "three",
        "dress",
        "calm",
        -1,
        arms=((30, 76, 8, -8), (30, 76, 8, -8)),
        col="#5d3a6b",
        col2="#e8a33f",
        hair="#4a2c1c",
        style="bun",
        legs="#3a4a63",
        rim="#ffe9c0",
        look=(-0.4, 0.5),
        nod=10,
        ground=False,
        hands=("open", "open"),
    )
    hand = ((o["handL"][0] + o["handR"][0]) / 2, (o["handL"][1] + o["handR"][1]) / 2)
    book_bird(c, Pose(hand[0] - 4, hand[1] - 3, 0.6, -4), cover="#2f5560")
    c.late.append(lambda: lantern(c, sx - 44, sy - 20, 0.9, r=66))
    grass(c, -10, 610, 866, 34, ["#22382a", "#3f5a38", "#73864a"], 240, 3)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.paint(merged([gull(250, 300, 10, -6), gull(280, 288, 7), gull(226, 282, 6, 8)]), "#5a5f68", vol=0, rough=0.2)
    return c.finish(shadow_tint="#2a3240", light_tint="#ffeccf", vignette=0.26)
