"""Both neighbours listen at the wall, but the one who lives inside it has stopped playing."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, person, put, rect, ribbon

SENTENCE = "Both neighbours listen at the wall, but the one who lives inside it has stopped playing."
KEY = "cellar"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "adult"

LEFT, RIGHT = 228, 356  # the wall's two faces
FLOOR = 690
HIDDEN = 752  # where the one in the wall stands


def draw():
    """Two dark rooms, and between them a narrow lit one inside the wall."""
    b = Box(
        KEY,
        glow_at=(292, 430),
        glow_r=420,
        sharp=(0, 280),
        aperture=0.02,
        mat_seed=304,
        sun="#a8c8d8",
        sun_power=0.36,
        fill="#1c5a66",
        fill_power=0.18,
        core=0.6,
    )
    b.slant = (-0.2, -0.2)

    def lit(X, Y, light):
        d = np.exp(-(((Y - 520) / 300) ** 2))[..., None]
        return colour("#c8742c") * (1 - d) + colour("#ffe2a0") * 1.2 * d

    b.paint_back = lit
    # inside the wall: shelves, a bed above, a ladder
    b.sheet(240, "#e09a48", [rect(LEFT, y, 200, 7) for y in (300, 500)], trans=0.4)
    b.sheet(
        230,
        "#b8682c",
        [rect(316, 60, 4, 700), rect(342, 60, 4, 700)],
        [rect(316, 74 + 24 * i, 30, 4) for i in range(28)],
        trans=0.2,
    )
    b.sheet(214, "#7a3c1c", rect(LEFT - 10, 294, 94, 9), rect(LEFT + 78, 262, 6, 60), trans=0.1)
    b.sheet(
        208, "#fff0cc", curve([(LEFT - 4, 294), (LEFT + 2, 276), (LEFT + 24, 276), (LEFT + 30, 294)]), trans=0.3, curl=3
    )
    spread = [
        (LEFT + 24, 296, "c"),
        (LEFT + 28, 281),
        (LEFT + 76, 282),
        (LEFT + 79, 322, "c"),
        (LEFT + 52, 316),
        (LEFT + 28, 324, "c"),
    ]
    b.sheet(202, "#c9502c", curve(spread, k=0.4), trans=0.15, curl=3)
    who = person(
        "woman",
        lean=4,
        head=10,
        near=(26, 34),
        far=(18, 110),
        legs=((4, 2), (-8, -10)),
        coat=0.85,
        flare=1.2,
        hair_="bun",
        hands=("grip", "grip"),
    )
    (nx, ny), (gx, gy) = person.joints["near"], person.joints["far"]
    s, px = 1.66, 288
    b.sheet(150, "#3a1810", put(who, px, HIDDEN - 4, s), trans=0.04)
    vx, vy = px + nx * s, HIDDEN - 4 + ny * s
    fiddle = [
        circle(0, 0, 10, 12),
        circle(0, -17, 8, 9.5),
        rect(-5, -16, 10, 12),
        ribbon([(0, -24), (0, -50)], 3.6, 3),
        circle(0, -52, 3.4),
    ]
    b.sheet(140, "#a8401c", put(fiddle, vx - 2, vy + 44, 0.9, rot=6), trans=0.05, curl=1)
    bx, by = px + gx * s, HIDDEN - 4 + gy * s
    b.sheet(
        136,
        "#3a1810",
        ribbon([(bx, by), (bx - 16, by - 64)], 2, 1.4),
        ribbon([(bx, by), (bx + 3, by + 10)], 2.4),
        trans=0.04,
    )
    b.sheet(170, "#8a4a20", rect(LEFT - 20, HIDDEN - 6, 180, 12), trans=0.05)
    # under the floor of the hidden room: what the wall is made of
    b.sheet(166, "#5a3a24", rect(LEFT - 20, HIDDEN, 180, 260), trans=0.02)
    rows = [rect(LEFT - 16 + 44 * i - 22 * (j % 2), HIDDEN + 8 + 24 * j, 41, 21) for i in range(5) for j in range(7)]
    b.sheet(160, "#8a5a3c", rows, trans=0.0, curl=1, fixed=0.3)
    # the two rooms, each with its paper, its skirting and the cut edge of the wall
    for side, x0, x1 in ((0, -20, LEFT), (1, RIGHT, 640)):
        b.sheet(128, "#2f7480", rect(x0, -20, x1 - x0, 960), trans=0.0, fixed=0.5)
        stripes = [rect(x0 + 8 + 30 * i, -20, 13, FLOOR + 20) for i in range(11)]
        walls = mask(rect(x0, -20, x1 - x0, FLOOR + 20))
        b.sheet(124, "#38808c", m=mask(stripes) * walls, trans=0.0, casts=0.4, fixed=0.5)
        b.sheet(116, "#1d5260", rect(x0, FLOOR - 30, x1 - x0, 34), trans=0.0, curl=1, fixed=0.5)
        b.sheet(112, "#1a4552", rect(x0, FLOOR, x1 - x0, 260), trans=0.0, fixed=0.45)
        edge = x1 - 18 if side == 0 else x0
        b.sheet(96, "#123842", rect(edge, -20, 18, 960), trans=0.0, curl=2, fixed=0.5)
        brick = [rect(edge + 1, -20 + 26 * i, 16, 22) for i in range(38)]
        b.sheet(92, "#8a5a3c", brick, trans=0.0, curl=1, fixed=0.45)
    boards = [ribbon([(292 + k * 60, FLOOR), (292 + k * 130, 940)], 3) for k in (-5, -4, -3, -2, 2, 3, 4, 5)]
    b.sheet(108, "#123742", m=mask(boards) * (1 - mask(rect(LEFT - 18, 0, RIGHT - LEFT + 36, 960))), trans=0, casts=0.3)
    # what each of them has: a window with the moon's light; a bed just left
    pane = [rect(46 + 52 * i, 170 + 84 * j, 45, 77) for i in range(2) for j in range(2)]
    b.sheet(110, "#113540", rect(34, 158, 122, 186), trans=0.0, holes=[(pane, "#bfe4e4", 0.7, 0.5)])
    b.sheet(100, "#0f3440", rect(452, 560, 200, 150), rect(452, 520, 14, 200), trans=0.0, curl=2)
    b.sheet(94, "#dfe9e0", curve([(470, 588), (476, 560), (530, 558), (540, 588)], k=0.5), trans=0.0, curl=4, fixed=0.5)
    thrown = [(524, 584, "c"), (560, 574), (640, 570), (640, 690, "c"), (470, 690, "c"), (484, 640), (508, 612)]
    b.sheet(90, "#c9d8d0", rect(464, 586, 190, 40), trans=0.0, curl=2, fixed=0.4)
    b.sheet(86, "#7fb0b0", curve(thrown, k=0.4), trans=0.0, curl=5, fixed=0.5)
    old = person(
        "old",
        lean=24,
        head=-4,
        near=(70, 168),
        far=(40, 140),
        legs=((16, 6), (-14, -18)),
        coat=0.8,
        flare=0.9,
        hair_="bald",
        beard_="full",
        hands=("open", "open"),
    )
    stout = person(
        "stout",
        lean=14,
        head=6,
        near=(84, 172),
        far=(30, 120),
        legs=((12, 6), (-12, -18)),
        coat=0.92,
        flare=1.3,
        hair_="braid",
        hat_="nightcap",
        hands=("open", "open"),
    )
    b.sheet(60, "#06202a", put(old, 160, 762, 1.72, True), trans=0.03)
    b.sheet(60, "#06202a", put(stout, 408, 766, 1.64), trans=0.03)
    b.lamp(292, 520, 120, "#ffb04a", 1.2, size=40)
    return b.render(exposure=1.05)
