"""Grief is a house with all its taps running, and a garden in full bloom."""

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    curve,
    dabs,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    metal,
    minus,
    person,
    rect,
    rgb,
    ridge,
    shift,
    tree,
)

SENTENCE = "Grief is a house with all its taps running, and a garden in full bloom."
KEY = "moss-rain"
FRAME = "object"
MOOD = "grief"
PROTAGONIST = "adult"

GROUND = 612


def tap(c, x, y, s, flip=False):
    """A brass tap, its spout to the right; returns the mouth."""
    k = Frame(c, x, y, s, 0, flip, rim="#fff6d8", detail=0.8)
    metal(k, limb([(-30, 0), (10, -2), (34, 4), (38, 26)], [20, 22, 20, 18]), "#b8924a")
    metal(k, limb([(0, -6), (0, -26)], [12, 9]), "#b8924a")
    metal(k, limb([(-20, -28), (20, -28)], [9, 9]), "#b8924a")
    return k.pt(38, 30)


def fall(c, x0, x1, y0, y1, seed=0, spread=6, a=1.0):
    """A sheet of falling water."""
    r = np.random.default_rng(seed)
    p = curve(
        [
            (x0, y0, "c"),
            (x1, y0, "c"),
            (x1 + spread * 0.6, (y0 + y1) / 2),
            (x1 + spread, y1, "c"),
            (x0 - spread, y1, "c"),
            (x0 - spread * 0.6, (y0 + y1) / 2),
        ]
    )
    m = c.paint(
        p,
        "#bfe4ea",
        dark="#5f9cb4",
        light="#ffffff",
        vol=0.5,
        texk="streakv",
        tex=0.6,
        rough=0.5,
        alpha=0.86 * a,
        shadow=(3, 2, 5, 0.22),
        rim="#ffffff",
    )
    for _ in range(int((x1 - x0) * 0.6) + 3):
        t = r.uniform(0, 1)
        xa, xb = x0 + (x1 - x0) * t, x0 - spread + (x1 - x0 + 2 * spread) * t
        ya = r.uniform(y0, y0 + (y1 - y0) * 0.6)
        yb = ya + r.uniform(0.2, 0.5) * (y1 - y0)

        def f(y, xa=xa, xb=xb):
            return xa + (xb - xa) * (y - y0) / (y1 - y0)

        c.line(
            [(f(ya), ya), (f(yb), yb)], [0.4, 1.6, 0.4], ["#ffffff", "#4f90ac", "#ffffff"][r.integers(3)], 0.7, clip=m
        )
    for _ in range(int((x1 - x0) * 0.35) + 5):  # spray
        c.paint(
            ellipse(
                r.uniform(x0 - spread - 5, x1 + spread + 5), y1 + r.normal(-2, 3), r.uniform(2.5, 7), r.uniform(1.4, 3)
            ),
            "#ffffff",
            vol=0.2,
            alpha=0.55,
            soft=1.5,
            rough=0.6,
            lit=0,
        )


def window(c, x, y, w, h):
    """An open window full to the sill."""
    c.paint(
        rect(x - w / 2 - 6, y - h - 6, w + 12, h + 10, 2),
        "#e8e6da",
        dark="#8a8e90",
        vol=0.3,
        rough=0.4,
        shadow=(2, 3, 4, 0.3),
    )
    m = c.paint(
        rect(x - w / 2, y - h, w, h),
        "#2c5060",
        dark="#14303c",
        light="#8fc8cc",
        vol=0,
        rough=0.3,
        grad=((0, y - h), (0, y), -0.3, 0.35),
    )
    c.paint(
        rect(x - w / 2, y - h * 0.42, w, h * 0.42),
        "#9ad4dc",
        dark="#4f90a4",
        light="#f0ffff",
        vol=0,
        rough=0.6,
        clip=m,
        grad=((0, y - h * 0.42), (0, y), 0.3, -0.2),
    )
    c.line([(x - w / 2, y - h * 0.42), (x, y - h * 0.44), (x + w / 2, y - h * 0.42)], [1.6], "#ffffff", 0.9, clip=m)
    return m


