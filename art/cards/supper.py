"""The ancestors have climbed down for supper; the dog keeps their places."""

import math

import numpy as np

from art.kit.all import candle, Card, curve, dog, ellipse, head, limb, merged, minus, person, Pose, rect, shift

SENTENCE = 'The ancestors have climbed down for supper; the dog keeps their places.'
KEY = 'candle-brown'
FRAME = 'interior'
MOOD = 'uneasy'
PROTAGONIST = 'animal'
FRAMES = [(86, 196, 98, 142), (228, 152, 96, 134), (370, 162, 96, 138), (512, 196, 98, 142)]


def room(c):
    """A long wall of dark damask with four gilt frames; only the canvas is left in them."""
    c.paint(rect(-20, -20, 640, 560), '#7a3c34', dark='#3a1618', light='#c8785c', vol=0, tex=0.3, rough=0.3, grad=((300, 0), (300, 520), -0.4, 0.25))
    for r in range(9):
        for k in range(9):
            x, y = 20 + k * 74 + (r % 2) * 37, 6 + r * 60
            c.paint(curve([(x, y - 22), (x + 9, y - 6), (x + 15, y + 4), (x + 4, y + 10), (x, y + 24), (x - 4, y + 10), (x - 15, y + 4), (x - 9, y - 6)]), '#9a5244', vol=0.2, alpha=0.5,
                    rough=0.6, lit=0.6)
    c.paint(rect(-20, 430, 640, 110), '#5a3826', dark='#2c1810', light='#a87850', vol=0.1, texk='streakh', tex=0.5, rough=0.3)
    c.paint(rect(-20, 424, 640, 10), '#7a4e32', dark='#3a2214', light='#d8a070', vol=0.6, rough=0.3)
    for x in range(10, 600, 98):
        c.paint(minus(rect(x, 448, 84, 80, 2), rect(x + 4, 452, 76, 72, 2)), '#3a2216', vol=0.3, alpha=0.8, rough=0.3)


def frames(c):
    """In three of them only a paler shape remains where somebody stood; in one, a leg is still coming out."""
    for i, (x, y, w, h) in enumerate(FRAMES):
        tilt = (-2, 1.5, -1, 3)[i]
        P = Pose(x, y, 1, tilt)
        outer, inner = rect(-w / 2 - 13, -h / 2 - 13, w + 26, h + 26, 4), rect(-w / 2, -h / 2, w, h, 2)
        m = c.paint(P(inner), ['#4a3a2c', '#3f4438', '#4c3830', '#3a3a3c'][i], dark='#1c1410', light='#8a7050', vol=0, tex=0.5, rough=0.4, grad=(P.pt(0, -h / 2), P.pt(0, h / 2), -0.3, 0.25))
        ghost = [ellipse(0, -h * 0.16, w * 0.17, w * 0.21), curve([(-w * 0.36, h * 0.5), (-w * 0.32, h * 0.2), (-w * 0.12, h * 0.08), (w * 0.12, h * 0.08), (w * 0.32, h * 0.2), (w * 0.36, h * 0.5)])]
        if i != 1:
            c.paint(P(merged(ghost)), '#b89c70', vol=0, alpha=0.35, clip=m, soft=3, rough=1.2, lit=0.5)
        c.paint(minus(P(outer), P(inner)), '#b58a36', dark='#5a3c12', light='#fff0b0', vol=0.9, rough=0.4, rim='#fff0c0', shadow=(3, 6, 8, 0.5))
        for a in range(0, 360, 30):
            c.paint(P(ellipse((w / 2 + 6) * math.copysign(1, math.cos(math.radians(a + 15))), (h / 2 + 6) * math.sin(math.radians(a + 15)), 4.4)), '#d8ac4c', dark='#6a4614', vol=0.9,
                    rough=0.2)
        if i == 1:  # the dog, very dignified
            dog(c, x + 2, y + h / 2 - 2, 112, 'sit', rim='#ffe0a0', col='#a8784a', dark='#3a2014', light='#e8c090', patch='#f0e0c4')
            c.paint(P(rect(-w / 2, h / 2 - 6, w, 8, 1)), '#b58a36', dark='#5a3c12', light='#fff0b0', vol=0.8, rough=0.3)
    # an arm and a leg over the last frame's edge
    x, y, w, h = FRAMES[3]
    c.paint(limb([(x + 6, y + 46), (x + 2, y + 84), (x - 10, y + 116)], [22, 19, 13]), '#2c3448', dark='#10141f', light='#7a86a0', vol=0.8, rough=0.3, shadow=(2, 4, 4, 0.4))
    c.paint(curve([(x - 18, y + 112, 'c'), (x - 2, y + 114), (x - 4, y + 128), (x - 30, y + 130, 'c'), (x - 26, y + 120)]), '#1c1418', light='#8a7a70', vol=0.8, rough=0.2)
    c.paint(curve([(x - 24, y + 60), (x - 14, y + 10), (x + 20, y), (x + 46, y + 18), (x + 50, y + 62), (x + 10, y + 74)]), '#2c3448', dark='#10141f', light='#7a86a0', vol=0.9, rough=0.3)
    head(c, Pose(x + 14, y - 24, 0.52, 8, True), 'old', 'sly', 0.5, skin='#dba988', hair='#d8d2c6', style='bald', rim='#ffe0a0', beard=True)


