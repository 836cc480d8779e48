"""The fox crosses the snow, but the tracks behind it are a man's."""

import math

from art.kit.lamplit.all import Box, curve, fir, put, ribbon, stretch

SENTENCE = "The fox crosses the snow, but the tracks behind it are a man's."
KEY = "snow_morning"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "animal"


def trotting_fox():
    """A fox that trots to the left and looks back over nothing, 190 long, feet at 0,0."""
    return [
        curve(
            [
                (-46, -52),
                (-30, -60),
                (6, -58),
                (40, -62),
                (62, -52),
                (64, -38),
                (40, -30),
                (4, -26),
                (-30, -28),
                (-48, -36),
            ]
        ),
        curve(
            [
                (-40, -56),
                (-58, -74),
                (-66, -82, "c"),
                (-70, -68),
                (-84, -60),
                (-108, -46),
                (-110, -42),
                (-92, -40),
                (-76, -40),
                (-58, -38),
                (-44, -34),
            ]
        ),
        curve([(-74, -62, "c"), (-76, -86), (-70, -92, "c"), (-60, -76), (-56, -64, "c")]),
        curve(
            [
                (52, -58),
                (84, -66),
                (120, -58),
                (150, -40),
                (168, -34, "c"),
                (140, -26),
                (108, -30),
                (80, -42),
                (58, -44),
            ]
        ),
        ribbon([(-40, -40), (-54, -22), (-66, -4)], 13, 5),
        ribbon([(-32, -38), (-26, -20), (-16, -2)], 13, 5),
        ribbon([(48, -48), (34, -26), (40, -14), (26, -2)], 1, wf=lambda t: 22 - 17 * min(1, t * 1.5)),
        ribbon([(54, -48), (62, -26), (76, -16), (82, -2)], 1, wf=lambda t: 22 - 17 * min(1, t * 1.5)),
    ]


def sole():
    """The print of a boot that walks upwards, seen flat."""
    return [
        curve([(-5, -4), (-6.4, -14), (-4, -24), (0, -27), (4, -24), (6, -14), (5, -4), (0, -1)]),
        curve([(-4.4, 3), (0, 1.6), (4.4, 3), (4.6, 10), (0, 13), (-4.6, 10)]),
    ]


def draw():
    """A wide field of snow; a fox far up, prints from the lower edge to its feet."""
    b = Box(KEY, glow_at=(430, 120), glow_r=360, sharp=(10, 260), aperture=0.03, mat_seed=125)
    b.sheet(
        228,
        "#c9d8ec",
        curve([(-20, 250), (130, 210), (300, 236), (470, 196), (640, 230), (640, 420), (-20, 420)]),
        trans=0.4,
    )
    wood = [
        fir(x, 262 + 8 * math.sin(x), h)
        for x, h in ((18, 70), (52, 96), (84, 62), (500, 74), (532, 110), (566, 84), (596, 120))
    ]
    b.sheet(214, "#8fa8cc", wood, trans=0.3)
    b.sheet(204, "#dde8f4", curve([(-20, 286), (180, 262), (380, 284), (640, 256), (640, 500), (-20, 500)]), trans=0.3)
    field = [(-20, 386), (120, 352), (280, 344), (440, 368), (640, 350), (640, 940), (-20, 940)]
    b.sheet(186, "#eef4fa", curve(field), trans=0.15, curl=2)
    b.sheet(
        176,
        "#f6f9fc",
        curve([(-20, 640), (120, 584), (330, 620), (640, 560), (640, 940), (-20, 940)]),
        trans=0.12,
        curl=3,
    )
    b.sheet(
        166,
        "#fbfcfd",
        curve([(-20, 830), (200, 770), (420, 800), (640, 740), (640, 940), (-20, 940)]),
        trans=0.1,
        curl=3,
    )
    # the way it has come
    prints = {186: [], 176: [], 166: []}
    for i in range(26):
        t = i / 25
        y = 890 - 520 * t**0.62
        x = 470 - 190 * t - 90 * math.sin(t * 3.4)
        s = 2.3 * (1 - t**0.62) + 0.42
        side = 15 * s * (1 if i % 2 else -1)
        z = 166 if y > 782 else 176 if y > 606 else 186
        prints[z].append(put(stretch(sole(), 1, 0.7), x + side * 0.6, y, s, rot=-24 + 20 * t))
    for z, p in prints.items():
        b.sheet(z - 1, "#6f93c8", p, trans=0.1, casts=0)
    b.sheet(96, "#c8502c", put(trotting_fox(), 216, 372, 1.25), trans=0.06, curl=2)
    tip = curve([(136, -50), (152, -40), (168, -34, "c"), (140, -26), (126, -28), (132, -38)])
    bib = curve([(-106, -44), (-92, -46), (-74, -50), (-56, -44), (-44, -34), (-58, -37), (-76, -39), (-92, -40)])
    b.sheet(88, "#fff4e2", put([tip, bib], 216, 372, 1.25), trans=0.1, curl=2)
    socks = [ribbon([(-56, -19), (-66, -4)], 8, 5), ribbon([(-24, -18), (-16, -2)], 8, 5)]
    socks += [ribbon([(37, -11), (26, -2)], 5.4, 5), ribbon([(72, -15), (82, -2)], 6, 5)]
    b.sheet(86, "#4a2420", put(socks, 216, 372, 1.25), trans=0.05)
    return b.render(exposure=1.04)
