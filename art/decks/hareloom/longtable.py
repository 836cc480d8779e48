"""The dinner table runs out of the door and over the hills to another house; one of the two has set out along it."""

import itertools
import math

import numpy as np
from scipy.interpolate import PchipInterpolator

from art.kit.all import (
    UP,
    Card,
    Space,
    curve,
    ellipse,
    limb,
    mix,
    panelling,
    plain,
    plane_noise,
    planks,
    poly,
    ramp,
    rgb,
    three_tones,
)

SENTENCE = "The dinner table runs out of the door and over the hills to the other's house; one of the two has set out."
KEY = "night-blue"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"

HALF = 0.62  # half the width of the table
DOOR = 0.5  # where the wall with the door stands
WALKER, HOUSE = 13.2, 50.0
GAP = 1.55  # metres between the candles


WAY = PchipInterpolator(
    [-5, 3, 8, 13.2, 17, 21, 26, 31, 36, 41, 46, 50, 60],
    [0, 0, -0.22, 0.05, 0.5, 2.6, 6.4, 6.0, 2.4, -0.9, -1.2, -1, -1],
)


def rise(z):
    """How high the land lies under the table: a dip behind the house, a near rise, a valley, and the far hill."""
    near = -0.75 * math.exp(-(((z - 6.0) / 3.2) ** 2)) + 1.0 * math.exp(-(((z - 14.5) / 4.2) ** 2))
    return near + 12.5 / (1 + math.exp(-(z - 37) / 4.6)) - 1.6 * math.exp(-(((z - 24) / 5.0) ** 2))


def bend(z):
    """How far the table swings aside."""
    return float(WAY(z))


def ground(x, z):
    """The land beside the table: it falls away from the rise to both sides, and the far hill is round."""
    off = abs(x - bend(z))
    fall = max(0.0, off - 1.2)
    near = 0.10 * fall * math.exp(-(((z - 14.5) / 5.0) ** 2)) * (1 if x < 0 else -0.55)
    far = -0.011 * max(0.0, abs(x + 1) - 3.5) ** 1.9 / (1 + math.exp(-(z - 36) / 3.5))
    roll = 0.5 * math.sin(x * 0.34 + z * 0.16) * min(1, fall / 6) * min(1, z / 12)
    return rise(z) + near + far + roll


def meadow(u, v, fp):
    """Grass at nightfall."""
    t = (
        0.5
        + 0.45 * plane_noise("mottle", u, v, 1.6, fp)
        + 0.4 * plane_noise("soft", u, v, 7.0)
        + 0.2 * plane_noise("grainy", u, v, 0.4, fp)
    )
    return ramp(t, three_tones("#3c5c62", "#1a3240", "#7f9480"))


def linen(lo):
    """White damask with the creases of the press, in metres from the near end."""

    def f(u, v, fp):
        z = v + lo
        crease = np.clip(1 - np.abs((z / 1.3) % 1 - 0.5) / 0.012, 0, 1) + np.clip(1 - np.abs(u - HALF) / 0.008, 0, 1)
        t = 0.6 + 0.14 * plane_noise("mottle", u, z, 0.9, fp) + 0.16 * plane_noise("soft", u, z, 1.4) - 0.14 * crease
        return ramp(t, three_tones("#e8e4e0", "#9aa4b8", "#fffcf6"))

    return f


def level(P):
    """Normals of the land: soft, so that its pieces don't show."""
    return np.broadcast_to(np.float32([0, 1, 0]), P.shape)


