"""A puppet cuts strings that lead down, not up."""

import itertools
import math

import numpy as np
import skia

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    limb,
    minus,
    poly,
    ramp,
    rgb,
    smoothstep,
    transform,
    union,
)

SENTENCE = "A puppet cuts strings that lead down, not up."
KEY = "bone-black"
FRAME = "object"
MOOD = "menace"
PROTAGONIST = "nobody"

UNDER = (300, 440)  # the point of the stage straight below us
SPOT = (308, 444, 338)  # the lamp's round on the boards
HATCH = [(356, 660), (474, 648), (488, 768), (368, 782)]  # the trap door
RED = "#c4352c"


class Rising(Pose):
    """A local frame whose upper end is nearer to us than its lower one."""

    near = 0.0017  # how fast things shrink, for each local unit down

    def __call__(self, p):
        q = skia.Path(p)
        m = skia.Matrix()
        m.setAll(1, 0, 0, 0, 1, 0, 0, self.near, 1)
        q.transform(m)
        return super().__call__(q)

    def pt(self, px, py):
        w = 1 + self.near * py
        return super().pt(px / w, py / w)


def sunk(p, t):
    """A point on its way down from the stage, seen from above: it nears the point below us."""
    return p[0] + (UNDER[0] - p[0]) * t, p[1] + (UNDER[1] - p[1]) * t


def boards(c):
    """The stage from the flies: planks in the round of one lamp, and night about it."""
    turn = math.radians(-7)
    u = (c.xx - 300) * math.cos(turn) + (c.yy - 450) * math.sin(turn)
    v = -(c.xx - 300) * math.sin(turn) + (c.yy - 450) * math.cos(turn)
    wide = 31.0
    k = np.floor(u / wide)
    off = np.abs(u / wide - k - 0.5) * 2
    rng = np.random.default_rng(3)
    tones, starts = rng.uniform(-0.09, 0.09, 80), rng.uniform(0, 260, 80)
    idx = (k + 40).astype(int) % 80
    joint = np.abs(((v + starts[idx]) % 260) - 130)
    grain = c.noise("streakv") * 0.6 + c.noise("speck") * 0.4
    t = 0.60 + tones[idx] + 0.24 * (grain - 0.5)
    t = t - 0.30 * smoothstep(0.93, 0.985, off) - 0.30 * smoothstep(2.0, 0.8, joint)
    nail = np.hypot((off - 0.66) * wide / 2, joint - 9)
    t = t - 0.25 * smoothstep(2.2, 1.2, nail)
    d = np.hypot(c.xx - SPOT[0], (c.yy - SPOT[1]) * 0.93) / SPOT[2]
    lamp = smoothstep(1.02, 0.93, d + 0.02 * (c.noise("mottle") - 0.5)) * (1.05 - 0.25 * d)
    lamp = 0.10 + 0.92 * lamp + 0.10 * np.exp(-((d - 1.0) ** 2) * 9)
    col = ramp(t, [(0, "#2c2622"), (0.35, "#8a8074"), (0.6, "#cfc5b2"), (0.85, "#efe6d2"), (1, "#fff8e8")])
    c.img = (col * lamp[..., None] + rgb("#0a0a10") * (1 - np.clip(lamp, 0, 1))[..., None] * 0.5).astype(np.float32)


