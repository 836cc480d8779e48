"""They ride one tandem up the hill, but the one in front is twenty and the one behind eighty."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, hair, person, put, ribbon, scatter, tree

SENTENCE = "They ride one tandem up the hill, but the one in front is twenty and the one behind eighty."
KEY = "acid_yellow"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"

SLOPE = 17


def ring(x, y, r, w):
    """A hoop."""
    return ribbon([(x + r * math.cos(a), y + r * math.sin(a)) for a in [i * math.tau / 40 for i in range(41)]], w)


def tandem():
    """The bicycle for two, wheels on y = 0, to the scale of a figure 100 tall."""
    out = []
    for x in (-54, 90):
        out += [ring(x, -24, 23, 3), circle(x, -24, 2.6)]
        out += [
            ribbon([(x, -24), (x + 22 * math.cos(a), -24 + 22 * math.sin(a))], 0.6)
            for a in [i * math.tau / 12 for i in range(12)]
        ]
    bars = [
        [(-54, -24), (-44, -66), (-38, -68)],
        [(-46, -58), (4, -54)],
        [(-12, -22), (-44, -54)],
        [(-12, -22), (5, -56)],
        [(-12, -22), (48, -22)],
        [(4, -52), (64, -52)],
        [(48, -22), (8, -48)],
        [(48, -22), (65, -56)],
        [(48, -22), (90, -24)],
        [(66, -52), (90, -24)],
        [(6, -54), (14, -66), (22, -66)],
        [(-12, -22), (-9, -13)],
        [(48, -22), (51, -13)],
    ]
    out += [ribbon(l, 2.6) for l in bars]
    out += [
        ring(-12, -22, 5, 2),
        ring(48, -22, 5, 2),
        ribbon([(-4, -58), (12, -57)], 4, 5),
        ribbon([(56, -58), (72, -57)], 4, 5),
    ]
    return out


def draw():
    """A steep hill; spring stands before the riders, winter behind them."""
    b = Box(KEY, glow_at=(190, 250), glow_r=340, sharp=(10, 250), aperture=0.02, mat_seed=51, sun_power=0.84)
    b.slant = (-0.1, -0.16)
    r = random.Random(5)
    b.sheet(
        216,
        "#f3d94a",
        curve([(-20, 250), (120, 300), (300, 420), (460, 500), (640, 520), (640, 960), (-20, 960)]),
        trans=0.3,
        curl=2,
    )
    b.sheet(
        190,
        "#e2bd2e",
        curve([(-20, 420), (140, 430), (300, 500), (460, 590), (640, 640), (640, 960), (-20, 960)]),
        trans=0.2,
        curl=2,
    )
    # the hill
    hill = [(-20, 496), (130, 540), (300, 592), (470, 644), (640, 690)]
    b.sheet(110, "#c99c22", curve([*hill, (640, 960, "c"), (-20, 960, "c")]), trans=0.1, curl=3)
    # trees along it, from bare to full
    spots = []
    for x, h, seed in ((78, 330, 3), (236, 250, 8)):
        y = 500 + x * 0.31
        t = tree(x, y + 16, h, seed, 0.05, h * 0.05, 0.6, 4)
        b.sheet(164, "#6a5a22", t, trans=0.1)
        spots += [
            (x + h * 0.34 * math.sqrt(u) * math.cos(a), y - h * 0.64 + h * 0.26 * math.sqrt(u) * math.sin(a))
            for u, a in [(r.random(), r.uniform(0, math.tau)) for _ in range(30)]
        ]
    b.sheet(158, "#6f8f2a", scatter(spots, 330, 5, (22, 34), 11), trans=0.2, curl=2)
    b.sheet(150, "#a3ba3c", scatter(spots[::2], 150, 6, (16, 26), 14), trans=0.2, curl=2)
    for x, h, seed in ((430, 210, 12), (556, 240, 21)):
        b.sheet(164, "#8a7430", tree(x, 512 + x * 0.31, h, seed, -0.04, h * 0.045, 0.55, 5), trans=0.1)
    # the two
    kx, ky, s = 300, 610, 2.05
    b.sheet(96, "#1a2f58", put(tandem(), kx, ky, s, rot=SLOPE), trans=0.05)
    old = person(
        "old",
        lean=44,
        head=-16,
        near=(54, 70),
        far=(58, 76),
        legs=((22, 10), (76, -27)),
        feet=(8, 10),
        coat=0.5,
        flare=1.0,
        hair_="bun",
        hands=("grip", "grip"),
        seat=57,
    )
    ox, oy = person.joints["head"]
    silver = [at(at(p, -0.06, 0.12), ox, oy + 8, 16, rot=16) for p in hair("bun")]
    b.shade(
        110,
        put([*tandem(), *put(old, 64, 0)], kx + 4, ky + 8, s, True, 180 + SLOPE),
        strength=0.42,
        soft=2.4,
        tint="#5a3a10",
    )
    young = person(
        "woman",
        lean=24,
        head=-10,
        near=(62, 68),
        far=(66, 70),
        legs=((24, 12), (78, -25)),
        feet=(8, 10),
        coat=0.42,
        flare=1.4,
        hair_="pony",
        hands=("grip", "grip"),
        seat=58,
        sway=6,
        tail=14,
    )
    hx, hy = person.joints["head"]
    scarf = ribbon([(hx + 8, hy + 9), (hx + 22, hy + 4), (hx + 34, hy + 9), (hx + 48, hy + 1)], 5, 2)
    b.sheet(88, "#1f4fa0", put(put(young, 4, 0), kx, ky, s, rot=SLOPE), trans=0.05, curl=1)
    b.sheet(84, "#f6efd8", put(put(scarf, 4, 0), kx, ky, s, rot=SLOPE), trans=0.1, curl=2)
    b.sheet(90, "#2c3550", put(put(old, 66, 0), kx, ky, s, rot=SLOPE), trans=0.05, curl=1)
    b.sheet(87, "#f3eee0", put(put(silver, 66, 0), kx, ky, s, rot=SLOPE), trans=0.08, curl=2)
    return b.render()
