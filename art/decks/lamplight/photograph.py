"""The photographer has counted to three, but so slowly that snow has covered the family."""

import random

import numpy as np

from art.kit.lamplit.all import (
    Box,
    circle,
    colour,
    curve,
    drift,
    fir,
    frontal,
    hand,
    panes,
    person,
    poly,
    put,
    rect,
    ribbon,
    shifted,
)

SENTENCE = "The photographer has counted to three, but so slowly that snow has covered the family."
KEY = "snow_morning"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

BACK_ROW = [  # x, y, scale, figure
    (66, 652, 2.3, dict(build="woman", hair_="bun", coat=0.7, flare=1.5, tilt=6)),
    (158, 658, 2.7, dict(build="stout", hat_="top", coat=0.6, flare=1.1, tilt=-3)),
    (254, 654, 2.5, dict(build="man", hat_="brim", coat=0.6, flare=0.9, tilt=5)),
    (340, 652, 2.25, dict(build="woman", hair_="long", coat=0.7, flare=1.4, tilt=-8)),
]
FRONT_ROW = [
    (112, 694, 1.6, dict(build="old", hair_="bun", coat=0.9, flare=2.0, tilt=8)),
    (210, 694, 1.4, dict(build="child", hat_="cap", coat=0.8, flare=2.2, arms=((40, 24), (36, 30)), tilt=-8)),
]


