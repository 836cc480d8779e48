"""The house is lost, but the fireman carries its fire out asleep in his arms, and the child has opened her lantern."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, rect, ribbon

SENTENCE = (
    "The house is lost, but the fireman carries its fire out asleep in his arms, and the child has opened her lantern."
)
KEY = "autumn_dusk"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "adult"

MX, MY, MS = 386, 800, 4.3  # the fireman's feet and scale
CX, CY, CS = 98, 806, 2.05  # the child's


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def fireman():
    """He walks to the left, his head bent over what he carries, 100 tall, feet at 0,0: helmet, coat, sleeve, boots."""
    helmet = curve(
        [
            (-19, -89, "c"),
            (-14, -93),
            (-12, -98),
            (-6, -102.5),
            (1, -102.5),
            (7, -98.5),
            (10, -92),
            (14, -87),
            (20, -81),
            (18, -78.5, "c"),
            (9, -82),
            (0, -87),
            (-9, -89),
        ]
    )
    face = curve(
        [
            (-12, -91),
            (-13.4, -87),
            (-15.4, -84, "c"),
            (-13, -82.4),
            (-12.6, -79),
            (-8, -76.4),
            (-2, -74),
            (5, -78),
            (5, -88),
        ]
    )
    coat = curve(
        [
            (-6, -77, "c"),
            (0, -80),
            (8, -81),
            (14, -77),
            (18, -69),
            (19, -60),
            (18, -50),
            (19, -40),
            (23, -27),
            (24, -22, "c"),
            (14, -20),
            (4, -22),
            (-6, -20),
            (-16, -23, "c"),
            (-13, -34),
            (-11, -44),
            (-11, -54),
            (-13, -62),
            (-11, -70),
        ]
    )
    sleeve = limb([(9, -72), (9, -58), (-2, -50), (-18, -54)], 15, 14, 13, 11, 8.5)
    hand = curve([(-17, -58), (-22, -58), (-27, -56), (-28, -53), (-23, -51), (-17, -50.6)])
    legs = [limb([(-6, -26), (-12, -14), (-13, -7)], 13, 11, 10), limb([(10, -26), (15, -15), (24, -7)], 13, 11, 9.4)]
    boots = [
        curve([(-19, -11, "c"), (-7, -11, "c"), (-7, -2), (-7, 0.6, "c"), (-25, 0.6, "c"), (-25, -3), (-19, -5.4)]),
        put(
            curve([(-6, -9, "c"), (6, -9, "c"), (6, 2), (6, 4, "c"), (-12, 4, "c"), (-12, 0.6), (-6, -2)]),
            25,
            -5,
            rot=-28,
        ),
    ]
    return helmet, face, coat, sleeve, hand, legs, boots


def child():
    """She holds a lantern up in both hands, facing right, 100 tall, feet at 0,0: blanket, skin, hair."""
    blanket = curve(
        [
            (-10, -72, "c"),
            (-16, -60),
            (-20, -44),
            (-22, -28),
            (-27, -10),
            (-30, -3, "c"),
            (-20, -5),
            (-12, -2),
            (-2, -5),
            (8, -3),
            (13, -6, "c"),
            (11, -22),
            (9, -40),
            (12, -54),
            (15, -63),
            (9, -72),
            (0, -75),
        ]
    )
    skin = [
        limb([(5, -64), (17, -66), (27, -76)], 8, 7, 6, 5),
        curve(
            [
                (-5, -74),
                (-9, -82),
                (-8, -92),
                (-1, -98),
                (7, -97),
                (11.6, -91),
                (14, -88, "c"),
                (12, -86),
                (11.6, -81),
                (7, -77),
                (3, -72),
            ]
        ),
        curve([(2, -3, "c"), (2, 0.5, "c"), (16, 0.5, "c"), (14, -2.4), (8, -4)]),
        curve([(-18, -3, "c"), (-18, 0.5, "c"), (-5, 0.5, "c"), (-7, -2.4), (-12, -4)]),
    ]
    hair = curve(
        [
            (10, -95, "c"),
            (5, -101),
            (-4, -100.6),
            (-11, -94),
            (-13, -84),
            (-12, -74),
            (-16, -68),
            (-9, -66),
            (-4, -72, "c"),
            (-2, -82),
            (2, -90),
        ]
    )
    return blanket, skin, hair


def draw():
    """A fireman with a sleeping flame in his coat; a child who holds up an open lantern; behind them charred beams."""
    b = Box(
        KEY,
        glow_at=(300, 520),
        glow_r=320,
        sharp=(0, 320),
        aperture=0.02,
        mat_seed=866,
        sun="#a8c0ec",
        sun_power=0.42,
        fill="#28406c",
        fill_power=0.2,
        core=0.5,
    )
    b.slant = (-0.2, -0.25)
    r = random.Random(8)

    def sky(X, Y, light):
        t = np.clip(Y / 560, 0, 1)[..., None]
        return (colour("#1e2c54") * (1 - t) + colour("#8c8cba") * t) * 0.95

    b.paint_back = sky
    # the street, still dark
    for z, c, k, y in ((250, "#5c6a9c", 0.8, 560), (234, "#46558a", 1.0, 590)):
        row, x = [], -40
        while x < 640:
            w, h = r.uniform(70, 110) * k, r.uniform(120, 210) * k
            row.append(poly([(x, y + 110), (x, y - h), (x + w / 2, y - h - 46 * k), (x + w, y - h), (x + w, y + 110)]))
            x += w + r.choice((0, 0, 12))
        b.sheet(z, c, row, trans=0.1, fixed=0.4)
    # smoke
    puffs = []
    for i in range(26):
        t = i / 25
        puffs.append(
            circle(
                440 - 120 * t + r.gauss(0, 18 + 40 * t), 420 - 430 * t + r.gauss(0, 12), 22 + 52 * t + r.uniform(-6, 10)
            )
        )
    b.sheet(222, "#39446e", puffs, trans=0.1, curl=4, fixed=0.42, casts=0.4)
    b.sheet(216, "#4c5680", [put(p, 16, -14, 1.0) for p in puffs[::2]], trans=0.1, curl=4, fixed=0.4, casts=0.3)
    # what is left of the house
    beams = [
        *[
            ribbon([(x, 700), (x + d, y)], 17, 12)
            for x, d, y in ((286, -2, 372), (372, 4, 262), (468, -2, 232), (596, 2, 350))
        ],
        ribbon([(262, 398), (350, 282), (446, 150)], 15, 11),
        ribbon([(446, 152), (500, 214), (520, 246)], 12, 7),
        ribbon([(566, 306), (600, 348), (640, 396)], 9, 14),
        ribbon([(272, 384), (440, 378), (530, 382)], 12, 8),
        ribbon([(570, 384), (640, 386)], 10),
        ribbon([(330, 306), (470, 300)], 9),
        ribbon([(290, 540), (400, 534), (470, 538)], 10),
        ribbon([(470, 530), (560, 452), (594, 430)], 9),
        ribbon([(520, 690), (486, 590), (480, 540)], 11, 6),
    ]
    b.sheet(
        204,
        "#2c2c48",
        poly([(520, 700), (522, 196), (516, 196), (516, 180), (566, 180), (566, 196), (560, 196), (562, 700)]),
        trans=0.02,
        curl=1,
        fixed=0.42,
    )
    b.sheet(196, "#1a1c34", beams, trans=0.02, curl=1, fixed=0.4)
    coals = [circle(r.uniform(330, 600), r.uniform(640, 684), r.uniform(2, 4.4)) for _ in range(22)]
    b.sheet(
        188,
        "#141628",
        curve(
            [
                (296, 700, "c"),
                (320, 668),
                (370, 650),
                (420, 664),
                (480, 640),
                (540, 656),
                (600, 640),
                (640, 660, "c"),
                (640, 720, "c"),
            ]
        ),
        trans=0.02,
        fixed=0.4,
    )
    b.sheet(184, "#ff8a3c", coals, trans=0.1, fixed=0.9, casts=0)
    # snow
    b.sheet(
        170,
        "#8aa2d0",
        curve([(-30, 640, "c"), (120, 650), (300, 684), (450, 690), (640, 676, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.05,
        fixed=0.44,
        curl=3,
    )
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    spill = np.exp(-(((X - 270) / 200) ** 2) - ((Y - 806) / 66) ** 2)
    b.sheet(160, "#ffb45c", m=spill * (Y > 680), veil=0.8, trans=0.1, casts=0, fixed=0.85, rough=0)
    hose = ribbon([(640, 742), (540, 738), (470, 772), (500, 836), (420, 872), (240, 862), (120, 886), (-30, 872)], 12)
    b.sheet(150, "#5c4660", hose, trans=0.02, curl=2, fixed=0.5)
    for shape in (
        poly([(300, 806), (410, 800), (560, 868), (430, 880)]),
        poly([(90, 808), (150, 806), (70, 850), (20, 850)]),
    ):
        b.shade(170, shape, strength=0.4, soft=7)
    # the fireman
    helmet, face, coat, sleeve, hand, legs, boots = (put(p, MX, MY, MS) for p in fireman())
    b.sheet(118, "#151a30", legs, boots, trans=0.02, curl=2)
    b.sheet(112, "#c8763c", face, trans=0.03, curl=1)
    b.sheet(
        106,
        "#2a3258",
        coat,
        trans=0.02,
        curl=4,
        folds=[(MX + 30, MY - 300, MX + 46, MY - 96, 0.8), (MX - 10, MY - 190, MX - 24, MY - 90, 0.8)],
    )
    band = mask(put(ribbon([(-20, -30), (4, -28), (30, -30)], 3.4), MX, MY, MS)) * mask(coat)
    b.sheet(102, "#e0c070", m=band, trans=0.05, fixed=0.6)
    b.sheet(100, "#8c2a24", helmet, trans=0.02, curl=3)
    # the fire, asleep
    flame = [
        (-4, -58),
        (-3, -66),
        (-5, -73),
        (-4, -79, "c"),
        (-9, -77),
        (-12, -84, "c"),
        (-15, -78),
        (-20, -81, "c"),
        (-21, -75),
        (-25, -70),
        (-31, -67),
        (-37, -61),
        (-41, -52),
        (-41, -43, "c"),
        (-37, -50),
        (-35, -48),
        (-33, -40, "c"),
        (-30, -50),
        (-20, -52),
        (-10, -52),
    ]
    warm = [
        (-6, -60),
        (-5, -67),
        (-7, -72),
        (-9, -74, "c"),
        (-11, -73),
        (-14, -77, "c"),
        (-17, -73),
        (-20, -69),
        (-26, -64),
        (-33, -59),
        (-38, -50, "c"),
        (-32, -54),
        (-30, -49, "c"),
        (-26, -54),
        (-14, -54),
    ]
    core = [
        curve([(-8, -62), (-7.4, -67), (-10, -70.4), (-14, -70.4), (-17, -67), (-16.4, -62.6), (-12.6, -60)]),
        curve([(-13, -60), (-20, -63.4), (-27, -60), (-31, -55.6), (-24, -56.4), (-16, -56)]),
    ]
    for i, (c, shape, f) in enumerate(
        (("#ff741a", curve(flame), 1.0), ("#ffb234", curve(warm), 1.2), ("#ffeeb0", core, 1.45))
    ):
        b.sheet(96 - 5 * i, c, put(shape, MX, MY, MS), trans=0.2, fixed=f, casts=0.3, curl=1)
    b.lamp(MX - 17 * MS, MY - 66 * MS, 60, "#ff9c40", 2.0, size=18)
    wrap = curve(
        [
            (-30, -55),
            (-31, -50),
            (-26, -46),
            (-16, -44),
            (-2, -46),
            (5, -54),
            (5, -64),
            (1, -68),
            (-2, -62),
            (-6, -57),
            (-14, -55),
            (-22, -54.6),
        ]
    )
    b.sheet(
        78, "#4c5a8c", put(wrap, MX, MY, MS), trans=0.05, curl=4, folds=[(MX - 110, MY - 226, MX - 60, MY - 196, 0.9)]
    )
    b.sheet(72, "#222a4c", sleeve, trans=0.02, curl=3)
    b.sheet(70, "#d88a4c", hand, trans=0.03, curl=1)
    # the child and her lantern
    blanket, skin, hair = (put(p, CX, CY, CS) for p in child())
    b.sheet(68, "#e08a4c", skin, trans=0.03, curl=1)
    b.sheet(
        64,
        "#b03a44",
        blanket,
        trans=0.03,
        curl=4,
        folds=[(CX - 16, CY - 140, CX - 40, CY - 12, 0.9), (CX + 2, CY - 120, CX + 6, CY - 12, 0.7)],
    )
    b.sheet(62, "#2a1a24", hair, trans=0.03, curl=1)
    lx, ly = CX + 31 * CS, CY - 84 * CS
    cage = mask(
        put([rect(-17, -26, 34, 46), poly([(-20, -26), (0, -44), (20, -26)]), rect(-20, 18, 40, 7)], lx, ly, 1.0)
    )
    glass = mask(put([rect(-12, -21, 24, 36)], lx, ly, 1.0))
    b.sheet(58, "#d8a050", m=np.clip(cage - glass, 0, 1), trans=0.02, curl=1)
    door = put([poly([(17, -24), (40, -32), (40, 28), (17, 18)])], lx, ly, 1.0)
    pane = put([poly([(21, -19), (36, -25), (36, 21), (21, 14)])], lx, ly, 1.0)
    b.sheet(54, "#d8a050", m=mask(door) * (1 - mask(pane)), trans=0.02, curl=1)
    b.sheet(59, "#c8d4f0", m=glass, veil=0.3, trans=0.2, casts=0)
    ring = mask(put(circle(0, -50, 9), lx, ly)) - mask(put(circle(0, -50, 6), lx, ly))
    b.sheet(57, "#d8a050", m=np.clip(ring, 0, 1), trans=0.02)
    flakes = [circle(r.uniform(20, 580), r.uniform(20, 860), r.choice((1.6, 2.2, 3))) for _ in range(30)]
    b.sheet(40, "#dfe8fa", flakes, trans=0.1, casts=0, fixed=0.7)
    return b.render(exposure=1.05)
