"""The web has caught a lit window instead of a fly, and the spider watches the supper from afar."""

import random

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    chair,
    circle,
    colour,
    curve,
    frontal,
    house,
    leaf,
    mask,
    person,
    poly,
    put,
    rect,
    ribbon,
)

SENTENCE = "The web has caught a lit window instead of a fly, and the spider watches the supper from afar."
KEY = "moonless"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "animal"

HUB = (352, 430)
ENDS = [
    (352, 52),
    (512, 66),
    (622, 206),
    (624, 420),
    (604, 650),
    (494, 790),
    (328, 836),
    (160, 778),
    (44, 606),
    (26, 430),
    (46, 236),
    (172, 114),
]
TILT = -6


def web():
    """Threads from the hub to the twigs, and the turns between them: (near the hub, outside)."""
    out = [ribbon([HUB, ((HUB[0] + x) / 2 + 3, (HUB[1] + y) / 2 + 4), (x, y)], 1.7, 2.2) for x, y in ENDS]
    for k in (0.2, 0.28, 0.36, 0.45, 0.54, 0.63, 0.73, 0.84):
        pts = [(HUB[0] + (x - HUB[0]) * k, HUB[1] + (y - HUB[1]) * k) for x, y in ENDS]
        for (x0, y0), (x1, y1) in zip(pts, [*pts[1:], pts[0]], strict=True):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            sag = 0.12
            out.append(ribbon([(x0, y0), (mx + (HUB[0] - mx) * sag, my + (HUB[1] - my) * sag + 3), (x1, y1)], 1.3))
    return out


def spider():
    """A spider that hangs head down, about 0,0."""
    legs = []
    for s in (-1, 1):
        for a, b_, c in (
            ((8, -4), (26, -24), (34, -52)),
            ((9, -1), (34, -8), (52, -26)),
            ((9, 2), (34, 10), (50, 30)),
            ((8, 5), (24, 24), (30, 52)),
        ):
            legs.append(ribbon([(s * a[0] * 0.5, a[1]), (s * b_[0], b_[1]), (s * c[0], c[1])], 3, 1.2))
    return [circle(0, -17, 14, 17), circle(0, 4, 8, 8), *legs]


