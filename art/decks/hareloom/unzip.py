"""A bear as big as a hill unzips its winter coat; inside, spring is still getting dressed."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    bird,
    cloud,
    curve,
    dabs,
    ellipse,
    focus_map,
    grass,
    house,
    intersect,
    limb,
    loose,
    merged,
    metal,
    person,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    shift,
    transform,
    union,
)

SENTENCE = "A bear as big as a hill unzips its winter coat; inside, spring is still getting dressed."
KEY = "snow-pearl"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "animal"

FUR = dict(dark="#2c1c1e", light="#b08a68")
COL = "#6a4a3a"
UP = [(258, 574), (300, 480), (378, 428), (462, 452), (524, 560), (548, 650)]
LOW = [(258, 574), (296, 640), (372, 690), (452, 704), (514, 690), (548, 650)]


def inside(c, m):
    """A warm April, not ready."""
    rr = np.random.default_rng(4)
    c.paint(
        poly([(230, 400), (570, 400), (570, 720), (230, 720)]),
        "#f8f0a8",
        dark="#a8d8a0",
        light="#fffdf0",
        vol=0,
        lit=0,
        clip=m,
        grad=((0, 430), (0, 640), 0.4, -0.3),
    )
    for y, col, s in ((556, "#a8d070", 3), (590, "#84bc4c", 8), (628, "#5f9c3a", 5)):
        c.paint(
            intersect(ridge(y, 12, s, n=6), rect(230, 400, 340, 330)),
            col,
            dark=shift(col, -0.16),
            light="#eaf6a0",
            vol=0.3,
            clip=m,
            lit=0,
            rough=0.6,
        )
    pts = [(300, 520, 20), (318, 496, 22), (340, 508, 20), (322, 520, 22)]
    c.paint(
        merged(
            [
                limb([(318, 604), (322, 550), (312, 510)], [13, 7, 3], cap=False),
                limb([(321, 556), (336, 528), (340, 510)], [6, 4, 2]),
            ]
        ),
        "#6a4430",
        vol=0.7,
        clip=m,
    )
    dabs(c, pts, 4.6, ["#c85a7a", "#f090a8", "#ffc8d0", "#fff4f2"], seed=3, per=60, clip=m)
    # the other tree has only one sleeve of blossom on
    c.paint(
        merged(
            [
                limb([(510, 622), (504, 560), (496, 520)], [13, 7, 3], cap=False),
                limb([(505, 564), (520, 540), (528, 516)], [6, 4, 2]),
                limb([(498, 530), (482, 508)], [3, 1.5]),
                limb([(522, 538), (536, 534)], [2.4, 1]),
            ]
        ),
        "#6a4430",
        vol=0.7,
        clip=m,
    )
    dabs(c, [(486, 512, 15), (494, 524, 13)], 4.2, ["#c85a7a", "#f090a8", "#ffc8d0", "#fff4f2"], seed=6, per=46, clip=m)
    for x, y in ((318, 604), (510, 622)):
        grass(c, x - 11, x + 11, y + 3, 10, ["#4f8c34", "#84bc4c"], 22, 2)
    for y, r in ((656, 11), (640, 8), (628, 6)):  # a guest from the other side
        c.paint(
            ellipse(338, y - 4, r), "#fbfbff", dark="#a8b4d0", light="#ffffff", vol=0.9, rough=0.2, clip=m, detail=0.8
        )
    c.paint(union(rect(331, 617, 14, 2.4), rect(334, 609, 8, 9)), "#2f2a34", vol=0.3, rough=0.1, clip=m, detail=0.8)
    for _ in range(150):
        x, y = rr.uniform(262, 548), 606 + 90 * rr.random()
        c.paint(
            ellipse(x, y, 2.4 + (y - 600) * 0.02, 2 + (y - 600) * 0.02),
            rr.choice(["#fff6d8", "#f6c83c", "#f07a8a", "#b87ac8", "#ffffff"]),
            vol=0.2,
            rough=0.2,
            clip=m,
            lit=0,
        )


def spring(c):
    """Two birds tie her sash; she has no shoes yet."""
    c.paint(ellipse(404, 690, 44, 6), "#2c4a20", vol=0, alpha=0.5, soft=4, lit=0)
    o = person(
        c,
        404,
        690,
        204,
        body="slim",
        pose="stand",
        view="three",
        facing=-1,
        clothes="dress",
        col="#5fa83c",
        col2="#fff4d8",
        style="long",
        hair="#c8783c",
        skin="#f0c8a8",
        face="laugh",
        arms=((14, 30, 46, 24), (14, 30, 46, 24)),
        legs="#f0c8a8",
        shoes="#f0c8a8",
        rim="#fffbe0",
        tilt=-8,
        look=(-0.5, 0.3),
        pattern="flowers",
        pcol="#ffd0dc",
    )
    # buds for curlers
    X, Y = o["head"]
    for u, v, a in ((-19, -17, 40), (-7, -25, 12), (8, -24, -16), (19, -14, -44)):
        P = Pose(X + u * 0.9, Y + v + 6, 1, a)
        c.paint(P(ellipse(0, 0, 5, 7)), "#f090a8", dark="#a83a5a", light="#ffe0e4", vol=1.0, rough=0.1, detail=0.9)
        c.paint(
            P(curve([(-3.6, 2, "c"), (0, 7, "c"), (3.6, 2, "c"), (0, 3)])), "#5f9c3a", vol=0.4, rough=0.1, detail=0.9
        )
    # two birds tie the sash
    x, y = o["hip"][0], o["hip"][1] - 19
    for q, cl in (((336, 548), "#e0884a"), ((474, 540), "#4f8ac0")):
        left = q[0] < x
        bird(c, Pose(*q, 0.62, 0, left), cl)
        c.line(
            [(x, y), ((x + q[0]) / 2, y + 6), (q[0] + (9 if left else -9), q[1] + 2)],
            [4.6, 3.6, 2.6],
            "#f07a8a",
            dark="#b83a5a",
            vol=0.5,
            rough=0.2,
            detail=0.9,
        )
    c.paint(
        ellipse(x, y, 16, 4.4),
        "#f07a8a",
        dark="#b83a5a",
        light="#ffd0d4",
        vol=0.8,
        rough=0.1,
        detail=0.9,
        clip=o["cloth"],
    )


def teeth(c, pts, side):
    """The brass teeth of one edge, with its tape."""
    q = sample(pts, 60)
    c.line([tuple(p) for p in q], [15], "#2f2a34", dark="#141018", light="#6a6070", vol=0.6, rough=0.4)
    k = Frame(c, 0, 0, 100, rim="#fff6d0", detail=0.9)
    for i in range(1, 59):
        d = q[min(i + 1, 59)] - q[i - 1]
        d = d / (np.hypot(*d) + 1e-9)
        n = np.array([d[1], -d[0]]) * side
        a = q[i] - n * 3
        metal(
            k,
            poly([tuple(a - d * 2.1), tuple(a + d * 2.1), tuple(a - n * 8 + d * 1.6), tuple(a - n * 8 - d * 1.6)]),
            "#d0a040",
        )


def face(c):
    """One eye open: is anybody watching?"""
    h = Frame(c, 158, 628, 540, -12, rim="#fff0e0", detail=0.6)
    for s in (-1, 1):
        h.paint(ellipse(s * 14.5, -13.4, 6.4, 6.2), COL, **FUR, vol=0.9, rim=True, rough=1.2)
        h.paint(ellipse(s * 14.2, -12.6, 3.6, 3.6), "#3a2624", vol=-0.4, soft=0.6)
    m = h.paint(
        [(-19, 2), (-17, -10), (-9, -17), (0, -18.4), (9, -17), (17, -10), (19, 2), (13, 12), (0, 15), (-13, 12)],
        COL,
        **FUR,
        vol=1.0,
        rim=True,
        shadow=(0, 2, 3, 0.5),
        rough=1.6,
        px=220,
    )
    h.fur(
        m,
        [[(0, -2), (0, -18)], [(4, -2), (18, -6)], [(-4, -2), (-18, -6)], [(4, 6), (16, 12)], [(-4, 6), (-16, 12)]],
        3.4,
        0.55,
        con=0.16,
        over=1,
    )
    ms = h.paint(
        [(-8.4, 6), (-6.6, -0.6), (0, -2.4), (6.6, -0.6), (8.4, 6), (5, 12.4), (-5, 12.4)],
        "#c8a480",
        dark="#6a4a3a",
        light="#f6dcb8",
        vol=0.9,
        rough=0.7,
        shadow=(0, 1, 2, 0.3),
    )
    h.fur(ms, [[(0, 4), (0, 12)], [(2, 2), (8, 6)], [(-2, 2), (-8, 6)]], 2, 0.4, con=0.08, over=0.4)
    h.paint(
        [(-4.2, 0.4), (0, -1.6), (4.2, 0.4), (1.8, 4), (-1.8, 4)],
        "#1c1418",
        light="#8a7a80",
        vol=0.9,
        rough=0.1,
        detail=1,
    )
    h.dot(-1.2, 0.4, 0.6, "#ffffff", 0.7)
    h.line([(0, 3.8), (0.2, 7.4)], 0.7, "#1c1418", 0.9)
    h.line([(-4, 7.2), (-1, 8.4), (2.4, 8), (5, 6.2)], [0.3, 0.9, 0.9, 0.3], "#1c1418", 0.9)
    h.line([(-11, -4.2), (-8, -3), (-5, -3.8)], [0.3, 1.0, 0.3], "#1c1418", 0.95, detail=1)  # shut
    h.paint(ellipse(8, -4.4, 2.0, 2.1), "#1c1418", vol=0, rough=0, detail=1)
    h.dot(8.7, -5.2, 0.65)
    h.line([(4.8, -6.6), (8, -8.6), (11.6, -6)], [0.3, 1.0, 0.3], "#1c1418", 0.9, detail=1)


def draw():
    """March, late."""
    c = Card(4848, key=(-0.35, -0.75, 0.5))
    rr = np.random.default_rng(48)
    c.sky([(0, "#8f9cbc"), (0.2, "#b8bcd0"), (0.42, "#e6d4d8"), (0.6, "#f8dccc"), (1, "#f6ecec")], warp=0.12)
    c.brush((46, 26), thr=(0, 0.03), length=4.5, jitter=0.014)
    c.fog_colour = rgb("#e2dce4")
    cloud(c, 130, 190, 230, 60, "#d8d4e0", "#a8a8c4", "#fff4ee", seed=5)
    cloud(c, 500, 130, 190, 46, "#dcd8e2", "#a8a8c4", "#fff4ee", seed=9)
    for y, a, s, f in ((440, 60, 5, 0.72), (500, 40, 8, 0.5)):
        c.paint(ridge(y, a, s, n=9), "#8a90b0", dark="#5a6488", light="#ffffff", vol=0.6, fog=f, rough=0.6)
    pines(
        c,
        list(rr.uniform(10, 130, 12)) + list(rr.uniform(540, 600, 5)),
        [540] * 17,
        list(rr.uniform(26, 50, 17)),
        "#5a6484",
        fog=0.5,
        seed=2,
    )
    c.paint(
        ridge(700, 8, 3, n=5),
        "#e6e4ee",
        dark="#8f98b8",
        light="#ffffff",
        vol=0.3,
        grad=((0, 690), (0, 900), 0.15, -0.4),
        rough=0.6,
    )
    k = Frame(c, 0, 0, 100, 0, rim="#fff0e0", detail=0.4)
    # the hill
    c.paint(ellipse(340, 742, 330, 26), "#3f4468", vol=0, alpha=0.5, soft=10, lit=0)
    body = curve(
        [
            (40, 740),
            (66, 640),
            (96, 520),
            (170, 404),
            (290, 322),
            (420, 306),
            (524, 360),
            (586, 470),
            (622, 620),
            (640, 752),
            (340, 764),
        ]
    )
    m = c.paint(body, COL, **FUR, vol=1.05, px=260, rough=2.0, rim="#fff0e0")
    k.fur(
        m,
        [
            [(110, 560), (200, 410), (320, 330), (440, 320)],
            [(440, 320), (550, 400), (610, 560), (630, 740)],
            [(160, 640), (240, 470), (340, 390)],
            [(340, 390), (480, 410), (560, 560), (580, 740)],
            [(90, 720), (120, 600)],
            [(280, 700), (330, 730), (480, 740)],
        ],
        17,
        2.3,
        con=0.17,
        over=4,
    )
    # snow that has not been told
    snow = curve(
        [
            (84, 546),
            (110, 500),
            (170, 400),
            (290, 316),
            (420, 300),
            (528, 354),
            (588, 466),
            (600, 520),
            (572, 500),
            (566, 452),
            (540, 470),
            (516, 400),
            (470, 392),
            (436, 360),
            (398, 372),
            (356, 352),
            (318, 392),
            (284, 372),
            (246, 446),
            (214, 412),
            (188, 462),
            (140, 500),
            (124, 530),
        ]
    )
    ms = c.paint(snow, "#f0eef4", dark="#98a2c4", light="#ffffff", vol=0.7, rough=1.4, shadow=(0, 5, 6, 0.4), px=220)
    pines(
        c,
        [214, 238, 300, 470, 496, 516, 352],
        [384, 366, 334, 330, 344, 362, 318],
        [44, 56, 34, 40, 60, 44, 28],
        "#3f5468",
        seed=6,
        dark="#1c2a40",
        light="#c8d4e0",
    )
    # someone has skied on it all winter
    c.line([(404, 318), (380, 352), (412, 378), (400, 396)], [1.6, 2.2, 2.6], "#8f98b8", 0.8, clip=ms)
    person(
        c,
        416,
        318,
        34,
        pose="stand",
        view="profile",
        facing=-1,
        clothes="coat",
        col="#c8402c",
        arms=("fwd", "fwd"),
        hat="beanie",
        hatc="#2f6f70",
        lean=16,
    )
    c.line([(398, 320), (434, 317)], [1.8], "#4a2c1c", rough=0.1, detail=0.9)
    # the opening
    hole = curve([(*p, "c") if i in (0, 5) else p for i, p in enumerate(UP)] + LOW[1:-1][::-1])
    mh = c.paint(hole, "#f8f0b0", vol=0, lit=0, rough=0.4)
    inside(c, mh)
    spring(c)
    c.glow(402, 520, 170, "#fff4b0", 0.1)
    for pts, sd, w in ((UP, 1, 26), (LOW, -1, 24)):  # the coat's edge turns back
        q = [(x, y - 11 * sd) for x, y in pts]
        ml = c.paint(
            limb(q, [6, w, w * 1.15, w, 6], cap=False),
            "#8a6248",
            **FUR,
            vol=1.1,
            rough=1.2,
            shadow=(0, -3 * sd, 5, 0.4),
            rim="#ffe8b0",
            rimdir=(0, sd),
        )
        k.fur(ml, [q], 9, 1.6, con=0.16, over=3)
        teeth(c, pts, sd)
    # arm, face and slider
    q = [(120, 690), (230, 756), (410, 752), (512, 694)]
    ma = c.paint(limb(q, [90, 96, 80, 60]), COL, **FUR, vol=1.05, rough=2.0, rim="#fff0e0", shadow=(0, -4, 10, 0.5))
    k.fur(ma, [q], 15, 2.2, con=0.17, over=4)
    face(c)
    closed = [(548, 650), (574, 700), (584, 742)]
    c.line(closed, [15, 15, 12], "#2f2a34", vol=0.6, rough=0.3)
    for x, y in sample(closed, 14):
        c.paint(rect(x - 5, y - 1.4, 10, 2.8), "#d0a040", dark="#6a4a18", light="#fff0b0", vol=0.9, rough=0.1)

    def toe(a, u, v):
        c.paint(
            transform(curve([(-16, -9), (4, -10), (15, -2), (12, 7), (-14, 9)]), u, v, 1.1, a),
            COL,
            **FUR,
            vol=1.0,
            rough=0.8,
            rim="#fff0e0",
            detail=0.6,
            shadow=(1, 2, 3, 0.4),
        )
        c.paint(
            transform(curve([(10, -4, "c"), (22, -3), (30, 4, "c"), (20, 3), (10, 4, "c")]), u, v, 1, a),
            "#f0e0c4",
            dark="#8a6a54",
            vol=0.9,
            rough=0.2,
            detail=0.8,
        )

    # three toes behind the pull, one in front of it
    for q in ((52, 516, 716), (36, 526, 704), (20, 530, 688)):
        toe(*q)
    s = Frame(c, 549, 650, 100, 8, rim="#fff6d0", detail=0.9)
    metal(s, union(rect(-4.5, 4, 9, 34, 3), ellipse(0, 38, 8.5, 9)), "#d8aa48")
    metal(s, curve([(-12, -13), (12, -13), (8, 12), (-8, 12)]), "#d0a040")
    toe(4, 526, 670)
    # snow in front, the village in its shadow
    for y, s_, col in ((790, 7, "#dcdcea"), (836, 2, "#c0c6dc")):
        c.paint(
            ridge(y, 10, s_, n=6, tilt=12 if s_ == 7 else -10),
            col,
            dark="#7a84aa",
            light="#ffffff",
            vol=0.45,
            rough=0.8,
            grad=((0, y), (0, y + 100), 0.22, -0.3),
        )
        if s_ == 7:
            for x, yy, w in ((66, 806, 42), (112, 812, 36), (470, 802, 34)):
                house(c, x, yy, w, w * 0.66, "#a87c6c", "#e8e8f2", seed=int(x), win=1, lean=0.02)
    pines(
        c,
        [20, 52, 560, 590, 524],
        [880, 892, 886, 896, 890],
        [120, 80, 130, 150, 70],
        "#33405c",
        seed=8,
        dark="#182038",
        light="#a8b8d0",
    )
    grass(c, 250, 330, 812, 12, ["#5f9c3a", "#84bc4c"], 26, 3)
    for x in (262, 286, 310):
        c.paint(ellipse(x, 802 - (x % 5), 3, 4.4), "#fff6ff", light="#ffffff", vol=0.5, rough=0.1, detail=0.9)
    f = focus_map(
        c,
        [
            (400, 560, 200, 170, 1.0),
            (160, 620, 150, 140, 1.0),
            (520, 680, 90, 80, 1.0),
            (400, 330, 140, 50, 0.9),
            (290, 808, 60, 24, 0.9),
            (90, 800, 70, 40, 0.8),
        ],
        0.32,
    )
    loose(c, f, strength=0.5)
    return c.finish(
        shadow_tint="#262a50",
        light_tint="#fff6e6",
        vignette=0.2,
        contrast=0.2,
        bloom=0.14,
        bthr=0.88,
        paper=0.03,
        grain=0.016,
    )
