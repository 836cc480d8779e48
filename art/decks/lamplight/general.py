"""The bronze general still sits upright above his plinth, but his horse has gone to drink at the fountain."""

from art.kit.lamplit.all import Box, at, circle, curve, lens, mask, person, poly, put, rect, ribbon

SENTENCE = "The bronze general still sits upright above his plinth, but his horse has gone to drink at the fountain."
KEY = "noon_sky"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "animal"

BRONZE, DARK = "#2f7d72", "#1f5c5a"


def drinking():
    """A heavy horse with its head down, facing left: (near side, far legs, mane and tail)."""
    body = curve(
        [
            (94, -114),
            (60, -118),
            (14, -108),
            (-30, -118),
            (-50, -124),
            (-78, -112),
            (-104, -84),
            (-122, -56),
            (-132, -40),
            (-144, -14),
            (-147, 2),
            (-138, 6),
            (-128, -4),
            (-112, -22),
            (-100, -34),
            (-84, -52),
            (-70, -66),
            (-60, -50),
            (-36, -52),
            (4, -48),
            (40, -54),
            (62, -66),
            (98, -70),
            (106, -94),
        ]
    )
    near = [
        ribbon([(-52, -76), (-52, -40), (-53, -24), (-52, -6)], 1, wf=lambda t: 26 - 34 * t + 19 * t * t),
        ribbon([(80, -88), (74, -58), (88, -38), (84, -6)], 1, wf=lambda t: 48 - 82 * t + 46 * t * t),
    ]
    far = [
        ribbon([(-44, -74), (-66, -38), (-72, -24), (-76, -6)], 1, wf=lambda t: 24 - 32 * t + 18 * t * t),
        ribbon([(86, -84), (92, -56), (108, -36), (110, -6)], 1, wf=lambda t: 40 - 68 * t + 38 * t * t),
    ]
    hoof = curve([(-9, 0, "c"), (-6, -10), (5, -10), (7, 0, "c")])
    ear = curve([(-118, -58, "c"), (-128, -76, "c"), (-110, -66)])
    tail = ribbon([(102, -108), (118, -92), (118, -60), (110, -28)], 1, wf=lambda t: 7 + 22 * t * (1.1 - t))
    mane = [
        ribbon([(-46 - 11 * i, -122 + 6.4 * i), (-36 - 11 * i, -102 + 8 * i), (-38 - 10 * i, -84 + 8 * i)], 9, 2)
        for i in range(7)
    ]
    return (
        [body, *near, at(hoof, -53, 0), at(hoof, 84, 0), ear],
        [*far, at(hoof, -78, 0), at(hoof, 111, 0)],
        [tail, *mane],
    )


