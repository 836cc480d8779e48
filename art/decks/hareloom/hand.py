"""A stone hand rises from the sea and offers a house; the key hangs from the wrist."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    cloud,
    curve,
    ellipse,
    grass,
    gull,
    house,
    limb,
    merged,
    minus,
    person,
    poly,
    rect,
    rgb,
    sample,
    tree,
    union,
    water,
)

SENTENCE = "A stone hand rises from the sea and offers a house; the key hangs from the wrist."
KEY = "plum-sunset"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "nobody"


def draw():
    """The sea offers somebody a house."""
    c = Card(131, key=(-0.55, -0.55, 0.6))
    c.sky(
        [(0, "#3a2350"), (0.25, "#8a3f6a"), (0.45, "#e0705f"), (0.58, "#f9b06a"), (0.66, "#ffdc9a"), (1, "#5a2f5a")],
        warp=0.16,
    )
    c.glow(110, 560, 300, "#ffe3a0", 0.6, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=5, flow=np.full((c.h, c.w), 0.12), fmix=0.9, jitter=0.016)
    c.paint(ellipse(110, 566, 56), "#fff3c8", dark="#ffc46a", vol=0.15, lit=0, soft=1)
    c.fog_colour = rgb("#f0a070")
    cloud(c, 470, 330, 300, 70, "#d9707a", "#7a3a66", "#ffc490", seed=4, fog=0.1)
    cloud(c, 90, 250, 240, 50, "#b8567a", "#6a3362", "#ffb08a", seed=6, fog=0.1)
    # sea
    c.paint(
        poly([(-10, 600), (610, 600), (610, 910), (-10, 910)]),
        "#6a3a68",
        dark="#24143c",
        light="#f09a78",
        vol=0,
        grad=((0, 600), (0, 890), 0.42, -0.42),
        texk="streakh",
        tex=0.4,
        rough=0.6,
    )
    water(c, 606, ["#4a2858", "#8a4a72", "#c9667a", "#3a1f4c"], light="#ffe0a0", glint=(110, 40), seed=6, n=190, a=0.5)
    # far sail boats keep away
    for x, y, s in ((420, 604, 0.5), (470, 602, 0.38), (520, 604, 0.45)):
        S = Pose(x, y, s)
        c.paint(S(poly([(0, -40), (0, -4), (20, -4)])), "#5a2f52", vol=0, fog=0.3, rough=0.2)
        c.paint(S(poly([(-18, -2), (18, -2), (12, 6), (-12, 6)])), "#3a1f40", vol=0, fog=0.3, rough=0.2)
    # ---- the hand
    sk, dk, lt = "#b8958c", "#4a2f4c", "#ffe0bc"
    kw = dict(dark=dk, light=lt, tex=0.32, grain=0.2, rim="#ffe9c0", rough=0.7)
    c.lights = [(318, 500, 40, "#ffd27a", 95, 0.8)]
    fingers = [
        ([(386, 610), (426, 520), (436, 446), (418, 396)], [66, 57, 50, 31]),
        ([(348, 600), (376, 490), (380, 398), (364, 344)], [68, 60, 52, 33]),
        ([(302, 596), (314, 480), (310, 384), (300, 330)], [69, 61, 53, 34]),
        ([(256, 604), (248, 500), (238, 418), (236, 364)], [66, 58, 50, 32]),
    ]
    for pts, w in fingers:
        (rx, ry), *_ = pts
        pts = [(rx + (x - rx) * 0.9, ry + (y - ry) * 0.84) for x, y in pts]
        w = [w[0], w[1] * 1.02, w[2] * 0.98, w[3] * 1.05]
        m = c.paint(limb(pts, w), sk, vol=1.0, shadow=(3, 4, 7, 0.4), **kw)
        q = sample(pts, 40)
        for i in (15, 27):  # joint creases
            d = q[i + 1] - q[i - 1]
            d = d / np.hypot(*d)
            n = np.array([-d[1], d[0]]) * 17
            for off in (0, 2):
                p = q[i] + d * off * 1.6
                c.line([tuple(p - n), tuple(p + d * 3), tuple(p + n)], [0.4, 2.0, 0.4], dk, 0.55, clip=m)
    # forearm and palm
    arm = curve(
        [
            (206, 940, "c"),
            (222, 840),
            (226, 770),
            (206, 690),
            (204, 630),
            (226, 588),
            (290, 570),
            (370, 574),
            (420, 600),
            (428, 650),
            (408, 710),
            (384, 780),
            (388, 850),
            (402, 940, "c"),
        ]
    )
    thumb = [(268, 716), (202, 664), (160, 588), (158, 516)]
    arm = union(arm, limb(thumb, [104, 78, 60, 36]))
    ma = c.paint(arm, sk, vol=1.0, px=220, shadow=(4, 4, 12, 0.4), **kw)
    c.paint(ellipse(318, 606, 92, 26), dk, vol=0, alpha=0.5, soft=9, clip=ma, lit=0)  # hollow of the palm
    # the house in the palm, with its garden
    c.paint(
        curve([(232, 606), (262, 584), (320, 576), (380, 586), (404, 606), (320, 622)]),
        "#7f8f4a",
        dark="#4a5a34",
        light="#d9c86a",
        vol=0.7,
        rough=2,
        shadow=(0, 3, 5, 0.35),
    )
    house(c, 322, 602, 86, 58, "#f0dcc0", "#9a3f48", seed=5, win=2, lit="#ffd27a", door=True, lean=0.03)
    for k in range(3):
        c.paint(
            limb(
                [(346, 500), (352 + 5 * k, 478 - 6 * k), (342 + 9 * k, 452 - 12 * k), (362 + 9 * k, 420 - 16 * k)],
                [4, 9, 12, 3],
            ),
            "#fff0dc",
            vol=0,
            alpha=0.26,
            soft=3,
            lit=0,
        )
    tree(c, 266, 600, 62, "#5a3a30", ["#4a5f2f", "#7f8f3f", "#d9b85a"], seed=9, size=3, levels=4, per=18)
    grass(c, 236, 400, 612, 12, ["#5a6a34", "#8a944a", "#c9b85a"], 90, 3)
    # heel of the palm in front of the garden, then the thumb
    heel = curve(
        [
            (232, 640),
            (234, 622),
            (256, 616),
            (300, 632),
            (350, 630),
            (396, 612),
            (424, 618),
            (424, 656),
            (404, 716),
            (330, 742),
            (262, 722),
            (240, 686),
        ]
    )
    kw["rim"] = None
    mh = c.paint(heel, sk, vol=0.55, clip=ma, alpha=0.9, soft=3, **kw)
    c.line([(214, 610), (226, 660), (262, 706), (276, 740)], [1, 7, 8, 2], dk, 0.4, clip=ma, soft=2.4)
    for pts, a in (
        ([(228, 640), (276, 668), (300, 716)], 0.55),
        ([(404, 640), (340, 664), (270, 650)], 0.5),
        ([(398, 676), (350, 694), (296, 690)], 0.4),
    ):
        c.line(pts, [0.6, 3, 0.6], dk, a, clip=mh, soft=0.4)
    q = sample(thumb, 40)
    for i in (24,):
        d = q[i + 1] - q[i - 1]
        d = d / np.hypot(*d)
        n = np.array([-d[1], d[0]]) * 19
        for off in (0, 3):
            p = q[i] + d * off
            c.line([tuple(p - n), tuple(p + d * 3), tuple(p + n)], [0.4, 2.2, 0.4], dk, 0.5)
    # barnacles, weed and a bracelet of rope
    rr = np.random.default_rng(4)
    for _ in range(60):
        x, y = rr.uniform(214, 400), rr.uniform(760, 860)
        c.paint(
            ellipse(x, y, rr.uniform(1.5, 5)),
            ["#d9c0b0", "#8a6a78", "#f0dcc8"][rr.integers(3)],
            vol=0.8,
            clip=ma,
            rough=0.5,
        )
    rope = [(216, 770), (260, 792), (310, 798), (360, 790), (396, 768)]
    c.paint(
        limb(rope, [11, 12, 12, 12, 11]), "#c9a468", dark="#5a3a2c", light="#ffe6b0", vol=0.9, shadow=(0, 4, 4, 0.4)
    )
    for q in sample(rope, 22):
        c.line([(q[0] - 3, q[1] - 5), (q[0] + 3, q[1] + 5)], [1.2], "#6a4630", 0.7)
    # a key on the rope
    K = Pose(310, 802, 0.85, 6)
    c.paint(
        K(
            union(
                minus(ellipse(0, 10, 10), ellipse(0, 10, 5.5)),
                rect(-2, 19, 4, 34),
                rect(0, 42, 10, 4),
                rect(0, 49, 8, 4),
            )
        ),
        "#e3b24f",
        dark="#7a4a1c",
        light="#fff3c0",
        vol=0.7,
        rough=0.3,
        shadow=(2, 3, 3, 0.4),
    )
    # front waves wrap the wrist
    for _k, (y, col, ph) in enumerate(((842, "#4a2858", 0), (872, "#2f1a44", 2))):
        pts = [(x, y + 9 * math.sin(x / 44 + ph) + 4 * math.sin(x / 17 + ph)) for x in range(-30, 640, 20)]
        c.paint(
            curve([(-40, 930, "c"), *pts, (640, 930, "c")]),
            col,
            dark="#160c28",
            light="#e0807a",
            vol=0.25,
            texk="streakh",
            tex=0.4,
            grad=((0, y - 10), (0, y + 40), 0.35, -0.3),
            shadow=(0, -3, 6, 0.3),
        )
        c.line(pts, [1.6], "#ffcfa8", 0.6)
    # the rower
    B = Pose(508, 838, 1.1, -4)
    c.paint(B(limb([(-6, -22), (-40, 4), (-58, 12)], [2.6, 2.6, 6])), "#8a5a3c", vol=0.4, rough=0.3)
    bx, by = B.pt(10, -6)
    person(
        c,
        bx,
        by,
        96,
        "slim",
        "row",
        "threeback",
        "coat",
        "wonder",
        -1,
        col="#e0b04a",
        col2="#3f8f8a",
        hair="#2a1a20",
        style="plait",
        rim="#fff0c8",
        look=(-0.5, -0.8),
        nod=-18,
        ground=False,
        hands=("grip", "grip"),
    )
    c.paint(
        B(curve([(-46, -18, "c"), (0, -6), (48, -20, "c"), (34, 8), (0, 14), (-32, 8)])),
        "#7a3f3c",
        dark="#2f1828",
        light="#f0a878",
        vol=0.8,
        rim="#ffe0b0",
        texk="streakh",
        tex=0.3,
    )
    pts = [(x, 884 + 6 * math.sin(x / 40 + 1)) for x in range(-30, 640, 20)]
    c.paint(
        curve([(-40, 930, "c"), *pts, (640, 930, "c")]),
        "#28163c",
        dark="#120a20",
        light="#b8606c",
        vol=0.2,
        texk="streakh",
        tex=0.4,
        grad=((0, 876), (0, 905), 0.3, -0.3),
    )
    c.paint(merged([gull(470, 470, 11, -8), gull(500, 456, 8), gull(180, 470, 8, 10)]), "#fff0dc", vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#2a1040", light_tint="#ffe6b8", vignette=0.34)
