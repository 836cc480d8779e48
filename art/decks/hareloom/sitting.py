"""By one candle a mouse paints the owl's portrait, and has begun with the way out."""

import math

import numpy as np
from numba import njit, prange

from art.kit.all import Card

SENTENCE = "A mouse paints the owl's portrait, and has begun with the way out."
KEY = "indigo-coral"
FRAME = "portrait"
MOOD = "menace"
PROTAGONIST = "animal"

EYE = np.array([0.0, 1.1, -9.0])
FOCUS, CENTRE, HORIZON = 1090.0, 300.0, 700.0
FLAME = np.array([1.02, 1.62, -2.9])
CANVAS = (-0.96, 1.02, -1.5)  # its middle; 0.98 wide and 1.2 high, turned a little to the candle
TURN, TILT = 0.30, 0.14
BACK = 3.6  # where the wall stands


@njit(cache=True, fastmath=True)
def chance(i, k):
    """A number 0..1 that belongs to i."""
    q = math.sin(i * 12.9898 + k * 78.233) * 43758.5453
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
                o += f * chance((i + a) * 7.1 + (j + b) * 31.7, (k + c) * 1.3)
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
    k = math.sqrt(a * a + b * b + c * c)
    g = math.sqrt((a / rx) ** 2 + (b / ry) ** 2 + (c / rz) ** 2) + 1e-9
    return k * (k - 1) / g


@njit(cache=True, fastmath=True)
def block(x, y, z, cx, cy, cz, hx, hy, hz):
    """Distance to a block."""
    a, b, c = abs(x - cx) - hx, abs(y - cy) - hy, abs(z - cz) - hz
    o = math.sqrt(max(a, 0.0) ** 2 + max(b, 0.0) ** 2 + max(c, 0.0) ** 2)
    return o + min(max(a, b, c), 0.0)


@njit(cache=True, fastmath=True)
def blend(a, b, k):
    """The nearer of two distances, melted together within k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def plume(u, v, high, wide):
    """Overlapping feathers: how far up from its tip a point lies on its own feather, how far to the side, which one."""
    v += 0.30 * high * (lumps(u * 2.6 / wide * 0.3, v * 0.8 / high * 0.5, 5.0) - 0.5) + 0.05 * high * math.sin(
        u * 3 / wide
    )
    row = math.floor(v / high)
    f = v / high - row
    a = u / wide + 0.5 * (row % 2)
    col = math.floor(a)
    side = (a - col) * 2 - 1
    q = f - 0.2 * (chance(col + row * 31, 8) - 0.2) - 0.55 * side * side
    if q < 0:
        row, q = row - 1, q + 1
        a = u / wide + 0.5 * (row % 2)
        col = math.floor(a)
        side = (a - col) * 2 - 1
    return q, side, col + row * 31


@njit(cache=True, fastmath=True)
def owl(x, y, z):
    """Distance and stuff: 1 breast, 2 wing, 3 head, 4 eye, 5 beak and claws."""
    z = z - 0.8
    ax = abs(x)
    t = math.atan2(x, -z)
    body = egg(x, y, z, 0.0, 3.35, 0.0, 1.36, 1.98, 1.08)
    if body < 0.3:
        q, side, _i = plume(t * 1.25, y, 0.25, 0.25)
        body -= 0.036 * (1 - q) * (1 - 0.3 * side * side) - 0.015
    d, stuff = body, 1
    wing = egg(ax - 0.10 * (y - 3.3), y, z, 1.18, 3.25, 0.05, 0.50, 1.75, 0.98)
    if wing < 0.3:
        q, side, _i = plume(math.atan2(ax - 1.18, -z) * 0.62, y, 0.36, 0.26)
        wing -= 0.04 * (1 - q) - 0.015
    if wing < d:
        d, stuff = wing, 2
    head = egg(x, y, z, 0.0, 5.28, -0.16, 1.20, 0.98, 1.02)
    head = blend(head, rod(ax, y, z, 0.50, 5.85, -0.15, 1.02, 6.72, 0.0, 0.30, 0.02), 0.3)
    for_disc = math.hypot(ax - 0.45, y - 5.28)
    if head < 0.4:
        head += 0.20 * math.exp(-((for_disc / 0.46) ** 4)) * (1.0 if z < 0 else 0.0)
        head -= 0.07 * math.exp(-(((for_disc - 0.62) / 0.10) ** 2)) * (1.0 if z < 0 else 0.0)
        ray = math.atan2(y - 5.28, ax - 0.45)
        if for_disc < 0.62 and z < 0:
            head -= 0.012 * math.sin(ray * 34 + 3 * math.sin(for_disc * 9))
        else:
            q, side, _i = plume(t * 1.1, y, 0.19, 0.17)
            head -= 0.022 * (1 - q) - 0.01
        brow = rod(ax, y, z, 0.06, 5.56, -1.14, 0.86, 5.82, -0.84, 0.10, 0.06)
        head = blend(head, brow, 0.12)
    head *= 0.85
    if head < d:
        d, stuff = blend(head, d, 0.18), 3
    else:
        d = blend(head, d, 0.18)
    e = math.sqrt((ax - 0.44) ** 2 + (y - 5.28) ** 2 + (z + 0.80) ** 2) - 0.31
    if e < d:
        d, stuff = e, 4
    b = blend(
        rod(x, y, z, 0.0, 5.16, -1.10, 0.0, 4.98, -1.26, 0.15, 0.11),
        rod(x, y, z, 0.0, 4.98, -1.26, 0.0, 4.74, -1.22, 0.11, 0.015),
        0.08,
    )
    for i in range(3):
        k = 0.26 + 0.22 * i
        c = rod(ax, y, z, k, 1.62, -0.42, k, 1.56, -0.72, 0.13, 0.11)
        c = blend(c, rod(ax, y, z, k, 1.56, -0.72, k, 1.36, -0.80, 0.10, 0.07), 0.06)
        c = min(c, rod(ax, y, z, k, 1.38, -0.80, k, 1.10, -0.74, 0.055, 0.008))
        b = min(b, c)
    if b < d:
        d, stuff = b, 5
    return d * 0.75, stuff


@njit(cache=True, fastmath=True)
def on_canvas(x, y, z):
    """A point in the canvas's own frame: right, up, out to us."""
    u, v, w = x - CANVAS[0], y - CANVAS[1], z - CANVAS[2]
    c, s = math.cos(TURN), math.sin(TURN)
    u, w = u * c + w * s, -u * s + w * c
    c, s = math.cos(TILT), math.sin(TILT)
    return u, v * c - w * s, v * s + w * c


