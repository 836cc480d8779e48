"""A whole orchestra sits inside an opened violin and tunes; all of them wait for one note."""

import math

import numpy as np

from art.kit.all import Card, Frame, Pose, curve, ellipse, intersect, limb, metal, minus, person, poly, transform, union

SENTENCE = "A whole orchestra sits inside an opened violin and tunes; all of them wait for one note."
KEY = "jade-stair"
FRAME = "overhead"
MOOD = "wonder"
PROTAGONIST = "adult"

HALF = [
    (0, -50),
    (13, -49),
    (22.5, -42.5),
    (25, -33),
    (23, -25),
    (24.6, -19.6, "c"),
    (18.4, -15.4),
    (15.4, -6),
    (17.4, 3),
    (26.6, 9.6, "c"),
    (27.4, 18),
    (31, 30),
    (28, 43),
    (17, 49.6),
    (0, 51),
]
BODY = curve(HALF + [(-x, y, *q) for x, y, *q in HALF[-2:0:-1]])
P = Pose(304, 520, 6.3, -5)
RIM = "#ffe0a0"


def f_hole(s_):
    """The long f of a belly, as an outline."""
    return union(
        limb([(s_ * 8, -9), (s_ * 11, -6), (s_ * 10.4, 1), (s_ * 11.6, 8), (s_ * 15, 12)], [0.8, 1.6, 2.3, 1.6, 0.8]),
        ellipse(s_ * 7.6, -8, 1.7),
        ellipse(s_ * 15.6, 10.6, 2.1),
        limb([(s_ * 8.6, 1.6), (s_ * 12.4, 0.6)], [0.6, 0.6]),
    )


def draw():
    """Green velvet, and a lit room in the middle of it."""
    c = Card(6060, key=(-0.5, -0.6, 0.5), bg="#0f3a38")
    rr = np.random.default_rng(60)
    case(c, rr)
    lid(c)
    # the neck leaves by the top
    neck = P(poly([(-3.6, -46), (3.6, -46), (2.7, -100), (-2.7, -100)]))
    c.paint(
        P(poly([(-5, -45), (5, -45), (3.6, -100), (-3.6, -100)])),
        "#8a4a1c",
        dark="#2c120a",
        light="#e89c50",
        vol=0.9,
        rough=0.3,
        shadow=(12, 14, 12, 0.6),
    )
    c.paint(neck, "#24201f", dark="#0a0a0c", light="#8a7c6c", vol=0.8, rough=0.2, rim="#a8c0a8")
    for u in (-2, -0.7, 0.7, 2):  # strings let down
        c.line(
            [P.pt(u * 0.8, -100), P.pt(u, -50), P.pt(u * 2.4, -47 + abs(u)), P.pt(u * 4 + 1, -52 - u)],
            [1.1],
            "#e8dcc0",
            0.85,
            detail=0.8,
        )
    # the box: outside, wall, floor
    d = 6.0
    c.paint(
        P(union(BODY, transform(BODY, 0, d))),
        "#7a3814",
        dark="#200c08",
        light="#e08a40",
        vol=0.5,
        rough=0.5,
        shadow=(16, 18, 18, 0.7),
        texk="streakv",
        tex=0.3,
    )
    c.paint(P(BODY), "#b8642a", dark="#4a1c0c", light="#ffcc80", vol=0.3, rough=0.4, rim=RIM, rimw=2, detail=0.5)
    inner = transform(BODY, 0, 0, 0.955)
    mi = c.paint(
        P(inner),
        "#6a3416",
        dark="#2a100a",
        light="#d88a48",
        vol=0.15,
        rough=0.3,
        texk="streakv",
        tex=0.5,
        grad=(P.pt(-25, 0), P.pt(25, 0), -0.15, 0.2),
    )
    for i in range(26):
        x, y = P.pt(-30 + i * 2.4, -40)
        c.line([(x, y - 60), (x + 6, y + 420)], [1.6], "#3a1a0c", 0.25, clip=mi)
    fl = P(intersect(inner, transform(inner, 0, d)))
    mf = c.paint(
        fl,
        "#b06c2c",
        dark="#5a2810",
        light="#f0b868",
        vol=0.16,
        rough=0.3,
        texk="streakh",
        tex=0.55,
        clip=mi,
        grad=(P.pt(0, -44), P.pt(0, 50), -0.05, 0.12),
    )
    for y in np.arange(-46, 50, 1.7):  # the flame of the maple
        q = [P.pt(x, y + 0.9 * math.sin(x * 0.8 + y)) for x in np.linspace(-31, 31, 9)]
        c.line(q, [1, 5, 2, 6, 1], "#8a481c" if int(y * 7) % 2 else "#ffdc98", 0.2, clip=mf, soft=1)
    c.line([P.pt(0, -45), P.pt(0, 56)], [1.6], "#5a2810", 0.7, clip=mf)
    c.paint(minus(P(inner), P(transform(inner, 1.6, d + 2.6))), "#1c0a08", vol=0, lit=0, alpha=0.55, soft=7, clip=mi)
    c.glow(*P.pt(0, 26), 210, "#ffc872", 0.5, 1.3)
    post(c)
    c.lights = [(P.pt(0, 10)[0], P.pt(0, 10)[1] - 30, 130, "#ffd890", 230, 0.45)]
    players(c, rr, mf)
    c.lights = []
    late_comer(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.36, 0, 1), opacity=0.55)
    c.late.append(lambda: (c.glow(*P.pt(0, 16), 170, "#ffd890", 0.16, 1.4),))
    return c.finish(
        vignette=0.4,
        bloom=0.2,
        bthr=0.74,
        contrast=0.22,
        shadow_tint="#06282a",
        light_tint="#ffe6b0",
        paper=0.024,
        grain=0.011,
    )


