"""The fair on the ice is crowded, but below it something has begun to follow the music."""

import math

import numpy as np

from art.kit.lamplit.all import (
    Box,
    couple,
    crowd,
    curve,
    dancer,
    drummer,
    lens,
    old_man,
    parent_and_child,
    poly,
    put,
    ribbon,
    scaled,
    shafts,
    spline,
    tones,
    violinist,
    waltz,
    weed,
)

SENTENCE = "The fair on the ice is crowded, but below it something has begun to follow the music."
KEY = "underwater"
FRAME = "landscape"
MOOD = "menace"
PROTAGONIST = "animal"

ICE = 250
SPINE = [(700, 650), (600, 760), (450, 790), (310, 740), (220, 640), (190, 530), (196, 440)]


def girth(t):
    """How thick the beast is, from its tail to its mouth."""
    return 60 + 150 * math.sin(math.pi * min(1, t * 0.86 + 0.06)) ** 0.8


def tent(x, y, w, h):
    """A tent and the stripes on it."""
    body = [
        poly([(x - w / 2, y), (x - w * 0.42, y - h * 0.5), (x, y - h), (x + w * 0.42, y - h * 0.5), (x + w / 2, y)])
    ]
    return body, [
        poly(
            [
                (x + w * k * 0.84, y - h * 0.5),
                (x, y - h),
                (x + w * (k + 0.12) * 0.84, y - h * 0.5),
                (x + w * (k + 0.12), y),
                (x + w * k, y),
            ]
        )
        for k in (-0.38, -0.06, 0.26)
    ]


def draw():
    """A thin line of light and dancing; beneath it a back as long as the lake."""
    b = Box(
        KEY,
        glow_at=(230, 170),
        glow_r=280,
        sharp=(10, 280),
        aperture=0.03,
        mat_seed=124,
        back="#fff0c0",
        edge="#4f9a8c",
    )
    b.sheet(
        250,
        "#8fc0b0",
        curve([(-20, 190), (120, 166), (260, 186), (420, 150), (640, 180), (640, ICE), (-20, ICE)]),
        trans=0.4,
    )
    tents = [tent(64, ICE, 110, 120), tent(430, ICE, 130, 140), tent(556, ICE, 100, 104)]
    b.sheet(222, "#f3e6c0", [t for t, _ in tents], trans=0.3)
    b.sheet(219, "#c8502f", [s for _, s in tents], trans=0.2)
    folk = [
        (violinist(), 206, 1, 0.52),
        (waltz(), 300, 1, 0.5),
        (couple(), 128, 1, 0.46),
        (dancer(), 352, 1, 0.48),
        (parent_and_child(), 490, 1, 0.46),
        (old_man(), 160, 1, 0.46),
        (drummer(), 252, 1, 0.48),
        (waltz(), 396, -1, 0.44),
        (old_man(), 560, -1, 0.5),
        (dancer(), 90, -1, 0.42),
    ]
    b.sheet(214, "#3f7468", put(crowd(24, 3, 1200), 300, ICE + 2, 0.46), trans=0.1)
    b.sheet(206, "#12322f", [put(p, x, ICE + 3, s, flip=f < 0) for p, x, f, s in folk], trans=0.04)
    b.sheet(
        196,
        "#dff2e4",
        curve(
            [(-20, ICE), (300, ICE + 3), (640, ICE), (640, ICE + 20), (420, ICE + 30), (200, ICE + 22), (-20, ICE + 28)]
        ),
        trans=0.5,
        curl=2,
    )
    # the deep, darker and darker
    for i, col in enumerate(tones("#8fd4c0", "#1f6a66", 6)):
        y = ICE + 10 + (0, 70, 170, 290, 420, 560)[i]
        b.sheet(
            240 - 5 * i,
            col,
            curve([(-20, y), (160, y + 10), (340, y - 6), (640, y + 8), (640, 960, "c"), (-20, 960, "c")]),
            trans=0.32 - 0.05 * i,
            casts=0.4,
        )
    b.sheet(192, "#fff2c0", shafts(214, ICE + 8, 300, (3,), 7, 58), trans=0.4, veil=0.3, casts=0)
    # the beast: fins, body in steps, head, feelers
    P = spline(SPINE, 14)
    d = np.gradient(P, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    spikes = []
    for k in range(8, len(P) - 8, 4):
        t = k / (len(P) - 1)
        out = np.array([d[k, 1], -d[k, 0]]) * girth(t) / 2
        base = P[k] + out * 0.9
        tip = P[k] + out * (1.24 + 0.06 * math.sin(k)) - d[k] * 26
        spikes.append(
            curve(
                [
                    (*(base + d[k] * 13), "c"),
                    tuple((base + tip) / 2 + d[k] * 6),
                    (*tip, "c"),
                    tuple((base + tip) / 2 - d[k] * 6),
                    (*(base - d[k] * 13), "c"),
                ]
            )
        )
    b.sheet(170, "#06262c", spikes, trans=0.06, curl=2)
    for i, col in enumerate(tones("#06282e", "#1f6a66", 5)):
        b.sheet(160 - 11 * i, col, ribbon(SPINE, 1, wf=lambda t, i=i: girth(t) * (1 - 0.19 * i)), trans=0.08, curl=4)
    fin = curve(
        [(262, 640, "c"), (330, 590), (392, 596), (432, 560, "c"), (428, 620), (392, 664), (340, 690), (280, 690)]
    )
    b.sheet(108, "#0c3a40", fin, trans=0.06, curl=4, folds=[(280, 664, 420, 580, 0.8), (286, 676, 410, 640, -0.6)])
    head = [
        (132, 560),
        (128, 490),
        (150, 420),
        (176, 372),
        (196, 358),
        (214, 374),
        (240, 420),
        (262, 490),
        (258, 560),
        (196, 590),
    ]
    b.sheet(104, "#0a3238", curve(head), trans=0.06, curl=4)
    b.sheet(94, "#164e50", curve(scaled(head, 0.72, 200, 500)), trans=0.06, curl=4)
    b.sheet(88, "#04181c", lens([(198, 362), (218, 430), (252, 468)], 6), trans=0.03)
    feelers = [
        [(170, 388), (140, 350), (146, 308), (124, 284)],
        [(182, 372), (176, 340), (190, 312), (184, 288)],
        [(216, 382), (256, 352), (258, 316), (284, 292)],
    ]
    b.sheet(96, "#0a3238", [ribbon(f, 6, 2) for f in feelers], trans=0.05)
    b.sheet(84, "#e8d9a0", curve([(214, 494, "c"), (226, 486), (240, 498, "c"), (226, 500)]), trans=0.4, curl=1)
    b.sheet(60, "#062a2c", weed(40, 900, 190, 1), weed(80, 900, 130, 2), weed(560, 900, 160, 3), trans=0.04)
    b.lamp(214, 210, 150, "#ffd890", 0.8, size=10)
    return b.render(exposure=1.1)
