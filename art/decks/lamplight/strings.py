"""The valley lies under the lake, but he still leads his sheep to pasture, each on a string lest it rise."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, person, poly, put, rect, ribbon, town

SENTENCE = "The valley lies under the lake, but he still leads his sheep to pasture, each on a string lest it rise."
KEY = "underwater"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"


def ewe(r, kick):
    """A sheep that floats, seen from the side, facing left: its wool, and its head and legs."""
    wool = [circle(0, 0, 26, 16)]
    for i in range(11):
        a = 2 * np.pi * i / 11 + r.uniform(-0.1, 0.1)
        wool.append(circle(24 * np.cos(a), 13 * np.sin(a), r.uniform(8.5, 11.5)))
    legs = [
        ribbon([(x, 12), (x + kick * s, 24), (x + kick * s * 1.6 - 2, 35)], 6, 3.6)
        for x, s in ((-16, 1), (-8, -0.5), (13, 0.8), (21, -0.6))
    ]
    head = [
        curve([(-22, -16), (-32, -20), (-42, -12), (-48, -1), (-45, 5), (-38, 4), (-28, 0)]),
        ribbon([(-29, -17), (-21, -11), (-17, -5)], 7, 4),
    ]
    return wool, [*legs, *head]


FLOCK = [  # x, y, scale, turned, tilt, kick
    (196, 330, 1.25, False, -8, 6),
    (330, 300, 1.05, True, 10, -5),
    (266, 424, 1.4, False, 6, 9),
    (440, 374, 1.2, False, -12, -7),
    (392, 478, 1.3, True, 4, 7),
    (520, 470, 1.0, False, 14, 5),
    (160, 470, 0.95, True, -6, -6),
]


def draw():
    """Deep water; at the bottom a shepherd with a lamp, above him his flock on strings."""
    b = Box(KEY, glow_at=(360, 60), glow_r=560, sharp=(0, 300), aperture=0.02, mat_seed=306, sun_power=0.42, core=0.5)
    b.slant = (-0.15, -0.3)
    r = random.Random(11)

    def deep(X, Y, light):
        t = np.clip(Y / 860, 0, 1)[..., None]
        ray = np.exp(-(((X - 380 + Y * 0.15) / 190) ** 2))[..., None] * (1 - t)
        return (colour("#8fd6c4") * (1 - t) ** 1.4 + colour("#0a4a52") * t) * (0.7 + 0.7 * ray)

    b.paint_back = deep
    whole = mask(circle(300, 450, 900))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    for x0, w, lean in ((250, 34, -0.25), (350, 54, -0.08), (460, 30, 0.1), (540, 40, 0.22)):
        m = np.clip(1.2 - np.abs(X - x0 - lean * Y) / (w * (0.6 + Y / 700)), 0, 1) * np.clip(1 - Y / 640, 0, 1)
        b.sheet(250, "#e4fbe4", m=m, veil=0.3, trans=0.5, casts=0, rough=0)
    # the surface, and the boat that does not know
    b.sheet(
        240,
        "#d2f2dc",
        curve([(-20, 52), (90, 58), (180, 50), (300, 60), (420, 51), (520, 59), (640, 52), (640, -20), (-20, -20)]),
        trans=0.5,
        veil=0.7,
        casts=0,
    )
    hull = curve([(66, 40, "c"), (82, 66), (120, 84), (170, 88), (222, 82), (258, 62), (270, 38, "c")], k=0.5)
    b.sheet(150, "#0d4248", hull, ribbon([(150, 40), (118, 96), (100, 128)], 4, 9), trans=0.04, curl=3)
    # the drowned valley
    far, _ = town(-20, 640, 640, 12, 0.7, 130)
    b.sheet(244, "#4aa39a", far, trans=0.3)
    for z, col, x, y, k, tilt in ((226, "#2b8482", 470, 690, 1.5, -3), (212, "#1d6a6c", 66, 716, 1.9, 4)):
        walls = [rect(-42, -60, 84, 150), rect(18, -112, 14, 40)]
        roof = poly([(-54, -56), (0, -108), (54, -56)])
        panes = [rect(-26, -42, 17, 22), rect(10, -42, 17, 22)]
        b.sheet(
            z, col, put(walls, x, y, k, rot=tilt), trans=0.1, holes=[(put(panes, x, y, k, rot=tilt), "#0c4046", 0.3)]
        )
        b.sheet(z - 6, "#16585c", put(roof, x, y, k, rot=tilt), trans=0.1, curl=3)
    glow = np.exp(-(((X - 196) / 170) ** 2 + ((Y - 740) / 120) ** 2))
    b.sheet(196, "#ffcf7a", m=glow, veil=0.62, trans=0.2, casts=0, fixed=0.9, rough=0)
    b.sheet(
        190,
        "#1f6e70",
        curve([(-20, 776), (140, 762), (320, 772), (500, 758), (640, 766), (640, 940), (-20, 940)]),
        trans=0.08,
        curl=3,
    )
    # the shepherd
    who = person(
        "old",
        lean=-14,
        head=-14,
        near=(150, 164),
        far=(56, 70),
        legs=((22, 8), (-20, -30)),
        feet=(0, 20),
        coat=0.8,
        flare=0.9,
        hat_="cap",
        beard_="full",
        hands=("grip", "grip"),
    )
    nx, ny = person.joints["near"]
    fx, fy = person.joints["far"]
    px, py, s = 236, 800, 1.36
    hx, hy = px + nx * s, py + ny * s
    b.sheet(90, "#06282e", put(who, px, py, s), trans=0.03)
    b.sheet(
        110,
        "#0c3c42",
        curve([(-20, 790), (120, 800), (300, 796), (460, 806), (640, 790), (640, 940), (-20, 940)]),
        trans=0.05,
        curl=3,
    )
    b.sheet(84, "#0a2c30", ribbon([(px + fx * s, py + fy * s), (px + fx * s - 3, py + fy * s + 16)], 2), trans=0.03)
    b.lamp(px + fx * s - 3, py + fy * s + 24, 60, "#ffb84a", 2.0, size=8, show=10)
    # the flock
    for i, (x, y, k, turned, tilt, kick) in enumerate(FLOCK):
        wool, dark = ewe(r, kick)
        z = 120 + 8 * (i % 4)
        mid = ((x + hx) / 2 + r.uniform(-16, 16), (y + hy) / 2 + 10)
        b.sheet(186, "#f4dca8", ribbon([(x, y + 16), mid, (hx, hy)], 1.6), trans=0.2, casts=0.2)
        b.sheet(z + 2, "#143c42", put(dark, x, y, k, turned, tilt), trans=0.04)
        b.sheet(z, "#f2ead2", put(wool, x, y, k, turned, tilt), trans=0.2, curl=4, fixed=0.6)
    # the one that has got away
    wool, dark = ewe(r, 8)
    b.sheet(146, "#1c5a5c", put(dark, 424, 150, 0.85, False, 24), trans=0.04)
    b.sheet(144, "#fff6de", put(wool, 424, 150, 0.85, False, 24), trans=0.3, curl=4, fixed=0.8)
    b.sheet(150, "#f4dca8", ribbon([(424, 164), (438, 200), (424, 226), (436, 252)], 1.6), trans=0.2, casts=0.2)
    grasses = [
        ribbon([(x, 910), (x + r.uniform(-8, 8), 850), (x + r.uniform(-26, 26), r.uniform(770, 850))], 8, 1.4)
        for x in [r.uniform(-10, 610) for _ in range(44)]
    ]
    b.sheet(50, "#07343a", grasses, trans=0.04, curl=1)
    return b.render(exposure=1.08)
