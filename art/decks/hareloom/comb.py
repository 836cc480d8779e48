"""A balloon pulls an enormous comb across the wheat, and the field lies parted like hair."""

import math

import cv2
import numpy as np

from art.kit.all import Card, balloon, curve, ellipse, limb, merged, poly, ramp, rgb, smoothstep, union

SENTENCE = "A balloon pulls an enormous comb across the wheat, and the field lies parted like hair."
KEY = "lemon-noon"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "old"

HORIZON, FOCUS, EYE = 236, 1000, 62  # the camera: a level view, its picture shifted down
ENDS = np.array([(-37.0, 168.0), (33.0, 212.0)])  # where the comb stands, left end and right end
TEETH, SPINE = 13.0, 24.5  # heights of its roots and of the crown of its back
SUN = (-0.75, -1.25)  # where shadows go for each unit of height: right and toward us


def land(x, z):
    """A hill as round as the crown of a head."""
    return -0.0016 * x**2 - 0.00042 * np.clip(z - 120, 0, None) ** 2 + 1.2 * np.sin(x / 23 + z / 41)


def seen(x, z, up=0.0):
    """Where a point stands on the card."""
    return 300 + FOCUS * x / z, HORIZON + FOCUS * (EYE - land(x, z) - up) / z


def ground(c):
    """World place of every pixel of the hill, and nan in the sky."""
    z = np.geomspace(70, 700, 1500)
    x = (c.xx[0].astype(float)[:, None] - 300) * z / FOCUS
    rows = np.minimum.accumulate(HORIZON + FOCUS * (EYE - land(x, z)) / z, axis=1)
    depth = np.full((c.h, c.w), np.nan)
    steps = np.arange(len(z), dtype=float)
    for i in range(c.w):
        k = np.interp(-c.yy[:, 0].astype(float), -rows[i], steps, left=0, right=np.nan)
        depth[:, i] = np.interp(k, steps, z)
    return (c.xx - 300) * depth / FOCUS, depth


def parting(z):
    """Where the parting runs."""
    return -2 + 5.5 * np.sin((z - 190) / 58)


def laid(field, u, v):
    """A noise field looked up at two coordinates."""
    h, w = field.shape
    return cv2.remap(field, (u % (w - 1)).astype(np.float32), (v % (h - 1)).astype(np.float32), cv2.INTER_LINEAR)


def uncombed(x, z):
    """How far a place lies beyond the line of the comb; negative where it has passed."""
    a, b = ENDS
    d = (b - a) / np.hypot(*(b - a))
    return (z - a[1]) * d[0] - (x - a[0]) * d[1]


def hair(c, x, z):
    """The tone of the wheat: smooth locks falling from the parting, and a tangle where no comb has been."""
    s = x - parting(z)
    away = np.abs(s) + 0.001
    lock = z + 0.62 * away**1.22 + 900 * (s > 0)
    k = 9 * c.ss
    n, m = c.noise("mottle"), c.noise("cloud")
    fine = laid(n, lock * k, away * 5 * c.ss) * 0.6 + laid(n, lock * k * 2.7, away * 9 * c.ss + 300) * 0.4
    broad = laid(n, lock * 2.6 * c.ss, away * 1.1 * c.ss) * 0.6 + laid(m, lock * 3 * c.ss, away * 2 * c.ss) * 0.4
    roll = np.exp(-(((away - 3.2) / 3.4) ** 2))
    smooth = (
        0.44 + 0.42 * (fine - 0.5) + 0.55 * (broad - 0.5) + 0.22 * roll * np.where(s < 0, -0.9, 1.0) + 0.10 * (s < 0)
    )
    wild = laid(c.noise("streake"), x * 7 * c.ss, z * 5 * c.ss) - laid(
        c.noise("streakd"), x * 8 * c.ss + 90, z * 6 * c.ss
    )
    tangle = 0.38 + 0.36 * wild + 0.5 * (laid(n, x * 8 * c.ss, z * 8 * c.ss) - 0.5)
    return smooth, tangle, away


