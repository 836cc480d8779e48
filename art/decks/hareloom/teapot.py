"""A teapot pours out a road, and a cyclist comes down it."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    bicycle,
    cloud,
    cup,
    curve,
    ellipse,
    focus_map,
    house,
    limb,
    loose,
    minus,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    snail,
    splatter,
    teapot,
    transform,
    tree,
    union,
)

SENTENCE = "A teapot pours out a road, and a cyclist comes down it."
KEY = "chalk-blue"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "child"


def ribbon(pts, widths, n=220):
    """Centre, left edge and right edge of a road."""
    q = sample(pts, n)
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths) / 2
    d = np.gradient(q, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    return q, q + nr * w[:, None], q - nr * w[:, None], w


def road(c, pts, widths, fall):
    """Tea where it falls, a road where it lies; fall = share of its length that is still in the air."""
    q, a, b, w = ribbon(pts, widths)
    n = len(q)
    k = int(n * fall)
    for i in range(k, n - 2, 3):  # it lies on the ground: a soft dark edge
        c.paint(
            ellipse(q[i][0] + 3, q[i][1] + w[i] * 0.16 + 3, w[i] * 1.05 + 2, w[i] * 0.9 + 2),
            "#4a5a5c",
            vol=0,
            alpha=0.10,
            soft=4,
            lit=0,
            rough=0.6,
        )

    def P(s, e, u=1.0):
        return poly(
            [tuple(q[i] + (a[i] - q[i]) * u) for i in range(s, e)]
            + [tuple(q[i] + (b[i] - q[i]) * u) for i in range(e - 1, s - 1, -1)]
        )

    m = c.paint(
        P(0, n),
        "#9a5426",
        dark="#4a2212",
        light="#e8a860",
        vol=0.45,
        rough=0.8,
        texk="mottle",
        tex=0.4,
        px=220,
        grad=((380, 180), (420, 900), -0.15, 0.2),
    )
    for s, u0, u1, col, al in (
        (1, 0.9, 0.98, "#f6e2b8", 0.8),
        (-1, 0.9, 0.98, "#f6e2b8", 0.8),
        (1, 0.55, 0.8, "#d08a48", 0.3),
        (-1, 0.5, 0.8, "#5a2c16", 0.28),
    ):
        e = a if s > 0 else b
        c.paint(
            poly(
                [tuple(q[i] + (e[i] - q[i]) * u0) for i in range(n)]
                + [tuple(q[i] + (e[i] - q[i]) * u1) for i in range(n - 1, -1, -1)]
            ),
            col,
            vol=0,
            alpha=al,
            rough=0.5,
            lit=0,
            clip=m,
        )
    i = int(n * 0.08)
    while i < n - 4:  # the broken line down the middle
        L = max(2, int(1.5 + n / 90))
        c.paint(P(i, min(n - 1, i + L + 1), 0.07), "#fff3d4", vol=0, alpha=0.9, rough=0.4, lit=0, clip=m)
        i += int(L * 2.4)
    for j in range(0, k, 5):  # still liquid: runs of light along the fall
        o = 0.5 * math.sin(j * 0.7)
        c.line(
            [tuple(q[t] + (a[t] - q[t]) * (o + 0.1 * math.sin(t * 0.3))) for t in range(j, min(n - 1, j + 16), 3)],
            [0.3, 2, 0.3],
            "#ffd89a",
            0.5,
            clip=m,
            soft=0.4,
        )
    return q, w


def draw():
    """A bright country that was a breakfast table once."""
    c = Card(6501, key=(-0.5, -0.7, 0.5))
    rr = np.random.default_rng(4)
    c.sky([(0, "#7fb0d0"), (0.2, "#aed0e0"), (0.38, "#dcebe8"), (0.5, "#fff4dc"), (1, "#fff8e8")], warp=0.09)
    c.brush((42, 24), thr=(0, 0.03), length=4.5, jitter=0.014)
    c.fog_colour = rgb("#dfebe8")
    cloud(c, 500, 300, 230, 56, "#fffaf2", "#b8ccd8", "#ffffff", seed=3)
    cloud(c, 330, 374, 200, 36, "#fffaf2", "#c0d2dc", "#ffffff", seed=7)
    # a sea, then hills
    c.paint(
        poly([(-10, 408), (610, 408), (610, 480), (-10, 480)]),
        "#5f9cb4",
        light="#d8f0f0",
        vol=0,
        texk="streakh",
        tex=0.4,
        rough=0.5,
    )
    for x, h in ((250, 20), (520, 26), (546, 16)):  # folded boats
        c.paint(
            poly([(x - h * 0.9, 414), (x, 414 - h), (x + h * 0.9, 414), (x + h * 0.5, 420), (x - h * 0.5, 420)]),
            "#fffaf0",
            dark="#b8c4cc",
            vol=0.3,
            rough=0.3,
            rim="#ffffff",
        )
        c.paint(poly([(x, 414 - h), (x + h * 0.9, 414), (x + h * 0.1, 414)]), "#b8ccd8", vol=0, rough=0.3)
    for y, a, s, f, col in (
        (430, 8, 3, 0.4, "#7fae9a"),
        (478, 14, 8, 0.2, "#8fb880"),
        (548, 18, 12, 0.06, "#a4c478"),
        (650, 20, 19, 0.0, "#b0cc74"),
        (780, 16, 27, 0.0, "#94b45c"),
    ):
        c.paint(
            ridge(y, a, s, n=5),
            col,
            dark="#4f7c68",
            light="#f6f0b0",
            vol=0.6,
            fog=f,
            rough=0.8,
            texk="streakd",
            tex=0.25,
            grad=((0, y - 20), (0, y + 130), 0.2, -0.24),
        )
    for x, y, h in (
        (330, 480, 26),
        (352, 486, 20),
        (556, 500, 30),
        (574, 508, 22),
        (250, 560, 34),
        (540, 596, 44),
        (566, 606, 34),
    ):
        tree(
            c,
            x,
            y,
            h * 1.5,
            "#7a5a3c",
            ["#5f8a60", "#7fa868", "#b4cc7c"],
            seed=int(x),
            size=3,
            fog=0.12 if y < 540 else 0,
            per=14,
        )
    house(c, 420, 520, 34, 22, "#fff3dc", "#e06a4a", fog=0.14, seed=3, win=1, lit="#6f9ab0", glowing=False)
    house(c, 458, 530, 28, 26, "#f6e6c8", "#5f8fae", fog=0.12, seed=5, win=1, lit="#6f9ab0", glowing=False)
    # ---- the tower of cups, and its shadow over the meadow
    c.paint(
        poly([(90, 812), (170, 800), (300, 850), (380, 960), (200, 960)]),
        "#3f6a5c",
        vol=0,
        alpha=0.34,
        soft=9,
        lit=0,
        rough=1,
    )
    stack = [
        (116, 812, 118, 2, "#f6eee0"),
        (122, 712, 108, -3, "#9cc0d4"),
        (112, 620, 100, 3, "#fdf6ea"),
        (120, 534, 92, -2, "#e8937a"),
        (114, 456, 84, 2, "#f6eee0"),
    ]
    c.paint(ellipse(140, 818, 116, 16), "#4f6a58", vol=0, alpha=0.5, soft=9, lit=0)
    for i, (x, y, s, r, col) in enumerate(stack):
        cup(c, x, y, s, col=col, tea="#8a4a24", rot=r, rim="#ffffff", flip=bool(i % 2))
        if i in (0, 2):  # somebody lives in it
            k = Frame(c, x, y, s, r)
            k.paint(
                curve([(-10, -14, "c"), (-10, -36), (0, -44), (10, -36), (10, -14, "c")])
                if i == 0
                else rect(-9, -58, 18, 20, 3),
                "#8a5a3c" if i == 0 else "#ffdf90",
                vol=0.3,
                rough=0.2,
                rim="#fffaf0",
            )
            if i == 2:
                k.line([(0, -58), (0, -38)], 1.6, "#8a5a3c")
                k.paint(ellipse(3, -44, 4, 5), "#5a3a34", vol=0.4, rough=0.1)
                k.paint(curve([(-4, -38), (3, -41), (9, -38)]), "#5a3a34", vol=0.4, rough=0.1)
    # ---- the teapot, tipped by its own weight
    tx, ty, ts = 122, 372, 232
    rot = 24
    tip_local = (63, -72)
    a = math.radians(rot)
    s_ = ts / 100
    tip = (
        tx + s_ * (tip_local[0] * math.cos(a) - tip_local[1] * math.sin(a)),
        ty + s_ * (tip_local[0] * math.sin(a) + tip_local[1] * math.cos(a)),
    )
    pts = [
        tip,
        (tip[0] + 34, tip[1] - 2),
        (tip[0] + 78, tip[1] + 46),
        (tip[0] + 90, tip[1] + 150),
        (446, 470),
        (350, 540),
        (252, 590),
        (236, 640),
        (330, 678),
        (470, 704),
        (534, 742),
        (506, 792),
        (420, 832),
    ]
    CX, CY = 322, 832  # the road goes home
    china = dict(dark="#8fa4b4", light="#ffffff", rough=0.3, tex=0.08)
    c.paint(
        curve(
            [
                (CX - 206, CY, "c"),
                (CX - 200, CY + 60),
                (CX - 150, CY + 130),
                (CX + 150, CY + 130),
                (CX + 200, CY + 60),
                (CX + 206, CY, "c"),
            ]
        ),
        "#f6f0e4",
        vol=0.7,
        px=220,
        shadow=(10, -6, 16, 0.4),
        **china,
    )
    c.paint(ellipse(CX, CY, 206, 42), "#fffaf0", vol=0.3, **china)
    tea = c.paint(
        ellipse(CX, CY + 3, 195, 35),
        "#8a4a22",
        dark="#3a1a0c",
        light="#e0a058",
        vol=-0.35,
        rough=0.3,
        texk="streakh",
        tex=0.3,
    )
    q, _w = road(c, pts, [15, 20, 26, 32, 40, 46, 52, 58, 68, 80, 90, 86, 70], 0.30)
    for r in (40, 66, 96):
        c.paint(
            minus(ellipse(404, CY + 6, r * 1.5, r * 0.34), ellipse(404, CY + 6, r * 1.5 - 3, r * 0.34 - 1.6)),
            "#f0c080",
            vol=0,
            alpha=0.55,
            rough=0.6,
            lit=0,
            clip=tea,
        )
    for _k in range(8):
        c.paint(
            ellipse(400 + rr.normal(0, 36), CY + 2 + rr.normal(0, 4), rr.uniform(14, 26), rr.uniform(4, 7)),
            "#a85f2c",
            vol=0.3,
            alpha=0.7,
            soft=3,
            rough=1.6,
            clip=tea,
        )
    teapot(c, tx, ty, ts, col="#5f9ab8", trim="#e0a848", steam=False, pour=rot, rim="#ffffff")
    c.paint(transform(ellipse(0, 0, 13, 5.4), tip[0] - 1, tip[1] - 1, 1, 26 + rot), "#4a2212", vol=0.2, rough=0.2)
    # spray where it meets the hill
    i = int(len(q) * 0.33)
    splatter(c, q[i][0], q[i][1], 44, "#c88a50", 40, (0.6, 2.6), 0.8, 3)
    splatter(c, q[i][0], q[i][1], 30, "#fff0d0", 30, (0.5, 1.8), 0.8, 5)
    for _k in range(9):
        c.paint(
            ellipse(q[i][0] + rr.normal(0, 34), q[i][1] - 8 + rr.normal(0, 9), rr.uniform(16, 30), rr.uniform(8, 13)),
            "#fffaf2",
            vol=0.3,
            alpha=0.34,
            soft=7,
            rough=2,
        )
    # ---- the cyclist
    bx, by, bs, br = 372, 698, 74, 15
    b = bicycle(c, bx, by, bs, col="#e06a4a", rot=br, rim="#fffaf0")
    sx, sy = b["saddle"]
    A = dict(body="child", pose="row", view="profile", facing=1, spin=14, lean=30, legpose=((22, 12, 4), (40, 78, 4)))
    H = 132
    arms = ((24, 0, 6, 2), (20, 0, 6, 2))
    o = person(
        c,
        sx - 2,
        sy + 4,
        H,
        clothes="coat",
        face="laugh",
        col="#2f5f86",
        col2="#fff3dc",
        legs="#6a4a3c",
        shoes="#3a2a24",
        hair="#8a4a24",
        style="curly",
        arms=arms,
        hands=("grip", "grip"),
        rim="#fffaf0",
        ground=False,
        **A,
    )
    nx, ny = o["neck"]
    c.paint(
        limb([(nx + 4, ny + 2), (nx - 22, ny - 2), (nx - 46, ny - 14), (nx - 76, ny - 8)], [11, 10, 11, 5], cap=False),
        "#e06a4a",
        dark="#8a3020",
        light="#ffc0a0",
        vol=0.7,
        rough=0.4,
        rim="#fffaf0",
    )
    c.paint(transform(ellipse(0, 0, 8, 5.4), nx + 2, ny + 1), "#e06a4a", vol=0.7, rough=0.2)
    # the hat has its own journey
    c.paint(
        transform(
            union(ellipse(0, 0, 17, 5), curve([(-10, -1, "c"), (-9, -13), (9, -13), (10, -1, "c")])),
            nx - 74,
            ny - 58,
            1.15,
            -30,
        ),
        "#2f5a64",
        dark="#12303a",
        vol=0.8,
        rough=0.2,
        rim="#fffaf0",
    )
    # the near side of the cup, its gold line, and a guest on the brim
    front = minus(
        curve(
            [
                (CX - 206, CY, "c"),
                (CX - 200, CY + 60),
                (CX - 150, CY + 130),
                (CX + 150, CY + 130),
                (CX + 200, CY + 60),
                (CX + 206, CY, "c"),
            ]
        ),
        ellipse(CX, CY + 1, 198, 36.5),
    )
    c.paint(ellipse(CX + 20, 900, 190, 14), "#3f6a5c", vol=0, alpha=0.4, soft=6, lit=0)
    mf = c.paint(front, "#f3ece0", vol=0.5, px=220, **china)
    c.line(
        [(CX + 200 * math.cos(t), CY + 2 + 38.5 * math.sin(t)) for t in np.linspace(0, math.pi, 15)],
        [2.4],
        "#e0a848",
        0.95,
        rough=0.3,
        clip=mf,
    )
    snail(c, 140, 838, 30, rim="#fffaf0", rot=14)
    # steam for weather
    for k in range(10):
        c.paint(
            ellipse(tip[0] + 6 + k * 7 + rr.normal(0, 5), tip[1] - 22 - k * 12, 10 + k * 2.6, 8 + k * 1.6),
            "#ffffff",
            vol=0.2,
            alpha=0.26,
            soft=6,
            rough=2,
        )
    f = focus_map(
        c,
        [
            (150, 250, 200, 170, 1.0),
            (380, 640, 140, 130, 1.0),
            (120, 620, 120, 240, 0.85),
            (420, 400, 130, 190, 0.75),
            (330, 864, 230, 50, 0.95),
            (430, 520, 80, 40, 0.8),
        ],
        0.4,
    )
    loose(c, f, strength=0.42, lose=0.2)
    return c.finish(shadow_tint="#2c3c5c", light_tint="#fff6dc", vignette=0.2, contrast=0.26, bloom=0.1, bthr=0.92)
