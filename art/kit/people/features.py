"""The parts of a face: skull, eye, mouth, nose, brow, wrinkles."""

import numpy as np

from ..paint.colour import mix, shift
from ..paint.paths import curve, ellipse

FEEL = {
    "calm": dict(lid=0.70, slope=0.10, low=0.10, iris=1.0, gaze=(0, 0), brow=(0, 0, 3), mouth=(9, 1.2, 0, 0)),
    "wonder": dict(lid=1.12, slope=0.0, low=-0.1, iris=1.05, gaze=(0, -0.35), brow=(-8, -7, 6), mouth=(5, 0, 6.5, 0)),
    "longing": dict(
        lid=0.74, slope=0.30, low=0.0, iris=1.05, gaze=(0.5, -0.45), brow=(-8, 2, 1), mouth=(7, -1.5, 1.4, 0)
    ),
    "fear": dict(
        lid=1.28,
        slope=0.05,
        low=-0.3,
        iris=0.62,
        gaze=(0.35, 0.1),
        brow=(-13, -3, 1),
        mouth=(9, -4, 4.5, 0),
        teeth=1,
        pale=1,
    ),
    "tired": dict(
        lid=0.34, slope=0.28, low=0.0, iris=1.0, gaze=(0, 0.25), brow=(-1, 3, 2), mouth=(8, -1, 0, 0), bags=1
    ),
    "sly": dict(
        lid=0.46, slope=-0.14, low=0.35, iris=0.95, gaze=(0.95, 0), brow=(3, -5, 3), mouth=(11, 4.2, 0, 0.5), lift=1
    ),
    "grief": dict(
        lid=0.10,
        slope=0.42,
        low=0.12,
        iris=1.0,
        gaze=(0, 0.6),
        brow=(-12, 5, -1),
        mouth=(8.5, -5.5, 1.2, 0),
        tear=1,
        red=1,
        bags=1,
    ),
    "laugh": dict(
        lid=0, slope=0, low=0.9, iris=1, gaze=(0, 0), brow=(-5, -6, 6), mouth=(14, 6.5, 11, 0), teeth=1, arc=1, red=1
    ),
    "stern": dict(
        lid=0.58, slope=-0.34, low=0.18, iris=0.88, gaze=(0, 0), brow=(8, -3, 1), mouth=(9, -2.6, 0, 0), knit=1, thick=1
    ),
    "asleep": dict(lid=0, slope=0.16, low=0, iris=1, gaze=(0, 0), brow=(-1, 2, 3), mouth=(6.5, 0.6, 0.6, 0)),
}


SHAPE = {  # face width, jaw width, chin drop, feature y, eye scale, nose length, nose width, spacing
    "child": dict(w=1.06, jaw=1.02, chin=-5, fy=8, eye=1.20, nl=0.58, nw=0.78, sp=1.06),
    "slim": dict(w=0.90, jaw=0.80, chin=3, fy=0, eye=1.0, nl=1.05, nw=0.84, sp=0.92),
    "heavy": dict(w=1.08, jaw=1.20, chin=0, fy=-1, eye=0.96, nl=1.0, nw=1.3, sp=1.04),
    "old": dict(w=0.95, jaw=0.92, chin=5, fy=2, eye=0.88, nl=1.22, nw=1.15, sp=0.92),
}


