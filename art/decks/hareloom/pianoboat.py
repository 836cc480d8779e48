"""A woman rows a grand piano; the wake is musical lines without notes."""

import math

import numpy as np

from art.kit.all import Card, Frame, cloud, curve, ellipse, limb, merged, metal, minus, person, poly, rgb, sample, union

SENTENCE = "A woman rows a grand piano; the wake is musical lines without notes."
KEY = "rose-morning"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "adult"

PX, PY, PS = 330, 616, 268  # the piano; its water line runs through (PX, PY)
BLACK = "#2a1f2c"


def instrument(c, rower, k):
    """The grand piano from a little above, keyboard to the left; rower() paints who sits in it."""
    st = dict(dark="#0c0712", light="#d89aa4", vol=0.95, rough=0.2, tex=0.04, grain=0.05, rim="#ffe6d8", detail=0.95)
    far = [(-56, -38), (-20, -43), (24, -45), (62, -43), (84, -36)]
    near = [(90, -29), (84, -22), (66, -20), (44, -23), (20, -22), (-8, -17), (-40, -15), (-66, -15)]
    # the lid, which is the sail
    lid = [
        (-54, -38, "c"),
        (-50, -70),
        (-38, -98),
        (-14, -118),
        (18, -124),
        (50, -114),
        (74, -90),
        (82, -62),
        (80, -38, "c"),
        (24, -45),
    ]
    m = k.paint(curve(lid), BLACK, **st, shadow=(0, 2, 3, 0.3))
    ins = k.paint(
        curve(
            [
                (-48, -42, "c"),
                (-45, -70),
                (-33, -94),
                (-12, -111),
                (18, -117),
                (48, -108),
                (69, -87),
                (76, -62),
                (74, -42, "c"),
                (24, -47),
            ]
        ),
        "#6a3338",
        dark="#2c121e",
        light="#f0a890",
        vol=0.1,
        texk="streakv",
        tex=0.12,
        grain=0.05,
        grad=((-30, -110), (50, -44), 0.36, -0.4),
        rough=0.2,
        detail=0.95,
    )
    k.paint(
        [(-30, -90), (-14, -107), (-2, -110), (-22, -80), (-34, -52), (-42, -50)],
        "#ffd8b8",
        vol=0,
        alpha=0.34,
        soft=3,
        clip=ins,
    )
    k.paint([(8, -113), (20, -114), (2, -84), (-12, -50), (-20, -50)], "#ffd8b8", vol=0, alpha=0.18, soft=2, clip=ins)
    for u in np.linspace(-34, 66, 15):  # strings mirrored in the varnish
        k.line([(u, -46), (u * 0.86 + 2, -78), (u * 0.7 + 6, -102)], [0.8, 0.6, 0.2], "#f6cf9c", 0.28, clip=ins)
    # inside: strings over a gold plate
    m = k.paint(
        curve([(u, v) for u, v in far] + [(u, v) for u, v in near]), "#4a2a24", dark="#1c0e14", vol=-0.2, rough=0.2
    )
    k.paint(
        curve([(-40, -36), (24, -42), (78, -35), (82, -28), (62, -24), (30, -27), (-6, -22), (-36, -20)]),
        "#b8813c",
        dark="#5a3418",
        light="#ffe0a0",
        vol=0.2,
        clip=m,
        rough=0.2,
        detail=0.6,
    )
    for q in np.linspace(0, 1, 22):
        k.line([(-38, -36 + 15 * q), (80 - 30 * q * q, -36 + 11 * q)], [0.35], "#fff0c8", 0.7, clip=m)
    k.line([(70, -40), (62, -60), (52, -88)], [1.6], "#1a121c", 1, detail=0.8)
    rower(k)
    wood_ = dict(dark="#5a2f20", light="#f0b080", vol=0.6, rough=0.2, rim="#fff0e0", detail=0.9)
    k.paint([(66, -26, "c"), (78, -27, "c"), (74.4, -46), (72, -48), (69.4, -46)], "#a8623c", **wood_)
    k.line([(72, -29), (76.5, -50)], [0.8, 0.6], "#fff0d0", 1, detail=1)
    metal(k, ellipse(75.6, -45.6, 1.7), "#d9ac48")
    # the case
    side = curve(
        [
            (-66, -15, "c"),
            (-40, -15),
            (-8, -17),
            (20, -22),
            (44, -23),
            (66, -20),
            (84, -22),
            (91, -30, "c"),
            (92, -16),
            (88, -2),
            (78, 6),
            (-58, 8),
            (-67, 2, "c"),
        ]
    )
    ms = k.paint(side, BLACK, **st)
    k.line(
        [(-64, -13.6), (-38, -13.4), (-8, -15.2), (20, -20), (44, -21), (66, -18.2), (84, -20), (90, -27)],
        [0.6, 1.4, 1.4, 1.4, 1.2, 1.2, 1, 0.5],
        "#f6c8b8",
        0.9,
        clip=ms,
        detail=0.8,
    )
    for pts, a in (
        ([(-56, -6), (-20, -6.5), (10, -10)], 0.4),
        ([(30, -12), (56, -11), (80, -11)], 0.5),
        ([(-50, 1), (20, -2), (76, -1)], 0.25),
    ):
        k.line(pts, [0.4, 3.4, 0.4], "#e8a8a4", a, clip=ms, soft=1)
    # the keyboard at the stern
    k.paint(
        [(-92, -16, "c"), (-88, -20), (-68, -42, "c"), (-56, -40, "c"), (-64, -15, "c"), (-66, 4, "c"), (-90, 3, "c")],
        BLACK,
        **st,
    )
    mk = k.paint(
        poly([(-89, -17), (-69, -40), (-58, -38.5), (-67, -15.5)]),
        "#fdf4e6",
        dark="#c9a8a0",
        vol=0.1,
        rough=0.1,
        detail=0.9,
    )
    for i in range(1, 15):
        t = i / 15
        a, b = (-89 + 20 * t, -17 - 23 * t), (-67 + 9 * t, -15.5 - 23 * t)
        k.line([a, b], [0.5], "#8a6a70", 0.9, clip=mk)
        if i % 7 not in (3, 0):
            u0, v0 = a[0] + (b[0] - a[0]) * 0.42, a[1] + (b[1] - a[1]) * 0.42
            k.line([(u0, v0), (b[0], b[1])], [1.3], "#1a121c", 1, detail=0.9)


