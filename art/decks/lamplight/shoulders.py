"""The child carries its mother, who carries hers, and so on up into the clouds, but only the topmost sees the way."""

import random

from art.kit.lamplit.all import Box, circle, curve, grass, person, put

SENTENCE = (
    "The child carries its mother, who carries hers, and so on up into the clouds, "
    "but only the topmost can see the way."
)
KEY = "market"
FRAME = "crowd"
MOOD = "wonder"
PROTAGONIST = "child"

# build, hair, hat, colour, lean, hem and flare of each mother, from the ground up and back through the ages
LOOKS = [
    ("woman", "bob", None, "#b8323a", 4, 0.5, 1.5),
    ("woman", "pony", None, "#e0983a", -2, 0.55, 2.0),
    ("woman", "bun", "straw", "#3f4a7c", -5, 0.96, 1.3),
    ("woman", "bun", None, "#a83a6a", -3, 0.94, 2.1),
    ("old", "bun", "kerchief", "#d0603a", 4, 0.94, 1.6),
    ("woman", "braid", "hood", "#8a5a7c", 2, 0.96, 1.7),
    ("woman", "long", None, "#b8323a", -2, 0.9, 1.5),
]


def cloud(x, y, w, seed):
    """A bank of cloud, flat below."""
    r = random.Random(seed)
    out = [curve([(x - w / 2, y), (x - w * 0.3, y - 14), (x + w * 0.3, y - 14), (x + w / 2, y), (x, y + 10)])]
    for i in range(9):
        t = (i + 0.5) / 9 - 0.5
        size = w * r.uniform(0.08, 0.13) * (1.1 - 1.5 * abs(t))
        out.append(circle(x + w * t * 0.9, y - size * 0.7, size))
    return out


def draw():
    """A tower of mothers on one small walker."""
    b = Box(KEY, glow_at=(330, 90), glow_r=380, sharp=(20, 260), aperture=0.03, mat_seed=109, edge="#f29a62")
    x, y, s = 340, 810, 1.9
    walk = dict(legs=((26, 2), (-14, -30)), feet=(0, 16), hands=("grip", "grip"))
    child = person("child", lean=10, head=8, near=(30, 188), far=(18, 182), coat=0.36, flare=1.3, hair_="braid", **walk)
    j = person.joints
    b.sheet(60, "#1f7a4c", put(child, x, y, s), trans=0.05, curl=2)
    s = 1.72
    for i, (build, hair_, hat_, col, lean, hem, flare) in enumerate(LOOKS):
        jx, jy = j["shoulder"]
        x, y = x + jx * (s if i else 1.9), y + (jy - 4) * (s if i else 1.9)
        s *= 0.835 if i else 1
        top = i == len(LOOKS) - 1
        near, far = ((112, 196), (84, 92)) if top else ((52, 172), (-30, -150))
        rider = person(
            build,
            lean=lean,
            head=-6 if top else 4,
            near=near,
            far=far,
            legs=((7, 2), (-5, -8)),
            feet=(0, 0),
            hair_=hair_,
            hat_=hat_,
            coat=hem,
            flare=flare,
            hands=("rest", "point") if top else ("grip", "grip"),
        )
        j = person.joints
        b.sheet(66 + 7 * i, col, put(rider, x, y, s), trans=0.05 + 0.02 * i, curl=2)
    for z, cx, cy, w, col, t in (
        (56, 110, 290, 330, "#fff3e0", 0.3),
        (128, 470, 262, 420, "#ffe6c8", 0.3),
        (52, 420, 196, 360, "#fffaf0", 0.3),
        (150, 170, 180, 460, "#ffdcb8", 0.4),
        (200, 110, 480, 400, "#f8bc8c", 0.5),
    ):
        b.sheet(z, col, cloud(cx, cy, w, int(cx)), trans=t, curl=3)
    ground = curve([(640, 776), (460, 800), (330, 806), (230, 802), (176, 812), (150, 850), (160, 940), (640, 940)])
    b.sheet(96, "#b8543a", ground, grass(220, 620, 12, 3, lambda t: 806), trans=0.08, curl=2)
    b.sheet(
        84,
        "#983f34",
        curve([(640, 842), (420, 838), (260, 850), (210, 880), (214, 940), (640, 940)]),
        trans=0.08,
        curl=2,
    )
    far = curve([(-20, 880), (60, 868), (170, 884), (320, 872), (640, 890), (640, 940), (-20, 940)])
    b.sheet(200, "#f0a878", far, trans=0.4)
    return b.render(exposure=1.02)
