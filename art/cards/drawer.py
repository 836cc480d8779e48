"""A very small office inside a drawer is working late."""

import numpy as np

from art.kit.all import (Card, curve, ellipse, focus_map, limb, loose, material, person, plain, planks, poly,
        put_cup, put_lampshade, put_stack, rect, rgb, shift, Space, three_tones, transform, union, UP, vec)

SENTENCE = 'A very small office inside a drawer is working late.'
KEY = 'candle-brown'
FRAME = 'interior'
MOOD = 'comic'
PROTAGONIST = 'adult'


def clerk(c, S, p, coat, hair, lean=0, m=0.34, flip=False, back=False):
    """A clerk bent over a desk, seen from above and in front; p = seat."""
    with S.stand(p, m, 60, flip=flip, minlight=0.58, gain=1.7, shadow=0.8, form=0.6) as P:
        c.paint(P(curve([(-4, -38), (-13, -34), (-18, -20), (-17, 0), (-12, 4), (12, 4), (17, 0), (16, -20),
                (12, -34), (5, -38)])), coat, dark=shift(coat, -0.2), vol=0.95, rough=0.3, detail=0.8)
        for s_ in (-1, 1):
            c.paint(P(limb([(s_ * 13, -30), (s_ * 19, -14), (s_ * 8, -5)], [9, 8.5, 7])), shift(coat, 0.04),
                    dark=shift(coat, -0.2), vol=0.85, rough=0.25, detail=0.8)
            c.paint(P(ellipse(s_ * 6, -4, 3.6, 2.8)), '#e2b48e', vol=0.5, rough=0.1, detail=0.8)
        H = lambda q: P(transform(q, lean, -44, 1, lean * 2))
        c.paint(H(ellipse(0, 2, 10.5, 11)), '#e2b48e', vol=0.7, rough=0.2, detail=0.9)
        c.paint(H(curve([(-11, 2), (-12, -6), (-5, -13), (5, -13), (12, -6), (11, 2), (7, -3), (-6, -3)])),
                hair, dark=shift(hair, -0.1), vol=0.8, rough=0.3, detail=0.9)
        for ex in (-4, 4):
            c.line([P.pt(lean + ex - 2, -40), P.pt(lean + ex, -39), P.pt(lean + ex + 2, -40)],
                    [0.4, 1.1 * P.s, 0.4], '#2a1614', 0.9)


