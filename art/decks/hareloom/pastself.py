"""Seen from above, footprints cross the snow and grow younger with every step; at their end a child walks on."""

import math

import cv2
import numpy as np

from art.kit.all import Card, blur, curve, ellipse, limb, poly, ramp, rgb, sample, union

SENTENCE = "Somebody has crossed the snow and grown younger with every step; the stick lies where it was let go."
KEY = "winter-orchard"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "child"

SUN = (-0.86, -0.51)  # toward the sun, over the card
HEIGHT = 0.42  # the sun's height as a tangent
WAY = [
    (96, 930),
    (146, 806),
    (262, 716),
    (396, 664),
    (472, 570),
    (430, 470),
    (306, 420),
    (206, 352),
    (214, 272),
    (306, 212),
]
CHILD = (322, 204)


def way(n=900):
    """The way over the snow and how far along it each point lies, 0 to 1."""
    p = np.array(sample(WAY, n))
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    return p, d / d[-1], d[-1]


def steps():
    """Foot after foot: place, direction, length of the sole, which foot, and how far along the way."""
    p, q, total = way()
    at, out, left = 6.0, [], True
    while at < total - 8:
        t = at / total
        i = int(np.searchsorted(q, t))
        a, b = p[max(0, i - 6)], p[min(len(p) - 1, i + 6)]
        ang = math.atan2(b[1] - a[1], b[0] - a[0])
        sole = 62 - 39 * t**0.8
        side = (1 if left else -1) * sole * 0.34
        x, y = p[i][0] - math.sin(ang) * side, p[i][1] + math.cos(ang) * side
        out.append((x, y, ang + (0.16 if left else -0.16), sole, t))
        shuffle = 0.8 + 0.75 * math.sin(min(1, t / 0.8) * math.pi / 2)
        at += sole * shuffle
        left = not left
    return out


def sole(x, y, ang, s):
    """A shoe's print: the ball of the foot and the heel."""
    ca, sa = math.cos(ang), math.sin(ang)

    def P(*pts):
        return [(x + (a * ca - b * sa) * s, y + (a * sa + b * ca) * s) for a, b in pts]

    ball = curve(
        P(
            (0.5, 0.0),
            (0.4, 0.15),
            (0.2, 0.19),
            (0.0, 0.14),
            (-0.1, 0.1),
            (-0.1, -0.1),
            (0.0, -0.15),
            (0.2, -0.19),
            (0.4, -0.15),
        )
    )
    heel = curve(P((-0.16, 0.1), (-0.3, 0.13), (-0.45, 0.09), (-0.5, 0), (-0.45, -0.09), (-0.3, -0.13), (-0.16, -0.1)))
    return union(ball, heel)


def press(c, h, path, depth, soft, rim):
    """Press a shape into the snow: a hole with a raised edge."""
    m = c.mask(path, 0.35, soft, pad=14)
    if m is None:
        return
    sl = (slice(m.y0, m.y0 + m.a.shape[0]), slice(m.x0, m.x0 + m.a.shape[1]))
    wide = blur(m.a, rim * c.ss)
    h[sl] += -depth * m.a + depth * 0.55 * np.clip(wide - m.a, 0, 1) * (0.6 + 0.8 * c.noise("speck")[sl])


def snow(c):
    """The height of the snow in units: drifts, crust, every step, and where a sledge was drawn."""
    drifts = cv2.GaussianBlur(c.noise("cloud", 3), (0, 0), 20 * c.ss)
    ripples = cv2.GaussianBlur(c.noise("mottle", 2), (0, 0), 6 * c.ss)
    h = (36 * drifts + 2.8 * ripples + 0.9 * blur(c.noise("speck"), 1.6 * c.ss) + 0.05 * c.noise("grain")).astype(
        np.float32
    )
    line, q, _total = way(60)
    press(c, h, limb([tuple(p) for p in line], list((62 - 39 * q**0.8) * 1.3), n=200), 4.6, 4.5, 8)  # waded through
    for i, (x, y, ang, s, t) in enumerate(steps()):
        press(c, h, sole(x, y, ang, s), 0.18 * s + 3.0, 0.7, 0.1 * s)
        if t < 0.2 and i % 2 == 0:  # the stick, beside the right foot
            press(c, h, ellipse(x - math.sin(ang) * s * 0.7, y + math.cos(ang) * s * 0.7, 4.4), 8, 0.7, 3)
    for k in (-11, 11):
        run = [(620, -20 + k), (560, 40 + k), (500, 84 + k), (480, 92 + k)]
        press(c, h, limb(run, [5, 5, 5, 5], cap=False), 4, 0.8, 3)
    return h


