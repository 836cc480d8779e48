"""How cloth is outlined, melted together and creased."""

import numpy as np

from ..paint.colour import shift
from ..paint.image import blur, smoothstep
from ..paint.paths import limb


def melted_mask(c, path, r, rough):
    """Mask of a path whose inner corners are melted: joined masses read as one piece of cloth."""
    m = c.mask(path, rough, pad=8 + r * 2)
    if m is not None:
        m.a = smoothstep(0.36, 0.64, blur(m.a, r * c.ss))
    return m


def sleeve_ribbon(pts, w, sharp=0.0):
    """flat-ended tapered sleeve/leg along joints, with a bent (not tubular) joint in the middle."""
    p = [np.array(q[:2], float) for q in pts]
    mid = [p[0] * 0.5 + p[1] * 0.5, p[1] * 0.86 + p[0] * 0.14, p[1] * 0.86 + p[2] * 0.14, p[1] * 0.45 + p[2] * 0.55]
    return limb([tuple(p[0])] + [tuple(q) for q in mid] + [tuple(p[2])], w, n=40, cap=False)


def crease(c, pts, w, col, m, s, a=0.55):
    """A dark crease with a light lip beside it."""
    c.line(pts, [0.2, w, w * 0.5, 0.2], shift(col, -0.15, 1.05, -10), a, clip=m, soft=0.12 * s)
    q = [(x - w * 0.55, y - w * 0.25) for x, y in pts]
    c.line(q, [0.15, w * 0.5, 0.15], shift(col, 0.12, 0.95, 8), a * 0.55, clip=m, soft=0.12 * s)
