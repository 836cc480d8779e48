"""A woman walks her past self home under one umbrella; in the wet street their reflections have changed places."""

import cv2
import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    blur,
    cobbles,
    ellipse,
    focus_map,
    limb,
    loose,
    minus,
    mix,
    poly,
    rgb,
    smoothstep,
)

SENTENCE = (
    "A woman walks her past self home under one umbrella; in the wet street their reflections have changed places."
)
KEY = "fog-vermilion"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "child"

GROUND = 536  # where the two stand on the card
FAR = (300, 366)  # the vanishing point
WARM = "#ffe6bc"


def street(c, S):
    """Old houses on both sides that the fog takes one after the other, and a light at the end."""
    c.sky([(0, "#2a2c33"), (0.15, "#565a60"), (0.30, "#a8a59a"), (0.42, "#f0e4c4"), (1, "#8f9290")], warp=0.12)
    c.glow(*FAR, 330, "#fff0cc", 0.7, 1.3, 0.8)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.012, opacity=0.75)
    c.fog_colour = rgb("#ded3b6")
    rr = np.random.default_rng(6)
    for i, z0 in enumerate((64, 40, 26, 17, 10.5, 5.6, 2.0)):
        z1 = (100, 64, 40, 26, 17, 10.5, 5.6)[i]
        fog = (0.93, 0.86, 0.74, 0.58, 0.40, 0.22, 0.08)[i]
        for s in (-1, 1):
            house(c, S, s, z0, z1, fog, rr)


def house(c, S, s, z0, z1, fog, rr):
    """One front in perspective with its windows, of which a few are lit."""
    w, h = s * 5.4, rr.uniform(8, 12.5)
    col = mix("#3a3a40", "#5a4e4a", rr.random())
    side = [(w, 0, z0), (w, 0, z1), (w, h, z1), (w, h, z0)]
    c.paint(
        poly([S.pt(q) for q in side]),
        col,
        dark="#1a1c22",
        light="#8a8478",
        vol=0,
        fog=fog,
        rough=0.5,
        tex=0.35,
        texk="streakv",
    )
    roof = [(w, h, z0), (w, h, z1), (w * 1.5, h + 2.6, z1), (w * 1.5, h + 2.6, z0)]
    if fog < 0.5:
        c.paint(poly([S.pt(q) for q in roof]), "#26262c", vol=0, fog=fog * 0.6, rough=0.5)
    n = max(1, int((z1 - z0) / 2.4))
    for floor in range(3):
        for k in range(n):
            a = z0 + (z1 - z0) * (k + 0.3) / n
            y = 1.2 + floor * 3.0
            if y + 1.9 > h - 0.4:
                continue
            q = [(w, y, a), (w, y, a + 1.0), (w, y + 1.8, a + 1.0), (w, y + 1.8, a)]
            lit = rr.random() < 0.13 and 0.1 < fog < 0.7
            colour = "#f0b860" if lit else "#1c1e26"
            c.paint(
                poly([S.pt(p) for p in q]),
                colour,
                light="#fff0c0" if lit else None,
                vol=0,
                fog=fog * (0.35 if lit else 0.9),
                rough=0.3,
                lit=0,
            )


def lamp(c, S):
    """A street lamp, beyond them."""
    x, y = S.pt((2.5, 0, 11))
    s = S.scale((2.5, 0, 11))
    c.paint(
        limb([(x, y), (x, y - 2.0 * s), (x, y - 4.6 * s)], [7, 4.4, 3.6]),
        "#23242a",
        vol=0.5,
        rough=0.2,
        fog=0.16,
        rim=WARM,
        rimdir=(-1, 0),
    )
    c.paint(
        poly([(x - 9, y - 4.6 * s), (x + 9, y - 4.6 * s), (x + 12, y - 5.2 * s), (x - 12, y - 5.2 * s)]),
        "#ffe8b0",
        light="#fffbe8",
        vol=0,
        lit=0,
        rough=0.2,
    )
    c.paint(
        poly([(x - 14, y - 5.2 * s), (x + 14, y - 5.2 * s), (x, y - 5.7 * s)]), "#23242a", vol=0.3, rough=0.2, fog=0.1
    )
    c.late.append(
        lambda: (c.glow(x, y - 4.9 * s, 130, "#ffd890", 0.5, 1.1), c.glow(x, y - 4.9 * s, 22, "#fffbe8", 0.9, 2))
    )


