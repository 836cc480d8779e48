"""During the power cut a boy walks his fish; its lure is the only light in the street."""

import math

import numpy as np
from numba import njit, prange

from art.kit.all import Card, rgb, sample

SENTENCE = "During the power cut a boy walks his fish; it is the only light in the street."
KEY = "night-blue"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "child"

# a level camera close to the ground, its horizon shifted down
EYE = (0.0, 1.15, 0.0)
FOCUS, CENTRE, HORIZON = 800.0, 300.0, 590.0
WIDTH = 3.3  # half the street
FISH = np.array([-0.22, 3.12, 7.5])
AHEAD = (0.93, -0.367)  # the way the fish swims, over the ground
BULB = (1.98, 0.86)  # the lure in the fish's own frame: ahead and up
STALK = sample([(0.35, 0.85), (0.62, 1.45), (1.15, 1.76), (1.7, 1.52), (BULB[0], BULB[1] + 0.12)], 13)
LURE = np.array([FISH[0] + BULB[0] * AHEAD[0], FISH[1] + BULB[1], FISH[2] + BULB[0] * AHEAD[1]])
BOY = (0.1, 6.1)


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
def blend(a, b, k):
    """The nearer of two distances, melted together within k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def house(i, side):
    """A house of the street: its middle, half width, eaves, pitch of the gable, setback."""
    j = i * 2 + (1 if side > 0 else 0)
    return (
        i * 4.2 + (1.6 if side > 0 else 0.2),
        2.12,
        5.0 + 2.2 * chance(j, 1),
        1.0 + 0.5 * chance(j, 2),
        0.4 * chance(j, 3),
    )


@njit(cache=True, fastmath=True)
def street(x, y, z):
    """Distance to the two rows of houses and which house it is."""
    side = 1.0 if x > 0 else -1.0
    best, who = 1e9, 0.0
    near = math.floor((z - (1.6 if side > 0 else 0.2)) / 4.2 + 0.5)
    for k in range(3):
        i = near + k - 1
        if i < 0 or i > 7:
            continue
        m, w, e, p, s = house(i, side)
        a = abs(z - m)
        d = max(WIDTH + s - abs(x), a - w, (y - e - p * (w - a)) / math.sqrt(1 + p * p))
        if d < best:
            best, who = d, side * (i * 2 + (1 if side > 0 else 0) + 1)
    return best, who


@njit(cache=True, fastmath=True)
def lamp_post(x, y, z):
    """The street's own lamp, dark."""
    x, z = x - 2.35, z - 10.2
    d = rod(x, y, z, 0, 0, 0, 0, 3.1, 0, 0.09, 0.045)
    d = min(d, rod(x, y, z, 0, 0, 0, 0, 0.5, 0, 0.13, 0.10))
    d = min(d, rod(x, y, z, 0, 3.1, 0, 0, 3.2, 0, 0.12, 0.15), rod(x, y, z, 0, 3.25, 0, 0, 3.6, 0, 0.13, 0.19))
    return min(d, rod(x, y, z, 0, 3.65, 0, 0, 3.85, 0, 0.22, 0.02))


@njit(cache=True, fastmath=True)
def teeth(x, y, z):
    """Long thin teeth round both jaws."""
    d = 1e9
    for i in range(11):
        a = -1.25 + 0.25 * i
        n = 0.8 + 0.5 * chance(i, 21)
        bx, bz = 0.62 + 0.66 * math.cos(a), 0.60 * math.sin(a)
        d = min(
            d, rod(x, y, z, bx, -0.34 + 0.10 * bx, bz, bx - 0.03, -0.34 + 0.10 * bx + 0.30 * n, bz * 0.94, 0.035, 0.004)
        )
    for i in range(10):
        a = -1.15 + 0.255 * i
        n = 0.7 + 0.5 * chance(i, 23)
        bx, bz = 0.55 + 0.52 * math.cos(a), 0.54 * math.sin(a)
        d = min(
            d, rod(x, y, z, bx, 0.34 - 0.06 * bx, bz, bx + 0.03, 0.34 - 0.06 * bx - 0.27 * n, bz * 0.96, 0.032, 0.004)
        )
    return d