def flower(c, x, y, r, kind, col, rr, fog=0.0):
    """One head of a flower: poppy, daisy, rose, foxglove bell."""
    K = dict(fog=fog, rough=0.3)
    a0 = rr.uniform(0, 6.28)
    sq = rr.uniform(0.62, 0.95)
    if kind == "daisy":
        c.paint(
            merged(
                [
                    ellipse(
                        x + r * 0.62 * np.cos(a0 + a),
                        y + r * 0.62 * sq * np.sin(a0 + a),
                        r * 0.42,
                        r * 0.17,
                        np.degrees(np.arctan2(sq * np.sin(a0 + a), np.cos(a0 + a))),
                    )
                    for a in np.arange(13) * 0.4833
                ]
            ),
            col,
            light="#ffffff",
            vol=0.3,
            shadow=(1, 2, 2, 0.3),
            **K,
        )
        c.paint(
            ellipse(x, y, r * 0.3, r * 0.3 * sq),
            "#e8b83c",
            dark="#a86a1c",
            light="#fff0a0",
            vol=0.9,
            texk="speck",
            tex=0.5,
            **K,
        )
    elif kind == "poppy":

        def at(q, d, side=0.0):
            """A point of a petal that grows in direction q, in the flower's tilted plane."""
            return x + r * (d * np.cos(q) - side * np.sin(q)), y + r * sq * (d * np.sin(q) + side * np.cos(q))

        for a in (0, 2.5, 1.25, 3.75, 5.0):  # crumpled silk, the later petals over the earlier
            q = a0 + a + rr.normal(0, 0.12)
            d = rr.uniform(0.86, 1.06, 5)
            tone = shift(col, rr.normal(0, 0.025))
            m = c.paint(
                curve(
                    [
                        (*at(q, 0), "c"),
                        at(q, 0.5 * d[0], -0.46),
                        at(q, 0.9 * d[1], -0.5),
                        at(q, 1.0 * d[2], -0.16),
                        at(q, 0.93 * d[2], 0),
                        at(q, 1.0 * d[3], 0.18),
                        at(q, 0.9 * d[4], 0.5),
                        at(q, 0.5 * d[0], 0.46),
                    ]
                ),
                tone,
                dark=shift(tone, -0.15),
                light=shift(tone, 0.13),
                vol=0.22,
                shadow=(0.6, 1, 1.6, 0.3),
                texk="streakd",
                tex=0.35,
                fog=fog,
                rough=0.7,
            )
            for u in (-0.3, -0.1, 0.12, 0.3):
                c.line(
                    [at(q, 0.12), at(q, 0.5, u * 0.6), at(q, 0.92, u)],
                    [r * 0.045, r * 0.03, 0.2],
                    shift(tone, -0.14),
                    0.5,
                    clip=m,
                    fog=fog,
                )
        for k in range(9):  # stamens
            q = a0 + k * 0.7
            c.line(
                [(x, y), (x + r * 0.27 * np.cos(q), y + r * 0.25 * sq * np.sin(q))], [r * 0.03], "#2a2030", 0.8, fog=fog
            )
        c.paint(ellipse(x, y, r * 0.14, r * 0.13 * sq), "#5a6a3c", dark="#22301c", vol=0.7, **K)
    else:
        for k in range(7):
            q = a0 + k * 2.4
            d = r * (0.56 - 0.075 * k)
            c.paint(
                ellipse(
                    x + d * np.cos(q),
                    y + d * sq * np.sin(q),
                    r * (0.52 - 0.05 * k),
                    r * (0.44 - 0.045 * k),
                    np.degrees(q) + 90,
                ),
                shift(col, 0.025 * k - 0.05),
                dark=shift(col, -0.18),
                light=shift(col, 0.16),
                vol=0.8,
                shadow=(0.6, 1, 1.6, 0.3),
                **K,
            )


