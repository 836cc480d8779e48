"""The mapmaker has spilled his coffee, and the inhabitants are leaving."""

import math

import cv2
import numpy as np

from art.kit.all import (
    Card,
    blur,
    curve,
    ellipse,
    limb,
    merged,
    minus,
    mix,
    poly,
    ramp,
    rect,
    rgb,
    sample,
    smoothstep,
    union,
)

SENTENCE = "The mapmaker has spilled his coffee, and the inhabitants are leaving."
KEY = "kitchen-cream"
FRAME = "object"
MOOD = "comic"
PROTAGONIST = "nobody"

HORIZON, FOCUS, EYE = 168, 900, 38  # the camera: somebody whose chin is on the table
EDGE = 262.0  # where the table ends
SHEET, TURN, MIDDLE = (700, 1000), math.radians(-7), (2.0, 139.0)  # the map, how it lies
SCALE = 6.1  # units of the sheet for each of the table
FALL = (1.5, 0.28)  # where shadows go for each unit of height: the window is low on the left
POOL = [(26, 196, 36), (2, 168, 27), (-16, 140, 15), (14, 140, 17), (31, 124, 11), (-4, 121, 8), (13, 111, 6)]
ROAD = [(452, 300), (372, 410), (322, 520), (392, 640), (318, 760), (352, 880), (322, 1010)]
INK, WASH = "#5a3c24", "#2f6f9a"


def seen(x, z, up=0.0):
    """Where a point over the table stands on the card."""
    return 300 + FOCUS * x / z, HORIZON + FOCUS * (EYE - up) / z


def on_table(u, v):
    """A point of the sheet, on the table."""
    a, b = (u - SHEET[0] / 2) / SCALE, -(v - SHEET[1] / 2) / SCALE
    return MIDDLE[0] + a * math.cos(TURN) - b * math.sin(TURN), MIDDLE[1] + a * math.sin(TURN) + b * math.cos(TURN)


def on_sheet(x, z):
    """A point of the table, on the sheet."""
    dx, dz = x - MIDDLE[0], z - MIDDLE[1]
    a, b = dx * math.cos(TURN) + dz * math.sin(TURN), -dx * math.sin(TURN) + dz * math.cos(TURN)
    return SHEET[0] / 2 + a * SCALE, SHEET[1] / 2 - b * SCALE


def chart():
    """The map itself, drawn flat: coast, hills, woods, a river, roads, folds."""
    m = Card(61, size=SHEET, bg="#f2e4c0")
    m.sky([(0, "#ecdcb4"), (0.5, "#f6eacb"), (1, "#eddcb2")], warp=0.5)
    flat = dict(vol=0, lit=0, rough=0.6, grain=0.08)
    r = np.random.default_rng(5)
    coast = [
        (70, 60),
        (190, 40),
        (330, 70),
        (480, 40),
        (640, 70),
        (652, 250),
        (610, 400),
        (650, 560),
        (600, 700),
        (640, 860),
        (560, 950),
    ]
    coast += [(380, 935), (250, 962), (150, 900), (196, 780), (120, 690), (150, 560), (84, 450), (130, 320), (70, 200)]
    land = curve(coast)
    m.paint(minus(rect(0, 0, *SHEET), land), "#a9c4c4", alpha=0.75, tex=0.3, **(flat | dict(rough=1.5)))
    line = np.array(coast + coast[:1], float)
    for d, a in ((9, 0.5), (18, 0.35), (28, 0.22)):
        ring = [((x - 360) * (1 + d / 300) + 360, (y - 500) * (1 + d / 440) + 500) for x, y in line]
        m.line(ring, [1.3], WASH, a)
    m.line([tuple(p) for p in line], [2.6], INK, 0.9)
    contours(m, r)
    m.paint(
        limb(
            [(560, 120), (520, 240), (560, 360), (500, 470), (540, 600), (470, 720), (500, 840), (470, 945)],
            [3, 5, 6, 8, 9, 11, 12, 15],
            n=90,
        ),
        WASH,
        alpha=0.7,
        **flat,
    )
    for x, y, n in ((210, 240, 9), (180, 600, 8), (560, 800, 6), (250, 150, 6)):
        for _ in range(n):
            px, py, h = x + r.normal(0, 44), y + r.normal(0, 26), r.uniform(16, 28)
            m.paint(poly([(px - h * 0.7, py), (px, py - h), (px + h * 0.8, py)]), "#d8c08c", light="#f6e8c0", **flat)
            m.line([(px - h * 0.7, py), (px, py - h), (px + h * 0.8, py)], [1.5], INK, 0.8)
            m.paint(poly([(px, py - h), (px + h * 0.8, py), (px + h * 0.1, py)]), "#a8844c", alpha=0.7, **flat)
    for road, w in (
        (ROAD, 9),
        ([(200, 700), (290, 730), (330, 760)], 6),
        ([(560, 690), (470, 650), (392, 640)], 6),
        ([(180, 480), (322, 520)], 6),
    ):
        m.line(road, [w + 3], INK, 0.75)
        m.line(road, [w], "#f0cf9a", 1.0)
    rose(m, 196, 905)
    for k in (1, 2):
        y = SHEET[1] * k / 3
        m.paint(rect(0, y, SHEET[0], 3), "#8a7048", alpha=0.4, **flat)
        m.paint(rect(0, y - 4, SHEET[0], 4), "#fff8e4", alpha=0.7, **flat)
    m.paint(rect(349, 0, 3, SHEET[1]), "#8a7048", alpha=0.35, **flat)
    m.paint(minus(rect(14, 14, 672, 972), rect(20, 20, 660, 960)), INK, alpha=0.8, **flat)
    return m.img


