"""Chairs and lamps."""

from ..paint.colour import shift
from ..paint.paths import arc, curve, ellipse, lathe, limb, poly, transform
from .stuff import BRASS, WOOD, bar, flame, highlight, late_glow, metal, thing_frame, wood


def chair(c, x, y, size, col=WOOD, seat="#a8763a", **kw):
    """Wooden chair, three-quarter, back on the left; size = height."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(4, 0, 32, 5), 0.45, 3)
    bar(k, (-8, -4), (-7, -50), 4, shift(col, -0.1))
    bar(k, (26, -6), (25, -46), 4, shift(col, -0.1))
    bar(k, (-7, -20), (26, -22), 2.6, shift(col, -0.1))
    m = k.paint(
        [(-24, -46, "c"), (-6, -52, "c"), (30, -49, "c"), (16, -41, "c")],
        seat,
        vol=0.3,
        rim=True,
        rough=0.3,
        texk="streakh",
        tex=0.4,
    )
    for i in range(7):
        t = i / 6
        k.line([(-24 + 18 * t, -46 - 6 * t), (16 + 14 * t, -41 - 8 * t)], 0.6, shift(seat, -0.16), 0.6, clip=m)
    wood(k, poly([(-24, -46), (16, -41), (30, -49), (30, -45.4), (16, -37), (-24, -42)]), shift(col, -0.02), vol=0.2)
    for a, b, w in (((-22, 0), (-23, -46), 4.6), ((15, 2), (16, -40), 4.6)):
        bar(k, a, b, w, col)
    bar(k, (-22, -16), (15, -14), 2.8, col)
    wood(k, limb([(-23, -44), (-26, -72), (-31, -98)], [4.6, 4.4, 3.6]), col, along="v", vol=0.8)
    wood(k, limb([(-7, -51), (-9, -76), (-14, -102)], [4.4, 4.2, 3.4]), shift(col, -0.04), along="v", vol=0.8)
    for t in (0.32, 0.58, 0.86):
        u0, v0, u1, v1 = -23 - 8 * t, -44 - 54 * t, -7 - 7 * t, -51 - 51 * t
        wood(
            k,
            curve(
                [
                    (u0, v0 + 3.4, "c"),
                    ((u0 + u1) / 2 - 2, (v0 + v1) / 2 + 3.6),
                    (u1, v1 + 3.4, "c"),
                    (u1, v1 - 3.4, "c"),
                    ((u0 + u1) / 2 - 2, (v0 + v1) / 2 - 5),
                    (u0, v0 - 3.4, "c"),
                ]
            ),
            shift(col, 0.03),
            shadow=(0, 1, 1.2, 0.3),
        )
    return k.pt(4, -46)


def armchair(c, x, y, size, col="#7a3038", wood_="#4a2c1c", **kw):
    """Deep wing chair, three-quarter front; returns the seat point."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(
        dark=shift(col, -0.2, 1.05, -14), light=shift(col, 0.16), vol=0.95, rim=True, rough=0.5, texk="streakv", tex=0.2
    )
    k.darken(ellipse(0, 0, 46, 6), 0.5, 4)
    for u, v in ((-32, 0), (32, 0), (-26, -4), (27, -4)):
        wood(
            k,
            lathe([(3.6, -14), (4.4, -9), (2, -3), (2.6, 0)], 0.2)
            if False
            else transform(lathe([(3.6, -14), (4.4, -9), (2, -3), (2.6, 0)], 0.2), u, v),
            wood_,
            along="v",
            vol=0.9,
        )
    k.paint(
        [(-32, -40), (-38, -66), (-34, -90), (-18, -101), (0, -103), (18, -101), (34, -90), (38, -66), (32, -40)],
        col,
        **st,
        shadow=(0, 2, 3, 0.4),
    )
    for u, v in ((-16, -84), (0, -86), (16, -84), (-8, -72), (8, -72), (-16, -60), (0, -60), (16, -60)):
        k.darken(ellipse(u, v, 4, 3.4), 0.5, 1.6)
        k.paint(ellipse(u, v, 1.5), shift(col, 0.08), vol=0.8, rough=0.1)
    for a, b in (
        ((-16, -84), (-8, -72)),
        ((0, -86), (-8, -72)),
        ((0, -86), (8, -72)),
        ((16, -84), (8, -72)),
        ((-8, -72), (-16, -60)),
        ((-8, -72), (0, -60)),
        ((8, -72), (0, -60)),
        ((8, -72), (16, -60)),
    ):
        k.line([a, b], [0.4, 1.3, 0.4], st["dark"], 0.55, soft=0.3)
    for s_ in (-1, 1):
        k.paint(
            [(s_ * 26, -92), (s_ * 36, -94), (s_ * 42, -82), (s_ * 41, -62), (s_ * 32, -52), (s_ * 28, -66)],
            shift(col, -0.02),
            **st,
            shadow=(0, 1, 2, 0.4),
        )
    k.paint(
        [(-27, -38), (-28, -47), (0, -51), (28, -47), (27, -38), (28, -30), (0, -26), (-28, -30)],
        shift(col, 0.03),
        **st,
        shadow=(0, 2, 3, 0.45),
    )
    k.line([(-27, -33), (0, -29), (27, -33)], 1.1, st["dark"], 0.7)
    k.paint(
        [(-33, -30, "c"), (0, -25), (33, -30, "c"), (32, -12, "c"), (0, -9), (-32, -12, "c")], shift(col, -0.04), **st
    )
    for s_ in (-1, 1):
        k.paint(
            [
                (s_ * 26, -52),
                (s_ * 34, -58),
                (s_ * 44, -55),
                (s_ * 47, -45),
                (s_ * 43, -38),
                (s_ * 43, -12, "c"),
                (s_ * 29, -10, "c"),
                (s_ * 30, -34),
                (s_ * 26, -42),
            ],
            col,
            **st,
            shadow=(-s_, 1.6, 3, 0.45),
        )
        k.paint(ellipse(s_ * 36, -47, 8, 7.6), shift(col, 0.03), **st)
        k.line(arc(s_ * 36, -47, 5, 4.6, 0, 300, 12), [0.4, 1, 0.4], st["dark"], 0.6)
    return k.pt(0, -48)


