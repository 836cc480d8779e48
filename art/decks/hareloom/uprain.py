"""It rains on the street, but not in the puddle; there the sun is out, and her reflection has walked away."""

import math

import cv2
import numpy as np
from numba import njit, prange

from art.kit.all import Card, blur, curve, flatten, noise, rgb, smoothstep

SENTENCE = "It rains on the street but not in the puddle, where a reflection is missing."
KEY = "storm-straw"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

# a level camera with its horizon shifted up, metres and card units
EYE = (0.35, 2.45, 0.0)
FOCUS, CENTRE, HORIZON = 880.0, 300.0, 252.0
FAIR = np.array([-0.56, 0.66, -0.50])  # where the sun stands in the puddle's world
WIDTH = 3.5  # half the street
END = 18.5  # where a row of houses closes it
PUDDLE = [
    (0.12, 8.72),
    (0.95, 8.5),
    (1.5, 7.9),
    (1.41, 7.2),
    (1.75, 6.5),
    (1.69, 5.7),
    (1.13, 5.0),
    (0.77, 4.42),
    (0.17, 4.25),
    (-0.48, 4.5),
    (-0.66, 5.1),
    (-1.17, 5.6),
    (-1.35, 6.4),
    (-0.94, 7.1),
    (-1.12, 7.8),
    (-0.61, 8.4),
]
WALK = (0.72, 4.3, 0.62, -0.78)  # where the wet prints begin, and their way
AT_X, AT_Z = 0.22, 9.0  # where she stands


@njit(cache=True, fastmath=True)
def chance(i, k):
    """A number 0..1 that belongs to i."""
    q = math.sin(i * 12.9898 + k * 78.233) * 43758.5453
    return q - math.floor(q)


@njit(cache=True, fastmath=True)
def house(i, side):
    """Where a house stands along the street: its middle, half width, eaves, pitch of the gable, setback."""
    w = 2.0
    j = i * 2 + (1 if side > 0 else 0)
    return (
        i * 2 * w + (0.9 if side > 0 else -0.4),
        w + 0.02,
        4.6 + 2.6 * chance(j, 1),
        1.1 + 0.5 * chance(j, 2),
        0.5 * chance(j, 3),
    )


@njit(cache=True, fastmath=True)
def row_house(i):
    """A house of the row that closes the street: its middle, half width, eaves and pitch."""
    return i * 3.4 + (0.75 if i < 0 else -0.35), 1.71, 4.3 + 1.5 * chance(i, 11), 1.15 + 0.5 * chance(i, 12)


@njit(cache=True, fastmath=True)
def street(x, y, z):
    """Distance to the two rows of houses and which house it is."""
    side = 1.0 if x > 0 else -1.0
    best, who = 1e9, 0.0
    near = math.floor((z - (0.9 if side > 0 else -0.4)) / 4.0 + 0.5)
    for k in range(3):
        i = near + k - 1
        if i < 0 or i > 3:
            continue
        m, w, e, p, s = house(i, side)
        a = abs(z - m)
        roof = (y - e - p * (w - a)) / math.sqrt(1 + p * p)
        d = max(WIDTH + s - abs(x), a - w, roof)
        if d < best:
            best, who = d, side * (i * 2 + (1 if side > 0 else 0) + 1)
    near = math.floor(x / 3.4 + 0.5)
    for k in range(3):
        i = near + k - 1
        if i == 0:  # a gap, where the next street begins
            continue
        m, w, e, p = row_house(i)
        a = abs(x - m)
        d = max(END + 0.3 * chance(i, 8) - z, a - w, (y - e - p * (w - a)) / math.sqrt(1 + p * p))
        if d < best:
            best, who = d, 100.0 + i
    return best, who


