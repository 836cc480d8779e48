"""Elephants."""

import numpy as np

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, sample, union
from .parts import leg


def elephant(
    c,
    x,
    y,
    size,
    trunk="down",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#7d7a80",
    dark="#2f2c38",
    light="#c9c0b8",
    tusk="#f0e3c4",
    blanket=None,
    old=1.0,
):
    """Size = height at the shoulder.

    trunk: down | up | forward or a list of local points from (62,-66). Returns trunk tip, back.
    """
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    k.ground(66, 6, -2, 0, 0.5)
    for pts in ([(30, -50), (31, -28), (28, -4)], [(-36, -50), (-32, -30), (-34, -4)]):
        k.paint(
            union(leg(pts, [26, 19, 20]), ellipse(pts[-1][0], -4, 10.5, 4)),
            shift(col, -0.12),
            dark=shift(dark, -0.04),
            light=shift(col, -0.02),
            vol=0.7,
        )
    k.line([(-63, -74), (-69, -56), (-66, -38)], [2.6, 2, 1.4], shift(col, -0.06), 1, vol=0.5)
    k.paint([(-67, -40), (-64, -36), (-65, -28, "c"), (-69, -34)], dark, vol=0.2, rough=0.6)
    body = curve(
        [
            (-62, -70),
            (-56, -86),
            (-38, -97),
            (-14, -101),
            (8, -98),
            (22, -93),
            (40, -84),
            (42, -60),
            (34, -46),
            (30, -40),
            (30, -4),
            (8, -4),
            (8, -34),
            (-14, -32),
            (-26, -35),
            (-32, -20),
            (-33, -4),
            (-56, -4),
            (-58, -26),
            (-63, -48),
        ]
    )
    body = union(body, ellipse(19, -4, 11.5, 4.4), ellipse(-44.5, -4, 12, 4.4))
    m = k.paint(body, col, **st, vol=1.1, px=260, rim=True, shadow=(0, 1, 2, 0.3), tex=0.3, texk="speck")
    k.darken([(-22, -62), (-18, -44), (-30, -36), (-34, -50)], 0.35, 6, m, dark)
    k.darken([(2, -60), (6, -40), (-4, -34), (-8, -50)], 0.3, 5, m, dark)
    k.lighten([(-54, -80), (-34, -92), (-30, -76), (-46, -66)], light, 0.35, 6, m)
    rr = np.random.default_rng(4)
    for _ in range(int(60 * old)):  # wrinkles
        u, v = rr.uniform(-58, 26), rr.uniform(-94, -12)
        L = rr.uniform(5, 15)
        k.line(
            [(u, v), (u + L * 0.5, v + 2.4 + rr.normal(0, 1)), (u + L, v + rr.normal(0, 1.4))],
            [0.3, 0.9, 0.3],
            dark,
            0.32,
            clip=m,
        )
    for xx in (14, 19, 24.5, -50, -45, -39):
        k.paint(ellipse(xx, -3, 2.6, 2.8), "#d8ccb8", dark=col, vol=0.5, rough=0.1)
    if blanket:
        mb = k.paint(
            [(-30, -99), (-10, -102), (10, -98), (14, -70), (0, -58), (-20, -58), (-34, -72)],
            blanket,
            vol=0.8,
            rim=True,
            shadow=(0, 1.6, 2.5, 0.4),
            texk="streakv",
            tex=0.3,
        )
        k.line([(13, -72), (0, -61), (-20, -61), (-33, -73)], 3, "#e6bf62", 0.9, clip=mb)
    T = {
        "down": [(62, -68), (72, -52), (72, -32), (70, -14), (80, -8), (86, -15)],
        "up": [(62, -68), (78, -58), (88, -70), (88, -94), (98, -112)],
        "forward": [(62, -68), (78, -56), (94, -58), (108, -66), (118, -62)],
    }
    T = T[trunk] if isinstance(trunk, str) else trunk
    k.paint(
        curve([(60, -56), (68, -50), (82, -48), (92, -56, "c"), (82, -54), (70, -58), (62, -64)]),
        shift(tusk, -0.15),
        vol=0.6,
        rough=0.2,
    )
    tr = limb(T, [28, 19, 14, 10.5, 8.5, 7], n=60)
    head = curve(
        [
            (26, -86),
            (32, -100),
            (46, -106),
            (58, -102),
            (68, -88),
            (73, -72),
            (68, -58),
            (56, -50),
            (42, -50),
            (32, -60),
        ]
    )
    m2 = k.paint(union(head, tr), col, **st, vol=1.0, px=260, rim=True, shadow=(0, 2, 3, 0.4), tex=0.3, texk="speck")
    ts = sample(T, 30)
    for i in range(4, 28):
        d = ts[i] - ts[i - 1]
        d = d / np.hypot(*d)
        n_ = np.array([-d[1], d[0]])
        wq = np.interp(i / 29, np.linspace(0, 1, 6), [28, 19, 14, 10.5, 8.5, 7]) * 0.46
        a, b = ts[i] + n_ * wq, ts[i] - n_ * wq
        mid = ts[i] + d * 1.6
        k.line([tuple(a), tuple(mid), tuple(b)], [0.3, 1.0, 0.3], dark, 0.45, clip=m2)
    k.darken([(56, -76), (64, -82), (66, -70), (58, -66)], 0.35, 2.4, m2, dark)
    k.eye(59, -79, 2.6, "#6a4426", lid=0.38, lidcol=shift(col, -0.05), socket=0.25)
    for q in range(3):
        k.line([(53, -75 + q * 1.6), (58, -73.4 + q * 2), (64, -75 + q * 2)], [0.2, 0.8, 0.2], dark, 0.5, clip=m2)
    k.paint(
        curve([(58, -58), (66, -52), (80, -46), (94, -50, "c"), (96, -52, "c"), (84, -54), (72, -60), (64, -66)]),
        tusk,
        dark="#a88a5c",
        light="#fffaf0",
        vol=0.8,
        rim=True,
        rough=0.2,
        shadow=(0, 1.4, 2, 0.35),
    )
    ear = curve(
        [
            (44, -92),
            (34, -101),
            (18, -100),
            (8, -90),
            (5, -74),
            (12, -58),
            (22, -47),
            (28, -48, "c"),
            (34, -58),
            (42, -66),
            (47, -78),
        ]
    )
    m3 = k.paint(ear, shift(col, 0.02), **st, vol=0.6, rim=True, shadow=(-1, 2.4, 4, 0.45), rough=0.8, tex=0.25)
    for a in ([(42, -84), (26, -88), (12, -82)], [(42, -78), (26, -74), (13, -64)], [(40, -72), (30, -62), (24, -52)]):
        k.line(a, [2, 2.4, 0.5], dark, 0.22, clip=m3, soft=0.8)
    k.lighten([(14, -92), (26, -97), (36, -92), (24, -86)], light, 0.35, 2.6, m3)
    k.paint([(30, -68), (40, -74), (44, -84), (42, -70), (34, -60)], "#a8807c", vol=0, alpha=0.3, soft=2.4, clip=m3)
    return dict(tip=k.pt(*T[-1]), back=k.pt(-10, -100), mask=m, kit=k)
