"""Every morning an old man rakes the sea; a ship waits at the edge until he has done."""

import numpy as np

from art.kit.all import Card, Pose, blur, curve, ellipse, gull, hand, limb, merged, person, rect, rgb, smoothstep

SENTENCE = "Every morning an old man rakes the sea; a ship waits at the edge until he has done."
KEY = "enamel-sea"
FRAME = "abstract"
MOOD = "calm"
PROTAGONIST = "old"
ROCKS = [(196, 330, 52), (248, 366, 26), (420, 560, 40), (150, 690, 30)]


def furrows(x, y):
    """The raking, -1 to 1: rings round each rock, straight lines between them."""
    d = np.full(x.shape, 1e6)
    for rx, ry, r in ROCKS:
        d = np.minimum(d, np.hypot(x - rx, (y - ry) * 1.25) - r)
    near = smoothstep(112, 96, d)
    lines = y + 26 * np.sin(x / 130.0) + x * 0.12
    step = 2 * np.pi / 18.0
    return np.sin(d * step) * near + np.sin(lines * step) * (1 - near)


def edge(x):
    """How far he has come: above and left is raked, the rest still moves."""
    return 640 - 0.52 * x + 60 * np.sin(x / 120.0)


def sea(c):
    """The water from above: raked into still lines, wild beyond the last stroke."""
    c.sky([(0, "#8fc4bc"), (0.3, "#4f9c98"), (0.7, "#1f6a70"), (1, "#0f4a52")], warp=0.2)
    c.brush((44, 24), thr=(0, 0.03), length=5, jitter=0.02)
    x, y = c.xx.astype(np.float64), c.yy.astype(np.float64)
    wob = blur(c.noise("mottle", 4) - 0.5, 7 * c.ss).astype(np.float64) * 13  # a hand's unevenness, without grain
    ridge = furrows(x + wob, y + wob)
    raked = smoothstep(-14, 14, (edge(x) + (c.noise("cloud", 6) - 0.5) * 60) - (y - 330))
    # relief of the furrows: light from the upper left
    gy, gx = np.gradient(ridge)
    lightn = np.clip((-gx - gy * 1.2) * 1.5 * c.ss, -1, 1)
    k = raked[..., None]
    base = c.img
    lit = (
        base * (1 + 0.22 * lightn[..., None])
        + np.clip(lightn, 0, 1)[..., None] * rgb("#e8fff4") * 0.20
        - np.clip(-lightn, 0, 1)[..., None] * 0.06
    )
    c.img = (base * (1 - k) + np.clip(lit, 0, 1) * k).astype(np.float32)
    return raked


def wild(c, raked, rr):
    """Waves where he has not been."""
    for _ in range(260):
        x, y = rr.uniform(0, 600), rr.uniform(120, 900)
        if raked[min(c.h - 1, int(y * c.ss)), min(c.w - 1, int(x * c.ss))] > 0.35:
            continue
        L = rr.uniform(14, 40)
        a = rr.normal(0.1, 0.25)
        p = [(x - L, y + a * L), (x - L * 0.3, y - L * 0.28), (x + L * 0.2, y - L * 0.2), (x + L, y - a * L)]
        c.line([(q[0], q[1] + 3) for q in p], [0.6, 5, 0.6], "#0a3a44", 0.55, rough=0.6, soft=0.6)
        c.line(p, [0.5, 3.2, 0.5], rr.choice(["#d8f4ea", "#7fc0b8", "#efe6d4"]), rr.uniform(0.45, 0.95), rough=0.5)


