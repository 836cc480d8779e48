"""Crowns, shells, bells, keys and locks."""

import math

import numpy as np

from ..creatures.shelled import spiral_shell
from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb, minus, poly, rect, transform, union
from .stuff import BRASS, IRON, highlight, late_glow, metal, ring, thing_frame


def crown(c, x, y, size, col="#d9ac48", gem=("#a8323c", "#2f7f86", "#5d3a8b"), cap=None, **kw):
    """Size = width."""
    k = thing_frame(c, x, y, size, kw)
    if cap:
        k.paint([(-42, -16), (-40, -50), (-16, -62), (16, -62), (40, -50), (42, -16)], cap, vol=0.9, rough=0.4)
    n = 5
    back = []
    for i in range(n):  # far points
        u = -38 + i * 19
        back.append(poly([(u - 9, -26), (u, -54), (u + 9, -26)]))
    metal(k, union(*back), shift(col, -0.16))
    k.paint(ellipse(0, -24, 45, 11), shift(col, -0.26), vol=-0.4, rough=0.2)
    p = [(-47, -18, "c")]
    for i in range(n):
        u = -50 + (i + 0.5) * 20
        h = -64 - 12 * math.sin((i + 0.5) / n * math.pi)
        p += [(-50 + i * 20 + (2 if i else 0), -34 + 7 * math.sin(i / n * math.pi), "c")] if i else [(-52, -60, "c")]
        if i:
            pass
    p = [
        (-45, -8, "c"),
        (-52, -62, "c"),
        (-36, -31, "c"),
        (-27, -72, "c"),
        (-15, -25, "c"),
        (0, -80, "c"),
        (15, -25, "c"),
        (27, -72, "c"),
        (36, -31, "c"),
        (52, -62, "c"),
        (45, -8, "c"),
        (0, 3),
    ]
    m = metal(k, curve(p), col, shadow=(0, 2, 3, 0.4), px=220)
    metal(
        k,
        curve([(-46, -18, "c"), (0, -7), (46, -18, "c"), (45, -7, "c"), (0, 5), (-45, -7, "c")]),
        shift(col, 0.04),
        shadow=(0, 1, 1.4, 0.4),
    )
    for u, v in ((-52, -64), (-27, -75), (0, -83), (27, -75), (52, -64)):
        metal(k, ellipse(u, v, 4.4), shift(col, 0.08))
    for i, (u, v, r) in enumerate(((-32, -9, 3.4), (-17, -4.6, 4), (0, -2, 4.8), (17, -4.6, 4), (32, -9, 3.4))):
        k.paint(ellipse(u, v, r, r * 1.05), gem[i % len(gem)], light="#ffffff", vol=1.1, rough=0.1)
        k.dot(u - r * 0.3, v - r * 0.4, r * 0.25)
    for u, h in ((-26, -58), (0, -64), (26, -58)):
        k.line([(u - 5, -26), (u - 2.4, -40), (u * 1.02, h)], [0.6, 1.3, 0.4], shift(col, -0.34), 0.6, clip=m)
        k.line([(u + 5, -26), (u + 2.4, -40), (u * 1.02, h)], [0.6, 1.3, 0.4], shift(col, -0.34), 0.6, clip=m)
        k.paint(poly([(u, -50), (u + 3.4, -44), (u, -38), (u - 3.4, -44)]), gem[0], light="#ffffff", vol=0.9, rough=0.1)
    for i in range(15):
        t = i / 14 * 2 - 1
        k.paint(ellipse(t * 44, -19.5 + 10.4 * (1 - t * t) ** 0.5 * 0.98, 1.7), "#f6ecd8", vol=0.9, rough=0.1)
    k.darken([(20, -60), (52, -60), (46, -4), (24, 2)], 0.32, 6, m)
    highlight(k, [(-38, -20), (-33, -50)], [1, 2.6], m, 0.6)
    return k.pt(0, -80)


