"""A gardener waters the stairs; they have put out another step overnight."""

import math

import numpy as np

from art.kit.all import (Card, curve, ellipse, Frame, grass, gull, limb, merged, metal, minus, mix, person,
        poly, Pose, rect, rgb, ridge, shift, sitting_cat, snail, tree)

SENTENCE = 'A gardener waters the stairs; they have put out another step overnight.'
KEY = 'green-gold'
FRAME = 'object'
MOOD = 'comic'
PROTAGONIST = 'old'


def step(c, x, y, w, d, h, k, col, fog=0.0):
    """One step: tread, riser and side, slightly bent as if grown."""
    dx, dy = d * 0.62, d * 0.5
    side = poly([(x + w, y), (x + w + dx, y - dy), (x + w + dx, y - dy + h), (x + w, y + h)])
    c.paint(side, shift(col, -0.10), dark=shift(col, -0.3), vol=0.15, texk='streakv', tex=0.4, rough=0.5, fog=fog)
    c.paint(poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]), col, dark=shift(col, -0.2), light=shift(col, 0.1), vol=0.2, texk='streakh', tex=0.5, rough=0.5, fog=fog, rim='#fff6d0')
    c.paint(poly([(x - 3, y), (x + dx - 2, y - dy), (x + w + dx + 2, y - dy), (x + w + 3, y)]), shift(col, 0.12), light='#fff6dc', vol=0.15, texk='streakh', tex=0.5, rough=0.5, fog=fog,
            rim='#fffbe0')


def stairs(c):
    """Thirteen steps out of a flower bed, thick at the root, thin and pale toward the top; the last is a bud."""
    n = 13
    pts = []
    for i in range(n):
        t = i / (n - 1)
        w = 190 * (1 - 0.62 * t)
        x = 214 + 116 * t + 26 * math.sin(t * 3.2)
        y = 728 - 560 * t ** 0.98
        pts.append((x, y, w, 58 * (1 - 0.55 * t), 47 * (1 - 0.25 * t), t))
    # stems that carry it, under the flight
    for i in range(0, n - 1, 2):
        x, y, w, d, h, t = pts[i]
        q = pts[min(i + 2, n - 1)]
        c.paint(limb([(x + w * 0.9 + d * 0.6, y + h), ((x + q[0]) / 2 + w * 0.8, (y + q[1]) / 2 + 26), (q[0] + q[2] * 0.8, q[1] + q[4])], [26 * (1 - 0.6 * t), 20 * (1 - 0.6 * t),
                14 * (1 - 0.6 * t)]), '#6a7a3c', dark='#2c3a1c', light='#d8d88a', vol=0.9, rough=0.6, texk='streakv', tex=0.4)
    for i in range(n - 1, -1, -1):  # far ones first
        x, y, w, d, h, t = pts[i]
        step(c, x, y, w, d, h, t, mix('#b08a5c', '#c8cc78', t ** 1.3), fog=0.0)
    rr = np.random.default_rng(3)
    for i, (x, y, w, d, h, t) in enumerate(pts):  # leaves from the joints
        for s_ in (0, 1):
            if rr.random() < 0.8:
                a = (200 if s_ == 0 else -30) + rr.normal(0, 22)
                P = Pose(x + (0 if s_ == 0 else w + d * 0.5), y + h * 0.4, (1.3 - 0.6 * t) * rr.uniform(0.8, 1.2), a)
                c.paint(P(curve([(0, 0, 'c'), (13, -8), (32, 0, 'c'), (13, 8)])), ['#5f8a3c', '#8fae48', '#3f6a34'][rr.integers(3)], light='#f0f4a8', vol=0.6, rough=0.3, shadow=(1, 3, 3, 0.3))
                c.line([P.pt(2, 0), P.pt(27, 0)], [1.2, 0.4], '#3a5a28', 0.6)
    # the new one: still folded, pale green, wet
    x, y, w, d, h, t = pts[-1]
    k = Frame(c, x + w * 0.62, y - 4, 86, 6, rim='#fffbe0')
    k.paint([(-22, 4), (-30, -30), (-10, -66), (2, -80, 'c'), (16, -62), (30, -28), (20, 4)], '#c8d878', dark='#6a8a34', light='#fdffd0', vol=1.0, rim=True, rough=0.4)
    for q in ([(-6, 2), (-12, -30), (0, -70)], [(8, 2), (12, -30), (3, -70)]):
        k.line(q, [0.6, 2.4, 0.6], '#7a9a3c', 0.8)
    for q in ((-14, -22), (10, -40), (0, -12)):
        k.dot(q[0], q[1], 2.4, '#ffffff', 0.9)
    return pts


def garden(c):
    """A kitchen garden in the morning: wall, far trees, beds, and cold frames of seedlings."""
    c.sky([(0, '#7fb89c'), (0.25, '#b8d4a0'), (0.5, '#f0e8a8'), (1, '#e8d58c')], warp=0.2)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.016)
    c.glow(470, 150, 250, '#fff8d0', 0.6, 1.2)
    c.fog_colour = rgb('#d8d898')
    c.paint(ridge(470, 10, 4, tilt=20), '#7a9a6c', fog=0.55, vol=0.3)
    for x, h, s in ((40, 190, 3), (120, 150, 8), (560, 210, 5)):
        tree(c, x, 540, h, '#6a5a3c', ['#5a8048', '#86a052', '#c0c870'], seed=s, size=5, levels=4, fog=0.35)
    c.paint(rect(-20, 520, 640, 90), '#c89a70', dark='#8a5a44', light='#f6d8a8', vol=0.1, tex=0.5, rough=0.8, fog=0.15)
    for r in range(5):
        for k in range(14):
            c.paint(rect(-10 + k * 46 + (r % 2) * 23, 526 + r * 17, 43, 14, 2), shift('#c88a64', np.random.default_rng(r * 20 + k).normal(0, 0.03)), vol=0.2, rough=0.5, alpha=0.6, fog=0.15)
    c.paint(rect(-20, 512, 640, 12, 3), '#d8b088', dark='#9a7050', light='#fff0c8', vol=0.5, rough=0.6)
    c.paint(curve([(-20, 604, 'c'), (300, 596), (620, 604, 'c'), (620, 930, 'c'), (-20, 930, 'c')]), '#7a9a48', dark='#3f5a28', light='#e0e090', vol=0.15, tex=0.4, rough=0.8,
            grad=((0, 600), (0, 900), 0.2, -0.3))


