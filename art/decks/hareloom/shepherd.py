"""An old shepherd brings the clouds down for the night; one has to be shorn first."""

import numpy as np

from art.kit.all import (
    Card,
    curve,
    dog,
    ellipse,
    grass,
    house,
    limb,
    merged,
    mix,
    person,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    shift,
)

SENTENCE = "An old shepherd brings the clouds down for the night; one has to be shorn first."
KEY = "moss-rain"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "old"


def flock_cloud(c, x, y, w, tone=0.0, seed=0, rain=False, shorn=False, aloft=False):
    """One cloud of the flock: heaped wool with a darker belly, its shadow on the ground unless it is aloft."""
    r = np.random.default_rng(seed)
    h = w * 0.56
    if not aloft:
        c.paint(ellipse(x, y + 3, w * 0.5, w * 0.07), "#16241c", vol=0, alpha=0.5, soft=w * 0.04, lit=0)
    if rain:
        for _ in range(26):
            px = x + r.uniform(-0.4, 0.4) * w
            c.line(
                [(px, y - h * 0.26), (px - 3, y - r.uniform(0, 0.12) * h)], [0.6, 1.5, 0.4], "#cfe0e0", 0.7, rough=0.1
            )
    base = mix("#c3cabf", "#6f8480", tone)
    puffs = []
    for _i in range(26):
        t = r.uniform(-1, 1)
        k = max(0.12, (1 - t * t) ** 0.5)
        puffs.append(
            (
                x + t * w * 0.42,
                y - h * (0.34 + 0.5 * k * r.uniform(0.1, 1)),
                w * r.uniform(0.10, 0.17) * (0.7 + 0.4 * k),
            )
        )
    for px, py, pr in sorted(puffs, key=lambda q: q[1]):
        if shorn and px > x + w * 0.02 and py < y - h * 0.3:
            continue
        c.paint(
            ellipse(px, py, pr * 1.15, pr),
            base,
            dark=shift(base, -0.26, 1.1),
            light=mix("#fffdf0", base, tone * 0.7),
            vol=0.8,
            grain=0.2,
            rough=2.2,
            soft=1.0,
            grad=((0, y - h), (0, y - h * 0.2), 0.25, -0.3),
            rim="#fff4d0",
            rimw=1.0,
        )
    if shorn:  # pink and thin where the wool is off
        c.paint(
            curve(
                [
                    (x, y - h * 0.34),
                    (x + w * 0.1, y - h * 0.62),
                    (x + w * 0.3, y - h * 0.64),
                    (x + w * 0.42, y - h * 0.46),
                    (x + w * 0.36, y - h * 0.28),
                ]
            ),
            "#e8c8b8",
            dark="#a88478",
            light="#fff0e4",
            vol=0.8,
            rough=0.8,
        )


def hills(c):
    """Evening hills, the far ones in the last light."""
    c.sky([(0, "#2c4038"), (0.2, "#5a7a68"), (0.38, "#b4be98"), (0.47, "#f3dca0"), (1, "#8a9c84")], warp=0.2)
    c.glow(430, 360, 260, "#ffe6a8", 0.55, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.018)
    c.fog_colour = rgb("#c8c49c")
    c.paint(ridge(350, 26, 5, n=8, tilt=-60), "#4f6a5c", fog=0.62, vol=0.3, texk="streakd")
    c.paint(ridge(410, 20, 8, n=7, tilt=50), "#4a6652", fog=0.4, vol=0.3, texk="streakd")
    pines(c, [30, 52, 74, 96, 540, 566], [446, 440, 446, 450, 420, 414], [44, 60, 40, 30, 46, 60], "#2c4a3c", fog=0.3)
    c.paint(
        ridge(470, 12, 13, n=7, tilt=-30),
        "#4f6e48",
        dark="#22382a",
        light="#b8bc78",
        fog=0.15,
        vol=0.3,
        texk="mottle",
        tex=0.3,
    )


def road(c):
    """The drove road: down from the pass, round the hill, through the gate toward us."""
    way = [(520, 440), (430, 474), (300, 500), (190, 540), (200, 600), (330, 650), (430, 710), (400, 800), (300, 920)]
    c.paint(
        ridge(560, 10, 17, n=6, tilt=30), "#46653e", dark="#1c3022", light="#a8b468", vol=0.35, texk="mottle", tex=0.35
    )
    c.paint(
        limb(way, [6, 14, 26, 40, 56, 84, 120, 160, 220], n=90, cap=False),
        "#a89a6c",
        dark="#5a5038",
        light="#f0e0a8",
        vol=0.3,
        texk="streakh",
        tex=0.4,
        rough=2.0,
        soft=1.2,
    )
    return sample(way, 100)


def village(c):
    """The fold: a low stone byre with its door open and a lantern lit, and the farm beside it."""
    for x, y, w in ((76, 640, 74), (30, 668, 60)):
        house(c, x, y, w, w * 0.5, "#8a8268", "#4a3c34", seed=int(x), win=2, lit="#ffd27a", rh=0.7)
    c.paint(
        rect(20, 700, 150, 70, 2),
        "#8f8a74",
        dark="#4a463a",
        light="#c8c29c",
        vol=0.4,
        tex=0.5,
        rough=0.8,
        shadow=(4, 6, 8, 0.4),
    )
    c.paint(
        poly([(8, 704), (36, 656), (158, 656), (184, 704)]),
        "#5a4434",
        dark="#2c2018",
        light="#a8845c",
        vol=0.3,
        texk="streakh",
        tex=0.5,
        rough=0.6,
    )
    m = c.paint(rect(98, 722, 44, 48, 1), "#ffcf7a", dark="#d98a3c", light="#fff0c0", vol=0, lit=0, rough=0.4)
    c.paint(
        merged([ellipse(112, 752, 13, 9), ellipse(128, 756, 11, 8), ellipse(118, 744, 9, 7)]),
        "#e8e2cc",
        dark="#a8946c",
        vol=0.6,
        clip=m,
        rough=1.0,
    )


