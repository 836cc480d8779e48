"""A lift opens on the wrong century; the lift attendant is not surprised."""

import math

import cv2
import numpy as np

from art.kit.all import (
    Card,
    Frame,
    curve,
    elephant,
    ellipse,
    limb,
    merged,
    poly,
    ramp,
    rgb,
    smoothstep,
    union,
)

SENTENCE = "A lift opens on the wrong century; the lift attendant is not surprised."
KEY = "plum-sunset"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "adult"

HORIZON, FOCUS, EYE = 468, 1000, 15  # the camera: low over the snow
LIFT = np.array([19.6, 108.0])  # the middle of its threshold
OUT = np.array([-0.64, -0.77])  # where the door looks
SIDE = np.array([0.77, -0.64])  # along the threshold, to our right
HALF, DEEP, TALL = 5.2, 9.5, 17.5
LAMP = "#ffbf58"


def drifts(x, z):
    """The height of the snow."""
    return 0.5 * np.sin(x / 9 + z / 14) + 0.35 * np.sin(x / 4.1 - z / 7) + 0.9 * np.sin(z / 31 + x / 60)


def seen(p, up=0.0):
    """Where a point (x, z) at a height stands on the card."""
    return 300 + FOCUS * p[0] / p[1], HORIZON + FOCUS * (EYE - up) / p[1]


def ground(c):
    """World place of every pixel of the snow, and nan in the sky."""
    z = np.geomspace(30, 2600, 1600)
    x = (c.xx[0].astype(float)[:, None] - 300) * z / FOCUS
    rows = np.minimum.accumulate(HORIZON + FOCUS * (EYE - drifts(x, z)) / z, axis=1)
    depth = np.full((c.h, c.w), np.nan)
    steps = np.arange(len(z), dtype=float)
    for i in range(c.w):
        k = np.interp(-c.yy[:, 0].astype(float), -rows[i], steps, left=0, right=np.nan)
        depth[:, i] = np.interp(k, steps, z)
    return (c.xx - 300) * depth / FOCUS, depth


def lamplight(x, z):
    """What the open lift throws on the snow: a fan that fades with distance."""
    dx, dz = x - LIFT[0], z - LIFT[1]
    ahead = dx * OUT[0] + dz * OUT[1]
    across = dx * SIDE[0] + dz * SIDE[1]
    fan = smoothstep(1.25, 0.8, np.abs(across) / (HALF * 0.86 + 0.5 * np.clip(ahead, 0, None)))
    return fan * smoothstep(-0.2, 0.6, ahead) / (1 + (ahead / 34) ** 2) + 0.16 / (1 + (np.hypot(dx, dz) / 16) ** 2)


