"""The dinner table is a mile long; two people have finally met in the middle."""

import itertools
import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    Space,
    cloud,
    curve,
    dog,
    ellipse,
    limb,
    merged,
    mix,
    person,
    poly,
    rgb,
    ridge,
    shift,
    transform,
    union,
)

SENTENCE = "The dinner table is a mile long; two people have finally met in the middle."
KEY = "lemon-noon"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"

EYE, TH, HW = 3.5, 0.9, 1.08  # eye, table height, half width
MID = 15.2  # where they meet


def gz(z):
    """The rise and fall of the land along the table."""
    return float(
        np.interp(
            z,
            [0, 4, 9, 13, 15.6, 19, 30, 44, 60, 90, 130, 220],
            [0, 0, -1.15, 0.35, 0.75, -0.4, -4.4, -1.6, -2.6, 1.0, -2.4, 4],
        )
    )


def cx(z):
    return float(
        np.interp(
            z,
            [0, 3, 6, 10, 15.4, 22, 32, 46, 62, 90, 130, 220],
            [-0.1, 0.0, -0.35, -1.0, 0.35, 2.6, -3.0, -7.4, 3.0, 13, -3, 12],
        )
    )


def smooth(f, z):
    """The broken line f, rounded."""
    w = 0.16 * z + 0.5
    return np.mean([f(z + w * t) for t in np.linspace(-1, 1, 9)])


