"""Owls, crows, geese and herons."""

from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, minus, rect, sample, transform
from .parts import INK, claw, leg


def owl(
    c,
    x,
    y,
    size,
    pose="front",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#8a6a48",
    dark="#35231c",
    light="#d9b988",
    pale="#efe0bf",
    iris="#e9a52c",
    lid=0.22,
    look=(0, 0),
):
    """Size = height. pose: front (perched) | fly (wings spread, coming at you; (x,y) = feet)."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    if pose == "fly":
        for s_ in (-1, 1):
            w = k.sub(0, -52, 100, 0, flip=s_ < 0)
            w.fan(
                [(30, -14), (52, -24), (74, -30)],
                7,
                [46, 54, 50],
                11,
                78,
                -6,
                [shift(col, -0.05), shift(col, -0.09)],
                rev=True,
            )
            w.fan(
                [(10, -2), (28, -12), (40, -18)],
                6,
                [34, 44],
                11,
                98,
                80,
                [shift(col, -0.02), shift(col, -0.06)],
                rev=False,
            )
            w.fan([(10, -4), (34, -18), (62, -27)], 9, [18, 24, 20], 10, 100, 20, shift(col, 0.02))
            mw = w.paint(
                [(4, -12), (20, -20), (44, -30), (72, -36), (80, -31), (62, -24), (36, -12), (12, 4)],
                col,
                **st,
                vol=0.8,
                rim=True,
                rough=0.6,
            )
            w.fur(mw, [[(6, -6), (40, -22), (76, -33)]], 6, 1.2, con=0.15, over=1)
        k.fan([(-8, -12), (0, -10), (8, -12)], 5, 24, 9, 112, 68, shift(col, -0.06))
    body = curve(
        [
            (-12, -70),
            (-24, -56),
            (-28, -36),
            (-23, -16),
            (-10, -6),
            (0, -4),
            (10, -6),
            (23, -16),
            (28, -36),
            (24, -56),
            (12, -70),
        ]
    )
    if pose == "front":
        k.paint([(-9, -12), (9, -12), (7, 12), (0, 14), (-7, 12)], shift(col, -0.1), dark=dark, vol=0.5)
    m = k.paint(body, mix(col, pale, 0.35), dark=shift(col, -0.14), light=pale, vol=0.95, rim=True, rough=0.6, px=200)
    for row in range(7):  # breast feathers, bottom rows first
        yy = -12 - row * 8.4
        n = 6 - abs(row - 3) // 2
        for i in range(n):
            u = (i - (n - 1) / 2 + (row % 2) * 0.5 - 0.25) * 7.6
            p = transform(curve([(-4, -5), (0, -6), (4, -5), (3.2, 2), (0, 5.4, "c"), (-3.2, 2)]), u, yy)
            mp = k.paint(p, mix(col, pale, 0.62 - 0.03 * row), vol=0.4, shadow=(0, 0.8, 1, 0.28), clip=m, rough=0.3)
            k.paint(
                transform(curve([(0, -3), (1.5, 0), (0, 4.6, "c"), (-1.5, 0)]), u, yy),
                dark,
                vol=0,
                alpha=0.7,
                clip=mp,
                rough=0.2,
            )
    if pose == "front":
        for s_ in (-1, 1):
            w = k.sub(0, 0, 100, 0, flip=s_ < 0)
            mw = w.paint(
                [(13, -66), (25, -58), (31, -40), (28, -18), (18, 2, "c"), (17, -16), (18, -36), (15, -52)],
                col,
                **st,
                vol=0.9,
                rim=True,
                shadow=(-1, 1, 2, 0.4),
                rough=0.4,
            )
            for q, (yy, L) in enumerate(((-24, 22), (-34, 18), (-44, 14), (-53, 11))):
                w.fan(
                    [(17.5, yy), (24, yy - 3), (29, yy)], 4, L, 6.4, 100, 92, [shift(col, -0.04 + q * 0.025)], clip=mw
                )
            w.fur(mw, [[(18, -64), (24, -40), (20, 0)]], 4, 0.8, con=0.12, over=0.3, dens=0.6)
            for q in (-6, 0, 6):
                k.paint(
                    transform(
                        curve([(-2.2, -5), (2.2, -5), (2.6, 0), (0, 3.4, "c"), (-2.6, 0)]), s_ * 9.5 + q * 0.7, -3
                    ),
                    "#d9b878",
                    dark="#6a4a2c",
                    vol=0.6,
                    rough=0.15,
                )
    h = k.sub(0, -76)
    for s_ in (-1, 1):  # horns of feathers
        h.paint(
            [(s_ * 10, -14, "c"), (s_ * 17, -21), (s_ * 24, -30, "c"), (s_ * 24, -16), (s_ * 19, -6)],
            shift(col, -0.08),
            dark=dark,
            vol=0.6,
            rim=True,
            rough=0.7,
        )
    m2 = h.paint(
        [
            (-25, 0),
            (-22, -14),
            (-12, -22),
            (0, -20),
            (12, -22),
            (22, -14),
            (25, 0),
            (20, 14),
            (8, 21),
            (0, 22),
            (-8, 21),
            (-20, 14),
        ],
        col,
        **st,
        vol=0.9,
        rim=True,
        shadow=(0, 2, 3, 0.4),
        rough=0.6,
    )
    h.fur(
        m2,
        [[(0, -4), (0, -22)], [(6, 0), (24, -4)], [(-6, 0), (-24, -4)], [(6, 8), (16, 18)], [(-6, 8), (-16, 18)]],
        5,
        1,
        con=0.15,
        over=1,
    )
    for s_ in (-1, 1):
        md = h.paint(
            [(0, -8), (s_ * 5, -14), (s_ * 14, -14), (s_ * 21, -4), (s_ * 19, 8), (s_ * 10, 15), (s_ * 2, 12)],
            mix(col, pale, 0.75),
            dark=col,
            light="#fffaf0",
            vol=0.35,
            soft=0.5,
            clip=m2,
            rough=0.8,
        )
        h.fur(
            md,
            [
                [(s_ * 10.5, -1), (s_ * 20, -8)],
                [(s_ * 10.5, -1), (s_ * 20, 6)],
                [(s_ * 10.5, -1), (s_ * 10, 15)],
                [(s_ * 10.5, -1), (s_ * 8, -14)],
                [(s_ * 10, 0), (s_ * 2, 4)],
            ],
            4.4,
            0.8,
            con=0.13,
            over=0.4,
        )
        h.eye(
            s_ * 10.5, -1, 6.4, iris, lid=lid, look=(look[0], look[1]), pupil=0.5, lidcol=shift(col, -0.04), socket=0.5
        )
        h.paint(
            [(0, -10), (s_ * 6, -13.6), (s_ * 17, -13), (s_ * 22, -15.5, "c"), (s_ * 18, -9), (s_ * 9, -8.6), (0, -5)],
            pale,
            dark=col,
            vol=0.5,
            rough=0.4,
            shadow=(0, 0.8, 1, 0.35),
        )
    h.paint(
        [(-2.8, 0), (0, -2.4), (2.8, 0), (2.2, 7), (0, 11, "c"), (-2.2, 7)],
        "#3a3034",
        light="#a89a8c",
        vol=0.9,
        rough=0.15,
        shadow=(0, 0.8, 1, 0.4),
        detail=0.9,
    )
    return dict(mask=m, kit=k)


def crow(
    c,
    x,
    y,
    size,
    pose="perch",
    rot=0,
    flip=False,
    fog=0.0,
    rim="#8fa6c0",
    lit=1.0,
    col="#2a2a38",
    dark="#0b0a12",
    light="#6f7a96",
    open_=0.0,
    carry=None,
):
    """Size = height (fly: wing span). pose: perch | peck | fly. Returns beak tip."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    if pose == "fly":
        k.fan([(-22, 0), (-24, 3), (-23, 6)], 5, [20, 24, 20], 6, 194, 166, [col, shift(col, -0.03)])
        f_ = k.sub(4, -4)  # far wing
        f_.fan([(4, -8), (12, -24), (22, -38)], 8, [24, 30, 28], 6.4, 196, 296, shift(col, -0.06), rev=True)
        f_.paint(
            [(-4, 2), (2, -12), (12, -28), (22, -42), (24, -36), (16, -18), (8, 2)],
            shift(col, -0.04),
            dark=dark,
            vol=0.5,
        )
        m = k.paint(
            [
                (-26, 3),
                (-14, -5),
                (4, -8),
                (16, -9),
                (24, -11),
                (31, -8),
                (32, -4),
                (26, 1),
                (12, 6),
                (-8, 8),
                (-22, 7),
            ],
            col,
            **st,
            vol=0.9,
            rim=True,
            rough=0.4,
        )
        k.fur(m, [[(30, -8), (4, -1), (-24, 5)]], 5, 1.1, con=0.2, over=0.6)
        w = k.sub(-2, -4)
        w.fan(
            [(-2, 0), (-14, -12), (-22, -26), (-26, -42)],
            10,
            [24, 28, 32, 30],
            7,
            152,
            254,
            [col, shift(col, 0.02)],
            rev=True,
        )
        w.fan([(4, -2), (-8, -14), (-16, -28), (-22, -42)], 9, [13, 15, 15], 6, 160, 244, shift(col, 0.03), rev=True)
        mw = w.paint(
            [(12, 0), (4, -12), (-8, -26), (-20, -44), (-26, -47), (-24, -36), (-16, -20), (-8, -8), (-4, 2)],
            shift(col, 0.03),
            **st,
            vol=0.8,
            rim=True,
            rough=0.4,
        )
        w.fur(mw, [[(8, -2), (-8, -22), (-24, -44)]], 5, 1, con=0.18, over=0.6)
        hx, hy, hr = 27, -6, 6
    else:
        peck = pose == "peck"
        b = k.sub(0, -32, 100, 24 if peck else -14)
        for u in (-4, 6):
            k.paint(
                leg([(u, -26), (u + 2, -12), (u + 1, -2)], [9, 3.2, 2.6]),
                "#1c1820",
                light="#6a6478",
                vol=0.6,
                rough=0.15,
            )
            claw(k, u + 1, -1, 0.8, "#1f1a22")
        b.fan([(-36, 8), (-38, 11), (-36, 14)], 4, [28, 32, 26], 7, 174, 166, [shift(col, -0.02), col])
        body = [
            (-38, 10),
            (-28, -6),
            (-8, -18),
            (12, -24),
            (26, -32),
            (36, -34),
            (40, -24),
            (36, -8),
            (26, 6),
            (8, 14),
            (-14, 15),
            (-30, 14),
        ]
        m = b.paint(body, col, **st, vol=1.0, rim=True, rough=0.5, px=200)
        b.fur(m, [[(34, -28), (10, -18), (-36, 6)], [(36, -16), (22, 4), (-10, 13)]], 6, 1.2, con=0.2, over=0.9)
        b.fan([(-8, 4), (-14, 7), (-20, 8)], 5, [34, 30, 26], 6.4, 172, 178, [shift(col, 0.0), shift(col, -0.03)])
        b.fan([(8, -6), (-2, 3), (-8, 9)], 6, [28, 24, 20], 7, 166, 172, shift(col, 0.03))
        b.fan([(16, -14), (12, -4), (8, 5)], 6, [20, 16], 7, 162, 170, shift(col, 0.055))
        mw = b.paint(
            [(22, -18), (10, -18), (4, -10), (6, 2), (14, 4), (22, -4)], shift(col, 0.03), **st, vol=0.5, soft=1.6
        )
        b.fur(mw, [[(22, -12), (4, -6)]], 5, 1.1, con=0.18, over=0.8)
        _bx, _by = b.pt(34, -27)
        h0 = b.sub(33, -26, 100, 14 if not peck else 20)
        hx = None
    h = h0 if hx is None else k.sub(hx, hy, 100, hr)
    sc = 0.72 if pose == "fly" else 1.0
    h = h.sub(0, 0, 100 * sc)
    T = h
    T.paint(
        transform(
            curve([(7, -1, "c"), (16, -1), (25, 3), (29, 8, "c"), (20, 6), (8, 5)]), 0, 1 + open_ * 3, 1, open_ * 12
        ),
        "#1d1a24",
        light="#5f5a70",
        vol=0.7,
        rough=0.15,
    )
    m2 = h.paint(
        [(-13, 4), (-11, -9), (0, -15), (9, -10), (12, -2), (9, 7), (0, 12), (-9, 12)],
        col,
        **st,
        vol=0.95,
        rim=True,
        rough=0.4,
        detail=0.6,
    )
    h.fur(m2, [[(10, -3), (0, -11), (-12, 0)], [(9, 4), (0, 8), (-8, 12)]], 4, 0.9, con=0.18, over=0.7)
    h.paint(
        [(6, -7), (14, -7.6), (23, -4), (29, 2), (31, 8, "c"), (25, 4), (16, 2.6), (8, 3)],
        "#26222e",
        dark=dark,
        light="#9a94a8",
        vol=0.9,
        rim=True,
        rimw=0.8,
        rough=0.15,
        detail=0.9,
    )
    h.fur(
        c.mask(h.P(curve([(5, -7), (14, -6), (15, -2), (7, 0)])), 0.2),
        [[(5, -4), (15, -3)]],
        5,
        0.8,
        con=0.25,
        over=0.3,
    )
    h.paint(ellipse(4.4, -5.2, 2.5), "#0a080c", vol=0, rough=0, detail=1)
    h.paint(curve([(2.2, -4.6), (4.4, -3), (6.6, -4.6), (4.4, -3.8)]), "#8a7a6a", vol=0, rough=0, alpha=0.8, detail=1)
    h.dot(5.1, -6.1, 0.8)
    return dict(beak=h.pt(29, 6), kit=k, mask=m)


