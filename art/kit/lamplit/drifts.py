"""Drifts: outlines rounded as snow, sand or foam rounds what it covers."""

import numpy as np

from .paper import blur, mask


def drift(*shapes, r=8.0, cut=0.4):
    """The mask of the outlines after r units of soft matter have settled on them: corners go, gaps fill.

    cut: under .5 it swells beyond the outlines, over .5 it shrinks.
    """
    return np.clip((blur(mask(*shapes), r) - cut) * r * 1.6 + 0.5, 0, 1)


def shifted(m, dx, dy):
    """A mask moved by whole units."""
    k = m.shape[1] / 600
    return np.roll(m, (round(dy * k), round(dx * k)), (0, 1))
