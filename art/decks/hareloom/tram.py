"""A tram of sleepers runs along the ceiling of a bedroom."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Space,
    bricks,
    curve,
    ellipse,
    focus_map,
    loose,
    material,
    minus,
    plain,
    plane_noise,
    planks,
    put_cup,
    put_frame,
    put_stack,
    put_suitcase,
    rgb,
    runner,
    scatter,
    shift,
    three_tones,
    transform,
    vec,
    wallpaper,
)

SENTENCE = "A tram of sleepers runs along the ceiling of a bedroom."
KEY = "drawer-night"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "child"


def draw():
    """A night tram crosses the bedroom ceiling; everyone aboard is asleep, only the bed is awake."""
    c = Card(341, key=(-0.4, -0.7, 0.5), bg="#0c1020")
    S = Space(c, eye=(1.38, 1.58, -3.5), look=(0.16, 2.05, 2.6), f=585, centre=(300, 440), roll=-3)
    x0, x1, h, z0, z1 = -2.5, 2.2, 3.9, -3.4, 4.2
    wp = wallpaper("#5c6f92", "#92a4c0", 0.46, "leaf", 0.85)
    wood = plain("#6a4a3a", 0.3, 1.2, streak=0.45)
    S.plane((x0, 0, z0), (1, 0, 0), (0, 0, 1), (x1 - x0, z1 - z0), planks("#8a6850", 0.19), nrm=UP)
    S.plane(
        (x0, h, z0),
        (1, 0, 0),
        (0, 0, 1),
        (x1 - x0, z1 - z0),
        planks("#7c8398", 0.26, 5, "u", var=0.25, streak=0.4),
        nrm=-UP,
    )
    # back wall with the tunnel the line comes out of (its arch stands on the ceiling)
    xt, tw = -0.62, 1.5
    arch = (
        [(xt - tw / 2, h), (xt - tw / 2, h - 1.05)]
        + [
            (xt - tw / 2 * math.cos(t), h - 1.05 - tw / 2 * 0.75 * math.sin(t))
            for t in np.linspace(0.15, math.pi - 0.15, 12)
        ]
        + [(xt + tw / 2, h - 1.05), (xt + tw / 2, h)]
    )
    S.plane((0, 0, z1), (1, 0, 0), UP, [[(x0, 0), (x1, 0), (x1, h), (x0, h)], arch], wp, cast=True)
    S.plane((xt - 1.2, h - 2.2, z1 + 1.6), (1, 0, 0), UP, (2.4, 2.4), plain("#141826", 0.2), cast=False, emit=1.0)
    for i in range(len(arch) - 1):  # brick ring
        a, b = arch[i], arch[i + 1]
        S.quad((*a, z1 - 0.03), (*b, z1 - 0.03), (*a, z1 + 0.9), bricks("#6a5a68", 0.2, 0.1), cast=False)
    ring = [(xt + (x - xt) * 1.16, h - (h - y) * 1.10) for x, y in arch]
    S.plane((0, 0, z1 - 0.03), (1, 0, 0), UP, [ring, arch], bricks("#8a7480", 0.16, 0.12), cast=False)
    S.plane((x0, 0, z0), (0, 0, 1), UP, (z1 - z0, h), wp)
    # right wall: the moon's window
    wz, wy, ww, wh = 4.1, 0.9, 1.7, 2.1
    S.wall((x1, 0, z0), (0, 0, 1), z1 - z0, h, wp, [(wz, wy, ww, wh)], thick=0.24, reveal=plain("#9aa2b8", 0.3))
    S.window(
        (x1 + 0.14, wy, z0 + wz),
        (0, 0, 1),
        ww,
        wh,
        plain("#7a8298", 0.2),
        material(lambda u, v: (0.35 + 0.2 * v, three_tones("#a8c4e4", "#4f6fa4", "#e8f0f8"))),
        (2, 3),
        fw=0.07,
        bw=0.045,
    )
    for a, U, L in (
        ((x0, 0, z1 - 0.02), (1, 0, 0), x1 - x0),
        ((x0 + 0.02, 0, z0), (0, 0, 1), z1 - z0),
        ((x1 - 0.02, 0, z0), (0, 0, 1), z1 - z0),
    ):
        S.plane(a, U, UP, (L, 0.16), plain("#8088a0", 0.3), cast=False)
    S.plane(
        (-1.9, 0.012, -0.9),
        (1, 0, 0),
        (0, 0, 1),
        (2.1, 3.2),
        runner(2.1, "#7a4a3c", "#33466a", "#c9a880", 0.9),
        nrm=UP,
        cast=False,
    )
    quilt_c = ["#8a3a3c", "#3f6478", "#a87f40", "#57487c", "#5f7a54"]

    def quilt(u, v, fp):
        i, j = np.floor(u / 0.24), np.floor(v / 0.24)
        k = (np.abs(i * 7 + j * 11) % 5).astype(int)
        st = np.array([rgb(q) for q in quilt_c])
        e = np.minimum(np.minimum(u % 0.24, 0.24 - u % 0.24), np.minimum(v % 0.24, 0.24 - v % 0.24))
        t = 1 + 0.5 * plane_noise("mottle", u, v, 0.5, fp) - 0.4 * np.clip(1 - e / 0.02, 0, 1)
        return np.clip(st[k] * t[..., None], 0, 1).astype(np.float32)

    bx, bz = 1.0, 1.75
    pil = S.bed(
        bx,
        bz,
        1.3,
        2.5,
        plain("#7a5440", 0.3, 1.0, streak=0.5),
        plain("#d6d8e0", 0.3, 0.8),
        quilt,
        h=0.52,
        head=1.3,
        foot=0.66,
    )
    for s_ in (-1, 1):
        S.revolve(
            (bx + s_ * 0.62, 0.66, bz - 1.28),
            [(0.05, 0), (0.075, 0.06), (0.05, 0.13), (0, 0.15)],
            plain("#8a6248", 0.2),
            n=12,
        )
    S.box((pil[0] - 0.42, 0.58, pil[2] - 0.22), (pil[0] + 0.42, 0.80, pil[2] + 0.16), plain("#e6e6ea", 0.3, 0.6))
    S.table(-0.28, 3.8, 0.5, 0.5, 0.66, wood)
    put_stack(S, (-0.38, 0.66, 3.75), 4, 1.2, 4)
    put_cup(S, (-0.14, 0.66, 3.7), 1.4, "#b8c4d0", "#7a94a8")
    S.chair(-1.75, 3.3, 1.1, wood, yaw=215)
    scatter(
        S,
        [
            ((-1.75, 0.012, 0.9), ["blocks", "ball", "book"]),
            ((-2.2, 0, 2.3), ["crate", "stack"]),
            ((0.55, 0.0, -0.9), ["open", "letter"]),
        ],
        7,
    )
    put_frame(
        S,
        (-2.2, 1.5, z1),
        (1, 0, 0),
        0.5,
        0.62,
        "#a08654",
        material(
            lambda u, v: (0.4 + 0.5 * (v > 0.3) - 0.25 * (np.hypot(u - 0.3, v - 0.5) < 0.12), three_tones("#7f94a0"))
        ),
        tilt=5,
    )
    # portrait hung the wrong way up: right for the passengers
    put_frame(
        S,
        (0.35, 2.35, z1),
        (1, 0, 0),
        0.5,
        0.66,
        "#a08654",
        material(
            lambda u, v: (
                0.62
                - 0.45 * (np.hypot(u - 0.25, (v - 0.30) * 0.85) < 0.10)
                - 0.4 * ((v > 0.40) & (np.abs(u - 0.25) < 0.08 + (v - 0.4) * 0.5)),
                three_tones("#b8a88c"),
            )
        ),
        tilt=-4,
    )
    # ---- the ceiling railway
    S.tracks(
        (xt, h, z0),
        (0, 0, 1),
        z1 + 1.2 - z0,
        0.62,
        plain("#b8bec8", 0.2),
        plain("#5a4438", 0.3),
        up=(0, -1, 0),
        step=0.42,
    )
    cream, body = plain("#e6d6ac", 0.25, 1.5), plain("#a8382f", 0.3, 1.5, light="#e88060")
    xa, xb, za, zb = xt - 0.55, xt + 0.55, 0.05, 4.9
    yt, ym, yr = h - 0.20, h - 0.66, h - 1.56
    S.box((xa, ym, za), (xb, yt, zb), body)
    S.box((xa, yr + 0.14, za), (xb, ym, zb), cream)
    S.box((xa - 0.06, yr, za - 0.08), (xb + 0.06, yr + 0.14, zb), plain("#5f6e7c", 0.3, light="#c8d4d8"))
    S.box((xa + 0.25, yr - 0.1, za + 0.5), (xb - 0.25, yr, zb), plain("#46525e", 0.3))
    S.box((xa + 0.04, yt - 0.06, za - 0.14), (xb - 0.04, yt + 0.02, za), plain("#3a3e4a", 0.3))  # fender
    for z in (za + 0.55, za + 1.05, za + 2.6):
        S.revolve(
            (xb - 0.02, h - 0.17, z), [(0.14, 0), (0.14, 0.05)], plain("#3a3e48", 0.2), n=16, axis=(1, 0, 0), cast=False
        )
        S.disc((xb + 0.035, h - 0.17, z), 0.14, plain("#565c68", 0.2), axis=(1, 0, 0), n=18, cast=False)
    glow = material(lambda u, v: (0.5 + 0.45 * v, three_tones("#ffc65e", "#d97a2c", "#fff3b8")))
    wins = []
    for i in range(5):
        z = za + 0.22 + i * 0.80
        S.plane((xb + 0.014, yr + 0.2, z), (0, 0, 1), UP, (0.64, 0.62), glow, emit=1.0, cast=False)
        wins.append((z, z + 0.64))
    S.plane((xa + 0.1, yr + 0.2, za - 0.014), (1, 0, 0), UP, (xb - xa - 0.2, 0.62), glow, emit=1.0, cast=False)
    fr = plain("#8a6a3c", 0.3)
    for z, z2 in wins:  # window frames and a bar
        for q in ((z - 0.03, 0.03, 0.68), (z2, 0.03, 0.68), (z + 0.31, 0.018, 0.62)):
            S.plane((xb + 0.022, yr + 0.17, q[0]), (0, 0, 1), UP, (q[1], q[2]), fr, cast=False)
        for y in (yr + 0.17, yr + 0.82):
            S.plane((xb + 0.022, y, z - 0.03), (0, 0, 1), UP, (0.70, 0.03), fr, cast=False)
    for x in (xa + 0.08, xt - 0.012, xb - 0.11):
        S.plane((x, yr + 0.17, za - 0.022), (1, 0, 0), UP, (0.03, 0.68), fr, cast=False)
    for y in (yr + 0.17, yr + 0.82):
        S.plane((xa + 0.08, y, za - 0.022), (1, 0, 0), UP, (xb - xa - 0.16, 0.03), fr, cast=False)
    for s_ in (-1, 1):  # small side lamps and the step
        S.disc(
            (xt + s_ * 0.36, ym + 0.16, za - 0.03),
            0.055,
            plain("#e0602c", 0.05),
            axis=(0, 0, -1),
            emit=0.9,
            cast=False,
            n=14,
        )
    S.box((xb, yt - 0.14, za + 0.12), (xb + 0.14, yt - 0.08, za + 0.7), plain("#3a3e4a", 0.3))
    # trolley pole, feeling for a wire
    S.revolve(
        (xt, yr - 0.1, za + 1.5),
        [(0.05, 0), (0.03, 0.1), (0.018, 0.55)],
        plain("#2c3038", 0.2),
        n=8,
        axis=(0.35, -1, -0.25),
        cast=False,
    )
    S.plane((xb + 0.02, ym - 0.03, za), (0, 0, 1), UP, (zb - za, 0.06), plain("#e0bc68", 0.2), cast=False)
    S.plane((xa, ym - 0.03, za - 0.02), (1, 0, 0), UP, (xb - xa, 0.06), plain("#e0bc68", 0.2), cast=False)
    S.disc((xt, ym + 0.24, za - 0.03), 0.12, plain("#fff3c8", 0.05), axis=(0, 0, -1), emit=1.0, cast=False)
    S.disc((xt, ym + 0.24, za - 0.025), 0.155, plain("#d9b25f", 0.05), axis=(0, 0, -1), cast=False)
    # the stop: a lamp post standing on the ceiling
    sx, sz = 0.92, 0.7
    S.revolve((sx, h, sz), [(0.05, 0), (0.03, 0.08), (0.022, 1.05)], plain("#39404e", 0.2), n=10, axis=(0, -1, 0))
    S.revolve(
        (sx, h - 1.05, sz),
        [(0.05, 0), (0.10, 0.16), (0.10, 0.18), (0, 0.26)],
        plain("#ffd98c", 0.1),
        n=12,
        axis=(0, -1, 0),
        cast=False,
        emit=0.95,
    )
    put_suitcase(S, (sx + 0.3, h - 0.36, sz + 0.1), 14, 0.5, 0.36, 0.18, "#8a5a34")
    # a toy railway on the rug, and nothing on it
    tc = (-0.62, 0.015, -0.15)
    for k in range(26):
        a = k / 26 * 6.283
        S.box(
            (tc[0] + 0.62 * math.cos(a) - 0.085, 0.014, tc[2] + 0.62 * math.sin(a) - 0.022),
            (tc[0] + 0.62 * math.cos(a) + 0.085, 0.03, tc[2] + 0.62 * math.sin(a) + 0.022),
            plain("#6a4a34", 0.3),
            yaw=-math.degrees(a),
        )
    for r_ in (0.575, 0.665):
        S.disc((tc[0], 0.042, tc[2]), r_ + 0.011, plain("#c9ccd4", 0.2), r0=r_ - 0.011, n=48, cast=False)
    S.amb = (rgb("#6074b0"), rgb("#505f92"))
    S.sun((0.80, 0.62, 0.22), "#d8e6ff", 2.3, 0.008, 14)
    for z in (za + 0.5, za + 2.0, za + 3.4):
        S.lamp((xb + 0.55, yr + 0.2, z), "#ffa84e", 1.25, 0.95, 0.3, 6, cast=False, fall=2.0)
    S.lamp((xa - 0.5, yr + 0.2, za + 1.2), "#ffa84e", 1.3, 0.9, 0.3, 6, cast=False, fall=2.0)
    S.lamp((xt, ym - 0.1, za - 0.9), "#ffd98c", 1.7, 1.1, 0.1, 8, cast=False, fall=2.0)
    S.lamp((sx, h - 1.2, sz - 0.3), "#ffc878", 1.5, 0.75, 0.1, 8, cast=False, fall=2.0)
    S.lamp(
        (0.35, 2.35, 1.1), "#ffb866", 1.3, 1.3, 0.3, 6, cast=False, fall=2.0
    )  # what falls from the windows on the bed
    S.lamp((-0.6, 1.5, -0.2), "#ffc070", 1.6, 1.2, 0.3, 6, cast=False, fall=2.0)
    S.render(ao=0.6, ao_r=0.45, lines=0.5, lights_edge=0.6, gi=0.25)
    S.shafts(0, 0.10, 8.0, 24, 0.6)
    S.wobble(0.9)
    # the child's slippers wait on the ceiling, by the stop
    for k in range(2):
        P = S.sheet((sx - 0.2 + k * 0.28, h - 0.004, sz - 0.42 + k * 0.05), (1, 0, 0.3 * k), (0.3 * k, 0, -1), 0.016)
        c.paint(
            P(curve([(-6, 12, "c"), (-7, 0), (-5, -10), (0, -14), (5, -10), (7, 0), (6, 12, "c"), (0, 15)])),
            "#3a1c20",
            vol=0.2,
            lit=0,
            rough=0.15,
            detail=0.9,
            shadow=(2, 2, 3, 0.5),
        )
        c.paint(
            P(curve([(-7.5, -1, "c"), (-6, -11), (0, -16), (6, -11), (7.5, -1, "c"), (0, -4)])),
            "#d8604c",
            dark="#7a2824",
            vol=0.8,
            lit=0,
            rough=0.15,
            detail=0.9,
            rim="#ffd9a0",
        )
    # ---- sleepers, upside down behind the glass
    skins = ["#d9a884", "#e6bd9a", "#b98462", "#e0b090", "#c99a78"]
    hairs = ["#3a2418", "#9a9aa0", "#1c1618", "#a8602c", "#5a3a24"]
    coats = ["#3a4a6a", "#5a3a4a", "#3f5a4a", "#6a5238", "#4a3a5a"]

    def sleeper(P, mw, i, tilt=0):
        def T(q):
            return P(transform(q, 0, 0, 1, tilt))

        c.paint(
            P(curve([(-20, 34), (-17, 16), (0, 10), (17, 16), (20, 34)])),
            coats[i],
            vol=0.7,
            clip=mw,
            lit=0,
            rough=0.2,
            detail=0.9,
        )
        c.paint(T(ellipse(1, -1, 12.5, 13.5)), skins[i], vol=0.7, clip=mw, lit=0, rough=0.15, detail=0.9)
        c.paint(
            T(curve([(-12, 3), (-14, -7), (-7, -16), (5, -17), (13, -9), (12, -4), (3, -8), (-5, -5), (-8, 5)])),
            hairs[i],
            vol=0.7,
            clip=mw,
            lit=0,
            rough=0.3,
            detail=0.9,
        )
        a = math.radians(tilt)

        def R(x, y):
            return P.pt(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))

        for ex in (-3.4, 6.4):
            c.line([R(ex - 2.6, -0.5), R(ex, 1.6), R(ex + 2.6, -0.5)], [0.4, 1.6 * P.s, 0.4], "#2a1614", 0.95, clip=mw)
        c.paint(T(ellipse(1.8, 3.6, 1.8, 2.2)), shift(skins[i], -0.07), vol=0.3, clip=mw, lit=0, rough=0)
        c.paint(T(ellipse(1.6, 8.2, 1.6, 1.2)), "#7a3430", vol=0, clip=mw, lit=0, rough=0)

    for i, (wa, wb) in enumerate(wins):
        q = [
            vec(xb + 0.016, yr + 0.2, wa),
            vec(xb + 0.016, yr + 0.2, wb),
            vec(xb + 0.016, yr + 0.82, wb),
            vec(xb + 0.016, yr + 0.82, wa),
        ]
        mw = c.mask(S.path([q]), 0.1)
        P = S.sheet(((xb + 0.016), yr + 0.46, (wa + wb) / 2), (0, 0, -1), (0, 1, 0), 0.0138)
        if i == 1:  # the only one awake is a cat, and it looks at you
            col = "#1d1a24"
            c.paint(
                P(curve([(-18, 34), (-14, 12), (0, 6), (14, 12), (18, 34)])),
                col,
                vol=0.6,
                clip=mw,
                lit=0,
                rough=0.2,
                detail=0.9,
            )
            c.paint(
                P(curve([(-13, -20, "c"), (-6, -11), (6, -11), (13, -20, "c"), (15, -2), (8, 9), (-8, 9), (-15, -2)])),
                col,
                vol=0.6,
                clip=mw,
                lit=0,
                rough=0.15,
                detail=1,
            )
            for ex in (-5.4, 5.4):
                c.paint(P(ellipse(ex, -2, 3.0, 3.4)), "#f2f08a", vol=0, clip=mw, lit=0, rough=0, detail=1)
                c.paint(P(ellipse(ex, -2, 0.9, 3.0)), "#0c0a10", vol=0, clip=mw, lit=0, rough=0, detail=1)
            continue
        if i == 3:  # an empty seat and the hat of whoever got off
            c.paint(P(ellipse(0, 22, 17, 4)), "#2a2430", vol=0.5, clip=mw, lit=0, rough=0.1, detail=0.9)
            c.paint(
                P(curve([(-11, 22, "c"), (-10, 6), (0, 4), (10, 6), (11, 22, "c")])),
                "#2a2430",
                vol=0.6,
                clip=mw,
                lit=0,
                rough=0.1,
                detail=0.9,
            )
            continue
        sleeper(P, mw, i, (-16, 0, 14, 0, -12)[i])
    q = [
        vec(xa + 0.1, yr + 0.2, za - 0.016),
        vec(xb - 0.1, yr + 0.2, za - 0.016),
        vec(xb - 0.1, yr + 0.82, za - 0.016),
        vec(xa + 0.1, yr + 0.82, za - 0.016),
    ]
    mw = c.mask(S.path([q]), 0.1)
    P = S.sheet((xt, yr + 0.46, za - 0.016), (-1, 0, 0), (0, 1, 0), 0.0138)
    sleeper(P, mw, 1, 20)
    c.paint(
        P(transform(curve([(-15, -8, "c"), (-13, -17), (0, -22), (13, -17), (16, -6, "c"), (0, -11)]), 0, 0, 1, 20)),
        "#27314e",
        vol=0.6,
        clip=mw,
        lit=0,
        rough=0.1,
        detail=0.9,
    )
    c.line([P.pt(-42, 0), P.pt(-42, 46)], [1.5 * P.s], "#7a4a2c", clip=mw)
    # the bell cord obeys our gravity: it hangs over the bed
    cord = [S.pt((xb - 0.02, yr + 0.02, 2.3)), S.pt((0.4, 1.98, 2.2)), S.pt((0.82, 1.9, 2.1)), S.pt((0.9, 1.62, 2.1))]
    c.line(cord, [1.4, 1.3, 1.3], "#e0c48a", 0.9, detail=0.9)
    c.paint(
        minus(ellipse(cord[-1][0], cord[-1][1] + 6, 6.5), ellipse(cord[-1][0], cord[-1][1] + 6, 4.2)),
        "#e0b25a",
        vol=0.5,
        lit=0,
        rough=0.1,
        detail=0.9,
    )
    # the one awake, in bed
    with S.stand((pil[0], 0.78, pil[2] - 0.05), 0.66, 30, minlight=0.78, gain=1.25, shadow=0.3, occlude=False) as P:
        c.paint(
            P(curve([(-11, -9), (-10, -17), (0, -21), (10, -17), (11, -9), (8, 0), (0, 3.5), (-8, 0)])),
            "#e0b490",
            dark="#8a5a4c",
            vol=0.7,
            rough=0.2,
            detail=0.95,
        )
        c.paint(
            P(
                curve(
                    [
                        (-12, -6),
                        (-13.5, -15),
                        (-7, -23),
                        (5, -24),
                        (13, -16),
                        (12, -6),
                        (9.4, -13),
                        (4, -16.5),
                        (-3, -15),
                        (-8, -16.5),
                        (-10, -11),
                    ]
                )
            ),
            "#2a1a18",
            vol=0.8,
            rough=0.4,
            detail=0.95,
            texk="streakv",
            tex=0.3,
        )
        for ex in (-4.6, 3.6):
            c.paint(P(ellipse(ex, -8.8, 2.5, 2.7)), "#f4f0ea", vol=0.2, rough=0, detail=1)
            c.paint(P(ellipse(ex - 0.9, -9.7, 1.45, 1.75)), "#17121a", vol=0, rough=0, detail=1)
            c.paint(P(ellipse(ex - 1.4, -10.4, 0.5, 0.5)), "#ffffff", vol=0, rough=0, detail=1)
            c.line(
                [P.pt(ex - 2.4, -12.4), P.pt(ex, -13.4), P.pt(ex + 2.2, -12.6)], [0.3, 0.8 * P.s, 0.3], "#2a1a18", 0.8
            )
        c.paint(P(ellipse(-0.6, -5.2, 1.2, 1.0)), "#c98a72", vol=0.3, rough=0, detail=1)
        c.paint(P(ellipse(-0.4, -1.4, 1.5, 1.0)), "#7a3a38", vol=0, rough=0, detail=1)
        c.paint(
            P(curve([(-34, 9), (-20, 1), (-8, 3.2), (0, 2), (9, 3.4), (21, 1), (34, 9), (30, 15), (0, 12), (-30, 15)])),
            "#cfd6e8",
            dark="#6a7694",
            vol=0.8,
            rough=0.4,
            detail=0.7,
            shadow=(0, -2, 2, 0.3),
        )
        for s_ in (-1, 1):
            c.paint(
                P(
                    curve(
                        [
                            (s_ * 11 - 3.6, 5),
                            (s_ * 11 - 3.4, 1),
                            (s_ * 11, -0.6),
                            (s_ * 11 + 3.4, 1),
                            (s_ * 11 + 3.6, 5),
                            (s_ * 11, 6.4),
                        ]
                    )
                ),
                "#e0b490",
                dark="#8a5a4c",
                vol=0.6,
                rough=0.15,
                detail=0.95,
            )
    hx, hy = S.pt((xt, ym + 0.24, za - 0.03))
    c.late.append(lambda: (c.glow(hx, hy, 120, "#ffe0a0", 0.4, 1.2), c.glow(hx, hy, 30, "#fff6d8", 0.7, 1.5)))
    f = focus_map(
        c,
        [
            (230, 240, 230, 190, 1.0),
            (420, 560, 130, 110, 1.0),
            (470, 200, 100, 120, 0.8),
            (200, 700, 230, 150, 0.85),
            (160, 560, 150, 80, 0.6),
        ],
        0.42,
    )
    loose(c, f, strength=0.34)
    return c.finish(shadow_tint="#101a38", light_tint="#ffe6b8", vignette=0.24, contrast=0.16)
