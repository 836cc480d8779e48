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


def laid(shape, box, corners):
    """The outlines in a box (x0, y0, x1, y1) laid out in perspective: corners are where its corners come to lie.

    Corners go round from the top left; a shadow that comes towards the viewer is wider at its head than at its feet.
    """
    x0, y0, x1, y1 = box
    m, out = skia.Matrix(), []
    src = [skia.Point(x, y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    m.setPolyToPoly(src, [skia.Point(*map(float, p)) for p in corners])
    for path in flat(shape):
        q = skia.Path()
        path.transform(m, q)
        out.append(q)
    return out