@njit(cache=True, fastmath=True)
def fish(x, y, z):
    """Distance and stuff of the anglerfish in its own frame: 1 skin, 2 teeth, 3 eye, 4 lure, 5 collar."""
    d = egg(x, y, z, 0.0, 0.06, 0.0, 1.18, 0.94, 0.74)
    d = blend(d, rod(x, y, z, -0.75, 0.05, 0.0, -1.62, 0.10, 0.0, 0.50, 0.13), 0.4)
    d = blend(d, egg(x, y, z, 0.62, -0.50, 0.0, 0.76, 0.26, 0.66), 0.12)
    mouth = egg(x, y + 0.02 - 0.14 * (x - 0.6), z, 1.02, 0.0, 0.0, 0.66, 0.30, 0.64)
    h = max(0.06 - abs(d + mouth), 0.0) / 0.06
    d = max(d, -mouth) + h * h * 0.06 * 0.25
    if d < 0.2:
        d -= 0.05 * (lumps(x * 4, y * 4, z * 4) - 0.5) + 0.022 * (lumps(x * 11, y * 11, z * 11) - 0.5)
        d += 0.03 * math.exp(-(((x + 0.28 - 0.25 * y * y) / 0.03) ** 2)) * (1.0 if abs(y) < 0.55 else 0.0)
        brow = egg(x, y, z, 0.48, 0.50, 0.0, 0.3, 0.18, 0.6)
        d = blend(d, brow, 0.15)
    ray = 0.02 * math.sin(math.atan2(y - 0.1, -x - 1.2) * 26)
    d = blend(d, egg(x, y, z, -1.92, 0.12, 0.0, 0.46, 0.62 + ray, 0.07 + ray * 0.4), 0.12)
    d = blend(d, egg(x * 0.9 + y * 0.3, y - 0.1 * x, z, -0.42, 0.98, 0.0, 0.34, 0.34, 0.06), 0.1)
    for s in range(2):
        k = 1.0 if s else -1.0
        d = blend(d, egg(x + 0.25 * abs(z), y + 0.3 * x, z, -0.12, -0.30, k * 0.78, 0.34, 0.26, 0.07), 0.08)
    d, stuff = d * 0.8, 1
    q = math.sqrt((x - 0.85) ** 2 + y * y + z * z) - 0.95
    if q < 0.1:
        q = teeth(x, y, z)
    if q < d:
        d, stuff = q, 2
    q = math.sqrt((x - 0.56) ** 2 + (y - 0.40) ** 2 + (abs(z) - 0.615) ** 2) - 0.085
    if q < d:
        d, stuff = q, 3
    q = math.sqrt((x - 1.15) ** 2 + (y - 1.3) ** 2 + z * z) - 1.15
    for i in range(len(STALK) - 1 if q < 0.1 else 0):
        r = 0.065 - 0.0032 * i
        q = 1e9 if i == 0 else q
        q = min(q, rod(x, y, z, STALK[i, 0], STALK[i, 1], 0.0, STALK[i + 1, 0], STALK[i + 1, 1], 0.0, r, r - 0.0032))
    if q < d:
        d, stuff = q, 1
    q = math.sqrt((x - BULB[0]) ** 2 + (y - BULB[1]) ** 2 + z * z) - 0.13
    if q < d:
        d, stuff = q, 4
    q = max(abs(math.hypot(y - 0.07, z * 1.12) - 0.50) - 0.05, abs(x + 1.02) - 0.05)
    if q < d:
        d, stuff = q, 5
    return d, stuff


