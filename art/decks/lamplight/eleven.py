"""He has gone down eleven cellars for the wine, but the last one has a skylight and swallows."""

from art.kit.lamplit.all import Box, circle, curve, lens, mask, person, poly, put, rect, scaled, tones

SENTENCE = "He has gone down eleven cellars for the wine, but the last one has a skylight and swallows."
KEY = "terracotta"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"

ARCH = [
    (22, 960, "c"),
    (18, 420, "c"),
    (50, 220),
    (150, 92),
    (300, 44),
    (450, 92),
    (552, 220),
    (584, 420, "c"),
    (580, 960, "c"),
]
CENTRE, K = (322, 676), 0.868


def vault(i):
    """The opening of one cellar, each a little aside of the last, as stairs wind."""
    pts = scaled(ARCH, K**i, *CENTRE)
    aside = 15 * ((i % 4) in (1, 2)) * K**i
    return [(x + aside, y, *rest) for x, y, *rest in pts]


def swallow():
    """A swallow in flight, 44 wide."""
    return [
        curve(
            [
                (-15, -2, "c"),
                (-9, -4),
                (4, -3),
                (12, 0),
                (26, 7, "c"),
                (14, 3),
                (27, -1, "c"),
                (12, -3),
                (2, 4),
                (-9, 2),
            ]
        ),
        curve([(-4, -2, "c"), (0, -13), (16, -24, "c"), (12, -10), (6, 0, "c")]),
        curve([(-5, 1, "c"), (-2, 12), (10, 24, "c"), (9, 10), (6, 1, "c")]),
    ]


def barrel(x, y, r):
    """The head of a barrel: (rim, staves)."""
    return (
        [circle(x, y, r)],
        [circle(x, y, r * 0.84)],
        [
            lens([(x - r * 0.6 + r * 0.3 * i, y - r * 0.72), (x - r * 0.6 + r * 0.3 * i, y + r * 0.72)], 1.8)
            for i in range(5)
        ],
    )


def draw():
    """Eleven arches one behind the other into the depth; in the smallest it is day."""
    b = Box(
        KEY,
        glow_at=(334, 640),
        glow_r=150,
        sharp=(10, 330),
        aperture=0.02,
        mat_seed=232,
        sun_power=0.5,
        back="#d6f3f0",
        edge="#8fd4d0",
        glow=1.2,
    )
    for i, col in enumerate(tones("#8a4630", "#f6bd8c", 11)):
        b.sheet(30 + 24 * i, col, m=1 - mask(curve(vault(i), k=0.5)), trans=0.14, curl=3)
    # casks and bottles in the first cellars
    for x, y, r, z in (
        (62, 792, 62, 42),
        (58, 676, 50, 45),
        (546, 800, 58, 42),
        (134, 792, 40, 66),
        (494, 784, 38, 66),
        (186, 780, 26, 90),
        (460, 776, 24, 90),
    ):
        rim, head, cut = barrel(x, y, r)
        b.sheet(z, "#5a2a1a", rim, trans=0.05, curl=3)
        b.sheet(z - 3, "#96502c", head, trans=0.05, curl=2, holes=[(cut, "#3a180e", 0.1)])
    # the last cellar
    light = vault(10)
    x0, y0, x1 = light[0][0], light[4][1], light[-1][0]
    floor = 748
    panes_ = [
        poly([(306 + 17 * i, 540), (321 + 17 * i, 540), (316 + 17 * i, 582), (301 + 17 * i, 582)]) for i in range(4)
    ]
    b.sheet(300, "#ffe3b4", rect(x0 - 20, y0 - 20, x1 - x0 + 40, 300), trans=0.3, holes=[(panes_, "#bdf0f4", 1.0, 0.9)])
    b.sheet(
        292,
        "#f4c28c",
        poly([(x0 - 20, y0 - 20), (x0 + 22, y0 - 20), (x0 + 40, floor - 26), (x0 - 20, floor + 10)]),
        poly([(x1 + 20, y0 - 20), (x1 - 14, y0 - 20), (x1 - 26, floor - 26), (x1 + 20, floor + 10)]),
        trans=0.3,
    )
    b.sheet(
        288,
        "#ffeccb",
        poly([(x0 - 20, floor + 10), (x0 + 40, floor - 26), (x1 - 26, floor - 26), (x1 + 20, floor + 10)]),
        trans=0.3,
    )
    b.sheet(
        280,
        "#fffdf0",
        poly([(302, 582), (368, 582), (356, floor - 8), (262, floor - 8)]),
        veil=0.45,
        trans=1.0,
        casts=0,
    )
    birds = [
        (300, 610, 0.5, False, -20),
        (344, 632, 0.62, True, 14),
        (318, 664, 0.42, False, 30),
        (370, 600, 0.4, True, -8),
    ]
    b.sheet(270, "#2a2440", [put(swallow(), x, y, s, flip, rot) for x, y, s, flip, rot in birds], trans=0.03)
    b.sheet(150, "#2a1420", put(swallow(), 262, 540, 0.9, True, -24), trans=0.03)
    b.lamp(330, 610, 266, "#fff2d0", 0.6, size=8)
    b.lamp(338, 690, 200, "#ffdca0", 0.7, size=8)
    man = person(
        "stout",
        lean=-4,
        head=-22,
        near=(-6, 8),
        far=(8, 20),
        legs=((8, 0), (-10, -14)),
        coat=0.5,
        flare=0.7,
        hat_="cap",
        hands=("grip", "rest"),
    )
    hx, hy = person.joints["near"]
    bottle = [
        rect(hx - 3.2, hy + 6, 6.4, 15),
        poly(
            [
                (hx - 3.2, hy + 7),
                (hx - 1.2, hy + 1),
                (hx - 1.2, hy - 4),
                (hx + 1.2, hy - 4),
                (hx + 1.2, hy + 1),
                (hx + 3.2, hy + 7),
            ]
        ),
    ]
    b.sheet(256, "#2f1220", put([*man, *bottle], 370, 752, 0.92), trans=0.02)
    return b.render(exposure=1.1)
