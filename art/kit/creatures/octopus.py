"""Octopuses and loose tentacles."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, poly, rect, sample
from .parts import INK


def tentacle(
    k,
    pts,
    w=20,
    col="#a8483c",
    dark="#4a1420",
    light="#f09a74",
    under="#f0c8a4",
    side=1,
    rim=True,
    n=70,
    suckers=True,
    tip=1.6,
):
    """One arm through local points; suckers run along the `side` edge (+1 / -1), shrinking to the tip."""
    W_ = [w, w * 0.86, w * 0.68, w * 0.48, w * 0.28, tip]
    c = sample(pts, n)
    d = np.gradient(c, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1) * side
    wd = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, 6), W_)
    m = k.paint(
        limb(pts, W_, n=n, cap=False),
        col,
        dark=dark,
        light=light,
        vol=1.05,
        px=300,
        rim=rim,
        rimw=1.2,
        rough=0.4,
        shadow=(1, 2.6, 4, 0.4),
        tex=0.3,
        texk="speck",
    )
    a = c + nr * wd[:, None] * 0.22
    b = c + nr * wd[:, None] * 0.60
    k.paint(
        poly([tuple(p) for p in a] + [tuple(p) for p in b[::-1]]),
        under,
        dark=shift(col, -0.02),
        vol=0.3,
        alpha=0.85,
        soft=0.8,
        clip=m,
    )
    if suckers:
        i = 4.0
        while i < n - 6:
            j = int(i)
            r = wd[j] * 0.17
            p = c[j] + nr[j] * wd[j] * 0.36
            ang = math.degrees(math.atan2(d[j][1], d[j][0]))
            if r * k.s > 0.7:
                k.paint(
                    ellipse(p[0], p[1], r, r * 0.8, ang),
                    shift(under, 0.06),
                    dark=shift(col, -0.05),
                    vol=0.7,
                    rough=0.1,
                    shadow=(0, 0.4, 0.6, 0.35),
                )
                k.paint(ellipse(p[0], p[1], r * 0.5, r * 0.4, ang), dark, vol=-0.3, rough=0.1, alpha=0.85)
            seg = np.hypot(*(c[min(n - 1, j + 1)] - c[j]))
            i += max(0.8, r * 2.5 / (seg + 1e-6))
    rr = np.random.default_rng(int(abs(pts[-1][0]) + 3))
    for _ in range(int(26 * max(1, len(pts) / 4))):
        j = rr.integers(2, n - 10)
        p = c[j] - nr[j] * wd[j] * rr.uniform(-0.1, 0.4)
        k.paint(
            ellipse(p[0], p[1], rr.uniform(0.4, 1.1) * w / 20),
            dark if rr.random() < 0.6 else light,
            vol=0,
            alpha=0.4,
            clip=m,
            rough=0.1,
        )
    return m


def octopus(
    c,
    x,
    y,
    size,
    arms=None,
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#a8483c",
    dark="#3f1220",
    light="#f0946c",
    under="#f0c8a4",
    iris="#e6c04a",
    lid=0.34,
    look=(0.0, 0.15),
    w=22,
):
    """Size = height of the mantle.

    (x,y) = centre between the eyes, below the mantle. arms: list of (points, side) in local units (first point near
    (+-20, 20)), or None for a resting fan. Arms listed first lie behind.
    """
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    if arms is None:
        arms = [
            ([(-26, 14), (-58, 22), (-80, 4), (-94, -14), (-84, -26)], 1),
            ([(26, 14), (58, 22), (82, 6), (98, -8), (92, -24)], -1),
            ([(-22, 20), (-54, 44), (-84, 48), (-106, 36), (-104, 22)], 1),
            ([(22, 20), (54, 46), (86, 50), (104, 62), (96, 74)], -1),
            ([(-16, 24), (-34, 58), (-62, 76), (-92, 76), (-98, 64)], 1),
            ([(16, 24), (32, 60), (60, 80), (84, 84), (88, 96)], -1),
            ([(-8, 26), (-12, 58), (-30, 84), (-20, 100), (-8, 94)], 1),
            ([(8, 26), (10, 56), (30, 78), (26, 98), (12, 98)], -1),
        ]
    for i, (pts, side) in enumerate(arms):
        t = i / max(1, len(arms) - 1)
        tentacle(k, pts, w, shift(col, -0.08 + 0.08 * t), dark, light, under, side)
    man = curve(
        [
            (-30, 14),
            (-36, 2),
            (-34, -10),
            (-44, -30),
            (-48, -56),
            (-40, -82),
            (-20, -98),
            (2, -102),
            (24, -96),
            (42, -80),
            (48, -54),
            (43, -30),
            (34, -10),
            (36, 2),
            (30, 14),
            (20, 26),
            (0, 32),
            (-20, 26),
        ]
    )
    m = k.paint(
        man,
        col,
        dark=dark,
        light=light,
        vol=1.1,
        px=260,
        rim=True,
        rough=0.7,
        shadow=(2, 4, 7, 0.5),
        tex=0.35,
        texk="speck",
    )
    k.darken([(-34, -8), (0, -20), (34, -8), (26, -2), (0, -10), (-26, -2)], 0.35, 4, m, dark)
    rr = np.random.default_rng(9)
    for _ in range(150):  # pores and mottling, denser on the crown
        a, q = rr.uniform(0, 6.28), rr.random() ** 0.6
        u, v = math.cos(a) * 42 * q, -54 + math.sin(a) * 42 * q
        r_ = rr.uniform(0.7, 3.2)
        k.paint(
            ellipse(u, v, r_, r_ * 0.8),
            light if rr.random() < 0.45 else dark,
            vol=0.3,
            alpha=rr.uniform(0.18, 0.4),
            clip=m,
            rough=0.4,
            soft=0.2,
        )
    for a in (
        [(-26, -24), (-14, -30), (-4, -28)],
        [(26, -24), (14, -30), (4, -28)],
        [(-20, -34), (0, -38), (20, -34)],
        [(-16, -42), (0, -45), (16, -42)],
    ):
        k.line(a, [0.4, 2, 0.4], dark, 0.45, clip=m, soft=0.5)
        k.line([(p[0], p[1] + 2) for p in a], [0.4, 1.3, 0.4], light, 0.35, clip=m, soft=0.4)
    k.lighten(ellipse(-18, -76, 13, 7, -34), "#fff0d8", 0.38, 3.2, m)
    for s_ in (-1, 1):
        k.paint(
            [(s_ * 10, 4), (s_ * 12, -9), (s_ * 21, -15), (s_ * 31, -10), (s_ * 33, 2), (s_ * 26, 11), (s_ * 15, 11)],
            shift(col, 0.03),
            dark=dark,
            light=light,
            vol=1.0,
            rough=0.4,
            shadow=(0, 1.4, 2.4, 0.4),
        )
        k.paint(ellipse(s_ * 22, -1, 8.6, 7.6), "#f6ead0", dark="#b98a6a", vol=0.5, rough=0.1, detail=1.0)
        k.paint(
            ellipse(s_ * 22 + look[0] * 4, -1 + look[1] * 6, 6.4),
            iris,
            dark=shift(iris, -0.25),
            vol=0.2,
            rough=0,
            detail=1.0,
            lit=0.3,
        )
        k.paint(
            rect(s_ * 22 + look[0] * 4 - 4.8, -2.2 + look[1] * 6, 9.6, 3.4, 1.7), INK, vol=0, rough=0, lit=0, detail=1.0
        )
        k.dot(s_ * 22 - 2 + look[0] * 4, -3.6 + look[1] * 6, 1.2)
        yl = -9.6 + 17 * lid
        k.paint(
            [
                (s_ * 11, 2, "c"),
                (s_ * 12, -10),
                (s_ * 22, -14),
                (s_ * 32, -10),
                (s_ * 33, 0, "c"),
                (s_ * 28, yl + 0.6),
                (s_ * 20, yl - 0.6),
                (s_ * 14, yl + 3),
            ],
            shift(col, 0.04),
            dark=dark,
            light=light,
            vol=0.6,
            rough=0.2,
            shadow=(0, 1, 1.2, 0.5),
            detail=1.0,
        )
        for q in range(2):
            k.line([(s_ * 13, -8 - q * 1.2), (s_ * 22, -11.6 + q * 2.2), (s_ * 31, -8 + q)], [0.3, 1.1, 0.3], dark, 0.5)
        k.line([(s_ * 14, 8), (s_ * 22, 10.6), (s_ * 30, 7)], [0.4, 1.4, 0.4], dark, 0.55)
    return dict(kit=k, mask=m)
