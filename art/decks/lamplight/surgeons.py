"""Six surgeons bend over the table, but the patient is a winter valley with one window lit."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, mask, overhead, poly, put, rect, ribbon, tones

SENTENCE = "Six surgeons bend over the table, but the patient is a winter valley with one window lit."
KEY = "hospital_green"
FRAME = "overhead"
MOOD = "wonder"
PROTAGONIST = "adult"

TEAM = [  # x, y, turn, build, arms, tool
    (74, 214, 96, "man", (66, 40), None),
    (62, 446, 86, "woman", (34, 72), "knife"),
    (78, 684, 80, "stout", (56, 44), None),
    (528, 190, -98, "woman", (44, 62), "hook"),
    (540, 430, -88, "man", (72, 36), None),
    (522, 676, -78, "man", (50, 66), "hook"),
]
VALLEY = [
    (282, 116, "c"),
    (352, 176),
    (398, 250),
    (386, 330),
    (420, 420),
    (408, 520),
    (428, 610),
    (380, 700),
    (318, 790, "c"),
    (252, 720),
    (194, 640),
    (208, 560),
    (178, 460),
    (200, 370),
    (186, 280),
    (226, 190),
]
RIVER = [(296, 170), (318, 250), (284, 330), (312, 420), (330, 500), (292, 580), (306, 660), (300, 740)]
ROOFS = [
    (262, 392, 20, 30),
    (346, 430, -16, 28),
    (270, 452, 64, 26),
    (352, 492, 10, 32),
    (276, 520, -28, 28),
    (338, 556, 36, 26),
]


def deeper(k):
    """A contour of the valley: k of the way from its rim to its river."""
    out = []
    for x, y, *c in VALLEY:
        t = (y - 116) / 674
        cx = 304 + 18 * math.sin(t * 9)
        out.append((x + (cx - x) * k, y + (450 - y) * k * 0.72 + 6 * math.sin(x * 0.07 + k * 9) * k, *c))
    return out


def fir(x, y, r, turn):
    """A fir from above: a small star."""
    pts = []
    for i in range(16):
        k = r if i % 2 == 0 else r * 0.5
        pts.append((x + k * math.cos(turn + i * math.tau / 16), y + k * math.sin(turn + i * math.tau / 16)))
    return poly(pts)


def wrist(x, y, turn, build, arms):
    """Where the right hand of an `overhead` figure of twice its size and a bit is."""
    wide, a = {"man": 20, "woman": 17, "stout": 22}[build], math.radians(arms[1])
    px = wide * 0.82 + 5 * math.cos(a) - 0.9
    py = -12 * math.sin(a) - 14.4 * math.sin(a) - 1
    c, n = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return x + 2.3 * (px * c - py * n), y + 2.3 * (px * n + py * c)


def draw():
    """A table from straight above; green caps on both sides; in the open cloth snow, firs, six roofs."""
    b = Box(KEY, glow_at=(300, 450), glow_r=460, sharp=(10, 300), aperture=0.02, mat_seed=58, sun_power=0.86)
    b.slant = (-0.22, -0.18)
    r = random.Random(2)
    rim = mask(curve(VALLEY))
    seams = [rect(x, -20, 2.4, 940) for x in range(40, 600, 86)] + [rect(-20, y, 640, 2.4) for y in range(26, 900, 86)]
    b.sheet(150, "#8fbda8", m=(1 - mask(seams)) * (1 - rim), trans=0.1)
    cloth = [
        (140, 60),
        (300, 50),
        (460, 62),
        (476, 300),
        (466, 520),
        (480, 834),
        (300, 846),
        (120, 836),
        (134, 520),
        (124, 300),
    ]
    for z, k, col in ((134, 1.0, "#1f6a5e"), (122, 0.93, "#2f8272")):
        b.sheet(
            z,
            col,
            m=mask(curve([(300 + (x - 300) * k, 450 + (y - 450) * (k + 0.03)) for x, y in cloth], k=0.4)) * (1 - rim),
            trans=0.06,
            curl=5,
        )
    lip = mask(curve([(304 + (p[0] - 304) * 1.1, 452 + (p[1] - 452) * 1.05, *p[2:]) for p in VALLEY]))
    b.sheet(108, "#d84a40", m=lip * (1 - rim), trans=0.1, curl=4)
    # the valley in steps
    for i, col in enumerate(tones("#ffffff", "#9fc6d8", 6)):
        k = 0.1 + 0.11 * i
        b.sheet(140 + 16 * i, col, m=rim * (1 - mask(curve(deeper(k), k=0.5))), trans=0.2, curl=3)
    b.sheet(246, "#cfe6ee", rect(140, 80, 320, 740), trans=0.2)
    b.sheet(240, "#3f7f9c", ribbon(RIVER, 14, 22), trans=0.1, curl=1)
    firs = [[], []]
    for _ in range(130):
        t = r.uniform(0.03, 0.97)
        j = r.randrange(len(VALLEY))
        p = deeper(r.uniform(0.12, 0.5))
        (x0, y0), (x1, y1) = p[j][:2], p[j - 1][:2]
        firs[_ % 2].append(fir(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r.uniform(5, 10), r.uniform(0, 1)))
    b.sheet(136, "#1f5a4c", firs[0], trans=0.05, curl=1)
    b.sheet(132, "#2f7460", firs[1], trans=0.05, curl=1)
    for i, (x, y, turn, w) in enumerate(ROOFS):
        half = poly([(-w / 2, -w * 0.36), (w / 2, -w * 0.36), (w / 2, 0), (-w / 2, 0)])
        b.sheet(216, "#5a4038", put([half, rect(-w / 2, 0, w, w * 0.36)], x, y, 1.1, rot=turn), trans=0.05, curl=1)
        b.sheet(210, "#f6fafc", put(half, x, y, 1.1, rot=turn), trans=0.1)
        if i == 3:
            b.sheet(
                206,
                "#ffd040",
                put(rect(-6, 2, 11, 8), x, y, 1.2, rot=turn),
                trans=1,
                holes=[(put(rect(-5, 3, 9, 6), x, y, 1.2, rot=turn), "#ffe070", 1.2, 1.4)],
            )
            b.lamp(x - 2, y + 14, 196, "#ffb838", 2.0, size=5, show=5)
            b.lamp(x - 6, y + 22, 150, "#ffb838", 0.3, size=8)
    # the surgeons
    for x, y, turn, build, arms, tool in TEAM:
        gown = curve([(-24, -2), (-20, -9), (0, -10), (20, -9), (24, -2), (20, 12), (0, 18), (-20, 12)])
        b.sheet(76, "#2c7466", put(gown, x, y, 2.1, rot=turn), trans=0.05, curl=4)
        b.sheet(70, "#3c8f80", put(overhead(build, None, arms, 0.9), x, y, 2.3, rot=turn), trans=0.05, curl=3)
        b.sheet(60, "#bfe2d0", put(circle(0, -2, 9.6, 10.6), x, y, 2.3, rot=turn), trans=0.1, curl=4)
        b.sheet(54, "#e4f4e8", put(circle(0, -2, 5.5, 6), x, y, 2.3, rot=turn), trans=0.1, curl=3)
        if tool:
            hx, hy = wrist(x, y, turn, build, arms)
            shape = (
                ribbon([(-8, 0), (60, 0), (70, 8), (64, 18)], 5, 4)
                if tool == "hook"
                else curve([(-10, -3), (34, -4), (66, 2, "c"), (34, 5), (-10, 3)])
            )
            b.sheet(
                64,
                "#f4faf4",
                put(shape, hx, hy, 1, rot=math.degrees(math.atan2(450 - hy, 300 - hx))),
                trans=0.1,
                curl=1,
            )
    return b.render(exposure=1.06)
