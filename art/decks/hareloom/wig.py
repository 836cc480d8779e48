"""A countess wears a wig with a winter of its own; the skiers have reached her ear."""

import math

import numpy as np

from art.kit.all import Card, Frame, Pose, curve, ellipse, head, house, limb, minus, pines, rect, rgb, sample, shift

SENTENCE = "A countess wears a wig with a winter of its own; the skiers have reached her ear."
KEY = "rose-morning"
FRAME = "portrait"
MOOD = "comic"
PROTAGONIST = "adult"
SNOW = dict(dark="#9a98b8", light="#ffffff")


def wall(c):
    """A pale rose room with a panelled wall, so that the winter stays on her head."""
    c.sky([(0, "#8f5468"), (0.4, "#c88a8c"), (0.8, "#eab8a4"), (1, "#f3cdb4")], warp=0.16)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    for x, w in ((34, 150), (416, 150)):
        for d, col, a in ((0, "#f6d8c4", 0.5), (6, "#7a4450", 0.35)):
            c.paint(
                minus(
                    rect(x + d, 70 + d, w - 2 * d, 560 - 2 * d, 6),
                    rect(x + d + 3, 73 + d, w - 2 * d - 6, 554 - 2 * d, 5),
                ),
                col,
                vol=0.2,
                alpha=a,
                rough=0.6,
            )


def slope(x):
    """The outline of the wig seen from its top: height at x, for things that stand on its edge."""
    return 76 + ((x - 306) / 190.0) ** 2 * 250


def wig(c):
    """A mountain of powdered hair: the great slope, then rolls of curls to both sides."""
    hill = curve(
        [
            (118, 560),
            (104, 470),
            (128, 360),
            (170, 250),
            (214, 150),
            (262, 88),
            (306, 72),
            (352, 92),
            (396, 156),
            (440, 250),
            (478, 360),
            (498, 470),
            (480, 566),
            (400, 610),
            (300, 560),
            (200, 610),
        ]
    )
    m = c.paint(
        hill,
        "#e8e4ee",
        **SNOW,
        vol=0.75,
        tex=0.2,
        texk="streakv",
        rough=0.9,
        px=220,
        rim="#fff6e8",
        shadow=(8, 10, 18, 0.35),
        detail=0.3,
    )
    rr = np.random.default_rng(7)
    for i in range(34):  # the combed lines of the hair are the runs of the slope
        x0 = 306 + (i - 17) * 5.2
        x1 = 306 + (i - 17) * 21 + rr.normal(0, 6)
        c.line(
            [(x0, 84 + abs(i - 17) * 2), ((x0 * 0.6 + x1 * 0.4), 230), (x1 * 0.9 + x0 * 0.1, 420), (x1, 590)],
            [0.5, 2.2, 3.2, 1],
            ["#b8b4cc", "#ffffff", "#cfcbdc"][i % 3],
            0.5,
            clip=m,
            soft=0.4,
            rough=0.8,
        )
    for x, y, w in ((250, 210, 80), (356, 262, 96), (240, 360, 120), (380, 400, 130), (300, 480, 150)):  # terraces
        c.paint(
            curve([(x - w / 2, y + 4), (x, y - 7), (x + w / 2, y + 6), (x, y + 18)]),
            "#ffffff",
            vol=0,
            alpha=0.55,
            soft=4,
            clip=m,
        )
        c.paint(
            curve([(x - w / 2, y + 14), (x, y + 10), (x + w / 2, y + 14), (x, y + 30)]),
            "#8f8cb0",
            vol=0,
            alpha=0.34,
            soft=5,
            clip=m,
        )
    return m


def curls(c):
    """Rolls of hair beside the face; in one of them it is warm."""
    for side in (-1, 1):
        for i, (x, y, r) in enumerate(((176, 520, 40), (160, 588, 38), (172, 654, 34), (186, 712, 28))):
            X = 300 - side * (300 - x) if side > 0 else x
            X = x if side < 0 else 604 - x
            c.paint(
                ellipse(X, y, r * 1.25, r),
                "#e6e2ec",
                **SNOW,
                vol=0.95,
                rough=0.7,
                rim="#fff6e8",
                shadow=(3, 6, 8, 0.4),
                tex=0.2,
            )
            sp = [
                (X + side * (r * 0.86 * (1 - t / 13)) * math.cos(t) * 1.1, y + r * 0.8 * (1 - t / 13) * math.sin(t))
                for t in np.linspace(0, 11, 40)
            ]
            c.line(sp, [0.6, 3.2, 0.8], "#9a96b4", 0.75, rough=0.4)
            if side > 0 and i == 1:  # a den
                c.paint(ellipse(X, y + 3, 22, 20), "#2c2030", vol=0, rough=0.8)
                k = Frame(c, X + 2, y + 18, 40)
                k.paint(
                    [(-34, 0), (-36, -22), (-16, -36), (12, -34), (34, -18), (32, 0)],
                    "#6a4a3a",
                    dark="#2c1a16",
                    vol=0.9,
                )
                k.paint(ellipse(20, -12, 15, 12), "#7a5844", vol=0.7)
                k.paint(ellipse(29, -8, 6, 5), "#c8a884", vol=0.5)
                k.line([(14, -14), (19, -12), (23, -14)], [0.6, 2, 0.6], "#1c1010")


