"""A tall stranger opens his coat on a summer sea; a child has packed."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    bird,
    curve,
    dabs,
    ellipse,
    house,
    limb,
    merged,
    minus,
    mix,
    person,
    poly,
    rect,
    rgb,
    shift,
)

SENTENCE = "A tall stranger opens his coat on a summer sea; a child has packed."
KEY = "ink-gold"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "child"


def draw():
    c = Card(101, key=(-0.2, -0.75, 0.5))
    c.sky([(0, "#141018"), (0.35, "#2c2430"), (0.6, "#57473f"), (0.75, "#7a6248"), (1, "#1a1418")], warp=0.2)
    c.glow(300, 520, 330, "#c9a468", 0.35, 1.3)
    c.brush((36, 18), thr=(0, 0.03), length=4)
    c.fog_colour = rgb("#6a5848")
    rr = np.random.default_rng(6)
    # a leaning street on both sides
    for k, (x, w, h, fog) in enumerate(
        (
            (214, 90, 330, 0.6),
            (392, 96, 360, 0.6),
            (120, 130, 430, 0.38),
            (490, 130, 450, 0.38),
            (30, 150, 560, 0.12),
            (578, 150, 600, 0.12),
        )
    ):
        lean = 0.05 if x < 300 else -0.05
        house(
            c,
            x,
            780 + (0.6 - fog) * 60,
            w,
            h,
            "#4a3d40",
            "#241c24",
            side=0.0,
            lean=lean,
            rh=0.9,
            seed=k + 3,
            fog=fog,
            win=0,
            lit="#f2b65a",
            chim=True,
        )
        for j in range(3):
            for q in (-0.22, 0.2):
                wx, wy = x + q * w + lean * h * (0.2 + 0.2 * j), 780 - h * (0.2 + 0.2 * j)
                on = rr.random() < 0.22
                c.paint(
                    rect(wx - w * 0.08, wy - 20, w * 0.16, 34, 2),
                    "#f2b65a" if on else "#1c161c",
                    vol=0,
                    rough=0.4,
                    lit=0,
                    fog=fog * 0.6,
                )
    c.band("#a88a62", 770, 36, 0.5, 3)
    # wet cobbles
    c.paint(
        poly([(-10, 770), (610, 770), (610, 910), (-10, 910)]),
        "#332a2c",
        dark="#120d12",
        light="#8a7050",
        vol=0,
        grad=((0, 770), (0, 900), 0.25, -0.35),
        tex=0.3,
    )
    stones = []
    for r_ in range(11):
        y = 776 + r_ * r_ * 1.0 + r_ * 3
        w = 14 + r_ * 5
        row = range(int(640 / w) + 2)
        stones += [ellipse(-20 + i * w + (r_ % 2) * w / 2, y, w * 0.43, 2.4 + r_ * 0.9) for i in row]
    c.paint(
        merged(stones),
        "#4a3c38",
        dark="#1c1518",
        light="#c9a468",
        vol=0.0,
        alpha=0.75,
        rough=0.6,
        tex=0.5,
        grad=((0, 780), (0, 900), 0.3, -0.3),
    )
    # light spilled from the coat
    c.beam([(210, 790), (390, 790), (560, 930), (40, 930)], "#ffe3a0", 0.5, 14)
    # ---- the tall one
    coat = curve(
        [
            (300, 224),
            (240, 250),
            (196, 312),
            (166, 470),
            (138, 640),
            (104, 806, "c"),
            (200, 822),
            (300, 816),
            (400, 822),
            (496, 806, "c"),
            (462, 640),
            (434, 470),
            (404, 312),
            (360, 250),
        ]
    )
    mc = c.paint(
        coat,
        "#2b2732",
        dark="#0d0a10",
        light="#6a5c60",
        vol=0.95,
        texk="streakv",
        tex=0.3,
        px=220,
        shadow=(0, 4, 24, 0.5),
        rim="#c9a06a",
    )
    for x0, x1 in ((214, 142), (246, 196), (386, 458), (354, 404)):
        c.line(
            [(x0 + (300 - x0) * 0.25, 330), ((x0 + x1) / 2, 560), (x1, 806)],
            [1, 7, 10],
            "#120e16",
            0.6,
            clip=mc,
            soft=1.6,
        )
    for s_ in (-1, 1):
        c.paint(
            limb([(300 + s_ * 78, 292), (300 + s_ * 138, 420), (300 + s_ * 96, 540)], [54, 46, 34]),
            "#302b37",
            dark="#0d0a10",
            light="#766668",
            vol=0.95,
            rim="#c9a06a",
            shadow=(s_ * -2, 5, 8, 0.5),
            texk="streakv",
            tex=0.25,
        )
    # the opening: another day
    op = curve(
        [
            (300, 300, "c"),
            (268, 400),
            (236, 540),
            (206, 700),
            (190, 800, "c"),
            (300, 812),
            (410, 800, "c"),
            (394, 700),
            (364, 540),
            (332, 400),
        ]
    )
    mo = c.paint(
        op,
        "#8fd0d4",
        dark="#3f94ae",
        light="#fff6dc",
        vol=0,
        lit=0,
        grad=((0, 310), (0, 690), -0.3, 0.5),
        tex=0.25,
        rough=0.6,
    )
    sun = (318, 500)
    c.paint(ellipse(*sun, 20), "#fffdf0", vol=0, clip=mo, soft=1.5, lit=0)
    for x, y, w in ((262, 470, 90), (356, 560, 100), (270, 590, 80)):
        for _ in range(9):
            c.paint(
                ellipse(x + rr.normal(0, w * 0.25), y + rr.normal(0, 6), rr.uniform(8, 18), rr.uniform(6, 12)),
                "#fffaf0",
                dark="#c9dbe0",
                vol=0.5,
                clip=mo,
                soft=1.4,
                lit=0,
                alpha=0.92,
            )
    c.paint(
        rect(150, 650, 300, 60),
        "#3f9aa8",
        dark="#2a7488",
        light="#dff3e6",
        vol=0,
        clip=mo,
        lit=0,
        texk="streakh",
        tex=0.7,
        grad=((0, 650), (0, 710), 0.4, -0.2),
    )
    S = Pose(338, 664, 0.62, 0)
    c.paint(S(poly([(-22, -6), (22, -6), (14, 6), (-14, 6)])), "#8a4a34", vol=0.3, clip=mo, lit=0, rough=0.2)
    c.paint(S(poly([(0, -56), (0, -9), (24, -9)])), "#fff6e6", vol=0.2, clip=mo, lit=0, rough=0.2)
    c.paint(S(poly([(-3, -48), (-3, -9), (-18, -9)])), "#f3d9c0", vol=0.2, clip=mo, lit=0, rough=0.2)
    for y, col, lt in ((702, "#8db35a", "#e8e08a"), (738, "#6a9a4a", "#d3d873"), (776, "#4a7f40", "#b8c860")):
        pts = [(x, y + 9 * math.sin(x / 34 + y)) for x in range(150, 460, 24)]
        c.paint(
            curve([(140, 900, "c"), *pts, (460, 900, "c")]),
            col,
            dark=shift(col, -0.14),
            light=lt,
            vol=0.35,
            clip=mo,
            lit=0,
            texk="streakh",
            tex=0.4,
        )
    dabs(
        c,
        [(rr.uniform(205, 395), rr.uniform(748, 800), 5) for _ in range(40)],
        3,
        ["#d9463f", "#f3b33f", "#fff3e0", "#b06ab8"],
        3,
        per=4,
        clip=mo,
    )
    # gold lining turned back
    for s_ in (-1, 1):
        c.paint(
            curve(
                [
                    (300, 292, "c"),
                    (300 + s_ * 30, 396),
                    (300 + s_ * 62, 540),
                    (300 + s_ * 92, 700),
                    (300 + s_ * 108, 806, "c"),
                    (300 + s_ * 150, 806, "c"),
                    (300 + s_ * 118, 690),
                    (300 + s_ * 92, 556),
                    (300 + s_ * 62, 420),
                    (300 + s_ * 34, 330),
                ]
            ),
            "#a8763a",
            dark="#4a2c18",
            light="#f3cf86",
            vol=0.9,
            texk="streakv",
            tex=0.4,
            shadow=(s_ * -4, 2, 6, 0.45),
            rim="#ffe9b0",
            rimdir=(-s_, 0),
        )
        c.paint(
            curve(
                [
                    (300 + s_ * 84, 528),
                    (300 + s_ * 62, 532),
                    (300 + s_ * 54, 548),
                    (300 + s_ * 62, 566),
                    (300 + s_ * 84, 562),
                    (300 + s_ * 104, 546),
                ]
            ),
            "#e3d5be",
            dark="#8a7662",
            vol=0.8,
            shadow=(0, 3, 4, 0.5),
            rough=0.4,
        )
        for k in range(3):
            c.line([(300 + s_ * 56, 541 + k * 8), (300 + s_ * 72, 540 + k * 8)], [1.2], "#6a5848", 0.8)
    # collar, no face, hat
    c.paint(ellipse(300, 216, 36, 44), "#15111a", dark="#08060a", light="#2c2630", vol=0.7, lit=0)
    for s_ in (-1, 1):
        c.paint(
            curve(
                [
                    (300, 300, "c"),
                    (300 + s_ * 26, 262),
                    (300 + s_ * 62, 214, "c"),
                    (300 + s_ * 76, 262),
                    (300 + s_ * 40, 318),
                ]
            ),
            "#37313f",
            dark="#0f0c14",
            light="#7a6a6a",
            vol=0.9,
            rim="#d9b06e",
            shadow=(0, 4, 6, 0.5),
        )
    c.paint(
        curve([(236, 178, "c"), (244, 120), (262, 92), (300, 100), (338, 90), (356, 120), (364, 178, "c"), (300, 190)]),
        "#26212c",
        dark="#0a080d",
        light="#6a5c60",
        vol=0.95,
        rim="#c9a06a",
        texk="streakv",
        tex=0.2,
    )
    c.paint(
        curve([(236, 166, "c"), (300, 178), (364, 166, "c"), (364, 184, "c"), (300, 196), (236, 184, "c")]),
        "#6a2f2c",
        dark="#2a1012",
        vol=0.4,
    )
    c.paint(
        ellipse(300, 188, 112, 19),
        "#2a2530",
        dark="#0a080d",
        light="#7a6a6a",
        vol=0.9,
        rim="#d9b06e",
        shadow=(0, 8, 10, 0.6),
    )
    # ---- the child with the suitcase
    c.lights = [(300, 700, 60, "#fff0b8", 120, 0.9)]
    cx, cy = 452, 860
    c.paint(
        poly([(cx - 12, cy), (cx + 14, cy), (cx + 130, cy + 60), (cx + 60, cy + 60)]),
        "#08060a",
        vol=0,
        alpha=0.55,
        soft=5,
        lit=0,
    )
    person(
        c,
        cx - 4,
        cy,
        168,
        "child",
        "stand",
        "threeback",
        "coat",
        "wonder",
        -1,
        arms=("down", (-6, 20, 14, 6)),
        col="#5a6f8a",
        col2="#c9463a",
        hair="#3a2418",
        skin="#e8b894",
        style="plait",
        legs="#2c2a35",
        rim="#ffefc0",
        hands=("rest", "grip"),
        head_view="profile",
        nod=-14,
        hat="beanie",
        hatc="#c9463a",
    )
    K = Pose(cx + 30, cy - 2, 1.1)
    c.paint(
        K(rect(-20, -32, 40, 30, 4)),
        "#7a4a2c",
        dark="#3a1f14",
        light="#d9a066",
        vol=0.5,
        rim="#ffe3b0",
        shadow=(2, 3, 4, 0.4),
    )
    c.paint(K(minus(rect(-7, -40, 14, 10, 4), rect(-4, -37, 8, 10, 2))), "#3a1f14", vol=0.3, rough=0.2)
    for x in (-11, 11):
        c.paint(K(rect(x - 2, -32, 4, 30)), "#4a2a1a", vol=0.2, rough=0.2)
    # swallows leave the coat and dissolve into the night
    for x, y, s, a, f in (
        (336, 430, 0.55, -10, 0),
        (392, 372, 0.7, -24, 0),
        (448, 300, 0.8, -30, 0),
        (500, 210, 0.7, -36, 0.2),
        (540, 130, 0.55, -30, 0.4),
    ):
        bird(c, Pose(x, y, s * 1.35, a), mix("#f6efdf", "#4a4048", f))
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.66 + c.detail * 0.4, 0, 1), opacity=0.6)

    def spark():
        c.glow(300, 640, 200, "#ffeebc", 0.22, 1.3)
        for _ in range(60):
            c.dot(
                300 + rr.normal(0, 120),
                600 + rr.normal(0, 130),
                rr.uniform(0.5, 1.4),
                "#fff0b8",
                rr.uniform(0.2, 0.8),
                True,
            )

    c.late.append(spark)
    return c.finish(shadow_tint="#1a1020", light_tint="#ffe9bc", vignette=0.45)
