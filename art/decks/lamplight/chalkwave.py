"""He has only drawn a wave on the blackboard, but the back row has already lifted its feet."""

import random

from art.kit.lamplit.all import Box, at, hair, person, poly, put, rect, ribbon, scaled, spline

SENTENCE = "He has only drawn a wave on the blackboard, but the back row has already lifted its feet."
KEY = "underwater"
FRAME = "interior"
MOOD = "comic"
PROTAGONIST = "child"

WAVE = [
    (-10, 520),
    (70, 505),
    (150, 462),
    (206, 380),
    (256, 270),
    (330, 170),
    (430, 118),
    (520, 140),
    (566, 214),
    (552, 290),
    (500, 318),
    (460, 288),
    (470, 246),
    (500, 244),
]


def stroke(pts, r, w=8):
    """A line of chalk, doubled, thicker in its middle."""
    P = spline(pts, 5)
    return [
        ribbon(
            [(x + r.uniform(-k, k), y + r.uniform(-k, k)) for x, y in P],
            1,
            wf=lambda t, k=k: w * (0.5 + 0.5 * min(1, 4 * t * (1.2 - t))) / k,
        )
        for k in (1.0, 1.8)
    ]


DESK = [
    poly([(-50, -50), (-4, -44), (-4, -39), (-50, -44)]),
    poly([(-44, -46), (-38, -46), (-34, 0), (-40, 0)]),
    rect(-14, -42, 5, 42),
    rect(-44, -5, 80, 5),
    rect(0, -27, 36, 6),
    rect(30, -52, 5, 52),
    rect(4, -24, 5, 24),
]
DOWN = ((82, -4), (76, -10))
LIFTED = ((118, 40), (104, 34))


def pupil(legs, lean, head, near, hair_, hat_=None):
    """One who sits at a desk and looks at the board."""
    return person(
        "child",
        lean=lean,
        head=head,
        near=near,
        far=(near[0] - 6, near[1] - 6),
        legs=legs,
        seat=33,
        hair_=hair_,
        hat_=hat_,
        coat=0.12,
        flare=0.9,
    )


def draw():
    """A classroom from the side; over all of its wall a wave of chalk that leans towards the last desk."""
    b = Box(
        KEY,
        glow_at=(330, 640),
        glow_r=420,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=117,
        sun_power=0.62,
        back="#f0ffe0",
    )
    r = random.Random(8)
    b.sheet(230, "#c9dcae", rect(-20, -20, 640, 900), trans=0.25)
    b.sheet(214, "#8a5a2c", rect(-20, 30, 640, 536), trans=0.06, curl=2)
    b.sheet(204, "#123f40", rect(-20, 48, 640, 498), trans=0.06)
    lines = []
    for i, k in enumerate((1.0, 0.89, 0.78, 0.67, 0.56)):
        lines += stroke(scaled(WAVE[(0, 2, 3, 3, 3)[i] : 13 - (i > 0) * 2], k, 500, 268), r, 9 * k)
    lines += stroke([(330, 530), (420, 506), (520, 516), (640, 484)], r, 6) + stroke(
        [(440, 470), (520, 452), (640, 440)], r, 5
    )
    b.sheet(199, "#f4fff2", lines, trans=0.25, casts=0.25)
    b.sheet(190, "#a06a34", rect(-20, 546, 640, 16), trans=0.06, curl=2)
    b.sheet(184, "#f4fff2", rect(300, 539, 26, 6), rect(338, 540, 14, 6), trans=0.1)
    # floor, teacher, desks
    b.sheet(176, "#7a5c34", poly([(-20, 800), (640, 800), (640, 940), (-20, 940)]), trans=0.06)
    b.sheet(
        172,
        "#64482a",
        [
            poly([(x, 800), (x + 3, 800), (x + 3 + (x - 300) * 0.4, 940), (x + (x - 300) * 0.4, 940)])
            for x in range(-80, 700, 62)
        ],
        trans=0.05,
        casts=0,
    )
    teacher = person(
        "old",
        lean=4,
        head=-16,
        near=(140, 152),
        far=(-14, 10),
        legs=((6, 2), (-8, -10)),
        feet=(0, 4),
        coat=0.6,
        flare=1.15,
        hands=("grip", "rest"),
    )
    b.sheet(130, "#0f3032", put(teacher, 66, 806, 2.75, flip=True), trans=0.04, curl=1)
    b.sheet(136, "#4a3018", rect(-20, 804, 140, 40), trans=0.05, curl=1)
    for i, (x, legs, lean, head, near, hair_, hat_) in enumerate(
        (
            (192, DOWN, 6, 4, (52, 86), "braid", None),
            (330, DOWN, 2, -8, (48, 84), "short", "cap"),
            (492, LIFTED, -16, -18, (24, 74), "short", "beret"),
            (436, LIFTED, -8, -10, (44, 64), "bob", None),
        )
    ):
        last = i > 1
        z, y = 116 - 12 * i, 862 - (8 if i == 2 else 0)
        p = pupil(legs, lean, head, near, hair_, hat_)
        hx, hy = person.joints["head"]
        b.sheet(z, "#e8842c" if i == 3 else "#12383a", put(p, x + 36, y, 1.9), trans=0.05, curl=1)
        if i == 3:
            bob = [at(at(q, -0.06, 0.12), hx, hy + 11.5, 23, rot=-head) for q in hair(hair_)]
            b.sheet(z - 3, "#4a2a1c", put(bob, x + 36, y, 1.9), trans=0.05, curl=2)
        if i != 2:
            bench = [rect(28, -27, 34, 6), rect(56, -52, 5, 52)] if last else []
            b.sheet(z + 5, "#5c3a1e", put([*(DESK[:5] if last else DESK), *bench], x, 862, 1.9), trans=0.05, curl=1)
    return b.render(exposure=1.12)
