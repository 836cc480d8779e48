"""A child on the moon draws starlight from the sea with a bucket; the cat guards the jar."""

import math

import numpy as np

from art.kit.all import Card, crescent, curve, ellipse, house, limb, minus, pines, poly, Pose, rect, rgb, ridge, sitting_cat, transform, water
from art.kit.people.simple import simple_seated

SENTENCE = 'A child on the moon draws starlight from the sea with a bucket; the cat guards the jar.'
KEY = 'deep-teal'
FRAME = 'landscape'
MOOD = 'longing'
PROTAGONIST = 'child'


def star_path(r, k=0.42, n=5, rot=0):
    p = []
    for i in range(2 * n):
        a = math.pi * i / n - math.pi / 2
        q = r if i % 2 == 0 else r * k
        p.append((q * math.cos(a), q * math.sin(a)))
    return transform(curve([(x, y) for x, y in p], k=0.16), rot=rot)


def draw():
    c = Card(21, key=(0.5, -0.6, 0.6))
    c.sky([(0, '#0b1a2e'), (0.3, '#0f3345'), (0.6, '#1d5b62'), (0.78, '#5b9a8c'), (1, '#0e2b3c')], y1=900,
            warp=0.16)
    c.glow(400, 260, 380, '#d7f0d0', 0.28, 1.2)
    c.brush((38, 20), thr=(0, 0.03), length=5, flow=np.arctan2(c.yy - 250, c.xx - 400) + math.pi / 2, fmix=0.9)
    c.stars(210, 520, rmax=1.9)
    # far sleeping village on the shore
    c.fog_colour = rgb('#4f8f88')
    c.paint(ridge(648, 14, 4, tilt=30), '#1f4a52', fog=0.35, vol=0.3, texk='streakh')
    rr = np.random.default_rng(8)
    for i in range(11):
        x = 30 + i * 27 + rr.normal(0, 5)
        house(c, x, 652 + rr.normal(0, 3) - 10, rr.uniform(17, 25), rr.uniform(13, 22), '#4d6a6b', '#24404c',
                seed=i, win=1, fog=0.22, lit='#ffcf7a')
    pines(c, [350, 372, 396, 470, 500, 538, 566], [652, 650, 656, 660, 662, 664, 668],
            [44, 60, 38, 50, 70, 58, 80], '#17404a', fog=0.22)
    c.band('#8fc4b0', 652, 14, 0.5, 2)
    # water: paint a dark mirror
    c.paint(poly([(-10, 662), (610, 662), (610, 910), (-10, 910)]), '#0f3a48', dark='#061a2a', light='#3f7f7f',
            vol=0, grad=((0, 662), (0, 900), 0.35, -0.45), texk='streakh', tex=0.3, rough=1)
    water(c, 672, ['#0a2a3c', '#14505a', '#2b7272'], light='#fff3c4', glint=(400, 34), seed=3)
    # the moon boat
    mx, my, R = 392, 250, 150
    c.glow(mx, my + 70, 230, '#ffe9ae', 0.5, 1.3)
    boat = crescent(mx, my, R, 0.40, rot=-9, inner=0.9)
    m = c.paint(boat, '#f1d998', dark='#b0813f', light='#fffbe3', vol=0.75, key=(-0.1, -0.5, 0.7), tex=0.35,
            grain=0.18, lit=0, rough=0.7, detail=0.4)
    for _ in range(26):
        a, d = rr.uniform(0.2, 2.9), R * rr.uniform(0.62, 0.95)
        q = rr.uniform(2, 9)
        c.paint(ellipse(mx + d * math.cos(a), my + d * math.sin(a), q, q * 0.8), '#a97f45', vol=-0.6, alpha=0.4,
                soft=0.8, clip=m, lit=0)
    c.lights = [(mx - 10, my + 70, 30, '#ffe7a0', 90, 0.55)]
    # a cat keeps an eye on the catch
    sitting_cat(c, Pose(468, 312, 0.72, -16), '#3a3140', rim='#fff3cc')
    # the child
    S = Pose(330, 338, 1.25, 8, flip=True)
    hand = simple_seated(c, S, coat='#dca03a', hair='#3b241b', legs='#2f4a63', rim='#fff6cc', scarf='#b8432f')
    # no rod (a boy angling from a crescent is a film studio's logo): a bucket on a rope over the horn of the moon
    bx, by = 226, 706
    c.line([(262, 240), (246, 214), (226, 204)], [6, 5, 4], '#6b4426', vol=0.5, lit=0)
    c.paint(minus(ellipse(226, 212, 9), ellipse(226, 212, 3.4)), '#8a5a34', dark='#3a2014', light='#ffdf9a',
            vol=0.7, rough=0.2, lit=0)
    c.line([hand, (270, 262), (233, 212)], [2.2, 2], '#7a5632', rough=0.2)
    c.late.append(lambda: c.line([(218, 212), (220, 460), (bx, by - 44)], [1.4, 1.4], '#f4ecd0', 0.9,
            rough=0.1))
    # jar of caught stars hanging from the horn of the moon
    jx, jy = 549, 232
    c.line([(516, 168), (549, 196), (jx, jy)], [1.3], '#e9d6a0')
    J = Pose(jx, jy, 1.0, 3)
    c.glow(jx, jy + 32, 70, '#ffe9a0', 0.5, 1.2)
    jar = J(curve([(-9, 4, 'c'), (-10, 12), (-21, 20), (-22, 46), (-16, 58), (16, 58), (22, 46), (21, 20),
            (10, 12), (9, 4, 'c')]))
    c.paint(jar, '#8fc3b6', dark='#3b7a7a', light='#f2fff0', vol=0.6, alpha=0.5, rim='#ffffff', lit=0)
    c.paint(J(rect(-11, -1, 22, 7, 2)), '#9a6a3c', vol=0.5, rough=0.3)

    def stars_in():
        for x, y, r, a in ((-9, 47, 8, 10), (7, 49, 8.5, -14), (-1, 36, 7, 30), (10, 33, 6, 5),
                (-11, 30, 5.5, 0)):
            c.paint(J(transform(star_path(r), x, y, 1, a)), '#ffe58a', dark='#e0a63f', light='#fffbe0', vol=0.5,
                    lit=0, rough=0.1)
        c.dot(jx - 13, jy + 28, 2.4, '#ffffff', 0.7)

    c.late.append(stars_in)
    # star-fish shoal under the water
    spots = [(226, 704, 15, 12), (70, 752, 11, -20), (300, 752, 12, 30), (312, 812, 10, 0), (118, 832, 15, 14),
            (420, 786, 9, -8), (505, 842, 12, 22), (212, 858, 9, 40), (360, 866, 7, 0), (560, 770, 7, 10),
            (40, 872, 8, 0)]

    def shoal():
        for i, (x, y, r, a) in enumerate(spots):
            c.glow(x, y, r * 4.2, '#ffe69a', 0.42 if i else 0.75, 1.1)
        for i, (x, y, r, a) in enumerate(spots):
            if i:  # a comet tail, so that stars swim
                c.paint(limb([(x, y), (x + r * 2.4, y - r * 0.2), (x + r * 4.4, y + r * 0.5)],
                        [r * 1.1, r * 0.6, 0.3], n=16), '#ffe9a8', vol=0, alpha=0.28, soft=1.4, lit=0)
            if i:
                c.paint(transform(star_path(r), x, y, 1, a), '#ffe07f', dark='#d99a3a', light='#fffceb',
                        vol=0.6, lit=0, rough=0.2)
        K = Pose(bx, by, 1.15, 4)  # the bucket comes up full of light
        c.paint(minus(ellipse(bx, by - 28, 17, 24), ellipse(bx, by - 28, 15.6, 22.6)), '#d9c8a0', vol=0, lit=0,
                rough=0.1)
        c.paint(K(ellipse(0, -22, 19, 6)), '#fff3b8', vol=0, lit=0, rough=0.2)
        c.paint(transform(star_path(11), bx - 5, by - 34, 1, -12), '#ffe07f', dark='#d99a3a', light='#fffceb',
                vol=0.6, lit=0, rough=0.2)
        c.paint(transform(star_path(8), bx + 9, by - 31, 1, 20), '#ffe9a0', dark='#d99a3a', light='#fffceb',
                vol=0.6, lit=0, rough=0.2)
        mk = c.paint(K(curve([(-19, -22, 'c'), (0, -17), (19, -22, 'c'), (14, 6), (0, 10), (-14, 6)])),
                '#7a5230', dark='#2f1c14', light='#f0c078', vol=0.8, texk='streakv', tex=0.4, lit=0, rough=0.3,
                rim='#ffedb0')
        for yy in (-12, 0):
            c.line([K.pt(-18, yy), K.pt(0, yy + 5), K.pt(18, yy)], [2.4], '#4a4a52', 0.9, clip=mk)
        for x, y, r, a in [(bx, by + 6, 0, 0)]:
            for k in range(3):
                c.paint(minus(ellipse(x, y + 4, 30 + k * 16, 6 + k * 3), ellipse(x, y + 4, 28.6 + k * 16,
                        5 + k * 3)), '#eafff0', vol=0, alpha=0.5 - k * 0.13, lit=0, rough=0.3)

    c.brush((10, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6, length=3.4)
    c.late.insert(0, shoal)
    return c.finish(shadow_tint='#0c2a3a', light_tint='#fff0c8', vignette=0.34)
