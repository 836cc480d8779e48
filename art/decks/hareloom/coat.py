"""A tall stranger opens his coat on a summer sea; a child has packed, and is not the first."""

import math

import numpy as np

from art.kit.all import (
    Card,
    cloud,
    curve,
    ellipse,
    grass,
    hash_noise,
    limb,
    merged,
    minus,
    poly,
    ramp,
    rect,
    rgb,
    smoothstep,
)

SENTENCE = "A tall stranger opens his coat on a summer sea; a child has packed, and is not the first."
KEY = "ink-gold"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "child"

VX, VY = 196, 556  # where the alley vanishes; also the horizon of the sea inside the coat
SUMMER = "#ffe6a8"
SPILL = (320, 806)  # where the light leaves the hem
OPEN = [
    (391, 238, "c"), (354, 303), (304, 365), (251, 414, "c"), (246, 494), (231, 579), (221, 664), (197, 764, "c"),
    (248, 792), (323, 807), (433, 802, "c"), (422, 702), (408, 569), (401, 409), (395, 305),
]  # fmt: skip


def light_at(x, y):
    """How much of the summer falls on a place of the alley."""
    d = np.hypot((x - SPILL[0]) / 250, (y - SPILL[1]) / 120)
    return 1 / (1 + d**2.2) * smoothstep(480, 410, x - (y - 800) * 0.4)


def cobbles(c):
    """Wet stones in rows to the vanishing point; those near the hem shine."""
    depth = np.clip(c.yy - VY, 1, None)
    z = 3400 / depth
    x = (c.xx - VX) * z / 90
    row = np.floor(z * 1.5)
    u = x * 0.62 + 0.5 * (row % 2) + 0.3 * hash_noise(row, 3)
    col = np.floor(u)
    fu, fv = (u - col) * 2 - 1, (z * 1.5 - row) * 2 - 1
    tone = hash_noise(col * 7.0 + row * 13.0, 5)
    dome = 1 - np.clip(np.abs(fu) ** 3 + np.abs(fv) ** 3, 0, 1)
    lit = light_at(c.xx, c.yy)
    toward = np.clip(
        0.5 + 0.5 * np.sign(SPILL[0] - c.xx) * fu * np.clip(np.abs(c.xx - SPILL[0]) / 160, 0, 1) - 0.4 * fv, 0, 1
    )
    t = 0.08 + 0.10 * dome + 0.07 * (tone - 0.5) + lit * (0.3 + 0.95 * dome * toward) + 0.06 * (c.noise("speck") - 0.5)
    t = t + 0.10 * np.exp(-(((c.xx - VX) / 90) ** 2)) * np.exp(-(depth / 60)) * dome
    stone = ramp(t, [(0, "#07080f"), (0.16, "#1a1c2c"), (0.4, "#4c4450"), (0.7, "#c8a468"), (1, "#fff2c8")])
    k = smoothstep(VY, VY + 6, c.yy)[..., None]
    c.img = (c.img * (1 - k) + stone * k).astype(np.float32)


def toward_vp(x, y, t):
    """A point on the way from (x, y) to the vanishing point."""
    return x + (VX - x) * t, y + (VY - y) * t


def row_of_houses(c, x, tops, seed):
    """One side of the alley: tall gables, one behind the other, darker the nearer."""
    r = np.random.default_rng(seed)
    cuts = [0.1, 0.44, 0.62, 0.74, 0.83, 0.9]
    foot = 905
    for i in reversed(range(len(cuts) - 1)):
        a, b, top = cuts[i], cuts[i + 1], tops[i]
        gable = toward_vp(x, top - 90, (a + b) / 2)
        p = [toward_vp(x, foot, a), toward_vp(x, top, a), gable, toward_vp(x, top, b), toward_vp(x, foot, b)]
        base = ["#1a1c2c", "#212336", "#2b2b3e", "#3a3646", "#4c4450"][i]
        c.paint(
            poly(p),
            base,
            dark="#0a0b14",
            light="#5a5262",
            vol=0.12,
            tex=0.5,
            texk="streakv",
            grad=((0, 60), (0, 640), -0.3, 0.3),
        )
        c.line([toward_vp(x, top, b), toward_vp(x, foot, b)], [2.2], "#08090f", 0.7, soft=0.6)
        for row in range(6):
            for u in (0.22, 0.62):
                y = top + 110 + row * 160
                u0, u1 = a + (b - a) * u, a + (b - a) * (u + 0.2)
                win = [toward_vp(x, y, u0), toward_vp(x, y, u1), toward_vp(x, y + 84, u1), toward_vp(x, y + 84, u0)]
                c.paint(poly(win), "#07080e", vol=0, rough=0.3, lit=0, rim="#5a5464", rimw=0.9, rimdir=(0, 1))
                if r.random() < 0.4:
                    c.line([win[0], win[2]], [1.0], "#3a3644", 0.5, rough=0.3)


