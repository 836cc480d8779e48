"""The mapmaker has spilled his coffee, and the inhabitants are leaving."""

import numpy as np

from art.kit.all import Card, Frame, Pose, curve, ellipse, limb, metal, minus, poly, rect, sample, shift, transform

SENTENCE = "The mapmaker has spilled his coffee, and the inhabitants are leaving."
KEY = "kitchen-cream"
FRAME = "overhead"
MOOD = "comic"
PROTAGONIST = "nobody"
LAND = [
    (70, 250),
    (120, 150),
    (230, 96),
    (330, 120),
    (420, 90),
    (520, 150),
    (548, 262),
    (500, 360),
    (530, 470),
    (470, 580),
    (500, 690),
    (420, 770),
    (300, 740),
    (210, 790),
    (110, 740),
    (80, 620),
    (130, 520),
    (70, 430),
    (100, 340),
]
STAIN = [
    (372, 390),
    (430, 330),
    (520, 300),
    (620, 320),
    (640, 520),
    (560, 560),
    (520, 640),
    (440, 660),
    (400, 600),
    (350, 560),
    (376, 500),
    (330, 450),
]


def coast():
    """The outline with bays and headlands."""
    r = np.random.default_rng(9)
    q = sample([*LAND, LAND[0]], 96)[:-1]
    ctr = q.mean(0)
    out = []
    for i, p in enumerate(q):
        k = 1 + 0.055 * np.sin(i * 1.7) * r.uniform(0.2, 1) + r.normal(0, 0.018)
        out.append(tuple(ctr + (p - ctr) * k))
    return out


def chart(c):
    """The map: blue sea with hatched shores, pale land, hills, woods, roads and a river."""
    c.sky([(0, "#7a5434"), (0.5, "#8f6642"), (1, "#6a4428")], warp=0.3)
    c.paint(rect(-20, -20, 640, 940), "#8a6040", vol=0, texk="streakv", tex=0.8, rough=0.3, alpha=0.8)
    c.brush((30, 18), thr=(0, 0.03), length=5, jitter=0.012)
    sheet = transform(rect(24, 34, 560, 816, 4), 0, 0, 1, 1.6, about=(300, 450))
    m = c.paint(
        sheet, "#cfdccc", dark="#8fb0a8", light="#f3f0d8", vol=0.05, tex=0.3, rough=1.0, shadow=(6, 12, 16, 0.5)
    )
    shore = coast()
    land = curve(shore)
    for d, a in ((26, 0.25), (16, 0.35), (8, 0.5)):
        pts = np.array(shore)
        ctr = pts.mean(0)
        big = ctr + (pts - ctr) * (1 + d / 240)
        c.paint(curve([tuple(q) for q in big]), "#7fb0b0", vol=0, alpha=a, clip=m, rough=2.0, soft=1)
    ml = c.paint(
        land,
        "#f0e2b4",
        dark="#c8a870",
        light="#fff8dc",
        vol=0.25,
        tex=0.35,
        rough=2.0,
        clip=m,
        rim="#fffbe8",
        shadow=(0, 1, 2, 0.3),
    )
    for a, b in zip(shore, shore[1:] + shore[:1], strict=True):
        c.line([a, b], [1.6], "#7a5a3c", 0.75, rough=0.3, clip=m)
    sea(c, m)
    for x in (158, 290, 430):  # the creases of its folding
        c.line([(x + 10, 30), (x, 450), (x - 12, 850)], [1.0], "#8a7a5c", 0.35, clip=m)
        c.line([(x + 13, 30), (x + 3, 450), (x - 9, 850)], [1.4], "#fffdf0", 0.35, clip=m)
    c.line([(24, 440), (300, 448), (590, 456)], [1.2], "#8a7a5c", 0.35, clip=m)
    river = [(240, 120), (270, 220), (220, 320), (270, 430), (220, 560), (250, 690), (215, 800)]
    c.line(river, [3, 5, 6, 8, 9, 12], "#6fa8b0", dark="#3f7f88", clip=ml, rough=0.8)
    for road in (
        [(100, 300), (200, 280), (310, 300), (400, 240), (520, 210)],
        [(110, 640), (220, 600), (330, 640), (430, 720)],
        [(310, 300), (300, 430), (330, 560), (330, 640)],
    ):
        q = sample(road, 60)
        for i in range(0, 58, 2):
            c.line([tuple(q[i]), tuple(q[i + 1])], [2.2], "#b3602c", 0.9, clip=ml, rough=0.2)
    return m, ml


