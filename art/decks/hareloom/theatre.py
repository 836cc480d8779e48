"""A rabbit conjurer pulls a child out of a hat before an audience of rabbits; one has seen you."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curtain,
    curve,
    ellipse,
    hand,
    head,
    intersect,
    limb,
    merged,
    minus,
    poly,
    rabbit_back,
    rabbit_front,
    rect,
    rgb,
    ridge,
    shift,
    transform,
)
from art.kit.people.small import small_sleeve

SENTENCE = "A rabbit conjurer pulls a child out of a hat before an audience of rabbits; one has seen you."
KEY = "crimson-stage"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "animal"


def draw():
    c = Card(66, key=(0, -0.75, 0.5))
    c.sky([(0, "#1a0a14"), (0.5, "#4a1422"), (1, "#12070e")])
    # stage back-cloth: painted night with a moon
    c.paint(
        rect(90, 110, 420, 420),
        "#27415a",
        dark="#0f1c33",
        light="#7fa0a8",
        vol=0,
        grad=((0, 110), (0, 520), -0.3, 0.35),
        tex=0.4,
        rough=1,
    )
    c.brush((26, 14), thr=(0, 0.03), length=4)
    rr = np.random.default_rng(3)
    for k, (y, fog) in enumerate(((430, 0.4), (462, 0.15))):
        c.fog_colour = rgb("#7fa0a8")
        c.paint(
            intersect(ridge(y, 16, k + 3, n=8, x0=80, x1=520), rect(90, 100, 420, 430)), "#2a4a52", fog=fog, vol=0.3
        )

    # hung sun and moon masks
    def mask_face(x, y, r, col, dark, moon_=False, rot=0):
        P = Pose(x, y, r / 50, rot)
        c.line([(x, 60), (x, y - r)], [1.4], "#d9c79a")
        if not moon_:
            rays = []
            for i in range(12):
                a = i / 12 * 6.283
                rays.append(
                    curve(
                        [
                            (46 * math.cos(a - 0.15), 46 * math.sin(a - 0.15), "c"),
                            (66 * math.cos(a + 0.06), 66 * math.sin(a + 0.06), "c"),
                            (46 * math.cos(a + 0.2), 46 * math.sin(a + 0.2), "c"),
                        ]
                    )
                )
            c.paint(P(merged(rays)), shift(col, -0.05), dark=dark, vol=0.5, shadow=(2, 5, 5, 0.4))
        m = c.paint(
            P(ellipse(0, 0, 48, 50)),
            col,
            dark=dark,
            light="#fff6d6",
            vol=0.8,
            tex=0.3,
            shadow=(2, 5, 6, 0.4),
            rough=0.5,
        )
        for s_ in (-1, 1):
            c.paint(
                P(curve([(s_ * 8, -6, "c"), (s_ * 18, -13), (s_ * 31, -7, "c"), (s_ * 19, -1)])),
                "#1a0f16",
                vol=0,
                rough=0.2,
                lit=0,
            )
            c.line([P.pt(s_ * 6, -18), P.pt(s_ * 18, -25), P.pt(s_ * 34, -18)], [0.6, 3 * P.s, 0.6], dark, 0.9)
            c.paint(P(ellipse(s_ * 26, 12, 9, 7)), "#d8705a", vol=0, alpha=0.35, soft=1.5, clip=m)
        c.paint(
            P(curve([(-4, -8), (4, -8), (8, 12), (0, 17), (-8, 12)])), shift(col, 0.02), dark=dark, vol=0.9, rough=0.3
        )
        if moon_:
            c.paint(P(curve([(-16, 31, "c"), (0, 25), (16, 31, "c"), (0, 29)])), "#1a0f16", vol=0, rough=0.2, lit=0)
            c.paint(P(curve([(30, 2), (34, 10), (30, 16), (26, 10)])), "#bfe0ea", vol=0.5, rough=0.2)
        else:
            c.paint(P(curve([(-18, 24, "c"), (0, 34), (18, 24, "c"), (0, 40)])), "#1a0f16", vol=0, rough=0.2, lit=0)

    mask_face(196, 214, 40, "#e9b24f", "#8f4f1e", rot=-7)
    mask_face(410, 240, 36, "#c9d3d6", "#5f7488", True, rot=8)
    # stage floor
    floor = poly([(70, 520), (530, 520), (580, 600), (20, 600)])
    c.paint(
        floor,
        "#8a5230",
        dark="#3a1c14",
        light="#e8ad68",
        vol=0,
        texk="streakh",
        tex=0.35,
        grad=((0, 520), (0, 600), -0.1, 0.15),
    )
    for i in range(-8, 9):
        c.line([(300 + i * 28, 520), (300 + i * 36, 600)], [1.2], "#3a1c14", 0.6)
    c.paint(
        poly([(20, 598), (580, 598), (580, 632), (20, 632)]), "#5a2a1e", dark="#25100e", vol=0, texk="streakh", tex=0.3
    )
    # spotlight
    c.beam([(285, 60), (315, 60), (412, 572), (188, 572)], "#ffeec0", 0.45, 16)
    c.glow(300, 560, 150, "#ffe6a8", 0.5, 1.4, sq=3.6)
    c.lights = [(300, 400, 90, "#ffe3a6", 140, 0.55)]
    # rabbit conjurer (facing us) pulling a child out of the hat
    Pose(248, 500, 1.18)
    c.paint(ellipse(250, 578, 60, 8), "#1a0b0b", vol=0, alpha=0.6, soft=4, lit=0)
    cape = curve([(222, 470), (196, 520), (176, 578, "c"), (250, 584), (312, 578, "c"), (300, 520), (276, 470)])
    c.paint(cape, "#7a1f2c", dark="#2a0a14", light="#c9544a", vol=0.8, texk="streakv", tex=0.3, rim="#ffd9a0")
    for x in (236, 262):
        c.paint(limb([(x, 530), (x, 570)], [17, 13]), "#1d1a26", vol=0.6)
        c.paint(ellipse(x + 2, 575, 13, 6), "#14101a", vol=0.6, rim="#ffd9a0")
    rabbit_front(c, Pose(248, 492, 1.1), "#e6ddd0", dark="#8a7a78", suit="#23202e", rim="#fff0d0")
    # table and hat
    c.paint(poly([(318, 552), (392, 552), (386, 584), (324, 584)]), "#3a2030", dark="#1a0c16", vol=0.5, rough=0.5)
    c.paint(ellipse(355, 552, 46, 8), "#7a2a34", dark="#3a101c", light="#d9705a", vol=0.5, rough=0.4)
    Hh = Pose(356, 552, 1)
    c.paint(Hh(ellipse(0, -42, 34, 8)), "#0c0a10", vol=0, rough=0.3, lit=0)
    # the boy, waist up: one hand in the glove, the other for balance
    boy = Pose(356, 516, 1)
    cloth = dict(dark="#8a5a22", light="#ffe6a0", vol=0.9, rough=0.3, rim="#fff3d0", detail=0.8)
    far_arm = limb([(370, 470), (392, 452), (400, 424)], [17, 15, 12], cap=False)
    c.paint(far_arm, "#d9a23f", **cloth)
    hand(c, 400, 425, -80, 15, "open", "#eec09c", 1, "#fff3d0")
    c.paint(
        boy(curve([(-22, 6), (-21, -30), (-17, -50), (-6, -56), (8, -56), (18, -50), (22, -30), (22, 6)])),
        "#d9a23f",
        **cloth,
    )
    for y in (-36, -22):
        c.paint(boy(ellipse(1, y, 2.2)), "#fff3d0", dark="#a87c3c", vol=0.6, rough=0.1, detail=0.9)
    c.paint(
        boy(curve([(-10, -52), (0, -46), (11, -52), (14, -60), (-13, -60)])),
        "#f6ead0",
        dark="#a8946c",
        vol=0.5,
        rough=0.2,
        detail=0.8,
    )
    head(
        c,
        Pose(356, 436, 0.5, -6, True),
        "child",
        "wonder",
        0.5,
        skin="#eec09c",
        hair="#5a3420",
        style="short",
        rim="#fff3d0",
        look=(0.6, -0.1),
    )
    c.paint(
        Hh(curve([(-24, 0, "c"), (-30, -40, "c"), (0, -34), (30, -40, "c"), (24, 0, "c"), (0, 5)])),
        "#1d1a24",
        dark="#07060a",
        light="#6a6470",
        vol=0.8,
        rough=0.4,
        rim="#ffe0ac",
    )
    c.paint(
        Hh(minus(ellipse(0, -42, 42, 10), ellipse(0, -44, 31, 6))),
        "#25212e",
        light="#7a7480",
        vol=0.6,
        rough=0.3,
        rim="#ffe0ac",
    )
    c.paint(
        Hh(curve([(-25.5, -8, "c"), (0, -3), (25.5, -8, "c"), (26.5, -17, "c"), (0, -12), (-26.5, -17, "c")])),
        "#a52f36",
        vol=0.3,
        rough=0.3,
    )
    # the arm and glove
    small_sleeve(
        c,
        Pose(0, 0, 1),
        [(276, 484), (290, 494), (312, 474)],
        "#2a2636",
        "#fff",
        w=(20, 17, 14),
        rim="#ffe0ac",
        glove="#f4ecdf",
    )
    c.paint(
        limb([(342, 472), (330, 486), (316, 476)], [17, 14, 11], cap=False),
        "#d9a23f",
        dark="#8a5a22",
        light="#ffe6a0",
        vol=0.9,
        rough=0.3,
        rim="#fff3d0",
        detail=0.8,
        shadow=(0, 2, 3, 0.3),
    )
    hand(c, 318, 477, 196, 13, "grip", "#eec09c", 1, "#fff3d0")
    small_sleeve(
        c,
        Pose(0, 0, 1),
        [(220, 484), (204, 506), (214, 528)],
        "#2a2636",
        "#fff",
        w=(20, 17, 14),
        rim="#ffe0ac",
        glove="#f4ecdf",
    )
    # curtains + proscenium
    for s_, (a, b) in ((1, (-10, 128)), (-1, (472, 610))):
        curtain(c, a, b, 40, 640, "#8f1f2b", "#2a0710", "#d9584a", folds=6, gather=0.55, side=s_)
    for i in range(5):  # swags
        x0, x1 = -20 + i * 128, 120 + i * 128
        c.paint(
            curve([(x0, 20, "c"), (x1, 20, "c"), (x1 - 6, 66), ((x0 + x1) / 2, 116), (x0 + 6, 66)]),
            "#9a2430",
            dark="#30080f",
            light="#e0654f",
            vol=1.0,
            texk="streakh",
            tex=0.25,
            shadow=(0, 6, 8, 0.5),
        )
        c.paint(
            limb([(x0 + 6, 64), ((x0 + x1) / 2, 116), (x1 - 6, 64)], [4, 5, 4]),
            "#d9a850",
            dark="#7a4a1c",
            vol=0.6,
            rough=0.6,
        )
    for x, s_ in ((84, 1), (516, -1)):
        c.paint(
            curve([(x - 34 * s_, 396), (x, 388), (x + 10 * s_, 404), (x, 418), (x - 34 * s_, 412)]),
            "#d9a850",
            dark="#7a4a1c",
            vol=0.8,
            shadow=(0, 3, 4, 0.4),
        )
    c.paint(
        rect(-10, -10, 620, 46),
        "#6a3f22",
        dark="#2a130c",
        light="#d9a050",
        vol=0.6,
        texk="streakh",
        tex=0.3,
        shadow=(0, 5, 8, 0.5),
    )
    # footlights
    for i in range(9):
        x = 92 + i * 52
        c.paint(
            curve([(x - 12, 632, "c"), (x - 9, 620), (x, 615), (x + 9, 620), (x + 12, 632, "c")]),
            "#d9a850",
            dark="#6a3a1a",
            vol=0.7,
            rough=0.3,
        )
        c.late.append(lambda x=x: c.glow(x, 612, 26, "#ffdf9a", 0.6, 1.2))
    # audience, back rows to front
    c.lights = [(300, 560, 60, "#ffce8a", 200, 0.5)]
    coats = ["#3a3346", "#4a2a34", "#2f3a4a", "#4a4030", "#33443f", "#52303a"]
    furs = ["#8a7466", "#6f6a70", "#a08a78", "#5f5048", "#b5a598", "#77655c"]
    for row, (y, s, n, off) in enumerate(((700, 0.72, 8, 0), (770, 1.0, 6, 26), (868, 1.45, 4, -10))):
        for i in range(n):
            x = (i + 0.5) / n * 640 - 20 + off + rr.normal(0, 6)
            k = rr.integers(6)
            if row == 1 and i == 1:  # a child with borrowed ears
                P = Pose(x, y, s)
                person_back_ears(c, P)
                continue
            if row == 2 and i == 2:  # one has noticed you
                rabbit_front(
                    c,
                    Pose(x, y, s, -4),
                    shift(furs[4], -0.1),
                    dark="#4a3c3a",
                    suit="#3a2a3a",
                    rim="#ffd9a0",
                    collar="#cbb89c",
                )
            else:
                rabbit_back(
                    c,
                    Pose(x, y + rr.normal(0, 4), s * rr.uniform(0.92, 1.06), rr.normal(0, 4)),
                    shift(furs[k], -0.16),
                    dark="#1f1518",
                    rim="#ffd39a",
                    tilt=rr.normal(0, 6),
                    collar=coats[k],
                )
        # seat backs
        for i in range(n + 1):
            x = (i + 0.5) / n * 640 - 20 + off + rr.normal(0, 2)
            w = 300 / n
            c.paint(
                curve(
                    [
                        (x - w * 0.92, 960, "c"),
                        (x - w * 0.9, y + 34 * s),
                        (x - w * 0.6, y + 20 * s),
                        (x, y + 16 * s),
                        (x + w * 0.6, y + 20 * s),
                        (x + w * 0.9, y + 34 * s),
                        (x + w * 0.92, 960, "c"),
                    ]
                ),
                "#5a1420",
                dark="#1c060c",
                light="#a83f3c",
                vol=0.7,
                rim="#e8935e",
                shadow=(0, -3, 5, 0.4),
            )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#200a1a", light_tint="#ffe2b0", vignette=0.5)


def person_back_ears(c, P):
    for s_, a in ((-1, -8), (1, 12)):
        e = transform(curve([(-5, 0), (-6, -20), (-3, -36), (0, -40), (4, -34), (6, -18), (5, 0)]), s_ * 9, -56, 1, a)
        c.paint(P(e), "#efe6d6", dark="#9a8c80", vol=0.4, rim="#fff0d0")
    c.paint(
        P(curve([(-12, -24), (-24, -10), (-30, 20), (-28, 52), (28, 52), (30, 20), (24, -10), (12, -24)])),
        "#b88a34",
        dark="#5a3a18",
        vol=0.8,
        rim="#ffe0a8",
    )
    c.paint(P(limb([(0, -30), (0, -20)], [12, 14])), "#c99a78", vol=0.3)
    c.paint(P(ellipse(0, -44, 19, 20)), "#4a2c1c", dark="#1a0e0a", vol=0.8, rim="#ffe0a8")
    c.paint(P(limb([(-19, -50), (0, -64), (19, -50)], [3, 3.4, 3])), "#d9574a", vol=0.3, rough=0.2)
