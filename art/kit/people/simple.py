"""A small figure of few marks, for distances at which a face is a dot."""

import math

import numpy as np

from ..paint.colour import mix, shift
from ..paint.paths import Pose, curve, ellipse, limb, rect, sample, transform


def simple_sleeve(c, P, pts, col, skin, w=(10, 9.5, 10.5), rim=None, hand=True, glove=None, dark=None):
    """Arm with a cuff and a mitten hand; returns the grip point (card units)."""
    c.paint(P(limb(pts, w, cap=True)), col, dark=dark, vol=0.85, shadow=(0, 1.5, 2, 0.38), rim=rim, rough=0.4)
    (ax, ay), (bx, by) = pts[-2], pts[-1]
    l = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / l, (by - ay) / l
    ang = math.degrees(math.atan2(dy, dx))
    if hand:
        hf = lambda q: P(transform(q, bx + dx * 2, by + dy * 2, 1, ang))
        c.paint(hf(curve([(0, -3), (5, -3.6), (9, -1.6), (9.4, 1.4), (6, 3.4), (0, 3)])), glove or skin,
                vol=0.6, rough=0.25)
        c.paint(hf(limb([(2.5, -2.2), (5.5, -4.8)], [2.6, 2])), glove or shift(skin, -0.03), vol=0.4, rough=0.2)
    c.paint(P(transform(rect(-2.4, -w[-1] * 0.56, 4.6, w[-1] * 1.12, 1.6), bx + dx * 1.5, by + dy * 1.5, 1,
            ang)), shift(col, -0.09), vol=0.5, rough=0.3)
    return P.pt(bx + dx * 7.5, by + dy * 7.5)


def simple_head(c, P, skin, hair, rim=None, ink='#1c1418', closed=False, style='bob'):
    """child's head in profile, facing right; centre about (0,0), radius ~12."""
    face = curve([(8.5, -9), (10.6, -4), (11.2, -1), (14.6, 3.0), (13.8, 4.8), (11.2, 5.4), (11.6, 7.8),
            (10.4, 9.4), (8, 12.2), (2, 12.8), (-5, 10), (-10.5, 2), (-9, -8), (-1, -12.5), (5, -12)])
    mh = c.paint(P(face), skin, dark=shift(skin, -0.2, 1.1, -14), light=shift(skin, 0.1), vol=0.6, rim=rim,
            rough=0.25, detail=0.85)
    c.paint(P(ellipse(6.2, 5.4, 3.6, 2.5)), '#d9705a', vol=0, alpha=0.42, soft=0.9, clip=mh)
    if closed:
        c.line([P.pt(5.4, 0), P.pt(7.4, 1.6), P.pt(9.6, 0.4)], [0.4, 1.1 * P.s, 0.4], ink, 0.9)
    else:
        c.paint(P(ellipse(7.7, -0.4, 1.25, 1.75)), ink, vol=0, rough=0)
        c.dot(*P.pt(8.1, -1.0), 0.45 * P.s, '#ffffff', 0.9)
    c.line([P.pt(5.2, -5), P.pt(7.6, -5.9), P.pt(9.8, -4.6)], [0.4, 1.1 * P.s, 0.4], hair, 0.85)
    c.line([P.pt(11, 8.2), P.pt(9.2, 8.7), P.pt(7.6, 8)], [0.3, 0.9 * P.s, 0.3], '#8a4038', 0.85)
    if style == 'bob':
        hp = curve([(9.6, -9), (6, -8.2), (1.4, -6.6), (-0.6, -2), (-0.4, 4), (-2, 9), (-5.5, 13),
                (-12.4, 11.5), (-15, 2), (-12.4, -9), (-4, -16), (5, -15.6), (10, -12)])
    elif style == 'short':
        hp = curve([(9.8, -9), (5, -8.4), (0, -6), (-1.6, -1), (-3.4, 5), (-9, 7), (-13, 0), (-11.5, -9),
                (-4, -15.4), (5, -15), (10.5, -12)])
    else:  # plait
        c.paint(P(limb([(-10, 4), (-16, 14), (-15, 26), (-18, 36)], [8, 7.5, 6, 2])), hair, vol=0.8, rim=rim,
                rough=0.5)
        hp = curve([(9.6, -9), (6, -8.2), (1.4, -6.6), (-1, -1), (-3, 6), (-9, 8.4), (-13.6, 1), (-12, -9),
                (-4, -15.6), (5, -15.2), (10, -12)])
    m = c.paint(P(hp), hair, dark=shift(hair, -0.12), light=shift(hair, 0.16), vol=0.85, rim=rim, rough=0.5,
            tex=0.3, texk='streakv')
    for k in range(4):
        c.line([P.pt(4 - k * 3, -14.6 + k * 0.6), P.pt(-2 - k * 3, -8), P.pt(-5 - k * 2.2, 3)],
                [0.3, 0.8 * P.s, 0.3], shift(hair, 0.12), 0.5, clip=m)
    c.paint(P(ellipse(-2.6, 2.6, 2.2, 2.8)), shift(skin, -0.04), vol=0.5, rough=0.2)
    return mh


