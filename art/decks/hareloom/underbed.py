"""A child reads to those under the bed; they have brought their own cushions."""

import itertools

import numpy as np

from art.kit.all import Card, Frame, Pose, curve, ellipse, hand, head, limb, minus, poly, rect, shift

SENTENCE = "A child reads to those under the bed; they have brought their own cushions."
KEY = "night-blue"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "child"


def room(c):
    """Night above the bed: a blue wall, the moon in the window, a chair with clothes that look like somebody."""
    c.sky([(0, "#16264a"), (0.5, "#2a4272"), (1, "#1c2c50")], warp=0.2)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    for x in range(10, 600, 44):
        c.line([(x, -10), (x + 2, 200), (x, 420)], [9], "#243a68", 0.5, rough=0.6)
    m = c.paint(
        rect(392, 56, 130, 150, 3),
        "#5a86b8",
        dark="#24406c",
        light="#d8e8f4",
        vol=0,
        lit=0,
        rough=0.3,
        grad=((392, 56), (520, 206), -0.1, 0.3),
        detail=0.5,
    )
    c.paint(ellipse(474, 104, 25), "#fff6dc", vol=0.2, lit=0, clip=m, rough=0.3)
    for p in (rect(454, 56, 5, 150), rect(392, 128, 130, 5)):
        c.paint(p, "#dfe4ea", dark="#7a8aa0", vol=0.3, rough=0.2)
    c.paint(
        minus(rect(382, 46, 150, 170, 3), rect(392, 56, 130, 150, 3)),
        "#e6e8ea",
        dark="#7a8aa0",
        light="#ffffff",
        vol=0.4,
        rough=0.3,
        shadow=(2, 4, 5, 0.3),
    )


def bed(c):
    """The bed cut through: quilt and mattress above, and below it far more room than there should be."""
    c.paint(
        rect(22, 214, 22, 440, 4),
        "#8a5a3c",
        dark="#3a2018",
        light="#e0a878",
        vol=0.7,
        texk="streakv",
        tex=0.4,
        rough=0.4,
        rim="#cfe0f0",
    )
    c.paint(
        rect(556, 300, 20, 354, 4),
        "#8a5a3c",
        dark="#3a2018",
        light="#e0a878",
        vol=0.7,
        texk="streakv",
        tex=0.4,
        rough=0.4,
        rim="#cfe0f0",
    )
    c.paint(
        rect(40, 380, 520, 46, 12),
        "#e8e4e0",
        dark="#8a94a8",
        light="#ffffff",
        vol=0.5,
        texk="streakh",
        tex=0.3,
        rough=0.4,
    )
    c.paint(
        rect(36, 420, 528, 22, 3),
        "#7a4c34",
        dark="#321c14",
        light="#d09a6c",
        vol=0.5,
        texk="streakh",
        tex=0.5,
        rough=0.3,
    )
    c.paint(
        curve([(46, 384), (52, 346), (96, 330), (150, 336), (168, 368), (150, 388)]),
        "#f6f2ec",
        dark="#98a2b8",
        light="#ffffff",
        vol=0.9,
        rough=0.5,
    )
    # shoulders and back of the reader, who lies on his stomach: the quilt comes over them
    m = c.paint(
        curve([(142, 424), (146, 392), (172, 368), (224, 346), (300, 332), (340, 334), (330, 418, "c"), (260, 422)]),
        "#7fa8cc",
        dark="#24406c",
        light="#d0e4f4",
        vol=0.9,
        rough=0.4,
        rim="#ffe0b0",
    )
    for x in range(150, 380, 17):
        c.line([(x + 10, 320), (x, 376), (x - 6, 430)], [3.4], "#e6eef4", 0.5, clip=m)
    quilt = curve(
        [
            (296, 424, "c"),
            (288, 384),
            (300, 344),
            (330, 322),
            (400, 320),
            (500, 330),
            (560, 346),
            (568, 470, "c"),
            (536, 462),
            (500, 474),
            (470, 460),
            (440, 470),
            (420, 428),
            (340, 426),
        ]
    )
    m = c.paint(
        quilt, "#b3402f", dark="#4a1418", light="#f09070", vol=0.7, rough=0.5, rim="#cfe0f0", shadow=(0, 4, 6, 0.35)
    )
    for i in range(8):
        for j in range(4):
            x, y = 236 + i * 44 + (j % 2) * 4, 324 + j * 38
            c.paint(
                poly([(x, y), (x + 40, y + 2), (x + 42, y + 36), (x + 2, y + 34)]),
                ["#d9a04a", "#4f7590", "#e8d8b4", "#8a3a3c", "#6f8a6c"][(i * 2 + j * 3) % 5],
                vol=0.3,
                clip=m,
                rough=0.4,
                alpha=0.72,
                tex=0.3,
            )


