"""The firemen hold their sheet ready, although the one on the ledge has been stone for six hundred years."""

import numpy as np

from art.kit.lamplit.all import Box, at, circle, colour, curve, frontal, lens, person, poly, put

SENTENCE = "The firemen hold their sheet ready, although the one on the ledge has been stone for six hundred years."
KEY = "noon_sky"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

EYE = (420, -620)  # where the uprights of the front meet
HELMET = [
    curve(
        [
            (-0.95, -0.56, "c"),
            (-0.5, -0.8),
            (-0.44, -1.16),
            (0, -1.34),
            (0.46, -1.14),
            (0.6, -0.76),
            (1.0, -0.4, "c"),
            (0.4, -0.62),
        ]
    ),
    curve([(-0.4, -1.1), (0, -1.52), (0.42, -1.1), (0, -1.2)]),
]


def up(x, y):
    """A point of the front, drawn in towards the vanishing point above."""
    k = (y - EYE[1]) / (860 - EYE[1])
    return EYE[0] + (x - EYE[0]) * k, y


def bar(x0, y0, x1, y1):
    """An upright or level strip of the front."""
    return poly([up(x0, y0), up(x1, y0), up(x1, y1), up(x0, y1)])


def lancet(x, y, w, h):
    """A pointed window of the front, standing on y."""
    pts = [
        (x - w / 2, y, "c"),
        (x - w / 2, y - h * 0.62),
        (x, y - h, "c"),
        (x + w / 2, y - h * 0.62),
        (x + w / 2, y, "c"),
    ]
    return curve([(*up(*p[:2]), *p[2:]) for p in pts], k=0.35)


def fireman(b, z, x, y, s, flip, **pose):
    """One of the brigade in profile, helmet gleaming, looking up."""
    k = dict(
        lean=-4,
        head=-34,
        near=(52, 96),
        far=(48, 92),
        legs=((10, 2), (-12, -18)),
        coat=0.36,
        flare=0.7,
        hair_="bald",
        shoe="boot",
        hands=("grip", "grip"),
    )
    man = person(**{**k, **pose})
    hx, hy = person.joints["head"]
    turn = -pose.get("head", -34)
    b.sheet(z, "#24344e", put(man, x, y, s, flip), trans=0.04)
    cap = [at(at(q, -0.02, 0.1), hx, hy + 7.5, 15, rot=turn) for q in HELMET]
    b.sheet(z - 3, "#e8a02c", put(cap, x, y, s, flip), trans=0.06, curl=1)


def draw():
    """A cathedral from its foot; far up a stone monk leans out, below the helmets wait."""
    b = Box(KEY, glow_at=(470, 420), glow_r=360, sharp=(10, 240), aperture=0.02, mat_seed=47, sun_power=0.92)
    b.slant = (-0.4, -0.22)
    # the front: wall, pilasters, courses
    b.sheet(176, "#cdb48c", bar(-500, -40, 350, 960), trans=0.08, curl=2)
    wins = [lancet(x, y, 66, 170) for y in (600, 330, 90) for x in (-70, 40, 150)]
    b.sheet(164, "#e2cda6", bar(-500, -40, 250, 960), trans=0.08, curl=2, holes=[(wins, "#3c5a84", 0.2, 0.35)])
    b.sheet(152, "#f0e0be", bar(250, -40, 326, 960), bar(-24, -40, 4, 960), bar(84, -40, 108, 960), trans=0.08, curl=2)
    for y, h, out in ((640, 26, 16), (384, 24, 30), (150, 20, 16)):
        b.sheet(140, "#f6e9cc", bar(-500, y, 350 + out, y + h), trans=0.08, curl=2)
        b.sheet(134, "#dcc69c", bar(-500, y + h, 336 + out, y + h + 9), trans=0.08)
    # the ledge and the one who stands on it
    lx, ly = up(372, 384)
    bracket = [
        (lx - 30, ly + 4, "c"),
        (lx + 62, ly + 4, "c"),
        (lx + 58, ly + 26),
        (lx + 24, ly + 36),
        (lx - 8, ly + 84),
        (lx - 30, ly + 90, "c"),
    ]
    b.sheet(128, "#d0b88e", curve(bracket), trans=0.06, curl=2)
    b.sheet(
        122,
        "#fbf0d8",
        poly([(lx - 40, ly - 10), (lx + 74, ly - 10), (lx + 68, ly + 8), (lx - 40, ly + 8)]),
        trans=0.06,
        curl=2,
    )
    monk = person(
        "man",
        lean=13,
        head=26,
        near=(26, 44),
        far=(34, 70),
        legs=((6, 0), (-6, -8)),
        coat=0.98,
        flare=1.35,
        hat_="hood",
        hands=("rest", "open"),
    )
    for z, col, s, dx in ((116, "#a89272", 1.86, -1), (108, "#efe2c4", 1.8, -1)):
        b.sheet(z, col, put(monk, lx + 30 + dx, ly - 10, s, True), trans=0.05, curl=4)
    folds = [lens([(-3 + i * 5, -62), (-5 + i * 6, -34), (-9 + i * 8, -6)], 1.6) for i in range(3)]
    b.sheet(102, "#a89272", put(folds, lx + 30, ly - 10, 1.8, True), trans=0.05, casts=0)
    # the square, the crowd of helmets, the sheet
    b.sheet(
        120,
        "#7f9cb8",
        curve([(-20, 800), (200, 786), (420, 790), (640, 800), (640, 960), (-20, 960)]),
        trans=0.08,
        curl=2,
    )
    for x, s, tilt in ((306, 1.22, 6), (396, 1.3, -4), (484, 1.2, 5)):
        b.sheet(
            98,
            "#2e4262",
            put(frontal("man", arms=((24, -10), (24, -10)), coat=0.4, hair_="bald", tilt=tilt), x, 852, s),
            trans=0.04,
        )
        b.sheet(
            96,
            "#e8a02c",
            [put(circle(0, -97, 9.6, 9.6), x, 852, s), put(circle(0, -91, 12.4, 3.4), x, 852, s)],
            trans=0.06,
            curl=1,
        )
    b.sheet(84, "#fffaf0", circle(394, 782, 166, 34), trans=0.1, curl=3)
    b.sheet(78, "#e4583a", circle(394, 782, 44, 9), trans=0.1)
    fireman(b, 66, 222, 862, 1.42, True)
    fireman(b, 62, 544, 862, 1.44, False, lean=-8, head=-40)
    fireman(b, 56, 300, 876, 1.4, True, build="stout", head=-26, near=(70, 100), far=(64, 96))
    fireman(b, 52, 476, 876, 1.42, False, head=-30, near=(76, 108))

    def sky(X, Y, light):
        t = np.clip(Y / 800, 0, 1)[..., None]
        return colour("#3f9fd8") * (1 - t) + colour("#e2f4f6") * t

    b.paint_back = sky
    return b.render()
