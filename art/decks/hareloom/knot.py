"""The road has tied itself into a knot, and the traffic waits to be undone."""

import math

import numpy as np

from art.kit.all import Card, Pose, ellipse, limb, poly, rect, sample, shift

SENTENCE = "The road has tied itself into a knot, and the traffic waits to be undone."
KEY = "desert-noon"
FRAME = "abstract"
MOOD = "comic"
PROTAGONIST = "nobody"
WIDTH = 58
CENTRE, SIZE, GAP = (300, 430), 90, 0.62


def knot():
    """An overhand knot laid on the ground as 240 points, and how high each lies above the others."""
    t = np.linspace(math.pi + GAP, 3 * math.pi - GAP, 200)
    x = CENTRE[0] + SIZE * (np.sin(t) + 2 * np.sin(2 * t))
    y = CENTRE[1] - SIZE * (np.cos(t) - 2 * np.cos(2 * t))
    z = np.sin(3 * t)
    out0, out1 = ((x[0] - x[3], y[0] - y[3]), (x[-1] - x[-4], y[-1] - y[-4]))  # the ends leave as they lie
    k0, k1 = 80 / math.hypot(*out0), 80 / math.hypot(*out1)
    first = sample(
        [
            (650, 850),
            (x[0] + out0[0] * k0 * 2 + 60, y[0] + out0[1] * k0 * 1.9),
            (x[0] + out0[0] * k0, y[0] + out0[1] * k0),
            (x[0], y[0]),
        ],
        21,
    )[:-1]
    last = sample(
        [
            (x[-1], y[-1]),
            (x[-1] + out1[0] * k1, y[-1] + out1[1] * k1),
            (x[-1] + out1[0] * k1 * 2 - 60, y[-1] + out1[1] * k1 * 1.9),
            (-50, 850),
        ],
        21,
    )[1:]
    return np.concatenate([first, np.stack([x, y], 1), last]), np.concatenate([np.zeros(20), z, np.zeros(20)])


def sand(c):
    """Plain fields and sand from high above, noon."""
    c.sky([(0, "#f0d8a4"), (0.5, "#f6e4bc"), (1, "#e8c890")], warp=0.3)
    c.brush((46, 26), thr=(0, 0.03), length=5, jitter=0.016)
    rr = np.random.default_rng(4)
    cols = ["#e0b878", "#d8c48c", "#c8cc98", "#eccf9a", "#b8c0a0", "#e8d4a8", "#d0a878"]
    for i in range(7):
        for j in range(10):
            x, y = -30 + i * 100 + rr.normal(0, 8), -30 + j * 100 + rr.normal(0, 8)
            col = cols[rr.integers(7)]
            c.paint(
                poly(
                    [
                        (x + rr.normal(0, 5), y),
                        (x + 96, y + rr.normal(0, 5)),
                        (x + 98 + rr.normal(0, 5), y + 96),
                        (x + rr.normal(0, 5), y + 98),
                    ]
                ),
                col,
                vol=0.05,
                texk=["streakh", "streakv", "streakd", "streake"][rr.integers(4)],
                tex=0.6,
                rough=1.2,
                alpha=0.75,
            )


def trees(c, rr, way):
    """Small round trees and their noon shadows, wherever the road is not."""
    for _ in range(130):
        x, y = rr.uniform(0, 600), rr.uniform(0, 900)
        if np.hypot(way[:, 0] - x, way[:, 1] - y).min() < 52:
            continue
        r = rr.uniform(4, 9)
        c.paint(ellipse(x + r * 0.7, y + r * 0.6, r, r * 0.9), "#7a6a4c", vol=0, alpha=0.4, soft=1.5, lit=0)
        c.paint(
            ellipse(x, y, r, r * 0.95),
            ["#6f8a5c", "#8a9a5c", "#5a7a5c"][rr.integers(3)],
            light="#e8eeb0",
            vol=0.9,
            rough=1.0,
        )