def comb_shadow(c):
    """What the comb throws on the smoothed wheat: a band, and a bar for each tooth."""
    a, b = ENDS
    bars = []
    for t in np.linspace(0.012, 0.988, 34):
        p = a + (b - a) * t
        q = p + np.array([-SUN[0], SUN[1]]) * TEETH
        w = 0.5
        bars.append(poly([seen(p[0] - w, p[1]), seen(p[0] + w, p[1]), seen(q[0] + w, q[1]), seen(q[0] - w, q[1])]))
    lower = [a + (b - a) * t + np.array([-SUN[0], SUN[1]]) * TEETH for t in np.linspace(0, 1, 12)]
    upper = [a + (b - a) * t + np.array([-SUN[0], SUN[1]]) * back(t) for t in np.linspace(0, 1, 12)]
    bars.append(poly([seen(*p) for p in lower] + [seen(*p) for p in upper[::-1]]))
    c.paint(merged(bars), "#5a3008", vol=0, alpha=0.66, soft=0.9, lit=0, rough=1.0)


def back(t):
    """The height of the comb's arched back along its length."""
    return TEETH + (SPINE - TEETH) * (0.3 + 0.7 * math.sin(math.pi * (0.04 + 0.92 * t)) ** 0.8)


def comb(c):
    """Tortoiseshell, old and dark, its teeth deep in the wheat."""
    a, b = ENDS
    thick = np.array([1.6, -3.4])
    shell = dict(dark="#2a0d06", light="#d98a34", rough=0.3)
    teeth = []
    for i, t in enumerate(np.linspace(0.012, 0.988, 34)):
        p = a + (b - a) * t
        w = 0.62 if 0 < i < 33 else 1.3
        dx = (b - a) / np.hypot(*(b - a)) * w
        top, tip = TEETH + 0.6, -0.6
        teeth.append(
            poly([seen(*(p - dx), top), seen(*(p + dx), top), seen(*(p + dx * 0.35), tip), seen(*(p - dx * 0.35), tip)])
        )
    c.paint(merged(teeth), "#6a2c10", vol=0.7, rim="#ffd27a", rimw=1.2, detail=0.9, **shell)
    ts = np.linspace(0, 1, 26)
    face = [seen(*(a + (b - a) * t), back(t)) for t in ts] + [seen(*(a + (b - a) * t), TEETH) for t in ts[::-1]]
    m = c.paint(poly(face), "#6a2c10", vol=0.5, tex=0.3, detail=0.9, shadow=(3, 6, 6, 0.3), **shell)
    r = np.random.default_rng(4)
    for _ in range(46):
        t, h = r.uniform(0.02, 0.98), r.random()
        x, y = seen(*(a + (b - a) * t), TEETH + h * (back(t) - TEETH))
        amber = r.random() < 0.55
        c.paint(
            ellipse(x, y, r.uniform(5, 17), r.uniform(4, 10), r.uniform(-40, 10)),
            "#e08a2c" if amber else "#2c0e06",
            vol=0.2,
            alpha=0.6,
            soft=1.5,
            rough=3.5,
            clip=m,
            lit=0,
        )
    crown = [seen(*(a + (b - a) * t), back(t)) for t in ts]
    c.paint(
        poly(crown + [seen(*(a + (b - a) * t - thick * 0.5), back(t) + 0.9) for t in ts[::-1]]),
        "#f0b860",
        dark="#a85a20",
        light="#fff0c0",
        vol=0,
        rough=0.2,
        detail=0.9,
    )
    end = [seen(*a, back(0)), seen(*(a - thick * 0.5), back(0) + 0.9), seen(*(a - thick * 0.5), 0), seen(*a, -0.6)]
    c.paint(poly(end), "#e0963c", dark="#8a4418", light="#ffe0a0", vol=0, rough=0.2, detail=0.9)
    c.line([seen(*(a + (b - a) * t), TEETH + 1.2) for t in ts], [1.4], "#f0b050", 0.5, rough=0.2, clip=m)
    return [seen(*(a + (b - a) * t), back(t) - 1.5) for t in (0.16, 0.84)]