def seashell(c, x, y, size, kind="scallop", col="#e6b89c", **kw):
    """Kind: scallop | conch | nautilus. size = width."""
    k = thing_frame(c, x, y, size, kw)
    st = dict(dark=shift(col, -0.26, 1.2, -10), light=shift(col, 0.15, 0.7), vol=0.9, rim=True, rough=0.3)
    if kind == "scallop":
        out = []
        for i in range(11):
            a = math.radians(-172 + i * 16.4)
            out.append((math.cos(a) * 50, -14 + math.sin(a) * 62))
        pts = [(-8, -2)]
        for i, (u, v) in enumerate(out):
            pts.append((u, v))
            if i < 10:
                pts.append(((u + out[i + 1][0]) / 2 * 0.965, (v + out[i + 1][1]) / 2 * 0.965 - 0.3))
        k.paint([(-18, 0, "c"), (-24, -12, "c"), (24, -12, "c"), (18, 0, "c"), (0, 4)], shift(col, -0.05), **st)
        m = k.paint(curve([*pts, (8, -2)], k=0.3), col, **st, px=220, shadow=(0, 2, 3, 0.35))
        for i in range(10):
            u, v = (out[i][0] + out[i + 1][0]) / 2, (out[i][1] + out[i + 1][1]) / 2
            k.line(
                [(u * 0.1, -4), (u * 0.55, (v + 4) * 0.5 - 4), (u, v)],
                [0.6, 1.4, 1.8],
                st["dark"],
                0.6,
                clip=m,
                soft=0.3,
            )
        for i in range(11):
            u, v = out[i]
            k.line(
                [(u * 0.12, -6), (u * 0.55, (v + 4) * 0.5 - 4), (u * 0.96, v * 0.96)],
                [0.5, 2, 4],
                st["light"],
                0.4,
                clip=m,
                soft=0.7,
            )
        for t in (0.5, 0.68, 0.84):
            k.line([(u * t, -6 + (v + 6) * t) for u, v in out], 1.2, shift(col, -0.1, 1.3), 0.4, clip=m, soft=0.5)
    elif kind == "nautilus":
        spiral_shell(k, 0, -44, 42, col, shift(col, -0.34), shift(col, 0.16), 2.1, 1, "#8f4a34")
    else:
        m = k.paint(
            [
                (-50, -28, "c"),
                (-34, -36),
                (-24, -46),
                (-8, -54),
                (14, -58),
                (36, -46),
                (46, -26),
                (40, -8),
                (16, 0),
                (-10, -6),
                (-30, -18),
            ],
            col,
            **st,
            px=220,
            shadow=(0, 2, 3, 0.4),
        )
        for u, w in ((-40, 9), (-32, 14), (-22, 20), (-10, 27), (4, 33)):
            k.line(
                [(u - 2, -30 - w * 0.72), (u + 4, -28), (u + 1, -26 + w * 0.55)],
                [0.6, 1.8, 0.6],
                st["dark"],
                0.6,
                clip=m,
            )
            k.line(
                [(u + 2, -30 - w * 0.7), (u + 8, -29), (u + 4, -27 + w * 0.5)],
                [0.6, 2.4, 0.6],
                st["light"],
                0.45,
                clip=m,
                soft=0.6,
            )
        for a in (-62, -28, 4, 34):
            k.paint(
                transform(
                    curve([(-5, 2), (0, -11, "c"), (5, 2)]),
                    22 + 20 * math.sin(math.radians(a)),
                    -50 + 14 * abs(math.sin(math.radians(a))),
                    1,
                    a,
                ),
                shift(col, 0.03),
                **st,
            )
        k.paint(
            [(10, -34), (24, -42), (40, -34), (44, -20), (36, -8), (18, -4), (12, -14), (16, -24)],
            "#d9705a",
            dark="#7a2c30",
            light="#f6c0a0",
            vol=-0.7,
            rough=0.2,
        )


