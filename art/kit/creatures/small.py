"""Creatures of few marks: fox, rabbits, whale, fish, cat and birds."""

import numpy as np

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb, merged, transform


def whale(c, P, back="#3f5876", belly="#cfd3cf", rim="#bcd7ea", fog=0.0, eye=None):
    """Side view, snout left at x=-200, flukes right; ~480 long."""
    kw = dict(fog=fog)
    # far fin
    c.paint(P(limb([(-48, 44), (-30, 82), (6, 106)], [26, 24, 5])), shift(back, -0.12), vol=0.5, **kw)
    # far fluke
    c.paint(
        P(
            curve(
                [(206, -36, "c"), (226, -66), (248, -110), (262, -140, "c"), (268, -104), (256, -68), (232, -32, "c")]
            )
        ),
        shift(back, -0.07),
        vol=0.5,
        rim=rim,
        **kw,
    )
    body = P(
        curve(
            [
                (-206, 4),
                (-192, -18),
                (-158, -38),
                (-110, -58),
                (-40, -76),
                (40, -70),
                (98, -50),
                (118, -58, "c"),
                (132, -40),
                (168, -31),
                (206, -40),
                (246, -54),
                (286, -84),
                (312, -104, "c"),
                (308, -66),
                (284, -32),
                (240, -14),
                (200, -9),
                (162, 6),
                (112, 32),
                (44, 56),
                (-40, 70),
                (-118, 66),
                (-176, 44),
                (-198, 20),
            ]
        )
    )
    m = c.paint(body, back, vol=0.95, rim=rim, tex=0.22, texk="streakh", grain=0.2, detail=0.3, **kw)
    bel = P(
        curve(
            [
                (-204, 8, "c"),
                (-170, 20),
                (-128, 24),
                (-96, 22),
                (-70, 30),
                (-20, 44),
                (50, 50),
                (112, 31),
                (150, 14, "c"),
                (112, 60),
                (0, 100),
                (-150, 100),
                (-220, 50),
            ]
        )
    )
    c.paint(
        bel,
        belly,
        dark=shift(back, 0.05),
        vol=0,
        grad=(P.pt(-40, 20), P.pt(-30, 72), 0.28, -0.62),
        clip=m,
        tex=0.2,
        grain=0.24,
        soft=0.6,
        lit=0.7,
        **kw,
    )
    for i in range(9):  # throat grooves
        t = i / 8
        y0 = 14 + t * 44
        c.line(
            [
                P.pt(-198 + t * 22, y0),
                P.pt(-140 + t * 6, y0 + 12 - t * 4),
                P.pt(-60, y0 + 12 - t * 4),
                P.pt(30 - t * 30, y0 + 4 + (1 - t) * 4),
            ],
            [1.4 * P.s, 1.8 * P.s, 0.4],
            shift(back, -0.04),
            0.55,
            clip=m,
            soft=0.25,
        )
    c.line(
        [P.pt(-204, 6), P.pt(-170, 18), P.pt(-128, 22), P.pt(-92, 26), P.pt(-72, 38)],
        [1.5 * P.s, 3 * P.s, 1 * P.s],
        shift(back, -0.2),
        0.9,
        clip=m,
    )
    r = np.random.default_rng(4)  # barnacles and freckles
    for _ in range(70):
        u = r.uniform(-190, 120)
        v = -70 + abs(r.normal(0, 22)) + abs(u + 40) * 0.13
        c.paint(P(ellipse(u, v, r.uniform(0.6, 2.2))), shift(back, 0.16), vol=0, alpha=0.5, clip=m, rough=0)
    # a small eye low behind the jaw, under a heavy lid
    ex, ey = -74, 14
    c.paint(P(ellipse(ex, ey, 14, 10)), shift(back, -0.1), vol=0.4, clip=m, soft=1.6)
    if eye:
        c.paint(
            P(curve([(ex - 8, ey + 2, "c"), (ex, ey - 4), (ex + 8, ey + 1, "c"), (ex, ey + 5)])),
            eye,
            vol=0.3,
            rough=0.1,
            detail=1,
        )
    c.paint(P(ellipse(ex - 0.5, ey + 0.8, 3.6, 3.4)), "#14141d", vol=0, rough=0, detail=1)
    c.dot(*P.pt(ex - 1.8, ey - 0.6), 1.1 * P.s, "#ffffff")
    for dy, w in ((-5, 2.2), (-9, 1.2)):
        c.line(
            [P.pt(ex - 11, ey + 1 + dy * 0.3), P.pt(ex, ey + dy), P.pt(ex + 12, ey + 1 + dy * 0.3)],
            [0.5, w * P.s, 0.5],
            shift(back, -0.16 if dy == -5 else 0.1),
            0.85,
        )
    c.line(
        [P.pt(ex - 9, ey + 5), P.pt(ex, ey + 8), P.pt(ex + 10, ey + 4)], [0.4, 1.2 * P.s, 0.4], shift(back, 0.12), 0.6
    )
    # near fin
    c.paint(
        P(curve([(-80, 44), (-50, 40), (-34, 62), (-6, 104), (30, 138, "c"), (-14, 132), (-52, 104), (-76, 72)])),
        shift(back, -0.02),
        vol=0.8,
        rim=rim,
        shadow=(0, 4, 6, 0.4),
        **kw,
    )
    return m