def garden(c, rr):
    """Everything it cried on."""
    KIND = ["rose", "poppy", "daisy", "rose", "poppy"]
    COLS = ["#c45a70", "#b83a34", "#f0e2d8", "#d88e98", "#cf6f44", "#8f5f94", "#e8bfc4", "#d8aa58"]
    rows = ((636, 8, 0.30, 60), (676, 13, 0.12, 52), (732, 17, 0.04, 46), (800, 22, 0, 42), (868, 27, 0, 46))
    for row, (y, r, f, n) in enumerate(rows):
        spots = [
            (x, y + 6 + rr.normal(0, 5), r * 1.5) for x in np.linspace(0, 600, 26 - row * 2) if not path_at(x, y, r)
        ]
        dabs(
            c,
            spots,
            r * 0.36,
            [
                ["#7a9a6c", "#93b07c", "#b4c890"],
                ["#3f6a4c", "#5a8a58", "#93b86c"],
                ["#24503c", "#3f7a4a", "#84b060"],
                ["#17402f", "#2f6a40", "#6aa050"],
                ["#0f3026", "#24563a", "#4f8a48"],
            ][row],
            seed=row,
            per=34,
            leaf=2.6,
        )
        for _k in range(n):
            x = rr.uniform(6, 594)
            yy = y + rr.uniform(-r * 1.5, r * 0.9)
            if path_at(x, yy, r):
                continue
            i = rr.integers(8)
            c.line([(x, yy), (x + rr.normal(0, 3), yy + r * 2.2)], [r * 0.13, r * 0.09], "#3f7a4a", 0.9, fog=f)
            kind = KIND[rr.integers(5)] if row < 3 else ("poppy", "daisy", "poppy")[rr.integers(3)]
            flower(
                c,
                x,
                yy,
                r * rr.uniform(0.6, 1.0),
                kind,
                COLS[i] if kind != "daisy" else ["#fff8f0", "#f6d8e4"][i % 2],
                rr,
                f,
            )


def path_at(x, y, r):
    """Where the stream runs down from the door."""
    t = (y - GROUND) / (900 - GROUND)
    mid = 322 - 70 * np.sin(t * 2.6)
    return abs(x - mid) < 30 + 66 * t + r * 0.5


