"""The sun ought to have set an hour ago, but the village holds it by a rope until the hay is in."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, put, ribbon

SENTENCE = "The sun ought to have set an hour ago, but the village holds it by a rope until the hay is in."
KEY = "furnace"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

SUN = (104, 546)
KNOT = (190, 524)


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def puller(dress, head, knee, drop):
    """One who pulls, still upright, facing left, 100 tall, feet at 0,0, hands about -21,-61."""
    out = [
        limb([(4, -72), (-10, -62), (-27, -62)], 10, 8, 6, 6),
        limb([(6, -70), (-4, -58), (-16, -59)], 10, 8, 6, 6),
        curve(
            [(-3, -80), (4, -82), (11, -78), (14, -68), (13, -56), (11, -46), (0, -44), (-6, -48), (-7, -58), (-7, -70)]
        ),
        limb([(3, -76), (0, -86)], 8, 7),
        curve(
            [
                (8, -84),
                (9, -91),
                (6, -98),
                (-1, -101),
                (-7, -98),
                (-9, -93),
                (-11, -90, "c"),
                (-9, -88),
                (-8.4, -84),
                (-4, -81),
                (2, -80),
            ]
        ),
        put(curve([(4, -3, "c"), (5, 0.6, "c"), (-9, 0.6, "c"), (-8, -2.6), (-1, -4.6)]), -13 - knee, drop),
        curve([(10, -3, "c"), (11, 0.6, "c"), (-3, 0.6, "c"), (-2, -2.6), (4, -4.6)]),
    ]
    if dress:
        out.append(
            curve(
                [
                    (-7, -50, "c"),
                    (-12, -36),
                    (-15 - knee, -18),
                    (-19 - knee, drop - 6, "c"),
                    (-6, -3),
                    (6, -8),
                    (18, -5, "c"),
                    (17, -20),
                    (14, -36),
                    (12, -50, "c"),
                ]
            )
        )
    out += [
        limb([(0, -48), (-8 - knee, -22), (-12 - knee, drop - 3)], 13, 11, 8, 7),
        limb([(7, -48), (2, -26), (7, -3)], 13, 11, 8, 7),
    ]
    if head == "scarf":
        out.append(
            curve(
                [
                    (-7, -99, "c"),
                    (0, -103),
                    (8, -99),
                    (11, -91),
                    (11, -82),
                    (17, -76),
                    (14, -73, "c"),
                    (4, -78),
                    (-1, -84),
                    (0, -92),
                ]
            )
        )
    elif head == "bun":
        out.append(circle(10, -98, 4.6))
    elif head == "cap":
        out.append(
            curve([(-16, -92, "c"), (-9, -96), (-8, -102), (0, -105), (8, -102), (10, -94), (8, -90, "c"), (-2, -94)])
        )
    elif head == "braid":
        out.append(limb([(6, -96), (13, -88), (15, -74), (20, -62)], 8, 6, 5, 2))
    else:
        out.append(curve([(-8, -86), (-10, -78), (-8, -72), (-3, -76), (-2, -84)]))
    return out


def draw():
    """A huge low sun on a rope, and people who lean back against its weight up a hill of hay."""
    b = Box(
        KEY,
        glow_at=SUN,
        glow_r=420,
        sharp=(0, 320),
        aperture=0.02,
        mat_seed=870,
        sun="#d8c8e8",
        sun_power=0.34,
        fill="#503a78",
        fill_power=0.2,
        core=0.5,
        bloom=0.9,
    )
    b.slant = (0.25, 0.1)
    r = random.Random(3)

    def sky(X, Y, light):
        d = np.clip(np.hypot(X - SUN[0], (Y - SUN[1]) * 0.9) / 520, 0, 1)[..., None]
        near = np.clip(d / 0.5, 0, 1)
        far = np.clip((d - 0.5) / 0.5, 0, 1)
        warm = colour("#ffd070") * (1 - near) + colour("#e8633c") * near
        return (warm * (1 - far) + colour("#1c2250") * far) * 1.05

    b.paint_back = sky
    # the night, which has already come over half the sky
    for i, (c, pts) in enumerate(
        (
            (
                "#a83c50",
                [(-30, 210), (90, 168), (200, 176), (300, 232), (384, 300), (452, 388), (520, 452), (640, 500)],
            ),
            ("#6a2c58", [(-30, 112), (80, 92), (196, 96), (316, 146), (420, 222), (486, 312), (560, 372), (640, 410)]),
            ("#3a2860", [(60, -30), (170, 30), (300, 62), (420, 120), (500, 208), (566, 280), (640, 316)]),
            ("#1e2256", [(230, -30), (340, 10), (440, 44), (520, 112), (580, 180), (640, 206)]),
        )
    ):
        b.sheet(
            300 - 9 * i,
            c,
            curve([(*pts[0], "c"), *pts[1:-1], (*pts[-1], "c"), (660, -40, "c"), (-40, -40, "c")]),
            trans=0.12,
            fixed=0.5,
            curl=4,
        )
    # far hills and the sun
    b.sheet(
        262,
        "#b0485c",
        curve([(-30, 600, "c"), (160, 570), (300, 556), (440, 530), (640, 506, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.2,
        fixed=0.5,
    )
    for i, (k, c, f) in enumerate(((1.0, "#ffb434", 1.25), (0.84, "#ffdc74", 1.5))):
        b.sheet(244 - 8 * i, c, circle(*SUN, 186 * k), trans=0.3, fixed=f, curl=2, casts=0.3)
    # the rope round it
    knot = KNOT
    loops = [
        ribbon([knot, (156, 450), (96, 420), (30, 416), (-30, 430)], 7),
        ribbon([knot, (140, 546), (70, 568), (10, 566), (-30, 556)], 7),
        ribbon([knot, (176, 590), (150, 650), (130, 740)], 7),
    ]
    b.sheet(216, "#7a3030", loops, trans=0.03, curl=1)
    # the hill
    slope = [
        (-30, 690, "c"),
        (80, 678),
        (180, 662),
        (280, 646),
        (380, 628),
        (470, 612),
        (560, 596),
        (640, 580, "c"),
        (640, 940, "c"),
        (-30, 940, "c"),
    ]
    b.sheet(196, "#c8742c", curve(slope), trans=0.08, curl=3, fixed=0.62)
    for i, (dy, c) in enumerate(((60, "#a8552c"), (122, "#863c30"), (184, "#5c2a38"))):
        b.sheet(
            186 - 10 * i,
            c,
            curve([(x, y + dy * (0.6 + x / 1500), *q) for x, y, *q in slope[:8]] + [(640, 940, "c"), (-30, 940, "c")]),
            trans=0.04,
            curl=3,
            fixed=0.52,
        )
    stubble = []
    for _ in range(150):
        x = r.uniform(20, 580)
        y = np.interp(x, [p[0] for p in slope[:8]], [p[1] for p in slope[:8]]) + r.uniform(14, 190)
        stubble.append(ribbon([(x, y), (x + r.uniform(-2, 3), y - r.uniform(7, 13))], 2.2, 0.8))
    b.sheet(150, "#e89a44", stubble, trans=0.03, casts=0.2, fixed=0.55)
    # hay that still lies out, a fork in it
    b.sheet(
        144,
        "#3a1c30",
        ribbon([(402, 694), (372, 800)], 6),
        [ribbon([(407 + d, 664), (406 + d * 0.6, 686), (402, 698)], 4) for d in (-11, 0, 11)],
        trans=0.03,
    )
    for x, y, s in ((112, 772, 1.2), (524, 734, 1.2), (336, 846, 1.7)):
        rim = []
        for i in range(33):
            t = math.pi * i / 32
            d = 1 + r.uniform(-0.03, 0.03)
            rim.append((-44 * d * math.cos(t) * (1 - 0.34 * math.sin(t)), -68 * d * math.sin(t) ** 0.9))
        foot = [(44 - 88 * i / 16, 2 if i % 2 else -1) for i in range(17)]
        b.sheet(140, "#f0ae4a", put(curve([*rim, *foot], k=0.3), x, y, s), trans=0.05, curl=4, fixed=0.66)
        wisps = []
        for _ in range(34):
            t, q = r.uniform(0.12, 0.88) * math.pi, r.uniform(0.3, 0.95)
            px, py = -34 * q * math.cos(t), -60 * q * math.sin(t)
            wisps.append(
                ribbon([(px, py), (px * 1.1 + 1, py + r.uniform(5, 11)), (px * 1.25, py + r.uniform(13, 20))], 1.8, 0.7)
            )
        b.sheet(136, "#b4682c", put(wisps, x, y, s), trans=0.03, fixed=0.55, casts=0.2)
    # those who hold it, and the rope from hand to hand
    crew = (
        (232, 2.05, 30, False, "cap", 8, "#2a1a3c"),
        (312, 1.86, 25, True, "scarf", 5, "#3c1c40"),
        (394, 1.96, 31, False, "beard", 5, "#26203f"),
        (474, 1.36, 34, True, "braid", 4, "#3c1e42"),
    )
    held = [knot]
    xs, ys = [p[0] for p in slope[:8]], [p[1] for p in slope[:8]]
    for i, (fx, s, lean, dress, head, knee, c) in enumerate(crew):
        fy = float(np.interp(fx, xs, ys)) + 12
        a = math.radians(lean)
        held.append((fx + (-21 * math.cos(a) + 61 * math.sin(a)) * s, fy + (-21 * math.sin(a) - 61 * math.cos(a)) * s))
        who = put(puller(dress, head, knee, (13 + knee) * math.tan(a + 0.14)), fx, fy, s, rot=lean)
        b.sheet(112 - 6 * i, "#ff9c4c", put(who, -2.6, 1), trans=0.03, fixed=0.7, casts=0)
        b.sheet(110 - 6 * i, c, who, trans=0.02, curl=3)
    x, y = held[-1]
    b.sheet(
        120, "#6a2c2c", ribbon([*held, (x + 34, y + 30), (x + 26, y + 76), (x + 60, y + 96)], 7), trans=0.03, curl=1
    )
    b.sheet(116, "#4a1c24", circle(*knot, 11), ribbon([knot, (knot[0] + 6, knot[1] + 22)], 6, 3), trans=0.03, curl=1)
    return b.render(exposure=1.02)
