"""The geese fly south in the shape of a house, but the one that was its door has stayed behind."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, lens, put, ribbon

SENTENCE = "The geese fly south in the shape of a house, but the one that was its door has stayed behind."
KEY = "autumn_dusk"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "animal"

DOOR = (330, 404, 396, 500)  # the gap: left, top, right, bottom
WINDOW = (200, 340, 262, 392)


def goose(bend):
    """A goose from below, head up, 96 wide; bend: how far its wings are drawn back."""
    wing = curve(
        [
            (0, -10, "c"),
            (-16, -15),
            (-32, -8 + 4 * bend),
            (-48, 8 + 14 * bend, "c"),
            (-30, 4 + 6 * bend),
            (-14, 5),
            (0, 9, "c"),
        ]
    )
    body = curve([(0, -18), (6, -8), (5, 8), (5, 20, "c"), (0, 17), (-5, 20, "c"), (-5, 8), (-6, -8)])
    return [
        wing,
        at(wing, 0, 0, flip=True),
        body,
        ribbon([(0, -14), (1, -34), (0, -46)], 5.4, 4),
        circle(0, -48, 3.4, 5.6),
    ]


def inside(x, y):
    """Whether a bird belongs there: roof, walls, chimney, but not door or window."""
    for x0, y0, x1, y1 in (DOOR, WINDOW):
        if x0 < x < x1 and y0 < y < y1:
            return False
    roof = 92 < y < 282 and abs(x - 296) < 14 + (y - 92) * 1.08
    return roof or (282 <= y < 492 and 138 < x < 458) or (402 < x < 446 and 100 < y < 240)


def places(r):
    """Where they fly: rows that bend a little, nearer one another high up."""
    out, y, row = [], 100, 0
    while y < 492:
        step = 24 + (y - 90) * 0.026
        x = 70 + row % 2 * step / 2
        while x < 540:
            if inside(x, y):
                out.append((x + r.uniform(-3, 3), y + r.uniform(-3, 3)))
            x += step
        y += step * 0.68
        row += 1
    return out


def goose_standing():
    """A goose on the ground, neck up, looking left and upwards, 90 tall."""
    return [
        curve([(-22, -26), (-12, -38), (12, -40), (32, -34), (48, -38, "c"), (38, -24), (16, -14), (-10, -14)]),
        ribbon([(-14, -28), (-26, -44), (-20, -62), (-22, -76)], 1, wf=lambda t: 13 - 6 * t),
        curve([(-16, -82), (-26, -86), (-44, -90, "c"), (-32, -77), (-18, -72)]),
        ribbon([(-2, -18), (-2, -2)], 3),
        ribbon([(12, -18), (12, -2)], 3),
        curve([(-10, 0, "c"), (-2, -5), (4, 0, "c")]),
        curve([(4, 0, "c"), (12, -5), (18, 0, "c")]),
    ]


def draw():
    """A house of wings high up, its doorway open; below it one goose."""
    b = Box(
        KEY, glow_at=(340, 660), glow_r=420, sharp=(10, 260), aperture=0.03, mat_seed=123, edge="#c4683c", sun_power=0.7
    )
    r = random.Random(3)
    birds = places(r)
    smoke_ = [(440, 78), (462, 62), (494, 60), (520, 44), (556, 46)]
    tones_ = ("#7a3a3a", "#5f2c38", "#4a2233", "#371a2b")
    for k, col in enumerate(tones_):
        group = [(x, y) for i, (x, y) in enumerate([*birds, *smoke_]) if i * 7 % 4 == k]
        shapes = [put(goose(r.uniform(-0.2, 1)), x, y, 0.3 + y * 0.00036, rot=-52 + r.uniform(-9, 9)) for x, y in group]
        b.sheet(170 - 22 * k, col, shapes, trans=0.06, curl=1)
    # the marsh, and the one that is left
    b.sheet(
        226,
        "#c9703f",
        curve([(-20, 742), (140, 716), (320, 734), (500, 708), (640, 730), (640, 940), (-20, 940)]),
        trans=0.35,
    )
    b.sheet(206, "#f2b469", curve([(-20, 776), (300, 768), (640, 774), (640, 940), (-20, 940)]), trans=0.5)
    glints = [
        lens([(x, y), (x + l / 2, y), (x + l, y)], 3)
        for x, y, l in ((60, 800, 120), (300, 792, 160), (420, 816, 110), (180, 826, 90))
    ]
    b.sheet(200, "#ffe0a0", glints, trans=0.5, casts=0)
    bank = [(-20, 852), (120, 836), (240, 846), (360, 838), (460, 850), (640, 834), (640, 940), (-20, 940)]
    b.sheet(96, "#4a2230", curve(bank), trans=0.06, curl=2)
    for z, col, xs in ((110, "#6e3438", (24, 60, 540, 574)), (80, "#371a2b", (8, 44, 78, 524, 556, 590))):
        reeds = []
        for x in xs:
            h, d = r.uniform(150, 290), r.uniform(-16, 16)
            reeds += [
                ribbon([(x, 890), (x + d * 0.4, 890 - h * 0.6), (x + d, 890 - h)], 4, 2),
                ribbon([(x + d, 900 - h), (x + d * 1.08, 866 - h)], 9),
            ]
            reeds.append(lens([(x + 4, 890), (x + 10 - d, 890 - h * 0.5), (x + 34 - d * 2, 890 - h * 0.8)], 7))
        b.sheet(z, col, reeds, trans=0.05, curl=1)
    b.sheet(60, "#fff0d0", put(goose_standing(), 318, 848, 1.0), trans=0.1, curl=2)
    return b.render(exposure=1.05)
