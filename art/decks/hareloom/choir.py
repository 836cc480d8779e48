"""The choir sings the night in; one keeps her mouth shut, it is dark enough."""

import math

import numpy as np

from art.kit.all import Card, curve, ellipse, limb, mix, poly, ramp, rgb, ridge, shift, smoothstep, union

SENTENCE = "The choir sings the night in; one keeps her mouth shut, it is dark enough."
KEY = "ultraviolet"
FRAME = "crowd"
MOOD = "menace"
PROTAGONIST = "adult"

HORIZON = 676
SILENT = 5
LIGHT = "#f3f6c0"


def places():
    """The half circle of singers, seen from behind: foot, height, and which way each one leans."""
    r = np.random.default_rng(14)
    out = []
    for i in range(8):
        t = (i - 3.5) / 3.5
        x = 300 + 250 * math.copysign(abs(t) ** 0.82, t)
        near = abs(t) ** 1.5
        y = 786 + 76 * near
        h = (164 + 86 * near) * r.uniform(0.93, 1.06)
        out.append((x + r.normal(0, 3), y, h, r.normal(0, 1.6)))
    return out


def evening(c):
    """What is left of the day: a pale sky, brightest low down."""
    c.sky(
        [(0, "#b9a0dc"), (0.3, "#cdb0e2"), (0.5, "#dcb6da"), (0.62, "#eac8c8"), (0.74, "#f6e6ac"), (1, "#f6e6ac")],
        warp=0.06,
    )
    c.brush((40, 24), thr=(0, 0.03), length=5, jitter=0.012)
    c.glow(300, HORIZON, 230, LIGHT, 0.45, 1.2, 1.6)
    c.fog_colour = rgb("#d8b8dc")
    for y, amp, seed, fog in ((664, 7, 5, 0.62), (674, 5, 12, 0.4)):
        c.paint(ridge(y, amp, seed, n=9), "#4a3580", vol=0.2, fog=fog, tex=0.3, texk="streakh")


def floor(c):
    """The field they stand in, lit from the far side."""
    t = (c.yy - HORIZON) / (900 - HORIZON)
    n = c.noise("streakh")
    lit = np.exp(-(((c.xx - 300) / (130 + 260 * np.clip(t, 0, 1))) ** 2))
    tone = 0.2 + 0.7 * lit * (1 - smoothstep(0, 0.75, t)) + 0.22 * (n - 0.5) + 0.1 * (c.noise("mottle") - 0.5)
    col = ramp(tone, [(0, "#140b30"), (0.3, "#3a2468"), (0.6, "#8a62b0"), (0.85, "#e0c0dc"), (1, "#fdf4cc")])
    k = smoothstep(HORIZON - 1, HORIZON + 3, c.yy + 4 * (n - 0.5))[..., None]
    c.img = (c.img * (1 - k) + col * k).astype(np.float32)


def night(c, mouths):
    """The dark that rises from every mouth but one, widens, and closes overhead; it already has stars in it."""
    wind = (c.noise("cloud", 2) - 0.5) * 2.0 + (c.noise("mottle", 3) - 0.5) * 0.7
    clear = np.ones((c.h, c.w), np.float32)
    for i, (x, y) in enumerate(mouths):
        if i == SILENT:
            continue
        up = np.clip(y - c.yy, 0, None)
        bend = math.sin(i * 2.4) * 16 * np.sin(up / 90 + i)
        u = (c.xx - x - bend * smoothstep(0, 120, up) + wind * up * 0.11) / (4.2 + 0.045 * up + 0.0004 * up**2)
        strand = 0.9 + 0.35 * np.sin(u * 5 + i * 1.7 + up * 0.012) * np.exp(-up / 420)
        body = smoothstep(1.25, 0.35, np.abs(u)) * strand
        clear *= 1 - np.clip(body * smoothstep(-2, 5, up) * (0.93 + 0.07 * smoothstep(30, 240, up)), 0, 0.985)
    sx = mouths[SILENT][0]
    up = np.clip(mouths[SILENT][1] - c.yy, 0, None)
    sway = sx + 10 * np.sin(up / 130) + wind * 15
    gap = smoothstep(1.5, 0.55, np.abs(c.xx - sway) / (25 - 0.012 * up + 7 * np.sin(up / 70 + 1)))
    roof = smoothstep(330, 60, c.yy + wind * 60)
    dark = (1 - clear * (1 - 0.9 * roof)) * (1 - 0.96 * gap)
    shade = ramp(
        0.35 + 0.5 * (c.noise("mottle", 5) - 0.5) + 0.25 * (c.yy / 600),
        [(0, "#0a0520"), (0.4, "#1a0e42"), (0.75, "#32206c"), (1, "#5a3c98")],
    )
    k = np.clip(dark, 0, 1)[..., None]
    c.img = (c.img * (1 - k) + shade * k).astype(np.float32)
    c.brush((16, 9), thr=(0, 0.02), length=5, jitter=0.012, opacity=0.55)
    c.stars(
        240,
        470,
        col="#e6dcff",
        rmax=1.7,
        avoid=lambda x, y: dark[int(min(y, 899) * c.ss), int(min(x, 599) * c.ss)] < 0.86,
    )
    return gap


