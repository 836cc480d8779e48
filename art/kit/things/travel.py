"""Trains, trams, balloons, bicycles, suitcases, maps."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.paths import arc, curve, ellipse, lathe, limb, minus, poly, rect, transform, union
from .stuff import BRASS, IRON, bar, highlight, late_glow, metal, ring, thing_frame, wood


def _wheel(k, x, y, r, col='#2a2630', spokes=10, rimc='#8f2f2c', w=3.0):
    """A spoked wheel."""
    metal(k, minus(ellipse(x, y, r), ellipse(x, y, r - w)), col)
    k.paint(minus(ellipse(x, y, r - w * 0.7), ellipse(x, y, r - w * 1.5)), rimc, vol=0.4, rough=0.1)
    for i in range(spokes):
        a = i / spokes * 6.283 + 0.2
        k.line([(x, y), (x + math.cos(a) * (r - w), y + math.sin(a) * (r - w))], [w * 0.5, w * 0.34], rimc, 1.0,
                vol=0.3)
    metal(k, ellipse(x, y, w * 0.95), shift(rimc, -0.05))


def train(c, x, y, size, cars=2, col='#33503f', trim=BRASS, red='#8f2f2c', smoke=True, windows='#ffd27a', **kw):
    """Steam train in profile, engine at the right, (x,y) = rail under the engine's middle; size = height to chimney top. Cars trail left."""
    k = thing_frame(c, x, y, size, kw)
    D = shift(col, -0.14)
    for n in range(cars):  # carriages
        o = -128 - n * 122
        k.darken(ellipse(o, -2, 60, 4), 0.4, 3)
        body = rect(o - 56, -66, 112, 52, 4)
        m = k.paint(body, shift(red, 0.02 - 0.02 * n), vol=0.35, rim=True, texk='streakh', tex=0.2,
                grad=((0, -66), (0, -14), 0.2, -0.3))
        k.paint(curve([(o - 60, -64, 'c'), (o - 54, -72), (o, -76), (o + 54, -72), (o + 60, -64, 'c')]), D,
                vol=0.7, rim=True)
        for i in range(5):
            u = o - 44 + i * 22
            k.paint(rect(u - 7.4, -58, 14.8, 21, 3), shift(red, -0.16), vol=-0.3, rough=0.2)
            mw = k.paint(rect(u - 6, -56.6, 12, 18, 2), windows, dark='#c98a3a', light='#fff3c8', vol=0, lit=0,
                    rough=0.15, grad=((0, -57), (0, -39), 0.2, -0.25))
            if (i + n) % 2 == 0:
                k.paint(union(ellipse(u, -46, 3), curve([(u - 5, -38, 'c'), (u - 4, -42), (u + 4, -42),
                        (u + 5, -38, 'c')])), '#4a2a20', vol=0.2, rough=0.15, clip=mw)
        for yy in (-34, -31):
            k.line([(o - 55, yy), (o + 55, yy)], 0.9, trim, 0.8)
        for u in (-38, -24, 24, 38):
            _wheel(k, o + u, -8, 8, spokes=8, w=2.0, rimc='#5a3a30')
        bar(k, (o + 56, -14), (o + 68, -14), 3, IRON, kind=metal)
    k.darken(ellipse(0, -2, 66, 5), 0.45, 3)
    k.paint(rect(-62, -24, 122, 9, 2), '#221f28', vol=0.4)
    # cab
    k.paint([(-62, -22, 'c'), (-62, -74, 'c'), (-24, -74, 'c'), (-24, -22, 'c')], col, dark=D,
            light=shift(col, 0.14), vol=0.25, rim=True, grad=((0, -74), (0, -22), 0.15, -0.25))
    k.paint(rect(-53, -66, 20, 22, 3), shift(col, -0.2), vol=-0.3)
    k.paint(rect(-51, -64, 16, 18, 2), windows, vol=0, lit=0, grad=((0, -64), (0, -46), 0.2, -0.2))
    k.paint(union(ellipse(-44, -52, 4), curve([(-51, -46, 'c'), (-48, -49), (-40, -49), (-37, -46, 'c')])),
            '#3a241c', vol=0.2)
    k.paint(curve([(-70, -73, 'c'), (-60, -82), (-40, -84), (-24, -81), (-16, -73, 'c')]), D, vol=0.7, rim=True,
            shadow=(0, 2, 2, 0.4))
    # boiler
    m = k.paint(rect(-26, -62, 78, 34, 8), col, dark=D, light=shift(col, 0.2), vol=0.2, rim=True,
            grad=((0, -62), (0, -28), 0.42, -0.6))
    highlight(k, [(-20, -56), (48, -56)], 2.2, m, 0.45)
    for u in (-10, 10, 30):
        metal(k, rect(u, -62.6, 3.2, 35, 1), trim, vol=0.3, grad=((0, -62), (0, -28), 0.4, -0.5))
    metal(k, rect(48, -64, 8, 38, 3), shift(col, -0.1))
    metal(k, ellipse(56, -45, 5, 17), shift(col, -0.12))
    q = k.sub(40, 0)
    metal(q, lathe([(9, -98, 'c'), (9.6, -92, 'c'), (5.4, -86), (5.2, -62), (7.5, -59, 'c')], 0.2, 0.25),
            '#26232c')
    metal(q, lathe([(9.8, -97), (9.8, -94)], 0.2, 0.2), trim)
    q = k.sub(16, 0)
    metal(q, lathe([(2, -76), (7.4, -70), (7.6, -61, 'c')], 0.2), trim)
    q = k.sub(-8, 0)
    metal(q, lathe([(1.4, -74), (1.8, -70), (5, -67), (5, -61, 'c')], 0.2), trim)
    metal(k, rect(55, -66, 9, 11, 2), trim)
    k.paint(ellipse(63, -60.5, 2.6, 4.4), '#fff0b8', vol=0, lit=0, rough=0.1)
    late_glow(k, 66, -60, 26, '#ffe6a0', 0.6)
    for u, r in ((-42, 16), (-6, 16), (28, 10), (46, 10)):
        _wheel(k, u, -r, r, w=3 if r > 12 else 2.4, rimc=red)
    metal(k, limb([(-42, -13), (-6, -13), (22, -14)], [3, 3, 3]), '#9a98a0')
    metal(k, rect(14, -24, 22, 10, 3), shift(col, -0.08))
    k.paint([(58, -22, 'c'), (66, -20, 'c'), (82, 0, 'c'), (58, 0, 'c')], red, vol=0.3)
    for i in range(5):
        k.line([(60, -19 + i * 1.2), (62 + i * 4.6, -1)], 1.6, shift(red, -0.14))
    if smoke:
        rr = np.random.default_rng(3)
        for i in range(26):
            t = i / 25
            k.paint(ellipse(40 - t * 190 + rr.normal(0, 4), -106 - 34 * t**0.6 + rr.normal(0, 4), 7 + 17 * t,
                    6 + 13 * t), '#d8d0c6', dark='#8a8490', light='#fffaf0', vol=0.6, rough=2.4, soft=1.6,
                    alpha=0.9 - 0.6 * t, detail=0)
    return k.pt(40, -100)


