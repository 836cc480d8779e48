"""A lamplighter on stilts lights the stars one by one; one of them has climbed down and refuses."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    cloud,
    curve,
    focus_map,
    hand,
    house,
    joint_point,
    limb,
    loose,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sitting_cat,
    transform,
)

SENTENCE = "A lamplighter on stilts lights the stars one by one; one of them has climbed down and refuses."
KEY = "ultraviolet"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"

LIT = "#f0f58c"


def star_path(R, k=0.46, rot=0.0):
    """A slightly crooked five-pointed star."""
    p = []
    for i in range(10):
        a = math.radians(rot - 90 + i * 36)
        r = R if i % 2 == 0 else R * k
        p.append((r * math.cos(a), r * math.sin(a), "c") if i % 2 == 0 else (r * math.cos(a), r * math.sin(a)))
    return curve(p, k=0.2)


def star(c, x, y, R, lit, rot=0.0, fog=0.0, top=-20):
    """A star of folded tin and glass on its thread."""
    if top is not None:
        c.line([(x, top), (x, y - R * 0.9)], [0.9], "#c8a8e0", 0.55, rough=0.2)
    col = LIT if lit else "#6a4f9c"
    m = c.paint(
        transform(star_path(R, rot=rot), x, y),
        col,
        dark="#c8a83c" if lit else "#2a1650",
        light="#fffff0" if lit else "#b08fd8",
        vol=0.4,
        lit=0 if lit else 1,
        rough=0.3,
        fog=fog,
        rim="#d8b8f0" if not lit else None,
        detail=0.7,
    )
    for i in range(5):  # the folds
        a, b = math.radians(rot - 90 + i * 72), math.radians(rot - 90 + i * 72 + 36)
        c.paint(
            poly(
                [
                    (x, y),
                    (x + R * math.cos(a), y + R * math.sin(a)),
                    (x + R * 0.46 * math.cos(b), y + R * 0.46 * math.sin(b)),
                ]
            ),
            "#b89a30" if lit else "#1c0f3c",
            vol=0,
            alpha=0.32 if lit else 0.5,
            clip=m,
            rough=0.1,
            lit=0,
            fog=fog,
        )
    if lit:
        c.late.append(lambda: (c.glow(x, y, R * 4.4, "#e8f070", 0.34, 1.1), c.glow(x, y, R * 1.5, "#fffbd0", 0.5, 1.5)))


def draw():
    """Evening over a town that takes its stars for granted."""
    c = Card(4001, key=(0.35, -0.8, 0.45))
    rr = np.random.default_rng(5)
    c.sky(
        [
            (0, "#0f0826"),
            (0.25, "#20114a"),
            (0.5, "#43267c"),
            (0.7, "#8a54b0"),
            (0.82, "#d494cc"),
            (0.9, "#f0b8c8"),
            (1, "#3a2060"),
        ],
        warp=0.1,
    )
    c.brush((42, 24), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.fog_colour = rgb("#9a68b8")
    c.stars(60, 420, col="#d8c0f0", rmax=0.9, halo=False)
    for x, y, w, h, s in ((60, 560, 260, 44, 3), (520, 600, 240, 40, 8)):
        cloud(c, x, y, w, h, "#7a4aa4", "#4a2a80", "#d8a0d4", seed=s, melt=0.9)
    # ---- stars: those done, those to do, and one thread with nothing on it
    for x, y, R in (
        (64, 196, 13),
        (112, 96, 10),
        (150, 300, 15),
        (36, 380, 9),
        (208, 170, 12),
        (252, 70, 9),
        (330, 116, 14),
    ):
        star(c, x, y, R, True, rr.normal(0, 9))
    for x, y, R in ((548, 96, 12), (566, 286, 15), (586, 430, 10), (470, 350, 10)):
        star(c, x, y, R, False, rr.normal(0, 9))
    c.line([(508, -20), (509, 120), (506, 216)], [0.9], "#c8a8e0", 0.6, rough=0.2)
    c.line([(506, 216), (500, 225), (507, 232), (514, 225), (507, 217)], [1.1], "#e0c8f0", 0.8, rough=0.2, detail=1)
    # ---- the far town
    c.paint(ridge(742, 8, 4, n=8), "#6a4596", fog=0.5, vol=0.2, rough=1.0)
    for row, (yb, f, n) in enumerate(((764, 0.56, 13), (778, 0.4, 10))):
        for i in range(n):
            x = 190 + i * 420 / n + rr.normal(0, 4)
            house(
                c,
                x,
                yb + rr.normal(0, 3),
                rr.uniform(40, 58),
                rr.uniform(34, 62) * (1 - 0.2 * row),
                "#5a3c86",
                "#33205c",
                fog=f,
                seed=i + 20 * row,
                lit="#ffd98a",
                win=1,
                lean=rr.normal(0, 0.03),
            )
    c.paint(poly([(172, 690), (180, 600), (188, 690)]), "#4a2f7a", fog=0.45, vol=0.3, rough=0.4)
    c.paint(rect(166, 686, 28, 84), "#543886", fog=0.45, vol=0.3, rough=0.4)
    c.paint(ridge(782, 4, 6, n=9), "#4f3288", fog=0.22, vol=0.3, rough=1.0, tex=0.3)
    c.veil("#c890cc", 720, 800, 0.3, seed=4)
    c.paint(
        ridge(818, 5, 12, n=7, tilt=10),
        "#3a2468",
        dark="#1a0f38",
        light="#a070c0",
        vol=0.4,
        rough=1.0,
        texk="streakh",
        tex=0.3,
    )
    # ---- the man, up there
    c.lights = [(436, 150, 50, "#e8f080", 150, 0.8)]
    px, py, h = 300, 478, 212
    A = dict(body="old", pose="walk", view=64, facing=1, arms=((112, 26, 8, 2), (-12, 30, 12, 4)))
    sx1, sx2 = 216, 396
    feet = {}

    def stilts():
        for n, (gx, gy) in (("L", (sx2, 817)), ("R", (sx1, 793))):
            fx, fy = feet[n]
            up = (fx + (fx - gx) * 0.10, fy - (gy - fy) * 0.10)
            c.paint(
                limb([up, ((fx + gx) / 2, (fy + gy) / 2), (gx, gy)], [7, 8.4, 7], cap=False),
                "#8a5a34",
                dark="#2a1430",
                light="#f0c890",
                vol=0.9,
                texk="streakv",
                tex=0.4,
                rough=0.4,
                rim="#f0d8a0",
            )
            c.paint(
                transform(rect(-11, -3, 24, 6.4, 2), fx, fy + 3, 1, -3),
                "#6a4028",
                dark="#241028",
                vol=0.6,
                rough=0.2,
                rim="#f0d8a0",
            )

    for n in "LR":
        x, y = joint_point(px, py, h, "an" + n, **{q: A[q] for q in ("body", "pose", "view", "facing", "arms")})
        feet[n] = (x, y + 8)
    stilts()
    o = person(
        c,
        px,
        py,
        h,
        clothes="coat",
        face="calm",
        col="#b08a3c",
        col2="#f3e6c0",
        legs="#2a2048",
        shoes="#1c1430",
        hat="top",
        hatc="#221640",
        hair="#e0d8e8",
        style="short",
        beard=True,
        hands=("grip", "rest"),
        rim="#f3f0a0",
        ground=False,
        nod=-30,
        skin="#dba88c",
        head_view="profile",
        look=(0.5, -0.6),
        **A,
    )
    for n in "LR":
        fx, fy = feet[n]
        gx, gy = (sx2, 817) if n == "L" else (sx1, 793)
        d = np.array([fx - gx, fy - gy]) / np.hypot(fx - gx, fy - gy)
        low, top = (fx - 4 - d[0] * 4, fy - d[1] * 4), (fx - 4 + d[0] * 27, fy + d[1] * 27)
        c.paint(
            limb([low, top], [6.4, 6], cap=False),
            "#8a5a34",
            dark="#2a1430",
            light="#f0c890",
            vol=0.9,
            texk="streakv",
            tex=0.4,
            rough=0.2,
            rim="#f0d8a0",
            detail=0.9,
        )
        for t in (6, 18):  # strapped to the shin
            c.line(
                [
                    (fx - 8 + d[0] * t, fy + d[1] * t),
                    (fx + d[0] * t, fy + d[1] * t + 2),
                    (fx + 7 + d[0] * t, fy + d[1] * t - 1),
                ],
                [2.4],
                "#a8743c",
                1,
                vol=0.5,
                rough=0.2,
                detail=0.9,
            )
    hx, hy = o["handL"]
    tip = (432, 158)
    d = np.array(tip) - np.array([hx, hy])
    tail = (hx - d[0] * 0.42, hy - d[1] * 0.42)
    c.line([tail, (hx, hy), tip], [3.6, 3.2, 2.2], "#a8743c", 1, vol=0.5, rough=0.2, detail=0.8)
    hand(c, hx, hy, -50, 15, "grip", "#dba88c", rim="#f3f0a0")
    # the star being lit
    star(c, 448, 126, 20, True, 6)
    c.lights = []
    # ---- near roofs
    house(c, 70, 946, 180, 96, "#33205a", "#1f1240", seed=6, lit="#ffd27a", win=2, chim=False, lean=0.02)
    house(c, 250, 944, 150, 96, "#2c1c50", "#1a1038", seed=9, lit="#ffd27a", win=2, chim=False)
    house(c, 428, 944, 130, 82, "#2e1d54", "#1c113c", seed=21, lit="#ffd27a", win=2, chim=False)
    house(c, 556, 936, 170, 130, "#301e56", "#1c113a", seed=14, lit="#ffd27a", win=2, chim=True, lean=-0.02)
    c.paint(transform(rect(-12, -3, 24, 6, 2), sx1, 792), "#4a2f78", light="#d8a8d0", vol=0.5, rough=0.3, rim="#e8c8e0")
    c.paint(transform(rect(-12, -3, 24, 6, 2), sx2, 816), "#4a2f78", light="#d8a8d0", vol=0.5, rough=0.3, rim="#e8c8e0")
    # a chimney, and who sits on it
    X, Y = 92, 728
    c.paint(
        poly([(X - 36, 890), (X - 30, Y + 6), (X + 32, Y + 6), (X + 38, 890)]),
        "#4a2c58",
        dark="#1c0f34",
        light="#c088b0",
        vol=0.4,
        tex=0.3,
        rough=0.5,
        rim="#e8c0dc",
    )
    for i in range(11):
        c.line([(X - 33, Y + 20 + i * 13), (X + 34, Y + 20 + i * 13)], [1.1], "#1c0f34", 0.6)
        for u in (-20, 2, 22):
            c.line(
                [(X + u + (i % 2) * 10, Y + 20 + i * 13), (X + u + (i % 2) * 10, Y + 33 + i * 13)],
                [1.0],
                "#1c0f34",
                0.5,
            )
    c.paint(
        rect(X - 40, Y - 4, 82, 13, 2),
        "#5a3868",
        dark="#241240",
        light="#d8a0c8",
        vol=0.5,
        rough=0.4,
        rim="#f0d0e4",
        shadow=(0, 4, 4, 0.4),
    )
    k = Frame(c, X - 12, Y - 4, 118, -6, rim="#f0dcff")
    for u in (-7, 9):  # legs hang over the edge
        k.line([(u, -8), (u + (3 if u > 0 else -1), 8), (u + (1 if u > 0 else -3), 24)], [3.4, 2.8, 2.6], "#3a2468", 1)
        k.paint(curve([(u - 5, 21), (u + 3, 21), (u + 9, 27), (u - 5, 29)]), "#1c1038", vol=0.6, rough=0.2, rim=True)
    m = k.paint(
        transform(star_path(46, 0.5), 0, -33),
        "#9c84cc",
        dark="#4a3480",
        light="#f0e0ff",
        vol=0.55,
        rough=0.3,
        rim=True,
        detail=0.8,
        shadow=(2, 3, 4, 0.35),
    )
    for i in range(5):
        a, b = math.radians(-90 + i * 72), math.radians(-90 + i * 72 + 36)
        k.paint(
            poly([(0, -33), (46 * math.cos(a), -33 + 46 * math.sin(a)), (23 * math.cos(b), -33 + 23 * math.sin(b))]),
            "#3a2468",
            vol=0,
            alpha=0.42,
            clip=m,
            rough=0.1,
            lit=0,
        )
    for s in (-1, 1):  # arms folded, and that is that
        k.paint(
            limb([(s * 25, -37), (s * 19, -19), (-s * 9, -23)], [5.4, 5, 4.6]),
            "#543a86",
            dark="#1c0f3c",
            light="#c8a8e8",
            vol=0.7,
            rough=0.2,
            rim=True,
            shadow=(0, 1, 1.4, 0.4),
        )
    k.line([(0, -78), (3, -86), (-2, -94), (4, -100)], [1.2, 1, 0.8], "#e0c8f0", 0.9)
    sitting_cat(c, Pose(X + 32, Y - 4, 0.56, 0, True), col="#1c1030", rim="#e8c0dc")
    c.veil("#2a1650", 850, 910, 0.4, seed=7)
    f = focus_map(
        c,
        [
            (300, 390, 150, 170, 1.0),
            (440, 150, 80, 80, 1.0),
            (96, 690, 90, 100, 1.0),
            (507, 220, 30, 40, 0.9),
            (215, 800, 40, 40, 0.9),
            (300, 486, 90, 40, 1.0),
            (396, 816, 40, 40, 0.9),
            (300, 650, 130, 190, 0.7),
        ],
        0.32,
    )
    loose(c, f, strength=0.5)

    def late():
        c.paint(
            curve(
                [
                    (tip[0] - 4, tip[1] + 2),
                    (tip[0] - 6, tip[1] - 8),
                    (tip[0] + 2, tip[1] - 22, "c"),
                    (tip[0] + 7, tip[1] - 8),
                    (tip[0] + 4, tip[1] + 2),
                ]
            ),
            "#fffbd0",
            vol=0,
            lit=0,
            rough=0.2,
        )
        c.glow(tip[0], tip[1] - 10, 34, "#f0f58c", 0.5, 1.3)

    c.late.append(late)
    return c.finish(
        shadow_tint="#140a34", light_tint="#fff6d0", vignette=0.4, contrast=0.2, sat=0.96, bloom=0.18, bthr=0.74
    )
