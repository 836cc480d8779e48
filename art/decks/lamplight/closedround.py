"""The village searches the wood for the child with lamps, but the tree has closed its branches round her sleep."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fallen, lens, person, put, ribbon, spline

SENTENCE = (
    "The village searches the wood for the child with lamps, but the tree has closed its branches round her sleep."
)
KEY = "underwater"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "child"

LAMPS = [(120, 150, 0.8), (330, 96, 0.62), (506, 210, 0.8), (96, 792, 1.1), (250, 850, 1.0), (58, 450, 0.8)]
LIMBS = [  # the limbs that hold her: points, width at the trunk, width at the tip
    (
        [(660, 830), (560, 782), (440, 760), (310, 738), (190, 668), (128, 556), (138, 436), (204, 350), (296, 322)],
        84,
        10,
    ),
    ([(660, 770), (572, 704), (530, 596), (496, 480), (436, 392), (350, 346), (262, 346), (196, 392)], 62, 9),
    ([(450, 762), (418, 660), (340, 560), (250, 500), (176, 490)], 30, 6),
    ([(566, 700), (460, 610), (360, 580), (250, 600), (170, 590)], 30, 6),
    ([(470, 430), (400, 440), (330, 420), (250, 430), (190, 470)], 20, 5),
]


def limb(pts, w0, w1, k=1.0):
    """A knotty limb."""
    return ribbon(
        pts, 1, wf=lambda t: k * (w0 + (w1 - w0) * t**0.7) * (1 + 0.09 * math.sin(t * 31) + 0.06 * math.sin(t * 57))
    )


def twig(x, y, a, l, bend, out):
    """A twig that forks twice; its tips go into out."""
    mid = (x + l * 0.5 * math.cos(a + bend), y + l * 0.5 * math.sin(a + bend))
    tip = (x + l * math.cos(a), y + l * math.sin(a))
    out += [mid, tip]
    parts = [ribbon([(x, y), mid, tip], 8, 1.8)]
    for t, d in ((0.45, 0.7), (0.65, -0.6)):
        px, py = x + l * t * math.cos(a + bend * (1 - t)), y + l * t * math.sin(a + bend * (1 - t))
        q = (px + l * 0.42 * math.cos(a + d), py + l * 0.42 * math.sin(a + d))
        parts.append(ribbon([(px, py), q], 4, 1.4))
        out.append(q)
    return parts


def draw():
    """A child asleep in a basket of branches; far below, small people with lamps."""
    b = Box(
        KEY,
        glow_at=(300, 450),
        glow_r=600,
        sharp=(10, 320),
        aperture=0.02,
        mat_seed=806,
        sun="#dcefe4",
        sun_power=0.5,
        core=0.4,
    )
    r = random.Random(9)

    def ground(X, Y, light):
        out = colour("#0f3438") * np.ones((*X.shape, 3), np.float32)
        for x, y, s in LAMPS:
            d = np.hypot(X - x, (Y - y) * 1.25)[..., None] / (78 * s)
            out = out + colour("#ffb850") * np.exp(-(d**2.4)) * 0.95
        return out

    b.paint_back = ground
    tufts = [
        lens([(x, y), (x + 5, y - 7), (x + r.uniform(4, 16), y - r.uniform(8, 16))], 2.4)
        for x, y in ((r.uniform(0, 600), r.uniform(0, 900)) for _ in range(420))
    ]
    b.sheet(216, "#1d5650", tufts, trans=0.2, casts=0)
    kinds = [
        dict(
            build="man",
            lean=8,
            head=6,
            near=(50, 84),
            far=(-10, 0),
            legs=((20, 4), (-18, -26)),
            hat_="cap",
            hands=("grip", "rest"),
        ),
        dict(
            build="woman",
            lean=4,
            head=10,
            near=(40, 90),
            far=(80, 120),
            legs=((10, 0), (-12, -14)),
            coat=0.7,
            flare=1.4,
            hands=("grip", "open"),
        ),
        dict(
            build="stout",
            lean=6,
            head=-8,
            near=(60, 96),
            far=(10, 20),
            legs=((16, 2), (-14, -18)),
            hat_="brim",
            hands=("grip", "rest"),
        ),
        dict(
            build="old",
            lean=14,
            head=10,
            near=(50, 80),
            far=(30, 50),
            legs=((14, 2), (-10, -16)),
            hands=("grip", "grip"),
        ),
    ]
    for i, (x, y, s) in enumerate(LAMPS):
        shape = person(**kinds[i % 4])
        hx, hy = person.joints["near"]
        flip = i % 2 == 1
        k = 0.6 * s
        m = -1 if flip else 1
        b.sheet(
            214,
            "#0a2a30",
            fallen(shape, x + 14 * m * s, y + 12 * s, 0.9 * m, 0.5, k * 1.3, flip),
            veil=0.8,
            trans=0.05,
            fixed=0.3,
            casts=0,
        )
        b.sheet(206, "#0a2028", put(shape, x + 14 * m * s, y + 12 * s, k, flip), trans=0.02, fixed=0.4, casts=0)
        lx, ly = x + 14 * m * s + hx * k * m, y + 12 * s + hy * k + 6 * s
        b.sheet(204, "#fff2c0", circle(lx, ly, 4.4 * s, 5.4 * s), trans=0.9, fixed=1.3, casts=0)
    # other trees, far below: crowns without leaves
    for x, y, n in ((590, 400, 9), (580, 60, 8), (224, 250, 7), (10, 610, 8), (470, 890, 9)):
        twigs = []
        for j in range(n):
            a = j * math.tau / n + r.uniform(-0.2, 0.2)
            l = r.uniform(50, 90)
            p = [
                (x, y),
                (x + l * 0.5 * math.cos(a + 0.2), y + l * 0.5 * math.sin(a + 0.2)),
                (x + l * math.cos(a), y + l * math.sin(a)),
            ]
            twigs.append(ribbon(p, 7, 1.6))
            for t, w in ((0.5, 0.6), (0.7, -0.6)):
                q = (x + l * t * math.cos(a + 0.1), y + l * t * math.sin(a + 0.1))
                twigs.append(
                    ribbon([q, (q[0] + l * 0.4 * math.cos(a + w), q[1] + l * 0.4 * math.sin(a + w))], 3.4, 1.2)
                )
        b.sheet(190, "#0d3438", twigs, trans=0.05, casts=0.5)
    # the tree that has her
    tips, under, over = [], [], []
    for n, (pts, _, _) in enumerate(LIMBS[:2]):
        P = spline(pts)
        for i, t in enumerate(np.linspace(0.24, 0.96, 11)):
            k = int(t * (len(P) - 2))
            (x, y), (x1, y1) = P[k], P[k + 1]
            a = math.atan2(y1 - y, x1 - x)
            inward = 1 if n == 0 else -1
            under += twig(x, y, a - inward * r.uniform(0.5, 1.0), r.uniform(60, 110), -0.3 * inward, tips)
            (over if i % 4 == 2 else under).extend(
                twig(x, y, a + inward * r.uniform(0.45, 0.9), r.uniform(80, 130), -0.35 * inward, tips)
            )
    b.sheet(116, "#22332f", under, trans=0.04, curl=2)
    for i, (pts, w0, w1) in enumerate(LIMBS[2:]):
        b.sheet(108 - 4 * i, "#3a4a40", limb(pts, w0, w1), trans=0.04, curl=3)
        b.sheet(
            107 - 4 * i, "#5a6a58", limb([(x - 2, y - 3) for x, y in pts], w0, w1, 0.5), trans=0.04, curl=2, casts=0
        )
    woven = [[], []]
    for i in range(26):
        a = i * 0.9 + r.uniform(-0.2, 0.2)
        c = a + r.uniform(1.7, 2.6)
        ends = [(292 + 152 * math.cos(q), 528 + 178 * math.sin(q)) for q in (a, c)]
        pull = r.uniform(0.45, 0.8)
        mid = (292 + 152 * pull * math.cos((a + c) / 2), 528 + 178 * pull * math.sin((a + c) / 2))
        woven[i % 2].append(ribbon([ends[0], mid, ends[1]], r.uniform(8, 13), r.uniform(3, 6)))
    b.sheet(101, "#2c3c36", woven[0], trans=0.04, curl=2)
    b.sheet(97, "#44554a", woven[1], trans=0.04, curl=2)
    # she sleeps
    legs = [
        ribbon([(306, 620), (334, 640), (352, 642)], 24, 15),
        ribbon([(346, 640), (366, 638), (380, 630)], 17, 10),
        ribbon([(284, 620), (310, 650), (326, 658)], 24, 15),
        ribbon([(320, 657), (340, 660), (356, 654)], 17, 10),
    ]
    gown = curve(
        [
            (300, 452),
            (332, 466),
            (364, 500),
            (378, 548),
            (372, 596),
            (346, 628),
            (300, 634),
            (262, 622),
            (238, 596),
            (246, 570),
            (268, 548),
            (262, 510),
            (272, 472),
        ],
        k=0.9,
    )
    b.sheet(92, "#f0c098", legs, trans=0.05, fixed=0.86, curl=4, casts=0.8)
    b.sheet(88, "#fff0d8", gown, trans=0.1, fixed=0.98, curl=5, casts=0.8)
    folds = [
        lens([(356, 512), (366, 556), (356, 604), (336, 624)], 9),
        lens([(330, 500), (342, 550), (330, 606)], 5),
        lens([(296, 520), (306, 566), (282, 604)], 4),
    ]
    b.sheet(87, "#c8b498", folds, trans=0.1, casts=0)
    arm = ribbon([(306, 480), (262, 512), (240, 470), (250, 446)], 26, 15)
    b.sheet(84, "#fff0d8", arm, trans=0.1, fixed=0.96, curl=4, casts=0.6)
    b.sheet(
        81,
        "#f0c098",
        [curve([(244, 452), (240, 438), (250, 428), (262, 432), (262, 446), (256, 456)])],
        trans=0.05,
        fixed=0.9,
        curl=2,
        casts=0.4,
    )
    hair = curve(
        [
            (268, 404),
            (296, 392),
            (324, 402),
            (334, 428),
            (326, 454),
            (346, 476),
            (340, 500),
            (322, 480),
            (300, 466),
            (270, 462),
            (256, 438),
        ],
        k=0.9,
    )
    b.sheet(82, "#f0c098", circle(274, 436, 26), trans=0.05, fixed=0.86, curl=3)
    b.sheet(80, "#8a3a20", hair, trans=0.05, curl=4, casts=0.5)
    strands = [
        lens([(282, 400), (300, 420), (318, 456), (340, 494)], 3),
        lens([(300, 394), (320, 416), (326, 446)], 3),
        lens([(268, 412), (280, 436), (306, 462)], 3),
    ]
    b.sheet(79, "#6a2818", strands, trans=0.05, casts=0)
    # and the tree closes
    for i, (pts, w0, w1) in enumerate(LIMBS[:2]):
        b.sheet(72 - 6 * i, "#3a4a40", limb(pts, w0, w1), trans=0.04, curl=5)
        b.sheet(
            70 - 6 * i, "#5a6a58", limb([(x - 3, y - 4) for x, y in pts], w0, w1, 0.56), trans=0.04, curl=4, casts=0.2
        )
    fingers = [
        ([(132, 530), (190, 566), (250, 572), (308, 590)], 20),
        ([(196, 668), (262, 668), (318, 640), (352, 604)], 20),
        ([(494, 478), (436, 486), (384, 520), (328, 530)], 20),
        ([(528, 590), (462, 584), (404, 560), (350, 574)], 20),
        ([(140, 440), (196, 470), (244, 480), (288, 500)], 15),
    ]
    for i, (pts, w) in enumerate(fingers):
        b.sheet(77 - i * 0.6, "#44554a", limb(pts, w, 4), trans=0.04, curl=3, casts=0.9)
    b.sheet(58, "#4c5c4c", over, trans=0.04, curl=2)
    leaves = [[], [], []]
    for x, y in tips:
        if (
            math.hypot((x - 305) / 112, (y - 520) / 150) < 1
            or r.random() < 0.3
            or any(math.hypot(x - p, y - q) < 52 for p, q, _ in LAMPS)
        ):
            continue
        shape = curve([(0, 0, "c"), (8, -9), (20, -9), (34, 0, "c"), (20, 8), (8, 8)])
        leaves[r.randrange(3)].append(put(shape, x, y, r.uniform(0.6, 1.0), rot=r.uniform(0, 360)))
    for i, col in enumerate(("#c8642c", "#e0a040", "#a8482c")):
        b.sheet(52 - 3 * i, col, leaves[i], trans=0.2, curl=3)
    return b.render(exposure=1.08)
