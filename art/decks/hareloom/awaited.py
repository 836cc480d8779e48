"""A suitcase opens on a railway station where everybody waits for you."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    metal,
    minus,
    person,
    poly,
    rect,
    rgb,
    union,
)

SENTENCE = "A suitcase opens on a railway station where everybody waits for you."
KEY = "dawn-mint"
FRAME = "crowd"
MOOD = "uneasy"
PROTAGONIST = "adult"

VP = (306, 398)
LID = poly([(84, 548), (516, 548), (494, 206), (106, 206)])
WELL = poly([(84, 546), (516, 546), (556, 668), (44, 668)])
COAT = ["#3f5a70", "#7a4a5c", "#2f6a64", "#8a5a3c", "#54506a", "#a86a4c", "#3c4a44", "#946a80"]
SKIN = ["#e3b591", "#c99a74", "#8a5a40", "#edc6a4", "#b07a58"]
HAIR = ["#3a2018", "#1f1718", "#7a4a24", "#b8783c", "#d9d3c8"]


def hall(c, m):
    """Iron and glass, and evening at the far end."""
    c.paint(
        rect(30, 190, 540, 490),
        "#f6d890",
        dark="#c8904a",
        light="#fffbe8",
        vol=0,
        lit=0,
        clip=m,
        rough=0.2,
        grad=((0, 200), (0, 420), -0.35, 0.35),
    )
    c.paint(ellipse(VP[0], 372, 78, 84), "#fffdf0", vol=0, alpha=0.9, soft=26, clip=m, lit=0)
    # arches, from near to far
    for k, s in enumerate((1.0, 0.74, 0.55, 0.41, 0.31, 0.23)):
        w, h = 252 * s, 214 * s
        y = VP[1] + 10 * s
        f = k * 0.13
        c.fog_colour = rgb("#fff0c8")
        arch = minus(
            union(ellipse(VP[0], y, w, h), rect(VP[0] - w, y, 2 * w, 160 * s)),
            union(ellipse(VP[0], y, w - 10 * s, h - 10 * s), rect(VP[0] - w + 10 * s, y - 1, 2 * w - 20 * s, 170 * s)),
        )
        c.paint(arch, "#3f5c58", dark="#1c3230", light="#a8c0a8", vol=0.6, clip=m, fog=f, rough=0.3)
        if k < 4:
            for a in np.radians(np.arange(200, 345, 20)):
                x0, y0 = VP[0] + (w - 5 * s) * np.cos(a), y + (h - 5 * s) * np.sin(a)
                s2 = (1.0, 0.74, 0.55, 0.41, 0.31)[k + 1]
                x1, y1 = VP[0] + 252 * s2 * np.cos(a), VP[1] + 10 * s2 + 214 * s2 * np.sin(a)
                c.line([(x0, y0), (x1, y1)], [3.4 * s, 2.4 * s], "#3f5c58", 0.9, clip=m, fog=f, rough=0.2)
    # the train has come in long ago: a round face with a lamp
    c.paint(
        ellipse(VP[0], 414, 30, 31), "#5a6a68", dark="#2c3a3a", light="#c8d0c0", vol=0.9, clip=m, fog=0.45, rough=0.2
    )
    c.paint(ellipse(VP[0], 414, 21, 22), "#6f7c76", vol=0.4, clip=m, fog=0.5, rough=0.2)
    for k in range(12):
        c.paint(
            ellipse(VP[0] + 8 + k * 3, 376 - k * 9, 16 + k * 2.4, 9 + k * 1.4),
            "#fffaf0",
            vol=0.4,
            alpha=0.4,
            soft=4,
            clip=m,
            rough=2,
            lit=0,
        )
    # platform
    fl = c.paint(
        poly([(30, 690), (570, 690), (VP[0] + 26, 428), (VP[0] - 26, 428)]),
        "#dcb888",
        dark="#8a6048",
        light="#fff0cc",
        vol=0,
        clip=m,
        lit=0,
        grad=((0, 430), (0, 680), 0.35, -0.3),
        rough=0.4,
    )
    c.paint(
        union(poly([(30, 690), (30, 470), (VP[0] - 26, 428)]), poly([(570, 690), (570, 470), (VP[0] + 26, 428)])),
        "#b8906c",
        dark="#6a4840",
        light="#f0d0a0",
        vol=0,
        clip=m,
        lit=0,
        rough=0.4,
        grad=((0, 430), (0, 680), 0.3, -0.3),
    )
    for k in range(9):
        y = 430 + 8 * 1.5**k
        c.line([(40, y), (300, y), (560, y)], [0.8 + k * 0.12], "#8a6048", 0.45, clip=fl)
    c.glow(VP[0], 400, 120, "#fff4d0", 0.5)


def waiting(c):
    """All of them have recognised you."""
    rr = np.random.default_rng(64)
    c.fog_colour = rgb("#f8dca0")
    n = 0
    for y, h, f, xs in (
        (452, 46, 0.5, np.linspace(238, 376, 12)),
        (482, 66, 0.34, np.linspace(190, 420, 11)),
        (532, 92, 0.18, np.linspace(140, 468, 9)),
        (600, 124, 0.08, np.linspace(150, 462, 5)),
    ):
        for i, x in enumerate(xs):
            n += 1
            gap = abs(x - 306) < h * 0.16
            if gap and h > 50:
                continue
            away = h == 66 and i == 9
            arms = (
                ("down", "down"),
                ("reach", "down"),
                ("chest", "down"),
                ("down", "up"),
                ("cheek", "down"),
                ("hold", "hold"),
            )[(n * 5) % 6]
            person(
                c,
                x + rr.normal(0, 4),
                y + rr.normal(0, 5),
                h * rr.uniform(0.92, 1.06),
                body=("slim", "heavy", "old", "slim", "slim")[(n * 3) % 5],
                pose="walk" if away else "stand",
                view="threeback" if away else ("front", "three", "front")[n % 3],
                facing=1 if x < 306 or away else -1,
                clothes=("coat", "suit", "dress", "coat", "apron")[(n * 2) % 5],
                face=("wonder", "calm", "longing", "laugh", "calm")[(n * 2) % 5],
                col=COAT[(n * 3) % 8],
                col2="#f3e2c6",
                hair=HAIR[(n * 3) % 5],
                skin=SKIN[(n * 7) % 5],
                style=("short", "bun", "bald", "bob", "long")[(n * 2) % 5],
                hat=(None, "brim", None, "scarf", "cap", None, "brim")[n % 7],
                arms=arms,
                rim="#fff2c0",
                fog=f,
                tilt=rr.normal(0, 4),
                look=(0, 0.25),
            )
    # the nearest come up to the edge
    A = dict(rim="#fff2c0", look=(0, 0.3))
    person(
        c,
        116,
        748,
        226,
        body="heavy",
        view="three",
        facing=1,
        clothes="suit",
        col="#54506a",
        face="calm",
        style="bald",
        hair="#d9d3c8",
        beard=True,
        arms=("down", "chest"),
        skin="#e3b591",
        hat="brim",
        hatc="#2c2a35",
        **A,
    )
    person(
        c,
        212,
        752,
        206,
        body="old",
        view="front",
        clothes="apron",
        col="#946a80",
        col2="#f3e8d4",
        face="wonder",
        style="bun",
        hair="#e6e0d6",
        arms=("cheek", "down"),
        skin="#edc6a4",
        glasses=True,
        **A,
    )
    person(
        c,
        404,
        758,
        236,
        body="slim",
        view="three",
        facing=-1,
        clothes="coat",
        col="#2f6a64",
        face="longing",
        style="long",
        hair="#7a3a24",
        arms=("down", "reach"),
        skin="#c99a74",
        hands=("rest", "open"),
        **A,
    )
    person(
        c,
        492,
        752,
        214,
        body="slim",
        view="three",
        facing=-1,
        clothes="suit",
        col="#8a4a3c",
        face="stern",
        style="short",
        hair="#1f1718",
        arms=("fold", "fold"),
        skin="#8a5a40",
        **A,
    )
    person(
        c,
        306,
        748,
        180,
        body="child",
        view="front",
        clothes="coat",
        col="#5d3a6b",
        face="wonder",
        style="bob",
        hair="#3a2018",
        arms=("hold", "hold"),
        **A,
    )
    # who holds up your own face, cut out
    x, y = 306, 637
    c.paint(
        rect(x - 23, y - 29, 46, 52, 2),
        "#f6efe0",
        dark="#b8a088",
        light="#ffffff",
        vol=0.3,
        rough=0.2,
        shadow=(1, 3, 4, 0.35),
        detail=0.9,
    )
    c.paint(
        union(
            ellipse(x, y - 7, 10, 13),
            curve([(x - 17, y + 19, "c"), (x - 13, y + 9), (x, y + 4), (x + 13, y + 9), (x + 17, y + 19, "c")]),
        ),
        "#2c2430",
        vol=0.2,
        rough=0.15,
        detail=0.9,
    )


def draw():
    """You had only packed for two days."""
    c = Card(6464, key=(-0.2, -0.7, 0.6))
    c.sky([(0, "#8fb89c"), (0.3, "#b4cfac"), (0.6, "#cfdcb8"), (1, "#a8c0a0")], warp=0.1)
    for x in range(-10, 620, 44):  # wall paper
        c.paint(rect(x, 0, 16, 640), "#8fb498", vol=0, alpha=0.45, rough=0.5, lit=0)
        for y in range(30, 560, 62):
            c.paint(
                merged(
                    [
                        ellipse(x + 30, y + (x // 44 % 2) * 31, 3, 7),
                        ellipse(x + 25, y + 6 + (x // 44 % 2) * 31, 6, 2.4, 30),
                        ellipse(x + 35, y + 6 + (x // 44 % 2) * 31, 6, 2.4, -30),
                    ]
                ),
                "#e6ecc8",
                vol=0,
                alpha=0.6,
                rough=0.3,
                lit=0,
            )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.016, opacity=0.6)
    c.glow(300, 330, 380, "#fff0b8", 0.55, 1.5)
    c.shade(40, 60, 330, "#3a6a64", 0.4)
    c.shade(580, 40, 300, "#3a6a64", 0.4)
    # bed rail and blanket
    for x in list(range(-6, 620, 72)):
        c.paint(
            limb([(x, 470), (x, 640)], [9, 9], cap=False),
            "#c8b088",
            dark="#6a5a44",
            light="#fff6d8",
            vol=1.0,
            rough=0.2,
        )
    c.paint(
        limb([(-20, 472), (300, 462), (620, 472)], [15, 15, 15]),
        "#c8b088",
        dark="#6a5a44",
        light="#fff6d8",
        vol=1.0,
        rough=0.3,
        shadow=(2, 6, 6, 0.3),
    )
    bl = c.paint(
        curve([(-30, 604, "c"), (120, 590), (300, 596), (480, 590), (630, 606, "c"), (630, 930, "c"), (-30, 930, "c")]),
        "#e0806a",
        dark="#8a3a44",
        light="#ffd0a8",
        vol=0.25,
        texk="streakd",
        tex=0.3,
        rough=0.6,
        grad=((0, 600), (0, 900), 0.25, -0.45),
        shadow=(0, -5, 8, 0.3),
    )
    for k in range(-6, 14):
        c.line(
            [(k * 62 - 60, 930), (k * 48 + 30, 740), (k * 36 + 108, 596)], [9, 7, 4], "#f6c8a0", 0.38, clip=bl, soft=1
        )
    for y in (640, 700, 780, 872):
        c.line([(-20, y + 6), (300, y - 4), (620, y + 6)], [4 + (y - 600) * 0.03], "#b85a54", 0.4, clip=bl, soft=1)
    for q in (
        [(40, 800), (110, 770), (200, 790)],
        [(430, 830), (520, 800), (600, 812)],
        [(10, 700), (36, 720), (30, 760)],
    ):
        c.line(q, [2, 14, 2], "#7a2c3c", 0.4, clip=bl, soft=5)
    c.paint(ellipse(300, 792, 296, 34), "#5a1c34", vol=0, alpha=0.5, soft=13, lit=0)
    # the case
    LE = dict(dark="#4a2c24", light="#d8a878")
    c.paint(
        curve([(64, 556, "c"), (536, 556, "c"), (513, 196), (505, 188), (95, 188), (87, 196)], k=0.3),
        "#8a5a44",
        **LE,
        vol=0.5,
        rough=0.4,
        shadow=(14, 10, 18, 0.4),
        rim="#fff0c8",
    )
    c.paint(minus(poly([(76, 552), (524, 552), (502, 198), (98, 198)]), LID), "#6a3f34", vol=0.3, rough=0.3)
    m = c.mask(union(LID, WELL), 0.3)
    hall(c, m)
    waiting(c)
    for sg in (-1, 1):
        c.paint(
            limb([(300 + sg * 228, 552), (300 + sg * 264, 668)], [15, 19], cap=False),
            "#7a4a3a",
            **LE,
            vol=0.6,
            rough=0.3,
            rim="#fff0c8",
            detail=0.3,
        )
    # front wall, over the laps of the nearest
    c.paint(
        curve([(30, 664, "c"), (570, 664, "c"), (566, 790), (556, 800), (44, 800), (34, 790)], k=0.3),
        "#8a5a44",
        **LE,
        vol=0.6,
        rough=0.4,
        texk="mottle",
        tex=0.3,
        grad=((0, 660), (0, 800), 0.22, -0.3),
        rim="#fff0c8",
        rimdir=(0, -1),
        shadow=(0, 8, 10, 0.45),
    )
    c.paint(
        rect(28, 658, 544, 15, 5),
        "#a8735a",
        dark="#5a3428",
        light="#ffdca8",
        vol=0.8,
        rough=0.3,
        shadow=(0, 4, 4, 0.4),
        rim="#fff0c8",
        rimdir=(0, -1),
    )
    k = Frame(c, 0, 0, 100, rim="#fff6d0", detail=0.8)
    for x in (150, 450):
        c.paint(rect(x - 14, 660, 28, 142, 2), "#5f3a30", dark="#2c1816", light="#a87860", vol=0.5, rough=0.3)
        metal(k, minus(rect(x - 17, 716, 34, 24, 3), rect(x - 10, 722, 20, 12, 2)), "#c8a048")
        metal(k, rect(x - 2, 722, 4, 20, 1), "#c8a048")
    metal(k, rect(278, 680, 44, 30, 4), "#c8a048")
    c.paint(union(ellipse(300, 692, 4), rect(298, 692, 4, 10)), "#2c1816", vol=0, rough=0.1, detail=0.9)
    c.paint(
        minus(
            curve(
                [
                    (246, 738),
                    (250, 776),
                    (300, 784),
                    (350, 776),
                    (354, 738),
                    (340, 738),
                    (336, 764),
                    (300, 769),
                    (264, 764),
                    (260, 738),
                ]
            ),
            ellipse(0, 0, 1),
        ),
        "#5f3a30",
        dark="#2c1816",
        light="#b8886c",
        vol=1.0,
        rough=0.2,
        shadow=(0, 4, 4, 0.4),
    )
    for x, s in ((46, 1), (554, -1)):
        c.paint(
            curve([(x - 14 * s, 772, "c"), (x + 18 * s, 800, "c"), (x - 12 * s, 800)]), "#5f3a30", vol=0.5, rough=0.2
        )
    # two hands of those who lean
    for x, y, col in ((252, 662, "#e3b591"), (360, 662, "#c99a74")):
        c.paint(
            union(*[limb([(x + d, y - 6), (x + d * 1.1, y + 8)], [7, 6]) for d in (-9, -3, 3, 9)]),
            col,
            dark="#7a4a3c",
            light="#fff0d8",
            vol=1.0,
            rough=0.1,
            shadow=(0, 2, 2, 0.4),
            detail=0.9,
        )
    # what you had wanted to pack, and your shadow
    sh = Frame(c, 96, 868, 100, -7, rim="#ffffff", detail=0.7)
    ms = sh.paint(
        rect(-62, -30, 118, 58, 5),
        "#eef2ea",
        dark="#8a9ca0",
        light="#ffffff",
        vol=0.35,
        rough=0.4,
        shadow=(3, 5, 6, 0.4),
    )
    for u in range(-52, 56, 12):
        sh.line([(u, -30), (u, 28)], 1.4, "#8fb0c0", 0.6, clip=ms)
    sh.paint(
        [(-22, -30, "c"), (-2, -10, "c"), (-14, 2, "c"), (-34, -22, "c")],
        "#fbfdf6",
        dark="#9ab0b4",
        vol=0.4,
        rough=0.2,
        shadow=(0, 2, 2, 0.35),
    )
    sh.paint(
        [(20, -30, "c"), (-2, -10, "c"), (10, 2, "c"), (32, -22, "c")],
        "#fbfdf6",
        dark="#9ab0b4",
        vol=0.4,
        rough=0.2,
        shadow=(0, 2, 2, 0.35),
    )
    for v in (4, 18):
        sh.paint(ellipse(-2, v, 2.4), "#5d3a6b", vol=0.6, rough=0)
    for x, y, a, col in ((506, 846, 16, "#2f6a64"), (532, 860, -8, "#2f6a64")):
        q = Frame(c, x, y, 62, a, rim="#e8fff0", detail=0.7)
        q.paint(
            [(-9, -34, "c"), (9, -34, "c"), (9, -4), (30, 8), (34, 18), (24, 23), (-4, 18), (-10, 4)],
            col,
            dark="#16403c",
            light="#8ac0a8",
            vol=0.8,
            rough=0.3,
            shadow=(2, 4, 4, 0.4),
        )
        q.paint(rect(-10, -38, 20, 9, 2), "#f0d9b8", vol=0.6, rough=0.2)
    c.paint(
        union(ellipse(318, 856, 58, 34, -3), curve([(160, 930), (196, 888), (318, 876), (440, 888), (476, 930)])),
        "#3a0c28",
        vol=0,
        alpha=0.62,
        soft=5,
        lit=0,
        rough=1,
    )
    f = focus_map(
        c,
        [
            (304, 500, 260, 240, 1.0),
            (300, 740, 290, 80, 0.9),
            (300, 380, 260, 230, 0.95),
            (96, 868, 80, 50, 0.9),
            (520, 850, 60, 50, 0.9),
        ],
        0.3,
    )
    loose(c, f, strength=0.5)
    return c.finish(
        shadow_tint="#16323a",
        light_tint="#fff4d8",
        vignette=0.26,
        contrast=0.2,
        bloom=0.16,
        bthr=0.86,
        paper=0.028,
        grain=0.014,
    )
