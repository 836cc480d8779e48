"""Umbrella, anchor and the bars of a cage."""

import math

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb, minus, poly, sample, union
from .stuff import BRASS, WOOD, bar, metal, thing_frame, wood


def umbrella(c, x, y, size, open_=True, col="#b3402f", handle=WOOD, panels=8, **kw):
    """Open: (x,y) = tip of the handle's crook, size = height; closed: stands furled on its ferrule at (x,y)."""
    k = thing_frame(c, x, y, size, kw)
    if not open_:
        m = k.paint(
            [(0, 0, "c"), (-4, -10), (-8, -44), (-6, -66), (0, -71), (6, -66), (8, -44), (4, -10)],
            col,
            vol=1.0,
            rim=True,
            rough=0.4,
        )
        for a in ([(-1, -4), (-5, -36), (-2, -68)], [(1, -4), (0, -40), (3, -68)], [(2, -6), (6, -40), (4, -66)]):
            k.line(a, [0.4, 2, 0.6], shift(col, -0.2), 0.7, clip=m)
        k.paint(
            [(-8.4, -46), (0, -43), (8.4, -46), (8.4, -49), (0, -46.4), (-8.4, -49)],
            shift(col, -0.12),
            vol=0.4,
            rough=0.2,
        )
        metal(k, ellipse(5, -46.4, 1.3), BRASS)
        metal(k, limb([(0, 5), (0, -2)], [1, 2]), "#8a8890")
        wood(
            k,
            limb([(0, -70), (0, -88), (1, -96), (8, -99), (13, -94), (12, -88)], [3, 3, 3.2, 3.2, 3.2, 3]),
            handle,
            vol=0.9,
        )
        return k.pt(6, -97)
    bar(k, (0, -8), (0, -98), 1.8, "#4a4048", kind=metal)
    wood(k, limb([(0, -18), (0, -6), (3, 1), (9, 2), (12, -4)], [3, 3, 3, 3, 2.8]), handle, vol=0.9)
    R = 52
    rb = [
        (-R + 2 * R * (0.5 - 0.5 * math.cos(i / (panels) * math.pi)), -62 + (7 * math.sin(i / panels * math.pi)))
        for i in range(panels + 1)
    ]
    hem = []
    for i, p in enumerate(rb):
        hem.append((p[0], p[1], "c"))
        if i < panels:
            hem.append(((p[0] + rb[i + 1][0]) / 2, (p[1] + rb[i + 1][1]) / 2 - 4.4))
    k.paint(
        curve([(p[0], p[1] - 2) for p in rb] + [(40, -66), (0, -70), (-40, -66)]),
        shift(col, -0.24),
        vol=-0.3,
        rough=0.2,
    )
    m = k.paint(
        curve([*hem, (46, -80), (28, -94), (0, -99), (-28, -94), (-46, -80)]),
        col,
        dark=shift(col, -0.22, 1.05, -12),
        light=shift(col, 0.17),
        vol=0.95,
        rim=True,
        rough=0.35,
        px=220,
        shadow=(0, 2, 3, 0.35),
    )
    for i in range(panels):
        a, b = rb[i], rb[i + 1]
        if i % 2:
            k.paint(
                curve([(0, -99, "c"), (a[0] * 0.66, -88), (a[0], a[1], "c"), (b[0], b[1], "c"), (b[0] * 0.66, -88)]),
                shift(col, -0.05),
                vol=0,
                alpha=0.6,
                clip=m,
                grad=((-50, 0), (50, 0), 0.2, -0.3),
                rough=0.2,
            )
        k.line([(0, -99), (a[0] * 0.66, -88), a], [0.5, 0.9, 0.9], shift(col, -0.22), 0.7, clip=m)
    for p in rb:
        metal(k, ellipse(p[0], p[1] + 0.6, 1.2), BRASS)
    metal(k, limb([(0, -98), (0, -106)], [1.6, 1]), "#8a8890")
    return dict(grip=k.pt(0, -14), inside=k.pt(0, -62))


def anchor(c, x, y, size, col="#4a5058", rust=0.4, rope=True, **kw):
    """A rusty anchor with its rope."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.2), light=shift(col, 0.26), vol=1.0, rim=True, rough=0.5, tex=0.3)
    arm = limb(
        [(-40, -30), (-34, -12), (-16, -2), (0, 0), (16, -2), (34, -12), (40, -30)], [5, 8, 10, 12, 10, 8, 5], n=50
    )
    p = union(
        arm,
        limb([(0, -4), (0, -86)], [9, 6.4]),
        limb([(-24, -74), (24, -74)], [5, 5]),
        ellipse(-25, -74, 4),
        ellipse(25, -74, 4),
    )
    for s_ in (-1, 1):
        p = union(p, poly([(s_ * 48, -26), (s_ * 40, -48), (s_ * 27, -24)]))
    k.paint(minus(ellipse(0, -93, 9), ellipse(0, -93, 5)), col, **st)
    m = k.paint(p, col, **st, px=220, shadow=(2, 3, 4, 0.4))
    if rust:
        for _ in range(30):
            k.paint(
                ellipse(k.r.uniform(-44, 44), k.r.uniform(-90, 2), k.r.uniform(2, 7), k.r.uniform(1.5, 4)),
                "#9a5a34",
                vol=0,
                alpha=rust * 0.8,
                soft=1,
                clip=m,
                rough=1.4,
            )
    if rope:
        rp = [(0, -98), (16, -104), (20, -84), (-8, -66), (-14, -48), (12, -36), (14, -22)]
        k.paint(limb(rp, [4, 4, 4], n=60), "#c9a878", vol=0.9, rough=0.3, shadow=(1, 1.4, 2, 0.35))
        q = sample(rp, 34)
        for i in range(1, 34):
            k.line([(q[i][0] - 1.6, q[i][1] - 1), (q[i][0] + 1.6, q[i][1] + 1)], 0.6, "#7a5a38", 0.7)


def birdcage_paths(w, h, n=9):
    """Bars of a domed cage, base centre at (0,0). returns (back bars, front bars, rings)."""

    def bars(sgn, m):
        out = []
        for i in range(m):
            a = (i + 0.5) / m * math.pi
            x = -math.cos(a) * w / 2
            z = sgn * math.sin(a) * w * 0.09
            out.append(
                limb(
                    [
                        (x, z),
                        (x, -h * 0.55 + z),
                        (x * 0.93, -h * 0.72 + z * 0.8),
                        (x * 0.6, -h * 0.9 + z * 0.4),
                        (0, -h),
                    ],
                    [2.6, 2.4, 2.2, 2.0, 1.6],
                    n=30,
                    cap=False,
                )
            )
        return out

    rings = [(0, 0, w / 2, w * 0.09), (0, -h * 0.55, w / 2, w * 0.09)]
    return bars(-1, n - 2), bars(1, n), rings
