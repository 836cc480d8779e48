"""In the night someone has turned the village by a quarter, but the road and the river still come as they came."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, fallen, mask, overhead, person, poly, put, rect, ribbon

SENTENCE = (
    "In the night someone has turned the village by a quarter, but the road and the river still come as they came."
)
KEY = "desert"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "nobody"

C, R = (318, 452), 206
RIVER = [(60, -40), (120, 90), (190, 240), (262, 380), (352, 500), (420, 640), (440, 780), (480, 940)]
ROAD = [(-40, 700), (60, 650), (170, 570), (318, 470), (450, 370), (540, 250), (640, 180)]
FIELDS = [  # corners, colour, furrows along
    ([(-40, -40), (70, -40), (150, 180), (-40, 330)], "#e8b24c", 20),
    ([(130, -40), (420, -40), (440, 170), (230, 260)], "#9cc06a", -24),
    ([(420, -40), (640, -40), (640, 170), (480, 300), (440, 170)], "#f2cf7c", 64),
    ([(-40, 330), (150, 190), (250, 380), (-40, 640)], "#c9d07a", -32),
    ([(230, 270), (440, 180), (520, 250), (330, 440)], "#f0c060", 10),
    ([(-40, 760), (200, 600), (300, 720), (180, 940), (-40, 940)], "#8fb862", 40),
    ([(240, 560), (330, 500), (410, 660), (420, 940), (200, 940), (310, 720)], "#eebc5a", -60),
    ([(380, 500), (480, 380), (640, 330), (640, 620), (450, 660)], "#b8cc74", -16),
    ([(460, 680), (640, 640), (640, 940), (500, 940)], "#f2d088", 30),
]
HOUSES = [  # x, y, length, width, turn
    (292, 322, 52, 36, -14),
    (204, 398, 56, 38, 62),
    (186, 470, 44, 32, 8),
    (420, 292, 54, 36, 34),
    (408, 490, 56, 38, 54),
    (474, 440, 46, 34, 76),
    (250, 566, 54, 36, -32),
    (326, 596, 56, 38, 14),
]
TREES = [
    (52, 92, 15),
    (86, 168, 11),
    (34, 420, 13),
    (84, 486, 16),
    (60, 520, 10),
    (196, 66, 16),
    (236, 92, 12),
    (214, 124, 10),
    (404, 132, 14),
    (436, 96, 11),
    (500, 150, 12),
    (548, 90, 15),
    (356, 300, 12),
    (262, 372, 10),
    (150, 430, 10),
    (474, 356, 13),
    (440, 556, 12),
    (372, 626, 11),
    (566, 470, 16),
    (560, 520, 11),
    (186, 700, 17),
    (150, 742, 12),
    (58, 790, 14),
    (100, 830, 18),
    (352, 790, 15),
    (318, 822, 11),
    (540, 760, 16),
    (562, 806, 11),
    (520, 840, 12),
]
SUN = (1.5, 0.62)


def thrown(pts, h):
    """The long shadow of something h high whose plan has these points."""
    out = []
    for (x0, y0), (x1, y1) in zip(pts, [*pts[1:], pts[0]], strict=True):
        out.append(poly([(x0, y0), (x1, y1), (x1 + SUN[0] * h, y1 + SUN[1] * h), (x0 + SUN[0] * h, y0 + SUN[1] * h)]))
    return out


def corners(x, y, length, w, turn):
    """The plan of a house."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [
        (x + a * c - d * s, y + a * s + d * c)
        for a, d in ((-length / 2, -w / 2), (length / 2, -w / 2), (length / 2, w / 2), (-length / 2, w / 2))
    ]


def land(b, m, z, turn, river):
    """Fields, river and road, turned about the village, where the mask is."""

    def turned(shape):
        return put(put(shape, -C[0], -C[1]), *C, rot=turn)

    b.sheet(z, "#dcc878", m=m, trans=0.1)
    for k, (pts, col, along) in enumerate(FIELDS):
        cx, cy = (sum(p[i] for p in pts) / len(pts) for i in (0, 1))
        field = mask(turned([poly([(cx + (x - cx) * 0.97, cy + (y - cy) * 0.97) for x, y in pts])])) * m
        rows = mask(turned(put([rect(-400, d, 800, 4) for d in range(-400, 400, 13)], cx, cy, rot=along)))
        b.sheet(z - 2 - 1.2 * k, col, m=field, trans=0.1, casts=0)
        b.sheet(
            z - 2.4 - 1.2 * k, "#a8843c" if k % 2 == 0 else "#6f9448", m=field * rows, trans=0.1, veil=0.35, casts=0
        )
    b.sheet(z - 14, river, m=mask(turned([ribbon(RIVER, 44, 58)])) * m, trans=0.1, casts=0.3, curl=2)
    b.sheet(z - 15.5, "#fff0cc", m=mask(turned([ribbon(ROAD, 24)])) * m, trans=0.1, casts=0.3, curl=1)
    return [z, *[z - 2 - 1.2 * k for k in range(9)], z - 14, z - 15.5]


