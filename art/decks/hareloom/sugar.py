"""Above the tea there floats one lump of sugar; below, it is a cathedral, and the tongs are coming."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    metal,
    minus,
    poly,
    rect,
    rgb,
    splatter,
    union,
)

SENTENCE = "Above the tea there floats one lump of sugar; below, it is a cathedral, and the tongs are coming."
KEY = "rust-orchard"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "nobody"

SUGAR = dict(dark="#9a6238", light="#fffdf4", texk="speck", tex=0.3, grain=0.26, rough=0.35)


def lancet(x, y, w, h):
    """A pointed window, sill at y."""
    return curve(
        [(x - w / 2, y, "c"), (x - w / 2, y - h * 0.6), (x, y - h, "c"), (x + w / 2, y - h * 0.6), (x + w / 2, y, "c")]
    )


def spire(x, y, w, h):
    return poly([(x - w / 2, y), (x, y - h), (x + w / 2, y)])


def cathedral(c, k):
    """Upright in its own frame: the ground at 0, about 118 tall; hung upside down in the tea."""

    def g(a, b):
        return ((0, 0), (0, -112), a, b)

    def P(p, col="#f3e2c2", **kw):
        return k.paint(p, col, **(SUGAR | dict(vol=0.5, grad=g(0.36, -0.52), rim="#fff6dc", rimw=1.0) | kw))

    glass = []

    wr = np.random.default_rng(2)

    def win(x, y, w, h, col=None):
        col = col or ("#e8b04a" if wr.random() < 0.3 else "#1f5f66")
        k.paint(lancet(x, y, w * 1.6, h * 1.14), "#8a5a34", vol=-0.3, rough=0.2, alpha=0.8)
        k.paint(lancet(x, y, w, h), col, vol=0, lit=0, rough=0.15, grad=((0, y), (0, y - h), 0.3, -0.2))
        glass.append((x, y - h * 0.45, w * 1.6, col))

    # behind: crossing tower, transepts
    back = "#d8b78a"
    P(union(rect(-9, -86, 18, 40), spire(0, -85, 20, 36)), back, vol=0.6)
    for x in (-4.5, 0, 4.5):
        win(x, -72, 2.4, 9)
    P(union(rect(-47, -50, 94, 50), spire(-40, -49, 12, 15), spire(40, -49, 12, 15)), back, vol=0.4)
    # flying buttresses and their piers
    for s in (-1, 1):
        for x, h in ((53, 40), (60.5, 30)):
            for y in (0.78, 0.5):
                k.line(
                    [(s * 38, -h * y - 16), (s * (x - 8), -h * y - 9), (s * x, -h * y + 2)],
                    [2.6, 2.2, 2.6],
                    "#e6cda2",
                    1,
                    vol=0.5,
                    rough=0.4,
                )
            P(
                union(
                    rect(s * x - 3.4, -h, 6.8, h),
                    spire(s * x, -h + 0.5, 8, 13),
                    rect(s * x - 4.4, -h * 0.5, 8.8, h * 0.5),
                ),
                "#dcc093",
                vol=0.8,
            )
        for i in range(4):
            win(s * (34.6 + i * 3.3), -28, 1.5, 10)
            win(s * (34.6 + i * 3.3), -8, 1.5, 8)
    # the nave front between the towers
    P(union(rect(-16, -58, 32, 58), spire(0, -57, 34, 20)), "#f0dcb6", vol=0.4)
    # towers
    for s in (-1, 1):
        x = s * 24
        P(
            union(
                rect(x - 10.5, -72, 21, 72),
                spire(x, -71, 17, 38),
                spire(x - 9, -70, 4.4, 12),
                spire(x + 9, -70, 4.4, 12),
            ),
            "#f8ead0",
            vol=0.75,
            shadow=(s * 1.6, 0, 3, 0.35),
        )
        for u in (-9.6, -2.9, 2.7, 9.6):
            k.line([(x + u, 0), (x + u, -68)], [1.1, 0.9], "#fffaf0", 0.7)
            k.line([(x + u + 1.2, 0), (x + u + 1.2, -68)], [0.8, 0.7], "#8a5a34", 0.5)
        for y in (-24, -46, -69):
            k.line([(x - 11, y), (x + 11, y)], 1.8, "#fff6e0", 0.9)
            k.line([(x - 11, y + 1.6), (x + 11, y + 1.6)], 0.9, "#9a6a40", 0.55)
        for u in (-5.6, 0, 5.6):
            win(x + u, -51, 2.2, 14)
            win(x + u, -29, 2.2, 12)
            win(x + u, -9, 2.2, 9)
        for u in np.linspace(-8, 8, 9):
            k.paint(ellipse(x + u, -66, 0.55, 1.1), "#9a6a40", vol=0, rough=0.1)
            k.paint(ellipse(x + u, -25.6, 0.5, 0.9), "#9a6a40", vol=0, rough=0.1)
        k.darken(rect(x + (2.5 if s > 0 else -10.5) * 1, -72, 8, 72), 0.26, 2.2, col="#6a3418")
        for q in range(10):
            for e in (-1, 1):
                t = q / 10
                P(ellipse(x + e * 8.5 * (1 - t), -71 - 38 * t, 0.8, 1.1), "#f3e2c2", vol=0.6)
    # portal and rose
    for q in (1.0, 0.8, 0.62):
        k.paint(lancet(0, 0, 19 * q, 24 * q), ["#fff3da", "#d0a878", "#8a5430"][int((1 - q) * 5.2)], vol=0.2, rough=0.3)
    k.paint(lancet(0, 0, 8, 13), "#ffe6a0", vol=0, lit=0, rough=0.2)
    k.paint(ellipse(0, -42, 10.6), "#fff3da", dark="#a87a4c", vol=0.5, rough=0.3, shadow=(0, 0, 1.4, 0.4))
    k.paint(ellipse(0, -42, 8.8), "#1f5f66", light="#8fd0c8", vol=0, lit=0, rough=0.2)
    for a in range(12):
        t = a / 12 * 6.283
        k.line(
            [(2 * math.cos(t), -42 + 2 * math.sin(t)), (8.8 * math.cos(t), -42 + 8.8 * math.sin(t))], 0.9, "#f8ead0", 1
        )
    k.paint(minus(ellipse(0, -42, 5.6), ellipse(0, -42, 4.8)), "#f8ead0", vol=0)
    k.paint(ellipse(0, -42, 2.4), "#ffe6a0", vol=0, lit=0, rough=0.1)
    for x in np.linspace(-13, 13, 7):
        win(x, -29.5, 2, 4.4)
    for x, y, r, _col in [g_ for g_ in glass if g_[3] == "#e8b04a"] + [(0, -42, 12, 0), (0, -6, 14, 0)]:
        X, Y = k.pt(x, y)
        c.late.append(lambda X=X, Y=Y, r=r: c.dot(X, Y, r * k.s * 0.5, "#ffd27a", 0.25, halo=True))


def cube(c, x, y, s, rot=0, wet=0.0, shadow=None):
    """One lump of sugar."""
    P = Pose(x, y, s / 40, rot)
    kw = SUGAR | dict(rough=0.5)
    c.paint(
        P(poly([(-20, -20), (20, -20), (20, 20), (-20, 20)])),
        "#f6ead2",
        vol=0.3,
        shadow=shadow,
        edge=0.2,
        grad=(P.pt(0, -20), P.pt(0, 20), 0.16, -0.2 - wet),
        **kw,
    )
    c.paint(
        P(poly([(20, -20), (30, -30), (30, 9), (20, 20)])),
        "#b88a5c",
        vol=0.2,
        grad=(P.pt(0, -20), P.pt(0, 20), 0.1, -0.3),
        **kw,
    )
    c.paint(P(poly([(-20, -20), (-9, -30), (30, -30), (20, -20)])), "#fffaf0", vol=0.2, **kw)


def draw():
    """A cup seen as an ocean, cut at the water line."""
    c = Card(1801, key=(-0.35, -0.8, 0.45))
    rr = np.random.default_rng(6)
    H = 236
    c.sky(
        [
            (0, "#f3d9a0"),
            (0.1, "#fff0cc"),
            (0.24, "#fdeccb"),
            (0.262, "#d98a38"),
            (0.36, "#c06a2c"),
            (0.58, "#8f4622"),
            (0.8, "#56261a"),
            (1, "#2c120f"),
        ],
        warp=0.02,
    )
    c.brush(
        (40, 22), thr=(0, 0.03), length=4, jitter=0.014, flow=np.where(c.yy < H, 0.0, 1.35).astype(np.float32), fmix=0.9
    )
    c.fog_colour = rgb("#d98a40")
    # morning window far behind, and the far wall of the cup as a coast
    c.glow(120, 40, 240, "#ffffff", 0.5, 1.2)
    c.paint(
        curve([(-30, 128, "c"), (120, 108), (300, 101), (480, 108), (630, 128, "c"), (630, 200, "c"), (-30, 200, "c")]),
        "#f0e6cf",
        dark="#cbb694",
        light="#fffdf4",
        vol=0.15,
        rough=0.4,
        grad=((0, 100), (0, 200), 0.4, -0.4),
    )
    c.line([(-30, 130), (120, 110), (300, 103), (480, 110), (630, 130)], [4], "#c8963c", 1, rough=0.4, vol=0.4)
    for i in range(13):
        x = -10 + i * 52
        y = 143 + 0.00022 * (x - 300) ** 2
        c.paint(
            merged(
                [
                    ellipse(x + 9 * math.cos(a), y + 6 * math.sin(a), 5, 3.4, math.degrees(a))
                    for a in np.arange(5) * 1.256
                ]
            ),
            "#5f8a90",
            vol=0,
            alpha=0.55,
            rough=0.4,
        )
    # the surface, from the far side to the cut
    c.paint(
        poly([(-10, 182), (610, 182), (610, H + 6), (-10, H + 6)]),
        "#e09a44",
        dark="#a85a24",
        light="#ffe2a0",
        vol=0,
        rough=0.5,
        texk="streakh",
        tex=0.5,
        grad=((0, 182), (0, H), -0.3, 0.4),
    )
    for _ in range(46):
        y = 186 + 46 * rr.random() ** 0.8
        x, L = rr.uniform(-20, 600), rr.uniform(16, 70) * (0.4 + (y - 186) / 50)
        c.line(
            [(x, y), (x + L / 2, y - 1), (x + L, y)],
            [0.3, 1.6, 0.3],
            "#fff2c4" if rr.random() < 0.6 else "#8f4a20",
            0.55,
        )
    # light goes down into it
    for x0, x1, a in ((60, -40, 0.2), (170, 110, 0.26), (300, 300, 0.34), (410, 470, 0.26), (520, 640, 0.2)):
        c.beam([(x0 - 22, H), (x0 + 30, H), (x1 + 76, 830), (x1 - 64, 830)], "#ffe0a0", a, 14, fade=((x0, H), 430))
    # a spoon, as big as a pier, standing in the murk
    c.fog_colour = rgb("#8a4422")
    k = Frame(c, 520, 880, 250, 16, fog=0.66, rim="#ffe6b0")
    metal(
        k,
        union(limb([(0, -60), (6, -150), (10, -262)], [7, 8, 13]), ellipse(0, -34, 24, 37)),
        "#a8a090",
        dark="#3c2a20",
        light="#ffe8c0",
        vol=1.2,
    )
    k.paint(ellipse(-2, -33, 17, 28), "#8a5a34", vol=-0.8, rough=0.3)
    # tea leaves
    for _ in range(30):
        x, y, s = rr.uniform(20, 580), rr.uniform(290, 880), rr.uniform(4, 12)
        if abs(x - 300) < 250 * (1 - (y - 300) / 700) and y < 800:
            continue
        c.paint(
            Pose(x, y, s / 10, rr.uniform(0, 360))(
                curve([(-10, 0, "c"), (-3, -3.4), (4, -2), (10, 1, "c"), (3, 3), (-4, 2.4)])
            ),
            "#4a2413",
            vol=0.4,
            fog=rr.uniform(0, 0.4),
            rough=0.4,
        )
    # the mass: lumps upon lumps, then the church
    k = Frame(c, 300, 332, 356, 180 + 2.4)
    c.shade(300, 560, 300, "#7a3a1c", 0.35, 2.0, 0.7)
    cathedral(c, k)
    for y, n, s in ((334, 19, 24), (316, 14, 24), (298, 9, 24), (280, 6, 24), (262, 4, 24)):
        for i in range(n):
            if i in (0, n - 1) and rr.random() < 0.3:
                continue
            cube(
                c,
                296 + (i - (n - 1) / 2) * s * 0.98 + rr.normal(0, 1),
                y + rr.normal(0, 1),
                s * rr.uniform(0.96, 1.04),
                rr.normal(0, 2.5),
                0.25,
                shadow=(1, 4, 3, 0.4),
            )
    c.glow(240, 300, 220, "#ffdf9a", 0.2, 1.4)
    # it comes apart, grain by grain
    for x, y, r, n in (
        (130, 500, 50, 70),
        (470, 480, 50, 70),
        (220, 690, 40, 60),
        (384, 680, 40, 60),
        (300, 740, 40, 60),
        (70, 420, 40, 40),
        (530, 430, 40, 40),
    ):
        splatter(c, x, y, r, "#fff0d0", n, (0.4, 1.7), 0.75, int(x), aim=(0, 46))
    # the water line, then the lump
    c.line([(-10, H), (150, H + 2), (300, H + 4), (450, H + 2), (610, H)], [4.4], "#fff0c0", 0.85, rough=0.8)
    c.line([(-10, H + 6), (300, H + 10), (610, H + 6)], [5], "#a85a20", 0.45, soft=2)
    cube(c, 296, H - 18, 62, -3, 0.0, shadow=(0, 6, 6, 0.4))
    for r in (58, 84):
        c.paint(
            minus(ellipse(300, H + 8, r, r * 0.16), ellipse(300, H + 8, r - 2.4, r * 0.16 - 1.2)),
            "#fff4d0",
            vol=0,
            alpha=0.6,
            rough=0.6,
            lit=0,
        )
    # tongs out of the sky
    k = Frame(c, 300, 178, 100, 4, rim="#ffffff")
    for s in (-1, 1):
        metal(
            k,
            limb([(s * 10, -230), (s * 40, -130), (s * 52, -60), (s * 40, -18)], [20, 15, 11, 9]),
            "#a8aca8",
            dark="#3c4648",
            light="#fffdf4",
            shadow=(3, 5, 6, 0.25),
        )
        metal(
            k,
            merged([limb([(s * 42, -24), (s * (34 + q), 4), (s * (38 + q * 0.3), 18)], [6, 4, 1.2]) for q in (-6, 4)]),
            "#9aa0a0",
            dark="#3c4648",
            light="#fffdf4",
        )
    # somebody rows, and has not looked up
    q = Frame(c, 462, 229, 46, -2, rim="#fff6dc")
    q.darken(ellipse(0, 2, 66, 8), 0.5, 3, col="#5a2a10")
    c.paint(
        Pose(462, 222, 0.3)(curve([(-6, 0), (-8, -30), (0, -42), (9, -30), (8, 0)])),
        "#3a4a58",
        vol=0.8,
        rough=0.2,
        rim="#fff6dc",
    )
    c.paint(ellipse(462.5, 206, 4.2), "#e0b58c", vol=0.6, rough=0.1)
    c.paint(ellipse(462.5, 203, 7, 1.8), "#3a2418", vol=0.3, rough=0.1)
    c.paint(
        curve([(458.6, 203, "c"), (459.4, 198.6), (465.6, 198.6), (466.4, 203, "c")]), "#3a2418", vol=0.4, rough=0.1
    )
    q.paint(
        [(-62, -22, "c"), (-30, -12), (30, -12), (62, -24, "c"), (44, 2), (0, 6), (-42, 2)],
        "#2f6a70",
        dark="#123a40",
        light="#9fd0c8",
        vol=0.8,
        rim=True,
        rough=0.3,
    )
    c.line([(452, 216), (434, 232)], [1.6, 2.6], "#5a3418")
    # an ant holds the summit
    for u, r in ((-5, 2.6), (-0.6, 1.7), (3.6, 2.3)):
        c.paint(ellipse(288 + u, H - 68 - u * 0.3, r, r * 0.85), "#2a1410", vol=0.6, rough=0.1, detail=1)
    for u in (-3, 0, 3):
        c.line([(288 + u, H - 67), (288 + u * 1.9, H - 63)], [0.8], "#2a1410", detail=1)
    c.line([(292, H - 70), (295, H - 74)], [0.7], "#2a1410", detail=1)
    f = focus_map(
        c,
        [(300, 210, 120, 130, 1.0), (300, 450, 270, 260, 1.0), (300, 680, 170, 120, 1.0), (460, 216, 50, 34, 1.0)],
        0.3,
    )
    loose(c, f, strength=0.5)
    return c.finish(shadow_tint="#2c1420", light_tint="#fff0cc", vignette=0.32, contrast=0.2, bloom=0.14, bthr=0.86)
