"""At tea nobody mentions the elephant; it is holding the sugar."""

import math

import numpy as np

from art.kit.all import (armchair, Card, cup, curve, elephant, ellipse, Frame, limb, minus, person, poly, Pose,
        rect, teapot)

SENTENCE = 'At tea nobody mentions the elephant; it is holding the sugar.'
KEY = 'kitchen-cream'
FRAME = 'interior'
MOOD = 'comic'
PROTAGONIST = 'animal'


def parlour(c):
    """A small sunny parlour with a papered wall, too small by one elephant."""
    c.paint(rect(-20, -20, 640, 700), '#e6d8b4', dark='#b89c78', light='#fffbe8', vol=0, tex=0.2, rough=0.2, grad=((100, 0), (600, 600), 0.25, -0.2))
    for r in range(11):
        for k in range(9):
            x, y = 14 + k * 74 + (r % 2) * 37, 20 + r * 62
            for a in range(5):
                t = a * 1.2566
                c.paint(ellipse(x + 6 * math.cos(t), y + 6 * math.sin(t), 4), '#9fb8b0', vol=0.1, alpha=0.6, rough=0.3, lit=0.5)
            c.line([(x, y + 8), (x - 4, y + 22), (x + 2, y + 34)], [1.6, 1], '#8fa890', 0.6, rough=0.2)
    c.paint(rect(-20, 600, 640, 16), '#f6eedc', dark='#b8a484', light='#ffffff', vol=0.4, rough=0.3)
    c.paint(rect(-20, 614, 640, 320), '#b8885c', dark='#7a5434', light='#f0cc98', vol=0, texk='streakh', tex=0.6, rough=0.3, grad=((0, 614), (0, 900), 0.15, -0.3))
    c.paint(curve([(20, 700), (300, 660), (590, 700), (640, 800), (560, 900), (40, 900), (-40, 800)]), '#2f6f9a', dark='#1c4466', light='#8fc0d8', vol=0.15, tex=0.35, rough=0.8)
    c.paint(minus(curve([(44, 712), (300, 676), (566, 712), (610, 800), (540, 886), (60, 886), (-10, 800)]), curve([(54, 718), (300, 684), (556, 718), (596, 800), (532, 878), (68, 878), (4, 800)])),
            '#f0dcb0', vol=0.1, rough=0.6, alpha=0.8)


def things(c):
    """A window, two pictures pushed askew, and a lamp the ear has tilted."""
    m = c.paint(rect(26, 96, 118, 190, 3), '#bfe0ec', dark='#7fb0c8', light='#ffffff', vol=0, lit=0, rough=0.3, grad=((30, 100), (140, 280), -0.1, 0.3))
    c.paint(curve([(20, 262, 'c'), (60, 240), (100, 250), (150, 236, 'c'), (150, 300, 'c'), (20, 300, 'c')]), '#8fae68', vol=0.3, clip=m, rough=0.5)
    for p in (rect(82, 96, 5, 190), rect(26, 186, 118, 5)):
        c.paint(p, '#fff8ea', dark='#c8b494', vol=0.3, rough=0.2)
    c.paint(minus(rect(16, 86, 138, 212, 3), rect(26, 96, 118, 190, 3)), '#fffaf0', dark='#c0ac8c', vol=0.4, rough=0.3, shadow=(2, 4, 5, 0.25))
    for s_, x in ((1, 8), (-1, 162)):
        c.paint(curve([(x, 70, 'c'), (x + s_ * 44, 70, 'c'), (x + s_ * 34, 200), (x + s_ * 16, 320), (x - s_ * 8, 322, 'c')]), '#c8503a', dark='#7a2418', light='#ff9c78', vol=0.7, texk='streakv', tex=0.4,
                rough=0.5, rim='#fff0d8')


