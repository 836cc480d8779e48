"""Every window of a lit house pours with water at night; along the stream the garden flowers as never before."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Space,
    curve,
    ellipse,
    limb,
    merged,
    mix,
    plain,
    plane_noise,
    planks,
    poly,
    ramp,
    rgb,
    sample,
    shift,
    union,
    vec,
)

SENTENCE = "Grief is a house with all its taps running, and a garden in full bloom."
KEY = "moss-rain"
FRAME = "object"
MOOD = "grief"
PROTAGONIST = "adult"

WIDE, DEEP, TALL, RIDGE = 5.0, 4.6, 9.0, 12.2
FRONT = [
    (0.75, 6.6, 1.15, 1.6),
    (3.1, 6.6, 1.15, 1.6),
    (0.75, 3.6, 1.15, 1.7),
    (3.1, 3.6, 1.15, 1.7),
    (1.95, 9.35, 1.1, 1.3),
]
DOOR = (2.0, 0.0, 1.1, 2.4)
SIDE = [(0.75, 6.6, 1.1, 1.6), (2.8, 6.6, 1.1, 1.6), (0.75, 3.6, 1.1, 1.7), (2.8, 3.6, 1.1, 1.7), (1.7, 0.7, 1.2, 1.6)]
# the middle of the stream over the ground and its half width, from the doorstep to the eye
STREAM = [
    (2.55, 0.0, 0.5),
    (2.3, -1.6, 0.75),
    (0.9, -3.2, 0.9),
    (-0.9, -4.3, 0.85),
    (-1.9, -5.7, 0.8),
    (-2.2, -7.2, 0.75),
    (-3.3, -8.6, 0.75),
    (-5.2, -9.8, 0.9),
]
EYE = (-8.2, 2.7, -13.4)
AMBER = "#ffca72"


def meadow(u, v, fp):
    """Dark grass, tufted."""
    t = (
        0.42
        + 0.8 * plane_noise("mottle", u, v, 3.0, fp)
        + 0.5 * plane_noise("soft", u, v, 14.0)
        + 0.3 * plane_noise("grainy", u, v, 1.0, fp)
    )
    return ramp(t, [(0, "#12201a"), (0.5, "#2c4632"), (1, "#5d7a4c")])


def lit_room(u, v, fp):
    """A room full of lamplight, the water standing in it below."""
    t = 0.72 - 0.12 * v + 0.2 * plane_noise("soft", u, v, 3.0)
    return ramp(t, [(0, "#8a4a1c"), (0.5, "#eea24a"), (1, "#ffe6a0")])


def face(S, O, U, holes, mat, outline):
    """A wall with its openings, and the light of the rooms behind them."""
    shape = [outline] + [[(a, b), (a + w, b), (a + w, b + h), (a, b + h)] for a, b, w, h in holes]
    N = np.cross(U, UP)
    N = N if np.dot(N, vec(*EYE) - O) > 0 else -N
    inside = [(a - 0.3, b - 0.2, w + 0.6, h + 0.4) for a, b, w, h in holes]
    for a, b, w, h in inside:
        S.plane(O + U * a + UP * b - N * 0.22, U, UP, (w, h), lit_room, emit=1.0, cast=False)
    S.plane(O, U, UP, shape, mat, nrm=N)
    sash = plain("#c9c4a8", 0.2)
    for a, b, w, h in holes:
        for x, y, ww, hh in (
            (-0.09, -0.02, 0.09, h + 0.12),
            (w, -0.02, 0.09, h + 0.12),
            (-0.09, h, w + 0.18, 0.1),
            (w / 2 - 0.03, 0, 0.06, h),
            (0, h * 0.58, w, 0.05),
        ):
            S.plane(O + U * (a + x) + UP * (b + y) + N * 0.05, U, UP, (ww, hh), sash, cast=False)
        S.plane(O + U * (a - 0.14) + UP * (b - 0.1) + N * 0.14, U, UP, (w + 0.28, 0.1), sash, cast=False)


def roof(S):
    """Two slopes with eaves, and a chimney."""
    slate = planks("#27332f", 0.42, 0.6, "v", 0.3, 0.02, 0.3)
    o, e = 0.45, 0.5
    rise = (RIDGE - TALL) / (WIDE / 2)
    low = TALL - o * rise
    S.box((3.4, 10.2, 3.2), (4.0, 13.2, 3.9), planks("#4a3c34", 0.2, 0.5))
    for x, m in ((-o, WIDE / 2), (WIDE + o, WIDE / 2)):
        S.quad((x, low, -e), (m, RIDGE, -e), (x, low, DEEP + e), slate)
        S.quad((x, low, -e), (m, RIDGE, -e), (x, low - 0.22, -e), plain("#8d9080", 0.2), cast=False)
    S.quad((-o, low, -e), (-o, low, DEEP + e), (-o, low - 0.2, -e), plain("#7d8272", 0.2), cast=False)


def build(c):
    """Ground, house and night light."""
    S = Space.two(c, eye=EYE, yaw=36, f=900, horizon=570, x=318)
    S.plane((-60, 0, -20), (1, 0, 0), (0, 0, 1), (140, 120), meadow, nrm=UP)
    boards = planks("#54685f", 0.24, 4.0, "u", 0.25, 0.014, 0.4)
    face(
        S,
        vec(0, 0, DEEP),
        vec(0, 0, -1),
        [(DEEP - a - w, b, w, h) for a, b, w, h in SIDE],
        boards,
        [(0, 0), (DEEP, 0), (DEEP, TALL), (0, TALL)],
    )
    face(
        S,
        vec(0, 0, 0),
        vec(1, 0, 0),
        [*FRONT, DOOR],
        boards,
        [(0, 0), (WIDE, 0), (WIDE, TALL), (WIDE / 2, RIDGE), (0, TALL)],
    )
    roof(S)
    S.amb = (rgb("#5d7a74"), rgb("#26332e"))
    S.sun((0.5, 0.75, -0.2), "#7f9c98", 0.2, 0.1, 6)
    for x, y, z, p in ((2.5, 5.0, -2.6, 0.75), (2.5, 1.4, -1.6, 0.9), (-2.6, 4.2, 2.2, 0.65), (-1.6, 1.2, 2.3, 0.5)):
        S.lamp((x, y, z), "#ffb45c", p, 2.6, 0.3, 6, cast=False, wrap=0.3)
    S.render(ao=0.6, ao_r=0.6, fog=("#43594e", 17, 34, 0.75), expo=0.95)
    S.wobble(0.7)
    return S


def fall_line(O, N, v, drop, n=16):
    """Where a thread of water runs that leaves a sill with speed v."""
    t = np.linspace(0, 1, n) * math.sqrt(2 * drop / 9.8)
    return [O + N * v * q - UP * 4.9 * q * q for q in t]


def waterfall(c, S, rr, O, U, N, w, drop):
    """A sheet of water over a sill: amber where the room shines through, then pale, then torn."""
    rows = [fall_line(O + U * (w * k), N, 1.0, drop) for k in (0.02, 0.98)]
    left, right = ([S.pt(p) for p in r] for r in rows)
    spread = np.linspace(0, 1, len(left))
    left = [(x - 3.2 * q, y) for (x, y), q in zip(left, spread, strict=True)]
    right = [(x + 3.2 * q, y) for (x, y), q in zip(right, spread, strict=True)]
    top, bottom = left[0][1], left[-1][1]
    sheet = poly([*left, *right[::-1]])
    m = c.paint(
        sheet,
        "#9fbdb4",
        dark="#4f7a78",
        light="#eaf6e8",
        vol=0.35,
        tex=0.5,
        texk="streakv",
        grain=0.2,
        rough=0.7,
        alpha=0.66,
        lit=0,
    )
    n = int(w * S.scale(O) * 0.62)
    for _ in range(n):
        k, v = rr.uniform(0, 1), rr.uniform(0.85, 1.25)
        line = [S.pt(p) for p in fall_line(O + U * (w * k), N, v, drop * rr.uniform(0.55, 1.0), 9)]
        line = [(x + (k - 0.5) * 6.4 * i / 8, y) for i, (x, y) in enumerate(line)]
        c.line(
            line,
            [0.3, rr.uniform(0.8, 1.8), rr.uniform(0.6, 1.6), 0.2],
            rr.choice(["#f4fbef", "#d4ebe0", "#8fb4ac", "#5f8a86"]),
            rr.uniform(0.4, 0.85),
            rough=0.4,
        )
    c.paint(
        sheet,
        AMBER,
        vol=0,
        alpha=0.75,
        fade=(top, top + (bottom - top) * 0.34),
        clip=m,
        rough=0.5,
        lit=0,
        tex=0.4,
        texk="streakv",
    )
    lip = limb([left[0], right[0]], [2.4, 2.4])
    c.paint(lip, "#fff6d0", vol=0.3, rough=0.4, lit=0, alpha=0.95)


def spray(c, S, p, r, rr):
    """Mist and drops where water lands."""
    x, y = S.pt(p)
    k = S.scale(p)
    c.glow(x, y - 0.15 * k, r * k, "#cfe6d2", 0.42, sq=1.9)
    drops = [
        ellipse(x + rr.normal(0, r * 0.45) * k, y - abs(rr.normal(0, 0.3)) * k, rr.uniform(0.4, 1.2)) for _ in range(40)
    ]
    c.paint(merged(drops), "#f0faea", vol=0, alpha=0.7, rough=0.2, lit=0)


def falls(c, S, rr):
    """All the water of the house, the side first; what passes a lower window veils it."""
    for a, b, w, _h in SIDE:
        waterfall(c, S, rr, vec(-0.16, b, a), vec(0, 0, 1), vec(-1, 0, 0), w, b)
        spray(c, S, vec(-0.16 - math.sqrt(2 * b / 9.8), 0, a + w / 2), 0.7, rr)
    for a, b, w, _h in FRONT:
        waterfall(c, S, rr, vec(a, b, -0.16), vec(1, 0, 0), vec(0, 0, -1), w, b)
        spray(c, S, vec(a + w / 2, 0, -0.16 - math.sqrt(2 * b / 9.8)), 0.7, rr)


def banks(S, grow=1.0):
    """The two banks of the stream as card points."""
    mid = sample([(x, z) for x, z, _w in STREAM], 60)
    half = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(STREAM)), [w for *_p, w in STREAM]) * grow
    d = np.gradient(mid, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    a, b = (mid + np.stack([-d[:, 1], d[:, 0]], 1) * half[:, None] * s for s in (1, -1))
    return [S.pt((x, 0.01, z)) for x, z in a], [S.pt((x, 0.01, z)) for x, z in b], mid


def stream(c, S, rr):
    """The water finds its way out of the door and down the garden; the windows lie on it in pieces."""
    a, b, mid = banks(S, 1.25)
    c.paint(poly([*a, *b[::-1]]), "#0e1a16", vol=0, alpha=0.75, soft=3, rough=2, lit=0)
    a, b, mid = banks(S)
    m = c.paint(
        poly([*a, *b[::-1]]),
        "#4f8078",
        dark="#20403e",
        light="#a9cdb8",
        vol=0.15,
        rough=1.2,
        tex=0.5,
        texk="streakh",
        grad=((0, 690), (0, 890), 0.3, -0.25),
        lit=0,
    )
    for _ in range(420):
        q = rr.random() ** 0.8
        i = int(q * 59)
        (ax, ay), (bx, by) = a[i], b[i]
        t = rr.random()
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        k = S.scale((mid[i][0], 0, mid[i][1])) / 50
        near = abs(x - 330) < 130 and y < 800
        col = rr.choice(
            ["#ffdf98", "#ffb860", "#fff2c8"]
            if near and rr.random() < 0.72
            else ["#cfe8d6", "#2a504c", "#8fbcae", "#f4fbec"]
        )
        L = rr.uniform(4, 17) * k
        c.line(
            [(x - L / 2, y), (x, y - 0.6 * k), (x + L / 2, y + 0.4)],
            [0.2, rr.uniform(0.7, 1.7) * k, 0.2],
            col,
            0.8,
            clip=m,
            rough=0.3,
        )
    return m


def petals(c, x, y, s, kind, col, rim, turn):
    """One flower head among several kinds, lit from the house behind it."""
    lit = dict(
        vol=0.7,
        rough=0.5,
        rim=rim,
        rimw=0.9 + 0.05 * s,
        rimdir=(0.3, -1),
        tex=0.2,
        light=mix(col, "#ffd890", 0.55),
        dark=shift(col, -0.2),
    )
    if kind == "poppy":
        for dx, dy, r in ((-0.45, -0.1, 0.62), (0.5, -0.05, 0.6), (0, 0.22, 0.72)):
            c.paint(ellipse(x + dx * s, y + dy * s, r * s, r * s * 0.72, turn), col, **lit)
    elif kind == "daisy":
        flat = 0.42
        ring = [
            ellipse(
                x + math.cos(q) * 0.62 * s,
                y + math.sin(q) * 0.62 * s * flat,
                0.4 * s,
                0.17 * s,
                math.degrees(math.atan2(math.sin(q) * flat, math.cos(q))),
            )
            for q in np.arange(0, 6.2, 0.57) + turn
        ]
        c.paint(merged(ring), col, **lit)
        c.paint(ellipse(x, y - 0.06 * s, 0.3 * s, 0.2 * s), "#b9852c", vol=0.8, rough=0.3, rim=rim, rimw=0.8)
    elif kind == "spire":
        for i in range(15):
            q = i / 14
            r = s * (0.07 + 0.2 * q)
            side = ((i * 7) % 5 - 2) * 0.15 * s * (0.25 + q)
            c.paint(ellipse(x + side, y - 3.0 * s * (1 - q), r, r * 1.3, side * 14 / s), col, **lit)
    elif kind == "tulip":
        c.paint(
            curve(
                [
                    (x - 0.5 * s, y - 0.75 * s, "c"),
                    (x - 0.56 * s, y),
                    (x, y + 0.4 * s),
                    (x + 0.56 * s, y),
                    (x + 0.5 * s, y - 0.75 * s, "c"),
                    (x + 0.24 * s, y - 0.36 * s),
                    (x, y - 0.85 * s, "c"),
                    (x - 0.24 * s, y - 0.36 * s),
                ]
            ),
            col,
            **lit,
        )
    else:
        dots = [
            ellipse(
                x + math.cos(i * 2.4) * 0.16 * s * math.sqrt(i),
                y + math.sin(i * 2.4) * 0.08 * s * math.sqrt(i),
                0.13 * s,
            )
            for i in range(26)
        ]
        c.paint(merged(dots), col, **lit)


def in_stream(S, x, z):
    """Does a point of the ground lie in the water?"""
    pts = sample([(a, b) for a, b, _w in STREAM], 40)
    half = np.interp(np.linspace(0, 1, 40), np.linspace(0, 1, len(STREAM)), [w for *_p, w in STREAM])
    return bool((np.hypot(pts[:, 0] - x, pts[:, 1] - z) < half + 0.12).any())


def blades(c, px, py, k, warm, rr):
    """A tuft of grass, its tips in the light."""
    for _ in range(5):
        dx, h = rr.normal(0, 0.1) * k, rr.uniform(0.15, 0.42) * k
        x = px + rr.normal(0, 0.14) * k
        col = mix(rr.choice(["#16281e", "#22402c", "#1a3426"]), "#a9b45c", warm * rr.uniform(0.1, 0.6))
        c.line(
            [(x, py), (x + dx * 0.3, py - h * 0.6), (x + dx, py - h)],
            [0.035 * k, 0.025 * k, 0.004 * k],
            col,
            0.95,
            rough=0.2,
        )


def garden(c, S, rr):
    """Flowers from the wall to our feet, bright by the house, only their rims lit near us."""
    kinds = ["poppy", "daisy", "spire", "tulip", "umbel", "poppy", "daisy", "umbel"]
    hues = ["#b33a3c", "#e8dcc4", "#7a4a86", "#d8788a", "#cfd0a8", "#a82c46", "#d99a4a", "#e6d8d0"]
    spots = []
    for _ in range(1250):
        d = 6.4 + 14.5 * rr.random() ** 1.15
        x, _y, z = vec(*EYE) + S.F * d + S.R * rr.uniform(-0.36, 0.36) * d
        if (-0.5 < x < WIDE + 0.5 and z > -0.3) or in_stream(S, x, z) or (x > WIDE and z > 1):
            continue
        spots.append((d, x, z))
    spots.sort(reverse=True)
    for d, x, z in spots:
        px, py = S.pt((x, 0, z))
        k = S.scale((x, 0, z))
        warm = float(np.exp(-((math.hypot(x - 1.5, z + 1.2) / 5.6) ** 2)))
        blades(c, px, py, k, warm, rr)
        if rr.random() < 0.42:
            continue
        h = rr.uniform(0.22, 0.7) * (0.7 if d < 9 else 1.0)
        kind, col = kinds[int(rr.integers(0, 8))], hues[int(rr.integers(0, 8))]
        col = mix(mix(col, "#14221c", 0.7 - 0.66 * warm), AMBER, 0.1 * warm)
        rim = mix("#5a7862", "#fff0b8", min(1, warm * 1.4))
        lean = rr.normal(0, 0.12) * h * k
        stem = [(px, py), (px + lean * 0.3, py - h * k * 0.6), (px + lean, py - h * k)]
        c.line(stem, [0.03 * k, 0.018 * k], mix("#1c3426", "#7f9a52", warm * 0.6), 0.95, rough=0.3)
        petals(c, px + lean, py - h * k, rr.uniform(0.07, 0.15) * k, kind, col, rim, rr.uniform(-14, 14))


def mourner(c, S, x, z):
    """A woman in black on the bank, her back to us, her head low."""
    px, py = S.pt((x, 0, z))
    k = S.scale((x, 0, z)) * 0.9

    def at(*pts):
        return [(px + a * k, py + b * k) for a, b in pts]

    lit = dict(rim="#ffdf9c", rimw=2.2, rimdir=(-0.8, -0.6), rough=0.3, detail=0.95)
    black = dict(dark="#08080b", light="#3c3a3c", vol=0.9, tex=0.25, texk="streakv", **lit)
    c.paint(ellipse(px + 0.1 * k, py + 0.04 * k, 0.75 * k, 0.12 * k), "#050908", vol=0, alpha=0.75, soft=3, lit=0)
    c.paint(
        curve(
            at(
                (-0.5, 0.08),
                (-0.4, -0.22),
                (-0.18, -0.46),
                (0.12, -0.5),
                (0.34, -0.44),
                (0.56, -0.34),
                (0.66, -0.12),
                (0.84, 0.06),
                (0.3, 0.13),
            )
        ),
        "#15151a",
        **black,
    )
    c.paint(
        curve(
            at(
                (-0.16, -0.4),
                (-0.15, -0.6),
                (-0.24, -0.84),
                (-0.2, -0.98),
                (-0.04, -1.05),
                (0.12, -1.02),
                (0.23, -0.9),
                (0.18, -0.62),
                (0.2, -0.4),
            )
        ),
        "#17171d",
        **black,
    )
    c.paint(
        limb(at((0.17, -0.93), (0.33, -0.7), (0.5, -0.5), (0.54, -0.34)), [0.13 * k, 0.12 * k, 0.1 * k, 0.07 * k]),
        "#15151a",
        **black,
    )
    c.paint(limb(at((0.03, -1.02), (0.1, -1.13)), [0.1 * k, 0.085 * k]), "#9a6c4c", vol=0.5, **lit)
    c.paint(ellipse(*at((0.14, -1.19))[0], 0.105 * k, 0.13 * k, 32), "#20150f", light="#6a4428", vol=0.9, **lit)
    c.paint(ellipse(*at((0.045, -1.23))[0], 0.07 * k, 0.065 * k), "#1c120e", light="#6a4428", vol=0.9, **lit)


def draw():
    """Night, rain just over; all the light there is comes out of the house with the water."""
    c = Card(8181, key=(0.3, -0.8, 0.5))
    rr = np.random.default_rng(81)
    c.sky([(0, "#14221f"), (0.3, "#22382f"), (0.55, "#42604f"), (0.75, "#6f8a72"), (1, "#43594e")], warp=0.16, y1=760)
    c.glow(330, 470, 420, "#6f9078", 0.35)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.02, opacity=0.85)
    c.fog_colour = rgb("#43594e")
    for x, y, s, f in ((60, 640, 190, 0.5), (560, 650, 230, 0.55), (500, 640, 150, 0.62), (120, 640, 130, 0.66)):
        lobes = [
            ellipse(x + rr.normal(0, s * 0.2), y - s * rr.uniform(0.35, 1.0), s * rr.uniform(0.12, 0.24))
            for _ in range(14)
        ]
        c.paint(
            union(*lobes, limb([(x, y + 20), (x, y - s * 0.5)], [s * 0.09, s * 0.05])),
            "#1c2e26",
            vol=0.5,
            rough=3,
            fog=f,
        )
    S = build(c)
    c.brush((14, 8), thr=(0, 0.03), keep=np.full((c.h, c.w), 0.55, np.float32), opacity=0.6)
    stream(c, S, rr)
    falls(c, S, rr)
    x, y = S.pt((2.5, 0.4, -0.4))
    c.glow(x, y, 150, "#ffb85c", 0.35, sq=1.6)
    garden(c, S, rr)
    mourner(c, S, 0.35, -5.2)
    c.glow(330, 420, 330, "#ffb060", 0.13)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.66 + c.detail * 0.4, 0, 1), opacity=0.55)
    return c.finish(vignette=0.42, bloom=0.3, bthr=0.66, contrast=0.2, shadow_tint="#10241f", light_tint="#ffe8b8")
