"""They sleep back to back, but someone has set out over the blanket, and on the far side a lamp is lit."""

import numpy as np

from art.kit.lamplit.all import Box, circle, curve, lens, mask, person, put, rect, scaled, spline, tones

SENTENCE = "They sleep back to back, but someone has set out over the blanket, and on the far side a lamp is lit."
KEY = "terracotta"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "adult"

HER = [
    (150, 320, 70),
    (168, 400, 54),
    (184, 490, 60),
    (176, 560, 68),
    (110, 570, 58),
    (66, 590, 50),
    (96, 650, 38),
    (150, 690, 36),
    (168, 712, 32),
]
HIM = [(450, 320, 72), (446, 420, 58), (440, 520, 64), (462, 610, 52), (470, 690, 42), (446, 770, 36), (430, 836, 34)]
FOLDS = [(-20, 850, 40), (90, 806, 34), (190, 830, 30), (300, 790, 30), (380, 846, 30)]
WALK = (300, 660)
WAIT = (428, 548)


def rise(spine, X, Y):
    """How high the blanket lies over a sleeper: a height of 0..1 for each pixel."""
    pts = np.array(spine, float)
    t = np.linspace(0, len(pts) - 1, 70)
    line = [np.interp(t, np.arange(len(pts)), pts[:, i]) for i in range(3)]
    high = np.zeros_like(X)
    for x, y, w in zip(*line, strict=True):
        high = np.maximum(high, np.exp(-(((X - x) ** 2 + (Y - y) ** 2) / (2 * w * w))) * (0.62 + w / 170))
    return high


