"""People from the front, from behind and from above."""

import math

from .body import BUILD, go, hand, leg
from .paper import at, circle, curve, poly, put, ribbon


def overcoat(sh, hipw, hy, t, hem, flare):
    """A man's coat: it hangs from the shoulders, hardly waisted, and its vent shows the legs."""
    x = max(sh * 0.98, hipw + 3.2) + 3.2 * flare
    left = [
        (-sh * 0.34, hy - t * 1.05),
        (-sh * 0.82, hy - t * 0.99),
        (-sh * 1.04, hy - t * 0.84),
        (-sh * 0.93, hy - t * 0.45),
        (-x * 0.92, hy),
        (-x, hem, "c"),
        (-1.0, hem + 1.2, "c"),
        (0, hem - (hem - hy) * 0.55, "c"),
    ]
    return curve([*left, *[(-p[0], *p[1:]) for p in left[-2::-1]]], k=0.5)


def frontal(
    build="man",
    arms=((8, 4), (8, 4)),
    legs=((3, 0), (3, 0)),
    coat=None,
    flare=1.0,
    hair_="short",
    hat_=None,
    tilt=0,
    hands=("rest", "rest"),
    lean=0,
):
    """One figure from the front or from behind; angles open outwards, (left, right)."""
    b = BUILD[build]
    P = []
    hipw, sh = {"man": (6.8, 12), "woman": (6.8, 10), "stout": (10, 13.4), "old": (7, 10.4), "child": (6, 8.4)}[build]
    legl, t = b["thigh"] + b["shin"], b["torso"]
    hy = -legl - 4.2
    w = b["limb"]
    for sgn, (a, s) in zip((1, -1), legs, strict=True):
        k = go((-sgn * hipw * 0.55, hy), sgn * a, b["thigh"])
        an = go(k, sgn * s, b["shin"])
        P.append(ribbon([(-sgn * hipw * 0.55, hy), k, an], 1, wf=lambda u: w * leg(u, build)))
        P.append(
            curve(
                [
                    (an[0] - 2.6, an[1] - 2),
                    (an[0] + 2.6, an[1] - 2),
                    (an[0] + 3 + (1.6 if sgn < 0 else 0), an[1] + 4.4),
                    (an[0] - 3 - (1.6 if sgn > 0 else 0), an[1] + 4.4),
                ]
            )
        )
    wa = b["waist"] * (0.58 if build == "woman" else 0.60)
    P.append(
        curve(
            [
                (-hipw - 1, hy + 3),
                (-wa, hy - t * 0.40),
                (-sh * 0.86, hy - t * 0.74),
                (-sh, hy - t * 0.88),
                (-sh * 0.78, hy - t * 0.97),
                (-sh * 0.34, hy - t * 1.03),
                (-2.4, hy - t * 1.10),
                (2.4, hy - t * 1.10),
                (sh * 0.34, hy - t * 1.03),
                (sh * 0.78, hy - t * 0.97),
                (sh, hy - t * 0.88),
                (sh * 0.86, hy - t * 0.74),
                (wa, hy - t * 0.40),
                (hipw + 1, hy + 3),
                (0, hy + 5),
            ]
        )
    )
    if coat is not None and build in ("man", "stout"):
        P.append(overcoat(sh, hipw, hy, t, hy + legl * coat, flare))
    elif coat is not None:
        y = hy + legl * coat
        x = hipw + 4 * flare + 10 * coat * (flare - 0.6)
        P.append(
            curve(
                [
                    (-sh * 0.62, hy - t * 0.96),
                    (-4.4 * w, hy - t * 1.14),
                    (0, hy - t * 1.10),
                    (4.4 * w, hy - t * 1.14),
                    (sh * 0.62, hy - t * 0.96),
                    (0, hy - t * 0.9),
                ]
            )
        )
        P.append(
            curve(
                [
                    (-wa, hy - t * 0.42),
                    (-hipw - 2, hy),
                    (-x, y, "c"),
                    (0, y + 2.4),
                    (x, y, "c"),
                    (hipw + 2, hy),
                    (wa, hy - t * 0.42),
                ]
            )
        )
    for sgn, (a, f), kind in zip((1, -1), arms, hands, strict=True):
        s0 = (-sgn * (sh - 2.8), hy - t * 0.835)
        el = go(s0, sgn * a, b["arm"])
        wr = go(el, sgn * f, b["fore"])
        P.append(ribbon([s0, el, wr], 1, wf=lambda u: w * (7.6 - 3.2 * u)))
        P += put(hand(kind), wr[0], wr[1], 0.9, rot=90 + sgn * f, flip=False)
    hd = b["head"]
    top = hy - t * 1.04 - b["neck"] * 0.6
    egg = [
        curve(
            [
                (-0.34, -0.30),
                (-0.40, -0.62),
                (-0.30, -0.94),
                (0, -1.05),
                (0.30, -0.94),
                (0.40, -0.62),
                (0.34, -0.30),
                (0.16, -0.03),
                (-0.16, -0.03),
            ]
        ),
        circle(-0.41, -0.50, 0.07, 0.11),
        circle(0.41, -0.50, 0.07, 0.11),
    ]
    extra = {
        "short": [curve([(-0.42, -0.60), (-0.36, -1.0), (0, -1.12), (0.36, -1.0), (0.42, -0.60), (0, -0.80)])],
        "bald": [],
        "bun": [
            circle(0, -1.14, 0.2),
            curve([(-0.43, -0.5), (-0.36, -1.0), (0, -1.1), (0.36, -1.0), (0.43, -0.5), (0, -0.7)]),
        ],
        "bob": [
            curve(
                [
                    (-0.54, -0.08, "c"),
                    (-0.52, -0.7),
                    (-0.3, -1.08),
                    (0, -1.14),
                    (0.3, -1.08),
                    (0.52, -0.7),
                    (0.54, -0.08, "c"),
                    (0.2, -0.05),
                    (-0.2, -0.05),
                ]
            )
        ],
        "long": [
            curve(
                [
                    (-0.60, 0.44, "c"),
                    (-0.52, -0.7),
                    (-0.3, -1.08),
                    (0, -1.14),
                    (0.3, -1.08),
                    (0.52, -0.7),
                    (0.60, 0.44, "c"),
                    (0, 0.5),
                ]
            )
        ],
        "braids": [
            curve([(-0.43, -0.5), (-0.36, -1.0), (0, -1.1), (0.36, -1.0), (0.43, -0.5), (0, -0.7)]),
            ribbon([(-0.42, -0.4), (-0.62, 0.1), (-0.58, 0.5)], 0.2, 0.12),
            ribbon([(0.42, -0.4), (0.62, 0.1), (0.58, 0.5)], 0.2, 0.12),
        ],
    }[hair_]
    P.append(ribbon([(0, hy - t), (0, top - hd * 0.25)], 6 * w, 5.4 * w))
    hats = {
        None: [],
        "brim": [
            curve([(-0.86, -0.70), (0, -0.84), (0.86, -0.70), (0, -0.66)]),
            curve([(-0.42, -0.74, "c"), (-0.38, -1.28), (0, -1.2), (0.38, -1.28), (0.42, -0.74, "c")]),
        ],
        "top": [
            curve([(-0.78, -0.76), (0, -0.86), (0.78, -0.76), (0, -0.70)]),
            poly([(-0.42, -0.78), (-0.46, -1.6), (0.46, -1.6), (0.42, -0.78)]),
        ],
        "cap": [curve([(-0.50, -0.74), (-0.50, -1.0), (0, -1.2), (0.50, -1.0), (0.50, -0.74), (0, -0.84)])],
    }[hat_]
    P += [at(q, 0, top, hd, rot=tilt) for q in egg + extra + hats]
    return put(P, 0, 0, rot=lean)


