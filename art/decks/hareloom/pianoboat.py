"""A woman steers a grand piano over the morning water; the wake is five lines, and a few dark ducks have settled."""

import math

import cv2
import numpy as np
from numba import njit, prange

from art.kit.all import Card, curve, flatten, ramp, rgb, sample, smoothstep

SENTENCE = "A woman rows a grand piano; the wake is musical lines, and some birds have begun to be the notes."
KEY = "rose-morning"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "adult"

# the camera looks level over the water, shifted so that the horizon lies high
EYE = np.array([0.0, 4.5, -14.0])
FOCUS, CENTRE, HORIZON = 1120.0, 300.0, 180.0
SUN = np.array([0.83, 0.24, 0.50])  # low, from the right
HEADING = math.radians(40)  # the prow points away to the right
GLOW = np.array([0.40, 0.05, 0.915])  # where the sky is brightest
AT = (0.3, 0.4)  # where the piano floats

CASE = [
    (-1.9, -1.12, "c"),
    (-1.9, 1.12, "c"),
    (-1.15, 1.14),
    (-0.72, 1.02),
    (-0.3, 0.68),
    (0.2, 0.3),
    (0.8, 0.12),
    (1.35, 0.0),
    (1.75, -0.3),
    (1.86, -0.72),
    (1.7, -1.04),
    (1.35, -1.12, "c"),
]
CELL, ORIGIN = 0.01, (-2.6, -1.9)
WAKE = [
    (-0.9, -0.9),
    (-1.9, -2.0),
    (-2.1, -3.1),
    (-1.2, -4.2),
    (0.3, -5.0),
    (1.25, -6.0),
    (1.15, -7.1),
    (0.1, -8.2),
    (-1.4, -9.4),
]
GAP = 0.21  # metres between two lines of the wake
DUCKS = [(0.17, 3, 0), (0.29, 1, 0), (0.52, 2, 1), (0.665, 1, 0)]  # how far along, on which line, which way


