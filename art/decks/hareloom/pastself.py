"""A woman walks her past self home under one umbrella."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    joint_point,
    lamp_post,
    limb,
    minus,
    mix,
    person,
    poly,
    rect,
    rgb,
    shift,
    sitting_cat,
    transform,
    union,
)

SENTENCE = "A woman walks her past self home under one umbrella."
KEY = "fog-vermilion"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "adult"


def facade(c, x0, x1, yt0, yt1, yb0, yb1, col, fog, seed, lit, n=3, rows=4, door=None):
    """A street wall in perspective; some windows are alight, and 'lit' ones hold somebody."""
    r = np.random.default_rng(seed)

    def E(u, v):
        return (x0 + (x1 - x0) * u, (yt0 + (yt1 - yt0) * u) * (1 - v) + (yb0 + (yb1 - yb0) * u) * v)

    gable = [E(0, 0), E(0.25, -0.07), E(0.5, -0.15), E(0.75, -0.07), E(1, 0)]
    c.paint(
        poly([*gable, E(1, 1), E(0, 1)]),
        col,
        fog=fog,
        vol=0.12,
        texk="streakv",
        tex=0.3,
        rough=0.8,
        grad=((0, yt0), (0, yb0), 0.1, -0.25),
    )
    for j in range(rows):
        for i in range(n):
            u, v = (i + 0.28) / n, 0.06 + j * 0.215
            if j == rows - 1 and i == (door if door is not None else -1):
                continue
            on = r.random() < lit
            q = [E(u, v), E(u + 0.44 / n, v), E(u + 0.44 / n, v + 0.12), E(u, v + 0.12)]
            cc = "#f0b45c" if on else mix(col, "#1a2028", 0.5)
            c.paint(poly(q), cc, vol=0, fog=fog * 0.5, rough=0.3, lit=0, grad=((0, q[0][1]), (0, q[2][1]), 0.2, -0.2))
            c.line([E(u + 0.22 / n, v), E(u + 0.22 / n, v + 0.12)], [1.2], shift(col, -0.1), 0.9)
            c.line([E(u - 0.04 / n, v + 0.125), E(u + 0.48 / n, v + 0.125)], [2.4], shift(col, 0.05), 0.8, fog=fog)
    if door is not None:
        u = (door + 0.25) / n
        q = [E(u, 0.8), E(u + 0.5 / n, 0.8), E(u + 0.5 / n, 1), E(u, 1)]
        c.paint(poly(q), "#ffce78", vol=0, lit=0, rough=0.3)
        return q
    return None


def draw():
    c = Card(77, key=(-0.2, -0.8, 0.55))
    c.sky([(0, "#38434d"), (0.3, "#5d6a70"), (0.5, "#a9a698"), (0.62, "#d6c4a2"), (1, "#39414a")], warp=0.16)
    c.glow(352, 470, 200, "#ffe3b0", 0.5, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.018, opacity=0.8)
    c.fog_colour = rgb("#aaa698")
    rr = np.random.default_rng(7)
    # far end of the street: a clock-less tower and roofs
    for x, w, t_, f in ((318, 40, 400, 0.72), (300, 26, 336, 0.78), (384, 36, 410, 0.7)):
        c.paint(
            poly([(x - w / 2, 560), (x - w / 2, t_), (x, t_ - w * 0.9), (x + w / 2, t_), (x + w / 2, 560)]),
            "#4a545c",
            fog=f,
            vol=0.2,
        )
    facade(c, 318, 250, 380, 330, 548, 566, "#57606a", 0.52, 3, 0.25, 2)
    facade(c, 396, 462, 372, 318, 548, 570, "#5d5a60", 0.48, 4, 0.3, 2)
    facade(c, 252, 140, 318, 226, 566, 604, "#4f5560", 0.30, 5, 0.22, 3)
    dq = facade(c, 458, 566, 300, 196, 570, 612, "#584f55", 0.22, 16, 0.25, 3, door=0)
    facade(c, 146, -40, 190, 40, 604, 676, "#3c434e", 0.08, 7, 0.16, 3)
    facade(c, 562, 660, 150, 60, 612, 660, "#433c46", 0.06, 8, 0.2, 2)
    # chimneys, a hanging sign
    for x, y, w, h in (
        (20, 66, 22, 54),
        (96, 128, 18, 44),
        (196, 258, 13, 32),
        (484, 254, 14, 36),
        (528, 206, 16, 40),
        (584, 120, 20, 50),
    ):
        c.paint(
            rect(x, y - h, w, h + 34),
            "#39404a" if x < 300 else "#443c44",
            fog=0.08,
            vol=0.4,
            texk="streakv",
            tex=0.3,
            rough=0.6,
        )
        c.paint(rect(x - 3, y - h - 5, w + 6, 8), "#2c323b", fog=0.08, vol=0.3, rough=0.5)
    c.line([(566, 430), (520, 430)], [2.4], "#1d2129", 0.9)
    c.paint(
        curve(
            [(520, 462, "c"), (524, 444), (541, 436), (558, 444), (562, 462, "c"), (551, 457), (541, 462), (531, 457)]
        ),
        "#8a3a2c",
        vol=0.6,
        rough=0.3,
        rim="#d9b08a",
    )
    c.line([(541, 438), (541, 476)], [1.8], "#1d2129", 0.9)
    # wires with birds, one upside down
    for y0, y1, sag in ((196, 150, 60), (236, 214, 44)):
        c.line([(60, y0), (330, (y0 + y1) / 2 + sag), (600, y1)], [1.1], "#22262e", 0.7)
    # wet street
    st = curve(
        [
            (-30, 930, "c"),
            (-30, 668, "c"),
            (150, 604, "c"),
            (316, 548, "c"),
            (398, 548, "c"),
            (560, 610, "c"),
            (640, 650, "c"),
            (640, 930, "c"),
        ]
    )
    ms = c.paint(
        st,
        "#4c535c",
        dark="#20262f",
        light="#d9c7a6",
        vol=0,
        tex=0.4,
        texk="streakh",
        grad=((0, 545), (0, 900), 0.34, -0.32),
    )
    for k in range(15):  # cobble courses
        y = 556 + 345 * (k / 14) ** 1.8
        c.line([(-20, y + 9), (300, y), (620, y + 7)], [0.6 + k * 0.13], "#14181f", 0.6, clip=ms)
        if k > 4:
            n = int(44 - k * 2.1)
            for i in range(n):
                x = (i + 0.5 * (k % 2)) * 640 / n - 20
                c.line([(x, y), (x + (x - 352) * 0.02, y + 4 + k * 1.5)], [0.6 + k * 0.1], "#14181f", 0.5, clip=ms)
    c.paint(
        poly([(346, 552), (372, 552), (430, 900), (250, 900)]), "#f3d9a8", vol=0, alpha=0.16, soft=16, clip=ms, lit=0
    )
    c.paint(
        poly([dq[3], dq[2], (dq[2][0] + 4, 720), (dq[3][0] - 60, 720)]),
        "#ffcf80",
        vol=0,
        alpha=0.35,
        soft=7,
        lit=0,
        clip=ms,
    )
    c.glow(340, 520, 190, "#ffe0a8", 0.42, 1.4)
    c.shade(20, 420, 190, "#20262e", 0.5, 2.2, sq=0.5)
    c.shade(600, 420, 130, "#20262e", 0.45, 2.2, sq=0.4)
    c.shade(300, 0, 330, "#1c222a", 0.45, 2.2)
    # future self at her door, closed umbrella
    dx = (dq[2][0] + dq[3][0]) / 2
    person(
        c,
        dx,
        dq[3][1] + 8,
        92,
        "old",
        "stand",
        "three",
        "coat",
        "longing",
        -1,
        col="#2f5f66",
        hair="#d9d3c8",
        style="bob",
        arms=("down", "fold"),
        rim="#ffe6b0",
        fog=0.06,
    )
    c.line([(dx - 17, dq[3][1] - 22), (dx - 20, dq[3][1] + 9)], [1.2, 4, 0.8], "#c9402c", 1)
    for x, y, s, _f in ((206, 634, 1.1, 0.2), (452, 606, 0.8, 0.35)):
        lamp_post(c, Pose(x, y, s * 1.25))
    # ---- the pair
    wk = dict(body="slim", pose="walk", view="three", facing=-1, arms=("umbrella", "back"))
    wx, wy, wh = 356, 836, 420
    cxx, cy, chh = 222, 850, 262
    ux, uy = joint_point(wx, wy, wh, "wrL", **wk)
    ux -= 6
    apex = (ux + 20, 268)
    c.lights = [(apex[0] - 10, 520, 90, "#ffc884", 220, 0.75)]
    c.beam(
        [(apex[0] - 150, 370), (apex[0] + 150, 370), (apex[0] + 190, 850), (apex[0] - 200, 850)], "#ffb868", 0.34, 20
    )
    # the dry round of another summer
    c.paint(
        ellipse(284, 846, 205, 34),
        "#a8ac62",
        dark="#5f7a48",
        light="#f3dc98",
        vol=0.3,
        alpha=0.72,
        soft=7,
        lit=0.6,
        texk="streakh",
        tex=0.6,
    )
    for i in range(90):
        a, d = rr.uniform(0, 6.28), rr.uniform(0.3, 1)
        x, y = 284 + 196 * d * math.cos(a), 850 + 30 * d * math.sin(a)
        c.line(
            [(x, y), (x + rr.normal(0, 2), y - rr.uniform(7, 15))],
            [2.2, 0.5],
            ["#7d9256", "#a8b06a", "#5f7a48"][i % 3],
            0.9,
        )
        if i % 2:
            c.paint(ellipse(x, y - 11, 3, 2.7), ["#f3ead2", "#e8b84a", "#d8705a"][i % 3], vol=0.3, rough=0.4)
    # bench with a waiting suitcase
    c.paint(rect(34, 690, 96, 7, 2), "#3a2c2a", vol=0.4, rim="#c9b08a", shadow=(0, 4, 5, 0.4))
    c.paint(rect(34, 664, 96, 7, 2), "#3a2c2a", vol=0.4, rim="#c9b08a")
    for x in (42, 120):
        c.paint(rect(x, 660, 4, 52), "#22202a", vol=0.3)
    c.paint(rect(56, 662, 38, 28, 4), "#7a4a2c", dark="#3a1f14", vol=0.6, rim="#e8c890")
    c.paint(minus(rect(68, 655, 14, 9, 3), rect(71, 658, 8, 9, 2)), "#3a1f14", vol=0.2, rough=0.2)
    sitting_cat(c, Pose(112, 690, 0.62), rim="#c9b08a")
    # underside, ribs
    rx = 196
    cb = apex[1] + 112
    c.paint(
        ellipse(apex[0], cb, rx * 0.97, 30), "#6a1a16", dark="#2f0c0e", light="#a83a26", vol=-0.5, lit=0.12, rough=0.4
    )
    for q in np.linspace(-0.86, 0.86, 7):
        c.line(
            [
                (apex[0], apex[1] + 62),
                (apex[0] + q * rx * 0.6, cb - 20 + 4 * abs(q)),
                (apex[0] + q * rx, cb + 22 * math.sqrt(1 - q * q)),
            ],
            [1.4],
            "#2a1414",
            0.8,
        )
    c.line(
        [(apex[0], apex[1] + 20), (ux, uy - 10), (ux + 7, uy + 70)],
        [4.4, 4.6, 5],
        "#4a2c1c",
        dark="#24120e",
        light="#c98a4a",
        vol=0.7,
        rough=0.2,
        lit=1,
    )
    c.paint(
        minus(ellipse(ux - 2, uy + 72, 12), union(ellipse(ux - 2, uy + 72, 7), rect(ux - 20, uy + 52, 40, 19))),
        "#4a2c1c",
        vol=0.6,
        rough=0.2,
    )
    person(
        c,
        wx,
        wy,
        wh,
        clothes="coat",
        face="calm",
        col="#255058",
        hair="#6a2f1e",
        style="bob",
        legs="#2a2430",
        hands=("grip", "rest"),
        head_view="three",
        look=(0.6, 0.7),
        nod=10,
        tilt=-1,
        rim="#ffe2b4",
        skin="#e6b795",
        **wk,
    )
    person(
        c,
        cxx,
        cy,
        chh,
        "child",
        "walk",
        "front",
        "coat",
        "wonder",
        1,
        arms=((158, 12, 44, 20), "down"),
        col="#3a7078",
        hair="#7a3622",
        style="bob",
        legs="#e6d8be",
        shoes="#a8322a",
        hands=("grip", "grip"),
        head_view="three",
        head_facing=1,
        look=(0.7, -0.7),
        tilt=-9,
        rim="#ffe2b4",
        skin="#eabf9e",
    )
    hx, hy = joint_point(cxx, cy, chh, "wrR", "child", "walk", "front", 1, arms=("down", "down"))
    K = Pose(hx - 2, hy + 14, 0.95, 12)  # an enormous house key
    c.paint(
        K(
            union(
                minus(ellipse(0, 4, 13), ellipse(0, 4, 7.4)),
                limb([(0, 16), (0, 66)], [5.4, 5]),
                rect(0, 50, 13, 5, 1),
                rect(0, 58, 10, 5, 1),
            )
        ),
        "#c9973f",
        dark="#6a441a",
        light="#ffe3a0",
        vol=0.8,
        rough=0.2,
        rim="#fff0c0",
        shadow=(1, 2, 3, 0.4),
    )
    # canopy over their heads
    sc = []
    xs = np.linspace(1, -1, 7)
    for i, q in enumerate(xs):
        sc.append((apex[0] + q * rx, cb + 12 * math.sqrt(max(0, 1 - q * q)), "c"))
        if i < 6:
            qm = (q + xs[i + 1]) / 2
            sc.append((apex[0] + qm * rx, cb - 16 + 10 * math.sqrt(1 - qm * qm)))
    can = curve(
        [
            (apex[0], apex[1], "c"),
            (apex[0] + rx * 0.5, apex[1] + 24),
            (apex[0] + rx * 0.86, apex[1] + 68),
            *sc,
            (apex[0] - rx * 0.86, apex[1] + 68),
            (apex[0] - rx * 0.5, apex[1] + 24),
        ]
    )
    mc = c.paint(
        can,
        "#cf432b",
        dark="#6a1a1a",
        light="#ff9a62",
        vol=0.9,
        texk="streakd",
        tex=0.25,
        rim="#ffd0a0",
        lit=0.25,
        px=200,
        rough=0.5,
        shadow=(0, 8, 10, 0.3),
    )
    for q in np.linspace(-2 / 3, 2 / 3, 5):
        c.line(
            [apex, (apex[0] + q * rx * 0.62, apex[1] + 38), (apex[0] + q * rx, cb + 12 * math.sqrt(1 - q * q))],
            [0.6, 2.2, 2.6],
            "#7a1e1c",
            0.7,
            clip=mc,
            soft=0.5,
        )
    c.paint(rect(apex[0] - 2.2, apex[1] - 20, 4.4, 24, 2), "#4a2c1c", vol=0.5, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def rain():
        for _ in range(330):
            x, y = rr.uniform(0, 600), rr.uniform(0, 900)
            l = rr.uniform(14, 34)
            if (
                abs(x - apex[0] + (y - cb) * 0.06)
                < rx * (0.98 if y > apex[1] + 50 else (max(0, y - apex[1] + 12) / 62))
                and y > apex[1] - 10
                and y < 850
            ):
                continue
            c.line([(x, y), (x - l * 0.16, y + l)], [0.3, 1.1, 0.4], "#dfe3dc", rr.uniform(0.12, 0.45), rough=0)
        for x in np.linspace(-1, 1, 9):
            c.dot(apex[0] + x * rx, cb + rr.uniform(6, 30), 1.3, "#fff2d8", 0.8)
        for wx_, wy_, ww, _kk in (
            (112, 437, 0.5, 0),
            (548, 341, 0.62, 1),
            (198, 455, 0.36, 2),
        ):  # she is in some of the windows
            c.paint(
                transform(
                    union(
                        ellipse(0, -26, 9, 11), curve([(-16, 0, "c"), (-12, -12), (0, -17), (12, -12), (16, 0, "c")])
                    ),
                    wx_,
                    wy_,
                    ww,
                ),
                "#5a3418",
                vol=0,
                alpha=0.7,
                soft=0.9,
                lit=0,
                rough=0.1,
            )
        for i, x in enumerate((96, 122, 150, 398, 424, 520)):
            y = 196 + (150 - 196) * (x - 60) / 540 + 60 * (1 - ((x - 330) / 270) ** 2) * 0.75
            c.paint(
                transform(
                    curve([(-5, 2), (-4, -5), (0, -8), (4, -6), (3, 0), (9, 6, "c"), (1, 4)]),
                    x,
                    y - 1,
                    1.1,
                    180 if i == 4 else 0,
                ),
                "#1d2129",
                vol=0.2,
                rough=0.1,
                lit=0,
            )

    c.late.append(rain)
    return c.finish(shadow_tint="#1a2230", light_tint="#ffe6bf", vignette=0.36, bloom=0.18, bthr=0.76, contrast=0.24)
