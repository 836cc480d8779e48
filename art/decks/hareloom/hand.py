"""A stone hand has risen from the evening sea and closes, or not yet, round a house with its lamps lit."""

import math

import numpy as np
from numba import njit, prange

from art.kit.all import Card, noise, ramp, smoothstep

SENTENCE = "A stone hand rises from the sea and offers a house; the key hangs from the wrist."
KEY = "plum-sunset"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "nobody"

EYE = np.array([0.0, 0.95, -11.0])
FOCUS, CENTRE, HORIZON = 1400.0, 300.0, 628.0
HOUSE = np.array([0.06, 2.12, 0.0])  # the middle of its floor
LAMP = np.array([0.06, 2.50, -0.02])
# base, two knuckles and tip of each finger, with the thickness at the base
FINGERS = np.array(
    [
        [-0.80, 1.95, 0.45, -1.06, 2.85, 0.72, -1.02, 3.50, 0.52, -0.80, 3.88, 0.12, 0.27],
        [-0.30, 2.00, 0.62, -0.40, 3.05, 1.00, -0.36, 3.86, 0.76, -0.24, 4.22, 0.22, 0.285],
        [0.24, 2.00, 0.62, 0.30, 3.00, 1.00, 0.32, 3.76, 0.78, 0.26, 4.10, 0.26, 0.28],
        [0.74, 1.95, 0.45, 0.94, 2.72, 0.74, 0.96, 3.30, 0.60, 0.82, 3.62, 0.22, 0.25],
        [-0.62, 1.62, -0.18, -1.22, 2.12, -0.42, -1.36, 2.66, -0.46, -1.22, 3.12, -0.36, 0.29],
    ]
)
BOAT = (-0.66, -4.6)


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
def finger(x, y, z, i):
    """One finger: three bones, fuller at the pads, creased at the joints."""
    f = FINGERS[i]
    r = f[12]
    a = rod(x, y, z, f[0], f[1], f[2], f[3], f[4], f[5], r * 1.04, r * 0.92)
    b = rod(x, y, z, f[3], f[4], f[5], f[6], f[7], f[8], r * 0.94, r * 0.84)
    c = rod(x, y, z, f[6], f[7], f[8], f[9], f[10], f[11], r * 0.86, r * 0.70)
    d = blend(blend(a, b, 0.07), c, 0.06)
    for k in range(2):
        s, e = 3 * k, 3 * k + 3
        mx, my, mz = (f[s] + f[e]) / 2, (f[s + 1] + f[e + 1]) / 2, (f[s + 2] + f[e + 2]) / 2
        d = blend(d, math.sqrt((x - mx) ** 2 + (y - my) ** 2 + (z - mz + r * 0.22) ** 2) - r * 0.86, 0.1)
    return d


@njit(cache=True, fastmath=True)
def palm(x, y, z):
    """Forearm, wrist, the ball of the thumb, the hollow where the house stands, five fingers, weathered."""
    d = rod(x, y, z * 1.12, 0.06, -1.2, 0.1, 0.0, 1.05, 0.08, 0.60, 0.44)
    d = blend(d, rod(x, y, z * 1.1, 0.0, 1.05, 0.08, 0.02, 1.5, 0.1, 0.46, 0.62), 0.3)
    d = blend(d, egg(x, y, z, 0.0, 1.86, 0.14, 1.02, 0.52, 0.78), 0.35)
    d = blend(d, egg(x, y, z, -0.52, 1.70, -0.22, 0.50, 0.44, 0.46), 0.25)
    d = blend(d, egg(x, y, z, 0.56, 1.76, -0.12, 0.44, 0.42, 0.50), 0.25)
    hollow = egg(x, y, z, 0.03, 2.72, -0.10, 0.92, 0.68, 0.78)
    h = max(0.22 - abs(d + hollow), 0.0) / 0.22
    d = max(d, -hollow) + h * h * 0.22 * 0.25
    for i in range(5):
        d = blend(d, finger(x, y, z, i), 0.17 if i < 4 else 0.24)
    if d < 0.12:
        d += 0.035 * (lumps(x * 5, y * 5, z * 5) - 0.5) + 0.016 * (lumps(x * 13, y * 13, z * 13) - 0.5)
        crack = abs(lumps(x * 2.3 + 5, y * 2.3, z * 2.3) - 0.5)
        d += 0.018 * math.exp(-((crack / 0.012) ** 2))
    return d * 0.8


