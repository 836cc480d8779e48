"""The tree in the garden is dead, but under the lawn its roots are in flower."""

import math
import random

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    circle,
    colour,
    curve,
    grass,
    mask,
    person,
    put,
    rect,
    ribbon,
    scaled,
    tones,
    tree,
)

SENTENCE = "The tree in the garden is dead, but under the lawn its roots are in flower."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "nobody"

LAWN = 318
TRUNK = 262
HOLLOW = [
    (TRUNK - 30, 345),
    (180, 400),
    (92, 452),
    (56, 560),
    (84, 660),
    (78, 740),
    (160, 820),
    (262, 826),
    (340, 852),
    (440, 812),
    (492, 720),
    (546, 640),
    (528, 520),
    (440, 424),
    (340, 380),
    (TRUNK + 34, 345),
]


def grow(r, x, y, a, l, w, d, out, tips):
    """A root that forks downwards; collects the places where flowers can open."""
    bend, pts = r.uniform(-0.3, 0.3), [(x, y)]
    for _ in range(3):
        a += bend / 3 + r.uniform(-0.1, 0.1)
        x, y = x + math.sin(a) * l / 3, y + math.cos(a) * l / 3
        pts.append((x, y))
    out.append(ribbon(pts, w, max(1.2, w * 0.62)))
    if d < 3:
        tips += [pts[2], pts[3]]
    if d:
        for s in (-1, 1) if r.random() < 0.7 else (-1, 0.1, 1):
            turn = s * r.uniform(0.28, 0.62)
            grow(
                r,
                x,
                y,
                max(-1.35, min(1.35, (a + turn) * 0.92)),
                l * r.uniform(0.68, 0.86),
                max(1.4, w * 0.6),
                d - 1,
                out,
                tips,
            )


def blossom(x, y, s, turn):
    """Five petals."""
    petal = curve([(0, 0, "c"), (3.4, -4.4), (8.4, -4.4), (11, 0), (8.4, 4.4), (3.4, 4.4)])
    return [at(petal, x, y, s, rot=turn + 72 * i) for i in range(5)]


def draw():
    """A bare tree over the lawn, a blossoming crown in the earth."""
    b = Box(
        KEY, glow_at=(290, 610), glow_r=330, sharp=(30, 220), aperture=0.03, mat_seed=52, back="#ffe2b0", edge="#f09a86"
    )

    def sky(X, Y, light):
        t = np.clip((Y - LAWN) / 20, 0, 1)[..., None]
        return light * t + colour("#f6c4b8") * (1 - t) * 0.98

    b.paint_back = sky
    r = random.Random(9)
    # above: a low hedge, the dead tree, the man who has come for it
    b.sheet(
        200,
        "#e8a9a6",
        curve([(-20, 262), (90, 244), (210, 270), (330, 250), (460, 262), (640, 236), (640, 420), (-20, 420)]),
        trans=0.4,
    )
    b.sheet(118, "#4a3350", tree(TRUNK, LAWN + 14, 268, 23, w=26, spread=0.55), trans=0.06)
    man = person(
        "old",
        lean=10,
        head=6,
        near=(30, 150),
        far=(-16, 6),
        legs=((14, 2), (-14, -26)),
        feet=(0, 18),
        coat=0.45,
        flare=0.6,
        hat_="cap",
    )
    x, y = person.joints["near"]
    axe = [
        ribbon([(x - 6, y + 7), (x + 30, y - 15)], 2.4),
        curve([(x + 22, y - 16, "c"), (x + 33, y - 28), (x + 38, y - 10, "c"), (x + 29, y - 9, "c")]),
    ]
    b.sheet(48, "#7c2f4a", put(man + axe, 456, LAWN + 8, 0.98), trans=0.05)
    b.sheet(
        44,
        "#79b39c",
        grass(-10, 620, 17, 4, lambda x: LAWN + 8 + 3 * math.sin(x / 40), 4),
        curve(
            [
                (-20, LAWN + 4),
                (150, LAWN + 8),
                (300, LAWN + 2),
                (460, LAWN + 9),
                (640, LAWN + 4),
                (640, LAWN + 34),
                (470, LAWN + 26),
                (300, LAWN + 36),
                (140, LAWN + 26),
                (-20, LAWN + 34),
            ]
        ),
        trans=0.1,
        curl=2,
    )
    # below: the earth, hollowed in steps
    soil = mask(rect(-20, LAWN + 14, 660, 700))
    for i, col in enumerate(tones("#9c6084", "#f0b3a4", 6)):
        pts = scaled(HOLLOW, 1 - 0.055 * i, 290, 600)
        b.sheet(66 + 22 * i, col, m=soil * (1 - mask(curve(pts, k=0.6))), trans=0.14 + 0.05 * i, curl=2)
    roots, tips = [], []
    for a, l, w in (
        (-1.1, 96, 16),
        (-0.62, 108, 18),
        (-0.12, 120, 20),
        (0.36, 112, 18),
        (0.8, 108, 17),
        (1.2, 100, 14),
    ):
        grow(r, TRUNK + a * 10, LAWN + 16, a, l, w, 4, roots, tips)
    b.sheet(104, "#6b3a5c", roots, trans=0.08)
    kept = []
    for x, y in tips:
        if all(math.hypot(x - u, y - v) > 15 for u, v in kept):
            kept.append((x, y))
    for z, col, k, size in (
        (114, "#e2718c", 0, 1.3),
        (98, "#fbd9d4", 1, 1.25),
        (90, "#fffaf4", 2, 1.1),
        (88, "#fffaf4", 3, 1.5),
    ):
        flowers = [(x, y, size * r.uniform(0.8, 1.15), r.uniform(0, 72)) for x, y in kept[k::4]]
        hearts = [circle(x, y, 2.6 * n) for x, y, n, _ in flowers]
        b.sheet(z, col, [blossom(*f) for f in flowers], trans=0.3, curl=2, holes=[(hearts, "#d9506a", 0.4, 0.1)])
    fallen = [(r.gauss(290, 120), r.uniform(770, 822)) for _ in range(26)]
    petals = [at(curve([(-5, 0), (0, -3), (5, 0), (0, 3)]), x, y, rot=r.uniform(0, 180)) for x, y in fallen]
    b.sheet(86, "#fff4ee", petals, trans=0.3)
    b.lamp(290, 640, 150, "#ffe6c0", 1.2, size=10)
    return b.render()