def draw():
    """Noon; the white cloth goes over hill after hill."""
    c = Card(4040, key=(-0.55, -0.7, 0.45))
    rr = np.random.default_rng(40)
    c.sky([(0, "#5fb0cf"), (0.14, "#8fcbd8"), (0.27, "#d3ecdc"), (0.345, "#fff3c0"), (1, "#ffe89a")], warp=0.08)
    c.brush((44, 22), thr=(0, 0.03), length=4.5, jitter=0.014, opacity=0.85)
    c.fog_colour = rgb("#f6f0c4")
    cloud(c, 470, 214, 240, 84, "#fffbe6", "#cfe0d8", "#ffffff", seed=3)
    cloud(c, 96, 176, 190, 56, "#fffbe6", "#cfe0d8", "#ffffff", seed=8)
    S = Space.one(c, eye=(0, EYE, 0), f=640, vp=(300, 306))
    c.paint(ridge(290, 9, 5, n=7), "#8fb8a8", fog=0.6, vol=0.2)

    def H(z):
        return smooth(gz, z)

    def X(z):
        return smooth(cx, z)

    zs = np.geomspace(2.35, 200, 78)[::-1]
    deco = np.random.default_rng(23)
    met = False
    for i, (z, z2) in enumerate(itertools.pairwise(zs)):
        fog = float(np.clip(1 - math.exp(-max(0, z - 6) / 75), 0, 0.7))
        slope = (H(z) - H(z2)) / (z - z2)
        tone = np.clip(0.5 + slope * 1.5, 0, 1)
        base = mix("#6a8a3c", "#dcd872", tone)
        xs = np.linspace(-1, 1, 15) * z * 0.62
        row = [S.pt((x, H(z) + 0.05 * z * 0.12 * math.sin(x / (z * 0.23) + z * 0.7), z)) for x in xs]
        c.paint(
            poly([tuple(q) for q in row] + [(640, 930), (-40, 930)]),
            base,
            vol=0,
            rough=1.0,
            lit=0,
            tex=0.35,
            texk="streakd",
            grain=0.14,
            fog=fog,
        )
        # the table between z and z2
        z2 = z2 - 0.06 * (z - z2) - 0.004  # overlap, so that no seam shows
        a, b = X(z), X(z2)
        ya, yb = H(z), H(z2)

        def P(x, y, zz):
            return S.pt((x, y, zz))

        for s in (-1, 1):  # the hanging cloth
            q = [
                P(a + s * HW, ya + TH, z),
                P(b + s * HW, yb + TH, z2),
                P(b + s * HW * 1.02, yb + 0.28, z2),
                P(a + s * HW * 1.02, ya + 0.28, z),
            ]
            fold = 0.5 + 0.5 * math.sin(z2 * 7.1)
            c.paint(
                poly(q),
                mix("#8fa8a8" if s > 0 else "#dfe0c0", "#fffbe8", 0.25 * fold + (0.0 if s > 0 else 0.35)),
                vol=0,
                rough=0.4,
                lit=0,
                fog=fog * 0.75,
                tex=0.2,
            )
        if z < 60:
            sh = [P(b + HW, yb + 0.0, z2), P(b + HW + 0.85, yb + 0.0, z2), P(a + HW + 0.85, ya, z), P(a + HW, ya, z)]
            c.paint(poly(sh), "#5f7a3c", vol=0, alpha=0.55, lit=0, rough=0.8, soft=1, fog=fog)
        c.paint(
            poly([P(a - HW, ya + TH, z), P(a + HW, ya + TH, z), P(b + HW, yb + TH, z2), P(b - HW, yb + TH, z2)]),
            mix("#dcdcc4", "#fffdf0", tone),
            vol=0,
            rough=0.3,
            lit=0,
            fog=fog * 0.6,
            tex=0.14,
            grain=0.08,
        )
        for s in (-1, 1):
            c.paint(
                poly(
                    [
                        P(a + s * HW * 0.965, ya + TH, z),
                        P(a + s * HW * 0.94, ya + TH, z),
                        P(b + s * HW * 0.94, yb + TH, z2),
                        P(b + s * HW * 0.965, yb + TH, z2),
                    ]
                ),
                "#e0705f",
                vol=0,
                rough=0.2,
                lit=0,
                fog=fog * 0.7,
            )
        if z < 70:
            chairs(c, S, rr, z, z2, X, H, fog)
        if z < MID:
            prints(c, S, z, z2, X, H)
        if z < 44:
            laid(c, S, deco, z, z2, X, H, fog)
        if z2 < MID and not met:
            met = True
            couple(c, S, X, H)
        if z > 17 and i % 2 and X(z):
            wood(c, S, deco, z, X, H, fog)
        if z < 40:
            meadow(c, S, deco, z, z2, X, H, fog)
    # a dog who was never called, and far off a waiter who still has a course to bring
    dog(c, 476, 566, 58, "sit", flip=True, rim="#fffbe0")
    x, y = 172, 404
    person(
        c,
        x,
        y,
        30,
        pose="walk",
        view="profile",
        facing=1,
        clothes="suit",
        col="#26374c",
        style="short",
        fog=0.2,
        arms=("lamp", "back"),
    )
    c.paint(
        curve([(x + 6, y - 20, "c"), (x + 7, y - 24), (x + 11, y - 26), (x + 15, y - 24), (x + 16, y - 20, "c")]),
        "#c9d3d6",
        light="#ffffff",
        vol=0.9,
        rough=0.1,
        detail=1,
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        vignette=0.18,
        bloom=0.1,
        bthr=0.9,
        contrast=0.22,
        shadow_tint="#2a4a5a",
        light_tint="#fff6cc",
        paper=0.03,
        grain=0.015,
    )


def chairs(c, S, r, z, z2, X, H, fog):
    """An empty chair on each side, if one belongs between z and z2."""
    k = math.floor(z / 1.15)
    if k == math.floor(z2 / 1.15) or z < 3.4:
        return
    zc = k * 1.15
    if zc < z2:
        return
    for s in (-1, 1):
        x, y = X(zc) + s * (HW + 0.36 + r.normal(0, 0.05)), H(zc)
        w, d = 0.23, 0.21 * s

        def p(u, h, t, x=x, y=y):
            return S.pt((x + u, y + h, zc + t))

        px = S.scale((x, y, zc))
        col = ("#b9683f", "#c98a4a", "#8a5a44", "#d9453a", "#5f8a8c")[(k * 3 + (s > 0)) % 5]
        T = max(0.7, 0.045 * px)
        parts = [limb([p(d, h0, t), p(d, h1, t)], [T], n=4, cap=False) for t, h0, h1 in ((-w, 0, 1.02), (w, 0, 1.02))]
        parts += [limb([p(-d, 0, t), p(-d, 0.46, t)], [T], n=4, cap=False) for t in (-w, w)]
        parts += [poly([p(-d, 0.46, -w), p(d, 0.46, -w), p(d, 0.46, w), p(-d, 0.46, w)])]
        parts += [poly([p(d, h, -w), p(d, h, w), p(d, h + 0.11, w), p(d, h + 0.11, -w)]) for h in (0.62, 0.90)]
        c.paint(
            merged(parts),
            col,
            dark=shift(col, -0.2),
            light=shift(col, 0.14),
            vol=0.25,
            rough=0.2,
            lit=0,
            fog=fog,
            detail=0.4,
            shadow=(0.05 * px, 0.02 * px, 0.05 * px, 0.3) if z < 20 else None,
        )


