"""All the stalls of the market sell lamps, but the longest queue is at the one that sells the dark."""

import random

from art.kit.lamplit.all import Box, at, chair, circle, curve, old_woman, person, poly, put, rect, ribbon, spline

SENTENCE = "All the stalls of the market sell lamps, but the longest queue is at the one that sells the dark."
KEY = "ink"
FRAME = "crowd"
MOOD = "comic"
PROTAGONIST = "adult"

GROUND = 742


def lamps(places):
    """Hanging lanterns: (frames, glowing bodies)."""
    frames, lit = [], []
    for x, y, s, kind in places:
        frames.append(ribbon([(x, y - 40 * s), (x, y)], 1.6))
        if kind == 0:
            frames += [rect(x - 6 * s, y - 19 * s, 12 * s, 4 * s), rect(x - 6 * s, y + 15 * s, 12 * s, 4 * s)]
            lit.append(circle(x, y, 16 * s, 17 * s))
        elif kind == 1:
            frames.append(rect(x - 7 * s, y + 18 * s, 14 * s, 4 * s))
            lit.append(
                curve(
                    [
                        (x - 6 * s, y - 20 * s, "c"),
                        (x + 6 * s, y - 20 * s, "c"),
                        (x + 13 * s, y + 18 * s, "c"),
                        (x - 13 * s, y + 18 * s, "c"),
                    ]
                )
            )
        else:
            frames.append(poly([(x - 14 * s, y - 12 * s), (x, y - 24 * s), (x + 14 * s, y - 12 * s)]))
            lit.append(rect(x - 11 * s, y - 12 * s, 22 * s, 30 * s))
    return frames, lit


def stall(x, y, w, h, drop):
    """A stall with a scalloped awning: (posts and counter, awning)."""
    n = max(4, int(w / 24))
    scallop = []
    for i in range(n):
        x0 = x - w / 2 + w * i / n
        scallop += [(x0, y - h, "c"), (x0 + w / n / 2, y - h + drop), (x0 + w / n, y - h, "c")]
    awning = curve([(x - w / 2 + 14, y - h - w * 0.22, "c"), *scallop, (x + w / 2 - 14, y - h - w * 0.22, "c")])
    posts = [
        rect(x - w / 2 + 8, y - h, 5, h),
        rect(x + w / 2 - 13, y - h, 5, h),
        rect(x - w / 2, y - h * 0.32, w, h * 0.32),
    ]
    return posts, awning


def queue():
    """Those who wait, each in their own way, facing left: (x, scale, outlines)."""
    still = dict(legs=((4, 0), (-6, -8)), feet=(0, 4))
    return [
        (
            292,
            1.2,
            person(
                "woman",
                lean=12,
                head=-4,
                near=(60, 92),
                far=(50, 84),
                coat=0.75,
                flare=1.4,
                hair_="bun",
                hands=("open", "open"),
                **still,
            ),
        ),
        (
            344,
            1.26,
            person("man", lean=2, head=6, near=(18, 118), far=(-6, 4), coat=0.55, flare=0.7, hat_="top", **still),
        ),
        (
            388,
            1.16,
            person("stout", lean=-4, head=-6, near=(-36, 50), far=(-30, 40), coat=0.3, flare=0.7, hat_="cap", **still),
        ),
        (448, 1.2, old_woman()),
        (
            492,
            1.28,
            person("man", lean=-3, head=-30, near=(30, 150), far=(-8, 2), coat=0.6, flare=0.6, hat_="brim", **still),
        ),
        (
            560,
            1.22,
            person("woman", lean=4, head=22, near=(20, 60), far=(14, 50), coat=0.6, flare=1.5, hair_="long", **still),
        ),
        (
            598,
            1.24,
            person(
                "old",
                lean=18,
                head=4,
                near=(-34, 40),
                far=(-40, 30),
                coat=0.58,
                flare=0.7,
                hair_="bald",
                beard_="full",
                hat_="cap",
                **still,
            ),
        ),
    ]