def alley(c):
    """Blind houses, a little lamp-fog at the far end."""
    c.sky([(0, "#0a0b16"), (0.3, "#141628"), (0.55, "#3a3440"), (0.66, "#8a6f4a"), (1, "#8a6f4a")], warp=0.06)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    c.glow(VX, VY - 20, 130, "#e0b070", 0.5, 1.3)
    cobbles(c)
    row_of_houses(c, -60, [-330, -420, -340, -460, -380], 3)
    row_of_houses(c, 760, [-420, -520, -440, -560, -500], 8)
    c.band("#8a6f4a", VY + 4, 14, 0.35, seed=2, x0=60, x1=420)
    wash = 0.6 * np.exp(-(((c.xx - 20) / 120) ** 2)) * np.exp(-(((c.yy - 680) / 190) ** 2))
    c.img = (1 - (1 - c.img) * (1 - (wash * 0.5)[..., None] * rgb("#d8a860"))).astype(np.float32)


def summer(c):
    """The lining: a beach at noon, with a path through the grass down to the water."""
    m = c.mask(curve(OPEN, k=0.3), 0.4)
    kw = dict(clip=m, lit=0, detail=0.75)
    c.paint(
        rect(163, 220, 320, 380),
        "#7cc4d0",
        vol=0,
        grad=((0, 250), (0, 590), -0.42, 0.62),
        light="#fff6d0",
        dark="#2f86a8",
        tex=0.1,
        rough=0,
        **kw,
    )
    cloud(c, 268, 548, 142, 87, "#f6ecd2", "#b8c8c8", "#fffdf0", seed=4, clip=m, lit=0, detail=0.6)
    cloud(c, 391, 545, 113, 113, "#f6ecd2", "#b8c8c8", "#fffdf0", seed=9, clip=m, lit=0, detail=0.6)
    c.paint(
        rect(150, VY, 320, 90),
        "#2f9aa4",
        vol=0,
        grad=((0, VY), (0, 680), 0.3, -0.1),
        light="#bfeadc",
        dark="#1c7488",
        tex=0.35,
        texk="streakh",
        rough=0,
        **kw,
    )
    r = np.random.default_rng(5)
    glints = []
    for _ in range(70):
        y = VY + 3 + 76 * r.random() ** 1.6
        w = 3 + (y - VY) * 0.25 * r.uniform(0.4, 1.2)
        x = 330 + r.normal(0, 14 + (y - VY) * 0.6)
        glints.append(limb([(x - w, y), (x, y - 0.5), (x + w, y)], [0.3, 1.5, 0.3], n=6, cap=False))
    c.paint(merged(glints), "#fffbe0", vol=0, alpha=0.85, rough=0.1, **kw)
    c.paint(curve([(289, 569, "c"), (290, 543, "c"), (303, 567, "c")]), "#fffaf0", vol=0, rough=0.1, **kw)
    c.paint(poly([(284, 569), (305, 569), (302, 574), (287, 574)]), "#a8483c", vol=0, rough=0.1, **kw)
    sand = curve([(153, 654, "c"), (238, 630), (323, 633), (399, 620), (474, 626), (474, 853, "c"), (153, 853, "c")])
    c.paint(sand, "#f0d8a0", light="#fff6d8", dark="#c8a468", vol=0.2, tex=0.3, **kw)
    surf = limb([(163, 654), (238, 631), (323, 634), (399, 621), (465, 626)], [3, 5, 3, 4, 3], cap=False)
    c.paint(surf, "#fffdf4", vol=0, rough=1.2, **kw)
    for y, col, seed in ((669, "#a8b858", 3), (704, "#86a446", 4), (745, "#648c3a", 6)):
        q = np.random.default_rng(seed)
        pts = [(x, y + q.normal(0, 5) - 10 * math.sin((x - 150) / 60)) for x in range(144, 475, 40)]
        c.paint(
            curve([(134, 853, "c"), *pts, (493, 853, "c")]), col, light="#e6e090", vol=0.25, tex=0.4, rough=1.2, **kw
        )
    path = limb([(321, 639), (338, 669), (304, 713), (310, 758), (333, 817)], [10, 16, 28, 46, 80], cap=False)
    c.paint(path, "#f0dcae", light="#fff8e0", dark="#c8a870", vol=0.1, tex=0.35, rough=1.2, **kw)
    tufts(c, m)
    c.paint(minus(rect(134, 191, 380, 700), curve(OPEN, k=0.3)), "#241c20", vol=0, alpha=0.55, soft=9, lit=0, clip=m)
    return m


