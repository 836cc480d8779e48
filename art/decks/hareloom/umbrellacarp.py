"""From the tower the umbrellas in the square are a carp; somebody has begun to feed it."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, limb, mix, sample, shift, union

SENTENCE = "From the tower the umbrellas in the square are a carp; somebody has begun to feed it."
KEY = "fog-vermilion"
FRAME = "overhead"
MOOD = "wonder"
PROTAGONIST = "nobody"
BODY = [
    (206, 236),
    (268, 204),
    (338, 226),
    (392, 300),
    (410, 400),
    (390, 500),
    (348, 590),
    (318, 650),
    (286, 650),
    (236, 590),
    (196, 500),
    (176, 400),
    (180, 300),
]
TAIL = [
    (300, 628),
    (348, 660),
    (420, 690),
    (452, 760),
    (400, 752),
    (350, 740),
    (312, 768),
    (284, 836),
    (262, 770),
    (232, 742),
    (170, 752),
    (196, 690),
    (258, 660),
]
FINS = [
    [(186, 346), (120, 372), (84, 440), (96, 478), (150, 462), (186, 430)],
    [(402, 346), (470, 366), (510, 430), (500, 470), (446, 458), (408, 430)],
    [(212, 520), (166, 560), (160, 604), (204, 596), (234, 566)],
    [(378, 520), (424, 556), (432, 600), (388, 594), (356, 566)],
]


def bent(x, y):
    """Lay the straight fish on its swimming curve."""
    t = (y - 230) / 600
    return x - 44 * math.sin(t * 4.0 - 0.5) * (0.35 + 0.8 * max(t, 0)) + 14, y + 6


def inside(path, x, y):
    """Whether a point lies in a path."""
    return path.contains(float(x), float(y))


def square(c):
    """Wet cobbles in fans, seen from high up in rain; a tram line crosses a corner."""
    c.sky([(0, "#6f757c"), (0.5, "#8c9090"), (1, "#62686e")], warp=0.5)
    rr = np.random.default_rng(2)
    for r in range(34):
        for k in range(24):
            x = -10 + k * 27 + (r % 2) * 13.5 + rr.normal(0, 1.2)
            y = -10 + r * 27.5 + rr.normal(0, 1.2)
            c.paint(
                ellipse(x, y, 12.4, 12.6),
                shift("#868a8c", rr.normal(0, 0.03)),
                dark="#4c5258",
                light="#d8d8d0",
                vol=0.5,
                rough=0.8,
                alpha=0.8,
                tex=0.2,
            )
    c.brush((14, 8), thr=(0, 0.03), length=3.0, jitter=0.014, opacity=0.45)
    for d in (0, 26):
        c.line([(-20, 96 + d), (150, 40 + d), (330, -30 + d)], [4.4], "#4a4c52", 0.9)
        c.line([(-20, 94 + d), (150, 38 + d), (330, -32 + d)], [1.5], "#e8e4d8", 0.7)
    for x, y, rx, ry in (
        (520, 250, 70, 34),
        (70, 640, 60, 40),
        (520, 830, 90, 40),
        (90, 200, 44, 24),
    ):  # puddles that hold the sky
        c.paint(
            curve(
                [
                    (x - rx, y),
                    (x - rx * 0.5, y - ry * 0.8),
                    (x + rx * 0.3, y - ry),
                    (x + rx, y - ry * 0.2),
                    (x + rx * 0.6, y + ry * 0.7),
                    (x - rx * 0.4, y + ry),
                ]
            ),
            "#b8c0c4",
            light="#f4f4ec",
            dark="#6f7880",
            vol=0.15,
            rough=1.4,
            alpha=0.75,
        )


def umbrella(c, x, y, r, col, rot, rib="#ffffff"):
    """An open umbrella from straight above: eight panels, ribs, a tip, and a little of whoever is under it."""
    c.paint(ellipse(x + r * 0.34, y + r * 0.42, r * 1.02, r), "#22262c", vol=0, alpha=0.45, soft=r * 0.16, lit=0)
    pts = []
    for i in range(8):
        a = math.radians(rot + i * 45)
        b = math.radians(rot + i * 45 + 22.5)
        pts += [(x + r * math.cos(a), y + r * math.sin(a), "c"), (x + r * 0.9 * math.cos(b), y + r * 0.9 * math.sin(b))]
    m = c.paint(
        curve(pts, k=0.3),
        col,
        dark=shift(col, -0.24, 1.05, -10),
        light=mix(shift(col, 0.16), "#fff6e8", 0.4),
        vol=0.95,
        rough=0.2,
        tex=0.12,
        rim="#fff4e8",
        rimw=0.9,
        detail=0.5,
    )
    for i in range(8):
        a = math.radians(rot + i * 45)
        c.line(
            [(x, y), (x + r * math.cos(a), y + r * math.sin(a))], [1.0, 0.8], shift(col, -0.22), 0.6, clip=m, rough=0.1
        )
    c.paint(ellipse(x, y, max(1.2, r * 0.09)), "#efe6d4", dark="#6a5a44", vol=0.8, rough=0.05, detail=1)


def fill(shape, gap, rr, region):
    """Places of umbrellas inside a path, loosely hexagonal."""
    out = []
    x0, y0, x1, y1 = region
    for r in range(int((y1 - y0) / (gap * 0.87)) + 2):
        for k in range(int((x1 - x0) / gap) + 2):
            x = x0 + k * gap + (r % 2) * gap / 2 + rr.normal(0, gap * 0.06)
            y = y0 + r * gap * 0.87 + rr.normal(0, gap * 0.06)
            if inside(shape, x, y):
                out.append((x, y))
    return out


def draw():
    """Rain, about four in the afternoon."""
    c = Card(7424, key=(-0.55, -0.6, 0.6))
    square(c)
    rr = np.random.default_rng(7)
    patches = [
        curve([(214, 250), (280, 214), (330, 240), (340, 300), (290, 340), (230, 320)]),
        curve([(300, 380), (390, 360), (404, 430), (370, 500), (310, 480)]),
        curve([(196, 470), (260, 450), (290, 540), (260, 600), (222, 560)]),
        curve([(300, 590), (340, 580), (330, 650), (290, 650)]),
    ]
    body, tail, fins = curve(BODY), curve(TAIL), [curve(f) for f in FINS]
    spots = []
    for f in fins:
        b = f.getBounds()
        spots += [
            (x, y, 13, mix("#f0ece0", "#c8c4bc", rr.random() * 0.6))
            for x, y in fill(f, 23, rr, (b.left(), b.top(), b.right(), b.bottom()))
        ]
    b = tail.getBounds()
    spots += [
        (x, y, 13.5, "#f3ede0" if rr.random() < 0.72 else "#d9452c")
        for x, y in fill(tail, 24, rr, (b.left(), b.top(), b.right(), b.bottom()))
    ]
    b = body.getBounds()
    for x, y in fill(body, 29, rr, (b.left(), b.top(), b.right(), b.bottom())):
        if math.hypot(x - 240, y - 268) < 17 or math.hypot(x - 342, y - 262) < 17:
            continue
        col = "#d9452c" if any(inside(p, x, y) for p in patches) else "#f6f0e4"
        spots.append((x, y, 17, shift(col, rr.normal(0, 0.015))))
    spots += [(240, 268, 13, "#1c1c22"), (342, 262, 13, "#1c1c22")]
    for x, y, r, col in sorted(spots, key=lambda q: q[1]):
        umbrella(c, *bent(x, y), r, col, rr.uniform(0, 45))
    # whiskers: two children in a line each, under very small ones
    for w in ([(236, 214), (200, 184), (160, 182), (132, 200)], [(318, 206), (352, 172), (396, 170), (424, 190)]):
        for x, y in sample(w, 6)[1:]:
            umbrella(c, *bent(x, y), 8.4, "#f0b08c", rr.uniform(0, 45))
    # others who belong to nothing
    for x, y, r, col in (
        (60, 330, 17, "#3a3c44"),
        (540, 540, 17, "#3a3c44"),
        (528, 120, 16, "#4a4c54"),
        (58, 790, 17, "#3a3c44"),
        (470, 850, 16, "#5a5c60"),
        (96, 66, 16, "#44464e"),
        (560, 700, 15, "#3a3c44"),
    ):
        umbrella(c, x, y, r, col, rr.uniform(0, 45))
    # bread: flung from above, still in the air, with ring after ring where it has fallen
    for x, y, s in ((286, 120, 15), (322, 92, 11), (256, 84, 9), (300, 60, 18), (350, 130, 8)):
        c.paint(ellipse(x + s * 0.9, y + s * 1.5, s * 0.8, s * 0.6), "#22262c", vol=0, alpha=0.35, soft=s * 0.25, lit=0)
        c.paint(
            Pose(x, y, s / 10, rr.uniform(0, 360))(curve([(-9, -4), (-2, -8), (8, -5), (10, 4), (2, 8), (-8, 5)])),
            "#e8c078",
            dark="#8a5a2c",
            light="#fff0c0",
            vol=0.9,
            rough=1.0,
            tex=0.4,
            detail=0.8,
        )
    hand(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.55)

    def rain():
        for _ in range(150):  # it falls away from us, toward the middle
            x, y = rr.uniform(10, 590), rr.uniform(10, 890)
            d = np.array([300 - x, 470 - y]) * 0.05
            c.line([(x, y), (x + d[0], y + d[1])], [1.3, 0.4], "#f0f2f0", rr.uniform(0.15, 0.5), rough=0.05)

    c.late.append(rain)
    return c.finish(shadow_tint="#1c2430", light_tint="#fff6e8", vignette=0.32, contrast=0.2, paper=0.04, grain=0.02)


def hand(c):
    """At the very top a cuff and open fingers: whoever stands on the tower with us."""
    skin = "#d8a888"
    kw = dict(dark=shift(skin, -0.24, 1.1, -14), light=shift(skin, 0.12), vol=0.95, rough=0.3, rim="#fff4e8")
    c.paint(
        curve([(404, -20, "c"), (520, -20, "c"), (506, 30), (470, 44), (424, 36)]),
        "#3f4a5c",
        dark="#161c26",
        light="#98a4b4",
        vol=0.9,
        texk="streakv",
        tex=0.3,
        rough=0.4,
        shadow=(8, 18, 14, 0.45),
    )
    fingers = [
        limb([(434, 36), (414, 60), (396, 80)], [19, 17, 13]),
        limb([(447, 42), (432, 76), (417, 101)], [19, 17, 13]),
        limb([(461, 46), (451, 84), (440, 110)], [19, 17, 13]),
        limb([(475, 44), (470, 78), (463, 100)], [17, 15, 11.5]),
    ]
    c.paint(
        union(
            curve([(424, 26), (500, 24), (494, 56), (460, 66), (426, 56)]),
            limb([(486, 34), (510, 50), (523, 70)], [20, 17, 12.5]),
            *fingers,
        ),
        skin,
        shadow=(10, 22, 14, 0.4),
        px=220,
        **kw,
    )
    for p in ([(436, 40), (416, 66)], [(450, 48), (432, 80)], [(464, 50), (452, 84)]):
        c.line([(p[0][0] + 6, p[0][1] + 4), (p[1][0] + 8, p[1][1] + 4)], [0.6, 1.8, 0.6], kw["dark"], 0.6)
