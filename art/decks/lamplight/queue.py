"""The queue in the desert has closed into a ring, but each of them is sure to be the next."""

import math
import random

from art.kit.lamplit.all import (
    Box,
    circle,
    curve,
    frontal,
    lens,
    mask,
    old_man,
    old_woman,
    person,
    poly,
    porter,
    put,
    reader,
    umbrella_man,
    walker,
)

SENTENCE = "The queue in the desert has closed into a ring, but each of them is sure to be the next."
KEY = "market"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

AT, RX, RY = (304, 584), 218, 156  # the ring
N = 32


def plain(i):
    """A waiting person in profile, never twice the same."""
    r = random.Random(i * 13 + 1)
    build = ["man", "woman", "stout", "old", "woman", "man"][i % 6]
    skirt = build == "woman"
    return person(
        build,
        lean=r.uniform(-7, 8),
        head=r.uniform(-12, 10),
        near=(r.uniform(-20, 20), r.uniform(4, 100)),
        far=(r.uniform(-30, 10), r.uniform(0, 60)),
        legs=((r.uniform(2, 12), 0), (r.uniform(-12, -2), r.uniform(-18, -6))),
        coat=r.uniform(0.6, 0.9) if skirt else r.uniform(0.3, 0.6),
        flare=1.3 if skirt else 0.65,
        hair_=r.choice(["bun", "bob", "pony"]) if skirt else "short",
        hat_=r.choice(["straw", None, "kerchief"]) if skirt else r.choice(["brim", "cap", "top", "straw"]),
    )


SPECIAL = {
    3: walker,
    5: old_woman,
    7: umbrella_man,
    10: porter,
    12: old_man,
    14: old_woman,
    20: walker,
    23: reader,
    26: umbrella_man,
    29: porter,
}


def band(k0, k1, dy=0.0):
    """A flat ring between two shares of the great one."""
    x, y = AT
    outer, inner = circle(x, y + dy, RX * k1, RY * k1), circle(x, y + dy, RX * k0, RY * k0)
    return mask(outer) * (1 - mask(inner))


def draw():
    """A ring worn into the sand, people in it with long shadows, nothing in the middle."""
    b = Box(KEY, glow_at=(150, 170), glow_r=330, sharp=(10, 260), aperture=0.02, mat_seed=63)
    b.slant = (-0.3, -0.4)
    mesas = [
        (-20, 232),
        (40, 226),
        (54, 196),
        (132, 192),
        (150, 228),
        (300, 236),
        (396, 230),
        (420, 176),
        (520, 172),
        (540, 206),
        (572, 212),
        (584, 230),
        (640, 232),
    ]
    b.sheet(150, "#ee9468", poly([*mesas, (640, 300), (-20, 300)]), trans=0.4)
    b.sheet(
        128,
        "#f4b07a",
        curve([(-20, 262), (120, 250), (260, 262), (420, 246), (640, 262), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.25,
        curl=2,
    )
    b.sheet(
        108,
        "#f9c68e",
        curve([(-20, 316), (150, 330), (330, 304), (480, 322), (640, 308), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.2,
        curl=2,
    )
    sand = mask(curve([(-20, 390), (140, 374), (320, 388), (480, 368), (640, 384), (640, 960, "c"), (-20, 960, "c")]))
    b.sheet(92, "#d67440", circle(*AT, RX * 1.25, RY * 1.25), trans=0.1)
    for z, k0, k1, col in ((85, 0.93, 1.07, "#e28a52"), (78, 0.88, 1.12, "#efa669")):
        b.sheet(z, col, m=mask(circle(*AT, RX * 1.25, RY * 1.25)) * (1 - band(k0, k1)), trans=0.12, curl=1)
    ripples = []
    r = random.Random(5)
    for _ in range(26):
        x, y = r.uniform(0, 600), r.uniform(410, 890)
        q = math.hypot((x - AT[0]) / RX, (y - AT[1]) / RY)
        if q > 1.3 or q < 0.6:
            w = r.uniform(30, 70)
            ripples.append(lens([(x - w, y + 3), (x, y - 3), (x + w, y + 2)], 2.2))
    b.sheet(
        70,
        "#fedcab",
        m=sand * (1 - band(0.83, 1.17)),
        trans=0.14,
        curl=2,
        tex=0.6,
        holes=[(ripples, "#f3b27c", 0.3, 0.1)],
    )
    for i in range(N):
        a = math.tau * (i + 0.1) / N
        a += 0.16 * math.sin(2 * a)  # the same step along the ring everywhere
        x, y = AT[0] + RX * math.cos(a), AT[1] + RY * math.sin(a)
        s = 0.6 + 0.18 * math.sin(a)
        if i == 8:
            pose, flip = (
                person(
                    "child",
                    lean=-3,
                    head=-4,
                    near=(10, 20),
                    far=(-8, 4),
                    legs=((4, 0), (-6, -8)),
                    coat=0.4,
                    flare=1.2,
                    hair_="pony",
                ),
                True,
            )
            s *= 0.74
        elif abs(math.cos(a)) > 0.95:
            pose, flip = (
                frontal(
                    ["man", "woman", "stout"][i % 3],
                    arms=((8, 2), (10, 4)),
                    coat=0.6,
                    flare=0.9,
                    hat_="brim" if i % 3 != 1 else None,
                    hair_="short" if i % 3 != 1 else "bun",
                ),
                False,
            )
        else:
            pose, flip = SPECIAL.get(i, lambda i=i: plain(i))(), math.sin(a) < 0
        for z in (70, 78, 85, 92):
            b.shade(z, put(pose, x, y + 3, s * 1.15, rot=112, flip=flip), strength=0.5, soft=1.2, tint="#6a2a4a")
        col = "#2f8f5a" if i == 8 else ("#4b2036", "#5e2a3a", "#3a1e3c")[i % 3]
        b.sheet(46 - 14 * math.sin(a), col, put(pose, x, y + 4, s, flip=flip), trans=0.04, casts=0)
    return b.render(exposure=1.03)
