"""A girl drags a thunderstorm in a cage and leaves flowers behind her across the desert."""

import itertools
import math

import cv2
import numpy as np

from art.kit.all import (
    Card,
    Pose,
    birdcage_paths,
    blur,
    curve,
    ellipse,
    limb,
    merged,
    minus,
    poly,
    ramp,
    rgb,
    sample,
    smoothstep,
    union,
)

SENTENCE = "A girl drags a thunderstorm in a cage and leaves flowers behind her across the desert."
KEY = "desert-noon"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "child"

HORIZON, FOCUS, EYE = 318, 900, 27  # the camera: a level view, its picture shifted down
CAGE = (-4.0, 64.0)  # where the sled stands
WIDE, HIGH, DISH = 262, 372, 30  # the cage on the card, and the depth of its tray
FALL = (-0.62, -0.72)  # where shadows go for each unit of height: left and toward us
TRAIL = np.array([(-5, 61), (-12, 71), (-24, 88), (-31, 118), (-14, 168), (22, 235), (58, 330), (72, 470)], float)


def land(x, z):
    """Dunes: long crests, sharp on the lee side, flat where the sled goes."""
    d = (x - 40) / (62 + 0.14 * z) + z / 210 + 0.34 * np.sin(z / 85 + 0.6) + 0.07 * np.sin(x / 31 + z / 47)
    f = np.ceil(d) - d
    crest = np.where(f < 0.68, f / 0.68, (1 - f) / 0.32)
    h = 20 * crest**1.25 * smoothstep(82, 210, z) + 50 * crest**1.15 * smoothstep(230, 700, z)
    return h - 6 * smoothstep(82, 210, z) + 0.4 * np.sin(x / 9 + z / 21)


def seen(x, z, up=0.0):
    """Where a point stands on the card."""
    y = land(np.float64(x), np.float64(z)) + up
    return 300 + FOCUS * x / z, HORIZON + FOCUS * (EYE - y) / z


def ground(c):
    """World place of every pixel of the sand, and nan in the sky."""
    z = np.geomspace(38, 1400, 1700)
    x = (c.xx[0].astype(float)[:, None] - 300) * z / FOCUS
    rows = np.minimum.accumulate(HORIZON + FOCUS * (EYE - land(x, z)) / z, axis=1)
    depth = np.full((c.h, c.w), np.nan)
    steps = np.arange(len(z), dtype=float)
    for i in range(c.w):
        k = np.interp(-c.yy[:, 0].astype(float), -rows[i], steps, left=0, right=np.nan)
        depth[:, i] = np.interp(k, steps, z)
    return (c.xx - 300) * depth / FOCUS, depth


def sunlit(x, z):
    """How much sun the sand gets: it stands high on the right, a little behind."""
    e = 0.5
    sx = (land(x + e, z) - land(x - e, z)) / (2 * e)
    sz = (land(x, z + e) - land(x, z - e)) / (2 * e)
    lam = (-sx * 0.52 - sz * 0.60 + 0.62) / np.sqrt(1 + sx**2 + sz**2)
    h, free = land(x, z), np.ones_like(x)
    for d in np.geomspace(2, 160, 22):
        over = land(x + 0.62 * d, z + 0.72 * d) - (h + d)
        free = np.minimum(free, smoothstep(1, -1.5, over))
    return np.clip(lam, 0, 1) * (0.35 + 0.65 * free)


def trail_at(z):
    """Where the trail runs at a distance."""
    return np.interp(z, TRAIL[:, 1], TRAIL[:, 0])