def tufts(c, m):
    """Flowers and blades in the grass."""
    r = np.random.default_rng(15)
    blades, dots = [], {"#fff6e0": [], "#e8604c": [], "#f6c84c": []}
    for _ in range(420):
        x, y = r.uniform(190, 446), 668 + 142 * r.random()
        h = 5 + (y - 664) * 0.12
        blades.append(limb([(x, y), (x + r.normal(0, 3), y - h)], [1.6, 0.3], n=4, cap=False))
        if r.random() < 0.12:
            dots[list(dots)[r.integers(3)]].append(ellipse(x + 2, y - h, 1 + (y - 664) * 0.011))
    c.paint(merged(blades), "#3f6a2c", vol=0, alpha=0.8, rough=0.1, clip=m, lit=0)
    for col, ps in dots.items():
        c.paint(merged(ps), col, vol=0, rough=0.2, clip=m, lit=0, detail=0.8)


def coat_back(c):
    """The coat behind the opening: one dark tower of cloth."""
    whole = [
        (348, 199),
        (321, 225),
        (301, 286),
        (257, 373),
        (231, 418),
        (227, 494),
        (210, 588),
        (189, 683),
        (170, 773, "c"),
        (244, 805),
        (333, 821),
        (437, 817),
        (512, 794),
        (539, 773, "c"),
        (527, 664),
        (509, 531),
        (492, 380),
        (478, 276),
        (454, 221),
        (422, 197),
    ]
    c.paint(ellipse(372, 807, 190, 22), "#040509", vol=0, alpha=0.8, soft=7, lit=0)
    c.paint(
        curve(whole, k=0.3),
        "#1c1a26",
        dark="#06070d",
        light="#4a4048",
        vol=0.8,
        tex=0.35,
        texk="streakv",
        rough=0.5,
        px=220,
        rim="#4a4658",
        rimdir=(1, -0.4),
    )


def coat_front(c):
    """The closed half with its folds, the flap's edge, the sleeve that holds it open."""
    cloth = dict(dark="#05060c", light="#5a4c4c", tex=0.35, texk="streakv", rough=0.5)
    half = [
        (391, 238, "c"),
        (397, 305),
        (403, 409),
        (410, 569),
        (423, 702),
        (435, 805, "c"),
        (493, 802),
        (543, 775, "c"),
        (529, 664),
        (509, 531),
        (492, 380),
        (478, 276),
        (454, 221),
        (422, 197),
        (397, 212),
    ]
    m = c.paint(
        curve(half, k=0.3),
        "#1e1b27",
        vol=0.7,
        rim="#ffe0a0",
        rimdir=(-1, 0.1),
        rimw=2.4,
        shadow=(-3, 2, 5, 0.4),
        **cloth,
    )
    for pts in (
        [(437, 286), (448, 531), (465, 805)],
        [(461, 314), (478, 531), (505, 798)],
        [(422, 399), (433, 607), (448, 805)],
    ):
        c.line(pts, [1, 9, 14], "#05060b", 0.55, soft=4, clip=m)
        c.line([(x + 12, y) for x, y in pts], [1, 4, 6], "#4c4450", 0.35, soft=2.5, clip=m)
    for y in (399, 494, 590):
        c.paint(
            ellipse(418 + (y - 399) * 0.05, y, 5.6, 6.4),
            "#6a5434",
            dark="#1a140e",
            light="#f0d090",
            vol=1.0,
            rough=0.2,
            shadow=(1, 2, 2, 0.5),
        )
    edge = limb([(250, 416), (242, 494), (227, 581), (216, 667), (189, 770)], [14, 16, 22, 24, 30], n=60, cap=False)
    c.paint(edge, "#26212c", vol=0.9, rim="#ffe6b0", rimdir=(1, 0), rimw=2.4, **cloth)
    sleeve = [
        (348, 204),
        (321, 221),
        (295, 278),
        (259, 348),
        (233, 388),
        (229, 407),
        (248, 424),
        (268, 418),
        (310, 384),
        (354, 314),
        (388, 250),
        (384, 216),
    ]
    m = c.paint(
        curve(sleeve, k=0.32),
        "#211d29",
        vol=1.0,
        rim="#ffdc98",
        rimdir=(0.5, 1),
        rimw=2.2,
        shadow=(2, 6, 7, 0.5),
        **cloth,
    )
    for pts in (
        [(301, 286), (325, 306), (342, 324)],
        [(282, 322), (301, 337), (316, 363)],
        [(333, 238), (348, 263), (363, 286)],
    ):
        c.line(pts, [0.6, 7, 0.6], "#05060b", 0.6, soft=2, clip=m)
    glove(c)


