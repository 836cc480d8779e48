"""A man made of drawers lends one out, still warm."""

import numpy as np

from art.kit.all import (
    Card,
    Placer,
    Pose,
    curve,
    ellipse,
    hand,
    joints,
    limb,
    person,
    poly,
    rect,
    rgb,
    shift,
    sitting_cat,
)
from art.kit.people.clothes import arm_sleeve

SENTENCE = "A man made of drawers lends one out, still warm."
KEY = "candle-olive"
FRAME = "portrait"
MOOD = "longing"
PROTAGONIST = "adult"

WOOD, WD, WL = "#7d5230", "#33190f", "#dba766"


def front(c, q, col=WOOD, knob=True, m=None, fog=0.0, s=1.0):
    """One drawer front in a quad (tl, tr, br, bl) with a bevel, grain and a knob."""
    q = [np.array(p, float) for p in q]
    ctr = sum(q) / 4
    c.paint(poly([tuple(p) for p in q]), shift(col, -0.14), vol=0.1, rough=0.2, clip=m, fog=fog)
    i_ = [tuple(ctr + (p - ctr) * np.array([0.92, 0.84])) for p in q]
    c.paint(
        poly(i_),
        col,
        dark=shift(col, -0.17),
        light=shift(col, 0.16),
        vol=0.45,
        texk="streakh",
        tex=0.5,
        rough=0.2,
        clip=m,
        fog=fog,
        rim=shift(col, 0.2),
        rimw=0.7 * s,
    )
    if knob:
        c.paint(
            ellipse(ctr[0], ctr[1], 4.2 * s),
            "#c9a24a",
            dark="#5a3a14",
            light="#fff0b8",
            vol=0.9,
            rough=0.1,
            clip=m,
            fog=fog,
            shadow=(0, 1.5 * s, 1.5 * s, 0.5),
            detail=0.6,
        )
    return ctr


def hole(c, q, m, glow=None):
    c.paint(poly(q), "#140c0a", dark="#080506", light="#2a1a12", vol=-0.3, rough=0.2, clip=m, lit=0.0)
    if glow:
        x, y = sum(p[0] for p in q) / 4, sum(p[1] for p in q) / 4
        w, h = q[1][0] - q[0][0], q[2][1] - q[1][1]
        c.paint(ellipse(x, y + h * 0.1, w * 0.42, h * 0.34), glow, vol=0, soft=5, clip=m, lit=0, alpha=0.95)
        c.paint(ellipse(x, y + h * 0.16, w * 0.22, h * 0.2), "#fff0c0", vol=0, soft=3, clip=m, lit=0)


