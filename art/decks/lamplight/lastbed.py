"""Nobody comes at visiting hours, but at night a giraffe stands in the ward and bends down to the last bed."""

import random

import cv2
import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, lens, mask, poly, put, rect, ribbon, shrink

SENTENCE = "Nobody comes at visiting hours, but at night a giraffe stands in the ward and bends down to the last bed."
KEY = "hospital_green"
FRAME = "interior"
MOOD = "longing"
PROTAGONIST = "animal"

TOPLINE = [
    (478, 468), (475, 420), (468, 356), (456, 288), (436, 220), (404, 162), (362, 128), (316, 122), (274, 144),
    (240, 190), (210, 238), (178, 274),
]  # fmt: skip
GIRAFFE = [
    *TOPLINE, (140, 298), (100, 314), (66, 328), (44, 346), (32, 376), (26, 420), (24, 466), (26, 512), (30, 556),
    (25, 600), (27, 640), (31, 700), (33, 760), (31, 806), (25, 838, "c"), (58, 838, "c"), (56, 806), (54, 760),
    (54, 700), (56, 650), (64, 610), (78, 564), (92, 524), (108, 494), (150, 494), (196, 498), (226, 502), (234, 546),
    (243, 600), (244, 640), (250, 656), (254, 700), (257, 760), (258, 806), (254, 838, "c"), (290, 838, "c"),
    (285, 806), (281, 760), (279, 700), (282, 650), (286, 620), (290, 560), (297, 504), (302, 456), (298, 404),
    (298, 350), (302, 296), (312, 248), (326, 214), (346, 200), (366, 212), (386, 248), (402, 300), (413, 356),
    (421, 412), (427, 466), (434, 516), (446, 552), (457, 588), (464, 612), (472, 630), (487, 640), (503, 638),
    (514, 624), (514, 600), (508, 564), (505, 528), (497, 492),
]  # fmt: skip
FAR_LEGS = [
    [(196, 460), (204, 560), (206, 640), (211, 700), (209, 806), (204, 832, "c"), (234, 832, "c"), (231, 806),
     (230, 700), (233, 640), (244, 560), (252, 470)],
    [(92, 460), (98, 560), (88, 608), (90, 650), (94, 700), (94, 806), (89, 832, "c"), (119, 832, "c"), (116, 806),
     (114, 700), (118, 650), (132, 600), (148, 540), (158, 470)],
]  # fmt: skip
MUZZLE = [(460, 598), (464, 612), (472, 630), (487, 640), (503, 638), (514, 624), (514, 606), (500, 598), (480, 594)]
HEAD = [(540, 702), (536, 692), (540, 684), (545, 680), (546, 674), (551, 676), (556, 672), (566, 672), (576, 680),
        (578, 692), (570, 702), (554, 706)]  # fmt: skip
BEARD = [(547, 683), (540, 682), (530, 688), (520, 698), (530, 706), (546, 706), (556, 698), (554, 690)]
ARM = [(500, 652), (506, 646), (512, 648), (518, 644), (520, 650), (516, 660), (520, 676), (524, 692), (514, 694),
       (508, 676), (505, 662)]  # fmt: skip
SLEEVE = [(509, 676), (522, 672), (528, 690), (540, 704), (532, 716), (512, 708)]
BLANKET = [(354, 760), (353, 712), (362, 690), (378, 684), (394, 692), (420, 704), (452, 704), (484, 696), (512, 694),
           (532, 704), (540, 722), (538, 762), (480, 768), (420, 762)]  # fmt: skip
CAP = [(318, 660), (322, 652), (328, 650), (326, 638), (334, 630), (352, 630), (364, 638), (364, 652), (358, 660),
       (344, 664)]  # fmt: skip


