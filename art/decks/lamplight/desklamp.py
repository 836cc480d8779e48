"""Everybody has gone home from the office, but the lamp goes on from desk to desk."""

import random

from art.kit.lamplit.all import Box, circle, curve, mask, poly, put, rect, ribbon

SENTENCE = "Everybody has gone home from the office, but the lamp goes on from desk to desk."
KEY = "moonless"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "nobody"

ROWS = [  # z, scale, height of the desk tops, distance from the aisle, colour of tops and of fronts
    (236, 0.52, 402, 108, "#6a74a4", "#3c4674"),
    (204, 0.72, 470, 148, "#6f78a8", "#3c4674"),
    (166, 1.0, 562, 200, "#757ead", "#3a4470"),
    (122, 1.38, 688, 268, "#6a739f", "#343d66"),
    (74, 1.9, 856, 356, "#5a638e", "#2a3256"),
]


def top(x, y, s):
    """The top of a desk, seen from a little above; its near edge at y."""
    tilt = (300 - x) * 0.1
    return poly([(x - 96 * s, y), (x + 96 * s, y), (x + 82 * s + tilt, y - 34 * s), (x - 82 * s + tilt, y - 34 * s)])


def front(x, y, s):
    """The front of a desk: two blocks of drawers and the dark between them."""
    return put([rect(-96, 0, 192, 9), rect(-90, 8, 52, 84), rect(38, 8, 52, 84), rect(-40, 8, 80, 26)], x, y, s)


def chair(x, y, s):
    """The back of an office chair, pushed in behind its desk; y is where the desk top hides it."""
    return put(
        [curve([(-22, 20, "c"), (-24, -30), (-16, -46), (0, -50), (16, -46), (24, -30), (22, 20, "c")])], x, y, s
    )


def draw():
    """Dark desks in rows; a flex lies over all those it has left; on one of them the lamp burns."""
    b = Box(
        KEY,
        glow_at=(300, 200),
        glow_r=300,
        sharp=(10, 320),
        aperture=0.02,
        mat_seed=63,
        sun_power=0.2,
        fill_power=0.2,
        sun="#8fa4dc",
        fill="#5a6cb0",
    )
    b.slant = (-0.16, -0.16)
    r = random.Random(7)
    # windows on the night
    panes = [rect(60 + 124 * i, 70, 108, 230) for i in range(4)]
    b.sheet(
        300,
        "#1b2446",
        rect(-20, -20, 640, 400),
        trans=0.1,
        holes=[([rect(70 + r.uniform(0, 460), 170 + r.uniform(0, 120), 5, 7) for _ in range(16)], "#ffcf7a", 1, 0.5)],
    )
    b.sheet(280, "#4a5588", m=(1 - mask(panes)) * mask(rect(-20, -20, 640, 420)), trans=0.04, curl=2)
    b.sheet(270, "#39436f", poly([(-20, 372), (620, 372), (640, 960), (-40, 960)]), trans=0.03)
    lx, ly = 500, 548
    for i, (z, s, y, d, lid, block) in enumerate(ROWS):
        for x in (300 - d, 300 + d):
            if (i, x) == (2, 500):
                b.sheet(z + 10, "#2a3256", put(chair(0, 0, 1), x - 74, y - 18, s, rot=-14), trans=0.03, curl=2)
            else:
                b.sheet(z + 10, "#2a3256", chair(x, y - 26 * s, s), trans=0.03, curl=2)
            lit = (i, x) == (2, 500)
            b.sheet(z + 4, "#f0d49a" if lit else lid, top(x, y, s), trans=0.04, curl=1)
            b.sheet(z, "#8a7684" if lit else block, front(x, y, s), trans=0.03, curl=1)
    # the lamp: foot, stem, shade
    z = 160
    b.sheet(z, "#2c2030", put([circle(0, 0, 22, 6), rect(-3, -62, 6, 62)], lx - 6, ly, 1), trans=0.03, curl=1)
    shade = curve([(-46, -56, "c"), (-40, -78), (-20, -90), (20, -90), (40, -78), (46, -56, "c")])
    b.sheet(z - 8, "#2f7a52", put(shade, lx - 6, ly, 1), trans=0.6, curl=3)
    b.sheet(
        z - 6,
        "#ffe9a8",
        put(curve([(-43, -57), (0, -50), (43, -57), (0, -62)]), lx - 6, ly, 1),
        trans=1,
        holes=[(put(curve([(-40, -57), (0, -51), (40, -57), (0, -61)]), lx - 6, ly, 1), "#fff0b8", 1.2, 1.6)],
    )
    b.lamp(lx - 6, ly - 46, z - 3, "#ffc45a", 3.2, size=8)
    b.lamp(lx - 6, ly - 40, z + 30, "#ffb848", 1.6, size=10)
    b.lamp(lx - 30, ly + 40, 232, "#ffb040", 2.2, size=20)
    b.lamp(lx - 20, ly + 10, 110, "#ffb848", 0.9, size=14)
    cone = poly([(lx - 46, ly - 56), (lx + 36, ly - 56), (lx + 84, ly + 10), (lx - 96, ly + 10)])
    b.sheet(z + 2, "#ffe6a0", cone, veil=0.3, trans=0.6, casts=0, face=3)
    # its flex, over every desk it has stood on
    flex = [
        (40, 905),
        (30, 846),
        (92, 824),
        (150, 838),
        (250, 872),
        (380, 860),
        (470, 832),
        (500, 800),
        (430, 746),
        (300, 726),
        (150, 700),
        (70, 672),
        (60, 650),
        (140, 630),
        (260, 640),
        (340, 620),
        (380, 600),
        (410, 566),
        (450, 552),
        (492, 550),
    ]
    b.sheet(60, "#f0b858", ribbon(flex, 5.4, 3), trans=0.3, casts=0.6, face=2.4)
    return b.render(exposure=1.2)