def face(c):
    """She keeps perfectly still, and knows exactly where they are."""
    c.paint(
        curve([(262, 730), (256, 800), (226, 850), (374, 850), (346, 800), (340, 730)]),
        "#e8c0a4",
        dark="#a87868",
        vol=0.6,
        rough=0.3,
    )
    P = Pose(302, 642, 2.1, 0)
    head(
        c,
        P,
        "slim",
        "stern",
        0.0,
        skin="#efcdb4",
        hair="#cfcad8",
        style="bald",
        rim="#fff2e0",
        look=(0.55, -0.9),
        iris="#4f7f78",
    )
    # powder, rouge and a beauty spot
    for x in (258, 346):
        c.paint(ellipse(x, 694, 19, 14), "#e0606c", vol=0, alpha=0.42, soft=5, lit=0)
    c.paint(ellipse(262, 716, 2.6), "#2a1820", vol=0, rough=0, lit=0, detail=1)
    c.paint(
        curve([(286, 727, "c"), (294, 722), (302, 725), (310, 722), (318, 727, "c"), (302, 735)]),
        "#b3303c",
        dark="#6a1420",
        vol=0.5,
        rough=0.1,
        detail=1,
    )


def dress(c):
    """A ruff of lace and a teal gown at the foot of the picture."""
    c.paint(
        curve(
            [
                (60, 930, "c"),
                (84, 862),
                (160, 822),
                (236, 808),
                (300, 838),
                (366, 808),
                (444, 822),
                (520, 862),
                (548, 930, "c"),
            ]
        ),
        "#2f6f70",
        dark="#123a40",
        light="#8fc8bc",
        vol=0.7,
        texk="streakd",
        tex=0.3,
        rough=0.5,
        rim="#d8f0e0",
    )
    for row, (y, r, n) in enumerate(((832, 26, 12), (812, 22, 11))):
        for i in range(n):
            t = (i + 0.5) / n * 2 - 1
            x = 302 + t * (190 - row * 40)
            c.paint(
                ellipse(x, y + 26 * t * t - 6, r * 0.8, r * 0.62, t * 24),
                "#f6efe4",
                dark="#a89cb0",
                light="#ffffff",
                vol=0.9,
                rough=0.5,
                shadow=(1, 3, 3, 0.35),
            )
            c.paint(
                ellipse(x, y + 26 * t * t - 2, r * 0.36, r * 0.26, t * 24), "#8a7a94", vol=-0.3, alpha=0.7, rough=0.3
            )
    c.paint(
        ellipse(302, 846, 13, 16),
        "#d0504c",
        dark="#6a1420",
        light="#ffc0a8",
        vol=1.0,
        rough=0.1,
        rim="#fff0e0",
        detail=1,
    )


def village(c, m):
    """Chalet, pines, a lift to the top, and the tracks of those who have come down."""
    pines(
        c,
        [196, 214, 230, 402, 420, 436, 452],
        [262, 250, 238, 262, 276, 296, 318],
        [44, 58, 40, 52, 40, 58, 44],
        "#3f6a60",
    )
    pines(c, [150, 166, 184, 208, 446, 462], [402, 392, 396, 404, 420, 436], [62, 80, 56, 44, 66, 50], "#2f5550")
    for x, y, w in ((286, 168, 46), (330, 178, 34)):
        house(c, x, y, w, w * 0.5, "#7a4a34", "#f3f0f6", seed=int(x), win=2, lit="#ffcf6a", rh=0.75, lean=0)
    # smoke from the chimney
    for k in range(3):
        c.paint(
            limb(
                [(300, 118), (306 + k * 4, 96 - k * 6), (296 + k * 8, 70 - k * 10), (312 + k * 6, 44 - k * 8)],
                [5, 10, 14, 3],
            ),
            "#fff4ec",
            vol=0.2,
            alpha=0.35,
            soft=3,
            lit=0,
        )
    # the lift: from her earring to the summit
    a, b = (440, 560), (352, 108)
    q = sample([a, (424, 380), b], 30)
    c.line([a, (424, 380), b], [1.4], "#4a3444", rough=0.1, detail=0.9)
    for i in (6, 13, 20, 26):
        x, y = q[i]
        c.line([(x, y), (x, y + 9)], [1.2], "#4a3444")
        c.paint(
            rect(x - 7, y + 8, 14, 12, 2), "#d0504c", light="#ffb898", vol=0.6, rough=0.2, rim="#fff0e0", detail=0.9
        )
        c.paint(rect(x - 4.5, y + 10, 9, 5, 1), "#fff0c0", vol=0, lit=0, detail=0.9)
    tracks = [
        [(290, 186), (252, 230), (300, 290), (240, 350), (290, 420), (226, 480), (236, 540)],
        [(310, 190), (350, 250), (312, 320), (366, 380), (320, 450), (340, 520)],
    ]
    for t in tracks:
        s = sample(t, 60)
        for d in (-2, 2):
            c.line([(x + d, y) for x, y in s[::4]], [1.3], "#8f8cb4", 0.8, clip=m, rough=0.3)
    for x, y, f, col in ((300, 290, -1, "#d0504c"), (230, 356, 1, "#2f6f9a"), (366, 380, -1, "#e0a030")):
        skier(c, x, y, f, col)
    skier(c, 252, 548, 1, "#2f6f70")


