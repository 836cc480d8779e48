"""Tiny workers repaint the colours of a single autumn leaf."""

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    focus_map,
    ladder,
    limb,
    loose,
    merged,
    person,
    rect,
    rgb,
    ridge,
    sample,
    splatter,
    tree,
)

SENTENCE = "Tiny workers repaint the colours of a single autumn leaf."
KEY = "enamel-sea"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "adult"

HALF = [
    (10, -4),
    (34, -30),
    (58, -44, "c"),
    (60, -22),
    (86, -20, "c"),
    (66, -2),
    (40, 13, "c"),
    (74, 16),
    (112, 6, "c"),
    (106, 30),
    (132, 44, "c"),
    (108, 58),
    (100, 82, "c"),
    (68, 72),
    (34, 74, "c"),
    (50, 100),
    (72, 106, "c"),
    (50, 122),
    (48, 142, "c"),
    (26, 152),
    (12, 172),
]
VEINS = [
    ([(0, 0), (2, 90), (-3, 196)], 5.2),
    ([(0, 0), (60, 14), (130, 44)], 4.0),
    ([(0, 0), (-58, 18), (-128, 50)], 4.0),
    ([(0, 0), (28, -20), (58, -42)], 2.8),
    ([(0, 0), (-28, -18), (-58, -40)], 2.8),
    ([(1, 60), (34, 80), (70, 105)], 2.4),
    ([(1, 64), (-34, 82), (-70, 108)], 2.4),
    ([(0, 110), (24, 128), (47, 141)], 2),
    ([(0, 112), (-24, 130), (-47, 143)], 2),
    ([(52, 12), (84, 8), (110, 8)], 2),
    ([(54, 14), (80, 46), (99, 80)], 2),
    ([(-52, 16), (-84, 10), (-110, 12)], 2),
    ([(-54, 18), (-78, 50), (-97, 84)], 2),
    ([(20, -14), (54, -16), (84, -20)], 1.6),
    ([(-20, -12), (-54, -14), (-84, -16)], 1.6),
]


def place(x, y):
    """Leaf coordinates, hanging from its stalk, turned a little."""
    a = np.radians(7)
    x, y = x * 2.12, y * 3.05
    return (318 + x * np.cos(a) - y * np.sin(a), 214 + x * np.sin(a) + y * np.cos(a))


def worker(c, x, y, h, to=1, **kw):
    """One of the crew, in overalls; returns the points of the figure."""
    d = (
        dict(
            body="slim",
            pose="stand",
            view="threeback",
            clothes="suit",
            col="#e9e2d0",
            legs="#e9e2d0",
            col2="#e9e2d0",
            shoes="#3a2a24",
            hat="cap",
            hatc="#2f6a74",
            hair="#3a2418",
            skin="#d9a07c",
            face="calm",
            rim="#ffffff",
            ground=False,
            arms=((100, 24, 12, 4), "down"),
        )
        | kw
    )
    return person(c, x, y, h, facing=to, **d)


def tin(c, x, y, s, col):
    c.paint(
        rect(x - s * 0.5, y - s, s, s, s * 0.1),
        "#a8aeb0",
        dark="#4a5458",
        light="#ffffff",
        vol=0.9,
        rough=0.1,
        shadow=(1, 1, 1.5, 0.4),
        detail=0.9,
    )
    c.paint(ellipse(x, y - s, s * 0.5, s * 0.18), col, vol=0, rough=0.1, detail=0.9)
    c.paint(
        curve(
            [
                (x - s * 0.3, y - s, "c"),
                (x + s * 0.1, y - s, "c"),
                (x - s * 0.02, y - s * 0.4),
                (x - s * 0.1, y - s * 0.7),
            ]
        ),
        col,
        vol=0,
        rough=0.1,
        detail=0.9,
    )


def cradle(c, x, y, w, top):
    """A plank on two ropes."""
    for s in (-1, 1):
        c.line(
            [(x + s * w * 0.44, y + 2), (x + s * w * 0.40, (y + top) / 2), (x + s * w * 0.34, top)],
            [1.5],
            "#f4e6c4",
            0.95,
            rough=0.2,
            detail=0.8,
        )
    c.paint(
        rect(x - w / 2, y, w, 6, 1.5),
        "#b98a54",
        dark="#5a3a22",
        light="#f6d8a4",
        vol=0.5,
        texk="streakh",
        tex=0.4,
        rough=0.2,
        shadow=(7, 9, 5, 0.42),
        detail=0.7,
    )


