"""What many creatures share: legs, hoofs, paws, claws."""

from ..paint.colour import shift
from ..paint.paths import curve, limb, transform

INK = "#171016"


def leg(pts, w, n=30):
    """A leg as a capless ribbon."""
    return limb(pts, w, n=n, cap=False)


def hoof(k, x, y, w=6.5, h=6, col="#2a2024", rot=0):
    """One hoof at a local point."""
    k.paint(
        transform(
            curve([(-w * 0.42, -h, "c"), (w * 0.36, -h, "c"), (w * 0.62, 0, "c"), (-w * 0.55, 0, "c")]), x, y, 1, rot
        ),
        col,
        vol=0.5,
        rough=0.2,
    )
    k.line([(x - w * 0.45, y - h), (x + w * 0.4, y - h)], 1, shift(col, 0.2), 0.5)


def paw(k, x, y, w, h, col, dark, claws=True, toes=3):
    """One paw with toes and claws."""
    m = k.paint(
        [
            (x - w * 0.5, y - h * 0.9),
            (x - w * 0.1, y - h),
            (x + w * 0.35, y - h * 0.7),
            (x + w * 0.62, y - h * 0.32),
            (x + w * 0.58, y - h * 0.02),
            (x, y + h * 0.03),
            (x - w * 0.5, y),
        ],
        col,
        dark=dark,
        vol=0.7,
    )
    for i in range(toes):
        u = x + w * (0.18 + 0.15 * i)
        k.line([(u - w * 0.03, y - h * 0.5), (u, y - h * 0.1)], [0.3, w * 0.05], dark, 0.8, clip=m)
        if claws:
            k.paint(
                transform(
                    curve(
                        [
                            (-w * 0.04, -h * 0.1, "c"),
                            (w * 0.08, -h * 0.02),
                            (w * 0.13, h * 0.12, "c"),
                            (w * 0.0, h * 0.08),
                        ]
                    ),
                    u + w * 0.12,
                    y - h * 0.14,
                ),
                INK,
                vol=0.3,
                rough=0.1,
            )


def claw(k, x, y, s=1.0, col="#4a3c34", rot=0):
    """A bird's foot with three toes."""
    for a in (-26, 2, 30):
        k.paint(
            transform(
                curve([(-1.2, -1.4), (4, -1.8), (8.5, -0.4), (10, 1.8, "c"), (5, 1.2), (-1, 1.4)]), x, y, s, rot + a
            ),
            col,
            vol=0.6,
            rough=0.1,
        )
    k.paint(
        transform(curve([(1, -1.2), (-4, -1), (-6.5, 1.6, "c"), (-3, 1.3), (1, 1.2)]), x, y, s, rot),
        col,
        vol=0.5,
        rough=0.1,
    )