def shadow(c, x, y, h, w):
    """Each throws a shadow toward us, away from the light at the middle of the horizon."""
    dx, dy = x - 300, y - HORIZON + 20
    k = 0.9
    far = [(x + dx * k + w * 1.7, y + dy * k), (x + dx * k - w * 1.7, y + dy * k)]
    c.paint(poly([(x - w, y - 2), (x + w, y - 2), *far]), "#0d0724", vol=0, alpha=0.62, soft=3, lit=0, rough=1)


def singer(c, i, x, y, h, lean):
    """One of the choir from behind, in a long robe, the head laid back; the silent one in green, her head bowed."""
    r = np.random.default_rng(200 + i)
    s, silent = h / 100, i == SILENT
    wide = r.uniform(0.86, 1.14)

    def P(*pts):
        return [(x + (p[0] * wide + lean * p[1] / 100) * s, y - p[1] * s, *p[2:]) for p in pts]

    shadow(c, x, y, h, 15 * s)
    robe = "#586a34" if silent else mix("#20144a", "#302060", r.random())
    dark = "#2c3f1c" if silent else "#0f0828"
    light = "#c9d488" if silent else "#6a52a4"
    inward = 1 if x < 300 else -1
    kw = dict(rough=0.3, detail=0.75, rimw=1.8)
    rim = dict(rim=LIGHT if silent else "#f0d4ea", rimdir=(inward * 0.8, -0.7))
    for e in (-1, 1) if not silent else ():  # elbows out: they hold their music before them
        sleeve = P((e * 9, 80), (e * 14, 77), (e * 18.4, 64), (e * 19.4, 54), (e * 17, 43), (e * 11, 46), (e * 8, 66))
        c.paint(curve(sleeve), robe, dark=dark, light=light, vol=0.9, tex=0.3, texk="streakv", **rim, **kw)
    hem = [(-17, 1), (-8, -1.5), (0, 0), (9, -1.5), (17, 1)]
    flank = [(3.4, 86), (6.6, 82.8), (11, 80.4), (13, 75), (12.6, 62), (11, 50), (12, 38), (14, 22)]
    body = P(*[(-a, b) for a, b in flank], *hem, *flank[::-1])
    c.paint(
        curve(body, k=0.34),
        robe,
        dark=dark,
        light=light,
        vol=0.9,
        tex=0.3,
        texk="streakv",
        shadow=(0, 2 * s, 3 * s, 0.4),
        **(rim if silent else rim | dict(rim="#7a62b4")),
        **kw,
    )
    m = c.mask(curve(body, k=0.34), 0.3)
    for u in (-11, -7, -3, 1, 5, 9, 12):
        u += r.normal(0, 0.8)
        top = r.uniform(34, 64)
        c.line(
            P((u * 0.7, top), (u * 0.9, top * 0.5), (u * 1.25, 0)),
            [0.3, 2.0 * s, 2.8 * s],
            dark,
            0.55,
            soft=0.5 * s,
            clip=m,
        )
        c.line(
            P((u * 0.7 + 2, top - 6), (u * 0.9 + 2.2, top * 0.45), (u * 1.25 + 2.6, 0)),
            [0.2, 0.9 * s, 1.2 * s],
            light,
            0.35,
            soft=0.3 * s,
            clip=m,
        )
    skin = "#a87c70" if silent else "#5c4070"
    c.paint(limb(P((0, 83.6), (0.8 if silent else 0, 89)), [6.4 * s, 5.6 * s]), skin, dark="#2c1a40", vol=0.7, **kw)
    collar = P((-4.8, 85.6), (-2.6, 83.2), (0, 82.6), (2.6, 83.2), (4.8, 85.6), (5.6, 83.2), (0, 80.2), (-5.6, 83.2))
    c.paint(curve(collar), "#cfd0a0" if silent else "#a890c4", dark="#4a3470", vol=0.5, **kw)
    head(c, P, s, r, i, silent, rim, kw)