def sea(c, m):
    """Waves, a compass without letters, and a ship that comes too late."""
    r = np.random.default_rng(2)
    for _ in range(40):
        x, y = r.uniform(40, 560), r.choice([r.uniform(50, 110), r.uniform(770, 840), r.uniform(60, 840)])
        if 80 < x < 540 and 110 < y < 760:
            continue
        c.line(
            [(x - 9, y), (x - 4, y - 4), (x, y), (x + 4, y - 4), (x + 9, y)],
            [0.5, 1.5, 0.5],
            "#4f8a90",
            0.6,
            clip=m,
            rough=0.3,
        )
    P = Pose(92, 778, 0.8, 8)
    for a in range(0, 360, 45):
        L = 44 if a % 90 == 0 else 26
        for s_, col in ((-1, "#b3402f"), (1, "#f6ead0")):
            c.paint(
                transform(poly([(0, 0), (0, -L), (s_ * 8, -10)]), P.x, P.y, P.s, P.rot + a),
                col,
                vol=0.1,
                rough=0.3,
                clip=m,
                detail=0.5,
            )
    c.paint(minus(P(ellipse(0, 0, 52)), P(ellipse(0, 0, 49))), "#7a5a3c", vol=0, clip=m, rough=0.4)
    P = Pose(300, 84, 0.9, -4)  # a ship that comes too late
    c.paint(
        P(curve([(-34, -8, "c"), (34, -10, "c"), (24, 8), (-22, 8)])),
        "#7a4a2c",
        dark="#3a2014",
        light="#d8a870",
        vol=0.6,
        rough=0.3,
        clip=m,
    )
    for x, s_ in ((-16, 0.8), (6, 1.0), (24, 0.6)):
        c.paint(
            P(
                curve(
                    [
                        (x - 9 * s_, -12, "c"),
                        (x - 7 * s_, -34 * s_, "c"),
                        (x + 9 * s_, -34 * s_, "c"),
                        (x + 13 * s_, -12, "c"),
                        (x, -10),
                    ]
                )
            ),
            "#fff8e8",
            dark="#b8a888",
            vol=0.5,
            rough=0.3,
            clip=m,
        )
    c.line([(262, 96), (300, 99), (340, 94)], [0.5, 2, 0.5], "#f4fcfa", 0.8, clip=m)


def standing(c, rr):
    """What stands on it: hills, woods and villages, small and upright, each with its shadow."""
    things = []
    for x, y in (
        (150, 210),
        (178, 196),
        (206, 214),
        (440, 170),
        (468, 182),
        (130, 700),
        (156, 716),
        (182, 704),
        (470, 520),
        (150, 480),
    ):
        things.append((y, "hill", x))
    for _ in range(46):
        a = rr.choice(3)
        cx, cy = ((330, 200), (160, 590), (300, 700))[a]
        things.append((cy + rr.normal(0, 22), "tree", cx + rr.normal(0, 30)))
    for cx, cy, n in ((310, 320, 9), (120, 330, 6), (340, 620, 8), (215, 420, 4), (480, 240, 6), (290, 500, 4)):
        things += [(cy + rr.normal(0, 15), "house", cx + rr.normal(0, 22)) for _ in range(n)]
    for y, kind, x in sorted(things):
        c.paint(ellipse(x + 7, y + 2, 12, 4), "#5a4428", vol=0, alpha=0.35, soft=1.5, lit=0)
        if kind == "hill":
            c.paint(
                curve([(x - 20, y + 2, "c"), (x - 6, y - 22), (x + 2, y - 26), (x + 12, y - 14), (x + 20, y + 2, "c")]),
                "#b8a468",
                dark="#7a6438",
                light="#f6e8b8",
                vol=0.6,
                rough=0.5,
            )
        elif kind == "tree":
            c.paint(
                ellipse(x, y - 7, 6.4, 8),
                shift("#6a8a4c", rr.normal(0, 0.04)),
                vol=0.8,
                rough=0.6,
                rim="#f0f0b8",
                rimw=0.8,
            )
        else:
            w = rr.uniform(8, 12)
            c.paint(
                rect(x - w / 2, y - w, w, w),
                ["#fff6e0", "#f3dcc0", "#fdf0d8"][rr.integers(3)],
                vol=0.2,
                rough=0.2,
                detail=0.6,
            )
            c.paint(
                poly([(x - w * 0.72, y - w + 1), (x, y - w * 1.8), (x + w * 0.72, y - w + 1)]),
                ["#c8503a", "#d9703f", "#a8483c"][rr.integers(3)],
                vol=0.4,
                rough=0.2,
                detail=0.6,
            )
            c.paint(rect(x - 1.6, y - w * 0.6, 3.2, w * 0.6), "#4a3020", vol=0, rough=0.1)


