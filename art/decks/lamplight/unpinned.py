"""For years a safety pin has held the crack shut under the house, but someone has opened it during supper."""

import math

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, fir, person, poly, put, rect, ribbon

SENTENCE = "For years a safety pin has held the crack shut under the house, but someone has opened it during supper."
KEY = "noon_fog"
FRAME = "object"
MOOD = "menace"
PROTAGONIST = "adult"

# the crack from the top downwards: its middle and half its breadth
CRACK = [(304, 372, 26), (318, 410, 30), (296, 452, 36), (312, 500, 42), (290, 556, 52), (316, 620, 62), (286, 690, 76),
         (320, 770, 92), (296, 850, 110), (312, 960, 132)]  # fmt: skip


def bank(side, k=1.0, drop=0):
    """One bank of the crack as an outline; k draws its edge towards the middle, drop lowers it."""
    edge = [(x + side * w * k + side * 6 * math.sin(y * 0.9), y + drop) for x, y, w in CRACK]
    out = 300 + side * 340
    return poly([(out, 372 + drop), *edge, (out, 980)])


def tilted(side, x, y):
    """A point of one half of the house, after that half has begun to lean away."""
    a, cx, cy = math.radians(4 * side), 304 + side * 168, 382
    dx, dy = x - cx, y - cy
    return cx + dx * math.cos(a) - dy * math.sin(a), cy + dx * math.sin(a) + dy * math.cos(a)


