"""Chess pieces, puppets, kites and masks."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, lathe, limb, poly, rect, sample, transform, union
from .stuff import BONE, BRASS, WOOD, bar, highlight, metal, thing_frame


CHESS = {'pawn': [(0.1, -56), (7, -54), (9.4, -47), (7, -40), (5, -38, 'c'), (9.4, -36), (9.4, -34, 'c'),
        (5.6, -31), (5.4, -22), (9, -13), (13, -10, 'c'), (13, -7, 'c'), (16, -5), (16, 0, 'c')],
        'rook': [(12, -68, 'c'), (12, -60), (9, -57), (8, -54), (9.6, -52, 'c'), (7.6, -48), (7.6, -24),
        (11, -14), (15, -11, 'c'), (15, -7, 'c'), (18, -5), (18, 0, 'c')], 'bishop': [(0.1, -88), (3, -87),
        (3, -84, 'c'), (8.6, -72), (8.4, -64), (5.2, -59, 'c'), (10, -57), (10, -54, 'c'), (5.6, -50),
        (5.8, -28), (10, -15), (15, -12, 'c'), (15, -8, 'c'), (18, -5), (18, 0, 'c')],
        'queen': [(0.1, -97), (3, -95), (3, -91, 'c'), (8, -88), (13, -89, 'c'), (9, -72), (7, -66, 'c'),
        (12, -64), (12, -61, 'c'), (6.4, -57), (6.6, -30), (11, -16), (16, -12, 'c'), (16, -8, 'c'), (19, -5),
        (19, 0, 'c')], 'king': [(7, -92, 'c'), (12, -88), (12.6, -84), (8.6, -70), (7.6, -66, 'c'), (12.6, -64),
        (12.6, -61, 'c'), (6.8, -57), (7, -30), (11.6, -16), (16.6, -12, 'c'), (16.6, -8, 'c'), (20, -5),
        (20, 0, 'c')]}


def chess(c, x, y, size, kind='king', col='#efe2c4', felt=None, **kw):
    """Kind: king queen bishop knight rook pawn; size = height of a king on that scale (all kinds share one scale)."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.34, 1.15, -14), light=shift(col, 0.14, 0.8), vol=1.1, rim=True, rough=0.2,
            tex=0.12, px=200)
    k.darken(ellipse(3, 1, 24, 5), 0.45, 2.4)
    if kind == 'knight':
        k.paint(lathe([(9, -26), (10, -18), (15, -12, 'c'), (15, -8, 'c'), (18, -5), (18, 0, 'c')]), col, **st)
        m = k.paint([(-9, -22, 'c'), (-13, -36), (-12, -54), (-6, -68), (0, -76, 'c'), (3, -70), (11, -65),
                (17, -54), (20, -47), (17, -41), (11, -42), (6, -46), (3, -44), (7, -36), (11, -28),
                (10, -22, 'c')], col, **st, shadow=(0, 1, 1.5, 0.3))
        for i in range(6):
            t = i / 5
            k.line([(-5 - 6 * t, -68 + 36 * t), (-2 - 3 * t, -62 + 34 * t), (-4 - 2 * t, -57 + 34 * t)],
                    [0.5, 1.6, 0.4], st['dark'], 0.6, clip=m)
        k.paint(ellipse(6, -58, 1.7, 1.5), '#1a1216', vol=0, rough=0)
        k.line([(18, -45), (13, -46)], [0.5, 1], st['dark'], 0.8)
        k.paint(ellipse(17, -49, 1), st['dark'], vol=0, rough=0)
        k.line([(-11, -23), (0, -20.6), (11, -23)], 1.6, st['dark'], 0.5)
        return k.pt(0, -76)
    prof = CHESS[kind]
    m = k.paint(lathe(prof), col, **st)
    highlight(k, [(-r * 0.5, y_) for r, y_, *_ in prof[1:-2]], [0.8, 1.6, 1.6, 0.8], m, 0.5)
    for r, y_, *q in prof:
        if q and r > 4 and y_ < -2:
            k.line([(-r * 0.96, y_ - 0.2), (0, y_ + r * 0.2), (r * 0.96, y_ - 0.2)], [0.4, 0.9, 0.4],
                    st['dark'], 0.55, clip=m)
    if kind == 'king':
        k.paint(union(rect(-1.8, -107, 3.6, 17, 0.6), rect(-5.6, -103, 11.2, 3.4, 0.6)), col, **st)
        k.paint(ellipse(0, -91, 7, 3), col, **st)
    elif kind == 'queen':
        for i in range(5):
            u = -10.6 + i * 5.3
            k.paint(ellipse(u, -89.6 - 1.4 * math.cos(i - 2), 2), col, **st)
    elif kind == 'bishop':
        k.paint(poly([(1, -80), (6.4, -70), (4.8, -69), (-0.4, -78)]), st['dark'], vol=0, alpha=0.85, rough=0.1,
                clip=m)
    elif kind == 'rook':
        k.paint(ellipse(0, -67, 12, 3), st['dark'], vol=-0.3, rough=0.1)
        for u in (-10, -3, 4, 10):
            k.paint(rect(u - 2.2, -72 + abs(u) * 0.1, 4.4, 6.4, 0.6), col, **st)
    if felt:
        k.paint(curve([(-20, -1, 'c'), (0, 4), (20, -1, 'c'), (20, 1, 'c'), (0, 6), (-20, 1, 'c')]), felt,
                vol=0.2, clip=m)
    return k.pt(0, -90)