def hatch(c):
    """The open trap: a shaft that goes down, and the lid laid back on the boards."""
    a, b, d, e = HATCH
    lid = [(a[0] - 118, a[1] + 10), (a[0] - 6, a[1] + 1), (e[0] - 6, e[1] + 1), (e[0] - 116, e[1] + 12)]
    c.paint(
        poly(lid),
        "#b8ad9a",
        dark="#5a5248",
        light="#efe6d2",
        vol=0.2,
        texk="streakv",
        tex=0.5,
        rough=0.4,
        lit=0,
        shadow=(7, 9, 7, 0.6),
        rim="#fff8e8",
        rimdir=(-1, -1),
    )
    for s in (0.26, 0.5, 0.74):
        p, q = ((m[0] + (n[0] - m[0]) * s, m[1] + (n[1] - m[1]) * s) for m, n in ((lid[0], lid[1]), (lid[3], lid[2])))
        c.line([p, q], [1.6], "#4a4238", 0.8, rough=0.3)
    for s in (0.2, 0.8):
        c.line(
            [
                (lid[0][0] * (1 - s) + lid[3][0] * s, lid[0][1] * (1 - s) + lid[3][1] * s),
                (lid[1][0] * (1 - s) + lid[2][0] * s, lid[1][1] * (1 - s) + lid[2][1] * s),
            ],
            [7],
            "#8a8072",
            0.9,
            rough=0.4,
            vol=0.6,
            dark="#3a342c",
        )
    c.paint(poly(HATCH), "#050507", vol=0, lit=0, rough=0.3, shadow=(0, 0, 3, 0.5))
    for near, far, lit in ((a, b, False), (e, d, True), (b, d, True)):
        wall = [near, far, sunk(far, 0.34), sunk(near, 0.34)]
        m = c.mask(poly(HATCH), 0.2)
        c.paint(
            poly(wall),
            "#38332d" if lit else "#121112",
            dark="#040405",
            light="#8a8072",
            vol=0,
            clip=m,
            lit=0,
            rough=0.3,
            tex=0.12,
            grad=(near, sunk(near, 0.3), 0.25 if lit else -0.1, -0.6),
        )
    for p, q in itertools.pairwise([a, b, d, e, a]):
        c.line([p, q], [2.2], "#2a241e", 0.9, rough=0.2)
    c.line([e, d], [2.4], "#fff6e2", 0.7, rough=0.2)


def crossbar(c):
    """In the dark of the shaft the cross of wood that the strings are tied to. Nobody can be seen to hold it."""
    x, y = 414, 694
    m = c.mask(poly(HATCH), 0.2)
    wood = dict(dark="#2a221c", light="#a89880", vol=0.9, rough=0.2, lit=0, clip=m, detail=0.9)
    ends = [(x - 34, y + 6), (x + 32, y - 10), (x - 8, y - 24), (x + 10, y + 30)]
    c.paint(limb([ends[2], ends[3]], [6, 7]), "#74675a", **wood)
    c.paint(limb([ends[0], ends[1]], [7, 6]), "#8a7a66", **wood)
    return ends


def string(c, a, b, w0, w1):
    """A red string, taut, thinner the farther down."""
    c.line([a, b], [w0, w1], RED, dark="#5a1218", light="#ff8a70", vol=0.8, rough=0.1, detail=1.0)


def curl(c, pts, w0, w1):
    """A cut string, falling or drifting."""
    c.line(pts, [w0, w1], RED, dark="#5a1218", light="#ff8a70", vol=0.8, rough=0.2, detail=1.0)


JOINTS = {
    "armL": [(-34, -92), (-72, -126), (-58, -176)],
    "armR": [(34, -92), (88, -44), (78, 26)],
    "legL": [(-16, 6), (-34, 70), (-26, 134)],
    "legR": [(16, 6), (44, 64), (38, 130)],
}


def silhouette():
    """The whole puppet as one flat shape, for its shadow."""
    parts = [limb(q, [26, 20, 15]) for q in JOINTS.values()]
    torso = curve(
        [(-38, -98), (-30, -50), (-26, 0), (-30, 28), (0, 34), (30, 28), (26, 0), (30, -50), (38, -98), (0, -108)]
    )
    shears = [limb([(70, 40), (44, 116)], [7, 3]), limb([(76, 44), (60, 116)], [7, 3])]
    return union(torso, ellipse(0, -136, 25, 30), ellipse(-24, 146, 11, 17), ellipse(42, 142, 11, 17), *parts, *shears)


def wooden(k, pts, w, ball=None):
    """A turned limb of pale wood, with a ball joint at its upper end."""
    kw = dict(
        dark="#5a5046", light="#fffaf0", vol=1.15, rough=0.2, rim="#fffdf6", rimdir=(-1, -0.7), texk="streakv", tex=0.2
    )
    if ball:
        k.paint(ellipse(*pts[0], ball), "#a89c88", **kw)
    k.paint(limb(pts, w), "#cfc4b0", shadow=(3, 4, 4, 0.35), **kw)


def rising(c):
    """The puppet's own frame: head toward us, feet toward the hatch."""
    k = Frame(c, 272, 390, 114, detail=0.7)
    k.P = Rising(272, 390, 1.14, -20)
    return k


