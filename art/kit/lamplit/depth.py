"""Depth: openings behind openings for rooms, shafts and pits; an outline stepped towards the viewer for relief."""

import numpy as np

from .paper import colour, curve, mask, poly, scaled, srgb


def tones(near, far, n):
    """N colours from one to another, mixed as light."""
    a, b = colour(near), colour(far)
    mixed = [srgb(a + (b - a) * t) for t in np.linspace(0, 1, n)]
    return ["#" + "".join(f"{round(float(v) * 255):02x}" for v in c) for c in mixed]


def recess(box, outline, cols, z=60, gap=22, centre=(300, 450), shrink=0.82, angular=True, **sheet):
    """Sheets with an opening each, smaller the deeper: a room, a corridor, a shaft looked up or down.

    The first opening is the outline; centre is the vanishing point. Returns (z, points) of every opening, so that what
    stands in the room can be put between two of them.
    """
    cut, openings = poly if angular else curve, []
    for i, col in enumerate(cols):
        pts, depth = scaled(outline, shrink**i, *centre), z + gap * i
        box.sheet(depth, col, m=1 - mask(cut(pts)), **{"trans": 0.12, **sheet})
        openings.append((depth, pts))
    return openings


def relief(box, outline, cols, z=120, gap=12, centre=None, shrink=0.9, angular=False, **sheet):
    """One outline stacked towards the viewer, each step smaller: a great shape with thickness instead of a flat one."""
    cx, cy = centre or np.mean([p[:2] for p in outline], axis=0)
    cut = poly if angular else curve
    for i, col in enumerate(cols):
        box.sheet(z - gap * i, col, cut(scaled(outline, shrink**i, cx, cy)), **{"trans": 0.14, "curl": 2, **sheet})
