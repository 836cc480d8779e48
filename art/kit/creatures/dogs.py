"""Wolves and dogs."""

from .parts import INK, leg, paw
from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, union


def wolf(c, x, y, size, pose='stand', rot=0, flip=False, fog=0.0, rim=None, lit=1.0, col='#6f6e76',
        dark='#22212c', light='#c2bdb6', pale='#d8d0c4', iris='#e0b040', eye=True):
    """Size = height at the back. pose: stand (head low, watching) | howl."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    k.ground(66, 5, 0, 0, 0.45)
    tail = [(-62, -82), (-78, -72), (-84, -50), (-80, -32)]
    mt = k.paint(limb(tail, [14, 24, 22, 3]), shift(col, -0.04), **st, vol=0.9, rough=1.6)
    k.fur(mt, [tail], 11, 1.5, con=0.2, over=2)
    for pts, w in (([(36, -56), (38, -30), (36, -6)], [20, 11, 9]),
            ([(-48, -60), (-36, -42), (-48, -26), (-44, -6)], [28, 18, 10, 9])):
        k.paint(leg(pts, w), shift(col, -0.12), dark=shift(dark, -0.03), light=col, vol=0.6)
        paw(k, pts[-1][0] + 3, 0, 15, 7, shift(col, -0.1), dark, False)
    nf, nh = [(24, -60), (24, -32), (24, -5)], [(-54, -64), (-46, -44), (-62, -28), (-58, -5)]
    neck = [(16, -100), (36, -104), (54, -100), (64, -88), (60, -74), (48, -62)] if pose == 'stand' else [(14,
            -100), (30, -110), (44, -130), (58, -132), (60, -112), (54, -84), (46, -64)]
    body = curve([(-68, -72), (-64, -88), (-46, -95), (-20, -94), (0, -97)] + neck + [(34, -50), (10, -44),
            (-16, -48), (-36, -58), (-50, -50), (-66, -56)])
    m = k.paint(union(body, leg(nf, [26, 13, 9.5]), leg(nh, [38, 24, 11, 9.5])), col, **st, vol=1.05, px=260,
            rim=True, rough=1.1, shadow=(0, 1, 2, 0.3))
    k.paint([(-40, -60), (-10, -50), (20, -46), (36, -54), (10, -38), (-30, -44)], pale, vol=0, alpha=0.6,
            soft=4, clip=m)
    k.paint([(-60, -90), (-20, -95), (14, -100), (10, -88), (-24, -84), (-54, -82)], dark, vol=0, alpha=0.5,
            soft=4, clip=m)
    fl = [[(50, -90), (20, -98), (-20, -92), (-60, -88), (-68, -70)], [(54, -70), (34, -56), (24, -6)],
            [(30, -74), (0, -70), (-36, -70), (-54, -60), (-60, -8)], [(20, -48), (-20, -52)]]
    if pose == 'howl':
        fl.append([(54, -124), (44, -90), (30, -60)])
    k.fur(m, fl, 8, 1.3, con=0.17, over=2.0)
    paw(k, 27, 0, 16, 8, col, dark)
    paw(k, -55, 0, 16, 8, col, dark)
    h = k.sub(58, -90, 100, 8) if pose == 'stand' else k.sub(54, -124, 100, -52)
    h.paint([(-4, -12, 'c'), (0, -30, 'c'), (8, -14)], shift(col, -0.14), vol=0.4, rough=0.6)
    m2 = h.paint([(-18, 2), (-14, -12), (0, -17), (12, -13), (20, -5), (34, -1), (45, 3), (46, 8), (41, 12),
            (28, 14), (14, 17), (4, 24, 'c'), (-2, 20), (-12, 26, 'c'), (-14, 16)], col, **st, vol=0.9,
            rim=True, shadow=(0, 2, 3, 0.4), rough=0.8, detail=0.6)
    h.paint([(46, 6), (30, 5), (18, 6), (8, 4), (2, 10), (-6, 22), (10, 28), (40, 18)], pale, vol=0.2, soft=1.6,
            clip=m2, alpha=0.9)
    h.fur(m2, [[(42, 2), (20, -6), (0, -14), (-18, -2)], [(40, 10), (18, 12), (0, 20)],
            [(10, 2), (-4, 8), (-14, 20)]], 5, 1, con=0.15, over=1.2)
    h.paint([(40.6, 1), (46.4, 1.6), (47.6, 5.4), (44, 7.4), (41, 5)], INK, vol=0.6, rough=0.1, detail=0.9)
    h.dot(44, 2.6, 0.8, '#ffffff', 0.6)
    h.line([(45, 8), (40, 10.6), (28, 10.4), (18, 12)], [0.6, 1.2, 1.0, 0.3], INK, 0.85)
    if eye and pose == 'stand':
        h.paint([(9, -3, 'c'), (14, -7), (20, -1.6, 'c'), (14, -0.6)], INK, vol=0, rough=0, detail=1)
        h.paint([(11, -3, 'c'), (14.4, -5.6), (18, -2, 'c'), (14, -1.4)], iris, vol=0, rough=0, lit=0, detail=1)
        h.paint(ellipse(14.8, -3.2, 1.2, 1.5), INK, vol=0, rough=0, detail=1)
        h.dot(15.2, -4, 0.5)
        h.line([(7, -6), (14, -9.4), (21, -3)], [0.4, 1.8, 0.4], dark, 0.9)
    else:
        h.line([(9, -2), (14, -5), (19, -2)], [0.5, 1.6, 0.5], INK, 0.9, detail=1)
    m3 = h.paint([(-10, -10, 'c'), (-13, -22), (-8, -34, 'c'), (0, -24), (4, -12)], col, **st, vol=0.6,
            rim=True, shadow=(0, 1, 2, 0.3), rough=0.6)
    h.paint([(-6, -13), (-9, -22), (-7, -29), (-1, -22), (0, -13)], mix(dark, '#8a5a54', 0.4), vol=-0.3,
            soft=0.6, clip=m3)
    h.fur(m3, [[(-4, -12), (-8, -32)]], 5, 0.9, con=0.15, over=0.8)
    return dict(nose=h.pt(46, 4), back=k.pt(-20, -94), kit=k, mask=m)


def dog(c, x, y, size, pose='sit', rot=0, flip=False, fog=0.0, rim=None, lit=1.0, col='#b98a54', dark='#4a2c1c',
        light='#efd2a0', patch='#f3e6cf', ear='#6a4028', collar='#a8392f'):
    """Scruffy house dog. size = ground to crown. pose: sit | stand."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    k.ground(34, 4, -6, 0, 0.45)
    if pose == 'sit':
        t = [(-28, -6), (-44, -6), (-52, -16), (-50, -28)]
        mt = k.paint(limb(t, [8, 8, 7, 2]), col, **st, vol=0.8, rough=0.8)
        k.fur(mt, [t], 5, 1, con=0.14, over=1.2)
        k.paint(leg([(8, -40), (13, -20), (13, -3)], [14, 9, 8]), shift(col, -0.12), dark=dark, vol=0.6)
        paw(k, 15, 0, 13, 6, shift(col, -0.1), dark, False)
        body = curve([(-6, -66), (-16, -50), (-26, -32), (-32, -14), (-28, -2), (-14, 0), (2, -1), (10, -8),
                (14, -28), (16, -48), (12, -64)])
        m = k.paint(union(body, leg([(6, -44), (9, -22), (8, -4)], [18, 10, 8.4])), col, **st, vol=1.0, px=200,
                rim=True, rough=0.8)
        k.paint([(10, -64), (18, -48), (16, -28), (8, -24), (2, -40), (4, -58)], patch, vol=0.4, soft=1.6,
                clip=m, rough=1.6)
        k.darken([(-10, -26), (0, -18), (0, -6), (-8, -4)], 0.3, 3, m, dark)
        k.fur(m, [[(2, -62), (-12, -46), (-28, -16)], [(12, -58), (12, -34), (9, -6)],
                [(0, -46), (-8, -24), (-22, -4)]], 6, 1.1, con=0.14, over=1.4)
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
        body = curve([(-42, -46), (-38, -58), (-16, -60), (8, -60), (20, -70), (32, -66), (34, -50), (26, -36),
                (4, -30), (-20, -34), (-34, -34)])
        m = k.paint(union(body, leg([(18, -40), (17, -20), (16, -4)], [18, 10, 8]),
                leg([(-34, -42), (-29, -28), (-38, -17), (-35, -4)], [22, 14, 8, 8])), col, **st, vol=1.0,
                px=200, rim=True, rough=0.8)
        k.fur(m, [[(30, -62), (0, -58), (-40, -52)], [(30, -50), (18, -38), (16, -5)],
                [(10, -44), (-20, -46), (-36, -36), (-36, -6)]], 6, 1.1, con=0.14, over=1.4)
        paw(k, 18, 0, 13, 6, col, dark, False)
        paw(k, -33, 0, 13, 6, col, dark, False)
        hx, hy = 30, -72
    if collar:
        k.paint(limb([(hx - 14, hy + 8), (hx - 4, hy + 17), (hx + 8, hy + 16)], [5, 5, 5]), collar, vol=0.6)
        k.paint(ellipse(hx + 4, hy + 21, 2.8), '#e6bf62', vol=0.8, rough=0.1)
    h = k.sub(hx, hy, 100, -4)
    m2 = h.paint([(-16, 2), (-14, -14), (-2, -21), (9, -17), (14, -8), (24, -5), (31, -1), (32, 5), (27, 10),
            (16, 12), (6, 16), (-8, 15)], col, **st, vol=0.9, rim=True, shadow=(0, 2, 3, 0.4), rough=0.7,
            detail=0.6)
    h.paint([(10, -16), (16, -6), (30, -4), (33, 6), (24, 14), (12, 12), (8, 0)], patch, vol=0.3, soft=1.2,
            clip=m2, rough=1.4)
    h.fur(m2, [[(30, 0), (12, -6), (0, -18), (-14, -8)], [(28, 8), (8, 12), (-8, 12)]], 4.6, 0.9, con=0.13,
            over=1)
    h.paint([(26, -4), (32, -3.4), (33.4, 0.6), (30, 3), (26.6, 1)], INK, vol=0.6, rough=0.1, detail=0.9)
    h.dot(29, -2, 0.8, '#ffffff', 0.6)
    h.line([(30, 4), (27, 7.4), (18, 7.6), (13, 9)], [0.5, 1.1, 0.9, 0.3], INK, 0.85)
    h.paint(ellipse(9, -6, 2.2, 2.5), INK, vol=0, rough=0, detail=1)
    h.dot(9.8, -7, 0.75)
    h.line([(5, -11), (9, -12.6), (13, -10)], [0.4, 1.4, 0.4], dark, 0.8)
    m3 = h.paint([(-4, -18), (-12, -18), (-19, -8), (-20, 6), (-15, 13), (-9, 8), (-6, -4)], ear, vol=0.8,
            rim=True, shadow=(1, 1.4, 2, 0.4), rough=0.7)
    h.fur(m3, [[(-8, -17), (-16, -4), (-15, 11)]], 5, 1, con=0.16, over=1)
    return dict(nose=h.pt(32, -1), kit=k, mask=m)