def skull(S, t):
    """Contour of the head: t=0 front, .5 three-quarter (to the right), 1 profile."""
    w, j, ch = S["w"], S["jaw"], S["chin"]
    if t < 0.25:
        r = [
            (24 * w, -48),
            (40 * w, -24),
            (41 * w, 0),
            (38 * w * (0.6 + 0.4 * j), 20),
            (25 * j, 42 + ch * 0.6),
            (9 * j, 53 + ch),
        ]
        return curve([(0, -54)] + r + [(-x, y) for x, y in r[::-1]])
    if t < 0.8:
        return curve(
            [
                (-4, -54),
                (24 * w, -49),
                (40 * w, -27),
                (38.5 * w, -9),
                (35.5 * w, 2),
                (38.5 * w, 13),
                (33 * (0.5 * w + 0.5 * j), 29),
                (25 * j + 4, 44 + ch * 0.8),
                (15 * j + 3, 54 + ch),
                (2, 53 + ch),
                (-17 * j, 42 + ch * 0.6),
                (-33 * (0.4 * w + 0.6 * j), 26),
                (-42 * w, 2),
                (-45 * w, -22),
                (-33 * w, -46),
            ]
        )
    nl = S["nl"]
    return curve(
        [
            (-2, -54),
            (24, -48),
            (37, -28),
            (39.5, -12),
            (36, 0 + S["fy"] * 0.6),
            (40 + 5 * nl, 12 + S["fy"] * 0.5),
            (41 + 11 * nl, 20 + S["fy"] * 0.4),
            (46 + 5 * nl, 25.5 + S["fy"] * 0.3),
            (39, 27 + S["fy"] * 0.3, "c"),
            (43, 33),
            (38.5, 36, "c"),
            (41, 40),
            (37, 45),
            (39 * j**0.3, 50 + ch * 0.6),
            (33, 57 + ch),
            (20, 56 + ch),
            (2 * j - 4, 46 + ch),
            (-10, 32),
            (-30, 24),
            (-44, 0),
            (-45, -24),
            (-32, -46),
        ]
    )