def draw():
    """Fields from the air in low sun; a round of them with a village on it has been turned and fits no more."""
    b = Box(KEY, glow_at=(300, 300), glow_r=600, sharp=(10, 300), aperture=0.01, mat_seed=367, sun_power=0.95)
    b.slant = (-0.6, -0.25)
    r = random.Random(3)
    disc = mask(circle(*C, R))
    hole = mask(circle(*C, R + 18))
    b.sheet(250, "#5a3038", rect(-20, -20, 640, 940), trans=0.02)
    outer = land(b, 1 - hole, 200, 0, "#3fa0c0")
    inner = land(b, disc, 182, 90, "#c9a070")
    # the river finds its way round in the gap
    b.sheet(225, "#3fa0c0", m=hole * (1 - disc), trans=0.05)
    shadows = []
    for x, y, length, w, turn in HOUSES:
        shadows += thrown(corners(x, y, length, w, turn), 44)
    tower = corners(352, 376, 36, 36, 20)
    shadows += thrown(tower, 110)
    for x, y, size in TREES:
        shadows.append(ribbon([(x, y), (x + SUN[0] * 2.6 * size, y + SUN[1] * 2.6 * size)], size * 1.8, size * 1.1))
    bus = corners(74, 636, 74, 30, -30)
    shadows += thrown(bus, 22)
    out = [(122, 654, "woman", 0.52), (142, 634, "man", 0.56)]
    for x, y, build, k in out:
        one = person(build, legs=((4, 0), (-6, -6)), coat=0.7, flare=1.2 if build == "woman" else 0.7)
        shadows += fallen(one, x, y, SUN[0], SUN[1], k)
    for z in [*outer, *inner]:
        b.shade(z, shadows, strength=0.76, soft=1, tint="#3a1c4a")
    for half, col in ((0, "#2f6a44"), (1, "#4c8a4c")):
        crowns = []
        for x, y, size in TREES[half::2]:
            lobes = [
                (x + size * r.uniform(0.86, 1.12) * math.cos(a), y + size * r.uniform(0.86, 1.12) * math.sin(a))
                for a in range(6)
            ]
            crowns.append(curve(lobes, k=0.9))
        b.sheet(150 - half, col, crowns, trans=0.05, curl=4)
    for x, y, length, w, turn in HOUSES:
        p = corners(x, y, length, w, turn)
        mid = [((p[0][0] + p[3][0]) / 2, (p[0][1] + p[3][1]) / 2), ((p[1][0] + p[2][0]) / 2, (p[1][1] + p[2][1]) / 2)]
        b.sheet(150, "#8a2c24", poly(p), trans=0.05, curl=2)
        b.sheet(148, "#d8563a", poly([p[0], p[1], mid[1], mid[0]]), trans=0.05, curl=1)
    b.sheet(146, "#f4e2c0", poly(tower), trans=0.05, curl=2)
    peak = (352, 376)
    for i, col in enumerate(("#5f7fa8", "#41608c", "#2c466e", "#8aa6c4")):
        b.sheet(140 - i, col, poly([tower[i], tower[(i + 1) % 4], peak]), trans=0.05, casts=0)
    b.sheet(150, "#1f5f88", curve([(x, y) for x, y in bus], k=0.25), trans=0.05, curl=3)
    b.sheet(147, "#d8eef0", poly(corners(74, 636, 56, 16, -30)), trans=0.05, curl=2)
    for x, y, build, k in out:
        b.sheet(145, "#4a1c3a", put(overhead(build, None, (10, 20)), x, y, k * 1.1, rot=60), trans=0.05)
        b.sheet(143, "#f2cfa4", circle(x, y, k * 9), trans=0.05, curl=1)
    hull = curve([(-26, 0, "c"), (-8, -9), (14, -8), (22, 0, "c"), (14, 8), (-8, 9)])
    b.sheet(160, "#6a3020", put([hull], 250, 496, 1.1, rot=-42), trans=0.05, curl=2)
    b.sheet(158, "#e0b078", put([hull], 250, 496, 0.78, rot=-42), trans=0.05)
    return b.render()
