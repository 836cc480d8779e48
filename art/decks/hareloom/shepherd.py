"""An old shepherd brings the clouds down for the night; the dark one stays out in its own rain."""

import math

import cv2
import numpy as np

from art.kit.all import Card, blur, curve, ellipse, grass, limb, merged, mix, poly, ramp, rgb, smoothstep, union

SENTENCE = "An old shepherd brings the clouds down for the night; the dark one stays out in its own rain."
KEY = "moss-rain"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "old"

HORIZON, FOCUS, EYE = 226, 1000, 60  # the camera: a level view, its picture shifted down
SUN = (404, 196)  # on the card, just over the pass
FOLD, RADIUS = (-7, 124), 21  # the sheepfold: its middle and its wall
GATE = (52, 82)  # degrees of the ring that are open


def land(x, z):
    """The height of the ground: a valley with rolling sides, closed by mountains with one pass."""
    side = np.abs(x - 0.06 * z + 26 * np.sin(z / 130) * smoothstep(150, 400, z)) / (26 + 0.16 * z)
    h = 0.13 * z * smoothstep(0.7, 2.4, side) * smoothstep(120, 420, z)
    h = h + 3 * np.sin(x / 19 + 1) * np.sin(z / 37) * smoothstep(150, 260, z)
    h = h + 7 * np.sin(x / 43 + z / 90) * smoothstep(260, 600, z)
    peaks = 150 + 44 * np.sin(x / 71 + 2) + 24 * np.sin(x / 29 + z / 61) + 9 * np.sin(x / 11 - z / 37)
    gap = 1 - 0.86 * np.exp(-(((x - 0.1 * z) / 105) ** 2))
    return h + peaks * gap * smoothstep(700, 1350, z)


def seen(x, z, up=0.0):
    """Where a point stands on the card."""
    y = land(np.float64(x), np.float64(z)) + up
    return 300 + FOCUS * x / z, HORIZON + FOCUS * (EYE - y) / z


def ground(c):
    """World place of every pixel of the land, and nan in the sky: the nearest height that hides it."""
    z = np.geomspace(56, 1700, 1500)
    xs = c.xx[0].astype(float)
    x = (xs[:, None] - 300) * z / FOCUS
    rows = np.minimum.accumulate(HORIZON + FOCUS * (EYE - land(x, z)) / z, axis=1)
    depth = np.full((c.h, c.w), np.nan)
    want = -c.yy[:, 0].astype(float)
    steps = np.arange(len(z), dtype=float)
    for i in range(c.w):
        k = np.interp(want, -rows[i], steps, left=0, right=np.nan)
        depth[:, i] = np.interp(k, steps, z)
    return (c.xx - 300) * depth / FOCUS, depth


def grain(c, kind, x, z, scale):
    """A noise field laid on the ground."""
    n = c.noise(kind)
    u = np.nan_to_num(x * scale) % (c.w - 1)
    v = np.nan_to_num(z * scale) % (c.h - 1)
    return cv2.remap(n, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR)


def sunward(x, z):
    """How much of the low sun a place of the ground gets: its slope, and no hill between."""
    e = 0.6
    sx = (land(x + e, z) - land(x - e, z)) / (2 * e)
    sz = (land(x, z + e) - land(x, z - e)) / (2 * e)
    lam = (-sx * 0.1 - sz * 0.97 + 0.27) / np.sqrt(1 + sx**2 + sz**2)
    h, open_ = land(x, z), np.ones_like(x)
    for d in np.geomspace(4, 420, 26):
        over = land(x + 0.1 * d, z + d) - (h + 0.215 * d)
        open_ = np.minimum(open_, smoothstep(3, -3 - d * 0.02, over))
    return np.clip(lam * 1.9, 0, 1) * open_


