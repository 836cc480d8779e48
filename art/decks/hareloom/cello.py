"""Only a horizon and an empty chair; its long shadow is still playing the cello."""

import numpy as np

from art.kit.all import (
    Card,
    chair,
    curve,
    drybrush,
    ellipse,
    flatten,
    focus_map,
    limb,
    loose,
    poly,
    rect,
    rgb,
    ridge,
    transform,
    union,
)

SENTENCE = "Only a horizon and an empty chair; its long shadow is still playing the cello."
KEY = "fog-vermilion"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"

X0, Y0, TALL = 372, 396, 124  # where the chair stands, and how tall its shadow's owner would sit


def player():
    """The silhouette that sits on the chair, in upright units: ground at y = 0, facing right."""
    body = [
        curve([(-22, -44), (-26, -62), (-24, -82), (-17, -92), (-7, -95), (1, -90), (4, -78), (2, -60), (2, -44)]),
        limb([(-10, -48), (12, -50), (28, -46)], [19, 16, 12]),
        limb([(28, -47), (27, -24), (20, -2)], [12, 8, 5.5]),
        curve([(16, -4, "c"), (22, -7), (33, -2), (33, 1), (16, 1, "c")]),
        limb([(-8, -92), (-5, -99)], [8, 7.4]),
        curve(
            [
                (-14, -109),
                (-10, -119),
                (-1, -123),
                (7, -118),
                (8, -111),
                (13.5, -105.4, "c"),
                (8.8, -103.6),
                (9, -98.6),
                (0, -95.4),
                (-8, -98),
            ]
        ),
        ellipse(-15.5, -109, 5, 5.4),  # a knot of hair
        limb([(-11, -88), (2, -73), (24, -83)], [10, 7.5, 5.5]),  # left hand on the neck
        limb([(-14, -84), (8, -60), (37, -57)], [11, 8, 6]),  # bow arm
    ]
    cello = transform(
        union(
            curve(
                [
                    (-19, -6),
                    (-22, -20),
                    (-15, -30),
                    (-10, -37),
                    (-13, -43),
                    (-16, -53),
                    (-9, -63),
                    (0, -64),
                    (9, -63),
                    (16, -53),
                    (13, -43),
                    (10, -37),
                    (15, -30),
                    (22, -20),
                    (19, -6),
                    (9, -1),
                    (-9, -1),
                ]
            ),
            rect(-2.2, -112, 4.4, 52),
            ellipse(-2, -114, 5, 4.6),
            rect(-7, -109, 14, 2.2),
            rect(-7, -104, 14, 2.2),
            rect(-0.9, -4, 1.8, 14),
        ),
        49,
        -9,
        0.94,
        -15,
    )
    bow = limb([(22, -66), (52, -54), (104, -32)], [1.8, 2.0, 1.8])
    seat = [
        rect(-24, -47, 46, 5),
        rect(-23, -46, 4.5, 47),
        rect(16, -44, 4.5, 46),
        rect(-8, -46, 4, 43),
        limb([(-21, -44), (-26, -72), (-33, -102)], [4.6, 4.4, 4], cap=False),
        rect(-22, -18, 40, 2.6),
    ]
    return [*body, cello, bow, *seat]


def on_ground(u, v):
    """An upright point laid on the plain: the sun is low, behind and to the right."""
    t = max(0.0, -v) / TALL
    k = 1.12 + 1.5 * t
    return X0 - 6 + u * k - 176 * t**1.05, Y0 + 404 * t**1.14 + u * 0.10 * t + max(0, v) * 0.6


