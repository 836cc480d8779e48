"""A choir sings the roof off its church; one has fallen silent, and on her side it sinks."""

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Space,
    curve,
    ellipse,
    limb,
    mix,
    plain,
    plane_noise,
    planks,
    poly,
    ramp,
    rgb,
    shift,
    vec,
)

SENTENCE = "The choir sings the roof into the air; one has fallen silent, and on her side it is coming down."
KEY = "plum-sunset"
FRAME = "crowd"
MOOD = "menace"
PROTAGONIST = "adult"

HALF, TALL, GABLE = 4.4, 6.4, 9.4  # the nave: half its width, its walls, the top of its end wall
NEAR, FAR = -3.0, 15.0
LIFT, TILT = 3.2, 0.5  # how far the roof has risen over the ridge line, and how much it hangs
SILENT = (2.55, 1.5)


def stone(u, v, fp):
    """Old limewash with the courses of stone under it."""
    j = np.floor(v / 0.55)
    i = np.floor((u + (j % 2) * 0.5) / 1.05)
    x, y = (u + (j % 2) * 0.5) / 1.05 - i, v / 0.55 - j
    joint = np.clip(
        1 - np.minimum(np.minimum(x, 1 - x) * 1.05, np.minimum(y, 1 - y) * 0.55) / np.maximum(0.03, fp), 0, 1
    )
    t = (
        0.56
        + 0.3 * plane_noise("mottle", u, v, 2.2, fp)
        + 0.45 * plane_noise("soft", u, v, 5.0)
        + 0.14 * plane_noise("grainy", u, v, 0.8, fp)
        - 0.34 * joint
    )
    return ramp(t, [(0, "#7a6478"), (0.5, "#c8b4b0"), (1, "#f6e6d4")])


def flags(u, v, fp):
    """Worn flagstones."""
    s = 1.0
    i, j = np.floor(u / s), np.floor(v / s)
    x, y = u / s - i, v / s - j
    d = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y)) * s
    t = (
        0.5
        + 0.26 * (np.sin(i * 12.9 + j * 78.2) * 43758.5 % 1 - 0.5)
        + 0.35 * plane_noise("mottle", u, v, 1.4, fp)
        - 0.4 * np.clip(1 - d / np.maximum(0.025, fp), 0, 1)
    )
    return ramp(t, [(0, "#54445c"), (0.5, "#a08c90"), (1, "#dcc8b8")])


def over(x):
    """How high the hanging roof has been lifted at a place across the nave."""
    return LIFT - TILT * x


def church(c):
    """The nave without its roof, and the roof in the air over it."""
    S = Space.one(c, eye=(-0.5, 2.2, -7.4), f=640, vp=(282, 640))
    L = FAR - NEAR
    S.plane((-HALF - 1, 0, NEAR - 4), (1, 0, 0), (0, 0, 1), (2 * HALF + 2, L + 4), flags, nrm=UP)
    for s in (-1, 1):
        S.plane((s * HALF, -0.3, NEAR - 3), (0, 0, 1), UP, (L + 3, TALL + 0.3), stone)
        S.box((s * HALF, TALL - 0.01, NEAR), (s * (HALF + 0.5), TALL + 0.3, FAR), plain("#d8ccb0", 0.3), cast=True)
        for z in (0.5, 4.1, 7.7, 11.3):
            S.box((s * HALF, 0, z), (s * (HALF - 0.34), TALL, z + 0.55), lambda u, v, fp: stone(u + 3, v, fp))
    S.plane(
        (-HALF, 0, FAR), (1, 0, 0), UP, [[(0, 0), (2 * HALF, 0), (2 * HALF, TALL), (HALF, GABLE), (0, TALL)]], stone
    )
    roof(S)
    S.amb = (rgb("#5c4c80"), rgb("#6c4c68"))
    S.sun((-0.12, 0.62, 0.77), "#ffb05a", 2.3, 0.008, 12)
    S.lamp((-3.6, 9.0, 9.0), "#ffb070", 0.75, 5.0, 0.6, 8, cast=False, wrap=0.4)
    S.render(ao=0.6, ao_r=0.7, fog=("#b06a70", 14, 40, 0.4), expo=1.0, gi=0.3)
    bare, sky = c.img.copy(), (S.z > 1e5)[..., None]
    S.shafts(0, 0.075, 22, 40, 1.0, col="#ffb060")
    c.img = np.where(sky, bare * 0.8 + c.img * 0.2, c.img).astype(np.float32)  # the haze is inside, not before the sky
    S.wobble(0.8)
    return S


