"""The motorway has tied itself into a knot at dusk; nobody gets home, and in the middle one house has its light on."""

import itertools
import math

import numpy as np

from art.kit.all import (
    Card,
    Space,
    ellipse,
    merged,
    mix,
    plane_noise,
    poly,
    rgb,
    ridge,
    sample,
    smoothstep,
    union,
)

SENTENCE = "The motorway has tied itself into a knot at dusk; in the middle of it one house has its light on."
KEY = "petrol-orange"
FRAME = "abstract"
MOOD = "uneasy"
PROTAGONIST = "nobody"

SIZE = 13.0  # metres a unit of the knot
HALF = 0.40 * SIZE  # half the width of the road
LANES = (-0.66, -0.30, 0.30, 0.66)


def rope():
    """The middle line of the road in metres, from before us through the knot to the horizon, and how high it runs."""
    t = np.linspace(0.33, 2 * math.pi - 0.33, 400)
    a, r = 2 * t + math.pi, 2.0 + np.cos(3 * t)
    x, z, h = r * np.cos(a), r * np.sin(a), np.sin(3 * t)
    near = sample(
        [(1.4, -7.4), (0.2, -5.6), (-1.6, -4.5), (-3.1, -3.7), (-3.7, -2.7), (-3.5, -1.7), (-2.9, -1.2), (x[0], z[0])],
        160,
    )
    far = sample(
        [
            (x[-1], z[-1]),
            (-2.9, 1.15),
            (-3.6, 1.4),
            (-4.0, 2.2),
            (-3.9, 4.0),
            (-3.0, 7.5),
            (-0.6, 15),
            (1.6, 27),
            (3, 50),
            (6, 110),
            (10, 240),
        ],
        900,
    )
    xs, zs = np.r_[near[:-1, 0], x, far[1:, 0]], np.r_[near[:-1, 1], z, far[1:, 1]]
    hs = np.r_[np.full(159, h[0]), h, np.full(899, h[-1])]
    p = np.stack([(xs + 0.74) * SIZE, 6.5 + hs * 4.6, zs * 1.3 * SIZE], 1)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p[:, [0, 2]], axis=0).T))]
    k = np.arange(0, s[-1], 0.5)
    out = np.stack([np.interp(k, s, p[:, i]) for i in range(3)], 1)
    soft = np.ones(61) / 61
    return np.stack([np.convolve(np.pad(q, 30, mode="reflect", reflect_type="odd"), soft, "valid") for q in out.T], 1)


