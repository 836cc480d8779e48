"""The library has burnt down, but its readers still stand between the shelves of smoke and turn pages."""

import math
import random

from art.kit.lamplit.all import Box, curve, lens, person, poly, put, ribbon

SENTENCE = "The library has burnt down, but its readers still stand between the shelves of smoke and turn pages."
KEY = "noon_fog"
FRAME = "interior"
MOOD = "grief"
PROTAGONIST = "adult"

#        z, inner edge, width, floor, top, colour of the shelf, colour of its books
SHELVES = [
    (168, 262, 44, 664, 330, "#c3c8d0", "#b4bac4"),
    (138, 226, 66, 700, 250, "#a6adb8", "#969eab"),
    (106, 174, 100, 758, 150, "#858d9b", "#747d8c"),
    (70, 96, 150, 858, 40, "#646d7d", "#535c6c"),
]


def drift(points, floor, phase, k):
    """Points of a shelf, carried to and fro by the air the higher they are."""
    out = []
    for x, y in points:
        h = max(0.0, (floor - y) / 520 / k - 0.25)
        out.append(
            (x + 34 * k * h**1.5 * math.sin(y / (62 * k) + phase) + 10 * k * h * math.sin(y / (23 * k) + 2 * phase), y)
        )
    return out


def block(x0, y0, x1, y1, floor, phase, k):
    """A rectangle of smoke."""
    n = max(2, int(abs(y1 - y0) / 6))
    side = [y0 + (y1 - y0) * i / n for i in range(n + 1)]
    return poly(drift([*[(x0, y) for y in side], *[(x1, y) for y in side[::-1]]], floor, phase, k))


def shelf(b, z, inner, w, floor, top, wood, spine, left, seed):
    """One bookcase of smoke on one side of the aisle, plumes where its top should be."""
    r, k, phase = random.Random(seed), w / 110, seed * 1.7
    x0, x1 = inner - w, inner
    rows, step = [], 74 * k
    y = floor - 16 * k
    books = []
    while y - step > top:
        rows.append(block(x0 + 7 * k, y - step + 11 * k, x1 - 7 * k, y, floor, phase, k))
        x = x0 + 8 * k
        while x < x1 - 14 * k:
            bw, bh = r.uniform(7, 15) * k, r.uniform(0.55, 0.9) * (step - 11 * k)
            if r.random() < 0.86:
                books.append(block(x, y - bh, x + bw - 1.4 * k, y + 2, floor, phase, k))
            x += bw
        y -= step
    plumes = []
    for i in range(6):
        px, l, bend = x0 + w * (i + 0.5) / 6, r.uniform(130, 260) * k, r.uniform(-50, 50) * k
        line = drift([(px, y + 26 * k - l * j / 9) for j in range(10)], floor, phase, k)
        line = [(u + bend * (j / 9) ** 2 * math.sin(0.5 * j), v) for j, (u, v) in enumerate(line)]
        plumes.append(ribbon(line, 1, wf=lambda t: k * (24 * (1 - t) ** 1.2 + 2)))
    body = block(x0, y - 8 * k, x1, floor, floor, phase, k)
    shapes, holes, volumes = [body, plumes], rows, books
    if not left:
        shapes, holes, volumes = (put(s, 600, 0, flip=True) for s in (shapes, holes, volumes))
    b.sheet(z + 9, spine, volumes, trans=0.35, curl=1)
    b.sheet(z, wood, shapes, trans=0.35, curl=2, holes=[(holes,)])


def reading(build, **k):
    """One who stands with an open book."""
    p = person(
        build,
        **{**dict(lean=4, head=22, near=(14, 84), far=(20, 92), legs=((5, 0), (-7, -10)), hands=("grip", "grip")), **k},
    )
    x, y = person.joints["near"]
    wings = [[(-2, 2), (-15, -11), (-18, -8), (-4, 5)], [(-4, 2), (8, -13), (11, -10), (-1, 5)]]
    return [*p, *[poly([(x + u - 2, y + v) for u, v in wing]) for wing in wings]]


def draw():
    """Two walls of smoke in rows lead to the light; dark readers stand in the aisle on the ashes."""
    b = Box(KEY, glow_at=(306, 470), glow_r=330, sharp=(20, 210), aperture=0.04, mat_seed=131, edge="#b9c0c9")
    floor = curve([(-20, 690), (200, 668), (306, 660), (420, 668), (640, 690), (640, 960, "c"), (-20, 960, "c")])
    b.sheet(182, "#e9e7e2", floor, trans=0.3, tex=0.5)
    b.sheet(
        150,
        "#dedcd8",
        curve([(-20, 722), (220, 706), (400, 708), (640, 724), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.2,
        curl=1,
        tex=0.5,
    )
    b.sheet(
        120,
        "#d0ced0",
        curve([(-20, 790), (200, 764), (400, 768), (640, 788), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.15,
        curl=1,
        tex=0.5,
    )
    r = random.Random(4)
    ash = [
        lens([(x, y), (x + r.uniform(14, 30), y - 3)], 2.6)
        for x, y in ((r.uniform(20, 560), r.uniform(866, 890)) for _ in range(10))
    ]
    b.sheet(
        84,
        "#bfbec4",
        curve([(-20, 876), (150, 850), (300, 842), (450, 850), (640, 872), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.12,
        curl=2,
        tex=0.5,
        holes=[(ash, "#7d808c", 0.2, 0.02)],
    )
    for i, row in enumerate(SHELVES):
        shelf(b, *row, True, 3 * i + 2)
        shelf(b, *row, False, 3 * i + 4)
    people = [  # pose, x, y, size, depth, colour
        (reading("man", coat=0.5, flare=0.7, hat_="brim"), 268, 684, 0.46, 156, "#8d95a2"),
        (reading("woman", coat=0.7, flare=1.3, hair_="bun", lean=0), 338, 716, 0.62, 128, "#d9452c"),
        (reading("old", coat=0.55, flare=0.7, beard_="full", hat_="cap", lean=14), 392, 790, 0.9, 94, "#454e60"),
        (reading("child", coat=0.4, flare=1.2, hair_="pony", head=26), 262, 776, 0.62, 96, "#4a5365"),
        (reading("man", coat=0.66, flare=0.75, lean=7, hat_="top"), 176, 866, 1.3, 56, "#2b3242"),
    ]
    for i, (pose, x, y, s, z, col) in enumerate(people):
        b.sheet(z, col, put(pose, x, y, s, flip=i in (0, 3, 4)), trans=0.06)
    beams = [
        poly([(-20, 84), (-20, 36), (214, -26), (270, -26), (190, 6), (150, 40), (128, 36), (96, 56)]),
        poly([(640, 176), (500, 70), (470, 60), (462, 34), (420, 14), (398, -26), (450, -26), (640, 118)]),
    ]
    b.sheet(34, "#353b48", beams, trans=0.05, curl=2)
    return b.render(exposure=1.03)