def fox(c, P, col="#c8622e", dark="#6d2b1c", cream="#f3e2c6", ink="#1c1418", rim=None, coat=None, look=0.0):
    """Sitting fox, facing right, 100 tall, with a great tail."""
    tail = P(limb([(-16, -8), (-44, -4), (-62, -26), (-54, -56), (-36, -72)], [8, 20, 27, 22, 2]))
    mt = c.paint(tail, col, dark=dark, vol=0.8, rim=rim, texk="streakd", tex=0.3)
    c.paint(P(ellipse(-40, -72, 20, 17)), cream, clip=mt, vol=0.4, soft=1.0, rough=2)
    body = P(
        curve(
            [(-6, -62), (-19, -46), (-27, -24), (-27, -6), (-16, 1), (8, 1), (16, -4), (16, -24), (14, -44), (8, -60)]
        )
    )
    mb = c.paint(body, col, dark=dark, vol=0.9, rim=rim, tex=0.2, shadow=(0, 1, 2, 0.3))
    c.paint(
        P(curve([(12, -60), (20, -40), (14, -18), (6, -26), (2, -44), (4, -58)])),
        cream,
        clip=mb,
        vol=0.4,
        soft=0.8,
        rough=2,
    )
    c.paint(
        P(curve([(-22, -18), (-8, -24), (2, -12), (2, 0), (-20, 2), (-28, -6)])),
        shift(col, -0.03),
        dark=dark,
        vol=0.7,
        clip=mb,
    )  # haunch
    c.paint(
        P(limb([(11, -38), (14, -18), (14, -1), (18, -1)], [11, 8, 6.5, 5])),
        shift(col, 0.01),
        dark=dark,
        vol=0.7,
        shadow=(-1, 0, 1.5, 0.3),
    )
    c.paint(P(limb([(14, -8), (14.5, -1), (19, -1)], [6.5, 6.5, 5])), ink, vol=0.4)
    if coat:
        c.paint(
            P(
                curve(
                    [
                        (-9, -64),
                        (-24, -44),
                        (-32, -20),
                        (-30, -8, "c"),
                        (-10, -14),
                        (6, -8, "c"),
                        (10, -30),
                        (14, -58),
                        (6, -66),
                    ]
                )
            ),
            coat,
            vol=0.9,
            rim=rim,
            shadow=(0, 2, 2, 0.35),
            texk="streakv",
            tex=0.2,
        )
        c.paint(
            P(curve([(-12, -62), (0, -54), (14, -60), (15, -66), (0, -61), (-11, -68)])), shift(coat, 0.16), vol=0.5
        )
        for i in range(3):
            c.dot(*P.pt(9 - i * 0.6, -48 + i * 11), 1.5 * P.s, "#f2cf7a")
        c.paint(
            P(limb([(4, -54), (16, -42), (27, -44)], [12, 10, 8])), shift(coat, 0.04), vol=0.8, shadow=(0, 2, 2, 0.35)
        )
        c.paint(P(limb([(27, -44), (31, -45)], [7, 6])), ink, vol=0.4)
    # head
    far = P(curve([(8, -84, "c"), (14, -104, "c"), (21, -84)]))
    c.paint(far, dark, vol=0.4)
    head = P(
        curve(
            [
                (-14, -104, "c"),
                (-3, -88),
                (8, -88),
                (20, -82),
                (30, -74),
                (41, -70),
                (42, -66),
                (34, -61),
                (20, -58),
                (8, -55),
                (-6, -54),
                (-14, -58, "c"),
                (-15, -66),
                (-18, -76),
                (-17, -90),
            ]
        )
    )
    mh = c.paint(head, col, dark=dark, vol=0.8, rim=rim, shadow=(0, 2, 2.5, 0.4), detail=0.6)
    c.paint(P(curve([(-14, -101, "c"), (-7, -88), (-13, -80), (-15, -90)])), dark, vol=0.3, clip=mh)
    c.paint(
        P(
            curve(
                [(42, -66), (30, -67), (20, -66), (10, -68), (0, -64), (-12, -58, "c"), (-4, -50), (20, -50), (40, -60)]
            )
        ),
        cream,
        clip=mh,
        vol=0.3,
        rough=1.2,
        soft=0.4,
    )
    c.paint(P(ellipse(40.5, -69, 3, 2.5)), ink, vol=0.3, rough=0)
    c.paint(P(curve([(11, -74, "c"), (16, -78), (21, -74, "c"), (16, -72)])), ink, vol=0, rough=0)
    c.dot(*P.pt(15.6, -75.6), 0.9 * P.s, "#ffffff")
    c.line([P.pt(41, -66), P.pt(34, -63), P.pt(26, -63.5)], [0.8 * P.s, 0.4], ink, 0.7)
    return mh


