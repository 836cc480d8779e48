"""The stork brings an old man in its cloth instead of a baby, but the house has long been warmed for him."""

import numpy as np

from art.kit.lamplit.all import (
    Box,
    at,
    beard,
    circle,
    colour,
    curve,
    frontal,
    mask,
    panes,
    person,
    poly,
    put,
    rect,
    ribbon,
)

SENTENCE = "The stork brings an old man in its cloth instead of a baby, but the house has long been warmed for him."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"


def feather(x, y, l, w, a):
    """One flight feather from its root, at an angle in degrees from pointing right."""
    return at(
        curve(
            [
                (-6, -w * 0.4),
                (l * 0.5, -w * 0.62),
                (l * 0.92, -w * 0.34),
                (l, 0, "c"),
                (l * 0.9, w * 0.4),
                (l * 0.5, w * 0.5),
                (-6, w * 0.4),
            ]
        ),
        x,
        y,
        rot=a,
    )


def fan(roots, l0, l1, a0, a1, w):
    """Feathers along a line of roots, turning and growing from one end to the other."""
    n = len(roots)
    return [feather(*roots[i], l0 + (l1 - l0) * i / (n - 1), w, a0 + (a1 - a0) * i / (n - 1)) for i in range(n)]


def along(p, q, n):
    """N points on a line."""
    return [(p[0] + (q[0] - p[0]) * i / (n - 1), p[1] + (q[1] - p[1]) * i / (n - 1)) for i in range(n)]


def fly(*shapes):
    """The bird, moved to its place on the card."""
    return put(list(shapes), 52, 56, 0.92)


