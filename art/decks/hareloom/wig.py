"""Seen from behind, a countess keeps still: her powdered wig goes up into a mountain where people ski."""

import itertools
import math

import numpy as np
from numba import njit, prange

from art.kit.all import Card, Pose, ellipse, limb, poly, rect, rgb, sample, smoothstep, union

SENTENCE = "A countess wears a wig with a winter of its own; the skiers have reached her ear."
KEY = "rose-morning"
FRAME = "portrait"
MOOD = "comic"
PROTAGONIST = "adult"

EYE = np.array([0.0, 1.35, -9.0])
FOCUS, CENTRE, LEVEL = 1330.0, 272.0, 372.0
SUN = np.array([-0.70, 0.36, -0.62])
WALL = 1.5
# the wig from below to its summit: height, radius
SHAPE = [
    (-0.66, 0.0),
    (-0.6, 0.2),
    (-0.42, 0.4),
    (-0.15, 0.51),
    (0.15, 0.61),
    (0.5, 0.78),
    (0.9, 0.96),
    (1.3, 1.04),
    (1.7, 1.0),
    (2.1, 0.83),
    (2.5, 0.6),
    (2.9, 0.35),
    (3.2, 0.15),
    (3.4, 0.0),
]
LOW, HIGH = -0.66, 3.4


def turned():
    """The wig's radius at 300 heights, without corners."""
    y, r = np.array(SHAPE).T
    fine = np.interp(np.linspace(LOW, HIGH, 300), y, r)
    k = np.exp(-((np.arange(-14, 15) / 7.0) ** 2))
    return np.convolve(np.pad(fine, 14, mode="edge"), k / k.sum(), "valid")


RADII = turned()


@njit(cache=True, fastmath=True)
def dice(i, j, k):
    """A number 0..1 for a corner of the lattice."""
    q = math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453
    return q - math.floor(q)


@njit(cache=True, fastmath=True)
def lumps(x, y, z):
    """Smooth noise in space, 0..1."""
    i, j, k = math.floor(x), math.floor(y), math.floor(z)
    u, v, w = x - i, y - j, z - k
    u, v, w = u * u * (3 - 2 * u), v * v * (3 - 2 * v), w * w * (3 - 2 * w)
    o = 0.0
    for a in range(2):
        for b in range(2):
            for c in range(2):
                f = (u if a else 1 - u) * (v if b else 1 - v) * (w if c else 1 - w)
                o += f * dice(i + a, j + b, k + c)
    return o


@njit(cache=True, fastmath=True)
def crags(x, y, z):
    """Ridges and gullies, 0..1, sharp at the crest."""
    o, amp, f = 0.0, 0.58, 1.45
    for _ in range(4):
        n = 1 - abs(2 * lumps(x * f, y * f * 0.42 + 3.1, z * f) - 1)
        o += amp * n * n
        amp, f = amp * 0.36, f * 2.1
    return o


@njit(cache=True, fastmath=True)
def rod(x, y, z, ax, ay, az, bx, by, bz, ra, rb):
    """Distance to a rod that tapers from a to b."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    t = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)
    t = min(max(t, 0.0), 1.0)
    return math.sqrt((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 + (z - az - t * dz) ** 2) - (ra + (rb - ra) * t)


@njit(cache=True, fastmath=True)
def egg(x, y, z, cx, cy, cz, rx, ry, rz):
    """About the distance to an egg."""
    a, b, c = (x - cx) / rx, (y - cy) / ry, (z - cz) / rz
    return (math.sqrt(a * a + b * b + c * c) - 1) * min(rx, ry, rz)


@njit(cache=True, fastmath=True)
def blend(a, b, k):
    """The nearer of two distances, melted together within k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def profile(y):
    """The wig's radius at a height."""
    a = min(max((y - LOW) / (HIGH - LOW) * 299, 0.0), 298.99)
    i = int(a)
    return RADII[i] + (RADII[i + 1] - RADII[i]) * (a - i)


