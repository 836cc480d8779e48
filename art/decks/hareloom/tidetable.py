"""The tide has laid a table for two; in the water they are already sitting."""

import math

import cv2
import numpy as np

from art.kit.all import Card, Frame, Pose, chair, curve, ellipse, gull, lathe, limb, person, rect, rgb, smoothstep

SENTENCE = "The tide has laid a table for two; in the water they are already sitting."
KEY = "olive-lilac"
FRAME = "abstract"
MOOD = "grief"
PROTAGONIST = "nobody"
LINE = 470  # where the table stands in the water


def setting(c, guests):
    """Table, cloth, candle and chairs above the line; with guests for the reflection."""
    for x, f in ((152, False), (452, True)):
        chair(c, x, LINE + 4, 176, col="#5a4a3c", seat="#7a6a44", flip=f, rim="#fff2e0")
    if guests:
        person(
            c,
            176,
            LINE - 82,
            330,
            "slim",
            "chair",
            "profile",
            "dress",
            "longing",
            1,
            arms=("lap", (34, 50, 8, -4)),
            col="#7a4f9a",
            col2="#f0e0f4",
            hair="#3a2820",
            style="bun",
            skin="#e0b090",
            rim="#fff2e0",
            ground=False,
        )
        person(
            c,
            428,
            LINE - 82,
            340,
            "slim",
            "chair",
            "profile",
            "suit",
            "calm",
            -1,
            arms=("lap", (34, 50, 8, -4)),
            col="#3f4628",
            col2="#f0e8d8",
            hair="#2a2220",
            style="short",
            skin="#d8a080",
            rim="#fff2e0",
            ground=False,
        )
    for x in (218, 386):
        c.paint(
            limb([(x, LINE + 6), (x, LINE - 90)], [9, 11], cap=False),
            "#5a4a3c",
            dark="#2c2420",
            light="#b09a7c",
            vol=0.7,
            rough=0.3,
        )
    cloth = curve(
        [
            (172, LINE - 128, "c"),
            (432, LINE - 128, "c"),
            (440, LINE - 62),
            (430, LINE - 34, "c"),
            (402, LINE - 44),
            (372, LINE - 30),
            (338, LINE - 42),
            (302, LINE - 26),
            (268, LINE - 42),
            (232, LINE - 30),
            (204, LINE - 44),
            (174, LINE - 32, "c"),
            (164, LINE - 62),
        ]
    )
    m = c.paint(
        cloth,
        "#efe8e4",
        dark="#9a8fa8",
        light="#ffffff",
        vol=0.35,
        texk="streakv",
        tex=0.2,
        rough=0.5,
        rim="#fff8ec",
        shadow=(0, 3, 5, 0.3),
    )
    for x in (204, 232, 268, 302, 338, 372, 402):
        c.line([(x, LINE - 122), (x + 2, LINE - 80), (x - 1, LINE - 40)], [0.5, 3, 1], "#b0a4c0", 0.6, clip=m, soft=0.8)
    c.paint(
        curve(
            [
                (176, LINE - 132),
                (302, LINE - 140),
                (428, LINE - 132),
                (424, LINE - 124),
                (302, LINE - 120),
                (180, LINE - 124),
            ]
        ),
        "#fbf7f2",
        dark="#b8acc0",
        vol=0.2,
        rough=0.3,
    )
    for x in (226, 378):  # plates and glasses
        c.paint(
            ellipse(x, LINE - 133, 27, 4.6), "#f8f4ee", dark="#a89cb0", light="#ffffff", vol=0.5, rough=0.2, detail=0.8
        )
        g = Pose(x + (38 if x < 300 else -38), LINE - 132, 0.42)
        c.paint(
            g(lathe([(12, -86), (15, -66), (10, -46), (2.4, -40), (2.2, -8), (12, -2)])),
            "#c8c4d8",
            dark="#6a6480",
            light="#ffffff",
            vol=0.8,
            alpha=0.75,
            rough=0.1,
            rim="#ffffff",
            detail=0.8,
        )
    c.paint(rect(299, LINE - 186, 7, 54, 1), "#f6eede", dark="#b8a890", vol=0.6, rough=0.2)
    c.paint(ellipse(302, LINE - 132, 15, 3.6), "#a88a4c", dark="#5a4420", light="#fff0c0", vol=0.8, rough=0.1)