def bell(c, x, y, size, col="#b98a3c", swing=0, **kw):
    """Hangs from (x,y); size = height."""
    kw["rot"] = kw.get("rot", 0) + swing
    k = thing_frame(c, x, y, size, kw)
    metal(k, ellipse(-swing * 0.3, 96, 7), shift(col, -0.14))
    k.paint(ellipse(0, 86, 42, 8), shift(col, -0.34), vol=-0.3, rough=0.2)
    m = metal(
        k,
        curve(
            [
                (-9, 20),
                (-22, 28),
                (-26, 50),
                (-32, 70),
                (-44, 84, "c"),
                (-42, 89),
                (0, 96),
                (42, 89),
                (44, 84, "c"),
                (32, 70),
                (26, 50),
                (22, 28),
                (9, 20),
            ]
        ),
        col,
        px=220,
        shadow=(2, 3, 4, 0.4),
    )
    for v, w in ((36, 24), (68, 32), (80, 40)):
        k.line([(-w, v), (0, v + w * 0.16), (w, v)], [0.6, 1.8, 0.6], shift(col, -0.28), 0.6, clip=m)
        k.line([(-w, v + 2), (0, v + 2 + w * 0.16), (w, v + 2)], [0.4, 1.2, 0.4], shift(col, 0.24), 0.5, clip=m)
    highlight(k, [(-12, 30), (-17, 52), (-26, 78)], [1, 4.4, 1.6], m, 0.55, soft=1.2)
    ring(k, 0, 12, 9, 3.4, shift(col, -0.06))
    k.line([(0, 4), (0, -4)], 3, IRON)


def key(c, x, y, size, col=BRASS, bow="trefoil", bit=0, **kw):
    """Hangs from its bow at (x,y), bit down; size = length. bow: ring | trefoil | heart | crown."""
    k = thing_frame(c, x, y, size, kw)
    B = {
        "ring": minus(ellipse(0, 14, 14), ellipse(0, 14, 8.6)),
        "trefoil": minus(
            union(ellipse(0, 9, 9), ellipse(-10, 20, 9), ellipse(10, 20, 9)),
            union(ellipse(0, 9, 4.4), ellipse(-10, 20, 4.4), ellipse(10, 20, 4.4)),
        ),
        "heart": minus(
            curve([(0, 30, "c"), (-16, 16), (-12, 3), (0, 8, "c"), (12, 3), (16, 16)]),
            curve([(0, 24, "c"), (-10, 15), (-8, 8), (0, 12, "c"), (8, 8), (10, 15)]),
        ),
        "crown": minus(
            curve(
                [(-12, 28, "c"), (-16, 4, "c"), (-7, 13, "c"), (0, 1, "c"), (7, 13, "c"), (16, 4, "c"), (12, 28, "c")]
            ),
            curve([(-7, 24, "c"), (-8, 16, "c"), (0, 12, "c"), (8, 16, "c"), (7, 24, "c")]),
        ),
    }[bow]
    bits = (
        [rect(2, 80, 14, 4.4), rect(2, 87, 11, 4.4), rect(2, 93, 15, 4.6)]
        if bit == 0
        else ([rect(2, 78, 15, 18)] if bit == 1 else [rect(2, 78, 12, 7), rect(2, 89, 16, 7)])
    )
    p = union(B, limb([(0, 26), (0, 98)], [5.4, 4.6]), rect(-5, 28, 10, 4, 1), rect(-4, 36, 8, 3, 1), *bits)
    if bit == 1:
        p = minus(p, union(rect(9, 84, 4, 6), rect(12, 88, 6, 3)))
    m = metal(k, p, col, px=200, shadow=(1.5, 3, 3, 0.4))
    highlight(k, [(-1.4, 32), (-1.4, 94)], [0.6, 1.2, 0.6], m, 0.6, soft=0.3)
    return m