@njit(cache=True, fastmath=True)
def wig(x, y, z):
    """Combed hair below, a snow mountain above."""
    lean = 0.05 * max(0.0, y - 1.0) ** 2
    cx, cz = x - lean * 0.6, z - 0.05
    r = math.sqrt(cx * cx + cz * cz)
    d = (r - profile(min(max(y, -0.66), 3.4))) * 0.8
    d = max(d, y - 3.4, -0.66 - y)
    if d < 0.4:
        t = math.atan2(cz, cx)
        up = min(1.0, max(0.0, (y - 0.5) / 0.8))
        wave = lumps(t * 3.0, y * 1.2, 4.0)
        comb = (
            0.0055 * math.sin(t * 26 + 6 * wave + y) + 0.0035 * math.sin(t * 63 + 9 * wave) + 0.002 * math.sin(t * 140)
        )
        d -= comb * (1 - up) * min(1.0, r * 2)
        d -= up * (0.42 * crags(cx, y, cz) - 0.2) * min(1.0, 0.3 + r)
    return d * 0.55


@njit(cache=True, fastmath=True)
def rolls(x, y, z):
    """Three powdered curls at each side of the head."""
    d = 1e9
    for s in range(2):
        k = 1.0 if s else -1.0
        for i in range(3):
            h = 0.20 - 0.26 * i
            q = rod(
                x, y, z, k * (0.44 - 0.05 * i), h + 0.03, -0.12, k * (0.90 - 0.09 * i), h - 0.06, -0.02, 0.10, 0.135
            )
            if q < 0.1:
                a = math.atan2(y - h, z + 0.07)
                q -= 0.010 * math.sin(abs(x) * 46 + a * 2) + 0.004 * math.sin(abs(x) * 120 + a * 3)
            d = min(d, q)
    return d * 0.85


@njit(cache=True, fastmath=True)
def scene(x, y, z):
    """Distance and stuff: 1 powder and snow, 2 skin, 3 gown, 4 ribbon, 5 pearl."""
    d, stuff = wig(x, y, z), 1
    if y < 0.7:
        q = rolls(x, y, z)
        d = blend(d, q, 0.05)
    if y < 0.6:
        q = rod(x, y, z, 0.0, -0.3, 0.02, 0.0, -1.1, 0.0, 0.235, 0.26)
        q = blend(q, rod(x, y, z, -0.72, -1.42, 0.02, 0.72, -1.42, 0.02, 0.27, 0.27), 0.5)
        q = blend(q, egg(x, y, z, 0.0, -1.95, 0.05, 0.92, 0.8, 0.52), 0.2)
        q = blend(q, egg(x, y, z, 0.10, -0.34, 0.30, 0.38, 0.42, 0.40), 0.08)
        spine = 0.035 * math.exp(-((x / 0.1) ** 2)) * min(1.0, max(0.0, (-y - 0.9) * 3))
        q += spine
        if q < d:
            d, stuff = q, 2
        low = -1.92 + 0.42 * min(abs(x), 1.0) ** 1.6
        g = max(q - 0.035 - 0.012 * math.sin(x * 60) * min(1.0, max(0.0, -y - 1.8)), y - low)
        g = blend(g, rod(x, y, z, 0.78, -1.62, 0.0, 1.12, -2.5, 0.05, 0.30, 0.46), 0.05)
        g = blend(g, rod(x, y, z, -0.78, -1.62, 0.0, -1.12, -2.5, 0.05, 0.30, 0.46), 0.05)
        g = max(g, y - low)
        if g < d:
            d, stuff = g, 3
        n = math.sqrt(x * x + z * z)
        r = max(abs(n - 0.275) - 0.02, abs(y + 0.80 + 0.10 * z) - 0.05)
        r = blend(r, egg(x, y, z, 0.13, -0.84, -0.31, 0.15, 0.075, 0.06), 0.03)
        r = blend(r, egg(x, y, z, -0.13, -0.84, -0.31, 0.15, 0.075, 0.06), 0.03)
        r = min(r, rod(x, y, z, 0.05, -0.88, -0.31, 0.12, -1.32, -0.36, 0.035, 0.05))
        r = min(r, rod(x, y, z, -0.04, -0.88, -0.31, -0.05, -1.42, -0.38, 0.035, 0.05))
        if r < d:
            d, stuff = r, 4
        p = math.sqrt((x - 0.565) ** 2 + (y + 0.50) ** 2 + (z + 0.0) ** 2) - 0.07
        p = min(p, math.sqrt((x + 0.565) ** 2 + (y + 0.50) ** 2 + (z + 0.0) ** 2) - 0.07)
        if p < d:
            d, stuff = p, 5
    return d, stuff


@njit(cache=True, fastmath=True)
def march(x, y, z, dx, dy, dz, t, far):
    """How far a ray goes, and what it meets; 0 for nothing."""
    for _ in range(150):
        d, s = scene(x + dx * t, y + dy * t, z + dz * t)
        if d < 0.0015:
            return t, s
        t += max(d, 0.002)
        if t > far:
            break
    return 1e9, 0


