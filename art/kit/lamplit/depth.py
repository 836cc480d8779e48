"""Depth: colours that lead from the nearest sheet to the farthest."""

import numpy as np

from .paper import colour, srgb


def tones(near, far, n):
    """N colours from one to another, mixed as light."""
    a, b = colour(near), colour(far)
    mixed = [srgb(a + (b - a) * t) for t in np.linspace(0, 1, n)]
    return ["#" + "".join(f"{round(float(v) * 255):02x}" for v in c) for c in mixed]
