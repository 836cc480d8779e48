"""Ready poses, with their props: each returns outlines for `put`, 100 units tall, feet at 0,0, facing left."""

import random

from .body import PROFILE, hair
from .figures import person
from .front import frontal
from .paper import at, curve, poly, put, ribbon
from .props import chair, suitcase, umbrella


def walker(**k):
    """A man in a coat and hat with a case, in mid-step."""
    p = person(
        **dict(
            dict(
                lean=5,
                legs=((20, 8), (-16, -36)),
                feet=(0, 26),
                near=(-26, -14),
                far=(22, 40),
                coat=0.50,
                flare=0.72,
                hat_="brim",
                hands=("grip", "rest"),
                tail=3,
            ),
            **k,
        )
    )
    return p + suitcase(*person.joints["near"])


def child_running():
    """A child in full run."""
    return person(
        "child",
        lean=16,
        head=4,
        near=(-52, 26),
        far=(48, 104),
        legs=((52, -12), (-34, -78)),
        feet=(-6, 60),
        coat=0.34,
        flare=1.2,
        hair_="pony",
        sway=5,
    )


def old_woman():
    """An old woman bent over a stick, in kerchief and long skirt."""
    p = person(
        "old",
        lean=34,
        head=-14,
        near=(58, 66),
        far=(30, 60),
        legs=((14, 2), (-4, -14)),
        coat=0.86,
        flare=1.4,
        hair_="bun",
        hat_="kerchief",
        hands=("grip", "grip"),
    )
    x, y = person.joints["near"]
    return [*p, ribbon([(x + 2, y - 3), (x - 2, y - 3), (x - 1, y + 4), (x - 4, 0)], 1.9)]


def old_man():
    """An old man with a beard and a cane behind his back."""
    return person(
        "old",
        lean=16,
        head=4,
        near=(-34, 40),
        far=(-40, 30),
        legs=((8, 2), (-8, -12)),
        coat=0.58,
        flare=0.7,
        hair_="bald",
        beard_="full",
        hat_="cap",
    )


def couple():
    """Two who embrace, her head on his shoulder."""
    him = person("man", lean=4, head=12, near=(24, 40), far=(16, 34), legs=((3, 0), (-6, -8)), coat=0.42, flare=0.6)
    her = person(
        "woman",
        lean=6,
        head=16,
        near=(30, 128),
        far=(20, 120),
        legs=((2, 0), (-8, -14)),
        feet=(0, 16),
        coat=0.72,
        flare=1.4,
        hair_="long",
    )
    return put(him, 8, 0) + put(her, -7, 0, 0.93, flip=True)


def parent_and_child():
    """A woman and a child hand in hand, seen from behind."""
    return put(frontal("woman", arms=((10, 4), (22, 10)), coat=0.6, flare=1.4, hair_="bun"), -6, 0) + put(
        frontal("child", arms=((130, 160), (10, 8)), coat=0.5, flare=1.3, hair_="braids"), 21, 0, 0.58
    )


def violinist():
    """A violinist lost in the tune."""
    p = person(
        lean=-2,
        head=16,
        near=(36, 108),
        far=(70, 78),
        legs=((8, 2), (-10, -12)),
        coat=0.34,
        flare=0.5,
        tail=6,
        hair_="wild",
        hands=("grip", "grip"),
    )
    fx, fy = person.joints["far"]
    hx, hy = person.joints["head"]
    x, y = person.joints["near"]
    body = put(
        [curve([(-9, 0), (-7, -3.6), (-1.5, -2.2), (5, -4.4), (9, 0), (5, 4.4), (-1.5, 2.2), (-7, 3.6)])],
        hx - 12,
        hy + 9,
        1,
        rot=14,
    )
    return (
        p
        + body
        + [
            ribbon([(hx - 12, hy + 9), (fx, fy)], 1.8),
            ribbon([(x + 2, y + 3), (hx - 13, hy + 7), (hx - 20, hy - 16)], 0.9),
        ]
    )


def cellist():
    """A seated cellist with a chair."""
    p = person(
        "woman",
        lean=6,
        head=14,
        near=(34, 78),
        far=(62, 128),
        legs=((82, 4), (70, -6)),
        seat=40,
        hair_="bun",
        coat=None,
        hands=("grip", "grip"),
    )
    x, y = person.joints["near"]
    cello = [
        curve(
            [
                (-24, -6, "c"),
                (-34, -12),
                (-33, -24),
                (-28, -30),
                (-31, -40),
                (-25, -50),
                (-17, -50),
                (-13, -40),
                (-17, -30),
                (-12, -24),
                (-13, -12),
            ]
        ),
        ribbon([(-22, -50), (-16, -84), (-18, -90)], 2.6, 2),
        ribbon([(-23, -6), (-25, 0)], 1.2),
    ]
    return p + cello + chair() + [ribbon([(x + 10, y + 2), (x - 22, y - 2)], 1)]


