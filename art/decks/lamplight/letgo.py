"""Each of the two has let go of the trapeze to catch the other, but neither has begun to fall."""

import math
import random

import numpy as np

from art.kit.lamplit.all import Box, circle, colour, curve, mask, poly, put, ribbon

SENTENCE = "Each of the two has let go of the trapeze to catch the other, but neither has begun to fall."
KEY = "acid_yellow"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "adult"

APEX = (300, 96)


def limb(pts, *widths):
    """A limb along a line, as wide at equal steps as the widths say."""
    steps = np.linspace(0, 1, len(widths))
    return ribbon(pts, 1, wf=lambda t: float(np.interp(t, steps, widths)))


def trapeze(top, bar, tilt, w):
    """Two ropes from the roof and the bar between them."""
    dx, dy = w / 2 * math.cos(math.radians(tilt)), w / 2 * math.sin(math.radians(tilt))
    a, c = (bar[0] - dx, bar[1] - dy), (bar[0] + dx, bar[1] + dy)
    ropes = [ribbon([(top[0] - 20, top[1]), a], 3), ribbon([(top[0] + 20, top[1]), c], 3)]
    rod = ribbon([(a[0] - dx * 0.16, a[1] - dy * 0.16), (c[0] + dx * 0.16, c[1] + dy * 0.16)], 9)
    return ropes, rod


