"""The cat has brought its catch into the kitchen, but it is the shadow of a man."""

from art.kit.lamplit.all import Box, circle, curve, frontal, laid, lens, mask, poly, put, rect, ribbon

SENTENCE = "The cat has brought its catch into the kitchen, but it is the shadow of a man."
KEY = "terracotta"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "animal"

BODY = [
    (-98, -116),
    (-72, -132),
    (-34, -121),
    (26, -116),
    (82, -122),
    (116, -106),
    (127, -76),
    (130, -50),
    (143, -32),
    (134, -12),
    (136, 0, "c"),
    (108, 0),
    (106, -7),
    (119, -16),
    (119, -32),
    (104, -50),
    (82, -66),
    (40, -73),
    (-18, -71),
    (-48, -62),
    (-56, -36),
    (-58, -12),
    (-56, 0, "c"),
    (-86, 0),
    (-87, -7),
    (-75, -16),
    (-75, -40),
    (-86, -64),
    (-106, -84),
]
HEAD = [
    (-153, -99),
    (-151, -110),
    (-144, -124),
    (-138, -133),
    (-140, -158, "c"),
    (-121, -142),
    (-110, -142),
    (-96, -159, "c"),
    (-90, -134),
    (-86, -112),
    (-95, -93),
    (-118, -84),
    (-142, -87),
]
FAR = [
    curve(
        [
            (-78, -72),
            (-98, -42),
            (-110, -14),
            (-108, 0, "c"),
            (-138, 0),
            (-138, -7),
            (-126, -14),
            (-116, -46),
            (-104, -76),
        ]
    ),
    curve([(98, -62), (80, -38), (78, -14), (80, 0, "c"), (52, 0), (52, -7), (62, -16), (60, -42), (64, -68)]),
]
X, Y, S = 196, 852, 1.1  # where the cat walks
DOOR = (396, 112, 504, 376)


