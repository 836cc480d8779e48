"""Vectors in metres: x right, y up, z away."""

import numpy as np


def vec(*a):
    """A vector of floats."""
    return np.array(a, float)


UP = vec(0, 1, 0)


def unit(v):
    """The same direction, one metre long."""
    v = np.asarray(v, float)
    return v / (np.linalg.norm(v) + 1e-12)
