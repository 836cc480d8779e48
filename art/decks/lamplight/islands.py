"""Between two street lamps the dark has grown too deep to wade, but someone has put out in a boat."""

import math

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fallen, lens, mask, person, poly, put, rect, ribbon

SENTENCE = "Between two street lamps the dark has grown too deep to wade, but someone has put out in a boat."
KEY = "moonless"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "adult"

POOLS = [(404, 112, 0.36), (132, 232, 0.6), (352, 706, 1.36)]  # x, y, size of each lamp's light
STEPS = [(1.0, "#b05a2c", 0.6), (0.84, "#dc8838", 0.8), (0.64, "#f4b558", 0.95), (0.4, "#ffe09a", 1.0)]


def around(x, y, s, k, a, w):
    """Four points of a round of light or of a ripple, from angle a through w."""
    return [(x + 176 * s * k * math.cos(a + d), y + 92 * s * k * math.sin(a + d)) for d in (0, w / 3, 2 * w / 3, w)]


def paving(x, y, s):
    """The joints of the paving round a lamp, seen from high up."""
    out = []
    for i in range(1, 10):
        k = i * 0.115
        out.append(
            ribbon(
                [(x + 176 * s * k * math.cos(a), y + 92 * s * k * math.sin(a)) for a in np.arange(0, 6.4, 0.3)], 1.5 * s
            )
        )
        n = 5 + 4 * i
        for j in range(n):
            a = (j + 0.5 * (i % 2)) * math.tau / n
            c, d = 176 * s * math.cos(a), 92 * s * math.sin(a)
            out.append(ribbon([(x + c * k, y + d * k), (x + c * (k + 0.115), y + d * (k + 0.115))], 1.5 * s))
    return out


def post(s):
    """A street lamp of 170 units on 0,0, and the panes of its lantern."""
    iron = [
        ribbon([(0, 0), (0, -118)], 6, 4),
        curve([(-11, 2), (-6, -8), (6, -8), (11, 2), (0, 6)]),
        rect(-8, -122, 16, 4),
        poly([(-15, -152), (0, -166), (15, -152)]),
        circle(0, -168, 3),
        ribbon([(-9, -121), (-13, -152)], 2),
        ribbon([(9, -121), (13, -152)], 2),
    ]
    return put(iron, 0, 0, s), put([poly([(-8, -122), (8, -122), (13, -152), (-13, -152)])], 0, 0, s)


