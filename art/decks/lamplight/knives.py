"""The knife thrower has thrown his last knife, but on the empty board they outline two."""

import cv2
import numpy as np

from art.kit import scale
from art.kit.lamplit.all import Box, curve, frontal, mask, put, rect

SENTENCE = "The knife thrower has thrown his last knife, but on the empty board they outline two."
KEY = "terracotta"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

BLADE = [curve([(0, 6, "c"), (-5.4, -12), (-5.4, -40, "c"), (5.4, -40, "c"), (5.4, -12)])]
HILT = [rect(-10, -45, 20, 6), curve([(-4.8, -44, "c"), (-6.4, -64), (-4, -80), (4, -80), (6.4, -64), (4.8, -44, "c")])]


def places(shape, every, room):
    """Points about an outline at a distance of room, and the angle at which a knife stands there."""
    m = cv2.resize(mask(shape), (600, 900), interpolation=cv2.INTER_AREA)
    m = cv2.GaussianBlur((m > 0.5).astype(np.float32), (0, 0), room)
    contours, _ = cv2.findContours((m > 0.1).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    P = max(contours, key=len)[:, 0].astype(float)
    out, hilts = [], []
    for k in range(0, len(P), every // 2):
        d = P[(k + 9) % len(P)] - P[k - 9]
        d /= max(1e-6, np.hypot(*d))
        hilt = P[k] + np.array([-d[1], d[0]]) * 44
        x, y = np.clip(hilt, 0, [599, 899]).astype(int)
        if m[y, x] < 0.01 and all(np.hypot(*(hilt - h)) > every * 0.8 for h in hilts):
            hilts.append(hilt)
            out.append((*P[k], float(np.degrees(np.arctan2(d[1], d[0]))) + 180))
    return out


def draw():
    """A bare board in the light, between curtains; blades all round the place of two people."""
    b = Box(KEY, glow_at=(300, 380), glow_r=340, sharp=(10, 260), aperture=0.03, mat_seed=115, sun_power=0.86)
    b.slant = (-0.75, -0.55)
    folds = [(x, -20, x + 6, 940, 0.9 if i % 2 else -0.7) for i, x in enumerate(range(10, 620, 34))]
    b.sheet(220, "#8a2f2a", rect(-20, -20, 640, 940), trans=0.1, folds=folds)
    planks = [rect(58 + 97 * i, 66 + (i % 2) * 8, 95, 780) for i in range(5)]
    b.sheet(176, "#5a2a20", rect(48, 56, 504, 790), trans=0.05, curl=2)
    b.sheet(164, "#c88a52", planks, trans=0.08, curl=2)
    man = frontal("man", arms=((14, 6), (30, 14)), legs=((7, 3), (5, 2)))
    woman = frontal("woman", arms=((30, 14), (34, -50)), coat=0.85, flare=1.5, hair_="bun")
    two = [*put(man, 236, 762, 5.6), *put(woman, 368, 762, 5.15)]
    clean = cv2.GaussianBlur(mask(two), (0, 0), 5 * scale.PIXELS) > 0.3
    b.sheet(163, "#fbe0b0", m=clean.astype(np.float32), trans=0.08, casts=0, veil=0.7, rough=1)
    knives = places(two, 34, 9)
    b.sheet(136, "#f4ead6", [put(BLADE, x, y, 0.7, rot=a) for x, y, a in knives], trans=0.1, curl=1)
    b.sheet(122, "#3a1a20", [put(HILT, x, y, 0.7, rot=a) for x, y, a in knives], trans=0.05, curl=1)
    floor = curve([(-20, 828), (300, 818), (640, 828), (640, 940), (-20, 940)])
    b.sheet(110, "#c08048", floor, trans=0.08)
    cloth = [
        (360, 866, "c"), (404, 852), (450, 858), (492, 846, "c"), (500, 862), (520, 872, "c"), (478, 876), (446, 874),
        (404, 872), (370, 884, "c"),
    ]  # fmt: skip
    b.sheet(84, "#2f8f96", curve(cloth), trans=0.08, curl=4)
    return b.render(exposure=1.05)
