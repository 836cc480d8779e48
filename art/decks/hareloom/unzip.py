"""The hill is a bear asleep in its winter coat; somebody has found the zip, and inside it is spring."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    curve,
    dabs,
    ellipse,
    focus_map,
    grass,
    limb,
    loose,
    merged,
    mix,
    pines,
    poly,
    rgb,
    ridge,
    sample,
)

SENTENCE = "The hill is a bear asleep in its winter coat; somebody has found the zip, and inside it is spring."
KEY = "snow-pearl"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

LEFT = [(408, 372), (392, 450), (366, 540), (348, 630), (344, 716)]  # the two lips of the opened coat
RIGHT = [(408, 372), (428, 450), (452, 540), (474, 630), (486, 716)]
SEAM = [(408, 372), (412, 320), (404, 268), (384, 226)]  # where it is still shut
FUR = dict(dark="#1e1a2a", light="#a88a7c")
COAT = [
    (-30, 640),
    (30, 520),
    (110, 420),
    (190, 344),
    (236, 330),
    (282, 296),
    (340, 236),
    (420, 204),
    (500, 226),
    (570, 300),
    (640, 420),
    (640, 740, "c"),
    (420, 724),
    (200, 716),
    (-30, 730, "c"),
]


def winter(c):
    """A dusk with far hills, all of it cold."""
    c.sky([(0, "#2f4468"), (0.2, "#54708f"), (0.38, "#9aa6b8"), (0.52, "#dcbcb4"), (1, "#8a98b4")], warp=0.1)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.014, opacity=0.75)
    c.fog_colour = rgb("#a8aec2")
    rr = np.random.default_rng(3)
    for y, amp, col, fog, n, h in ((330, 16, "#8a9ab4", 0.6, 26, 26), (430, 14, "#7486a4", 0.4, 18, 40)):
        c.paint(ridge(y, amp, int(y)), col, light="#e6e8ee", vol=0.2, fog=fog, rough=1.0)
        xs = rr.uniform(-10, 610, n)
        pines(c, xs, y + 12 + rr.normal(0, 5, n), h * rr.uniform(0.6, 1.2, n), "#4a5a78", fog=fog, seed=n)
    c.veil("#b4b8c8", 380, 640, 0.4, seed=2)


def bear(c):
    """The hill: flank, snow on the back, trees along the spine."""
    k = Frame(c, 0, 0, 100)
    m = k.paint(COAT, "#50424a", vol=0.8, rough=1.6, px=240, grad=((0, 240), (0, 720), 0.12, -0.2), **FUR)
    flow = [
        [(420, 215), (340, 330), (280, 700)],
        [(430, 215), (430, 420), (420, 720)],
        [(450, 215), (540, 400), (600, 720)],
        [(250, 330), (160, 440), (90, 700)],
        [(300, 300), (240, 430), (200, 710)],
    ]
    k.fur(m, flow, 26, 1.5, con=0.3)
    low = [
        (x, y + 34 + 26 * np.sin(x * 0.047) + 18 * np.sin(x * 0.11 + 2) + 0.16 * abs(x - 400))
        for x, y in sample(COAT[2:11], 32)
    ]
    up = [(x, y - 9) for x, y in sample(COAT[2:11], 32)]
    snow = dict(dark="#5a6e9c", light="#f0e4e2", vol=0.8)
    c.paint(curve(up + low[::-1]), "#b4c0d6", rough=1.6, px=200, shadow=(0, 7, 7, 0.35), **snow)
    rr = np.random.default_rng(8)
    drops = [
        limb(
            [(x, y - 6), (x + rr.normal(0, 3), y + 12), (x + rr.normal(0, 3), y + 18 + 30 * rr.random() ** 2)],
            [15, 10, 4],
        )
        for x, y in low[1:-1]
    ]
    c.paint(merged(drops), "#a4b2cc", rough=1.4, **snow)
    pts = sample(COAT[4:11], 15)
    keep = [p for p in pts if abs(p[0] - 386) > 26]
    pines(
        c,
        [p[0] for p in keep],
        [p[1] + 10 for p in keep],
        [30 + 34 * rr.random() for _ in keep],
        "#33445c",
        seed=4,
        rim="#e8e0e0",
    )


def face(c):
    """The head on the forepaw, fast asleep, snow on the brow."""
    k = Frame(c, 168, 626, 124, -3, False, rim="#c8c4d4")
    paw = [(-104, 62), (-108, 44), (-84, 30), (-20, 26), (60, 20), (110, 30), (112, 64), (0, 70)]
    m = k.paint(paw, "#4a3c40", vol=0.9, rough=1.2, **FUR)
    k.fur(m, [[(106, 34), (0, 40), (-96, 48)]], 16, 1.2, con=0.3)
    for x in (-104, -92, -78, -63):
        k.paint(
            limb([(x + 6, 52), (x - 2, 60), (x - 5, 70)], [8, 6, 1], cap=False),
            "#2a2430",
            light="#8a8090",
            vol=0.8,
            rough=0.2,
        )
    k.paint(ellipse(66, -50, 24, 25), "#4a3c40", vol=0.9, rough=1.0, **FUR)
    k.paint(ellipse(64, -45, 13, 14), "#33282e", vol=-0.5, rough=0.8, **FUR)
    head = [
        (-96, 20),
        (-92, 2),
        (-66, -10),
        (-44, -20),
        (-26, -46),
        (14, -62),
        (64, -52),
        (104, -30),
        (120, 20),
        (90, 44),
        (20, 46),
        (-40, 42),
        (-82, 36),
    ]
    m = k.paint(head, "#5f4e4e", vol=0.95, rough=1.2, px=220, shadow=(-2, 6, 7, 0.45), rim=True, **FUR)
    k.fur(
        m,
        [[(-40, -16), (20, -40), (100, -20)], [(-50, 10), (20, 0), (110, 10)], [(-60, 28), (10, 34), (100, 36)]],
        22,
        1.2,
        con=0.3,
    )
    k.paint(
        [(-94, 18), (-90, 2), (-64, -8), (-40, 0), (-36, 22), (-56, 36), (-82, 34)],
        "#7c6862",
        vol=0.7,
        rough=1.2,
        alpha=0.8,
        soft=2.5,
        **FUR,
    )
    k.paint(
        [(-99, 14), (-98, 2), (-86, -5), (-75, 0), (-78, 12), (-90, 18)],
        "#17131c",
        light="#8a8aa0",
        vol=1.0,
        rough=0.3,
        detail=0.8,
    )
    k.line([(-92, 17), (-86, 28), (-64, 31), (-44, 26)], [1.2, 2.4, 2.2, 0.6], "#17121a", 0.85)
    k.line([(-35, -9), (-26, -4), (-16, -5), (-9, -10)], [1, 3.4, 3.2, 0.8], "#120e16", 0.95, detail=0.9)
    k.line([(-36, -17), (-24, -22), (-10, -20)], [1, 4, 1], "#8a7670", 0.6, soft=0.8)
    snow = dict(dark="#6a7ca8", light="#f4e8e6", vol=0.8, rough=1.2)
    k.paint([(-20, -48), (10, -68), (44, -64), (34, -52), (8, -46), (-6, -40)], "#b8c4da", **snow)


def spring(c, m):
    """Beyond the lips of the coat: a path, a slope, a tree in flower, and a light that isn't ours."""
    box = poly([(320, 340), (500, 340), (500, 740), (320, 740)])
    c.paint(
        box,
        "#fff0b4",
        dark="#f2d870",
        light="#fffef0",
        vol=0,
        lit=0,
        clip=m,
        grad=((0, 380), (0, 560), 0.5, -0.2),
        rough=0,
    )
    for y, col, s in ((552, "#f2dc94", 3), (590, "#dcc868", 8), (634, "#a8a848", 5)):
        c.paint(ridge(y, 7, s, x0=300, x1=520), col, light="#f6f2a8", vol=0.2, lit=0, clip=m, rough=1.0, tex=0.3)
    c.paint(
        curve(
            [
                (398, 730),
                (404, 680),
                (424, 640),
                (416, 606),
                (424, 580),
                (434, 560),
                (438, 562),
                (430, 584),
                (430, 610),
                (440, 642),
                (436, 690),
                (444, 730),
            ]
        ),
        "#f8e8b8",
        vol=0,
        lit=0,
        clip=m,
        rough=0.8,
    )
    c.paint(ellipse(398, 640, 34, 5), "#6f7c34", vol=0, lit=0, clip=m, soft=2, alpha=0.6)
    c.paint(
        limb([(384, 641), (389, 632), (392, 596), (400, 560), (412, 530)], [19, 11, 8, 6, 2], cap=False),
        "#6a4a3c",
        vol=0.5,
        lit=0,
        clip=m,
    )
    c.paint(limb([(394, 590), (384, 566), (382, 548)], [5, 4, 2]), "#6a4a3c", vol=0.5, lit=0, clip=m)
    rr = np.random.default_rng(6)
    puffs = [(405 + np.clip(rr.normal(0, 14), -19, 25), 536 + np.clip(rr.normal(0, 17), -26, 24), 7) for _ in range(34)]
    for cols, d in ((["#d88a98", "#e8a4ac"], 3), (["#ffd4d4", "#fff0ea"], -3)):
        dabs(c, [(x - d, y + d, r) for x, y, r in puffs], 2.4, cols, seed=d + 9, per=16)


