"""The ferry comes back empty, but its reflection is crowded to the rail."""

import random

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, fir, frontal, lens, mask, person, poly, put, rect, ribbon, waver

SENTENCE = "The ferry comes back empty, but its reflection is crowded to the rail."
KEY = "underwater"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "adult"

LINE = 356  # of the water


def ferry():
    """A flat ferry with a rail and a small wheelhouse, water line at 0, 270 long."""
    hull = curve([(-140, -24, "c"), (-60, -16), (60, -16), (140, -24, "c"), (120, 12), (60, 15), (-60, 15), (-120, 12)])
    rail = [rect(-118, -38, 236, 2.6)] + [rect(-118 + 26 * i, -38, 2.6, 24) for i in range(10)]
    house = [rect(64, -72, 40, 56), poly([(56, -70), (112, -70), (106, -82), (62, -82)])]
    return [hull, *rail, *house, rect(82, -106, 8, 26)]


def overturned(m, stretch, wave):
    """A mask mirrored in the water: drawn out downwards, and broken by its waves."""
    k = m.shape[1] / 600
    Y, X = np.mgrid[0 : m.shape[0], 0 : m.shape[1]]
    y = Y / k - LINE
    shift = wave * np.sin(y / 8.5) * np.clip(y / 160, 0, 1) + wave * 0.5 * np.sin(y / 3.1 + 1) * np.clip(y / 200, 0, 1)
    rows = np.clip(((LINE - y / stretch) * k).astype(int), 0, m.shape[0] - 1)
    cols = np.clip((X + shift * k).astype(int), 0, m.shape[1] - 1)
    return m[rows, cols] * (y > 2)


def passengers():
    """Those who crossed: eight in a row, no two alike, each with a scale."""
    return [
        (frontal("man", hat_="brim", coat=0.6, flare=0.9, tilt=6), 0.8),
        (frontal("woman", hair_="bun", coat=0.7, flare=1.4, tilt=-8), 0.74),
        (
            frontal("child", arms=((10, 6), (150, 170)), hair_="braids", coat=0.5, flare=1.3, hands=("rest", "open")),
            0.6,
        ),
        (frontal("stout", hat_="top", coat=0.6, flare=1.0, tilt=-4), 0.82),
        (waver(), 0.76),
        (frontal("old", hair_="bald", coat=0.7, flare=1.0, tilt=10), 0.72),
        (frontal("woman", hair_="long", coat=0.7, flare=1.3, tilt=4), 0.78),
        (frontal("man", hat_="cap", coat=0.5, flare=0.8, tilt=-9), 0.84),
    ]


def draw():
    """A quiet river, a small ferry; below it, drawn out, the other one with all its passengers."""
    b = Box(KEY, glow_at=(300, 340), glow_r=360, sharp=(10, 260), aperture=0.02, mat_seed=50, sun_power=0.5, core=0.5)
    b.slant = (-0.16, -0.16)
    r = random.Random(21)
    hills = [
        (-20, 250),
        (80, 216),
        (180, 244),
        (300, 262),
        (420, 232),
        (520, 206),
        (640, 240),
        (640, LINE),
        (-20, LINE),
    ]
    firs = [
        fir(x, LINE - 2, h)
        for x, h in [(r.uniform(-10, 200), r.uniform(46, 118)) for _ in range(14)]
        + [(r.uniform(440, 610), r.uniform(46, 130)) for _ in range(13)]
    ]
    bank = [*firs, rect(-20, LINE - 8, 640, 9)]
    b.sheet(224, "#a8d6c0", curve(hills), trans=0.4)
    b.sheet(204, "#5aa896", bank, trans=0.2)
    b.sheet(214, "#7fbfa8", m=overturned(mask(curve(hills)), 1.2, 3), trans=0.3, casts=0)
    b.sheet(206, "#3c8c80", m=overturned(mask(bank), 1.3, 5), trans=0.2, casts=0)
    # the ferry, and the one below it
    x, s = 312, 1.08
    pilot = person(
        "old",
        lean=12,
        head=16,
        near=(30, 70),
        far=(20, 60),
        legs=((6, 0), (-8, -12)),
        coat=0.6,
        flare=0.7,
        hat_="cap",
        beard_="full",
    )
    ship = put(ferry(), x, LINE, s)
    many = [put(p, x - 112 + 25 * i, LINE - 14 + 3 * (i % 2), k, i % 3 == 0) for i, (p, k) in enumerate(passengers())]
    below = overturned(mask(ship, many), 1.8, 2.6)
    b.sheet(168, "#0b3f42", m=below, trans=0.05, casts=0)
    b.sheet(
        120,
        "#123c3e",
        ship,
        trans=0.04,
        holes=[(put([rect(70, -64, 13, 16), rect(87, -64, 12, 16)], x, LINE, s), "#ffd890", 1, 0.5)],
    )
    b.sheet(116, "#0b2c30", put(pilot, x - 92, LINE - 20, 0.52), trans=0.04)
    # ripples over everything that is not there
    gleams = []
    for _ in range(70):
        y = LINE + 8 + 430 * r.random() ** 1.3
        gx, w = r.uniform(-10, 610), r.uniform(30, 120) * (0.5 + (y - LINE) / 420)
        gleams.append(lens([(gx - w / 2, y), (gx, y + r.uniform(-1.5, 1.5)), (gx + w / 2, y)], 1.6 + (y - LINE) / 200))
    b.sheet(140, "#d9f6e0", gleams, veil=0.42, trans=0.5, casts=0)
    # the landing, and the one who waits
    b.sheet(
        70,
        "#0d3a3a",
        poly([(330, 900), (348, 792), (520, 792), (600, 900)]),
        [rect(350 + 52 * i, 786, 9, 130) for i in range(4)],
        trans=0.05,
        curl=2,
    )
    boards = [
        ribbon([(348 - 18 * t - 2, 792 + 108 * t), (522 + 80 * t, 792 + 108 * t)], 2) for t in (0.16, 0.36, 0.6, 0.86)
    ]
    b.sheet(66, "#072a2c", boards, trans=0.05)
    waiting = frontal("woman", arms=((10, -14), (12, -16)), coat=0.75, flare=1.4, hair_="bun", tilt=-6)
    b.sheet(56, "#072428", put(waiting, 430, 840, 1.24), trans=0.04)
    shawl = curve([(-10, -78), (0, -84), (10, -78), (14, -58), (6, -46), (0, -36, "c"), (-6, -46), (-14, -58)])
    b.sheet(50, "#e07a2c", put(shawl, 430, 840, 1.24), trans=0.08, curl=3)
    reeds = [
        ribbon([(gx, 910), (gx + r.uniform(-6, 6), 850), (gx + r.uniform(-26, 20), r.uniform(740, 830))], 6, 1)
        for gx in [r.uniform(-10, 190) for _ in range(26)]
    ]
    b.sheet(44, "#0a3436", reeds, trans=0.05)

    def light(X, Y, was):
        up = np.clip((LINE - Y) / LINE, 0, 1)[..., None]
        down = np.clip((Y - LINE) / 540, 0, 1)[..., None]
        glow = np.exp(-(((X - 310) / 300) ** 2))[..., None]
        sky = colour("#eefbd8") * (1 - up) + colour("#5fb49e") * up
        water = colour("#d2f7cc") * (1 - down) ** 1.3 + colour("#0f6a64") * down
        return np.where((Y < LINE)[..., None], sky, water) * (0.72 + 0.36 * glow)

    b.paint_back = light
    return b.render()