def laid(c, S, r, z, z2, X, H, fog):
    """Plates along both edges, and down the middle whatever there is."""

    def y0(q):
        return H(q) + TH

    k = math.floor(z / 1.15)
    px = S.scale((0, 0, z))
    if k != math.floor(z2 / 1.15) and k * 1.15 >= z2:
        zc = k * 1.15
        for s in (-1, 1):
            x, y = S.pt((X(zc) + s * 0.74, y0(zc), zc))
            R = 0.20 * px
            q = 0.36 + 0.05 * min(1, 6 / zc)
            c.paint(
                ellipse(x + R * 0.12, y + R * 0.1, R * 1.05, R * q),
                "#8f9a8c",
                vol=0,
                alpha=0.45,
                lit=0,
                soft=R * 0.06,
                fog=fog,
            )
            c.paint(
                ellipse(x, y, R, R * q),
                "#fffdf2",
                dark="#c4ccc0",
                vol=0.3,
                rough=0.15,
                lit=0,
                fog=fog * 0.8,
                rim="#ffffff",
            )
            c.paint(
                ellipse(x, y + R * 0.03, R * 0.66, R * q * 0.64),
                "#eceadb" if k % 3 else "#c9793f",
                dark="#b4bcb4",
                vol=-0.3,
                rough=0.15,
                lit=0,
                fog=fog,
            )
            if zc < 9:
                for o, wd in ((-0.27, 0.018), (0.27, 0.022)):
                    k1, k2 = (
                        S.pt((X(zc) + s * 0.74 + o, y0(zc), zc - 0.16)),
                        S.pt((X(zc) + s * 0.74 + o, y0(zc), zc + 0.16)),
                    )
                    c.line([k1, k2], [wd * px, wd * px * 1.5], "#8f9ca4", 0.95, fog=fog)
            gx, gy = S.pt((X(zc) + s * 0.48, y0(zc), zc + 0.12))
            h = 0.24 * px
            c.paint(
                union(
                    limb([(gx, gy), (gx, gy - h * 0.5)], [h * 0.06]),
                    ellipse(gx, gy, h * 0.17, h * 0.06),
                    curve(
                        [
                            (gx - h * 0.17, gy - h, "c"),
                            (gx + h * 0.17, gy - h, "c"),
                            (gx + h * 0.14, gy - h * 0.6),
                            (gx, gy - h * 0.46),
                            (gx - h * 0.14, gy - h * 0.6),
                        ]
                    ),
                ),
                ("#b83a44", "#d9e6d8")[(k + (s > 0)) % 2],
                light="#ffffff",
                vol=0.7,
                rough=0.1,
                lit=0,
                fog=fog,
                alpha=0.9,
            )
    if r.random() < 0.62 * (z - z2) / 0.6 + 0.1 and abs(z - MID) > 1.6 and z > 3.0:
        x, y = S.pt((X(z) + r.normal(0, 0.10) + r.choice([-0.16, 0.16]), y0(z), z))
        s = px * 0.011
        P = Pose(x, y, s)
        c.paint(P(ellipse(6, 1, 26, 6)), "#8f9a8c", vol=0, alpha=0.5, lit=0, soft=2 * s, fog=fog)
        K = dict(rough=0.2, lit=0, fog=fog, rim="#fffbe0", detail=0.5)
        kind = r.integers(6)
        if kind == 0:  # a cake
            c.paint(
                P(
                    union(
                        curve([(-20, -18, "c"), (20, -18, "c"), (20, 0, "c"), (0, 6), (-20, 0, "c")]),
                        ellipse(0, -18, 20, 6),
                    )
                ),
                "#f0a8a0",
                vol=0.8,
                **K,
            )
            c.paint(P(ellipse(0, -18, 20, 6)), "#fff3e6", vol=0.3, **K)
            c.paint(P(merged([ellipse(-10 + i * 10, -20, 3) for i in range(3)])), "#c8303a", vol=0.8, **K)
        elif kind == 1:  # a bowl of lemons
            c.paint(
                P(merged([ellipse(-9, -17, 8, 6.5), ellipse(8, -17, 8, 6.5), ellipse(0, -23, 8, 6.5)])),
                "#ffd23a",
                light="#fff3a0",
                vol=0.9,
                **K,
            )
            c.paint(P(curve([(-20, -14, "c"), (20, -14, "c"), (12, 0), (0, 3), (-12, 0)])), "#3f8fb0", vol=0.9, **K)
        elif kind == 2:  # a candlestick
            c.paint(
                P(union(ellipse(0, 0, 9, 3), limb([(0, 0), (0, -22)], [5, 3.4]))),
                "#c9983c",
                light="#fff6d0",
                vol=1.1,
                **K,
            )
            c.paint(P(limb([(0, -22), (0, -48)], [4, 3.6], cap=False)), "#fffaf0", vol=0.7, **K)
            c.paint(P(curve([(0, -48), (-2.4, -53), (0, -60, "c"), (2.4, -53)])), "#ff9a3c", vol=0, **K)
        elif kind == 3:  # a bottle
            c.paint(
                P(
                    curve(
                        [
                            (-7, 0, "c"),
                            (-7, -26),
                            (-3, -34),
                            (-3, -46, "c"),
                            (3, -46, "c"),
                            (3, -34),
                            (7, -26),
                            (7, 0, "c"),
                            (0, 2),
                        ]
                    )
                ),
                "#2f6a4a",
                light="#b8e0b0",
                vol=1.0,
                **K,
            )
        elif kind == 4:  # a fish on a dish
            c.paint(P(ellipse(0, -2, 28, 8)), "#fffdf2", dark="#b4bcb4", vol=0.4, **K)
            c.paint(
                P(
                    curve(
                        [
                            (-22, -4),
                            (-8, -10),
                            (10, -9),
                            (18, -4),
                            (27, -9, "c"),
                            (25, -3),
                            (27, 3, "c"),
                            (17, -1),
                            (4, 3),
                            (-12, 1),
                        ]
                    )
                ),
                "#7fa8b8",
                vol=0.8,
                **K,
            )
        else:  # a jug of flowers
            c.paint(
                P(
                    merged(
                        [ellipse(u, v, 5) for u, v in ((-9, -34), (8, -36), (0, -42), (-3, -30), (12, -28), (-14, -27))]
                    )
                ),
                "#d9453a",
                light="#ff9a80",
                vol=0.8,
                **K,
            )
            c.paint(
                P(curve([(-7, -26, "c"), (7, -26, "c"), (9, -8), (6, 1), (-6, 1), (-9, -8)])),
                "#fff3d0",
                dark="#b8b090",
                vol=0.9,
                **K,
            )