@njit(cache=True, fastmath=True)
def boy(x, y, z):
    """Distance and stuff of the boy, seen from behind, walking away: 6 pyjamas, 7 skin, 8 hair."""
    x, z = x - BOY[0], z - BOY[1]
    d = rod(x, y, z, 0.0, 0.60, 0.0, 0.01, 0.92, 0.03, 0.135, 0.13)
    d = blend(d, rod(x, y, z, -0.10, 0.96, 0.03, 0.12, 0.97, 0.03, 0.07, 0.07), 0.08)
    d = blend(d, rod(x, y, z, -0.075, 0.56, 0.0, -0.085, 0.30, 0.10, 0.095, 0.075), 0.05)
    d = blend(d, rod(x, y, z, -0.085, 0.30, 0.10, -0.085, 0.09, 0.02, 0.072, 0.068), 0.03)
    d = blend(d, rod(x, y, z, 0.075, 0.56, 0.0, 0.085, 0.31, 0.03, 0.095, 0.075), 0.05)
    d = blend(d, rod(x, y, z, 0.085, 0.31, 0.03, 0.085, 0.12, -0.12, 0.072, 0.068), 0.03)
    d = blend(d, rod(x, y, z, -0.14, 0.95, 0.03, -0.21, 0.74, 0.0, 0.062, 0.055), 0.04)
    d = blend(d, rod(x, y, z, -0.21, 0.74, 0.0, -0.20, 0.56, 0.07, 0.055, 0.05), 0.03)
    d = blend(d, rod(x, y, z, 0.15, 0.96, 0.03, 0.27, 1.06, 0.08, 0.062, 0.055), 0.04)
    d = blend(d, rod(x, y, z, 0.27, 1.06, 0.08, 0.25, 1.28, 0.12, 0.052, 0.05), 0.03)
    stuff = 6
    q = min(
        rod(x, y, z, -0.085, 0.045, 0.0, -0.09, 0.035, 0.13, 0.042, 0.036),
        rod(x, y, z, 0.085, 0.07, -0.15, 0.09, 0.03, -0.03, 0.042, 0.036),
    )
    q = min(q, math.sqrt((x + 0.20) ** 2 + (y - 0.51) ** 2 + (z - 0.09) ** 2) - 0.042)
    q = min(q, math.sqrt((x - 0.25) ** 2 + (y - 1.33) ** 2 + (z - 0.13) ** 2) - 0.044)
    q = min(q, rod(x, y, z, 0.01, 0.98, 0.03, 0.01, 1.08, 0.04, 0.05, 0.05))
    q = min(q, egg(x, y, z, 0.015, 1.175, 0.06, 0.115, 0.14, 0.125))
    q = min(q, egg(x, y, z, -0.105, 1.15, 0.05, 0.025, 0.04, 0.03), egg(x, y, z, 0.135, 1.15, 0.05, 0.025, 0.04, 0.03))
    if q < d:
        d, stuff = q, 7
    q = egg(x, y, z, 0.015, 1.215, 0.03, 0.135, 0.13, 0.135)
    q -= 0.010 * math.sin(x * 70 + 3 * math.sin(y * 40))
    if q < d:
        d, stuff = q, 8
    return d * 0.9, stuff


@njit(cache=True, fastmath=True)
def scene(X, Y, Z, lure):
    """Distance and stuff of everything: 10 is a house, 9 the lamp post. The lure hides nothing from itself."""
    d, who = street(X, Y, Z)
    stuff = 10
    u, v = X - FISH[0], Z - FISH[2]
    x, z = u * AHEAD[0] + v * AHEAD[1], u * AHEAD[1] - v * AHEAD[0]
    y = Y - FISH[1]
    q = math.sqrt(x * x + y * y + z * z) - 2.6
    if q < 0.2:
        q, s = fish(x, y, z)
        if s == 4 and not lure:
            q, s = math.sqrt((x - BULB[0]) ** 2 + (y - BULB[1]) ** 2 + z * z) + 0.3, 1
    else:
        s = 1
    if q < d:
        d, stuff = q, s
    q = math.sqrt((X - BOY[0]) ** 2 + (Y - 0.7) ** 2 + (Z - BOY[1]) ** 2) - 0.95
    s = 6
    if q < 0.1:
        q, s = boy(X, Y, Z)
    if q < d:
        d, stuff = q, s
    q = lamp_post(X, Y, Z)
    if q < d:
        d, stuff = q, 9
    return d, stuff, who


@njit(cache=True, fastmath=True)
def march(x, y, z, dx, dy, dz, far):
    """How far a ray goes; what it meets, 0 for nothing; which house."""
    t = 0.02
    for _ in range(130):
        d, s, who = scene(x + dx * t, y + dy * t, z + dz * t, True)
        if d < 0.002:
            return t, s, who
        t += max(d * 0.92, 0.002)
        if t > far or y + dy * t > 14:
            break
    return 1e9, 0, 0.0


