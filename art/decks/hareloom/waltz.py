"""A moth in a dinner jacket asks a candle to dance; three top hats already lie at its foot."""

import numpy as np

from art.kit.all import (
    BRASS,
    UP,
    Card,
    Frame,
    Space,
    curve,
    ellipse,
    flame,
    focus_map,
    lathe,
    limb,
    loose,
    material,
    metal,
    minus,
    moth,
    plain,
    planks,
    put_frame,
    ramp,
    rgb,
    shift,
    three_tones,
    transform,
    union,
    wallpaper,
)

SENTENCE = "A moth in a dinner jacket asks a candle to dance; three top hats already lie at its foot."
KEY = "candle-olive"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "animal"


def couple():
    """The shadow on the wall: they are dancing already. Ground at 0, 100 tall."""
    he = [
        curve([(-20, 0), (-24, -30), (-18, -58), (-10, -70), (2, -68), (6, -50), (0, -28), (2, 0)]),
        ellipse(-6, -79, 9, 10),
        limb([(-8, -86), (-18, -104), (-32, -110)], [2.4, 1.6, 0.8]),
        limb([(-3, -87), (0, -106), (-10, -118)], [2.4, 1.6, 0.8]),
        curve([(-12, -66), (-36, -58), (-58, -30), (-62, -6, "c"), (-44, -8), (-24, -26)]),
        limb([(-8, -62), (18, -74), (42, -84)], [8, 6, 4]),
        limb([(-6, -58), (12, -48), (30, -50)], [8, 6, 4]),
    ]
    she = [
        curve(
            [
                (22, -68),
                (30, -72),
                (36, -66),
                (34, -52),
                (36, -44),
                (58, -14),
                (74, 4),
                (40, 8),
                (6, 4),
                (20, -20),
                (26, -44),
                (24, -54),
            ]
        ),
        ellipse(29, -80, 7.5, 8.5),
        curve([(22, -82), (20, -96), (30, -118, "c"), (37, -98), (37, -84)]),
        limb([(30, -66), (40, -76), (42, -84)], [6, 5, 4]),
        limb([(26, -64), (10, -66), (-6, -64)], [5, 4, 4]),
    ]
    return union(*he, *she)


def candle_lady(c, P):
    """A tall candle, its wax run down into the folds of a gown. 100 units tall with the flame."""
    k = Frame(c, P.x, P.y, 100 * P.s, rim="#ffe6b0")
    k.darken(ellipse(0, 1, 44, 7), 0.5, 3)
    metal(k, ellipse(0, -3, 38, 8.4), BRASS)
    k.paint(ellipse(0, -5, 31, 6), shift(BRASS, -0.24), vol=-0.4, rough=0.2)
    wax = dict(dark="#a8844c", light="#fffaf0", rough=0.25)
    m = k.paint(
        curve(
            [
                (-6.6, -84, "c"),
                (-6.2, -60),
                (-7, -46),
                (-11, -26),
                (-20, -10),
                (-24, -4, "c"),
                (0, -1),
                (24, -4, "c"),
                (19, -11),
                (12, -24),
                (7.6, -44),
                (6.4, -60),
                (6.8, -86, "c"),
                (0, -83),
            ]
        ),
        "#ecd8a8",
        **wax,
        vol=0.9,
        rim=True,
        px=220,
        grad=((0, -88), (0, -4), 0.5, -0.5),
    )
    for u0, u1, w, v in (
        (-3, -14, 3.4, -70),
        (1, -3, 3.8, -58),
        (4, 10, 3.6, -74),
        (5.4, 17, 3, -40),
        (-5, -19, 3, -36),
        (2, 5, 3, -30),
    ):
        k.line(
            [(u0, v), ((u0 * 2 + u1) / 3, v * 0.5 - 8), (u1, -5)], [0.5, w * 0.8, w], "#7a5a34", 0.34, clip=m, soft=1
        )
        k.line(
            [(u0 - 1.6, v), ((u0 * 2 + u1) / 3 - 1.8, v * 0.5 - 8), (u1 - 2.4, -5)],
            [0.5, w * 0.55, w * 0.7],
            "#fff6dc",
            0.55,
            clip=m,
            soft=0.6,
        )
    for u, L, w in ((-5, 15, 3), (-1, 8, 2.6), (4.6, 22, 3.2)):
        k.paint(
            curve(
                [
                    (u - w * 0.5, -85, "c"),
                    (u - w * 0.45, -85 + L * 0.7),
                    (u - w * 0.7, -85 + L),
                    (u, -83 + L),
                    (u + w * 0.7, -85 + L),
                    (u + w * 0.45, -85 + L * 0.7),
                    (u + w * 0.5, -85, "c"),
                ]
            ),
            "#f0deb4",
            **wax,
            vol=0.9,
            shadow=(0.3, 0.5, 0.8, 0.3),
        )
    k.paint(ellipse(0, -85, 6.8, 2), "#fff0c4", vol=-0.2, rough=0.1, lit=0)
    k.line([(0, -85), (0.3, -88), (1.6, -91)], [1.2, 1, 0.8], "#2a1c18")
    flame(k, 1, -88, 19, glow=0.9, r=150, lean=0.3)