def stalks(c, spots, lean, size, cols, seed):
    """Ears of wheat with their beards, one at each spot, leaning as told."""
    r = np.random.default_rng(seed)
    stems, beards, grains = [], [], []
    for x, y, k in spots:
        a = lean(x, y) + r.normal(0, 0.12)
        L = size * k * r.uniform(0.8, 1.3)
        dx, dy = math.cos(a), math.sin(a)
        bend = r.normal(0, 0.12)
        tip = (x + dx * L, y + dy * L)
        stems.append(
            limb(
                [(x, y), (x + dx * L * 0.5 - dy * bend * L, y + dy * L * 0.5 + dx * bend * L), tip],
                [1.1 * k, 1.0 * k],
                n=8,
                cap=False,
            )
        )
        for i in range(6):
            for s in (-1, 1):
                px, py = tip[0] + dx * i * 3.6 * k - dy * s * 2.1 * k, tip[1] + dy * i * 3.6 * k + dx * s * 2.1 * k
                grains.append(ellipse(px, py, 3.4 * k, 1.6 * k, math.degrees(a) + s * 18))
                if i % 2:
                    far = 15 * k
                    b = a + s * 0.16
                    beards.append(
                        limb(
                            [(px, py), (px + far * math.cos(b), py + far * math.sin(b))], [0.7 * k, 0.2], n=4, cap=False
                        )
                    )
    c.paint(merged(stems), cols[0], vol=0, rough=0.2, lit=0)
    c.paint(merged(beards), cols[1], vol=0, rough=0.1, lit=0, alpha=0.85)
    c.paint(merged(grains), cols[2], dark=cols[0], light="#fff0b0", vol=0.6, rough=0.2, lit=0)


def mower(c, x, z):
    """An old man on the parting, back to us, his scythe on his shoulder: he has come to cut it."""
    px, py = seen(x, z)
    k = FOCUS / z * 6.2 / 100

    def P(*pts):
        return [(px + p[0] * k, py - p[1] * k, *p[2:]) for p in pts]

    foot, tip = seen(x, z), seen(x - SUN[0] * 6, z + SUN[1] * 6)
    c.paint(limb([foot, tip], [13 * k, 11 * k]), "#5a3008", vol=0, alpha=0.6, soft=1, lit=0)
    end = seen(x - SUN[0] * 7.6, z + SUN[1] * 7.6)
    c.line([tip, end, (end[0] - 20, end[1] - 8)], [2.5, 2.4, 0.6], "#5a3008", 0.55, soft=0.6)
    kw = dict(vol=0.7, rough=0.12, rim="#fff4c8", rimw=1.1, rimdir=(-1, -0.5), detail=1.0)
    legs = union(
        limb(P((-6, 46), (-8, 22), (-9, 1)), [11 * k, 10 * k, 7 * k]),
        limb(P((6, 46), (8, 26), (5, 7)), [11 * k, 10 * k, 7 * k]),
    )
    c.paint(legs, "#27364a", **kw)
    c.paint(
        curve(P((-11, 80), (-15, 66), (-13, 42), (0, 39), (13, 42), (15, 66), (11, 80), (0, 84))),
        "#d8503c",
        dark="#6a1c1c",
        **kw,
    )
    c.line(P((9, 41), (-2, 62), (-9, 80)), [1.6 * k], "#27364a", rough=0.1, detail=1)
    c.line(P((-9, 41), (2, 62), (9, 80)), [1.6 * k], "#27364a", rough=0.1, detail=1)
    c.paint(limb(P((-13, 76), (-19, 60), (-16, 46)), [9 * k, 8 * k, 7 * k]), "#d8503c", dark="#6a1c1c", **kw)
    c.line(P((30, 36), (8, 88), (-8, 124)), [2.4 * k, 2.2 * k], "#4a2c14", rough=0.1, detail=1)
    blade = P((-8, 124, "c"), (14, 134), (40, 128), (58, 112, "c"), (38, 121), (14, 126))
    c.paint(curve(blade), "#b9c4c8", dark="#5a6a74", light="#ffffff", vol=0.2, rough=0.1, rim="#ffffff", detail=1)
    c.paint(limb(P((13, 76), (24, 62), (20, 68)), [9 * k, 8 * k, 7 * k]), "#d8503c", dark="#6a1c1c", **kw)
    c.paint(curve(P((-6, 92), (-7, 84), (0, 80), (7, 84), (6, 92))), "#e6e0d0", dark="#a89a80", **kw)
    c.paint(
        curve(P((-17, 92), (-6, 89), (6, 89), (17, 92), (8, 96), (6, 103), (-6, 103), (-8, 96))),
        "#f0dc98",
        dark="#a8843c",
        **kw,
    )