@njit(cache=True, fastmath=True)
def lit(x, y, z, nx, ny, nz):
    """How much of the lure's light reaches a point."""
    dx, dy, dz = LURE[0] - x, LURE[1] - y, LURE[2] - z
    l = math.sqrt(dx * dx + dy * dy + dz * dz)
    dx, dy, dz = dx / l, dy / l, dz / l
    lam = nx * dx + ny * dy + nz * dz
    if lam <= 0:
        return 0.0
    t, k = 0.04, 1.0
    for _ in range(60):
        d = scene(x + nx * 0.012 + dx * t, y + ny * 0.012 + dy * t, z + nz * 0.012 + dz * t, False)[0]
        if d < 0.001:
            return 0.0
        k = min(k, 12 * d / t)
        t += max(d, 0.02)
        if t > l:
            break
    return k * lam / (1 + (l / 3.0) ** 2)


@njit(cache=True, fastmath=True)
def heaven(dx, dy):
    """Night over the roofs, paler toward the end of the street."""
    k = math.exp(-max(dy, 0.0) * 3.0) * math.exp(-((dx / 0.5) ** 2))
    return 0.045 + 0.13 * k, 0.08 + 0.20 * k, 0.17 + 0.26 * k


@njit(cache=True, fastmath=True)
def wall(py, pz, who, nx):
    """The colour of a house front or roof before light, and whether it is glass."""
    side = 1.0 if who > 0 else -1.0
    m, w, e, p, _s = house(math.floor((abs(who) - 1) / 2), side)
    q = 0.8 + 0.35 * chance(abs(who), 7)
    warm = chance(abs(who), 8)
    r, g, b = (0.50 + 0.14 * warm) * q, (0.43 + 0.06 * warm) * q, 0.38 * q
    if abs(nx) < 0.5:
        return 0.16, 0.15, 0.18, 0.0
    a = ((pz - m) / w * 0.5 + 0.5) * 3
    row = math.floor((py - 0.45) / 1.8)
    fu, v = a - math.floor(a), (py - 0.45) / 1.8 - row
    top = py > e + p * (w - abs(pz - m)) * 0.5
    fits = row >= 0 and not top
    if fits and 0.30 < fu < 0.70 and 0.22 < v < 0.82:
        if abs(fu - 0.5) < 0.022 or abs(v - 0.55) < 0.018:
            return 0.62, 0.58, 0.52, 0.0
        return 0.035, 0.045, 0.07, 0.8
    if fits and 0.25 < fu < 0.75 and 0.16 < v < 0.86:
        return 0.66, 0.62, 0.55, 0.0
    if fits and row > 0 and (0.08 < fu < 0.24 or 0.76 < fu < 0.92) and 0.18 < v < 0.84 and warm < 0.6:
        k = 0.8 if (v * 22) % 1 < 0.5 else 1.0
        return 0.20 * k, 0.30 * k, 0.32 * k, 0.0
    stain = 0.86 + 0.3 * lumps(pz * 1.3, py * 0.8, who)
    if py < 0.5:
        stain *= 0.7
    line = e + p * (w - abs(pz - m)) - py
    if line < 0.16:
        stain *= 0.5
    return r * stain, g * stain, b * stain, 0.0


