"""A bird has built its nest of clock hands; one of the eggs has begun to tick."""

import itertools
import math

import numpy as np

from art.kit.all import Card, Pose, curve, dabs, ellipse, limb, minus, mix, poly, rgb, shift, union

SENTENCE = "A bird has built its nest of clock hands; one of the eggs has begun to tick."
KEY = "rust-orchard"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "nobody"


def clock_hand(kind, L):
    """The outline of a clock hand along x, from its eye to its point."""
    if kind == 0:  # spade
        return union(
            minus(ellipse(0, 0, 6), ellipse(0, 0, 3)),
            poly([(4, -1.6), (L * 0.7, -2.4), (L * 0.7, 2.4), (4, 1.6)]),
            curve([(L * 0.66, 0), (L * 0.74, -8), (L * 0.84, -6), (L, 0, "c"), (L * 0.84, 6), (L * 0.74, 8)]),
        )
    if kind == 1:  # breguet: a ring before the point
        return union(
            minus(ellipse(0, 0, 5), ellipse(0, 0, 2.4)),
            poly([(3, -1.4), (L * 0.66, -1.9), (L * 0.66, 1.9), (3, 1.4)]),
            minus(ellipse(L * 0.74, 0, 9), ellipse(L * 0.74, 0, 5.4)),
            poly([(L * 0.80, -2), (L, 0), (L * 0.80, 2)]),
        )
    if kind == 2:  # sword
        return union(ellipse(0, 0, 5), poly([(2, -1.5), (L * 0.3, -4.4), (L, 0), (L * 0.3, 4.4), (2, 1.5)]))
    return union(
        minus(ellipse(-12, 0, 6), ellipse(-12, 0, 3.4)),
        poly([(-8, -1.2), (L, -0.8), (L, 0.8), (-8, 1.2)]),
        ellipse(0, 0, 4),
    )  # seconds


METALS = ["#3a3f4c", "#2c3448", "#b58a36", "#8a6a30", "#5a4038", "#a8763c", "#4a5060"]


def woven(c, rr, n, ring, spread, lift, front):
    """Hands laid round a ring like straw, the front ones over the eggs' edge."""
    for _i in range(n):
        a = rr.uniform(math.pi * 0.03, math.pi * 0.97) if front else rr.uniform(-math.pi * 0.97, -math.pi * 0.03)
        rx, ry = ring
        k = 1 + rr.normal(0, spread)
        x, y = 300 + rx * k * math.cos(a), 560 + ry * k * math.sin(a) + rr.normal(0, lift)
        L = rr.uniform(70, 168)
        tang = math.degrees(math.atan2(ry * math.cos(a), -rx * math.sin(a)))
        rot = tang + rr.normal(0, 15) + (180 if rr.random() < 0.5 else 0)
        col = METALS[rr.integers(7)]
        P = Pose(
            x - L / 2 * math.cos(math.radians(rot)), y - L / 2 * math.sin(math.radians(rot)), rr.uniform(0.85, 1.2), rot
        )
        c.paint(
            P(clock_hand(int(rr.integers(4)), L)),
            col,
            dark=shift(col, -0.25, 1.1, -15),
            light=mix(shift(col, 0.3), "#fff0d0", 0.5),
            vol=1.1,
            rough=0.25,
            edge=0.2,
            shadow=(1.5, 4, 3.5, 0.45),
            rim="#ffe0b0",
            rimw=0.9,
            detail=0.6,
        )