@njit(cache=True, fastmath=True)
def rod(x, y, z, ax, ay, az, bx, by, bz, ra, rb):
    """Distance to a rod that tapers from a to b."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    t = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz)
    t = min(max(t, 0.0), 1.0)
    return math.sqrt((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 + (z - az - t * dz) ** 2) - (ra + (rb - ra) * t)


@njit(cache=True, fastmath=True)
def blend(a, b, k):
    """The nearer of two distances, melted together within k."""
    h = max(k - abs(a - b), 0.0) / k
    return min(a, b) - h * h * k * 0.25


@njit(cache=True, fastmath=True)
def walker(x, y, z):
    """Distance and stuff of the one who waits: 1 coat, 2 shoes and legs, 3 umbrella, 4 hand."""
    x, z = x - AT_X, z - AT_Z
    d = rod(x, y, z, 0.0, 0.42, 0.0, 0.0, 0.95, 0.0, 0.27, 0.17)
    d = blend(d, rod(x, y, z, 0.0, 0.95, 0.0, 0.0, 1.32, 0.0, 0.16, 0.17), 0.12)
    d = blend(d, rod(x, y, z, -0.13, 1.36, 0.0, 0.13, 1.36, 0.0, 0.09, 0.09), 0.1)
    d = max(d, 0.3 - y)
    d = blend(d, rod(x, y, z, -0.2, 1.34, 0.0, -0.27, 1.06, -0.03, 0.075, 0.065), 0.05)
    d = blend(d, rod(x, y, z, -0.27, 1.06, -0.03, -0.26, 0.8, -0.06, 0.065, 0.055), 0.03)
    d = blend(d, rod(x, y, z, 0.2, 1.34, 0.0, 0.3, 1.1, -0.1, 0.075, 0.065), 0.05)
    d = blend(d, rod(x, y, z, 0.3, 1.1, -0.1, 0.15, 1.2, -0.3, 0.065, 0.05), 0.03)
    stuff = 1
    for s in range(2):
        k = 0.11 if s else -0.11
        q = rod(x, y, z, k, 0.4, 0.0, k, 0.1, 0.0, 0.06, 0.05)
        q = blend(q, rod(x, y, z, k, 0.06, 0.02, k * 1.25, 0.05, -0.17, 0.06, 0.045), 0.04)
        if q < d:
            d, stuff = q, 2
    for s in range(2):
        hx, hy, hz = (0.15, 1.2, -0.3) if s else (-0.26, 0.76, -0.07)
        q = math.sqrt((x - hx) ** 2 + (y - hy) ** 2 + (z - hz) ** 2) - 0.055
        if q < d:
            d, stuff = q, 4
    # the umbrella, tilted toward us: a thin bowl with eight scallops
    ax, ay, az = x - 0.1, y - 1.86, z + 0.42
    c, s2 = math.cos(0.36), math.sin(0.36)
    uy, uz = ay * c - az * s2, ay * s2 + az * c
    t = math.atan2(uz, ax)
    r = math.sqrt(ax * ax + uz * uz)
    low = 0.03 - 0.07 * abs(math.cos(4 * t))
    bowl = abs(math.sqrt(r * r + (uy + 0.32) ** 2) - 0.74) - 0.008 - 0.012 * abs(math.cos(4 * t)) ** 12
    bowl = max(bowl * 0.8, low - 0.06 - uy)
    q = min(bowl, rod(x, y, z, 0.1, 2.3, -0.58, 0.16, 1.05, -0.27, 0.014, 0.014))
    if q < d:
        d, stuff = q, 3
    return d, stuff


@njit(cache=True, fastmath=True)
def march(x, y, z, dx, dy, dz, fair, far):
    """How far a ray goes; what it meets: 0 nothing, 1..4 the walker, 10 a house; which house."""
    t = 0.02
    for _ in range(120):
        px, py, pz = x + dx * t, y + dy * t, z + dz * t
        d, who = street(px, py, pz)
        stuff = 10
        if not fair and math.hypot(px - AT_X, pz - AT_Z) < 1.6:
            e, s = walker(px, py, pz)
            if e < d:
                d, stuff = e, s
        elif not fair:
            d = min(d, math.hypot(px - AT_X, pz - AT_Z) - 1.2)
        if d < 0.002:
            return t, stuff, who
        t += d * 0.9
        if t > far or py > 16:
            break
    return 1e9, 0, 0.0


@njit(cache=True, fastmath=True)
def wall(px, py, pz, who, fair, nx, nz):
    """The colour of a house front or roof at a point, before light."""
    along, front = pz, abs(nx)
    if who > 50:
        m, w, e, p = row_house(who - 100)
        along, front = px, abs(nz)
    else:
        side = 1.0 if who > 0 else -1.0
        m, w, e, p, _s = house(math.floor((abs(who) - 1) / 2), side)
    k = abs(who)
    c = chance(k, 7)
    if fair:
        if c < 0.25:
            r, g, b = 0.95, 0.80, 0.52
        elif c < 0.5:
            r, g, b = 0.93, 0.60, 0.50
        elif c < 0.75:
            r, g, b = 0.62, 0.78, 0.72
        else:
            r, g, b = 0.96, 0.90, 0.78
    else:
        q = 0.75 + 0.5 * c
        r, g, b = 0.25 * q, 0.235 * q, 0.21 * q
    u = (along - m) / w
    a = (u * 0.5 + 0.5) * 3
    row = math.floor((py - 0.5) / 1.75)
    v = (py - 0.5) / 1.75 - row
    fu = a - math.floor(a)
    top = py > e + p * (w - abs(along - m)) * 0.5
    line = e + p * (w - abs(along - m)) - py  # how far below the slope of the gable
    pane = 0.30 < fu < 0.70 and 0.22 < v < 0.84 and row >= 0 and not top
    frame = 0.25 < fu < 0.75 and 0.16 < v < 0.88 and row >= 0 and not top
    hung = chance(k * 3 + math.floor(a) + 5 * row, 13)
    shut = (0.10 < fu < 0.24 or 0.76 < fu < 0.90) and 0.18 < v < 0.86 and row >= 0 and not top and c < 0.62
    window = pane
    stain = 0.93 + 0.09 * math.sin(along * 3.1 + 2 * math.sin(py * 1.7)) * math.sin(py * 2.3 + along)
    r, g, b = r * stain, g * stain, b * stain
    if abs(v) < 0.05 and row >= 1:
        r, g, b = r * 0.86, g * 0.86, b * 0.88
    if line < 0.34 and front >= 0.5:
        if line < 0.14:
            return (0.98, 0.94, 0.86, 0.0) if fair else (0.11, 0.105, 0.10, 0.0)
        r, g, b = r * 0.72, g * 0.7, b * 0.74
    if front < 0.5:  # the roof
        return (0.80, 0.36, 0.24, 0.0) if fair else (0.10, 0.10, 0.11, 0.0)
    if window:
        cross = abs(fu - 0.5) < 0.02 or abs(v - 0.56) < 0.02
        if cross:
            return (0.95, 0.93, 0.88, 0.0) if fair else (0.26, 0.25, 0.23, 0.0)
        if fair:
            glint = 0.22 * hung + 0.2 * max(0.0, v - 0.4)
            return 0.20 + glint, 0.36 + glint, 0.46 + glint, 0.1
        return 0.05 + 0.05 * hung, 0.05 + 0.045 * hung, 0.05 + 0.03 * hung, 0.12
    if frame:
        return (0.97, 0.95, 0.9, 0.0) if fair else (r * 1.35, g * 1.35, b * 1.3, 0.0)
    if shut and fair:
        return (0.26, 0.44, 0.42, 0.0) if c < 0.3 else (0.62, 0.30, 0.24, 0.0)
    if shut:
        return r * 0.6, g * 0.62, b * 0.62, 0.0
    return r, g, b, 0.0


@njit(cache=True, fastmath=True)
def heaven(dx, dy, dz, fair):
    """The sky of either world."""
    e = max(dy, 0.0)
    if fair:
        k = math.exp(-e * 3.4)
        return 0.24 + 0.56 * k, 0.50 + 0.42 * k, 0.74 + 0.22 * k
    k = math.exp(-e * 4.2)
    a = math.exp(-((dx / 0.34) ** 2))
    return 0.20 + 0.80 * k * (0.3 + 0.7 * a), 0.205 + 0.60 * k * (0.28 + 0.72 * a), 0.215 + 0.20 * k * (0.3 + 0.7 * a)


@njit(cache=True, fastmath=True)
def normal(x, y, z, fair):
    """Which way a surface faces."""
    e = 0.004
    o = np.empty(3)
    for a in range(3):
        p, q = np.array((x, y, z)), np.array((x, y, z))
        p[a] += e
        q[a] -= e
        u, v = street(p[0], p[1], p[2])[0], street(q[0], q[1], q[2])[0]
        if not fair and math.hypot(x - AT_X, z - AT_Z) < 1.6:
            u, v = min(u, walker(p[0], p[1], p[2])[0]), min(v, walker(q[0], q[1], q[2])[0])
        o[a] = u - v
    l = math.sqrt(o[0] ** 2 + o[1] ** 2 + o[2] ** 2) + 1e-9
    return o[0] / l, o[1] / l, o[2] / l


@njit(cache=True, fastmath=True)
def trace(x, y, z, dx, dy, dz, fair, far):
    """The colour along a ray that doesn't meet the ground."""
    t, stuff, who = march(x, y, z, dx, dy, dz, fair, far)
    hr, hg, hb = heaven(dx, dy, dz, fair)
    if stuff == 0:
        return hr, hg, hb, 1e9
    px, py, pz = x + dx * t, y + dy * t, z + dz * t
    nx, ny, nz = normal(px, py, pz, fair)
    if stuff == 10:
        r, g, b, glass = wall(px, py, pz, who, fair, nx, nz)
    elif stuff == 1:
        r, g, b, glass = 0.10, 0.085, 0.11, 0.0
    elif stuff == 2:
        r, g, b, glass = 0.035, 0.03, 0.04, 0.25
    elif stuff == 3:
        r, g, b, glass = 0.62, 0.11, 0.07, 0.3
    else:
        r, g, b, glass = 0.55, 0.38, 0.30, 0.0
    if fair:
        lam = max(0.0, nx * FAIR[0] + ny * FAIR[1] + nz * FAIR[2])
        if lam > 0:
            s = march(px + nx * 0.03, py + ny * 0.03, pz + nz * 0.03, FAIR[0], FAIR[1], FAIR[2], True, 14.0)[1]
            lam = lam if s == 0 else 0.0
        k = 0.5 + 0.5 * ny
        er, eg, eb = 0.30 + 0.08 * k + 1.35 * lam, 0.34 + 0.1 * k + 1.12 * lam, 0.46 + 0.14 * k + 0.72 * lam
        q = 1 - math.exp(-max(0.0, t - 6) / 40)
    else:
        back = max(0.0, nz) * 0.85 + 0.14
        up = 0.5 + 0.5 * ny
        low = 0.55 + 0.45 * min(1.0, py / 3)
        er, eg, eb = (0.42 * up + 1.15 * back) * low, (0.44 * up + 0.98 * back) * low, (0.48 * up + 0.62 * back) * low
        q = (1 - math.exp(-max(0.0, pz - 7) / 16)) * (0.62 if pz < END + 1.5 else 1.0)
    k = abs(dx * nx + dy * ny + dz * nz)
    fr = glass * (0.2 + 0.8 * (1 - k) ** 2)
    r, g, b = r * er + fr * hr, g * eg + fr * hg, b * eb + fr * hb
    if not fair and stuff < 10:
        rim = (0.3 if stuff == 2 else 1.0) * (1 - k) ** 3 * max(0.0, nz * 0.6 + ny * 0.5 + 0.3) * 0.95
        r, g, b = r + rim, g + rim * 0.8, b + rim * 0.42
    ar, ag, ab = heaven(dx, 0.02, dz, fair)
    return r + (ar - r) * q, g + (ag - g) * q, b + (ab - b) * q, t