@njit(cache=True, fastmath=True)
def seen(x, y, z, soft):
    """How much of the window's light a point sees."""
    t, k = 0.04, 1.0
    for _ in range(70):
        d, _s = scene(x + SUN[0] * t, y + SUN[1] * t, z + SUN[2] * t)
        if d < 0.001:
            return 0.0
        k = min(k, soft * d / t)
        t += max(d, 0.02)
        if t > 4.5:
            break
    return k


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(out, depth, ss):
    """Every point of the card, lit by one tall window at the left."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy = ((i + 0.5) / ss - CENTRE) / FOCUS, (LEVEL - (j + 0.5) / ss) / FOCUS
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, 1 / l
            t, s = march(EYE[0], EYE[1], EYE[2], dx, dy, dz, 7.2, 12.0)
            if s == 0:
                t = (WALL - EYE[2]) / dz
                px, py, pz = EYE[0] + dx * t, EYE[1] + dy * t, WALL
                nx, ny, nz = 0.0, 0.0, -1.0
                edge = min(abs(abs(px - 0.1) - 1.75), 9.0 if py < -1.9 else abs(py - 3.75))
                r, g, b = 0.84, 0.58, 0.57
                if edge < 0.05:
                    k = 1.1 if edge > 0.025 else 0.86
                    r, g, b = r * k, g * k, b * k
                vis = seen(px, py, pz - 0.01, 5.0)
                ao = 1.35
            else:
                px, py, pz = EYE[0] + dx * t, EYE[1] + dy * t, EYE[2] + dz * t
                e = 0.006
                nx = scene(px + e, py, pz)[0] - scene(px - e, py, pz)[0]
                ny = scene(px, py + e, pz)[0] - scene(px, py - e, pz)[0]
                nz = scene(px, py, pz + e)[0] - scene(px, py, pz - e)[0]
                l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
                nx, ny, nz = nx / l, ny / l, nz / l
                if s == 1:
                    r, g, b = 0.93, 0.91, 0.93
                    rock = min(1.0, max(0.0, (0.12 - ny) * 3)) * min(1.0, max(0.0, (py - 1.1) * 1.4))
                    rock = rock * min(1.0, max(0.0, (lumps(px * 9, py * 6, pz * 9) - 0.42) * 6))
                    r, g, b = r + (0.50 - r) * rock * 0.75, g + (0.47 - g) * rock * 0.75, b + (0.55 - b) * rock * 0.75
                elif s == 2:
                    r, g, b = 0.95, 0.76, 0.67
                elif s == 3:
                    r, g, b = 0.10, 0.34, 0.34
                elif s == 4:
                    r, g, b = 0.06, 0.04, 0.06
                else:
                    r, g, b = 0.97, 0.93, 0.88
                vis = seen(px + nx * 0.01, py + ny * 0.01, pz + nz * 0.01, 10.0)
                ao = 1.0
                for q in range(4):
                    a = 0.04 + 0.09 * q
                    ao -= max(0.0, a - scene(px + nx * a, py + ny * a, pz + nz * a)[0]) * (1.1 - 0.2 * q)
                ao = max(0.3, ao)
            lam = max(0.0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2]) * vis
            up = 0.5 + 0.5 * ny
            side = max(0.0, nx) * 0.16 * ao
            er = (0.29 + 0.10 * up) * ao + 1.12 * lam + side
            eg = (0.26 + 0.12 * up) * ao + 0.98 * lam + side * 0.7
            eb = (0.35 + 0.17 * up) * ao + 0.80 * lam + side * 0.8
            gl = 0.0
            if s >= 3 or s == 2:
                hx, hy, hz = SUN[0] - dx, SUN[1] - dy, SUN[2] - dz
                hl = math.sqrt(hx * hx + hy * hy + hz * hz)
                sh = max(0.0, (nx * hx + ny * hy + nz * hz) / hl)
                gl = vis * (
                    0.35 * sh**24 if s == 3 else 0.9 * sh**60 if s == 5 else 0.10 * sh**10 if s == 2 else 0.25 * sh**16
                )
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r * er + gl, g * eg + gl * 0.95, b * eb + gl * 0.85
            depth[j, i] = t if s else 99.0


def skier(c, x, y, s, col, way, lean=0.0):
    """Somebody small on skis, going to one side."""
    P = Pose(x, y, s, lean, way < 0)
    c.paint(P(limb([(2, 1), (9, 4), (17, 6)], [2.4, 2.8, 1.4])), "#5a5a86", vol=0, alpha=0.5, soft=0.5, lit=0)
    fine = dict(rough=0.15, detail=1.0, tex=0.1)
    for dy in (0, 1.5):
        c.paint(
            P(limb([(-7, dy - 1), (0, dy), (8, dy), (10, dy - 1.6)], [0.9, 1.0, 1.0, 0.7])), "#3a2a2c", vol=0, **fine
        )
    c.paint(P(limb([(0, 0), (2.6, -3.4), (-0.6, -6.4)], [2.2, 2.4, 2.8])), "#2c2c3c", vol=0.6, **fine)
    c.paint(
        P(limb([(-0.8, -6), (1.4, -9), (2.6, -11.4)], [3.6, 4.4, 3.2])), col, vol=0.8, rim="#fff6e0", rimw=0.7, **fine
    )
    c.paint(P(limb([(2.2, -10.6), (4.8, -8), (6.6, -8.4)], [1.8, 1.5, 1.2])), col, vol=0.6, **fine)
    c.line([P.pt(6.4, -9.2), P.pt(4.4, 0.6)], [0.6 * s], "#3a2a2c", 0.9, rough=0.1, detail=1)
    c.paint(P(ellipse(3.6, -13.4, 1.9)), "#d8a888", vol=0.6, **fine)
    c.paint(P(ellipse(3.3, -14.2, 2.0, 1.5)), col, vol=0.6, **fine)


def track(c, pts, twin=True):
    """The trail of two skis down the snow, shaded and lit at its edges."""
    p = sample(pts, 60)
    for off in (-1.1, 1.1) if twin else (0,):
        line = [(x + off, y) for x, y in p]
        c.line(line, [0.5, 1.0, 1.2], "#6f6a9a", 0.75, rough=0.2, detail=0.8)
        c.line([(x + 0.8, y + 0.3) for x, y in line], [0.3, 0.6, 0.6], "#fffdf6", 0.7, rough=0.2, detail=0.8)


def pine(c, x, y, h, rr):
    """A small fir with snow on its lit side, its shadow thrown to the right."""
    c.paint(
        poly([(x, y), (x + h * 0.75, y + h * 0.06), (x + h * 0.2, y - h * 0.1)]),
        "#57568a",
        vol=0,
        alpha=0.5,
        soft=0.7,
        lit=0,
    )
    for k in range(4):
        b, w = y - h * 0.2 * k, h * (0.3 - 0.06 * k)
        tier = poly([(x - w, b), (x - w * 0.4, b - h * 0.05), (x + w, b), (x + rr.normal(0, 0.4), b - h * 0.38)])
        c.paint(tier, "#2b5a52", dark="#1b3048", light="#5f8f78", vol=0.6, rough=0.5, detail=0.8)
        c.line(
            [(x - w * 0.85, b - 0.6), (x - w * 0.2, b - h * 0.2)],
            [0.5, h * 0.06, 0.4],
            "#fdf8f2",
            0.9,
            rough=0.3,
            detail=0.8,
        )


def chalet(c, x, y, s):
    """A house under snow, somebody home."""
    P = Pose(x, y, s)
    c.paint(P(poly([(-10, 2), (30, 6), (34, 2), (12, -6)])), "#57568a", vol=0, alpha=0.5, soft=1, lit=0)
    c.paint(
        P(poly([(-11, 0), (-11, -9), (0, -17), (11, -9), (11, 0)])),
        "#8a5638",
        dark="#4a2c2c",
        light="#c08a5c",
        vol=0.3,
        rough=0.2,
        detail=0.9,
    )
    c.paint(P(poly([(11, 0), (11, -9), (19, -10), (19, -1)])), "#54363c", vol=0.2, rough=0.2, detail=0.9)
    c.paint(
        P(poly([(-15, -7), (0, -20), (3, -20), (22, -10), (14, -8), (0, -17), (-12, -6)])),
        "#fbf6f4",
        dark="#a9a4c4",
        vol=0.5,
        rough=0.3,
        detail=0.9,
    )
    c.paint(
        P(union(poly([(-6, -3), (-6, -8), (-1, -8), (-1, -3)]), poly([(3, -3), (3, -8), (7, -8), (7, -3)]))),
        "#ffd27a",
        vol=0,
        rough=0.1,
        lit=0,
        detail=1,
    )
    c.line([P.pt(13, -17), P.pt(15, -27), P.pt(11, -36), P.pt(16, -48)], [1.5, 3, 4, 0.5], "#b9aec4", 0.55, soft=1.2)


def lift(c):
    """A cable from the lady's shoulder of snow to just below the summit."""
    posts = [(372, 388), (358, 300), (331, 205), (304, 122)]
    for x, y in posts[:-1]:
        c.line([(x, y + 14), (x, y - 7)], [1.8, 1.4], "#43344a", 0.95, rough=0.1, detail=1)
        c.line([(x - 5, y - 6), (x + 5, y - 7)], [1.3], "#43344a", 0.95, rough=0.1, detail=1)
    for k in (-4, 4):
        for (ax, ay), (bx, by) in itertools.pairwise(posts):
            c.line(
                [(ax + k, ay - 7), ((ax + bx) / 2 + k, (ay + by) / 2 - 3), (bx + k, by - 7)],
                [0.7],
                "#43344a",
                0.9,
                rough=0,
                detail=1,
            )
    for x, y in ((369, 352), (341, 262), (322, 166)):
        c.line([(x, y - 7), (x, y)], [0.7], "#43344a", 0.9, rough=0, detail=1)
        c.paint(rect(x - 4, y, 8, 7, 2), "#c2402f", light="#f08060", vol=0.6, rough=0.1, detail=1)


