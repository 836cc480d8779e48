"""Piano, violin and gramophone."""

import math

from ..paint.colour import shift
from ..paint.paths import arc, curve, ellipse, lathe, limb, minus, poly, rect, transform, union
from .stuff import BRASS, IRON, WOOD, highlight, metal, thing_frame, wood


def piano(c, x, y, size, col='#241f28', lid=True, stool=True, **kw):
    """Grand piano from the side, keyboard left; size = height with the lid open."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.1), light=shift(col, 0.34, 0.7), vol=0.7, rim=True, rough=0.25, tex=0.06)
    k.darken(ellipse(4, 0, 78, 6), 0.45, 4)
    if lid:
        k.paint([(-34, -58, 'c'), (-6, -98), (40, -104), (74, -92), (82, -74), (70, -60, 'c')],
                shift(col, 0.03), **st)
        k.paint([(-28, -58, 'c'), (-4, -93), (40, -99), (70, -89), (76, -74), (66, -60, 'c')], '#7a4a24',
                dark='#2a140c', light='#c98a4a', vol=0.2, texk='streakh', tex=0.4, grad=((0, -98), (0, -60),
                0.2, -0.3))
        k.line([(58, -56), (46, -82)], 1.6, '#4a3a30')
    for u in (-44, 18, 66):
        k.paint(transform(lathe([(6, -40), (6.6, -34, 'c'), (3.4, -28), (4.6, -18), (2.6, -8), (3.4, -4)], 0.2),
                u, 0), col, **st)
        metal(k, ellipse(u, -2, 2.6), BRASS)
    k.paint([(-12, -38, 'c'), (-6, -12), (-8, -6, 'c'), (2, -6, 'c'), (0, -12), (6, -38, 'c')], col, **st)
    metal(k, limb([(-8, -5), (-16, -3)], [2, 1.6]), BRASS)
    metal(k, limb([(-3, -4), (-10, -1)], [2, 1.6]), BRASS)
    m = k.paint([(-62, -40, 'c'), (-62, -50), (-56, -60, 'c'), (-30, -62), (70, -60), (84, -56), (86, -46),
            (76, -38), (40, -36), (-58, -36, 'c')], col, **st, shadow=(0, 2, 3, 0.4), px=220)
    highlight(k, [(-50, -56), (0, -57), (70, -55)], [0.5, 2, 0.5], m, 0.5)
    k.paint([(-70, -46, 'c'), (-32, -46, 'c'), (-32, -52, 'c'), (-66, -52, 'c')], '#f3ead6', vol=0.1, rough=0.1)
    for i in range(13):
        k.line([(-69 + i * 2.9, -46), (-66.4 + i * 2.7, -52)], 0.4, '#5a4a48', 0.9)
        if i % 7 not in (2, 6):
            k.paint(poly([(-67 + i * 2.9, -48.4), (-65.4 + i * 2.9, -48.4), (-64 + i * 2.75, -52.4),
                    (-65.6 + i * 2.75, -52.4)]), '#16121a', vol=0.2, rough=0.1)
    k.paint([(-72, -46, 'c'), (-32, -46, 'c'), (-32, -40, 'c'), (-66, -38, 'c'), (-72, -41)], col, **st)
    k.paint([(-34, -62, 'c'), (-40, -80, 'c'), (-16, -82, 'c'), (-14, -62, 'c')], col, **st)
    k.paint([(-36, -66, 'c'), (-39, -77, 'c'), (-20, -79, 'c'), (-18, -65, 'c')], '#f3ead6', vol=0.1, rough=0.2)
    for q in range(4):
        k.line([(-35.6 - q * 0.6, -67.6 - q * 2.6), (-21, -68.6 - q * 2.6)], 0.4, '#6a5a54', 0.7)
    if stool:
        for u in (-100, -84):
            k.line([(u, 0), (u + (3 if u < -90 else -3), -28)], [2.4, 2], WOOD)
        k.paint([(-104, -28), (-104, -35), (-92, -37), (-80, -35), (-80, -28), (-92, -26)], '#8f2f36', vol=0.8,
                rim=True)
    return dict(keys=k.pt(-52, -50), top=k.pt(10, -62))


def violin(c, x, y, size, bow=True, col='#a8562a', **kw):
    """Front view, upright; (x,y) = tail, size = length."""
    k = thing_frame(c, x, y, size, kw)
    body = curve([(0, 0), (-11, -1.5), (-16.5, -9), (-16, -17), (-11, -23.5), (-9.2, -29), (-11.6, -33, 'c'),
            (-13.8, -39), (-13, -47), (-8, -53), (0, -55), (8, -53), (13, -47), (13.8, -39), (11.6, -33, 'c'),
            (9.2, -29), (11, -23.5), (16, -17), (16.5, -9), (11, -1.5)])
    k.paint(body, shift(col, -0.16), vol=0.3, shadow=(2, 3, 4, 0.4))
    m = k.paint(transform(body, 0, 0, 0.96, about=(0, -27)), col, dark='#4a1c10', light='#f0b060', vol=1.0,
            rim=True, texk='streakv', tex=0.45, rough=0.25, px=220)
    k.paint(minus(transform(body, 0, 0, 0.91, about=(0, -27)), transform(body, 0, 0, 0.885, about=(0, -27))),
            '#3a140c', vol=0, alpha=0.7, rough=0.1)
    k.lighten(ellipse(-7, -42, 3, 7, 12), '#ffe6b0', 0.45, 1.6, m)
    k.lighten(ellipse(-8, -12, 3, 6, 10), '#ffe6b0', 0.35, 1.6, m)
    for s_ in (-1, 1):
        k.paint(limb([(s_ * 4.6, -33), (s_ * 6.8, -31), (s_ * 5.8, -25), (s_ * 8, -20), (s_ * 10.4, -22)],
                [0.8, 1.6, 1.1, 1.6, 0.8]), '#1a0c0a', vol=0, rough=0.1)
    k.paint([(-3.4, -14, 'c'), (-2.2, -4), (0, -1), (2.2, -4), (3.4, -14, 'c')], '#1c1418', light='#6a5a5c',
            vol=0.7, rough=0.1, shadow=(0, 0.8, 1, 0.4))
    k.paint([(-2, -50, 'c'), (-1.5, -84, 'c'), (1.5, -84, 'c'), (2.6, -30, 'c'), (-2.6, -30, 'c')], '#1c1418',
            light='#6a5a5c', vol=0.6, rough=0.1, shadow=(0.6, 0.6, 1, 0.4))
    k.paint([(-5, -25, 'c'), (-4, -28), (0, -29), (4, -28), (5, -25, 'c'), (0, -26.4)], '#d8b070', vol=0.5,
            rough=0.1, shadow=(0, 0.6, 0.8, 0.4))
    wood(k, limb([(0, -83), (0, -93)], [3.4, 3]), col)
    metal(k, minus(ellipse(0, -96.6, 3.6), ellipse(0.5, -96.4, 1.2)), shift(col, -0.02))
    k.line(arc(0, -96.6, 2.4, 2.4, -90, 200, 9), [0.4, 0.7, 0.4], '#3a140c', 0.8)
    for q, s_ in ((-86.6, -1), (-88.6, 1), (-90.6, -1), (-92.4, 1)):
        k.paint(union(limb([(0, q), (s_ * 5, q)], [1.2, 1]), ellipse(s_ * 6, q, 1.7, 1.3)), '#1c1418',
                light='#6a5a5c', vol=0.6, rough=0.1)
    for q in (-1.2, -0.4, 0.4, 1.2):
        k.line([(q * 1.7, -14), (q * 2.2, -28), (q * 0.8, -84)], 0.28, '#f6ead0', 0.9)
    if bow:
        b = k.sub(26, -2, 100, 8)
        b.line([(0, 0), (1.6, -46), (0, -92)], [1.3, 1.1, 0.8], '#6a3420', 1, vol=0.5)
        b.line([(2, -2), (2.4, -90)], 0.9, '#efe6d0', 0.9)
        b.paint(rect(-0.6, -6, 4, 6, 0.8), '#1c1418', vol=0.4, rough=0.1)
        b.paint([(-0.6, -92, 'c'), (3.4, -90, 'c'), (1, -96, 'c')], '#6a3420', vol=0.4, rough=0.1)


def gramophone(c, x, y, size, horn='#b3402f', box=WOOD, **kw):
    """A gramophone with its horn."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 44, 6), 0.45, 3)
    wood(k, poly([(-34, -26), (34, -26), (26, -34), (-26, -34)]), shift(box, 0.08), vol=0.1)
    wood(k, rect(-34, -27, 68, 23, 1.4), box, vol=0.35, grad=((0, -27), (0, -4), 0.12, -0.2))
    wood(k, rect(-38, -5, 76, 5.4, 1.6), shift(box, -0.06))
    k.paint(rect(-24, -22, 48, 13, 1), shift(box, -0.08), vol=-0.3, rough=0.2)
    metal(k, ellipse(0, -15.6, 3), BRASS)
    metal(k, limb([(34, -14), (46, -14), (46, -4)], [2.2, 2.2, 2.2]), IRON)
    wood(k, rect(43, -6, 7, 7, 2))
    k.paint(ellipse(-3, -32, 27, 6), '#17131a', light='#5f5a68', vol=0.5, rough=0.1, shadow=(0, 1, 1.4, 0.4))
    for r in (23, 18, 13):
        k.line(arc(-3, -32.4, r, r * 0.21, 0, 359, 24), 0.4, '#5a5464', 0.7)
    k.paint(ellipse(-3, -32.4, 7.6, 1.8), '#b3402f', vol=0.2, rough=0.1)
    metal(k, limb([(26, -34), (30, -48), (20, -56), (8, -54)], [4, 4.4, 5, 6]), BRASS)
    metal(k, limb([(24, -36), (10, -37), (2, -34)], [2.4, 2.4, 2]), BRASS)
    metal(k, ellipse(2, -35.4, 3), '#8a8890')
    n, cx, cy = 9, -18, -84
    a_ = [i / n * 6.283 for i in range(n)]
    rim_ = lambda a, s_=1.0: (cx + math.cos(a) * 33 * s_ - (1 - s_) * -10, cy + math.sin(a) * 27 * s_
            + (1 - s_) * 12)
    out = []
    for i in range(n):
        out += [rim_(a_[i]), rim_(a_[i] + 3.1416 / n, 1.09)]
    k.paint(curve([(10, -58), (4, -50), (-18, -56), (-44, -70), (-20, -96), (12, -84), (14, -68)]),
            shift(horn, -0.12), vol=0.9, rough=0.3, rim=True)
    m = k.paint(curve(out), horn, dark=shift(horn, -0.26, 1.05, -14), light=shift(horn, 0.22, 0.9), vol=-0.5,
            rough=0.25, px=220, shadow=(2, 3, 4, 0.4))
    for i in range(n):
        p = rim_(a_[i])
        k.line([(cx + 8, cy + 10), ((p[0] + cx + 8) / 2, (p[1] + cy + 10) / 2 - 1), p], [0.6, 1.6, 1.4],
                shift(horn, -0.24), 0.65, clip=m)
        q = rim_(a_[i] + 0.3)
        k.line([(cx + 8, cy + 10), ((q[0] + cx + 8) / 2, (q[1] + cy + 10) / 2 - 1), q], [0.6, 4, 5],
                shift(horn, 0.2), 0.3, clip=m, soft=1)
    k.paint(ellipse(cx + 8, cy + 10, 8, 6.6), '#1a0c10', vol=0, soft=1.6, alpha=0.9)
    k.paint(minus(curve(out), transform(curve(out), 0, 0, 0.955, about=(cx, cy))), BRASS, dark='#6a4a1c',
            light='#ffe6a0', vol=0.5, rough=0.15)
    return k.pt(cx, cy)
