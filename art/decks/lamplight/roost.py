"""The chandelier is lit by sleeping birds instead of candles, but the band below has been told to begin."""

import math
import random

from art.kit.lamplit.all import (
    Box,
    cellist,
    circle,
    curve,
    drummer,
    lens,
    mask,
    person,
    poly,
    put,
    rect,
    ribbon,
    tones,
    violinist,
)

SENTENCE = "The chandelier is lit by sleeping birds instead of candles, but the band below has been told to begin."
KEY = "furnace"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "animal"


def asleep():
    """A bird asleep, its head under its wing, beak on its breast, feet at 0,5, 36 tall: (body, the folded wing)."""
    body = [
        curve(
            [
                (-14, -27),
                (-6, -32),
                (3, -29),
                (10, -20),
                (17, -10),
                (22, -1),
                (40, 8, "c"),
                (38, 13, "c"),
                (18, 7),
                (6, 1),
                (-5, -1),
                (-14, -8),
                (-18, -18),
            ]
        ),
        poly([(-17, -24), (-24, -14), (-15, -16)]),
        ribbon([(-2, -3), (-2, 5)], 1.8),
        ribbon([(4, -3), (4, 5)], 1.8),
    ]
    wing = [
        curve([(-4, -20), (6, -20), (16, -8), (30, 6, "c"), (12, 2), (0, -6)]),
        lens([(-13, -23), (-10, -21), (-7, -23)], 1.5),
    ]
    return body, wing


def tier(cx, cy, rx, ry, n, start):
    """Places round a ring seen from below: (x, y, scale, before or behind)."""
    out = []
    for i in range(n):
        a = math.tau * (i + start) / n
        near = math.sin(a)
        out.append((cx + rx * math.cos(a), cy - ry * near, 1.0 + 0.16 * near, near > 0))
    return out