def draw():
    """A rider of bronze on nothing, high over his plinth; below, his horse drinks."""
    b = Box(KEY, glow_at=(210, 250), glow_r=380, sharp=(20, 220), aperture=0.03, mat_seed=63)
    b.slant = (-0.4, -0.42)
    # the square at noon, its shutters closed
    far = [(-20, 330, 120), (96, 380, 90), (180, 350, 130), (306, 400, 100), (402, 340, 120), (518, 372, 120)]
    near = [(-20, 470, 76), (440, 440, 110), (546, 480, 80)]
    tints = ("#cfe4ee", "#f6e4cc", "#e2ecea", "#f7d9c4", "#d6e8f0", "#f4ead2", "#fbeedb", "#f9e0cc", "#eef2e4")
    for i, (x, t, w) in enumerate(far + near):
        y, z = (610, 214 - 5 * (i % 2)) if i < len(far) else (640, 186)
        front = poly([(x, y + 60), (x, t), (x + w / 2, t - w * 0.2), (x + w, t), (x + w, y + 60)])
        rows = range(int((y - t - 30) / 52))
        shut = [rect(x + w * (0.2 + 0.26 * k), t + 26 + 52 * j, w * 0.13, 28) for k in range(3) for j in rows]
        b.sheet(z, tints[i], front, trans=0.2, holes=[(shut, "#8fc0d4", 0.5, 0.14)], curl=1)
    b.sheet(134, "#fff6e2", curve([(-20, 640), (300, 628), (640, 640), (640, 960), (-20, 960)]), trans=0.1)
    rings = [ribbon([(-40, 690 + 62 * i), (300, 676 + 76 * i), (640, 690 + 62 * i)], 2.5) for i in range(4)]
    b.sheet(130, "#e2d6bc", rings, trans=0.1, casts=0.2)
    # the plinth
    for i, (x, w, y, col) in enumerate(
        ((66, 252, 752, "#d9cdb6"), (80, 224, 726, "#e6dcc6"), (94, 196, 702, "#f0e8d6"))
    ):
        b.sheet(112 - 8 * i, col, rect(x, y, w, 40), trans=0.06, curl=1)
    b.sheet(88, "#efe6d2", rect(112, 470, 160, 240), trans=0.06)
    b.sheet(80, "#fbf5e6", m=mask(rect(122, 486, 140, 210)) * (1 - mask(rect(138, 510, 108, 162))), trans=0.06, curl=1)
    b.sheet(78, "#f3ebd8", rect(98, 448, 188, 26), trans=0.06, curl=2)
    b.sheet(72, "#fffaf0", rect(88, 434, 208, 18), trans=0.06, curl=2)
    stains = [
        circle(130, 437, 13, 3.5),
        circle(158, 439, 13, 3.5),
        circle(228, 437, 13, 3.5),
        circle(262, 439, 13, 3.5),
    ]
    b.sheet(70, "#8fb8a6", stains, trans=0.1, casts=0)
    # the general
    him = person(
        "man",
        lean=-3,
        head=-4,
        near=(96, 100),
        far=(34, 84),
        legs=((62, -4), (50, -12)),
        feet=(20, 20),
        coat=0.3,
        flare=0.8,
        hands=("grip", "grip"),
        shoe="boot",
        seat=0,
    )
    nx, ny = person.joints["near"]
    fx, fy = person.joints["far"]
    hx, hy = person.joints["head"]
    sx, sy = person.joints["shoulder"]
    kit = [
        ribbon([(nx + 4, ny + 2), (nx - 16, ny - 12), (nx - 34, ny - 30)], 2.6, 1.2),
        curve(
            [
                (hx - 16, hy + 2, "c"),
                (hx - 9, hy - 11),
                (hx, hy - 15),
                (hx + 9, hy - 11),
                (hx + 16, hy + 3, "c"),
                (hx, hy - 3),
            ]
        ),
        *[ribbon([(sx + 1, sy - 3), (sx + d, sy + 5)], 2.4, 1.4) for d in (-5, -2, 1, 4, 7)],
        ribbon([(fx, fy), (fx - 8, fy + 12), (fx - 4, fy + 26)], 1.3),
        ribbon([(fx + 2, fy), (fx - 2, fy + 16), (fx + 4, fy + 30)], 1.3),
    ]
    b.sheet(56, BRONZE, put(him + kit, 196, 252, 2.3), trans=0.05, curl=2)
    # the horse at the fountain
    near, far, hair_ = drinking()
    px, py, s = 366, 812, 1.2
    b.sheet(66, DARK, put(far, px, py - 3, s, flip=True), trans=0.05)
    b.sheet(58, BRONZE, put(near, px, py, s, flip=True), trans=0.05, curl=2)
    b.sheet(50, DARK, put(hair_, px, py, s, flip=True), trans=0.05, curl=2)
    saddle = [
        curve([(-30, -117), (-4, -112), (20, -111), (24, -84), (0, -80), (-26, -84)]),
        ribbon([(-6, -84), (-8, -60), (-6, -48)], 3),
    ]
    b.sheet(46, "#e8a02c", put(saddle, px, py, s, flip=True), trans=0.06, curl=2)
    prints = [
        at(curve([(-7, 2, "c"), (-6, -3), (0, -5), (6, -3), (7, 2, "c"), (0, -1)]), x, y)
        for x, y in ((214, 838), (172, 830), (186, 850), (134, 826), (146, 844), (100, 822))
    ]
    b.sheet(120, "#b8a988", prints, trans=0.05, casts=0)
    water = curve([(490, 784), (530, 775), (640, 772), (640, 798), (540, 795)])
    b.sheet(100, "#cfe6ea", water, trans=0.06, curl=2)
    bowl = curve([(480, 790, "c"), (488, 826), (512, 850), (560, 862), (640, 864, "c"), (640, 790, "c")])
    b.sheet(
        52,
        "#dccfb8",
        curve([(534, 852, "c"), (526, 888), (500, 906, "c"), (640, 906, "c"), (640, 852, "c")]),
        trans=0.06,
    )
    b.sheet(44, "#f6efdf", bowl, trans=0.06, curl=3)
    b.sheet(38, "#fffaf0", ribbon([(476, 788), (530, 796), (640, 798)], 13), trans=0.06, curl=2)
    b.sheet(94, "#eaf6f8", lens([(604, 780), (592, 700), (568, 676), (562, 720), (560, 780)], 5), trans=0.4)
    return b.render()