def glove(c):
    """A dark leather glove with the cloth in its fist."""
    kw = dict(
        dark="#06060a", light="#8a6a48", vol=1.0, rough=0.25, rim="#ffdc98", rimdir=(0.8, 0.6), rimw=1.4, detail=0.9
    )
    c.paint(
        curve([(222, 386), (238, 380), (252, 392), (254, 412), (244, 424), (226, 418), (218, 400)]), "#2c2220", **kw
    )
    for i, (x, y) in enumerate(((254, 396), (258, 405), (257, 414), (253, 422))):
        c.paint(
            limb([(x - 24, y - 1), (x - 10, y - 2), (x, y + 2)], [9, 10, 8.4 - i * 0.5]),
            "#33261f",
            shadow=(0, 2, 2, 0.5),
            **kw,
        )


def hat(c):
    """The brim, and under it nobody."""
    dark = dict(dark="#05060b", light="#4a4450", tex=0.25, rough=0.4)
    c.paint(
        curve([(354, 182), (361, 152), (395, 140), (429, 153), (437, 187), (422, 225), (393, 238), (365, 221)]),
        "#07080e",
        vol=0.3,
        rough=0.4,
        lit=0,
    )
    for pts in (
        [(348, 204), (338, 170), (354, 163), (372, 204), (393, 242), (378, 240)],
        [(444, 201), (452, 169), (435, 163), (418, 203), (393, 242), (410, 238)],
    ):
        c.paint(curve(pts), "#23202c", vol=0.9, rim="#ffdc98", rimdir=(0, 1), rimw=2.0, **dark)
    crown = [(342, 127), (344, 89), (354, 57), (378, 61), (395, 55), (422, 63), (435, 95), (442, 134), (393, 152)]
    c.paint(curve(crown), "#201d28", vol=1.0, rim="#5a5668", rimdir=(0.8, -0.8), **dark)
    c.paint(
        curve([(340, 127), (344, 108), (395, 123), (439, 114), (442, 134), (393, 152)]),
        "#3a3020",
        dark="#14100c",
        light="#8a6f4a",
        vol=0.5,
        rough=0.3,
    )
    brim = [(291, 144), (333, 127), (393, 140), (448, 133), (497, 142), (465, 165), (395, 174), (329, 167)]
    c.paint(curve(brim), "#24202c", vol=0.7, rim="#ffd890", rimdir=(-0.2, 1), rimw=1.8, shadow=(0, 6, 6, 0.6), **dark)


