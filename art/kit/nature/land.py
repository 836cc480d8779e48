"""Ridges, trees, leaves, grass and water."""

import math

import numpy as np

from ..paint.paths import curve, ellipse, limb, merged, poly
from ..paint.size import H, W


def ridge(y, amp, seed, n=9, base=H + 30, x0=-30, x1=W + 30, tilt=0):
    """The path of a hill line down to the bottom of the card."""
    r = np.random.default_rng(seed)
    pts = [(x0 + (x1 - x0) * i / n, y + r.normal(0, amp) + tilt * (i / n - 0.5)) for i in range(n + 1)]
    return curve([(x0 - 5, base, "c"), *pts, (x1 + 5, base, "c")])


def pines(c, xs, ys, hs, col, fog=0.0, seed=0, **kw):
    """Rows of pines at the given places and heights."""
    r = np.random.default_rng(seed)
    ps = []
    for x, y, h in zip(xs, ys, hs, strict=True):
        w = h * r.uniform(0.2, 0.28)
        L, R = [], []
        k = 6
        for i in range(k):
            i / k
            yy = y - h + h * 0.92 * (i + 1) / k
            ww = w * (0.15 + 0.85 * (i + 1) / k) * r.uniform(0.85, 1.1)
            L += [(x - ww, yy), (x - ww * 0.45, yy - h * 0.025)]
            R += [(x + ww, yy), (x + ww * 0.45, yy - h * 0.025)]
        ps.append(
            poly(
                [
                    (x, y - h),
                    *R,
                    (x + w * 0.1, y - h * 0.07),
                    (x + w * 0.1, y + 3),
                    (x - w * 0.1, y + 3),
                    (x - w * 0.1, y - h * 0.07),
                    *L[::-1],
                ]
            )
        )
    return c.paint(merged(ps), col, fog=fog, **({"vol": 0.3, "grain": 0.2} | kw))


def dabs(
    c,
    spots,
    size,
    cols,
    seed=0,
    per=26,
    spread=1.0,
    leaf=1.7,
    rough=0.3,
    ang=None,
    lit=0.0,
    alpha=1.0,
    clip=None,
    light_from=(-0.4, -0.9),
):
    """Foliage / petals / sparks: clusters of leaf strokes, dark ones first, light ones toward the light."""
    r = np.random.default_rng(seed)
    bins = [[] for _ in cols]
    n = len(cols)
    for x, y, R in spots:
        for _ in range(per):
            a, d = r.uniform(0, 6.28), math.sqrt(r.random()) * R * spread
            px, py = x + d * math.cos(a), y + d * math.sin(a)
            t = 0.5 + 0.45 * ((px - x) * light_from[0] + (py - y) * light_from[1]) / (R + 1e-6) + r.normal(0, 0.18)
            b = int(np.clip(t * n, 0, n - 1))
            s = size * r.uniform(0.6, 1.3)
            bins[b].append(
                ellipse(px, py, s * leaf * 0.6, s * 0.5, r.uniform(0, 180) if ang is None else ang + r.normal(0, 22))
            )
    for i, b in enumerate(bins):
        if b:
            c.paint(merged(b), cols[i], vol=0, grain=0.12, tex=0.25, rough=rough, lit=lit, alpha=alpha, clip=clip)


def tree(
    c,
    x,
    y,
    h,
    bark,
    leaves,
    seed=0,
    lean=0.0,
    spread=0.55,
    size=5,
    lit=0.4,
    bare=False,
    width=None,
    levels=5,
    rim=None,
    fog=0,
    per=26,
):
    """A branching tree with dabbed leaves, or bare."""
    r = np.random.default_rng(seed)
    br, tips = [], []

    def grow(x, y, a, L, w, lv):
        x2, y2 = x + L * math.cos(a), y + L * math.sin(a)
        mx, my = (x + x2) / 2 + r.normal(0, L * 0.08), (y + y2) / 2 + r.normal(0, L * 0.08)
        br.append(limb([(x, y), (mx, my), (x2, y2)], [w, w * 0.82, w * 0.62], n=12))
        if lv == 0:
            tips.append((x2, y2, h * 0.085))
            return
        if lv <= 2:
            tips.append((x2, y2, h * 0.07))
        for s in (-1, 1) if r.random() < 0.75 else (-1, 0, 1):
            grow(
                x2,
                y2,
                a + s * spread * r.uniform(0.6, 1.25) + r.normal(0, 0.1),
                L * r.uniform(0.66, 0.84),
                w * 0.62,
                lv - 1,
            )

    grow(x, y + 4, -math.pi / 2 + lean, h * 0.3, width or h * 0.09, levels)
    c.paint(merged(br[::-1]), bark, vol=0.5, texk="streakv", tex=0.3, lit=lit, rim=rim, fog=fog, shadow=(1, 1, 3, 0.3))
    if not bare:
        dabs(c, tips, size, leaves, seed, lit=lit, per=per)
    return tips


def grass(c, x0, x1, y, h, cols, n=200, seed=0, lean=0.2, yfun=None):
    """Blades of grass between x0 and x1."""
    r = np.random.default_rng(seed)
    bins = [[] for _ in cols]
    for _ in range(n):
        x = r.uniform(x0, x1)
        yb = (yfun(x) if yfun else y) + r.uniform(-2, 4)
        hh = h * r.uniform(0.4, 1.2)
        l = hh * (lean + r.normal(0, 0.25))
        bins[r.integers(len(cols))].append(
            limb([(x, yb), (x + l * 0.3, yb - hh * 0.6), (x + l, yb - hh)], [2.2, 1.6, 0.3], n=7, cap=False)
        )
    for i, b in enumerate(bins):
        if b:
            c.paint(merged(b), cols[i], vol=0, grain=0.1, tex=0.2, rough=0.2, lit=0.5)


def water(c, y, cols, light="#ffffff", n=130, seed=0, amp=1.0, glint=None, a=0.55):
    """Horizontal brush glints below y, larger toward the viewer. glint=(x, spread) puts a light path."""
    r = np.random.default_rng(seed)
    bins = [[] for _ in cols]
    hi = []
    for _ in range(n):
        t = r.random() ** 1.5
        yy = y + (H - y) * t
        L = (14 + 90 * t) * r.uniform(0.4, 1.2) * amp
        x = r.uniform(-20, W + 20)
        th = (1 + 5 * t) * r.uniform(0.5, 1.1)
        q = limb(
            [(x - L / 2, yy), (x - L * 0.2, yy - th * 0.5), (x + L * 0.2, yy + th * 0.3), (x + L / 2, yy)],
            [0.3, th, th, 0.3],
            n=12,
            cap=False,
        )
        bins[r.integers(len(cols))].append(q)
    for i, b in enumerate(bins):
        if b:
            c.paint(merged(b), cols[i], vol=0, alpha=a, rough=0.4, tex=0.2, lit=0.4)
    if glint:
        gx, sp = glint
        for _ in range(n // 2):
            t = r.random() ** 1.3
            yy = y + 2 + (H - y) * t
            L = (10 + 46 * t) * r.uniform(0.3, 1.1)
            x = gx + r.normal(0, sp * (0.35 + t))
            hi.append(
                limb(
                    [(x - L / 2, yy), (x, yy - 0.6), (x + L / 2, yy)],
                    [0.3, (1 + 2.6 * t) * r.uniform(0.5, 1), 0.3],
                    n=10,
                    cap=False,
                )
            )
        c.paint(merged(hi), light, vol=0, alpha=0.75, rough=0.3, lit=0)
