"""She is combing her grandmother's hair, but must lift the comb and wait until the barge is past."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon, spline

SENTENCE = "She is combing her grandmother's hair, but must lift the comb and wait until the barge is past."
KEY = "market"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "child"

LEFT = [
    (204, 208),
    (193, 250),
    (203, 320),
    (196, 400),
    (190, 480),
    (178, 556),
    (186, 616),
    (226, 664),
    (262, 712),
    (256, 770),
    (206, 830),
    (130, 890),
    (60, 950),
]
RIGHT = [
    (284, 206),
    (296, 250),
    (291, 320),
    (306, 400),
    (320, 480),
    (350, 544),
    (414, 590),
    (478, 640),
    (512, 706),
    (510, 780),
    (470, 846),
    (410, 900),
    (350, 950),
]


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def strand(a):
    """A line down the hair, at the share a of its breadth."""
    return [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a) for (x0, y0), (x1, y1) in zip(LEFT, RIGHT, strict=True)]


def girl():
    """A girl who bends forward with an outstretched arm, facing left, 100 tall, feet at 0,0."""
    dress = curve(
        [
            (-17, -77, "c"),
            (-8, -80),
            (1, -75),
            (9, -65),
            (15, -54),
            (20, -43),
            (25, -31),
            (26, -25, "c"),
            (17, -23),
            (10, -25),
            (1, -22),
            (-8, -25, "c"),
            (-7, -36),
            (-8, -46),
            (-14, -56),
            (-20, -65),
        ]
    )
    legs = [
        limb([(15, -28), (14, -15), (16, -2)], 10, 8, 6.4, 6.6, 4.4),
        limb([(0, -28), (-5, -15), (-3, -2)], 10.5, 8.4, 6.6, 6.8, 4.4),
    ]
    feet = [
        curve([(x + 2.6, -3, "c"), (x + 3, 0.6, "c"), (x - 10, 0.6, "c"), (x - 9, -2), (x - 3, -4)]) for x in (16, -3)
    ]
    head = curve(
        [
            (-13, -77),
            (-13, -84),
            (-16, -91),
            (-22, -95),
            (-29, -93),
            (-32, -88),
            (-33.4, -84, "c"),
            (-32, -81.6),
            (-31.4, -77),
            (-26, -74),
            (-23, -70),
            (-12, -70),
        ]
    )
    hair = [
        curve(
            [(-31, -91, "c"), (-27, -96), (-20, -97), (-13, -92), (-10, -84), (-13, -78, "c"), (-20, -80), (-22, -87)]
        ),
        limb([(-14, -84), (-6, -86), (-2, -80), (-4, -70)], 6, 5, 4.6, 2),
    ]
    near = [
        limb([(-13, -70), (-31, -66), (-46, -71)], 8.4, 7.2, 6, 4.8, 4.6),
        curve(
            [
                (-43, -73),
                (-46, -76),
                (-51, -77.5),
                (-53, -75),
                (-51, -72),
                (-53, -70),
                (-51, -67.6),
                (-46, -67.6),
                (-42, -69),
            ]
        ),
    ]
    far = [limb([(-10, -68), (-4, -52), (-10, -38)], 8, 7, 6, 4.8, 5.4)]
    return dress, [legs, feet], head, hair, near, far


def draw():
    """Grey hair flows over the floor like a river; a barge with a lamp comes down it under a lifted comb."""
    b = Box(
        KEY, glow_at=(440, 220), glow_r=330, sharp=(0, 300), aperture=0.02, mat_seed=863, sun="#fff0e6", sun_power=0.86
    )
    b.slant = (-0.3, -0.4)

    def sky(X, Y, light):
        t = np.clip((Y - 60) / 330, 0, 1)[..., None]
        return (colour("#bfe4f4") * (1 - t) + colour("#fff6d8") * t) * 1.1

    b.paint_back = sky
    window = rect(376, 76, 160, 286)
    b.sheet(240, "#8fb4c8", curve([(340, 330), (430, 300), (500, 316), (640, 296), (640, 420), (340, 420)]), trans=0.3)
    b.sheet(210, "#f6b89e", m=1 - mask(window), trans=0.12)
    stripes = mask([rect(x, -20, 15, 600) for x in range(-6, 620, 46)]) * (1 - mask(rect(362, 62, 188, 314)))
    b.sheet(206, "#f0a68c", m=stripes, trans=0.1, casts=0.2)
    frame = mask(rect(364, 64, 184, 310)) - mask(
        [rect(378, 78, 74, 134), rect(460, 78, 74, 134), rect(378, 220, 74, 140), rect(460, 220, 74, 140)]
    )
    b.sheet(200, "#fff0dc", m=np.clip(frame, 0, 1), trans=0.1, curl=1)
    b.sheet(196, "#fff0dc", rect(352, 366, 208, 15), trans=0.1, curl=1)
    b.sheet(190, "#a85a70", rect(-20, 548, 660, 400), trans=0.05)
    b.sheet(188, "#fbe6d2", rect(-20, 530, 660, 20), trans=0.1)
    planks = [ribbon([(300 + (x - 300) * 0.5, 550), (300 + (x - 300) * 2.2, 940)], 2, 5) for x in range(-300, 960, 74)]
    b.sheet(186, "#8a405c", planks, trans=0.02, casts=0.2)
    # grandmother on her stool, from behind, nodding
    b.sheet(176, "#4a2430", [ribbon([(x, 600), (x + d, 676)], 13, 9) for x, d in ((146, -10), (352, 14))], trans=0.02)
    skirt = [
        (92, 640, "c"),
        (104, 590),
        (122, 540),
        (140, 500),
        (160, 470),
        (340, 470),
        (366, 500),
        (390, 540),
        (408, 590),
        (418, 640, "c"),
        (386, 650),
        (362, 640),
        (330, 652),
        (250, 646),
        (176, 654),
        (150, 642),
        (120, 652),
    ]
    b.sheet(
        166,
        "#3a2a5c",
        curve(skirt),
        trans=0.03,
        curl=3,
        folds=[(156, 500, 130, 640, 0.9), (366, 510, 384, 640, 0.9), (340, 520, 350, 640, 0.7)],
    )
    shawl = [
        (236, 262),
        (204, 276),
        (166, 294),
        (140, 324),
        (126, 366),
        (112, 408),
        (100, 446),
        (106, 466),
        (128, 474),
        (150, 470),
        (172, 500, "c"),
        (250, 574, "c"),
        (336, 502, "c"),
        (356, 474),
        (380, 474),
        (398, 462),
        (400, 442),
        (386, 402),
        (372, 360),
        (356, 320),
        (330, 292),
        (296, 276),
    ]
    fringe = [
        ribbon([(172 + 78 * k / 9, 500 + 74 * k / 9), (168 + 78 * k / 9, 524 + 74 * k / 9)], 3, 1.6) for k in range(9)
    ]
    fringe += [
        ribbon([(336 - 86 * k / 9, 502 + 72 * k / 9), (340 - 86 * k / 9, 526 + 72 * k / 9)], 3, 1.6) for k in range(9)
    ]
    b.sheet(152, "#7a4a9a", fringe, trans=0.04)
    b.sheet(
        150,
        "#62408c",
        curve(shawl),
        trans=0.04,
        curl=4,
        folds=[
            (166, 310, 124, 450, 0.9),
            (338, 310, 376, 450, 0.9),
            (176, 340, 184, 486, 0.6),
            (324, 340, 326, 490, 0.6),
        ],
    )
    # the hair
    outline = [*spline(LEFT, 8), *spline(RIGHT, 8)[::-1]]
    whole = poly([tuple(p) for p in outline])
    crown = curve(
        [
            (232, 170),
            (206, 178),
            (190, 202),
            (188, 236),
            (196, 272),
            (206, 306),
            (290, 306),
            (298, 262),
            (294, 224),
            (282, 192),
            (260, 174),
        ]
    )
    b.sheet(132, "#86a9dc", whole, crown, trans=0.06, curl=3)
    for z, c, shares, w in (
        (126, "#b4d2f4", (0.06, 0.22, 0.4, 0.6, 0.78, 0.94), 0.13),
        (120, "#dceefc", (0.13, 0.31, 0.5, 0.69, 0.87), 0.075),
        (114, "#ffffff", (0.2, 0.42, 0.58, 0.82), 0.03),
    ):
        bands = []
        for a in shares:
            line = spline([(232 + (a - 0.5) * 10, 176), (241 + (a - 0.5) * 92, 210), *strand(a)[1:]], 8)
            span = np.interp(line[:, 1], [176, 210, 400, 560, 640, 720, 950], [6, 84, 104, 150, 205, 255, 335])
            t = np.linspace(0, 1, len(line))
            width = span * w * np.clip(t * 9, 0.15, 1)
            bands.append(
                ribbon([tuple(p) for p in line[::2]], 1, wf=lambda u, t=t, width=width: float(np.interp(u, t, width)))
            )
        b.sheet(z, c, bands, trans=0.06, curl=2, casts=0.5)
    # the barge, its wake, and one who waits on the landing stage
    bx, by, turn = 336, 634, 30
    wake = [ribbon([(-40, d * 6), (-90, d * 15), (-140, d * 19)], 3.4, 0.8) for d in (-1, 1)] + [
        ribbon([(58, -2), (30, 18 * d + 4), (-10, 26 * d + 4)], 3, 0.8) for d in (-1, 1)
    ]
    b.sheet(104, "#ffffff", put(wake, bx, by, 1.0, rot=turn), trans=0.1, casts=0.3)
    hull = curve([(-54, -13, "c"), (-50, 4), (-34, 14), (30, 15), (50, 5), (62, -17, "c"), (38, -5), (-36, -4)])
    b.sheet(
        96,
        "#2a2040",
        put([hull, rect(-28, -30, 40, 28), ribbon([(36, -2), (36, -46)], 3.4)], bx, by, 1.0, rot=20),
        trans=0.02,
        curl=2,
    )
    b.sheet(94, "#c8402f", put([rect(-33, -36, 50, 8)], bx, by, 1.0, rot=20), trans=0.03, curl=1)
    b.sheet(
        95, "#ffd070", put([rect(-21, -23, 11, 12), rect(-3, -23, 11, 12)], bx, by, 1.0, rot=20), trans=0.2, fixed=1.4
    )
    steer = [limb([(0, 0), (1, -15)], 9, 7, 8), circle(0, -21, 4.6), limb([(0, -13), (-7, -9), (-12, -5)], 3.6, 3, 2.4)]
    b.sheet(97, "#2a2040", put(steer, bx - 40, by - 18, 1.0), trans=0.02)
    b.lamp(bx + 50, by - 26, 84, "#ffb850", 0.5, size=6)
    b.sheet(90, "#ffe08a", put([circle(36, -48, 6)], bx, by, 1.0, rot=20), trans=0.2, fixed=1.6)
    stage = [
        poly([(176, 762), (296, 742), (304, 750), (184, 774)]),
        rect(270, 748, 5, 22),
        rect(292, 746, 5, 20),
        rect(190, 768, 5, 16),
    ]
    b.sheet(92, "#5c2c24", stage, trans=0.02, curl=2)
    waits = [
        limb([(-4, 0), (-3, -9), (-1, -18)], 3.4, 4, 5),
        limb([(5, 0), (3, -9), (1, -18)], 3.4, 4, 5),
        curve([(-7, -11, "c"), (-6, -20), (-6, -28), (-3, -33), (2, -34), (6, -31), (7, -22), (9, -11, "c")]),
        curve([(-2, -33), (-3, -39), (0, -43.5), (5, -43), (7, -39), (5, -35), (3, -33)]),
        limb([(5, -30), (11, -33), (15, -41)], 4, 3.2, 2.6),
        limb([(-5, -29), (-9, -22), (-9, -14)], 4, 3.2, 2.6),
        rect(-15, -13, 12, 9),
    ]
    b.sheet(88, "#2a2040", put(waits, 252, 754, 1.1), trans=0.02)
    # the girl and her comb
    b.shade(
        190,
        circle(536, 674, 62, 11),
        circle(250, 656, 170, 14),
        poly([(176, 782), (300, 764), (320, 776), (200, 796)]),
        strength=0.6,
        soft=6,
    )
    b.shade(132, circle(470, 676, 40, 9), strength=0.45, soft=5)
    dress, legs, head, hair, near, far = (put(p, 506, 668, 2.5) for p in girl())
    b.sheet(84, "#6a3a34", far, legs, head, trans=0.03, curl=2)
    b.sheet(80, "#f0b43c", dress, trans=0.05, curl=4, folds=[(510, 500, 530, 610, 0.9), (540, 540, 556, 608, 0.8)])
    b.sheet(78, "#3a1c2c", hair, trans=0.03, curl=2)
    b.sheet(76, "#6a3a34", near, trans=0.03, curl=2)
    comb = [
        curve([(-52, -12), (0, -17), (52, -12), (54, 0, "c"), (-54, 0, "c")]),
        [rect(-52 + 8 * i, -2, 4.4, 30) for i in range(14)],
    ]
    b.sheet(72, "#3c2416", put(comb, 348, 488, 1.0, rot=10), trans=0.03, curl=1)
    return b.render()
