"""The hunters have taken shelter from the rain in the ear of the hare, but it is not asleep."""

import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fur, lens, mask, person, poly, put, ribbon, scaled

SENTENCE = "The hunters have taken shelter from the rain in the ear of the hare, but it is not asleep."
KEY = "lilac_rain"
FRAME = "object"
MOOD = "uneasy"
PROTAGONIST = "animal"

HARE = [
    (100, 574), (106, 554), (122, 538), (148, 520), (174, 500), (198, 476), (222, 454), (248, 438), (276, 428),
    (306, 426), (340, 438), (376, 462), (414, 490), (456, 514), (504, 536), (554, 564), (600, 602), (650, 660),
    (660, 960), (168, 960), (158, 910), (160, 860), (172, 812), (190, 774), (198, 744), (190, 718), (170, 702),
    (144, 690), (124, 672), (112, 650), (108, 632), (112, 616), (104, 606), (98, 592),
]  # fmt: skip
EAR = [
    (270, 458), (250, 420), (234, 370), (228, 310), (234, 244), (252, 180), (280, 122), (314, 78), (346, 48),
    (366, 38, "c"), (388, 80), (408, 136), (420, 204), (420, 276), (408, 340), (386, 396), (362, 434), (344, 458),
    (306, 466),
]  # fmt: skip
HOLLOW = [
    (276, 416), (258, 370), (251, 312), (258, 252), (278, 196), (306, 148), (332, 118, "c"), (356, 150), (374, 200),
    (384, 254), (380, 310), (366, 360), (344, 402), (308, 424),
]  # fmt: skip
FOLD = [
    (364, 46, "c"), (346, 92), (338, 126), (346, 170), (360, 220), (366, 276), (358, 336), (342, 384), (338, 420),
    (348, 452), (362, 434), (386, 396), (408, 340), (420, 276), (420, 204), (408, 136), (388, 80),
]  # fmt: skip
FAR_EAR = [
    (330, 440), (352, 404), (392, 366), (440, 336), (490, 316), (530, 308), (568, 314, "c"), (550, 346), (520, 376),
    (484, 406), (436, 434), (392, 462),
]  # fmt: skip
CHEEK = [
    (212, 560), (252, 546), (296, 560), (322, 600), (326, 650), (306, 700), (266, 730), (222, 728), (188, 708),
    (160, 690), (150, 660), (166, 620), (188, 586),
]  # fmt: skip
MUZZLE = [
    (104, 580), (112, 560), (132, 552), (156, 560), (172, 584), (176, 616), (166, 648), (146, 672), (126, 668),
    (114, 648), (110, 630), (114, 616), (104, 604),
]  # fmt: skip


def blade(x, y, h, lean, w):
    """A long blade of grass that bends over."""
    return ribbon([(x, y), (x + lean * 0.2, y - h * 0.5), (x + lean * 0.6, y - h * 0.86), (x + lean, y - h)], w, 1)


