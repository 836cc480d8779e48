"""What he has to say has filled the kitchen with sand to the window sills, but she has not hung up."""

import math
import random

from art.kit.lamplit.all import Box, circle, curve, mask, person, poly, put, rect, ribbon, spline

SENTENCE = "What he has to say has filled the kitchen with sand to the window sills, but she has not hung up."
KEY = "desert"
FRAME = "interior"
MOOD = "comic"
PROTAGONIST = "adult"

FAR = [(-20, 452), (60, 462), (150, 492), (250, 500), (360, 486), (440, 476), (520, 484), (640, 470)]
MID = [(-20, 560), (80, 580), (180, 560), (270, 520), (350, 500), (430, 530), (540, 590), (640, 600)]
NEAR = [(-20, 700), (110, 716), (230, 690), (350, 640), (460, 640), (560, 690), (640, 730)]


def dune(line):
    """Everything under a line of sand."""
    return curve([*line, (640, 960, "c"), (-20, 960, "c")])


def ripples(line, n, seed):
    """Wind lines that follow the line of a dune."""
    r, out = random.Random(seed), []
    P = spline(line, 12)
    for i in range(n):
        k = r.randrange(0, len(P) - 26)
        d = 16 + i * 11
        part = [(x, y + d + 3 * math.sin(x / 17 + i)) for x, y in P[k : k + r.randrange(14, 26)]]
        out.append(ribbon(part[::4], 1, wf=lambda t: 0.4 + 1.9 * math.sin(math.pi * t)))
    return out


def draw():
    """A kitchen drowned in dunes; a woman stands in them before the window and listens."""
    b = Box(KEY, glow_at=(370, 300), glow_r=330, sharp=(10, 220), aperture=0.03, mat_seed=42, sun_power=0.86)
    b.slant = (-0.4, -0.34)
    b.sheet(200, "#5fa39c", m=1 - mask(rect(222, 130, 300, 380)), trans=0.08)
    bars = [rect(208, 116, 328, 16), rect(208, 116, 16, 400), rect(520, 116, 16, 400)]
    b.sheet(190, "#f7efdc", bars, rect(367, 124, 9, 390), rect(212, 246, 320, 8), trans=0.1)
    b.sheet(184, "#f7efdc", rect(190, 478, 364, 18), trans=0.1)
    # the telephone, and a shelf out of reach
    b.sheet(172, "#6a3a34", rect(60, 226, 74, 118), trans=0.05, curl=2)
    dial = circle(97, 268, 24)
    b.sheet(164, "#f7efdc", dial, trans=0.06, holes=[(circle(97, 268, 9), "#6a3a34", 0.2)])
    b.sheet(160, "#6a3a34", ribbon([(66, 206), (97, 216), (128, 206)], 9), rect(88, 212, 18, 16), trans=0.05)
    b.sheet(150, "#eebc7c", dune(FAR), trans=0.12, curl=3, holes=[(ripples(FAR, 7, 3), "#c98a58", 0.2)])
    # what is left of the table and a chair
    b.sheet(136, "#8a4630", poly([(-20, 520), (150, 500), (176, 512), (-20, 540)]), trans=0.06)
    chair = [ribbon([(470, 640), (484, 470)], 10, 9), ribbon([(540, 640), (552, 478)], 10, 9)]
    chair += [ribbon([(484, 480), (552, 488)], 14), ribbon([(480, 520), (548, 528)], 9)]
    b.sheet(124, "#8a4630", chair, trans=0.06)
    b.sheet(112, "#f6c88c", dune(MID), trans=0.12, curl=3, holes=[(ripples(MID, 6, 5), "#d49a62", 0.2)])
    her = person(
        "woman",
        lean=4,
        head=14,
        near=(38, 176),
        far=(8, 26),
        legs=((4, 2), (-4, -4)),
        coat=0.7,
        flare=1.6,
        hair_="bun",
        hands=("grip", "rest"),
    )
    hx, hy, s = 330, 624, 3.0
    jx, jy = hx + person.joints["head"][0] * s, hy + person.joints["head"][1] * s
    cord = ribbon([(97, 344), (110, 440), (176, 460), (232, 430), (jx - 40, jy + 70), (jx - 30, jy + 28)], 4)
    b.sheet(84, "#a8382a", cord, trans=0.06)
    b.sheet(96, "#3c2140", put(her, hx, hy, s), trans=0.04, curl=1)
    fall = [
        (jx + 2, jy - 8, "c"),
        (jx + 42, jy + 2),
        (jx + 66, jy + 90),
        (jx + 70, jy + 180),
        (jx + 150, jy + 300, "c"),
    ]
    back = [
        (jx - 60, jy + 300, "c"),
        (jx + 30, jy + 180),
        (jx + 40, jy + 90),
        (jx + 26, jy + 30),
        (jx + 2, jy + 8, "c"),
    ]
    b.sheet(86, "#f0b060", curve([*fall, *back]), trans=0.15, curl=3)
    grip = [ribbon([(jx + 3, jy - 3), (jx - 12, jy + 17), (jx - 30, jy + 27)], 9), circle(jx + 6, jy - 1, 12, 10)]
    b.sheet(80, "#c8402f", grip, circle(jx - 30, jy + 25, 9, 9), trans=0.06)
    heap = [(170, 720), (250, 630), (310, 572), (370, 548), (420, 560), (480, 620), (560, 700)]
    b.sheet(70, "#fbd196", curve([(130, 960, "c"), *heap, (620, 960, "c")]), trans=0.12, curl=3)
    b.sheet(44, "#ffdca8", dune(NEAR), trans=0.12, curl=3, holes=[(ripples(NEAR, 12, 8), "#dda468", 0.2)])
    # the kettle has gone under to its spout
    kettle = [curve([(88, 742, "c"), (84, 700), (120, 676), (166, 680), (196, 712), (196, 760, "c")])]
    kettle += [
        ribbon([(104, 690), (112, 644), (160, 642), (180, 692)], 8),
        ribbon([(92, 712), (66, 694), (52, 668)], 15, 9),
    ]
    b.sheet(38, "#1f7f88", kettle, circle(138, 674, 8), trans=0.05, curl=3)
    hill = [(20, 780, "c"), (70, 730), (120, 724), (170, 742), (230, 752), (290, 800, "c")]
    b.sheet(32, "#ffe0b0", curve([*hill, (300, 960), (-20, 960)]), trans=0.12, curl=2)
    return b.render()
