"""In a narrow street people's shadows hang out to dry; she who washes them stands in the sun without one."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    cobbles,
    curve,
    ellipse,
    flatten,
    focus_map,
    limb,
    loose,
    merged,
    mix,
    plain,
    plane_noise,
    poly,
    ramp,
    rgb,
    three_tones,
    transform,
    union,
)

SENTENCE = "In a narrow street people's shadows hang out to dry; she who washes them stands in the sun without one."
KEY = "lemon-noon"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

HALF = 2.5  # half the width of the street, in metres
SUN = (0.19, 0.86, 0.30)


def plaster(col, dark, light):
    """Old wash on a wall, with stains that run down from the sills."""
    st = three_tones(col, dark, light)

    def f(u, v, fp):
        t = (
            0.5
            + 0.5 * plane_noise("mottle", u, v, 1.6, fp)
            + 0.4 * plane_noise("soft", u, v, 4)
            + 0.3 * plane_noise("streak", v, u, 1.4, fp)
        )
        return ramp(t, st)

    return f


def street(c):
    """Two house walls that go up out of the picture, an arch of light at the end, the sky between."""
    S = Space.one(c, eye=(-0.2, 1.5, -3.2), f=470, vp=(286, 742))
    warm, cool = plaster("#f0cc80", "#c09050", "#fff4cc"), plaster("#e4ac80", "#a8705c", "#ffe4c0")
    S.plane((-HALF, 0, -3), (1, 0, 0), (0, 0, 1), (2 * HALF, 30), cobbles("#c0ac88", 0.3, "#8a765c"), nrm=UP)
    tall, z1 = 13.0, 15
    for s, mat in ((-1, warm), (1, cool)):
        x = s * HALF
        for i, (a, b) in enumerate(((-3, 2.6), (2.6, 7.2), (7.2, z1))):
            h = tall - 1.6 * i + (0.9 if s > 0 else 0)
            S.plane((x, 0, a), (0, 0, 1), UP, (b - a, h), mat)
            S.box(
                (x - 0.5 if s > 0 else x - 0.1, h, a),
                (x + 0.1 if s > 0 else x + 0.5, h + 0.22, b),
                plain("#9a5a3c", 0.3),
            )
        openings(S, x, s, z1)
    S.plane(
        (-HALF, 0, z1),
        (1, 0, 0),
        UP,
        [
            [(0, 0), (5, 0), (5, 7.5), (0, 7.5)],
            [
                (1.5, 0),
                (3.5, 0),
                (3.5, 2.4),
                *[(2.5 + math.cos(t), 2.4 + math.sin(t)) for t in np.linspace(0.1, 3.04, 9)],
                (1.5, 2.4),
            ],
        ],
        plaster("#e8c890", "#b08858", "#fff4d0"),
    )
    S.plane((-HALF, 0, z1 + 9), (1, 0, 0), UP, (5, 7), plain("#fff2c0", 0.1), emit=1.0, cast=False)
    return S


def openings(S, x, s, z1):
    """Windows with shutters, row above row."""
    glass, wood = plain("#4a5c64", 0.3), plain("#5f8a84" if s < 0 else "#7a9a78", 0.3, 0.5, streak=0.4)
    e = -s * 0.03
    for row in range(4):
        y = 1.1 + row * 3.0
        for z in (-0.9, 0.9, 3.3, 5.3, 8.2, 10.4, 12.6):
            if y + 1.7 > 11.5 - 1.6 * (z > 2.6) - 1.6 * (z > 7.2):
                continue
            S.plane((x + e, y, z), (0, 0, 1), UP, (0.8, 1.5), glass)
            S.box((x + e * 2 - 0.05, y - 0.12, z - 0.1), (x + e * 2 + 0.05, y, z + 0.9), plain("#e8d8b8", 0.2))
            for a in (-0.42, 0.82):
                S.plane((x + e * 1.6, y, z + a), (0, 0, 1), UP, (0.4, 1.5), wood)


def walker(x=0, step=0, arms=((-27, 116, -24, 90), (27, 116, 24, 90)), skirt=False, face=0):
    """Somebody of a long afternoon's length, from the feet at 0 to the crown at 235, in centimetres."""
    legs, feet = [], []
    for q, f in ((-1, -9 - step), (1, 9 + step)):
        legs.append(limb([(x + f, 0), (x + (f + q * 8) / 2 + face * 2, 62), (x + q * 7, 126)], [7, 10, 17]))
        feet.append(ellipse(x + f + face * 7 + q * 2, 3, 11, 4.4))
    w = 11 if skirt else 14
    trunk = curve(
        [
            (x - w, 118),
            (x - w + 2, 146),
            (x - 18, 184),
            (x - 6, 196),
            (x + 6, 196),
            (x + 18, 184),
            (x + w - 2, 146),
            (x + w, 118),
        ]
    )
    sleeves = [
        limb([(x + q * 15, 184), (x + a[0], a[1] + 34), (x + a[2], a[3] + 34)], [9, 8, 6])
        for q, a in zip((-1, 1), arms, strict=True)
    ]
    head = [ellipse(x + face * 2, 216, 11.5, 16), limb([(x, 192), (x + face, 206)], [9, 8])]
    if face:
        head.append(curve([(x + face * 10, 222, "c"), (x + face * 17, 214, "c"), (x + face * 10, 210, "c")]))
    parts = [*legs, *feet, trunk, *sleeves, *head]
    if skirt:
        parts += [
            curve(
                [
                    (x - 10, 150, "c"),
                    (x - 24, 100),
                    (x - 34, 58, "c"),
                    (x, 53),
                    (x + 34, 58, "c"),
                    (x + 24, 100),
                    (x + 10, 150, "c"),
                ]
            ),
            ellipse(x - face * 10, 224, 8, 7),
        ]
    return union(*parts)