def earring(c):
    """The one who went on hangs from her earring."""
    c.line([(432, 716), (436, 742)], [1.6], "#c89a3c", detail=1)
    c.paint(
        ellipse(437, 750, 9, 11),
        "#e8c060",
        dark="#8a5a1c",
        light="#fff6d0",
        vol=1.0,
        rough=0.1,
        rim="#fffbe0",
        detail=1,
    )
    skier(c, 440, 792, 1, "#7a4a9a", hang=True)


def skier(c, x, y, f, col, hang=False):
    """A very small person on skis."""
    P = Pose(x, y, 0.86, 0, f < 0)
    if not hang:
        c.paint(P(ellipse(2, 1, 15, 2.4)), "#6f6c94", vol=0, alpha=0.5, soft=1, lit=0)
        c.line([P.pt(-15, 1), P.pt(12, 1), P.pt(18, -3)], [1.8, 1.8, 1.2], "#5a3424", detail=1)
        c.paint(P(limb([(0, -1), (4, -8), (-2, -14)], [5, 5.5, 6], n=14)), "#2c2a3c", vol=0.4, rough=0.1, detail=1)
        c.paint(P(limb([(-2, -13), (4, -22)], [9, 8], n=10)), col, vol=0.7, rough=0.1, detail=1)
        c.line([P.pt(4, -20), P.pt(10, -15), P.pt(14, 0)], [1.0], "#3a2a24", detail=1)
        c.paint(P(ellipse(7, -27, 5)), "#efc8a8", vol=0.6, rough=0.1, detail=1)
        c.paint(
            P(curve([(1, -29, "c"), (3, -34), (9, -34), (12, -29, "c")])),
            shift(col, -0.1),
            vol=0.5,
            rough=0.1,
            detail=1,
        )
        return
    c.line([P.pt(0, -30), P.pt(0, -16)], [2.6], "#efc8a8", detail=1)
    c.paint(P(limb([(0, -18), (0, -2)], [9, 8], n=10)), col, vol=0.7, rough=0.1, detail=1)
    c.paint(P(ellipse(4, -21, 5)), "#efc8a8", vol=0.6, rough=0.1, detail=1)
    c.paint(P(curve([(-1, -23, "c"), (1, -28), (7, -28), (9, -23, "c")])), "#d0504c", vol=0.5, rough=0.1, detail=1)
    for k in (-3, 3):
        c.line([P.pt(k * 0.6, -3), P.pt(k, 10)], [3.4], "#2c2a3c", detail=1)
        c.line([P.pt(k - 9, 10 + k), P.pt(k + 11, 9 - k)], [1.7], "#5a3424", detail=1)


def draw():
    """The portrait."""
    c = Card(5404, key=(-0.55, -0.65, 0.5))
    c.fog_colour = rgb("#e8d0d0")
    wall(c)
    m = wig(c)
    village(c, m)
    face(c)
    # the front of the wig over her brow
    c.paint(
        curve(
            [
                (206, 590),
                (214, 556),
                (250, 536),
                (302, 530),
                (354, 536),
                (390, 556),
                (398, 590),
                (360, 566),
                (302, 556),
                (244, 566),
            ]
        ),
        "#efebf4",
        **SNOW,
        vol=0.8,
        rough=0.7,
        rim="#fff6e8",
        shadow=(0, 5, 6, 0.35),
    )
    curls(c)
    dress(c)
    earring(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    rr = np.random.default_rng(3)

    def flakes():
        for _ in range(150):  # it snows on her left only
            x = rr.uniform(90, 320)
            y = rr.uniform(max(30, slope(x) - 70), 640)
            c.dot(x, y, rr.uniform(0.7, 2.0), "#ffffff", rr.uniform(0.5, 1))

    c.late.append(flakes)
    return c.finish(
        shadow_tint="#3a2440", light_tint="#fff2e0", vignette=0.26, bloom=0.14, bthr=0.85, paper=0.045, grain=0.025
    )