def draw():
    """The season is behind schedule."""
    c = Card(6101, key=(-0.55, -0.65, 0.5))
    rr = np.random.default_rng(61)
    c.sky([(0, "#8fc4c4"), (0.3, "#bfdfd4"), (0.62, "#eef0dc"), (1, "#d8dcc0")], warp=0.14)
    c.brush((46, 26), thr=(0, 0.03), length=4.5, jitter=0.016)
    c.fog_colour = rgb("#cfe4d8")
    for x, h, s, f in (
        (70, 620, 3, 0.66),
        (210, 540, 8, 0.76),
        (520, 640, 11, 0.62),
        (400, 520, 4, 0.8),
    ):  # bare trees, done last week
        tree(c, x, 960, h, "#6a7a74", [], seed=s, bare=True, fog=f, levels=5, width=h * 0.035, spread=0.42)
    c.veil("#f2efd8", 560, 900, 0.4)
    for y, col, f, sd in ((800, "#c8783c", 0.62, 4), (842, "#b8562c", 0.42, 9)):  # far down, last week's work
        c.paint(
            ridge(y, 9, sd, n=7), col, dark="#7a3a24", light="#f0c070", vol=0.2, tex=0.6, texk="speck", rough=1.2, fog=f
        )
    for x, y, h in ((96, 846, 30), (470, 838, 26), (492, 842, 30)):
        person(
            c,
            x,
            y,
            h,
            pose="walk",
            clothes="coat",
            col="#3f5a60",
            hair="#3a2a24",
            view="profile",
            facing=1 if x < 300 else -1,
            fog=0.4,
        )
    c.glow(110, 120, 340, "#fff6d8", 0.5, 1.2)
    for x, y, s, a in ((86, 640, 17, 40), (548, 760, 22, 200), (60, 300, 9, 120)):  # finished ones, on their way
        P = Pose(x, y, s / 100, a)
        p = P(curve([(-0, 0, "c")] + HALF + [(0, 196, "c")] + [(-q[0], q[1] + 2, *q[2:]) for q in HALF[::-1]]))
        c.paint(p, "#c8602c", vol=0.3, rough=0.3, fog=0.42 if s > 10 else 0.6)
    c.line(
        [(-20, 92), (120, 106), (250, 90), (420, 118), (620, 78)],
        [15, 13, 12, 9, 6],
        "#5a4438",
        dark="#2c2220",
        light="#b8a088",
        vol=0.8,
        texk="streakh",
        tex=0.5,
        rough=0.9,
    )
    c.line(
        [(306, 100), (316, 150), place(0, 0)],
        [9, 6, 6.5],
        "#8a5a34",
        dark="#4a2c1c",
        light="#e8b878",
        vol=0.8,
        rough=0.4,
    )
    out = (
        [(*place(0, 0), "c")]
        + [place(q[0], q[1]) + tuple(q[2:]) for q in HALF]
        + [(*place(-3, 197), "c")]
        + [place(-q[0] * 0.98 - 1, q[1] + 3 + 4 * np.sin(i)) + tuple(q[2:]) for i, q in list(enumerate(HALF))[::-1]]
    )
    leaf = curve(out, k=0.34)
    m = c.paint(
        leaf,
        "#7fa43c",
        dark="#3a6230",
        light="#d8e47c",
        vol=0.35,
        px=240,
        tex=0.35,
        rough=0.5,
        grad=((150, 130), (460, 560), 0.3, -0.25),
        detail=0.3,
    )
    # the new colour, coat over coat, up from the tip
    edge = [(-20, 470), (70, 430), (140, 452), (214, 404), (286, 452), (352, 420), (440, 520), (520, 470), (640, 540)]

    def coat(dy, col, dark, light, alpha=1.0, sd=0):
        r = np.random.default_rng(sd)
        ps = [curve([(x, y + dy) for x, y in edge] + [(640, 950, "c"), (-20, 950, "c")])]
        for x, y in sample(edge, 54):
            L = r.uniform(12, 60)
            ps.append(
                limb(
                    [(x, y + dy + 24), (x + r.normal(0, 5), y + dy - L * 0.3), (x + r.normal(6, 7), y + dy - L)],
                    [13, 11, 7],
                    n=10,
                )
            )
        return c.paint(
            merged(ps),
            col,
            dark=dark,
            light=light,
            vol=0,
            alpha=alpha,
            clip=m,
            tex=0.4,
            texk="streakv",
            rough=0.8,
            grad=((120, 400), (420, 820), 0.28, -0.3),
            lit=0,
        )

    coat(-6, "#e8b83c", "#b87c24", "#fff0a0", 0.92, 1)
    coat(48, "#e07a2a", "#a8481c", "#ffc86a", 0.95, 2)
    coat(124, "#c83c24", "#8a1c20", "#f48a4c", 0.96, 3)
    # shape between the veins
    for pts, w in VEINS:
        q = [place(*p) for p in pts]
        c.line([(x + 5, y + 7) for x, y in q], [w * 5, w * 6, w * 2], "#3a1c1c", 0.17, soft=5, clip=m)
        c.line([(x - 6, y - 6) for x, y in q], [w * 3, w * 5, w], "#fff2b0", 0.26, soft=5, clip=m)
        c.line(q, [w * 1.15, w * 0.8, w * 0.25], "#f4d88c", 0.95, clip=m, dark="#a87438", vol=0.5, rough=0.35)
        s = sample(q, 12)
        for i in range(2, 11):
            d = s[i] - s[i - 1]
            n = np.array([-d[1], d[0]])
            for sg in (-1, 1):
                e = s[i] + d * 0.9 + sg * n * rr.uniform(0.6, 1.1)
                c.line(
                    [tuple(s[i]), tuple((s[i] + e) / 2 + d * 0.1), tuple(e)],
                    [w * 0.26, w * 0.2, 0.3],
                    "#f6e0a0",
                    0.5,
                    clip=m,
                    rough=0.3,
                )
    for _i, q in enumerate(out[1:-1]):  # edges roll up where it dries
        if len(q) > 2:
            c.paint(ellipse(q[0], q[1], 24, 20), "#5a2c1c", vol=0, alpha=0.3, soft=9, clip=m, lit=0)
    c.paint(
        curve([place(20, 20), place(110, 30), place(100, 90), place(40, 150), place(10, 190), place(14, 90)]),
        "#24203a",
        vol=0,
        alpha=0.2,
        soft=26,
        clip=m,
        lit=0,
    )
    # a hole, and somebody who looks through it
    hx, hy = place(-74, 30)
    hole = curve(
        [
            (hx - 30, hy + 2),
            (hx - 18, hy - 22),
            (hx + 8, hy - 26),
            (hx + 30, hy - 6),
            (hx + 20, hy + 20),
            (hx - 10, hy + 24),
        ]
    )
    hm = c.paint(hole, "#d4e8da", vol=-0.3, dark="#8ab4ac", rough=0.5, lit=0)
    with_clip(
        c,
        hm,
        lambda: worker(
            c, hx + 2, hy + 74, 88, -1, view="front", face="wonder", hatc="#d9653f", noarm=("L", "R"), tilt=-9
        ),
    )
    c.paint(
        merged(
            [
                limb([(hx - 24, hy + 14), (hx - 22, hy + 22)], [5, 4]),
                limb([(hx - 17, hy + 17), (hx - 15, hy + 25)], [5, 4]),
                limb([(hx + 14, hy + 19), (hx + 15, hy + 26)], [5, 4]),
            ]
        ),
        "#d9a07c",
        vol=0.6,
        rough=0.1,
        detail=0.9,
    )
    crew(c, rr)
    for x, y, L, col in ((240, 820, 26, "#c83c24"), (300, 642, 30, "#c83c24"), (141, 524, 22, "#e8b83c")):  # drips
        c.line([(x, y), (x, y + L)], [2.2, 3.2], col, rough=0.2, detail=0.8)
        c.paint(ellipse(x, y + L + 2, 2.6, 4), col, light="#ffd0a0", vol=0.9, rough=0.1, detail=0.8)
    f = focus_map(c, [(300, 420, 300, 400, 1.0), (300, 80, 300, 60, 0.8)], 0.22)
    loose(c, f, strength=0.55)
    return c.finish(
        shadow_tint="#1c3a40",
        light_tint="#fff6dc",
        vignette=0.16,
        contrast=0.2,
        bloom=0.12,
        bthr=0.88,
        paper=0.035,
        grain=0.02,
    )


