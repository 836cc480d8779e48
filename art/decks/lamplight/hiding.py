"""The village hides in the cellar, but it has brought the church bell, and the bell has begun to hum."""

from art.kit.lamplit.all import (
    Box,
    circle,
    colour,
    curve,
    frontal,
    mask,
    person,
    put,
    rect,
    ribbon,
    scaled,
    tones,
)

SENTENCE = "The village hides in the cellar, but it has brought the church bell, and the bell has begun to hum."
KEY = "cellar"
FRAME = "crowd"
MOOD = "menace"
PROTAGONIST = "adult"

BELL = [
    (300, 262),
    (250, 268),
    (222, 300),
    (208, 380),
    (196, 480),
    (178, 560),
    (146, 620),
    (122, 652),
    (124, 668, "c"),
    (300, 676),
]


def bell(k=1.0, dy=0):
    """The bell's outline, narrower by k."""
    left = [(300 + (p[0] - 300) * k, p[1] + dy, *p[2:]) for p in BELL]
    return curve([*left, *[(600 - p[0], *p[1:]) for p in left[-2:0:-1]]], k=0.5)


def sitter(build="woman", **k):
    """Someone on the floor with drawn-up knees."""
    return person(
        build,
        **{
            "lean": 22,
            "head": 24,
            "near": (58, 84),
            "far": (50, 76),
            "legs": ((128, 22), (122, 14)),
            "feet": (0, 0),
            "seat": 7,
            **k,
        },
    )


def deaf(build="man", **k):
    """Someone on the floor with both hands over the ears."""
    return sitter(build, **{"near": (92, 204), "far": (80, 200), "lean": 30, "head": 34, **k})


def kneeling(build="man", **k):
    """Someone on both knees who looks up."""
    return person(
        build,
        **{
            "lean": -2,
            "head": -26,
            "near": (30, 100),
            "far": (24, 96),
            "legs": ((6, -84), (2, -86)),
            "feet": (60, 60),
            "seat": 27,
            **k,
        },
    )


def boots(x, flip):
    """A pair of boots on the floor above, from the knee down."""
    one = curve(
        [
            (-9, -110, "c"),
            (12, -110, "c"),
            (10, -40),
            (13, -8),
            (13, 0, "c"),
            (-32, 0, "c"),
            (-34, -9),
            (-20, -18),
            (-9, -26),
            (-11, -60),
        ]
    )
    return put([one], x, 104, 1.0, flip) + put([one], x + (34 if flip else -34), 102, 0.96, flip)


def draw():
    """A great bell in a vault, people pressed about it; light and boots above the boards."""
    b = Box(KEY, glow_at=(300, 560), glow_r=300, sharp=(20, 220), aperture=0.03, mat_seed=107, sun_power=0.34)

    def light(X, Y, glow):
        above = (Y < 118)[..., None]
        return above * colour("#f4ead0") * 1.1 + (1 - above) * colour("#ffce7a") * 0.85

    b.paint_back = light
    # above the boards
    b.sheet(96, "#1d1812", boots(196, False), boots(424, False), boots(520, True), trans=0.04)
    b.sheet(60, "#4a3524", rect(-20, 104, 660, 30), trans=0.05, curl=1)
    b.sheet(50, "#33251a", [rect(-20 + 96 * i, 126, 90, 26) for i in range(7)], trans=0.05, curl=1)
    # the vault in steps
    arch = [(24, 920), (24, 470), (60, 320), (160, 214), (300, 184), (440, 214), (540, 320), (576, 470), (576, 920)]
    under = mask(rect(-20, 140, 660, 800))
    for i, col in enumerate(tones("#4a3626", "#c79a5c", 5)):
        b.sheet(70 + 24 * i, col, m=under * (1 - mask(curve(scaled(arch, 1 - 0.075 * i, 300, 640), k=0.5))), trans=0.12)
    for i, col in enumerate(("#f3cf86", "#e6bd76", "#d8ac68")):
        b.sheet(176 + 10 * i, col, bell(1.22 + 0.22 * i, -26 - 24 * i), trans=0.3, curl=2)
    # the bell
    b.sheet(
        130,
        "#3a2a1c",
        ribbon([(150, 246), (300, 236), (450, 246)], 22),
        ribbon([(282, 230), (282, 280)], 12),
        ribbon([(318, 230), (318, 280)], 12),
        trans=0.05,
    )
    for i, col in enumerate(("#7a4e1a", "#a06c22", "#c48a30", "#e0a848")):
        b.sheet(126 - 9 * i, col, bell(1 - 0.17 * i * (0.6 + 0.1 * i), 2 * i), trans=0.06, curl=4)
    bands = [
        ribbon([(205, 400), (300, 412), (395, 400)], 5),
        ribbon([(170, 584), (300, 602), (430, 584)], 6),
        ribbon([(152, 616), (300, 634), (448, 616)], 4),
    ]
    b.sheet(94, "#5f3c12", bands, trans=0.05)
    b.sheet(140, "#2c1d0e", circle(300, 676, 34, 28), trans=0.05)
    # the floor and the people
    b.sheet(
        128,
        "#c09a64",
        curve([(-20, 742), (160, 728), (300, 724), (440, 728), (640, 742), (640, 960), (-20, 960)]),
        trans=0.06,
    )
    b.lamp(300, 700, 100, "#ffc45c", 1.5, size=14)
    b.lamp(300, 770, 40, "#ffb850", 0.9, size=20)
    b.lamp(250, 440, 40, "#ffc870", 0.7, size=30)
    dark = "#2a1a12"
    holder = person(
        "man",
        lean=10,
        head=-4,
        near=(98, 112),
        far=(118, 130),
        legs=((4, 0), (-18, -22)),
        feet=(0, 12),
        hands=("open", "open"),
        hat_="cap",
        coat=0.3,
        flare=0.6,
    )
    b.sheet(88, dark, put(holder, 126, 760, 1.3, True), trans=0.04)
    left = [
        put(deaf("stout", hat_="cap"), 70, 806, 1.2, True),
        put(sitter("woman", hat_="kerchief", coat=0.5, flare=1.2), 142, 816, 1.2, True),
        put(deaf("child"), 176, 822, 1.05, True),
    ]
    right = [
        put(kneeling("woman", coat=0.5, flare=1.4, hair_="bun"), 462, 790, 1.22),
        put(deaf("man", beard_="full"), 520, 812, 1.26),
        put(sitter("old", hat_="hood", coat=0.6, flare=1.2), 570, 822, 1.2),
    ]
    b.sheet(78, dark, left, right, trans=0.04)
    backs = [
        ("woman", "bun", None, 40, 950, 1.5, 8),
        ("man", "short", "cap", 92, 984, 1.66, -6),
        ("child", "braids", None, 146, 936, 1.12, 4),
        ("old", "bob", None, 204, 992, 1.6, 10),
        ("man", "bald", None, 396, 996, 1.66, -12),
        ("woman", "long", None, 448, 972, 1.56, -4),
        ("stout", "short", "brim", 512, 962, 1.56, 5),
        ("child", "short", None, 570, 940, 1.12, -8),
    ]
    for i, (build, hair_, hat_, x, y, s, tilt) in enumerate(backs):
        who = frontal(
            build,
            coat=0.5,
            flare=1.0,
            hair_=hair_,
            hat_=hat_,
            tilt=tilt,
            arms=((20, 150), (20, 150)) if i in (1, 6) else ((10, 6), (10, 6)),
        )
        b.sheet(46 - 6 * (i % 2), "#150d08", put(who, x, y, s), trans=0.03)
    return b.render(exposure=1.14)
