"""A girl holds a thunderstorm in a cage and leaves flowers behind her across the desert."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    birdcage_paths,
    curve,
    dabs,
    ellipse,
    fox,
    grass,
    intersect,
    joint_point,
    limb,
    merged,
    minus,
    person,
    poly,
    rect,
    rgb,
    ridge,
    union,
)

SENTENCE = "A girl holds a thunderstorm in a cage and leaves flowers behind her across the desert."
KEY = "desert-noon"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "child"


def draw():
    c = Card(55, key=(0.55, -0.6, 0.58))
    c.sky([(0, "#7fb3b0"), (0.3, "#b9d2c0"), (0.52, "#f3e3bf"), (0.64, "#f6d2a0"), (1, "#e9b27c")], warp=0.14)
    c.brush((40, 22), thr=(0, 0.03), length=3.8, jitter=0.014, opacity=0.7)
    c.glow(478, 160, 250, "#fff6d4", 0.5, 1.3)
    c.paint(ellipse(478, 160, 46), "#fffbe8", dark="#ffe9b8", vol=0.25, lit=0, soft=0.8, tex=0.2)
    c.fog_colour = rgb("#f3d9b0")
    rr = np.random.default_rng(5)
    c.paint(ridge(520, 16, 3, n=6, tilt=-30), "#d9a878", fog=0.55, vol=0.25, texk="streakh")
    # far caravan, each with another weather in a cage
    for i, (x, g) in enumerate(((494, "#fff2a0"), (522, "#ff7a4a"), (548, "#7fd0ff"), (574, "#ffffff"))):
        y = 514 - i * 0.8
        c.paint(limb([(x, y), (x + 1, y - 8), (x + 2, y - 15)], [3.6, 5, 3.6]), "#6a4a3e", vol=0.2, rough=0.1, fog=0.1)
        c.paint(ellipse(x - 6, y - 14, 5, 7), "#5a4a48", vol=0, lit=0, rough=0.1, fog=0.1)
        c.paint(ellipse(x - 6, y - 14, 3.6, 5.4), g, vol=0, lit=0, rough=0.1)
        c.late.append(lambda x=x, y=y, g=g: c.dot(x - 6, y - 14, 2.4, g, 0.8, True))
    c.paint(
        ridge(575, 20, 9, n=5, tilt=50),
        "#d29a68",
        dark="#96603f",
        light="#f6cf96",
        fog=0.3,
        vol=0.4,
        texk="streakh",
        tex=0.25,
    )
    dune = curve(
        [(-20, 700, "c"), (90, 676), (220, 690), (360, 724), (480, 742), (620, 716), (620, 930, "c"), (-20, 930, "c")]
    )
    c.paint(
        dune,
        "#d8a066",
        dark="#8f5a3c",
        light="#ffdca0",
        vol=0.4,
        texk="streakh",
        tex=0.3,
        grad=((0, 680), (0, 900), 0.2, -0.34),
    )
    for i in range(34):
        y = 716 + i * 6 + rr.normal(0, 3)
        x = rr.uniform(-40, 520)
        L = rr.uniform(60, 190)
        c.line(
            [(x, y), (x + L * 0.5, y + 7 + rr.normal(0, 2)), (x + L, y + 3)],
            [0.4, 2.6, 0.4],
            "#9a6440",
            0.35,
            rough=0.8,
        )
        c.line([(x, y - 2), (x + L * 0.5, y + 5), (x + L, y + 1)], [0.4, 1.6, 0.4], "#ffe3b0", 0.4, rough=0.8)
    # the wet green trail she leaves behind
    tr = curve(
        [
            (-20, 742, "c"),
            (80, 722),
            (200, 722),
            (300, 736),
            (400, 752),
            (330, 768),
            (200, 768),
            (90, 776),
            (-20, 800, "c"),
        ]
    )
    c.paint(tr, "#7d8a4a", dark="#4d5f38", vol=0.1, alpha=0.75, soft=3.5, rough=3)
    grass(
        c,
        -10,
        330,
        752,
        26,
        ["#3f5f3a", "#5f7f45", "#8fa35a"],
        230,
        7,
        yfun=lambda x: 726 + 40 * rr.random() + x * 0.03,
    )
    fl = [(rr.uniform(-5, 320), 716 + rr.uniform(0, 48), 4) for _ in range(56)]
    dabs(c, fl, 3.4, ["#a8323c", "#e0584a", "#f3d06a", "#fff1dc", "#7f6bb0"], 5, per=4)
    # a fennec has come to see the flowers
    fox(c, Pose(66, 792, 0.82), col="#dba25e", dark="#8a5a34", cream="#fff1d8", rim="#fff3d0")
    # ---- girl
    gx, gy, gs = 412, 776, 2.05
    c.paint(ellipse(gx - 70, gy + 4, 150, 13), "#6a3f2c", vol=0, alpha=0.5, soft=6, lit=0)
    G = Pose(gx, gy, gs, 11)
    # ---- cage behind her
    w, h = 250, 372
    C = Pose(252, 662, 1.0, -5)
    back, front, _rings = birdcage_paths(w, h, 10)
    iron, hi = "#2c2f3c", "#d9c79a"
    sil = union(
        rect(-w / 2, -h * 0.55, w, h * 0.55),
        curve(
            [
                (-w / 2, -h * 0.54, "c"),
                (-w * 0.465, -h * 0.72),
                (-w * 0.3, -h * 0.9),
                (0, -h),
                (w * 0.3, -h * 0.9),
                (w * 0.465, -h * 0.72),
                (w / 2, -h * 0.54, "c"),
            ]
        ),
        ellipse(0, 0, w / 2, w * 0.09),
    )
    c.paint(C(merged(back)), iron, vol=0.3, rough=0.2)
    m = c.paint(
        C(sil),
        "#33485c",
        dark="#0d1626",
        light="#8fa6ac",
        vol=0.35,
        alpha=0.94,
        rough=0.3,
        grad=(C.pt(0, -h), C.pt(0, 0), -0.45, 0.25),
        tex=0.4,
        shadow=(-8, 10, 14, 0.25),
        detail=0.3,
    )
    # the storm: its sea
    for k, (yy, col) in enumerate(((-70, "#3f6470"), (-46, "#2c4f60"), (-24, "#1d3a4c"))):
        pts = [(x, yy + 9 * math.sin(x / 19 + k * 2) + 3 * math.sin(x / 7)) for x in range(-150, 151, 12)]
        c.paint(
            C(curve([(-160, 60, "c"), *pts, (160, 60, "c")])),
            col,
            dark="#0b1a2a",
            light="#a9c9c6",
            vol=0.3,
            clip=m,
            grad=(C.pt(0, yy - 10), C.pt(0, yy + 30), 0.3, -0.2),
        )
        c.line([C.pt(x, y - 1) for x, y in pts[::2]], [1.6], "#e3f0ea", 0.65, clip=m)
        if k == 0:  # ship
            S = Pose(*C.pt(30, -72), 1.15, -16)
            c.paint(S(curve([(-26, -8, "c"), (26, -12, "c"), (17, 6), (-15, 6)])), "#3a241c", vol=0.5, rough=0.3)
            c.line([S.pt(-2, -8), S.pt(-3, -48)], [1.8], "#2a1a15")
            c.paint(
                S(curve([(-2, -46, "c"), (20, -30), (18, -14, "c"), (-2, -13, "c")])), "#e9dcc0", vol=0.6, rough=0.4
            )
            c.paint(S(curve([(-5, -40, "c"), (-19, -14, "c"), (-5, -13, "c")])), "#cdbb9c", vol=0.4, rough=0.4)
            c.late.append(lambda S=S: c.dot(*S.pt(-12, -3), 1.7, "#ffd27a", 1, True))
    # and its clouds
    cl = [(rr.uniform(-112, 112), -h * rr.uniform(0.52, 0.9), rr.uniform(22, 46)) for _ in range(46)]
    cl.sort(key=lambda q: q[1] + rr.normal(0, 10))
    for x, y, r in cl:
        c.paint(
            C(ellipse(x, y, r * 1.25, r)),
            "#56677a",
            dark="#151d2e",
            light="#c9cfc8",
            vol=0.75,
            grain=0.2,
            rough=2,
            soft=1.2,
            clip=m,
            key=(0.4, -0.8, 0.4),
            grad=(C.pt(0, -h), C.pt(0, -h * 0.45), 0.16, -0.3),
        )
    for _ in range(80):  # rain
        x, y = rr.uniform(-122, 122), rr.uniform(-h * 0.52, -30)
        c.line([C.pt(x, y), C.pt(x - 7, y + 24)], [0.4, 1.1], "#d3e3e6", 0.4, clip=m, rough=0.1)
    bolt = [(-34, -206), (-52, -166), (-36, -164), (-62, -118), (-44, -120), (-70, -72)]
    bp = poly([(x - 3, y) for x, y in bolt[:-1]] + [bolt[-1]] + [(x + 3.4, y) for x, y in bolt[:-1][::-1]])

    def flash():
        bx, by = C.pt(-48, -140)
        k = np.exp(-np.hypot(c.xx - bx, c.yy - by) / 58)[..., None] * 0.75
        full = m.window(0, 0, c.h, c.w)[..., None]
        c.img[:] = 1 - (1 - c.img) * (1 - np.clip(k * full, 0, 1) * rgb("#cfe6ff"))
        c.paint(C(bp), "#fffbe8", vol=0, lit=0, rough=0.3)

    flash()
    # cage front
    for yy in (-h * 0.55, -h * 0.28):
        ring = minus(ellipse(0, yy, w / 2 + 3, w * 0.09 + 3), ellipse(0, yy, w / 2 - 2, w * 0.09 - 2))
        lower = intersect(ring, rect(-w, yy, 2 * w, 100))
        c.paint(C(lower), iron, light=hi, vol=0.8, rough=0.2, rim=hi)
    c.paint(C(merged(front)), iron, light=hi, vol=0.9, rough=0.2, rim=hi, rimw=1.1, shadow=(-2, 2, 2, 0.3))
    base = union(
        ellipse(0, 3, w / 2 + 8, w * 0.105), rect(-w / 2 - 8, 2, w + 16, 20), ellipse(0, 22, w / 2 + 8, w * 0.105)
    )
    c.paint(
        C(minus(base, rect(-w, -90, 2 * w, 92))),
        "#5a4030",
        dark="#2a1c16",
        light="#c99a64",
        vol=0.8,
        texk="streakh",
        tex=0.3,
        rim="#ffdca0",
        rough=0.4,
    )
    c.paint(C(curve([(-16, -h + 6, "c"), (0, -h - 14), (16, -h + 6, "c")])), iron, light=hi, vol=0.7, rough=0.2)
    c.paint(C(minus(ellipse(0, -h - 26, 15), ellipse(0, -h - 26, 10.5))), iron, light=hi, vol=0.8, rough=0.2, rim=hi)
    # drips
    for _ in range(26):
        x = rr.uniform(-120, 120)
        y0 = rr.uniform(44, 100)
        c.line([C.pt(x, y0), C.pt(x + 3, y0 + 9)], [0.5, 2], "#dff0f0", 0.75, rough=0.1)
    for i in range(7):
        c.paint(
            ellipse(352 - i * 46, 800 + (i % 2) * 11 + i * 1.5, 9, 3.4, -6),
            "#8a5636",
            vol=-0.4,
            alpha=0.5,
            soft=0.8,
            lit=0,
        )
    # straps + girl in front
    kw = dict(body="child", pose="carry", view=70, facing=1, arms=((6, 130, 10, -12), (52, 40, 6, 0)), lean=14)
    gx, gy, gh = G.x + 6, G.y, G.s * 132
    sh = joint_point(gx, gy, gh, "shR", **kw)
    hip = joint_point(gx, gy, gh, "waist", **kw)
    c.paint(
        limb([C.pt(112, 6), (hip[0] - 10, hip[1] + 6)], [11, 10], cap=False),
        "#6a3f26",
        dark="#3a2014",
        vol=0.4,
        texk="streakh",
        tex=0.3,
    )
    c.paint(
        limb(
            [C.pt(112, -110), ((C.pt(112, -110)[0] + sh[0]) / 2, sh[1] - 16), (sh[0] + 2, sh[1] - 2)],
            [7, 8, 8],
            cap=False,
        ),
        "#7a4a2c",
        dark="#3a2014",
        vol=0.5,
        shadow=(-1, 3, 3, 0.3),
    )
    o = person(
        c,
        gx,
        gy,
        gh,
        clothes="dress",
        face="calm",
        col="#c9563c",
        col2="#f1d9a0",
        hair="#3a2318",
        style="bob",
        skin="#dca582",
        legs="#e0b090",
        shoes="#4a2c20",
        hat="brim",
        hatc="#e8cf8c",
        rim="#fff1c8",
        look=(0.6, -0.1),
        nod=-10,
        hands=("grip", "grip"),
        **kw,
    )
    c.paint(
        limb(
            [(sh[0] - 2, sh[1] - 3), (sh[0] + 7, sh[1] + 8), (hip[0] + 3, hip[1] - 8), (hip[0] - 10, hip[1] + 4)],
            [8, 8, 8, 8],
            cap=False,
        ),
        "#6a3f26",
        dark="#3a2014",
        vol=0.6,
        rough=0.3,
        shadow=(0, 2, 2, 0.35),
    )
    hand = o["handR"]
    # staff
    c.paint(
        limb([(hand[0] + 6, hand[1] - 62), hand, (hand[0] + 10, 794)], [5, 5.5, 5]),
        "#6b4428",
        light="#c9935a",
        vol=0.7,
        rough=0.4,
    )
    c.paint(ellipse(hand[0] + 1, hand[1], 8, 6.6), "#dca582", dark="#9a6a4c", vol=0.7, rough=0.2)
    for k in range(3):
        c.line([(hand[0] - 4, hand[1] - 2.6 + k * 3), (hand[0] + 7, hand[1] - 3 + k * 3)], [0.8], "#9a6a4c", 0.7)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#3a2a3a", light_tint="#fff2d0", vignette=0.2, bthr=0.8, bloom=0.15)
