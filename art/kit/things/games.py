"""Chess pieces."""

import math

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, lathe, poly, rect, union
from .stuff import highlight, thing_frame

CHESS = {
    "pawn": [
        (0.1, -56),
        (7, -54),
        (9.4, -47),
        (7, -40),
        (5, -38, "c"),
        (9.4, -36),
        (9.4, -34, "c"),
        (5.6, -31),
        (5.4, -22),
        (9, -13),
        (13, -10, "c"),
        (13, -7, "c"),
        (16, -5),
        (16, 0, "c"),
    ],
    "rook": [
        (12, -68, "c"),
        (12, -60),
        (9, -57),
        (8, -54),
        (9.6, -52, "c"),
        (7.6, -48),
        (7.6, -24),
        (11, -14),
        (15, -11, "c"),
        (15, -7, "c"),
        (18, -5),
        (18, 0, "c"),
    ],
    "bishop": [
        (0.1, -88),
        (3, -87),
        (3, -84, "c"),
        (8.6, -72),
        (8.4, -64),
        (5.2, -59, "c"),
        (10, -57),
        (10, -54, "c"),
        (5.6, -50),
        (5.8, -28),
        (10, -15),
        (15, -12, "c"),
        (15, -8, "c"),
        (18, -5),
        (18, 0, "c"),
    ],
    "queen": [
        (0.1, -97),
        (3, -95),
        (3, -91, "c"),
        (8, -88),
        (13, -89, "c"),
        (9, -72),
        (7, -66, "c"),
        (12, -64),
        (12, -61, "c"),
        (6.4, -57),
        (6.6, -30),
        (11, -16),
        (16, -12, "c"),
        (16, -8, "c"),
        (19, -5),
        (19, 0, "c"),
    ],
    "king": [
        (7, -92, "c"),
        (12, -88),
        (12.6, -84),
        (8.6, -70),
        (7.6, -66, "c"),
        (12.6, -64),
        (12.6, -61, "c"),
        (6.8, -57),
        (7, -30),
        (11.6, -16),
        (16.6, -12, "c"),
        (16.6, -8, "c"),
        (20, -5),
        (20, 0, "c"),
    ],
}


def chess(c, x, y, size, kind="king", col="#efe2c4", felt=None, **kw):
    """Kind: king queen bishop knight rook pawn; size = height of a king on that scale (all kinds share one scale)."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(
        dark=shift(col, -0.34, 1.15, -14), light=shift(col, 0.14, 0.8), vol=1.1, rim=True, rough=0.2, tex=0.12, px=200
    )
    k.darken(ellipse(3, 1, 24, 5), 0.45, 2.4)
    if kind == "knight":
        k.paint(lathe([(9, -26), (10, -18), (15, -12, "c"), (15, -8, "c"), (18, -5), (18, 0, "c")]), col, **st)
        m = k.paint(
            [
                (-9, -22, "c"),
                (-13, -36),
                (-12, -54),
                (-6, -68),
                (0, -76, "c"),
                (3, -70),
                (11, -65),
                (17, -54),
                (20, -47),
                (17, -41),
                (11, -42),
                (6, -46),
                (3, -44),
                (7, -36),
                (11, -28),
                (10, -22, "c"),
            ],
            col,
            **st,
            shadow=(0, 1, 1.5, 0.3),
        )
        for i in range(6):
            t = i / 5
            k.line(
                [(-5 - 6 * t, -68 + 36 * t), (-2 - 3 * t, -62 + 34 * t), (-4 - 2 * t, -57 + 34 * t)],
                [0.5, 1.6, 0.4],
                st["dark"],
                0.6,
                clip=m,
            )
        k.paint(ellipse(6, -58, 1.7, 1.5), "#1a1216", vol=0, rough=0)
        k.line([(18, -45), (13, -46)], [0.5, 1], st["dark"], 0.8)
        k.paint(ellipse(17, -49, 1), st["dark"], vol=0, rough=0)
        k.line([(-11, -23), (0, -20.6), (11, -23)], 1.6, st["dark"], 0.5)
        return k.pt(0, -76)
    prof = CHESS[kind]
    m = k.paint(lathe(prof), col, **st)
    highlight(k, [(-r * 0.5, y_) for r, y_, *_ in prof[1:-2]], [0.8, 1.6, 1.6, 0.8], m, 0.5)
    for r, y_, *q in prof:
        if q and r > 4 and y_ < -2:
            k.line(
                [(-r * 0.96, y_ - 0.2), (0, y_ + r * 0.2), (r * 0.96, y_ - 0.2)],
                [0.4, 0.9, 0.4],
                st["dark"],
                0.55,
                clip=m,
            )
    if kind == "king":
        k.paint(union(rect(-1.8, -107, 3.6, 17, 0.6), rect(-5.6, -103, 11.2, 3.4, 0.6)), col, **st)
        k.paint(ellipse(0, -91, 7, 3), col, **st)
    elif kind == "queen":
        for i in range(5):
            u = -10.6 + i * 5.3
            k.paint(ellipse(u, -89.6 - 1.4 * math.cos(i - 2), 2), col, **st)
    elif kind == "bishop":
        k.paint(poly([(1, -80), (6.4, -70), (4.8, -69), (-0.4, -78)]), st["dark"], vol=0, alpha=0.85, rough=0.1, clip=m)
    elif kind == "rook":
        k.paint(ellipse(0, -67, 12, 3), st["dark"], vol=-0.3, rough=0.1)
        for u in (-10, -3, 4, 10):
            k.paint(rect(u - 2.2, -72 + abs(u) * 0.1, 4.4, 6.4, 0.6), col, **st)
    if felt:
        k.paint(
            curve([(-20, -1, "c"), (0, 4), (20, -1, "c"), (20, 1, "c"), (0, 6), (-20, 1, "c")]), felt, vol=0.2, clip=m
        )
    return k.pt(0, -90)