def draw():
    """A very small office in a drawer, working late; the room it belongs to has gone to sleep."""
    c = Card(351, key=(-0.2, -0.7, 0.5), bg='#07070d')
    # units: 1 = the width of the tiny office's floor board world; drawer 4.4 wide, 3.4 deep, .95 tall
    S = Space(c, eye=(0.75, 6.4, -6.0), look=(0.02, 0.25, 0.35), f=1010, centre=(300, 520), roll=3)
    wd = plain('#7a4a2c', 0.35, 2.2, streak=0.6)
    wdi = plain('#a8784a', 0.35, 2.2, streak=0.5)
    w2, d0, hh, t = 2.2, -1.7, 0.92, 0.16
    # chest of drawers: front plane at z = 1.6, drawer pulled toward us
    fz = 1.55
    front = plain('#4a2c20', 0.35, 3.0, streak=0.6)
    S.plane((-5, -4, fz), (1, 0, 0), UP, [[(0, 0), (10, 0), (10, 9), (0, 9)], [(5 - w2 - t - 0.04, 3.92),
            (5 + w2 + t + 0.04, 3.92), (5 + w2 + t + 0.04, 4 + hh + 0.14), (5 - w2 - t - 0.04, 4 + hh + 0.14)]],
            front, cast=False)
    S.quads.append([-5, hh + 0.14, fz, 1, 0, 0, 0, 1, 0, 0, 0, -1, 10, 4])
    # drawer fronts above and below
    for y0, y1 in ((1.30, 2.75), (2.95, 4.4), (-1.75, -0.25)):
        S.box((-w2 - t, y0, fz - 0.12), (w2 + t, y1, fz), plain('#5a3624', 0.35, 3.0, streak=0.6))
        for x in (-1.2, 1.2):
            S.revolve((x, (y0 + y1) / 2, fz - 0.12), [(0.07, 0), (0.06, 0.12), (0.17, 0.2), (0.16, 0.3),
                    (0, 0.36)], plain('#c99a4a', 0.2, light='#fff0b8'), n=14, axis=(0, 0, -1))
    # the drawer
    S.box((-w2, 0, d0), (w2, 0.001, fz + 2.2), wdi, top=planks('#b08a5c', 0.34, 3.2, 'u', var=0.2))
    for s_ in (-1, 1):
        S.box((s_ * w2, -0.05, d0), (s_ * (w2 + t), hh, fz + 2.2), wd)
    S.box((-w2 - t - 0.06, -0.12, d0 - 0.2), (w2 + t + 0.06, hh + 0.06, d0), wd)
    for x in (-1.2, 1.2):
        S.revolve((x, 0.42, d0 - 0.2), [(0.07, 0), (0.06, 0.12), (0.17, 0.2), (0.16, 0.3), (0, 0.36)],
                plain('#c99a4a', 0.2, light='#fff0b8'), n=14, axis=(0, 0, -1))
    # papers, desks, people
    desk = plain('#8a5530', 0.3, 1.0, streak=0.5)
    desks = [(-1.35, -0.55, 4), (0.05, -0.75, -3), (1.4, -0.45, 7), (-1.25, 0.62, -4), (0.15, 0.55, 3),
            (1.42, 0.75, -6)]
    flames = []
    for k, (x, z, a) in enumerate(desks):
        S.table(x, z, 0.86, 0.46, 0.34, desk, yaw=a, leg=0.05)
        S.chair(x, z + 0.40, 0.42, plain('#5a3a28', 0.3), yaw=a)
        r = np.random.default_rng(k)
        put_stack(S, (x - 0.3, 0.34, z + 0.06), int(r.integers(2, 6)), 0.62, k, cols=('#d8c8a0', '#e6dab8',
                '#c9b890', '#9a4a3c', '#4a6470'))
        S.box((x - 0.02, 0.34, z - 0.08), (x + 0.17, 0.345, z + 0.12), plain('#efe6cc', 0.2, 0.3), yaw=a + 8)
        if k not in (4,):
            p = put_lampshade(S, (x + 0.30, 0.34, z + 0.05), 0.78, '#4f9a6a' if k % 2 else '#e0a850', glow=True)
            flames.append(p)
    # filing cabinet made of match boxes, a thimble bin, a safety pin coat stand, a spool table
    for k in range(4):
        S.box((-2.12, k * 0.20, 1.05), (-1.62, k * 0.20 + 0.19, 1.5),
                plain(['#b8863c', '#a8482f', '#b8863c', '#4f6a6a'][k], 0.3, 0.6),
                front=material(lambda u, v: (0.5 + 0.3 * (np.abs(u - 0.25) < 0.1) * (np.abs(v - 0.1) < 0.04),
                three_tones('#c9a460'))))
    S.revolve((1.95, 0, -1.3), [(0.15, 0), (0.19, 0.30), (0.2, 0.32)], plain('#a8acb0', 0.25, light='#f0f0e8'),
            n=18)
    S.disc((1.95, 0.30, -1.3), 0.18, plain('#2a2420', 0.2), cast=False)
    S.revolve((-1.95, 0, -1.2), [(0.22, 0), (0.22, 0.05), (0.12, 0.06), (0.12, 0.34), (0.22, 0.36),
            (0.22, 0.4)], plain('#9a3a3a', 0.3), n=18)
    S.disc((-1.95, 0.4, -1.2), 0.22, plain('#c9a070', 0.2), cast=False)
    put_cup(S, (-1.95, 0.4, -1.2), 1.6, '#dcd4c4')
    # what else lives in the drawer: giant's things, out of scale
    S.box((0.78, 0, 1.25), (2.1, 0.16, 1.72), plain('#3a4a60', 0.35, 0.7), yaw=-4)  # a spectacles case
    S.box((-0.95, 0, -1.52), (0.6, 0.035, -1.25), plain('#d9a83a', 0.2, streak=0.3), yaw=3)  # a yellow pencil as a barrier
    S.revolve((0.60, 0.07, -1.42), [(0.11, 0), (0, 0.28)], plain('#e6c9a0', 0.2), n=10, axis=(1, 0, -0.05))
    S.revolve((-0.95, 0.06, -1.35), [(0.1, 0), (0.1, -0.22)], plain('#c98a8a', 0.2), n=10, axis=(1, 0, 0))
    # a ladder of a comb up the drawer wall
    S.plane((w2 - 0.02, 0.02, 0.05), (0, 0, 1), UP, (0.10, 0.9), plain('#d8c49a', 0.2))
    S.plane((w2 - 0.02, 0.02, 0.45), (0, 0, 1), UP, (0.10, 0.9), plain('#d8c49a', 0.2))
    for k in range(7):
        S.plane((w2 - 0.025, 0.08 + k * 0.12, 0.1), (0, 0, 1), UP, (0.4, 0.035), plain('#d8c49a', 0.2))
    S.amb = (rgb('#3a4670'), rgb('#24283e'))
    for k, p in enumerate(flames):
        S.lamp(p + vec(-0.14, 0.10, -0.08), '#ffbc68', 1.75, 0.64, 0.16, 5, wrap=0.3)
    S.lamp((0, 1.5, -0.1), '#ffb468', 0.85, 1.35, 0.3, 5, cast=False, fall=1.5)
    S.wall((-6, -4, -12), (0, 0, 1), 24, 22, wd, [(9.6, 9.3, 1.1, 1.5), (10.9, 9.3, 1.1, 1.5),
            (9.6, 11.0, 1.1, 1.5), (10.9, 11.0, 1.1, 1.5)], thick=0)
    S.plane((-8, -4.2, -9), (1, 0, 0), (0, 0, 1), (16, 11), planks('#a8949c', 0.9, 6), nrm=UP)
    S.sun((-0.8, 0.5, -0.35), '#a8c4f4', 1.5, 0.012, 8)
    S.render(ao=0.7, ao_r=0.3, lines=0.5, lights_edge=0.55, gi=0.5)
    S.wobble(1.0)
    coats = ['#4a5a78', '#7a3a3a', '#4f6a4a', '#6a5a3a', '#8a2f2c', '#5a4a6a']
    hairs = ['#2a1a14', '#a8a8ac', '#5a3418', '#1c1618', '#c98a3a', '#3a2418']
    order = sorted(range(6), key=lambda k: -desks[k][1])
    for k in order:
        x, z, a = desks[k]
        if k == 4:
            continue
        clerk(c, S, (x, 0.14, z + 0.33), coats[k], hairs[k], lean=(-3, 2, 0, 5, 0, -4)[k], m=0.62)
        extras(c, S)
    f = focus_map(c, [(300, 560, 280, 190, 1.0), (300, 740, 260, 80, 0.7), (390, 830, 110, 80, 0.8),
            (330, 230, 270, 190, 0.6), (535, 510, 60, 90, 1.0)], 0.36)
    loose(c, f)
    return c.finish(shadow_tint='#0e1230', light_tint='#ffe0a8', vignette=0.5, contrast=0.2)