def pavement(c, S):
    """Wet stones: they give back the fog's light in a long path, and the fronts of the houses dimly."""
    up = c.img.copy()
    S.plane((-5.7, 0, 0.9), (1, 0, 0), (0, 0, 1), (11.4, 120), cobbles("#4a4c52", 0.34, "#26282e"), nrm=UP)
    g = (S.z < 1e5) & (c.yy > FAR[1] + 1)
    s = c.ss
    t = np.clip((c.yy - FAR[1]) / (900 - FAR[1]), 0, 1)
    mx = (c.xx + (c.noise("speck", 3) - 0.5) * 26 * t) * s
    my = (FAR[1] - (c.yy - FAR[1]) * 0.78 + (c.noise("streakh", 4) - 0.5) * 30 * t) * s
    m = cv2.remap(up, mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    path = np.exp(-(((c.xx - FAR[0]) / (70 + 200 * t)) ** 2)) * (1 - 0.45 * t)
    m = blur(m, 2.5 * s) + rgb("#f0e2bc") * (0.85 * path)[..., None]
    wet = (0.55 + 0.25 * c.noise("mottle", 6))[..., None]
    out = c.img * (1 - wet) * 0.9 + m * wet * (0.5 + c.img)
    c.img = np.where(g[..., None], np.clip(out, 0, 1), c.img).astype(np.float32)


def coat(k, size, skirt, dark):
    """A coat from behind with its belt, from the neck to the hem."""
    a = size
    back = [
        (-8 * a, -83),
        (-16 * a, -77),
        (-17 * a, -62),
        (-14 * a, -46),
        (-18 * a, -34),
        (-24 * a, -skirt, "c"),
        (-11 * a, -skirt + 2),
        (0, -skirt + 1),
        (2 * a, -skirt + 3, "c"),
        (12 * a, -skirt + 2),
        (24 * a, -skirt + 1, "c"),
        (18 * a, -34),
        (14 * a, -46),
        (17 * a, -62),
        (16 * a, -77),
        (8 * a, -83),
    ]
    m = k.paint(back, "#1c3436", px=220, **dark)
    k.line([(0, -78), (0, -46), (0, -skirt + 2)], [0.6, 1.2, 2.4], "#0a1418", 0.7, clip=m, soft=0.4)
    for x in (-12, 11):
        k.line([(x * a * 0.6, -44), (x * a, -skirt + 2)], [0.6, 2.4], "#0e1c22", 0.6, clip=m, soft=0.6)
    k.paint(limb([(-13.4 * a, -47), (0, -45.5), (13.4 * a, -47)], [2.2], cap=False), "#10201f", **{**dark, "rim": None})


def boots(k, a, top, dark, step):
    """Two legs in mid stride, one heel off the stones."""
    for s, lift in ((-1, 0), (1, step)):
        k.paint(
            limb([(s * 7 * a, top), (s * 7.5 * a, -12), (s * 8 * a, -3 - lift)], [10 * a, 9 * a, 9 * a]),
            "#17161c",
            **dark,
        )
        k.paint(ellipse(s * 8.4 * a, -2.4 - lift, 6.6 * a, 3.6), "#0e0d12", **dark)


def hair(k, x, y, r, dark):
    """The same bob, twice."""
    k.paint(
        [
            (x - r * 0.95, y + r * 0.95),
            (x - r * 1.12, y),
            (x - r * 0.85, y - r * 0.85),
            (x, y - r * 1.2),
            (x + r * 0.85, y - r * 0.85),
            (x + r * 1.12, y),
            (x + r * 0.95, y + r * 0.95),
            (x, y + r * 1.08),
        ],
        "#5a2c20",
        **{**dark, "dark": "#1c0c0c", "light": "#c87848"},
    )


def woman(c, x, y, flip):
    """The grown one, and in the water the one the child will be."""
    k = Frame(c, x, y, 236, 180 if flip else 0)
    dark = look(flip)
    boots(k, 0.74, -26, dark, 4)
    k.paint(limb([(-11, -78), (-18, -66), (-20, -60)], [7, 6.4, 5]), "#1a3133", **dark)
    k.paint(limb([(12, -78), (16, -62), (15, -44)], [7, 6, 5]), "#1a3133", **dark)
    coat(k, 0.74, 17, dark)
    k.paint(ellipse(-20.6, -59, 2.3, 2.8), "#c89878", dark="#5a3c34", vol=0.6, rough=0.2)
    k.paint(limb([(4, -82), (6, -72), (5, -64)], [4, 4, 4.4], cap=False), "#9a2c24", **{**dark, "light": "#ff9070"})
    k.paint(limb([(-7, -84), (0, -82), (7, -84)], [5.4, 6.2, 5.4]), "#b3392c", **{**dark, "light": "#ff9070"})
    hair(k, 0, -92.5, 7.2, dark)


def child(c, x, y, flip):
    """The small one in the same coat, and in the water the one the woman was."""
    k = Frame(c, x, y, 146, 180 if flip else 0)
    dark = look(flip)
    boots(k, 0.9, -26, dark, 4)
    k.paint(limb([(-14, -76), (-20, -62), (-18, -47)], [8, 7, 6]), "#1a3133", **dark)
    k.paint(limb([(14, -76), (22, -66), (29, -62)], [8, 7, 5]), "#1a3133", **dark)
    coat(k, 0.92, 17, dark)
    k.paint(limb([(5, -82), (8, -70), (7, -60)], [5, 5, 5.4], cap=False), "#9a2c24", **{**dark, "light": "#ff9070"})
    k.paint(limb([(-9, -84), (0, -81), (9, -84)], [6.4, 7.4, 6.4]), "#b3392c", **{**dark, "light": "#ff9070"})
    hair(k, 0, -95, 10.6, dark)


def look(flip):
    """How a dark figure before the light is painted, upright or in the water."""
    return dict(
        dark="#0c1418",
        light="#5a7470",
        vol=0.85,
        rough=0.25,
        rim=None if flip else WARM,
        rimw=2.6,
        rimdir=(0.35, -0.9),
        detail=0.0 if flip else 0.7,
    )


def umbrella(c, x, y, flip):
    """Red, with the light behind it."""
    k = Frame(c, x, y, 100, 180 if flip else 0, flip)
    k.paint(limb([(7, 8), (3, 14), (0, 8), (0, -60), (0, -160)], [4], n=60), "#1c1418", vol=0.4, rough=0.1)
    hem = []
    n = 6
    for i in range(n):
        a, b = -136 + 272 * i / n, -136 + 272 * (i + 1) / n
        drop = [20 * (1 - (q / 136) ** 2) for q in (a, b)]
        hem += [(a, -130 + drop[0], "c"), ((a + b) / 2, -138 + sum(drop) / 2)]
    hem.append((136, -130, "c"))
    dome = [*hem, (118, -178), (66, -214), (0, -228), (-66, -214), (-118, -178)]
    m = k.paint(
        dome,
        "#c23a26",
        dark="#5c1218",
        light="#ff8050",
        vol=0.9,
        px=260,
        rough=0.3,
        rim=None if flip else "#ffd0a0",
        rimw=2.4,
        rimdir=(0, -1),
    )
    for i in range(1, n):
        a = -136 + 272 * i / n
        k.line(
            [(a, -130 + 20 * (1 - (a / 136) ** 2)), (a * 0.8, -178), (0, -227)],
            [1.6, 1.4, 0.6],
            "#6a141a",
            0.75,
            clip=m,
        )
    k.paint(ellipse(0, -150, 110, 34), "#ff9a60", vol=0, alpha=0.34, soft=16, clip=m, lit=0)
    k.paint(limb([(0, -226), (0, -240)], [4, 2]), "#241c20", vol=0.5, rough=0.1)


def couple(c, flip):
    """Two under one umbrella; in the water each stands where the other stands."""
    left, right = (244, 348) if not flip else (252, 350)
    umbrella(c, 301, GROUND - 140 if not flip else GROUND + 142, flip)
    if flip:
        woman(c, left, GROUND + 4, True)
        child(c, right, GROUND + 4, True)
    else:
        c.paint(ellipse(296, GROUND, 110, 9), "#0c0d12", vol=0, soft=4, alpha=0.6, lit=0)
        child(c, left, GROUND - 2, False)
        woman(c, right, GROUND + 2, False)


def ripple(c):
    """The reflection moves, loses light with depth, and the stones show through."""
    s = c.ss
    t = np.clip((c.yy - GROUND) / 300, 0, 1)
    dx = blur((c.noise("streakh", 7) - 0.5) * 26 + (c.noise("mottle", 8) - 0.5) * 8, 2.6 * s) * t
    dy = blur((c.noise("mottle", 9) - 0.5) * 12, 2 * s) * t
    mv = cv2.remap(
        c.img,
        ((c.xx + dx) * s).astype(np.float32),
        ((c.yy + dy) * s).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    k = smoothstep(GROUND, GROUND + 8, c.yy)[..., None]
    c.img = (c.img * (1 - k) + mv * k).astype(np.float32)


def rain(c):
    """Fine threads of rain, and rings where they end."""
    rr = np.random.default_rng(8)
    for _ in range(230):
        x, y = rr.uniform(0, 620), rr.uniform(-20, 860)
        if 150 < x < 450 and 340 < y < GROUND:
            continue
        L = rr.uniform(14, 40)
        c.line([(x, y), (x - L * 0.12, y + L)], [0.5, 0.9], "#f0eadc", rr.uniform(0.15, 0.5), rough=0.1)
    for _ in range(46):
        y = GROUND + 20 + 310 * rr.random()
        x, w = rr.uniform(30, 570), 3 + 11 * (y - GROUND) / 320
        c.paint(
            minus(ellipse(x, y, w, w * 0.3), ellipse(x, y, w - 0.8, w * 0.3 - 0.6)),
            "#f0e8d4",
            vol=0,
            alpha=0.45,
            rough=0.1,
            lit=0,
        )


def draw():
    """Against the light at the end of the street."""
    c = Card(7744, key=(0.1, -0.7, 0.6))
    S = Space.one(c, eye=(0, 1.2, 0), f=560, vp=FAR)
    street(c, S)
    lamp(c, S)
    pavement(c, S)
    before = c.img.copy()
    couple(c, True)
    c.img = (c.img * 0.80 + before * 0.20 * (0.4 + c.img)).astype(np.float32)
    ripple(c)
    couple(c, False)
    f = focus_map(c, [(300, 440, 190, 190, 1.0), (300, 700, 150, 170, 0.75)], 0.4)
    loose(c, f, strength=0.45)
    c.late.append(lambda: rain(c))
    return c.finish(vignette=0.36, bloom=0.24, bthr=0.72, contrast=0.22, shadow_tint="#141824", light_tint="#fff0d4")
