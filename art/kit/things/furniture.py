"""Chairs, tables, lamps, mirrors and windows."""

import math

import numpy as np

from ..paint.colour import mix, shift
from ..paint.paths import arc, curve, ellipse, lathe, limb, merged, minus, poly, rect, transform, union
from .stuff import BRASS, WOOD, bar, flame, highlight, late_glow, metal, thing_frame, wood


def chair(c, x, y, size, col=WOOD, seat='#a8763a', **kw):
    """Wooden chair, three-quarter, back on the left; size = height."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(4, 0, 32, 5), 0.45, 3)
    bar(k, (-8, -4), (-7, -50), 4, shift(col, -0.1))
    bar(k, (26, -6), (25, -46), 4, shift(col, -0.1))
    bar(k, (-7, -20), (26, -22), 2.6, shift(col, -0.1))
    m = k.paint([(-24, -46, 'c'), (-6, -52, 'c'), (30, -49, 'c'), (16, -41, 'c')], seat, vol=0.3, rim=True,
            rough=0.3, texk='streakh', tex=0.4)
    for i in range(7):
        t = i / 6
        k.line([(-24 + 18 * t, -46 - 6 * t), (16 + 14 * t, -41 - 8 * t)], 0.6, shift(seat, -0.16), 0.6, clip=m)
    wood(k, poly([(-24, -46), (16, -41), (30, -49), (30, -45.4), (16, -37), (-24, -42)]), shift(col, -0.02),
            vol=0.2)
    for a, b, w in (((-22, 0), (-23, -46), 4.6), ((15, 2), (16, -40), 4.6)):
        bar(k, a, b, w, col)
    bar(k, (-22, -16), (15, -14), 2.8, col)
    wood(k, limb([(-23, -44), (-26, -72), (-31, -98)], [4.6, 4.4, 3.6]), col, along='v', vol=0.8)
    wood(k, limb([(-7, -51), (-9, -76), (-14, -102)], [4.4, 4.2, 3.4]), shift(col, -0.04), along='v', vol=0.8)
    for t in (0.32, 0.58, 0.86):
        u0, v0, u1, v1 = -23 - 8 * t, -44 - 54 * t, -7 - 7 * t, -51 - 51 * t
        wood(k, curve([(u0, v0 + 3.4, 'c'), ((u0 + u1) / 2 - 2, (v0 + v1) / 2 + 3.6), (u1, v1 + 3.4, 'c'),
                (u1, v1 - 3.4, 'c'), ((u0 + u1) / 2 - 2, (v0 + v1) / 2 - 5), (u0, v0 - 3.4, 'c')]),
                shift(col, 0.03), shadow=(0, 1, 1.2, 0.3))
    return k.pt(4, -46)


def armchair(c, x, y, size, col='#7a3038', wood_='#4a2c1c', **kw):
    """Deep wing chair, three-quarter front; returns the seat point."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.2, 1.05, -14), light=shift(col, 0.16), vol=0.95, rim=True, rough=0.5,
            texk='streakv', tex=0.2)
    k.darken(ellipse(0, 0, 46, 6), 0.5, 4)
    for u, v in ((-32, 0), (32, 0), (-26, -4), (27, -4)):
        wood(k, lathe([(3.6, -14), (4.4, -9), (2, -3), (2.6, 0)], 0.2) if False
                else transform(lathe([(3.6, -14), (4.4, -9), (2, -3), (2.6, 0)], 0.2), u, v), wood_, along='v',
                vol=0.9)
    k.paint([(-32, -40), (-38, -66), (-34, -90), (-18, -101), (0, -103), (18, -101), (34, -90), (38, -66),
            (32, -40)], col, **st, shadow=(0, 2, 3, 0.4))
    for u, v in ((-16, -84), (0, -86), (16, -84), (-8, -72), (8, -72), (-16, -60), (0, -60), (16, -60)):
        k.darken(ellipse(u, v, 4, 3.4), 0.5, 1.6)
        k.paint(ellipse(u, v, 1.5), shift(col, 0.08), vol=0.8, rough=0.1)
    for a, b in (((-16, -84), (-8, -72)), ((0, -86), (-8, -72)), ((0, -86), (8, -72)), ((16, -84), (8, -72)),
            ((-8, -72), (-16, -60)), ((-8, -72), (0, -60)), ((8, -72), (0, -60)), ((8, -72), (16, -60))):
        k.line([a, b], [0.4, 1.3, 0.4], st['dark'], 0.55, soft=0.3)
    for s_ in (-1, 1):
        k.paint([(s_ * 26, -92), (s_ * 36, -94), (s_ * 42, -82), (s_ * 41, -62), (s_ * 32, -52),
                (s_ * 28, -66)], shift(col, -0.02), **st, shadow=(0, 1, 2, 0.4))
    k.paint([(-27, -38), (-28, -47), (0, -51), (28, -47), (27, -38), (28, -30), (0, -26), (-28, -30)],
            shift(col, 0.03), **st, shadow=(0, 2, 3, 0.45))
    k.line([(-27, -33), (0, -29), (27, -33)], 1.1, st['dark'], 0.7)
    k.paint([(-33, -30, 'c'), (0, -25), (33, -30, 'c'), (32, -12, 'c'), (0, -9), (-32, -12, 'c')],
            shift(col, -0.04), **st)
    for s_ in (-1, 1):
        k.paint([(s_ * 26, -52), (s_ * 34, -58), (s_ * 44, -55), (s_ * 47, -45), (s_ * 43, -38),
                (s_ * 43, -12, 'c'), (s_ * 29, -10, 'c'), (s_ * 30, -34), (s_ * 26, -42)], col, **st,
                shadow=(-s_, 1.6, 3, 0.45))
        k.paint(ellipse(s_ * 36, -47, 8, 7.6), shift(col, 0.03), **st)
        k.line(arc(s_ * 36, -47, 5, 4.6, 0, 300, 12), [0.4, 1, 0.4], st['dark'], 0.6)
    return k.pt(0, -48)