def contours(m, r):
    """Height lines round every rise, green low and brown high; a border of dashes."""
    for x, y, size in ((230, 660, 74), (540, 560, 66), (450, 820, 84), (240, 440, 60), (210, 830, 50), (590, 880, 46)):
        wave = r.uniform(0, 6.28, 3)
        for k in range(6):
            q = size * (1 - k / 6.5)
            ring = []
            for t in np.linspace(0, 2 * math.pi, 40):
                n = q * (
                    1
                    + 0.16 * math.sin(2 * t + wave[0])
                    + 0.10 * math.sin(3 * t + wave[1])
                    + 0.05 * math.sin(5 * t + wave[2])
                )
                ring.append((x + 1.25 * n * math.cos(t), y + n * math.sin(t)))
            m.paint(poly(ring), mix("#c3cc94", "#c89a5c", k / 5), vol=0, lit=0, alpha=0.42, rough=0.4)
            m.line(ring, [1.3], "#8a6434", 0.75, rough=0.2)
    dashes = sample([(96, 700), (250, 590), (440, 560), (520, 690), (640, 740)], 60)
    for a, b in zip(dashes[::2], dashes[1::2], strict=True):
        m.line([tuple(a), tuple(b)], [3.4], "#a8382c", 0.75, rough=0.2)


def rose(m, x, y):
    """A compass rose."""
    for i in range(8):
        a, n = i * math.pi / 4, 34 if i % 2 == 0 else 19
        tip, side = (x + n * math.sin(a), y - n * math.cos(a)), 5.5
        for s in (-1, 1):
            p = (x + s * side * math.cos(a), y + s * side * math.sin(a))
            m.paint(poly([(x, y), p, tip]), WASH if s > 0 else "#f6eccf", vol=0, lit=0, rough=0.2)
    m.line([(x + 25 * math.cos(t), y + 25 * math.sin(t)) for t in np.linspace(0, 6.3, 40)], [1.2], INK, 0.8)


def pool(x, z, wob):
    """How deep a place lies in the coffee: above 1 it is wet."""
    f = np.zeros_like(x)
    for cx, cz, r in POOL:
        f += r**2 / ((x - cx) ** 2 + ((z - cz) * 1.05) ** 2 + 1)
    return f * (1 + 0.4 * wob)


