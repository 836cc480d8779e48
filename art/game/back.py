"""The card back: the same turned upside down, so that it tells nothing about how a card was held."""

import math

import numpy as np

from art.kit.all import Card, Pose, curve, ellipse, minus, rect, sample, smoothstep

from .hare import HARE, path


def draw():
    """Night cloth with stitched hills, a moon in the middle and two hares running round it."""
    c = Card(9001, key=(-0.5, -0.65, 0.57))
    c.sky([(0, "#101c34"), (0.5, "#1f3558"), (1, "#101c34")], warp=0.06)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    rr = np.random.default_rng(3)
    for k, y in enumerate((118, 190, 262, 334)):  # hills as bands of cloth
        amp = 26 - k * 2
        pts = [(x, y + amp * math.sin(x / 88 + k * 1.9) + 8 * math.sin(x / 31 + k)) for x in range(-40, 660, 20)]
        c.paint(
            curve([(-50, 480, "c"), *pts, (650, 480, "c")]),
            ["#1b3152", "#1c3b59", "#1f4a5a", "#24594f"][k],
            vol=0.2,
            tex=0.3,
            texk="streakd",
            shadow=(0, -4, 6, 0.4),
            rough=1.0,
        )
        q = sample([(x, v + 9) for x, v in pts], 72)
        for i in range(0, 70, 2):
            c.line(
                [tuple(q[i]), tuple(q[i + 1])],
                [2.0, 2.6, 2.0],
                "#e0a850",
                0.8,
                rough=0.2,
                vol=0.4,
                shadow=(0, 1, 1, 0.4),
            )
    for _ in range(46):
        x, y = rr.uniform(20, 580), rr.uniform(16, 100)
        c.dot(x, y, rr.uniform(0.6, 1.7), "#fff0d0", rr.uniform(0.4, 0.9))
    half_turn(c)
    # the moon, and the two
    c.glow(300, 450, 280, "#ffe7b0", 0.28, 1.3)
    c.cast(c.mask(ellipse(300, 450, 168), 0), 0, 0, 18, 0.5)
    m = c.paint(
        ellipse(300, 450, 166), "#efdcae", dark="#c79f62", light="#fff8e4", vol=0.25, tex=0.35, grain=0.12, rough=0.6
    )
    c.paint(
        minus(ellipse(300, 450, 166), ellipse(300, 450, 157)),
        "#c99a4b",
        dark="#7a5424",
        light="#fff0bd",
        vol=0.7,
        rough=0.4,
    )
    for a, d, r in ((0.6, 110, 16), (1.9, 60, 12), (2.6, 118, 20), (0.2, 40, 9), (1.2, 132, 9)):
        for t in (0, math.pi):
            c.paint(
                ellipse(300 + d * math.cos(a + t), 450 + d * math.sin(a + t), r, r * 0.86),
                "#c9a877",
                vol=-0.4,
                alpha=0.35,
                soft=1.4,
                clip=m,
            )
    for rot in (0, 180):
        P = Pose(300, 450, 1.62, rot)
        body = P(Pose(-44, -86.5, 1, -9)(path(HARE)))
        c.paint(
            body,
            "#1b2b4a",
            dark="#0c1528",
            light="#4a6a9c",
            vol=0.7,
            tex=0.25,
            rough=0.5,
            rim="#6f8fc0",
            rimw=1.2,
            shadow=(0, 2, 3, 0.35),
            edge=0.2,
        )
        e = P.pt(*Pose(-44, -86.5, 1, -9).pt(53.6, 31.6))
        c.paint(ellipse(e[0], e[1], 3.6), "#efdcae", vol=0.2, rough=0)
    for inset, w, col in ((20, 3.0, "#c99a4b"), (28, 1.4, "#c99a4b")):
        c.paint(
            minus(
                rect(inset, inset, 600 - 2 * inset, 900 - 2 * inset, 6),
                rect(inset + w, inset + w, 600 - 2 * inset - 2 * w, 900 - 2 * inset - 2 * w, 5),
            ),
            col,
            dark="#7a5424",
            light="#ffe8b0",
            vol=0.5,
            rough=0.4,
        )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    half_turn(c)
    return c.finish(vignette=0.0, bloom=0.12, bthr=0.8, paper=0.04, grain=0.02)


def half_turn(c):
    """Make the lower half the upper one turned round."""
    k = smoothstep(440, 460, c.yy)[..., None]
    c.img = (c.img * (1 - k) + c.img[::-1, ::-1] * k).astype(np.float32)
