"""Two glaziers carry a pane through the summer street, but behind it is winter."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, leaf, mask, person, poly, put, rect, ribbon, shrink, tree

SENTENCE = "Two glaziers carry a pane through the summer street, but behind it is winter."
KEY = "market"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "adult"

PANE = [(118, 318), (448, 296), (462, 700), (132, 716)]
HOUSES = [(-30, 336, 140), (104, 250, 128), (226, 372, 104), (324, 214, 150), (468, 330, 150)]
STREET = 660


def walls(i):
    """One house of the row: its front with a gable."""
    x, top, w = HOUSES[i]
    return poly([(x, STREET + 40), (x, top), (x + w / 2, top - w * 0.42), (x + w, top), (x + w, STREET + 40)])


def roof(i, thick):
    """The two slopes of a gable as a strip."""
    x, top, w = HOUSES[i]
    return ribbon(
        [(x - 9, top + 8), (x + w / 2, top - w * 0.42), (x + w / 2, top - w * 0.42), (x + w + 9, top + 8)], thick
    )


def windows(i):
    """Rows of windows in a front."""
    x, top, w = HOUSES[i]
    return [
        rect(x + w * (0.17 + 0.27 * k), top + 24 + 74 * j, w * 0.15, 40)
        for k in range(3)
        for j in range(int((STREET - top - 90) / 74))
    ]


def draw():
    """A warm street, and in the glass the same street under snow."""
    b = Box(KEY, glow_at=(300, 200), glow_r=420, sharp=(20, 230), aperture=0.02, mat_seed=85, edge="#f7b088")
    b.slant = (-0.28, -0.45)
    inside = mask(poly(PANE))
    r = random.Random(6)
    tops = [rect(-20, -20, 660, 960)]
    b.sheet(232, "#9fb2cc", m=inside * mask(tops), trans=0.3, casts=0)
    for i, (warm, cold) in enumerate(
        (
            ("#f7c08a", "#8ea2c0"),
            ("#e87a4c", "#7288ac"),
            ("#fbe0b0", "#a3b4cc"),
            ("#f2a05c", "#8095b6"),
            ("#d8623c", "#667ca2"),
        )
    ):
        z, front = 206 - 9 * (i % 2), mask(walls(i))
        b.sheet(z, warm, m=front * (1 - inside), trans=0.15, holes=[(windows(i), "#b05a3c", 0.3, 0.16)], curl=1)
        b.sheet(z, cold, m=front * inside, trans=0.15, holes=[(windows(i), "#5f7398", 0.4, 0.1)], curl=1)
        b.sheet(z - 6, "#a8402c", m=mask(roof(i, 13)) * (1 - inside), trans=0.1, curl=1)
        b.sheet(z - 6, "#f6f8fc", m=mask(roof(i, 24)) * inside, trans=0.2, curl=2)
    # awnings
    for x, w, c in ((-20, 116, "#2f8f5a"), (476, 130, "#2f8f5a")):
        b.sheet(
            176,
            "#fff4e0",
            m=mask(poly([(x, 560), (x + w, 560), (x + w + 12, 604), (x - 12, 604)])) * (1 - inside),
            trans=0.2,
            curl=2,
        )
        b.sheet(
            174,
            c,
            m=mask(
                [poly([(x + k, 560), (x + k + 13, 560), (x + k + 14, 604), (x + k - 2, 604)]) for k in range(4, w, 28)]
            )
            * (1 - inside),
            trans=0.2,
        )
    # the tree in the middle
    trunk = [*tree(420, STREET + 20, 420, 16, w=26, spread=0.56), *put(tree(0, 0, 160, 3, w=8), 428, 420, rot=64)]
    spots = [
        (470, 250, 44),
        (528, 300, 38),
        (400, 236, 40),
        (520, 380, 36),
        (476, 330, 44),
        (340, 262, 30),
        (286, 270, 26),
        (248, 282, 20),
        (556, 340, 26),
    ]
    b.sheet(168, "#6a3a24", m=mask(trunk) * (1 - inside), trans=0.1)
    b.sheet(168, "#2e3c5c", m=mask(trunk) * inside, trans=0.1)
    for z, col, n in ((160, "#2f7f4c", 210), (152, "#46a35c", 190), (144, "#7fc46a", 90)):
        leaves = []
        for _ in range(n):
            x, y, d = r.choice(spots)
            leaves.append(
                at(
                    leaf(r.uniform(16, 27), 0.34),
                    x + r.gauss(0, d * 0.62),
                    y + r.gauss(0, d * 0.55),
                    rot=r.uniform(0, 360),
                )
            )
        b.sheet(z, col, m=mask(leaves) * (1 - inside), trans=0.2, curl=2)
    ground = mask(curve([(-20, STREET), (300, STREET - 8), (640, STREET), (640, 960), (-20, 960)]))
    b.sheet(134, "#ffe8c2", m=ground * (1 - inside), trans=0.1)
    b.sheet(134, "#f6f9ff", m=ground * inside, trans=0.2)
    flakes = [circle(r.uniform(110, 470), r.uniform(300, 700), r.choice([1.6, 2.2, 3])) for _ in range(90)]
    b.sheet(120, "#ffffff", m=mask(flakes) * inside, trans=0.3, casts=0.4)
    walker = person(
        "woman",
        lean=12,
        head=14,
        near=(20, 60),
        far=(16, 50),
        legs=((16, 4), (-14, -30)),
        feet=(0, 20),
        coat=0.7,
        flare=1.4,
        hat_="hood",
    )
    b.sheet(126, "#22304e", m=mask(put(walker, 246, 684, 0.9)) * inside, trans=0.05)
    stones = [
        ribbon([(-30, STREET + 46 + 52 * i), (300, STREET + 42 + 56 * i), (640, STREET + 46 + 52 * i)], 2)
        for i in range(5)
    ]
    b.sheet(130, "#f0cf9c", m=mask(stones) * (1 - inside), trans=0.1, casts=0.2)
    b.shade(134, poly([(166, 742), (476, 730), (566, 838), (250, 858)]), strength=0.62, soft=3, tint="#b4ccff")
    # the pane and its two bearers
    frame = inside - shrink(inside, 4)
    b.sheet(62, "#fffaf0", m=frame, trans=0.2, curl=1)
    first = person(
        "man",
        lean=-10,
        head=-4,
        near=(-58, -30),
        far=(-62, -36),
        legs=((18, 4), (-18, -34)),
        feet=(0, 22),
        hat_="cap",
        hands=("grip", "grip"),
        coat=0.1,
        flare=0.6,
    )
    second = person(
        "stout",
        lean=12,
        head=-6,
        near=(70, 60),
        far=(62, 50),
        legs=((22, 8), (-18, -40)),
        feet=(0, 26),
        hat_="straw",
        hands=("grip", "grip"),
    )
    b.sheet(50, "#5a2a2e", put(first, 96, 782, 1.5), trans=0.05, curl=1)
    b.sheet(46, "#5a2a2e", put(second, 506, 776, 1.45), trans=0.05, curl=1)
    return b.render()
