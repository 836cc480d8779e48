"""At the border the man is let through, but his shadow is kept back."""

from art.kit.lamplit.all import Box, at, circle, curve, fallen, person, poly, put, rect, ribbon, walker

SENTENCE = "At the border the man is let through, but his shadow is kept back."
KEY = "terracotta"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "adult"

POSTS = [
    (446, 330, 0.26),
    (436, 368, 0.4),
    (424, 420, 0.62),
    (398, 574, 1.1),
    (380, 680, 1.5),
    (352, 840, 2.1),
]  # x, foot, size


def draw():
    """A guard with an empty hand; on the ground his shadow holds the shadow of a man who has already gone."""
    b = Box(KEY, glow_at=(500, 236), glow_r=300, sharp=(20, 220), aperture=0.03, mat_seed=129, sun_power=0.92)
    b.slant = (0.26, -0.4)
    b.sheet(
        150,
        "#e8a274",
        curve(
            [
                (-20, 262),
                (60, 236),
                (150, 250),
                (190, 214, "c"),
                (262, 210, "c"),
                (290, 262),
                (420, 276),
                (640, 262),
                (640, 320, "c"),
                (-20, 320, "c"),
            ]
        ),
        trans=0.35,
    )
    b.sheet(
        132,
        "#e4925e",
        curve([(-20, 300), (180, 284), (400, 292), (640, 282), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.2,
        tex=0.6,
    )
    b.sheet(
        114,
        "#f0a56c",
        curve([(-20, 368), (160, 350), (380, 360), (640, 338), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.15,
        curl=2,
        tex=0.6,
    )
    ground = 98
    b.sheet(
        ground,
        "#fabf86",
        curve([(-20, 436), (200, 420), (420, 418), (640, 396), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.12,
        curl=2,
        tex=0.6,
    )
    road = 92
    b.sheet(
        road,
        "#ffdcae",
        curve([(-20, 560), (200, 520), (420, 494), (640, 470), (640, 432), (420, 448), (200, 462), (-20, 486)]),
        trans=0.12,
        curl=1,
        tex=0.6,
    )
    # the guard, and the one whose shadow he holds
    guard = put(
        person(
            "stout",
            lean=-3,
            head=-2,
            near=(92, 92),
            far=(-8, 4),
            legs=((8, 0), (-10, -12)),
            coat=0.62,
            flare=0.75,
            hat_="cap",
            shoe="boot",
            hands=("grip", "rest"),
        ),
        0,
        0,
        1.55,
        flip=True,
    )
    held = put(walker(lean=10, head=-8, far=(66, 84), hands=("grip", "open")), 55, 0, 1.46, flip=True)
    gx, gy = 236, 516
    for z in (ground, road):
        b.shade(z, fallen(guard, gx, gy, -0.85, 2.05), strength=0.8, soft=1.6, tint="#5a2038")
        b.shade(z, fallen(held, gx, gy, -0.85, 2.05), strength=0.93, soft=1.2, tint="#3a1030")
    b.sheet(70, "#3b1c30", put(guard, gx, gy), trans=0.03, casts=0)
    b.sheet(
        66, "#1f727c", put(walker(lean=8, legs=((24, 8), (-18, -38))), 500, 474, 1.2, flip=True), trans=0.03, casts=0
    )
    # the line: posts and wire, and the lifted pole
    post = [rect(-4, -62, 8, 64), poly([(-4, -62), (0, -70), (4, -62)])]
    for i, (x, y, s) in enumerate(POSTS):
        for z in (ground, road, 114, 132):
            b.shade(z, fallen(post, x, y, -0.62, 1.4, s), strength=0.6, soft=1.2, tint="#5a2038")
        b.sheet(84 - 8 * i, "#6b3230", put(post, x, y, s), trans=0.04, casts=0)
    for (x0, y0, s0), (x1, y1, s1) in (
        (POSTS[0], POSTS[1]),
        (POSTS[1], POSTS[2]),
        (POSTS[3], POSTS[4]),
        (POSTS[4], POSTS[5]),
    ):
        wires = [
            ribbon(
                [(x0, y0 - h * s0), ((x0 + x1) / 2, (y0 + y1 - h * (s0 + s1)) / 2 + 4 * s1), (x1, y1 - h * s1)],
                1.1 * s0,
                1.1 * s1,
            )
            for h in (52, 32)
        ]
        b.sheet(80, "#6b3230", wires, trans=0.04, casts=0)
    b.sheet(62, "#4a2430", rect(396, 436, 17, 70), circle(404, 436, 11), trans=0.04)
    n = 8
    for i in range(n):
        band = rect(-4.5 + 0.2 * i, -26 - 24 * (i + 1), 9 - 0.4 * i, 24.6)
        b.sheet(58 if i % 2 else 57, "#fff0d8" if i % 2 else "#b8322a", at(band, 404, 436, rot=-24), trans=0.06)
    b.sheet(
        56,
        "#4a2430",
        at(rect(-5, -28, 10, 46), 404, 436, rot=-24),
        at(rect(-11, 12, 22, 18), 404, 436, rot=-24),
        trans=0.04,
    )
    return b.render(exposure=1.04)
