"""Hands, shoes and the sack a carrier carries."""

import math

from ..paint.colour import shift
from ..paint.paths import Pose, curve, limb, transform, union
from .cloth import crease


def hand(c, x, y, ang, L, kind="rest", skin="#e3b591", flip=1, rim=None):
    """Hand of length L at the wrist (x, y), pointing along ang degrees (0 right, 90 down). flip: thumb side."""
    P = Pose(x, y, L / 20, ang)
    sk = dict(vol=0.75, rough=0.1, detail=0.8, rim=rim, rimw=0.5 + L * 0.03)
    f = flip
    if kind == "open":
        fing = [
            limb(
                [(8, -4 + i * 2.8), (14 + (i in (1, 2)) * 2, -7 + i * 4.6), (20 + (i in (1, 2)) * 3, -9.5 + i * 6.2)],
                [3.6, 3.2, 2.2],
            )
            for i in range(4)
        ]
        thumb = limb([(3, -4 * f), (8, -9 * f), (12, -11.5 * f)], [4, 3.6, 2.2])
        p = union(curve([(-2, -3.2), (4, -5), (10, -5.4), (12, 0), (10, 5.4), (4, 5), (-2, 3.2)]), thumb, *fing)
    elif kind == "grip":
        p = union(
            curve([(-2, -3.2), (4, -4.6), (10, -5.6), (13, -2), (13, 3), (9, 5.6), (3, 4.8), (-2, 3.2)]),
            limb([(3, -3 * f), (8, -6 * f), (12, -4.4 * f)], [3.8, 4, 2.8]),
        )
    else:
        p = union(
            curve(
                [(-2, -3), (4, -4.6), (11, -4.2), (17, -2.8), (20.5, 0.4), (17.5, 3.2), (10, 4.6), (4, 4.2), (-2, 3)]
            ),
            limb([(2, -3 * f), (7, -6.4 * f), (12, -6.2 * f)], [3.6, 3.6, 2]),
        )
    m = c.paint(P(p), skin, **sk)
    if L > 9 and kind != "open":
        for i in (-1, 0, 1):
            a, b = ((9.5, i * 2.6), (13.5, i * 2.6)) if kind == "grip" else ((11, i * 2), (19, i * 1.5 + 0.4))
            c.line(
                [P.pt(*a), P.pt(*b)],
                [0.35 * P.s, 0.75 * P.s, 0.3 * P.s],
                shift(skin, -0.2, 1.1, -12),
                0.7,
                clip=m,
                rough=0.08,
                detail=0.8,
            )
    return P.pt(10, 0)


def shoe(c, R, T, n, s, col, rim, fac, fog):
    """Shoe under an ankle; turns with the view."""
    kn, an = R["kn" + n], R["an" + n]
    k = R["B"]["g"] * (1.1 if R["B"]["head"] > 24 else 1)
    fx = math.sin(R["yaw"])
    a = math.atan2(an[1] - kn[1], an[0] - kn[0])
    tilt = max(-70, min(70, math.degrees(a) - 90)) * (0.8 if abs(fx) > 0.3 else 0.2)
    ln = 2.6 + 5.8 * abs(fx)
    sg = 1 if fx >= -0.05 else -1
    dn = 2.2 if math.cos(R["yaw"]) > 0.3 else 0
    p = curve(
        [
            (-2.6, -3.4, "c"),
            (2.4 * sg * sg, -3.4),
            (2.6 + ln * 0.35, -1.2 + dn * 0.3),
            (ln, 0.2 + dn * 0.6),
            (ln + 0.6, 2.2 + dn),
            (ln * 0.5, 2.7 + dn),
            (-2.8, 2.6 + dn * 0.4, "c"),
            (-3.2, 0),
        ]
    )
    q = transform(p, 0, 0, k, tilt, sg < 0)
    q = transform(q, *(0, 0), s, 0, fac < 0)
    X, Y = T(an)
    c.paint(
        transform(q, X, Y), col, vol=0.7, rough=0.15, rim=rim, fog=fog, detail=0.4, shadow=(0, 0.6 * s, 0.8 * s, 0.3)
    )


def sack(c, x, y, s, f, col="#b08a5a"):
    """A tied bundle, to be carried on a back (load=sack)."""
    P = Pose(x, y, s, -8 * f, f < 0)
    m = c.paint(
        P(curve([(3, -15), (-4, -16), (-18, -10), (-25, 6), (-19, 20), (-4, 22), (4, 12), (4, -4)])),
        col,
        vol=1.0,
        texk="streakd",
        tex=0.35,
        rough=0.3,
        rim="#fff0d0",
        shadow=(0, s, 2 * s, 0.3),
    )
    for a, b in (((-2, -14), (-12, 4)), ((0, -13), (-4, 10)), ((-4, -14), (-19, 0))):
        crease(c, [P.pt(*a), P.pt((a[0] + b[0]) / 2 - 1, (a[1] + b[1]) / 2), P.pt(*b)], 1.1 * s, col, m, s, 0.55)
    c.paint(
        P(curve([(0, -15), (-6, -20), (0, -23, "c"), (4, -19), (9, -22, "c"), (5, -15)])),
        shift(col, 0.05),
        vol=0.7,
        rough=0.2,
    )
