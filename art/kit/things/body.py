"""A large hand, as a thing."""

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb, sample, union
from .stuff import thing_frame


def big_hand(c, x, y, size, skin="#e0b08c", pose="offer", sleeve_=None, **kw):
    """Offer: palm up seen from the side, fingers to the right, (x,y) = wrist; size = length wrist to fingertip.

    Returns palm point. open: palm toward us, fingers up, (x,y) = wrist.
    """
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(skin, -0.24, 1.15, -14), light=shift(skin, 0.13), rough=0.25, rim=True)
    D = st["dark"]
    if pose == "offer":
        for i, (p, w) in enumerate(
            (
                ([(44, 2), (66, 0), (84, -8), (96, -18)], [15, 12, 10, 6]),
                ([(46, 6), (70, 6), (90, 0), (103, -8)], [16, 13, 11, 6.4]),
                ([(46, 10), (70, 13), (90, 9), (102, 3)], [16, 13, 11, 6.4]),
            )
        ):
            k.paint(limb(p, w), shift(skin, -0.07 + i * 0.025), **st, vol=0.9, shadow=(0, 1.4, 2, 0.3))
            q = sample(p, 20)
            for j in (9, 14):
                k.line([(q[j][0] - 1, q[j][1] - 4), (q[j][0] + 1, q[j][1] + 3)], [0.3, 1, 0.3], D, 0.5)
        palm = curve(
            [(-14, -13), (6, -14), (22, -12), (38, -6), (52, 2), (56, 14), (46, 24), (24, 27), (2, 22), (-14, 15)]
        )
        lf = limb([(42, 15), (66, 21), (84, 20), (97, 14)], [17, 12.6, 10.4, 6])
        m = k.paint(union(palm, lf), skin, **st, vol=1.0, px=220, shadow=(0, 2, 3, 0.3))
        k.paint(
            [(10, -8), (28, -5), (46, 4), (42, 12), (24, 8), (12, 2)],
            shift(skin, -0.06, 1.15),
            vol=-0.5,
            soft=2.4,
            clip=m,
            alpha=0.8,
        )
        for a in ([(20, -8), (30, 2), (34, 14)], [(32, -4), (42, 4), (52, 6)], [(48, 8), (46, 16), (40, 22)]):
            k.line(a, [0.4, 1.4, 0.4], D, 0.55, clip=m)
        k.paint(
            limb([(18, -4), (30, -18), (42, -26), (52, -27)], [17, 13, 10.4, 6]),
            shift(skin, 0.02),
            **st,
            vol=0.95,
            shadow=(0, 2, 2.6, 0.35),
        )
        k.paint(ellipse(51, -29, 3.4, 1.8, 6), shift(skin, 0.12), vol=0.4, rough=0.1)
        k.line([(33, -23), (37, -18)], [0.4, 1, 0.4], D, 0.5)
        if sleeve_:
            k.paint(
                [(-40, -20), (-14, -19), (-6, -17, "c"), (-3, 2), (-6, 20, "c"), (-40, 24)],
                sleeve_,
                vol=0.9,
                rim=True,
                rough=0.4,
                texk="streakv",
                tex=0.2,
                shadow=(2, 1, 3, 0.4),
            )
            k.paint(
                [(-10, -18, "c"), (-2, -17), (1, 2), (-2, 20), (-10, 20, "c"), (-7, 2)],
                shift(sleeve_, 0.14),
                vol=0.6,
                rough=0.3,
            )
        return k.pt(30, -4)
    F = [
        ([(-15, -44), (-21, -64), (-24, -82)], [11, 9.4, 6.4]),
        ([(-6, -48), (-8, -72), (-9, -94)], [11.6, 10, 6.6]),
        ([(4, -48), (5, -74), (6, -98)], [11.6, 10, 6.8]),
        ([(13, -44), (17, -68), (20, -88)], [11.2, 9.6, 6.4]),
    ]
    palm = curve([(-16, 0), (-18, -22), (-20, -42), (-12, -50), (4, -52), (16, -48), (20, -34), (18, -16), (14, 0)])
    thumb = limb([(12, -16), (26, -28), (34, -42), (38, -54)], [16, 12, 10, 6.6])
    m = k.paint(union(palm, thumb, *[limb(p, w) for p, w in F]), skin, **st, vol=1.0, px=280, shadow=(1, 2, 4, 0.35))
    for p, w in F:
        q = sample(p, 20)
        for j in (1, 8, 13):
            k.line(
                [(q[j][0] - w[1] * 0.36, q[j][1]), (q[j][0], q[j][1] + 0.8), (q[j][0] + w[1] * 0.36, q[j][1])],
                [0.3, 0.9, 0.3],
                D,
                0.5,
                clip=m,
            )
    for a in ([(-18, -36), (-4, -38), (14, -44)], [(-16, -26), (0, -30), (16, -38)], [(14, -36), (2, -26), (0, -4)]):
        k.line(a, [0.4, 1.3, 0.4], D, 0.55, clip=m)
    k.lighten(ellipse(9, -18, 7, 10, 24), st["light"], 0.3, 3, m)
    if sleeve_:
        k.paint(
            [(-20, 2), (-18, -6, "c"), (0, -3), (17, -6, "c"), (20, 2), (24, 40), (-24, 40)],
            sleeve_,
            vol=0.9,
            rim=True,
            rough=0.4,
        )
    return k.pt(0, -26)
