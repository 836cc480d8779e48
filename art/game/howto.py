"""A turn in five pictures: one tells, the others give, all guess, some find it, the hares hop."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, limb, merged, minus, moon, poly, rect, rgb, sample, shift

from .hare import HARE, HARES, painted, path, symbol

SIZE = (500, 600)


def table(seed, warm=(250, 250)):
    """A felt table top in candle light, seen from a little above, before a dark room."""
    c = Card(seed, size=SIZE, key=(-0.4, -0.75, 0.5))
    c.sky([(0, "#0c1322"), (0.4, "#16233a"), (1, "#2a4062")], warp=0.14)
    c.brush((30, 16), thr=(0, 0.03), length=4, jitter=0.012)
    c.glow(warm[0], warm[1], 330, "#ffcf8a", 0.30, 1.2)
    c.fog_colour = rgb("#22324b")
    edge = curve(
        [(-40, 330, "c"), (120, 304), (250, 298), (380, 304), (540, 330, "c"), (540, 640, "c"), (-40, 640, "c")]
    )
    c.paint(
        edge,
        "#31486c",
        dark="#182438",
        light="#7f9cc0",
        vol=0.1,
        tex=0.3,
        texk="mottle",
        grain=0.25,
        rough=0.8,
        grad=((0, 300), (0, 600), 0.25, -0.3),
    )
    c.line(
        [(-40, 330), (120, 304), (250, 298), (380, 304), (540, 330)],
        [5, 6, 5],
        "#7a5230",
        dark="#36251b",
        light="#d9a066",
        vol=0.7,
    )
    c.lights = [(warm[0], warm[1], 90, "#ffd79a", 190, 0.5)]
    return c


def card(c, x, y, w, rot=0, face=None, glow=False):
    """A playing card standing or lying: its back with the hare, or a small dream of one's own."""
    P = Pose(x, y, w / 100, rot)
    if glow:
        c.glow(x, y, w * 1.9, "#ffd890", 0.8, 1.4)
    c.paint(
        P(rect(-50, -75, 100, 150, 4)),
        "#f3ead8",
        dark="#b8a98c",
        light="#fffdf4",
        vol=0.15,
        rough=0.4,
        shadow=(2, 5, 7, 0.5),
        detail=0.6,
    )
    m = c.paint(
        P(rect(-45, -70, 90, 140, 2)),
        face[0] if face else "#1b2b4a",
        light=face[1] if face else "#3c5a8c",
        dark=face[2] if face else "#0f1a30",
        vol=0,
        rough=0.4,
        grad=(P.pt(0, -70), P.pt(0, 70), -0.4, 0.5),
        lit=0.5,
        detail=0.5,
    )
    if not face:
        c.paint(P(ellipse(0, 0, 27)), "#ebd9a8", dark="#c79f62", vol=0.3, clip=m, detail=0.6)
        c.paint(P(Pose(-19, -24, 0.54)(path(HARE))), "#1b2b4a", vol=0.3, clip=m, detail=0.8)
        for k in range(3):
            c.line(
                [P.pt(-46, -48 + k * 11), P.pt(-15, -56 + k * 11), P.pt(15, -44 + k * 11), P.pt(46, -52 + k * 11)],
                [1.2],
                "#c99a4b",
                0.7,
                clip=m,
            )
            c.line(
                [P.pt(-46, 52 - k * 11), P.pt(-15, 44 - k * 11), P.pt(15, 56 - k * 11), P.pt(46, 48 - k * 11)],
                [1.2],
                "#c99a4b",
                0.7,
                clip=m,
            )
        return
    face[3](c, P, m)


def sea(c, P, m):
    """A small house far out at sea, under a moon."""
    c.paint(P(ellipse(20, -34, 15)), "#fff0c8", vol=0.2, clip=m, lit=0)
    c.paint(
        P(curve([(-60, 22, "c"), (-20, 16), (20, 24), (60, 16, "c"), (60, 80, "c"), (-60, 80, "c")])),
        "#1d5b62",
        light="#8fd0c0",
        vol=0.2,
        clip=m,
        tex=0.4,
        texk="streakh",
    )
    c.paint(
        P(poly([(-24, 26), (-24, 2), (-10, -14), (4, 2), (4, 26)])),
        "#b3402f",
        light="#ffb080",
        vol=0.4,
        clip=m,
        rough=0.3,
    )
    c.paint(P(rect(-14, 6, 8, 9)), "#ffe08a", vol=0, lit=0, clip=m)


