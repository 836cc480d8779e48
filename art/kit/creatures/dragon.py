"""A dragon's head and scales."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.mask import Mask
from ..paint.paths import curve, ellipse, limb, sample, transform


def dragon_head(
    c,
    x,
    y,
    size,
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#6f7a5c",
    dark="#1f241e",
    light="#c9c08a",
    belly="#c9b487",
    horn="#d8c8a0",
    lid=0.5,
    iris="#e0a83a",
    age=1.0,
    neck=True,
    jaw=0.0,
):
    """A head lying on the ground, facing right.

    size = height of the skull; length 2.9 x (neck goes out to the left). lid 0..1 = sleepy eye, jaw = opening degrees,
    age = beard, wrinkles, chipped horn. Returns eye, nostril, brow, crown points.
    """
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    rr = np.random.default_rng(11)
    if neck:
        nk = curve(
            [
                (-190, -140),
                (-150, -112),
                (-110, -92),
                (-66, -84),
                (-30, -80),
                (0, -60),
                (-4, -20),
                (-30, -2),
                (-90, 2),
                (-150, -10),
                (-220, -40),
            ]
        )
        mn = k.paint(nk, shift(col, -0.05), dark=dark, light=light, vol=1.0, px=280, rim=True, rough=0.8)
        scales(k, mn, [(-200, -130), (-110, -86), (-20, -70)], 9, 11, shift(col, -0.03), dark, light, step=11, depth=70)
        k.paint(
            [(-200, -20), (-110, -6), (-30, -14), (-4, -20), (-20, 6), (-110, 14), (-210, -10)],
            belly,
            dark=shift(belly, -0.22),
            vol=0.6,
            clip=mn,
            rough=0.6,
        )
        for i in range(13):
            u = -180 + i * 13
            k.line([(u, -26 + abs(i - 9) * 0.6), (u + 6, 0), (u + 3, 10)], [0.6, 2.2, 0.6], dark, 0.5, clip=mn)
        for i in range(8):  # dorsal plates
            t = i / 7
            u, v = -168 + 140 * t, -116 + 42 * t**0.7
            k.paint(
                [
                    (u - 10, v + 6, "c"),
                    (u - 10, v - 10),
                    (u - 16, v - 24 + 6 * t, "c"),
                    (u + 2, v - 12),
                    (u + 9, v + 4, "c"),
                ],
                shift(col, -0.1),
                dark=dark,
                light=light,
                vol=0.6,
                rim=True,
                rough=0.4,
            )
    # far horn
    k.paint(
        limb([(4, -80), (-20, -98), (-48, -112), (-76, -112)], [16, 14, 9, 0.8], cap=False),
        shift(horn, -0.16),
        dark=shift(dark, 0.05),
        vol=0.8,
        rough=0.4,
    )
    # lower jaw
    lj = transform(
        curve(
            [(10, -22), (50, -22), (100, -20), (128, -18), (134, -10), (126, -2), (96, 0), (50, 2), (12, 0), (-8, -8)]
        ),
        0,
        0,
        1,
        jaw,
        about=(6, -16),
    )
    mj = k.paint(lj, shift(col, -0.04), **st, vol=0.9, px=240, rim=True, rough=0.6, shadow=(0, 2, 5, 0.5))
    k.paint(
        [(0, -6), (60, -4), (124, -6), (110, 6), (20, 8)],
        belly,
        dark=shift(belly, -0.25),
        vol=0.2,
        alpha=0.7,
        soft=2.4,
        clip=mj,
    )
    if jaw > 4:
        k.paint([(20, -22), (110, -22), (118, -14), (30, -12)], "#5a1c20", vol=0, soft=1, clip=mj)
    # skull
    sk = curve(
        [
            (-26, -30),
            (-30, -52),
            (-22, -74),
            (-4, -88),
            (16, -92),
            (34, -86),
            (46, -74),
            (64, -62),
            (86, -54),
            (106, -54),
            (120, -58),
            (134, -52),
            (142, -38),
            (140, -24),
            (130, -17),
            (110, -18),
            (84, -22),
            (56, -20),
            (34, -16),
            (12, -12),
            (-10, -14),
        ]
    )
    m = k.paint(sk, col, **st, vol=1.1, px=300, rim=True, rough=0.7, shadow=(0, 3, 6, 0.45), tex=0.3, texk="speck")
    scales(k, m, [(-28, -66), (10, -86), (60, -60), (130, -46)], 6, 5.4, col, dark, light, step=7, depth=44, alpha=0.85)
    # muzzle planes
    k.lighten([(46, -70), (84, -52), (112, -52), (90, -46), (56, -54)], light, 0.4, 3, m)
    k.darken([(40, -50), (70, -40), (104, -38), (70, -32), (44, -38)], 0.35, 5, m, dark)
    k.darken([(-24, -40), (-10, -46), (6, -36), (-4, -22), (-22, -24)], 0.35, 5, m, dark)
    # lip line and teeth
    lip = [(136, -21), (118, -20), (100, -25), (80, -22), (58, -24), (36, -19), (16, -17), (2, -12)]
    k.line(lip, [1.4, 2.6, 2.2, 2.6, 2.2, 2.4, 2, 0.6], "#14100f", 0.95, detail=0.8)
    k.line([(u, v - 2.4) for u, v in lip[:-1]], [0.5, 1.6, 1.4, 1.6, 1.4, 1.2, 0.5], light, 0.5)
    for u, v, L in ((122, -20, 9), (108, -22, 6), (90, -23.6, 7), (68, -23.4, 6), (47, -22, 5)):
        k.paint(
            [(u - 3, v - 1, "c"), (u + 3, v - 1, "c"), (u + 0.6, v + L, "c")],
            "#efe2bd",
            dark="#9a7a4c",
            vol=0.6,
            rough=0.15,
        )
    # nostril
    k.paint(
        [(112, -58), (122, -61), (132, -54), (136, -44), (126, -40), (114, -46)],
        shift(col, 0.02),
        **st,
        vol=0.8,
        clip=m,
        rough=0.4,
        soft=0.5,
    )
    k.paint([(119, -49, "c"), (126, -54), (132, -49), (130, -45), (124, -46)], "#120c0c", vol=0, rough=0.2, detail=0.8)
    # brow and eye
    ex, ey = 22, -60
    k.darken(ellipse(ex, ey + 1, 21, 17), 0.55, 5, m, dark)
    k.paint(
        curve(
            [
                (ex - 17, ey + 3, "c"),
                (ex - 8, ey - 10),
                (ex + 6, ey - 11),
                (ex + 19, ey + 3, "c"),
                (ex + 6, ey + 11),
                (ex - 8, ey + 10),
            ]
        ),
        "#1a1410",
        vol=0,
        rough=0.2,
        detail=1.0,
    )
    me = c.mask(
        k.P(
            curve(
                [
                    (ex - 15, ey + 3, "c"),
                    (ex - 7, ey - 9),
                    (ex + 6, ey - 10),
                    (ex + 17, ey + 3, "c"),
                    (ex + 6, ey + 9.4),
                    (ex - 7, ey + 9),
                ]
            )
        ),
        0,
    )
    k.paint(
        Mask(me.a, me.x0, me.y0) if False else ellipse(ex + 1, ey, 16, 11),
        iris,
        dark=shift(iris, -0.36, 1.1, -14),
        light=shift(iris, 0.16),
        vol=0,
        grad=((ex, ey - 10), (ex, ey + 9), -0.55, 0.4),
        clip=me,
        rough=0,
        lit=0.5,
        detail=1.0,
    )
    for i in range(60):
        a = i / 60 * 6.283
        k.line(
            [
                (ex + 3 + math.cos(a) * 3, ey + math.sin(a) * 3),
                (ex + 3 + math.cos(a) * rr.uniform(8, 14), ey + math.sin(a) * rr.uniform(6, 10)),
            ],
            [0.9, 0.25],
            shift(iris, rr.choice([-0.2, -0.12, 0.16])),
            0.6,
            clip=me,
        )
    k.paint(
        [(ex + 3, ey - 9, "c"), (ex + 6, ey), (ex + 3, ey + 9, "c"), (ex, ey)],
        "#0c080a",
        vol=0,
        rough=0,
        lit=0,
        clip=me,
        detail=1.0,
    )
    k.dot(ex - 2, ey - 1.4 + lid * 3, 2.0, "#fff8e4")
    k.dot(ex + 8, ey + 5, 0.9, "#fff0c8", 0.5)
    yl = ey - 11 + 20 * lid
    ml = k.paint(
        [
            (ex - 19, ey + 4, "c"),
            (ex - 16, ey - 12),
            (ex, ey - 18),
            (ex + 16, ey - 12),
            (ex + 21, ey + 4, "c"),
            (ex + 12, yl + 2),
            (ex + 1, yl),
            (ex - 9, yl + 2.4),
        ],
        shift(col, 0.03),
        **st,
        vol=0.7,
        rough=0.3,
        shadow=(0, 1.6, 2, 0.55),
        detail=1.0,
    )
    for q in range(int(4 * age)):
        k.line(
            [(ex - 16, ey - q * 3.2), (ex, yl - 3.2 - q * 3.0), (ex + 17, ey - q * 3.2)],
            [0.4, 1.3, 0.4],
            dark,
            0.55,
            clip=ml,
        )
    for q in range(int(4 * age)):  # bags
        k.line(
            [(ex - 15 + q, ey + 6 + q * 3), (ex, ey + 13 + q * 3.4), (ex + 17 - q, ey + 6 + q * 3)],
            [0.3, 1.7 - q * 0.25, 0.3],
            dark,
            0.6 - q * 0.1,
            clip=m,
        )
        k.line(
            [(ex - 13 + q, ey + 8 + q * 3), (ex, ey + 14.6 + q * 3.4), (ex + 15 - q, ey + 8 + q * 3)],
            [0.3, 1.1, 0.3],
            light,
            0.4,
            clip=m,
        )
    k.paint(
        [
            (ex - 24, ey - 6),
            (ex - 18, ey - 20),
            (ex - 2, ey - 27),
            (ex + 12, ey - 24),
            (ex + 25, ey - 10),
            (ex + 27, ey - 2, "c"),
            (ex + 17, ey - 10),
            (ex, ey - 16),
            (ex - 14, ey - 11),
        ],
        shift(col, -0.02),
        **st,
        vol=1.0,
        rim=True,
        rough=0.5,
        shadow=(0, 2, 3, 0.5),
    )
    if age:  # bristling old eyebrow and beard
        for i in range(int(16 * age)):
            t = i / 15
            u, v = ex - 18 + 42 * t, ey - 20 - 6 * math.sin(t * 3.1) + (6 * t)
            L = rr.uniform(9, 18)
            k.paint(
                limb(
                    [(u, v + 3), (u - 2 + rr.normal(0, 2), v - L * 0.6), (u - L * 0.7, v - L)],
                    [2.2, 1.5, 0.3],
                    n=12,
                    cap=False,
                ),
                "#d8d2c2",
                dark="#8a8478",
                vol=0.4,
                rough=0.2,
            )
        bm = k.paint(
            [
                (14, -3),
                (44, -1),
                (84, -2),
                (116, -6),
                (121, -1),
                (114, 6),
                (110, 15, "c"),
                (104, 6),
                (98, 10),
                (92, 23, "c"),
                (86, 9),
                (79, 12),
                (68, 31, "c"),
                (62, 11),
                (54, 12),
                (43, 25, "c"),
                (40, 9),
                (30, 10),
                (20, 17, "c"),
                (18, 6),
                (6, 2),
            ],
            "#a39a86",
            dark="#3f392f",
            light="#e6dcc4",
            vol=0.7,
            rough=1.6,
            soft=0.5,
            shadow=(0, 2, 4, 0.45),
        )
        k.fur(
            bm,
            [
                [(114, -6), (112, 4), (110, 16)],
                [(94, -4), (94, 8), (91, 22)],
                [(74, -3), (74, 12), (67, 31)],
                [(50, -3), (48, 8), (42, 24)],
                [(24, -3), (22, 6), (18, 16)],
            ],
            13,
            1.2,
            con=0.26,
            over=2.6,
            jit=0.22,
        )
    # cheek frill, near horn
    for i, (a, L) in enumerate(((196, 34), (180, 40), (163, 40), (146, 32))):
        u, v = -12 + i * 4, -48 + i * 10
        p = transform(curve([(6, -7), (-4 + 4, -6), (L * 0.7, -3.4), (L, 0, "c"), (L * 0.7, 4), (4, 7)]), u, v, 1, a)
        k.paint(p, shift(col, -0.03 + 0.015 * i), **st, vol=0.8, rim=True, rough=0.4, shadow=(0, 1.4, 2, 0.4))
    hp = [(2, -84), (-18, -108), (-48, -124), (-84, -122), (-104, -108)]
    mh = k.paint(
        limb(hp, [22, 19, 14, 8, 1], n=60, cap=False),
        horn,
        dark="#6a5034",
        light="#fff6dc",
        vol=1.0,
        rim=True,
        rough=0.4,
        px=240,
        shadow=(0, 2, 3, 0.4),
    )
    k.paint(
        [(-10, -92), (2, -98), (14, -92), (18, -80), (8, -70), (-8, -72), (-14, -82)],
        shift(col, -0.02),
        **st,
        vol=0.9,
        rough=0.5,
        shadow=(0, 1.4, 2, 0.4),
    )
    for a__ in range(7):
        t = a__ / 6
        k.paint(
            transform(
                curve([(-5, 4), (0, -7, "c"), (5, 4)]), -12 + 26 * t, -86 - 9 * math.sin(t * 3.14), 1, -50 + 80 * t
            ),
            shift(col, 0.03),
            **st,
            vol=0.8,
            rough=0.3,
            shadow=(0, 0.8, 1, 0.4),
        )
    q = sample(hp, 40)
    for i in range(2, 36):
        d = q[i] - q[i - 1]
        d = d / np.hypot(*d)
        nn = np.array([-d[1], d[0]])
        w = np.interp(i / 39, np.linspace(0, 1, 5), [22, 19, 14, 8, 1]) * 0.5
        k.line(
            [tuple(q[i] + nn * w), tuple(q[i] - d * 2.4), tuple(q[i] - nn * w)],
            [0.4, 1.1, 0.4],
            "#7a5f3c",
            0.5,
            clip=mh,
        )
    for i in range(7):  # small spines over the snout
        t = i / 6
        u, v = 50 + 62 * t, -73 + 19 * t**0.6
        L = 9 - 4 * t
        k.paint(
            [(u - 4, v + 3, "c"), (u - 4, v - L * 0.5), (u - 6, v - L, "c"), (u + 2, v - L * 0.3), (u + 4, v + 3, "c")],
            shift(horn, -0.08),
            dark=dark,
            vol=0.6,
            rim=True,
            rough=0.2,
        )
    for a in ([(132, -34), (150, -22), (156, -4), (172, 2)], [(126, -30), (138, -12), (136, 6), (146, 14)]):  # barbels
        k.paint(limb(a, [4.4, 3, 1.8, 0.4], cap=False), shift(col, 0.05), **st, vol=0.7, rough=0.25, rim=True, rimw=0.7)
    return dict(
        eye=k.pt(ex, ey),
        nostril=k.pt(128, -50),
        brow=k.pt(ex, ey - 26),
        crown=k.pt(10, -92),
        snout=k.pt(90, -55),
        horn=k.pt(-104, -108),
        kit=k,
        mask=m,
    )


def scales(k, m, line, rows, size, col, dark, light, step=8, depth=60, alpha=0.8, seed=3):
    """Overlapping scale rows hanging off a ridge line, clipped to mask m.

    Each row is painted in two interleaved passes.
    """
    rr = np.random.default_rng(seed)
    L = sample(line, 60)
    d = np.gradient(L, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    tot = np.hypot(*np.diff(L, axis=0).T).sum()
    n = int(tot / step)
    for r in range(rows):
        for par in (0, 1):
            ps = []
            for i in range(n + 1):
                if i % 2 != par:
                    continue
                t = min(0.999, (i + (r % 2) * 0.5) / n)
                j = int(t * 59)
                p = L[j] + nr[j] * (depth * r / rows + 2)
                s = size * rr.uniform(0.85, 1.1) * (1 - 0.25 * r / rows)
                a = math.degrees(math.atan2(d[j][1], d[j][0])) + 180
                ps.append(
                    transform(
                        curve(
                            [
                                (-s * 0.7, -s * 0.5),
                                (s * 0.2, -s * 0.62),
                                (s * 0.95, 0, "c"),
                                (s * 0.2, s * 0.62),
                                (-s * 0.7, s * 0.5),
                            ]
                        ),
                        p[0],
                        p[1],
                        1,
                        a + 14,
                    )
                )
            if ps:
                k.many(
                    ps,
                    shift(col, 0.025 * (1 - r / rows) + (0.015 if par else -0.01)),
                    dark=dark,
                    light=light,
                    vol=0.75,
                    clip=m,
                    alpha=alpha,
                    rough=0.25,
                    shadow=None,
                    px=320,
                )
