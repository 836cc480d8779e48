"""Every year he clips the hedge into the shape of his wife, but the hedge is growing old too."""

import random

from art.kit.lamplit.all import (
    Box,
    at,
    circle,
    curve,
    grass,
    ladder,
    leaf,
    person,
    put,
    ribbon,
    scaled,
    scatter,
    spline,
)
from art.kit.lamplit.body import PROFILE

SENTENCE = "Every year he clips the hedge into the shape of his wife, but the hedge is growing old too."
KEY = "mint"
FRAME = "portrait"
MOOD = "longing"
PROTAGONIST = "old"

# an old woman in profile, bent over a stick, looking left; her skirt is the foot of the hedge
HAIR = [(262, 160), (288, 108), (346, 84), (408, 102), (446, 158), (446, 236), (416, 284), (382, 232), (334, 170)]
BACK = [
    (318, 860), (330, 740), (346, 640), (340, 560), (318, 500), (316, 430), (334, 372), (372, 326), (440, 316),
    (500, 360), (530, 440), (530, 540), (548, 640), (590, 760), (622, 860),
]  # fmt: skip
FACE = [(x + 0.34 * y, y) for x, y, *_ in PROFILE]
ARM = [(468, 420), (470, 500), (440, 570), (380, 600), (320, 606), (268, 600)]


def leaves(line, n, seed, l):
    """Small leaves that stick out along a line."""
    r, P, out = random.Random(seed), spline(line, 20), []
    for _ in range(n):
        x, y = P[r.randrange(len(P))]
        out.append(at(leaf(r.uniform(*l)), x + r.gauss(0, 4), y + r.gauss(0, 4), rot=r.uniform(0, 360)))
    return out


def inside(n, seed, x0, x1, y0, y1):
    """Cuts in the hedge, where the shears have been."""
    r = random.Random(seed)
    return [at(leaf(r.uniform(9, 15)), r.uniform(x0, x1), r.uniform(y0, y1), rot=r.uniform(0, 360)) for _ in range(n)]


def draw():
    """A great bent hedge, white at the hair, and the man on his ladder."""
    b = Box(KEY, glow_at=(180, 300), glow_r=430, sharp=(20, 200), aperture=0.04, mat_seed=102)
    b.sheet(190, "#c4ecd0", curve([(-20, 640), (140, 600), (330, 640), (640, 590), (640, 940), (-20, 940)]), trans=0.3)
    b.sheet(168, "#a4dcb6", curve([(-20, 720), (200, 690), (420, 720), (640, 680), (640, 940), (-20, 940)]), trans=0.2)
    steps = (("#2a7f58", 1.0, (9, 14)), ("#359466", 0.95, (8, 13)), ("#45a874", 0.88, (8, 12)))
    for i, (col, k, l) in enumerate(steps):
        pts = scaled(BACK, k, 460, 640)
        head = [(388 + 236 * k * (x + 0.03), 236 + 236 * k * (y + 0.5)) for x, y in FACE]
        rim = [*leaves([*pts, pts[0]], 300, i, l), *leaves([*head, head[0]], 200, i + 5, l)]
        b.sheet(138 - 15 * i, col, curve(pts), curve(head), rim, trans=0.12, curl=2)
    b.sheet(96, "#63c08c", inside(46, 5, 372, 520, 400, 800), trans=0.1, curl=1)
    b.sheet(90, "#2f8a60", ribbon(ARM, 58, 34), leaves(ARM, 120, 9, (16, 30)), trans=0.1, curl=2)
    b.sheet(82, "#45a874", ribbon(ARM, 38, 20), inside(10, 6, 440, 480, 430, 560), trans=0.1, curl=2)
    places = [(x, y) for x, y in spline(HAIR, 6)]
    b.sheet(88, "#dff0d8", curve(HAIR), scatter(places, 120, 3, (10, 18), 6), trans=0.15, curl=2)
    b.sheet(84, "#eef8e6", circle(470, 214, 40), scatter([(470, 214)], 110, 4, (10, 18), 20), trans=0.15, curl=2)
    b.sheet(76, "#fdfff6", scatter([*places, (470, 208), (360, 110)], 130, 6, (8, 14), 12), trans=0.2, curl=1)
    # the prop under her arm
    prop = [ribbon([(268, 600), (258, 720), (254, 846)], 12, 10), ribbon([(268, 612), (246, 580)], 9, 6)]
    b.sheet(74, "#7a4a2c", prop, ribbon([(268, 612), (290, 576)], 9, 6), trans=0.05, curl=1)
    ground = curve([(-20, 836), (160, 822), (330, 836), (640, 818), (640, 940), (-20, 940)])
    b.sheet(62, "#7cc894", ground, grass(-10, 610, 12, 8, lambda x: 832), trans=0.1)
    r = random.Random(12)
    bits = [
        at(leaf(r.uniform(8, 14)), r.gauss(250, 120), r.uniform(838, 872), rot=r.uniform(0, 360)) for _ in range(60)
    ]
    b.sheet(54, "#2f8a60", bits[:40], trans=0.1)
    b.sheet(53, "#fbfff2", bits[40:], trans=0.1)
    man = person(
        "old", lean=8, head=-4, near=(92, 112), far=(70, 100), legs=((10, 0), (-10, -14)), feet=(0, 4), hat_="straw",
        beard_="full", hands=("grip", "grip"), coat=0.3, flare=0.5,
    )  # fmt: skip
    hx, hy = person.joints["near"]
    shears = [ribbon([(2, 3), (-10, -2), (-34, -8)], 3.4, 1), ribbon([(2, -4), (-10, -2), (-33, 2)], 3.4, 1)]
    b.sheet(60, "#b98f5a", ribbon([(128, 296), (44, 852)], 8, 9), trans=0.05)
    b.sheet(52, "#e0c08c", ladder(182, 858, 126, 288, 62, 34), trans=0.05)
    b.sheet(46, "#17384a", put(man, 132, 302, 1.3, flip=True), trans=0.05, curl=1)
    b.sheet(42, "#e0583a", put(put(shears, hx, hy), 132, 302, 1.3, flip=True), trans=0.05)
    return b.render(exposure=1.03)