def case(c, rr):
    """Buttoned velvet in a dark case."""
    c.sky([(0, "#0d4a48"), (0.5, "#167068"), (1, "#0b3a3a")], warp=0.4, radial=(240, 380, 620))
    for i in range(-1, 9):
        for j in range(-1, 8):
            x, y = j * 96 + (48 if i % 2 else 0) + rr.normal(0, 3), i * 110 + rr.normal(0, 3)
            c.paint(
                poly([(x, y - 110), (x + 48, y), (x, y + 110), (x - 48, y)]),
                "#14635c",
                dark="#06282a",
                light="#3fa890",
                vol=0.75,
                rough=0.8,
                soft=1.2,
                grain=0.2,
                tex=0.2,
            )
    for i in range(-1, 9):
        for j in range(-1, 8):
            x, y = j * 96 + (48 if i % 2 else 0), i * 110 - 110
            c.paint(
                ellipse(x, y, 6, 5.4),
                "#1a766c",
                dark="#06282a",
                light="#7fd0b4",
                vol=1.2,
                rough=0.2,
                shadow=(2, 3, 4, 0.6),
            )
    c.brush((14, 8), thr=(0, 0.03), length=3, jitter=0.02, opacity=0.6)


def lid(c):
    """The belly, lifted off and leaned aside: boxes for those who pay."""
    L = Pose(560, 250, 5.6, 24)
    m = c.paint(
        L(BODY),
        "#a8582a",
        dark="#3a160c",
        light="#f0a860",
        vol=0.55,
        rough=0.4,
        rim="#ffd8a0",
        texk="streakv",
        tex=0.5,
        shadow=(10, 14, 14, 0.6),
    )
    c.paint(
        L(minus(transform(BODY, 0, 0, 0.95), transform(BODY, 0, 0, 0.93))),
        "#2a100a",
        vol=0,
        alpha=0.7,
        clip=m,
        rough=0.3,
    )
    for s_ in (-1, 1):
        c.paint(L(f_hole(s_)), "#140a0a", vol=-0.4, lit=0, rough=0.2, clip=m, detail=0.8)
    for u, v, col in ((-10.4, -3, "#e8b890"), (-10.9, 3.4, "#c9906c")):  # somebody leans out
        x, y = L.pt(u, v)
        k = Frame(c, x, y, 22, 0, rim=RIM, detail=1)
        k.paint([(-22, 26), (-18, 0), (0, -8), (18, 0), (22, 26)], "#2f2a3c", vol=0.7, rough=0.2)
        k.paint(ellipse(0, -20, 17, 19), col, vol=0.8, rough=0.2, rim=True)
        k.paint([(-18, -22), (-12, -40), (6, -42), (18, -24), (6, -32)], "#3a2018", vol=0.5, rough=0.3)
        k.line([(-12, -18), (-7, -16), (-3, -18)], [1, 3, 1], "#1c1014")
        k.line([(4, -18), (9, -16), (13, -18)], [1, 3, 1], "#1c1014")