def desert(c):
    """Noon: pale sky, crest behind crest."""
    c.sky([(0, "#6aa4a8"), (0.12, "#93c2bc"), (0.26, "#cfdcc4"), (0.36, "#f6e6c2"), (1, "#f6d2a0")], warp=0.08)
    c.glow(640, 40, 420, "#fffbe6", 0.6, 1.2)
    c.brush((44, 24), thr=(0, 0.03), length=5, jitter=0.012)
    x, z = ground(c)
    small = (c.width, c.height)
    q = [cv2.resize(np.nan_to_num(a, nan=1400.0), small, interpolation=cv2.INTER_NEAREST) for a in (x, z)]
    sun = cv2.resize(sunlit(*q).astype(np.float32), (c.w, c.h), interpolation=cv2.INTER_LINEAR)
    X, Z = np.nan_to_num(x), np.nan_to_num(z, nan=1400)
    n = c.noise("mottle")
    speck = cv2.remap(
        n,
        ((X * 14 * c.ss) % (c.w - 1)).astype(np.float32),
        ((Z * 9 * c.ss) % (c.h - 1)).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    ripple = np.sin(Z * 3.4 + X * 0.5 + 2.2 * np.sin(X / 5 + Z / 9)) * smoothstep(190, 70, Z)
    t = 0.08 + 0.86 * sun + 0.05 * ripple + 0.14 * (speck - 0.5)
    col = ramp(t, [(0, "#8c6c66"), (0.3, "#bd8f70"), (0.55, "#e4bb88"), (0.78, "#f8deae"), (1, "#fff6da")])
    beside = np.abs(X - trail_at(Z))
    green = smoothstep(6.5, 1.5, beside + 3 * (speck - 0.5)) * smoothstep(60, 66, Z) * smoothstep(480, 300, Z) * 0.75
    grass = ramp(t, [(0, "#2f4a34"), (0.6, "#7c9450"), (1, "#d0d488")])
    col = col * (1 - green[..., None]) + grass * green[..., None]
    groove = np.exp(-(((beside - 7.6) / 0.5) ** 2)) * smoothstep(58, 64, Z) * smoothstep(330, 120, Z) * 0.5
    col = col * (1 - groove[..., None] * (1 - rgb("#a8744c")))
    air = (smoothstep(130, 900, Z) ** 0.55 * 0.86)[..., None]
    col = col * (1 - air) + rgb("#f3dfba") * air
    c.img = np.where(np.isnan(z)[..., None], c.img, col).astype(np.float32)
    return Z


def flowers(c, depth):
    """What has come up where it dripped: thick near the sled, a coloured thread far away."""
    r = np.random.default_rng(21)
    spots = []
    for _ in range(1500):
        z = 62 + 330 * r.random() ** 2.1
        x = trail_at(z) + r.normal(0, 2.3)
        px, py = (int(np.clip(v, 1, n)) * c.ss for v, n in zip(seen(x, z), (598, 898), strict=True))
        if (z > 66 or x < -8) and depth[py, px] > z * 0.96:
            spots.append((x, z))
    spots.sort(key=lambda p: -p[1])
    for i in range(0, len(spots), 150):
        stems, heads = [], {"#fff8ec": [], "#e8705c": [], "#f0c04c": [], "#9a78b8": [], "#f0a8b0": []}
        for x, z in spots[i : i + 150]:
            k = FOCUS / z
            h = r.uniform(0.5, 1.9)
            a, b = seen(x, z), seen(x + r.normal(0, 0.2), z, h)
            stems.append(limb([a, b], [0.12 * k, 0.07 * k], n=4, cap=False))
            q = 0.24 * k * r.uniform(0.7, 1.25)
            petals = [
                ellipse(b[0] + q * 0.7 * math.cos(t), b[1] + q * 0.5 * math.sin(t), q * 0.55, q * 0.45)
                for t in (0.3, 1.9, 3.4, 4.9)
            ]
            heads[list(heads)[r.integers(5)]] += petals
        c.paint(merged(stems), "#4c6a34", vol=0, rough=0.1, lit=0, alpha=0.9)
        for col, ps in heads.items():
            if ps:
                c.paint(merged(ps), col, light="#ffffff", vol=0.4, rough=0.15, lit=0, detail=0.6)


def shadow_point(x, z, up):
    """Where the shadow of a point at a height falls."""
    return seen(x + FALL[0] * up, z + FALL[1] * up)


def cage_shadow(c):
    """On the sand: the tray, the bars, and the dark of the storm in the middle."""
    k = CAGE[1] / FOCUS
    rad, top = WIDE / 2 * k, HIGH * k
    tone = dict(vol=0, lit=0, rough=0.6, grain=0.06)
    cx, cz = CAGE

    def dome(t):
        u = t / math.pi
        return (-math.cos(t) * rad, top * (0.5 + 0.5 * math.sin(t)) if 0.04 < u < 0.96 else 0)

    full = (
        [shadow_point(cx - rad, cz, 0)]
        + [shadow_point(cx + a, cz, b) for a, b in map(dome, np.linspace(0.2, math.pi - 0.2, 14))]
        + [shadow_point(cx + rad, cz, 0)]
    )
    c.paint(curve(full, k=0.3), "#7a6258", alpha=0.5, soft=2, **tone)
    storm = [
        shadow_point(cx + rad * 0.86 * math.cos(t), cz, top * (0.64 + 0.22 * math.sin(t)))
        for t in np.linspace(0, 2 * math.pi, 14)[:-1]
    ]
    c.paint(curve(storm), "#4a4450", alpha=0.6, soft=6, **tone)
    bars = [
        limb(
            [
                shadow_point(cx + u * rad, cz, 0),
                shadow_point(cx + u * rad * 0.96, cz, top * 0.6),
                shadow_point(cx, cz, top),
            ],
            [3, 2.4, 2],
            cap=False,
        )
        for u in np.linspace(-1, 1, 8)
    ]
    c.paint(merged(bars), "#5a4a48", alpha=0.6, soft=0.8, **tone)
    c.paint(ellipse(*seen(cx - 1, cz - 1), WIDE * 0.56, 30), "#4a3a38", alpha=0.7, soft=5, **tone)


def vapour(c, x, y, w, h, seed, flash, dark=0.0):
    """A thundercloud of balls inside the cage: sun on its right shoulder, lightning in its belly."""
    r = np.random.default_rng(seed)
    balls = []
    for _ in range(95):
        a, d = r.uniform(0, 2 * math.pi), math.sqrt(r.random())
        balls.append(
            (
                0.44 * d * math.cos(a),
                0.40 * d * math.sin(a),
                r.normal(0, 0.16),
                r.uniform(0.08, 0.17) * (1.1 - 0.35 * d),
            )
        )
    s = c.ss
    x0, x1, y0, y1 = (int(v * s) for v in (x - w * 0.7, x + w * 0.7, y - h * 0.75, y + h * 0.75))
    sl = (slice(y0, y1), slice(x0, x1))
    curl, roll = (np.roll(c.noise(kind), (seed * 97, seed * 61), (0, 1))[sl] - 0.5 for kind in ("speck", "mottle"))
    X = (c.xx[sl] - x) / w + curl * 0.012 + roll * 0.05
    Y = (c.yy[sl] - y) / h + curl * 0.012 - roll * 0.05
    top = np.full(X.shape, -9.0, np.float32)
    nx, ny, cover = np.zeros_like(top), np.zeros_like(top), np.zeros_like(top)
    for bx, by, bz, br in balls:
        dx, dy = (X - bx) / br, (Y - by) * (h / w) / br
        d2 = dx * dx + dy * dy
        bump = bz + br * np.sqrt(np.clip(1 - d2, 0, 1))
        on = (d2 < 1) & (bump > top)
        top[on], nx[on], ny[on] = bump[on], dx[on], dy[on]
        cover = np.maximum(cover, smoothstep(1.0, 0.72, d2))
    hole = np.where(top > -5, top, -0.2)
    crease = np.clip(blur(hole, 0.04 * w * s) - hole, 0, 0.25) * 1.6
    t = 0.34 + 0.20 * nx - 0.24 * ny - crease - 0.42 * Y + 0.22 * X - dark + 0.06 * curl
    col = ramp(t, [(0, "#10202c"), (0.25, "#24404e"), (0.5, "#4f7480"), (0.75, "#a4bcba"), (1, "#f6f0dc")])
    fx, fy = flash
    glow = np.exp(-((np.hypot(c.xx[sl] - fx, c.yy[sl] - fy) / 62) ** 2))[..., None]
    col = 1 - (1 - col) * (1 - glow * 0.75 * rgb("#e6ecff"))
    a = cover[..., None]
    c.img[sl] = c.img[sl] * (1 - a) + col * a
    c.detail[sl] = np.maximum(c.detail[sl], cover * 0.5)


def inside(cx, cy):
    """The room within the bars."""
    w, h = WIDE / 2 - 2, HIGH
    side = [(w, 0), (w, -h * 0.55), (w * 0.93, -h * 0.72), (w * 0.6, -h * 0.9), (0, -h)]
    edge = sample(side, 30)
    pts = [(cx + a, cy + b) for a, b in edge] + [(cx - a, cy + b) for a, b in edge[::-1]]
    return union(poly(pts), ellipse(cx, cy, w, WIDE * 0.09))


def weather(c, cx, cy):
    """Rain over a small round sea, a ship that leans, the flash."""
    room = c.mask(inside(cx, cy), 0.2)
    c.paint(
        inside(cx, cy),
        "#345866",
        dark="#12303e",
        light="#8fb4b4",
        vol=0.25,
        alpha=0.8,
        rough=0.2,
        lit=0,
        grad=((0, cy - HIGH), (0, cy), -0.35, 0.3),
    )
    vapour(c, cx, cy - 250, 206, 150, 5, (cx + 30, cy - 200), dark=0.10)
    r = np.random.default_rng(4)
    drops = []
    for _ in range(330):
        px, py = cx + r.uniform(-0.47, 0.47) * WIDE, cy - r.uniform(10, 200)
        n = r.uniform(12, 30)
        drops.append(limb([(px, py), (px - n * 0.22, py + n)], [0.3, 1.0, 0.3], n=4, cap=False))
    c.paint(merged(drops), "#d8e8e8", vol=0, alpha=0.5, rough=0.05, clip=room, lit=0)
    sea(c, cx, cy, r)
    bolt = [
        (cx + 34, cy - 212),
        (cx + 18, cy - 160),
        (cx + 36, cy - 150),
        (cx + 12, cy - 92),
        (cx + 26, cy - 84),
        (cx + 10, cy - 20),
    ]
    c.late.append(lambda: flash(c, bolt))
    vapour(c, cx - 3, cy - 262, 196, 118, 11, (cx + 34, cy - 216))


def sea(c, cx, cy, r):
    """Waves that stand up in the tray."""
    w, q = WIDE / 2 - 3, WIDE * 0.09
    c.paint(
        ellipse(cx, cy - 4, w, q),
        "#1f5664",
        dark="#0c2c3a",
        light="#8fc4c0",
        vol=0.3,
        rough=0.5,
        lit=0,
        texk="streakh",
        tex=0.6,
    )
    hull = Pose(cx - 48, cy - 24, 1.0, -16)
    for row, (y, col) in enumerate(((-16, "#2c6672"), (-6, "#245a68"), (6, "#1a4a58"))):
        half = w * math.sqrt(max(0.1, 1 - (y / q * 0.8) ** 2))
        xs = np.linspace(-half, half, 17)
        crest = [
            (cx + u, cy + y - 4 - (13 - row) * abs(math.sin(u / 21 + row * 1.3)) ** 1.5 - r.uniform(0, 3)) for u in xs
        ]
        crest[0], crest[-1] = (cx - half, cy + y), (cx + half, cy + y)
        low = [(cx + u, cy + y + 16 * math.sqrt(max(0, 1 - (u / half) ** 2))) for u in xs[::-1]]
        m = c.paint(
            curve(crest + low, k=0.3),
            col,
            dark="#0c2c3a",
            light="#b8dcd4",
            vol=0.7,
            rough=0.5,
            lit=0,
            rim="#eaf6f0",
            rimdir=(0.4, -1),
            rimw=1.6,
            detail=0.6,
        )
        c.line([(x, y_ + 2.4) for x, y_ in crest], [0.6, 1.6, 0.6], "#f4faf4", 0.7, rough=0.8, clip=m)
        if row == 0:
            ship(c, hull)


def ship(c, P):
    """Two masts, hardly any sail."""
    kw = dict(rough=0.15, lit=0, detail=0.9)
    c.line([P.pt(-8, -8), P.pt(-7, -56)], [2.0, 1.2], "#2a1c18", **kw)
    c.line([P.pt(12, -8), P.pt(12, -46)], [2.0, 1.2], "#2a1c18", **kw)
    c.paint(P(curve([(-6, -50, "c"), (10, -42), (-5, -22, "c")])), "#f0e6d0", dark="#9aa09a", vol=0.6, **kw)
    c.paint(P(curve([(13, -40, "c"), (26, -32), (14, -18, "c")])), "#f0e6d0", dark="#9aa09a", vol=0.6, **kw)
    c.paint(
        P(curve([(-28, -12, "c"), (0, -8), (30, -14, "c"), (22, 4), (-18, 5)])),
        "#4a2c20",
        dark="#1c100c",
        light="#a87850",
        vol=0.6,
        **kw,
    )


def flash(c, bolt):
    """The lightning, after everything else."""
    c.glow(bolt[2][0], bolt[2][1], 110, "#dfe8ff", 0.5, 1.3)
    (x, y), (u, v) = bolt[1], bolt[3]
    arms = [
        [(x, y), (x - 16, y + 18), (x - 12, y + 26), (x - 30, y + 46)],
        [(u, v), (u - 14, v + 14), (u - 10, v + 22), (u - 22, v + 38)],
    ]
    for thick, col, a, soft in ((5, "#cfdcff", 0.4, 1.6), (2.2, "#ffffff", 1.0, 0)):
        joints = [limb([p, q], [thick, thick * 0.8]) for p, q in itertools.pairwise(bolt)]
        joints += [limb([p, q], [thick * 0.5, thick * 0.35]) for arm in arms for p, q in itertools.pairwise(arm)]
        c.paint(merged(joints), col, vol=0, alpha=a, rough=0.1, lit=0, soft=soft)
    c.glow(*bolt[-1], 34, "#eef4ff", 0.7, 1.3)


def sled(c, cx, cy):
    """Two runners and cross pieces under the tray."""
    wood = dict(dark="#4a2c1c", light="#e0b078", vol=0.8, rough=0.3, texk="streakh", tex=0.4, lit=0)
    for dy, s in ((2, 0.94), (24, 1.0)):
        y = cy + DISH + dy
        pts = [
            (cx - 142 * s, y + 4),
            (cx - 60, y + 12),
            (cx + 110 * s, y + 12),
            (cx + 152 * s, y + 2),
            (cx + 170 * s, y - 20),
        ]
        c.paint(limb(pts, [7, 9, 9, 8, 5], n=50), "#8a5a34", shadow=(-4, 4, 4, 0.4), **wood)
        if dy == 2:
            for u in (-96, -30, 40, 104):
                c.paint(
                    poly([(cx + u, y + 8), (cx + u + 9, y + 8), (cx + u + 6, y + 34), (cx + u - 4, y + 34)]),
                    "#7a4c2c",
                    **wood,
                )
    return cx + 166, cy + DISH + 10


def cage(c):
    """Brass bars round the weather, a deep tray under it, a ring on top."""
    cx, cy = seen(*CAGE)
    cy -= DISH + 22
    hook = sled(c, cx, cy)
    P = Pose(cx, cy, 1.0)
    back, front, _rings = birdcage_paths(WIDE, HIGH, 13)
    brass = dict(dark="#3a2a1c", light="#fff0c0", vol=1.3, rough=0.15, lit=0, detail=0.85, grain=0.05)
    c.paint(merged([P(q) for q in back]), "#7a6440", **brass)
    weather(c, cx, cy)
    q = WIDE * 0.09
    tray = [
        (cx - WIDE / 2 - 4, cy - 2, "c"),
        (cx - WIDE / 2 + 6, cy + DISH),
        (cx, cy + DISH + q),
        (cx + WIDE / 2 - 6, cy + DISH),
        (cx + WIDE / 2 + 4, cy - 2, "c"),
        (cx + WIDE / 4, cy + q * 0.86),
        (cx, cy + q),
        (cx - WIDE / 4, cy + q * 0.86),
    ]
    c.paint(curve(tray, k=0.3), "#a07c44", shadow=(-6, 8, 8, 0.4), **(brass | dict(vol=1.1, rough=0.3, tex=0.15)))
    c.paint(merged([P(f) for f in front]), "#b08c50", rim="#fff6d8", rimdir=(1, -0.2), shadow=(-2, 2, 2, 0.35), **brass)
    for y, k in ((-HIGH * 0.55, 1.0), (0, 1.02)):
        hoop = minus(ellipse(cx, cy + y, WIDE / 2 * k + 2, q + 2), ellipse(cx, cy + y, WIDE / 2 * k - 2, q - 2.4))
        near = poly([(cx - 200, cy + y - 2), (cx + 200, cy + y - 2), (cx + 200, cy + y + 60), (cx - 200, cy + y + 60)])
        c.paint(hoop, "#8a6c40", clip=c.mask(near, 0), rim="#fff6d8", rimdir=(0.4, -1), **brass)
    c.paint(
        minus(ellipse(cx, cy - HIGH - 17, 15), ellipse(cx, cy - HIGH - 17, 10)),
        "#a07c44",
        rim="#fff6d8",
        rimdir=(1, -0.4),
        **brass,
    )
    c.paint(ellipse(cx, cy - HIGH, 11, 7), "#a07c44", rim="#fff6d8", rimdir=(1, -0.4), **brass)
    r = np.random.default_rng(2)
    drips = [
        limb(
            [(cx - WIDE * 0.42 + u, cy + DISH + 2), (cx - WIDE * 0.42 + u - 1, cy + DISH + 2 + r.uniform(8, 30))],
            [0.6, 2.4],
            n=5,
        )
        for u in (0, 9, 17, 30)
    ]
    c.paint(merged(drips), "#cfe6e6", light="#ffffff", vol=0.8, rough=0.1, lit=0, detail=0.9)
    return hook


def girl(c, hook):
    """Bent far forward into the rope, hat over her face, one foot dug into the sand."""
    x, y = 500, hook[1] + 26
    k = 1.16
    c.paint(
        curve(
            [(x - 8, y - 2), (x + 18, y + 2), (x - 18, y + 36), (x - 62, y + 70), (x - 84, y + 72), (x - 54, y + 36)]
        ),
        "#6a5048",
        vol=0,
        alpha=0.6,
        soft=1.6,
        lit=0,
    )

    def P(*pts):
        return [(x + p[0] * k, y - p[1] * k, *p[2:]) for p in pts]

    kw = dict(vol=0.9, rough=0.2, rim="#fff6da", rimdir=(0.8, -0.7), rimw=1.6, detail=0.95, lit=0)
    sh = P((22, 60))[0]
    for end in ((hook[0], hook[1] - 6), (hook[0] - 10, hook[1] - 26)):
        c.line(
            [end, ((end[0] + sh[0]) / 2, (end[1] + sh[1]) / 2 + 3), sh], [2.2, 2.0], "#6a4a2c", rough=0.2, detail=0.9
        )
    leg = dict(kw, dark="#6a3c2c", light="#ffe0b8")
    c.paint(
        union(
            limb(P((-2, 34), (-12, 20), (-26, 4)), [10 * k, 8 * k, 6 * k]),
            curve(P((-33, 2), (-27, 9), (-20, 4), (-22, -1), (-31, -3))),
        ),
        "#a8684c",
        **leg,
    )
    c.paint(
        union(
            limb(P((4, 34), (19, 22), (16, 3)), [10 * k, 8.4 * k, 6.4 * k]),
            curve(P((11, 0), (12, 7), (20, 7), (27, 2), (26, -1))),
        ),
        "#b8765a",
        **leg,
    )
    dress = P(
        (16, 66), (4, 62), (-6, 46), (-18, 30), (-22, 22), (-6, 18), (8, 18), (22, 24), (20, 36), (26, 50), (28, 62)
    )
    c.paint(curve(dress), "#a8402f", dark="#4a1820", light="#f0906a", **kw)
    for a, b in (((0, 48), (-14, 24)), ((10, 46), (0, 20)), ((18, 46), (14, 22))):
        c.line(P(a, b), [0.4, 2.4 * k, 1.0], "#5a1c20", 0.55, rough=0.2)
    c.line([sh, P((17, 52))[0], P((29, 47))[0]], [2.4, 2.4], "#6a4a2c", rough=0.2, detail=0.9)
    c.paint(
        limb(P((19, 61), (22, 49), (33, 48)), [9 * k, 7.4 * k, 5.6 * k]),
        "#a8402f",
        dark="#4a1820",
        light="#f0906a",
        **kw,
    )
    c.paint(curve(P((31, 51), (36, 51), (37, 46), (32, 44))), "#b8765a", **leg)
    c.paint(curve(P((23, 70), (21, 62), (28, 56), (36, 58), (40, 64), (36, 72))), "#b8765a", **leg)
    c.paint(
        curve(P((22, 74), (16, 66), (13, 54), (17, 52), (24, 60), (30, 74))),
        "#33241e",
        dark="#140c0c",
        light="#8a5a40",
        **kw,
    )
    c.paint(
        curve(P((10, 71), (24, 68), (42, 58), (48, 55), (46, 64), (40, 72), (37, 82), (28, 85), (21, 79))),
        "#ecd08c",
        dark="#a87c40",
        light="#fff4cc",
        shadow=(0, 2, 2, 0.35),
        **kw,
    )
    c.line(P((21, 77), (30, 74), (39, 70)), [2.6 * k], "#33485c", rough=0.15, detail=0.95)


def draw():
    """Heat, and the only water for miles."""
    c = Card(5656, key=(0.75, -0.6, 0.4))
    depth = desert(c)
    cage_shadow(c)
    flowers(c, depth)
    hook = cage(c)
    girl(c, hook)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.36, 0, 1), opacity=0.55)
    return c.finish(
        vignette=0.2,
        bloom=0.14,
        bthr=0.84,
        contrast=0.2,
        shadow_tint="#2c3040",
        light_tint="#fff0d0",
        paper=0.04,
        grain=0.02,
    )
