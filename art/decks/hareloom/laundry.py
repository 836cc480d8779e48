"""A laundress hangs out the neighbours' shadows to dry; her own has run off with the dog."""

import math

import cv2
import numpy as np
import skia

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    grass,
    hand,
    house,
    joint_point,
    limb,
    mix,
    person,
    poly,
    rect,
    rgb,
    ridge,
    sample,
    tree,
    union,
)

SENTENCE = "A laundress hangs out the neighbours' shadows to dry; her own has run off with the dog."
KEY = "lemon-noon"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "adult"
SUN = (-0.8, 0.34)  # how far a shadow falls for a thing one unit tall: to the left and toward us


def figure(kind):
    """Outlines of things as their shadows know them, feet at (0, 0), about 100 tall."""
    if kind == "gentleman":
        return union(
            curve([(-13, -66), (-17, -40), (-20, -8, "c"), (18, -8, "c"), (16, -40), (13, -66), (6, -72), (-6, -72)]),
            ellipse(0, -80, 8.5, 10),
            rect(-15, -90, 30, 3.5, 1),
            rect(-9, -106, 18, 18, 2),
            rect(-11, -12, 8, 13, 2),
            rect(4, -12, 8, 13, 2),
            limb([(11, -64), (22, -48), (26, -28)], [7, 6, 5]),
            limb([(25, -30), (26, -2)], [2.4, 2.0], cap=False),
        )
    if kind == "cat":
        return union(
            curve([(-16, 0, "c"), (-20, -20), (-12, -40), (-4, -46), (8, -46), (14, -36), (18, -16), (16, 0, "c")]),
            ellipse(2, -54, 13, 12),
            poly([(-10, -58), (-9, -76), (1, -64)]),
            poly([(5, -64), (14, -76), (14, -57)]),
            limb([(-14, -4), (-30, -4), (-38, -18), (-32, -32)], [8, 7, 5, 2]),
        )
    if kind == "child":
        return union(
            curve([(-8, -46), (-12, -24), (-16, -10, "c"), (16, -10, "c"), (12, -24), (8, -46)]),
            ellipse(0, -56, 11),
            rect(-9, -12, 6, 12, 2),
            rect(3, -12, 6, 12, 2),
            limb([(8, -42), (20, -58), (24, -72)], [6, 5, 4]),
            limb([(-8, -42), (-16, -30), (-18, -20)], [6, 5, 4]),
            limb([(-9, -60), (-20, -58), (-24, -48)], [6, 5, 3]),
            limb([(9, -60), (20, -62), (26, -54)], [6, 5, 3]),
        )
    k = 22  # a bicycle

    def wheel(x):
        return union(
            limb([(x + k * math.cos(a), -k + k * math.sin(a)) for a in np.linspace(0, 6.3, 26)], [3.4], n=60),
            *[
                limb([(x, -k), (x + k * math.cos(a), -k + k * math.sin(a))], [1.1], n=6, cap=False)
                for a in np.arange(0, 6.2, 0.785)
            ],
        )

    frame = [
        limb(p, [3.4], n=12)
        for p in (
            [(-30, -k), (-12, -52)],
            [(-30, -k), (2, -k)],
            [(2, -k), (-12, -52)],
            [(2, -k), (22, -56)],
            [(-12, -50), (22, -56)],
            [(32, -k), (21, -64)],
        )
    ]
    return union(wheel(-30), wheel(32), *frame, limb([(14, -68), (22, -66), (30, -70)], [3.2]), ellipse(-14, -56, 9, 3))


def hung(c, kind, x, y, size, flip=False, dry=0.0, seed=0):
    """A shadow pegged by its feet, hanging head down, limp and a little wind-blown."""
    r = np.random.default_rng(seed)
    P = Pose(x, y, size / 100, 180 + r.normal(0, 2), flip)
    m = c.mask(P(figure(kind)), 0.5)
    # the wind bends it below the pegs
    h, w = m.a.shape
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t = yy / h
    m.a = cv2.remap(m.a, xx + (np.sin(t * 5.0 + seed) * 7 - t * 10) * t * c.ss, yy, cv2.INTER_LINEAR)
    col = mix("#3f4a6e", "#8fa0c0", dry)
    c.cast(m, 10, 9, 5, 0.10)
    c.paint(
        m,
        col,
        dark="#232a48",
        light="#7f8cb8",
        vol=0.22,
        tex=0.3,
        texk="streakv",
        rough=0.4,
        alpha=0.86 - 0.3 * dry,
        rim="#b0c0e4",
        rimw=0.9,
        detail=0.5,
    )
    for _i in range(3):  # folds
        fx = x + r.uniform(-0.16, 0.16) * size
        c.line(
            [(fx, y + 6), (fx + r.normal(-3, 3), y + size * 0.4), (fx - 8 + r.normal(0, 4), y + size * 0.8)],
            [0.4, 2.4, 0.4],
            "#1c2240",
            0.35,
            clip=m,
            soft=0.8,
        )
    return m


