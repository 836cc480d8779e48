"""A lift opens on the wrong century; the lift attendant is not surprised, and the next one would like to get in."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    curve,
    elephant,
    ellipse,
    focus_map,
    joint_point,
    limb,
    loose,
    merged,
    metal,
    panelling,
    person,
    plain,
    poly,
    rect,
    rgb,
    ridge,
    shift,
    tiles,
)

SENTENCE = "A lift opens on the wrong century; the lift attendant is not surprised."
KEY = "plum-sunset"
FRAME = "interior"
MOOD = "comic"
PROTAGONIST = "adult"

RIM = "#ffdca0"


def mammoth(c, x, y, size, flip, fog, seed, trunk="down"):
    """An elephant of the kit in a winter coat."""
    r = np.random.default_rng(seed)
    col = "#5a3836"
    o = elephant(
        c, x, y, size, trunk, flip=flip, fog=fog, rim=RIM, col=col, dark="#1c1018", light="#c98a5c", tusk="#fff0d0"
    )
    k = o["kit"]
    k.paint(
        [(26, -88), (32, -104), (46, -113), (60, -106), (66, -90), (58, -84), (40, -82)],
        shift(col, -0.02),
        dark="#3a2222",
        light="#c98a5c",
        vol=0.5,
        rough=2.2,
        soft=0.8,
        rim=True,
    )
    k.paint(
        [(-44, -92), (-30, -104), (-6, -108), (16, -106), (28, -96), (0, -90)],
        shift(col, -0.01),
        dark="#1c1018",
        light="#c98a5c",
        vol=0.6,
        rough=1.6,
        rim=True,
    )
    bins = {q: [] for q in ("#2a181c", "#4a2c2c", "#7a4c3c", "#b0744c")}
    keys = list(bins)
    for _ in range(760):
        u = r.uniform(-62, 30)
        v = r.uniform(-102, -36) if r.random() < 0.7 else r.uniform(-50, -34)
        L = r.uniform(8, 16)
        w = r.uniform(0.6, 1.2)
        t = np.clip(((-v - 40) / 64) * 2.6 + r.normal(0.2, 0.7), 0, 3.4)
        bins[keys[int(t)]].append(
            limb(
                [(u, v), (u + r.normal(-1, 1.4), v + L * 0.5), (u + r.normal(-2, 2), v + L)],
                [w, w, 0.2],
                n=6,
                cap=False,
            )
        )
    for _ in range(240):  # the fringe of the head
        u, v = r.uniform(27, 60), r.uniform(-111, -86)
        bins[keys[int(np.clip((-v - 84) / 9 + r.normal(0.4, 0.6), 0, 3))]].append(
            limb(
                [(u, v), (u + r.normal(0.5, 1), v + 5), (u + r.normal(0, 1.6), v + 10)], [0.9, 0.8, 0.2], n=6, cap=False
            )
        )
    for q, p in bins.items():
        if p:
            k.paint(merged(p), q, vol=0, rough=0.2, lit=0)
    for o_, d in ((3, -0.06), (0, 0)):
        k.paint(
            limb(
                [(58 + o_, -58), (74 + o_, -36), (92 + o_, -30), (103 + o_, -42), (100 + o_, -58)],
                [5.6, 5.2, 4.4, 3.0, 0.5],
            ),
            shift("#dcbf98", d),
            dark="#7a5048",
            light="#fff2d8",
            vol=1.1,
            rough=0.2,
            rim=True,
        )
    if size > 100:
        k.darken(ellipse(60, -76, 6, 5), 0.5, 2)
        k.paint(
            [(55.6, -75.4, "c"), (59, -78.6), (64, -75.6, "c"), (59.6, -73.6)], "#b88a5c", vol=0.1, rough=0, detail=1
        )
        k.paint(ellipse(60.2, -75.8, 2.1, 2.3), "#1c0f10", vol=0, rough=0, detail=1)
        k.dot(61, -76.8, 0.7)
        k.line([(54.6, -77), (59, -80), (64.6, -76.6)], [0.6, 1.8, 0.5], "#1c1018", 1, detail=1)
    return o


def outside(c, rr):
    c.sky(
        [(0, "#4a2858"), (0.18, "#8a3f6a"), (0.34, "#e0705f"), (0.43, "#f9b06a"), (0.475, "#ffe4a8"), (1, "#f3c4a8")],
        warp=0.10,
    )
    c.brush((34, 18), thr=(0, 0.03), length=5, jitter=0.016)
    c.fog_colour = rgb("#f6b080")
    c.glow(246, 416, 150, "#ffe9b0", 0.7, 1.3)
    c.paint(ellipse(246, 412, 26), "#fffbe6", vol=0, lit=0, rough=0.4, soft=0.8)
    c.paint(ridge(424, 6, 4, tilt=-14), "#8a4a70", vol=0.2, fog=0.5, rough=0.8)
    c.paint(
        poly([(-10, 438), (610, 438), (610, 930), (-10, 930)]),
        "#f0c8b0",
        dark="#8a5078",
        light="#fff6e4",
        vol=0,
        rough=0.8,
        texk="streakh",
        tex=0.3,
        grad=((0, 438), (0, 720), 0.34, -0.25),
    )
    for x, y, s, f in ((150, 446, 22, 0.5), (186, 449, 28, 0.46), (300, 452, 34, 0.42), (226, 462, 46, 0.34)):
        mammoth(c, x, y, s, x > 200, f, int(x))
    for _ in range(60):
        t = rr.random()
        y = 446 + 270 * t
        x, L = rr.uniform(100, 500), 14 + 50 * t
        c.line(
            [(x - L, y), (x, y - 1.5), (x + L, y + 1)],
            [0.3, 1 + 3 * t, 0.3],
            rr.choice(["#fff6e4", "#b87890", "#d89a94"]),
            0.5,
        )
    c.paint(ellipse(400, 704, 190, 22), "#6a3a60", vol=0, alpha=0.5, soft=10, lit=0)
    mammoth(
        c, 474, 702, 272, True, 0.0, 9, [(62, -66), (74, -52), (78, -34), (80, -18), (88, -8), (97, -12), (98, -20)]
    )


def draw():
    """Mahogany and brass inside; outside, the ice is in no hurry."""
    c = Card(4242, key=(-0.5, -0.5, 0.5), bg="#1c0e18")
    rr = np.random.default_rng(42)
    outside(c, rr)
    S = Space.one(c, eye=(0.0, 1.5, -2.2), f=760, vp=(300, 430))
    z1, x1, h = 2.0, 1.42, 3.05
    maho = panelling("#6a2c40", 0.84, 3.05, rows=((0.04, 0.30), (0.34, 0.92)), cols=1)

    def wall(u, v, fp):
        return maho(u % 0.84, v, fp)

    brass = plain("#d09a48", 0.3, 1.0)
    S.plane(
        (-x1, 0, -2.0), (1, 0, 0), (0, 0, 1), (2 * x1, z1 + 2.0), tiles("#e8ccb0", "#5a2a44", 0.36, diag=True), nrm=UP
    )
    S.plane((-x1, h, -2.0), (1, 0, 0), (0, 0, 1), (2 * x1, z1 + 2.0), plain("#7a4048", 0.3, 2), nrm=-UP)
    for x in (-x1, x1):
        S.plane((x, 0, -2.0), (0, 0, 1), UP, (4.0, h), wall, nrm=(1 if x < 0 else -1, 0, 0))
        a, b = sorted((x, x * 0.965))
        S.box((a, 0.94, -2.0), (b, 1.0, z1), brass, cast=False)
        S.box((a, 0, -2.0), (b, 0.14, z1), plain("#3a1826", 0.3), cast=False)
    S.wall((-x1, 0, z1), (1, 0, 0), 2 * x1, h, wall, [(x1 - 0.98, 0, 1.96, 2.28)], thick=0.16, reveal=brass)
    for x in (-1.03, 0.98):
        S.box((x, 0, z1 - 0.03), (x + 0.05, 2.33, z1), brass, cast=False)
    S.box((-1.03, 2.28, z1 - 0.03), (1.03, 2.33, z1), brass, cast=False)
    for i in range(6):  # the gate, folded to the left
        x = -0.96 + i * 0.062
        S.box((x, 0.02, z1 - 0.10), (x + 0.018, 2.26, z1 - 0.07), brass)
    for i in range(2):
        S.box((0.90 + i * 0.05, 0.02, z1 - 0.10), (0.918 + i * 0.05, 2.26, z1 - 0.07), brass)
    S.lamp((-0.35, 1.25, 3.4), "#ffb070", 4.2, 1.9, 0.25, 12, wrap=0.2)
    S.lamp((0, 2.75, 0.3), "#ffc878", 0.85, 1.3, 0.2, 6, cast=False)
    S.amb = (rgb("#7a4c62"), rgb("#543048"))
    S.render(ao=0.75, ao_r=0.4, lines=0.5, lights_edge=0.45, gi=0.35)
    S.wobble(0.8)
    fittings(c, S)
    snow(c, S, rr)
    passenger(c, S)
    attendant(c, S)
    f = focus_map(
        c,
        [
            (300, 520, 190, 240, 1.0),
            (510, 560, 130, 240, 1.0),
            (96, 560, 120, 230, 0.95),
            (300, 230, 140, 80, 1.0),
            (300, 800, 280, 90, 0.7),
        ],
        0.4,
    )
    loose(c, f)
    c.late.append(lambda: c.glow(250, 440, 210, "#ffd090", 0.16, 1.3))
    return c.finish(
        vignette=0.38,
        bloom=0.2,
        bthr=0.76,
        contrast=0.2,
        shadow_tint="#1c0c28",
        light_tint="#ffe6c0",
        paper=0.026,
        grain=0.013,
    )


def fittings(c, S):
    # lattice of the folded gate
    for i in range(9):
        y = 0.1 + i * 0.24
        for a, b in ((-0.95, -0.63), (-0.63, -0.95)):
            c.line([S.pt((a, y, 1.91)), S.pt((b, y + 0.24, 1.91))], [2.2], "#e8b860", 0.9, detail=0.6)
    # the dial over the door: its hand has gone past the last floor
    k = Frame(c, *S.pt((0, 2.46, 1.98)), 88, 0, rim="#ffe6b0", detail=0.9)

    def half(r):
        return curve(
            [(-r, 0, "c")] + [(-r * math.cos(a), -r * math.sin(a)) for a in np.linspace(0.3, 2.84, 7)] + [(r, 0, "c")]
        )

    metal(k, half(78), "#c08a3c", shadow=(2, 3, 4, 0.5))
    k.paint(half(68), "#f6e6c8", dark="#c09a78", light="#fffaf0", vol=0.1, rough=0.2)
    for i in range(9):
        a = math.radians(24 + i * 16.5)
        k.line(
            [(-62 * math.cos(a), -62 * math.sin(a)), (-50 * math.cos(a), -50 * math.sin(a))],
            [4 if i % 2 == 0 else 2.4],
            "#4a2030",
            0.95,
        )
    a = math.radians(4)
    k.line([(0, -3), (-66 * math.cos(a), -66 * math.sin(a) - 2)], [7, 2], "#b3302c", 1)
    metal(k, ellipse(0, -3, 9), "#d09a48")
    # the ceiling lamp
    k = Frame(c, *S.pt((0, 3.03, 0.95)), 100, 0, rim="#fff0c8", detail=0.8)
    m = k.paint(
        [(-52, 0, "c"), (-44, 22), (-22, 38), (0, 42), (22, 38), (44, 22), (52, 0, "c")],
        "#ffdf9c",
        dark="#e09a50",
        light="#fffbe8",
        vol=0.6,
        lit=0,
        rough=0.2,
    )
    for u in (-26, 0, 26):
        k.line([(u * 1.2, 0), (u, 22), (u * 0.3, 41)], [2.4], "#b07a34", 0.9, clip=m)
    metal(k, curve([(-60, -5, "c"), (60, -5, "c"), (56, 5, "c"), (0, 9), (-56, 5, "c")]), "#c8903c")
    x, y = k.pt(0, 14)
    c.late.append(lambda: c.glow(x, y, 150, "#ffc878", 0.42, 1.3))
    # lever plate on the right wall
    q = S.sheet((1.40, 1.62, 0.72), (0, 0, 1), (0, -1, 0), 0.01)
    c.paint(q(rect(-12, 0, 34, 62, 5)), "#c8903c", dark="#5a3414", light="#ffe6a8", vol=0.5, rough=0.3, detail=0.7)
    for i in range(5):
        c.paint(q(ellipse(5, 9 + i * 10, 3.6)), "#f6e6c8" if i != 4 else "#ff7a5c", vol=0.6, rough=0.1, detail=0.9)


def snow(c, S, rr):
    """It has blown in over the sill."""
    pts = [S.pt((x, 0.01, 1.98)) for x in np.linspace(-0.9, 0.92, 9)]
    low = [S.pt((x, 0.01, 1.98 - 0.5 - 0.35 * math.sin(x * 3 + 1) ** 2)) for x in np.linspace(0.8, -0.8, 9)]
    c.paint(curve(pts + low), "#fbe6d8", dark="#c090a0", light="#ffffff", vol=0.35, rough=2.2, soft=1.2, alpha=0.75)
    for _ in range(70):
        x, y = rr.uniform(150, 450), rr.uniform(330, 760)
        c.late.append(lambda x=x, y=y, r=rr.uniform(0.5, 1.6): c.dot(x, y, r, "#fffaf0", 0.8))
    # what earlier passengers left in the stand
    x, y = S.pt((1.24, 0, 1.55))
    for a, b, w, col in (
        ((x - 4, y - 40), (x + 12, y - 300), 5, "#7a5034"),
        ((x + 6, y - 40), (x - 14, y - 160), 5, "#2c2430"),
    ):
        c.paint(limb([a, b], [w, w * 0.8]), col, vol=0.8, rough=0.2, rim=RIM, detail=0.8)
    k = Frame(c, x + 12, y - 298, 40, 4, rim=RIM, detail=0.9)
    k.paint(
        [(-10, 10, "c"), (-20, -20), (0, -70, "c"), (20, -20), (10, 10, "c")],
        "#8f8a94",
        dark="#34303c",
        light="#f6ecec",
        vol=1.0,
        rough=0.5,
        rim=True,
    )
    for v in (4, 10, 16):
        k.line([(-9, v), (9, v - 3)], [4], "#c98a54", 1)


def passenger(c, S):
    """She had asked for ladies' hats."""
    arms = ((30, 76, 8, -26), (34, 84, 10, -30))
    with S.stand((-0.98, 0, 1.05), 1.70, 104, minlight=0.86, gain=1.35, shadow=0.6) as P:
        s = P.s * 104
        person(
            c,
            P.x,
            P.y,
            s,
            "slim",
            "stand",
            "three",
            "coat",
            "wonder",
            1,
            arms=arms,
            col="#2f7a78",
            col2="#f6e6c8",
            hair="#5a2c1c",
            skin="#f0c4a0",
            style="bob",
            hat="brim",
            hatc="#24565c",
            rim=RIM,
            hands=("grip", "grip"),
            lean=-5,
            tilt=-3,
            look=(0.5, 0.0),
            ground=False,
        )
        hx, hy = joint_point(P.x, P.y, s, "wrL", "slim", "stand", "three", 1, arms, lean=-7)
        k = Frame(c, hx + 4, hy + 42, 74, -4, rim=RIM, detail=0.8)
        m = k.paint(
            rect(-48, -62, 96, 62, 8),
            "#e8a8a0",
            dark="#8a4a5c",
            light="#fff0e0",
            vol=0.7,
            rough=0.3,
            rim=True,
            shadow=(0, 2, 4, 0.4),
        )
        for u in np.arange(-40, 44, 16):
            k.line([(u, -62), (u, 0)], [4], "#fff0e0", 0.7, clip=m)
        k.paint(rect(-52, -74, 104, 18, 8), "#d88a88", dark="#8a4a5c", light="#ffe6dc", vol=0.7, rough=0.3, rim=True)
        k.line([(-10, -74), (-24, -90), (-4, -84), (0, -74), (10, -86), (24, -88), (8, -74)], [4], "#b3302c")
        for q in (-30, 34):
            k.paint(ellipse(q, -56, 10, 8), "#f0c4a0", dark="#a86a54", vol=0.8, rough=0.1, rim=True)


