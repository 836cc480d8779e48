"""Two sentries still guard the gate, although the wall behind them has been carried off in wheelbarrows."""

import random

from art.kit.lamplit.all import Box, arch, circle, curve, fallen, frontal, lens, mask, person, poly, put, rect, ribbon

SENTENCE = "Two sentries still guard the gate, although the wall behind them has been carried off in wheelbarrows."
KEY = "desert"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "adult"

X, BASE = 316, 676  # the gate


def toothed(side, top, bottom, x, seed):
    """The edge of the gate where the wall was broken off: stones stick out in every second course."""
    r, pts, y, out = random.Random(seed), [], top, True
    while y < bottom:
        w = r.uniform(14, 30) if out else r.uniform(0, 5)
        h = min(26, bottom - y)
        pts += [(x + side * w, y), (x + side * w, y + h)]
        y, out = y + h, not out
    return pts


def barrow(full):
    """A man with a wheelbarrow, walking left."""
    p = person(
        "man",
        lean=16,
        head=6,
        near=(34, 44),
        far=(34, 44),
        legs=((22, 6), (-20, -38)),
        feet=(0, 26),
        hat_="straw",
        hands=("grip", "grip"),
    )
    x, y = person.joints["near"]
    tub = [
        ribbon([(x + 2, y), (x - 26, y + 12), (x - 44, -8)], 2.6),
        poly([(x - 14, y + 2), (x - 56, y - 2), (x - 48, y + 18), (x - 22, y + 16)]),
        circle(x - 46, -8, 8),
        ribbon([(x - 20, y + 14), (x - 18, -1)], 2.4),
    ]
    stones = [rect(x - 40, y - 12, 16, 12), rect(x - 50, y - 10, 10, 10), rect(x - 34, y - 21, 13, 10)]
    return [*p, *tub, *(stones if full else [])]


def sentry(flip):
    """A guard in a long coat and a tall hat, spear upright."""
    p = frontal("man", arms=((8, 2), (20, 66)), legs=((4, 1), (4, 1)), coat=0.62, flare=0.8, hat_="top")
    spear = [ribbon([(24, 4), (24, -128)], 2.6), poly([(19, -126), (24, -150), (29, -126)])]
    return put([*p, *spear], 0, 0, 1, flip=flip)


def draw():
    """A closed gate stands alone on the plain, a guard on either side, and ruts run off to the horizon."""
    b = Box(KEY, glow_at=(316, 300), glow_r=430, sharp=(20, 230), aperture=0.03, mat_seed=243, sun_power=0.95)
    b.slant = (-0.3, -0.4)
    b.sheet(
        206,
        "#f3b98a",
        curve([(-20, 486), (120, 470), (260, 484), (430, 462), (640, 480), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.35,
        tex=0.6,
    )
    b.sheet(
        186,
        "#f8ca98",
        curve([(-20, 522), (200, 508), (420, 518), (640, 504), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.2,
        curl=2,
        tex=0.6,
    )
    ground = 150
    b.sheet(
        ground,
        "#fddcac",
        curve([(-20, 572), (180, 556), (420, 564), (640, 550), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.14,
        curl=2,
        tex=0.6,
    )
    tracks = ((40, -60), (96, 60), (150, 120), (470, 470), (520, 560), (574, 640), (430, 400), (200, 210))
    ruts = [
        ribbon([(a + d, 682), ((a + c) / 2 + d * 0.7, 610), (c + d * 0.4, 560)], 2.6, 1.1)
        for a, c in tracks
        for d in (0, 9)
    ]
    b.shade(ground, ruts, strength=0.36, soft=0.8, tint="#8a3a5a")
    for px, py, s, flip, full in (
        (70, 582, 0.5, False, True),
        (536, 560, 0.42, True, True),
        (148, 508, 0.26, False, True),
    ):
        b.sheet(142 if s > 0.3 else 180, "#7a3a4a", put(barrow(full), px, py, s, flip=flip), trans=0.04)
    # where the wall stood
    trench = curve(
        [
            (-20, 668),
            (150, 664),
            (316, 662),
            (480, 660),
            (640, 656),
            (640, 694),
            (480, 700),
            (316, 702),
            (150, 704),
            (-20, 708),
        ]
    )
    front = mask(curve([(-20, 618), (640, 606), (640, 960, "c"), (-20, 960, "c")]))
    b.sheet(132, "#c9895c", rect(-20, 640, 640, 90), trans=0.1)
    b.sheet(120, "#ffe4b6", m=front * (1 - mask(trench)), trans=0.12, curl=2, tex=0.6)
    rubble = [
        poly([(x, y), (x + w, y - 3), (x + w + 2, y + h), (x - 2, y + h)])
        for x, y, w, h in (
            (36, 676, 22, 14),
            (84, 682, 14, 10),
            (128, 672, 26, 16),
            (520, 672, 20, 15),
            (566, 678, 26, 12),
            (482, 682, 12, 10),
        )
    ]
    b.sheet(112, "#e0a470", rubble, trans=0.08, curl=2)
    # the gate
    left, right, top = X - 122, X + 122, 250
    edge = [*toothed(-1, top + 26, BASE + 8, left, 3), *toothed(1, top + 26, BASE + 8, right, 6)[::-1]]
    crest = [
        (right, top + 26),
        (right, top),
        (right - 40, top),
        (right - 40, top + 22),
        (right - 82, top + 22),
        (right - 82, top),
        (X + 20, top),
        (X + 20, top + 22),
        (X - 20, top + 22),
        (X - 20, top),
        (left + 82, top),
        (left + 82, top + 22),
        (left + 40, top + 22),
        (left + 40, top),
        (left, top),
        (left, top + 26),
    ]
    outline = poly([*edge, *crest])
    opening = arch(X, BASE + 10, 156, 330)
    stones = []
    for row in range(16):
        y = top + 50 + 26 * row
        stones.append(lens([(left - 10, y), (right + 10, y)], 1.6))
        stones += [lens([(x, y), (x, y + 26)], 1.6) for x in range(left - 10 + 20 * (row % 2), right + 10, 40)]
    b.sheet(
        104,
        "#1f7f88",
        rect(X - 84, BASE - 330, 168, 342),
        trans=0.06,
        folds=[(X, BASE - 330, X, BASE + 10, 0.9)],
        holes=[
            (
                [
                    circle(X + s * (22 + 34 * i), BASE - 46 - 60 * j, 4)
                    for s in (-1, 1)
                    for i in range(2)
                    for j in range(4)
                ],
                "#0d4048",
                0.1,
            )
        ],
    )
    b.sheet(
        88, "#c9683c", m=mask(outline) * (1 - mask(opening)), trans=0.06, curl=2, holes=[(stones, "#a04a2c", 0.1, 0.02)]
    )
    ring = mask(arch(X, BASE + 10, 188, 352)) * (1 - mask(arch(X, BASE + 10, 156, 330)))
    b.sheet(78, "#e08a54", m=ring, trans=0.06, curl=2)
    upright = put([outline], -X, -BASE)
    b.shade(120, fallen(upright, X, BASE + 4, 0.42, 0.36), strength=0.5, soft=2, tint="#8a3a5a")
    # the sentries
    for x, y, flip in ((X - 176, 742, True), (X + 170, 736, False)):
        b.shade(120, fallen(sentry(flip), x, y, 0.42, 0.36, 1.24), strength=0.6, soft=1.2, tint="#8a3a5a")
        b.sheet(56, "#5a1f36", put(sentry(flip), x, y, 1.24), trans=0.03, casts=0)
    return b.render(exposure=1.03)