def shine(c, h):
    """Light the snow from the low sun, with the shadows that every edge throws."""
    gy, gx = np.gradient(h)
    gx, gy = gx * c.ss, gy * c.ss
    l = 1 / math.hypot(1, HEIGHT)
    n = 1 / np.sqrt(1 + gx * gx + gy * gy)
    lam = n * ((-gx * SUN[0] - gy * SUN[1]) * l + HEIGHT * l) / (HEIGHT * l)
    dark = np.zeros_like(h)
    for d in np.arange(1.0, 34, 1.0):
        M = np.float32([[1, 0, -SUN[0] * d * c.ss], [0, 1, -SUN[1] * d * c.ss]])
        over = cv2.warpAffine(h, M, (c.w, c.h), borderMode=cv2.BORDER_REPLICATE) - d * HEIGHT - h
        dark = np.maximum(dark, np.clip(over / 1.4 + 0.3, 0, 1))
    dark = blur(dark, 0.7 * c.ss)
    tone = np.clip(0.66 + 0.4 * (lam - 1), 0.06, 1.05)
    tone = tone * (1 - 0.8 * dark) + 0.07 * dark
    fall = (c.xx * SUN[0] + c.yy * SUN[1] + 900) / 900
    tone = tone + 0.10 * (fall - 0.45) + 0.05 * (c.noise("mottle", 8) - 0.5)
    c.img = ramp(
        tone,
        [(0, "#26386a"), (0.22, "#5a70a6"), (0.45, "#a3aecb"), (0.6, "#e8d2c2"), (0.78, "#fbe4c2"), (1, "#fff8ea")],
    ).astype(np.float32)


def cast(c, path, a=0.72, soft=1.2):
    """A blue shadow on the snow."""
    c.paint(path, "#3d5590", vol=0, lit=0, alpha=a, soft=soft, rough=0.8, tex=0.15)


def away(x, y, h):
    """Where the shadow falls of something at height h over a point."""
    return (x - SUN[0] * h / HEIGHT, y - SUN[1] * h / HEIGHT)


def turned(x, y, deg, s=1.0):
    """A frame turned about a place."""
    a = math.radians(deg)

    def P(*pts):
        return [
            (
                x + (p[0] * math.cos(a) - p[1] * math.sin(a)) * s,
                y + (p[0] * math.sin(a) + p[1] * math.cos(a)) * s,
                *p[2:],
            )
            for p in pts
        ]

    return P


