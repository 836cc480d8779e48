"""The prisoner has only drawn a window on the wall, but the warder has come to brick it up."""

import random

from art.kit.lamplit.all import Box, mask, person, poly, put, rect, ribbon

SENTENCE = "The prisoner has only drawn a window on the wall, but the warder has come to brick it up."
KEY = "ink"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "adult"

WINDOW = (196, 196, 226, 296)  # left, top, width, height


def chalk(pts, r, w=5):
    """A line of chalk: doubled, never quite straight."""

    def bend(k):
        return [(x + r.uniform(-k, k), y + r.uniform(-k, k)) for x, y in pts]

    return [ribbon(bend(2.2), w, w * 0.7), ribbon(bend(3.4), w * 0.5, w * 0.5)]


def side(x0, y0, x1, y1, n=5):
    """Points along a stroke."""
    return [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n + 1)]


def draw():
    """A cell; a window of chalk, and light from it; one lays bricks, one sits."""
    b = Box(
        KEY,
        glow_at=(300, 330),
        glow_r=300,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=127,
        sun_power=0.42,
        back="#fff6e0",
    )
    r = random.Random(5)
    x, y, w, h = WINDOW
    lines = []
    mid = (x + w / 2, y, x + w / 2, y + h), (x, y + h * 0.42, x + w, y + h * 0.42)
    for args in ((x, y, x + w, y), (x, y, x, y + h), (x + w, y, x + w, y + h), (x, y + h, x + w, y + h), *mid):
        lines += chalk(side(*args), r, 7)
    b.sheet(220, "#8a8a96", rect(-20, -20, 640, 780), trans=0.05, holes=[(lines, "#fffaf0", 1.2, 0.9)])
    # walls, ceiling and floor
    b.sheet(190, "#4a4a58", m=1 - mask(poly([(84, 96), (516, 96), (516, 940), (84, 940)])), trans=0.05)
    b.sheet(160, "#3a3a48", m=1 - mask(poly([(58, 60), (542, 60), (542, 940), (58, 940)])), trans=0.05)
    b.sheet(130, "#2c2c38", m=1 - mask(poly([(34, 30), (566, 30), (566, 940), (34, 940)])), trans=0.05)
    b.sheet(126, "#5a5a66", poly([(84, 690), (516, 690), (640, 960), (-40, 960)]), trans=0.05)
    # its light on the floor
    patch = []
    for i in range(2):
        for j in range(2):

            def p(u, v):
                return 224 + 196 * u + (u * 2 - 1) * 44 * v - 20 * v, 716 + 150 * v

            u0, v0 = 0.04 + 0.5 * i, 0.04 + 0.5 * j
            patch.append(poly([p(u0, v0), p(u0 + 0.42, v0), p(u0 + 0.42, v0 + 0.42), p(u0, v0 + 0.42)]))
    b.sheet(124, "#fff6e0", patch, trans=0.1, veil=0.8, casts=0)
    # the bricks
    bricks = []
    for row, n in enumerate((5, 5, 5, 3, 2)):
        for i in range(n):
            bx = x - 24 + 54 * i + (27 if row % 2 else 0) - (14 if row % 2 else 0)
            bricks.append(
                poly(
                    [
                        (bx + r.uniform(-1, 1), y + h + 8 - 28 * row),
                        (bx + 50, y + h + 8 - 28 * row + r.uniform(-1, 1)),
                        (bx + 50, y + h - 16 - 28 * row),
                        (bx, y + h - 16 - 28 * row + r.uniform(-1, 1)),
                    ]
                )
            )
    b.sheet(150, "#d03a2c", bricks[::2], trans=0.05, curl=2)
    b.sheet(149, "#b83426", bricks[1::2], trans=0.05, curl=2)
    b.sheet(112, "#1c1c24", rect(88, 640, 96, 66), trans=0.04, curl=1)
    warder = person(
        "stout",
        lean=6,
        head=-4,
        near=(84, 100),
        far=(60, 96),
        legs=((6, 2), (-8, -10)),
        feet=(0, 4),
        coat=0.5,
        flare=0.7,
        hat_="cap",
        hands=("grip", "rest"),
    )
    b.sheet(104, "#14141c", put(warder, 132, 642, 2.2, flip=True), trans=0.04, curl=1)
    prisoner = person("man", 22, -30, near=(62, 34), far=(54, 28), legs=((127, 8), (116, -4)), feet=(0, 0), seat=12)
    b.sheet(76, "#1c1c24", rect(442, 823, 62, 19), trans=0.04, curl=1)
    b.sheet(70, "#14141c", put(prisoner, 470, 838, 1.75), trans=0.04, curl=1)
    b.lamp(320, 760, 60, "#fff2d8", 0.5, size=16)
    b.lamp(310, 340, 180, "#fff2d8", 1.2, size=10)
    return b.render(exposure=1.15)
