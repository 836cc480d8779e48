"""They draw water at noon, but the bucket comes up full of evening."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, frontal, lens, mask, poly, put, ribbon

SENTENCE = "They draw water at noon, but the bucket comes up full of evening."
KEY = "desert"
FRAME = "object"
MOOD = "calm"
PROTAGONIST = "adult"

X, Y = 306, 372  # the middle of the water
TILT = math.radians(-5)


def turned(x, y):
    """A point of the upright bucket as it hangs, a little aslant."""
    dx, dy = x - X, y - 120
    return X + dx * math.cos(TILT) - dy * math.sin(TILT), 120 + dx * math.sin(TILT) + dy * math.cos(TILT)


def oval(rx, ry, dy=0.0):
    """An ellipse about the water's middle, hanging with the bucket."""
    return poly(
        [turned(X + rx * math.cos(a), Y + dy + ry * math.sin(a)) for a in [math.tau * i / 90 for i in range(90)]]
    )


def stave(t0, t1):
    """One stave between two angles of the front, from the rim to the bottom."""
    top = [turned(X + 212 * math.cos(math.pi * t), Y + 128 * math.sin(math.pi * t)) for t in (t0, (t0 + t1) / 2, t1)]
    low = [turned(X + 160 * math.cos(math.pi * t), 690 + 86 * math.sin(math.pi * t)) for t in (t1, (t0 + t1) / 2, t0)]
    return curve([(*top[0], "c"), top[1], (*top[2], "c"), (*low[0], "c"), low[1], (*low[2], "c")])


def hoop(y, rx, ry, w):
    """An iron band round the front."""
    ts = [math.pi * i / 24 for i in range(25)]
    up = [turned(X + rx * math.cos(t), y + ry * math.sin(t)) for t in ts]
    low = [turned(X + (rx - w * 0.16) * math.cos(t), y + w + ry * math.sin(t)) for t in ts[::-1]]
    return poly([*up, *low])


def draw():
    """A great bucket over a well; in it a dusk sky with two who look down into it."""
    b = Box(KEY, glow_at=(300, 260), glow_r=520, sharp=(20, 260), aperture=0.03, mat_seed=142, sun_power=0.95)
    b.slant = (-0.14, -0.34)
    b.sheet(
        210,
        "#fbd69c",
        curve([(-20, 560), (120, 520), (260, 548), (430, 506), (640, 548), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.3,
        tex=0.6,
    )
    b.sheet(
        190,
        "#ffe2ae",
        curve([(-20, 640), (140, 660), (320, 610), (480, 640), (640, 604), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.2,
        curl=2,
        tex=0.6,
    )
    # the well
    b.sheet(168, "#f0bd86", circle(300, 850, 300, 112), trans=0.1, curl=2)
    joints = [
        lens([(300 + 236 * math.cos(a), 850 + 84 * math.sin(a)), (300 + 296 * math.cos(a), 850 + 110 * math.sin(a))], 4)
        for a in [math.tau * i / 17 for i in range(17)]
    ]
    b.sheet(
        160,
        "#e2a873",
        m=mask(circle(300, 842, 296, 108)) * (1 - mask(circle(300, 846, 232, 80))),
        trans=0.1,
        curl=2,
        holes=[(joints, "#a8683f", 0.2, 0.02)],
    )
    b.sheet(164, "#5a3450", circle(300, 850, 240, 86), trans=0.05)
    # the bucket: back wall, evening, staves
    b.sheet(128, "#7a4426", oval(212, 128), trans=0.06)
    inside = mask(oval(198, 116, 4))
    bands = [
        (118, "#ffb45e", 900, 0.55),
        (113, "#f0785a", 444, 0.4),
        (108, "#a8467c", 418, 0.3),
        (103, "#4c3484", 388, 0.2),
        (98, "#20225e", 352, 0.12),
    ]
    r = random.Random(11)
    for z, col, y, own in bands:
        edge = curve(
            [(-20, -20, "c"), (640, -20, "c"), (640, y + 26), (460, y - 6), (300, y + 12), (150, y - 10), (-20, y + 20)]
        )
        stars = (
            [circle(r.uniform(150, 460), r.uniform(274, 350), r.choice([1.4, 1.8, 2.8])) for _ in range(12)]
            if z == 98
            else []
        )
        shapes = inside if y == 900 else inside * mask(edge)
        b.sheet(z, col, m=shapes, trans=own, curl=1, holes=[(stars, "#fff4d0", 1.0, 1.0)] if stars else ())
    b.lamp(306, 470, 112, "#ff9a50", 0.5, size=8)
    two = [
        put(frontal("man", hat_="brim", coat=0.6, arms=((24, -8), (30, 60))), 236, 690, 2.9, rot=5),
        put(frontal("child", hair_="braids", tilt=-6, coat=0.5), 386, 652, 2.4, rot=-6),
    ]
    b.sheet(90, "#1a1640", m=mask(two) * inside, trans=0.05)
    n = 11
    for i in range(n):
        b.sheet(
            76 + (i % 2) * 4, ("#b87440", "#a5642f", "#c4824c")[i % 3], stave(i / n, (i + 1) / n), trans=0.06, curl=3
        )
    rim = mask(oval(216, 132)) * (1 - mask(oval(197, 115, 4)))
    b.sheet(66, "#d1935a", m=rim, trans=0.06, curl=2)
    b.sheet(62, "#4a3a4e", hoop(438, 205, 122, 22), hoop(628, 172, 96, 22), trans=0.05, curl=2)
    handle = [turned(*p) for p in ((96, 388), (120, 270), (200, 160), (306, 122), (412, 160), (492, 270), (516, 388))]
    b.sheet(54, "#4a3a4e", ribbon(handle, 9), circle(*handle[0], 13), circle(*handle[-1], 13), trans=0.05, curl=1)
    top = turned(306, 122)
    rope = [lens([(top[0] - 6, y), (top[0] + 6, y + 8)], 2.4) for y in range(-20, 116, 11)]
    b.sheet(
        48,
        "#e6c07e",
        ribbon([(top[0], -30), (top[0], top[1] + 4)], 13),
        circle(top[0], top[1], 14, 17),
        trans=0.08,
        curl=2,
        holes=[(rope, "#9a6a34", 0.2, 0.02)],
    )
    spilt = [
        curve([(x, y, "c"), (x + s, y + 2.6 * s), (x, y + 4 * s), (x - s, y + 2.6 * s)])
        for x, y, s in ((316, 800, 7.5),)
    ]
    b.sheet(140, "#4848b4", spilt, trans=0.1, curl=2)
    return b.render(exposure=1.04)
