"""Ladders, carousels, telephone boxes."""

import math

from ..creatures.horse import horse
from ..paint.colour import shift
from ..paint.paths import curve, ellipse, lathe, limb, poly, rect, transform, union
from .stuff import BRASS, bar, late_glow, metal, thing_frame, wood


def ladder(c, x, y, size, rungs=9, width=0.2, col="#9a6e42", worn=True, **kw):
    """A ladder, worn by use."""
    k = thing_frame(c, x, y, size, kw)
    w = 100 * width / 2
    for i in range(rungs):
        v = -100 * (i + 0.6) / rungs
        s_ = w * (1 - 0.12 * (-v / 100))
        bar(
            k,
            (-s_, v + k.r.normal(0, 0.3)),
            (s_, v + k.r.normal(0, 0.3)),
            2.1,
            shift(col, k.r.normal(0.02, 0.03)),
            vol=0.8,
            shadow=(0.4, 1.2, 1.2, 0.35),
        )
        if worn:
            k.line([(-s_ * 0.4, v - 0.5), (s_ * 0.4, v - 0.5)], [0.3, 1, 0.3], shift(col, 0.22), 0.6)
    for s_ in (-1, 1):
        wood(
            k,
            limb([(s_ * w, 0), (s_ * w * 0.93, -50), (s_ * w * 0.87, -100)], [3.2, 2.9, 2.6], cap=False),
            shift(col, -0.03),
            along="v",
            vol=0.8,
            shadow=(0.6, 0.6, 1.4, 0.35),
        )