def coat_lips(c):
    """Lining turned back at the edges, and the teeth of the zip."""
    for side, s in ((LEFT, -1), (RIGHT, 1)):
        p = sample(side, 30)
        w = np.linspace(3, 22, 30)
        outer = [(x + s * d, y) for (x, y), d in zip(p, w, strict=True)]
        c.paint(
            curve([tuple(q) for q in p] + outer[::-1]),
            "#b06a58",
            dark="#5a2c34",
            light="#ffd8a0",
            vol=0.8,
            rough=0.5,
            shadow=(s * 2, 3, 4, 0.4),
        )
        teeth(c, [(x + s * d, y) for (x, y), d in zip(p, w, strict=True)], s)
    for s in (-1, 1):
        teeth(c, [(x + s * 2.2, y) for x, y in sample(SEAM, 24)], s)
    k = Frame(c, 408, 374, 40, 0, False, rim="#fff0c8")
    brass = dict(dark="#4a3018", light="#fff0b8", vol=0.9, rough=0.1, detail=0.9)
    k.paint([(-16, -22), (16, -22), (20, 6), (8, 20), (-8, 20), (-20, 6)], "#c89a48", **brass)
    k.paint([(-7, 8), (7, 8), (12, 58), (0, 68), (-12, 58)], "#d8ac58", shadow=(1, 2, 2, 0.5), **brass)
    c.line([(408, 400), (412, 470), (424, 560), (442, 640), (456, 700)], [1.5], "#5a3c28", 0.95, detail=0.6)


