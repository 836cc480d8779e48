"""The scissors have come to the end of the paper dolls, but the last two will not let go."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, frontal, lens, mask, poly, put, rect, ribbon

SENTENCE = "The scissors have come to the end of the paper dolls, but the last two will not let go."
KEY = "paper_white"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

PIVOT = (318, 564)


def doll(build, arms, tilt=0, lean=0):
    """A paper doll: a person without hands or face, cut with big scissors."""
    skirt = build == "woman"
    return frontal(
        build,
        arms=arms,
        legs=((7, 3), (7, 3)),
        coat=0.62 if skirt else None,
        flare=1.5,
        hair_="bob" if skirt else "bald",
        tilt=tilt,
        lean=lean,
    )


def half(side):
    """One half of the scissors about its pivot, opened: (blade, bevel, shank, ring)."""
    blade = curve(
        [(-15, 34, "c"), (-17, -40), (-11, -180), (3, -318, "c"), (13, -180), (15, -40), (15, 34, "c")], k=0.4
    )
    bevel = curve([(6, -60, "c"), (5, -170), (3, -310, "c"), (11, -190), (13, -70, "c")], k=0.4)
    shank = ribbon([(0, 10), (-8, 80), (-20, 140)], 27, 19)
    angle = -7.5 * side
    parts = [[blade], [bevel], [shank]]
    return [put(put(p, 0, 0, 1, flip=side < 0), *PIVOT, rot=-angle) for p in parts], -angle


def draw():
    """Great scissors open about the joined hands of two white dolls; the others lie cut apart."""
    b = Box(KEY, glow_at=(300, 300), glow_r=600, sharp=(5, 220), aperture=0.03, mat_seed=197)
    b.slant = (-0.55, -0.5)
    r = random.Random(2)
    b.sheet(
        66,
        "#b4c2bb",
        rect(-20, -20, 640, 960),
        trans=0.1,
        tex=0.7,
        folds=[(-20, 214, 620, 196, 0.35), (-20, 474, 620, 462, 0.35), (-20, 726, 620, 716, 0.35)],
    )
    # those who have been cut apart
    apart = [
        ("man", 130, 664, -30, 1.25),
        ("woman", 84, 850, 16, 1.25),
        ("man", 474, 690, 30, 1.25),
        ("woman", 540, 856, -12, 1.2),
    ]
    for i, (build, x, y, rot, s) in enumerate(apart):
        arms = ((74 + 6 * i, 82), (80, 74 + 5 * i))
        b.sheet(56 - 2 * i, "#f7f4ec", put(doll(build, arms), x, y, s, rot=rot), trans=0.12, curl=4)
    snips = [
        at(
            poly([(-7, -4), (6, -6), (3, 7)]),
            r.uniform(160, 470),
            r.uniform(620, 860),
            r.uniform(0.6, 1.3),
            rot=r.uniform(0, 360),
        )
        for _ in range(9)
    ]
    b.sheet(62, "#fbf9f2", snips, trans=0.12, curl=2)
    # the last two
    her = put(doll("woman", ((-38, -92), (64, 84)), tilt=10, lean=5), 190, 474, 2.75)
    him = put(doll("man", ((66, 86), (-40, -96)), tilt=-10, lean=-5), 440, 480, 2.8)
    b.sheet(46, "#fffdf6", her, trans=0.14, curl=5)
    b.sheet(42, "#fffdf6", him, trans=0.14, curl=5)
    # the scissors
    for z, side, steel, shine in ((28, 1, "#5c6270", "#9aa2b0"), (20, -1, "#6a717f", "#b4bcc8")):
        (blade, bevel, shank), turn = half(side)
        b.sheet(z, steel, blade, trans=0.03, curl=3)
        b.sheet(z - 3, shine, bevel, trans=0.03, curl=1)
        a = math.radians(turn)
        cx, cy = (
            PIVOT[0] - side * 44 * math.cos(a) - 214 * math.sin(a),
            PIVOT[1] + 214 * math.cos(a) - side * 44 * math.sin(a),
        )
        ring = mask(at(circle(0, 0, 54, 82), cx, cy, rot=turn + 12 * side)) * (
            1 - mask(at(circle(0, 0, 36, 63), cx, cy, rot=turn + 12 * side))
        )
        b.sheet(
            z - 5,
            "#c9281f",
            m=mask(shank) * (1 - mask(at(circle(0, 0, 36, 63), cx, cy, rot=turn + 12 * side))) + ring,
            trans=0.05,
            curl=4,
        )
    b.sheet(
        12,
        "#3c414c",
        circle(*PIVOT, 13),
        trans=0.03,
        curl=2,
        holes=[([lens([(PIVOT[0] - 9, PIVOT[1] - 4), (PIVOT[0] + 9, PIVOT[1] + 4)], 3)], "#15181e", 0.05)],
    )
    return b.render(exposure=1.04)