def sides(p):
    """Unit vectors across the road."""
    d = np.gradient(p[:, [0, 2]], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    return np.stack([d[:, 1], np.zeros(len(d)), -d[:, 0]], 1)


def land(c, S):
    """Fields in the last light, mist between them, a far town under the sky."""
    c.sky([(0, "#123244"), (0.10, "#2c5a6c"), (0.165, "#c8744c"), (0.185, "#f8b060"), (0.25, "#6a6a68")], warp=0.02)
    c.brush((34, 20), thr=(0, 0.03), length=5, jitter=0.014, opacity=0.75, flow=np.zeros((c.h, c.w)), fmix=6)
    c.fog_colour = rgb("#5a5450")
    c.paint(ridge(156, 7, 5), "#23414c", vol=0.2, fog=0.5, rough=1.0)
    D = S.rays(c.xx, c.yy)
    t = S.C[1] / np.maximum(-D[..., 1], 1e-3)
    u, v = S.C[0] + D[..., 0] * t, S.C[2] + D[..., 2] * t
    w, q = u + 0.35 * v + 6 * plane_noise("soft", u / 60, v / 60, 1.0), v - 0.3 * u
    i, j = np.floor(w / 26), np.floor(q / 34)
    tone = (np.sin(i * 12.9 + j * 78.2) * 43758.5) % 1
    rows = np.sin((w * np.cos(tone * 6) + q * np.sin(tone * 6)) * 2.2) * 0.12
    e = np.minimum(np.minimum(w % 26, 26 - w % 26), np.minimum(q % 34, 34 - q % 34))
    val = 0.6 + 0.85 * tone + rows * smoothstep(300, 60, t) - 0.4 * smoothstep(1.6, 0.5, e)
    a, b = rgb("#16313a"), rgb("#344e40")
    col = (a + (b - a) * ((tone * 7) % 1)[..., None]) * val[..., None]
    far = (1 - np.exp(-np.clip(t - 120, 0, None) / 520))[..., None]
    col = col * (1 - far) + rgb("#8a6a5c") * far * (0.8 + 0.4 * (val - 0.75))[..., None]
    ok = smoothstep(162, 168, c.yy)[..., None]
    c.img = (c.img * (1 - ok) + np.clip(col, 0, 1) * ok).astype(np.float32)
    c.band("#7f8a88", 330, 60, 0.3, 3)
    c.band("#54747a", 520, 90, 0.2, 5)
    c.brush((14, 8), thr=(0, 0.03), length=3.5, jitter=0.02, opacity=0.6, keep=np.full((c.h, c.w), 0.35))
    rr = np.random.default_rng(9)
    spots = [(rr.uniform(-110, 110), rr.uniform(-90, 420)) for _ in range(170)]
    for x, z in sorted(spots, key=lambda q: -q[1]):
        if math.hypot(x - 4, z / 1.3) > 56:
            grow(c, S, x, z, rr)
    for _ in range(70):
        c.dot(rr.normal(340, 120), 170 + rr.uniform(0, 8), rr.uniform(0.4, 1.0), "#ffd890", rr.uniform(0.4, 0.9))


def grow(c, S, x, z, rr):
    """A dark tree with its long shadow, which falls toward us."""
    px, py = S.pt((x, 0, z))
    s = S.scale((x, 0, z)) * rr.uniform(1.6, 3.6)
    f = min(0.7, z / 420 + 0.12)
    c.paint(
        ellipse(px - s * 0.5, py + s * 0.8, s * 0.5, s * 1.2, 24), "#08141a", vol=0, alpha=0.5 * (1 - f), soft=s * 0.2
    )
    puffs = [ellipse(px + rr.normal(0, 0.32) * s, py - s * rr.uniform(0.4, 1.3), s * 0.42) for _ in range(6)]
    c.paint(union(*puffs), "#14282a", dark="#0a171c", light="#4a443c", vol=0.9, rough=min(2, s * 0.14), fog=f)


def strip(S, p, n, a, b, dy=0.0):
    """A band of the road between two places across it, as a path."""
    L = [S.pt(q + m * a * HALF + (0, dy, 0)) for q, m in zip(p, n, strict=True)]
    R = [S.pt(q + m * b * HALF + (0, dy, 0)) for q, m in zip(p, n, strict=True)]
    return poly(L + R[::-1])


def skirt(S, p, n, side):
    """The edge of the deck that looks toward us."""
    U = [S.pt(q + m * side * HALF) for q, m in zip(p, n, strict=True)]
    D = [S.pt(q + m * side * HALF - (0, 1.5, 0)) for q, m in zip(p, n, strict=True)]
    return poly(U + D[::-1])


def shadow(c, S, p, n):
    """What the road keeps from the ground below it."""
    g = p.copy()
    g[:, 1] = 0
    g[:, [0, 2]] += np.array([-0.5, -0.9]) * p[:, 1:2] * 0.6
    m = c.mask(strip(S, g, n, -1, 1), 0, 3)
    c.cast(m, 0, 0, 4, 0.55, "#06141c")


def pillars(c, S, p, n, below):
    """What holds it up, wherever no other stretch lies underneath."""
    for i in range(12, len(p) - 6, 26):
        if p[i, 1] < 5 or p[i, 2] > 120:
            continue
        gap = np.hypot(below[:, 0] - p[i, 0], below[:, 2] - p[i, 2])
        if ((gap < HALF * 1.6) & (below[:, 1] < p[i, 1] - 3)).any():
            continue
        for s in (-0.45, 0.45):
            top = p[i] + n[i] * s * HALF - (0, 1.2, 0)
            a, b = S.pt(top), S.pt((top[0], 0, top[2]))
            w = S.scale(top) * 0.5
            c.paint(
                poly([(a[0] - w, a[1]), (a[0] + w, a[1]), (b[0] + w, b[1]), (b[0] - w, b[1])]),
                "#3a4a50",
                light="#a8785c",
                vol=0.5,
                rough=0.2,
            )


def road(c, S, p, n, over):
    """One stretch of the road with what stands on it."""
    if over:
        c.cast(c.mask(strip(S, p[24:-24], n[24:-24], -1, 1), 0), -3, 13, 5, 0.7, "#04101a")
    edge = dict(dark="#141c24", light="#c88a60", vol=0, rough=0.15)
    for side in (-1, 1):
        c.paint(skirt(S, p, n, side), "#4a4c50", **edge)
    c.paint(strip(S, p, n, -1, 1), "#3c4a54", dark="#1c2830", light="#8a8078", vol=0.15, rough=0.15, tex=0.3)
    c.paint(strip(S, p, n, -0.07, 0.07), "#5a5c5c", vol=0, rough=0.1, alpha=0.9)
    for a in (-0.96, 0.96):
        c.paint(strip(S, p, n, a - 0.025, a + 0.025, 0.3), "#b8a890", vol=0, rough=0.1, alpha=0.8)
    for lane in (-0.48, 0.48):
        dash = [strip(S, p[i : i + 5], n[i : i + 5], lane - 0.018, lane + 0.018) for i in range(0, len(p) - 6, 11)]
        if dash:
            c.paint(merged(dash), "#d8ccb4", vol=0, rough=0, alpha=0.7)


def car(c, S, q, d, m, going, rr):
    """A dark roof and two lamps: red when it goes away from us, white when it comes."""
    sc = S.scale(q)
    f, w, h = d * 2.1, m * 0.95, np.array([0, 1.25, 0])
    base = [q + f + w, q + f - w, q - f - w, q - f + w]
    body = merged([poly([S.pt(b) for b in base]), poly([S.pt(b + h * 0.55) for b in base])])
    hull = poly([S.pt(base[2]), S.pt(base[3]), S.pt(base[3] + h * 0.6), S.pt(base[2] + h * 0.6)])
    tint = mix(["#5a2c28", "#2c3c4c", "#5a564c", "#20282c", "#3a4a44"][rr.integers(5)], "#101820", 0.55)
    c.paint(merged([body, hull]), tint, vol=0, rough=0, detail=0.9)
    roof = [q + f * 0.3 + w * 0.8 + h, q + f * 0.3 - w * 0.8 + h, q - f * 0.7 - w * 0.8 + h, q - f * 0.7 + w * 0.8 + h]
    c.paint(poly([S.pt(b) for b in roof]), mix(tint, "#e0986a", 0.22), vol=0, rough=0, detail=0.9)
    toward = np.dot(d, S.F) * going < 0  # the nose looks at us
    end = -f if np.dot(f, S.F) > 0 else f
    for s in (-0.75, 0.75):
        x, y = S.pt(q + end * 1.02 + w * s + h * 0.35)
        c.dot(x, y, max(0.6, sc * 0.21), "#fff0c8" if toward else "#ff3c24", 1.0, True)
    if toward:
        x, y = S.pt(q + end * 2.2)
        c.lamps.append((x, y, sc * 3.4, "#ffd890", 0.20))
    else:
        x, y = S.pt(q + end * 1.5)
        c.lamps.append((x, y, sc * 2.2, "#ff5030", 0.16))


def traffic(c, S, p, n, lo, rr):
    """Bumper to bumper on the lanes of both directions."""
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None]
    todo = []
    for k, lane in enumerate(LANES):
        s = lo + (17 * k) % 14
        todo += [
            (p[i] + n[i] * lane * HALF, d[i], n[i], 1 if lane > 0 else -1)
            for i in range(int(s) % 14, len(p), 14)
            if rr.random() < 0.86
        ]
    todo.sort(key=lambda t: -S.depth(t[0]))
    c.lamps = []
    for q, f, m, going in todo:
        if S.depth(q) < 420:
            car(c, S, q, f, m, going, rr)
    for x, y, r, col, a in c.lamps:
        pool(c, x, y, r, col, a)


