"""The whole street leans out at evening to stroke the whale, but it has stopped under the balcony that is empty."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, person, poly, put, ribbon, stretch

SENTENCE = (
    "The whole street leans out at evening to stroke the whale, but it has stopped under the balcony that is empty."
)
KEY = "terracotta"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "animal"

EYE, PITCH, FAR = 21.0, math.radians(48), 780  # the camera's height in metres, its pitch, its focal length
WALL = 4.7  # half the street's width
HOUSES = [(2, 9.6), (9.6, 16.4), (16.4, 25), (25, 33), (33, 46), (46, 70)]
LEFT = ["#b0503a", "#c9784a", "#a2483c", "#d08a58", "#b8603e", "#9c5048"]
RIGHT = ["#e2a468", "#cf7a4c", "#e8b47c", "#c8684a", "#dc9a62", "#b87050"]
SPINE = [
    (7.4, 1.95),
    (9.2, 1.5),
    (11.5, 0.85),
    (14.5, 0.15),
    (18, -0.4),
    (22, -0.55),
    (26, -0.2),
    (30, 0.35),
    (34, 0.6),
    (38, 0.5),
]
GIRTH = [
    (7.4, 1.1),
    (7.7, 1.15),
    (8.4, 1.25),
    (9.6, 1.5),
    (11.4, 1.85),
    (13.4, 2.15),
    (15.6, 2.55),
    (18.4, 2.7),
    (21.4, 2.35),
    (24.8, 1.7),
    (28, 1.1),
    (31.5, 0.62),
    (34.6, 0.42),
]
FLIPPER = [
    (2.2, 14.2),
    (2.9, 14.6),
    (3.35, 16),
    (3.5, 18),
    (3.3, 20),
    (2.8, 21.4, "c"),
    (2.75, 19.6),
    (2.6, 17.6),
    (2.2, 16),
]
BALCONIES = [  # side, metres ahead, floor's height, half length, who
    (-1, 9.4, 7.6, 1.2, "man"),
    (-1, 14.2, 7.6, 1.1, "mother"),
    (-1, 19.4, 7.6, 1.2, "old"),
    (-1, 24.4, 7.6, 1.2, "stout"),
    (-1, 31, 7.6, 1.3, "girl"),
    (1, 13.2, 7.6, 1.1, "girl"),
    (1, 17.4, 7.6, 1.1, "stout"),
    (1, 22.2, 7.6, 1.2, "mother"),
    (1, 28.4, 7.6, 1.2, "man"),
    (-1, 17, 11.3, 1.1, "child"),
]


def seen(x, y, z):
    """Where a point of the street is on the card: metres right, ahead and up."""
    up, ahead = z - EYE, y
    d = max(0.5, ahead * math.cos(PITCH) - up * math.sin(PITCH))
    return 300 + FAR * x / d, 450 - FAR * (ahead * math.sin(PITCH) + up * math.cos(PITCH)) / d


def scale(x, y, z):
    """Card units a metre there."""
    return FAR / (y * math.cos(PITCH) + (EYE - z) * math.sin(PITCH))


def face(*pts):
    """A polygon from points in the street."""
    return poly([seen(*p) for p in pts])


def wall(x, y0, y1, z0, z1):
    """A piece of a facade."""
    return face((x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1))


def bend(y):
    """How far the whale's spine is from the middle of the street."""
    return float(np.interp(y, *zip(*SPINE, strict=True)))


def whale(k, z, y0=7.4, y1=34.6, ends=0.0):
    """The whale's outline at a height from y0 to y1, k of its full width; ends: metres in which it closes."""
    ys = y0 + (y1 - y0) * (1 - np.cos(np.linspace(0.03, math.pi - 0.03, 56))) / 2
    w = [float(np.interp(y, *zip(*GIRTH, strict=True))) * k * 1.07 for y in ys]
    if ends:
        w = [
            v * min(1, math.sqrt(max(0, 1 - max(0, 1 - min(y - y0, y1 - y) / ends) ** 2)))
            for y, v in zip(ys, w, strict=True)
        ]
    right = [seen(bend(y) + v, y, z) for y, v in zip(ys, w, strict=True)]
    left = [seen(bend(y) - v, y, z) for y, v in zip(ys, w, strict=True)]
    return curve(right + left[::-1], k=0.9)


def streak(x0, y0, x1, y1, z, w):
    """A knife's cut along the whale, x from its spine."""
    ys = np.linspace(y0, y1, 7)
    return lens([seen(bend(y) + x0 + (x1 - x0) * (y - y0) / (y1 - y0), y, z) for y in ys], w)


