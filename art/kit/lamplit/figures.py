"""A person as a silhouette in profile: a jointed paper figure, 100 units tall, feet at 0,0, facing left.

Angles are degrees from hanging straight down, forward (left) positive; a torso leans forward when positive.
front.py draws people from the front, the back and above; poses.py has ready ones with their props.
"""

import math

from .body import BUILD, PROFILE, beard, foot, go, hair, hand, hat, leg
from .paper import at, curve, put, ribbon


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
        k = go(pel, t, b["thigh"])
        knees.append(k)
        ankles.append(go(k, s, b["shin"]))
    neck = go(pel, 180 - lean, b["torso"])
    up = ((neck[0] - pel[0]) / b["torso"], (neck[1] - pel[1]) / b["torso"])
    fw = (up[1], -up[0])

    def local(u, d):
        return pel[0] + up[0] * u * b["torso"] + fw[0] * d, pel[1] + up[1] * u * b["torso"] + fw[1] * d

    shoulder = local(0.86, -0.6)
    for kn, an, f in zip(knees, ankles, feet, strict=True):
        w = b["limb"]
        mid = ((pel[0] + kn[0]) / 2 + 0.6, (pel[1] + kn[1]) / 2)
        calf = (kn[0] + (an[0] - kn[0]) * 0.4 + 0.9, kn[1] + (an[1] - kn[1]) * 0.4)
        P.append(ribbon([pel, mid, kn, calf, an], 1, wf=lambda t, w=w: w * leg(t, build)))
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
        if build in ("man", "stout", "old"):  # a coat hangs from the shoulders; a skirt from the waist
            front = [local(0.88, c * 0.36), local(0.6, c * 0.56), local(0.3, wa * 0.58), local(0.02, h * 0.66)]
            back = [local(0.02, -h * 0.74), local(0.3, -wa * 0.6), local(0.6, -c * 0.6), local(0.9, -c * 0.4)]
        else:
            front = [local(0.42, wa * 0.50), local(0.22, wa * 0.54), local(0.02, h * 0.58)]
            back = [local(0.02, -h * 0.64), local(0.24, -wa * 0.52), local(0.42, -c * 0.46)]
        hem = [
            (x0 * 0.55 + front[-1][0] * 0.45, hy * 0.5),
            (x0, hy, "c"),
            ((x0 + x1) / 2, hy + 2.2),
            (x1, hy - 1, "c"),
            (x1 * 0.55 + back[0][0] * 0.45, hy * 0.48),
        ]
        P.append(curve([*front, *hem, *back], k=0.5))
    joints = dict(shoulder=shoulder, pelvis=pel, ankles=ankles)
    for name, (a, f), kind in (("far", far, hands[1]), ("near", near, hands[0])):
        el = go(shoulder, a, b["arm"])
        wr = go(el, f, b["fore"])
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
        joints[name] = go(wr, f, 3 * hs)
    base = go(neck, 180 - lean * 0.6, b["neck"])
    P.append(
        ribbon([local(0.94, -1), base, go(base, 180, b["head"] * 0.2)], 5.6 if build in ("man", "stout") else 4.8, 4.6)
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
