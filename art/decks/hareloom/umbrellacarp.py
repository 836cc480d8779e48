"""From the tower the umbrellas in the wet square are a carp; somebody has let down a hook."""

import math

import cv2
import numpy as np
from numba import njit

from art.kit.all import Card, Space, blur, curve, limb, plane_noise, ramp, rgb, sample, smoothstep, unit, vec

SENTENCE = "From the tower the umbrellas in the square are a carp; somebody has let down a hook."
KEY = "fog-vermilion"
FRAME = "overhead"
MOOD = "wonder"
PROTAGONIST = "nobody"

SUN = unit(vec(0.64, 0.46, 0.62))  # low, from the far right, under the clouds
UP = 2.05  # metres over the ground at which umbrellas are carried
EYE, LOOK = (0.5, 47.0, -15.0), (0.5, 0.0, 0.6)
CELL = 0.04  # metres a cell of the map of shadows
CORNER = (-22.0, -26.0)
SPINE = [(4.3, 11.0), (4.0, 8.0), (2.6, 4.6), (0.4, 1.2), (-1.5, -2.0), (-1.7, -5.2), (-0.3, -8.0), (0.9, -9.6)]
GIRTH = [0.75, 2.05, 2.75, 2.95, 2.6, 1.95, 1.25, 0.8]  # half widths along the spine
WHITE, RED, PALE, BLACK = "#f7f1e4", "#d8402a", "#d4d2cc", "#22232a"


def along_spine(t):
    """A point of the spine at a share t of its length, and the way to its left."""
    p = sample(SPINE, 200)
    i = min(int(t * 198), 198)
    d = unit(p[i + 1] - p[i])
    return p[i], np.array([-d[1], d[0]])


def patch(t, w):
    """Is this scale one of the red ones?"""
    spots = [
        (0.08, 0.0, 0.055, 0.42),
        (0.27, 0.42, 0.10, 0.62),
        (0.50, -0.35, 0.11, 0.70),
        (0.70, 0.35, 0.07, 0.6),
        (0.90, -0.1, 0.06, 0.8),
    ]
    return any(((t - a) / b) ** 2 + ((w - q) / r) ** 2 < 1 for a, q, b, r in spots)


def scales(rr):
    """The umbrellas of the body, in rows across it like scales: x, z, colour."""
    length = float(np.hypot(*np.diff(sample(SPINE, 200), axis=0).T).sum())
    step = 1.14
    for k in range(int(length / step) + 1):
        t = min(1.0, k * step / length)
        half = float(np.interp(t, np.linspace(0, 1, len(GIRTH)), GIRTH))
        p, n = along_spine(t)
        m = max(1, round(2 * half / 1.2))
        m += (m + k) % 2
        for i in range(m):
            w = (i - (m - 1) / 2) * 1.2
            q = p + n * w + rr.normal(0, 0.07, 2)
            eye = k == 1 and i in {0, m - 1}
            yield q[0], q[1], BLACK if eye else RED if patch(t, w / max(half, 1)) else WHITE


def fin(base, n, spread, reach, rows, rr):
    """Rays of pale umbrellas that open from a point: x, z, colour."""
    for k in range(rows):
        d = reach * (k + 1) / rows
        m = max(2, round(math.radians(spread) * d / 1.15) + 1)
        for i in range(m):
            a = math.atan2(n[1], n[0]) + math.radians(spread) * (i / (m - 1) - 0.5)
            if abs(i / (m - 1) - 0.5) < 0.12 and k == rows - 1 and rows > 3:
                continue  # the notch of the tail
            yield base[0] + math.cos(a) * d + rr.normal(0, 0.08), base[1] + math.sin(a) * d + rr.normal(0, 0.08), PALE


