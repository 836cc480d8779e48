"""Sailing ships as silhouettes in three papers: hull, rigging, sails."""

from .paper import curve, ribbon

MASTS = ((-26, 84, 23), (4, 100, 26), (31, 76, 20))  # foot, height, breadth of the lowest sail


def _square(x, y0, y1, w):
    """One square sail that bellies to the left."""
    m = (y0 + y1) / 2
    left = [(x - w * 0.58, y1, "c"), (x - w * 0.66, m), (x - w * 0.44, y0, "c")]
    right = [(x + w * 0.46, y0, "c"), (x + w * 0.36, m), (x + w * 0.56, y1, "c")]
    return curve([*left, *right, (x, y1 - (y1 - y0) * 0.16)], k=0.6)


def ship():
    """A full-rigged ship under sail: (hull, rigging, sails), bow left, 130 long, waterline at 0."""
    hull = [
        curve(
            [
                (-54, -15, "c"),
                (-30, -10),
                (0, -9),
                (26, -11),
                (30, -18, "c"),
                (50, -23, "c"),
                (47, -6),
                (40, 4),
                (20, 9),
                (-26, 9),
                (-44, 0),
            ]
        ),
        ribbon([(-48, -13), (-64, -20), (-82, -28)], 2.6, 1.2),
    ]
    rigging, sails = [], []
    for x, h, w in MASTS:
        rigging.append(ribbon([(x, -6), (x, -h - 10)], 2.4, 1.2))
        rigging += [ribbon([(x, -h - 6), (x + 0.46 * w, -12)], 0.6), ribbon([(x, -h - 6), (x - 0.4 * w, -12)], 0.6)]
        foot, k = -20.0, 1.0
        for share in (0.42, 0.33, 0.25):
            head = foot - (h - 20) * share
            sails.append(_square(x, head + 2.6, foot, w * k))
            foot, k = head, k * 0.82
    fore = MASTS[0]
    sails += [
        curve([(-80, -29, "c"), (-60, -44), (-34, -76, "c"), (-46, -40), (-56, -24, "c")], k=0.4),
        curve([(42, -26, "c"), (54, -24, "c"), (50, -44), (38, -58, "c")], k=0.4),
    ]
    rigging.append(ribbon([(-82, -28), (fore[0], -fore[1] - 8)], 0.6))
    return hull, rigging, sails
