"""Cats hold court in an empty parliament; the accused is a ball of light."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Pose,
    Space,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    minus,
    panelling,
    plain,
    rect,
    rgb,
    sample,
    shift,
    sitting_cat,
    tiles,
    vec,
)

SENTENCE = "Cats hold court in an empty parliament; the accused is a ball of light."
KEY = "ultraviolet"
FRAME = "interior"
MOOD = "comic"
PROTAGONIST = "animal"

LIGHT = "#e2f57a"


def cat(
    c,
    x,
    y,
    size,
    col="#3a3048",
    rot=0,
    fat=1.0,
    mood="stare",
    look=(0, 0.4),
    pale=None,
    flip=False,
    lit=1.0,
    fog=0.0,
    wig=False,
):
    """A cat sitting upright, seen from the front; size = ground to ear tips."""
    k = Frame(c, x, y, size, rot, flip, fog, lit=lit, detail=0.6)
    st = dict(dark=shift(col, -0.16, 1.0, -8), light=shift(col, 0.16), rough=0.5)
    k.darken(ellipse(0, 0, 30 * fat, 5), 0.5, 3)
    k.paint(
        limb([(16 * fat, -6), (34 * fat, -3), (38 * fat, 0), (22, 3), (4, 2)], [9, 9, 8, 8, 5]),
        shift(col, -0.03),
        **st,
        vol=0.8,
    )
    m = k.paint(
        [
            (-18 * fat, 0),
            (-27 * fat, -12),
            (-23 * fat, -34),
            (-14, -54),
            (0, -58),
            (14, -54),
            (23 * fat, -34),
            (27 * fat, -12),
            (18 * fat, 0),
            (0, 2),
        ],
        col,
        **st,
        vol=1.0,
        px=120,
    )
    for s_ in (-1, 1):
        k.paint(limb([(s_ * 7, -36), (s_ * 7.4, -16), (s_ * 8, -3)], [11, 9.5, 10]), shift(col, 0.02), **st, vol=0.7)
        k.paint(ellipse(s_ * 8.4, -2.4, 7.4, 4.4), pale or shift(col, 0.04), **st, vol=0.8)
    if pale:
        k.paint([(-8, -52), (8, -52), (9, -36), (0, -26), (-9, -36)], pale, vol=0.4, soft=1.6, clip=m, rough=1.5)
    k.fur(m, [[(0, -54), (0, -10)], [(-12, -50), (-22, -14)], [(12, -50), (22, -14)]], 5, 1.1, con=0.10, over=1.0)
    h = k.sub(0, -68)
    if wig:
        for s_ in (-1, 1):
            for q in range(6):
                h.paint(
                    ellipse(s_ * (20 + q * 1.6), -16 + q * 8.5, 8.5, 6),
                    "#9c90b8",
                    dark="#4a3f70",
                    light="#e0d8f0",
                    vol=0.9,
                    shadow=(0, 1, 1.4, 0.4),
                )
    mh = h.paint(
        [
            (-19, -30, "c"),
            (-10, -20),
            (0, -22),
            (10, -20),
            (19, -30, "c"),
            (22, -6),
            (23, 3),
            (14, 13),
            (0, 16),
            (-14, 13),
            (-23, 3),
            (-22, -6),
        ],
        col,
        **st,
        vol=0.9,
        shadow=(0, 1.6, 2.4, 0.45),
        px=120,
    )
    for s_ in (-1, 1):
        h.paint([(s_ * 17.6, -25, "c"), (s_ * 11, -17), (s_ * 19, -12)], shift(col, -0.10, 1.2, -20), vol=-0.2, clip=mh)
    if wig:
        for q in range(7):
            a = math.radians(200 + q * 23.4)
            h.paint(
                ellipse(17 * math.cos(a), -8 + 17 * math.sin(a), 6.4, 5.4),
                "#a89cc4",
                dark="#4a3f70",
                light="#e6def4",
                vol=0.9,
                shadow=(0, 1, 1.4, 0.4),
            )
    h.paint([(-7, 3), (0, 1), (7, 3), (9, 9), (0, 12), (-9, 9)], pale or shift(col, 0.06), vol=0.5, soft=1.0, clip=mh)
    h.paint([(-2.2, 2.4), (2.2, 2.4), (0, 4.8)], "#b06a7a", vol=0.3, rough=0.1, detail=1)
    h.line([(-4.6, 7.6), (-2, 8.4), (0, 5), (2, 8.4), (4.6, 7.6)], [0.3, 1, 0.9, 1, 0.3], "#120a18", 0.8, detail=1)

    def eyes():
        for s_ in (-1, 1):
            X, Y = s_ * 10, -4
            if mood == "asleep":
                h.line([(X - 5, Y - 1), (X, Y + 2), (X + 5, Y - 1)], [0.4, 1.6, 0.4], "#0c0614", 0.95, detail=1)
                continue
            w = dict(stare=5.4, narrow=2.6, wide=6.0)[mood]
            e = curve([(X - 6.4, Y + s_ * 1.0, "c"), (X, Y - w), (X + 6.4, Y - s_ * 1.0, "c"), (X, Y + w * 0.8)])
            me = h.paint(e, "#dff06a", dark="#6f8a2c", light="#fbffd0", vol=0.2, rough=0.05, lit=0, detail=1)
            h.paint(
                ellipse(X + look[0] * 2, Y + look[1], 1.5 if mood != "wide" else 3, w * 0.9),
                "#0c0614",
                vol=0,
                rough=0,
                lit=0,
                clip=me,
                detail=1,
            )
            h.dot(X - 1.4, Y - w * 0.4, 0.9)

    eyes()
    for s_ in (-1, 1):
        for q in range(2):
            h.line([(s_ * 7, 6 + q * 1.6), (s_ * 26, 4 + q * 5)], [0.7, 0.25], "#e6dcf6", 0.45)
    return k, h


def draw():
    """The benches climb into the dark; everybody looks down at the one small light."""
    c = Card(5151, key=(0.0, 0.75, 0.5), bg="#120a2c")
    rr = np.random.default_rng(51)
    S = Space.one(c, eye=(0, 1.6, -1.5), f=560, vp=(300, 530))
    wood_, top = panelling("#4a3468", 0.9, 1.0, rows=((0.14, 0.86),), cols=1), plain("#6a4f8a", 0.4, 0.8, streak=0.5)

    def wd(u, v, fp):
        return wood_(u % 0.9, v, fp)

    S.plane((-9, 0, -2), (1, 0, 0), (0, 0, 1), (18, 16), tiles("#7a63a0", "#3f2f63", 0.7, wear=0.5), nrm=UP)
    S.plane((-12, 0, 13.2), (1, 0, 0), UP, (24, 20), plain("#3a2a5c", 0.5, 2.0))
    Z0, rows = 1.0, []
    for k in range(5):
        r, h0 = 4.4 + k * 1.15, 0.25 + k * 1.42
        rows.append((r, h0))
        A = np.radians(np.linspace(-62, 62, 19))
        for a, b in itertools.pairwise(A):
            p, q = (vec(r * math.sin(t), 0, Z0 + r * math.cos(t)) for t in (a, b))
            p2, q2 = (vec((r + 1.15) * math.sin(t), h0 + 0.6, Z0 + (r + 1.15) * math.cos(t)) for t in (a, b))
            f0 = max(0, h0 - 1.0)
            S.quad(p + UP * f0, q + UP * f0, p + UP * (h0 + 0.6), wd)
            S.poly3([p + UP * (h0 + 0.6), q + UP * (h0 + 0.6), q2, p2], top)
    B = vec(0.0, 0.87, 1.9)
    S.revolve(
        (B[0], 0, B[2]),
        [(0.5, 0), (0.5, 0.12), (0.36, 0.16), (0.3, 0.5), (0.42, 0.58), (0.42, 0.66)],
        plain("#6a4f8a", 0.3),
        n=22,
    )
    S.disc((B[0], 0.66, B[2]), 0.42, plain("#4f3a68", 0.3))
    S.amb = (rgb("#3c2f66"), rgb("#251c48"))
    S.lamp(B + UP * 0.35, LIGHT, 3.2, 3.0, 0.12, 8, wrap=0.3)
    S.lamp((0, 9, 9), "#8a6ae0", 0.7, 5, 0.3, 4, cast=False)
    S.render(ao=0.7, ao_r=0.5, fog=("#2a1a52", 7, 12, 0.6), lines=0.5, lights_edge=0.5, gi=0.3)
    S.wobble(0.9)
    c.fog_colour = rgb("#24164c")
    for r, h0 in rows:
        arc_ = [
            S.pt(vec(r * math.sin(q), h0 + 0.6, Z0 + r * math.cos(q))) for q in np.radians(np.linspace(-60, 60, 40))
        ]
        c.line([(u, v + 4) for u, v in arc_], [5], "#120a2a", 0.7, soft=1.2)
        c.line(arc_, [3.4], "#a58ac4", 0.75)
    bx, by = S.pt(B)
    # the window that watches
    W = Pose(300, 98, 0.82)
    c.paint(W(ellipse(0, 0, 82)), "#2c1f52", dark="#150c30", vol=-0.5, rough=0.6)
    m = c.paint(W(ellipse(0, 0, 72)), "#8f74d8", dark="#4a3498", light="#d8c4ff", vol=0.2, lit=0, rough=0.5, tex=0.4)
    c.paint(W(curve([(0, -70, "c"), (15, 0), (0, 70, "c"), (-15, 0)])), "#140a2c", vol=0, lit=0, rough=0.4)
    for a in range(0, 180, 30):
        q = math.radians(a + 15)
        c.line(
            [W.pt(72 * math.cos(q), 72 * math.sin(q)), W.pt(-72 * math.cos(q), -72 * math.sin(q))],
            [2.2],
            "#1c1238",
            0.8,
            clip=m,
        )
    c.paint(
        W(minus(ellipse(0, 0, 84), ellipse(0, 0, 71))), "#4a3472", dark="#1a1038", light="#9a80c8", vol=0.9, rough=0.5
    )
    # the court
    cols = [
        ("#3a3150", None),
        ("#66587e", "#b8aac8"),
        ("#54405c", "#a898b8"),
        ("#2a2440", None),
        ("#7a5560", "#c9b0b0"),
        ("#5f5a80", None),
        ("#8a7ea2", "#c4b8d2"),
    ]
    c.lights = [(bx, by, 70, LIGHT, 250, 0.95)]
    i = 0
    for k in (4, 3, 2, 1, 0):
        r, h0 = rows[k]
        n = (6, 7, 6, 7, 6)[k]
        for j in range(n):
            a = math.radians((j - (n - 1) / 2) * (13.2, 11.4, 12.4, 10.4, 11.2)[k] + rr.normal(0, 1.0))
            i += 1
            if (k, j) in ((1, 5), (2, 0), (3, 2)):  # empty places
                continue
            p = vec((r + 0.35) * math.sin(a), h0 + 0.6, Z0 + (r + 0.35) * math.cos(a))
            x, y = S.pt(p)
            if not -30 < x < 630:
                continue
            col, pale = cols[(i * 5 + k) % 7]
            mood = ["stare", "narrow", "stare", "wide", "stare", "narrow"][(i * 7) % 6]
            if k == 4 and j in (2, 3):
                continue
            if (k, j) == (2, 4):
                mood = "asleep"
            cat(
                c,
                x,
                y,
                S.scale(p) * 1.22 * rr.uniform(0.92, 1.12),
                col,
                rr.normal(0, 3),
                rr.uniform(0.9, 1.25),
                mood,
                (np.clip((bx - x) / 200, -1, 1), 0.8),
                pale,
                bool(i % 2),
                lit=1.0 - k * 0.17,
                fog=0.09 * k,
            )
        if k == 4:  # the chair, and who sits on it
            p = vec(0, h0 + 0.6, Z0 + r + 0.5)
            x, y = S.pt(p)
            c.paint(
                curve(
                    [
                        (x - 56, y + 4, "c"),
                        (x - 58, y - 96),
                        (x - 34, y - 128),
                        (x, y - 140),
                        (x + 34, y - 128),
                        (x + 58, y - 96),
                        (x + 56, y + 4, "c"),
                    ]
                ),
                "#3c2868",
                dark="#1a0f38",
                light="#7a5cb0",
                vol=0.5,
                rough=0.5,
                tex=0.3,
            )
            c.paint(
                curve(
                    [
                        (x - 44, y + 2, "c"),
                        (x - 45, y - 90),
                        (x - 26, y - 114),
                        (x, y - 124),
                        (x + 26, y - 114),
                        (x + 45, y - 90),
                        (x + 44, y + 2, "c"),
                    ]
                ),
                "#4f2448",
                dark="#220c2a",
                light="#8a4a70",
                vol=-0.3,
                rough=0.5,
                tex=0.4,
            )
            cat(c, x, y, 104, "#4a4064", 0, 1.35, "narrow", (0, 0.9), "#9a8cb0", lit=0.6, fog=0.14, wig=True)
    # the clerk takes it all down
    p = vec(0.98, 0, 1.5)
    x, y = S.pt(p)
    for q, (w, col) in enumerate(((40, "#5a3a6a"), (34, "#7a5a3c"), (36, "#3f5a6a"))):
        c.paint(rect(x - w / 2 + (q % 2) * 3, y - 9 - q * 9, w, 9, 1.5), col, vol=0.4, rough=0.3, shadow=(2, 2, 3, 0.5))
        c.line([(x - w / 2 + 5, y - 4 - q * 9), (x + w / 2 - 2, y - 4 - q * 9)], [2.4], "#e6dcc0", 0.7)
    M = Frame(c, x + 2, y - 27, 66, 0, True, detail=0.8, rim="#f0ffb0")
    M.line([(14, -6), (34, -2), (46, -12)], [3, 2.4, 0.8], "#a8808a")
    M.paint(
        [(-14, 0), (-20, -16), (-14, -38), (0, -46), (12, -36), (18, -14), (14, 0)],
        "#8f86a4",
        dark="#2f2448",
        light="#e6e0ee",
        vol=1.0,
        rim=True,
    )
    M.paint(ellipse(12, -62, 10), "#a898a8", vol=0.8, rim=True)
    M.paint(
        [(-14, -50), (-8, -62), (6, -64), (16, -54), (26, -46), (20, -38), (2, -38), (-10, -40)],
        "#9a90ae",
        dark="#2f2448",
        light="#efe8f4",
        vol=0.9,
        rim=True,
        shadow=(0, 1, 2, 0.4),
    )
    M.paint(ellipse(-6, -63, 10.5), "#c4a8b4", dark="#7a5a78", vol=-0.3, rim=True)
    M.paint(ellipse(12, -52, 2.2), "#0c0614", vol=0, rough=0)
    M.dot(12.6, -53, 0.8)
    M.paint(ellipse(26, -45, 2.4), "#d88a9a", vol=0.4, rough=0)
    M.paint([(20, -34, "c"), (44, -30, "c"), (40, -12, "c"), (17, -16, "c")], "#f6f2dc", vol=0.1, rough=0.2)
    M.paint([(24, -24), (20, -44), (6, -72, "c"), (28, -50)], "#f3ecf6", vol=0.3, rough=0.3)
    # a thread of it, and whose paw it leads to
    ln = [(bx + 30, by + 12), (346, 712), (356, 776), (330, 838), (262, 852), (222, 826), (190, 846), (152, 858)]
    c.key = np.array((0.66, -0.6, 0.45))
    c.lights = []
    sitting_cat(c, Pose(96, 886, 2.1, -3), "#1c1234", rim="#d8e88a")
    f = focus_map(
        c,
        [(300, 540, 330, 300, 0.95), (300, 100, 100, 100, 0.8), (480, 790, 90, 90, 1.0), (120, 820, 120, 100, 0.9)],
        0.34,
    )
    loose(c, f)

    def late():
        c.glow(bx, by, 300, LIGHT, 0.26, 1.0)
        c.glow(bx, by, 84, LIGHT, 0.55, 1.3)
        q = sample(ln, 60)
        c.line([tuple(v) for v in q], [1.6], "#f3ffb0", 0.9)
        c.line([tuple(v) for v in q], [5], LIGHT, 0.22, soft=2)
        m = c.paint(
            ellipse(bx, by, 36), "#fbffd8", dark="#dff07a", light="#ffffff", vol=0.35, lit=0, rough=0.4, soft=0.8
        )
        for a, b in ((-40, 22), (-8, 34), (24, 20), (60, 30), (100, 24)):  # wound, like wool
            d = math.radians(a)
            c.line(
                [
                    (bx + 36 * math.cos(d), by + 36 * math.sin(d)),
                    (bx + b * 0.3 * math.sin(d), by - b * 0.3 * math.cos(d)),
                    (bx - 36 * math.cos(d), by - 36 * math.sin(d)),
                ],
                [0.6, 1.6, 0.6],
                "#d3e65a",
                0.6,
                clip=m,
            )

    c.late.append(late)
    return c.finish(shadow_tint="#120a34", light_tint="#f3ffd0", vignette=0.44, contrast=0.2, paper=0.04, grain=0.02)