def table(c):
    """Wood, paper, coffee, each in its light."""
    z = FOCUS * EYE / np.clip(c.yy - HORIZON, 1, None)
    x = (c.xx - 300) * z / FOCUS
    s = c.ss

    def noise(kind, k, kz=None):
        u, v = (x * k * s) % (c.w - 1), (z * (kz or k) * s) % (c.h - 1)
        return cv2.remap(c.noise(kind), u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR)

    grain = noise("streakh", 5, 9) * 0.6 + noise("mottle", 9) * 0.4
    sun = np.exp(-(((c.xx - 40) / 520) ** 2)) * 0.9 + 0.1
    wood = ramp(
        0.26 + 0.5 * (grain - 0.5) + 0.36 * sun, [(0, "#3a2418"), (0.4, "#7a5034"), (0.75, "#c08a58"), (1, "#f0cc94")]
    )
    chart_ = chart()
    u, v = on_sheet(x, z)
    paper = cv2.remap(
        chart_, (u * s).astype(np.float32), (v * s).astype(np.float32), cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE
    )
    on = smoothstep(0, 3, np.minimum(np.minimum(u, SHEET[0] - u), np.minimum(v, SHEET[1] - v)))
    tooth = noise("speck", 12)
    paper = paper * (0.62 + 0.32 * sun + 0.16 * (tooth - 0.5))[..., None]
    third = SHEET[1] / 3
    paper = paper * (1 - 0.07 * np.cos(2 * math.pi * v / third))[..., None]
    lift = blur(on.astype(np.float32), 5 * s)
    col = wood * (1 - 0.55 * np.clip(np.roll(lift, (2 * s, 7 * s), (0, 1)) - on, 0, 1))[..., None]
    col = col * (1 - on[..., None]) + paper * on[..., None]
    wob = noise("cloud", 5) - 0.5 + 0.6 * (blur(noise("mottle", 3), 2 * s) - 0.5)
    f = pool(x, z, wob)
    col = coffee(col, f, c, x, z)
    c.img = np.where((c.yy > HORIZON + FOCUS * EYE / EDGE)[..., None], col, c.img).astype(np.float32)


def coffee(col, f, c, x, z):
    """Brown in the paper first, amber where it is thin, black and bright where it is deep."""
    halo = smoothstep(0.80, 0.98, f)[..., None]
    col = col * (1 - halo * 0.45 * (1 - rgb("#a8743c")))
    wet = smoothstep(0.985, 1.015, f)[..., None]
    deep = smoothstep(1.0, 1.5, f)
    body = ramp(deep, [(0, "#a8622a"), (0.12, "#6a3614"), (0.4, "#3a1a0a"), (1, "#20100a")])
    glance = smoothstep(110, 230, z) * 0.30 + 0.10 * np.exp(-(((c.xx - 120) / 160) ** 2))
    swell = 0.06 * np.sin(z / 2.6 + x / 6 + 3 * (c.noise("cloud") - 0.5))
    body = body + (rgb("#f6e2bc") - body) * np.clip(glance + swell * deep, 0, 1)[..., None] * 0.75
    lip = np.exp(-(((f - 1.03) / 0.018) ** 2))
    body = 1 - (1 - body) * (1 - (lip * 0.7)[..., None] * rgb("#ffe0ac"))
    col = col * (1 - wet) + body * wet
    under = np.exp(-(((f - 0.965) / 0.022) ** 2)) * 0.45
    return col * (1 - under[..., None] * (1 - rgb("#6a4020")))


def wall(c):
    """The kitchen beyond, out of focus: window light from the left."""
    c.sky([(0, "#b59a6c"), (0.2, "#d8c08e"), (0.32, "#e6d2a2"), (1, "#e6d2a2")], warp=0.2)
    c.glow(0, 90, 360, "#fff6da", 0.75, 1.2)
    c.shade(600, 120, 330, "#8a6a44", 0.7, 1.6)
    c.brush((46, 26), thr=(0, 0.03), length=4, jitter=0.012)