def valley(c):
    """Sky, mountains and meadows in the last light."""
    c.sky(
        [(0, "#2f4a40"), (0.1, "#587a66"), (0.19, "#b9c08e"), (0.245, "#f7e2a2"), (0.3, "#fff0bc"), (1, "#e8d89a")],
        warp=0.1,
    )
    c.glow(*SUN, 330, "#ffe9a8", 0.6, 1.1)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.016)
    c.glow(*SUN, 120, "#fff6d0", 0.75, 1.3)
    x, z = ground(c)
    small = (c.width, c.height)
    q = [cv2.resize(np.nan_to_num(a, nan=1700.0), small, interpolation=cv2.INTER_NEAREST) for a in (x, z)]
    sun = cv2.resize(sunward(*q).astype(np.float32), (c.w, c.h), interpolation=cv2.INTER_LINEAR)
    tuft = grain(c, "mottle", x, z, 9) * 0.5 + grain(c, "speck", x, z, 16) * 0.5
    near = smoothstep(420, 120, np.nan_to_num(z, nan=2000))
    ray = np.exp(-((np.nan_to_num(x - 0.1 * z - 2) / 17) ** 2)) * near
    t = 0.14 + (0.62 + 0.3 * ray) * sun + (tuft - 0.5) * (0.2 + 0.22 * near) + 0.10 * (grain(c, "cloud", x, z, 3) - 0.5)
    col = ramp(t, [(0, "#13231c"), (0.22, "#2c4a34"), (0.5, "#5f7c42"), (0.78, "#b9b860"), (1, "#f3e3a0")])
    way = road_here(x, z)
    dust = ramp(t + 0.12, [(0, "#2c2a20"), (0.4, "#7d7250"), (1, "#f6e2ac")])
    col = col * (1 - way[..., None]) + dust * way[..., None]
    air = smoothstep(190, 1500, np.nan_to_num(z, nan=0)) ** 0.62 * 0.86
    lit = np.exp(-((np.hypot(c.xx - SUN[0], (c.yy - SUN[1]) * 1.2) / 300) ** 2))[..., None]
    haze = rgb("#6f8f7c") * (1 - lit) + rgb("#f9e4a6") * lit
    col = col * (1 - air[..., None]) + haze * air[..., None]
    c.img = np.where(np.isnan(z)[..., None], c.img, col).astype(np.float32)


WAY = np.array(
    [
        (102, 960),
        (52, 760),
        (-40, 600),
        (-84, 500),
        (-62, 410),
        (8, 345),
        (46, 296),
        (40, 250),
        (12, 205),
        (0, 175),
        (2, 148),
    ],
    float,
)  # the drove road, from the pass to the gate


def along(t):
    """A point of the drove road, t from 0 at the pass to 1 at the gate."""
    u = t * (len(WAY) - 1)
    k = np.arange(len(WAY))
    return np.interp(u, k, WAY[:, 0]), np.interp(u, k, WAY[:, 1])


def road_here(x, z):
    """1 where the flock has worn the grass away."""
    zz = np.nan_to_num(z, nan=3000)
    order = np.argsort(WAY[:, 1])
    mid = np.interp(zz, WAY[order, 1], WAY[order, 0])
    slope = np.interp(zz, WAY[order, 1][1:], np.abs(np.diff(WAY[order, 0]) / np.diff(WAY[order, 1])))
    wide = (4 + 0.008 * zz) * np.sqrt(1 + slope**2)
    edge = 0.35 * np.sin(zz / 3.1) + 0.3 * np.sin(zz / 1.3)
    return (smoothstep(wide + 2, wide - 2, np.abs(x - mid) + edge) * smoothstep(140, 150, zz) * 0.85).astype(np.float32)


def cast(c, x, z, w, tall, dark=0.5):
    """The long shadow that something w wide and tall throws toward us."""
    pts = [(-0.5, 0.2), (0.5, 0.2), (0.42, -0.7), (0.2, -1.0), (-0.2, -1.0), (-0.42, -0.7)]
    reach = tall * 2.6
    P = [seen(x + a * w + min(b, 0) * 0.1 * reach, z + b * (reach if b < 0 else w)) for a, b in pts]
    c.paint(curve(P), "#0c1a18", vol=0, alpha=dark, soft=0.9 + 90 / z, lit=0, rough=1.0, tex=0)


def piece(field, where, seed):
    """A window of a noise field, another one for every seed, around zero."""
    return np.roll(field, (seed * 97, seed * 61), (0, 1))[where] - 0.5