def draw():
    """A hare's head fills the card; in its upright ear three tiny hunters sit round a fire while it rains."""
    b = Box(
        KEY, glow_at=(320, 300), glow_r=420, sharp=(10, 260), aperture=0.02, mat_seed=836,
        sun_power=0.66, core=0.3, bloom=0.6,
    )  # fmt: skip
    r = random.Random(11)

    def mist(X, Y, light):
        t = np.clip(Y / 900, 0, 1)[..., None]
        return colour("#8f8cc0") * (1 - t) + colour("#d8d0ea") * t

    b.paint_back = mist
    tall = [blade(r.uniform(-10, 610), 960, r.uniform(500, 780), r.uniform(-90, 90), 20) for _ in range(12)]
    b.sheet(240, "#a9a4d2", tall, trans=0.3)
    tall = [blade(r.uniform(-10, 610), 960, r.uniform(380, 640), r.uniform(-110, 110), 24) for _ in range(9)]
    b.sheet(220, "#908cc0", tall, trans=0.2)

    def rain(n, z, w, col, keep=None):
        drops = []
        for _ in range(n):
            x, y, l = r.uniform(-20, 640), r.uniform(-20, 880), r.uniform(30, 70)
            drops.append(lens([(x, y), (x - l * 0.17, y + l / 2), (x - l * 0.34, y + l)], w))
        m = mask(drops) if keep is None else mask(drops) * keep
        b.sheet(z, col, m=m, trans=0.4, fixed=0.95, casts=0.2)

    rain(70, 200, 2.2, "#f2eefc")
    # the hare
    b.sheet(172, "#503840", curve(FAR_EAR, k=0.7), trans=0.03, curl=3)
    b.sheet(167, "#74564e", curve(scaled(FAR_EAR, 0.8, 440, 390), k=0.7), trans=0.03, curl=2)
    b.sheet(
        164,
        "#2c1e2e",
        m=mask(curve(FAR_EAR, k=0.7))
        * mask(poly([(524, 290), (620, 290), (620, 380), (536, 380), (528, 348), (534, 330), (522, 318)])),
        trans=0.02,
    )
    back = [(300, 428), (376, 460), (456, 512), (554, 562), (640, 648)]
    chest = [(196, 748), (172, 812), (158, 880), (164, 960)]
    crown = [(214, 462), (262, 434), (310, 428), (356, 450)]
    locks = [fur(back, 3, 60, 14, 30, -1), fur(crown, 8, 26, 12, 30, -1), fur(chest, 4, 34, 16, 36, 1)]
    b.sheet(140, "#6b4a44", curve(HARE, k=0.7), locks, trans=0.03, curl=3)
    shoulder = [(214, 960), (222, 900), (248, 830), (296, 776), (356, 752), (414, 770), (452, 820)]
    haunch = [(392, 960), (404, 880), (440, 800), (500, 744), (570, 716), (650, 712)]
    b.sheet(130, "#7a584c", curve([*shoulder, (470, 960)]), fur(shoulder, 5, 56, 14, 34, -1), trans=0.03, curl=2)
    b.sheet(122, "#886454", curve([*haunch, (660, 960)]), fur(haunch, 6, 50, 16, 38, -1), trans=0.03, curl=2)
    jowl = [(322, 600), (326, 660), (300, 706), (262, 732), (210, 724)]
    b.sheet(126, "#866456", curve(CHEEK, k=0.8), fur(jowl, 9, 40, 12, 30, -1), trans=0.03, curl=3)
    # the near ear and those in it
    ear = mask(curve(EAR, k=0.75))
    b.sheet(156, "#7d5c52", m=ear, trans=0.03, curl=4)
    hollow = mask(curve(HOLLOW, k=0.75))
    Y, X = np.mgrid[0 : ear.shape[0], 0 : ear.shape[1]] / (ear.shape[1] / 600)
    near = np.exp(-(np.hypot((X - 314) / 92, (Y - 376) / 118) ** 1.5))
    b.sheet(155, "#8a3a38", m=hollow, trans=0.05, fixed=0.6, casts=0)
    b.sheet(154.6, "#ffc866", m=hollow * near, veil=0.97, trans=0.1, fixed=1.05, casts=0, rough=0)
    veins = [[(300, 330), (296, 260), (316, 190)], [(318, 330), (326, 250), (334, 170)],
             [(284, 340), (272, 290), (282, 240)], [(340, 320), (352, 260), (350, 210)]]  # fmt: skip
    b.sheet(154.2, "#d87a40", [lens(v, 2) for v in veins], trans=0.2, fixed=0.75, casts=0)
    b.sheet(146, "#8f6c5e", curve(FOLD, k=0.75), trans=0.03, curl=5)
    tip = curve([(300, 96), (346, 48), (366, 36, "c"), (390, 84), (404, 124), (386, 108, "c"), (376, 126),
                 (360, 100, "c"), (346, 122), (332, 96, "c"), (318, 112)])  # fmt: skip
    b.sheet(144, "#2c1e2e", m=mask(tip) * ear, trans=0.02, curl=2)
    floor = [(262, 388), (284, 392), (318, 396), (352, 390), (376, 372), (362, 412), (338, 430), (304, 438), (276, 428)]
    b.sheet(153, "#7a3c34", m=mask(curve(floor)) * hollow, trans=0.03, curl=2)
    sitting = dict(near=(60, 86), far=(50, 76), legs=((90, 12), (82, 3)), seat=24, coat=0.4)
    who = [
        (person("stout", lean=16, head=10, hat_="brim", beard_="full", **sitting), 342, 402, 0.74, False),
        (person("man", lean=20, head=16, hat_="cap", **sitting), 280, 402, 0.7, True),
        (person("man", lean=-3, head=-10, near=(26, 120), legs=((5, 0), (-8, -10)), hat_="brim", coat=0.6, flare=0.7),
         352, 386, 0.82, False),
    ]  # fmt: skip
    for i, (p, x, y, k, flip) in enumerate(who):
        b.sheet(152 - i, "#2a1824", put(p, x, y, k, flip), trans=0.02)
    b.sheet(149, "#2a1824", ribbon([(334, 386), (326, 318)], 2.6), trans=0.02)
    fire = [curve([(306, 400), (303, 391), (308, 383), (310, 372, "c"), (316, 382), (319, 391), (316, 400)])]
    b.sheet(148, "#fff0b0", fire, trans=0.4, fixed=1.6, casts=0)
    b.lamp(311, 390, 147, "#ffab50", 0.9, size=8, show=4)
    # muzzle, nose and eye
    b.sheet(112, "#a88a78", curve(MUZZLE, k=0.8), trans=0.03, curl=3)
    nose = [(98, 586), (102, 570), (114, 564), (124, 572), (118, 588), (108, 598)]
    b.sheet(94, "#3a2430", curve(nose), trans=0.02, curl=1)
    b.sheet(93, "#5a3c44", lens([(108, 600), (116, 616), (138, 628)], 4), trans=0.02)
    lid = [(208, 546), (214, 524), (234, 511), (256, 513), (270, 528), (268, 548), (250, 561), (226, 560)]
    b.sheet(92, "#b8947e", curve(scaled(lid, 1.2, 240, 537)), trans=0.03, curl=3)
    brow = [(196, 536), (212, 508), (240, 496), (270, 504), (286, 530), (262, 516), (232, 514)]
    b.sheet(90, "#6b4a44", curve(brow), trans=0.03, curl=2)
    eye = mask(curve(lid))
    b.sheet(88, "#2a1418", m=eye, trans=0.02, curl=2)
    b.sheet(84, "#b0642a", m=mask(circle(241, 533, 23)) * eye, trans=0.05, fixed=0.6)
    b.sheet(82, "#140a10", m=mask(circle(244, 530, 15, 16)) * eye, trans=0.02, fixed=0.4)
    b.sheet(80, "#ffd890", lens([(246, 524), (249, 519), (250, 514)], 5), trans=0.3, fixed=1.3, casts=0)
    whiskers = [[(134, 600), (80, 610), (26, 640)], [(136, 610), (90, 634), (46, 682)],
                [(140, 590), (90, 582), (36, 590)], [(142, 618), (110, 658), (84, 716)]]  # fmt: skip
    b.sheet(78, "#f4eee8", [ribbon(w, 2, 0.8) for w in whiskers], trans=0.1, casts=0.5)
    short = [blade(r.uniform(-10, 610), 960, r.uniform(90, 230), r.uniform(-70, 70), 16) for _ in range(26)]
    b.sheet(50, "#5a5a8a", short, trans=0.03, curl=1)
    rain(60, 60, 2.4, "#f8f6ff", (1 - ear) * (1 - mask(circle(240, 536, 62))))
    return b.render(exposure=1.05)