def shadow(kind):
    """The outline of one shadow and where its pegs go."""
    if kind == "pair":
        him = walker(-40, 5, ((-33, 118, -30, 84), (26, 118, 38, 98)), face=1)
        her = walker(40, 0, ((-26, 118, -38, 98), (30, 112, 22, 86)), skirt=True, face=-1)
        return union(him, her), (-54, -26, 31, 49)
    if kind == "woman":
        return walker(step=3, arms=((-28, 122, -42, 104), (28, 118, 33, 90)), skirt=True, face=1), (-12, 12)
    if kind == "hat":
        man = walker(step=10, arms=((-31, 118, -36, 88), (32, 118, 39, 90)), face=-1)
        hat = union(
            curve([(-30, 226), (-2, 222), (28, 226), (-2, 231)]),
            curve([(-15, 226, "c"), (-13, 252), (11, 252), (13, 226, "c")]),
        )
        return union(man, hat, limb([(39, 124), (46, 60), (52, 2)], [4.4, 3.6, 3.6])), (-19, 19, 52)
    if kind == "balloon":
        little = transform(walker(step=6, arms=((-28, 120, -34, 100), (27, 138, 30, 168)), skirt=True, face=1), s=0.56)
        return union(little, limb([(17, 112), (25, 140), (20, 166)], [2.4, 1.8, 2.4]), ellipse(20, 192, 22, 28)), (
            -8,
            8,
        )
    if kind == "dog":
        back = [
            (-34, 0),
            (-37, 24),
            (-52, 40),
            (-57, 36),
            (-42, 20),
            (-30, 50),
            (20, 50),
            (34, 72),
            (42, 80),
            (46, 68),
            (64, 62),
            (62, 53),
            (44, 44),
            (38, 22),
            (36, 0),
            (27, 0),
            (24, 26),
            (-20, 27),
            (-25, 0),
        ]
        return curve(back, k=0.3), (-30, 32)
    return walker(step=14, arms=((-34, 124, -48, 104), (30, 118, 44, 106)), face=1), (-23, 23)


def hang(c, S, kind, place, size, lean, fog):
    """One shadow on its line: pinned by the feet, thin as cloth, moved by the air."""
    o = S.pt(place)
    k = S.scale(place) * size / 100
    path, pegs = shadow(kind)

    def sway(x, y):
        t = y / 240
        return o[0] + k * (x * (1 - 0.06 * t) + 7 * math.sin(t * 5 + place[0] * 3) * t + lean * 70 * t * t), o[
            1
        ] + k * y

    shape = merged([poly([sway(*q) for q in ring]) for ring in flatten(path, 3)])
    tone = dict(dark=mix("#10121e", "#7a84a0", fog), light=mix("#646c8c", "#c0c8d4", fog))
    m = c.paint(
        shape,
        mix("#23263c", "#949cb4", fog),
        vol=0.16,
        rough=0.35,
        alpha=0.84,
        tex=0.3,
        texk="streakv",
        rim="#fff0c8",
        rimdir=(0.3, -0.9),
        rimw=0.9,
        detail=0.6,
        **tone,
    )
    for q in (-44, -16, 10, 34):
        for d, col in ((0, mix("#8a92b0", "#d0d8e4", fog)), (6, mix("#070a1a", "#7a86a8", fog))):
            fold = [sway(q + d, 6), sway(q + d + 6 * math.sin(q), 96), sway(q + d - 5, 196)]
            c.line(fold, [2 * k, 8 * k, 3 * k], col, 0.45, clip=m, soft=1.0)
    for px in pegs:
        a = sway(px, 0)
        c.paint(
            limb([(a[0], a[1] - 8 * k), (a[0], a[1] + 8 * k)], [6 * k, 5 * k]),
            "#e0b060",
            dark="#7a4c20",
            light="#fff0c0",
            vol=0.6,
            rough=0.1,
            fog=fog * 0.6,
            detail=0.9,
        )


