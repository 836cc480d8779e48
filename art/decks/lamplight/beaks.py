"""The rope walker is half-way across, although at both ends the rope is only held in the beaks of birds."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, fir, mask, person, poly, put, ribbon

SENTENCE = "The rope walker is half-way across, although at both ends the rope is only held in the beaks of birds."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

WING = [
    (-22, -6, "c"),
    (-34, -60),
    (-20, -124),
    (30, -186, "c"),
    (34, -160),
    (58, -162, "c"),
    (54, -138),
    (76, -134, "c"),
    (68, -112),
    (86, -102, "c"),
    (74, -82),
    (86, -68, "c"),
    (70, -54),
    (76, -38, "c"),
    (50, -24),
    (34, -4, "c"),
]


def stork():
    """A stork that beats its wings upright: (far wing, body, near wing), beak left, its tip at 0,0."""
    body = [
        curve([(104, -8), (130, -22), (166, -18), (196, -2), (230, 4, "c"), (196, 16), (158, 22), (118, 14)]),
        ribbon([(118, -4), (92, -20), (74, -14), (58, 0)], 17, 11),
        circle(54, 1, 11, 10),
        poly([(50, -6), (-2, 1), (48, 4)]),
        poly([(50, 3), (-2, 3), (48, 10)]),
        ribbon([(180, 14), (210, 34), (244, 44)], 4.4, 3),
        ribbon([(170, 16), (202, 42), (232, 56)], 4.4, 3),
    ]
    near = put([curve(WING, k=0.5)], 150, -8, 1.25, rot=-2)
    far = put([curve(WING, k=0.5)], 134, -10, 1.2, rot=-38)
    return far, body, near


def clouds(k, seed, cx=300, cy=400):
    """A round opening in the clouds."""
    r, pts = random.Random(seed), []
    n = 18
    for i in range(n):
        a = math.tau * i / n + r.uniform(-0.1, 0.1)
        rx, ry = 330 * k * r.uniform(0.9, 1.06), 420 * k * r.uniform(0.92, 1.06)
        pts += [
            (cx + rx * math.cos(a), cy + ry * math.sin(a), "c"),
            (cx + rx * 0.9 * math.cos(a + 0.2), cy + ry * 0.9 * math.sin(a + 0.2)),
        ]
    return curve(pts, k=0.9)


def draw():
    """From the street: roofs lean in, a rope crosses the open sky, a stork at either end."""
    b = Box(KEY, glow_at=(300, 420), glow_r=330, sharp=(20, 240), aperture=0.03, mat_seed=175, sun_power=0.74)
    for z, k, col, t in ((226, 0.7, "#fbd3b4", 0.5), (206, 0.86, "#f6b6a4", 0.42), (186, 1.02, "#ee9c9c", 0.34)):
        b.sheet(z, col, m=1 - mask(clouds(k, z + 5)), trans=t, curl=2, tex=0.6)
    # the tops of the firs all about, seen from the ground
    r = random.Random(7)
    for z, n, col, l in ((168, 13, "#c9798f", 330), (146, 12, "#a65a80", 290), (122, 11, "#79406f", 250)):
        trees = []
        for i in range(n):
            a = math.radians(22 + 136 * (i + r.uniform(0.2, 0.8)) / n)
            x, y = 300 + 420 * math.cos(a), 430 + 560 * math.sin(a)
            lean = math.degrees(math.atan2(430 - y, 300 - x)) + 90
            trees += put([fir(0, 0, l * r.uniform(0.75, 1.15), 8, 0.2)], x, y, rot=lean)
        b.sheet(z, col, trees, trans=0.12, curl=2)
    # two storks and what they hold
    ends = ((176, 440, True, 3), (424, 412, False, -5))
    for x, y, flip, rot in ends:
        for z, col, part in zip((92, 74, 60), ("#b96e8e", "#7d3f6e", "#5d2c5c"), stork(), strict=True):
            b.sheet(z, col, put(part, x, y, 0.6, flip=flip, rot=rot), trans=0.1, curl=3)
    rope = [(172, 442), (240, 456), (304, 462), (364, 442), (428, 413)]
    b.sheet(
        66,
        "#3a1a40",
        ribbon(rope, 3.4),
        ribbon([(172, 442), (166, 462), (173, 486), (167, 508)], 3.2, 2),
        ribbon([(428, 413), (434, 436), (428, 460)], 3.2, 2),
        trans=0.03,
    )
    walker = person(
        "woman",
        lean=2,
        head=4,
        near=(54, 76),
        far=(-44, -66),
        legs=((17, 3), (-15, -26)),
        feet=(6, 22),
        coat=0.34,
        flare=1.9,
        hair_="topknot",
        hands=("grip", "grip"),
    )
    pole = ribbon([(-86, -40), (-40, -51), (0, -55), (40, -51), (86, -40)], 2)
    b.sheet(52, "#174a68", put([*walker, pole], 302, 463, 1.0, rot=-3), trans=0.03)
    return b.render(exposure=1.04)
