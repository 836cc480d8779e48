"""The radio is switched off, but the snow that it spoke of goes on falling onto the kitchen table."""

import random

from art.kit.lamplit.all import Box, circle, colour, curve, fir, mask, poly, rect, ribbon, scaled

SENTENCE = "The radio is switched off, but the snow that it spoke of goes on falling onto the kitchen table."
KEY = "paper_white"
FRAME = "object"
MOOD = "grief"
PROTAGONIST = "nobody"

CASE = [
    (92, 640, "c"),
    (92, 400),
    (112, 270),
    (190, 152),
    (300, 104),
    (410, 152),
    (488, 270),
    (508, 400),
    (508, 640, "c"),
]
MOUTH = [
    (166, 470, "c"),
    (166, 390),
    (182, 300),
    (228, 226),
    (300, 194),
    (372, 226),
    (418, 300),
    (434, 390),
    (434, 470, "c"),
]


def draw():
    """An old set with an arched mouth; winter stands in it and has come out over the dial onto the table."""
    b = Box(
        KEY,
        glow_at=(300, 330),
        glow_r=300,
        sharp=(10, 300),
        aperture=0.02,
        mat_seed=49,
        mat_colour="#f8f3e8",
        sun_power=0.98,
    )
    b.slant = (-0.4, -0.26)
    r = random.Random(14)
    inside = 1 - mask(curve(MOUTH))
    # wall with a dado, table
    b.sheet(188, "#e9e4d6", m=inside, trans=0.1)
    b.sheet(176, "#c9d2cc", m=inside * mask(rect(-20, 470, 640, 200)), trans=0.08)
    cloth = poly([(-20, 612), (640, 612), (640, 960), (-20, 960)])
    b.sheet(160, "#7f98a4", cloth, trans=0.06, curl=2)
    # the winter in the mouth
    b.sheet(
        262,
        "#8fa6c0",
        [fir(x, 470, h) for x, h in ((190, 120), (226, 170), (372, 150), (414, 110), (300, 96))],
        trans=0.2,
    )
    b.sheet(242, "#5f7896", [fir(x, 480, h) for x, h in ((176, 170), (250, 116), (336, 140), (430, 190))], trans=0.12)
    b.sheet(
        226,
        "#ffffff",
        curve([(120, 456), (200, 436), (290, 450), (380, 432), (480, 452), (480, 560), (120, 560)]),
        trans=0.2,
        curl=3,
    )
    # the case in steps
    for z, k, col in ((150, 1.0, "#4f241c"), (138, 0.955, "#7a3a2a"), (118, 0.9, "#97503a")):
        body = mask(curve(scaled(CASE, k, 300, 640))) * (1 - mask(curve(scaled(MOUTH, 1 + (150 - z) / 320, 300, 440))))
        b.sheet(z, col, m=body, trans=0.05, curl=3)
    b.sheet(108, "#5f2c20", rect(84, 618, 432, 30), trans=0.05, curl=2)
    dial = curve([(236, 570, "c"), (238, 530), (300, 500), (362, 530), (364, 570, "c")])
    b.sheet(104, "#d9cfb4", dial, trans=0.1, curl=1, holes=[(ribbon([(300, 566), (268, 528)], 3), "#5f2c20", 0.2)])
    for x in (176, 424):
        b.sheet(98, "#3c1b15", circle(x, 556, 27), trans=0.05, curl=3)
        b.sheet(90, "#5f2c20", circle(x, 556, 19), rect(x - 2, 536, 4, 18), trans=0.05, curl=3)
    bars = [
        ribbon([(300, 500), (300, 150)], 11),
        ribbon([(232, 500), (240, 380), (226, 210)], 11),
        ribbon([(368, 500), (360, 380), (374, 210)], 11),
    ]
    b.sheet(130, "#7a3a2a", m=mask(bars) * mask(curve(scaled(MOUTH, 1.06, 300, 440))), trans=0.05, curl=2)
    # what has come out of it
    tongue = [
        (150, 476, "c"),
        (200, 452),
        (300, 458),
        (396, 450),
        (450, 476, "c"),
        (440, 504),
        (410, 512),
        (392, 560),
        (372, 566),
        (352, 520),
        (318, 516),
        (296, 540),
        (270, 534),
        (250, 590),
        (226, 640),
    ]
    flow = [(206, 596), (216, 540), (196, 512), (170, 500)]
    b.sheet(82, "#ffffff", curve([*tongue, (186, 644), *flow]), trans=0.1, curl=5)
    for z, col, pts in (
        (
            74,
            "#f1f4f6",
            [
                (-30, 690),
                (60, 660),
                (140, 636),
                (220, 620),
                (310, 642),
                (400, 636),
                (470, 664),
                (560, 690),
                (590, 716),
                (520, 738),
                (430, 734),
                (380, 768),
                (300, 800),
                (220, 846),
                (120, 838),
                (-30, 870),
            ],
        ),
        (
            62,
            "#ffffff",
            [
                (-30, 730),
                (60, 690),
                (150, 658),
                (226, 640),
                (300, 664),
                (370, 662),
                (420, 690),
                (360, 716),
                (290, 724),
                (230, 770),
                (120, 776),
                (-30, 800),
            ],
        ),
    ):
        b.sheet(z, col, curve(pts), trans=0.1, curl=5)
    # a cup for somebody, snowed full
    cup = [(430, 770, "c"), (438, 826), (470, 848), (510, 826), (518, 770, "c")]
    b.sheet(
        48,
        "#c9281f",
        curve(cup),
        ribbon([(514, 782), (546, 784), (540, 816), (508, 820)], 8),
        circle(474, 852, 70, 12),
        trans=0.06,
        curl=3,
    )
    b.sheet(
        40,
        "#ffffff",
        curve(
            [(420, 776), (432, 748), (460, 728), (494, 732), (520, 756), (528, 776), (500, 784), (480, 800), (462, 784)]
        ),
        trans=0.1,
        curl=4,
    )
    flakes = [
        circle(x, y, r.uniform(2.2, 4.6))
        for x, y in ((r.gauss(290, 150), r.uniform(440, 840)) for _ in range(90))
        if 20 < x < 580
    ]
    b.sheet(56, "#ffffff", flakes[::2], trans=0.2, casts=0.6)
    b.sheet(28, "#ffffff", flakes[1::2], trans=0.2, casts=0.4)
    inner = [circle(r.uniform(170, 430), r.uniform(200, 450), r.uniform(1.6, 3.4)) for _ in range(60)]
    b.sheet(218, "#ffffff", inner, trans=0.3, casts=0)

    def night(X, Y, light):
        return light * 0 + colour("#a9bdd2")

    b.paint_back = night
    return b.render()
