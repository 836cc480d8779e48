"""A teapot as big as a hill pours out the road; somebody cycles up it with an empty cup."""

import itertools
import math

import cv2
import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Space,
    blur,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    merged,
    minus,
    pines,
    poly,
    rgb,
    ridge,
    sample,
)

SENTENCE = "A teapot as big as a hill pours out the road; somebody cycles up it with an empty cup."
KEY = "rose-morning"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "adult"

SUN = (408, 352)
EYE, FAR = 9.0, 424  # the eye's height in metres, the horizon on the card
WAY = [
    (6.5, -3.4),
    (10, -2.3),
    (14, -0.6),
    (19, 2.6),
    (27, 6.6),
    (38, 4.6),
    (52, -7),
    (74, -14),
    (105, 6),
    (150, 42),
    (215, 80),
    (300, 104),
]
HALF = 1.9


def sky(c):
    """Early light, with the sun low behind the stream."""
    c.sky(
        [(0, "#5a4a6e"), (0.14, "#90688a"), (0.28, "#d8929a"), (0.39, "#f8c49a"), (0.47, "#ffeec4"), (1, "#f0dcc0")],
        warp=0.06,
    )
    c.glow(*SUN, 330, "#fff2cc", 0.7, 1.2)
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.012, opacity=0.75, flow=np.full((c.h, c.w), 0.1), fmix=3)
    c.glow(*SUN, 60, "#fffbe8", 1.0, 3.0)
    c.fog_colour = rgb("#f2cfb8")
    for y, amp, col, fog, seed in ((398, 12, "#a88a98", 0.72, 4), (416, 8, "#8a8088", 0.52, 9)):
        c.paint(ridge(y, amp, seed), col, vol=0.2, fog=fog, rough=0.9)
    c.veil("#fbe2c8", 380, 428, 0.5, seed=4)


def plain(c, S):
    """The valley floor: pale with dew, darker toward us."""
    c.paint(
        poly([(-20, FAR), (620, FAR), (620, 920), (-20, 920)]),
        "#66694e",
        dark="#263534",
        light="#f4cf90",
        vol=0,
        rough=0.6,
        tex=0.4,
        texk="streakh",
        grad=((0, FAR), (0, 900), 0.4, -0.3),
    )
    rr = np.random.default_rng(23)
    for z, fog, h, n in ((240, 0.66, 6, 34), (150, 0.5, 8, 22), (95, 0.36, 9, 12), (58, 0.2, 10, 5), (34, 0.05, 10, 3)):
        xs = rr.uniform(-0.55, 0.55, n) * z
        px = [S.pt((x, 0, z))[0] for x in xs if abs(x - way_x(z)) > 9 and abs(x - way_x(z * 0.85)) > 9]
        y, s = S.pt((0, 0, z))[1], 620 / z
        hs = [s * h * rr.uniform(0.5, 1.1) for _ in px]
        for x, hh in zip(px, hs, strict=True):
            d = (x - SUN[0]) / (y - SUN[1] + 40)
            L = hh * 2.6
            c.paint(
                poly(
                    [
                        (x - hh * 0.14, y),
                        (x + hh * 0.14, y),
                        (x + d * L + hh * 0.2, y + L * 0.5),
                        (x + d * L - hh * 0.2, y + L * 0.5),
                    ]
                ),
                "#1c2a34",
                vol=0,
                alpha=0.6 * (1 - fog),
                soft=1.6,
            )
        c.paint(
            merged([poplar(x, y, hh, rr) for x, hh in zip(px, hs, strict=True)]),
            "#2f4040",
            light="#b08a68",
            vol=0.7,
            fog=fog,
            rough=1.6,
            rim="#ffdca0",
            rimw=1.6,
            rimdir=(0.0, -0.6),
            detail=0.6,
        )
        c.band("#fbe6cc", y + 4, 8 + s * 0.5, 0.2, int(z))


