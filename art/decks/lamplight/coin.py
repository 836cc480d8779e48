"""The miners climb towards the round of daylight, but up there someone takes it for a coin and stoops."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, frontal, mask, poly, put, ribbon, tones

SENTENCE = "The miners climb towards the round of daylight, but up there someone takes it for a coin and stoops."
KEY = "cellar"
FRAME = "crowd"
MOOD = "menace"
PROTAGONIST = "adult"

SKY = (318, 300)  # the mouth of the shaft
R = 118


def rough(r, seed, n=26, k=0.06):
    """A rough round opening in the rock."""
    q = random.Random(seed)
    pts = []
    for i in range(n):
        a = math.tau * i / n
        w = r * q.uniform(1 - k, 1 + k)
        pts.append((SKY[0] + w * math.cos(a), SKY[1] + w * math.sin(a) * 1.02))
    return curve(pts, k=0.5)


def towards(x, y, t):
    """A point between x,y and the middle of the mouth."""
    return SKY[0] + (x - SKY[0]) * t, SKY[1] + (y - SKY[1]) * t


def stairs(x, y, w):
    """A ladder up the wall of the shaft, from a foot below the card to the mouth."""
    length = math.hypot(x - SKY[0], y - SKY[1])
    nx, ny = -(y - SKY[1]) / length * w, (x - SKY[0]) / length * w
    near, far = 1.0, R * 1.0 / length
    rails = []
    for s in (-1, 1):
        a, c = towards(x + s * nx, y + s * ny, near), towards(x + s * nx, y + s * ny, far)
        rails.append(ribbon([a, c], w * 0.2, w * 0.2 * far))
    rungs, t = [], 1.0
    while t > far:
        rungs.append(ribbon([towards(x - nx, y - ny, t), towards(x + nx, y + ny, t)], w * 0.15 * t))
        t *= 0.93
    return rails, rungs


def miner(step, build="man"):
    """A climber from behind and below: one hand and one knee up."""
    up, down = ((168, 182), (150, 188)) if step else ((150, 188), (168, 182))
    legs = ((26, -14), (6, 4)) if step else ((6, 4), (26, -14))
    return frontal(build, arms=(up, down), legs=legs, hat_="cap", coat=0.12, flare=0.7, hands=("grip", "grip"))


def draw():
    """Rings of rock narrow to a bright disc; small men climb, and two great fingers close on the light."""
    b = Box(
        KEY,
        glow_at=SKY,
        glow_r=200,
        sharp=(10, 330),
        aperture=0.02,
        mat_seed=287,
        sun_power=0.5,
        back="#fff3c8",
        edge="#f0c878",
        glow=1.35,
    )
    radii = [600, 480, 384, 308, 246, 197, 158]
    for i, (r, col) in enumerate(zip(radii, tones("#5e452c", "#d8aa6c", 7), strict=True)):
        b.sheet(40 + 30 * i, col, m=1 - mask(rough(r, 3 + i)), trans=0.14, curl=3)
    # the mouth, its edge like the milling of a coin
    teeth = []
    for i in range(60):
        a = math.tau * i / 60
        c, s = math.cos(a), math.sin(a)
        teeth.append(
            poly(
                [
                    (SKY[0] + R * 1.14 * math.cos(a - 0.028), SKY[1] + R * 1.14 * math.sin(a - 0.028)),
                    (SKY[0] + R * 1.14 * math.cos(a + 0.028), SKY[1] + R * 1.14 * math.sin(a + 0.028)),
                    (SKY[0] + R * 1.01 * c + 4 * s, SKY[1] + R * 1.01 * s - 4 * c),
                    (SKY[0] + R * 1.01 * c - 4 * s, SKY[1] + R * 1.01 * s + 4 * c),
                ]
            )
        )
    b.sheet(258, "#e2bb7c", m=1 - mask(circle(*SKY, R * 1.12)), trans=0.3, curl=2)
    b.sheet(254, "#b98a50", teeth, trans=0.2)
    # the one up there
    x, y = SKY
    head = [
        put([circle(0, 0, 96, 27)], x + 2, y - 62, rot=-6),
        curve([(x - 70, y - 66), (x - 60, y - 150), (x + 60, y - 150), (x + 66, y - 66)]),
        curve(
            [
                (x - 48, y - 56),
                (x - 44, y - 20),
                (x - 30, y + 4),
                (x + 2, y + 14),
                (x + 32, y),
                (x + 44, y - 22),
                (x + 50, y - 56),
            ]
        ),
    ]
    b.sheet(286, "#6b4a2e", m=mask(head) * mask(circle(x, y, R * 1.12)), trans=0.12, curl=2)
    finger = ribbon(
        [(x + 250, y - 190), (x + 184, y - 112), (x + 136, y - 30), (x + 98, y + 34)], 1, wf=lambda t: 66 - 14 * t
    )
    thumb = ribbon(
        [(x + 40, y - 300), (x - 70, y - 196), (x - 118, y - 100), (x - 104, y - 8)], 1, wf=lambda t: 84 - 24 * t
    )
    palm = curve(
        [
            (x - 40, y - 380),
            (x + 260, y - 380),
            (x + 270, y - 190),
            (x + 190, y - 170),
            (x + 90, y - 214),
            (x, y - 204),
            (x - 60, y - 180),
        ]
    )
    nails = [
        put([circle(0, 0, 14, 20)], x + 92, y + 24, rot=30)[0],
        put([circle(0, 0, 16, 22)], x - 102, y - 22, rot=-8)[0],
    ]
    b.sheet(196, "#4a3020", finger, thumb, palm, trans=0.08, curl=5)
    b.sheet(190, "#6b4a30", nails, trans=0.1, curl=2)
    # the ladders and the men
    lines = ((150, 940, 36), (520, 930, 34))
    for n, (lx, ly, w) in enumerate(lines):
        rails, rungs = stairs(lx, ly, w)
        b.sheet(70 + 2 * n, "#2a1a12", rails, rungs, trans=0.04, curl=1)
    men = [
        (0, 0.86, True, "man"),
        (1, 0.74, False, "stout"),
        (0, 0.58, False, "man"),
        (1, 0.5, True, "old"),
        (0, 0.39, True, "man"),
        (1, 0.345, False, "man"),
        (0, 0.28, False, "man"),
    ]
    for i, (which, t, step, build) in enumerate(men):
        lx, ly, w = lines[which]
        fx, fy = towards(lx, ly, t)
        rot = math.degrees(math.atan2(SKY[1] - ly, SKY[0] - lx)) + 90
        chosen = i == 2
        b.sheet(
            62 - 3 * (len(men) - i),
            "#8fc8b0" if chosen else "#1a100c",
            put(miner(step, build), fx, fy, 1.5 * t, rot=rot),
            trans=0.03,
            curl=1,
        )
    return b.render(exposure=1.12)
