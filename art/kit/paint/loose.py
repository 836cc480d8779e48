"""Loose passages: lost and found edges, dry brush and splatter."""

import math

import cv2
import numpy as np

from .colour import rgb
from .image import blur, smoothstep
from .paths import ellipse, merged
from .strokes import lay_strokes


def focus_map(c, spots, base=0.0):
    """Spots = [(x, y, rx, ry, strength)]: 1 = found, 0 = loose; noisy borders so no halo shows."""
    f = np.full((c.h, c.w), base, np.float32)
    n = (c.noise("mottle", 51) - 0.5) * 0.5 + (c.noise("cloud", 52) - 0.5) * 0.6
    for x, y, rx, ry, a in spots:
        d = np.hypot((c.xx - x) / rx, (c.yy - y) / ry) + n
        f = np.maximum(f, a * smoothstep(1.25, 0.55, d))
    return np.clip(f, 0, 1)


def loose(
    c, found, big=(24, 14), mid=(11, 7), small=(6, 3.5), lose=0.35, strength=0.6, jitter=0.035, seed=5, drag=None
):
    """Three brush passes steered by `found` (0..1).

    Big strokes and melted edges where it is 0, fine ones in between, crisp at 1.
    lose = how much contours melt before the big pass; drag = angle (rad) bias of the big strokes.
    """
    f = np.maximum(found, np.clip(c.detail * 0.9, 0, 1))
    lo = np.clip(1 - f * 1.25, 0, 1)
    # lost edges: shake and soften contours where nothing matters
    s = c.ss
    dx, dy = (c.noise("speck", 61) - 0.5) * 4 * s, (c.noise("speck", 62) - 0.5) * 4 * s
    mv = cv2.remap(
        c.img,
        (c.xx * s + dx * lo).astype(np.float32),
        (c.yy * s + dy * lo).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    k = (lo * lose)[..., None]
    c.img = (c.img * (1 - k) + (mv * 0.7 + blur(mv, 2.2 * s) * 0.3) * k).astype(np.float32)
    flow = None if drag is None else np.full((c.h, c.w), drag, np.float32) + (c.noise("cloud", 53) - 0.5) * 1.2
    c.brush(
        big,
        length=3.6,
        jitter=jitter,
        keep=1 - lo * strength,
        thr=(0, 0.03),
        opacity=0.8,
        seed=seed,
        flow=flow,
        relief=1.4,
    )
    md = np.clip(1 - np.abs(f - 0.45) * 1.6, 0, 1)
    c.brush(
        mid,
        length=3.2,
        jitter=jitter * 0.7,
        keep=1 - np.maximum(md * 0.6, lo * 0.45),
        thr=(0, 0.03),
        opacity=0.7,
        seed=seed + 1,
        relief=1.0,
    )
    c.brush(small, keep=np.clip(0.55 + 0.4 * f, 0, 1), thr=(0, 0.05), opacity=0.6, seed=seed + 2)


def drybrush(c, region, col, n=60, length=90, width=16, angle=0.0, spread=0.3, a=0.5, seed=0, up=True):
    """Broken chalky strokes that catch only the tooth of the paper; region = mask array 0..1."""
    r = np.random.default_rng(seed)
    s = c.ss
    lay = np.zeros((c.h, c.w, 3), np.float32)
    pts = np.argwhere(region[::8, ::8] > 0.5) * 8
    if len(pts) == 0:
        return
    q = pts[r.integers(0, len(pts), n)]
    BR = np.clip(r.random((32, 64)) * 1.8 - 0.8, 0, 1).astype(np.float32)
    hg = np.zeros((c.h, c.w), np.float32)
    LN, WD = length * s * r.uniform(0.5, 1.2, n), width * s * r.uniform(0.5, 1.2, n)
    lay_strokes(
        lay,
        q[:, 1].astype(float),
        q[:, 0].astype(float),
        angle + r.normal(0, spread, n),
        LN,
        WD,
        np.clip(r.normal(0, 0.15, n) / LN, -0.01, 0.01),
        np.ones((n, 3), np.float32),
        np.full(n, 0.9),
        BR,
        hg,
    )
    m = (
        lay[..., 0]
        * smoothstep(0.42, 0.75, c.noise("speck", 70 + seed % 5) * 0.6 + c.noise("grain", 71) * 0.4)
        * a
        * blur(region.astype(np.float32), 4)
    )
    c.img = (c.img * (1 - m[..., None]) + rgb(col) * m[..., None]).astype(np.float32)


def splatter(c, x, y, r, col, n=60, size=(0.3, 1.8), a=0.7, seed=0, aim=None):
    """Flicked drops, dense near (x, y), a few far; aim = (dx, dy) throws them."""
    g = np.random.default_rng(seed)
    ps = []
    for _ in range(n):
        d = r * g.random() ** 1.6
        t = g.uniform(0, 6.283)
        px, py = x + d * math.cos(t), y + d * math.sin(t)
        q = size[0] + (size[1] - size[0]) * g.random() ** 3
        e = 1.0
        if aim:
            k = g.random() * 1.5
            px, py, e = px + aim[0] * k, py + aim[1] * k, 1.8
        ps.append(ellipse(px, py, q * e, q, math.degrees(math.atan2(aim[1], aim[0])) if aim else 0))
    c.paint(merged(ps), col, vol=0, rough=0.2, lit=0, alpha=a)