def wood(c, P, m):
    """A white bird in a dark wood."""
    for x in (-34, -14, 10, 32):
        c.paint(P(limb([(x, 80), (x + 3, 0), (x - 2, -80)], [9, 7, 6], cap=False)), "#22402f", vol=0.5, clip=m)
    c.paint(
        P(curve([(-20, 6, "c"), (0, -8), (14, -14), (26, -30, "c"), (22, -6), (8, 8), (-8, 12)])),
        "#fff6e0",
        vol=0.6,
        clip=m,
        rough=0.3,
    )


def hill(c, P, m):
    """A ladder on a hill that ends at a cloud."""
    c.paint(
        P(curve([(-60, 40, "c"), (-10, 12), (60, 50, "c"), (60, 80, "c"), (-60, 80, "c")])),
        "#8a7a3c",
        light="#ffe6a0",
        vol=0.3,
        clip=m,
    )
    c.paint(
        P(merged([ellipse(8, -42, 20, 11), ellipse(-8, -36, 16, 9), ellipse(24, -36, 14, 8)])),
        "#fff0e0",
        vol=0.5,
        clip=m,
        soft=0.5,
    )
    for dx in (-6, 6):
        c.line([P.pt(-14 + dx, 30), P.pt(4 + dx, -30)], [2], "#5a3420", clip=m)
    for k in range(6):
        c.line([P.pt(-18 + k * 3, 22 - k * 10), P.pt(-6 + k * 3, 22 - k * 10)], [1.6], "#5a3420", clip=m)


FACES = {
    "sea": ("#24405c", "#e0a080", "#10203a", sea),
    "wood": ("#3c6a4c", "#c9d08c", "#16302c", wood),
    "hill": ("#c8785f", "#ffdca0", "#7a3a4c", hill),
}


def token(c, x, y, r, name):
    """A voting token with the sign of a hare."""
    col, ink, kind = HARES[name]
    c.paint(ellipse(x, y + r * 0.14, r, r), shift(col, -0.25), vol=0.3, rough=0.2, shadow=(0, 2, 3, 0.5))
    c.paint(ellipse(x, y, r, r), col, dark=shift(col, -0.2), light=shift(col, 0.1), vol=0.5, rough=0.2, detail=0.9)
    c.paint(minus(ellipse(x, y, r * 0.92), ellipse(x, y, r * 0.82)), shift(col, -0.12), vol=0.2, rough=0.1, detail=0.9)
    c.paint(Pose(x, y, r / 19)(Pose(-12, -12)(symbol(kind))), ink, vol=0, rough=0.1, lit=0, detail=1)


def end(c, **kw):
    """The last brush and the finish all five share."""
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(border=False, vignette=0.3, paper=0.03, grain=0.015, **kw)


def tells():
    """One hare holds up a card and a word rises from it: a spark, a wave, a small star."""
    c = table(9201, (330, 220))
    card(c, 318, 262, 170, 6, FACES["sea"])
    for _i, (x, y, r) in enumerate(((196, 210, 9), (168, 170, 15), (150, 112, 30))):
        c.paint(ellipse(x, y, r * 1.5, r), "#f3ead8", dark="#b8a98c", vol=0.6, rough=0.5, shadow=(0, 2, 4, 0.4))
    c.line([(124, 114), (136, 104), (148, 118), (160, 104), (176, 114)], [1.5, 4, 4, 4, 1.5], "#875210", rough=0.3)
    painted(c, 160, 486, 236, "ruby")
    for x, n in ((62, "mint"), (356, "royal"), (440, "straw")):
        painted(c, x, 572 if x != 356 else 560, 116, n, flip=x > 250)
    return end(c)