def draw():
    c = Card(75, key=(-0.55, -0.55, 0.6))
    c.sky([(0, "#15130f"), (0.35, "#2d2a1e"), (0.62, "#574c30"), (0.72, "#3a2f22"), (1, "#1a130f")], warp=0.14)
    c.glow(150, 520, 320, "#d99a4a", 0.34, 1.3)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.02, opacity=0.8)
    c.fog_colour = rgb("#4f462e")
    rr = np.random.default_rng(9)
    # panelled hall, niches with others of his kind
    for x in (-6, 96, 200, 400, 504, 606):
        c.paint(rect(x - 7, 60, 14, 620), "#3f3826", fog=0.3, vol=0.6, texk="streakv", tex=0.3)
    c.paint(rect(-10, 50, 620, 26), "#4a4230", fog=0.2, vol=0.4, texk="streakh", tex=0.3)
    for i, x in enumerate((44, 148, 452, 556)):
        c.paint(
            curve([(x - 42, 660, "c"), (x - 42, 230), (x, 176), (x + 42, 230), (x + 42, 660, "c")]),
            "#1d1a13",
            vol=-0.4,
            fog=0.1,
            rough=0.6,
        )
        o = person(
            c,
            x,
            662,
            400,
            "slim" if i % 2 else "heavy",
            "stand",
            "front",
            "coat",
            "asleep",
            1,
            col="#4a3a28",
            hair="#2a231c",
            style=["short", "bald", "short", "bald"][i],
            skin="#b89a70",
            fog=0.46,
            hat="brim" if i == 2 else None,
        )
        for r_ in range(5):
            for k_ in (-1, 1):
                w_, y_ = 23 if i % 2 else 34, 380 + r_ * 36
                q = [
                    (x + (k_ - 1) * w_ * 0.5 + 2, y_),
                    (x + (k_ + 1) * w_ * 0.5 - 2, y_),
                    (x + (k_ + 1) * w_ * 0.5 - 2, y_ + 32),
                    (x + (k_ - 1) * w_ * 0.5 + 2, y_ + 32),
                ]
                if i == 3:
                    c.paint(poly(q), "#0f0d0a", vol=0, fog=0.2, clip=o["cloth"])  # that one has lent out everything
                else:
                    front(c, q, "#5a4426", m=o["cloth"], fog=0.5, s=0.5)
    # floor
    fl = poly([(-20, 652), (620, 652), (620, 920), (-20, 920)])
    c.paint(
        fl,
        "#4a3320",
        dark="#1c100b",
        light="#b8813f",
        vol=0,
        texk="streakh",
        tex=0.4,
        grad=((0, 652), (0, 900), 0.12, -0.25),
    )
    for i in range(-9, 10):
        c.line([(250 + i * 44, 652), (250 + i * 104, 910)], [1, 2.4], "#1a0e0a", 0.6)
    for y in (676, 716, 776, 852):
        c.line([(-10, y), (610, y)], [1.4], "#1a0e0a", 0.35)
    c.glow(160, 800, 210, "#ffb054", 0.34, 1.5, sq=2.4)
    # someone leaves with what he borrowed
    person(
        c,
        562,
        712,
        126,
        "old",
        "walk",
        "threeback",
        "coat",
        "calm",
        1,
        col="#3a4038",
        hair="#b8b0a0",
        style="bald",
        rim="#ffcf8a",
        fog=0.12,
        arms=("hold", "hold"),
    )
    c.glow(580, 662, 40, "#ffb45a", 0.8, 1.4)
    # hanging lamp, off; birdcage with a drawer in it
    c.line([(330, 12), (330, 92)], [1.6], "#0f0c0a", 0.9)
    c.paint(
        curve([(296, 120, "c"), (312, 94), (330, 88), (348, 94), (364, 120, "c"), (330, 126)]),
        "#2a2a22",
        vol=0.7,
        rim="#8a7a4a",
    )
    c.lights = [(150, 560, 60, "#ffb662", 150, 0.75)]
    # ---- the man
    mx, my, mh = 362, 852, 676
    kw = dict(body="heavy", pose="stand", view="front")
    arms = ((8, 96, 26, -30), (20, 40, 30, 34))
    c.paint(ellipse(mx, my + 4, 150, 18), "#0c0706", vol=0, alpha=0.6, soft=8, lit=0)
    o = person(
        c,
        mx,
        my,
        mh,
        clothes="coat",
        face="tired",
        facing=1,
        arms=arms,
        noarm=("L", "R"),
        col="#3d4a3c",
        legs="#231d1c",
        shoes="#1a1212",
        hair="#3a332c",
        style="short",
        hat="brim",
        hatc="#2f3830",
        skin="#d9ab84",
        head_view="three",
        head_facing=-1,
        nod=14,
        tilt=-6,
        look=(0.95, 0.55),
        rim="#ffd79a",
        **kw,
    )
    R = joints("heavy", "stand", "front", arms)
    T = Placer(mx, my, mh / 100, 1)
    s, m = mh / 100, o["cloth"]
    yt, yb = T(R["neck"])[1] + 40, my - 150
    # cabinet carcass set into the open coat
    car = curve(
        [
            (mx - 62, yt, "c"),
            (mx + 62, yt, "c"),
            (mx + 92, yt + 120),
            (mx + 100, yb - 60),
            (mx + 92, yb, "c"),
            (mx - 92, yb, "c"),
            (mx - 100, yb - 60),
            (mx - 92, yt + 120),
        ]
    )
    mc = c.paint(
        car,
        "#5a3820",
        dark="#23110a",
        light="#b8803f",
        vol=0.5,
        texk="streakv",
        tex=0.4,
        rough=0.4,
        clip=m,
        shadow=(0, 0, 6, 0.5),
        rim="#e8b870",
    )
    rows, gap = 5, 6
    hgt = (yb - yt - 16) / rows
    slot = None
    for r_ in range(rows):
        y0 = yt + 10 + r_ * hgt
        half = 54 + 34 * min(1, (r_ + 0.6) / 2.2)
        n = 2 if r_ != 2 else 3
        for k_ in range(n):
            xa, xb = mx - half + 2 * half * k_ / n + 3, mx - half + 2 * half * (k_ + 1) / n - 3
            q = [(xa, y0), (xb, y0), (xb, y0 + hgt - gap), (xa, y0 + hgt - gap)]
            if (r_, k_) == (0, 1):
                slot = q
                hole(c, q, mc, "#ff9a3a")
            elif (r_, k_) in ((1, 0), (3, 1), (4, 0)):  # ajar
                hole(c, q, mc)
                d = 13
                cx_ = (xa + xb) / 2
                if (r_, k_) == (1, 0):  # a sea and one sail
                    c.paint(
                        curve(
                            [
                                (xa + 4, y0 + 26),
                                (xa + 20, y0 + 19),
                                (cx_, y0 + 26),
                                (xb - 16, y0 + 18),
                                (xb - 4, y0 + 25),
                                (xb - 4, y0 + hgt, "c"),
                                (xa + 4, y0 + hgt, "c"),
                            ]
                        ),
                        "#3f8f98",
                        light="#d6f0e0",
                        vol=0.6,
                        rough=0.4,
                        lit=0,
                    )
                    c.paint(
                        poly([(cx_ + 4, y0 - 2), (cx_ + 4, y0 + 20), (cx_ + 20, y0 + 20)]),
                        "#f6ecd6",
                        vol=0.3,
                        rough=0.2,
                        lit=0,
                    )
                elif (r_, k_) == (3, 1):  # eyes that keep back
                    c.late.append(
                        lambda cx_=cx_, y0=y0: [
                            c.paint(ellipse(cx_ + e, y0 + 9, 3.4, 2.6), "#f0d98a", vol=0, rough=0, lit=0)
                            and c.paint(ellipse(cx_ + e + 0.8, y0 + 9.4, 1.3, 1.9), "#140c0a", vol=0, rough=0, lit=0)
                            for e in (-8, 6)
                        ]
                    )
                else:  # a plait has been shut in
                    for t_ in range(5):
                        c.paint(
                            ellipse(cx_ - 14 + (t_ % 2) * 3, y0 + hgt - 6 + t_ * 9, 6 - t_ * 0.5, 6.4),
                            "#8a4a24",
                            vol=0.8,
                            rough=0.2,
                            shadow=(1, 1, 2, 0.4),
                        )
                    c.paint(
                        curve(
                            [
                                (cx_ - 20, y0 + hgt + 36),
                                (cx_ - 12, y0 + hgt + 40),
                                (cx_ - 4, y0 + hgt + 36),
                                (cx_ - 6, y0 + hgt + 44),
                                (cx_ - 18, y0 + hgt + 44),
                            ]
                        ),
                        "#6fb8b4",
                        vol=0.5,
                        rough=0.2,
                    )
                front(
                    c,
                    [
                        (xa - 3, y0 + d + 4),
                        (xb + 3, y0 + d + 4),
                        (xb + 4, y0 + hgt - gap + d),
                        (xa - 4, y0 + hgt - gap + d),
                    ],
                    shift(WOOD, 0.04),
                    s=1.2,
                )
            else:
                front(c, q, shift(WOOD, rr.normal(0, 0.025), 1, rr.normal(0, 6)), m=mc, s=1.1)
    # small hand that pulls its own drawer shut
    wx, wy = T(R["wrR"])

    arm_sleeve(c, R, T, "R", s, "#445243", "coat", None, "#ffd79a", 0.0, "#d9ab84", "grip", True)
    # coat edges turned back
    for s_ in (-1, 1):
        c.paint(
            curve(
                [
                    (mx + s_ * 30, yt - 24, "c"),
                    (mx + s_ * 66, yt + 6),
                    (mx + s_ * 98, yt + 130),
                    (mx + s_ * 106, yb - 40),
                    (mx + s_ * 96, yb + 66, "c"),
                    (mx + s_ * 124, yb + 60, "c"),
                    (mx + s_ * 128, yb - 40),
                    (mx + s_ * 118, yt + 120),
                    (mx + s_ * 84, yt - 6),
                ]
            ),
            "#556350",
            dark="#1f2820",
            light="#a8ac7c",
            vol=0.9,
            clip=m,
            texk="streakv",
            tex=0.3,
            rim="#ffd79a",
            shadow=(-s_ * 2, 2, 5, 0.5),
        )
    # arms

    arm_sleeve(c, R, T, "L", s, "#445243", "coat", m, "#ffd79a", 0.0, "#d9ab84", "rest", True)
    # the lent drawer, in his right hand, toward the girl
    wx, wy = T(R["wrR"])
    bx, by = wx - 44, wy + 6
    gx, gy, gh = 104, 832, 300
    c.glow(bx, by - 16, 130, "#ffb054", 0.55, 1.3)
    c.paint(
        poly([(bx - 58, by - 26), (bx + 40, by - 30), (bx + 56, by - 6), (bx - 50, by - 2)]),
        "#2a150c",
        vol=0,
        rough=0.3,
        lit=0,
    )
    c.paint(ellipse(bx - 2, by - 15, 44, 9), "#ffc46a", vol=0, soft=4, lit=0)
    c.paint(ellipse(bx - 2, by - 16, 24, 5), "#fff6d8", vol=0, soft=2, lit=0)
    c.paint(
        poly([(bx - 64, by - 26), (bx - 58, by - 28), (bx - 46, by - 2), (bx - 50, by + 36), (bx - 62, by + 8)]),
        "#5a3820",
        vol=0.3,
        texk="streakv",
        tex=0.4,
        rough=0.2,
        rim="#ffd79a",
    )
    front(c, [(bx - 50, by - 3), (bx + 58, by - 7), (bx + 56, by + 32), (bx - 48, by + 37)], shift(WOOD, 0.05), s=1.3)
    hand(c, wx + 4, wy + 2, 172, 50, "grip", "#d9ab84", -1, "#ffd79a")
    c.paint(
        curve(
            [
                (wx + 2, wy - 24, "c"),
                (wx + 14, wy - 26),
                (wx + 20, wy + 2),
                (wx + 12, wy + 27),
                (wx + 1, wy + 24, "c"),
                (wx + 6, wy),
            ]
        ),
        "#39463a",
        vol=0.6,
        rough=0.2,
        rim="#ffd79a",
    )
    # the borrower, on a step
    c.paint(
        poly([(60, 832), (150, 832), (158, 880), (52, 880)]),
        "#5a3820",
        dark="#23110a",
        light="#b8803f",
        vol=0.3,
        texk="streakh",
        tex=0.4,
        rough=0.3,
        rim="#ffd79a",
        shadow=(4, 6, 8, 0.5),
    )
    c.paint(
        poly([(48, 824), (162, 824), (160, 838), (50, 838)]),
        "#7d5230",
        dark="#33190f",
        light="#e8b870",
        vol=0.4,
        texk="streakh",
        tex=0.4,
        rough=0.3,
        rim="#ffe0a8",
    )
    gy = 832
    person(
        c,
        gx,
        gy,
        gh,
        "child",
        "reach",
        "three",
        "dress",
        "wonder",
        1,
        arms=((118, 10, 14, 6), (104, 16, 10, -2)),
        hands=("open", "open"),
        col="#4f9a98",
        col2="#f3e6c8",
        pattern="dots",
        pcol="#bfe0d4",
        hair="#2a1c18",
        style="plait",
        legs="#d9cdb4",
        shoes="#6a2a24",
        rim="#ffe0a8",
        skin="#a8704c",
        look=(0.8, -0.6),
        nod=-14,
        tilt=-6,
        legpose=((8, 6, 4), (-12, 18, 4)),
    )
    # foreground: returned drawers, a stool, a mouse with a ticket, a cat in a drawer
    for x, y, a, w in ((520, 872, -5, 96), (540, 836, 7, 84), (512, 804, -3, 72)):
        Q = Pose(x, y, 1, a)
        front(c, [Q.pt(-w / 2, -32), Q.pt(w / 2, -32), Q.pt(w / 2, 2), Q.pt(-w / 2, 2)], shift(WOOD, -0.07), s=1.1)
    sitting_cat(c, Pose(512, 774, 0.62), rim="#ffcf8a", col="#1a1618")
    c.paint(
        limb([(232, 868), (220, 858), (206, 862)], [2, 12, 9]),
        "#8a7a68",
        vol=0.9,
        rough=0.3,
        rim="#ffd79a",
        shadow=(0, 2, 3, 0.4),
    )
    c.paint(ellipse(202, 856, 4), "#a8907c", vol=0.6, rough=0.1)
    c.line([(232, 868), (246, 864), (258, 870)], [1.6, 0.6], "#a8806c", 0.9)
    c.paint(poly([(186, 854), (198, 850), (201, 862), (189, 866)]), "#f0e2c0", vol=0.1, rough=0.2)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)

    def late():
        c.glow((slot[0][0] + slot[1][0]) / 2, (slot[0][1] + slot[2][1]) / 2, 62, "#ff9a3a", 0.5, 1.4)
        x, y = slot[3][0] + 12, slot[3][1]
        c.line([(x, y - 8), (x + 3, y + 16)], [1], "#f0e2c0", 0.9, rough=0)  # the ticket he keeps
        c.paint(
            poly([(x - 5, y + 14), (x + 10, y + 13), (x + 12, y + 32), (x - 3, y + 34)]),
            "#f3e6c6",
            vol=0.1,
            rough=0.2,
            lit=0,
        )
        for _i in range(46):
            t_ = rr.random()
            c.dot(
                bx + rr.normal(0, 26) * (1 - t_ * 0.3),
                by - 20 - t_ * 190 + rr.normal(0, 8),
                rr.uniform(0.5, 1.7),
                "#ffe0a0",
                rr.uniform(0.3, 0.95) * (1 - t_ * 0.6),
                True,
            )

    c.late.append(late)
    return c.finish(shadow_tint="#0a2c2c", light_tint="#f0ffd0", tint=0.2, vignette=0.42, bloom=0.26)
