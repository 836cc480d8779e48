"""The bath has run over with wheat, but he lies still: on his knee a lark is hatching."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, hair, hand, mask, poly, put, rect, ribbon, spline
from art.kit.lamplit.body import PROFILE

SENTENCE = "The bath has run over with wheat, but he lies still: on his knee a lark is hatching."
KEY = "acid_yellow"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "adult"

TUB = [
    (52, 548, "c"),
    (70, 640),
    (112, 726),
    (190, 768),
    (330, 772),
    (430, 758),
    (506, 690),
    (548, 590),
    (566, 520, "c"),
    (520, 540),
    (300, 560),
    (110, 556),
]


def ear(line, size=1.0):
    """A stalk of wheat along a line, with its ear and awns at the end."""
    P = spline(line)
    (x, y), (ux, uy) = P[-1], P[-1] - P[-4]
    a, out = math.atan2(uy, ux), [ribbon(line, 2.4 * size, 1.6 * size)]
    for i in range(8):
        px, py = x + math.cos(a) * i * 5.2 * size, y + math.sin(a) * i * 5.2 * size
        for s in (-1, 1):
            turn, k = math.degrees(a) + s * 17, size * (1.1 - 0.07 * i)
            out.append(at(curve([(-2, 0), (3.6, -2.5), (11, 0, "c"), (3.6, 2.5)]), px, py, k, rot=turn))
            out.append(at(poly([(6, -0.5), (26, 0), (6, 0.5)]), px, py, k, rot=turn - s * 8))
    return out


def stand(x0, x1, y, h, seed, step=9):
    """A row of upright wheat between x0 and x1."""
    r, out, x = random.Random(seed), [], x0
    while x < x1:
        hh, d = h * r.uniform(0.66, 1.12), r.uniform(-0.12, 0.24)
        out += ear([(x, y), (x + d * hh * 0.3, y - hh * 0.6), (x + d * hh, y - hh)], r.uniform(0.8, 1.05))
        x += step * r.uniform(0.6, 1.4)
    return out


def fall(x0, x1, y, low, seed, step=9):
    """Wheat that has run over: stalks bent across the rim, their ears hanging."""
    r, out, x = random.Random(seed), [], x0
    while x < x1:
        d, l = r.uniform(-26, 12), low * r.uniform(0.45, 1)
        top = y - r.uniform(10, 26)
        out += ear([(x, y + 8), (x + d * 0.4, top), (x + d, y + l * 0.35), (x + d * 1.3, y + l)], r.uniform(0.85, 1.05))
        x += step * r.uniform(0.5, 1.5)
    return out


def draw():
    """A man lies in a bath of wheat; an egg stands on his knee before the window."""
    b = Box(KEY, glow_at=(240, 260), glow_r=300, sharp=(30, 210), aperture=0.03, mat_seed=41, glow=1.2)
    b.slant = (-0.5, -0.5)
    window = rect(134, 72, 214, 350)
    b.sheet(216, "#f6dc50", curve([(60, 352), (150, 336), (240, 346), (400, 330), (400, 460), (60, 460)]), trans=0.5)
    b.sheet(196, "#f5d224", m=1 - mask(window), trans=0.2)
    b.sheet(188, "#fff4b0", [ribbon([(241, 66), (241, 430)], 6), ribbon([(130, 190), (352, 190)], 6)], trans=0.3)
    b.sheet(180, "#fffbe2", m=mask(rect(118, 56, 246, 382)) * (1 - mask(window)), trans=0.3)
    b.sheet(176, "#fff4b0", rect(-20, 622, 660, 20), trans=0.1)
    b.sheet(172, "#dcb41c", rect(-20, 640, 660, 300), trans=0.1)
    boards = [
        poly([(240 + k * 60 - 1, 640), (240 + k * 60 + 1, 640), (240 + k * 150 + 3, 910), (240 + k * 150 - 3, 910)])
        for k in range(-6, 8)
    ]
    b.sheet(168, "#bd9412", boards, trans=0.1, casts=0.3)
    # the far rim, the wheat behind him
    far = [(44, 548), (150, 526), (320, 522), (480, 514), (572, 508), (500, 560), (100, 570)]
    b.sheet(126, "#fffdf0", curve(far), trans=0.1)
    b.sheet(118, "#e8bc2c", stand(80, 540, 570, 116, 3), trans=0.25)
    b.sheet(108, "#d09a1a", stand(84, 536, 580, 96, 5, 8), rect(84, 548, 450, 60), trans=0.2)
    skin = "#2f57a0"
    leg = [(404, 612), (350, 520), (292, 442), (258, 434), (232, 470), (206, 560), (196, 640)]
    b.sheet(102, skin, ribbon(leg, 1, wf=lambda t: 66 - 22 * t), trans=0.05, curl=3)
    chest = curve([(396, 612), (420, 566), (456, 530), (500, 512), (528, 530), (524, 612)])
    b.sheet(98, skin, chest, trans=0.05, curl=2)
    b.sheet(96, "#274a8c", [at(q, 500, 506, 66, rot=48) for q in (curve(PROFILE), *hair("short"))], trans=0.05, curl=2)
    # the nest on his knee
    r = random.Random(5)
    straw = [
        ribbon(
            [
                (x - r.uniform(10, 26), 412 + r.uniform(-9, 7)),
                (x, 416 + r.uniform(-4, 8)),
                (x + r.uniform(10, 26), 411 + r.uniform(-10, 6)),
            ],
            2,
            1,
        )
        for x in [r.uniform(250, 296) for _ in range(34)]
    ]
    egg = [(0, -30), (15, -18), (20, 2), (13, 19), (0, 24), (-13, 19), (-20, 2), (-15, -18)]
    zigzag = [(-30, -4), (-11, -9), (-5, 1), (2, -9), (9, 0), (14, -8), (30, -2)]
    lid, cup = poly([*zigzag, (40, -60), (-40, -60)]), poly([*zigzag, (40, 60), (-40, 60)])
    shell, place = mask(at(curve(egg), 274, 394, 1.1, rot=16)), dict(x=274, y=394, s=1.1, rot=16)
    b.sheet(96, "#fffef6", m=shell * mask(at(cup, **place)), trans=0.5, curl=3)
    top = mask(at(curve(egg), 284, 385, 1.1, rot=34)) * mask(at(lid, 284, 385, 1.1, rot=34))
    b.sheet(92, "#fffef6", m=top, trans=0.5, curl=3)
    b.sheet(99, "#5a3a10", circle(275, 382, 15, 13), poly([(268, 372), (250, 366), (268, 382)]), trans=0.05)
    b.sheet(88, "#8f5c12", straw, trans=0.05)
    b.sheet(90, "#c78c14", stand(70, 226, 590, 74, 8, 8), stand(330, 420, 590, 62, 18, 8), trans=0.2)
    # the tub
    for i, col in enumerate(("#efe3b4", "#f8efcc", "#fffdf0")):
        pts = [(300 + (p[0] - 300) * (1 - 0.03 * i), p[1] - 8 * i * (p[1] > 600), *p[2:]) for p in TUB]
        b.sheet(76 - 7 * i, col, curve(pts), trans=0.08, curl=3)
    b.sheet(54, "#fffef6", ribbon([(44, 546), (110, 554), (300, 556), (520, 530), (576, 502)], 18), trans=0.06, curl=3)
    claw = curve(
        [(-14, 0, "c"), (22, 0, "c"), (14, 26), (2, 48), (-22, 54), (-34, 50), (-22, 38), (-10, 30), (-18, 14)]
    )
    b.sheet(84, "#8a6414", at(claw, 172, 756, 1.2), at(claw, 450, 744, 1.2, flip=True), trans=0.06)
    arm = ribbon([(534, 536), (520, 530), (508, 560), (494, 606), (498, 656)], 25, 14)
    b.sheet(46, skin, arm, put(hand("rest"), 498, 652, 4, rot=84), trans=0.05, curl=2)
    b.sheet(48, "#d49a1a", fall(64, 240, 552, 150, 9), trans=0.15)
    b.sheet(40, "#efc238", fall(70, 200, 552, 110, 12, 11), fall(300, 420, 556, 60, 15, 12), trans=0.15)
    b.sheet(34, "#b27a10", stand(-20, 190, 915, 120, 31, 9), stand(480, 630, 915, 84, 33, 10), trans=0.1)
    b.sheet(30, "#8f5e0c", stand(-20, 120, 925, 84, 35, 9), stand(540, 630, 925, 66, 38, 10), trans=0.1)
    return b.render(exposure=1.02)