@njit(cache=True, fastmath=True)
def easel(x, y, z):
    """Distance and stuff: 6 wood, 7 canvas."""
    u, v, w = on_canvas(x, y, z)
    d, stuff = block(u, v, w, 0, 0, 0, 0.49, 0.60, 0.025), 7
    q = block(u, v, w, 0, -0.66, -0.03, 0.56, 0.035, 0.07)
    q = min(q, block(u, v, w, 0, 0.66, 0.02, 0.10, 0.05, 0.06))
    q = min(q, rod(u, v, w, -0.12, 0.95, 0.07, -0.50, -1.15, 0.07, 0.032, 0.04))
    q = min(q, rod(u, v, w, 0.12, 0.95, 0.07, 0.50, -1.15, 0.07, 0.032, 0.04))
    q = min(q, rod(u, v, w, 0.0, 0.9, 0.1, 0.0, -0.85, 0.75, 0.03, 0.035))
    if q < d:
        d, stuff = q, 6
    return d, stuff


@njit(cache=True, fastmath=True)
def mouse(x, y, z):
    """Distance and stuff of the painter, from behind, on three books: 8 fur, 9 ears, feet, tail, 10 smock, 6 wood."""
    x, y, z = x + 0.10, y - 0.27, z + 2.05
    d = egg(x, y, z, 0.0, 0.19, 0.0, 0.165, 0.21, 0.16)
    d = blend(d, egg(x, y, z, -0.015, 0.34, 0.02, 0.115, 0.13, 0.11), 0.08)
    d, stuff = max(d, 0.05 - y) - 0.006 * math.sin(math.atan2(x, -z) * 9), 10
    q = egg(x, y, z, -0.03, 0.515, 0.035, 0.115, 0.11, 0.12)
    q = blend(q, rod(x, y, z, -0.06, 0.52, 0.09, -0.13, 0.555, 0.19, 0.07, 0.02), 0.05)
    q -= 0.006 * (lumps(x * 60, y * 60, z * 60) - 0.5)
    if q < d:
        d, stuff = q, 8
    q = max(egg(x, y, z, 0.085, 0.60, 0.0, 0.062, 0.082, 0.03), -egg(x, y, z, 0.085, 0.60, 0.05, 0.048, 0.066, 0.035))
    q = min(
        q,
        max(
            egg(x, y, z, -0.125, 0.61, 0.02, 0.058, 0.08, 0.03), -egg(x, y, z, -0.125, 0.61, 0.07, 0.045, 0.064, 0.035)
        ),
    )
    q = min(
        q,
        rod(x, y, z, 0.08, 0.07, -0.1, 0.26, 0.02, -0.20, 0.022, 0.018),
        rod(x, y, z, 0.26, 0.02, -0.20, 0.36, -0.20, -0.16, 0.018, 0.012),
    )
    q = min(q, rod(x, y, z, 0.36, -0.20, -0.16, 0.50, -0.25, -0.20, 0.012, 0.006))
    q = min(
        q,
        rod(x, y, z, -0.07, 0.02, 0.02, -0.09, 0.015, 0.10, 0.035, 0.025),
        rod(x, y, z, 0.07, 0.02, 0.02, 0.08, 0.015, 0.10, 0.035, 0.025),
    )
    q = min(q, math.sqrt((x + 0.30) ** 2 + (y - 0.40) ** 2 + (z - 0.16) ** 2) - 0.03)
    if q < d:
        d, stuff = q, 9
    q = blend(
        rod(x, y, z, -0.09, 0.38, 0.04, -0.20, 0.34, 0.09, 0.05, 0.04),
        rod(x, y, z, -0.20, 0.34, 0.09, -0.29, 0.395, 0.15, 0.042, 0.034),
        0.03,
    )
    if q < d:
        d, stuff = q, 10
    q = rod(x, y, z, -0.24, 0.365, 0.12, -0.46, 0.50, 0.30, 0.010, 0.014)
    if q < d:
        d, stuff = q, 6
    return d, stuff


