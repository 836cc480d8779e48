"""The hand mirror has misted over, but the breath comes from the other side."""

import math

import numpy as np

from art.kit.lamplit.all import Box, at, circle, curve, lens, mask, poly, rect, ribbon
from art.kit.lamplit.paper import blur, noise

SENTENCE = "The hand mirror has misted over, but the breath comes from the other side."
KEY = "hospital_green"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

X, Y, TURN = 268, 420, -17  # the middle of the glass


def oval(rx, ry):
    """An ellipse of the mirror as it lies."""
    return at(circle(0, 0, rx, ry), X, Y, rot=TURN)


def draw():
    """A dark glass on a white bed; someone stands in it behind a bloom of breath."""
    b = Box(KEY, glow_at=(300, 330), glow_r=170, sharp=(5, 320), aperture=0.02, mat_seed=254, sun_power=0.86)
    b.slant = (-0.4, -0.45)
    glass = mask(oval(150, 186))
    bed = 1 - glass
    # the bed: sheet, pillow with its hollow, blanket
    b.sheet(
        104,
        "#e3efe2",
        m=bed,
        trans=0.1,
        tex=0.6,
        folds=[(430, 330, 640, 440, 0.3), (400, 640, 640, 690, -0.3), (-20, 640, 140, 580, 0.3)],
    )
    pillow = [
        (40, 24),
        (190, 8),
        (380, 10),
        (552, 26, "c"),
        (574, 110),
        (560, 236),
        (566, 268, "c"),
        (430, 286),
        (250, 278),
        (90, 290),
        (30, 268, "c"),
        (40, 180),
        (24, 100),
    ]
    b.sheet(92, "#f7fbf3", m=mask(curve(pillow)) * bed, trans=0.1, curl=5, tex=0.5)
    for i, (rx, ry) in enumerate(((128, 66), (100, 50), (70, 34))):
        b.shade(92, circle(412, 136, rx, ry), strength=0.16 + 0.05 * i, soft=9, tint="#2f6a64")
    creases = [
        lens([(412 + 140 * math.cos(a), 136 + 72 * math.sin(a)), (412 + 190 * math.cos(a), 136 + 104 * math.sin(a))], 3)
        for a in (0.5, 1.3, 2.2, 3.3, 5.6)
    ]
    b.shade(92, creases, strength=0.3, soft=2, tint="#2f6a64")
    b.sheet(
        85,
        "#c03a34",
        ribbon([(396, 172), (420, 146), (446, 116), (456, 114), (456, 124), (432, 154), (410, 184)], 4.6, 3.4),
        trans=0.08,
        curl=2,
    )
    hem = curve([(-20, 786), (120, 762), (300, 772), (460, 744), (640, 752), (640, 960, "c"), (-20, 960, "c")])
    b.sheet(
        88,
        "#6fa894",
        hem,
        trans=0.1,
        curl=4,
        folds=[(100, 770, 60, 960, 0.7), (330, 760, 380, 960, -0.7), (520, 740, 540, 960, 0.7)],
    )
    b.sheet(
        80,
        "#eef6ea",
        curve(
            [
                (-20, 748),
                (120, 724),
                (300, 734),
                (460, 706),
                (640, 714),
                (640, 766),
                (460, 758),
                (300, 788),
                (120, 776),
                (-20, 802),
            ]
        ),
        trans=0.1,
        curl=4,
    )
    # the far side of the glass
    b.sheet(250, "#cfe6d2", rect(-20, -20, 640, 960), trans=0.6)
    for z, rx, ry, col in ((222, 112, 140, "#8fbda6"), (188, 130, 160, "#679f8a"), (154, 142, 176, "#437c6c")):
        b.sheet(z, col, m=1 - mask(oval(rx, ry)), trans=0.2)
    half = [
        (0, -128),
        (-30, -122),
        (-47, -92),
        (-47, -56),
        (-40, -26),
        (-44, -8, "c"),
        (-20, -6),
        (-17, 18),
        (-36, 36),
        (-86, 56),
        (-108, 92),
        (-122, 260, "c"),
        (0, 260),
    ]
    bust = curve([*half, *[(-p[0], *p[1:]) for p in half[-2:0:-1]]], k=0.5)
    b.sheet(134, "#12383a", at(bust, X + 8, Y + 14, 1.06, rot=TURN + 5), trans=0.03)
    yy, xx = np.mgrid[0 : glass.shape[0], 0 : glass.shape[1]] / (glass.shape[0] / 900)
    r = np.hypot(xx - X + 2, (yy - Y + 20) / 0.8)
    cloud = np.clip((76 - r) / 44 + (noise(1.6, 3) - 0.5) * 0.9, 0, 1).astype(np.float32)
    b.sheet(112, "#f4fbf4", m=blur(cloud, 2) * glass, veil=0.9, trans=0.4, casts=0, rough=0, tex=0.4)
    # the mirror's frame and handle
    for z, rx, ry, col in ((74, 178, 214, "#8a6a3a"), (66, 170, 206, "#b08a4c"), (58, 161, 197, "#d0aa66")):
        b.sheet(
            z,
            col,
            m=mask(oval(rx, ry)) * (1 - mask(oval(150 + (74 - z) * 0.1, 186 + (74 - z) * 0.1))),
            trans=0.06,
            curl=3,
        )
    handle = curve(
        [
            (-22, 196, "c"),
            (-15, 236),
            (-26, 262),
            (-17, 300),
            (-22, 400),
            (-24, 446),
            (0, 470),
            (24, 446),
            (22, 400),
            (17, 300),
            (26, 262),
            (15, 236),
            (22, 196, "c"),
        ]
    )
    b.sheet(70, "#a37c42", at(handle, X, Y, rot=TURN), trans=0.06, curl=4)
    b.sheet(
        60,
        "#d0aa66",
        at(curve([(-8, 270), (-7, 420), (0, 440), (7, 420), (8, 270), (0, 256)]), X, Y, rot=TURN),
        at(circle(0, 214, 18, 15), X, Y, rot=TURN),
        trans=0.06,
        curl=3,
    )
    b.sheet(
        54, "#e2c283", at(poly([(-30, -196), (0, -236), (30, -196), (0, -206)]), X, Y, rot=TURN), trans=0.06, curl=2
    )
    return b.render(exposure=1.04)
