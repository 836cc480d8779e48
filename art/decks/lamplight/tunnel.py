"""The train went into the mountain, but only its passengers come out, two by two, in the order of their seats."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, curve, fir, frontal, mask, poly, put, rect, spline

SENTENCE = (
    "The train went into the mountain, but only its passengers come out, two by two, in the order of their seats."
)
KEY = "snow_morning"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

LINE = spline([(424, 640), (422, 668), (404, 706), (362, 770), (310, 850), (262, 940)], 20)  # between the rails
SEATS = [  # the pairs from the mouth of the tunnel to the viewer: build, hat or hair, coat of each
    (("man", "brim"), ("woman", "bun")),
    (("old", "bun"), ("stout", "cap")),
    (("woman", "bob"), ("child", "braids")),
    (("stout", "top"), ("woman", "long")),
    (("woman", "bun"), None),
    (("woman", "bob"), ("man", "brim")),
]


def half(y):
    """Half the gauge at a height of the card."""
    return 15 + 37 * np.clip((y - 650) / 250, 0, 1.3)


def rail(side):
    """One rail as a strip that narrows to the tunnel."""
    pts = [(x + side * half(y), y) for x, y in LINE]
    return poly([(x - half(y) * 0.06, y) for x, y in pts] + [(x + half(y) * 0.06, y) for x, y in pts[::-1]])


def passenger(kind, seed):
    """One traveller from the front, each a little different."""
    r, (build, wears) = random.Random(seed), kind
    hats = wears in ("brim", "cap", "top")
    arms = ((r.uniform(5, 12), r.uniform(-4, 6)), (r.uniform(5, 12), r.uniform(-4, 6)))
    skirt = build in ("woman", "child")
    return frontal(
        build,
        arms=arms,
        legs=((6, -2), (2, 6)),
        coat=0.62 if skirt else 0.55,
        flare=1.25 if skirt else 0.8,
        hair_="short" if hats else wears,
        hat_=wears if hats else None,
        tilt=r.uniform(-4, 4),
    )


def arched(x, y, w, h):
    """The round mouth of a tunnel, standing on y."""
    return curve(
        [
            (x - w / 2, y, "c"),
            (x - w / 2, y - h * 0.58),
            (x - w * 0.36, y - h * 0.87),
            (x, y - h),
            (x + w * 0.36, y - h * 0.87),
            (x + w / 2, y - h * 0.58),
            (x + w / 2, y, "c"),
        ]
    )


def draw():
    """A white mountain with two tunnels: a carriage goes into one, pairs of people come out of the other."""
    b = Box(KEY, glow_at=(120, 130), glow_r=420, sharp=(20, 220), aperture=0.03, mat_seed=52)
    far = [(-20, 330), (60, 250), (130, 300), (210, 210), (300, 320), (420, 250), (520, 190), (640, 300)]
    b.sheet(212, "#c3d6ee", poly([*far, (640, 960), (-20, 960)]), trans=0.35)
    peak = [
        (-20, 560),
        (80, 430),
        (150, 390),
        (210, 270),
        (262, 206),
        (300, 118),
        (336, 84),
        (372, 130),
        (404, 160),
        (446, 250),
        (520, 330),
        (560, 420),
        (640, 470),
    ]
    b.sheet(184, "#e8effa", poly([*peak, (640, 960), (-20, 960)]), trans=0.2, curl=2, tex=0.6)
    b.sheet(
        166,
        "#a9c2e6",
        poly(
            [
                (336, 88),
                (372, 132),
                (404, 162),
                (446, 252),
                (520, 332),
                (560, 422),
                (640, 474),
                (640, 960),
                (330, 960),
                (372, 560),
                (330, 430),
                (376, 340),
                (330, 250),
                (352, 180),
            ]
        ),
        trans=0.15,
        curl=2,
    )
    b.sheet(
        146,
        "#f2f6fc",
        poly(
            [
                (-20, 520),
                (70, 470),
                (140, 480),
                (236, 380),
                (280, 396),
                (330, 330),
                (388, 420),
                (450, 430),
                (640, 560),
                (640, 960),
                (-20, 960),
            ]
        ),
        trans=0.15,
        curl=2,
        tex=0.6,
    )
    b.sheet(
        126,
        "#bcd1ec",
        poly(
            [(332, 336), (388, 422), (450, 432), (640, 562), (640, 960), (400, 960), (430, 620), (370, 520), (392, 470)]
        ),
        trans=0.15,
        curl=2,
    )
    # the upper line: the last carriages are going in behind the slope
    slope = curve(
        [
            (206, 580, "c"),
            (206, 476, "c"),
            (250, 452),
            (310, 478),
            (370, 500),
            (470, 504),
            (560, 556),
            (640, 590),
            (640, 960, "c"),
            (206, 960, "c"),
        ]
    )
    down = arched(424, 656, 100, 128)
    b.sheet(118, "#1c2946", arched(424, 670, 124, 160), trans=0.03)
    b.sheet(98, "#eef3fa", m=mask(slope) * (1 - mask(down)), trans=0.12, curl=2, tex=0.6)
    ring = mask(arched(424, 656, 130, 145)) * (1 - mask(down))
    b.sheet(92, "#8fa6c8", m=ring, trans=0.08, curl=1)
    b.sheet(
        93,
        "#8fa6c8",
        curve([(200, 560, "c"), (200, 470, "c"), (226, 462), (232, 486), (218, 500), (218, 560, "c")]),
        trans=0.08,
        curl=1,
    )
    for x in (-66, 76):
        car = [
            rect(x, 504, 132, 38),
            rect(x - 5, 498, 142, 8),
            rect(x - 8, 536, 148, 6),
            *[circle(x + d, 545, 7) for d in (20, 38, 96, 114)],
        ]
        b.sheet(
            112,
            "#33456e",
            car,
            trans=0.05,
            holes=[([rect(x + 11 + 24 * i, 511, 14, 15) for i in range(5)], "#ffe2a0", 0.5, 0.5)],
        )
    b.sheet(
        120,
        "#8ea4c6",
        curve(
            [
                (212, 486),
                (170, 470),
                (120, 476),
                (60, 448),
                (-20, 452),
                (-20, 414),
                (50, 420),
                (90, 404),
                (140, 440),
                (180, 436),
                (214, 462),
            ]
        ),
        veil=0.6,
        casts=0.3,
    )
    b.sheet(
        88,
        "#f6f9fd",
        curve([(-20, 552, "c"), (120, 551), (214, 551, "c"), (250, 600), (260, 700), (120, 760), (-20, 760, "c")]),
        trans=0.12,
        curl=2,
        tex=0.6,
    )
    # the lower line and those who walk on it
    b.sheet(
        80,
        "#fafbfd",
        curve(
            [
                (-20, 706),
                (120, 676),
                (260, 652),
                (376, 652),
                (480, 652),
                (560, 640),
                (640, 650),
                (640, 960, "c"),
                (-20, 960, "c"),
            ]
        ),
        trans=0.1,
        curl=2,
        tex=0.6,
    )
    sleepers, y = [], 656.0
    while y < 930:
        x, h = float(np.interp(y, LINE[:, 1], LINE[:, 0])), half(y)
        sleepers.append(rect(x - h * 1.5, y, h * 3, h * 0.2))
        y += h * 0.62
    b.sheet(76, "#9fb2cf", sleepers, trans=0.06)
    b.sheet(73, "#3d4f74", rail(-1), rail(1), trans=0.05)
    for i, (left, right) in enumerate(SEATS):
        y = 662 + 200 * (i / 5) ** 1.25
        x, h = float(np.interp(y, LINE[:, 1], LINE[:, 0])), float(half(y))
        for side, kind in ((-1, left), (1, right)):
            if kind is None:
                continue
            s = h * 0.0222 * (0.72 if kind[0] == "child" else 1)
            red = right is None
            b.sheet(
                70 - 4 * i,
                "#c8402f" if red else "#1d2844",
                put(passenger(kind, 7 * i + side), x + side * h * 0.8, y + 2, s),
                trans=0.03,
            )
    b.sheet(44, "#2b3f66", [fir(x, y, h) for x, y, h in ((528, 820, 150), (572, 806, 210), (490, 850, 92))], trans=0.04)
    b.sheet(
        40,
        "#f4f7fc",
        curve([(370, 960, "c"), (450, 880), (520, 812), (580, 786), (640, 780, "c"), (640, 960, "c")]),
        trans=0.1,
        curl=2,
    )
    return b.render(exposure=1.03)