def draw():
    """Dawn, high water, no wind."""
    c = Card(6010, key=(-0.5, -0.65, 0.57))
    c.sky(
        [(0, "#8f86ac"), (0.22, "#b8a8c4"), (0.40, "#dcc4c8"), (0.50, "#f3e0c4"), (0.53, "#e8dcb4"), (1, "#c8c098")],
        warp=0.18,
    )
    c.glow(300, 452, 300, "#fff2cc", 0.6, 1.2)
    c.brush((42, 24), thr=(0, 0.03), length=5, jitter=0.016)
    c.fog_colour = rgb("#d8c8c4")
    c.paint(curve([(-20, 456, "c"), (60, 446), (150, 452), (230, 456, "c")]), "#8a7f8c", fog=0.5, vol=0.2, rough=0.6)
    above = c.img.copy()
    # the reflection first: painted upright, then turned over
    setting(c, True)
    c.late, keep = [], c.late
    turned = c.img.copy()
    n = c.h
    line = int(LINE * c.ss)
    up = turned[max(0, 2 * line - n) : line][::-1]
    c.img = above
    c.detail[:] = 0
    water = c.img.copy()
    water[line : line + len(up)] = up[: n - line]
    # broken by small waves
    amp = np.clip((c.yy - LINE) / 300, 0, 1)
    dx = (
        ((c.noise("streakh", 3) - 0.5) * 13 + np.sin(c.yy / 5.2 + (c.noise("cloud", 4) - 0.5) * 14) * 3.2)
        * (0.35 + amp)
        * c.ss
    )
    water = cv2.remap(
        water,
        (c.xx * c.ss + dx).astype(np.float32),
        (c.yy * c.ss).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    tint = np.array(rgb("#6f7448"))
    k = (smoothstep(LINE - 0.5, LINE + 0.5, c.yy))[..., None]
    depth = np.clip((c.yy - LINE) / 430, 0, 1)[..., None]
    water = water * (0.86 - 0.42 * depth) + tint * (0.10 + 0.22 * depth)
    c.img = (c.img * (1 - k) + water * k).astype(np.float32)
    rr = np.random.default_rng(5)
    for _ in range(150):
        y = LINE + 400 * rr.random() ** 1.5
        x = rr.uniform(0, 600)
        L = 6 + (y - LINE) * 0.10
        c.line(
            [(x - L, y), (x, y + 0.8), (x + L, y)],
            [0.3, 0.8 + (y - LINE) * 0.006, 0.3],
            ["#fff6e0", "#5a5c3c", "#efe0d8"][rr.integers(3)],
            rr.uniform(0.15, 0.55),
            rough=0.3,
        )
    c.late = keep
    setting(c, False)
    for x, w in ((218, 20), (386, 20), (112, 16), (184, 16), (420, 16), (490, 16)):  # rings where it stands
        for r in (1.0, 1.8):
            ring = [(x + w * r * math.cos(t), LINE + 5 + w * r * 0.18 * math.sin(t)) for t in np.linspace(0, 6.3, 24)]
            c.line(ring, [1.1], "#fffaf0", 0.55, rough=0.2)
    # what the tide has served
    s = Frame(c, 226, LINE - 134, 22)
    for a in range(5):
        t = a * 1.2566 - 1.57
        s.paint(
            limb([(0, -10), (22 * math.cos(t), -10 + 12 * math.sin(t))], [16, 5]),
            "#d9704a",
            dark="#8a3420",
            light="#ffc098",
            vol=0.7,
            rough=0.2,
        )
    c.paint(gull(430, 160, 10, -6), "#fffaf4", vol=0, rough=0.2)
    c.paint(gull(470, 176, 7, 8), "#fffaf4", vol=0, rough=0.2)
    bird(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)

    def flame():
        c.glow(302.5, LINE - 196, 60, "#ffe6a8", 0.5, 1.2)
        c.paint(
            curve([(302.5, LINE - 208, "c"), (306.5, LINE - 196), (302.5, LINE - 187), (298.5, LINE - 196)]),
            "#fff0b8",
            vol=0,
            lit=0,
            rough=0.1,
        )

    c.late.append(flame)
    return c.finish(
        shadow_tint="#2c2838", light_tint="#fff4dc", vignette=0.2, bloom=0.16, bthr=0.82, paper=0.045, grain=0.025
    )


def bird(c):
    """A gull on the back of the empty chair."""
    k = Frame(c, 118, LINE - 168, 40, rim="#ffffff")
    k.paint(
        [
            (-40, -22, "c"),
            (-10, -34),
            (14, -50),
            (30, -52),
            (36, -42),
            (46, -38, "c"),
            (34, -34),
            (22, -12),
            (-2, -4),
            (-26, -12),
        ],
        "#f4f0ec",
        dark="#9a94a8",
        light="#ffffff",
        vol=0.9,
        rim=True,
    )
    k.paint([(-44, -18, "c"), (-14, -32), (10, -28), (0, -14), (-24, -12)], "#8a8698", dark="#4a4860", vol=0.7)
    k.paint(ellipse(29, -44, 2.6), "#1c1418", vol=0)
    k.paint([(35, -43, "c"), (50, -38, "c"), (36, -36, "c")], "#e0a040", vol=0.4)
    for x in (-2, 8):
        k.line([(x, -6), (x, 4)], [3], "#d98a4a")