def draw():
    """From the dance floor up to a great chandelier of glowing birds."""
    b = Box(KEY, glow_at=(300, 340), glow_r=250, sharp=(20, 290), aperture=0.02, mat_seed=272, sun_power=0.3)
    r = random.Random(8)
    # the dome
    for i, col in enumerate(tones("#4a1418", "#e0702c", 7)):
        k = 400 - 48 * i
        scallop = [
            (
                300 + k * (1 + 0.03 * math.cos(16 * a)) * math.cos(a),
                330 + k * (1 + 0.03 * math.cos(16 * a)) * math.sin(a),
            )
            for a in [math.tau * j / 96 for j in range(96)]
        ]
        b.sheet(150 + 20 * i, col, m=1 - mask(curve(scallop, k=0.5)), trans=0.1 + 0.07 * i, curl=2)
    # the chandelier
    brass, dark = "#a8662a", "#6a3818"
    b.sheet(128, dark, [rect(297, -20, 6, 260)], [circle(300, 20 + 22 * i, 6, 9) for i in range(10)], trans=0.05)
    lower, upper = tier(300, 460, 214, 46, 11, 0.25), tier(300, 300, 116, 26, 6, 0.25)
    rings = [
        ribbon([(300 + rx * math.cos(a), cy + 8 + ry * math.sin(a)) for a in [math.tau * j / 40 for j in range(41)]], 6)
        for cy, rx, ry in ((452, 214, 46), (292, 116, 26))
    ]
    arms = [
        ribbon([(300, 486), (300 + d * 0.5, 524), (300 + d * 0.9, 500), (300 + d, 466)], 8, 5)
        for d in (-208, -120, 120, 208)
    ] + [ribbon([(300, 320), (300 + d * 0.6, 344), (300 + d, 304)], 6, 4) for d in (-112, 112)]
    cups = [
        curve([(x - 15 * s, y, "c"), (x + 15 * s, y, "c"), (x + 7 * s, y + 10 * s), (x - 7 * s, y + 10 * s)])
        for x, y, s, _ in lower + upper
    ]
    b.sheet(110, brass, arms, rings, trans=0.08, curl=2)
    b.sheet(
        104,
        brass,
        cups,
        [
            curve(
                [
                    (300, 230),
                    (276, 262),
                    (288, 300),
                    (268, 360),
                    (284, 420),
                    (262, 474),
                    (300, 540),
                    (338, 474),
                    (316, 420),
                    (332, 360),
                    (312, 300),
                    (324, 262),
                ]
            )
        ],
        trans=0.08,
        curl=3,
    )
    drops = [lens([(x, y + 12), (x, y + 26), (x, y + 40)], 5) for x, y, _, near in lower if not near] + [
        lens([(300, 540), (300, 566), (300, 590)], 9)
    ]
    b.sheet(98, "#f0c070", drops, trans=0.3)
    for x, y, s, near in lower + upper:
        body, wing = asleep()
        flip, k = r.random() < 0.5, s * r.uniform(1.15, 1.3)
        b.sheet(92 if near else 118, "#fff4c8", put(body, x, y - 5, k, flip), trans=0.5, fixed=0.95, curl=2)
        b.sheet(88 if near else 116, "#f2a83c", put(wing, x, y - 5, k, flip), trans=0.5, fixed=0.95, curl=1)
    for x in (130, 300, 470):
        b.lamp(x, 420, 70, "#ffc060", 0.9, size=16)
    b.lamp(300, 260, 70, "#ffc060", 0.8, size=16)
    # the band below
    b.sheet(
        72,
        "#c2582c",
        curve([(-20, 776), (150, 752), (300, 744), (450, 752), (640, 776), (640, 960), (-20, 960)]),
        trans=0.05,
        curl=1,
    )
    b.lamp(300, 790, 24, "#ff9a48", 0.9, size=30)
    b.lamp(120, 830, 40, "#ff9a48", 0.5, size=30)
    b.lamp(480, 830, 40, "#ff9a48", 0.5, size=30)
    leader = person(
        "man",
        lean=-6,
        head=-16,
        near=(128, 160),
        far=(110, 140),
        legs=((6, 0), (-8, -12)),
        coat=0.42,
        flare=0.6,
        tail=5,
        hands=("grip", "open"),
    )
    hx, hy = person.joints["near"]
    baton = ribbon([(hx, hy), (hx - 6, hy - 20)], 1.4, 0.8)
    ink = "#1c080c"
    b.sheet(60, ink, put([*leader, baton], 306, 842, 1.08), rect(276, 840, 56, 14), trans=0.03)
    flute = person(
        "woman",
        lean=2,
        head=-2,
        near=(60, 132),
        far=(70, 112),
        legs=((4, 0), (-6, -8)),
        coat=0.9,
        flare=1.4,
        hair_="bun",
        hands=("grip", "grip"),
    )
    ux, uy = person.joints["near"]
    pipe = ribbon([(ux + 9, uy - 7), (ux - 22, uy + 3)], 1.8)
    b.sheet(
        56,
        ink,
        put(violinist(), 196, 862, 1.04, True),
        put([*flute, pipe], 126, 852, 1.0, True),
        put(cellist(), 60, 872, 1.06, True),
        trans=0.03,
    )
    horn = person(
        "stout",
        lean=-8,
        head=-8,
        near=(60, 96),
        far=(70, 100),
        legs=((8, 2), (-8, -10)),
        coat=0.3,
        flare=0.7,
        hands=("grip", "grip"),
    )
    gx, gy = person.joints["near"]
    bell = [
        ribbon([(gx + 12, gy - 8), (gx - 6, gy - 2), (gx - 18, gy + 4)], 2.4),
        curve([(gx - 16, gy - 1), (gx - 34, gy - 10, "c"), (gx - 28, gy + 22, "c"), (gx - 15, gy + 8)]),
    ]
    bass = person(
        "old",
        lean=10,
        head=18,
        near=(56, 80),
        far=(92, 150),
        legs=((8, 2), (-10, -14)),
        coat=0.4,
        flare=0.6,
        hair_="bald",
        hands=("grip", "grip"),
    )
    trunk = [
        curve(
            [
                (-30, -4),
                (-46, -14),
                (-44, -32),
                (-36, -40),
                (-41, -54),
                (-32, -66),
                (-22, -64),
                (-17, -52),
                (-22, -40),
                (-13, -32),
                (-14, -14),
            ]
        ),
        ribbon([(-28, -62), (-22, -104), (-26, -110)], 3.2, 2.4),
    ]
    b.sheet(
        54,
        ink,
        put(drummer(), 486, 860, 1.04),
        put([*horn, *bell], 420, 866, 1.04),
        put([*bass, *trunk], 556, 868, 1.04),
        trans=0.03,
    )
    # a feather comes down
    b.sheet(
        50,
        "#fff0cc",
        curve([(352, 690, "c"), (342, 676), (344, 656), (358, 636, "c"), (362, 658), (358, 678)]),
        ribbon([(352, 700), (352, 686), (356, 650)], 1.4),
        trans=0.4,
        fixed=0.8,
        curl=2,
    )
    return b.render(exposure=1.06)
