"""The train stays; the platform departs with those who came to wave."""

import numpy as np

from art.kit.all import (Card, curve, ellipse, gull, lamp_post, limb, merged, person, poly, Pose, rgb, shift,
        suitcase)

SENTENCE = 'The train stays; the platform departs with those who came to wave.'
KEY = 'fog-vermilion'
FRAME = 'landscape'
MOOD = 'grief'
PROTAGONIST = 'adult'


def mist(c):
    """Grey water or grey mist: a morning without a horizon."""
    c.sky([(0, '#4a5058'), (0.3, '#7c828a'), (0.5, '#b4b4ac'), (0.62, '#dcd6c4'), (1, '#8a8c88')], warp=0.24)
    c.brush((46, 24), thr=(0, 0.03), length=5, jitter=0.016)
    c.glow(420, 470, 260, '#fff6e0', 0.5, 1.2)
    c.fog_colour = rgb('#b4b4ac')


def far(c):
    """Where it goes: other platforms, already far out, with their lamps lit."""
    for x, y, s in ((330, 470, 0.3), (500, 446, 0.2), (420, 432, 0.12)):
        deck(c, x, y, s, 0.5 if s < 0.3 else 0.36)
        for k in range(5):
            px = x + (k - 2) * 46 * s
            c.paint(limb([(px, y - 4 * s), (px, y - 46 * s)], [16 * s, 10 * s]), '#5a5a60', fog=0.4, vol=0.4, rough=0.3)
            c.paint(ellipse(px, y - 52 * s, 7 * s), '#5a5a60', fog=0.4, vol=0.4, rough=0.2)


def deck(c, x, y, s, fog):
    """A slab of station seen from the side: edge, paving, roots of iron below the water line."""
    w = 190 * s
    c.paint(poly([(x - w, y), (x - w + 22 * s, y - 22 * s), (x + w - 22 * s, y - 22 * s), (x + w, y)]), '#a8a49c', dark='#6a6864', light='#e8e4d8', vol=0.1, texk='streakh', tex=0.4, fog=fog, rough=0.4)
    c.paint(poly([(x - w, y), (x + w, y), (x + w - 10 * s, y + 34 * s), (x - w + 10 * s, y + 34 * s)]), '#6a6664', dark='#2c2c30', light='#b0aca4', vol=0.2, tex=0.5, fog=fog, rough=0.5)
    c.line([(x - w, y), (x + w, y)], [4 * s], '#e8e0cc', 0.9, fog=fog)
    c.paint(ellipse(x, y + 38 * s, w * 1.02, 9 * s), '#4a4c50', vol=0, alpha=0.4 * (1 - fog * 0.6), soft=5 * s, lit=0)


def roots(c, x, y, s):
    """Where it was torn off: broken rails and iron at both ends."""
    for side in (-1, 1):
        ex = x + side * 190 * s
        c.paint(poly([(ex, y - 2), (ex + side * 9, y + 6), (ex + side * 2, y + 12), (ex + side * 13, y + 20), (ex - side * 8, y + 30), (ex - side * 14, y)]), '#6a6664', dark='#2c2c30', vol=0.3, rough=1.0)
        for k in range(3):
            c.line([(ex - side * 6, y + 4 + k * 8), (ex + side * (16 + k * 5), y + 2 + k * 9), (ex + side * (20 + k * 4), y + 14 + k * 8)], [2.6, 2.2, 1.4], '#4a3c38', rough=0.3)
    c.line([(x - 190 * s, y + 27 * s), (x, y + 33 * s), (x + 190 * s, y + 27 * s)], [1, 4, 1], '#fbf8ee', 0.9, rough=0.8)


def crowd(c, x, y, s):
    """Those who wave, and one who has understood."""
    folk = [(-150, 'heavy', 'coat', '#6a6874', 'brim', ((-6, 20, 10, 4), (150, 20, 14, 8)), 'longing', 1), (-104, 'slim', 'dress', '#8a7c7c', 'scarf', ((150, 16, 10, 4), 'down'), 'grief', 1),
            (-62, 'child', 'coat', '#6a645c', 'beanie', (('wide'), (140, 20, 14, 8)), 'wonder', 1), (-14, 'old', 'coat', '#54565e', 'top', ('down', (120, 40, 10, 4)), 'tired', -1),
            (34, 'slim', 'coat', '#d9452c', None, ('down', 'down'), 'longing', -1), (86, 'slim', 'suit', '#4c505c', 'cap', ('down', (148, 20, 12, 6)), 'calm', -1),
            (132, 'heavy', 'dress', '#7a6a6c', 'scarf', ((150, 20, 10, 4), 'down'), 'grief', -1)]
    for dx, body, cl, col, hat, arms, face, f in folk:
        person(c, x + dx * s, y - 12 * s, 118 * s * (0.78 if body == 'child' else 1), body, 'stand', 'three', cl, face, -1, arms=arms, col=col, col2='#d8d4c8', hair='#2a2628', style='bob' if hat is None
                else 'short', skin='#d8b8a4', hat=hat, hatc=shift(col, -0.06), rim='#fff4e0', fog=0.10 if col != '#d9452c' else 0.0, look=(-0.8, 0.1))
    for dx in (-128, 116):
        lamp_post(c, Pose(x + dx * s, y - 14 * s, s * 1.5), '#33343c', '#ffdca0', True)
    suitcase(c, x + 60 * s, y - 10 * s, 30 * s, col='#7a5a4a')