def top_hat(c, x, y, s, rot, burnt=False):
    k = Frame(c, x, y, s, rot, rim="#ffd98c")
    k.ground(60, 12, 0, 2, 0.5)
    k.paint(ellipse(0, -6, 58, 15), "#241f22", dark="#0c090b", light="#8a6a44", vol=0.6, rim=True)
    k.paint(
        curve(
            [(-34, -8, "c"), (-31, -40), (-37, -78, "c"), (0, -84), (37, -78, "c"), (31, -40), (34, -8, "c"), (0, 0)]
        ),
        "#2a2428",
        dark="#0c090b",
        light="#9a7648",
        vol=1.0,
        rim=True,
    )
    k.paint(
        curve([(-33.4, -10, "c"), (-32, -24, "c"), (0, -17), (32, -24, "c"), (33.4, -10, "c"), (0, -2)]),
        "#7a2430",
        vol=0.5,
    )
    k.paint(ellipse(0, -79, 36.6, 6), "#332b2e", light="#c99a5a", vol=0.3)
    if burnt:
        k.paint(
            curve([(-36, -82, "c"), (-16, -84), (-12, -70), (-22, -58), (-35, -64)]),
            "#0a0708",
            vol=0,
            rough=1.6,
            soft=1,
        )


def goblet(c, P, h=100):
    """A wine glass as tall as a tower; only its edges catch the light."""
    k = Frame(c, P.x, P.y, h * P.s)
    k.darken(ellipse(0, 0, 30, 5), 0.4, 2)
    m = k.paint(ellipse(0, -2, 26, 4.6), "#6a6a4a", light="#ffe6a8", vol=0.8, alpha=0.5)
    k.paint(
        lathe([(2, -52), (1.5, -40), (1.7, -18), (4, -8), (10, -4)], 0),
        "#8a8456",
        dark="#2c2a1c",
        light="#fff0c0",
        vol=1.2,
        alpha=0.7,
        rough=0.15,
    )
    b = curve(
        [
            (-19, -106, "c"),
            (-25, -84),
            (-21, -64),
            (-8, -53),
            (0, -51),
            (8, -53),
            (21, -64),
            (25, -84),
            (19, -106, "c"),
            (0, -103),
        ]
    )
    m = k.paint(b, "#5f6646", dark="#20241c", light="#f0e2a0", vol=0.6, alpha=0.34, rough=0.15)
    k.paint(
        curve(
            [(-24.5, -80, "c"), (0, -76), (24.5, -80, "c"), (21, -64), (8, -53.6), (0, -52), (-8, -53.6), (-21, -64)]
        ),
        "#5a1420",
        dark="#1c060c",
        light="#c04a3c",
        vol=0.6,
        alpha=0.9,
        clip=m,
        rough=0.15,
    )
    k.paint(ellipse(0, -80, 24, 3.6), "#8a2a30", vol=0.2, alpha=0.8, rough=0.1)
    for q in ([(20, -100), (23, -84), (19, -66)], [(-20, -98), (-23, -84), (-19, -68)]):
        k.line(q, [0.4, 2.2, 0.4], "#ffedb8", 0.75, soft=0.3)
    k.paint(minus(ellipse(0, -105, 19, 3.2), ellipse(0, -105, 18, 2.5)), "#fff0c4", vol=0, alpha=0.8, rough=0.1, lit=0)


