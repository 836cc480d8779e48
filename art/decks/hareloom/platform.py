"""The train stays; the platform departs with those who came to wave."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    gull,
    lamp_post,
    limb,
    merged,
    person,
    poly,
    rgb,
    shift,
    suitcase,
    union,
)

SENTENCE = "The train stays; the platform departs with those who came to wave."
KEY = "fog-vermilion"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "adult"


def mist(c):
    """Grey water or grey mist: a morning without a horizon."""
    c.sky([(0, "#4a5058"), (0.3, "#7c828a"), (0.5, "#b4b4ac"), (0.62, "#dcd6c4"), (1, "#8a8c88")], warp=0.24)
    c.brush((46, 24), thr=(0, 0.03), length=5, jitter=0.016)
    c.glow(420, 470, 260, "#fff6e0", 0.5, 1.2)
    c.fog_colour = rgb("#b4b4ac")


def far(c):
    """Where it goes: other platforms, already far out, with their lamps lit."""
    for x, y, s in ((330, 470, 0.3), (500, 446, 0.2), (420, 432, 0.12)):
        deck(c, x, y, s, 0.5 if s < 0.3 else 0.36)
        for k in range(5):
            px = x + (k - 2) * 46 * s
            c.paint(limb([(px, y - 4 * s), (px, y - 46 * s)], [16 * s, 10 * s]), "#5a5a60", fog=0.4, vol=0.4, rough=0.3)
            c.paint(ellipse(px, y - 52 * s, 7 * s), "#5a5a60", fog=0.4, vol=0.4, rough=0.2)


def deck(c, x, y, s, fog):
    """A slab of station seen from the side: edge, paving, roots of iron below the water line."""
    w = 190 * s
    c.paint(
        poly([(x - w, y), (x - w + 22 * s, y - 22 * s), (x + w - 22 * s, y - 22 * s), (x + w, y)]),
        "#a8a49c",
        dark="#6a6864",
        light="#e8e4d8",
        vol=0.1,
        texk="streakh",
        tex=0.4,
        fog=fog,
        rough=0.4,
    )
    c.paint(
        poly([(x - w, y), (x + w, y), (x + w - 10 * s, y + 34 * s), (x - w + 10 * s, y + 34 * s)]),
        "#6a6664",
        dark="#2c2c30",
        light="#b0aca4",
        vol=0.2,
        tex=0.5,
        fog=fog,
        rough=0.5,
    )
    c.line([(x - w, y), (x + w, y)], [4 * s], "#e8e0cc", 0.9, fog=fog)
    c.paint(ellipse(x, y + 38 * s, w * 1.02, 9 * s), "#4a4c50", vol=0, alpha=0.4 * (1 - fog * 0.6), soft=5 * s, lit=0)


def roots(c, x, y, s):
    """Where it was torn off: broken rails and iron at both ends."""
    for side in (-1, 1):
        ex = x + side * 190 * s
        c.paint(
            poly(
                [
                    (ex, y - 2),
                    (ex + side * 9, y + 6),
                    (ex + side * 2, y + 12),
                    (ex + side * 13, y + 20),
                    (ex - side * 8, y + 30),
                    (ex - side * 14, y),
                ]
            ),
            "#6a6664",
            dark="#2c2c30",
            vol=0.3,
            rough=1.0,
        )
        for k in range(3):
            c.line(
                [
                    (ex - side * 6, y + 4 + k * 8),
                    (ex + side * (16 + k * 5), y + 2 + k * 9),
                    (ex + side * (20 + k * 4), y + 14 + k * 8),
                ],
                [2.6, 2.2, 1.4],
                "#4a3c38",
                rough=0.3,
            )
    c.line(
        [(x - 190 * s, y + 27 * s), (x, y + 33 * s), (x + 190 * s, y + 27 * s)], [1, 4, 1], "#fbf8ee", 0.9, rough=0.8
    )


def crowd(c, x, y, s):
    """Those who wave, and one who has understood."""
    folk = [
        (-150, "heavy", "coat", "#6a6874", "brim", ((-6, 20, 10, 4), (150, 20, 14, 8)), "longing", 1),
        (-104, "slim", "dress", "#8a7c7c", "scarf", ((150, 16, 10, 4), "down"), "grief", 1),
        (-62, "child", "coat", "#6a645c", "beanie", (("wide"), (140, 20, 14, 8)), "wonder", 1),
        (-14, "old", "coat", "#54565e", "top", ("down", (120, 40, 10, 4)), "tired", -1),
        (34, "slim", "coat", "#d9452c", None, ((64, 14, 8, 0), "down"), "longing", -1),
        (86, "slim", "suit", "#4c505c", "cap", ("down", (148, 20, 12, 6)), "calm", -1),
        (132, "heavy", "dress", "#7a6a6c", "scarf", ((150, 20, 10, 4), "down"), "grief", -1),
    ]
    for dx, body, cl, col, hat, arms, face, _f in folk:
        o = person(
            c,
            x + dx * s,
            y - 12 * s,
            118 * s * (0.78 if body == "child" else 1),
            body,
            "stand",
            "three",
            cl,
            face,
            -1,
            arms=arms,
            col=col,
            col2="#d8d4c8",
            hair="#2a2628",
            style="bob" if hat is None else "short",
            skin="#d8b8a4",
            hat=hat,
            hatc=shift(col, -0.06),
            rim="#fff4e0",
            fog=0.10 if col != "#d9452c" else 0.0,
            look=(-0.8, 0.1),
        )
        if col == "#d9452c":
            held = o["handL"]
    for dx in (-128, 116):
        lamp_post(c, Pose(x + dx * s, y - 14 * s, s * 1.5), "#33343c", "#ffdca0", True)
    suitcase(c, x + 60 * s, y - 10 * s, 30 * s, col="#7a5a4a")
    return held


def bank(c):
    """The stone it stands on, broken off where the platform was; the rails end in the air."""
    top = poly(
        [(-20, 846), (256, 716), (306, 722), (322, 736), (316, 748), (334, 760), (318, 776), (190, 930), (-20, 930)]
    )
    c.paint(
        poly([(306, 722), (334, 760), (318, 776), (196, 930), (222, 930), (330, 798), (346, 770), (326, 732)]),
        "#55524f",
        dark="#1c1c20",
        light="#a8a49c",
        vol=0.3,
        tex=0.5,
        rough=1.2,
        shadow=(8, 6, 10, 0.4),
    )
    m = c.paint(
        top,
        "#8f8a82",
        dark="#4a4848",
        light="#d8d4c8",
        vol=0.15,
        texk="streakh",
        tex=0.4,
        rough=1.0,
        grad=((320, 730), (0, 930), 0.15, -0.3),
    )
    for k in range(7):  # sleepers
        x, y = 30 + k * 37, 920 - k * 27
        w = 64 - k * 6
        c.paint(
            poly([(x - w * 0.7, y - 3), (x + w, y + 12 - k), (x + w, y + 20 - k * 1.6), (x - w * 0.7, y + 6)]),
            "#4f3c34",
            dark="#1c1414",
            light="#9a7c68",
            vol=0.4,
            rough=0.5,
            clip=m,
        )
    c.line(
        [(26, 946), (190, 806), (296, 724), (318, 712), (334, 716)],
        [8, 6, 4.6, 4, 2.6],
        "#8a8e94",
        dark="#2c2c34",
        light="#f0f0ea",
        vol=0.9,
        rough=0.2,
        detail=0.7,
    )  # the far rail is behind the wheels


def train(c):
    """Very near and quite still: the side of a carriage, its windows, and in the last window a hand."""
    body = poly([(-20, 196), (250, 286), (250, 760), (-20, 920)])
    m = c.paint(
        body,
        "#5a2c28",
        dark="#241416",
        light="#b06a54",
        vol=0.1,
        tex=0.3,
        texk="streakh",
        rough=0.4,
        grad=((250, 400), (-20, 500), 0.25, -0.35),
        shadow=(10, 8, 16, 0.45),
    )
    roof = poly([(-20, 150), (-20, 204), (254, 292), (262, 268), (230, 250)])
    c.paint(roof, "#4a4a50", dark="#1c1c22", light="#a8a8a4", vol=0.4, rough=0.4)
    c.line([(-20, 560), (250, 552)], [6, 4], "#d8b070", 0.9, clip=m)
    c.line([(-20, 590), (250, 570)], [3, 2], "#d8b070", 0.8, clip=m)
    for i, (x0, x1) in enumerate(((-14, 70), (92, 158), (176, 226))):

        def f(x, t):
            return (x, (196 + (x + 20) * 0.333) + t * ((920 - (x + 20) * 0.593) - (196 + (x + 20) * 0.333)))

        pane = poly([f(x0, 0.16), f(x1, 0.16), f(x1, 0.46), f(x0, 0.46)])
        c.paint(
            poly([f(x0 - 5, 0.145), f(x1 + 4, 0.145), f(x1 + 4, 0.475), f(x0 - 5, 0.475)]),
            "#8a5a3c",
            dark="#3a2218",
            light="#e0a878",
            vol=0.4,
            rough=0.3,
            clip=m,
        )
        w = c.paint(
            pane,
            "#c8bca0",
            dark="#6f6a64",
            light="#fff4d8",
            vol=0,
            lit=0,
            rough=0.3,
            clip=m,
            grad=(f(x0, 0.16), f(x1, 0.46), 0.3, -0.3),
        )
        cx, cy = f((x0 + x1) / 2, 0.36)
        dark = dict(dark="#1c161a", light="#7a686a", vol=0.4, rough=0.3, clip=w)
        s = (1.0, 0.74, 0.6)[i]
        Q = Pose(cx + (0, 0, 2)[i], cy + (0, 0, 14)[i], s)
        c.paint(
            Q(curve([(-50, 90), (-44, 40), (-18, 18), (-9, 10), (9, 10), (18, 18), (44, 40), (50, 90)])),
            "#453a3e",
            **dark,
        )  # coat
        c.paint(Q(poly([(-8, -4), (8, -4), (10, 16), (-10, 16)])), "#3a3034", **dark)
        c.paint(Q(ellipse(0, -18, 17, 20)), "#3a3034", **dark)
        if i == 0:  # a hat, turned away
            c.paint(
                Q(
                    union(
                        ellipse(0, -30, 31, 5),
                        curve([(-19, -30, "c"), (-17, -52), (0, -48), (17, -52), (19, -30, "c")]),
                    )
                ),
                "#2c2428",
                **dark,
            )
        if i == 1:  # hair pinned up, and a collar
            c.paint(Q(union(ellipse(0, -24, 19, 19), ellipse(3, -44, 11, 9))), "#3a2620", **dark)
            c.paint(Q(curve([(-20, 22), (0, 14), (20, 22), (14, 32), (-14, 32)])), "#6a5a58", **dark)
        if i == 2:  # she has put her palm on the glass
            c.paint(
                Q(
                    union(
                        ellipse(0, -20, 20, 20), curve([(-20, -22), (-22, 8), (-10, 14), (10, 14), (22, 8), (20, -22)])
                    )
                ),
                "#5a3424",
                **dark,
            )
            hx, hy = cx + 12, cy - 26
            c.paint(
                limb([(cx + 26, cy + 48), (cx + 22, cy + 14), (hx + 2, hy + 12)], [15, 13, 10]),
                "#5a4a4c",
                dark="#2c2024",
                vol=0.6,
                rough=0.3,
                clip=w,
            )
            palm = merged(
                [ellipse(hx, hy + 2, 7, 8)]
                + [
                    limb([(hx + d, hy), (hx + d * 1.35, hy - 17 + abs(d) * 0.6)], [4.2, 3.2])
                    for d in (-5, -1.6, 2, 5.4)
                ]
                + [limb([(hx - 5, hy + 4), (hx - 12, hy - 2)], [4.2, 3])]
            )
            c.paint(palm, "#f0ccb0", dark="#a87c68", light="#fff0e0", vol=0.5, rough=0.2, clip=w, detail=1)
    c.paint(
        poly([(-20, 800), (250, 690), (250, 740), (-20, 900)]), "#2a2426", dark="#100e10", vol=0.2, rough=0.4, clip=m
    )
    for x, y, r in ((36, 880, 56), (190, 768, 36)):
        c.paint(ellipse(x, y, r * 0.8, r), "#2c2c32", dark="#0e0e12", light="#8a8a8c", vol=0.8, rough=0.3)
        c.paint(ellipse(x, y, r * 0.28, r * 0.36), "#6a6a6c", dark="#2c2c30", vol=0.8, rough=0.2)

    return hx + 4, hy + 6


def draw():
    """They are already a few metres off."""
    c = Card(6919, key=(-0.4, -0.7, 0.55))
    mist(c)
    far(c)
    c.band("#dcd6c4", 448, 18, 0.5, 2)
    rr = np.random.default_rng(4)
    for _ in range(110):  # the water it leaves on
        y = 500 + 390 * rr.random() ** 1.4
        x = rr.uniform(200, 610)
        L = 5 + (y - 490) * 0.12
        c.line(
            [(x - L, y), (x, y + 0.8), (x + L, y)],
            [0.3, 0.8 + (y - 490) * 0.006, 0.3],
            ["#f0ece0", "#5c6066", "#a8a8a4"][rr.integers(3)],
            rr.uniform(0.2, 0.55),
            rough=0.3,
        )
    deck(c, 438, 598, 0.78, 0.0)
    roots(c, 438, 598, 0.78)
    held = crowd(c, 438, 598, 0.78)
    for k in range(7):  # its wake: it has come from here
        c.line(
            [(286 + k * 2, 634 + k * 26), (440 - k * 14, 646 + k * 32), (584 - k * 30, 634 + k * 30)],
            [0.6, 3.6, 0.8],
            "#fbf8ee",
            0.8 - k * 0.09,
            rough=0.8,
        )
    bank(c)
    palm = train(c)
    # the paper ribbon between them has torn in the middle, and the wind has both ends
    x, y = held
    for pts in (
        [palm, (222, 540), (256, 628), (296, 660), (326, 650), (348, 658), (356, 676)],
        [(x, y), (x - 3, y + 60), (x - 14, y + 112), (x - 36, y + 130), (x - 54, y + 122), (x - 64, y + 106)],
    ):
        c.line(pts, [3.0], "#d9452c", rough=0.2, detail=1)
        (x0, y0), (x1, y1) = pts[-2:]
        for t in (-3, 1, 4):  # frayed
            c.line(
                [(x1, y1), (x1 + (x1 - x0) * 0.3 + t * 0.4, y1 + (y1 - y0) * 0.3 + t)],
                [1.4, 0.5],
                "#d9452c",
                rough=0.1,
                detail=1,
            )
    c.paint(merged([gull(330, 210, 12, -8), gull(372, 232, 8)]), "#f4f2ea", vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#1c2028", light_tint="#fff6e4", vignette=0.3, contrast=0.2, paper=0.045, grain=0.025)
