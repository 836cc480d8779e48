"""The lighthouse no longer reaches the boats, but the women bring its beam out to them on their shoulders."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon

SENTENCE = "The lighthouse no longer reaches the boats, but the women bring its beam out to them on their shoulders."
KEY = "underwater"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "adult"

LAMP = (104, 176)
END = (512, 540)  # the middle of the beam's near end


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def bearer(head, back, near, stride):
    """A woman who wades to the right under a load: her shoulder at 6,-78, her feet about 0,0."""
    skirt = curve(
        [
            (-9, -56, "c"),
            (-13, -48),
            (-17, -40),
            (-23 - stride, -27),
            (-24 - stride, -22, "c"),
            (-14, -19),
            (-6, -22),
            (4, -18),
            (15, -21),
            (24 + stride, -24, "c"),
            (23 + stride, -32),
            (18, -42),
            (13, -50),
            (10, -57, "c"),
        ]
    )
    torso = curve(
        [
            (-10, -52),
            (-10, -60),
            (-8, -68),
            (-3, -76),
            (3, -81),
            (9, -82),
            (15, -79),
            (18, -72),
            (17, -64),
            (13, -58),
            (11, -52),
            (0, -48),
        ]
    )
    legs = [
        limb([(-12, -30), (-18 - stride, -16), (-26 - stride, 2)], 12, 9.5, 7.6, 7.4, 4.6),
        limb([(12, -34), (18 + stride, -18), (16 + stride, 2)], 13, 10, 7.6, 7.4, 4.6),
    ]
    skull = curve(
        [
            (8, -80),
            (9, -86),
            (12, -92),
            (17, -95),
            (22, -93.5),
            (24, -90, "c"),
            (25.5, -87, "c"),
            (23.6, -85.6),
            (23, -83),
            (19, -81.4),
            (16, -77),
        ]
    )
    if head == "scarf":
        skull = [
            skull,
            curve(
                [
                    (22, -95, "c"),
                    (16, -97.5),
                    (9, -94),
                    (6.5, -87),
                    (4, -82),
                    (-5, -80),
                    (-8, -75, "c"),
                    (2, -76),
                    (12, -78),
                    (17, -82),
                    (18.5, -88),
                ]
            ),
        ]
    elif head == "bun":
        skull = [skull, circle(9.8, -93, 3.8)]
    elif head == "braid":
        skull = [skull, limb([(12, -92), (4, -84), (-6, -76), (-12, -63), (-17, -54)], 9, 6.5, 5.5, 5, 2)]
    arms = [limb([(9, -77), *near], 9, 8, 6.4, 5, 6)]
    if back:
        arms.append(limb([(0, -76), *back], 9, 8, 6.4, 5, 6))
    (ax, ay), (hx, hy) = near
    turn = math.degrees(math.atan2(hx - ax, ay - hy))
    palm = curve(
        [
            (-2.6, 2, "c"),
            (-3.4, -3),
            (-6, -6),
            (-5.2, -8),
            (-2.6, -6.6),
            (-2.4, -11),
            (0, -12.4),
            (2.6, -11),
            (3.2, -4),
            (2.6, 2, "c"),
        ]
    )
    return [skirt, torso, legs, skull, arms, put(palm, hx, hy, 0.9, rot=turn)]


def draw():
    """A beam of light on the shoulders of women who wade through the night; a man in a boat shades his eyes."""
    b = Box(
        KEY,
        glow_at=(420, 480),
        glow_r=300,
        sharp=(0, 320),
        aperture=0.02,
        mat_seed=862,
        sun="#9cc0e0",
        fill="#2c4a70",
        fill_power=0.16,
        sun_power=0.3,
        core=0.6,
        bloom=0.9,
    )
    b.slant = (-0.2, -0.3)
    r = random.Random(3)
    ux, uy = END[0] - LAMP[0], END[1] - LAMP[1]
    ln = math.hypot(ux, uy)
    ux, uy = ux / ln, uy / ln

    def edge(t, side):
        """A point on the beam's upper (-1) or lower (1) edge."""
        half = 5 + 38 * t
        return (LAMP[0] + ux * ln * t - uy * half * side, LAMP[1] + uy * ln * t + ux * half * side)

    def air(X, Y, light):
        t = np.clip(Y / 260, 0, 1)[..., None]
        return (colour("#0b1c34") * (1 - t) + colour("#2c5c78") * t) * 0.8

    b.paint_back = air
    # sea, paler at the horizon
    cols = ("#1c4c66", "#174260", "#123856", "#0e2e4a", "#0a243e")
    for i, (y, c) in enumerate(zip((262, 330, 430, 560, 720), cols, strict=True)):
        b.sheet(
            250 - 16 * i,
            c,
            curve(
                [
                    (-30, y, "c"),
                    (120, y + 3),
                    (300, y - 3),
                    (470, y + 4),
                    (640, y, "c"),
                    (640, 940, "c"),
                    (-30, 940, "c"),
                ]
            ),
            trans=0.04,
            fixed=0.42,
            curl=1,
            casts=0.3,
        )
    # rock and lighthouse
    b.sheet(
        228,
        "#0c1e34",
        curve([(-30, 350, "c"), (-20, 300), (30, 286), (66, 296), (96, 290), (140, 300), (168, 324), (210, 342, "c")]),
        trans=0.02,
        curl=2,
    )
    tower = [
        poly([(84, 300), (93, 196), (115, 196), (124, 300)]),
        rect(88, 190, 32, 7),
        poly([(90, 166), (104, 148), (118, 166)]),
    ]
    b.sheet(222, "#24405a", tower, trans=0.02, curl=1, fixed=0.45)
    b.sheet(221, "#8a3a34", poly([(88.6, 250), (91, 224), (117, 224), (119.4, 250)]), trans=0.02, fixed=0.4)
    b.sheet(220, "#ffe9a8", rect(94, 166, 20, 24), trans=0.1, fixed=1.3)
    # halo and beam
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    along = np.clip(((X - LAMP[0]) * ux + (Y - LAMP[1]) * uy) / ln, 0, 1.02)
    off = np.hypot(X - LAMP[0] - ux * ln * along, Y - LAMP[1] - uy * ln * along)
    b.sheet(
        160, "#ffcf70", m=np.exp(-((off / (26 + 96 * along)) ** 2)), veil=0.5, trans=0.1, casts=0, fixed=0.55, rough=0
    )
    # light on the water below it
    glints = []
    for _ in range(150):
        t = 0.16 + 0.84 * r.random() ** 0.7
        x, y = edge(t, 1)
        drop = (40 + 330 * t) * r.uniform(0.55, 1.25)
        l = (4 + 34 * t) * r.uniform(0.4, 1.3)
        glints.append(
            ribbon([(x - l + r.gauss(0, 20 * t), y + drop), (x + l, y + drop + r.uniform(-2, 2))], 1 + 3.4 * t, 0.8)
        )
    b.sheet(156, "#ffc35c", glints, trans=0.02, casts=0, fixed=0.62)
    beam = [edge(0, -1), edge(1, -1), edge(1, 1), edge(0, 1)]
    b.sheet(140, "#ffd874", poly(beam), trans=0.1, fixed=1.25, curl=2)
    b.sheet(
        136,
        "#fff3c0",
        poly([edge(0, -1), edge(1, -1), edge(1, -0.25), edge(0, -0.25)]),
        trans=0.1,
        fixed=1.5,
        casts=0.2,
    )
    a, c = edge(1, -1), edge(1, 1)
    b.sheet(
        130, "#fffbe4", poly([a, (a[0] + 20, a[1] + 3), (c[0] + 20, c[1] + 3), c]), trans=0.1, fixed=1.75, casts=0.2
    )
    b.lamp(470, 500, 150, "#ffd080", 0.8, size=30)
    # the women
    crew = (
        (0.83, "scarf", None, [(26, -74), (35, -92)], 3, "#0b1626"),
        (0.63, "bun", [(-15, -68), (-11, -53)], [(24, -80), (27, -98)], 0, "#0d1c2e"),
        (0.455, "braid", None, [(28, -70), (38, -84)], 4, "#102438"),
        (0.31, "scarf", [(-15, -66), (-12, -52)], [(22, -78), (28, -94)], 1, "#142c44"),
    )
    for i, (t, head, back, near, stride, c) in enumerate(crew):
        x, y = edge(t, 1)
        h = (34 + 216 * t) / 100
        lean = (10, 5, 9, 3)[i]
        fx, fy = x - (5 + lean * 1.2) * h, y + 75 * h
        wl = fy - 5 * h
        who = mask(put(bearer(head, back, near, stride), fx, fy, h, rot=lean))
        water = wl + 1.6 * h * np.sin(X / (4 * h))
        folds = [
            (fx - 2 * h, fy - 52 * h, fx - 16 * h, fy - 22 * h, 0.9),
            (fx + 4 * h, fy - 52 * h, fx + 12 * h, fy - 22 * h, 0.8),
        ]
        b.sheet(90 - 6 * (3 - i), c, m=who * (water > Y), trans=0.02, curl=2, folds=folds)
        rings = [
            ribbon(
                [(fx + (dx - w) * h, wl + d * h), (fx + dx * h, wl + (d + 1.8) * h), (fx + (dx + w) * h, wl + d * h)],
                1,
                wf=lambda t, h=h: 0.5 + 1.5 * h * math.sin(math.pi * t),
            )
            for dx in (-23 - stride, 17 + stride)
            for w, d in ((10, -1), (16, 4))
        ]
        b.sheet(70, "#ffcf7c", rings, trans=0.02, casts=0, fixed=0.6)
    # the boat, and the one who waits in it
    hull = curve(
        [
            (-30, 812, "c"),
            (90, 838),
            (230, 840),
            (340, 820),
            (420, 778),
            (440, 764),
            (448, 778, "c"),
            (418, 850),
            (360, 940, "c"),
            (-30, 940, "c"),
        ]
    )
    man = [
        curve(
            [
                (-44, 30, "c"),
                (-46, -6),
                (-40, -44),
                (-36, -74),
                (-40, -100),
                (-45, -122),
                (-40, -140),
                (-26, -150),
                (-12, -155),
                (-9, -164),
                (9, -164),
                (12, -156),
                (28, -150),
                (42, -140),
                (46, -124),
                (40, -100),
                (36, -74),
                (42, -44),
                (50, -6),
                (48, 30, "c"),
            ]
        ),
        curve(
            [
                (-11, -160),
                (-14, -170),
                (-15, -182),
                (-12, -192),
                (0, -197),
                (12, -192),
                (16, -182),
                (15, -170),
                (11, -160),
            ]
        ),
        curve(
            [(-18, -181, "c"), (-19, -194), (-10, -205), (3, -208), (16, -203), (22, -192), (21, -183, "c"), (0, -187)]
        ),
        limb([(34, -136), (62, -150), (66, -162), (44, -180), (22, -186)], 25, 22, 19, 15, 12, 11),
        limb([(-36, -132), (-62, -108), (-74, -128)], 24, 21, 17, 14, 13),
    ]
    oar = [
        ribbon([(-66, 40), (-80, -238)], 7),
        curve([(-78, -226), (-88, -250), (-92, -300), (-84, -320), (-76, -318), (-70, -298), (-72, -250)]),
    ]
    b.sheet(56, "#d88a3c", put(oar, 156, 841, 1.0), put(man, 156.5, 840, 1.0), trans=0.02, fixed=0.5, casts=0)
    b.sheet(54, "#0d1c30", put(oar, 152, 842, 1.0), trans=0.02, curl=1)
    b.sheet(
        50,
        "#0f2238",
        put(man, 153, 842, 1.0),
        trans=0.02,
        curl=4,
        folds=[(150, 700, 146, 836, 0.8), (176, 760, 184, 836, 0.7)],
    )
    b.sheet(44, "#0a1828", hull, trans=0.02, curl=3)
    b.sheet(40, "#244660", ribbon([(-30, 815), (90, 840), (230, 842), (340, 822), (442, 770)], 11), trans=0.02, curl=1)
    return b.render(exposure=1.1)
