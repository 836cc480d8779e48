"""The night train can run only as far as the seam is sewn, but nobody sits at the machine any more."""

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    circle,
    colour,
    curve,
    fir,
    lens,
    mask,
    poly,
    put,
    rect,
    ribbon,
    scaled,
    shrink,
    spline,
)

SENTENCE = "The night train can run only as far as the seam is sewn, but nobody sits at the machine any more."
KEY = "autumn_dusk"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

SEAM = [(212, 596), (246, 622), (300, 648), (380, 672), (470, 700), (560, 742), (650, 800)]
MACHINE = [
    (152, 424), (146, 384), (144, 300), (146, 236), (158, 204), (184, 192), (224, 194), (270, 200), (320, 200),
    (372, 192), (420, 178), (462, 168), (504, 172), (536, 190), (550, 222), (548, 290), (542, 360), (544, 430),
    (552, 490), (572, 540), (600, 566, "c"), (416, 566, "c"), (430, 530), (440, 486), (444, 436), (440, 386),
    (426, 340), (400, 312), (356, 300), (310, 298), (268, 302), (246, 314), (238, 338), (238, 400), (232, 426, "c"),
]  # fmt: skip


def along(pts, n=400):
    """Points at equal distances on a smooth line, with their angle in degrees."""
    P = spline(pts, 40)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
    u = np.linspace(0, s[-1], n)
    x, y = np.interp(u, s, P[:, 0]), np.interp(u, s, P[:, 1])
    return u, x, y, np.degrees(np.arctan2(np.gradient(y), np.gradient(x)))


U, PX, PY, PA = along(SEAM)


def on_seam(d):
    """Place and angle at a distance from the needle."""
    return float(np.interp(d, U, PX)), float(np.interp(d, U, PY)), float(np.interp(d, U, PA))


def wheels(xs, r):
    """A row of wheels that stand on 0."""
    return [circle(x, -r, r) for x in xs]


ENGINE = [
    curve([(-46, -9, "c"), (-46, -26), (-40, -31), (-4, -31, "c"), (-4, -46, "c"), (-8, -50), (24, -50),
           (20, -46, "c"), (20, -9, "c")], k=0.4),
    poly([(-37, -30), (-39, -48), (-42, -53), (-28, -53), (-31, -48), (-30, -30)]),
    curve([(-22, -30), (-21, -39), (-16, -42), (-11, -39), (-10, -30)]),
    poly([(-46, -12), (-57, -2), (-44, -2)]),
    wheels((-36, -22), 6), wheels((-3, 13), 9),
]  # fmt: skip
CAR = [
    curve([(-42, -8, "c"), (-42, -42, "c"), (-45, -45), (-30, -51), (30, -51), (45, -45), (42, -42, "c"),
           (42, -8, "c")]),
    wheels((-28, -14, 14, 28), 6),
    rect(-48, -12, 96, 3),
]  # fmt: skip
PANES = [rect(x, -37, 10, 14) for x in (-36, -22, -8, 6, 20)]