def couple(c, S, X, H):
    """An old man and an old woman, who set out from the two ends when they were young."""
    p = (X(MID), H(MID) + TH, MID)
    x, y = S.pt(p)
    h = S.scale(p) * 1.95
    c.paint(ellipse(x + h * 0.16, y + 1, h * 0.40, h * 0.045), "#7f8a84", vol=0, alpha=0.7, soft=1.4, lit=0)
    person(
        c,
        x - h * 0.25,
        y + 1,
        h,
        body="old",
        pose="stand",
        view="profile",
        facing=1,
        clothes="suit",
        col="#26374c",
        hair="#f0ece0",
        style="short",
        beard=True,
        face="calm",
        arms=((52, 20, 6, 0), (46, 20, 6, 0)),
        rim="#fffbe0",
        ground=False,
    )
    person(
        c,
        x + h * 0.25,
        y + 1,
        h * 0.93,
        body="old",
        pose="stand",
        view="profile",
        facing=-1,
        clothes="dress",
        col="#d23f34",
        hair="#f6f2e8",
        style="bun",
        face="calm",
        arms=((50, 24, 6, 0), (44, 24, 6, 0)),
        rim="#fffbe0",
        ground=False,
    )


def meadow(c, S, r, z, z2, X, H, fog):
    """Grass and poppies beside the chairs."""
    px = S.scale((0, 0, z))
    q, w, po = [], [], []
    for _ in range(int(10 + 60 / z)):
        x = r.uniform(-0.55, 0.55) * z
        if abs(x - X(z)) < HW + 0.75:
            continue
        u, v = S.pt((x, H(z) - 0.02, z - r.uniform(0, z - z2)))
        h = px * r.uniform(0.10, 0.3)
        (q if r.random() < 0.6 else w).append(
            limb([(u, v), (u + r.normal(0, h * 0.2), v - h)], [max(0.7, px * 0.02), 0.3], n=4, cap=False)
        )
        if r.random() < 0.10:
            po.append(ellipse(u, v - h, max(0.9, px * 0.035), max(0.8, px * 0.03)))
    for path, col in ((q, "#6f8a34"), (w, "#efe690"), (po, "#d9453a")):
        if path:
            c.paint(merged(path), col, vol=0, rough=0.2, lit=0, fog=fog)


