"""The swimming pool has been drained, but the shadows of the swimmers still do their lengths."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, leaf, mask, put, rect, ribbon, tones

SENTENCE = "The swimming pool has been drained, but the shadows of the swimmers still do their lengths."
KEY = "mint"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "nobody"


def swimmer(arms, kick, wide=1.0):
    """One who swims upwards, seen from above: arms as (left, right) angles from straight ahead."""
    out = [
        curve(
            [
                (-13 * wide, -24),
                (0, -30),
                (13 * wide, -24),
                (11 * wide, 0),
                (9 * wide, 22),
                (0, 28),
                (-9 * wide, 22),
                (-11 * wide, 0),
            ]
        ),
        circle(0, -38, 9, 11),
    ]
    for sgn, a in zip((-1, 1), arms, strict=True):
        t = math.radians(a)
        elbow = (sgn * (11 + 16 * math.sin(t)), -22 - 20 * math.cos(t))
        hand = (elbow[0] - sgn * 4, elbow[1] - 24 * math.cos(t * 0.8))
        out.append(ribbon([(sgn * 10, -22), elbow, hand], 8, 4.4))
    for sgn, k in zip((-1, 1), kick, strict=True):
        out.append(ribbon([(sgn * 5, 20), (sgn * (6 + k), 44), (sgn * (5 + k * 0.4), 72)], 10, 4))
    return out


def draw():
    """A dry basin from above, dark shapes in its lanes."""
    b = Box(KEY, glow_at=(240, 340), glow_r=460, sharp=(10, 260), aperture=0.03, mat_seed=112)
    b.slant = (-0.55, -0.45)
    r = random.Random(12)
    b.sheet(150, "#e9f7ec", m=1 - mask(rect(96, 84, 420, 880)), trans=0.1, curl=3)
    joints = (
        [rect(x, y, 116, 2) for y in range(30, 920, 56) for x in (-20, 518)]
        + [rect(-20, 56, 640, 2)]
        + [rect(x, -20, 2, 940) for x in (40, 68, 544, 572)]
    )
    b.sheet(148, "#cfe9d8", joints, trans=0.1, casts=0)
    walls = tones("#a8e0cc", "#57b8a4", 4)
    for i, col in enumerate(walls):
        d = 12 + 9 * i
        b.sheet(166 + 16 * i, col, m=1 - mask(rect(96 + d, 84 + d * 1.2, 420 - 2 * d, 880)), trans=0.1)
    floor = 236
    b.sheet(floor, "#8fd9c6", rect(-20, -20, 640, 940), trans=0.1)
    tiles = [rect(x, -20, 1.6, 940) for x in range(130, 500, 22)] + [
        rect(100, y, 420, 1.6) for y in range(110, 920, 22)
    ]
    b.sheet(floor - 1, "#7ccbb6", tiles, trans=0.1, casts=0)
    b.sheet(
        floor - 2,
        "#2f7f86",
        [rect(x - 5, 170, 10, 760) for x in (197, 306, 415)],
        [rect(x - 26, 168, 52, 10) for x in (197, 306, 415)],
        trans=0.1,
        casts=0,
    )
    shapes = [
        (196, 300, swimmer((10, 150), (2, 6)), 1.5, 3), (306, 560, swimmer((150, 14), (5, 2), 1.15), 1.6, 180),
        (415, 250, swimmer((60, 60), (14, 14)), 1.45, -4), (197, 730, swimmer((24, 160), (3, 7), 0.9), 1.4, -2),
        (415, 640, swimmer((140, 12), (7, 2)), 1.55, 4),
    ]  # fmt: skip
    for x, y, pose, s, rot in shapes:
        for z in (floor, floor - 1, floor - 2):
            b.shade(z, put(pose, x, y, s, rot=rot), strength=0.92, soft=1.8, tint="#0f4a5c")
    leaves = [
        at(leaf(r.uniform(12, 20)), r.gauss(440, 40), r.uniform(800, 890), rot=r.uniform(0, 360)) for _ in range(26)
    ]
    b.sheet(floor - 8, "#e0903a", leaves, trans=0.1, curl=2)
    # a ladder into nothing, and a towel that somebody has left
    rails = [ribbon([(66, y), (128, y), (140, y + 2)], 6) for y in (470, 512)]
    b.sheet(126, "#f6fbf6", rails, [ribbon([(x, 470), (x, 512)], 5) for x in (112, 130)], trans=0.1, curl=2)
    towel = curve([(536, 596, "c"), (574, 590, "c"), (578, 690, "c"), (540, 694, "c"), (534, 640)])
    b.sheet(140, "#e0583a", towel, trans=0.1, curl=4)
    b.sheet(
        136,
        "#f6efe0",
        put([rect(-20, 0, 40, 8)], 556, 604, rot=-8),
        put([rect(-20, 0, 40, 8)], 558, 672, rot=-5),
        trans=0.1,
    )
    return b.render(exposure=1.05)
