"""Under his crown the chess king was a pawn; he looks inside it, and his shadow has not noticed yet."""

import math

import numpy as np

from art.kit.all import (
    CHESS,
    UP,
    Card,
    Frame,
    Space,
    blur,
    chess,
    crown,
    ellipse,
    focus_map,
    hand,
    lathe,
    loose,
    noise,
    ramp,
    rect,
    rgb,
    smoothstep,
    tiles,
    union,
    vec,
)

SENTENCE = "Under his crown the chess king was a pawn; he looks inside it, and his shadow has not noticed yet."
KEY = "aurora"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "nobody"

IVORY = dict(dark="#12303c", light="#f6ffe9", rough=0.25, tex=0.14, grain=0.07, rim="#d8ffe0")
CR = (424, 492)  # the mouth of the crown


def curtain_light(c, base, height, cols, a, seed):
    """A northern light that hangs from the line base(x), its rays upward."""
    st = blur(noise((c.h, c.w), seed, 1.7, math.pi / 2, 14.0), 2.4)
    st = (st - st.mean()) * 1.25 + 0.5
    y0 = base(c.xx)
    t = (y0 - c.yy) / height
    k = a * smoothstep(-0.05, 0.03, t) * np.exp(-2.6 * np.clip(t, 0, 4)) * np.clip(0.2 + 1.9 * (st - 0.3), 0, 1.3)
    col = ramp(np.clip(t, 0, 1), cols)
    c.img = (1 - (1 - c.img) * (1 - np.clip(k, 0, 1)[..., None] * col)).astype(np.float32)


def draw():
    """A board without end, and a light that comes out of the crown."""
    c = Card(6767, key=(0.75, -0.25, 0.45), bg="#0a1226")
    c.sky([(0, "#060a18"), (0.25, "#0b1a30"), (0.38, "#10404e"), (0.43, "#14605e"), (1, "#0a1226")], warp=0.06)
    c.brush((44, 22), thr=(0, 0.03), length=4.5, jitter=0.02, opacity=0.85)
    S = Space.one(c, eye=(0, 2.6, -5.2), f=640, vp=(300, 352))
    S.plane(
        (-22, 0, -5),
        (1, 0, 0),
        (0, 0, 1),
        (44, 62),
        tiles("#d9dccb", "#3a4a5c", 1.0, grout="#10161f", wear=0.45),
        nrm=UP,
    )
    S.amb = (rgb("#2c4054"), rgb("#141c2c"))
    S.lamp((0.7, 1.6, -0.7), "#c4ffd6", 3.2, 1.7, 0.1, 8, cast=False)
    S.lamp((0, 7, 26), "#2fb890", 0.6, 9, 0.1, 4, cast=False)
    S.render(ao=0.0, fog=("#10505a", 6, 11, 0.92), lines=0.2)
    S.wobble(0.9)
    G = [(0, rgb("#e0ffd8")), (0.25, rgb("#5fe0a0")), (0.6, rgb("#2a9a8c")), (1, rgb("#7a5ac0"))]
    curtain_light(c, lambda x: 318 + 26 * np.sin(x / 74 + 1.0) - 0.10 * x, 210, G, 0.75, 5)
    curtain_light(c, lambda x: 236 + 34 * np.sin(x / 96 + 3.4) + 0.12 * x, 230, G, 0.55, 9)
    c.stars(60, 240, "#dff6e6", 0.4, 1.3)
    # far away: those who have fallen, and one who has not
    for x, z, kind, rot in ((-4.6, 9, "queen", 84), (6.4, 11, "rook", 78), (-1.6, 14, "knight", 86)):
        q = S.pt((x, 0, z))
        chess(c, q[0], q[1], S.scale((x, 0, z)) * 1.5, kind, "#3f6a6c", rot=rot)
    q = S.pt((-7.0, 0, 15))
    chess(c, q[0], q[1], S.scale((2.0, 0, 15)) * 1.7, "pawn", "#0a1a26")
    # the shadow still wears the crown
    O, d = vec(-0.20, 0, -0.84), vec(-0.86, 0, 0.51)
    sh = S.sheet(O, (d[2], 0, -d[0]), -d, 0.0215)
    cross = union(rect(-2.4, -110, 4.8, 20, 0.6), rect(-7, -105, 14, 4.6, 0.6))
    c.paint(
        sh(union(lathe([(r * 1.22, y, *k) for r, y, *k in CHESS["king"]], 0.3), cross)),
        "#050a16",
        vol=0,
        alpha=0.9,
        soft=1.2,
        lit=0,
        rough=0.4,
        tex=0.1,
    )
    king(c, 284, 742)
    # a toppled queen in the near dark
    c.lights = [(CR[0], CR[1] - 10, 60, "#bfffd8", 200, 0.5)]
    chess(c, 650, 850, 300, "queen", "#131e2a", rot=-74, rim="#8fe8c0")
    f = focus_map(
        c,
        [(340, 440, 190, 250, 1.0), (130, 690, 150, 100, 0.9), (540, 830, 120, 70, 0.7), (300, 380, 320, 60, 0.6)],
        0.3,
    )
    loose(c, f)

    def rays():
        c.glow(CR[0], CR[1] - 60, 170, "#a0ffc8", 0.20, 1.2)
        c.glow(CR[0] + 2, CR[1] + 10, 40, "#f6ffd8", 0.34, 1.6, sq=2.4)
        c.beam(
            [(CR[0] - 34, CR[1]), (CR[0] + 34, CR[1]), (CR[0] + 150, 60), (CR[0] - 96, 60)],
            "#8ff0b8",
            0.34,
            12,
            ((CR[0], CR[1]), 240),
        )
        r = np.random.default_rng(3)
        for _ in range(70):
            t = r.random()
            c.dot(
                CR[0] + r.normal(0, 16 + 60 * t) + 20 * t,
                CR[1] - 10 - 330 * t,
                r.uniform(0.5, 1.5),
                "#e9ffe0",
                r.uniform(0.3, 0.9),
            )

    def polish():
        k = Frame(c, 284, 742, 400)
        for q, w in (
            ([(13.4, -80), (14.2, -73), (12.8, -66)], [0.2, 1.0, 0.2]),
            ([(7.4, -35), (8.4, -29), (12.2, -21)], [0.2, 1.0, 0.3]),
            ([(14.6, -9), (16.6, -6)], [0.9, 0.5]),
            ([(15.4, -114), (18, -107), (18.2, -98), (15.4, -92)], [0.3, 1.3, 1.2, 0.3]),
            ([(9, -86.6), (12.6, -87.6)], [0.8, 0.4]),
        ):
            k.line(q, w, "#f6ffe6", 0.75, soft=0.45)
        k.line([(-5, -115), (-8.6, -108), (-9.4, -100)], [0.2, 0.7, 0.2], "#6fd8b0", 0.5, soft=0.5)
        for v, r in ((-14, 16), (-6, 19.4), (-2, 20.6)):
            k.line(
                [(r * 0.35, v + 2.0), (r * 0.66, v + 1.4), (r * 0.9, v + 0.2)],
                [0.2, 0.9, 0.2],
                "#f6ffe6",
                0.7,
                soft=0.3,
            )

    c.late.append(polish)
    c.late.append(rays)
    return c.finish(shadow_tint="#0a1030", light_tint="#e8ffe0", vignette=0.42, contrast=0.2)