def puppet(c):
    """From behind, arms and legs flung wide, rising toward us; it has got hold of the shears."""
    k = rising(c)
    cloth = dict(dark="#08080c", light="#5c5a62", vol=1.05, rough=0.3, rim="#f6f0e2", rimdir=(-1, -0.7), rimw=1.6)
    for leg, foot in (("legL", (-24, 148, 8)), ("legR", (42, 144, -10))):
        hip, knee, ankle = JOINTS[leg]
        x, y, turn = foot
        k.paint(
            transform(curve([(-9, -16), (9, -16), (11, 4), (7, 18), (-7, 18), (-11, 4)]), x, y, 1, turn),
            "#1c1a20",
            shadow=(3, 4, 4, 0.4),
            **cloth,
        )
        wooden(
            k,
            [knee, ((knee[0] + ankle[0]) / 2 + (2 if knee[0] > 0 else -2), (knee[1] + ankle[1]) / 2), ankle],
            [14, 17, 11],
            9.5,
        )
        k.paint(
            limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], [31, 30, 23]),
            "#232128",
            shadow=(3, 5, 5, 0.4),
            **cloth,
        )
        k.line([(knee[0] - 11, knee[1] - 3), (knee[0], knee[1] + 2), (knee[0] + 11, knee[1] - 3)], 2.4, "#e8e0d0", 0.9)
    for arm in ("armL", "armR"):
        shoulder, elbow, wrist = JOINTS[arm]
        wooden(k, [elbow, ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2), wrist], [13, 14, 10], 9)
        k.paint(
            limb([shoulder, ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2 - 2), elbow], [30, 27, 22]),
            "#232128",
            shadow=(3, 5, 5, 0.4),
            **cloth,
        )
    jacket = curve(
        [
            (-40, -96),
            (-35, -60),
            (-29, -22),
            (-36, 16),
            (-34, 32),
            (-12, 34),
            (0, 28),
            (12, 34),
            (34, 32),
            (36, 16),
            (29, -22),
            (35, -60),
            (40, -96),
            (20, -108),
            (-20, -108),
        ]
    )
    m = k.paint(jacket, "#26242c", shadow=(4, 7, 8, 0.5), px=200, **cloth)
    k.line([(0, -102), (1, -40), (0, 28)], [0.8, 1.6, 1.0], "#060608", 0.8, clip=m)
    for s in (-1, 1):
        k.line([(s * 24, -92), (s * 17, -44), (s * 20, 22)], [0.5, 2.6, 3.6], "#060608", 0.55, soft=1.2, clip=m)
        k.paint(
            minus(ellipse(s * 30, -92, 4.2), ellipse(s * 30, -92, 2)), "#d8cfbc", dark="#6a6054", vol=1.0, rough=0.1
        )
    for i in range(20):
        a = math.pi * 2 * i / 20 - math.pi / 2
        lobe = transform(
            ellipse(0, 0, 5.6, 13), 30 * math.cos(a), -110 + 12 * math.sin(a), 1, math.degrees(a) * 0.9 - 90
        )
        k.paint(lobe, "#e6ddca", dark="#7a7064", light="#fffdf4", vol=1.0, rough=0.3, shadow=(1, 2, 2, 0.45))
    egg = curve([(-22, -138), (-18, -154), (0, -160), (18, -154), (22, -138), (17, -117), (0, -108), (-17, -117)])
    m = k.paint(
        egg,
        "#cfc4b0",
        dark="#5a5046",
        light="#fffaf0",
        vol=1.1,
        rough=0.2,
        rim="#fffdf6",
        rimdir=(-1, -0.7),
        shadow=(3, 5, 5, 0.45),
        texk="streakv",
        tex=0.2,
    )
    k.line([(-6, -113), (0, -118), (5, -113)], [0.3, 1.0, 0.3], "#6a5e50", 0.8, clip=m)
    k.paint(
        curve(
            [
                (-23, -132),
                (-23, -148),
                (-14, -161),
                (0, -166),
                (14, -161),
                (23, -148),
                (23, -132),
                (12, -123),
                (0, -120),
                (-12, -123),
            ]
        ),
        "#1e1c22",
        **cloth,
    )
    k.line([(0, -164), (0, -146), (0, -121)], [0.6, 1.2, 0.6], "#060608", 0.8)
    k.paint(minus(ellipse(0, -165, 5), ellipse(0, -165, 2.4)), "#d8cfbc", dark="#6a6054", vol=1.0, rough=0.1)
    mitten(k, -58, -176, 12, -1)
    return k