def land(S):
    """The meadow and the table upon it, in strips."""
    cuts = [*np.arange(DOOR, 20, 0.75), *np.arange(20, 58, 1.25)]
    for a, b in itertools.pairwise(cuts):
        across = np.r_[np.linspace(-1, 1, 17)] * (6 + 0.55 * b)
        for x0, x1 in itertools.pairwise(across):
            p, q, r, t = (
                (x, ground(x, z), z) for x, z in ((x0, a), (x1 + 0.04, a), (x1 + 0.04, b + 0.06), (x0, b + 0.06))
            )
            for piece in ((p, q, r), (p, r, t)):
                S.poly3(piece, lambda u, v, fp, a=a, x0=x0: meadow(u + x0, v + a, fp), cast=False, smooth=level)
    for a, b in itertools.pairwise([-3.4, -2.0, -0.8, *[q for q in cuts if q < HOUSE - 0.2]]):
        w = HALF * (1.0 if a < 20 else 1.25)
        p = [(bend(z) + s * w, (rise(z) if z > DOOR else 0) + 0.75, z) for z, s in ((a, -1), (a, 1), (b, 1), (b, -1))]
        S.poly3(p, linen(a), cast=a < 20, tag=1, emit=0.0 if a < 20 else 0.22)
        for i, j in ((0, 3), (1, 2)):
            A, B = np.array(p[i]), np.array(p[j])
            out = np.array([(-1 if i == 0 else 1) * 0.05, -0.38, 0])
            S.poly3([A, B, B + out, A + out], plain("#b8bcc8", 0.3, 0.5), cast=False)


def home(S):
    """The room: a floor, the wall, and the two leaves of the door laid back."""
    S.plane((-4, 0, -4), (1, 0, 0), (0, 0, 1), (8, 4 + DOOR), planks("#5a3c2c", 0.2, 2.4), nrm=UP)
    wall = plain("#5a4c50", 0.35, 1.6)
    S.wall((-4, 0, DOOR), (1, 0, 0), 8, 7, wall, [(4 - 1.62, 0, 3.24, 5.0)], thick=0.4, reveal=plain("#6a5650", 0.3))
    frame = plain("#4a3026", 0.3, 0.6, streak=0.4)
    for x in (-1.62, 1.48):
        S.box((x, 0, DOOR - 0.06), (x + 0.14, 5.1, DOOR + 0.02), frame)
    S.box((-1.62, 4.9, DOOR - 0.06), (1.62, 5.12, DOOR + 0.02), frame)
    leaf = panelling("#7a4a34", 1.5, 4.9)
    for s in (-1, 1):
        S.plane((s * 1.5, 0.02, DOOR - 0.06), (s * 0.36, 0, -1), UP, (1.5, 4.86), leaf)


def candlestick(S, x, y, z, lit, tall):
    """A brass foot and a candle; its caster reaches down to the cloth."""
    brass, wax = plain("#b08840", 0.2), plain("#f4e8cc", 0.1)
    S.revolve((x, y, z), [(0.065, 0), (0.06, 0.015), (0.018, 0.03), (0.016, 0.1), (0.034, 0.12)], brass, 12, cast=False)
    S.revolve(
        (x, y + 0.12, z), [(0.02, 0), (0.02, tall), (0, tall + 0.01)], wax, 10, cast=False, emit=0.45 if lit else 0.0
    )
    if lit:
        S.flames.append((x, y + 0.15 + tall, z))


def candles(S):
    """One after the other on both sides, lit as far as somebody has come."""
    r = np.random.default_rng(8)
    for i, z in enumerate(np.arange(-0.55, 19, GAP)):
        for s in (-1, 1):
            y = (rise(z) if z > DOOR else 0) + 0.75
            candlestick(S, bend(z) + s * (HALF - 0.12), y, z, z < WALKER, 0.2 + 0.12 * r.random() + 0.01 * i)