def dropped(c):
    """What was let go on the way: the stick, the hat, the coat."""
    rim = dict(rim="#fff0d4", rimdir=SUN, rough=0.3, detail=0.9)
    P = turned(262, 806, 24, 1.35)
    stick = P((-62, 0), (-10, 1), (44, 0), (58, -4), (63, -15), (55, -24), (45, -19))
    cast(c, limb([(x + 7, y + 5) for x, y in stick], [5] * 7), 0.6, 1.4)
    c.paint(
        limb(stick, [4.2, 4.8, 5.2, 5.6, 5.6, 5.2, 4.4]),
        "#5a3420",
        dark="#2a1810",
        light="#c08850",
        vol=0.8,
        rimw=1.2,
        **rim,
    )
    P = turned(522, 690, -18)
    brim = P((-36, 0), (-25, -22), (0, -27), (25, -22), (36, 0), (25, 21), (0, 26), (-25, 21))
    cast(c, curve([(x + 17, y + 10) for x, y in brim]), 0.7, 1.8)
    c.paint(curve(brim), "#4a4038", dark="#1e1a1e", light="#a08c74", vol=0.5, rimw=1.8, **rim)
    c.paint(curve(P((-23, 0), (-14, -15), (6, -16), (23, 0), (6, 16), (-14, 15))), "#141014", vol=0, rough=0.3)
    crown = P((-21, 0), (-13, -13.5), (6, -14), (21, 0), (6, 14), (-13, 13.5))
    c.paint(curve(crown), "#5a4c40", dark="#241e20", light="#c0a888", vol=0.9, shadow=(6, 4, 3, 0.6), rimw=1.6, **rim)
    c.line(P((-15, 0), (0, 0.6), (17, 0)), [2, 5, 1.4], "#1c1618", 0.85, soft=0.9)
    P = turned(272, 548, -26, 0.84)
    coat = P((-15, -60), (0, -63), (15, -60), (31, -52), (52, -26), (76, 2), (66, 14), (44, -8), (29, -22), (33, 12),
             (48, 74), (24, 81), (0, 77), (-24, 83), (-50, 76), (-34, 12), (-29, -22), (-48, -16), (-80, -18),
             (-82, -33), (-52, -42), (-31, -53))  # fmt: skip
    cast(c, curve([(x + 13, y + 8) for x, y in coat], k=0.22), 0.8, 2.0)
    m = c.paint(curve(coat, k=0.22), "#26343e", dark="#0c1420", light="#6c8488", vol=0.6, tex=0.4, rimw=2.2, **rim)
    folds = (((0, -8), (1, 30), (0, 77)), ((-20, -30), (-16, 10), (-27, 76)), ((20, -34), (16, 16), (26, 76)),
             ((30, -44), (50, -18), (70, 8)), ((-30, -40), (-50, -30), (-76, -26)), ((-30, -18), (-28, 20), (-40, 60)),
             ((29, -18), (28, 20), (38, 56)))  # fmt: skip
    for f in folds:
        c.line(P(*f), [0.6, 3.4, 1.4], "#060a12", 0.75, soft=0.8, clip=m)
        c.line([(x - 2.4, y - 1.6) for x, y in P(*f)], [0.3, 1.5, 0.5], "#8aa4a8", 0.5, soft=0.5, clip=m)
    c.paint(
        curve(P((-14, -61), (0, -66), (14, -61), (18, -52), (0, -46), (-18, -52)), k=0.25),
        "#1a242e",
        vol=0.6,
        rimw=1.4,
        **rim,
    )
    c.line(P((-22, -4), (0, -1), (22, -4)), [4, 4.4, 4], "#121a24", 0.9, rough=0.3)


def sledge(c):
    """At the edge of the picture a sledge has been waiting."""
    P = turned(462, 100, -36, 1.2)
    rim = dict(rim="#fff0d4", rimdir=SUN, rough=0.25, detail=0.9)
    wood = dict(dark="#4a2414", light="#f0b070", vol=0.4, tex=0.4, texk="streakh")
    body = P((-46, -19), (34, -19), (34, 19), (-46, 19))
    cast(c, poly([*body[:1], body[1], away(*body[1], 8), away(*body[2], 8), away(*body[3], 8), body[3]]), 0.66, 1.4)
    for y in (-15, 15):
        c.paint(
            limb(P((-50, y), (30, y), (46, y * 0.9), (56, y * 0.66)), [5, 5, 4.4, 3.4]),
            "#7a4426",
            **wood,
            rimw=1.2,
            **rim,
        )
    for y in (-15, -5, 5, 15):
        c.paint(poly(P((-44, y - 4), (32, y - 4), (32, y + 4), (-44, y + 4))), "#a8643a", **wood, rimw=1.2, **rim)
    for x in (-34, 22):
        c.paint(poly(P((x - 3, -20), (x + 3, -20), (x + 3, 20), (x - 3, 20))), "#7a4426", **wood)
    rope = P((54, 9), (76, 16), (72, 34), (44, 40), (18, 52), (-8, 44))
    c.line([(x + 2, y + 2) for x, y in rope], [1.6] * 6, "#3d5590", 0.6, soft=0.6)
    c.line(rope, [1.7] * 6, "#c8402c", 1.0, rough=0.2, detail=0.9)


