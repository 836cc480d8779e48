"""The ship overhead has weighed its anchor, but it had caught in her bed, and she sleeps on."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, poly, put, rect, ribbon, scaled

SENTENCE = "The ship overhead has weighed its anchor, but it had caught in her bed, and she sleeps on."
KEY = "furnace"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "adult"

ANCHOR = [
    (-9, -286, "c"), (9, -286, "c"), (11, -250), (12, -150), (15, -60), (20, -30, "c"), (52, -40), (80, -60), (98, -88),
    (84, -92, "c"), (118, -142, "c"), (146, -84, "c"), (124, -86), (106, -44), (72, -10), (34, 10), (0, 26),
    (-34, 10), (-72, -10), (-106, -44), (-124, -86), (-146, -84, "c"), (-118, -142, "c"), (-84, -92, "c"), (-98, -88),
    (-80, -60), (-52, -40), (-20, -30, "c"), (-15, -60), (-12, -150), (-11, -250),
]  # fmt: skip
HOLE = [
    (96, -40), (90, 10), (104, 40, "c"), (98, 70), (132, 92), (150, 88, "c"), (172, 122), (214, 134), (236, 128, "c"),
    (262, 152), (304, 158), (340, 146), (352, 150, "c"), (392, 134), (424, 108), (446, 110, "c"), (478, 80), (496, 44),
    (490, 30, "c"), (510, 2), (506, -40),
]  # fmt: skip
QUILT = [
    (-112, -44), (-106, -70), (-86, -84), (-58, -80), (-24, -64), (10, -66), (40, -80), (70, -76), (104, -60),
    (140, -54), (172, -58), (190, -48), (198, -20), (204, 14), (212, 60), (206, 104), (214, 146), (206, 160),
    (192, 132), (180, 96), (168, 52), (150, 34), (122, 24), (96, 34), (66, 26), (36, 36), (4, 26), (-28, 36),
    (-58, 26), (-86, 34), (-106, 20), (-114, -14),
]  # fmt: skip
FACE = [(-150, -86), (-138, -86), (-134, -80), (-127, -80), (-130, -70), (-126, -60), (-130, -48), (-150, -44)]
HAIR = [
    (-150, -88), (-138, -84), (-132, -74), (-140, -68), (-148, -58), (-146, -44), (-148, -36), (-144, -8), (-150, 22),
    (-142, 54), (-150, 84), (-158, 116), (-160, 84), (-168, 100), (-166, 64), (-172, 30), (-168, 0), (-176, -30),
    (-180, -56), (-170, -80),
]  # fmt: skip


def draw():
    """A great anchor hangs through a torn ceiling and lifts one end of a bed with its sleeper."""
    b = Box(
        KEY, glow_at=(220, 100), glow_r=260, sharp=(10, 290), aperture=0.02, mat_seed=835,
        sun="#e8c8c0", sun_power=0.5, fill="#6a3a80", fill_power=0.22, core=0.4,
    )  # fmt: skip
    r = random.Random(3)

    def sea(X, Y, light):
        d = np.exp(-(np.hypot((X - 240) / 150, (Y - 70) / 90) ** 2))[..., None]
        return colour("#2a9aa0") * (1 - d) + colour("#d4fff4") * 1.35 * d

    b.paint_back = sea
    whole = mask(rect(-20, -20, 660, 960))
    # the ship's hull above, seen through the hole
    hull = [(136, 8), (200, -20), (300, -32), (400, -26), (470, -4), (400, 26), (300, 42), (200, 34)]
    b.sheet(262, "#0f4a58", curve(hull), trans=0.15)
    b.sheet(256, "#0a3642", lens([(140, 8), (300, 8), (466, -4)], 12), trans=0.1)
    for i, col in enumerate(("#7fb0a8", "#a88a88", "#8a5f66", "#74485a")):
        rim = scaled(HOLE, 0.84 + 0.055 * i, 300, 20)
        h = [(x + r.uniform(-6, 6), y + r.uniform(-5, 5), *c) for x, y, *c in rim]
        b.sheet(246 - 12 * i, col, m=whole * (1 - mask(curve(h))), trans=0.05, curl=3)
    # the walls
    b.sheet(200, "#742c50", rect(-20, 204, 660, 760), trans=0.0)
    for i in range(12):
        b.sheet(197, "#86385c", rect(-10 + 54 * i, 206, 25, 600), trans=0.0, casts=0.2)
    b.sheet(192, "#c9a090", poly([(-20, 196), (640, 196), (640, 216), (-20, 216)]), trans=0.02, curl=2)
    b.sheet(190, "#3a1c30", rect(-20, 700, 660, 260), trans=0.0)
    for i in range(10):
        x0, x1 = 300 + (i - 5) * 70, 300 + (i - 5) * 150
        plank = poly([(x0 + 3, 704), (x0 + 66, 704), (x1 + 142, 960), (x1 + 4, 960)])
        b.sheet(186, "#4c263a", plank, trans=0.0, casts=0.2, curl=1)
    b.sheet(184, "#a87a70", rect(-20, 684, 660, 20), trans=0.0, curl=2)
    # light from the hole
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    fall = np.clip((Y - 150) / 80, 0, 1) * np.clip(1.1 - (Y - 120) / 700, 0, 1)
    fall = fall * np.exp(-((np.abs(X - 300) / (130 + Y * 0.14)) ** 3))
    b.sheet(176, "#7fe8dc", m=fall, veil=0.2, trans=0.1, casts=0, fixed=0.7, rough=0)
    fade = np.clip((Y - 160) / 110, 0, 1) * np.clip(1.1 - (Y - 120) / 560, 0, 1)
    for x0, x1, w in ((228, 130, 40), (300, 340, 56), (380, 490, 44)):
        beam = mask(poly([(x0 - w / 3, 150), (x0 + w / 3, 150), (x1 + w, 700), (x1 - w, 700)]))
        b.sheet(175, "#9ff4e8", m=beam * fade, veil=0.15, trans=0.1, casts=0, fixed=0.8)
    # the nightstand and its lamp, where the bed stood
    b.sheet(172, "#7a4436", rect(36, 664, 84, 10), rect(42, 672, 72, 130), trans=0.02, curl=2)
    b.sheet(168, "#96563e", rect(50, 684, 56, 44), rect(50, 736, 56, 56), trans=0.02, curl=2)
    b.sheet(166, "#ffdc92", poly([(58, 606), (98, 606), (110, 646), (46, 646)]), trans=0.5, fixed=1.25, casts=0)
    knobs = [circle(78, 706, 4), circle(78, 762, 4)]
    b.sheet(164, "#4a2620", rect(75, 646, 6, 18), rect(64, 660, 28, 5), knobs, trans=0.02)
    glow = np.exp(-(np.hypot((X - 78) / 120, (Y - 640) / 130) ** 1.7))
    b.sheet(174, "#ff9c48", m=glow, veil=0.55, trans=0.1, casts=0, fixed=0.8, rough=0)
    b.lamp(78, 630, 120, "#ffac58", 1.6, size=16)

    # the anchor and its chain
    ax, ay, k = 300, 722, 1.62
    b.sheet(150, "#123440", put(curve(ANCHOR, k=0.55), ax, ay, k), trans=0.01, curl=3)
    links = [(ax, ay - 524 - 40 * i) for i in range(7)]
    outer = [circle(ax, ay - 482, 24), *[circle(x, y, 12, 18) for x, y in links]]
    inner = [circle(ax, ay - 482, 15), *[circle(x, y, 6, 12) for x, y in links]]
    b.sheet(146, "#123440", outer, trans=0.01, curl=2, holes=[(inner,)])
    b.sheet(142, "#1a4450", [ribbon([(x, y + 12), (x, y + 30)], 7) for x, y in links], trans=0.01, curl=1)

    # the bed, lifted off the floor
    def bed(*shapes):
        return put(shapes, 298, 606, 0.82, rot=5)

    posts = [rect(-210, -150, 10, 214), rect(203, -100, 10, 164), circle(-205, -154, 10), circle(208, -104, 9)]
    back = [rect(-194, -160, 7, 150), rect(-205, -146, 16, 6), rect(-205, -112, 16, 5), rect(190, -108, 6, 110)]
    b.sheet(134, "#a88878", bed(back), trans=0.03, curl=1)
    b.sheet(120, "#f2e6d6", bed(curve([(-200, -42), (200, -42), (203, 2), (-203, 2)], k=0.15)), trans=0.04, curl=3)
    pillow = [(-198, -40), (-200, -64), (-176, -78), (-136, -74), (-112, -52), (-116, -40)]
    b.sheet(114, "#fff8ea", bed(curve(pillow)), trans=0.04, curl=3)
    b.sheet(110, "#e0c4ac", bed(posts, rect(-206, -2, 412, 13)), trans=0.03, curl=2)
    b.sheet(108, "#d09a72", bed(curve(FACE)), trans=0.03)
    b.sheet(106, "#2a1420", bed(curve(HAIR, k=0.7), circle(-158, -66, 22, 21)), trans=0.02, curl=2)
    b.sheet(102, "#e0a440", bed(curve(QUILT, k=0.7)), trans=0.04, curl=4)
    lines = [[(-80, -60), (-74, -20), (-80, 26)], [(-10, -56), (-2, -14), (-8, 26)], [(60, -60), (70, -14), (64, 22)],
             [(126, -50), (140, -10), (134, 22)], [(176, -44), (188, 20), (198, 120)]]  # fmt: skip
    b.sheet(97, "#f2c878", bed([lens(p, 4) for p in lines]), trans=0.04, casts=0.3)
    sleeve = [(-116, -66), (-98, -72), (-84, -58), (-86, -20), (-90, 14), (-106, 16), (-106, -16), (-110, -44)]
    hand = [(-105, 12), (-92, 12), (-92, 34), (-97, 48), (-102, 46), (-107, 34)]
    b.sheet(95, "#c88a66", bed(curve(hand)), trans=0.04, curl=1)
    b.sheet(94, "#d4e4e0", bed(curve(sleeve)), trans=0.04, curl=2)
    # what stayed below: shadow, slippers, plaster
    b.shade(186, put(circle(0, 0, 210, 22), 306, 846), strength=0.75, soft=12)
    b.shade(190, put(circle(0, 0, 210, 22), 306, 846), strength=0.75, soft=12)
    for x, y, a in ((196, 846, -8), (236, 858, 4)):
        slipper = curve([(-20, 4), (-18, -6), (-6, -9), (12, -4), (22, 2), (16, 7), (-8, 8)])
        b.sheet(90, "#c8442e", put(slipper, x, y, rot=a), trans=0.03, curl=2)
    for _ in range(6):
        x, y = r.uniform(180, 520), r.uniform(790, 872)
        bit = poly([(x, y), (x + r.uniform(10, 20), y - 4), (x + r.uniform(18, 24), y + 6), (x + 6, y + 9)])
        b.sheet(182, "#9a7078", bit, trans=0.03, curl=1)
    b.lamp(300, 140, 60, "#8ff0e0", 2.4, size=30)
    return b.render(exposure=1.1)
