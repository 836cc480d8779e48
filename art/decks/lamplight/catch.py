"""The cat has brought its catch into the kitchen, but it is the shadow of a man."""

from art.kit.lamplit.all import Box, circle, curve, fallen, lens, mask, poly, put, rect, ribbon

SENTENCE = "The cat has brought its catch into the kitchen, but it is the shadow of a man."
KEY = "terracotta"
FRAME = "interior"
MOOD = "menace"
PROTAGONIST = "animal"

BODY = [
    (262, 548),
    (306, 528),
    (340, 538),
    (390, 552),
    (452, 546),
    (510, 560),
    (542, 604),
    (546, 660),
    (560, 722),
    (550, 770),
    (544, 806),
    (540, 826, "c"),
    (494, 828),
    (492, 816),
    (516, 800),
    (516, 764),
    (500, 730),
    (470, 694),
    (424, 674),
    (364, 676),
    (338, 694),
    (332, 746),
    (330, 796),
    (328, 828, "c"),
    (284, 828),
    (282, 816),
    (302, 804),
    (302, 756),
    (286, 706),
    (256, 666),
    (240, 620),
]
HEAD = [
    (142, 602),
    (150, 578),
    (170, 556),
    (192, 544),
    (216, 536),
    (230, 528),
    (252, 488, "c"),
    (262, 548),
    (266, 588),
    (256, 624),
    (226, 642),
    (186, 640),
    (158, 630),
    (144, 614),
]


def limp():
    """The shadow of a man, folded at the waist over the cat's jaw, its legs along the floor."""
    lying = [
        ribbon(
            [(178, 522), (152, 548), (128, 606), (116, 646)], 1, wf=lambda t: 44 + 14 * t - 30 * max(0, t - 0.8) * 4
        ),
        curve([(92, 664), (98, 640), (120, 634), (140, 648), (140, 676), (124, 700), (102, 694)]),
        curve([(70, 692), (100, 676), (150, 698), (156, 708), (140, 712), (100, 700)]),
        curve([(96, 694), (144, 704), (138, 738), (116, 744), (94, 734)]),
        ribbon([(128, 586), (84, 634), (70, 700), (54, 752)], 19, 10),
        ribbon([(142, 602), (170, 664), (166, 730), (176, 778)], 19, 10),
        circle(52, 760, 9, 12),
        circle(178, 786, 9, 12),
        ribbon(
            [(170, 520), (206, 566), (226, 640), (238, 712), (262, 770), (330, 812), (420, 826)],
            1,
            wf=lambda t: 40 - 20 * t,
        ),
        ribbon([(172, 524), (210, 600), (212, 700), (214, 770), (246, 826), (316, 852)], 1, wf=lambda t: 38 - 18 * t),
        curve([(412, 816), (444, 810), (470, 820), (474, 832, "c"), (416, 836)]),
        curve([(308, 842), (338, 838), (364, 848), (366, 860, "c"), (310, 862)]),
    ]
    return put(lying, 6, 194, 0.8)