def tram(c, x, y, size, col='#b3402f', cream='#efe0bd', windows='#ffd68a', pole=True, **kw):
    """One tram car, three-quarter; size = height of the roof, length 1.9 x."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 92, 6), 0.5, 4)
    for u in (-52, -30, 30, 52):
        metal(k, ellipse(u, -8, 9), IRON)
        metal(k, ellipse(u, -8, 3), '#6a6874')
    k.paint(rect(-78, -20, 156, 12, 3), '#2a2630', vol=0.4)
    end = poly([(78, -18), (96, -24), (96, -82), (78, -88)])
    k.paint(end, shift(col, -0.1), vol=0.1, grad=((0, -86), (0, -20), 0.1, -0.3))
    k.paint(rect(-84, -52, 164, 36, 3), col, vol=0.25, rim=True, grad=((0, -52), (0, -16), 0.2, -0.35),
            texk='streakh', tex=0.2)
    k.paint(rect(-84, -90, 164, 40, 4), cream, dark=shift(cream, -0.25), vol=0.2, rim=True,
            grad=((0, -90), (0, -52), 0.1, -0.2))
    for i in range(7):
        u = -70 + i * 22.6
        k.paint(rect(u - 9.6, -86, 19.2, 31, 4), shift(cream, -0.3), vol=-0.2, rough=0.2)
        mw = k.paint(rect(u - 8, -84.4, 16, 28, 3), windows, dark='#b9772c', light='#fff6d0', vol=0, lit=0,
                rough=0.15, grad=((0, -84), (0, -56), 0.2, -0.2))
        if i in (1, 2, 4, 5):
            k.paint(union(ellipse(u, -66, 4.4), curve([(u - 7.4, -56, 'c'), (u - 5.6, -61), (u + 5.6, -61),
                    (u + 7.4, -56, 'c')])), '#4a2c28', vol=0.2, rough=0.2, clip=mw)
    k.paint(poly([(81, -58), (93, -62), (93, -78), (81, -82)]), windows, dark='#b9772c', vol=0, lit=0)
    for yy in (-46, -22):
        k.line([(-82, yy), (78, yy)], 1.2, BRASS, 0.9)
    k.paint(curve([(-92, -89, 'c'), (-84, -97), (-40, -101), (40, -101), (90, -97), (102, -84, 'c'),
            (80, -88)]), shift(col, -0.14), vol=0.7, rim=True, shadow=(0, 2, 2, 0.4))
    k.paint(rect(-46, -106, 92, 8, 3), shift(cream, -0.12), vol=0.4, rim=True)
    metal(k, ellipse(88, -40, 4, 5), BRASS)
    k.paint(ellipse(88.6, -40, 2.6, 3.4), '#fff0b8', vol=0, lit=0)
    late_glow(k, 90, -40, 30, '#ffe6a0', 0.55)
    if pole:
        k.line([(0, -105), (-22, -120), (0, -134), (-18, -146)], [1.8], IRON)
        k.line([(-30, -146), (-4, -146)], 1.6, IRON)
    return k.pt(0, -106)


def balloon(c, x, y, size, cols=('#b3402f', '#efdcb0'), basket='#8a5a34', gores=8, passenger=False, **kw):
    """hot-air balloon; (x,y) = bottom of the basket, size = full height."""
    k = thing_frame(c, x, y, size, kw)
    prof = [(-100, 0.5), (-97, 12), (-88, 24), (-74, 31.5), (-60, 31), (-46, 23), (-36, 14), (-29, 9)]
    sil = curve([(r, y_) for y_, r in prof] + [(-r, y_) for y_, r in prof[::-1]])
    m = k.paint(sil, cols[0], vol=1.0, rim=True, px=240, rough=0.4, shadow=(2, 3, 5, 0.3))
    for i in range(-gores // 2, gores // 2 + 1):  # gores seen as meridians
        a0, a1 = i / gores * math.pi, (i + 0.5) / gores * math.pi
        p = curve([(r * math.sin(max(-1.57, min(1.57, a0))), y_) for y_, r in prof]
                + [(r * math.sin(max(-1.57, min(1.57, a1))), y_) for y_, r in prof[::-1]], k=0.3)
        k.paint(p, cols[1], dark=shift(cols[1], -0.3, 1.1, -14), light=shift(cols[1], 0.08), vol=0, clip=m,
                grad=((-22, -80), (26, -50), 0.3, -0.55), rough=0.2, texk='streakv')
    for i in range(-gores, gores + 1):
        a = i / gores / 2 * math.pi
        k.line([(r * math.sin(a), y_) for y_, r in prof], [0.5], '#2a1a20', 0.35, clip=m)
    for yy, rr_, t in ((-60, 31, 3.4), (-52, 27, 1.4)):
        k.paint(curve([(-rr_, yy, 'c'), (0, yy + rr_ * 0.22), (rr_, yy, 'c'), (rr_, yy + t, 'c'),
                (0, yy + t + rr_ * 0.22), (-rr_, yy + t, 'c')]), shift(cols[0], -0.1), vol=0, alpha=0.85,
                clip=m, rough=0.3)
    k.lighten(ellipse(-13, -78, 7, 11, 24), '#fffaf0', 0.3, 3, m)
    k.darken([(8, -96), (30, -80), (32, -54), (14, -32), (20, -58)], 0.3, 5, m)
    k.paint(curve([(-9, -30, 'c'), (0, -27), (9, -30, 'c'), (6, -23, 'c'), (0, -21.6), (-6, -23, 'c')]),
            shift(cols[0], -0.12), vol=0.4, rough=0.3)
    for u0, u1 in ((-8, -6.6), (8, 6.6), (-3, -2.6), (3.4, 2.6)):
        k.line([(u0, -27), (u1, -12)], 0.5, '#3a2a24', 0.95)
    k.paint(ellipse(0, -19.5, 1.6, 3), '#ffb43c', vol=0, lit=0, soft=0.3)
    late_glow(k, 0, -20, 16, '#ffcf7a', 0.7)
    if passenger:
        k.paint(ellipse(1, -16.4, 2.3), '#e6b794', vol=0.5, rough=0.1)
        k.paint(curve([(-2.6, -10, 'c'), (-2, -14), (4, -14), (4.4, -10, 'c')]), '#33485c', vol=0.5, rough=0.1)
        k.paint(ellipse(0.8, -17.6, 2.6, 1.8), '#3a2418', vol=0.4, rough=0.1)
    mb = wood(k, curve([(-7.4, -12, 'c'), (7.4, -12, 'c'), (6.4, 0), (0, 1.2), (-6.4, 0)]), basket, vol=0.7)
    for i in range(5):
        for j in range(7):
            k.paint(rect(-7 + j * 2.1 + (i % 2), -10.6 + i * 2.2, 1.5, 1.5, 0.4),
                    shift(basket, 0.12 if (i + j) % 2 else -0.1), vol=0, alpha=0.7, clip=mb, rough=0.1)
    wood(k, rect(-8.2, -13, 16.4, 2.4, 1.2), shift(basket, -0.1))
    return k.pt(0, -12)


def bicycle(c, x, y, size, col='#2f5a5e', tyre='#201c24', **kw):
    """Size = handlebar height; wheel base 1.15 x."""
    k = thing_frame(c, x, y, size, kw)
    R, a, b = 33, (-56, -33), (56, -33)
    k.darken(ellipse(0, 0, 88, 4), 0.35, 3)
    for u, v in (a, b):
        for i in range(16):
            t = i / 16 * 6.283
            k.line([(u, v), (u + math.cos(t) * R, v + math.sin(t) * R)], 0.55, '#d8d2c4', 0.8)
        k.paint(minus(ellipse(u, v, R), ellipse(u, v, R - 3.4)), tyre, light='#6a6470', vol=0.8, rough=0.15,
                rim=True)
        ring(k, u, v, R - 3.2, 1.3, '#b9b4ac')
        metal(k, ellipse(u, v, 2.6), '#8a8890')
    bb, seat, headt, headb = (-10, -32), (-22, -76), (36, -80), (40, -66)
    k.line([a, bb], 2.4, shift(col, -0.05))
    k.line([bb, (-10, -31), a], 0.9, IRON, 0.9)
    for p, q in ((bb, seat), (seat, headt), (bb, headb)):
        metal(k, limb([p, q], [3.6, 3.4]), col)
    metal(k, limb([a, (-19, -68)], [2.6, 2.6]), shift(col, -0.05))
    metal(k, limb([headt, headb, (46, -50), b], [3.8, 3.6, 3, 2.6]), col)
    metal(k, limb([seat, (-25, -86)], [2.6, 2.6]), '#b9b4ac')
    k.paint([(-40, -90), (-34, -93), (-18, -91), (-10, -88), (-18, -86), (-34, -85)], '#5a3424', vol=0.8,
            rim=True, rough=0.25)
    metal(k, limb([headt, (34, -94), (24, -99), (14, -96)], [2.6, 2.4, 2.4, 2.4]), '#b9b4ac')
    k.paint(limb([(20, -98.6), (12, -95)], [4, 4]), '#5a3424', vol=0.5)
    ring(k, *bb, 9, 2, '#8a8890')
    metal(k, limb([bb, (-2, -20)], [2.4, 2.2]), '#9a98a0')
    k.paint(rect(-7, -20, 10, 3, 1), tyre, vol=0.4)
    metal(k, limb([bb, (-18, -44)], [2.2, 2]), '#7a7880')
    metal(k, ellipse(47, -84, 4.4, 4.8), BRASS)
    k.paint(ellipse(49.6, -84, 2.4, 3.6), '#fff0b8', vol=0, lit=0)
    k.paint(limb(arc(-56, -33, 37, 37, 185, 290), [1.6, 2.6, 2.6, 1.6], cap=False), col, vol=0.5)
    k.paint(limb(arc(56, -33, 37, 37, 215, 320), [1.6, 2.6, 2.6, 1.6], cap=False), col, vol=0.5)
    return dict(saddle=k.pt(-24, -92), bars=k.pt(14, -96))


def suitcase(c, x, y, size, open_=False, col='#8a5a34', lining='#c9b48a', **kw):
    """Size = width. closed: front view; open_: lid up, returns the mask of the lid lining and the well."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.22), light=shift(col, 0.18), rim=True, rough=0.3)
    k.darken(ellipse(0, 0, 54, 6), 0.45, 3)
    out = {}
    if open_:
        lid = poly([(-48, -44), (48, -44), (44, -104), (-44, -104)])
        k.paint(lid, col, **st, vol=0.3)
        out['lid'] = k.paint(poly([(-44, -46), (44, -46), (40.4, -100), (-40.4, -100)]), lining,
                dark=shift(lining, -0.25), vol=-0.2, rough=0.2, tex=0.2)
        out['well'] = k.paint(poly([(-50, -32), (50, -32), (46, -46), (-46, -46)]), shift(lining, -0.22),
                vol=-0.4, rough=0.2)
        for s_ in (-1, 1):
            metal(k, limb([(s_ * 46, -44), (s_ * 42, -62)], [1.2, 1.2]), BRASS)
        top = -32
    else:
        k.paint(minus(curve([(-15, -58), (-15, -68), (-8, -73), (8, -73), (15, -68), (15, -58)]),
                curve([(-10.6, -56), (-10.6, -66), (-6, -69), (6, -69), (10.6, -66), (10.6, -56)])),
                shift(col, -0.14), vol=0.8, rim=True, rough=0.2)
        top = -60
    m = k.paint(rect(-51, top, 102, -top, 6), col, **st, vol=0.5, texk='streakh', tex=0.2,
            shadow=(0, 2, 3, 0.4), grad=((0, top), (0, 0), 0.15, -0.2))
    if not open_:
        k.line([(-50, -38), (50, -38)], 1.4, shift(col, -0.22), 0.9)
    for s_ in (-1, 1):
        k.paint(rect(s_ * 30 - 4, top, 8, -top, 0.6), shift(col, -0.13), vol=0.4, rough=0.2, clip=m)
        metal(k, rect(s_ * 30 - 4.6, top * 0.55 - 3.4, 9.2, 6.8, 1), BRASS)
        for v in (top + 5, -5):
            k.paint(curve([(s_ * 51, v - 7, 'c'), (s_ * 51, v + 6, 'c'), (s_ * 40, v + (6 if v > -20 else -5)),
                    (s_ * 44, v)]), shift(col, -0.15), vol=0.5, rough=0.2, clip=m)
            metal(k, ellipse(s_ * 47, v, 1.3), BRASS)
    k.paint(transform(rect(-9, -6, 18, 12, 1), -8, top * 0.4, 1, -8), '#d8c49a', vol=0.2, rough=0.3, clip=m)
    k.paint(transform(ellipse(0, 0, 7), 12, top * 0.28), '#5f8f8a', vol=0.2, rough=0.3, clip=m)
    k.paint(transform(poly([(-4, 3), (0, -5), (4, 3)]), 12, top * 0.28), '#efe0bd', vol=0, rough=0.2, clip=m)
    out['handle'] = k.pt(0, -72)
    return out


