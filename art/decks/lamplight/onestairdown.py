"""They have built their house into a candle, but every evening they must move one floor down."""

import math

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, person, put, rect, ribbon, scaled

SENTENCE = "They have built their house into a candle, but every evening they must move one floor down."
KEY = "cellar"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "adult"

LEFT, RIGHT = 188, 412
CANDLE = [
    (190, 286), (206, 270), (232, 276), (256, 292), (300, 300), (340, 292), (366, 270), (388, 252), (406, 258),
    (412, 290), (409, 380), (413, 500), (410, 620), (414, 740), (412, 836), (300, 850), (188, 836), (190, 740),
    (186, 620), (190, 500), (187, 380),
]  # fmt: skip
FLAME = [
    (300, 290), (276, 282), (256, 256), (252, 222), (264, 184), (288, 146), (312, 108), (330, 66, "c"), (336, 112),
    (348, 154), (354, 196), (348, 236), (334, 268), (318, 286),
]  # fmt: skip
ARCH = [(-14, 0, "c"), (-14, -30), (-10, -42), (0, -48), (10, -42), (14, -30), (14, 0, "c")]


def stair(y0, n=12, drop=86, sag=30):
    """The treads of one turn of the stair from the right edge down to the left, as (x, y, width)."""
    out = []
    for i in range(n):
        t = (i + 0.5) / n
        x = (LEFT + RIGHT) / 2 + (RIGHT - LEFT + 40) / 2 * math.cos(math.pi * t)
        nxt = (LEFT + RIGHT) / 2 + (RIGHT - LEFT + 40) / 2 * math.cos(math.pi * (t + 1 / n))
        out.append((nxt, y0 + drop * t + sag * math.sin(math.pi * t), x - nxt + 3))
    return out


def drip(x, y, h, w):
    """A run of wax with a round end."""
    return ribbon([(x, y), (x + 1, y + h * 0.5), (x, y + h)], 1, wf=lambda t: w * (0.8 + 0.5 * t**4))