def carp(rr):
    """Everybody who is part of it, and a few who are not."""
    out = list(scales(rr))
    for t, side, turn, spread, reach, rows in (
        (0.24, 1, 0.55, 62, 4.3, 4),
        (0.24, -1, 0.55, 62, 4.3, 4),
        (0.62, 1, 0.7, 48, 2.9, 3),
        (0.62, -1, 0.7, 48, 2.9, 3),
    ):
        p, n = along_spine(t)
        back = np.array([n[1], -n[0]])
        half = float(np.interp(t, np.linspace(0, 1, len(GIRTH)), GIRTH))
        d = unit(n * side + back * -turn)
        out += list(fin(p + n * side * (half - 0.4), d, spread, reach, rows, rr))
    p, n = along_spine(0.995)
    out += list(fin(p + np.array([-0.3, 0.3]), np.array([0.35, -0.94]), 88, 5.2, 5, rr))
    p, n = along_spine(0.02)
    for s in (-1, 1):
        out += [
            (*(p + n * s * (1.15 + 0.75 * i) + np.array([0.3, 0.9 + 0.35 * i - 0.28 * i * i])), PALE) for i in range(3)
        ]
    return out + [
        (x, z, BLACK) for x, z in ((-9.5, 9.0), (10.0, -6.5), (-9.2, -11.0), (8.9, 1.8), (-7.9, 2.2), (9.2, -15.0))
    ]


def shadow_map(people):
    """Where the sun is kept off the ground, from above."""
    m = np.zeros((1250, 1100), np.uint8)

    def cell(x, z):
        return int((x - CORNER[0]) / CELL * 16), int((z - CORNER[1]) / CELL * 16)

    ox, oz = -SUN[0] / SUN[1], -SUN[2] / SUN[1]
    for x, z, r in people:
        a, b = cell(x, z), cell(x + ox * 1.5, z + oz * 1.5)
        cv2.line(m, a, b, 255, 9, cv2.LINE_AA, 4)
        cv2.circle(m, cell(x + ox * UP, z + oz * UP), int(r / CELL * 16), 255, -1, cv2.LINE_AA, 4)
        cv2.circle(m, b, int(0.26 / CELL * 16), 255, -1, cv2.LINE_AA, 4)
    return blur(m.astype(np.float32) / 255, 2.2)


def pools(u, v):
    """How deep the water stands on the paving, 0..1."""
    n = plane_noise("soft", u, v, 34.0) + 0.12 * plane_noise("mottle", u, v, 14.0)
    return smoothstep(0.36, 0.46, n)


def paving(c, S, shade):
    """Wet setts in rows, puddles full of pale sky, and the low sun over all of it."""
    D = S.rays(c.xx, c.yy)
    t = -S.C[1] / D[..., 1]
    x, z = (S.C[0] + D[..., 0] * t).astype(np.float32), (S.C[2] + D[..., 2] * t).astype(np.float32)
    a = 0.5
    u, v = x * math.cos(a) + z * math.sin(a), -x * math.sin(a) + z * math.cos(a)
    row = np.floor(v / 0.62)
    col = np.floor(u / 0.9 + 0.5 * (row % 2))
    fu, fv = (u / 0.9 + 0.5 * (row % 2)) % 1, (v / 0.62) % 1
    joint = np.maximum(smoothstep(0.05, 0.0, np.minimum(fu, 1 - fu)), smoothstep(0.07, 0.0, np.minimum(fv, 1 - fv)))
    one = (np.sin(col * 12.9898 + row * 78.233) * 43758.5453) % 1
    tone = (
        0.20
        + 0.14 * (one - 0.5)
        - 0.20 * joint
        + 0.10 * plane_noise("mottle", x, z, 5.0)
        + 0.12 * plane_noise("soft", x, z, 40.0)
    )
    glint = np.exp(-(((x - 9) / 13) ** 2) - ((z - 13) / 15) ** 2)
    i = np.clip(((x - CORNER[0]) / CELL), 0, shade.shape[1] - 1).astype(np.float32)
    j = np.clip(((z - CORNER[1]) / CELL), 0, shade.shape[0] - 1).astype(np.float32)
    dark = cv2.remap(shade, i, j, cv2.INTER_LINEAR)
    tone = tone + (0.18 + 0.30 * glint) * (1 - dark) - 0.20 * dark
    img = ramp(tone, [(0, "#1c1e26"), (0.3, "#41464f"), (0.55, "#767a7c"), (0.8, "#b9b2a2"), (1, "#f0dcb8")])
    wet = pools(x, z) * (1 - 0.35 * dark)
    sky = ramp(
        0.35 + 0.5 * glint + 0.25 * plane_noise("soft", x, z, 22.0, off=9),
        [(0, "#7f868c"), (0.5, "#b9bab4"), (1, "#fff0d0")],
    )
    k = (wet * 0.6)[..., None]
    c.img = (img * (1 - k) + sky * k * (1 - 0.5 * dark[..., None])).astype(np.float32)


