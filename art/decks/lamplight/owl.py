"""The owl spreads its wings over the village, but it rains only beneath them."""

import math
import random

from art.kit.lamplit.all import Box, circle, cottage, curve, lens, mirror, mirrored, person, put, rect, spline

SENTENCE = "The owl spreads its wings over the village, but it rains only beneath them."
KEY = "lilac_rain"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "animal"

ARM = [(270, 240), (222, 180), (166, 160), (120, 188), (98, 250)]  # the leading edge of the left wing


def feather(x, y, l, w, rot):
    """A feather that hangs from x, y."""
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    pts = [
        (-w * 0.4, -6),
        (-w * 0.55, l * 0.5),
        (-w * 0.36, l * 0.9),
        (0, l),
        (w * 0.36, l * 0.9),
        (w * 0.55, l * 0.5),
        (w * 0.4, -6),
    ]
    return curve([(x + px * c - py * s, y + px * s + py * c) for px, py in pts])


def row(n, l0, l1, w, seed, drop=0):
    """One row of feathers along the left wing and its mirror image, from the body to the tip."""
    P, r = spline(ARM, 24), random.Random(seed)
    out = []
    for i in range(n):
        t = (i + 0.5) / n
        x, y = P[int(t * (len(P) - 1))]
        out.append(
            feather(x, y + drop, (l0 + (l1 - l0) * t) * r.uniform(0.94, 1.06), w, -8 + 24 * t**1.6 - 6 * (1 - t))
        )
    return mirror(out)


def draw():
    """A great owl like a roof; under it a grey village, beside it a bright day."""
    b = Box(
        KEY,
        glow_at=(300, 120),
        glow_r=520,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=126,
        back="#fffaf0",
        edge="#dcd0ee",
    )
    r = random.Random(2)
    b.sheet(
        244,
        "#e4d9f2",
        curve([(-20, 720), (120, 690), (300, 708), (470, 680), (640, 712), (640, 940), (-20, 940)]),
        trans=0.4,
    )
    # the rain, under the wings only
    for z, x, veil in ((238, 84, 0.35), (232, 98, 0.35), (226, 112, 0.3)):
        b.sheet(z, "#6f66a8", rect(x, 330, 600 - 2 * x, 540), trans=0.2, veil=veil, casts=0)
    drops = []
    for _ in range(170):
        x, y, l = r.uniform(104, 496), r.uniform(420, 800), r.uniform(24, 50)
        drops.append(lens([(x, y), (x - 1.5, y + l / 2), (x - 3, y + l)], 2.2))
    b.sheet(196, "#f6f4ff", drops[::2], trans=0.3, casts=0)
    b.sheet(64, "#f6f4ff", [d for d in drops[1::2] if d.getBounds().top() > 560], trans=0.3, casts=0)
    # the owl: tail, rows of feathers, breast, head with its eyes lowered
    tail = [feather(300 + 17 * i, 400, 150 - 9 * abs(i), 26, -3 * i) for i in (-3, 3, -2, 2, -1, 1, 0)]
    b.sheet(166, "#3a3270", tail, trans=0.06, curl=3)
    for i, (n, l0, l1, w) in enumerate(((13, 250, 200, 34), (15, 176, 146, 28), (17, 110, 96, 24), (19, 58, 54, 20))):
        b.sheet(156 - 11 * i, ("#443a7c", "#6256a0", "#8478bc", "#a99dd4")[i], row(n, l0, l1, w, i), trans=0.08, curl=3)
    breast = [(300, 190), (252, 210), (232, 270), (234, 340), (258, 410), (300, 446)]
    b.sheet(112, "#5a4f98", curve(mirrored(breast)), trans=0.08, curl=4)
    for k in range(5):
        y, half = 404 - 42 * k, (44, 62, 70, 70, 62)[k]
        scales = [feather(300 - half + 2 * half * i / 4, y - 30, 44, 30, 0) for i in range(5)]
        b.sheet(108 - 3 * k, ("#7a6eb4", "#9084c4")[k % 2], scales, trans=0.08, curl=3)
    skull = [(300, 96), (262, 100), (234, 78, "c"), (228, 120), (222, 170), (242, 222), (276, 244), (300, 248)]
    b.sheet(88, "#4a4084", curve(mirrored(skull)), trans=0.08, curl=3)
    for z, col, rx, ry in ((82, "#6256a0", 40, 46), (77, "#8478bc", 31, 37), (72, "#5a4f98", 21, 26)):
        b.sheet(z, col, mirror(circle(266, 170, rx, ry)), trans=0.1, curl=3)
    b.sheet(69, "#f6e3a0", mirror(curve([(246, 172, "c"), (266, 180), (288, 184, "c"), (268, 187)])), trans=0.3, curl=1)
    b.sheet(
        66,
        "#e0b02c",
        curve([(290, 186, "c"), (300, 180), (310, 186, "c"), (304, 208), (300, 216, "c"), (296, 208)]),
        trans=0.1,
        curl=2,
    )
    # the village in the wet, the ground, and one who stands outside
    walls, roofs, panes = [], [], []
    for i, (x, w, h) in enumerate(
        ((150, 56, 62), (214, 66, 88), (284, 54, 66), (346, 70, 100), (420, 58, 72), (466, 46, 50))
    ):
        a, top, win = cottage(w, h, h * 0.5, i)
        walls += put(a, x, 806)
        roofs += put(top, x, 806)
        panes += put(win, x, 806)
    b.sheet(150, "#6a5f9c", walls, trans=0.1, holes=[(panes, "#ffe08a", 1, 0.8)])
    b.sheet(140, "#443a74", roofs, trans=0.06, curl=2)
    b.sheet(
        130,
        "#e9e0f4",
        curve([(-20, 806), (160, 796), (320, 804), (480, 794), (640, 808), (640, 940), (-20, 940)]),
        trans=0.12,
        curl=2,
    )
    wet = curve([(84, 799, "c"), (160, 796), (320, 804), (480, 794), (516, 796, "c"), (540, 940, "c"), (60, 940, "c")])
    b.sheet(126, "#8a80bc", wet, trans=0.1, casts=0)
    rings = [circle(x, y, w, w * 0.24) for x, y, w in ((170, 838, 20), (260, 862, 26), (350, 836, 18), (430, 858, 24))]
    b.sheet(124, "#b6aede", rings, trans=0.1, casts=0)
    b.sheet(
        122,
        "#8a80bc",
        [
            circle(x, y, w * 0.7, w * 0.16)
            for x, y, w in ((170, 838, 20), (260, 862, 26), (350, 836, 18), (430, 858, 24))
        ],
        trans=0.1,
        casts=0,
    )
    out = person(
        "woman",
        lean=-3,
        head=-12,
        near=(4, 10),
        far=(-8, 0),
        legs=((3, 0), (-4, -6)),
        feet=(0, 0),
        coat=0.7,
        flare=1.3,
        hair_="pony",
    )
    b.sheet(60, "#e0b02c", put(out, 556, 850, 0.9), trans=0.06, curl=1)
    return b.render(exposure=1.03)
