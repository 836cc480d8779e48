"""A street of doors with no houses; one door is ajar, with a shoe in it."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Pose,
    Space,
    cobbles,
    curve,
    ellipse,
    envelope,
    focus_map,
    grass,
    loose,
    minus,
    mix,
    panelling,
    plain,
    plane_noise,
    poly,
    put_bottle,
    rgb,
    sample,
    sitting_cat,
    smoothstep,
    vec,
)

SENTENCE = "A street of doors with no houses; one door is ajar, with a shoe in it."
KEY = "storm-parchment"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "nobody"

R, W0, W1 = 6.0, 1.75, 1.6  # the crescent, and its two pavements
EYE = (-0.6, 1.5, -1.5)


def at(a, r):
    return vec(-R + r * math.cos(a), 0, r * math.sin(a))


def door(S, a, side, col, swing=0.0, w=0.95, h=2.15, tilt=0.0):
    """A door in its frame, with cornice and step, on the outer (1) or the inner (-1) pavement."""
    r = R + W0 if side > 0 else R - W1
    p = at(a, r)
    t = vec(-math.sin(a + tilt), 0, math.cos(a + tilt))
    n = vec(math.cos(a + tilt), 0, math.sin(a + tilt)) * side  # away from the street
    o = p - t * w / 2
    yaw = -math.degrees(math.atan2(t[2], t[0]))

    def block(u0, u1, y0, y1, d0, d1, mat, **kw):
        ctr = o + t * (u0 + u1) / 2 + n * (d0 + d1) / 2
        S.box(
            ctr + vec(-(u1 - u0) / 2, y0, -(d1 - d0) / 2),
            ctr + vec((u1 - u0) / 2, y1, (d1 - d0) / 2),
            mat,
            yaw=yaw,
            **kw,
        )

    stone, wood_ = plain("#b9ad94", 0.5, 1.0), plain(mix(col, "#d9cdb0", 0.62), 0.4, 1.0, streak=0.5)
    block(-0.28, w + 0.28, 0, 0.14, -0.55, 0.24, stone)
    block(-0.16, w + 0.16, 0.14, 0.27, -0.26, 0.22, stone)
    y = 0.27
    block(-0.14, 0, y, y + h + 0.14, -0.04, 0.18, wood_)
    block(w, w + 0.14, y, y + h + 0.14, -0.04, 0.18, wood_)
    block(-0.14, w + 0.14, y + h, y + h + 0.42, -0.05, 0.18, wood_)
    block(-0.24, w + 0.24, y + h + 0.42, y + h + 0.52, -0.16, 0.22, wood_)
    leaf = panelling(col, w, h, rows=((0.08, 0.42), (0.5, 0.92)), cols=2)
    k = S.door(o + UP * y + n * 0.05, t, w, h, leaf, None, swing=swing, hinge="l", side=-1 if swing else 1)
    return o + UP * y, t, n, k


def draw():
    """A storm is going; the street stayed, the houses did not."""
    c = Card(3333, key=(-0.5, -0.6, 0.5), bg="#2c3d47")
    rr = np.random.default_rng(33)
    c.sky(
        [(0, "#22323c"), (0.2, "#3f5860"), (0.38, "#7f8f86"), (0.5, "#c9b78e"), (0.57, "#f0d6a0"), (1, "#8f8468")],
        warp=0.16,
    )
    c.brush((46, 24), thr=(0, 0.03), length=4.5, jitter=0.02, opacity=0.85)
    S = Space.two(c, EYE, -15, 640, 520)
    cob, earth = cobbles("#8a8478", 0.2), plain("#8f8460", 0.6, 2.0)

    def ground(u, v, fp):
        x, z = u - 60, v - 10
        d = np.where(z > 0, np.hypot(x + R, z), x + R) - R
        k = smoothstep(1.30, 1.18, np.abs(d + 0.05 * plane_noise("mottle", u, v, 1.0)))[..., None]
        g = earth(u, v, fp)
        g = g * (1 - 0.18 * np.clip(plane_noise("soft", u, v, 5.0), -1, 1)[..., None])
        return g * (1 - k) + cob(u, v, fp) * k

    S.plane((-60, 0, -10), (1, 0, 0), (0, 0, 1), (120, 110), ground, nrm=UP)
    cols = ["#3f6a6c", "#8a6a3c", "#4a5068", "#8a4f34", "#4a6044", "#9a8a5c", "#3f4f64", "#6a464c"]
    made = {}
    for i, a in enumerate((0.60, 1.12, 1.38, 1.64, 1.92, 2.2)):
        made[i] = door(S, a, 1, cols[i % 8], tilt=rr.normal(0, 0.03))
    for i, a in enumerate((0.98, 1.46, 1.94)):
        door(S, a, -1, cols[(i * 3 + 4) % 8], tilt=rr.normal(0, 0.03))
    o, t, n, _k = door(S, 0.86, 1, "#b8322c", swing=24)
    for i, b in ((0, 0.78), (2, 0.16), (2, 0.30), (3, 0.7)):
        q = made[i][0] + made[i][1] * b - made[i][2] * 0.14
        put_bottle(S, q, 1.0, "#dfe2d4")
    S.amb = (rgb("#a3a8a6"), rgb("#7a7264"))
    S.sun((-0.5, 0.55, 0.9), "#ffe2b0", 0.75, 0.03)
    S.lamp(o + t * 0.8 - n * 0.9 + UP * 0.9, "#ffca70", 1.5, 1.1, 0.1, 8, cast=False, fall=1.4)
    S.render(ao=0.7, ao_r=0.4, fog=("#d3c096", 7, 13, 0.78), lines=0.5, lights_edge=0.4)
    S.wobble(1.0)
    # what comes out of the open door
    w, h = 0.95, 2.15
    s = math.radians(24)
    hinge = o + n * 0.05
    far = o + t * w
    d = t * math.cos(s) + n * math.sin(s)

    def quad(*q):
        return poly([S.pt(p_) for p_ in q])

    op = quad(hinge, far + n * 0.05, far + n * 0.05 + UP * h, hinge + UP * h)
    leaf = quad(hinge, hinge + d * w, hinge + d * w + UP * h, hinge + UP * h)
    gap = minus(op, leaf)
    g0, g1 = S.pt(far), S.pt(far + UP * h)
    c.paint(
        gap, "#ffd98c", dark="#e09a3c", light="#fff6d0", vol=0, lit=0, rough=0.3, grad=(g0, g1, -0.25, 0.3), detail=0.9
    )
    g = UP * 0.27
    fan = [
        far - t * 0.42 - n * 0.02,
        far - n * 0.02,
        far + t * 0.5 - n * 1.5 - g,
        far + t * 1.1 - n * 2.9 - g,
        far - t * 1.3 - n * 2.9 - g,
        far - t * 0.8 - n * 1.4 - g,
    ]
    c.beam([S.pt(q) for q in fan], "#ffcf80", 0.85, 4, (S.pt(far), 120))
    c.beam([S.pt(q) for q in fan], "#ffe6b0", 0.35, 9, (S.pt(far), 200))
    # the shoe
    x, y = S.pt(o + t * 0.74 - n * 0.03)
    P = Pose(x, y + 2, S.scale(o) * 0.0092, -4)
    c.paint(
        P(
            curve(
                [(-16, 0, "c"), (-17, -8), (-8, -11), (2, -14), (6, -22, "c"), (16, -23, "c"), (17, -9), (17, 0, "c")]
            )
        ),
        "#4a2c20",
        dark="#1c0e0c",
        light="#c98a54",
        vol=0.9,
        rough=0.2,
        rim="#ffe2a8",
        shadow=(-3, 2, 3, 0.6),
        detail=1,
    )
    c.paint(P(ellipse(11, -22.5, 5, 1.8)), "#160c0c", vol=0, rough=0.1, detail=1)
    for q in range(3):
        c.line([P.pt(-3 + q * 3.4, -11.6 - q * 2.2), P.pt(1 + q * 3, -15 - q * 1.6)], [0.8], "#efdcb0", 0.9, detail=1)
    # somebody's cat, who wants to be let in
    q = made[1][0] + made[1][1] * 0.5 - made[1][2] * 0.16
    x, y = S.pt(q)
    c.paint(ellipse(x + 2, y, 12, 3), "#1c1a1c", vol=0, alpha=0.5, soft=2, lit=0)
    sitting_cat(c, Pose(x, y, S.scale(q) * 0.0055, 0, True), "#2a2426", rim="#f3d9a0")
    # smoke, from a chimney that is not there
    q = at(1.38, R + W0 + 1.5) + UP * 4.4
    x, y = S.pt(q)
    sm = sample([(x, y), (x + 8, y - 40), (x - 10, y - 90), (x + 22, y - 150), (x + 60, y - 190)], 22)
    for i, (u, v) in enumerate(sm):
        c.paint(
            ellipse(u, v, 3 + i * 0.9, 3 + i * 0.7),
            "#d9d0b8",
            vol=0.4,
            alpha=0.30 * (1 - i / 24),
            soft=2 + i * 0.2,
            rough=2,
            lit=0,
        )
    # near grass, and the post
    grass(
        c,
        -10,
        330,
        0,
        26,
        ["#2f3224", "#4a4a30", "#6a6440", "#8f8450"],
        420,
        4,
        yfun=lambda u: rr.uniform(800, 912) + u * 0.10,
    )
    grass(c, -10, 240, 0, 16, ["#4a4a30", "#7a7044", "#a3955c"], 260, 5, yfun=lambda u: rr.uniform(700, 800) + u * 0.16)
    envelope(c, 420, 822, 40, -16, col="#e9dcc0")
    envelope(c, 474, 838, 36, 22, col="#dccfae")
    f = focus_map(
        c,
        [(440, 560, 130, 220, 1.0), (300, 560, 180, 160, 0.85), (440, 810, 120, 60, 0.8), (120, 560, 140, 200, 0.75)],
        0.42,
    )
    loose(c, f)
    c.late.append(lambda: c.glow(*S.pt(o + t * 0.75 + UP * 1.1), 120, "#ffcf80", 0.30, 1.2))
    return c.finish(shadow_tint="#1a2834", light_tint="#ffeac0", vignette=0.36, contrast=0.2, bloom=0.2)
