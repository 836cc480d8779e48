"""Horses."""

import math

from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, union
from .parts import INK, hoof, leg


def horse(
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
    col="#a87a52",
    dark="#3f2618",
    light="#e6c08c",
    mane="#2a1a16",
    sock="#efe3cc",
    asleep=False,
    saddle=None,
    fur=True,
):
    """Size = hoof to poll. pose: stand | gallop (also the carousel jump). saddle = colour adds carousel harness."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    L = {
        "stand": (
            [(22, -44), (21, -33), (22, -18), (21, -6)],
            [(-32, -48), (-26, -38), (-38, -23), (-34, -6)],
            [(28, -44), (29, -32), (30, -18), (29, -6)],
            [(-26, -46), (-19, -37), (-29, -23), (-25, -6)],
        ),
        "gallop": (
            [(24, -44), (37, -39), (50, -41), (48, -29)],
            [(-34, -50), (-30, -38), (-46, -28), (-60, -20)],
            [(26, -44), (40, -34), (40, -24), (30, -22)],
            [(-28, -48), (-22, -36), (-36, -27), (-48, -14)],
        ),
    }[pose]
    nf, nh, ff, fh = L
    if pose == "stand":
        k.ground(50, 4.5, -4, 0.5, 0.45)
    tail = (
        [(-42, -62), (-52, -58), (-57, -40), (-54, -22), (-60, -12)]
        if pose == "stand"
        else [(-42, -62), (-56, -66), (-68, -54), (-74, -40), (-86, -36)]
    )
    mt = k.paint(limb(tail, [5, 10, 13, 10, 1.5]), mane, vol=0.8, rough=1.2)
    k.fur(mt, [tail], 13, 1.3, con=0.22, over=1.6)
    for pts, w in ((ff, [12, 8, 6.6, 4.6, 5]), (fh, [20, 14, 8, 5, 5.2])):
        k.paint(leg(pts, w), shift(col, -0.13), dark=shift(dark, -0.04), light=shift(col, -0.03), vol=0.6)

    def hoofs(a, b):
        for pts in (a, b):
            (ax, ay), (bx, by) = pts[-2], pts[-1]
            an = math.degrees(math.atan2(by - ay, bx - ax)) - 90
            hoof(
                k,
                bx + (1 if pose == "stand" else 0) + (by - ay) * 0 + math.cos(math.radians(an + 90)) * 6,
                by + math.sin(math.radians(an + 90)) * 6,
                8,
                6.5,
                rot=an,
            )

    hoofs(ff, fh)
    body = curve(
        [
            (-44, -58),
            (-40, -66),
            (-28, -70),
            (-10, -66),
            (4, -68),
            (12, -74),
            (20, -88),
            (28, -98),
            (36, -99),
            (42, -90),
            (40, -78),
            (40, -66),
            (36, -52),
            (26, -42),
            (8, -37.5),
            (-10, -38),
            (-24, -43),
            (-32, -40),
            (-42, -44),
            (-46, -52),
        ]
    )
    m = k.paint(
        union(body, leg(nf, [19, 10, 7.4, 5, 5.4]), leg(nh, [32, 20, 9, 5.6, 5.6])),
        col,
        **st,
        vol=1.05,
        px=260,
        rim=True,
        shadow=(0, 1, 2, 0.25),
    )
    k.darken([(6, -62), (12, -50), (10, -39), (3, -42), (2, -54)], 0.3, 3.5, m, dark)
    k.darken([(-23, -58), (-18, -47), (-24, -41), (-28, -48)], 0.3, 3, m, dark)
    k.lighten([(-42, -62), (-30, -66), (-26, -54), (-38, -50)], light, 0.45, 3, m)
    k.lighten([(16, -66), (28, -66), (32, -52), (22, -48)], light, 0.35, 3, m)
    if fur:
        k.fur(
            m,
            [
                [(34, -90), (14, -68), (-10, -65), (-40, -66), (-46, -50)],
                [(38, -84), (36, -60), (24, -46)],
                [(20, -56), (0, -52), (-24, -54), (-36, -50), (-38, -30)],
                nf,
                nh,
            ],
            3.2,
            0.7,
            con=0.07,
            over=0.3,
        )
    for pts in (nf, nh):
        (ax, ay), (bx, by) = pts[-2], pts[-1]
        k.paint(limb([((ax + 2 * bx) / 3, (ay + 2 * by) / 3), (bx, by)], [5, 6.4], cap=False), sock, vol=0.6, soft=0.4)
    hoofs(nf, nh)
    # head
    h = k.sub(33, -93, 100, 6)
    h.paint([(-3, -6, "c"), (-3, -15, "c"), (3, -8)], shift(col, -0.12), vol=0.4)
    m2 = h.paint(
        [
            (-6, -2),
            (-2, -7.5),
            (4, -8),
            (11, -4),
            (19, 5),
            (26, 13),
            (29, 18),
            (27.5, 23),
            (22, 24.5),
            (16, 21),
            (11, 17),
            (6, 17.5),
            (-1, 16),
            (-7, 8),
        ],
        col,
        **st,
        vol=0.85,
        rim=True,
        shadow=(0, 1.5, 2, 0.35),
        detail=0.6,
    )
    h.paint(
        [(20, 12), (28, 14), (31, 20), (26, 27), (19, 23), (17, 18)],
        mix(col, "#4a3a3a", 0.55),
        vol=0.2,
        alpha=0.8,
        soft=1.6,
        clip=m2,
    )
    h.lighten([(4, 10), (8, 8), (8, 14), (3, 15)], light, 0.5, 1.4, m2)
    h.line([(13, 4), (20, 12)], [0.4, 1.2], light, 0.5, clip=m2, soft=0.4)
    h.paint([(24.6, 16, "c"), (26.6, 16.4), (26.6, 19), (25, 18.6)], INK, vol=0, rough=0.1, detail=0.9)
    h.line([(27, 22), (22.6, 21.6), (19.6, 19.4)], [0.5, 0.8, 0.3], dark, 0.8)
    if asleep:
        h.line([(5, 1), (8.4, 3.6), (12, 3.4)], [0.5, 1.4, 0.5], INK, 0.9, detail=1)
        for q in (6.6, 8.6, 10.6):
            h.line([(q, 2.8), (q + 0.2, 5)], [0.6, 0.2], INK, 0.8)
    else:
        h.paint([(5, 0.4, "c"), (8.6, -2.2), (12, 2.4, "c"), (8.6, 3)], INK, vol=0, rough=0, detail=1)
        h.dot(8.8, -0.4, 0.75)
        h.line([(4, 0), (8, -3.6), (12.4, 0.6)], [0.3, 1, 0.3], dark, 0.85)
    m3 = h.paint([(-1, -5, "c"), (-4, -12), (-2, -19, "c"), (3, -13), (4, -6)], col, **st, vol=0.5, rim=True)
    h.paint([(0, -7), (-1.6, -12), (-1, -16), (1.6, -12), (2, -7)], "#6a4a40", vol=-0.3, soft=0.3, clip=m3)
    mm = k.paint(
        [(34, -102), (26, -101), (16, -88), (8, -73), (4, -66), (8, -60), (16, -70), (20, -80), (28, -90), (38, -94)],
        mane,
        vol=0.7,
        rough=1.0,
        soft=0.3,
        shadow=(1, 1, 1.5, 0.3),
    )
    k.fur(
        mm,
        [[(30, -100), (24, -88), (20, -76)], [(20, -92), (14, -80), (12, -66)], [(10, -76), (8, -66), (9, -60)]],
        9,
        1.2,
        con=0.22,
        over=2.0,
    )
    h.paint([(0, -8), (7, -6), (12, 0), (8, -1), (3, -4)], mane, vol=0.5, rough=0.6)
    if saddle:
        ms = k.paint(
            [(-14, -68), (-2, -66), (10, -69), (9, -54), (4, -48), (-10, -49), (-14, -56)],
            saddle,
            vol=0.7,
            rim=True,
            shadow=(0, 1, 1.5, 0.35),
        )
        k.line([(-13, -52), (-3, -49), (8, -53)], [1.6], "#e6bf62", 0.9, clip=ms)
        k.paint(
            [(-15, -70), (-8, -72), (-2, -69), (6, -70), (9, -74), (12, -70), (10, -66), (-2, -65), (-14, -66)],
            shift(saddle, -0.14),
            vol=0.7,
        )
        for a, _b in (([(-14, -60), (-28, -57), (-43, -58)], 0), ([(9, -60), (24, -62), (38, -72)], 0)):
            k.line(a, [1.8], "#e6bf62", 0.95)
        for u, v in ((-28, -57), (20, -61), (31, -66)):
            k.paint(ellipse(u, v, 2.2), "#f6dc8a", vol=0.8, rough=0.1)
        h.line([(22, 12), (18, 20)], 1.3, "#e6bf62")
        h.line([(20, 16), (8, 12), (0, -5)], 1.1, "#e6bf62")
    return dict(poll=h.pt(0, -8), back=k.pt(-2, -68), mask=m, kit=k)