def dusk(c):
    """The sky after sunset, the ice far off, and the plain."""
    c.sky(
        [(0, "#1d1233"), (0.18, "#3a2350"), (0.34, "#7c3a66"), (0.44, "#cf6a66"), (0.5, "#f6ad78"), (1, "#f6ad78")],
        warp=0.1,
    )
    c.brush((42, 24), thr=(0, 0.03), length=5, jitter=0.016)
    c.glow(130, 470, 300, "#ffc890", 0.5, 1.2)
    c.fog_colour = rgb("#d98a80")
    r = np.random.default_rng(9)
    for y, step, fog, col in ((438, 46, 0.62, "#8a6a94"), (456, 34, 0.4, "#7c5a88")):
        pts = [(x, y + r.normal(0, 9) - (18 if i % 3 == 1 else 0)) for i, x in enumerate(range(-20, 640, step))]
        c.paint(
            poly([(-30, 520), *pts, (640, 520)]),
            col,
            light="#ffd0b0",
            vol=0.3,
            fog=fog,
            rough=1.2,
            texk="streakd",
            tex=0.5,
        )
    x, z = ground(c)
    X, Z = np.nan_to_num(x), np.nan_to_num(z, nan=2600)
    e = 0.4
    slope = (drifts(X + e, Z) - drifts(X - e, Z)) * 0.8 + (drifts(X, Z + e) - drifts(X, Z - e)) * 0.9
    n = c.noise("mottle")
    speck = cv2.remap(
        n,
        ((X * 11 * c.ss) % (c.w - 1)).astype(np.float32),
        ((Z * 6 * c.ss) % (c.h - 1)).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    near = smoothstep(500, 50, Z)
    t = (
        0.44
        - 0.9 * slope * near
        + 0.16 * (speck - 0.5) * near
        + 0.26 * smoothstep(120, 900, Z)
        - 0.2 * smoothstep(75, 34, Z)
    )
    col = ramp(t, [(0, "#261a44"), (0.3, "#4c3a70"), (0.55, "#7d649a"), (0.8, "#c79aae"), (1, "#ffdcc4")])
    warm = np.clip(lamplight(X, Z) * (1.05 - 1.1 * slope + 0.25 * (speck - 0.5)), 0, 1)[..., None]
    lit = ramp(t + 0.35, [(0, "#7a4a58"), (0.5, "#e09a58"), (1, "#ffe6a8")])
    col = col * (1 - warm) + lit * warm
    air = (smoothstep(150, 1500, Z) ** 0.7 * 0.8)[..., None]
    col = col * (1 - air) + rgb("#e8a08a") * air
    c.img = np.where(np.isnan(z)[..., None], c.img, col).astype(np.float32)


def herd(c):
    """The others, far out on the plain."""
    for x, z, up in ((34, 700, 25), (58, 740, 21), (80, 900, 24), (46, 1000, 22)):
        px, py = seen((x, z))
        elephant(
            c, px, py, up * FOCUS / z, fog=0.45, col="#4c3050", dark="#2c1c38", light="#a8646c", tusk="#e8c0a8", lit=0
        )


def shag(r, spots, long, wide, lean=0.0):
    """Hanks of long hair that hang from the spots, as one path."""
    out = []
    for x, y in spots:
        n = long * r.uniform(0.5, 1.2)
        sway = lean * n + r.normal(0, 0.08) * n
        out.append(
            limb(
                [(x, y - 3), (x + sway * 0.2, y + n * 0.5), (x + sway, y + n)], [wide, wide * 0.8, 0.3], n=9, cap=False
            )
        )
    return merged(out)


def tusk(k, dx, dy, col, dark):
    """One tusk: down, forward, and up again."""
    pts = [
        (62 + dx, -62 + dy),
        (70 + dx, -42 + dy),
        (84 + dx, -30 + dy),
        (98 + dx, -33 + dy),
        (105 + dx, -46 + dy),
        (103 + dx, -56 + dy),
    ]
    k.paint(
        limb(pts, [7.6, 7.2, 6.2, 5, 3.4, 0.8], n=48),
        col,
        dark=dark,
        light="#fff6d8",
        vol=1.0,
        rim="#ffe6a8",
        detail=0.9,
    )


def mammoth(c):
    """It has come in from the left to see the light: dark wool, and the lamp on its brow and tusks."""
    k = Frame(c, 18, 776, 356, rim="#ffcf90", lit=1.1)
    r = np.random.default_rng(31)
    coat = dict(dark="#120a18", light="#6a3c44")
    wool, deep = "#35202c", "#1f121e"
    k.ground(70, 7, 0, 1, 0.55)
    for x in (8, -66):
        far = union(limb([(x + 4, -48), (x + 5, -24), (x + 3, -3)], [27, 22, 21]), ellipse(x + 3, -3, 11.5, 4.5))
        k.paint(
            union(far, shag(r, [(x - 6 + i * 2.2, -26 + r.uniform(-4, 12)) for i in range(10)], 12, 4)),
            deep,
            dark="#0c0710",
            light="#4a2a36",
            vol=0.7,
        )
    tusk(k, 7, -5, "#b08a80", "#4a3040")
    body = curve(
        [
            (-120, -60),
            (-100, -84),
            (-60, -100),
            (-24, -112),
            (4, -121),
            (20, -120),
            (34, -107),
            (44, -96),
            (50, -70),
            (42, -44),
            (10, -34),
            (-40, -34),
            (-100, -36),
        ]
    )
    skirt = shag(r, [(x, -38 + 5 * math.sin(x / 9)) for x in np.linspace(-110, 40, 90)], 22, 5.0, 0.06)
    legs = union(
        limb([(28, -52), (29, -26), (26, -4)], [33, 26, 24]),
        ellipse(27, -4, 13.5, 5),
        limb([(-46, -52), (-44, -26), (-47, -4)], [36, 26, 24]),
    )
    m = k.paint(
        union(legs, shag(r, [(14 + i * 2.1, -30 + r.uniform(-6, 14)) for i in range(14)], 14, 4)),
        wool,
        vol=0.9,
        rim=True,
        **coat,
    )
    k.lighten([(36, -46), (44, -40), (42, -4), (34, -4)], "#d08044", 0.5, 3.0, m)
    k.fur(m, [[(28, -50), (28, -4)], [(-46, -50), (-46, -4)]], length=9, width=1.0, con=0.2)
    for i in range(4):
        k.paint(ellipse(18 + i * 5.4, -2.2, 2.3, 1.9), "#5a3c48", dark="#2a1824", vol=0.6)
    m = k.paint(union(body, skirt), wool, vol=0.95, rim="#c86a78", rimdir=(-0.1, -1), px=220, **coat)
    flow = [
        [(-100, -84), (-104, -30)],
        [(-50, -100), (-56, -24)],
        [(0, -118), (-6, -22)],
        [(22, -116), (24, -24)],
        [(40, -98), (40, -28)],
    ]
    k.fur(m, flow, length=15, width=1.1, con=0.24, jit=0.12)
    hump = k.paint(
        union(
            curve([(-10, -112), (6, -124), (22, -122), (30, -108), (20, -98), (2, -100)]),
            shag(r, [(x, -106 + abs(x - 10) * 0.2) for x in np.linspace(-12, 34, 26)], 24, 5, -0.15),
        ),
        wool,
        vol=0.7,
        rim="#c86a78",
        rimdir=(0.1, -1),
        **coat,
    )
    k.fur(hump, [[(0, -122), (-8, -84)], [(20, -120), (24, -84)]], length=11, width=1.0, con=0.24)
    head(k, r, wool, coat)


def head(k, r, wool, coat):
    """A high dome, a low ear, a small eye, the trunk that feels the warm air."""
    trunk = limb([(62, -74), (71, -56), (75, -36), (74, -18), (80, -7), (89, -9)], [25, 20, 15, 12, 9, 6], n=60)
    skull = curve(
        [
            (40, -100),
            (46, -116),
            (56, -122),
            (66, -116),
            (72, -100),
            (74, -82),
            (70, -66),
            (58, -54),
            (46, -58),
            (38, -76),
        ]
    )
    beard = shag(r, [(x, -58 + (x - 40) * 0.02) for x in np.linspace(40, 60, 16)], 18, 4.6, -0.1)
    m = k.paint(
        union(skull, trunk, beard),
        wool,
        vol=1.0,
        rim=True,
        rimdir=(1, -0.2),
        rimw=1.8,
        px=220,
        shadow=(-4, 3, 6, 0.5),
        **coat,
    )
    brow = [
        (64, -118),
        (72, -100),
        (75, -82),
        (80, -56),
        (82, -36),
        (80, -16),
        (76, -18),
        (76, -38),
        (70, -58),
        (64, -78),
        (64, -100),
    ]
    k.lighten(brow, "#e08a44", 0.5, 3.0, m)
    flow = [
        [(52, -120), (44, -84), (44, -46)],
        [(64, -116), (70, -84), (74, -50), (75, -18)],
        [(58, -118), (60, -80), (66, -50)],
    ]
    k.fur(m, flow, length=10, width=1.0, con=0.22)
    for y in np.linspace(-52, -14, 11):
        w = 7.5 + (-y - 14) * 0.07
        x = float(np.interp(y, [-56, -36, -18], [71, 75, 74]))
        k.line([(x - w, y - 1), (x, y + 1.6), (x + w, y - 1)], [0.2, 0.7, 0.2], "#120a18", 0.35, clip=m)
    tuft = k.paint(
        union(
            curve([(45, -116), (50, -124), (57, -127), (64, -123), (69, -113), (57, -112)]),
            shag(r, [(x, -124 + abs(x - 57) ** 1.8 * 0.13) for x in np.linspace(46, 69, 22)], 17, 3.4, 0.12),
        ),
        wool,
        vol=0.6,
        **coat,
    )
    k.fur(tuft, [[(50, -120), (48, -102)], [(64, -120), (68, -102)]], length=9, width=0.9, con=0.24)
    ear = k.paint(
        curve([(42, -92), (48, -90), (49, -80), (45, -72), (40, -74), (37, -84)]),
        wool,
        vol=0.9,
        rim=True,
        rimdir=(1, -0.2),
        shadow=(-1, 2, 3, 0.6),
        **coat,
    )
    k.fur(ear, [[(44, -90), (43, -72)]], length=6, width=0.8, con=0.2)
    k.darken(ellipse(62.5, -87, 4.2, 3.2), 0.7, 1.6, m)
    k.paint(ellipse(63, -86.6, 1.7, 1.5), "#1a0e10", vol=0, rough=0.1, detail=1)
    k.dot(63.6, -87.1, 0.38, "#ffe6b0", 0.8)
    k.line([(59.6, -88), (62.6, -90), (66, -88.2)], [0.3, 1.3, 0.3], "#5a3440", 0.9, detail=1)
    tusk(k, 0, 0, "#d8bfa0", "#5a3c44")
    lip = union(
        curve([(53, -70), (60, -76), (68, -72), (70.5, -62), (66, -56), (58, -56), (53, -62)]),
        shag(r, [(x, -60) for x in np.linspace(55, 68, 12)], 7, 3.2, 0.1),
    )
    m = k.paint(lip, wool, vol=0.8, shadow=(0, 2, 2, 0.5), **coat)
    k.lighten([(66, -74), (72, -62), (67, -52), (62, -60)], "#e08a44", 0.45, 2.0, m)
    k.fur(m, [[(56, -74), (57, -54)], [(66, -74), (68, -54)]], length=7, width=0.9, con=0.2)


def at(along, back, up=0.0):
    """A point of the lift: along its threshold, behind it, above the snow."""
    return seen(LIFT + SIDE * along - OUT * back, up)


def lift(c):
    """A panelled cabin of the grand sort, its gate folded back, standing on the snow; the cable goes up and up."""
    base, top = 0.5, TALL
    c.paint(
        poly([at(-HALF - 1, -0.6), at(HALF + 1, -0.6), at(HALF + 2, DEEP), at(-HALF, DEEP)]),
        "#1a1030",
        vol=0,
        alpha=0.5,
        soft=4,
        lit=0,
    )
    cable = at(0, DEEP / 2, top)
    c.line([cable, (cable[0], -10)], [1.7, 1.3], "#150c20", 0.95, rough=0.1)
    c.line([(cable[0] + 3.4, cable[1]), (cable[0] + 3.4, -10)], [1.0, 0.8], "#150c20", 0.8, rough=0.1)
    wall = dict(vol=0, rough=0.3, lit=0, detail=0.9)
    inside = [
        (
            [(-HALF, DEEP, base), (HALF, DEEP, base), (HALF, DEEP, top - 2), (-HALF, DEEP, top - 2)],
            "#e0913c",
            "#ffdf98",
        ),
        ([(-HALF, 0, base), (-HALF, DEEP, base), (-HALF, DEEP, top - 2), (-HALF, 0, top - 2)], "#c87832", "#f6c070"),
        ([(-HALF, 0, base), (HALF, 0, base), (HALF, DEEP, base), (-HALF, DEEP, base)], "#8a2c2a", "#d8683c"),
        (
            [(-HALF, 0, top - 2), (HALF, 0, top - 2), (HALF, DEEP, top - 2), (-HALF, DEEP, top - 2)],
            "#f0b860",
            "#fff0c0",
        ),
    ]
    lamp = at(0, DEEP * 0.6, top - 3)
    for pts, col, light in inside:
        c.paint(poly([at(*p) for p in pts]), col, light=light, grad=(lamp, at(0, 2, 1), 0.5, -0.3), **wall)
    for u in np.linspace(-HALF, HALF, 6):
        c.line([at(u, DEEP, base), at(u, DEEP, top - 2)], [0.9], "#8a4a20", 0.7, rough=0.1, detail=0.9)
    c.line([at(-HALF, DEEP, 6.2), at(HALF, DEEP, 6.2)], [1.3], "#8a4a20", 0.8, rough=0.1, detail=0.9)
    riders(c)
    shell = dict(rough=0.3, lit=0, detail=0.9, tex=0.3)
    c.paint(
        poly([at(HALF, 0, 0), at(HALF, DEEP, 0), at(HALF, DEEP, top), at(HALF, 0, top)]),
        "#3c1c30",
        dark="#1c0e1e",
        light="#7a3c48",
        vol=0.2,
        **shell,
    )
    for lo, hi in ((1.4, 7.4), (8.6, 15.6)):
        panel = [at(HALF, 1.6, lo), at(HALF, DEEP - 1.6, lo), at(HALF, DEEP - 1.6, hi), at(HALF, 1.6, hi)]
        c.paint(poly(panel), "#2c1426", vol=-0.5, rim="#9a5058", rimw=0.8, **shell)
    for u in (-HALF, HALF - 0.8):
        c.paint(
            poly([at(u, 0, 0), at(u + 0.8, 0, 0), at(u + 0.8, 0, top), at(u, 0, top)]),
            "#6a3a28",
            light="#f0b060",
            vol=0.4,
            **shell,
        )
    c.paint(
        poly([at(-HALF, 0, top - 2.4), at(HALF, 0, top - 2.4), at(HALF, 0, top), at(-HALF, 0, top)]),
        "#5a2c28",
        light="#c87848",
        vol=0.3,
        **shell,
    )
    roof = [
        at(-HALF - 0.7, -0.7, top),
        at(HALF + 0.8, -0.7, top),
        at(HALF + 0.8, DEEP + 0.6, top),
        at(HALF + 0.8, DEEP + 0.6, top + 1),
        at(HALF + 0.8, -0.7, top + 1.1),
        at(-HALF - 0.7, -0.7, top + 1.1),
    ]
    c.paint(poly(roof), "#4a2432", light="#b0646a", vol=0.3, rim="#f0b0a0", rimw=0.9, **shell)
    snow = [
        at(-HALF - 0.8, -0.7, top + 1),
        at(-2, -0.7, top + 1.9),
        at(HALF + 0.8, -0.7, top + 1.2),
        at(HALF + 0.9, DEEP, top + 1.1),
        at(HALF - 2, DEEP, top + 2),
        at(-HALF, 2, top + 2.2),
    ]
    c.paint(curve(snow, k=0.3), "#a888b4", light="#ffe0d0", vol=0.6, rough=0.8, lit=0, detail=0.7)
    gate(c, base, top)
    dial(c, top)


def gate(c, base, top):
    """The folding gate, pushed to the left."""
    left = -HALF + 0.8
    for i in range(7):
        u = left + i * 0.27
        c.line([at(u, 0.2, base), at(u, 0.2, top - 2.4)], [0.9], "#3a1c18", 0.95, rough=0.05, detail=1)
    for y in np.arange(base + 1, top - 3, 1.5):
        c.line([at(left, 0.2, y), at(left + 1.6, 0.2, y + 1.2)], [0.6], "#e0a050", 0.9, rough=0.05, detail=1)


def dial(c, top):
    """A half dial over the door; its hand has gone round below the end of the scale."""
    x, y = at(0, -0.1, top - 2.05)
    c.paint(
        curve([(x - 11, y, "c"), (x - 8, y - 10), (x, y - 13), (x + 9, y - 10.5), (x + 12, y + 0.6, "c")]),
        "#fff0c8",
        vol=0,
        rough=0.1,
        lit=0,
        detail=1,
    )
    c.line([(x, y - 1), (x - 12, y + 4)], [1.5, 0.7], "#a8231c", rough=0.05, detail=1)


def riders(c):
    """A lady on the threshold with a parcel, and behind her the attendant at his lever, looking at nothing."""
    h = 6.6
    x, y = at(2.1, 2.6, 0.5)
    k = FOCUS / 110 * h / 100

    def P(ox, oy, *pts):
        return [(ox + p[0] * k, oy - p[1] * k, *p[2:]) for p in pts]

    kw = dict(vol=0.5, rough=0.1, lit=0, rim="#ffe0a0", rimw=0.9, rimdir=(0.2, -1), detail=1.0)
    c.paint(limb(P(x, y, (-4, 46), (-4, 2)), [9 * k, 6 * k]), "#1c1220", **kw)
    c.paint(limb(P(x, y, (5, 46), (5, 2)), [9 * k, 6 * k]), "#1c1220", **kw)
    c.paint(
        curve(P(x, y, (-9, 82), (-12, 66), (-11, 40), (0, 38), (11, 40), (12, 66), (9, 82), (0, 85))),
        "#9a2424",
        dark="#4a1018",
        **kw,
    )
    c.paint(limb(P(x, y, (11, 78), (17, 62), (21, 52)), [8 * k, 7 * k, 6 * k]), "#8a1f20", dark="#4a1018", **kw)
    c.paint(ellipse(*P(x, y, (0, 92))[0], 6.6 * k, 8 * k), "#c98a68", **kw)
    c.paint(curve(P(x, y, (-7.5, 95), (-7.5, 105), (7.5, 105), (7.5, 95), (0, 93.5))), "#9a2424", dark="#4a1018", **kw)
    c.line(P(x, y, (20, 30), (22, 56)), [1.2], "#f0c060", rough=0.05, detail=1)
    x, y = at(-1.2, 0.4, 0.4)
    dress = P(
        x,
        y,
        (-7, 80),
        (-10, 64),
        (-8, 54),
        (-15, 28),
        (-18, 8),
        (0, 5),
        (18, 8),
        (14, 30),
        (8, 54),
        (10, 64),
        (7, 80),
        (0, 84),
    )
    c.paint(curve(dress), "#24323c", dark="#0f1620", light="#4a6268", **kw)
    c.paint(merged([ellipse(*P(x, y, (s * 6, 3))[0], 5 * k, 3 * k) for s in (-1, 1)]), "#120c14", **kw)
    for s in (-1, 1):
        c.paint(
            limb(P(x, y, (s * 9, 77), (s * 15, 62), (s * 5, 58)), [7 * k, 6.5 * k, 5 * k]),
            "#24323c",
            dark="#0f1620",
            light="#4a6268",
            **kw,
        )
    c.paint(poly(P(x, y, (-9, 66), (9, 66), (9, 52), (-9, 52))), "#e8d8c0", dark="#9a7a68", **kw)
    c.line(P(x, y, (0, 66), (0, 52)), [2.4 * k], "#c8342c", rough=0.05, detail=1)
    c.paint(ellipse(*P(x, y, (0, 91))[0], 6 * k, 7.6 * k), "#b87c60", **kw)
    c.paint(
        curve(P(x, y, (-14, 95), (0, 92), (14, 95), (7, 99), (5, 105), (-5, 105), (-7, 99))),
        "#24323c",
        dark="#0f1620",
        **kw,
    )


def long_shadow(c, along, half, reach):
    """What a rider throws out through the door, over the lit snow."""
    a, b = LIFT + SIDE * (along - half) + OUT * 0.3, LIFT + SIDE * (along + half) + OUT * 0.3
    lamp = LIFT - OUT * DEEP * 0.6
    far = [p + (p - lamp) / np.hypot(*(p - lamp)) * reach for p in (b, a)]
    c.paint(
        poly([seen(a), seen(b), seen(far[0]), seen(far[1])]), "#3a2450", vol=0, alpha=0.5, soft=1.8, lit=0, rough=0.8
    )


def snowfall(c):
    """A few flakes, warm where they cross the light."""
    r = np.random.default_rng(77)
    for _ in range(170):
        x, y = r.uniform(0, 600), r.uniform(0, 900)
        warm = math.hypot((x - 440) / 150, (y - 560) / 130) < 1
        c.dot(x, y, r.uniform(0.5, 1.5), "#ffe6b0" if warm else "#d8b8d0", r.uniform(0.3, 0.85))


def draw():
    """Dusk in the ice age; the one lit thing has brass fittings."""
    c = Card(4242, key=(0.55, -0.5, 0.5))
    dusk(c)
    herd(c)
    long_shadow(c, -1.2, 0.8, 40)
    long_shadow(c, 1.9, 0.7, 34)
    lift(c)
    x, y = at(0, -2, 7)
    c.lights = [(x, y, 70, LAMP, 260, 1.15)]
    mammoth(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.38, 0, 1), opacity=0.6)
    gx, gy = at(0, 3, 9)
    c.late.append(
        lambda: (c.glow(gx, gy, 120, "#ffc870", 0.42, 1.3), c.glow(*at(0, 4, 14), 26, "#fff2c8", 0.7, 1.6), snowfall(c))
    )
    return c.finish(vignette=0.32, contrast=0.2, shadow_tint="#1c1030", light_tint="#ffe2c0", paper=0.045, grain=0.025)
