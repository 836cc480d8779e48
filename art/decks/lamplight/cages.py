"""Everyone in the waiting room has brought the pain in a covered cage, but one of the cages sings."""

import math
import random

from art.kit.lamplit.all import Box, bird, chair, curve, mask, person, put, rect, ribbon

SENTENCE = "Everyone in the waiting room has brought the pain in a covered cage, but one of the cages sings."
KEY = "lilac_rain"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"


def cage(h, w):
    """A covered cage on y = 0: a dome of cloth with a scalloped hem and a ring on top."""
    hem = [(w / 2 - w * i / 5, (0 if i % 2 == 0 else -5)) for i in range(6)]
    dome = curve(
        [
            (-w / 2, -3, "c"),
            (-w * 0.46, -h * 0.6),
            (-w * 0.2, -h * 0.95),
            (0, -h),
            (w * 0.2, -h * 0.95),
            (w * 0.46, -h * 0.6),
            *[(x, y, "c") for x, y in hem],
        ]
    )
    ring = ribbon([(4 * math.cos(a), -h - 4 + 4 * math.sin(a)) for a in [i * math.tau / 12 for i in range(13)]], 1.6)
    return [dome, ring]


ROWS = [  # z, scale, tone of people, of covers; sitters: x, floor, mirrored, looks, height and width of the cage
    (
        176,
        2.1,
        "#75679f",
        "#d8cdf0",
        [
            (64, 668, True, dict(build="woman", hair_="bun", head=22, lean=12), 40, 34),
            (206, 664, True, dict(build="man", hat_="brim", head=14, lean=8), 32, 40),
            (356, 668, True, dict(build="old", hair_="bald", beard_="full", head=16, lean=16), 46, 32),
            (500, 664, True, dict(build="stout", hair_="short", head=8, lean=2), 36, 38),
        ],
    ),
    (
        96,
        3.0,
        "#2c2350",
        "#8c7cc0",
        [
            (148, 916, False, dict(build="man", hat_="top", head=18, lean=14), 38, 42),
            (346, 930, False, dict(build="child", hair_="pony", head=14, lean=4), 46, 40),
            (540, 916, False, dict(build="woman", hair_="bob", head=2, lean=8), 44, 34),
        ],
    ),
]


def sitter(look):
    """Somebody with both hands round what stands on the lap."""
    pose = dict(near=(24, 74), far=(36, 80), legs=((84, 4), (78, -6)), seat=40, hair_="short", coat=0.3, flare=1.0)
    return person(**{**pose, **look})


def draw():
    """A room with rain at its one window; two rows with cages on their laps; one cloth shines."""
    b = Box(KEY, glow_at=(330, 230), glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=55, sun_power=0.84)
    b.slant = (-0.2, -0.16)
    r = random.Random(9)
    # the wall, its window, the floor
    pane = curve([(176, 400, "c"), (176, 200), (214, 106), (300, 72), (386, 106), (424, 200), (424, 400, "c")])
    b.sheet(236, "#a798cc", m=1 - mask(pane), trans=0.12)
    rain = []
    for _ in range(130):
        x, y, l = r.uniform(150, 470), r.uniform(50, 390), r.uniform(26, 66)
        rain.append(ribbon([(x, y), (x - l * 0.3, y + l)], 2, 0.6))
    b.sheet(256, "#9a88c8", rain, trans=0.3, casts=0)
    frame = mask(curve([(164, 404, "c"), (164, 200), (206, 96), (300, 60), (394, 96), (436, 200), (436, 404, "c")])) * (
        1 - mask(pane)
    )
    bars = mask(rect(296, 70, 8, 334), rect(176, 236, 248, 7)) * mask(pane)
    b.sheet(226, "#f1ebfa", m=frame + bars, trans=0.12, curl=2)
    b.sheet(222, "#f1ebfa", rect(146, 398, 308, 15), trans=0.12, curl=2)
    b.sheet(214, "#8576b2", rect(-20, 620, 640, 320), trans=0.1, curl=2)
    b.sheet(208, "#9c8dc6", rect(-20, 606, 640, 15), trans=0.1)
    for z, s, tone, cover, people in ROWS:
        for n, (x, y, flip, look, h, w) in enumerate(people):
            d = z - 3 * n
            child = look["build"] == "child"
            k = s * 0.86 if child else s
            cx, cy = x - (-20 if flip else 26 if child else 20) * k, y - 43 * k
            shape = put(cage(h, w), cx, cy, k * 0.64, flip)
            b.sheet(d + 6, tone, put(chair(), x, y, k, flip), trans=0.05)
            b.sheet(d, tone, put(sitter(look), x, y, k, flip), trans=0.05, curl=1)
            if child:
                b.lamp(cx + 4, cy - 18 * k, d - 1, "#ffd050", 2.0, size=1)
                b.sheet(d - 15, "#7a4a10", put(bird(), cx + 4, cy - 14 * k, 1.25), trans=0.02)
                b.sheet(d - 18, "#f6c83c", shape, trans=0.62, curl=2)
                b.lamp(cx, cy - 16 * k, d - 50, "#ffc840", 0.3, size=20)
                b.lamp(cx - 30, cy - 10, 160, "#ffc840", 1.2, size=20)
            else:
                folds = [(cx + q * 3 * k, cy - h * k * 0.64, cx + q * 6 * k, cy, 0.5) for q in (-1, 1)]
                b.sheet(d - 14, cover, shape, trans=0.1, curl=4, folds=folds)
    return b.render(exposure=1.04)
