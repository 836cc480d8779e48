"""A mouse paints the owl's portrait, and has begun with the way out."""

import numpy as np

from art.kit.all import Card, Frame, Pose, book, candle, curve, ellipse, limb, minus, owl, poly, rect, transform

SENTENCE = "A mouse paints the owl's portrait, and has begun with the way out."
KEY = "indigo-coral"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "animal"


def studio(c):
    """An attic studio at night: a slanting window with the moon in it, canvases turned to the wall."""
    c.sky([(0, "#161a38"), (0.4, "#2a3162"), (0.75, "#4a4474"), (1, "#2c2440")], warp=0.25)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.016)
    win = poly([(54, 60), (262, 34), (276, 250), (64, 290)])
    m = c.paint(
        win,
        "#5f78b8",
        dark="#24315e",
        light="#c8d8f0",
        vol=0,
        lit=0,
        rough=0.5,
        grad=((60, 60), (260, 270), -0.2, 0.35),
    )
    c.paint(ellipse(206, 112, 33), "#fff6dc", vol=0.2, lit=0, clip=m, rough=0.4)
    for a, b in (((159, 44), (170, 272)), ((56, 176), (270, 142))):
        c.line([a, b], [8], "#1c1f3c", vol=0.3)
    c.paint(
        minus(poly([(44, 50), (272, 22), (288, 260), (54, 304)]), win),
        "#2c2c50",
        dark="#12142c",
        light="#8a8ab8",
        vol=0.5,
        rough=0.4,
    )
    c.late.append(lambda: c.glow(206, 112, 80, "#fff0d0", 0.4, 1.3))
    for x, y, w, h, a in ((520, 640, 150, 190, 6), (566, 600, 120, 240, -4)):
        c.paint(
            transform(rect(-w / 2, -h / 2, w, h, 2), x, y, 1, a),
            "#8a6a5c",
            dark="#3a2c38",
            light="#d8b098",
            vol=0.1,
            texk="streakv",
            tex=0.4,
            rough=0.5,
            shadow=(4, 6, 8, 0.4),
        )
        c.paint(
            transform(
                minus(rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24), rect(-w / 2 + 20, -h / 2 + 20, w - 40, h - 40)),
                x,
                y,
                1,
                a,
            ),
            "#5a4048",
            vol=0.4,
            rough=0.4,
            alpha=0.8,
        )
    c.paint(
        rect(-20, 724, 640, 200),
        "#5a3f4c",
        dark="#241a2c",
        light="#b88a7c",
        vol=0,
        texk="streakh",
        tex=0.7,
        rough=0.4,
        grad=((0, 724), (0, 900), 0.2, -0.3),
    )


def throne(c):
    """The sitter's chair: a velvet stool on a box, as for a person of rank."""
    k = Frame(c, 322, 752, 200, rim="#ffcf9a")
    k.ground(70, 12, a=0.5)
    k.paint(
        rect(-62, -34, 124, 34, 3),
        "#6a4438",
        dark="#2c1a20",
        light="#d89a78",
        vol=0.4,
        texk="streakh",
        tex=0.5,
        rim=True,
    )
    k.paint(
        [(-58, -34, "c"), (-60, -56), (0, -64), (60, -56), (58, -34, "c")],
        "#a83c4c",
        dark="#4a1424",
        light="#f09080",
        vol=0.8,
        rim=True,
        rough=0.5,
    )
    for x in range(-52, 60, 13):
        k.line([(x, -34), (x + 1, -22)], [2.4, 1], "#ffd76e")


def talons(c):
    """Feet that sink into the velvet, and what they hold on with."""
    for x0 in (282, 388):
        for i, (dx, L) in enumerate(((-23, 34), (0, 40), (23, 34))):
            x, y = x0 + dx, 598 + (4 if i != 1 else 0)
            c.paint(
                limb([(x0 + dx * 0.5, y - 16), (x, y + L * 0.45), (x + dx * 0.08, y + L)], [24, 21, 15]),
                "#d8b070",
                dark="#6a4424",
                light="#fff0c0",
                vol=0.95,
                rough=0.3,
                rim="#ffe0b0",
                shadow=(1, 4, 4, 0.45),
                detail=0.8,
            )
            for q in (0.3, 0.55, 0.8):
                c.line(
                    [(x - 8, y + L * q - 2), (x, y + L * q + 1), (x + 8, y + L * q - 2)],
                    [0.5, 1.5, 0.5],
                    "#8a5c2c",
                    0.7,
                    detail=0.8,
                )
            c.paint(
                curve(
                    [
                        (x - 6 + dx * 0.08, y + L - 2, "c"),
                        (x + dx * 0.08, y + L - 6),
                        (x + 6 + dx * 0.08, y + L - 2, "c"),
                        (x + 4 + dx * 0.12, y + L + 9),
                        (x - 1 + dx * 0.16, y + L + 17, "c"),
                        (x - 5 + dx * 0.1, y + L + 8),
                    ]
                ),
                "#2a2028",
                dark="#0c080c",
                light="#a89aa0",
                vol=0.95,
                rough=0.1,
                detail=1,
            )


