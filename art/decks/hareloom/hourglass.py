"""An hourglass in which the sand is a crowd; one of them will not let go of the rim."""

import math

import numpy as np

from art.kit.all import (
    BRASS,
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    focus_map,
    ladder,
    lathe,
    limb,
    loose,
    metal,
    minus,
    mix,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    transform,
    umbrella,
    union,
    wood,
)

SENTENCE = "An hourglass in which the sand is a crowd; one of them will not let go of the rim."
KEY = "ink-gold"
FRAME = "crowd"
MOOD = "grief"
PROTAGONIST = "adult"

NX, NY = 300, 430  # the neck
COATS = ["#3a3f5c", "#5a3a44", "#6a5236", "#2f4a50", "#4a4438", "#70483a", "#433a58", "#8a7048", "#54606a"]
SKINS = ["#e0b890", "#c8966c", "#8a5c40", "#ecd0ac", "#b07c58"]
HAIRS = ["#1c1618", "#4a3020", "#8a7a68", "#6a4428", "#2c2224"]


def half(y):
    """Half the inner width of the glass at height y."""
    t = abs(y - NY)
    return float(np.interp(t, [0, 12, 34, 70, 120, 180, 240, 300, 330], [11, 12, 20, 52, 112, 160, 178, 170, 156]))


def small(c, x, y, h, r, pose="stand", rot=0, glow=0.0, shade=0.0, coat=None, clip=None, hat=None):
    """A person of a few marks: feet at (x, y)."""
    P = Pose(x, y, h / 100, rot, bool(r.random() < 0.5))
    coat = coat or r.choice(COATS)

    def tone(q):
        return mix(mix(shift(q, 0.06), "#ffd88a", glow * 0.6), "#0c0e1c", shade * 0.7)

    kw = dict(rough=0.2, clip=clip, tex=0.1, grain=0.1)
    hw = r.uniform(15, 24)
    skin, hair = tone(r.choice(SKINS)), tone(r.choice(HAIRS))
    arm = {
        "stand": [[(-13, -72), (-21, -54), (-18, -40)], [(13, -72), (20, -56), (18, -42)]],
        "up": [[(-12, -74), (-24, -90), (-20, -112)], [(12, -74), (22, -92), (18, -114)]],
        "one": [[(-12, -74), (-20, -58), (-14, -44)], [(12, -74), (26, -90), (30, -110)]],
        "fall": [[(-12, -74), (-34, -82), (-48, -98)], [(12, -74), (34, -70), (50, -84)]],
        "sit": [[(-12, -56), (-18, -38), (-4, -30)], [(12, -56), (20, -40), (8, -30)]],
        "hug": [[(-12, -70), (-4, -58), (10, -60)], [(12, -70), (2, -62), (-8, -64)]],
    }[pose]
    dy = 0
    if pose == "sit":
        body = curve([(-13, -60), (-17, -36), (-20, -10), (8, -6), (34, -8), (38, 0), (-22, 2), (-22, -6)])
        body = union(body, curve([(-14, -58), (0, -66), (14, -58), (18, -30), (18, 0), (-20, 0), (-18, -30)]))
        dy = 18
    else:
        body = curve(
            [
                (-9, -78),
                (-14, -70),
                (-13, -48),
                (-hw, -14, "c"),
                (0, -10),
                (hw, -14, "c"),
                (13, -48),
                (14, -70),
                (9, -78),
                (0, -81),
            ]
        )
        for u in (-6, 6):
            k = 10 if pose == "fall" else 0
            c.paint(P(limb([(u, -18), (u * (1 + k * 0.06), -2 + k * 0.2)], [7, 5])), tone("#1f1c28"), vol=0.4, **kw)
    c.paint(
        P(body),
        tone(coat),
        light=mix(tone(coat), "#ffdf98", 0.35 + 0.4 * glow),
        dark=mix(tone(coat), "#080914", 0.6),
        vol=0.9,
        shadow=(0, 1, 1.6, 0.4),
        **kw,
    )
    for a in arm:
        c.paint(P(limb(a, [9, 7.4, 6])), tone(shift(coat, -0.02)), vol=0.6, **kw)
        c.paint(P(ellipse(a[2][0], a[2][1], 4.4)), skin, vol=0.4, **kw)
    hy = -92 + dy + (4 if pose == "hug" else 0)
    c.paint(P(ellipse(r.normal(0, 1.5), hy, 11, 12.4)), skin, vol=0.8, detail=0.4, **kw)
    c.paint(
        P(
            curve(
                [
                    (-12, hy + 3),
                    (-12, hy - 10),
                    (0, hy - 16),
                    (12, hy - 10),
                    (12, hy + (6 if r.random() < 0.4 else -4)),
                    (5, hy - 7),
                    (-6, hy - 7),
                ]
            )
        ),
        hair,
        vol=0.7,
        **kw,
    )
    if hat or r.random() < 0.22:
        hc = tone(r.choice(["#2a2430", "#5a3a2c", "#3a4440"]))
        c.paint(
            P(
                union(
                    ellipse(0, hy - 9, 17, 4.4),
                    curve([(-10, hy - 9, "c"), (-9, hy - 22), (9, hy - 22), (10, hy - 9, "c")]),
                )
            ),
            hc,
            vol=0.6,
            **kw,
        )
    return P