def overhead(build="man", hat_=None, arms=(20, 20), reach=0.0):
    """One figure seen from straight above, about 0,0, 40 units wide, facing up: a hat and two shoulders.

    arms: how far each arm opens to the front, from 0 at the side to 90; reach: 0 bent, 1 stretched out. What it does is
    told by its shadow: `put` a pose with `rot=` from the same feet as a shade.
    """
    wide = {"man": 20, "woman": 17, "stout": 22, "old": 17.5, "child": 13}[build]
    P = [circle(0, 0, wide, wide * (0.62 if build == "stout" else 0.46))]
    for sgn, a in zip((-1, 1), arms, strict=True):
        angle = math.radians(a)
        elbow = (sgn * (wide * 0.82 + 5 * math.cos(angle)), -12 * math.sin(angle))
        wrist = (elbow[0] - sgn * 9 * (1 - reach), elbow[1] - (9 + 6 * reach) * math.sin(angle) - 1)
        P.append(ribbon([(sgn * wide * 0.74, 0), elbow, wrist], 8, 5))
        P.append(circle(*wrist, 3.1))
    P.append(circle(0, -1.5, 8.2, 9.2))
    brims = {
        None: [],
        "brim": [circle(0, -1.5, 14, 13)],
        "straw": [circle(0, -1.5, 19)],
        "top": [circle(0, -1.5, 12.5)],
    }
    return P + brims[hat_]
