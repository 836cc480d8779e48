"""Houses: gables, towers, rows of roofs, windows as lists of panes to cut out."""

import random

from .paper import at, curve, poly, rect, ribbon


def house(w=60, h=60, roof=34, chimney=True):
    """A gabled house standing on 0,0."""
    out = [rect(-w / 2, -h, w, h), poly([(-w / 2 - 6, -h + 2), (0, -h - roof), (w / 2 + 6, -h + 2)])]
    return [*out, rect(w * 0.18, -h - roof * 0.9, w * 0.14, roof * 0.7)] if chimney else out


def smoke(x, y, h=44, w=6):
    """A curl of smoke."""
    return [
        ribbon([(x, y), (x + h * 0.22, y - h * 0.3), (x - h * 0.1, y - h * 0.65), (x + h * 0.2, y - h)], w, w * 0.3)
    ]


def panes(x, y, w, h, bar=1.4, rot=0):
    """Four panes about a centre."""
    return [
        at(rect(cx * w / 4 - w / 4 + bar, cy * h / 4 - h / 4 + bar, w / 2 - 2 * bar, h / 2 - 2 * bar), x, y, rot=rot)
        for cx in (-1, 1)
        for cy in (-1, 1)
    ]


def arch(x, y, w, h):
    """A pointed window or door standing on y."""
    return curve(
        [
            (x - w / 2, y, "c"),
            (x - w / 2, y - h * 0.55, "c"),
            (x - w * 0.36, y - h * 0.82),
            (x, y - h, "c"),
            (x + w * 0.36, y - h * 0.82),
            (x + w / 2, y - h * 0.55, "c"),
            (x + w / 2, y, "c"),
        ]
    )


def town(x0, x1, y, seed, k=1.0, h=90, below=60):
    """A row of roofs; returns (outlines, windows)."""
    r, out, wins, x = random.Random(seed), [], [], x0
    while x < x1:
        w, hh, top = r.uniform(34, 62) * k, r.uniform(0.6, 1.2) * h, r.choice("ggtf")
        out.append(rect(x, y - hh, w + 1, hh + below))
        if top == "g":
            out += [
                poly([(x - 3, y - hh + 1), (x + w / 2, y - hh - w * 0.7), (x + w + 3, y - hh + 1)]),
                rect(x + w * 0.66, y - hh - w * 0.5, w * 0.12, w * 0.5),
            ]
        if top == "t":
            out += [
                rect(x + w * 0.3, y - hh - w * 0.9, w * 0.4, w),
                poly(
                    [
                        (x + w * 0.22, y - hh - w * 0.9),
                        (x + w * 0.5, y - hh - w * 1.9),
                        (x + w * 0.78, y - hh - w * 0.9),
                    ]
                ),
            ]
        wins += [
            rect(x + w * (0.2 + 0.38 * i), y - hh + 8 * k + j * 19 * k, 7 * k, 10 * k)
            for j in range(int(hh / (20 * k)))
            for i in range(2)
        ]
        x += w
    return out, wins