def cup(c):
    """The cup on its side, its mouth to us, the last of it still running out."""
    mx, my, bx, by = 352, 250, 520, 196
    china = dict(dark="#a88c68", light="#fffdf2", rough=0.3, lit=0, grain=0.06, tex=0.05)
    shade = curve([(300, 352), (420, 366), (600, 350), (640, 300), (560, 270), (420, 300)])
    c.paint(shade, "#3a2414", vol=0, alpha=0.55, soft=12, lit=0)
    ear = [(468, 152), (470, 100), (506, 70), (548, 84), (560, 122), (546, 158)]
    c.paint(
        limb(ear, [22, 21, 20, 20, 21, 24], n=60),
        "#e6d8bc",
        vol=1.2,
        rim="#fffaf0",
        rimdir=(-0.7, -0.7),
        shadow=(6, 6, 8, 0.3),
        **china,
    )
    mouth = ellipse(mx, my, 84, 112, -14)
    foot = ellipse(bx, by + 12, 54, 76, -14)
    body = curve(
        [
            (326, 142, "c"),
            (400, 128),
            (480, 126),
            (532, 132),
            (572, 176),
            (580, 236),
            (556, 284),
            (500, 316),
            (440, 344),
            (378, 362, "c"),
            (330, 330),
            (280, 250),
        ]
    )
    m = c.paint(
        union(body, foot, mouth),
        "#e9dcc2",
        vol=1.1,
        px=220,
        key=(-0.5, -0.75, 0.35),
        rim="#fffaf0",
        rimdir=(-0.4, -1),
        **china,
    )
    band = limb([(424, 116), (470, 214), (462, 350)], [13, 15, 13], cap=False)
    c.paint(
        band,
        WASH,
        dark="#1c4058",
        light="#7ab0cc",
        vol=0,
        clip=m,
        rough=0.3,
        lit=0,
        grad=((0, 120), (0, 350), 0.3, -0.5),
    )
    c.paint(mouth, "#fbf2de", dark="#c0a884", light="#ffffff", vol=0.5, rough=0.3, lit=0, detail=0.6)
    inner = ellipse(mx + 2, my + 1, 75, 102, -14)
    q = c.paint(
        inner,
        "#8a7050",
        dark="#2a1a10",
        light="#e6d2a8",
        vol=-0.9,
        rough=0.3,
        lit=0,
        grad=((mx - 80, my - 60), (mx + 60, my + 60), -0.7, 0.35),
        detail=0.6,
    )
    left = curve([(270, 296), (310, 278), (370, 286), (440, 300), (440, 380), (280, 380)])
    c.paint(
        left,
        "#2c150a",
        dark="#160a06",
        light="#8a5a34",
        vol=0.3,
        clip=q,
        rough=0.6,
        lit=0,
        rim="#f0cfa0",
        rimdir=(0, -1),
    )
    run = curve(
        [(296, 330, "c"), (330, 350), (372, 361), (412, 346, "c"), (452, 404), (400, 440), (290, 430), (250, 396)]
    )
    c.paint(run, "#24110a", dark="#180b06", light="#5a3014", vol=0.15, rough=0.8, lit=0, soft=4, alpha=0.96)
    c.paint(ellipse(352, 408, 70, 30), "#e6d2a8", vol=0, alpha=0.16, soft=12, lit=0)
    for pts in ([(322, 350), (316, 384), (322, 410)], [(368, 364), (372, 392), (366, 414)]):
        c.line(pts, [0.6, 3.4, 0.6], "#c89058", 0.5, soft=1.4)


def box_shadow(c, x, z, w, up):
    """The shadow of a small thing on the table."""
    p = [
        seen(x - w, z),
        seen(x + w, z),
        seen(x + w + FALL[0] * up, z + FALL[1] * up),
        seen(x - w * 0.4 + FALL[0] * up, z + FALL[1] * up),
    ]
    c.paint(poly(p), "#3a2a24", vol=0, alpha=0.62, soft=0.9, lit=0, rough=0.3)


def house(c, x, z, w, h, roof, sunk=0.0, tower=False):
    """A house of folded paper: one wall in the sun, one in the shade."""
    if not sunk:
        box_shadow(c, x, z, w, h * 1.4)
    d, low = w * 0.9, -sunk * h
    k = dict(vol=0, lit=0, rough=0.25, detail=0.8, grain=0.06)

    def P(a, b, up):
        return seen(x + a, z + b, max(0, up + low))

    c.paint(
        poly([P(-w, 0, 0), P(w, 0, 0), P(w, 0, h), P(0, 0, h * 1.75), P(-w, 0, h)]), "#efe2c4", light="#fffaf0", **k
    )
    c.paint(poly([P(w, 0, 0), P(w, d * 2, 0), P(w, d * 2, h), P(w, 0, h)]), "#a88c68", **k)
    c.paint(
        poly(
            [P(-w * 1.12, -0.2, h * 0.92), P(0, -0.2, h * 1.82), P(0, d * 2, h * 1.82), P(-w * 1.12, d * 2, h * 0.92)]
        ),
        roof,
        light="#ffc09a",
        **k,
    )
    c.paint(
        poly([P(0, -0.2, h * 1.82), P(w * 1.14, -0.2, h * 0.9), P(w * 1.14, d * 2, h * 0.9), P(0, d * 2, h * 1.82)]),
        mix(roof, "#3a1c14", 0.45),
        **k,
    )
    for a in (-0.5, 0.35):
        c.paint(
            poly(
                [
                    P(w * a, -0.05, h * 0.35),
                    P(w * (a + 0.3), -0.05, h * 0.35),
                    P(w * (a + 0.3), -0.05, h * 0.8),
                    P(w * a, -0.05, h * 0.8),
                ]
            ),
            "#3a2a1c",
            **k,
        )
    if tower:
        t = w * 0.55
        c.paint(
            poly([P(-w - t, 0, 0), P(-w + t, 0, 0), P(-w + t, 0, h * 2.3), P(-w - t, 0, h * 2.3)]),
            "#efe2c4",
            light="#fffaf0",
            **k,
        )
        c.paint(poly([P(-w - t * 1.3, 0, h * 2.25), P(-w + t * 1.3, 0, h * 2.25), P(-w, 0, h * 4)]), roof, **k)
    if sunk:
        c.paint(ellipse(*seen(x, z), w * 1.5 * FOCUS / z, 2.2), "#f0cfa0", vol=0, alpha=0.35, soft=0.8, lit=0)


