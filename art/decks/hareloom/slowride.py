"""A snail carries a carousel across the flats, too slowly for the horses, who are asleep; one could not wait."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    blur,
    carousel,
    curve,
    ellipse,
    grass,
    horse,
    house,
    limb,
    metal,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    smoothstep,
    snail,
)

SENTENCE = "A snail carries a carousel, too slowly for the horses, who are asleep; one could not wait."
KEY = "storm-straw"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "animal"

HZ = 596


def draw():
    """Straw-coloured evening, and no hurry."""
    c = Card(4646, key=(0.72, -0.35, 0.5), bg="#23262e")
    rr = np.random.default_rng(46)
    c.sky(
        [
            (0, "#262a34"),
            (0.22, "#43464c"),
            (0.42, "#7a7460"),
            (0.53, "#c09a4c"),
            (0.63, "#f0c860"),
            (0.665, "#ffe9a4"),
            (1, "#5a5040"),
        ],
        warp=0.12,
    )
    c.brush((50, 26), thr=(0, 0.03), length=5.5, jitter=0.018, opacity=0.85)
    for y, h, a, n, col in (
        (120, 36, 0.6, 3, "#1e222c"),
        (232, 22, 0.6, 5, "#34363c"),
        (330, 16, 0.55, 7, "#5a5648"),
        (430, 12, 0.6, 9, "#8a7444"),
        (500, 9, 0.6, 11, "#fbe08c"),
        (548, 6, 0.6, 13, "#a87c3c"),
    ):
        c.band(col, y, h, a, n)
    c.brush((30, 15), thr=(0, 0.03), length=5, jitter=0.018, opacity=0.55)
    c.glow(560, HZ - 8, 300, "#ffe9a0", 0.5, 1.2)
    c.fog_colour = rgb("#d8b060")
    # the town it left, a year ago
    c.paint(ridge(HZ - 4, 2, 3), "#8a7040", vol=0.1, fog=0.45, rough=0.6)
    for i, x in enumerate((30, 46, 58, 74, 88, 104, 118)):
        house(
            c,
            x,
            HZ,
            13 + i % 3 * 3,
            9 + (i * 5) % 7,
            "#6a5a40",
            "#4a3c34",
            lit="#ffe9a4",
            fog=0.34,
            seed=i,
            win=1,
            glowing=False,
            chim=False,
        )
    c.paint(limb([(81, HZ), (81, HZ - 36)], [5, 1], cap=False), "#5a4a38", vol=0.2, fog=0.34)
    # the flats
    c.paint(
        poly([(-10, HZ), (610, HZ), (610, 930), (-10, 930)]),
        "#a88448",
        dark="#2c2a28",
        light="#ffe6a0",
        vol=0,
        rough=0.6,
        texk="streakh",
        tex=0.5,
        grad=((0, HZ), (0, 900), 0.40, -0.5),
    )
    for _ in range(120):
        t = rr.random() ** 1.4
        y = HZ + 4 + 240 * t
        L = 20 + 120 * t
        x = rr.uniform(-20, 620)
        c.line(
            [(x - L, y), (x, y - 0.5), (x + L, y + 0.6)],
            [0.2, 0.8 + 2.6 * t, 0.2],
            rr.choice(["#ffe6a0", "#6a5a3c", "#8a7044", "#4a4438"]),
            0.45,
        )
    trail(c, rr)
    prints(c, rr)
    c.lights = [(216, 560, 70, "#ffd27a", 130, 0.8)]
    o = snail(
        c,
        236,
        772,
        186,
        rot=-1.5,
        rim="#fff0b8",
        col="#8a7050",
        dark="#2a2220",
        light="#ffe2a4",
        shell_on=False,
        sleepy=0.42,
        stalk=1.1,
    )
    ride(c, o["kit"], rr)
    c.lights = []
    mirror(c)
    grass(
        c,
        -10,
        610,
        0,
        30,
        ["#17181a", "#24241f", "#3a3428"],
        200,
        8,
        lean=-0.3,
        yfun=lambda u: rr.uniform(884, 925) - 24 * math.exp(-(((u - 60) / 90) ** 2)),
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: (c.glow(216, 590, 170, "#ffd27a", 0.16, 1.3), c.stars(26, 200, "#fff4d0", 0.4, 1.2)))
    return c.finish(
        vignette=0.36,
        bloom=0.24,
        bthr=0.74,
        contrast=0.22,
        shadow_tint="#1c2030",
        light_tint="#fff0c0",
        paper=0.026,
        grain=0.013,
    )


def trail(c, rr):
    """Silver all the way back."""
    pts = [
        (92, HZ + 2),
        (200, HZ + 6),
        (360, HZ + 12),
        (520, HZ + 24),
        (590, HZ + 42),
        (500, HZ + 62),
        (330, HZ + 80),
        (120, HZ + 100),
        (30, HZ + 130),
        (44, HZ + 158),
        (120, HZ + 171),
        (190, HZ + 172),
    ]
    m = c.paint(
        limb(pts, [1, 2, 4, 6, 8, 11, 14, 19, 25, 28, 20, 10], n=160, cap=False),
        "#f6ecd0",
        dark="#b0a080",
        light="#ffffff",
        vol=0.3,
        rough=0.8,
        alpha=0.72,
        lit=0,
    )
    q = sample(pts, 80)
    for i in range(0, 80, 2):
        x, y = q[i]
        c.line(
            [(x - 3 - i * 0.3, y + rr.normal(0, i * 0.08)), (x + 3 + i * 0.3, y + rr.normal(0, i * 0.08))],
            [0.3, 1 + i * 0.02, 0.3],
            "#fffdf0",
            0.7,
            clip=m,
        )


def prints(c, rr):
    """Unshod, wooden, at a run; and at the end of them someone looking back."""
    pts = sample(
        [(250, 812), (380, 818), (510, 800), (566, 760), (540, 716), (470, 686), (452, 656), (486, 630), (520, 612)], 40
    )
    for i, (x, y) in enumerate(pts):
        t = (y - HZ) / 210
        d = pts[min(39, i + 1)] - pts[max(0, i - 1)]
        P = Pose(
            x + rr.normal(0, 3 * t),
            y + (2.4 if i % 2 else -2.4) * t * 2,
            0.25 + 1.1 * t,
            math.degrees(math.atan2(d[1], d[0])),
        )
        c.paint(
            P(curve([(-6, -2.4), (2, -4), (6, 0), (2, 4), (-6, 2.4), (-3, 0)])),
            "#3a3024",
            vol=-0.4,
            alpha=0.8,
            rough=0.3,
            lit=0,
        )
    x, y, s = 534, 610, 50
    c.paint(ellipse(x - 22, y + 1, 34, 2.2), "#4a3a28", vol=0, alpha=0.5, soft=1.2, lit=0)
    horse(
        c,
        x,
        y,
        s,
        "stand",
        flip=True,
        col="#7a5a4c",
        dark="#2c1c1a",
        light="#f6d89c",
        mane="#2a1a16",
        saddle="#8f2f36",
        rim="#fff0b8",
        fog=0.12,
    )
    k = Frame(c, x, y, s)
    k.line([(2, -66), (2, -112)], [3.4], "#e0b04a", 1)  # it took its pole along


def ride(c, k, rr):
    """The saddle cloth, the wheel, the sleepers."""
    x, y = k.pt(-12, -30)
    # a mound under the floor, strapped
    k.paint(
        [(-64, -16), (-56, -34), (-30, -44), (10, -46), (38, -38), (48, -24), (30, -16), (-30, -12)],
        "#8a3a34",
        dark="#3a1a1c",
        light="#e88a60",
        vol=0.9,
        rim=True,
        rough=0.5,
        shadow=(0, 2, 3, 0.4),
    )
    for u in (-44, -14, 18):
        k.line([(u, -44), (u + 3, -22), (u + 1, -8)], [5, 5, 4], "#4a2c20", 0.95)
        k.paint(ellipse(u + 2, -20, 4), "#e0b04a", vol=0.9, rough=0.1)
    # a warm inside behind the horses
    c.paint(ellipse(x, y - 92, 106, 74), "#ffce78", vol=0, lit=0, alpha=0.45, soft=22)
    carousel(c, x, y - 4, 244, cols=("#8f2f36", "#f0dcae"), rot=-2.5, rim="#fff0b8")
    f = Frame(c, x, y - 4, 244, -2.5, rim="#fff0b8", detail=0.8)
    metal(f, limb([(2, -60), (2, -2)], [1.9, 1.9]), "#e0b04a")  # the empty one
    # who minds it has dozed off too, on the edge of the floor
    px, py = f.pt(-40, 4)
    person(
        c,
        px,
        py,
        66,
        body="old",
        pose="chair",
        view="three",
        facing=-1,
        clothes="suit",
        face="asleep",
        col="#3f4a5c",
        col2="#f0dcae",
        hair="#e8e4dc",
        skin="#e0a880",
        hat="cap",
        hatc="#2c3444",
        beard=True,
        rim="#fff0b8",
        nod=22,
        ground=False,
    )
    lx, ly = f.pt(-53, 12)
    c.line([(lx, ly - 10), (lx, ly)], [1], "#2c2420")
    c.paint(rect(lx - 5, ly, 10, 13, 2), "#ffd27a", vol=0, lit=0, rough=0.1, detail=1)
    c.late.append(lambda: c.glow(lx, ly + 6, 26, "#ffd27a", 0.7, 1.3))


def mirror(c):
    """The wet sand keeps what passes over it."""
    s = c.ss
    y0 = 776 * s
    n = c.h - y0
    up = c.img[y0 - n * 2 : y0 : 2][::-1] if y0 - n * 2 > 0 else c.img[y0 - n : y0][::-1]
    up = up[:n]
    ref = blur(np.ascontiguousarray(up), 2.6 * s)
    a = (
        0.42
        * smoothstep(0, 26 * s, np.arange(n, dtype=np.float32))
        * (1 - smoothstep(30 * s, n, np.arange(n, dtype=np.float32)))
    )
    a = a[:, None] * (0.55 + 0.9 * (c.noise("streakh", 3)[y0 : y0 + n] - 0.2))
    a = np.clip(a * smoothstep(20, 80, c.xx[y0 : y0 + n]) * (1 - smoothstep(480, 590, c.xx[y0 : y0 + n])), 0, 0.6)[
        ..., None
    ]
    c.img[y0 : y0 + n] = c.img[y0 : y0 + n] * (1 - a) + ref * a
