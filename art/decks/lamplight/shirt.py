"""The washing has been taken in before the rain, but one shirt holds on to the line."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, lens, mask, person, poly, put, rect, ribbon, tones

SENTENCE = "The washing has been taken in before the rain, but one shirt holds on to the line."
KEY = "lilac_rain"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "nobody"

LINE = [(-20, 250), (150, 300), (300, 316), (470, 292), (640, 226)]


def wall(edge, windows, flip=False):
    """One side of the yard, seen from its floor: (outline, windows)."""
    side = poly(edge)
    panes = [poly(w) for w in windows]
    return (at(side, 600, 0, flip=True), [at(p, 600, 0, flip=True) for p in panes]) if flip else (side, panes)


def slots(rows, x0, k):
    """Windows that lean with the wall."""
    return [
        [
            (x0 + k * y0, y0),
            (x0 + k * y0 + 40 + 0.03 * y0, y0 + 5),
            (x0 + k * y1 + 40 + 0.03 * y1, y1 + 6),
            (x0 + k * y1, y1),
        ]
        for y0, y1 in rows
    ]


def draw():
    """Looking up between the roofs: an empty line, and a shirt that clings to it with both sleeves."""
    b = Box(KEY, glow_at=(340, 560), glow_r=360, sharp=(20, 250), aperture=0.02, mat_seed=151)
    r = random.Random(7)
    for i, col in enumerate(tones("#cdbfe8", "#7f6fae", 6)):
        y = 560 - 92 * i
        heads = [circle(x, y + r.uniform(-16, 16), r.uniform(50, 84), r.uniform(32, 52)) for x in range(-20, 660, 76)]
        b.sheet(262 - 12 * i, col, heads, rect(-20, -20, 660, y + 20), trans=0.28, curl=3)
    # the yard's walls, leaning in as they do when one looks up
    left = wall([(-20, 330), (58, 372), (206, 930), (-20, 930)], slots([(430, 500), (560, 650), (730, 850)], -74, 0.19))
    right = wall(
        [(-20, 296), (70, 344), (168, 930), (-20, 930)], slots([(400, 470), (540, 630), (710, 830)], -68, 0.15), True
    )
    b.sheet(178, "#d9c8f2", left[0], trans=0.12, curl=1, holes=[(left[1], "#6a5a98", 0.2, 0.06)])
    b.sheet(170, "#c9b6ea", right[0], trans=0.12, curl=1, holes=[(right[1], "#5f508e", 0.2, 0.06)])
    b.sheet(
        164,
        "#efe6fb",
        ribbon([(-20, 322), (66, 368), (74, 392)], 13),
        ribbon([(640, 284), (526, 338), (520, 362)], 13),
        trans=0.1,
        curl=1,
    )
    b.sheet(120, "#8f7cc0", poly([(-20, 600), (24, 616), (70, 930), (-20, 930)]), trans=0.1)
    # the line, its pegs
    b.sheet(92, "#4a3f74", ribbon(LINE, 3.4), trans=0.05)
    # the shirt: two sleeves that hold, a body in the wind
    sleeve1 = curve(
        [
            (232, 292),
            (250, 284),
            (268, 296),
            (274, 340),
            (300, 400),
            (330, 432),
            (300, 486),
            (262, 452),
            (236, 392),
            (228, 330),
        ]
    )
    sleeve2 = curve(
        [(388, 290), (406, 280), (424, 292), (426, 340), (414, 400), (404, 470), (364, 452), (372, 390), (384, 336)]
    )
    body = curve(
        [
            (272, 470),
            (302, 438),
            (330, 428),
            (350, 440, "c"),
            (376, 426),
            (408, 446),
            (430, 520),
            (462, 620),
            (520, 700),
            (548, 760, "c"),
            (496, 752),
            (440, 788),
            (384, 764),
            (330, 800, "c"),
            (322, 720),
            (300, 620),
            (280, 540),
        ],
        k=0.6,
    )
    b.sheet(80, "#d8d2ee", curve([(330, 432), (352, 446), (378, 430), (372, 412), (352, 420), (336, 414)]), trans=0.1)
    b.sheet(76, "#fffdf2", sleeve2, trans=0.12, curl=4, folds=[(404, 300, 392, 440, 0.6)])
    b.sheet(
        68,
        "#fffef6",
        body,
        trans=0.12,
        curl=5,
        folds=[(320, 470, 372, 760, 0.8), (380, 470, 470, 740, -0.8), (300, 500, 330, 700, 0.5)],
    )
    b.sheet(60, "#fffdf2", sleeve1, trans=0.12, curl=4, folds=[(246, 300, 300, 440, 0.6)])
    collar = [
        curve([(350, 440, "c"), (326, 424), (306, 436), (326, 466, "c")]),
        curve([(350, 440, "c"), (376, 420), (398, 436), (382, 464, "c")]),
    ]
    b.sheet(56, "#f3edfb", collar, trans=0.1, curl=2)
    seam = ribbon([(352, 446), (366, 540), (394, 650), (430, 776)], 2.4)
    b.sheet(
        58,
        "#b9aedb",
        seam,
        [circle(x, y, 4.6) for x, y in ((357, 482), (364, 536), (378, 596), (396, 656), (416, 716))],
        trans=0.1,
    )
    band = curve([(-24, 20, "c"), (-26, -8), (-22, -20), (0, -25), (22, -20), (26, -8), (24, 20, "c"), (0, 25)], k=0.7)
    b.sheet(54, "#f1eafc", at(band, 250, 296, rot=8), at(band, 406, 291, rot=-4), trans=0.1, curl=4)
    b.sheet(50, "#e0b02c", circle(262, 304, 5.6), circle(395, 301, 5.6), trans=0.1, curl=2)
    pegs = [
        at(poly([(-4, -13), (4, -13), (3.4, 13), (-3.4, 13)]), x, y, rot=a)
        for x, y, a in ((92, 287, 10), (128, 297, 14), (330, 317, 0), (506, 279, -12))
    ]
    b.sheet(84, "#e0b02c", pegs, trans=0.1, curl=1)
    # she cannot reach it
    her = person(
        "woman",
        lean=34,
        head=-8,
        near=(96, 104),
        far=(110, 122),
        legs=((6, 0), (-4, -8)),
        coat=0.5,
        flare=1.2,
        hair_="bun",
        hands=("open", "open"),
        seat=0,
    )
    b.sheet(150, "#3c2f66", m=mask(put(her, 84, 660, 1.5, flip=True)) * mask(rect(0, 0, 600, 662)), trans=0.05)
    b.sheet(140, "#e6daf8", poly([(34, 652), (116, 660), (120, 674), (36, 668)]), trans=0.1, curl=1)
    drops = []
    for _ in range(40):
        x, y, l = r.uniform(0, 600), r.uniform(120, 880), r.uniform(26, 48)
        drops.append(lens([(x, y), (x + l * 0.15, y + l * 0.5), (x + l * 0.3, y + l)], 1.6))
    b.sheet(44, "#f6f2ff", drops, veil=0.75, casts=0)
    return b.render()
