"""She has rowed out above the sunken liner, but its lamps are lit and down there one deck chair has been put out."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, overhead, put, rect, ribbon

SENTENCE = (
    "She has rowed out above the sunken liner, but its lamps are lit and down there one deck chair has been put out."
)
KEY = "underwater"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "adult"

TURN = 24
HALF = [(0, -470), (34, -400), (70, -300), (92, -180), (100, 0), (98, 200), (84, 330), (54, 410), (0, 436)]
HULL = [*HALF, *[(-x, y) for x, y in HALF[-2:0:-1]]]


def ship(shape):
    """A place on the ship, from straight above, about its middle."""
    return put(shape, 318, 440, 1.0, rot=TURN)


def inner(k, y0=0.96):
    """The outline of a deck, k as wide as the hull."""
    return curve([(x * k, y * y0) for x, y in HULL], k=0.5)


def draw():
    """Green water from straight above; deep in it a great ship with its lamps lit; over it a small boat."""
    b = Box(KEY, glow_at=(318, 430), glow_r=420, sharp=(10, 400), aperture=0.01, mat_seed=353, core=0.4)

    def bottom(X, Y, light):
        d = np.clip(np.hypot((X - 318) * 1.1, Y - 440) / 520, 0, 1)[..., None]
        return colour("#1a7470") * (1 - d) + colour("#04222e") * d

    b.paint_back = bottom
    r = random.Random(8)
    b.sheet(
        300, "#052430", ship([curve([(x * 1.06 + 26, y * 1.02 + 10) for x, y in HULL])]), trans=0.02, fixed=0.4, casts=0
    )
    for i, (k, y0, col) in enumerate(((1, 1, "#0d4450"), (0.92, 0.95, "#c98a48"), (0.84, 0.9, "#e0a45c"))):
        b.sheet(290 - 8 * i, col, ship([inner(k, y0)]), trans=0.05, fixed=0.44 + 0.04 * i, casts=0.4, curl=2)
    planks = [rect(x, -420, 1.4, 830) for x in range(-84, 90, 12)]
    b.sheet(272, "#8a5428", m=mask(ship(planks)) * mask(ship([inner(0.82, 0.88)])), trans=0.02, fixed=0.5, casts=0)
    # the houses on deck, their skylights lit
    houses = [rect(-46, -230, 92, 120), rect(-56, -90, 112, 210), rect(-46, 140, 92, 130)]
    b.sheet(262, "#0f4a54", ship(houses), trans=0.03, fixed=0.6, curl=3)
    b.sheet(
        256,
        "#1a6a70",
        ship([rect(-38, -222, 76, 104), rect(-46, -80, 92, 190), rect(-38, 148, 76, 114)]),
        trans=0.03,
        fixed=0.62,
        curl=2,
    )
    sky = [rect(-26 + 28 * i, -206 + 24 * j, 22, 16) for i in range(2) for j in range(3)]
    sky += [rect(-26 + 28 * i, 164 + 28 * j, 22, 18) for i in range(2) for j in range(3)]
    b.sheet(250, "#ffdf80", ship(sky), trans=0.6, fixed=1.2, casts=0)
    funnels = [circle(0, y, 26, 30) for y in (-40, 40)]
    b.sheet(244, "#b8442c", ship(funnels), trans=0.03, fixed=0.62, curl=4)
    b.sheet(240, "#120c14", ship([circle(0, y, 17, 20) for y in (-40, 40)]), trans=0, fixed=0.5, casts=0)
    lamps = [(s * 76 * math.sqrt(max(0.1, 1 - (y / 480) ** 4)), y) for y in range(-270, 340, 76) for s in (-1, 1)]
    b.sheet(238, "#fff0b0", ship([circle(x, y, 5) for x, y in lamps]), trans=0.6, fixed=1.3, casts=0)
    # one chair on the foredeck, its lamp beside it
    cloth = [rect(-15, -34 + 12 * i, 30, 7) for i in range(6)]
    seat = (6, -292)
    b.sheet(
        246,
        "#5a2c18",
        ship(put([rect(-20, -40, 5, 80), rect(15, -40, 5, 80)], *seat, 0.9, rot=-14)),
        trans=0.02,
        fixed=0.5,
    )
    b.sheet(243, "#fff2d8", ship(put([rect(-16, -38, 32, 76)], *seat, 0.9, rot=-14)), trans=0.1, fixed=0.85, curl=3)
    b.sheet(242, "#d8402c", ship(put(cloth, *seat, 0.9, rot=-14)), trans=0.1, fixed=0.8, casts=0)
    # the water above it, bent light, a few weeds across the stern
    for x, y in [*lamps[::3], (0, -160), (0, 200), seat]:
        a = math.radians(TURN)
        b.lamp(
            318 + x * math.cos(a) - y * math.sin(a),
            440 + x * math.sin(a) + y * math.cos(a),
            222,
            "#ffb840",
            0.3,
            size=14,
        )
    b.sheet(218, "#0d5a66", rect(-20, -20, 640, 940), trans=0.3, veil=0.3, fixed=0.7, casts=0)
    glints = []
    for _ in range(34):
        x, y, w = r.uniform(-10, 610), r.uniform(20, 880), r.uniform(20, 60)
        glints.append(
            lens(
                [(x - w, y + r.uniform(-5, 5)), (x, y + r.uniform(-9, 9)), (x + w, y + r.uniform(-5, 5))],
                r.uniform(2, 4),
            )
        )
    b.sheet(120, "#7fd0c4", glints, trans=0.3, veil=0.4, fixed=0.7, casts=0)
    # the boat
    bx, by, turn = 196, 300, -38
    small = curve(
        [(0, -74, "c"), (22, -40), (27, 0), (22, 44), (14, 62, "c"), (-14, 62, "c"), (-22, 44), (-27, 0), (-22, -40)]
    )
    well = curve(
        [(0, -58, "c"), (16, -34), (20, 0), (16, 40), (10, 52, "c"), (-10, 52, "c"), (-16, 40), (-20, 0), (-16, -34)]
    )
    oars = [ribbon([(s * 12, 34), (s * 30, 20), (s * 84, -14)], 3, 3.4) for s in (-1, 1)] + [
        put([circle(0, 0, 15, 5)], s * 90, -19, 1, rot=-s * 32) for s in (-1, 1)
    ]
    for z in (274, 282, 262, 256, 290):
        b.shade(z, put([small, *oars], bx + 104, by + 128, 1.0, rot=turn), strength=0.85, soft=3, tint="#04202a")
    ring = [
        lens([(bx + 84 * k * math.cos(t + d), by + 84 * k * math.sin(t + d)) for d in (0, 0.3, 0.6, 0.9)], 3)
        for k in (1.1, 1.4)
        for t in (0.4 + k, 2.2 + k, 4.1 + k)
    ]
    b.sheet(110, "#a8e8d8", ring, trans=0.3, veil=0.6, fixed=0.8, casts=0)
    b.sheet(90, "#6a2c1c", put([small], bx, by, rot=turn), trans=0.03, fixed=0.75, curl=3)
    b.sheet(84, "#3a1414", put([well], bx, by, rot=turn), trans=0.03, fixed=0.6, casts=0)
    b.sheet(80, "#b8743c", put([rect(-20, 14, 40, 9), rect(-18, -30, 36, 8)], bx, by, rot=turn), trans=0.03, fixed=0.8)
    b.sheet(70, "#e8b068", put(oars, bx, by, rot=turn), trans=0.05, fixed=0.85)
    b.sheet(
        62,
        "#e07a2c",
        put(overhead("woman", None, (70, 70), 0.6), bx + 2, by + 2, 1.15, rot=turn + 180),
        trans=0.05,
        fixed=0.85,
        curl=3,
    )
    b.sheet(
        56,
        "#4a1c14",
        put([circle(0, 2, 9, 10), circle(0, 11, 5)], bx + 2, by + 2, 1.15, rot=turn),
        trans=0.05,
        fixed=0.8,
        curl=3,
    )
    return b.render(exposure=1.05)
