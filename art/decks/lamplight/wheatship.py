"""A ship goes through the wheat under full sail, but the reapers do not look up: it keeps to the old coast."""

import math
import random

from art.kit.lamplit.all import Box, at, curve, lens, person, poly, put, ribbon, ship

SENTENCE = "A ship goes through the wheat under full sail, but the reapers do not look up: it keeps to the old coast."
KEY = "acid_yellow"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "adult"

EAR = curve([(0, 3), (-1.9, -3), (-1.9, -10), (0, -19, "c"), (1.9, -10), (1.9, -3)])


def wheat(line, seed, h, step):
    """A standing field below a line, its ears above the edge."""
    r, out, x = random.Random(seed), [], -20.0
    while x < 640:
        y, l, lean = line(x), h * r.uniform(0.1, 0.95), r.uniform(-30, 2)
        tip = (x + l * math.sin(math.radians(lean)), y - l * math.cos(math.radians(lean)))
        out += [ribbon([(x, y + 4), tip], 1.6, 1.2), at(EAR, *tip, h * 0.05, rot=lean * 1.8)]
        x += step * r.uniform(0.6, 1.4)
    return [curve([*[(x, line(x)) for x in range(-20, 641, 20)], (640, 960, "c"), (-20, 960, "c")]), *out]


def mower(build, lean, swing, **k):
    """A reaper bent over a scythe."""
    p = person(
        build,
        lean=lean,
        head=26,
        near=(44 + swing, 66 + swing),
        far=(66 + swing, 50 + swing),
        legs=((22, 4), (-20, -30)),
        feet=(0, 16),
        hands=("grip", "grip"),
        **k,
    )
    (x, y), (fx, fy) = person.joints["near"], person.joints["far"]
    foot = (min(x, fx) - 20, -5)
    return [
        *p,
        ribbon([(max(x, fx) + 16, min(y, fy) - 14), (x, y), foot], 2.4, 2),
        lens([foot, (foot[0] - 16, -1), (foot[0] - 36, -9)], 4, 0.6),
    ]


def binder():
    """A woman who stoops to bind a sheaf."""
    return person(
        "woman",
        lean=66,
        head=30,
        near=(30, 44),
        far=(44, 30),
        legs=((8, 2), (-8, -12)),
        coat=0.74,
        flare=1.35,
        hair_="bun",
        hat_="kerchief",
    )


def sheaf():
    """A bound sheaf of wheat standing on 0,0: stalks below the band, ears above it."""
    r = random.Random(9)
    stalks = [
        ribbon([(a * 0.5, 0), (a * 0.16, -26), (a * 0.62 + r.uniform(-2, 2), -54 - r.uniform(0, 8))], 4, 2)
        for a in range(-36, 37, 5)
    ]
    ears = [at(EAR, a * 0.66 + r.uniform(-2, 2), -54 - r.uniform(0, 10), 1.25, rot=a * 0.9) for a in range(-36, 37, 4)]
    return [*stalks, *ears]


def keel(x):
    """The wheat that closes about the keel, higher at the bow."""
    bow, stern = math.exp(-(((x - 150) / 60) ** 2)), math.exp(-(((x - 520) / 90) ** 2))
    return 560 + 8 * math.sin(x / 60) - 26 * bow + 14 * stern


def draw():
    """Blue hull and white sails above the yellow ears; small reapers on the stubble before it."""
    b = Box(
        KEY,
        glow_at=(330, 250),
        glow_r=420,
        sharp=(20, 230),
        aperture=0.03,
        mat_seed=107,
        back="#fffbc0",
        edge="#f8df52",
        sun_power=0.88,
    )
    b.sheet(
        216,
        "#f3d860",
        curve(
            [
                (-20, 372),
                (60, 352),
                (120, 356, "c"),
                (150, 420),
                (300, 452),
                (640, 452),
                (640, 960, "c"),
                (-20, 960, "c"),
            ]
        ),
        trans=0.4,
    )
    b.sheet(
        196,
        "#efca3e",
        curve(
            [
                (640, 392),
                (560, 404),
                (520, 398, "c"),
                (480, 446),
                (300, 470),
                (-20, 462),
                (-20, 960, "c"),
                (640, 960, "c"),
            ]
        ),
        trans=0.35,
    )
    b.sheet(176, "#f0c832", wheat(lambda x: 492 + 5 * math.sin(x / 70), 1, 15, 2.4), trans=0.25, curl=1)
    hull, rigging, sails = ship()
    x, y, s = 330, 536, 3.3
    b.sheet(150, "#4a3a20", put(rigging, x, y, s, rot=-3), trans=0.05)
    b.sheet(142, "#fffdf2", put(sails, x, y, s, rot=-3), trans=0.2, curl=3, tex=0.5, fibre=0.2)
    b.sheet(132, "#1f4fa0", put(hull, x, y, s, rot=-3), trans=0.04, curl=2)
    b.sheet(118, "#eec02a", wheat(keel, 2, 24, 2.6), trans=0.16, curl=2)
    b.sheet(100, "#f7d445", wheat(lambda x: 618 + 10 * math.sin(x / 80 + 2), 3, 30, 3.2), trans=0.14, curl=2)
    b.sheet(84, "#e6b41c", wheat(lambda x: 674 + 10 * math.sin(x / 95 + 4), 4, 38, 4), trans=0.12, curl=2)
    stubble = curve([(-20, 770), (100, 742), (260, 730), (420, 742), (640, 716), (640, 960, "c"), (-20, 960, "c")])
    r = random.Random(3)
    cut = [
        lens([(u, v), (u + 2, v - 9)], 1.2) for u, v in ((r.uniform(0, 600), r.uniform(765, 890)) for _ in range(150))
    ]
    b.sheet(66, "#fbe680", stubble, trans=0.1, curl=2, holes=[(cut, "#caa018", 0.3, 0.05)])
    people = [
        (mower("man", 26, 0, hat_="straw"), 188, 826, 0.9),
        (mower("stout", 20, 12, hat_="cap"), 296, 806, 0.82),
        (mower("old", 32, -8, hat_="brim", beard_="full"), 390, 790, 0.76),
        (binder(), 500, 812, 0.82),
    ]
    for i, (pose, px, py, k) in enumerate(people):
        b.sheet(48 - 2 * i, "#3c2f1c", put(pose, px, py, k), trans=0.04)
    for px, py, k in ((462, 812, 0.62), (78, 876, 1.3), (552, 866, 0.95)):
        b.sheet(40, "#c89410", put(sheaf(), px, py, k), trans=0.1, curl=2)
        b.sheet(37, "#8a5c12", at(poly([(-9, -22), (9, -22), (9, -29), (-9, -29)]), px, py, k), trans=0.08)
    return b.render(exposure=1.02)
