"""Ladders, bridges, wells, tents, carousels, telephone boxes."""

import math

import numpy as np

from ..creatures.horse import horse
from ..paint.colour import shift
from ..paint.paths import curve, ellipse, lathe, limb, minus, poly, rect, transform, union
from .stuff import BRASS, IRON, WOOD, bar, late_glow, metal, thing_frame, wood


def ladder(c, x, y, size, rungs=9, width=0.2, col='#9a6e42', worn=True, **kw):
    """A ladder, worn by use."""
    k = thing_frame(c, x, y, size, kw)
    w = 100 * width / 2
    for i in range(rungs):
        v = -100 * (i + 0.6) / rungs
        s_ = w * (1 - 0.12 * (-v / 100))
        bar(k, (-s_, v + k.r.normal(0, 0.3)), (s_, v + k.r.normal(0, 0.3)), 2.1,
                shift(col, k.r.normal(0.02, 0.03)), vol=0.8, shadow=(0.4, 1.2, 1.2, 0.35))
        if worn:
            k.line([(-s_ * 0.4, v - 0.5), (s_ * 0.4, v - 0.5)], [0.3, 1, 0.3], shift(col, 0.22), 0.6)
    for s_ in (-1, 1):
        wood(k, limb([(s_ * w, 0), (s_ * w * 0.93, -50), (s_ * w * 0.87, -100)], [3.2, 2.9, 2.6], cap=False),
                shift(col, -0.03), along='v', vol=0.8, shadow=(0.6, 0.6, 1.4, 0.35))


def bridge(c, x, y, size, arches=3, col='#9a9080', dark='#433c3c', light='#d8ccb0', kind='stone', deck=0.26,
        **kw):
    """Stone: size = total length, (x,y) = water line at the middle. kind: stone | rope (slack footbridge)."""
    k = thing_frame(c, x, y, size, kw)
    if kind == 'rope':
        sag = lambda u, s_=9: -22 + s_ * (1 - (u / 50) ** 2)
        for i in range(26):
            u = -49 + i * 98 / 25
            k.paint(transform(rect(-1.5, -0.9, 3, 1.8, 0.4), u, sag(u), 1, -u * 0.18 + k.r.normal(0, 3)),
                    shift(WOOD, k.r.normal(0.04, 0.05)), vol=0.4, rough=0.15)
            if i % 2 == 0:
                k.line([(u, sag(u)), (u, sag(u) - 10)], 0.35, '#b99a6a', 0.8)
        for o in (0, -10):
            k.line([(u, sag(u) + o) for u in np.linspace(-50, 50, 13)], 0.8, '#b99a6a')
        for s_ in (-1, 1):
            bar(k, (s_ * 50, -18), (s_ * 50.6, -36), 2.6, WOOD)
        return k.pt(0, -14)
    top = [(u, -deck * 100 - 7 * (1 - (u / 50) ** 2)) for u in np.linspace(-50, 50, 9)]
    body = curve([(-50, 4, 'c')] + [(top[0][0], top[0][1], 'c')] + top[1:-1] + [(top[-1][0], top[-1][1], 'c'),
            (50, 4, 'c')], k=0.3)
    W_ = 100 / arches
    holes = []
    for i in range(arches):
        cx = -50 + W_ * (i + 0.5)
        h = deck * 100 * (0.68 + 0.2 * (1 - abs(cx) / 50))
        holes.append((cx, W_ * 0.38, h))
    for cx, r, h in holes:
        body = minus(body, curve([(cx - r, 6, 'c'), (cx - r, -h * 0.45), (cx - r * 0.6, -h * 0.86), (cx, -h),
                (cx + r * 0.6, -h * 0.86), (cx + r, -h * 0.45), (cx + r, 6, 'c')]))
    for cx, r, h in holes:  # soffit
        k.paint(curve([(cx - r, 4, 'c'), (cx - r, -h * 0.45), (cx - r * 0.6, -h * 0.86), (cx, -h),
                (cx + r * 0.6, -h * 0.86), (cx + r * 0.2, -h * 0.84), (cx - r * 0.3, -h * 0.7),
                (cx - r * 0.66, -h * 0.3), (cx - r * 0.68, 4, 'c')]), dark, vol=0.2, rough=0.4)
    m = k.paint(body, col, dark=dark, light=light, vol=0.35, rim=True, tex=0.4, grad=((0, -35), (0, 2), 0.2,
            -0.3), shadow=(0, 2, 3, 0.3))
    rr = np.random.default_rng(3)
    for r_ in range(12):
        for j in range(28):
            u, v = -50 + j * 3.7 + (r_ % 2) * 1.8, -1 - r_ * 3
            if rr.random() < 0.75:
                k.paint(rect(u + 0.25, v - 2.5, 3.2, 2.2, 0.5), shift(col, rr.normal(0, 0.05)), vol=0.3,
                        alpha=0.55, clip=m, rough=0.3)
    for cx, r, h in holes:  # voussoirs
        for a in np.linspace(0, 180, 13):
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            u, v = cx - ca * (r + 1.4), -h * 0.45 - sa * (h * 0.55 + 1.4)
            k.paint(transform(rect(-1.8, -1.5, 3.6, 3, 0.5), u, v, 1,
                    math.degrees(math.atan2(-sa * h * 0.55, -ca * r))), shift(col, 0.05 + rr.normal(0, 0.03)),
                    dark=dark, vol=0.5, rough=0.2, clip=m, shadow=(0, 0.3, 0.5, 0.3))
        k.darken(ellipse(cx, 3, r * 1.2, 2), 0.4, 1.4)
    k.paint(curve([(top[0][0], top[0][1] + 1.4, 'c')] + [(u, v + 1.4) for u, v in top[1:-1]]
            + [(50, top[-1][1] + 1.4, 'c'), (50, top[-1][1] - 1.6, 'c')] + [(u, v - 1.6) for u,
            v in top[1:-1][::-1]] + [(-50, top[0][1] - 1.6, 'c')], k=0.3), shift(col, 0.07), dark=dark,
            light=light, vol=0.7, rim=True)
    return k.pt(0, top[4][1] - 1)


