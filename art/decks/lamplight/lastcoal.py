"""Every stove in the street has gone out, but a fox is carrying the last live coal from roof to roof."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon

SENTENCE = "Every stove in the street has gone out, but a fox is carrying the last live coal from roof to roof."
KEY = "terracotta"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

BODY = [
    (202, -32), (190, -38), (170, -44), (160, -52), (152, -60), (147, -66), (144, -84), (137, -104, "c"), (124, -86),
    (116, -70), (104, -62), (84, -59), (58, -57), (30, -53), (0, -49), (-40, -49), (-78, -47), (-108, -38), (-127, -25),
    (-138, -10), (-152, 2), (-176, 9), (-198, 10), (-217, 8, "c"), (-232, 20), (-250, 34), (-266, 41), (-274, 48),
    (-268, 54), (-252, 52), (-238, 47), (-222, 36), (-208, 29), (-188, 31), (-164, 33), (-138, 32), (-114, 26),
    (-92, 14), (-62, 2), (-30, 0), (0, 5), (30, 12), (58, 16), (80, 14), (96, 14), (116, 22), (138, 27), (160, 31),
    (180, 28), (196, 29), (210, 27), (215, 20), (206, 14), (190, 14), (172, 15), (156, 9), (142, 0), (132, -10),
    (136, -14), (150, -12),
    (164, -6), (178, -1), (188, 0), (191, -4), (182, -10), (170, -19, "c"), (184, -23), (198, -25),
]  # fmt: skip
TAIL = [
    (-112, -37), (-132, -46), (-160, -62), (-194, -78), (-232, -88), (-268, -86), (-298, -72), (-322, -48, "c"),
    (-304, -48), (-282, -44), (-252, -40), (-222, -40), (-192, -34), (-164, -22), (-138, -10),
]  # fmt: skip
TIP = [(-268, -86), (-298, -72), (-322, -48, "c"), (-304, -48), (-282, -44), (-276, -54), (-266, -60), (-272, -70)]
BIB = [(191, -4), (188, 0), (178, -1), (164, -6), (150, -12), (136, -14), (126, -4), (110, 6), (98, 4), (104, -14),
       (120, -30), (142, -34), (158, -30), (170, -19), (182, -10)]  # fmt: skip
EAR = [(142, -70), (138, -94, "c"), (128, -80), (126, -70)]
EYE = [(157, -42, "c"), (162, -45), (169, -41, "c"), (163, -39)]
NOSE = [(203, -34), (206, -29), (201, -26), (195, -28), (197, -34)]
FAR_EAR = [(148, -58), (154, -78), (160, -97, "c"), (166, -78), (164, -54)]
FAR_FORE = [(78, 0), (96, 22), (120, 42), (146, 50), (166, 44), (178, 42), (182, 48), (172, 56), (148, 62), (120, 58),
            (92, 44), (66, 20)]  # fmt: skip
FAR_HIND = [(-84, 4), (-104, 30), (-132, 46), (-168, 48), (-178, 46, "c"), (-196, 60), (-214, 74), (-226, 84),
            (-218, 90), (-202, 86), (-184, 74), (-168, 66), (-136, 66), (-98, 54), (-64, 20)]  # fmt: skip
SOCKS = [
    [(160, 31), (180, 28), (196, 29), (210, 27), (215, 20), (206, 14), (190, 14), (172, 15), (164, 22)],
    [(-232, 20), (-250, 34), (-266, 41), (-274, 48), (-268, 54), (-252, 52), (-238, 47), (-226, 38), (-226, 28)],
]  # fmt: skip

PAIR = [
    (84, "#2a1e3a", [(-14, -6), (-13, 3), (-4, 3), (-3, -8), (3, -8), (4, 3), (13, 3), (12, -8)]),
    (80, "#3a2448", [(-12, -84), (-19, -78), (-24, -60), (-30, -40), (-27, -36), (-20, -48), (-19, -30),
                     (-24, -6, "c"), (0, -2), (22, -6, "c"), (17, -34), (18, -50), (27, -34), (31, -37), (26, -58),
                     (20, -78), (12, -84), (0, -87)]),
    (76, "#4a2a4a", [(-9, -86), (-14, -96), (-13, -108), (-4, -115), (6, -113), (12, -104), (11, -93), (7, -85),
                     (16, -74), (4, -66), (-14, -72)]),
    (78, "#241a30", [(-40, -34, "c"), (-20, -34, "c"), (-23, -12), (-37, -12)]),
    (82, "#2a1e3a", [(34, -6), (34, 3), (41, 3), (42, -6), (46, -6), (47, 3), (54, 3), (53, -8)]),
    (79, "#5a2c4a", [(37, -52), (31, -44), (27, -36), (31, -33), (35, -38), (34, -24), (30, -6, "c"), (44, -3),
                     (58, -6, "c"), (54, -26), (58, -22), (63, -24), (58, -42), (52, -52), (44, -54)]),
    (75, "#2a1e3a", [(38, -54), (34, -62), (37, -71), (45, -74), (52, -70), (54, -61), (50, -54), (44, -52)]),
]  # fmt: skip


def window(x, y, w, h, lean):
    """A pane in a wall that leans: its four corners."""
    foot = lean * h * 0.14
    return poly([(x, y), (x + w, y + lean * w * 0.3), (x + w + foot, y + h), (x + foot, y + h - 4)])


def draw():
    """A fox leaps over a narrow street between two snowy roofs, a glowing coal in its jaws."""
    b = Box(
        KEY, glow_at=(300, 560), glow_r=300, sharp=(10, 260), aperture=0.02, mat_seed=833,
        sun="#c8d0f0", sun_power=0.5, fill="#4a4a90", fill_power=0.24, core=0.4,
    )  # fmt: skip

    def sky(X, Y, light):
        t = (np.clip((Y - 40) / 800, 0, 1) ** 1.5)[..., None]
        top, mid, low = colour("#1c2356"), colour("#4c4a8c"), colour("#f0ac98")
        return np.where(t < 0.5, top + (mid - top) * t * 2, mid + (low - mid) * (t - 0.5) * 2)

    b.paint_back = sky
    # the street's walls, from the farthest to the nearest
    walls = [
        (210, "#8a7cac", (240, 640), (272, 960), -1), (204, "#7d72a8", (366, 668), (330, 960), 1),
        (180, "#5f5a94", (196, 540), (246, 960), -1), (172, "#575490", (410, 566), (356, 960), 1),
        (140, "#35386c", (128, 408), (206, 960), -1), (132, "#2f3264", (478, 432), (400, 960), 1),
    ]  # fmt: skip
    for z, col, (ex, ey), (fx, fy), side in walls:
        out = -20 if side < 0 else 640
        b.sheet(z, col, poly([(out, ey - 30), (ex, ey), (fx, fy), (out, fy)]), trans=0.04, curl=2)
        lip = [(out, ey - 120), (ex - side * 26, ey - 6), (ex - side * 24, ey + 14), (out, ey - 40)]
        b.sheet(z - 8, "#c9d2ee", curve([(x, y, "c") for x, y in lip]), trans=0.05, curl=3)
    for z, lit, spots in (
        (128, True, ((46, 486, 48, 74), (64, 640, 52, 80), (82, 800, 56, 86))),
        (176, True, ((150, 606, 22, 46), (166, 740, 24, 50))),
        (120, False, ((508, 510, 48, 74), (486, 666, 52, 80), (464, 826, 56, 86))),
        (168, False, ((424, 640, 20, 46), (404, 770, 22, 50))),
    ):
        lean = 1 if lit else -1
        for x, y, w, h in spots:
            b.sheet(z, "#1a1c40", window(x - 5, y - 5, w + 10, h + 10, lean), trans=0.02, curl=2)
            pane = "#ffb650" if lit else "#454c88"
            b.sheet(z - 4, pane, window(x, y, w, h, lean), trans=0.3, fixed=0.95 if lit else 0.5)
            foot, mid = lean * h * 0.14, y + h * 0.45
            upright = ribbon([(x + w / 2, y), (x + w / 2 + foot, y + h)], 3)
            b.sheet(z - 6, "#1a1c40", upright, ribbon([(x, mid), (x + w + lean * 8, mid + 2)], 3), trans=0.02)
            sill = [(x - 8 + foot, y + h + 4), (x + w / 2, y + h - 4), (x + w + 8 + foot, y + h + 4),
                    (x + w / 2 + lean * 10, y + h + 12)]  # fmt: skip
            b.sheet(z - 9, "#c9d2ee", curve(sill), trans=0.05, curl=1)
    ice = [(x, 366 + (x + 20) * 0.314, h) for x, h in ((34, 26), (56, 40), (78, 22), (100, 36), (146, 30))]
    ice += [(x, 444 - (x - 452) * 0.287, h) for x, h in ((462, 38), (484, 22), (508, 36), (532, 20), (558, 32))]
    b.sheet(122, "#dfe6fa", [poly([(x - 5, y), (x + 5, y), (x + 1, y + h)]) for x, y, h in ice], trans=0.3)
    # chimneys: one lit from within, one cold under snow
    b.sheet(156, "#3a3468", rect(36, 168, 58, 190), rect(28, 160, 74, 18), trans=0.02, curl=2)
    b.sheet(150, "#3a3468", rect(506, 214, 60, 220), rect(498, 206, 76, 18), trans=0.02, curl=2)
    cap = [(494, 208), (504, 190), (532, 180), (560, 186), (578, 208), (556, 212), (520, 210)]
    b.sheet(146, "#d4dbf2", curve(cap), trans=0.05, curl=3)
    puffs = [(66, 148, 20), (80, 122, 26), (104, 96, 32), (140, 74, 36), (184, 62, 34), (226, 60, 26), (258, 64, 16)]
    b.sheet(190, "#8f80b4", [circle(x + 8, y - 9, q * 1.2, q * 0.9) for x, y, q in puffs], trans=0.2, casts=0.2)
    b.sheet(184, "#b4a2cc", [circle(x, y, q * 1.15, q * 0.8) for x, y, q in puffs], trans=0.2, casts=0.2, curl=2)
    b.lamp(66, 156, 178, "#ff9a40", 1.0, size=10)
    # snow in the street and the two who look up
    street = [(150, 872), (240, 858), (310, 862), (380, 856), (470, 874), (470, 960), (150, 960)]
    b.sheet(214, "#cfc2e0", curve(street), trans=0.05, curl=2)
    for z, col, pts in PAIR:
        b.sheet(z, col, put(curve(pts, k=0.7), 296, 878, 0.98), trans=0.02, curl=1)

    # the fox and its coal
    def fox(*parts):
        return put([curve(p, k=0.62) for p in parts], 296, 322, 0.87, rot=-7)

    coal = (464, 296)
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    warm = np.exp(-(np.hypot((X - coal[0]) / 105, (Y - coal[1]) / 100) ** 1.5))
    b.sheet(158, "#ff9a4a", m=warm, veil=0.4, trans=0.1, casts=0, fixed=0.85, rough=0)
    b.sheet(96, "#8a3a1e", fox(FAR_FORE, FAR_HIND, FAR_EAR), trans=0.04, curl=2)
    b.sheet(86, "#d86a2a", fox(TAIL), trans=0.08, curl=3)
    b.sheet(84, "#f4e6d2", fox(TIP), trans=0.08, curl=2)
    b.sheet(78, "#e87a30", fox(BODY), trans=0.08, curl=3)
    b.sheet(76, "#ffc060", m=mask(fox(BODY)) * warm, veil=0.5, trans=0.1, casts=0, fixed=0.95, rough=0)
    b.sheet(74, "#f6e4c8", fox(BIB), trans=0.08, curl=2)
    b.sheet(72, "#ffd890", m=mask(fox(BIB)) * warm, veil=0.7, trans=0.1, casts=0, fixed=1.0, rough=0)
    b.sheet(71, "#2a1a1c", fox(EAR, *SOCKS), trans=0.03, curl=1)
    b.sheet(71, "#2a1410", fox(EYE, NOSE), trans=0.03)
    lump = [(-11, -2), (-6, -9), (3, -10), (10, -5), (11, 3), (5, 9), (-4, 9), (-10, 5)]
    b.sheet(84, "#ff9a30", put(poly(lump), *coal, 1.05), trans=0.4, fixed=1.2, casts=0)
    b.sheet(83, "#fff0b0", put(poly(lump), *coal, 0.66), trans=0.4, fixed=1.7, casts=0)
    b.lamp(*coal, 60, "#ff9a3c", 3.0, size=10, show=8)
    sparks = [(446, 236, 2.4), (424, 214, 1.8), (398, 222, 1.5), (456, 210, 1.6), (372, 200, 1.3), (482, 250, 1.8)]
    for x, y, q in sparks:
        b.sheet(66, "#ffd080", circle(x, y, q), trans=0.3, fixed=1.5, casts=0, rough=0)
    return b.render(exposure=1.05)
