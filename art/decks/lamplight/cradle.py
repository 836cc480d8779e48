"""The men at the edge of the pit let down a cradle instead of a coffin."""

import random

import numpy as np

from art.kit.lamplit.all import Box, at, curve, grass, leaf, mask, person, poly, put, ribbon, scaled, tones, tree

SENTENCE = "The men at the edge of the pit let down a cradle instead of a coffin."
KEY = "autumn_dusk"
FRAME = "crowd"
MOOD = "grief"
PROTAGONIST = "adult"

SKY = [
    (128, 336),
    (142, 240),
    (152, 66),
    (230, 58),
    (370, 62),
    (446, 54),
    (462, 240),
    (478, 330),
    (400, 340),
    (300, 334),
    (200, 341),
]
RIM = 332


def bearer(build, **k):
    """A man who leans back against the rope in his hands: (outlines, where the rope leaves them)."""
    pose = dict(
        lean=-9,
        head=16,
        near=(44, 62),
        far=(52, 70),
        legs=((16, 6), (-14, -22)),
        feet=(4, 12),
        coat=0.46,
        flare=0.6,
        hands=("grip", "grip"),
    )
    return person(build, **{**pose, **k}), person.joints["near"]


def draw():
    """From the bottom of the grave: earth walls, a piece of sky, four men, a cradle on ropes."""
    b = Box(KEY, glow_at=(300, 210), glow_r=230, sharp=(20, 240), aperture=0.03, mat_seed=140)
    b.sheet(236, "#8a4a3c", tree(196, 350, 190, 7, w=9), tree(420, 350, 150, 12, w=8), trans=0.3)
    # the men on the far rim
    ropes = []
    for build, x, flip, s, extra in (
        ("man", 196, True, 1.12, dict(hat_=None, hair_="short")),
        ("stout", 246, True, 1.06, dict(hair_="bald", head=26, lean=-5)),
        ("old", 356, False, 1.08, dict(beard_="full", hair_="bald", head=30, lean=-4)),
        ("man", 408, False, 1.14, dict(lean=-13, hair_="short", head=10, coat=0.6)),
    ):
        who, (hx, hy) = bearer(build, **extra)
        b.sheet(214, "#2c1a20", put(who, x, RIM + 2, s, flip), trans=0.05)
        ropes.append((x + (-hx if flip else hx) * s, RIM + 2 + hy * s))
    # the earth, from the far wall to the near one
    steps = (2.86, 2.44, 2.06, 1.74, 1.44, 1.2, 1.0)
    for i, (k, col) in enumerate(zip(steps, tones("#4a2620", "#c76a3e", 7), strict=True)):
        q = random.Random(i)
        pts = [(x + q.uniform(-7, 7) * (k - 0.8), y + q.uniform(-6, 6) * (k - 0.8)) for x, y in scaled(SKY, k, 300, 58)]
        wall = 1 - mask(curve([(*p, "c") if n in (0, 2, 5, 7) else p for n, p in enumerate(pts)], k=0.4))
        if i == 6:
            wall = np.maximum(wall, mask(grass(124, 482, 14, 5, lambda x: RIM + 4, 4)))
        b.sheet(84 + 20 * i, col, m=wall, trans=0.1 + 0.03 * i, curl=3)
    # the cradle on its ropes
    cx, cy = 300, 640
    (ax, ay), (bx, by), (cx2, cy2), (dx, dy) = ropes
    lines = [
        ribbon([(ax, ay), (ax + 8, RIM + 4), (cx - 92, cy - 84)], 3),
        ribbon([(bx, by), (bx + 4, RIM + 4), (cx - 84, cy - 80)], 3),
        ribbon([(cx2, cy2), (cx2 - 4, RIM + 4), (cx + 82, cy - 66)], 3),
        ribbon([(dx, dy), (dx - 8, RIM + 4), (cx + 92, cy - 70)], 3),
    ]
    b.sheet(80, "#f2d6a4", lines, trans=0.1)
    body = curve(
        [(-104, -78, "c"), (-40, -66), (40, -62), (104, -70, "c"), (84, 2), (76, 14, "c"), (-74, 14, "c"), (-84, 2)]
    )
    hood = curve([(-104, -76, "c"), (-116, -120), (-92, -156), (-50, -162), (-22, -136), (-22, -64, "c")])
    rockers = [
        curve(
            [
                (-96, 22, "c"),
                (-60, 40),
                (0, 46),
                (60, 40),
                (96, 22, "c"),
                (98, 32),
                (60, 56),
                (0, 62),
                (-60, 56),
                (-98, 32),
            ]
        ),
        poly([(-64, 10), (-54, 10), (-52, 48), (-64, 46)]),
        poly([(54, 10), (64, 10), (64, 46), (52, 48)]),
    ]
    cloth = curve(
        [
            (-20, -70),
            (20, -80),
            (64, -76),
            (96, -72),
            (80, -34),
            (70, -6, "c"),
            (56, -30),
            (40, -2, "c"),
            (24, -28),
            (6, -8, "c"),
            (-6, -40),
        ]
    )
    tilt = -4
    b.sheet(72, "#8a5630", put(rockers, cx, cy, rot=tilt), trans=0.05, curl=2)
    b.sheet(64, "#c98a50", put([hood], cx, cy, rot=tilt), trans=0.06, curl=3)
    b.sheet(58, "#e0a468", put([body], cx, cy, rot=tilt), trans=0.06, curl=3)
    b.sheet(50, "#fff6e2", put([cloth], cx, cy, rot=tilt), trans=0.1, curl=4)
    b.sheet(
        44,
        "#c2632c",
        [
            at(leaf(q.uniform(15, 22), 0.34), x, y, rot=q.uniform(0, 360))
            for x, y in ((112, 440), (452, 470), (96, 846), (182, 868), (420, 858), (512, 842), (340, 786))
        ],
        trans=0.2,
        curl=2,
    )
    b.lamp(270, 560, 30, "#ffd9a0", 1.1, size=26)
    b.lamp(300, 700, 66, "#ffb070", 0.5, size=20)
    return b.render(exposure=1.08)
