"""During the power cut a boy walks his fish; it is the only light in the street."""

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Pose,
    Space,
    cobbles,
    ellipse,
    focus_map,
    limb,
    loose,
    person,
    plain,
    poly,
    rgb,
    sitting_cat,
)

SENTENCE = "During the power cut a boy walks his fish; it is the only light in the street."
KEY = "night-blue"
FRAME = "landscape"
MOOD = "wonder"
PROTAGONIST = "child"


def street(c, lamp):
    """A narrow street of tall houses with every window dark."""
    S = Space.one(c, eye=(0.3, 1.7, -6.0), f=600, vp=(360, 470))
    S.plane((-6, 0, -6), (1, 0, 0), (0, 0, 1), (12, 30), cobbles("#5a6478", 0.24), nrm=UP)
    rr = np.random.default_rng(6)
    walls = ["#6f7488", "#7a6a78", "#5f7080", "#84787c", "#6a6a84"]
    for side in (-1, 1):
        z = -5.5
        k = 0
        while z < 16:
            w = rr.uniform(2.2, 3.4)
            h = rr.uniform(6.2, 9.0)
            x = side * (2.7 + rr.uniform(-0.12, 0.12))
            S.plane((x, 0, z), (0, 0, 1), UP, (w, h), plain(walls[(k + (side > 0) * 2) % 5], 0.4, 2.2))
            S.plane((x, 0, z + w), (side, 0, 0), UP, (2, h), plain(walls[(k + (side > 0) * 2) % 5], 0.3, 2.2))
            for fl in range(3):
                for i in range(2):
                    zz, yy = z + 0.35 + i * (w * 0.5), 1.5 + fl * 2.1
                    if yy + 1.2 < h:
                        S.plane(
                            (x - side * 0.02, yy, zz),
                            (0, 0, 1),
                            UP,
                            (w * 0.28, 1.15),
                            plain("#1c2438", 0.2),
                            cast=False,
                        )
                        S.plane(
                            (x - side * 0.06, yy - 0.09, zz - 0.06),
                            (0, 0, 1),
                            UP,
                            (w * 0.28 + 0.12, 0.09),
                            plain("#a8a4a8", 0.3),
                            cast=False,
                        )
            S.plane((x - side * 0.02, 0, z + w * 0.36), (0, 0, 1), UP, (0.8, 1.9), plain("#2c2430", 0.3), cast=False)
            z += w
            k += 1
    for x, z in ((-2.2, 1.4), (2.2, 6.0)):  # dead street lamps
        S.revolve((x, 0, z), [(0.09, 0), (0.05, 0.2), (0.04, 3.1)], plain("#2a3040", 0.2), n=10)
        S.revolve((x, 3.1, z), [(0.10, 0), (0.2, 0.4), (0.05, 0.55)], plain("#39405a", 0.2), n=10)
    S.amb = (rgb("#222c4a"), rgb("#161c30"))
    S.lamp(lamp, "#ffd68a", 4.2, 2.4, 0.12, 10)
    S.sun((0.3, 0.9, -0.5), "#8fa8d8", 0.16, 0.05, 6)
    S.render(ao=0.6, fog=("#14203c", 6, 14, 0.85), expo=1.05)
    S.shafts(0, 0.05, 12, 20, 1.0)
    S.wobble(0.9)
    return S


