"""The egg has cracked at noon in the hot yard, but what runs out of it is night."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, poly, put, ribbon, scaled, tones

SENTENCE = "The egg has cracked at noon in the hot yard, but what runs out of it is night."
KEY = "acid_yellow"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

LEFT = [(78, 240), (112, 146), (200, 84), (292, 80), (344, 104)]
CRACK = [(344, 104), (318, 176), (366, 214), (330, 270), (372, 306), (318, 350), (352, 404), (296, 430)]
RIGHT = [(412, 106), (478, 142), (530, 200), (560, 272), (546, 346), (494, 402), (430, 436), (384, 446)]
CRACK2 = [(384, 446), (420, 400), (392, 350), (440, 306), (402, 262), (436, 212), (398, 176), (412, 106)]
BOTTOM = [(296, 440), (206, 436), (124, 388), (84, 318)]
NIGHT = [
    (330, 120), (400, 120), (420, 260), (412, 360), (398, 430), (412, 500), (480, 560), (570, 600), (620, 690),
    (640, 800), (560, 860), (500, 850), (440, 880), (400, 940), (-20, 940), (-20, 760), (40, 680), (130, 620),
    (240, 560), (300, 500), (322, 420), (330, 300),
]  # fmt: skip


def corners(pts):
    """A jagged edge."""
    return [(x, y, "c") for x, y in pts]


def track():
    """The print of a bird's foot that walks upwards."""
    return [ribbon([(0, 6), (x, -12 + abs(x) * 0.5)], 4.6, 2) for x in (-9, 0, 9)] + [ribbon([(0, 4), (0, 13)], 4, 2)]


def draw():
    """A broken egg on yellow ground; the pool before it has stars in it."""
    b = Box(KEY, glow_at=(300, 260), glow_r=420, sharp=(20, 230), aperture=0.03, mat_seed=104, mat_colour="#fffbe6")
    b.slant = (-0.5, -0.45)
    r = random.Random(7)
    b.sheet(190, "#f6dc3a", poly([(-20, -20), (640, -20), (640, 940), (-20, 940)]), trans=0.1)
    straw = []
    for _ in range(46):
        x, y, a = r.uniform(0, 600), r.uniform(20, 890), r.uniform(0, 180)
        straw.append(at(ribbon([(-r.uniform(10, 26), 0), (0, r.uniform(-3, 3)), (22, 0)], 2.4, 1.4), x, y, rot=a))
    b.sheet(187, "#fff08a", straw, trans=0.1)
    steps = [(98, 566, -10), (60, 528, -14), (80, 480, 6), (46, 446, -2), (66, 398, 16), (34, 366, 4), (52, 322, 4)]
    b.sheet(186, "#1c2f78", [put(track(), x, y, 1.0, rot=a) for x, y, a in steps], trans=0.05)
    # the pool of night, stepped downwards into the ground
    cx, cy = 300, 760
    cols = tones("#2a4aa0", "#0c1440", 4)
    for i, col in enumerate(cols):
        b.sheet(
            170 - 12 * i, col, curve(scaled(NIGHT, 1 - 0.06 * i, cx, cy)) if i else curve(NIGHT), trans=0.05, curl=2
        )
    stars = []
    while len(stars) < 60:
        x, y = r.uniform(60, 540), r.uniform(600, 885)
        if y - 600 > 0.9 * (300 - x) and y - 600 > 0.5 * (x - 300) and math.hypot(x - 250, y - 740) > 60:
            stars.append(circle(x, y, r.choice([1.3, 1.7, 2.2, 3])))
    b.sheet(132, "#0c1440", curve(scaled(NIGHT, 0.8, cx, cy)), trans=0.05, holes=[(stars, "#fff6c8", 1, 0.9)])
    moon = curve([(238, 600, "c"), (206, 628), (206, 680), (240, 708, "c"), (226, 680), (224, 630)])
    b.sheet(128, "#fff3b0", at(moon, -60, -110, 1.3), trans=0.5, curl=2)
    # the two halves of the shell
    left = [*LEFT, *corners(CRACK), *BOTTOM]
    right = [*RIGHT, *corners(CRACK2)]
    b.sheet(122, "#8a7a48", put([curve(left)], 10, 6), put([curve(right)], -8, 6), trans=0.1, curl=2)
    steps = ((112, 1.0, "#e4d4ae"), (102, 0.94, "#efe2c2"), (92, 0.85, "#f8eed4"), (82, 0.72, "#fff8e8"))
    for z, k, col in steps:
        halves = curve(scaled(left, k, 236, 230)), curve(scaled(right, k, 452, 240))
        b.sheet(z, col, halves, trans=0.15, curl=3)
    return b.render(exposure=1.02)
