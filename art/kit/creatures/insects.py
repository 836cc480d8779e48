"""Moths and spiders."""

from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, merged, sample
from .parts import INK, leg


def moth(
    c,
    x,
    y,
    size,
    pose="open",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#b89a72",
    dark="#3f2c28",
    light="#f3e0b4",
    spot="#2a2030",
    ring="#d98a4a",
    jacket=None,
):
    """Size = wing span (open) or height (stand).

    pose: open (from above) | stand (upright, three-quarter, wings as a cloak; jacket = colour dresses it for dinner;
    returns hand points).
    """
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)

    def wing_marks(w, m, pts, eyes):
        for p in pts:
            w.line(p, [0.4, 2.6, 0.4], dark, 0.5, clip=m, soft=0.5)
        for u, v, r in eyes:
            w.paint(ellipse(u, v, r * 1.5, r * 1.35), light, vol=0, alpha=0.8, clip=m, rough=0.4)
            w.paint(ellipse(u, v, r * 1.15, r), ring, vol=0.2, clip=m, rough=0.3)
            w.paint(ellipse(u, v, r * 0.72, r * 0.66), spot, vol=0.3, clip=m, rough=0.2)
            w.paint(ellipse(u - r * 0.2, v - r * 0.2, r * 0.2), "#e9f0f6", vol=0, rough=0.1, clip=m)

    if pose == "open":
        for s_ in (-1, 1):
            w = k.sub(0, 0, 100, 0, flip=s_ < 0)
            hw = w.paint(
                [(3, 2, "c"), (16, 0), (32, 6), (40, 18), (36, 32), (26, 38), (16, 34), (8, 22)],
                shift(col, -0.03),
                **st,
                vol=0.35,
                rough=0.9,
                shadow=(0, 1.4, 2.4, 0.35),
                tex=0.3,
            )
            w.fur(
                hw,
                [[(3, 4), (20, 14), (34, 30)], [(3, 4), (10, 20), (18, 34)], [(4, 2), (24, 4), (40, 14)]],
                6,
                1,
                con=0.14,
                over=0.8,
            )
            wing_marks(w, hw, [[(12, 26), (24, 24), (36, 16)], [(14, 31), (26, 31), (37, 23)]], [(24, 16, 4)])
            fw = w.paint(
                [
                    (3, -6, "c"),
                    (14, -22),
                    (32, -34),
                    (47, -38),
                    (51, -34, "c"),
                    (48, -20),
                    (42, -6),
                    (34, 4),
                    (20, 4),
                    (6, 2),
                ],
                col,
                **st,
                vol=0.4,
                rim=True,
                rough=0.6,
                shadow=(0, 1.6, 2.4, 0.4),
                tex=0.3,
            )
            w.fur(
                fw,
                [[(4, -4), (24, -20), (48, -35)], [(4, -2), (24, -8), (44, -14)], [(6, 0), (20, 1), (34, 2)]],
                6,
                1,
                con=0.15,
                over=0.6,
            )
            wing_marks(
                w,
                fw,
                [[(20, -25), (22, -12), (18, 3)], [(40, -35), (40, -18), (33, 3)], [(44, -35), (44, -18), (36, 2)]],
                [(30, -16, 5)],
            )
            for a, b in (
                ((5, -5), (48, -34)),
                ((6, -3), (46, -22)),
                ((6, -1), (40, -6)),
                ((5, 5), (34, 32)),
                ((4, 8), (22, 36)),
            ):
                w.line([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 2), b], [0.9, 0.6, 0.3], dark, 0.4)
            w.paint(limb([(2, -14), (8, -24), (17, -30)], [1.2, 1, 0.4], cap=False), dark, vol=0.2, rough=0.1)
            for i in range(9):
                t = i / 8
                u, v = 4 + 12 * t, -17 - 12 * t
                w.line([(u, v), (u + 4.4 * (1 - t * 0.5), v + 0.6)], [0.6, 0.2], light, 0.8)
                w.line([(u, v), (u - 1, v - 4.4 * (1 - t * 0.5))], [0.6, 0.2], light, 0.8)
        m = k.paint(
            [(-5, -8), (0, -14), (5, -8), (5.6, 2), (4.4, 16), (0, 29), (-4.4, 16), (-5.6, 2)],
            shift(col, 0.03),
            **st,
            vol=1.0,
            rim=True,
            rough=1.0,
        )
        for i in range(6):
            k.line([(-5, 4 + i * 4), (0, 5.4 + i * 4), (5, 4 + i * 4)], [0.3, 1, 0.3], dark, 0.45, clip=m)
        k.fur(m, [[(0, -12), (0, 28)], [(3, -10), (6, 4)], [(-3, -10), (-6, 4)]], 4, 0.9, con=0.18, over=1.4)
        for s_ in (-1, 1):
            k.paint(ellipse(s_ * 3.2, -12, 2.1), INK, vol=0.5, rough=0, detail=1)
            k.dot(s_ * 3.2 - 0.6, -12.8, 0.6)
        return dict(kit=k)
    # standing gentleman: facing right, three-quarter
    k.ground(22, 3, 0, 0, 0.45)
    for s_, d in ((1, -0.08), (0, 0)):  # wings hang like a cloak
        o = 5 * s_
        fw = k.paint(
            [
                (-2 + o, -74, "c"),
                (-14 + o * 0.6, -66),
                (-30 + o, -40),
                (-38 + o, -10),
                (-34 + o, -4, "c"),
                (-20 + o, -10),
                (-8 + o, -30),
                (2 + o, -52),
            ],
            shift(col, d),
            **st,
            vol=0.55,
            rim=True,
            rough=0.6,
            shadow=(-1, 1.4, 2.6, 0.4),
            tex=0.3,
        )
        k.fur(
            fw,
            [[(-4 + o, -72), (-20 + o, -44), (-36 + o, -8)], [(0 + o, -56), (-12 + o, -30), (-26 + o, -8)]],
            6,
            1.0,
            con=0.16,
            over=0.8,
        )
        wing_marks(
            k,
            fw,
            [
                [(-8 + o, -60), (-14 + o, -50), (-2 + o, -46)],
                [(-32 + o, -24), (-24 + o, -18), (-12 + o, -24)],
                [(-35 + o, -16), (-27 + o, -12), (-16 + o, -17)],
            ],
            [(-19 + o, -38, 5)],
        )
    jc = jacket or shift(col, -0.1)
    for u in (-3, 6):
        k.paint(
            leg([(u, -36), (u + 1, -18), (u, -3)], [9, 6.4, 5]),
            shift(jc, -0.03),
            dark=shift(jc, -0.12),
            vol=0.6,
            rough=0.3,
        )
        k.paint(
            [(u - 3, -5, "c"), (u + 3, -5), (u + 5, -2.6), (u + 10, -1), (u + 9.4, 1), (u - 3.4, 1, "c")],
            "#14101a",
            light="#8a8494",
            vol=0.7,
            rough=0.15,
            rim=True,
        )
    m = k.paint(
        [
            (-2, -74),
            (-9, -66),
            (-10, -50),
            (-9, -40),
            (-16, -22, "c"),
            (-6, -30),
            (1, -35),
            (7, -33, "c"),
            (11, -44),
            (13, -60),
            (8, -72),
        ],
        jc,
        dark=shift(jc, -0.14),
        light=shift(jc, 0.2),
        vol=0.95,
        rim=True,
        rough=0.3,
    )
    k.paint([(4, -74), (11, -66), (12, -52), (8, -42), (3, -54)], "#f3ecdc", vol=0.3, rough=0.2)
    k.paint(
        [(3, -75), (2, -66), (6, -50), (3, -44), (-2, -58), (-2, -70)],
        shift(jc, 0.05),
        dark=shift(jc, -0.1),
        vol=0.5,
        rough=0.2,
        shadow=(0.4, 0.6, 0.8, 0.4),
    )
    for q in range(2):
        k.paint(ellipse(8.6 - q * 0.6, -58 + q * 6, 0.9), INK, vol=0.3, rough=0)
    k.sub(5, -80)
    mr = k.paint(
        [(-8, -70), (-11, -78), (-6, -86), (6, -86), (13, -78), (11, -70), (2, -67)],
        light,
        dark=col,
        vol=0.9,
        rough=1.6,
    )
    k.fur(mr, [[(2, -78), (-10, -74)], [(2, -78), (12, -74)], [(2, -78), (2, -68)]], 6, 1.1, con=0.13, over=2)
    h = k.sub(4, -88)
    for a, _d in ((1, -0.05), (0, 0)):  # combed antennae
        A = [(2 + a * 3, -7), (4 + a * 9, -19), (14 + a * 10, -26)] if a else [(0, -7), (-4, -20), (3, -29)]
        h.paint(limb(A, [1.4, 1.1, 0.5], cap=False), dark, vol=0.2, rough=0.1)
        q = sample(A, 12)
        for i in range(3, 12):
            L = 5.4 * (1 - abs(i - 6) / 10)
            h.line([tuple(q[i]), (q[i][0] + L, q[i][1] - L * 0.1)], [0.7, 0.25], mix(col, light, 0.5), 0.9)
            h.line([tuple(q[i]), (q[i][0] - L, q[i][1] - L * 0.4)], [0.7, 0.25], mix(col, light, 0.5), 0.9)
    m2 = h.paint(
        [(-9, 1), (-7, -7), (1, -10), (9, -6), (11, 1), (7, 7), (-1, 9), (-7, 6)],
        mix(col, light, 0.3),
        **st,
        vol=0.95,
        rim=True,
        rough=0.7,
        detail=0.6,
    )
    h.fur(m2, [[(8, 0), (-1, -3), (-9, -1)], [(6, 5), (-6, 5)]], 3.6, 0.8, con=0.14, over=0.9)
    h.paint(ellipse(6, -2, 4.3, 4.9), "#1c1420", light="#7a5a5a", vol=0.9, rough=0, detail=1, rim=True, rimw=0.6)
    h.dot(4.8, -4, 1.2)
    h.dot(7.6, -0.2, 0.5, "#ffd9a0", 0.7)
    h.paint(ellipse(-3, -1.6, 2.8, 3.8), "#1c1420", vol=0.7, rough=0, detail=1)
    h.dot(-3.8, -3, 0.7)
    h.line([(9, 5), (13, 7), (13.6, 10.4), (11, 11.4), (10, 9.8)], [1.2, 1, 0.9, 0.5], dark, 0.95)
    k.paint(
        merged([curve([(4, -68, "c"), (-1, -71.4), (-1, -64.6)]), curve([(4, -68, "c"), (9.4, -71), (9.4, -64.6)])]),
        "#8f2430",
        vol=0.6,
        rough=0.15,
        shadow=(0, 0.5, 0.8, 0.4),
    )
    k.paint(ellipse(4.2, -68, 1.5), "#a83038", vol=0.5, rough=0.1)
    return dict(kit=k, hand=k.pt(24, -58), head=h.pt(0, 0), shoulder=k.pt(6, -66))


