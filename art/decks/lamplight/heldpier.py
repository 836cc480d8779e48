"""The piles of the pier rotted away long ago, but they still dance on it: something below is holding it up."""

import random

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    circle,
    colour,
    curve,
    dancer,
    lens,
    mask,
    poly,
    put,
    rect,
    ribbon,
    shrink,
    spline,
    violinist,
    waltz,
)

SENTENCE = "The piles of the pier rotted away long ago, but they still dance on it: something below is holding it up."
KEY = "market"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

DECK = 268
MANTLE = [
    (236, 690), (214, 650), (204, 600), (212, 548), (236, 508), (272, 486), (312, 482), (350, 496), (378, 528),
    (392, 574), (388, 624), (372, 664), (352, 700), (330, 724), (292, 732), (258, 718),
]  # fmt: skip
# arms: their line, breadth at the root and at the tip, and the side the suckers are on
ARMS = [
    ([(252, 676), (190, 640), (142, 560), (150, 470), (112, 400), (104, 330), (128, 292), (160, 300)], 46, 9, 1),
    ([(262, 700), (206, 700), (110, 660), (64, 560), (70, 450), (48, 370), (52, 310), (78, 290)], 44, 8, 1),
    ([(338, 690), (400, 640), (432, 550), (420, 470), (456, 400), (462, 330), (438, 294), (410, 302)], 46, 9, -1),
    ([(330, 706), (410, 704), (500, 650), (536, 560), (526, 460), (552, 380), (546, 318), (518, 292)], 44, 8, -1),
    ([(288, 716), (240, 770), (160, 800), (90, 780), (40, 820), (-20, 810)], 44, 12, -1),
    ([(310, 716), (372, 776), (450, 790), (520, 760), (580, 800), (640, 790)], 44, 12, 1),
    ([(298, 720), (290, 790), (320, 850), (300, 940)], 44, 20, 1),
]