def table(c, x, y, size, kind='wood', col=WOOD, cloth='#e9dcc4', w=1.5, **kw):
    """Size = height, w = top width / height. kind: wood (four turned legs) | round (cloth to the floor) | pedestal. Returns top centre."""
    k = thing_frame(c, x, y, size, kw)
    h = 50 * w
    k.darken(ellipse(0, 0, h * 0.9, 8), 0.4, 4)
    if kind == 'round':
        hem = []
        n = 16
        for i in range(n + 1):
            t = i / n
            hem.append((-h * 1.05 + 2.1 * h * t, -2 + 9 * math.sin(t * math.pi) + (3 if i % 2 else -3)))
        m = k.paint(curve([(-h, -92, 'c')] + hem[:1] + hem[1:] + [(h, -92, 'c')]), cloth,
                dark=shift(cloth, -0.3, 1.1, -16), vol=0.8, rim=True, px=240, texk='streakv', tex=0.2)
        for i in range(1, n):
            t = i / n
            u = -h + 2 * h * t
            k.line([(u * 0.94, -88), (u, -50), (hem[i][0], hem[i][1])], [0.4, 3, 5], shift(cloth, -0.22)
                    if i % 2 else shift(cloth, 0.06), 0.5, clip=m, soft=1.2)
        k.paint(ellipse(0, -93, h, h * 0.2), shift(cloth, 0.03), vol=0.15, rim=True, rough=0.3,
                shadow=(0, 1.4, 2, 0.3))
    elif kind == 'pedestal':
        wood(k, lathe([(6, -90), (5, -70), (10, -52), (5, -36), (8, -20), (14, -10, 'c')], 0.2), col, along='v',
                vol=1.0)
        for s_ in (-1, 0, 1):
            wood(k, limb([(s_ * 4, -16), (s_ * 22, -10), (s_ * 34, 0)] if s_ else [(0, -16), (1, -6), (2, 4)],
                    [9, 6, 5]), shift(col, -0.05), vol=0.8)
        k.paint(ellipse(0, -90, h, h * 0.2), shift(col, -0.14), vol=0.2)
        wood(k, ellipse(0, -94, h, h * 0.2), shift(col, 0.03), vol=0.3)
    else:
        leg = lambda u, v, d: wood(k,
                transform(lathe([(5, -88), (5, -76, 'c'), (3, -72), (5.4, -60), (3, -40), (4, -16), (2.4, -8),
                (3.6, 0)], 0.2), u, v), shift(col, d), along='v', vol=1.0)
        leg(-h * 0.72, -8, -0.1)
        leg(h * 0.76, -8, -0.1)
        wood(k, poly([(-h * 0.95, -90), (h * 0.95, -90), (h * 0.93, -78), (-h * 0.93, -78)]), shift(col, -0.06),
                vol=0.2)
        leg(-h * 0.84, 0, 0)
        leg(h * 0.86, 0, 0)
        wood(k, poly([(-h, -90), (h, -90), (h * 0.86, -102), (-h * 0.84, -102)]), shift(col, 0.05), vol=0.1,
                grad=((0, -102), (0, -90), -0.1, 0.15))
        wood(k, rect(-h, -91, 2 * h, 4.4, 1), shift(col, -0.02), vol=0.4)
    return k.pt(0, -95)