def lay(c, pts, shadow):
    """A stretch of road with kerbs and dashes; flat, so that two stretches join unseen."""
    p = [tuple(q) for q in pts]
    n = len(p) * 3
    if shadow:
        mid = p[len(p) // 4 : -(len(p) // 4)]
        c.cast(c.mask(limb(mid, [4, WIDTH + 14, WIDTH + 14, 4], n=n, cap=False), 0), 8, 13, 8, 0.5)
    c.paint(limb(p, [WIDTH + 10], n=n, cap=False), "#efe6d0", vol=0, tex=0.1, grain=0.05, rough=0.2)
    c.paint(limb(p, [WIDTH], n=n, cap=False), "#66727a", vol=0, tex=0.1, grain=0.08, rough=0.2, detail=0.3)


def road(c, way, z):
    """The whole road once, then again where it passes over itself."""
    c.cast(c.mask(limb([tuple(q) for q in way], [WIDTH + 8], n=700, cap=False), 0), 6, 9, 8, 0.35)
    lay(c, way, False)
    for i in range(1, len(z) - 1):
        if z[i] > 0.8 and z[i] >= z[i - 1] and z[i] > z[i + 1]:
            lay(c, way[max(0, i - 15) : i + 16], True)
    for i in range(2, len(way) - 3, 6):
        if z[i] > -0.72:
            c.line([tuple(way[i]), tuple(way[i + 1]), tuple(way[i + 3])], [3.0], "#fdf6e0", 0.9, rough=0.2, detail=0.5)


def vehicle(c, x, y, a, kind, col):
    """Cars, a bus, a hay cart, a hearse, an ice-cream van, all from above."""
    L, w = {"car": (26, 13), "bus": (46, 15), "cart": (34, 15), "van": (30, 15), "hearse": (38, 14)}[kind]
    P = Pose(x, y, 1, a)
    c.paint(P(rect(-L / 2 + 2, -w / 2 + 3, L, w, 4)), "#1c2430", vol=0, alpha=0.4, soft=1.6, lit=0)
    if kind == "cart":
        c.paint(P(rect(-L / 2, -w / 2, L * 0.62, w, 2)), "#8a6038", vol=0.4, rough=0.2, detail=0.9)
        c.paint(
            P(ellipse(-L * 0.2, 0, L * 0.32, w * 0.52)),
            "#e8c050",
            dark="#a8742c",
            light="#fff0a8",
            vol=0.8,
            rough=1.4,
            detail=0.8,
        )
        c.paint(P(ellipse(L * 0.34, 0, 8, 4)), "#6a4630", dark="#2c1a12", vol=0.8, rough=0.2, detail=0.9)
        c.paint(P(ellipse(L * 0.52, 0, 4, 2.6)), "#5a3a28", vol=0.8, rough=0.2, detail=0.9)
        return
    c.paint(
        P(rect(-L / 2, -w / 2, L, w, 4 if kind == "car" else 3)),
        col,
        dark=shift(col, -0.25),
        light=shift(col, 0.16),
        vol=0.9,
        rough=0.15,
        rim="#ffffff",
        rimw=0.8,
        detail=0.9,
    )
    c.paint(
        P(rect(L * 0.12 if kind != "bus" else L * 0.36, -w * 0.38, L * 0.12, w * 0.76, 2)),
        "#2c3a4c",
        light="#cfe4ec",
        vol=0.3,
        rough=0.1,
        detail=0.9,
    )
    if kind == "car":
        c.paint(P(rect(-L * 0.28, -w * 0.36, L * 0.34, w * 0.72, 3)), shift(col, 0.08), vol=0.6, rough=0.1, detail=0.9)
    if kind == "van":
        c.paint(P(ellipse(-5, 0, 5, 4)), "#fff6e8", dark="#c8a890", vol=0.9, rough=0.2, detail=0.9)
        c.paint(P(ellipse(-2, 0, 3)), "#f090a0", vol=0.9, rough=0.2, detail=0.9)
    if kind == "hearse":
        c.paint(P(ellipse(-7, 0, 8, 4)), "#fff6e8", dark="#8a9a6c", vol=0.7, rough=1.2, detail=0.8)


def person_from_above(c, x, y, col, rr):
    """Somebody who has got out to look."""
    c.paint(ellipse(x + 4, y + 3, 5, 3), "#1c2430", vol=0, alpha=0.4, soft=1, lit=0)
    c.paint(ellipse(x, y, 5.4, 4.2, rr.uniform(0, 180)), col, vol=0.8, rough=0.1, detail=1)
    c.paint(ellipse(x, y - 0.6, 2.8), ["#3a2820", "#8a5a34", "#1c1418"][rr.integers(3)], vol=0.8, rough=0.1, detail=1)


def draw():
    """Straight down."""
    c = Card(6313, key=(-0.6, -0.6, 0.55))
    rr = np.random.default_rng(10)
    sand(c)
    way, z = knot()
    trees(c, rr, way)
    road(c, way, z)
    kinds = ["car", "car", "bus", "car", "cart", "car", "van", "car", "hearse", "car", "car"]
    cols = ["#c8503a", "#33588b", "#e0a83c", "#f0e8d8", "#2f6f60", "#7a3a5c", "#5a9ab0", "#33485c", "#e87a4a"]
    for side in (14, -14):  # both lanes stand still
        i, k = (4, 0) if side > 0 else (7, 5)
        while i < len(way) - 3:
            d = way[i + 1] - way[i - 1]
            p = way[i] + np.array([-d[1], d[0]]) / np.hypot(*d) * side
            kind = kinds[k % 11]
            if z[i] > -0.6 and 16 < p[0] < 584 and p[1] < 880:
                vehicle(
                    c,
                    p[0],
                    p[1],
                    math.degrees(math.atan2(d[1], d[0])) + (180 if side < 0 else 0) + rr.normal(0, 2),
                    kind,
                    {"hearse": "#1c1c24", "van": "#f6d0d8"}.get(kind, cols[rr.integers(9)]),
                )
                k += 1
            i += rr.integers(6, 9) if side > 0 else rr.integers(9, 15)
    for _ in range(26):  # and some have got out
        i = rr.integers(60, 180)
        x, y = way[i] + rr.normal(0, 12, 2)
        person_from_above(c, x, y, cols[rr.integers(9)], rr)
    c.paint(ellipse(96, 160, 150, 70, -18), "#4a4438", vol=0, alpha=0.16, soft=14, lit=0)  # the balloon's own shadow
    c.paint(ellipse(60, 232, 12, 8, -18), "#4a4438", vol=0, alpha=0.2, soft=4, lit=0)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.55)
    return c.finish(
        shadow_tint="#2c2c3c",
        light_tint="#fff4d4",
        vignette=0.18,
        bloom=0.1,
        bthr=0.88,
        contrast=0.18,
        paper=0.04,
        grain=0.02,
    )