@njit(cache=True, fastmath=True)
def stones(x, z):
    """Height slope of the cobbles and how deep in a joint a point lies."""
    w, l = 0.15, 0.14
    row = math.floor(z / l)
    off = 0.5 * (row % 2) + 0.35 * chance(row, 4)
    col = math.floor(x / w + off)
    u, v = (x / w + off - col) * 2 - 1, (z / l - row) * 2 - 1
    u, v = u + 0.16 * (chance(col + row * 57, 1) - 0.5), v + 0.16 * (chance(col + row * 57, 2) - 0.5)
    joint = min(1.0, max(0.0, (math.sqrt(math.sqrt(u**4 + v**4)) - 0.8) / 0.2))
    tilt = 0.16
    sx = u**3 * 0.6 + tilt * (chance(col + row * 57, 5) - 0.5)
    sz = v**3 * 0.6 + tilt * (chance(col + row * 57, 6) - 0.5)
    return sx, sz, joint, chance(col + row * 57, 9)


@njit(cache=True, fastmath=True, parallel=True)
def paint_light(M, lo, cell, rough, clouds, out, ss):
    """Every point of the card: air, houses, her; and the ground, which is wet stone or the other world."""
    h, w = out.shape[:2]
    for j in prange(h):
        for i in range(w):
            dx, dy = ((i + 0.5) / ss - CENTRE) / FOCUS, (HORIZON - (j + 0.5) / ss) / FOCUS
            l = math.sqrt(dx * dx + dy * dy + 1)
            dx, dy, dz = dx / l, dy / l, 1 / l
            tg = -EYE[1] / dy if dy < -1e-5 else 1e9
            r, g, b, t = trace(EYE[0], EYE[1], EYE[2], dx, dy, dz, False, min(tg, 70.0))
            if tg < t and tg < 70:
                x, z = EYE[0] + dx * tg, EYE[2] + dz * tg
                a, c = (x - lo[0]) / cell, (z - lo[1]) / cell
                m = 0.0
                if 0 <= a < M.shape[1] - 1 and 0 <= c < M.shape[0] - 1:
                    ia, ic = int(a), int(c)
                    fa, fc = a - ia, c - ic
                    m = (M[ic, ia] * (1 - fa) + M[ic, ia + 1] * fa) * (1 - fc) + (
                        M[ic + 1, ia] * (1 - fa) + M[ic + 1, ia + 1] * fa
                    ) * fc
                n = rough[j, i] - 0.5
                sx, sz, joint, c1 = stones(x, z)
                fade = min(1.0, 9.0 / tg)
                nx, ny, nz = sx * fade + 0.06 * n, 1.0, sz * fade + 0.06 * n
                k = math.sqrt(nx * nx + 1 + nz * nz)
                nx, ny, nz = nx / k, ny / k, nz / k
                q = dx * nx + dy * ny + dz * nz
                rx, ry, rz = dx - 2 * q * nx, abs(dy - 2 * q * ny) + 0.01, dz - 2 * q * nz
                wr, wg, wb, _t = trace(x, 0.01, z, rx, ry, rz, False, 30.0)
                fr = (0.10 + 0.9 * (1 - abs(q)) ** 3) * (1 - 0.7 * joint)
                base = (0.12 + 0.07 * c1 + 0.05 * n) * (1 - 0.55 * joint)
                shade = 1 - 0.6 * math.exp(-((x - AT_X) ** 2 + (z - AT_Z + 0.1) ** 2) / 0.12)
                r, g, b = (base + fr * wr) * shade, (base * 0.98 + fr * wg) * shade, (base + fr * wb) * shade
                q = 1 - math.exp(-max(0.0, z - 9) / 15)
                ar, ag, ab = heaven(dx, 0.02, dz, False)
                r, g, b = r + (ar - r) * q, g + (ag - g) * q, b + (ab - b) * q
                if m > 0:
                    fx, fg, fb, tf = trace(x, 0.0, z, dx, -dy, dz, True, 60.0)
                    if z < WALK[1] and x > 0.5 + 0.4 * (WALK[1] - z):  # the prints keep nothing but sky
                        fx, fg, fb = 0.44, 0.74, 0.92
                    elif tf > 1e8:
                        k = clouds[j, i]
                        fx, fg, fb = fx + (1.0 - fx) * k, fg + (0.97 - fg) * k, fb + (0.92 - fb) * k
                    edge = math.exp(-(((m - 0.5) / 0.28) ** 2))
                    fx, fg, fb = fx * 0.94 + 0.10 * edge, fg * 0.94 + 0.10 * edge, fb * 0.94 + 0.08 * edge
                    r, g, b = r + (fx - r) * m, g + (fg - g) * m, b + (fb - b) * m
            out[j, i, 0], out[j, i, 1], out[j, i, 2] = r, g, b