@njit(cache=True, fastmath=True)
def open_umbrella(img, own, C, R, U, F, f, cx, cy, ss, px, pz, r, turn, col, sun, box):
    """One umbrella: eight gores on a shallow bowl, seen by rays; wet, lit from one side."""
    ball = r * 1.22
    low = math.sqrt(ball * ball - r * r)
    oy = UP - low
    for j in range(box[1], box[3]):
        for i in range(box[0], box[2]):
            a, b = ((i + 0.5) / ss - cx) / f, (cy - (j + 0.5) / ss) / f
            dx, dy, dz = F[0] + a * R[0] + b * U[0], F[1] + a * R[1] + b * U[1], F[2] + a * R[2] + b * U[2]
            l = math.sqrt(dx * dx + dy * dy + dz * dz)
            dx, dy, dz = dx / l, dy / l, dz / l
            ex, ey, ez = C[0] - px, C[1] - oy, C[2] - pz
            q = ex * dx + ey * dy + ez * dz
            h = q * q - (ex * ex + ey * ey + ez * ez - ball * ball)
            if h < 0:
                continue
            t = -q - math.sqrt(h)
            x, y, z = ex + dx * t, ey + dy * t, ez + dz * t
            w = math.atan2(z, x) + turn
            s = math.cos(4 * w)
            g = abs(s)
            rim = low + 0.07 * r * (1 - g)
            if y < rim - 0.02 * r:
                continue
            m = math.hypot(x, z) / r
            nx, ny, nz = x / ball, y / ball, z / ball
            bend = 0.55 * math.sin(8 * w) * min(1.0, m * 1.4)
            nx, nz = nx + bend * -z / (m * r + 0.02) * 0.6, nz + bend * x / (m * r + 0.02) * 0.6
            l = math.sqrt(nx * nx + ny * ny + nz * nz)
            nx, ny, nz = nx / l, ny / l, nz / l
            lam = max(0.0, nx * sun[0] + ny * sun[1] + nz * sun[2])
            k = dx * nx + dy * ny + dz * nz
            sp = max(0.0, (dx - 2 * k * nx) * sun[0] + (dy - 2 * k * ny) * sun[1] + (dz - 2 * k * nz) * sun[2])
            e = 0.30 + 0.22 * ny + 0.72 * lam
            e *= 1 - 0.35 * max(0.0, m - 0.72) / 0.28
            if g > 0.975 and m > 0.06:
                e *= 0.80
            hot = 0.55 * sp**18 + (0.35 if m < 0.05 else 0.0)
            for ch in range(3):
                warm = 1.06 - 0.06 * ch if lam > 0.45 else 0.95 + 0.05 * ch
                img[j, i, ch] = min(1.0, col[ch] * e * warm + hot * (1.0 - 0.08 * ch))
            own[j, i] = 1.0


def crowd(c, S, people, rr):
    """All umbrellas, far ones first, each with its own colour, size and turn."""
    own = np.zeros((c.h, c.w), np.float32)
    for x, z, r, col in sorted(people, key=lambda q: -q[1]):
        u, v = S.pt((x, UP, z))
        k = S.scale((x, UP, z)) * r * 1.5
        s = c.ss
        box = np.array(
            [max(0, int((u - k) * s)), max(0, int((v - k) * s)), min(c.w, int((u + k) * s)), min(c.h, int((v + k) * s))]
        )
        tint = np.clip(rgb(col) * (1 + rr.normal(0, 0.05)) + rr.normal(0, 0.014, 3), 0, 1).astype(np.float64)
        open_umbrella(
            c.img,
            own,
            S.C,
            S.R,
            S.U,
            S.F,
            float(S.f),
            float(S.cx),
            float(S.cy),
            float(s),
            x,
            z,
            r,
            rr.uniform(0, 0.78),
            tint,
            SUN,
            box,
        )
    c.detail = np.maximum(c.detail, own * 0.7)