def wool(c, x, y, w, seed, tone=0.0, fog=0.0, wide=0.62):
    """A cloud of sixty balls, w wide, standing on y: the sun is behind it, its rims shine and its belly is dim."""
    r = np.random.default_rng(seed)
    h = w * wide
    lumps = [(r.uniform(-0.34, 0.34), r.uniform(0.5, 0.62), r.uniform(0.26, 0.34))]
    lumps += [
        (s * r.uniform(0.28, 0.44), r.uniform(0.2, 0.38), r.uniform(0.2, 0.28)) for s in (-1, 1, r.choice([-1, 1]))
    ]
    balls = []
    for u, v, size in lumps:
        for _ in range(15):
            a, d = r.uniform(0, 2 * math.pi), math.sqrt(r.random()) * size
            bx, by = u + d * math.cos(a) * 1.1, v + d * math.sin(a)
            balls.append((bx, max(by, 0.13), r.normal(0, 0.12), r.uniform(0.11, 0.20) * (1.15 - 0.5 * d / size)))
    s = c.ss
    x0, x1 = int((x - w * 0.85) * s), int((x + w * 0.85) * s)
    y0, y1 = int((y - h * 1.7) * s), int((y + h * 0.3) * s)
    x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, c.w), min(y1, c.h)
    if x1 - x0 < 3 or y1 - y0 < 3:
        return
    sl = (slice(y0, y1), slice(x0, x1))
    wob = min(1.0, w / 60)
    curl = piece(c.noise("speck"), sl, seed)
    roll = piece(c.noise("mottle"), sl, seed)
    X = (c.xx[sl] - x) / w + (curl * 0.012 + roll * 0.07) * wob
    Y = (y - c.yy[sl]) / h + (curl * 0.014 - roll * 0.07) * wob
    top = np.full(X.shape, -9.0, np.float32)
    nx, ny, cover = np.zeros_like(top), np.zeros_like(top), np.zeros_like(top)
    for bx, by, bz, br in balls:
        dx, dy = (X - bx) / br, (Y - by) * wide / br
        d2 = dx * dx + dy * dy
        bump = bz + br * np.sqrt(np.clip(1 - d2, 0, 1))
        on = (d2 < 1) & (bump > top)
        top[on], nx[on], ny[on] = bump[on], dx[on], dy[on]
        cover = np.maximum(cover, smoothstep(1.0, 1 - min(0.7, 7 / (br * w * s)), d2))
    hole = np.where(top > -5, top, -0.1)
    crease = np.clip(blur(hole, 0.05 * w * s) - hole, 0, 0.2) * 1.7
    rim = cover - blur(cover, 0.022 * w * s)
    thin = np.clip(1 - blur(cover, 0.09 * w * s), 0, 1) * 1.5
    lx = np.clip((SUN[0] - x) / 420, -0.6, 0.6)
    t = 0.34 + 0.24 * ny + 0.22 * lx * nx - crease + 0.42 * (Y - 0.42) + thin * (0.25 + 0.5 * smoothstep(0.2, 0.8, Y))
    t = t + np.clip(rim, 0, 1) * 0.5 * smoothstep(0.1, 0.6, Y) + 0.08 * curl - 0.34 * tone
    col = ramp(t, [(0, "#2c4044"), (0.28, "#6f8a88"), (0.5, "#b3c0b0"), (0.7, "#f3e6ba"), (1, "#fff8d4")])
    cold = ramp(t + 0.12 * tone, [(0, "#141f24"), (0.3, "#33474d"), (0.6, "#6f858a"), (1, "#f6e8c0")])
    col = col * (1 - tone) + cold * tone
    col = col * (1 - fog) + rgb("#efe0ae") * fog
    a = (cover * smoothstep(-0.02, 0.10, Y))[..., None]
    c.img[sl] = c.img[sl] * (1 - a) + col * a
    c.detail[sl] = np.maximum(c.detail[sl], a[..., 0] * 0.55)