def draw():
    """A pale cat on a tiled floor, something dark over its jaw; behind, the legs of one who sits."""
    b = Box(KEY, glow_at=(60, 330), glow_r=420, sharp=(10, 230), aperture=0.03, mat_seed=265, sun_power=0.86)
    b.slant = (-0.4, -0.3)
    b.sheet(200, "#e8a472", rect(-20, -20, 640, 700), trans=0.25, tex=0.6)
    b.sheet(190, "#c9754a", rect(-20, 584, 640, 34), trans=0.1, curl=1)
    floor = mask(rect(-20, 618, 640, 360))
    tiles = []
    for row in range(7):
        y0, y1 = 618 + 290 * (row / 7) ** 1.6, 618 + 290 * ((row + 1) / 7) ** 1.6
        for i in range(-9, 10):
            if (i + row) % 2:
                k0, k1 = 1 + (y0 - 618) / 210, 1 + (y1 - 618) / 210
                tiles.append(
                    poly(
                        [
                            (300 + 62 * i * k0, y0),
                            (300 + 62 * (i + 1) * k0, y0),
                            (300 + 62 * (i + 1) * k1, y1),
                            (300 + 62 * i * k1, y1),
                        ]
                    )
                )
    b.sheet(178, "#f2b98a", m=floor, trans=0.08, tex=0.6)
    b.sheet(174, "#cf7f52", m=floor * mask(tiles), trans=0.08, tex=0.6, casts=0.3)
    # the one who sits, and throws no shadow; his chair does
    chair = [rect(-6, -300, 12, 300), rect(104, -300, 12, 300), rect(-120, -316, 262, 18), rect(-4, -120, 112, 9)]
    for z in (178, 174):
        b.shade(z, fallen(chair, 40, 664, 0.55, 0.2), strength=0.55, soft=2, tint="#5a2038")
    b.sheet(156, "#8a4630", put(chair, 40, 664), trans=0.05, curl=2, casts=0)
    leg = curve(
        [
            (-30, 268, "c"),
            (110, 266),
            (186, 270),
            (224, 300),
            (230, 360),
            (220, 470),
            (214, 648, "c"),
            (160, 648, "c"),
            (150, 500),
            (150, 400),
            (130, 378),
            (-30, 372, "c"),
        ]
    )
    shoe = curve([(158, 642, "c"), (216, 642, "c"), (236, 652), (262, 662), (264, 674, "c"), (156, 674, "c")])
    b.sheet(152, "#5c6a78", put([leg], -44, 4), trans=0.05, curl=3, casts=0)
    b.sheet(148, "#4a2a2c", put([shoe], -46, 2), trans=0.05, curl=2, casts=0)
    b.sheet(146, "#6f7f8c", leg, trans=0.05, curl=4, casts=0)
    b.sheet(142, "#5c2f2c", shoe, trans=0.05, curl=2, casts=0)
    cloth = curve(
        [(-20, -20, "c"), (420, -20, "c"), (424, 120), (416, 226), (330, 206), (240, 224), (120, 206), (-20, 222)]
    )
    b.sheet(138, "#f6ead2", cloth, trans=0.15, curl=5, tex=0.6)
    # the cat
    far = [
        curve(
            [
                (300, 676),
                (282, 740),
                (262, 790),
                (258, 820, "c"),
                (214, 824),
                (214, 812),
                (236, 800),
                (250, 740),
                (256, 670),
            ]
        ),
        curve(
            [
                (500, 680),
                (478, 740),
                (474, 790),
                (472, 822, "c"),
                (426, 824),
                (426, 812),
                (446, 800),
                (446, 750),
                (440, 680),
            ]
        ),
    ]
    for z in (178, 174):
        b.shade(
            z,
            curve([(250, 834), (380, 818), (560, 818), (640, 838), (560, 858), (360, 856)]),
            strength=0.55,
            soft=6,
            tint="#5a2038",
        )
    b.sheet(96, "#d2a476", far, trans=0.05, curl=3)
    b.sheet(
        92, "#f3dcb8", ribbon([(528, 590), (562, 560), (574, 500), (548, 440), (552, 384)], 26, 13), trans=0.06, curl=4
    )
    b.sheet(84, "#fdeccf", curve(BODY), trans=0.06, curl=6, tex=0.7)
    patch = curve(
        [
            (352, 541),
            (390, 552),
            (452, 546),
            (510, 560),
            (540, 604),
            (536, 636),
            (500, 622),
            (470, 640),
            (436, 612),
            (404, 622),
            (370, 596),
        ]
    )
    b.sheet(80, "#dd9350", patch, trans=0.06, curl=2)
    far_ear = curve([(190, 548, "c"), (196, 520), (190, 492, "c"), (216, 514), (224, 540, "c")])
    b.sheet(76, "#dd9350", far_ear, trans=0.06, curl=2)
    inner = [curve([(248, 506, "c"), (252, 540), (236, 538)])]
    slit = [curve([(166, 583), (176, 576), (190, 578), (180, 584)])]
    b.sheet(
        72,
        "#fdeccf",
        curve(HEAD),
        trans=0.06,
        curl=4,
        tex=0.7,
        holes=[(slit, "#3a1a20", 0.05), (inner, "#dd9a80", 0.2, 0.05)],
    )
    b.sheet(
        64,
        "#5c2f2c",
        [lens([(172, 612), (132, 604 + 8 * i), (100, 598 + 15 * i)], 1.3) for i in range(3)],
        trans=0.04,
        casts=0.3,
    )
    b.sheet(48, "#5c2f2c", curve([(138, 598), (150, 594), (152, 604), (144, 609)]), trans=0.04, casts=0.3)
    # what it carries
    b.sheet(56, "#2a1228", limp(), trans=0.0, tex=0.5, rough=0.6, casts=0.7)
    b.sheet(
        50,
        "#fbeacb",
        curve([(141, 606), (152, 594), (178, 592), (198, 606), (192, 622), (168, 620), (148, 620)]),
        trans=0.06,
        curl=3,
    )
    return b.render(exposure=1.04)
