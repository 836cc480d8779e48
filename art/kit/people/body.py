"""Bodies and poses as joints in space, projected for a view."""

import math

import numpy as np

# head, neck, leg, torso heights; (half width, half depth) at shoulder, chest, waist, hip; belly; arms; limb girth
BODY = {
    "child": dict(
        head=27,
        neck=0.6,
        leg=33,
        torso=35,
        sh=(6.6, 4.4),
        ch=(7.6, 5.6),
        wa=(8.0, 6.6),
        hi=(8.6, 7),
        belly=1.0,
        arm=(13, 12),
        g=0.92,
        stoop=0,
    ),
    "slim": dict(
        head=18.5,
        neck=4.6,
        leg=46,
        torso=31,
        sh=(7.6, 4.4),
        ch=(7.4, 5.2),
        wa=(5.8, 4.8),
        hi=(7.4, 6),
        belly=0,
        arm=(16, 15),
        g=0.9,
        stoop=0,
    ),
    "heavy": dict(
        head=18.5,
        neck=0.6,
        leg=37,
        torso=39,
        sh=(9.5, 7),
        ch=(13.5, 11),
        wa=(17, 14.5),
        hi=(15.5, 13),
        belly=4,
        arm=(16, 14),
        g=1.25,
        stoop=0,
    ),
    "old": dict(
        head=20,
        neck=2.6,
        leg=36,
        torso=33,
        sh=(7.2, 5.4),
        ch=(9, 7.6),
        wa=(9, 7.4),
        hi=(9.4, 7.6),
        belly=1,
        arm=(16, 14),
        g=0.95,
        stoop=26,
    ),
}


ARMS = {  # (upper arm flex forward, elbow bend, abduction, forearm abduction) in degrees
    "down": (-3, 12, 9, 2),
    "back": (-30, 34, 10, 4),
    "fwd": (14, 26, 8, 2),
    "hold": (26, 62, 10, -12),
    "offer": (48, 34, 8, -4),
    "reach": (152, 10, 14, 8),
    "up": (130, 34, 16, 4),
    "lamp": (58, 42, 6, 0),
    "umbrella": (30, 100, 8, -4),
    "strap": (0, 124, 10, -14),
    "chest": (18, 112, 14, -34),
    "cover": (46, 112, 14, -20),
    "hips": (-22, 66, 38, -52),
    "wide": (20, 10, 72, 70),
    "lap": (14, 58, 8, -16),
    "hug": (62, 34, 6, -10),
    "knees": (48, 26, 8, -6),
    "row": (66, 20, 10, 4),
    "bowout": (24, 14, 44, 40),
    "fold": (24, 96, 12, -50),
    "cheek": (40, 122, 10, -22),
    "pull": (40, 70, 20, 10),
    "trail": (-40, 10, 26, 20),
    "float": (60, 24, 52, 62),
}


# lean, curl (extra lean at the chest), legs L/R (hip flex, knee bend, out), arms L/R, nod; rest: what is on the ground
POSES = {
    "stand": dict(lean=0, curl=2, legs=((3, 4, 4), (-2, 3, 4)), arms=("down", "down"), nod=0),
    "walk": dict(lean=3, curl=3, legs=((26, 8, 2), (-16, 22, 2)), arms=("back", "fwd"), nod=2),
    "sit": dict(lean=-6, curl=22, legs=((120, 96, 5), (112, 92, 5)), arms=("knees", "knees"), nod=6, rest="hip"),
    "chair": dict(lean=-2, curl=6, legs=((84, 80, 5), (80, 84, 5)), arms=("lap", "lap"), nod=4, rest="seat"),
    "kneel": dict(lean=5, curl=8, legs=((52, 128, 6), (46, 124, 6)), arms=("hold", "hold"), nod=14, rest="low"),
    "reach": dict(lean=-3, curl=-6, legs=((4, 2, 4), (-8, 6, 4)), arms=("reach", "down"), nod=-24),
    "carry": dict(lean=26, curl=14, legs=((30, 24, 3), (-14, 20, 3)), arms=("strap", "strap"), nod=-8),
    "bow": dict(lean=46, curl=26, legs=((4, 2, 4), (-4, 6, 4)), arms=("trail", "chest"), nod=30),
    "sleep": dict(lean=0, curl=6, legs=((24, 40, 3), (10, 26, 3)), arms=("chest", "down"), nod=4, rest="lie", spin=-88),
    "row": dict(lean=16, curl=12, legs=((76, 56, 6), (70, 50, 6)), arms=("row", "row"), nod=0, rest="seat"),
    "float": dict(
        lean=-6, curl=-8, legs=((34, 52, 6), (-6, 30, 8)), arms=("float", "wide"), nod=-12, rest="mid", spin=-30
    ),
    "fall": dict(
        lean=-10, curl=-10, legs=((62, 70, 10), (20, 50, 12)), arms=("up", "wide"), nod=-20, rest="mid", spin=-118
    ),
}