def face_eye(c, P, x, y, wx, F, S, skin, ink, m, side, iris="#3d4a48", gaze=None, k=1.0, prof=False):
    """One eye: socket, ball, iris, spark, upper lid and lash line.  side +1 = the eye at screen right of the face."""
    W_, Hh = 9.6 * wx * S["eye"], 8.2 * S["eye"]
    op = F["lid"]
    yl, yr = (
        y + (abs(F["slope"]) * 7 * np.sign(F["slope"]) if side < 0 else -F["slope"] * 4),
        y + (F["slope"] * 7 if side > 0 else -F["slope"] * 4),
    )
    ud = Hh * op * 0.80
    lo = Hh * (0.50 - F["low"] * 0.55)
    c.paint(
        P(ellipse(x, y - 1, W_ * 1.35, Hh * 1.25)),
        shift(skin, -0.13, 1.1, -14),
        vol=0,
        alpha=0.42,
        soft=2.2 * k,
        clip=m,
        lit=0,
    )
    if F.get("arc") or op < 0.06:  # closed: laughing arcs up, sleeping arcs down
        b = -6.5 if F.get("arc") else 5.5
        c.paint(
            P(ellipse(x, y - (2 if not F.get("arc") else 0), W_ * 0.95, Hh * 0.62)),
            shift(skin, 0.03),
            vol=0.7,
            alpha=0.9,
            soft=0.8 * k,
            clip=m,
        )
        c.line(
            [
                P.pt(x - W_, yl),
                P.pt(x - W_ * 0.4, (yl + yr) / 2 + b * 0.8),
                P.pt(x + W_ * 0.4, (yl + yr) / 2 + b * 0.8),
                P.pt(x + W_, yr),
            ],
            [0.8 * k, 2.6 * k, 2.6 * k, 0.8 * k],
            ink,
            0.95,
            clip=m,
            detail=1,
            rough=0.1,
        )
        if not F.get("arc"):
            for q in (-0.6, -0.1, 0.4, 0.8):
                c.line(
                    [P.pt(x + q * W_, y + b * (1 - q * q) + 0.6), P.pt(x + q * W_ * 1.15, y + b * (1 - q * q) + 4.6)],
                    [1.1 * k, 0.3 * k],
                    ink,
                    0.8,
                    clip=m,
                    rough=0.1,
                    detail=1,
                )
        return
    almond = curve(
        [
            (x - W_, yl, "c"),
            (x - W_ * 0.45, (yl * 0.6 + y * 0.4) - ud * 0.92),
            (x + W_ * 0.35, (yr * 0.5 + y * 0.5) - ud),
            (x + W_, yr, "c"),
            (x + W_ * 0.4, y + lo),
            (x - W_ * 0.4, y + lo),
        ]
    )
    me = c.paint(
        P(almond),
        "#efe6d4",
        dark="#a89a8e",
        light="#fffaf0",
        vol=0.25,
        grad=(P.pt(x, y - ud), P.pt(x, y + lo), -0.38, 0.12),
        grain=0.06,
        clip=m,
        rough=0.1,
        detail=1,
        lit=0.5,
    )
    gx, gy = F["gaze"] if gaze is None else gaze
    ix, iy, ir = x + gx * W_ * 0.48, y - ud * 0.18 + gy * Hh * 0.36, 5.6 * F["iris"] * S["eye"]
    c.paint(
        P(ellipse(ix, iy, ir * (0.72 + 0.28 * wx), ir)),
        iris,
        dark=shift(iris, -0.2),
        light=shift(iris, 0.2),
        vol=0.0,
        grad=(P.pt(ix, iy - ir), P.pt(ix, iy + ir), -0.35, 0.35),
        clip=me,
        rough=0.08,
        detail=1,
        lit=0,
    )
    c.paint(
        P(ellipse(ix, iy, ir * 0.52 * (0.72 + 0.28 * wx), ir * 0.55)), ink, vol=0, clip=me, rough=0.05, detail=1, lit=0
    )
    c.paint(P(ellipse(ix - ir * 0.34, iy - ir * 0.36, ir * 0.24)), "#fffdf4", vol=0, clip=me, rough=0, detail=1, lit=0)
    lid = curve(
        [
            (x - W_ * 1.12, yl - 0.5, "c"),
            (x - W_ * 0.5, (yl * 0.6 + y * 0.4) - ud - 4.6),
            (x + W_ * 0.4, (yr * 0.5 + y * 0.5) - ud - 4.6),
            (x + W_ * 1.12, yr - 0.5, "c"),
            (x + W_ * 0.35, (yr * 0.5 + y * 0.5) - ud + 0.6),
            (x - W_ * 0.45, (yl * 0.6 + y * 0.4) - ud * 0.92 + 0.6),
        ]
    )
    c.paint(P(lid), shift(skin, -0.035, 1.1, -6), vol=0.5, clip=m, soft=0.3 * k, rough=0.1, detail=1)
    c.line(
        [
            P.pt(x - W_ * 1.02, yl),
            P.pt(x - W_ * 0.45, (yl * 0.6 + y * 0.4) - ud * 0.92),
            P.pt(x + W_ * 0.35, (yr * 0.5 + y * 0.5) - ud),
            P.pt(x + W_ * 1.06, yr),
        ],
        [0.9 * k, 2.7 * k, 2.8 * k, 1.0 * k],
        ink,
        0.95,
        clip=m,
        rough=0.1,
        detail=1,
    )
    c.line(
        [P.pt(x - W_ * 0.8, y + lo * 0.55), P.pt(x, y + lo + 0.3), P.pt(x + W_ * 0.85, y + lo * 0.5)],
        [0.3 * k, 0.9 * k, 0.3 * k],
        mix(ink, skin, 0.45),
        0.8,
        clip=m,
        rough=0.1,
        detail=1,
    )