def draw():
    """A black sewing machine joins two lands of cloth; a lit train stands on the seam before its needle."""
    b = Box(
        KEY, glow_at=(220, 560), glow_r=300, sharp=(10, 260), aperture=0.02, mat_seed=832,
        sun="#dfe2d0", sun_power=0.42, fill="#1f5a60", fill_power=0.2, core=0.5,
    )  # fmt: skip

    def room(X, Y, light):
        d = np.exp(-(((X - 220) / 230) ** 2) - ((Y - 500) / 260) ** 2)[..., None]
        return colour("#0f3a42") * (1 - d) + colour("#2f7a78") * d

    b.paint_back = room
    b.sheet(228, "#2c6a70", rect(-20, -20, 660, 600), trans=0.3)
    b.sheet(226, "#357880", [rect(-20 + 74 * i, -20, 3, 600) for i in range(9)], trans=0.3, casts=0.3)
    # the bed of the machine under the cloth
    b.sheet(200, "#1a1414", rect(-20, 560, 660, 400), trans=0.0, face=0.5)
    far = [(-20, 566, "c"), (60, 556), (140, 548), (260, 540), (420, 536), (640, 548, "c"), (640, 800, "c")]
    line = [(float(x), float(y)) for x, y in zip(PX[::-8], PY[::-8], strict=True)]
    upper = [*far, *line, (150, 584), (70, 588), (-20, 604, "c")]
    b.sheet(174, "#8a6a44", put(curve(upper), 0, 7), trans=0.05)
    b.sheet(168, "#ecd49e", curve(upper), trans=0.05, curl=3)
    near = [(-20, 850, "c"), (50, 764), (116, 684), (176, 620)]
    lower = curve([*near, *line[::-1], (650, 960, "c"), (-20, 960, "c")])
    b.sheet(150, "#4a1f1c", put(lower, -6, 8), trans=0.03)
    b.sheet(140, "#7a3426", lower, trans=0.05, curl=3)
    inside = shrink(mask(lower), 9)
    feet = [(-60, 980), (110, 1000), (270, 1000), (440, 980), (620, 930), (690, 850)]
    rays = [[(212 + (x - 212) * t, 596 + (y - 596) * t + 26 * t * (1 - t) * k) for t in (0.12, 0.32, 0.6, 1)]
            for k, (x, y) in zip((3, 2, 1, -1, -2, -3), feet, strict=True)]  # fmt: skip
    cols = ["#c8643a", "#d98c46", "#a84a34", "#e0a458", "#b85a3c", "#8f4034", "#d67c40", "#c49048"]
    stitch = []
    for i in range(5):
        for j in range(3):
            q = [rays[i][j], rays[i + 1][j], rays[i + 1][j + 1], rays[i][j + 1]]
            cx, cy = sum(x for x, _ in q) / 4, sum(y for _, y in q) / 4
            b.sheet(136, cols[(i * 3 + j * 5) % 8], m=mask(poly(scaled(q, 0.95, cx, cy))) * inside, trans=0.05, curl=2)
            edge = scaled(q, 0.84, cx, cy)
            for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1], strict=True):
                n = max(2, int(np.hypot(x1 - x0, y1 - y0) / 13))
                stitch += [ribbon([(x0 + (x1 - x0) * u / n, y0 + (y1 - y0) * u / n),
                                   (x0 + (x1 - x0) * (u + 0.5) / n, y0 + (y1 - y0) * (u + 0.5) / n)], 1.8)
                           for u in range(n)]  # fmt: skip
    b.sheet(132, "#f6d8a4", m=mask(stitch) * inside, trans=0.03, casts=0.3)
    firs = [(478, 606, 40), (508, 616, 30), (556, 626, 46)]
    b.sheet(122, "#3f6a50", [fir(x, y, h, i) for i, (x, y, h) in enumerate(firs)], trans=0.03)
    ends = [ribbon([(x, y), (x + 3, y + l * 0.6), (x - 2, y + l)], 1.6) for x, y, l in
            ((24, 600, 26), (62, 594, 16), (98, 590, 30), (132, 588, 14), (160, 590, 20))]  # fmt: skip
    b.sheet(172, "#e9cf98", ends, trans=0.05)
    # stitches and the train
    ties = []
    for d in np.arange(4, U[-1], 11):
        x, y, a = on_seam(d)
        ties.append(at(rect(-2.6, -9, 5.2, 18), x, y, rot=a))
    b.sheet(120, "#a01e18", ties, trans=0.02, curl=1)
    for off, k in ((118, 1.0),):
        x, y, a = on_seam(off)
        b.sheet(92, "#10191f", put(ENGINE, x, y + 1, 1.0 * k, rot=a * 0.8), trans=0.01)
    for i in range(3):
        x, y, a = on_seam(196 + 97 * i)
        b.sheet(94, "#14232a", put(CAR, x, y + 1, 1.04 + 0.03 * i, rot=a * 0.9), trans=0.01,
                holes=[(put(PANES, x, y + 1, 1.04 + 0.03 * i, rot=a * 0.9), "#ffd070", 0.8, 0.9)])  # fmt: skip
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    pool = np.exp(-(np.hypot((X - 236) / 150, (Y - 590) / 100) ** 2))
    cloth = mask(curve(upper), lower)
    b.sheet(124, "#ffc468", m=pool * cloth, veil=0.4, trans=0.1, casts=0, fixed=0.9, rough=0)
    x, y, _ = on_seam(70)
    air = np.exp(-(np.hypot((X - 262) / 90, (Y - 500) / 90) ** 2))
    b.sheet(180, "#ffc468", m=air, veil=0.25, trans=0.1, casts=0, fixed=0.8, rough=0)
    b.sheet(
        90,
        "#fff2c8",
        poly([(x - 2, y - 18), (x - 2, y - 12), (214, 604), (206, 566)]),
        trans=0.2,
        veil=0.36,
        casts=0,
        fixed=1,
    )
    for i, (dx, dy, q) in enumerate(
        ((4, -58, 7), (15, -69, 11), (32, -78, 14), (54, -82, 16), (78, -82, 14), (100, -80, 10), (118, -80, 7))
    ):
        b.sheet(98 + i, "#f0e2c4", circle(x + 8 + dx, y + dy + 10, q * 1.25, q), trans=0.2, veil=0.75, casts=0.2)
    # the machine
    iron = mask(curve(MACHINE, k=0.6))
    b.sheet(90, "#24505a", rect(548, 246, 20, 60), rect(566, 196, 26, 164), trans=0.0, curl=4)
    b.sheet(89, "#8a8f86", rect(586, 200, 5, 156), trans=0.0)
    b.sheet(88, "#0a1c22", rect(392, 562, 240, 22), trans=0.0, curl=3)
    b.sheet(84, "#0d2229", m=iron, trans=0.0, curl=4)
    b.sheet(82, "#c8943e", m=shrink(iron, 9) - shrink(iron, 11), trans=0.05)
    vine = [ribbon([(262, 258), (310, 236), (352, 262), (398, 236), (440, 222)], 2.4),
            ribbon([(486, 214), (506, 270), (480, 330), (500, 400), (488, 470)], 2.4)]  # fmt: skip
    leaves = [(284, 240, 20), (318, 252, 200), (346, 244, 30), (376, 262, 170), (408, 222, 10), (430, 240, 190),
              (508, 244, 70), (488, 288, 250), (476, 350, 80), (506, 372, 260),
              (478, 420, 100), (504, 446, 280)]  # fmt: skip
    for x, y, a in leaves:
        vine.append(at(lens([(-13, 0), (0, -3), (14, 0)], 11), x, y, rot=a))
    b.sheet(80, "#dba748", vine, circle(256, 264, 5), trans=0.05, curl=1)
    b.sheet(
        78,
        "#1c3c46",
        curve([(150, 240), (156, 212), (200, 206), (206, 240), (206, 396), (156, 400)], k=0.3),
        trans=0.0,
        curl=2,
    )
    steel = [rect(206, 424, 10, 92), poly([(208, 512), (214, 512), (212.4, 598), (210.6, 600)]), rect(178, 424, 9, 126),
             curve([(172, 548, "c"), (196, 548, "c"), (204, 562), (214, 572), (230, 576, "c"),
                    (160, 576, "c"), (168, 562)])]  # fmt: skip
    b.sheet(74, "#d2d2c4", steel, trans=0.05, curl=1)
    shade = curve([(238, 402, "c"), (268, 396), (284, 412), (300, 446, "c"), (248, 466, "c"), (238, 430)])
    b.sheet(79, "#ffe6a8", circle(274, 458, 24, 9), trans=0.4, fixed=1.5, casts=0)
    b.sheet(76, "#c8382c", shade, trans=0.05, curl=3)
    b.sheet(82, "#a02a22", rect(390, 116, 36, 52), trans=0.05, curl=3)
    b.sheet(80, "#d9a870", rect(384, 108, 48, 9), rect(384, 164, 48, 9), trans=0.05, curl=1)
    thread = ribbon(
        [(392, 134), (300, 158), (200, 190), (178, 216), (182, 340), (204, 408), (211, 470), (211.6, 594)], 1.8
    )
    b.sheet(72, "#d8402c", thread, trans=0.05, casts=0.4)
    b.lamp(270, 480, 50, "#ffc070", 3.0, size=18)
    b.lamp(226, 600, 60, "#ffd890", 0.8, size=8)
    return b.render(exposure=1.06)