def table(c):
    """A white cloth, four candles, and those who have been dead longest at the head."""
    guests = [(70, 'old', 'grief', '#5a4a6a', '#d8d2c6', 'bun', 1), (178, 'heavy', 'laugh', '#3f5a4c', '#8a5a34', 'short', 1), (300, 'slim', 'sly', '#8a2f34', '#2a1c18', 'long', 1),
            (420, 'old', 'stern', '#33405a', '#c9c3b8', 'bald', -1), (528, 'slim', 'calm', '#7a6a3c', '#4a2f22', 'bun', -1)]
    for x, body, face, col, hair, style, f in guests:
        person(c, x, 640, 300, body, 'chair', 'three' if x != 300 else 'front', 'dress' if style in ('bun', 'long') else 'suit', face, f, arms=('hold', 'lap'), col=col, col2='#f0e6d0',
                hair=hair, style=style, skin=['#e0b496', '#d8a080', '#e8c4a8', '#d0a284', '#c88f6c'][int(x / 120)], rim='#ffd890', ground=False, look=(0.4 * f, 0.2),
                beard=style == 'bald', hands=('grip', 'rest'))
    cloth = curve([(-20, 612, 'c'), (300, 598), (620, 612, 'c'), (620, 790), (540, 772), (460, 796), (380, 774), (300, 798), (220, 774), (140, 796), (60, 772), (-20, 790)])
    m = c.paint(cloth, '#e8d8bc', dark='#8a6a4c', light='#fff8e4', vol=0.3, texk='streakv', tex=0.2, rough=0.5, rim='#fff4d8', shadow=(0, -3, 6, 0.35), grad=((0, 600), (0, 790), 0.25, -0.35))
    for x in range(20, 620, 42):
        c.line([(x, 630), (x + 3, 700), (x - 2, 776)], [0.5, 4, 1], '#b89870', 0.5, clip=m, soft=1)
    for x in (64, 182, 300, 424, 536):
        c.paint(ellipse(x, 628, 33, 8), '#f8f2e4', dark='#a8927c', light='#ffffff', vol=0.5, rough=0.2, shadow=(0, 2, 3, 0.3), detail=0.7)
    meal(c)
    for x, hgt in ((122, 84), (238, 96), (362, 90), (480, 82)):
        candle(c, x, 634, hgt, glow=0.7, r=150, rim='#ffe8b0')


def meal(c):
    """What painted people eat: painted fruit, grey fish, and a skull passed round like bread."""
    for x, y, r, col in ((176, 622, 8, '#b3402f'), (188, 622, 7, '#c89a3c'), (182, 612, 7, '#7a3a5c'), (424, 620, 8, '#8a9a4c'), (434, 624, 6, '#b3402f')):
        c.paint(ellipse(x, y, r, r * 0.94), col, dark=shift(col, -0.25), light=shift(col, 0.2), vol=1.0, rough=0.2, detail=0.8)
    P = Pose(300, 624, 0.62, 0)
    c.paint(P(curve([(-38, 0), (-10, -12), (24, -3), (44, -14, 'c'), (40, 0), (44, 12, 'c'), (24, 3), (-10, 12)])), '#8a9498', dark='#3f4a50', light='#e0e8e8', vol=0.8, rough=0.2, detail=0.8)
    c.paint(P(ellipse(-26, -3, 2.6)), '#14141a', vol=0, rough=0)


def draw():
    """Candles along the table, dark above."""
    c = Card(6212, key=(0.0, -0.5, 0.8), bg='#1a0f0c')
    c.lights = [(122, 540, 90, '#ffc46a', 150, 0.45), (300, 520, 90, '#ffc46a', 170, 0.45), (480, 540, 90, '#ffc46a', 150, 0.45)]
    room(c)
    c.brush((22, 12), thr=(0, 0.03), length=3.5, opacity=0.6)
    frames(c)
    c.shade(300, -60, 360, '#140a08', 0.75, 1.8)
    table(c)
    # the nearest thing: the back of an empty chair, and on it a folded napkin: somebody is expected
    k = dict(dark='#1c0e08', light='#b87a48', vol=0.7, rough=0.3, rim='#ffcf8a')
    for x in (236, 364):
        c.paint(limb([(x, 930), (x + (4 if x < 300 else -4), 740)], [22, 17], cap=True), '#4a2a18', **k)
    for y in (768, 812, 858):
        c.paint(curve([(240, y - 8), (300, y - 18), (360, y - 8), (360, y + 10), (300, y + 2), (240, y + 10)]), '#4a2a18', **k)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint='#1c0c0c', light_tint='#ffe4b0', vignette=0.4, contrast=0.2, paper=0.045, grain=0.025)
