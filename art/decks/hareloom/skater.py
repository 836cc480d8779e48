"""A skater has cut a door into the ice; from underneath, somebody knocks."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, limb, rgb, smoothstep, transform, union

SENTENCE = "A skater has cut a door into the ice; from underneath, somebody knocks."
KEY = "chalk-blue"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "adult"


def ice(c):
    """Grey-green ice from straight above, deep in the middle, with cracks, bubbles and blown snow."""
    n = c.noise("cloud", 2)
    d = np.hypot((c.xx - 318) / 300, (c.yy - 505) / 420)
    deep = smoothstep(1.15, 0.1, d + (n - 0.5) * 0.5)[..., None]
    c.img = (rgb("#c4dce2") * (1 - deep) + rgb("#235564") * deep).astype(np.float32)
    c.img *= (1 + 0.16 * (c.noise("mottle", 5) - 0.5) + 0.06 * (c.noise("speck", 6) - 0.5))[..., None]
    c.brush((46, 24), thr=(0, 0.03), length=5, jitter=0.02)
    r = np.random.default_rng(3)
    for _ in range(240):
        x, y = r.uniform(0, 600), r.uniform(0, 900)
        c.paint(ellipse(x, y, r.uniform(0.8, 3.2)), "#e4f2f4", vol=-0.3, alpha=r.uniform(0.15, 0.5), rough=0.2, lit=0)
    for _k in range(7):  # cracks
        a = r.uniform(0, 6.28)
        x, y = 300 + 330 * math.cos(a), 450 + 440 * math.sin(a)
        pts = [(x, y)]
        for _ in range(5):
            a2 = math.atan2(505 - y, 318 - x) + r.normal(0, 0.5)
            x, y = x + 44 * math.cos(a2), y + 44 * math.sin(a2)
            pts.append((x, y))
        c.line(pts, [2.4, 1.6, 0.4], "#eef8f8", 0.6, rough=0.6)
        c.line([(p[0] + 2, p[1] + 2) for p in pts], [1.6, 1, 0.3], "#3f7482", 0.4, rough=0.6)


def below(c):
    """Someone under the ice with a lantern, one hand against the door."""
    c.glow(330, 462, 170, "#ffc86a", 0.8, 1.3)
    kw = dict(vol=0.2, lit=0, soft=3.0, rough=1.5)
    body = union(
        ellipse(332, 560, 40, 62, 8),
        ellipse(326, 478, 29, 32),
        limb([(300, 530), (270, 480), (276, 430)], [26, 20, 14]),
        limb([(362, 530), (396, 500), (400, 452)], [26, 20, 14]),
        limb([(320, 610), (306, 680), (330, 740)], [34, 24, 14]),
        limb([(346, 610), (372, 672), (360, 732)], [34, 24, 14]),
    )
    c.paint(body, "#0c2a36", alpha=0.82, **kw)
    for x, y, a in ((276, 424, -8), (402, 444, 12)):  # the hands are nearest to us
        palm = union(
            ellipse(x, y, 13, 14),
            *[limb([(x + dx, y - 6), (x + dx * 1.5, y - 28 + abs(dx) * 0.6)], [7, 5]) for dx in (-9, -3, 4, 10)],
            limb([(x + 9, y + 2), (x + 20, y - 8)], [7, 5]),
        )
        c.paint(
            transform(palm, rot=a, about=(x, y)),
            "#e8c8a8" if x < 300 else "#d8b898",
            alpha=0.62,
            vol=0.3,
            lit=0,
            soft=1.2,
            rough=0.6,
        )
    c.paint(ellipse(326, 474, 17, 19), "#c8d8d0", alpha=0.34, vol=0.2, lit=0, soft=3)
    r = np.random.default_rng(8)
    for _ in range(26):
        c.paint(
            ellipse(326 + r.normal(0, 26), 440 + r.normal(0, 30), r.uniform(1.5, 5)),
            "#f0fafa",
            vol=-0.4,
            alpha=0.5,
            rough=0.2,
            lit=0,
        )


def door(c):
    """The cut: a door with its panels, its knob and its three hinges, drawn with one skate."""
    P = Pose(330, 520, 1.0, 4)
    lines = [[(-92, 190), (-92, -190)], [(-92, -190), (92, -190)], [(92, -190), (92, 190)], [(92, 190), (-92, 190)]]
    for y0, y1 in ((-166, -24), (4, 166)):
        for x0, x1 in ((-70, -8), (8, 70)):
            lines += [[(x0, y0), (x1, y0)], [(x1, y0), (x1, y1)], [(x1, y1), (x0, y1)], [(x0, y1), (x0, y0)]]
    r = np.random.default_rng(1)
    for k, (a, b) in enumerate(lines):
        w = 4.6 if k < 4 else 2.8
        over = 7 if k < 4 else 3
        d = np.array(b) - np.array(a)
        u = d / np.hypot(*d)
        a, b = np.array(a) - u * over, np.array(b) + u * over
        mid = (a + b) / 2 + r.normal(0, 2, 2)
        pts = [P.pt(*a), P.pt(*mid), P.pt(*b)]
        c.line([(x + 2, y + 2.4) for x, y in pts], [w * 0.5, w, w * 0.5], "#163c4a", 0.55, rough=0.4)
        c.line(pts, [w * 0.6, w, w * 0.6], "#f8feff", 0.95, rough=0.5, vol=0.3, detail=0.5)
    ring = [P.pt(74 + 11 * math.cos(t), -6 + 11 * math.sin(t)) for t in np.linspace(0, 6.6, 24)]
    c.line(ring, [3], "#f8feff", 0.95, rough=0.3)
    for y in (-130, 0, 130):
        c.line([P.pt(-104, y), P.pt(-80, y)], [5], "#f8feff", 0.9, rough=0.3)
    # light through the cut
    c.late.append(lambda: [c.glow(*P.pt(92, y), 26, "#ffdf9a", 0.35, 1.2) for y in (-150, -60, 40, 130)])
    # the way here
    way = [(-20, 770), (90, 792), (190, 764), (236, 716)]
    for d in (-3, 3):
        c.line([(x + d, y + d) for x, y in way], [1.6], "#f4fcfc", 0.8, rough=0.4)
    way = [(424, 330), (470, 250), (430, 190), (458, 150)]
    for d in (-3, 3):
        c.line([(x + d, y) for x, y in way], [1.6], "#f4fcfc", 0.8, rough=0.4)


def skater(c, x, y, rot):
    """She seen from straight above: hat, scarf, arms out, one skate behind; and her long shadow."""
    P = Pose(x, y, 1.25, rot)
    shadow = union(
        limb([(0, 0), (70, 46), (120, 80)], [26, 22, 14]),
        ellipse(140, 92, 17, 13),
        limb([(52, 36), (80, 4)], [10, 6]),
        limb([(52, 36), (30, 74)], [10, 6]),
    )
    c.paint(Pose(x, y, 1.25, 0)(shadow), "#163c4a", vol=0, alpha=0.45, soft=2.4, lit=0, rough=0.8)
    coat = dict(dark="#8a2c1c", light="#ff9c70", rough=0.3, rim="#fff0e0", detail=0.7)
    c.paint(P(limb([(-4, 14), (-20, 40), (-24, 58)], [14, 11, 8])), "#33405a", vol=0.7, rough=0.3)
    c.paint(P(limb([(6, -6), (8, -26), (6, -36)], [13, 10, 8])), "#33405a", vol=0.7, rough=0.3)
    for a, b in (((-30, 50), (-20, 74)), ((4, -52), (8, -28))):
        c.line([P.pt(*a), P.pt(*b)], [2.2], "#e8f0f4", dark="#6a7a84", vol=0.5, detail=0.9)
    c.paint(
        P(curve([(-22, 8), (-18, -10), (0, -17), (18, -10), (22, 8), (14, 20), (-14, 20)])),
        "#e06a4a",
        vol=0.9,
        shadow=(2, 4, 5, 0.4),
        **coat,
    )
    for s_ in (-1, 1):
        c.paint(
            P(limb([(s_ * 16, -2), (s_ * 36, -8 + s_ * 6), (s_ * 50, -18 + s_ * 12)], [13, 11, 8])),
            "#e06a4a",
            vol=0.8,
            shadow=(1, 3, 3, 0.3),
            **coat,
        )
        c.paint(P(ellipse(s_ * 54, -20 + s_ * 12, 6)), "#f0d0b0", vol=0.7, rough=0.2, detail=0.8)
    c.paint(
        P(limb([(-6, 10), (-14, 30), (-4, 48), (-12, 66)], [9, 11, 10, 7])),
        "#f3dc8c",
        dark="#a8803c",
        vol=0.6,
        texk="streakh",
        tex=0.4,
        rough=0.4,
        shadow=(2, 3, 3, 0.35),
    )
    c.paint(
        P(ellipse(0, -4, 17, 16)),
        "#2f4a6c",
        dark="#14243c",
        light="#8fb0d0",
        vol=1.0,
        rough=0.3,
        rim="#fff0e0",
        shadow=(1, 3, 3, 0.4),
        detail=0.8,
    )
    for k in range(6):
        a = k * 1.047
        c.line([P.pt(0, -4), P.pt(15 * math.cos(a), -4 + 14 * math.sin(a))], [1.4, 0.6], "#1c3048", 0.6)
    c.paint(P(ellipse(0, -4, 5.5)), "#e06a4a", vol=0.9, rough=0.6, detail=0.8)


def shore(c):
    """Snow and reeds in two corners; on one post a pair of boots waits."""
    for pts in (
        [(-20, -20, "c"), (270, -20, "c"), (196, 50), (120, 66), (70, 130), (20, 150), (-20, 190, "c")],
        [(620, 920, "c"), (330, 920, "c"), (400, 862), (480, 856), (530, 800), (584, 786), (620, 740, "c")],
    ):
        c.paint(
            curve(pts),
            "#eef3f6",
            dark="#a8bccc",
            light="#ffffff",
            vol=0.6,
            tex=0.25,
            rough=1.6,
            shadow=(5, 7, 9, 0.35),
            px=200,
        )
    r = np.random.default_rng(6)
    for cx, cy in ((70, 66), (548, 852), (500, 884)):
        for _ in range(16):
            a = r.uniform(0, 6.28)
            L = r.uniform(18, 46)
            x, y = cx + r.normal(0, 16), cy + r.normal(0, 12)
            c.line(
                [
                    (x, y),
                    (x + L * math.cos(a) * 0.6, y + L * math.sin(a) * 0.6),
                    (x + L * math.cos(a + 0.2), y + L * math.sin(a + 0.2)),
                ],
                [2.2, 1.6, 0.4],
                ["#b8a06a", "#8a7a4c", "#d8c890"][r.integers(3)],
                rough=0.3,
                shadow=(2, 3, 2, 0.25),
            )
    for _k, (x, y, a) in enumerate(((150, 24, 20), (172, 30, 34))):
        P = Pose(x, y, 0.9, a)
        c.paint(
            P(curve([(-9, 14), (-10, -12), (0, -20), (10, -12), (9, 14), (0, 18)])),
            "#6a4030",
            dark="#2c1814",
            light="#c89a70",
            vol=0.9,
            rough=0.3,
            shadow=(2, 4, 4, 0.4),
            detail=0.6,
        )
        c.paint(P(ellipse(0, 6, 6, 8)), "#1c100c", vol=0, rough=0.2, detail=0.6)


def draw():
    """From straight above, as a gull would see it."""
    c = Card(5707, key=(-0.6, -0.6, 0.55))
    ice(c)
    below(c)
    door(c)
    shore(c)
    skater(c, 446, 118, 18)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        shadow_tint="#0c2438",
        light_tint="#fff6e4",
        vignette=0.24,
        bloom=0.16,
        bthr=0.82,
        contrast=0.2,
        paper=0.045,
        grain=0.025,
    )
