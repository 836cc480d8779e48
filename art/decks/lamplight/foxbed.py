"""The hunter has found the fox asleep in his bed, but has lain down on the floor so as not to wake it."""

import random

import numpy as np

from art.kit.lamplit.all import Box, at, circle, curve, mask, put, rect, ribbon, shrink

SENTENCE = "The hunter has found the fox asleep in his bed, but has lain down on the floor so as not to wake it."
KEY = "terracotta"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "animal"

BED = (262, 130, 290, 560)
FOX = 1.32  # its scale


def draw():
    """From above: a blue bed with a curled fox, and beside it on the boards a curled man."""
    b = Box(
        KEY,
        glow_at=(300, 400),
        glow_r=500,
        sharp=(0, 300),
        aperture=0.02,
        mat_seed=303,
        sun="#c8d4ec",
        sun_power=0.5,
        fill="#28406c",
        fill_power=0.16,
        core=0.3,
    )
    b.slant = (-0.3, -0.3)
    r = random.Random(5)
    # boards
    b.sheet(200, "#5a2f28", rect(-20, -20, 660, 960), trans=0)
    for i in range(8):
        x = -20 + 84 * i
        cut = r.uniform(200, 500)
        for y0, y1 in ((-20, cut), (cut + 3, 940)):
            b.sheet(
                194 + (i % 2),
                ("#8a4a38", "#94523e", "#814434")[(i + (y0 > 0)) % 3],
                rect(x, y0, 81, y1 - y0),
                trans=0,
                curl=1,
            )
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    pool = np.exp(-(np.hypot((X - 150) / 190, (Y - 270) / 230) ** 2))
    b.sheet(188, "#f0984a", m=pool, veil=0.32, trans=0.1, casts=0, fixed=0.85, rough=0)
    # bed
    x, y, w, h = BED
    b.sheet(150, "#3a1f1c", rect(x - 14, y - 30, w + 28, 34), rect(x - 8, y + h - 6, w + 16, 26), trans=0, curl=3)
    b.sheet(140, "#c9d2dc", rect(x, y, w, h), trans=0, curl=5)
    b.sheet(
        118,
        "#e8ecec",
        curve(
            [
                (x + 40, y + 18),
                (x + w / 2, y + 10),
                (x + w - 40, y + 18),
                (x + w - 26, y + 60),
                (x + w - 40, y + 104),
                (x + w / 2, y + 112),
                (x + 40, y + 104),
                (x + 26, y + 60),
            ]
        ),
        trans=0,
        curl=6,
    )
    quilt = curve(
        [
            (x - 12, y + 150, "c"),
            (x + w / 2, y + 138),
            (x + w + 14, y + 152, "c"),
            (x + w + 18, y + h - 60),
            (x + w + 12, y + h + 12, "c"),
            (x + w / 2, y + h + 18),
            (x - 14, y + h + 10, "c"),
            (x - 18, y + h - 80),
        ],
        k=0.4,
    )
    b.sheet(104, "#1f4a72", quilt, trans=0, curl=6)
    patches = [[], [], []]
    for i in range(6):
        for j in range(8):
            patches[(i * 2 + j) % 3].append(rect(x - 10 + 54 * i, y + 160 + 52 * j, 51, 49))
    inside = shrink(mask(quilt), 5)
    for col, ps in zip(("#2b5f8c", "#3a75a0", "#245280"), patches, strict=True):
        b.sheet(100, col, m=mask(ps) * inside, trans=0, curl=2)
    # the fox
    fx, fy = x + w / 2, y + 330
    body = curve(
        [(-74, 26), (-84, -14), (-62, -62), (-16, -86), (40, -78), (80, -38), (88, 14), (64, 58), (18, 74), (-36, 66)]
    )
    b.shade(100, put(body, fx + 10, fy + 14, FOX), strength=0.5, soft=10)
    b.sheet(80, "#d9662a", put(body, fx, fy, FOX), trans=0, curl=7)
    b.sheet(
        70,
        "#e57a34",
        put(
            curve([(-60, -50), (-10, -78), (44, -68), (74, -26), (72, 14), (44, 34), (10, 20), (20, -20), (-14, -36)]),
            fx,
            fy,
            FOX,
        ),
        trans=0,
        curl=7,
    )
    tail = ribbon(
        [(84, 20), (60, 74), (2, 96), (-56, 80), (-82, 40), (-76, 4)],
        1,
        wf=lambda t: 18 + 40 * max(0, 1 - abs(t - 0.55) / 0.55) ** 0.7,
    )
    b.sheet(56, "#c8561f", put(tail, fx, fy, FOX), trans=0, curl=6)
    tip = curve([(-100, 46), (-92, 14), (-72, -12, "c"), (-54, 14), (-56, 40), (-66, 34), (-76, 48), (-88, 38)])
    b.sheet(52, "#f4e6d0", put(tip, fx, fy, FOX), trans=0, curl=4)
    head = put(
        [curve([(-22, -16), (0, -22), (22, -16), (20, 4), (6, 22), (0, 34), (-6, 22), (-20, 4)])],
        fx - 40 * FOX,
        fy - 20 * FOX,
        1.25 * FOX,
        rot=38,
    )
    ears = [curve([(-22, -10), (-26, -42, "c"), (-4, -20)]), curve([(22, -10), (26, -42, "c"), (4, -20)])]
    b.sheet(46, "#8a3414", put(ears, fx - 40 * FOX, fy - 20 * FOX, 1.25 * FOX, rot=38), trans=0, curl=3)
    b.sheet(42, "#ea8440", head, trans=0, curl=4)
    cheeks = [
        curve([(-21, 0), (-10, 4), (-3, 24), (0, 34), (-6, 22)]),
        curve([(21, 0), (10, 4), (3, 24), (0, 34), (6, 22)]),
    ]
    b.sheet(38, "#f6e8d2", put(cheeks, fx - 40 * FOX, fy - 20 * FOX, 1.25 * FOX, rot=38), trans=0)
    # the hunter on the floor
    mx, my, ms = 124, 560, 1.22
    rug = curve(
        [
            (28, 408, "c"),
            (120, 400),
            (216, 408, "c"),
            (220, 560),
            (214, 716, "c"),
            (120, 722),
            (26, 714, "c"),
            (22, 560),
        ],
        k=0.3,
    )
    b.sheet(
        180, "#3c7a70", rug, [rect(32 + 13.4 * i, y0, 5, 16) for i in range(14) for y0 in (394, 712)], trans=0, curl=2
    )
    b.sheet(176, "#2c625a", m=shrink(mask(rug), 10) * (1 - shrink(mask(rug), 16)), trans=0, casts=0.3)
    lower = [ribbon([(20, 12), (-8, 34), (-34, 52)], 30, 22), ribbon([(-34, 52), (-6, 70), (22, 96)], 21, 13)]
    b.sheet(160, "#3a2c30", put(lower, mx, my, ms), trans=0, curl=4)
    b.sheet(
        158,
        "#c9b08a",
        put(curve([(14, 90), (28, 88), (34, 100), (22, 114), (6, 116), (8, 104)]), mx, my, ms),
        trans=0,
        curl=2,
    )
    upper = [ribbon([(16, 2), (-18, 12), (-46, 22)], 32, 24), ribbon([(-46, 22), (-22, 44), (4, 70)], 22, 14)]
    b.sheet(150, "#4a383a", put(upper, mx, my, ms), trans=0, curl=4)
    b.sheet(
        148,
        "#dcc49c",
        put(curve([(-4, 66), (10, 62), (18, 74), (6, 88), (-10, 92), (-8, 80)]), mx, my, ms),
        trans=0,
        curl=2,
    )
    b.sheet(144, "#d6a583", put([circle(-14, -92, 9), circle(0, -112, 21, 23)], mx, my, ms), trans=0, curl=2)
    coat = curve([(-12, -90), (16, -96), (38, -66), (46, -20), (38, 20), (14, 32), (-12, 20), (-8, -20), (-14, -56)])
    b.sheet(140, "#6f7c3e", put(coat, mx, my, ms), trans=0, curl=6)
    sleeve = [ribbon([(6, -74), (-14, -50), (-34, -44)], 27, 21), ribbon([(-34, -44), (-28, -66), (-18, -86)], 20, 14)]
    b.sheet(130, "#7f8c48", put(sleeve, mx, my, ms), trans=0, curl=4)
    b.sheet(
        126,
        "#d8d2c4",
        put(curve([(-12, -128), (4, -138), (22, -128), (26, -108), (16, -92), (8, -104), (0, -118)]), mx, my, ms),
        trans=0,
        curl=3,
    )
    for bx, rot in ((70, -6), (106, 8)):
        boot = [curve([(-11, -26), (0, -30), (11, -26), (12, 0), (14, 24), (0, 34), (-14, 24), (-12, 0)])]
        b.sheet(160, "#2a1712", put(boot, bx, 790, 1, rot=rot), trans=0, curl=4)
        b.sheet(156, "#120a08", at(circle(0, -14, 8, 9), bx, 790, rot=rot), trans=0)
    barrel = [ribbon([(20, 50), (62, 206)], 6), ribbon([(58, 196), (64, 216)], 11)]
    stock = [ribbon([(60, 204), (66, 222), (80, 262)], 9, 22), curve([(50, 206), (44, 216), (54, 224), (62, 218)])]
    b.sheet(172, "#7a3a1c", put(stock, 22, 66), trans=0, curl=3)
    b.sheet(168, "#20242c", put(barrel, 22, 66), trans=0, curl=2)
    # the lamp on the stool
    b.sheet(110, "#6a3a28", circle(150, 250, 52), trans=0, curl=3)
    b.sheet(96, "#d8a040", circle(150, 250, 24), trans=0, curl=3)
    b.lamp(150, 250, 40, "#ffb050", 3.4, size=50)
    b.lamp(150, 250, 60, "#ffc468", 2.4, size=12, show=13)
    return b.render(exposure=1.05)