def easel(c):
    """The canvas is turned to us: not an owl, but a small lit door in a skirting board, very carefully done."""
    k = Frame(c, 164, 872, 240, rim="#ffcf9a")
    for p in ([(-44, 0), (-14, -124)], [(44, 0), (14, -124)], [(0, -8), (0, -140)]):
        k.paint(limb(p, [6, 5], cap=False), "#8a5c3c", dark="#3a2418", light="#e8b888", vol=0.7, rim=True, rough=0.3)
    k.paint(rect(-56, -46, 112, 7, 2), "#8a5c3c", dark="#3a2418", light="#e8b888", vol=0.7, rim=True)
    k.paint(
        transform(rect(-52, -114, 104, 70, 1), 0, 0, 1, -2),
        "#f3e6cc",
        dark="#b89c84",
        light="#fffaf0",
        vol=0.1,
        rough=0.3,
        shadow=(3, 5, 6, 0.4),
        detail=0.8,
    )
    cv = k.paint(
        transform(rect(-49, -111, 98, 64, 1), 0, 0, 1, -2),
        "#d8caae",
        dark="#9a8c80",
        light="#f6ecd8",
        vol=0,
        rough=0.3,
        tex=0.3,
        detail=0.8,
        grad=((0, -110), (0, -46), -0.1, 0.1),
    )
    ink = dict(clip=cv, rough=0.4, detail=0.9)  # the sitter, only begun, in charcoal
    for q in (
        [
            (-42, -50),
            (-40, -74),
            (-38, -96),
            (-34, -106),
            (-28, -99),
            (-18, -101),
            (-8, -99),
            (-2, -106),
            (2, -96),
            (4, -74),
            (6, -50),
        ],
        [(-22, -88), (-19, -82), (-16, -88)],
    ):
        k.line(q, [1.2, 1.8, 1.2], "#5a5264", 0.8, **ink)
    for x in (-28, -9):
        k.line(
            [(x + 7 * np.cos(a), -91 + 7 * np.sin(a)) for a in np.linspace(0.3, 6.4, 14)],
            [1.0, 1.6, 1.0],
            "#5a5264",
            0.8,
            **ink,
        )
    k.paint(
        poly([(8, -72), (60, -72), (60, -40), (8, -40)]),
        "#4a4474",
        dark="#2a2848",
        light="#8a80b0",
        vol=0,
        clip=cv,
        rough=2.0,
        tex=0.4,
        detail=0.9,
    )
    k.paint(
        poly([(9, -62), (60, -64), (60, -40), (9, -40)]),
        "#b8785c",
        dark="#6a3c34",
        light="#f0b890",
        vol=0.2,
        clip=cv,
        rough=1.2,
        texk="streakh",
        tex=0.4,
        detail=0.9,
    )
    k.line([(9, -61), (60, -63)], [1.6], "#f0c8a0", 0.9, **ink)
    k.paint(
        [(17, -46, "c"), (17, -60), (27, -69), (37, -60), (37, -46, "c")],
        "#ffdf8a",
        dark="#f0a04a",
        light="#fffbe0",
        vol=0,
        lit=0,
        clip=cv,
        rough=0.1,
        detail=1,
    )
    k.paint(
        [(17, -46, "c"), (22, -53, "c"), (32, -53, "c"), (37, -46, "c")], "#c87a3c", vol=0, clip=cv, rough=0.1, detail=1
    )
    k.line([(17, -46), (17, -60), (27, -69), (37, -60), (37, -46)], [2.0], "#4a2824", 0.95, **ink)
    X, Y = k.pt(27, -57)
    c.late.append(lambda: c.glow(X, Y, 44, "#ffe6a0", 0.4, 1.2))


