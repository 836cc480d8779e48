"""The violin in the open case is made of snow, but the hall is heated and has begun to fill."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, frontal, lens, mask, poly, put, rect, ribbon, scaled, spline

SENTENCE = "The violin in the open case is made of snow, but the hall is heated and has begun to fill."
KEY = "furnace"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "nobody"

BODY = [
    (0, 0),
    (7, 0),
    (16, 3),
    (22, 10),
    (23.5, 19),
    (21, 28),
    (19.5, 36, "c"),
    (15, 43),
    (14.5, 51),
    (17, 57),
    (22.5, 63, "c"),
    (27, 70),
    (29, 80),
    (26, 91),
    (15, 99),
    (0, 100),
]
CASE = [
    (52, 640),
    (70, 586),
    (140, 560),
    (220, 572),
    (320, 596),
    (430, 604),
    (530, 604),
    (556, 640),
    (530, 676),
    (430, 676),
    (320, 690),
    (220, 728),
    (140, 740),
    (74, 706),
]


CASE = [(x * 1.03 - 8, 642 + (y - 642) * 1.42) for x, y in CASE]


def violin(k=1.0):
    """The outline of a violin, scroll up, the top of its body at 0,0; k draws its body inwards."""
    half = scaled(BODY, k, 0, 52)
    return curve([*half, *[(-p[0], *p[1:]) for p in half[::-1]][1:-1]], k=0.5)


def neck():
    """Neck, scroll and pegs."""
    scroll = [circle(0, -66, 5.2), curve([(-4, -58, "c"), (4, -58, "c"), (5, -66), (0, -73), (-5, -66)])]
    pegs = [ribbon([(-9, y), (9, y + 1)], 2.2) for y in (-61, -56)]
    return [poly([(-3.4, 6), (3.4, 6), (2.6, -60), (-2.6, -60)]), *scroll, *pegs]


def board():
    """Fingerboard, bridge and tailpiece."""
    return [
        poly([(-3.8, 26), (3.8, 26), (2.6, -54), (-2.6, -54)]),
        curve([(-7, 58), (0, 55.6), (7, 58), (6, 60), (-6, 60)]),
        curve([(-4.4, 72), (4.4, 72), (2.6, 97), (-2.6, 97)]),
    ]


def holes():
    """The two f-shaped cuts."""
    one = [lens([(9.5, 47), (11, 53), (10, 59), (12.4, 65)], 1.7), circle(9.4, 46.6, 1.2), circle(12.6, 65, 1.4)]
    return [*one, *[at(p, 0, 0, flip=True) for p in one]]


def lumps(k, seed, big):
    """Crumbs of snow along the edge of the body."""
    r, line = random.Random(seed), spline(scaled(BODY, k, 0, 52), 9)
    return [
        circle(s * px + r.uniform(-1, 1), py + r.uniform(-1, 1), r.uniform(0.3, big))
        for px, py in line
        for s in (-1, 1)
    ]


def row(y, k, seed, full):
    """A row of seats from the stage, with those who have already come."""
    r, seats, heads, x = random.Random(seed), [], [], -20.0
    while x < 640:
        top = y + 12 * k * (((x - 300) / 300) ** 2)
        seats.append(
            curve(
                [
                    (x - 21 * k, top + 60, "c"),
                    (x - 21 * k, top + 6),
                    (x - 14 * k, top),
                    (x + 14 * k, top),
                    (x + 21 * k, top + 6),
                    (x + 21 * k, top + 60, "c"),
                ]
            )
        )
        if r.random() < full:
            build = r.choice(["man", "woman", "stout", "old"])
            p = frontal(
                build,
                hair_=r.choice(["bun", "bob", "short"]) if build in ("woman", "old") else "short",
                hat_=r.choice([None, "top", "brim"]) if build in ("man", "stout") else None,
                tilt=r.uniform(-10, 10),
            )
            heads += put(p, x + r.uniform(-3, 3), top + 74 * k, 1.12 * k)
        x += 44 * k
    return seats, heads


def draw():
    """A white violin in crimson velvet; behind the lid the rows of a warm hall fill up."""
    b = Box(
        KEY, glow_at=(300, 90), glow_r=330, sharp=(20, 220), aperture=0.04, mat_seed=118, sun_power=0.62, sun="#ffe6d8"
    )
    for z, y, col, t in ((214, 96, "#c2512e", 0.4), (198, 142, "#a23a26", 0.34)):  # two balconies
        pts = [(x, y + 40 - 40 * ((x - 300) / 300) ** 2) for x in range(-20, 641, 40)]
        lights = [circle(x, y + 52 - 40 * ((x - 300) / 300) ** 2, 3) for x in range(30, 600, 60)]
        b.sheet(z, col, curve([*pts, (640, 960, "c"), (-20, 960, "c")]), trans=t, holes=[(lights, "#fff0b0", 1.0, 0.9)])
    for i, (y, k, full) in enumerate(((212, 0.56, 0.62), (254, 0.74, 0.5), (306, 0.98, 0.36))):
        seats, heads = row(y, k, 5 + i, full)
        z = 180 - 20 * i
        b.sheet(z, ("#8c2a22", "#7a1f1e", "#68181c")[i], seats, trans=0.12, curl=1)
        b.sheet(z + 7, ("#4a1418", "#3c1016", "#300c14")[i], heads, trans=0.04)
    b.sheet(112, "#4a1216", rect(-20, 368, 640, 560), trans=0.05)
    b.sheet(
        104,
        "#8a3a22",
        rect(-20, 560, 640, 440),
        trans=0.06,
        folds=[(-20, 560 + 64 * i, 620, 560 + 64 * i, 0.5) for i in range(6)],
    )
    # the lid, thrown open
    lid = [(x, 536 - (y - 536) * 0.92) for x, y in CASE]
    for z, k, col in ((98, 1.0, "#2a1216"), (94, 0.94, "#6a0f18"), (90, 0.89, "#8c1620")):
        b.sheet(z, col, curve(scaled(lid, k, 300, 460), k=0.5), trans=0.05, curl=2)
    bow = [
        ribbon([(84, 452), (300, 436), (540, 466)], 4.4, 3),
        ribbon([(92, 462), (536, 472)], 1.5),
        rect(78, 448, 24, 15),
    ]
    b.sheet(84, "#e0a566", bow, trans=0.06)
    # the base, its velvet, and the violin
    b.sheet(
        81,
        "#2a1216",
        curve(scaled(CASE, 1.03, 304, 650), k=0.5),
        put(curve(scaled(CASE, 1.03, 304, 650), k=0.5), 0, 26),
        trans=0.05,
        curl=2,
    )
    for z, k, col in ((77, 0.96, "#6a0f18"), (73, 0.91, "#b01e28")):
        b.sheet(z, col, curve(scaled(CASE, k, 304, 645), k=0.5), trans=0.05, curl=3)
    x, y, size = 344, 645, 2.6
    wet = curve(
        [
            (70, 660),
            (84, 580),
            (150, 546),
            (230, 576),
            (300, 566),
            (360, 590),
            (400, 640),
            (370, 690),
            (300, 716),
            (230, 706),
            (150, 748),
            (92, 716),
        ]
    )
    b.shade(73, wet, strength=0.5, soft=3)
    for z, k, col in ((62, 1.0, "#9dbfe8"), (54, 0.94, "#cfe2f8"), (46, 0.85, "#f2f8ff")):
        cut = [(put(holes(), x, y, size, rot=90), "#5f82b4", 0.2, 0.02)] if z == 46 else ()
        b.sheet(
            z,
            col,
            put([violin(k), lumps(k, z, 2.5)], x, y, size, rot=90),
            put(neck(), x, y, size, rot=90) if z == 62 else (),
            trans=0.1,
            curl=3,
            rough=0.9,
            tex=1.3,
            holes=cut,
        )
    b.sheet(40, "#a9c6e6", put(board(), x, y, size, rot=90), trans=0.1, curl=2, rough=0.8)
    # what has already melted stands along the lower edge of the velvet, and has found a way out
    velvet = curve(scaled(CASE, 0.91, 304, 645), k=0.5)
    water = mask(velvet) * (1 - mask(at(velvet, 6, -14)))
    b.sheet(68, "#a9cbee", m=water, veil=0.5, trans=0.3, curl=2, casts=0.3)
    b.sheet(44, "#d6e8fa", curve([(164, 800, "c"), (171, 819), (164, 829), (157, 819)]), trans=0.2, curl=2)
    pool = curve([(100, 858), (140, 848), (196, 850), (240, 856), (214, 868), (150, 870)])
    b.sheet(100, "#bcd4ec", pool, trans=0.2, curl=1)
    b.lamp(240, 610, 4, "#d8e6ff", 1.1, size=8)
    return b.render(exposure=1.05)