def stone(c, x, y, w, h, tone, rng):
    """One flat stone of the wall, its upper edge in the sun."""
    j = rng.uniform(-0.12, 0.12, 8)
    pts = [(-0.5, -0.3 + j[0]), (-0.3, -0.5 + j[1]), (0.3, -0.5 + j[2]), (0.5, -0.25 + j[3])]
    pts += [(0.5, 0.35 + j[4]), (0.25, 0.5 + j[5]), (-0.25, 0.5 + j[6]), (-0.5, 0.3 + j[7])]
    col = mix("#4d5a4e", "#7a7a62", tone)
    path = curve([(x + a * w, y + b * h) for a, b in pts], k=0.26)
    c.paint(
        path,
        col,
        dark="#1c2622",
        light="#c9c294",
        vol=0.75,
        rough=0.35,
        rim="#ffedb4",
        rimw=1.0,
        rimdir=(0.1, -1),
        tex=0.4,
        shadow=(0, 1, 1.2, 0.4),
    )


def wall(c, far):
    """One half of the ring of the fold: courses of stones, laid from the ground up; the gate is on the far side."""
    rng = np.random.default_rng(5 if far else 6)
    for course in range(4):
        n = 76
        for k in range(n):
            a = (k + 0.5 * (course % 2) + rng.normal(0, 0.08)) * 360 / n
            if (math.sin(math.radians(a)) > 0) != far or GATE[0] < a % 360 < GATE[1]:
                continue
            wx, wz = (FOLD[0] + RADIUS * math.cos(math.radians(a)), FOLD[1] + RADIUS * math.sin(math.radians(a)))
            x, y = seen(wx, wz, 0.55 + course * 1.02)
            k_ = FOCUS / wz
            side = max(0.45, abs(math.sin(math.radians(a))))
            stone(
                c,
                x,
                y,
                (2 * math.pi * RADIUS / n) * side * k_ * rng.uniform(0.98, 1.2),
                1.3 * k_ * rng.uniform(0.9, 1.15),
                rng.random(),
                rng,
            )


def wall_shadow(c):
    """What the near wall and the far one throw on the grass."""
    for far in (True, False):
        base, tip = [], []
        for a in np.linspace(GATE[1], 180, 14) if far else np.linspace(180, 360, 24):
            wx, wz = FOLD[0] + RADIUS * math.cos(math.radians(a)), FOLD[1] + RADIUS * math.sin(math.radians(a))
            base.append(seen(wx, wz))
            tip.append(seen(wx - 1.3, wz - 11))
        c.paint(poly(base + tip[::-1]), "#0c1a18", vol=0, alpha=0.5, soft=1.6, lit=0, rough=1.0)


def shepherd(c, wx, wz):
    """He stands in the gate, his back half to us, and counts them in over the crook held across."""
    x, y = seen(wx, wz)
    k = FOCUS / wz * 9 / 100  # a hundred units of him are nine of the world

    def P(*pts):
        return [(x + p[0] * k, y - p[1] * k, *p[2:]) for p in pts]

    cast(c, wx, wz, 3.4, 9, 0.55)
    kw = dict(vol=0.5, rough=0.15, rim="#ffe9a8", rimw=1.2, rimdir=(0.4, -1), detail=1.0)
    legs = union(
        limb(P((-7, 34), (-9, 14), (-10, 1)), [9 * k, 8 * k, 7 * k]),
        limb(P((8, 34), (11, 16), (12, 1)), [9 * k, 8 * k, 7 * k]),
    )
    c.paint(legs, "#231f1a", **kw)
    cloak = P((-9, 82), (-17, 70), (-20, 46), (-25, 20), (-8, 15), (8, 19), (24, 17), (21, 44), (17, 68), (9, 82))
    c.paint(curve(cloak), "#4a3b22", dark="#1c1712", light="#b08a44", **kw)
    for a, b in ((-6, -12), (3, 4), (10, 15)):
        c.line(P((a, 66), (b, 26)), [0.5 * k, 2.2 * k, 0.8 * k], "#17120e", 0.7, rough=0.1)
    c.paint(
        limb(P((-12, 76), (-27, 62), (-38, 70)), [13 * k, 11 * k, 8 * k]),
        "#4a3b22",
        dark="#1c1712",
        light="#b08a44",
        **kw,
    )
    c.paint(curve(P((-8, 94), (-9, 84), (0, 79), (8, 84), (8, 94))), "#c9c2a8", dark="#6a624e", **kw)
    c.paint(
        curve(P((-21, 95), (-8, 91), (8, 91), (21, 95), (10, 99), (8, 108), (0, 111), (-8, 108), (-10, 99))),
        "#2c261c",
        **kw,
    )
    c.line(
        P((-44, 2), (-39, 70), (-36, 118)), [2.6 * k, 3.0 * k, 3.0 * k], "#2a1c10", rim="#ffe9a8", rough=0.1, detail=1
    )
    c.line(
        P((-36, 116), (-34, 129), (-25, 133), (-17, 127), (-19, 117)),
        [3.0 * k, 2.8 * k, 2.0 * k],
        "#2a1c10",
        rim="#ffe9a8",
        rough=0.1,
        detail=1,
    )