def king(c, x, y):
    """A turned king of ivory, bare-headed, with his crown in both hands."""
    c.lights = [(CR[0] + 20, CR[1] - 16, 34, "#dcffdc", 150, 1.5)]
    k = Frame(c, x, y, 400, 0, rim="#d8ffe0")
    col = "#3f5c60"
    k.darken(ellipse(-2, 1, 24, 5), 0.8, 3)
    # far arm, then the crown
    k.paint(
        [(6, -82), (20, -78), (34, -72), (47, -69, "c"), (47, -55, "c"), (36, -50), (24, -56), (12, -64)],
        "#2c4648",
        **IVORY,
        vol=0.7,
    )
    body = lathe(
        [
            (7.5, -91),
            (9, -89, "c"),
            (12.5, -86),
            (15.6, -78),
            (15, -69),
            (11.5, -60),
            (9.6, -46),
            (10.6, -32),
            (15, -21),
            (17, -17, "c"),
            (18.5, -14, "c"),
            (17, -11.5, "c"),
            (20, -9),
            (20.6, -5, "c"),
            (22, -3),
            (22, 0, "c"),
        ],
        0.2,
    )
    m = k.paint(body, col, **IVORY, vol=0.85, px=240, detail=0.6)
    k.darken([(-26, 4), (-24, -90), (-9, -92), (-7, -60), (-5, -40), (-9, -14), (-10, 6)], 0.6, 5, m, "#071420")
    k.lighten([(6, -86), (15, -80), (15, -70), (8, -58), (10, -66)], "#e6ffd8", 0.55, 2.4, m)
    k.lighten([(9, -46), (11, -32), (18, -16), (10, -24)], "#d8ffd8", 0.4, 2.4, m)
    for v, r in ((-17, 16.6), (-11.5, 16.8), (-5, 20.4), (-58, 11.2), (-54, 10.6)):
        k.line(
            [(-r, v - 0.4), (-r * 0.5, v + 1.6), (r * 0.4, v + 1.9), (r, v - 0.4)],
            [0.3, 1.1, 1.1, 0.3],
            "#081a22",
            0.85,
        )
        k.line([(r * 0.05, v + 3.0), (r * 0.55, v + 2.7), (r * 0.94, v + 1.0)], [0.2, 0.9, 0.2], "#e6ffe4", 0.8)
    for u in (-7, -3, 2, 6.4):
        k.line(
            [(u, -76), (u * 0.72, -60), (u * 0.7, -44), (u * 1.0, -26)], [0.3, 1.1, 1.0, 0.3], "#0c242c", 0.5, soft=0.3
        )
    # the collar, and the ball of a pawn
    mc = k.paint(ellipse(0.6, -89, 13.4, 4.4), "#4f6c6c", **IVORY, vol=0.9, shadow=(0, 1.4, 1.6, 0.6))
    k.line([(-12, -88), (0, -85.4), (13, -88)], [0.3, 0.8, 0.3], "#081a22", 0.8, clip=mc)
    mh = k.paint(
        ellipse(4, -104, 15.4, 15.8), "#4a6868", **IVORY, vol=1.0, px=200, detail=0.9, shadow=(0, 1.6, 2, 0.55)
    )
    k.darken([(-14, -92), (-14, -118), (0, -122), (-3, -106), (1, -90)], 0.6, 4, mh, "#071420")
    k.lighten([(4, -88), (14, -91), (20, -100), (18, -108), (12, -98)], "#e6ffd8", 0.55, 3, mh)
    for u, w in ((8.4, 2.5), (15.4, 1.8)):  # eyes lowered, looking into it
        k.paint(
            [
                (u - w, -101.6, "c"),
                (u - w * 0.3, -103),
                (u + w * 0.5, -102.8),
                (u + w, -101.2, "c"),
                (u + w * 0.5, -98.6),
                (u - w * 0.4, -98.8),
            ],
            "#06121a",
            vol=0,
            rough=0.05,
            lit=0,
            detail=1,
        )
        k.dot(u + 0.5, -100.2, 0.42, "#eaffe0", 1)
        k.line(
            [(u - w - 0.9, -101), (u - w * 0.3, -103.6), (u + w * 0.5, -103.4), (u + w + 0.7, -101)],
            [0.2, 0.9, 0.9, 0.2],
            "#0a1c22",
            0.9,
            detail=1,
        )
    crown(
        c, CR[0] + 6, CR[1] + 58, 128, rot=6, rim="#fff6c8", gem=("#b03f8a", "#2f7f86", "#7a4fc0"), lit=0, col="#c99a34"
    )
    hand(c, *k.pt(53, -60), 152, 26, "grip", "#a9c4b4", rim="#f0ffe8")
    # near sleeve over it
    m = k.paint(
        [
            (-9, -84),
            (-17, -78),
            (-20, -66),
            (-17, -54),
            (-8, -43),
            (6, -36),
            (18, -38),
            (24, -43, "c"),
            (22.6, -58, "c"),
            (12, -58),
            (3, -62),
            (-1, -72),
        ],
        "#486464",
        **IVORY,
        vol=0.85,
        px=200,
        shadow=(1, 2, 2.6, 0.6),
    )
    k.darken([(-22, -86), (-12, -80), (-10, -62), (2, -46), (8, -34), (-14, -38), (-26, -60)], 0.62, 4, m, "#071420")
    for q in (
        [(-10, -74), (-12, -62), (-6, -50), (4, -42)],
        [(-4, -70), (-4, -60), (4, -50), (14, -45)],
        [(0, -63), (8, -55), (18, -51)],
    ):
        k.line(q, [0.3, 1.3, 0.3], "#0a1e26", 0.6, clip=m, soft=0.3)
        k.line([(u + 1.4, v - 1.0) for u, v in q], [0.2, 0.9, 0.2], "#c8e8d0", 0.45, clip=m, soft=0.3)
    k.paint(ellipse(23.2, -50.4, 2.6, 7.8, -6), "#0c1e26", vol=-0.3, rough=0.1, lit=0)
    hand(c, *k.pt(23.2, -50.8), -8, 33, "grip", "#a9c4b4", rim="#f0ffe8")