def puppet(c, x, y, size, coat='#a8392f', trous='#33485c', skin='#e3b98a', strings=70, bar_=True, cut=False,
        face='sad', **kw):
    """Wooden marionette hanging; (x,y) = feet, size = height. strings = length above the head (negative: they lead down), cut: loose ends."""
    k = thing_frame(c, x, y, size, kw)
    up = -1 if strings >= 0 else 1
    L = abs(strings)
    hy = -100 - L if up < 0 else L
    ht = dict(dark=shift(skin, -0.26, 1.1, -10), vol=0.95, rim=True, rough=0.2, texk='streakv', tex=0.3)
    J = {'lh': (-30, -66), 'rh': (27, -44), 'lk': (-9, -22), 'rk': (10, -26)}
    for a, b in ((J['lh'], (-26, hy)), (J['rh'], (24, hy)), (J['lk'], (-10, hy)), (J['rk'], (12, hy)),
            ((-4, -98), (-3, hy)), ((4, -98), (4, hy))):
        if cut and a[0] > 0:
            k.line([a, (a[0] + 3, a[1] + up * 12), (a[0] + 10, a[1] + up * 8)], 0.45, '#d8ccb4', 0.9)
            continue
        k.line([a, ((a[0] + b[0]) / 2 + 1, (a[1] + b[1]) / 2), b], 0.45, '#d8ccb4', 0.85)
    if bar_:
        bar(k, (-30, hy), (30, hy - 3 * up), 3, WOOD, shadow=(0, 1, 1, 0.3))
        bar(k, (-4, hy + 8 * up), (5, hy - 10 * up), 3, shift(WOOD, 0.05))

    def seg(a, b, w0, w1, col, **q):
        return k.paint(limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [w0, (w0 + w1) / 2 * 1.1, w1]), col,
                **({'vol': 0.9, 'rim': True, 'rough': 0.2} | q))

    for hip, kn, ft, d in (((5, -42), J['rk'], (15, -4), -0.08), ((-5, -42), J['lk'], (-12, -3), 0)):
        seg(hip, kn, 9, 7.4, shift(trous, d))
        seg(kn, ft, 7, 5, shift(skin, d), **ht)
        k.paint(ellipse(*kn, 3.6), shift(skin, d - 0.05), **ht)
        k.paint(transform(curve([(-4, -5, 'c'), (3, -5), (9, -1), (9.4, 2), (-4.4, 2, 'c')]), ft[0], ft[1], 1,
                14), '#3a2420', vol=0.8, rough=0.15, rim=True)
    seg((9, -70), (22, -60), 8, 6.6, shift(coat, -0.08))
    seg((22, -60), J['rh'], 6, 4.4, shift(skin, -0.06), **ht)
    k.paint(ellipse(*J['rh'], 4, 4.4), skin, **ht)
    m = k.paint([(-10, -76), (-13, -62), (-10, -50), (-13, -38, 'c'), (0, -34), (13, -38, 'c'), (10, -50),
            (13, -62), (10, -76), (0, -79)], coat, dark=shift(coat, -0.2), vol=0.95, rim=True, rough=0.25)
    for q in range(4):
        k.paint(ellipse(0.6, -70 + q * 8, 1.5), BRASS, vol=0.7, rough=0.1)
    k.line([(-12, -50), (0, -47), (12, -50)], 2.4, shift(coat, -0.16), 0.9, clip=m)
    for i in range(9):
        a = math.radians(180 + i * 22.5)
        k.paint(ellipse(math.cos(a) * 8, -78 - math.sin(a) * 3.4, 3.6, 3), BONE, vol=0.7, rough=0.3)
    h = k.sub(0, -90)
    h.paint([(-9, 0), (-8, -9), (0, -12.4), (8, -9), (9, 0), (6, 8), (0, 11), (-6, 8)], skin, **ht, detail=0.8)
    h.paint([(-9.6, -3), (-9, -12), (0, -16), (9, -12), (9.6, -3), (5, -8.6), (-3, -9.4)], '#3a2418', vol=0.7,
            rough=0.4)
    h.paint(ellipse(0, 1.6, 2.1, 2.6), shift(skin, -0.03, 1.4), vol=0.9, rough=0.1)
    for s_ in (-1, 1):
        h.paint(ellipse(s_ * 3.8, -1.4, 1.5, 2), '#1a1216', vol=0, rough=0, detail=1)
        h.dot(s_ * 3.8 - 0.4, -2.2, 0.5)
        h.line([(s_ * 1.8, -4.6 - (1 if face == 'sad' else 0)), (s_ * 6, -4.4 + (1 if face == 'sad' else 0))],
                0.8, '#3a2418', 0.9)
        h.paint(ellipse(s_ * 6, 3, 2.1, 1.6), '#d9604a', vol=0, alpha=0.5, soft=0.6)
        h.line([(s_ * 3, 5), (s_ * 3, 9.4)], 0.5, '#6a4428', 0.9)
    h.line([(-2.6, 6.4), (0, 5.6 if face == 'sad' else 7.6), (2.6, 6.4)], [0.4, 0.9, 0.4], '#7a2c28', 0.95)
    seg((-9, -70), (-21, -62), 8.4, 7, coat)
    seg((-21, -62), J['lh'], 6.2, 4.6, skin, **ht)
    k.paint(ellipse(*J['lh'], 4.2, 4.6), skin, **ht)
    return dict(left=k.pt(*J['lh']), right=k.pt(*J['rh']), bar=k.pt(0, hy))


