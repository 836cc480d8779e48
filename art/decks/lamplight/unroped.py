"""The rope has come undone, but the piano does not fall as long as she plays."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, curve, lens, person, poly, put, rect, ribbon, stretch

SENTENCE = "The rope has come undone, but the piano does not fall as long as she plays."
KEY = "noon_sky"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "adult"

EYE, PITCH, FAR = 30.0, math.radians(58), 760  # the camera's height in metres, its pitch, its focal length
YAW, HANG = math.radians(30), (0.35, 3.05, 24.7)  # how the piano is turned, and where it is
WALL = -2.7
CASE = [  # from the bass end of the keyboard round
    (-0.78, 0.0, "c"),
    (0.78, 0.0, "c"),
    (0.8, 0.5),
    (0.74, 0.95),
    (0.5, 1.35),
    (0.3, 1.75),
    (0.22, 2.15),
    (0.02, 2.46),
    (-0.34, 2.56),
    (-0.66, 2.44),
    (-0.78, 2.15, "c"),
]
SUN = (1.25, -0.75)  # how a metre of height falls on the ground
FOLK = [  # x, y, height, how
    (
        4.4,
        6.6,
        1.8,
        dict(build="man", head=-34, lean=-8, near=(150, 165), far=(140, 150), legs=((10, 0), (-12, -8)), hat_="cap"),
    ),
    (
        7.0,
        11.8,
        1.75,
        dict(
            build="woman", head=-30, lean=-8, near=(20, 110), far=(20, 20), legs=((6, 0), (-8, -6)), coat=0.7, flare=1.5
        ),
    ),
    (
        10.4,
        19.6,
        1.8,
        dict(build="stout", head=-30, lean=-4, near=(20, 90), far=(0, 10), legs=((6, 0), (-8, -6)), hat_="top"),
    ),
    (
        2.4,
        21,
        1.75,
        dict(
            build="woman",
            head=-26,
            lean=-4,
            near=(30, 110),
            far=(10, 10),
            legs=((6, 0), (-6, -6)),
            coat=0.7,
            flare=1.4,
            hair_="bun",
        ),
    ),
    (
        11,
        26,
        1.8,
        dict(build="man", head=-10, lean=16, near=(40, 60), far=(-40, -10), legs=((34, 10), (-30, -50)), hair_="short"),
    ),
    (1.2, 15.5, 1.1, dict(build="child", head=-36, lean=-6, near=(130, 140), far=(0, 10), legs=((6, 0), (-8, -6)))),
    (
        6.8,
        31,
        1.7,
        dict(build="old", head=-10, lean=10, near=(40, 30), far=(0, 10), legs=((10, 0), (-12, -10)), hat_="brim"),
    ),
    (
        9.2,
        7.6,
        1.8,
        dict(build="man", head=-34, lean=-6, near=(20, 20), far=(-10, 0), legs=((8, 0), (-8, -6)), hat_="cap"),
    ),
]


def seen(x, y, z):
    """Where a point is on the card: metres right, ahead and up."""
    up = z - EYE
    d = max(0.4, y * math.cos(PITCH) - up * math.sin(PITCH))
    return 300 + FAR * x / d, 450 - FAR * (y * math.sin(PITCH) + up * math.cos(PITCH)) / d


def face(*pts):
    """A polygon from points in space."""
    return poly([seen(*p) for p in pts])


def wall(y0, y1, z0, z1, out=0.0):
    """A piece of the house's front."""
    return face((WALL + out, y0, z0), (WALL + out, y1, z0), (WALL + out, y1, z1), (WALL + out, y0, z1))


def on(u, v, h):
    """A point of the piano on the card: across, along and up from the front of its keys."""
    v -= 0.9
    x, y = u * math.cos(YAW) + v * math.sin(YAW), -u * math.sin(YAW) + v * math.cos(YAW)
    return seen(HANG[0] + x, HANG[1] + y, HANG[2] + h + 0.1 * u)


def case(h, k=1.0):
    """The case's outline at a height, k of its size."""
    return curve([(*on(u * k - 0.06 * (1 - k), 1.2 + (v - 1.2) * k, h), *c) for u, v, *c in CASE], k=0.9)


def strip(u0, u1, v0, v1, h=0.0):
    """A rectangle on the piano."""
    return poly([on(u0, v0, h), on(u1, v0, h), on(u1, v1, h), on(u0, v1, h)])


def stand(shape, x, y, h):
    """An upright shape of 100 units on the ground, h metres tall, and its shadow."""
    (ax, ay), (bx, by) = seen(x, y, 0), seen(x, y, h)
    (cx, cy), m = seen(x + SUN[0] * h, y + SUN[1] * h, 0), FAR / (y * math.cos(PITCH) + EYE * math.sin(PITCH)) * h
    tall, far = math.hypot(bx - ax, by - ay), math.hypot(cx - ax, cy - ay)
    body = put(stretch(shape, m / 80, tall / 80), ax, ay, 1, rot=math.degrees(math.atan2(bx - ax, ay - by)))
    cast = put(stretch(shape, m / 110, far / 80), ax, ay, 1, rot=math.degrees(math.atan2(cx - ax, ay - cy)))
    return body, cast