def rocks(c):
    """Four rocks, each with a little moss; on the largest a tree trained by the wind."""
    for x, y, r in sorted(ROCKS, key=lambda q: q[1]):
        c.paint(
            ellipse(x + r * 0.3, y + r * 0.42, r * 1.05, r * 0.66), "#06282f", vol=0, alpha=0.5, soft=r * 0.14, lit=0
        )
        c.paint(
            curve(
                [
                    (x - r, y + r * 0.3),
                    (x - r * 0.86, y - r * 0.4),
                    (x - r * 0.3, y - r * 0.9),
                    (x + r * 0.34, y - r * 0.76),
                    (x + r * 0.9, y - r * 0.2),
                    (x + r, y + r * 0.34),
                    (x + r * 0.2, y + r * 0.62),
                    (x - r * 0.6, y + r * 0.56),
                ]
            ),
            "#7a7a70",
            dark="#2c3436",
            light="#efe6d4",
            vol=1.0,
            tex=0.5,
            rough=1.2,
            px=200,
            rim="#fff6e0",
        )
        c.paint(
            curve(
                [
                    (x - r * 0.7, y - r * 0.36),
                    (x - r * 0.2, y - r * 0.84),
                    (x + r * 0.4, y - r * 0.66),
                    (x + r * 0.2, y - r * 0.3),
                    (x - r * 0.3, y - r * 0.16),
                ]
            ),
            "#6f8a4c",
            light="#d8e090",
            vol=0.6,
            rough=2.0,
            alpha=0.85,
            tex=0.4,
        )
    x, y, r = ROCKS[0]
    c.paint(
        limb([(x - 4, y - 40), (x + 6, y - 66), (x - 6, y - 88), (x + 20, y - 108)], [11, 8, 6, 3]),
        "#5a3c2c",
        dark="#24140e",
        light="#c89a70",
        vol=0.8,
        rough=0.6,
    )
    c.paint(limb([(x, y - 80), (x - 26, y - 92)], [5, 2]), "#5a3c2c", dark="#24140e", vol=0.8, rough=0.6)
    for px, py, w in ((x + 26, y - 112, 34), (x - 32, y - 96, 24), (x + 8, y - 92, 20)):
        for k in range(7):
            c.paint(
                ellipse(px + (k - 3) * w * 0.22, py - 5 + (k % 2) * 5, w * 0.26, w * 0.16),
                ["#2f6a54", "#4f8a60", "#8fb070"][k % 3],
                vol=0.7,
                rough=1.0,
                rim="#f0f4c8",
                rimw=0.8,
            )


def ship(c):
    """It has taken in its sails and waits."""
    P = Pose(500, 690, 0.92, -5)
    c.paint(P(ellipse(6, 12, 74, 14)), "#06282f", vol=0, alpha=0.5, soft=5, lit=0)
    c.paint(
        P(curve([(-72, -14, "c"), (66, -18, "c"), (52, 14), (-50, 16)])),
        "#8a4a34",
        dark="#38180f",
        light="#f0a878",
        vol=0.8,
        texk="streakh",
        tex=0.4,
        rough=0.4,
        rim="#fff0d8",
    )
    c.line([P.pt(-68, -6), P.pt(0, -2), P.pt(60, -9)], [2, 3, 2], "#efe6d4", 0.9)
    for x, h in ((-34, 96), (6, 116), (42, 84)):
        c.line([P.pt(x, -14), P.pt(x, -h)], [3.4, 2.2], "#5a3c2c", vol=0.4)
        for y in (0.5, 0.82):
            c.paint(
                P(limb([(x - 24, -h * y), (x, -h * y + 3), (x + 24, -h * y)], [4, 8, 4])),
                "#f6efe0",
                dark="#a89884",
                vol=0.8,
                rough=0.3,
                rim="#ffffff",
            )
    for a, b in (((-70, -16), (-34, -94)), ((-34, -94), (6, -114)), ((6, -114), (42, -82)), ((42, -82), (64, -20))):
        c.line([P.pt(*a), P.pt(*b)], [0.9], "#3a2820", 0.8)
    for x in (-50, -20, 20, 50):
        c.paint(P(ellipse(x, -22, 3)), "#e0b090", vol=0.5, rough=0.1, detail=1)
        c.paint(P(rect(x - 2.6, -20, 5.2, 7, 1)), "#33485c", vol=0.4, rough=0.1, detail=1)


