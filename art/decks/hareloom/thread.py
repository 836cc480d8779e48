"""A red thread leaves the frame on both sides, through every hand of a sleeping crowd."""

import itertools
import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    house,
    limb,
    minus,
    person,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    transform,
    union,
)

SENTENCE = "A red thread leaves the frame on both sides, through every hand of a sleeping crowd."
KEY = "bone-black"
FRAME = "crowd"
MOOD = "uneasy"
PROTAGONIST = "adult"


def props(c):
    """What the sleepers left about in the snow."""
    S = dict(rim="#fff4de", rough=0.25, shadow=(-4, 4, 5, 0.35))
    # an empty chair
    for q in (
        [(434, 640), (434, 700)],
        [(462, 636), (462, 694)],
        [(436, 668), (436, 706)],
        [(454, 672), (454, 712)],
        [(476, 666), (476, 702)],
    ):
        c.line(q, [3], "#2f2b2e", 0.95, vol=0.3, detail=0.5)
    for y in (642, 652):
        c.line([(434, y), (462, y - 4)], [4], "#3d383a", 0.95, detail=0.5)
    c.paint(poly([(432, 668), (460, 663), (480, 668), (454, 675)]), "#5a534e", vol=0.3, rough=0.2, rim="#fff4de")
    P = Pose(172, 812, 0.9)  # lantern, out
    c.paint(P(rect(-11, -30, 22, 28, 3)), "#3a3a3e", vol=0.5, **S)
    c.paint(P(rect(-7, -26, 14, 20, 2)), "#9a958c", vol=-0.3, rough=0.2)
    c.paint(P(minus(ellipse(0, -36, 8), ellipse(0, -36, 6))), "#2b2a2e", vol=0.2, rough=0.1)
    for x, y, a in ((426, 804, 12), (470, 716, -20), (300, 668, 4)):  # fallen hats
        c.paint(transform(ellipse(0, 0, 17, 5), x, y, 1, a), "#3a383c", vol=0.6, **S)
        c.paint(
            transform(curve([(-10, -1, "c"), (-8, -12), (8, -12), (10, -1, "c")]), x, y, 1, a),
            "#46444a",
            vol=0.7,
            rough=0.2,
        )