def child(c):
    """From above: a red hood and shoulders, one arm out; the shadow says who it is."""
    x, y = CHILD
    ux, uy = -SUN[0], -SUN[1]
    vx, vy = -uy, ux

    def Q(*pts):
        return [(x + (a * ux + b * vx) * 2.35, y + (a * uy + b * vy) * 2.35) for a, b in pts]

    legs = [limb(Q((0, -8), (20, -6), (40, -4)), [14, 14, 18]), limb(Q((-2, 9), (20, 7), (40, 4)), [14, 14, 18])]
    coat = curve(
        Q((31, -16), (28, -8), (28, 8), (31, 16), (58, 11), (74, 10.5), (80, 4), (80, -4), (74, -10.5), (58, -11))
    )
    arms = [limb(Q((72, -10), (60, -21), (50, -27)), [16, 14, 11]), limb(Q((72, 10), (62, 22), (62, 34)), [16, 14, 11])]
    head = [ellipse(*Q((93, 0))[0], 25), ellipse(*Q((108, 0))[0], 10.4), limb(Q((78, 0), (88, 0)), [18, 18])]
    cast(c, union(*legs, coat, *arms, *head), 0.92, 0.9)
    rim = dict(rim="#ffe8c0", rimdir=SUN, rough=0.25, detail=1.0)
    red = dict(dark="#6a1420", light="#ff8a5c", vol=0.95)
    k = 1.36
    P = turned(x, y, math.degrees(math.atan2(-18, 30)), k)
    for a, b in ((12, -8), (-11, 8)):
        c.paint(ellipse(*P((a, b))[0], 8 * k, 4.6 * k, -31), "#3a2420", vol=0.7, **rim)
    for arm in (P((0, -13), (9, -21), (17, -25)), P((0, 13), (11, 21), (22, 21))):
        c.paint(limb(arm, [11 * k, 9.5 * k, 7 * k]), "#c0342c", **red, rimw=1.4, **rim)
        c.paint(ellipse(*arm[2], 4.6 * k), "#2c4a70", vol=0.8, **rim)
    c.paint(ellipse(x, y, 12.5 * k, 19 * k, -31), "#c0342c", shadow=(6, 4, 3, 0.5), rimw=1.8, **red, **rim)
    c.paint(limb(P((-4, -8), (-16, -4), (-28, -8)), [6 * k, 6 * k, 5 * k]), "#e8c070", dark="#8a6a50", vol=0.7, **rim)
    hx, hy = P((3, 0))[0]
    c.paint(ellipse(hx, hy, 12.2 * k, 11.6 * k), "#d8452f", shadow=(6, 4, 3, 0.55), rimw=2.0, **red, **rim)
    for q in range(9):
        a = q * 0.7 + 0.2
        rib = [(hx + math.cos(a) * r * k, hy + math.sin(a) * r * k) for r in (4, 8, 11)]
        c.line(rib, [0.6, 1.2, 0.8], "#8a1c20", 0.5, soft=0.4)
    c.paint(ellipse(hx - 2, hy - 2, 4.6 * k), "#fff4e0", dark="#b0a0a8", vol=0.9, rough=0.8, detail=1)


def trees(c):
    """The shadows of bare trees that stand outside the picture."""
    rr = np.random.default_rng(6)
    twigs = []

    def grow(x, y, ang, ln, w, n):
        ex, ey = x + math.cos(ang) * ln, y + math.sin(ang) * ln
        bend = rr.normal(0, 0.06) * ln
        mid = ((x + ex) / 2 - math.sin(ang) * bend, (y + ey) / 2 + math.cos(ang) * bend)
        twigs.append(limb([(x, y), mid, (ex, ey)], [w, w * 0.85, w * 0.68], cap=False))
        if n:
            for s in (-1, 1) if n < 5 else (-1, 0, 1):
                grow(
                    ex,
                    ey,
                    ang + s * rr.uniform(0.28, 0.6) + rr.normal(0, 0.06),
                    ln * rr.uniform(0.62, 0.8),
                    w * 0.62,
                    n - 1,
                )

    base = math.atan2(-SUN[1], -SUN[0])
    grow(-130, 462, base, 190, 24, 5)
    cast(c, union(*twigs), 0.4, 2.0)


def draw():
    """A winter afternoon, straight down, the sun almost gone."""
    c = Card(7177, key=(SUN[0], SUN[1], 0.5))
    shine(c, snow(c))
    trees(c)
    c.fog_colour = rgb("#c3c4cc")
    dropped(c)
    sledge(c)
    child(c)
    c.glow(-60, 60, 620, "#ffc47c", 0.3)
    return c.finish(vignette=0.3, bloom=0.12, bthr=0.86, contrast=0.2, shadow_tint="#1c2850", light_tint="#fff0d8")
