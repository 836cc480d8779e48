"""A tailor sews the night onto the day; the moon's hands are scissors."""

import itertools
import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    cloud,
    curve,
    ellipse,
    gull,
    house,
    limb,
    merged,
    minus,
    moon,
    person,
    poly,
    rect,
    rgb,
    sample,
    sitting_cat,
    transform,
    union,
)

SENTENCE = "A tailor sews the night onto the day; the moon's hands are scissors."
KEY = "indigo-coral"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "old"


def draw():
    c = Card(77, key=(-0.35, -0.75, 0.55))
    # dawn underneath
    c.sky([(0, "#e07f6e"), (0.35, "#f0a27c"), (0.58, "#fbd28f"), (0.76, "#f2a884"), (1, "#a86a80")], warp=0.2)
    c.glow(540, 540, 220, "#fff0b8", 0.55, 1.2)
    c.brush((38, 20), thr=(0, 0.03), length=3.6, jitter=0.02)
    c.fog_colour = rgb("#eeb08c")
    rr = np.random.default_rng(9)
    cloud(c, 500, 420, 200, 60, "#f8cfae", "#d9907e", "#fff6dc", seed=3)
    for k, (fog, y, n) in enumerate(((0.6, 690, 11), (0.32, 740, 9))):
        for i in range(n):
            x = (i + 0.5) / n * 640 - 20 + rr.normal(0, 8)
            house(
                c,
                x,
                y + 30,
                rr.uniform(50, 72),
                rr.uniform(40, 95),
                ["#b58a76", "#c9a084", "#9a8086"][rr.integers(3)],
                ["#8a4a44", "#6a5568", "#a06048"][rr.integers(3)],
                seed=i + 50 * k,
                fog=fog,
                glowing=k == 1,
                lit="#ffe09a",
            )
        c.band("#f9cfa4", y + 16, 16, 0.5, k)
    c.paint(merged([gull(470, 500, 10, -6), gull(500, 488, 7), gull(436, 482, 6, 8)]), "#a8655a", vol=0, rough=0.2)
    # the cloth of night
    hem = [
        (620, 96),
        (560, 196),
        (508, 300),
        (474, 384),
        (430, 452),
        (404, 520),
        (356, 560),
        (322, 606),
        (262, 630),
        (214, 668),
        (150, 676),
        (86, 706),
        (-20, 708),
    ]
    cloth = curve([(-30, -30, "c"), (640, -30, "c"), (640, 60, "c"), *hem, (-30, 720, "c")])
    m = c.paint(
        cloth,
        "#24315e",
        dark="#0c1230",
        light="#4f66a0",
        vol=0.2,
        tex=0.3,
        grain=0.16,
        shadow=(10, 16, 18, 0.5),
        lit=0,
        px=260,
        grad=((100, 100), (420, 560), -0.2, 0.25),
    )
    # folds radiate from the moon
    mx, my = 238, 226
    for i, (px, py) in enumerate(hem[1:-1]):
        q = sample(
            [
                (mx + (px - mx) * 0.30, my + (py - my) * 0.30),
                (mx + (px - mx) * 0.66 + rr.normal(0, 8), my + (py - my) * 0.66 + rr.normal(0, 8)),
                (px + (px - mx) * 0.04, py + (py - my) * 0.04),
            ],
            20,
        )
        w = 46 if i % 2 else 34
        c.paint(
            limb([tuple(q[0]), tuple(q[10]), tuple(q[-1])], [2, w * 0.6, w * 1.25], cap=False),
            "#31427a" if i % 2 else "#18224a",
            dark="#0e1534",
            light="#5f78b4",
            vol=0.9,
            clip=m,
            soft=2.6,
            alpha=0.85,
            lit=0,
            rough=1.5,
        )
    for _ in range(9):
        a = rr.uniform(math.pi * 0.9, math.pi * 1.9)
        q = [
            (mx + r_ * math.cos(a + 0.1 * math.sin(r_ / 60)), my + r_ * math.sin(a + 0.1 * math.sin(r_ / 60)))
            for r_ in (120, 260, 460)
        ]
        c.paint(
            limb(q, [2, 26, 60], cap=False),
            "#2c3c72",
            dark="#0e1534",
            light="#5468a6",
            vol=0.8,
            clip=m,
            soft=4,
            alpha=0.5,
            lit=0,
        )
    c.brush((18, 10), thr=(0, 0.03), mask=m.window(0, 0, c.h, c.w), length=4, jitter=0.02, opacity=0.6)
    # embroidered stars and constellations
    gold = "#ffdf94"
    con = [
        [(70, 420), (112, 392), (150, 430), (138, 480), (90, 486), (70, 420)],
        [(150, 430), (196, 452), (230, 500)],
        [(420, 110), (470, 84), (500, 130), (470, 176), (424, 160), (420, 110)],
        [(470, 176), (452, 236), (410, 262)],
        [(60, 90), (98, 64), (128, 92), (96, 126)],
        [(330, 440), (372, 410), (352, 366)],
    ]
    stars = []
    for g in con:
        for a_, b_ in itertools.pairwise(g):
            n = max(3, int(math.dist(a_, b_) / 9))
            for k in range(n):
                t0, t1 = (k + 0.18) / n, (k + 0.72) / n
                c.line(
                    [
                        (a_[0] + (b_[0] - a_[0]) * t0, a_[1] + (b_[1] - a_[1]) * t0),
                        (a_[0] + (b_[0] - a_[0]) * t1, a_[1] + (b_[1] - a_[1]) * t1),
                    ],
                    [1.1],
                    gold,
                    0.55,
                    rough=0.1,
                )
        stars += g
    for x, y in stars:
        r_ = rr.uniform(4.5, 8)
        for k in range(4):
            a = k * math.pi / 4 + 0.2
            q = r_ * (1 if k % 2 == 0 else 0.55)
            c.line(
                [(x - q * math.cos(a), y - q * math.sin(a)), (x, y), (x + q * math.cos(a), y + q * math.sin(a))],
                [0.5, 1.8, 0.5],
                "#fff0c0",
                0.95,
                rough=0.1,
            )
    c.stars(150, 700, avoid=lambda x, y: m.window(int(x * 2), int(y * 2), 1, 1)[0, 0] < 0.9, rmax=1.4)
    # clock moon
    R = 96
    moon(c, mx, my, R, col="#f6e6bd", dark="#c79f62", a=0.6)
    c.paint(
        minus(ellipse(mx, my, R), ellipse(mx, my, R - 7)),
        "#c9a05a",
        dark="#7a5424",
        light="#fff0bd",
        vol=0.7,
        lit=0,
        rough=0.4,
    )
    for i in range(12):
        a = i * math.pi / 6
        r0 = R * (0.70 if i % 3 == 0 else 0.77)
        c.line(
            [
                (mx + r0 * math.sin(a), my - r0 * math.cos(a)),
                (mx + R * 0.86 * math.sin(a), my - R * 0.86 * math.cos(a)),
            ],
            [5 if i % 3 == 0 else 2.6],
            "#5a3f2a",
            0.9,
        )

    # scissors for hands
    def blade(ang, L, flip):
        return transform(
            curve(
                [(0, -L, "c"), (5 * flip, -L * 0.5), (5.5 * flip, 4), (0, 16), (-3 * flip, 4), (-1 * flip, -L * 0.5)]
            ),
            mx,
            my,
            1,
            ang,
        )

    def loop(ang, flip):
        return transform(
            union(
                limb([(0, 6), (3 * flip, 16), (5 * flip, 22)], [6, 5, 5]),
                minus(ellipse(8 * flip, 35, 10, 14), ellipse(8 * flip, 35, 5.6, 9.4)),
            ),
            mx,
            my,
            1,
            ang,
        )

    for ang, L, fl in ((-58, 62, 1), (14, 76, -1)):
        c.paint(
            union(blade(ang, L, fl), loop(ang, -fl)),
            "#5f6b78",
            dark="#232a35",
            light="#eef4f6",
            vol=0.7,
            shadow=(3, 5, 5, 0.35),
            rough=0.3,
            lit=0,
            rim="#ffffff",
        )
    c.paint(ellipse(mx, my, 4.4), "#d9b25a", vol=0.8, rough=0.1, lit=0)
    # hem: folded edge + big gold stitches up to the tailor
    c.paint(
        limb(hem, [9, 9]), "#3d5190", dark="#141d42", light="#8298cc", vol=0.8, lit=0, rough=0.6, shadow=(2, 4, 4, 0.35)
    )
    hp = sample(hem, 90)
    for i in range(2, 56, 2):
        p0, p1 = hp[i], hp[i + 1]
        d = (p1 - p0) / (np.hypot(*(p1 - p0)) + 1e-6)
        nn = np.array([-d[1], d[0]])
        a_, b_ = p0 - nn * 9, p1 + nn * 9
        c.line(
            [tuple(a_), tuple((a_ + b_) / 2 + d * 1.5), tuple(b_)],
            [1.6, 3.4, 1.6],
            "#ffd76e",
            dark="#b07a2a",
            vol=0.5,
            shadow=(1, 2, 1.5, 0.4),
        )
    for i, (x, y, w, h) in enumerate(
        ((30, 868, 92, 70), (176, 884, 84, 62), (104, 900, 86, 48))
    ):  # still night down there
        house(c, x, y + 20, w, h, "#6a5878", "#3d3358", seed=i + 90, lit="#ffd98a", win=2)
    # big roof in front and the tailor on its ridge
    c.paint(
        poly([(250, 930), (262, 760), (392, 700), (560, 716), (640, 800), (640, 930)]),
        "#8d5a4c",
        dark="#43242a",
        vol=0.2,
        tex=0.3,
    )
    roof = curve(
        [(196, 838, "c"), (300, 716), (318, 700, "c"), (520, 694), (548, 700, "c"), (650, 830, "c"), (420, 846)]
    )
    mr = c.paint(
        roof, "#9a4f46", dark="#4a2028", light="#e89a78", vol=0.35, tex=0.3, rim="#ffe3b8", shadow=(0, 8, 10, 0.4)
    )
    for r_ in range(9):  # tiles
        y = 708 + r_ * 15
        pts = []
        for k in range(26):
            x = 190 + k * 19 + (r_ % 2) * 9
            pts.append(limb([(x - 9, y), (x - 5, y + 8), (x + 5, y + 8), (x + 9, y)], [1.3, 1.8, 1.3], n=8, cap=False))
        c.paint(merged(pts), "#4a1f26", vol=0, alpha=0.55, clip=mr, lit=0)
    c.paint(
        rect(498, 640, 46, 74, 2), "#a8705e", dark="#5a3038", vol=0.35, tex=0.3, shadow=(2, 3, 4, 0.4), rim="#ffe3b8"
    )
    c.paint(rect(492, 632, 58, 12, 2), "#8a5348", vol=0.4, rim="#ffe3b8")
    for k in range(3):
        c.paint(
            limb(
                [(520, 630), (528 + k * 4, 596 - k * 10), (512 + k * 12, 556 - k * 16), (536 + k * 10, 516 - k * 20)],
                [7, 14, 18, 4],
            ),
            "#fff0dc",
            vol=0.2,
            alpha=0.24,
            soft=4,
            lit=0,
        )
    # tailor: seated, old, spectacles
    kw = dict(body="old", pose="chair", view="three", facing=-1, arms=((30, 66, 8, -10), (48, 40, 8, 0)))
    o = person(
        c,
        412,
        702,
        206,
        clothes="apron",
        face="sly",
        col="#5a4a78",
        col2="#efe2c4",
        hair="#e6e0d6",
        style="bald",
        beard=True,
        glasses=True,
        skin="#e2b08c",
        legs="#5a4536",
        rim="#fff3d0",
        look=(-0.6, 0.2),
        nod=8,
        ground=False,
        hands=("grip", "grip"),
        **kw,
    )
    hand = o["handR"] if o["handR"][0] < o["handL"][0] else o["handL"]
    # needle & thread
    nx, ny = hp[56]
    c.line(
        [(hand[0] + 16, hand[1] + 10), hand, (nx - 6, ny - 12)],
        [1.4, 3.6, 0.6],
        "#e8eef2",
        dark="#6a7680",
        vol=0.6,
        shadow=(1, 3, 2, 0.35),
    )
    th = [(hand[0] + 16, hand[1] + 10), (420, 736), (446, 776), (476, 748), (482, 700)]
    c.line([tuple(hp[55]), (316, 640), (hand[0] + 8, hand[1] + 24), (hand[0] + 16, hand[1] + 10)], [1.6], "#ffd76e")
    c.line(th, [1.5], "#ffd76e")
    # spool of moonlight
    Sx, Sy = 480, 698
    c.paint(
        merged([rect(Sx - 15, Sy - 32, 30, 6, 2), rect(Sx - 15, Sy - 5, 30, 6, 2)]),
        "#b07a48",
        dark="#5a3420",
        vol=0.6,
        rough=0.3,
    )
    c.paint(
        curve(
            [
                (Sx - 11, Sy - 26, "c"),
                (Sx - 13, Sy - 16),
                (Sx - 11, Sy - 5, "c"),
                (Sx + 11, Sy - 5, "c"),
                (Sx + 13, Sy - 16),
                (Sx + 11, Sy - 26, "c"),
            ]
        ),
        "#f2c65a",
        dark="#9a6a24",
        light="#fff3b8",
        vol=0.9,
        texk="streakh",
        tex=0.6,
        rough=0.3,
    )
    # cat on the ridge
    sitting_cat(c, Pose(334, 704, 0.8), "#2a2230", rim="#ffe3b8")
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: c.glow(Sx, Sy - 16, 44, "#ffe9a8", 0.4, 1.2))
    return c.finish(shadow_tint="#241a3a", light_tint="#ffeac8", vignette=0.26)