def scarf_tail(c, P, pts, col, w=8):
    """The loose end of a scarf."""
    q = limb(pts, [w * 0.7, w * 0.9, w, w * 1.15], cap=False)
    m = c.paint(P(q), col, vol=0.6, rough=0.4, shadow=(0, 1.5, 2, 0.3))
    e = np.array(sample(pts, 20))
    d = e[-1] - e[-3]
    d = d / np.hypot(*d)
    nrm = np.array([-d[1], d[0]])
    for k in np.linspace(-0.5, 0.5, 5):
        a = e[-1] + nrm * w * k
        c.line([P.pt(*a), P.pt(*(a + d * 5))], [1.2 * P.s, 0.6 * P.s], shift(col, -0.05), 0.9)
    for t in (12, 15, 18):
        a, b2 = e[t] + nrm * w * 0.5, e[t] - nrm * w * 0.5
        c.line([P.pt(*a), P.pt(*b2)], [1.3 * P.s], shift(col, 0.16), 0.55, clip=m)


def simple_person(c, P, coat='#7e3b3b', hair='#3a2820', skin='#e6b794', legs='#2c2a35', hat=None, scarf=None,
        rim=None, arm='down', back=False, dress=False, ink='#1c1418', boots='#2a2026', style='bob', walk=False):
    """Standing figure ~102 tall, facing right (or seen from behind). Story-book proportion: head 1 : 4.2.
    arm: down | fwd | up | lantern.  Returns the grip point of the near hand."""
    if walk:
        for hx, kx, fx, fy, d in ((2, -9, -21, -5, -0.06), (1, 9, 12, 0, 0)):
            c.paint(P(limb([(hx, -34), (kx, -19), (fx, fy - 3)], [11, 8, 6])), shift(legs, d), vol=0.6,
                    rough=0.4)
            t = transform(curve([(-4, -8, 'c'), (3, -8), (4, -4), (10, -2), (10.5, 1), (-4.5, 1, 'c')]), fx, fy,
                    1, 30 if fx < 0 else -3)
            c.paint(P(t), boots, vol=0.6, rough=0.3)
    for x in () if walk else (-6, 6):
        c.paint(P(limb([(x * 0.9, -34), (x, -16), (x, -4)], [9, 7, 6])), legs, vol=0.6, rough=0.4)
        k = 3.6 if back else 9
        c.paint(P(curve([(x - 4, -9, 'c'), (x + 3.4, -9), (x + 4, -4), (x + k, -2), (x + k, 1),
                (x - 4.4, 1, 'c')])), boots, vol=0.6, rough=0.3)
    hem = -14 if dress else -20
    if arm != 'none':  # far arm
        c.paint(P(limb([(7, -66), (12, -52), (11, -41)], [9, 8, 8])), shift(coat, -0.1), vol=0.5, rough=0.4)
    body = curve([(-4, -77), (-11, -72), (-13, -58), (-16, -38), (-22, hem, 'c'), (-12, hem + 3),
            (0, hem + 1.5), (10, hem + 3), (20, hem - 1, 'c'), (15, -40), (12, -58), (10, -72), (4, -77)])
    m = c.paint(P(body), coat, vol=0.95, rim=rim, texk='streakv', tex=0.25, shadow=(0, 1, 2, 0.3), rough=0.5)
    for x0, x1 in ((-6, -14), (-1, -5), (10, 14)):  # skirt folds
        c.line([P.pt(x0, -48), P.pt((x0 + x1) / 2, -34), P.pt(x1, hem + 2)], [0.3, 1.6 * P.s, 2.8 * P.s],
                shift(coat, -0.11), 0.6, clip=m, soft=0.3)
    fx = 0 if back else 6
    c.line([P.pt(fx - 1, -74), P.pt(fx, -50), P.pt(fx + 2, hem + 2)], [0.9 * P.s, 1.2 * P.s],
            shift(coat, -0.15), 0.85, clip=m)
    if not back:
        for k in range(3):
            c.dot(*P.pt(fx + 2.4 + k * 0.4, -66 + k * 12), 1.15 * P.s, mix(coat, '#ffe6b0', 0.75))
        c.line([P.pt(-9, -40), P.pt(-2, -38.5)], [1.6 * P.s], shift(coat, -0.14), 0.8, clip=m)
    else:
        c.line([P.pt(-14, -50), P.pt(0, -48.5), P.pt(13, -50)], [2.4 * P.s], shift(coat, -0.12), 0.8, clip=m)
    # neck, head
    c.paint(P(limb([(0, -80), (0.5, -74)], [7, 8])), shift(skin, -0.09), vol=0.3, rough=0.2)
    if back:
        m2 = c.paint(P(curve([(-11, -90), (-9, -99), (0, -103), (9, -99), (11.5, -90), (10, -80), (4, -76.5),
                (-4, -76.5), (-10, -80)])), hair, dark=shift(hair, -0.12), light=shift(hair, 0.16), vol=0.85,
                rim=rim, rough=0.5, detail=0.5, texk='streakv', tex=0.3)
        for k in range(5):
            c.line([P.pt(1, -102), P.pt(-8 + k * 4, -92), P.pt(-9 + k * 4.4, -79)], [0.3, 0.9 * P.s, 0.3],
                    shift(hair, 0.12), 0.5, clip=m2)
    else:
        simple_head(c, Pose(*P.pt(1, -89), P.s, P.rot, P.flip), skin, hair, rim, ink, style=style)
    if scarf:
        scarf_tail(c, P, [(-8, -72), (-20, -67), (-31, -71), (-43, -63)], scarf)
        c.paint(P(curve([(-10.5, -77.5), (0, -74), (11, -77), (12, -72), (0, -67.5), (-11.5, -71)])), scarf,
                vol=0.8, shadow=(0, 1, 1.5, 0.3), rough=0.4, tex=0.25)
        c.line([P.pt(-9, -74.5), P.pt(0, -71), P.pt(10, -74)], [0.9 * P.s], shift(scarf, -0.12), 0.6)
    else:
        c.paint(P(curve([(-8, -77), (0, -72), (9, -77), (10, -71), (1, -67), (-9, -71)])), shift(coat, -0.07),
                vol=0.6, rough=0.4)
    if hat == 'cone':
        c.paint(P(curve([(-14, -95, 'c'), (-6, -108), (-8, -124), (-16, -134, 'c'), (0, -124), (8, -108),
                (15, -95, 'c'), (0, -92)])), scarf or '#8c2f36', vol=0.8, rim=rim)
    elif hat == 'brim':
        c.paint(P(ellipse(1, -99, 20, 4.2, -4)), shift(coat, -0.12), vol=0.6, rim=rim, shadow=(0, 2, 2, 0.3))
        c.paint(P(curve([(-10, -99), (-9, -110), (2, -114), (12, -110), (12, -100)])), shift(coat, -0.09),
                vol=0.8, rim=rim)
    elif hat == 'top':
        c.paint(P(ellipse(1, -99, 17, 3.4, -3)), '#1d1a22', vol=0.5, rim=rim)
        c.paint(P(curve([(-10, -99, 'c'), (-11, -123, 'c'), (1, -125), (13, -123, 'c'), (11, -99, 'c')])),
                '#1d1a22', vol=0.7, rim=rim)
    elif hat == 'straw':
        c.paint(P(ellipse(2, -99, 27, 6, -5)), '#e3c078', dark='#9a6a34', light='#fff0bd', vol=0.6,
                rim='#fff6d8', shadow=(0, 4, 4, 0.35), rough=0.4, texk='streakh', tex=0.3)
        c.paint(P(curve([(-11, -100, 'c'), (-9, -112), (2, -116), (13, -112), (14, -101, 'c'), (2, -98)])),
                '#dcb56a', dark='#9a6a34', light='#fff0bd', vol=0.8, rough=0.4, texk='streakh', tex=0.3)
        c.paint(P(curve([(-11, -102, 'c'), (2, -99), (14, -103, 'c'), (14, -106, 'c'), (2, -102.5),
                (-11, -105.5, 'c')])), '#8f3a34', vol=0.2, rough=0.2)
    elif hat == 'bobble':
        c.paint(P(curve([(-14, -94), (-13, -107), (0, -114), (12, -108), (13, -97), (0, -97)])),
                scarf or '#8f3038', vol=0.8, rough=0.5, texk='streakv', tex=0.4)
        c.paint(P(curve([(-14.5, -91), (-14.5, -97), (0, -99), (13.5, -99), (13.5, -94), (0, -93.5)])),
                shift(scarf or '#8f3038', 0.1), vol=0.6, rough=0.5)
        c.paint(P(ellipse(-2, -116, 5.4)), '#f3e9dc', vol=0.7, rough=1)
    A = {'down': [(-7, -68), (-14, -55), (-14, -42)], 'fwd': [(-2, -68), (9, -56), (22, -57)],
            'up': [(-2, -69), (11, -79), (20, -92)], 'lantern': [(-2, -68), (8, -58), (20, -60)]}.get(arm)
    return simple_sleeve(c, P, A, shift(coat, 0.03), skin, rim=rim) if A else None


