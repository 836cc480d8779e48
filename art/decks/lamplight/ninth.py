"""On every floor they work late, but on the ninth the grass stands shoulder-high and something grazes."""

import random

import numpy as np

from art.kit.lamplit.all import Box, colour, frontal, grass, ox, person, poly, put, reader, rect, ribbon, town

SENTENCE = "On every floor they work late, but on the ninth the grass stands shoulder-high and something grazes."
KEY = "blue_night"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "animal"

LEFT, RIGHT = 196, 520
FLOORS = [812 - 58 * i for i in range(8)]  # the floor lines of one to eight
NINTH = 812 - 58 * 8
ABOVE = [NINTH - 104 - 58 * i for i in range(4)]


def worker(kind):
    """One of those who stay late, about 30 units tall."""
    if kind == 0:
        return put(reader(), 0, 0, 0.38)
    if kind == 1:
        desk = [rect(-24, -16, 20, 2.4), rect(-22, -16, 2, 16), rect(-8, -6, 14, 2), rect(-2, -6, 2, 6)]
        typist = person("man", lean=14, head=18, near=(40, 82), far=(36, 76), legs=((82, 4), (76, -4)), seat=40)
        return put(typist, 0, 0, 0.4) + desk
    if kind == 2:
        return put(frontal("woman", arms=((10, 6), (30, 140)), coat=0.5, flare=1.2, hair_="bun"), 0, 0, 0.38)
    if kind == 3:
        return [
            rect(-20, -15, 40, 2.4),
            rect(-17, -15, 2.2, 15),
            rect(15, -15, 2.2, 15),
            poly([(-3, -22), (5, -22), (9, -17), (-7, -17)]),
            rect(0, -22, 1.6, 8),
        ]
    if kind == 4:
        return put(frontal("stout", coat=0.3, hair_="bald", lean=2), 4, 0, 0.37)
    desk = [rect(-24, -15, 20, 2.4), rect(-20, -15, 2, 15)]
    elder = person("old", lean=22, head=24, near=(30, 70), far=(24, 66), legs=((80, 6), (74, 0)), seat=38, hair_="bald")
    return put(elder, 2, 0, 0.4) + desk


def draw():
    """A tower of lit windows with one floor of meadow."""
    b = Box(KEY, glow_at=(358, 330), glow_r=300, sharp=(20, 250), aperture=0.02, mat_seed=162)
    r = random.Random(9)

    def sky(X, Y, light):
        t = np.clip((Y - 40) / 800, 0, 1)[..., None]
        return colour("#16224c") * (1 - t) + colour("#8a6a8c") * t**1.6

    b.paint_back = sky
    for z, col, y, seed, h in ((230, "#4a4a7c", 800, 3, 190), (206, "#343c68", 826, 8, 130)):
        row, _ = town(-20, 620, y, seed, 1.3, h)
        b.sheet(z, col, row, trans=0.15)
    # the meadow on the ninth: its own evening light, grass in two rows, and the grazer
    top = NINTH - 96
    b.sheet(150, "#e9f0a8", rect(LEFT, top, RIGHT - LEFT, 100), trans=0.4, fixed=0.9)
    b.sheet(142, "#a8c860", grass(LEFT + 20, RIGHT - 20, 78, 5, lambda x: NINTH, 3), trans=0.3, fixed=0.75)
    b.sheet(134, "#26301c", put(ox(), 352, NINTH + 2, 0.98), trans=0.04)
    b.sheet(126, "#4f8a3c", grass(LEFT + 20, RIGHT - 20, 74, 15, lambda x: NINTH + 2, 3), trans=0.2, fixed=0.6)
    # the tower
    windows, people = [], []
    for y in [*FLOORS, *ABOVE]:
        for i in range(5):
            x = LEFT + 36 + 63 * i
            windows.append(rect(x - 25, y - 44, 50, 40))
            kind = r.randrange(7)
            if y == FLOORS[7] and i == 2:
                people += put(
                    person(
                        "man",
                        lean=-6,
                        head=-40,
                        near=(164, 176),
                        far=(-6, 2),
                        legs=((4, 0), (-4, -6)),
                        hands=("open", "rest"),
                    ),
                    x,
                    y - 5,
                    0.36,
                )
            elif kind < 6:
                people += put(worker(kind), x + r.uniform(-6, 6), y - 4, 1, r.random() < 0.5)
    opening = rect(LEFT + 10, top, RIGHT - LEFT - 20, 96)
    lit = [w for w in windows if r.random() < 0.9]
    b.sheet(
        108,
        "#22305c",
        rect(LEFT, -20, RIGHT - LEFT, 960),
        trans=0.06,
        holes=[([opening],), (lit, "#f7b452", 0.45, 0.42), ([w for w in windows if w not in lit], "#141c3a", 0.05)],
    )
    b.sheet(118, "#18224a", poly([(LEFT, -20), (LEFT - 70, -20), (LEFT - 70, 930), (LEFT, 930)]), trans=0.05)
    b.sheet(102, "#121a36", people, trans=0.03)
    b.sheet(
        98,
        "#2c3c6c",
        [rect(LEFT - 4, y - 2, RIGHT - LEFT + 8, 5) for y in [*FLOORS, NINTH, *ABOVE, top - 4]],
        trans=0.05,
        curl=1,
    )
    b.sheet(
        92,
        "#4f8a3c",
        grass(LEFT + 12, RIGHT - 10, 26, 25, lambda x: NINTH + 2, 7),
        [
            ribbon([(x, NINTH), (x + 3, NINTH + 10), (x + d, NINTH + l)], 2.4, 0.8)
            for x, d, l in ((330, 8, 26), (352, -6, 34), (366, 7, 22), (300, -5, 18), (420, 6, 20))
        ],
        trans=0.2,
    )
    b.sheet(90, "#f0b050", [rect(322, 832, 30, 60), rect(358, 832, 30, 60)], trans=0.1, fixed=0.7)
    b.sheet(84, "#33406e", rect(306, 818, 98, 12), trans=0.05, curl=1)
    b.sheet(70, "#141c38", poly([(-20, 872), (640, 866), (640, 940), (-20, 940)]), trans=0.04)
    b.lamp(358, NINTH - 50, 130, "#e8f080", 0.6, size=20)
    return b.render(exposure=1.1)