def bed(c):
    """The bed it grows in, and the row of pots: stairs of two steps, of three, of five."""
    c.paint(curve([(150, 786), (180, 752), (320, 738), (460, 752), (500, 790), (440, 826), (300, 836), (180, 820)]), '#5a3c28', dark='#2c1a10', light='#a87c54', vol=0.5, tex=0.6, rough=2.4,
            shadow=(0, 4, 8, 0.35))
    for i, (x, y, n) in enumerate(((452, 872, 2), (510, 878, 3), (566, 868, 4))):
        k = Frame(c, x, y, 70, rim='#fff0c0')
        k.ground(30, 6)
        for j in range(n - 1, -1, -1):
            s = 1 - j * 0.13
            step(c, *k.pt(-16 + j * 4, -44 - j * 13), 24 * s, 10, 10, 0, '#c8cc78')
        k.paint([(-28, -46, 'c'), (28, -46, 'c'), (21, 0, 'c'), (-21, 0, 'c')], '#c8683c', dark='#6a2c1c', light='#ffb88a', vol=0.8, rim=True)
        k.paint(rect(-32, -52, 64, 10, 2), '#d8784a', dark='#7a341c', light='#ffc89a', vol=0.6, rim=True)


def gardener(c):
    """Straw hat, apron, can; the water falls on the lowest step, which is already dark with it."""
    kw = dict(body='old', pose='stand', view='three', facing=1, arms=((50, 34, 8, -4), (40, 50, 10, -4)))
    o = person(c, 104, 872, 300, clothes='apron', face='calm', col='#a8392f', col2='#5a7a8c', hair='#e8e0d0', style='short', skin='#dba988', hat='brim', hatc='#e8cf7c', legs='#4a5a64',
            shoes='#3a4a34', rim='#fff8d8', look=(0.5, -0.2), beard=True, hands=('grip', 'grip'), **kw)
    x, y = o['handL']
    k = Frame(c, x + 22, y + 42, 78, 22, rim='#ffffff')
    k.paint(limb([(26, -18), (58, -40), (78, -66)], [11, 8, 7], cap=False), '#7f9aa0', dark='#33484c', light='#f0fafa', vol=1.0, rim=True, rough=0.2)
    k.paint([(68, -66, 'c'), (90, -58, 'c'), (86, -74), (74, -80)], '#7f9aa0', dark='#33484c', light='#f0fafa', vol=1.0, rim=True, rough=0.2)
    metal(k, [(-28, -44, 'c'), (28, -44, 'c'), (32, 0, 'c'), (0, 5), (-32, 0, 'c')], '#7f9aa0')
    k.paint(minus(ellipse(-6, -46, 26, 22), ellipse(-6, -46, 20, 16)), '#5f7a80', dark='#2c3f44', light='#e0f0f0', vol=0.9, rim=True)
    X, Y = k.pt(84, -66)
    rr = np.random.default_rng(5)
    for _ in range(26):
        a = rr.uniform(6, 50)
        c.line([(X, Y), (X + a * 0.6, Y + 12), (X + a + 8, Y + rr.uniform(40, 84))], [0.5, 1.4, 0.6], '#e8f8f8', 0.75, rough=0.1)


def draw():
    """A still morning."""
    c = Card(6818, key=(0.5, -0.65, 0.55))
    garden(c)
    bed(c)
    pts = stairs(c)
    gardener(c)
    # someone small lives on the seventh step, with a curtain
    x, y, w, d, h, t = pts[6]
    m = c.paint(curve([(x + w * 0.5 - 9, y + h - 2, 'c'), (x + w * 0.5 - 9, y + h * 0.45), (x + w * 0.5, y + h * 0.24), (x + w * 0.5 + 9, y + h * 0.45), (x + w * 0.5 + 9, y + h - 2, 'c')]),
            '#ffd98a', dark='#c8803c', vol=0, lit=0, rough=0.2, detail=1)
    c.paint(poly([(x + w * 0.5 - 9, y + h * 0.3), (x + w * 0.5 + 2, y + h * 0.3), (x + w * 0.5 - 7, y + h * 0.85)]), '#b3402f', vol=0.3, clip=m, rough=0.2, detail=1)
    sitting_cat(c, Pose(pts[3][0] + 40, pts[3][1] - 4, 0.62), '#2c2430', rim='#fff6d0')
    snail(c, pts[8][0] + 30, pts[8][1] - 2, 34, rim='#fff6d0')
    c.paint(merged([gull(500, 240, 9, -8), gull(530, 228, 7)]), '#fffbf0', vol=0, rough=0.2)
    grass(c, 0, 600, 904, 34, ['#3f5a28', '#6f8a3c', '#c0c468'], n=150, seed=8)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint='#1c2c20', light_tint='#fff8d0', vignette=0.2, bloom=0.12, bthr=0.86, contrast=0.18, paper=0.045, grain=0.025)