YAW = {"front": 0, "three": 42, "profile": 90, "threeback": 138, "back": 180}


def _limb_vector(f, a, side, L):
    """A limb of length L flexed by f and spread by a degrees."""
    f, a = math.radians(f), math.radians(a)
    return np.array([math.sin(f) * math.cos(a), math.cos(f) * math.cos(a), side * math.sin(a)]) * L


def joints(body, pose, view, arms=None, spin=None, lean=None, legs=None):
    """3-D joints of a body in a pose (x forward, y down, z to its left), projected for a view.

    Returns a dict of (sx, sy, depth).
    """
    B, P = BODY[body], POSES[pose]
    yaw = math.radians(YAW.get(view, view) if isinstance(view, str) else view)
    st = B["stoop"] if pose not in ("sleep", "float", "fall") else B["stoop"] * 0.3
    ln = (P["lean"] if lean is None else lean) + st * 0.35
    cu = P["curl"] + st
    J = {"hip": np.zeros(3)}

    def d(a):
        return np.array([math.sin(math.radians(a)), -math.cos(math.radians(a)), 0])

    T = B["torso"]
    J["waist"] = J["hip"] + d(ln) * T * 0.34
    J["chest"] = J["waist"] + d(ln + cu * 0.5) * T * 0.38
    J["neck"] = J["chest"] + d(ln + cu) * T * 0.28
    J["hc"] = J["neck"] + d(ln + cu * 0.9) * B["neck"] + d((ln + cu) * 0.45) * B["head"] * 0.5
    sw = B["sh"][0] * 0.92
    for i, (n, sd) in enumerate((("L", 1), ("R", -1))):
        A = (arms or P["arms"])[i]
        A = ARMS[A] if isinstance(A, str) else A
        bl = ln + cu * 0.7 if pose in ("carry", "bow", "sleep") else ln * 0.5
        sh = J["neck"] * 0.72 + J["chest"] * 0.28 + np.array([0, 0, sd * sw])
        J["sh" + n] = sh
        J["el" + n] = sh + _limb_vector(A[0] - bl * 0.0, A[2], sd, B["arm"][0])
        J["wr" + n] = J["el" + n] + _limb_vector(A[0] + A[1], A[3], sd, B["arm"][1])
        f, k, a = (legs or P["legs"])[i]
        J["th" + n] = np.array([0, 0, sd * B["hi"][0] * 0.46])
        J["kn" + n] = J["th" + n] + _limb_vector(f, a, sd, B["leg"] * 0.50)
        J["an" + n] = J["kn" + n] + _limb_vector(f - k, a * 0.3, sd, B["leg"] * 0.46)
    sp = math.radians(P.get("spin", 0) if spin is None else spin)
    if sp:
        for q, (x, y, z) in J.items():
            J[q] = np.array([x * math.cos(sp) - y * math.sin(sp), x * math.sin(sp) + y * math.cos(sp), z])
    rest = P.get("rest", "foot")
    if rest == "foot":
        off = max(J["anL"][1], J["anR"][1]) + B["leg"] * 0.04
    elif rest == "hip":
        off = max(J["hip"][1] + B["hi"][1] * 0.8, J["anL"][1] + 1.5, J["anR"][1] + 1.5)
    elif rest == "seat":
        off = B["hi"][1] * 0.75
    elif rest == "low":
        off = max(J[q][1] for q in ("knL", "knR", "anL", "anR")) + 3
    elif rest == "lie":
        off = J["hip"][1] + B["hi"][1] * 0.9
    else:
        off = J["waist"][1]
    R = {}
    for q, (x, y, z) in J.items():
        R[q] = np.array([x * math.sin(yaw) + z * math.cos(yaw), y - off, x * math.cos(yaw) - z * math.sin(yaw)])
    R["yaw"], R["B"], R["spin"], R["lean"] = yaw, B, sp, ln + cu
    return R


def joint_point(x, y, h, name, body="slim", pose="stand", view="three", facing=1, arms=None, **kw):
    """Where a joint (wrL, elR, anL, neck, hc...) of such a figure will be, before it is drawn."""
    return Placer(x, y, h / 100, facing)(
        joints(body, pose, view, arms, kw.get("spin"), kw.get("lean"), kw.get("legpose"))[name]
    )


class Placer:
    """Placed projection of a rig point."""

    def __init__(self, x, y, s, f):
        self.x, self.y, self.s, self.f = x, y, s, f

    def __call__(self, q):
        return (self.x + q[0] * self.s * self.f, self.y + q[1] * self.s)
