"""A stairwell seen from above looks back; in its pupil someone sleeps."""

import math

import numpy as np

from art.kit.all import Card, Pose, colour_table, curve, ellipse, limb, minus, poly, rect, rgb, shift

SENTENCE = "A stairwell seen from above looks back; in its pupil someone sleeps."
KEY = "spiral-rust"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "nobody"


def draw():
    """Looking down a stairwell; the well looks back."""
    c = Card(111, key=(-0.4, -0.6, 0.6))
    c.img[:] = rgb("#d8b98f")
    cx, cy = 296, 452
    rr = np.random.default_rng(3)
    N, per, q = 150, 26, 0.0175  # steps, steps per turn, shrink per step
    R0 = 820

    def P2(r, a):  # slight tilt and ovalness, like a lens
        return (cx + r * math.cos(a) * (1 + 0.02 * math.sin(a)), cy + r * math.sin(a) * 1.06)

    depthc = colour_table([(0, "#f0d9a8"), (0.3, "#d99a62"), (0.55, "#a8553f"), (0.75, "#5f2f3f"), (1, "#1c1526")], 256)
    wall = colour_table([(0, "#8a6a4c"), (0.3, "#7a4a38"), (0.6, "#4a2430"), (1, "#120d1a")], 256)
    figures = []
    for i in range(N):
        t = i / N
        r = R0 * math.exp(-q * i)
        if r < 96:
            break
        a0, a1 = i * 2 * math.pi / per, (i + 1.04) * 2 * math.pi / per
        ri = r * math.exp(-q * per) * 1.0
        col, wc = depthc[int(min(255, t * 330))], wall[int(min(255, t * 330))]
        # tread
        pts = [P2(r, a0 + (a1 - a0) * k / 4) for k in range(5)] + [
            P2(ri * 0.98, a1 - (a1 - a0) * k / 4) for k in range(5)
        ]
        ang = (a0 + a1) / 2
        li = 0.5 * math.cos(ang + 2.3)
        c.paint(
            poly(pts),
            shift(col, li * 0.10),
            dark=shift(col, -0.16),
            light=shift(col, 0.12),
            vol=0,
            lit=0,
            rough=0.5,
            texk="streakd",
            tex=0.28,
            grain=0.16,
            grad=(P2((r + ri) / 2, a0), P2((r + ri) / 2, a1), 0.22, -0.30),
            shadow=(0, 0, 5 * (1 - t) + 1.5, 0.25),
        )
        # riser edge
        c.line([P2(r, a0), P2(ri, a0)], [5 * (1 - t) + 1.2, 3.4 * (1 - t) + 0.8], wc, 0.8, rough=0.3)
        c.line([P2(r, a0 + 0.02), P2(ri, a0 + 0.02)], [2.2 * (1 - t) + 0.4], shift(col, 0.16), 0.7, rough=0.3)
        # balustrade shadow + rail at the inner edge
        c.line([P2(ri * 1.035, a0), P2(ri * 1.035, a1)], [12 * (1 - t) + 2], wc, 0.55, rough=0.4, soft=0.8)
        if i % 26 in (5, 12, 20, 25) and 130 < r < 560:
            figures.append((i, r, ang, t))
    # rail: one continuous dark spiral with a lit edge
    for i in range(8, N):
        r = R0 * math.exp(-q * (i + per))
        if r < 84:
            break
        t = i / N
        a0, a1 = i * 2 * math.pi / per, (i + 1.1) * 2 * math.pi / per
        r1 = R0 * math.exp(-q * (i + 1 + per))
        w = 9 * (1 - t) + 1.6
        c.line(
            [P2(r, a0), P2((r + r1) / 2, (a0 + a1) / 2), P2(r1, a1)],
            [w],
            "#3a1d18",
            dark="#150a0c",
            light="#b8743f",
            vol=0.6,
            lit=0,
            rough=0.3,
            shadow=(0, 2, 3, 0.35),
        )
        c.line(
            [P2(r * 0.995 - 1, a0), P2((r + r1) / 2 * 0.995 - 1, (a0 + a1) / 2), P2(r1 * 0.995 - 1, a1)],
            [w * 0.22],
            "#f0b870",
            0.7 * (1 - t * 0.6),
            rough=0.2,
        )
    c.brush((12, 6), thr=(0, 0.04), length=3.4, opacity=0.55)
    # the bottom: an iris of water
    rI = 102
    c.shade(cx, cy, rI * 2.1, "#1a0d1c", 0.75, 2.4)
    mi = c.paint(ellipse(cx, cy, rI, rI * 1.06), "#2f8f8a", dark="#0d3440", light="#c9f0c0", vol=-0.3, lit=0, rough=0.8)
    for _i in range(150):
        a = rr.uniform(0, 6.283)
        r0, r1 = rI * rr.uniform(0.36, 0.5), rI * rr.uniform(0.7, 0.98)
        col = ["#7fd0b0", "#e8d98a", "#1c5f66", "#0f3f4a", "#c9e8b8", "#d9a24f"][rr.integers(6)]
        c.line(
            [
                (cx + r0 * math.cos(a), cy + r0 * math.sin(a) * 1.06),
                (cx + r1 * math.cos(a + 0.05), cy + r1 * math.sin(a + 0.05) * 1.06),
            ],
            [0.6, rr.uniform(1.5, 4), 0.5],
            col,
            0.6,
            clip=mi,
            rough=0.5,
        )
    c.paint(
        minus(ellipse(cx, cy, rI, rI * 1.06), ellipse(cx, cy, rI * 0.9, rI * 0.95)),
        "#0b2530",
        vol=0,
        alpha=0.7,
        soft=3,
        clip=mi,
        lit=0,
    )
    c.paint(ellipse(cx, cy, rI * 0.4, rI * 0.42), "#07060c", vol=0, lit=0, soft=1)
    # in the pupil: a tiny bed with someone asleep
    B = Pose(cx + 1, cy + 2, 0.5, -14)
    c.paint(B(rect(-34, -22, 70, 44, 6)), "#c9d8dc", dark="#6a8088", vol=0.5, lit=0, rough=0.2)
    c.paint(B(rect(-12, -22, 48, 44, 6)), "#b5403a", dark="#5a1a1e", vol=0.6, lit=0, rough=0.2)
    c.paint(B(ellipse(-22, 0, 8, 8)), "#e8b894", vol=0.5, lit=0, rough=0.1)
    c.paint(B(ellipse(-25, 0, 8, 8.6)), "#3a2018", vol=0.5, lit=0, rough=0.1)
    # eye light
    c.late.append(
        lambda: c.paint(ellipse(cx - 38, cy - 46, 15, 10, -38), "#ffffff", vol=0, alpha=0.85, soft=1.6, lit=0)
    )
    c.late.append(lambda: c.paint(ellipse(cx + 44, cy + 52, 7, 5, -38), "#ffffff", vol=0, alpha=0.45, soft=1.6, lit=0))
    # people on the stairs, from above, each with a lantern, all going down - one up
    coats = ["#2f4f6b", "#7a2f3a", "#3f5f3c", "#5a3f63", "#8a6a2c", "#2a3a4a", "#a8502f"]
    for k, (_i, r, a, _t) in enumerate(figures):
        rm = r * 0.83
        x, y = P2(rm, a)
        s = 0.28 + (rm / 300) * 0.95
        up = k == 4
        c.paint(
            limb(
                [
                    (x, y),
                    (x + 26 * s * math.cos(a), y + 26 * s * math.sin(a)),
                    (x + 56 * s * math.cos(a), y + 56 * s * math.sin(a)),
                ],
                [20 * s, 16 * s, 4 * s],
            ),
            "#1a0d14",
            vol=0,
            alpha=0.45,
            soft=2.4,
            lit=0,
        )
        F = Pose(x, y, s, math.degrees(a) + (180 if up else 0))
        col = coats[k % 7]
        for fx, fy in ((-15, -7), (9, 7)):  # mid-step feet
            c.paint(F(ellipse(fx, fy, 8, 4.4)), "#1c1218", vol=0.6, lit=0, rough=0.2)
        c.paint(
            F(curve([(-9, -14), (-2, -24), (8, -22), (14, -8), (15, 8), (8, 22), (-2, 24), (-9, 14), (-11, 0)])),
            col,
            dark=shift(col, -0.2),
            light=shift(col, 0.2),
            vol=0.9,
            lit=0,
            rough=0.4,
            shadow=(2, 4, 5, 0.45),
            rim="#ffe3b0",
        )
        c.paint(F(limb([(0, 18), (-13, 22), (-24, 19)], [11, 9, 7])), shift(col, 0.05), vol=0.8, lit=0, rough=0.3)
        c.paint(F(ellipse(-26, 19, 3.6)), "#e0b08c", vol=0.4, lit=0, rough=0.1)
        hatc = ["#c9a46a", "#33405a", "#8a3a34", "#d9c8a8", "#4a5a48", "#b5763f", "#5a3f52"][k % 7]
        if up:  # the one who goes up wears no hat
            c.paint(F(ellipse(-1, 0, 10.5, 10)), "#c9853f", dark="#6a3a1c", light="#ffd28a", vol=0.9, lit=0, rough=0.5)
            c.paint(F(ellipse(-11, 0, 2.4, 2)), "#e0b08c", vol=0.3, lit=0, rough=0.1)
        else:
            c.paint(
                F(ellipse(-2, 0, 15, 14.5)),
                hatc,
                dark=shift(hatc, -0.2),
                light=shift(hatc, 0.14),
                vol=0.6,
                lit=0,
                rough=0.3,
                shadow=(2, 3, 3, 0.45),
                rim="#ffe3b0",
            )
            c.paint(
                F(ellipse(-2, 0, 8.6, 8.4)),
                shift(hatc, 0.05),
                dark=shift(hatc, -0.16),
                light=shift(hatc, 0.18),
                vol=1.0,
                lit=0,
                rough=0.3,
                shadow=(1, 1.5, 1.5, 0.5),
            )
            c.paint(
                F(minus(ellipse(-2, 0, 9.4, 9.2), ellipse(-2, 0, 8, 7.8))), shift(hatc, -0.25), vol=0, lit=0, rough=0.1
            )
        lx, ly = F.pt(-33, 19)
        c.late.append(
            lambda lx=lx, ly=ly, s=s: (
                c.glow(lx, ly, 60 * s, "#ffc45a", 0.6, 1.1),
                c.dot(lx, ly, 3.4 * s, "#ffe9a0", 1, False),
            )
        )
    c.brush((7, 4), thr=(0, 0.05), keep=np.full((c.h, c.w), 0.72), opacity=0.6)
    return c.finish(shadow_tint="#241030", light_tint="#ffeac0", vignette=0.42)
