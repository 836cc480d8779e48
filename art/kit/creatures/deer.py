"""Deer and their antlers."""

import math

import numpy as np

from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, sample, union
from .parts import INK, hoof, leg


def antlers(k, x, y, col="#8a6a4c", s=1.0, tines=5, spread=1.0, far=True, light="#e3cba0"):
    """A pair of antlers rooted at local (x,y); returns tine tips (local)."""
    tips = []
    for side, sh in ((-1, -0.13), (1, 0.0)) if far else ((1, 0.0),):
        o, w = (7, 0.82) if side < 0 else (0, 1.0)
        beam = [
            (x + o * 0.5, y + 4),
            (x + o - 12 * spread * w, y - 12 * s),
            (x + o - 21 * spread * w, y - 32 * s),
            (x + o - 17 * spread * w, y - 54 * s),
            (x + o - 4 * spread * w, y - 74 * s),
        ]
        b = sample(beam, 40)
        ps = [limb(beam, [5.6 * s, 4.8 * s, 4.2 * s, 3.2 * s, 0.6], n=50, cap=False)]
        for i in range(tines):
            t = int(5 + i * 29 / tines)
            L = (23, 19, 20, 17, 13, 11)[min(i, 5)] * s
            a = (-38, -58, -64, -72, -80, -84)[min(i, 5)] + (10 if side < 0 else 0)
            ex, ey = b[t][0] + L * math.cos(math.radians(a)), b[t][1] + L * math.sin(math.radians(a))
            ps.append(
                limb(
                    [
                        tuple(b[t]),
                        (b[t][0] * 0.45 + ex * 0.55 + L * 0.10, b[t][1] * 0.45 + ey * 0.55 + L * 0.13),
                        (ex, ey),
                    ],
                    [4 * s, 3 * s, 0.5],
                    n=18,
                    cap=False,
                )
            )
            tips.append((ex, ey))
        for t, a, L in ((33, -150, 12), (37, -120, 9)):
            ex, ey = b[t][0] + L * s * math.cos(math.radians(a)), b[t][1] + L * s * math.sin(math.radians(a))
            ps.append(
                limb(
                    [tuple(b[t]), (b[t][0] * 0.5 + ex * 0.5, b[t][1] * 0.5 + ey * 0.5 + 1.6), (ex, ey)],
                    [3 * s, 2.4 * s, 0.5],
                    n=14,
                    cap=False,
                )
            )
        tips.append(beam[-1])
        k.paint(
            union(*ps),
            shift(col, sh),
            dark=shift(col, sh - 0.2),
            light=light,
            vol=0.8,
            texk="streakv",
            tex=0.25,
            rim=True,
            rimw=0.9,
            rough=0.25,
        )
    return tips


