"""A town is marked out in string on the sand and its people stand in their rooms, although no wall will come."""

import math
import random

from art.kit.lamplit.all import (
    Box,
    child_running,
    circle,
    frontal,
    mask,
    old_man,
    overhead,
    person,
    poly,
    put,
    reader,
    rect,
    ribbon,
    walker,
    waltz,
    waver,
)

SENTENCE = "A town is marked out in string on the sand and its people stand in their rooms, although no wall will come."
KEY = "desert"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "adult"

TURN = math.radians(-13)
ROOMS = [  # x0, y0, x1, y1 of every room, before the plan is turned
    (120, 262, 262, 440),
    (262, 262, 490, 400),
    (120, 440, 262, 676),
    (262, 400, 490, 560),
    (-120, -80, 60, 190),
    (60, 20, 214, 190),
    (290, -120, 470, 150),
    (470, -120, 720, 150),
    (350, 650, 520, 820),
    (520, 650, 720, 820),
    (350, 820, 560, 1000),
    (-140, 300, 36, 520),
    (-140, 520, 36, 760),
    (60, 780, 250, 1000),
]
DOORS = [
    (262, 326, 0, 1),
    (262, 600, 0, 1),
    (200, 440, 1, 0),
    (380, 400, 1, 0),
    (490, 470, 0, 1),
    (262, 480, 0, 1),
    (60, 110, 0, 1),
    (400, 650, 1, 0),
    (130, 190, 1, 0),
    (380, 150, 1, 0),
    (36, 620, 0, 1),
    (150, 780, 1, 0),
    (520, 740, 0, 1),
]  # middle of a gap and the direction of its wall


def turned(x, y):
    """A point of the plan on the card."""
    dx, dy = x - 300, y - 450
    return 300 + dx * math.cos(TURN) - dy * math.sin(TURN), 450 + dx * math.sin(TURN) + dy * math.cos(TURN)


def floor(x0, y0, x1, y1):
    """The swept floor of a room."""
    return poly([turned(*p) for p in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))])


def strings():
    """Every wall as a string that sags a little, open where there is a door."""
    r, walls = random.Random(1), set()
    for x0, y0, x1, y1 in ROOMS:
        walls |= {(x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1)}
    out = []
    for x0, y0, x1, y1 in sorted(walls):
        flat = y0 == y1
        gaps = sorted(
            d[0] if flat else d[1]
            for d in DOORS
            if bool(d[2]) == flat
            and (abs(d[1] - y0) < 1 and x0 < d[0] < x1 if flat else abs(d[0] - x0) < 1 and y0 < d[1] < y1)
        )
        start, end = (x0, x1) if flat else (y0, y1)
        cuts = [start, *[v for g in gaps for v in (g - 23, g + 23)], end]
        for a, c in zip(cuts[::2], cuts[1::2], strict=True):
            p, q = ((a, y0), (c, y0)) if flat else ((x0, a), (x0, c))
            m = ((p[0] + q[0]) / 2 + r.uniform(-2, 2), (p[1] + q[1]) / 2 + r.uniform(-2, 2))
            out.append(ribbon([turned(*p), turned(*m), turned(*q)], 3.4))
    return out


def pegs():
    """A peg at every corner and at both sides of every door."""
    at_ = {(x, y) for x0, y0, x1, y1 in ROOMS for x in (x0, x1) for y in (y0, y1)}
    at_ |= {(x + s * 23 * dx, y + s * 23 * dy) for x, y, dx, dy in DOORS for s in (-1, 1)}
    return [turned(*p) for p in sorted(at_)]


def draw():
    """A plan of string from straight above; long shadows show what the people do at home."""
    b = Box(KEY, glow_at=(300, 400), glow_r=600, sharp=(5, 220), aperture=0.02, mat_seed=208, sun_power=0.95)
    b.slant = (-0.6, -0.36)
    floors = [floor(*room) for room in ROOMS]
    b.sheet(74, "#ffe6b8", rect(-20, -20, 640, 960), trans=0.1, tex=0.5)
    b.sheet(64, "#f2b67c", m=1 - mask(floors), trans=0.1, tex=0.7, curl=2)
    for z in (64, 74):
        b.shade(
            z, [ribbon([(x, y), (x + 24, y + 13)], 4, 3) for x, y in pegs()], strength=0.5, soft=0.8, tint="#8a3a5a"
        )
    b.sheet(54, "#fffaf0", strings(), trans=0.1)
    b.sheet(48, "#8a4a34", [circle(x, y, 4.2) for x, y in pegs()], trans=0.05, curl=1)
    people = [  # pose that its shadow shows, plan position, heading, build, hat, colour
        (waltz(), 178, 344, 60, "man", None, "#5a2338"),
        (None, 204, 360, 240, "woman", None, "#8c3a44"),
        (reader(), 370, 326, -40, "old", None, "#4b3a5a"),
        (waver(), 330, 500, 10, "woman", "straw", "#1f7f88"),
        (walker(), 516, 470, -90, "man", "brim", "#4a2338"),
        (child_running(), 420, 622, 130, "child", None, "#a8443a"),
        (old_man(), 128, 120, 30, "old", None, "#5a3a3a"),
        (person("stout", near=(30, 90), far=(20, 80), coat=0.5, flare=0.7), 384, 60, 160, "stout", "brim", "#3f2a4a"),
        (
            person("woman", near=(20, 60), far=(-10, 0), coat=0.7, flare=1.4, hair_="bun"),
            440,
            736,
            -20,
            "woman",
            None,
            "#6a2f4a",
        ),
    ]
    long = [put(pose, *turned(px, py), 1.3, rot=118) for pose, px, py, *_ in people if pose]
    for z in (64, 74):
        b.shade(z, long, strength=0.62, soft=1.3, tint="#8a3a5a")
    for _, px, py, heading, build, hat, col in people:
        x, y = turned(px, py)
        b.sheet(40, col, put(overhead(build, hat, (30, 24), 0.2), x, y, 1.15, rot=heading), trans=0.05, casts=0)
        if not hat:
            b.sheet(36, "#2f1a2a", circle(x, y, 9), trans=0.05, casts=0, curl=1)
    x, y = turned(190, 640)
    asleep = frontal(
        "woman", arms=((14, 8), (140, 168)), legs=((6, 2), (10, 14)), coat=0.62, flare=1.5, hair_="long", tilt=12
    )
    b.sheet(56, "#6a2f4a", put(asleep, x, y, 1.15, rot=-28), trans=0.05, curl=2)
    return b.render(exposure=1.03)