def mirror(c, x, y, size, frame=BRASS, glass='#a9c2c6', kind='oval', stand=False, cracks=0, **kw):
    """(x,y) = bottom, size = height. Returns the glass Mask to clip a reflection into, plus its centre and radii."""
    k = thing_frame(c, x, y, size, kw)
    fd = dict(dark=shift(frame, -0.32, 1.1, -16), light=shift(frame, 0.24, 0.85, 8))
    w = 33
    if stand:
        for s_ in (-1, 1):
            wood(k, limb([(s_ * 40, -4), (s_ * 40, -60), (s_ * 38, -74)], [4, 4, 3]), along='v', vol=0.9)
            wood(k, limb([(s_ * 28, 1), (s_ * 40, -6), (s_ * 50, 1)], [3, 5, 3]))
            metal(k, ellipse(s_ * 38, -52, 3), BRASS)
        bar(k, (-40, -9), (40, -9), 3.4)
    o, i = ((ellipse(0, -52, w, 46), ellipse(0, -52, w - 6, 40)) if kind == 'oval'
            else (curve([(-w, -8, 'c'), (-w, -72), (-w * 0.7, -92), (0, -99), (w * 0.7, -92), (w, -72),
            (w, -8, 'c')], k=0.33), curve([(-w + 6, -14, 'c'), (-w + 6, -70), (-w * 0.6, -87), (0, -92.6),
            (w * 0.6, -87), (w - 6, -70), (w - 6, -14, 'c')], k=0.33)))
    k.paint(o, frame, **fd, vol=1.0, rim=True, shadow=(3, 4, 6, 0.45), rough=0.3)
    if kind == 'oval':
        for t in range(28):  # carved leaves round the frame
            a = t / 28 * 6.283
            k.paint(transform(curve([(-3.6, 0), (0, -2.6), (4.2, 0, 'c'), (0, 2.6)]), math.cos(a) * (w - 3),
                    -52 + math.sin(a) * 43, 1, math.degrees(a) + 68), frame, **fd, vol=0.9, rough=0.15,
                    shadow=(0, 0.5, 0.6, 0.35))
        k.paint([(-9, -97), (-5, -104), (0, -107, 'c'), (5, -104), (9, -97), (0, -94)], frame, **fd, vol=0.9,
                rim=True)
        k.paint(ellipse(0, -100, 2.4), '#8f2f36', vol=0.7)
    else:
        k.paint(minus(transform(o, 0, 0, 0.96, about=(0, -52)), transform(o, 0, 0, 0.93, about=(0, -52))),
                fd['dark'], vol=0, alpha=0.6)
    m = k.paint(i, glass, dark=shift(glass, -0.3, 1, -10), light='#f6fbf6', vol=-0.15, rough=0.15, lit=0.4,
            grad=((-24, -88), (24, -16), 0.28, -0.4), tex=0.12)
    for a, b, t in (((-20, -60), (4, -88), 4), ((-14, -52), (12, -84), 1.6)):
        k.line([a, b], [t, t * 0.6], '#ffffff', 0.28, clip=m, soft=0.6)
    if cracks:
        rr = np.random.default_rng(5)
        for j in range(cracks):
            a = j / cracks * 6.283 + rr.normal(0, 0.2)
            p = [(4, -58)]
            for t in range(1, 5):
                p.append((4 + math.cos(a + rr.normal(0, 0.12)) * t * 11, -58 + math.sin(a + rr.normal(0, 0.12))
                        * t * 12))
            k.line(p, [1.2, 0.9, 0.4], '#2a3a40', 0.8, clip=m)
            k.line([(u + 0.7, v + 0.5) for u, v in p], [0.6, 0.4], '#ffffff', 0.8, clip=m)
    return dict(mask=m, centre=k.pt(0, -52), kit=k)