def sky(c):
    """A high bright noon; far hills in its haze."""
    c.sky([(0, "#6aaec2"), (0.16, "#a4d2d0"), (0.32, "#e6eccb"), (0.42, "#fff3c4"), (1, "#fff0c0")], warp=0.1)
    c.glow(40, 60, 420, "#fffbe0", 0.55, 1.2)
    c.brush((42, 24), thr=(0, 0.03), length=5, jitter=0.014)
    c.fog_colour = rgb("#e8efcf")
    for y, f, seed in ((372, 0.72, 2), (392, 0.6, 5)):
        r = np.random.default_rng(seed)
        pts = [(x, y + r.normal(0, 6)) for x in range(-20, 640, 70)]
        c.paint(curve([(-30, 600, "c"), *pts, (640, 600, "c")]), "#7f9a78", fog=f, vol=0.2, tex=0.3, texk="streakh")


def draw():
    """The hill from a little above; the comb goes away from us."""
    c = Card(8123, key=(-0.7, -0.6, 0.4))
    sky(c)
    x, z = ground(c)
    here = ~np.isnan(z)
    X, Z = np.nan_to_num(x), np.nan_to_num(z, nan=700)
    smooth, tangle, away = hair(c, X, Z)
    beyond = smoothstep(-1.5, 2.5, uncombed(X, Z) + 2.5 * (laid(c.noise("mottle"), X * 9 * c.ss, Z * 9 * c.ss) - 0.5))
    t = smooth * (1 - beyond) + tangle * beyond
    col = ramp(t, [(0, "#573410"), (0.25, "#9c6a2a"), (0.5, "#d3a044"), (0.75, "#f0cf72"), (1, "#fff4c4")])
    width = 2.0 + 0.5 * np.sin(Z / 3.3) + 0.3 * np.sin(Z / 1.1)
    bare = smoothstep(width + 0.5, width - 0.5, away) * (1 - beyond)
    skin = ramp(
        0.6 + 0.5 * (laid(c.noise("mottle"), X * 12 * c.ss, Z * 12 * c.ss) - 0.5), [(0, "#c08a5c"), (1, "#fff0d0")]
    )
    col = col * (1 - bare[..., None]) + skin * bare[..., None]
    air = (smoothstep(190, 420, Z) * 0.5)[..., None]
    col = col * (1 - air) + rgb("#f6e6a0") * air
    c.img = np.where(here[..., None], col, c.img).astype(np.float32)
    r = np.random.default_rng(12)
    wisps = []
    for _ in range(1100):
        wz = r.uniform(172, 420)
        wx = r.uniform(-0.34, 0.34) * wz
        if uncombed(wx, wz) > 3:
            wisps.append((*seen(wx, wz), 170 / wz * 0.7))
    wisps.sort(key=lambda p: p[1])
    stalks(
        c, wisps, lambda x, y: -1.57 + 0.9 * math.sin(x * 0.045 + y * 0.08), 22, ("#a8701c", "#f6dc80", "#e0a83c"), 3
    )
    comb_shadow(c)
    anchors = comb(c)
    low = []
    for t in np.linspace(0.0, 1.0, 90):
        p = ENDS[0] + (ENDS[1] - ENDS[0]) * t
        low.append((*seen(p[0] + r.normal(0, 0.4), p[1] - r.uniform(0.2, 1.6)), 0.6))
    stalks(c, low, lambda x, y: -1.57 + 0.5 * math.sin(x * 0.2), 9, ("#a8701c", "#f6dc80", "#e8b448"), 5)
    bx, by, size = 424, 262, 214
    for ax, ay in anchors:
        sag = [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 5), (bx, by - 8)]
        c.line(sag, [1.8, 1.5, 1.2], "#5a3a1c", rough=0.2, detail=0.9)
    balloon(c, bx, by, size, cols=("#d9453a", "#fff0d0"))
    mower(c, float(parting(116.0)), 116)
    near = []
    for _ in range(260):
        wz = r.uniform(90, 150)
        wx = r.uniform(-0.32, 0.32) * wz
        if abs(wx - parting(wz)) > 6:
            near.append((*seen(wx, wz), 84 / wz))
    near.sort(key=lambda p: p[1])

    def fall(x, y):
        return 1.57 - np.sign(x - 260) * (1.1 - min(abs(x - 260) / 700, 0.4))

    stalks(c, near, fall, 26, ("#8a5414", "#fbe49a", "#eab640"), 7)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.66 + c.detail * 0.34, 0, 1), opacity=0.55)
    return c.finish(vignette=0.2, bloom=0.1, bthr=0.86, contrast=0.2, shadow_tint="#3a2a1c", paper=0.035, grain=0.018)
