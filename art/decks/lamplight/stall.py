"""The horse has come home to its stall, but the road has followed it in and lain down."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, at, curve, mask, poly, put, rect, ribbon, spline

SENTENCE = "The horse has come home to its stall, but the road has followed it in and lain down."
KEY = "autumn_dusk"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "animal"

# from the horizon through the door, and round itself on the straw
ROAD = [
    (396, 318),
    (370, 340),
    (410, 366),
    (372, 400),
    (400, 440),
    (452, 500),
    (470, 580),
    (400, 640),
    (250, 650),
    (120, 700),
    (90, 780),
    (180, 846),
    (330, 850),
    (440, 806),
    (440, 740),
    (340, 706),
    (240, 728),
    (214, 776),
    (270, 804),
    (340, 786),
]


def wide(t):
    """How wide the road is: a thread at the horizon, a bed in the barn."""
    return 3 + 62 * min(1, t * 1.9) ** 1.5 * (1 if t < 0.8 else 1 - 0.5 * (t - 0.8) / 0.2)


def tired_horse():
    """A horse with its head down, 320 long, feet at 0,0."""
    torso = [
        (-70, -150),
        (-20, -141),
        (40, -146),
        (82, -152),
        (112, -132),
        (118, -100),
        (100, -80),
        (40, -68),
        (-30, -64),
        (-80, -74),
        (-102, -104),
        (-94, -134),
    ]
    neck = [
        (-50, -150),
        (-104, -140),
        (-150, -116),
        (-166, -100),
        (-186, -60),
        (-206, -26),
        (-202, -12),
        (-186, -8),
        (-172, -30),
        (-150, -50),
        (-136, -70),
        (-116, -80),
        (-84, -76),
    ]
    mane = [
        (-46, -152),
        (-100, -148),
        (-150, -116),
        (-140, -104),
        (-124, -112),
        (-116, -100),
        (-100, -116),
        (-90, -104),
        (-70, -126),
    ]
    return [
        curve(torso),
        curve(neck),
        curve([(x, y, "c") if i > 2 else (x, y) for i, (x, y) in enumerate(mane)]),
        curve([(-140, -118, "c"), (-152, -132), (-168, -136, "c"), (-164, -120), (-154, -106, "c")]),
        ribbon([(-88, -96), (-86, -50), (-90, -8)], 1, wf=lambda t: 24 - 14 * min(1, t * 1.6)),
        ribbon([(-66, -90), (-60, -50), (-56, -8)], 1, wf=lambda t: 24 - 14 * min(1, t * 1.6)),
        ribbon([(92, -124), (78, -74), (92, -42), (86, -8)], 1, wf=lambda t: 54 - 43 * min(1, t * 1.7)),
        ribbon([(106, -118), (108, -72), (122, -42), (116, -8)], 1, wf=lambda t: 44 - 33 * min(1, t * 1.7)),
        *[curve([(x - 8, 0, "c"), (x - 5, -13), (x + 5, -13), (x + 7, 0, "c")]) for x in (-90, -57, 86, 116)],
        ribbon(
            [(112, -136), (132, -112), (130, -70), (138, -34)],
            1,
            wf=lambda t: 8 + 12 * math.sin(math.pi * min(1, t * 1.1)),
        ),
    ]


def draw():
    """A barn in the evening; through its door a road comes in and coils up."""
    b = Box(KEY, glow_at=(400, 330), glow_r=260, sharp=(20, 240), aperture=0.04, mat_seed=107, sun_power=0.8)
    # outside
    b.sheet(
        230,
        "#e0965a",
        curve([(-20, 326), (200, 318), (330, 326), (480, 312), (640, 326), (640, 600), (-20, 600)]),
        trans=0.4,
    )
    b.sheet(218, "#c06c40", curve([(-20, 400), (260, 372), (430, 392), (640, 370), (640, 620), (-20, 620)]), trans=0.3)
    # the barn's back wall with its door
    door = poly([(270, 610), (270, 190), (520, 190), (520, 610)])
    b.sheet(170, "#8a4a34", m=1 - mask(door), trans=0.06)
    boards = [rect(x, -20, 5, 640) for x in (66, 118, 172, 226, 560)]
    b.sheet(164, "#74392c", boards, trans=0.05)
    b.sheet(
        150, "#5a2c2e", rect(248, 178, 22, 440), rect(520, 178, 22, 440), rect(228, 170, 334, 24), trans=0.05, curl=1
    )
    b.sheet(120, "#552a2e", poly([(-20, -20), (640, -20), (640, 190), (340, 30), (-20, 220)]), trans=0.05)
    frame = [
        rect(-20, -20, 56, 960),
        rect(568, -20, 60, 960),
        poly([(-20, 150), (340, -30), (640, 120), (640, 84), (340, -66), (-20, 114)]),
    ]
    b.sheet(96, "#3f2028", frame, trans=0.05)
    b.sheet(140, "#a8683c", rect(-20, 604, 640, 340), trans=0.08)
    r = random.Random(4)
    straw = []
    for _ in range(90):
        x, y, l = r.uniform(30, 570), r.uniform(620, 890), r.uniform(14, 34)
        straw.append(ribbon([(x, y), (x + l, y + r.uniform(-8, 8))], 2.2, 1.2))
    b.sheet(134, "#d99a54", straw, trans=0.1)
    # the road, with its ruts
    b.sheet(110, "#f2cf98", ribbon(ROAD, 1, wf=wide), trans=0.12, curl=4)
    P = spline(ROAD, 16)
    d = np.gradient(P, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], 1) * np.array([wide(t) for t in np.linspace(0, 1, len(P))])[:, None]
    for s in (-0.2, 0.2):
        line = (P + side * s)[60:-6:6]
        b.sheet(108, "#c08a5a", ribbon([tuple(p) for p in line], 2, wf=lambda t: 1.2 + 5 * min(1, t * 3)), trans=0.1)
    stones = [(64, 760, 1.3), (208, 886, 1.5), (494, 806, 1.4), (530, 610, 1.0), (404, 478, 0.5)]
    stone = curve([(-9, 0, "c"), (-9, -18), (0, -26), (9, -18), (9, 0, "c")])
    b.sheet(92, "#fbe6c0", [at(stone, x, y, s) for x, y, s in stones], trans=0.1, curl=1)
    # manger and horse
    b.sheet(86, "#4a2529", poly([(30, 600), (150, 600), (134, 664), (30, 664)]), trans=0.05, curl=1)
    b.sheet(60, "#2b1624", put(tired_horse(), 282, 722, 1.12), trans=0.05, curl=1)
    return b.render(exposure=1.05)