def lock(c, x, y, size, kind="plate", col="#8a7a5c", hole="#0e0a0c", glow=None, **kw):
    """A lock face centred at (x,y), size = height.

    Kind: plate | round | heart | padlock | shield. glow = colour of light behind the keyhole.
    """
    k = thing_frame(c, x, y, size, kw)
    S = {
        "plate": curve(
            [
                (-26, -44, "c"),
                (-10, -50),
                (0, -46),
                (10, -50),
                (26, -44, "c"),
                (28, 0),
                (26, 44, "c"),
                (10, 50),
                (0, 46),
                (-10, 50),
                (-26, 44, "c"),
                (-28, 0),
            ]
        ),
        "round": ellipse(0, 0, 40),
        "heart": curve([(0, 48, "c"), (-40, 8), (-36, -28), (-16, -40), (0, -28, "c"), (16, -40), (36, -28), (40, 8)]),
        "shield": curve(
            [(-34, -42, "c"), (0, -50), (34, -42, "c"), (34, 0), (20, 32), (0, 50, "c"), (-20, 32), (-34, 0)]
        ),
        "padlock": rect(-34, -14, 68, 62, 10),
    }[kind]
    if kind == "padlock":
        metal(
            k,
            minus(
                curve([(-24, -8), (-24, -30), (-14, -48), (14, -48), (24, -30), (24, -8)]),
                curve([(-14, -4), (-14, -30), (-8, -38), (8, -38), (14, -30), (14, -4)]),
            ),
            "#8a8890",
        )
    metal(k, S, col, px=160, shadow=(2, 4, 5, 0.5), tex=0.3, texk="speck")
    k.paint(
        minus(
            transform(S, 0, 0, 0.9, about=(0, 4 if kind == "padlock" else 0)),
            transform(S, 0, 0, 0.84, about=(0, 4 if kind == "padlock" else 0)),
        ),
        shift(col, -0.22),
        vol=0,
        alpha=0.6,
        rough=0.2,
    )
    oy = 14 if kind == "padlock" else (-2 if kind != "heart" else -4)
    kh = union(ellipse(0, oy - 6, 8.4), poly([(-4, oy - 4), (4, oy - 4), (8, oy + 18), (-8, oy + 18)]))
    k.paint(
        transform(kh, 0, 0, 1.25, about=(0, oy)),
        shift(col, 0.06),
        dark=shift(col, -0.3),
        light=shift(col, 0.25),
        vol=0.7,
        rough=0.1,
    )
    mk = k.paint(
        kh, glow or hole, dark=None if glow else "#050305", vol=0 if glow else -0.2, lit=0, rough=0.1, detail=1.0
    )
    for u, v in (
        ((-20, -36), (20, -36), (-20, 36), (20, 36))
        if kind == "plate"
        else ((0, -32), (0, 33))
        if kind == "round"
        else ((-24, -34), (24, -34), (0, 38))
        if kind == "shield"
        else ()
    ):
        metal(k, ellipse(u, v, 3.6), shift(col, 0.06))
        k.line([(u - 2.4, v - 1), (u + 2.4, v + 1)], 0.9, shift(col, -0.3), 0.9)
    if glow:
        late_glow(k, 0, oy, 34, glow, 0.7)
    return dict(hole=k.pt(0, oy), mask=mk, kit=k)


def lock_wall(
    c,
    x0,
    y0,
    x1,
    y1,
    size=58,
    seed=1,
    cols=("#8a7a5c", "#7a5a44", "#6f7470", "#a8863f", "#5a4a48", "#8f6a4a"),
    glow=(),
    rim=None,
    fog=0.0,
    lit=1.0,
):
    """A wall packed with lock faces in running rows; glow = indices lit from behind.

    Returns the list of (x, y, hole).
    """
    r = np.random.default_rng(seed)
    out, n, row = [], 0, 0
    y = y0
    kinds = ["plate", "round", "heart", "shield", "padlock", "plate", "round", "shield"]
    while y < y1:
        x = x0 - (row % 2) * size * 0.42
        while x < x1:
            s = size * r.uniform(0.86, 1.1)
            kd = kinds[r.integers(8)]
            q = lock(
                c,
                x + r.normal(0, size * 0.03),
                y + r.normal(0, size * 0.03),
                s,
                kd,
                cols[r.integers(len(cols))],
                glow="#ffd27a" if n in glow else None,
                rot=r.normal(0, 4),
                rim=rim,
                fog=fog,
                lit=lit,
            )
            out.append((x, y, q["hole"]))
            n += 1
            x += size * r.uniform(0.84, 0.92)
        y += size * 1.04
        row += 1
    return out