def place(S):
    """The place at our end, left in a hurry."""
    x, y, z = -0.02, 0.752, -1.55
    S.revolve((x, y, z), [(0.09, 0.0), (0.15, 0.022)], plain("#a8a8b0", 0.1), 28, cast=False)
    S.disc((x, y + 0.023, z), 0.15, plain("#4a6a9c", 0.1), cast=False)
    S.disc((x, y + 0.025, z), 0.141, plain("#f8f2e8", 0.1), cast=False)
    S.disc((x, y + 0.027, z), 0.1, plain("#c4c0c0", 0.1), cast=False)
    S.disc((x, y + 0.029, z - 0.006), 0.093, plain("#ece6dc", 0.1), cast=False)
    for dx, w in ((-0.235, 0.022), (0.215, 0.018), (0.25, 0.026)):
        S.box((x + dx, y, z - 0.11), (x + dx + w, y + 0.008, z + 0.12), plain("#8c94a4", 0.1))
    gx, gz = x + 0.37, z + 0.24
    foot, bowl = (
        [(0.042, 0), (0.036, 0.008), (0.008, 0.016), (0.008, 0.09)],
        [(0.008, 0.09), (0.034, 0.115), (0.046, 0.16)],
    )
    S.revolve((gx, y, gz), foot, plain("#d8ccc8", 0.1), 16, cast=False, emit=0.2)
    S.revolve((gx, y, gz), bowl, plain("#7a1826", 0.2, dark="#3a0814", light="#d84838"), 20, cast=False, emit=0.4)
    S.revolve((gx, y, gz), [(0.046, 0.16), (0.04, 0.21)], plain("#c8c0c4", 0.1), 20, cast=False, emit=0.3)
    S.disc((gx, y + 0.212, gz), 0.04, plain("#f0e4d0", 0.1), cast=False, emit=0.4)
    S.disc((gx, y + 0.2125, gz - 0.002), 0.034, plain("#7a1c28", 0.1), cast=False)
    S.glass = (gx, y, gz)


def dim(c, S, path, a, soft):
    """A shadow on the cloth, and only there."""
    m = c.mask(path, 0.3, soft)
    if m is None:
        return
    sl = (slice(m.y0, m.y0 + m.a.shape[0]), slice(m.x0, m.x0 + m.a.shape[1]))
    k = (m.a * a * (S.tag[sl] == 1))[..., None]
    c.img[sl] = c.img[sl] * (1 - k * (1 - rgb("#4c4a74")))


def thrown(flame, foot, shape):
    """The shadow that a flame makes of a turned thing, given as (height, radius): it begins at the thing's foot."""
    (fx, fy, fz), (gx, y, gz) = flame, foot
    far, tall = math.hypot(gx - fx, gz - fz), fy - y
    ux, uz = (gx - fx) / far, (gz - fz) / far

    def on(h, w):
        along, aside = far * h / (tall - h), w * tall / (tall - h)
        return (gx + ux * along - uz * aside, y + 0.001, gz + uz * along + ux * aside)

    return [on(h, w) for h, w in shape] + [on(h, -w) for h, w in shape[::-1]]


def table_shadows(c, S):
    """What the flames draw on the cloth."""
    glass = [
        (0, 0.042),
        (0.01, 0.03),
        (0.016, 0.011),
        (0.09, 0.011),
        (0.115, 0.034),
        (0.16, 0.046),
        (0.19, 0.044),
        (0.205, 0.03),
        (0.212, 0),
    ]
    for flame in S.flames[:2]:
        dim(c, S, S.path([thrown(flame, S.glass, glass)]), 0.5, 1.3)
    stick = [(0, 0.065), (0.02, 0.02), (0.1, 0.018), (0.12, 0.034), (0.13, 0.02), (0.27, 0.02)]
    for i, (x, _y, z) in enumerate(S.flames[:-2]):  # by the next pair, farther away
        foot = (x, (rise(z) if z > DOOR else 0) + 0.752, z)
        fx, fy, fz = S.flames[i + 2]
        if i < 4:
            dim(c, S, S.path([thrown((fx, max(fy, foot[1] + 0.4), fz), foot, stick)]), 0.24, 1.6)
        px, py = S.pt(foot)
        k = S.scale(foot)
        dim(c, S, ellipse(px, py + 0.01 * k, 0.085 * k, 0.035 * k), 0.6, 1.6)
    px, py = S.pt((-0.02, 0.755, -1.6))
    k = S.scale((-0.02, 0.755, -1.6))
    dim(c, S, ellipse(px, py, 0.16 * k, 0.105 * k), 0.6, 3)


