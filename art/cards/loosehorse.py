"""A carousel horse has got loose and stands at the edge of the real herd."""

import numpy as np

from art.kit.all import Card, carousel, ellipse, grass, horse, limb, poly, rgb, ridge, sample, shift

SENTENCE = 'A carousel horse has got loose and stands at the edge of the real herd.'
KEY = 'plum-sunset'
FRAME = 'landscape'
MOOD = 'longing'
PROTAGONIST = 'animal'


def dusk(c):
    """A long red evening over the plain."""
    c.sky([(0, '#3a2350'), (0.2, '#7a3a68'), (0.38, '#d0685f'), (0.5, '#f6a868'), (0.56, '#ffdc9a'), (1, '#8a4a50')], warp=0.2)
    c.glow(150, 500, 280, '#ffe2a0', 0.6, 1.2)
    c.brush((44, 24), thr=(0, 0.03), length=5, jitter=0.02)
    c.paint(ellipse(150, 486, 34), '#fff2c8', vol=0, lit=0, rough=0.6)
    c.fog_colour = rgb('#f0a070')
    c.paint(ridge(504, 12, 3, n=8, tilt=-20), '#7a4a6a', fog=0.6, vol=0.3)
    c.paint(ridge(534, 8, 6, n=7, tilt=14), '#6a4258', fog=0.36, vol=0.3, texk='streakh')


def herd(c):
    """They run along the light and do not look round; one does."""
    rr = np.random.default_rng(5)
    for i, (x, y, s) in enumerate(((60, 562, 46), (118, 570, 52), (36, 580, 50), (176, 576, 50), (232, 584, 56), (96, 596, 60), (158, 604, 62))):
        col = ['#5a3038', '#6a3a38', '#4a2834', '#7a4a40'][i % 4]
        horse(c, x, y, s, 'gallop', flip=True, fog=0.34 - 0.03 * i, rim='#ffdca0', col=col, dark='#2a1420', light='#d88a60', mane='#2a1420', sock=shift(col, -0.05), fur=False)
    horse(c, 204, 640, 86, 'stand', flip=False, fog=0.08, rim='#ffe0a8', col='#6a3a38', dark='#2a1420', light='#e09a68', mane='#24121c', sock='#5a3038', fur=False)
    for _ in range(40):  # dust
        x, y = rr.uniform(10, 280), rr.uniform(572, 616)
        c.paint(ellipse(x, y, rr.uniform(8, 24), rr.uniform(3, 8)), '#ffcf98', vol=0, alpha=0.16, soft=4, lit=0)


def runaway(c):
    """Painted wood, gilt harness, chipped hoofs, and the brass pole still through its back."""
    x, y = 376, 838
    pole = dict(dark='#6a4414', light='#fff6d0', vol=1.2, rough=0.15, rim='#fff0c0', detail=0.6)
    c.paint(ellipse(x - 10, y + 6, 150, 14), '#2a1420', vol=0, alpha=0.5, soft=8, lit=0)
    c.paint(limb([(x + 6, y - 240), (x + 8, y + 6)], [13, 13], cap=False), '#d8a850', **pole)
    horse(c, x, y - 34, 330, 'gallop', flip=True, rot=4, rim='#ffe6b8', col='#f0e2cc', dark='#9a6a70', light='#fffaf0', mane='#e0b04a', sock='#f6ead8', saddle='#b3303c', fur=False)
    c.paint(limb([(x + 2, y - 520), (x + 5, y - 262)], [13, 13], cap=False), '#d8a850', **pole)
    for k in range(9):  # its spiral
        yy = y - 512 + k * 28
        c.line([(x - 4, yy + 8), (x + 10, yy)], [2.4], '#8a5a1c', 0.7)
    c.paint(ellipse(x + 2, y - 524, 12, 13), '#e8c060', **pole)
    # splinters where it broke off the ceiling; a paper garland still tied on
    g = [(x + 4, y - 486), (x + 60, y - 470), (x + 104, y - 500), (x + 150, y - 474)]
    c.line(g, [1.6], '#f6ead0')
    for i, (px, py) in enumerate(sample(g, 8)[1:]):
        c.paint(poly([(px - 7, py), (px + 7, py), (px, py + 16)]), ['#b3303c', '#e0b04a', '#4f7a8a'][i % 3], light='#fff0d0', vol=0.4, rough=0.2, rim='#ffe6b8')


def fair(c):
    """Far behind, the fair: lights on, the carousel turning with a gap in it."""
    c.paint(ellipse(520, 566, 90, 10), '#3a1c38', vol=0, alpha=0.4, soft=6, lit=0)
    carousel(c, 520, 566, 110, fog=0.24, horses=False)
    for x, w, h, col in ((450, 34, 34, '#8f2f36'), (592, 40, 40, '#4f5a8a')):
        c.paint(poly([(x - w / 2, 566), (x - w / 2, 566 - h * 0.5), (x, 566 - h), (x + w / 2, 566 - h * 0.5), (x + w / 2, 566)]), col, light='#ffdca0', vol=0.3, fog=0.3, rough=0.4)
    rr = np.random.default_rng(2)

    def lights():
        for _ in range(40):
            c.dot(rr.uniform(430, 596), rr.uniform(480, 560), rr.uniform(0.8, 1.8), ['#ffe6a0', '#ffb080', '#fff6e0'][rr.integers(3)], 0.8, True)

    c.late.append(lights)


def draw():
    """It has stopped where the grass begins."""
    c = Card(7626, key=(-0.75, -0.4, 0.5))
    dusk(c)
    fair(c)
    herd(c)
    c.paint(ridge(624, 6, 9, n=7, tilt=10), '#6a3f4c', dark='#2c1828', light='#f0a070', vol=0.25, texk='streakh', tex=0.4, grad=((0, 620), (0, 900), 0.2, -0.4))
    rr = np.random.default_rng(4)
    for k in range(14):  # tufts, nearer ones taller
        y = 650 + k * 17
        x = rr.uniform(0, 600)
        grass(c, x - 50, x + 50, y, 14 + k * 2, ['#3a2034', '#7a4048', '#d88a5c'], n=26, seed=k)
    # its tracks: round and round, then straight
    for i in range(11):
        c.paint(ellipse(590 - i * 16, 700 + i * 9 + (i % 2) * 6, 6, 3, 20), '#2c1828', vol=-0.3, alpha=0.7, soft=0.8, lit=0)
    runaway(c)
    grass(c, -10, 610, 906, 70, ['#2a1628', '#5a3040', '#b8705a'], n=210, seed=11)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint='#241040', light_tint='#ffe8c0', vignette=0.32, contrast=0.18, paper=0.045, grain=0.025)
