"""In one pan lies a fish and in the other only its shadow, but the shadow is the heavier."""

import math

from art.kit.lamplit.all import Box, at, circle, curve, lens, poly, put, rect, ribbon

SENTENCE = "In one pan lies a fish and in the other only its shadow, but the shadow is the heavier."
KEY = "market"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

PIVOT, ARM, TILT = (302, 262), 172, math.radians(24)
BACK = [(-112, 6), (-96, -10), (-60, -26), (-10, -31), (40, -22), (84, -5), (92, -3)]
BELLY = [(92, 4), (84, 6), (40, 17), (-8, 25), (-60, 23), (-98, 15)]
FINS = [
    curve([(86, 0), (104, -18), (128, -34, "c"), (116, 0), (126, 34, "c"), (104, 20), (86, 2)]),
    curve([(-34, -27), (-22, -46), (-2, -44, "c"), (10, -28)]),
    curve([(36, -20), (46, -34), (56, -30, "c"), (56, -14)]),
    curve([(-46, 22), (-34, 38), (-18, 36, "c"), (-16, 24)]),
    curve([(34, 16), (44, 30), (54, 26, "c"), (54, 12)]),
]


def pan(b, x, y, top):
    """A brass pan under its chains; (x, y) is the middle of its rim. Returns the depth of its plate."""
    b.sheet(108, "#7d4a26", ribbon([(x, y - 40), top], 2.4), trans=0.05)
    b.sheet(100, "#b0702e", circle(x, y, 122, 47), trans=0.06)
    b.sheet(96, "#e6b064", circle(x, y + 3, 112, 40), trans=0.06, curl=2)
    b.sheet(
        60,
        "#cf8f40",
        curve(
            [
                (x - 122, y, "c"),
                (x - 88, y + 31),
                (x, y + 47),
                (x + 88, y + 31),
                (x + 122, y, "c"),
                (x + 96, y + 50),
                (x + 40, y + 68),
                (x - 40, y + 68),
                (x - 96, y + 50),
            ]
        ),
        trans=0.06,
        curl=4,
        casts=0.6,
    )
    b.sheet(56, "#7d4a26", [ribbon([(x + d, y + 4), top], 2.8) for d in (-114, 114)], circle(*top, 8), trans=0.05)
    return 96


def draw():
    """A tilted balance before a sunny wall: a pale fish high on the left, a dark one deep on the right."""
    b = Box(KEY, glow_at=(240, 330), glow_r=420, sharp=(20, 220), aperture=0.03, mat_seed=186, sun_power=0.92)
    b.slant = (-0.4, -0.36)
    b.sheet(176, "#ffe0ae", rect(-20, -20, 640, 980), trans=0.2, tex=0.6)
    b.sheet(168, "#f6b57c", poly([(-20, 640), (640, 452), (640, 960), (-20, 960)]), trans=0.12, tex=0.6, casts=0.3)
    left = (PIVOT[0] - ARM * math.cos(TILT), PIVOT[1] - ARM * math.sin(TILT))
    right = (PIVOT[0] + ARM * math.cos(TILT), PIVOT[1] + ARM * math.sin(TILT))
    # the counter and the pillar
    b.sheet(
        140,
        "#b85a40",
        poly([(-20, 776), (640, 746), (640, 960), (-20, 960)]),
        trans=0.06,
        folds=[(-20, 820, 620, 796, 0.5), (-20, 868, 620, 850, 0.5)],
        curl=2,
        tex=0.7,
    )
    base = curve(
        [
            (PIVOT[0] - 90, 822, "c"),
            (PIVOT[0] - 64, 792),
            (PIVOT[0] - 16, 774),
            (PIVOT[0] + 16, 774),
            (PIVOT[0] + 64, 792),
            (PIVOT[0] + 90, 822, "c"),
        ]
    )
    b.sheet(
        116,
        "#7a4228",
        rect(PIVOT[0] - 8, PIVOT[1], 16, 530),
        base,
        circle(PIVOT[0], 640, 15, 21),
        circle(PIVOT[0], 680, 11, 15),
        trans=0.06,
        curl=3,
    )
    # the pans and what lies in them
    lx, ly, rx, ry = left[0] + 6, left[1] + 236, right[0] - 8, right[1] + 292
    pan(b, lx, ly, left)
    plate = pan(b, rx, ry, right)
    outline = [curve([*BACK, *BELLY]), *FINS]
    for z in (plate, 100, 60):
        b.shade(z, put(outline, rx - 4, ry + 2, 0.92, rot=3), strength=0.97, soft=1.6, tint="#3a1030")
    fx, fy, k = lx - 4, ly - 14, 0.92
    stripes = [
        lens([(x, -26 + abs(x + 10) * 0.07), (x - 5, -18), (x + 1, -10), (x - 3, -3)], 4) for x in range(-52, 76, 13)
    ]
    gill = [lens([(-72, -18), (-66, 0), (-74, 15)], 3)]
    b.sheet(88, "#4d8f86", put(FINS, fx, fy, k, rot=3), trans=0.08, curl=2)
    b.sheet(
        84,
        "#fbf6ec",
        put([curve([*BACK, *BELLY])], fx, fy, k, rot=3),
        trans=0.1,
        curl=3,
        casts=0,
        holes=[
            (put(gill, fx, fy, k, rot=3), "#a8b4ac", 0.2, 0.05),
            (put([circle(-91, -2, 3.2)], fx, fy, k, rot=3), "#2c2430", 0.05),
        ],
    )
    b.sheet(
        80,
        "#3f8078",
        put([curve([(-104, -2), *BACK[1:], (60, -6), (20, -10), (-20, -12), (-70, -9)])], fx, fy, k, rot=3),
        trans=0.1,
        curl=2,
        holes=[(put(stripes, fx, fy, k, rot=3), "#1d4a50", 0.1, 0.02)],
    )
    # the beam
    beam = at(
        curve(
            [
                (-ARM - 12, -4),
                (-60, -11),
                (0, -18),
                (60, -11),
                (ARM + 12, -4),
                (ARM + 12, 4),
                (60, 9),
                (0, 14),
                (-60, 9),
                (-ARM - 12, 4),
            ]
        ),
        *PIVOT,
        rot=math.degrees(TILT),
    )
    needle = at(poly([(-5, 0), (5, 0), (0, -70)]), *PIVOT, rot=math.degrees(TILT))
    b.sheet(52, "#d99a48", beam, needle, trans=0.06, curl=3)
    b.sheet(46, "#7a4228", circle(*PIVOT, 15), trans=0.06, curl=2)
    # the awning
    for i in range(8):
        x0, x1 = -20 + 80 * i, 60 + 80 * i
        strip = curve(
            [
                (x0, -20, "c"),
                (x1, -20, "c"),
                (x1, 82, "c"),
                (x1 - 14, 104),
                ((x0 + x1) / 2, 114),
                (x0 + 14, 104),
                (x0, 82, "c"),
            ]
        )
        b.sheet(34 - (i % 2) * 3, ("#d8442c", "#fff6e4")[i % 2], strip, trans=0.2, curl=3)
    return b.render(exposure=1.03)
