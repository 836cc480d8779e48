"""On the windy beach an old woman flies his coat; it still waves."""

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, grass, gull, limb, merged, mix, person, poly, rect, rgb, sample

SENTENCE = "On the windy beach an old woman flies his coat; it still waves."
KEY = "storm-parchment"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "old"


def sky(c):
    """A great windy sky: grey-blue above, parchment low down, torn cloud going over."""
    c.sky(
        [(0, "#33454f"), (0.3, "#5a7678"), (0.55, "#a8b09c"), (0.7, "#e8d4a0"), (0.78, "#f3d994"), (1, "#c8b88c")],
        warp=0.3,
    )
    rr = np.random.default_rng(4)
    for _i in range(13):
        x, y = rr.uniform(-60, 560), 40 + 480 * rr.random() ** 0.8
        L = rr.uniform(120, 300)
        c.paint(
            limb(
                [(x, y), (x + L * 0.4, y - 20 + rr.normal(0, 8)), (x + L, y - 34 + rr.normal(0, 12))],
                [4, rr.uniform(20, 54), 6],
            ),
            mix("#c9c4a8", "#5a7078", rr.random()),
            vol=0.4,
            rough=3.0,
            soft=7,
            alpha=0.45,
            lit=0,
            texk="streake",
            tex=0.5,
        )
    c.brush(
        (46, 24),
        thr=(0, 0.03),
        length=5.5,
        jitter=0.022,
        flow=np.full((c.h, c.w), -0.18, np.float32) + (c.noise("cloud", 3) - 0.5) * 0.9,
        fmix=0.8,
    )


def coat(c):
    """His overcoat, filled by the wind as by a man: one sleeve up, one out, buttons done, the hat holding its place."""
    P = Pose(392, 232, 1.2, 16)
    kw = dict(dark="#141a24", light="#8a98a8", vol=0.95, texk="streakv", tex=0.3, rough=0.6, rim="#ffeec0", rimw=1.6)
    c.paint(P(curve([(-16, 84), (-30, 130), (-54, 158, "c"), (-30, 152), (-10, 166, "c"), (2, 120)])), "#26303e", **kw)
    c.paint(P(limb([(-34, -58), (-76, -74), (-104, -116)], [34, 29, 25], cap=False)), "#33404f", **kw)
    c.paint(P(limb([(34, -58), (80, -50), (118, -64)], [34, 29, 25], cap=False)), "#33404f", **kw)
    for x, y, a in ((-105, -119, 60), (119, -65, 160)):
        q = P.pt(x, y)
        c.paint(ellipse(q[0], q[1], 13, 6.5, a + 16 + 90 if x < 0 else 70), "#0c1018", vol=-0.3, rough=0.2, detail=0.7)
    body = P(
        curve(
            [
                (-30, -84, "c"),
                (-46, -62),
                (-40, -20),
                (-38, 30),
                (-54, 96),
                (-62, 136, "c"),
                (-34, 126),
                (-10, 144),
                (16, 124),
                (44, 140),
                (70, 118, "c"),
                (52, 70),
                (40, 20),
                (42, -20),
                (48, -60),
                (32, -84, "c"),
                (0, -78),
            ]
        )
    )
    m = c.paint(body, "#384656", shadow=(0, 0, 0.1, 0), px=200, detail=0.4, **kw)
    c.line([P.pt(2, -76), P.pt(-2, 0), P.pt(6, 128)], [2, 2.4, 2], "#0e141c", 0.9, clip=m)
    for s_ in (-1, 1):
        c.paint(
            P(curve([(s_ * 3, -80, "c"), (s_ * 30, -86, "c"), (s_ * 27, -52), (s_ * 8, -22, "c")])),
            "#2a3644",
            **(kw | dict(vol=0.6)),
        )
    for k in range(4):
        c.paint(
            P(ellipse(9, -14 + k * 27, 4.2)), "#c8a860", dark="#5a4420", light="#fff0c0", vol=1.0, rough=0.1, detail=0.9
        )
    for x0, x1, y0, y1 in ((-30, -40, 20, 118), (-14, -18, 40, 126), (28, 46, 30, 116), (20, 24, 60, 122)):
        c.line(
            [P.pt(x0, y0), P.pt((x0 + x1) / 2 + 3, (y0 + y1) / 2), P.pt(x1, y1)],
            [0.6, 4, 1],
            "#10161f",
            0.5,
            clip=m,
            soft=1,
        )
    c.paint(P(rect(-36, 40, 26, 5, 2)), "#1c2430", vol=0.2, rough=0.2, clip=m)
    c.paint(
        P(poly([(-34, 42), (-26, 22), (-14, 41)])),
        "#b33a34",
        dark="#6a1418",
        light="#ff9a88",
        vol=0.5,
        rough=0.3,
        clip=m,
        detail=0.8,
    )
    # scarf and hat where a head would be; sky between
    c.paint(
        P(limb([(-20, -84), (0, -78), (22, -84)], [13, 15, 13])),
        "#b33a34",
        dark="#6a1418",
        light="#ff9a88",
        vol=0.8,
        rough=0.4,
        rim="#ffe0c0",
    )
    c.paint(
        P(limb([(18, -82), (56, -94), (92, -84), (130, -98)], [12, 14, 13, 9])),
        "#b33a34",
        dark="#6a1418",
        light="#ff9a88",
        vol=0.7,
        rough=0.4,
        texk="streakh",
        tex=0.4,
    )
    c.paint(P(ellipse(2, -138, 44, 9, -6)), "#2a3644", **(kw | dict(vol=0.8)))
    c.paint(
        P(
            curve(
                [
                    (-24, -142, "c"),
                    (-22, -172),
                    (-8, -180),
                    (4, -174),
                    (16, -180),
                    (27, -168),
                    (28, -144, "c"),
                    (0, -136),
                ]
            )
        ),
        "#33404f",
        **kw,
    )
    c.paint(
        P(curve([(-25, -144, "c"), (0, -138), (28, -146, "c"), (28, -154, "c"), (0, -147), (-25, -152, "c")])),
        "#b33a34",
        vol=0.3,
        rough=0.2,
    )
    return P.pt(0, -60), P.pt(-4, 60)