def winter(c, rr):
    """All that goes on up there."""
    track(c, [(288, 116), (262, 150), (282, 190), (248, 232), (268, 276), (236, 322), (252, 362)])
    track(c, [(284, 122), (244, 168), (226, 210), (186, 236), (176, 262)])
    track(
        c,
        [(296, 140), (304, 196), (290, 252), (306, 300), (296, 340), (270, 392), (212, 438), (168, 500), (146, 531)],
        twin=False,
    )
    chalet(c, 205, 330, 1.25)
    for x, y, h in (
        (128, 372, 22),
        (142, 386, 27),
        (158, 400, 24),
        (122, 392, 18),
        (172, 388, 19),
        (188, 404, 23),
        (146, 410, 20),
        (318, 392, 24),
        (334, 402, 20),
        (300, 404, 18),
        (250, 412, 20),
        (234, 420, 16),
        (152, 300, 17),
        (164, 308, 20),
        (140, 316, 18),
        (336, 336, 18),
        (322, 330, 15),
    ):
        pine(c, x, y, h, rr)
    lift(c)
    skier(c, 253, 364, 1.0, "#c2402f", 1, 14)
    skier(c, 175, 264, 0.9, "#2f6f70", -1, -16)
    skier(c, 305, 298, 0.9, "#e0a030", -1, -20)
    skier(c, 287, 117, 0.62, "#5d3a6b", 1, 0)
    skier(c, 141, 531, 0.95, "#c2402f", -1, -4)


