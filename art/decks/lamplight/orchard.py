"""Windows ripen on a tree and a woman picks them, although the town behind her has gone dark."""

import math
import random

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    colour,
    curve,
    grass,
    hat,
    ladder,
    panes,
    person,
    put,
    rect,
    ribbon,
    scatter,
    spline,
    town,
)

SENTENCE = "Windows ripen on a tree and a woman picks them, although the town behind her has gone dark."
KEY = "blue_night"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"


LIMBS = [
    [(304, 600), (230, 540), (150, 500), (92, 440)],
    [(310, 560), (390, 500), (450, 440), (520, 420)],
    [(300, 500), (240, 420), (190, 330), (120, 270)],
    [(302, 470), (360, 380), (400, 300), (480, 240)],
    [(300, 440), (290, 340), (310, 240), (280, 150)],
    [(296, 360), (240, 270), (230, 190), (180, 130)],
    [(308, 330), (360, 240), (380, 170), (420, 120)],
    [(190, 330), (140, 370), (80, 360)],
    [(400, 300), (460, 330), (530, 320)],
]
SPOTS = [
    (120, 292),
    (196, 372),
    (96, 462),
    (230, 244),
    (292, 176),
    (176, 156),
    (384, 196),
    (424, 142),
    (470, 266),
    (392, 330),
    (524, 346),
    (448, 452),
    (522, 444),
    (330, 300),
    (266, 478),
    (150, 524),
    (78, 380),
    (346, 420),
]