def draw():
    """A rose sea without wind."""
    c = Card(1515, key=(-0.5, -0.6, 0.6))
    rr = np.random.default_rng(15)
    c.sky(
        [
            (0, "#a8688a"),
            (0.13, "#cf8f98"),
            (0.25, "#f0bfa8"),
            (0.325, "#fff0d4"),
            (0.335, "#e8b4a4"),
            (0.5, "#dba09c"),
            (0.75, "#b87888"),
            (1, "#8a546e"),
        ],
        warp=0.03,
    )
    c.brush(
        (44, 22), thr=(0, 0.03), length=5, jitter=0.014, opacity=0.85, flow=np.zeros((c.h, c.w), np.float32), fmix=0.9
    )
    c.fog_colour = rgb("#f3d4c8")
    c.glow(170, 298, 240, "#fff3d0", 0.45, 1.2)
    c.paint(ellipse(170, 268, 27), "#fff8e0", vol=0, lit=0, soft=1)
    cloud(c, 450, 236, 220, 44, "#f8d4c4", "#c98f9c", "#fff3e0", seed=7)
    c.paint(
        poly([(-10, 306), (610, 306), (610, 372), (-10, 372)]),
        "#d99c9c",
        vol=0,
        alpha=0.6,
        lit=0,
        rough=0.4,
        fade=(308, 366),
        texk="streakh",
        tex=0.4,
    )
    c.line([(-10, 306), (300, 305.4), (610, 306)], [1.2], "#c98a94", 0.8)
    # far away the others, under the same black sail
    for x, s in ((470, 1.0), (512, 0.7), (556, 0.85)):
        c.paint(
            union(
                curve(
                    [
                        (x - 9 * s, 305, "c"),
                        (x - 7 * s, 297),
                        (x, 292 - 4 * s),
                        (x + 8 * s, 297),
                        (x + 10 * s, 305, "c"),
                    ]
                ),
                limb([(x - 15 * s, 306), (x + 13 * s, 306)], [3 * s]),
            ),
            "#7a4a62",
            vol=0,
            rough=0.2,
            lit=0,
            fog=0.25,
        )
    # the sea
    sea = []
    for _ in range(330):
        t = rr.random() ** 1.7
        y = 306 + 600 * t
        L = (8 + 90 * t) * rr.uniform(0.4, 1.2)
        x = rr.uniform(-30, 630)
        sea.append(
            (
                limb(
                    [(x - L / 2, y), (x, y - 0.8), (x + L / 2, y)],
                    [0.3, (0.8 + 4.4 * t) * rr.uniform(0.5, 1), 0.3],
                    n=8,
                    cap=False,
                ),
                rr.integers(4),
            )
        )
    for j, col in enumerate(("#f6cdb8", "#c4848c", "#fbe2cc", "#9c6078")):
        c.paint(merged([p for p, q in sea if q == j]), col, vol=0, alpha=0.42, rough=0.4, lit=0)
    g = []
    for _ in range(80):
        t = rr.random() ** 1.4
        y = 309 + 300 * t
        L = (6 + 40 * t) * rr.uniform(0.4, 1)
        x = 170 + rr.normal(0, 14 + 40 * t)
        g.append(limb([(x - L / 2, y), (x, y - 0.6), (x + L / 2, y)], [0.3, (0.8 + 2.4 * t), 0.3], n=8, cap=False))
    c.paint(merged(g), "#fff6dc", vol=0, alpha=0.7, rough=0.3, lit=0)
    k = Frame(c, PX, PY, PS, rim="#fff0e0")
    # the water darkens where it carries the hull
    for a, h, y in ((0.55, 20, 14), (0.4, 46, 34), (0.25, 80, 60)):
        c.paint(ellipse(PX, PY + y, 246 - y, h), "#4a2444", vol=0, alpha=a, soft=9, lit=0, rough=4)
    for _ in range(34):
        y = PY + rr.uniform(14, 110)
        x, L = PX + rr.normal(0, 120), rr.uniform(30, 110)
        c.line(
            [(x - L / 2, y), (x, y - 1), (x + L / 2, y)],
            [0.3, rr.uniform(1.5, 4), 0.3],
            rr.choice(["#e8a8a4", "#c9808c", "#3f1f3c"]),
            0.5,
        )
    wake(c)
    instrument(c, rowing, k)
    # waterline, and the near oar
    w = [k.pt(u, 6 + 0.7 * math.sin(u * 0.21) + 0.4 * math.sin(u * 0.57)) for u in np.linspace(-96, 94, 50)]
    c.paint(
        poly([tuple(q) for q in w] + [k.pt(94, 24), k.pt(-96, 24)]),
        "#a86a80",
        vol=0,
        alpha=0.55,
        soft=2.4,
        rough=2,
        lit=0,
    )
    c.line([tuple(q) for q in w], [0.6, 2.4, 1.2, 2.6, 0.8, 2, 0.5], "#ffe6d6", 0.7)
    oar(k)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(vignette=0.22, bloom=0.12, bthr=0.84, contrast=0.2, shadow_tint="#3a1f48", light_tint="#fff0d8")


