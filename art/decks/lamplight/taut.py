"""Every evening the dog walks the same way on a taut lead, although nobody has held it since spring."""

import random

from art.kit.lamplit.all import Box, curve, drift, mask, person, poly, put, rect, ribbon

SENTENCE = "Every evening the dog walks the same way on a taut lead, although nobody has held it since spring."
KEY = "lilac_rain"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "animal"

DOG = [  # walking to the left, feet at 0,0, 100 long
    curve(
        [
            (-44, -60),
            (-34, -62),
            (-10, -58),
            (20, -60),
            (40, -58),
            (48, -48),
            (44, -36),
            (24, -36),
            (0, -30),
            (-24, -30),
            (-40, -40),
        ]
    ),
    curve(
        [
            (-30, -60),
            (-44, -74),
            (-50, -86),
            (-56, -90),
            (-62, -84),
            (-80, -74),
            (-84, -68),
            (-80, -63),
            (-66, -64),
            (-58, -58),
            (-50, -46),
            (-36, -38),
            (-26, -44),
        ]
    ),
    curve([(-52, -86), (-44, -90), (-36, -78), (-38, -66), (-46, -70)]),
    ribbon([(44, -54), (58, -54), (72, -66), (78, -80)], 8, 3),
    ribbon([(-34, -44), (-44, -26), (-50, -4)], 13, 6),
    ribbon([(-24, -42), (-22, -24), (-14, -12), (-16, -2)], 13, 6),
    ribbon([(34, -46), (42, -28), (52, -16), (50, -3)], 17, 6),
    ribbon([(28, -44), (26, -26), (34, -14), (24, -3)], 16, 6),
    *[curve([(x - 8, 0, "c"), (x - 5, -6), (x + 4, -6), (x + 5, 0, "c")]) for x in (-51, -17, 50, 23)],
]


def draw():
    """A long wet wall, a dog, and a lead that rises to a hand that is not there."""
    b = Box(KEY, glow_at=(200, 420), glow_r=420, sharp=(10, 230), aperture=0.03, mat_seed=48, sun_power=0.84)
    b.slant = (-0.3, -0.26)
    r = random.Random(8)
    # a row of houses behind a wall, in two tones
    for z, col, y, seed, dark in ((216, "#dcd3ee", 210, 2, "#b4a6d2"), (196, "#bfb1dc", 300, 5, "#8a7ab4")):
        q, x, roofs, wins = random.Random(seed), -30, [], []
        while x < 620:
            w, h = q.uniform(96, 150), q.uniform(0, 80)
            roofs.append(poly([(x, 960), (x, y - h), (x + w * 0.5, y - h - w * 0.42), (x + w, y - h), (x + w, 960)]))
            roofs.append(rect(x + w * 0.68, y - h - w * 0.4, w * 0.1, w * 0.3))
            wins += [
                rect(x + w * (0.18 + 0.26 * i), y - h + 14 + 50 * j, w * 0.13, 28) for i in range(3) for j in range(2)
            ]
            x += w + 2
        b.sheet(z, col, roofs, trans=0.2, curl=2, holes=[(wins, dark, 0.3, 0.1)])
    b.sheet(170, "#7f6fa8", rect(-20, 414, 640, 400), trans=0.08, curl=2)
    b.sheet(162, "#9a8bc0", rect(-20, 396, 640, 26), trans=0.08, curl=2)
    # the pavement, wet, and the kerb
    seams = [ribbon([(x, 780), (x - 40, 858)], 2) for x in range(40, 720, 118)]
    b.sheet(
        150,
        "#d2c9ea",
        poly([(-20, 780), (640, 780), (640, 960), (-20, 960)]),
        trans=0.12,
        holes=[(seams, "#a79ac8", 0.2)],
    )
    b.sheet(140, "#8f80b8", rect(-20, 852, 640, 90), trans=0.1, curl=2)
    b.sheet(136, "#e4ddf4", rect(-20, 842, 640, 14), trans=0.1, curl=2)
    dx, dy, k = 190, 800, 1.75
    gone = person(
        "man",
        lean=-3,
        head=4,
        near=(30, 44),
        far=(-20, 0),
        legs=((20, 8), (-16, -34)),
        feet=(0, 24),
        coat=0.56,
        flare=0.8,
        hat_="brim",
        hands=("grip", "rest"),
    )
    gx, gy, s = 486, 806, 3.5
    hand = (gx + person.joints["near"][0] * s, gy + person.joints["near"][1] * s)
    b.shade(150, put(DOG, dx + 10, dy + 4, k, rot=180, flip=True), strength=0.35, soft=3)
    b.sheet(96, "#33284f", put(DOG, dx, dy, k), trans=0.04, curl=1)
    neck = (dx - 46 * k, dy - 60 * k)
    loop = [
        hand,
        (hand[0] + 14, hand[1] - 16),
        (hand[0] + 34, hand[1] - 12),
        (hand[0] + 34, hand[1] + 8),
        (hand[0] + 14, hand[1] + 12),
        hand,
    ]
    b.sheet(
        84,
        "#e0b02c",
        ribbon([(neck[0] - 16, neck[1] - 4), (neck[0] + 14, neck[1] + 22)], 11),
        ribbon([(neck[0] + 4, neck[1] + 10), hand], 4.6),
        ribbon(loop, 4.8),
        trans=0.1,
    )
    # rain, except where he would be
    still = drift(put(gone, gx, gy, s), r=4, cut=0.4)
    near, far = [], []
    for i in range(1500):
        x, y, l = r.uniform(-20, 660), r.uniform(-60, 900), r.uniform(30, 70)
        (near if i % 3 == 0 else far).append(ribbon([(x, y), (x - l * 0.2, y + l)], 1.4, 0.5))
    whole = mask(rect(-20, -20, 640, 940))
    b.sheet(120, "#f6f2fc", m=whole * (1 - still), veil=0.3, trans=0.3, casts=0, tex=0.3)
    b.sheet(114, "#ffffff", m=mask(far) * (1 - still), veil=0.55, trans=0.5, casts=0)
    b.sheet(60, "#ffffff", m=mask(near) * (1 - still), veil=0.7, trans=0.5, casts=0)
    return b.render(exposure=1.03)