def far_glass(c, x, y, h, rot, fog):
    """Others of its kind, in the distance."""
    P = Pose(x, y, h / 100, rot)
    c.paint(
        P(union(rect(-32, -100, 64, 8, 2), rect(-32, -8, 64, 8, 2), rect(-28, -98, 5, 96), rect(23, -98, 5, 96))),
        "#12111c",
        fog=fog * 0.6,
        vol=0.3,
        rough=0.5,
    )
    c.paint(
        P(
            curve(
                [
                    (-20, -92, "c"),
                    (-22, -74),
                    (-4, -52),
                    (-4, -48),
                    (-22, -26),
                    (-20, -8, "c"),
                    (20, -8, "c"),
                    (22, -26),
                    (4, -48),
                    (4, -52),
                    (22, -74),
                    (20, -92, "c"),
                ]
            )
        ),
        "#6a5a48",
        fog=fog,
        vol=0.5,
        alpha=0.6,
        rough=0.4,
    )
    c.paint(
        P(curve([(-19, -9, "c"), (0, -28), (19, -9, "c")])), "#d8a850", fog=fog * 0.7, vol=0.4, rough=0.4, alpha=0.9
    )


def draw():
    """A plain at night, where time stands about in rows."""
    c = Card(6901, key=(-0.3, -0.75, 0.5))
    rr = np.random.default_rng(21)
    c.sky(
        [
            (0, "#0b0d1a"),
            (0.3, "#171a2e"),
            (0.5, "#34303e"),
            (0.7, "#7c6448"),
            (0.84, "#e0b068"),
            (0.86, "#2c2830"),
            (1, "#100f1a"),
        ],
        warp=0.05,
    )
    c.brush((42, 24), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.stars(70, 560, rmax=1.2, halo=False)
    c.fog_colour = rgb("#55483f")
    c.paint(ridge(764, 5, 3, n=9), "#221f2a", fog=0.3, vol=0.3, rough=1.0)
    for x, y, h, r, f in (
        (54, 782, 74, 0, 0.55),
        (118, 776, 46, 0, 0.66),
        (520, 780, 60, 0, 0.6),
        (572, 796, 96, 84, 0.4),
        (468, 772, 34, 0, 0.7),
    ):
        far_glass(c, x + (30 if r else 0), y, h, r, f)
    c.paint(
        ridge(806, 4, 9, n=7), "#1c1a24", dark="#0b0a12", light="#6a5640", vol=0.4, rough=1.0, tex=0.3, texk="streakh"
    )
    c.shade(300, 868, 330, "#05050c", 0.6, 2, 3.4)
    W = dict(dark="#1c0f0c", light="#e8b468", rim="#ffd890")
    k = Frame(c, 300, 0, 100, rim="#ffd890")
    # far posts
    for u in (-150, 150):
        wood(
            k,
            transform(lathe([(7, 120), (10, 240), (5, 430), (10, 620), (7, 760)], 0), u, 0),
            "#4a2c1c",
            along="v",
            vol=0.9,
        )
    # ---- the glass
    ys = np.linspace(104, 758, 80)
    out = [(NX + half(y) + 7, y) for y in ys]
    glass = poly(out + [(2 * NX - x, y) for x, y in out[::-1]])
    inn = [(NX + half(y), y) for y in ys]
    inside = c.mask(poly(inn + [(2 * NX - x, y) for x, y in inn[::-1]]), 0.2)
    c.paint(glass, "#243048", dark="#0e1424", light="#7a8aa0", vol=0.5, rough=0.2, alpha=0.82, px=220)
    # light falls through the neck
    c.beam(
        [(NX - 8, NY - 4), (NX + 8, NY - 4), (NX + 150, 770), (NX - 150, 770)],
        "#ffcf78",
        0.85,
        10,
        fade=((NX, NY), 430),
    )
    c.glow(NX, NY - 90, 210, "#ffb850", 0.5, 1.2)
    # ---- above: they stand, they lean, they go
    rows = list(np.arange(196, 424, 13.5))
    for i, y in enumerate(rows):
        w = half(y) - 5
        dip = 24 * max(0, 1 - i / 5)
        n = max(1, int(2 * w / 15.5))
        for j in range(n):
            u = (j + 0.5 + (i % 2) * 0.5) / n * 2 - 1
            x = NX + u * w * 0.96 + rr.normal(0, 1.4)
            if abs(x - NX) > w:
                continue
            yy = y + dip * (1 - u * u) * 0.8 + rr.normal(0, 1.6)
            g = float(np.clip(1 - (NY - y) / 250, 0.05, 1)) * (1 - 0.5 * abs(u))
            pose = (
                "up"
                if i > 11 and rr.random() < 0.55
                else rr.choice(["stand", "stand", "one", "hug", "up"])
                if i > 2
                else rr.choice(["stand", "stand", "hug"])
            )
            small(
                c,
                x,
                yy + 20,
                42,
                rr,
                pose,
                rot=rr.normal(0, 5) + u * -9,
                glow=g,
                shade=0.30 * (1 - g) + 0.14 * abs(u),
                clip=inside,
            )
            if i == 1 and j == 5:
                umbrella(c, x + 6, yy + 6, 46, col="#8a3038")
    # ---- below: where they arrive
    cells = []
    for i, y in enumerate(np.arange(612, 748, 12.5)):
        w = min(half(y) - 6, 26 + (y - 606) * 1.12)
        n = max(1, int(2 * w / 18))
        for j in range(n):
            u = (j + 0.5 + (i % 2) * 0.4) / n * 2 - 1
            cells.append((NX + u * w + rr.normal(0, 2), y + 10 * u * u + rr.normal(0, 2), u, i))
    for x, y, u, i in cells:
        if abs(x - NX) > half(y) - 7:
            continue
        g = float(np.clip(0.95 - abs(u) * 0.75 - i * 0.03, 0.05, 1))
        pose = rr.choice(["sit", "sit", "stand", "hug", "one", "fall"])
        small(
            c,
            x,
            y + 14,
            42,
            rr,
            pose,
            rot=rr.normal(0, 20 if pose == "fall" else 7),
            glow=g,
            shade=0.34 * (1 - g),
            clip=inside,
        )
    # one of them has found a ladder
    ladder(c, 390, 738, 96, rungs=8, width=0.17, rot=-17, col="#c89a58")
    small(c, 372, 690, 40, rr, "up", rot=-10, glow=0.5, coat="#8a3038", clip=inside)
    # ---- in between
    for x, y, a in ((282, 540, 34), (322, 562, -104), (280, 604, 70)):
        small(c, x, y, 36, rr, "fall", rot=a, glow=0.8)
    # the one who holds on
    P = small(c, NX, NY + 70, 58, np.random.default_rng(3), "up", glow=0.9, coat="#e8dcc0")
    # neck ring of brass, with two hands on it
    q = Frame(c, NX, NY, 100, rim="#fff0c0")
    metal(q, minus(ellipse(0, 0, 21, 7), ellipse(0, -1, 12.5, 3.4)), "#c8963c")
    for u in (-11.4, 11.4):
        c.paint(ellipse(NX + u, NY + 4.5, 4, 3.2), "#f0d0a8", vol=0.7, rough=0.1, detail=1)
        for v in (-1.6, 0.4, 2.2):
            c.line([(NX + u + v, NY + 2.6), (NX + u + v * 1.05, NY + 6)], [0.6], "#8a5c40", 0.8, detail=1)
    # ---- glass again, over them: edges and reflections
    for s in (-1, 1):
        e = [(NX + s * (half(y) + 4), y) for y in ys]
        c.line(e[::3], [2.6], "#b8c4cc", 0.5, rough=0.3, soft=0.4)
        c.line([(NX + s * (half(y) + 1), y) for y in ys][::3], [1.2], "#ffe0a0", 0.5, rough=0.3)
    for y0, y1, o, a in ((128, 300, 22, 0.5), (590, 720, 22, 0.4)):
        p = [(NX - half(y) + o + 6 * math.sin((y - y0) / (y1 - y0) * 3.14), y) for y in np.linspace(y0, y1, 9)]
        c.line(p, [1, 9, 1], "#eef4ff", a * 0.6, soft=2.4)
    c.line([(NX + half(y) - 20, y) for y in np.linspace(140, 230, 6)], [1, 4, 1], "#eef4ff", 0.28, soft=1.4)
    # ---- frame: caps and near posts
    for y, up in ((92, 1), (770, -1)):
        wood(
            k,
            union(ellipse(0, y + 8, 212, 25), rect(-212, y - 12, 424, 20), ellipse(0, y - 12, 212, 25)),
            "#5a3420",
            **W,
            vol=0.7,
            px=220,
            shadow=(0, 5 * up, 8, 0.5),
        )
        wood(k, ellipse(0, y - 12, 210, 23), "#6a4026", **W, vol=0.15)
        k.line([(-211, y + 3), (-120, y + 22), (0, y + 28), (120, y + 22), (211, y + 3)], 3, "#2a150e", 0.7)
        k.line([(-211, y - 4), (-120, y + 15), (0, y + 21), (120, y + 15), (211, y - 4)], 1.6, "#e0a860", 0.6)
    for u in (-190, 190):
        wood(
            k,
            transform(
                lathe(
                    [(9, 108), (13, 180), (8, 240), (14, 330), (7, 432), (14, 534), (8, 620), (13, 690), (9, 764)], 0
                ),
                u,
                0,
            ),
            "#5f3820",
            along="v",
            **W,
            vol=1.1,
            shadow=(4, 2, 6, 0.45),
        )
        for y in (112, 432, 756):
            metal(k, ellipse(u, y, 15, 6), BRASS)
    # a door in the foot of it; someone has gone out that way
    door = Pose(424, 797, 0.66, -9)
    c.paint(door(poly([(-11, 0), (-11, -27), (11, -27), (11, 0)])), "#ffdf90", vol=0, lit=0, rough=0.2)
    c.paint(door(poly([(11, 0), (11, -27), (22, -23), (22, 6)])), "#3a2014", vol=0.2, rough=0.2, rim="#ffdf90")
    c.beam([door.pt(-10, 0), door.pt(10, 0), (500, 884), (424, 888)], "#ffd078", 0.7, 4, fade=((424, 797), 60))
    small(c, 449, 842, 28, np.random.default_rng(8), "stand", glow=0.3, coat="#5a3a44")
    c.paint(poly([(446, 842), (453, 842), (484, 872), (468, 874)]), "#05050c", vol=0, alpha=0.6, soft=2, lit=0)
    f = focus_map(
        c,
        [(300, 440, 130, 150, 1.0), (300, 300, 210, 140, 0.95), (300, 680, 200, 110, 0.95), (440, 820, 80, 70, 1.0)],
        0.36,
    )
    loose(c, f, strength=0.45)

    def late():
        c.glow(NX, NY, 46, "#ffd890", 0.3, 1.3)
        c.paint(P(ellipse(0, -92, 11, 12.4)), "#d09a70", dark="#8a5a3c", light="#f0c89a", vol=0.7, lit=0, rough=0.1)
        c.paint(
            P(
                curve(
                    [
                        (-13, -80),
                        (-13, -101),
                        (0, -108),
                        (13, -101),
                        (13, -80),
                        (9, -84),
                        (8, -97),
                        (-2, -99),
                        (-9, -95),
                        (-9, -84),
                    ]
                )
            ),
            "#5a2c18",
            vol=0.6,
            lit=0,
            rough=0.1,
        )
        for u in (-3.6, 4.4):
            c.paint(P(ellipse(u, -91, 1.3, 1.7)), "#2a1a18", vol=0, lit=0, rough=0)
        c.paint(P(ellipse(0.6, -85, 1.6, 1.3)), "#7a3028", vol=0, lit=0, rough=0)
        c.glow(424, 789, 18, "#ffdf90", 0.5, 1.3)
        for _ in range(60):
            y = rr.uniform(450, 700)
            c.dot(NX + rr.normal(0, 10 + (y - 450) * 0.25), y, rr.uniform(0.5, 1.2), "#ffe6b0", rr.uniform(0.2, 0.7))

    c.late.append(late)
    return c.finish(
        shadow_tint="#0c0e20",
        light_tint="#ffe2a8",
        vignette=0.36,
        contrast=0.24,
        bloom=0.24,
        bthr=0.68,
        paper=0.035,
        grain=0.02,
    )