def soles():
    """The wet prints that lead away, each a sole and a heel."""
    x, z, ux, uz = WALK
    for k in range(6):
        side = 0.085 if k % 2 else -0.085
        cx, cz = x + ux * 0.33 * k + uz * side, z + uz * 0.33 * k - ux * side
        for ahead, wide, long in ((0.055, 0.056, 0.1), (-0.115, 0.043, 0.048)):
            turn = np.linspace(0, 2 * np.pi, 24)
            u, v = np.cos(turn) * wide, np.sin(turn) * long + ahead
            yield np.stack([cx + uz * u + ux * v, cz - ux * u + uz * v], 1)


def wet_map(cell=0.008):
    """Where the ground is the other world, seen from above, and the corner of that map."""
    lo, size = (-2.4, 2.4), (4.8, 6.8)
    pool, feet = (np.zeros((int(size[1] / cell), int(size[0] / cell)), np.uint8) for _ in range(2))
    pts = (np.array(flatten(curve(PUDDLE), 0.03)[0]) - lo) / cell * 16
    cv2.fillPoly(pool, [pts.astype(np.int32)], 255, shift=4)
    for q in soles():
        cv2.fillPoly(feet, [((q - lo) / cell * 16).astype(np.int32)], 255, shift=4)
    soft = blur(pool.astype(np.float32) / 255, 6) + (noise(pool.shape, 77, 1.8, lo=5) - 0.5) * 0.26
    m = np.maximum(smoothstep(0.42, 0.6, soft), blur(feet.astype(np.float32) / 255, 1.2) * 0.9)
    return m.astype(np.float64), np.array(lo, float), cell