def train(c):
    """Very near and quite still: the side of a carriage, its windows, and in the last window a hand."""
    body = poly([(-20, 196), (250, 286), (250, 760), (-20, 920)])
    m = c.paint(body, '#5a2c28', dark='#241416', light='#b06a54', vol=0.1, tex=0.3, texk='streakh', rough=0.4, grad=((250, 400), (-20, 500), 0.25, -0.35), shadow=(10, 8, 16, 0.45))
    roof = poly([(-20, 150), (-20, 204), (254, 292), (262, 268), (230, 250)])
    c.paint(roof, '#4a4a50', dark='#1c1c22', light='#a8a8a4', vol=0.4, rough=0.4)
    c.line([(-20, 560), (250, 552)], [6, 4], '#d8b070', 0.9, clip=m)
    c.line([(-20, 590), (250, 570)], [3, 2], '#d8b070', 0.8, clip=m)
    for i, (x0, x1) in enumerate(((-14, 70), (92, 158), (176, 226))):
        f = lambda x, t: (x, (196 + (x + 20) * 0.333) + t * ((920 - (x + 20) * 0.593) - (196 + (x + 20) * 0.333)))
        pane = poly([f(x0, 0.16), f(x1, 0.16), f(x1, 0.46), f(x0, 0.46)])
        c.paint(poly([f(x0 - 5, 0.145), f(x1 + 4, 0.145), f(x1 + 4, 0.475), f(x0 - 5, 0.475)]), '#8a5a3c', dark='#3a2218', light='#e0a878', vol=0.4, rough=0.3, clip=m)
        w = c.paint(pane, '#c8bca0', dark='#6f6a64', light='#fff4d8', vol=0, lit=0, rough=0.3, clip=m, grad=(f(x0, 0.16), f(x1, 0.46), 0.3, -0.3))
        cx, cy = f((x0 + x1) / 2, 0.36)
        if i < 2:  # passengers who look the other way, or read
            s = (1.0, 0.72)[i]
            c.paint(ellipse(cx, cy - 18 * s, 19 * s, 22 * s), '#3a3034', vol=0.3, rough=0.4, clip=w)
            c.paint(curve([(cx - 44 * s, cy + 70 * s), (cx - 36 * s, cy + 18 * s), (cx, cy + 2 * s), (cx + 36 * s, cy + 18 * s), (cx + 44 * s, cy + 70 * s)]), '#453a3e', vol=0.3, rough=0.4, clip=w)
        else:  # her palm on the glass
            hnd = merged([ellipse(cx, cy + 4, 11, 12)] + [limb([(cx + d, cy), (cx + d * 1.4, cy - 26 + abs(d) * 0.7)], [6, 4.6]) for d in (-8, -2.6, 3, 8.4)] + [limb([(cx - 8, cy + 6), (cx - 18, cy - 2)],
                    [6, 4])])
            c.paint(hnd, '#e8c4a8', dark='#a87c68', vol=0.5, rough=0.3, clip=w, detail=0.9)
            c.paint(ellipse(cx + 2, cy + 44, 22, 24), '#4a3a38', vol=0.3, rough=0.4, clip=w)
    c.paint(poly([(-20, 800), (250, 690), (250, 740), (-20, 900)]), '#2a2426', dark='#100e10', vol=0.2, rough=0.4, clip=m)
    for x, y, r in ((36, 880, 56), (190, 768, 36)):
        c.paint(ellipse(x, y, r * 0.8, r), '#2c2c32', dark='#0e0e12', light='#8a8a8c', vol=0.8, rough=0.3)
        c.paint(ellipse(x, y, r * 0.28, r * 0.36), '#6a6a6c', dark='#2c2c30', vol=0.8, rough=0.2)


def draw():
    """They are already a few metres off."""
    c = Card(6919, key=(-0.4, -0.7, 0.55))
    mist(c)
    far(c)
    c.band('#dcd6c4', 448, 18, 0.5, 2)
    rr = np.random.default_rng(4)
    for _ in range(110):  # the water it leaves on
        y = 500 + 390 * rr.random() ** 1.4
        x = rr.uniform(200, 610)
        L = 5 + (y - 490) * 0.12
        c.line([(x - L, y), (x, y + 0.8), (x + L, y)], [0.3, 0.8 + (y - 490) * 0.006, 0.3], ['#f0ece0', '#5c6066', '#a8a8a4'][rr.integers(3)], rr.uniform(0.2, 0.55), rough=0.3)
    deck(c, 438, 598, 0.78, 0.0)
    roots(c, 438, 598, 0.78)
    crowd(c, 438, 598, 0.78)
    for k in range(7):  # its wake: it has come from here
        c.line([(286 + k * 2, 634 + k * 26), (440 - k * 14, 646 + k * 32), (584 - k * 30, 634 + k * 30)], [0.6, 3.6, 0.8], '#fbf8ee', 0.8 - k * 0.09, rough=0.8)
    train(c)
    # a glove has fallen into the gap, and a paper streamer has torn
    c.line([(214, 446), (250, 520), (270, 586), (262, 640)], [2.4], '#d9452c', rough=0.2, detail=0.9)
    c.line([(462, 548), (446, 584), (452, 620), (440, 646)], [2.2], '#d9452c', rough=0.2, detail=0.9)
    c.paint(merged([gull(330, 210, 12, -8), gull(372, 232, 8)]), '#f4f2ea', vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint='#1c2028', light_tint='#fff6e4', vignette=0.3, contrast=0.2, paper=0.045, grain=0.025)