def draw():
    c = Card(82, key=(0.45, -0.7, 0.5))
    c.sky([(0, "#23272f"), (0.2, "#4a4e54"), (0.38, "#a39d92"), (0.47, "#d9cfbd"), (1, "#e6ddcd")], warp=0.13)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.016, opacity=0.8)
    c.fog_colour = rgb("#d3c9b8")
    rr = np.random.default_rng(12)
    # a black sun with a pale rim
    c.glow(430, 168, 190, "#f3e6c8", 0.55, 1.1)
    c.paint(ellipse(430, 168, 57), "#fff3d8", vol=0, lit=0, soft=2)
    c.paint(ellipse(432, 169, 52), "#23262d", dark="#15171c", light="#4a4a4c", vol=0.3, lit=0, tex=0.3)
    for y, f, sd in ((392, 0.66, 3), (412, 0.45, 8)):
        c.paint(ridge(y, 12, sd, n=9), "#5a5a5c", fog=f, vol=0.3, texk="streakd", tex=0.3)
    pines(
        c,
        [30, 46, 66, 84, 560, 575, 540, 520],
        [424, 428, 424, 430, 426, 428, 424, 430],
        [40, 56, 36, 30, 52, 38, 44, 26],
        "#3a3d40",
        fog=0.35,
    )
    for k, (y, col) in enumerate(((428, "#cfc6b6"), (520, "#d9d0c0"), (640, "#e3dac9"), (760, "#ece4d4"))):
        c.paint(
            ridge(y, 5 + k * 2, 30 + k, n=6, tilt=(-1) ** k * 16),
            col,
            dark="#948c86",
            light="#fffaf0",
            vol=0.2,
            texk="streakh",
            tex=0.35,
            grad=((0, y), (0, y + 150), 0.1, -0.2),
        )
    house(c, 120, 436, 26, 20, "#6a645e", "#3a3638", win=1, lit="#ffb84a", seed=2, chim=True)
    greys = ["#2b2d33", "#3d3a3c", "#4d4a48", "#34404a", "#5a5048", "#3a3f36", "#63605c", "#46384a", "#705f4c"]
    skins = ["#dcb79a", "#c99e7c", "#e6c7ae", "#8a6048", "#b5845f", "#e0bda0"]
    hairs = ["#241d1e", "#5a4636", "#8a8078", "#3a2a24", "#c4bcb0", "#6a4a34"]
    styles = ["short", "bun", "long", "bald", "bob", "curly", "plait"]
    cl = ["pyjamas", "coat", "dress", "cloak", "suit", "apron", "coat"]
    bodies = ["slim", "heavy", "old", "slim", "child", "slim", "heavy"]
    cut = {}

    def one(i, x, y, h, fog, **kw):
        b = kw.pop("body", bodies[(i * 3) % 7])
        if fog > 0.3:
            c.paint(
                poly(
                    [(x - h * 0.06, y), (x + h * 0.06, y), (x - h * 0.34, y + h * 0.34), (x - h * 0.48, y + h * 0.32)]
                ),
                "#6a6668",
                vol=0,
                alpha=0.3,
                soft=h * 0.02,
                lit=0,
            )
        else:
            c.paint(
                poly([(x - h * 0.09, y), (x + h * 0.09, y), (x - h * 0.30, y + h * 0.20), (x - h * 0.5, y + h * 0.16)]),
                "#4f4d54",
                vol=0,
                alpha=0.42,
                soft=h * 0.02,
                lit=0,
            )
        a = (
            dict(
                body=b,
                pose="stand",
                view=["front", "three", "front", "three"][i % 4],
                clothes=cl[(i * 5 + 1) % 7],
                face="asleep",
                facing=1 if i % 3 else -1,
                arms=("hold", "hold"),
                col=greys[(i * 4) % 9],
                col2="#b5ac9e",
                hair=hairs[(i * 5) % 6],
                skin=skins[(i * 7) % 6],
                style=styles[(i * 3) % 7],
                hands=("grip", "grip"),
                tilt=[-13, 9, 14, -8, 5][i % 5],
                rim="#fff4de",
                fog=fog,
                legs="#2a282c",
                nod=8,
            )
            | kw
        )
        o = person(c, x, y, h, **a)
        q = sorted([o["handL"], o["handR"]])
        return q, o

    def cord(pts, w, sag, a=1.0):
        for (x0, y0), (x1, y1) in itertools.pairwise(pts):
            d = math.hypot(x1 - x0, y1 - y0)
            if d < 0.5:
                continue
            m_ = ((x0 + x1) / 2, (y0 + y1) / 2 + sag * min(d, 120))
            c.paint(
                limb([(x0 + 1, y0 + w * 1.4), (m_[0] + 1, m_[1] + w * 2), (x1 + 1, y1 + w * 1.4)], [w], cap=False),
                "#2a1a1c",
                vol=0,
                alpha=0.28 * a,
                soft=w * 0.5,
                lit=0,
                rough=0,
            )
            c.paint(
                limb([(x0, y0), m_, (x1, y1)], [w], cap=False),
                "#c8281f",
                dark="#7a1216",
                light="#ff6a4a",
                vol=0.5,
                rough=0.12,
                lit=0,
                alpha=a,
                detail=1,
            )

    # far row, left to right
    far = []
    for i, x in enumerate(np.linspace(34, 548, 11)):
        q, _ = one(
            i,
            x + rr.normal(0, 6),
            462 + 10 * math.sin(i * 1.3) + i * 1.4 - (16 if i == 7 else 0),
            62 + 4 * math.sin(i * 2.2),
            0.42 - i * 0.012,
        )
        far += q
    cord([(0, 430), *far, (606, 474)], 1.4, 0.05, 0.95)
    # middle row, right to left: one has let go, one is awake
    mids = [(524, 596, 118), (432, 604, 128), (318, 610, 130), (150, 622, 144), (64, 634, 150)]
    mid = []
    for i, (x, y, h) in enumerate(mids):
        kw = {}
        if i == 1:
            kw = dict(
                face="sly",
                body="child",
                clothes="pyjamas",
                col="#63605c",
                view="front",
                tilt=0,
                style="short",
                look=(0, 0.1),
                arms=("hold", (20, 104, 12, -8)),
                facing=1,
            )
        if i == 3:
            kw = dict(body="heavy", clothes="suit", style="bald", beard=True, hair="#b8b0a6")
        if i == 4:
            kw = dict(body="old", clothes="cloak", style="long", hair="#d9d3c8")
        if i == 2:
            kw = dict(body="slim", clothes="dress", style="plait")
        if i == 0:
            kw = dict(body="slim", clothes="coat", hat="brim", style="short")
        q, _o = one(i + 20, x, y, h, 0.2, **kw)
        if i == 1:
            cut["p"] = q[0]
        mid += q[::-1]
        if i == 2:  # the gap: a pair of shoes, slack thread, tracks
            gx, gy = 244, 620
            for _k, sx in enumerate((-9, 7)):
                c.paint(
                    curve(
                        [
                            (gx + sx - 5, gy - 9, "c"),
                            (gx + sx + 4, gy - 9),
                            (gx + sx + 5, gy - 4),
                            (gx + sx + 5, gy + 4),
                            (gx + sx - 1, gy + 6),
                            (gx + sx - 6, gy + 3),
                        ]
                    ),
                    "#3a2c28",
                    vol=0.7,
                    rough=0.2,
                    rim="#fff4de",
                    shadow=(-2, 2, 2, 0.4),
                )
                c.paint(ellipse(gx + sx - 0.5, gy - 8, 4, 1.8), "#120c0e", vol=0, rough=0.1)
            tr = sample([(236, 606), (214, 570), (196, 530), (160, 486), (128, 446)], 17)
            for n, (tx, ty) in enumerate(tr):
                s_ = 0.25 + 0.75 * (ty - 440) / 170
                c.paint(
                    ellipse(tx + (5 if n % 2 else -5) * s_, ty, 3 * s_, 4.6 * s_, 18),
                    "#7a7472",
                    vol=-0.4,
                    alpha=0.8,
                    rough=0.2,
                    lit=0,
                )
            mid += [
                tuple(p_)
                for p_ in sample([mid[-1], (288, 606), (262, 622), (226, 623), (196, 606), (180, 560)], 22)[1:]
            ]
    cord([(612, 560), mid[0]], 2.0, 0.05)
    cord(mid, 2.2, 0.08)
    cord([mid[-1], (18, 592), (-8, 640)], 2.4, 0.05)
    props(c)
    # near row, left to right
    near = []
    spec = [
        (
            84,
            858,
            330,
            dict(
                body="heavy",
                clothes="suit",
                style="short",
                hair="#241d1e",
                col="#2b2d33",
                col2="#8a8078",
                view="three",
                facing=1,
                tilt=12,
                skin="#dcb79a",
            ),
        ),
        (
            228,
            868,
            214,
            dict(
                body="child",
                clothes="pyjamas",
                style="curly",
                hair="#5a4636",
                col="#7a7670",
                col2="#cfc6b6",
                view="front",
                tilt=-14,
                skin="#8a6048",
            ),
        ),
        (
            360,
            860,
            318,
            dict(
                body="slim",
                clothes="cloak",
                style="long",
                hair="#2a2022",
                col="#34363e",
                view="three",
                facing=-1,
                tilt=10,
                skin="#e6c7ae",
                nod=14,
            ),
        ),
        (
            508,
            866,
            330,
            dict(
                body="old",
                clothes="apron",
                hat="scarf",
                hatc="#4a4644",
                hair="#d9d3c8",
                col="#4a4a50",
                col2="#b5ac9e",
                view="front",
                facing=1,
                tilt=-8,
                skin="#c99e7c",
            ),
        ),
    ]
    for i, (x, y, h, kw) in enumerate(spec):
        q, _o = one(i + 40, x, y, h, 0.0, **kw)
        near += q
    # a dog sleeps on it
    D = Pose(292, 868, 0.95)
    c.paint(
        D(curve([(-34, 0), (-36, -14), (-20, -26), (6, -27), (28, -18), (34, -4), (24, 3), (-20, 4)])),
        "#4a413c",
        dark="#221d1e",
        light="#a89a88",
        vol=0.95,
        texk="streakd",
        tex=0.4,
        rough=0.6,
        rim="#fff4de",
        shadow=(-4, 4, 5, 0.4),
    )
    c.paint(
        D(curve([(10, -14), (24, -20), (38, -12), (46, -3), (38, 3), (18, 2)])),
        "#544a44",
        vol=0.9,
        rough=0.4,
        rim="#fff4de",
        detail=0.6,
    )
    c.paint(D(curve([(16, -18), (24, -16), (24, -2), (16, 0), (11, -8)])), "#332c2a", vol=0.7, rough=0.3, detail=0.6)
    c.line([D.pt(30, -9), D.pt(33, -7), D.pt(36, -8)], [0.6, 1.4, 0.6], "#141012", 0.9, detail=1)
    c.paint(D(ellipse(46, -3, 2.6, 2)), "#141012", vol=0.3, rough=0.1, detail=1)
    for q in (0, 7):
        c.line([(564 + q, 687), (563 + q, 697)], [1.6], "#1b1a1f", 0.95, detail=0.5)
    # secrets: crow pulling the thread, mouse asleep on a shoe
    c.paint(
        transform(
            curve(
                [
                    (0, 0, "c"),
                    (9, -7),
                    (18, -8),
                    (24, -2),
                    (38, 2),
                    (58, 14, "c"),
                    (40, 16),
                    (34, 20),
                    (22, 20),
                    (13, 12),
                    (10, 3),
                ]
            ),
            540,
            670,
        ),
        "#1b1a1f",
        vol=0.7,
        rough=0.3,
        rim="#fff4de",
        detail=0.6,
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def thread():
        c.glow(300, 640, 300, "#ff5a3a", 0.05, 1.2)
        cord([(-8, 700), near[0]], 3.0, 0.05)
        cord(near, 3.2, 0.14)
        cord([near[-1], (612, 691)], 3.2, 0.06)
        cord([tuple(p_) for p_ in sample([(541, 670), (536, 676), (540, 684), (534, 690)], 8)], 2.0, 0)
        x, y = cut["p"]  # scissors, nearly hidden
        for s_ in (-1, 1):
            c.paint(
                transform(
                    union(
                        limb([(0, 0), (-9, -1.6)], [2, 0.4]), minus(ellipse(5, 2.4, 3.4, 2.6), ellipse(5, 2.4, 2, 1.3))
                    ),
                    x - 4,
                    y + 1,
                    1.5,
                    s_ * 22,
                    False,
                ),
                "#2a2c34",
                vol=0.2,
                rough=0,
                lit=0,
            )
        c.dot(556, 667, 1.2, "#fff4de", 1)
        for _ in range(90):
            c.dot(rr.uniform(0, 600), rr.uniform(0, 900), rr.uniform(0.6, 1.8), "#fffaf0", rr.uniform(0.3, 0.85))

    c.late.append(thread)
    return c.finish(shadow_tint="#20222c", light_tint="#fff0d8", vignette=0.30, bloom=0.12, bthr=0.86, sat=1.04)