def rain(c, M, rr):
    """Fine slanted rain, thinner where it is near; none of it reaches the puddle."""
    for _ in range(620):
        depth = rr.random() ** 0.6
        x, y = rr.uniform(-20, 620), rr.uniform(0, 860)
        ln = 8 + 34 * (1 - depth) * rr.uniform(0.5, 1.2)
        if y + ln > 470 and abs(x - 300) < 265 and y < 800:
            continue
        c.line(
            [(x, y), (x - ln * 0.13, y + ln)],
            [0.2, 0.5 + 0.5 * (1 - depth), 0.2],
            "#efe4c4",
            rr.uniform(0.1, 0.34),
            rough=0,
        )
    for _ in range(150):
        z = rr.uniform(3.2, 16)
        x = rr.uniform(-3, 3.4)
        i, j = int((x + 2.4) / 0.008), int((z - 2.4) / 0.008)
        if (0 <= j < M.shape[0] and 0 <= i < M.shape[1] and M[j, i] > 0.05) or (
            z > 8.9 and abs(x - AT_X * 9 / z) < 0.7
        ):
            continue
        k = FOCUS / z
        px, py = CENTRE + (x - EYE[0]) * k, HORIZON + EYE[1] * k
        c.line(
            [(px - 0.05 * k, py), (px, py - 0.012 * k), (px + 0.05 * k, py)], [0.2, 0.9, 0.2], "#fff0c8", 0.45, rough=0
        )
        c.dot(px, py - 0.05 * k, 0.5 + 0.004 * k, "#fff0c8", 0.6)


