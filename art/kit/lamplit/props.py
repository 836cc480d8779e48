"""What figures hold and use, to the scale of a figure 100 units tall."""

import math

from .paper import curve, put, rect, ribbon


def suitcase(x, y, w=20, h=14):
    """A case hanging from a hand at x,y."""
    return [rect(x - w / 2, y + 3, w, h), ribbon([(x - 4, y + 4), (x - 3, y), (x + 3, y), (x + 4, y + 4)], 1.6)]


def umbrella(x, y, r=26, up=34, tilt=0):
    """An open umbrella held at x,y."""
    top = [
        curve(
            [
                (-r, 0, "c"),
                (-r * 0.8, -r * 0.46),
                (0, -r * 0.74),
                (r * 0.8, -r * 0.46),
                (r, 0, "c"),
                (r * 0.66, -r * 0.12),
                (r * 0.33, 0, "c"),
                (0, -r * 0.14),
                (-r * 0.33, 0, "c"),
                (-r * 0.66, -r * 0.12),
            ]
        ),
        ribbon([(0, -r * 0.7), (0, -r * 0.88)], 1.4),
    ]
    return put([*put(top, 0, -up), ribbon([(0, -up - 4), (0, 4), (3, 7), (5, 3)], 1.5)], x, y, rot=tilt)


def chair():
    """A chair seen from the side, seat at -38, its back to the right."""
    return [
        rect(-14, -38, 28, 3.6),
        ribbon([(-12, -36), (-13, 0)], 3, 2.4),
        ribbon([(11, -36), (13, 0)], 3, 2.4),
        ribbon([(12, -36), (15, -80)], 3.2, 2.6),
        rect(8, -80, 8, 3),
    ]


def ladder(x0, y0, x1, y1, w=20, step=13):
    """A ladder from its foot to its head."""
    l = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / l, (y1 - y0) / l
    nx, ny = -uy * w / 2, ux * w / 2
    rails = [
        ribbon([(x0 + nx * s, y0 + ny * s), (x1 + nx * s * 0.8, y1 + ny * s * 0.8)], w * 0.16, w * 0.13)
        for s in (-1, 1)
    ]
    n = int(l / step)
    return rails + [
        ribbon(
            [
                (x0 + ux * l * i / n + nx * s * (1 - 0.2 * i / n), y0 + uy * l * i / n + ny * s * (1 - 0.2 * i / n))
                for s in (-1, 1)
            ],
            w * 0.12,
        )
        for i in range(1, n)
    ]


def boat(l=90):
    """A rowing boat, water line at 0."""
    return [
        curve(
            [
                (-l / 2 - 5, -11, "c"),
                (-l * 0.3, -6),
                (0, -4.5),
                (l * 0.3, -6),
                (l / 2 + 3, -10, "c"),
                (l * 0.42, 3),
                (l * 0.2, 6),
                (-l * 0.2, 6),
                (-l * 0.42, 2),
            ]
        )
    ]