@njit(cache=True, fastmath=True)
def books(x, y, z):
    """Three books to stand on; the stuff tells them apart: 11, 12, 13."""
    d, stuff = 1e9, 11
    for i in range(3):
        a = 0.3 * (chance(i, 3) - 0.5)
        c, s = math.cos(a), math.sin(a)
        u, w = (x + 0.08) * c - (z + 2.03) * s, (x + 0.08) * s + (z + 2.03) * c
        q = block(u, y, w, 0, 0.045 + 0.09 * i, 0, 0.40 - 0.05 * i, 0.040, 0.27 - 0.03 * i)
        q = max(q, -block(u, y, w, 0.02, 0.045 + 0.09 * i, -0.03, 0.40 - 0.05 * i, 0.026, 0.27 - 0.03 * i) - 0.02)
        if q < d:
            d, stuff = q, 11 + i
    return d, stuff


@njit(cache=True, fastmath=True)
def candle(x, y, z):
    """Distance and stuff of the candle in its dish: 14 wax, 15 brass."""
    x, z = x - FLAME[0], z - FLAME[2]
    r = math.hypot(x, z)
    top = FLAME[1] - 0.11
    d, stuff = max(r - 0.055 - 0.006 * math.sin(math.atan2(x, z) * 5), abs(y - top + 0.2) - 0.2), 14
    q = max(r - 0.030 - 0.016 * math.sin(y * 19) ** 2, abs(y - 0.58) - 0.58)
    q = min(q * 0.8, max(r - 0.13, abs(y - top + 0.40) - 0.014), egg(x, y, z, 0, 0.0, 0, 0.22, 0.10, 0.22))
    if q < d:
        d, stuff = q, 15
    return d, stuff


@njit(cache=True, fastmath=True)
def scene(x, y, z):
    """Distance and stuff of all there is but floor and wall."""
    d, stuff = math.sqrt((x * 0.8) ** 2 + ((y - 3.9) * 0.6) ** 2 + (z - 0.8) ** 2) - 1.85, 1
    if d < 0.25:
        d, stuff = owl(x, y, z)
    q = rod(x, y, z, -1.75, 1.42, 0.32, 1.75, 1.42, 0.32, 0.15, 0.15)
    q = min(
        q,
        rod(abs(x), y, z, 1.55, 1.95, 0.32, 1.55, -0.2, 0.32, 0.12, 0.13),
        math.sqrt((abs(x) - 1.55) ** 2 + (y - 2.02) ** 2 + (z - 0.32) ** 2) - 0.17,
    )
    q = min(q, rod(x, y, z, -1.5, 0.62, 0.32, 1.5, 0.62, 0.32, 0.08, 0.08))
    if q < d:
        d, stuff = q, 6
    if z < 0.5 and y < 2.6:
        q, s = easel(x, y, z)
        if q < d:
            d, stuff = q, s
        q = math.sqrt((x + 0.05) ** 2 + (y - 0.35) ** 2 + (z + 2.0) ** 2) - 0.75
        if q < 0.1:
            q, s = mouse(x, y, z)
            if q < d:
                d, stuff = q, s
            q, s = books(x, y, z)
        else:
            s = 10
        if q < d:
            d, stuff = q, s
        q, s = candle(x, y, z)
        if q < d:
            d, stuff = q, s
    return d, stuff


