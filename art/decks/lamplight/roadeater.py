"""The goat has eaten the road as far as the last bend, but the postman has just come round it."""

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, fir, fur, lens, person, poly, put, ribbon, spline

SENTENCE = "The goat has eaten the road as far as the last bend, but the postman has just come round it."
KEY = "dawn_pink"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "animal"

GOAT = [
    (168, -238), (164, -250), (150, -262), (136, -276), (124, -290), (110, -298), (96, -292), (84, -276), (68, -256),
    (48, -236), (24, -222), (-6, -214), (-40, -208), (-76, -206), (-108, -210), (-132, -204), (-146, -194),
    (-156, -208), (-168, -224), (-178, -220, "c"), (-172, -196), (-161, -180), (-158, -160), (-161, -136), (-158, -112),
    (-150, -92), (-160, -76, "c"), (-152, -58), (-146, -30), (-146, -12), (-151, 0, "c"), (-122, 0, "c"), (-124, -12),
    (-126, -36), (-128, -60), (-116, -82), (-102, -102), (-90, -114), (-60, -104), (-20, -98), (14, -102), (36, -108),
    (40, -86), (43, -60), (40, -34), (42, -12), (37, 0, "c"), (67, 0, "c"), (64, -12), (62, -36), (66, -60),
    (70, -86), (76, -112), (86, -136), (94, -160), (100, -184), (107, -206), (116, -220), (130, -221), (146, -219),
    (158, -221), (166, -228),
]  # fmt: skip
FAR_LEGS = [
    [(70, -116), (86, -60), (83, -32), (85, -12), (81, 0, "c"), (108, 0, "c"), (104, -12), (101, -36), (106, -64),
     (104, -120)],
    [(-112, -116), (-112, -86), (-124, -70, "c"), (-113, -40), (-110, -12), (-115, 0, "c"), (-88, 0, "c"), (-90, -12),
     (-92, -40), (-94, -64), (-80, -90), (-72, -116)],
]  # fmt: skip
BEARD = [(118, -222), (110, -204), (100, -190, "c"), (108, -188), (98, -168, "c"), (112, -176), (110, -150, "c"),
         (124, -172), (128, -160, "c"), (134, -186), (140, -178, "c"), (144, -202), (148, -220)]  # fmt: skip
EAR = [(100, -288), (84, -288), (64, -276), (56, -262, "c"), (76, -262), (94, -270)]
ROAD = [(452, 196), (500, 224), (508, 258), (430, 286), (384, 318), (430, 352), (518, 380), (540, 418), (484, 452)]
LOOSE = [(484, 452), (446, 474), (432, 516), (456, 556), (446, 598), (412, 610), (376, 596)]
SCAR = [(484, 452), (440, 486), (460, 530), (540, 566), (560, 620), (500, 668), (470, 730), (540, 800), (640, 840)]