def lines(c, S):
    """Line above line across the street, the far ones pale."""
    rows = (
        (11.5, 6.9, 0.62, ["woman", "man", "balloon", "hat", "woman"]),
        (7.4, 7.55, 0.40, ["hat", "dog", "woman", "man"]),
        (3.6, 7.2, 0.16, ["balloon", "woman", "man"]),
        (0.7, 7.14, 0.0, ["pair", "hat"]),
    )
    rr = np.random.default_rng(4)
    for z, y, fog, kinds in rows:
        c.fog_colour = rgb("#e8ecd8")
        w = HALF if z > 1 else HALF * 0.92
        c.line(
            [S.pt((-HALF, y + 0.2, z)), S.pt((0, y - 0.1, z)), S.pt((HALF, y + 0.26, z))],
            [1.6],
            mix("#4a3c34", "#c8b8a0", fog),
            0.95,
            detail=0.7,
        )
        for i, kind in enumerate(kinds):
            x = -w + 2 * w * (i + 0.5 + rr.normal(0, 0.05)) / len(kinds)
            sag = -0.1 + 0.32 * (x / HALF) ** 2
            hang(c, S, kind, (x, y + sag, z), 0.92 if z < 1 else 0.96, rr.normal(0.10, 0.12), fog)


def washer(c, S):
    """The one who hangs them out, from behind, in the sun: nothing lies at her feet."""
    x, y = S.pt((-1.32, 0, 2.6))
    k = Frame(c, x, y, S.scale((0, 0, 2.6)) * 1.58)
    cloth = dict(vol=0.9, rough=0.25, rim="#fff8dc", rimdir=(0.4, -0.9), rimw=2.0, detail=0.8)
    for s in (-1, 1):
        k.paint(
            limb([(s * 6, -22), (s * 6, -10), (s * 6, -2)], [7, 6, 5]),
            "#b88468",
            dark="#6a4034",
            light="#ffe8c8",
            **cloth,
        )
        k.paint(ellipse(s * 6.4, -1.4, 5.2, 2.6), "#3a2c2c", **cloth)
    k.paint(limb([(-12, -76), (-23, -63), (-12, -51)], [8, 7, 6]), "#c24430", dark="#6a1c1c", light="#ff9068", **cloth)
    k.paint(limb([(12, -76), (23, -63), (12, -51)], [8, 7, 6]), "#c24430", dark="#6a1c1c", light="#ff9068", **cloth)
    dress = [
        (-7, -82),
        (-14, -76),
        (-14, -60),
        (-11, -50),
        (-18, -34),
        (-22, -16, "c"),
        (-8, -13),
        (8, -14),
        (22, -17, "c"),
        (18, -34),
        (11, -50),
        (14, -60),
        (14, -76),
        (7, -82),
    ]
    m = k.paint(dress, "#c24430", dark="#6a1c1c", light="#ff9068", px=200, **cloth)
    for q in (-12, -3, 8):
        k.line([(q * 0.5, -48), (q, -32), (q * 1.4, -14)], [0.6, 1.6, 2.4], "#6a1c1c", 0.6, clip=m, soft=0.5)
    k.paint(limb([(-11.5, -50), (0, -48.5), (11.5, -50)], [3], cap=False), "#f4ead8", **cloth)
    bow = [limb([(0, -49), (q * 6, -53), (q * 8, -48), (0, -48)], [2.4, 3, 2.4, 1.6]) for q in (-1, 1)]
    tails = [limb([(0, -48), (q * 3, -38), (q * 4, -28)], [2, 3, 3.4], cap=False) for q in (-1, 1)]
    k.paint(merged([*bow, *tails]), "#f4ead8", dark="#a89888", light="#ffffff", **cloth)
    k.paint(limb([(0, -81), (0, -87)], [6, 6]), "#b07858", vol=0.5, rough=0.2)
    k.paint(
        [(-8, -87), (-9.4, -95), (0, -103), (9.4, -95), (8, -87), (0, -84)],
        "#4a2c20",
        dark="#1c0e0c",
        light="#c88c5c",
        **cloth,
    )
    k.paint(ellipse(0, -92, 5.4, 4.8), "#54342a", dark="#1c0e0c", light="#c88c5c", shadow=(0, 1, 1.5, 0.4), **cloth)