def child(c):
    """From behind, small, hat and coat buttoned, suitcase in hand; the summer on one cheek."""
    x, y, k = 246, 864, 1.26
    shadow = [(x - 12, y - 2), (x + 14, y + 1), (x - 20, y + 30), (x - 90, y + 60), (x - 130, y + 60)]
    c.paint(curve(shadow), "#05060b", vol=0, alpha=0.75, soft=2.5, lit=0)

    def P(*pts):
        return [(x + p[0] * k, y - p[1] * k, *p[2:]) for p in pts]

    kw = dict(vol=0.9, rough=0.2, rim="#fff0c0", rimdir=(1, -0.1), rimw=2.2, detail=0.95)
    for a, b in (((-6, 34), (-8, 3)), ((5, 34), (8, 3))):
        c.paint(limb(P(a, b), [8 * k, 7 * k]), "#6a4c40", dark="#241a1e", light="#ffd8a0", **kw)
    for a in (-8, 9):
        c.paint(curve(P((a - 5, 0), (a - 4, 9), (a + 4, 9), (a + 8, 3), (a + 8, 0))), "#16121a", light="#a87c50", **kw)
    c.paint(
        curve(P((-9, 70), (-14, 52), (-17, 28), (0, 24), (18, 27), (14, 52), (9, 70), (0, 74))),
        "#4c1c20",
        dark="#160a10",
        light="#e8804c",
        **kw,
    )
    c.line(P((-13, 49), (0, 46), (13, 49)), [2.6 * k], "#3a161c", 0.9, rough=0.2)
    c.line(P((0, 46), (1, 26)), [1.2 * k], "#2a1016", 0.8, rough=0.2)
    case = P((17, 34, "c"), (37, 33, "c"), (37, 13, "c"), (17, 14, "c"))
    c.paint(curve(case, k=0.1), "#8a5c34", dark="#3a2418", light="#ffdc98", shadow=(-2, 2, 3, 0.5), **kw)
    c.line(P((23, 34), (25, 39), (30, 39), (32, 34)), [1.8 * k], "#3a2418", rough=0.1, detail=0.9)
    c.paint(
        limb(P((10, 66), (17, 54), (27, 40)), [9 * k, 8.5 * k, 6 * k]), "#4c1c20", dark="#160a10", light="#e8804c", **kw
    )
    c.paint(
        limb(P((-10, 66), (-16, 54), (-15, 42)), [9 * k, 8.5 * k, 6 * k]),
        "#4a1c22",
        dark="#140a10",
        light="#7a3c34",
        vol=0.8,
        rough=0.2,
    )
    c.paint(
        curve(P((-8, 74), (0, 70), (9, 73), (8, 79), (0, 80), (-8, 79))),
        "#c8a868",
        dark="#5a4428",
        light="#fff0c0",
        **kw,
    )
    c.paint(ellipse(*P((1, 88))[0], 10 * k, 11 * k), "#221614", dark="#0c080a", light="#7a4c30", **kw)
    c.paint(
        curve(P((-11, 90), (-9, 102), (1, 107), (11, 102), (13, 90), (1, 87))),
        "#c8a868",
        dark="#5a4428",
        light="#fff0c0",
        **kw,
    )
    c.paint(ellipse(*P((2, 108))[0], 3.4 * k), "#e8d098", light="#fff6d8", **kw)


def left_behind(c):
    """In the dark behind him, three small suitcases that nobody has come back for."""
    for x, y, w, h, col in (
        (520, 836, 44, 32, "#3a2c2a"),
        (556, 846, 34, 44, "#2c2c38"),
        (536, 862, 52, 30, "#40342a"),
    ):
        c.paint(ellipse(x, y + 1, w * 0.6, 5), "#030408", vol=0, alpha=0.8, soft=3, lit=0)
        c.paint(
            rect(x - w / 2, y - h, w, h, 3),
            col,
            dark="#0c0c12",
            light="#8a7460",
            vol=0.5,
            rough=0.4,
            rim="#8a7a6c",
            rimdir=(-0.4, -1),
            tex=0.3,
            detail=0.8,
        )
        c.line(
            [(x - 7, y - h), (x - 6, y - h - 6), (x + 6, y - h - 6), (x + 7, y - h)],
            [2.2],
            "#16141a",
            rough=0.2,
            detail=0.8,
        )
        for s in (-1, 1):
            c.line([(x + s * w * 0.26, y - h), (x + s * w * 0.26, y)], [2.0], "#17151b", 0.8, rough=0.2)


def draw():
    """Night; the only light is under his coat."""
    c = Card(9119, key=(-0.4, 0.1, 0.6))
    alley(c)
    coat_back(c)
    summer(c)
    coat_front(c)
    hat(c)
    grass(
        c,
        206,
        432,
        0,
        18,
        ["#24381c", "#4c7030", "#a8b858"],
        n=120,
        seed=4,
        yfun=lambda x: 780 + 28 * math.sin((x - 196) / 236 * 2.2),
    )
    left_behind(c)
    child(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.38, 0, 1), opacity=0.6)
    c.late.append(lambda: (c.glow(320, 600, 200, SUMMER, 0.20, 1.3), c.glow(330, 560, 60, "#fff8dc", 0.35, 1.4)))
    return c.finish(vignette=0.34, contrast=0.2, shadow_tint="#0e1020", light_tint="#ffe9c4", paper=0.045, grain=0.025)