def far_house(S):
    """The other house, with its door open on the other end of the table."""
    z, y = HOUSE, rise(HOUSE) - 0.2
    x = bend(HOUSE)
    wall, slate, glow = plain("#4c5468", 0.3), plain("#1c2438", 0.3), plain("#ffd080", 0.1)
    S.box((x - 3.2, y, z), (x + 3.2, y + 4.0, z + 5), wall)
    S.poly3([(x - 3.2, y + 4, z), (x + 3.2, y + 4, z), (x, y + 7.4, z)], wall)
    for s in (-1, 1):
        S.poly3(
            [
                (x + s * 3.8, y + 3.4, z - 0.5),
                (x, y + 7.6, z - 0.5),
                (x, y + 7.6, z + 5),
                (x + s * 3.8, y + 3.4, z + 5),
            ],
            slate,
        )
    S.box((x + 1.4, y + 5, z + 2), (x + 2.2, y + 8.6, z + 2.8), slate)
    S.plane((x - 0.9, y, z - 0.05), (1, 0, 0), UP, (1.8, 3.0), glow, emit=1.0, cast=False)
    S.plane((x + 1.6, y + 1.4, z - 0.05), (1, 0, 0), UP, (0.9, 1.3), glow, emit=1.0, cast=False)
    S.plane((x - 0.45, y + 4.5, z - 0.05), (1, 0, 0), UP, (0.9, 1.1), glow, emit=1.0, cast=False)
    S.other = [S.pt((x + 0.1, y + 0.9, z)), S.scale((x, y, z))]
    S.lamp((x, y + 2.4, z - 2.5), "#ffb860", 1.5, 4.5, 0.2, 6, cast=False)
    S.glow = [S.pt((x, y + 1.6, z)), S.scale((x, y, z))]
    return x, y


def blades(c, S):
    """Long grass beside the table, its tips warm where the candles reach."""
    r = np.random.default_rng(12)
    spots = []
    for _ in range(1500):
        z = 0.9 + 14 * r.random() ** 1.3
        x = bend(z) + r.choice([-1, 1]) * (HALF + 0.15 + abs(r.normal(0, 1.6)) * (0.5 + z / 6))
        spots.append((z, x))
    for z, x in sorted(spots, reverse=True):
        p = (x, ground(x, z), z)
        px, py = S.pt(p)
        ix, iy = int(px * c.ss), int((py - 1) * c.ss)
        if not (0 <= ix < c.w and 0 <= iy < c.h) or S.z[iy, ix] < S.depth(p) - 0.25 or S.tag[iy, ix] == 1:
            continue
        k = S.scale(p)
        warm = math.exp(-max(0, abs(x - bend(z)) - HALF) / 0.55) * 0.75
        h, lean = r.uniform(0.12, 0.34) * k, r.normal(0, 0.07) * k
        col = mix(str(r.choice(["#17303e", "#22424c", "#2f5258"])), "#e0a860", warm * r.uniform(0.2, 1))
        c.line(
            [(px, py), (px + lean * 0.3, py - h * 0.6), (px + lean, py - h)],
            [0.02 * k, 0.016 * k, 0.003 * k],
            col,
            0.9,
            rough=0.2,
        )


