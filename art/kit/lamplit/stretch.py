"""Outlines drawn out of their proportions: long shadows, reflections in water, things seen from a low angle."""

import skia

from .paper import flat


def stretch(shape, sx=1.0, sy=1.0, lean=0.0):
    """Outlines scaled about 0,0 by sx and sy (negative: mirrored); lean moves x by that share of y."""
    m = skia.Matrix()
    m.setAll(sx, lean, 0, 0, sy, 0, 0, 0, 1)
    out = []
    for p in flat(shape):
        q = skia.Path()
        p.transform(m, q)
        out.append(q)
    return out