def draw():
    """A burning candle with windows and a winding stair, on which a family carries its things down."""
    b = Box(
        KEY, glow_at=(300, 240), glow_r=300, sharp=(10, 280), aperture=0.02, mat_seed=837,
        sun="#ffe0b8", sun_power=0.34, fill="#2a5a60", fill_power=0.22, core=0.4,
    )  # fmt: skip

    def dark(X, Y, light):
        d = np.exp(-(np.hypot((X - 302) / 140, (Y - 190) / 180) ** 1.9))[..., None]
        return colour("#0a4254") * (1 - d) + colour("#e88a3c") * 0.85 * d

    b.paint_back = dark
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    # table and dish
    b.sheet(200, "#3a2a26", rect(-20, 786, 660, 180), trans=0.02, curl=1)
    b.sheet(190, "#6b4a24", circle(300, 848, 232, 44), trans=0.03, curl=3)
    b.sheet(180, "#a8762e", circle(300, 838, 226, 38), trans=0.03, curl=3)
    b.sheet(172, "#7a5222", circle(300, 840, 190, 27), trans=0.03, curl=2)
    # the back turns of the stair, then the candle
    body = mask(curve(CANDLE, k=0.6))
    b.sheet(140, "#e0c092", m=body, trans=0.1, curl=4)
    heat = np.clip(1.15 - (Y - 250) / 420, 0, 1) ** 1.3
    b.sheet(139, "#ffb45c", m=body * heat, veil=0.75, trans=0.1, fixed=0.9, casts=0, rough=0)
    side = np.clip(1 - (X - LEFT) / 60, 0, 1) + np.clip(1 - (RIGHT - X) / 60, 0, 1)
    b.sheet(138, "#5a3a30", m=body * side * 0.9, veil=0.5, trans=0.05, fixed=0.4, casts=0, rough=0)
    runs = [(212, 276, 150, 20), (236, 290, 70, 16), (392, 264, 210, 22), (366, 284, 96, 16), (330, 296, 46, 14)]
    b.sheet(130, "#f2c284", [drip(*v) for v in runs], trans=0.2, curl=3, fixed=0.66)
    # flame
    b.sheet(150, "#ff8a30", curve(FLAME, k=0.7), trans=0.4, fixed=1.1, casts=0)
    b.sheet(148, "#ffd060", curve(scaled(FLAME, 0.78, 300, 262), k=0.7), trans=0.4, fixed=1.4, casts=0)
    b.sheet(146, "#fff6d0", curve(scaled(FLAME, 0.5, 300, 262), k=0.7), trans=0.4, fixed=1.7, casts=0)
    b.sheet(144, "#2a1814", ribbon([(300, 306), (300, 276), (305, 250)], 6, 4), trans=0.02)
    b.lamp(302, 210, 60, "#ffb050", 2.2, size=20)
    # what has sunk into the wax already
    b.sheet(141, "#5a2c1c", ribbon([(346, 300), (350, 262)], 4), ribbon([(372, 290), (374, 254)], 4),
            ribbon([(348, 272), (374, 264)], 4), ribbon([(348, 284), (374, 276)], 4), trans=0.02)  # fmt: skip
    # windows: the upper ones run and are dark, the lower ones are lit
    for x, y, k, lit in ((286, 384, 1.1, 0), (256, 574, 1, 1), (320, 548, 1, 1),
                         (250, 716, 1, 1), (374, 690, 0.86, 1), (312, 700, 1, 1)):  # fmt: skip
        run = [(u + 3 * math.sin(v * 0.14), v + (4 if u < 0 else 12) * (v > -20), *c) for u, v, *c in ARCH]
        frame, pane, power = (ARCH, "#ffe08a", 1.3) if lit else (run, "#4a2a28", 0.5)
        b.sheet(128, "#a86c3c", put(curve(scaled(frame, 1.25, 0, -24), k=0.6), x, y, k), trans=0.03, curl=2)
        b.sheet(125, pane, put(curve(frame, k=0.6), x, y, k), trans=0.3, fixed=power, casts=0.3)
        bars = [ribbon([(0, -48), (0, 0)], 2.6), ribbon([(-14, -24), (14, -24)], 2.6)]
        b.sheet(123, "#7a4a2c", put(bars, x, y, k), trans=0.02)
    b.sheet(121, "#f2c284", drip(278, 318, 46, 13), trans=0.2, curl=3, fixed=0.66)
    # the stair and those on it
    turns = [stair(y0) for y0 in (404, 546, 688)]
    for treads in turns:
        b.sheet(112, "#7a4a30", [rect(x, y, w, 24) for x, y, w in treads], trans=0.03, curl=2)
        b.sheet(108, "#f0bc74", [rect(x - 2, y, w + 2, 5) for x, y, w in treads], trans=0.05, curl=1)
        posts = [ribbon([(x + w / 2, y + 8), (x + w / 2, y - 22)], 2) for x, y, w in treads]
        rail = ribbon([(x + w / 2, y - 22) for x, y, w in treads], 2.6)
        b.sheet(92, "#5a3020", posts, rail, trans=0.02, casts=0.5)

    def on(turn, i):
        x, y, w = turns[turn][i]
        return x + w / 2, y + 1

    down = dict(legs=((26, 6), (-16, -30)), feet=(6, 24))
    k = 0.76
    man = person("man", lean=14, head=8, near=(150, 172), far=(140, 176), hat_="cap", coat=0.3, **down)
    x, y = on(0, 7)
    b.sheet(98, "#26141c", put(man, x, y, k), trans=0.02)
    legs = [rect(u, v, 5, -100 - v) for u, v in ((-52, -150), (47, -150), (-34, -142), (30, -142))]
    table = [rect(-56, -110, 112, 8), *legs]
    b.sheet(97, "#9a3f26", put(table, x, y, k, rot=-7), trans=0.04, curl=1)
    woman = person("woman", lean=6, head=6, near=(34, 44), far=(-30, -10), hair_="bun", coat=0.85, flare=1.4, **down)
    hx, hy = person.joints["near"]
    x, y = on(0, 3)
    b.sheet(98, "#26141c", put(woman, x, y, k), trans=0.02)
    wires = [ribbon([(u, 8 + abs(u) * 0.5), (u, 36)], 1.6) for u in (-14, -7, 0, 7, 14)]
    bars = [ribbon([(-15, 36), (15, 36)], 4), ribbon([(-14, 16), (0, 6), (14, 16)], 2.2), circle(2, 26, 5)]
    b.sheet(90, "#26141c", put([*wires, *bars, ribbon([(0, -2), (0, 8)], 2)], x + hx * k, y + hy * k, 0.9), trans=0.02)
    child = person("child", lean=-4, head=-20, near=(20, 60), far=(-16, 6), legs=((8, 2), (-8, -12)), coat=0.5)
    x, y = on(1, 6)
    b.sheet(98, "#26141c", put(child, x, y, 0.84), trans=0.02)
    old = person("old", lean=30, head=14, near=(40, 110), far=(60, 120), hat_="brim", coat=0.6, flare=0.7, **down)
    x, y = on(2, 5)
    b.sheet(98, "#26141c", put(old, x, y, k), trans=0.02)
    bundle = [(2, -70), (-4, -84), (4, -98), (12, -108), (10, -116), (20, -112), (34, -104), (44, -86), (38, -66),
              (20, -60)]  # fmt: skip
    b.sheet(97, "#9a3f26", put(curve(bundle), x - 7, y + 3, k), trans=0.03, curl=2)
    b.sheet(
        186, "#8a5e28", ribbon([(520, 846), (552, 822), (572, 838), (556, 866), (524, 862)], 11), trans=0.03, curl=2
    )
    return b.render(exposure=1.08)
