"""The shop has been locked all night, but one of the mannequins has snow on her shoulders."""

import random

from art.kit.lamplit.all import Box, circle, curve, mask, poly, put, rect, ribbon, spline

SENTENCE = "The shop has been locked all night, but one of the mannequins has snow on her shoulders."
KEY = "noon_fog"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "nobody"

STEP = 700


def twin(left):
    """An upright outline from its left half."""
    return curve([*left, *[(-p[0], *p[1:]) for p in left[-2:0:-1]]], k=0.55)


def coat(wide, hem):
    """A coat on a stand, its arms hanging, shoulders at -246."""
    return twin(
        [
            (0, -258),
            (-13, -257),
            (-46, -246),
            (-60, -224),
            (-70, -150),
            (-74, -92),
            (-60, -88),
            (-50, -150),
            (-47, -110),
            (-56, -40),
            (-wide, hem, "c"),
            (0, hem + 8),
        ]
    )


def head():
    """A head without a face, and its neck."""
    return [twin([(0, -318), (-17, -312), (-22, -290), (-15, -266), (0, -258)]), rect(-7, -270, 14, 22)]


def stand(hem):
    """What holds a mannequin up: two thin legs and a plate."""
    return [
        ribbon([(-12, hem - 6), (-11, 96), (-12, 108)], 11, 6),
        ribbon([(12, hem - 6), (11, 96), (12, 108)], 11, 6),
        circle(0, 112, 46, 7),
    ]


