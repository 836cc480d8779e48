"""The stagehand lets down a moon of paper, but the painted sea has begun to rise to it."""

import math

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, person, put, rect, ribbon, tones

SENTENCE = "The stagehand lets down a moon of paper, but the painted sea has begun to rise to it."
KEY = "furnace"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"

MOON = (352, 340)
SPILL = [
    (140, 848, "c"),
    (230, 824),
    (330, 830),
    (430, 820),
    (550, 842, "c"),
    (510, 860),
    (468, 870),
    (456, 900),
    (462, 960, "c"),
    (322, 960, "c"),
    (330, 904),
    (312, 872),
    (212, 864),
]


def crest(y, amp, step, x0, pull):
    """A row of scrolls, cut as stage carpenters cut waves; they stand higher the nearer to the moon."""
    pts, x = [(x0, 960, "c"), (x0, y, "c")], x0
    while x < 660:
        lift = pull * math.exp(-(((x + step * 0.7 - MOON[0]) / 150) ** 2))
        h, g = amp * (1 + lift / 160), y - lift
        pts += [
            (x + step * 0.35, g - h * 0.35),
            (x + step * 0.72, g - h),
            (x + step * 0.98, g - h * 0.8, "c"),
            (x + step * 0.8, g - h * 0.5),
            (x + step, y - 0.6 * lift, "c"),
        ]
        x += step
    return curve([*pts, (x, 960, "c")])


def leg(pts, flip):
    """A hanging of red cloth at one side."""
    side = [(600 - x, y, *c) if flip else (x, y, *c) for x, y, *c in pts]
    far = 640 if flip else -40
    return curve([(far, -20, "c"), *side, (far, 960, "c")], k=0.4)


def draw():
    """A stage: a lit moon on two ropes, wooden waves that lift towards it, footlights with water between them."""
    b = Box(
        KEY,
        glow_at=MOON,
        glow_r=300,
        sharp=(10, 320),
        aperture=0.02,
        mat_seed=331,
        sun="#d8ecf4",
        sun_power=0.42,
        fill="#1c4a78",
        core=0.5,
    )

    def backcloth(X, Y, light):
        d = np.clip(np.hypot(X - MOON[0], Y - MOON[1]) / 420, 0, 1)[..., None]
        return colour("#5a7aa0") * (1 - d) + colour("#142446") * d

    b.paint_back = backcloth
    b.sheet(224, "#fff3cf", circle(*MOON, 112), trans=0.4, fixed=1.12, casts=0)
    b.lamp(*MOON, 240, "#fff0d0", 1.2, size=20)
    b.lamp(MOON[0], MOON[1] + 20, 128, "#f4f0d8", 1.5, size=24)
    ropes = [ribbon([(MOON[0] + k, MOON[1] - 90), (MOON[0], 176)], 2.6) for k in (-62, 62)]
    ropes.append(ribbon([(MOON[0], 178), (MOON[0], 84)], 3))
    b.sheet(216, "#f0d8a0", ropes, trans=0.1, fixed=0.8, casts=0)
    rows = ((556, 46, 96, -60, 78), (620, 58, 124, -120, 64), (694, 70, 150, -70, 40), (770, 66, 176, -150, 14))
    for i, (row, col) in enumerate(zip(rows, tones("#4fb0b8", "#0f4a74", 4), strict=True)):
        b.sheet(206 - 18 * i, col, crest(*row), trans=0.1, curl=4)
    # red cloth on both sides
    for i, col in enumerate(tones("#a82420", "#5c0f16", 3)):
        pts = [(96 - 34 * i, -20, "c"), (104 - 34 * i, 300), (92 - 34 * i, 620), (100 - 34 * i, 960, "c")]
        b.sheet(
            126 - 12 * i, col, leg(pts, False), leg([(x - 14, y, *c) for x, y, *c in pts], True), trans=0.05, curl=5
        )
    # the edge of the stage, its lamps, and the water that has found the way
    lip = curve([(-20, 824), (150, 842), (300, 848), (450, 842), (640, 824), (640, 960), (-20, 960)])
    b.sheet(96, "#3a1418", lip, trans=0.03, curl=3)
    spill = curve(SPILL, k=0.7)
    shine = [lens([(250, 836), (300, 840), (350, 837)], 3), lens([(410, 832), (440, 834), (474, 832)], 2.6)]
    b.sheet(87, "#a8dce0", shine, trans=0.2, fixed=0.7, casts=0)
    b.sheet(88, "#2f93a8", spill, trans=0.1, curl=4)
    for x in (66, 138, 212, 300, 384, 470, 548):
        y = 836 + 12 * math.cos((x - 300) / 200)
        b.sheet(
            80,
            "#ffcf6a",
            curve([(x - 18, y + 6, "c"), (x - 14, y - 14), (x, y - 22), (x + 14, y - 14), (x + 18, y + 6, "c")]),
            trans=0.05,
            fixed=0.95,
            curl=4,
        )
    # the gallery and the man on it
    rail = [rect(-20, 128, 640, 16), rect(-20, 58, 640, 6), *[rect(x, 58, 5, 74) for x in range(22, 620, 74)]]
    b.sheet(66, "#170a14", rail, trans=0.02, fixed=0.3)
    man = person(
        "stout",
        lean=30,
        head=34,
        near=(34, 96),
        far=(50, 84),
        legs=((2, -2), (-16, -12)),
        hands=("grip", "grip"),
        hat_="cap",
    )
    b.sheet(60, "#0e0610", put(man, 410, 132, 0.98), trans=0.02, fixed=0.3)
    hx, hy = person.joints["near"]
    line = [(410 + hx * 0.98, 132 + hy * 0.98), (MOON[0] + 12, 78), (MOON[0], 88), (MOON[0], 120)]
    b.sheet(58, "#f0d8a0", ribbon(line, 2.8), trans=0.1, fixed=0.8, casts=0)
    return b.render(exposure=1.08)