def window(c, x, y, size, curtain_='#b9584a', frame='#5a4030', view=None, wind=0.0, glow=0.0, **kw):
    """Casement with curtains, (x,y) = sill middle, size = height. view = (top colour, bottom colour). wind blows the curtains in. Returns pane Mask."""
    k = thing_frame(c, x, y, size, kw)
    view = view or ('#2c4a6a', '#e9b98a')
    k.paint(rect(-38, -98, 76, 98, 2), frame, vol=0.4, rim=True, shadow=(2, 3, 5, 0.4), texk='streakv', tex=0.3)
    m = k.paint(union(rect(-31, -82, 62, 78), ellipse(0, -78, 31, 15)) if False else rect(-31, -92, 62, 88, 1),
            mix(*view, 0.5), dark=view[0], light=view[1], vol=0, lit=0, grad=((0, -92), (0, -4), -0.5, 0.5),
            rough=0.2, tex=0.2)
    for s_ in (-1, 1):
        k.line([(s_ * 15.5 - 10, -30), (s_ * 15.5 + 8, -60)], [2, 1], '#ffffff', 0.22, clip=m, soft=0.8)
    bars_ = [rect(-2.2, -92, 4.4, 88), rect(-31, -64, 62, 3.2), rect(-31, -34, 62, 2.6)]
    wood(k, merged(bars_), shift(frame, 0.06), along='v', vol=0.5, shadow=(0.8, 0.8, 1, 0.3))
    wood(k, rect(-46, -5, 92, 8, 1.6), shift(frame, 0.05), vol=0.6, shadow=(0, 3, 4, 0.45))
    metal(k, limb([(-52, -98), (52, -98)], [2.6, 2.6]), BRASS)
    metal(k, ellipse(-53, -98, 3.6), BRASS)
    metal(k, ellipse(53, -98, 3.6), BRASS)
    for s_ in (-1, 1):
        g = wind * 26 * (1 if s_ < 0 else 0.6)
        q = k.sub(0, 0, 100, 0, flip=s_ < 0)
        for i in range(5):
            a, b = 50 - i * 6.4, 50 - (i + 1.5) * 6.4
            q.paint(curve([(a, -98, 'c'), (a + 1 - g * 0.1, -62), (a + 2 - g * 0.4, -44),
                    (46 + i * 0.4 - g * 0.5, -34), (a + 3 - g, -8, 'c'), (b + 5 - g, -5, 'c'),
                    (44 - i * 0.6 - g * 0.5, -34), (b + 2 - g * 0.4, -48), (b - g * 0.1, -66), (b, -98, 'c')]),
                    curtain_, dark=shift(curtain_, -0.22, 1.05, -12), light=shift(curtain_, 0.16), vol=0.9,
                    rim=True, rough=0.4, texk='streakv', tex=0.25, shadow=(-1, 1, 2, 0.35))
        metal(q, curve([(50 - g * 0.5, -37), (40 - g * 0.5, -38), (39 - g * 0.5, -33), (50 - g * 0.5, -31)]),
                BRASS)
    if glow:
        late_glow(k, 0, -50, 80, view[1], glow)
    return m


