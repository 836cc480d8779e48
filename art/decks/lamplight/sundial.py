"""The shadow of the sundial no longer follows the sun, but the gardener."""

import math

from art.kit.lamplit.all import Box, circle, overhead, person, poly, put, rect, ribbon

SENTENCE = "The shadow of the sundial no longer follows the sun, but the gardener."
KEY = "acid_yellow"
FRAME = "overhead"
MOOD = "menace"
PROTAGONIST = "adult"

DIAL = (236, 300)
MAN = (446, 694)


def ray(a, r, c=DIAL):
    """A point at an angle and a distance from the dial."""
    return c[0] + r * math.cos(a), c[1] + r * math.sin(a)


def draw():
    """From above: a stone dial, its shadow stretched over the gravel to a man who rakes."""
    b = Box(KEY, glow_at=(260, 340), glow_r=480, sharp=(10, 240), aperture=0.03, mat_seed=114, mat_colour="#fffbe6")
    b.slant = (0.5, -0.35)  # every other shadow falls to the left
    b.sheet(200, "#f4d83c", rect(-20, -20, 640, 940), trans=0.1)
    # raked gravel: rings round the dial
    rings = []
    for k in range(15):
        R = 236 + 46 * k
        rings.append(ribbon([ray(2 * math.pi * i / 60, R + 2 * math.sin(i * 1.7 + k)) for i in range(61)], 5))
    b.sheet(196, "#fff08a", rings, trans=0.1, curl=1)
    # the dial in steps
    for i, (R, col) in enumerate(((206, "#c9a21c"), (190, "#fff6c4"), (160, "#e8cf5c"), (146, "#fffbe0"))):
        b.sheet(176 - 12 * i, col, circle(*DIAL, R), trans=0.1, curl=3)
    lines = [ribbon([ray(t, 40), ray(t, 186)], 2.4, 4.4) for t in [math.pi * (0.06 + 0.11 * i) for i in range(9)]]
    b.sheet(138, "#b8922c", lines, trans=0.05, casts=0)
    # the shadow
    a = math.atan2(MAN[1] - DIAL[1], MAN[0] - DIAL[0])
    d = math.hypot(MAN[1] - DIAL[1], MAN[0] - DIAL[0]) - 62
    gx, gy = DIAL
    blade = poly([(gx - 4, gy - 92), (gx + 4, gy - 92), ray(a, d), (gx - 4, gy + 46)])
    for z in (200, 196, 176, 164, 152, 140, 138):
        b.shade(z, blade, strength=0.93, soft=1.2, tint="#26306a")
    b.sheet(
        96,
        "#7a5a10",
        poly([(gx - 7, gy + 52), (gx + 7, gy + 52), (gx + 5, gy - 98), (gx - 5, gy - 98)]),
        trans=0.05,
        curl=2,
        casts=0,
    )
    # the gardener, his own shadow on the other side
    rot = 150
    pose = person("man", lean=16, near=(50, 70), far=(30, 50), head=16, hat_="straw")
    for z in (200, 196):
        b.shade(z, put(pose, MAN[0], MAN[1], 1.5, rot=-125), strength=0.75, soft=1.3, tint="#6a5a1c")
    rake = [
        ribbon([(8, -14), (4, -110)], 4),
        rect(-22, -114, 52, 6),
        *[rect(-22 + 9.2 * i, -124, 4, 12) for i in range(6)],
    ]
    b.sheet(84, "#8a4a1c", put(rake, *MAN, 1.3, rot=rot), trans=0.05)
    b.sheet(70, "#1f4fa0", put(overhead("man", None, (70, 80), 0.4), *MAN, 1.7, rot=rot), trans=0.06, curl=2)
    b.sheet(60, "#fff2b4", put([circle(0, -1.5, 19)], *MAN, 1.7, rot=rot), trans=0.1, curl=3)
    b.sheet(54, "#fff9d8", put([circle(0, -1.5, 9.5)], *MAN, 1.7, rot=rot), trans=0.1, curl=3)
    return b.render(exposure=1.02)