def draw():
    """A window full of supper in a great web; the spider keeps to the dark."""
    b = Box(KEY, glow_at=HUB, glow_r=300, sharp=(20, 260), aperture=0.02, mat_seed=217)

    def night(X, Y, light):
        t = np.clip(Y / 900, 0, 1)[..., None]
        return colour("#222c4e") * (1 - t) + colour("#34446c") * t

    b.paint_back = night
    # the dark house it came from
    b.sheet(
        236,
        "#1b2540",
        curve([(-20, 700), (120, 676), (300, 704), (460, 680), (640, 700), (640, 960), (-20, 960)]),
        trans=0.1,
        fixed=0.5,
    )
    gap = poly([(112, 726), (138, 722), (142, 756), (116, 760)])
    b.sheet(
        220,
        "#121a2e",
        put(house(120, 92, 60), 130, 800),
        trans=0.02,
        fixed=0.5,
        holes=[([gap], "#3a4a70", 0.8, 0.12), ([rect(86, 728, 22, 28)], "#0a0e18", 0)],
    )
    b.sheet(
        200,
        "#0f1626",
        curve([(-20, 800), (160, 786), (360, 808), (640, 780), (640, 960), (-20, 960)]),
        trans=0.02,
        fixed=0.5,
    )
    # twigs at the edges
    twigs = [
        ribbon([(-20, 660), (40, 600), (52, 430), (30, 240), (70, 120), (60, -20)], 22, 12),
        ribbon([(40, 250), (110, 160), (200, 110), (360, 54), (520, 70), (640, 30)], 12, 6),
        ribbon([(640, 130), (606, 300), (622, 460), (596, 660), (640, 800)], 14, 18),
        ribbon([(596, 650), (500, 780), (420, 850), (330, 830), (160, 770), (40, 590)], 9, 6),
    ]
    r = random.Random(3)
    leaves = [
        at(leaf(r.uniform(30, 52), 0.3), x, y, rot=r.uniform(0, 360))
        for x, y in (
            (52, 430),
            (30, 250),
            (110, 160),
            (200, 110),
            (360, 54),
            (520, 70),
            (606, 300),
            (622, 460),
            (596, 660),
            (500, 780),
            (160, 770),
            (40, 330),
            (64, 90),
            (590, 560),
            (300, 74),
            (590, 120),
            (30, 560),
        )
        for _ in range(2)
    ]
    b.sheet(130, "#2c3a56", leaves, trans=0.05, fixed=0.5, curl=2)
    b.sheet(120, "#1f2a40", twigs, trans=0.03, fixed=0.5, curl=2)
    b.sheet(96, "#c8d2e6", web(), trans=0.1, fixed=0.32, casts=0.4)
    # the window and the supper in it
    x, y, w, h = *HUB, 190, 226
    inside = at(rect(-w / 2 + 8, -h / 2 + 8, w - 16, h - 16), x, y, rot=TILT)
    b.sheet(92, "#ffcf78", inside, trans=0.3, fixed=1.0)
    eater = person("man", lean=14, head=16, near=(30, 100), far=(36, 84), legs=((84, 6), (80, -8)), seat=40)
    child = person(
        "child", lean=8, head=4, near=(40, 90), far=(40, 84), legs=((84, 6), (80, -8)), seat=44, hair_="pony"
    )
    her = frontal("woman", arms=((14, 40), (30, 130)), coat=0.75, flare=1.3, hair_="bun")
    floor = h / 2 - 8
    table = [
        rect(-40, floor - 46, 80, 5),
        rect(-34, floor - 46, 4, 46),
        rect(30, floor - 46, 4, 46),
        circle(-12, floor - 48, 9, 4),
        circle(18, floor - 48, 8, 3.6),
    ]
    lamp_ = [ribbon([(0, -h / 2), (0, -66)], 2), curve([(-18, -52, "c"), (-8, -68), (8, -68), (18, -52, "c")])]
    scene = [
        *put(chair(), 54, floor, 0.92),
        *put(eater, 54, floor, 0.92),
        *put(chair(), -56, floor, 0.86, True),
        *put(child, -56, floor, 0.86, True),
        *put(her, -4, floor, 0.94),
        *table,
        *lamp_,
    ]
    b.sheet(86, "#5a2f1c", m=mask(put(scene, x, y, rot=TILT)) * mask(inside), trans=0.05, fixed=0.5, casts=0.5)
    whole = mask(at(rect(-w / 2, -h / 2, w, h), x, y, rot=TILT))
    bars = mask(at(rect(-3, -h / 2, 6, h), x, y, rot=TILT), at(rect(-w / 2, -h * 0.12, w, 6), x, y, rot=TILT))
    b.sheet(76, "#8a5a38", m=np.maximum(whole * (1 - mask(inside)), bars), trans=0.05, fixed=0.4, curl=2)
    b.sheet(70, "#7a4c2e", at(rect(-w / 2 - 12, h / 2 - 4, w + 24, 13), x, y, rot=TILT), trans=0.05, fixed=0.4, curl=2)
    wrap = [
        ribbon([(x - 150, y - 92 + 52 * i), (x, y - 50 + 44 * i + 10 * (-1) ** i), (x + 150, y - 100 + 54 * i)], 1.3)
        for i in range(4)
    ]
    b.sheet(62, "#fff3d8", wrap, trans=0.2, fixed=0.6, casts=0.3)
    b.lamp(x, y, 40, "#ffc060", 1.5, size=20)
    b.lamp(x, y - 40, 110, "#ffb850", 0.8, size=20)
    # the one who waits
    b.sheet(60, "#0a0c14", put(spider(), 128, 196, 1.3, rot=142), trans=0.02, fixed=0.35, curl=1)
    return b.render(exposure=1.1)
