"""A stag wears a winter orchard for antlers, and carries pickers home."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    dabs,
    deer,
    ellipse,
    fox,
    grass,
    house,
    ladder,
    lantern,
    limb,
    merged,
    owl,
    person,
    pines,
    poly,
    rgb,
    ridge,
    sample,
    wood,
)
from art.kit.people.small import small_head

SENTENCE = "A stag wears a winter orchard for antlers, and carries pickers home."
KEY = "winter-orchard"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"


def draw():
    c = Card(222, key=(0.35, -0.7, 0.5))
    rr = np.random.default_rng(12)
    c.sky(
        [(0, "#2b3a58"), (0.2, "#4f6080"), (0.42, "#a08a98"), (0.58, "#e3b08a"), (0.66, "#f6d2a0"), (1, "#8f9ab8")],
        warp=0.14,
    )
    c.glow(330, 330, 420, "#ffdca8", 0.38, 1.3)
    c.brush((40, 22), thr=(0, 0.03), length=4.4, jitter=0.016)
    c.fog_colour = rgb("#c9b0ae")
    # the low sun, huge, behind the orchard
    c.glow(336, 300, 300, "#fff0c8", 0.45, 1.6)
    c.paint(
        ellipse(336, 300, 148),
        "#fbe6b8",
        dark="#f3c48c",
        light="#fffaf0",
        vol=0.25,
        lit=0,
        soft=1.2,
        tex=0.35,
        rough=1.2,
    )
    # far country
    for y, amp, fog, col in ((560, 18, 0.72, "#6a7490"), (596, 16, 0.5, "#5f6a8a"), (628, 12, 0.3, "#6f7a9c")):
        c.paint(ridge(y, amp, int(y), n=7), col, fog=fog, vol=0.35, texk="streakh", tex=0.2)
        pines(
            c,
            [rr.uniform(-10, 610) for _ in range(26)],
            [y + 8 + rr.uniform(0, 10) for _ in range(26)],
            [rr.uniform(16, 34) for _ in range(26)],
            "#2f3f52",
            fog=fog,
            seed=int(y),
            vol=0.2,
        )
    # home: a village in a fold of the snow, lit windows
    for i, (x, y, w) in enumerate(
        ((520, 640, 26), (548, 646, 32), (574, 640, 24), (498, 648, 22), (534, 656, 26), (566, 660, 30))
    ):
        house(c, x, y, w, w * 0.7, "#7a6f80", "#dfe3ec", lit="#ffc45a", fog=0.22, seed=i, side=0.4)
    for x, y in ((548, 604), (574, 604)):
        c.line([(x, y), (x + 6, y - 22), (x - 2, y - 44), (x + 8, y - 70)], [1.5, 5, 8, 0.6], "#efe6e0", 0.4, soft=1.6)
    snow = curve(
        [(-20, 668, "c"), (90, 654), (230, 664), (380, 680), (500, 668), (620, 676), (620, 930, "c"), (-20, 930, "c")]
    )
    c.paint(
        snow,
        "#aab6d2",
        dark="#5f6f9a",
        light="#f6efe9",
        vol=0.3,
        texk="streakh",
        tex=0.25,
        grad=((0, 660), (0, 900), 0.3, -0.38),
    )
    for i in range(26):
        y = 690 + i * 8 + rr.normal(0, 3)
        x, L = rr.uniform(-40, 520), rr.uniform(60, 200)
        c.line([(x, y), (x + L * 0.5, y + 6), (x + L, y + 1)], [0.4, 3, 0.4], "#6a7aa4", 0.32, rough=1, soft=0.6)
        c.line([(x, y - 3), (x + L * 0.5, y + 3), (x + L, y - 2)], [0.4, 2, 0.4], "#fffaf2", 0.45, rough=1, soft=0.4)
    # dark trunks at both edges
    for x, w, l in ((14, 34, 0.02), (62, 15, -0.03), (592, 30, -0.02)):
        c.paint(
            limb([(x, 740), (x + l * 300, 400), (x + l * 900, -20)], [w, w * 0.8, w * 0.6], cap=False),
            "#2c2a3c",
            dark="#14141f",
            light="#6a6480",
            vol=0.9,
            texk="streakv",
            tex=0.5,
            rim="#f0c8a0",
            rough=1.4,
        )
        c.line(
            [(x - w * 0.3, 740), (x - w * 0.3 + l * 300, 400), (x - w * 0.3 + l * 900, -20)],
            [w * 0.3, w * 0.2],
            "#e6e9f2",
            0.55,
            rough=2.4,
        )
    # long shadow: the shadow has small, ordinary antlers
    lambda pts: [(290 + (u * 3.4) - (v) * 1.5 * -0.9, 806 - v * -0.36) for u, v in pts]
    c.paint(
        curve(
            [
                (300, 806),
                (120, 812),
                (20, 838),
                (-20, 852),
                (-20, 872),
                (60, 862),
                (180, 846),
                (300, 838),
                (400, 826),
                (430, 808),
            ]
        ),
        "#4f5f8e",
        vol=0,
        alpha=0.5,
        soft=6,
        lit=0,
        rough=2,
    )
    # ---- stag
    size, X, Y = 392, 262, 806
    D = deer(
        c,
        X,
        Y,
        size,
        "walk",
        rim="#ffe6bf",
        col="#5f402e",
        dark="#1f1418",
        light="#b98a60",
        cream="#d8c8b4",
        stag=False,
    )
    h, k = D["head"], D["kit"]
    # legs sink into snow
    for x, y in ((92, 806), (186, 800), (304, 800), (392, 806)):
        c.paint(ellipse(x + 2, y - 9, 24, 5), "#4a5a8a", vol=0, alpha=0.55, soft=2, lit=0)
        c.paint(
            curve(
                [
                    (x - 70, y + 16),
                    (x - 40, y - 2),
                    (x - 20, y - 9),
                    (x - 6, y - 5),
                    (x + 8, y - 11),
                    (x + 22, y - 6),
                    (x + 44, y - 1),
                    (x + 78, y + 16),
                    (x, y + 26),
                ]
            ),
            "#b4c0d8",
            dark="#7f8fb4",
            light="#fffaf4",
            vol=0.35,
            rough=2.0,
            soft=0.6,
            fade=(y + 2, y + 20),
            tex=0.3,
        )
        for _q in range(9):
            c.paint(
                ellipse(x + rr.normal(0, 26), y - 4 + rr.normal(0, 5), rr.uniform(1.5, 4), rr.uniform(1, 2.6)),
                "#e6ebf4",
                dark="#93a2c4",
                vol=0.7,
                rough=0.4,
                lit=0,
            )
    # ---- the orchard
    px, py = h.pt(3, -8)
    far, near, tips = [], [], []

    def grow(lst, x, y, a, L, w, lv, bend):
        pts, n = [(x, y)], 3
        for _i in range(n):
            a += bend + rr.normal(0, 0.10)
            x, y = x + L / n * math.cos(a), y + L / n * math.sin(a)
            pts.append((x, y))
        lst.append((pts, w, w * 0.66, lv))
        if lv == 0:
            tips.append((x, y))
            return
        for s_ in (-1, 1) if rr.random() < 0.8 else (-1, 1, 0):
            grow(
                lst,
                x,
                y,
                a + s_ * rr.uniform(0.32, 0.62),
                L * rr.uniform(0.66, 0.84),
                w * 0.66,
                lv - 1,
                bend * 0.3 + rr.normal(0, 0.05),
            )
        if lv >= 2:
            q = pts[2]
            grow(lst, q[0], q[1], a + rr.choice([-1, 1]) * rr.uniform(0.7, 1.0), L * 0.55, w * 0.45, lv - 2, 0)

    grow(far, px + 8, py - 2, math.radians(-66), 104, 15, 4, 0.10)
    grow(far, px + 4, py - 4, math.radians(-104), 96, 13, 3, -0.06)
    grow(near, px - 4, py, math.radians(-124), 128, 19, 4, -0.13)
    grow(near, px, py + 2, math.radians(-84), 118, 17, 4, 0.03)
    grow(near, px - 20, py - 24, math.radians(-172), 92, 12, 3, 0.10)
    grow(near, px + 6, py - 4, math.radians(-38), 74, 12, 3, -0.12)
    for lst, col, rim_, sn in ((far, "#4f4250", "#e8b890", 0.5), (near, "#33252a", "#f6cf9c", 0.95)):
        c.paint(
            merged([limb(p, [w, (w + w2) / 2, w2], n=16, cap=True) for p, w, w2, lv in lst]),
            col,
            dark="#140e14",
            light="#8a6a5c",
            vol=0.75,
            texk="streakd",
            tex=0.4,
            rim=rim_,
            rimw=1.6,
            rough=0.7,
            px=400,
            shadow=None,
            detail=0.3,
        )
        sl = []
        for p, w, _w2, _lv in lst:
            q = sample(p, 12)
            d = q[-1] - q[0]
            if abs(d[0]) > abs(d[1]) * 0.45:
                sl.append(
                    limb([(u, v - w * 0.40) for u, v in q[1:-1:3]], [w * 0.2 + 0.8, w * 0.42 + 1, w * 0.2 + 0.8], n=12)
                )
        c.paint(merged(sl), "#eef1f8", dark="#93a2c4", light="#fffdf8", vol=0.5, rough=1.0, alpha=sn)
    c.paint(ellipse(px - 2, py + 4, 22, 12), "#5f402e", dark="#1f1418", vol=0.6, soft=2, rough=1.2)
    # frosted leaves, then apples
    dabs(
        c,
        [(u, v, 15) for u, v in tips if rr.random() < 0.55],
        3.4,
        ["#4a3a3c", "#7a4a34", "#a8683c", "#d9a060"],
        5,
        per=9,
    )

    def apple(x, y, r):
        c.line([(x, y - r), (x + 1, y - r - 5)], [1.0], "#2a1a1a")
        c.paint(
            curve(
                [
                    (x, y - r * 0.8),
                    (x - r * 0.8, y - r * 0.7),
                    (x - r, y + r * 0.1),
                    (x - r * 0.5, y + r),
                    (x, y + r * 0.86),
                    (x + r * 0.5, y + r),
                    (x + r, y + r * 0.1),
                    (x + r * 0.8, y - r * 0.7),
                ]
            ),
            "#b5322a",
            dark="#4f0f18",
            light="#ff9a62",
            vol=1.1,
            rough=0.2,
            rim="#ffd9a8",
            rimw=0.9,
            detail=0.7,
        )
        c.dot(x + r * 0.35, y - r * 0.35, r * 0.2, "#fff3e0", 0.9)

    allp = [p[2] for p, *_ in near if len(p) > 2] + tips
    idx = rr.permutation(len(allp))[:46]
    for i in idx:
        x, y = allp[i]
        if 26 < x < 574 and y < py - 20:
            apple(x + rr.normal(0, 3), y + rr.uniform(10, 18), rr.uniform(4.6, 6.6))

    # ---- the pickers
    def on(lst, t=0.5, j=0):
        p = lst[j][0]
        q = sample(p, 20)
        return tuple(q[int(t * 19)])

    def perch(x, y):  # nearest branch point
        best = min(
            ((math.hypot(u - x, v - y), u, v, w) for p, w, _, lv in near if lv >= 1 for u, v in sample(p, 12)),
            key=lambda q: q[0],
        )
        return best[1], best[2] - best[3] * 0.35

    people = [
        (168, 216, 0.44, False, "up", "#c98f2e", "beanie", "#8f3038"),
        (286, 158, 0.42, True, "up", "#3f6f78", "brim", None),
        (470, 196, 0.42, False, "fwd", "#6a4478", "night", "#4a6a4a"),
        (520, 300, 0.40, True, "down", "#8a4a3a", "brim", None),
    ]
    for x, y, s_, fl, arm, coat, hat, sc in people:
        u, v = perch(x, y)
        rr.normal(0, 3)
        person(
            c,
            u,
            v,
            s_ * 112,
            "child" if s_ < 0.41 else "slim",
            "stand",
            "three",
            "coat",
            "calm",
            -1 if fl else 1,
            arms=({"up": "reach", "fwd": "offer", "down": "hold"}[arm], "down"),
            col=coat,
            hair="#2a1c18",
            legs="#2c2a35",
            hat=hat,
            hatc=sc or "#8a6a3c",
            rim="#ffe6bf",
            ground=False,
        )
    # ladder between two boughs
    u, v = perch(250, 330)
    ladder(c, u - 4, v + 6, 150, rungs=9, width=0.16, rot=-14, rim="#ffe0b0")
    person(
        c,
        u - 12,
        v - 58,
        46,
        "slim",
        "reach",
        "back",
        "coat",
        col="#5a6f8a",
        hair="#3a2418",
        hat="beanie",
        hatc="#c98f2e",
        rim="#ffe6bf",
        ground=False,
    )
    # hammock with a sleeper
    a, b = perch(110, 300), perch(190, 290)
    hx0, hy0, hx1, hy1 = 78, 262, 158, 268
    a, b = perch(hx0, hy0), perch(hx1, hy1)
    mx, my = (a[0] + b[0]) / 2, max(a[1], b[1]) + 40
    c.line(
        [a, (a[0] * 0.7 + mx * 0.3, my - 14), (mx, my), (b[0] * 0.7 + mx * 0.3, my - 14), b], [1, 2, 2, 2, 1], "#d8c8a8"
    )
    c.paint(ellipse(mx - 16, my - 11, 7), "#e6b794", vol=0.6, rough=0.2)
    c.paint(ellipse(mx - 17, my - 13.6, 7.4, 5.6), "#3a2418", vol=0.5, rough=0.4)
    c.paint(
        curve(
            [
                (mx - 34, my - 16, "c"),
                (mx - 18, my - 5),
                (mx, my - 3),
                (mx + 18, my - 6),
                (mx + 34, my - 16, "c"),
                (mx + 24, my + 5),
                (mx, my + 11),
                (mx - 24, my + 5),
            ]
        ),
        "#a86a4a",
        dark="#4a2a24",
        light="#e6b07a",
        vol=0.9,
        texk="streakh",
        tex=0.5,
        rim="#ffe6bf",
        shadow=(0, 2, 3, 0.3),
    )
    # lanterns
    lan = []
    for x, y, L in ((216, 250, 30), (402, 232, 26), (520, 236, 24), (344, 92, 20)):
        u, v = perch(x, y)
        c.line([(u, v), (u, v + L)], [0.9], "#1c1418")
        lan.append((u, v + L))
    # riders and baskets on the back
    _bx, _by = D["back"]
    c.paint(
        k.P(
            curve(
                [
                    (-34, -68.4),
                    (-10, -65.4),
                    (9, -67.6, "c"),
                    (13, -58),
                    (11, -47, "c"),
                    (-2, -43),
                    (-24, -44),
                    (-36, -49, "c"),
                    (-37, -60),
                ]
            )
        ),
        "#7f2f34",
        dark="#2f0f18",
        light="#d07a54",
        vol=0.3,
        texk="streakv",
        tex=0.4,
        rim="#ffe0b0",
        rimw=1.2,
        shadow=(0, 3, 4, 0.4),
        rough=0.6,
        grad=(k.pt(8, -70), k.pt(-26, -44), 0.35, -0.4),
    )
    for v_, cc in ((-60, "#d9ac54"), (-56.6, "#3f5f6a"), (-53.4, "#d9ac54")):
        c.line([k.pt(-34, v_ + 1), k.pt(-14, v_ + 5), k.pt(11.4, v_)], [2.2, 2.6, 2.2], cc, 0.75, rough=0.8)
    for q in ((-30, -50), (-18, -45.6), (-5, -45), (7, -49)):
        c.line([k.pt(*q), k.pt(q[0], q[1] + 4.6)], [2.2, 1.4], "#d9ac54")
    c.line([k.pt(-33, -53), k.pt(-24, -47), k.pt(-2, -46), k.pt(10.5, -52)], [2.4], "#d9ac54", 0.95)
    for u, sc, coat, hair, st in (
        (-24, 0.72, "#4a6a5a", "#d8d2c6", "short"),
        (-4, 0.64, "#c98f2e", "#4a2c1c", "plait"),
    ):
        x, y = k.pt(u, -69)
        old = hair == "#d8d2c6"
        person(
            c,
            x,
            y + 2,
            sc * 132,
            "old" if old else "slim",
            "chair",
            "three",
            "coat",
            "calm" if old else "laugh",
            1,
            arms=("hold", "lap"),
            col=coat,
            hair=hair,
            style=st,
            beard=old,
            legs="#34303e",
            rim="#ffe6bf",
            ground=False,
            hat=None if old else "scarf",
            hatc="#8f3038",
        )
    for u, v in ((-38, -57), (14, -58)):
        x, y = k.pt(u, v)
        wood(
            Frame(c, x, y, 44, rim="#ffe0b0"),
            curve([(-30, -40, "c"), (30, -40, "c"), (24, 12), (0, 18), (-24, 12)]),
            "#8a5a34",
            vol=0.9,
            shadow=(0, 4, 5, 0.4),
        )
        for q in range(7):
            apple(x - 10 + q % 4 * 6.4, y - 19 - (q // 4) * 6, 4.4)
        for q in range(4):
            c.line([(x - 12.5 + q, y - 13 + q * 5.4), (x + 12.5 - q, y - 13 + q * 5.4)], [1.2], "#5a3620", 0.6)
    # an owl who lives there
    u, v = perch(420, 120)
    owl(c, u, v + 3, 42, rim="#ffe6bf", col="#6a5848")
    # ---- foreground
    bank = curve(
        [(-20, 842, "c"), (80, 828), (190, 846), (320, 862), (450, 846), (620, 838), (620, 930, "c"), (-20, 930, "c")]
    )
    c.paint(
        bank,
        "#7f8fb8",
        dark="#3f4c78",
        light="#e6e6f0",
        vol=0.35,
        texk="streakh",
        tex=0.3,
        grad=((0, 830), (0, 900), 0.25, -0.5),
    )
    for x in (150, 176, 206, 232, 262, 420, 446):
        c.paint(ellipse(x - 120, 838 + (x % 3) * 5, 8, 3.4, -6), "#4a5a8a", vol=-0.4, alpha=0.6, soft=0.8, lit=0)
    # windfall apples and the fox who follows
    for x, y in ((150, 838), (214, 852), (300, 876)):
        c.paint(ellipse(x, y + 4, 9, 3), "#3f4c78", vol=0, alpha=0.5, soft=1.5, lit=0)
        apple(x, y, 6)
    fox(c, Pose(82, 878, 0.9), col="#a8583a", dark="#4a2018", cream="#e6dcd4", rim="#ffe0b8")
    apple(124, 817, 6.4)
    # the hunter, hat off, bow laid down
    c.paint(ellipse(520, 886, 54, 8), "#2f3a66", vol=0, alpha=0.5, soft=5, lit=0)
    HK = Frame(c, 528, 888, 124, 0, True, rim="#f6cf9c")
    HK.paint(
        [(-30, 2), (-34, -20), (-26, -52), (-10, -66), (8, -66), (20, -52), (24, -24), (40, -16), (44, 2)],
        "#3a4038",
        dark="#14171a",
        light="#7a7a68",
        vol=1.0,
        rim=True,
        texk="streakv",
        tex=0.3,
    )
    HK.paint(limb([(12, -56), (26, -44), (22, -30)], [13, 12, 9]), "#434a40", dark="#14171a", vol=0.8, rim=True)
    small_head(c, Pose(*HK.pt(4, -76), 1.12, 0, True), "#d8a684", "#5a4438", "#f6cf9c", style="short")
    HK.paint([(16, -34), (25, -36), (29, -30), (24, -25), (15, -27)], "#d8a684", dark="#8a5a44", vol=0.8, rough=0.3)
    HT = Frame(c, 470, 884, 62, -6, rim="#f6cf9c")
    HT.paint(
        ellipse(0, -6, 40, 9), "#4a3424", dark="#1c1210", light="#a88458", vol=0.8, rim=True, shadow=(0, 3, 4, 0.4)
    )
    HT.paint(
        [(-22, -8, "c"), (-18, -34), (0, -40), (18, -34), (22, -8, "c")],
        "#4a3424",
        dark="#1c1210",
        light="#a88458",
        vol=1.0,
        rim=True,
    )
    HT.paint(limb([(16, -14), (24, -40), (32, -58)], [5, 6, 0.6]), "#8f3038", vol=0.5)
    c.paint(
        limb([(322, 868), (356, 848), (396, 856), (432, 846), (464, 868)], [2, 5, 7, 5, 2], n=40),
        "#6a4428",
        dark="#2a1710",
        light="#c9935a",
        vol=0.8,
        rim="#ffe0b0",
        shadow=(0, 3, 3, 0.4),
        rough=0.4,
    )
    c.line([(322, 868), (464, 868)], [0.9], "#fff3dc", 0.9)
    c.line([(340, 884), (440, 876)], [1.6], "#8a6a44")
    c.paint(poly([(440, 872), (452, 875), (440, 879)]), "#8a8f98", vol=0.4, rough=0.1)
    grass(c, 300, 600, 894, 26, ["#3a3440", "#57506a", "#2a2838"], 60, 7, lean=-0.2)
    grass(c, -10, 60, 894, 34, ["#3a3440", "#57506a", "#2a2838"], 40, 8)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        for x, y in lan:
            lantern(c, x, y - 2, 0.95, power=0.8, r=62)
        for _ in range(80):
            c.dot(rr.uniform(0, 600), rr.uniform(0, 890), rr.uniform(0.6, 1.9), "#fffaf4", rr.uniform(0.3, 0.85), False)

    c.late.append(late)
    return c.finish(
        shadow_tint="#1f2444", light_tint="#ffe6c4", vignette=0.34, bloom=0.16, bthr=0.76, paper=0.024, grain=0.012
    )