def post(c):
    """The sound post: in French it is called the soul."""
    x, y = P.pt(8, -8)
    c.paint(ellipse(x + 16, y + 6, 26, 8), "#2a100a", vol=0, alpha=0.5, soft=4, lit=0)
    c.paint(
        limb([(x, y + 4), (x, y - 66)], [19, 19], cap=False),
        "#e0b070",
        dark="#7a4420",
        light="#fff0c0",
        vol=1.0,
        rough=0.3,
        texk="streakv",
        tex=0.4,
        rim=RIM,
        shadow=(4, 2, 6, 0.4),
    )
    c.paint(ellipse(x, y - 66, 9.5, 4), "#f6d8a0", vol=0.2, rough=0.2)
    c.paint(ellipse(x, y + 4, 9.5, 3.4), "#c08848", vol=0.2, rough=0.2)


SKIN = ["#e8b890", "#c9906c", "#8a5a40", "#f0c8a4", "#b07a58"]
HAIR = ["#2a1814", "#7a4a24", "#d9d3c8", "#4a2c1c", "#1c1416", "#b8783c"]


def player(c, x, y, h, kind, i, rr):
    """Seat at (x, y); everything an orchestra holds."""
    t = (x - 300) / 150
    face = 1 if x < 300 else -1
    s = h / 100
    view = "front" if abs(t) < 0.25 else "three"
    c.paint(ellipse(x + 4 * s, y + 34 * s, 26 * s, 7 * s), "#3a1408", vol=0, alpha=0.5, soft=3 * s, lit=0)
    for u in (-9, 9):
        c.line([(x + u * s, y + 2 * s), (x + u * 1.1 * s, y + 34 * s)], [2.4 * s], "#3a1a10", 0.9)
    woman = i % 3 == 1
    arms = {
        "violin": ((52, 78, 26, 16), (34, 62, 30, -20)),
        "cello": ((30, 80, 20, -10), (28, 30, 30, 0)),
        "wind": ((36, 86, 10, -22), (36, 86, 10, -22)),
        "bass": ((60, 60, 20, 0), (30, 30, 20, 0)),
        "horn": ((30, 80, 24, -20), (30, 70, 24, -10)),
        "drum": ((30, 60, 26, 6), (30, 60, 26, 6)),
        "harp": ((50, 40, 10, 0), (50, 30, 10, 0)),
    }[kind]
    o = person(
        c,
        x,
        y,
        h,
        body=("slim", "old", "heavy", "slim")[i % 4] if kind != "cello" else "slim",
        pose="chair",
        view=view,
        facing=face,
        clothes="dress" if woman else "suit",
        face=("calm", "asleep", "wonder", "longing")[i % 4],
        col=("#2c2430" if not woman else "#3a2230"),
        col2="#fff2d8",
        hair=HAIR[(i * 5) % 6],
        skin=SKIN[(i * 3) % 5],
        style=("short", "bun", "bald", "bob", "curly")[(i * 2) % 5],
        beard=i % 7 == 0,
        glasses=i % 5 == 2,
        rim=RIM,
        arms=arms,
        ground=False,
        tilt=rr.normal(0, 7),
    )
    hx, hy = o["head"]
    k = Frame(c, x, y, h, 0, face < 0, rim=RIM, detail=0.9)
    W = dict(dark="#4a1c0c", light="#ffc880", rough=0.15, rim=True)
    shape = [
        (0, -10),
        (6, -8),
        (7, -3),
        (4.4, 1),
        (6.6, 6),
        (5, 12),
        (0, 13.4),
        (-5, 12),
        (-6.6, 6),
        (-4.4, 1),
        (-7, -3),
        (-6, -8),
    ]
    if kind == "violin":
        v = k.sub(9, -26, 100, 62)
        v.paint([(a * 0.72, b * 0.72) for a, b in shape], "#b85a24", **W, vol=0.9)
        v.line([(0, -6), (0, -20)], [1.8, 1.4], "#1c1214")
        k.line([(-2, -12), (24, -36)], [0.9], "#f0e0c0", 0.95)
    elif kind in ("cello", "bass"):
        q = 1.5 if kind == "cello" else 2.3
        v = k.sub(5, 4 if kind == "cello" else -4, 100 * q, -8)
        v.paint(shape, "#a04a1c" if kind == "cello" else "#7a3818", **W, vol=0.9, shadow=(0.6, 1, 1.4, 0.5))
        v.line([(0, 4), (0, -26)], [1.8, 1.4], "#1c1214")
        v.line([(0, 13), (0, 19)], [0.6], "#c9c0b0")
        k.line([(-10, 2), (22, 8)], [1], "#f0e0c0", 0.95)
    elif kind == "wind":
        c.line(
            [(hx + 2 * face * s, hy + 7 * s), (hx + 12 * face * s, hy + 36 * s)],
            [2.6 * s, 3.4 * s],
            "#1c1418" if i % 2 else "#e8e4dc",
            1,
            detail=1,
        )
    elif kind == "horn":
        for r_ in (9, 5):
            metal(k, minus(ellipse(6, -22, r_), ellipse(6, -22, r_ - 2)), "#e0a83c")
        metal(k, [(8, -18, "c"), (14, -14), (22, -16, "c"), (19, -2, "c"), (12, -8), (6, -14)], "#e0a83c")
    elif kind == "drum":
        metal(k, [(-20, 4, "c"), (-18, 22), (0, 30), (18, 22), (20, 4, "c")], "#c8783c")
        k.paint(ellipse(0, 4, 20, 6), "#f6ead0", vol=0.2, rough=0.2)
    elif kind == "harp":
        metal(
            k,
            union(
                limb([(20, 30), (24, -20), (22, -62)], [5, 4, 4]),
                limb([(22, -60), (8, -66), (-4, -46), (-6, -38)], [4, 4, 4, 3]),
                limb([(-6, -38), (2, -10), (20, 30)], [4, 6, 7]),
            ),
            "#e0b04a",
        )
        for j in range(7):
            k.line([(-3 + j * 3.4, -44 - j * 2.4), (2 + j * 2.8, -12 + j * 5.6)], [0.4], "#fff6dc", 0.9)
    return o