def goose(
    c,
    x,
    y,
    size,
    pose="walk",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#e9e2d2",
    dark="#8a7f86",
    light="#fffdf4",
    wing="#b9ae9e",
    beak="#dd8a3a",
):
    """Size: walk = height, fly = length beak to tail. pose: walk | fly. Returns beak tip."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    if pose == "fly":
        f_ = k.sub(2, -3)
        f_.fan(
            [(-2, -2), (2, -16), (10, -30)],
            9,
            [20, 24, 22],
            5.4,
            176,
            290,
            [shift(wing, -0.14), shift(wing, -0.2)],
            rev=True,
        )
        f_.paint([(-6, 0), (-1, -14), (8, -34), (12, -32), (8, -14), (6, 0)], shift(wing, -0.08), vol=0.5)
        k.fan([(-30, -1), (-31, 1), (-30, 3)], 4, 13, 5, 190, 170, [col, wing])
        m = k.paint(
            [
                (-34, 1),
                (-22, -6),
                (-4, -9),
                (12, -7),
                (24, -5.4),
                (38, -6.4),
                (46, -8),
                (50, -5),
                (47, -1.6),
                (38, -1),
                (26, 1),
                (14, 6),
                (-6, 9),
                (-22, 7),
            ],
            col,
            **st,
            vol=0.95,
            rim=True,
            rough=0.4,
        )
        k.fur(m, [[(46, -4), (20, -1), (-8, 0), (-32, 2)]], 4, 0.9, con=0.07, over=0.5)
        hx, hy, hs = 47, -5, 0.62
        w = k.sub(-2, -4)
        w.fan(
            [(0, 2), (-8, -10), (-13, -26), (-13, -40)],
            11,
            [22, 25, 27, 24],
            6,
            160,
            262,
            [shift(wing, -0.04), shift(wing, -0.12)],
            rev=True,
        )
        w.fan([(6, 0), (-3, -12), (-9, -27), (-10, -40)], 10, [12, 13, 13], 5.4, 166, 250, shift(wing, 0.06), rev=True)
        mw = w.paint(
            [(14, 0), (8, -10), (0, -24), (-6, -42), (-12, -44), (-12, -30), (-6, -14), (-2, 3)],
            col,
            **st,
            vol=0.7,
            rim=True,
            rough=0.4,
        )
        w.fur(mw, [[(10, -2), (0, -20), (-10, -42)]], 4, 0.9, con=0.08, over=0.5)
    else:
        k.ground(28, 3.4, 0, 0, 0.4)
        for u, d, fx in ((6, -0.1, 13), (-6, 0, -9)):
            k.paint(
                leg([(u, -22), (u + (fx - u) * 0.4, -11), (fx - 3, -3)], [8, 4, 3.2]),
                shift(beak, d - 0.05),
                vol=0.6,
                rough=0.2,
            )
            k.paint(
                [(fx - 6, -3, "c"), (fx, -3), (fx + 9, 0, "c"), (fx + 2, 1), (fx - 6, 0.6, "c")],
                shift(beak, d),
                vol=0.5,
                rough=0.2,
            )
        k.fan([(-32, -34), (-34, -31), (-33, -28)], 4, 14, 6, 200, 176, [col, wing])
        m = k.paint(
            [
                (-36, -34),
                (-22, -44),
                (-2, -48),
                (14, -48),
                (20, -58),
                (20, -72),
                (18, -86),
                (22, -96),
                (30, -97),
                (34, -90),
                (32, -80),
                (31, -66),
                (34, -50),
                (34, -34),
                (24, -20),
                (4, -14),
                (-18, -18),
                (-30, -26),
            ],
            col,
            **st,
            vol=1.0,
            rim=True,
            rough=0.5,
            px=220,
        )
        k.fur(
            m,
            [
                [(28, -90), (26, -66), (26, -44), (16, -20)],
                [(20, -46), (-4, -46), (-34, -34)],
                [(22, -28), (-4, -18), (-30, -26)],
            ],
            4.4,
            0.9,
            con=0.07,
            over=0.6,
        )
        for i in range(7):
            k.line(
                [(21 + i * 0.3, -58 - i * 4), (26, -56.6 - i * 4), (31, -58.6 - i * 4)],
                [0.2, 0.8, 0.2],
                dark,
                0.28,
                clip=m,
            )
        mw = k.paint(
            [(18, -42), (4, -46), (-14, -44), (-36, -36, "c"), (-28, -27), (-8, -22), (10, -24), (18, -32)],
            mix(col, wing, 0.4),
            dark=dark,
            light=light,
            vol=0.6,
            shadow=(0, 1.4, 2, 0.35),
            rough=0.4,
        )
        k.fan([(-6, -38), (-10, -32), (-6, -26)], 5, [28, 30, 22], 6, 176, 188, [wing, shift(wing, -0.06)])
        k.fan([(6, -41), (2, -33), (4, -26)], 5, [18, 20, 16], 6.4, 172, 190, mix(col, wing, 0.55))
        k.fan([(14, -41), (12, -34), (12, -27)], 4, 13, 7, 172, 186, mix(col, wing, 0.25))
        hx, hy, hs = 27, -90, 1.0
    h = k.sub(hx, hy, 100 * hs)
    h.paint([(5, 2, "c"), (14, 4), (21, 6, "c"), (13, 7.4), (4, 6)], shift(beak, -0.12), vol=0.4, rough=0.15)
    h.paint(
        [(-9, 2), (-6, -7), (2, -9), (8, -5), (9, 2), (4, 7), (-5, 8)],
        col,
        **st,
        vol=0.8,
        rough=0.3,
        rim=True,
        detail=0.7,
    )
    h.paint(
        [(5, -5.6), (12, -4), (20, 1), (22.4, 4.6), (17, 4.6), (8, 3.4), (5, 1)],
        beak,
        dark="#8f4a20",
        light="#ffc27a",
        vol=0.8,
        rough=0.15,
        detail=0.9,
    )
    h.line([(7, 2.6), (14, 4.2), (21, 4.6)], [0.4, 0.8, 0.4], "#7a3a1c", 0.8)
    h.paint(ellipse(1.4, -3, 1.7), INK, vol=0, rough=0, detail=1)
    h.dot(2, -3.7, 0.6)
    return dict(beak=h.pt(22, 4), kit=k, mask=m)


def heron(
    c,
    x,
    y,
    size,
    pose="stand",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#7f93a3",
    dark="#2f3a4c",
    light="#c9d6da",
    pale="#efeadd",
    coat=None,
    beak="#dba23c",
    spectacles=False,
):
    """Size = ground to crown.

    pose: stand | stoop (bending to look at the ground). coat=colour dresses it in a surgeon's coat. Returns beak tip.
    """
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    for u, d in ((5, -0.1), (-4, 0)):
        k.paint(
            leg([(u - 1, -42), (u - 3, -24), (u + 1, -1.5)], [5.6, 2.6, 1.9]), shift("#8a7a5c", d), vol=0.6, rough=0.2
        )
        k.paint(ellipse(u - 3, -23, 1.9, 2.1), shift("#8a7a5c", d - 0.05), vol=0.5, rough=0.1)
        for a in (-8, 14, 166):
            k.paint(
                transform(curve([(0, -0.8), (7, -0.5), (9, 0.6, "c"), (0, 0.9)]), u + 1, -1, 1 if a < 90 else 0.6, a),
                shift("#8a7a5c", d),
                vol=0.4,
                rough=0.1,
            )
    stoop = pose == "stoop"
    b = k.sub(0, -50, 100, 8 if not stoop else 18)
    b.fan([(-28, 10), (-29, 12), (-27, 14)], 3, 12, 5, 150, 140, shift(col, -0.05))
    m = b.paint(
        [(-30, 12), (-22, -2), (-6, -12), (8, -13), (17, -8), (19, 2), (12, 11), (-4, 15), (-20, 16)],
        col,
        **st,
        vol=1.0,
        rim=True,
        rough=0.5,
    )
    if not coat:
        b.fur(m, [[(14, -8), (-6, -4), (-28, 12)]], 5, 1, con=0.1, over=0.6)
        b.fan([(-4, 2), (-8, 7), (-8, 11)], 5, [28, 24, 18], 5.6, 152, 166, [shift(dark, 0.06), shift(dark, 0.1)])
        b.fan([(6, -6), (2, 1), (2, 8)], 5, [24, 20], 6, 150, 164, col)
        b.fan([(13, -9), (9, -3), (9, 5)], 5, [15, 12], 6, 146, 160, shift(col, 0.05))
    NK = (
        [(12, -54), (18, -62), (10, -72), (9, -82), (18, -92)]
        if not stoop
        else [(10, -54), (24, -64), (36, -62), (42, -50), (44, -40)]
    )
    for t in range(5):  # breast plumes
        k.paint(
            limb([(15 + t * 0.6, -55), (17 + t * 0.6, -46), (14 + t * 1.4, -37 - t)], [2.4, 2, 0.3], cap=False),
            pale,
            vol=0.3,
            rough=0.3,
        )
    neck = limb(NK, [14, 9.4, 7.6, 6.6, 6.4], n=60)
    m2 = k.paint(neck, mix(col, pale, 0.6), dark=dark, light=light, vol=0.9, rim=True, rough=0.35, px=200)
    k.fur(m2, [NK], 4, 0.8, con=0.08, over=0.5)
    for off in (-0.9, 0.9):
        q = sample(NK, 26)
        for i in range(3, 22, 2):
            k.line([(q[i][0] + 1.6 + off, q[i][1]), (q[i + 1][0] + 1.6 + off, q[i + 1][1])], 0.8, dark, 0.6, clip=m2)
    if coat:
        mc = k.paint(
            [
                (13, -64),
                (2, -64),
                (-12, -56),
                (-26, -42),
                (-30, -26),
                (-27, -21, "c"),
                (-12, -23),
                (2, -20),
                (14, -22, "c"),
                (18, -36),
                (21, -50),
                (19, -60),
            ],
            coat,
            dark=shift(coat, -0.24, 1.1, -14),
            light=shift(coat, 0.1),
            vol=0.95,
            rim=True,
            shadow=(0, 1.4, 2.4, 0.4),
            texk="streakv",
            tex=0.2,
            px=200,
        )
        for a in (
            [(2, -50), (-8, -36), (-14, -24)],
            [(8, -48), (4, -36), (2, -22)],
            [(-8, -50), (-18, -38), (-24, -24)],
        ):
            k.line(a, [0.4, 1.6, 2.2], shift(coat, -0.17), 0.6, clip=mc, soft=0.5)
        k.line([(17, -58), (15, -40), (12, -22)], [0.8], shift(coat, -0.25), 0.8, clip=mc)
        for q in range(3):
            k.paint(ellipse(14.2 - q * 0.7, -52 + q * 9, 1.1), shift(coat, -0.3), vol=0.5, rough=0.1)
        k.paint(
            [(6, -66), (14, -63), (22, -61), (19, -55), (12, -58), (4, -60)],
            shift(coat, 0.03),
            dark=shift(coat, -0.25),
            vol=0.6,
            shadow=(0, 1, 1.4, 0.35),
        )
        k.paint([(-4, -37), (4, -36), (3, -29), (-5, -30)], shift(coat, -0.06), vol=0.2, shadow=(0, 0.6, 0.8, 0.3))
        sl = [(2, -60), (-7, -49), (4, -40), (17, -41)]
        k.paint(
            limb(sl, [13, 11.6, 9.6, 9]),
            shift(coat, 0.02),
            dark=shift(coat, -0.26, 1.1, -14),
            light=shift(coat, 0.1),
            vol=0.95,
            rim=True,
            shadow=(0, 1.4, 2.2, 0.45),
        )
        k.paint(transform(rect(-1.6, -5.4, 3.4, 10.8, 1.2), 17, -41, 1, -4), shift(coat, -0.08), vol=0.5)
        k.fan([(18, -43), (19, -41), (18, -39)], 4, 9, 3.4, -14, 22, [shift(dark, 0.1), shift(dark, 0.16)])
        k.line([(-1, -37), (-2, -42)], 1.0, "#8fa0a8", 1)
        k.line([(1.4, -37), (1.8, -43)], 1.0, "#c9a24a", 1)
    h = k.sub(*NK[-1], 100, -4 if not stoop else 58)
    for j in range(3):  # crest
        h.paint(
            limb([(-2, -4 + j), (-12, -5 + j * 2), (-22, -1 + j * 3.4)], [3.4, 2.2, 0.3], cap=False),
            "#1f2430",
            vol=0.4,
            rough=0.25,
        )
    h.paint([(6, 1, "c"), (18, 2.6), (34, 5, "c"), (18, 5), (6, 4.6)], shift(beak, -0.14), vol=0.5, rough=0.12)
    h.paint(
        [(-6, 0), (-4, -5.6), (3, -7), (9, -4), (11, 0), (8, 4), (1, 5.4), (-5, 4)],
        pale,
        dark=shift(col, -0.05),
        vol=0.8,
        rim=True,
        rough=0.25,
        detail=0.7,
    )
    h.paint([(-6, -1), (-4, -6.4), (3, -8), (8, -5), (2, -4), (-3, -1.6)], "#1f2430", vol=0.4, rough=0.2)
    h.paint(
        [(7, -4), (16, -2.4), (28, 1.4), (37, 5, "c"), (24, 3.6), (8, 3)],
        beak,
        dark="#7a4a20",
        light="#ffe0a0",
        vol=0.8,
        rim=True,
        rimw=0.7,
        rough=0.12,
        detail=0.9,
    )
    h.line([(8, 2.2), (20, 3), (35, 5)], [0.3, 0.7, 0.3], "#6a3a18", 0.8)
    h.paint(ellipse(5.4, -1.6, 2.3), "#e8c23c", vol=0.3, rough=0, detail=1)
    h.paint(ellipse(5.9, -1.7, 1.25), INK, vol=0, rough=0, detail=1)
    h.dot(6.3, -2.4, 0.5)
    h.line([(2.8, -2.6), (5.4, -4.5), (8.2, -2.9)], [0.3, 1, 0.3], "#1f2430", 0.9)
    if spectacles:
        h.paint(minus(ellipse(6, -1.4, 4.2), ellipse(6, -1.4, 3.4)), "#c9a24a", vol=0.5, rough=0, detail=1)
        h.line([(2, -2), (-6, -2.6)], 0.8, "#c9a24a")
    return dict(beak=h.pt(37, 5), kit=k, head=h)