def fence(c, pts, h):
    """Posts and rails along a line."""
    q = sample(pts, 9)
    for dy in (0.35, 0.75):
        c.line([(x, y - h * dy) for x, y in q], [3], "#5a4634", dark="#2c2018", light="#b89a70", vol=0.6, rough=0.5)
    for x, y in q:
        c.paint(rect(x - 3, y - h, 6, h + 3, 1), "#6a523c", dark="#2c2018", light="#c8a878", vol=0.6, rough=0.5)


def draw():
    """Down from the pass, in a long line."""
    c = Card(5909, key=(0.55, -0.6, 0.55))
    hills(c)
    q = road(c)
    village(c)
    c.lights = [(120, 740, 60, "#ffd080", 90, 0.6)]
    # the flock: the last are still up in the sky, the first are on the road
    for i, (x, y, w, tone) in enumerate(
        (
            (88, 128, 178, 0.05),
            (226, 190, 150, 0.2),
            (342, 238, 122, 0.05),
            (430, 282, 98, 0.2),
            (494, 324, 78, 0.1),
            (532, 364, 60, 0.2),
            (544, 404, 46, 0.1),
        )
    ):
        flock_cloud(c, x, y, w, tone, seed=i + 50, aloft=True)
    for i, (t, tone) in enumerate(
        (
            (2, 0.1),
            (7, 0.2),
            (12, 0.05),
            (17, 0.3),
            (23, 0.1),
            (30, 0.25),
            (37, 0.0),
            (44, 0.15),
            (52, 0.35),
            (60, 0.05),
        )
    ):
        x, y = q[t]
        w = 24 + 1.6 * t
        flock_cloud(c, x + (-1) ** i * w * 0.14, y + 6, w, tone + 0.25 * (1 - t / 60), seed=i + 3)
    # one has gone astray and hangs in the pines
    flock_cloud(c, 60, 414, 52, 0.2, seed=31, aloft=True)
    # one will not cross the fence
    flock_cloud(c, 532, 704, 112, 0.75, seed=22, rain=True)
    fence(c, [(446, 774), (520, 752), (620, 738)], 40)
    # the shepherd leads, his dog looks back
    o = person(
        c,
        300,
        818,
        236,
        "old",
        "walk",
        "three",
        "cloak",
        "calm",
        -1,
        arms=((30, 60, 10, -4), (10, 30, 10, 0)),
        col="#6a5a34",
        col2="#e8b04a",
        hair="#e0dccc",
        style="short",
        beard=True,
        hat="brim",
        hatc="#4a3f28",
        skin="#d8a888",
        rim="#fff0b8",
        look=(-0.5, 0.1),
        hands=("grip", "rest"),
    )
    hx, hy = o["handL"]
    crook = [(hx + 2, 826), (hx, hy), (hx - 2, hy - 76), (hx - 14, hy - 98), (hx - 28, hy - 88), (hx - 24, hy - 72)]
    c.paint(
        limb(crook, [4.4, 4.6, 4.6, 4.4, 4.2, 3], n=60),
        "#8a6238",
        dark="#3a2614",
        light="#e8c080",
        vol=0.8,
        rough=0.3,
        shadow=(1, 2, 2, 0.35),
    )
    dog(
        c,
        150,
        856,
        96,
        "sit",
        flip=True,
        rim="#fff0b8",
        col="#3a3430",
        dark="#14100e",
        light="#8a7a68",
        patch="#f0e8d8",
    )
    shearing(c)
    grass(c, 0, 600, 902, 42, ["#1c3022", "#3f5a34", "#8a9850"], n=200, seed=3)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: (c.glow(120, 744, 70, "#ffdf9a", 0.5, 1.2), c.stars(16, 160, rmax=1.2)))
    return c.finish(shadow_tint="#14241c", light_tint="#fff2cc", vignette=0.32, contrast=0.18, paper=0.045, grain=0.025)


def shearing(c):
    """In the corner a woman shears one; the fleece beside her is already raining a little."""
    flock_cloud(c, 410, 884, 128, 0.1, seed=41, shorn=True)
    o = person(
        c,
        494,
        882,
        176,
        "slim",
        "kneel",
        "three",
        "dress",
        "calm",
        -1,
        col="#a8542c",
        col2="#f0d8a0",
        hair="#3a2820",
        style="bun",
        skin="#d8a888",
        rim="#fff0b8",
        look=(-0.4, 0.4),
    )
    x, y = o["handL"]
    for s_ in (-1, 1):
        c.line(
            [(x + 4, y + s_ * 2), (x - 8, y + s_ * 4), (x - 24, y)],
            [1.5, 2.8, 0.8],
            "#c8d0d0",
            dark="#5a6264",
            vol=0.6,
            rough=0.1,
            detail=0.9,
        )