def well(c, x, y, size, col='#8f8a80', roof='#7a4434', **kw):
    """Stone well with a roof and bucket; size = height. Returns bucket point, mouth."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 48, 9), 0.5, 4)
    for s_ in (-1, 1):
        bar(k, (s_ * 28, -34), (s_ * 28, -78), 4.6)
    k.paint(ellipse(0, -38, 38, 10), '#14121a', vol=-0.4, rough=0.3)
    m = k.paint(union(curve([(-38, -38, 'c'), (-39, -18), (-37, -2, 'c'), (0, 7), (37, -2, 'c'), (39, -18),
            (38, -38, 'c'), (0, -28)]), ellipse(0, -2, 37, 9)), col, dark=shift(col, -0.26),
            light=shift(col, 0.16), vol=0.8, rim=True, px=220, tex=0.3)
    rr = np.random.default_rng(5)
    for r_ in range(4):
        n = 9
        for i in range(n):
            t = (i + (r_ % 2) * 0.5) / n * 2 - 1
            if abs(t) < 0.97:
                u = math.sin(t * 1.45) * 38
                w = 9.4 * max(0.2, math.cos(t * 1.45))
                v = -26 + r_ * 8.6 + 8 * math.cos(t * 1.45)
                k.paint(rect(u - w * 0.46, v - 8.6, w * 0.92, 7.6, 1.6), shift(col, rr.normal(0.02, 0.05)),
                        dark=shift(col, -0.26), light=shift(col, 0.16), vol=0.7, clip=m, rough=0.5)
    k.paint(minus(ellipse(0, -39, 40, 11), ellipse(0, -39, 32, 7.6)), shift(col, 0.06), dark=shift(col, -0.22),
            light=shift(col, 0.18), vol=0.7, rim=True, rough=0.5)
    wood(k, limb([(-33, -62), (36, -62)], [5, 5]), WOOD, vol=0.9)
    metal(k, limb([(36, -62), (44, -62), (44, -52), (50, -52)], [2, 2, 2, 2]), IRON)
    for q in range(6):
        k.line([(-8 + q * 2.4, -65), (-7 + q * 2.4, -59)], 1.6, '#b99a6a')
    k.line([(3, -60), (3, -49)], 0.9, '#b99a6a')
    wood(k, curve([(-4, -49, 'c'), (10, -49, 'c'), (8, -37), (-2, -37)]), shift(WOOD, 0.06), along='v', vol=0.9)
    k.line([(-4, -46), (10, -46)], 1.2, IRON)
    k.paint(ellipse(3, -49, 7, 2), '#2a3a44', vol=-0.2, rough=0.1)
    k.paint(poly([(-44, -70), (44, -70), (38, -66), (-38, -66)]), shift(roof, -0.24), vol=0)
    m2 = k.paint(poly([(-50, -70), (-36, -103), (38, -104), (50, -70)]), roof, dark=shift(roof, -0.2),
            light=shift(roof, 0.16), vol=0.3, rim=True, rough=0.5, tex=0.3, shadow=(0, 4, 5, 0.45))
    for r_ in range(5):
        v = -98 + r_ * 7
        w = 37 + r_ * 3.1
        n = 11
        for i in range(n + (r_ % 2)):
            u = -w + (i + 0.5 - (r_ % 2) * 0.5) * 2 * w / n
            k.paint(curve([(u - w / n * 0.96, v - 5, 'c'), (u + w / n * 0.96, v - 5, 'c'),
                    (u + w / n * 0.9, v + 3), (u, v + 4.4 + rr.normal(0, 0.5)), (u - w / n * 0.9, v + 3)]),
                    shift(roof, rr.normal(0, 0.045)), dark=shift(roof, -0.22), light=shift(roof, 0.18), vol=0.6,
                    clip=m2, rough=0.3, shadow=(0, 0.7, 0.8, 0.4))
    wood(k, limb([(-38, -104), (40, -105)], [5, 5]), shift(roof, -0.1), vol=0.9)
    return dict(bucket=k.pt(3, -44), mouth=k.pt(0, -38), mask=m)


def tent(c, x, y, size, kind='circus', cols=('#7f2f34', '#d9c49a'), light='#ffd68a', **kw):
    """Circus: striped, size = height. camp: ridge tent glowing inside. Returns door point."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 74, 8), 0.45, 4)
    if kind == 'camp':
        m = k.paint([(-60, 0, 'c'), (0, -80, 'c'), (16, -76, 'c'), (66, -4, 'c')], cols[0], vol=0.3, rim=True,
                grad=((0, -80), (0, 0), -0.1, 0.2))
        k.paint([(-60, 0, 'c'), (0, -80, 'c'), (26, 2, 'c')], shift(cols[0], 0.06), vol=0.3, rim=True,
                grad=((0, -80), (0, 0), -0.2, 0.35))
        k.paint([(-22, 1, 'c'), (-2, -56, 'c'), (8, 2, 'c')], light, vol=0, lit=0)
        late_glow(k, -6, -14, 50, light, 0.4)
        return k.pt(-6, 0)
    [(-60 + i * 120 / 12, -40) for i in range(13)]
    m = k.paint([(-56, -42, 'c'), (-62, 0, 'c'), (0, 7), (62, 0, 'c'), (56, -42, 'c'), (0, -34)], cols[1],
            dark=shift(cols[1], -0.3), vol=0.7, rim=True, texk='streakv', tex=0.2, px=220)
    for i in range(7):
        t0, t1 = (2 * i) / 13 * 2 - 1, (2 * i + 1) / 13 * 2 - 1
        a, b = math.sin(t0 * 1.4) / math.sin(1.4), math.sin(t1 * 1.4) / math.sin(1.4)
        k.paint(poly([(a * 58, -50), (b * 58, -50), (b * 63, 9), (a * 63, 9)]), cols[0], vol=0, clip=m,
                rough=0.2, grad=((-50, 0), (60, 0), 0.25, -0.45))
    k.paint([(-12, 6, 'c'), (-2, -32, 'c'), (2, -32, 'c'), (14, 6, 'c')], '#2a1418', vol=0)
    k.paint([(-9, 6, 'c'), (0, -26, 'c'), (10, 6, 'c')], light, dark='#c9772c', vol=0, lit=0,
            grad=((0, -26), (0, 6), -0.3, 0.3))
    late_glow(k, 0, -6, 46, light, 0.45)
    for s_ in (-1, 1):
        k.paint([(s_ * 1, -34, 'c'), (s_ * 20, -8), (s_ * 18, 7, 'c'), (s_ * 10, 6), (s_ * 8, -10)],
                shift(cols[0], -0.06), vol=0.8, rough=0.3, shadow=(0, 1, 2, 0.4))
    mr = k.paint([(0, -98, 'c'), (-14, -76), (-38, -56), (-66, -42, 'c'), (-33, -34), (0, -31), (33, -34),
            (66, -42, 'c'), (38, -56), (14, -76)], cols[1], dark=shift(cols[1], -0.3), vol=0.8, rim=True,
            px=220, shadow=(0, 2, 4, 0.4))
    for i in range(6):
        t0, t1 = (2 * i) / 11 * 2 - 1, (2 * i + 1) / 11 * 2 - 1
        a, b = math.sin(t0 * 1.35) * 68, math.sin(t1 * 1.35) * 68
        k.paint(curve([(0, -98, 'c'), (a * 0.3, -72), (a * 0.62, -52), (a, -38, 'c'), (b, -36, 'c'),
                (b * 0.62, -50), (b * 0.3, -72)]), cols[0], vol=0, clip=mr, rough=0.2,
                grad=((-40, -60), (56, -40), 0.25, -0.5))
    for i in range(12):
        t = (i + 0.5) / 12 * 2 - 1
        u = math.sin(t * 1.4) * 66
        k.paint(curve([(u - 6.4 * math.cos(t * 1.3), -39 + 5 * math.cos(t * 1.4), 'c'),
                (u, -30 + 6 * math.cos(t * 1.4)), (u + 6.4 * math.cos(t * 1.3), -39 + 5 * math.cos(t * 1.4),
                'c')]), cols[i % 2], vol=0.5, rough=0.2, shadow=(0, 1, 1, 0.3))
    k.line([(0, -96), (0, -112)], 1.4, WOOD)
    k.paint([(0, -112, 'c'), (10, -113), (19, -107, 'c'), (9, -106), (0, -104, 'c')], BRASS, vol=0.5, rough=0.3)
    return k.pt(0, 2)