def gull(x, y, w, a=0):
    """The path of a far gull."""
    return transform(
        merged(
            [
                limb([(-w, -w * 0.1), (-w * 0.5, -w * 0.42), (0, 0)], [0.3, w * 0.13, w * 0.12], n=12, cap=False),
                limb([(0, 0), (w * 0.5, -w * 0.42), (w, -w * 0.05)], [w * 0.12, w * 0.13, 0.3], n=12, cap=False),
            ]
        ),
        x,
        y,
        1,
        a,
    )


def fish(c, P, col, fin=None, rim=None, glow=None):
    """A fish that swims to the right."""
    fin = fin or shift(col, -0.08)
    c.paint(P(curve([(-18, 0, "c"), (-34, -12, "c"), (-30, 0), (-34, 12, "c")])), fin, vol=0.3, rough=0.2)
    c.paint(P(curve([(-6, -8, "c"), (2, -17), (10, -8, "c")])), fin, vol=0.3, rough=0.2)
    m = c.paint(
        P(curve([(-20, 0), (-8, -9), (8, -10), (22, -3), (24, 0), (20, 4), (8, 9), (-8, 8)])),
        col,
        vol=0.8,
        rim=rim,
        rough=0.3,
    )
    c.paint(P(ellipse(15, -2.5, 2)), "#14131a", vol=0, rough=0)
    c.line([P.pt(9, -7), P.pt(6.5, 0), P.pt(9, 6)], [0.8 * P.s], shift(col, -0.2), 0.6)
    return m


def sitting_cat(c, P, col="#23202b", rim=None, eye="#e6c65a"):
    """Cat sitting, from behind, head turned right; 70 tall."""
    c.paint(P(limb([(14, -4), (34, -2), (44, -14), (38, -26), (43, -34)], [8, 7, 6, 5, 3])), col, vol=0.6, rim=rim)
    c.paint(
        P(curve([(-8, -46), (-18, -28), (-23, -8), (-16, 1), (16, 1), (22, -8), (17, -28), (9, -46)])),
        col,
        vol=0.8,
        rim=rim,
    )
    c.paint(
        P(
            curve(
                [
                    (-13, -69, "c"),
                    (-7, -62),
                    (5, -62),
                    (12, -69, "c"),
                    (14, -55),
                    (10, -45),
                    (0, -41),
                    (-10, -45),
                    (-14, -55),
                ]
            )
        ),
        col,
        vol=0.8,
        rim=rim,
        shadow=(0, 1, 2, 0.3),
    )