def mitten(k, x, y, turn, side):
    """A carved hand: a paddle and a thumb, fingers only scored in."""
    kw = dict(
        dark="#5a5046", light="#fffaf0", vol=1.0, rough=0.2, rim="#fffdf6", rimdir=(-1, -0.7), shadow=(2, 3, 3, 0.4)
    )
    k.paint(ellipse(x, y, 6.4), "#a89c88", **kw)
    k.paint(
        transform(curve([(-6, -4), (-8, -16), (-6, -28), (0, -31), (6, -28), (8, -16), (6, -4)]), x, y, 1, turn),
        "#cfc4b0",
        **kw,
    )
    for dx in (-3.4, 0.2, 3.6):
        k.paint(
            transform(limb([(dx, -15), (dx, -29)], [0.7, 1.3], cap=False), x, y, 1, turn),
            "#6a5e50",
            vol=0,
            rough=0.1,
            alpha=0.85,
        )
    k.paint(transform(limb([(-side * 5, -9), (-side * 13, -17)], [6.4, 5]), x, y, 1, turn), "#cfc4b0", **kw)


def shears(k, thread):
    """Long steel shears, a little too large for it, open about the next string."""
    steel = dict(
        dark="#3a3c44",
        light="#ffffff",
        vol=1.2,
        rough=0.1,
        rim="#ffffff",
        rimdir=(-1, -0.5),
        shadow=(3, 5, 4, 0.4),
        detail=1.0,
    )
    pivot = (66, 70)
    k.paint(curve([(60, 66), (71, 70), (58, 96), (38, 120, "c"), (46, 92)]), "#8f929c", **steel)
    thread()
    k.paint(minus(ellipse(54, 60, 4), ellipse(54, 60, 1.9)), "#d8cfbc", dark="#6a6054", vol=1.0, rough=0.1)
    k.paint(curve([(64, 64), (72, 72), (75, 96), (70, 128, "c"), (64, 98)]), "#a8abb4", **steel)
    for x, y in ((64, 34), (90, 40)):
        k.paint(
            minus(ellipse(x, y, 12.5, 14.5), ellipse(x, y, 7.6, 9.4)),
            "#c4352c",
            dark="#5a1218",
            light="#ff9a80",
            vol=1.0,
            rough=0.15,
            shadow=(2, 3, 3, 0.4),
            detail=1.0,
        )
    k.paint(limb([(67, 47), (70, 66)], [6, 7]), "#8f929c", **steel)
    k.paint(limb([(86, 52), (66, 72)], [6, 7]), "#a8abb4", **steel)
    k.paint(ellipse(*pivot, 3.2), "#3a3c44", vol=1.0, rough=0.1, detail=1.0)
    mitten(k, 78, 26, 170, 1)


def draw():
    """From high in the flies, looking straight down."""
    c = Card(2718, key=(-0.6, -0.6, 0.5))
    boards(c)
    hatch(c)
    fall = Rising(436, 462, 0.82, -20)
    c.paint(fall(silhouette()), "#141214", vol=0, alpha=0.66, soft=5, lit=0, rough=0.6)
    ends = crossbar(c)
    k = rising(c)
    string(c, k.pt(-26, 128), ends[0], 2.6, 1.0)
    curl(c, [ends[2], (380, 640), (316, 640), (262, 604), (216, 624), (178, 590), (190, 556)], 1.0, 2.0)
    curl(c, [ends[3], (462, 726), (520, 706), (534, 652), (508, 622), (522, 588)], 1.0, 1.9)
    puppet(c)
    shears(k, lambda: string(c, k.pt(54, 60), ends[1], 2.8, 1.0))
    curl(c, [k.pt(-58, -174), k.pt(-80, -166), k.pt(-96, -142), k.pt(-88, -118)], 2.8, 1.6)
    curl(c, [k.pt(84, 20), k.pt(108, 2), k.pt(128, 14), k.pt(124, 42)], 2.6, 1.6)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.36, 0, 1), opacity=0.55)
    return c.finish(
        vignette=0.3,
        bloom=0.12,
        bthr=0.86,
        contrast=0.2,
        sat=1.0,
        shadow_tint="#14141c",
        light_tint="#fff4e0",
        paper=0.045,
        grain=0.025,
    )