def cave(c):
    """Under it: a warm dark like a theatre, with a floor of boards and slippers as boats."""
    c.paint(rect(36, 440, 528, 480), "#120c1c", dark="#060410", light="#3a2a48", vol=0, rough=0.3, tex=0.3)
    c.paint(
        curve([(-20, 800, "c"), (300, 786), (620, 800, "c"), (620, 930, "c"), (-20, 930, "c")]),
        "#4a3038",
        dark="#1c1018",
        light="#a87858",
        vol=0.1,
        texk="streakh",
        tex=0.7,
        rough=0.4,
    )
    c.paint(rect(-20, 640, 62, 290), "#1c2a4c", dark="#0c1428", light="#3f5a88", vol=0, rough=0.4, tex=0.3)
    c.paint(rect(558, 640, 62, 290), "#1c2a4c", dark="#0c1428", light="#3f5a88", vol=0, rough=0.4, tex=0.3)
    c.glow(216, 560, 230, "#ffcf88", 0.42, 1.2)


def eyes(c, k, spots, r, iris="#ffd76e", look=(0, -0.5)):
    """Eyes that look up to the reader."""
    for x, y in spots:
        k.paint(ellipse(x, y, r, r * 1.05), "#fdf6e4", dark="#c8b89c", vol=0.4, rough=0.05, detail=1)
        k.paint(
            ellipse(x + look[0] * r * 0.4, y + look[1] * r * 0.45, r * 0.52),
            iris,
            dark=shift(iris, -0.25),
            vol=0.3,
            rough=0.05,
            detail=1,
        )
        k.paint(ellipse(x + look[0] * r * 0.4, y + look[1] * r * 0.45, r * 0.28), "#140c18", vol=0, rough=0, detail=1)
        X, Y = k.pt(x - r * 0.2, y - r * 0.7)
        c.late.append(lambda X=X, Y=Y: c.dot(X, Y, max(1.0, r * k.s * 0.2), "#ffffff", 0.95))