@njit(cache=True, fastmath=True)
def march(x, y, z, dx, dy, dz, far):
    """How far a ray goes, and what it meets; 0 for nothing."""
    t = 4.5
    for _ in range(150):
        d, s = scene(x + dx * t, y + dy * t, z + dz * t)
        if d < 0.0015:
            return t, s
        t += max(d * 0.95, 0.002)
        if t > far:
            break
    return 1e9, 0


@njit(cache=True, fastmath=True)
def lit(x, y, z, nx, ny, nz):
    """How much of the candle's light reaches a point."""
    dx, dy, dz = FLAME[0] - x, FLAME[1] - y, FLAME[2] - z
    l = math.sqrt(dx * dx + dy * dy + dz * dz)
    dx, dy, dz = dx / l, dy / l, dz / l
    lam = nx * dx + ny * dy + nz * dz
    if lam <= 0:
        return 0.0
    t, k = 0.05, 1.0
    for _ in range(90):
        if t > l - 0.14:
            break
        d = scene(x + nx * 0.012 + dx * t, y + ny * 0.012 + dy * t, z + nz * 0.012 + dz * t)[0]
        if d < 0.001:
            return 0.0
        k = min(k, 45 * d / t + 25 * d)
        t += min(max(d * 0.7, 0.02), 0.2)
    return k * lam / (1 + (l / 4.2) ** 2)


@njit(cache=True, fastmath=True)
def picture(u, v):
    """What is on the canvas: charcoal circles for an owl, and a door that is finished, open on a bright day."""
    n = lumps(u * 30, v * 30, 1.0) - 0.5
    r, g, b = 0.66 + 0.05 * n, 0.61 + 0.05 * n, 0.52 + 0.05 * n
    for s in range(2):
        k = 1.0 if s else -1.0
        if abs(math.hypot(u - 0.03 + k * 0.13, v - 0.38) - 0.09 - 0.012 * n) < 0.009:
            return 0.16, 0.14, 0.16
    if abs(math.hypot((u - 0.03) * 1.0, (v - 0.16) * 0.66) - 0.30 - 0.02 * n) < 0.008 and v > 0.06:
        return 0.26, 0.23, 0.23
    x, y = u - 0.02, v + 0.14
    arch = math.hypot(x, max(0.0, y - 0.06) * 0.9)
    if arch < 0.185 and y > -0.25:
        if arch > 0.15 or abs(x) > 0.15:
            k = 0.8 + 0.4 * n
            return 0.24 * k, 0.11 * k, 0.07 * k
        hill = -0.06 + 0.05 * math.sin(x * 14 + 1)
        if y > hill:
            q = min(1.0, (y - hill) / 0.25)
            sun = 1.0 if math.hypot(x - 0.06, y - 0.10) < 0.032 else 0.0
            return 0.92 - 0.72 * q * (1 - sun), 0.86 - 0.36 * q * (1 - sun), 0.70 + 0.16 * q * (1 - sun)
        path = abs(x - 0.05 * math.sin((y + 0.25) * 16)) < 0.015 + 0.16 * (hill - y)
        return (0.92, 0.80, 0.56) if path else (0.20 + 0.2 * n, 0.46 + 0.2 * n, 0.20)
    return r, g, b