def draw():
    """Nobody has turned anything off."""
    c = Card(8181, key=(-0.5, -0.7, 0.5))
    rr = np.random.default_rng(81)
    c.sky([(0, "#5f7f86"), (0.22, "#8fa8a0"), (0.46, "#c9cdb4"), (0.62, "#efe6c4"), (1, "#b8c8a0")], warp=0.16)
    c.brush(
        (46, 26),
        thr=(0, 0.03),
        length=4.5,
        jitter=0.018,
        flow=np.full((c.h, c.w), 1.3, np.float32) + (c.noise("cloud", 3) - 0.5),
    )
    c.fog_colour = rgb("#d0d4ba")
    c.glow(480, 470, 260, "#fff2c8", 0.5, 1.2)
    for y, a, s, f in ((560, 30, 5, 0.66), (590, 18, 8, 0.45)):
        c.paint(ridge(y, a, s, n=8), "#6f9a7a", dark="#3a5a50", light="#d8e0a8", vol=0.5, fog=f, rough=1)
    tree(c, 66, 640, 300, "#4a4440", ["#6a7a5c", "#8fa070", "#c8c890"], seed=4, fog=0.3, size=4.2, levels=5, per=22)
    tree(c, 556, 634, 210, "#5a524c", ["#d890a8", "#f0b8c4", "#fff0ee"], seed=9, fog=0.25, size=4.2, levels=5, per=26)
    c.paint(
        ridge(GROUND, 5, 3, n=6),
        "#7fa864",
        dark="#3f6a44",
        light="#d0dc90",
        vol=0.2,
        rough=0.8,
        grad=((0, GROUND), (0, 900), 0.1, -0.5),
    )
    c.paint(
        curve(
            [
                (176, GROUND + 4),
                (60, GROUND + 26),
                (-20, GROUND + 40),
                (-20, GROUND + 84),
                (120, GROUND + 66),
                (300, GROUND + 22),
            ]
        ),
        "#1c3f3a",
        vol=0,
        alpha=0.34,
        soft=9,
        lit=0,
    )
    # the house: tall, blue-grey, a little swollen
    W = dict(dark="#4a5c70", light="#e6ecee")
    c.paint(ellipse(310, GROUND + 6, 170, 16), "#1c3a3a", vol=0, alpha=0.5, soft=8, lit=0)
    c.paint(rect(372, 96, 34, 70), "#8a6a64", dark="#4a3a3c", light="#c8a89c", vol=0.4, texk="speck", tex=0.4)
    wall = curve(
        [
            (174, GROUND, "c"),
            (166, 500),
            (170, 360),
            (182, 236, "c"),
            (316, 118, "c"),
            (446, 236, "c"),
            (456, 360),
            (460, 500),
            (450, GROUND, "c"),
        ]
    )
    mw = c.paint(
        wall,
        "#8fa4b4",
        **W,
        vol=0.5,
        px=220,
        texk="streakv",
        tex=0.4,
        rough=0.5,
        grad=((180, 300), (450, 420), 0.22, -0.24),
        rim="#fff6e0",
    )
    for k in range(26):
        y = 250 + k * 14
        c.line([(160, y), (320, y + 1.5), (470, y)], [1.1], "#5f7488", 0.45, clip=mw)
    for x, w in ((210, 30), (262, 22), (382, 28), (424, 22)):  # wet streaks
        c.paint(rect(x, 300, w, 330), "#3a5468", vol=0, alpha=0.3, soft=7, clip=mw, rough=3, lit=0)
    roof = curve([(150, 252, "c"), (316, 94, "c"), (478, 252, "c"), (462, 262, "c"), (316, 126, "c"), (166, 262, "c")])
    c.paint(
        roof,
        "#5a4a5c",
        dark="#2c2434",
        light="#b8a0b0",
        vol=0.6,
        rough=0.5,
        texk="streakd",
        tex=0.4,
        shadow=(0, 6, 7, 0.4),
        rim="#fff0e0",
    )
    wins = [(316, 236, 44, 52), (236, 356, 58, 78), (392, 356, 58, 78), (230, 500, 58, 80), (402, 500, 58, 80)]
    for _i, (x, y, w, h) in enumerate(wins):
        window(c, x, y, w, h)
    # one window is dry, lit, with a chair in it
    x, y, w, h = wins[2]
    m = c.paint(rect(x - w / 2, y - h, w, h), "#ffd88a", dark="#d89040", light="#fff6d0", vol=0, rough=0.3, lit=0)
    c.paint(
        merged(
            [
                limb([(x - 13, y), (x - 11, y - 20), (x - 14, y - 46)], [2.4, 2.6, 2]),
                limb([(x + 10, y), (x + 9, y - 19)], [2.2, 2.4]),
                limb([(x - 5, y - 3), (x - 5, y - 19)], [2, 2]),
                limb([(x - 13, y - 20), (x + 12, y - 18)], [4.4, 4]),
                limb([(x - 14, y - 44), (x - 6, y - 42)], [2.4, 2]),
                limb([(x - 13, y - 34), (x - 6, y - 33)], [2, 2]),
                limb([(x - 6, y - 20), (x - 7, y - 43)], [2, 1.8]),
            ]
        ),
        "#5a3a2c",
        vol=0.2,
        rough=0.1,
        clip=m,
        detail=0.9,
    )
    c.line([(x, y - h), (x, y)], [3], "#e8e6da", 0.9, clip=m)
    c.line([(x - w / 2, y - h * 0.55), (x + w / 2, y - h * 0.55)], [3], "#e8e6da", 0.9, clip=m)
    # door, open, a river
    c.paint(rect(284, 508, 66, 106, 4), "#e8e6da", dark="#8a8e90", vol=0.3, rough=0.4, shadow=(2, 3, 4, 0.3))
    md = c.paint(
        rect(291, 516, 52, 98),
        "#1f3a48",
        dark="#0e2028",
        light="#6aa0ac",
        vol=0,
        rough=0.3,
        grad=((0, 516), (0, 612), -0.4, 0.4),
    )
    c.paint(rect(291, 574, 52, 40), "#a8dce4", light="#ffffff", dark="#5f9cb4", vol=0, rough=0.6, clip=md)
    # taps: through the wall, and at the corners like gargoyles
    for x, y, s, fl in ((190, 272, 46, True), (444, 272, 46, False), (178, 424, 40, True), (456, 424, 40, False)):
        mx, my = tap(c, x, y, s, fl)
        end = GROUND + (26 if y > 260 and s > 40 else 14)
        fall(c, mx - 5, mx + 5, my, end, int(x + y), 5)
    for i, (x, y, w, _h) in enumerate(wins):
        if i == 2:
            continue
        end = (308, 494, 0, GROUND + 10, GROUND + 10)[i]
        c.paint(
            rect(x - w / 2 - 9, y, w + 18, 7, 2), "#f0eee2", dark="#8a8e90", vol=0.5, rough=0.3, shadow=(1, 3, 3, 0.3)
        )
        if i != 0:
            fall(c, x - w / 2 + 4, x + w / 2 - 4, y - 4, end, i + 3, 5)
        else:
            fall(c, x - 13, x + 13, y - 4, 504, i + 3, 4)
    stream(c, rr)
    garden(c, rr)
    woman(c)
    for x, y, a in ((120, 300, -8), (470, 178, 10)):
        c.line([(x - 12, y), (x - 5, y - 5 + a * 0.2), (x, y)], [0.5, 2.2, 1.6], "#3a4a50", 0.9, rough=0.1)
        c.line([(x, y), (x + 6, y - 6), (x + 13, y - 1)], [1.6, 2.2, 0.5], "#3a4a50", 0.9, rough=0.1)
    f = focus_map(c, [(316, 380, 190, 260, 1.0), (300, 700, 170, 120, 1.0), (300, 830, 320, 90, 0.85)], 0.3)
    loose(c, f, strength=0.5)
    return c.finish(
        shadow_tint="#14303a",
        light_tint="#fff6dc",
        vignette=0.26,
        contrast=0.2,
        bloom=0.14,
        bthr=0.88,
        paper=0.022,
        grain=0.01,
    )