@njit(cache=True, fastmath=True)
def cottage(x, y, z):
    """Distance and stuff of the house: 2 wall, 3 roof."""
    u, v, w = x - HOUSE[0], y - HOUSE[1], z - HOUSE[2]
    c, s = math.cos(0.42), math.sin(0.42)
    u, w = u * c - w * s, u * s + w * c
    d, stuff = block(u, v, w, 0, 0.16, 0, 0.30, 0.30, 0.22), 2
    g = max((v - 0.82 + abs(u) * 1.05) * 0.69, abs(w) - 0.22, 0.4 - v)
    d = min(d, g)
    r = max(abs((v - 0.86 + abs(u) * 1.05) * 0.69) - 0.025, abs(w) - 0.28, abs(u) - 0.40)
    r = min(r, block(u, v, w, 0.17, 0.78, 0.06, 0.05, 0.16, 0.05))
    if r < d:
        d, stuff = r, 3
    return d, stuff


@njit(cache=True, fastmath=True)
def key_and_rope(x, y, z):
    """A rope round the wrist with a key on it."""
    yy = y - 1.02 - 0.22 * x + 0.10 * z
    n = math.sqrt(x * x + (z * 1.08) ** 2)
    t = math.atan2(z, x)
    d = math.sqrt((n - 0.475) ** 2 + yy * yy) - 0.042 - 0.008 * math.sin(t * 40 + yy * 50)
    zk = z + 0.56
    k = math.sqrt((math.hypot(x - 0.06, y - 0.80) - 0.085) ** 2 + zk * zk) - 0.024
    k = min(k, rod(x, y, zk, 0.06, 0.71, 0.0, 0.06, 0.36, 0.0, 0.025, 0.025))
    k = min(
        k, block(x, y, zk, 0.115, 0.42, 0.0, 0.05, 0.022, 0.018), block(x, y, zk, 0.105, 0.50, 0.0, 0.04, 0.018, 0.018)
    )
    k = min(k, rod(x, y, z, 0.06, 1.08, -0.5, 0.06, 0.88, -0.56, 0.016, 0.016))
    return d * 0.8, k


@njit(cache=True, fastmath=True)
def rower(x, y, z):
    """A little boat and who sits in it, bent over the oars."""
    u, w = x - BOAT[0], z - BOAT[1]
    c, s = math.cos(-0.95), math.sin(-0.95)
    u, w = u * c - w * s, u * s + w * c
    hull = max(egg(u, y, w, 0, 0.06, 0, 0.27, 0.115, 0.10), y - 0.065 - 0.35 * u * u)
    hull = max(hull, -max(egg(u, y, w, 0, 0.075, 0, 0.245, 0.10, 0.082), 0.03 - y))
    d = hull
    d = min(
        d,
        blend(
            rod(u, y, w, -0.02, 0.06, 0, 0.0, 0.16, 0, 0.052, 0.045),
            rod(u, y, w, 0.0, 0.16, 0, 0.035, 0.20, 0, 0.045, 0.05),
            0.03,
        ),
    )
    d = min(d, math.sqrt((u - 0.06) ** 2 + (y - 0.277) ** 2 + w * w) - 0.033)
    for q in range(2):
        k = 1.0 if q else -1.0
        d = min(d, rod(u, y, w, 0.03, 0.20, k * 0.05, 0.11, 0.135, k * 0.045, 0.02, 0.015))
        d = min(d, rod(u, y, w, 0.12, 0.135, k * 0.03, -0.10, 0.0, k * 0.30, 0.008, 0.012))
    return d