def draw():
    """A row of white mounds with hats, a dark photographer who still holds the bulb."""
    b = Box(KEY, glow_at=(520, 330), glow_r=300, sharp=(20, 220), aperture=0.03, mat_seed=41, glow=1.05, sun_power=1.0)
    b.slant = (-0.34, -0.3)
    r = random.Random(6)
    b.sheet(
        196,
        "#c2d6ee",
        curve([(330, 470), (420, 440), (510, 470), (640, 430), (640, 960), (300, 960)]),
        [fir(x, 474, h) for x, h in ((452, 70), (478, 104), (508, 82), (560, 124), (592, 90))],
        trans=0.3,
    )
    wins = [w for x in (86, 196, 306) for w in panes(x, 356, 56, 84, 2.4)]
    b.sheet(150, "#5b83b8", rect(-20, 150, 420, 640), trans=0.08, holes=[(wins, "#2a4a7c", 0.1)])
    b.sheet(144, "#e6eefa", [drift_sill(x) for x in (86, 196, 306)], [rect(x - 36, 402, 72, 7) for x in (86, 196, 306)])
    eaves = [(-20, 236), (40, 252), (96, 238), (150, 256), (214, 240), (280, 258), (340, 242), (400, 250), (446, 216)]
    for z, dy, col in ((138, 0, "#b9cfea"), (124, -26, "#dbe7f6"), (112, -56, "#f4f8fe")):
        b.sheet(z, col, curve([(-20, -20, "c"), (330 - dy, -20, "c"), *[(x, y + dy) for x, y in eaves[::-1]]]), curl=4)
    b.sheet(118, "#eef4fc", curve([(-20, 640), (120, 628), (300, 640), (460, 622), (640, 640), (640, 960), (-20, 960)]))
    for z, row, col in ((96, BACK_ROW, "#eef4fd"), (76, FRONT_ROW, "#fdfdfd")):
        figures = [put(frontal(**k), x, y, s) for x, y, s, k in row]
        snow = shifted(drift(figures, r=6, cut=0.42), -5, -7)
        foot = [circle(x, y + 4, 34 * s, 22 * s) for x, y, s, _ in row]
        b.sheet(z + 8, "#26354f", figures, trans=0.03)
        b.sheet(z, col, m=np.maximum(snow, drift(foot, r=10)), trans=0.1, curl=5)
        caps = [circle(x - 4, y - (102 if k.get("hat_") == "top" else 92) * s, 12 * s, 8 * s) for x, y, s, k in row]
        b.sheet(z - 6, "#ffffff", m=drift(caps, r=6) * snow, trans=0.1, curl=3)
    b.sheet(
        62,
        "#c8402f",
        ribbon([(318, 478), (340, 486), (362, 476)], 13, 11),
        ribbon([(356, 478), (376, 490), (392, 484), (410, 492)], 10, 7),
        trans=0.1,
        curl=3,
    )
    # the ground before them, with the steps of the one who has gone
    steps = [circle(284, 690, 20, 7)]
    for i in range(9):
        t = i / 8
        x, y = 268 - 150 * t**1.5 + (7 if i % 2 else -7), 706 + 178 * t
        steps.append(circle(x, y, 5 + 4 * t, 3.4 + 3 * t))
    b.sheet(
        66,
        "#fbfcff",
        curve([(-20, 706), (90, 688), (220, 682), (330, 684), (450, 722), (640, 716), (640, 960), (-20, 960)]),
        curl=3,
        holes=[(steps, "#7fa3d6", 0.2)],
    )
    # the photographer
    man = person(
        "man",
        lean=30,
        head=6,
        near=(50, 80),
        far=(60, 84),
        legs=((16, 2), (-20, -28)),
        feet=(0, 16),
        coat=0.5,
        flare=0.8,
        hands=("grip", "grip"),
    )
    px, py, s = 500, 822, 2.05
    hx, hy = (px + person.joints["head"][0] * s, py + person.joints["head"][1] * s)
    box = [poly([(hx - 98, hy - 30), (hx - 44, hy - 34), (hx - 44, hy + 30), (hx - 98, hy + 26)])]
    box += [rect(hx - 118, hy - 14, 22, 26)]
    legs = [
        ribbon([(hx - 72, hy + 20), (x, y)], 8, 5)
        for x, y in ((hx - 132, py + 6), (hx - 84, py - 14), (hx - 14, py + 8))
    ]
    b.sheet(44, "#2a3247", box, legs, trans=0.03)
    cloth = curve(
        [
            (hx - 62, hy - 44),
            (hx - 14, hy - 44),
            (hx + 30, hy - 24),
            (hx + 58, hy + 26),
            (hx + 40, hy + 64, "c"),
            (hx + 10, hy + 46),
            (hx - 20, hy + 62),
            (hx - 56, hy + 44, "c"),
        ]
    )
    b.sheet(40, "#1c2233", put(man, px, py, s), trans=0.03)
    b.sheet(34, "#39445f", cloth, trans=0.03, curl=4, folds=[(hx - 30, hy - 40, hx + 6, hy + 50, 0.6)])
    arm = [ribbon([(hx + 4, hy + 4), (hx + 36, hy - 62), (hx + 22, hy - 108)], 21, 9)]
    b.sheet(37, "#1c2233", arm, put(hand("grip"), hx + 22, hy - 106, 2.2, rot=-90), trans=0.03)
    b.sheet(
        32,
        "#c8402f",
        circle(hx + 22, hy - 120, 8, 10),
        ribbon([(hx + 22, hy - 112), (hx - 12, hy - 84), (hx - 50, hy - 74), (hx - 74, hy - 28)], 2.4),
        trans=0.1,
    )
    flakes = [circle(r.uniform(20, 580), r.uniform(20, 700), r.uniform(1.6, 3.4)) for _ in range(46)]
    b.sheet(54, "#ffffff", flakes, trans=0.2, casts=0)

    def sky(X, Y, light):
        t = np.clip((Y - 60) / 420, 0, 1)[..., None]
        return colour("#9fc0e8") * (1 - t) + colour("#ffe9c4") * t

    b.paint_back = sky
    return b.render(exposure=1.02)


def drift_sill(x):
    """Snow on a window sill."""
    return curve([(x - 36, 404, "c"), (x - 28, 392), (x - 6, 386), (x + 18, 390), (x + 36, 404, "c")])