def ground_shadow(c, P, col="#3f4a6e", a=0.55, soft=0.8):
    """A shadow on the grass: the path sheared away from the sun."""
    c.paint(P, col, vol=0, lit=0, alpha=a, soft=soft, rough=0.8, tex=0.15)


def sheared(path, x, y, s):
    """The outline of a standing thing laid down as its shadow at (x, y)."""
    m = skia.Matrix()
    m.setAll(s, -SUN[0] * s, x, 0, -SUN[1] * s, y, 0, 0, 1)
    q = skia.Path(path)
    q.transform(m)
    return q


def draw():
    """A bright drying ground above the village."""
    c = Card(5202, key=(-0.62, -0.6, 0.5))
    c.sky([(0, "#86bcc8"), (0.28, "#bfe0d8"), (0.44, "#fbf0cc"), (0.52, "#ffe9a8"), (1, "#f6dc90")], warp=0.2)
    c.brush((40, 22), thr=(0, 0.03), length=4, jitter=0.014)
    c.glow(500, 90, 260, "#fff8d8", 0.55, 1.2)
    c.paint(ellipse(506, 96, 30), "#fffdf0", vol=0, lit=0, rough=0.6)
    c.fog_colour = rgb("#fbeecb")
    c.paint(ridge(436, 10, 3, tilt=-20), "#a9bc98", fog=0.6, vol=0.2)
    c.paint(ridge(470, 12, 7, tilt=30), "#bfc078", fog=0.42, vol=0.2)
    for i, x in enumerate((60, 92, 128, 420, 462, 498, 540, 572)):
        house(
            c,
            x,
            478 + 7 * math.sin(i * 2),
            30,
            22,
            ["#f3e6cc", "#e8cfae", "#f6efe0"][i % 3],
            ["#d9653f", "#c8503a", "#b8604a"][i % 3],
            seed=i,
            fog=0.4,
            win=1,
            glowing=False,
            lit="#7a8a90",
            rh=0.8,
        )
    c.paint(
        ridge(506, 5, 11, tilt=16),
        "#d2c272",
        dark="#9a9448",
        light="#fff4c0",
        vol=0.2,
        tex=0.4,
        texk="streakh",
        grad=((0, 500), (0, 900), 0.25, -0.2),
    )
    for y, a in ((560, 0.2), (640, 0.25), (740, 0.3)):
        c.band("#efe0a0", y, 16, a, seed=y)
    tree(c, 548, 560, 110, "#7a5a3c", ["#6f8a44", "#9aae54", "#ccd080"], seed=5, size=4, levels=4)
    # people on the path below, who have sent their shadows to the wash
    for x, y, h, kw in (
        (296, 592, 58, dict(body="heavy", clothes="suit", col="#5a4048", hat="top")),
        (330, 596, 40, dict(body="child", clothes="dress", col="#3f7f90", style="plait")),
        (236, 600, 48, dict(body="slim", clothes="dress", col="#b8602c", style="bun")),
    ):
        person(c, x, y, h, pose="walk", view="profile", facing=1, ground=False, fog=0.1, rim="#fff8d8", **kw)
    runaway(c)
    back = [(-20, 318), (130, 352), (300, 366), (470, 352), (620, 316)]
    washing(c, back, 1.8, [(532, "bicycle", 100, 0.4)])
    front = [(-20, 296), (120, 346), (300, 374), (470, 358), (620, 300)]
    post(c, 26, 306, 752, 9)
    at = washing(c, front, 2.6, [(134, "gentleman", 318, 0.0), (270, "cat", 170, 0.0)])
    ground_shadow(c, limb([(26, 752), (-20, 774)], [8, 6], cap=False), a=0.4)
    # the laundress casts none; her basket does
    h, x, y = 392, 440, 822
    arms, lean = ((160, 6, 10, 2), (30, 70, 12, -8)), -3
    kw = dict(body="heavy", pose="reach", view="three", facing=-1, arms=arms, lean=lean)
    wx, wy = joint_point(x, y, h, "wrL", **kw)
    x, y = x + 384 - wx, y + at(384) + 12 - wy
    hung(c, "child", 364, at(364) + 4, 200, seed=3)
    ground_shadow(
        c, sheared(curve([(-30, 0, "c"), (-36, -40, "c"), (36, -40, "c"), (30, 0, "c")]), 246, 846, 1.5), a=0.5
    )
    basket(c, 246, 846, 1.4)
    o = person(
        c,
        x,
        y,
        h,
        clothes="apron",
        face="sly",
        col="#d9453a",
        col2="#fff6e0",
        hair="#5a3a24",
        style="bun",
        skin="#d8a078",
        legs="#e8c8a8",
        shoes="#7a4a2c",
        ground=False,
        rim="#fff8d8",
        look=(-0.5, -0.6),
        nod=-12,
        pattern="dots",
        pcol="#f0a080",
        **kw,
    )
    for px in (352, 377):
        peg(c, px, at(px))
    for q in (o["handL"],):
        hand(c, q[0], q[1], -80, h * 0.07, "grip", "#d8a078")
    peg(c, o["handR"][0] - 2, o["handR"][1] - 8, 1.2)
    grass(c, 0, 600, 902, 30, ["#8f9a48", "#b8b458", "#e0d488"], n=130, seed=3)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.62 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        shadow_tint="#2c3860",
        light_tint="#fff6d0",
        vignette=0.16,
        bloom=0.12,
        bthr=0.88,
        contrast=0.2,
        paper=0.045,
        grain=0.025,
        sat=1.0,
    )