def monk(c):
    """He walks backward on a board, straw hat on, drawing the rake after him."""
    x, y = 338, 812
    c.paint(ellipse(x + 16, y + 8, 72, 12), "#06282f", vol=0, alpha=0.45, soft=5, lit=0)
    c.paint(
        curve([(x - 62, y - 4), (x - 20, y - 10), (x + 50, y - 8), (x + 66, y), (x + 40, y + 9), (x - 44, y + 9)]),
        "#b08a5c",
        dark="#5a3c24",
        light="#f6dcae",
        vol=0.6,
        texk="streakh",
        tex=0.5,
        rough=0.3,
        rim="#fff4dc",
    )
    kw = dict(body="old", pose="stand", view="three", facing=-1, arms=((44, 36, 8, -6), (36, 50, 10, -8)))
    o = person(
        c,
        x + 8,
        y,
        236,
        clothes="cloak",
        face="calm",
        col="#d9653f",
        col2="#f6e0c0",
        hair="#e0dccc",
        style="bald",
        beard=True,
        skin="#d8a888",
        hat="brim",
        hatc="#e8cf8c",
        rim="#fff6e0",
        legs="#8a4a34",
        look=(-0.5, 0.5),
        nod=10,
        hands=("grip", "grip"),
        lean=8,
        **kw,
    )
    hr = np.array(o["handR"])
    tip = np.array((168.0, 838.0))
    top = hr - (tip - hr) * 0.32
    c.line(
        [tuple(top), tuple(hr), tuple(tip)],
        [5, 5, 4.4],
        "#c8985c",
        dark="#5a3a1c",
        light="#fff0c8",
        vol=0.7,
        detail=0.9,
        shadow=(4, 12, 6, 0.35),
    )
    c.paint(
        Pose(tip[0], tip[1], 1, 72)(rect(-46, -5, 92, 10, 3)),
        "#a8743c",
        dark="#4a2c14",
        light="#f6d8a0",
        vol=0.7,
        rough=0.2,
        shadow=(3, 6, 5, 0.4),
        detail=0.8,
    )
    for k in range(8):
        P = Pose(tip[0], tip[1], 1, 72)
        a = P.pt(-40 + k * 11.4, 3)
        c.line([a, (a[0] - 12, a[1] + 9)], [3, 1.6], "#8a5c30", vol=0.5, detail=0.8)
    for q in (hr, hr + (tip - hr) * 0.16):
        hand(c, q[0], q[1], 150, 17, "grip", "#d8a888")


def draw():
    """It takes him all day, and by evening it is undone."""
    c = Card(7828, key=(-0.6, -0.6, 0.55))
    rr = np.random.default_rng(6)
    raked = sea(c)
    wild(c, raked, rr)
    rocks(c)
    ship(c)
    monk(c)
    # a crane that walks along a furrow and leaves it as it was; a fish that keeps to its lane
    for i, (x, y) in enumerate(((92, 420), (116, 426), (140, 431))):
        c.paint(
            Pose(x, y, 0.42 - i * 0.03, 10)(
                curve([(-20, 0), (-4, -7), (14, 0), (24, -7, "c"), (21, 0), (24, 7, "c"), (14, 2), (-4, 7)])
            ),
            "#d9653f",
            light="#ffd8b0",
            vol=0.5,
            rough=0.2,
            detail=0.9,
        )
    c.paint(merged([gull(92, 130, 12, -8), gull(130, 112, 9), gull(306, 150, 8, 8)]), "#fffaf0", vol=0, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.68 + c.detail * 0.4, 0, 1), opacity=0.5)
    return c.finish(
        shadow_tint="#0c2c38",
        light_tint="#fff6e0",
        vignette=0.24,
        bloom=0.12,
        bthr=0.85,
        contrast=0.18,
        paper=0.02,
        grain=0.008,
    )
