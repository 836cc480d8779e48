"""The diver has already jumped, but the men below are still unrolling the water."""

import math
import random

from art.kit.lamplit.all import Box, circle, frontal, mask, overhead, put, rect, ribbon

SENTENCE = "The diver has already jumped, but the men below are still unrolling the water."
KEY = "noon_sky"
FRAME = "overhead"
MOOD = "menace"
PROTAGONIST = "adult"

TILT = 7  # of the pool on the card
MID = (300, 420)
EDGE = -10  # how far the water has come, in the pool's own measure


def on(shape):
    """Outlines of the pool, drawn about its middle, laid on the card."""
    return put(shape, *MID, rot=TILT)


def net(seed):
    """The net of light on water: short bent lines."""
    r, out = random.Random(seed), []
    for j in range(22):
        for i in range(7):
            x, y, l = -190 + 58 * i + r.uniform(-16, 16), -560 + 26 * j + r.uniform(-8, 8), r.uniform(26, 52)
            out.append(
                ribbon(
                    [
                        (x - l / 2, y),
                        (x - l / 6, y + r.uniform(-6, 6)),
                        (x + l / 5, y + r.uniform(-6, 6)),
                        (x + l / 2, y),
                    ],
                    1,
                    wf=lambda t: 0.5 + 2.6 * math.sin(math.pi * t),
                )
            )
    return out


def draw():
    """A tiled pool from straight above, blue for its upper half; men at the roll; a figure in the air."""
    b = Box(KEY, glow_at=(300, 400), glow_r=480, sharp=(10, 260), aperture=0.02, mat_seed=65, sun_power=0.98)
    b.slant = (-0.42, -0.28)
    b.sheet(118, "#8fb8c0", rect(-20, -20, 640, 940), trans=0.1)
    tiles = [rect(-214 + 54 * i, -600 + 54 * j, 51, 51) for i in range(8) for j in range(19)]
    b.sheet(112, "#eef6f0", on(tiles), trans=0.1)
    # the water, as far as it goes
    sheet = mask(on(rect(-220, -620, 440, 620 + EDGE)))
    b.sheet(98, "#2f93cc", m=sheet, trans=0.12, curl=3)
    b.sheet(95, "#c6ecf8", m=mask(on(net(4))) * sheet, veil=0.6, trans=0.3, casts=0)
    for z, top, h, col in (
        (90, EDGE - 30, 66, "#15598f"),
        (82, EDGE - 26, 54, "#2478b4"),
        (76, EDGE - 21, 36, "#3f9fd6"),
        (72, EDGE - 17, 16, "#7fcbee"),
    ):
        b.sheet(z, col, on(rect(-206, top, 412, h)), trans=0.08, curl=4)
    # the rim
    b.sheet(66, "#f6ecd6", m=1 - mask(on(rect(-208, -900, 416, 1290))), trans=0.06, curl=3)
    b.sheet(
        60, "#e4d3b0", m=mask(on(rect(-232, -900, 464, 1314))) * (1 - mask(on(rect(-222, -900, 444, 1304)))), trans=0.06
    )
    # the men at the roll, straw hats
    for x, y, turn, build, arms in (
        (-150, -72, 176, "man", (74, 60)),
        (-58, -66, 186, "stout", (66, 70)),
        (44, -74, 172, "man", (60, 76)),
        (140, -68, 184, "man", (72, 64)),
    ):
        a = math.radians(TILT)
        px, py = MID[0] + x * math.cos(a) - y * math.sin(a), MID[1] + x * math.sin(a) + y * math.cos(a)
        b.sheet(56, "#24405f", put(overhead(build, None, arms, 1.0), px, py, 1.5, rot=TILT + turn), trans=0.05, curl=2)
        b.sheet(48, "#f3d58a", put(circle(0, 1, 17, 16), px, py, 1.3, rot=TILT), trans=0.08, curl=3)
        b.sheet(44, "#d9a848", put(circle(0, 1, 9, 8.5), px, py, 1.3, rot=TILT), trans=0.08, curl=3)
    # the board and the one who has left it
    b.sheet(40, "#fffaf0", on(rect(-34, 350, 68, 200)), trans=0.05, curl=2)
    b.sheet(36, "#d84a34", on([rect(-34, 372, 68, 10), rect(-34, 392, 68, 5)]), trans=0.05)
    body = frontal("man", arms=((166, 176), (166, 176)), legs=((7, 3), (5, 2)), hair_="bald", hands=("open", "open"))
    b.shade(112, put(body, 322, 770, 1.62, rot=TILT + 4), strength=0.62, soft=2.6, tint="#2f6f90")
    b.sheet(22, "#8a3c22", put(body, 266, 726, 1.75, rot=TILT + 4), trans=0.05, curl=2, casts=0)
    b.sheet(18, "#f0603c", put(rect(-9, -57, 18, 15), 266, 726, 1.75, rot=TILT + 4), trans=0.05, curl=2, casts=0)
    return b.render()
