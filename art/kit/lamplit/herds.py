"""Animals of the farm and of the air, as in creatures.py: feet at 0,0 (fliers about 0,0), facing left."""

from .paper import circle, curve, ribbon


def ox():
    """An ox that pulls, head low, 130 long."""
    return [
        curve(
            [
                (-44, -62),
                (-30, -78),
                (-16, -74),
                (10, -70),
                (40, -74),
                (58, -66),
                (62, -46),
                (54, -34),
                (20, -28),
                (-20, -30),
                (-40, -40),
            ]
        ),
        curve([(-38, -66), (-52, -64), (-68, -46), (-72, -34), (-64, -28), (-52, -36), (-38, -44)]),
        ribbon([(-56, -60), (-66, -68), (-64, -78)], 4, 1.4),
        ribbon([(-52, -62), (-58, -72), (-54, -82)], 4, 1.4),
        *[ribbon([(x, -40), (x + b, -20), (x + c, -2)], w, 5.4) for x, b, c, w in LEGS],
        *[
            curve([(x + c - 5, 0, "c"), (x + c - 3.4, -5), (x + c + 3.4, -5), (x + c + 4, 0, "c")])
            for x, _, c, _ in LEGS
        ],
        ribbon([(60, -62), (68, -44), (66, -24)], 2.6, 1.6),
        circle(66, -22, 2.6, 4.4),
    ]


LEGS = ((-32, -8, -10, 13), (-22, 4, 12, 12), (40, -4, -8, 15), (50, 6, 10, 14))  # foot, knee, hoof, width
