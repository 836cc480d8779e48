"""Behind the scenes at the rabbits' theatre: the conjurer holds out the hat, and the man waits in his hutch."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    mix,
    plain,
    planks,
    rgb,
    union,
)

SENTENCE = "Behind the scenes at the rabbits' theatre: the conjurer holds out the hat, and the man waits in his hutch."
KEY = "crimson-stage"
FRAME = "crowd"
MOOD = "uneasy"
PROTAGONIST = "animal"

STAR = (0.42, 0, 2.3)  # where the conjurer stands, in metres
HUTCH = (-0.86, -0.72)
WARM = "#ffeec0"


def stage(c):
    """The boards from behind, the edge with its footlights, and the house beyond."""
    c.sky([(0, "#16080f"), (0.3, "#3a1220"), (0.42, "#6a2430"), (0.56, "#2c0f18"), (1, "#12070c")], warp=0.06)
    c.glow(330, 330, 300, "#c8603c", 0.4, 1.2, 1.3)
    c.brush((30, 16), thr=(0, 0.03), length=4, jitter=0.014, opacity=0.7)
    house(c)
    S = Space.one(c, eye=(0.0, 1.62, -3.3), f=620, vp=(320, 392))
    audience(c, S)
    S.plane((-5, 0, -3), (1, 0, 0), (0, 0, 1), (10, 6.6), planks("#9a6a48", 0.2, 2.6, "v", 0.2, 0.01, 0.5), nrm=UP)
    S.box((-5, 0, 3.5), (5, 0.1, 3.62), plain("#5a2c20", 0.3))
    hutch(S)
    S.amb = (rgb("#5c3c48"), rgb("#3c2830"))
    S.lamp((0.5, 2.3, 2.7), "#ffe0b0", 2.7, 2.3, 0.07, 14, fall=1.2)
    S.lamp((1.4, 1.5, -2.2), "#e08a60", 0.55, 1.2, 0.3, 6, cast=False)
    S.lamp((-0.6, 0.5, 3.1), "#ff9c58", 0.7, 1.2, 0.3, 6, cast=False)
    S.render(ao=0.6, expo=1.0, lines=0.3, lights_edge=0.6)
    S.wobble(0.7)
    return S


def house(c):
    """Two balconies that bend round the dark, with a lamp at every box."""
    for y, dip, h in ((262, 34, 30), (196, 26, 26)):
        rim = [(-20, y - dip), (110, y - 6), (320, y + 10), (520, y - 4), (620, y - dip)]
        band = curve([*rim, *[(x, b + h) for x, b in rim[::-1]]])
        c.paint(band, "#6a2a2c", dark="#2c0e14", light="#d08a58", vol=0.5, rough=0.4, alpha=0.9)
        c.paint(
            curve([*rim, *[(x, b + 5) for x, b in rim[::-1]]]), "#c08a4c", dark="#5a3020", vol=0.4, rough=0.3, alpha=0.8
        )
        for i in range(9):
            x = 30 + i * 68
            yy = float(np.interp(x, [p[0] for p in rim], [p[1] for p in rim])) + 15
            c.late.append(
                lambda x=x, yy=yy: (c.dot(x, yy, 1.4, "#ffd890", 0.9, True), c.glow(x, yy, 16, "#ff9a50", 0.22))
            )


def listener(x, y, s, rr):
    """Head and ears of one in the stalls."""
    lean = rr.normal(0, 0.10)
    ears = []
    for k in (-1, 1):
        a = lean + k * rr.uniform(0.10, 0.32)
        bent = rr.random() < 0.18
        tip = (x + k * 0.30 * s + math.sin(a) * 2.3 * s, y - 0.5 * s - math.cos(a) * 2.3 * s)
        mid = (x + k * 0.26 * s + math.sin(a) * 1.2 * s, y - 0.4 * s - math.cos(a) * 1.2 * s)
        if bent:
            tip = (mid[0] + k * 0.8 * s, mid[1] + 0.1 * s)
        ears.append(limb([(x + k * 0.24 * s, y - 0.5 * s), mid, tip], [0.34 * s, 0.52 * s, 0.14 * s]))
    return union(ellipse(x, y, 0.74 * s, 0.8 * s), *ears), curve(
        [
            (x - 1.3 * s, y + 2.4 * s),
            (x - 1.0 * s, y + 0.9 * s),
            (x, y + 0.6 * s),
            (x + 1.0 * s, y + 0.9 * s),
            (x + 1.3 * s, y + 2.4 * s),
        ]
    )


def audience(c, S):
    """Row behind row of ears, the nearest touched by the light of the stage."""
    rr = np.random.default_rng(12)
    for z in (15, 11.5, 9.0, 7.2, 5.9, 4.9):
        k = (15 - z) / 10.1
        s = S.scale((0, 0, z)) * 0.17
        y = S.pt((0, -0.40 + 0.10 * (z - 4.9), z))[1]
        n = int(640 / (s * 3.0))
        xs = [(i + 0.5 * (int(z * 10) % 2)) * s * 3.0 + rr.normal(0, s * 0.35) for i in range(n + 1)]
        for x in xs:
            coat = mix("#34121c", ["#b89484", "#8a6454", "#6a5454", "#a07058"][rr.integers(4)], k * 0.62)
            head, body = listener(x, y + rr.normal(0, s * 0.25), s * rr.uniform(0.88, 1.1), rr)
            tone = dict(
                vol=0.8, rough=0.15, detail=0.8, rim=mix("#7a3438", "#ffdca8", k), rimdir=(0.2, -1), rimw=0.5 + 0.8 * k
            )
            c.paint(body, mix("#2c0e18", "#3a1c28", k), dark="#0c0408", **tone)
            c.paint(head, coat, dark=mix("#1c0a10", "#3a1c20", k), shadow=(0, s * 0.2, s * 0.3, 0.5), **tone)
        c.band("#6a2830", y + s, s * 1.5, 0.22 * (1 - k), int(z * 3))


def hutch(S):
    """A box with bars, straw on its floor, and its door shut."""
    x, z = HUTCH
    w, d, h = 0.94, 0.8, 1.02
    wood = plain("#9a6a44", 0.35, 0.7, streak=0.5)
    iron = plain("#8a8084", 0.2)
    S.box((x - w / 2, 0.02, z - d / 2), (x + w / 2, 0.1, z + d / 2), wood)
    S.box((x - w / 2 - 0.03, h, z - d / 2 - 0.03), (x + w / 2 + 0.03, h + 0.07, z + d / 2 + 0.03), wood)
    for a, b in itertools.product((-1, 1), (-1, 1)):
        px, pz = x + a * (w / 2 - 0.025), z + b * (d / 2 - 0.025)
        S.box((px - 0.03, 0.1, pz - 0.03), (px + 0.03, h, pz + 0.03), wood)
    for i in range(1, 8):
        px = x - w / 2 + w * i / 8
        S.box((px - 0.009, 0.1, z + d / 2 - 0.03), (px + 0.009, h, z + d / 2 - 0.012), iron)
        S.box((px - 0.009, 0.1, z - d / 2 + 0.012), (px + 0.009, h, z - d / 2 + 0.03), iron)
    for i in range(1, 7):
        pz = z - d / 2 + d * i / 7
        for px in (x - w / 2 + 0.02, x + w / 2 - 0.02):
            S.box((px - 0.009, 0.1, pz - 0.009), (px + 0.009, h, pz + 0.009), iron)


def man(c, S):
    """He sits with his arms round his knees, in his good suit, and looks where the light is."""
    x, z = HUTCH
    with S.stand((x - 0.03, 0.1, z - 0.08), 0.80, 100, relight=0, shadow=0.5) as P:
        k = Frame(c, P.x, P.y, P.s * 100)
        suit = dict(dark="#14121c", light="#80645c", vol=0.9, rough=0.25, rim=WARM, rimdir=(0.85, -0.5), rimw=2.6)
        k.paint(ellipse(4, 0, 40, 5), "#0a0608", vol=0, alpha=0.6, soft=2)
        # the far leg, the seat, the back
        k.paint(limb([(-6, -12), (16, -44), (30, -42), (34, -4)], [17, 15, 14, 11]), "#1c202c", **suit)
        k.paint(
            [(-28, -2), (-33, -18), (-30, -40), (-18, -56), (-2, -60), (8, -52), (10, -34), (4, -10), (-4, 0)],
            "#242836",
            px=200,
            **suit,
        )
        k.paint(limb([(-14, -8), (12, -42), (24, -40), (27, -3)], [19, 16, 14, 11]), "#222632", **suit)
        k.paint([(20, -6), (30, -8), (42, -3), (42, 1), (21, 1)], "#100c10", **suit)
        # arm about the shins
        k.paint(limb([(-8, -50), (-4, -34), (14, -26), (30, -27)], [14, 12, 10, 8]), "#2a2e3c", **suit)
        k.paint(ellipse(32, -26, 4.6, 4.2), "#b88a70", dark="#4a2c28", light="#ffe0b8", vol=0.7, rough=0.2)
        # head, turned away to the stage
        k.paint(limb([(-2, -58), (2, -66)], [9, 9]), "#8a6050", dark="#2c1818", light="#ffd0a0", vol=0.6, rough=0.2)
        k.paint(
            [(-2, -62), (-9, -70), (-9, -80), (-1, -88), (9, -87), (15, -79), (14, -70), (9, -62), (3, -60)],
            "#a87860",
            dark="#3a2020",
            light="#ffe0b8",
            vol=0.8,
            rough=0.2,
            rim=WARM,
            rimdir=(0.85, -0.4),
            rimw=1.8,
        )
        k.paint(
            [(-6, -62), (-12, -72), (-10, -84), (0, -91), (10, -90), (13, -84), (6, -80), (5, -70), (1, -64)],
            "#241814",
            dark="#0a0606",
            light="#9a6a48",
            vol=0.8,
            rough=0.4,
            rim=WARM,
            rimdir=(0.6, -0.8),
            rimw=1.4,
        )
        k.paint(ellipse(4, -74, 2.6, 3.6), "#b88468", dark="#5a3028", vol=0.5, rough=0.1)


def conjurer(c, S):
    """From behind, the cape lit along its edges: in one paw the hat, held out to the house, in the other the wand."""
    with S.stand(STAR, 1.0, 100, relight=0, shadow=0.9) as P:
        k = Frame(c, P.x, P.y, P.s * 100)
        edge = dict(rim=WARM, rimdir=(0.35, -0.95), rimw=2.2)
        black = dict(dark="#08060a", light="#6a4a4c", vol=0.8, rough=0.3, **edge)
        fur = dict(dark="#4a4048", light="#fff6e6", vol=1.0, rough=0.5, **edge)
        for s in (-1, 1):
            k.paint(limb([(s * 10, -20), (s * 12, -2)], [15, 17]), "#8a8088", **fur)
        # sleeves go out from under the cape
        k.paint(limb([(20, -118), (44, -122), (62, -130)], [16, 12, 9]), "#1c1620", **black)
        k.paint(limb([(-20, -118), (-42, -132), (-52, -156)], [16, 12, 9]), "#1c1620", **black)
        k.paint(ellipse(63, -130, 7, 6), "#d8d0cc", **fur)
        k.paint(ellipse(-53, -160, 6.4, 7), "#d8d0cc", **fur)
        k.paint(limb([(-50, -150), (-56, -172), (-62, -200)], [2.6, 2.4, 2.2]), "#1a1416", vol=0.4, rough=0.1, rim=WARM)
        k.paint(limb([(-60.6, -194), (-62.4, -202)], [3, 3]), "#fff6e0", vol=0.3, rough=0.1, lit=0)
        cape = [
            (-10, -134),
            (-24, -126),
            (-31, -90),
            (-38, -44),
            (-46, -8, "c"),
            (-26, -12),
            (-12, -6),
            (2, -11),
            (18, -5),
            (32, -11),
            (46, -7, "c"),
            (38, -44),
            (31, -90),
            (24, -126),
            (10, -134),
        ]
        m = k.paint(cape, "#5c1420", dark="#1c060c", light="#d8503c", vol=0.9, px=220, rough=0.3, **edge)
        for x in (-26, -10, 6, 22):
            k.line([(x * 0.4, -122), (x * 0.8, -70), (x * 1.25, -10)], [1, 3, 5], "#22060c", 0.6, clip=m, soft=1)
        k.paint(
            [(-15, -128), (-20, -142), (-8, -137), (0, -134), (8, -137), (20, -142), (15, -128), (0, -123)],
            "#2a0a12",
            **black,
        )
        # head with the ears up
        for s, a in ((-1, -9), (1, 7)):
            ear = curve(
                [
                    (s * 5, -158),
                    (s * 13 + a * 0.3, -182),
                    (s * 14 + a, -214),
                    (s * 8 + a, -228),
                    (s * 3 + a, -212),
                    (s * 1.5, -180),
                ]
            )
            k.paint(ear, "#988e94", **fur)
        m = k.paint(
            [(-18, -140), (-20, -154), (-11, -168), (0, -171), (11, -168), (20, -154), (18, -140), (0, -134)],
            "#988e94",
            px=200,
            **fur,
        )
        k.fur(m, [[(0, -168), (-8, -155), (-10, -138)], [(0, -168), (8, -155), (10, -138)]], 9, 0.9, con=0.15)
        # the hat, open side up
        silk = dict(dark="#08070c", light="#7a5c5a", vol=0.8, rough=0.2, **edge)
        k.paint([(60, -150, "c"), (92, -150, "c"), (89, -112, "c"), (76, -109), (63, -112, "c")], "#1a161c", **silk)
        k.paint(ellipse(76, -151, 25, 5.4), "#221c22", **silk)
        k.paint(ellipse(76, -151.6, 16, 3.0), "#050306", vol=0, rough=0.1)


def light(c, S):
    """One beam from the flies on the conjurer, a row of lamps along the edge, dust."""
    x, y = S.pt(STAR)
    c.paint(ellipse(x, y + 2, 128, 30), "#ffe4b0", vol=0, lit=0, soft=12, alpha=0.34)
    for i in range(13):
        px, py = S.pt((-3.0 + i * 0.5, 0.1, 3.5))
        if px < 256 or abs(px - x) < 46:
            continue
        c.paint(ellipse(px, py, 6, 4), "#3a2018", vol=0.5, rough=0.2)
        c.late.append(
            lambda px=px, py=py: (c.dot(px, py - 3, 2.4, "#fff4d0", 1.0, True), c.glow(px, py - 6, 30, "#ffb060", 0.3))
        )
    c.beam([(x + 120, -30), (x + 168, -30), (x + 112, y + 14), (x - 112, y + 14)], "#ffeec4", 0.24, 14)


def wings(c):
    """Velvet at both sides, so near that it is nearly black."""
    for pts, xs in (
        ([(-20, -20), (92, -20), (70, 120), (44, 300), (40, 480), (22, 700), (30, 920), (-20, 920)], (8, 26, 46, 66)),
        (
            [(620, -20), (520, -20), (544, 160), (566, 360), (560, 560), (572, 760), (560, 920), (620, 920)],
            (594, 576, 558, 540),
        ),
    ):
        m = c.paint(
            curve(pts),
            "#3a0e18",
            dark="#10040a",
            light="#a83c34",
            vol=0.5,
            rough=0.4,
            shadow=(4, 6, 14, 0.5),
            rim="#e08a60",
            rimdir=(1 if pts[0][0] < 0 else -1, 0),
            rimw=2.0,
        )
        for i, x in enumerate(xs):
            s = 1 if x < 300 else -1
            c.line(
                [(x + s * 10, -20), (x + s * 2, 300), (x - s * 8, 920)],
                [5, 9, 7],
                "#0c0308" if i % 2 else "#6a2028",
                0.5,
                clip=m,
                soft=2,
            )
    c.paint(
        curve([(-20, -20), (620, -20), (620, 40), (460, 66), (320, 52), (180, 70), (-20, 44)]),
        "#2c0a14",
        dark="#0c0408",
        light="#8a3030",
        vol=0.5,
        rough=0.4,
        shadow=(0, 8, 12, 0.5),
    )


def carrot(c, S):
    """Somebody has fed him."""
    x, y = S.pt((-0.2, 0, -1.12))
    root = dict(dark="#6a220c", light="#ffb868", vol=0.8, rough=0.2, detail=0.9)
    c.paint(ellipse(x, y + 3, 26, 4), "#0a0508", vol=0, soft=2.5, alpha=0.6, lit=0)
    c.paint(
        curve([(x - 26, y + 2, "c"), (x - 4, y - 8), (x + 16, y - 7), (x + 18, y + 3), (x - 2, y + 5)]),
        "#c85e24",
        rim="#ffe0a8",
        rimdir=(0.4, -0.9),
        **root,
    )
    c.paint(
        merged(
            [limb([(x + 16, y - 2), (x + 26, y - 6 + k * 4), (x + 36, y - 9 + k * 8)], [3, 2.4, 1]) for k in range(3)]
        ),
        "#5f7434",
        light="#d8d890",
        vol=0.4,
        rough=0.3,
    )


def draw():
    """From the wings."""
    c = Card(7188, key=(0.4, -0.7, 0.5), bg="#12070c")
    S = stage(c)
    c.lights = []
    light(c, S)
    conjurer(c, S)
    man(c, S)
    carrot(c, S)
    wings(c)
    x, y = S.pt(STAR)
    f = focus_map(
        c,
        [(x, y - 130, 140, 180, 1.0), (130, 640, 160, 180, 1.0), (320, 450, 360, 90, 1.0), (300, 780, 300, 110, 0.5)],
        0.35,
    )
    loose(c, f, strength=0.45)
    return c.finish(vignette=0.46, bloom=0.3, bthr=0.66, contrast=0.2, shadow_tint="#1c0a1c", light_tint="#ffeac4")
