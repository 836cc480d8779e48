"""A maze seen from above is a fingerprint; someone is lost in the centre."""

import math

import cv2
import numpy as np

from art.kit.all import Card, Pose, blur, curve, ellipse, limb, mix, noise, person, ramp, rgb, sample, smoothstep

SENTENCE = "A maze seen from above is a fingerprint; someone is lost in the centre."
KEY = "kitchen-cream"
FRAME = "abstract"
MOOD = "uneasy"
PROTAGONIST = "adult"

CORE = (292, 402)


def ridges(c, wave=25.0, seed=4):
    """The ridges of a finger, 0..1, grown by combing noise along the field of a whorl with two deltas."""
    q = 2.0  # card units a cell
    h, w = int(c.height / q) + 60, int(c.width / q) + 60
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    X, Y = (xx - 30) * q, (yy - 30) * q

    def arg(x, y):
        return np.arctan2(Y - y, X - x)

    th = 0.5 * (arg(CORE[0] - 8, CORE[1] - 34) + arg(CORE[0] + 8, CORE[1] + 34) - arg(20, 760) - arg(560, 790))
    th += 0.16 * np.sin(X / 150 + 1) + 0.10 * np.sin(Y / 90)
    f = noise((h, w), seed, 0.4).astype(np.float32) - 0.5
    n, lam = 24, wave / q
    g = np.arange(-12, 13, dtype=np.float32)
    gx, gy = np.meshgrid(g, g)
    bank = []
    for i in range(n):
        a = math.pi * i / n
        u, v = gx * math.cos(a) + gy * math.sin(a), -gx * math.sin(a) + gy * math.cos(a)
        k = np.exp(-(u * u) / (2 * 5.5**2) - v * v / (2 * 4.2**2)) * np.cos(2 * math.pi * v / lam)
        bank.append(k - k.mean())
    idx = np.round((th % math.pi) / math.pi * n).astype(int) % n
    for _ in range(26):
        o = np.zeros_like(f)
        for i in range(n):
            r = cv2.filter2D(f, -1, bank[i])
            o[idx == i] = r[idx == i]
        f = np.tanh(o / (np.abs(o).mean() * 1.2))
    f = f[30:-30, 30:-30]
    return cv2.resize(f, (c.w, c.h), interpolation=cv2.INTER_CUBIC)


def draw():
    """Pale walls, a low sun: the shadows are the ink."""
    c = Card(8080, key=(-0.75, -0.45, 0.5))
    rr = np.random.default_rng(80)
    s = c.ss
    c.sky([(0, "#d3bd8a"), (0.5, "#e6d3a4"), (1, "#cdb27a")], warp=0.5)
    c.brush((46, 24), thr=(0, 0.03), length=4, jitter=0.014, opacity=0.85)
    f = ridges(c)
    # the print ends where the finger did, ragged and worn
    d = np.hypot((c.xx - 297) / 244, (c.yy - 436) / (344 + 26 * np.cos((c.xx - 297) / 140)))
    d += 0.10 * (c.noise("cloud", 4) - 0.5) + 0.13 * (c.noise("mottle", 5) - 0.5)
    live = smoothstep(1.0, 0.93, d)
    court = np.hypot((c.xx - CORE[0]) / 37, (c.yy - CORE[1]) / 31)
    wall = smoothstep(-0.02, 0.12, f - 0.02 - 3.0 * smoothstep(1.12, 0.88, court)) * live
    gone = smoothstep(0.24, 0.20, c.noise("mottle", 9)) * smoothstep(0.45, 0.9, d)  # fallen places toward the edge
    wall = blur((wall * (1 - gone)).astype(np.float32), 0.9 * s)
    wall = smoothstep(0.42, 0.60, wall)
    hgt = np.clip(9.0 - 5.5 * smoothstep(0.7, 1.0, d), 2, 9)

    def moved(a, dx, dy):
        return cv2.warpAffine(a, np.float32([[1, 0, dx * s], [0, 1, dy * s]]), (c.w, c.h))

    # ground: shadow thrown to the right and down
    sh = np.zeros_like(wall)
    for k in np.linspace(0, 1, 15):
        sh = np.maximum(sh, moved(wall * (hgt >= 9 * k * 0.98), 13.5 * k, 6.5 * k))
    sh = blur(sh, 0.55 * s)
    oc = blur(wall, 5 * s)
    g = c.img * (1 - 0.16 * oc[..., None])
    inside = blur(live, 14 * s)[..., None]
    g = g * (1 - 0.35 * inside) + rgb("#dcc38c") * 0.35 * inside * (0.86 + 0.28 * c.noise("speck", 3)[..., None])
    ink = ramp(
        0.35 + 0.5 * c.noise("cloud", 6) + 0.3 * (c.noise("mottle", 7) - 0.5),
        [(0, rgb("#0f2b52")), (0.5, rgb("#1f4f80")), (1, rgb("#4a83aa"))],
    )
    g = g * (1 - 0.92 * sh[..., None]) + ink * 0.92 * sh[..., None]
    c.img = g.astype(np.float32)
    # walls rise: sides first, tops last
    n = 14
    for k in range(n):
        z = 9 * k / n
        m = moved(wall * (hgt > z), 0, -z)[..., None]
        side = rgb(mix("#8f8a94", "#cdbf9f", k / n))
        c.img = (c.img * (1 - m) + side * m).astype(np.float32)
    for z in (3.4, 6.0, 9.0):
        lim = (hgt >= z - 0.01) & (hgt < z + (2.6 if z < 9 else 9))
        m = moved(wall * lim, 0, -z)
        lit = np.clip(m - moved(m, 1.6, 1.2), 0, 1)
        t = 0.55 + 0.5 * (c.noise("mottle", 21) - 0.5) + 0.4 * (c.noise("grain", 2) - 0.5) + 0.35 * lit
        col = ramp(t, [(0, rgb("#cfbd92")), (0.5, rgb("#f4ead0")), (1, rgb("#fffdf2"))])
        c.img = (c.img * (1 - m[..., None]) + col * m[..., None]).astype(np.float32)
    figure(c, rr)
    c.brush((8, 5), thr=(0, 0.05), keep=np.clip(0.68 + c.detail * 0.4, 0, 1), opacity=0.55)
    return c.finish(vignette=0.2, bloom=0.08, bthr=0.9, contrast=0.2, paper=0.03, grain=0.014, shadow_tint="#17305a")


