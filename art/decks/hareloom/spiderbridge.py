"""At dawn a spider mends the suspension bridge; the first to cross are waiting, hats in hand."""

import math

import numpy as np

from art.kit.all import Card, Frame, bicycle, ellipse, limb, person, poly, rgb, ridge, shift

SENTENCE = "At dawn a spider mends the suspension bridge; the first to cross are waiting."
KEY = "snow-pearl"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "animal"

VX, VY, F, EYE = 346, 500, 430, 6.4
G0, G1 = 13.0, 27.0  # where the road is missing
ZT, ZF, TOP = 36.0, 120.0, 38.0
SUN = (326, 428)


def pt(x, y, z):
    """A point of the bridge: metres right, above the road, ahead."""
    return VX + F * x / z, VY - F * (y - EYE) / z


def draw():
    """White fog, one warm hole in it, and work going on."""
    c = Card(5353, key=(0.15, -0.55, 0.35))
    rr = np.random.default_rng(53)
    c.sky(
        [(0, "#93a7bd"), (0.3, "#bccad4"), (0.42, "#f0d8c8"), (0.56, "#fbe2c8"), (0.75, "#d3d3d8"), (1, "#a0aebd")],
        warp=0.16,
    )
    c.brush((46, 24), thr=(0, 0.03), length=4.5, jitter=0.012, opacity=0.85)
    c.glow(*SUN, 330, "#ffd2a0", 0.5, 1.2)
    c.glow(*SUN, 120, "#fff0c8", 0.7, 1.4)
    c.fog_colour = rgb("#ecdcd4")
    c.paint(ridge(528, 8, 3, tilt=20), "#8a98ac", vol=0.1, fog=0.62, rough=2, fade=(530, 640))
    # far tower and the long span
    tower(c, ZF, 0.60)
    span(c, 0.5)
    road(c, rr, G1, ZF, 0.42)
    c.band("#fbe3cc", 548, 22, 0.6, 3)
    c.glow(*SUN, 200, "#ffc088", 0.42, 1.3)
    c.paint(
        ellipse(*SUN, 46),
        "#ffe0a8",
        dark="#ffc488",
        light="#fff6d8",
        vol=0.2,
        lit=0,
        rough=0.4,
        soft=0.8,
        grad=((0, 390), (0, 470), 0.3, -0.3),
    )
    tower(c, ZF, 0.5)
    # what is far below, through the gap
    c.paint(
        poly([(-20, 612), (620, 612), (620, 760), (-20, 760)]),
        "#6f8098",
        dark="#3f506a",
        light="#c3c4cc",
        vol=0,
        lit=0,
        soft=16,
        alpha=0.9,
        rough=3,
        tex=0.35,
        grad=((0, 600), (0, 740), 0.36, -0.35),
    )
    c.band("#c9cdd6", 650, 14, 0.6, 6)
    boat(c)
    tower(c, ZT, 0.16)
    road(c, rr, G1, ZT + 6, 0.20)
    edge(c, rr, G1, 0.14)
    silk(c, rr)
    road(c, rr, 3.0, G0, 0.0)
    edge(c, rr, G0, 0.0)
    backstay(c, rr)
    spider(c, rr)
    waiting(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.60 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        for q, w, a in c.silk:
            c.line(q, [w], "#fffdf2", a, rough=0.1)
        for x, y in c.dew:
            c.dot(x, y, rr.uniform(0.6, 1.5), "#fffbe6", 0.95, halo=rr.random() < 0.25)
        c.glow(*SUN, 190, "#ffd8a4", 0.20, 1.3)

    c.late.append(late)
    return c.finish(
        vignette=0.2,
        bloom=0.16,
        bthr=0.82,
        contrast=0.24,
        shadow_tint="#22304a",
        light_tint="#fff0dc",
        paper=0.028,
        grain=0.014,
    )


def tower(c, z, fog):
    """Two legs, two beams, rivets where one can see them."""
    col = "#5c6478"
    K = dict(dark="#2c3448", light="#c9c4c8", rough=0.4, fog=fog)
    for s_ in (-1, 1):
        a = [pt(s_ * 5.6, -9, z), pt(s_ * 8.6, -9, z), pt(s_ * 8.2, TOP, z), pt(s_ * 6.0, TOP, z)]
        c.paint(
            poly(a),
            col,
            vol=0.35,
            texk="streakv",
            tex=0.4,
            rim="#ffe6c8" if z < 60 else None,
            rimdir=(SUN[0] - a[0][0], -0.2),
            **K,
            grad=((0, pt(0, TOP, z)[1]), (0, pt(0, -6, z)[1]), -0.1, 0.25),
            fade=(pt(0, -3, z)[1], pt(0, -9, z)[1]),
        )
        c.paint(
            poly([pt(s_ * 5.4, TOP, z), pt(s_ * 8.8, TOP, z), pt(s_ * 8.4, TOP + 2.4, z), pt(s_ * 5.8, TOP + 2.4, z)]),
            shift(col, -0.05),
            vol=0.4,
            **K,
        )
        for y in np.arange(0, TOP, 2.4):  # lattice
            c.line([pt(s_ * 6, y, z), pt(s_ * 8.2, y + 2.4, z)], [F / z * 0.16], "#2c3448", 0.35 * (1 - fog), fog=fog)
            c.line([pt(s_ * 8.2, y, z), pt(s_ * 6, y + 2.4, z)], [F / z * 0.16], "#2c3448", 0.35 * (1 - fog), fog=fog)
    for y0, y1 in ((34.5, 37.4), (23, 25.6), (-3, -0.6)):
        c.paint(poly([pt(-6.2, y0, z), pt(6.2, y0, z), pt(6.2, y1, z), pt(-6.2, y1, z)]), col, vol=0.3, **K)
    for a, b in (((-6, 25.6), (6, 34.5)), ((6, 25.6), (-6, 34.5))):
        c.paint(limb([pt(*a, z), pt(*b, z)], [F / z * 0.9] * 2, cap=False), shift(col, -0.02), vol=0.5, **K)


def cable(s_, z):
    """Height of the main cable over the road."""
    if z < ZT:
        return TOP + 1.4 - (ZT - z) * 1.16
    t = (z - ZT) / (ZF - ZT)
    return TOP + 1.4 - 4 * 33 * t * (1 - t)


def span(c, fog):
    for s_ in (-1, 1):
        zs = np.linspace(ZT, ZF, 40)
        q = [pt(s_ * 7.1, cable(s_, z), z) for z in zs]
        c.paint(limb(q, [F / ZT * 0.75, F / ZF * 0.9], n=70, cap=False), "#565e72", vol=0.4, fog=fog * 0.7, rough=0.3)
        for z in np.arange(ZT + 3, ZF, 3.4):
            c.line(
                [pt(s_ * 7.1, cable(s_, z), z), pt(s_ * 7.1, 0, z)],
                [F / z * 0.12],
                "#565e72",
                0.8,
                fog=min(0.75, fog * 0.5 + (z - ZT) / 160),
            )


def road(c, rr, z0, z1, fog):
    """Planks and two rails, girders at the sides."""
    col = "#726a70"
    zs = [z0]
    while zs[-1] < z1:
        zs.append(zs[-1] * 1.0 + (0.55 if fog == 0 else 1.6))
    for i in range(len(zs) - 2, -1, -1):
        a, b = zs[i], min(zs[i + 1], z1)
        f = min(0.72, fog + max(0, a - 30) / 120)
        j = rr.normal(0, 0.05)
        c.paint(
            poly([pt(-6.4 + j, 0, a), pt(6.4 + j, 0, a), pt(6.4 + j, 0, b), pt(-6.4 + j, 0, b)]),
            shift(col, rr.normal(0, 0.025)),
            dark="#2c2c3c",
            light="#e6cfc0",
            vol=0.12,
            rough=0.5,
            fog=f,
            texk="streakh",
            tex=0.4,
            grad=(pt(-6, 0, a), pt(6, 0, a), -0.12, 0.10),
        )
    for x in (-1.4, 1.4):
        c.paint(
            poly([pt(x - 0.11, 0.05, z0), pt(x + 0.11, 0.05, z0), pt(x + 0.11, 0.05, z1), pt(x - 0.11, 0.05, z1)]),
            "#e8d6cc",
            dark="#6a6a7c",
            vol=0.2,
            rough=0.2,
            fog=fog,
        )
    for s_ in (-1, 1):
        c.paint(
            poly([pt(s_ * 6.4, 0, z0), pt(s_ * 6.4, 1.2, z0), pt(s_ * 6.4, 1.2, z1), pt(s_ * 6.4, 0, z1)]),
            "#4a4f62",
            vol=0.1,
            rough=0.3,
            fog=fog,
            alpha=0.9,
        )
        n = int((z1 - z0) / 1.7)
        for z in np.linspace(z0, z1, n):
            c.line(
                [pt(s_ * 6.4, 0, z), pt(s_ * 6.4, 1.9, z)],
                [F / z * 0.12],
                "#3a4056",
                0.9,
                fog=min(0.7, fog + max(0, z - 30) / 140),
            )
        c.line([pt(s_ * 6.4, 1.9, z0), pt(s_ * 6.4, 1.9, z1)], [F / z0 * 0.14, F / z1 * 0.14], "#3a4056", 0.95, fog=fog)


def edge(c, rr, z, fog):
    """Where it broke: splintered planks, a girder bent down."""
    d = -1 if z == G1 else 1
    for i in range(15):
        x = -6.2 + i * 0.86
        L = rr.uniform(0.3, 1.6) * (1 if z == G0 else 1.6)
        c.paint(
            poly(
                [
                    pt(x, 0, z - d * 0.3),
                    pt(x + 0.7, 0, z - d * 0.3),
                    pt(x + 0.6, -0.1, z + d * L),
                    pt(x + 0.3, -0.2, z + d * L * 0.6),
                    pt(x + 0.1, -0.1, z + d * L * 0.9),
                ]
            ),
            shift("#5c5866", rr.normal(0, 0.03)),
            dark="#26283a",
            light="#d8c0b0",
            vol=0.2,
            rough=0.4,
            fog=fog,
            shadow=(0, 3, 4, 0.3),
        )
    for x in (-1.4, 1.4):
        c.paint(
            limb(
                [pt(x, 0.05, z - d * 0.4), pt(x, 0.0, z + d * 1.2), pt(x + 0.2, -0.8, z + d * 2.2)],
                [F / z * 0.2] * 3,
                cap=False,
            ),
            "#8a8490",
            vol=0.6,
            rough=0.2,
            fog=fog,
        )
    if z == G1:
        c.paint(
            poly([pt(-6.4, 0, z), pt(6.4, 0, z), pt(6.4, -1.8, z), pt(-6.4, -1.8, z)]),
            "#3f4658",
            dark="#22283a",
            vol=0.2,
            rough=0.5,
            fog=fog,
            fade=(pt(0, -1, z)[1], pt(0, -2.4, z)[1]),
        )


def silk(c, rr):
    """The new roadway: threads along, then threads across."""
    c.silk, c.dew = [], []
    for x in np.linspace(-6.2, 6.2, 13):
        zs = np.linspace(G0 - 0.5, G1 + 0.6, 14)
        c.silk.append(
            ([pt(x, -0.9 * math.sin(math.pi * (z - G0) / (G1 - G0)) if G0 < z < G1 else 0, z) for z in zs], 1.15, 0.85)
        )
    for z in np.geomspace(G0 + 0.8, G1 - 0.6, 11):
        if 17.2 < z < 18.6:
            continue
        sag = -0.9 * math.sin(math.pi * (z - G0) / (G1 - G0))
        q = []
        for x in np.linspace(-6.2, 6.2, 13):
            q += [pt(x, sag, z)]
            if x < 6.1:
                q += [pt(x + 0.5, sag - 0.12, z - 0.35)]
        c.silk.append((q, 0.9, 0.8))
        c.dew += [q[i] for i in range(0, len(q), 3)]
    for s_ in (-1, 1):  # and new hangers
        for z in (15, 17.5, 20, 22.5, 25):
            a, b = pt(s_ * 7.1, cable(s_, z), z), pt(s_ * 6.3, -0.5, z)
            c.silk.append(([a, ((a[0] + b[0]) / 2 + s_ * 1, (a[1] + b[1]) / 2), b], 1.2, 0.9))
            c.dew += [tuple(np.array(a) * (1 - t) + np.array(b) * t) for t in rr.random(5)]


def backstay(c, rr):
    """The near cables come down on either side of us."""
    for s_ in (-1, 1):
        zs = np.linspace(4.2, ZT, 40)
        q = [pt(s_ * 7.1, cable(s_, z), z) for z in zs]
        c.paint(
            limb(q, [F / z * 0.62 for z in zs], n=60, cap=False),
            "#3c4256",
            dark="#1a2034",
            light="#d8c4b8",
            vol=0.9,
            rough=0.3,
            rim="#ffe2c4",
            rimdir=(SUN[0] - 300 * s_ - 300, 60),
            texk="streake",
            tex=0.4,
        )
        for z in (8, 10.2, 12.4, 29, 31.4, 33.8):
            c.line([pt(s_ * 7.1, cable(s_, z), z), pt(s_ * 6.5, 0, z)], [F / z * 0.12], "#3c4256", 0.95)
        for z, L in ((15, 4), (17.5, 9), (20, 3), (22.5, 6)):  # the old ones hang loose
            x, y = pt(s_ * 7.1, cable(s_, z), z)
            c.line(
                [(x, y), (x + rr.normal(0, 5), y + L * 7), (x + rr.normal(0, 9), y + L * 12)],
                [F / z * 0.13, 1.4, 1],
                "#3c4256",
                0.9,
            )


def spider(c, rr):
    """She has seen the whole plan once, in her sleep."""
    x, y = 300, 566
    k = Frame(c, x, y, 100, 0, rim="#ffe6c4", detail=0.6)
    D = dict(dark="#12121f", light="#8a7a86")
    col = "#2a2738"
    # each leg: hip, knee, heel, foot
    L = [
        ((-12, -6), (-78, -96), (-150, -54), (-176, 28)),
        ((-13, 0), (-96, -58), (-138, 20), (-132, 76)),
        ((-10, 6), (-70, -18), (-88, 50), (-64, 96)),
        ((12, -6), (70, -104), (150, -82), (196, -10)),
        ((13, 0), (98, -52), (160, 10), (170, 68)),
        ((10, 6), (64, -16), (92, 52), (76, 98)),
        ((-6, -10), (-38, -120), (-58, -190), (-44, -262)),
        ((6, -10), (34, -112), (40, -60), (22, 8)),
    ]
    for i, (a, b, d, e) in enumerate(L):
        for p, q, w in ((a, b, (9, 6)), (b, d, (6.4, 4.2)), (d, e, (4.4, 1.6))):
            m_ = ((p[0] + q[0]) / 2 + (q[1] - p[1]) * 0.05, (p[1] + q[1]) / 2 - (q[0] - p[0]) * 0.05)
            m = k.paint(
                limb([p, m_, q], [w[0], (w[0] + w[1]) / 2, w[1]]),
                shift(col, -0.03 if i in (0, 3) else 0.01),
                **D,
                vol=0.8,
                rim=True,
                rimw=1.4,
                rough=0.2,
            )
            k.fur(m, [[p, m_, q]], 5, 0.8, con=0.25, over=1.6)
    # thread to the tower beam and thread at work
    k.line([(-2, -40), (-6, -150), (4, -330)], [1.6, 1.4, 1.2], "#fffdf4", 0.95, detail=1)
    m = k.paint(
        [(0, -6), (-24, -20), (-36, -50), (-26, -82), (0, -94), (26, -82), (36, -50), (24, -20)],
        col,
        **D,
        vol=1.1,
        rim=True,
        rough=0.6,
        px=200,
    )
    k.fur(
        m,
        [[(0, -88), (0, -10)], [(-10, -84), (-30, -50), (-14, -12)], [(10, -84), (30, -50), (14, -12)]],
        7,
        1.1,
        con=0.16,
        over=2,
    )
    for v, w in ((-70, 10), (-54, 13), (-38, 10)):
        k.paint(
            [(-w, v), (0, v - 5), (w, v), (0, v + 5)],
            "#c86a4c",
            dark="#7a3030",
            light="#ffc090",
            vol=0.3,
            clip=m,
            rough=0.5,
        )
    m = k.paint(
        [(0, -22), (-17, -14), (-20, 6), (-10, 21), (0, 24), (10, 21), (20, 6), (17, -14)],
        shift(col, 0.04),
        **D,
        vol=1.1,
        rim=True,
        rough=0.5,
        shadow=(0, -2, 4, 0.5),
    )
    k.fur(m, [[(0, -18), (0, 20)], [(-6, -16), (-14, 10)], [(6, -16), (14, 10)]], 5, 1, con=0.14, over=1.6)
    for s_ in (-1, 1):
        k.paint(limb([(s_ * 7, 16), (s_ * 11, 27), (s_ * 5, 34)], [8, 7, 4]), shift(col, 0.06), **D, vol=0.9, rim=True)
        for u, v, r in ((4.4, 8, 4.4), (11.4, 4, 3.0), (4, -1, 2.0), (10, -4, 1.7)):
            k.paint(ellipse(s_ * u, v, r), "#07070e", light="#4a4460", vol=0.5, rough=0, detail=1)
            k.dot(s_ * u - r * 0.3, v - r * 0.4, r * 0.3, "#fff6e0")
    # the thread she is just laying
    a, b = k.pt(22, 8), pt(6.2, -0.7, 18)
    c.silk.append(([a, (420, 636), b], 1.5, 0.95))
    c.silk.append(([pt(-6.2, -0.7, 18), (240, 640), a], 1.5, 0.95))


def boat(c):
    k = Frame(c, 404, 664, 22, -4, fog=0.35)
    k.paint([(-50, -10, "c"), (-36, 10), (36, 10), (52, -12, "c"), (0, -4)], "#5a5868", vol=0.5, rough=0.3)
    k.paint([(-2, -12, "c"), (-4, -80, "c"), (40, -20, "c")], "#f6ece0", vol=0.3, rough=0.3)


def waiting(c):
    """Hat in hand."""

    def on(x, z):
        u, v = pt(x, 0, z)
        d = np.array([u - SUN[0], v - SUN[1]]) / math.hypot(u - SUN[0], v - SUN[1])
        c.paint(
            limb([(u, v), tuple(np.array([u, v]) + d * 110)], [13, 26], cap=False),
            "#1c2034",
            vol=0,
            alpha=0.5,
            soft=4,
            lit=0,
        )
        return u, v, F / z * 1.75

    R = dict(rim="#ffe6c4", ground=True)
    u, v, h = on(-4.5, 9.6)
    person(
        c,
        u,
        v,
        h,
        pose="stand",
        view="threeback",
        facing=1,
        clothes="coat",
        col="#3f6a70",
        style="short",
        hair="#2c2226",
        arms=("chest", "down"),
        **R,
    )
    u, v, h = on(-3.1, 9.0)
    person(
        c,
        u,
        v,
        h,
        body="heavy",
        pose="stand",
        view="back",
        clothes="suit",
        col="#3a3848",
        style="bald",
        hair="#4a3a3c",
        arms=("down", "down"),
        **R,
    )
    u, v, h = on(3.6, 8.8)
    bicycle(c, u + 34, v + 4, 46, col="#3f7f86", rim="#ffe6c4")
    person(
        c,
        u,
        v,
        h * 1.03,
        pose="stand",
        view="threeback",
        facing=-1,
        clothes="coat",
        col="#a8503c",
        style="bun",
        hair="#3a2420",
        arms=("down", "offer"),
        **R,
    )
    u, v, h = on(-2.0, 8.6)
    person(
        c,
        u,
        v,
        h * 0.62,
        body="child",
        pose="stand",
        view="back",
        clothes="dress",
        col="#e0a050",
        style="plait",
        hair="#5a3424",
        arms=("down", "reach"),
        **R,
    )