def far_lights(c, S, p, n):
    """Where single cars can't be told apart: one stream comes, one goes."""
    i = np.flatnonzero([S.depth(q) > 400 for q in p])[0]
    for lane, col in ((-0.48, "#ffe8b8"), (0.48, "#ff5a34")):
        m = c.mask(strip(S, p[i:], n[i:], lane - 0.3, lane + 0.3), 0, 0.6)
        c.paint(m, col, vol=0, lit=0, alpha=0.9, detail=0.8)


def pool(c, x, y, r, col, a):
    """A small soft light on the asphalt."""
    R = r * 2.2
    x0, x1, y0, y1 = (int(v * c.ss) for v in (x - R, x + R, y - R, y + R))
    x0, x1, y0, y1 = max(0, x0), min(c.w, x1), max(0, y0), min(c.h, y1)
    if x1 <= x0 or y1 <= y0:
        return
    sl = (slice(y0, y1), slice(x0, x1))
    g = a * np.exp(-((c.xx[sl] - x) ** 2 + ((c.yy[sl] - y) * 1.5) ** 2) / (r * r))
    c.img[sl] = 1 - (1 - c.img[sl]) * (1 - g[..., None] * rgb(col))


def home(c, S):
    """The house that the knot is drawn around: lit windows, a hedge, a tree."""
    o = np.array([0.78 * SIZE, 0, 0.16 * SIZE])
    x, y = S.pt(o)
    s = S.scale(o)
    c.paint(ellipse(x, y, s * 6.6, s * 4.4), "#2c4a3c", dark="#14282a", light="#8a7a48", vol=0.2, rough=1.0, soft=1.5)

    def pts(*q):
        return poly([S.pt(o + 1.45 * np.array(a, float)) for a in q])

    wall = dict(vol=0, rough=0.15, detail=0.9)
    c.paint(pts((-2.6, 0, -1.8), (-6, 0, -5), (-1, 0, -5.6), (2.6, 0, -1.8)), "#08161c", alpha=0.5, soft=2, vol=0)
    c.paint(
        pts((-2.6, 0, -1.8), (2.6, 0, -1.8), (2.6, 2.9, -1.8), (-2.6, 2.9, -1.8)), "#7c6a60", dark="#4a3e40", **wall
    )
    c.paint(
        pts((-3, 2.7, -2.3), (3, 2.7, -2.3), (3, 5.2, 0), (-3, 5.2, 0)), "#7a3a2c", light="#c8744c", tex=0.3, **wall
    )
    c.paint(pts((1.2, 4.4, -0.6), (2.0, 4.4, -0.6), (2.0, 6.4, -0.6), (1.2, 6.4, -0.6)), "#6a4438", **wall)
    for a in (-1.9, 1.0):
        c.paint(
            pts((a, 1.0, -1.82), (a + 1.1, 1.0, -1.82), (a + 1.1, 2.2, -1.82), (a, 2.2, -1.82)),
            "#ffd070",
            light="#fff4c0",
            lit=0,
            **wall,
        )
    c.paint(pts((-0.5, 0, -1.82), (0.45, 0, -1.82), (0.45, 2.0, -1.82), (-0.5, 2.0, -1.82)), "#3a2420", **wall)
    pool(c, *S.pt(o + np.array([0, 0.3, -3.4])), s * 5, "#ffc060", 0.75)
    tx, ty = S.pt(o + np.array([-6.0, 0, 0.6]))
    c.paint(ellipse(tx, ty - s * 2.2, s * 1.5, s * 2.4), "#1f3a34", light="#c08850", vol=0.9, rough=1.2)
    c.late.append(lambda: c.glow(x, y - s * 1.5, s * 13, "#ffb450", 0.5, 1.2))