@njit(cache=True, fastmath=True)
def shade(x, y, z, dx, dy, dz, t, s, who):
    """The colour of a solid point."""
    px, py, pz = x + dx * t, y + dy * t, z + dz * t
    if s == 4:
        return 1.5, 1.3, 0.85
    e = 0.004
    nx = scene(px + e, py, pz, True)[0] - scene(px - e, py, pz, True)[0]
    ny = scene(px, py + e, pz, True)[0] - scene(px, py - e, pz, True)[0]
    nz = scene(px, py, pz + e, True)[0] - scene(px, py, pz - e, True)[0]
    l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / l, ny / l, nz / l
    glass, gloss = 0.0, 0.0
    if s == 10:
        r, g, b, glass = wall(py, pz, who, nx)
    elif s == 1:
        k = 0.75 + 0.5 * lumps(px * 6, py * 6, pz * 6)
        r, g, b, gloss = 0.40 * k, 0.31 * k, 0.33 * k, 0.25
        u, v = px - FISH[0], pz - FISH[2]
        fx, fy = u * AHEAD[0] + v * AHEAD[1], py - FISH[1]
        if (fx - 1.02) ** 2 / 0.36 + (fy + 0.02) ** 2 / 0.07 < 1.0 and math.hypot(fx - 1.0, fy) < 0.8:
            r, g, b = 0.34 * k, 0.13 * k, 0.13 * k
    elif s == 2:
        r, g, b, gloss = 0.92, 0.86, 0.72, 0.2
    elif s == 3:
        u, v = px - FISH[0], pz - FISH[2]
        fx = u * AHEAD[0] + v * AHEAD[1]
        pupil = (fx - 0.59) ** 2 + (py - FISH[1] - 0.395) ** 2 < 0.0030
        r, g, b, gloss = (0.02, 0.02, 0.03, 0.9) if pupil else (0.40, 0.42, 0.34, 0.6)
    elif s == 5:
        r, g, b = 0.72, 0.16, 0.10
    elif s == 6:
        band = math.sin(math.atan2(px - BOY[0], -(pz - BOY[1])) * 15) > 0.25
        r, g, b = (0.80, 0.20, 0.13) if not band else (0.92, 0.74, 0.56)
    elif s == 7:
        r, g, b = 0.85, 0.60, 0.46
    elif s == 8:
        r, g, b, gloss = 0.13, 0.08, 0.06, 0.1
    else:
        r, g, b, gloss = 0.07, 0.08, 0.10, 0.2
    ao = 1.0
    for i in range(3):
        q = 0.06 + 0.14 * i
        ao -= max(0.0, q - scene(px + nx * q, py + ny * q, pz + nz * q, True)[0]) * (0.9 - 0.2 * i)
    ao = max(0.3, ao)
    f = lit(px, py, pz, nx, ny, nz)
    up = 0.5 + 0.5 * ny
    er, eg, eb = (
        (0.065 + 0.07 * up) * ao + 4.2 * f,
        (0.11 + 0.11 * up) * ao + 3.2 * f,
        (0.19 + 0.18 * up) * ao + 1.75 * f,
    )
    k = dx * nx + dy * ny + dz * nz
    lx, ly, lz = LURE[0] - px, LURE[1] - py, LURE[2] - pz
    l = math.sqrt(lx * lx + ly * ly + lz * lz)
    rx, ry, rz = dx - 2 * k * nx, dy - 2 * k * ny, dz - 2 * k * nz
    sp = max(0.0, (rx * lx + ry * ly + rz * lz) / l)
    hot = (gloss * sp**14 + glass * 1.6 * sp**70) * min(1.0, f * 30) / (1 + (l / 4) ** 2)
    edge = (1 - min(1.0, abs(k))) ** 3
    rim = edge * (0.10 if s < 10 else 0.0)
    sky = glass * edge * 0.35
    r, g, b = r * er + hot * 1.2 + rim * 0.5, g * eg + hot + rim * 0.8, b * eb + hot * 0.6 + rim * 1.3 + sky * 0.3
    q = 1 - math.exp(-max(0.0, pz - 7) / 16)
    hr, hg, hb = heaven(dx, 0.05)
    return r + (hr - r) * q, g + (hg - g) * q, b + (hb - b) * q


@njit(cache=True, fastmath=True)
def stones(x, z):
    """Slope of the cobbles and how deep in a joint a point lies."""
    w, l = 0.19, 0.17
    row = math.floor(z / l)
    off = 0.5 * (row % 2) + 0.35 * chance(row, 4)
    col = math.floor(x / w + off)
    i = col + row * 57
    u, v = (x / w + off - col) * 2 - 1, (z / l - row) * 2 - 1
    u, v = u + 0.18 * (chance(i, 1) - 0.5), v + 0.18 * (chance(i, 2) - 0.5)
    joint = min(1.0, max(0.0, (math.sqrt(math.sqrt(u**4 + v**4)) - 0.78) / 0.22))
    return u**3 * 0.8 + 0.25 * (chance(i, 5) - 0.5), v**3 * 0.8 + 0.25 * (chance(i, 6) - 0.5), joint, chance(i, 9)


