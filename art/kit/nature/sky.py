"""Moon and clouds."""

import math

import numpy as np

from ..paint.paths import ellipse


def moon(c, x, y, r, col="#f6e7c1", dark="#c9a877", halo="#ffe7b0", a=0.7, face=None):
    """A full moon with craters and a halo."""
    c.glow(x, y, r * 3.4, halo, a * 0.35, 1.2)
    c.glow(x, y, r * 1.7, halo, a * 0.6, 1.6)
    m = c.paint(ellipse(x, y, r), col, dark=dark, light="#fff8e4", vol=0.5, tex=0.30, grain=0.12, lit=0, rough=0.5)
    rr = np.random.default_rng(int(x * 7 + y))
    for _ in range(9):
        a_, d = rr.uniform(0, 6.28), r * rr.uniform(0.1, 0.8)
        q = r * rr.uniform(0.07, 0.2)
        c.paint(
            ellipse(x + d * math.cos(a_), y + d * math.sin(a_), q, q * 0.85),
            dark,
            vol=-0.5,
            alpha=0.32,
            soft=1.2,
            clip=m,
            lit=0,
        )
    return m


def cloud(c, x, y, w, h, col, dark, light, seed=0, n=11, melt=0.55, **kw):
    """A heaped cloud on a flat melting base at y: big puffs behind, cauliflower puffs in front."""
    r = np.random.default_rng(seed)
    puffs = []
    humps = [
        (r.uniform(-0.35, 0.35), r.uniform(0.8, 1.0)),
        (r.uniform(-0.75, -0.3), r.uniform(0.4, 0.7)),
        (r.uniform(0.3, 0.75), r.uniform(0.35, 0.65)),
    ]

    def prof(u):
        return max(k * math.exp(-(((u - m) / 0.32) ** 2)) for m, k in humps)

    for i in range(n):
        u = (i + 0.5) / n * 2 - 1 + r.normal(0, 0.03)
        k = max(0.12, prof(u))
        puffs.append((x + u * w * 0.5, y - k * h * 0.62, h * (0.16 + 0.22 * k) * r.uniform(0.85, 1.15)))
    for _ in range(int(n * 2.2)):
        u = r.uniform(-0.95, 0.95)
        k = max(0.1, prof(u))
        v = r.uniform(0.0, 0.85)
        puffs.append((x + u * w * 0.5, y - k * h * 0.66 * v, h * r.uniform(0.09, 0.2) * (0.6 + 0.6 * k)))
    puffs.sort(key=lambda p: p[1] + r.normal(0, h * 0.04))
    for px, py, pr in puffs:
        c.paint(
            ellipse(px, py, pr * 1.2, pr),
            col,
            dark=dark,
            light=light,
            vol=0.7,
            grain=0.2,
            rough=2.4,
            soft=1.2,
            grad=((0, y - h * 0.75), (0, y + h * 0.1), 0.22, -0.30),
            alpha=0.97,
            fade=(y - h * 0.25 * melt, y + h * 0.22),
            **kw,
        )
