"""The ox ploughs by night, but the furrow behind it is broad day."""

import random

import numpy as np

from art.kit.lamplit.all import Box, at, circle, colour, curve, mask, ox, person, put, rect, ribbon, tones, tree

SENTENCE = "The ox ploughs by night, but the furrow behind it is broad day."
KEY = "ink"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

FURROW = [
    (296, 372),
    (400, 372),
    (496, 380),
    (534, 408),
    (486, 438),
    (300, 450),
    (130, 470),
    (72, 516),
    (134, 562),
    (310, 580),
    (480, 604),
    (556, 666),
    (480, 728),
    (300, 752),
    (150, 790),
    (96, 850),
    (150, 940),
]
HORIZON = 358


def furrow(k, dx=0, dy=0):
    """The furrow's opening, k of its breadth."""
    return ribbon([(x + dx, y + dy) for x, y in FURROW], 1, wf=lambda t: (9 + 62 * t**1.15) * k)


def cloud(x, y, s):
    """A small flat cloud."""
    return [
        circle(x, y, 22 * s, 12 * s),
        circle(x + 20 * s, y - 7 * s, 18 * s, 14 * s),
        circle(x + 40 * s, y, 22 * s, 11 * s),
        circle(x + 16 * s, y + 4 * s, 34 * s, 9 * s),
    ]


def draw():
    """Dark fields, and through them a bright blue line behind plough and ox."""
    b = Box(
        KEY, glow_at=(300, 600), glow_r=600, sharp=(20, 260), sun_power=0.42, sun="#b8c4e0", aperture=0.02, mat_seed=228
    )

    def day(X, Y, light):
        t = np.clip((Y - 360) / 540, 0, 1)[..., None]
        return (colour("#cfeaf6") * (1 - t) + colour("#58b4e6") * t) * 1.15

    b.paint_back = day
    r = random.Random(2)
    b.sheet(
        228,
        "#ffffff",
        [
            cloud(x, y, s)
            for x, y, s in (
                (180, 462, 0.5),
                (420, 450, 0.5),
                (200, 568, 0.7),
                (400, 588, 0.7),
                (100, 520, 0.6),
                (520, 660, 0.8),
                (400, 740, 1.0),
                (220, 764, 1.0),
                (90, 850, 1.2),
            )
        ],
        trans=0.6,
        fixed=1.0,
    )
    # the night above the fields
    stars = [circle(r.uniform(20, 580), r.uniform(24, 280), r.choice([0.8, 1.1, 1.5])) for _ in range(60)]
    b.sheet(206, "#26262f", rect(-20, -20, 660, 384), trans=0.0, fixed=0.9, holes=[(stars, "#f2ece0", 0.8, 0.5)])
    for z, col, pts in (
        (200, "#6a6874", [(-20, 296), (120, 262), (300, 286), (460, 254), (640, 284)]),
        (190, "#86828a", [(-20, 326), (160, 302), (340, 314), (500, 296), (640, 312)]),
    ):
        b.sheet(z, col, curve([*pts, (640, 366), (-20, 366)]), trans=0.0, fixed=0.55)
    b.sheet(184, "#15151c", tree(524, 362, 130, 5, w=8), trans=0.0)
    # the field, thick as earth
    ground = mask(
        curve([(-20, HORIZON + 8), (200, HORIZON - 2), (400, HORIZON + 4), (640, HORIZON - 4), (640, 960), (-20, 960)])
    )
    for i, col in enumerate(tones("#57535e", "#b0a090", 4)):
        b.sheet(
            120 + 14 * i, col, m=ground * (1 - mask(furrow(1 - 0.13 * i, 0, 2.5 * i))), trans=0.03 + 0.06 * i, curl=3
        )
    ridges = [
        ribbon([(-20, y), (200, y - 8), (420, y + 4), (640, y - 6)], 1.6)
        for y in (402, 422, 498, 516, 534, 626, 650, 676, 700, 806, 836, 868)
    ]
    b.sheet(118, "#3c3942", m=mask(ridges) * (1 - mask(furrow(1.12))), trans=0.02, casts=0.3)
    # ox, plough and man
    dark = "#101016"
    b.sheet(96, dark, put(ox(), 212, 376, 0.86), trans=0.02)
    man = person(
        "man",
        lean=22,
        head=6,
        near=(58, 66),
        far=(50, 60),
        legs=((26, 4), (-22, -38)),
        feet=(0, 24),
        hat_="brim",
        hands=("grip", "grip"),
    )
    hx, hy = person.joints["near"]
    plough = [
        ribbon([(346 + hx * 0.72, 380 + hy * 0.72), (318, 366), (292, 378)], 3, 4),
        ribbon([(316, 366), (290, 352), (256, 342)], 3),
        curve([(300, 366, "c"), (282, 384, "c"), (306, 382, "c")]),
    ]
    b.sheet(92, dark, put(man, 346, 380, 0.72), plough, trans=0.02)
    b.sheet(
        88, "#d03a2c", at(curve([(-6, -2), (5, -3), (16, 3, "c"), (6, 3), (-5, 3)]), 337, 323, 0.8, rot=8), trans=0.05
    )
    for x, y, p in ((400, 376, 0.5), (300, 452, 0.7), (300, 580, 0.8), (300, 752, 0.8)):
        b.lamp(x, y, 60, "#d8ecff", p, size=30)
    return b.render(exposure=1.06)