def audience(c):
    """Five of them, of no known kind, in their night things."""

    def cushion(x, y, w, col):
        c.paint(
            curve(
                [
                    (x - w, y),
                    (x - w * 0.9, y - w * 0.3),
                    (x, y - w * 0.4),
                    (x + w * 0.9, y - w * 0.3),
                    (x + w, y),
                    (x, y + w * 0.16),
                ]
            ),
            col,
            dark=shift(col, -0.25),
            light=shift(col, 0.15),
            vol=0.9,
            rough=0.4,
            rim="#ffd8a0",
            shadow=(0, 5, 6, 0.4),
        )

    fur = dict(rough=1.0, vol=0.95, rim=True)
    # the big one at the back is only the dark itself, with more eyes than one would like, and a mug of milk
    k = Frame(c, 424, 838, 230, 0, True, rim="#ffd8a0")
    m = k.paint(
        [(-60, 0), (-66, -44), (-52, -92), (-20, -122), (18, -128), (48, -100), (64, -48), (58, 0)],
        "#2a2038",
        dark="#0c0814",
        light="#7a6488",
        px=240,
        **fur,
    )
    k.fur(
        m,
        [[(0, -120), (-10, -60), (-14, 0)], [(34, -96), (40, -50), (40, 0)], [(-40, -90), (-50, -40), (-46, 0)]],
        10,
        1.2,
        con=0.16,
    )
    for x, y, r in ((-6, -92, 11), (22, -86, 8), (6, -66, 6), (-26, -72, 7), (34, -62, 5)):
        eyes(c, k, ((x, y),), r, "#d8c070", (0.5, -0.5))
    for p in ([(-46, -56), (-58, -26), (-22, -22), (2, -30)], [(52, -52), (60, -22), (36, -18), (16, -28)]):
        k.paint(limb(p, [13, 11, 9, 7]), "#342a44", dark="#0c0814", light="#8a7498", **fur)
    k.paint(
        [(-4, -46, "c"), (20, -46, "c"), (18, -20, "c"), (-2, -20, "c")],
        "#f0ece4",
        dark="#8a94a8",
        light="#ffffff",
        vol=0.8,
        rough=0.1,
        rim=True,
        detail=0.9,
    )
    k.paint(ellipse(8, -46, 12, 3), "#fffaf0", vol=0.2, rough=0.05, detail=0.9)
    cushion(424, 842, 128, "#7a3a5c")
    # a long thin one wound round the bed's leg, three eyes
    pts = [(92, 880), (70, 800), (124, 740), (92, 680), (132, 640)]
    c.paint(
        limb(pts, [30, 34, 32, 30, 34], n=60),
        "#6f8a5c",
        dark="#22341c",
        light="#d8e0a0",
        vol=1.0,
        rough=0.4,
        rim="#ffd8a0",
        shadow=(3, 5, 6, 0.4),
    )
    k = Frame(c, 138, 640, 70, 0, False, rim="#ffd8a0")
    k.paint(ellipse(0, -6, 34, 28), "#7a9664", dark="#22341c", light="#e0e8a8", vol=1.0, rim=True, rough=0.3)
    eyes(c, k, ((-12, -16), (8, -22), (24, -10)), 9, "#e08a3c", (0.3, -0.7))
    k.line([(-6, 8), (10, 12), (24, 6)], [0.6, 2.6, 0.6], "#14200c", 0.9)
    # one like a heap of wool with only a nose, in a nightcap
    k = Frame(c, 252, 866, 120, 0, False, rim="#ffd8a0")
    m = k.paint(
        [(-52, 0), (-58, -36), (-40, -74), (0, -88), (40, -74), (58, -36), (52, 0)],
        "#c8907c",
        dark="#5a302c",
        light="#ffd8b8",
        px=200,
        **fur,
    )
    k.fur(
        m,
        [[(0, -84), (-4, -40), (0, 0)], [(-30, -70), (-44, -30), (-44, 0)], [(30, -70), (44, -30), (44, 0)]],
        13,
        1.5,
        con=0.18,
    )
    k.paint(ellipse(2, -44, 10, 8), "#3a1c20", dark="#140808", light="#a86a60", vol=1.0, rough=0.1, detail=1)
    k.paint(
        [(-30, -76, "c"), (-6, -118), (34, -112, "c"), (20, -100), (30, -78, "c"), (0, -88)],
        "#4f7590",
        dark="#1c3048",
        light="#b8d4e4",
        vol=0.8,
        rim=True,
    )
    k.paint(ellipse(38, -112, 9), "#f6f0e4", vol=0.9, rough=0.8)
    eyes(c, k, ((-16, -58), (20, -58)), 7, "#6a4a8a", (0, -0.7))
    cushion(252, 872, 74, "#d9a04a")
    # a very small one in a matchbox
    c.paint(
        Pose(348, 884, 1, -4)(rect(-26, -14, 52, 20, 2)),
        "#c8b48c",
        dark="#6a5434",
        light="#f6e8c0",
        vol=0.4,
        rough=0.2,
        shadow=(1, 3, 3, 0.4),
    )
    k = Frame(c, 346, 876, 34, 0, False, rim="#ffd8a0")
    k.paint(ellipse(0, -30, 34, 32), "#8a6a9a", dark="#2c1c3a", light="#e0c8f0", vol=1.0, rough=0.4, rim=True)
    eyes(c, k, ((-12, -36), (14, -36)), 12, "#ffd76e", (-0.3, -0.7))


