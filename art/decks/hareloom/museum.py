"""A night cleaner mops the museum floor back into sea; the whale on its cables opens one eye."""

import itertools
import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Pose,
    Space,
    curve,
    ellipse,
    focus_map,
    hand,
    limb,
    loose,
    material,
    merged,
    metal,
    mix,
    person,
    plain,
    plane_noise,
    rect,
    rgb,
    thing_frame,
    three_tones,
    union,
    whale,
)

SENTENCE = "A night cleaner mops the museum floor back into sea; the whale on its cables opens one eye."
KEY = "petrol-orange"
FRAME = "interior"
MOOD = "longing"
PROTAGONIST = "adult"

# the mop's way over the floor, in metres: where it has been there is sea
WAY = [(-2.2, -3.3), (4, -3.3), (4, -2.7), (-0.1, -2.7), (0.1, -2.05), (4.2, -1.95), (4.2, -1.2), (0.3, -1.3)]


def mopped(u, v):
    """How deep inside the mopped part a point of the floor lies, in metres; negative outside."""
    d = np.full(u.shape, 9.0)
    for (x0, z0), (x1, z1) in itertools.pairwise(WAY):
        dx, dz = x1 - x0, z1 - z0
        t = np.clip(((u - x0) * dx + (v - z0) * dz) / (dx * dx + dz * dz), 0, 1)
        d = np.minimum(d, np.hypot(u - x0 - t * dx, v - z0 - t * dz))
    return 0.46 - d + 0.10 * plane_noise("soft", u, v, 3.0) + 0.05 * plane_noise("mottle", u, v, 0.8)


def floor(u, v, fp):
    """Stone tiles, and deep water where the mop has been."""
    k = 0.8
    chk = (np.floor(u / k) + np.floor(v / k)) % 2
    e = np.minimum(np.minimum(u % k, k - u % k), np.minimum(v % k, k - v % k))
    t = 1 + 0.5 * plane_noise("mottle", u, v, 1.2, fp) - 0.3 * np.clip(1 - e / np.maximum(0.012, fp), 0, 1)
    stone = (rgb("#8f9a94") * (1 - chk[..., None]) + rgb("#566a70") * chk[..., None]) * t[..., None]
    m = mopped(u, v)
    n = np.abs(plane_noise("soft", u, v, 5.0)) + np.abs(plane_noise("soft", u * 1.3, v, 4.0, off=7))
    web = np.clip(1 - n / 0.09, 0, 1) * 0.4
    deep = np.clip(m / 0.9, 0, 1)[..., None]
    sea = rgb("#1f8a90") * (1 - deep) + rgb("#083850") * deep + web[..., None] * rgb("#7fd8c8")
    foam = np.clip(1 - np.abs(m - 0.015) / 0.035, 0, 1)[..., None]
    q = np.clip(m / 0.02, 0, 1)[..., None]
    return np.clip((stone * (1 - q) + sea * q) * (1 - foam) + rgb("#d8f4ea") * foam, 0, 1).astype(np.float32)


def hall(c):
    """The room, its windows and its light."""
    S = Space.one(c, eye=(0.0, 2.6, -6.3), f=560, vp=(312, 372))
    x0, x1, h, z0, z1 = -5.2, 5.2, 8.6, -6, 15
    wall = plain("#4f6f78", 0.4, 3.0)
    S.plane((x0, 0, z0), (1, 0, 0), (0, 0, 1), (x1 - x0, z1 - z0), lambda u, v, fp: floor(u + x0, v + z0, fp), nrm=UP)
    S.plane((x0, h, z0), (1, 0, 0), (0, 0, 1), (x1 - x0, z1 - z0), plain("#33505a", 0.3, 3), nrm=-UP)
    S.beams(x0, x1, [-2, 1, 4, 7, 10, 13], h, plain("#24383f", 0.3), 0.3, 0.45)
    S.plane(
        (x0, 0, z1),
        (1, 0, 0),
        UP,
        [[(0, 0), (x1 - x0, 0), (x1 - x0, h), (0, h)], [(7.7, 0), (9.1, 0), (9.1, 2.9), (7.7, 2.9)]],
        wall,
    )
    S.plane((x0 + 7.4, 0, z1 + 1.5), (1, 0, 0), UP, (2.2, 3.2), plain("#f0a050", 0.2), emit=1.0, cast=False)
    holes = [(1.2 + i * 3.4, 1.9, 1.7, 5.0) for i in range(6)]
    S.wall((x0, 0, z0), (0, 0, 1), z1 - z0, h, wall, holes, thick=0.4, reveal=plain("#6a8a90", 0.3), arch=True)
    sky = material(lambda u, v: (0.25 + 0.11 * v, three_tones("#7fb0c8", "#2f5f80", "#d0ecf0")))
    for a, b, w, hh in holes:
        S.window((x0 - 0.3, b, z0 + a), (0, 0, 1), w, hh, plain("#33484f", 0.2), sky, (2, 5), fw=0.06, bw=0.05)
    S.plane((x1, 0, z0), (0, 0, 1), UP, (z1 - z0, h), wall)
    for i in range(5):
        z = -1.2 + i * 3.2
        S.box((x1 - 0.28, 0, z), (x1, h, z + 0.5), plain("#5f8088", 0.3))
    # glass cases along the right wall: the last one has been left from inside
    for _i, z in enumerate((0.2, 3.4, 6.6, 9.8)):
        S.box((3.5, 0, z), (4.7, 0.9, z + 1.5), plain("#5a3f2c", 0.3, 1.0, streak=0.4))
        S.box((3.54, 0.9, z + 0.05), (4.66, 2.2, z + 1.45), plain("#7fa8ac", 0.15), cast=False)
        S.box((3.5, 2.2, z), (4.7, 2.28, z + 1.5), plain("#5a3f2c", 0.3))
    S.amb = (rgb("#5a7f8c"), rgb("#33525c"))
    S.sun((-0.75, 0.80, -0.18), "#bfe0e8", 0.95, 0.03, 10)
    S.lamp((x0 + 8.4, 1.5, z1 - 0.4), "#ffb060", 1.7, 2.4, 0.3, 8)
    S.lamp((-1.4, 1.9, -2.3), "#ffd8a0", 0.42, 1.6, 0.2, 6, cast=False)
    S.render(ao=0.6, fog=("#3f6f7c", 6, 20, 0.6), expo=1.05)
    S.shafts(0, 0.075, 16, 24, 1.0)
    S.wobble(0.8)
    return S


