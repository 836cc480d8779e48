"""Rain falls upward from a puddle where a reflection is missing."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    blur,
    cloud,
    curve,
    dog,
    ellipse,
    focus_map,
    house,
    lamp_post,
    limb,
    loose,
    merged,
    person,
    rect,
    rgb,
    smoothstep,
    union,
)

SENTENCE = "Rain falls upward from a puddle where a reflection is missing."
KEY = "storm-straw"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

LINE = 566  # the far edge of the water, about which it mirrors
PUDDLE = [
    (66, 668),
    (110, 610),
    (214, 578),
    (330, 570),
    (452, 586),
    (540, 632),
    (556, 700),
    (500, 770),
    (408, 812),
    (300, 846),
    (176, 836),
    (96, 780),
]


def street(c, lit):
    """Narrow houses, a lamp; lit: as they stand in better weather."""
    rr = np.random.default_rng(20)
    fogs = (0.1, 0.16, 0.08, 0.2, 0.12, 0.06) if lit else (0.30, 0.42, 0.36, 0.46, 0.34, 0.28)
    walls = (
        ["#e8a88c", "#f0d8a0", "#a8c8b8", "#f6dcd0", "#c8b8d8", "#f0c890"]
        if lit
        else ["#8a8274", "#a09678", "#7c8078", "#928474", "#848090", "#9a8c70"]
    )
    roofs = ["#b8583c"] * 6 if lit else ["#54504c"] * 6
    for i, (x, w, h) in enumerate(
        ((38, 116, 250), (136, 100, 190), (228, 108, 230), (404, 100, 214), (490, 104, 176), (580, 120, 256))
    ):
        house(
            c,
            x,
            548 if lit else 474,
            w,
            h * (1.12 if lit else 1),
            walls[i],
            roofs[i],
            lit="#4a4a44" if not lit else "#fff2b0",
            fog=fogs[i],
            seed=i + 3,
            win=2,
            lean=rr.normal(0, 0.02),
            glowing=False,
        )
    if lit:
        lamp_post(c, Pose(500, 560, 2.3), col="#3f4a58", on=True)


def hat(c, x, y, rot):
    P = Pose(x, y, 1.25, rot)
    c.paint(
        P(ellipse(0, 0, 25, 6.4)),
        "#3a2a40",
        dark="#140c1c",
        light="#a890b0",
        vol=0.8,
        rough=0.2,
        detail=0.8,
        rim="#d8f0ff",
        rimdir=(0, 1),
    )
    c.paint(
        P(curve([(-15, -1, "c"), (-14, -20), (-5, -23), (0, -20), (6, -23), (14, -19), (15, -1, "c"), (0, 3)])),
        "#4a3850",
        dark="#140c1c",
        light="#b8a0c0",
        vol=1.0,
        rough=0.2,
        detail=0.8,
    )
    c.paint(
        P(curve([(-15, -2, "c"), (-15, -7, "c"), (0, -4), (15, -7, "c"), (15, -2, "c"), (0, 2)])),
        "#d98a2c",
        vol=0.3,
        rough=0.1,
        detail=0.9,
    )


def draw():
    """It has gone for a walk without him."""
    c = Card(2020, key=(-0.2, -0.7, 0.6))
    rr = np.random.default_rng(2)
    pud = curve(PUDDLE)
    # first the weather in the water
    c.fog_colour = rgb("#cfe8f0")
    c.sky([(0, "#2f8ad0"), (0.25, "#6ab8e4"), (0.5, "#c8ecf0"), (1, "#f0f8f0")], warp=0.06)
    cloud(c, 316, 262, 150, 60, "#ffffff", "#b8d8ea", "#ffffff", seed=4)
    cloud(c, 470, 270, 120, 40, "#ffffff", "#b8d8ea", "#ffffff", seed=8)
    street(c, True)
    c.paint(rect(-20, 546, 640, 40), "#d8d4c0", vol=0, lit=0)
    dog(c, 392, 566, 112, "sit", flip=True, col="#8a5a34", dark="#3a2016", light="#d0a070", ear="#3a2016")
    hat(c, 222, 316, -14)
    R = c.img.copy()
    # then the day itself
    c.sky([(0, "#4c4a3c"), (0.14, "#767050"), (0.32, "#bcae68"), (0.5, "#efdf9c"), (1, "#b8b090")], warp=0.2)
    c.brush((46, 26), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.fog_colour = rgb("#d8cc94")
    for x, y, w, h, s in ((120, 150, 330, 90, 5), (420, 120, 380, 100, 7), (280, 84, 420, 90, 9)):
        cloud(c, x, y, w, h, "#5c5a52", "#34343a", "#a89c70", seed=s)
    street(c, False)
    c.paint(
        curve([(-20, 474, "c"), (300, 470), (620, 474, "c"), (620, 930, "c"), (-20, 930, "c")]),
        "#8a8478",
        dark="#3c3a44",
        light="#d8cc98",
        vol=0,
        lit=0,
        rough=0.4,
        grad=((0, 474), (0, 900), 0.35, -0.5),
    )
    for row in range(26):  # wet cobbles
        t = row / 25
        y = 480 + 420 * t**1.45
        w = 9 + 34 * t**1.2
        ps = [
            ellipse(
                x + (w * 0.9 if row % 2 else 0) + rr.normal(0, 1 + t), y + rr.normal(0, 0.8), w * 0.82, w * 0.34 + 1
            )
            for x in np.arange(-20, 640, w * 1.8)
        ]
        c.paint(
            merged(ps),
            "#8c8678" if row % 3 else "#7c7a76",
            dark="#45424a",
            light="#e8dca0",
            vol=0.7,
            rough=0.4,
            alpha=0.85,
            lit=0,
            grad=((0, 474), (0, 900), 0.2, -0.34),
        )
    c.paint(ellipse(500, 545, 26, 5), "#2a2830", vol=0, alpha=0.5, soft=3, lit=0)
    lamp_post(c, Pose(500, 544, 2.0), col="#2c2a30", on=False)
    # the hole of fair weather
    c.paint(
        curve([(x + (x - 310) * 0.05, y + (y - 705) * 0.07) for x, y in PUDDLE]),
        "#34323c",
        vol=0,
        alpha=0.62,
        soft=6,
        lit=0,
        rough=2,
    )
    m = c.mask(pud, 1.2, 0.5)
    s = c.ss
    ys = np.clip(LINE - (c.yy - LINE) * 1.32, 0, 899)
    wob = 3.0 * np.sin(c.yy / 7.5 + 2 * np.sin(c.xx / 60)) * smoothstep(LINE, 800, c.yy) + 5 * (
        c.noise("mottle", 5) - 0.5
    )
    xi, yi = np.clip((c.xx + wob) * s, 0, c.w - 1).astype(int), np.clip(ys * s, 0, c.h - 1).astype(int)
    refl = blur(R[yi, xi], 0.7 * s)
    A = np.zeros((c.h, c.w, 1), np.float32)
    A[m.y0 : m.y0 + m.a.shape[0], m.x0 : m.x0 + m.a.shape[1], 0] = m.a
    c.img = (c.img * (1 - A) + np.clip(refl * 1.03, 0, 1) * A).astype(np.float32)
    c.line([tuple(p) for p in PUDDLE[5:]] + [PUDDLE[0]], [1, 3, 3, 3, 1], "#fffbe0", 0.8, soft=0.8)
    c.line([tuple(p) for p in PUDDLE[:6]], [1, 2, 1], "#2c2a34", 0.5, soft=0.8)
    rings = [(rr.uniform(110, 520), rr.uniform(600, 810)) for _ in range(26)]
    rings = [(x, y) for x, y in rings if min(A[int(y * s), int((x + d) * s), 0] for d in (-26, 0, 26)) > 0.9]
    for x, y in rings:
        w = (8 + (y - 570) * 0.07) * rr.uniform(0.6, 1.2)
        for q in (1, 0.55):
            pts = [(x + w * q * np.cos(a), y + w * q * 0.36 * np.sin(a)) for a in np.linspace(0, 6.28, 15)]
            c.line(pts, [0.9], "#ffffff", 0.75, rough=0.2)
    c.lights.append((300, 700, 60, "#a8e0ff", 170, 0.55))
    # he, his dog, and the hat that the rain has lifted
    c.paint(ellipse(392, 563, 40, 6), "#2a2830", vol=0, alpha=0.5, soft=4, lit=0)
    dog(c, 392, 562, 84, "sit", flip=True, col="#b08a5c", rim="#fff0c0")
    c.paint(ellipse(226, 584, 48, 7), "#2a2830", vol=0, alpha=0.55, soft=4, lit=0)
    o = person(
        c,
        226,
        584,
        250,
        body="slim",
        pose="stand",
        view="three",
        facing=1,
        clothes="coat",
        col="#5d3a6b",
        col2="#d98a2c",
        face="fear",
        style="short",
        hair="#2a1a20",
        skin="#e3b591",
        arms=("bowout", (60, 70, 16, 0)),
        hands=("open", "open"),
        nod=34,
        tilt=5,
        legs="#2c2a35",
        rim="#fff0c0",
        look=(0.1, 1.0),
    )
    hat(c, 222, 298, -14)
    c.line(
        [(374, 524), (330, 540), (286, 500), (max(o["handL"][0], o["handR"][0]), 446)],
        [1.8],
        "#7a3024",
        rough=0.2,
        detail=0.8,
    )
    # who left: prints of wet shoes, out of the water, toward us and away
    for i, (x, y, a) in enumerate(((420, 800, 30), (448, 836, 34), (500, 836, 38), (528, 876, 42))):
        k = 0.86 + i * 0.12
        P = Pose(x, y, k, a + 90)
        c.paint(
            union(
                P(curve([(0, -28), (8.6, -20), (8, -6), (5, 3, "c"), (-5, 3, "c"), (-8, -6), (-8, -20)])),
                P(curve([(-5.4, 7, "c"), (5.4, 7, "c"), (6, 14), (0, 20), (-6, 14)])),
            ),
            "#a8dcf4",
            dark="#4f94c0",
            light="#ffffff",
            vol=0.4,
            rough=0.4,
            alpha=0.95,
            lit=0,
            detail=0.6,
        )
    f = focus_map(
        c,
        [
            (230, 450, 140, 190, 1.0),
            (310, 700, 270, 150, 1.0),
            (400, 520, 80, 70, 1.0),
            (480, 860, 110, 50, 0.9),
            (500, 420, 50, 160, 0.8),
        ],
        0.3,
    )
    loose(c, f, strength=0.5)

    def rain():
        r = np.random.default_rng(9)
        far, near, drops = [], [], []
        for _ in range(560):
            x = r.uniform(96, 536)
            t = r.random() ** 1.5
            y = 690 - 640 * t + r.normal(0, 40)
            if y > 600 + 190 * (1 - abs(x - 310) / 230):
                continue
            L = r.uniform(10, 34) * (1 + 0.5 * t)
            dx = (x - 310) * 0.0007 * (690 - y)
            q = limb([(x + dx, y), (x + dx * 1.05 + 0.6, y - L)], [0.3, r.uniform(1.8, 3.0)], n=6)
            (near if r.random() < 0.4 else far).append(q)
        c.paint(merged(far), "#d8ecf4", vol=0, alpha=0.5, rough=0.1, lit=0)
        c.paint(merged(near), "#ffffff", vol=0, alpha=0.85, rough=0.1, lit=0)
        for x, y in rings:
            drops += [
                ellipse(x + r.normal(0, 5), y - r.uniform(4, 40), r.uniform(1, 2.6), r.uniform(1.4, 3.6))
                for _ in range(4)
            ]
        c.paint(merged(drops), "#f4fcff", dark="#6ab0d8", vol=0.8, alpha=0.95, rough=0, lit=0)

    c.late.append(rain)
    return c.finish(
        shadow_tint="#24223a",
        light_tint="#fff6d0",
        vignette=0.3,
        contrast=0.22,
        bloom=0.16,
        bthr=0.84,
        paper=0.03,
        grain=0.016,
    )
