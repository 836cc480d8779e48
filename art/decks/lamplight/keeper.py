"""Six men carry the beekeeper to his grave, but the bees have gone ahead and stand there in his shape."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, curve, mask, person, poly, put

SENTENCE = "Six men carry the beekeeper to his grave, but the bees have gone ahead and stand there in his shape."
KEY = "acid_yellow"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "adult"


def bees(shape, n, seed, size, stray=0):
    """N bees spread over an outline, some strayed from it: bodies and wings."""
    m, r = mask(shape), random.Random(seed)
    ys, xs = np.nonzero(m > 0.5)
    k = m.shape[1] / 600
    bodies, wings = [], []
    for i in range(n):
        j = r.randrange(len(xs))
        x, y = xs[j] / k, ys[j] / k
        if i < stray:
            x, y = x + r.gauss(0, 34), y + r.gauss(-10, 40)
        a = r.uniform(0, 360)
        bodies += put(circle(0, 0, size, size * 0.6), x, y, rot=a)
        wings += put([circle(-size * 0.3, -size * 0.7, size * 0.8, size * 0.34)], x, y, rot=a)
    return bodies, wings


def draw():
    """A bright hill; six small men with a coffin climb it; above at the open grave stands a dark man of bees."""
    b = Box(KEY, glow_at=(360, 250), glow_r=360, sharp=(10, 280), aperture=0.02, mat_seed=64, sun_power=0.86)
    b.slant = (-0.12, -0.16)
    b.sheet(
        236,
        "#f6e46a",
        curve([(-20, 520), (140, 470), (300, 520), (460, 480), (640, 500), (640, 960), (-20, 960)]),
        trans=0.3,
        curl=2,
    )
    b.sheet(
        214,
        "#ecd03c",
        curve([(-20, 640), (120, 580), (260, 560), (420, 590), (640, 560), (640, 960), (-20, 960)]),
        trans=0.2,
        curl=2,
    )
    hill = [(-20, 826), (100, 776), (220, 712), (330, 652), (420, 626), (520, 622), (640, 634)]
    b.sheet(150, "#d2aa22", curve([*hill, (640, 960, "c"), (-20, 960, "c")]), trans=0.1, curl=3)
    # the open grave and its earth
    b.sheet(128, "#3c2a10", poly([(330, 668), (470, 660), (496, 690), (346, 702)]), trans=0.04)
    b.sheet(
        122,
        "#7a5818",
        curve([(484, 790, "c"), (500, 700), (524, 672), (556, 664), (590, 680), (630, 720), (640, 790, "c")]),
        trans=0.06,
        curl=3,
    )
    b.sheet(
        104,
        "#b28a18",
        curve([(-20, 900), (160, 846), (330, 792), (470, 760), (640, 752), (640, 960), (-20, 960)]),
        trans=0.1,
        curl=3,
    )
    # the keeper, in bees
    man = person(
        "man",
        lean=-2,
        head=0,
        near=(34, 70),
        far=(-12, 8),
        legs=((9, 2), (-10, -13)),
        coat=0.4,
        flare=0.8,
        hair_="bald",
        hands=("open", "rest"),
    )
    hx, hy = person.joints["head"]
    net = curve(
        [
            (hx - 9, hy - 6, "c"),
            (hx - 8.4, hy + 5),
            (hx - 5, hy + 10),
            (hx + 5, hy + 10),
            (hx + 9, hy + 5),
            (hx + 9, hy - 6, "c"),
        ]
    )
    brim = curve(
        [
            (hx - 24, hy - 3),
            (hx - 10, hy - 8),
            (hx + 10, hy - 8),
            (hx + 24, hy - 3),
            (hx + 10, hy - 2.6),
            (hx - 10, hy - 2.6),
        ]
    )
    crown = curve([(hx - 8.5, hy - 6, "c"), (hx - 7, hy - 15), (hx + 7, hy - 15), (hx + 8.5, hy - 6, "c")])
    shape, rim = put([*man, net, crown], 452, 664, 3.7), put([brim, crown], 452, 664, 3.7)
    b.sheet(120, "#4a300c", m=mask(shape, rim), trans=0.06, curl=2)
    for z, n, seed, size, stray, col in (
        (112, 1300, 3, 3.5, 60, "#3a2408"),
        (106, 900, 8, 3.4, 120, "#1f1204"),
        (100, 300, 5, 2.8, 20, "#d89c20"),
    ):
        bodies, wings = bees(shape, n, seed, size, stray)
        edge, _ = bees(rim, n // 6, seed + 1, size * 0.9)
        b.sheet(z, col, bodies, edge, trans=0.05, casts=0.6)
        if z == 106:
            b.sheet(103, "#fff8d8", wings[: stray + 50], veil=0.7, trans=0.4, casts=0)
    # the six, with what they carry
    for z, dx, dy, col in ((96, 10, -8, "#3f5578"), (84, 0, 4, "#1f3a6a")):
        for j, (x, build, hat_) in enumerate(((80, "man", "top"), (134, "stout", None), (188, "man", "brim"))):
            y = 790 - (x - 80) * 0.53
            step = ((18, 4), (-16, -34)) if (j + z // 12) % 2 else ((6, -4), (-10, -16))
            who = person(
                build,
                lean=14,
                head=10 + 3 * j,
                near=(150, 176),
                far=(10, 24),
                legs=step,
                feet=(0, 20),
                coat=0.42,
                flare=0.7,
                hat_=hat_,
                hands=("grip", "rest"),
            )
            b.sheet(z, col, put(who, x + dx, y + dy, 0.8, True), trans=0.04)
    box = poly([(60, 728), (62, 706), (204, 632), (222, 640), (216, 652), (72, 730)])
    b.sheet(90, "#6a3f1c", box, trans=0.05, curl=2)
    return b.render()
