"""The railway was torn up long ago, but this morning the signal in her bean field has dropped."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, lens, person, poly, put, rect, ribbon, spline

SENTENCE = "The railway was torn up long ago, but this morning the signal in her bean field has dropped."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"

HEART = curve([(0, 0, "c"), (5, -8), (13, -9), (26, 0, "c"), (13, 9), (5, 8)])  # a bean leaf


def vine(line, n, seed, size, lean=-14):
    """Leaves along a pole, all blown a little to one side, and a few pods."""
    r, P, out, pods = random.Random(seed), spline(line, 30), [], []
    for i in range(n):
        x, y = P[int((i + r.random()) / n * (len(P) - 1))]
        a = r.choice([-40, 30, 150, 210]) + r.uniform(-30, 30) + lean
        out.append(at(HEART, x + r.gauss(0, 3), y + r.gauss(0, 3), size * r.uniform(0.6, 1.1), rot=a))
        if i % 6 == 2:
            pods.append(lens([(x + 3, y), (x + 7, y + 14 * size), (x + 4, y + 30 * size)], 4.5 * size))
    return out, pods


def teepee(b, x, y, h, z, seed, k, greens):
    """Four poles tied at the top, grown over with beans."""
    feet = [x - 66 * k, x - 22 * k, x + 26 * k, x + 70 * k]
    top = (x, y - h)
    poles = [
        [(f, y), ((f + top[0]) / 2, (y + top[1]) / 2), (top[0] + (top[0] - f) * 0.22, top[1] - 54 * k)] for f in feet
    ]
    b.sheet(z + 8, "#8a5a54", [ribbon(p, 4.4 * k, 3 * k) for p in poles], trans=0.08)
    for i, (d, col) in enumerate(zip((4, 0, -6), greens, strict=True)):
        leaves, pods = [], []
        for j, p in enumerate(poles):
            l, q = vine(
                [*p[:2], (p[1][0] * 0.3 + top[0] * 0.7, p[1][1] * 0.3 + top[1] * 0.7)], 17, seed + 7 * j + i, 0.74 * k
            )
            leaves += l
            pods += q
        b.sheet(z + d, col, leaves, pods if i == 2 else (), trans=0.16, curl=2)


def draw():
    """A tall signal stands over rows of beans with its arm down; a small woman looks up at it."""
    b = Box(KEY, glow_at=(180, 560), glow_r=420, sharp=(20, 230), aperture=0.03, mat_seed=221, sun_power=0.78)
    b.sheet(
        214,
        "#f6bfae",
        curve(
            [(-20, 640), (90, 610), (220, 640), (360, 600), (500, 630), (640, 596), (640, 960, "c"), (-20, 960, "c")]
        ),
        trans=0.4,
    )
    b.sheet(
        194,
        "#e8a09e",
        curve([(-20, 690), (160, 668), (330, 690), (480, 660), (640, 684), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.3,
        curl=2,
    )
    far, mid, near = (
        ("#a9b49a", "#8fa388", "#7b957c"),
        ("#74937c", "#5d826f", "#4b7364"),
        ("#3f6a60", "#346058", "#2a554f"),
    )
    for x, h in ((60, 120), (150, 134), (322, 126), (414, 118), (520, 132)):
        teepee(b, x, 722, h, 172, x, 0.5, far)
    b.sheet(
        152,
        "#c98290",
        curve([(-20, 726), (200, 716), (420, 722), (640, 712), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.15,
        curl=2,
    )
    for x, h in ((110, 262), (548, 236)):
        teepee(b, x, 766, h, 128, x, 1.0, mid)
    # the bed where the rails were
    b.sheet(
        104,
        "#b36f86",
        curve([(-20, 768), (200, 758), (420, 762), (640, 754), (640, 960, "c"), (-20, 960, "c")]),
        trans=0.12,
        curl=2,
    )
    gone = [poly([(x + 8, 787), (x + 30, 786), (x + 16, 824), (x - 10, 825)]) for x in range(-10, 640, 58)]
    b.sheet(
        96,
        "#dda4a8",
        curve([(-20, 786), (200, 779), (420, 781), (640, 776), (640, 824), (300, 830), (-20, 834)]),
        trans=0.12,
        curl=1,
    )
    b.shade(96, gone, strength=0.3, soft=1.5, tint="#6a2a5a")
    # the signal
    x = 398
    mast = [
        poly([(x - 13, 800), (x - 7, 118), (x + 7, 118), (x + 13, 800)]),
        curve([(x - 9, 118), (x, 84), (x + 9, 118)]),
        circle(x, 84, 7),
        rect(x - 26, 786, 52, 22),
    ]
    rungs = [ribbon([(x + 15, y), (x + 33, y)], 2.6) for y in range(250, 780, 20)]
    b.sheet(
        84,
        "#4a2a4e",
        mast,
        rungs,
        ribbon([(x + 16, 230), (x + 20, 790)], 3),
        ribbon([(x + 32, 230), (x + 36, 790)], 3),
        trans=0.05,
        curl=2,
    )
    arm = put([poly([(14, -15), (-172, -19), (-172, 19), (14, 15)])], x, 160, rot=-43)
    band = put([poly([(-128, -18.4), (-144, -18.6), (-144, 18.6), (-128, 18.4)])], x, 160, rot=-43)
    b.sheet(70, "#d23a2e", arm, trans=0.08, curl=3)
    b.sheet(66, "#fff2dc", band, trans=0.08, curl=1)
    b.sheet(64, "#4a2a4e", circle(x, 160, 14), trans=0.05, curl=2)
    b.sheet(
        76,
        "#4a2a4e",
        put([curve([(-4, -14), (18, -30), (46, -34), (60, -14), (62, 22), (46, 42), (22, 34)])], x, 160),
        ribbon([(x + 4, 236), (x + 34, 232)], 4),
        ribbon([(x + 8, 440), (x + 34, 438)], 4),
        trans=0.05,
        holes=[
            (put([circle(34, -12, 13)], x, 160), "#7fd0c0", 1.0, 0.7),
            (put([circle(40, 22, 10.5)], x, 160), "#8a2a2a", 0.4, 0.1),
        ],
    )
    b.lamp(x + 34, 148, 60, "#9fe8d8", 0.3, size=6)
    wound, pods = vine([(x - 12, 796), (x + 14, 700), (x - 12, 600), (x + 10, 510), (x - 6, 430)], 70, 5, 0.9)
    b.sheet(62, "#4b7364", wound, trans=0.14, curl=2)
    b.sheet(57, "#2f5c54", wound[::2], pods, trans=0.1, curl=2)
    # she
    her = person(
        "woman",
        lean=-7,
        head=-20,
        near=(10, 30),
        far=(140, 205),
        legs=((5, 0), (-8, -12)),
        coat=0.76,
        flare=1.4,
        hair_="bun",
        hat_="kerchief",
        hands=("grip", "rest"),
    )
    hx, hy = person.joints["near"]
    basket = [
        curve([(hx - 14, hy + 12, "c"), (hx + 12, hy + 12, "c"), (hx + 8, hy + 28), (hx - 10, hy + 28)]),
        ribbon([(hx - 12, hy + 13), (hx - 1, hy - 1), (hx + 10, hy + 13)], 2),
    ]
    b.sheet(52, "#1f5f80", put([*her, *basket], 252, 822, 1.28, flip=True), trans=0.04)
    for bx, h in ((20, 300), (590, 250)):
        teepee(b, bx, 900, h, 40, bx + 3, 1.25, near)
    return b.render(exposure=1.04)
