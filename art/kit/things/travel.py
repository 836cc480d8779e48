"""Balloons, bicycles, suitcases."""

import math

from ..paint.colour import shift
from ..paint.paths import arc, curve, ellipse, limb, minus, poly, rect, transform
from .stuff import BRASS, IRON, late_glow, metal, ring, thing_frame, wood


def balloon(c, x, y, size, cols=("#b3402f", "#efdcb0"), basket="#8a5a34", gores=8, passenger=False, **kw):
    """hot-air balloon; (x,y) = bottom of the basket, size = full height."""
    k = thing_frame(c, x, y, size, kw)
    prof = [(-100, 0.5), (-97, 12), (-88, 24), (-74, 31.5), (-60, 31), (-46, 23), (-36, 14), (-29, 9)]
    sil = curve([(r, y_) for y_, r in prof] + [(-r, y_) for y_, r in prof[::-1]])
    m = k.paint(sil, cols[0], vol=1.0, rim=True, px=240, rough=0.4, shadow=(2, 3, 5, 0.3))
    for i in range(-gores // 2, gores // 2 + 1):  # gores seen as meridians
        a0, a1 = i / gores * math.pi, (i + 0.5) / gores * math.pi
        p = curve(
            [(r * math.sin(max(-1.57, min(1.57, a0))), y_) for y_, r in prof]
            + [(r * math.sin(max(-1.57, min(1.57, a1))), y_) for y_, r in prof[::-1]],
            k=0.3,
        )
        k.paint(
            p,
            cols[1],
            dark=shift(cols[1], -0.3, 1.1, -14),
            light=shift(cols[1], 0.08),
            vol=0,
            clip=m,
            grad=((-22, -80), (26, -50), 0.3, -0.55),
            rough=0.2,
            texk="streakv",
        )
    for i in range(-gores, gores + 1):
        a = i / gores / 2 * math.pi
        k.line([(r * math.sin(a), y_) for y_, r in prof], [0.5], "#2a1a20", 0.35, clip=m)
    for yy, rr_, t in ((-60, 31, 3.4), (-52, 27, 1.4)):
        k.paint(
            curve(
                [
                    (-rr_, yy, "c"),
                    (0, yy + rr_ * 0.22),
                    (rr_, yy, "c"),
                    (rr_, yy + t, "c"),
                    (0, yy + t + rr_ * 0.22),
                    (-rr_, yy + t, "c"),
                ]
            ),
            shift(cols[0], -0.1),
            vol=0,
            alpha=0.85,
            clip=m,
            rough=0.3,
        )
    k.lighten(ellipse(-13, -78, 7, 11, 24), "#fffaf0", 0.3, 3, m)
    k.darken([(8, -96), (30, -80), (32, -54), (14, -32), (20, -58)], 0.3, 5, m)
    k.paint(
        curve([(-9, -30, "c"), (0, -27), (9, -30, "c"), (6, -23, "c"), (0, -21.6), (-6, -23, "c")]),
        shift(cols[0], -0.12),
        vol=0.4,
        rough=0.3,
    )
    for u0, u1 in ((-8, -6.6), (8, 6.6), (-3, -2.6), (3.4, 2.6)):
        k.line([(u0, -27), (u1, -12)], 0.5, "#3a2a24", 0.95)
    k.paint(ellipse(0, -19.5, 1.6, 3), "#ffb43c", vol=0, lit=0, soft=0.3)
    late_glow(k, 0, -20, 16, "#ffcf7a", 0.7)
    if passenger:
        k.paint(ellipse(1, -16.4, 2.3), "#e6b794", vol=0.5, rough=0.1)
        k.paint(curve([(-2.6, -10, "c"), (-2, -14), (4, -14), (4.4, -10, "c")]), "#33485c", vol=0.5, rough=0.1)
        k.paint(ellipse(0.8, -17.6, 2.6, 1.8), "#3a2418", vol=0.4, rough=0.1)
    mb = wood(k, curve([(-7.4, -12, "c"), (7.4, -12, "c"), (6.4, 0), (0, 1.2), (-6.4, 0)]), basket, vol=0.7)
    for i in range(5):
        for j in range(7):
            k.paint(
                rect(-7 + j * 2.1 + (i % 2), -10.6 + i * 2.2, 1.5, 1.5, 0.4),
                shift(basket, 0.12 if (i + j) % 2 else -0.1),
                vol=0,
                alpha=0.7,
                clip=mb,
                rough=0.1,
            )
    wood(k, rect(-8.2, -13, 16.4, 2.4, 1.2), shift(basket, -0.1))
    return k.pt(0, -12)


def bicycle(c, x, y, size, col="#2f5a5e", tyre="#201c24", **kw):
    """Size = handlebar height; wheel base 1.15 x."""
    k = thing_frame(c, x, y, size, kw)
    R, a, b = 33, (-56, -33), (56, -33)
    k.darken(ellipse(0, 0, 88, 4), 0.35, 3)
    for u, v in (a, b):
        for i in range(16):
            t = i / 16 * 6.283
            k.line([(u, v), (u + math.cos(t) * R, v + math.sin(t) * R)], 0.55, "#d8d2c4", 0.8)
        k.paint(minus(ellipse(u, v, R), ellipse(u, v, R - 3.4)), tyre, light="#6a6470", vol=0.8, rough=0.15, rim=True)
        ring(k, u, v, R - 3.2, 1.3, "#b9b4ac")
        metal(k, ellipse(u, v, 2.6), "#8a8890")
    bb, seat, headt, headb = (-10, -32), (-22, -76), (36, -80), (40, -66)
    k.line([a, bb], 2.4, shift(col, -0.05))
    k.line([bb, (-10, -31), a], 0.9, IRON, 0.9)
    for p, q in ((bb, seat), (seat, headt), (bb, headb)):
        metal(k, limb([p, q], [3.6, 3.4]), col)
    metal(k, limb([a, (-19, -68)], [2.6, 2.6]), shift(col, -0.05))
    metal(k, limb([headt, headb, (46, -50), b], [3.8, 3.6, 3, 2.6]), col)
    metal(k, limb([seat, (-25, -86)], [2.6, 2.6]), "#b9b4ac")
    k.paint(
        [(-40, -90), (-34, -93), (-18, -91), (-10, -88), (-18, -86), (-34, -85)],
        "#5a3424",
        vol=0.8,
        rim=True,
        rough=0.25,
    )
    metal(k, limb([headt, (34, -94), (24, -99), (14, -96)], [2.6, 2.4, 2.4, 2.4]), "#b9b4ac")
    k.paint(limb([(20, -98.6), (12, -95)], [4, 4]), "#5a3424", vol=0.5)
    ring(k, *bb, 9, 2, "#8a8890")
    metal(k, limb([bb, (-2, -20)], [2.4, 2.2]), "#9a98a0")
    k.paint(rect(-7, -20, 10, 3, 1), tyre, vol=0.4)
    metal(k, limb([bb, (-18, -44)], [2.2, 2]), "#7a7880")
    metal(k, ellipse(47, -84, 4.4, 4.8), BRASS)
    k.paint(ellipse(49.6, -84, 2.4, 3.6), "#fff0b8", vol=0, lit=0)
    k.paint(limb(arc(-56, -33, 37, 37, 185, 290), [1.6, 2.6, 2.6, 1.6], cap=False), col, vol=0.5)
    k.paint(limb(arc(56, -33, 37, 37, 215, 320), [1.6, 2.6, 2.6, 1.6], cap=False), col, vol=0.5)
    return dict(saddle=k.pt(-24, -92), bars=k.pt(14, -96))


def suitcase(c, x, y, size, open_=False, col="#8a5a34", lining="#c9b48a", **kw):
    """Size = width. closed: front view; open_: lid up, returns the mask of the lid lining and the well."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.22), light=shift(col, 0.18), rim=True, rough=0.3)
    k.darken(ellipse(0, 0, 54, 6), 0.45, 3)
    out = {}
    if open_:
        lid = poly([(-48, -44), (48, -44), (44, -104), (-44, -104)])
        k.paint(lid, col, **st, vol=0.3)
        out["lid"] = k.paint(
            poly([(-44, -46), (44, -46), (40.4, -100), (-40.4, -100)]),
            lining,
            dark=shift(lining, -0.25),
            vol=-0.2,
            rough=0.2,
            tex=0.2,
        )
        out["well"] = k.paint(
            poly([(-50, -32), (50, -32), (46, -46), (-46, -46)]), shift(lining, -0.22), vol=-0.4, rough=0.2
        )
        for s_ in (-1, 1):
            metal(k, limb([(s_ * 46, -44), (s_ * 42, -62)], [1.2, 1.2]), BRASS)
        top = -32
    else:
        k.paint(
            minus(
                curve([(-15, -58), (-15, -68), (-8, -73), (8, -73), (15, -68), (15, -58)]),
                curve([(-10.6, -56), (-10.6, -66), (-6, -69), (6, -69), (10.6, -66), (10.6, -56)]),
            ),
            shift(col, -0.14),
            vol=0.8,
            rim=True,
            rough=0.2,
        )
        top = -60
    m = k.paint(
        rect(-51, top, 102, -top, 6),
        col,
        **st,
        vol=0.5,
        texk="streakh",
        tex=0.2,
        shadow=(0, 2, 3, 0.4),
        grad=((0, top), (0, 0), 0.15, -0.2),
    )
    if not open_:
        k.line([(-50, -38), (50, -38)], 1.4, shift(col, -0.22), 0.9)
    for s_ in (-1, 1):
        k.paint(rect(s_ * 30 - 4, top, 8, -top, 0.6), shift(col, -0.13), vol=0.4, rough=0.2, clip=m)
        metal(k, rect(s_ * 30 - 4.6, top * 0.55 - 3.4, 9.2, 6.8, 1), BRASS)
        for v in (top + 5, -5):
            k.paint(
                curve(
                    [(s_ * 51, v - 7, "c"), (s_ * 51, v + 6, "c"), (s_ * 40, v + (6 if v > -20 else -5)), (s_ * 44, v)]
                ),
                shift(col, -0.15),
                vol=0.5,
                rough=0.2,
                clip=m,
            )
            metal(k, ellipse(s_ * 47, v, 1.3), BRASS)
    k.paint(transform(rect(-9, -6, 18, 12, 1), -8, top * 0.4, 1, -8), "#d8c49a", vol=0.2, rough=0.3, clip=m)
    k.paint(transform(ellipse(0, 0, 7), 12, top * 0.28), "#5f8f8a", vol=0.2, rough=0.3, clip=m)
    k.paint(transform(poly([(-4, 3), (0, -5), (4, 3)]), 12, top * 0.28), "#efe0bd", vol=0, rough=0.2, clip=m)
    out["handle"] = k.pt(0, -72)
    return out
