"""An empty frame lies on a beach; the tide brings it a picture."""

import math

import cv2
import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    blur,
    curve,
    ellipse,
    merged,
    minus,
    person,
    poly,
    ramp,
    rect,
    rgb,
    ridge,
    sample,
    seashell,
    smoothstep,
    transform,
)

SENTENCE = "An empty frame lies on a beach; the tide brings it a picture."
KEY = "enamel-sea"
FRAME = "overhead"
MOOD = "uneasy"
PROTAGONIST = "nobody"

P = Pose(318, 436, 1, -7)  # the frame: its own upright
HEAD = (-3, -29)
HW, HH, BW = 138, 186, 34  # half inside, and the moulding


def shore(c):
    """How far into the water each point is, in units along the beach: 0 is the edge of the foam."""
    y = (
        470
        - 0.16 * (c.xx - 300)
        + 22 * np.sin(c.xx / 74 + 0.6)
        + 13 * np.sin(c.xx / 31 + 2)
        - 24 * np.exp(-(((c.xx - 318) / 120) ** 2))
    )
    return c.yy - y + (c.noise("mottle", 2) - 0.5) * 16


def portrait(c):
    """The picture, painted whole; the sea will bring only a part."""
    keep = c.img.copy()
    c.img[:] = ramp(
        0.25 + 0.6 * (c.yy - 240) / 420 + 0.3 * (c.noise("cloud", 5) - 0.5),
        [(0, rgb("#2c1420")), (0.5, rgb("#7a2a2c")), (1, rgb("#c9603c"))],
    )
    c.fog_colour = rgb("#c9603c")
    c.paint(ridge(520, 16, 4, tilt=-40), "#4a2430", vol=0.3, rough=1.5, fog=0.2)
    c.paint(ridge(560, 14, 9, tilt=30), "#2f1a28", vol=0.3, rough=1.5)
    c.brush((18, 10), thr=(0, 0.03), length=4, jitter=0.03)
    person(
        c,
        318,
        1010,
        660,
        body="slim",
        pose="stand",
        view="three",
        clothes="coat",
        face="sly",
        col="#26324a",
        col2="#f3e6cc",
        hair="#2a1614",
        skin="#ecc09a",
        style="long",
        arms=("chest", "chest"),
        rim="#ffd0a0",
        hands=("rest", "rest"),
        tilt=3,
        ground=False,
    )
    c.brush((7, 4), thr=(0, 0.04), opacity=0.55, keep=np.clip(0.55 + c.detail * 0.4, 0, 1))
    pic, c.img = c.img, keep
    c.detail[:] = 0
    M = cv2.getRotationMatrix2D((P.x * c.ss, P.y * c.ss), 7, 1)
    return cv2.warpAffine(pic, M, (c.w, c.h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def draw():
    """Wet sand from above; the water has come as far as the mouth."""
    c = Card(8484, key=(-0.6, -0.6, 0.5))
    rr = np.random.default_rng(84)
    pic = portrait(c)
    # sand: ribbed by the last tide, wet toward the water
    d = shore(c)
    t = (
        0.62
        + 0.16 * (c.noise("cloud", 1) - 0.5)
        + 0.10 * (c.noise("mottle", 3) - 0.5)
        + 0.16 * (c.noise("grain") - 0.5)
    )
    wv = (c.yy + 0.10 * c.xx + 60 * (c.noise("cloud", 7) - 0.5) + 10 * (c.noise("mottle", 8) - 0.5)) / 17
    t += 0.075 * np.sin(wv * 6.283) * smoothstep(-90, -240, d) * (0.4 + c.noise("cloud", 9))
    t -= 0.26 * smoothstep(-74, -10, d + 12 * np.sin(c.xx / 50))
    c.img[:] = ramp(t, [(0, rgb("#7a6650")), (0.5, rgb("#cdb48a")), (1, rgb("#f6e8c8"))])
    c.brush((26, 14), thr=(0, 0.03), length=4, jitter=0.012, opacity=0.6)
    steps(c, rr)
    sketch(c)
    moulding(c)
    # the sea over all of it
    w = smoothstep(-2, 10, d)
    inside = c.mask(P(rect(-HW, -HH, 2 * HW, 2 * HH)), 0.2)
    m = np.zeros((c.h, c.w), np.float32)
    m[inside.y0 : inside.y0 + inside.a.shape[0], inside.x0 : inside.x0 + inside.a.shape[1]] = inside.a
    wet = smoothstep(-6, 26, d + 34 * (c.noise("streakv", 4) - 0.5))
    k = (m * wet)[..., None]
    c.img = (c.img * (1 - k) + pic * k).astype(np.float32)
    deep = ramp(
        np.clip(d / 430, 0, 1) + 0.14 * (c.noise("cloud", 12) - 0.5),
        [(0, rgb("#a9d8c8")), (0.3, rgb("#5fb0a4")), (0.65, rgb("#1f7f84")), (1, rgb("#0c4a58"))],
    )
    a = w * np.clip(0.34 + 0.56 * smoothstep(10, 330, d), 0, 1)
    a = a * (1 - 0.72 * m) * (1 - 0.35 * frame_mask(c))
    dx, dy = (blur(c.noise("mottle", n) - 0.5, 5 * c.ss) * 26 * c.ss for n in (21, 22))
    q = (w * smoothstep(0, 60, d) * 0.55).astype(np.float32)
    c.img = cv2.remap(
        c.img,
        (c.xx * c.ss + dx * q).astype(np.float32),
        (c.yy * c.ss + dy * q).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    c.img = (c.img * (1 - a[..., None]) + deep * a[..., None]).astype(np.float32)
    foam(c, d, m)
    crab(c, 516, 214)
    seashell(c, 96, 330, 26, rot=-20)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.66 + c.detail * 0.34, 0, 1), opacity=0.5)
    return c.finish(
        vignette=0.24,
        bloom=0.12,
        bthr=0.86,
        contrast=0.2,
        shadow_tint="#123a48",
        light_tint="#fff2d4",
        paper=0.03,
        grain=0.016,
    )


def frame_mask(c):
    m = c.mask(P(minus(rect(-HW - BW, -HH - BW, 2 * (HW + BW), 2 * (HH + BW)), rect(-HW, -HH, 2 * HW, 2 * HH))), 0.2)
    o = np.zeros((c.h, c.w), np.float32)
    o[m.y0 : m.y0 + m.a.shape[0], m.x0 : m.x0 + m.a.shape[1]] = m.a
    return o


def moulding(c):
    """Gilt, carved, with a low sun on it."""
    out, inn = HW + BW, HH + BW
    c.paint(
        P(minus(rect(-out, -inn, 2 * out, 2 * inn), rect(-HW, -HH, 2 * HW, 2 * HH))),
        "#5a4630",
        vol=0,
        lit=0,
        rough=0.2,
        shadow=(12, 11, 7, 0.62),
    )
    sides = [
        ([(-out, -inn), (out, -inn), (HW, -HH), (-HW, -HH)], 0.28),
        ([(-out, -inn), (-HW, -HH), (-HW, HH), (-out, inn)], 0.2),
        ([(out, -inn), (out, inn), (HW, HH), (HW, -HH)], -0.26),
        ([(-out, inn), (-HW, HH), (HW, HH), (out, inn)], -0.32),
    ]
    for pts, g in sides:
        m = c.paint(
            P(poly(pts)),
            "#c08f3e",
            dark="#4a2a14",
            light="#fff0b8",
            vol=0.2,
            rough=0.5,
            tex=0.3,
            grad=(P.pt(*pts[0]), P.pt(*pts[1]), g, g),
            detail=0.5,
        )
        for f, w, col, al in (
            (0.12, 3, "#fff3c0", 0.6),
            (0.3, 5, "#5a3414", 0.5),
            (0.82, 4, "#fff0b4", 0.65),
            (0.93, 3, "#4a2a14", 0.6),
        ):
            A, B, C, D = [np.array(q, float) for q in pts]
            if A[0] != B[0] and A[1] != B[1]:  # left and bottom are wound the other way
                a, b = A + (B - A) * f, D + (C - D) * f
            else:
                a, b = A + (D - A) * f, B + (C - B) * f
            c.line([P.pt(*a), P.pt(*((a + b) / 2)), P.pt(*b)], [w], col, al, clip=m, soft=0.4)
    for i in range(52):  # beads along the middle of the moulding
        per = i / 52 * (4 * HW + 4 * HH + 4 * BW)
        w, h = 2 * HW + BW, 2 * HH + BW
        if per < w:
            x, y = -w / 2 + per, -h / 2
        elif per < w + h:
            x, y = w / 2, -h / 2 + per - w
        elif per < 2 * w + h:
            x, y = w / 2 - (per - w - h), h / 2
        else:
            x, y = -w / 2, h / 2 - (per - 2 * w - h)
        c.paint(
            P(ellipse(x, y, 7.2, 7.2)),
            "#c8963e",
            dark="#4a2814",
            light="#fff6cc",
            vol=1.3,
            rough=0.2,
            shadow=(1.4, 1.6, 1.6, 0.45),
            detail=0.5,
        )
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        k = Frame(c, *P.pt(sx * (HW + BW / 2), sy * (HH + BW / 2)), 62, -7 + 45, detail=0.6)
        for a in range(12):  # an acanthus, worn
            x, y = 27 * math.cos(a * 0.5236), 27 * math.sin(a * 0.5236)
            k.paint(
                ellipse(x, y, 20 if a % 3 == 0 else 14, 8, a * 30),
                "#b8863a",
                dark="#42240f",
                light="#fff0bc",
                vol=1.2,
                rough=0.3,
                shadow=(2, 3, 3, 0.5),
            )
        k.paint(
            ellipse(0, 0, 12), "#d9a850", dark="#5a3414", light="#fffbe0", vol=1.3, rough=0.2, shadow=(2, 2, 3, 0.5)
        )


def steps(c, rr):
    """Bare feet came down the beach to the frame. None went away."""
    path = sample([(560, 24), (520, 96), (452, 150), (396, 196), (350, 262), (330, 318)], 13)
    for i, (x, y) in enumerate(path):
        q = path[min(12, i + 1)] - path[max(0, i - 1)]
        a = math.degrees(math.atan2(q[1], q[0])) + 90
        s_ = 1 if i % 2 else -1
        F = Pose(
            x + s_ * 9 * math.cos(math.radians(a)), y + s_ * 9 * math.sin(math.radians(a)), 1.06, a + s_ * 8, s_ < 0
        )
        sole = [
            curve(
                [(-4, 14), (-4.6, 6), (-4, -2), (-6.4, -10), (-2, -14), (5, -11), (5.6, -4), (3.4, 4), (4, 12), (0, 16)]
            )
        ] + [ellipse(-5.4 + j * 2.9, -17.4 + j * 1.0 + (1.2 if j == 0 else 0), 2.2 - j * 0.26) for j in range(5)]
        c.paint(F(merged(sole)), "#fff2d2", vol=0, lit=0, alpha=0.5, rough=0.5, soft=1.0)
        c.paint(
            transform_up(F(merged(sole))),
            "#8a6c4a",
            dark="#4a3626",
            light="#b89870",
            vol=-0.5,
            lit=0,
            alpha=0.85,
            rough=0.5,
            soft=0.5,
        )


def transform_up(p):
    return transform(p, -1.2, -1.4)


def sketch(c):
    """Somebody began it with a finger: the top of a head, two closed eyes."""
    L = [
        [(-50, 34), (-56, 0), (-46, -42), (-10, -64), (26, -60), (50, -34), (54, -4), (50, 14)],  # hair
        [(-20, 6), (-22, -18), (2, -40), (26, -42)],
        [(26, -42), (42, -26), (45, -6)],
        [(-8, 2), (0, 7), (8, 6), (13, 1)],
        [(26, 1), (31, 6), (37, 6), (42, 1)],  # eyes
        [(-10, -10), (0, -15), (12, -11)],
        [(26, -12), (34, -15), (43, -10)],
    ]
    for q in L:
        pts = [P.pt(x * 0.93 + HEAD[0], y + HEAD[1]) for x, y in q]
        c.line([(x + 1.6, y + 1.8) for x, y in pts], [1, 2.6, 2.2, 1], "#fff4d8", 0.7, soft=0.5)
        c.line(pts, [1, 2.8, 2.6, 1], "#6a4c34", 0.85, soft=0.4)


def foam(c, d, m):
    """Lace at the edge, and older lace behind it."""
    n1, n2 = c.noise("speck", 31), c.noise("mottle", 32)
    f = blur(c.noise("mottle", 33), 2.2 * c.ss)
    cell = np.abs(f - f.mean()) / (f.std() * 5)
    for off, wd, al in ((4, 9, 0.95), (44, 7, 0.42), (104, 10, 0.34), (190, 14, 0.30), (300, 18, 0.24)):
        k = np.exp(-(((d - off - 18 * (n2 - 0.5) - off * 0.10 * np.sin(c.xx / 58 + off)) / wd) ** 2))
        lace = smoothstep(0.075, 0.02, cell) * 0.9 if off > 10 else 0.55 + 0.5 * n1
        c.img = c.img + (rgb("#fffdf4") - c.img) * np.clip(k * lace * al * (1 - 0.45 * m * (off > 10)), 0, 1)[..., None]
    net = smoothstep(0.05, 0.012, cell) * smoothstep(8, 40, d) * (1 - smoothstep(40, 150, d)) * 0.5 * (1 - 0.6 * m)
    c.img = c.img + (rgb("#fffdf4") - c.img) * np.clip(net, 0, 1)[..., None]
    sh = np.exp(-(((d + 5) / 6) ** 2))[..., None] * 0.35
    c.img = (c.img * (1 - sh * (1 - rgb("#5a4a3c")))).astype(np.float32)


def crab(c, x, y):
    k = Frame(c, x, y, 50, 28, rim="#ffd8b0", detail=1)
    k.darken(ellipse(8, 8, 60, 34), 0.5, 6)
    for s_ in (-1, 1):
        for j in range(3):
            k.line(
                [(s_ * 20, 4 + j * 7), (s_ * (44 + j * 2), -4 + j * 16), (s_ * (52 - j * 3), 14 + j * 15)],
                [7, 6, 2],
                "#a8402c",
            )
        k.line([(s_ * 20, -10), (s_ * 40, -22), (s_ * 36, -42)], [9, 8, 7], "#b8462c")
        k.paint(
            [(s_ * 30, -40), (s_ * 28, -58), (s_ * 38, -66, "c"), (s_ * 38, -54), (s_ * 46, -62, "c"), (s_ * 46, -44)],
            "#d0583a",
            vol=0.9,
            rough=0.2,
            rim=True,
        )
    k.paint(
        [(-32, -4), (-20, -18), (0, -21), (20, -18), (32, -4), (22, 16), (0, 22), (-22, 16)],
        "#d0583a",
        dark="#6a1c14",
        light="#ffb088",
        vol=1.1,
        rough=0.3,
        rim=True,
    )
    for s_ in (-1, 1):
        k.paint(ellipse(s_ * 8, -24, 4.6), "#1c1014", vol=0.4, rough=0)
        k.dot(s_ * 8 - 1, -26, 1.4)
    k.line([(-36, -58), (-58, -92)], [4, 3], "#6a4424")  # a brush
    k.paint([(-57, -90), (-64, -96), (-68, -110, "c"), (-56, -102), (-53, -94)], "#26324a", vol=0.4, rough=0.2)