def stream(c, rr):
    """Out of the door, down through the beds."""
    L, R = [], []
    for y in np.linspace(GROUND - 4, 930, 12):
        t = (y - GROUND) / (900 - GROUND)
        mid = 322 - 70 * np.sin(t * 2.6)
        L.append((mid - 26 - 66 * t, y))
        R.append((mid + 26 + 66 * t, y))
    m = c.paint(
        curve([L[0] + ("c",), *L[1:-1], L[-1] + ("c",), R[-1] + ("c",), *R[1:-1][::-1], R[0] + ("c",)]),
        "#8fc4cc",
        dark="#3f7c90",
        light="#f0ffff",
        vol=0.25,
        texk="streakv",
        tex=0.3,
        rough=1.0,
        grad=((0, GROUND), (0, 900), 0.3, -0.3),
    )
    for _ in range(90):
        t = rr.random() ** 1.2
        y = GROUND + 290 * t
        x = 322 - 70 * np.sin(t * 2.6) + rr.uniform(-1, 1) * (22 + 62 * t)
        w = 5 + 20 * t
        c.line(
            [(x - w, y), (x, y + 2), (x + w, y)],
            [0.3, 1 + 2 * t, 0.3],
            ["#ffffff", "#4f94a8", "#d8f6f6"][rr.integers(3)],
            0.6,
            clip=m,
        )


def woman(c):
    """She sits on the step with her feet in it, and does not weep."""
    x, y = 330, 676
    c.paint(
        curve([(x - 40, y + 6), (x - 36, y - 14), (x - 6, y - 20), (x + 30, y - 12), (x + 36, y + 6), (x, y + 12)]),
        "#8a8f90",
        dark="#4a5054",
        light="#d8dcd4",
        vol=0.9,
        rough=0.6,
        shadow=(0, 5, 6, 0.4),
    )
    person(
        c,
        x,
        y - 12,
        128,
        body="slim",
        pose="chair",
        view="three",
        facing=-1,
        clothes="dress",
        col="#24222c",
        col2="#e8e2d8",
        style="bun",
        hair="#5a3424",
        skin="#e8c0a0",
        face="calm",
        arms=("lap", "lap"),
        rim="#fff2d8",
        nod=16,
        tilt=-8,
        legs="#e8c0a0",
        shoes="#e8c0a0",
    )
    # a can, quite dry
    k = Frame(c, 384, 684, 36, 4, True, rim="#fff6d8", detail=0.9)
    metal(k, rect(-34, -56, 56, 56, 6), "#c8402c", dark="#5a1418", light="#ffb090")
    metal(k, limb([(20, -22), (48, -48), (62, -62)], [12, 9, 8]), "#c8402c", dark="#5a1418")
    metal(k, minus(ellipse(-34, -34, 24, 26), ellipse(-34, -34, 16, 18)), "#c8402c", dark="#5a1418")
