"""In a forest of grandfather clocks a woodcutter has fallen asleep at noon; the one he felled says otherwise."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    dabs,
    ellipse,
    grass,
    hand,
    joint_point,
    limb,
    metal,
    minus,
    mix,
    person,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    union,
)

SENTENCE = "In a forest of grandfather clocks a woodcutter has fallen asleep at noon."
KEY = "dawn-mint"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "adult"

LEAF = ["#4f7a34", "#7fa83e", "#b4cf52", "#dfe97c", "#f8f8b8"]


def clock(c, x, y, h, rot=0.0, fog=0.0, hands=(0, 0), seed=0, roots=True, rim=None, shade=0.0, boughs=True, E=62):
    """A long-case clock grown from birch; base at (x, y), h tall; E stretches its waist."""
    r = np.random.default_rng(seed)
    base = Frame(c, x, y, h / (1 + E / 100), rot, fog=fog, rim=rim, detail=0.5 if fog < 0.4 else 0.2)
    k, low = base.sub(0, -E), base  # the hood has its own origin, E higher
    col = shift("#e4dcc0", -shade)
    W = dict(dark=shift("#8a8a66", -shade), light=shift("#fffef0", -shade), rough=0.35, texk="streakv")
    if boughs:
        for s_, v, L in ((-1, -90, 17), (1, -94, 15), (1, -88, 22), (-1, -95, 11)):
            k.paint(
                limb(
                    [
                        (s_ * 3, v + 8),
                        (s_ * 9, v - 3),
                        (s_ * (9 + L * 0.6), v - 4 - L * 0.4),
                        (s_ * (9 + L), v - 6 - L),
                    ],
                    [3.4, 2.4, 1.5, 0.3],
                    cap=False,
                ),
                shift(col, -0.08),
                **W,
                vol=0.7,
            )
    if roots:
        low.darken(ellipse(1, 0.5, 17, 2.2), 0.45, 1.4, None, "#2a4430")
        for s_, L in ((-1, 9), (1, 11), (-1, 4), (1, 5)):
            low.paint(
                limb(
                    [(s_ * 5, -5), (s_ * (7 + L * 0.3), -1.6), (s_ * (8 + L), 1 + L * 0.06)], [4.4, 3, 0.4], cap=False
                ),
                shift(col, -0.06),
                **W,
                vol=0.8,
            )
    arch = curve(
        [
            (-9, -88, "c"),
            (-9, -91),
            (-5.6, -93),
            (-4.6, -96.4),
            (0, -98.6),
            (4.6, -96.4),
            (5.6, -93),
            (9, -91),
            (9, -88, "c"),
        ]
    )
    body = union(rect(-8, E - 21, 16, 21, 0.6), rect(-5.8, -67, 11.6, 48 + E), rect(-7.8, -89, 15.6, 20), arch)
    m = k.paint(body, col, **W, vol=0.45, tex=0.3, rim=rim and True, px=240, shadow=(0.8, 0.4, 1.4, 0.3))
    for q in ((-9.2, E - 3.6, 18.4, 3.8), (-9, E - 23.2, 18, 2.6), (-8.6, -69.6, 17.2, 2.8), (-9, -90, 18, 2)):
        k.paint(rect(*q, 0.8), shift(col, 0.02), **W, vol=0.7, shadow=(0.2, 0.8, 0.9, 0.4))
    k.darken(rect(3, -98, 7, 98 + E), 0.3, 1.6, m, "#4a5a3a")
    for _ in range(70):  # birch marks
        u, v = r.uniform(-8, 8), r.uniform(-92, E - 1)
        L = r.uniform(0.6, 2.6)
        k.line(
            [(u - L, v), (u, v + r.normal(0, 0.2)), (u + L, v)],
            [0.1, r.uniform(0.35, 0.9), 0.1],
            "#3f4434",
            0.6,
            clip=m,
        )
    g = k.paint(rect(-3.5, -63, 7, 37 + E * 0.9, 3.4), "#54603f", dark="#20301f", light="#a3b070", vol=-0.5, rough=0.2)
    k.paint(
        minus(rect(-4.3, -64, 8.6, 39 + E * 0.9, 4.2), rect(-3.4, -63, 6.8, 37 + E * 0.9, 3.3)),
        shift(col, -0.10),
        **W,
        vol=0.6,
    )
    sw = r.uniform(-1.3, 1.3)
    k.line([(0, -61), (sw, E * 0.8 - 38)], [0.5], "#e8c060", 0.9, clip=g)
    metal(k, ellipse(sw, E * 0.8 - 37, 2.3), "#d9a43c", clip=g)
    k.line([(-2.2, -60), (-2.6, E * 0.8 - 30)], [0.4, 0.8, 0.3], "#f6ffe0", 0.35, clip=g)
    metal(k, ellipse(0, -79.4, 7), "#cf9a3c")
    k.paint(ellipse(0, -79.4, 5.9), "#fbf6e2", dark="#c9c09a", light="#ffffff", vol=0.25, rough=0.1)
    for i in range(12):
        a = i * math.pi / 6
        k.line(
            [(5.2 * math.sin(a), -79.4 - 5.2 * math.cos(a)), (4.3 * math.sin(a), -79.4 - 4.3 * math.cos(a))],
            [0.5],
            "#2c2a24",
            0.9,
        )
    for a, L, w in ((hands[0], 2.9, 0.9), (hands[1], 4.4, 0.6)):
        a = math.radians(a)
        k.line([(0, -79.4), (L * math.sin(a), -79.4 - L * math.cos(a))], [w, w * 0.5], "#1c1a1c", 1, detail=0.9)
    k.paint(ellipse(0, -79.4, 0.6), "#b3302c", vol=0, rough=0)
    metal(k, union(ellipse(0, -100.4, 1.7), limb([(0, -101), (0, -104)], [1, 0.2])), "#cf9a3c")
    k.low = low
    return k


def canopy(c, y, n, R, seed, cols, fog=0.0, amp=40, per=60, size=3.2):
    """Dark masses first, then leaves, lit from above."""
    r = np.random.default_rng(seed)
    cols = [mix(q, c.fog_colour, fog) for q in cols]
    sp = [(r.uniform(-20, 620), y + r.normal(0, amp), R * r.uniform(0.6, 1.3)) for _ in range(n)]
    for x, v, q in sp:
        c.paint(ellipse(x, v, q * 1.15, q * 0.8), cols[0], vol=0.4, alpha=0.62, soft=7, rough=4, lit=0)
    dabs(c, sp, size, cols, seed, per=per, light_from=(0.1, -1))


def draw():
    """Noon stands straight over the wood."""
    c = Card(2323, key=(-0.15, -0.85, 0.45))
    rr = np.random.default_rng(23)
    c.sky([(0, "#7fae8c"), (0.25, "#bcd8a8"), (0.5, "#eef0c4"), (0.66, "#fffbe0"), (1, "#98a860")], warp=0.14)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    c.fog_colour = rgb("#e6ecbc")
    c.paint(ridge(556, 5, 3), "#c4d690", vol=0.1, fog=0.5, rough=1)
    for x in np.linspace(14, 590, 15):
        y = 560 + rr.uniform(0, 14)
        clock(
            c,
            x + rr.normal(0, 7),
            y,
            330 + rr.uniform(-60, 60),
            rr.normal(0, 1.5),
            0.66 if rr.random() < 0.5 else 0.54,
            (0, 0),
            int(x),
        )
    c.band("#fdfbe0", 566, 26, 0.6, 2)
    c.paint(ridge(592, 5, 8), "#a8bc68", vol=0.15, fog=0.3, rough=1)
    canopy(c, 150, 30, 46, 5, LEAF, 0.45, 50, 40)
    for x, y, h, t in (
        (150, 616, 500, (0, 0)),
        (236, 604, 430, (150, 0)),
        (352, 606, 452, (0, 0)),
        (556, 618, 520, (0, 0)),
    ):
        clock(c, x, y, h, rr.normal(0, 1.6), 0.30, t, int(x) + 7, shade=0.06)
    canopy(c, 84, 34, 50, 9, LEAF, 0.22, 40, 50)
    for x0, w in ((90, 40), (196, 70), (300, 46)):  # straight down
        c.beam([(x0, -10), (x0 + w, -10), (x0 + w * 1.6, 780), (x0 - w * 0.4, 780)], "#fffbd0", 0.34, 12)
    c.paint(
        ridge(644, 6, 12, tilt=10),
        "#86984c",
        dark="#2f4a2c",
        light="#e4e488",
        vol=0.15,
        rough=1,
        texk="streakh",
        tex=0.3,
        grad=((0, 650), (0, 900), 0.26, -0.62),
    )
    for _ in range(60):  # coins of noon
        t = rr.random()
        x, y = 260 + rr.normal(0, 170), 656 + 170 * t
        c.paint(
            ellipse(x, y, (7 + 20 * t) * rr.uniform(0.5, 1.2), (2 + 5 * t)),
            "#fbf8b4",
            vol=0,
            alpha=0.5,
            soft=1.4,
            rough=1.4,
            lit=0,
        )
    c.glow(236, 760, 170, "#fff6b0", 0.34, 1.6, 2.2)
    near = clock(c, 440, 724, 640, 1.6, 0.10, (0, 0), 41, rim="#fffce0", shade=0.15)
    # a cuckoo that has not been asked
    near.paint(rect(-2.6, -97, 5.2, 5.4, 1), "#1c2418", vol=-0.3, rough=0.1)
    q = near.sub(0.6, -93, 10)
    q.paint(
        [(-30, 10), (-26, -26), (-4, -40), (18, -30), (20, -18), (10, 12)],
        "#4a7fa0",
        dark="#1c3448",
        light="#c0e4f0",
        vol=1.0,
        rough=0.2,
    )
    q.paint([(16, -30, "c"), (46, -20, "c"), (16, -14, "c")], "#e8902c", vol=0.4, rough=0.1)
    q.paint(ellipse(4, -24, 5), "#14181c", vol=0, rough=0)
    clock(c, 66, 792, 780, -1.6, 0.0, (0, 0), 52, rim="#e8eca0", shade=0.30)
    grass(c, -10, 610, 0, 12, ["#4f6a34", "#7f9648", "#b8c060"], 300, 4, yfun=lambda u: rr.uniform(670, 790))
    front(c, rr)
    clock(c, 578, 1010, 1180, 2.4, 0.0, (0, 0), 63, rim="#c8d080", shade=0.42)
    canopy(c, 18, 26, 52, 15, ["#1f3a22", "#2f5228", "#4f7a34", "#7fa83e", "#b4cf52"], 0.0, 26, 70, 3.8)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        vignette=0.34,
        bloom=0.16,
        bthr=0.82,
        contrast=0.26,
        shadow_tint="#1c4030",
        light_tint="#fff6d0",
        paper=0.022,
        grain=0.010,
    )


def front(c, rr):
    # stump with the rings of its hours
    k = Frame(c, 226, 822, 112, 2, rim="#fffce0", detail=0.7)
    k.darken(ellipse(2, 2, 62, 12), 0.5, 5, None, "#1c3420")
    for s_, L in ((-1, 26), (1, 30), (-1, 10), (1, 12)):
        k.paint(
            limb([(s_ * 30, -14), (s_ * (38 + L * 0.3), -3), (s_ * (40 + L), 4)], [18, 12, 2], cap=False),
            "#c9c09c",
            dark="#5a6040",
            vol=0.8,
        )
    m = k.paint(
        poly([(-40, -40), (40, -40), (43, 4), (-43, 4)]), "#ddd4b4", dark="#74745a", light="#fffdf0", vol=0.5, rough=0.6
    )
    for _ in range(16):
        u, v = rr.uniform(-38, 38), rr.uniform(-28, 0)
        k.line([(u - 6, v), (u + 6, v)], [0.4, 2, 0.4], "#3f4434", 0.6, clip=m)
    m = k.paint(ellipse(0, -41, 41, 13), "#f0d9a0", dark="#b08850", light="#fff6d4", vol=0.2, rough=0.5)
    for q in (0.85, 0.68, 0.52, 0.36, 0.2):
        k.paint(
            minus(ellipse(0, -41, 41 * q, 13 * q), ellipse(0, -41, 41 * q - 1.6, 13 * q - 0.8)),
            "#a87a44",
            vol=0,
            alpha=0.75,
            clip=m,
            rough=0.8,
        )
    for i in range(12):
        a = i * math.pi / 6
        k.line(
            [(36 * math.sin(a), -41 - 11.4 * math.cos(a)), (32 * math.sin(a), -41 - 10 * math.cos(a))],
            [1.6],
            "#5a3a1c",
            0.85,
            clip=m,
        )
    # the felled one lies where it fell; it stopped at twenty past seven
    c.paint(ellipse(400, 868, 160, 11), "#14240f", vol=0, alpha=0.6, soft=6, lit=0)
    f = clock(c, 268, 846, 276, 86.5, 0, (220, 120), 77, roots=False, rim="#fffce0", boughs=False, shade=0.06, E=10).low
    f.paint(
        poly([(-8.4, -1), (-6, 2.6), (-3, -0.6), (-0.4, 3.4), (3, 0), (5.6, 2.8), (8.4, -1), (8.4, -5), (-8.4, -5)]),
        "#f3dca0",
        dark="#a87c44",
        vol=0.2,
        rough=0.4,
    )
    for _ in range(40):  # chips
        x, y = 250 + rr.normal(0, 44), 846 + rr.normal(0, 8)
        c.paint(
            Pose(x, y, rr.uniform(0.6, 1.2), rr.uniform(0, 180))(poly([(-4, -1.4), (4, -2), (3, 1.8), (-3, 1.4)])),
            "#f6e4b0",
            vol=0.2,
            rough=0.2,
            shadow=(0.5, 1, 1, 0.4),
        )
    # the sapling
    clock(c, 124, 846, 70, -4, 0, (0, 0), 91, rim="#fffce0", boughs=False, E=0)
    dabs(c, [(117, 772, 9), (128, 770, 9)], 3.2, LEAF[1:], 3, per=9)
    # and he who did it, his chin on his hands, his hands on the axe
    arms = ((34, 70, 10, -22), (40, 60, 10, -22))
    kw = dict(body="slim", pose="chair", view="three", facing=1)
    x, y, h = 222, 782, 214
    hx, hy = joint_point(x, y, h, "wrL", arms=arms, lean=22, **kw)
    gx, gy = joint_point(x, y, h, "wrR", arms=arms, lean=22, **kw)
    hx, hy = (hx + gx) / 2 + 3, (hy + gy) / 2 + 2
    person(
        c,
        x,
        y,
        h,
        clothes="suit",
        face="asleep",
        col="#a8402f",
        col2="#f3e2c0",
        hair="#5a3820",
        skin="#e8b48c",
        legs="#3a4450",
        shoes="#4a2c1c",
        style="short",
        hat="brim",
        hatc="#7a5c30",
        beard=True,
        rim="#fff6c8",
        tilt=9,
        nod=30,
        lean=22,
        arms=arms,
        hands=("grip", "grip"),
        **kw,
    )
    a = Frame(c, hx + 14, 852, 852 - hy + 14, -5, rim="#fffce0", detail=0.9)
    a.darken(ellipse(0, 0, 22, 4), 0.5, 2)
    a.paint(
        limb([(0, -2), (1, -50), (0, -100)], [6, 4.6, 5.4]),
        "#a8743c",
        dark="#5a3418",
        light="#f0cc8a",
        vol=0.8,
        rough=0.2,
    )
    metal(
        a,
        curve([(7, -2, "c"), (-4, -2, "c"), (-24, 5, "c"), (-31, -9), (-24, -25, "c"), (-4, -15, "c"), (7, -15, "c")]),
        "#8f9aa0",
    )
    hand(c, hx - 3, hy - 1, 12, 21, "grip", "#e8b48c", rim="#fff6c8")
    hand(c, hx - 1, hy + 9, 8, 21, "grip", "#e2ac84", rim="#fff6c8")
    grass(c, -10, 610, 0, 20, ["#1f3a1c", "#2f5228", "#5f7a38"], 230, 8, yfun=lambda u: rr.uniform(876, 915))