def draw():
    """A street the colour of old brass, and one bright hole in it."""
    c = Card(2020, key=(0, -0.8, 0.5))
    rr = np.random.default_rng(20)
    M, lo, cell = wet_map()
    out = np.zeros((c.h, c.w, 3), np.float32)
    puffs = noise((c.h, c.w), 206, 2.5, 0.0, 2.2, lo=1.4 / c.ss)
    puffs = smoothstep(0.48, 0.82, puffs + 0.16 * (c.noise("mottle", 8) - 0.5)) * smoothstep(760, 560, c.yy) * 0.9
    paint_light(M, lo, cell, c.noise("speck", 3), puffs.astype(np.float32), out, float(c.ss))
    out = np.where(out < 0.66, out, 0.66 + 0.34 * (1 - np.exp(-(out - 0.66) / 0.34)))
    c.img = np.clip(out, 0, 1).astype(np.float32)
    c.fog_colour = rgb("#7f7c70")
    sky = np.clip((HORIZON + 60 - c.yy) / 160, 0, 1)
    c.brush((18, 9), thr=(0, 0.03), length=3.6, jitter=0.018, opacity=0.65, keep=np.clip(0.62 - 0.4 * sky, 0, 1))
    rain(c, M, rr)
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.full((c.h, c.w), 0.68, np.float32), opacity=0.55)
    return c.finish(vignette=0.36, bloom=0.22, bthr=0.72, contrast=0.22, shadow_tint="#1c1c2a", light_tint="#ffeec4")