def face_mouth(c, P, x, y, wx, F, skin, ink, m, k, turn=0):
    """A mouth for a feeling."""
    w, up, op, sk = F["mouth"]
    w = w * wx
    lip = mix(skin, "#a8433c", 0.52)
    lc, rc = (x - w, y - up * (1 - sk)), (x + w, y - up * (1 + sk))
    if op > 0.9:
        hole = curve(
            [
                (*lc, "c"),
                (x - w * 0.4, y - op * 0.42 + up * 0.15),
                (x + w * 0.4, y - op * 0.42 + up * 0.15),
                (*rc, "c"),
                (x + w * 0.5, y + op * 0.75),
                (x - w * 0.5, y + op * 0.75),
            ]
        )
        c.paint(
            P(
                curve(
                    [
                        (lc[0] - 1.6, lc[1]),
                        (x, y - op * 0.55 - 2.4 + up * 0.15),
                        (rc[0] + 1.6, rc[1]),
                        (x, y + op * 0.9 + 3.0),
                    ]
                )
            ),
            lip,
            vol=0.5,
            clip=m,
            rough=0.1,
            detail=1,
            alpha=0.9,
        )
        mh = c.paint(
            P(hole),
            "#4a1a1c",
            dark="#2a0c12",
            light="#7a2c2a",
            vol=0,
            clip=m,
            rough=0.1,
            detail=1,
            grad=(P.pt(x, y - op * 0.5), P.pt(x, y + op), -0.3, 0.35),
        )
        if F.get("teeth"):
            c.paint(
                P(
                    curve(
                        [
                            (lc[0], lc[1] - 2),
                            (x, y - op * 0.7 + up * 0.1),
                            (rc[0], rc[1] - 2),
                            (x + w * 0.6, y - op * 0.02),
                            (x, y + op * 0.06),
                            (x - w * 0.6, y - op * 0.02),
                        ]
                    )
                ),
                "#f6ead6",
                vol=0.2,
                clip=mh,
                rough=0.05,
                detail=1,
            )
        return
    c.paint(
        P(
            curve(
                [
                    (lc[0] + 1, lc[1], "c"),
                    (x - w * 0.4, y - 2.6),
                    (x, y - 1.8),
                    (x + w * 0.4, y - 2.6),
                    (rc[0] - 1, rc[1], "c"),
                    (x + w * 0.45, y + 3.9),
                    (x - w * 0.45, y + 3.9),
                ]
            )
        ),
        lip,
        vol=0.7,
        clip=m,
        soft=0.4 * k,
        rough=0.1,
        detail=1,
        alpha=0.85,
    )
    c.line(
        [P.pt(*lc), P.pt(x - w * 0.4, y + 0.3), P.pt(x + w * 0.4, y + 0.3), P.pt(*rc)],
        [1.0 * k, 1.8 * k, 1.8 * k, 1.1 * k],
        mix(ink, "#5a1c1c", 0.5),
        0.95,
        clip=m,
        rough=0.1,
        detail=1,
    )
    c.paint(P(ellipse(x, y + 7.5, w * 0.6, 1.6)), shift(skin, -0.12), vol=0, alpha=0.35, soft=0.9 * k, clip=m)


