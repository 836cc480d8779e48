"""A staircase of books climbs to a keyhole in a tree; the key hangs out of reach."""

import math

import numpy as np

from art.kit.all import (book, book_bird, Card, curve, dabs, ellipse, grass, gull, lantern, limb, merged, minus,
        person, Pose, rect, rgb, ridge, union)

SENTENCE = 'A staircase of books climbs to a keyhole in a tree; the key hangs out of reach.'
KEY = 'green-gold'
FRAME = 'landscape'
MOOD = 'longing'
PROTAGONIST = 'old'


def draw():
    c = Card(33, key=(-0.5, -0.6, 0.6))
    c.sky([(0, '#16302c'), (0.35, '#3c6a4c'), (0.6, '#a9b768'), (0.78, '#e8d58c'), (1, '#5f7a4a')], warp=0.2)
    c.glow(150, 520, 300, '#fff0b0', 0.55, 1.3)
    c.brush((38, 20), thr=(0, 0.03), length=3.5)
    c.fog_colour = rgb('#c9cc86')
    rr = np.random.default_rng(2)
    for k, (fog, n, w0) in enumerate(((0.72, 9, 14), (0.52, 7, 24), (0.28, 4, 40))):  # forest in three depths
        for i in range(n):
            x = (i + 0.5) / n * 640 - 20 + rr.normal(0, 20)
            if k == 2 and 120 < x < 560:
                continue
            c.paint(limb([(x, 760 + k * 20), (x + rr.normal(0, 8), 400), (x + rr.normal(0, 14), -20)],
                    [w0 * 1.7, w0, w0 * 0.7]), '#27402f', fog=fog, texk='streakv', tex=0.3)
            for _ in range(3):
                y = rr.uniform(40, 420)
                s = rr.choice([-1, 1])
                c.paint(limb([(x, y), (x + s * 40, y - 26), (x + s * 90, y - 30)], [w0 * 0.35, w0 * 0.2, 1]),
                        '#27402f', fog=fog)
        c.band('#e9dd9a', 640 + k * 45, 42, 0.5, k)
    for x in (40, 120, 190):
        c.beam([(x + 60, -20), (x + 110, -20), (x - 30, 720), (x - 130, 720)], '#fff3b8', 0.22, 14)
    c.paint(ridge(742, 10, 6), '#4a5f36', dark='#20331f', light='#9fae5a', texk='streakh', tex=0.3,
            grad=((0, 740), (0, 900), 0.1, -0.4))
    # the great tree
    c.lights = [(352, 452, 34, '#ffd873', 120, 1.0)]
    trunk = curve([(150, 800, 'c'), (215, 752), (252, 690), (266, 560), (258, 420), (236, 290), (196, 190),
            (150, 110), (96, 60, 'c'), (110, 44, 'c'), (190, 100), (240, 160), (268, 190), (282, 90),
            (276, -20, 'c'), (352, -20, 'c'), (362, 90), (384, 190), (420, 150), (480, 80), (560, 20, 'c'),
            (584, 50, 'c'), (520, 120), (470, 200), (444, 300), (438, 430), (446, 570), (462, 690), (500, 752),
            (590, 800, 'c'), (520, 800), (440, 782), (380, 806), (300, 786), (230, 806)])
    for pts, w in (([(262, 720), (150, 800), (40, 822)], 58), ([(320, 720), (268, 832), (196, 866)], 60),
            ([(384, 720), (426, 830), (392, 884)], 58), ([(440, 710), (530, 802), (640, 826)], 62)):
        c.paint(limb(pts, [w, w * 0.62, 5]), '#62432f', dark='#24170f', light='#a9835a', vol=0.9,
                texk='streakh', tex=0.35, rim='#fff0b0', shadow=(0, 5, 7, 0.4))
    mt = c.paint(trunk, '#6a4a34', dark='#24170f', light='#a9835a', vol=1.0, texk='streakv', tex=0.42,
            grain=0.2, rim='#fff0b0', shadow=(6, 4, 12, 0.4), px=260)
    for i in range(46):  # bark furrows
        u = rr.uniform(-1, 1)
        y0 = rr.uniform(120, 640)
        L = rr.uniform(50, 150)
        f = lambda y: 350 + u * (88 + max(0, (y - 520) / 230) ** 2 * 95 + max(0, (330 - y) / 260) ** 2 * 30)
        c.line([(f(y0), y0), (f(y0 + L / 2) + rr.normal(0, 4), y0 + L / 2), (f(y0 + L), y0 + L)],
                [0.4, rr.uniform(2, 5), 0.4], '#22140e', 0.6, clip=mt, rough=1.2)
        c.line([(f(y0) + 3, y0 + 4), (f(y0 + L / 2) + 4, y0 + L / 2), (f(y0 + L) + 3, y0 + L - 4)],
                [0.3, 1.6, 0.3], '#b98d5e', 0.4, clip=mt, rough=1.2)
    # keyhole door
    kx, ky = 352, 428
    key = union(ellipse(kx, ky, 40), curve([(kx - 19, ky + 20, 'c'), (kx - 38, ky + 112, 'c'),
            (kx + 38, ky + 112, 'c'), (kx + 19, ky + 20, 'c')], k=0.1))
    frame = union(ellipse(kx, ky, 53), curve([(kx - 32, ky + 20, 'c'), (kx - 53, ky + 118, 'c'),
            (kx + 53, ky + 118, 'c'), (kx + 32, ky + 20, 'c')], k=0.1))
    c.glow(kx, ky + 40, 190, '#ffc84f', 0.5, 1.2)
    c.paint(frame, '#8a6233', dark='#3a2412', light='#e8b85e', vol=0.9, tex=0.3, shadow=(0, 2, 6, 0.6))
    mk = c.paint(key, '#ffd978', dark='#e08e2a', light='#fffbe6', vol=0, lit=0,
            grad=((kx, ky - 30), (kx, ky + 112), -0.1, 0.42), tex=0.3)
    # inside: another, sunlit country
    c.paint(curve([(kx - 60, ky + 92, 'c'), (kx - 20, ky + 70), (kx + 14, ky + 78), (kx + 60, ky + 60, 'c'),
            (kx + 60, ky + 130, 'c'), (kx - 60, ky + 130, 'c')]), '#d99b3e', light='#fff0b0', vol=0, clip=mk,
            lit=0, alpha=0.7)
    c.paint(merged([gull(kx - 8, ky - 6, 9, -8), gull(kx + 12, ky + 6, 6)]), '#a5631f', vol=0, clip=mk, lit=0,
            rough=0.1)
    # canopy
    spots = [(rr.uniform(-20, 620), rr.uniform(-40, 120) + 60 * abs(rr.normal()) * (rr.random() < 0.3),
            rr.uniform(24, 50)) for _ in range(70)]
    spots = [(x, min(y, 118 - 70 * math.exp(-(((x - 320) / 120) ** 2))), r) for x, y, r in spots]
    dabs(c, [(x, y - 18, r) for x, y, r in spots], 6, ['#0f2419', '#1b3a22', '#2c5429'], 9, per=60)
    dabs(c, spots, 4.4, ['#15301f', '#234a2a', '#3d6b34', '#6f8c42', '#b5b85f'], 4, per=64,
            light_from=(-0.5, -0.7))
    # stairs of books: far to near
    cols = ['#7d2f2f', '#2f5560', '#b07a34', '#4b3a63', '#3f5f3c', '#a4553a', '#284058', '#86703a', '#6d2a44',
            '#356058', '#8a4a2a', '#44406b', '#7a2d2b']
    n = 13
    girl = None
    for i in range(n):
        t = i / (n - 1)  # 0 far (door) .. 1 near
        sc = 0.62 + 1.25 * t**1.25
        x = 322 - 250 * t + 62 * math.sin(t * 2.9)
        y = 560 + 300 * t**1.12
        w, h = 78 * sc, 15 * sc
        P = Pose(x - w * 0.35 + rr.normal(0, 4), y, 1, rr.normal(0, 1.5))
        for k in (1, 0):
            book(c, Pose(P.x + (rr.normal(0, 5) if k else 0), y + k * h, 1, P.rot + rr.normal(0, 1.5)), w, h,
                    34 * sc, cols[(i * 2 + k * 5) % 13], spine=(i + k) % 3 != 0, seed=i)
        if i == 7:
            girl = (P.x + w * 0.5, y - h - 8 * sc, sc)
    c.glow(336, 560, 90, '#ffd46a', 0.5, 1.3)
    gx, gy, gs = girl
    o = person(c, gx - 4, gy + 3, 150, 'old', 'walk', 'three', 'cloak', 'longing', 1, arms=('lamp', (20, 60, 10, -10)), col='#a8392f',
            col2='#e7c766', hair='#d8d2c6', style='bun', skin='#dba988', legs='#3a3340', rim='#ffe7a0', look=(0.6, -0.7), nod=-22,
            hands=('grip', 'grip'))
    hand = o['handL']
    stick = o['handR']
    c.line([(stick[0] - 1, stick[1] - 12), (stick[0] + 2, stick[1] + 20), (stick[0] + 4, gy + 4)], [3, 2.8, 2.4], '#5a3a22',
            light='#c9935a', vol=0.6, rough=0.3)
    c.late.append(lambda: lantern(c, hand[0] + 2, hand[1] + 2, 0.95, r=80))
    # book-birds
    for x, y, s, a in ((112, 262, 1.15, -16), (196, 330, 0.62, 10), (74, 372, 0.7, 8), (512, 330, 0.85, -6),
            (545, 430, 0.55, 14)):
        book_bird(c, Pose(x, y, s, a), rim='#fff6d8')
    # the key itself hangs out of reach
    c.line([(500, 118), (502, 210)], [1.2], '#e8d8a0')
    K = Pose(502, 210, 1)
    kk = union(minus(ellipse(0, 10, 10), ellipse(0, 10, 5.5)), rect(-2, 19, 4, 34), rect(0, 42, 10, 4),
            rect(0, 49, 8, 4))
    c.paint(K(kk), '#e3b24f', dark='#8a5a1c', light='#fff3c0', vol=0.7, rough=0.3, rim='#fff3c0')
    # owl hollow
    H_ = ellipse(404, 262, 19, 25)
    c.paint(H_, '#120b08', vol=0, lit=0, clip=mt)

    def owl():
        for s_ in (-1, 1):
            c.paint(ellipse(404 + s_ * 6.5, 262, 4.6), '#f2c04a', vol=0.2, lit=0, rough=0.1)
            c.paint(ellipse(404 + s_ * 6.2, 262, 2.1), '#120b08', vol=0, lit=0, rough=0)

    c.late.append(owl)
    # whoever came before her has left his shoes
    for x, y, s in ((470, 842, -1), (500, 850, -1)):
        M = Pose(x, y, 1.15, 0, s < 0)
        c.paint(M(ellipse(0, 0, 17, 3)), '#120c08', vol=0, alpha=0.5, soft=1.5, lit=0)
        c.paint(M(curve([(-14, 0, 'c'), (-15, -18, 'c'), (-4, -19, 'c'), (0, -9), (12, -7), (16, 0, 'c')])), '#4a3024', dark='#1c100c',
                light='#b08a5c', vol=0.8, rough=0.3, rim='#ffe3a8')
        c.paint(M(ellipse(-9.5, -18, 5.4, 2)), '#120b08', vol=0, rough=0.1)
    grass(c, 300, 620, 880, 40, ['#1e331d', '#3a5a2b', '#6f8840'], 180, 3)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)

    def motes():
        for _ in range(60):
            x, y = kx + rr.normal(0, 110), ky + 60 + rr.normal(0, 120)
            c.dot(x, y, rr.uniform(0.5, 1.5), '#ffeaa0', rr.uniform(0.3, 0.9), True)

    c.late.append(motes)
    return c.finish(shadow_tint='#1a2a22', light_tint='#fff2c0', vignette=0.36)