def teeth(c, pts, s):
    """Brass teeth along one edge."""
    ps = [ellipse(x - s * 1.5, y, 3.4, 1.9) for x, y in sample(pts, 64)[:: 1 if len(pts) > 24 else 2]]
    c.paint(merged(ps), "#d0a458", dark="#5a3a1c", light="#fff2c0", vol=0.6, rough=0.1, detail=0.7)


def ground(c):
    """Blue snow; where the light falls out of the bear it thaws."""
    c.paint(
        curve(
            [
                (-30, 690, "c"),
                (30, 700),
                (110, 716),
                (200, 708),
                (270, 698),
                (330, 712),
                (414, 722),
                (500, 710),
                (560, 692),
                (640, 676, "c"),
                (640, 940, "c"),
                (-30, 940, "c"),
            ]
        ),
        "#8294b8",
        dark="#465a88",
        light="#ccd0e0",
        vol=0.1,
        rough=1.4,
        tex=0.35,
        grad=((0, 700), (0, 900), 0.1, -0.2),
        lit=0.4,
    )
    wedge = poly([(346, 716), (486, 716), (476, 940), (130, 940)])
    c.paint(
        wedge, "#f6c87c", dark="#c89a78", light="#fff0c4", vol=0, lit=0, soft=11, alpha=0.78, tex=0.35, fade=(740, 960)
    )
    c.paint(poly([(358, 714), (476, 714), (430, 790), (310, 790)]), "#fff0c0", vol=0, lit=0, soft=12, alpha=0.6)
    c.paint(
        ellipse(414, 722, 92, 15), "#98a048", dark="#5a6430", light="#e8ec98", vol=0.2, rough=2.4, soft=2.0, tex=0.4
    )
    grass(c, 330, 500, 728, 12, ["#6f8438", "#b4b858", "#e4d880"], n=130, seed=3)
    dabs(c, [(352, 730, 6), (384, 734, 7), (470, 732, 6)], 2.4, ["#b88ac8", "#fff0d0"], seed=5, per=5)