def carousel(c, x, y, size, cols=('#8f2f36', '#efdcb0'), horses=True, asleep=True, lights=True, **kw):
    """Size = height. horses from creatures.horse in three depths. Returns top."""

    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 62, 9), 0.4, 4)
    k.paint(union(ellipse(0, -6, 60, 11), rect(-60, -6, 120, 7), ellipse(0, 1, 60, 11)), shift(cols[0], -0.06),
            vol=0.6, rim=True, rough=0.3)
    wood(k, ellipse(0, -7, 58, 10.4), '#a8763a', vol=0.2)
    for i in range(11):
        t = (i + 0.5) / 11 * 2 - 1
        k.paint(ellipse(math.sin(t * 1.45) * 58, 1 + 9.4 * math.cos(t * 1.45), 3, 2.6), BRASS, vol=0.8,
                rough=0.1)
    k.paint(lathe([(14, -66, 'c'), (12, -50), (13, -30), (15, -8, 'c')], 0.2), cols[1],
            dark=shift(cols[1], -0.3), vol=0.9, rough=0.2)
    for i in range(5):
        u = -11 + i * 5.5
        k.paint(transform(ellipse(0, 0, 2.2, 9), u, -38), '#a9c2c6', light='#ffffff', vol=0.3, rough=0.1)
        k.line([(u, -62), (u, -14)], 0.5, BRASS, 0.9)
    spots = [(-34, -12, 0.62, 1), (32, -13, 0.62, 0), (-48, -6, 0.8, 1), (46, -5, 0.8, 1), (-18, 0, 1.0, 1),
            (24, 2, 1.0, 1)]
    hc = [('#d8cdb8', '#2f6a6e'), ('#8a6a52', '#8f2f36'), ('#c9a078', '#5d3a6b'), ('#efe6d8', '#8f2f36'),
            ('#efe6d8', '#33588b'), ('#7a6458', '#c98a2c')]
    for i, (u, v, s_, fl) in enumerate(spots):
        metal(k, limb([(u, -66 + v * 0.2), (u, v - 3)], [1.5 * s_, 1.5 * s_]), BRASS)
        if horses:
            X, Y = k.pt(u - 1, v - 8 * s_ + 6 * math.sin(i * 2.2))
            horse(k.c, X, Y, 36 * s_ * k.s, 'gallop', rot=k.P.rot, flip=k.P.flip, col=hc[i][0],
                    dark=shift(hc[i][0], -0.3), light=shift(hc[i][0], 0.12), mane=shift(hc[i][0], -0.25),
                    saddle=hc[i][1], asleep=asleep, rim=k.rim, lit=k.lit, fog=k.fog, fur=False)
            metal(k, limb([(u, -66 + v * 0.2), (u, v - 24 * s_)], [1.5 * s_, 1.5 * s_]), BRASS)
    mr = k.paint([(0, -100, 'c'), (-16, -86), (-44, -74), (-66, -67, 'c'), (-34, -59), (0, -56), (34, -59),
            (66, -67, 'c'), (44, -74), (16, -86)], cols[1], dark=shift(cols[1], -0.3), vol=0.8, rim=True,
            px=220, shadow=(0, 4, 6, 0.4))
    for i in range(6):
        t0, t1 = (2 * i) / 11 * 2 - 1, (2 * i + 1) / 11 * 2 - 1
        a, b = math.sin(t0 * 1.4) * 68, math.sin(t1 * 1.4) * 68
        k.paint(curve([(0, -100, 'c'), (a * 0.35, -83), (a * 0.7, -72), (a, -62, 'c'), (b, -60, 'c'),
                (b * 0.7, -71), (b * 0.35, -83)]), cols[0], vol=0, clip=mr, rough=0.2,
                grad=((-40, -80), (56, -64), 0.25, -0.5))
    for i in range(13):
        t = (i + 0.5) / 13 * 2 - 1
        u, v = math.sin(t * 1.5) * 65, -67 + 9 * math.cos(t * 1.5)
        w = 6 * math.cos(t * 1.3)
        k.paint(curve([(u - w, v - 3, 'c'), (u - w, v + 3), (u, v + 8), (u + w, v + 3), (u + w, v - 3, 'c')]),
                cols[0] if i % 2 else BRASS, vol=0.6, rough=0.2, shadow=(0, 1, 1, 0.3))
        if lights:
            X, Y = k.pt(u, v + 1.6)
            k.c.late.append(lambda X=X, Y=Y: k.c.dot(X, Y, max(0.7, 1.3 * k.s), '#ffe9a8', 0.95, True))
    metal(k, lathe([(1, -112), (4, -107), (1.6, -103), (5, -99)], 0.2), BRASS)
    return k.pt(0, -112)