def attendant(c, S):
    """Going down?"""
    arms = ((30, 14, 30, 24), (-22, 66, 30, -44))
    with S.stand((0.90, 0, 0.86), 1.76, 104, minlight=0.84, gain=1.3, shadow=0.6) as P:
        s = P.s * 104
        person(
            c,
            P.x,
            P.y,
            s,
            "slim",
            "stand",
            "three",
            "suit",
            "tired",
            -1,
            arms=arms,
            col="#a8322f",
            col2="#f6e6c8",
            hair="#2a1814",
            skin="#e8b48c",
            style="short",
            legs="#2c2038",
            rim=RIM,
            hands=("rest", "rest"),
            tilt=4,
            look=(0.4, 0.2),
            ground=False,
        )
        H = joint_point(P.x, P.y, s, "hc", "slim", "stand", "three", -1, arms)
        k = Frame(c, H[0] - 1, H[1] - s * 0.052, s * 0.2, 4, True, rim=RIM, detail=0.9)
        k.paint(
            [(-46, 2, "c"), (-42, -38, "c"), (0, -46), (42, -38, "c"), (46, 2, "c"), (0, 12)],
            "#a8322f",
            dark="#4a1018",
            light="#f08a64",
            vol=0.7,
            rough=0.2,
            rim=True,
        )
        k.paint(
            [(-47, 6, "c"), (0, 16), (47, 6, "c"), (46, -8, "c"), (0, 2), (-46, -8, "c")], "#e8b84c", vol=0.4, rough=0.1
        )
