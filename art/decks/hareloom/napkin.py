"""A mountaineer reaches the summit of a folded napkin; the guest is already reaching for it."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    big_hand,
    cup,
    curve,
    ellipse,
    focus_map,
    ladder,
    limb,
    loose,
    merged,
    metal,
    minus,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    teapot,
    union,
)

SENTENCE = "A mountaineer reaches the summit of a folded napkin; the guest is already reaching for it."
KEY = "rose-morning"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "adult"

LIN = dict(texk="streakd", tex=0.16, grain=0.12, rough=0.5)


def cloth(c, pts, col, a, b, t0=0.2, t1=-0.25, **kw):
    """One face of the folded linen, shaded from a to b."""
    return c.paint(
        curve(pts, k=0.3), col, vol=0.12, grad=(a, b, t0, t1), **(LIN | dict(dark="#6f7a9c", light="#fffdf6") | kw)
    )


def hem(c, pts, m, off=7):
    """The stitched border: two fine lines and a row of drawn threads."""
    q = sample(pts, 60)
    c.line([tuple(p) for p in q[::6]], [1.0], "#b99aa4", 0.75, clip=m)
    for i in range(0, 59, 2):
        d = q[i + 1] - q[i]
        c.line([tuple(q[i]), tuple(q[i] + d * 0.9)], [1.6], "#fffaf0", 0.8, clip=m)


def draw():
    """Breakfast, at an altitude."""
    c = Card(5801, key=(-0.7, -0.55, 0.45))
    rr = np.random.default_rng(8)
    c.sky([(0, "#94566c"), (0.2, "#bd7580"), (0.42, "#dc9a8e"), (0.6, "#eebd9c"), (1, "#f8dcc0")], warp=0.1)
    c.brush((42, 24), thr=(0, 0.03), length=4.5, jitter=0.016)
    c.fog_colour = rgb("#f0c0b2")
    # a window somewhere to the left, and what stands far down the table
    c.beam([(-20, 60), (-20, 330), (610, 700), (610, 420)], "#ffe8c0", 0.22, 26)
    teapot(c, 96, 560, 150, col="#8f7f9a", fog=0.62, steam=False, pattern=False)
    cup(c, 500, 562, 92, fog=0.66)
    for x, w, h in ((214, 26, 66), (398, 30, 90)):
        c.paint(
            union(rect(x - w / 2, 560 - h * 0.7, w, h * 0.7, 4), ellipse(x, 560 - h * 0.74, w * 0.42, h * 0.2)),
            "#a88a9c",
            fog=0.68,
            vol=0.8,
            rough=0.6,
        )
    for k in range(16):  # steam, which is weather up here
        c.paint(
            ellipse(500 - k * 15 + rr.normal(0, 8), 470 - k * 7 + rr.normal(0, 6), 44 + k, 18 + k * 0.5),
            "#fff3e4",
            vol=0.3,
            alpha=0.26,
            soft=8,
            rough=3,
        )
    # somebody who would like to wipe his mouth
    big_hand(c, 652, 262, 250, skin="#d9927c", sleeve_="#2f5a64", rot=180 - 22, fog=0.3, rim="#ffe6cc")
    # the tablecloth: snowfields
    for y, s, col in ((562, 3, "#e2b8a8"), (610, 9, "#e8c6b6"), (690, 14, "#efd4c4")):
        c.paint(
            ridge(y, 6, s, n=6, tilt=10),
            col,
            dark="#a87c8c",
            light="#fff0e0",
            vol=0.5,
            texk="streakh",
            tex=0.2,
            rough=0.8,
            grad=((0, y), (0, y + 130), 0.16, -0.14),
        )
    # the plate
    c.paint(
        ellipse(306, 760, 282, 74),
        "#f6ece4",
        dark="#a8849c",
        light="#fffdf6",
        vol=0.5,
        rough=0.4,
        shadow=(16, 14, 16, 0.3),
    )
    c.paint(minus(ellipse(306, 756, 270, 67), ellipse(306, 756, 265, 64.5)), "#c89a3c", vol=0.2, rough=0.4)
    c.paint(ellipse(306, 752, 206, 45), "#ecdcd8", dark="#a07a98", light="#fffaf0", vol=-0.3, rough=0.4)
    c.paint(ellipse(350, 754, 190, 36), "#7a5478", vol=0, alpha=0.34, soft=14, lit=0)
    c.paint(
        curve([(300, 764), (540, 712), (640, 730), (640, 812), (520, 806), (400, 786)]),
        "#6a4468",
        vol=0,
        alpha=0.42,
        soft=7,
        lit=0,
        rough=1,
    )
    # ---- the mountain
    P = (318, 150)
    cloth(
        c,
        [(*P, "c"), (352, 300), (420, 480), (512, 640), (540, 716, "c"), (440, 752, "c"), (396, 520), (346, 320)],
        "#9a9ab6",
        P,
        (520, 730),
        0.1,
        -0.2,
    )
    cloth(
        c,
        [(*P, "c"), (308, 260), (240, 440), (150, 590), (84, 716, "c"), (196, 752, "c"), (262, 500), (304, 330)],
        "#fff6ea",
        P,
        (110, 730),
        0.2,
        -0.1,
    )
    cloth(
        c,
        [(*P, "c"), (304, 330), (262, 500), (196, 752, "c"), (300, 764, "c"), (316, 540), (322, 330)],
        "#c6c4d0",
        (230, 500),
        (320, 500),
        -0.5,
        0.2,
    )
    cloth(
        c,
        [(*P, "c"), (318, 330), (306, 540), (290, 764, "c"), (392, 760, "c"), (376, 540), (344, 330)],
        "#fdf0e4",
        (300, 500),
        (392, 500),
        0.2,
        -0.25,
    )
    cloth(
        c,
        [(*P, "c"), (344, 330), (376, 540), (392, 760, "c"), (452, 748, "c"), (404, 530), (352, 320)],
        "#8088aa",
        (370, 500),
        (450, 520),
        -0.2,
        0.25,
    )
    # the flap turned down in front, with its hem
    flap = [
        (128, 640, "c"),
        (206, 540),
        (286, 434, "c"),
        (330, 448),
        (372, 470, "c"),
        (452, 560),
        (508, 652, "c"),
        (470, 700),
        (440, 752, "c"),
        (310, 770),
        (194, 752, "c"),
        (150, 704),
    ]
    m = cloth(c, flap, "#fbece0", (140, 640), (510, 660), 0.34, -0.5, shadow=(4, -7, 9, 0.38), px=220)
    for q, w in (
        ([(286, 440), (276, 560), (250, 700), (232, 760)], 16),
        ([(372, 474), (382, 580), (404, 680), (420, 752)], 18),
        ([(206, 546), (196, 640), (178, 740)], 12),
    ):
        c.line([(x + w * 0.5, y) for x, y in q], [1, w, w * 0.8], "#7a80a4", 0.5, clip=m, soft=4)
        c.line([(x - w * 0.3, y) for x, y in q], [1, w * 0.5, w * 0.4], "#fffdf6", 0.8, clip=m, soft=2.5)
    for q in (
        [(128, 640), (206, 540), (286, 434)],
        [(286, 434), (330, 448), (372, 470)],
        [(372, 470), (452, 560), (508, 652)],
    ):
        hem(c, [(x, y + 13) for x, y in q], m)
        for o, w in ((24, 4.4), (33, 1.8)):
            c.line([(x, y + o) for x, y in q], [w], "#c8604c", 0.85, clip=m, rough=0.4)
    for _t in range(26):  # woven flowers, seen only where the light rakes
        x, y = rr.uniform(160, 470), rr.uniform(540, 740)
        c.paint(
            merged(
                [ellipse(x + 5 * np.cos(a), y + 4 * np.sin(a), 3.4, 2, np.degrees(a)) for a in np.arange(5) * 1.256]
            ),
            "#fffdf6",
            vol=0,
            alpha=0.32,
            clip=m,
            rough=0.5,
        )
    # soft snow plume at the very top
    for k in range(12):
        c.paint(
            ellipse(334 + k * 11, 160 + k * 2.2 + rr.normal(0, 3), 14 + k * 2.4, 4 + k * 0.9),
            "#fff6ea",
            vol=0,
            alpha=0.2,
            soft=5,
            rough=2,
        )
    # the trodden line: pinpricks, all the way up
    for i, (x, y) in enumerate(
        sample(
            [
                (150, 742),
                (186, 700),
                (168, 660),
                (222, 600),
                (212, 560),
                (262, 500),
                (286, 428),
                (290, 360),
                (306, 300),
                (308, 240),
                (320, 166),
            ],
            74,
        )
    ):
        c.paint(ellipse(x + (1.6 if i % 2 else -1.6), y, 1.5, 1.0), "#8a6884", vol=0, alpha=0.75, rough=0.2, lit=0)
    # ---- people
    o = person(
        c,
        319,
        156,
        66,
        body="slim",
        pose="reach",
        view="three",
        clothes="coat",
        face="laugh",
        facing=1,
        col="#c8452f",
        col2="#f0d9a0",
        legs="#2f4a58",
        shoes="#3a241c",
        hat="beanie",
        hatc="#2f6f70",
        hair="#3a2418",
        style="short",
        arms=("reach", "hips"),
        rim="#fff6dc",
        ground=False,
        skin="#d9a07c",
        load=lambda c_, x, y, s, f: c_.paint(
            rect(x - 9 * s, y - 8 * s, 12 * s, 19 * s, 4 * s), "#5a6a3c", vol=0.8, rough=0.2, rim="#fff6dc"
        ),
    )
    hx, hy = o["handL"]
    c.line([(hx, hy + 14), (hx + 3, hy - 34)], [1.5, 1.1], "#c99a5a", detail=1)
    c.paint(
        ellipse(hx + 2.6, hy - 27, 6.2, 7.2),
        "#7a8a34",
        dark="#3a4a1c",
        light="#dbe08a",
        vol=1.0,
        rough=0.1,
        detail=1,
        rim="#fffbe0",
    )
    c.paint(ellipse(hx + 3, hy - 33, 1.8, 1.3), "#c8452f", vol=0.3, rough=0, detail=1)
    rope = [(324, 132), (318, 190), (300, 300), (296, 380), (318, 440)]
    c.line([tuple(p) for p in sample(rope, 14)], [1.3], "#d07a2c", 0.95, rough=0.2, detail=0.8)
    # the second on the rope has stopped to eat
    person(
        c,
        328,
        450,
        62,
        body="heavy",
        pose="sit",
        view="three",
        clothes="coat",
        face="calm",
        facing=1,
        col="#2f6f70",
        legs="#5a4a3c",
        hat="brim",
        hatc="#8a5a34",
        beard=True,
        hair="#8a6a4c",
        rim="#fff6dc",
        arms=("hold", "cover"),
        skin="#e0b08c",
    )
    c.paint(
        ellipse(352, 446, 9, 6, 14),
        "#d9a04c",
        dark="#8a5424",
        light="#ffe6a8",
        vol=0.9,
        rough=0.5,
        texk="speck",
        tex=0.5,
        shadow=(1, 2, 2, 0.35),
    )
    # base camp: a place card for a tent, a ladder up the rim, boulders of bread
    c.paint(poly([(172, 842), (200, 796), (212, 850)]), "#e8d2c4", vol=0.2, rough=0.3, shadow=(6, 5, 5, 0.35))
    c.paint(poly([(200, 796), (240, 790), (258, 838), (212, 850)]), "#fffaf0", vol=0.2, rough=0.3)
    c.paint(poly([(184, 843), (199, 812), (207, 847)]), "#ffcf70", vol=0, lit=0, rough=0.2)
    ladder(c, 330, 852, 56, rungs=6, width=0.3, rot=8)
    for _ in range(34):
        x, y = rr.normal(478, 46), 800 + abs(rr.normal(0, 26))
        s = rr.uniform(1.5, 8) * (1 if rr.random() < 0.4 else 0.5)
        c.paint(
            Pose(x, y, s, rr.uniform(0, 360))(
                curve([(-1, 0), (-0.5, -0.8), (0.4, -0.7), (1, 0), (0.5, 0.7), (-0.4, 0.7)])
            ),
            rr.choice(["#d9a865", "#c98a48", "#e8c88c"]),
            vol=0.9,
            rough=0.6,
            tex=0.4,
            texk="speck",
            shadow=(2, 2, 2, 0.35),
        )
    # fork, in front of everything
    k = Frame(c, 74, 950, 214, -5, rim="#ffffff")
    tines = [limb([(u, -78), (u * 1.06, -104), (u * 1.04, -134)], [3.4, 3.2, 1.4]) for u in (-12, -4, 4, 12)]
    metal(
        k,
        union(
            limb([(0, 20), (0, -30), (0, -58)], [9, 5.4, 7]),
            curve([(-14, -84), (-13, -66), (-5, -54), (5, -54), (13, -66), (14, -84), (6, -78), (0, -76), (-6, -78)]),
            *tines,
        ),
        "#a8a4b0",
        dark="#3f3a58",
        light="#ffffff",
        shadow=(7, 3, 5, 0.35),
    )
    f = focus_map(
        c,
        [
            (326, 130, 80, 90, 1.0),
            (330, 430, 80, 60, 1.0),
            (214, 820, 80, 50, 1.0),
            (310, 500, 250, 330, 1.0),
            (480, 330, 140, 110, 0.6),
            (80, 800, 80, 160, 0.9),
            (330, 830, 60, 50, 0.9),
        ],
        0.34,
    )
    loose(c, f, strength=0.5)
    return c.finish(shadow_tint="#2c2c50", light_tint="#fff3dc", vignette=0.2, contrast=0.2, bloom=0.12, bthr=0.9)