@njit(cache=True, fastmath=True)
def colour(px, py, pz, s):
    """The colour of stuff at a point, and how it shines."""
    x, z = px, pz - 0.8
    ax = abs(x)
    t = math.atan2(x, -z)
    if s == 1:
        q, side, i = plume(t * 1.25, py, 0.25, 0.25)
        k = 0.86 + 0.24 * chance(i, 5)
        mark = max(0.0, 1 - abs(side) * (2.2 + 2.5 * q)) * (1.0 if 0.06 < q < 0.8 else 0.0)
        k *= 1 - 0.68 * min(1.0, mark * 2)
        return 0.78 * k, 0.62 * k, 0.44 * k, 0.0
    if s == 2:
        q, side, i = plume(math.atan2(ax - 1.18, -z) * 0.62, py, 0.36, 0.26)
        k = 0.75 + 0.4 * chance(i, 6)
        k *= 1.25 if q < 0.1 else 0.6 if 0.32 < q < 0.5 else 1.0
        k *= 0.7 if abs(side) < 0.07 else 1.0
        return 0.50 * k, 0.33 * k, 0.20 * k, 0.0
    if s == 3:
        f = math.hypot(ax - 0.45, py - 5.28)
        if f < 0.60 and z < -0.4:
            k = 0.8 + 0.25 * math.sin(f * 26)
            return 0.74 * k, 0.58 * k, 0.42 * k, 0.0
        if f < 0.72 and z < -0.3:
            return 0.16, 0.10, 0.08, 0.0
        q, side, i = plume(t * 1.1, py, 0.19, 0.17)
        k = (0.7 + 0.5 * chance(i, 7)) * (0.6 if abs(side) < 0.25 and q < 0.7 else 1.0)
        return 0.52 * k, 0.36 * k, 0.23 * k, 0.0
    if s == 4:
        u, v = ax - 0.44, py - 5.28
        lid = v + 0.095 + 0.35 * u * u
        if lid > 0:
            k = 0.35 if lid < 0.02 else 1.0
            return 0.62 * k, 0.42 * k, 0.28 * k, 0.0  # the lid, half down
        a, b = x - math.copysign(0.44, x) + 0.05, v + 0.14  # both look down, to their right
        r = math.hypot(a, b)
        if r < 0.10:
            return 0.015, 0.012, 0.015, 1.0
        k = 0.8 + 0.2 * math.sin(math.atan2(b, a) * 24)
        return (0.95 * k, 0.58 * k, 0.10 * k, 0.8) if r < 0.245 else (0.10, 0.06, 0.04, 0.3)
    if s == 5:
        return 0.17, 0.14, 0.13, 0.45
    if s == 6:
        k = 0.75 + 0.5 * lumps(px * 3, py * 14, pz * 14)
        return 0.36 * k, 0.20 * k, 0.12 * k, 0.12
    if s == 7:
        u, v, w = on_canvas(px, py, pz)
        if w < -0.02:
            r, g, b = picture(u, v)
            return r, g, b, 0.0
        return 0.55, 0.46, 0.34, 0.0
    if s == 8:
        return 0.46, 0.40, 0.38, 0.0
    if s == 9:
        return 0.66, 0.44, 0.40, 0.0
    if s == 10:
        return 0.88, 0.40, 0.32, 0.0
    if s == 11:
        return 0.20, 0.28, 0.46, 0.1
    if s == 12:
        return 0.62, 0.22, 0.18, 0.1
    if s == 13:
        return 0.66, 0.50, 0.26, 0.1
    if s == 14:
        return 0.96, 0.90, 0.76, 0.1
    return 0.75, 0.52, 0.22, 0.7


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(out, ss):
    """Every point of the card, by candle and a little night."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy = ((i + 0.5) / ss - CENTRE) / FOCUS, (HORIZON - (j + 0.5) / ss) / FOCUS
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, 1 / l
            tf = -EYE[1] / dy if dy < -1e-5 else 1e9
            tw = (BACK - EYE[2]) / dz
            t, s = march(EYE[0], EYE[1], EYE[2], dx, dy, dz, min(tf, tw))
            ao, gloss = 1.0, 0.0
            if s and t < min(tf, tw):
                px, py, pz = EYE[0] + dx * t, EYE[1] + dy * t, EYE[2] + dz * t
                e = 0.003
                nx = scene(px + e, py, pz)[0] - scene(px - e, py, pz)[0]
                ny = scene(px, py + e, pz)[0] - scene(px, py - e, pz)[0]
                nz = scene(px, py, pz + e)[0] - scene(px, py, pz - e)[0]
                l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
                nx, ny, nz = nx / l, ny / l, nz / l
                r, g, b, gloss = colour(px, py, pz, s)
            else:
                t = min(tf, tw)
                px, py, pz = EYE[0] + dx * t, EYE[1] + dy * t, EYE[2] + dz * t
                if tf < tw:
                    nx, ny, nz = 0.0, 1.0, 0.0
                    board = math.floor(px / 0.42)
                    k = 0.75 + 0.35 * chance(board, 2) + 0.3 * (lumps(px * 9, 1.0, pz * 0.8) - 0.5)
                    k *= 0.45 if abs(px / 0.42 - board - 0.02) < 0.02 else 1.0
                    r, g, b, gloss = 0.42 * k, 0.25 * k, 0.19 * k, 0.1
                else:
                    nx, ny, nz = 0.0, 0.0, -1.0
                    k = 0.85 + 0.3 * lumps(px * 0.9, py * 0.9, 2.0)
                    r, g, b = 0.30 * k, 0.36 * k, 0.66 * k
                    if abs(py - 1.5) < 0.05 or py < 0.25:
                        r, g, b = r * 0.7, g * 0.7, b * 0.7
                s = 0
            for q in range(3):
                a = 0.06 + 0.14 * q
                ao -= max(0.0, a - scene(px + nx * a, py + ny * a, pz + nz * a)[0]) * (0.9 - 0.2 * q)
            ao = max(0.3, ao)
            f = lit(px, py, pz, nx, ny, nz)
            night = max(0.0, 0.72 * nx + 0.62 * ny + 0.1 * nz) * ao
            er = 0.075 * ao + 0.10 * night + 2.9 * f
            eg = 0.09 * ao + 0.15 * night + 2.0 * f
            eb = 0.19 * ao + 0.36 * night + 1.02 * f
            k = dx * nx + dy * ny + dz * nz
            lx, ly, lz = FLAME[0] - px, FLAME[1] - py, FLAME[2] - pz
            l = math.sqrt(lx * lx + ly * ly + lz * lz)
            sp = max(0.0, ((dx - 2 * k * nx) * lx + (dy - 2 * k * ny) * ly + (dz - 2 * k * nz) * lz) / l)
            hot = gloss * (sp ** (60 if s == 4 else 14)) * min(1.0, f * 20) * (1.6 if s == 4 else 0.6)
            edge = (1 - min(1.0, abs(k))) ** 3 * max(0.0, nx * 0.6 + ny * 0.5) * (0.30 if 0 < s < 14 else 0.0)
            if s == 14:
                k = max(0.0, 1 - (FLAME[1] - 0.11 - py) / 0.4) ** 2
                er, eg, eb = er + 0.3 + 0.8 * k, eg + 0.2 + 0.55 * k, eb + 0.08 + 0.22 * k
            out[j, i, 0] = r * er + hot + edge * 0.5
            out[j, i, 1] = g * eg + hot * 0.85 + edge * 0.7
            out[j, i, 2] = b * eb + hot * 0.6 + edge * 1.3


def flame(c):
    """The flame itself, and the air round it."""
    k = FOCUS / (FLAME[2] - EYE[2])
    x, y = CENTRE + FLAME[0] * k, HORIZON - (FLAME[1] - EYE[1]) * k
    c.glow(x, y, 190, "#ff9a58", 0.34)
    c.glow(x, y, 46, "#ffd890", 0.7)
    shape = np.hypot((c.xx - x) / (5.2 - 0.16 * np.clip(y - c.yy, -12, 30)), (c.yy - y + 3) / 16)
    a = np.clip((1.05 - shape) * 4, 0, 1)[..., None]
    c.img = (c.img * (1 - a) + np.array([1.0, 0.93, 0.68], np.float32) * a).astype(np.float32)


def draw():
    """Late, in a studio: the sitter keeps very still."""
    c = Card(6161, key=(0.4, 0.4, 0.6))
    out = np.zeros((c.h, c.w, 3), np.float32)
    paint_light(out, float(c.ss))
    out = np.where(out < 0.68, out, 0.68 + 0.32 * (1 - np.exp(-(out - 0.68) / 0.32)))
    c.img = np.clip(out, 0, 1).astype(np.float32)
    c.brush((14, 7), thr=(0, 0.03), length=3.4, jitter=0.016, opacity=0.6, keep=np.full((c.h, c.w), 0.74, np.float32))
    flame(c)
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.full((c.h, c.w), 0.7, np.float32), opacity=0.55)
    return c.finish(vignette=0.32, bloom=0.24, bthr=0.74, contrast=0.2, shadow_tint="#161c44", light_tint="#ffe2b8")