def egg(c, x, y, s, rot, col, lit=False):
    """An egg with the twelve marks of a dial pale on its shell."""
    P = Pose(x, y, s, rot)
    shell = P(curve([(0, -62), (30, -44), (45, -4), (36, 36), (0, 54), (-36, 36), (-45, -4), (-30, -44)]))
    m = c.paint(
        shell,
        col,
        dark=shift(col, -0.26, 1.1, -18),
        light="#fffaf0",
        vol=1.0,
        tex=0.12,
        rough=0.3,
        rim="#fff4e0",
        shadow=(4, 8, 10, 0.5),
        px=200,
        detail=0.5,
    )
    for i in range(12):
        a = i * math.pi / 6
        r0, r1 = (20, 30) if i % 3 == 0 else (24, 30)
        c.line(
            [P.pt(r0 * math.sin(a), -4 - r0 * 1.1 * math.cos(a)), P.pt(r1 * math.sin(a), -4 - r1 * 1.1 * math.cos(a))],
            [2.6 if i % 3 == 0 else 1.4],
            shift(col, -0.34),
            0.85,
            clip=m,
            rough=0.3,
        )
    rr = np.random.default_rng(int(x))
    for _ in range(40):
        a, d = rr.uniform(0, 6.28), rr.uniform(10, 50)
        c.paint(
            P(ellipse(d * 0.8 * math.cos(a), d * math.sin(a), rr.uniform(0.5, 1.6))),
            shift(col, -0.2),
            vol=0,
            alpha=0.5,
            clip=m,
            rough=0.2,
        )
    if lit:
        crack = [(-40, 6), (-26, -6), (-18, 4), (-8, -10), (2, -2), (10, -16), (20, -6), (28, -20), (40, -14)]
        for a, b in itertools.pairwise(crack):
            c.line([P.pt(*a), P.pt(*b)], [2.2], "#4a2010", clip=m, rough=0.1, detail=1)
        hole = P(poly([(-8, -10), (-2, -30), (12, -34), (22, -22), (20, -6), (10, -16), (2, -2)]))
        c.paint(hole, "#ffe08a", dark="#e08a2c", light="#fff8d8", vol=0, lit=0, rough=0.2, clip=m, detail=1)
        X, Y = P.pt(8, -18)
        c.late.append(
            lambda: (
                c.glow(X, Y, 150, "#ffd27a", 0.85, 1.1),
                c.paint(hole, "#fff2b8", vol=0, lit=0, rough=0.1),
                c.line([(X, Y + 2), (X + 26, Y - 40)], [1.6, 2.6, 0.6], "#3a2a1c", rough=0.1),
            )
        )


def branch(c):
    """A bare apple bough that forks under the nest; leaves hang on, one blossom has come too early."""
    bark = dict(dark="#2c1812", light="#c88a5c", vol=0.85, texk="streakh", tex=0.6, rough=1.2, rim="#ffdca8")
    c.paint(
        limb([(640, 900), (520, 800), (420, 720), (330, 676), (240, 660)], [120, 92, 74, 60, 44], n=60),
        "#6a4430",
        shadow=(4, 10, 12, 0.4),
        **bark,
    )
    c.paint(
        limb([(420, 720), (300, 720), (180, 694), (90, 620), (40, 520)], [66, 54, 42, 30, 14], n=60),
        "#6a4430",
        shadow=(4, 10, 12, 0.4),
        **bark,
    )
    c.paint(limb([(460, 740), (540, 640), (560, 520), (590, 400)], [50, 36, 26, 12], n=50), "#6a4430", **bark)
    for pts, w in (
        ([(90, 620), (50, 640), (16, 630)], [16, 10, 4]),
        ([(560, 520), (530, 470), (536, 420)], [14, 9, 4]),
        ([(60, 560), (84, 500), (80, 452)], [12, 8, 3]),
        ([(575, 450), (604, 430)], [9, 4]),
    ):
        c.paint(limb(pts, w), "#6a4430", **bark)
    rr = np.random.default_rng(9)
    for x, y in ((16, 628), (536, 416), (80, 450), (40, 516), (590, 398), (560, 560), (120, 664), (520, 690)):
        for _ in range(2):
            a = rr.uniform(40, 150)
            P = Pose(x + rr.normal(0, 6), y + rr.normal(0, 6), rr.uniform(0.9, 1.4), a)
            col = ["#c8602c", "#d98a34", "#a8402c", "#e0b04a"][rr.integers(4)]
            c.paint(
                P(curve([(0, 0, "c"), (14, -8), (32, 0, "c"), (14, 8)])),
                col,
                light="#ffe0a0",
                vol=0.5,
                rough=0.4,
                shadow=(2, 4, 3, 0.3),
            )
            c.line([P.pt(0, 0), P.pt(26, 0)], [1.2, 0.4], shift(col, -0.15), 0.7)
    for k in range(5):
        a = k * 1.2566
        c.paint(
            ellipse(84 + 8 * math.cos(a), 446 + 8 * math.sin(a), 7),
            "#fff0ee",
            dark="#e8a8b0",
            vol=0.6,
            rough=0.3,
            detail=0.8,
        )
    c.paint(ellipse(84, 446, 4), "#e8c050", vol=0.6, rough=0.2, detail=0.9)