def flood(c, m, ml):
    """The coffee: deep brown, still running, with a paler shore where it has begun to dry."""
    st = curve(STAIN)
    c.paint(curve([(x - 6, y - 4) for x, y in STAIN]), "#b08050", vol=0, alpha=0.5, clip=m, rough=2.4, soft=3)
    mc = c.paint(
        st,
        "#5a2f16",
        dark="#2c140a",
        light="#a8683c",
        vol=0.55,
        tex=0.25,
        rough=1.4,
        clip=m,
        alpha=0.93,
        edge=0.5,
        rim="#e8b880",
        rimw=1.6,
    )
    for x, y in ((420, 620), (560, 430)):
        c.line([(x - 30, y - 30), (x, y - 40), (x + 40, y - 20)], [0.6, 3, 0.6], "#f3d0a0", 0.35, clip=mc, soft=1.2)
    for k, (x, y) in enumerate(
        ((448, 420), (486, 470), (420, 520), (470, 560), (520, 400))
    ):  # roofs that look out of it
        w = 12
        c.paint(
            poly([(x - w * 0.7, y), (x, y - w), (x + w * 0.7, y)]),
            ["#c8503a", "#d9703f"][k % 2],
            vol=0.4,
            rough=0.2,
            detail=0.7,
        )
        c.line([(x - 11, y + 1), (x, y + 2.6), (x + 11, y + 1)], [0.5, 1.8, 0.5], "#c89058", 0.8)
    for x, y, r in ((330, 700, 7), (300, 760, 5), (360, 730, 4), (318, 400, 5)):
        c.paint(
            ellipse(x, y, r, r * 0.9),
            "#5a2f16",
            dark="#2c140a",
            light="#b07848",
            vol=0.8,
            rough=0.6,
            rim="#e8b880",
            rimw=0.8,
        )