@njit(cache=True, fastmath=True)
def ground(x, z, dx, dy, dz, t, n):
    """Cobbles, raked by the light that goes before."""
    sx, sz, joint, c = stones(x, z)
    fade = min(1.0, 8.0 / t)
    nx, ny, nz = -sx * fade + 0.08 * n, 1.0, -sz * fade + 0.08 * n
    l = math.sqrt(nx * nx + 1 + nz * nz)
    nx, ny, nz = nx / l, ny / l, nz / l
    f = lit(x, 0.0, z, nx, ny, nz)
    base = (0.26 + 0.12 * c + 0.05 * n) * (1 - 0.6 * joint)
    k = dx * nx + dy * ny + dz * nz
    lx, ly, lz = LURE[0] - x, LURE[1], LURE[2] - z
    l = math.sqrt(lx * lx + ly * ly + lz * lz)
    sp = max(0.0, ((dx - 2 * k * nx) * lx + (dy - 2 * k * ny) * ly + (dz - 2 * k * nz) * lz) / l)
    hot = 0.55 * sp**16 * min(1.0, f * 25) * (1 - joint)
    gap = math.hypot(x - BOY[0], z - BOY[1])
    foot = 1 - 0.55 * math.exp(-((gap / 0.2) ** 2))
    r = base * (0.16 * foot + 4.6 * f) + hot
    g = base * (0.23 * foot + 3.5 * f) + hot * 0.8
    b = base * (0.38 * foot + 2.0 * f) + hot * 0.45
    q = 1 - math.exp(-max(0.0, z - 7) / 16)
    hr, hg, hb = heaven(dx, 0.05)
    return r + (hr - r) * q, g + (hg - g) * q, b + (hb - b) * q


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(rough, out, ss):
    """Every point of the card."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy = ((i + 0.5) / ss - CENTRE) / FOCUS, (HORIZON - (j + 0.5) / ss) / FOCUS
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, 1 / l
            tg = -EYE[1] / dy if dy < -1e-5 else 1e9
            t, s, who = march(EYE[0], EYE[1], EYE[2], dx, dy, dz, min(tg, 45.0))
            if s and t < tg:
                r, g, b = shade(EYE[0], EYE[1], EYE[2], dx, dy, dz, t, s, who)
            elif tg < 60:
                r, g, b = ground(EYE[0] + dx * tg, EYE[2] + dz * tg, dx, dy, dz, tg, rough[j, i] - 0.5)
            else:
                r, g, b = heaven(dx, dy)
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r, g, b


def on_card(x, y, z):
    """Where a point of the street lies on the card."""
    k = FOCUS / z
    return CENTRE + (x - EYE[0]) * k, HORIZON - (y - EYE[1]) * k


def leash(c):
    """The string from the boy's hand to the collar."""
    hand = on_card(BOY[0] + 0.25, 1.34, BOY[1] + 0.13)
    x, z = FISH[0] - 1.0 * AHEAD[0], FISH[2] - 1.0 * AHEAD[1]
    collar = on_card(x, FISH[1] - 0.46, z)
    mid = ((hand[0] + collar[0]) / 2 + 6, (hand[1] + collar[1]) / 2 + 16)
    c.line(sample([hand, mid, collar], 30), [1.1, 0.9], "#f0c890", 0.9, rough=0.1, detail=1)


def draw():
    """A street without current; what light there is swims on ahead."""
    c = Card(9191, key=(0.5, -0.5, 0.5))
    out = np.zeros((c.h, c.w, 3), np.float32)
    paint_light(c.noise("speck", 3), out, float(c.ss))
    out = np.where(out < 0.68, out, 0.68 + 0.32 * (1 - np.exp(-(out - 0.68) / 0.32)))
    c.img = np.clip(out, 0, 1).astype(np.float32)
    c.fog_colour = rgb("#1b3659")
    x, y = on_card(*LURE)
    c.glow(x, y, 300, "#f3b870", 0.32)
    c.glow(x, y, 60, "#ffe2a8", 0.55)
    c.brush((14, 7), thr=(0, 0.03), length=3.4, jitter=0.016, opacity=0.6, keep=np.full((c.h, c.w), 0.72, np.float32))
    leash(c)
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.clip(0.68 + 0.32 * c.detail, 0, 1), opacity=0.55)
    return c.finish(vignette=0.36, bloom=0.3, bthr=0.7, contrast=0.2, shadow_tint="#0c1530", light_tint="#ffe4b4")
