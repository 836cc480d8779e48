"""At daybreak the crows carry the night away piece by piece, but one of them brings its piece back."""

import random

from art.kit.lamplit.all import Box, circle, curve, fir, poly, put, town

SENTENCE = "At daybreak the crows carry the night away piece by piece, but one of them brings its piece back."
KEY = "lilac_rain"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"


def crow_flying(up):
    """A crow in flight to the left, 90 long; up: its wings, 1 raised to -1 lowered."""
    wing = [
        (-8, -4, "c"),
        (2, -26 * up),
        (22, -52 * up),
        (44, -66 * up, "c"),
        (40, -52 * up),
        (50, -46 * up, "c"),
        (42, -36 * up),
        (48, -28 * up, "c"),
        (36, -20 * up),
        (22, -4, "c"),
    ]
    far = [
        (-10, -4, "c"),
        (-16, -28 * up),
        (-10, -52 * up),
        (2, -62 * up, "c"),
        (6, -46 * up),
        (12, -20 * up),
        (10, -4, "c"),
    ]
    return [
        curve([(-30, -6), (-16, -10), (10, -8), (30, -3), (54, 2, "c"), (58, 8, "c"), (36, 8), (10, 8), (-14, 6)]),
        curve([(-24, -9), (-36, -12), (-44, -8), (-58, -3, "c"), (-44, -1), (-34, 4), (-22, 4)]),
        curve(wing),
        curve(far),
    ]


def piece(r, w, h):
    """A torn piece of the night, hung by its first corner at 0,0, and its stars."""
    corners = (
        (0, 0),
        (0.3, 0.26),
        (0.2, 0.42),
        (0.52, 0.72),
        (0.12, 0.7),
        (0.04, 1.0),
        (-0.22, 0.74),
        (-0.5, 0.82),
        (-0.3, 0.34),
    )
    pts = [(0, 0), *[(w * (x + r.uniform(-0.06, 0.06)), h * (y + r.uniform(-0.06, 0.06))) for x, y in corners[1:]]]
    stars = [circle(w * r.uniform(-0.2, 0.22), h * r.uniform(0.3, 0.68), r.choice([1.4, 2, 2.6])) for _ in range(4)]
    return [poly(pts)], stars


def draw():
    """The last of the night, torn; below it the crows with what they have taken."""
    b = Box(
        KEY,
        glow_at=(260, 720),
        glow_r=420,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=121,
        back="#fff6ee",
        edge="#cdbbe6",
    )
    r = random.Random(6)
    edge = [
        (-20, 430),
        (50, 400),
        (86, 446),
        (140, 380),
        (170, 300),
        (232, 330),
        (262, 268),
        (322, 296),
        (350, 226),
        (414, 252),
        (446, 180),
        (500, 214),
        (556, 120),
        (640, 140),
    ]
    for i, (dy, col) in enumerate(((0, "#7a70c0"), (-30, "#4f4b98"), (-64, "#2a2d66"))):
        pts = [(x + r.uniform(-12, 12), y + dy + r.uniform(-12, 12)) for x, y in edge]
        stars = (
            [circle(r.uniform(20, 560), r.uniform(20, 340), r.choice([1.2, 1.6, 2.2])) for _ in range(46)]
            if i == 2
            else []
        )
        holes = [(stars, "#fff2c0", 1, 0.9)] if stars else ()
        b.sheet(180 - 9 * i, col, poly([(-20, -20), *pts, (640, -20)]), trans=0.08, curl=3, holes=holes)
    row, _ = town(-20, 620, 900, 5, 0.8, 60)
    b.sheet(210, "#c9b8e4", row, trans=0.3)
    b.sheet(200, "#a997cf", [fir(x, 900, h) for x, h in ((40, 120), (90, 76), (520, 90), (562, 150))], trans=0.2)
    # those who leave
    crows = [
        (172, 520, 1.45, 1),
        (352, 486, 0.62, -0.6),
        (340, 640, 1.1, 0.8),
        (150, 736, 0.7, -0.5),
        (512, 690, 0.75, 1),
    ]
    for i, (x, y, s, up) in enumerate(crows):
        shape, stars = piece(r, 110, 108)
        place = (x - 57 * s, y - 4 * s, s)
        z = 120 - 6 * i
        b.sheet(
            z + 4,
            "#343876",
            put(shape, *place, rot=-14),
            trans=0.06,
            curl=3,
            holes=[(put(stars, *place, rot=-14), "#fff2c0", 1, 0.9)],
        )
        b.sheet(z, "#2b2440", put(crow_flying(up), x, y, s), trans=0.04, curl=1)
    # the one that comes back, and what it carries
    x, y, s = 424, 348, 1.3
    shape, _ = piece(r, 118, 122)
    place = (x + 56 * s, y - 4 * s - 14, s)
    moon = curve([(4, 42, "c"), (-14, 50), (-18, 70), (-4, 84, "c"), (-6, 70), (-6, 54)])
    b.sheet(
        78,
        "#343876",
        put(shape, *place, rot=14),
        trans=0.06,
        curl=3,
        holes=[(put([moon], *place, rot=14), "#ffd75a", 1.2, 1)],
    )
    b.sheet(70, "#2b2440", put(crow_flying(0.9), x, y, s, flip=True, rot=-12), trans=0.04, curl=1)
    return b.render(exposure=1.03)
