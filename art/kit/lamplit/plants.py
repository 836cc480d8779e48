"""Plants: bare trees, firs, leaves, twigs and grass."""

import math
import random

from .paper import at, curve, poly, ribbon, spline


def leaf(l, w=0.24):
    """One leaf from 0,0 to l,0."""
    return curve([(0, 0, "c"), (l * 0.4, -l * w), (l, 0, "c"), (l * 0.4, l * w)])


def tree(x, y, h, seed, lean=0, w=None, spread=0.5, depth=5):
    """A bare tree."""
    r, out = random.Random(seed), []

    def grow(x, y, a, l, w, d):
        bend, pts = r.uniform(-0.25, 0.25), [(x, y)]
        for _ in range(3):
            a += bend / 3 + r.uniform(-0.08, 0.08)
            x, y = x + math.sin(a) * l / 3, y - math.cos(a) * l / 3
            pts.append((x, y))
        w1 = w * (0.66 if d else 0.25)
        out.append(ribbon(pts, w, w1))
        if not d:
            return
        k = 2 if r.random() < 0.62 else 3
        for i in range(k):
            da = (i - (k - 1) / 2) * spread * r.uniform(0.8, 1.5) + r.uniform(-0.15, 0.15)
            grow(x, y, (a + da) * 0.97, l * r.uniform(0.64, 0.84), max(0.7, w1 * r.uniform(0.66, 0.88)), d - 1)
        if d >= 2 and r.random() < 0.7:
            grow(*pts[r.choice([1, 2])], a + r.choice([-1, 1]) * r.uniform(0.6, 1.0), l * 0.5, w1 * 0.5, max(0, d - 3))

    w = w or h * 0.07
    grow(x, y, lean, h * 0.34, w, depth)
    return [
        *out,
        poly([(x - w * 0.5, y - h * 0.06), (x - w * 1.3, y + 4), (x + w * 1.2, y + 4), (x + w * 0.5, y - h * 0.06)]),
    ]


def fir(x, y, h, tiers=7, w=0.23):
    """A fir with saw-tooth sides."""
    right, left = [], []
    for i in range(1, tiers + 1):
        t = i / tiers
        ww, yy = h * w * t, y - h + h * t * 0.95
        right += [(x + ww, yy), (x + ww * 0.5, yy - 3)]
        left += [(x - ww, yy), (x - ww * 0.5, yy - 3)]
    s = h * 0.03
    return poly(
        [(x, y - h), *right[:-1], (x + s, y - 4), (x + s, y + 8), (x - s, y + 8), (x - s, y - 4), *left[:-1][::-1]]
    )


def grass(x0, x1, h, seed, ground, step=5):
    """Blades along ground(x)."""
    r, out, x = random.Random(seed), [], x0
    while x < x1:
        y, hh = ground(x), h * r.uniform(0.4, 1)
        b = r.uniform(-0.5, 0.5) * hh
        out.append(
            poly(
                [
                    (x - 1.6, y + 4),
                    (x + b * 0.4, y - hh * 0.6),
                    (x + b, y - hh),
                    (x + b * 0.5 + 1.6, y - hh * 0.5),
                    (x + 1.8, y + 4),
                ]
            )
        )
        x += step * r.uniform(0.5, 1.5)
    return out


def fur(line, seed, n, l0, l1, side=1):
    """Locks of fur along a line, leaning to one side of it."""
    P, r, out = spline(line, 30), random.Random(seed), []
    for i in range(n):
        j = min(len(P) - 2, int((i + r.random()) / n * (len(P) - 1)))
        (x, y), d = P[j], P[j + 1] - P[j]
        a, l = math.degrees(math.atan2(d[1], d[0])) + side * (62 + r.uniform(-28, 20)), r.uniform(l0, l1)
        w = l * 0.17
        out.append(
            at(curve([(-10, -w), (l * 0.3, -w * 1.1), (l, w * 0.9, "c"), (l * 0.3, w * 0.9), (-10, w)]), x, y, rot=a)
        )
    return out


def sprig(x, y, a, l, seed=0, size=13, k=7):
    """A twig with paired leaves."""
    r, out, pts = random.Random(seed), [], [(x, y)]
    for i in range(k):
        a += r.uniform(-0.12, 0.16)
        x, y = x + math.cos(a) * l / k, y + math.sin(a) * l / k
        pts.append((x, y))
        sizes = [size * (1.1 - 0.6 * i / k) * r.uniform(0.8, 1.15) for _ in range(2)]
        out += [at(leaf(n), x, y, rot=math.degrees(a + s * 0.85)) for s, n in zip((-1, 1), sizes, strict=True)]
    return [*out, ribbon(pts, 2.6, 0.9)]


def scatter(places, n, seed, l=(15, 27), spread=20):
    """N leaves strewn about a list of places."""
    r, out = random.Random(seed), []
    for i in range(n):
        x, y = places[i % len(places)]
        out.append(at(leaf(r.uniform(*l)), x + r.gauss(0, spread), y + r.gauss(0, spread), rot=r.uniform(0, 360)))
    return out
