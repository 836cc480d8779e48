"""The see-saw is level, although only one of the two is still there."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, grass, person, poly, put, rect, ribbon

SENTENCE = "The see-saw is level, although only one of the two is still there."
KEY = "noon_sky"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "old"

BOARD = 612  # its height


def poplar(x, y, h):
    """A slim tree of summer."""
    return [
        curve(
            [
                (x, y - h, "c"),
                (x - h * 0.09, y - h * 0.66),
                (x - h * 0.11, y - h * 0.3),
                (x, y - h * 0.08),
                (x + h * 0.11, y - h * 0.3),
                (x + h * 0.09, y - h * 0.66),
            ]
        ),
        rect(x - 2.5, y - h * 0.14, 5, h * 0.16),
    ]


def handle(x, d):
    """A bent grip on the board."""
    return ribbon([(x, BOARD + 4), (x + 2 * d, BOARD - 44), (x + 14 * d, BOARD - 52)], 6)


def draw():
    """A long level board before a wide sky; an old man at one end, two red shoes under the other."""
    b = Box(KEY, glow_at=(450, 430), glow_r=360, sharp=(10, 250), aperture=0.02, mat_seed=52, sun_power=0.94)
    b.slant = (-0.22, -0.2)
    # one great cloud behind the empty end, in steps
    for z, col, k in ((236, "#d8eef6", 1.0), (224, "#ecf7fa", 0.84), (212, "#ffffff", 0.66)):
        pts = [
            (-160, 90),
            (-150, 30),
            (-104, 6),
            (-96, -54),
            (-40, -84),
            (6, -70),
            (40, -112),
            (104, -100),
            (126, -52),
            (170, -30),
            (176, 40),
            (190, 90),
        ]
        b.sheet(z, col, curve([(452 + x * k * 1.25, 510 + y * k * 1.5) for x, y in pts]), trans=0.4, curl=4)
    b.sheet(
        200,
        "#7fbfae",
        [poplar(x, 724, h) for x, h in ((30, 190), (66, 250), (104, 210), (566, 60), (594, 80))],
        curve([(-20, 700), (200, 690), (420, 704), (640, 690), (640, 960), (-20, 960)]),
        trans=0.3,
        curl=2,
    )
    b.sheet(
        170,
        "#5cae88",
        curve([(-20, 730), (160, 718), (330, 732), (480, 720), (640, 734), (640, 960), (-20, 960)]),
        trans=0.15,
        curl=2,
    )
    b.sheet(
        120,
        "#3f9468",
        curve([(-20, 776), (150, 768), (320, 780), (480, 770), (640, 778), (640, 960), (-20, 960)]),
        grass(-10, 610, 13, 4, lambda x: 776),
        trans=0.1,
        curl=2,
    )
    man = person(
        "old",
        lean=16,
        head=20,
        near=(34, 62),
        far=(38, 66),
        legs=((74, 6), (66, -8)),
        feet=(14, 16),
        coat=0.28,
        flare=0.8,
        hair_="bald",
        hat_="cap",
        beard_="full",
        hands=("grip", "grip"),
        seat=0,
    )
    mx, s = 92, 1.85
    b.shade(
        120,
        [
            poly([(60, 826), (620, 838), (620, 850), (60, 838)]),
            poly([(330, 846), (410, 890), (300, 890)]),
            put(man, mx + 42, 828, 1.5, True, 176),
        ],
        strength=0.42,
        soft=4,
    )
    # the stand and the board
    b.sheet(
        100,
        "#27557c",
        ribbon([(300, BOARD + 10), (240, 806)], 15, 13),
        ribbon([(300, BOARD + 10), (360, 806)], 15, 13),
        rect(262, 740, 76, 9),
        trans=0.05,
        curl=2,
    )
    b.sheet(90, "#e8a02c", rect(28, BOARD, 544, 17), trans=0.06, curl=2)
    b.sheet(
        84,
        "#27557c",
        circle(300, BOARD + 9, 15),
        rect(44, BOARD - 7, 84, 9),
        rect(472, BOARD - 7, 84, 9),
        trans=0.05,
        curl=2,
    )
    b.sheet(80, "#27557c", handle(160, -1), handle(440, 1), trans=0.05)
    b.sheet(70, "#1d3552", put(man, mx, BOARD - 12, s, True), trans=0.04, curl=1)
    shoe = curve(
        [(-20, 0, "c"), (-22, -6), (-14, -11), (-3, -13), (2, -21, "c"), (14, -22, "c"), (16, -10), (16, 0, "c")]
    )
    b.sheet(60, "#e4583a", put(shoe, 478, 848, 1.15), put(shoe, 534, 838, 1.15), trans=0.06, curl=3)

    def sky(X, Y, light):
        t = np.clip(Y / 720, 0, 1)[..., None]
        return colour("#3f9bd2") * (1 - t) + colour("#d9f1f6") * t

    b.paint_back = sky
    return b.render()