def walker(c, S):
    """Small, from behind, in a long coat, with a taper to light the next candles."""
    z = WALKER
    p = (bend(z), rise(z) + 0.75, z)
    x, y = S.pt(p)
    k = S.scale(p) * 1.68 / 100

    def P(*pts):
        return [(x + a * k, y - b * k) for a, b in pts]

    kw = dict(rough=0.2, detail=1.0, vol=0.7, rimw=1.0, lit=0)
    warm = dict(rim="#ffc878", rimdir=(0.9, -0.3))
    c.paint(poly([*P((-16, 0), (16, 0)), *P((20, -26), (-26, -26))]), "#10182c", vol=0, alpha=0.5, soft=2.0, lit=0)
    c.paint(ellipse(x, y, 17 * k, 3.4 * k), "#0c1220", vol=0, alpha=0.8, soft=1, lit=0)
    coat = [(-5, 84), (-12, 79), (-14, 60), (-13, 40), (-18, 6), (0, 3), (17, 6), (12, 40), (13, 62), (11, 79), (4, 84)]
    c.paint(curve(P(*coat)), "#1c1a2a", dark="#0a0a14", light="#4c3c44", **kw, **warm)
    c.paint(limb(P((10, 78), (20, 68), (27, 76)), [9 * k, 7 * k, 5 * k]), "#1c1a2a", light="#6a4c40", **kw, **warm)
    c.paint(ellipse(*P((-0.5, 92))[0], 7.2 * k, 8 * k), "#b8b0a8", dark="#4c4854", light="#ffe8c8", **kw, **warm)
    c.paint(ellipse(*P((-1, 99))[0], 4 * k, 3.6 * k), "#a8a09c", dark="#4c4854", **kw, **warm)
    (ox, oy), m = S.other  # and somebody in the far door, who waits, or only stands there
    still = [(-0.3, 0), (-0.26, 0.7), (-0.3, 1.15), (-0.1, 1.34), (0.12, 1.34), (0.3, 1.14), (0.26, 0.7), (0.3, 0)]
    c.paint(curve([(ox + a * m, oy - b * m) for a, b in still]), "#0c0810", vol=0, lit=0, rough=0.1, detail=1)
    c.paint(ellipse(ox, oy - 1.52 * m, 0.17 * m, 0.2 * m), "#0c0810", vol=0, lit=0, rough=0.1, detail=1)
    c.line(P((27, 76), (33, 92)), [1.2, 0.8], "#d8c090", 1.0)
    c.late.append(lambda: (c.glow(*P((33, 95))[0], 26, "#ffc060", 0.8, 1.4), c.dot(*P((33, 95))[0], 2.0, "#fff8dc")))


def draw():
    """Nightfall, from our end of the table."""
    c = Card(7421, key=(0.2, -0.8, 0.5))
    c.sky([(0, "#0e1a36"), (0.3, "#1d3a5e"), (0.6, "#4f7590"), (0.85, "#c4a08c"), (1, "#eebc88")], warp=0.1, y1=400)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.012)
    c.stars(60, 230, rmax=1.3)
    S = Space.one(c, eye=(0.0, 2.3, -4.0), f=600, vp=(300, 452))
    S.flames = []
    land(S)
    far_house(S)
    home(S)
    candles(S)
    place(S)
    S.amb = (rgb("#4c6288"), rgb("#343c54"))
    S.sun((-0.5, 0.6, 0.35), "#8fb0d8", 0.35, 0.05, 6)
    for _x, y, z in S.flames[::2]:
        S.lamp((bend(z), y + 0.25, z), "#ffb45c", 0.5, 0.75, 0.05, 6, cast=False, wrap=0.2)
    S.lamp((0, 1.5, -0.8), "#ffb060", 0.75, 1.9, 0.03, 10, cast=False)
    hx, hy = S.glow[0]
    S.render(ao=0.5, ao_r=0.35, expo=1.0, lines=0.12, fog=("#56718a", 10, 40, 0.55))
    S.wobble(0.5)
    table_shadows(c, S)
    c.band("#8098a8", 400, 16, 0.35, x0=60, x1=540)
    blades(c, S)
    walker(c, S)
    spots = [(*S.pt(q), S.scale(q)) for q in S.flames]
    for x, y, s in spots:
        c.late.append(
            lambda x=x, y=y, s=s: (
                c.glow(x, y, s * 0.16 + 4, "#ffb850", 0.75, 1.5),
                c.paint(
                    ellipse(x, y - s * 0.012, max(0.9, s * 0.013), max(1.6, s * 0.034)),
                    "#fff4c8",
                    vol=0,
                    lit=0,
                    rough=0.1,
                ),
            )
        )
    c.late.append(lambda: c.glow(hx, hy, 60, "#ffb050", 0.45, 1.4))
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.72 + c.detail * 0.3, 0, 1), opacity=0.4)
    return c.finish(vignette=0.36, bloom=0.26, bthr=0.78, contrast=0.2, shadow_tint="#101a34", light_tint="#ffe8c0")
