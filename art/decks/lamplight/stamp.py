"""Every bird must be stamped before it flies south, but the clerk has laid down his stamp and opened the window."""

from art.kit.lamplit.all import Box, at, circle, curve, frontal, mask, poly, put, rect, ribbon

SENTENCE = (
    "Every bird must be stamped before it flies south, but the clerk has laid down his stamp and opened the window."
)
KEY = "snow_morning"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "adult"


def perched():
    """A small round bird that waits, facing left, feet at 0,0."""
    body = curve(
        [
            (-16, -22),
            (-9, -29),
            (0, -27),
            (8, -18),
            (16, -10),
            (32, -2, "c"),
            (16, -3),
            (6, -3),
            (-6, -4),
            (-13, -12),
            (-15, -18),
            (-22, -20, "c"),
        ]
    )
    return [body, ribbon([(-2, -5), (-3, 0), (-6, 0)], 1.3), ribbon([(3, -5), (3, 0), (0, 0)], 1.3)]


def flying(up):
    """A swallow-like bird in flight, facing left."""
    return [
        curve([(-22, 0, "c"), (-12, -5), (0, -4), (16, 0), (30, 6, "c"), (18, 4), (30, 0, "c"), (10, 5), (-8, 5)]),
        curve([(-6, -2, "c"), (2, -18 * up), (22, -36 * up, "c"), (14, -14 * up), (10, 2, "c")]),
        curve([(-8, -2, "c"), (-8, -20 * up), (-2, -40 * up, "c"), (4, -18 * up), (6, 0, "c")]),
    ]


def draw():
    """A queue of birds on a counter; behind it the clerk stands at the open window."""
    b = Box(KEY, glow_at=(386, 300), glow_r=330, sharp=(20, 240), aperture=0.03, mat_seed=129, glow=1.25)
    b.slant = (-0.4, -0.4)
    # outside: snow hills, birds that already fly
    b.sheet(250, "#dbe8f4", curve([(200, 574), (300, 550), (400, 570), (600, 540), (600, 680), (200, 680)]), trans=0.4)
    b.sheet(244, "#b4cde8", curve([(200, 600), (340, 586), (440, 598), (600, 580), (600, 680), (200, 680)]), trans=0.3)
    south = (
        (340, 214, 0.56, 1),
        (414, 250, 0.7, 0.8),
        (462, 184, 0.46, 1.1),
        (368, 310, 0.9, 0.9),
        (318, 272, 0.5, 1),
        (446, 330, 0.62, 1.1),
    )
    b.sheet(238, "#48608c", [put(flying(u), x, y, s) for x, y, s, u in south], trans=0.1)
    # the room
    window = rect(282, 104, 212, 510)
    b.sheet(214, "#b3c6e0", m=1 - mask(window), trans=0.12)
    b.sheet(204, "#fff8ea", m=mask(rect(266, 88, 244, 542)) * (1 - mask(rect(284, 106, 208, 506))), trans=0.2, curl=1)
    for flip in (False, True):
        wing = poly([(284, 106), (222, 70), (222, 690), (284, 614)])
        panes = [
            poly([(274, 122), (232, 100), (232, 350), (274, 346)]),
            poly([(274, 360), (232, 366), (232, 664), (274, 606)]),
        ]
        b.sheet(
            188,
            "#fffdf6",
            at(wing, 776 if flip else 0, 0, flip=flip),
            trans=0.2,
            curl=1,
            holes=[([at(p, 776 if flip else 0, 0, flip=flip) for p in panes], "#c8dcf2", 0.7, 0.3)],
        )
    b.sheet(180, "#93a8c8", poly([(-20, -20), (60, -20), (60, 700), (-20, 760)]), trans=0.1)
    # drawers full of forms
    b.sheet(160, "#7d93b8", rect(52, 226, 150, 520), trans=0.08)
    b.sheet(
        152,
        "#8fa5c8",
        [rect(60 + 68 * i, 236 + 48 * j, 64, 43) for i in range(2) for j in range(10)],
        trans=0.08,
        curl=2,
    )
    b.sheet(146, "#e8eef6", [rect(80 + 68 * i, 252 + 48 * j, 24, 6) for i in range(2) for j in range(10)], trans=0.08)
    # the clerk
    clerk = frontal(
        "old",
        arms=((12, 2), (54, 128)),
        legs=((3, 0), (4, 0)),
        coat=0.3,
        flare=0.7,
        hair_="bald",
        lean=-2,
        hands=("rest", "rest"),
    )
    b.sheet(128, "#2c3f66", put(clerk, 396, 736, 1.96), trans=0.04)
    # the counter with its queue
    b.sheet(104, "#f6ecd8", poly([(-20, 724), (640, 712), (640, 776), (-20, 790)]), trans=0.06)
    b.sheet(70, "#5d749e", poly([(-20, 780), (640, 766), (640, 940), (-20, 940)]), trans=0.05)
    b.sheet(62, "#6f87b2", [rect(24 + 144 * i, 812, 124, 130) for i in range(4)], trans=0.05, curl=2)
    b.sheet(56, "#f8f0de", poly([(-20, 778), (640, 764), (640, 786), (-20, 800)]), trans=0.05, curl=1)
    queue = (
        (18, 1.5, True),
        (66, 1.4, True),
        (122, 1.56, True),
        (178, 1.36, True),
        (236, 1.5, True),
        (294, 1.4, True),
        (372, 1.5, True),
    )
    b.sheet(
        84,
        "#30446c",
        [put(perched(), x, 768 - 0.02 * x, s, flip) for x, s, flip in queue if x != 372],
        trans=0.04,
        curl=1,
    )
    b.sheet(
        82,
        "#30446c",
        put(perched(), 352, 758, 1.5, True),
        put([curve([(0, -14, "c"), (-16, -46), (-44, -66, "c"), (-30, -30), (-14, -8, "c")])], 352, 758, 1.2),
        trans=0.04,
        curl=1,
    )
    # the stamp and its pad
    b.sheet(80, "#2f3f5c", poly([(410, 740), (462, 739), (470, 751), (404, 752)]), trans=0.05, curl=1)
    tool = [
        circle(0, -62, 15),
        curve([(-6, -52, "c"), (6, -52, "c"), (9, -26), (-9, -26)]),
        rect(-24, -28, 48, 22),
        rect(-20, -8, 40, 8),
    ]
    b.sheet(74, "#c8402f", put(tool, 486, 748, 0.9, rot=90), trans=0.06, curl=2)
    return b.render()