def draw():
    """A plain that has nothing on it but a chair, and the evening."""
    c = Card(8301, key=(0.6, -0.55, 0.5))
    rr = np.random.default_rng(5)
    c.sky(
        [
            (0, "#2c3038"),
            (0.09, "#4a5058"),
            (0.18, "#868885"),
            (0.24, "#d6b892"),
            (0.29, "#f6c98e"),
            (0.3, "#b9b2a4"),
            (0.45, "#c6beae"),
            (0.75, "#bdb5a8"),
            (1, "#8b8785"),
        ],
        warp=0.0,
    )
    c.brush((40, 22), thr=(0, 0.03), length=5, jitter=0.018, flow=np.full((c.h, c.w), 0.05, np.float32), fmix=2)
    for y, a, s in ((70, 0.5, 1), (120, 0.42, 4), (172, 0.34, 8), (205, 0.3, 12)):
        c.band("#23272f" if y < 150 else "#8d8478", y, 20, a, seed=s)
    c.fog_colour = rgb("#cdbfa6")
    # the sun, half gone
    c.glow(470, 254, 300, "#ffb878", 0.34, 1.1)
    c.glow(470, 250, 90, "#ffc070", 0.35, 1.2)
    sun = c.paint(ellipse(470, 240, 21), "#fff6d8", light="#fffaf0", vol=0, lit=0, rough=0.4)

    # far land, then the plain
    c.paint(ridge(256, 1.6, 3, n=14, base=300), "#6f6c6a", fog=0.3, vol=0, rough=0.6, lit=0)
    c.paint(
        poly([(-10, 261), (610, 261), (610, 910), (-10, 910)]),
        "#c4bbab",
        dark="#8d8886",
        light="#e8dcc0",
        vol=0,
        rough=0.5,
        tex=0.35,
        texk="streakh",
        grad=((520, 280), (120, 900), 0.5, -0.5),
        grain=0.2,
    )
    for k in range(70):  # wind lines in the dust, closer together far away
        t = rr.random() ** 1.8
        y = 266 + 620 * t
        x, L = rr.uniform(-40, 620), (30 + 190 * t) * rr.uniform(0.5, 1.2)
        c.line(
            [(x, y), (x + L * 0.5, y - 2 - 5 * t), (x + L, y + 1)],
            [0.3, 0.7 + 3.2 * t, 0.3],
            "#efe4cc" if k % 2 else "#8f8986",
            0.30,
            soft=0.4 + t,
        )
    c.glow(470, 296, 190, "#ffd9a0", 0.36, 1.2, sq=3.2)
    # the other chairs, a long way off, and one of them fallen
    for x, s, r in ((92, 15, 0), (118, 14, 0), (146, 15, 0), (168, 14, -78), (196, 14, 0)):
        c.paint(
            poly([(x - 2, 272), (x + 5, 272), (x - 22, 278), (x - 30, 278)]),
            "#77736f",
            vol=0,
            alpha=0.4,
            soft=0.8,
            lit=0,
        )
        chair(c, x, 272 + (1 if r else 0), s, col="#5a5452", seat="#6a625c", rot=r, fog=0.3, lit=0)
    # the shadow
    parts = [poly([on_ground(*p) for p in q]) for path in player() for q in flatten(path, 1.2)]
    sh = union(*parts)
    bird = curve([(-26, 0, "c"), (-12, -7), (-2, -3), (4, -9), (20, -22, "c"), (14, -4), (22, 2), (10, 5), (-4, 4)])
    c.paint(
        sh,
        "#4c4a58",
        dark="#2a2a38",
        light="#6f6a70",
        vol=0,
        soft=0.9,
        alpha=0.88,
        lit=0,
        rough=0.9,
        tex=0.3,
        texk="streakh",
        grad=((X0, Y0), (X0 - 200, 800), -0.42, 0.26),
    )
    c.paint(transform(bird, 496, 742, 1.5, 14), "#54525e", vol=0, soft=1.3, alpha=0.6, lit=0, rough=0.8)
    # the chair itself, against the light
    c.lights = [(470, 246, 60, "#ffb070", 150, 0.75)]
    chair(c, X0, Y0, 118, col="#a83420", seat="#c8502e", rim="#ffd9a0")
    c.lights = []
    # a page that the wind has not taken yet
    pg = c.paint(
        poly([(494, 430), (528, 424), (540, 438), (505, 445)]),
        "#efe6d2",
        dark="#9a9288",
        vol=0.2,
        rough=0.5,
        shadow=(-6, 3, 3, 0.4),
    )
    for k in range(4):
        a = k / 4 + 0.14
        c.line([(494 + 11 * a + 3, 430 + 15 * a), (528 + 12 * a - 3, 424 + 14 * a)], [0.6], "#6a6468", 0.7, clip=pg)
    gr = np.clip((c.yy - 560) / 200, 0, 1) * (c.xx > 20)
    drybrush(c, gr, "#e9dec6", 46, 120, 14, 0.03, 0.1, 0.22, 3)
    f = focus_map(
        c, [(378, 340, 130, 130, 1.0), (290, 620, 240, 250, 0.7), (140, 268, 90, 22, 0.9), (515, 434, 40, 22, 0.9)], 0.3
    )
    loose(c, f, strength=0.5, drag=0.0)

    def late():
        c.glow(470, 240, 46, "#ffd890", 0.3, 1.4)
        c.paint(ellipse(470, 240, 21), "#fff8e0", vol=0, lit=0, rough=0.3, soft=0.8, only=sun)

    c.late.append(late)
    return c.finish(shadow_tint="#22263a", light_tint="#ffe6c0", vignette=0.34, bloom=0.16, bthr=0.9, contrast=0.2)
