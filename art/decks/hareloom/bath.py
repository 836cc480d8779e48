"""A bath with its plug pulled: the whole sea drains, ships circling."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Mask,
    Pose,
    Space,
    curve,
    drybrush,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    minus,
    mix,
    plain,
    ramp,
    rect,
    rgb,
    sample,
    shift,
    splatter,
    tiles,
    transform,
    unit,
    vec,
)

SENTENCE = "A bath with its plug pulled: the whole sea drains, ships circling."
KEY = "enamel-sea"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "nobody"


def ship(c, P, hull, sail, steam=False, rim=None):
    """A ship seen from above and slightly from the side, bow to the right, ~60 long."""
    c.paint(
        P(curve([(-28, -8, "c"), (6, -10), (32, 0, "c"), (6, 10), (-28, 8, "c")])),
        hull,
        dark=shift(hull, -0.18),
        light=shift(hull, 0.2),
        vol=0.7,
        lit=0,
        rough=0.2,
        detail=0.9,
        shadow=(3, 4, 4, 0.5),
        rim=rim,
    )
    c.paint(
        P(curve([(-24, -5.5, "c"), (5, -7), (25, 0, "c"), (5, 7), (-24, 5.5, "c")])),
        mix(hull, "#d9b98a", 0.75),
        vol=0.3,
        lit=0,
        rough=0.2,
        detail=0.9,
    )
    if steam:
        c.paint(P(rect(-16, -4, 20, 8, 2)), "#efe6d2", vol=0.4, lit=0, rough=0.1, detail=0.9, shadow=(1.5, 2, 1.5, 0.4))
        c.paint(P(ellipse(-8, 0, 3.2)), "#a8392f", vol=0.6, lit=0, rough=0.1, detail=0.9)
        c.paint(P(ellipse(2, 0, 2.8)), "#a8392f", vol=0.6, lit=0, rough=0.1, detail=0.9)
    else:
        for x, w in ((-14, 15), (2, 18), (15, 11)):
            c.paint(
                P(
                    curve(
                        [(x - 2, -w, "c"), (x + 5, -w * 0.5), (x + 7, 0), (x + 5, w * 0.5), (x - 2, w, "c"), (x + 1, 0)]
                    )
                ),
                sail,
                dark=shift(sail, -0.2),
                vol=0.6,
                lit=0,
                rough=0.2,
                detail=0.9,
                shadow=(3, 3, 2, 0.4),
                rim="#fffaf0",
            )
            c.line([P.pt(x - 2, -w), P.pt(x, 0), P.pt(x - 2, w)], [1.1 * P.s], "#6a4a30")


def draw():
    """Somebody got out of the bath and pulled the plug; the sea is going."""
    c = Card(191, key=(-0.5, -0.6, 0.6), bg="#20303a")
    S = Space.down(c, eye=(0, 7.75, 0), f=700, centre=(262, 446))
    fl = tiles("#c8b490", "#6f8583", 0.62, "#6a5a48", var=0.14, diag=True)
    S.plane((-5, -0.9, -7), (1, 0, 0), (0, 0, 1), (11, 14), fl, nrm=UP)
    # props of the bathroom, seen from straight above
    S.amb = (rgb("#8d8a92"), rgb("#50505c"))
    S.sun((-0.62, 0.75, 0.42), "#ffe8c0", 0.75, 0.05, 10)
    # bath rim: thick oval, built as a ring of planes
    n = 56

    def sup(a, rx, rz, e=2.6):
        ca, sa = math.cos(a), math.sin(a)
        return vec(rx * abs(ca) ** (2 / e) * np.sign(ca), 0, rz * abs(sa) ** (2 / e) * np.sign(sa))

    enamel = plain("#efe6d4", 0.2, 2.0)
    prof = [(2.62, 4.1, 0.0), (2.55, 4.02, 0.12), (2.30, 3.76, 0.12), (2.22, 3.66, 0.0), (2.10, 3.45, -0.8)]
    for (a0, b0, y0), (a1, b1, y1) in itertools.pairwise(prof):
        for i in range(n):
            t0, t1 = 6.2832 * i / n, 6.2832 * (i + 1) / n
            p = [
                sup(t0, a0, b0) + UP * y0,
                sup(t1, a0, b0) + UP * y0,
                sup(t1, a1, b1) + UP * y1,
                sup(t0, a1, b1) + UP * y1,
            ]
            m = unit(sup((t0 + t1) / 2, 1, 1))
            nn = unit(m * (y1 - y0) + UP * (math.hypot(a0 - a1, b0 - b1) * (1 if a1 < a0 else -1)))
            if nn[1] < 0:
                nn = -nn
            if y1 < -0.5 or y0 < -0.5:
                nn = unit(vec(*nn))
            S.poly3(p, enamel, cast=(y0 == 0.12), nrm=nn, bias=0.01)
    S.render(ao=0.8, ao_r=0.6, lines=0.3, lights_edge=0.3, gi=0.2)
    # ---- the sea: one spiral funnel shaded by its own slope
    X, Y = c.xx, c.yy
    hx, hy = 276, 508  # the plug hole
    dx, dy = X - hx, (Y - hy) * 0.92
    r = np.hypot(dx, dy) + 1e-3
    th = np.arctan2(dy, dx)
    sp = th + 5.2 * np.log(r / 40 + 0.35)  # log spiral phase
    nz = c.noise("mottle", 3) - 0.5
    nc = c.noise("cloud", 4) - 0.5
    arms = 0.5 + 0.5 * np.sin(2 * sp + 2.4 * nc + 0.8 * nz)
    fine = 0.5 + 0.5 * np.sin(9 * sp + 5 * nc + 3 * nz)
    depth = np.exp(-((r / 92) ** 1.15))  # 1 in the hole
    slope = np.clip((dx * 0.62 + dy * -0.42) / (r + 1), -1, 1) * np.exp(-r / 190) * 1.0
    t = (
        0.52
        + 0.20 * (arms - 0.5)
        + 0.10 * (fine - 0.5) * np.clip(r / 120, 0.3, 1)
        - 0.55 * depth**1.3
        - 0.26 * slope
        + 0.10 * nz
        + 0.12 * nc
        + 0.05 * (c.noise("grain") - 0.5)
        + 0.10 * np.clip((r - 150) / 300, 0, 1)
    )
    sea = ramp(
        t,
        [
            (0, "#031018"),
            (0.18, "#07303c"),
            (0.38, "#0f5a66"),
            (0.55, "#2c8a88"),
            (0.72, "#74bda6"),
            (0.86, "#c4e2c4"),
            (1, "#f6f6dc"),
        ],
    )
    inn = S.path([[sup(6.2832 * i / 90, 2.2, 3.64) + UP * -0.05 for i in range(90)]])
    mw = c.mask(inn, 0.6)
    # wet line inside the bath: the water has already sunk
    low = S.path([[sup(6.2832 * i / 90, 2.08, 3.48) + UP * -0.35 for i in range(90)]])
    ml = c.mask(low, 0.9)
    c.paint(inn, "#c9c6b2", dark="#6a7a78", light="#f6f0e0", vol=-0.5, lit=0, rough=0.4, px=220)
    c.paint(
        minus(inn, S.path([[sup(6.2832 * i / 90, 2.13, 3.54) + UP * -0.2 for i in range(90)]])),
        "#9fae9c",
        vol=0,
        alpha=0.35,
        lit=0,
        rough=0.8,
        soft=1.5,
    )
    a = ml.window(0, 0, c.h, c.w)[..., None]
    c.img = (c.img * (1 - a) + sea * a).astype(np.float32)
    c.cast(Mask(np.clip(1 - ml.a, 0, 1) * mw.window(ml.x0, ml.y0, *ml.a.shape), ml.x0, ml.y0), 8, 10, 9, 0.45)
    # foam along the spiral arms and round the edge
    rr = np.random.default_rng(4)
    foam = []
    for k in range(2):
        for _j in range(230):
            rad = 46 + 330 * rr.random() ** 0.8
            a0 = -5.2 * math.log(rad / 40 + 0.35) + math.pi * k + 0.8 + rr.normal(0, 0.16)
            L = rr.uniform(0.05, 0.16)
            q = []
            for s_ in (-1, 0, 1):
                r2 = rad * (1 + s_ * L * 0.19)
                a2 = a0 - s_ * L
                q.append((hx + r2 * math.cos(a2), hy + r2 * math.sin(a2) / 0.92))
            foam.append(limb(q, [0.3, rr.uniform(0.8, 2.6) * (0.5 + rad / 260), 0.3], n=10, cap=False))
    c.paint(merged(foam), "#f3f6e0", vol=0, alpha=0.6, rough=0.6, lit=0, clip=ml, tex=0.4)
    edge = [(S.pt(sup(6.2832 * i / 60, 2.08, 3.48) + UP * -0.35)) for i in range(61)]
    c.line([(x + rr.normal(0, 2), y + rr.normal(0, 2)) for x, y in edge], [2.6], "#eef3dc", 0.5, rough=1.6, clip=ml)
    # brush along the flow
    flow = (np.arctan2(dy, dx) + math.pi / 2 + 0.19).astype(np.float32)
    keep = 1 - ml.window(0, 0, c.h, c.w) * 0.75
    c.brush((15, 8), flow=flow, fmix=2.5, keep=keep, thr=(0, 0.03), length=5, opacity=0.7, jitter=0.03)
    # the hole
    c.paint(ellipse(hx, hy, 30, 27), "#04090d", vol=0, lit=0, soft=3.5, clip=ml)
    for k, (q, al) in enumerate(((31, 0.16), (23, 0.1))):
        pts = [
            (hx + q * math.cos(t_) * (1 + 0.05 * math.sin(t_ * 3 + k)), hy + q * 0.9 * math.sin(t_))
            for t_ in np.linspace(k * 1.3, k * 1.3 + 4.6, 20)
        ]
        c.line(pts, [0.4, 1.6, 0.4], "#bfe0d0", al, rough=0.5)
    return rest(c, S, hx, hy, ml, rr)


def rest(c, S, hx, hy, ml, rr):
    # ships circling in
    def on(rad, a):
        return (
            hx + rad * math.cos(a),
            hy + rad * math.sin(a) / 0.92,
            math.degrees(math.atan2(math.cos(a) / 0.92, -math.sin(a))) + 11,
        )

    fleet = [
        (150, -2.62, 0.98, "#6a3a2c", "#f3e6cc", 0),
        (146, 0.0, 0.95, "#3a4a5a", "#efe0c0", 1),
        (104, 0.95, 0.70, "#7a4a30", "#f6ecd8", 0),
        (196, 2.15, 1.12, "#5a3028", "#efdcb8", 0),
        (76, 2.9, 0.52, "#4a3a3a", "#f6ecd8", 0),
        (262, -1.42, 1.05, "#4a5a4a", "#f3e6cc", 0),
        (52, -0.9, 0.38, "#5a3a30", "#f6ecd8", 0),
        (232, -2.1, 0.9, "#6a4630", "#f0e4cc", 0),
    ]
    # something large follows the fleet from below
    wx, wy, wa = on(138, -1.25)
    Wp = Pose(wx, wy, 0.8, wa)
    c.paint(
        Wp(
            curve(
                [
                    (-74, -3, "c"),
                    (-98, -24, "c"),
                    (-88, 0),
                    (-98, 24, "c"),
                    (-74, 3, "c"),
                    (-30, 17),
                    (20, 22),
                    (56, 15),
                    (70, 0),
                    (56, -15),
                    (20, -22),
                    (-30, -17),
                ]
            )
        ),
        "#06222c",
        vol=0,
        lit=0,
        alpha=0.66,
        soft=2.6,
        rough=0.8,
        clip=ml,
    )
    for s_ in (-1, 1):
        c.paint(
            Wp(curve([(26, s_ * 18, "c"), (6, s_ * 46), (-8, s_ * 50), (4, s_ * 20, "c")])),
            "#06222c",
            vol=0,
            lit=0,
            alpha=0.6,
            soft=2.6,
            rough=0.8,
            clip=ml,
        )
    # an island that held on, with its lighthouse lit
    ix, iy, _ia = on(152, 2.98)
    P = Pose(ix, iy, 0.72, -20)
    c.paint(
        P(curve([(-30, 4), (-20, -18), (6, -24), (28, -10), (26, 14), (2, 24), (-22, 20)])),
        "#f0f4e2",
        vol=0,
        lit=0,
        rough=1.4,
        alpha=0.7,
        soft=1.2,
        clip=ml,
    )
    c.paint(
        P(curve([(-25, 4), (-16, -14), (5, -19), (23, -8), (21, 11), (2, 19), (-18, 15)])),
        "#b8a070",
        dark="#5a4a34",
        light="#f3e0b0",
        vol=0.8,
        lit=0,
        rough=0.8,
        detail=0.8,
    )
    c.paint(
        P(curve([(-18, 4), (-10, -10), (6, -13), (14, -4), (8, 10), (-8, 11)])),
        "#5f7f4a",
        dark="#34502f",
        light="#a8bd6a",
        vol=0.8,
        lit=0,
        rough=1.0,
        detail=0.8,
    )
    c.paint(
        P(limb([(4, -2), (18, -14)], [11, 7])),
        "#efe6d2",
        dark="#9a8a78",
        vol=0.8,
        lit=0,
        rough=0.2,
        detail=0.9,
        shadow=(3, 5, 3, 0.5),
    )
    c.paint(P(ellipse(19, -15, 5)), "#a8392f", vol=0.6, lit=0, rough=0.1, detail=0.9)
    lx, ly = P.pt(19, -15)
    c.late.append(lambda: c.dot(lx, ly, 2.4, "#fff3b0", 1, True))
    for _k, (rad, a, s, hull, sail, st) in enumerate(fleet):
        x, y, ang = on(rad, a)
        P = Pose(x, y, s, ang)
        wake = []
        for j in range(7):
            x2, y2, a2 = on(rad * (1 + j * 0.022), a - (j + 1) * 14 * s / rad)
            for sd in (-1, 1):
                nx, ny = math.cos(math.radians(a2 + 90)) * sd, math.sin(math.radians(a2 + 90)) * sd
                w = (3 + j * 2.6) * s
                wake.append(
                    limb(
                        [
                            (x2 + nx * w, y2 + ny * w),
                            (
                                x2 + nx * (w + 3) - 7 * s * math.cos(math.radians(a2)),
                                y2 + ny * (w + 3) - 7 * s * math.sin(math.radians(a2)),
                            ),
                        ],
                        [1.6 * s, 0.3],
                        n=6,
                        cap=False,
                    )
                )
        c.paint(merged(wake), "#f6f8e6", vol=0, alpha=0.7, rough=0.3, lit=0, clip=ml)
        ship(c, P, hull, sail, bool(st), rim="#ffe9c0")
    # the one that is not worried: a rubber duck, in convoy
    x, y, ang = on(186, 1.42)
    P = Pose(x, y, 1.05, ang)
    c.paint(
        P(
            curve(
                [(-24, -3, "c"), (-18, -13), (0, -17), (15, -11), (18, 0), (15, 11), (0, 17), (-18, 13), (-24, 3, "c")]
            )
        ),
        "#e6a92c",
        dark="#8a5212",
        light="#ffe48a",
        vol=0.9,
        lit=0,
        rough=0.2,
        detail=0.9,
        shadow=(4, 5, 5, 0.5),
        rim="#fff6c8",
    )
    c.paint(
        P(ellipse(10, 0, 10.5, 10)),
        "#f0bb3a",
        dark="#9a6216",
        light="#fff0a0",
        vol=0.9,
        lit=0,
        rough=0.2,
        detail=0.9,
        shadow=(2, 3, 3, 0.4),
        rim="#fff6c8",
    )
    c.paint(
        P(curve([(18, -4, "c"), (27, -2), (27, 2), (18, 4, "c")])), "#d9602a", vol=0.5, lit=0, rough=0.1, detail=0.9
    )
    for s_ in (-1, 1):
        c.paint(P(ellipse(15, s_ * 5.4, 1.6)), "#14100c", vol=0, lit=0, rough=0)
    # plug and chain: lying over the rim, an anchor's worth of it
    px, py = S.pt((1.62, 0.14, -3.02))
    chain = [(px - 8, py + 2), (px + 30, py + 20), (px + 62, py + 34), (px + 84, py + 22), (px + 118, py + 44)]
    for i, q in enumerate(sample(chain, 40)):
        c.paint(
            ellipse(q[0], q[1], 2.6, 1.7, 40 * (i % 2) + 20),
            "#c9b88a",
            dark="#5a4a30",
            light="#fff6d8",
            vol=0.7,
            lit=0,
            rough=0.1,
            shadow=(2, 3, 2, 0.45),
            detail=0.7,
        )
    P = Pose(px - 16, py - 8, 1.0, 20)
    c.paint(
        P(ellipse(0, 0, 21, 20)),
        "#23262a",
        dark="#0a0c10",
        light="#6a7478",
        vol=0.6,
        lit=0,
        rough=0.2,
        shadow=(6, 8, 7, 0.55),
        detail=0.8,
    )
    c.paint(
        P(ellipse(-1, -1, 14, 13)), "#2e3236", dark="#14161a", light="#808a8c", vol=0.5, lit=0, rough=0.2, detail=0.8
    )
    c.paint(
        P(minus(ellipse(0, 0, 6.4), ellipse(0, 0, 3.6))),
        "#c9b88a",
        vol=0.6,
        lit=0,
        rough=0.1,
        detail=0.8,
        shadow=(1, 1.5, 1, 0.5),
    )
    # taps at the head of the bath
    for x, y, col in ((224, 118, "#4f7a94"), (300, 118, "#a8453a")):
        c.paint(
            merged([transform(rect(-22, -4.5, 44, 9, 4), x, y, 1, a) for a in (20, 110)]),
            "#c9b078",
            dark="#5a4426",
            light="#fff6d0",
            vol=0.8,
            lit=0,
            rough=0.2,
            shadow=(5, 7, 5, 0.5),
            detail=0.7,
        )
        c.paint(ellipse(x, y, 7.5), "#efe6d2", vol=0.6, lit=0, rough=0.1, detail=0.8)
        c.paint(ellipse(x, y, 3.4), col, vol=0.3, lit=0, rough=0.1, detail=0.8)
    c.paint(
        limb([(262, 84), (262, 118), (262, 160)], [26, 22, 19]),
        "#c9b078",
        dark="#5a4426",
        light="#fff6d0",
        vol=0.9,
        lit=0,
        rough=0.2,
        shadow=(7, 10, 7, 0.5),
        detail=0.6,
    )
    c.paint(ellipse(262, 158, 8, 5), "#3a2c1c", vol=0, lit=0, rough=0.2, detail=0.6)
    # one drop left, with somebody's whole lake in it
    c.paint(
        curve([(262, 168, "c"), (268, 180), (262, 187), (256, 180)]),
        "#8fd0d0",
        dark="#2f7f88",
        light="#ffffff",
        vol=0.9,
        lit=0,
        rough=0.1,
        detail=0.9,
        shadow=(5, 8, 4, 0.4),
    )
    # wet footprints leaving, not human-sized for this sea
    # a towel dropped on the way
    T = Pose(540, 790, 1.0, 16)
    m = c.paint(
        T(
            curve(
                [(-46, -60, "c"), (10, -66), (70, -58, "c"), (64, 0), (74, 80, "c"), (0, 74), (-52, 84, "c"), (-42, 10)]
            )
        ),
        "#b8503f",
        dark="#5a201c",
        light="#e8a080",
        vol=0.7,
        lit=0,
        rough=1.0,
        texk="streakd",
        tex=0.35,
        shadow=(8, 10, 10, 0.5),
        px=220,
    )
    for y in (-44, -32, 46, 58):
        c.line([T.pt(-50, y), T.pt(0, y + 5), T.pt(72, y + 2)], [5], "#efdcc0", 0.85, clip=m, rough=0.8)
    for q in ((-30, -20, 30, 60), (20, -40, 6, 70), (48, -50, 40, 60)):
        c.line(
            [T.pt(q[0], q[1]), T.pt((q[0] + q[2]) / 2 + 6, (q[1] + q[3]) / 2), T.pt(q[2], q[3])],
            [0.5, 6, 0.5],
            "#6a241e",
            0.5,
            clip=m,
            soft=1.6,
        )
    for _k, (x, y, a) in enumerate(((56, 826, 24), (96, 838, 10))):  # slippers, still waiting
        P = Pose(x, y, 1.15, a)
        c.paint(
            P(curve([(-12, 26), (-13, 0), (-10, -24), (0, -31), (10, -24), (13, 0), (12, 26), (0, 32)])),
            "#8a6a5a",
            dark="#3a2824",
            light="#d9c0a0",
            vol=0.4,
            lit=0,
            rough=0.4,
            shadow=(5, 6, 5, 0.5),
            detail=0.5,
        )
        c.paint(
            P(curve([(-14, 2, "c"), (-12, -24), (0, -34), (12, -24), (14, 2, "c"), (0, -4)])),
            "#4f6f88",
            dark="#22384a",
            light="#9ab8cc",
            vol=0.9,
            lit=0,
            rough=0.4,
            shadow=(0, 2, 2, 0.4),
            detail=0.5,
        )
    for _k, (x, y, a, fl) in enumerate(
        (
            (512, 668, 52, 0),
            (556, 596, 14, 1),
            (528, 500, 4, 0),
            (560, 402, 4, 1),
            (530, 300, -2, 0),
            (560, 204, 4, 1),
            (534, 100, 0, 0),
        )
    ):
        P = Pose(x, y, 0.74, a, flip=bool(fl))
        shine = P(
            curve(
                [
                    (-14, 34),
                    (-13, 10),
                    (-17, -12),
                    (-13, -31),
                    (2, -37),
                    (15, -27),
                    (13, -6),
                    (9, 12),
                    (12, 34),
                    (0, 47),
                ]
            )
        )
        c.paint(transform(shine, 1.2, 1.6), "#f3efdc", vol=0, alpha=0.5, lit=0, rough=0.5, soft=0.6)
        c.paint(
            P(
                curve(
                    [
                        (-13, 34),
                        (-12, 10),
                        (-16, -12),
                        (-12, -30),
                        (2, -36),
                        (14, -26),
                        (12, -6),
                        (8, 12),
                        (11, 34),
                        (0, 46),
                    ]
                )
            ),
            "#33464e",
            vol=0,
            alpha=0.72,
            lit=0,
            rough=0.5,
            soft=0.5,
        )
        for _j, (tx_, ty, q) in enumerate(
            ((-13, -44, 6.5), (-2, -50, 5), (7, -47, 4.2), (14, -41, 3.8), (19, -33, 3.2))
        ):
            c.paint(P(ellipse(tx_, ty, q)), "#33464e", vol=0, alpha=0.72, lit=0, rough=0.4, soft=0.4)
    f = focus_map(
        c,
        [
            (hx, hy, 250, 250, 0.9),
            (400, 740, 110, 60, 0.9),
            (262, 130, 90, 60, 0.7),
            (545, 450, 60, 420, 0.8),
            (540, 790, 70, 80, 0.5),
        ],
        0.25,
    )
    loose(c, f, lose=0.25, strength=0.5)
    splatter(c, 520, 620, 60, "#e8efe0", 40, (0.4, 1.8), 0.6, 3)
    flo = ((c.xx < 110) | (c.yy > 820) | (c.yy < 70)).astype(np.float32)
    drybrush(c, flo, "#efe2c4", 40, 70, 16, 0.8, 0.6, 0.22, 3)
    return c.finish(shadow_tint="#0c2234", light_tint="#fff0cc", vignette=0.36, contrast=0.2, bloom=0.15, bthr=0.8)