def draw():
    """Bright stalls without customers; before them a queue to a tent of black."""
    b = Box(
        KEY,
        glow_at=(400, 500),
        glow_r=230,
        sharp=(20, 260),
        aperture=0.02,
        mat_seed=184,
        back="#ffe2a4",
        edge="#241c22",
        sun_power=0.2,
    )
    r = random.Random(12)
    stalls = (
        (250, 392, 506, 120, 112, "#8a6444", "#b98a58", 3, 0.62),
        (244, 520, 522, 130, 120, "#8a6444", "#c4965e", 3, 0.66),
        (226, 316, 610, 190, 176, "#a87848", "#d8a868", 4, 0.95),
        (208, 508, 650, 220, 206, "#9a6c40", "#e6bc7c", 5, 1.1),
    )
    for z, x, y, w, h, col, cloth, n, k in stalls:
        posts, awning = stall(x, y, w, h, 16 * k)
        step = (w - 40) / max(1, n - 1)
        places = [
            (x - w / 2 + 20 + step * i, y - h + (44 + 34 * (i % 2)) * k, k * r.uniform(0.9, 1.05), r.randrange(3))
            for i in range(n)
        ]
        places += [
            (x - w / 2 + 22 + (w - 44) * i / n, y - h * 0.32 - 17 * k * 0.7, 0.7 * k, r.choice([1, 2]))
            for i in range(n + 1)
        ]
        frames, lit = lamps(places)
        b.sheet(z + 6, "#f2c878", rect(x - w / 2 + 10, y - h, w - 20, h), trans=0.5, fixed=0.4)
        b.sheet(z, col, posts, trans=0.2, curl=1)
        b.sheet(z - 6, cloth, awning, trans=0.3, curl=2)
        b.sheet(z - 3, "#4a2f24", frames, lit, trans=0.1, holes=[(lit, "#fff3c4", 1.0, 1.0)])
        b.lamp(x, y - h * 0.6, z - 26, "#ffd88a", 0.8 * k, size=24)
    # strings of lanterns over the square
    for z, line, n in (
        (196, [(640, 110), (500, 206), (330, 252), (118, 232)], 10),
        (190, [(640, 236), (520, 308), (370, 336), (128, 262)], 10),
    ):
        P = spline(line, 20)
        places = [(*P[int((i + 0.6) / n * (len(P) - 1))], r.uniform(0.7, 0.9), r.randrange(2)) for i in range(n - 3)]
        frames, lit = lamps([(x, y + 34 * s, s, kind) for x, y, s, kind in places])
        b.sheet(z, "#3a2620", ribbon(line, 1.6), frames, lit, trans=0.1, holes=[(lit, "#ffe6a4", 1.0, 0.85)])
    seller = put(chair(), 458, 654, 0.86) + put(
        person("stout", lean=16, head=34, near=(30, 150), far=(30, 60), legs=((84, 6), (80, -8)), seat=40, hat_="cap"),
        458,
        654,
        0.86,
    )
    b.sheet(164, "#2a1c18", seller, trans=0.05)
    b.sheet(170, "#c89c6a", curve([(-20, 620), (200, 604), (400, 622), (640, 636), (640, 960), (-20, 960)]), trans=0.06)
    b.lamp(430, 650, 110, "#ffcf80", 1.5, size=30)
    b.lamp(520, 760, 90, "#ffc878", 0.7, size=30)
    # the tent that sells the dark
    black = "#0b0b10"
    tent = curve(
        [
            (112, 214, "c"),
            (136, 300),
            (196, 372),
            (292, 430, "c"),
            (276, 452),
            (258, 436, "c"),
            (262, 600),
            (258, 768, "c"),
            (-20, 768, "c"),
            (-20, 430),
            (60, 330),
            (96, 280),
        ],
        k=0.5,
    )
    b.sheet(120, "#3a3446", tent, trans=0.02, curl=3)
    b.sheet(
        112,
        "#4a4258",
        curve(
            [
                (112, 214, "c"),
                (120, 320),
                (150, 400),
                (196, 440, "c"),
                (176, 462),
                (154, 440, "c"),
                (134, 466),
                (110, 442, "c"),
                (88, 468),
                (64, 444, "c"),
                (40, 468),
                (18, 446, "c"),
                (-20, 470),
                (-20, 420),
                (62, 336),
            ]
        ),
        trans=0.02,
        curl=3,
    )
    b.sheet(116, black, rect(-20, 440, 250, 320), trans=0.0, face=0.1)
    b.sheet(108, "#453d50", rect(-20, 690, 262, 84), trans=0.02, curl=1)
    b.sheet(100, "#5c5266", rect(-20, 676, 272, 18), trans=0.02, curl=1)
    for x, w, h in ((46, 21, 58), (98, 15, 40), (200, 18, 50)):
        glass = curve(
            [
                (x - w, 676, "c"),
                (x - w * 1.05, 676 - h * 0.6),
                (x - w * 0.6, 676 - h),
                (x + w * 0.6, 676 - h),
                (x + w * 1.05, 676 - h * 0.6),
                (x + w, 676, "c"),
            ]
        )
        b.sheet(
            92, "#8a8296", glass, trans=0.02, curl=1, holes=[([at(glass, x * 0.16, 676 * 0.16 - 4, 0.84)], black, 0)]
        )
        b.sheet(90, "#b09a78", rect(x - w * 0.7, 676 - h - 6, w * 1.4, 8), trans=0.02, curl=1)
    b.lamp(190, 560, 60, "#c8b8a8", 0.55, size=30)
    b.shade(170, curve([(200, 770), (300, 790), (420, 900), (460, 960), (-20, 960), (-20, 770)]), strength=0.8, soft=14)
    for i, (x, s, who) in enumerate(queue()):
        b.sheet(64 - 4 * (i % 3), "#1a1216", put(who, x, 826 + 8 * (i % 2), s), trans=0.03)
    child = person(
        "child",
        lean=-4,
        head=-10,
        near=(10, 16),
        far=(-8, 2),
        legs=((4, 0), (-6, -8)),
        coat=0.4,
        flare=1.2,
        hair_="pony",
    )
    b.sheet(50, "#d03a2c", put(child, 526, 838, 0.78, flip=True), trans=0.05)
    return b.render(exposure=1.1)
