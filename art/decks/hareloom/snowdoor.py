"""A door on a sled brings summer across the snow; a wolf keeps its distance."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    dabs,
    ellipse,
    grass,
    joint_point,
    limb,
    person,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    tree,
    union,
)

SENTENCE = "A door on a sled brings summer across the snow; a wolf keeps its distance."
KEY = "snow-pearl"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"


def draw():
    c = Card(121, key=(0.5, -0.6, 0.6))
    c.sky([(0, "#8fa3b8"), (0.3, "#bcc6d0"), (0.5, "#e6dcd8"), (0.6, "#f3e3d8"), (1, "#dfe4ea")], warp=0.14)
    c.brush((44, 24), thr=(0, 0.03), length=4, jitter=0.012, opacity=0.7)
    c.fog_colour = rgb("#e6e2e2")
    rr = np.random.default_rng(14)
    for k, (y, fog) in enumerate(((404, 0.75), (446, 0.6), (486, 0.42))):
        c.paint(ridge(y, 22, 50 + k, n=9, tilt=(-1) ** k * 36), "#8296ac", fog=fog, vol=0.35, texk="streakd", tex=0.3)
    pines(
        c,
        list(rr.uniform(0, 600, 26)),
        list(rr.uniform(508, 520, 26)),
        list(rr.uniform(24, 64, 26)),
        "#6a7f92",
        fog=0.45,
        seed=2,
    )
    c.band("#f2ecea", 512, 20, 0.8, 3)

    def snow(y, seed, col, fog=0.0, tilt=0):
        return c.paint(
            ridge(y, 7, seed, n=5, tilt=tilt),
            col,
            dark="#8fa2bc",
            light="#ffffff",
            vol=0.35,
            texk="streakh",
            tex=0.25,
            fog=fog,
            grad=((0, y), (0, y + 160), 0.25, -0.2),
            shadow=(0, -3, 8, 0.10),
        )

    snow(530, 61, "#dfe5ee", 0.2, 20)
    # a wolf keeps its distance
    Wf = Pose(96, 540, 0.5)
    c.paint(
        Wf(
            union(
                curve(
                    [
                        (-40, -34),
                        (-10, -38),
                        (24, -40),
                        (34, -52),
                        (36, -64, "c"),
                        (42, -54),
                        (48, -62, "c"),
                        (50, -52),
                        (64, -44),
                        (62, -40),
                        (48, -36),
                        (40, -20),
                        (20, -16),
                        (-20, -16),
                        (-40, -20),
                    ]
                ),
                limb([(28, -22), (30, 0)], [9, 5]),
                limb([(14, -22), (14, 0)], [8, 5]),
                limb([(-28, -24), (-32, -10), (-28, 0)], [12, 6, 5]),
                limb([(-18, -22), (-16, 0)], [9, 5]),
                limb([(-38, -30), (-56, -22), (-64, -6)], [8, 11, 3]),
            )
        ),
        "#5f7086",
        vol=0.5,
        fog=0.12,
        rough=0.5,
    )
    snow(600, 62, "#e6eaf1", 0.05, -16)
    snow(690, 63, "#e9edf3", 0, 24)
    # long warm wedge of summer on the snow
    dx, dy = 352, 700
    c.beam([(dx - 66, dy + 4), (dx - 34, dy + 10), (dx - 250, dy + 230), (dx - 420, dy + 190)], "#ffcf7a", 0.0, 10)
    wedge = c.mask(poly([(dx - 62, dy + 2), (dx - 8, dy + 10), (dx - 120, 930), (dx - 420, 900)]), 1, 6)
    h_, w_ = wedge.a.shape
    sl = (slice(wedge.y0, wedge.y0 + h_), slice(wedge.x0, wedge.x0 + w_))
    f = (wedge.a * np.exp(-np.hypot(c.xx[sl] - dx + 40, c.yy[sl] - dy) / 190) * 0.95)[..., None]
    c.img[sl] = c.img[sl] * (1 - f) + rgb("#ffd58a") * c.img[sl] ** 0.35 * f
    # melted grass near the sill
    c.paint(
        curve(
            [
                (dx - 70, dy + 6),
                (dx - 20, dy),
                (dx + 6, dy + 10),
                (dx - 30, dy + 30),
                (dx - 92, dy + 40),
                (dx - 110, dy + 22),
            ]
        ),
        "#7f9a4a",
        dark="#4f6a34",
        light="#c9c86a",
        vol=0.3,
        alpha=0.85,
        soft=2,
        rough=3,
    )
    grass(
        c,
        dx - 104,
        dx + 0,
        dy + 18,
        18,
        ["#4f7a3a", "#7fa04a", "#b5bf5a"],
        90,
        3,
        yfun=lambda x: dy + 12 + 18 * rr.random(),
    )
    dabs(
        c,
        [(rr.uniform(dx - 100, dx - 10), dy + rr.uniform(4, 26), 4) for _ in range(18)],
        2.6,
        ["#d9463f", "#f3b33f", "#fff3e0"],
        3,
        per=4,
    )
    # sled
    S = Pose(dx, dy + 6, 1.2)
    for off, d in ((-10, -0.08), (6, 0)):
        c.paint(
            S(limb([(-72, 8 + off), (60, 8 + off), (88, 2 + off), (96, -14 + off), (86, -22 + off)], [5, 5, 5, 5, 4])),
            shift("#7a4a30", d),
            light="#d9a066",
            vol=0.7,
            rough=0.3,
            shadow=(-3, 5, 5, 0.25),
        )
    for x in (-50, 0, 48):
        c.paint(S(poly([(x - 3, -12), (x + 4, -12), (x + 6, 12), (x - 1, 12)])), "#6a3f2a", vol=0.3, rough=0.3)
    c.paint(
        S(poly([(-78, -16), (78, -16), (86, -4), (-70, -4)])),
        "#8d5a3a",
        dark="#4a2a1c",
        light="#e0ad74",
        vol=0.2,
        texk="streakh",
        tex=0.4,
        rough=0.4,
    )
    # door frame standing on the sled
    D = Pose(dx - 6, dy - 12, 1.2, -2)
    hgt, wid = 218, 104
    c.paint(
        D(poly([(-wid / 2 - 12, 0), (-wid / 2 - 12, -hgt - 14), (wid / 2 + 12, -hgt - 14), (wid / 2 + 12, 0)])),
        "#e9e0d2",
        dark="#9a8f8a",
        light="#ffffff",
        vol=0.3,
        rough=0.5,
        tex=0.2,
        shadow=(-12, 6, 14, 0.28),
    )
    c.paint(
        D(rect(-wid / 2 - 18, -hgt - 24, wid + 36, 14, 2)),
        "#f3ebdf",
        dark="#a89c94",
        vol=0.5,
        rough=0.4,
        shadow=(0, 3, 4, 0.3),
    )
    opn = D(rect(-wid / 2, -hgt, wid, hgt))
    mo = c.paint(
        opn,
        "#ffe08a",
        dark="#f2a94a",
        light="#fffbe6",
        vol=0,
        lit=0,
        rough=0.3,
        grad=(D.pt(0, -hgt), D.pt(0, 0), -0.25, 0.45),
    )
    c.paint(D(ellipse(-6, -118, 30)), "#fffbe8", vol=0, lit=0, clip=mo, soft=3)
    for y, col in ((-74, "#d9b54a"), (-48, "#a8a83f"), (-22, "#6f8f3a")):
        pts = [(x, y + 5 * math.sin(x / 15 + y)) for x in range(-70, 71, 14)]
        c.paint(D(curve([(-80, 30, "c"), *pts, (80, 30, "c")])), col, light="#fff0a0", vol=0.3, clip=mo, lit=0, tex=0.3)
    tree(c, *D.pt(26, -40), 84, "#6a4a2c", ["#5f7f2f", "#8fa53f", "#d3c95a"], seed=5, size=2.6, levels=4, per=22, lit=0)
    # the open leaf, swung toward us
    leaf = D(poly([(wid / 2, -hgt), (wid / 2 + 46, -hgt + 26), (wid / 2 + 46, 30), (wid / 2, 0)]))
    ml = c.paint(
        leaf,
        "#3f7f86",
        dark="#1c444e",
        light="#a9d6d0",
        vol=0.15,
        tex=0.3,
        texk="streakv",
        rough=0.5,
        rim="#ffe9b0",
        rimdir=(-1, 0),
        shadow=(6, 5, 8, 0.3),
    )
    for y0, y1 in ((-196, -120), (-100, -14)):
        c.paint(
            D(poly([(wid / 2 + 9, y0), (wid / 2 + 38, y0 + 17), (wid / 2 + 38, y1 + 20), (wid / 2 + 9, y1 + 6)])),
            "#2f666e",
            dark="#1c444e",
            light="#7fb8b8",
            vol=-0.4,
            clip=ml,
            rough=0.3,
        )
    c.paint(D(ellipse(wid / 2 + 40, -84, 4, 4.6)), "#e3b24f", dark="#8a5a1c", light="#fff3c0", vol=0.8, rough=0.1)
    # snow settled on the lintel
    c.paint(
        D(
            curve(
                [
                    (-wid / 2 - 20, -hgt - 22),
                    (-40, -hgt - 34),
                    (0, -hgt - 36),
                    (46, -hgt - 32),
                    (wid / 2 + 20, -hgt - 22),
                ]
            )
        ),
        "#f6f8fb",
        dark="#b5c2d3",
        light="#ffffff",
        vol=0.7,
        rough=0.8,
    )
    # the traveller
    hx, hy = 512, 712
    c.paint(ellipse(hx - 34, hy + 3, 44, 6), "#7f93b0", vol=0, alpha=0.5, soft=4, lit=0)
    kw = dict(body="slim", pose="carry", view="profile", facing=1, arms=((34, 100, 8, -6), (30, 108, 8, -8)))
    neck = joint_point(hx, hy, 178, "neck", **kw)
    pull = (neck[0] + 3, neck[1] + 10)
    c.line(
        [S.pt(90, -18), ((S.pt(90, -18)[0] + pull[0]) / 2, (S.pt(90, -18)[1] + pull[1]) / 2 + 3), pull],
        [2.2, 2.2],
        "#7a5438",
        vol=0.4,
    )
    person(
        c,
        hx,
        hy,
        178,
        clothes="coat",
        face="tired",
        col="#33506b",
        col2="#c9463a",
        hair="#2a1a14",
        style="bob",
        skin="#d9a684",
        legs="#2c2a35",
        hat="beanie",
        hatc="#c9463a",
        rim="#ffe9c0",
        hands=("grip", "grip"),
        nod=-6,
        ground=False,
        **kw,
    )
    c.line([pull, (pull[0] + 7, pull[1] + 8), (pull[0] + 6, pull[1] + 22)], [2.4, 2.4, 2.0], "#7a5438", vol=0.4)
    for i in range(6):
        c.paint(
            ellipse(556 + i * 15, 714 + (i % 2) * 8 + i * 1.5, 5, 2.2, -8),
            "#9fb0c8",
            vol=-0.3,
            alpha=0.8,
            soft=0.6,
            lit=0,
        )
    # butterflies cross the threshold
    for x, y, s, a, col in (
        (250, 640, 0.9, -20, "#e8733f"),
        (214, 596, 0.7, 16, "#f3c14f"),
        (262, 566, 0.55, 30, "#d9586a"),
        (176, 652, 0.55, -8, "#7fb0d0"),
        (196, 520, 0.4, 10, "#f3c14f"),
        (300, 610, 0.5, 0, "#f6e3b0"),
    ):
        Bf = Pose(x, y, s, a)
        for s_ in (-1, 1):
            c.paint(
                Bf(curve([(0, 0, "c"), (s_ * 6, -14), (s_ * 18, -15), (s_ * 17, -4), (s_ * 8, 1)])),
                col,
                dark=shift(col, -0.2),
                vol=0.3,
                rough=0.2,
                lit=0,
            )
            c.paint(
                Bf(curve([(0, 1, "c"), (s_ * 10, 2), (s_ * 13, 9), (s_ * 7, 13)])),
                shift(col, -0.07),
                vol=0.3,
                rough=0.2,
                lit=0,
            )
        c.paint(Bf(limb([(0, -6), (0, 8)], [2, 1.6])), "#2a1c1c", vol=0, rough=0.1, lit=0)
    snow(800, 64, "#eef1f6", 0, -20)
    c.brush((10, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)

    def flakes():
        c.glow(*D.pt(0, -100), 130, "#ffe6a8", 0.35, 1.3)
        for _ in range(170):
            c.dot(rr.uniform(0, 600), rr.uniform(0, 900), rr.uniform(0.6, 2.2), "#ffffff", rr.uniform(0.4, 0.95))

    c.late.append(flakes)
    return c.finish(shadow_tint="#2a3450", light_tint="#fff4e4", vignette=0.16, bthr=0.85, bloom=0.12)