def spider(
    c,
    x,
    y,
    size,
    pose="top",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#3a2c34",
    dark="#120c12",
    light="#a8887c",
    mark="#d9a84a",
    spread=1.0,
    thread=110,
):
    """Size = leg span. pose: top | hang (profile on a thread; thread goes up from (x,y-size*.3))."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    if pose == "top":
        L = [
            ((4, -8), (20, -34), (24, -50)),
            ((6, -4), (34, -20), (46, -34)),
            ((6, 2), (34, 6), (47, 20)),
            ((4, 6), (22, 26), (30, 48)),
        ]
        for s_ in (-1, 1):
            for a, b, d in L:
                q = [(s_ * a[0], a[1]), (s_ * b[0] * spread, b[1]), (s_ * d[0] * spread, d[1])]
                ml = k.paint(
                    limb(q, [4.4, 3.4, 1.0], cap=False),
                    col,
                    **st,
                    vol=0.7,
                    rough=0.2,
                    rim=True,
                    rimw=0.6,
                    shadow=(0, 2, 2, 0.3),
                )
                k.fur(ml, [q], 3, 0.7, con=0.3, over=0.8)
                k.paint(ellipse(q[1][0], q[1][1], 2), light, vol=0.4, alpha=0.6, rough=0.1)
        m = k.paint(
            [(0, 2), (-12, 10), (-15, 24), (-9, 36), (0, 40), (9, 36), (15, 24), (12, 10)],
            col,
            **st,
            vol=1.05,
            rim=True,
            rough=0.5,
        )
        k.fur(m, [[(0, 6), (0, 38)], [(4, 8), (12, 28)], [(-4, 8), (-12, 28)]], 4, 0.8, con=0.25, over=0.8)
        k.paint(
            [(0, 10), (4, 18), (1.6, 22), (5, 30), (0, 36, "c"), (-5, 30), (-1.6, 22), (-4, 18)],
            mark,
            vol=0.3,
            clip=m,
            rough=0.4,
        )
        k.paint(
            [(0, -16), (-8, -11), (-9, 0), (0, 6), (9, 0), (8, -11)],
            shift(col, 0.03),
            **st,
            vol=1.0,
            rim=True,
            rough=0.3,
        )
        for u, v, r in (
            (-2.6, -12.4, 1.7),
            (2.6, -12.4, 1.7),
            (-6, -10, 1.1),
            (6, -10, 1.1),
            (-3.6, -8.6, 0.9),
            (3.6, -8.6, 0.9),
        ):
            k.paint(ellipse(u, v, r), "#08060a", vol=0.3, rough=0, detail=1)
            k.dot(u - r * 0.3, v - r * 0.3, r * 0.36)
        return dict(kit=k)
    k.line([(0, -26), (0, -26 - thread)], 0.7, "#e9e6da", 0.6)
    for far in (1, 0):
        for b, d in (
            ((18, -24), (30, -4)),
            ((22, -10), (36, 14)),
            ((16, 14), (26, 34)),
            ((-14, -22), (-26, -30)),
            ((-20, -4), (-36, 8)),
        ):
            q = [(0, -4), (b[0] + far * 3, b[1] - far * 4), (d[0] + far * 4, d[1] - far * 3)]
            ml = k.paint(
                limb(q, [4, 3.2, 0.9], cap=False), shift(col, -0.07 * far), **st, vol=0.7, rough=0.2, rim=True, rimw=0.6
            )
            k.fur(ml, [q], 3, 0.7, con=0.3, over=0.8)
    m = k.paint(
        [(2, -4), (-10, -10), (-16, -22), (-10, -34), (2, -36), (12, -28), (10, -12)],
        col,
        **st,
        vol=1.05,
        rim=True,
        rough=0.4,
    )
    k.fur(m, [[(4, -6), (-6, -22), (-2, -35)]], 4, 0.8, con=0.25, over=0.8)
    k.paint([(4, -12), (-2, -18), (0, -22), (-5, -28), (2, -32), (4, -24)], mark, vol=0.3, clip=m, rough=0.4)
    k.paint(
        [(-6, -6), (0, -9), (8, -5), (10, 4), (4, 10), (-5, 6)], shift(col, 0.03), **st, vol=1.0, rim=True, rough=0.3
    )
    for u, v, r in ((6.6, 4.4, 2.1), (2, 6.6, 1.7), (8.4, 0.4, 1.2)):
        k.paint(ellipse(u, v, r), "#08060a", vol=0.3, rough=0, detail=1)
        k.dot(u - r * 0.3, v - r * 0.3, r * 0.4)
    return dict(kit=k)