def prints(c, S, z, z2, X, H):
    """Somebody got up from the near end and walked, through the gravy."""
    n = math.floor(z / 0.5)
    zc = n * 0.5
    if zc < z2 or n == math.floor(z2 / 0.5) or zc > MID - 1.2:
        return
    s = 1 if n % 2 else -1
    u, v = S.pt((X(zc) + s * 0.12 - 0.02, H(zc) + TH, zc))
    P = Pose(u, v, S.scale((0, 0, zc)) * 0.0145, s * 5)
    c.paint(
        union(P(transform(ellipse(0, -4, 3.8, 5.8), sy=0.42)), P(transform(ellipse(0, 8.4, 2.9, 3.6), sy=0.42))),
        "#9a5f30",
        vol=0,
        alpha=0.8 - 0.4 * z / MID,
        lit=0,
        rough=0.2,
    )


def wood(c, S, r, z, X, H, fog):
    """A tree now and then, with its noon shadow."""
    x = X(z) + r.choice([-1, 1]) * r.uniform(0.16, 0.5) * z + r.choice([-3.4, 3.4])
    u, v = S.pt((x, H(z), z))
    h = S.scale((0, 0, z)) * r.uniform(2.6, 4.6)
    if not -40 < u < 640 or h > 130:
        return
    c.paint(ellipse(u + h * 0.28, v, h * 0.34, h * 0.06), "#4f6f3c", vol=0, alpha=0.6, soft=1, lit=0, fog=fog)
    c.paint(limb([(u, v), (u, v - h * 0.5)], [h * 0.07, h * 0.05]), "#7a5a3c", vol=0.5, rough=0.3, lit=0, fog=fog)
    c.paint(
        merged(
            [
                ellipse(u + du * h, v - h * (0.55 + dv), h * q)
                for du, dv, q in ((-0.14, 0, 0.17), (0.14, 0.02, 0.18), (0, 0.18, 0.2), (0.02, -0.02, 0.2))
            ]
        ),
        "#6f9a48",
        dark="#35664a",
        light="#d9dc7a",
        vol=0.9,
        rough=2.0,
        lit=0,
        fog=fog,
        tex=0.5,
    )