def head(c, P, s, r, i, silent, rim, kw):
    """The back of a head: laid back to sing, or bowed, with the nape bare."""
    hair = ["#150d2a", "#33203c", "#1d1434", "#4c3a60", "#171030", "#2c1c28", "#241838", "#5a4a70"][i]
    tone = dict(dark=shift(hair, -0.1), light=shift(hair, 0.2), vol=0.95, tex=0.35, texk="streakv")
    if silent:
        bowed = P((-3.4, 86.4), (-5.4, 90), (-4.6, 94.6), (1, 96.8), (6.4, 94.6), (7.2, 90), (5.0, 86.4), (0.8, 85.4))
        c.paint(curve(bowed), hair, **tone, **rim, **kw)
        return
    tilt = r.normal(0, 1.2)
    for e in (-1, 1):
        c.paint(ellipse(*P((e * 6.4 + tilt, 90.4))[0], 1.3 * s, 2.2 * s), "#5c4070", vol=0.5, **kw)
    low = {0: 86.4, 1: 80.5, 2: 87, 3: 85.6}[i % 4]
    dome = P(
        (-4.4 + tilt, low),
        (-6.6 + tilt, 91),
        (-5.4 + tilt, 97),
        (tilt, 99.6),
        (5.4 + tilt, 97),
        (6.6 + tilt, 91),
        (4.4 + tilt, low),
        (tilt * 0.6, low - 1.2),
    )
    if i % 4 == 1:
        dome = P(
            (-6.6, low),
            (-7.6 + tilt, 90),
            (-5.6 + tilt, 97.4),
            (tilt, 100),
            (5.6 + tilt, 97.4),
            (7.6 + tilt, 90),
            (6.6, low),
            (0, low - 2),
        )
    c.paint(curve(dome), hair, **tone, **rim, **kw)
    if i % 4 == 2:
        c.paint(ellipse(*P((tilt, 91))[0], 3.6 * s, 3.2 * s), shift(hair, 0.03), shadow=(0, 1, 2, 0.4), **tone, **kw)


def conductor(c):
    """Far in front, small against the light, with both arms lifted."""
    x, y, s = 300, 728, 0.8
    ink = dict(vol=0.3, rough=0.15, lit=0, detail=1, rim="#fff6d0", rimdir=(0, -1), rimw=0.9)

    def P(*pts):
        return [(x + p[0] * s, y - p[1] * s, *p[2:]) for p in pts]

    c.paint(poly(P((-24, 0), (24, 0), (21, 12), (-21, 12))), "#2c1c50", light="#c8a8d8", **ink)
    c.paint(poly([*P((-20, 0), (20, 0)), (338, 800), (262, 800)]), "#1a1038", vol=0, alpha=0.5, soft=4, lit=0)
    tails = curve(
        P((-7, 82), (-9, 66), (-7, 50), (-10, 30), (-5, 28), (0, 46), (5, 28), (10, 30), (7, 50), (9, 66), (7, 82))
    )
    legs = union(limb(P((-4, 50), (-5, 12)), [6 * s, 5 * s]), limb(P((4, 50), (5, 12)), [6 * s, 5 * s]))
    arms = union(
        limb(P((-5, 78), (-18, 74), (-27, 92)), [6.5 * s, 5 * s, 3.4 * s]),
        limb(P((5, 78), (19, 78), (27, 98)), [6.5 * s, 5 * s, 3.4 * s]),
    )
    c.paint(union(tails, legs, arms), "#150b30", light="#5a3c80", **ink)
    c.paint(union(ellipse(*P((0, 93))[0], 6 * s, 7.4 * s), limb(P((0, 88), (0, 80)), [5 * s, 5 * s])), "#150b30", **ink)
    c.line(P((27, 97), (36, 118)), [1.2, 0.6], "#150b30", rough=0.05, detail=1)


def draw():
    """Seen from behind the last row."""
    c = Card(7310, key=(0.0, -0.5, 0.6))
    evening(c)
    spots = places()
    mouths = [(x + lean, y - 0.95 * h) for x, y, h, lean in spots]
    gap = night(c, mouths)
    floor(c)
    conductor(c)
    x, y, h, _lean = spots[SILENT]
    c.late.append(
        lambda: (c.glow(x, y - h * 1.3, 80, LIGHT, 0.12, 1.3), c.glow(300, HORIZON - 10, 110, "#fff8d8", 0.18, 1.3))
    )
    c.lights = [(x, y - h * 1.5, 60, LIGHT, 70, 0.34)]
    for i in sorted(range(8), key=lambda i: spots[i][1]):
        singer(c, i, *spots[i])
    c.img = (1 - (1 - c.img) * (1 - (gap * 0.10 * smoothstep(660, 500, c.yy))[..., None] * rgb(LIGHT))).astype(
        np.float32
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.38, 0, 1), opacity=0.6)
    return c.finish(vignette=0.3, contrast=0.2, shadow_tint="#160c34", light_tint="#fff4d8", paper=0.045, grain=0.025)
