"""She has jumped with her veil instead of a parachute, but the wedding guests below do not make room."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, frontal, mask, put, ribbon

SENTENCE = "She has jumped with her veil instead of a parachute, but the wedding guests below do not make room."
KEY = "paper_white"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "adult"

MID = (300, 400)


def scallop(r, n, swell=1.08, turn=0.0, at=MID):
    """A round hem of n bows."""
    pts = []
    for i in range(n):
        a0, a1 = turn + i * math.tau / n, turn + (i + 0.5) * math.tau / n
        pts += [
            (at[0] + r * math.cos(a0), at[1] + r * math.sin(a0), "c"),
            (at[0] + r * swell * math.cos(a1), at[1] + r * swell * math.sin(a1)),
        ]
    return curve(pts, k=0.9)


def guests(n, seed, rx, ry, s, turn):
    """People from below: a ring of silhouettes whose heads point to the middle."""
    r, out = random.Random(seed), []
    for i in range(n):
        a = turn + (i + r.uniform(-0.16, 0.16)) * math.tau / n
        out_ = 1 + 0.05 * abs(math.sin(2 * a))  # the corners of the card are farther away
        x, y = MID[0] + rx * out_ * math.cos(a), MID[1] + 20 + ry * out_ * math.sin(a)
        build = r.choice(["man", "woman", "stout", "man", "woman", "old"])
        hat = r.choice(["top", "brim", "top", None]) if build in ("man", "stout") else None
        hair = r.choice(["bun", "bob", "long"]) if build in ("woman", "old") else "short"
        who = frontal(
            build,
            arms=((r.uniform(6, 20), -8), (r.uniform(6, 20), -8)),
            coat=0.6,
            hair_=hair,
            hat_=hat,
            tilt=r.uniform(-9, 9),
        )
        face = math.degrees(math.atan2(MID[1] - y, MID[0] - x)) + 90 + r.uniform(-4, 4)
        out.append(put(who, x, y, s * r.uniform(0.94, 1.08), r.random() < 0.5, face))
    return out


def draw():
    """Straight up: the veil spread on the sky, a skirt and two red shoes; round the edge the heads."""
    b = Box(
        KEY, glow_at=MID, glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=57, mat_colour="#f8f3e8", sun_power=0.96
    )
    b.slant = (-0.16, -0.16)
    n = 16
    # the veil in rings, the crown of it farthest away
    for i, (r0, r1, col) in enumerate(
        ((0, 70, "#e3e8ec"), (58, 118, "#eef1f3"), (104, 166, "#f8f9f8"), (150, 214, "#ffffff"))
    ):
        holes = []
        if i == 3:
            for j in range(n):
                a = (j + 0.5) * math.tau / n
                holes += [
                    circle(MID[0] + 203 * math.cos(a), MID[1] + 203 * math.sin(a), 6),
                    circle(MID[0] + 180 * math.cos(a), MID[1] + 180 * math.sin(a), 3),
                ]
                holes += [
                    circle(MID[0] + 194 * math.cos(a + d), MID[1] + 194 * math.sin(a + d), 3.2) for d in (-0.09, 0.09)
                ]
        ring = mask(scallop(r1, n)) * (1 - (mask(circle(*MID, r0)) if r0 else 0)) * (1 - mask(holes) if holes else 1)
        b.sheet(212 - 22 * i, col, m=ring, trans=0.35, curl=4)
    lines = [
        ribbon([MID, (MID[0] + 208 * math.cos(a), MID[1] + 208 * math.sin(a))], 2, 1.2)
        for a in [j * math.tau / n for j in range(n)]
    ]
    b.sheet(128, "#8fa0ac", lines, trans=0.1)
    # the bride: hems, petticoats, two shoes
    at = (306, 408)
    for z, r, col, m in (
        (116, 88, "#ffffff", 13),
        (106, 72, "#f3e3dc", 12),
        (98, 54, "#fbf4ee", 11),
        (90, 36, "#e9cfc6", 9),
    ):
        ring = mask(scallop(r, m, 1.12, 0.3, at))
        b.sheet(z, col, m=ring, trans=0.15, curl=5)
    leg = curve([(-9, -34), (0, -40), (9, -34), (9, 6), (-9, 6)])
    sole = [
        curve([(-7, 6), (-11, 20), (-9, 34), (0, 44), (9, 34), (11, 20), (7, 6), (5, -6), (-5, -6)]),
        curve([(-7, -6), (-8, -17), (0, -23), (8, -17), (7, -6)]),
    ]
    b.sheet(
        82,
        "#fbeee6",
        put(leg, at[0] - 17, at[1] + 2, 1, rot=8),
        put(leg, at[0] + 19, at[1] - 4, 1, rot=-12),
        trans=0.1,
        curl=3,
    )
    b.sheet(
        72,
        "#c9281f",
        put(sole, at[0] - 19, at[1] + 2, 0.92, rot=8),
        put(sole, at[0] + 22, at[1] - 4, 0.92, rot=-12),
        trans=0.06,
        curl=3,
    )
    # those who look up
    for z, col, args in (
        (62, "#8b8f98", (24, 5, 408, 540, 1.66, 0.1)),
        (48, "#5f6270", (22, 8, 416, 560, 1.6, 0.3)),
        (34, "#363643", (20, 12, 428, 586, 1.6, 0.05)),
    ):
        b.sheet(z, col, guests(*args), trans=0.05, curl=1)

    def sky(X, Y, light):
        t = np.clip(np.hypot(X - 300, Y - 400) / 480, 0, 1)[..., None]
        return colour("#d3e3ea") * (1 - t) + colour("#8fb2c4") * t

    b.paint_back = sky
    return b.render()
