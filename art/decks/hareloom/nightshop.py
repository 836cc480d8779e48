"""A bookshop at night: the books read the people who fell asleep."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    armchair,
    curve,
    ellipse,
    focus_map,
    ladder,
    lamp,
    limb,
    loose,
    metal,
    minus,
    mix,
    person,
    poly,
    rect,
    rgb,
    shift,
    sitting_cat,
)

SENTENCE = "A bookshop at night: the books read the people who fell asleep."
KEY = "jade-stair"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "nobody"

SPINES = ["#8a3a34", "#c8803c", "#2f6a70", "#6a4a7a", "#b8a05c", "#3f5a3c", "#a85a6a", "#d8c08c"]
WOOD = dict(dark="#06201f", light="#5f9a80")
QUILT = ["#c8604c", "#d8a84c", "#4f8a94", "#a8648a", "#e0d0a8", "#6a9a64"]


def sleeper(c, x, y, h, i, face="asleep", **kw):
    """Somebody laid flat on a shelf under a leaf of linen, with a ribbon to mark the place."""
    sk = ["#e3b591", "#c99a74", "#8a5a40", "#edc6a4"][i % 4]
    c.paint(ellipse(x + 4, y - 1, h * 0.6, h * 0.05), "#041414", vol=0, alpha=0.6, soft=4, lit=0)
    c.paint(
        curve(
            [
                (x - h * 0.58, y - 1),
                (x - h * 0.6, y - h * 0.11),
                (x - h * 0.44, y - h * 0.15),
                (x - h * 0.3, y - h * 0.08),
                (x - h * 0.3, y - 1),
            ]
        ),
        "#efe6d0",
        dark="#8a9a88",
        light="#fffdf0",
        vol=0.8,
        rough=0.4,
    )
    o = person(
        c,
        x,
        y - h * 0.05,
        h,
        body=("slim", "heavy", "old", "slim")[i % 4],
        pose="sleep",
        view="profile",
        facing=1,
        clothes="pyjamas",
        col=["#9ab8c0", "#c8a0a0", "#d8c890"][i % 3],
        face=face,
        hair=["#3a2018", "#7a4a24", "#d9d3c8", "#1f1718"][(i * 3) % 4],
        skin=sk,
        style=("short", "bun", "bald", "long")[(i * 3) % 4],
        hat="night" if i % 3 == 1 else None,
        hatc="#c8604c",
        beard=i % 4 == 2,
        rim="#ffe6a8",
        ground=False,
        arms=("down", "down"),
        **kw,
    )
    nx, _ny = o["neck"]
    col = QUILT[i % 6]
    top = y - h * (0.30 if i % 4 == 1 else 0.21)
    m = c.paint(
        curve(
            [
                (nx + h * 0.05, y, "c"),
                (nx + h * 0.07, top + h * 0.04),
                (nx + h * 0.22, top),
                (nx + h * 0.5, top + h * 0.05),
                (nx + h * 0.74, top - h * 0.01),
                (nx + h * 0.84, y - h * 0.08),
                (nx + h * 0.86, y, "c"),
            ]
        ),
        col,
        light=shift(col, 0.2),
        dark=shift(col, -0.26),
        vol=0.8,
        texk="streakd",
        tex=0.3,
        rough=0.5,
        shadow=(0, 2, 3, 0.35),
        rim="#ffe6a8",
    )
    c.paint(
        curve(
            [
                (nx + h * 0.04, y - 1, "c"),
                (nx + h * 0.06, top + h * 0.03),
                (nx + h * 0.18, top - h * 0.015),
                (nx + h * 0.21, y - 1, "c"),
            ]
        ),
        "#fbf4de",
        dark="#a8b098",
        light="#ffffff",
        vol=0.4,
        rough=0.3,
        clip=m,
    )
    for k in range(4):
        yy = top + h * (0.05 + 0.04 * k)
        c.line(
            [(nx + h * 0.26, yy + 1), (nx + h * 0.78, yy + 1.5)], [max(0.7, h * 0.008)], shift(col, -0.2), 0.5, clip=m
        )
    return o


def reader(c, x, y, size, col, rot=0, specs=True, lines=True):
    """An open book upright on its lower edge, spectacles on its pages; it has nothing one could call a face."""
    k = Frame(c, x, y, size, rot, rim="#ffe6a8", detail=0.6)
    k.darken(ellipse(0, 1, 46, 5), 0.6, 3)
    k.paint(
        [
            (0, 2, "c"),
            (-18, -5),
            (-52, -2, "c"),
            (-57, -80, "c"),
            (-22, -85),
            (0, -76, "c"),
            (22, -85),
            (57, -80, "c"),
            (52, -2, "c"),
            (18, -5),
        ],
        col,
        dark=shift(col, -0.26),
        light=shift(col, 0.18),
        vol=0.5,
        rough=0.4,
        shadow=(3, 4, 6, 0.5),
        rim=True,
    )
    for s in (-1, 1):
        for j in range(4):
            k.paint(
                [
                    (0, -1 - j, "c"),
                    (s * 17, -9 - j * 0.4),
                    (s * (49 - j), -5 - j * 0.5, "c"),
                    (s * (53.6 - j * 1.1), -77 + j * 0.4, "c"),
                    (s * 20, -81 + j * 0.3),
                    (0, -72, "c"),
                ],
                mix("#c8b48c", "#fff6e0", j / 3),
                dark="#8a7a5c",
                light="#fffdf2",
                vol=0.22,
                rough=0.25,
                grad=((s * 2, 0), (s * 40, 0), -0.34, 0.16),
            )
        if lines:
            for j in range(11):
                v = -66 + j * 5.3
                if specs and 2 < j < 7:
                    continue
                b = [(s * 8, v - 1), (s * 24, v - 6), (s * (44 if j % 4 else 34), v - 5)]
                k.line(b, [0.9], "#7a6a58", 0.6)
    k.line([(0, -2), (0.6, -40), (0, -73)], [1.4, 2.6, 1.2], "#6a5a44", 0.7, soft=0.8)
    if specs:
        for s in (-1, 1):
            k.paint(ellipse(s * 17, -46, 10.6, 10.2), "#e8fff4", vol=0, alpha=0.5, rough=0.1, lit=0)
            metal(k, minus(ellipse(s * 17, -46, 12.6, 12.2), ellipse(s * 17, -46, 10.4, 10)), "#b8923c", dark="#3a2410")
            k.line([(s * 29, -48), (s * 44, -54), (s * 56, -52)], [1.8, 1.4, 0.8], "#6a4a1c")
            k.line([(s * 17 - 6, -51), (s * 17 - 1, -53)], [0.6, 1.8, 0.6], "#ffffff", 0.9)
        metal(k, limb([(-6, -47), (0, -51), (6, -47)], [2, 2.4, 2]), "#b8923c")
    k.line([(2, -6), (5, 4), (1, 14), (6, 24)], [4.4, 4.4, 4, 3.6], "#b3302c", 0.95, vol=0.5)
    return k


def draw():
    """A quiet hour, well lit."""
    c = Card(3838, key=(-0.5, -0.55, 0.6), bg="#06201f")
    rr = np.random.default_rng(38)
    c.sky([(0, "#041a1a"), (0.3, "#0a3432"), (0.6, "#0f4a44"), (1, "#0a2c2c")], warp=0.1)
    c.lights = [(172, 560, 90, "#ffb850", 230, 1.15), (172, 560, 40, "#ffd890", 90, 0.5)]
    c.fog_colour = rgb("#0f4a48")
    c.paint(rect(-20, -20, 640, 690), "#0f4440", **WOOD, vol=0, texk="streakv", tex=0.5, rough=0.3)
    # the case: four shelves
    ys = [156, 286, 416, 548]
    cells = [(14, 212), (226, 420), (434, 600)]
    n, marks = 0, []
    for r, y in enumerate(ys):
        for q, (a, b) in enumerate(cells):
            c.paint(
                rect(a, y - 116, b - a, 116), "#08302e", dark="#031414", light="#1f6a5c", vol=-0.35, rough=0.3, tex=0.3
            )
            n += 1
            if (r, q) == (1, 2):  # a place kept free
                c.paint(
                    curve([(450, y - 2), (448, y - 18), (470, y - 24), (500, y - 14), (500, y - 2)]),
                    "#efe6d0",
                    dark="#8a9a88",
                    light="#fffdf0",
                    vol=0.8,
                    rough=0.4,
                )
                c.paint(poly([(510, y - 8), (588, y - 10), (592, y - 1), (506, y - 1)]), QUILT[2], vol=0.6, rough=0.4)
                c.line([(560, y - 9), (563, y + 14), (558, y + 30)], [4, 4, 3.4], "#b3302c", 0.95)
                continue
            L = b - a
            if (r + q) % 3 == 0:  # ordinary stock beside them
                x = b - 8
                while x > b - L * 0.32:
                    w, h = rr.uniform(8, 15), rr.uniform(66, 100)
                    x -= w
                    c.paint(
                        rect(x, y - h, w - 1, h, 1), rr.choice(SPINES), vol=0.6, rough=0.3, tex=0.25, light="#f6dca0"
                    )
                    c.paint(rect(x + 1, y - h * 0.8, w - 3, 3), "#e8c878", vol=0, alpha=0.7, rough=0.2)
                sleeper(c, a + L * 0.36 + (12 if q == 0 else 0), y - 1, 112, n)
            else:
                sleeper(
                    c,
                    a + L * 0.46 + (8 if q == 0 else 0),
                    y - 1,
                    136,
                    n,
                    face="wonder" if (r, q) == (2, 1) else "asleep",
                )
            if n % 2:
                marks.append((a + L * 0.62, y, ["#c8382c", "#e0b04c"][n % 4 == 1]))
        c.paint(
            rect(-10, y, 620, 13, 1),
            "#1f6458",
            **WOOD,
            vol=0.6,
            texk="streakh",
            tex=0.5,
            rough=0.3,
            shadow=(0, 5, 6, 0.55),
        )
    for x, y, col in marks:  # the place is kept
        c.line(
            [(x, y - 6), (x + 1, y + 12), (x - 2, y + 26), (x + 2, y + 36)],
            [5, 5, 4.6, 4],
            col,
            0.95,
            vol=0.5,
            detail=0.6,
        )
    for x in (7, 219, 427, 604):
        c.paint(
            rect(x - 6, -10, 13, 580),
            "#1a5a50",
            **WOOD,
            vol=0.6,
            texk="streakv",
            tex=0.5,
            rough=0.3,
            shadow=(3, 0, 5, 0.4),
        )
    c.paint(rect(-10, 28, 620, 14, 2), "#1f6458", **WOOD, vol=0.6, rough=0.3)
    # floor and carpet
    c.paint(
        poly([(-20, 604), (620, 604), (620, 930), (-20, 930)]),
        "#3a3a2c",
        dark="#0c1414",
        light="#a89a5c",
        vol=0,
        texk="streakh",
        tex=0.5,
        rough=0.3,
        grad=((0, 604), (0, 900), 0.1, -0.3),
    )
    c.paint(ellipse(330, 800, 320, 128), "#8a3a3c", dark="#2c1018", light="#f0906a", vol=0.1, rough=0.6)
    for s, col in ((0.94, "#e0b060"), (0.9, "#8a3a3c"), (0.7, "#2f6a60"), (0.66, "#8a3a3c")):
        c.paint(ellipse(330, 800, 320 * s, 128 * s), col, dark=shift(col, -0.3), vol=0, rough=0.5)
    c.glow(190, 700, 330, "#ffb850", 0.3, 1.3)
    ladder(c, 560, 640, 500, rungs=13, width=0.12, rot=-4, col="#8a6a3c")
    # the one in the good chair
    armchair(c, 410, 826, 316, col="#a8443c", rim="#ffd890")
    sleeper_on_stool(c)
    # its page lifts the cover a little, to see how it goes on
    p = c.paint(
        curve([(322, 640, "c"), (318, 690), (300, 738), (284, 752, "c"), (318, 764), (346, 724), (366, 640, "c")]),
        "#fff6e0",
        dark="#8a7a5c",
        light="#ffffff",
        vol=0.8,
        rough=0.3,
        rim="#ffe6a8",
        shadow=(2, 4, 5, 0.5),
        detail=0.6,
    )
    for k in range(3):
        c.line([(340 - k * 12, 694 + k * 17), (350 - k * 13, 702 + k * 17)], [1.2], "#7a6a58", 0.5, clip=p)
    reader(c, 404, 690, 196, "#2f5a7a", 5)
    # small ones: two who share
    for x, y, w, h, col in (
        (70, 742, 120, 22, "#6a4a7a"),
        (66, 720, 108, 22, "#c8803c"),
        (74, 700, 112, 20, "#3f5a3c"),
    ):
        c.paint(rect(x - w / 2 + 30, y - h, w, h, 3), col, light="#ffdc9c", vol=0.7, rough=0.3, shadow=(2, 4, 5, 0.5))
        c.paint(rect(x + w / 2 + 22, y - h + 4, 9, h - 8, 1), "#f3e6c8", vol=0.3, rough=0.2)
    lamp(c, 108, 680, 150, shade="#e8a84c", rim="#fff0c0")
    reader(c, 70, 868, 82, "#4f7a4c", 9)
    reader(c, 436, 880, 78, "#d8a03c", -10)
    cat(c)
    f = focus_map(
        c,
        [
            (390, 640, 170, 190, 1.0),
            (250, 790, 160, 80, 1.0),
            (80, 840, 90, 80, 1.0),
            (450, 850, 110, 70, 1.0),
            (300, 260, 330, 300, 1.0),
            (110, 620, 100, 110, 1.0),
            (320, 480, 320, 80, 0.9),
        ],
        0.34,
    )
    loose(c, f, strength=0.45)
    return c.finish(
        shadow_tint="#04282c",
        light_tint="#ffe8b8",
        vignette=0.4,
        contrast=0.22,
        bloom=0.2,
        bthr=0.74,
        paper=0.028,
        grain=0.014,
    )


def sleeper_on_stool(c):
    """The book's evening: a man laid open at the middle."""
    c.paint(ellipse(250, 876, 150, 14), "#120c10", vol=0, alpha=0.6, soft=7, lit=0)
    for x in (150, 352):
        c.paint(limb([(x, 826), (x, 872)], [16, 9]), "#4a2c1c", vol=0.9, rough=0.3)
    c.paint(
        curve([(128, 838), (126, 812), (150, 802), (352, 802), (378, 812), (376, 838), (250, 846)]),
        "#c89a4c",
        dark="#5a3418",
        light="#ffe6a0",
        vol=0.9,
        rough=0.4,
        shadow=(0, 5, 7, 0.5),
        rim="#ffe6a8",
    )
    sleeper(c, 240, 808, 208, 0)


def cat(c):
    """It reads nobody."""
    sitting_cat(c, Pose(540, 862, 0.9), col="#1c1a20", rim="#ffcf80")