def peg(c, x, y, s=1.0):
    """A wooden peg on the line."""
    c.paint(
        rect(x - 2.2 * s, y - 7 * s, 4.4 * s, 17 * s, 1.4), "#e0b070", dark="#8a5a30", vol=0.5, rough=0.1, detail=0.6
    )


def post(c, x, y0, y1, w):
    """A pole of the washing line."""
    c.paint(
        rect(x - w / 2, y0 - 12, w, y1 - y0 + 12, 2),
        "#b08a5c",
        dark="#6a4a30",
        light="#fff0c8",
        vol=0.7,
        texk="streakv",
        tex=0.4,
        rough=0.5,
    )
    c.paint(
        rect(x - w * 2.2, y0 - 4, w * 4.4, w * 0.8, 2), "#b08a5c", dark="#6a4a30", light="#fff0c8", vol=0.5, rough=0.4
    )


def washing(c, pts, w, wash):
    """A washing line with its shadows and pegs; returns its height at any x."""
    q = sample(pts, 120)

    def at(x):
        return float(np.interp(x, q[:, 0], q[:, 1]))

    c.line(pts, [w], "#f6eeda", rough=0.2)
    for i, (x, kind, size, d) in enumerate(wash):
        hung(c, kind, x, at(x) + 4, size, flip=i % 2 == 1, dry=d, seed=3 * i)
        for dx in {"gentleman": (-7, 8), "cat": (-10, 10), "bicycle": (-30, 32)}[kind]:
            peg(c, x + dx * size / 100, at(x + dx * size / 100), 1.0 - 0.4 * d)
    return at


def basket(c, x, y, s):
    """A wicker basket with a folded shadow and an ear in it."""
    k = Frame(c, x, y, 100 * s, rim="#fff8d8")
    k.paint(
        [(-34, -40), (-16, -58), (10, -54), (26, -60), (36, -42), (0, -34)],
        "#3f4a6e",
        dark="#232a48",
        light="#8f9cc4",
        vol=0.8,
    )
    k.paint([(14, -52, "c"), (30, -80, "c"), (36, -50, "c")], "#3f4a6e", dark="#232a48", light="#8f9cc4", vol=0.6)
    m = k.paint(
        [(-38, -42, "c"), (38, -42, "c"), (31, -2, "c"), (0, 3), (-31, -2, "c")],
        "#c89a58",
        dark="#7a4a24",
        light="#ffe6b0",
        vol=0.9,
    )
    for j in range(5):
        k.line([(-36, -36 + j * 8), (0, -32 + j * 8), (36, -36 + j * 8)], [1.6], "#8a5a2c", 0.6, clip=m)
    for i in range(-5, 6):
        k.line([(i * 7, -42), (i * 5.8, 2)], [1.5], "#e8c484", 0.55, clip=m)
    k.paint(limb([(-38, -42), (0, -37), (38, -42)], [7], cap=True), "#d8ac68", dark="#8a5a2c", vol=0.8)


def runaway(c):
    """Across the grass run two shadows that belong to nobody."""
    woman = union(
        curve([(-12, -60), (-16, -34), (-30, -14, "c"), (14, -10, "c"), (14, -34), (10, -60), (2, -66)]),
        ellipse(4, -76, 9, 10.5),
        ellipse(-6, -84, 5),
        limb([(0, -14), (14, -2), (22, 4)], [7, 5, 4]),
        limb([(-14, -16), (-28, -8), (-40, -14)], [7, 5, 4]),
        limb([(8, -56), (24, -50), (34, -58)], [6, 5, 4]),
        limb([(-8, -56), (-24, -48), (-34, -56)], [6, 5, 4]),
    )
    dog = union(
        curve([(-24, -26), (-10, -30), (12, -30), (22, -24), (20, -12), (0, -14), (-22, -12)]),
        ellipse(28, -34, 10, 8),
        limb([(34, -34), (44, -31)], [8, 5]),
        limb([(24, -40), (16, -34)], [6, 4]),
        limb([(-22, -24), (-34, -36), (-40, -46)], [5, 4, 2]),
        limb([(18, -16), (30, -6), (36, -2)], [6, 4, 3]),
        limb([(-18, -16), (-30, -6), (-38, -6)], [6, 4, 3]),
        limb([(10, -14), (8, -2)], [5, 3]),
        limb([(-10, -14), (-16, -2)], [5, 3]),
    )
    for p, x, y, s in ((woman, 84, 748, 1.15), (dog, 152, 768, 0.9)):
        m = skia.Matrix()
        m.setAll(s, -0.35 * s, x, 0, 0.52 * s, y, 0, 0, 1)
        q = skia.Path(p)
        q.transform(m)
        ground_shadow(c, q, a=0.62)
