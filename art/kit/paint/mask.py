"""A raster mask that lives in a bounding box."""

import numpy as np


class Mask:
    """A raster mask living in a bounding box (pixel coords)."""

    __slots__ = ("a", "id", "x0", "y0")

    def __init__(self, a, x0, y0):
        self.a, self.x0, self.y0, self.id = a, x0, y0, 0

    def window(self, x0, y0, h, w):
        """The mask cut out for another box, zero outside its own."""
        out = np.zeros((h, w), np.float32)
        ax0, ay0 = max(x0, self.x0), max(y0, self.y0)
        ax1 = min(x0 + w, self.x0 + self.a.shape[1])
        ay1 = min(y0 + h, self.y0 + self.a.shape[0])
        if ax1 > ax0 and ay1 > ay0:
            out[ay0 - y0 : ay1 - y0, ax0 - x0 : ax1 - x0] = self.a[
                ay0 - self.y0 : ay1 - self.y0, ax0 - self.x0 : ax1 - self.x0
            ]
        return out