@njit(cache=True, fastmath=True)
def scene(x, y, z, house):
    """Distance and stuff: 1 stone, 2 wall, 3 roof, 4 rope, 5 key, 6 boat. The lamp's shadow leaves out the house."""
    d, stuff = math.sqrt(x * x + (y - 2.0) ** 2 + z * z) - 2.9, 1
    if d < 0.3:
        d, stuff = palm(x, y, z), 1
        if house:
            e, s = cottage(x, y, z)
            if e < d:
                d, stuff = e, s
        if y < 1.5:
            r, k = key_and_rope(x, y, z)
            if r < d:
                d, stuff = r, 4
            if k < d:
                d, stuff = k, 5
    q = math.sqrt((x - BOAT[0]) ** 2 + y * y + (z - BOAT[1]) ** 2) - 0.5
    if q < 0.1:
        q = rower(x, y, z) * 0.9
    if q < d:
        d, stuff = q, 6
    return d, stuff


@njit(cache=True, fastmath=True)
def march(x, y, z, dx, dy, dz, t, far):
    """How far a ray goes, and what it meets; 0 for nothing."""
    for _ in range(130):
        d, s = scene(x + dx * t, y + dy * t, z + dz * t, True)
        if d < 0.0015:
            return t, s
        t += max(d, 0.002)
        if t > far:
            break
    return 1e9, 0


@njit(cache=True, fastmath=True)
def lamplight(x, y, z, nx, ny, nz):
    """How much of the light in the house reaches a point."""
    dx, dy, dz = LAMP[0] - x, LAMP[1] - y, LAMP[2] - z
    l = math.sqrt(dx * dx + dy * dy + dz * dz)
    dx, dy, dz = dx / l, dy / l, dz / l
    lam = nx * dx + ny * dy + nz * dz
    if lam <= 0:
        return 0.0
    t, k = 0.03, 1.0
    for _ in range(40):
        d = scene(x + nx * 0.01 + dx * t, y + ny * 0.01 + dy * t, z + nz * 0.01 + dz * t, False)[0]
        if d < 0.001:
            return 0.0
        k = min(k, 7 * d / t)
        t += max(d, 0.02)
        if t > l:
            break
    return k * lam / (1 + (l / 1.25) ** 2)


@njit(cache=True, fastmath=True)
def heaven(dx, dy, dz):
    """The end of the evening: an ember over the sea to the left, plum above."""
    e = max(dy, 0.0)
    q = math.exp(-((dx + 0.13) ** 2) / 0.05)
    h = math.exp(-e * 17) * (0.30 + 0.70 * q)
    m = math.exp(-e * 4.2)
    return 0.085 + 0.20 * m + 0.62 * h, 0.05 + 0.085 * m + 0.29 * h, 0.15 + 0.13 * m + 0.07 * h


@njit(cache=True, fastmath=True)
def window_at(x, y, z):
    """Is this point of the wall a lit window, or the door?"""
    u, v, w = x - HOUSE[0], y - HOUSE[1], z - HOUSE[2]
    c, s = math.cos(0.42), math.sin(0.42)
    u, w = u * c - w * s, u * s + w * c
    if w < -0.2:
        pane = abs(abs(u) - 0.17) < 0.065 and abs(v - 0.25) < 0.085
        bars = abs(abs(u) - 0.17) < 0.008 or abs(v - 0.26) < 0.008
        loft = abs(u) < 0.05 and abs(v - 0.56) < 0.06
        door = abs(u) < 0.055 and v < 0.30
        return 1 if (pane and not bars) or loft else 2 if door else 0
    if u < -0.28:
        return 1 if abs(w) < 0.07 and abs(v - 0.25) < 0.085 and abs(w) > 0.008 else 0
    return 0