def with_clip(c, m, paint):
    """Let a figure be seen only inside a mask."""
    before = c.img.copy()
    paint()
    k = np.zeros((c.h, c.w, 1), np.float32)
    h, w = m.a.shape
    k[m.y0 : m.y0 + h, m.x0 : m.x0 + w, 0] = m.a
    c.img = (before * (1 - k) + c.img * k).astype(np.float32)


def brush(c, hand, dx, dy, col):
    """A long brush from a hand to the work."""
    x, y = hand
    c.line([(x - dx * 0.25, y - dy * 0.25), (x + dx * 0.8, y + dy * 0.8)], [2.0, 1.6], "#6a4428", rough=0.1, detail=1)
    c.line([(x + dx * 0.74, y + dy * 0.74), (x + dx, y + dy)], [4.4, 3.4], col, rough=0.2, detail=1)


def crew(c, rr):
    """Two on the cradle, one on the ladder, one against the plan."""
    cradle(c, 250, 520, 178, 100)
    tin(c, 262, 520, 15, "#c83c24")
    tin(c, 284, 520, 13, "#e8b83c")
    o = worker(c, 210, 519, 76, 1, arms=("down", (128, 14, 22, 8)), view="threeback")
    brush(c, min(o["handL"], o["handR"], key=lambda q: q[1]), 6, -24, "#e8b83c")
    o = worker(c, 312, 519, 74, -1, body="heavy", view="back", arms=((136, 20, 26, 6), "hips"), hatc="#d9653f")
    brush(c, min(o["handL"], o["handR"], key=lambda q: q[1]), 8, -22, "#e07a2a")
    ladder(c, 236, 712, 118, rungs=8, width=0.24, rot=9)
    for u in (-13, 13):
        c.line([(254 + u, 596), (250 + u, 524)], [1.4], "#f4e6c4", 0.95, rough=0.2, detail=0.8)
    o = worker(c, 246, 672, 68, 1, arms=((116, 20, 12, 4), (70, 40, 10, 0)), hatc="#7a4f3a")
    brush(c, min(o["handL"], o["handR"], key=lambda q: q[1]), 20, -14, "#c83c24")
    # lunch on a rib
    cradle(c, 318, 642, 74, 528)
    o = worker(c, 324, 638, 66, 1, pose="chair", view="three", arms=("lap", "cover"), face="laugh", hatc="#2f6a74")
    hx, hy = min(o["handL"], o["handR"], key=lambda q: q[1])
    c.paint(rect(hx - 3, hy - 5, 11, 6, 2), "#f6e6c0", vol=0.5, rough=0.1, detail=0.9)
    tin(c, 298, 642, 13, "#c83c24")
    # the one who paints it green again
    cradle(c, 452, 400, 92, 110)
    o = worker(
        c,
        456,
        399,
        70,
        1,
        view="threeback",
        arms=("down", (118, 20, 16, 4)),
        col="#e9e2d0",
        legs="#e9e2d0",
        hatc="#2f7a3c",
    )
    tin(c, 424, 399, 13, "#7fa43c")
    brush(c, min(o["handL"], o["handR"], key=lambda q: q[1]), 16, -16, "#8fb83c")
    # the foreman on the branch, with a roll of plans, and the weather
    worker(
        c,
        150,
        101,
        68,
        1,
        pose="stand",
        view="three",
        body="heavy",
        col="#2f5a64",
        legs="#2c3c44",
        hat="brim",
        hatc="#3a2c28",
        face="stern",
        arms=((70, 20, 10, 0), "hips"),
        nod=18,
        clothes="coat",
    )
    c.paint(limb([(170, 62), (186, 66)], [7, 7]), "#f6ecd4", vol=0.6, rough=0.1, detail=0.9)
    splatter(c, 250, 470, 70, "#e8b83c", 26, (0.5, 1.8), 0.8, 3)