def give():
    """Three hares each push a card, face down, to the middle."""
    c = table(9202, (250, 170))
    for x, y, w, a in ((150, 396, 120, -14), (252, 382, 120, 3), (354, 400, 120, 16)):
        card(c, x, y, w, a)
    painted(c, 250, 292, 130, "ruby")
    for x, n, f in ((88, "royal", False), (250, "straw", False), (414, "mint", True)):
        painted(c, x, 576, 128, n, flip=f)
    return end(c)


def guess():
    """Three pictures lie open; the tokens come down."""
    c = table(9203, (250, 150))
    for x, y, a, k in ((112, 316, -6, "wood"), (250, 300, 0, "sea"), (388, 316, 6, "hill")):
        card(c, x, y, 132, a, FACES[k])
    token(c, 226, 392, 27, "royal")
    token(c, 276, 402, 27, "mint")
    token(c, 402, 406, 27, "straw")
    for x, n, f in ((96, "royal", False), (236, "mint", False), (396, "straw", True)):
        painted(c, x, 582, 120, n, flip=f)
    return end(c)


def some():
    """The teller's picture glows; two have found it, the third has not."""
    c = table(9204, (250, 260))
    card(c, 250, 262, 190, 0, FACES["sea"], glow=True)
    token(c, 214, 402, 28, "royal")
    token(c, 282, 406, 28, "mint")
    painted(c, 92, 540, 168, "ruby")
    painted(c, 424, 470, 96, "royal", flip=True, rot=-8)
    painted(c, 330, 560, 110, "mint", flip=True, rot=6)
    painted(c, 462, 582, 104, "straw")
    rr = np.random.default_rng(2)

    def sparks():
        for _ in range(60):
            a, d = rr.uniform(0, 6.28), rr.uniform(120, 230)
            c.dot(
                250 + d * math.cos(a) * 0.8,
                262 + d * math.sin(a),
                rr.uniform(0.8, 2.2),
                "#ffe9a8",
                rr.uniform(0.4, 1),
                True,
            )

    c.late.append(sparks)
    return end(c)


def hop():
    """Over stones on a stitched thread they hop toward the moon."""
    c = Card(9205, size=SIZE, key=(0.5, -0.7, 0.5))
    c.sky([(0, "#0c1730"), (0.5, "#1b3659"), (1, "#2c5a78")], warp=0.14)
    c.brush((30, 16), thr=(0, 0.03), length=4, jitter=0.012)
    c.stars(60, 300)
    moon(c, 404, 104, 56)
    c.lights = [(404, 104, 60, "#ffe0a8", 200, 0.5)]
    for k, (y, col) in enumerate(((250, "#1c3b59"), (370, "#1f4a5a"), (490, "#24594f"))):
        pts = [(x, y - 22 * math.sin(x / 90 + k * 2)) for x in range(-30, 540, 30)]
        c.paint(
            curve([(-40, 640, "c"), *pts, (540, 640, "c")]),
            col,
            vol=0.15,
            tex=0.35,
            texk="streakd",
            rough=1.2,
            shadow=(0, -5, 8, 0.45),
            rim="#6f98b0",
            rimw=1.0,
        )
    way = [
        (30, 560),
        (150, 520),
        (240, 540),
        (360, 480),
        (420, 400),
        (320, 350),
        (190, 360),
        (130, 290),
        (220, 226),
        (330, 226),
        (380, 176),
    ]
    q = sample(way, 90)
    for i in range(0, 88, 2):
        c.line([tuple(q[i]), tuple(q[i + 1])], [2.6, 3.2, 2.6], "#f5bc5c", rough=0.2, vol=0.4, shadow=(0, 1, 1, 0.4))
    stones = [tuple(q[i]) for i in (2, 18, 34, 48, 60, 72, 86)]
    for i, (x, y) in enumerate(stones):
        c.paint(
            ellipse(x, y, 25, 18),
            "#f3e9d4" if i % 3 else "#f5bc5c",
            dark="#a8906a",
            vol=0.6,
            rough=0.4,
            shadow=(0, 4, 4, 0.5),
        )
    painted(c, stones[1][0], stones[1][1] + 4, 92, "mint")
    painted(c, (stones[2][0] + stones[3][0]) / 2 + 6, 404, 92, "ruby", rot=-18)
    painted(c, stones[4][0], stones[4][1] + 4, 84, "royal", flip=True)
    return end(c)
