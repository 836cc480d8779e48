"""A large hand and a large eye, as things."""

import math

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb, minus, sample, union
from .stuff import thing_frame


def big_hand(c, x, y, size, skin='#e0b08c', pose='offer', sleeve_=None, **kw):
    """Offer: palm up seen from the side, fingers to the right, (x,y) = wrist; size = length wrist to fingertip. Returns palm point.
    open: palm toward us, fingers up, (x,y) = wrist."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(skin, -0.24, 1.15, -14), light=shift(skin, 0.13), rough=0.25, rim=True)
    D = st['dark']
    if pose == 'offer':
        for i, (p, w) in enumerate((([(44, 2), (66, 0), (84, -8), (96, -18)], [15, 12, 10, 6]),
                ([(46, 6), (70, 6), (90, 0), (103, -8)], [16, 13, 11, 6.4]),
                ([(46, 10), (70, 13), (90, 9), (102, 3)], [16, 13, 11, 6.4]))):
            k.paint(limb(p, w), shift(skin, -0.07 + i * 0.025), **st, vol=0.9, shadow=(0, 1.4, 2, 0.3))
            q = sample(p, 20)
            for j in (9, 14):
                k.line([(q[j][0] - 1, q[j][1] - 4), (q[j][0] + 1, q[j][1] + 3)], [0.3, 1, 0.3], D, 0.5)
        palm = curve([(-14, -13), (6, -14), (22, -12), (38, -6), (52, 2), (56, 14), (46, 24), (24, 27), (2, 22),
                (-14, 15)])
        lf = limb([(42, 15), (66, 21), (84, 20), (97, 14)], [17, 12.6, 10.4, 6])
        m = k.paint(union(palm, lf), skin, **st, vol=1.0, px=220, shadow=(0, 2, 3, 0.3))
        k.paint([(10, -8), (28, -5), (46, 4), (42, 12), (24, 8), (12, 2)], shift(skin, -0.06, 1.15), vol=-0.5,
                soft=2.4, clip=m, alpha=0.8)
        for a in ([(20, -8), (30, 2), (34, 14)], [(32, -4), (42, 4), (52, 6)], [(48, 8), (46, 16), (40, 22)]):
            k.line(a, [0.4, 1.4, 0.4], D, 0.55, clip=m)
        k.paint(limb([(18, -4), (30, -18), (42, -26), (52, -27)], [17, 13, 10.4, 6]), shift(skin, 0.02), **st,
                vol=0.95, shadow=(0, 2, 2.6, 0.35))
        k.paint(ellipse(51, -29, 3.4, 1.8, 6), shift(skin, 0.12), vol=0.4, rough=0.1)
        k.line([(33, -23), (37, -18)], [0.4, 1, 0.4], D, 0.5)
        if sleeve_:
            k.paint([(-40, -20), (-14, -19), (-6, -17, 'c'), (-3, 2), (-6, 20, 'c'), (-40, 24)], sleeve_,
                    vol=0.9, rim=True, rough=0.4, texk='streakv', tex=0.2, shadow=(2, 1, 3, 0.4))
            k.paint([(-10, -18, 'c'), (-2, -17), (1, 2), (-2, 20), (-10, 20, 'c'), (-7, 2)],
                    shift(sleeve_, 0.14), vol=0.6, rough=0.3)
        return k.pt(30, -4)
    F = [([(-15, -44), (-21, -64), (-24, -82)], [11, 9.4, 6.4]), ([(-6, -48), (-8, -72), (-9, -94)],
            [11.6, 10, 6.6]), ([(4, -48), (5, -74), (6, -98)], [11.6, 10, 6.8]),
            ([(13, -44), (17, -68), (20, -88)], [11.2, 9.6, 6.4])]
    palm = curve([(-16, 0), (-18, -22), (-20, -42), (-12, -50), (4, -52), (16, -48), (20, -34), (18, -16),
            (14, 0)])
    thumb = limb([(12, -16), (26, -28), (34, -42), (38, -54)], [16, 12, 10, 6.6])
    m = k.paint(union(palm, thumb, *[limb(p, w) for p, w in F]), skin, **st, vol=1.0, px=280,
            shadow=(1, 2, 4, 0.35))
    for p, w in F:
        q = sample(p, 20)
        for j in (1, 8, 13):
            k.line([(q[j][0] - w[1] * 0.36, q[j][1]), (q[j][0], q[j][1] + 0.8),
                    (q[j][0] + w[1] * 0.36, q[j][1])], [0.3, 0.9, 0.3], D, 0.5, clip=m)
    for a in ([(-18, -36), (-4, -38), (14, -44)], [(-16, -26), (0, -30), (16, -38)],
            [(14, -36), (2, -26), (0, -4)]):
        k.line(a, [0.4, 1.3, 0.4], D, 0.55, clip=m)
    k.lighten(ellipse(9, -18, 7, 10, 24), st['light'], 0.3, 3, m)
    if sleeve_:
        k.paint([(-20, 2), (-18, -6, 'c'), (0, -3), (17, -6, 'c'), (20, 2), (24, 40), (-24, 40)], sleeve_,
                vol=0.9, rim=True, rough=0.4)
    return k.pt(0, -26)


def big_eye(c, x, y, size, iris='#3f8f8a', lidcol='#d9a886', closed=0.0, look=(0, 0), lashes=True, reflect=None,
        **kw):
    """One open human eye, size = width, centred. reflect = callable(kit, Mask) painting a secret in the pupil."""
    k = thing_frame(c, x, y, size, kw)
    up, lo = -24 * (1 - closed), 17
    sh = curve([(-50, 4, 'c'), (-30, up * 0.72), (-4, up), (26, up * 0.74), (50, 2, 'c'), (28, lo * 0.8),
            (0, lo), (-30, lo * 0.74)])
    k.darken(ellipse(0, -4, 62, 36), 0.3, 9, None, shift(lidcol, -0.4))
    k.paint([(-58, 4), (-34, up - 12), (0, up - 17), (34, up - 11), (58, 2), (30, lo + 10), (0, lo + 13),
            (-32, lo + 9)], lidcol, dark=shift(lidcol, -0.22, 1.15, -12), vol=0.8, soft=2, rough=0.6)
    m = k.paint(sh, '#f3ece0', dark='#a89a9c', vol=0.5, rough=0.1, grad=((0, up), (0, lo), -0.5, 0.3),
            detail=1.0)
    for a in ([(-48, 4), (-36, 2), (-28, 5)], [(-46, 5), (-36, 8), (-30, 7)], [(46, 3), (36, 5), (30, 2)]):
        k.line(a, [0.8, 0.5, 0.2], '#c9706a', 0.5, clip=m)
    k.paint(curve([(-50, 4), (-46, 0), (-42, 4), (-45, 7)]), '#d98a80', vol=0.5, clip=m, rough=0.1)
    px, py = look[0] * 18, -2 + look[1] * 8
    mi = k.paint(ellipse(px, py, 20.5), iris, dark=shift(iris, -0.3), light=shift(iris, 0.2), vol=-0.3, clip=m,
            rough=0.1, detail=1.0)
    for i in range(90):
        a = i / 90 * 6.283 + k.r.normal(0, 0.03)
        r0, r1 = k.r.uniform(8, 11), k.r.uniform(14, 20)
        k.line([(px + math.cos(a) * r0, py + math.sin(a) * r0), (px + math.cos(a) * r1, py + math.sin(a) * r1)],
                [0.9, 0.3], shift(iris, k.r.choice([-0.22, -0.1, 0.14, 0.24])), 0.65, clip=mi)
    k.paint(minus(ellipse(px, py, 21), ellipse(px, py, 18.8)), shift(iris, -0.34), vol=0, alpha=0.8, clip=m,
            soft=0.4)
    mp = k.paint(ellipse(px, py, 8.8), '#0c0a10', vol=0, lit=0, clip=m, rough=0, detail=1.0)
    if reflect:
        reflect(k, mp)
    k.darken([(-50, 3), (-28, up * 0.74), (0, up), (28, up * 0.74), (50, 2), (26, up * 0.2), (0, up * 0.5),
            (-28, up * 0.3)], 0.5, 2.6, m, '#3a2a34')
    k.paint(ellipse(px - 6, py - 7, 4, 3.2, -20), '#ffffff', vol=0, lit=0, rough=0.1, alpha=0.95)
    k.dot(px + 7, py + 7, 1.4, '#ffffff', 0.5)
    k.line([(-53, 6), (-30, up * 0.76 - 1), (-4, up - 1.4), (26, up * 0.78 - 1), (54, 3)],
            [1, 3, 3.6, 3.2, 0.8], '#2a181c', 0.95, detail=1.0)
    k.line([(-46, 8), (-28, lo * 0.78), (0, lo + 0.6), (28, lo * 0.82), (48, 5)], [0.4, 1.3, 1.2, 1.2, 0.4],
            shift(lidcol, -0.26), 0.8)
    k.line([(-50, -6), (-32, up - 5), (-2, up - 9), (30, up - 5), (52, -5)], [0.4, 2.2, 2.4, 2.2, 0.4],
            shift(lidcol, -0.2), 0.75, soft=0.5)
    if lashes:
        for i in range(19):
            t = i / 18
            u = -44 + 92 * t
            v = up * (1 - ((u + 2) / 52) ** 2) - 1.6
            a = -1.57 + (t - 0.5) * 1.7
            L = 9 + 4 * math.sin(t * 3.1)
            k.line([(u, v + 1.4), (u + math.cos(a) * L * 0.5, v + math.sin(a) * L * 0.5 + 0.4),
                    (u + math.cos(a + 0.16 * (t - 0.5)) * L, v + math.sin(a) * L)], [1.4, 1, 0.25], '#2a181c',
                    0.95)
    return dict(pupil=mp, iris=mi, centre=k.pt(px, py), kit=k)
