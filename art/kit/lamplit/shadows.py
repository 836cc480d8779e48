"""Shadows that lie on the ground: an upright outline laid down in the direction of the light."""

import skia

from .paper import flat


def fallen(shape, x, y, dx, dy, s=1.0, flip=False):
    """The shadow of an upright shape whose feet are at 0,0, laid on the ground from x,y, for `shade`.

    Each unit of height goes dx to the right and dy downwards; with a negative dy it lies away from the viewer.
    """
    m, out = skia.Matrix(), []
    m.setAll(-s if flip else s, -dx * s, x, 0, -dy * s, y, 0, 0, 1)
    for path in flat(shape):
        q = skia.Path()
        path.transform(m, q)
        out.append(q)
    return out