def draw():
    """A stork over a gable at daybreak; from its bill hangs a cloth with somebody in it."""
    b = Box(
        KEY, glow_at=(200, 620), glow_r=400, sharp=(10, 280), aperture=0.02, mat_seed=62, sun_power=0.86, sun="#fff0e8"
    )
    b.slant = (-0.16, -0.2)
    # far wing
    b.sheet(
        206,
        "#9a6a94",
        fly(
            fan(along((250, 250), (170, 110), 8), 90, 130, 20, -64, 26),
            fan(along((170, 110), (128, 62), 5), 130, 96, -72, -128, 22),
        ),
        trans=0.15,
        curl=3,
    )
    b.sheet(
        198,
        "#f8e4e2",
        fly(curve([(296, 280), (236, 226), (160, 108), (124, 60), (150, 62), (206, 110), (262, 190), (330, 236)])),
        trans=0.2,
        curl=3,
    )
    # body, neck, bill, legs
    b.sheet(
        176,
        "#d0503c",
        fly(ribbon([(440, 320), (520, 346), (640, 360)], 7, 4), ribbon([(436, 328), (512, 362), (640, 394)], 7, 4)),
        trans=0.06,
    )
    body = [
        (168, 232),
        (190, 226),
        (230, 236),
        (280, 244),
        (350, 250),
        (410, 274),
        (462, 312),
        (480, 330, "c"),
        (440, 336),
        (380, 332),
        (310, 316),
        (260, 284),
        (220, 262),
        (186, 256),
    ]
    b.sheet(164, "#fffaf4", fly(curve(body), circle(172, 240, 19, 16)), trans=0.12, curl=4)
    b.sheet(168, "#e0604a", fly(curve([(164, 230), (76, 262, "c"), (160, 252)])), trans=0.06, curl=1)
    # near wing
    wrist, shoulder, tip = (432, 116), (316, 262), (506, 70)
    b.sheet(156, "#4a2a52", fly(fan(along(shoulder, wrist, 10), 96, 164, 62, 30, 30)), trans=0.06, curl=4)
    b.sheet(150, "#5d3866", fly(fan(along(wrist, tip, 7), 150, 110, 26, -34, 27)), trans=0.06, curl=4)
    b.sheet(
        140,
        "#fffaf4",
        fly(
            curve(
                [
                    (296, 256),
                    (330, 200),
                    (388, 130),
                    (424, 92),
                    (476, 62),
                    (524, 56),
                    (502, 86),
                    (470, 118),
                    (456, 150),
                    (440, 190),
                    (420, 216),
                    (404, 252),
                    (384, 262),
                    (366, 290),
                    (330, 286),
                ]
            )
        ),
        trans=0.12,
        curl=4,
    )
    # the cloth and the one in it
    kx, ky = 126, 296
    straps = [
        curve([(kx - 4, ky - 4, "c"), (84, 352), (54, 412, "c"), (92, 426, "c"), (104, 356), (kx + 5, ky + 6, "c")]),
        curve([(kx - 4, ky + 4, "c"), (152, 356), (166, 426, "c"), (206, 410, "c"), (172, 350), (kx + 6, ky - 4, "c")]),
    ]
    b.sheet(
        128,
        "#d9e6ea",
        straps,
        circle(kx, ky, 10, 8),
        ribbon([(kx - 4, ky - 2), (kx - 24, ky - 16), (kx - 34, ky - 6)], 9, 3),
        ribbon([(kx, ky - 6), (kx - 8, ky - 28)], 8, 3),
        trans=0.2,
        curl=3,
    )
    man = person(
        "old",
        lean=16,
        head=20,
        near=(46, 62),
        far=(58, 70),
        legs=((104, 20), (96, 10)),
        coat=0.1,
        flare=0.8,
        hair_="bald",
        beard_="full",
        hat_="cap",
        hands=("grip", "grip"),
        seat=0,
    )
    hx, hy = person.joints["head"]
    white = [at(at(p, -0.06, 0.16), hx - 5, hy + 7, 18, rot=-14) for p in beard("full")]
    b.sheet(116, "#2a4a6a", put(man, 150, 450, 2.0), trans=0.04, curl=1)
    b.sheet(112, "#f6f2ec", put(white, 150, 450, 2.0), trans=0.1, curl=2)
    bag = [
        (48, 404),
        (90, 424),
        (130, 430),
        (170, 424),
        (212, 402),
        (206, 464),
        (176, 512),
        (130, 526),
        (84, 512),
        (54, 464),
    ]
    b.sheet(
        104, "#eef4f4", curve(bag), trans=0.12, curl=5, folds=[(72, 420, 110, 510, 0.5), (186, 420, 150, 510, -0.5)]
    )
    # the house: gable, chimney, windows lit
    b.sheet(
        190,
        "#fff4e6",
        ribbon([(500, 640), (512, 596), (488, 556), (516, 510), (496, 462), (520, 420)], 1, wf=lambda t: 26 - 20 * t),
        veil=0.7,
        trans=0.5,
        casts=0.2,
    )
    b.sheet(96, "#8a4a62", rect(476, 640, 48, 150), rect(468, 632, 64, 14), trans=0.06, curl=2)
    b.sheet(90, "#b06a72", poly([(196, 900), (232, 790), (384, 640), (540, 786), (580, 900)]), trans=0.06, curl=2)
    roof = [
        poly([(384, 606), (168, 818), (196, 838), (384, 654)]),
        poly([(384, 606), (606, 812), (580, 834), (384, 654)]),
    ]
    b.sheet(72, "#5a2c50", roof, trans=0.05, curl=3)
    glow = [panes(384, 760, 70, 84, 2.4), panes(282, 858, 56, 70, 2.2), panes(486, 858, 56, 70, 2.2)]
    frames = [rect(340, 710, 88, 100), rect(247, 816, 70, 100), rect(451, 816, 70, 100)]
    b.sheet(80, "#fff0dc", frames, trans=0.1, curl=2, holes=[(glow, "#ffc04a", 1.1, 0.9)])
    waiting = mask(
        put(frontal("old", arms=((12, -30), (12, -30)), coat=0.7, flare=1.2, hair_="bun", tilt=8), 380, 862, 1.36)
    ) * mask(rect(349, 719, 70, 82))
    b.sheet(77, "#4a2030", m=waiting, trans=0.1)
    b.sheet(84, "#c07c80", poly([(222, 900), (252, 800), (384, 672), (524, 798), (556, 900)]), trans=0.06, curl=3)
    b.sheet(
        66,
        "#6e3a60",
        poly([(384, 606), (168, 818), (174, 823), (384, 618)]),
        poly([(384, 606), (606, 812), (600, 818), (384, 618)]),
        trans=0.05,
        curl=1,
    )
    b.lamp(384, 764, 60, "#ffb040", 0.5, size=14)

    def sky(X, Y, light):
        t = np.clip(Y / 820, 0, 1)[..., None]
        return colour("#c878a0") * (1 - t) ** 1.2 + colour("#ffdcae") * t

    b.paint_back = sky
    return b.render(exposure=1.03)
