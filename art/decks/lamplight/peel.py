"""The peel comes off in one ribbon and leads out of the door, but at its end someone is winding it up."""

import math

import numpy as np

from art.kit.lamplit.all import Box, at, chair, circle, curve, mask, person, poly, put, rect, ribbon, spline

SENTENCE = "The peel comes off in one ribbon and leads out of the door, but at its end someone is winding it up."
KEY = "market"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "adult"

DOOR = rect(322, 196, 176, 426)
PEEL = [
    (166, 742),
    (176, 800),
    (226, 846),
    (330, 862),
    (446, 838),
    (500, 792),
    (462, 748),
    (350, 722),
    (292, 694),
    (330, 658),
    (412, 638),
    (440, 606),
    (410, 574),
    (424, 540),
    (412, 512),
]


def breadth(t):
    """The peel's breadth: broad before us, thin in the distance, narrower where it turns."""
    far = 22 + 8 * math.sin(math.pi * min(1, t * 2.4)) - 24 * max(0, t - 0.2)
    return far * (0.74 + 0.26 * math.sin(19 * t))


def skin(line):
    """The orange outside: a strip that wanders from one edge of the peel to the other."""
    P = spline(line)
    d = np.gradient(P, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    t = np.linspace(0, 1, len(P))
    off = np.array([breadth(u) for u in t]) * 0.2 * np.sin(16 * t)
    moved = P + np.stack([-d[:, 1], d[:, 0]], 1) * off[:, None]
    return ribbon([tuple(p) for p in moved[::6]], 1, wf=lambda u: breadth(u) * 0.66)


def draw():
    """A woman peels at a table; the ribbon runs over the floor and out to a figure with a great ball."""
    b = Box(KEY, glow_at=(410, 380), glow_r=230, sharp=(20, 270), aperture=0.02, mat_seed=261)
    b.slant = (-0.35, -0.4)
    # outside
    b.sheet(262, "#f8cf8c", curve([(300, 520), (380, 500), (460, 512), (520, 494), (520, 660), (300, 660)]), trans=0.3)
    b.sheet(250, "#f2b870", curve([(300, 566), (400, 552), (520, 560), (520, 680), (300, 680)]), trans=0.2)
    turn = [i * math.tau / 24 for i in range(25)]
    ball = [
        at(ribbon([(36 * math.cos(a), k * math.sin(a)) for a in turn], 2.6), 380, 524, rot=rot)
        for k, rot in ((7, 24), (20, 24), (31, 24), (12, 112))
    ]
    b.sheet(240, "#d8622a", circle(380, 524, 38, 37), trans=0.15, curl=3)
    b.sheet(236, "#f7a85a", ball, trans=0.15, casts=0.4)
    winder = person(
        "man",
        lean=10,
        head=12,
        near=(60, 110),
        far=(80, 70),
        legs=((8, 2), (-12, -18)),
        coat=0.75,
        flare=0.7,
        hat_="brim",
        hands=("grip", "grip"),
    )
    b.sheet(244, "#43202c", put(winder, 440, 562, 0.86), trans=0.04)
    # the room
    b.sheet(206, "#f6c89a", m=1 - mask(DOOR), trans=0.12)
    b.sheet(196, "#c8603a", m=mask(rect(304, 178, 212, 446)) * (1 - mask(rect(324, 198, 172, 440))), trans=0.1, curl=1)
    b.sheet(176, "#d8744a", poly([(498, 196), (572, 156), (572, 700), (498, 622)]), trans=0.08, curl=1)
    b.sheet(
        172,
        "#b85634",
        poly([(512, 226), (558, 200), (558, 400), (512, 400)]),
        poly([(512, 430), (558, 436), (558, 650), (512, 604)]),
        trans=0.08,
        curl=2,
    )
    b.sheet(184, "#e8a878", poly([(-20, -20), (640, -20), (640, 58), (40, 58)]), trans=0.1)
    b.sheet(180, "#eeb486", poly([(-20, -20), (44, 60), (44, 620), (-20, 700)]), trans=0.1)
    floor = mask(poly([(44, 618), (640, 618), (640, 960), (-20, 960), (-20, 690)]))
    b.sheet(168, "#fbe3bd", m=floor, trans=0.1)
    lines = [
        poly([(410 + 60 * k - 1, 618), (410 + 60 * k + 1, 618), (410 + 170 * k + 3, 930), (410 + 170 * k - 3, 930)])
        for k in range(-8, 5)
    ] + [ribbon([(-20, y), (640, y)], 2) for y in (646, 686, 742, 820)]
    b.sheet(164, "#eecb9c", m=mask(lines) * floor, trans=0.1, casts=0.2)
    shelf = [rect(80, 250, 170, 9), rect(80, 350, 170, 9)]
    pots = [
        curve([(x - w, 250, "c"), (x - w * 1.1, 250 - h), (x + w * 1.1, 250 - h), (x + w, 250, "c")])
        for x, w, h in ((108, 15, 34), (150, 12, 46), (204, 20, 28))
    ] + [circle(116, 334, 16), circle(152, 330, 20), circle(196, 332, 18)]
    b.sheet(192, "#c8603a", shelf, pots, trans=0.08, curl=2)
    # the table and the one who peels
    b.sheet(120, "#8a3a2c", put(chair(), 88, 806, 1.66, flip=True), trans=0.05)
    her = person(
        "woman",
        lean=12,
        head=24,
        near=(40, 92),
        far=(44, 88),
        legs=((84, 4), (78, -6)),
        feet=(0, 4),
        seat=40,
        hair_="bun",
        coat=0.55,
        flare=1.2,
        hands=("grip", "grip"),
    )
    hx, hy = person.joints["near"]
    b.sheet(104, "#3f2430", put(her, 88, 806, 1.66, flip=True), trans=0.05, curl=1)
    fx, fy = 88 - hx * 1.66 + 10, 806 + hy * 1.66
    b.sheet(92, "#f08a30", circle(fx, fy - 6, 17), trans=0.1, curl=3)
    b.sheet(
        88,
        "#ffd9a0",
        curve([(fx - 14, fy - 16), (fx + 4, fy - 23), (fx + 17, fy - 8), (fx + 6, fy - 4), (fx - 8, fy - 8)]),
        trans=0.1,
        curl=2,
    )
    line = [(fx + 10, fy + 2), *PEEL[1:]]
    b.sheet(158, "#fff0d0", ribbon(line, 1, wf=breadth), trans=0.1, curl=2)
    b.sheet(153, "#e8641c", skin(line), trans=0.1, curl=3)
    return b.render(exposure=1.08)
