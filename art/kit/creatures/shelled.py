"""Snails and tortoises."""

import math

import numpy as np

from ..paint.colour import shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, minus, poly, rect, sample, transform, union


def spiral_shell(k, cx, cy, R, col='#b9854e', dark='#4a2a1c', light='#f3d6a0', turns=2.6, flip=1,
        band='#7a4428', ribs=True):
    """A snail shell: lit coil drawn from outside in."""
    m = k.paint(union(ellipse(cx, cy, R, R * 0.96),
            curve([(cx + flip * R * 0.2, cy + R * 0.6), (cx + flip * R * 0.98, cy + R * 0.35),
            (cx + flip * R * 1.14, cy + R * 0.86), (cx + flip * R * 0.7, cy + R * 1.02)])), col, dark=dark,
            light=light, vol=1.05, rim=True, shadow=(0, 2, 3, 0.4), rough=0.5, px=220)
    pts = []
    for i in range(90):
        t = i / 89
        a = flip * (math.radians(52) - t * turns * 2 * math.pi)
        r = R * (1.0 - t) ** 1.15 * 0.98 + 0.4
        px, py = cx + flip * R * 0.10 * (1 - t) * 0 + math.cos(a) * r * (1 if flip > 0
                else 1), cy + math.sin(abs(a) if False else a) * r * 0.96
        pts.append((px, py))
    P_ = np.array(pts)
    for i in range(0, 88):  # each whorl turns: a band of light inside the line and a crease
        t = i / 89
        R * 0.30 * (1 - t) + 0.5
    inner = [tuple((p - (cx, cy)) * 0.86 + (cx, cy)) for p in P_]
    k.line(inner, [R * 0.34, R * 0.22, R * 0.12, R * 0.04], light, 0.30, clip=m, soft=R * 0.045)
    mid = [tuple((p - (cx, cy)) * 0.80 + (cx, cy)) for p in P_]
    k.line(mid, [R * 0.10, R * 0.07, R * 0.04, R * 0.01], band, 0.55, clip=m, soft=0.4)
    if ribs:
        for i in range(4, 84, 2):
            t = i / 89
            p, q = P_[i], P_[min(89, i + 1)]
            (1 - t) ** 1.15
            a, b = (p - (cx, cy)) * 0.98 + (cx, cy), (p - (cx, cy)) * (0.60 if t < 0.62 else 0.45) + (cx, cy)
            d = (q - p) * 2.0
            k.line([tuple(a), tuple((a + b) / 2 + d), tuple(b)], [0.3, R * 0.025, 0.3], dark, 0.28, clip=m)
    k.line(pts, [R * 0.085, R * 0.075, R * 0.055, R * 0.03], dark, 0.8, clip=m, soft=0.25)
    k.lighten(ellipse(cx - R * 0.36, cy - R * 0.46, R * 0.24, R * 0.14, -38), '#fffbe8', 0.5, R * 0.06, m)
    return m


