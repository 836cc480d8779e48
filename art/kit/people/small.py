"""A head and an arm of few marks, for cards that build a body of their own."""

from ..paint.colour import shift
from ..paint.paths import curve, ellipse, limb


def small_head(c, P, skin, hair, rim=None, ink="#1c1418", closed=False, style="bob"):
    """Child's head in profile, facing right; centre about (0,0), radius ~12."""
    face = curve(
        [
            (8.5, -9),
            (10.6, -4),
            (11.2, -1),
            (14.6, 3.0),
            (13.8, 4.8),
            (11.2, 5.4),
            (11.6, 7.8),
            (10.4, 9.4),
            (8, 12.2),
            (2, 12.8),
            (-5, 10),
            (-10.5, 2),
            (-9, -8),
            (-1, -12.5),
            (5, -12),
        ]
    )
    mh = c.paint(
        P(face),
        skin,
        dark=shift(skin, -0.2, 1.1, -14),
        light=shift(skin, 0.1),
        vol=0.6,
        rim=rim,
        rough=0.25,
        detail=0.85,
    )
    c.paint(P(ellipse(6.2, 5.4, 3.6, 2.5)), "#d9705a", vol=0, alpha=0.42, soft=0.9, clip=mh)
    if closed:
        c.line([P.pt(5.4, 0), P.pt(7.4, 1.6), P.pt(9.6, 0.4)], [0.4, 1.1 * P.s, 0.4], ink, 0.9)
    else:
        c.paint(P(ellipse(7.7, -0.4, 1.25, 1.75)), ink, vol=0, rough=0)
        c.dot(*P.pt(8.1, -1.0), 0.45 * P.s, "#ffffff", 0.9)
    c.line([P.pt(5.2, -5), P.pt(7.6, -5.9), P.pt(9.8, -4.6)], [0.4, 1.1 * P.s, 0.4], hair, 0.85)
    c.line([P.pt(11, 8.2), P.pt(9.2, 8.7), P.pt(7.6, 8)], [0.3, 0.9 * P.s, 0.3], "#8a4038", 0.85)
    if style == "bob":
        hp = curve(
            [
                (9.6, -9),
                (6, -8.2),
                (1.4, -6.6),
                (-0.6, -2),
                (-0.4, 4),
                (-2, 9),
                (-5.5, 13),
                (-12.4, 11.5),
                (-15, 2),
                (-12.4, -9),
                (-4, -16),
                (5, -15.6),
                (10, -12),
            ]
        )
    elif style == "short":
        hp = curve(
            [
                (9.8, -9),
                (5, -8.4),
                (0, -6),
                (-1.6, -1),
                (-3.4, 5),
                (-9, 7),
                (-13, 0),
                (-11.5, -9),
                (-4, -15.4),
                (5, -15),
                (10.5, -12),
            ]
        )
    else:  # plait
        c.paint(P(limb([(-10, 4), (-16, 14), (-15, 26), (-18, 36)], [8, 7.5, 6, 2])), hair, vol=0.8, rim=rim, rough=0.5)
        hp = curve(
            [
                (9.6, -9),
                (6, -8.2),
                (1.4, -6.6),
                (-1, -1),
                (-3, 6),
                (-9, 8.4),
                (-13.6, 1),
                (-12, -9),
                (-4, -15.6),
                (5, -15.2),
                (10, -12),
            ]
        )
    m = c.paint(
        P(hp),
        hair,
        dark=shift(hair, -0.12),
        light=shift(hair, 0.16),
        vol=0.85,
        rim=rim,
        rough=0.5,
        tex=0.3,
        texk="streakv",
    )
    for k in range(4):
        c.line(
            [P.pt(4 - k * 3, -14.6 + k * 0.6), P.pt(-2 - k * 3, -8), P.pt(-5 - k * 2.2, 3)],
            [0.3, 0.8 * P.s, 0.3],
            shift(hair, 0.12),
            0.5,
            clip=m,
        )
    c.paint(P(ellipse(-2.6, 2.6, 2.2, 2.8)), shift(skin, -0.04), vol=0.5, rough=0.2)
    return mh