def mouse(c):
    """The painter on a pile of books, brush up, measuring; the tail is wound round a leg of the easel."""
    for i, (w, col) in enumerate(((92, "#7a3b44"), (84, "#2f4f68"), (74, "#8a6a34"))):
        book(c, Pose(276 + i * 3, 884 - i * 20, 1, (-1, 2, -2)[i]), w, 17, 26, col, seed=i)
    k = Frame(c, 318, 824, 92, 0, False, rim="#ffdcb0")
    fur = dict(dark="#3a3040", light="#e8d0c0", vol=0.95, rough=0.5)
    k.paint(limb([(-30, -6), (-66, 8), (-90, -14), (-124, 6)], [7, 5, 4, 2]), "#c8948c", vol=0.6, rough=0.2)
    m = k.paint(
        [(-34, 0), (-38, -34), (-24, -62), (0, -72), (22, -60), (32, -30), (28, 0), (0, 5)], "#8a7a84", rim=True, **fur
    )
    k.fur(m, [[(-4, -66), (-10, -30), (-12, 0)], [(14, -58), (20, -26), (18, 0)]], 6, 1, con=0.12)
    k.paint(
        [(-24, -50), (0, -60), (22, -48), (26, -8), (0, 2), (-28, -6)],
        "#e07f6e",
        dark="#8a3c40",
        light="#ffc8a8",
        vol=0.7,
        clip=m,
        rough=0.4,
    )
    h = k.sub(6, -84, 100, -8)
    for x, y in ((-22, -26), (16, -32)):
        h.paint(ellipse(x, y, 19, 20), "#8a7a84", rim=True, **fur)
        h.paint(ellipse(x + 1, y + 2, 12, 13), "#d8a0a0", dark="#8a5a64", vol=-0.3)
    hm = h.paint(
        [(-30, 0), (-26, -24), (-2, -34), (20, -26), (34, -6), (46, 4), (38, 14), (10, 20), (-16, 18)],
        "#94848c",
        rim=True,
        **fur,
    )
    h.fur(hm, [[(40, 4), (10, -10), (-26, -8)], [(30, 12), (0, 12)]], 5, 0.9, con=0.12)
    h.eye(17, -6, 5.6, iris="#2a2028", lid=0, white=None, pupil=0.8, socket=0.3)
    h.paint(ellipse(46, 4, 4.4, 3.6), "#d88a88", vol=0.6, rough=0.1, detail=1)
    for a in (-10, 4, 18):
        h.line([(40, 8), (62, 6 + a)], [0.9, 0.3], "#f0e4dc", 0.8)
    h.paint(
        [(-30, -26), (-16, -44), (12, -46), (26, -32), (2, -28)],
        "#24315e",
        dark="#10162e",
        light="#8090c0",
        vol=0.8,
        rim=True,
    )  # a painter's cap
    h.line([(-4, -45), (-2, -54)], [2.6], "#24315e")
    # the brush held up at arm's length, toward the sitter
    k.paint(limb([(16, -48), (34, -62), (44, -80)], [13, 10, 7]), "#8a7a84", rim=True, **fur)
    k.line([(38, -66), (47, -88), (52, -112)], [3, 2.6, 2], "#c8985c")
    k.paint(
        [(49, -110), (51, -124), (56, -134, "c"), (57, -122), (55, -110)], "#ffd76e", dark="#a8742c", vol=0.5, rough=0.2
    )
    k.paint(
        [(-40, -30), (-62, -34), (-70, -20), (-58, -8), (-40, -10), (-36, -20)],
        "#b8804c",
        dark="#5a3420",
        light="#f0c890",
        vol=0.5,
        rim=True,
    )  # palette
    for x, y, col in ((-60, -24, "#e07f6e"), (-52, -14, "#ffd76e"), (-50, -28, "#5f78b8"), (-43, -20, "#f6f0e0")):
        k.paint(ellipse(x, y, 3.2, 2.6), col, vol=0.5, rough=0.2)


def draw():
    """The owl has not blinked."""
    c = Card(6717, key=(-0.5, -0.6, 0.6))
    studio(c)
    c.lights = [(500, 700, 80, "#ffb870", 170, 0.7), (150, 740, 60, "#ffe0a0", 90, 0.4)]
    owl(
        c,
        340,
        640,
        520,
        "front",
        rim="#ffd8a8",
        col="#9a6a48",
        dark="#2c1a24",
        light="#f0c090",
        pale="#f6e4c4",
        iris="#ffb02c",
        lid=0.30,
        look=(-0.35, 0.55),
    )
    throne(c)
    talons(c)
    easel(c)
    mouse(c)
    candle(c, 506, 868, 110, rim="#ffe8c0")
    # bones of earlier painters: three small brushes and a small cap
    for x, y, a in ((404, 880, -12), (424, 886, 8), (440, 878, -30)):
        P = Pose(x, y, 0.6, a)
        c.line([P.pt(-30, 0), P.pt(18, 0)], [2.2, 2], "#c8985c", vol=0.4, shadow=(0, 2, 2, 0.4))
        c.paint(P(curve([(18, -4), (30, -3), (40, 0, "c"), (30, 3), (18, 4)])), "#5a4a54", vol=0.5, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#14123a", light_tint="#ffe8cc", vignette=0.36, contrast=0.2, paper=0.045, grain=0.025)
