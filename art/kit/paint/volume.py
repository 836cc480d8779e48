"""Inflating a flat mask into a soft form with normals."""

import cv2
import numpy as np
from numba import njit

from .image import blur


@njit(cache=True, fastmath=True)
def _poisson(m, u, it):
    """Relax a Poisson equation inside the mask."""
    h, w = m.shape
    for _ in range(it):
        for y in range(1, h - 1):
            for x in range(1, w - 1):
                if m[y, x] > 0.5:
                    v = (u[y - 1, x] + u[y + 1, x] + u[y, x - 1] + u[y, x + 1] + 1.0) * 0.25
                    u[y, x] += 1.75 * (v - u[y, x])
    return u


def inflate(m, px=150):
    """Puffy normals of a mask (Poisson solve at low resolution). Returns nx, ny, nz, height(0..1)."""
    h, w = m.shape
    f = min(1.0, px / max(h, w))
    a = np.pad(cv2.resize(m, (max(3, int(w * f)), max(3, int(h * f))), interpolation=cv2.INTER_AREA) if f < 1 else m, 2)
    u = _poisson(a.astype(np.float32), np.zeros(a.shape, np.float32), 160)
    ht = blur(np.sqrt(np.maximum(u, 0) * 2), 0.8)
    gy, gx = np.gradient(ht)
    gy, gx, ht = gy[2:-2, 2:-2], gx[2:-2, 2:-2], ht[2:-2, 2:-2]

    def up(q):
        if q.shape != (h, w):
            q = cv2.resize(q.astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
        return q

    gx, gy, ht = up(gx), up(gy), up(ht)
    n = np.sqrt(gx * gx + gy * gy + 1)
    return -gx / n, -gy / n, 1 / n, ht / (ht.max() + 1e-6)