def reader(c):
    """On his stomach at the edge, torch under the chin, the book hanging down so that they can see the pictures."""
    sleeve = dict(dark="#24406c", light="#d0e4f4", vol=0.95, rough=0.4, rim="#ffe0b0")
    for p in ([(164, 392), (136, 430), (146, 474)], [(262, 384), (290, 430), (280, 472)]):
        m = c.paint(limb(p, [44, 36, 24]), "#7fa8cc", shadow=(1, 4, 5, 0.4), **sleeve)
        for a, b in itertools.pairwise(p):  # stripes round the arm
            for t in (0.15, 0.4, 0.65, 0.9):
                x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                c.line([(x - 24, y - 5), (x, y + 3), (x + 24, y - 3)], [3], "#e6eef4", 0.5, clip=m)
        c.paint(
            Pose(p[2][0] + (6 if p[2][0] < 200 else -6), p[2][1] + 2, 1, -16 if p[2][0] < 200 else 16)(
                rect(-14, 0, 28, 11, 4)
            ),
            "#e6eef4",
            dark="#8a9ab8",
            vol=0.7,
            rough=0.2,
            detail=0.8,
        )
    head(
        c,
        Pose(206, 366, 0.94, 14, True),
        "child",
        "laugh",
        0.5,
        skin="#e3b591",
        hair="#3a2418",
        style="short",
        rim="#ffe0b0",
    )
    P = Pose(212, 486, 1.0, 4)
    c.paint(
        P(poly([(-50, -26), (0, -18), (50, -28), (54, 36), (2, 46), (-54, 38)])),
        "#8a3b34",
        dark="#3a1414",
        vol=0.3,
        rough=0.3,
        shadow=(2, 6, 8, 0.4),
    )
    for s_ in (-1, 1):
        m = c.paint(
            P(
                curve(
                    [
                        (0, -20, "c"),
                        (s_ * 24, -30),
                        (s_ * 48, -25, "c"),
                        (s_ * 50, 32, "c"),
                        (s_ * 26, 30),
                        (s_ * 1, 40, "c"),
                    ]
                )
            ),
            "#fbf2da",
            dark="#c8a878",
            light="#ffffff",
            vol=0.25,
            rough=0.2,
            detail=0.9,
        )
        if s_ < 0:
            c.paint(P(ellipse(-24, 2, 15, 17)), "#4f7590", light="#d8e8f0", vol=0.5, clip=m, rough=0.2, detail=0.9)
            c.paint(P(ellipse(-24, -2, 7)), "#ffe08a", vol=0.2, clip=m, rough=0.1, detail=0.9)
        else:
            c.paint(
                P(curve([(12, 24), (16, -4), (28, -14), (40, -2), (42, 24)])),
                "#6f8a5c",
                light="#e0e8a8",
                vol=0.5,
                clip=m,
                rough=0.2,
                detail=0.9,
            )
    for x, s_ in ((154, -1), (271, 1)):  # thumbs before the book, fingers behind it
        hand(c, x - s_ * 2, 474, 90 + s_ * 26, 27, "grip", "#e3b591", s_, "#ffe0b0")
    c.late.append(
        lambda: (
            c.glow(212, 490, 110, "#ffe6b0", 0.42, 1.1),
            c.beam([(196, 420), (232, 420), (420, 820), (60, 820)], "#ffe0a0", 0.22, 20),
        )
    )


def draw():
    """One more chapter."""
    c = Card(7727, key=(-0.3, -0.7, 0.6))
    room(c)
    cave(c)
    c.lights = [(212, 500, 80, "#ffd08a", 220, 0.85)]
    bed(c)
    audience(c)
    reader(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#0c1030", light_tint="#ffe8c0", vignette=0.34, contrast=0.2, paper=0.045, grain=0.025)
