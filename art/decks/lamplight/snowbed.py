"""Snow has fallen on one half of the double bed, but she has not moved over."""

import random

from art.kit.lamplit.all import Box, circle, curve, person, poly, put, rect, ribbon, scaled, tones

SENTENCE = "Snow has fallen on one half of the double bed, but she has not moved over."
KEY = "snow_morning"
FRAME = "overhead"
MOOD = "grief"
PROTAGONIST = "adult"

DRIFT = [
    (-250, -270),
    (-238, -340),
    (-160, -384),
    (-70, -372),
    (-8, -330),
    (-22, -200),
    (12, -110),
    (-10, -20),
    (14, 80),
    (-8, 180),
    (20, 270),
    (0, 380),
    (-110, 410),
    (-210, 396),
    (-270, 330),
    (-246, 200),
    (-262, 60),
    (-244, -100),
]
KNEES = [
    (110, 24),
    (160, 10),
    (202, 50),
    (208, 120),
    (200, 200),
    (206, 280),
    (196, 350),
    (150, 360),
    (132, 330),
    (146, 270),
    (120, 232),
    (64, 196),
    (36, 152),
    (50, 104),
    (86, 70),
]


def bed(shape):
    """A place on the bed: about its middle, turned a little."""
    return put(shape, 306, 440, 1.0, rot=-7)


def board(x, y, w, h, round_=14):
    """A rectangle with rounded corners."""
    a = round_
    return curve(
        [
            (x + a, y, "c"),
            (x + w - a, y, "c"),
            (x + w - a * 0.3, y + a * 0.3),
            (x + w, y + a, "c"),
            (x + w, y + h - a, "c"),
            (x + w - a * 0.3, y + h - a * 0.3),
            (x + w - a, y + h, "c"),
            (x + a, y + h, "c"),
            (x + a * 0.3, y + h - a * 0.3),
            (x, y + h - a, "c"),
            (x, y + a, "c"),
            (x + a * 0.3, y + a * 0.3),
        ]
    )


def heap(pts, k, seed, cx=-124, cy=10):
    """A drift's edge, lumpier than its points."""
    r, out = random.Random(seed), []
    for (x0, y0), (x1, y1) in zip(pts, [*pts[1:], pts[0]], strict=True):
        middle = (x0 + x1) / 2, (y0 + y1) / 2
        out += [(x + r.uniform(-4, 4), y + r.uniform(-4, 4)) for x, y in ((x0, y0), middle)]
    return curve(scaled(out, k, cx, cy), k=0.95)


def draw():
    """From above: a bed, one half of it under a drift, a sleeper at the edge of the other."""
    b = Box(KEY, glow_at=(250, 380), glow_r=460, sharp=(10, 230), aperture=0.03, mat_seed=105)
    b.slant = (-0.7, -0.42)
    b.sheet(210, "#6f88ac", rect(-20, -20, 640, 940), trans=0.1)
    planks = [poly([(-20, y), (640, y - 78), (640, y - 8), (-20, y + 70)]) for y in range(-40, 1100, 154)]
    b.sheet(205, "#7c94b6", planks, trans=0.1)
    b.sheet(170, "#4c3a44", bed([board(-232, -388, 464, 770, 30)]), trans=0.05)
    b.sheet(142, "#f1e6d2", bed([board(-216, -350, 432, 712)]), trans=0.1, curl=2)
    b.sheet(128, "#fdf6e8", bed([board(18, -326, 186, 124, 30)]), trans=0.12, curl=5)
    # she, on her side, her back to the edge
    she = person(
        "woman",
        lean=4,
        head=10,
        near=(48, 84),
        far=(20, 60),
        legs=((10, 0), (6, 0)),
        hair_="short",
        hands=("open", "rest"),
    )
    hx, hy = person.joints["head"]
    b.sheet(112, "#f2d9c0", bed(put(she, 140, 168, 4.4)), trans=0.08, curl=3)
    gown = curve(
        [(120, -196), (146, -214), (172, -190), (182, -120), (176, -20), (180, 70), (96, 70), (110, -20), (104, -110)]
    )
    b.sheet(106, "#dfe9f4", bed([gown]), trans=0.1, curl=3)
    px, py = 140 + hx * 4.4, 168 + hy * 4.4
    hair = curve(
        [
            (px - 26, py - 14),
            (px - 10, py - 42),
            (px + 28, py - 34),
            (px + 42, py + 4),
            (px + 30, py + 34),
            (px + 2, py + 40),
            (px - 24, py + 22),
        ]
    )
    braid = ribbon([(px + 28, py + 10), (px + 44, py + 60), (px + 26, py + 120)], 22, 6)
    b.sheet(100, "#4a2622", bed([hair, braid]), trans=0.05, curl=2)
    edge = [
        (14, -34, "c"),
        (70, -46),
        (140, -38),
        (214, -56, "c"),
        (226, 120),
        (220, 392, "c"),
        (120, 384),
        (10, 394, "c"),
        (24, 180),
    ]
    b.sheet(92, "#b23e30", bed([curve(edge)]), trans=0.08, curl=4)
    b.sheet(
        88,
        "#f0cdb8",
        bed(
            [
                curve(
                    [
                        (14, -34, "c"),
                        (70, -46),
                        (140, -38),
                        (214, -56, "c"),
                        (216, -16, "c"),
                        (140, 2),
                        (70, -6),
                        (16, 4, "c"),
                    ]
                )
            ]
        ),
        trans=0.08,
        curl=4,
    )
    for i, (k, col) in enumerate(((1.0, "#b54031"), (0.82, "#bd4736"))):
        b.sheet(87 - 5 * i, col, bed([curve(scaled(KNEES, k, 130, 170))]), trans=0.08, curl=5)
    # the drift, over his pillow and down to the floor
    spill = [(-300, 150), (-220, 130), (-220, 420), (-300, 440), (-340, 300)]
    b.sheet(190, "#dbe7f3", bed([heap(spill, 1, 3, -270, 290)]), trans=0.1, curl=3)
    for i, col in enumerate(tones("#b9cfe8", "#fafdff", 7)):
        k = 1 - 0.045 * i - 0.006 * i * i
        b.sheet(104 - 6 * i, col, bed([heap(DRIFT, k, 3, -124 + 5 * i, 10 + 9 * i)]), trans=0.12, curl=5)
    mound = [(-204, -280), (-166, -326), (-90, -330), (-40, -290), (-52, -234), (-120, -208), (-188, -224)]
    for i, col in enumerate(tones("#d6e4f2", "#fafdff", 4)):
        b.sheet(66 - 5 * i, col, bed([heap(mound, 1 - 0.13 * i, 21, -122, -268)]), trans=0.1, curl=5)
    r = random.Random(17)
    flakes = [circle(r.uniform(30, 300), r.uniform(30, 870), r.choice([2.2, 3, 4, 5])) for _ in range(64)]
    b.sheet(30, "#ffffff", flakes[::2], trans=0.3)
    b.sheet(14, "#ffffff", flakes[1::2], trans=0.3)
    return b.render(exposure=1.04)
