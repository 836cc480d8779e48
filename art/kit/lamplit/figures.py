"""People as silhouettes: a jointed paper figure, 100 units tall, feet at 0,0, facing left.

Angles are degrees from hanging straight down, forward (left) positive; a torso leans forward when positive.
`person` draws in profile, `frontal` from the front or back; poses.py has ready ones with their props.
"""

import math

from .paper import at, circle, curve, poly, put, ribbon

BUILD = {
    "man": dict(
        head=15, neck=4, torso=31, thigh=24, shin=22, arm=17, fore=15, chest=15.5, waist=13, hip=13.5, limb=1.0
    ),
    "woman": dict(
        head=14.6, neck=5, torso=29.5, thigh=24, shin=23, arm=16, fore=14.5, chest=14, waist=9.5, hip=14.5, limb=0.86
    ),
    "stout": dict(
        head=15, neck=2.5, torso=32, thigh=21, shin=20, arm=16, fore=14.5, chest=18, waist=24, hip=18, limb=1.12
    ),
    "old": dict(head=16, neck=3, torso=29, thigh=21, shin=21, arm=16, fore=15, chest=15, waist=14, hip=14, limb=0.92),
    "child": dict(
        head=23, neck=3, torso=27, thigh=18, shin=18, arm=13.5, fore=12.5, chest=14.5, waist=14, hip=14, limb=1.0
    ),
}
PROFILE = [
    (0.12, 0.06),
    (-0.26, 0.02),
    (-0.37, -0.06),
    (-0.345, -0.15),
    (-0.41, -0.195),
    (-0.385, -0.23, "c"),
    (-0.43, -0.27),
    (-0.40, -0.325),
    (-0.585, -0.365),
    (-0.55, -0.43),
    (-0.425, -0.56),
    (-0.44, -0.66),
    (-0.40, -0.82),
    (-0.26, -0.96),
    (0, -1.03),
    (0.27, -0.95),
    (0.43, -0.70),
    (0.41, -0.44),
    (0.29, -0.26),
    (0.27, 0.06),
]


def _go(p, a, l):
    a = math.radians(a)
    return p[0] - math.sin(a) * l, p[1] + math.cos(a) * l


def _leg(t, build):
    """Width of a leg from hip to ankle: trousers for men, a calf for the others."""
    if build in ("man", "stout", "old"):
        return 12 - 6.2 * min(1, t * 1.5) ** 0.9 + 0.8 * math.exp(-(((t - 0.62) / 0.16) ** 2))
    return 12 - 7.4 * min(1, t * 1.9) ** 0.9 + 2.4 * math.exp(-(((t - 0.62) / 0.13) ** 2))


def hand(kind="rest"):
    """A hand whose wrist is 0,0 and whose fingers point to +x; the thumb is above."""
    thumb = ribbon([(1, -1), (3, -2.9), (4.6, -3.4)], 2, 1.3)
    if kind == "grip":
        return [circle(2.4, 0, 2.7, 2.5), thumb]
    if kind == "open":
        return [
            curve([(-0.5, -1.6), (2.8, -2.2), (4.4, 0), (2.8, 2.1), (-0.5, 1.6)]),
            ribbon([(0.8, -1.2), (1.8, -3.8), (1.9, -5)], 1.8, 1.1),
        ] + [ribbon([(3, y), (7.6 - abs(y) * 0.4, y * 1.9)], 1.5, 1.05) for y in (-1.5, -0.45, 0.6, 1.6)]
    if kind == "point":
        return [
            curve([(-0.5, -1.6), (3, -2), (4.2, 0.2), (2.6, 2.2), (-0.5, 1.7)]),
            ribbon([(2.6, -1.3), (8, -1.6)], 1.5, 1.1),
        ]
    return [curve([(-0.6, -1.7), (2.8, -2.2), (6.6, -1.3, "c"), (7, 0.2), (3.4, 1.9), (-0.6, 1.7)]), thumb]


def foot(kind="shoe"):
    """A shoe, boot or bare foot; ankle at 0,0, sole at 4.6, toes to -x."""
    if kind == "bare":
        return [curve([(2, -3), (2.8, 3), (1.6, 4.6), (-7, 4.6), (-8.4, 3.6), (-5, 1.4), (-2, -3)])]
    top = -8 if kind == "boot" else -2.4
    return [
        curve(
            [
                (3, top, "c"),
                (3.3, 2.4),
                (3.4, 4.6, "c"),
                (0.8, 4.6, "c"),
                (0.2, 3.9, "c"),
                (-2.8, 4.6, "c"),
                (-8.8, 4.6, "c"),
                (-9.4, 3.2),
                (-6.2, 0.9),
                (-3, top, "c"),
            ]
        )
    ]