def stand(c, x, y, h):
    k = Frame(c, x, y, h, 0, rim=RIM, detail=0.7)
    k.line([(0, 0), (0, -40)], [2.4], "#2a1410")
    k.line([(-8, 1), (0, -8), (8, 1)], [1.6], "#2a1410")
    k.paint(poly([(-15, -40), (15, -40), (12, -58), (-12, -58)]), "#fff6dc", dark="#d8b880", vol=0.1, rough=0.3)


def players(c, rr, mf):
    rows = [
        (-34, 13, ("drum", "harp", "drum"), 58),
        (-23, 16.5, ("horn", "horn", "wind", "horn", "horn"), 60),
        (-11, 9.5, ("bass", "bass", None), 64),
        (1, 9.5, ("wind", "wind", "wind"), 65),
        (12, 17, ("cello", "wind", "wind", "wind", "violin"), 67),
        (20.5, 21, ("cello", "violin", None, None, "violin", "violin"), 70),
        (30, 23.5, ("cello", "violin", None, None, "violin", "violin"), 73),
        (39.5, 20, ("cello", "violin", None, None, "violin", "violin"), 76),
    ]
    i = 0
    for y, hw, kinds, h in rows:
        for j, x in enumerate(np.linspace(-hw, hw, len(kinds))):
            i += 1
            if not kinds[j]:
                continue
            bow = -2.4 * (1 - (x / hw) ** 2) if y in (-34, -23, 12) else 0
            px, py = P.pt(x + rr.normal(0, 0.3), y + bow + rr.normal(0, 0.4))
            player(c, px, py, h, kinds[j], i, rr)
            if (i * 7) % 5 in (0, 2) and y > 0:
                stand(c, px + (17 if x < 0 else -17), py + 34, h * 0.7)
    # she gives the note
    x, y = P.pt(0, 37)
    c.glow(x, y - 44, 66, "#fff0c0", 0.5, 1.4)
    c.paint(ellipse(x + 6, y + 2, 26, 6), "#3a1408", vol=0, alpha=0.6, soft=3, lit=0)
    o = person(
        c,
        x,
        y,
        112,
        body="slim",
        pose="stand",
        view="three",
        facing=1,
        clothes="dress",
        face="asleep",
        col="#b8302c",
        col2="#fff2d8",
        hair="#2a1814",
        skin="#f0c8a4",
        style="bun",
        rim="#fff0c8",
        arms=((36, 86, 10, -22), (36, 80, 10, -22)),
        hands=("grip", "grip"),
        tilt=-4,
    )
    hx, hy = o["head"]
    c.line([(hx + 6, hy + 7), (hx + 20, hy + 43)], [2.6, 4.2], "#141014", 1, detail=1)
    for q in ((hx + 13, hy + 24), (hx + 16.4, hy + 33)):
        c.paint(ellipse(*q, 3.4, 3), "#f0c8a4", vol=0.7, rough=0.1, rim="#fff0c8", detail=1)


