"""She is an old woman at the end of the road, but the train of her wedding dress is still leaving the church."""

from art.kit.lamplit.all import Box, arch, circle, curve, lens, mask, person, poly, put, rect, ribbon, spline

SENTENCE = "She is an old woman at the end of the road, but the train of her wedding dress is still leaving the church."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "old"

HILLS = [  # z, colour, crest
    (196, "#f3b9a6", [(-20, 300), (90, 262), (200, 300), (330, 268), (470, 300), (640, 250)]),
    (166, "#eda89e", [(-20, 352), (120, 318), (230, 306), (340, 316), (470, 350), (640, 336)]),
    (136, "#dc8c96", [(-20, 424), (140, 426), (290, 404), (400, 382), (480, 380), (640, 410)]),
    (104, "#b96a88", [(-20, 492), (70, 480), (160, 476), (280, 500), (420, 540), (640, 560)]),
    (70, "#854a76", [(-20, 704), (110, 664), (260, 634), (400, 608), (500, 602), (640, 630)]),
]
TRAIN = [  # z, left edge and right edge from the near end to the crest where it disappears
    (
        161,
        [(404, 402), (396, 372), (340, 354), (276, 344), (242, 314)],
        [(264, 312), (300, 330), (360, 340), (420, 358), (442, 402)],
    ),
    (
        129,
        [(112, 516), (124, 462), (214, 436), (330, 424), (388, 402), (400, 366)],
        [(446, 366), (436, 410), (352, 454), (236, 470), (204, 486), (198, 520)],
    ),
    (
        96,
        [(430, 664), (374, 616), (250, 594), (140, 566), (92, 522), (106, 460)],
        [(206, 462), (212, 502), (276, 532), (400, 556), (506, 598), (556, 660)],
    ),
    (
        60,
        [(168, 806), (178, 780), (214, 742), (290, 722), (366, 702), (414, 664), (424, 590)],
        [(556, 590), (556, 684), (486, 774), (370, 824), (260, 830), (190, 820)],
    ),
]


def between(a, c, t):
    """A line between two edges of the same train, for its folds."""
    p, q = spline(a, 8), spline(c[::-1], 8)
    q = q[[round(i * (len(q) - 1) / (len(p) - 1)) for i in range(len(p))]]
    return (p + (q - p) * t)[::4]


def lace(edge, r):
    """Scallops along an edge, smaller towards the church."""
    p = spline(edge, 9)
    return [circle(x, y, r * (1 - 0.45 * i / len(p))) for i, (x, y) in enumerate(p)]


def draw():
    """A pale train winds over five hills from a lit church to a small bent bride."""
    b = Box(
        KEY, glow_at=(250, 250), glow_r=330, sharp=(20, 210), aperture=0.03, mat_seed=41, sun_power=0.86, sun="#ffeade"
    )
    ground = {}
    for z, col, crest in HILLS:
        hill = curve([*crest, (640, 960, "c"), (-20, 960, "c")], k=0.5)
        ground[z] = mask(hill)
        b.sheet(z, col, hill, trans=0.2, curl=2)
    for (z, a, c), (hz, *_) in zip(TRAIN, HILLS[1:], strict=True):
        size = (200 - z) / 26
        cuts = [
            lens(between(a, c, t)[1:], size * 0.8, bias) for t, bias in ((0.2, 0.8), (0.4, 1.2), (0.6, 0.7), (0.8, 1))
        ]
        lying = mask(curve([*a, *c], k=0.5), lace(a, size), lace(c[::-1], size)) * ground[hz]
        b.sheet(z, "#fffaf2", m=lying, trans=0.3, curl=3, holes=[(cuts, "#e3b4ba", 0.3, 0.12)])
    # the church, its door open on the light
    x, y = 253, 322
    tower = [rect(x - 19, y - 128, 38, 128), poly([(x - 24, y - 126), (x, y - 196), (x + 24, y - 126)])]
    nave = poly([(x + 8, y), (x + 8, y - 72), (x + 26, y - 92), (x + 96, y - 92), (x + 104, y - 70), (x + 104, y)])
    lit = [arch(x, y, 24, 42), arch(x, y - 92, 10, 22), *[arch(x + 38 + 22 * i, y - 28, 8, 26) for i in range(3)]]
    b.sheet(156, "#8a4a70", tower, nave, trans=0.1, holes=[(lit, "#fff0c0", 1.0, 0.75)])
    groom = person("man", lean=0, near=(6, 10), far=(-4, 4), legs=((3, 0), (-4, -6)), coat=0.4, flare=0.6)
    b.sheet(152, "#4a2450", put(groom, x + 1, y, 0.27), trans=0.02)
    # the bride, at the end of the road
    bride = person(
        "old",
        lean=42,
        head=-6,
        near=(52, 66),
        far=(36, 68),
        legs=((16, 4), (-8, -18)),
        feet=(0, 16),
        coat=0.94,
        flare=1.5,
        tail=10,
        hair_="bun",
        hands=("grip", "grip"),
    )
    hx, hy = person.joints["near"]
    px, py = person.joints["pelvis"]
    sx, sy, k = 160, 806, 1.1
    b.sheet(
        50,
        "#fffaf2",
        put(
            curve(
                [
                    (px - 2, py - 8),
                    (px + 14, py - 8),
                    (px + 40, py + 16),
                    (px + 90, py + 30),
                    (px + 96, -4),
                    (px + 30, 2),
                    (px, 0),
                ]
            ),
            sx,
            sy,
            k,
        ),
        trans=0.2,
        curl=3,
    )
    b.sheet(44, "#fffaf2", put(bride, sx, sy, k), trans=0.12, curl=2)
    b.sheet(
        40,
        "#f0c49a",
        put(ribbon([(hx + 3, hy - 4), (hx - 2, hy - 4), (hx - 2, hy + 4), (hx - 6, 2)], 2.4), sx, sy, k),
        trans=0.02,
    )
    return b.render(exposure=1.04)