def hair(kind):
    """Hair in head units (chin 0, crown -1), facing left."""
    cap = curve(
        [
            (-0.41, -0.80),
            (-0.30, -1.02),
            (0.02, -1.12),
            (0.36, -1.02),
            (0.53, -0.72),
            (0.48, -0.42),
            (0.30, -0.28),
            (0.20, -0.50),
            (0.02, -0.62),
            (-0.16, -0.80),
        ]
    )
    return {
        "bald": [],
        "short": [cap],
        "bun": [cap, circle(0.52, -0.92, 0.20)],
        "topknot": [cap, circle(0.12, -1.22, 0.19)],
        "pony": [cap, ribbon([(0.44, -0.82), (0.78, -0.78), (0.92, -0.35), (0.84, 0.1)], 0.22, 0.06)],
        "braid": [cap] + [circle(0.48 + 0.03 * i, -0.30 + 0.21 * i, 0.12 - 0.008 * i, 0.14) for i in range(6)],
        "bob": [
            curve(
                [
                    (-0.40, -0.78),
                    (-0.28, -1.04),
                    (0.04, -1.14),
                    (0.40, -1.02),
                    (0.60, -0.62),
                    (0.62, -0.12, "c"),
                    (0.30, -0.02),
                    (0.06, -0.16),
                    (0.08, -0.55),
                ]
            )
        ],
        "long": [
            curve(
                [
                    (-0.40, -0.78),
                    (-0.28, -1.04),
                    (0.04, -1.14),
                    (0.40, -1.02),
                    (0.60, -0.60),
                    (0.66, 0.0),
                    (0.86, 0.62, "c"),
                    (0.50, 0.72),
                    (0.16, 0.50),
                    (0.10, -0.5),
                ]
            )
        ],
        "wild": [cap]
        + [
            at(
                curve([(-0.1, -0.12), (0.34, 0, "c"), (-0.1, 0.12)]),
                0.06 + 0.42 * math.cos(a),
                -0.68 + 0.42 * math.sin(a),
                rot=math.degrees(a),
            )
            for a in [x * 0.42 - 2.5 for x in range(9)]
        ],
    }[kind]


def hat(kind):
    """Hats in head units."""
    return {
        None: [],
        "brim": [
            curve([(-0.86, -0.66), (-0.4, -0.80), (0.3, -0.82), (0.80, -0.64), (0.3, -0.72), (-0.4, -0.70)]),
            curve([(-0.42, -0.74, "c"), (-0.40, -1.26), (-0.05, -1.18), (0.34, -1.28), (0.44, -0.76, "c")]),
        ],
        "top": [
            curve([(-0.80, -0.72), (0, -0.88), (0.80, -0.72), (0, -0.78)]),
            curve([(-0.42, -0.78, "c"), (-0.46, -1.62, "c"), (0.48, -1.62, "c"), (0.44, -0.78, "c")]),
        ],
        "cap": [
            curve(
                [
                    (-0.78, -0.70, "c"),
                    (-0.44, -0.86),
                    (-0.44, -1.02),
                    (-0.1, -1.20),
                    (0.40, -1.14),
                    (0.58, -0.86),
                    (0.46, -0.72),
                    (-0.3, -0.76),
                ]
            )
        ],
        "straw": [
            curve([(-1.25, -0.62), (-0.4, -0.84), (0.4, -0.84), (1.25, -0.60), (0.3, -0.74), (-0.4, -0.74)]),
            curve([(-0.40, -0.78, "c"), (-0.30, -1.16), (0.30, -1.16), (0.42, -0.78, "c")]),
        ],
        "hood": [
            curve(
                [
                    (-0.46, -0.56),
                    (-0.40, -0.98),
                    (-0.05, -1.20),
                    (0.40, -1.12),
                    (0.74, -1.28, "c"),
                    (0.66, -0.72),
                    (0.56, -0.20),
                    (0.50, 0.20),
                    (-0.20, 0.16),
                    (-0.02, -0.20),
                    (-0.30, -0.60),
                ]
            )
        ],
        "kerchief": [
            curve(
                [
                    (-0.43, -0.74),
                    (-0.28, -1.06),
                    (0.06, -1.15),
                    (0.42, -1.0),
                    (0.58, -0.60),
                    (0.46, -0.22),
                    (0.86, 0.02, "c"),
                    (0.30, 0.04),
                    (-0.28, 0.06),
                    (-0.10, -0.30),
                    (-0.24, -0.62),
                ]
            )
        ],
        "crown": [
            poly(
                [
                    (-0.42, -0.82),
                    (-0.52, -1.34),
                    (-0.24, -1.08),
                    (0, -1.42),
                    (0.22, -1.10),
                    (0.52, -1.34),
                    (0.44, -0.82),
                ]
            )
        ],
        "nightcap": [
            curve(
                [
                    (-0.46, -0.70, "c"),
                    (-0.30, -1.06),
                    (0.10, -1.20),
                    (0.56, -1.06),
                    (0.98, -0.62),
                    (1.06, -0.28),
                    (0.88, -0.36),
                    (0.66, -0.72),
                    (0.46, -0.68, "c"),
                    (0, -0.80),
                ]
            ),
            circle(1.02, -0.20, 0.14),
        ],
        "beret": [
            curve(
                [
                    (-0.60, -0.82),
                    (-0.50, -1.06),
                    (0.10, -1.20),
                    (0.62, -1.04),
                    (0.66, -0.84),
                    (0.30, -0.80),
                    (-0.30, -0.76),
                ]
            ),
            ribbon([(0.1, -1.14), (0.13, -1.28)], 0.06),
        ],
    }[kind]


