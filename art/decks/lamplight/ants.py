"""The ants carry off the sugar bridegroom, but the sugar bride has already turned her back."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, frontal, lens, poly, put, ribbon

SENTENCE = "The ants carry off the sugar bridegroom, but the sugar bride has already turned her back."
KEY = "dawn_pink"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "animal"


def ant(gait=0):
    """An ant that walks to the left, 60 long, feet at 0,0."""
    out = [
        circle(-22, -17, 8, 7),
        curve([(-15, -19), (-2, -20), (6, -16), (-2, -12), (-14, -14)]),
        curve([(4, -17), (16, -25), (32, -22), (36, -14), (24, -9), (10, -11)]),
        ribbon([(-27, -21), (-33, -30), (-41, -29)], 1.8, 1),
        ribbon([(-25, -22), (-29, -32), (-37, -34)], 1.8, 1),
        ribbon([(-28, -14), (-33, -11)], 2.4, 1.2),
    ]
    for i, (x, k) in enumerate(((-9, -16), (-3, 2), (3, 18))):
        d = 4 * math.sin(gait + i * 2.1)
        out.append(ribbon([(x, -14), (x + k * 0.5, -19), (x + k + d, 0)], 2.4, 1.5))
        out.append(ribbon([(x + 1, -14), (x + k * 0.3 - d, -17), (x + k * 0.7 - d - 4, 0)], 2.2, 1.4))
    return out


def piped(x0, x1, y, n, size):
    """A piped edge of cream."""
    step = (x1 - x0) / n
    return [
        curve(
            [
                (x0 + step * i, y - size * 0.5, "c"),
                (x0 + step * (i + 0.5), y - size * 0.75),
                (x0 + step * (i + 1), y - size * 0.5, "c"),
                (x0 + step * (i + 0.86), y + size * 0.3),
                (x0 + step * (i + 0.5), y + size * 0.7),
                (x0 + step * (i + 0.14), y + size * 0.3),
            ]
        )
        for i in range(n)
    ]


def draw():
    """The top of a wedding cake, close: she at one side, he on his way over the other."""
    b = Box(KEY, glow_at=(400, 250), glow_r=400, sharp=(20, 240), aperture=0.04, mat_seed=111, sun_power=0.8)
    r = random.Random(2)
    # the cake: top, wall, cream along the edge
    b.sheet(
        150,
        "#c8566e",
        curve([(-60, 660, "c"), (300, 770), (660, 660, "c"), (660, 960, "c"), (-60, 960, "c")]),
        trans=0.12,
    )
    b.sheet(160, "#ee9aa2", circle(300, 640, 390, 124), trans=0.2, curl=2)
    b.sheet(
        140,
        "#d8687e",
        [
            lens([(x, 684 + 108 * math.sin(math.pi * (x + 62) / 724)), (x + 3, 840), (x, 960)], 12)
            for x in range(20, 620, 62)
        ],
        trans=0.1,
    )
    for z, y, size, k, col in ((128, 676, 60, 0, "#fbd8d4"), (116, 664, 34, 0.5, "#fff3ec")):
        edge = piped(-62 + 55 * k, 662 + 55 * k, y, 13, size)
        b.sheet(
            z,
            col,
            [at(p, 0, 100 * math.sin(math.pi * (i + 0.5 + k) / 13)) for i, p in enumerate(edge)],
            trans=0.15,
            curl=4,
        )
    # she
    bride = frontal("woman", arms=((26, -40), (26, -40)), coat=1.0, flare=2.0, hair_="bun", tilt=8)
    b.sheet(134, "#ffeee8", put(bride, 456, 606, 3.7), trans=0.15, curl=4)
    veil = [
        (436, 244),
        (408, 266),
        (398, 330),
        (378, 420),
        (350, 486, "c"),
        (400, 500),
        (430, 490),
        (462, 500),
        (512, 484, "c"),
        (484, 420),
        (466, 330),
        (462, 266),
    ]
    b.sheet(
        122,
        "#ffffff",
        at(curve(veil), 26, -4),
        trans=0.2,
        curl=4,
        folds=[(456, 256, 426, 486, 0.6), (466, 256, 488, 486, -0.6)],
    )
    b.sheet(114, "#ffe2dc", ribbon([(428, 292), (458, 276), (490, 294)], 7), trans=0.1, curl=2)
    hollow = [circle(300, 604, 13, 5), circle(334, 606, 13, 5)]
    b.sheet(158, "#a8485e", hollow, trans=0.1, casts=0)
    # he, and those who have come for him
    groom = frontal(
        "man", arms=((14, 6), (30, 60)), legs=((8, 2), (10, 6)), coat=0.3, flare=0.6, hat_="top", hair_="bald", tilt=-12
    )
    place = (398, 638, 2.95)
    b.sheet(88, "#2f6f90", put(groom, *place, rot=-96), trans=0.06, curl=3)
    shirt = [poly([(-5, -82), (5, -82), (0, -60)]), circle(0, -91, 6.4, 8)]
    b.sheet(84, "#fff3ea", put(shirt, *place, rot=-96), trans=0.12, curl=2)
    b.sheet(
        81,
        "#c8566e",
        put([poly([(-4, -83), (0, -80), (4, -83), (4, -77), (0, -80), (-4, -77)])], *place, rot=-96),
        trans=0.1,
    )
    for i, x in enumerate((92, 148, 204, 260, 318, 372)):
        b.sheet(76 - 2 * (i % 2), "#4a1836", put(ant(i * 1.7), x, 706 + 5 * math.sin(i * 2), 1.4), trans=0.04, curl=1)
    train = [(74, 770, -70), (96, 826, -84), (78, 884, -94)]
    b.sheet(104, "#4a1836", [put(ant(i), x, y, 1.2, rot=a) for i, (x, y, a) in enumerate(train)], trans=0.04, curl=1)
    crumbs = [circle(r.uniform(270, 400), r.uniform(620, 690), r.uniform(1.5, 4)) for _ in range(14)]
    b.sheet(154, "#fffaf4", crumbs, trans=0.2)
    return b.render(exposure=1.04)
