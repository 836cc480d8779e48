"""The patients make the rounds tonight, but on tiptoe: in every bed sleeps a nurse."""

from art.kit.lamplit.all import Box, arch, at, curve, mask, person, put, rect, ribbon, sleeper, tones

SENTENCE = "The patients make the rounds tonight, but on tiptoe: in every bed sleeps a nurse."
KEY = "hospital_green"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "adult"

FAR = (300, 270)  # where the ward runs to
CAP = curve([(-10, 1, "c"), (-13, -7), (-5, -11, "c"), (0, -8), (6, -12, "c"), (13, -6), (10, 2, "c"), (0, -1)])


def floor(s):
    """The floor at a depth."""
    return FAR[1] + 570 * s


def opening(s):
    """The ward's section at a depth: straight walls, a low vault."""
    x, y = 318 * s, floor(s)
    w = [(-x, y, "c"), (-x, FAR[1] - 90 * s, "c"), (-x * 0.72, FAR[1] - 200 * s), (0, FAR[1] - 246 * s)]
    half = [(FAR[0] + p[0], *p[1:]) for p in w]
    return curve([*half, *[(2 * FAR[0] - p[0], *p[1:]) for p in half[-2::-1]]], k=0.5)


def bed(b, s, z, left):
    """An iron bed with its head to the wall, and who sleeps in it."""
    x, y = FAR[0] - 306 * s, floor(s) - 4 * s

    def lay(*shapes):
        placed = put(list(shapes), x, y, s * 1.14)
        return placed if left else put(placed, 2 * FAR[0], 0, flip=True)

    rails = [
        ribbon([(10, 0), (10, -128)], 6),
        ribbon([(196, 0), (196, -92)], 6),
        ribbon([(10, -124), (34, -112), (34, -58)], 5),
        ribbon([(196, -90), (180, -84), (180, -58)], 5),
        rect(8, -66, 190, 7),
    ]
    b.sheet(z, "#1d4644", lay(*rails), trans=0.04)
    b.sheet(
        z + 4,
        "#d7e8d6",
        lay(curve([(14, -62, "c"), (14, -80), (40, -86), (60, -78), (194, -78, "c"), (194, -62, "c")])),
        trans=0.1,
        curl=2,
    )
    nurse = put(sleeper(), 106, -62, 1.3)
    b.sheet(z + 2, "#cfe4cf", lay(nurse[3]), trans=0.1, curl=3)
    b.sheet(z + 3, "#cfae8e", lay(nurse[1:3]), trans=0.05)
    b.sheet(z + 1, "#fbfdf4", lay(at(CAP, 57, -96, 1.15, rot=-58)), trans=0.12, curl=2)
    b.sheet(z, "#f6faf0", lay(nurse[4]), trans=0.05)
    hem = curve(
        [
            (66, -76, "c"),
            (120, -70),
            (192, -72, "c"),
            (193, -40),
            (170, -34),
            (140, -42),
            (110, -34),
            (84, -42),
            (66, -38, "c"),
        ]
    )
    b.sheet(z - 2, "#eef5e6", lay(hem), trans=0.12, curl=3)


def tiptoe(build, **k):
    """A patient in a nightshirt who walks on the tips of the toes."""
    return person(
        build,
        **{**dict(lean=8, head=4, legs=((16, 2), (-12, -22)), feet=(30, 44), shoe="bare", coat=0.6, flare=1.05), **k},
    )


def draw():
    """A vaulted ward by night; pale patients file through it behind a small light."""
    b = Box(KEY, glow_at=FAR, glow_r=210, sharp=(20, 230), aperture=0.03, mat_seed=153, sun_power=0.42)
    depths = (1.12, 0.9, 0.68, 0.51, 0.385)
    for i, (s, col) in enumerate(zip(depths, tones("#2f6a60", "#a9d2b8", 5), strict=True)):
        b.sheet(44 + 36 * i, col, m=1 - mask(opening(s)), trans=0.16, curl=1)
    windows = [arch(300 + d, 392, 34, 130) for d in (-52, 0, 52)]
    b.sheet(214, "#86b8a2", rect(120, 40, 360, 480), trans=0.2, holes=[(windows, "#fffbe0", 1.0, 0.5)])
    for i, s in enumerate((0.98, 0.76, 0.575, 0.435)):
        bed(b, s, 68 + 36 * i, True)
        bed(b, s, 68 + 36 * i, False)
    # the patients
    first = tiptoe(
        "old",
        lean=30,
        head=12,
        near=(74, 96),
        far=(20, 40),
        hat_="nightcap",
        hair_="bald",
        beard_="full",
        hands=("grip", "open"),
        legs=((14, 2), (-16, -26)),
    )
    cx, cy = person.joints["near"]
    candle = [rect(cx - 1.6, cy - 15, 3.2, 14), ribbon([(cx - 6, cy - 1), (cx + 6, cy - 1)], 2)]
    second = tiptoe("woman", hair_="long", near=(30, 60), far=(-10, 30), coat=0.8, flare=1.3)
    sx, sy = person.joints["near"]
    crutch = [ribbon([(sx, sy - 14), (sx, sy), (sx - 6, 4)], 2), ribbon([(sx - 6, sy - 15), (sx + 6, sy - 15)], 2.4)]
    third = tiptoe("child", near=(100, 150), far=(-6, 10), hair_="bald", coat=0.5, flare=1.2)
    fourth = tiptoe("stout", near=(30, 118), far=(-8, 6), hair_="short", lean=2)
    fifth = tiptoe("man", near=(40, 96), far=(-10, 0), hair_="bald", lean=5)
    file = [  # pose, x, y, size, depth, colour
        ([*first, *candle], 262, 850, 1.3, 46, "#c03a34"),
        ([*second, *crutch], 348, 812, 1.16, 50, "#fbf8e6"),
        (fourth, 306, 716, 0.84, 74, "#f3f4e2"),
        (third, 262, 676, 0.62, 78, "#eef2de"),
        (fifth, 300, 616, 0.66, 112, "#e6eed8"),
    ]
    for pose, x, y, k, z, col in file:
        b.sheet(z, col, put(pose, x, y, k), trans=0.1, curl=1)
    fx, fy = 262 + cx * 1.3, 850 + (cy - 20) * 1.3
    b.lamp(fx, fy, 40, "#ffd890", 0.8, size=8, show=7)
    return b.render(exposure=1.06)
