"""Bears."""

from .parts import INK, leg, paw
from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, transform


def bear(c, x, y, size, pose='walk', rot=0, flip=False, fog=0.0, rim=None, lit=1.0, col='#5a4030',
        dark='#1f1412', light='#a8825c', snout='#b8946c', eye=True):
    """Size: walk = shoulder hump height; stand = full height (upright, three-quarter front). pose: walk | stand."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    if pose == 'walk':
        k.ground(84, 7, -2, 0, 0.5)
        for pts, w in (([(26, -60), (22, -36), (12, -6)], [34, 24, 20]), ([(-50, -60), (-44, -32), (-44, -6)],
                [40, 26, 20])):
            k.paint(leg(pts, w), shift(col, -0.1), dark=shift(dark, -0.04), light=col, vol=0.7)
            paw(k, pts[-1][0] + 4, 0, 26, 10, shift(col, -0.1), dark)
        body = curve([(-80, -58), (-76, -80), (-58, -93), (-30, -93), (-6, -91), (14, -99), (32, -101),
                (46, -93), (60, -88), (70, -60), (58, -44), (48, -40), (44, -20), (44, -4), (24, -3), (20, -22),
                (14, -36), (-14, -34), (-38, -38), (-46, -22), (-48, -4), (-74, -4), (-76, -24), (-82, -42)])
        m = k.paint(body, col, **st, vol=1.1, px=260, rim=True, shadow=(0, 1, 2, 0.3), rough=1.0)
        k.darken([(8, -80), (14, -62), (10, -44), (0, -50), (0, -72)], 0.35, 6, m, dark)
        k.darken([(-40, -70), (-34, -52), (-42, -42), (-50, -52)], 0.3, 5, m, dark)
        k.lighten([(18, -94), (36, -94), (36, -78), (22, -78)], light, 0.4, 5, m)
        k.lighten([(-72, -78), (-52, -88), (-48, -74), (-64, -66)], light, 0.35, 5, m)
        k.fur(m, [[(56, -80), (30, -98), (0, -90), (-50, -90), (-80, -60), (-76, -20)],
                [(50, -60), (34, -50), (34, -6)], [(40, -80), (10, -66), (-24, -64), (-52, -62), (-62, -10)],
                [(14, -40), (-30, -38)]], 9, 1.5, con=0.15, over=2.2)
        paw(k, 36, 0, 28, 11, col, dark)
        paw(k, -58, 0, 28, 11, col, dark)
        h = k.sub(66, -74, 100, 6)
        h.paint([(-10, -14), (-16, -22), (-10, -28), (-2, -26), (0, -16)], shift(col, -0.12), dark=dark,
                vol=0.6, rough=0.8)
        m2 = h.paint([(-20, -4), (-16, -18), (-4, -24), (8, -20), (16, -10), (24, -6), (33, -2), (36, 5),
                (33, 13), (24, 17), (12, 19), (0, 22), (-14, 16)], col, **st, vol=1.0, rim=True,
                shadow=(0, 2, 4, 0.4), rough=0.8)
        h.fur(m2, [[(34, 0), (14, -8), (-2, -22), (-18, -8)], [(30, 12), (8, 16), (-16, 12)]], 6, 1.1, con=0.13,
                over=1.2)
        h.paint([(14, -6), (24, -5), (34, -1), (37, 6), (33, 14), (22, 16), (13, 12), (10, 2)], snout,
                dark=shift(col, 0.02), vol=0.6, soft=1.4, clip=m2)
        h.paint([(29, -3), (36, -2.6), (38.4, 2), (35.4, 5.4), (31, 3.6)], INK, vol=0.7, rough=0.1, detail=0.9)
        h.dot(33, -0.8, 1, '#ffffff', 0.6)
        h.line([(34, 6), (33, 10), (26, 12.4), (19, 10)], [0.8, 1.3, 1.1, 0.4], INK, 0.85)
        if eye:
            h.paint(ellipse(9, -7, 2.6, 2.4), INK, vol=0, rough=0, detail=1)
            h.dot(9.8, -8, 0.85)
            h.line([(4.6, -8), (8.4, -11.4), (13, -8.4)], [0.4, 1.4, 0.4], dark, 0.8)
        m3 = h.paint([(-16, -14), (-20, -24), (-13, -31), (-4, -27), (-5, -17)], col, **st, vol=0.7, rim=True,
                shadow=(0, 1, 2, 0.3), rough=0.8)
        h.paint([(-14, -18), (-16, -24), (-12, -27), (-8, -24), (-9, -18)], shift(col, -0.12), vol=-0.4,
                soft=0.8, clip=m3)
        h.fur(m3, [[(-12, -16), (-12, -30)]], 5, 1, con=0.14, over=1)
        return dict(back=k.pt(-6, -92), mouth=h.pt(30, 12), kit=k, mask=m)
    # upright
    k.ground(26, 4, 0, 0, 0.5)
    for s_ in (-1, 1):
        k.paint(leg([(s_ * 11, -34), (s_ * 13, -18), (s_ * 12, -3)], [24, 18, 14]), shift(col, -0.05), **st,
                vol=0.8, rough=0.8)
        k.paint([(s_ * 12 - 9, -1), (s_ * 12 - 9, -7), (s_ * 12, -9), (s_ * 12 + 9, -7), (s_ * 12 + 10, -1),
                (s_ * 12, 1)], col, **st, vol=0.7)
        for q in (-5, 0, 5):
            k.paint(transform(curve([(-1, -2, 'c'), (1, -2, 'c'), (0.3, 2, 'c')]), s_ * 12 + q, -1), '#cbb89c',
                    vol=0.3, rough=0.1)
    body = curve([(-12, -72), (-21, -62), (-25, -46), (-25, -30), (-19, -17), (0, -13), (19, -17), (25, -30),
            (25, -46), (21, -62), (12, -72)])
    m = k.paint(body, col, **st, vol=1.05, px=220, rim=True, rough=0.9)
    k.paint([(-12, -56), (0, -62), (12, -56), (15, -38), (0, -22), (-15, -38)], shift(col, 0.07), vol=0.3,
            alpha=0.7, soft=4, clip=m)
    k.fur(m, [[(0, -72), (0, -14)], [(-16, -66), (-24, -40), (-14, -16)], [(16, -66), (24, -40), (14, -16)]], 6,
            1.1, con=0.14, over=1.4)
    for s_ in (-1, 1):
        a = [(s_ * 17, -65), (s_ * 28, -54), (s_ * 29, -40), (s_ * 24, -31)]
        ma = k.paint(limb(a, [17, 15, 13, 10]), col, **st, vol=0.9, rim=True, shadow=(0, 1.4, 2.4, 0.4),
                rough=0.7)
        k.fur(ma, [a], 5, 1, con=0.14, over=1.2)
        for q in range(4):
            k.paint(transform(curve([(-0.9, -1, 'c'), (0.9, -1, 'c'), (0.2, 3.6, 'c')]), s_ * (20 + q * 2.6),
                    -27 - q * 0.9, 1, -s_ * 14), '#cbb89c', vol=0.3, rough=0.1)
    h = k.sub(0, -80)
    for s_ in (-1, 1):
        h.paint(ellipse(s_ * 13, -12, 6.4, 6.6), col, **st, vol=0.8, rim=True, rough=0.6)
        h.paint(ellipse(s_ * 13, -11.4, 3.6, 3.8), shift(col, -0.12), vol=-0.4, soft=0.6)
    m2 = h.paint([(-17, 2), (-16, -9), (-8, -16), (0, -17.4), (8, -16), (16, -9), (17, 2), (11, 11), (0, 14),
            (-11, 11)], col, **st, vol=1.0, rim=True, shadow=(0, 2, 3, 0.4), rough=0.7)
    h.fur(m2, [[(0, -2), (0, -17)], [(4, -2), (16, -6)], [(-4, -2), (-16, -6)], [(4, 6), (14, 10)],
            [(-4, 6), (-14, 10)]], 4.6, 0.9, con=0.13, over=1)
    h.paint([(-7.4, 5), (-5.6, -0.6), (0, -2), (5.6, -0.6), (7.4, 5), (4, 11), (-4, 11)], snout, vol=0.8,
            rough=0.4)
    h.paint([(-3.6, 0.6), (0, -1), (3.6, 0.6), (1.6, 3.8), (-1.6, 3.8)], INK, vol=0.6, rough=0.1, detail=0.9)
    h.dot(-1, 0.6, 0.6, '#ffffff', 0.6)
    h.line([(0, 3.6), (0, 7)], 0.9, INK, 0.8)
    h.line([(-3.6, 7.2), (0, 7.4), (3.6, 7.2)], [0.4, 1, 0.4], INK, 0.8)
    for s_ in (-1, 1):
        h.paint(ellipse(s_ * 7, -4.6, 1.6, 1.8), INK, vol=0, rough=0, detail=1)
        h.dot(s_ * 7 + 0.4, -5.3, 0.55)
        h.line([(s_ * 4.6, -6.4), (s_ * 7, -8), (s_ * 9.6, -6.2)], [0.3, 1, 0.3], dark, 0.8)
    return dict(chest=k.pt(0, -46), hands=[k.pt(-24, -30), k.pt(24, -30)], kit=k, mask=m)