def lamp(c, x, y, size, kind="table", shade="#d9a85a", base=BRASS, on=True, **kw):
    """Table: shade lamp; oil: glass chimney; desk: bent arm. Returns light point."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 24, 4), 0.45, 3)
    if kind == "oil":
        metal(k, lathe([(7, -38), (15, -30), (17, -20), (8, -10), (16, -4, "c"), (17, 0)]), base)
        m = k.paint(
            curve(
                [
                    (-7, -42, "c"),
                    (-13, -56),
                    (-8, -72),
                    (-5, -98, "c"),
                    (5, -98, "c"),
                    (8, -72),
                    (13, -56),
                    (7, -42, "c"),
                ]
            ),
            "#cfe0dc",
            vol=0.5,
            alpha=0.35,
            rough=0.1,
        )
        flame(k, 0, -44, 18, glow=0.7 if on else 0, r=120)
        highlight(k, [(-9, -60), (-5, -76), (-3.4, -94)], [1, 2, 0.6], m, 0.7)
        metal(k, lathe([(8, -43), (9, -38)], 0.2), shift(base, -0.06))
        metal(k, ellipse(16, -40, 3.4), base)
        return k.pt(0, -52)
    if kind == "desk":
        metal(k, lathe([(9, -6), (20, -3, "c"), (21, 0)], 0.22), base)
        for a, b in (((0, -5), (-18, -46)), ((-18, -46), (16, -80))):
            metal(k, limb([a, b], [3, 3]), base)
        metal(k, ellipse(-18, -46, 4), shift(base, -0.06))
        k.paint([(8, -84), (20, -92), (44, -76, "c"), (24, -60, "c")], shade, vol=0.9, rim=True, rough=0.25)
        k.paint(ellipse(34, -68, 13, 5.6, -38), "#fff3c8" if on else "#4a4440", vol=0, lit=0)
        if on:
            late_glow(k, 38, -62, 70, "#ffe6a8", 0.5)
        return k.pt(36, -64)
    metal(k, lathe([(3, -52), (4, -44), (11, -34), (9, -20), (4, -12), (8, -6), (18, -3, "c"), (19, 0)]), base)
    m = k.paint(
        [(-16, -96, "c"), (16, -96, "c"), (32, -50, "c"), (0, -44), (-32, -50, "c")],
        shade,
        dark=shift(shade, -0.22),
        light="#fff6d0",
        vol=0.4 if on else 0.9,
        rim=True,
        rough=0.3,
        texk="streakv",
        tex=0.25,
        lit=0 if on else 1,
        grad=((0, -50), (0, -96), 0.45, -0.2) if on else None,
    )
    for i in range(-4, 5):
        k.line([(i * 3.6, -95), (i * 7.2, -48)], 0.8, shift(shade, -0.14), 0.5, clip=m)
    k.line([(-31, -51), (0, -45.6), (31, -51)], 2.2, BRASS)
    k.line([(-16, -95), (0, -93.6), (16, -95)], 1.8, BRASS)
    if on:
        k.paint(ellipse(0, -49, 26, 4), "#fff6d0", vol=0, lit=0, alpha=0.8, soft=0.8)
        late_glow(k, 0, -60, 90, "#ffe0a0", 0.5)
    return k.pt(0, -60)
