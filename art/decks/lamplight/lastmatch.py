"""The last match in the box has put out leaves, but the stove is cold."""

import random

from art.kit.lamplit.all import Box, at, curve, fir, leaf, mask, poly, put, rect, ribbon, tones

SENTENCE = "The last match in the box has put out leaves, but the stove is cold."
KEY = "cellar"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"


def door(k, cx=300, foot=660):
    """The stove's mouth: an arch, k times as wide."""
    w, h = 176 * k, 470 * k
    return curve(
        [
            (cx - w, foot, "c"),
            (cx - w, foot - h * 0.58),
            (cx - w * 0.7, foot - h * 0.9),
            (cx, foot - h),
            (cx + w * 0.7, foot - h * 0.9),
            (cx + w, foot - h * 0.58),
            (cx + w, foot, "c"),
        ]
    )


def draw():
    """A cold stove, and before it a box of matches with one small tree in it."""
    b = Box(
        KEY,
        glow_at=(300, 420),
        glow_r=300,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=122,
        sun_power=0.95,
        sun="#f4dcb4",
        fill_power=0.2,
    )
    b.slant = (-0.55, -0.5)
    r = random.Random(9)
    b.sheet(240, "#9a7850", rect(-20, -20, 640, 940), trans=0.1)
    # the stove: iron in steps, a mouth with nothing in it
    body = [(64, 790, "c"), (70, 200), (110, 90), (220, 52), (380, 52), (490, 90), (530, 200), (536, 790, "c")]
    b.sheet(196, "#4a4038", m=mask(curve(body), rect(230, -20, 140, 90)) * (1 - mask(door(1.0))), trans=0.05, curl=3)
    b.sheet(
        180,
        "#5c5046",
        m=mask(
            curve(
                [(92, 770, "c"), (98, 210), (132, 112), (226, 78), (374, 78), (468, 112), (502, 210), (508, 770, "c")]
            )
        )
        * (1 - mask(door(1.0))),
        trans=0.05,
        curl=3,
    )
    b.sheet(166, "#6e6052", m=mask(door(1.12, foot=676)) * (1 - mask(door(0.98))), trans=0.05, curl=3)
    for i, col in enumerate(tones("#38302c", "#15161a", 4)):
        b.sheet(204 + 8 * i, col, m=1 - mask(door(0.96 - 0.1 * i)), trans=0.03)
    b.sheet(238, "#101216", rect(60, 100, 480, 640), trans=0.02)
    ash = curve([(150, 664), (200, 628), (270, 640), (320, 614), (390, 636), (450, 664, "c"), (150, 664, "c")])
    b.sheet(200, "#8a8078", ash, trans=0.05, curl=3)
    b.sheet(
        150, "#3f362f", rect(120, 654, 360, 26), [rect(150 + 34 * i, 612, 9, 48) for i in range(10)], trans=0.04, curl=2
    )
    b.sheet(140, "#8a6440", poly([(-20, 776), (640, 764), (640, 940), (-20, 940)]), trans=0.08, curl=1)
    boards = [
        poly(
            [
                (300 + (x - 300) * 0.9, 770),
                (304 + (x - 300) * 0.9, 770),
                (306 + (x - 300) * 1.3, 940),
                (300 + (x - 300) * 1.3, 940),
            ]
        )
        for x in range(-60, 700, 90)
    ]
    b.sheet(138, "#6e4c30", boards, trans=0.05, casts=0)
    # the box: its tray pushed up, the match inside
    turn = dict(x=318, y=880, s=1.0, rot=-5)
    b.sheet(112, "#e9d2a4", put([poly([(-96, -20), (-96, -280), (96, -280), (96, -20)])], **turn), trans=0.08, curl=2)
    b.sheet(104, "#c9a873", put([poly([(-84, -20), (-84, -268), (84, -268), (84, -20)])], **turn), trans=0.06)
    stick = ribbon([(4, -60), (0, -240), (6, -420), (0, -560)], 17, 14)
    b.sheet(86, "#f2dcae", put([stick], **turn), trans=0.08, curl=2)
    b.sheet(
        80,
        "#c8402f",
        put([curve([(-12, -552), (-15, -574), (0, -600), (15, -574), (12, -552), (0, -546)])], **turn),
        trans=0.08,
        curl=3,
    )
    twigs = [(-300, 1, 74), (-340, -1, 86), (-392, 1, 92), (-440, -1, 84), (-486, 1, 66), (-520, -1, 50)]
    stems, leaves = [], []
    for y, side, l in twigs:
        tip = (side * l, y - 40 - l * 0.2)
        stems.append(ribbon([(0, y), (side * l * 0.5, y - 10), tip], 5, 2))
        for k, t in enumerate((0.45, 0.7, 1.0)):
            x, yy, a = side * l * t, y - (40 + l * 0.2) * t**1.6, -40 if side > 0 else -140
            pair = [a + q * (44 - 12 * k) + r.uniform(-8, 8) for q in (-1, 1)]
            leaves += [at(leaf((30, 36, 40)[k]), x, yy, rot=turned) for turned in pair]
    b.sheet(84, "#7a9a5a", put(stems, **turn), trans=0.1)
    b.sheet(74, "#6fb48a", put(leaves[::2], **turn), trans=0.3, curl=2)
    b.sheet(66, "#a8dcae", put(leaves[1::2], **turn), trans=0.3, curl=2)
    # the sleeve
    b.sheet(62, "#4a2a24", put([poly([(104, -200), (124, -190), (124, -22), (104, -10)])], **turn), trans=0.05, curl=1)
    b.sheet(58, "#a8432c", put([rect(-104, -200, 208, 190)], **turn), trans=0.05, curl=2)
    b.sheet(52, "#f0c878", put([rect(-84, -182, 168, 154)], **turn), trans=0.06)
    b.sheet(48, "#a8432c", put([fir(-42, -48, 84), fir(36, -48, 70), fir(0, -44, 116)], **turn), trans=0.05)
    b.lamp(250, 380, 40, "#fff0c8", 0.5, size=14)
    return b.render(exposure=1.08)
