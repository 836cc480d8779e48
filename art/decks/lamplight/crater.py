"""The village has laid its long table round the crater, but the wine in the glasses has begun to lean."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, curve, mask, overhead, put, rect, ribbon, tones

SENTENCE = "The village has laid its long table round the crater, but the wine in the glasses has begun to lean."
KEY = "furnace"
FRAME = "overhead"
MOOD = "menace"
PROTAGONIST = "adult"

CX, CY = 300, 424


def ring(r0, r1, seed=None, rough=0.0):
    """The mask of a ring, its inner edge jagged like rock if wanted."""
    q = random.Random(seed)
    inner = [
        (CX + (r0 + q.uniform(-rough, rough)) * math.cos(a), CY + (r0 + q.uniform(-rough, rough)) * math.sin(a))
        for a in [math.tau * i / 34 for i in range(34)]
    ]
    return mask(circle(CX, CY, r1)) * (1 - mask(curve(inner, k=0.4)))


def polar(r, degrees):
    """A point round the crater."""
    a = math.radians(degrees)
    return CX + r * math.cos(a), CY + r * math.sin(a)


def draw():
    """From above: a ring of white cloth round the fire, people about it, their shadows thrown outwards."""
    b = Box(
        KEY, glow_at=(CX, CY), glow_r=130, sharp=(10, 260), aperture=0.02, mat_seed=206, sun_power=0.62, sun="#ffc49a"
    )
    b.slant = (-0.1, -0.12)
    q = random.Random(5)
    b.sheet(150, "#7a4438", m=1 - mask(circle(CX, CY, 150)), trans=0.05)
    for i, col in enumerate(tones("#5a2a26", "#e8742c", 6)):
        b.sheet(156 + 16 * i, col, m=ring(158 - 19 * i, 900, i, 8), trans=0.12 + 0.08 * i, curl=2)
    b.sheet(140, "#b4643f", m=ring(166, 900, 9, 6), trans=0.05, curl=2)
    # the table
    b.sheet(104, "#f6ead0", m=ring(186, 240), trans=0.06, curl=3)
    n = 22
    plates, wine, glasses, bread = [], [], [], []
    for i in range(n):
        a = 360 * i / n + q.uniform(-2, 2)
        plates.append(circle(*polar(222, a), 12.5))
        gx, gy = polar(206, a + 5.4)
        glasses.append(circle(gx, gy, 8.6))
        wine.append(at(curve([(-16, 0, "c"), (-3, -5.6), (4, -5), (6, 0), (4, 5), (-3, 5.6)]), gx, gy, rot=a + 5.4))
        if i % 4 == 1:
            bread.append(circle(*polar(212, a + 8.4), 10, 6))
    b.sheet(98, "#fffaf0", plates, trans=0.06, curl=2)
    b.sheet(96, "#c98a4a", bread, trans=0.06, curl=2)
    b.sheet(94, "#f0d8b8", glasses, trans=0.1, curl=1)
    b.sheet(90, "#a01428", wine, trans=0.1)
    builds = ["man", "woman", "stout", "old", "woman", "child", "man"]
    cloth = ["#3a1a1e", "#5a2430", "#2c2030", "#6a3024", "#42242c", "#7a3a2c"]
    for i in range(n):
        a = 360 * i / n + q.uniform(-3, 3)
        if i == 5:
            continue
        build = q.choice(builds)
        x, y = polar(268 + q.uniform(-6, 8), a)
        s = q.uniform(1.0, 1.2)
        b.shade(
            140,
            ribbon([polar(276, a), polar(420, a + q.uniform(-2, 2)), polar(720, a)], 30 * s, 84 * s),
            strength=0.62,
            soft=5,
        )
        turn = a - 90 + q.uniform(-16, 16)
        hat = q.choice([None, None, "brim", "straw"]) if build != "child" else None
        b.sheet(
            64,
            q.choice(cloth),
            put(overhead(build, None, (q.uniform(20, 60), q.uniform(20, 60)), q.uniform(0, 0.6)), x, y, s, rot=turn),
            trans=0.04,
            curl=2,
        )
        if hat:
            b.sheet(54, q.choice(["#e0b878", "#4a2830", "#c9743c"]), circle(x, y, 15 * s), trans=0.06, curl=2)
            b.sheet(50, q.choice(["#d0a464", "#5a3038"]), circle(x, y, 8.5 * s), trans=0.06, curl=2)
        else:
            b.sheet(
                54,
                q.choice(["#1f1214", "#4a2a1c", "#8a5a34", "#c9c0b4"]),
                circle(x, y - 1, 9 * s, 9.6 * s),
                trans=0.04,
                curl=2,
            )
    # one place is empty, and one goes away
    x, y = polar(276, 360 * 5 / n)
    b.sheet(100, "#e0b878", rect(x - 13, y - 4, 26, 22), trans=0.06, curl=1)
    b.shade(140, ribbon([(406, 792), (430, 850), (470, 960)], 26, 54), strength=0.62, soft=5)
    b.sheet(64, "#f6ead0", put(overhead("woman", None, (10, 30), 0.3), 402, 780, 1.15, rot=158), trans=0.06, curl=2)
    b.sheet(54, "#2a1412", circle(402, 780, 10, 10.6), circle(398, 771, 5), trans=0.04, curl=2)
    b.lamp(CX, CY, 26, "#ff9a40", 1.6, size=10)
    return b.render(exposure=1.05)