def draw():
    """A table after the guests have gone; the wall shows what may come of it."""
    c = Card(5003, key=(0.6, -0.5, 0.5), bg="#14140e")
    S = Space.one(c, eye=(0.0, 0.62, -3.2), f=620, vp=(300, 604))
    S.plane(
        (-4, 0, -2.9),
        (1, 0, 0),
        (0, 0, 1),
        (8, 5.2),
        planks("#7a5430", 0.42, 5, along="v", var=0.14, gap=0.008, streak=0.55),
        nrm=UP,
    )
    S.plane((-4, -0.16, 2.3), (1, 0, 0), UP, (8, 0.16), plain("#4a3018", 0.3), cast=False)
    wp = wallpaper("#6f6f48", "#8f8c58", 0.9, "damask", 0.5)
    S.wall(
        (-5, -2.0, 3.4),
        (1, 0, 0),
        10,
        12,
        wp,
        [(6.86, 2.6, 1.1, 2.3)],
        thick=0.3,
        arch=True,
        reveal=plain("#4a3a22", 0.2),
    )
    S.plane(
        (-1, 0, 4.4),
        (1, 0, 0),
        UP,
        (5, 5),
        material(lambda u, v: (0.34 + 0.1 * v, three_tones("#1d5660", "#0c2c38", "#5fb0b0"))),
        emit=1.0,
        cast=False,
    )
    S.window((1.86, 0.6, 3.44), (1, 0, 0), 1.1, 2.3, plain("#4a3a22", 0.2), None, bars=(2, 3), bw=0.05)
    S.box((-5, -0.3, 3.32), (5, -0.22, 3.4), plain("#6a5230", 0.3), cast=False)
    for x, y, w, h, t in ((0.62, 3.72, 0.62, 0.74, 3), (1.72, 3.5, 0.5, 0.62, -4)):
        put_frame(
            S,
            (x, y, 3.36),
            (1, 0, 0),
            w,
            h,
            "#a8803c",
            lambda u, v, fp: ramp(0.6 + 0 * u, three_tones("#d8cca0")),
            tilt=t,
        )
    S.lamp((0.74, 1.42, -0.05), "#ffc070", 2.3, 2.6, 0.06, 10)
    S.lamp((1.5, 2.4, 3.9), "#6fc8c8", 0.7, 1.6, 0.3, 8)
    S.amb = (rgb("#4a4838"), rgb("#3a3428"))
    S.render(ao=0.7, ao_r=0.5, lines=0.4, lights_edge=0.3, gi=0.4)
    # moths behind glass
    for x, y, s in ((0.92, 4.1, 54), (1.97, 3.82, 42)):
        moth(c, *S.pt((x, y, 3.3)), s, "open", col="#a8905c", rim=None, lit=0)
    # the shadow that is ahead of itself
    sx, sy = S.pt((-1.5, 2.35, 3.4))
    c.paint(transform(couple(), sx, sy, 2.55, -7), "#12150c", vol=0, lit=0, alpha=0.86, soft=1.8, rough=1.0, tex=0.3)
    S.wobble(0.9)
    # chair backs beyond the table
    for x, _f in ((-2.3, 0), (2.2, 0)):
        a, b = S.pt((x, 0, 2.9)), S.scale((x, 0, 2.9))
        for u in (-0.3, 0.3):
            c.line(
                [(a[0] + u * b, a[1] + 40), (a[0] + u * b * 1.06, a[1] - 0.85 * b)], [10, 7], "#1c160e", 0.95, rough=0.4
            )
        c.paint(
            curve(
                [
                    (a[0] - 0.42 * b, a[1] - 0.55 * b),
                    (a[0] - 0.36 * b, a[1] - 0.9 * b),
                    (a[0], a[1] - 1.02 * b),
                    (a[0] + 0.36 * b, a[1] - 0.9 * b),
                    (a[0] + 0.42 * b, a[1] - 0.55 * b),
                    (a[0], a[1] - 0.6 * b),
                ]
            ),
            "#2a2014",
            light="#8a6a38",
            vol=0.6,
            rough=0.6,
            rim="#a8843c",
        )
    with S.stand((-1.62, 0, 1.05), 1.5, 100, relight=0.5, minlight=0.5) as P:
        goblet(c, P)
    with S.stand((1.75, 0, 0.75), 1.5, 100, relight=0.5, minlight=0.5) as P:
        goblet(c, P)
    # the one who is asked
    with S.stand((0.74, 0, -0.05), 1.5, 100, relight=0.0, shadow=0.0) as P:
        candle_lady(c, P)
    # the one who asks
    with S.stand((-0.42, 0, -0.3), 1.42, 100, relight=0.55, gain=1.1, minlight=0.62, shadow=0.75) as P:
        q = moth(c, P.x, P.y, 100 * P.s, "stand", jacket="#23242c", rim="#ffe0a0", col="#b8a070", lit=0)
        k = q["kit"]
        k.paint(
            limb([(9, -62), (19, -52), (33, -57)], [8.4, 6.6, 5], cap=False),
            "#2a2b34",
            dark="#101118",
            light="#8a7a5c",
            vol=0.8,
            rim=True,
            rough=0.2,
            shadow=(0.4, 1, 1.4, 0.4),
        )
        k.paint(limb([(32, -56.6), (35, -58)], [5.6, 5.2], cap=False), "#f6efdc", vol=0.4, rough=0.1)
        k.paint(
            [
                (34, -60, "c"),
                (39, -61),
                (46, -62.6),
                (48, -61.4),
                (43, -59),
                (48.6, -58.6),
                (49, -57),
                (43, -56),
                (36, -55),
            ],
            "#f3ead6",
            dark="#a8946c",
            vol=0.8,
            rim=True,
            rough=0.15,
            detail=0.9,
        )
        k.paint(ellipse(7, -66, 1.8), "#c8463c", vol=0.4, rough=0.1)
    # the ones who asked before
    for x, z, s, r, b in ((0.30, -0.62, 0.2, 8, 0), (0.92, -0.8, 0.2, -70, 0), (0.52, -1.15, 0.22, 172, 1)):
        X, Y = S.pt((x, 0, z))
        kk = S.scale((x, 0, z)) * s
        top_hat(
            c,
            X + (kk * 0.5 if r == -64 else 0),
            Y - (kk * 0.85 if r == 172 else kk * 0.34 if r == -64 else 0),
            kk,
            r,
            bool(b),
        )
    for n in range(14):
        r = np.random.default_rng(n)
        X, Y = S.pt((0.74 + r.normal(0, 0.2), 0, -0.72 + r.normal(0, 0.1)))
        c.paint(
            ellipse(X, Y, r.uniform(1, 4), r.uniform(0.6, 1.6), r.uniform(-30, 30)),
            "#16110e",
            vol=0,
            alpha=0.7,
            rough=1,
            soft=0.5,
            lit=0,
        )
    # candlelight lying on the varnish
    X, Y = S.pt((0.74, 0, -0.05))
    c.beam([(X - 22, Y + 20), (X + 22, Y + 20), (X + 60, 900), (X - 60, 900)], "#ffd080", 0.34, 16, fade=((X, Y), 130))
    f = focus_map(
        c,
        [
            (250, 620, 190, 260, 1.0),
            (440, 600, 120, 300, 1.0),
            (430, 800, 160, 90, 1.0),
            (170, 240, 200, 230, 0.7),
            (430, 220, 130, 80, 1.0),
        ],
        0.3,
    )
    loose(c, f, strength=0.5)
    return c.finish(shadow_tint="#101a1c", light_tint="#ffe4a8", vignette=0.44, contrast=0.2, bloom=0.2, bthr=0.7)
