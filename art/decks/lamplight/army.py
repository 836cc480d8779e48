"""The army marches to the front, but its reflection in the river is going home."""

import random

from art.kit.lamplit.all import Box, circle, curve, grass, lens, person, poly, put, rect, ribbon, stretch

SENTENCE = "The army marches to the front, but its reflection in the river is going home."
KEY = "terracotta"
FRAME = "landscape"
MOOD = "grief"
PROTAGONIST = "adult"


def soldier(r):
    """One who marches, his lance on his shoulder."""
    step = r.uniform(14, 26)
    p = person(
        r.choice(["man", "man", "stout"]),
        lean=r.uniform(2, 8),
        head=r.uniform(-4, 6),
        near=(40, 100),
        far=(-26, 0),
        legs=((step, step * 0.4), (-step, -step - 10)),
        feet=(0, 14),
        coat=r.uniform(0.3, 0.5),
        flare=0.6,
        hat_=r.choice(["top", "top", "cap"]),
        hands=("grip", "rest"),
    )
    x, y = person.joints["near"]
    return [*p, ribbon([(x + 2, y + 12), (x + 30, y - 92)], 2.4, 1.6), circle(12, -66, 7, 9)]


def homeward(r, i):
    """One who goes home: bareheaded, without a lance; some with a bundle, some with a child at the hand."""
    step = r.uniform(16, 26)
    p = person(
        r.choice(["man", "man", "old", "stout"]),
        lean=r.uniform(10, 22),
        head=r.uniform(0, 26),
        far=(-10, 0),
        near=(14, 26),
        legs=((step, step * 0.3), (-step, -step - 12)),
        feet=(0, 12),
        coat=r.uniform(0.3, 0.6),
        flare=0.6,
        hair_=r.choice(["short", "bald", "bald"]),
        beard_=r.choice([None, "full"]),
    )
    if i % 5 == 2:
        p += put(person("child", lean=6, near=(60, 90), far=(-10, 10), hair_="short"), -22, 0, 0.62)
    if i % 5 == 4:
        p += [curve([(4, -70), (22, -78), (30, -62), (20, -48), (6, -52)])]
    return p


def draw():
    """Lances above, bare heads below."""
    b = Box(KEY, glow_at=(430, 230), glow_r=330, sharp=(20, 240), aperture=0.04, mat_seed=106)
    r = random.Random(3)
    shore = 340
    hill, low = (
        [(-20, 250), (120, 200), (260, 240), (420, 180), (640, 250)],
        [(-20, 290), (160, 260), (330, 286), (500, 256), (640, 280)],
    )
    b.sheet(220, "#d98a58", curve([*hill, (640, shore), (-20, shore)]), trans=0.35)
    b.sheet(196, "#b8643c", curve([*low, (640, shore), (-20, shore)]), trans=0.2)
    b.sheet(
        150, "#7a3829", curve([(-20, 318), (200, 312), (420, 320), (640, 312), (640, shore), (-20, shore)]), trans=0.1
    )
    for i in range(15):
        x = -8 + 44 * i + r.uniform(-6, 6)
        b.sheet(132 + i % 3, "#331a28", put(soldier(r), x, 322, r.uniform(0.84, 0.98), flip=True), trans=0.04)
    b.sheet(
        120,
        "#4d2226",
        curve([(-20, 328), (200, 322), (420, 330), (640, 324), (640, shore + 4), (-20, shore + 4)]),
        trans=0.08,
    )
    # the river: a pale evening in it, hills, and one house with a light
    b.sheet(212, "#ffd9a6", rect(-20, shore, 640, 620), trans=0.5)
    b.sheet(
        206, "#f2b880", curve([(-20, shore), *[(x, 600 + (250 - y) * 1.5) for x, y in hill], (640, shore)]), trans=0.4
    )
    b.sheet(
        202, "#dd9560", curve([(-20, shore), *[(x, 470 + (290 - y) * 1.3) for x, y in low], (640, shore)]), trans=0.3
    )
    home = [rect(-34, -44, 68, 46), poly([(-44, -42), (0, -84), (44, -42)]), rect(12, -88, 10, 30)]
    b.sheet(
        200,
        "#8a4634",
        put(stretch(home, 1, -1.3), 92, 650),
        trans=0.1,
        holes=[(put(stretch([rect(-16, -34, 13, 18), rect(2, -34, 13, 18)], 1, -1.3), 92, 650), "#fff2b0", 1.2, 0.9)],
    )
    back = [
        put(stretch(homeward(r, i), 1.16, -1.6), 176 + 60 * i + r.uniform(-6, 6), shore, r.uniform(1.04, 1.26))
        for i in range(8)
    ]
    first = person(
        "man",
        lean=18,
        head=-8,
        near=(84, 96),
        far=(64, 90),
        legs=((44, 4), (-26, -64)),
        feet=(0, 40),
        coat=0.3,
        flare=0.7,
        hands=("open", "open"),
        tail=8,
    )
    back.append(put(stretch(first, 1.3, -1.6), 92, shore, 1.2))
    b.sheet(192, "#5a2a34", back, trans=0.06)
    ripples = []
    for i in range(26):
        y = shore + (14 if i < 6 else 130) + 14 * i + r.uniform(-4, 4)
        x, l = r.uniform(-60, 560), r.uniform(80, 260)
        ripples.append(lens([(x, y), (x + l / 2, y + r.uniform(-3, 3)), (x + l, y)], 1.4 + 0.16 * i))
    b.sheet(186, "#ffe2b8", ripples, trans=0.4, casts=0.3)
    bank = curve([(-20, 876), (120, 850), (300, 872), (470, 858), (640, 876), (640, 940), (-20, 940)])
    b.sheet(70, "#4d2226", bank, grass(-10, 610, 40, 5, lambda x: 868, 9), trans=0.06)
    return b.render(exposure=1.06)
