"""The tuner has opened the piano, but inside it is still the forest, and has fallen silent."""

import random

from art.kit.lamplit.all import Box, at, curve, frontal, leaf, mask, poly, put, rect, ribbon, tones

SENTENCE = "The tuner has opened the piano, but inside it is still the forest, and has fallen silent."
KEY = "autumn_dusk"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "adult"


def trunks(xs, y0, y1, w, seed):
    """Straight forest trunks with a few dead branches."""
    r, out = random.Random(seed), []
    for x in xs:
        k = w * r.uniform(0.7, 1.2)
        lean = r.uniform(-8, 8)
        out.append(ribbon([(x, y1), (x + lean * 0.5, (y0 + y1) / 2), (x + lean, y0)], k * 1.2, k * 0.8))
        for _ in range(3):
            y, d = r.uniform(y0, y1 - 60), r.choice([-1, 1]) * r.uniform(14, 34)
            out.append(
                ribbon(
                    [(x + lean * 0.5, y), (x + lean * 0.5 + d * 0.6, y - 8), (x + lean * 0.5 + d, y - 20)], k * 0.26, 1
                )
            )
    return out


def draw():
    """An upright piano with its front taken off: a lit forest where the strings should be, a man before it."""
    b = Box(KEY, glow_at=(330, 330), glow_r=250, sharp=(20, 290), aperture=0.02, mat_seed=305)
    r = random.Random(6)
    # the forest, from far to near
    for i, (z, col, n, w, base) in enumerate(
        (
            (280, "#f0b878", 13, 9, 500),
            (258, "#d68a50", 10, 15, 516),
            (236, "#a05a38", 7, 22, 536),
            (214, "#643824", 4, 34, 560),
        )
    ):
        step = 440 / n
        xs = (
            [110, 166, 486, 540] if i == 3 else [104 + step * (k + 0.5) + r.uniform(-0.3, 0.3) * step for k in range(n)]
        )
        ground = curve(
            [
                (-20, base - 10),
                (200, base - 24),
                (330, base - 12),
                (460, base - 26),
                (640, base - 8),
                (640, 700),
                (-20, 700),
            ]
        )
        b.sheet(z, col, trunks(xs, 60, base, w, i), ground, trans=0.4 - 0.09 * i, curl=1)
    # the piano about it
    inner, case = (96, 132, 452, 420), (58, 96, 528, 900)
    wood = tones("#3a1a12", "#7a3c22", 4)
    room = 1 - mask(rect(*case))
    b.sheet(176, "#a85838", m=room, trans=0.08)
    b.sheet(172, "#b8683f", m=room * mask([rect(x, -20, 9, 960) for x in range(-12, 640, 34)]), trans=0.08, casts=0.2)
    for k in range(4):
        hole = rect(inner[0] - 8 * k, inner[1] - 8 * k, inner[2] + 16 * k, inner[3] + 8 * k)
        b.sheet(190 - 18 * k, wood[3 - k], m=mask(rect(*case)) * (1 - mask(hole)), trans=0.06, curl=2)
    b.sheet(126, "#6a3420", poly([(44, 60), (600, 60), (588, 98), (56, 98)]), trans=0.06, curl=2)
    b.sheet(118, "#8a4a2c", rect(40, 52, 570, 12), trans=0.06, curl=1)
    # the keys
    b.sheet(122, "#2a120c", rect(72, 548, 500, 20), trans=0.04)
    whites = [
        poly([(80 + 27 * k, 566), (105.6 + 27 * k, 566), (106.4 + 28.4 * k - 14, 612), (80 + 28.4 * k - 14, 612)])
        for k in range(18)
    ]
    b.sheet(112, "#f6ead2", whites, trans=0.1, curl=1)
    blacks = [
        poly([(98 + 27 * k, 562), (113 + 27 * k, 562), (112 + 27.8 * k - 9, 592), (98 + 27.8 * k - 9, 592)])
        for k in range(17)
        if k % 7 not in (2, 6)
    ]
    b.sheet(104, "#1c0e0a", blacks, trans=0.03, curl=1)
    b.sheet(98, "#5a2a1a", poly([(40, 610), (604, 610), (612, 640), (32, 640)]), trans=0.05, curl=2)
    b.sheet(102, "#4a2216", rect(70, 640, 504, 300), trans=0.05)
    b.sheet(94, "#5c2c1c", m=mask(rect(92, 664, 460, 250)) * (1 - mask(rect(112, 684, 420, 230))), trans=0.05, curl=2)
    # leaves have blown over the keys
    leaves = [
        at(leaf(r.uniform(15, 24), 0.36), r.uniform(230, 580), r.uniform(572, 632), rot=r.uniform(0, 360))
        for _ in range(16)
    ]
    leaves += [
        at(leaf(r.uniform(15, 22), 0.36), r.uniform(260, 560), r.uniform(660, 860), rot=r.uniform(0, 360))
        for _ in range(7)
    ]
    b.sheet(84, "#d9722c", leaves[::2], trans=0.2, curl=3)
    b.sheet(80, "#f0a848", leaves[1::2], trans=0.2, curl=3)
    # the tuner listens
    him = frontal(
        "man",
        arms=((7, 2), (30, 172)),
        legs=((3, 0), (3, 0)),
        coat=0.5,
        flare=0.6,
        hair_="short",
        tilt=9,
        hands=("rest", "grip"),
    )
    b.sheet(60, "#2c1512", put(him, 190, 930, 4.6), trans=0.03, curl=3)
    fork = [
        ribbon([(289, 566), (290, 524)], 5),
        ribbon([(282, 452), (281, 500), (290, 526), (299, 500), (298, 452)], 4.6),
    ]
    b.sheet(52, "#fff0d2", fork, trans=0.1, curl=1)
    b.lamp(330, 380, 200, "#ffca7a", 0.9, size=20)
    b.lamp(360, 560, 70, "#ffb060", 0.8, size=24)
    b.lamp(380, 480, 40, "#ffb868", 0.5, size=24)
    return b.render(exposure=1.16)