def poplar(x, y, h, rr):
    """A slim tree."""
    w = h * rr.uniform(0.1, 0.15)
    return curve(
        [
            (x - 0.2 * w, y),
            (x - w, y - h * 0.3),
            (x - w * 0.8, y - h * 0.7),
            (x, y - h),
            (x + w * 0.8, y - h * 0.7),
            (x + w, y - h * 0.3),
            (x + 0.2 * w, y),
        ]
    )


def way_x(z):
    """Where the middle of the road lies at a distance."""
    return float(np.interp(z, [q[0] for q in WAY], [q[1] for q in WAY]))


def hill(c):
    """The slope on which the pot has been set down, small firs about its foot."""
    side = curve(
        [
            (-30, 316, "c"),
            (50, 318),
            (110, 334),
            (180, 360),
            (260, 394),
            (340, 418),
            (440, 430),
            (440, 470, "c"),
            (-30, 520, "c"),
        ]
    )
    c.paint(side, "#4c5450", dark="#2c363e", light="#d8a878", vol=0.3, fog=0.06, rough=1.0, tex=0.3, fade=(420, 470))
    rr = np.random.default_rng(7)
    xs = np.sort(np.r_[rr.uniform(-10, 90, 14), rr.uniform(90, 340, 20)])
    ys = np.interp(xs, [0, 50, 110, 180, 260, 340], [318, 320, 336, 362, 396, 420]) + rr.uniform(2, 20, len(xs))
    pines(c, xs, ys, rr.uniform(12, 26, len(xs)), "#26323a", fog=0.06, seed=2, rim="#ffd8a8")


def pot(c):
    """The great shape, dark against the morning, with the sun along its edges."""
    k = Frame(c, 172, 366, 192, 22, False)
    glaze = dict(
        dark="#12202e", light="#7f98a0", rim="#ffe8bc", rimdir=(0.9, 0.2), rimw=5, rough=0.2, grain=0.08, detail=0.7
    )
    k.paint(ellipse(0, 4, 52, 9), "#2c3a44", vol=0, soft=3, alpha=0.6)
    handle = minus(
        curve([(-44, -84), (-66, -104), (-96, -96), (-104, -62), (-88, -34), (-50, -22)]),
        curve([(-44, -76), (-66, -93), (-87, -86), (-93, -62), (-80, -42), (-46, -32)]),
    )
    k.paint(handle, "#223c54", vol=0.9, **glaze)
    spout = [
        (46, -34),
        (74, -40),
        (94, -62),
        (104, -92),
        (122, -108),
        (129, -101),
        (119, -86),
        (112, -56),
        (96, -22),
        (58, -8),
    ]
    k.paint(spout, "#24405a", vol=0.9, px=200, **glaze)
    body = [
        (-22, 2, "c"),
        (-46, -12),
        (-62, -42),
        (-58, -74),
        (-36, -98),
        (-20, -104),
        (20, -104),
        (36, -98),
        (58, -74),
        (62, -42),
        (46, -12),
        (22, 2, "c"),
        (0, 5),
    ]
    m = k.paint(body, "#24405a", vol=1.0, px=260, grad=((60, 160), (300, 330), -0.06, 0.10), **glaze)
    for y0, w in ((-30, 5), (-36, 1.6)):
        k.line([(-66, y0), (-30, y0 + 12), (30, y0 + 12), (66, y0)], [w], "#e8d4b0", 0.42, clip=m)
    k.paint(
        [(-40, -84), (-46, -60), (-42, -34), (-34, -34), (-36, -60), (-30, -82)],
        "#f4e4e0",
        vol=0,
        alpha=0.5,
        soft=2.4,
        clip=m,
    )
    k.paint([(-24, -92), (-8, -96), (6, -95), (4, -90), (-10, -89)], "#ffe8e0", vol=0, alpha=0.5, soft=1.4, clip=m)
    k.paint(
        [(-54, -30), (-30, -4), (10, 0), (44, -14), (30, -2), (0, 4), (-34, 0)],
        "#ffb070",
        vol=0,
        alpha=0.4,
        soft=3,
        clip=m,
    )
    k.paint(
        [(48, -78), (56, -54), (52, -26), (57, -26), (61, -54), (54, -80)], "#fff0cc", vol=0, alpha=0.65, soft=2, clip=m
    )
    for pts in ([(-52, -92), (-72, -101), (-92, -92), (-99, -68)], [(70, -30), (92, -46), (105, -74), (112, -92)]):
        k.line(pts, [1, 2.6, 2.6, 0.8], "#ffe8dc", 0.6, soft=0.8)
    lid = [(-34, -100), (-24, -112), (0, -118), (24, -112), (34, -100), (0, -96)]
    k.paint(lid, "#2a4862", vol=0.9, shadow=(0, 2, 3, 0.35), **glaze)
    k.line([(-24, -106), (-10, -113), (6, -114)], [0.8, 3, 0.8], "#ffe8dc", 0.6, soft=0.7)
    k.paint(
        ellipse(0, -123, 8, 8),
        "#c88a58",
        dark="#5a3430",
        light="#fff0cc",
        vol=1.0,
        rough=0.2,
        rim="#fff4d8",
        rimdir=(0.8, -0.35),
    )
    return k.pt(126, -103)