def roof(S):
    """Two slopes of old boards on rafters, in one piece, tipped to the right."""
    e, z0, z1 = 0.75, NEAR - 1, FAR + 0.6
    pitch = (GABLE - TALL) / HALF
    boards = planks("#8a6450", 0.34, 3.0, "u", 0.35, 0.03, 0.5)
    ridge = GABLE + 0.1 + over(0)

    def at(x, z, dy=0.0):
        side = GABLE + 0.1 - abs(x) * pitch
        return vec(x, side + over(x) + dy, z)

    for s in (-1, 1):
        x = s * (HALF + e)
        S.quad(at(x, z0), at(0, z0), at(x, z1), boards)
        S.quad(at(x, z0, 0.34), at(x, z1, 0.34), at(x, z0), plain("#3a2c20", 0.3), cast=False)
        S.quad(at(x, z1, 0.34), at(0, z1, 0.34), at(x, z1), plain("#3a2c20", 0.3), cast=False)
        for z in np.arange(z0 + 0.6, z1, 1.2):
            a, b = at(x * 0.98, z, -0.03), at(0, z, -0.03)
            S.quad(a, b, a + vec(0, 0, 0.22), plain("#5a3c30", 0.3), cast=False)
            S.quad(a, b, a + vec(0, -0.24, 0), plain("#6a4838", 0.3), cast=False)
    for x in (-3.4, -1.7, 1.7, 3.4):
        a, b = at(x, z0, -0.2), at(x, z1, -0.2)
        S.quad(a, b, a + vec(0, -0.3, 0), plain("#4a3226", 0.3, streak=0.3), cast=False)
        S.quad(a + vec(0, -0.3, 0), b + vec(0, -0.3, 0), a + vec(0.26, -0.3, 0), plain("#33221c", 0.3), cast=False)
    return ridge


def singer(c, P, r, robe, bowed=False):
    """One of the choir from behind in a long robe; 100 units high."""
    wide = r.uniform(0.9, 1.12)
    tilt = r.normal(0, 1.0)

    def at(*pts):
        return [P.pt(a * wide, -b) for a, b in pts]

    k = P.s
    kw = dict(rough=0.3, detail=0.8, vol=0.9, rimw=1.8, rimdir=(-0.2, -1), rim="#ffe2a8")
    tone = dict(dark=shift(robe, -0.16), light=shift(robe, 0.2))
    drop = 6 if bowed else 0
    skin = ["#c89878", "#8a5c44", "#e0b494"][int(r.integers(0, 3))]
    hair = ["#2a1c16", "#5a3c24", "#8a8478", "#18120f", "#6a4028", "#c0b8a8"][int(r.integers(0, 6))]
    if bowed:  # hardly more than the nape is seen over the shoulders
        c.paint(ellipse(*at((2.4, 79))[0], 5.8 * k, 6.2 * k, 24), hair, light=shift(hair, 0.25), **kw)
    for e in (-1, 1):
        sleeve = at(
            (e * 8, 79 - drop), (e * 13, 77 - drop), (e * 17, 62 - drop), (e * 17, 50), (e * 12, 44), (e * 8, 62)
        )
        c.paint(curve(sleeve), robe, **tone, **kw)
    flank = [(3.2, 84 - drop), (7, 81 - drop), (11, 78.5 - drop), (12, 66), (11, 50), (13, 30), (16, 0)]
    c.paint(
        curve(at(*[(-a, b) for a, b in flank], (0, -2), *flank[::-1]), k=0.3),
        robe,
        tex=0.4,
        texk="streakv",
        **tone,
        **kw,
    )
    for u in (-8, -3, 2, 7):
        c.line(at((u * 0.6, 52), (u, 24), (u * 1.4, 1)), [0.3, 1.2 * k, 1.6 * k], shift(robe, -0.2), 0.6, soft=0.3)
    if bowed:
        return
    c.paint(limb(at((0, 81), (tilt * 0.4, 88)), [5.6 * k, 5 * k]), skin, **kw)
    c.paint(ellipse(*at((tilt, 91.4))[0], 5.9 * k, 7.0 * k), hair, light=shift(hair, 0.25), **kw)
    if r.random() < 0.4:
        c.paint(ellipse(*at((tilt, 88))[0], 3.2 * k, 3.0 * k), shift(hair, 0.05), **kw)