def rain_rings(c, S, rr):
    """Where drops fall into the puddles."""
    for _ in range(900):
        x, z = rr.uniform(-13, 14), rr.uniform(-18, 20)
        if float(pools(np.array([[x]], np.float32), np.array([[z]], np.float32))[0, 0]) < 0.6:
            continue
        u, v = S.pt((x, 0, z))
        k = S.scale((x, 0, z)) * rr.uniform(0.08, 0.32)
        a = np.linspace(0, 2 * np.pi, 18)
        c.line(
            [(u + k * math.cos(q), v + k * 0.95 * math.sin(q)) for q in a],
            [0.5],
            rr.choice(["#fff6e0", "#6f757c"]),
            0.4,
            rough=0,
        )


def hook(c, S):
    """A line from somewhere above us, and the hook at its end; its shadow lies on the stones."""
    x, y = S.pt((5.2, 6.0, 10.6))
    shape = [(x + 2, y - 34), (x + 2, y - 6), (x - 1, y + 8), (x - 12, y + 13), (x - 23, y + 6), (x - 24, y - 6)]
    far = [(a * 0.8 - 8, b * 0.8 + 118) for a, b in shape]
    c.paint(limb(far, [2.6, 3, 3.4, 3.4, 3, 1.0]), "#14151c", vol=0, alpha=0.5, soft=1.6, lit=0)
    top = (x + 34, -10)
    c.line([(far[0][0] + 30, far[0][1] - 90), far[0]], [1.0], "#14151c", 0.3, soft=1.2)
    c.line(
        [top, ((x + top[0]) / 2 + 3, (y - 40) / 2), (x + 2, y - 40)], [0.9, 1.2], "#f6ead0", 0.95, rough=0.1, detail=1
    )
    steel = dict(dark="#23252e", light="#fff6e2", rough=0.15, rim="#fff8e8", rimw=1.2, rimdir=(1, -0.6), detail=1)
    c.paint(limb(shape, [3.4, 4.4, 5.2, 5.4, 4.6, 1.0]), "#8d9096", vol=1.0, shadow=(-5, 9, 7, 0.35), **steel)
    c.paint(
        curve([(x - 24.5, y - 9, "c"), (x - 22, y - 1), (x - 15, y + 2, "c"), (x - 20, y + 6), (x - 25, y + 2)]),
        "#9a9ca0",
        vol=0.8,
        **steel,
    )
    c.paint(
        limb([(x - 1.4, y - 38), (x + 5, y - 38), (x + 4, y - 33), (x - 1, y - 34)], [2, 2.2, 2.2, 2]),
        "#8d9096",
        vol=0.8,
        **steel,
    )


def draw():
    """The rain is nearly over; a low sun comes in under the clouds."""
    c = Card(8383, key=(0.6, -0.6, 0.5))
    rr = np.random.default_rng(83)
    S = Space(c, eye=EYE, look=LOOK, f=1010, centre=(300, 438))
    people = [
        (float(x), float(z), (0.70 if col in {WHITE, RED} else 0.60) * rr.uniform(0.95, 1.06), col)
        for x, z, col in carp(rr)
    ]
    paving(c, S, shadow_map([q[:3] for q in people]))
    c.brush((12, 6), thr=(0, 0.03), length=3.4, jitter=0.02, opacity=0.6, keep=np.full((c.h, c.w), 0.5, np.float32))
    rain_rings(c, S, rr)
    crowd(c, S, people, rr)
    hook(c, S)
    c.glow(600, 40, 420, "#ffdca0", 0.28)
    c.brush((6, 3.5), thr=(0, 0.05), keep=np.clip(0.6 + 0.4 * c.detail, 0, 1), opacity=0.55)
    return c.finish(vignette=0.34, bloom=0.16, bthr=0.82, contrast=0.22, shadow_tint="#1c2030", light_tint="#fff0d4")