def draw():
    """A grand piano in the air beside a tall house, its strings bare; a woman plays; far below people look up."""
    b = Box(KEY, glow_at=(300, 500), glow_r=520, sharp=(10, 320), aperture=0.02, mat_seed=804, core=0.3)
    b.slant = (-0.3, -0.3)
    random.Random(8)
    b.sheet(220, "#f4ecd8", rect(-20, -20, 640, 940), trans=0.1, rough=0)
    joints = [ribbon([seen(-3, y, 0), seen(24, y, 0)], 1.2) for y in np.arange(3, 60, 2.5)]
    joints += [ribbon([seen(x, 2, 0), seen(x, 60, 0)], 1.2) for x in np.arange(-0.5, 24, 2.5)]
    rails = [ribbon([seen(4.2 + d + (y - 20) ** 2 * 0.012, y, 0) for y in np.arange(-2, 60, 4)], 2.6) for d in (0, 1.5)]
    b.sheet(219, "#dccfb8", joints, trans=0.1, casts=0)
    b.sheet(218, "#8a94a4", rails, trans=0.1, casts=0)
    people = [stand(person(**how), x, y, h) for x, y, h, how in FOLK]
    for z in (220, 219, 218):
        b.shade(z, [p[1] for p in people], strength=0.7, soft=0.8, tint="#3a5aa0")
    b.sheet(210, "#2a2c54", [p[0] for p in people], trans=0.03, fixed=0.6, casts=0)
    # the house
    b.sheet(200, "#e2764e", wall(-4, 60, 0, 40), trans=0.05, fixed=0.9, casts=0.6)
    frames, panes, sills, shutters = [], [], [], []
    for z in np.arange(1.2, 29, 3.5):
        for y in np.arange(1.2, 60, 2.9):
            frames.append(wall(y - 0.62, y + 0.62, z - 0.1, z + 2.2, 0.02))
            panes.append(wall(y - 0.48, y + 0.48, z, z + 2.05, 0.03))
            shutters += [wall(y - 1.15, y - 0.64, z, z + 2.05, 0.04), wall(y + 0.64, y + 1.15, z, z + 2.05, 0.04)]
            sills.append(wall(y - 0.75, y + 0.75, z - 0.22, z - 0.02, 0.05))
    b.sheet(
        196,
        "#b84c3c",
        [wall(-4, 60, z, z + 0.2, 0.01) for z in np.arange(0.3, 29, 3.5)],
        trans=0.05,
        fixed=0.9,
        casts=0,
    )
    b.sheet(194, "#f6e2c0", frames + sills, trans=0.05, fixed=0.95, casts=0.2)
    b.sheet(192, "#3c3a66", panes, trans=0.05, fixed=0.7, casts=0)
    b.sheet(190, "#b85a40", shutters, trans=0.05, fixed=0.85, casts=0.2)
    # two men at the windows, with nothing in their hands
    for y, z, lean in ((7.0, 22.2, 0.2), (4.1, 22.2, -0.1)):
        m = FAR / (y * math.cos(PITCH) + (EYE - z) * math.sin(PITCH))
        hip, neck, head = (
            seen(WALL + dx, y + lean * k, z + dz) for dx, dz, k in ((-0.05, 0.75, 0), (0.42, 1.2, 0.5), (0.6, 1.4, 0.7))
        )
        reach = [
            ribbon(
                [
                    seen(WALL + 0.4, y + lean * 0.5 + k, z + 1.1),
                    seen(WALL + 0.75, y + lean + 1.7 * k, z + 0.95),
                    seen(WALL + 1.15, y + lean + 1.3 * k, z + 1.1),
                ],
                0.13 * m,
                0.08 * m,
            )
            for k in (-0.17, 0.17)
        ]
        b.sheet(187, "#3c3a66", ribbon([hip, neck], 0.36 * m, 0.4 * m), trans=0.04, fixed=0.7, casts=0.2)
        b.sheet(186, "#f6dcc0", reach, trans=0.04, fixed=0.95, casts=0.3)
        b.sheet(185, "#2a1c38", circle(*head, 0.13 * m, 0.15 * m), trans=0.04, fixed=0.7, casts=0.2)
    # the piano
    for u, v in ((-0.6, 0.3), (0.62, 0.3), (-0.3, 2.3)):
        b.sheet(140, "#1c1430", ribbon([on(u, v, -0.3), on(u, v, -1.0)], 15, 8), trans=0.02, fixed=0.5, casts=0)
    for i, h in enumerate(np.linspace(-0.36, -0.02, 12)):
        b.sheet(130 - 0.5 * i, "#221636", case(h), trans=0.02, fixed=0.5, casts=0)
    b.sheet(118, "#3a2a58", case(0), trans=0.02, curl=2, casts=0)
    b.sheet(114, "#eaa83c", case(0, 0.88), trans=0.1, fixed=0.9, casts=0)
    strings = [
        ribbon([on(-0.62 + 0.075 * i, 0.5, 0), on(-0.6 + 0.05 * i, 2.3 - 0.0078 * i * i, 0)], 1.6) for i in range(15)
    ]
    b.sheet(112, "#9a5424", strings, trans=0.1, casts=0.2)
    b.sheet(
        108,
        "#3a2a58",
        [strip(-0.78, 0.79, 0.24, 0.46), strip(-0.78, -0.68, 0, 0.3), strip(0.68, 0.78, 0, 0.3)],
        trans=0.02,
        curl=1,
        casts=0.1,
    )
    b.sheet(107, "#fffaf0", strip(-0.67, 0.67, 0.02, 0.23), trans=0.1, fixed=1.0, casts=0)
    black = [
        strip(u, u + 0.026, 0.11, 0.23) for k, u in enumerate(np.arange(-0.62, 0.62, 0.046)) if k % 7 not in (2, 6)
    ]
    b.sheet(106, "#1c1430", black, trans=0.02, fixed=0.5, casts=0)
    # she plays
    b.sheet(
        104,
        "#221636",
        curve([on(u, v, -0.3) for u, v in ((-0.32, -0.4), (0.32, -0.4), (0.32, -0.78), (-0.32, -0.78))], k=0.4),
        trans=0.02,
        fixed=0.5,
        casts=0,
    )
    skirt = [
        (-0.24, -0.24),
        (0.22, -0.26),
        (0.3, -0.46),
        (0.36, -0.7),
        (0.46, -0.98),
        (0.36, -1.14),
        (0.2, -1.1),
        (0.06, -1.22),
        (-0.12, -1.16),
        (-0.26, -1.2),
        (-0.44, -1.06),
        (-0.42, -0.8),
        (-0.34, -0.54),
    ]
    b.sheet(
        102,
        "#127a84",
        curve([on(u, v, -0.1 + 0.2 * (v + 0.24)) for u, v in skirt], k=0.9),
        trans=0.04,
        fixed=0.82,
        curl=3,
        casts=0,
    )
    folds = [
        lens([on(u * 0.5, -0.52, -0.06), on(u, -0.8, -0.1), on(u * 1.3, -1.1, -0.26)], 5)
        for u in (-0.26, -0.1, 0.06, 0.24)
    ]
    b.sheet(101, "#0c5a68", folds, trans=0.04, fixed=0.8, casts=0)
    arms = [
        ribbon([on(m * 0.19, -0.3, 0.5), on(m * 0.34, -0.12, 0.3), on(m * (0.3 if m > 0 else 0.4), 0.1, 0.08)], 19, 9)
        for m in (-1, 1)
    ]
    b.sheet(98, "#e8b490", arms, trans=0.04, fixed=0.9, casts=0.15)
    torso = [
        (-0.23, -0.26),
        (0, -0.2),
        (0.23, -0.26),
        (0.25, -0.38),
        (0.16, -0.5),
        (0, -0.54),
        (-0.16, -0.5),
        (-0.25, -0.38),
    ]
    b.sheet(96, "#1a98a0", curve([on(u, v, 0.45) for u, v in torso]), trans=0.04, fixed=0.9, curl=3, casts=0.1)
    b.sheet(94, "#3a1c28", circle(*on(0.0, -0.24, 0.7), 23, 25), trans=0.04, fixed=0.7, curl=3, casts=0.1)
    b.sheet(92, "#4c2630", circle(*on(0.0, -0.36, 0.8), 12), trans=0.04, fixed=0.75, curl=3, casts=0.1)
    # the rope
    knot = on(0, 1.0, 1.1)
    edges = ((-0.8, 0.55), (0.81, 0.6), (-0.8, 1.9), (0.28, 2.0))
    slings = [ribbon(p, 5) for u, v in edges for p in ([on(u, v, -0.3), on(u, v, 0.02)], [on(u, v, 0.02), knot])]
    b.sheet(88, "#7a4426", slings, trans=0.05, fixed=0.85, casts=0.2)
    x, y = knot
    loose = [
        (x, y),
        (x + 40, y - 44),
        (x + 104, y - 30),
        (x + 138, y + 40),
        (x + 150, y + 130),
        (x + 128, y + 210),
        (x + 104, y + 268),
        (x + 112, y + 306),
    ]
    b.sheet(84, "#8a5430", [ribbon(loose, 8, 2.2), circle(x, y, 9)], trans=0.05, fixed=0.9, casts=0)
    b.sheet(
        83,
        "#8a5430",
        [ribbon([(x + 112, y + 304), (x + 112 + d, y + 318)], 1.6, 0.8) for d in (-6, -1, 5, 9)],
        trans=0.05,
        fixed=0.9,
        casts=0,
    )
    return b.render(exposure=1.09)
