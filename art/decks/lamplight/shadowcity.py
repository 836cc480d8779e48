"""At evening the mountain throws the shadow of a city, although there is not one house in the valley."""

import numpy as np

from art.kit.lamplit.all import Box, arch, circle, colour, curve, mask, old_man, poly, put, rect, ribbon, sheep

SENTENCE = "At evening the mountain throws the shadow of a city, although there is not one house in the valley."
KEY = "autumn_dusk"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "nobody"


def spire(x, y, w, h):
    """A tower with a pointed roof."""
    return [
        rect(x - w / 2, y - h, w, h + 300),
        poly([(x - w * 0.6, y - h + 1), (x, y - h - w * 2.1), (x + w * 0.6, y - h + 1)]),
    ]


def dome(x, y, r):
    """A dome with a lantern, its drum below."""
    return [
        rect(x - r, y - 4, 2 * r, 300),
        circle(x, y, r, r * 1.05),
        rect(x - r * 0.14, y - r * 1.5, r * 0.28, r * 0.7),
        poly([(x - r * 0.18, y - r * 1.48), (x, y - r * 1.95), (x + r * 0.18, y - r * 1.48)]),
    ]


def gable(x, y, w, h):
    """A tall house with a steep roof."""
    return [
        rect(x, y - h, w, h + 300),
        poly([(x - 3, y - h + 1), (x + w / 2, y - h - w * 0.8), (x + w + 3, y - h + 1)]),
    ]


def city():
    """A skyline that climbs to a dome, standing on about y = 560."""
    out = []
    for x, w, h in (
        (60, 40, 40),
        (104, 34, 74),
        (150, 44, 60),
        (208, 36, 110),
        (254, 42, 96),
        (372, 42, 120),
        (420, 36, 92),
        (462, 46, 66),
        (512, 40, 44),
    ):
        out += gable(x, 560, w, h)
    for x, y, w, h in (
        (136, 560, 22, 120),
        (230, 560, 26, 190),
        (404, 560, 24, 210),
        (494, 560, 20, 110),
        (196, 560, 16, 150),
        (448, 560, 16, 140),
    ):
        out += spire(x, y, w, h)
    return [*out, *dome(322, 424, 50), *spire(276, 560, 14, 196), *spire(368, 560, 14, 196)]


def draw():
    """A bare peak in front, in shade; on the sunlit slope across the valley stands what it throws."""
    b = Box(KEY, glow_at=(300, 120), glow_r=360, sharp=(10, 280), aperture=0.02, mat_seed=56, sun_power=0.86)
    b.slant = (0.1, -0.12)
    for z, col, pts in (
        (
            250,
            "#e8a468",
            [(-20, 190), (80, 150), (170, 176), (280, 120), (380, 160), (480, 118), (640, 176), (640, 960), (-20, 960)],
        ),
        (
            226,
            "#f0a458",
            [(-20, 262), (90, 220), (200, 250), (320, 206), (430, 236), (540, 200), (640, 240), (640, 960), (-20, 960)],
        ),
    ):
        b.sheet(z, col, curve(pts), trans=0.3, curl=3)
    slope = curve([(-20, 330), (110, 296), (240, 316), (360, 286), (500, 300), (640, 280), (640, 960), (-20, 960)])
    b.sheet(196, "#f8b25e", slope, trans=0.15, curl=3)
    body = curve(
        [(-20, 700), (30, 590), (90, 548), (300, 520), (520, 548), (584, 600), (640, 700), (640, 960), (-20, 960)]
    )
    lit = [
        arch(x, y, 8, 20)
        for x, y in (
            (230, 420),
            (404, 400),
            (136, 476),
            (494, 486),
            (322, 470),
            (300, 470),
            (344, 470),
            (196, 450),
            (448, 456),
        )
    ]
    shadow = mask(city(), body) * (1 - mask(lit))
    b.shade(196, m=shadow, strength=0.86, soft=1.3, tint="#9a62d8")
    # gullies of the slope run through light and shadow alike
    gullies = [
        ribbon([(x, y), (x + 14, y + 60), (x + 4, y + 130)], 1, wf=lambda t: 0.6 + 3 * t * (1 - t) * 4)
        for x, y in ((70, 380), (150, 340), (470, 330), (560, 360), (300, 330), (40, 480), (600, 470))
    ]
    b.shade(196, gullies, strength=0.3, soft=1.5, tint="#6a3f8a")
    # the valley: a river, nothing else
    b.sheet(
        160,
        "#9c5040",
        curve([(-20, 676), (140, 650), (300, 662), (460, 644), (640, 668), (640, 960), (-20, 960)]),
        trans=0.1,
        curl=3,
    )
    b.sheet(152, "#ffd9a0", ribbon([(640, 700), (500, 706), (420, 690), (330, 716), (250, 700)], 9, 3), trans=0.2)
    # the mountain itself
    peak = [
        (-20, 860),
        (60, 800),
        (120, 752),
        (160, 690),
        (196, 664),
        (226, 700),
        (262, 742),
        (330, 790),
        (420, 826),
        (640, 876),
        (640, 960),
        (-20, 960),
    ]
    for i, (z, col) in enumerate(((110, "#6a2c38"), (96, "#52222f"), (84, "#3c1826"))):
        b.sheet(z, col, poly([(x + 10 * i, y + 26 * i) for x, y in peak]), trans=0.05, curl=2)
    b.sheet(
        70,
        "#1d0c18",
        put(old_man(), 392, 816, 0.56),
        put(sheep(), 446, 834, 0.42),
        put(sheep(), 484, 844, 0.4, True),
        put(sheep(), 524, 853, 0.42),
        trans=0.03,
    )

    def sky(X, Y, light):
        t = np.clip(Y / 240, 0, 1)[..., None]
        return colour("#e8935c") * (1 - t) + colour("#ffe0a0") * t

    b.paint_back = sky
    return b.render()