def folded_map(c, x, y, size, col='#e6d3a4', **kw):
    """An unfolded map with four folds lying open, size = width; (x,y) = centre."""
    k = thing_frame(c, x, y, size, kw)
    xs = [-50, -25, 0, 25, 50]
    up = [(u, -30 + (4 if i % 2 else -4)) for i, u in enumerate(xs)]
    dn = [(u + 2, 28 + (5 if i % 2 else -3)) for i, u in enumerate(xs)]
    full = poly(up + dn[::-1])
    k.c.cast(k.c.mask(k.P(full), 0.3), 3 * k.s, 4 * k.s, 4 * k.s, 0.4)
    ms = []
    for i in range(4):
        ms.append(k.paint(poly([up[i], up[i + 1], dn[i + 1], dn[i]]), shift(col, 0.03 if i % 2 == 0 else -0.07),
                vol=0, tex=0.3, rough=0.35, grad=((xs[i], 0), (xs[i + 1], 0), -0.12, 0.14)))
    m = k.c.mask(k.P(full), 0.2)
    k.paint([(-38, -20), (-20, -26), (-8, -14), (-14, 2), (-30, 6), (-42, -4)], '#9ab07a', vol=0.2, alpha=0.75,
            clip=m, rough=0.8)
    k.paint([(8, 2), (24, -12), (40, -6), (42, 12), (26, 20), (12, 16)], '#c9a06a', vol=0.2, alpha=0.75, clip=m,
            rough=0.8)
    k.line([(-6, -34), (-2, -16), (4, -6), (-2, 12), (6, 32)], [1, 2.4, 3], '#6f9aa8', 0.8, clip=m)
    for i in range(11):
        t = i / 10
        u, v = -34 + 66 * t, -10 + 16 * math.sin(t * 5)
        k.line([(u, v), (u + 3, v + 2.4 * math.cos(t * 5))], 1.1, '#a8392f', 0.9)
    k.line([(30, 4), (36, 10)], 1.8, '#a8392f')
    k.line([(36, 4), (30, 10)], 1.8, '#a8392f')
    for u, v in ((-28, -10), (-22, -14), (22, 4), (28, -2)):
        k.paint(poly([(u - 3, v), (u, v - 5), (u + 3, v)]), '#6a5a44', vol=0.2, alpha=0.8, rough=0.1)
    k.line(arc(-36, 18, 6, 6, 0, 359, 14), 0.6, '#6a4a34', 0.8)
    k.paint(poly([(-36, 10), (-34.4, 18), (-36, 26), (-37.6, 18)]), '#6a4a34', vol=0, rough=0.1)
    for i in (1, 2, 3):
        k.line([up[i], dn[i]], 0.6, shift(col, -0.2), 0.6)
