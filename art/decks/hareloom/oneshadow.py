"""Two people share one shadow and walk in different directions."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    drybrush,
    ellipse,
    focus_map,
    hash_noise,
    limb,
    loose,
    poly,
    ramp,
    rect,
    rgb,
    shift,
    smoothstep,
    three_tones,
    transform,
    union,
)

SENTENCE = "Two people share one shadow and walk in different directions."
KEY = "olive-lilac"
FRAME = "overhead"
MOOD = "grief"
PROTAGONIST = "adult"

A, B = (128, 716), (474, 726)  # he, she
SHADE = dict(vol=0, lit=0, tex=0.25, texk="mottle")


def paving(c, cx, cy, col, gap):
    """Setts laid in rings around a drain."""
    X, Y = c.xx - cx, c.yy - cy
    r, th = np.hypot(X, Y), np.arctan2(Y, X)
    w = 30.0
    i = np.floor(r / w)
    n = np.maximum(6, np.round(2 * math.pi * (i + 0.5) * w / 42))
    u = (th / (2 * math.pi) + 0.5) * n + hash_noise(i, 3) * 2
    j = np.floor(u)
    t = (
        0.52
        + 0.26 * hash_noise(i * 31 + j * 7, 1)
        + 0.5 * (c.noise("mottle", 4) - 0.5)
        + 0.5 * (c.noise("cloud", 6) - 0.5)
        + 0.16 * (c.noise("grain") - 0.5)
    )
    t += 0.12 * np.where(np.mod(i, 5) == 0, -1.4, 0.3)
    dr = np.minimum(r - i * w, w - (r - i * w))
    dt = np.minimum(u - j, 1 - (u - j)) * 2 * math.pi * np.maximum(r, 8) / n
    d = np.minimum(dr, dt) + (c.noise("speck", 5) - 0.5) * 1.6
    k = smoothstep(1.9, 0.6, d)[..., None] * 0.75
    lit = smoothstep(5, 1.5, d) * np.where((r - i * w) > w / 2, 1, -0.4)[...] * 0.1
    c.img = (ramp(t + lit, three_tones(col, shift(col, -0.16), "#fbf3d6")) * (1 - k) + rgb(gap) * k).astype(np.float32)


def walker(c, x, y, rot, coat, hat, hair="#3a2a24", bag=None, brim=19, s=1.0, skin="#dba988", step=1, scarf=None):
    """Someone from straight above, walking toward -y of the local frame."""
    k = Frame(c, x, y, 100 * s, rot, rim="#fff6d0")
    k.darken(ellipse(0, -3, 31, 27), 0.4, 6, col="#3a2f4c")
    for u, v in ((-9, -30 * step), (9, 22 * step)):
        k.paint(
            curve([(u - 5, v + 10), (u - 5, v - 4), (u, v - 11), (u + 5, v - 4), (u + 5, v + 10)]),
            "#2a2026",
            vol=0.8,
            rough=0.2,
        )
    for sgn in (-1, 1):  # arms swing against the legs
        v = 17 * sgn * step
        k.paint(
            limb([(sgn * 25, 0), (sgn * 31, v * 0.6), (sgn * 27, v * 1.35)], [15, 12, 9.6]),
            shift(coat, -0.03),
            vol=0.9,
            rough=0.3,
        )
        k.paint(ellipse(sgn * 26.6, v * 1.62, 5, 5.6), skin, vol=0.8, rough=0.1)
        if bag and sgn == 1:
            k.paint(
                rect(sgn * 26.6 - 7, v * 1.5 - 20, 14, 40, 3),
                bag,
                dark=shift(bag, -0.2),
                vol=0.7,
                rough=0.2,
                shadow=(0, -3, 4, 0.4),
                rim=True,
            )
    k.paint(
        curve(
            [(-31, 3), (-27, -11), (-10, -15), (10, -15), (27, -11), (31, 3), (24, 15), (8, 20), (-8, 20), (-24, 15)]
        ),
        coat,
        vol=1.0,
        rough=0.35,
        rim=True,
        px=200,
        texk="streakd",
        tex=0.2,
    )
    k.line([(0, 2), (0, 19)], [1, 2], shift(coat, -0.16), 0.7)
    if scarf:
        k.paint(curve([(-12, -4), (0, -14), (13, -5), (11, 8), (-10, 8)]), scarf, vol=0.8, rough=0.4)
        k.paint(limb([(8, 4), (18, 16), (13, 34)], [9, 8, 7]), scarf, vol=0.6, rough=0.4, shadow=(0, -2, 2, 0.3))
    if hat:
        k.paint(ellipse(0, -4, brim, brim * 0.94), hat, vol=0.5, rough=0.3, shadow=(0, -3, 4, 0.45), rim=True)
        k.paint(ellipse(0, -4, brim * 0.6, brim * 0.66), shift(hat, 0.04), vol=0.9, rough=0.2, shadow=(0, -1, 2, 0.5))
        k.line([(0, -14), (0, 5)], [0.5, 2.6, 0.5], shift(hat, -0.14), 0.7)
    else:
        m = k.paint(ellipse(0, -4, 14, 15.4), hair, vol=0.95, rough=0.3, shadow=(0, -2, 3, 0.45), rim=True)
        for q in (-8, -3, 3, 8):
            k.line([(q * 0.3, -6), (q * 0.8, 2), (q * 0.6, 11)], [0.5, 1.4, 0.5], shift(hair, 0.14), 0.6, clip=m)
        k.paint(ellipse(0, 10, 7.4, 7), shift(hair, -0.03), vol=0.95, rough=0.3, shadow=(0, -1, 2, 0.4))


def shadow_person(x, y, L, lean=0.0, dog=False):
    """An ordinary shadow, thrown up the card."""
    s = L / 100
    p = union(
        limb([(-5, 0), (-4, -24), (-2, -46)], [5, 6, 9]),
        limb([(7, 0), (5, -24), (2, -46)], [5, 6, 9]),
        curve([(-11, -36), (-10, -62), (-12, -76), (0, -82), (12, -76), (10, -62), (11, -36)]),
        ellipse(0, -91, 7.4, 9),
        limb([(-9, -74), (-15, -56), (-12, -40)], [6, 5, 3.6]),
        limb([(9, -74), (15, -56), (13, -40)], [6, 5, 3.6]),
    )
    return transform(p, x, y, s, lean)


def draw():
    """A square in low sun, from so high that only the shadows have shapes."""
    c = Card(7301, key=(0.15, 0.8, 0.55))
    paving(c, 302, 660, "#d3cba2", "#9a9470")
    c.glow(330, 960, 760, "#ffe6a0", 0.36, 1.3)
    c.shade(140, -40, 560, "#7a7698", 0.62, 1.6)
    # the drain in the middle, and a crack that runs out of it between them
    c.paint(ellipse(302, 660, 21), "#6a664c", dark="#2c2a24", light="#b9b48c", vol=0.6, rough=0.4)
    for q in range(-3, 4):
        h = math.sqrt(max(0, 16**2 - (q * 4.6) ** 2))
        c.line([(302 + q * 4.6, 660 - h), (302 + q * 4.6, 660 + h)], [2.4], "#1c1a1c", 0.9)
    c.line(
        [(304, 682), (299, 730), (308, 780), (300, 840), (306, 910)], [1, 2.2, 1.6, 2.6, 2], "#5a5640", 0.8, rough=1.6
    )
    # ---- the one shadow
    parts = [
        limb([(A[0] + 8, A[1] - 10), (180, 610), (256, 470)], [14, 19, 30]),
        limb([(B[0] - 8, B[1] - 10), (424, 612), (352, 470)], [14, 18, 28]),
        curve(
            [
                (278, 214),
                (244, 230),
                (232, 262),
                (252, 330),
                (246, 400),
                (204, 508, "c"),
                (252, 514),
                (296, 500, "c"),
                (292, 440),
                (302, 372, "c"),
                (309, 440),
                (306, 502, "c"),
                (360, 520),
                (416, 504, "c"),
                (362, 400),
                (348, 330),
                (370, 262),
                (358, 230),
                (324, 214),
            ]
        ),
        limb([(300, 226), (301, 186)], [25, 22]),
        ellipse(301, 162, 25, 32),
        curve(
            [(250, 158, "c"), (270, 140), (300, 136), (334, 140), (356, 154, "c"), (330, 152), (300, 150), (272, 154)]
        ),
        curve([(271, 148, "c"), (274, 116), (288, 104), (314, 104), (328, 116), (331, 146, "c")]),
        limb([(246, 248), (208, 330), (184, 420), (180, 446)], [30, 25, 19, 14]),
        transform(rect(-34, 0, 68, 46, 5), 178, 446, 1, 14),
        limb([(170, 448), (181, 440), (192, 450)], [5, 5, 5]),
        limb([(356, 248), (404, 318), (430, 404), (436, 452)], [30, 25, 19, 14]),
        curve([(429, 446), (428, 470), (434, 486), (441, 472), (447, 462), (444, 446)]),
        limb([(312, 208), (366, 196), (408, 216), (446, 204)], [20, 19, 18, 13], cap=False),
    ]
    one = union(*parts)
    c.paint(
        one,
        "#4a4568",
        dark="#262244",
        light="#7a7492",
        alpha=0.88,
        soft=1.0,
        rough=1.0,
        grad=((300, 740), (300, 90), -0.45, 0.5),
        **SHADE,
    )
    for q in ((301, 372), (303, 352), (298, 340), (303, 322)):  # where it has begun to give
        c.paint(ellipse(q[0], q[1], 1.6, 6), "#d8cfa4", vol=0, alpha=0.55, soft=0.6, rough=1.0, lit=0)
    # ---- the two
    walker(c, *A, -96, "#4a5240", "#3a3c30", bag="#7a4a2c", s=1.0)
    walker(c, *B, 84, "#7a4f9a", None, hair="#8a4a2c", s=0.96, step=-1, scarf="#e0d4a8")
    # what one of them has dropped
    g = Pose(318, 770, 0.9, 24)
    c.paint(transform(ellipse(0, 0, 9, 12), 318, 764), "#4f4a6c", alpha=0.4, soft=3, **SHADE)
    c.paint(
        g(
            union(
                rect(-6, -2, 12, 15, 4),
                *[limb([(u, 0), (u * 1.5, -12)], [3.6, 3]) for u in (-4, -1.2, 1.6, 4.4)],
                limb([(5, 4), (11, -2)], [4, 3]),
            )
        ),
        "#7a4f9a",
        vol=0.8,
        rough=0.2,
        rim="#fff6d0",
    )
    # ---- other people's mornings
    c.paint(shadow_person(540, 196, 150, 6), "#4f4a6c", alpha=0.6, soft=1.6, rough=0.8, **SHADE)
    walker(c, 540, 204, 20, "#8a7a4c", "#5a4a34", s=0.62)
    c.paint(shadow_person(70, 330, 140, 4), "#4f4a6c", alpha=0.6, soft=1.6, rough=0.8, **SHADE)  # this one has nobody
    dog = Frame(c, 516, 852, 50, 70, rim="#fff6d0")
    c.paint(
        transform(
            curve(
                [
                    (-16, 0),
                    (-15, -40),
                    (-10, -60),
                    (-14, -72, "c"),
                    (-4, -66),
                    (4, -66),
                    (14, -72, "c"),
                    (10, -58),
                    (14, -40),
                    (12, 0),
                ]
            ),
            516,
            842,
            0.9,
            10,
        ),
        "#4f4a6c",
        alpha=0.55,
        soft=1.6,
        rough=0.8,
        **SHADE,
    )
    dog.paint(
        [(-9, 30), (-12, 0), (-9, -26), (0, -32), (9, -26), (12, 0), (9, 30), (0, 34)],
        "#b98a54",
        vol=1.0,
        rough=0.5,
        rim=True,
    )
    dog.paint(
        [(-8, -28), (-15, -40), (-6, -54), (6, -54), (15, -40), (8, -28)], "#a87a48", vol=0.9, rough=0.4, rim=True
    )
    dog.paint(limb([(0, 32), (6, 48), (-2, 60)], [6, 5, 2]), "#b98a54", vol=0.8, rough=0.4)
    # pigeons
    for x, y, a in (
        (214, 806, 30),
        (236, 828, 80),
        (196, 838, -20),
        (258, 800, 160),
        (400, 838, 40),
        (60, 560, 120),
        (90, 540, 200),
    ):
        c.paint(
            transform(curve([(-5, 0), (-6, -14), (0, -26), (6, -14), (5, 0)]), x, y - 4),
            "#4f4a6c",
            alpha=0.5,
            soft=1.2,
            rough=0.5,
            **SHADE,
        )
        k = Frame(c, x, y, 26, a, rim="#fff6d0")
        k.paint(
            [(-14, 0), (-22, 34), (0, 22), (22, 34), (14, 0), (10, -26), (0, -34), (-10, -26)],
            "#8a8a94",
            vol=0.9,
            rough=0.3,
            rim=True,
        )
        k.paint(ellipse(0, -36, 9, 11), "#5f6a70", vol=0.9, rough=0.2)
        k.paint(poly([(-3, -46), (3, -46), (0, -56)]), "#d8a860", vol=0, rough=0.1)
    low = (c.yy > 560).astype(np.float32)
    drybrush(c, low, "#fff4cc", 50, 90, 14, 0.4, 0.6, 0.2, 4)
    f = focus_map(
        c,
        [
            (A[0], A[1], 80, 80, 1.0),
            (B[0], B[1], 80, 80, 1.0),
            (302, 420, 220, 360, 0.7),
            (318, 770, 40, 40, 1.0),
            (230, 820, 80, 50, 0.9),
            (520, 870, 60, 50, 0.9),
            (540, 190, 60, 110, 0.8),
            (70, 270, 60, 100, 0.8),
        ],
        0.34,
    )
    loose(c, f, strength=0.45)
    return c.finish(shadow_tint="#2c2448", light_tint="#fff3c8", vignette=0.3, contrast=0.2, bloom=0.1, bthr=0.9)
