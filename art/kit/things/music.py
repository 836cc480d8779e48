"""A gramophone."""

import math

from ..paint.colour import shift
from ..paint.paths import arc, curve, ellipse, limb, minus, poly, rect, transform
from .stuff import BRASS, IRON, WOOD, metal, thing_frame, wood


def gramophone(c, x, y, size, horn="#b3402f", box=WOOD, **kw):
    """A gramophone with its horn."""
    k = thing_frame(c, x, y, size, kw)
    k.darken(ellipse(0, 0, 44, 6), 0.45, 3)
    wood(k, poly([(-34, -26), (34, -26), (26, -34), (-26, -34)]), shift(box, 0.08), vol=0.1)
    wood(k, rect(-34, -27, 68, 23, 1.4), box, vol=0.35, grad=((0, -27), (0, -4), 0.12, -0.2))
    wood(k, rect(-38, -5, 76, 5.4, 1.6), shift(box, -0.06))
    k.paint(rect(-24, -22, 48, 13, 1), shift(box, -0.08), vol=-0.3, rough=0.2)
    metal(k, ellipse(0, -15.6, 3), BRASS)
    metal(k, limb([(34, -14), (46, -14), (46, -4)], [2.2, 2.2, 2.2]), IRON)
    wood(k, rect(43, -6, 7, 7, 2))
    k.paint(ellipse(-3, -32, 27, 6), "#17131a", light="#5f5a68", vol=0.5, rough=0.1, shadow=(0, 1, 1.4, 0.4))
    for r in (23, 18, 13):
        k.line(arc(-3, -32.4, r, r * 0.21, 0, 359, 24), 0.4, "#5a5464", 0.7)
    k.paint(ellipse(-3, -32.4, 7.6, 1.8), "#b3402f", vol=0.2, rough=0.1)
    metal(k, limb([(26, -34), (30, -48), (20, -56), (8, -54)], [4, 4.4, 5, 6]), BRASS)
    metal(k, limb([(24, -36), (10, -37), (2, -34)], [2.4, 2.4, 2]), BRASS)
    metal(k, ellipse(2, -35.4, 3), "#8a8890")
    n, cx, cy = 9, -18, -84
    a_ = [i / n * 6.283 for i in range(n)]

    def rim_(a, s_=1.0):
        return (cx + math.cos(a) * 33 * s_ - (1 - s_) * -10, cy + math.sin(a) * 27 * s_ + (1 - s_) * 12)

    out = []
    for i in range(n):
        out += [rim_(a_[i]), rim_(a_[i] + 3.1416 / n, 1.09)]
    k.paint(
        curve([(10, -58), (4, -50), (-18, -56), (-44, -70), (-20, -96), (12, -84), (14, -68)]),
        shift(horn, -0.12),
        vol=0.9,
        rough=0.3,
        rim=True,
    )
    m = k.paint(
        curve(out),
        horn,
        dark=shift(horn, -0.26, 1.05, -14),
        light=shift(horn, 0.22, 0.9),
        vol=-0.5,
        rough=0.25,
        px=220,
        shadow=(2, 3, 4, 0.4),
    )
    for i in range(n):
        p = rim_(a_[i])
        k.line(
            [(cx + 8, cy + 10), ((p[0] + cx + 8) / 2, (p[1] + cy + 10) / 2 - 1), p],
            [0.6, 1.6, 1.4],
            shift(horn, -0.24),
            0.65,
            clip=m,
        )
        q = rim_(a_[i] + 0.3)
        k.line(
            [(cx + 8, cy + 10), ((q[0] + cx + 8) / 2, (q[1] + cy + 10) / 2 - 1), q],
            [0.6, 4, 5],
            shift(horn, 0.2),
            0.3,
            clip=m,
            soft=1,
        )
    k.paint(ellipse(cx + 8, cy + 10, 8, 6.6), "#1a0c10", vol=0, soft=1.6, alpha=0.9)
    k.paint(
        minus(curve(out), transform(curve(out), 0, 0, 0.955, about=(cx, cy))),
        BRASS,
        dark="#6a4a1c",
        light="#ffe6a0",
        vol=0.5,
        rough=0.15,
    )
    return k.pt(cx, cy)