def draw():
    """A dark square from above, islands of lamplight in it, and a boat between two of them."""
    b = Box(KEY, glow_at=(300, 200), glow_r=400, sharp=(10, 300), aperture=0.02, mat_seed=311, core=0.4)

    def deep(X, Y, light):
        t = np.clip(Y / 900, 0, 1)[..., None]
        return colour("#2a4878") * (1 - t) + colour("#12204a") * t

    b.paint_back = deep
    for x, y, s in POOLS:  # ripples run from the shores into the dark
        for j, k in enumerate((1.13, 1.28, 1.48)):
            arcs = ((0.2 + j, 0.8), (1.7 + j * 0.6, 0.7), (2.9 + j, 0.6), (4.3 + j * 0.7, 0.9))
            ring = [lens(around(x, y, s, k, a, w), (4.2 - j) * s + 0.8) for a, w in arcs]
            b.sheet(214 - j, "#5a78b4", ring, trans=0.05, fixed=0.62 - 0.14 * j, casts=0)
    for i, (x, y, s) in enumerate(POOLS):
        joints = mask(paving(x, y, s))
        for j, (k, col, f) in enumerate(STEPS):
            b.sheet(
                200 - 8 * j - 4 * i, col, m=mask(circle(x, y, 176 * s * k, 92 * s * k)), trans=0.05, fixed=f, curl=2
            )
        z = 168 - 4 * i
        b.sheet(
            z + 2, "#a8582a", m=joints * mask(circle(x, y, 172 * s, 89 * s)), trans=0.05, fixed=0.62, veil=0.6, casts=0
        )
        iron, panes = post(s * 1.12)
        b.sheet(z, "#34181c", put(iron, x, y), trans=0.02, fixed=0.42, casts=0.3)
        b.sheet(z - 1, "#fff0b8", put(panes, x, y), trans=0.9, fixed=1.25, casts=0)
        b.lamp(x, y - 150 * s, 120, "#ffb850", 0.55 * s + 0.15, size=12, show=9 * s)
    # a car, parked too low
    roof = curve([(-66, 0, "c"), (-52, -12), (-34, -40), (-18, -46), (26, -46), (42, -38), (62, -8), (70, 0, "c")])
    glass = [
        poly([(-38, -8), (-26, -37), (0, -38), (0, -8)]),
        poly([(6, -8), (6, -38), (26, -38), (42, -8)]),
    ]
    b.sheet(
        196,
        "#0c1738",
        put([roof], 476, 396, 1.0, rot=-4),
        trans=0.02,
        fixed=0.7,
        casts=0,
        holes=[(put(glass, 476, 396, rot=-4), "#33528a", 0.5, 0.16)],
    )
    wash = [lens([(470 - w, 400), (470, 408 + w * 0.12), (486 + w, 396)], 3) for w in (78, 108)]
    b.sheet(194, "#5a78b4", wash, trans=0.05, fixed=0.5, casts=0)
    # she waits at the shore
    she = person(
        "woman",
        lean=2,
        head=2,
        near=(16, 22),
        far=(40, 118),
        legs=((4, 0), (-6, -8)),
        coat=0.66,
        flare=1.2,
        hair_="bun",
        hands=("grip", "open"),
    )
    hx, hy = person.joints["near"]
    case = [rect(hx - 13, hy + 4, 26, 17), ribbon([(hx - 5, hy + 5), (hx, hy - 1), (hx + 5, hy + 5)], 2)]
    sx, sy, ss = 222, 676, 1.1
    lying = fallen([*she, *case], sx, sy - 3, -0.86, -0.2, ss)
    for z in (192, 184, 176, 168, 160):
        b.shade(z, lying, strength=0.75, soft=1.2, tint="#4a1c10")
    b.sheet(120, "#2a1026", put([*she], sx, sy, ss), trans=0.02, fixed=0.62, casts=0, curl=1)
    b.sheet(118, "#8a2420", put(case, sx, sy, ss), trans=0.02, fixed=0.6, casts=0)
    # he has put out
    man = person(
        "man",
        lean=12,
        head=4,
        near=(70, 86),
        far=(62, 80),
        legs=((80, 20), (74, 14)),
        seat=12,
        hat_="cap",
        hands=("grip", "grip"),
    )
    bx, by, bs = 226, 412, 0.95
    hull = curve(
        [(-72, -20, "c"), (-50, -10), (0, -6), (50, -10), (74, -22, "c"), (56, 8), (24, 18), (-22, 18), (-54, 8)]
    )
    rim = ribbon([(-72, -20), (-50, -10), (0, -6), (50, -10), (74, -22)], 3)
    pole = ribbon([(-56, -12), (-60, -54), (-63, -55)], 2.6)
    oar = ribbon([(-14, -18), (10, -8), (46, 24), (58, 34)], 2.6, 6)
    b.sheet(150, "#0a1230", put(man, bx + 14, by, bs * 0.82), trans=0.02, fixed=0.6, casts=0)
    b.sheet(146, "#3b2a40", put([hull], bx, by, bs), trans=0.02, fixed=0.7, casts=0, curl=2)
    b.sheet(142, "#f0a048", put([rim], bx, by, bs), trans=0.02, fixed=0.8, casts=0)
    b.sheet(140, "#0a1230", put([oar, pole], bx, by, bs), trans=0.02, fixed=0.6, casts=0)
    b.sheet(141, "#ffe9a0", put([circle(-62, -44, 7, 9)], bx, by, bs), trans=0.8, fixed=1.2, casts=0)
    b.lamp(bx - 59, by - 42, 110, "#ffb850", 0.7, size=10, show=6)
    gold = [
        lens(
            [(bx - 92 - 14 * i, by + 16 + 13 * i), (bx - 60, by + 20 + 13 * i), (bx - 30 + 10 * i, by + 16 + 13 * i)],
            4 - i,
        )
        for i in range(3)
    ]
    b.sheet(145, "#f0a848", gold, trans=0.1, fixed=0.8, casts=0)
    wake = [lens([(bx + 70, by + 6), (bx + 130, by - 10 + 24 * i), (bx + 190, by - 40 + 40 * i)], 3) for i in range(2)]
    b.sheet(144, "#5a78b4", wake, trans=0.1, fixed=0.55, casts=0)
    return b.render(exposure=1.05)