HAND = {}


def rowing(k):
    x, y = k.pt(-6, -30)
    o = person(
        k.c,
        x,
        y,
        205,
        pose="row",
        view="profile",
        facing=-1,
        clothes="dress",
        col="#2f7072",
        col2="#f0dcc8",
        hair="#4a2620",
        style="bun",
        face="calm",
        rim="#fff0e0",
        hands=("grip", "grip"),
        arms=((58, 26, 10, 4), (50, 24, 10, 4)),
        lean=14,
    )
    HAND.update(o)


def wake(c):
    """Five lines that run out of the keys and round to where she set out."""
    way = [
        (108, 618),
        (70, 640),
        (54, 690),
        (88, 750),
        (186, 784),
        (300, 788),
        (410, 780),
        (490, 806),
        (516, 858),
        (490, 940),
    ]
    p = sample(way, 240)
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    z = (p[:, 1] - 306) / 334
    gap = (6.5 + 8.5 * np.clip(np.linspace(0, 1.8, 240), 0, 1)) * z

    def at(u, i):
        return p[u] + n[u] * np.array([1.0, 0.66]) * (i * gap[u])

    for i in range(-2, 3):
        q = [tuple(at(u, i)) for u in range(0, 240, 2)]
        w = list(np.clip(3.0 * z, 0.7, 6)[::8])
        c.line([(x, y + 2.4) for x, y in q], [v * 1.3 for v in w], "#6a3858", 0.5, rough=0.4, soft=1)
        c.paint(limb(q, w, n=240, cap=False), "#fff4e4", vol=0, rough=0.25, lit=0, detail=0.8, tex=0.1, grain=0.05)
    # water birds have settled on them, like the beginning of a tune
    for u, i in ((96, 1), (118, 0), (136, -1), (170, 1)):
        x, y = at(u, i)
        b = Frame(c, x, y + 2, 56 * z[u], rim="#ffe6d8")
        b.paint(ellipse(4, 3, 26, 5), "#5a2f50", vol=0, alpha=0.55, soft=1.6)
        b.paint(
            [
                (-22, -1),
                (-28, -12, "c"),
                (-10, -12),
                (4, -13),
                (9, -24),
                (17, -29),
                (24, -25),
                (34, -22, "c"),
                (23, -19),
                (20, -8),
                (14, 2),
                (-6, 4),
            ],
            "#33203a",
            dark="#140a1c",
            light="#b88898",
            vol=0.95,
            rim=True,
            rough=0.3,
            detail=0.95,
        )
        b.paint(ellipse(18, -24, 1.7), "#fff6e0", vol=0, rough=0)