def deer(
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
    col="#8a5a36",
    dark="#3a2018",
    light="#d9a66a",
    cream="#efdcb8",
    stag=True,
    mane=True,
    fur=True,
    eye=True,
    tines=5,
    spots=0,
):
    """A deer or a stag.

    size = hoof to poll (antlers add 70 %). pose: stand | walk | graze | lie. Returns dict(poll, back, nose, tips,
    mask).
    """
    k = Frame(c, x, y, size * 0.915, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    ext = 9.3
    P4 = {
        "stand": (
            [(24, -46), (23, -34), (25, -19), (24, -6)],
            [(-33, -50), (-27, -40), (-40, -24), (-37, -6)],
            [(31, -46), (32, -32), (33, -18), (33, -6)],
            [(-27, -48), (-21, -38), (-31, -24), (-28, -6)],
        ),
        "walk": (
            [(24, -46), (27, -34), (35, -21), (33, -7)],
            [(-33, -50), (-30, -39), (-46, -25), (-48, -7)],
            [(28, -46), (23, -33), (17, -20), (10, -8)],
            [(-28, -50), (-17, -40), (-26, -24), (-19, -6)],
        ),
    }
    lie = pose == "lie"
    if lie:
        k = k.sub(0, 27)
        k.ground(62, 6, -2, -28, 0.5)
        k.paint(limb([(22, -38), (40, -32), (50, -29), (38, -29)], [12, 7, 5, 4]), shift(col, -0.1), **st, vol=0.6)
    else:
        k.ground(52, 4.5, -4, 0.5, 0.45)
        k = k.sub(0, -ext)
        nf, nh, ff, fh = [
            [p if i < 2 else (p[0], p[1] + (ext * 0.45 if i == 2 else ext)) for i, p in enumerate(L_)]
            for L_ in P4["walk" if pose == "walk" else "stand"]
        ]
        for pts, w in ((ff, [12, 7.6, 6, 4, 4.4]), (fh, [20, 13, 7, 4.6, 4.6])):
            ml = k.paint(leg(pts, w), shift(col, -0.13), dark=shift(dark, -0.05), light=shift(col, -0.02), vol=0.8)
            if fur:
                k.fur(ml, [pts], 4.2, 0.85, con=0.12, over=0.7)
            hoof(k, pts[-1][0] + 1.5, pts[-1][1] + 6.5)
    body = curve(
        [
            (-45, -58),
            (-40, -66),
            (-26, -68.5),
            (-8, -65),
            (8, -67),
            (17, -73),
            (24, -84),
            (29, -96),
            (38, -95),
            (43, -85),
            (41, -74),
            (40, -62),
            (38, -50),
            (29, -39.5),
            (10, -37.5),
            (-10, -41),
            (-25, -47),
            (-30, -43),
            (-40, -42),
            (-46, -50),
        ]
    )
    if pose == "graze":
        body = curve(
            [
                (-45, -58),
                (-40, -66),
                (-26, -68.5),
                (-8, -65),
                (8, -66),
                (22, -62),
                (36, -48),
                (46, -32),
                (54, -22),
                (47, -14),
                (38, -20),
                (34, -32),
                (28, -41),
                (10, -37.5),
                (-10, -39),
                (-24, -44),
                (-30, -40),
                (-40, -42),
                (-46, -50),
            ]
        )
    full = body
    if not lie:
        full = union(body, leg(nf, [19, 9.5, 6.6, 4.4, 4.8]), leg(nh, [30, 19, 8.4, 5, 5]))
    else:
        full = union(body, curve([(-46, -52), (-38, -46), (-18, -44), (-8, -34), (-20, -28), (-44, -28), (-52, -36)]))
    m = k.paint(full, col, **st, vol=1.0, px=260, rim=True, tex=0.2, shadow=(0, 1, 2, 0.25))
    # second tones: belly, rump, throat mane, shoulder
    k.paint(
        [(-30, -40), (-8, -36), (14, -34), (30, -38), (20, -30), (-20, -30)],
        mix(col, cream, 0.45),
        vol=0,
        alpha=0.7,
        soft=2,
        clip=m,
    )
    k.paint([(-48, -60), (-40, -64), (-38, -54), (-42, -44), (-50, -46)], cream, vol=0.3, alpha=0.85, soft=1.4, clip=m)
    k.darken([(8, -60), (13, -50), (12, -40), (4, -42), (4, -54)], 0.28, 3.5, m, dark)
    k.darken([(-24, -56), (-19, -46), (-25, -40), (-29, -48)], 0.3, 3, m, dark)
    k.lighten([(18, -62), (28, -60), (30, -48), (22, -46)], light, 0.35, 3, m)
    k.lighten([(-42, -62), (-30, -64), (-28, -54), (-38, -52)], light, 0.3, 3, m)
    if spots:
        rr = np.random.default_rng(3)
        for _ in range(spots):
            u, v = rr.uniform(-38, 14), rr.uniform(-64, -48)
            k.paint(ellipse(u, v, 1.5, 1.1), cream, vol=0, alpha=0.7, soft=0.3, clip=m)
    if mane and stag and pose != "graze":
        mm = k.paint(
            [
                (24, -86),
                (32, -88),
                (42, -82),
                (43, -72),
                (42, -58),
                (39, -47),
                (32, -43),
                (24, -50),
                (20, -62),
                (20, -74),
            ],
            shift(col, -0.07),
            dark=dark,
            light=shift(light, -0.1),
            vol=0.5,
            soft=1.6,
            clip=m,
            alpha=0.9,
        )
        if fur:
            k.fur(
                mm, [[(28, -86), (31, -66), (30, -44)], [(38, -84), (41, -66), (38, -46)]], 9, 1.4, con=0.16, over=1.8
            )
    if fur:
        k.fur(
            m,
            [
                [(28, -90), (14, -70), (-8, -65), (-40, -66), (-46, -50)],
                [(36, -84), (34, -60), (24, -46)],
                [(20, -55), (0, -52), (-24, -54), (-36, -50), (-38, -30)],
                [(10, -40), (-10, -41), (-26, -44)],
                [(25, -40), (25, 5)],
                [(-34, -38), (-38, 5)],
            ],
            4.2,
            0.85,
            con=0.12,
            over=0.7,
        )
    if not lie:
        for pts in (nf, nh):
            hoof(k, pts[-1][0] + 1.5, pts[-1][1] + 6.5)
    k.paint([(-45, -62), (-50, -58), (-51, -50), (-47, -50), (-44, -56)], cream, vol=0.5, rough=0.8)
    # head
    hx, hy, hr = (34, -91, 0) if pose != "graze" else (50, -18, 48)
    h = k.sub(hx, hy, 100, hr)
    if not stag:
        pass
    h.paint([(-1, -8, "c"), (-9, -17), (-13, -24, "c"), (-3, -20), (3, -9)], shift(col, -0.12), **st, vol=0.5)
    tips = []
    if stag:
        tips = antlers(h, 3, -9, tines=tines)
    m2 = h.paint(
        [
            (-6, -3),
            (-3, -9),
            (4, -11),
            (11, -8),
            (18, -1.5),
            (25, 4.5),
            (29, 8.5),
            (28.5, 12.5),
            (24, 15),
            (17, 14.5),
            (9, 14),
            (1, 14),
            (-6, 7),
        ],
        col,
        **st,
        vol=0.85,
        rim=True,
        shadow=(0, 1.5, 2, 0.35),
        detail=0.6,
    )
    h.paint([(30, 8), (24, 9.6), (17, 9.8), (12, 13), (20, 18), (30, 15)], cream, vol=0, alpha=0.8, soft=0.8, clip=m2)
    h.darken([(8, -8), (18, 0), (25, 6), (20, 5), (10, -2)], 0.3, 1.2, m2, dark)
    h.fur(m2, [[(28, 8), (14, 0), (-4, -3)], [(26, 14), (10, 12), (-4, 8)]], 3, 0.7, con=0.09, over=0.4)
    h.paint([(25, 4.4), (29.4, 7.4), (29.6, 10.6), (26.6, 10), (24.6, 7)], INK, vol=0.5, rough=0.1, detail=0.9)
    h.dot(27.4, 6.6, 0.6, "#ffffff", 0.5)
    h.line([(28.6, 12), (23, 12.4), (18, 11)], [0.5, 0.8, 0.3], dark, 0.8)
    if eye:
        h.paint([(6.5, -0.6, "c"), (10, -3.4), (13.4, 1, "c"), (10, 1.8)], INK, vol=0, rough=0, detail=1)
        h.dot(10.2, -1.6, 0.7)
        h.line([(5.6, -1), (9.6, -4.6), (13.6, -0.6)], [0.3, 1.0, 0.3], dark, 0.8)
        h.line([(6, 1.6), (10, 3.2), (13.6, 2.2)], [0.2, 0.9, 0.2], cream, 0.6)
    m3 = h.paint(
        [(0, -6, "c"), (-7, -13), (-16, -16), (-22, -15, "c"), (-17, -8), (-8, -3), (0, -1)],
        col,
        **st,
        vol=0.6,
        rim=True,
        shadow=(0, 1, 1.5, 0.3),
    )
    h.paint(
        [(-4, -6), (-12, -12), (-19, -14), (-12, -7), (-5, -3.6)],
        mix(cream, "#b98a7a", 0.4),
        vol=-0.3,
        soft=0.4,
        clip=m3,
    )
    h.fur(m3, [[(0, -5), (-20, -14)]], 4, 0.8, over=0.6)
    return dict(
        poll=h.pt(3, -10), back=k.pt(-8, -66), nose=h.pt(29, 9), tips=[h.pt(*t) for t in tips], mask=m, kit=k, head=h
    )