def fish(c, x, y, s):
    """A deep-sea fish, round and ugly and gentle, afloat; its lure shines before it."""
    k = Frame(c, x, y, 100 * s, -4, True, rim="#ffe0a0")
    skin = dict(dark="#1c1828", light="#c89a7c", vol=1.0, rough=0.4)
    k.paint([(-78, 0, "c"), (-112, -34, "c"), (-104, -4), (-118, 30, "c"), (-76, 12, "c")], "#5a4458", **skin)
    k.paint([(-30, -52, "c"), (-10, -84), (22, -80, "c"), (16, -52, "c")], "#4c3c52", **skin)
    k.paint([(-20, 52, "c"), (-18, 78), (12, 70, "c"), (14, 50, "c")], "#4c3c52", **skin)
    m = k.paint(
        [(-84, 4), (-66, -30), (-24, -58), (24, -60), (62, -36), (78, -4), (70, 26), (40, 52), (-10, 60), (-54, 40)],
        "#6a5064",
        rim=True,
        px=220,
        detail=0.5,
        **skin,
    )
    k.paint([(-60, 36), (0, 24), (64, 30), (40, 60), (-20, 66)], "#a88a88", vol=0.1, alpha=0.5, soft=5, clip=m)
    rr = np.random.default_rng(3)
    for _ in range(60):
        k.paint(
            ellipse(rr.uniform(-70, 50), rr.uniform(-54, 40), rr.uniform(0.8, 2.6)),
            "#3a2c40" if rr.random() < 0.6 else "#a8848c",
            vol=0,
            alpha=0.5,
            clip=m,
            rough=0.2,
        )
    # the great mouth, closed for once, with two teeth out
    k.line([(76, 4), (52, 14), (24, 30), (10, 22)], [2, 4.4, 3, 1], "#1c1020", 0.95, clip=m)
    for a, b in (((58, 12), (54, -4)), ((42, 20), (38, 5)), ((28, 27), (24, 14)), ((66, 8), (64, -3))):
        k.paint(
            poly([(a[0] - 3.5, a[1]), (a[0] + 3.5, a[1] - 2), b]),
            "#f6ecd0",
            dark="#b8a080",
            vol=0.5,
            rough=0.1,
            detail=0.9,
        )
    k.eye(34, -20, 14, iris="#8fd0b8", lid=0.16, look=(0.3, 0.3), lidcol="#5a4458")
    k.paint(
        [(-14, 8), (-36, 4), (-50, 20), (-36, 30), (-16, 22)],
        "#7a5c6c",
        **(skin | dict(vol=0.8)),
        shadow=(1, 3, 3, 0.4),
    )
    for q in range(4):
        k.line([(-18, 12 + q * 3), (-44, 10 + q * 5)], [0.6, 1.4, 0.4], "#3a2c40", 0.6)
    rod = [(40, -54), (54, -92), (86, -104), (108, -84)]
    k.paint(limb(rod, [6, 4, 3, 2.4]), "#6a5064", dark="#1c1828", light="#ffe0b0", vol=0.8, rough=0.2)
    k.paint(ellipse(109, -76, 10, 11), "#fff0b0", dark="#ffb84a", light="#fffbe8", vol=0.3, lit=0, rough=0.2)
    k.paint(
        limb([(-62, -32), (-56, 4), (-62, 36)], [8, 9, 8]),
        "#b3402f",
        dark="#5a1418",
        light="#ff9a78",
        vol=0.8,
        rough=0.2,
        clip=m,
    )
    return k.pt(109, -76), k.pt(-60, 36)


def draw():
    """The lure lights wall and cobbles."""
    c = Card(6616, key=(-0.5, -0.6, 0.6), bg="#0c1730")
    c.sky([(0, "#070d1e"), (0.3, "#0f1c3a"), (0.55, "#2c3f60"), (1, "#10182c")], warp=0.2)
    c.stars(60, 330, rmax=1.3)
    street(c, (-1.15, 2.35, -1.6))
    x, y = 300, 380
    c.lights = [(196, 330, 40, "#ffd68a", 150, 0.9)]
    lure, belly = fish(c, x, y, 1.32)
    # the boy in his coat and pyjamas, the lead round his wrist
    kw = dict(body="child", pose="walk", view="three", facing=-1, arms=((104, 20, 14, 8), (-16, 26, 10, 4)))
    px, py, h = 356, 792, 250
    c.lights = [(lure[0], lure[1], 40, "#ffd68a", 190, 0.9)]
    o = person(
        c,
        px,
        py,
        h,
        clothes="pyjamas",
        face="calm",
        col="#b3402f",
        col2="#f0dcb0",
        hair="#3a2418",
        style="curly",
        skin="#e3b591",
        shoes="#3a4a6a",
        rim="#ffe0a0",
        look=(-0.6, -0.4),
        nod=-8,
        pattern="stripes",
        pcol="#d98a6a",
        hands=("grip", "rest"),
        **kw,
    )
    hx, hy = o["handL"]
    c.line(
        [(hx, hy), ((hx + belly[0]) / 2 + 14, (hy + belly[1]) / 2 + 6), belly], [1.8], "#f0dcb0", rough=0.1, detail=0.9
    )
    # a cat who thinks; a pale face at one window
    sitting_cat(c, Pose(96, 836, 0.95), "#14182a", rim="#ffdf9a")
    f = focus_map(
        c,
        [(x, y, 200, 150, 1.0), (px, py - 110, 110, 170, 1.0), (96, 810, 70, 70, 0.9), (150, 560, 150, 200, 0.6)],
        0.32,
    )
    loose(c, f, strength=0.5)

    def glow():
        c.glow(lure[0], lure[1], 150, "#ffdf9a", 0.7, 1.1)
        c.glow(lure[0], lure[1], 30, "#fffbe0", 0.9, 1.4)
        rr = np.random.default_rng(2)
        for _ in range(46):
            c.dot(
                lure[0] + rr.normal(0, 80),
                lure[1] + rr.normal(0, 90),
                rr.uniform(0.5, 1.6),
                "#ffe9b0",
                rr.uniform(0.2, 0.8),
                True,
            )
        for s_ in (-1, 1):
            c.dot(542 + s_ * 4, 292, 1.6, "#ffe8b0", 0.8)

    c.late.append(glow)
    return c.finish(shadow_tint="#0a1230", light_tint="#ffe8b8", vignette=0.4, contrast=0.2, paper=0.045, grain=0.025)