def tree(c, x, z, h):
    """A paper fir."""
    box_shadow(c, x, z, 0.3, h)
    k = dict(vol=0, lit=0, rough=0.3, detail=0.7)
    c.paint(
        poly([seen(x - h * 0.3, z, h * 0.14), seen(x + h * 0.3, z, h * 0.14), seen(x, z, h)]),
        "#7c9054",
        light="#b8c48a",
        **k,
    )
    c.paint(poly([seen(x + h * 0.04, z, h * 0.14), seen(x + h * 0.3, z, h * 0.14), seen(x, z, h)]), "#4c6238", **k)


def walker(c, x, z, i, r):
    """One of those who leave: a coat, a bent head, something carried."""
    h = r.uniform(1.75, 2.25) * (0.7 if i % 7 == 3 else 1)
    k = FOCUS / z * h / 100
    px, py = seen(x, z)
    tip = seen(x + FALL[0] * h, z + FALL[1] * h)
    c.paint(limb([(px, py), tip], [24 * k, 15 * k]), "#4a3420", vol=0, alpha=0.6, soft=0.5, lit=0)

    def P(*pts):
        return [(px + p[0] * k, py - p[1] * k, *p[2:]) for p in pts]

    col = ["#3f5a6a", "#7a3a30", "#4a4a3a", "#8a6a3c", "#2c3c4c", "#6a4a5a"][r.integers(6)]
    kw = dict(vol=0.8, rough=0.08, lit=0, rim="#fff6da", rimdir=(-1, -0.3), rimw=0.8, detail=1.0, grain=0.06)
    step = r.uniform(5, 11)
    c.paint(
        merged([limb(P((-4, 34), (-step, 1)), [11 * k, 8 * k]), limb(P((4, 34), (step * 0.8, 3)), [11 * k, 8 * k])]),
        "#2a1e18",
        **kw,
    )
    c.paint(curve(P((-8, 78), (-14, 58), (-18, 26), (0, 22), (18, 26), (14, 58), (8, 78), (0, 82))), col, **kw)
    load = r.integers(4)
    if load == 0:
        c.paint(ellipse(*P((15, 66))[0], 15 * k, 17 * k), "#d8c49a", dark="#8a6c44", **kw)
    if load == 1:
        c.paint(poly(P((14, 42), (34, 42), (34, 20), (14, 20))), "#8a5c34", **kw)
    if load == 2:
        c.paint(poly(P((-20, 96), (20, 98), (20, 116), (-20, 114))), "#c8a468", dark="#7a5430", **kw)
    c.paint(ellipse(*P((0, 90))[0], 8.6 * k, 10 * k), "#8a5c48" if load != 1 else "#3a2a24", **kw)
    if load in (0, 3):
        c.paint(
            curve(P((-15, 94), (0, 91), (15, 94), (8, 99), (6, 107), (-6, 107), (-8, 99))),
            mix(col, "#20140e", 0.4),
            **kw,
        )


def exodus(c):
    """Down the road, over the edge of the map, out on the bare table."""
    r = np.random.default_rng(40)
    way = sample([on_table(u, v) for u, v in ROAD], 200)
    way = way[pool(way[:, 0], way[:, 1], 0.0) < 0.72]
    off = np.array([(way[-1][0] + t * 3.2, way[-1][1] - t * 8.6) for t in np.linspace(0.1, 1, 30)])
    path = np.concatenate([way, off])
    gaps = np.cumsum(np.hypot(*np.gradient(path, axis=0).T))
    spots, at = [], 0.0
    while at < gaps[-1]:
        p = [np.interp(at, gaps, path[:, i]) for i in (0, 1)]
        spots.append((p[0] + r.normal(0, 0.5), p[1] + r.normal(0, 0.3)))
        at += r.uniform(1.3, 2.7)
    for i, (x, z) in enumerate(sorted(spots, key=lambda p: -p[1])):
        walker(c, x, z, i, r)