@njit(cache=True, fastmath=True)
def shade(x, y, z, dx, dy, dz, t, s):
    """The colour of a solid point."""
    px, py, pz = x + dx * t, y + dy * t, z + dz * t
    e = 0.005
    nx = scene(px + e, py, pz, True)[0] - scene(px - e, py, pz, True)[0]
    ny = scene(px, py + e, pz, True)[0] - scene(px, py - e, pz, True)[0]
    nz = scene(px, py, pz + e, True)[0] - scene(px, py, pz - e, True)[0]
    l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / l, ny / l, nz / l
    if s == 1:
        k = 0.8 + 0.4 * lumps(px * 3, py * 3, pz * 3)
        r, g, b = 0.62 * k, 0.54 * k, 0.53 * k
        wet = min(1.0, max(0.0, 1.15 - py + 0.5 * (lumps(px * 4, py * 1.2, pz * 4) - 0.5)))
        r, g, b = r * (1 - 0.5 * wet), g * (1 - 0.42 * wet), b * (1 - 0.4 * wet)
    elif s == 2:
        w = window_at(px, py, pz)
        if w == 1:
            return 1.55, 1.18, 0.55
        r, g, b = (0.35, 0.10, 0.07) if w == 2 else (0.80, 0.72, 0.62)
    elif s == 3:
        r, g, b = 0.42, 0.16, 0.13
    elif s == 4:
        r, g, b = 0.85, 0.64, 0.38
    elif s == 5:
        r, g, b = 0.95, 0.70, 0.25
    else:
        r, g, b = 0.10, 0.06, 0.07
    ao = 1.0
    for i in range(4):
        q = 0.06 + 0.12 * i
        ao -= max(0.0, q - scene(px + nx * q, py + ny * q, pz + nz * q, True)[0]) * (0.9 - 0.16 * i)
    ao = max(0.25, ao)
    up = 0.5 + 0.5 * ny
    ember = max(0.0, -0.80 * nx + 0.05 * ny + 0.60 * nz) * ao
    sky = max(0.0, -0.35 * nx + 0.45 * ny - 0.55 * nz) * ao
    lamp = lamplight(px, py, pz, nx, ny, nz)
    if s in (2, 3):
        lamp = 0.10 * up
    er = (0.12 + 0.10 * up) * ao + 0.30 * sky + 1.5 * ember + 3.1 * lamp
    eg = (0.085 + 0.085 * up) * ao + 0.25 * sky + 0.66 * ember + 1.95 * lamp
    eb = (0.15 + 0.15 * up) * ao + 0.42 * sky + 0.40 * ember + 0.75 * lamp
    k = 1 - min(1.0, abs(dx * nx + dy * ny + dz * nz))
    rim = k**3 * max(0.0, -nx * 0.8 + nz * 0.5) * 0.8
    gl = 0.5 * (0.4 + 0.6 * ny * ny) if s == 5 else 0.0
    return r * er + rim * 0.95 + gl * 0.9, g * eg + rim * 0.45 + gl * 0.55, b * eb + rim * 0.28 + gl * 0.15


@njit(cache=True, fastmath=True)
def swell(x, z, t):
    """The slope of the sea."""
    a = b = 0.0
    for i in range(8):
        k = 1.4 * 1.55**i
        w = 1.1 * i * i + 0.6 * i
        cx, cz = 0.75 * math.cos(w), 1.0 + 0.5 * math.sin(w)
        p = k * (cx * x + cz * z) + 1.7 * i + 1.1 * math.sin(0.4 * k * (cz * x - cx * z) + 2 * i)
        s = 0.050 * math.cos(p) * min(1.0, 30.0 / (k * t))
        a, b = a + s * cx, b + s * cz
    return a, b