def draw():
    """Two acrobats hang from each other in the air of a sunlit tent, between two empty trapezes."""
    b = Box(KEY, glow_at=(300, 330), glow_r=360, sharp=(0, 300), aperture=0.02, mat_seed=864)
    b.slant = (-0.25, -0.3)
    r = random.Random(12)

    def sky(X, Y, light):
        return np.ones_like(light) * colour("#bfe8f6") * 1.15

    b.paint_back = sky
    # the tent's roof, from the ring below
    n = 16
    hole = circle(APEX[0], APEX[1], 46, 22)
    cone = 1 - mask(hole)
    b.sheet(240, "#fff0a8", m=cone, trans=0.35)
    strips = []
    for i in range(n):
        a0, a1 = math.tau * (i + 0.25) / n + math.pi / 2, math.tau * (i + 0.75) / n + math.pi / 2
        strips.append(
            poly(
                [
                    (APEX[0] + 46 * math.cos(a0), APEX[1] + 22 * math.sin(a0)),
                    (APEX[0] + 1200 * math.cos(a0), APEX[1] + 1200 * math.sin(a0)),
                    (APEX[0] + 1200 * math.cos(a1), APEX[1] + 1200 * math.sin(a1)),
                    (APEX[0] + 46 * math.cos(a1), APEX[1] + 22 * math.sin(a1)),
                ]
            )
        )
    b.sheet(228, "#f5bf2c", strips, trans=0.3, curl=2)
    whole = mask(poly([(-20, -20), (640, -20), (640, 940), (-20, 940)]))
    Y, X = np.mgrid[0 : whole.shape[0], 0 : whole.shape[1]] / (whole.shape[1] / 600)
    dusk = 1 - np.exp(-(((X - 300) / 300) ** 4) - ((Y - 400) / 420) ** 4)
    for z in (240, 228):
        b.shade(z, m=dusk.astype(np.float32), strength=0.5, tint="#b8541a")
    ring = mask(circle(APEX[0], APEX[1], 60, 31)) - mask(circle(APEX[0], APEX[1], 46, 22))
    b.sheet(220, "#8a4a12", m=np.clip(ring, 0, 1), trans=0.05, curl=1)
    # walls and seats, and those who look up
    b.sheet(
        196,
        "#d97a1a",
        curve([(-30, 716, "c"), (120, 758), (300, 772), (480, 758), (640, 716, "c"), (640, 940, "c"), (-30, 940, "c")]),
        trans=0.1,
        curl=2,
    )
    for z, y, c, k in ((160, 768, "#8a3c2a", 0.92), (130, 814, "#4c2038", 1.2)):
        heads = [
            curve(
                [
                    (-30, y + 40, "c"),
                    (120, y + 66),
                    (300, y + 76),
                    (480, y + 66),
                    (640, y + 40, "c"),
                    (640, 960, "c"),
                    (-30, 960, "c"),
                ]
            )
        ]
        x = -14 + r.uniform(0, 20)
        i = 0
        while x < 620:
            s = k * r.uniform(0.82, 1.16)
            yy = y + 22 + 30 * (1 - ((x - 300) / 300) ** 2)
            lean = r.uniform(-8, 8)
            who = [
                curve(
                    [(-21, 34), (-19, 10), (-9, 2), (-5, -2), (-5, -8), (5, -8), (5, -2), (9, 2), (19, 10), (21, 34)]
                ),
                curve([(-8, -12), (-9.4, -20), (-6, -27), (0, -29), (6, -27), (9.4, -20), (8, -12), (0, -6)]),
            ]
            who += [
                [circle(5, -28, 5)],
                [],
                [curve([(-9, -26), (-13, -14), (-11, 2), (11, 2), (13, -14), (9, -26), (0, -30)])],
                [],
                [limb([(14, 8), (24, -8), (20, -26)], 7, 6, 5)],
            ][i % 5]
            heads.append(put(who, x, yy, s, rot=lean))
            x += 44 * k * r.uniform(0.86, 1.5)
            i += r.choice((1, 2, 3))
        b.sheet(z, c, heads, trans=0.03, curl=2)
    # the empty trapezes
    for top, bar, tilt, w in (((196, -20), (98, 470), 10, 96), ((392, -20), (484, 352), -9, 92)):
        ropes, rod = trapeze(top, bar, tilt, w)
        b.sheet(104, "#7a3e1c", ropes, trans=0.03)
        b.sheet(100, "#3c2030", rod, trans=0.03, curl=1)
    # she who catches hangs by her knees from nothing
    S, ox, oy = 0.82, 54, -6

    def hang(shape):
        return put(shape, ox, oy, S)

    skin, red, blue = "#7a4028", "#c8281e", "#1c3c8c"
    far = [
        limb([(300, 336), (316, 288), (322, 246)], 40, 36, 26),
        limb([(322, 248), (352, 276), (386, 318)], 26, 27, 21, 12),
        limb([(384, 314), (398, 334), (408, 352)], 12, 13, 5),
    ]
    b.sheet(
        92, "#5c2c20", hang(far), hang(limb([(296, 446), (312, 500), (306, 556)], 20, 17, 14, 11)), trans=0.03, curl=2
    )
    near = [
        limb([(292, 336), (296, 286), (304, 240)], 44, 40, 27),
        limb([(303, 243), (330, 276), (358, 322)], 28, 30, 23, 13),
        limb([(356, 318), (368, 340), (376, 360)], 13, 14, 5),
    ]
    b.sheet(88, skin, hang(near), trans=0.03, curl=3)
    torso = curve(
        [
            (272, 318, "c"),
            (266, 344),
            (268, 372),
            (262, 402),
            (256, 432),
            (262, 458),
            (280, 466),
            (304, 462),
            (318, 444),
            (316, 414),
            (308, 384),
            (312, 356),
            (318, 328),
            (312, 306, "c"),
            (292, 316),
        ]
    )
    head = [
        curve(
            [(276, 462), (274, 478), (268, 492), (270, 508), (282, 516), (296, 512), (302, 498), (300, 480), (298, 462)]
        )
    ]
    b.sheet(84, skin, hang(head), trans=0.03, curl=2)
    b.sheet(80, red, hang(torso), trans=0.04, curl=4)
    b.sheet(
        79,
        "#2a1420",
        hang(
            curve(
                [
                    (266, 486),
                    (264, 502),
                    (270, 516),
                    (284, 522),
                    (298, 516),
                    (306, 500),
                    (302, 494),
                    (290, 502),
                    (278, 498),
                ]
            )
        ),
        trans=0.03,
        curl=1,
    )
    # he whom she has caught
    far = [
        limb([(296, 776), (262, 808), (232, 850)], 38, 33, 24),
        limb([(232, 848), (200, 858), (160, 848)], 24, 25, 18, 11),
        limb([(162, 848), (142, 846), (124, 838)], 11, 12, 4),
    ]
    b.sheet(90, "#142a64", hang(far), trans=0.03, curl=2)
    near = [
        limb([(288, 776), (262, 824), (222, 872)], 42, 36, 25),
        limb([(223, 870), (190, 890), (148, 892)], 25, 27, 19, 11),
        limb([(150, 892), (130, 894), (110, 888)], 11, 12, 4),
    ]
    b.sheet(82, blue, hang(near), trans=0.03, curl=3)
    head2 = curve(
        [(292, 668), (284, 656), (282, 640), (288, 626), (302, 622), (314, 630), (318, 644), (316, 654), (312, 668)]
    )
    chest = curve(
        [
            (270, 664, "c"),
            (262, 690),
            (266, 716),
            (274, 740),
            (268, 764),
            (266, 784),
            (280, 800),
            (304, 796),
            (314, 776),
            (318, 748),
            (328, 716),
            (334, 688),
            (326, 664, "c"),
            (300, 676),
        ]
    )
    b.sheet(86, "#5c2c20", hang(limb([(318, 678), (322, 620), (308, 560)], 24, 19, 16, 12)), trans=0.03, curl=2)
    b.sheet(80.5, skin, hang(limb([(300, 650), (302, 694)], 19, 22)), trans=0.03)
    b.sheet(78, blue, hang(chest), trans=0.04, curl=4)
    b.sheet(77, "#fff2c0", hang(ribbon([(269, 771), (288, 783), (311, 778)], 12)), trans=0.04, curl=2)
    b.sheet(76, skin, hang(head2), trans=0.03, curl=2)
    b.sheet(
        74,
        "#2a1420",
        hang(
            curve(
                [
                    (283, 654),
                    (279, 640),
                    (283, 625),
                    (294, 616),
                    (308, 617),
                    (319, 627),
                    (321, 642),
                    (316, 656),
                    (306, 664),
                    (292, 662),
                ]
            )
        ),
        trans=0.03,
    )
    # their arms, wrist in hand
    b.sheet(
        72, skin, hang(limb([(274, 450), (270, 500), (286, 548), (290, 566)], 26, 22, 18, 14, 13)), trans=0.03, curl=2
    )
    b.sheet(
        70, skin, hang(limb([(278, 682), (272, 632), (288, 580), (294, 560)], 27, 22, 18, 14, 13)), trans=0.03, curl=2
    )
    b.sheet(
        68,
        skin,
        hang(
            [
                curve([(282, 560), (280, 572), (284, 582), (294, 584), (300, 574), (298, 562)]),
                curve([(284, 546), (286, 536), (296, 532), (303, 540), (302, 552), (294, 556)]),
            ]
        ),
        trans=0.03,
        curl=2,
    )
    return b.render()
