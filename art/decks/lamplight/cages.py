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


ROWS = [  # z, floor, scale, tone of people, tone of covers, sitters: x, mirrored, looks, height and width of the cage
    (
        186,
        612,
        1.28,
        "#7a6ca6",
        "#dcd2f2",
        [
            (96, False, dict(build="man", hat_="brim", head=14, lean=8), 40, 34),
            (206, False, dict(build="woman", hair_="bun", head=24, lean=14), 30, 40),
            (398, True, dict(build="old", hair_="bald", beard_="full", head=18, lean=16), 46, 30),
            (508, True, dict(build="woman", hair_="bob", head=6, lean=2), 36, 36),
        ],
    ),
    (
        134,
        752,
        1.85,
        "#46397a",
        "#b8a9de",
        [
            (212, True, dict(build="stout", hat_="cap", head=-6, lean=0), 34, 44),
            (372, False, dict(build="child", hair_="pony", head=8, lean=4), 42, 40),
            (482, False, dict(build="woman", hair_="bun", hat_="kerchief", head=10, lean=10), 50, 34),
        ],
    ),
    (
        76,
        880,
        2.5,
        "#251c44",
        "#8a7abc",
        [
            (84, True, dict(build="man", hat_="top", head=16, lean=12), 44, 42),
            (534, False, dict(build="old", hair_="bun", head=20, lean=22), 36, 46),
        ],
    ),
]


def sitter(look):
    """Somebody with both hands round what stands on the lap."""
    pose = dict(near=(24, 74), far=(36, 80), legs=((84, 4), (78, -6)), seat=40, hair_="short", coat=0.3, flare=1.0)
    return person(**{**pose, **look})


def draw():
    """A tall room with rain at the windows; three rows with cages on their laps; one cloth shines."""
    b = Box(KEY, glow_at=(300, 250), glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=55, sun_power=0.84)
    b.slant = (-0.2, -0.16)
    # the wall with its windows, the floor
    panes_ = [rect(x, 90, 120, 290) for x in (62, 240, 418)]
    b.sheet(230, "#a697cc", m=1 - mask(panes_), trans=0.12)
    r = random.Random(9)
    rain = []
    for _ in range(150):
        x, y, l = r.uniform(40, 580), r.uniform(60, 380), r.uniform(24, 60)
        rain.append(ribbon([(x, y), (x - l * 0.3, y + l)], 1.8, 0.6))
    b.sheet(244, "#a493d0", rain, trans=0.3, casts=0)
    frames = [rect(x + 57, 90, 6, 290) for x in (62, 240, 418)] + [rect(x, 180, 120, 6) for x in (62, 240, 418)]
    b.sheet(222, "#ece5f8", frames, [rect(x - 14, 378, 148, 13) for x in (62, 240, 418)], trans=0.1, curl=1)
    b.sheet(214, "#8576b2", rect(-20, 560, 640, 380), trans=0.1, curl=2)
    b.sheet(208, "#a698cc", rect(-20, 548, 640, 14), trans=0.1)
    for z, y, s, tone, cover, people in ROWS:
        seats, bodies = [], []
        for x, flip, look, h, w in people:
            seats.append(put(chair(), x, y, s, flip))
            bodies.append(put(sitter(look), x, y, s, flip))
            sings = look["build"] == "child"
            cx, cy = x - (-21 if flip else 21) * s, y - 44 * s
            shape = put(cage(h, w), cx, cy, s * 0.66, flip)
            if sings:
                b.lamp(cx + 4, cy - 14 * s, z - 2, "#ffd050", 1.5, size=2)
                b.sheet(z - 15, "#7a4a10", put(bird(), cx + 3, cy - 11 * s, 0.62), trans=0.02)
                b.sheet(z - 18, "#ffd860", shape, trans=0.7, curl=2)
                b.lamp(cx, cy - 14 * s, z - 50, "#ffc840", 0.75, size=20)
            else:
                b.sheet(
                    z - 14,
                    cover,
                    shape,
                    trans=0.1,
                    curl=4,
                    folds=[
                        (cx - 3 * s, cy - h * s * 0.6, cx - 6 * s, cy, 0.5),
                        (cx + 3 * s, cy - h * s * 0.6, cx + 6 * s, cy, 0.4),
                    ],
                )
        b.sheet(z + 4, tone, seats, trans=0.05)
        b.sheet(z, tone, bodies, trans=0.05, curl=1)
    return b.render(exposure=1.02)