def oar(k):
    (x, y) = HAND["handR"]
    c = k.c
    ax, ay = k.pt(10, -20)
    bx, by = k.pt(62, 12)
    c.line(
        [(x - 4, y - 2), (ax, ay), (bx, by)],
        [5, 5.4, 4.6],
        "#c98a5a",
        1,
        vol=0.7,
        rim="#fff0d8",
        detail=0.9,
        shadow=(0, 3, 3, 0.4),
    )
    t = math.degrees(math.atan2(by - ay, bx - ax))
    b = Frame(c, bx, by, 100, t, rim="#fff0d8")
    b.paint(
        [(-6, -3), (14, -8), (44, -9), (52, 0), (44, 8), (14, 7), (-6, 3)],
        "#d99a64",
        dark="#8a4a3c",
        light="#ffe0b0",
        vol=0.5,
        rim=True,
        detail=0.8,
    )
    for r in (16, 30, 46):
        c.paint(
            minus(
                ellipse(bx + 26, by + 18, r * 1.5, r * 0.32), ellipse(bx + 26, by + 18, r * 1.5 - 2.4, r * 0.32 - 1.6)
            ),
            "#fff0e0",
            vol=0,
            alpha=0.65,
            lit=0,
            rough=0.5,
        )
    metal(k, ellipse(10, -20, 2.6), "#c9a050")