def basket(c, S):
    """Beside her the basket, with one that is still wet; its own shadow lies where it should."""
    x, y = S.pt((-0.62, 0, 2.35))
    s = S.scale((-0.62, 0, 2.35)) / 100
    c.paint(
        curve(
            [
                (x - 26 * s, y - 2 * s),
                (x + 28 * s, y - 2 * s),
                (x + 22 * s, y + 14 * s),
                (x + 10 * s, y + 20 * s),
                (x - 46 * s, y + 20 * s),
                (x - 50 * s, y + 6 * s),
            ]
        ),
        "#5a4a58",
        vol=0,
        alpha=0.75,
        soft=1.2,
        lit=0,
    )
    wicker = dict(dark="#6a4420", light="#ffe4a8", vol=0.8, rough=0.4)
    m = c.paint(
        poly([(x - 34 * s, y - 38 * s), (x + 34 * s, y - 38 * s), (x + 27 * s, y + 1), (x - 27 * s, y + 1)]),
        "#c08c4c",
        **wicker,
    )
    for i in range(6):
        c.line(
            [(x - 36 * s, y - (34 - 6.4 * i) * s), (x + 36 * s, y - (34 - 6.4 * i) * s)],
            [1.4 * s],
            "#7a4c24",
            0.7,
            clip=m,
        )
    heap = curve(
        [
            (x - 33 * s, y - 36 * s),
            (x - 26 * s, y - 48 * s),
            (x - 8 * s, y - 53 * s),
            (x + 14 * s, y - 50 * s),
            (x + 33 * s, y - 37 * s),
            (x, y - 33 * s),
        ]
    )
    arm = limb(
        [(x + 10 * s, y - 46 * s), (x + 32 * s, y - 40 * s), (x + 41 * s, y - 20 * s), (x + 43 * s, y - 6 * s)],
        [15 * s, 12 * s, 9 * s, 8 * s],
    )
    fingers = [
        limb(
            [(x + 43 * s, y - 7 * s), (x + (40 + 3.4 * i) * s, y + 2 * s), (x + (39 + 4.2 * i) * s, y + 8 * s)],
            [4 * s, 3.4 * s, 2 * s],
        )
        for i in range(4)
    ]
    c.paint(
        union(heap, arm, *fingers),
        "#23263c",
        dark="#10121e",
        light="#646c8c",
        vol=0.8,
        rough=0.25,
        rim="#fff0c8",
        rimdir=(0.3, -0.9),
        rimw=1.2,
        detail=0.8,
    )


def draw():
    """Looking up between the houses at noon."""
    c = Card(7666, key=(0.6, -0.7, 0.4))
    c.sky([(0, "#5fa8c8"), (0.35, "#a8d4d8"), (0.7, "#f4f0cc"), (1, "#fff0b8")], warp=0.1)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.012, opacity=0.75, flow=np.full((c.h, c.w), 0.5), fmix=3)
    S = street(c)
    S.amb = (rgb("#a4a4b4"), rgb("#94887c"))
    S.sun(SUN, "#ffe6ac", 1.7, 0.01, 8)
    S.render(ao=0.55, expo=1.0, lines=0.35, fog=("#fff0c8", 6, 16, 0.6), gi=0.05)
    S.wobble(0.8)
    lines(c, S)
    washer(c, S)
    basket(c, S)
    f = focus_map(c, [(300, 330, 300, 330, 0.9), (260, 800, 160, 110, 1.0)], 0.55)
    loose(c, f, strength=0.35, drag=0.5)
    return c.finish(vignette=0.26, bloom=0.16, bthr=0.84, contrast=0.2, shadow_tint="#2c2848", light_tint="#fff0c8")
