"""The ceiling of the ward has torn open on a summer sky, but the surgeons have already threaded the needle."""

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, ladder, mask, person, poly, put, rect, ribbon

SENTENCE = "The ceiling of the ward has torn open on a summer sky, but the surgeons have already threaded the needle."
KEY = "hospital_green"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"

TEAR = [  # from its sewn end at the lower left to the open end at the upper right
    (176, 530, "c"),
    (186, 468),
    (206, 452, "c"),
    (196, 408),
    (228, 380, "c"),
    (224, 318),
    (262, 296, "c"),
    (266, 236),
    (312, 214, "c"),
    (326, 152),
    (372, 146, "c"),
    (408, 96),
    (452, 100, "c"),
    (486, 62),
    (536, 84, "c"),
    (520, 150),
    (536, 186, "c"),
    (504, 236),
    (508, 292, "c"),
    (462, 316),
    (446, 384, "c"),
    (398, 400),
    (372, 456, "c"),
    (318, 460),
    (286, 504, "c"),
    (232, 506),
]


def grown(k, dx=0.0, dy=0.0):
    """The tear, larger or smaller about its middle."""
    return [(350 + (p[0] - 350) * k + dx, 300 + (p[1] - 300) * k + dy, *p[2:]) for p in TEAR]


def draw():
    """A ward seen from a bed: the ceiling above, four in aprons on ladders, a red thread."""
    b = Box(KEY, glow_at=(350, 280), glow_r=300, sharp=(10, 260), aperture=0.02, mat_seed=46, glow=1.1, sun_power=0.66)
    b.slant = (-0.2, -0.24)
    # clouds, then the thickness of the roof
    clouds = [
        curve(
            [
                (190, 440),
                (250, 380),
                (290, 382),
                (316, 350),
                (356, 360),
                (380, 338),
                (430, 350),
                (450, 392),
                (470, 540),
                (150, 540),
            ]
        )
    ]
    b.sheet(250, "#ffffff", clouds, trans=0.7, curl=3)
    for z, k, col in ((196, 0.88, "#f0f4d8"), (174, 0.94, "#cfe4c4"), (152, 1.0, "#9cc8ae")):
        b.sheet(z, col, m=1 - mask(curve(grown(k), k=0.42)), trans=0.2, curl=2)
    # the ceiling in panels, and flaps that hang from the edge
    seams = [ribbon([(300 + (x - 300) * 0.36, 700), (x, -20)], 3, 3.6) for x in (-420, -180, 60, 300, 540, 780, 1020)]
    cross = [ribbon([(-20, y), (620, y)], 3) for y in (70, 262, 410, 520, 600)]
    ceiling = (1 - mask(curve(grown(1.05), k=0.42))) * (1 - mask(seams, cross))
    b.sheet(132, "#b4dac2", m=ceiling, trans=0.1, curl=3)
    flaps = [
        curve(
            [
                (196, 408, "c"),
                (210, 390),
                (228, 380, "c"),
                (224, 350),
                (226, 318, "c"),
                (176, 330),
                (128, 386),
                (130, 430, "c"),
            ]
        ),
        curve(
            [
                (506, 236, "c"),
                (510, 262),
                (508, 292, "c"),
                (486, 304),
                (462, 316, "c"),
                (470, 372),
                (516, 400, "c"),
                (548, 310),
            ]
        ),
        curve(
            [
                (266, 236, "c"),
                (288, 222),
                (312, 214, "c"),
                (318, 180),
                (326, 152, "c"),
                (280, 136),
                (226, 168),
                (220, 214, "c"),
            ]
        ),
    ]
    b.sheet(112, "#eef6e2", flaps, trans=0.2, curl=5)
    # the ward below
    b.sheet(126, "#8fc4ae", poly([(140, 640), (460, 640), (460, 930), (140, 930)]), trans=0.06, curl=2)
    b.sheet(
        120,
        "#eaf4de",
        [rect(x, 690, 52, 84) for x in (192, 274, 356)],
        trans=0.4,
        holes=[
            (
                [rect(x + 6, 696, 18, 34) for x in (192, 274, 356)]
                + [rect(x + 28, 696, 18, 34) for x in (192, 274, 356)]
                + [rect(x + 6, 736, 40, 32) for x in (192, 274, 356)],
                "#fdfdf0",
                1,
                0.6,
            )
        ],
    )
    b.sheet(
        106,
        "#6aa892",
        poly([(-20, 560), (146, 636), (146, 930), (-20, 930)]),
        poly([(620, 560), (454, 636), (454, 930), (620, 930)]),
        trans=0.06,
        curl=2,
    )
    floor = poly([(146, 806), (454, 806), (640, 900), (640, 960), (-40, 960), (-40, 900)])
    b.sheet(100, "#a9d0b6", floor, trans=0.06)
    # where it has been closed
    seam = [(176, 530), (150, 560), (132, 590)]
    stitches = [
        ribbon([(x - 14, y - 9), (x + 14, y + 9)], 4) for x, y in ((182, 520), (166, 543), (150, 562), (136, 586))
    ]
    stitches += [
        ribbon([(x + 12, y - 12), (x - 12, y + 12)], 4) for x, y in ((182, 520), (166, 543), (150, 562), (136, 586))
    ]
    b.sheet(128, "#3f7f6c", ribbon(seam, 5, 3), trans=0.1)
    b.sheet(104, "#c03a34", stitches, trans=0.1, curl=1)
    # the surgeons, on ladders
    sewing = person(
        "man",
        lean=-4,
        head=-26,
        near=(140, 158),
        far=(126, 150),
        legs=((16, 2), (-4, -12)),
        feet=(0, 8),
        coat=0.72,
        flare=0.7,
        hair_="short",
        hands=("grip", "open"),
    )
    sx, sy, s = 300, 668, 1.35
    nx, ny = sx + person.joints["near"][0] * s, sy + person.joints["near"][1] * s
    other = person(
        "woman",
        lean=-6,
        head=-30,
        near=(124, 150),
        far=(20, 40),
        legs=((8, 2), (-8, -14)),
        coat=0.8,
        flare=1.0,
        hair_="bun",
        hands=("open", "rest"),
    )
    third = person(
        "stout",
        lean=2,
        head=-22,
        near=(70, 96),
        far=(60, 88),
        legs=((8, 2), (-8, -10)),
        coat=0.8,
        flare=0.8,
        hair_="short",
    )
    tx, ty = 176 + person.joints["near"][0] * 1.1, 848 + person.joints["near"][1] * 1.1
    fourth = person(
        "man",
        lean=-8,
        head=-34,
        near=(-12, 10),
        far=(-16, 6),
        legs=((4, 2), (-8, -12)),
        coat=0.8,
        flare=0.7,
        hair_="short",
    )
    b.sheet(92, "#1d4f47", ladder(262, 880, 306, 640, 46, 20), ladder(370, 880, 318, 640, 40, 20), trans=0.04)
    b.sheet(84, "#0f3833", put(sewing, sx, sy, s), trans=0.04)
    b.sheet(
        82,
        "#0f3833",
        put(other, 410, 836, 1.2),
        put(fourth, 486, 862, 1.2),
        put(third, 176, 848, 1.1, True),
        trans=0.04,
    )
    tip = (192, 506)
    eye = (tip[0] + (nx - tip[0]) * 1.3, tip[1] + (ny - tip[1]) * 1.3)
    b.sheet(76, "#f4f8ee", ribbon([eye, tip], 6, 1.5), trans=0.1)
    b.sheet(
        72,
        "#c03a34",
        ribbon([eye, (nx + 62, ny + 60), (nx + 20, ny + 150), (226, 700), (352 - tx, ty)], 2.6),
        trans=0.1,
    )
    b.sheet(70, "#c03a34", put(rect(-11, -13, 22, 26), 352 - tx, ty - 2, rot=12), trans=0.1, curl=2)
    # the bed that one looks up from
    b.sheet(
        40,
        "#f4f8ee",
        curve(
            [
                (-20, 884),
                (90, 866),
                (190, 858),
                (240, 836),
                (286, 850),
                (330, 838),
                (376, 856),
                (470, 866),
                (640, 888),
                (640, 960),
                (-20, 960),
            ]
        ),
        trans=0.1,
        curl=4,
    )

    def sky(X, Y, light):
        t = np.clip((Y - 60) / 460, 0, 1)[..., None]
        return colour("#2f8fe0") * (1 - t) + colour("#9fdcf6") * t

    b.paint_back = sky
    return b.render(exposure=1.1)
