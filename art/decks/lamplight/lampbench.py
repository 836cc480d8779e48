"""The lamps of the whole street have come and bent over the bench, but the man on it does not wake."""

import numpy as np

from art.kit.lamplit.all import Box, colour, curve, mask, poly, put, rect, ribbon, sleeper, town

SENTENCE = "The lamps of the whole street have come and bent over the bench, but the man on it does not wake."
KEY = "ink"
FRAME = "landscape"
MOOD = "calm"
PROTAGONIST = "old"

GROUND = 742


def lamp_post(foot, knee, head, w=9):
    """A street lamp that bends: its post, the hood at its end, and the light under the hood."""
    (fx, fy), (hx, hy) = foot, head
    post = ribbon(
        [
            foot,
            (fx + (knee[0] - fx) * 0.2, (fy + knee[1]) / 2 + 20),
            knee,
            ((knee[0] + hx) / 2, (knee[1] + hy) / 2 - 26),
            (hx, hy),
        ],
        w,
        w * 0.6,
    )
    base = curve(
        [(fx - w * 1.5, fy + 3, "c"), (fx - w * 0.8, fy - 22), (fx + w * 0.8, fy - 22), (fx + w * 1.5, fy + 3, "c")]
    )
    tilt = np.degrees(np.arctan2(hx - knee[0], 150)) * -0.5
    hood = put(
        [curve([(-26, 16, "c"), (-20, -2), (-6, -13), (6, -13), (20, -2), (26, 16, "c")], k=0.5), rect(-4, -20, 8, 10)],
        hx,
        hy + 14,
        1,
        rot=tilt,
    )
    return [post, base, *hood], put(
        curve([(-18, 15), (18, 15), (14, 28), (0, 33), (-14, 28)]), hx, hy + 14, 1, rot=tilt
    )


def draw():
    """Five bent street lamps over a bench; behind it a dark street."""
    b = Box(
        KEY,
        glow_at=(320, 560),
        glow_r=430,
        sharp=(0, 280),
        aperture=0.02,
        mat_seed=305,
        sun="#90a8d8",
        sun_power=0.4,
        fill="#233a78",
        fill_power=0.2,
        core=0.5,
        bloom=1.2,
    )
    b.slant = (-0.2, -0.2)

    def dusk(X, Y, light):
        t = np.clip(Y / 700, 0, 1)[..., None]
        return colour("#17264f") * (1 - t) + colour("#7f93c8") * t

    b.paint_back = dusk
    for z, col, k, h, seed in ((240, "#5a70ac", 0.8, 300, 5), (222, "#455a98", 1.1, 240, 9)):
        outlines, _ = town(-20, 620, GROUND - 40, seed, k, h)
        b.sheet(z, col, outlines, trans=0.1)
    # houses that lead into the dark
    b.sheet(
        190,
        "#2f4280",
        poly([(-20, 120), (70, 250), (150, 360), (150, GROUND), (-20, GROUND)]),
        poly([(640, 60), (560, 210), (486, 330), (486, GROUND), (640, GROUND)]),
        trans=0.02,
        fixed=0.4,
    )
    panes = [
        poly([(x, y), (x + 22, y + 16), (x + 22, y + 66), (x, y + 60)])
        for x, y in (
            (10, 250),
            (54, 290),
            (104, 352),
            (10, 380),
            (54, 410),
            (104, 446),
            (10, 520),
            (54, 534),
            (104, 548),
        )
    ]
    panes += [
        poly([(x, y + 16), (x + 24, y), (x + 24, y + 60), (x, y + 66)])
        for x, y in ((508, 350), (548, 300), (508, 446), (548, 420), (508, 548), (548, 534))
    ]
    b.sheet(184, "#1f2e60", panes, trans=0.0)
    b.sheet(
        176,
        "#3a4f8e",
        curve([(-20, GROUND - 60), (300, GROUND - 66), (640, GROUND - 58), (640, 940), (-20, 940)]),
        trans=0.02,
        fixed=0.4,
    )
    # light on the pavement
    whole = mask(rect(-20, -20, 660, 960))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    pool = np.exp(-((((X - 312) / 230) ** 2 + ((Y - 768) / 66) ** 2) ** 1.5)) * (Y > GROUND - 62)
    b.sheet(168, "#f2b45a", m=pool, veil=0.9, trans=0.1, casts=0, fixed=0.95, rough=0)
    # lamps
    posts = [
        (150, ((86, 700), (70, 420), (206, 452)), 8, "#1b2444"),
        (146, ((538, 702), (552, 372), (424, 436)), 8, "#1b2444"),
        (120, ((236, 690), (196, 300), (318, 372)), 8, "#161e3c"),
        (84, ((30, 812), (-10, 470), (176, 560)), 11, "#0d142c"),
        (80, ((570, 826), (606, 480), (436, 566)), 11, "#0d142c"),
    ]
    for z, (foot, knee, head), w, col in posts:
        post, light = lamp_post(foot, knee, head, w)
        b.sheet(z + 4, "#ffe09a", light, trans=0.8, fixed=1.3, casts=0)
        b.sheet(z, col, post, trans=0.02, curl=2)
        b.lamp(head[0], head[1] + 44, z - 30, "#ffbe5c", 0.8, size=14, show=0)
        cone = poly(
            [
                (head[0] - 16, head[1] + 30),
                (head[0] + 16, head[1] + 30),
                (head[0] * 0.35 + 310 * 0.65 + 70, 756),
                (head[0] * 0.35 + 310 * 0.65 - 70, 756),
            ]
        )
        fall = np.clip(1.1 - (Y - head[1]) / (790 - head[1]), 0, 1)
        b.sheet(z + 10, "#ffd07a", m=mask(cone) * fall, veil=0.3, trans=0.3, casts=0, fixed=1, rough=0)
    # bench and sleeper
    bench = [
        rect(208, 716, 206, 8),
        rect(206, 728, 210, 7),
        *[poly([(x, 734), (x + 10, 734), (x + 6, 776), (x - 2, 776)]) for x in (222, 392)],
        rect(212, 660, 200, 7),
        rect(212, 678, 200, 7),
        rect(216, 656, 7, 66),
        rect(400, 656, 7, 66),
    ]
    b.sheet(72, "#3a2018", bench, trans=0.03, curl=1)
    pillow, *head, blanket, arm = put(sleeper(), 312, 717, 1.55)
    b.sheet(60, "#f0dcb4", pillow, trans=0.03, curl=4, fixed=0.6)
    b.sheet(57, "#4a221c", head, trans=0.03)
    b.sheet(54, "#d8542c", blanket, trans=0.03, curl=4, fixed=0.6)
    b.sheet(50, "#4a221c", arm, trans=0.03)
    shoes = [curve([(0, 0, "c"), (0, -12), (8, -12), (10, -6), (22, -3), (22, 0, "c")])]
    b.sheet(50, "#1d1210", put(shoes, 256, 800), put(shoes, 318, 806, 1, True), trans=0.02)
    return b.render(exposure=1.05)
