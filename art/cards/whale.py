"""A whale carries a lighthouse town through the clouds; someone is late for the rope ladder."""

import numpy as np

from art.kit.all import Card, cloud, curve, ellipse, gull, house, lighthouse, merged, moon, poly, Pose, rgb, sample, tree, whale
from art.kit.people.simple import simple_person

SENTENCE = 'A whale carries a lighthouse town through the clouds; someone is late for the rope ladder.'
KEY = 'night-blue'
FRAME = 'landscape'
MOOD = 'wonder'
PROTAGONIST = 'animal'


def draw():
    c = Card(7, key=(-0.45, -0.7, 0.55))
    c.sky([(0, '#0c1730'), (0.35, '#1b3659'), (0.62, '#4f7590'), (0.8, '#cfa689'), (1, '#f3c98f')], y1=930)
    c.glow(120, 830, 420, '#ffcf94', 0.4, 1.3)
    c.brush((34, 18), thr=(0, 0.03), length=4)
    c.stars(190, 560)
    moon(c, 470, 150, 52)
    c.fog_colour = rgb('#b99c8c')
    cloud(c, 70, 655, 300, 110, '#7e8ba0', '#4a6382', '#e8c3a4', seed=2, fog=0.15)
    cloud(c, 520, 690, 320, 120, '#8a8d9c', '#52627e', '#efc8a2', seed=5, fog=0.1)
    c.lights = [(318, 262, 40, '#ffd890', 95, 0.42)]
    P = Pose(272, 468, 1.12, -5)
    mw = whale(c, P, back='#37536f', belly='#ccd2cd', rim='#cfe4f0')
    c.paint(P(curve([(-178, -46), (-140, -80), (-40, -96), (60, -84), (146, -52), (150, -40), (96, -42),
            (40, -52), (-20, -58), (-80, -54), (-130, -46)])), '#5d6a55', dark='#2f4244', light='#a3a27c',
            vol=0.3, clip=mw, rough=3, soft=1.2, tex=0.4)
    rr = np.random.default_rng(3)
    walls = ['#d9c3a0', '#b98f76', '#8f9aa3', '#c9a68a', '#a7796a', '#d8cdb4']
    roofs = ['#7b3a34', '#4a4a63', '#9a5a3c', '#3f5566', '#6b3446']
    spine = lambda x: -79 + (x + 40) ** 2 * 0.0016
    for row, (dy, sc) in enumerate(((-5, 0.85), (3, 1), (13, 1.05))):
        for i, x in enumerate(np.linspace(-132, 104, 12)):
            if (row == 2 and i % 3 != 1) or (row == 0 and abs(x - 22) < 16):
                continue
            w, h = rr.uniform(20, 32) * sc, rr.uniform(17, 44) * sc
            px, py = P.pt(x + rr.normal(0, 4) + row * 5, spine(x) + dy)
            c.paint(ellipse(px, py + 3, w * 0.62, 4), '#16242e', vol=0, alpha=0.5, soft=1.6, lit=0)
            house(c, px, py + 3, w, h, walls[rr.integers(6)], roofs[rr.integers(5)], seed=i + row * 20,
                    lean=rr.normal(0, 0.05), win=1, rot=-5 + (x + 40) * 0.07, fog=0.15 if row == 0 else 0)
        if row == 0:
            px, py = P.pt(22, -72)
            lx, ly = lighthouse(c, Pose(px, py + 4, 1, -3), 128)
    # trees between the houses
    for x, s in ((-158, 17), (-146, 12), (116, 15), (128, 19), (140, 12)):
        px, py = P.pt(x, spine(x) + (3 if x < 0 else 0))
        tree(c, px, py, s * 2, '#3a2c2a', ['#24413f', '#3b5f4c', '#6d8a56'], seed=int(x) + 400, size=2.2,
                levels=3, per=14)
    c.beam([(lx, ly), (lx + 420, ly - 150), (lx + 420, ly - 40)], '#fff0c0', 0.55, 7, ((lx, ly), 230))
    c.beam([(lx, ly), (lx - 420, ly + 40), (lx - 420, ly - 60)], '#fff0c0', 0.5, 7, ((lx, ly), 200))
    # rope ladder with a late-comer
    top, bot = P.pt(60, 48), (372, 690)
    for d in (-5, 5):
        c.line([(top[0] + d, top[1]), ((top[0] + bot[0]) / 2 + d + 9, (top[1] + bot[1]) / 2),
                (bot[0] + d, bot[1])], [1.6], '#d8c39a')
    mid = sample([top, ((top[0] + bot[0]) / 2 + 9, (top[1] + bot[1]) / 2), bot], 16)
    for q in mid:
        c.line([(q[0] - 5.5, q[1]), (q[0] + 5.5, q[1] + 0.6)], [1.8], '#e9d9b4')
    qx, qy = mid[10]
    simple_person(c, Pose(qx + 1, qy + 4, 0.42), coat='#b3402f', back=True, arm='up', hair='#3a2720',
            scarf='#e8c25a', rim='#ffdba8')
    cloud(c, 70, 815, 380, 140, '#b5a5a3', '#5e6b86', '#ffdfb4', seed=8)
    # a paper boat sails the cloud
    B = Pose(196, 764, 1.25, -5)
    c.paint(B(poly([(-26, -10), (26, -10), (15, 6), (-15, 6)])), '#f2e8d2', dark='#b59f92', vol=0.3,
            shadow=(0, 2, 3, 0.3), rough=0.3)
    c.line([B.pt(0, -30), B.pt(0, -46)], [1.3], '#6a4a3a')
    c.paint(B(poly([(0, -46), (15, -41), (0, -36)])), '#c23a2e', vol=0.2, rough=0.2)
    c.paint(B(poly([(-13, -10), (0, -32), (0, -10)])), '#fff6e2', vol=0.1, rough=0.3)
    c.paint(B(poly([(0, -32), (13, -10), (0, -10)])), '#cdbba6', vol=0.1, rough=0.3)
    cloud(c, 520, 872, 460, 170, '#ac9ca1', '#55617c', '#f7d3aa', seed=9)
    c.paint(merged([gull(470, 318, 11, -8), gull(500, 306, 8), gull(446, 300, 7, 10), gull(120, 250, 7)]),
            '#e9eef0', vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6, length=3)
    c.late.append(lambda: c.glow(lx, ly, 62, '#fff0c0', 0.9, 1.2))
    return c.finish()