def road(c, S, tip):
    """Tea from the spout to the ground, and along the valley to our feet: brown below, the sky on its face."""
    p = np.array([(x, z) for z, x in [tuple(q) for q in sample(WAY, 420)]])
    d = np.gradient(p, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    n = np.stack([d[:, 1], -d[:, 0]], 1)

    def band(a, b, lo=0, hi=420):
        L = [S.pt((q[0] + m[0] * a, 0, q[1] + m[1] * a)) for q, m in zip(p[lo:hi], n[lo:hi], strict=True)]
        R = [S.pt((q[0] + m[0] * b, 0, q[1] + m[1] * b)) for q, m in zip(p[lo:hi], n[lo:hi], strict=True)]
        return poly(L + R[::-1])

    c.paint(band(-HALF - 0.34, HALF + 0.34), "#3c3a34", dark="#242628", light="#a88860", vol=0, rough=0.9, alpha=0.85)
    tea = c.paint(
        band(-HALF, HALF),
        "#44190a",
        dark="#200a06",
        light="#a8541c",
        vol=0,
        rough=0.4,
        tex=0.3,
        grad=((0, FAR), (0, 900), 0.42, -0.22),
    )
    for w, a in ((0.30, 0.34), (0.20, 0.42), (0.10, 0.5)):  # shallow at the edges, where the light comes through
        for e in (-HALF, HALF):
            inner = e - math.copysign(w * HALF * 2, e)
            c.paint(band(e, inner), "#c8701e", light="#ffb454", vol=0, lit=0, alpha=a, soft=1.5, clip=tea)
    shine(c, tea)
    dash = [band(-0.07, 0.07, i, i + 5) for i in range(3, 300, 10)]
    c.paint(merged(dash), "#fff0d4", vol=0, rough=0.1, alpha=0.8)
    for a in (-HALF, HALF):
        c.paint(band(a - 0.045, a + 0.045), "#ffe8c0", vol=0, rough=0.4, alpha=0.5)
    far = limb([tuple(S.pt((q[0], 0, q[1]))) for q in p[100::12]], [9, 7, 7, 10], cap=False)
    c.paint(far, "#a85418", dark="#5c2410", light="#ffb860", vol=0.3, rough=0.4, alpha=0.75, lit=0, detail=0.7)
    end = S.pt((p[-1, 0], 0, p[-1, 1]))
    fall = [
        tip,
        (tip[0] + 20, tip[1] + 8),
        (tip[0] + 34, tip[1] + 46),
        ((tip[0] + 36 + end[0]) / 2 + 6, (tip[1] + end[1]) / 2 + 20),
        (end[0], end[1] + 4),
    ]
    amber = dict(dark="#7a2f10", light="#f0a048", lit=0, rough=0.5)
    c.paint(
        limb(fall, [20, 21, 19, 18, 24], n=60, cap=False),
        "#b85c1c",
        vol=0.9,
        texk="streakv",
        tex=0.4,
        detail=0.6,
        **amber,
    )
    c.line(fall, [2, 4, 3, 4, 3], "#fff0c0", 0.75, detail=0.6)
    c.paint(ellipse(end[0], end[1] + 3, 26, 5), "#f0c890", vol=0, lit=0, soft=3, alpha=0.8)
    for i, s in ((0, 1.0), (1, 0.8), (2, 0.62)):
        c.glow(end[0] + 20 * (i - 1), end[1] - 8 - 12 * i, 26 * s, "#fff4e0", 0.3, 1.6)


def shine(c, tea):
    """The wet face of the road is a mirror: the farther it lies, the more of the sky and the pot it gives back."""
    s = c.ss
    t = np.clip((c.yy - FAR) / (900 - FAR), 0, 1)
    rip = (c.noise("streakh", 3) - 0.5) * (4 + 40 * t)
    mx = (c.xx + (c.noise("mottle", 5) - 0.5) * 20 * t) * s
    my = (FAR - (c.yy - FAR) * 0.82 + rip) * s
    sky_ = cv2.remap(
        c.img, mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    h, w = tea.a.shape
    sl = (slice(tea.y0, tea.y0 + h), slice(tea.x0, tea.x0 + w))
    k = (tea.a * (0.86 - 0.44 * t[sl]))[..., None]
    tint = blur(sky_, 1.2 * s)[sl] * (rgb("#f6d0a0") * (1 - 0.3 * t[sl])[..., None])
    c.img[sl] = c.img[sl] * (1 - k) + tint * k
    glit = np.exp(-(((c.xx - SUN[0]) / (34 + 60 * t)) ** 2)) * (c.noise("streakh", 8) > 0.52 + 0.12 * t) * (1 - 0.6 * t)
    g = (tea.a * glit[sl] * 0.8)[..., None]
    c.img[sl] = c.img[sl] * (1 - g) + rgb("#ffedb8") * g


def steam(c, S, tip):
    """What rises from the lid, from the spout, and all along the road."""
    for pts, w in (
        ([(262, 128), (250, 104), (276, 78), (254, 46), (272, 8)], [3, 9, 15, 20, 24]),
        (
            [
                (tip[0] + 22, tip[1] + 4),
                (tip[0] + 34, tip[1] - 24),
                (tip[0] + 16, tip[1] - 56),
                (tip[0] + 36, tip[1] - 100),
            ],
            [4, 9, 14, 20],
        ),
    ):
        c.paint(limb(pts, w), "#fff4e8", vol=0, lit=0, soft=7, alpha=0.42, rough=2.0)
    rr = np.random.default_rng(3)
    for z in (150, 110, 84, 66, 54, 46, 38, 32, 27, 23, 20):
        x, y = S.pt((way_x(z) + rr.uniform(-1, 1), 0, z))
        h = 620 / z * rr.uniform(1.6, 2.6)
        pts = [(x, y), (x + h * 0.1, y - h * 0.4), (x - h * 0.12, y - h * 0.75), (x + h * 0.1, y - h * 1.2)]
        c.paint(
            limb(pts, [h * 0.2, h * 0.3, h * 0.34, h * 0.2]),
            "#ffeeda",
            vol=0,
            lit=0,
            soft=3 + h * 0.06,
            alpha=0.3,
            rough=1.5,
        )


def rider(c, S):
    """From behind in a long coat; an empty cup is strapped on the rack, and the shadow runs to our feet."""
    z = 14.6
    x, y = S.pt((way_x(z) + 0.75, 0, z))
    k = Frame(c, x, y, 112, 2, False)
    dx = (x - SUN[0]) / (y - SUN[1])
    shade = poly([(x - 5, y), (x + 5, y), (x + dx * 230 + 46, y + 190), (x + dx * 230 - 26, y + 190)])
    c.paint(shade, "#1c0c10", vol=0, soft=5, alpha=0.65, lit=0, fade=(y + 40, y + 180))
    for e, j in itertools.product((-1, 1), range(2)):  # the wheel leaves a wake
        far = np.linspace(0.1 + 0.7 * j, 2.6 + 1.3 * j, 5)
        w = [S.pt((way_x(z - t) + 0.75 + e * (0.16 * t**0.8), 0, z - t)) for t in far]
        c.line(w, [0.6, 2.4, 2.2, 0.5], "#ffd8a4", 0.5 - 0.15 * j, soft=0.8, detail=0.5)
    c.paint(ellipse(x, y, 13, 4), "#ffe4bc", vol=0, lit=0, alpha=0.6, soft=1.6)
    dark = dict(dark="#0e0c14", light="#5a4650", vol=0.7, rough=0.2, detail=0.9)
    lit = dict(rim="#ffe4b0", rimdir=(0.75, -0.65), rimw=1.7)
    k.paint(limb([(0, 1), (0, -18), (0, -38)], [5, 4.4, 4.4]), "#16121a", **dark, **lit)
    k.paint(limb([(-21, -57), (-15, -60), (0, -58), (15, -60), (21, -57)], [2.6]), "#2a2228", **dark, **lit)
    for s, knee, foot in ((-1, -30, -4), (1, -36, -17)):
        k.paint(limb([(s * 5, -46), (s * 9, knee), (s * 7.5, foot)], [10, 8, 6.5]), "#1f1c28", **dark, **lit)
        k.paint(ellipse(s * 8, foot + 1.5, 5.5, 3.2), "#120e12", **dark)
    coat = [
        (-4, -92),
        (-12, -87),
        (-18, -76),
        (-22, -62),
        (-19, -57),
        (-14, -62),
        (-12, -70),
        (-12, -52),
        (-18, -30),
        (-10, -33),
        (-4, -28),
        (3, -33),
        (11, -27),
        (19, -34),
        (12, -52),
        (12, -70),
        (14, -62),
        (19, -57),
        (22, -62),
        (18, -76),
        (12, -87),
        (4, -92),
    ]
    m = k.paint(coat, "#3a2434", px=200, **dark, **lit)
    k.line([(0, -88), (0, -60), (0, -34)], [0.8, 1.6, 0.8], "#120c14", 0.7, clip=m)
    k.paint(limb([(0, -88), (0, -96)], [6.5, 6.5]), "#5a3c38", **dark)
    k.paint(ellipse(0, -101, 7.6, 9), "#2a1c1e", **dark, **lit)
    k.paint(
        [(-14, -104), (-8, -106), (-7.5, -112), (0, -115), (7.5, -112), (8, -106), (14, -104), (0, -101)],
        "#2c2028",
        **dark,
        **lit,
    )
    china = dict(dark="#9a8a98", light="#ffffff", vol=0.9, rough=0.1, detail=1.0, rim="#fff8e8", rimdir=(0.8, -0.5))
    k.paint(minus(ellipse(10, -40, 4.4, 4.4), ellipse(10, -40, 2.4, 2.4)), "#efe6dc", **china)
    k.paint([(-9, -46, "c"), (9, -46, "c"), (6, -33), (0, -31), (-6, -33)], "#efe6dc", shadow=(0, 1, 2, 0.5), **china)
    k.paint(ellipse(0, -46, 9, 2.2), "#b8a0a0", dark="#7a6a70", vol=0, rough=0.1, detail=1.0)


def draw():
    """Against the sun, up the valley."""
    c = Card(7312, key=(0.5, -0.6, 0.45))
    S = Space.one(c, eye=(0, EYE, 0), f=620, vp=(300, FAR))
    sky(c)
    plain(c, S)
    tip = pot(c)
    hill(c)
    road(c, S, tip)
    steam(c, S, tip)
    c.glow(SUN[0] + 20, FAR, 240, "#ffc878", 0.3, 1.1, 1.6)
    rider(c, S)
    f = focus_map(
        c,
        [
            (240, 240, 240, 160, 0.95),
            (400, 350, 60, 140, 0.9),
            (300, 780, 120, 120, 1.0),
            (300, 560, 240, 140, 0.8),
            (480, 440, 120, 60, 0.9),
        ],
        0.62,
    )
    loose(c, f, strength=0.4, drag=0.05)
    return c.finish(vignette=0.22, bloom=0.2, bthr=0.82, contrast=0.2, shadow_tint="#3a2c4c", light_tint="#fff0d4")