def face_nose(c, P, x, tip, y0, y1, S, skin, m, k, turn):
    """Long painted wedge: shadow plane, lit ridge, rosy tip, nostrils."""
    w = 7.2 * S["nw"]
    sh = shift(skin, -0.15, 1.15, -14)
    if turn > 0.2:
        c.paint(
            P(
                curve(
                    [
                        (x + 5, y0, "c"),
                        (x + 5 + tip * 0.3, (y0 + y1) / 2),
                        (x + tip + 5, y1 - 4),
                        (x + tip + 3.4, y1 + 1),
                        (x + 1, y1 + 2),
                        (x - w * 0.6, y1 - 1),
                        (x - 1, (y0 + y1) / 2),
                    ]
                )
            ),
            shift(skin, 0.035),
            vol=0.95,
            clip=m,
            soft=0.5 * k,
            rough=0.15,
            detail=0.8,
        )
        c.line(
            [
                P.pt(x + 6.5, y0 - 3),
                P.pt(x + 7 + tip * 0.42, (y0 + y1) / 2 + 1),
                P.pt(x + tip + 5.6, y1 - 4),
                P.pt(x + tip + 2.4, y1 + 1.6),
            ],
            [0.4 * k, 1.3 * k, 1.7 * k, 0.5 * k],
            sh,
            0.9,
            clip=m,
            rough=0.1,
            soft=0.15 * k,
            detail=1,
        )
    else:
        c.paint(
            P(
                curve(
                    [
                        (x - 3, y0),
                        (x + 3, y0),
                        (x + w * 0.55, y1 - 9),
                        (x + w, y1 - 3),
                        (x + w * 0.6, y1 + 1.6),
                        (x, y1 + 3),
                        (x - w * 0.6, y1 + 1.6),
                        (x - w, y1 - 3),
                        (x - w * 0.55, y1 - 9),
                    ]
                )
            ),
            shift(skin, 0.025),
            vol=1.0,
            clip=m,
            soft=0.8 * k,
            rough=0.15,
            detail=0.7,
            alpha=0.9,
        )
        c.line(
            [P.pt(x + 4.5, y0 - 4), P.pt(x + 4, (y0 + y1) / 2), P.pt(x + w * 1.0, y1 - 4)],
            [1.2 * k, 2.2 * k, 0.8 * k],
            sh,
            0.5,
            clip=m,
            soft=0.8 * k,
        )
    c.paint(P(ellipse(x + tip * 0.8, y1 - 2, w * 0.8, 5)), "#d0604c", vol=0, alpha=0.30, soft=1.8 * k, clip=m, lit=0)
    for s_ in (-1, 1) if turn < 0.2 else (-0.2,):
        c.line(
            [
                P.pt(x + tip * 0.5 + s_ * w * 0.25, y1 + 1.4),
                P.pt(x + tip * 0.5 + s_ * w * 0.6, y1 + 1.9),
                P.pt(x + tip * 0.5 + s_ * w * 0.95, y1 - 0.6),
            ],
            [0.8 * k, 1.7 * k, 0.5 * k],
            shift(skin, -0.3, 1.2, -14),
            0.85,
            clip=m,
            rough=0.1,
            detail=1,
        )


def face_brow(c, P, x, y, wx, F, S, hairc, m, k, side):
    """One brow for a feeling."""
    bi, bo, ar = F["brow"]
    th = (3.0 if not F.get("thick") else 4.2) * k * (1.35 if S is SHAPE["old"] else 1)
    xi, xo = x - side * 9.5 * wx, x + side * 12 * wx
    lift = -5 if F.get("lift") and side > 0 else 0
    c.line(
        [P.pt(xi, y + bi + lift), P.pt(x, y + (bi + bo) / 2 - ar + lift), P.pt(xo, y + bo + lift)],
        [th * 0.9, th, th * 0.25],
        shift(hairc, -0.04),
        0.92,
        clip=m,
        rough=0.25,
        detail=0.9,
        soft=0.12 * k,
    )


def wrinkles(c, P, skin, m, k, x, y, wx=1.0):
    """The lines of an old face."""
    q = shift(skin, -0.17, 1.1, -12)
    for s_ in (-1, 1):
        c.line(
            [P.pt(x + s_ * 11 * wx, y + 18), P.pt(x + s_ * 17 * wx, y + 26), P.pt(x + s_ * 16 * wx, y + 38)],
            [0.3 * k, 1.4 * k, 0.3 * k],
            q,
            0.7,
            clip=m,
            soft=0.2 * k,
        )
        for d in (-3, 2):
            c.line(
                [P.pt(x + s_ * 31 * wx, y + d), P.pt(x + s_ * 36 * wx, y + d * 2.0)], [0.9 * k, 0.2 * k], q, 0.6, clip=m
            )
    for d in (-24, -30):
        c.line(
            [P.pt(x - 16 * wx, y + d + 1), P.pt(x, y + d - 1), P.pt(x + 16 * wx, y + d + 1)],
            [0.2 * k, 1.1 * k, 0.2 * k],
            q,
            0.5,
            clip=m,
            soft=0.2 * k,
        )