def draw():
    """Late light in an old orchard."""
    c = Card(6414, key=(-0.55, -0.6, 0.55))
    c.sky([(0, "#2c181c"), (0.25, "#5a2a24"), (0.5, "#a85a34"), (0.72, "#d99a58"), (1, "#5a3024")], warp=0.3)
    c.glow(180, 400, 300, "#ffd890", 0.35, 1.2)
    c.brush((44, 24), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.fog_colour = rgb("#e8c08c")
    rr = np.random.default_rng(21)
    for x, y, h in ((80, 760, 300), (520, 740, 340), (330, 790, 220)):  # far trees, only blots
        c.paint(
            limb([(x, y), (x + 6, y - h * 0.4), (x - 4, y - h * 0.7)], [18, 12, 6], cap=False),
            "#8a5a44",
            fog=0.6,
            vol=0.3,
            soft=2,
        )
        dabs(
            c,
            [(x + rr.normal(0, 40), y - h * 0.75 + rr.normal(0, 36), 24) for _ in range(9)],
            5,
            ["#b86a40", "#c88a50", "#d8a868"],
            seed=int(x),
            per=34,
            alpha=0.7,
        )
    c.band("#d8a870", 760, 60, 0.5, 3)
    branch(c)
    c.paint(ellipse(300, 590, 186, 66), "#241812", vol=0.4, rough=1.0, shadow=(6, 16, 18, 0.5))
    woven(c, rr, 60, (176, 52), 0.10, 6, False)
    c.paint(ellipse(300, 562, 140, 40), "#1c120e", vol=-0.4, rough=1.0, soft=2)
    c.lights = [(309, 496, 60, "#ffcf7a", 120, 0.7)]
    egg(c, 226, 528, 1.16, -16, "#8fa8a4")
    egg(c, 384, 532, 1.12, 18, "#93a89e")
    egg(c, 306, 512, 1.3, 3, "#b4c4b4", lit=True)
    woven(c, rr, 150, (178, 56), 0.12, 15, True)
    for x, y, a, L, k in (
        (140, 620, -150, 120, 0),
        (470, 624, -28, 130, 1),
        (200, 660, 118, 100, 2),
        (420, 662, 64, 104, 3),
        (118, 570, 196, 96, 3),
        (486, 566, -12, 100, 2),
    ):
        col = METALS[(k * 2 + 1) % 7]
        c.paint(
            Pose(x, y, 1.1, a)(clock_hand(k, L)),
            col,
            dark=shift(col, -0.25),
            light=mix(shift(col, 0.3), "#fff0d0", 0.5),
            vol=1.1,
            rough=0.25,
            shadow=(2, 6, 5, 0.4),
            rim="#ffe0b0",
            detail=0.6,
        )
    # a feather, and under the bough a pocket watch without hands that somebody has hung up again
    c.line([(462, 742), (466, 800)], [1.6], "#c8a050")
    c.paint(
        ellipse(467, 826, 25),
        "#c89a3c",
        dark="#6a4414",
        light="#fff4c8",
        vol=1.1,
        rough=0.2,
        shadow=(3, 6, 6, 0.4),
        rim="#fff0c0",
        detail=0.8,
    )
    m = c.paint(ellipse(467, 826, 19.5), "#f6ecd4", dark="#b8a078", vol=0.2, rough=0.2, detail=0.9)
    for i in range(12):
        a = i * math.pi / 6
        c.line(
            [(467 + 14 * math.sin(a), 826 - 14 * math.cos(a)), (467 + 17 * math.sin(a), 826 - 17 * math.cos(a))],
            [1.4],
            "#3a2a1c",
            clip=m,
            rough=0.1,
            detail=1,
        )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#2c1420", light_tint="#fff0c8", vignette=0.34, contrast=0.18, paper=0.045, grain=0.025)