def rain(c, x, y, w, h, seed):
    """What the dark one lets fall: threads of light, and the wet it stands in."""
    r = np.random.default_rng(seed)
    c.paint(ellipse(x - 4, y + 4, w * 0.52, w * 0.12), "#0f1c1e", vol=0, alpha=0.6, soft=5, lit=0, rough=2)
    c.paint(
        ellipse(x - 2, y + 4, w * 0.4, w * 0.075), "#cfd6b4", vol=0, alpha=0.55, soft=2.5, lit=0, rough=2.5, tex=0.5
    )
    drops = []
    for _ in range(120):
        px, py = x + r.uniform(-0.42, 0.42) * w, y - h * r.uniform(0.05, 0.95)
        n = r.uniform(9, 20)
        drops.append(limb([(px, py), (px - n * 0.12, py + n)], [0.35, 1.0, 0.3], n=5, cap=False))
    c.paint(merged(drops), "#f0ecc8", vol=0, alpha=0.62, rough=0.05, lit=0)


def outcast(c):
    """The dark one hangs outside the gate, over its own puddle."""
    x, y = seen(24, 121)
    rain(c, x, y, 104, 62, 8)
    wool(c, x, y - 52, 116, 92, tone=1.0)


def draw():
    """From a hillside, against the light: the flock winds down from the pass into the fold."""
    c = Card(5909, key=(0.1, -0.95, 0.3))
    valley(c)
    flock = []
    for i, (t, aloft, w) in enumerate(
        ((0.0, 120, 46), (0.05, 90, 52), (0.11, 62, 46), (0.17, 36, 36), (0.23, 16, 29), (0.29, 5, 24))
    ):
        x, z = along(t)
        flock.append((z, x + 10 * (-1) ** i, aloft, w))
    for i, t in enumerate(np.linspace(0.345, 0.985, 19)):
        x, z = along(t)
        w = 20 - 9 * t
        flock.append((z, x + (-1) ** i * w * 0.3, 0, w))
    wall_shadow(c)
    penned = [
        (-13, 134),
        (-4, 136),
        (-19, 124),
        (-10, 126),
        (3, 128),
        (-15, 115),
        (-5, 117),
        (5, 119),
        (-8, 109),
        (2, 110),
    ]
    for i, (z, x, up, w) in enumerate(sorted(flock, reverse=True)):
        px, py = seen(x, z, up)
        if not up:
            cast(c, x, z, w * 0.8, w * 0.5, 0.5)
        wool(c, px, py, w * FOCUS / z, 40 + i, tone=0.1 * (i % 3), fog=float(smoothstep(180, 1000, z)) * 0.62)
    shepherd(c, 11.5, 143)
    wall(c, far=True)
    for i, (x, z) in enumerate(sorted(penned, key=lambda p: -p[1])):
        cast(c, x, z, 8, 4.5, 0.4)
        px, py = seen(x, z)
        wool(c, px, py, 11 * FOCUS / z, 90 + i, tone=0.12 * (i % 3))
    wall(c, far=False)
    outcast(c)
    grass(c, -10, 610, 905, 34, ["#0f1c16", "#1c3222", "#3a5230"], n=240, seed=3)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: c.glow(*SUN, 70, "#fff8dc", 0.8, 1.4))
    return c.finish(shadow_tint="#14241c", light_tint="#fff2cc", vignette=0.3, contrast=0.2, paper=0.045, grain=0.025)