def draw():
    """Dusk from a high place; under-passes first, then what lies over them."""
    c = Card(7611, key=(0.3, -0.8, 0.5))
    S = Space(c, (-2, 80, -132), (0, 0, 0), 660, (300, 560))
    land(c, S)
    p = rope()
    n = sides(p)
    shadow(c, S, p, n)
    home(c, S)
    high = p[:, 1] > 6.5
    cuts = [0, *(np.flatnonzero(np.diff(high.astype(int))) + 1), len(p)]
    parts = [(a, b, high[(a + b) // 2]) for a, b in itertools.pairwise(cuts)]
    rr = np.random.default_rng(5)
    for level in (False, True):
        for a, b, up in sorted(parts, key=lambda q: -S.depth(p[(q[0] + q[1]) // 2])):
            if up == level:
                A, B = max(0, a - 2), min(len(p), b + 2)
                pillars(c, S, p[A:B], n[A:B], p)
                road(c, S, p[A:B], n[A:B], level)
                traffic(c, S, p[a:b], n[a:b], a, rr)
    far_lights(c, S, p, n)
    c.brush((7, 4), thr=(0, 0.05), keep=np.clip(0.72 + c.detail * 0.4, 0, 1), opacity=0.55)
    return c.finish(vignette=0.36, bloom=0.34, bthr=0.6, contrast=0.2, shadow_tint="#0c1c2c", light_tint="#ffdcae")