def net(seed):
    """The mask of uneven cells with pale lines between them: the nearest seed is clearly nearer than the second."""
    r = random.Random(seed)
    seeds = [(-10 + 36 * i + 18 * (j % 2) + r.uniform(-9, 9), 100 + 31 * j + r.uniform(-9, 9))
             for j in range(17) for i in range(16)]  # fmt: skip
    Y, X = np.mgrid[0:900, 0:600].astype(np.float32)
    first, second = np.full_like(X, 1e4), np.full_like(X, 1e4)
    for x, y in seeds:
        d = np.hypot(X - x, Y - y)
        second = np.minimum(second, np.maximum(first, d))
        first = np.minimum(first, d)
    whole = mask(rect(0, 0, 600, 900))
    gap = cv2.resize(second - first, whole.shape[::-1], interpolation=cv2.INTER_LINEAR)
    low = cv2.resize(np.clip((Y - 520) / 9, 0, 12), whole.shape[::-1])
    return np.clip((gap - 6 - low) * 0.8, 0, 1)


def draw():
    """A giraffe fills the night ward; its neck bends down into the light of the last bed."""
    b = Box(
        KEY, glow_at=(500, 560), glow_r=260, sharp=(10, 280), aperture=0.02, mat_seed=834,
        sun="#bfe0d0", sun_power=0.4, fill="#1f5a58", fill_power=0.2, core=0.4,
    )  # fmt: skip
    b.paint_back = lambda X, Y, light: light * 0 + colour("#0e3a3c")
    whole = mask(rect(-20, -20, 660, 960))
    # the ward: far wall with its small door, window wall, floor
    b.sheet(250, "#2a6a60", rect(-20, -20, 660, 780), trans=0.02)
    b.sheet(244, "#1d524c", rect(-20, 560, 660, 200), trans=0.02, curl=1)
    b.sheet(240, "#f0c878", rect(158, 590, 46, 106), trans=0.3, fixed=0.8)
    b.sheet(236, "#143c3a", rect(150, 582, 8, 116), rect(204, 582, 8, 116), rect(150, 576, 62, 8), trans=0.02)
    b.sheet(232, "#3a8478", poly([(158, 590), (184, 598), (184, 704), (158, 696)]), trans=0.02, curl=2)
    b.sheet(226, "#3f7c70", poly([(-20, 696), (640, 696), (640, 960), (-20, 960)]), trans=0.02)
    for i in range(9):
        b.sheet(224, "#4a8a7c", poly([(181 + (i - 4) * 30, 698), (181 + (i - 4) * 30 + 24, 698),
                (181 + (i - 4) * 150 + 118, 960), (181 + (i - 4) * 150, 960)]), trans=0.02, casts=0.2)  # fmt: skip
    for x, w in ((34, 100), (196, 100), (468, 100)):
        b.sheet(220, "#123436", rect(x - 8, 60, w + 16, 330), trans=0.02, curl=2)
        b.sheet(214, "#4f8fa0", rect(x, 68, w, 314), trans=0.1, fixed=0.55)
        bars = [rect(x, 68 + 78 * k, w, 4) for k in (1, 2, 3)]
        b.sheet(210, "#123436", rect(x + w / 2 - 2, 68, 4, 314), bars, trans=0.02)
    # the giraffe
    body = mask(put(curve(GIRAFFE, k=0.62), 12, 0))
    b.sheet(150, "#8a6a40", put([curve(p, k=0.5) for p in FAR_LEGS], 12, 0), trans=0.03, curl=3)
    b.sheet(140, "#5a3420", put(ribbon([(44, 340), (24, 400), (22, 470)], 8, 4), 12, 0), trans=0.03)
    b.sheet(136, "#4a2618", put(lens([(22, 460), (24, 500), (18, 540)], 13), 12, 0), trans=0.03)
    b.sheet(128, "#5a2c1a", put(ribbon(TOPLINE, 20), 12, -2), trans=0.03, curl=2)
    b.sheet(122, "#ecd09a", m=body, trans=0.06, curl=4)
    face = mask(poly([(405, 458), (520, 440), (600, 700), (405, 700)]))
    b.sheet(114, "#b4602c", m=net(4) * shrink(body, 2.5) * (1 - face), trans=0.05, curl=1)
    head = [ribbon([(482, 476), (490, 452), (500, 436)], 9, 7), ribbon([(494, 482), (506, 460), (518, 446)], 8, 6),
            curve([(474, 484), (456, 480), (436, 490), (430, 502), (446, 506), (464, 500)])]  # fmt: skip
    b.sheet(126, "#a8592c", put(head[1], 12, 0), put(circle(519, 444, 6), 12, 0), trans=0.05, curl=1)
    b.sheet(112, "#c8783c", put([head[0], head[2], circle(501, 433, 7)], 12, 0), trans=0.05, curl=2)
    hooves = [poly([(x, 838), (x + w, 838), (x + w - 4, 816), (x + 5, 816)]) for x, w in ((25, 33), (254, 36))]
    b.sheet(112, "#4a2c1c", put(hooves, 12, 0), trans=0.03, curl=1)
    # the light over the last bed
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    warm = np.exp(-(np.hypot((X - 552) / 120, (Y - 640) / 130) ** 1.8))
    b.sheet(200, "#ffb85c", m=warm, veil=0.5, trans=0.1, casts=0, fixed=0.8, rough=0)
    b.sheet(109, "#ffc878", m=body * warm, veil=0.5, trans=0.1, casts=0, fixed=1.0, rough=0)
    b.sheet(108.5, "#b8834e", put(curve(MUZZLE, k=0.7), 12, 0), trans=0.05, curl=1)
    marks = [lens([(477, 530), (486, 539), (498, 536)], 7), lens([(497, 614), (503, 610), (506, 602)], 5)]
    b.sheet(107, "#3a1c14", put(marks, 12, 0), trans=0.02, casts=0.2)
    b.sheet(108, "#102c2c", ribbon([(556, -20), (556, 520)], 2.4), trans=0.02)
    b.sheet(107, "#fff0c0", circle(556, 556, 25, 6), trans=0.4, fixed=1.6, casts=0)
    shade = [(550, 516, "c"), (562, 516, "c"), (570, 536), (588, 556, "c"), (524, 556, "c"), (542, 536)]
    b.sheet(104, "#2f6a60", curve(shade), trans=0.05, curl=2)
    b.lamp(556, 566, 60, "#ffbe68", 2.6, size=14)
    # the bed and the man in it
    b.sheet(106, "#d8e6da", rect(352, 716, 290, 44), trans=0.04, curl=2)
    pillow = [(520, 720), (522, 696), (544, 686), (600, 684), (640, 694), (640, 726), (524, 726)]
    b.sheet(100, "#fff6e0", curve(pillow), trans=0.05, curl=3, fixed=0.75)
    b.sheet(97, "#b06c3c", curve(HEAD, k=0.7), trans=0.04, curl=1)
    b.sheet(95, "#f4efe4", curve(BEARD, k=0.7), trans=0.04, curl=1)
    b.sheet(93, "#b06c3c", curve(ARM, k=0.7), trans=0.04, curl=1)
    b.sheet(91, "#7fa8b0", curve(SLEEVE, k=0.7), trans=0.04, curl=1)
    b.sheet(88, "#b5432f", curve(BLANKET, k=0.6), trans=0.04, curl=3)
    b.sheet(84, "#d86a48", ribbon([(366, 728), (440, 734), (534, 730)], 4), trans=0.04)
    b.sheet(87.5, "#ffc878", m=mask(curve(BLANKET, k=0.6)) * warm, veil=0.3, trans=0.1, casts=0, fixed=0.9, rough=0)
    iron = [rect(340, 652, 9, 186), rect(340, 748, 300, 8), circle(344.5, 650, 8), rect(576, 640, 9, 120)]
    b.sheet(80, "#e6efe6", iron, trans=0.04, curl=2)
    b.sheet(76, "#1c3a52", curve(CAP, k=0.7), trans=0.03, curl=2)
    b.sheet(74, "#d9a648", ribbon([(327, 652), (345, 658), (364, 653)], 4), trans=0.03)
    return b.render(exposure=1.06)
