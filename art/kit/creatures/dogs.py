"""Dogs."""

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, union
from .parts import INK, leg, paw


def dog(
    c,
    x,
    y,
    size,
    pose="sit",
    rot=0,
    flip=False,
    fog=0.0,
    rim=None,
    lit=1.0,
    col="#b98a54",
    dark="#4a2c1c",
    light="#efd2a0",
    patch="#f3e6cf",
    ear="#6a4028",
    collar="#a8392f",
):
    """Scruffy house dog. size = ground to crown. pose: sit | stand."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    k.ground(34, 4, -6, 0, 0.45)
    if pose == "sit":
        t = [(-28, -6), (-44, -6), (-52, -16), (-50, -28)]
        mt = k.paint(limb(t, [8, 8, 7, 2]), col, **st, vol=0.8, rough=0.8)
        k.fur(mt, [t], 5, 1, con=0.14, over=1.2)
        k.paint(leg([(8, -40), (13, -20), (13, -3)], [14, 9, 8]), shift(col, -0.12), dark=dark, vol=0.6)
        paw(k, 15, 0, 13, 6, shift(col, -0.1), dark, False)
        body = curve(
            [
                (-6, -66),
                (-16, -50),
                (-26, -32),
                (-32, -14),
                (-28, -2),
                (-14, 0),
                (2, -1),
                (10, -8),
                (14, -28),
                (16, -48),
                (12, -64),
            ]
        )
        m = k.paint(
            union(body, leg([(6, -44), (9, -22), (8, -4)], [18, 10, 8.4])),
            col,
            **st,
            vol=1.0,
            px=200,
            rim=True,
            rough=0.8,
        )
        k.paint(
            [(10, -64), (18, -48), (16, -28), (8, -24), (2, -40), (4, -58)], patch, vol=0.4, soft=1.6, clip=m, rough=1.6
        )
        k.darken([(-10, -26), (0, -18), (0, -6), (-8, -4)], 0.3, 3, m, dark)
        k.fur(
            m,
            [[(2, -62), (-12, -46), (-28, -16)], [(12, -58), (12, -34), (9, -6)], [(0, -46), (-8, -24), (-22, -4)]],
            6,
            1.1,
            con=0.14,
            over=1.4,
        )
        paw(k, 10, 0, 14, 6.4, col, dark, False)
        paw(k, -10, 0, 20, 7, col, dark, False)
        hx, hy = 8, -74
    else:
        t = [(-40, -52), (-52, -60), (-56, -74), (-50, -82)]
        mt = k.paint(limb(t, [8, 8, 7, 2]), col, **st, vol=0.8, rough=0.8)
        k.fur(mt, [t], 5, 1, con=0.14, over=1.2)
        for pts in ([(24, -36), (26, -18), (25, -3)], [(-30, -38), (-24, -26), (-32, -16), (-28, -3)]):
            k.paint(leg(pts, [14, 9, 7]), shift(col, -0.12), dark=dark, vol=0.6)
            paw(k, pts[-1][0] + 2, 0, 12, 6, shift(col, -0.1), dark, False)
        body = curve(
            [
                (-42, -46),
                (-38, -58),
                (-16, -60),
                (8, -60),
                (20, -70),
                (32, -66),
                (34, -50),
                (26, -36),
                (4, -30),
                (-20, -34),
                (-34, -34),
            ]
        )
        m = k.paint(
            union(
                body,
                leg([(18, -40), (17, -20), (16, -4)], [18, 10, 8]),
                leg([(-34, -42), (-29, -28), (-38, -17), (-35, -4)], [22, 14, 8, 8]),
            ),
            col,
            **st,
            vol=1.0,
            px=200,
            rim=True,
            rough=0.8,
        )
        k.fur(
            m,
            [
                [(30, -62), (0, -58), (-40, -52)],
                [(30, -50), (18, -38), (16, -5)],
                [(10, -44), (-20, -46), (-36, -36), (-36, -6)],
            ],
            6,
            1.1,
            con=0.14,
            over=1.4,
        )
        paw(k, 18, 0, 13, 6, col, dark, False)
        paw(k, -33, 0, 13, 6, col, dark, False)
        hx, hy = 30, -72
    if collar:
        k.paint(limb([(hx - 14, hy + 8), (hx - 4, hy + 17), (hx + 8, hy + 16)], [5, 5, 5]), collar, vol=0.6)
        k.paint(ellipse(hx + 4, hy + 21, 2.8), "#e6bf62", vol=0.8, rough=0.1)
    h = k.sub(hx, hy, 100, -4)
    m2 = h.paint(
        [
            (-16, 2),
            (-14, -14),
            (-2, -21),
            (9, -17),
            (14, -8),
            (24, -5),
            (31, -1),
            (32, 5),
            (27, 10),
            (16, 12),
            (6, 16),
            (-8, 15),
        ],
        col,
        **st,
        vol=0.9,
        rim=True,
        shadow=(0, 2, 3, 0.4),
        rough=0.7,
        detail=0.6,
    )
    h.paint(
        [(10, -16), (16, -6), (30, -4), (33, 6), (24, 14), (12, 12), (8, 0)],
        patch,
        vol=0.3,
        soft=1.2,
        clip=m2,
        rough=1.4,
    )
    h.fur(m2, [[(30, 0), (12, -6), (0, -18), (-14, -8)], [(28, 8), (8, 12), (-8, 12)]], 4.6, 0.9, con=0.13, over=1)
    h.paint([(26, -4), (32, -3.4), (33.4, 0.6), (30, 3), (26.6, 1)], INK, vol=0.6, rough=0.1, detail=0.9)
    h.dot(29, -2, 0.8, "#ffffff", 0.6)
    h.line([(30, 4), (27, 7.4), (18, 7.6), (13, 9)], [0.5, 1.1, 0.9, 0.3], INK, 0.85)
    h.paint(ellipse(9, -6, 2.2, 2.5), INK, vol=0, rough=0, detail=1)
    h.dot(9.8, -7, 0.75)
    h.line([(5, -11), (9, -12.6), (13, -10)], [0.4, 1.4, 0.4], dark, 0.8)
    m3 = h.paint(
        [(-4, -18), (-12, -18), (-19, -8), (-20, 6), (-15, 13), (-9, 8), (-6, -4)],
        ear,
        vol=0.8,
        rim=True,
        shadow=(1, 1.4, 2, 0.4),
        rough=0.7,
    )
    h.fur(m3, [[(-8, -17), (-16, -4), (-15, 11)]], 5, 1, con=0.16, over=1)
    return dict(nose=h.pt(32, -1), kit=k, mask=m)