def draw():
    """A double bed from above: two sleepers like hills, and between them a tiny walker with a lamp."""
    b = Box(
        KEY,
        glow_at=WALK,
        glow_r=300,
        sharp=(0, 320),
        aperture=0.02,
        mat_seed=868,
        sun="#c4c8f0",
        sun_power=0.36,
        fill="#3a4484",
        fill_power=0.26,
        core=0.4,
    )
    b.slant = (-0.3, -0.35)
    # the floor and the bed
    b.sheet(262, "#8a4228", rect(-20, -20, 660, 960), trans=0.02)
    b.sheet(258, "#6e3220", [rect(x, -20, 3, 960) for x in range(8, 600, 46)], trans=0.02, casts=0.2)
    b.sheet(
        236,
        "#8a4a34",
        curve([(24, 44, "c"), (120, 22), (300, 14), (480, 22), (576, 44, "c"), (576, 120, "c"), (24, 120, "c")]),
        trans=0.02,
        curl=3,
    )
    b.sheet(
        226,
        "#c8c4dc",
        curve([(36, 84, "c"), (564, 84, "c"), (570, 480), (566, 862, "c"), (34, 862, "c"), (30, 480)]),
        trans=0.04,
        curl=3,
    )
    for x, s in ((166, 1), (434, -1)):
        pillow = [
            (-118, -66),
            (-60, -74),
            (0, -70),
            (62, -74),
            (112, -64),
            (116, 0),
            (112, 62),
            (60, 70),
            (0, 66),
            (-62, 70),
            (-118, 62),
            (-122, 0),
        ]
        for i, c in enumerate(("#e8e0ee", "#fbf8fd")):
            b.sheet(
                210 - 10 * i,
                c,
                put(curve(scaled(pillow, 1 - 0.14 * i, 0, 0)), x, 180, 1.0, flip=s < 0),
                trans=0.05,
                curl=4,
            )
    # the sleepers, turned away
    b.sheet(
        176,
        "#c4a8c0",
        curve([(86, 330, "c"), (92, 286), (116, 256), (152, 246), (190, 256), (216, 284), (224, 340, "c")]),
        trans=0.03,
        curl=3,
    )
    b.sheet(
        170,
        "#a8684c",
        curve(
            [
                (132, 254),
                (126, 226),
                (116, 206),
                (106, 196),
                (112, 172),
                (126, 150),
                (156, 142),
                (180, 156),
                (186, 190),
                (180, 226),
                (174, 254),
            ]
        ),
        trans=0.03,
        curl=2,
    )
    locks = curve(
        [
            (118, 160, "c"),
            (136, 136),
            (166, 130),
            (196, 142),
            (214, 168),
            (232, 200),
            (254, 222),
            (262, 252),
            (244, 262),
            (250, 282),
            (226, 274),
            (214, 290),
            (200, 262),
            (184, 240),
            (164, 216),
            (150, 188),
            (136, 168),
        ]
    )
    b.sheet(162, "#3a1c20", locks, trans=0.03, curl=4)
    b.sheet(
        158,
        "#5a2e2c",
        [
            lens(p, 5)
            for p in (
                [(150, 146), (190, 170), (216, 230), (226, 262)],
                [(168, 140), (208, 172), (240, 232)],
                [(140, 152), (170, 186), (196, 240)],
            )
        ],
        trans=0.03,
    )
    b.sheet(
        176,
        "#7a8cc0",
        curve([(376, 340, "c"), (380, 290), (402, 258), (440, 246), (482, 256), (510, 288), (520, 336, "c")]),
        trans=0.03,
        curl=3,
    )
    b.sheet(
        170,
        "#c48c68",
        curve(
            [
                (424, 254),
                (418, 224),
                (412, 190),
                (420, 158),
                (446, 142),
                (474, 148),
                (488, 170),
                (492, 192),
                (486, 210),
                (478, 230),
                (472, 256),
            ]
        ),
        trans=0.03,
        curl=2,
    )
    b.sheet(
        162,
        "#6a5a58",
        curve(
            [
                (490, 170, "c"),
                (478, 142),
                (450, 128),
                (422, 136),
                (404, 160),
                (402, 194),
                (410, 226),
                (420, 244, "c"),
                (438, 238),
                (448, 212, "c"),
                (456, 184),
                (470, 190, "c"),
                (478, 176),
            ]
        ),
        trans=0.03,
        curl=3,
    )
    b.sheet(
        159,
        "#b87c5c",
        curve([(448, 206), (446, 192), (456, 186), (464, 194), (460, 208), (453, 214)]),
        trans=0.03,
        curl=1,
    )
    # the blanket
    blanket = [
        (24, 330, "c"),
        (120, 320),
        (220, 336),
        (300, 344),
        (390, 336),
        (480, 320),
        (576, 330, "c"),
        (582, 600),
        (574, 884, "c"),
        (420, 892),
        (300, 886),
        (180, 892),
        (26, 884, "c"),
        (18, 600),
    ]
    b.sheet(146, "#35447c", curve(blanket), trans=0.03, curl=4)
    base = mask(curve(blanket))
    Y, X = np.mgrid[0 : base.shape[0], 0 : base.shape[1]].astype(np.float32) / (base.shape[1] / 600)
    high = (
        rise(HER, X, Y)
        + rise(HIM, X, Y)
        + 0.55 * rise(FOLDS, X, Y)
        + 0.03 * np.sin(Y / 13 + 0.9 * np.sin(X / 40))
        + 0.02 * np.sin((X - Y) / 17)
    )
    soft = 60 * base.shape[1] / 600
    cols = tones("#43568e", "#d4d6ee", 8)
    for i, c in enumerate(cols):
        level = 0.2 + 0.1 * i
        b.sheet(140 - 7 * i, c, m=np.clip((high - level) * soft, 0, 1) * base, trans=0.06, curl=3)
    seams = [
        lens([(214 + d, y), (262, y + 13), (320, y + 3), (384 - d, y + 9)], 4)
        for d, y in ((36, 424), (34, 478), (40, 540), (30, 600), (0, 736))
    ]
    b.sheet(142, "#2a3668", seams, trans=0.03, curl=2, casts=0.4)
    turn = [
        (24, 316, "c"),
        (120, 304),
        (220, 322),
        (300, 332),
        (390, 322),
        (480, 304),
        (576, 316, "c"),
        (578, 350),
        (574, 364, "c"),
        (480, 350),
        (390, 370),
        (300, 380),
        (220, 370),
        (120, 352),
        (26, 364, "c"),
    ]
    b.sheet(80, "#f4eef8", curve(turn), trans=0.05, curl=4)
    # the one who has set out, and the one who waits
    trail = spline([(176, 560), (204, 604), (230, 652), (262, 670), (286, 664)], 9)
    b.sheet(
        84,
        "#20264c",
        [circle(x + (2 if i % 2 else -2), y, 2.4, 1.6) for i, (x, y) in enumerate(trail[::2])],
        trans=0.02,
        casts=0,
    )
    who = person(
        "woman",
        lean=12,
        head=6,
        near=(48, 60),
        far=(-20, 10),
        legs=((24, 6), (-20, -40)),
        feet=(0, 22),
        hair_="long",
        coat=0.9,
        flare=1.3,
        hands=("grip", "rest"),
    )
    hx, hy = person.joints["near"]
    b.sheet(60, "#1a1420", put(who, *WALK, 0.8, flip=True), trans=0.02)
    lx, ly = WALK[0] - hx * 0.8, WALK[1] + hy * 0.8 + 8
    b.sheet(58, "#ffe08a", circle(lx, ly, 6.4, 8), trans=0.2, fixed=1.7)
    spill = np.exp(-(((X - lx - 4) / 74) ** 2) - ((Y - ly - 22) / 62) ** 2)
    b.sheet(68, "#ffb45c", m=spill * base, veil=0.5, trans=0.1, casts=0, fixed=0.85, rough=0)
    b.lamp(lx, ly, 104, "#ffa440", 7.0, size=12)
    other = person(
        "man",
        lean=-2,
        head=-4,
        near=(120, 140),
        far=(10, 20),
        legs=((8, 2), (-8, -8)),
        feet=(0, 0),
        coat=0.6,
        flare=0.7,
        hair_="short",
        hands=("grip", "rest"),
    )
    ox, oy = person.joints["near"]
    b.sheet(60, "#1a1420", put(other, *WAIT, 0.56), trans=0.02)
    b.sheet(58, "#ffe08a", circle(WAIT[0] + ox * 0.56, WAIT[1] + oy * 0.56, 4.4), trans=0.2, fixed=1.7)
    b.lamp(WAIT[0] + ox * 0.56, WAIT[1] + oy * 0.56, 72, "#ffa440", 0.75, size=8)
    return b.render(exposure=1.2)