def draw():
    """A goat draws the road off the mountain like a ribbon; a postman with his bicycle stands on the last bend."""
    b = Box(
        KEY, glow_at=(160, 330), glow_r=420, sharp=(10, 280), aperture=0.02, mat_seed=838,
        sun_power=0.74, core=0.3, bloom=0.5,
    )  # fmt: skip

    def sky(X, Y, light):
        t = np.clip(Y / 640, 0, 1)[..., None]
        return colour("#f4a8a0") * (1 - t) + colour("#ffeccc") * t

    b.paint_back = sky
    far = [(-20, 520), (40, 440), (110, 480), (190, 380), (270, 470), (360, 420), (640, 520), (640, 960), (-20, 960)]
    b.sheet(250, "#e8b8b4", poly(far), trans=0.3)
    nearer = [(-20, 610), (70, 540), (150, 590), (240, 500), (330, 600), (640, 600), (640, 960), (-20, 960)]
    b.sheet(232, "#b9a4b4", poly(nearer), trans=0.2)
    # the mountain in four folds
    peak = [(300, 960), (306, 700), (330, 560), (352, 430), (374, 330), (404, 250), (430, 196), (476, 186), (520, 214),
            (560, 250), (640, 300), (640, 960)]  # fmt: skip
    b.sheet(190, "#3f8a84", poly(peak), trans=0.05, curl=3)
    east = [(520, 214), (560, 250), (640, 300), (640, 960), (560, 960), (600, 760), (576, 560), (596, 420), (552, 320)]
    b.sheet(182, "#2f7a76", poly(east), trans=0.05, curl=2)
    west = [(330, 560), (352, 430), (374, 330), (404, 250), (398, 330), (412, 420), (384, 520), (396, 640), (360, 780),
            (300, 960), (306, 700)]  # fmt: skip
    b.sheet(176, "#4f9a90", poly(west), trans=0.05, curl=2)
    # the village on the top
    homes = [(430, 198, 26, 30, "#f0d8c0"), (456, 190, 22, 36, "#e8c8b0"), (500, 208, 28, 26, "#f0d8c0")]
    for x, y, w, h, col in homes:
        b.sheet(172, col, poly([(x, y), (x, y - h), (x + w, y - h), (x + w, y)]), trans=0.05, curl=1)
        gable = poly([(x - 4, y - h + 1), (x + w / 2, y - h - 18), (x + w + 4, y - h + 1)])
        b.sheet(168, "#b8483a", gable, trans=0.05, curl=1)
    b.sheet(170, "#e8c8b0", poly([(480, 196), (480, 120), (496, 120), (496, 200)]), trans=0.05, curl=1)
    b.sheet(166, "#8a3430", poly([(476, 122), (488, 76), (500, 122)]), trans=0.05, curl=1)
    # the groove where the road lay, and the road
    b.sheet(164, "#1f5a5a", ribbon(SCAR, 1, wf=lambda t: 22 + 26 * t), trans=0.02, curl=2)
    b.sheet(160, "#fff2d8", ribbon(ROAD, 1, wf=lambda t: 9 + 13 * t), trans=0.1, curl=2)
    b.sheet(118, "#f0dcc0", ribbon(LOOSE, 1, wf=lambda t: 22 + 5 * np.sin(9 * t)), trans=0.1, curl=4)
    marks = []
    for path, n, k in ((ROAD, 13, 1.0), (LOOSE, 7, 1.3)):
        P = spline(path, 40)
        marks += [ribbon([P[i], P[i + 4], P[i + 8]], 1.6 * k) for i in np.linspace(10, len(P) - 14, n).astype(int)]
    b.sheet(116, "#c89a7c", marks, trans=0.05, casts=0)
    firs = [(352, 520, 34), (372, 548, 28), (420, 700, 40), (396, 730, 30), (592, 700, 36), (470, 312, 18)]
    b.sheet(150, "#1f5c58", [fir(x, y, h, i) for i, (x, y, h) in enumerate(firs)], trans=0.02)
    # the postman
    man = person(
        "man", lean=12, head=26, near=(96, 150), far=(-24, -40), legs=((8, 2), (-12, -14)), hat_="cap", coat=0.4
    )
    b.sheet(110, "#f6cc4c", put(man, 490, 452, 0.8), trans=0.02)

    def bicycle(*parts):
        return put(parts, 530, 437, 0.9, rot=-26)

    tubes = [[(-20, -14), (-12, -34), (14, -32), (22, -14), (2, -14), (-12, -34)], [(2, -14), (14, -38)]]
    b.sheet(109, "#c8382c", bicycle([ribbon(q, 2.6) for q in tubes]), trans=0.02)
    wheels, holes = ([circle(-20, -14, q), circle(22, -14, q)] for q in (14, 11.4))
    b.sheet(108, "#22304a", bicycle(wheels), trans=0.02, holes=[(bicycle(holes),)])
    # the ledge
    ledge = [(-20, 800), (60, 782), (150, 800), (260, 786), (330, 810), (380, 960), (-20, 960)]
    b.sheet(112, "#2a6a6a", poly(ledge), trans=0.03, curl=3)
    rim = [(-20, 856), (80, 836), (180, 858), (300, 838), (420, 870), (520, 900), (540, 960), (-20, 960)]
    b.sheet(90, "#1f5458", poly(rim), trans=0.03, curl=3)

    # the goat
    def placed(*shapes):
        return put(shapes, 216, 838, 1.06)

    def goat(*parts):
        return placed([curve(q, k=0.62) for q in parts])

    b.sheet(106, "#2c1c28", goat(*FAR_LEGS), trans=0.02, curl=2)
    horn = ribbon([(108, -292), (100, -330), (74, -360), (34, -368)], 20, 4)
    b.sheet(104, "#8a6a54", put(horn, 230, 840, 1.06), trans=0.03, curl=3)
    belly, throat = [(-96, -110), (-40, -98), (36, -106)], [(84, -136), (94, -160), (106, -206)]
    hair = [fur(belly, 2, 40, 16, 34, 1), fur(throat, 3, 24, 12, 26, 1)]
    b.sheet(98, "#4a2f3a", goat(GOAT), placed(hair), trans=0.02, curl=4)
    hem = [(-120, -140), (-70, -150), (-20, -146), (30, -160)]
    saddle = [(24, -218), (-6, -210), (-60, -203), (-108, -206), (-140, -196), (-150, -160), *hem, (50, -196)]
    b.sheet(96.5, "#5e3e46", goat(saddle), placed(fur(hem, 5, 36, 12, 28, 1)), trans=0.02, curl=2)
    b.sheet(88, "#a88468", placed(horn), trans=0.03, curl=3)
    b.sheet(96, "#cdb4a4", goat(BEARD), trans=0.05, curl=2)
    b.sheet(85, "#6b4850", goat(EAR), trans=0.03, curl=2)
    b.sheet(84, "#e8b84a", placed(circle(122, -262, 7, 6)), trans=0.1, fixed=0.9)
    pupil, nostril = ribbon([(118, -262), (126, -261)], 3), lens([(160, -244), (164, -240), (165, -235)], 3)
    b.sheet(82, "#1a1018", placed(pupil, nostril), trans=0.02)
    return b.render(exposure=1.04)