def beach(c):
    """Low tide: wet sand that holds the light, a line of surf, dune grass bent one way."""
    c.paint(
        rect(-10, 690, 640, 30), "#6f8a88", dark="#3f5a60", light="#e8e0bc", vol=0, texk="streakh", tex=0.5, rough=0.8
    )
    c.paint(
        curve([(-20, 712, "c"), (160, 706), (360, 712), (620, 704, "c"), (620, 930, "c"), (-20, 930, "c")]),
        "#c8b482",
        dark="#7a6a48",
        light="#fff0bc",
        vol=0.1,
        texk="streakh",
        tex=0.5,
        rough=1.0,
        grad=((0, 706), (0, 900), 0.3, -0.35),
    )
    for y, x0, x1, a in ((706, -10, 610, 0.8), (716, 40, 420, 0.6), (726, 230, 600, 0.5)):
        c.line([(x0, y), ((x0 + x1) / 2, y + 4), (x1, y - 1)], [1, 3.4, 1], "#fffaf0", a, rough=0.8)
    c.paint(
        curve([(240, 748), (420, 738), (600, 752), (560, 772), (380, 766)]), "#e8dcb0", vol=0, alpha=0.6, soft=4, lit=0
    )
    for i in range(9):  # two went out along the water; one set of prints comes back
        c.paint(
            ellipse(560 - i * 44, 768 + i * 5 + (i % 2) * 6, 6, 2.6, -10),
            "#7a6a48",
            vol=-0.4,
            alpha=0.7,
            soft=0.6,
            lit=0,
        )
        if i < 4:
            c.paint(
                ellipse(566 - i * 44, 786 + i * 5 + (i % 2) * 6, 7.4, 3, -10),
                "#7a6a48",
                vol=-0.4,
                alpha=0.7,
                soft=0.6,
                lit=0,
            )


def draw():
    """Wind from the left."""
    c = Card(6515, key=(0.3, -0.75, 0.55))
    sky(c)
    beach(c)
    c.fog_colour = rgb("#cdc6aa")
    knot, hem = coat(c)
    o = person(
        c,
        166,
        838,
        214,
        "old",
        "stand",
        "three",
        "coat",
        "longing",
        1,
        arms=((96, 30, 8, 0), (80, 44, 10, 0)),
        col="#6a5a60",
        col2="#e8dcc0",
        hair="#d8d2c6",
        style="bun",
        skin="#dba988",
        hat="scarf",
        hatc="#8a7a84",
        rim="#fff0c8",
        look=(0.6, -0.9),
        nod=-22,
        lean=-8,
        hands=("grip", "grip"),
        legs="#3a343c",
    )
    hx, hy = o["handL"]
    mid = [(hx, hy), (hx + 60, hy - 110), (hem[0] - 60, hem[1] + 110), knot]
    q = sample(mid, 40)
    for i in range(39):  # pale before the dark, dark before the pale
        c.line(
            [tuple(q[i]), tuple(q[i + 1])],
            [1.4],
            mix("#4a4038", "#f6ead0", float(np.clip((560 - q[i][1]) / 160, 0, 1))),
            rough=0.05,
            detail=0.9,
        )
    c.line([(hx, hy), (hx + 4, hy + 30), (hx - 10, hy + 62), (hx + 8, hy + 90)], [1.4], "#4a4038", rough=0.1)
    # what is left of him stands in the sand: boots, side by side
    for x, y in ((70, 858), (96, 864)):
        P = Pose(x, y, 1.2)
        c.paint(P(ellipse(4, 1, 20, 4)), "#3a3020", vol=0, alpha=0.45, soft=2, lit=0)
        c.paint(
            P(curve([(-11, 0, "c"), (-12, -30, "c"), (4, -31, "c"), (6, -13), (20, -9), (22, 0, "c")])),
            "#3a2c24",
            dark="#14100c",
            light="#a88a6a",
            vol=0.85,
            rough=0.3,
            rim="#fff0c8",
        )
        c.paint(P(ellipse(-4, -30, 8, 2.6)), "#120c0a", vol=0, rough=0.1)
    c.paint(
        merged([gull(196, 330, 13, -14), gull(232, 352, 9, -8), gull(160, 366, 8, -18)]), "#fffaf0", vol=0, rough=0.2
    )
    grass(c, -10, 250, 906, 70, ["#6a6a44", "#9a945c", "#d8cc90"], n=110, seed=5, lean=0.9)
    grass(c, 380, 620, 908, 54, ["#6a6a44", "#9a945c", "#d8cc90"], n=90, seed=9, lean=0.9)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#1c2838", light_tint="#fff0c8", vignette=0.28, contrast=0.18, paper=0.045, grain=0.025)
