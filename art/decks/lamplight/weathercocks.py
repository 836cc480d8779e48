"""There is no wind at all, but every weathercock in the town has turned to the same empty hill."""

import random

from art.kit.lamplit.all import Box, circle, curve, lens, poly, put, rect, ribbon

SENTENCE = "There is no wind at all, but every weathercock in the town has turned to the same empty hill."
KEY = "noon_fog"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "nobody"


def cock():
    """A weathercock that looks to the left, on a rod that ends at 0,0."""
    body = curve(
        [
            (-34, -66),
            (-28, -76),
            (-20, -75),
            (-12, -60),
            (4, -50),
            (20, -52),
            (26, -40),
            (14, -29),
            (-4, -26),
            (-20, -36),
            (-27, -54),
        ]
    )
    tail = [
        lens([(14, -40), (24, -70), (46, -88), (60, -80)], 9, 0.8),
        lens([(14, -40), (30, -58), (50, -66), (62, -52)], 9, 0.8),
        lens([(14, -38), (32, -46), (48, -46), (56, -30)], 8, 0.8),
        lens([(10, -44), (12, -72), (28, -96), (44, -98)], 8, 0.8),
    ]
    comb = curve([(-30, -74), (-32, -84), (-26, -80), (-22, -89), (-18, -80), (-11, -85), (-13, -72)])
    arrow = [
        ribbon([(-52, -14), (40, -14)], 2.6),
        poly([(-66, -14), (-50, -21), (-50, -7)]),
        poly([(36, -21), (52, -21), (45, -14), (52, -7), (36, -7), (41, -14)]),
    ]
    legs = [ribbon([(-2, -30), (0, -14), (0, 0)], 3.2)]
    return [body, *tail, comb, poly([(-33, -69), (-45, -65), (-32, -62)]), circle(-28, -56, 3.6, 6.5), *legs, *arrow]


def gable(x, y, w, pitch, base=960):
    """A house from its ridge at x, y down past the frame."""
    return poly(
        [(x, y), (x + w / 2, y + w / 2 * pitch), (x + w / 2, base), (x - w / 2, base), (x - w / 2, y + w / 2 * pitch)]
    )


def spire(x, y, w, h, base=960):
    """A tower with a steep roof, its tip at x, y."""
    return [poly([(x, y), (x + w * 0.62, y + h), (x - w * 0.62, y + h)]), rect(x - w / 2, y + h - 2, w, base - y - h)]


def chimney(x, y, w, h):
    """A chimney and its smoke, which rises like a plumb line."""
    return rect(x - w / 2, y - h, w, h + 40), ribbon(
        [(x, y - h - 4), (x + 1, y - h - 70), (x, y - h - 170)], w * 0.42, w * 0.1
    )


def draw():
    """Roofs and spires in a still noon, all cocks to the left; there, a bare hill."""
    b = Box(
        KEY,
        glow_at=(150, 250),
        glow_r=330,
        sharp=(20, 270),
        aperture=0.02,
        mat_seed=250,
        back="#fffdf4",
        edge="#c3ccd2",
    )
    b.slant = (-0.3, -0.4)
    hill = [(-20, 452), (30, 420), (86, 366), (150, 340), (214, 360), (280, 420), (360, 470), (480, 500), (640, 512)]
    b.sheet(262, "#dfe4dc", curve([*hill, (640, 960), (-20, 960)]), trans=0.3, curl=2)
    b.sheet(
        254,
        "#d0d8d2",
        curve([(-20, 566), (120, 540), (260, 548), (420, 536), (640, 552), (640, 960), (-20, 960)]),
        trans=0.25,
        curl=2,
    )
    rows = (
        (
            232,
            "#c0c9d0",
            0.26,
            [(210, 590), (262, 566), (330, 580), (392, 552), (450, 570), (520, 546), (572, 566)],
            66,
            1.0,
        ),
        (204, "#a6b2bc", 0.4, [(40, 660), (128, 632), (236, 650), (340, 612), (430, 640), (556, 600)], 104, 1.05),
        (168, "#8796a4", 0.62, [(-10, 752), (120, 716), (280, 742), (400, 700), (540, 730)], 160, 1.1),
        (124, "#66768a", 0.92, [(40, 836), (220, 800), (390, 842)], 210, 1.1),
    )
    towers = {232: (392, 476, 22, 60), 204: (128, 520, 34, 90), 168: (280, 566, 46, 120)}
    r = random.Random(4)
    for z, col, s, ridge, w, pitch in rows:
        homes = [gable(x, y, w * r.uniform(0.9, 1.15), pitch * r.uniform(0.9, 1.1)) for x, y in ridge]
        tips = list(ridge)
        if z in towers:
            x, y, tw, th = towers[z]
            homes += spire(x, y, tw, th)
            tips = [(x, y)] + [t for t in ridge if abs(t[0] - x) > w * 0.6]
        flues = [chimney(x + w * 0.2, y + w * 0.24, w * 0.1, w * 0.24) for x, y in ridge[1::3]]
        b.sheet(z, col, homes, [f[0] for f in flues], trans=0.12, curl=2)
        b.sheet(z + 10, "#f4f4f0", [f[1] for f in flues], veil=0.6, casts=0, tex=0.4)
        b.sheet(
            z - 8,
            {232: "#93a0aa", 204: "#74828f", 168: "#566575", 124: "#3a485a"}[z],
            [put(cock(), x, y + 4, s * (1.2 if (x, y) == tips[0] and z in towers else 1)) for x, y in tips],
            trans=0.06,
        )
    # the nearest roof, and the nearest cock
    roof = poly([(462, 664), (660, 930), (640, 960), (250, 960), (264, 930)])
    b.sheet(80, "#48566a", roof, trans=0.06, curl=2)
    tiles = [
        ribbon([(462 - 20 * i + 4, 690 + 27 * i), (462, 696 + 27 * i), (462 + 20 * i - 4, 690 + 27 * i)], 2.2)
        for i in range(1, 8)
    ]
    b.sheet(76, "#38465a", tiles, trans=0.06, casts=0.3)
    b.sheet(60, "#d9452c", put(cock(), 462, 672, 1.72), trans=0.06, curl=2)
    b.sheet(
        56,
        "#b83420",
        circle(462, 668, 8),
        put([curve([(-4, -46), (8, -46), (20, -44), (12, -34), (-2, -34)])], 462, 672, 1.72),
        trans=0.06,
        curl=2,
    )
    return b.render()
