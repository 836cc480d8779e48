"""Eighty thousand have come to the stadium, but on the grass there are only two, folding a sheet."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, mask, overhead, person, poly, put, rect, tones

SENTENCE = "Eighty thousand have come to the stadium, but on the grass there are only two, folding a sheet."
KEY = "mint"
FRAME = "overhead"
MOOD = "calm"
PROTAGONIST = "adult"

AT = (300, 452)
RINGS = [(330, 452), (292, 408), (254, 364), (216, 320), (182, 280)]  # half axes of the openings, from the rim down
CLOTHES = ("#f6f0e0", "#2f5f6a", "#e8b84a", "#3f8f78", "#24424e", "#c9dccb")


def oval(rx, ry, n=2.5):
    """A rounded oval, fuller than an ellipse."""
    pts = []
    for i in range(72):
        a = math.tau * i / 72
        c, s = math.cos(a), math.sin(a)
        pts.append((AT[0] + rx * math.copysign(abs(c) ** (2 / n), c), AT[1] + ry * math.copysign(abs(s) ** (2 / n), s)))
    return poly(pts)


def seated(rx0, ry0, rx1, ry1, seed):
    """Heads in rows between two ovals, a list for each colour of clothes; the gangways stay free."""
    r, out, n = random.Random(seed), [[] for _ in CLOTHES], 2.5
    for row in range(3):
        t = (row + 0.6) / 3.2
        rx, ry = rx0 + (rx1 - rx0) * t, ry0 + (ry1 - ry0) * t
        count = int((rx + ry) * math.pi / 11)
        for i in range(count):
            a = math.tau * (i + r.uniform(-0.2, 0.2)) / count
            if abs(math.sin(a * 6 + 0.3)) < 0.09:
                continue
            c, s = math.cos(a), math.sin(a)
            x = AT[0] + rx * math.copysign(abs(c) ** (2 / n), c)
            y = AT[1] + ry * math.copysign(abs(s) ** (2 / n), s)
            if -5 < x < 605 and -5 < y < 905:
                out[r.choice((0, 0, 1, 1, 2, 3, 4, 4, 5))].append(circle(x, y, r.uniform(3.2, 4.2)))
    return out


def draw():
    """A full bowl of people from above; on the striped grass two figures and a white sheet."""
    b = Box(KEY, glow_at=AT, glow_r=500, sharp=(0, 240), aperture=0.02, mat_seed=276, sun_power=0.92)
    b.slant = (-0.42, -0.3)
    cols = tones("#5fa890", "#9fd4b8", len(RINGS))
    for i, ((rx, ry), col) in enumerate(zip(RINGS, cols, strict=True)):
        b.sheet(24 + 13 * i, col, m=1 - mask(oval(rx, ry)), trans=0.08, curl=2, tex=0.6)
        if i:
            for j, heads in enumerate(seated(rx, ry, *RINGS[i - 1], 5 + i)):
                b.sheet(24 + 13 * i - 3, CLOTHES[j], heads, trans=0.05, tex=0.3, casts=0.6)
    # the track and the grass
    b.sheet(96, "#e0784e", rect(-20, -20, 640, 960), trans=0.08, tex=0.6)
    for k in (0.955, 0.915):
        line = mask(oval(182 * k, 280 * k)) * (1 - mask(oval(182 * k - 1.6, 280 * k - 1.6)))
        b.shade(96, m=line, strength=-0.5, soft=0.3)
    pitch = mask(oval(158, 254))
    b.sheet(92, "#8fd8a4", m=pitch, trans=0.08, curl=1, tex=0.5)
    stripes = [rect(100, 180 + 72 * i, 400, 36) for i in range(8)]
    b.sheet(90, "#b4ebbf", m=pitch * mask(stripes), trans=0.08, casts=0.2, tex=0.5)
    # the two and their sheet
    (x0, y0), (x1, y1) = (222, 470), (380, 424)
    reach = person(
        "woman",
        lean=2,
        head=8,
        near=(78, 92),
        far=(66, 86),
        legs=((6, 0), (-10, -14)),
        coat=0.7,
        flare=1.3,
        hair_="bun",
        hands=("grip", "grip"),
    )
    other = person(
        "man",
        lean=-2,
        head=8,
        near=(76, 90),
        far=(64, 84),
        legs=((6, 0), (-10, -14)),
        coat=0.3,
        flare=0.7,
        hands=("grip", "grip"),
    )
    cloth = [(238, 440), (300, 424), (358, 396), (372, 444), (312, 470), (252, 490)]
    for z in (90, 92):
        b.shade(
            z,
            put(reach, x0, y0, 1.2, rot=118),
            put(other, x1, y1, 1.25, rot=118),
            curve([(x + 34, y + 22) for x, y in cloth], k=0.5),
            strength=0.55,
            soft=2,
            tint="#1f6a5a",
        )
    b.sheet(
        70,
        "#fffef8",
        curve([(*p, "c") if i in (0, 2, 3, 5) else p for i, p in enumerate(cloth)], k=0.5),
        trans=0.1,
        curl=4,
        casts=0,
        folds=[(302, 418, 316, 476, 0.9), (270, 432, 284, 482, -0.5), (330, 408, 344, 462, 0.5)],
    )
    b.sheet(58, "#24424e", put(overhead("woman", None, (84, 84), 0.9), x0, y0, 1.15, rot=72), trans=0.05, casts=0)
    b.sheet(56, "#1c3440", put(overhead("man", None, (84, 84), 0.9), x1, y1, 1.15, rot=-108), trans=0.05, casts=0)
    b.sheet(50, "#5a3a30", circle(x0, y0, 10), circle(x0 - 11, y0 + 4, 5), trans=0.05, curl=2, casts=0)
    b.sheet(48, "#e0583a", circle(x1, y1, 11), trans=0.05, curl=2, casts=0)
    return b.render(exposure=1.03)
