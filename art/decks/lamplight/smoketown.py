"""The train has long gone, but its smoke has stayed behind as a town, and people have got off there."""

import random

from art.kit.lamplit.all import (
    Box,
    circle,
    curve,
    frontal,
    parent_and_child,
    person,
    poly,
    put,
    rect,
    ribbon,
    town,
    walker,
)

SENTENCE = "The train has long gone, but its smoke has stayed behind as a town, and people have got off there."
KEY = "noon_sky"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "adult"


def puffs(x0, x1, y, r0, seed, bulge=0.0):
    """A bank of smoke: round heads in a row on a body."""
    r, out, x = random.Random(seed), [], x0
    while x < x1:
        t = (x - x0) / (x1 - x0)
        k = r0 * r.uniform(0.7, 1.15) * (0.6 + 1.6 * t * (1 - t))
        out.append(circle(x, y - bulge * 4 * t * (1 - t) + r.uniform(-8, 8), k, k * 0.92))
        out.append(circle(x + r.uniform(-10, 10), y + k * 0.7, k * 0.9))
        x += k * 0.95
    return out


def draw():
    """A white town in the sky, its smoke trailing down to the rails."""
    b = Box(
        KEY,
        glow_at=(300, 760),
        glow_r=520,
        sharp=(20, 240),
        aperture=0.02,
        mat_seed=118,
        back="#d4eef8",
        edge="#3f9fd6",
    )
    b.slant = (-0.3, -0.5)
    for z, col, pane, (x0, x1, y), seed, k, h, r0 in (
        (206, "#d2e6f0", "#9cc6de", (190, 440, 306), 43, 0.66, 82, 34),
        (168, "#e2eff5", "#a4cbe0", (110, 510, 402), 9, 0.8, 92, 44),
        (130, "#eff6f9", "#aed0e2", (84, 486, 508), 5, 1.0, 100, 48),
    ):
        houses, panes_ = town(x0 + 20, x1 - 60, y, seed, k, h, 30)
        b.sheet(z, col, houses, trans=0.25, curl=2, holes=[(panes_, pane, 0.6, 0.1)])
        b.sheet(z - 14, col, puffs(x0 - 20, x1 + 20, y + 18, r0, seed), trans=0.25, curl=4)
    b.sheet(92, "#fbfdfd", puffs(84, 452, 580, 58, 21), trans=0.2, curl=4)
    trail = [
        (430, 604, 40),
        (466, 640, 34),
        (492, 676, 27),
        (512, 706, 21),
        (528, 730, 16),
        (541, 750, 12),
        (551, 766, 8.5),
        (558, 778, 6),
        (563, 787, 4),
    ]
    b.sheet(
        98,
        "#f4f9fb",
        [circle(x, y, r, r * 0.9) for x, y, r in trail],
        [circle(x - r * 0.7, y - r * 0.5, r * 0.7) for x, y, r in trail[:6]],
        trans=0.2,
        curl=3,
    )
    # the plain
    b.sheet(190, "#a9d3bf", curve([(-20, 792), (150, 782), (360, 790), (640, 780), (640, 960), (-20, 960)]), trans=0.2)
    b.sheet(150, "#d8dfa8", curve([(-20, 808), (200, 800), (420, 796), (640, 794), (640, 960), (-20, 960)]), trans=0.1)
    rails = [
        poly([(565, 795), (568, 795), (80, 910), (60, 910)]),
        poly([(569, 795), (572, 795), (330, 910), (310, 910)]),
    ]
    ties = [
        poly(
            [
                (566 - 500 * t - 26 * t, 795 + 112 * t),
                (568 - 250 * t + 30 * t, 795 + 112 * t),
                (568 - 252 * t + 30 * t, 795 + 120 * t),
                (566 - 508 * t - 26 * t, 795 + 120 * t),
            ]
        )
        for t in [(0.12 + 0.88 * i / 13) ** 1.5 for i in range(14)]
    ]
    b.sheet(120, "#a08a68", ties, trans=0.05, casts=0.3)
    b.sheet(112, "#4a6a84", rails, trans=0.05, casts=0.3)
    # who got off, and who did not
    navy = "#1f4468"
    first = person(
        "man",
        lean=6,
        legs=((18, 6), (-16, -32)),
        feet=(0, 22),
        near=(-20, -8),
        far=(20, 36),
        coat=0.5,
        flare=0.7,
        hat_="brim",
        tail=3,
    )
    people = [
        put(walker(), 176, 536, 0.4),
        put(first, 236, 528, 0.38),
        put(parent_and_child(), 330, 532, 0.39),
        put(frontal("stout", coat=0.4, hat_="cap"), 276, 528, 0.37),
    ]
    b.sheet(104, navy, people, trans=0.04)
    halt = [poly([(-20, 846), (150, 846), (176, 862), (-20, 862)]), rect(-20, 860, 190, 9)]
    b.sheet(96, "#f3ead2", halt, trans=0.06, curl=1)
    b.sheet(88, "#c9b896", rect(-20, 868, 176, 40), trans=0.06)
    post = [rect(36, 776, 4, 74), rect(112, 776, 4, 74), poly([(-20, 780), (-20, 762), (112, 762), (134, 780)])]
    b.sheet(84, "#5f8296", post, trans=0.06, curl=1)
    late = person(
        "woman", lean=-5, head=-24, near=(8, 14), far=(-8, 4), legs=((4, 0), (-6, -8)), coat=0.7, flare=1.4, hair_="bun"
    )
    b.sheet(74, "#e8a02c", put(late, 146, 856, 0.5, flip=True), trans=0.05)
    b.sheet(72, navy, rect(120, 844, 14, 11), ribbon([(124, 844), (127, 841), (130, 844)], 1.4), trans=0.05)
    return b.render()