def phone_box(c, x, y, size, col='#6a4a34', light='#ffe6a8', on=True, off_hook=True, **kw):
    """A glazed call box, three-quarter; size = height. Deliberately not the famous red one: domed, round window."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.2), light=shift(col, 0.16), rim=True, rough=0.3)
    k.darken(ellipse(4, 0, 36, 6), 0.5, 4)
    k.paint(poly([(22, -2), (36, -8), (36, -82), (22, -84)]), shift(col, -0.1), vol=0.1,
            grad=((0, -82), (0, -4), 0.1, -0.2), rough=0.3)
    k.paint(poly([(25, -24), (33.6, -27), (33.6, -74), (25, -75)]), shift(light, -0.12) if on else '#2a3a44',
            vol=0, lit=0, rough=0.2)
    for q in (-40, -56):
        k.line([(25, q), (33.6, q - 1)], 1.2, shift(col, -0.1))
    k.paint(rect(-28, -86, 51, 86, 2), col, **st, vol=0.3, texk='streakv', tex=0.2)
    m = k.paint(rect(-21, -78, 37, 58, 1), light if on else '#2a3a44', dark='#c98a3a' if on else '#16222c',
            light='#fffbe6', vol=0, lit=0, grad=((0, -78), (0, -20), 0.25, -0.25), rough=0.2)
    k.paint(rect(-9, -62, 13, 17, 2), '#2a262e', vol=0.5, clip=m, rough=0.2)
    k.paint(ellipse(-2.4, -53, 4), '#d8d0c0', vol=0.4, rough=0.1)
    if off_hook:
        k.line([(-2, -46), (-8, -38), (0, -32), (2, -26)], 0.8, '#1c181e')
        k.paint(limb([(-1, -27), (4, -25), (4, -19)], [4, 3, 4]), '#1c181e', vol=0.5, rough=0.1)
    else:
        k.paint(limb([(-9, -64), (-2, -66), (5, -64)], [4, 3, 4]), '#1c181e', vol=0.5, rough=0.1)
    for u in (-9, 4):
        wood(k, rect(u - 0.8, -78, 1.6, 58), shift(col, -0.02), vol=0.4)
    for v in (-63.6, -49, -34.6):
        wood(k, rect(-21, v - 0.8, 37, 1.6), shift(col, -0.02), vol=0.4)
    k.paint(rect(-21, -16, 37, 12, 1), shift(col, -0.06), vol=-0.3)
    metal(k, ellipse(14, -44, 1.6, 3), BRASS)
    k.paint(poly([(-31, -92), (25, -92), (39, -88), (39, -83), (25, -86), (-31, -86)]), shift(col, -0.04), **st,
            vol=0.4)
    metal(k, [(-33, -91, 'c'), (-20, -95), (-10, -106), (2, -118, 'c'), (14, -106), (28, -95), (40, -87, 'c'),
            (25, -90, 'c')], '#5f8a78', vol=1.0)
    for u in (-16, -5, 7, 19):
        k.line([(2, -116), (2 + (u - 2) * 0.5, -104), (u * 1.25, -92)], [0.4, 0.9, 1.1], '#2a4a42', 0.6)
    metal(k, ellipse(2, -119, 2.6), BRASS)
    k.paint(rect(-31, -4, 56, 5, 1), shift(col, -0.14), vol=0.4)
    if on:
        late_glow(k, -2, -50, 52, light, 0.4)
    return k.pt(0, -50)
