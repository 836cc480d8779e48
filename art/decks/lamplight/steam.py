"""There is nothing in the pots, but the steam has laid the table and sat down."""

import math

import numpy as np

from art.kit.lamplit.all import Box, chair, circle, colour, mirror, person, poly, put, rect, ribbon

SENTENCE = "There is nothing in the pots, but the steam has laid the table and sat down."
KEY = "dawn_pink"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "nobody"

PATH = [
    (244, 452),
    (236, 380),
    (268, 290),
    (232, 190),
    (140, 140),
    (66, 200),
    (46, 320),
    (58, 450),
    (84, 570),
    (92, 690),
]


def strand(k, w, phase, stop=1.0):
    """One strand of steam from a pot to the back of a guest: k moves it sideways."""
    pts = []
    for i, (x, y) in enumerate(PATH):
        t = i / (len(PATH) - 1)
        if t > stop:
            break
        spread = math.sin(math.pi * min(1, t * 1.25)) * k
        pts.append((x + spread * math.cos(t * 5.4 + 0.4), y + spread * math.sin(t * 5.4 + 0.4)))
    return ribbon(
        pts, 1, wf=lambda t: 2 + w * math.sin(math.pi * (0.06 + 0.8 * t)) * (1 + 0.32 * math.sin(9 * t + phase))
    )


def curls(x, y, s, turns=1.35):
    """A scroll of steam."""
    pts = [
        (
            x + s * (1 - i / 26) * math.cos(i * turns * math.tau / 22),
            y + s * (1 - i / 26) * math.sin(i * turns * math.tau / 22),
        )
        for i in range(20)
    ]
    return ribbon(pts, s * 0.36, 1.5)


def draw():
    """Two plumes rise from the stove, part, and come down as two guests."""
    b = Box(KEY, glow_at=(300, 330), glow_r=420, sharp=(10, 230), aperture=0.03, mat_seed=45, sun_power=0.72)
    b.slant = (-0.3, -0.3)
    b.sheet(190, "#7c3a62", rect(-20, 700, 640, 260), trans=0.1)
    # the stove
    b.sheet(176, "#5a2c56", rect(176, 500, 248, 240), trans=0.06, curl=2)
    b.sheet(166, "#6b3560", rect(162, 486, 276, 22), trans=0.06, curl=2)
    b.sheet(
        160,
        "#43203f",
        rect(234, 540, 132, 80),
        trans=0.05,
        holes=[([rect(250 + 27 * i, 556, 18, 48) for i in range(4)], "#ffa64a", 1, 0.8)],
    )
    for x, col, s in ((244, "#2f6f90", 0.78), (356, "#2f6f90", 0.78)):
        pot = [
            poly([(-48, 0), (-54, -60), (54, -60), (48, 0)]),
            ribbon([(-50, -48), (-68, -50), (-66, -36)], 7),
            ribbon([(50, -48), (68, -50), (66, -36)], 7),
        ]
        b.sheet(150, col, put(pot, x, 488, s), trans=0.06, curl=3)
        b.sheet(144, "#1d4058", circle(x, 488 - 60 * s, 54 * s, 12 * s), trans=0.05)
    for z, v, strands in (
        (136, 0.42, [(46, 46, 0), (-8, 40, 2), (20, 30, 4)]),
        (124, 0.5, [(26, 26, 1), (-24, 22, 3), (60, 18, 5)]),
        (112, 0.7, [(8, 13, 2), (38, 11, 0), (-34, 9, 4)]),
    ):
        b.sheet(z, "#fffaf4", mirror([strand(*k) for k in strands]), veil=v, trans=0.6, casts=0.35)
    b.sheet(
        108,
        "#fffaf4",
        mirror([curls(150, 236, 36), curls(112, 176, 24, 1.2), curls(206, 300, 26, 1.3)]),
        veil=0.85,
        trans=0.5,
        casts=0.5,
    )
    # chairs, guests
    for x, flip in ((112, True), (488, False)):
        b.sheet(104, "#4a2346", put(chair(), x, 856, 2.9, flip), trans=0.06)
    for x, flip, look in (
        (112, True, dict(build="woman", lean=5, hair_="bun", coat=0.5, flare=1.4)),
        (488, False, dict(build="man", lean=9, hair_="short", beard_="full")),
    ):
        sit = person(head=10, near=(30, 84), far=(26, 92), legs=((84, 4), (78, -8)), seat=40, **look)
        b.sheet(86, "#fffaf4", put(sit, x, 856, 2.9, flip), trans=0.5, curl=4, casts=0.7)
    # the table, laid
    b.sheet(72, "#8a4568", poly([(196, 668), (404, 668), (436, 712), (164, 712)]), trans=0.08, curl=2)
    b.sheet(66, "#5a2c56", rect(164, 712, 272, 15), rect(184, 726, 15, 150), rect(401, 726, 15, 150), trans=0.06)
    b.sheet(
        58,
        "#fffaf4",
        mirror([circle(232, 690, 36, 9)]),
        [poly([(286, 692), (281, 654), (319, 654), (314, 692)])],
        trans=0.4,
        curl=2,
    )
    b.sheet(
        52,
        "#fffaf4",
        mirror([ribbon([(232, 684), (224, 664), (238, 646), (228, 626)], 6, 1.5)]),
        ribbon([(300, 650), (292, 632), (306, 614), (298, 592)], 6, 1.5),
        veil=0.8,
        trans=0.5,
        casts=0,
    )

    def wall(X, Y, light):
        t = np.clip(Y / 760, 0, 1)[..., None]
        k = np.exp(-(((X - 300) / 260) ** 2) - ((Y - 470) / 200) ** 2)[..., None]
        return colour("#c25f86") * (1 - t) + colour("#e88a86") * t + k * colour("#6a3a20")

    b.paint_back = wall
    b.lamp(300, 580, 152, "#ff9a40", 0.5, size=12)
    return b.render()