def kite(c, x, y, size, cols=('#b3402f', '#e0b04a', '#33588b', '#efe0bd'), tail=1.0, **kw):
    """Diamond kite centred at (x,y), size = height; returns the bridle point."""
    k = thing_frame(c, x, y, size, kw)
    T, L, R, B = (0, -50), (-36, -12), (36, -12), (0, 50)
    if tail:
        tp = [(0, 50), (10, 66), (-4, 84), (8, 104), (-2, 124)]
        k.line(tp, 0.9, '#e9dcc4', 0.9)
        q = sample(tp, 24)
        for i in range(3, 24, 4):
            for s_ in (-1, 1):
                k.paint(curve([(q[i][0], q[i][1], 'c'), (q[i][0] + s_ * 8, q[i][1] - 4),
                        (q[i][0] + s_ * 9, q[i][1] + 3)]), cols[(i // 4) % 4], vol=0.5, rough=0.3)
    for p, q, i in ((T, L, 0), (T, R, 1), (B, L, 2), (B, R, 3)):
        k.paint(curve([(0, -12, 'c'), (p[0], p[1], 'c'), ((p[0] + q[0]) / 2 * 0.95, (p[1] + q[1]) / 2 * 0.95),
                (q[0], q[1], 'c')]), cols[i % len(cols)], vol=0.35, rim=True, rough=0.4, tex=0.25,
                grad=((-30, -40), (30, 40), 0.15, -0.2))
    k.line([T, B], 1.4, WOOD)
    k.line([L, (0, -14.5), R], 1.2, WOOD)
    return k.pt(0, -12)


def face_mask(c, x, y, size, col='#efe6d6', mood='calm', trim=BRASS, ribbon='#8f2f36', plume=True, **kw):
    """Full carnival face on ribbons; size = height, centred. mood: calm | laugh | weep."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.3, 1.15, -14), light='#fffdf6', rim=True, rough=0.25)
    for s_ in (-1, 1):
        k.paint(limb([(s_ * 34, -8), (s_ * 46, 6), (s_ * 42, 26), (s_ * 50, 44)], [4, 6, 5, 7], cap=False),
                ribbon, vol=0.7, rough=0.3)
    if plume:
        k.fan([(-24, -34), (0, -46), (24, -34)], 13, [30, 50, 30], 8.4, 204, 336,
                ['#33444c', '#5f2a30', '#7a6238'], tip=0.4, bend=0.05)
        k.fan([(-18, -38), (0, -46), (18, -38)], 9, [18, 26, 18], 7, 216, 324, ['#6a3036', '#8a6f42'], tip=0.4)
    m = k.paint([(-34, -20), (-28, -42), (0, -50), (28, -42), (34, -20), (32, 6), (22, 32), (8, 48), (0, 50),
            (-8, 48), (-22, 32), (-32, 6)], col, **st, vol=0.95, px=220, shadow=(2, 3, 5, 0.45), detail=0.6)
    for s_ in (-1, 1):
        e = curve([(s_ * 6, -8, 'c'), (s_ * 14, -16), (s_ * 27, -10, 'c'),
                (s_ * 16, -4)]) if mood != 'laugh' else curve([(s_ * 6, -6, 'c'), (s_ * 16, -16),
                (s_ * 27, -6, 'c'), (s_ * 16, -10)])
        k.darken(ellipse(s_ * 16, -10, 14, 9), 0.28, 3, m, '#6a4a50')
        k.paint(e, '#120c14', vol=0, rough=0.1, lit=0, detail=1.0)
        k.line([(s_ * 4, -20), (s_ * 14, -27 + (5 if mood == 'weep' else 0)),
                (s_ * 29, -21 + (3 if mood == 'weep' else 0))], [0.5, 2.4, 0.5], trim, 0.9)
        k.paint(ellipse(s_ * 21, 10, 8, 6), '#d9705a', vol=0, alpha=0.35, soft=2.4, clip=m)
    k.paint([(-4, -12), (4, -12), (7.4, 10), (0, 15), (-7.4, 10)], shift(col, 0.02), **(st | {'rim': None}),
            vol=1.0, soft=0.5, clip=m)
    if mood == 'laugh':
        k.paint([(-18, 22, 'c'), (0, 28), (18, 22, 'c'), (8, 36), (-8, 36)], '#120c14', vol=0, rough=0.1, lit=0)
    else:
        dy = -3 if mood == 'weep' else 2
        k.paint([(-11, 28, 'c'), (-4, 25.4), (0, 26.8), (4, 25.4), (11, 28, 'c'), (0, 28 + dy)], '#a8323c',
                vol=0.5, rough=0.1)
        k.paint([(-9, 29, 'c'), (0, 29 + dy), (9, 29, 'c'), (0, 34)], '#b8424a', vol=0.7, rough=0.1)
    if mood == 'weep':
        k.paint([(17, -2, 'c'), (20, 5), (17, 10), (14, 5)], '#8fc0d0', light='#ffffff', vol=1.0, rough=0.1)
    for a in np.linspace(200, 340, 13):
        metal(k, ellipse(math.cos(math.radians(a)) * 31, -16 + math.sin(math.radians(a)) * 31, 1.7), trim)
    k.paint(poly([(0, -46), (4, -37), (0, -28), (-4, -37)]), trim, vol=0.6, rough=0.1)
    return m