def drummer():
    """A marching drummer."""
    p = person(
        lean=-4,
        head=-4,
        near=(30, 84),
        far=(44, 112),
        legs=((56, -6), (-6, -12)),
        feet=(10, 8),
        coat=0.22,
        flare=0.5,
        hat_="top",
        hands=("grip", "grip"),
    )
    x, y = person.joints["near"]
    return [
        *p,
        curve([(-37, -60, "c"), (-14, -55, "c"), (-15, -37, "c"), (-38, -42, "c")]),
        ribbon([(x + 2, y - 2), (x - 12, y + 2)], 1.1),
        ribbon([(x - 2, y - 12), (x - 16, y - 2)], 1.1),
    ]


def dancer():
    """A dancer on one toe, skirt flying."""
    return person(
        "woman",
        lean=-9,
        head=-20,
        near=(150, 196),
        far=(-96, -128),
        legs=((-2, 0), (-66, -94)),
        feet=(64, 74),
        coat=0.40,
        flare=1.9,
        hair_="topknot",
        hands=("open", "open"),
        sway=7,
        tail=10,
    )


def waltz():
    """A waltzing pair."""
    him = person(
        "man", lean=-2, head=2, near=(62, 84), far=(94, 116), legs=((14, 2), (-12, -18)), coat=0.36, flare=0.55, tail=6
    )
    her = person(
        "woman",
        lean=-8,
        head=-12,
        near=(72, 112),
        far=(84, 108),
        legs=((8, 6), (-10, -20)),
        feet=(0, 24),
        coat=0.94,
        flare=2.2,
        hair_="bun",
        tail=12,
    )
    return put(him, 13, 0) + put(her, -13, 0, 0.95, flip=True)


def sleeper():
    """A sleeper on one side under a blanket; lies on y = 0, head left."""
    return (
        [curve([(-58, 0, "c"), (-60, -9), (-46, -12), (-28, -9), (-20, 0, "c")])]
        + [at(q, -21, -17, 18, flip=True, rot=-72) for q in [curve(PROFILE), *hair("short")]]
        + [
            curve(
                [
                    (-24, 0, "c"),
                    (-25, -11),
                    (-16, -19),
                    (-2, -17),
                    (12, -22),
                    (28, -18),
                    (40, -13),
                    (56, -15),
                    (60, -8),
                    (60, 0, "c"),
                ]
            ),
            ribbon([(-16, -16), (-26, -7), (-32, -3)], 5, 3.6),
        ]
    )


def reader():
    """A seated reader, chair included."""
    p = person(
        "woman",
        lean=6,
        head=24,
        near=(22, 92),
        far=(26, 98),
        legs=((84, 6), (80, -8)),
        seat=40,
        hair_="bob",
        coat=None,
        hands=("grip", "grip"),
    )
    x, y = person.joints["near"]
    return (
        p
        + chair()
        + [
            poly([(x - 8, y - 10), (x + 3, y - 1), (x + 2, y + 2), (x - 10, y - 7)]),
            poly([(x - 10, y - 7), (x - 17, y - 1), (x - 16, y + 2), (x - 8, y - 3)]),
        ]
    )


def umbrella_man():
    """A man under an umbrella."""
    p = person(
        lean=6,
        head=6,
        near=(30, 138),
        far=(10, 20),
        legs=((16, 6), (-14, -30)),
        feet=(0, 20),
        coat=0.54,
        flare=0.7,
        hands=("grip", "rest"),
    )
    return p + umbrella(*person.joints["near"], tilt=-8)


def waver():
    """A woman who waves goodbye, her scarf in the wind."""
    p = person(
        "woman",
        lean=-3,
        head=-6,
        near=(152, 176),
        far=(-8, 4),
        legs=((4, 0), (-8, -12)),
        coat=0.7,
        flare=1.35,
        hair_="pony",
        hands=("open", "rest"),
        sway=4,
    )
    return [*p, ribbon([(2, -80), (14, -78), (24, -83), (36, -78)], 4, 2)]


def pointer():
    """A child who points at something up there."""
    return person(
        "child",
        lean=-4,
        head=-14,
        near=(118, 120),
        far=(-10, 6),
        legs=((4, 0), (-8, -10)),
        coat=0.3,
        flare=0.8,
        hair_="short",
        hat_="cap",
        hands=("point", "rest"),
    )


def crowd(n=9, seed=1, w=210):
    """A waiting crowd from behind: every build, no two alike."""
    r, out = random.Random(seed), []
    for i in range(n):
        b = r.choice(["man", "woman", "stout", "old", "child", "woman", "man"])
        hat_ = r.choice([None, "brim", "top", "cap"]) if b in ("man", "stout") else None
        h_ = (
            r.choice(["bun", "bob", "long"])
            if b in ("woman", "old")
            else r.choice(["short", "braids"])
            if b == "child"
            else "short"
        )
        p = frontal(
            b,
            arms=((r.uniform(4, 14), r.uniform(-6, 10)), (r.uniform(4, 14), r.uniform(-6, 10))),
            coat=r.choice([0.45, 0.62, 0.8, 0.55]),
            flare=r.uniform(0.9, 1.5),
            hair_=h_,
            hat_=hat_,
            tilt=r.uniform(-9, 9),
            lean=r.uniform(-2, 2),
        )
        out += put(
            p,
            -w / 2 + w * (i + 0.5) / n + r.uniform(-3, 3),
            r.uniform(0, 4),
            0.62 if b == "child" else r.uniform(0.9, 1.04),
            flip=r.random() < 0.5,
        )
    return out
