"""The sea is sold by the yard at the market, but the old woman wants only the piece with his boat."""

import math

from art.kit.lamplit.all import Box, crests, curve, fisher, mask, person, put, rect, ribbon, sea, tones

SENTENCE = "The sea is sold by the yard at the market, but the old woman wants only the piece with his boat."
KEY = "noon_sky"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "old"

CLOTH = [
    (150, 150, "c"),
    (450, 150, "c"),
    (446, 300),
    (454, 460),
    (444, 620),
    (452, 730),
    (470, 800),
    (452, 846),
    (392, 862),
    (300, 852),
    (214, 868),
    (146, 852),
    (128, 806),
    (150, 730),
    (158, 620),
    (146, 460),
    (154, 300),
]


def bolt(x, y, w, h, turn):
    """A roll of cloth that stands on its end: the roll, and the round top of it."""
    roll = put(curve([(-w / 2, -h, "c"), (w / 2, -h, "c"), (w / 2, -4), (0, 3), (-w / 2, -4)], k=0.3), x, y, rot=turn)
    top = put(curve([(-w / 2, -h), (0, -h - w * 0.2), (w / 2, -h), (0, -h + w * 0.2)], k=0.9), x, y, rot=turn)
    return roll, top


def draw():
    """A length of sea hangs from the bar of a stall down to the ground; a seller with shears, an old woman."""
    b = Box(KEY, glow_at=(300, 400), glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=61, sun_power=0.94)
    b.slant = (-0.24, -0.16)
    # ground and the stall behind
    b.sheet(
        214,
        "#e6c896",
        curve([(-20, 716), (200, 706), (420, 718), (640, 706), (640, 960), (-20, 960)]),
        trans=0.15,
        curl=2,
    )
    b.sheet(200, "#a8683c", rect(56, 130, 15, 660), rect(529, 130, 15, 660), trans=0.06, curl=2)
    for x, y, w, h, turn, col, lid in (
        (88, 776, 40, 300, -7, "#7fa4a0", "#a9c6c0"),
        (132, 786, 46, 360, 3, "#2f5f80", "#5686a4"),
        (474, 782, 48, 340, -4, "#3f8f8c", "#74b8b0"),
        (520, 776, 42, 270, 6, "#8494a8", "#b4c0cc"),
    ):
        roll, top = bolt(x, y, w, h, turn)
        b.sheet(180, col, roll, trans=0.06, curl=4, folds=[(x + math.sin(math.radians(turn)) * h, y - h, x, y, 0.5)])
        b.sheet(174, lid, top, trans=0.08, curl=2)
    b.sheet(166, "#7a4628", rect(30, 140, 540, 13), trans=0.06, curl=2)
    # the sea, hung up
    whole = mask(curve(CLOTH, k=0.5))
    b.sheet(150, "#dcf0f6", m=whole, trans=0.1, curl=4)
    blues = tones("#a4d6e6", "#0f4f8c", 9)
    for i, col in enumerate(blues):
        y, size = (300, 338, 377, 430, 488, 550, 614, 680, 746)[i], 34 + 6 * i
        shape = sea(y, 4 + i * 0.5, i * 1.7) if i < 3 else crests(y, size, 100, 520, 0.37 * i)
        b.sheet(144 - 5 * i, col, m=whole * mask(shape), trans=0.1, curl=3)
    b.sheet(137, "#1d2f4c", put(fisher(), 306, 369, 0.74), trans=0.04)
    # rings on the bar
    b.sheet(
        140,
        "#7a4628",
        [ribbon([(170 + 65 * i, 132), (166 + 65 * i, 150), (172 + 65 * i, 162)], 5) for i in range(5)],
        trans=0.06,
    )
    # the awning
    for i in range(8):
        x0, x1 = 14 + 71.5 * i, 14 + 71.5 * (i + 1)
        k0, k1 = 300 + (x0 - 300) * 0.9, 300 + (x1 - 300) * 0.9
        hem = curve([(k0, -20, "c"), (k1, -20, "c"), (x1, 96, "c"), ((x0 + x1) / 2, 122), (x0, 96, "c")])
        b.sheet(88 - 4 * (i % 2), "#e8a02c" if i % 2 else "#fff6e2", hem, trans=0.12, curl=4)
    # the two of them
    seller = person(
        "stout",
        lean=2,
        head=8,
        near=(62, 84),
        far=(52, 80),
        legs=((8, 2), (-10, -14)),
        coat=0.5,
        flare=0.8,
        hair_="bald",
        hat_="cap",
        hands=("grip", "grip"),
    )
    nx, ny = person.joints["near"]
    sx, sy, s = 520, 838, 1.55
    shears = [ribbon([(nx + 2, ny), (nx - 24, ny - 10)], 2.6, 1), ribbon([(nx + 2, ny), (nx - 26, ny + 3)], 2.6, 1)]
    b.sheet(66, "#2b3a58", put(seller, sx, sy, s), trans=0.04, curl=1)
    b.sheet(62, "#eef4f6", put(shears, sx, sy, s), trans=0.06)
    her = person(
        "old",
        lean=16,
        head=-22,
        near=(126, 134),
        far=(34, 52),
        legs=((10, 2), (-6, -12)),
        coat=0.88,
        flare=1.35,
        hair_="bun",
        hat_="kerchief",
        hands=("point", "grip"),
    )
    fx, fy = person.joints["far"]
    stick = ribbon([(fx + 3, fy - 3), (fx - 1, fy - 4), (fx - 2, 0)], 2)
    b.sheet(58, "#22304a", put([*her, stick], 88, 850, 1.62, True), trans=0.04, curl=1)
    return b.render()