def draw():
    """A tree of lit windows before a dark town."""
    b = Box(
        KEY,
        glow_at=(300, 700),
        glow_r=300,
        back="#f2a77a",
        edge="#3a4a7c",
        glow=0.75,
        sun_power=0.46,
        sharp=(30, 160),
        aperture=0.1,
        mat_seed=21,
    )
    r = random.Random(31)
    b.sheet(
        10,
        "#0e1a2c",
        curve([(-20, 868), (150, 856), (320, 872), (480, 858), (640, 870), (640, 960), (-20, 960)]),
        grass(-10, 610, 18, 3, lambda x: 862),
        trans=0.05,
    )
    trunk = [
        ribbon([(318, 820), (306, 720), (318, 620), (296, 520), (300, 430)], 1, wf=lambda t: 26 + 44 * (1 - t) ** 1.8)
    ]
    tips = []
    for i, l in enumerate(LIMBS):
        trunk.append(ribbon(l, 20 - i * 1.2, 5))
        P = spline(l)
        for _ in range(6):
            q, a, k = P[r.randrange(len(P) // 4, len(P))], r.uniform(-2.9, -0.2), r.uniform(34, 80)
            e = (q[0] + math.cos(a) * k, q[1] + math.sin(a) * k)
            trunk.append(ribbon([q, ((q[0] + e[0]) / 2 + 5, (q[1] + e[1]) / 2), e], 4, 1))
            tips += [(q[0] + (e[0] - q[0]) * u, q[1] + (e[1] - q[1]) * u) for u in (0.45, 0.75, 1.05)]
    roots = [
        ribbon([(318, 800), (250, 822), (190, 826)], 24, 4),
        ribbon([(322, 800), (390, 824), (450, 826)], 24, 4),
        ribbon([(320, 800), (300, 830), (290, 850)], 22, 6),
    ]
    b.sheet(
        78,
        "#2b2440",
        trunk,
        roots,
        curve([(-20, 822), (140, 800), (300, 796), (460, 806), (640, 826), (640, 960), (-20, 960)]),
        trans=0.10,
    )
    for z, c, n, t in [(70, "#4d7a68", 190, 0.16), (104, "#3f6a66", 430, 0.24), (128, "#7d9a72", 530, 0.34)]:
        b.sheet(z, c, scatter(tips, n, z, (15, 27), 19), trans=t)
    # the windows, each hung from the nearest limb above it
    wood, glass, seen, limbs = [], [], [], np.vstack([spline(l) for l in LIMBS])
    for x, y in SPOTS:
        w, h = r.choice([(24, 34), (28, 30), (22, 40), (30, 40)])
        y, rot = y + 24, r.uniform(-7, 7)
        above = limbs[limbs[:, 1] < y - h / 2 - 3]
        near = above[np.argmin(((above - [x, y - h / 2]) ** 2).sum(1))]
        wood += [
            at(rect(-w / 2 - 4, -h / 2 - 4, w + 8, h + 8), x, y, rot=rot),
            ribbon([(x, y - h / 2 - 2), ((x + near[0]) / 2 + 3, (y - h / 2 + near[1]) / 2), near], 2.2, 2.6),
        ]
        glass += panes(x, y, w, h, 1.4, rot)
        seen.append((x, y, w, h))
    b.sheet(64, "#4a2f2a", wood, trans=0.10, holes=[(glass, "#ffcf6a", 1.0, 0.85)])
    for x, y, *_ in seen[::2]:
        b.lamp(x, y, 60, "#ffb850", 0.16, size=10)
    picker = person(
        "woman",
        lean=-5,
        head=-14,
        near=(112, 138),
        far=(60, 110),
        legs=((14, 6), (-6, -16)),
        feet=(0, 14),
        coat=0.66,
        flare=1.4,
        hair_="short",
        hands=("open", "grip"),
    )
    b.sheet(48, "#0f1526", ladder(188, 842, 238, 560, 40, 22), put(picker, 218, 706, 1.45, flip=True), trans=0.05)
    b.sheet(
        47,
        "#b8443a",
        put(
            [at(at(p, -0.06, 0.12), *person.joints["head"], 14.6, rot=14) for p in hat("kerchief")],
            218,
            706 + 11,
            1.45,
            flip=True,
        ),
        trans=0.12,
    )
    bx, by = 404, 838
    basket = [
        curve([(bx - 44, by - 40, "c"), (bx + 44, by - 40, "c"), (bx + 34, by), (bx - 34, by)]),
        ribbon([(bx - 40, by - 38), (bx - 20, by - 84), (bx + 20, by - 84), (bx + 40, by - 38)], 5),
    ]
    weave = [rect(bx - 38 + 9 * i + (4.5 if j % 2 else 0), by - 34 + 8 * j, 5, 3.4) for j in range(4) for i in range(8)]
    b.sheet(40, "#3b2a22", basket, trans=0.12, holes=[(weave, "#ffb850", 1.0, 0.55)])
    picked = [(bx - 20, by - 46, 26, 36, -14), (bx + 16, by - 48, 22, 30, 11), (bx - 2, by - 61, 20, 22, 3)]
    b.sheet(
        44,
        "#5a3a2c",
        [at(rect(-w / 2 - 2, -h / 2 - 3, w + 4, h + 6), x, y, rot=a) for x, y, w, h, a in picked],
        trans=0.1,
        holes=[([panes(x, y, w, h, 1.2, a) for x, y, w, h, a in picked], "#ffd47a", 1.0, 0.95)],
    )
    b.lamp(bx, by - 64, 30, "#ffbf60", 0.45, size=12)
    b.lamp(bx - 10, by - 30, 12, "#ffb050", 0.5, size=14)
    row, dark = town(-10, 610, 770, 3)
    b.sheet(
        150,
        "#31406a",
        row,
        trans=0.20,
        holes=[(dark[:17] + dark[18:], "#141c38", 0.05), (dark[17:18], "#ffe090", 1, 0.9)],
    )
    row, dark = town(-10, 610, 748, 8, 0.75, 120)
    b.sheet(190, "#5d6494", row, trans=0.34, holes=[(dark, "#2a3358", 0.06)])
    b.sheet(
        216,
        "#8a7aa0",
        curve(
            [(-20, 690), (90, 640), (180, 676), (300, 630), (420, 672), (520, 626), (640, 680), (640, 960), (-20, 960)]
        ),
        trans=0.5,
    )

    def sky(X, Y, light):
        t = np.clip((Y - 60) / 640, 0, 1)[..., None]
        low = colour("#f0a27c") * t**1.6 + colour("#7a5a8c") * t * (1 - t)
        return 0.9 * (colour("#20305e") * (1 - t) ** 1.2 + low)

    b.paint_back = sky
    return b.render(exposure=1.05)
