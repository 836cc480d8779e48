"""A flock grazes on the billiard table by night, but a ball has begun to roll."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fallen, lens, mask, poly, put, ribbon, sheep, stretch

SENTENCE = "A flock grazes on the billiard table by night, but a ball has begun to roll."
KEY = "hospital_green"
FRAME = "overhead"
MOOD = "menace"
PROTAGONIST = "animal"

FELT = [(128, 246), (452, 222), (700, 960), (-130, 960)]
FLOCK = [  # x, y, size, facing right, turn, stretch
    (214, 318, 0.5, False, 0, 1.0),
    (296, 300, 0.46, True, 3, 0.92),
    (254, 352, 0.56, True, -3, 1.06),
    (404, 340, 0.54, False, 0, 0.95),
    (176, 388, 0.64, False, -2, 1.05),
    (320, 384, 0.62, False, 2, 0.96),
    (262, 486, 0.9, False, 0, 1.02),
    (108, 520, 0.96, True, 2, 0.94),
]
BALL = (424, 664, 92)


def alert():
    """A sheep that has lifted its head, facing right."""
    body = curve(
        [
            (-34, -38),
            (-26, -48),
            (-12, -50),
            (2, -53),
            (16, -50),
            (26, -52),
            (31, -42),
            (28, -28),
            (20, -20),
            (6, -18),
            (-10, -19),
            (-26, -20),
            (-35, -28),
        ],
        k=0.8,
    )
    legs = [ribbon([(x, -24), (x + d, -12), (x + d, 0)], 5, 3.4) for x, d in ((-24, -2), (-15, 1), (14, 0), (22, 2))]
    neck = ribbon([(20, -40), (30, -58), (33, -64)], 15, 10)
    head = curve([(26, -70), (34, -76), (42, -70), (50, -58), (46, -53), (36, -58), (28, -60)])
    ear = ribbon([(31, -70), (22, -72)], 5, 3)
    return [body, neck], [head, ear, *legs]


def draw():
    """A green table under its lamp, sheep with long shadows, a great red ball and its track in the grass."""
    b = Box(KEY, glow_at=(300, 300), glow_r=500, sharp=(10, 320), aperture=0.02, mat_seed=347, sun_power=0.34)

    def room(X, Y, light):
        t = np.clip(np.hypot(X - 300, Y - 110) / 420, 0, 1)[..., None]
        return colour("#6a3a3a") * (1 - t) + colour("#1c1020") * t

    b.paint_back = room
    r = random.Random(4)

    def grown(k, dy):
        cx, cy = 290, 500
        return poly([(cx + (x - cx) * k, cy + (y - cy) * k + dy) for x, y in FELT])

    b.sheet(210, "#3a1418", grown(1.2, 14), trans=0.03, fixed=0.55)
    b.sheet(196, "#7a3020", grown(1.17, 0), trans=0.03, fixed=0.62, curl=4)
    b.sheet(186, "#963f28", grown(1.09, -4), trans=0.03, fixed=0.62, curl=3)
    felt = mask(poly(FELT))
    b.sheet(170, "#12583c", m=felt, trans=0.05, fixed=0.55)
    for i, (k, col) in enumerate(((1.0, "#1d7a4c"), (0.68, "#3fa85c"))):
        b.sheet(
            168 - 2 * i,
            col,
            m=felt * mask(circle(270, 450, 350 * k, 280 * k)),
            trans=0.05,
            fixed=0.72 + 0.16 * i,
            casts=0,
        )
    pockets = [circle(132, 246, 30, 17), circle(450, 222, 30, 17)]
    b.sheet(160, "#120a12", pockets, trans=0.0, fixed=0.4, casts=0)
    # the ball's track, and grass on both sides of it
    bx, by, br = BALL
    track = ribbon([(bx + 4, by + br * 0.7), (500, 800), (600, 930)], 1, wf=lambda t: 96 + 54 * t)
    b.sheet(
        159,
        "#0d4430",
        m=mask(ribbon([(bx + 4, by + br * 0.7), (500, 800), (600, 930)], 1, wf=lambda t: 116 + 62 * t)) * felt,
        trans=0.05,
        fixed=0.6,
        casts=0,
    )
    b.sheet(158, "#3c9a5c", m=mask(track) * felt, trans=0.05, fixed=0.62, casts=0)
    tufts = []
    for _ in range(260):
        y = 270 + 640 * r.random() ** 1.1
        x = r.uniform(-20, 620)
        s = 0.4 + (y - 270) / 500
        tufts += [
            lens([(x + d * s, y), (x + d * 1.6 * s, y - 7 * s), (x + d * 2.6 * s, y - 12 * s)], 2.2 * s)
            for d in (-1.5, 0.4, 2)
        ]
    b.sheet(154, "#0f5a3c", m=mask(tufts) * felt * (1 - mask(track)), trans=0.05, fixed=0.7, casts=0)
    # the flock
    for i, (x, y, s, flip, turn, k) in enumerate(FLOCK):
        if i == 6:
            wool, dark = alert()
            wool, dark = put(wool, 0, 0, s), put(dark, 0, 0, s)
        else:
            shape = put(stretch(sheep(), k, 1), 0, 0, s, flip, turn)
            wool, dark = shape[:1], shape[1:]
        whole = [*wool, *dark]
        dx, dy = (x - 270) / 130, 0.8 + (y - 380) / 260
        for z in (168, 166, 164, 158):
            b.shade(z, circle(x, y - 1, 26 * s, 4 * s), strength=0.5, soft=1.5, tint="#08301c")
            b.shade(z, fallen(whole, x, y, dx, dy, 1.0), strength=0.6, soft=1.0, tint="#08301c")
        b.sheet(140 - i, "#f6ecd6", put(wool, x, y), trans=0.1, fixed=0.95, curl=3, casts=0)
        b.sheet(140.5 - i if i != 6 else 132, "#3a2226", put(dark, x, y), trans=0.02, fixed=0.6, casts=0)
    # the ball
    for z in (170, 168, 166, 164, 158):
        b.shade(z, circle(bx + 70, by + 84, 130, 42), strength=0.7, soft=6, tint="#08301c")
    for i, (k, col, f) in enumerate(
        ((1, "#7a1418", 0.7), (0.9, "#a81e1c", 0.8), (0.74, "#cc3024", 0.9), (0.52, "#e2472e", 0.95))
    ):
        b.sheet(
            120 - 3 * i,
            col,
            circle(bx - 20 * (1 - k) * 2, by - 26 * (1 - k) * 2, br * k),
            trans=0.03,
            fixed=f,
            casts=0,
            curl=3,
        )
    b.sheet(104, "#fff0d8", circle(bx - 38, by - 48, 13, 9), trans=0.2, fixed=1.1, casts=0)
    # the lamp
    shade_ = curve([(196, 152, "c"), (232, 96), (268, 70), (304, 70), (340, 96), (376, 152, "c"), (286, 162)])
    b.sheet(90, "#d8a038", [ribbon([(286, -20), (286, 72)], 4), shade_], trans=0.1, fixed=0.62, curl=4)
    b.sheet(86, "#fff2c0", circle(286, 154, 84, 9), trans=0.8, fixed=1.2, casts=0)
    b.lamp(286, 158, 70, "#ffd890", 0.8, size=16)
    return b.render(exposure=1.06)