def draw():
    """A house is cracked in two and the crack runs down to the viewer; a great open safety pin lies across it."""
    b = Box(
        KEY, glow_at=(300, 300), glow_r=420, sharp=(10, 300), aperture=0.02, mat_seed=839,
        sun="#fff0d8", sun_power=0.8, fill="#8a9ac0", fill_power=0.26,
    )  # fmt: skip

    def deep(X, Y, light):
        t = np.clip((Y - 300) / 500, 0, 1)[..., None]
        sky = colour("#bcd4dc") + (colour("#e8efe8") - colour("#bcd4dc")) * np.clip(Y / 380, 0, 1)[..., None]
        return np.where(Y[..., None] < 384, sky, colour("#16233f") * (1 - t) + colour("#0d1830") * t)

    b.paint_back = deep
    b.slant = (-0.22, -0.36)
    # far ground and the sides of the crack
    b.sheet(
        250,
        "#c2d2b4",
        poly([(-20, 350), (120, 336), (300, 342), (470, 334), (640, 350), (640, 392), (-20, 392)]),
        trans=0.2,
    )
    for i, col in enumerate(("#2c3a5c", "#6a3c4a", "#a8543c", "#d08a4c")):
        for side in (-1, 1):
            b.sheet(216 - 20 * i, col, bank(side, 0.34 + 0.17 * i, 30 - 8 * i), trans=0.04, curl=3)
    for side in (-1, 1):
        b.sheet(132, "#b9cf9a", bank(side), trans=0.05, curl=3)
    firs = [(48, 376, 62, 1), (82, 380, 44, 2), (548, 378, 70, 3), (516, 382, 46, 4)]
    b.sheet(129, "#5f8a6a", [fir(*f) for f in firs], trans=0.05, curl=1)
    tufts = [
        (60, 640),
        (140, 820),
        (70, 850),
        (180, 660),
        (500, 660),
        (540, 840),
        (450, 820),
        (560, 650),
        (500, 460),
        (80, 450),
    ]
    blades = [
        ribbon([(x + u, y), (x + u * 1.3, y - 10), (x + u * 2.2, y - 20)], 3, 1) for x, y in tufts for u in (-6, 0, 6)
    ]
    b.sheet(128, "#8fae78", blades, trans=0.05)
    # the house: two floors on either side, a bed and a table cut in two
    for side in (-1, 1):

        def h(*pts, side=side):
            return poly([tilted(side, 304 + side * x, y) for x, y in pts])

        cut = [(34, 376), (40, 340), (32, 300), (42, 262), (34, 220), (44, 180), (36, 140)]
        b.sheet(126, "#ffcf7a", h(*cut, (160, 210), (160, 376)), trans=0.3, fixed=0.92)
        b.sheet(
            122,
            "#f0b65e",
            [h((x, 200), (x + 5, 202), (x + 5, 376), (x, 376)) for x in (56, 76, 96, 116, 136)],
            trans=0.1,
            fixed=0.85,
            casts=0,
        )
        b.sheet(112, "#8a5a34", h((36, 286), (160, 286), (160, 296), (34, 296)), trans=0.05, curl=1)
        # upstairs, half a bed each
        b.sheet(110, "#fff6e4", h((38, 258), (96, 256), (100, 270), (40, 272)), trans=0.05, curl=2)
        b.sheet(
            108, "#b5402f" if side < 0 else "#3f6a88", h((36, 262), (74, 258), (76, 276), (36, 278)), trans=0.05, curl=2
        )
        b.sheet(
            107,
            "#6a3c22",
            h((98, 240), (104, 240), (104, 286), (98, 286)),
            h((36, 276), (100, 276), (100, 281), (36, 281)),
            trans=0.03,
        )
        # downstairs, half a table each
        b.sheet(
            106,
            "#6a3c22",
            h((34, 334), (82, 334), (82, 340), (34, 340)),
            h((72, 340), (77, 340), (77, 368), (72, 368)),
            trans=0.03,
            curl=1,
        )
        b.sheet(
            105,
            "#6a3c22",
            h((92, 346), (118, 346), (118, 350), (92, 350)),
            h((114, 320), (118, 320), (118, 368), (114, 368)),
            h((93, 348), (97, 348), (97, 368), (93, 368)),
            trans=0.03,
        )
        b.sheet(103, "#f8f4ea", h((48, 330), (68, 330), (64, 335), (52, 335)), trans=0.05)
        b.sheet(
            100,
            "#f6e6cc",
            h((150, 200), (168, 214), (168, 382), (150, 382)),
            h((32, 368), (168, 368), (168, 382), (30, 382)),
            trans=0.04,
            curl=2,
        )
        b.sheet(
            96, "#b5402f", h((38, 96), (44, 122), (36, 142), (160, 214), (190, 222), (186, 196)), trans=0.04, curl=3
        )
    seated = dict(legs=((88, 4), (80, -2)), seat=30, hands=("rest", "rest"))
    man = person("man", lean=4, head=6, near=(30, 74), far=(40, 80), beard_="full", coat=0.2, **seated)
    woman = person("woman", lean=2, head=2, near=(26, 70), far=(36, 84), hair_="bun", coat=0.7, flare=1.2, **seated)
    b.sheet(102, "#33283a", put(man, *tilted(-1, 202, 369), 0.68, True, -4), trans=0.02)
    b.sheet(102, "#33283a", put(woman, *tilted(1, 406, 369), 0.66, False, 4), trans=0.02)
    x, y = tilted(-1, 240, 296)
    b.sheet(102, "#33283a", ribbon([(x, y), (x, y + 11)], 2), trans=0.02)
    b.sheet(
        101, "#c8442e", poly([(x - 8, y + 10), (x + 8, y + 10), (x + 16, y + 22), (x - 16, y + 22)]), trans=0.1, curl=1
    )
    b.lamp(x, y + 26, 90, "#ffcc70", 0.7, size=10, show=5)
    # the garden fence, torn as well
    pale = poly([(-7, 0), (-7, -58), (0, -68), (7, -58), (7, 0)])
    fence = [put(pale, x, 760) for x in (*range(1, 200, 27), *range(437, 620, 27))]
    rails = [rect(-20, y, 226, 7) for y in (712, 738)] + [rect(418, y, 220, 7) for y in (712, 738)]
    b.sheet(110, "#fbf6ea", fence, rails, trans=0.04, curl=2)
    # the pin
    steel, shine = "#46648a", "#9fb8d0"
    b.sheet(72, steel, ribbon([(98, 594), (300, 604), (500, 590)], 20), trans=0.02, curl=4)
    b.sheet(69, shine, ribbon([(110, 590), (300, 599), (480, 587)], 3.4), trans=0.05, casts=0)
    coil = [(98, 594), (64, 584), (50, 550), (70, 520), (104, 522), (118, 552), (98, 576), (70, 568)]
    b.sheet(66, steel, ribbon(coil, 18), trans=0.02, curl=4)
    b.sheet(
        60,
        steel,
        ribbon([(78, 520), (200, 482), (320, 446), (430, 408)], 1, wf=lambda t: 19 * (1 - t) ** 0.35 + 1),
        trans=0.02,
        curl=4,
    )
    b.sheet(57, shine, ribbon([(96, 510), (200, 477), (320, 442), (400, 415)], 3.4, 1), trans=0.05, casts=0)
    b.sheet(
        62,
        "#2f4868",
        curve([(500, 560), (524, 540), (548, 548), (556, 572), (548, 596), (520, 600), (500, 590)]),
        trans=0.02,
    )
    clasp = [
        (478, 618), (474, 588), (482, 566, "c"), (500, 572), (520, 566), (530, 548), (516, 532), (494, 530, "c"),
        (500, 512), (528, 506), (556, 522), (568, 556), (564, 594), (544, 618), (510, 626),
    ]  # fmt: skip
    b.sheet(52, "#5a7ca2", curve(clasp, k=0.7), trans=0.02, curl=5)
    b.sheet(49, shine, ribbon([(536, 522), (554, 550), (552, 588)], 4, 2), trans=0.05, casts=0)
    return b.render(exposure=1.04)