def late_comer(c):
    """Over the edge, by a ladder, with the wrong coat on."""
    a, b = P.pt(-31, 36), (64, 884)
    a = (a[0] + 6, a[1] - 6)
    d = np.array([b[0] - a[0], b[1] - a[1]]) / 10
    n = np.array([-d[1], d[0]]) / np.hypot(*d) * 9
    c.paint(
        limb([(a[0] + 10, a[1] + 14), (b[0] + 22, b[1] + 4)], [22, 22], cap=False),
        "#041a1a",
        vol=0,
        alpha=0.45,
        soft=5,
        lit=0,
    )
    for s_ in (-1, 1):
        c.paint(
            limb([tuple(np.array(a) + n * s_), tuple(np.array(b) + n * s_)], [4, 5], cap=False),
            "#c08a4a",
            dark="#4a2814",
            light="#ffe0a0",
            vol=0.8,
            rough=0.2,
            rim=RIM,
        )
    for i in range(1, 10):
        q = np.array(a) + d * i
        c.paint(limb([tuple(q - n), tuple(q + n)], [3, 3], cap=False), "#b07a3c", vol=0.7, rough=0.2)
    x, y = np.array(a) + d * 5.4
    person(
        c,
        x,
        y,
        84,
        pose="walk",
        view="threeback",
        facing=1,
        clothes="coat",
        col="#d8a848",
        hair="#2a1814",
        style="short",
        hat="brim",
        hatc="#8a5c24",
        rim=RIM,
        arms=("reach", "down"),
        ground=False,
        lean=10,
    )
    k = Frame(c, x - 14, y - 30, 52, 70, rim=RIM, detail=0.9)
    k.paint(
        [(0, -36), (9, -30), (7, 0), (14, 16), (12, 36), (0, 40), (-12, 36), (-14, 16), (-7, 0), (-9, -30)],
        "#2a1c20",
        dark="#0c080a",
        light="#8a6a5c",
        vol=0.9,
        rim=True,
        rough=0.3,
    )