def spindrift(c):
    """Snow blown off the summit, toward the dark of the wall."""
    wind = c.noise("streakh", 4) * 0.6 + c.noise("cloud", 4) * 0.4
    dx, dy = c.xx - 296, c.yy - 84 + (c.xx - 296) * 0.16
    k = smoothstep(0, 30, dx) * np.exp(-np.clip(dx, 0, None) / 85) * np.exp(-((dy / (7 + 0.16 * np.abs(dx))) ** 2))
    k = (k * smoothstep(0.3, 0.75, wind) * 0.8)[..., None]
    c.img = (c.img * (1 - k) + rgb("#fff6ee") * k).astype(np.float32)


def draw():
    """A morning room; the window is at the left, out of sight."""
    c = Card(7310, key=(-0.7, -0.4, 0.5))
    out, depth = np.zeros((c.h, c.w, 3), np.float32), np.zeros((c.h, c.w), np.float32)
    paint_light(out, depth, float(c.ss))
    out = np.where(out < 0.7, out, 0.7 + 0.3 * (1 - np.exp(-(out - 0.7) / 0.3)))
    c.img = np.clip(out, 0, 1).astype(np.float32)
    wall = (depth > 50).astype(np.float32)
    c.brush((20, 10), thr=(0, 0.03), length=3.6, jitter=0.016, opacity=0.7, keep=1 - 0.6 * wall)
    spindrift(c)
    winter(c, np.random.default_rng(73))
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.clip(0.66 + 0.34 * c.detail, 0, 1), opacity=0.55)
    return c.finish(vignette=0.26, bloom=0.14, bthr=0.86, contrast=0.2, shadow_tint="#3a2a50", light_tint="#fff0d8")