def who(kind):
    """One of the street, leaning over the rail with an arm stretched out."""
    if kind == "mother":
        return person(
            "woman",
            lean=38,
            head=10,
            near=(66, 74),
            far=(84, 88),
            legs=((4, 0), (-10, -14)),
            coat=0.7,
            flare=1.4,
            hair_="bob",
            hands=("open", "open"),
        )
    if kind == "girl":
        return person(
            "woman",
            lean=50,
            head=-6,
            near=(78, 84),
            far=(-30, 0),
            legs=((2, 0), (-34, -70)),
            coat=0.6,
            flare=1.3,
            hair_="pony",
            hands=("open", "rest"),
        )
    if kind == "child":
        return person(
            "child",
            lean=20,
            head=20,
            near=(120, 110),
            far=(40, 60),
            legs=((4, 0), (-6, -4)),
            coat=0.5,
            hands=("open", "grip"),
        )
    if kind == "old":
        return person(
            "old",
            lean=36,
            head=4,
            near=(64, 70),
            far=(20, 70),
            legs=((4, -4), (-8, -14)),
            coat=0.7,
            hat_="cap",
            hands=("open", "grip"),
        )
    if kind == "stout":
        return person(
            "stout",
            lean=34,
            head=10,
            near=(72, 80),
            far=(90, 96),
            legs=((6, 0), (-8, -6)),
            coat=0.6,
            hair_="bald",
            hands=("open", "open"),
        )
    return person(
        "man",
        lean=48,
        head=0,
        near=(74, 86),
        far=(30, 80),
        legs=((4, 0), (-22, -40)),
        coat=0.5,
        hair_="short",
        hands=("open", "grip"),
    )


def stand(shape, x, y, z, h, flip):
    """An upright shape of 100 units set into the street, h metres tall, as the camera foreshortens it."""
    (ax, ay), (bx, by) = seen(x, y, z), seen(x, y, z + h)
    tall, m = math.hypot(bx - ax, by - ay), scale(x, y, z) * h
    return put(
        stretch(shape, (-1 if flip else 1) * m / 100, tall / 100),
        ax,
        ay,
        1,
        rot=math.degrees(math.atan2(bx - ax, ay - by)),
    )


def balcony(side, y, z, l):
    """Slab, its edge, railing."""
    a, o = side * WALL, side * (WALL - 1.15)
    slab = face((a, y - l, z), (o, y - l, z), (o, y + l, z), (a, y + l, z))
    edge = [
        face((o, y - l, z), (o, y + l, z), (o, y + l, z - 0.3), (o, y - l, z - 0.3)),
        face((a, y - l, z), (o, y - l, z), (o, y - l, z - 0.3), (a, y - l, z - 0.3)),
    ]
    m = scale(o, y, z)
    posts = [(o, y - l + 2 * l * k / 9) for k in range(10)] + [(a + (o - a) * k / 3, y - l) for k in range(3)]
    bars = [ribbon([seen(px, py, z), seen(px, py, z + 1)], 0.035 * m) for px, py in posts]
    rail = [
        ribbon([seen(a, y - l, z + 1), seen(o, y - l, z + 1)], 0.07 * m),
        ribbon([seen(o, y - l, z + 1), seen(o, y + l, z + 1)], 0.07 * m),
        ribbon([seen(o, y + l, z + 1), seen(a, y + l, z + 1)], 0.07 * m),
    ]
    return slab, edge, bars + rail