def paper_boat(c, x, z):
    """Someone has folded a boat out of a corner of the map; three have got in."""
    px, py = seen(x, z)
    k = FOCUS / z / 9
    fold = dict(vol=0, lit=0, rough=0.15, detail=1.0)

    def P(*pts):
        return [(px + p[0] * k, py - p[1] * k) for p in pts]

    c.paint(ellipse(px + 3, py + 2, 34 * k, 5 * k), "#120804", vol=0, alpha=0.7, soft=1.5, lit=0)
    c.paint(poly(P((-2, 8), (3, 44), (12, 8))), "#d8c8a0", **fold)
    for u, col in ((-17, "#3f5a6a"), (-10, "#7a3a30"), (17, "#4a4a3a")):
        c.paint(
            union(ellipse(*P((u, 15))[0], 3.4 * k, 6 * k), ellipse(*P((u, 24))[0], 2.6 * k, 3 * k)),
            col,
            rim="#fff6da",
            rimdir=(-1, -0.3),
            rimw=0.7,
            **(fold | dict(vol=0.5)),
        )
    c.paint(poly(P((-40, 20), (-24, 0), (24, 0), (40, 20), (0, 9))), "#fbf2d8", **fold)
    c.paint(poly(P((0, 9), (40, 20), (24, 0), (4, 0))), "#c8b48a", **fold)


def steam(c):
    """It is still hot."""
    for i, (x, y) in enumerate(((196, 330), (262, 372), (330, 320))):
        pts = [(x, y), (x - 14, y - 50), (x + 12, y - 110), (x - 8, y - 170), (x + 16, y - 240)]
        c.paint(limb(pts, [10, 26, 34, 40, 20], n=50), "#fffaf0", vol=0, alpha=0.2 - 0.03 * i, soft=11, lit=0, rough=3)


def draw():
    """Morning, low sun over the table, and the end of a country."""
    c = Card(6021, key=(-0.6, -0.6, 0.5))
    wall(c)
    table(c)
    cup(c)
    towns = [
        (-46, 205, 3.4, 3.6, 0),
        (-38, 196, 3.0, 3.2, 0),
        (-30, 204, 2.8, 3.0, 0),
        (-20, 172, 3.0, 3.2, 0.5),
        (-12, 160, 2.8, 3.0, 0.75),
        (4, 152, 3.0, 3.4, 0.55),
        (14, 146, 2.6, 3.0, 0.8),
        (38, 150, 2.8, 3.2, 0),
        (44, 140, 2.8, 3.0, 0),
        (-30, 118, 2.6, 2.9, 0),
        (-24, 112, 2.4, 2.8, 0),
        (-34, 108, 2.4, 2.8, 0),
        (26, 98, 2.3, 2.7, 0),
        (33, 101, 2.4, 2.8, 0),
        (-20, 84, 1.9, 2.3, 0),
        (-25, 88, 2.0, 2.4, 0),
    ]
    roofs = ["#c8583c", "#b04a34", "#d06a48", "#a8503c"]
    for i, (x, z, w, h, sunk) in enumerate(sorted(towns, key=lambda t: -t[1])):
        house(c, x, z, w * 0.8, h, roofs[i % 4], sunk, tower=i in (5, 11))
    r = np.random.default_rng(12)
    groves = [
        (x + r.normal(0, 3.2), z + r.normal(0, 4))
        for x, z, n in ((24, 84, 9), (-27, 98, 7), (30, 74, 5), (-44, 128, 6))
        for _ in range(n)
    ]
    for x, z in sorted(groves, key=lambda p: -p[1]):
        tree(c, x, z, r.uniform(2.6, 4.0))
    paper_boat(c, -9, 140)
    exodus(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.66 + c.detail * 0.34, 0, 1), opacity=0.55)
    c.late.append(lambda: steam(c))
    return c.finish(
        vignette=0.26,
        bloom=0.12,
        bthr=0.86,
        contrast=0.2,
        shadow_tint="#2c1c14",
        light_tint="#fff2d4",
        paper=0.04,
        grain=0.02,
    )
