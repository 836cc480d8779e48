"""They cut the fog into blocks and carry it off, but in one of the blocks someone is standing."""

from art.kit.lamplit.all import Box, curve, frontal, person, poly, put, rect, ribbon

SENTENCE = "They cut the fog into blocks and carry it off, but in one of the blocks someone is standing."
KEY = "noon_fog"
FRAME = "crowd"
MOOD = "uneasy"
PROTAGONIST = "adult"

QUAY = 752


def draw():
    """A quarry of fog above a quay; on a sledge goes a block with a figure in it."""
    b = Box(KEY, glow_at=(170, 260), glow_r=420, sharp=(20, 260), aperture=0.02, mat_seed=195)
    b.slant = (-0.4, -0.4)
    # masts, almost gone
    for z, col, x, h in ((256, "#b4bfc8", 70, 420), (250, "#a8b4be", 150, 360)):
        mast = [
            ribbon([(x, 740), (x + 4, 740 - h)], 6, 3),
            ribbon([(x - 46, 740 - h * 0.72), (x + 52, 740 - h * 0.76)], 3),
            ribbon([(x - 58, 740 - h * 0.45), (x + 64, 740 - h * 0.49)], 3),
            ribbon([(x + 2, 744 - h), (x + 80, 720)], 1.4),
            ribbon([(x + 2, 744 - h), (x - 60, 720)], 1.4),
        ]
        b.sheet(
            z,
            col,
            mast,
            curve([(x - 80, 700, "c"), (x + 90, 694, "c"), (x + 66, 750), (x - 56, 750)]),
            trans=0.1,
            casts=0.3,
        )
    # the quarry: the fog bank, cut in steps
    steps = (
        (
            236,
            "#e3e9ec",
            [(250, 940), (250, 250), (330, 250), (330, 150), (430, 150), (430, 40), (640, 40), (640, 940)],
        ),
        (
            212,
            "#ebeff1",
            [(330, 940), (330, 420), (400, 420), (400, 300), (480, 300), (480, 180), (640, 180), (640, 940)],
        ),
        (
            188,
            "#f3f5f5",
            [(400, 940), (400, 580), (458, 580), (458, 450), (530, 450), (530, 320), (640, 320), (640, 940)],
        ),
        (164, "#fafaf8", [(470, 940), (470, 690), (524, 690), (524, 590), (640, 590), (640, 940)]),
    )
    for z, col, pts in steps:
        b.sheet(z, col, poly(pts), trans=0.2, curl=2)
    dark = "#4a5868"
    saw = person(
        "man",
        lean=18,
        head=10,
        near=(60, 70),
        far=(50, 64),
        legs=((26, 6), (-20, -34)),
        feet=(0, 20),
        hat_="cap",
        hands=("grip", "grip"),
    )
    b.sheet(
        200,
        "#8a97a4",
        put(saw, 372, 420, 0.62, flip=True),
        put([ribbon([(0, 0), (60, -14)], 2.4)], 396, 388),
        trans=0.1,
    )
    b.sheet(
        224, "#a9b4be", put(frontal("stout", arms=((40, 150), (8, 4)), hat_="brim", coat=0.3), 300, 252, 0.5), trans=0.1
    )
    # the quay
    b.sheet(140, "#c3ccd2", poly([(-20, QUAY - 6), (640, QUAY - 16), (640, 960), (-20, 960)]), trans=0.08)
    joints = [ribbon([(-20, QUAY + 40 + 44 * i), (640, QUAY + 30 + 46 * i)], 2) for i in range(3)] + [
        ribbon([(x, QUAY + 36 + 45 * (i % 3)), (x - 8, QUAY + 80 + 45 * (i % 3))], 2)
        for i, x in enumerate(range(30, 620, 74))
    ]
    b.sheet(136, "#a9b4bc", joints, trans=0.08, casts=0.2)
    # the block on its sledge
    x, y, w, h = 262, 786, 214, 286
    who = frontal("man", arms=((7, 3), (7, 3)), coat=0.75, flare=0.8, hat_="brim", tilt=4)
    b.sheet(118, "#3a4858", put(who, x + 14, y - 4, 1.72), trans=0.05, casts=0.4)
    d = 30
    b.sheet(
        122,
        "#ffffff",
        poly(
            [(x - w / 2, y - h), (x - w / 2 + d, y - h - d * 0.7), (x + w / 2 + d, y - h - d * 0.7), (x + w / 2, y - h)]
        ),
        trans=0.3,
    )
    b.sheet(
        121,
        "#c4ced8",
        poly([(x + w / 2, y - h), (x + w / 2 + d, y - h - d * 0.7), (x + w / 2 + d, y - d * 0.7), (x + w / 2, y)]),
        trans=0.2,
    )
    b.sheet(126, "#dfe6ea", rect(x - w / 2, y - h, w, h), trans=0.3)
    b.sheet(104, "#f8fafa", rect(x - w / 2, y - h, w, h), veil=0.55, tex=0.5)
    sledge = [
        curve(
            [(x - 150, y - 8), (x - 140, y + 8), (x + 140, y + 8), (x + 140, y + 18), (x - 150, y + 18), (x - 166, y)]
        ),
        *[rect(x - 96 + 62 * i, y - 2, 10, 12) for i in range(4)],
        rect(x - 118, y - 4, 250, 7),
    ]
    b.sheet(96, "#5a6472", sledge, trans=0.05)
    pull = person(
        "man",
        lean=34,
        head=-6,
        near=(-30, -14),
        far=(-36, -20),
        legs=((34, 4), (-26, -44)),
        feet=(0, 30),
        hat_="cap",
        hands=("grip", "grip"),
    )
    j = person.joints["near"]
    b.sheet(
        80,
        dark,
        put(pull, 62, 812, 1.16),
        ribbon([(58 + j[0] * 1.16, 812 + j[1] * 1.16), (x - 154, y + 4)], 2.6),
        trans=0.05,
    )
    push = person(
        "stout",
        lean=30,
        head=4,
        near=(84, 92),
        far=(78, 96),
        legs=((30, 2), (-28, -44)),
        feet=(0, 30),
        hands=("open", "open"),
        hat_="brim",
    )
    b.sheet(84, dark, put(push, 446, 806, 1.16), trans=0.05)
    seen = person(
        "woman",
        lean=-6,
        head=-8,
        near=(30, 150),
        far=(-8, 2),
        legs=((6, 0), (-10, -14)),
        coat=0.7,
        flare=1.35,
        hair_="bun",
        hat_="kerchief",
        hands=("open", "rest"),
    )
    b.sheet(60, "#d9452c", put(seen, 536, 858, 1.2), trans=0.05)
    return b.render()
