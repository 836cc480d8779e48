"""The snowman has come in to wait for spring by the fire."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    armchair,
    cup,
    curve,
    ellipse,
    limb,
    minus,
    rect,
    rgb,
    shift,
    sitting_cat,
    transform,
    union,
)

SENTENCE = "The snowman has come in to wait for spring by the fire."
KEY = "autumn-corridor"
FRAME = "interior"
MOOD = "grief"
PROTAGONIST = "nobody"


def room(c):
    """A winter kitchen: green boards, a black window with the last snow on its sill."""
    c.paint(
        rect(-20, -20, 640, 720),
        "#3f665e",
        dark="#152a28",
        light="#8fb09c",
        vol=0,
        texk="streakv",
        tex=0.5,
        rough=0.2,
        grad=((560, 560), (0, 60), 0.2, -0.4),
    )
    for x in range(6, 600, 56):
        c.line([(x, -10), (x + 1, 330), (x, 690)], [2.2], "#122422", 0.6, rough=0.2)
    m = c.paint(
        rect(60, 96, 150, 196, 2),
        "#22344c",
        dark="#0c1626",
        light="#6a86a8",
        vol=0,
        lit=0,
        rough=0.2,
        detail=0.9,
        grad=((60, 96), (210, 292), -0.2, 0.3),
    )
    c.paint(
        curve([(40, 250, "c"), (100, 236), (150, 246), (230, 232, "c"), (230, 310, "c"), (40, 310, "c")]),
        "#8fa0b8",
        vol=0.3,
        clip=m,
        lit=0,
        rough=0.6,
    )
    # where he stood there is a green place with the first flower
    c.paint(
        curve([(140, 272), (150, 262), (172, 258), (194, 264), (204, 274), (172, 280)]),
        "#55684c",
        dark="#33502f",
        vol=0.2,
        clip=m,
        lit=0,
        rough=1.4,
        alpha=0.8,
    )
    for x, y, b in ((160, 266, -5), (176, 262, 5), (190, 268, 8)):
        c.line(
            [(x, y), (x + b * 0.3, y - 18), (x + b, y - 25), (x + b * 1.7, y - 21)],
            [2.2, 1.8, 1.4],
            "#7fb85c",
            detail=1,
        )
        c.paint(
            curve(
                [
                    (x + b * 1.7, y - 22),
                    (x + b * 1.7 + 4.4, y - 13),
                    (x + b * 1.7, y - 9.5),
                    (x + b * 1.7 - 4.4, y - 13),
                ]
            ),
            "#fffaf4",
            dark="#a8b8c8",
            vol=0.5,
            rough=0.1,
            detail=1,
        )
    for p in (rect(132, 96, 6, 196), rect(60, 190, 150, 6)):
        c.paint(p, "#8a6a4c", dark="#3a2818", vol=0.4, rough=0.2)
    c.paint(
        minus(rect(48, 84, 174, 220, 2), rect(60, 96, 150, 196, 2)),
        "#8a6a4c",
        detail=0.8,
        dark="#3a2818",
        light="#e0b888",
        vol=0.5,
        rough=0.3,
        shadow=(3, 5, 6, 0.4),
    )
    c.paint(rect(40, 300, 190, 13, 2), "#a8845c", dark="#4a3420", light="#f0cc98", vol=0.5, rough=0.3)
    c.paint(
        curve([(60, 300), (90, 288), (130, 294), (170, 286), (204, 300)]),
        "#dce6ee",
        dark="#8fa4b8",
        light="#ffffff",
        vol=0.7,
        rough=0.8,
    )
    c.paint(
        rect(-20, 690, 640, 240),
        "#8a5a38",
        dark="#3a2014",
        light="#e0a468",
        vol=0,
        texk="streakh",
        tex=0.7,
        rough=0.3,
        grad=((520, 700), (0, 900), 0.3, -0.35),
    )
    for y in (716, 752, 800, 862):
        c.line([(-10, y), (300, y + 2), (610, y - 1)], [1.2, 2.4, 1.2], "#2c180e", 0.6)


def hearth(c):
    """The fire, on the right, larger than it need be."""
    c.paint(
        rect(430, 250, 200, 460, 3),
        "#8a7468",
        dark="#3a2c2c",
        light="#d8b89c",
        vol=0.3,
        tex=0.5,
        rough=0.8,
        shadow=(-6, 6, 10, 0.4),
    )
    for r in range(9):
        for k in range(4):
            c.paint(
                rect(434 + k * 50 + (r % 2) * 22, 256 + r * 50, 46, 44, 4),
                shift("#8f786a", np.random.default_rng(r * 7 + k).normal(0, 0.03)),
                vol=0.4,
                rough=1.0,
                alpha=0.7,
            )
    m = c.paint(
        curve([(466, 712, "c"), (466, 520), (500, 470), (560, 462), (620, 478), (640, 520), (640, 712, "c")]),
        "#1c0e0a",
        dark="#080404",
        light="#6a2c14",
        vol=-0.6,
        rough=0.5,
    )
    for _k, (x, hgt, w, col) in enumerate(
        (
            (520, 150, 46, "#e0601c"),
            (566, 190, 58, "#f0802c"),
            (604, 140, 44, "#e0601c"),
            (546, 120, 34, "#ffb03c"),
            (584, 126, 36, "#ffc85a"),
            (564, 76, 24, "#fff0a8"),
        )
    ):
        c.paint(
            curve(
                [
                    (x - w / 2, 704),
                    (x - w * 0.46, 704 - hgt * 0.4),
                    (x - w * 0.12, 704 - hgt * 0.66),
                    (x + 4, 704 - hgt, "c"),
                    (x + w * 0.2, 704 - hgt * 0.56),
                    (x + w * 0.48, 704 - hgt * 0.3),
                    (x + w / 2, 704),
                ]
            ),
            col,
            dark=shift(col, -0.12),
            light="#fff6c8",
            vol=0,
            lit=0,
            clip=m,
            rough=1.2,
            soft=1.0,
        )
    for p in ([(478, 706), (560, 694), (640, 702)], [(500, 694), (580, 700), (630, 690)]):
        c.paint(
            limb(p, [22, 24, 20]),
            "#3a2014",
            dark="#140a06",
            light="#e0803c",
            vol=0.8,
            texk="streakh",
            tex=0.6,
            rough=0.8,
        )
    c.paint(
        rect(414, 236, 220, 22, 3),
        "#6a4428",
        dark="#2c1a10",
        light="#d89c64",
        vol=0.6,
        texk="streakh",
        tex=0.5,
        rough=0.4,
        shadow=(0, 5, 6, 0.4),
    )
    # on the mantel: photographs of the children who made him, with their backs to us but one
    for i, x in enumerate((442, 496, 552)):
        P = Pose(x, 236, 1, (-3, 2, -2)[i])
        c.paint(
            P(rect(-17, -44, 34, 44, 2)),
            "#c89a4c",
            dark="#6a4414",
            light="#fff0b8",
            vol=0.7,
            rough=0.3,
            shadow=(2, 3, 3, 0.35),
        )
        q = c.paint(P(rect(-13, -40, 26, 36, 1)), "#d8ccb0" if i == 1 else "#8a7458", vol=0, rough=0.2)
        if i == 1:
            for dx, s_ in ((-5, 1), (6, 0.8)):
                c.paint(P(ellipse(dx, -20, 4 * s_)), "#b8886c", vol=0.4, clip=q, rough=0.1)
                c.paint(
                    P(curve([(dx - 6 * s_, -4, "c"), (dx - 4 * s_, -14), (dx + 4 * s_, -14), (dx + 6 * s_, -4, "c")])),
                    "#b3302c" if dx < 0 else "#3f6a8a",
                    vol=0.4,
                    clip=q,
                    rough=0.1,
                )
    c.late.append(lambda: (c.glow(564, 640, 190, "#ffb45a", 0.5, 1.1), c.glow(564, 660, 80, "#ffe6a0", 0.5, 1.3)))


def snowman(c):
    """In the good armchair, his scarf on, his coal eyes on the fire; he has begun to lose his shape."""
    armchair(c, 230, 800, 400, col="#7a3c34", rim="#ffc888")
    snow = dict(
        dark="#7f94ac", light="#ffffff", vol=1.0, tex=0.2, rough=1.2, rim="#ffd8a0", rimw=2.2, rimdir=(1, 0.1), px=240
    )
    drops = [
        limb([(x, 724), (x + 2, 740), (x, y)], [w * 2.4, w * 0.8, w])
        for x, y, w in ((188, 756, 9), (199, 772, 10), (214, 754, 8), (252, 758, 10), (266, 788, 11), (292, 752, 9))
    ]  # what runs over the seat's edge
    c.paint(
        union(
            curve(
                [
                    (146, 706),
                    (140, 640),
                    (172, 590),
                    (240, 574),
                    (304, 596),
                    (330, 650),
                    (328, 706),
                    (310, 736),
                    (246, 746),
                    (176, 740),
                ]
            ),
            *drops,
        ),
        "#dfe8ee",
        shadow=(3, 6, 10, 0.4),
        **snow,
    )
    c.paint(
        curve(
            [(168, 596), (164, 544), (196, 508), (244, 502), (288, 522), (300, 566), (284, 602), (236, 616), (192, 612)]
        ),
        "#e4ecf0",
        shadow=(2, 5, 7, 0.35),
        **snow,
    )
    h = c.paint(
        curve(
            [(186, 500), (180, 450), (206, 416), (248, 410), (284, 432), (292, 474), (276, 506), (240, 520), (206, 516)]
        ),
        "#e8eef2",
        shadow=(2, 5, 7, 0.35),
        **snow,
    )
    for x, y, q in ((266, 806, 4.4), (199, 790, 3.4)):
        c.paint(
            curve([(x, y - q * 2, "c"), (x + q, y), (x, y + q), (x - q, y)]),
            "#dbe6ee",
            dark="#7f9ab4",
            light="#ffffff",
            vol=0.9,
            rough=0.1,
            detail=0.9,
        )
    for x, y in ((254, 452), (276, 456)):
        c.paint(ellipse(x, y, 6, 6.6), "#1c181c", dark="#060406", light="#8a7a70", vol=0.9, rough=0.4, detail=1)
        c.late.append(lambda x=x, y=y: c.dot(x + 2, y - 2, 1.6, "#ffd890", 0.9))
    c.paint(
        curve([(262, 466, "c"), (296, 482), (322, 502, "c"), (292, 494), (262, 478, "c")]),
        "#e07a2c",
        dark="#8a3c10",
        light="#ffc890",
        vol=0.8,
        rough=0.4,
        rim="#ffe0a8",
        shadow=(1, 4, 4, 0.35),
        detail=0.8,
    )
    for i, x in enumerate((244, 253, 262, 270)):
        c.paint(ellipse(x, 494 + (2, 0, 0, 2)[i], 2.8), "#1c181c", vol=0.7, rough=0.3, detail=1)
    c.paint(
        limb([(178, 514), (236, 530), (294, 510)], [24, 28, 24]),
        "#b3302c",
        dark="#5a1014",
        light="#ff8a68",
        vol=0.9,
        rough=0.5,
        texk="streakh",
        tex=0.4,
        rim="#ffc888",
        shadow=(0, 4, 5, 0.35),
    )
    c.paint(
        limb([(196, 524), (184, 580), (194, 634)], [26, 28, 24], cap=False),
        "#b3302c",
        dark="#5a1014",
        light="#ff8a68",
        vol=0.8,
        rough=0.5,
        texk="streakh",
        tex=0.4,
        shadow=(2, 4, 5, 0.35),
    )
    for k in range(5):
        c.line([(184 + k * 5, 632), (183 + k * 5, 646)], [2.4, 1.2], "#d8604c")
    c.paint(
        curve([(184, 430, "c"), (190, 380, "c"), (262, 366, "c"), (282, 416, "c"), (232, 424)]),
        "#2c2a30",
        dark="#0e0c10",
        light="#8a7a74",
        vol=0.7,
        rough=0.4,
        rim="#ffc888",
    )
    c.paint(
        ellipse(232, 426, 68, 12, -8),
        "#2c2a30",
        dark="#0e0c10",
        light="#8a7a74",
        vol=0.8,
        rough=0.4,
        rim="#ffc888",
        shadow=(0, 4, 5, 0.35),
    )
    # twig arms: one on the rest, one holding a cup of ice
    for p, w in (
        ([(176, 590), (130, 640), (110, 668)], [7, 6, 4]),
        ([(110, 668), (96, 676)], [3, 1.6]),
        ([(112, 666), (108, 684)], [3, 1.6]),
        ([(296, 580), (350, 600), (372, 566)], [7, 6, 4]),
        ([(372, 566), (384, 552)], [3, 1.6]),
        ([(370, 570), (362, 548)], [3, 1.6]),
    ):
        c.paint(
            limb(p, w),
            "#5a3a24",
            dark="#24140c",
            light="#c8905c",
            vol=0.8,
            rough=0.5,
            rim="#ffc888",
            shadow=(1, 3, 3, 0.35),
        )
    cup(c, 376, 560, 46, saucer=False, rim="#ffe0b0", tea="#bfe0ec")
    for p, w in (
        ([(371, 572), (362, 556), (364, 538), (374, 532)], [4, 3, 2.4, 1.4]),
        ([(371, 572), (386, 558), (390, 544)], [4, 3, 1.6]),
    ):  # round the cup
        c.paint(
            limb(p, w),
            "#5a3a24",
            dark="#24140c",
            light="#c8905c",
            vol=0.8,
            rough=0.4,
            rim="#ffc888",
            shadow=(1, 2, 2, 0.35),
            detail=0.9,
        )
    for k, x in enumerate((214, 226, 220)):
        c.paint(ellipse(x + 12, 560 + k * 44, 6.5), "#1c181c", vol=0.9, rough=0.3, detail=0.9)
    return h


def puddle(c):
    """It has run down the chair and across the boards, and holds him upside down, still whole."""
    edge = curve(
        [
            (70, 836),
            (120, 812),
            (176, 818),
            (220, 800),
            (290, 812),
            (350, 800),
            (400, 822),
            (470, 826),
            (500, 846),
            (440, 862),
            (400, 884),
            (300, 876),
            (230, 896),
            (150, 878),
            (90, 872),
        ]
    )
    m = c.mask(edge, 0.8)
    h, w = m.a.shape
    y0 = int(812 * c.ss)
    rows = np.clip(2 * y0 - np.arange(m.y0, m.y0 + h) - int(60 * c.ss) - (np.arange(h) * 1.6).astype(int), 0, c.h - 1)
    mirrored = c.img[rows][:, m.x0 : m.x0 + w]
    sl = (slice(m.y0, m.y0 + h), slice(m.x0, m.x0 + w))
    k = (m.a * 0.9)[..., None]
    c.img[sl] = c.img[sl] * (1 - k) + (mirrored * 0.66 + rgb("#3c5468") * 0.26) * k
    shape = dict(vol=0, lit=0, rough=0.4)
    c.paint(minus(edge, transform(edge, 0, -2.4, 0.985, about=(285, 846))), "#f4f0e4", alpha=0.75, soft=0.5, **shape)
    for x, y, L in ((180, 836, 40), (330, 826, 34), (420, 848, 46), (250, 880, 30)):
        c.line([(x - L, y), (x, y + 2), (x + L, y - 1)], [0.5, 2.2, 0.5], "#fff2d8", 0.6, rough=0.3)


def draw():
    """Late in February."""
    c = Card(7222, key=(0.75, -0.35, 0.5), bg="#152a28")
    c.lights = [(560, 620, 120, "#ff9c48", 260, 0.75)]
    room(c)
    c.brush((24, 13), thr=(0, 0.03), length=3.6, opacity=0.6, keep=np.clip(c.detail, 0, 1))
    hearth(c)
    snowman(c)
    puddle(c)
    # slippers, set out by somebody; and the broom he came with
    for x, y, a in ((516, 776, 4), (548, 792, 8)):
        P = Pose(x, y, 1.15, a)
        c.paint(
            P(curve([(-24, 3, "c"), (-25, -3), (26, -3), (28, 3, "c")])),
            "#3a1c10",
            vol=0.3,
            rough=0.2,
            shadow=(2, 4, 4, 0.5),
        )
        c.paint(
            P(
                curve(
                    [
                        (-24, 0, "c"),
                        (-25, -9),
                        (-20, -13),
                        (-14, -9),
                        (-6, -6),
                        (0, -15),
                        (14, -14),
                        (26, -6),
                        (27, 0, "c"),
                    ]
                )
            ),
            "#2f6f8a",
            dark="#12303f",
            light="#9ad0e0",
            vol=0.8,
            rough=0.3,
            rim="#ffc888",
            detail=0.8,
        )
        c.paint(P(ellipse(6, -15, 4.4)), "#f4e6d0", dark="#a88a6c", vol=0.9, rough=0.8, detail=0.9)
    c.paint(
        limb([(36, 850), (52, 560), (58, 420)], [7, 6, 6], cap=False),
        "#8a6038",
        dark="#3a2414",
        light="#f0c080",
        vol=0.7,
        rough=0.3,
        shadow=(4, 4, 6, 0.4),
    )
    c.paint(
        curve([(22, 900, "c"), (26, 850), (40, 826), (50, 850), (60, 902, "c")]),
        "#c89a4c",
        dark="#6a4418",
        light="#ffe6a0",
        vol=0.6,
        texk="streakv",
        tex=0.8,
        rough=1.2,
    )
    sitting_cat(c, Pose(452, 822, 1.15, 0, True), "#1c1614", rim="#ffb860")
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#0c1c24", light_tint="#ffe8bc", vignette=0.36, contrast=0.2, paper=0.045, grain=0.025)
