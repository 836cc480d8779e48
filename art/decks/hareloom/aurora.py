"""The aurora is a curtain, and someone backstage is peeping."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    dog,
    ellipse,
    focus_map,
    head,
    limb,
    loose,
    person,
    pines,
    poly,
    ramp,
    rgb,
    ridge,
    shift,
    smoothstep,
)

SENTENCE = "The aurora is a curtain, and someone backstage is peeping."
KEY = "aurora"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "adult"


def edges(y):
    """Left and right edge of the slit at a height."""
    open_ = 9 * smoothstep(120, 330, y) + 64 * np.exp(-(((y - 392) / 118) ** 2)) + 18 * smoothstep(430, 660, y)
    mid = 352 + 10 * np.sin(y / 130)
    return mid - open_ * 0.72, mid + open_ * 0.86


def cloth(c):
    """Two curtains of light with folds, brightest at the hem."""
    X, Y = c.xx, c.yy
    xl, xr = edges(Y)
    left = (xl + xr) / 2 > X
    # distance from the gathered edge, so that folds crowd where the hand pulls
    d = np.where(left, xl - X, X - xr)
    pull = np.exp(-(((Y - 392) / 150) ** 2))
    sway = 16 * np.sin(Y / 150 + X / 210) + 9 * np.sin(Y / 61 + X / 90)
    u = np.clip(d, 0, None) ** (0.86 - 0.05 * pull) * (1 + 0.42 * pull * np.exp(-d / 110)) + sway
    ph = u / 3.3 + 0.8 * np.sin(u / 13 + 1.2) + 0.5 * np.sin(X / 140)
    fold = np.sin(ph)
    hem = 628 + 17 * np.sin(ph * 0.5 + 0.7) + 26 * np.sin(X / 105 + 1.0) - 18 * ((X - 340) / 300) ** 2
    t = np.clip(Y / hem, 0, 1.2)
    ray = c.noise("streakv", 3) * 0.6 + c.noise("streakv", 7) * 0.4
    col = ramp(
        t + 0.10 * (ray - 0.5) + 0.06 * fold,
        [
            (0.0, "#2a1650"),
            (0.24, "#5a2f8a"),
            (0.42, "#8a4aa8"),
            (0.56, "#3f9a94"),
            (0.74, "#3fc890"),
            (0.9, "#a0f0b0"),
            (1.0, "#f0ffd8"),
        ],
    )
    lit = 0.74 + 0.27 * fold + 0.10 * np.sin(ph * 0.31) + 0.34 * (ray - 0.5)
    # warm light leaks out on the edges of the slit
    warm = np.exp(-np.clip(d, 0, None) / 13)[..., None] * smoothstep(70, 240, Y)[..., None]
    im = col * np.clip(lit, 0.3, 1.2)[..., None]
    im = im + (rgb("#ffd890") - im) * np.clip(warm * 0.75, 0, 1)
    a = smoothstep(-1.2, 1.2, d) * smoothstep(2.5, -2.5, Y - hem)
    a = a * (0.42 + 0.58 * smoothstep(-40, 330, Y))
    c.img = (c.img * (1 - a[..., None]) + im * a[..., None]).astype(np.float32)
    # glow that the hem leaves on the snow
    g = np.exp(-np.clip(Y - hem, 0, None) / 46) * (hem < Y) * 0.55
    c.img = (1 - (1 - c.img) * (1 - g[..., None] * rgb("#58e0a0"))).astype(np.float32)


def peeper(c):
    """Half a face, lit from behind by another evening."""
    c.sky_before = c.img.copy()
    slit = poly(
        [(edges(y)[0] - 12 * smoothstep(160, 330, y) - 1, y) for y in range(140, 640, 12)]
        + [(edges(y)[1] + 12 * smoothstep(160, 330, y) + 1, y) for y in range(630, 140, -12)]
    )
    c.paint(
        slit, "#f4a84a", dark="#b8522c", light="#ffe8a8", vol=0, lit=0, rough=0.3, grad=((0, 90), (0, 640), 0.45, -0.25)
    )
    c.glow(352, 250, 120, "#fff0b0", 0.6)
    body = curve([(316, 648, "c"), (302, 540), (300, 478), (360, 470), (430, 490), (400, 560), (386, 648, "c")])
    c.paint(body, "#7a2440", dark="#2c0c20", light="#e07a6a", vol=0.9, rough=0.3)
    for k in range(11):  # the ruff of an old costume
        c.paint(
            ellipse(270 + k * 15, 494 + 10 * np.sin(k * 1.6), 13, 22, -20 + k * 5),
            "#f3e6d0",
            dark="#a8746a",
            light="#ffffff",
            vol=0.8,
            rough=0.3,
            shadow=(0, 2, 3, 0.3),
        )
    head(
        c,
        Pose(388, 384, 2.15, -7, False),
        "slim",
        "wonder",
        0.0,
        "#e8bd98",
        "#5a2c1c",
        "short",
        "beanie",
        "#b3402f",
        "#ffe6a8",
        "#21171a",
        (-0.75, 0.42),
        "#2f7f86",
        False,
        False,
        False,
        0,
    )


def draw():
    """Before the performance, in the cold."""
    c = Card(1010, key=(0.1, -0.8, 0.5))
    rr = np.random.default_rng(10)
    c.sky([(0, "#120a2c"), (0.3, "#20164c"), (0.6, "#2a4a6a"), (0.72, "#3f8a8a"), (1, "#8fc8b8")], warp=0.1)
    c.brush((44, 24), thr=(0, 0.03), length=4.5, jitter=0.016)
    c.stars(150, 420, rmax=2.1)
    c.fog_colour = rgb("#6ac0a8")
    c.paint(ridge(606, 20, 5, n=7), "#3a4a7a", dark="#1c2450", light="#9ac8d0", vol=0.5, fog=0.35, rough=0.6)
    c.paint(
        ridge(640, 8, 3, n=6),
        "#4f7aa4",
        dark="#24386a",
        light="#b8f0dc",
        vol=0.3,
        rough=0.6,
        grad=((0, 640), (0, 890), 0.2, -0.55),
        texk="streakh",
        tex=0.25,
    )
    peeper(c)
    # two shoes below the hem
    for x, f in ((322, -1), (394, 1)):
        P = Pose(x, 664, 0.66, -3 * f, f < 0)
        c.paint(ellipse(x + 12 * f, 665, 46, 7), "#142040", vol=0, alpha=0.6, soft=4, lit=0)
        c.paint(
            P(
                curve(
                    [(-30, 2, "c"), (-34, -60), (4, -66), (20, -36), (52, -26), (76, -14), (88, -20, "c"), (84, 2, "c")]
                )
            ),
            "#7a2440",
            dark="#2c0c1c",
            light="#f0907a",
            vol=1.0,
            rough=0.2,
            rim="#b0ffd0",
            detail=0.6,
        )
        c.paint(P(ellipse(6, -34, 10, 9)), "#e8b04a", dark="#8a5a1c", light="#fff6c0", vol=0.9, rough=0.2, detail=0.6)
    cloth(c)
    fingers(c)
    # the light that falls out on the snow
    c.beam([(338, 652), (384, 652), (452, 930), (196, 930)], "#ffb050", 1.0, 12, fade=((356, 640), 320))
    c.band("#b8f0d8", 668, 14, 0.35, 3)
    for y, s, col, g in ((742, 4, "#486a9c", -0.2), (822, 12, "#2c4080", -0.4)):
        c.paint(
            ridge(y, 9, s, n=5, tilt=14 if s == 4 else -22),
            col,
            dark="#24306a",
            light="#9ad0d8",
            vol=0.35,
            rough=0.7,
            grad=((0, y), (0, y + 110), 0.34, g),
            texk="streakh",
            tex=0.25,
        )
        if s == 4:
            c.beam([(300, 744), (404, 744), (450, 930), (196, 930)], "#ffb050", 0.85, 10, fade=((340, 700), 260))
    # the audience: one sledge, four dogs
    c.line([(325, 792), (300, 842), (268, 900)], [10, 16, 26], "#141c48", 0.5, soft=3)
    person(
        c,
        326,
        792,
        62,
        view="back",
        pose="stand",
        clothes="coat",
        col="#b3402f",
        col2="#f3e2c6",
        hat="scarf",
        hatc="#8a2c2c",
        hair="#2a1a16",
        legs="#2c2a35",
        rim="#ffe0a0",
        nod=-12,
    )
    for s in (-1, 1):
        c.line([(360 + s * 9, 802), (372 + s * 9, 780), (372 + s * 9, 760)], [2.2], "#3a2a30", rough=0.2, detail=0.8)
    c.line([(352, 803), (384, 803), (424, 801), (434, 793)], [2.6], "#3a2a30", rough=0.2, detail=0.8)
    c.paint(
        curve([(362, 800), (364, 786), (384, 782), (414, 784), (420, 798)]),
        "#5a4a6a",
        dark="#241c3c",
        light="#c8b8c8",
        vol=0.9,
        rough=0.4,
        rim="#ffe0a0",
        shadow=(-3, 4, 4, 0.5),
    )
    for x, y, h, f, col in (
        (452, 806, 30, False, "#8a7a74"),
        (482, 812, 31, False, "#5a5460"),
        (236, 800, 28, False, "#a89a8c"),
    ):
        c.paint(ellipse(x - 8, y + 2, 18, 3), "#101840", vol=0, alpha=0.5, soft=2, lit=0)
        dog(
            c,
            x,
            y,
            h,
            "sit",
            flip=not f,
            col=col,
            dark="#241c2c",
            light="#e8e0d8",
            ear=shift(col, -0.2),
            collar="#b3402f",
            rim="#c8ffe0",
        )
    pines(
        c,
        [40, 84, 132, 10, 596, 556, 520],
        [884, 872, 866, 900, 890, 872, 864],
        [190, 140, 96, 220, 230, 160, 90],
        "#141a44",
        seed=4,
        dark="#0a0c28",
        light="#3f7a8a",
    )
    # one star hangs on a thread, with its weight
    c.line([(128, 12), (129, 120), (128, 228)], [0.9], "#e8e0f0", 0.7, rough=0.1)
    f = focus_map(
        c, [(350, 380, 120, 210, 1.0), (350, 790, 200, 60, 1.0), (360, 660, 110, 40, 1.0), (130, 230, 40, 40, 0.9)], 0.4
    )
    loose(c, f, strength=0.45, drag=1.57)

    def late():
        c.dot(128, 234, 4.2, "#fff6d0", 1, True)
        for k in range(9):
            c.dot(66 + k * 62 + rr.normal(0, 3), 676 + 6 * np.sin(k), 2.0, "#ffe0a0", 0.9, True)

    c.late.append(late)
    return c.finish(
        shadow_tint="#1a1450", light_tint="#f0ffe0", vignette=0.34, contrast=0.2, bloom=0.3, paper=0.04, grain=0.025
    )


def fingers(c):
    """Four finger ends round the edge of the cloth, and a thumb within."""
    for k, y in enumerate((350, 374, 398, 420)):
        x = float(edges(y)[0])
        q = [(x + 10, y + 1), (x - 8, y - 2), (x - 24 + abs(k - 1.4) * 3, y + 3)]
        c.paint(
            limb(q, [17, 18, 14]),
            "#e8b088",
            dark="#8a4a4a",
            light="#ffe8c0",
            vol=1.0,
            rough=0.15,
            shadow=(-3, 4, 4, 0.45),
            rim="#d0ffdc",
            detail=0.9,
        )
        c.paint(
            ellipse(x - 25 + abs(k - 1.4) * 3, y + 2, 5, 5.4),
            "#f8d8c0",
            dark="#b87a70",
            light="#ffffff",
            vol=0.5,
            rough=0.1,
            detail=0.9,
        )