def extras(c, S):
    # one has had enough: up the comb with a briefcase
    with S.stand((2.02, 0.42, 0.28), 0.5, 102, minlight=0.5, gain=1.4, shadow=0.6, occlude=False) as P:
        person(c, P.x, P.y, P.s * 104, 'slim', 'reach', 'back', 'suit', arms=('reach', 'wide'), col='#8a2f2c', hair='#c98a3a',
                legs='#2a2a36', ground=False)
        c.paint(P(rect(-30, -52, 20, 15, 2)), '#5a3a22', vol=0.4, rough=0.2)
    # a postage stamp hung as a picture, a wrist watch as office clock
    P = S.sheet((-2.18, 0.72, -0.35), (0, 0, 1), (0, -1, 0), 0.01)
    c.paint(P(rect(-26, -12, 52, 44, 2)), '#e6dcc0', vol=0.1, lit=0, rough=0.4, detail=0.6)
    c.paint(P(rect(-21, -8, 42, 36, 1)), '#4f8a94', vol=0.2, lit=0, rough=0.3, detail=0.6)
    c.paint(P(poly([(-18, 27), (-4, 4), (6, 18), (12, 10), (20, 27)])), '#e9e0c8', vol=0.1, lit=0, rough=0.2)
    # a striped sock hangs out of the drawer above: this is only furniture
    P = S.sheet((0.15, 2.78, 1.42), (1, 0, 0), (0, -1, 0), 0.014)
    m = c.paint(P(curve([(-22, -6, 'c'), (22, -8, 'c'), (21, 30), (24, 56), (44, 66), (58, 78), (52, 92),
            (26, 92), (0, 84), (-16, 62), (-20, 30)])), '#566684', dark='#22283e', light='#93a4c4', vol=0.7,
            lit=0, rough=0.6, texk='streakh', tex=0.3, shadow=(6, 8, 7, 0.55))
    for y in (8, 24, 40, 56):
        c.line([P.pt(-24, y), P.pt(0, y + 4), P.pt(28, y)], [5 * P.s], '#8f3e34', 0.85, clip=m, rough=0.6)
    c.paint(P(ellipse(46, 80, 14, 13)), '#8f3e34', vol=0.3, lit=0, clip=m, alpha=0.8, rough=0.6)
    # keyholes
    for x, y in ((0.0, 2.02), (0.0, 3.68), (0.0, 0.42)):
        P = S.sheet((x, y, 1.42 if y > 1 else -1.91), (1, 0, 0), (0, -1, 0), 0.01)
        if y > 1:
            continue
        c.paint(P(ellipse(0, 0, 15, 19)), '#b08a48', dark='#4a3418', light='#f3dc9a', vol=0.5, lit=0, rough=0.2,
                detail=0.6)
        c.paint(P(union(ellipse(0, -5, 5), poly([(-2.5, -3), (2.5, -3), (5, 11), (-5, 11)]))), '#ffd98a', vol=0,
                lit=0, rough=0.1, detail=0.6)
    c.glow(230, 905, 190, '#5c70b0', 0.38, 1.8)
    # the night watch: a cat, from behind, much larger than the firm
    col, rim = '#0d0c14', '#e89a4a'
    c.paint(curve([(250, 930, 'c'), (262, 872), (300, 838), (360, 822), (432, 830), (486, 862),
            (512, 930, 'c')]), col, dark='#040408', light='#2c2632', vol=0.7, lit=0, rough=1.4, rim=rim,
            rimdir=(-0.2, -1), texk='streakv', tex=0.4)
    m = c.paint(curve([(318, 752, 'c'), (340, 768), (362, 790), (392, 784), (418, 788), (436, 764),
            (458, 744, 'c'), (466, 790), (470, 826), (450, 862), (390, 880), (330, 866), (308, 832),
            (310, 792)]), col, dark='#040408', light='#342c38', vol=0.85, lit=0, rough=1.2, rim=rim, rimw=2.6,
            rimdir=(-0.1, -1), texk='streakv', tex=0.4, shadow=(0, 6, 12, 0.5), detail=0.6)
    for x0, y0, x1, y1, x2, y2 in ((322, 762, 334, 776, 346, 794), (453, 756, 444, 774, 432, 792)):
        c.line([(x0, y0), (x1, y1), (x2, y2)], [0.5, 9, 1], '#5a2c20', 0.6, clip=m, soft=1.5)
    for s_ in (-1, 1):
        for k in range(3):
            c.line([(388 + s_ * 74, 836 + k * 7), (388 + s_ * 112, 826 + k * 12),
                    (388 + s_ * 150, 828 + k * 19)], [1.2, 0.9, 0.3], '#b88a5a', 0.6)
    # a moth over the best lamp
    x, y = S.pt((0.60, 1.05, -0.55))
    for s_ in (-1, 1):
        m = c.paint(transform(curve([(0, -2, 'c'), (s_ * 8, -11), (s_ * 17, -10, 'c'), (s_ * 15, -3),
                (s_ * 9, 1), (s_ * 12, 8), (s_ * 4, 10), (0, 3, 'c')]), x, y, 0.8, 16), '#d8bc8a',
                dark='#7a5a3a', light='#fff0c8', vol=0.3, lit=0, rough=0.3, detail=0.9, shadow=(4, 26, 7, 0.35))
        c.paint(transform(ellipse(s_ * 9, -5, 2.2), x, y, 0.8, 16), '#6a4630', vol=0, lit=0, rough=0.1,
                detail=0.9)
    c.line([(x + 1.4, y - 6), (x - 1, y + 8)], [3, 2.4, 0.8], '#5a3c28', detail=0.9)
