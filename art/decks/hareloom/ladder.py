"""A ladder leans against nothing, worn by use; the nothing has a shadow."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    drybrush,
    ellipse,
    limb,
    merged,
    minus,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    union,
)

SENTENCE = "A ladder leans against nothing, worn by use; the nothing has a shadow."
KEY = "olive-lilac"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "nobody"

FOOT, TOP = ((118, 748), (184, 742)), ((262, 196), (300, 192))  # left and right rail


def lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def wall(x, y):
    """A point of the house that is not there, fallen on the grass: x along its foot, y its height."""
    return (262 + x * 0.92 + y * 0.40, 714 - x * 0.17 + y * 0.275)


def shoes(c, x, y, s, kind, col, turn=0.0):
    """A pair, put down side by side, toes to the ladder."""
    for k, dx in enumerate((-8.5, 8.5)):
        P = Pose(x + dx * s, y + (1.6 if k else 0) * s, s, turn + (4 if k else -4))
        kw = dict(
            dark=shift(col, -0.2, 1.0, -14), light=shift(col, 0.22, 0.9), vol=0.95, rough=0.2, rim="#fff0d0", detail=0.7
        )
        c.paint(P(poly([(-5, 8), (6, 10), (34, 22), (22, 23)])), "#2a2a1c", vol=0, alpha=0.5, soft=1.2 * s, lit=0)
        if kind == "boot":
            c.paint(P(curve([(-6.5, 12), (-7, 2), (-6, -8), (0, -13), (6, -8), (7, 2), (6.5, 12), (0, 14)])), col, **kw)
            c.paint(
                P(curve([(-7, 8, "c"), (-7, -14, "c"), (7, -14, "c"), (7, 8, "c"), (0, 11)])), shift(col, -0.03), **kw
            )
            c.paint(P(ellipse(0, -14, 7, 2.6)), "#171318", vol=0, rough=0.1)
        else:
            c.paint(
                P(curve([(-6, 10), (-6.6, 0), (-5, -12), (0, -17), (5, -12), (6.6, 0), (6, 10), (0, 13)])), col, **kw
            )
            c.paint(
                P(curve([(-4.4, 9), (-4.8, 2), (-3, -4), (0, -6), (3, -4), (4.8, 2), (4.4, 9), (0, 11)])),
                "#1c161a",
                vol=-0.3,
                rough=0.1,
            )
            if kind == "strap":
                c.paint(P(rect(-6, -1.4, 12, 2.8, 1)), col, **kw)
            if kind == "lace":
                for q in range(3):
                    c.line([P.pt(-3, -7 - q * 2.4), P.pt(3, -7 - q * 2.4)], [0.9 * s], "#efe4cc", 0.9)
        if kind == "fur":
            c.paint(
                P(merged([ellipse(-5 + i * 2.5, -1 + abs(i - 2) * 1.4, 2.6) for i in range(5)])),
                "#e6d9ea",
                vol=0.6,
                rough=0.8,
            )


def draw():
    """Evening over a wide field; the sun stands behind us to the left."""
    c = Card(7171, key=(-0.8, -0.35, 0.48))
    rr = np.random.default_rng(71)
    c.sky(
        [(0, "#7d6f96"), (0.22, "#a491b4"), (0.42, "#cdb8d6"), (0.58, "#ead6d2"), (0.645, "#f6e4c4"), (1, "#767c48")],
        warp=0.07,
    )
    c.brush((46, 24), thr=(0, 0.03), length=5, jitter=0.014, opacity=0.85)
    c.fog_colour = rgb("#d9c6d0")
    c.glow(-40, 560, 420, "#ffe9c0", 0.5, 1.1)
    for y, f, sd, col in ((566, 0.66, 3, "#6a6a5c"), (580, 0.44, 8, "#6f7048")):
        c.paint(ridge(y, 7, sd, n=8), col, fog=f, vol=0.25, texk="streakd", tex=0.3)
    pines(c, rr.uniform(380, 600, 16), 586 + rr.normal(0, 2, 16), rr.uniform(8, 20, 16), "#565a3c", fog=0.4)
    for k, (y, col, t) in enumerate(
        ((590, "#a3a264", -8), (640, "#989a58", 14), (712, "#8f9150", -12), (806, "#7d8044", 10))
    ):
        c.paint(
            ridge(y, 3 + k, 50 + k, n=6, tilt=t),
            col,
            dark="#454a26",
            light="#e6dca0",
            vol=0.15,
            texk="streakh",
            tex=0.4,
            grad=((0, y), (0, y + 130), 0.16, -0.18),
            fog=max(0, 0.28 - k * 0.12),
        )
    # the way everybody came
    for q, w in (
        ([(470, 592), (430, 612), (470, 640), (400, 674), (260, 700), (150, 764)], (3, 6, 11, 20, 34, 60)),
        ([(-20, 690), (50, 712), (150, 764)], (26, 34, 54)),
    ):
        c.paint(
            limb(q, w),
            "#c3ae7c",
            dark="#857448",
            light="#f0e0b4",
            vol=-0.25,
            rough=2.2,
            texk="streakh",
            tex=0.5,
            soft=1.2,
        )
    c.paint(ellipse(152, 764, 96, 26), "#c3ae7c", dark="#857448", light="#f0e0b4", vol=-0.2, rough=3, tex=0.5, soft=2)

    # the shadow of what it leans on
    def P(pts):
        return poly([wall(*p) for p in pts])

    house = P(
        [
            (0, 0),
            (0, 262),
            (-18, 240),
            (92, 446),
            (124, 386),
            (124, 436),
            (152, 436),
            (152, 334),
            (204, 240),
            (186, 262),
            (186, 0),
        ]
    )
    holes = []
    for x, y in ((24, 130), (106, 130)):
        for i in (0, 1):
            holes += [
                P(
                    [
                        (x + i * 28, y + j * 42),
                        (x + i * 28 + 24, y + j * 42),
                        (x + i * 28 + 24, y + j * 42 + 37),
                        (x + i * 28, y + j * 42 + 37),
                    ]
                )
                for j in (0, 1)
            ]
    holes.append(P([(78, 276), (106, 276), (106, 324), (78, 324)]))
    who = union(
        P([(112, 130), (112, 152), (120, 166), (140, 166), (150, 150), (150, 130)]),
        poly([wall(130 + 11 * math.cos(a), 182 + 17 * math.sin(a)) for a in np.linspace(0, 6.2, 14)]),
        P([(140, 160), (156, 186), (154, 206), (148, 206), (149, 190), (134, 168)]),
    )
    for hole in holes:
        house = minus(house, minus(hole, who))
    sh = dict(vol=0, alpha=0.62, lit=0, rough=0.9, soft=1.3, tex=0.3)
    c.paint(house, "#33361e", **sh)
    smoke = [wall(138, 436), wall(146, 470), wall(126, 500), wall(150, 540)]
    c.paint(limb(smoke, [10, 16, 18, 26]), "#33361e", **(sh | dict(alpha=0.3, soft=5)))
    # and of the ladder
    tips = [wall(-4, 232), wall(-4, 264)]
    for a, b in zip(FOOT, tips, strict=True):
        c.line([a, lerp(a, b, 0.5), b], [4.4, 3.6, 3], "#33361e", 0.62, soft=0.8)
    for i in range(1, 15):
        t = i / 15
        c.line([lerp(FOOT[0], tips[0], t), lerp(FOOT[1], tips[1], t)], [2.2], "#33361e", 0.55, soft=0.6)
    # grass, but not where they walked
    field(c, rr)
    # the ladder
    for x, y in FOOT:
        c.paint(ellipse(x + 3, y + 1, 11, 4), "#2a2a18", vol=0, alpha=0.65, soft=1.6, lit=0)
    wood_ = dict(dark="#3f2f24", light="#f0d6a4", rough=0.25, texk="mottle", tex=0.2, grain=0.1)
    for i in range(15, 0, -1):
        t = (i - 0.35) / 15.4
        a, b = lerp(FOOT[0], TOP[0], t), lerp(FOOT[1], TOP[1], t)
        w = 8.4 - 3.6 * t
        m_ = lerp(a, b, 0.5)
        c.paint(
            limb([a, (m_[0], m_[1] + 2.6 * (1 - t) + 0.6), b], [w, w * 0.62, w], cap=False),
            "#9a7a50",
            **wood_,
            vol=0.9,
            rim="#fff0cc",
            rimw=1.2,
            shadow=(1, 2, 2, 0.35),
            detail=0.9,
        )
        c.line(
            [lerp(a, b, 0.25), (m_[0], m_[1] + 1.2 * (1 - t)), lerp(a, b, 0.75)],
            [0.4, w * 0.34, 0.4],
            "#fbe8bc",
            0.8,
            detail=0.7,
        )
    for _k, (a, b) in enumerate(zip(FOOT, TOP, strict=True)):
        e = lerp(a, b, 1.035)
        c.paint(
            limb([a, lerp(a, b, 0.5), e], [11.5, 8.6, 6], cap=False),
            "#8a6a44",
            **wood_,
            vol=1.0,
            rim="#fff0cc",
            rimw=1.6,
            shadow=(2, 2, 3, 0.35),
            detail=0.98,
        )
        for i in range(15, 0, -1):
            t = (i - 0.35) / 15.4
            c.paint(ellipse(*lerp(a, b, t), 1.9 - t * 0.8), "#3a2a1e", vol=0, rough=0.1, lit=0, detail=0.6)
    # a hat left on the top
    H = Pose(*lerp(FOOT[1], TOP[1], 1.035), 0.9, 16)
    c.paint(
        H(curve([(-17, 3), (-6, -1), (8, -2), (17, 1), (8, 6), (-8, 7)])),
        "#442c5c",
        vol=0.6,
        rough=0.3,
        rim="#fff0d0",
        detail=0.8,
    )
    c.paint(
        H(curve([(-9, 2, "c"), (-9, -11), (0, -14), (9, -12), (9, 1, "c"), (0, 4)])),
        "#4f3568",
        vol=0.9,
        rough=0.3,
        rim="#fff0d0",
        detail=0.8,
    )
    c.line([H.pt(-9, 0), H.pt(0, 2), H.pt(9, -1)], [2.6], "#2a1f38", 0.9, detail=0.8)
    # the shoes
    kinds = [
        ("lace", "#4a3428"),
        ("boot", "#3a3430"),
        ("strap", "#7a2f34"),
        ("low", "#7a4f9a"),
        ("boot", "#6a4a2c"),
        ("fur", "#8a7ab0"),
        ("lace", "#2c2a35"),
        ("strap", "#d9c9a0"),
        ("boot", "#4f5a44"),
        ("low", "#33485c"),
        ("strap", "#a86a44"),
        ("lace", "#6a5444"),
    ]
    spots = [
        (40, 790, 0.72),
        (84, 806, 0.8),
        (130, 816, 0.84),
        (178, 818, 0.86),
        (226, 810, 0.84),
        (270, 796, 0.6),
        (34, 838, 0.9),
        (86, 856, 0.98),
        (142, 866, 0.72),
        (194, 868, 1.04),
        (252, 862, 1.0),
        (306, 846, 0.92),
    ]
    for i in np.argsort([q[1] for q in spots]):
        shoes(c, *spots[i], *kinds[i], turn=(150 - spots[i][0]) * 0.09)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.60 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(vignette=0.24, bloom=0.1, bthr=0.86, contrast=0.22, shadow_tint="#2a2448", light_tint="#ffeccc")


def field(c, rr):
    reg = ((c.yy > 600) & (np.hypot((c.xx - 152) / 110, (c.yy - 764) / 40) > 1)).astype(np.float32)
    drybrush(c, reg, "#ece0a8", 130, 40, 8, -1.3, 0.4, 0.25, 3)
    drybrush(c, reg, "#4a5028", 130, 34, 7, -1.4, 0.4, 0.3, 4)
