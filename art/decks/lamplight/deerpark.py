"""A sleeping deer lies in every space of the car park, but the barrier still asks for a ticket."""

import math

from art.kit.lamplit.all import Box, at, circle, curve, leaf, poly, put, rect, ribbon

SENTENCE = "A sleeping deer lies in every space of the car park, but the barrier still asks for a ticket."
KEY = "noon_fog"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "animal"

TILT = -9  # of the whole car park


def turned(x, y):
    """A point of the car park on the card."""
    a = math.radians(TILT)
    return 300 + (x - 300) * math.cos(a) - (y - 450) * math.sin(a), 450 + (x - 300) * math.sin(a) + (
        y - 450
    ) * math.cos(a)


BODY = [(-54, 6), (-48, -20), (-12, -31), (28, -36), (56, -24), (66, 2), (56, 24), (20, 33), (-22, 31), (-46, 22)]
HAUNCH = [(12, 2), (22, -20), (46, -24), (62, -4), (58, 18), (38, 28), (18, 22)]
NECK = [
    (-54, 12),
    (-70, -8),
    (-76, -34),
    (-62, -56),
    (-38, -60),
    (-30, -46),
    (-46, -38),
    (-46, -22),
    (-26, -14),
    (-34, 8),
]
HEAD = [(-54, -58), (-34, -63), (-14, -56), (8, -42), (10, -33), (2, -30), (-18, -36), (-38, -40), (-52, -46)]
EARS = [at(leaf(30, 0.26), -44, -58, rot=-118), at(leaf(28, 0.26), -44, -46, rot=150)]
TAIL = [at(leaf(26, 0.34), 56, 6, rot=38)]
LEGS = [
    ribbon([(-42, 18), (-70, 32), (-44, 43), (-30, 43)], 11, 5),
    ribbon([(-30, 26), (-52, 42), (-22, 50), (-8, 49)], 10, 5),
    ribbon([(52, 20), (34, 40), (2, 42), (-6, 46)], 13, 5),
]
SPOTS = [(-30, -18), (-14, -22), (4, -24), (22, -26), (-22, -8), (-4, -12), (38, -16), (50, -6), (30, -6), (44, 6)]
HORN = [
    ribbon([(-46, -58), (-62, -74), (-60, -96), (-46, -110)], 5, 2),
    ribbon([(-62, -80), (-78, -92), (-80, -104)], 4, 1.6),
    ribbon([(-58, -98), (-66, -112)], 3, 1.4),
    ribbon([(-32, -61), (-26, -82), (-34, -102), (-26, -118)], 5, 2),
    ribbon([(-28, -84), (-10, -94), (-6, -106)], 4, 1.6),
]


def deer(b, x, y, s, rot, flip, cols, stag=False):
    """One sleeper in four sheets, its head laid on its back."""

    def place(shape):
        return put(shape, x, y, s, flip, rot)

    low, mid, high = cols
    b.sheet(78, low, place(LEGS), trans=0.06, curl=2)
    b.sheet(74, mid, place([curve(BODY), *TAIL]), trans=0.06, curl=5)
    dots = [(place([circle(px, py, 2.8) for px, py in SPOTS[:6]]), "#fff4e0", 0.3, 0.3)]
    b.sheet(70, high, place(curve(HAUNCH)), trans=0.06, curl=4)
    inner = [(px * 0.86 - 2, py * 0.8 - 2) for px, py in BODY[:6]] + [(20, 4), (-30, 8)]
    b.sheet(72, high, place(curve(inner)), trans=0.06, curl=3, holes=() if stag else dots)
    b.sheet(62, mid, place(curve(NECK)), trans=0.06, curl=4)
    b.sheet(54, high, place([curve(HEAD), *EARS]), trans=0.06, curl=3)
    if stag:
        b.sheet(46, "#fbeed2", place(HORN), trans=0.06, curl=1)


BROWN, RUST = ("#5f3a28", "#8a5638", "#a26a45"), ("#6f3420", "#a8532e", "#bf6a3e")
GREY, DUN = ("#54443c", "#776254", "#8f7866"), ("#74502c", "#b08044", "#c6965a")
SLEEPERS = [  # bay, side, kind, turn, mirrored, stag
    (0, 0, BROWN, 10, True, False),
    (1, 0, RUST, -8, False, False),
    (2, 0, GREY, 6, True, True),
    (3, 0, DUN, -14, True, False),
    (4, 0, BROWN, 4, False, False),
    (0, 1, DUN, 4, True, False),
    (1, 1, BROWN, 12, False, True),
    (2, 1, RUST, -10, True, False),
    (3, 1, GREY, 6, False, False),
    (4, 1, DUN, 0, True, False),
]


def draw():
    """Two rows of bays, a deer in each, and a red and white arm across the way out."""
    b = Box(KEY, glow_at=(300, 400), glow_r=460, sharp=(10, 220), aperture=0.03, mat_seed=43, sun_power=0.98)
    b.slant = (-0.55, -0.36)
    b.sheet(96, "#aab6c2", rect(-20, -20, 640, 940), trans=0.1)
    w, lines = 172, []
    for i in range(-1, 8):
        y = -88 + w * i
        for x0, x1 in ((-120, 186), (414, 720)):
            lines.append(poly([turned(x0, y - 4), turned(x1, y - 4), turned(x1, y + 4), turned(x0, y + 4)]))
    b.sheet(91, "#ffffff", lines, trans=0.1)
    for bay, side, cols, turn, flip, stag in SLEEPERS:
        x, y = turned(502 if side else 98, -88 + w * (bay + 0.56))
        deer(b, x, y, 1.12, TILT + turn, flip, cols, stag)
    # the barrier
    bx, by = turned(452, 838)
    ax, ay = turned(176, 838)
    arm = [ribbon([(bx, by), (ax, ay)], 15)]
    bands = []
    for i in range(1, 9, 2):
        t0, t1 = i / 9.5, (i + 1) / 9.5
        bands.append(
            ribbon([(bx + (ax - bx) * t0, by + (ay - by) * t0), (bx + (ax - bx) * t1, by + (ay - by) * t1)], 15)
        )
    b.sheet(40, "#fffdf6", arm, trans=0.05, curl=2, holes=[(bands, "#d9452c", 0.3, 0.4)])
    b.sheet(36, "#3a4658", put(rect(-26, -32, 52, 64), bx + 14, by - 4, rot=TILT), trans=0.05, curl=2)
    b.sheet(30, "#56657c", put(rect(-18, -24, 36, 40), bx + 14, by - 4, rot=TILT), trans=0.05, curl=2)
    b.sheet(26, "#fffdf6", put(rect(-10, 10, 20, 34), bx + 12, by, rot=TILT), trans=0.05, curl=3)
    return b.render(exposure=1.05)
