"""A summer stands in every jar of the cellar, but one has been opened and put back."""

import random

from art.kit.lamplit.all import Box, at, curve, leaf, mask, person, put, rect, ribbon, shrink, tree

SENTENCE = "A summer stands in every jar of the cellar, but one has been opened and put back."
KEY = "cellar"
FRAME = "interior"
MOOD = "longing"
PROTAGONIST = "nobody"

SHELF = 690


def jar(x, y, w, h):
    """The outline of a jar that stands on x, y."""
    s = w / 2
    left = [
        (-s * 0.74, -h, "c"),
        (-s * 0.76, -h * 0.95),
        (-s, -h * 0.84),
        (-s * 1.02, -h * 0.4),
        (-s * 0.98, -h * 0.05),
        (-s * 0.8, 0, "c"),
    ]
    return curve([(x + u, y + v, *c) for u, v, *c in [*left, *[(-p[0], *p[1:]) for p in left[::-1]]]], k=0.6)


def glass(b, x, y, w, h, light, layers, lid="#c08a3c", tilt=0):
    """One jar: a lit back, layers of (colour, outlines), the rim of its glass, its lid."""
    whole = mask(jar(x, y, w, h))
    inside = shrink(whole, w * 0.03)
    b.sheet(156, light, m=inside, trans=0.4, fixed=0.95)
    for k, (col, shapes) in enumerate(layers):
        b.sheet(148 - 10 * k, col, m=inside * mask(shapes), trans=0.1, fixed=0.8, casts=0.5)
    b.sheet(104, "#fff2d2", m=whole - shrink(whole, w * 0.018), trans=0.3)
    top = [rect(-w * 0.41, -h * 0.075, w * 0.82, h * 0.085), rect(-w * 0.43, -h * 0.012, w * 0.86, h * 0.022)]
    b.sheet(90, lid, put(top, x + tilt * 1.2, y - h - abs(tilt) * 0.9, rot=tilt), trans=0.05, curl=2)


def summer(x, y, seed):
    """A crown of leaves with a child on a swing under it, on a hill."""
    hill = curve(
        [(x - 150, y - 70), (x - 40, y - 92), (x + 60, y - 84), (x + 150, y - 60), (x + 150, y + 9), (x - 150, y + 9)]
    )
    bough = [
        ribbon([(x + 72, y - 60), (x + 56, y - 140), (x + 62, y - 206), (x + 40, y - 290)], 21, 7),
        ribbon([(x + 60, y - 172), (x + 20, y - 224), (x - 40, y - 240), (x - 86, y - 262)], 12, 4),
        *put(tree(0, 0, 150, seed, lean=0.1, w=8), x + 46, y - 240, 0.74),
        *put(tree(0, 0, 150, seed + 1, lean=-0.5, w=8), x + 10, y - 226, 0.66),
        *put(tree(0, 0, 150, seed + 5, lean=-0.7, w=6), x - 52, y - 244, 0.5),
        *put(tree(0, 0, 150, seed + 2, lean=0.6, w=6), x + 62, y - 200, 0.5),
    ]
    r = random.Random(seed)
    spots = [
        (x + 48, y - 320),
        (x + 4, y - 318),
        (x - 50, y - 290),
        (x + 76, y - 270),
        (x - 76, y - 262),
        (x + 30, y - 280),
    ]
    crown = [
        at(leaf(r.uniform(11, 20), 0.34), *[v + r.gauss(0, 19) for v in r.choice(spots)], rot=r.uniform(0, 360))
        for _ in range(330)
    ]
    return hill, bough, crown


def swing(x, y, a, rider):
    """A swing that hangs from x, y at an angle, with a child, a woman or nobody on it."""
    pose = dict(
        lean=-16,
        head=-12,
        near=(150, 172),
        far=(140, 168),
        legs=((76, 50), (70, 40)),
        flare=1.3,
        seat=0,
        hands=("grip", "grip"),
    )
    who = {
        "child": lambda: put(person("child", hair_="pony", coat=0.3, **pose), 0, 126, 0.9),
        "woman": lambda: put(person("woman", hair_="bun", coat=0.6, **pose), 2, 126, 0.95),
        None: list,
    }[rider]()
    return put(
        [ribbon([(-8, -4), (-8, 128)], 2), ribbon([(8, -4), (8, 128)], 2), rect(-15, 126, 30, 5.4), *who], x, y, rot=a
    )


def draw():
    """Two lit summers, and between them one that has gone grey."""
    b = Box(KEY, glow_at=(300, 430), glow_r=520, sharp=(20, 200), aperture=0.02, mat_seed=74, sun_power=0.5)
    b.sheet(196, "#6b4c30", rect(-20, -20, 660, 960), trans=0.05)
    for x in (-20, 96, 214, 330, 448, 560):
        b.sheet(188, "#795838", rect(x + 3, -20, 110, 960), trans=0.05, curl=1)
    # the shelf above and the shelf below
    for x, w, light, dark in (
        (96, 170, "#ffcf74", "#8a5a20"),
        (300, 186, "#ffe2a0", "#96702c"),
        (510, 174, "#f7b35c", "#8a4a20"),
    ):
        glass(
            b,
            x,
            118,
            w,
            300,
            light,
            [(dark, curve([(x - 120, 60), (x, 46), (x + 120, 66), (x + 120, 130), (x - 120, 130)]))],
        )
    b.sheet(84, "#8a6238", rect(-20, 116, 660, 18), trans=0.05, curl=1)
    b.sheet(60, "#5f4226", rect(-20, 130, 660, 20), trans=0.05, curl=1)
    # three jars: two lit, one opened
    for x, seed, light, mid, dark, a, live in (
        (72, 4, "#ffc85e", "#e0913c", "#6a3414", -16, "child"),
        (300, 4, "#8f958c", "#6f766f", "#353a38", -17, None),
        (530, 4, "#ffdc82", "#dfa648", "#5f3c12", 7, "woman"),
    ):
        hill, bough, crown = summer(x, SHELF, seed)
        back = curve(
            [
                (x - 150, SHELF - 110),
                (x - 60, SHELF - 128),
                (x + 40, SHELF - 104),
                (x + 150, SHELF - 132),
                (x + 150, SHELF),
                (x - 150, SHELF),
            ]
        )
        near = [hill, *bough, *swing(x - 34, SHELF - 238, a, live)]
        glass(
            b,
            x,
            SHELF,
            214,
            424,
            light,
            [(mid, [back]), (dark, near + (crown if live else []))],
            tilt=0 if live else -9,
        )
        if live:
            b.lamp(x, SHELF - 190, 70, "#ffc060", 0.5, size=30)
    b.sheet(92, "#9a7040", rect(-20, SHELF - 2, 660, 34), trans=0.05, curl=1)
    b.sheet(56, "#5f4226", rect(-20, SHELF + 26, 660, 26), trans=0.05, curl=1)
    for x, w, light in ((4, 190, "#f6b860"), (206, 180, "#ffd88a"), (410, 186, "#ffc468"), (606, 180, "#ffe0a0")):
        glass(b, x, SHELF + 480, w, 330, light, [])
    return b.render(exposure=1.06)
