"""The choir sings the night in; one keeps her mouth shut, it is dark enough."""

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, limb, mix, person, rect, rgb, sample, shift

SENTENCE = "The choir sings the night in; one keeps her mouth shut, it is dark enough."
KEY = "ultraviolet"
FRAME = "crowd"
MOOD = "menace"
PROTAGONIST = "adult"
ROBES = ["#5c4a86", "#6a4f92", "#514078", "#73589c", "#4a3a6e"]


ROWS = (  # foot of the step, height of a grown singer, where they stand, fog
    (566, 178, (66, 158, 246, 338, 440, 536), 0.34),
    (664, 206, (98, 206, 302, 512), 0.16),
    (782, 240, (60, 172, 486, 566), 0.0),
)


def singers(c, row):
    """One row on its step; returns the mouths that are open."""
    rr = np.random.default_rng(12 + row)
    y, h, xs, fog = ROWS[row]
    c.paint(
        rect(-20, y - 4, 640, 260),
        mix("#2a2044", "#8a7ab0", fog),
        vol=0.1,
        tex=0.3,
        texk="streakh",
        rough=0.6,
        shadow=(0, -3, 6, 0.3),
    )
    c.line([(-20, y - 3), (300, y - 4), (620, y - 3)], [3], mix("#a890d8", "#8a7ab0", fog), 0.7)
    mouths = []
    for i, x in enumerate(xs):
        body = ["slim", "heavy", "old", "slim", "child"][(i * 3 + row * 2) % 5]
        hh = h * {"child": 0.74, "old": 0.94, "heavy": 0.96}.get(body, 1.0) * rr.uniform(0.96, 1.04)
        o = person(
            c,
            x,
            y + 40,
            hh,
            body,
            "stand",
            ["front", "three", "front"][i % 3],
            "cloak",
            "wonder",
            1 if x < 300 else -1,
            arms=("hold", "hold"),
            col=ROBES[(i + row) % 5],
            col2="#cfc4e8",
            hair=["#2a1c28", "#8a7a9a", "#4a2f3a", "#d8d0e0"][(i + row) % 4],
            style=["short", "bun", "bob", "bald", "curly"][(i * 2 + row) % 5],
            skin=["#e0b8a8", "#b88878", "#d8a898", "#8a5a58"][(i + 2 * row) % 4],
            fog=fog,
            rim="#e8d8ff",
            look=(0, -0.6),
            nod=-14,
            tilt=rr.normal(0, 4),
        )
        mouths.append((o["head"][0], o["head"][1] + hh * 0.045, hh, row))
    return mouths


def silent(c):
    """The one with her mouth shut."""
    person(
        c,
        398,
        706,
        204,
        "slim",
        "stand",
        "front",
        "cloak",
        "longing",
        1,
        arms=("lap", "lap"),
        col="#4f6a2c",
        col2="#d8f060",
        hair="#2a1c28",
        style="bob",
        skin="#d8a898",
        hat="scarf",
        hatc="#d8f060",
        rim="#f0ffd0",
        look=(0, 0.1),
        nod=4,
    )


def night(c, mouths):
    """What comes out of them: ribbons of dark that rise, join and spread."""
    rr = np.random.default_rng(5 + mouths[0][3])
    for x, y, h, _r in mouths:
        top = -30 + rr.uniform(0, 60)
        mid = 300 + (x - 300) * 0.7 + rr.normal(0, 24)
        end = 300 + (x - 300) * 1.25 + rr.normal(0, 50)
        w = h / 200
        path = [
            (x, y),
            (x + rr.normal(0, 6), y - 34 * w),
            (mid - 16, y - 110 * w),
            (mid + 22, (y + top) * 0.46),
            (end, top),
        ]
        for k, (ww, a, sh) in enumerate(((1.0, 0.75, 0.0), (0.55, 0.8, -0.05))):
            c.paint(
                limb(path, [2.5 * w, 11 * w * ww, 26 * w * ww, 50 * w * ww, 100 * ww], n=60),
                shift("#1c1038", sh),
                vol=0.35,
                tex=0.3,
                texk="streakv",
                rough=2.0,
                soft=1.6 + 1.4 * k,
                alpha=a,
                lit=0,
            )
        c.paint(ellipse(x, y, 3.6 * w, 4.6 * w), "#0c0618", vol=0, rough=0.1, lit=0, detail=0.9)
        for _ in range(3):
            t = rr.uniform(0.25, 0.8)
            px, py = sample(path, 40)[int(t * 39)]
            s = 0.14 + 0.2 * t
            P = Pose(px + rr.normal(0, 22), py, s * 2.2, rr.normal(0, 24))
            c.paint(
                P(
                    curve(
                        [
                            (0, 2, "c"),
                            (-8, -6),
                            (-22, -10, "c"),
                            (-14, 0),
                            (-18, 6, "c"),
                            (-8, 5),
                            (0, 10, "c"),
                            (8, 5),
                            (18, 6, "c"),
                            (14, 0),
                            (22, -10, "c"),
                            (8, -6),
                        ]
                    )
                ),
                "#0e0720",
                vol=0,
                rough=0.3,
                lit=0,
            )


def draw():
    """Outside it is still a pale evening, lower down."""
    c = Card(5505, key=(-0.3, -0.8, 0.5))
    c.sky(
        [(0, "#0c0620"), (0.16, "#241448"), (0.34, "#5a3a92"), (0.5, "#b488c8"), (0.62, "#f0c8d0"), (1, "#5a4488")],
        warp=0.22,
    )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.glow(300, 520, 320, "#ffe0d8", 0.45, 1.3)
    c.fog_colour = rgb("#8a74b8")
    # the arch of the hall they stand in, and its two pillars
    for x, s in ((-14, 1), (614, -1)):
        c.paint(
            limb([(x, 940), (x, 420), (x + s * 40, 160), (x + s * 150, -20)], [110, 96, 80, 60], cap=False),
            "#2c1c50",
            dark="#120a2c",
            light="#7a5ab0",
            vol=0.6,
            tex=0.4,
            texk="streakv",
            rough=0.8,
        )
    c.lights = [(300, 470, 120, "#ffd8e8", 240, 0.35)]
    for row in range(3):
        night(c, singers(c, row))
    silent(c)
    c.shade(300, -20, 420, "#0c0620", 0.75, 1.6)
    # the conductor, from behind, larger than life
    person(
        c,
        300,
        1010,
        420,
        "slim",
        "stand",
        "back",
        "suit",
        arms=((96, 40, 46, 30), (96, 40, 46, 30)),
        col="#120c22",
        hair="#0c0818",
        style="short",
        skin="#6a4a6a",
        rim="#c8a8f0",
        ground=False,
        noarm=(),
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    rr = np.random.default_rng(8)

    def stars():
        for _ in range(120):
            x, y = rr.uniform(14, 586), 14 + 330 * rr.random() ** 1.7
            c.dot(x, y, rr.uniform(0.5, 1.7), "#f8f0ff", rr.uniform(0.3, 1), rr.random() < 0.15)

    c.late.append(stars)
    return c.finish(shadow_tint="#160a34", light_tint="#ffe8f4", vignette=0.34, contrast=0.2, paper=0.045, grain=0.025)