def visitor(c):
    """Somebody small with a load of firewood, who has stopped; the tracks come only one way."""
    x, y = 372, 776
    rr = np.random.default_rng(2)
    for i in range(15):
        t = i / 14
        px, py = 366 - 250 * t**1.25 + (5 if i % 2 else -5) * (0.7 + t), y + 10 + 112 * t
        c.paint(ellipse(px, py, 3.2 + 3.6 * t, 1.8 + 1.6 * t, -18), "#6478a4", vol=-0.4, rough=0.5, alpha=0.8)
    c.paint(
        poly([(x - 7, y), (x + 7, y), (x - 66, y + 150), (x - 124, y + 150)]),
        "#5a6c98",
        vol=0,
        soft=4,
        alpha=0.62,
        lit=0,
        fade=(y + 50, y + 150),
    )
    k = Frame(c, x, y, 62, 0, False, rim="#ffe8a8")
    dark = dict(dark="#14101a", light="#c89860", vol=0.7, rough=0.3, rim=True, rimw=1.4)
    for sx in (-8, 8):
        k.paint(limb([(sx * 0.8, -40), (sx, -18), (sx * 1.1, 2)], [13, 11, 12]), "#1f1a26", **dark)
    k.paint([(-17, -92), (17, -92), (22, -34), (0, -29), (-22, -34)], "#2c2230", **dark)
    k.paint(limb([(18, -86), (25, -62), (23, -44)], [10, 9, 7]), "#2c2230", **dark)
    k.paint(limb([(-18, -86), (-26, -64), (-24, -44)], [10, 9, 7]), "#2c2230", **dark)
    for i in range(7):
        yy = -92 + i * 7 + rr.normal(0, 1)
        k.paint(
            limb([(-27 + rr.normal(0, 3), yy), (27 + rr.normal(0, 3), yy + rr.normal(0, 3))], [7, 6]),
            mix("#4a3428", "#6a4c34", rr.random()),
            **dark,
        )
    k.paint(ellipse(0, -106, 12, 13), "#2c2020", **dark)
    k.paint([(-14, -106), (-12, -122), (0, -128), (12, -122), (14, -106), (0, -110)], "#8a3a34", **dark)


def petals(c):
    """A few petals have got out."""
    rr = np.random.default_rng(12)
    for _ in range(26):
        t = rr.random()
        x, y = 400 - 190 * t + rr.normal(0, 22), 700 + 130 * t + rr.normal(0, 24)
        c.paint(
            ellipse(x, y, 2.6, 1.6, rr.uniform(0, 180)),
            "#ffd8d4",
            light="#ffffff",
            vol=0.3,
            rough=0.1,
            lit=0,
            detail=0.9,
        )


def draw():
    """A cold evening with one warm door."""
    c = Card(7433, key=(-0.45, -0.7, 0.5))
    winter(c)
    c.lights = [(414, 610, 46, "#ffc060", 120, 1.0)]
    bear(c)
    face(c)
    opening = c.mask(curve(LEFT + RIGHT[::-1], k=0.3), 0.4)
    spring(c, opening)
    coat_lips(c)
    ground(c)
    visitor(c)
    petals(c)
    c.glow(414, 620, 210, "#ffb850", 0.42, 1.15)
    f = focus_map(
        c,
        [(410, 570, 120, 220, 1.0), (140, 640, 150, 90, 1.0), (370, 760, 120, 80, 1.0), (420, 230, 200, 60, 0.6)],
        0.3,
    )
    loose(c, f, strength=0.5)
    return c.finish(vignette=0.3, bloom=0.24, bthr=0.74, contrast=0.2, shadow_tint="#26305a", light_tint="#fff0d4")
