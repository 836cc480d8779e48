"""A hotel corridor is flooded knee-deep with autumn leaves, and the bell-boy rakes."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Pose,
    Space,
    curve,
    ellipse,
    focus_map,
    joint_point,
    limb,
    loose,
    luminance,
    material,
    merged,
    mix,
    panelling,
    person,
    plain,
    plane_noise,
    plane_ribbon,
    poly,
    put_frame,
    ramp,
    rgb,
    runner,
    shift,
    three_tones,
    transform,
    union,
    vec,
    wallpaper,
)

SENTENCE = "A hotel corridor is flooded knee-deep with autumn leaves, and the bell-boy rakes."
KEY = "autumn-corridor"
FRAME = "interior"
MOOD = "grief"
PROTAGONIST = "adult"

LEAF = ["#3a1712", "#6a2a16", "#93401a", "#b8601f", "#d68a2c", "#ecb548", "#f8dc84"]


def leaf_path(P3, r, s):
    """A pointed leaf as a projected 3D shape."""


def draw():
    """A hotel corridor knee-deep in autumn; somebody behind a door is still shedding."""
    c = Card(371, key=(0.1, -0.6, 0.5), bg="#120d12")
    S = Space.one(c, eye=(0.18, 1.62, -3.2), f=600, vp=(322, 372))
    x0, x1, h, z0, z1 = -1.45, 1.45, 3.1, -3.4, 17.0
    wp = wallpaper("#47716a", "#a3b488", 0.46, "damask", 0.8)
    dado = panelling("#5a3020", 1.0, 0.95, rows=((0.12, 0.86),), cols=1)

    def dado2(u, v, fp):
        return dado(u % 1.0, v, fp)

    maho, frame = panelling("#6e3a22", 0.95, 2.15), plain("#7a4a2c", 0.3, 1.0, streak=0.4)
    floor = runner(2.9, "#6a2028", "#2a3a3c", "#c99a54")
    S.plane((x0, 0, z0), (1, 0, 0), (0, 0, 1), (2.9, z1 - z0), floor, nrm=UP)
    S.plane((x0, h, z0), (1, 0, 0), (0, 0, 1), (2.9, z1 - z0), plain("#b8a888", 0.4, 3), nrm=-UP)
    for si, x in enumerate((x0, x1)):
        zs = [-1.9, 1.5, 4.9, 8.3, 11.7] if si == 0 else [-0.6, 3.5, 6.9, 10.3, 13.7]
        holes = [(z - z0, 0, 0.95, 2.15) for z in zs]
        S.wall((x, 0, z0), (0, 0, 1), z1 - z0, h, wp, holes, thick=0.16, reveal=frame)
        e = 0.02 if si == 0 else -0.02
        for a, b in zip([z0] + [z + 1.05 for z in zs], [z - 0.1 for z in zs] + [z1], strict=True):
            S.plane((x + e, 0, a), (0, 0, 1), UP, (b - a, 0.95), dado2, cast=False)
            S.box((min(x, x + e * 2.6), 0.95, a), (max(x, x + e * 2.6), 1.02, b), frame, cast=False)
        S.box((min(x, x + e * 4), h - 0.2, z0), (max(x, x + e * 4), h, z1), frame, cast=False)
        for k, z in enumerate(zs):
            op = si == 0 and k == 1
            S.door(
                (x - (0.12 if si == 0 else -0.12) * (0 if op else 1), 0, z),
                (0, 0, 1),
                0.95,
                2.15,
                maho,
                None,
                swing=74 if op else 0,
                hinge="r" if op else "l",
                side=-1 if op else 1,
            )
            for a, w_, hh in ((z - 0.1, 0.1, 2.25), (z + 0.95, 0.1, 2.25)):
                S.box((min(x, x + e * 2.2), 0, a), (max(x, x + e * 2.2), hh, a + w_), frame, cast=False)
            S.box((min(x, x + e * 2.6), 2.15, z - 0.1), (max(x, x + e * 2.6), 2.27, z + 1.05), frame, cast=False)
    # inside of the open room: a green glow
    S.plane(
        (-3.2, 0, 0),
        (0, 0, 1),
        UP,
        (5, 3),
        material(lambda u, v: (0.55 + 0.2 * v - 0.25 * np.abs(u - 2.2), three_tones("#b8c86a", "#3a5a34", "#f6f3b8"))),
        emit=1.0,
        cast=False,
    )
    # end wall with an open window
    S.wall((x0, 0, z1), (1, 0, 0), 2.9, h, wp, [(0.75, 0.75, 1.4, 2.0)], thick=0.2, reveal=frame, arch=True)
    S.plane(
        (-4, -1, z1 + 1.5),
        (1, 0, 0),
        UP,
        (8, 6),
        material(lambda u, v: (0.35 + 0.16 * v, three_tones("#f2cf86", "#d98a4a", "#fff6d0"))),
        emit=1.0,
        cast=False,
    )
    # pictures: in each one the trees lose more
    pr = np.random.default_rng(5)

    def tree_pic(full):
        def f(u, v, fp):
            a, b = u / 0.62, v / 0.8
            t = 0.62 + 0.25 * b + 0.3 * plane_noise("mottle", u, v, 0.5)
            col = ramp(t, three_tones("#c9b48a"))
            trunk = (np.abs(a - 0.5 + 0.03 * np.sin(b * 9)) < 0.035 * (1.3 - b)) & (b > 0.14) & (b < 0.7)
            br = (np.abs(np.abs(a - 0.5) - (b - 0.42) * 0.75) < 0.018) & (b > 0.42) & (b < 0.75)
            col[trunk | br] = rgb("#3a2418")
            col[b < 0.16] = rgb("#7a6a3c")
            if full:
                k = np.hypot(a - 0.5, (b - 0.68) * 0.9) + 0.25 * plane_noise("mottle", u, v, 0.25) < 0.27
                col[k] = ramp(np.clip(0.5 + plane_noise("mottle", u, v, 0.12)[k] * 1.4, 0, 1), three_tones("#b8551f"))
            return col

        return f

    for k, z in enumerate((-0.2, 3.2, 6.5, 9.9)):
        put_frame(S, (x0, 1.35, z), (0, 0, 1), 0.62, 0.8, "#a8803c", tree_pic(k == 0), tilt=pr.normal(0, 2.5))
        put_frame(
            S, (x1, 1.35, z + 1.9), (0, 0, 1), 0.62, 0.8, "#a8803c", tree_pic(False), tilt=pr.normal(0, 2.5)
        ) if k else None
    # sconces
    for k, z in enumerate((0.85, 4.2, 7.6, 11.0)):
        for s_, x in ((1, x0), (-1, x1)):
            z = z if x == x0 else z + 1.7
            p = vec(x + s_ * 0.14, 2.0, z)
            S.revolve(p, [(0.045, 0), (0.085, 0.17)], plain("#ffdf9a", 0.1), n=14, cast=False, emit=0.95)
            S.box(
                (min(x, x + s_ * 0.14), 1.95, z - 0.015),
                (max(x, x + s_ * 0.14), 1.98, z + 0.015),
                plain("#b08a48", 0.2),
                cast=False,
            )
            if k < 3:
                S.lamp(p + vec(s_ * 0.16, 0.1, 0), "#ffb868", 0.62, 1.15, 0.1, 5)
    S.lamp((0, 1.9, z1 - 0.8), "#ffe0a0", 2.6, 3.6, 0.6, 8)
    S.lamp((-2.42, 2.0, 1.95), "#e4f08a", 4.6, 2.2, 0.08, 12)
    S.beams(x0, x1, (-0.3, 3.1, 6.5, 9.9, 13.3), h, frame, 0.2, 0.14)
    S.amb = (rgb("#5c5866"), rgb("#4a3c42"))
    S.render(ao=0.75, ao_r=0.5, fog=("#d8a868", 10, 20, 0.5), lines=0.5, lights_edge=0.45, gi=0.35)
    # the stag's shadow in the patch of light on the right wall (nobody casts it)
    R = []
    body = [
        (-0.25, 0),
        (-0.10, 0.42),
        (0.02, 0.70),
        (0.20, 0.92),
        (0.42, 1.04),
        (0.62, 0.98),
        (0.86, 0.80),
        (0.90, 0.70),
        (0.82, 0.66),
        (0.62, 0.72),
        (0.50, 0.66),
        (0.52, 0.40),
        (0.62, 0),
    ]
    R.append(body)
    R.append([(0.20, 0.94), (0.02, 1.00), (-0.10, 1.10), (0.10, 1.10), (0.28, 1.02)])  # ear
    for k, o in ((1, 0), (-1, 0.10)):
        R.append(
            plane_ribbon(
                [(0.34 + o, 1.0), (0.22 + o * 2, 1.24), (0.02 + o * 4, 1.40), (-0.06 + o * 5, 1.66)]
                if k == 1
                else [(0.40, 1.02), (0.56, 1.22), (0.72, 1.38), (0.72, 1.66)],
                [0.07, 0.06, 0.05, 0.02],
            )
        )
        R.append(
            plane_ribbon(
                [(0.20, 1.22), (0.30, 1.40), (0.28, 1.58)] if k == 1 else [(0.54, 1.20), (0.48, 1.40), (0.52, 1.56)],
                [0.05, 0.04, 0.02],
            )
        )
        R.append(
            plane_ribbon(
                [(0.10, 1.34), (-0.10, 1.36), (-0.22, 1.50)] if k == 1 else [(0.66, 1.30), (0.86, 1.36), (0.98, 1.52)],
                [0.05, 0.04, 0.02],
            )
        )
        R.append(
            plane_ribbon(
                [(0.30, 1.10), (0.14, 1.12), (0.06, 1.20)] if k == 1 else [(0.46, 1.10), (0.62, 1.10), (0.72, 1.18)],
                [0.05, 0.04, 0.02],
            )
        )
    ps = None
    for q in R:
        t = poly(S.project([vec(x1 - 0.035, 0.62, 0.62) + vec(0, b_ * 1.02, (a_ + 0.25) * 1.75) for a_, b_ in q]))
        ps = t if ps is None else union(ps, t)
    c.paint(ps, "#0e1a16", vol=0, lit=0, alpha=0.74, soft=1.0, rough=0.4, tex=0.3)
    S.wobble(1.0)
    # ---- leaves: a drift laid in slices, lit by what the floor receives
    rr = np.random.default_rng(8)
    lumf = luminance(S.received)

    def hgt(x, z):
        e = (abs(x) / 1.45) ** 2
        return (
            0.30
            + 0.26 * e
            + 0.10 * math.sin(z * 1.3 + x * 1.1)
            + 0.07 * math.sin(x * 3.1 + z * 0.7)
            - (0.16 * math.exp(-((x + 0.9) ** 2 / 0.3 + (z - 2) ** 2 / 0.5)))
        )

    slices = np.geomspace(1.1, 20.2, 46)[::-1] + S.C[2]
    done = False
    for i, z in enumerate(slices[:-1]):
        dz = z - slices[i + 1]
        if z < 5.2 and not done:
            done = True
            bellboy(c, S)
        d = z - S.C[2]
        # body of the drift
        pts = [S.pt((x, hgt(x, z), z)) for x in np.linspace(-1.45, 1.45, 22)]
        _bx, _by = S.pt((0, 0.3, z))
        E = [
            lumf[
                int(np.clip(S.pt((x, 0.05, z))[1] * 2, 0, c.h - 1)), int(np.clip(S.pt((x, 0.05, z))[0] * 2, 0, c.w - 1))
            ]
            for x in (-0.8, 0, 0.8)
        ]
        e = float(np.mean(E))
        fogk = np.clip(1 - math.exp(-max(0, d - 9) / 16), 0, 0.7)
        c.fog_colour = rgb("#e0b878")
        base = mix("#1c0d0e", "#8a421c", np.clip(e * 0.62, 0, 1))
        q = poly([tuple(a) for a in pts] + [S.pt((1.45, 0, z)), S.pt((-1.45, 0, z))])
        c.paint(q, base, vol=0, rough=1.2, lit=0, fog=fogk, tex=0.5, grain=0.2)
        n = int(46 + 420 / (d + 0.6))
        bins = {}
        for _ in range(n):
            x, zz = rr.uniform(-1.46, 1.46), z - rr.uniform(0, dz)
            y = hgt(x, zz) + rr.normal(0, 0.02)
            px, py = S.pt((x, 0.05, zz))
            el = lumf[int(np.clip(py * 2, 0, c.h - 1)), int(np.clip(px * 2, 0, c.w - 1))]
            a, t = rr.uniform(0, 6.283), rr.normal(0, 0.5)
            L = 0.075 * rr.uniform(0.6, 1.35)
            u = vec(math.cos(a), math.sin(t) * 0.7, math.sin(a) * 0.9)
            v = vec(-math.sin(a), math.cos(a * 3) * 0.3, math.cos(a)) * 0.5
            P = vec(x, y, zz)
            pts3 = [
                P - u * L,
                P - u * L * 0.3 + v * L,
                P + u * L * 0.5 + v * L * 0.6,
                P + u * L * 1.15,
                P + u * L * 0.5 - v * L * 0.6,
                P - u * L * 0.3 - v * L,
            ]
            xy = [S.pt(p_) for p_ in pts3]
            k = int(np.clip((el * 0.72 + rr.normal(0, 0.16)) * 5.2 + 0.8, 0, 6))
            bins.setdefault(k, []).append(curve([(*xy[0], "c"), xy[1], xy[2], (*xy[3], "c"), xy[4], xy[5]]))
        for k in sorted(bins):
            c.paint(
                merged(bins[k]),
                LEAF[k],
                vol=0,
                rough=0.25,
                lit=0,
                tex=0.35,
                grain=0.12,
                fog=fogk,
                shadow=(0, 1.2, 1.4, 0.28) if d < 6 else None,
            )
        if i == 30:
            secrets(c, S, hgt, rr)
    # leaves in the air, larger toward us
    for _ in range(84):
        z = rr.uniform(-0.9, 12)
        x, y = rr.normal(0.15, 0.55), rr.uniform(0.6, 2.7)
        px, py = S.pt((x, y, z))
        s = S.scale((x, y, z)) * 0.075 * rr.uniform(0.6, 1.2)
        if math.hypot((px - 350) / 75, (py - 400) / 110) < 1 or math.hypot(px - 160, py - 620) < 80:
            continue
        P = Pose(px, py, s, rr.uniform(0, 360))
        k = 3 + int(rr.integers(0, 4)) if z > 3 else int(rr.integers(2, 6))
        c.paint(
            P(
                curve(
                    [
                        (-1, 0, "c"),
                        (-0.3, 0.45 * rr.uniform(0.3, 1)),
                        (0.5, 0.3),
                        (1.1, 0, "c"),
                        (0.5, -0.3),
                        (-0.3, -0.4),
                    ]
                )
            ),
            LEAF[k],
            vol=0.2,
            rough=0.2,
            lit=0,
            fog=0.0 if z < 7 else 0.3,
        )
    S.lights and c.glow(*S.pt((0, 1.9, z1)), 120, "#ffe2a0", 0.22, 1.2)
    f = focus_map(
        c,
        [
            (345, 470, 170, 180, 1.0),
            (500, 420, 130, 200, 1.0),
            (150, 420, 120, 240, 0.85),
            (150, 660, 130, 90, 0.95),
            (300, 760, 280, 150, 0.65),
        ],
        0.3,
    )
    loose(c, f)
    return c.finish(shadow_tint="#14222c", light_tint="#ffe2a8", vignette=0.46, contrast=0.2)


def bellboy(c, S):
    p = (0.30, 0.10, 5.2)
    with S.stand(p, 1.75, 104, flip=True, minlight=0.55, gain=1.5, shadow=0.5) as P:
        b = P.pt(62, -2)
        c.line([P.pt(10, -84), P.pt(26, -60), b], [3.2 * P.s], "#f0d090", vol=0.3, detail=1.0)
        for k in range(-4, 5):
            c.line([P.pt(60, -8), P.pt(62 + k * 3.4, 6 - abs(k) * 0.4)], [1.3 * P.s, 0.8 * P.s], "#f0d090", detail=1.0)
        s = P.s * 104
        person(
            c,
            P.x,
            P.y,
            s,
            "slim",
            "walk",
            "three",
            "suit",
            "tired",
            -1,
            arms=("hold", "hold"),
            col="#b3302c",
            col2="#e9c05a",
            hair="#2c1a16",
            skin="#e8bd98",
            legs="#26283a",
            rim="#ffe6b0",
            hands=("grip", "grip"),
            nod=14,
            ground=False,
        )
        H = joint_point(P.x, P.y, s, "hc", "slim", "walk", "three", -1, arms=("hold", "hold"))
        P = Pose(H[0] + 0.6 * P.s, H[1] + 92 * P.s * 0.8, P.s * 0.8, 0, P.flip)
        c.paint(
            P(curve([(-11, -98, "c"), (-10, -112, "c"), (0, -114), (10, -113, "c"), (11, -100, "c"), (0, -96.5)])),
            "#c23a30",
            dark="#6a1418",
            vol=0.6,
            rough=0.15,
            detail=0.9,
        )
        c.paint(
            P(
                curve(
                    [
                        (-11.4, -97, "c"),
                        (0, -95.6),
                        (11.4, -99, "c"),
                        (11.2, -102.4, "c"),
                        (0, -99),
                        (-11.2, -100.6, "c"),
                    ]
                )
            ),
            "#e9c05a",
            vol=0.2,
            rough=0.1,
            detail=0.9,
        )
        for k in range(4):
            c.line([P.pt(3, -70 + k * 7), P.pt(10, -71 + k * 7)], [1.2 * P.s], "#f0cf72", 0.9)


def secrets(c, S, hgt, rr):
    # shoes put out for polishing; something has taken root in one
    for k, (dx, _yaw) in enumerate(((0, 10), (0.15, -8))):
        with S.stand(
            (1.02 + dx, hgt(1.1, 1.15) - 0.02, 1.15 + k * 0.05), 0.30, 30, minlight=0.5, gain=1.3, shadow=0.3
        ) as P:
            c.paint(
                P(
                    curve(
                        [
                            (-16, -1, "c"),
                            (-17, -8),
                            (-10, -12),
                            (0, -15),
                            (5, -26, "c"),
                            (16, -26, "c"),
                            (17, -10),
                            (16, 0, "c"),
                        ]
                    )
                ),
                "#2c2630",
                dark="#0e0a10",
                light="#b8a890",
                vol=0.8,
                rough=0.2,
                rim="#f0d9a0",
            )
            c.paint(P(ellipse(10.5, -25.5, 5.4, 1.6)), "#0e0a0c", vol=0, rough=0.1)
            if k == 0:
                c.line([P.pt(10, -24), P.pt(9, -40), P.pt(13, -56)], [1.6 * P.s, 0.8 * P.s], "#5a4a2c")
                for x, y, a in ((8, -42, 200), (14, -48, -30), (10, -56, 240), (16, -60, -50)):
                    c.paint(
                        P(transform(curve([(0, 0, "c"), (5, -3), (12, 0, "c"), (5, 3)]), x, y, 1, a)),
                        "#8fc24a",
                        light="#e8f6a0",
                        vol=0.2,
                        rough=0.1,
                    )
    # a fox asleep, the colour of everything else
    with S.stand((-0.70, hgt(-0.70, 0.05) - 0.10, 0.05), 0.44, 62, minlight=0.8, gain=1.1, shadow=0.3, rot=-4) as P:
        col, dk = "#b4541a", "#4a1c0e"
        c.paint(
            P(curve([(-40, -4), (-44, -22), (-30, -40), (-4, -46), (24, -40), (40, -22), (38, -6), (10, 2), (-22, 2)])),
            col,
            dark=dk,
            light="#f0a050",
            vol=0.95,
            rough=0.9,
            texk="streakd",
            tex=0.4,
        )
        m = c.paint(
            P(limb([(38, -12), (30, 0), (4, 3), (-24, -1), (-36, -9)], [16, 21, 22, 17, 5])),
            shift(col, 0.02),
            dark=dk,
            light="#f0a050",
            vol=0.9,
            rough=0.9,
            texk="streakh",
            tex=0.4,
            shadow=(0, -2, 3, 0.4),
        )
        c.paint(P(ellipse(-31, -5, 10, 9)), "#f3e2c6", vol=0.4, clip=m, soft=1, rough=1.5)
        hd = c.paint(
            P(
                curve(
                    [
                        (-34, -40, "c"),
                        (-27, -34),
                        (-20, -35),
                        (-13, -44, "c"),
                        (-9, -30),
                        (-12, -20),
                        (-20, -12),
                        (-30, -7),
                        (-33, -10),
                        (-37, -22),
                        (-38, -31),
                    ]
                )
            ),
            shift(col, 0.03),
            dark=dk,
            light="#ffb868",
            vol=0.7,
            rough=0.5,
            shadow=(1, 2, 3, 0.45),
        )
        c.paint(
            P(curve([(-36, -22), (-30, -16), (-22, -14), (-28, -7), (-34, -9)])), "#f3e2c6", vol=0.3, clip=hd, soft=0.5
        )
        c.paint(P(ellipse(-31.5, -8.6, 2.2, 1.8)), "#1c1012", vol=0.2, rough=0)
        c.line([P.pt(-27, -22), P.pt(-23.5, -19.6), P.pt(-19.5, -21)], [0.5, 1.3 * P.s, 0.5], "#1c1012", 0.9)
        for x, y in ((-13, -42), (-33, -38)):
            c.paint(
                P(transform(curve([(-2.4, 0, "c"), (0, -1), (2.6, 4), (-1, 6)]), x, y)), "#3a1810", vol=0, rough=0.2
            )