def case_field():
    """How far each point of a grid lies outside the curve of the case, in metres."""
    w, h = 520, 380
    pts = np.array(flatten(curve(CASE, k=0.34), 0.02)[0])
    px = ((pts - np.array(ORIGIN)) / CELL * 16).astype(np.int32)
    m = np.zeros((h, w), np.uint8)
    cv2.fillPoly(m, [px], 255, shift=4)
    out = cv2.distanceTransform(255 - m, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    out = out - cv2.distanceTransform(m, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    return (cv2.GaussianBlur(out, (0, 0), 3.0) * CELL).astype(np.float64)


@njit(cache=True, fastmath=True)
def look_up(G, x, z):
    """The grid between its cells."""
    a, b = (x + 2.6) / 0.01, (z + 1.9) / 0.01
    a, b = min(max(a, 0.0), G.shape[1] - 1.001), min(max(b, 0.0), G.shape[0] - 1.001)
    i, j = int(a), int(b)
    u, v = a - i, b - j
    return (G[j, i] * (1 - u) + G[j, i + 1] * u) * (1 - v) + (G[j + 1, i] * (1 - u) + G[j + 1, i + 1] * u) * v


@njit(cache=True, fastmath=True)
def rod(x, y, z, ax, ay, az, bx, by, bz, ra, rb):
    """Distance to a rod that tapers from a to b."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    t = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)
    t = min(max(t, 0.0), 1.0)
    return math.sqrt((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 + (z - az - t * dz) ** 2) - (ra + (rb - ra) * t)


@njit(cache=True, fastmath=True)
def block(x, y, z, cx, cy, cz, hx, hy, hz, r):
    """Distance to a block with rounded edges."""
    a, b, c = abs(x - cx) - hx + r, abs(y - cy) - hy + r, abs(z - cz) - hz + r
    o = math.sqrt(max(a, 0.0) ** 2 + max(b, 0.0) ** 2 + max(c, 0.0) ** 2)
    return o + min(max(a, b, c), 0.0) - r


@njit(cache=True, fastmath=True)
def blend(a, b, k):
    """The nearer of two distances, melted together within k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def plate_of(G, x, y, z, y0, y1, grow, r):
    """Distance to the case's curve drawn out between two heights."""
    d = look_up(G, x, z) - grow + r
    q = abs(y - (y0 + y1) * 0.5) - (y1 - y0) * 0.5 + r
    return min(max(d, q), 0.0) + math.sqrt(max(d, 0.0) ** 2 + max(q, 0.0) ** 2) - r


@njit(cache=True, fastmath=True)
def piano(G, x, y, z):
    """Distance and stuff of the piano in its own frame: 1 lacquer, 2 frame and strings, 3 keys, 4 inside of the lid."""
    d, stuff = plate_of(G, x, y, z, -0.3, 0.62, 0.0, 0.03), 1
    d = max(d, -max(plate_of(G, x, y, z, 0.36, 2.0, -0.09, 0.02), -(x + 1.22)))  # hollow behind the keys
    d = max(d, -block(x, y, z, -1.7, 0.9, 0.0, 0.46, 0.42, 1.0, 0.02))  # the key bed
    f = max(plate_of(G, x, y, z, 0.2, 0.4, -0.07, 0.01), -(x + 1.2))
    if f < d:
        d, stuff = f, 2
    k = block(x, y, z, -1.62, 0.48, 0.0, 0.27, 0.05, 0.99, 0.01)
    u = (z + 1.0) / 0.105
    n = math.floor(u + 0.5) % 7
    if n not in (0, 3):
        zb = (math.floor(u + 0.5)) * 0.105 - 1.0
        if abs(zb) < 0.95:
            k = min(k, block(x, y, z, -1.53, 0.54, zb, 0.17, 0.05, 0.03, 0.01))
    if k < d:
        d, stuff = k, 3
    desk = block(x * 0.94 + y * 0.34, y * 0.94 - x * 0.34, z, -0.86, 1.12, 0.0, 0.025, 0.2, 0.6, 0.02)
    if desk < d:
        d, stuff = desk, 1
    # the lid, hinged on the straight side and standing open
    a = 1.18
    yy, zz = y - 0.66, z + 1.12
    ly, lz = yy * math.cos(a) - zz * math.sin(a), yy * math.sin(a) + zz * math.cos(a)
    lid = max(plate_of(G, x, ly, lz - 1.12, 0.0, 0.05, 0.03, 0.02), -(x + 1.02))
    if lid < d:
        d, stuff = lid, 4 if ly < 0.02 else 1
    prop = rod(x, y, z, 0.15, 0.5, 0.18, 0.15, 1.72, -0.66, 0.025, 0.025)
    if prop < d:
        d, stuff = prop, 1
    return d, stuff


@njit(cache=True, fastmath=True)
def rower(x, y, z):
    """Distance and stuff of the woman and her oar: 5 dress, 6 skin, 7 hair, 8 wood."""
    d = rod(x, y, z, -0.66, 0.4, 0.16, -0.6, 1.2, 0.12, 0.34, 0.13)
    d = blend(d, rod(x, y, z, -0.6, 1.16, 0.12, -0.47, 1.62, 0.16, 0.13, 0.17), 0.12)
    d = blend(d, rod(x, y, z, -0.47, 1.68, 0.0, -0.46, 1.68, 0.32, 0.085, 0.085), 0.1)
    for s in range(2):
        zs, hx, hy, hz = (0.34, -0.05, 1.52, 0.62) if s else (-0.02, -0.16, 1.74, 0.36)
        ex, ey, ez = (-0.22, 1.42, 0.6) if s else (-0.2, 1.5, 0.08)
        d = blend(d, rod(x, y, z, -0.46, 1.68, zs, ex, ey, ez, 0.075, 0.06), 0.05)
        d = blend(d, rod(x, y, z, ex, ey, ez, hx, hy, hz, 0.06, 0.045), 0.03)
    stuff = 5
    for s in range(2):
        hx, hy, hz = (-0.05, 1.52, 0.62) if s else (-0.16, 1.74, 0.36)
        q = math.sqrt((x - hx) ** 2 + (y - hy) ** 2 + (z - hz) ** 2) - 0.058
        if q < d:
            d, stuff = q, 6
    q = rod(x, y, z, -0.46, 1.74, 0.16, -0.4, 1.9, 0.16, 0.06, 0.055)
    q = min(q, math.sqrt((x + 0.35) ** 2 + (y - 1.99) ** 2 * 0.75 + (z - 0.17) ** 2) - 0.125)
    if q < d:
        d, stuff = q, 6
    q = math.sqrt((x + 0.405) ** 2 + (y - 2.03) ** 2 + (z - 0.165) ** 2) - 0.145
    q = blend(q, math.sqrt((x + 0.56) ** 2 + (y - 2.06) ** 2 + (z - 0.16) ** 2) - 0.075, 0.05)
    if q < d:
        d, stuff = q, 7
    q = rod(x, y, z, -0.19, 1.84, 0.24, 0.26, 0.02, 1.95, 0.03, 0.03)
    q = min(q, rod(x, y, z, 0.19, 0.28, 1.7, 0.32, -0.3, 2.22, 0.05, 0.1))
    if q < d:
        d, stuff = q, 8
    return d, stuff


@njit(cache=True, fastmath=True)
def scene(G, D, X, Y, Z):
    """Distance and stuff of everything that floats."""
    ca, sa = math.cos(HEADING), math.sin(HEADING)
    # the prow lies along (sin, cos) of the heading, starboard to its right
    x = (X - AT[0]) * sa + (Z - AT[1]) * ca
    z = (X - AT[0]) * ca - (Z - AT[1]) * sa
    y = Y
    far = math.sqrt(x * x + (y - 0.9) ** 2 + z * z) - 2.9
    if far > 0.5:
        d, stuff = far, 1
    else:
        d, stuff = piano(G, x, y, z)
        e, s = rower(x, y, z)
        if e < d:
            d, stuff = e, s
    for i in range(D.shape[0]):
        px, pz, cx, cz = D[i, 0], D[i, 1], D[i, 2], D[i, 3]
        u, v = (X - px) * cx + (Z - pz) * cz, -(X - px) * cz + (Z - pz) * cx
        if u * u + v * v < 1.0:
            e = (math.sqrt((u / 0.24) ** 2 + ((Y - 0.04) / 0.115) ** 2 + (v / 0.135) ** 2) - 1) * 0.11
            e = blend(e, rod(u, Y, v, 0.15, 0.08, 0.0, 0.19, 0.22, 0.0, 0.06, 0.045), 0.06)
            e = blend(e, rod(u, Y, v, 0.2, 0.25, 0.0, 0.23, 0.25, 0.0, 0.065, 0.06), 0.03)
            e = min(e, rod(u, Y, v, 0.26, 0.245, 0.0, 0.36, 0.22, 0.0, 0.028, 0.015))
            e = blend(e, rod(u, Y, v, -0.18, 0.07, 0.0, -0.32, 0.13, 0.0, 0.05, 0.01), 0.05)
        else:
            e = math.sqrt(u * u + v * v) - 0.7
        if e < d:
            d, stuff = e, 9
    return d, stuff


@njit(cache=True, fastmath=True)
def march(G, D, x, y, z, dx, dy, dz, far):
    """How far a ray goes until it meets something, and what; 1e9 if nothing."""
    t = 0.0
    for _ in range(110):
        d, s = scene(G, D, x + dx * t, y + dy * t, z + dz * t)
        if d < 0.0012 + 0.0002 * t:
            return t, s
        t += d * 0.85
        if t > far:
            break
    return 1e9, 0


@njit(cache=True, fastmath=True)
def seen(G, D, x, y, z, soft):
    """How much of the sun a point sees."""
    t, k = 0.03, 1.0
    for _ in range(48):
        d, _s = scene(G, D, x + SUN[0] * t, y + SUN[1] * t, z + SUN[2] * t)
        if d < 0.001:
            return 0.0
        k = min(k, soft * d / t)
        t += max(d, 0.02)
        if t > 7:
            break
    return k


@njit(cache=True, fastmath=True)
def heaven(dx, dy, dz):
    """The colour of the morning in one direction."""
    e = max(dy, 0.0)
    q = dx * GLOW[0] + dy * GLOW[1] + dz * GLOW[2]
    h = math.exp(-e * 6.0)
    m = math.exp(-e * 1.6)
    r = 0.34 + 0.26 * m + 0.20 * h
    g = 0.26 + 0.14 * m + 0.16 * h
    b = 0.42 + 0.10 * m + 0.06 * h
    s = math.exp(-(1 - q) * 14) * 0.62
    d = math.exp(-(1 - q) * 90) * 0.55
    return r + s * 0.66 + d, g + s * 0.50 + d * 0.86, b + s * 0.10 + d * 0.55


@njit(cache=True, fastmath=True)
def ripple(x, z, t):
    """The slope of the water: small crossing waves, calmer far away."""
    a = b = 0.0
    for i in range(7):
        k = 1.1 * 1.62**i
        w = 0.9 * i * i + 0.7 * i
        cx, cz = math.cos(w), math.sin(w) * 1.7
        p = k * (cx * x + cz * z) + 1.3 * i + 0.8 * math.sin(0.31 * k * (cz * x - cx * z) + i)
        s = 0.022 * math.cos(p) * min(1.0, 26.0 / (k * t + 1e-6) * 1.1)
        a, b = a + s * cx, b + s * cz
    return a, b


@njit(cache=True, fastmath=True)
def shade(G, D, x, y, z, dx, dy, dz, t, s):
    """The colour of a solid point."""
    px, py, pz = x + dx * t, y + dy * t, z + dz * t
    e = 0.004
    a, _ = scene(G, D, px + e, py, pz)
    b, _ = scene(G, D, px - e, py, pz)
    c, _ = scene(G, D, px, py + e, pz)
    f, _ = scene(G, D, px, py - e, pz)
    g, _ = scene(G, D, px, py, pz + e)
    h, _ = scene(G, D, px, py, pz - e)
    nx, ny, nz = a - b, c - f, g - h
    l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / l, ny / l, nz / l
    ca, sa = math.cos(HEADING), math.sin(HEADING)
    lx, lz = (px - AT[0]) * sa + (pz - AT[1]) * ca, (px - AT[0]) * ca - (pz - AT[1]) * sa
    r, gg, bb, gloss = 0.03, 0.02, 0.035, 0.55
    if s == 2:
        line = 0.5 + 0.5 * math.cos((lz + 0.14 * lx) * 96)
        k = 0.72 + 0.34 * line
        r, gg, bb, gloss = 0.80 * k, 0.52 * k, 0.20 * k, 0.22
    elif s == 3:
        low = py < 0.535
        u = (lz + 1.0) / 0.105
        edge = abs(u - math.floor(u + 0.5)) < 0.05
        k = 0.45 if edge else 1.0
        if low:
            r, gg, bb, gloss = 0.93 * k, 0.88 * k, 0.80 * k, 0.1
        else:
            r, gg, bb, gloss = 0.02, 0.015, 0.025, 0.3
    elif s == 4:
        k = 0.95 + 0.09 * math.sin(46 * py + 1.5 * math.sin(2.3 * lx)) + 0.06 * math.sin(101 * py + 3 * lx)
        r, gg, bb, gloss = 0.62 * k, 0.30 * k, 0.13 * k, 0.3
    elif s == 5:
        r, gg, bb, gloss = 0.07, 0.30, 0.31, 0.0
    elif s == 6:
        r, gg, bb, gloss = 0.82, 0.55, 0.42, 0.0
    elif s == 7:
        r, gg, bb, gloss = 0.10, 0.05, 0.04, 0.1
    elif s == 8:
        r, gg, bb, gloss = 0.55, 0.32, 0.16, 0.0
    elif s == 9:
        r, gg, bb, gloss = 0.09, 0.07, 0.09, 0.25
    lam = max(0.0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2])
    vis = seen(G, D, px + nx * 0.012, py + ny * 0.012, pz + nz * 0.012, 14.0) if lam > 0 else 0.0
    ao = 1.0
    for i in range(4):
        q = 0.05 + 0.1 * i
        d, _ = scene(G, D, px + nx * q, py + ny * q, pz + nz * q)
        ao -= max(0.0, q - d) * (1.2 - 0.22 * i)
    ao = max(0.25, ao)
    up, sun = (0.5 + 0.5 * ny) * ao, lam * vis
    fill = max(0.0, -nz * 0.7 + nx * 0.3) * 0.22 * ao
    er, eg, eb = (
        0.42 * up + fill + 2.5 * sun + 0.10,
        0.33 * up + fill * 0.8 + 1.75 * sun + 0.07,
        0.42 * up + fill + 1.0 * sun + 0.09,
    )
    k = dx * nx + dy * ny + dz * nz
    rx, ry, rz = dx - 2 * k * nx, dy - 2 * k * ny, dz - 2 * k * nz
    hr, hg, hb = heaven(rx, abs(ry), rz)
    fr = gloss * (0.12 + 0.88 * (1 - min(1.0, abs(k))) ** 3) * ao
    rim = (1 - min(1.0, abs(k))) ** 4 * max(0.0, nz * 0.5 + 0.5) * 0.5 * (0.3 + 0.7 * vis)
    return r * er + fr * hr + rim, gg * eg + fr * hg + rim * 0.8, bb * eb + fr * hb + rim * 0.55


@njit(cache=True, fastmath=True)
def wake_at(W, x, z):
    """How far along the wake a point lies, 0..1, and how far to its side."""
    best, along, side = 1e9, 0.0, 0.0
    for i in range(W.shape[0] - 1):
        dx, dz = W[i + 1, 0] - W[i, 0], W[i + 1, 1] - W[i, 1]
        t = min(max(((x - W[i, 0]) * dx + (z - W[i, 1]) * dz) / (dx * dx + dz * dz), 0.0), 1.0)
        ex, ez = x - W[i, 0] - t * dx, z - W[i, 1] - t * dz
        q = ex * ex + ez * ez
        if q < best:
            best, along = q, (i + t) / (W.shape[0] - 1)
            side = (ex * dz - ez * dx) / math.sqrt(dx * dx + dz * dz)
    return along, side, best


@njit(cache=True, fastmath=True)
def sea(G, D, W, x, z, dx, dy, dz, t):
    """The colour of the water: what it mirrors, its own rose, and the five lines."""
    a, b = ripple(x, z, t)
    along, side, near = wake_at(W, x, z)
    inside = 1.0 if near < (GAP * 3) ** 2 else 0.0
    a, b = a * (1 - 0.6 * inside), b * (1 - 0.6 * inside)
    l = math.sqrt(a * a + b * b + 1)
    nx, ny, nz = -a / l, 1 / l, -b / l
    k = dx * nx + dy * ny + dz * nz
    rx, ry, rz = dx - 2 * k * nx, abs(dy - 2 * k * ny), dz - 2 * k * nz
    q, s = march(G, D, x, 0.003, z, rx, ry, rz, 9.0)
    if s:
        r, g, bb = shade(G, D, x, 0.003, z, rx, ry, rz, q, s)
    else:
        r, g, bb = heaven(rx, ry, rz)
    fr = 0.22 + 0.78 * (1 - min(1.0, abs(k))) ** 2.2
    vis = 0.55 + 0.45 * seen(G, D, x, 0.01, z, 8.0)
    r, g, bb = r * fr + 0.22 * vis * (1 - fr), g * fr + 0.10 * vis * (1 - fr), bb * fr + 0.22 * vis * (1 - fr)
    if inside > 0 and 0.0 < along < 1.0:
        u = side / GAP
        d = abs(u - math.floor(u + 0.5)) * GAP
        width = 0.017 + 0.006 * math.sin(along * 60 + 3 * math.floor(u + 0.5)) + 0.0006 * t
        m = max(0.0, 1 - (d / width) ** 2) if abs(u) < 2.5 else 0.0
        m = m * min(1.0, along * 14) * 0.92
        r, g, bb = r + (1.0 - r) * m, g + (0.95 - g) * m, bb + (0.88 - bb) * m
    return r, g, bb


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(G, D, W, out, ss):
    """Every point of the card."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy, dz = ((i + 0.5) / ss - CENTRE) / FOCUS, (HORIZON - (j + 0.5) / ss) / FOCUS, 1.0
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, dz / l
            tw = -EYE[1] / dy if dy < -1e-4 else 1e9
            t, s = march(G, D, EYE[0], EYE[1], EYE[2], dx, dy, dz, min(tw, 22.0))
            if s and t < tw:
                r, g, b = shade(G, D, EYE[0], EYE[1], EYE[2], dx, dy, dz, t, s)
            elif tw < 1e8:
                r, g, b = sea(G, D, W, EYE[0] + dx * tw, EYE[2] + dz * tw, dx, dy, dz, tw)
                q = min(1.0, max(0.0, (tw - 30) / 260)) ** 0.6 * 0.8
                hr, hg, hb = heaven(dx, 0.004, dz)
                r, g, b = r + (hr - r) * q, g + (hg - g) * q, b + (hb - b) * q
            else:
                r, g, b = heaven(dx, dy, dz)
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r, g, b


def ducks(W):
    """Where the ducks sit and which way they swim, in the world."""
    out = []
    for along, line, back in DUCKS:
        i = int(along * (len(W) - 2))
        d = W[i + 1] - W[i]
        d = d / np.hypot(*d)
        n = np.array([d[1], -d[0]])
        p = W[i] + n * (line - 2) * GAP
        d = d if back else -d
        out.append((p[0], p[1], d[0], d[1]))
    return np.array(out)


def clouds(c):
    """Thin bars of cloud over the horizon, lit from below."""
    lie = c.noise("streakh", 5) * 0.6 + c.noise("cloud", 6) * 0.4
    k = smoothstep(0.56, 0.8, lie) * smoothstep(HORIZON - 4, HORIZON - 60, c.yy)
    warm = ramp(np.exp(-np.abs(c.xx - 640) / 300), [(0, "#b98a9c"), (0.6, "#f0b49c"), (1, "#fff0cc")])
    c.img = (c.img * (1 - 0.55 * k[..., None]) + warm * 0.55 * k[..., None]).astype(np.float32)


def far_shore(c):
    """Low land beyond the water, almost the colour of the air."""
    rise = 5 + 13 * c.noise("cloud", 9)[:1, :] + 4 * c.noise("mottle", 9)[:1, :]
    away = 1 - np.exp(-(((c.xx[:1] - 120) / 260) ** 2))
    k = smoothstep(-1, 1, c.yy - HORIZON + rise * (1 - 0.75 * away)) * (c.yy < HORIZON + 0.5)
    c.img = (c.img * (1 - 0.6 * k[..., None]) + rgb("#8a6a86") * 0.6 * k[..., None]).astype(np.float32)


def draw():
    """The sun is just up; everything is traced against it."""
    c = Card(1515, key=(0.5, -0.6, 0.4))
    W = sample(WAKE, 90).astype(np.float64)
    out = np.zeros((c.h, c.w, 3), np.float32)
    paint_light(case_field(), ducks(W), W, out, float(c.ss))
    soft = np.where(out < 0.62, out, 0.62 + 0.38 * (1 - np.exp(-(out - 0.62) / 0.38)))
    c.img = np.clip(soft, 0, 1).astype(np.float32)
    clouds(c)
    far_shore(c)
    c.fog_colour = rgb("#f3d4c8")
    far = np.clip(np.abs(c.yy - 520) / 420, 0, 1)
    c.brush(
        (16, 8),
        thr=(0, 0.03),
        length=4,
        jitter=0.015,
        opacity=0.6,
        keep=0.9 - 0.5 * far,
        flow=np.zeros((c.h, c.w), np.float32),
        fmix=0.8,
    )
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.full((c.h, c.w), 0.66, np.float32), opacity=0.55)
    return c.finish(vignette=0.24, bloom=0.22, bthr=0.8, contrast=0.2, shadow_tint="#3a2040", light_tint="#fff0d4")
