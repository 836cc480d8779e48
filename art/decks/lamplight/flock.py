"""The dog has driven the sheep so close that they are one great beast, but that does not wish to be driven."""

import math
import random

import cv2
import numpy as np

from art.kit.lamplit.all import Box, circle, curve, put, ribbon, scaled

SENTENCE = "The dog has driven the sheep so close that they are one great beast, but that does not wish to be driven."
KEY = "mint"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "animal"

# a beast with a hump, its head lowered to the left, one foreleg forward
BEAST = [
    (134, 600),
    (100, 560),
    (88, 510),
    (104, 462),
    (80, 420),
    (76, 376),
    (112, 404),
    (152, 410),
    (190, 372),
    (220, 290),
    (284, 214),
    (368, 190),
    (444, 222),
    (504, 290),
    (540, 380),
    (554, 480),
    (550, 580),
    (564, 690),
    (474, 700),
    (462, 610),
    (404, 586),
    (334, 592),
    (302, 620),
    (296, 706),
    (206, 708),
    (200, 630),
]
EYE = (152, 486)


def ewe(r):
    """A sheep's wool, 60 wide, and its dark face, looking left."""
    wool = [
        circle(20 * math.cos(a) * 1.15, -20 + 13 * math.sin(a), r.uniform(9, 12)) for a in [i * 0.785 for i in range(8)]
    ]
    nod = r.uniform(-4, 6)
    face = [
        curve(
            [(-22, -30 + nod), (-30, -30 + nod), (-39, -18 + nod), (-38, -11 + nod), (-32, -11 + nod), (-24, -20 + nod)]
        ),
        ribbon([(-24, -29 + nod), (-16, -25 + nod)], 5, 3),
    ]
    return [*wool, circle(0, -20, 20, 12)], face


def flock(seed, near):
    """Places of the sheep inside the beast, from its back down to its feet."""
    r, out = random.Random(seed), []
    outline = np.array([p[:2] for p in BEAST], np.float32)
    for _ in range(9000):
        x, y = r.uniform(74, 564), r.uniform(190, 700)
        if cv2.pointPolygonTest(outline, (x, y), measureDist=True) < 8:
            continue
        if all(math.hypot((x - a) / 1.25, y - c) > near * (0.62 + 0.4 * (y - 190) / 510) for a, c in out):
            out.append((x, y))
    return sorted(out, key=lambda p: p[1])


def dog():
    """A dog that has stopped with one paw lifted, looking right and up, 90 long."""
    return [
        curve([(-38, -38), (-14, -44), (16, -46), (34, -38), (34, -26), (12, -20), (-18, -22), (-38, -26)]),
        curve(
            [
                (12, -46),
                (24, -60),
                (36, -72),
                (48, -74),
                (62, -72),
                (64, -66),
                (52, -62),
                (46, -54),
                (40, -34),
                (26, -26),
            ]
        ),
        curve([(34, -70, "c"), (24, -76), (16, -70), (22, -60), (32, -62, "c")]),
        ribbon([(30, -32), (42, -24), (44, -10)], 10, 5),
        ribbon([(20, -30), (22, -14), (24, -2)], 10, 5),
        ribbon([(-32, -34), (-38, -18), (-30, -2)], 1, wf=lambda t: 18 - 13 * min(1, t * 1.4)),
        ribbon([(-24, -32), (-22, -16), (-14, -2)], 1, wf=lambda t: 16 - 11 * min(1, t * 1.4)),
        ribbon([(-36, -36), (-50, -24), (-52, -6)], 9, 6),
        ribbon([(20, -2), (30, -1)], 5),
        ribbon([(-32, -2), (-24, -1)], 5),
        ribbon([(-16, -2), (-8, -1)], 5),
    ]


def draw():
    """A hill of wool that has lowered its head to a small dog."""
    b = Box(KEY, glow_at=(180, 240), glow_r=430, sharp=(10, 260), aperture=0.03, mat_seed=119)
    b.sheet(224, "#bfe9c8", curve([(-20, 440), (160, 400), (380, 430), (640, 380), (640, 760), (-20, 760)]), trans=0.3)
    b.sheet(208, "#8fd6a2", curve([(-20, 560), (200, 520), (420, 540), (640, 500), (640, 940), (-20, 940)]), trans=0.2)
    b.sheet(190, "#5db67c", curve([(-20, 680), (160, 656), (380, 668), (640, 640), (640, 940), (-20, 940)]), trans=0.12)
    b.shade(190, curve([(120, 720), (320, 690), (600, 690), (660, 760), (420, 790), (220, 770)]), strength=0.6, soft=10)
    b.sheet(168, "#9fb4a4", curve(scaled(BEAST, 0.95, 340, 440)), trans=0.1, curl=2)
    r = random.Random(7)
    places = flock(3, 30)
    black = min(places, key=lambda p: math.hypot(p[0] - EYE[0], p[1] - EYE[1]))
    bands = 9
    for i in range(bands):
        wool, face, dark = [], [], []
        for x, y in places[len(places) * i // bands : len(places) * (i + 1) // bands]:
            w, f = ewe(r)
            s = 0.66 + 0.42 * (y - 190) / 510
            (dark if (x, y) == black else wool).extend(put(w, x, y + 12, s))
            face += put(f, x, y + 12, s)
        z = 160 - 8 * i
        b.sheet(z, ("#e9eee0", "#f4f6ea", "#fbfcf2")[i % 3], wool, trans=0.12, curl=2)
        if dark:
            b.sheet(z - 17, "#22302f", dark, trans=0.04, curl=2)
        b.sheet(z - 3, "#3f4f4c", face, trans=0.05)
    b.sheet(84, "#3f9c68", curve([(-20, 800), (200, 770), (420, 800), (640, 770), (640, 940), (-20, 940)]), trans=0.1)
    b.sheet(60, "#20363e", put(dog(), 120, 822, 1.25), trans=0.05, curl=1)
    b.sheet(56, "#e0583a", put([ribbon([(18, -50), (30, -44), (42, -44)], 6)], 120, 822, 1.25), trans=0.05)
    return b.render(exposure=1.04)