def beard(kind):
    """Beards in head units."""
    return {
        None: [],
        "full": [
            curve(
                [
                    (-0.36, -0.26),
                    (-0.50, -0.10),
                    (-0.50, 0.26),
                    (-0.34, 0.56, "c"),
                    (-0.10, 0.26),
                    (0.14, -0.05),
                    (0.10, -0.34),
                    (-0.10, -0.28),
                ]
            )
        ],
        "goatee": [curve([(-0.40, -0.16), (-0.50, 0.04), (-0.42, 0.26, "c"), (-0.26, 0.04), (-0.2, -0.08)])],
    }[kind]


def person(
    build="man",
    lean=2,
    head=0,
    near=(12, 22),
    far=(-14, 4),
    legs=((12, 4), (-14, -22)),
    feet=(0, 12),
    coat=None,
    flare=1.0,
    hair_="short",
    hat_=None,
    beard_=None,
    hands=("rest", "rest"),
    shoe="shoe",
    seat=None,
    sway=0.0,
    tail=0.0,
):
    """One figure in profile; keeps its joints in `person.joints` for props.

    near, far: upper arm and forearm; legs: thigh and shin of each; coat: None, or its hem from 0 (hip) to 1 (ankle);
    flare: its width; tail, sway: how it flies; seat: height of the pelvis when the figure does not stand.
    """
    b = BUILD[build]
    P, pel = [], (0, 0)
    ankles, knees = [], []
    for t, s in legs:
        k = _go(pel, t, b["thigh"])
        knees.append(k)
        ankles.append(_go(k, s, b["shin"]))
    neck = _go(pel, 180 - lean, b["torso"])
    up = ((neck[0] - pel[0]) / b["torso"], (neck[1] - pel[1]) / b["torso"])
    fw = (up[1], -up[0])

    def local(u, d):
        return pel[0] + up[0] * u * b["torso"] + fw[0] * d, pel[1] + up[1] * u * b["torso"] + fw[1] * d

    shoulder = local(0.86, -0.6)
    for kn, an, f in zip(knees, ankles, feet, strict=True):
        w = b["limb"]
        mid = ((pel[0] + kn[0]) / 2 + 0.6, (pel[1] + kn[1]) / 2)
        calf = (kn[0] + (an[0] - kn[0]) * 0.4 + 0.9, kn[1] + (an[1] - kn[1]) * 0.4)
        P.append(ribbon([pel, mid, kn, calf, an], 1, wf=lambda t, w=w: w * _leg(t, build)))
        P += put(foot(shoe), an[0], an[1], w if build != "child" else 0.95, rot=-f)
    c, wa, h = b["chest"], b["waist"], b["hip"]
    bust = 1.5 if build == "woman" else 0
    P.append(
        curve(
            [
                local(-0.10, h * 0.30),
                local(0.04, h * 0.50),
                local(0.30, wa * 0.50),
                local(0.50, c * 0.46 + bust * 0.5),
                local(0.66, c * 0.50 + bust),
                local(0.84, c * 0.42),
                local(1.0, 3),
                local(1.02, -2.4),
                local(0.92, -c * 0.40),
                local(0.72, -c * 0.54),
                local(0.50, -c * 0.46),
                local(0.28, -wa * 0.46),
                local(0.08, -h * 0.58),
                local(-0.10, -h * 0.45),
            ]
        )
    )
    if coat is not None:
        full = b["thigh"] + b["shin"]
        hx = sum(a[0] for a in ankles) / 2 * coat * 0.75 + sway
        hy = pel[1] + full * coat
        reach = [k[0] + (a[0] - k[0]) * max(0, coat - 0.5) for k, a in zip(knees, ankles, strict=True)]
        x0 = min([*reach, hx]) - 7 * flare - 7 * coat * (flare - 1)
        x1 = max([*reach, hx]) + 7 * flare + 9 * coat * (flare - 1) + tail
        P.append(
            curve(
                [
                    local(0.42, wa * 0.50),
                    local(0.22, wa * 0.54),
                    local(0.02, h * 0.58),
                    (x0 * 0.55 + local(0, h * 0.6)[0] * 0.45, hy * 0.5),
                    (x0, hy, "c"),
                    ((x0 + x1) / 2, hy + 2.2),
                    (x1, hy - 1, "c"),
                    (x1 * 0.55 + local(0, -h * 0.62)[0] * 0.45, hy * 0.48),
                    local(0.02, -h * 0.64),
                    local(0.24, -wa * 0.52),
                    local(0.42, -c * 0.46),
                ],
                k=0.5,
            )
        )
    joints = dict(shoulder=shoulder, pelvis=pel, ankles=ankles)
    for name, (a, f), kind in (("far", far, hands[1]), ("near", near, hands[0])):
        el = _go(shoulder, a, b["arm"])
        wr = _go(el, f, b["fore"])
        w = b["limb"]
        m1 = (shoulder[0] * 0.5 + el[0] * 0.5, shoulder[1] * 0.5 + el[1] * 0.5)
        m2 = (wr[0] * 0.5 + el[0] * 0.5, wr[1] * 0.5 + el[1] * 0.5)
        P.append(
            ribbon(
                [shoulder, m1, el, m2, wr],
                1,
                wf=lambda t, w=w: w * (7.6 - 3.6 * t + 0.7 * math.exp(-(((t - 0.5) / 0.12) ** 2))),
            )
        )
        hs = 0.8 + 0.25 * b["limb"]
        P += put(hand(kind), wr[0], wr[1], hs, rot=90 + f)
        joints[name] = _go(wr, f, 3 * hs)
    base = _go(neck, 180 - lean * 0.6, b["neck"])
    P.append(
        ribbon([local(0.94, -1), base, _go(base, 180, b["head"] * 0.2)], 5.6 if build in ("man", "stout") else 4.8, 4.6)
    )
    hd = b["head"]
    face = [curve(PROFILE), *hair(hair_), *hat(hat_), *beard(beard_)]
    if build == "child":
        face[0] = curve([(x * 0.96, y) if len(p) < 3 else (x * 0.96, y, "c") for p in PROFILE for x, y in [p[:2]]])
    P += [at(at(q, -0.06, 0.12), base[0], base[1], hd, rot=-head) for q in face]
    joints["head"] = (base[0], base[1] - hd * 0.5)
    dy = -seat if seat is not None else -max(a[1] for a in ankles) - 4.6 * (b["limb"] if build != "child" else 0.95)
    person.joints = {
        k: [(x, y + dy) for x, y in v] if isinstance(v, list) else (v[0], v[1] + dy) for k, v in joints.items()
    }
    return put(P, 0, dy)


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
        k = _go((-sgn * hipw * 0.55, hy), sgn * a, b["thigh"])
        an = _go(k, sgn * s, b["shin"])
        P.append(ribbon([(-sgn * hipw * 0.55, hy), k, an], 1, wf=lambda u: w * _leg(u, build)))
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
    if coat is not None:
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
        el = _go(s0, sgn * a, b["arm"])
        wr = _go(el, sgn * f, b["fore"])
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