def suckers(line, w0, w1, side):
    """A row of pale discs along an arm, smaller towards its tip."""
    P = spline(line, 30)
    d = np.gradient(P, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    out, step, gone = [], 0.0, 0.0
    for i in range(20, len(P) - 4):
        t = i / len(P)
        w = w0 + (w1 - w0) * t
        gone += float(np.hypot(*(P[i] - P[i - 1])))
        if gone >= step:
            gone, step = 0.0, w * 0.42
            x, y = P[i] + side * np.array([-d[i, 1], d[i, 0]]) * w * 0.24
            out.append(circle(float(x), float(y), w * 0.15))
    return out


def draw():
    """Dancers on a lit pier; under it a great octopus carries the planks on its arms."""
    b = Box(
        KEY, glow_at=(300, 200), glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=840,
        sun_power=0.66, core=0.3, bloom=0.6,
    )  # fmt: skip

    def evening(X, Y, light):
        t = np.clip(Y / 460, 0, 1)[..., None]
        return colour("#f4866a") * (1 - t) + colour("#ffe2a8") * t

    b.paint_back = evening
    for i, (y, col) in enumerate(((500, "#4fa49c"), (548, "#3a8f8c"), (604, "#2a787a"))):
        edge = [(-20 + 60 * k, y + (4 if k % 2 else -4)) for k in range(12)]
        b.sheet(230 - 18 * i, col, curve([*edge, (660, 980, "c"), (-40, 980, "c"), (-40, y, "c")]), trans=0.1, curl=1)
    # what is left of the piles
    for x, y0, y1 in ((196, 318, 372), (300, 318, 410), (404, 318, 356), (196, 590, 660), (404, 600, 660)):
        ends = [
            (x - 13, y0),
            (x + 13, y0),
            (x + 13, y1),
            (x + 6, y1 - 12),
            (x, y1 + 8),
            (x - 6, y1 - 8),
            (x - 13, y1 + 4),
        ]
        b.sheet(160, "#4a3040", poly(ends), trans=0.02, curl=2)
    # the octopus
    for i, (line, w0, w1, side) in enumerate(ARMS):
        skin, cups = ("#d8503c", "#f6b79a") if i % 2 else ("#bf3f38", "#f0a88c")
        if i > 3:
            skin, cups = "#7d4a55", "#b58c8c"
        b.sheet(85 - 2 * i, skin, ribbon(line, w0, w1), trans=0.04, curl=4)
        b.sheet(84 - 2 * i, cups, suckers(line, w0, w1, side), trans=0.05, casts=0.4)
    head = put(curve(MANTLE, k=0.8), 0, 0)
    head = put([at(p, -296, -700) for p in head], 296, 700, 1.06, rot=-11)
    b.sheet(69, "#cf4a3c", head, trans=0.04, curl=5)
    r = random.Random(4)
    spots = []
    for _ in range(46):
        x, y = r.uniform(190, 350), r.uniform(480, 640)
        q = r.uniform(3, 9) * (1.2 - abs(y - 560) / 160)
        spots.append(circle(x, y, q, q * 0.8))
    b.sheet(67, "#e5725a", m=mask(spots) * shrink(mask(head), 14), trans=0.04, curl=1)
    for x, y, flip in ((262, 684, False), (338, 670, True)):
        lid = curve([(-24, 8), (-20, -10), (-4, -20), (14, -14), (22, 4), (10, 16), (-12, 18)])
        b.sheet(64, "#b83c38", put(lid, x, y, 1, flip), trans=0.04, curl=4)
        b.sheet(62, "#f2cf8c", put(circle(-2, 2, 11, 9), x, y, 1, flip), trans=0.05, curl=2)
        b.sheet(60, "#2a1220", put(lens([(-11, 1), (-2, 3), (8, 1)], 5), x, y, 1, flip), trans=0.02)
    # the pier
    b.sheet(
        100,
        "#5a3a3c",
        poly([(-20, DECK + 14), (640, DECK + 14), (640, DECK + 52), (-20, DECK + 52)]),
        trans=0.02,
        curl=2,
    )
    b.sheet(88, "#7a4c40", [rect(-20 + 47 * i, DECK + 2, 44, 20) for i in range(15)], trans=0.03, curl=2)
    # those who dance
    dark = "#2c1a2e"
    for x, k, flip, shape in ((178, 0.84, False, waltz()), (318, 0.78, True, waltz()), (426, 0.86, False, waltz())):
        b.sheet(84, dark, put(shape, x, DECK + 3, k, flip), trans=0.02)
    b.sheet(84, dark, put(violinist(), 78, DECK + 3, 0.8, True), put(dancer(), 518, DECK + 3, 0.74), trans=0.02)
    # lamps on their line
    b.sheet(96, "#4a3040", rect(32, 98, 6, DECK - 94), rect(562, 98, 6, DECK - 94), trans=0.02, curl=1)
    cord = [(35, 102), (130, 136), (230, 150), (330, 150), (450, 138), (565, 102)]
    b.sheet(97, "#4a3040", ribbon(cord, 2), trans=0.02)
    P = spline(cord, 30)
    for i in (14, 40, 66, 92, 118, 138):
        x, y = map(float, P[i])
        b.sheet(95, "#fff0b0", circle(x, y + 12, 9, 11), trans=0.4, fixed=1.5, casts=0)
        b.sheet(94, "#4a3040", rect(x - 5, y - 1, 10, 5), trans=0.02)
        b.lamp(x, y + 12, 60, "#ffcc70", 0.16, size=8, show=10)
    # the water's edge round it
    lines = [(210, 722, 70), (330, 730, 90), (440, 716, 60), (110, 736, 60), (270, 744, 110), (520, 738, 60),
             (50, 706, 44), (400, 842, 80), (180, 858, 70), (520, 866, 60), (80, 846, 50)]  # fmt: skip
    crests = [lens([(x - w, y + 2), (x, y - 3), (x + w, y + 2)], 7) for x, y, w in lines]
    b.sheet(54, "#5fb8ae", crests, trans=0.1, casts=0.4, curl=1)
    return b.render(exposure=1.04)