def lamp(c, x, y, size, kind='table', shade='#d9a85a', base=BRASS, on=True, **kw):
    """Table: shade lamp; oil: glass chimney; desk: bent arm. Returns light point."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 24, 4), 0.45, 3)
    if kind == 'oil':
        metal(k, lathe([(7, -38), (15, -30), (17, -20), (8, -10), (16, -4, 'c'), (17, 0)]), base)
        m = k.paint(curve([(-7, -42, 'c'), (-13, -56), (-8, -72), (-5, -98, 'c'), (5, -98, 'c'), (8, -72),
                (13, -56), (7, -42, 'c')]), '#cfe0dc', vol=0.5, alpha=0.35, rough=0.1)
        flame(k, 0, -44, 18, glow=0.7 if on else 0, r=120)
        highlight(k, [(-9, -60), (-5, -76), (-3.4, -94)], [1, 2, 0.6], m, 0.7)
        metal(k, lathe([(8, -43), (9, -38)], 0.2), shift(base, -0.06))
        metal(k, ellipse(16, -40, 3.4), base)
        return k.pt(0, -52)
    if kind == 'desk':
        metal(k, lathe([(9, -6), (20, -3, 'c'), (21, 0)], 0.22), base)
        for a, b in (((0, -5), (-18, -46)), ((-18, -46), (16, -80))):
            metal(k, limb([a, b], [3, 3]), base)
        metal(k, ellipse(-18, -46, 4), shift(base, -0.06))
        k.paint([(8, -84), (20, -92), (44, -76, 'c'), (24, -60, 'c')], shade, vol=0.9, rim=True, rough=0.25)
        k.paint(ellipse(34, -68, 13, 5.6, -38), '#fff3c8' if on else '#4a4440', vol=0, lit=0)
        if on:
            late_glow(k, 38, -62, 70, '#ffe6a8', 0.5)
        return k.pt(36, -64)
    metal(k, lathe([(3, -52), (4, -44), (11, -34), (9, -20), (4, -12), (8, -6), (18, -3, 'c'), (19, 0)]), base)
    m = k.paint([(-16, -96, 'c'), (16, -96, 'c'), (32, -50, 'c'), (0, -44), (-32, -50, 'c')], shade,
            dark=shift(shade, -0.22), light='#fff6d0', vol=0.4 if on else 0.9, rim=True, rough=0.3,
            texk='streakv', tex=0.25, lit=0 if on else 1, grad=((0, -50), (0, -96), 0.45, -0.2) if on else None)
    for i in range(-4, 5):
        k.line([(i * 3.6, -95), (i * 7.2, -48)], 0.8, shift(shade, -0.14), 0.5, clip=m)
    k.line([(-31, -51), (0, -45.6), (31, -51)], 2.2, BRASS)
    k.line([(-16, -95), (0, -93.6), (16, -95)], 1.8, BRASS)
    if on:
        k.paint(ellipse(0, -49, 26, 4), '#fff6d0', vol=0, lit=0, alpha=0.8, soft=0.8)
        late_glow(k, 0, -60, 90, '#ffe0a0', 0.5)
    return k.pt(0, -60)