def snail(c, x, y, size, rot=0, flip=False, fog=0.0, rim=None, lit=1.0, col='#b89a72', dark='#4f3a2c',
        light='#f0dcb0', shell='#a8663a', shell_dark='#4a2418', shell_light='#f0c88a', sleepy=0.3, stalk=1.0,
        shell_on=True):
    """Size = shell height; total length 2.4 x. Returns shell top, eyes."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    k.ground(104, 6, 0, 0, 0.5)
    for u, L in ((92, 26), (82, 22)):  # far stalk first
        pass
    es = [((80, -34), (86, -58 * stalk), (96, -74 * stalk)), ((88, -32), (100, -50 * stalk),
            (114, -64 * stalk))]
    k.paint(limb(es[0], [7, 4, 4.4]), shift(col, -0.1), dark=dark, vol=0.7, rough=0.2)
    body = curve([(-108, 0, 'c'), (-92, -7), (-62, -14), (-30, -20), (10, -22), (44, -26), (58, -40), (72, -47),
            (88, -44), (99, -34), (100, -24), (92, -16), (84, -10), (86, -2), (92, 1), (60, 3), (-40, 3)])
    m = k.paint(union(body, limb(es[1], [9, 4.6, 5])), col, dark=dark, light=light, vol=1.0, px=280, rim=True,
            rough=0.5, shadow=(0, 1, 2, 0.35))
    rr = np.random.default_rng(2)
    for _ in range(170):  # wet pebbled skin, rows follow the foot
        u = rr.uniform(-96, 96)
        v = rr.uniform(-44, -4)
        k.paint(ellipse(u, v, rr.uniform(1.2, 2.8), rr.uniform(0.8, 1.5), rr.normal(0, 14)),
                light if rr.random() < 0.5 else shift(col, -0.1), vol=0, alpha=0.35, clip=m, rough=0.1,
                detail=0)
    k.line([(-104, -1), (-40, -4), (40, -5), (88, -3)], [0.6, 2.4, 2.4, 0.6], dark, 0.5, clip=m, soft=0.6)
    for i in range(30):
        u = -92 + i * 6
        k.line([(u, -4), (u + 2, 2)], [0.6, 0.9], dark, 0.35, clip=m)
    k.line([(96, -22), (90, -20), (84, -22)], [0.5, 1.6, 0.4], dark, 0.75)
    for a in ((94, -17, 104, -10), (89, -14, 96, -5)):
        k.paint(limb([(a[0], a[1]), (a[2], a[3])], [4.6, 2.6]), shift(col, -0.03), vol=0.6, rough=0.2)
    for i, e in enumerate(es):
        ex, ey = e[-1]
        k.paint(ellipse(ex, ey, 5.4), shift(col, -0.08 * (1 - i)), dark=dark, light=light, vol=0.8, rough=0.15,
                rim=True)
        k.eye(ex + 0.8, ey - 0.4, 4.0, '#6a4a2a', lid=sleepy, look=(0.3, 0.1), pupil=0.62,
                lidcol=shift(col, -0.1 * (1 - i)), socket=0.15)
    if shell_on:
        spiral_shell(k, -14, -54, 52, shell, shell_dark, shell_light)
    return dict(top=k.pt(-14, -106), kit=k, eyes=[k.pt(*e[-1]) for e in es])


def tortoise(c, x, y, size, rot=0, flip=False, fog=0.0, rim=None, lit=1.0, col='#8a8458', dark='#34321f',
        light='#d3c88e', shell='#7a5c34', shell_dark='#2f1f14', shell_light='#d9b06a', head='up', load=None):
    """Size = shell height from the ground; length 2 x. head: up | low | in. Returns shell top, mouth."""
    k = Frame(c, x, y, size, rot, flip, fog, rim, lit)
    st = dict(dark=dark, light=light)
    k.ground(92, 7, 4, 0, 0.5)
    k.paint([(-70, -26), (-86, -18), (-96, -8, 'c'), (-80, -10), (-66, -16)], col, **st, vol=0.6)
    for u in (34, -46):
        k.paint([(u - 12, -34), (u + 12, -34), (u + 15, -10), (u + 14, 0), (u - 10, 0), (u - 12, -14)],
                shift(col, -0.13), dark=dark, vol=0.7)
    H = {'up': [(58, -34), (76, -46), (88, -66)], 'low': [(58, -30), (80, -28), (100, -22)],
            'in': [(50, -32), (58, -32), (64, -32)]}[head]
    mn = k.paint(limb(H, [32, 22, 19], cap=True), col, **st, vol=0.9, rim=True, rough=0.5)
    q = sample(H, 14)
    for i in range(3, 11):
        k.line([(q[i][0] - 9, q[i][1] + 4), (q[i][0] + 1, q[i][1] + 6), (q[i][0] + 10, q[i][1] + 2)],
                [0.3, 1.3, 0.3], dark, 0.5, clip=mn)
    hx, hy = H[-1]
    h = k.sub(hx + 3, hy - 2, 100, -8 if head != 'low' else 10)
    m2 = h.paint([(-13, 2), (-10, -11), (2, -15), (14, -10), (21, -3), (22, 3, 'c'), (17, 7), (4, 11),
            (-8, 10)], col, **st, vol=0.95, rim=True, shadow=(0, 1.4, 2, 0.35), rough=0.4, detail=0.6)
    rr = np.random.default_rng(5)
    for _ in range(26):
        u, v = rr.uniform(-11, 6), rr.uniform(-13, 9)
        h.paint(ellipse(u, v, 1.7, 1.3), dark, vol=0, alpha=0.28, clip=m2, rough=0.2)
    h.line([(22, 3), (14, 4.6), (5, 3)], [0.6, 1.4, 0.5], dark, 0.9)
    h.eye(7, -4.6, 3.2, '#3a2818', lid=0.42, pupil=0.66, lidcol=shift(col, -0.06), socket=0.2)
    h.line([(1, -0.4), (6, 1), (12, -0.6)], [0.3, 0.9, 0.3], dark, 0.5)
    sh = curve([(-76, -22), (-72, -42), (-52, -74), (-20, -96), (10, -100), (38, -88), (58, -62), (68, -36),
            (72, -24), (40, -14), (-20, -12)])
    m = k.paint(sh, shell, dark=shell_dark, light=shell_light, vol=1.1, px=240, rim=True,
            shadow=(0, 2, 3, 0.45), rough=0.5)

    def dome(u, v):
        return (2 + u * 70 * math.sqrt(max(0.0, 1 - (v * 0.93) ** 2)) - 4 * v, -20 - v * 80)

    rows_ = [(0.03, 0.33, [-1.02, -0.62, -0.2, 0.22, 0.62, 1.02]), (0.35, 0.66, [-1.0, -0.52, -0.02, 0.5, 1.0]),
            (0.68, 1.06, [-1.1, -0.42, 0.42, 1.1])]
    for v0, v1, us in rows_:  # scutes with growth rings
        for i in range(len(us) - 1):
            a_, b_ = us[i] + 0.035, us[i + 1] - 0.035
            q = [dome(a_, v0), dome((a_ + b_) / 2, v0 - 0.03), dome(b_, v0), dome(b_ - 0.03, v1),
                    dome((a_ + b_) / 2, v1 + 0.04), dome(a_ + 0.03, v1)]
            hexa = poly(q)
            gx, gy = np.mean(q, 0)
            k.paint(hexa, shift(shell, 0.03), dark=shell_dark, light=shell_light, vol=0.85, clip=m, rough=0.8,
                    shadow=(0, 0.8, 1.4, 0.5))
            for t, al in ((0.8, 0.5), (0.62, 0.45), (0.44, 0.45), (0.26, 0.5)):
                k.paint(minus(transform(hexa, 0, 0, t, about=(gx, gy + 2)), transform(hexa, 0, 0, t - 0.055,
                        about=(gx, gy + 2))), shell_dark, vol=0, alpha=al, clip=m, rough=0.5)
            k.lighten(transform(hexa, 0, 0, 0.3, about=(gx, gy + 2)), shell_light, 0.35, 1.6, m)
    ed = []
    for i in range(13):
        t = i / 12
        u = -74 + 146 * t
        v = -20 + 7 * math.sin(t * math.pi)
        ed.append(transform(rect(-5.4, -6, 10.8, 11, 3), u, v, 1, 12 - 24 * t))
    for p in ed:
        k.paint(p, shift(shell, -0.02), dark=shell_dark, light=shell_light, vol=0.8, rough=0.3,
                shadow=(0, 0.8, 1, 0.4))
    for u in (48, -34):
        ml = k.paint([(u - 14, -24), (u + 12, -26), (u + 16, -10), (u + 16, 0), (u - 10, 1), (u - 13, -10)],
                col, **st, vol=0.95, rim=True, rough=0.5, shadow=(0, 1, 2, 0.35))
        for _ in range(24):
            a, b = rr.uniform(u - 12, u + 14), rr.uniform(-22, -5)
            k.paint(ellipse(a, b, 2.6, 1.8), light if rr.random() < 0.4 else dark, vol=0.3, alpha=0.35, clip=ml,
                    rough=0.3)
        for q in (-4, 3, 10):
            k.paint(ellipse(u + q, -1, 2.4, 2.2), '#d8c8a0', vol=0.5, rough=0.1)
    return dict(top=k.pt(6, -100), mouth=h.pt(21, 4), kit=k)