def shadows(c, S):
    """What the whale's shadow does: it swims the other way, and is not alone."""
    body = curve(
        [
            (-202, 0),
            (-196, -26),
            (-164, -50),
            (-110, -66),
            (-40, -72),
            (40, -62),
            (118, -46),
            (168, -24),
            (206, -22),
            (250, -50),
            (290, -82, "c"),
            (292, -46),
            (268, -10),
            (292, 26),
            (290, 62, "c"),
            (250, 30),
            (206, 6),
            (160, 10),
            (100, 34),
            (40, 52),
            (-40, 62),
            (-118, 58),
            (-176, 40),
            (-198, 20),
        ]
    )
    fins = curve([(-90, 40), (-50, 50), (-20, 110), (0, 140, "c"), (-46, 118), (-84, 80)])
    for x, z, s, a in ((1.45, -2.32, 0.0050, 0.74), (-0.55, -3.08, 0.0019, 0.66)):
        P = S.sheet((x, 0.002, z), (-1, 0, 0.10), (0, 0, -1), s)
        c.paint(P(union(body, fins)), "#04202e", vol=0, lit=0, alpha=a, soft=1.6, rough=1.2, tex=0.1)


def draw():
    """The hall by moonlight; the sea begins at the mop."""
    c = Card(5101, key=(-0.6, -0.6, 0.5), bg="#0c2430")
    S = hall(c)
    shadows(c, S)
    c.fog_colour = rgb("#3f6f7c")
    rr = np.random.default_rng(4)
    for _i in range(16):  # small fish under the floor
        x, z = rr.uniform(0.2, 3.0), rr.uniform(-2.9, -1.1)
        px, py = S.pt((x, 0, z))
        s = S.scale((x, 0, z)) * 0.0032
        c.paint(
            Pose(px, py, s, rr.normal(0, 8), True)(
                curve([(-14, 0), (0, -5), (16, 0), (24, -6, "c"), (22, 0), (24, 6, "c"), (16, 1), (0, 5)])
            ),
            mix("#bfeee0", "#0b4a66", rr.uniform(0.1, 0.6)),
            vol=0.2,
            rough=0.2,
            lit=0,
            alpha=0.85,
        )
    # the whale, hung on four cables
    c.lights = [(150, 640, 120, "#9fe8e0", 330, 0.30), (80, 120, 160, "#cfeaf4", 260, 0.30)]
    P = Pose(322, 232, 1.06, -7)
    for x, y in ((-122, -50), (-20, -74), (84, -50), (206, -34)):
        a = P.pt(x, y)
        c.line([(a[0] + (300 - a[0]) * 0.02, -10), a], [1.5, 1.7], "#12242c", vol=0.2)
    c.cast(
        c.mask(
            P(
                curve(
                    [
                        (-202, 0),
                        (-110, -73),
                        (40, -70),
                        (206, -40),
                        (312, -104, "c"),
                        (240, -14),
                        (112, 32),
                        (-40, 70),
                        (-176, 44),
                    ]
                )
            ),
            0,
        ),
        -20,
        46,
        30,
        0.38,
    )
    whale(c, P, back="#4f7080", belly="#c9d2c8", rim="#d0ecf0", eye="#e8c880")
    for x, y in ((-122, -53), (-20, -77), (84, -54), (206, -38)):
        a = P.pt(x, y)
        c.paint(
            ellipse(a[0], a[1], 4.2, 3.2), "#c98a4a", dark="#4a2c14", light="#ffe0a8", vol=0.9, rough=0.1, detail=0.8
        )
    ex, ey = P.pt(-74, 14)
    # the cleaner with her mop at the edge of the sea
    x, y = S.pt((-1.25, 0, -1.95))
    hgt = S.scale((-1.25, 0, -1.95)) * 1.78
    tip = S.pt((-0.12, 0, -1.62))
    tip = (tip[0], tip[1] - 2)
    o = person(
        c,
        x,
        y,
        hgt,
        "heavy",
        "stand",
        "three",
        "apron",
        "wonder",
        1,
        arms=((34, 34, 10, -12), (30, 66, 10, -22)),
        col="#b8592c",
        col2="#efe2c6",
        hair="#4a2f22",
        style="bun",
        hat="scarf",
        hatc="#e8a040",
        skin="#c98f6a",
        legs="#2c3a44",
        shoes="#20262e",
        hands=("grip", "grip"),
        look=(0.1, -0.9),
        nod=-16,
        rim="#d8f0f0",
        noarm=(),
    )
    hl, hr = o["handL"], o["handR"]
    d = np.array(tip) - np.array(hr)
    top = tuple(np.array(hr) - d * 0.42)
    u = d / np.hypot(*d)
    hl = tuple(np.array(hr) + u * np.dot(np.array(hl) - np.array(hr), u))  # both hands lie on the handle
    c.line(
        [top, ((top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2), tip],
        [4.2, 4.4, 4.2],
        "#c9985c",
        dark="#5a3a1c",
        vol=0.6,
        rim="#fff0d0",
        detail=0.9,
    )
    for q, ang in ((hr, 60), (hl, 60)):
        hand(c, q[0] - 1, q[1], ang, hgt * 0.075, "grip", "#c98f6a")
    strands = [
        limb(
            [tip, (tip[0] + k * 3.4, tip[1] + 12), (tip[0] + k * 5.6 + rr.normal(0, 2), tip[1] + 20 + rr.normal(0, 2))],
            [3.4, 4.2, 2.0],
        )
        for k in range(-5, 6)
    ]
    c.paint(merged(strands), "#d8d4c4", dark="#6a7a7c", vol=0.6, rough=0.4, shadow=(0, 2, 2, 0.4), detail=0.8)
    c.paint(ellipse(tip[0], tip[1] + 22, 40, 6), "#e6fbf4", vol=0, alpha=0.55, soft=2.4, lit=0)
    bucket(c, S, rr)
    guard(c, S)
    f = focus_map(
        c,
        [
            (x, y - 90, 130, 190, 1.0),
            (300, 235, 330, 130, 0.9),
            (ex, ey, 60, 50, 1.0),
            (440, 780, 240, 150, 0.75),
            (415, 420, 70, 70, 1.0),
            (80, 730, 90, 130, 1.0),
        ],
        0.34,
    )
    loose(c, f, strength=0.5)
    return c.finish(shadow_tint="#0c1c2c", light_tint="#ffe8c4", vignette=0.36, contrast=0.2, paper=0.045, grain=0.025)


def bucket(c, S, rr):
    """Beside her, a bucket that is already too small for what is in it."""
    p = (-1.66, 0, -2.55)
    x, y = S.pt(p)
    k = thing_frame(c, x, y, S.scale(p) * 0.62, dict(rim="#e0f4f0"))
    k.ground(46, 9, a=0.5)
    metal(k, [(-36, -72, "c"), (36, -72, "c"), (28, -2, "c"), (0, 5), (-28, -2, "c")], "#8a979a")
    k.paint(ellipse(0, -72, 36, 9), "#2a4a54", vol=0)
    m = k.paint(ellipse(0, -71, 33, 7.6), "#2fa0a0", light="#c0fff0", vol=0.2)
    k.line([(-30, -72), (-10, -75), (12, -70), (30, -73)], [0.5, 2.2, 0.5], "#e8fff8", 0.8, clip=m)
    arm = limb([(8, -72), (20, -100), (6, -120), (18, -138), (34, -132)], [15, 12, 9, 6, 2])
    k.paint(arm, "#d9653f", dark="#6a2018", light="#ffb080", vol=0.9, rim=True)
    for i in range(7):
        t = i / 6
        k.paint(ellipse(17 - 7 * math.sin(t * 3.4 - 0.6), -84 - t * 40, 2.2 - t * 1.2), "#ffd8b8", vol=0.2, rough=0.1)


def guard(c, S):
    """Far off, the watchman sleeps in the warm door."""
    p = (3.3, 0, 11.6)
    x, y = S.pt(p)
    s = S.scale(p)
    c.paint(rect(x - 0.28 * s, y - 0.5 * s, 0.56 * s, 0.5 * s), "#2a1c18", vol=0.2, rough=0.3)
    person(
        c,
        x,
        y - 0.5 * s,
        s * 1.7,
        "heavy",
        "chair",
        "three",
        "suit",
        "asleep",
        -1,
        col="#24303c",
        hat="cap",
        hatc="#24303c",
        nod=26,
        rim="#ffc070",
    )
