"""The flood has reached the conference table, but nobody may stand up before the chairman does."""

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, frontal, lens, mask, person, poly, put, rect, waves

SENTENCE = "The flood has reached the conference table, but nobody may stand up before the chairman does."
KEY = "underwater"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

ROWS = [  # z, scale, distance from the middle, water line, tones of people and water, those on the left and the right
    (196, 1.36, 112, 478, "#3c7f74", "#9fd8bc", [dict(build="man", hair_="bald"), dict(build="woman", hair_="bun")]),
    (
        164,
        1.8,
        158,
        548,
        "#2a665f",
        "#7cc4aa",
        [dict(build="stout", hair_="short"), dict(build="man", hair_="short", beard_="goatee")],
    ),
    (
        128,
        2.4,
        208,
        650,
        "#1b5250",
        "#58ac98",
        [dict(build="old", hair_="bald", beard_="full"), dict(build="stout", hair_="bald")],
    ),
    (86, 3.1, 256, 796, "#0d3a3c", "#369084", [dict(build="man", hair_="short"), dict(build="woman", hair_="bob")]),
]


def water(y, phase, amp):
    """Everything under a faintly wavy line."""
    return curve([*waves(y, amp, phase), (640, 960, "c"), (-20, 960, "c")])


def draw():
    """A long drowned table from its near end; busts on both sides; the chairman against the window."""
    b = Box(KEY, glow_at=(300, 270), glow_r=300, sharp=(10, 280), aperture=0.02, mat_seed=59, sun_power=0.56)
    b.slant = (-0.1, -0.14)
    b.sheet(240, "#4f9c8c", m=1 - mask(rect(176, 120, 248, 250)), trans=0.1)
    slats = [rect(170, 132 + 16 * i, 260, 4) for i in range(7)]
    b.sheet(232, "#cfeed6", slats, rect(162, 108, 276, 12), rect(162, 366, 276, 12), trans=0.2)
    b.sheet(
        226,
        "#3f8a7c",
        poly([(-20, -20), (112, 40), (112, 640), (-20, 700)]),
        poly([(620, -20), (488, 40), (488, 640), (620, 700)]),
        trans=0.08,
        curl=2,
    )
    b.sheet(222, "#2f786c", poly([(-20, -20), (620, -20), (488, 40), (112, 40)]), trans=0.08, curl=2)
    # the chairman
    b.sheet(
        214,
        "#1d4f4c",
        curve([(252, 480, "c"), (252, 300), (266, 262), (300, 252), (334, 262), (348, 300), (348, 480, "c")]),
        trans=0.05,
        curl=2,
    )
    b.sheet(
        208,
        "#0a2a2c",
        put(frontal("stout", arms=((14, -30), (14, -30)), coat=0.4, hair_="bald"), 300, 520, 1.62),
        trans=0.03,
    )
    b.sheet(
        204,
        "#e07a2c",
        put(poly([(-1.8, -80), (1.8, -80), (2.6, -66), (0, -62), (-2.6, -66)]), 300, 520, 1.62),
        trans=0.1,
    )
    for i, (z, s, d, line, tone, wet, pair) in enumerate(ROWS):
        for look, side in zip(pair, (-1, 1), strict=True):
            who = person(lean=4, head=2 - 3 * i * side, near=(24, 66), far=(34, 74), legs=((4, 0), (-4, -6)), **look)
            b.sheet(z, tone, put(who, 300 + d * side, line + 56 * s, s, side < 0), trans=0.04, curl=1)
        b.sheet(z - 10, wet, water(line, i * 1.3, 1.2 + i), trans=0.14, curl=1)
    # the table just under the surface, and what floats on it
    table = poly([(258, 474), (342, 474), (470, 905), (130, 905)])
    b.sheet(72, "#0d3a3c", poly([(250, 474), (350, 474), (488, 905), (112, 905)]), veil=0.34, trans=0.1, casts=0)
    b.sheet(70, "#f4ffe4", table, veil=0.4, trans=0.3, casts=0)
    leaves = [
        (286, 500, 0.5, 8),
        (322, 528, 0.62, -14),
        (268, 566, 0.8, 20),
        (338, 604, 1.0, -6),
        (262, 664, 1.3, -22),
        (352, 720, 1.6, 14),
        (236, 800, 2.0, 8),
    ]
    for x, y, s, a in leaves:
        b.sheet(62, "#fbfff2", put(poly([(-17, -5), (14, -8), (18, 5), (-14, 8)]), x, y, s, rot=a), trans=0.1, curl=2)
    ripples = [
        lens([(x - w, y), (x, y + 1), (x + w, y)], 2.4)
        for x, y, w in ((420, 828, 66), (120, 846, 80), (330, 866, 60), (210, 590, 36), (396, 566, 30), (500, 840, 60))
    ]
    b.sheet(56, "#e6fbe0", ripples, veil=0.5, trans=0.4, casts=0)

    def outside(X, Y, light):
        sea = np.clip((Y - 268) / 3, 0, 1)[..., None]
        return colour("#f4ffe0") * (1 - sea) * 1.1 + colour("#2f8f86") * sea

    b.paint_back = outside
    b.lamp(300, 200, 236, "#f0ffd8", 0.5, size=20)
    return b.render(exposure=1.05)