def draw():
    """A narrow street from a roof; a whale fills it; hands from the balconies; one balcony has only a chair."""
    b = Box(KEY, glow_at=(300, 200), glow_r=420, sharp=(10, 320), aperture=0.02, mat_seed=803, core=0.4)
    b.slant = (0.3, -0.35)

    def street(X, Y, light):
        t = np.clip(Y / 900, 0, 1)[..., None]
        return colour("#e8a070") * (1 - t) * 0.75 + colour("#5a3048") * t

    b.paint_back = street
    r = random.Random(3)
    setts = [[], []]
    for i in range(120):
        y, x = 3 + i * 0.5, -3.6 - r.random() * 0.5
        while x < 3.6:
            w = r.uniform(0.45, 0.8)
            if r.random() < 0.8:
                setts[r.random() < 0.4].append(face((x, y, 0), (x + w, y, 0), (x + w, y + 0.4, 0), (x, y + 0.4, 0)))
            x += w + 0.1
    b.sheet(216, "#7c4656", face((-4.8, 2, 0), (4.8, 2, 0), (4.8, 80, 0), (-4.8, 80, 0)), trans=0.15, rough=0)
    b.sheet(215, "#87505c", setts[0], trans=0.1, casts=0)
    b.sheet(214.5, "#915a60", setts[1], trans=0.1, casts=0)
    kerb = [
        face((m * 3.6, y, 0.15), (m * WALL, y, 0.15), (m * WALL, y + 1.9, 0.15), (m * 3.6, y + 1.9, 0.15))
        for m in (-1, 1)
        for y in np.arange(2, 70, 2)
    ]
    b.sheet(214, "#b0746a", kerb, trans=0.1, casts=0.5)
    for z in (216, 215, 214.5):
        b.shade(z, whale(0.95, 0.1, ends=1.6), strength=0.8, soft=5, tint="#241038")
    b.shade(214, whale(0.95, 0.1, ends=1.6), strength=0.85, soft=5, tint="#241038")
    taken = {(side, y, z) for side, y, z, _, _ in BALCONIES}
    panes, frames, lines = [[], []], [[], []], [[], []]
    for side, cols in ((-1, LEFT), (1, RIGHT)):
        s = 0 if side < 0 else 1
        for i, (y0, y1) in enumerate(HOUSES):
            b.sheet(
                206 - i % 2,
                cols[i],
                wall(side * WALL, y0, y1, 0, 15.5 + (i * 7 + side) % 3),
                trans=0.08,
                fixed=(0.86, 0.96)[s] * (0.8 + 0.06 * i),
                casts=0.2,
            )
            lines[s] += [wall(side * (WALL - 0.01), y0, y1, z, z + 0.22) for z in (3.2, 14.2)]
            n = max(2, round((y1 - y0) / 2.6))
            for k in range(n):
                yy = y0 + (k + 0.5) * (y1 - y0) / n
                for z in (0.3, 3.9, 7.6, 11.3):
                    if (z == 7.6 and any(t[0] == side and t[2] == z and abs(t[1] - yy) < 1.6 for t in taken)) or (
                        side > 0 and z == 7.6 and yy < 11
                    ):
                        continue
                    frames[s].append(wall(side * (WALL - 0.02), yy - 0.66, yy + 0.66, z, z + 2.3))
                    panes[s].append(wall(side * (WALL - 0.04), yy - 0.42, yy + 0.42, z + 0.1, z + 2.1))
    for side, y, z, _, _ in BALCONIES:
        s = 0 if side < 0 else 1
        frames[s].append(wall(side * (WALL - 0.02), y - 0.75, y + 0.75, z, z + 2.5))
        panes[s].append(wall(side * (WALL - 0.04), y - 0.5, y + 0.5, z, z + 2.3))
    for s in (0, 1):
        b.sheet(202, ("#8c4034", "#f0c08c")[s], lines[s], trans=0.05, fixed=(0.66, 0.95)[s], casts=0)
        b.sheet(200, ("#7a3838", "#a8583c")[s], frames[s], trans=0.05, fixed=0.75, casts=0)
        b.sheet(198, ("#5a2c3c", "#5a2c3c")[s], panes[s], trans=0.05, fixed=0.7, casts=0)
    # the whale
    fluke = [
        (0.0, 33.4),
        (0.7, 34.4),
        (1.7, 34.8),
        (2.8, 34.6),
        (3.7, 33.6, "c"),
        (3.4, 35.8),
        (2.1, 37.5),
        (0.9, 37.8),
        (0, 37.0, "c"),
    ]
    tail = [(*seen(0.6 + x, y, 5.4), *c) for x, y, *c in fluke] + [
        (*seen(0.6 - x, y, 5.4), *c) for x, y, *c in fluke[::-1]
    ]
    b.sheet(176, "#1b4058", curve(tail, k=0.8), trans=0.04, curl=3, casts=0.5)
    fins = [curve([(*seen(m * x + bend(y), y, 4.6), *c) for x, y, *c in FLIPPER], k=0.8) for m in (-1, 1)]
    b.sheet(174, "#163850", fins, trans=0.04, curl=2, casts=0.6)
    b.sheet(168, "#1b4a68", whale(1, 4.8, ends=1.4), trans=0.04, curl=5, casts=0.4)
    b.sheet(160, "#24607e", whale(0.84, 5.5, 12.2, 34.4, 3), trans=0.04, curl=6, casts=0.2)
    b.sheet(158, "#2e6f8a", whale(0.78, 5.7, 7.9, 15.6, 1.6), trans=0.04, curl=4, casts=0.3)
    b.sheet(152, "#3a86a0", whale(0.5, 6.3, 15.4, 33, 5), trans=0.04, curl=6, casts=0.15)
    head = mask(whale(1, 4.8, ends=1.4))
    yy, xx = np.mgrid[0 : head.shape[0], 0 : head.shape[1]] * (900 / head.shape[0])
    lit = np.exp(-(((xx - 440) / 62) ** 2) - ((yy - 575) / 105) ** 2).astype(np.float32)
    b.sheet(147, "#ffc070", m=head * lit * 0.75, trans=0.1, casts=0, fixed=0.9)
    ridge = [streak(0, 8.3, 0, 13.8, 6.3, 7), streak(-0.4, 9, -0.7, 13.2, 6.1, 3), streak(0.4, 9, 0.7, 13.2, 6.1, 3)]
    b.sheet(150, "#4c93a0", ridge, trans=0.04, curl=1, casts=0.3)
    b.sheet(
        149,
        "#0f2438",
        [streak(-0.24, 14.1, -0.1, 15, 6.4, 6), streak(0.24, 14.1, 0.1, 15, 6.4, 6)],
        trans=0.02,
        casts=0,
    )
    knobs = [
        circle(*seen(bend(y) + m * x, y, 6.2), 3.2)
        for x, y in ((0.72, 9), (0.95, 10), (1.1, 11.1), (1.25, 12.3), (1.4, 13.5))
        for m in (-1, 1)
    ]
    b.sheet(148, "#4c93a0", knobs, trans=0.04, curl=1, casts=0.4)
    b.sheet(146, "#5aa4b4", [streak(0, 22, 0, 33, 6.8, 6)], trans=0.04, curl=2, casts=0.5)
    # the street leans out
    for i, (side, y, z, l, kind) in enumerate(sorted(BALCONIES, key=lambda q: -q[1])):
        slab, edge, rail = balcony(side, y, z, l)
        d = 128 - 3 * i
        b.sheet(d, ("#9a5440", "#f2c890")[side > 0], slab, trans=0.04, fixed=(0.7, 0.95)[side > 0], casts=0.5)
        b.sheet(d - 0.5, ("#6a3034", "#a8603c")[side > 0], edge, trans=0.04, fixed=0.7, casts=0.3)
        b.sheet(
            d - 1,
            ("#2a1028", "#321430")[side > 0],
            stand(who(kind), side * (WALL - 0.85), y, z, 1.3 if kind == "child" else 2.1, side < 0),
            trans=0.03,
            fixed=0.5,
            casts=0.4,
        )
        b.sheet(d - 2, ("#c88468", "#7c4438")[side > 0], rail, trans=0.04, fixed=(0.6, 0.7)[side > 0], casts=0.2)
    # and one balcony is empty
    slab, edge, rail = balcony(1, 8.6, 7.6, 1.5)
    b.sheet(100, "#ffe0a0", wall(WALL - 0.05, 7.9, 9.5, 7.6, 10.1), trans=0.5, fixed=1.25, casts=0)
    b.sheet(99, "#ffe6b0", slab, trans=0.1, fixed=1.1, casts=0.5)
    b.sheet(98, "#a8603c", edge, trans=0.04, fixed=0.8, casts=0.3)
    x0, x1, y0, y1, z = WALL - 1.0, WALL - 0.35, 8.5, 9.15, 7.6
    legs = [
        ribbon([seen(x, y, z), seen(x, y, z + h)], 5)
        for x, y, h in ((x0, y0, 0.55), (x0, y1, 0.55), (x1, y0, 1.25), (x1, y1, 1.25))
    ]
    back = [ribbon([seen(x1, y0, z + h), seen(x1, y1, z + h)], 5) for h in (0.8, 1.0, 1.25)]
    b.sheet(
        97,
        "#7a1c24",
        [*legs, *back, face((x0, y0, z + 0.55), (x1, y0, z + 0.55), (x1, y1, z + 0.55), (x0, y1, z + 0.55))],
        trans=0.03,
        fixed=0.7,
        casts=0.6,
    )
    b.sheet(96, "#3c1c2c", rail, trans=0.04, fixed=0.5, casts=0.3)
    b.lamp(*seen(WALL - 0.4, 8.7, 9), 90, "#ffc060", 1.2, size=12)
    b.lamp(*seen(WALL - 1.9, 8.8, 8), 120, "#ffb860", 0.9, size=14)
    return b.render(exposure=1.05)
