"""On the sea floor a lit telephone box is ringing, and a diver goes to answer; the dark behind it has teeth."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    fish,
    focus_map,
    limb,
    loose,
    metal,
    minus,
    mix,
    phone_box,
    rect,
    rgb,
    ridge,
    ring,
    sample,
    seashell,
    shift,
    union,
)

SENTENCE = "On the sea floor a lit telephone box is ringing, and a diver goes to answer; the dark behind it has teeth."
KEY = "drawer-night"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "adult"

BX, BY = 404, 676


def diver(c, x, y, size):
    """An old helmet suit, three-quarter from behind the left shoulder, walking right. 100 units tall."""
    k = Frame(c, x, y, size, 0, rim="#ffcf8a")
    suit, dk, lt = "#7a6c58", "#1f2238", "#f0c88a"
    st = dict(dark=dk, light=lt, vol=0.95, rim=True, rough=0.5, texk="streakd", tex=0.25)
    k.ground(34, 5, 2, 1, 0.55)

    def boot(u, v):
        return [
            k.paint(
                [
                    (u - 9, v - 13, "c"),
                    (u + 6, v - 13, "c"),
                    (u + 8, v - 7),
                    (u + 17, v - 4),
                    (u + 18, v, "c"),
                    (u - 9, v, "c"),
                ],
                "#5a4630",
                dark="#181322",
                light="#d8ac70",
                vol=0.9,
                rim=True,
                rough=0.2,
            ),
            k.paint(rect(u - 10, v - 2.4, 29, 4, 1.4), "#5c5a68", dark="#1c1c30", light="#c8b090", vol=0.9, rough=0.15),
        ]

    # far leg and arm
    k.paint(limb([(2, -42), (10, -26), (14, -10)], [19, 16, 12], cap=False), shift(suit, -0.05), **st)
    boot(15, -2)
    k.paint(limb([(8, -70), (24, -62), (37, -66)], [13, 11, 8.4], cap=False), shift(suit, -0.03), **st)
    k.paint(limb([(35, -66), (38.6, -67)], [9.4, 9], cap=False), "#4a3a30", dark=dk, vol=0.6, rough=0.2)
    k.paint(
        [(37, -71), (42, -72.4), (49, -72), (50, -70), (45, -68.6), (50, -67), (49, -65), (41, -63), (37, -64)],
        "#5a4636",
        dark="#1c1620",
        light="#ffd090",
        vol=0.9,
        rim=True,
        rough=0.2,
    )
    # near leg, then the body over both
    m = k.paint(
        union(
            limb([(-6, -44), (-10, -26), (-14, -11)], [22, 18, 13], cap=False),
            curve(
                [(-16, -74), (-21, -60), (-19, -42), (-12, -34), (0, -36), (12, -36), (17, -46), (17, -62), (13, -74)]
            ),
        ),
        suit,
        px=220,
        **st,
    )
    for q in (
        [(-16, -48), (-6, -43), (6, -42)],
        [(-18, -38), (-10, -33), (-2, -34)],
        [(-16, -26), (-10, -23), (-4, -25)],
        [(-17, -18), (-12, -15), (-7, -17)],
        [(8, -60), (13, -52), (14, -44)],
    ):
        k.line(q, [0.5, 2.6, 0.5], dk, 0.55, clip=m, soft=0.6)
        k.line([(u, v - 2.6) for u, v in q], [0.4, 1.6, 0.4], lt, 0.35, clip=m, soft=0.5)
    boot(-14, 0)
    k.paint(
        curve([(-20, -42, "c"), (0, -38), (17, -42, "c"), (17, -46.4, "c"), (0, -42.6), (-20, -46.6, "c")]),
        "#3a2a24",
        dark="#120d14",
        light="#d8a868",
        vol=0.6,
        rough=0.2,
    )
    for u in (-13, -4, 6):
        k.paint(rect(u, -46.6, 7.4, 9, 1), "#6a6a74", dark="#20202e", light="#ffe0b0", vol=0.9, rough=0.15)
    # near arm, hanging a little away from the side
    k.paint(limb([(-13, -71), (-24, -58), (-23, -44)], [14, 12, 9], cap=False), suit, shadow=(1, 1, 2, 0.4), **st)
    k.paint(
        [(-27, -45), (-19, -45), (-18, -39), (-21, -34), (-26, -35), (-28, -40)],
        "#5a4636",
        dark="#1c1620",
        light="#e8b880",
        vol=0.9,
        rim=True,
        rough=0.2,
    )
    # corselet and helmet
    metal(
        k,
        curve([(-20, -68), (-19, -75), (-10, -80), (8, -80), (16, -75), (17, -68), (8, -63), (-10, -63)]),
        "#9a7434",
        shadow=(0, 1.4, 2, 0.45),
    )
    for u, v in ((-17, -69), (-11, -65.4), (-3, -64), (5, -64.4), (12, -67)):
        metal(k, ellipse(u, v, 1.5), "#c8a050")
    k.paint(
        limb(
            [(-15, -89), (-30, -100), (-34, -124), (-20, -160), (-30, -220), (-16, -300)],
            [3.6, 3.4, 3.2, 3, 2.6, 2.2],
            n=90,
            cap=False,
        ),
        "#2c2630",
        dark="#0c0a14",
        light="#8a7a8a",
        vol=0.8,
        rough=0.3,
    )
    h = metal(k, ellipse(0, -89, 16.4, 16.8), "#a87c38", px=220, shadow=(0, 1, 2, 0.4))
    k.line([(-15, -82), (0, -77.4), (14, -81)], [1, 2.6, 1], "#5a3c1c", 0.8, clip=h)
    k.line([(-9, -103.6), (-3, -96), (-2, -76)], [0.5, 1.4, 0.6], "#5a3c1c", 0.6, clip=h)
    ring(k, -6, -89, 5.6, 1.7, "#b98a40")
    k.paint(ellipse(-6, -89, 4), "#131a2c", light="#5c70b0", vol=0.5, rough=0.1)
    ring(k, 11.4, -89, 6.2, 1.8, "#d0a050", 1.24)
    k.paint(
        ellipse(12, -89, 4.2, 5.8),
        "#ffd48a",
        dark="#8a5a2c",
        light="#fff4d0",
        vol=0.2,
        lit=0,
        rough=0.1,
        grad=((8, 0), (16, 0), -0.3, 0.4),
    )
    for v in (-92, -89, -86):
        k.line([(8, v), (16, v)], 0.8, "#3a2a1c", 0.9)
    metal(k, rect(-3, -108.6, 6, 5, 1.4), "#b98a40")
    metal(k, ellipse(-14.6, -89, 2.8, 3.4), "#7a5a2c")
    k.line([(-9, -100), (-2, -103), (5, -101)], [0.5, 2, 0.5], "#fff0c8", 0.8, clip=h, soft=0.6)
    return k


def teeth(c, base, n, L, col, side=1, seed=0, **kw):
    """A row of needles along a line of points; side 1 points up."""
    r = np.random.default_rng(seed)
    q = sample(base, n)
    for i, (x, y) in enumerate(q):
        l = L * r.uniform(0.45, 1.15) * (0.7 + 0.5 * math.sin(i * 2.1))
        w = l * 0.16 + 3
        b = r.normal(0, 0.12)
        c.paint(
            curve(
                [
                    (x - w, y + side * 8, "c"),
                    (x - w * 0.4 + b * l * 0.4, y - side * l * 0.5),
                    (x + b * l, y - side * l, "c"),
                    (x + w * 0.6 + b * l * 0.5, y - side * l * 0.45),
                    (x + w, y + side * 8, "c"),
                ]
            ),
            mix(col, "#ffe0b0", r.uniform(0, 0.12)),
            **({"vol": 0.8, "rough": 0.3, "dark": "#0e1430", "light": "#cfc0a8", "tex": 0.2} | kw),
        )


def draw():
    """The bottom, where the last light is somebody's bait."""
    c = Card(1301, key=(-0.2, -0.8, 0.5))
    rr = np.random.default_rng(11)
    c.sky([(0, "#3f58a0"), (0.12, "#2c4080"), (0.35, "#1c2858"), (0.65, "#131a3c"), (1, "#0c1028")], warp=0.12)
    c.brush((42, 24), thr=(0, 0.03), length=4, jitter=0.02)
    c.fog_colour = rgb("#27366c")
    for x0, x1, a in ((60, 0, 0.16), (160, 120, 0.2), (270, 260, 0.14)):
        c.beam([(x0 - 14, -10), (x0 + 26, -10), (x1 + 70, 560), (x1 - 50, 560)], "#9fc0f0", a, 14, fade=((x0, 0), 330))
    # the boat that lowered him: the tender holds something to his ear
    c.paint(
        curve([(60, 34, "c"), (112, 50), (172, 34, "c"), (152, 58), (112, 66), (76, 56)]),
        "#101838",
        vol=0.3,
        soft=1.2,
        lit=0,
        alpha=0.9,
    )
    # ---- what it belongs to
    head = curve(
        [
            (640, 70),
            (560, 84),
            (480, 120),
            (404, 178),
            (340, 262),
            (298, 372),
            (286, 452, "c"),
            (330, 470),
            (372, 440),
            (430, 420),
            (500, 418),
            (570, 440),
            (640, 470),
        ]
    )
    m = c.paint(
        head,
        "#1f2a58",
        dark="#10183a",
        light="#3a4a86",
        vol=0.8,
        rough=1.6,
        soft=1.2,
        tex=0.5,
        px=220,
        fog=0.12,
        rim="#5a6cb0",
        rimw=2.4,
        rimdir=(-0.8, -0.5),
    )
    c.paint(
        curve(
            [
                (286, 452),
                (330, 470),
                (372, 440),
                (430, 420),
                (500, 418),
                (570, 440),
                (640, 470),
                (640, 760),
                (520, 790),
                (400, 770),
                (320, 720),
                (296, 600),
            ]
        ),
        "#080a1c",
        vol=0,
        soft=8,
        rough=2,
        lit=0,
        alpha=0.86,
    )
    for _ in range(120):
        x, y = rr.uniform(300, 600), rr.uniform(90, 450)
        c.paint(
            ellipse(x, y, rr.uniform(2, 9), rr.uniform(2, 6)),
            rr.choice(["#0f1636", "#2f3e78", "#18214a"]),
            vol=0.5,
            alpha=0.4,
            soft=1.4,
            rough=2,
            clip=m,
        )
    for y0, d in ((330, 0), (372, 12), (414, 20)):
        c.line(
            [(322 - d * 0.6, y0 + 20), (380, y0 - 34), (470, y0 - 70), (600, y0 - 60)],
            [0.6, 3, 2, 0.6],
            "#0c1230",
            0.5,
            clip=m,
            soft=1.4,
        )
    e = Frame(c, 446, 250, 100)
    e.darken(ellipse(0, 0, 40, 32), 0.55, 9)
    e.paint(ellipse(0, 0, 23, 22), "#5a6a9c", dark="#141c44", light="#a8b4d0", vol=0.8, rough=0.3, lit=0)
    e.paint(ellipse(-6, 6, 10, 11), "#070914", vol=0.2, rough=0.2, lit=0)
    e.paint([(-30, -6), (-16, -24), (8, -27), (30, -12), (26, -4), (8, -10), (-14, -8)], "#18214a", vol=0.6, rough=0.8)
    c.late.append(lambda: c.dot(438, 258, 2.2, "#ffcf80", 0.9, halo=True))
    teeth(c, [(300, 462), (352, 462), (420, 428), (500, 424), (590, 448)], 15, 96, "#6a7298", side=-1, seed=4, fog=0.0)
    c.paint(
        limb(
            [(280, 446), (318, 462), (352, 452), (420, 420), (500, 414), (590, 436), (640, 452)],
            [16, 20, 24, 26, 26, 26, 26],
            n=80,
        ),
        "#232f60",
        dark="#10183a",
        light="#4a5a98",
        vol=0.8,
        rough=1.6,
        tex=0.5,
    )
    # the rod, from between its eyes to the roof of the box
    rod = [(452, 186), (420, 120), (340, 110), (330, 220), (366, 340), (BX - 4, 470)]
    c.paint(
        limb(rod, [13, 10, 7, 6, 5, 5], n=80, cap=False), "#3c4a80", dark="#141b3a", light="#a8b4dc", vol=0.8, rough=0.4
    )
    # ---- the floor
    for y, s, col, f in ((640, 3, "#1c2752", 0.3), (690, 8, "#1a2348", 0.1)):
        c.paint(ridge(y, 9, s, n=7), col, dark="#0c1230", light="#4a5690", vol=0.5, fog=f, rough=1.2, tex=0.3)
    c.lights = [(BX, BY - 100, 60, "#ffbe62", 130, 0.95)]
    teeth(c, [(290, 736), (330, 742), (450, 752), (530, 744), (590, 724)], 9, 128, "#6a6a84", seed=9)
    c.paint(
        ridge(732, 8, 15, n=6, tilt=-14),
        "#2a3058",
        dark="#10142c",
        light="#ffcf8a",
        vol=0.6,
        rough=1.2,
        texk="speck",
        tex=0.35,
    )

    # coral and weed at the sides
    def coral(x, y, h, col, seed):
        r = np.random.default_rng(seed)
        ps = []

        def grow(x, y, a, L, w, d):
            x2, y2 = x + L * math.cos(a), y + L * math.sin(a)
            ps.append(
                limb([(x, y), ((x + x2) / 2 + r.normal(0, 2), (y + y2) / 2), (x2, y2)], [w, w * 0.9, w * 0.78], n=10)
            )
            if d:
                for s_ in (-1, 1):
                    grow(x2, y2, a + s_ * r.uniform(0.25, 0.6), L * r.uniform(0.65, 0.85), w * 0.74, d - 1)

        grow(x, y + 8, -math.pi / 2 + r.normal(0, 0.15), h * 0.34, h * 0.11, 4)
        c.paint(
            union(*ps),
            col,
            dark="#141838",
            light=mix(col, "#ffe0b0", 0.6),
            vol=0.9,
            rough=0.5,
            texk="speck",
            tex=0.3,
            shadow=(0, 2, 3, 0.3),
        )

    coral(300, 760, 84, "#6a4a7a", 3)
    coral(520, 800, 110, "#8a4a5a", 5)
    coral(566, 838, 90, "#4a5a92", 7)
    # the box
    phone_box(c, BX, BY + 62, 226, col="#7a5638", off_hook=False, rim="#ffe6b0", rot=-2)
    c.lights = [(BX - 10, BY - 60, 60, "#ffb65a", 170, 0.85)]
    c.paint(
        curve([(120, 838), (60, 830), (10, 842), (10, 872), (90, 866), (200, 850), (236, 838)]),
        "#0a0d22",
        vol=0,
        alpha=0.6,
        soft=6,
        lit=0,
        rough=1,
    )
    k = diver(c, 164, 836, 262)
    # foreground, dark
    c.lights = [(BX, BY - 60, 30, "#ffb65a", 120, 0.3)]
    c.paint(ridge(868, 10, 21, n=5, tilt=26), "#11152e", dark="#080a18", light="#3a4478", vol=0.6, rough=1.4)
    for x, h, b in ((18, 330, 1), (44, 250, -1), (8, 200, 1), (586, 300, -1), (562, 190, 1)):
        w = limb(
            [(x, 900), (x + 16 * b, 900 - h * 0.3), (x - 12 * b, 900 - h * 0.6), (x + 12 * b, 900 - h)],
            [12, 15, 11, 2],
            n=50,
            cap=False,
        )
        c.paint(w, "#0f1a34", dark="#070a18", light="#2f4a78", vol=0.7, rough=0.8)
    seashell(c, 262, 868, 40, "conch", col="#a88a8c", rot=-8)
    # fish leave; one of them has been queueing
    for x, y, s, r, fl in (
        (300, 560, 0.5, -10, True),
        (276, 590, 0.42, -18, True),
        (318, 604, 0.36, -4, True),
        (250, 540, 0.36, -14, True),
        (226, 572, 0.3, -10, True),
    ):
        fish(c, Pose(x, y, s, r, fl), "#c8905a", rim="#ffe0a8")
    c.lights = []
    c.beam(
        [(BX - 40, BY - 40), (BX + 20, BY - 40), (BX + 60, 860), (BX - 260, 860)],
        "#ffcf80",
        0.3,
        18,
        fade=((BX, BY), 190),
    )
    f = focus_map(
        c,
        [
            (BX, BY - 60, 120, 190, 1.0),
            (170, 700, 130, 170, 1.0),
            (446, 250, 70, 60, 0.9),
            (440, 460, 190, 90, 0.7),
            (270, 570, 80, 60, 0.9),
        ],
        0.36,
    )
    loose(c, f, strength=0.45)

    def late():
        c.glow(BX - 4, BY - 60, 150, "#ffb65a", 0.32, 1.1)
        for s_ in (-1, 1):  # it rings
            for q in (92, 108, 124):
                a = [(BX + s_ * q * math.cos(t), BY - 92 + q * math.sin(t)) for t in np.linspace(-0.34, 0.34, 7)]
                c.line(a, [0.3, 2.6, 0.3], "#ffe6a8", 1.0 - q * 0.007, soft=0.4)
        for _ in range(70):
            c.dot(
                rr.normal(BX - 40, 130), rr.normal(BY - 60, 130), rr.uniform(0.5, 1.5), "#ffe0a8", rr.uniform(0.15, 0.6)
            )
        for i in range(14):
            x, y = k.pt(4 + rr.normal(0, 4), -112 - i * 13)
            q = rr.uniform(2, 5)
            c.paint(minus(ellipse(x, y, q), ellipse(x, y, q * 0.74)), "#cfdcf6", vol=0, alpha=0.6, lit=0, rough=0.1)

    c.late.append(late)
    return c.finish(shadow_tint="#0c1030", light_tint="#ffe2b0", vignette=0.42, contrast=0.2, bloom=0.2, bthr=0.7)
