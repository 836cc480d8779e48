"""Hair and hats."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, minus, sample, union


def hair_back(c, P, style, hc, t, k, rim):
    """The hair behind the head."""
    kw = dict(
        dark=shift(hc, -0.12),
        light=shift(hc, 0.15),
        vol=0.85,
        texk="streakv",
        tex=0.4,
        rough=0.25,
        rim=rim,
        rimw=1 + k,
        detail=0.4,
    )
    ox, t_ = -8 * t, t
    t = min(t, 0.55)
    if style == "long":
        c.paint(
            P(
                curve(
                    [
                        (ox, -58),
                        (34, -46),
                        (44 - 40 * t, -6),
                        (46 - 84 * t, 40),
                        (36 - 80 * t, 84, "c"),
                        (ox, 78),
                        (-46, 88, "c"),
                        (-52, 40),
                        (-50, -8),
                        (-40, -46),
                    ]
                )
            ),
            hc,
            **kw,
        )
    elif style == "bob":
        c.paint(
            P(
                curve(
                    [
                        (ox, -58),
                        (34, -47),
                        (47 - 40 * t, -12),
                        (49 - 80 * t, 24),
                        (38 - 80 * t, 40, "c"),
                        (ox, 36),
                        (-44, 44, "c"),
                        (-53, 18),
                        (-50, -14),
                        (-38, -48),
                    ]
                )
            ),
            hc,
            **kw,
        )
    elif style == "curly":
        rr = np.random.default_rng(5)
        puffs = [
            ellipse(ox + 47 * math.cos(a) * (1 - 0.12 * t), -16 + 44 * math.sin(a), rr.uniform(13, 18))
            for a in np.linspace(2.6 - 0.4 * t, 6.9 - 0.5 * t, 15)
        ]
        c.paint(P(union(*puffs, ellipse(ox, -18, 44, 40))), hc, **kw)
    elif style in ("bun", "plait"):
        if style == "bun":
            bx, by = (-38 * t_, -64 + 16 * t_)
            c.paint(P(ellipse(bx, by, 18, 16)), hc, **kw)
        else:
            pts = [(-30, 20), (-44, 44), (-42, 72), (-50, 96)]
            for i, (x, y) in enumerate(sample(pts, 6)):
                c.paint(
                    P(ellipse(x, y, 11 - i * 0.8, 12, 30 if i % 2 else -30)),
                    shift(hc, 0.02 * (-1) ** i),
                    **(kw | dict(rim=None)),
                )


def hair_front(c, P, style, hc, t, k, m, rim):
    """Cap of hair with a drawn hair line, strands following the skull."""
    kw = dict(
        dark=shift(hc, -0.12),
        light=shift(hc, 0.17),
        vol=0.75,
        texk="streakv",
        tex=0.4,
        rough=0.2,
        detail=0.6,
        rim=rim,
        rimw=0.8 + 0.8 * k,
    )
    if style == "bald":
        for s_ in (-1, 1) if t < 0.25 else (-1,):
            c.paint(
                P(
                    curve([(s_ * 43, -18), (s_ * 49, -4), (s_ * 47, 14), (s_ * 38, 20), (s_ * 36, 4), (s_ * 38, -12)])
                    if t < 0.8
                    else curve([(-22, -10), (-44, -22), (-50, -2), (-44, 18), (-26, 26), (-12, 22), (-16, 4)])
                ),
                hc,
                **kw,
            )
        return
    if t < 0.25:
        cap = curve(
            [
                (0, -60),
                (28, -54),
                (46, -26),
                (46, 2),
                (40, 8, "c"),
                (37, -12),
                (24, -31),
                (4, -39, "c"),
                (-12, -33),
                (-30, -22),
                (-38, -6),
                (-41, 8, "c"),
                (-46, 2),
                (-46, -26),
                (-28, -54),
            ]
        )
        part, ends = (
            (4, -40),
            [(-42, -4), (-36, -18), (-24, -28), (22, -32), (34, -20), (42, -4), (14, -37), (-10, -35)],
        )
    elif t < 0.8:
        cap = curve(
            [
                (-2, -60),
                (26, -56),
                (42, -34),
                (41, -20, "c"),
                (34, -32),
                (22, -38, "c"),
                (8, -39),
                (-10, -33),
                (-22, -16),
                (-25, 8, "c"),
                (-34, 30),
                (-44, 22),
                (-51, -4),
                (-48, -34),
                (-30, -54),
            ]
        )
        part, ends = (22, -42), [(-25, 4), (-30, 14), (-38, 18), (-47, 0), (-10, -31), (36, -28), (-46, -26)]
    else:
        cap = curve(
            [
                (-2, -60),
                (24, -55),
                (39, -36),
                (37, -24, "c"),
                (24, -32),
                (10, -24),
                (4, -4),
                (0, 10, "c"),
                (-12, 16),
                (-16, 32),
                (-34, 32),
                (-48, 10),
                (-51, -22),
                (-36, -50),
            ]
        )
        part, ends = (20, -48), [(0, 2), (-12, 10), (-28, 26), (-46, 4), (-48, -24), (6, -18)]
    mh = c.paint(P(cap), hc, **kw)
    for i, (x, y) in enumerate(ends):
        mx, my = (part[0] + x) / 2, (part[1] + y) / 2 - 9
        c.line(
            [P.pt(*part), P.pt(mx, my), P.pt(x, y)],
            [0.3 * k, (1.5 - 0.6 * (i % 2)) * k, 0.3 * k],
            shift(hc, 0.13 if i % 2 else -0.09),
            0.55,
            clip=mh,
            rough=0.15,
        )


def put_hat(c, P, kind, col, t, k, rim, view_back=False):
    """A hat of one of six kinds."""
    kw = dict(vol=0.85, rim=rim, rimw=0.8 + 0.8 * k, rough=0.25, texk="streakh", tex=0.25, detail=0.4)
    o = 3 * t
    if kind == "brim":
        c.paint(
            P(
                curve(
                    [
                        (-36 + o, -36, "c"),
                        (-34 + o, -70),
                        (-14 + o, -82),
                        (4 + o, -76),
                        (22 + o, -82),
                        (36 + o, -66),
                        (38 + o, -36, "c"),
                        (o, -30),
                    ]
                )
            ),
            col,
            **kw,
        )
        c.paint(
            P(curve([(-37 + o, -40), (o, -33), (39 + o, -40), (39 + o, -49), (o, -42), (-37 + o, -49)])),
            shift(col, -0.12),
            vol=0.3,
            rough=0.2,
            detail=0.5,
        )
        c.paint(
            P(minus(ellipse(o, -34, 68, 13, -3), ellipse(o, -56, 30, 12))), col, shadow=(0, 4 * k, 3 * k, 0.45), **kw
        )
    elif kind == "cap":
        c.paint(P(curve([(-48, -22), (-50, -52), (-20, -70), (20, -66), (44, -46), (44, -28), (0, -24)])), col, **kw)
        c.paint(
            P(
                curve(
                    [(-6 + 14 * t, -30), (30 + 6 * t, -36), (58 + 12 * t, -22), (44 + 10 * t, -16), (6 + 14 * t, -22)]
                )
            ),
            shift(col, -0.1),
            shadow=(0, 3 * k, 2 * k, 0.4),
            **kw,
        )
    elif kind == "top":
        c.paint(
            P(curve([(-33 + o, -36, "c"), (-38 + o, -112, "c"), (o, -118), (38 + o, -112, "c"), (34 + o, -36, "c")])),
            col,
            **kw,
        )
        c.paint(
            P(curve([(-34 + o, -42), (o, -35), (35 + o, -42), (35.5 + o, -55), (o, -48), (-34.5 + o, -55)])),
            shift(col, -0.12),
            vol=0.3,
            rough=0.2,
        )
        c.paint(P(ellipse(o, -37, 55, 10, -2)), col, shadow=(0, 4 * k, 3 * k, 0.45), **kw)
    elif kind == "beanie":
        c.paint(
            P(curve([(-46, -24), (-44, -56), (-14, -78), (20, -74), (42, -52), (44, -26), (0, -30)])),
            col,
            **(kw | dict(texk="streakv", tex=0.5)),
        )
        c.paint(P(curve([(-48, -18), (-48, -34), (0, -41), (45, -37), (46, -21), (0, -25)])), shift(col, 0.07), **kw)
    elif kind == "night":
        c.paint(
            P(
                curve(
                    [
                        (-46, -22),
                        (-44, -54),
                        (-26, -72),
                        (-54, -72),
                        (-80, -46),
                        (-94, -50),
                        (-76, -90),
                        (-34, -104),
                        (12, -88),
                        (40, -56),
                        (45, -24),
                        (0, -30),
                    ]
                )
            ),
            col,
            **kw,
        )
        c.paint(P(curve([(-48, -17), (-48, -31), (0, -39), (46, -35), (47, -19), (0, -24)])), shift(col, 0.12), **kw)
        c.paint(P(ellipse(-88, -46, 9)), shift(col, 0.2), vol=0.7, rough=0.7)
    elif kind == "scarf":
        S_ = curve(
            [
                (-2, -62),
                (30, -54),
                (48 - 4 * t, -24),
                (45 - 6 * t, 14),
                (30, 48),
                (14, 62),
                (8, 56),
                (27, 40),
                (37 - 2 * t, 10),
                (36, -16),
                (22, -36),
                (0, -41),
                (-22 + 4 * t, -36),
                (-36 + 12 * t, -14),
                (-34 + 16 * t, 14),
                (-24 + 12 * t, 40),
                (-4, 56),
                (-8, 66),
                (-30, 58),
                (-48, 20),
                (-52, -22),
                (-36, -52),
            ]
        )
        if t > 0.8:
            S_ = curve(
                [
                    (-2, -62),
                    (24, -56),
                    (38, -36),
                    (33, -22),
                    (18, -30),
                    (8, -8),
                    (8, 22),
                    (22, 52),
                    (26, 62),
                    (4, 64),
                    (-22, 56),
                    (-48, 30),
                    (-56, -14),
                    (-40, -52),
                ]
            )
        ms = c.paint(P(S_), col, **kw)
        c.line([P.pt(-2, -52), P.pt(-34, -34), P.pt(-44, 10)], [0.3, 2 * k, 0.3], shift(col, -0.12), 0.5, clip=ms)
        c.line(
            [P.pt(-6, -47), P.pt(-30 + 6 * t, -24), P.pt(-38 + 8 * t, 24)],
            [0.3, 2 * k, 0.3],
            shift(col, -0.12),
            0.5,
            clip=ms,
        )
        if t < 0.8:
            c.paint(
                P(curve([(2, 54), (12, 58), (20, 76, "c"), (6, 70), (-6, 80, "c"), (-6, 60)])),
                shift(col, -0.03),
                shadow=(0, 2 * k, 2 * k, 0.35),
                **kw,
            )