def carousel(c, x, y, size, cols=("#8f2f36", "#efdcb0"), horses=True, asleep=True, lights=True, **kw):
    """Size = height. horses from creatures.horse in three depths. Returns top."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 62, 9), 0.4, 4)
    k.paint(
        union(ellipse(0, -6, 60, 11), rect(-60, -6, 120, 7), ellipse(0, 1, 60, 11)),
        shift(cols[0], -0.06),
        vol=0.6,
        rim=True,
        rough=0.3,
    )
    wood(k, ellipse(0, -7, 58, 10.4), "#a8763a", vol=0.2)
    for i in range(11):
        t = (i + 0.5) / 11 * 2 - 1
        k.paint(ellipse(math.sin(t * 1.45) * 58, 1 + 9.4 * math.cos(t * 1.45), 3, 2.6), BRASS, vol=0.8, rough=0.1)
    k.paint(
        lathe([(14, -66, "c"), (12, -50), (13, -30), (15, -8, "c")], 0.2),
        cols[1],
        dark=shift(cols[1], -0.3),
        vol=0.9,
        rough=0.2,
    )
    for i in range(5):
        u = -11 + i * 5.5
        k.paint(transform(ellipse(0, 0, 2.2, 9), u, -38), "#a9c2c6", light="#ffffff", vol=0.3, rough=0.1)
        k.line([(u, -62), (u, -14)], 0.5, BRASS, 0.9)
    spots = [
        (-34, -12, 0.62, 1),
        (32, -13, 0.62, 0),
        (-48, -6, 0.8, 1),
        (46, -5, 0.8, 1),
        (-18, 0, 1.0, 1),
        (24, 2, 1.0, 1),
    ]
    hc = [
        ("#d8cdb8", "#2f6a6e"),
        ("#8a6a52", "#8f2f36"),
        ("#c9a078", "#5d3a6b"),
        ("#efe6d8", "#8f2f36"),
        ("#efe6d8", "#33588b"),
        ("#7a6458", "#c98a2c"),
    ]
    for i, (u, v, s_, _fl) in enumerate(spots):
        metal(k, limb([(u, -66 + v * 0.2), (u, v - 3)], [1.5 * s_, 1.5 * s_]), BRASS)
        if horses:
            X, Y = k.pt(u - 1, v - 8 * s_ + 6 * math.sin(i * 2.2))
            horse(
                k.c,
                X,
                Y,
                36 * s_ * k.s,
                "gallop",
                rot=k.P.rot,
                flip=k.P.flip,
                col=hc[i][0],
                dark=shift(hc[i][0], -0.3),
                light=shift(hc[i][0], 0.12),
                mane=shift(hc[i][0], -0.25),
                saddle=hc[i][1],
                asleep=asleep,
                rim=k.rim,
                lit=k.lit,
                fog=k.fog,
                fur=False,
            )
            metal(k, limb([(u, -66 + v * 0.2), (u, v - 24 * s_)], [1.5 * s_, 1.5 * s_]), BRASS)
    mr = k.paint(
        [
            (0, -100, "c"),
            (-16, -86),
            (-44, -74),
            (-66, -67, "c"),
            (-34, -59),
            (0, -56),
            (34, -59),
            (66, -67, "c"),
            (44, -74),
            (16, -86),
        ],
        cols[1],
        dark=shift(cols[1], -0.3),
        vol=0.8,
        rim=True,
        px=220,
        shadow=(0, 4, 6, 0.4),
    )
    for i in range(6):
        t0, t1 = (2 * i) / 11 * 2 - 1, (2 * i + 1) / 11 * 2 - 1
        a, b = math.sin(t0 * 1.4) * 68, math.sin(t1 * 1.4) * 68
        k.paint(
            curve(
                [
                    (0, -100, "c"),
                    (a * 0.35, -83),
                    (a * 0.7, -72),
                    (a, -62, "c"),
                    (b, -60, "c"),
                    (b * 0.7, -71),
                    (b * 0.35, -83),
                ]
            ),
            cols[0],
            vol=0,
            clip=mr,
            rough=0.2,
            grad=((-40, -80), (56, -64), 0.25, -0.5),
        )
    for i in range(13):
        t = (i + 0.5) / 13 * 2 - 1
        u, v = math.sin(t * 1.5) * 65, -67 + 9 * math.cos(t * 1.5)
        w = 6 * math.cos(t * 1.3)
        k.paint(
            curve([(u - w, v - 3, "c"), (u - w, v + 3), (u, v + 8), (u + w, v + 3), (u + w, v - 3, "c")]),
            cols[0] if i % 2 else BRASS,
            vol=0.6,
            rough=0.2,
            shadow=(0, 1, 1, 0.3),
        )
        if lights:
            X, Y = k.pt(u, v + 1.6)
            k.c.late.append(lambda X=X, Y=Y: k.c.dot(X, Y, max(0.7, 1.3 * k.s), "#ffe9a8", 0.95, True))
    metal(k, lathe([(1, -112), (4, -107), (1.6, -103), (5, -99)], 0.2), BRASS)
    return k.pt(0, -112)


def phone_box(c, x, y, size, col="#6a4a34", light="#ffe6a8", on=True, off_hook=True, **kw):
    """A glazed call box, three-quarter; size = height. Deliberately not the famous red one: domed, round window."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.2), light=shift(col, 0.16), rim=True, rough=0.3)
    k.darken(ellipse(4, 0, 36, 6), 0.5, 4)
    k.paint(
        poly([(22, -2), (36, -8), (36, -82), (22, -84)]),
        shift(col, -0.1),
        vol=0.1,
        grad=((0, -82), (0, -4), 0.1, -0.2),
        rough=0.3,
    )
    k.paint(
        poly([(25, -24), (33.6, -27), (33.6, -74), (25, -75)]),
        shift(light, -0.12) if on else "#2a3a44",
        vol=0,
        lit=0,
        rough=0.2,
    )
    for q in (-40, -56):
        k.line([(25, q), (33.6, q - 1)], 1.2, shift(col, -0.1))
    k.paint(rect(-28, -86, 51, 86, 2), col, **st, vol=0.3, texk="streakv", tex=0.2)
    m = k.paint(
        rect(-21, -78, 37, 58, 1),
        light if on else "#2a3a44",
        dark="#c98a3a" if on else "#16222c",
        light="#fffbe6",
        vol=0,
        lit=0,
        grad=((0, -78), (0, -20), 0.25, -0.25),
        rough=0.2,
    )
    k.paint(rect(-9, -62, 13, 17, 2), "#2a262e", vol=0.5, clip=m, rough=0.2)
    k.paint(ellipse(-2.4, -53, 4), "#d8d0c0", vol=0.4, rough=0.1)
    if off_hook:
        k.line([(-2, -46), (-8, -38), (0, -32), (2, -26)], 0.8, "#1c181e")
        k.paint(limb([(-1, -27), (4, -25), (4, -19)], [4, 3, 4]), "#1c181e", vol=0.5, rough=0.1)
    else:
        k.paint(limb([(-9, -64), (-2, -66), (5, -64)], [4, 3, 4]), "#1c181e", vol=0.5, rough=0.1)
    for u in (-9, 4):
        wood(k, rect(u - 0.8, -78, 1.6, 58), shift(col, -0.02), vol=0.4)
    for v in (-63.6, -49, -34.6):
        wood(k, rect(-21, v - 0.8, 37, 1.6), shift(col, -0.02), vol=0.4)
    k.paint(rect(-21, -16, 37, 12, 1), shift(col, -0.06), vol=-0.3)
    metal(k, ellipse(14, -44, 1.6, 3), BRASS)
    k.paint(
        poly([(-31, -92), (25, -92), (39, -88), (39, -83), (25, -86), (-31, -86)]), shift(col, -0.04), **st, vol=0.4
    )
    metal(
        k,
        [
            (-33, -91, "c"),
            (-20, -95),
            (-10, -106),
            (2, -118, "c"),
            (14, -106),
            (28, -95),
            (40, -87, "c"),
            (25, -90, "c"),
        ],
        "#5f8a78",
        vol=1.0,
    )
    for u in (-16, -5, 7, 19):
        k.line([(2, -116), (2 + (u - 2) * 0.5, -104), (u * 1.25, -92)], [0.4, 0.9, 1.1], "#2a4a42", 0.6)
    metal(k, ellipse(2, -119, 2.6), BRASS)
    k.paint(rect(-31, -4, 56, 5, 1), shift(col, -0.14), vol=0.4)
    if on:
        late_glow(k, -2, -50, 52, light, 0.4)
    return k.pt(0, -50)