def draw():
    """A pale cat walks in over the tiles; from its jaws a man's long shadow trails back to the open door."""
    b = Box(
        KEY, glow_at=(450, 240), glow_r=260, sharp=(10, 230), aperture=0.03, mat_seed=265, sun_power=0.8, back="#fff0d0"
    )
    b.slant = (0.2, -0.34)
    x0, y0, x1, y1 = DOOR
    b.sheet(
        216,
        "#e6b27c",
        curve([(340, 330), (420, 296), (470, 310), (560, 290), (560, 400, "c"), (340, 400, "c")]),
        trans=0.4,
    )
    b.sheet(
        186, "#d98252", m=mask(rect(-20, -20, 640, 420)) * (1 - mask(rect(x0, y0, x1 - x0, 400))), trans=0.12, tex=0.6
    )
    frame = mask(rect(x0 - 14, y0 - 14, x1 - x0 + 28, 300)) * (1 - mask(rect(x0, y0, x1 - x0, 400)))
    b.sheet(178, "#8a4630", m=frame * mask(rect(-20, -20, 640, y1 + 20)), trans=0.06, curl=1)
    b.sheet(170, "#a4573a", poly([(x1, y0), (x1 + 58, y0 - 26), (x1 + 58, y1 + 42), (x1, y1)]), trans=0.08, curl=2)
    # the floor, in perspective from the door
    floor = mask(poly([(-20, y1), (640, y1), (640, 960), (-20, 960)]))
    tiles, vx, vy = [], 430, 170
    rows = [376, 402, 434, 474, 526, 594, 684, 804, 970]
    for j in range(8):
        for i in range(-16, 17):
            if (i + j) % 2:
                quad = [
                    (vx + 36 * (i + d) * (y - vy) / (y1 - vy), y)
                    for y, ds in ((rows[j], (0, 1)), (rows[j + 1], (1, 0)))
                    for d in ds
                ]
                tiles.append(poly(quad))
    b.sheet(150, "#f6c99c", m=floor, trans=0.08, tex=0.5)
    b.sheet(147, "#d58a5c", m=floor * mask(tiles), trans=0.08, tex=0.5, casts=0.2)
    light = poly([(x0, y1), (x1, y1), (560, 960), (130, 960)])
    dim = floor * (1 - mask(light))
    for z in (150, 147):
        b.shade(z, m=dim, strength=0.34, soft=5, tint="#5a2038")
    # the shadow, from the sill to the cat's jaws
    man = frontal("man", arms=((20, 8), (26, 14)), legs=((7, 3), (5, 8)), coat=0.55, flare=0.8, hat_="brim", tilt=8)
    ends = [p.getBounds() for p in man]
    box = (
        min(e.left() for e in ends),
        min(e.top() for e in ends),
        max(e.right() for e in ends),
        max(e.bottom() for e in ends),
    )
    caught = laid(man, box, [(282, 742), (480, 800), (478, 374), (422, 380)])
    for z in (150, 147):
        b.shade(z, caught, strength=0.97, soft=1.2, tint="#3a1030")
    # the kitchen wall
    b.sheet(
        166,
        "#6b3428",
        rect(40, 150, 286, 7),
        [ribbon([(u, 152), (u, v)], 2.4) for u, v in ((84, 190), (156, 186), (226, 196), (288, 184))],
        trans=0.05,
    )
    pans = [
        circle(84, 222, 34),
        circle(156, 210, 26),
        rect(222, 190, 8, 74),
        circle(226, 276, 17, 13),
        circle(288, 212, 30),
        rect(284, 176, 8, 12),
    ]
    b.sheet(158, "#b5653c", pans, trans=0.08, curl=4)
    b.sheet(160, "#7a3a2a", rect(-20, 356, x0 - 14 + 20, 20), rect(x1 + 58, 356, 120, 20), trans=0.06, curl=1)
    # the cat
    for z in (150, 147):
        b.shade(
            z,
            curve([(20, 852), (140, 840), (280, 842), (330, 854), (240, 868), (80, 868)]),
            strength=0.55,
            soft=6,
            tint="#5a2038",
        )
    b.sheet(104, "#cf9a68", put(FAR, X, Y - 8, S, flip=True), trans=0.05, curl=3)
    b.sheet(
        100,
        "#f3dcb8",
        put([ribbon([(112, -102), (134, -114), (140, -138), (126, -160), (132, -186)], 19, 9)], X, Y, S, flip=True),
        trans=0.06,
        curl=4,
    )
    bands = [lens([(u, -125), (u + 7, -108), (u + 1, -92)], 9) for u in (8, 38, 68)]
    b.sheet(92, "#fdeccf", put([curve(BODY)], X, Y, S, flip=True), trans=0.06, curl=6, tex=0.7)
    b.sheet(88, "#dd9350", put(bands, X, Y, S, flip=True), trans=0.06, curl=1)
    crown = curve([(352, 750), (362, 730), (378, 716), (410, 722), (412, 744), (390, 758), (366, 762)])
    b.sheet(82, "#2a0f24", crown, trans=0.0, tex=0.4, curl=2)
    slit = curve([(-140, -112), (-133, -116), (-125, -113), (-132, -110)])
    ear = curve([(-97, -152, "c"), (-95, -136), (-106, -142)])
    b.sheet(
        74,
        "#fdeccf",
        put([curve(HEAD)], X, Y, S, flip=True),
        trans=0.06,
        curl=4,
        tex=0.7,
        holes=[
            (put([slit], X, Y, S, flip=True), "#3a1a20", 0.05),
            (put([ear], X, Y, S, flip=True), "#dd9a80", 0.2, 0.05),
        ],
    )
    b.sheet(
        68,
        "#5c2f2c",
        put([curve([(-154, -101), (-147, -104), (-146, -98), (-150, -95)])], X, Y, S, flip=True),
        trans=0.04,
    )
    return b.render(exposure=1.06)
