"""Teapots, cups, candles and hourglasses."""

import math

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, lathe, limb, minus, rect, transform, union
from .stuff import BRASS, WOOD, flame, highlight, metal, ring, thing_frame, wood


def teapot(c, x, y, size, col="#5f8f96", trim=BRASS, steam=True, pour=0, pattern=True, **kw):
    """Spout to the right; pour = tilt degrees. Returns the spout tip."""
    if pour:
        kw["rot"] = kw.get("rot", 0) + pour
    k = thing_frame(c, x, y, size, kw)
    st = dict(
        dark=shift(col, -0.24, 1.1, -14), light=shift(col, 0.24, 0.8), vol=1.1, rim=True, rough=0.25, px=220, tex=0.1
    )
    if not pour:
        k.darken(ellipse(0, 0, 44, 6), 0.45, 3)
    k.paint(
        minus(
            limb([(-32, -62), (-54, -64), (-62, -46), (-50, -28), (-34, -24)], [8, 7.4, 7, 7, 7]),
            ellipse(-20, -42, 26, 28),
        ),
        shift(col, -0.04),
        **st,
    )
    k.paint(
        curve(
            [
                (30, -26),
                (46, -30),
                (54, -46),
                (60, -62),
                (68, -70, "c"),
                (58, -74, "c"),
                (50, -66),
                (44, -54),
                (30, -46),
            ]
        ),
        col,
        **st,
    )
    k.paint(ellipse(63, -72, 5.4, 2.2, 26), "#1c1418", vol=-0.3, rough=0.1)
    m = k.paint(
        curve(
            [
                (-15, -76),
                (-32, -66),
                (-41, -44),
                (-36, -20),
                (-22, -5),
                (0, -2),
                (22, -5),
                (36, -20),
                (41, -44),
                (32, -66),
                (15, -76),
            ]
        ),
        col,
        **st,
    )
    k.paint(lathe([(16, -6), (19, 0, "c")], 0.2), shift(col, -0.08), **st)
    highlight(k, [(-25, -60), (-32, -42), (-27, -22)], [0.8, 4, 0.8], m, 0.5, soft=1.4)
    if pattern:
        for i in range(7):
            t = i / 6 * 2 - 1
            u, v = math.sin(t * 1.4) * 38, -36 + 7 * math.cos(t * 1.5)
            sx = max(0.25, math.cos(t * 1.4))
            for a in range(5):
                k.paint(
                    transform(ellipse(0, -3.6, 2.2, 3.2), 0, 0, 1, a * 72)
                    if False
                    else ellipse(u + sx * 3.6 * math.cos(a * 1.256), v + 3.6 * math.sin(a * 1.256), 2.3 * sx, 2.3),
                    "#f3e6cf",
                    vol=0.2,
                    alpha=0.85,
                    clip=m,
                    rough=0.1,
                )
            k.paint(ellipse(u, v, 1.5 * sx, 1.5), trim, vol=0.3, clip=m, rough=0.1)
    k.paint(ellipse(0, -76, 18, 4.4), shift(col, -0.12), vol=0.3, rough=0.1)
    k.paint(
        curve([(-17, -77, "c"), (-12, -84), (0, -87), (12, -84), (17, -77, "c"), (0, -74)]),
        col,
        **st,
        shadow=(0, 1, 1.4, 0.4),
    )
    metal(k, ellipse(0, -91, 4.6), trim)
    metal(
        k, curve([(-18, -78, "c"), (0, -74.4), (18, -78, "c"), (18, -76.4, "c"), (0, -72.4), (-18, -76.4, "c")]), trim
    )
    if steam:
        for q in (0, 5):
            k.line(
                [(66 + q, -78), (60 + q * 2, -92), (72 + q, -104), (66 + q, -118)],
                [0.6, 4, 5, 0.5],
                "#f6f0e6",
                0.35,
                soft=1.6,
            )
    return k.pt(66, -72)