def tea(c):
    """A round table, the good china, a cake with one slice out."""
    k = Frame(c, 300, 866, 300, rim='#fffaf0')
    k.ground(44, 7, a=0.4)
    k.paint(limb([(0, 0), (0, -44)], [9, 7], cap=False), '#7a4a2c', dark='#3a2014', light='#d8a070', vol=0.8)
    for s_ in (-1, 1):
        k.paint(limb([(0, -10), (s_ * 16, -4), (s_ * 24, 2)], [6, 5, 4]), '#7a4a2c', dark='#3a2014', light='#d8a070', vol=0.8)
    cloth = [(-62, -52), (-66, -30), (-58, -18, 'c'), (-40, -24), (-20, -14), (0, -22), (20, -14), (40, -24), (58, -18, 'c'), (66, -30), (62, -52)]
    k.paint(cloth, '#fff8ea', dark='#b8a48c', light='#ffffff', vol=0.4, texk='streakv', tex=0.25, rim=True, rough=0.5)
    k.paint(ellipse(0, -52, 64, 13), '#fffdf4', dark='#d0bca0', light='#ffffff', vol=0.2, rim=True)
    teapot(c, 262, 712, 66, col='#2f6f9a', rim='#ffffff')
    for x, y in ((196, 722), (396, 722), (352, 738)):
        cup(c, x, y, 38, rim='#ffffff')
    q = Frame(c, 318, 716, 60, rim='#ffffff')
    q.paint(ellipse(0, 0, 50, 10), '#f6efe0', dark='#b8a48c', light='#ffffff', vol=0.5)
    q.paint([(-38, -4, 'c'), (-38, -34), (0, -42), (38, -34), (38, -4, 'c'), (0, 4)], '#e8a0a0', dark='#a85a5c', light='#fff0e8', vol=0.8, rim=True)
    q.paint([(6, -38, 'c'), (34, -34, 'c'), (36, -6, 'c'), (10, 2, 'c')], '#c8864c', dark='#7a4a24', light='#f0c890', vol=0.2)


def guests(c):
    """They speak of the weather."""
    for x, f, kw in ((86, 1, dict(body='heavy', clothes='suit', face='calm', col='#5a6a58', hair='#8a5a34', style='bald', skin='#e3b591', look=(0.7, 0.1))),
            (516, -1, dict(body='old', clothes='dress', face='sly', col='#a8543c', hair='#d8d2c6', style='bun', skin='#dba988', look=(-0.8, 0.1), glasses=True))):
        armchair(c, x - f * 12, 862, 210, col='#8a9a6c' if f > 0 else '#c88a6c', flip=f < 0, rim='#fffaf0')
        o = person(c, x, 778, 300, pose='chair', view='three', facing=f, arms=((34, 70, 8, -8), 'lap'), col2='#fff4e0', legs='#4a4238', rim='#fffaf0', hands=('grip', 'rest'), ground=False, **kw)
        cup(c, o['handL'][0] + f * 5, o['handL'][1] + 2, 26, saucer=False, rim='#ffffff')


def sugar(c, o):
    """One lump, held out over the cups, as it has been for some time."""
    x, y = o['tip']
    for q in (poly([(x - 9, y - 2), (x + 4, y - 5), (x + 10, y + 2), (x - 3, y + 6)]), poly([(x - 9, y - 2), (x - 3, y + 6), (x - 3, y + 18), (x - 9, y + 10)]),
            poly([(x - 3, y + 6), (x + 10, y + 2), (x + 10, y + 13), (x - 3, y + 18)])):
        c.paint(q, '#fffdf6', dark='#b8aca0', light='#ffffff', vol=0.3, rough=0.2, shadow=(1, 3, 3, 0.3), detail=1)


def draw():
    """A fine afternoon."""
    c = Card(7020, key=(-0.6, -0.6, 0.55))
    parlour(c)
    things(c)
    for x, y, w, h, a, col in ((296, 120, 66, 84, -9, '#5a8a9a'), (470, 150, 66, 84, 13, '#8a9a5c')):
        P = Pose(x, y, 1, a)
        c.paint(P(rect(-w / 2, -h / 2, w, h, 2)), col, light='#fff0c8', vol=0, tex=0.4, rough=0.3, grad=(P.pt(0, -h / 2), P.pt(0, h / 2), 0.3, -0.2))
        c.paint(minus(P(rect(-w / 2 - 6, -h / 2 - 6, w + 12, h + 12, 2)), P(rect(-w / 2, -h / 2, w, h, 2))), '#b58a36', dark='#6a4a14', light='#fff0b0', vol=0.8, rough=0.2, shadow=(2, 4, 4, 0.3))
    c.cast(c.mask(ellipse(330, 420, 260, 230), 0), 14, 20, 26, 0.22)
    o = elephant(c, 424, 742, 470, [(62, -66), (72, -48), (66, -30), (50, -19), (34, -21)], flip=True, rim='#fffaf0', col='#8f8c92', dark='#4a4654', light='#e8e0d8')
    guests(c)
    tea(c)
    sugar(c, o)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint='#3a3040', light_tint='#fff8e0', vignette=0.2, bloom=0.1, bthr=0.88, contrast=0.18, paper=0.045, grain=0.025)
