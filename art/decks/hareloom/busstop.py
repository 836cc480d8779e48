"""A bus stop stands in the open sea, and the four-fifteen is on time."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, goose, gull, merged, minus, person, poly, rect, rgb, suitcase

SENTENCE = "A bus stop stands in the open sea, and the four-fifteen is on time."
KEY = "deep-teal"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "old"
SEA = 540


def bus(c):
    """Far out something long and dark comes on, with two rows of lit windows and a tail."""
    P = Pose(196, SEA + 4, 0.92)
    body = curve(
        [
            (-150, 6, "c"),
            (-152, -24),
            (-128, -58),
            (-60, -76),
            (40, -74),
            (110, -52),
            (150, -30),
            (186, -34),
            (214, -62),
            (236, -72, "c"),
            (226, -40),
            (214, -22),
            (230, -4, "c"),
            (196, -14),
            (160, 0),
            (140, 8, "c"),
        ]
    )
    c.glow(P.x - 20, P.y - 30, 190, "#ffd890", 0.35, 1.3)
    m = c.paint(
        P(body),
        "#1d4a5c",
        dark="#0b2230",
        light="#6fa8a8",
        vol=0.9,
        tex=0.2,
        texk="streakh",
        rough=0.5,
        rim="#bfe4d8",
        rimw=1.4,
    )
    c.paint(
        P(curve([(-152, -8), (-60, -14), (60, -12), (150, -6), (150, 20), (-150, 20)])),
        "#9fb8b0",
        dark="#3f6a70",
        vol=0.1,
        clip=m,
        alpha=0.7,
        soft=1.5,
    )
    for row, (y, n, x0, dx) in enumerate(((-52, 7, -96, 27), (-30, 10, -132, 27))):
        for i in range(n):
            x = x0 + i * dx
            w = c.paint(
                P(rect(x - 8, y - 8, 16, 15, 5)),
                "#ffd27a",
                dark="#e09a3c",
                light="#fff4c8",
                vol=0,
                lit=0,
                rough=0.2,
                detail=0.9,
            )
            if (i + row) % 3:  # passengers
                c.paint(
                    P(ellipse(x + (i % 2) * 3 - 1, y - 1, 3.6)), "#4a2c24", vol=0, clip=w, rough=0.1, lit=0, detail=0.9
                )
                c.paint(
                    P(ellipse(x + (i % 2) * 3 - 1, y + 8, 6, 6)),
                    ["#7a3a34", "#2f4f58", "#5a4a2c"][i % 3],
                    vol=0,
                    clip=w,
                    rough=0.1,
                    lit=0,
                    detail=0.9,
                )
    c.paint(P(ellipse(-136, -38, 4.4)), "#fffbe0", vol=0, lit=0, rough=0)
    X, Y = P.pt(-136, -38)
    c.late.append(
        lambda: (
            c.glow(X, Y, 34, "#fff0b8", 0.8, 1.2),
            c.beam([(X, Y - 3), (X, Y + 3), (X - 220, Y + 60), (X - 220, Y - 20)], "#fff0b8", 0.3, 8, ((X, Y), 150)),
        )
    )
    for k in range(7):  # its breath
        a = -90 + (k - 3) * 13
        L = 44 - abs(k - 3) * 6
        c.line(
            [
                P.pt(-70, -74),
                P.pt(-70 + L * 0.5 * math.cos(math.radians(a)), -74 + L * 0.8 * math.sin(math.radians(a))),
                P.pt(-70 + L * math.cos(math.radians(a)), -74 + L * 0.9 * math.sin(math.radians(a))),
            ],
            [2.4, 2.2, 0.5],
            "#d8f0e8",
            0.7,
            rough=0.5,
        )
    c.line([P.pt(-170, 8), P.pt(-40, 12), P.pt(170, 8)], [1, 4, 1], "#d8f0e8", 0.7, rough=0.6)


def shelter(c):
    """On four piles: roof, bench, a round sign without a word, and a lamp."""
    K = dict(dark="#3a2c20", light="#e0b880", vol=0.6, texk="streakv", tex=0.4, rough=0.4)
    for x, y in ((262, 760), (556, 760), (286, 716), (536, 716)):
        c.paint(rect(x - 5, y - 20, 10, 160, 2), "#6a503a", **K)
    c.paint(
        poly([(236, 742), (268, 706), (560, 706), (592, 742)]),
        "#9a7450",
        dark="#4a3624",
        light="#f0cc94",
        vol=0.2,
        texk="streakh",
        tex=0.6,
        rough=0.4,
        shadow=(0, 8, 10, 0.4),
    )
    c.paint(rect(234, 742, 360, 12, 2), "#7a5a3c", **(K | dict(texk="streakh")))
    for i in range(9):
        c.line([(246 + i * 40, 742), (276 + i * 33, 706)], [1.3], "#4a3624", 0.6)
    # walls of glass and posts
    for x in (288, 540):
        c.paint(
            rect(x - 5, 436, 10, 282, 2), "#2f5a5c", dark="#12282c", light="#8fc8bc", vol=0.8, rough=0.3, rim="#d8f4e8"
        )
    c.paint(
        rect(296, 460, 240, 150, 2), "#9fd0c4", dark="#4f8f88", light="#f0fff4", vol=0, alpha=0.22, lit=0, rough=0.3
    )
    for x in (376, 456):
        c.paint(rect(x - 1.5, 460, 3, 150), "#2f5a5c", vol=0.3, rough=0.2)
    c.paint(
        curve([(256, 446, "c"), (300, 412), (414, 398), (530, 412), (572, 446, "c"), (414, 436)]),
        "#dca03a",
        dark="#7a4a14",
        light="#fff0b0",
        vol=0.7,
        texk="streakh",
        tex=0.3,
        rough=0.4,
        rim="#fff6d0",
        shadow=(0, 8, 10, 0.4),
    )
    c.paint(rect(312, 678, 208, 10, 2), "#8a6040", **(K | dict(texk="streakh")))
    for x in (326, 506):
        c.paint(rect(x - 4, 686, 8, 34, 1), "#5a4030", **K)
    # the sign, and the lamp on its post
    c.paint(rect(252, 372, 6, 372, 2), "#2f4a50", dark="#12222a", light="#8fb8b8", vol=0.8, rough=0.3)
    c.paint(
        ellipse(255, 372, 34),
        "#efe6d0",
        dark="#a89a78",
        light="#ffffff",
        vol=0.3,
        rough=0.3,
        rim="#ffffff",
        shadow=(3, 4, 5, 0.35),
    )
    c.paint(minus(ellipse(255, 372, 34), ellipse(255, 372, 28)), "#dca03a", dark="#7a4a14", vol=0.5, rough=0.3)
    c.paint(
        Pose(255, 372, 0.14)(
            curve(
                [
                    (-150, 6, "c"),
                    (-152, -24),
                    (-128, -58),
                    (-60, -76),
                    (40, -74),
                    (110, -52),
                    (150, -30),
                    (186, -34),
                    (236, -72, "c"),
                    (214, -22),
                    (230, 4, "c"),
                    (160, 10),
                    (100, 40),
                    (-60, 50),
                    (-130, 40),
                ]
            )
        ),
        "#1d4a5c",
        vol=0.2,
        rough=0.2,
        detail=0.9,
    )


def waiting(c):
    """An old couple who have done this before, and a goose who has not."""
    person(
        c,
        372,
        680,
        236,
        "old",
        "chair",
        "three",
        "coat",
        "calm",
        -1,
        arms=("lap", "lap"),
        col="#4a5c4c",
        col2="#d8c89c",
        hair="#e0dccc",
        style="bald",
        glasses=True,
        skin="#e0b090",
        hat="brim",
        hatc="#3a463c",
        rim="#fff0c8",
        look=(-0.8, 0),
        legs="#33403c",
        ground=False,
        beard=True,
    )
    person(
        c,
        456,
        680,
        226,
        "old",
        "chair",
        "three",
        "dress",
        "tired",
        -1,
        arms=("hold", "lap"),
        col="#a8543c",
        col2="#f3dca0",
        hair="#d8d0c4",
        style="bun",
        skin="#dba988",
        hat="scarf",
        hatc="#dca03a",
        rim="#fff0c8",
        look=(-0.5, 0.4),
        nod=10,
        legs="#c8a890",
        ground=False,
    )
    suitcase(c, 522, 708, 62, col="#7a4a2c", rim="#fff0c8")
    goose(c, 300, 712, 86, "walk", flip=True, rim="#ffffff")
    c.line([(270, 668), (276, 692)], [1.0], "#3a2c20")
    c.paint(Pose(276, 694, 0.5, 6)(rect(-12, 0, 24, 34, 2)), "#f6ead0", dark="#b8a080", vol=0.2, rough=0.2, detail=0.9)


def draw():
    """A still evening far from land."""
    c = Card(6111, key=(-0.55, -0.6, 0.55))
    c.sky(
        [(0, "#123044"), (0.24, "#1f5866"), (0.44, "#6fa898"), (0.57, "#f0dca8"), (0.62, "#f6d08a"), (1, "#1d5b62")],
        warp=0.18,
    )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.018)
    c.glow(120, 520, 260, "#ffe2a0", 0.5, 1.2)
    c.fog_colour = rgb("#a8bca0")
    c.paint(
        rect(-10, SEA, 640, 400),
        "#2f7478",
        dark="#0f3345",
        light="#bfd8b8",
        vol=0,
        texk="streakh",
        tex=0.5,
        grad=((0, SEA), (0, 880), 0.42, -0.4),
        rough=0.6,
    )
    bus(c)
    rr = np.random.default_rng(3)
    for _ in range(190):
        y = SEA + 6 + 350 * rr.random() ** 1.6
        x = rr.uniform(0, 600)
        L = 4 + (y - SEA) * 0.10
        c.line(
            [(x - L, y), (x, y + 0.8), (x + L, y)],
            [0.3, 0.8 + (y - SEA) * 0.007, 0.3],
            ["#f6e0a8", "#0f3345", "#8fc8b8"][rr.integers(3)],
            rr.uniform(0.2, 0.6),
            rough=0.3,
        )
    for x, w in ((262, 44), (556, 44), (286, 30), (536, 30)):  # the piles in the water
        y = 880 if x in (262, 556) else 838
        c.paint(ellipse(x, y, w, 7), "#0c2c38", vol=0, alpha=0.5, soft=3, lit=0)
    shelter(c)
    waiting(c)
    for y, col in ((832, "#1f5c64"), (866, "#164652")):  # swell in front of the piles
        pts = [(x, y + 7 * math.sin(x / 52 + y) + 3 * math.sin(x / 19)) for x in range(-30, 640, 22)]
        c.paint(
            curve([(-40, 940, "c"), *pts, (640, 940, "c")]),
            col,
            dark="#0b2a36",
            light="#9fd0c0",
            vol=0.25,
            texk="streakh",
            tex=0.4,
            alpha=0.93,
            grad=((0, y - 8), (0, y + 44), 0.35, -0.3),
        )
        c.line(pts, [1.4], "#d8f0e4", 0.6)
    c.paint(merged([gull(420, 150, 11, -8), gull(456, 168, 8), gull(392, 178, 6, 10)]), "#f4f8f0", vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#0b2438", light_tint="#fff0c8", vignette=0.3, contrast=0.18, paper=0.045, grain=0.025)
