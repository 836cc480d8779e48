"""The boiler has been cold all winter, but the house is warm: something has lain down in the cellar round the pipes."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, person, poly, put, rect, ribbon, tones

SENTENCE = (
    "The boiler has been cold all winter, but the house is warm: something has lain down in the cellar round the pipes."
)
KEY = "cellar"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"

BODY = [
    (150, 800),
    (172, 716),
    (228, 630),
    (306, 562),
    (400, 528),
    (496, 546),
    (562, 620),
    (590, 720),
    (580, 810),
    (520, 852),
    (360, 860),
    (210, 854),
]
HEAD = [  # from behind, laid on a paw
    (84, 800),
    (84, 752),
    (104, 716),
    (92, 684),
    (106, 660),
    (134, 664),
    (148, 690),
    (182, 684),
    (206, 690),
    (222, 662),
    (250, 660),
    (262, 684),
    (250, 716),
    (272, 756),
    (266, 804),
    (228, 832),
    (170, 838),
    (114, 830),
]
STRIPES = [  # of the body: points, width
    ([(222, 652), (258, 690), (266, 742)], 12),
    ([(258, 612), (300, 664), (308, 740)], 15),
    ([(304, 576), (350, 640), (352, 738)], 17),
    ([(352, 548), (396, 614), (400, 716)], 18),
    ([(404, 536), (442, 596), (446, 684)], 18),
    ([(458, 540), (484, 590), (484, 656)], 16),
    ([(508, 560), (524, 600), (516, 648)], 14),
    ([(550, 612), (540, 650), (512, 684)], 14),
]
MARKS = [  # of the head
    ([(178, 692), (180, 716), (178, 742)], 10),
    ([(150, 698), (154, 720), (162, 740)], 9),
    ([(206, 698), (204, 720), (194, 740)], 9),
]


def draw():
    """A cold cellar with a dead boiler; a great beast asleep, its stripes glowing; a man on the stairs."""
    b = Box(
        KEY,
        glow_at=(330, 700),
        glow_r=300,
        sharp=(10, 320),
        aperture=0.02,
        mat_seed=359,
        core=0.6,
        sun="#a8c0e0",
        sun_power=0.34,
        fill="#24406a",
    )

    def wall(X, Y, light):
        d = np.clip(np.hypot(X - 340, (Y - 640)) / 560, 0, 1)[..., None]
        return colour("#5a5a6c") * (1 - d) + colour("#1c2a44") * d

    b.paint_back = wall
    rows = [rect(-20, y, 640, 2.4) for y in range(70, 700, 44)]
    rows += [rect(x + (y // 44 % 2) * 46, y, 2.4, 44) for y in range(70, 700, 44) for x in range(-30, 620, 92)]
    b.sheet(290, "#56648a", m=1 - mask(rows), trans=0.1)
    # a window at street level, snow against it
    pane = poly([(396, 64), (540, 64), (540, 150), (396, 150)])
    b.sheet(284, "#232c40", poly([(382, 50), (554, 50), (554, 164), (382, 164)]), trans=0.02, curl=2)
    b.sheet(280, "#9cc0e4", pane, trans=0.4, fixed=0.85)
    snow = curve([(396, 118), (430, 104), (470, 116), (510, 98), (540, 106), (540, 150), (396, 150)])
    b.sheet(276, "#eaf4fc", m=mask(snow) * mask(pane), trans=0.3, fixed=0.95, curl=3)
    b.sheet(272, "#232c40", [rect(464, 64, 6, 86)], trans=0.02)
    # boiler and pipes
    b.sheet(250, "#2a3448", [rect(428, 330, 150, 420), circle(503, 332, 75, 30)], trans=0.03, curl=5)
    b.sheet(240, "#36445c", [rect(440, 350, 126, 10), rect(440, 560, 126, 10)], trans=0.03, curl=2)
    b.sheet(236, "#0c101c", circle(503, 456, 44, 50), trans=0.0)
    door = curve([(548, 410, "c"), (600, 398), (612, 450), (600, 510), (548, 502, "c")])
    b.sheet(228, "#3c4a64", [door], trans=0.03, curl=3)
    pipes = [
        rect(-20, 216, 512, 20),
        circle(492, 236, 20),
        rect(494, 234, 18, 80),
        ribbon([(300, 226), (300, 420), (300, 700)], 18),
        ribbon([(362, 226), (362, 420), (362, 700)], 18),
        ribbon([(300, 226), (300, -20)], 18),
        ribbon([(362, 226), (362, -20)], 18),
    ]
    b.sheet(220, "#8a4a30", pipes, trans=0.04, curl=5)
    b.sheet(
        212,
        "#a8603c",
        [
            rect(288, 214, 24, 24),
            rect(350, 214, 24, 24),
            rect(288, 470, 24, 16),
            rect(350, 444, 24, 16),
            rect(484, 296, 38, 16),
        ],
        trans=0.04,
        curl=2,
    )
    b.lamp(380, 560, 180, "#ff8a30", 5.0, size=20)
    b.lamp(150, 660, 150, "#ff8a30", 2.0, size=20)
    # floor
    b.sheet(204, "#2c3650", poly([(-20, 770), (640, 750), (640, 960), (-20, 960)]), trans=0.03)
    # the sleeper
    glow = "#ffb040"
    for i, col in enumerate(tones("#7a2c18", "#5a1c14", 3)):
        k = 1 - 0.05 * i
        shape = curve([(390 + (x - 390) * k, 856 + (y - 856) * k) for x, y in BODY])
        cut = [lens(p, w) for p, w in STRIPES] if i == 2 else []
        b.sheet(150 - 8 * i, col, shape, trans=0.05, curl=5, fixed=0.5, holes=[(cut, glow, 1.0, 1.25)] if cut else ())
    b.lamp(400, 740, 60, "#ff9038", 0.5, size=30)
    haunch = curve([(392, 856), (384, 790), (416, 720), (480, 690), (548, 706), (588, 770), (580, 850)])
    thigh = [
        ([(430, 716), (452, 752), (450, 796)], 13),
        ([(484, 696), (500, 740), (496, 790)], 14),
        ([(540, 706), (544, 748), (534, 790)], 13),
    ]
    b.sheet(
        128, "#72281a", haunch, trans=0.05, curl=5, fixed=0.56, holes=[([lens(p, w) for p, w in thigh], glow, 1, 1.25)]
    )
    b.sheet(
        118,
        "#7c2e1a",
        curve(HEAD),
        trans=0.05,
        curl=5,
        fixed=0.58,
        holes=[([lens(p, w) for p, w in MARKS], glow, 1, 1.25)],
    )
    tail = [(600, 800), (540, 846), (430, 862), (310, 856), (200, 842), (116, 806), (74, 764)]
    rings = [
        lens([(x - 6, y - 26), (x + 6, y), (x - 4, y + 26)], 13)
        for x, y in ((500, 852), (446, 858), (392, 860), (338, 856), (286, 852), (234, 846), (184, 834), (140, 814))
    ]
    b.sheet(
        104,
        "#66221a",
        ribbon(tail, 1, wf=lambda t: 58 - 14 * t),
        trans=0.05,
        curl=5,
        fixed=0.55,
        holes=[(rings, glow, 1, 1.25)],
    )
    b.lamp(360, 540, 256, "#ff7a28", 1.6, size=24)
    # stairs, and the one who has come down
    steps = [(-20, 470)]
    for i in range(6):
        steps += [(60 + 34 * i - 34, 470 + 52 * i), (60 + 34 * i - 34 + 0, 470 + 52 * (i + 1))]
    b.sheet(190, "#4a5470", poly([*steps, (-20, 790)]), trans=0.03, curl=2)
    man = person(
        "stout",
        lean=10,
        head=22,
        near=(24, 40),
        far=(40, 96),
        legs=((12, 2), (-8, -12)),
        coat=0.62,
        flare=0.8,
        hands=("grip", "rest"),
        hair_="bald",
    )
    hx, hy = person.joints["near"]
    fx, fy = person.joints["far"]
    scuttle = [
        poly([(hx - 12, hy + 10), (hx + 13, hy + 10), (hx + 9, hy + 32), (hx - 8, hy + 32)]),
        ribbon([(hx - 11, hy + 11), (hx, hy - 2), (hx + 12, hy + 11)], 2),
    ]
    cap = curve([(fx - 10, fy + 3), (fx - 4, fy - 7), (fx + 6, fy - 6), (fx + 9, fy + 3)])
    b.sheet(180, "#0c1120", put([*man, *scuttle, cap], 72, 574, 1.25, flip=True), trans=0.02, fixed=0.5, casts=0.4)
    lit = [rect(26 + 34 * i, 522 + 52 * i, 34, 4) for i in range(5)]
    b.sheet(186, "#c86a3c", lit, trans=0.05, fixed=0.6, casts=0)
    return b.render(exposure=1.08)
