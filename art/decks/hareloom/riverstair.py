"""A river climbs a staircase into an attic; salmon wait on the landing."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Pose,
    Space,
    curve,
    drybrush,
    ellipse,
    focus_map,
    limb,
    loose,
    material,
    merged,
    mix,
    panelling,
    person,
    plain,
    plane_noise,
    planks,
    poly,
    put_crate,
    put_frame,
    put_letter,
    put_plant,
    put_stack,
    ramp,
    rgb,
    shift,
    sitting_cat,
    smoothstep,
    splatter,
    three_tones,
    vec,
    wallpaper,
)

SENTENCE = "A river climbs a staircase into an attic; salmon wait on the landing."
KEY = "jade-stair"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "animal"


def salmon(c, P, light=0.0):
    col = mix("#b8604c", "#e8a080", light)
    c.paint(
        P(curve([(-22, 0, "c"), (-40, -13, "c"), (-35, 0), (-40, 13, "c")])),
        shift(col, -0.08),
        vol=0.3,
        rough=0.2,
        detail=0.9,
    )
    c.paint(P(curve([(-8, -9, "c"), (2, -19), (10, -9, "c")])), shift(col, -0.1), vol=0.3, rough=0.2, detail=0.9)
    c.paint(P(curve([(-2, 8, "c"), (-10, 17), (-10, 8, "c")])), shift(col, -0.1), vol=0.3, rough=0.2, detail=0.9)
    m = c.paint(
        P(curve([(-25, 0), (-8, -11), (12, -11), (27, -4), (32, 1), (26, 4), (10, 10), (-8, 8)])),
        col,
        dark=shift(col, -0.22),
        light="#ffe6cc",
        vol=0.85,
        rough=0.25,
        detail=0.95,
    )
    c.paint(
        P(curve([(-26, 2, "c"), (-6, 4), (12, 4), (33, 2, "c"), (20, 14), (-10, 14)])),
        "#f3e6d4",
        vol=0.3,
        clip=m,
        soft=0.8,
        rough=0.6,
    )
    r = np.random.default_rng(3)
    for _ in range(16):
        c.paint(
            P(ellipse(r.uniform(-16, 18), r.uniform(-9, -2), r.uniform(0.6, 1.3))),
            "#4a2428",
            vol=0,
            clip=m,
            rough=0,
            alpha=0.8,
        )
    c.paint(P(ellipse(22, -2.6, 2.2)), "#14131a", vol=0, rough=0, detail=1)
    c.paint(P(ellipse(22.6, -3.2, 0.7)), "#ffffff", vol=0, rough=0, detail=1)
    c.line([P.pt(16, -8), P.pt(13.5, 0), P.pt(15, 7)], [1.0 * P.s], shift(col, -0.2), 0.7)


def heron(c, P, col="#33363f"):
    for x in (-3, 5):
        c.line([P.pt(x, -46), P.pt(x + 1.5, -24), P.pt(x, 0)], [2.2 * P.s, 1.8 * P.s], col)
        c.line([P.pt(x, 0), P.pt(x - 8, 1)], [1.6 * P.s, 0.6 * P.s], col)
    c.paint(
        P(curve([(24, -48, "c"), (14, -62), (0, -70), (-10, -66), (-12, -54), (-2, -44), (12, -42)])),
        col,
        dark="#14151c",
        light="#8a90a0",
        vol=0.8,
        rough=0.3,
        detail=0.9,
    )
    c.paint(
        P(limb([(-8, -62), (-17, -74), (-10, -86), (-8, -98), (-15, -106)], [10, 7, 6, 6, 6])),
        shift(col, 0.04),
        dark="#14151c",
        vol=0.7,
        rough=0.2,
        detail=0.9,
    )
    c.paint(
        P(curve([(-10, -109), (-16, -112), (-22, -107), (-44, -99, "c"), (-22, -102), (-14, -101)])),
        shift(col, 0.06),
        vol=0.5,
        rough=0.15,
        detail=0.9,
    )
    c.line([P.pt(-10, -109), P.pt(0, -110), P.pt(10, -104)], [1.8 * P.s, 0.4], "#14151c")


def draw():
    """A river has taken the stairs; at the top somebody is receiving guests."""
    c = Card(141, key=(0.4, -0.7, 0.5), bg="#0a1418")
    S = Space(c, eye=(-3.1, 3.05, -3.6), look=(0.75, 2.30, 2.6), f=625, centre=(338, 455), roll=1.5)
    wp = wallpaper("#4f7f76", "#8fae8e", 0.44, "damask", 0.75)
    wood, dark = plain("#6e4630", 0.35, 1.4, streak=0.5), plain("#4a2e24", 0.35, 1.4, streak=0.5)
    zb, xr, h = 3.2, 3.7, 6.4
    # back wall, right wall with the attic door, ceiling slope, floor (flooded)
    S.plane((-6, 0, zb), (1, 0, 0), UP, (6 + xr, h), wp)
    S.plane(
        (-6, 0, zb - 0.02),
        (1, 0, 0),
        UP,
        (6 + xr, 0.95),
        panelling("#5a3826", 1.0, 0.95, rows=((0.12, 0.86),), cols=1)
        and (lambda u, v, fp, q=panelling("#5a3826", 1.0, 0.95, rows=((0.12, 0.86),), cols=1): q(u % 1.0, v, fp)),
        cast=False,
    )
    S.wall((xr, 0, -5), (0, 0, 1), 8.2, h, wp, [(6.75, 3.0, 1.2, 2.1)], thick=0.25, reveal=wood)
    S.plane((-6, h, -5), (1, 0, 0), (0, 0, 1), (6 + xr, 8.2), planks("#5a4a44", 0.3, 4, "u"), nrm=-UP)
    S.beams(-6, xr, (-1.6, 0.2, 2.0), h, dark, 0.26, 0.3)
    S.plane(
        (xr + 0.9, 2.4, 0.5),
        (0, 0, 1),
        UP,
        (4, 4),
        material(
            lambda u, v: (
                0.5 + 0.12 * v - 0.5 * (np.abs((u + v * 0.6) % 0.9 - 0.45) < 0.06),
                three_tones("#f2b45c", "#8a4a1c", "#fff0b4"),
            )
        ),
        emit=1.0,
        cast=False,
    )
    for z, y, w_, hh in ((1.63, 3.0, 0.12, 2.2), (2.95, 3.0, 0.12, 2.2)):
        S.plane((xr - 0.03, y, z), (0, 0, 1), UP, (w_, hh), wood, cast=False)
    S.plane((xr - 0.03, 5.1, 1.63), (0, 0, 1), UP, (1.44, 0.14), wood, cast=False)
    n, rise, run, x0 = 15, 0.2, 0.27, -2.15
    wz0, wz1 = 3.18, 1.69  # from the wall to just over the edge
    S.stairs(
        (x0, 0, zb),
        (1, 0, 0),
        n,
        rise,
        run,
        1.5,
        plain("#8a5c3c", 0.35, 1.2, streak=0.4),
        plain("#6a4430", 0.3, 1.0, streak=0.4),
        side=None,
    )
    # closed side of the flight
    xe = x0 + n * run
    side = [(0, 0)]
    for i in range(n):
        side += [(i * run, (i + 1) * rise), ((i + 1) * run, (i + 1) * rise)]
    side += [(n * run, 0)]
    S.plane((x0, 0, zb - 1.5), (1, 0, 0), UP, [side], planks("#7c5238", 0.42, 9, "v", var=0.3), cast=True)
    S.box((xe, n * rise - 0.16, zb - 1.5), (xr, n * rise, zb), wood, top=planks("#8a5c3c", 0.2, 3, "v"))
    S.plane((xe, 0, zb - 1.5), (1, 0, 0), UP, (xr - xe, n * rise - 0.16), planks("#6c4630", 0.42, 9, "v", var=0.3))
    # a cupboard door under the stairs, ajar
    S.door((xe - 0.95, 0, zb - 1.53), (1, 0, 0), 0.8, 1.75, panelling("#7a5238", 0.8, 1.75), wood)
    S.plane((xe - 0.14, 0.04, zb - 1.545), (1, 0, 0), UP, (0.035, 1.68), plain("#ffcf78", 0.1), emit=1.0, cast=False)
    # ---- water
    jade = [(0, "#06262c"), (0.3, "#0f5256"), (0.55, "#2f8a80"), (0.78, "#8fd0b4"), (1, "#f3faE0".lower())]

    def tread_w(u, v, fp):
        t = (
            0.55
            + 0.55 * plane_noise("streak", u, v, 1.0, fp, 2)
            + 0.3 * plane_noise("mottle", u, v, 0.6, fp)
            - 0.25 * np.abs(v - 0.5)
        )
        return ramp(t, jade)

    def riser_w(u, v, fp):
        t = 0.66 + 0.8 * plane_noise("streak", v, u, 0.8, fp, 5) + 0.35 * smoothstep(0.12, 0.2, v)
        return ramp(t, jade)

    S.plane(
        (-6, 0.30, -5),
        (1, 0, 0),
        (0, 0, 1),
        (6 + xr, 8.2),
        material(
            lambda u, v: (0.33 + 0.35 * plane_noise("streak", u, v, 3.0) + 0.2 * plane_noise("soft", u, v, 5.0), jade)
        ),
        nrm=UP,
        cast=False,
    )

    def wy(x):
        """The water's height: it lies on every tread, and climbs from one to the next at the edge."""
        t = (x - x0) / run
        i = math.floor(t)
        f = max(0.0, (t - i - 0.5) / 0.5)
        return min(n, i + 1 + f * f * (3 - 2 * f)) * rise + 0.08

    xs = np.arange(x0 - 0.1, xe + 0.12, run / 9)

    def sheet_w(u, v, fp):
        t = (
            0.62
            + 0.6 * plane_noise("streak", u, v, 1.2, fp, 2)
            + 0.35 * plane_noise("mottle", u, v, 0.7, fp)
            - 0.16 * np.abs(v - 0.55)
        )
        return ramp(t, jade)

    for xa_, xb_ in itertools.pairwise(xs):
        ya, yb = wy(xa_), wy(xb_)
        O = vec(xa_, ya, wz1)
        S.plane(
            O,
            (xb_ - xa_, yb - ya, 0),
            (0, 0, 1),
            (math.hypot(xb_ - xa_, yb - ya) + 0.004, wz0 - wz1),
            lambda u, v, fp, o=xa_: sheet_w(u + o, v, fp),
            cast=False,
            emit=0.42,
        )
        S.poly3(
            [(xa_, ya - 0.12, wz1), (xb_ + 0.004, yb - 0.12, wz1), (xb_ + 0.004, yb, wz1), (xa_, ya, wz1)],
            lambda u, v, fp, o=xa_: ramp(
                0.30 + 0.5 * plane_noise("streak", u + o, v, 0.9, fp, 4) + 0.9 * (v - 0.1), jade
            ),
            cast=False,
            emit=0.3,
        )
    S.plane(
        (xe - 0.05, n * rise + 0.05, wz1 - 0.25),
        (1, 0, 0),
        (0, 0, 1),
        (xr - xe + 0.3, 1.4),
        tread_w,
        nrm=UP,
        cast=False,
    )
    # ---- dressing
    for k, (x, y, w_, hh) in enumerate(
        ((-1.75, 1.9, 0.62, 0.8), (-0.55, 2.55, 0.5, 0.62), (0.45, 3.1, 0.66, 0.86), (1.75, 3.75, 0.5, 0.66))
    ):
        put_frame(
            S,
            (x, y, zb),
            (1, 0, 0),
            w_,
            hh,
            "#b08a48",
            plain(["#7a8a86", "#5a6a5a", "#8a9a92", "#6a5a4a"][k], 0.5, 0.7),
            tilt=(2, -3, 1.5, -2)[k],
        )
    S.revolve(
        (x0 - 0.12, 0, zb - 1.42),
        [(0.09, 0), (0.09, 1.0), (0.12, 1.02), (0.12, 1.08), (0.08, 1.1), (0.13, 1.2), (0.11, 1.32), (0, 1.38)],
        wood,
        n=14,
    )
    S.revolve(
        (-3.35, 0.2, 1.5), [(0.16, 0), (0.2, 0.62), (0.21, 0.64)], plain("#3f6a72", 0.3), n=16
    )  # umbrella stand, afloat
    put_crate(S, (-1.2, 0.18, 0.55), 0.55, 0.34, 0.42, "#8a6238", 24)
    S.table(2.6, 1.05, 0.8, 0.45, 0.92, wood, yaw=0)
    put_plant(S, (2.62, 0.92, 1.05), 1.25, "#9a5a3c", seed=4)
    put_stack(S, (2.38, 0.92, 1.0), 3, 1.2, 6)
    put_letter(S, (-0.25, 0.315, -0.25), 30, 2.0)
    put_letter(S, (-2.1, 0.315, 0.2), -50, 2.0)
    put_letter(S, (0.7, 0.315, 0.55), 10, 2.0)
    S.amb = (rgb("#6a9c9e"), rgb("#58807e"))
    S.lamp((-1.6, 2.6, -1.2), "#bfe6dc", 2.2, 1.6, 0.3, 6, cast=False, fall=1.4)  # moonlight over the hall
    S.lamp((xr + 0.75, 4.55, 2.25), "#ffc872", 5.2, 2.1, 0.25, 12, wrap=0.3)
    S.lamp((xr - 0.5, 4.4, 2.2), "#ffb860", 0.9, 1.2, 0.3, 6, cast=False, fall=1.6)
    S.sun((-0.55, 0.55, -0.62), "#9cc8d0", 0.5, 0.08, 6)
    S.render(ao=0.75, ao_r=0.45, lines=0.45, lights_edge=0.5, gi=0.35, fog=None)
    S.wobble(1.0)
    rr = np.random.default_rng(9)
    # flow lines: they climb
    for _band, (col, al, nn) in enumerate((("#0d474c", 0.45, 60), ("#9adcc0", 0.5, 60), ("#f6fbe4", 0.65, 24))):
        ps = []
        for _ in range(nn):
            xs_ = rr.uniform(x0, xe - 0.4)
            z = wz1 + (wz0 - wz1) * rr.random()
            L = rr.uniform(0.25, 0.9)
            pts = [
                S.pt((x, wy(x) + 0.012, z + 0.03 * math.sin(x * 4 + z * 5)))
                for x in np.linspace(xs_, min(xs_ + L, xe), 9)
            ]
            w = S.scale((xs_, 1.5, z)) * rr.uniform(0.014, 0.045)
            ps.append(limb(pts, [0.3, w, w * 0.8, 0.3], n=20, cap=False))
        c.paint(merged(ps), col, vol=0, rough=0.4, lit=0, alpha=al, tex=0.3)
    foam = []
    for i in range(n):  # a lip of foam at the crest over every step, thrown upward
        for _ in range(20):
            z = rr.uniform(wz1 - 0.03, wz0)
            x = x0 + (i + 0.18) * run + rr.normal(0, 0.025)
            p = vec(x, wy(x) + abs(rr.normal(0, 0.02)), z)
            q = S.pt(p)
            s = S.scale(p) * rr.uniform(0.009, 0.026)
            foam.append(ellipse(q[0], q[1], s * 1.4, s * 0.7, -32))
    c.paint(merged(foam), "#eef8e6", vol=0.3, rough=0.5, lit=0, alpha=0.8, light="#fffbe0", dark="#7fb8a8")
    near = [S.pt((x, wy(x), wz1)) for x in xs[:-1]]
    c.line(near, [1.2, 2.2, 1.6], "#f3faea", 0.8, rough=0.8)
    for x in np.linspace(x0 - 0.1, x0 + 0.35, 9):
        q = S.pt((x, 0.34, rr.uniform(wz1 - 0.2, wz0)))
        splatter(c, q[0], q[1], 16, "#f0f8ea", 14, (0.5, 2.0), 0.7, int(x * 50) % 77)
    # hall water glints
    gl = []
    for _ in range(90):
        x, z = (
            (rr.uniform(-4.5, 3), rr.uniform(-2.5, 1.6))
            if len(gl) < 50
            else (2.1 - rr.random() * 1.6 + rr.normal(0, 0.22), 1.5 - rr.random() * 3.2)
        )
        a, b = S.pt((x, 0.31, z)), S.pt((x + rr.uniform(0.2, 0.6), 0.31, z + rr.normal(0, 0.03)))
        gl.append(
            limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.8), b], [0.3, rr.uniform(1, 3.4), 0.3], n=8, cap=False)
        )
    c.paint(merged(gl[:50]), "#4fa096", vol=0, rough=0.4, lit=0, alpha=0.5)
    c.paint(merged(gl[50:]), "#ecc680", vol=0, rough=0.4, lit=0, alpha=0.5)
    # ---- heron in the door, guests on the landing, climbers below
    with S.stand(
        (xr - 0.05, n * rise + 0.05, 2.40),
        1.9,
        112,
        relight=1.0,
        minlight=0.0,
        gain=0.10,
        shadow=0.9,
        occlude=False,
        form=0.3,
    ) as P:
        heron(c, P, "#4a4f5c")
    for k, (x, z, s) in enumerate(((xr - 0.55, 2.75, 0.62), (xr - 0.95, 2.45, 0.66), (xr - 1.2, 2.85, 0.58))):
        with S.stand(
            (x, n * rise + 0.12, z), s, 56, rot=-8 - 4 * k, relight=0.6, minlight=0.55, shadow=0.5, occlude=False
        ) as P:
            salmon(c, P, 0.3)
    for k, (i, z, dy, s, rot) in enumerate(
        (
            (10.6, 2.5, 0.62, 0.62, -50),
            (7.4, 2.75, 0.34, 0.56, -36),
            (4.6, 2.35, 0.80, 0.74, -58),
            (0.4, 2.3, 0.30, 0.70, -20),
        )
    ):
        p = (x0 + i * run, (i + 1) * rise + dy, z)
        with S.stand(p, s, 62, rot=rot, relight=0.55, minlight=0.62, shadow=0.6, occlude=False) as P:
            salmon(c, P, 0.15)
        q = S.pt((p[0] - 0.1, p[1] - dy + 0.05, z))
        splatter(c, q[0] - 4, q[1], 22, "#f3faea", 26, (0.5, 2.2), 0.85, k, aim=(6, -14))
    # the painted angler has a bite: his line leaves the picture
    _fx, _fy = S.pt((0.78, 3.5, zb - 0.03))
    with S.stand((0.74, 3.22, zb - 0.035), 0.5, 102, relight=0.5, minlight=0.5, shadow=0, occlude=False) as P:
        person(
            c,
            P.x,
            P.y,
            P.s * 104,
            "heavy",
            "stand",
            "three",
            "coat",
            "calm",
            1,
            arms=("lamp", "hold"),
            col="#3a4a3c",
            hair="#2a2018",
            legs="#2a2a30",
            hat="brim",
            hatc="#2c3028",
            ground=False,
        )
    tip = S.pt((1.22, 3.86, zb - 0.05))
    c.line([S.pt((0.86, 3.62, zb - 0.05)), tip], [1.8, 0.8], "#c9a060", detail=0.9)
    e = S.pt((x0 + 10.6 * run + 0.20, 11.6 * rise + 0.62 + 0.28, 2.5))
    c.line([tip, ((tip[0] + e[0]) / 2 + 3, (tip[1] + e[1]) / 2 + 6), e], [0.8, 0.7], "#f3e6c0", 0.9, detail=0.9)
    # cat on the newel
    with S.stand((x0 - 0.12, 1.38, zb - 1.42), 0.5, 72, relight=0.7, minlight=0.3, shadow=0.5) as P:
        sitting_cat(c, P, "#2a2228", rim="#ffd9a0")
    # paper boat, following
    bx, by = S.pt((x0 + 2.5 * run, wy(x0 + 2.5 * run) + 0.02, 2.15))
    P = Pose(bx, by, 0.66, -30)
    c.paint(
        P(poly([(-34, -8), (34, -8), (20, 12), (-20, 12)])),
        "#f3ead8",
        dark="#9aa8a0",
        vol=0.3,
        rough=0.2,
        lit=0,
        detail=0.9,
        shadow=(2, 4, 4, 0.4),
    )
    c.paint(P(poly([(0, -36), (15, -8), (-15, -8)])), "#e0d8c8", dark="#9aa8a0", vol=0.2, rough=0.2, lit=0, detail=0.9)
    dx, dy = S.pt((xr, 4.2, 2.3))
    c.late.append(lambda: c.glow(dx, dy, 150, "#ffd08a", 0.32, 1.2))
    f = focus_map(
        c,
        [
            (dx - 30, dy + 20, 150, 150, 1.0),
            (300, 470, 230, 170, 0.9),
            (150, 600, 150, 150, 0.8),
            (420, 560, 170, 120, 0.5),
        ],
        0.34,
    )
    loose(c, f)
    wall = ((c.yy > 60) & (c.yy < 330) & (c.xx < 470) & (np.abs(S.n[..., 2]) > 0.8)).astype(np.float32)
    drybrush(c, wall, "#a8d8b0", 46, 80, 20, 0.25, 0.5, 0.16, 2)
    low = (c.yy > 690).astype(np.float32)
    drybrush(c, low, "#5fb0a4", 34, 110, 12, -0.16, 0.12, 0.28, 4)
    return c.finish(shadow_tint="#0c2430", light_tint="#ffe6b4", vignette=0.28, contrast=0.18)
