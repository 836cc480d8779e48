"""A puppet cuts strings that lead down, not up."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    metal,
    minus,
    poly,
    rect,
    rgb,
    transform,
    union,
)

SENTENCE = "A puppet cuts strings that lead down, not up."
KEY = "bone-black"
FRAME = "object"
MOOD = "menace"
PROTAGONIST = "nobody"

FLOOR = 648
SKIN = dict(dark="#6f6468", light="#fffdf6")


def seg(c, a, b, w0, w1, col, **kw):
    """One turned length of a wooden limb."""
    m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return c.paint(
        limb([a, m, b], [w0, max(w0, w1) * 1.12, w1]),
        col,
        **(dict(vol=1.0, rough=0.25, rim="#fffaf0", rimw=1.6, texk="streakv", tex=0.3, detail=0.6) | kw),
    )


def ball(c, p, r, col="#dcd2c2"):
    c.paint(ellipse(*p, r), col, **SKIN, vol=1.0, rough=0.15, detail=0.7, rim="#fffaf0", rimw=1.2)
    c.paint(ellipse(*p, r * 0.26), "#3a3434", vol=0, rough=0, detail=0.8)


def pull(c):
    """Under the boards: a fist that has all the time in the world."""
    H = dict(dark="#0e0c10", light="#b8a898")
    arm = union(limb([(440, 960), (408, 890), (372, 820)], [150, 116, 104]), ellipse(352, 784, 84, 58, 8))
    m = c.paint(arm, "#4f4a48", **H, vol=1.0, px=240, rough=0.5, rim="#cfc2b0", rimdir=(-0.4, -1), tex=0.25, detail=0.4)
    c.paint(
        curve([(268, 800), (300, 826), (360, 838), (430, 812), (440, 850), (380, 870), (300, 850)]),
        "#08070a",
        vol=0,
        alpha=0.5,
        soft=12,
        clip=m,
        lit=0,
    )
    for k, (x, y) in enumerate(((290, 742), (328, 726), (368, 722), (408, 732))):  # fingers over the bar
        L = (74, 88, 88, 72)[k]
        t = (k - 1.5) * 5
        c.paint(
            limb(
                [(x + t * 0.6, y - 22), (x + t * 0.5, y - 2), (x - t * 0.5, y + L * 0.42), (x - t * 1.6, y + L * 0.8)],
                [36, 47, 45, 38],
            ),
            "#5e5854",
            **H,
            vol=1.1,
            rough=0.35,
            rim="#efe6d6",
            rimdir=(-0.2, -1),
            shadow=(4, 5, 6, 0.6),
            detail=0.6,
        )
        for o, w in ((2, 15), (L * 0.36, 14)):
            c.line([(x - w, y + o - 1), (x, y + o + 3), (x + w, y + o - 1)], [0.6, 2.2, 0.6], "#0e0c10", 0.6, soft=0.6)
        c.line([(x - 10 + t, y - 36), (x + t, y - 42), (x + 10 + t, y - 36)], [0.6, 3, 0.6], "#efe6d6", 0.5, soft=1)
    c.paint(
        union(
            limb([(430, 842), (396, 850), (338, 838), (288, 806), (268, 782)], [66, 60, 50, 42, 30]),
            limb([(470, 980), (448, 900), (428, 812)], [150, 110, 66]),
        ),
        "#68625c",
        **H,
        vol=1.1,
        rough=0.35,
        rim="#efe6d6",
        rimdir=(-0.2, -1),
        shadow=(0, 5, 7, 0.6),
        detail=0.6,
    )
    c.paint(ellipse(270, 786, 9, 13, -38), "#9a9088", dark="#4a4444", light="#fff6e4", vol=0.7, rough=0.15, detail=0.7)


class Tilt:
    """A card on which everything is turned a little about one point."""

    def __init__(self, c, rot, about):
        self.c, self.rot, self.about = c, rot, about

    def __getattr__(self, name):
        return getattr(self.c, name)

    def pt(self, p):
        a = np.radians(self.rot)
        x, y = p[0] - self.about[0], p[1] - self.about[1]
        return (self.about[0] + x * np.cos(a) - y * np.sin(a), self.about[1] + x * np.sin(a) + y * np.cos(a))

    def paint(self, path, *a, **kw):
        return self.c.paint(transform(path, rot=self.rot, about=self.about), *a, **kw)

    def line(self, pts, *a, **kw):
        return self.c.line([self.pt(p) for p in pts], *a, **kw)

    def dot(self, x, y, *a, **kw):
        self.c.dot(*self.pt((x, y)), *a, **kw)


def draw():
    """Two strings to go."""
    c = Card(7070, key=(-0.25, -0.85, 0.45))
    rr = np.random.default_rng(70)
    c.sky(
        [(0, "#f6f0e2"), (0.34, "#e6dfce"), (0.6, "#b8b0a2"), (0.74, "#6a645e"), (1, "#2a282c")],
        warp=0.08,
        radial=(286, 60, 830),
    )
    c.brush((48, 26), thr=(0, 0.03), length=4.5, jitter=0.014)
    c.fog_colour = rgb("#d8d0c0")
    c.glow(286, 40, 300, "#fffdf4", 0.7, 1.3)
    # painted wings, one behind the other: a flat town
    for x0, x1, top, f in ((-20, 96, 250, 0.58), (516, 620, 220, 0.58), (-20, 62, 120, 0.3), (556, 620, 90, 0.3)):
        w = x1 - x0
        p = (
            [(x0, FLOOR)]
            + [
                (x0 + w * t, top + h)
                for t, h in ((0, 40), (0.2, 0), (0.4, 46), (0.42, 90), (0.66, 60), (0.84, 110), (1, 150))
            ]
            + [(x1, FLOOR)]
        )
        if x0 > 300:
            p = [(x0 + x1 - x, y) for x, y in p]
        m = c.paint(
            poly(p),
            "#5a5654",
            dark="#2a282c",
            light="#a8a298",
            vol=0.1,
            rough=0.5,
            fog=f,
            tex=0.3,
            grad=((0, top), (0, FLOOR), 0.1, -0.3),
        )
        for _k in range(7):
            x, y = x0 + w * rr.uniform(0.15, 0.85), top + rr.uniform(150, 380)
            c.paint(rect(x, y, 9, 15), "#2a282c", vol=0, fog=f, rough=0.3, clip=m)
    # somebody is already leaving at the top
    for x, a in ((476, 14), (506, -6)):
        P = Pose(x, 62, 0.5, a)
        c.paint(P(limb([(0, -140), (2, -70), (0, -10)], [22, 20, 15])), "#4a4648", vol=0.9, fog=0.35, rough=0.3)
        c.paint(
            P(curve([(-12, -14, "c"), (10, -14, "c"), (16, -4), (38, 2), (40, 12, "c"), (-12, 12, "c")])),
            "#2c2a2e",
            vol=0.8,
            fog=0.3,
            rough=0.3,
        )
        c.line([(x + 2, 70), (x + 4 + a * 0.3, 110), (x - 3, 150), (x + 5, 186)], [0.9], "#5a544e", 0.9, rough=0.2)
    # the boards, and the dark under them
    c.paint(
        poly([(-20, FLOOR - 34), (620, FLOOR - 34), (620, FLOOR), (-20, FLOOR)]),
        "#a89a88",
        dark="#4a4440",
        light="#efe6d2",
        vol=0,
        texk="streakh",
        tex=0.5,
        rough=0.4,
        grad=((0, FLOOR - 34), (0, FLOOR), -0.25, 0.3),
    )
    c.paint(
        poly([(-20, FLOOR + 20), (620, FLOOR + 20), (620, 930), (-20, 930)]),
        "#1e1c22",
        dark="#0a090c",
        light="#3f3a3c",
        vol=0,
        rough=0.3,
        tex=0.4,
        grad=((0, FLOOR), (0, 900), 0.35, -0.4),
    )
    c.glow(330, 700, 150, "#8a7a6a", 0.4)
    for x in (60, 548):
        c.paint(
            rect(x - 13, FLOOR + 10, 26, 270),
            "#3a3430",
            dark="#121014",
            light="#6a6058",
            vol=0.5,
            texk="streakv",
            tex=0.5,
            rough=0.4,
        )
    # puppets that did not: in a heap, in the dark
    for x, y, a, s in ((86, 856, 20, 1), (150, 872, -24, 0.9), (112, 828, 70, 0.8)):
        c.paint(
            ellipse(x, y, 22 * s, 25 * s, a),
            "#4a423c",
            dark="#141216",
            light="#8a7c6c",
            vol=1.0,
            rough=0.3,
            rim="#a89a88",
        )
        c.line([(x - 8, y - 3), (x - 3, y - 1)], [2.4], "#0c0a0e", 0.9)
        c.line([(x + 5, y - 2), (x + 10, y)], [2.4], "#0c0a0e", 0.9)
        c.line(
            [(x + 14, y + 18), (x + 54 * s, y + 8), (x + 80 * s, y + 22)],
            [11 * s, 9 * s, 6 * s],
            "#4a423c",
            dark="#141216",
            light="#8a7c6c",
            vol=0.8,
        )
    strings_and_bar(c)
    pull(c)
    # front edge of the stage, with its holes
    m = c.paint(
        rect(-20, FLOOR - 2, 640, 26),
        "#8a7c6c",
        dark="#3a3230",
        light="#efe2c8",
        vol=0.5,
        texk="streakh",
        tex=0.6,
        rough=0.4,
        shadow=(0, 7, 8, 0.6),
    )
    for k in range(9):
        c.line([(k * 76 - 12, FLOOR - 2), (k * 76 - 12, FLOOR + 24)], [1.4], "#3a3230", 0.8, clip=m)
    body(c)
    f = focus_map(
        c,
        [
            (300, 330, 180, 260, 1.0),
            (340, 760, 150, 120, 1.0),
            (490, 80, 60, 120, 0.9),
            (110, 850, 90, 60, 0.9),
            (300, 650, 300, 30, 0.8),
        ],
        0.28,
    )
    loose(c, f, strength=0.5)
    return c.finish(
        shadow_tint="#1a1a24",
        light_tint="#fff6e4",
        vignette=0.34,
        contrast=0.24,
        bloom=0.14,
        bthr=0.86,
        sat=1.0,
        paper=0.045,
        grain=0.025,
    )


LH, RH, LK, RK, LF, RF = (170, 250), (412, 404), (250, 470), (328, 474), (240, 566), (340, 572)
CORD = "#b3302c"


def strings_and_bar(c):
    """What holds him, and what no longer does."""
    c.paint(
        limb([(188, 738), (330, 706), (484, 716)], [15, 18, 15]),
        "#7a6652",
        dark="#1c1618",
        light="#e0c8a4",
        vol=1.0,
        texk="streakh",
        tex=0.5,
        rough=0.3,
        shadow=(4, 8, 8, 0.6),
        rim="#efe6d6",
    )
    c.line([(206, 734), (207, 672)], [2.0], CORD, rough=0.1, detail=1)
    c.line([(470, 714), (468, 672)], [2.0], CORD, rough=0.1, detail=1)
    for x, y, w in ((244, 724, -1), (446, 712, 1)):  # cut, fallen back
        c.line(
            [
                (x, y),
                (x + 12 * w, y + 20),
                (x + 2 * w, y + 52),
                (x + 26 * w, y + 78),
                (x + 14 * w, y + 104),
                (x + 40 * w, y + 128 + 10 * w),
            ],
            [1.8],
            CORD,
            0.9,
            rough=0.2,
            detail=0.9,
        )


def body(c):
    """He rises, one leg at a time."""
    red, c0 = "#26242c", c
    c = Tilt(c0, -9, LF)
    c.paint(ellipse(292, FLOOR - 16, 96, 9), "#2a2628", vol=0, alpha=0.42, soft=7, lit=0)
    # the last two, and loose ends where others were
    x, y = c.pt((LF[0] - 4, LF[1] + 12))
    c0.line([(x, y), (207, FLOOR)], [2.2], CORD, rough=0.1, detail=1)
    x, y = c.pt((362, 420))
    c0.line([(x, y), (468, FLOOR)], [2.2], CORD, rough=0.1, detail=1)
    for (x, y), w in ((LH, 1), (RF, 1), (LK, -1)):
        c.line(
            [(x, y + 6), (x + 8 * w, y + 30), (x - 7 * w, y + 54), (x + 12 * w, y + 82)],
            [1.8],
            CORD,
            rough=0.1,
            detail=0.9,
        )
    # legs
    for K, F, hip in ((LK, LF, (272, 400)), (RK, RF, (314, 402))):
        seg(c, K, F, 21, 15, "#dcd2c2", **SKIN)
        seg(c, hip, K, 32, 24, "#33303a", dark="#121018", light="#8a8490")
        ball(c, K, 12)
        f = 1 if K is RK else -1
        P = Pose(F[0], F[1], 1, -14 * f if f > 0 else 20, f < 0)
        c.paint(
            P(curve([(-12, -8, "c"), (8, -9, "c"), (18, 0), (38, 6), (44, 16, "c"), (-12, 16, "c")])),
            "#24202a",
            dark="#0c0a10",
            light="#8a8490",
            vol=1.0,
            rough=0.2,
            rim="#fffaf0",
            detail=0.7,
        )
    # coat
    coat = curve(
        [
            (258, 246),
            (240, 290),
            (244, 350),
            (226, 424, "c"),
            (262, 440),
            (300, 432),
            (330, 444),
            (364, 428, "c"),
            (342, 350),
            (346, 292),
            (330, 248),
            (294, 238),
        ]
    )
    m = c.paint(
        coat,
        red,
        dark="#0a090e",
        light="#8f8890",
        vol=1.0,
        px=220,
        texk="streakv",
        tex=0.25,
        rough=0.4,
        rim="#fff6e4",
        shadow=(3, 5, 6, 0.3),
        detail=0.6,
    )
    c.line([(292, 262), (290, 340), (294, 434)], [1.4, 2.4, 2], "#0a090e", 0.7, clip=m)
    for y in (286, 318, 350, 382):
        c.paint(ellipse(300, y, 4.6), "#e9d9b4", dark="#8a6a3c", vol=0.9, rough=0.1, detail=0.9)
    for q in ([(252, 430), (262, 390), (262, 350)], [(340, 432), (330, 390), (330, 350)]):
        c.line(q, [7, 5, 1], "#0a090e", 0.5, clip=m, soft=2)
    # near arm, let go, and the arm that works
    seg(c, (336, 268), (398, 322), 26, 21, red, dark="#0a090e", light="#8f8890")
    seg(c, (256, 266), (200, 290), 25, 22, red, dark="#0a090e", light="#8f8890")
    seg(c, (199, 290), LH, 17, 13, "#dcd2c2", **SKIN)
    ball(c, (199, 290), 11)
    hnd(c, LH, 232)
    seg(c, (399, 324), RH, 17, 13, "#dcd2c2", **SKIN)
    ball(c, (399, 323), 11)
    scissors(c, RH[0] + 10, RH[1] + 38)
    hnd(c, RH, 78)
    # ruff and head
    for k in range(9):
        c.paint(
            ellipse(254 + k * 10, 244 + 5 * np.sin(k * 2), 9, 14, -24 + k * 6),
            "#f6efe0",
            dark="#a89a8c",
            light="#ffffff",
            vol=0.8,
            rough=0.2,
            shadow=(0, 2, 2, 0.3),
            detail=0.6,
        )
    P = Pose(290, 176, 1, -9)
    c.paint(P(limb([(0, 70), (0, 40)], [18, 20], cap=False)), "#c8bcac", **SKIN, vol=0.8)
    h = c.paint(
        P(
            curve(
                [
                    (-46, -6),
                    (-40, -42),
                    (0, -58),
                    (40, -42),
                    (46, -6),
                    (40, 28),
                    (22, 52),
                    (0, 58),
                    (-22, 52),
                    (-40, 28),
                ]
            )
        ),
        "#ece4d6",
        **SKIN,
        vol=1.0,
        px=200,
        rough=0.25,
        texk="streakv",
        tex=0.25,
        rim="#fffdf4",
        shadow=(2, 5, 6, 0.35),
        detail=0.8,
    )
    c.paint(
        P(
            curve(
                [
                    (-50, -8, "c"),
                    (-54, -44),
                    (-26, -72),
                    (14, -74),
                    (46, -54),
                    (52, -8, "c"),
                    (40, -30),
                    (16, -42),
                    (-14, -36),
                    (-36, -26),
                ]
            )
        ),
        "#24202a",
        dark="#0c0a10",
        light="#6a6470",
        vol=0.9,
        rough=0.5,
        texk="streakd",
        tex=0.4,
        detail=0.7,
    )
    for s in (-1, 1):
        c.paint(P(ellipse(s * 18 + 2, -2, 10, 10.5)), "#fbf6ea", dark="#b8a08c", vol=0.5, rough=0.05, detail=1)
        c.paint(P(ellipse(s * 18 + 7, 4, 5.2, 5.4)), "#1c161c", vol=0, rough=0, detail=1)
        c.dot(*P.pt(s * 18 + 4.4, 1.8), 1.5, "#ffffff")
        c.paint(
            P(
                curve(
                    [
                        (s * 18 - 10, -3, "c"),
                        (s * 18 - 8, -11),
                        (s * 18 + 2, -15),
                        (s * 18 + 12, -10),
                        (s * 18 + 14, -2, "c"),
                        (s * 18 + 2, -4),
                    ]
                )
            ),
            "#d8cec0",
            **SKIN,
            vol=0.5,
            rough=0.05,
            detail=1,
        )
        c.line(
            [P.pt(s * 18 - 9, -3), P.pt(s * 18 + 2, -4.4), P.pt(s * 18 + 13, -2)],
            [0.8, 2, 0.8],
            "#1c161c",
            rough=0.05,
            detail=1,
        )
        c.line(
            [P.pt(s * 18 - 10, -17 + s * 1), P.pt(s * 18 + 2, -21), P.pt(s * 18 + 13, -16 - s)],
            [1, 3, 1],
            "#2a2428",
            0.95,
            rough=0.1,
            detail=1,
        )
        c.paint(P(ellipse(s * 30, 20, 9, 7)), "#b3302c", vol=0, alpha=0.16, soft=3, clip=h)
        c.line([P.pt(s * 11, 26), P.pt(s * 11.4, 55)], [1.5], "#5a5050", 0.9, rough=0.1, detail=1)
    c.paint(P(ellipse(3, 15, 6, 9)), "#ece4d6", **SKIN, vol=1.0, rough=0.1, shadow=(2, 3, 2, 0.4), detail=0.9)
    c.line(
        [P.pt(14, -52), P.pt(22, -34), P.pt(18, -20), P.pt(27, -8)],
        [1.6, 1.4, 1, 0.4],
        "#4a4044",
        0.9,
        rough=0.2,
        detail=1,
    )
    c.line([P.pt(-9, 37), P.pt(1, 37.4), P.pt(10, 35)], [1, 2.8, 1], "#7a1c20", 0.95, rough=0.1, detail=1)


def hnd(c, p, a):
    P = Pose(*p, 1, a)
    fist = union(
        ellipse(6, 0, 11, 9.5),
        limb([(4, -6), (13, -12), (18, -8)], [8, 7, 5]),
        limb([(10, 4), (20, 4), (23, 1)], [8, 7, 5]),
        limb([(11, 0), (22, -2), (26, -4)], [8, 7, 5]),
    )
    c.paint(P(fist), "#ece4d6", **SKIN, vol=1.0, rough=0.15, rim="#fffaf0", rimw=1.2, detail=0.9)


def scissors(c, x, y):
    """Tailor's shears, larger than he needs."""
    k = Frame(c, x, y, 108, 201, rim="#ffffff", detail=0.9)
    for s in (-1, 1):
        metal(
            k,
            curve([(0, 4, "c"), (s * 6, -8), (s * 17, -94, "c"), (s * 4, -50), (-s * 3, -4)]),
            "#8f9498",
            dark="#24262c",
            light="#ffffff",
        )
        metal(
            k,
            minus(ellipse(s * 13, 30, 12, 16, s * -18), ellipse(s * 13, 30, 7, 10.5, s * -18)),
            "#8f2420",
            dark="#3a0a10",
            light="#ff9a80",
        )
        metal(k, limb([(0, 2), (s * 6, 16)], [6, 6]), "#8f2420", dark="#3a0a10")
    k.dot(0, 0, 2.4, "#ffffff", 0.8)
