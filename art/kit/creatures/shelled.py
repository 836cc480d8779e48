"""Snails and their shells."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, union


def spiral_shell(
    k, cx, cy, R, col="#b9854e", dark="#4a2a1c", light="#f3d6a0", turns=2.6, flip=1, band="#7a4428", ribs=True
):
    """A snail shell: lit coil drawn from outside in."""
    m = k.paint(
        union(
            ellipse(cx, cy, R, R * 0.96),
            curve(
                [
                    (cx + flip * R * 0.2, cy + R * 0.6),
                    (cx + flip * R * 0.98, cy + R * 0.35),
                    (cx + flip * R * 1.14, cy + R * 0.86),
                    (cx + flip * R * 0.7, cy + R * 1.02),
                ]
            ),
        ),
        col,
        dark=dark,
        light=light,
        vol=1.05,
        rim=True,
        shadow=(0, 2, 3, 0.4),
        rough=0.5,
        px=220,
    )
    pts = []
    for i in range(90):
        t = i / 89
        a = flip * (math.radians(52) - t * turns * 2 * math.pi)
        r = R * (1.0 - t) ** 1.15 * 0.98 + 0.4
        pts.append((cx + math.cos(a) * r, cy + math.sin(a) * r * 0.96))
    P_ = np.array(pts)
    for i in range(88):  # each whorl turns: a band of light inside the line and a crease
        t = i / 89
        R * 0.30 * (1 - t) + 0.5
    inner = [tuple((p - (cx, cy)) * 0.86 + (cx, cy)) for p in P_]
    k.line(inner, [R * 0.34, R * 0.22, R * 0.12, R * 0.04], light, 0.30, clip=m, soft=R * 0.045)
    mid = [tuple((p - (cx, cy)) * 0.80 + (cx, cy)) for p in P_]
    k.line(mid, [R * 0.10, R * 0.07, R * 0.04, R * 0.01], band, 0.55, clip=m, soft=0.4)
    if ribs:
        for i in range(4, 84, 2):
            t = i / 89
            p, q = P_[i], P_[min(89, i + 1)]
            (1 - t) ** 1.15
            a, b = (p - (cx, cy)) * 0.98 + (cx, cy), (p - (cx, cy)) * (0.60 if t < 0.62 else 0.45) + (cx, cy)
            d = (q - p) * 2.0
            k.line([tuple(a), tuple((a + b) / 2 + d), tuple(b)], [0.3, R * 0.025, 0.3], dark, 0.28, clip=m)
    k.line(pts, [R * 0.085, R * 0.075, R * 0.055, R * 0.03], dark, 0.8, clip=m, soft=0.25)
    k.lighten(ellipse(cx - R * 0.36, cy - R * 0.46, R * 0.24, R * 0.14, -38), "#fffbe8", 0.5, R * 0.06, m)
    return m


def snail(
    c,
    x,
    y,
    size,
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#b89a72",
    dark="#4f3a2c",
    light="#f0dcb0",
    shell="#a8663a",
    shell_dark="#4a2418",
    shell_light="#f0c88a",
    sleepy=0.3,
    stalk=1.0,
    shell_on=True,
):
    """Size = shell height; total length 2.4 x. Returns shell top, eyes."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    k.ground(104, 6, 0, 0, 0.5)
    for _u, _L in ((92, 26), (82, 22)):  # far stalk first
        pass
    es = [((80, -34), (86, -58 * stalk), (96, -74 * stalk)), ((88, -32), (100, -50 * stalk), (114, -64 * stalk))]
    k.paint(limb(es[0], [7, 4, 4.4]), shift(col, -0.1), dark=dark, vol=0.7, rough=0.2)
    body = curve(
        [
            (-108, 0, "c"),
            (-92, -7),
            (-62, -14),
            (-30, -20),
            (10, -22),
            (44, -26),
            (58, -40),
            (72, -47),
            (88, -44),
            (99, -34),
            (100, -24),
            (92, -16),
            (84, -10),
            (86, -2),
            (92, 1),
            (60, 3),
            (-40, 3),
        ]
    )
    m = k.paint(
        union(body, limb(es[1], [9, 4.6, 5])),
        col,
        dark=dark,
        light=light,
        vol=1.0,
        px=280,
        rim=True,
        rough=0.5,
        shadow=(0, 1, 2, 0.35),
    )
    rr = np.random.default_rng(2)
    for _ in range(170):  # wet pebbled skin, rows follow the foot
        u = rr.uniform(-96, 96)
        v = rr.uniform(-44, -4)
        k.paint(
            ellipse(u, v, rr.uniform(1.2, 2.8), rr.uniform(0.8, 1.5), rr.normal(0, 14)),
            light if rr.random() < 0.5 else shift(col, -0.1),
            vol=0,
            alpha=0.35,
            clip=m,
            rough=0.1,
            detail=0,
        )
    k.line([(-104, -1), (-40, -4), (40, -5), (88, -3)], [0.6, 2.4, 2.4, 0.6], dark, 0.5, clip=m, soft=0.6)
    for i in range(30):
        u = -92 + i * 6
        k.line([(u, -4), (u + 2, 2)], [0.6, 0.9], dark, 0.35, clip=m)
    k.line([(96, -22), (90, -20), (84, -22)], [0.5, 1.6, 0.4], dark, 0.75)
    for a in ((94, -17, 104, -10), (89, -14, 96, -5)):
        k.paint(limb([(a[0], a[1]), (a[2], a[3])], [4.6, 2.6]), shift(col, -0.03), vol=0.6, rough=0.2)
    for i, e in enumerate(es):
        ex, ey = e[-1]
        k.paint(
            ellipse(ex, ey, 5.4), shift(col, -0.08 * (1 - i)), dark=dark, light=light, vol=0.8, rough=0.15, rim=True
        )
        k.eye(
            ex + 0.8,
            ey - 0.4,
            4.0,
            "#6a4a2a",
            lid=sleepy,
            look=(0.3, 0.1),
            pupil=0.62,
            lidcol=shift(col, -0.1 * (1 - i)),
            socket=0.15,
        )
    if shell_on:
        spiral_shell(k, -14, -54, 52, shell, shell_dark, shell_light)
    return dict(top=k.pt(-14, -106), kit=k, eyes=[k.pt(*e[-1]) for e in es])
