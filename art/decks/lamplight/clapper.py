"""The clapper of the great bell is a man asleep, but the ringer has already taken hold of the rope."""

from art.kit.lamplit.all import Box, circle, curve, mask, person, poly, put, rect, ribbon, tones

SENTENCE = "The clapper of the great bell is a man asleep, but the ringer has already taken hold of the rope."
KEY = "cellar"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "adult"

MOUTH = (256, 410)  # the middle of the bell's mouth


def bell(k, top):
    """The bell's outline, k times as wide."""
    x, y = MOUTH
    half = [(0, top), (84, top + 6), (132, top + 50), (150, top + 150), (166, 250), (196, 330), (238, 384), (262, 414)]
    right = [(x + dx * k, dy) for dx, dy in half]
    left = [(x - dx * k, dy) for dx, dy in half[:0:-1]]
    return curve([*right, (x + 240 * k, y + 40), (x, y + 76), (x - 240 * k, y + 40), *left])


def draw():
    """A bell over a shaft; out of its mouth hangs one who sleeps."""
    b = Box(
        KEY,
        glow_at=(330, 640),
        glow_r=330,
        sharp=(20, 260),
        aperture=0.04,
        mat_seed=113,
        sun_power=0.72,
        back="#f4d29a",
        edge="#6a4a2c",
    )
    # the tower: walls that lean together, a window slit, the floor of the ringing room
    slit = [curve([(108, 730, "c"), (108, 620), (134, 586), (160, 620), (160, 730, "c")])]
    b.sheet(230, "#93704a", m=1 - mask(slit), trans=0.25)
    stones = [rect(x + (44 if y // 40 % 2 else 0), y, 70, 2) for y in range(520, 860, 40) for x in range(188, 620, 88)]
    b.sheet(226, "#785a3c", stones, trans=0.15, casts=0)
    walls = [poly([(-20, -20), (50, -20), (84, 400), (62, 940), (-20, 940)])]
    b.sheet(186, "#5a4028", walls, trans=0.08)
    b.sheet(176, "#3f2c20", poly([(-20, 96), (640, 60), (640, 104), (-20, 140)]), trans=0.05, curl=1)
    b.sheet(150, "#4d3622", poly([(-20, 836), (640, 820), (640, 940), (-20, 940)]), trans=0.05)
    b.sheet(
        146,
        "#33231a",
        [
            poly([(x, 832), (x + 4, 832), (x + 4 + (x - 300) * 0.5, 940), (x + (x - 300) * 0.5, 940)])
            for x in range(-60, 700, 76)
        ],
        trans=0.05,
    )
    light = poly([(180, 842), (300, 838), (400, 910), (230, 910)])
    b.sheet(144, "#f4d29a", light, trans=0.1, veil=0.5, casts=0)
    # the bell
    for i, col in enumerate(tones("#6e4718", "#c08a3c", 5)):
        b.sheet(150 - 9 * i, col, bell(1 - 0.13 * i, 30 + 6 * i), trans=0.05, curl=3)
    x, y = MOUTH
    b.sheet(106, "#d9a650", circle(x, y + 8, 270, 70), trans=0.06, curl=3)
    b.sheet(98, "#8a5a20", circle(x, y + 10, 252, 60), trans=0.05, curl=2)
    b.sheet(92, "#3a2412", circle(x, y + 4, 236, 50), trans=0.04)
    b.sheet(88, "#24160e", circle(x, y - 4, 200, 36), trans=0.04)
    # the sleeper, head down, hung by his feet
    man = person(
        "man",
        lean=4,
        head=16,
        near=(34, 164),
        far=(26, 156),
        legs=((4, 2), (-3, 0)),
        coat=0.7,
        flare=0.9,
        hair_="bald",
        shoe="bare",
    )
    at_ = (x + 4, y - 32, 3.3)
    b.sheet(76, "#efe0c2", put(man, *at_, rot=180), trans=0.08, curl=3)
    b.sheet(
        72,
        "#2a1a10",
        ribbon([(x - 34, y - 2), (x + 4, y - 12), (x + 42, y - 2)], 9),
        ribbon([(x + 4, y - 40), (x + 4, y - 8)], 12),
        trans=0.04,
    )
    hx, hy = at_[0] - person.joints["head"][0] * 3.3, at_[1] - person.joints["head"][1] * 3.3
    cap = curve(
        [
            (hx - 26, hy + 6, "c"),
            (hx, hy),
            (hx + 26, hy + 8, "c"),
            (hx + 24, hy + 36),
            (hx + 10, hy + 70),
            (hx - 14, hy + 108),
            (hx - 24, hy + 106),
            (hx - 18, hy + 70),
            (hx - 28, hy + 36),
        ]
    )
    b.sheet(70, "#8fc8b0", cap, circle(hx - 21, hy + 112, 9), trans=0.08, curl=2)
    # the ringer and his rope
    ringer = person(
        "old",
        lean=-4,
        head=-26,
        near=(150, 168),
        far=(140, 176),
        legs=((8, 4), (-12, -14)),
        feet=(0, 6),
        coat=0.6,
        flare=0.7,
        hands=("grip", "grip"),
        hat_="cap",
    )
    b.sheet(60, "#1e1410", put(ringer, 526, 862, 1.6, flip=True), trans=0.04, curl=1)
    b.sheet(
        64,
        "#e0c89a",
        ribbon([(552, -20), (551, 400), (549, 700), (552, 800), (540, 850), (560, 868), (584, 858)], 6.5),
        trans=0.06,
        curl=1,
    )
    b.lamp(240, 640, 40, "#ffdca0", 0.5, size=14)
    return b.render(exposure=1.14)
