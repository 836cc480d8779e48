"""One suitcase has gone round the empty belt until it grew moss, but every evening someone comes to water it."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, leaf, lens, overhead, person, poly, put, rect, ribbon, sprig

SENTENCE = "One suitcase has gone round the empty belt until it grew moss, but every evening someone comes to water it."
KEY = "noon_fog"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "old"

LONG, TURN = 230, 68  # half the belt's straight side; how far it is turned


def along(s, r):
    """A point of the belt's ring: s from 0 to 1 round it, r from its middle line."""
    arc = math.pi * 150
    whole = 4 * LONG + 2 * arc
    d = s % 1 * whole
    if d < 2 * LONG:
        x, y = -LONG + d, -(150 + r)
    elif d < 2 * LONG + arc:
        a = (d - 2 * LONG) / 150
        x, y = LONG + (150 + r) * math.sin(a), -(150 + r) * math.cos(a)
    elif d < 4 * LONG + arc:
        x, y = LONG - (d - 2 * LONG - arc), 150 + r
    else:
        a = (d - 4 * LONG - arc) / 150
        x, y = -LONG - (150 + r) * math.sin(a), (150 + r) * math.cos(a)
    c, k = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
    return 236 + x * c - y * k, 420 + x * k + y * c


def ring(r):
    """The whole edge at r."""
    return poly([along(i / 160, r) for i in range(160)])


def plate(s):
    """One plate of the belt, its front edge round."""
    n = 46
    return curve([(*along(s, -62), "c"), along(s + 0.4 / n, -30), along(s + 0.5 / n, 0), along(s + 0.4 / n, 30),
                  (*along(s, 62), "c"), (*along(s - 1.1 / n, 62), "c"), (*along(s - 1.1 / n, -62), "c")])  # fmt: skip


def draw():
    """From above: the belt's ring, one green case, one who has brought a can."""
    b = Box(KEY, glow_at=(200, 300), glow_r=460, sharp=(10, 240), aperture=0.03, mat_seed=108)
    b.slant = (-0.6, -0.5)
    r = random.Random(8)
    b.sheet(210, "#d3d9de", rect(-20, -20, 640, 940), trans=0.1)
    tiles = [poly([(x, -20), (x + 2, -20), (x + 202, 940), (x + 200, 940)]) for x in range(-240, 620, 90)]
    tiles += [poly([(-20, y), (640, y - 140), (640, y - 138), (-20, y + 2)]) for y in range(0, 1100, 90)]
    b.sheet(207, "#c2cad2", tiles, trans=0.1, casts=0)
    b.sheet(180, "#eef0ee", ring(92), trans=0.1, curl=2)
    b.sheet(168, "#7b8898", ring(70), trans=0.08)
    for k, (z, col) in enumerate(((160, "#5f6d80"), (157, "#6b7a8d"))):
        b.sheet(z, col, [plate((i + 0.5 * k) / 23) for i in range(23)], trans=0.06, curl=2)
    b.sheet(140, "#eef0ee", ring(-64), trans=0.1, curl=2)
    b.sheet(128, "#f8f8f4", ring(-96), trans=0.12, curl=2)
    # the case and what has grown on it
    cx, cy = along(0.165, 4)
    rot = TURN - 14
    case = curve([(-82, -50), (82, -50), (84, -48), (84, 48), (82, 50), (-82, 50), (-84, 48), (-84, -48)], k=0.3)
    b.sheet(
        138,
        "#8f4a2c",
        put([case, ribbon([(-20, 50), (-20, 68), (20, 68), (20, 50)], 8)], cx, cy, rot=rot),
        trans=0.05,
        curl=3,
    )
    b.sheet(132, "#e2b56a", put([rect(-56, -51, 13, 102), rect(43, -51, 13, 102)], cx, cy, rot=rot), trans=0.05, curl=1)
    spots = [
        (-60, -36),
        (-38, -30),
        (-14, -40),
        (-66, -8),
        (-40, 0),
        (-14, -12),
        (10, -34),
        (-62, 22),
        (8, -2),
        (34, -38),
        (-30, 24),
    ]
    for z, col, k, n in ((124, "#2f6b38", 27, 11), (116, "#4a8f42", 20, 9), (108, "#6fb04e", 14, 7)):
        blobs = [circle(x + r.uniform(-5, 5), y + r.uniform(-5, 5), k * r.uniform(0.7, 1)) for x, y in spots[:n]]
        tufts = [at(leaf(r.uniform(10, 18)), x, y, rot=r.uniform(0, 360)) for x, y in spots[:n] for _ in range(5)]
        b.sheet(z, col, put([*blobs, *tufts], cx, cy, rot=rot), trans=0.12, curl=3)
    fronds = ((-160, 84), (-112, 70), (-60, 88), (-14, 96), (40, 74), (96, 62), (150, 78))
    ferns = [sprig(-34, -18, math.radians(a), l, i, 14, 8) for i, (a, l) in enumerate(fronds)]
    b.sheet(96, "#2f8a4a", put(ferns, cx, cy, rot=rot), trans=0.15, curl=2)
    # whoever waters it stands on the island
    px, py = 262, 452
    pose = person("old", lean=8, near=(60, 74), far=(10, 20), head=16, hat_="brim", coat=0.8, flare=0.7)
    b.shade(128, put(pose, px, py + 8, 2.3, rot=150), strength=0.7, soft=1.4, tint="#8fa3c8")
    can = [
        circle(0, 0, 15, 13),
        ribbon([(0, -12), (2, -30), (4, -44)], 6, 4),
        circle(4, -46, 8, 5),
        ribbon([(-11, 9), (0, 24), (11, 9)], 4),
    ]
    b.sheet(70, "#4f86a8", put(can, 324, 404, 1.2, rot=62), trans=0.05, curl=2)
    drops = [
        lens([(370 + 8 * i, 384 - 5 * i + d), (382 + 8 * i, 380 - 4 * i + d * 1.2)], 3)
        for i in range(3)
        for d in (-12, 0, 12)
    ]
    b.sheet(68, "#a8d4ea", drops, trans=0.3)
    b.sheet(
        86,
        "#d9452c",
        put([*overhead("old", None, (76, 64), 0.4), circle(0, 6, 19, 13)], px, py, 2.1, rot=58),
        trans=0.06,
        curl=3,
    )
    b.sheet(78, "#2f3a4c", put([circle(0, -1.5, 13, 12)], px, py, 2.1, rot=58), trans=0.05, curl=3)
    b.sheet(72, "#414e64", put([circle(0, -1.5, 7, 6.4)], px, py, 2.1, rot=58), trans=0.05, curl=3)
    return b.render(exposure=1.02)