def cup(c, x, y, size, col="#efe6d6", tea="#8a4a24", saucer=True, **kw):
    """A cup on its saucer."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.3, 1.1, -16), light="#fffdf6", vol=1.0, rim=True, rough=0.2, tex=0.08)
    if saucer:
        k.paint(ellipse(0, -6, 74, 16), col, **st, shadow=(0, 4, 5, 0.4))
        k.paint(ellipse(0, -9, 40, 8), shift(col, -0.12), vol=-0.3)
    k.paint(minus(ellipse(52, -58, 22, 24), ellipse(50, -58, 13, 15)), shift(col, -0.04), **st)
    m = k.paint(
        [
            (-50, -92, "c"),
            (-46, -56),
            (-32, -24),
            (-18, -10, "c"),
            (18, -10, "c"),
            (32, -24),
            (46, -56),
            (50, -92, "c"),
            (0, -80),
        ],
        col,
        **st,
        shadow=(0, 2, 3, 0.35),
    )
    highlight(k, [(-36, -78), (-32, -52), (-22, -26)], [1, 6, 1], m, 0.5, soft=2)
    k.paint(ellipse(0, -92, 50, 13), shift(col, -0.1), dark=shift(col, -0.3), vol=-0.4, rough=0.15)
    k.paint(ellipse(0, -90, 44, 9.6), tea, dark=shift(tea, -0.14), light="#d89a5a", vol=0.1, rough=0.15)
    ring(k, 0, -92, 50, 2.6, col, 0.26)
    k.line([(-34, -62), (0, -52), (34, -62)], 2.2, "#5f7f96", 0.8, clip=m)
    return k.pt(0, -92)


def candle(c, x, y, size, col="#efe0bd", holder="dish", lit_=True, drip=True, glow=0.8, r=170, lean=0.0, **kw):
    """Size = height of wax + holder.

    Holder: dish | stick | None. Adds its own point light when lit_. Returns the flame point.
    """
    k = thing_frame(c, x, y, size, kw)
    b = -4
    if holder == "dish":
        k.darken(ellipse(0, 0, 32, 6), 0.45, 3)
        metal(k, minus(ellipse(31, -10, 9), ellipse(31, -10, 5.4)), BRASS)
        metal(k, ellipse(0, -4, 30, 7.4), BRASS)
        k.paint(ellipse(0, -6, 24, 5), shift(BRASS, -0.2), vol=-0.4, rough=0.2)
        metal(k, lathe([(11, -14), (10, -6)], 0.25), BRASS)
        b = -10
    elif holder == "stick":
        k.darken(ellipse(0, 0, 28, 6), 0.45, 3)
        metal(
            k,
            lathe(
                [(9, -44, "c"), (8, -40), (4, -36), (6, -30), (3.4, -24), (5, -16), (14, -8), (20, -5, "c"), (21, 0)]
            ),
            BRASS,
        )
        metal(k, ellipse(0, -44, 13, 3.2), BRASS)
        b = -44
    k.paint(
        curve(
            [
                (-8.4, b, "c"),
                (-8, -60),
                (-8.2, -84, "c"),
                (0, -82),
                (8.2, -86, "c"),
                (8, -60),
                (8.6, b, "c"),
                (0, b + 2),
            ]
        ),
        col,
        dark=shift(col, -0.28, 1.15, -10),
        light="#fffaf0",
        vol=0.9,
        rim=True,
        rough=0.25,
        grad=((0, -84), (0, b), 0.4, -0.3) if lit_ else None,
    )
    k.paint(ellipse(0, -84.6, 8.2, 2.4), shift(col, 0.05), light="#fff6d8", vol=-0.2, rough=0.15)
    if drip:
        for u, L, w in ((-6.6, 24, 3.4), (-2, 13, 3), (5.4, 32, 3.6), (7.6, 15, 2.6)):
            k.paint(
                curve(
                    [
                        (u - w * 0.5, -85, "c"),
                        (u - w * 0.42, -85 + L * 0.7),
                        (u - w * 0.7, -85 + L),
                        (u, -83 + L + 1),
                        (u + w * 0.7, -85 + L),
                        (u + w * 0.42, -85 + L * 0.7),
                        (u + w * 0.5, -85, "c"),
                    ]
                ),
                shift(col, 0.03),
                dark=shift(col, -0.2),
                light="#fffaf0",
                vol=0.9,
                rough=0.15,
                shadow=(0.3, 0.5, 0.8, 0.3),
            )
    k.line([(0, -84), (0.4, -88), (1.4, -91)], [1.2, 1, 0.8], "#2a1c18")
    if lit_:
        flame(k, 0.8, -88, 17, glow=glow, r=r, lean=lean)
    return k.pt(0, -97)


def hourglass(c, x, y, size, sand="#e0b060", level=0.5, frame=WOOD, **kw):
    """Level = share of sand still above. Returns masks/points of both bulbs."""
    k = thing_frame(c, x, y, size, kw)
    for u in (-15, 15):
        wood(
            k,
            transform(lathe([(1.8, -90), (2.6, -70), (1.4, -50), (2.6, -30), (1.8, -8)], 0), u, -1),
            shift(frame, -0.12),
            along="v",
            vol=0.9,
        )
    gl = curve(
        [
            (-1.8, -50),
            (-5, -56),
            (-17, -66),
            (-20, -78),
            (-17, -90, "c"),
            (17, -90, "c"),
            (20, -78),
            (17, -66),
            (5, -56),
            (1.8, -50),
            (5, -44),
            (17, -34),
            (20, -22),
            (17, -10, "c"),
            (-17, -10, "c"),
            (-20, -22),
            (-17, -34),
            (-5, -44),
        ]
    )
    mg = k.paint(gl, "#b9d0d2", dark="#5f7f8a", light="#ffffff", vol=0.6, alpha=0.5, rough=0.1)
    ty = -56 - 30 * level
    k.paint(
        curve(
            [
                (-20, ty, "c"),
                (-8, ty + 3.6),
                (0, ty + 5),
                (8, ty + 3.6),
                (20, ty, "c"),
                (18, -64),
                (5, -54),
                (0, -50),
                (-5, -54),
                (-18, -64),
            ]
        ),
        sand,
        dark=shift(sand, -0.25),
        light="#fff0c0",
        vol=0.6,
        clip=mg,
        texk="speck",
        tex=0.5,
        grain=0.4,
        rough=0.2,
    )
    pk = -12 - 26 * (1 - level)
    k.paint(
        curve(
            [
                (-20, -9, "c"),
                (-19, -12 - 8 * (1 - level)),
                (-8, pk + 7),
                (0, pk),
                (8, pk + 7),
                (19, -12 - 8 * (1 - level)),
                (20, -9, "c"),
            ]
        ),
        sand,
        dark=shift(sand, -0.25),
        light="#fff0c0",
        vol=0.7,
        clip=mg,
        texk="speck",
        tex=0.5,
        grain=0.4,
        rough=0.2,
    )
    k.line([(0, -51), (0, pk)], [1, 0.7], sand, 0.95)
    highlight(k, [(-15, -84), (-16, -74), (-9, -64)], [0.6, 2.2, 0.5], mg, 0.75)
    highlight(k, [(-14, -34), (-16.4, -24), (-14, -15)], [0.5, 2, 0.5], mg, 0.65)
    highlight(k, [(15, -82), (16, -74)], [0.4, 1], mg, 0.4)
    k.line(
        [(-17, -90), (-20, -78), (-17, -66), (-5, -56), (-1.8, -50), (-5, -44), (-17, -34), (-20, -22), (-17, -10)],
        1.1,
        "#4f6f7a",
        0.75,
    )
    k.line(
        [(17, -90), (20, -78), (17, -66), (5, -56), (1.8, -50), (5, -44), (17, -34), (20, -22), (17, -10)],
        1.1,
        "#4f6f7a",
        0.75,
    )
    k.line([(-15.4, -88), (-18.2, -78), (-15.6, -67)], [0.4, 1.2, 0.4], "#ffffff", 0.8)
    for v, f_ in ((-96, 1), (-10, -1)):
        wood(
            k,
            union(rect(-24, v, 48, 6.4, 2), rect(-21, v + (6 if f_ > 0 else -2.6), 42, 2.8, 1)),
            frame,
            vol=0.8,
            shadow=(0, 1, 1.4, 0.4),
        )
        k.line([(-22, v + 3.2), (22, v + 3.2)], 0.8, shift(frame, 0.2), 0.6)
    wood(k, rect(-25, -4, 50, 4.6, 2), shift(frame, -0.05), vol=0.7)
    wood(k, rect(-25, -100, 50, 4.6, 2), shift(frame, 0.03), vol=0.7)
    for u in (-22, 22):
        wood(
            k,
            transform(lathe([(2, -92), (3.2, -72), (1.6, -50), (3.2, -28), (2, -6)], 0), u, 0),
            frame,
            along="v",
            vol=1.0,
        )
    return dict(top=k.pt(0, ty), glass=mg, kit=k)
