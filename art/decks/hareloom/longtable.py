"""The dinner table is a mile long; two old people have walked along it from both ends and met."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    drybrush,
    ellipse,
    focus_map,
    grass,
    limb,
    loose,
    pines,
    plain,
    plane_noise,
    ramp,
    rgb,
    ridge,
    three_tones,
)

SENTENCE = "The dinner table is a mile long; two old people have walked along it from both ends and met."
KEY = "green-gold"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"

SUN = (318, 262)
HALF = 0.92  # half the width of the table
CREST = 15.5  # where the land turns down again, in metres


def rise(z):
    """How high the meadow lies at a distance: a dip before us, then the hill."""
    return -0.62 * math.exp(-(((z - 3.6) / 3.4) ** 2)) + 1.16 / (1 + math.exp(-(z - 10.2) / 1.5))


def bend(z):
    """How far the table swings aside."""
    return 0.55 * math.sin(z * 0.24 - 0.3) * min(1, max(0, (z + 1) / 5))


def sky(c):
    """A hazy evening, the sun low behind the hill, the table again on the next one."""
    c.sky([(0, "#3f6a5c"), (0.1, "#6f9070"), (0.22, "#b9bd7c"), (0.34, "#f0dc98"), (1, "#c8b868")], warp=0.1)
    c.glow(*SUN, 330, "#fff0b8", 0.75, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.012, opacity=0.75, flow=np.full((c.h, c.w), 0.06), fmix=2)
    c.paint(ellipse(*SUN, 66), "#fff6d4", light="#fffef0", vol=0, lit=0, rough=0.5, soft=1.2, alpha=0.95)
    c.fog_colour = rgb("#e8d48c")
    c.paint(ridge(306, 8, 3, tilt=-12), "#7c8a54", vol=0.2, fog=0.66, rough=1.0)
    far_table(c)
    c.paint(ridge(330, 6, 8, tilt=14), "#66784a", vol=0.2, fog=0.46, rough=1.0)
    rr = np.random.default_rng(2)
    xs = np.r_[rr.uniform(-5, 190, 22), rr.uniform(440, 605, 20)]
    pines(c, xs, 338 + rr.normal(0, 4, len(xs)), rr.uniform(12, 30, len(xs)), "#4a6040", fog=0.42, seed=5)


def far_table(c):
    """A white thread that goes on over the hills behind."""
    way = [(392, 330), (420, 322), (404, 316), (372, 311), (380, 306), (408, 302), (420, 299)]
    c.paint(limb(way, [7, 5.5, 4, 3, 2.4, 1.6, 1.0], cap=False, n=60), "#fffbe6", vol=0, lit=0, rough=0.3, detail=0.7)


def meadow(u, v, fp):
    """Mown grass against the light."""
    t = (
        0.5
        + 0.45 * plane_noise("mottle", u, v, 0.7, fp)
        + 0.35 * plane_noise("soft", u, v, 3.5)
        + 0.2 * plane_noise("grainy", u, v, 0.3, fp)
    )
    return ramp(t, three_tones("#8c9a48", "#4a6a38", "#e0cc68"))


def linen(lo):
    """White damask with the creases of the press across and along, in metres from the near end."""

    def f(u, v, fp):
        z = v + lo
        crease = np.clip(1 - np.abs((z / 1.1) % 1 - 0.5) / 0.02, 0, 1) + np.clip(1 - np.abs(u - HALF) / 0.012, 0, 1)
        t = 0.56 + 0.16 * plane_noise("mottle", u, z, 0.9, fp) + 0.2 * plane_noise("soft", u, z, 1.6) - 0.12 * crease
        return ramp(t, three_tones("#e4e0d8", "#8c94a4", "#fffcf4"))

    return f


def ground(S):
    """The meadow and the table upon it, in strips."""
    cuts = [-2.0, -1.2, *np.arange(-0.6, CREST + 3, 0.6)]
    for a, b in itertools.pairwise(cuts):
        ya, yb = rise(a), rise(b)
        S.poly3(
            [(-26, ya, a), (26, ya, a), (26, yb, b), (-26, yb, b)],
            lambda u, v, fp, a=a: meadow(u, v + a, fp),
            nrm=UP,
            cast=False,
        )
    for a, b in itertools.pairwise(cuts[1:]):
        if b > CREST + 1.4:
            break
        p = [(bend(z) + s * HALF, rise(z) + 0.75, z) for z, s in ((a, -1), (a, 1), (b, 1), (b, -1))]
        S.poly3(p, linen(a))
        for i, j in ((0, 3), (1, 2)):
            A, B = np.array(p[i]), np.array(p[j])
            out = np.array([(-1 if i == 0 else 1) * 0.05, -0.34, 0])
            S.poly3([A, B, B + out, A + out], plain("#c4c4c4", 0.3, 0.6), cast=True)


def seats(S):
    """Empty chairs on both sides, as they were pushed back."""
    wood = plain("#6a4428", 0.35, 0.6, streak=0.4)
    for i, z in enumerate(np.arange(0.7, CREST - 0.6, 1.12)):
        for s in (-1, 1):
            away = HALF + 0.36 + 0.14 * math.sin(i * 2.3 + s)
            chair(S, bend(z) + s * away, rise(z), z, s * 90 + 7 * math.sin(i * 1.7 + s), wood)


def chair(S, x, y, z, yaw, wood):
    """A chair with two rungs in its back."""
    q, pv = 0.21, (x, 0, z)
    kw = dict(yaw=yaw, pivot=pv)
    S.box((x - q, y + 0.43, z - q), (x + q, y + 0.47, z + q), wood, **kw)
    for a, b in itertools.product((-1, 1), (-1, 1)):
        px, pz = x + a * q * 0.9, z + b * q * 0.9
        S.box((px - 0.022, y, pz - 0.022), (px + 0.022, y + (1.0 if b > 0 else 0.43), pz + 0.022), wood, **kw)
    for k in (0.66, 0.90):
        S.box((x - q * 0.9, y + k, z + q * 0.84), (x + q * 0.9, y + k + 0.09, z + q * 0.96), wood, **kw)


def caster(S, x, y, z, w, h):
    """Something slim that stands in the light, for the tracer only."""
    S.quads.append([x - w / 2, y, z, 1, 0, 0, 0, 1, 0, 0, 0, 1, w, h])


def place(S, x, y, z, side):
    """A plate that has been eaten from, and a glass."""
    white, edge = plain("#f6f0e4", 0.1, 0.5), plain("#4a6a8c", 0.1, 0.5)
    S.revolve((x, y, z), [(0.11, 0.0), (0.19, 0.03)], plain("#a8a8ac", 0.1), 24, cast=False)
    S.disc((x, y + 0.032, z), 0.19, edge, cast=False)
    S.disc((x, y + 0.034, z), 0.178, white, cast=False)
    S.disc((x, y + 0.036, z), 0.122, plain("#bcb8b4", 0.1), cast=False)
    S.disc((x, y + 0.038, z - 0.008), 0.112, plain("#e0dace", 0.1), cast=False)
    gx, gz = x - side * 0.3, z + 0.14
    stem = [(0.05, 0), (0.012, 0.015), (0.010, 0.11), (0.045, 0.145), (0.056, 0.2), (0.044, 0.27)]
    S.revolve((gx, y + 0.01, gz), stem, plain("#b89478", 0.1), 14, cast=False, emit=0.3)
    caster(S, gx, y, gz, 0.014, 0.14)
    S.disc((gx, y + 0.28, gz), 0.045, plain("#e8dcc4", 0.1), cast=False, emit=0.5)
    S.disc((gx, y + 0.281, gz - 0.002), 0.038, plain("#8a6a58", 0.1), cast=False)
    S.balls.append([gx, y + 0.2, gz, 0.052])


def candle(S, x, y, z, h):
    """A brass foot and what is left of the candle."""
    foot = [(0.09, 0), (0.085, 0.02), (0.025, 0.04), (0.022, 0.12), (0.05, 0.14)]
    S.revolve((x, y, z), foot, plain("#a8803c", 0.2), 14, cast=False)
    S.revolve(
        (x, y + 0.14, z), [(0.026, 0), (0.026, h), (0, h + 0.01)], plain("#f4e4c0", 0.1), 12, cast=False, emit=0.4
    )
    caster(S, x, y, z, 0.05, 0.14 + h)
    S.flames.append((x, y + 0.165 + h, z))


def supper(S):
    """What two have left, over and over: plates, glasses, candles burnt down to different lengths."""
    rr = np.random.default_rng(5)
    for i, z in enumerate(np.arange(-0.42, CREST - 2.2, 1.12)):
        for s in (-1, 1):
            place(S, bend(z) + s * (HALF - 0.28), rise(z) + 0.755, z, s)
        cz = z + 0.56
        candle(S, bend(cz) + 0.03 * math.sin(i), rise(cz) + 0.755, cz, 0.16 + 0.2 * rr.random())


def pair(c, S):
    """Small against the sun: they have put their foreheads together."""
    z = CREST - 0.5
    x, y = S.pt((bend(z), rise(z) + 0.74, z))
    c.paint(ellipse(x, y + 1, 30, 3.4), "#3a3a20", vol=0, soft=1.5, alpha=0.6, lit=0)
    k = Frame(c, x, y, 70)
    dark = dict(
        dark="#16140e", light="#6a5434", vol=0.5, rough=0.15, rim="#fff0b8", rimdir=(0, -1), rimw=1.1, detail=1.0
    )
    # she, in a long skirt, on the right
    k.paint(
        [(3, -84), (10, -88), (17, -82), (20, -60), (18, -46), (26, -2, "c"), (2, 0, "c"), (6, -44), (4, -62)],
        "#6a2c28",
        **dark,
    )
    k.paint(ellipse(6, -95, 7.4, 8.6, -14), "#3a2c20", **dark)
    k.paint(ellipse(13, -101, 4.6, 4.2), "#8a8474", **dark)
    k.paint(limb([(10, -80), (2, -66), (-7, -60)], [6, 5, 4]), "#6a2c28", **dark)
    # he, bent, with a stick laid aside
    k.paint([(-6, -82), (-13, -90), (-22, -82), (-26, -62), (-23, -42), (-9, -40), (-5, -60)], "#2a3430", **dark)
    for fx in (-21, -12):
        k.paint(limb([(fx + 2, -44), (fx, -22), (fx - 1, -2)], [9, 8, 7]), "#23282a", **dark)
        k.paint(ellipse(fx + 1, -2, 6, 2.6), "#1a1814", **dark)
    k.paint(ellipse(-7, -96, 7.6, 8.8, 14), "#3a2c20", **dark)
    k.paint([(-15, -98), (-13, -106), (-5, -107), (-3, -103), (-10, -100)], "#b8b09c", **dark)
    k.paint(limb([(-12, -80), (-2, -68), (5, -60)], [6.4, 5.4, 4]), "#2a3430", **dark)


def draw():
    """Evening, from the near end."""
    c = Card(7421, key=(0, -0.8, 0.5))
    sky(c)
    S = Space.one(c, eye=(0.05, 1.95, -2.5), f=560, vp=(300, 338))
    S.flames = []
    ground(S)
    seats(S)
    supper(S)
    S.amb = (rgb("#76828c"), rgb("#58604f"))
    S.sun((0.10, 0.27, 1), "#ffd894", 1.35, 0.012, 10)
    S.render(ao=0.5, ao_r=0.35, expo=0.95, lines=0.3, fog=("#f4dc94", 7, 16, 0.6))
    S.wobble(0.6)
    reg = ((S.z < 1e5) & (c.yy > 345) & (S.n[..., 1] > 0.5)).astype(np.float32)
    drybrush(c, reg * (np.abs(c.xx - 300) > 60), "#f0dc80", 160, 22, 5, -1.4, 0.3, 0.3, 3)
    for x0, x1 in ((-10, 244), (366, 610)):
        grass(c, x0, x1, 364, 9, ["#5f7038", "#b8a850", "#f4e08c"], n=240, seed=x1)
    pair(c, S)
    flames = [(*S.pt(q), S.scale(q)) for q in S.flames if q[2] < CREST - 3.4]
    c.late.append(
        lambda: [
            (c.glow(x, y, s * 0.10 + 2, "#ffd070", 0.9, 1.6), c.dot(x, y, max(0.8, s * 0.012), "#fff8d8", 1.0))
            for x, y, s in flames
        ]
    )
    c.late.append(lambda: c.glow(*SUN, 150, "#fff0c0", 0.35, 1.3))
    f = focus_map(c, [(310, 300, 110, 80, 1.0), (300, 560, 260, 330, 0.9)], 0.5)
    loose(c, f, strength=0.4)
    return c.finish(vignette=0.3, bloom=0.2, bthr=0.82, contrast=0.2, shadow_tint="#1c2c24", light_tint="#fff0c4")