def simple_seated(c, P, coat='#a8443a', hair='#4a2f22', skin='#e9bd9b', legs='#34405a', rim=None, scarf=None,
        boots='#2a2026', ink='#1c1418', style='short', closed=False):
    """Sits on an edge at (0,0), legs hanging to the right and down, facing right, arms forward; ~70 tall above the seat."""
    for k, d in ((0, -0.07), (3, 0)):
        c.paint(P(limb([(-4, -6 + k * 0.3), (14 + k, -7), (19 + k, 0), (19 + k * 1.3, 14)], [12, 11, 9, 7])),
                shift(legs, d), vol=0.7, rough=0.4)
        c.paint(P(transform(curve([(-4, -8, 'c'), (3.4, -8), (4, -3), (10.5, -1), (11, 2), (-4.4, 2, 'c')]),
                19 + k * 1.3, 19)), boots, vol=0.6, rough=0.3)
    body = curve([(-3, -44), (-10, -40), (-14, -26), (-15.5, -8), (-15, 2, 'c'), (-4, 3), (8, 2), (12, -3),
            (10, -16), (8, -32), (5, -42)])
    m = c.paint(P(body), coat, vol=0.95, rim=rim, texk='streakv', tex=0.2, rough=0.5, shadow=(0, 1, 2, 0.3))
    for x0, x1 in ((-8, -11), (-3, -4)):
        c.line([P.pt(x0, -20), P.pt(x1, 2)], [0.3, 2.2 * P.s], shift(coat, -0.11), 0.6, clip=m, soft=0.3)
    for k in range(3):
        c.dot(*P.pt(7.6 + k * 0.6, -34 + k * 10), 1.15 * P.s, mix(coat, '#ffe6b0', 0.75))
    c.paint(P(limb([(0, -47), (0.5, -41)], [7, 8])), shift(skin, -0.09), vol=0.3, rough=0.2)
    simple_head(c, Pose(*P.pt(2, -55.5), P.s, P.rot, P.flip), skin, hair, rim, ink, closed=closed, style=style)
    if scarf:
        scarf_tail(c, P, [(-7, -40), (-19, -34), (-31, -39), (-44, -31)], scarf)
        c.paint(P(curve([(-9.5, -44.5), (1, -41), (10.5, -44), (11, -39), (0, -34.5), (-10.5, -38)])), scarf,
                vol=0.8, rough=0.4, shadow=(0, 1, 1.5, 0.3), tex=0.25)
    else:
        c.paint(P(curve([(-8, -44), (1, -39.5), (9, -43), (9.5, -38), (0, -34), (-9, -38)])),
                shift(coat, -0.07), vol=0.6, rough=0.4)
    return simple_sleeve(c, P, [(-2, -36), (7, -25), (19, -27)], shift(coat, 0.04), skin, rim=rim)