def leaving(c, rr):
    """They go: along the roads, over the river, off the edge of the paper, with everything they own."""
    ways = [
        [(352, 470), (318, 440), (300, 380), (306, 312), (230, 286), (130, 300), (60, 310), (-10, 306)],
        [(370, 600), (330, 640), (240, 604), (150, 630), (60, 668), (-10, 690)],
    ]
    for _w, way in enumerate(ways):
        q = sample(way, 60)
        for i in range(2, 60):
            if rr.random() < 0.34:
                continue
            x, y = q[i] + rr.normal(0, 3.2, 2)
            col = ["#2f6f9a", "#b3402f", "#3f5a3c", "#6a4478", "#c88a2c", "#33485c"][rr.integers(6)]
            c.paint(ellipse(x + 3, y + 1, 5, 1.8), "#4a3420", vol=0, alpha=0.4, soft=0.8, lit=0)
            c.paint(
                curve([(x - 3.2, y + 1, "c"), (x - 2.4, y - 7), (x + 2.4, y - 7), (x + 3.2, y + 1, "c")]),
                col,
                vol=0.5,
                rough=0.1,
                detail=0.8,
            )
            c.paint(
                ellipse(x, y - 9, 2.6),
                ["#efc8a8", "#b8805c", "#e0b090"][rr.integers(3)],
                vol=0.5,
                rough=0.1,
                detail=0.8,
            )
            if rr.random() < 0.4:
                c.paint(
                    rect(x - 7, y - 8, 5, 5, 1),
                    ["#a8703c", "#e8dcc0", "#7a8a5c"][rr.integers(3)],
                    vol=0.4,
                    rough=0.2,
                    detail=0.8,
                )
    for x, y, f in ((404, 446, -1), (396, 548, 1), (352, 520, -1)):  # boats for the rest
        P = Pose(x, y, 0.9, -8, f < 0)
        c.paint(
            P(curve([(-15, -5, "c"), (15, -5, "c"), (9, 3), (-9, 3)])),
            "#e8dcc0",
            dark="#8a6a44",
            vol=0.6,
            rough=0.2,
            detail=0.9,
            shadow=(1, 2, 2, 0.4),
        )
        for k in (-6, 0, 6):
            c.paint(P(ellipse(k, -9, 2.6)), "#efc8a8", vol=0.5, rough=0.1, detail=0.9)
            c.paint(
                P(rect(k - 2.4, -7, 4.8, 5, 1)),
                ["#2f6f9a", "#b3402f", "#3f5a3c"][(k + 6) // 6],
                vol=0.4,
                rough=0.1,
                detail=0.9,
            )


def desk(c):
    """The cup on its side, a pen, and a pair of spectacles through which one village looks very large."""
    c.cast(c.mask(ellipse(566, 352, 74, 70), 0), 8, 14, 12, 0.5)
    k = Frame(c, 572, 350, 130, 28, rim="#ffffff")
    k.paint(
        [(-46, -44, "c"), (34, -36), (54, -20), (58, 10), (50, 34), (30, 44), (-46, 46, "c")],
        "#f6f2e8",
        dark="#a89a8c",
        light="#ffffff",
        vol=0.9,
        rim=True,
        detail=0.6,
    )
    k.paint(ellipse(-47, 1, 19, 46), "#efe6d4", dark="#a89478", light="#ffffff", vol=0.5, detail=0.7)
    k.paint(ellipse(-45, 2, 14, 38), "#5a3820", dark="#1c0e08", light="#a8703c", vol=-0.5, detail=0.7)
    k.paint(
        minus(ellipse(26, 56, 26, 22), ellipse(26, 56, 15, 12)),
        "#f0ebe0",
        dark="#a89a8c",
        light="#ffffff",
        vol=0.8,
        rim=True,
    )
    for d in (14, -14):
        k.line([(0 + d, -42), (6 + d, 0), (2 + d, 44)], [4], "#2f6f9a", 0.85)
    # the pen he dropped
    p = Frame(c, 118, 838, 100, -14, rim="#fff0d0")
    p.darken(limb([(-60, 6), (150, 6)], [14, 10]), 0.4, 4)
    p.paint(
        limb([(-70, 0), (60, -1), (110, 0)], [9, 11, 8], cap=False),
        "#2c3a4c",
        dark="#10161e",
        light="#8fa8b8",
        vol=0.9,
        rim=True,
    )
    metal(p, [(108, -5, "c"), (128, -4), (152, 0, "c"), (128, 4), (108, 5, "c")], "#b58a36")


def rescue(c):
    """His thumb and finger let down one paper boat: all he can do."""
    skin = "#dba98a"
    kw = dict(dark=shift(skin, -0.24, 1.15, -14), light=shift(skin, 0.13), vol=0.95, rough=0.4, rim="#fff0d8")
    c.cast(c.mask(limb([(640, 760), (560, 700), (500, 650)], [120, 90, 50]), 0), 10, 26, 16, 0.4)
    c.paint(
        curve([(640, 640, "c"), (600, 650), (566, 690), (566, 750), (600, 800), (640, 820, "c")]),
        "#33485c",
        dark="#141f2c",
        light="#8fa8bc",
        vol=0.9,
        texk="streakd",
        tex=0.3,
        rough=0.5,
        shadow=(4, 8, 8, 0.4),
    )
    c.paint(
        curve([(606, 668), (560, 676), (540, 704), (552, 748), (590, 766), (612, 760)]),
        skin,
        shadow=(2, 6, 6, 0.35),
        **kw,
    )
    for i, (pts, w) in enumerate(
        (
            ([(606, 726), (568, 730), (540, 728), (526, 722)], [34, 28, 22, 15]),
            ([(604, 706), (562, 706), (528, 712), (508, 714)], [34, 29, 23, 15]),
        )
    ):  # the other fingers, bent behind
        c.paint(limb(pts, w), shift(skin, -0.1 + i * 0.04), shadow=(2, 4, 4, 0.35), **kw)
    for pts, w in (
        ([(594, 752), (548, 752), (508, 738), (474, 714)], [38, 30, 24, 15]),
        ([(590, 694), (540, 674), (500, 682), (468, 704)], [36, 29, 23, 15]),
    ):
        c.paint(limb(pts, w), skin, shadow=(2, 5, 5, 0.35), **kw)
        q = sample(pts, 20)
        for i in (8, 9, 14):
            c.line(
                [(q[i][0] - 2, q[i][1] - w[1] * 0.34), (q[i][0] + 2, q[i][1])], [0.4, 1.6, 0.4], shift(skin, -0.2), 0.6
            )
        e = pts[-1]
        c.paint(ellipse(e[0] + 6, e[1] - 5, 6.4, 4.4, 32), shift(skin, 0.12), vol=0.4, rough=0.2)
    B = Pose(452, 716, 1.5, -10)
    c.paint(
        B(poly([(-20, -8), (20, -8), (12, 6), (-12, 6)])),
        "#fffaf0",
        dark="#b8a898",
        vol=0.3,
        rough=0.2,
        shadow=(2, 8, 5, 0.4),
        detail=0.9,
    )
    c.paint(B(poly([(-10, -8), (0, -24), (10, -8)])), "#ffffff", dark="#c8b8a8", vol=0.2, rough=0.2, detail=0.9)


def draw():
    """Straight down on the desk."""
    c = Card(5606, key=(-0.6, -0.6, 0.55))
    rr = np.random.default_rng(6)
    m, ml = chart(c)
    standing(c, rr)
    flood(c, m, ml)
    leaving(c, rr)
    desk(c)
    rescue(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.55)
    return c.finish(
        shadow_tint="#2c1c14",
        light_tint="#fff4d8",
        vignette=0.28,
        bloom=0.1,
        bthr=0.88,
        contrast=0.18,
        paper=0.04,
        grain=0.02,
    )
