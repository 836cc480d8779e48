"""A goose leads a line of escaped paper planes; their shadows are geese, and hers is a paper plane."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    cloud,
    curve,
    ellipse,
    goose,
    grass,
    house,
    limb,
    minus,
    person,
    poly,
    rgb,
    sample,
    shift,
    tree,
    union,
    water,
)

SENTENCE = "A goose leads a line of escaped paper planes; their shadows are geese, and hers is a paper plane."
KEY = "chalk-blue"
FRAME = "overhead"
MOOD = "comic"
PROTAGONIST = "animal"

SHADE = "#1d527c"


def plane(c, x, y, s, rot, flip, paper, kind, bank=0.0):
    """A folded dart, nose to the right, 100 units long."""
    P = Pose(x, y, s, rot, flip)
    b = bank
    nose, tail, tip1, tip2, keel = (54, 0), (-40, -2), (-50, -36 - b), (-34, 27 + b * 0.6), (-42, 15)
    lit = dict(rough=0.2, tex=0.16, grain=0.1, detail=0.75)
    c.paint(
        P(poly([nose, tail, (-44, -10), tip1])),
        shift(paper, -0.01),
        dark="#9cb8d0",
        light="#ffffff",
        vol=0.1,
        grad=(P.pt(50, 0), P.pt(-48, -24), -0.05, 0.3),
        rim="#ffffff",
        **lit,
    )
    c.line([P.pt(54, 0), P.pt(-47, -12)], [0.8 * s, 3.4 * s], "#8fb0cc", 0.5, rough=0.1, soft=0.8 * s)
    c.paint(P(poly([nose, (-43, -3), keel])), "#7f9fbe", vol=0.1, **lit)
    m = c.paint(
        P(poly([nose, (-43, -3), tip2])),
        shift(paper, -0.07),
        dark="#86a6c4",
        light="#f6f8f6",
        vol=0.1,
        grad=(P.pt(0, -4), P.pt(-10, 24), 0.22, -0.42),
        **lit,
    )
    c.line(
        [P.pt(54, 0), P.pt(0, -1.4), P.pt(-43, -3)], [0.6 * s, 1.4 * s, 1.4 * s], "#fffef8", 0.9, rough=0.1, detail=0.8
    )
    if kind == 1:
        for k in range(1, 6):
            c.line([P.pt(52 - k * 15, 0.4), P.pt(52 - k * 15 - 6, 20)], [0.9 * s], "#7fa4c9", 0.55, clip=m, rough=0.1)
        c.line([P.pt(44, 1.5), P.pt(-38, 12)], [0.9 * s], "#7fa4c9", 0.55, clip=m, rough=0.1)
    elif kind == 2:
        for k in range(3):
            c.line([P.pt(20 - k * 6, 2 + k * 3), P.pt(-36, 4 + k * 4.6)], [1 * s], "#8f9aa8", 0.6, clip=m, rough=0.1)
        c.line([P.pt(-14, 4), P.pt(-9, 9), P.pt(2, -1)], [2 * s, 2.4 * s, 0.8 * s], "#d9452f", 0.95, clip=m, rough=0.2)
    elif kind == 3:
        c.paint(
            P(curve([(20, 2), (4, 7), (-16, 4), (-30, 12), (-12, 14), (10, 9)])),
            "#9cc0a0",
            vol=0,
            alpha=0.8,
            clip=m,
            lit=0,
        )
        c.line([P.pt(10, 3), P.pt(-10, 10), P.pt(-34, 7)], [1.6 * s], "#5d93b8", 0.8, clip=m, rough=0.2)


def goose_shadow(c, x, y, s, rot, flip, a):
    P = Pose(x, y, s, rot, flip)
    w = union(
        limb([(-30, 1), (0, 0), (26, 0), (48, -1)], [7, 17, 8, 5]),
        ellipse(50, -1, 6, 4),
        curve([(14, -4, "c"), (4, -30), (-12, -52, "c"), (-20, -46), (-22, -30), (-12, -4)]),
        curve([(14, 4, "c"), (8, 22), (-4, 40, "c"), (-14, 36), (-18, 22), (-12, 4)]),
        curve([(-26, -2, "c"), (-42, -8, "c"), (-40, 0), (-42, 8, "c"), (-26, 3)]),
    )
    c.paint(P(w), SHADE, vol=0, alpha=a, soft=1.2 * max(0.5, s), rough=0.3, lit=0, tex=0.2)


def draw():
    """Chalk cliffs in the morning; the school has one window open."""
    c = Card(5252, key=(-0.55, -0.6, 0.55))
    rr = np.random.default_rng(52)
    c.sky(
        [
            (0, "#a9cfe0"),
            (0.08, "#d3e6ea"),
            (0.15, "#f8f3e2"),
            (0.165, "#a3d0da"),
            (0.4, "#76b4ce"),
            (0.75, "#4a8fb8"),
            (1, "#2c6a98"),
        ],
        warp=0.02,
    )
    c.brush(
        (40, 22), thr=(0, 0.03), length=5, jitter=0.014, opacity=0.8, flow=np.zeros((c.h, c.w), np.float32), fmix=1.2
    )
    c.fog_colour = rgb("#d9e9ec")
    cloud(c, 120, 132, 190, 56, "#fbf8ec", "#c4d9e4", "#ffffff", seed=4)
    cloud(c, 520, 130, 130, 34, "#f6f4ea", "#c4d9e4", "#ffffff", seed=9)
    c.paint(
        curve([(400, 149, "c"), (452, 141), (520, 138), (620, 143, "c"), (620, 150, "c")]), "#8fb4c4", fog=0.45, vol=0.2
    )
    water(c, 156, ["#8cc3d4", "#4f90b6", "#a9d6dc", "#6aa9c6"], n=360, seed=6, a=0.4, amp=0.8)
    # shallow water and foam under the cliff
    foot = [
        (-20, 668, "c"),
        (60, 694),
        (126, 722),
        (204, 742),
        (282, 782),
        (326, 826),
        (322, 872),
        (352, 930, "c"),
        (-20, 930, "c"),
    ]
    c.paint(
        curve([(x + (44 if x > -10 else 0), y + 14, *r) for x, y, *r in foot]),
        "#1f5a80",
        vol=0,
        alpha=0.45,
        soft=10,
        lit=0,
    )
    for g, col, a in ((34, "#9cd6d2", 0.5), (18, "#c4e8de", 0.6), (7, "#fbfaf0", 0.85)):
        q = curve([(x + (g if x > -10 else 0), y - g * 0.6, *r) for x, y, *r in foot])
        c.paint(q, col, vol=0, alpha=a, soft=g * 0.22, rough=2.4, lit=0, tex=0.4)
    m = c.paint(curve(foot), "#f1ecda", dark="#a9b4bc", light="#fffdf4", vol=0.5, rough=1.6, texk="streakv", tex=0.6)
    for _ in range(150):
        x = rr.uniform(0, 340)
        y = 640 + x * 0.34 + rr.uniform(-8, 50)
        c.line(
            [(x, y), (x + rr.normal(0, 2), y + rr.uniform(10, 44))],
            [0.6, rr.uniform(1, 4), 0.5],
            rr.choice(["#8fa0b0", "#b8bfc0", "#fffdf2"]),
            0.55,
            clip=m,
        )
    c.paint(
        curve([(230, 700), (300, 760), (336, 830), (332, 880), (372, 950), (240, 950), (280, 860), (262, 780)]),
        "#6f86a0",
        vol=0,
        alpha=0.5,
        soft=7,
        clip=m,
        lit=0,
    )
    top = [
        (-20, 612, "c"),
        (50, 634),
        (120, 660),
        (190, 676),
        (246, 712),
        (276, 760),
        (262, 820),
        (296, 920, "c"),
        (-20, 920, "c"),
    ]
    c.paint(
        curve(top),
        "#a9c08c",
        dark="#5f8a78",
        light="#e6e8b0",
        vol=0.35,
        rough=1.2,
        texk="streakd",
        tex=0.5,
        rim="#f8f6d8",
    )
    grass(c, 0, 270, 0, 9, ["#7f9f74", "#c9d49a", "#8fae80"], 240, 3, yfun=lambda x: rr.uniform(650 + x * 0.34, 900))
    c.paint(poly([(92, 836), (190, 826), (250, 862), (150, 884)]), "#3f6f6a", vol=0, alpha=0.45, soft=2, lit=0)
    house(c, 132, 838, 126, 56, "#e8c08c", "#cf5a34", win=2, lit="#35586e", seed=5, door=True, side=0.5, glowing=False)
    for x, y, h in ((28, 790, 52), (46, 800, 40), (228, 760, 34)):
        c.paint(ellipse(x + h * 0.3, y, h * 0.4, h * 0.09), "#3f6f6a", vol=0, alpha=0.5, soft=2, lit=0)
        tree(c, x, y, h, "#6a5a4c", ["#4a7a64", "#6f9a70", "#b4c88a"], seed=int(x), size=3.2, levels=3, rim="#f6f6d8")
    # a school bell, a fence, wave crests
    c.paint(poly([(108, 752), (108, 734), (124, 734), (124, 752)]), "#b8845c", vol=0.3, rough=0.3)
    c.paint(poly([(103, 736), (116, 720), (129, 736)]), "#b04a2c", vol=0.3, rough=0.3)
    c.paint(
        curve([(111, 749, "c"), (113, 741), (116, 739), (119, 741), (121, 749, "c")]),
        "#ffd27a",
        vol=0.9,
        rough=0.1,
        detail=0.8,
    )
    for i in range(15):
        u, v = 14 + i * 15, 868 + i * 0.4 + 3 * math.sin(i)
        c.paint(
            poly([(u - 2.6, v), (u + 2.6, v), (u + 2.6, v - 17), (u, v - 21), (u - 2.6, v - 17)]),
            "#f8f4e4",
            dark="#a9b0a8",
            vol=0.3,
            rough=0.2,
        )
    c.line([(8, 858), (230, 864)], [2.4], "#efe9d4", 0.95)
    for _ in range(46):
        t = rr.random() ** 1.3
        y, x = 180 + 700 * t, rr.uniform(20, 590)
        if x < 330 and y > 600:
            continue
        L = (6 + 34 * t) * rr.uniform(0.5, 1.1)
        c.line(
            [(x - L / 2, y), (x - L * 0.1, y - 1.5 - 2 * t), (x + L / 2, y + 1)], [0.3, 1 + 2 * t, 0.3], "#eef8f4", 0.75
        )
    # the line: from the window to the goose
    pts = sample([(168, 806), (232, 742), (262, 664), (232, 572), (176, 476), (170, 376), (236, 286), (330, 232)], 400)
    us = [0.02, 0.07, 0.125, 0.185, 0.25, 0.325, 0.41, 0.505, 0.61, 0.725, 0.85]
    items = []
    for u in us:
        k = int(u * 399)
        k2, k1 = min(399, k + 30), max(0, k - 10)
        a = math.degrees(math.atan2(pts[k2][1] - pts[k1][1], pts[k2][0] - pts[k1][0]))
        items.append(
            (pts[k][0] + rr.normal(0, 5), pts[k][1] + rr.normal(0, 3), 0.14 + 0.92 * u, np.clip(a, -84, 10) * 0.62, u)
        )
    for x, y, s, a, u in items:
        if u > 0.2:
            goose_shadow(c, x + 70 + 110 * u, y + 30 + 100 * u, s * 0.86, a, False, 0.62)
    P = Pose(506, 322, 1.12, -14)
    c.paint(
        P(union(poly([(56, 0), (-46, -38), (-38, -4), (-42, 0)]), poly([(56, 0), (-40, 2), (-34, 28)]))),
        SHADE,
        vol=0,
        alpha=0.58,
        soft=2.0,
        rough=0.3,
        lit=0,
        tex=0.2,
    )
    papers = ["#fbf8ec", "#f3f5f2", "#fdf0c8", "#f8f6ee"]
    for i, (x, y, s, a, _u) in enumerate(items):
        plane(
            c,
            x,
            y,
            s,
            a + rr.normal(0, 4),
            False,
            papers[i % 4],
            (1, 0, 2, 0, 1, 3, 0, 2, 1, 0, 3, 1, 0)[i % 13],
            rr.uniform(-4, 5),
        )
    goose(c, 404, 212, 268, "fly", rot=-9, rim="#ffffff", dark="#6f8fb0", wing="#c4c4c0")
    # the teacher, too late with a butterfly net
    o = person(
        c,
        226,
        842,
        46,
        pose="walk",
        view="profile",
        facing=1,
        clothes="suit",
        col="#2b3f58",
        style="bald",
        face="stern",
        arms=("reach", "back"),
        rim="#ffffff",
    )
    x, y = o.get("handL", (232, 800))
    c.line([(x - 4, y + 4), (x + 22, y - 24)], [1.6], "#7a5030", detail=1)
    c.paint(
        minus(ellipse(x + 27, y - 30, 8, 6, -40), ellipse(x + 27, y - 30, 6.6, 4.6, -40)),
        "#d9453a",
        vol=0,
        rough=0.1,
        detail=1,
    )
    c.paint(
        curve([(x + 21, y - 27, "c"), (x + 32, y - 36, "c"), (x + 38, y - 22), (x + 34, y - 12), (x + 27, y - 18)]),
        "#fffdf0",
        vol=0.3,
        alpha=0.55,
        rough=0.3,
        detail=1,
    )
    # one paper has become a boat instead
    B = Pose(476, 770, 0.9, -4)
    c.paint(B(ellipse(10, 12, 40, 6)), SHADE, vol=0, alpha=0.5, soft=3, lit=0)
    c.paint(B(poly([(-4, -26), (14, -4), (-20, -4)])), "#f6f4ea", dark="#9cb4cc", vol=0.3, rough=0.2, detail=0.7)
    c.paint(
        B(poly([(-34, -8), (-4, -4), (30, -9), (20, 8), (-22, 9)])),
        "#fdfaf0",
        dark="#9cb4cc",
        vol=0.3,
        rough=0.2,
        grad=(B.pt(-30, 0), B.pt(30, 0), 0.2, -0.35),
        rim="#ffffff",
        detail=0.7,
    )
    c.line([B.pt(-52, 12), B.pt(-30, 9), B.pt(20, 10), B.pt(52, 13)], [0.4, 2, 2, 0.4], "#e6f6f2", 0.7)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(vignette=0.18, bloom=0.08, bthr=0.92, contrast=0.22, shadow_tint="#1f3f66", light_tint="#fff4dc")