def long_shadow(c, x, y, l, w0, w1, a=0.85):
    c.paint(
        limb([(x, y), (x + l * 0.5, y + l * 0.24), (x + l, y + l * 0.48)], [w0, (w0 + w1) / 2, w1]),
        "#143a66",
        vol=0,
        alpha=a,
        soft=0.8,
        lit=0,
    )


def cypress(c, x, y, h):
    long_shadow(c, x, y, h * 1.25, h * 0.16, h * 0.26)
    c.paint(
        curve(
            [
                (x, y - h, "c"),
                (x + h * 0.15, y - h * 0.5),
                (x + h * 0.17, y - h * 0.14),
                (x, y),
                (x - h * 0.17, y - h * 0.14),
                (x - h * 0.15, y - h * 0.5),
            ]
        ),
        "#5a6a4c",
        dark="#1f3448",
        light="#b9bd84",
        vol=1.0,
        rough=1.6,
        texk="streakv",
        tex=0.5,
        rim="#f6ecc8",
    )


def figure(c, rr):
    """The lost one; and what she cannot see from down there."""
    x, y = CORE[0] - 6, CORE[1] + 12
    long_shadow(c, x, y, 36, 8, 10)
    person(
        c,
        x,
        y,
        36,
        body="slim",
        view="three",
        facing=1,
        clothes="coat",
        col="#cf3f28",
        style="short",
        face="fear",
        arms=("chest", "cheek"),
        tilt=-8,
        rim="#fff6e0",
        ground=False,
    )
    # the footprints that lead in; none lead out
    tr = sample([(70, 860), (120, 812), (190, 800), (262, 818), (318, 806)], 30)
    for i, (a, b) in enumerate(tr):
        o = 2.6 if i % 2 else -2.6
        c.paint(ellipse(a, b + o, 2.5, 1.4, 10), "#6a6a62", vol=-0.4, alpha=0.75, rough=0.1, lit=0)
    # trees give the scale
    for q in ((60, 190, 46), (84, 206, 34), (556, 700, 52), (532, 716, 36), (566, 726, 30)):
        cypress(c, *q)
    # a cat asleep on the wall, who knows the way
    P = Pose(398, 306, 0.72)
    c.paint(P(ellipse(4, 3, 9, 3)), "#8f7f66", vol=0, alpha=0.6, soft=1, lit=0)
    fur = dict(rough=0.2, rim="#f6ecd0", detail=0.8)
    c.line([P.pt(8, 0), P.pt(13, 4), P.pt(10, 9)], [2, 1.6, 0.8], "#2a2a36", detail=0.8)
    c.paint(P(curve([(-9, 1), (-7, -5), (0, -7), (7, -4), (9, 1), (0, 3)])), "#2a2a36", vol=0.9, **fur)
    c.paint(
        P(curve([(-13, -6, "c"), (-10, -4), (-7, -7, "c"), (-5, -2), (-8, 2), (-13, 0)])), "#2a2a36", vol=0.8, **fur
    )
    # the finger comes back
    c.paint(
        curve(
            [
                (330, 960, "c"),
                (372, 868),
                (420, 812),
                (474, 796),
                (528, 816),
                (580, 862),
                (640, 900, "c"),
                (640, 960, "c"),
            ]
        ),
        "#123f80",
        vol=0,
        alpha=0.52,
        soft=8,
        lit=0,
        rough=1,
    )