def choir(c, S):
    """Three rows that fill the nave; one stands apart at the right with her head down."""
    r = np.random.default_rng(9)
    spots = []
    for row, (lo, n) in enumerate(((2.7, 8), (3.75, 8), (4.8, 7))):
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.86 - 0.75 + 0.3 * (row % 2) + r.normal(0, 0.13)
            spots.append((x, lo + 0.42 * abs(x) + r.normal(0, 0.1), False))
    spots.append((*SILENT, True))
    for x, z, bowed in sorted(spots, key=lambda q: -q[1]):
        h = r.uniform(1.5, 1.92)
        robe = "#b42c2c" if bowed else mix("#6e4488", "#4c4080", r.random())
        with S.stand((x, 0, z), h, 100, form=0.6, minlight=0.55 if bowed else 0.34, relight=0.8) as P:
            singer(c, P, r, robe, bowed)


def crack(c, S, r, z, deep, wide, top=TALL + 0.32):
    """A split in the right wall, wide above and jagged all the way down."""
    x, y, side, left, right = HALF - 0.02, top, 1, [], []
    while y > TALL - deep:
        w = wide * max(0.06, (y - TALL + deep) / (top - TALL + deep)) ** 0.8
        left.append(S.pt((x, y, z - w)))
        right.append(S.pt((x, y, z + w)))
        y, z, side = y - r.uniform(0.14, 0.42), z + side * r.uniform(0.06, 0.3), -side if r.random() < 0.8 else side
    end = S.pt((x, y, z))
    c.paint(poly([*left, end, *right[::-1]]), "#12081a", vol=0, rough=0.3, lit=0, alpha=0.95)
    c.line([*right, end], [1.2] * len(right) + [0.4], "#e8b894", 0.5, rough=0.3)


def dust(c, S):
    """Where the roof sinks the wall cracks, and plaster trickles."""
    r = np.random.default_rng(4)
    x = HALF - 0.02
    for z, deep, wide in ((1.7, 3.6, 0.3), (3.1, 1.6, 0.16), (5.6, 1.9, 0.24)):
        crack(c, S, r, z, deep, wide)
        k = S.scale((x, TALL, z)) / 40
        for _ in range(30):
            y0, z0 = TALL - r.uniform(0, deep * 1.5), z + r.normal(0, 0.3)
            p, q = S.pt((x - 0.2, y0, z0)), S.pt((x - 0.2, y0 - r.uniform(0.3, 1.3), z0))
            c.line([p, q], [r.uniform(0.5, 1.2) * k, 0.2], "#f0d0b0", r.uniform(0.15, 0.4), soft=0.5)


def draw():
    """From the back of the nave, in the morning sun."""
    c = Card(7310, key=(-0.6, -0.7, 0.4))
    c.sky(
        [(0, "#6a3468"), (0.16, "#a84a68"), (0.42, "#e0705f"), (0.68, "#f6a25e"), (0.9, "#ffd488"), (1, "#ffe6a8")],
        warp=0.12,
        y1=500,
    )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.012)
    S = church(c)
    choir(c, S)
    dust(c, S)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.72 + c.detail * 0.3, 0, 1), opacity=0.45)
    return c.finish(vignette=0.34, bloom=0.26, bthr=0.8, contrast=0.2, shadow_tint="#24122c", light_tint="#ffe8c0")