@njit(cache=True, fastmath=True)
def sea(x, z, dx, dy, dz, t):
    """The water: evening and hand in it, gold where the lamps reach."""
    a, b = swell(x, z, t)
    l = math.sqrt(a * a + b * b + 1)
    nx, ny, nz = -a / l, 1 / l, -b / l
    k = dx * nx + dy * ny + dz * nz
    rx, ry, rz = dx - 2 * k * nx, abs(dy - 2 * k * ny) + 0.002, dz - 2 * k * nz
    q, s = march(x, 0.004, z, rx, ry, rz, 0.01, 11.0)
    if s:
        r, g, bb = shade(x, 0.004, z, rx, ry, rz, q, s)
    else:
        r, g, bb = heaven(rx, ry, rz)
    fr = 0.12 + 0.88 * (1 - min(1.0, abs(k))) ** 2
    r, g, bb = r * fr + 0.03 * (1 - fr), g * fr + 0.018 * (1 - fr), bb * fr + 0.06 * (1 - fr)
    hx, hy, hz = LAMP[0] - x, LAMP[1], LAMP[2] - z
    l = math.sqrt(hx * hx + hy * hy + hz * hz)
    sp = max(0.0, (rx * hx + ry * hy + rz * hz) / l)
    gold = 0.8 * sp**90 + 0.25 * sp**20
    ring = math.sqrt((x - 0.04) ** 2 + ((z - 0.08) * 1.1) ** 2) - 0.55
    foam = math.exp(-((ring / 0.09) ** 2)) * min(1.0, max(0.0, lumps(x * 9, 1.0, z * 9) * 2.4 - 0.7))
    foam += 0.5 * math.exp(-(((ring - 0.28) / 0.05) ** 2)) * min(1.0, max(0.0, lumps(x * 7, 3.0, z * 7) * 3 - 1.4))
    return r + gold * 0.95 + foam * 0.42, g + gold * 0.62 + foam * 0.33, bb + gold * 0.2 + foam * 0.40


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(out, solid, ss):
    """Every point of the card."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy = ((i + 0.5) / ss - CENTRE) / FOCUS, (HORIZON - (j + 0.5) / ss) / FOCUS
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, 1 / l
            tw = -EYE[1] / dy if dy < -1e-5 else 1e9
            t, s = march(EYE[0], EYE[1], EYE[2], dx, dy, dz, 4.0, min(tw, 15.0))
            if s and t < tw:
                solid[j, i] = 1.0
                r, g, b = shade(EYE[0], EYE[1], EYE[2], dx, dy, dz, t, s)
            elif tw < 1e8:
                r, g, b = sea(EYE[0] + dx * tw, EYE[2] + dz * tw, dx, dy, dz, tw)
                q = min(1.0, max(0.0, (tw - 25) / 200)) ** 0.7 * 0.7
                hr, hg, hb = heaven(dx, 0.002, dz)
                r, g, b = r + (hr - r) * q, g + (hg - g) * q, b + (hb - b) * q
            else:
                r, g, b = heaven(dx, dy, dz)
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r, g, b


def clouds(c, solid):
    """Long bars of cloud, dark above and lit from below near the ember."""
    lie = noise((c.h, c.w), 412, 2.4, 0.05, 5.0, lo=0.8 / c.ss) * 0.75 + c.noise("mottle", 6) * 0.25
    k = smoothstep(0.52, 0.8, lie) * smoothstep(HORIZON - 2, HORIZON - 70, c.yy) * (1 - solid)
    low = np.exp(-((c.xx - 170) ** 2) / 52000) * smoothstep(120, HORIZON, c.yy)
    tint = ramp(low, [(0, "#2a1c42"), (0.5, "#7a3858"), (1, "#f08a5a")])
    c.img = (c.img * (1 - 0.6 * k[..., None]) + tint * 0.6 * k[..., None]).astype(np.float32)


def draw():
    """The last of the evening behind, and one house with its lamps lit."""
    c = Card(1212, key=(-0.5, -0.5, 0.5))
    out, solid = np.zeros((c.h, c.w, 3), np.float32), np.zeros((c.h, c.w), np.float32)
    paint_light(out, solid, float(c.ss))
    out = np.where(out < 0.68, out, 0.68 + 0.32 * (1 - np.exp(-(out - 0.68) / 0.32)))
    c.img = np.clip(out, 0, 1).astype(np.float32)
    clouds(c, solid)
    c.brush((14, 7), thr=(0, 0.03), length=3.6, jitter=0.016, opacity=0.6, keep=np.full((c.h, c.w), 0.72, np.float32))
    x, y = CENTRE + LAMP[0] * FOCUS / 11, HORIZON - (LAMP[1] - EYE[1]) * FOCUS / 11
    c.glow(x, y, 170, "#ffb45c", 0.30)
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.full((c.h, c.w), 0.68, np.float32), opacity=0.55)
    return c.finish(vignette=0.34, bloom=0.3, bthr=0.7, contrast=0.18, shadow_tint="#20123a", light_tint="#ffe4b8")