def draw():
    """A shopfront in the snow; behind the glass three figures, one of them white on hat and shoulders."""
    b = Box(KEY, glow_at=(230, 400), glow_r=360, sharp=(20, 270), aperture=0.02, mat_seed=283)
    b.slant = (-0.3, -0.42)
    r = random.Random(5)
    # the shop's back wall with its boxes
    b.sheet(256, "#e4e6e2", rect(-20, 100, 660, 640), trans=0.3)
    b.sheet(248, "#cfd4d4", [rect(60, 300 + 90 * i, 380, 7) for i in range(3)], trans=0.2)
    boxes = [
        rect(84, 262, 46, 38),
        rect(92, 238, 34, 24),
        circle(180, 280, 24, 20),
        rect(330, 268, 60, 32),
        rect(344, 246, 36, 22),
        rect(100, 354, 50, 36),
        circle(352, 372, 26, 18),
        rect(224, 356, 40, 34),
    ]
    b.sheet(240, "#d8dcda", boxes, trans=0.2, curl=1)
    b.sheet(216, "#c2c9cc", poly([(-20, 618), (640, 618), (640, 740), (-20, 740)]), trans=0.1)
    # the three
    suit = [
        ("#5a6878", "#485666", 121, 52, 20, 0.84),
        ("#d0901e", "#a86c10", 246, 66, 44, 0.88),
        ("#7c8894", "#66727e", 369, 58, 60, 0.82),
    ]
    for i, (col, dark, x, wide, hem, s) in enumerate(suit):
        y = 530
        b.sheet(196 - 4 * i, "#8a949c", put(stand(hem), x, y, s), trans=0.08)
        b.sheet(190 - 4 * i, "#ece6da", put(head(), x, y, s, rot=0), trans=0.12, curl=3)
        b.sheet(184 - 4 * i, col, put([coat(wide, hem)], x, y, s), trans=0.08, curl=3)
        lapel = [
            poly([(-11, -256), (0, -190), (-20, -214), (-30, -246)]),
            poly([(11, -256), (0, -190), (20, -214), (30, -246)]),
            ribbon([(0, -190), (0, hem + 4)], 2.4),
        ]
        b.sheet(
            178 - 4 * i,
            dark,
            put(lapel, x, y, s),
            [circle(x + 8, y + (-160 + 44 * k) * s, 4) for k in range(4)],
            trans=0.08,
            curl=1,
        )
    hat1 = [circle(0, -300, 40, 8), twin([(0, -334), (-20, -332), (-24, -300, "c"), (0, -298)])]
    hat2 = [circle(0, -302, 52, 9), twin([(0, -334), (-22, -330), (-27, -304, "c"), (0, -300)])]
    b.sheet(168, "#485666", put(hat1, 121, 530, 0.84), trans=0.08, curl=2)
    b.sheet(162, "#a86c10", put(hat2, 246, 530, 0.88), trans=0.08, curl=2)
    b.sheet(
        164,
        "#66727e",
        put([twin([(0, -330), (-24, -322), (-28, -296), (-24, -282, "c"), (0, -300)])], 369, 530, 0.82),
        trans=0.08,
        curl=2,
    )

    # the snow on the middle one
    def heap(line, n, r0, r1):
        P = spline(line, 12)
        return [circle(*P[int((k + 0.5) / n * (len(P) - 1))], r.uniform(r0, r1)) for k in range(n)]

    drift = heap([(-61, -216), (-56, -240), (-40, -253), (-16, -259)], 12, 5, 9) + heap(
        [(61, -220), (56, -240), (40, -253), (18, -259)], 11, 5, 9.5
    )
    drift += heap([(-50, -306), (-36, -311), (-26, -310)], 6, 3.5, 6) + heap(
        [(50, -306), (38, -311), (26, -311)], 6, 3.5, 6
    )
    drift += (
        heap([(-20, -334), (0, -339), (21, -333)], 9, 6, 9.5)
        + heap([(-73, -112), (-70, -124)], 3, 3.5, 5)
        + heap([(72, -110), (70, -122)], 3, 3.5, 5)
    )
    specks = [circle(r.gauss(0, 26), r.uniform(-235, 30), r.uniform(1.2, 2.6)) for _ in range(22)]
    b.sheet(150, "#ffffff", put(drift + specks, 246, 530, 0.88), trans=0.3, fixed=0.95, curl=3)
    b.sheet(
        152,
        "#ffffff",
        put(heap([(-64, 106), (-20, 101), (20, 104), (62, 107)], 16, 4, 9), 246, 534, 0.88),
        trans=0.3,
        fixed=0.95,
        curl=2,
    )
    # the front: frame, door, awning
    front = mask(rect(-20, -20, 660, 740)) * (1 - mask(rect(56, 196, 374, 446))) * (1 - mask(rect(466, 214, 86, 300)))
    b.sheet(112, "#7f939e", m=front, trans=0.06)
    sash = mask(rect(44, 184, 398, 470)) * (1 - mask(rect(58, 198, 370, 442)))
    b.sheet(104, "#5c717e", m=sash, trans=0.06, curl=1)
    doorway = mask(rect(450, 196, 118, 508)) * (1 - mask(rect(468, 216, 82, 296)))
    b.sheet(102, "#5c717e", m=doorway, trans=0.06, curl=1)
    b.sheet(
        96, "#6d828e", rect(470, 536, 78, 140), [rect(58 + 96 * i, 668, 82, 20) for i in range(4)], trans=0.06, curl=2
    )
    b.sheet(
        90,
        "#34434e",
        circle(462, 528, 6),
        rect(452, 546, 20, 17),
        ribbon([(456, 547), (456, 538), (468, 538), (468, 547)], 3),
        trans=0.06,
        curl=1,
    )
    stripes = [
        poly([(20 + 70 * i, 60), (55 + 70 * i, 60), (57 + 72 * i - 8, 150), (20 + 72 * i - 10, 150)])
        for i in range(-1, 9)
    ]
    b.sheet(80, "#f6f6f2", poly([(-20, 60), (640, 60), (640, 150), (-20, 150)]), trans=0.1, curl=2)
    b.sheet(76, "#8fa3ae", stripes, trans=0.1)
    b.sheet(
        72,
        "#ffffff",
        curve(
            [
                (-20, 40),
                (100, 46),
                (240, 38),
                (400, 46),
                (640, 38),
                (640, 72),
                (520, 80),
                (380, 70),
                (260, 82),
                (120, 72),
                (-20, 80),
            ]
        ),
        trans=0.2,
        curl=3,
    )
    # the street
    b.sheet(
        66,
        "#f2f5f7",
        curve([(-20, STEP), (140, STEP - 6), (330, STEP + 4), (480, STEP - 4), (640, STEP), (640, 960), (-20, 960)]),
        trans=0.1,
        curl=2,
    )
    prints = []
    for i in range(9):
        t = i / 8
        x, y = 120 + 386 * t**0.8 + (13 if i % 2 else -13) * (1.1 - 0.5 * t), 872 - 156 * t**0.9
        prints += put([circle(0, -6, 5.4, 9), circle(0, 9, 3.8, 4.4)], x, y, 1.15 - 0.4 * t, rot=62)
    b.sheet(62, "#a9b8c6", prints, trans=0.05, casts=0)
    return b.render()
