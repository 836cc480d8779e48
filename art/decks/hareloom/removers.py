"""Two removal men carry the horizon out; behind it the paper is bare."""

import itertools
import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    gull,
    hand,
    joint_point,
    limb,
    merged,
    person,
    poly,
    rect,
    rgb,
    shift,
    smoothstep,
)

SENTENCE = "Two removal men carry the horizon out; behind it the paper is bare."
KEY = "rose-morning"
FRAME = "abstract"
MOOD = "comic"
PROTAGONIST = "adult"


def torn(y):
    """Where the painted world still begins, at height y."""
    return 262 + 26 * math.sin(y / 150 + 0.6) + 7 * math.sin(y / 37)


def world(c):
    """The evening that is being taken away: sky, sun, sea, an island."""
    c.sky(
        [
            (0, "#8a5f86"),
            (0.22, "#c98494"),
            (0.40, "#f0ae92"),
            (0.505, "#ffe0a8"),
            (0.515, "#5f98a0"),
            (0.7, "#2f6f7c"),
            (1, "#1c4a5c"),
        ],
        warp=0.05,
    )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.018)
    c.glow(120, 452, 190, "#fff0b8", 0.7, 1.2)
    c.paint(ellipse(120, 440, 44), "#fff6d0", vol=0, lit=0, rough=0.6)
    c.paint(
        rect(-10, 459, 640, 460),
        "#3f8088",
        dark="#1c4a5c",
        light="#a8d0c0",
        vol=0,
        texk="streakh",
        tex=0.5,
        grad=((0, 459), (0, 880), 0.35, -0.4),
        rough=0.5,
    )
    c.fog_colour = rgb("#f0bca0")
    c.paint(curve([(10, 470, "c"), (40, 448), (78, 440), (100, 452), (140, 470, "c")]), "#6a4a5c", fog=0.45, vol=0.3)
    rr = np.random.default_rng(4)
    for _ in range(90):
        y = 462 + 420 * rr.random() ** 1.6
        x = 120 + rr.normal(0, 20 + (y - 462) * 0.25)
        L = 5 + (y - 460) * 0.06
        c.line(
            [(x - L, y), (x, y + 0.6), (x + L, y)],
            [0.3, 1 + (y - 460) * 0.006, 0.3],
            "#fff0c0",
            rr.uniform(0.25, 0.8),
            rough=0.2,
        )
    c.paint(merged([gull(70, 300, 11, -8), gull(110, 284, 8), gull(160, 310, 7, 10)]), "#fff4e4", vol=0, rough=0.2)
    # a ship that has not been told
    P = Pose(196, 520, 0.8)
    c.paint(P(poly([(0, -60), (0, -6), (-30, -6)])), "#fff6e8", dark="#c8a8a0", vol=0.3, rough=0.3)
    c.paint(P(poly([(4, -50), (4, -6), (24, -6)])), "#f3d8c4", dark="#b08a88", vol=0.3, rough=0.3)
    c.paint(
        P(curve([(-36, -2, "c"), (34, -2, "c"), (22, 14), (-24, 14)])), "#7a3a3c", dark="#3a1c24", vol=0.6, rough=0.3
    )


def bare(c):
    """Primed paper with the pencil lines of what was planned, laid over the right part of the card."""
    x = c.xx
    y = c.yy
    edge = 262 + 26 * np.sin(y / 150 + 0.6) + 7 * np.sin(y / 37) + (c.noise("mottle") - 0.5) * 9
    k = smoothstep(-0.6, 0.6, x - edge)[..., None]
    lip = (np.exp(-np.clip(edge - x, 0, None) / 9) * (x < edge) * 0.45)[..., None]
    paper = rgb("#f2e8d4") * (1 + 0.09 * (c.noise("mottle", 3) - 0.5) + 0.05 * (c.noise("speck", 4) - 0.5))[..., None]
    shade = np.exp(-np.clip(x - edge, 0, None) / 16) * (x > edge) * 0.22
    c.img = (c.img * (1 - lip) * (1 - k) + paper * (1 - shade)[..., None] * k).astype(np.float32)
    c.top[k[..., 0] > 0.5] = 0
    pencil = dict(rough=0.5, grain=0.4)
    c.line([(258, 459), (430, 460), (590, 459)], [2.2, 2.6, 2.0], "#5f5650", 0.9, **pencil)
    for a in (-26, -13, 0, 14, 27):
        c.line(
            [(300, 459), (300 + 320 * math.cos(math.radians(a)), 459 + 320 * math.sin(math.radians(a)))],
            [1.5],
            "#8a7f74",
            0.75,
            **pencil,
        )
    ring = [(470 + 58 * math.cos(t), 240 + 58 * math.sin(t)) for t in np.linspace(0.2, 6.5, 40)]
    c.line(ring, [1.8, 2.2, 1.6], "#6f655c", 0.85, **pencil)
    for pts in (
        [(430, 388), (430, 440), (404, 440), (430, 388)],
        [(434, 396), (434, 440), (454, 440), (434, 396)],
        [(396, 444), (462, 444), (450, 460), (408, 460), (396, 444)],
        [(340, 459), (372, 430), (398, 436), (420, 459)],
    ):
        for p, q in itertools.pairwise(pts):  # a ship and an island to come
            c.line([p, q], [1.5], "#7a7066", 0.8, **pencil)
    for px, py in ((286, 150), (566, 120), (300, 820), (572, 590)):  # nails and the holes they left
        c.paint(
            ellipse(px, py, 3.4),
            "#6f6a68",
            dark="#2c2a30",
            light="#ffffff",
            vol=1.0,
            rough=0.1,
            shadow=(2, 3, 2, 0.4),
            detail=1,
        )


def draw():
    """On the left it is still evening."""
    c = Card(5303, key=(-0.5, -0.65, 0.57))
    world(c)
    bare(c)
    # the floor they walk on: planks of a studio along the bottom
    c.paint(
        curve([(-20, 770, "c"), (200, 762), (420, 766), (620, 760, "c"), (620, 930, "c"), (-20, 930, "c")]),
        "#b89878",
        dark="#6a4c3c",
        light="#f0d8b4",
        vol=0.1,
        texk="streakh",
        tex=0.5,
        rough=0.6,
        shadow=(0, -3, 6, 0.3),
        grad=((0, 760), (0, 900), 0.2, -0.3),
    )
    for y in (792, 828, 872):
        c.line([(-10, y + 2), (300, y), (610, y + 1)], [1.2, 2.2, 1.2], "#5a3f30", 0.6)
    a, b, _ha, _hb = men(c, draw_now=False)
    men(c, draw_now=True)
    roll(c, a, b)
    carry(c, a, b)
    secrets(c)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        shadow_tint="#3a2440", light_tint="#fff2d8", vignette=0.16, bloom=0.14, bthr=0.82, paper=0.05, grain=0.025
    )


FRONT = dict(body="heavy", pose="walk", view="three", facing=1, arms=((20, 30, 10, 4), (62, 112, 26, 16)))
REAR = dict(body="slim", pose="walk", view="three", facing=1, arms=((-20, 30, 10, 4), (66, 112, 24, 14)))


def men(c, draw_now):
    """The two of them; first only where their shoulders are, then themselves."""
    fx, fy, fh = 476, 842, 312
    rx, ry, rh = 300, 838, 326
    a = joint_point(rx, ry, rh, "shR", **REAR)
    b = joint_point(fx, fy, fh, "shR", **FRONT)
    if draw_now:
        person(
            c,
            rx,
            ry,
            rh,
            clothes="suit",
            face="tired",
            col="#46586e",
            col2="#efe2c4",
            hair="#2a1c18",
            style="short",
            skin="#c98f6a",
            legs="#33405a",
            hat="cap",
            hatc="#b3402f",
            rim="#fff6e0",
            shoes="#3a2a24",
            noarm=("R",),
            **REAR,
        )
        person(
            c,
            fx,
            fy,
            fh,
            clothes="suit",
            face="calm",
            col="#c8903c",
            col2="#f3e6cc",
            hair="#8a5a34",
            style="bald",
            skin="#e3b591",
            legs="#5a4638",
            beard=True,
            rim="#fff6e0",
            shoes="#3a2a24",
            noarm=("R",),
            **FRONT,
        )
    return a, b, None, None


def roll(c, a, b):
    """The part already rolled up: a long roll of evening under their arms."""
    p0 = (a[0] - 92, a[1] + 46)
    p1 = (b[0] + 92, b[1] + 50)
    d = np.array(p1) - np.array(p0)
    u = d / np.hypot(*d)
    n = np.array([-u[1], u[0]])
    R = 33
    body = poly(
        [
            tuple(np.array(p0) - n * R),
            tuple(np.array(p1) - n * R),
            tuple(np.array(p1) + n * R),
            tuple(np.array(p0) + n * R),
        ]
    )
    m = c.paint(
        body, "#f0ae92", dark="#7a4a6a", light="#ffe8c8", vol=0.9, rough=0.5, shadow=(4, 14, 12, 0.35), detail=0.5
    )
    bands = [(-0.9, "#8a5f86"), (-0.5, "#d88f90"), (-0.1, "#ffd8a0"), (0.12, "#5f98a0"), (0.5, "#2f6f7c")]
    for t, col in bands:  # the stripes of the sky lie along the roll
        q0, q1 = np.array(p0) + n * R * t, np.array(p1) + n * R * t
        w = R * 0.42
        c.paint(
            poly([tuple(q0), tuple(q1), tuple(q1 + n * w), tuple(q0 + n * w)]),
            col,
            vol=0,
            alpha=0.62,
            clip=m,
            texk="streakh",
            tex=0.5,
            rough=1.5,
            soft=1.0,
        )
    c.paint(
        poly(
            [
                tuple(np.array(p0) + n * R * 0.55),
                tuple(np.array(p1) + n * R * 0.55),
                tuple(np.array(p1) + n * R),
                tuple(np.array(p0) + n * R),
            ]
        ),
        "#1c1a30",
        vol=0,
        alpha=0.35,
        clip=m,
        soft=5,
    )
    e = Pose(p1[0], p1[1], 1, math.degrees(math.atan2(u[1], u[0])))
    c.paint(e(ellipse(0, 0, 13, R)), "#f2e8d4", dark="#a8947c", vol=0.3, rough=0.4, detail=0.8)
    sp = [(r * 0.32 * math.cos(t), r * math.sin(t)) for t in np.linspace(0, 17, 70) for r in (R * 0.92 * (1 - t / 19),)]
    c.line([e.pt(*q) for q in sp], [1.6], "#8a5f70", 0.9, rough=0.2, detail=0.9)
    for t in (0.2, 0.78):  # tied with string
        q = np.array(p0) + d * t
        c.line([tuple(q - n * R), tuple(q + u * 5), tuple(q + n * R)], [2.4], "#e8d8a8", clip=m, rough=0.2, detail=0.8)


def carry(c, a, b):
    """The near arm of each, over the roll and under it."""
    for (x, y), col, skin, w in ((a, "#46586e", "#c98f6a", (27, 25, 20)), (b, "#c8903c", "#e3b591", (33, 30, 23))):
        hand(c, x + 8, y + 82, 8, 25, "grip", skin, 1, "#fff6e0")
        c.paint(
            limb([(x + 2, y + 4), (x - 13, y + 46), (x + 6, y + 81)], w, cap=True),
            col,
            dark=shift(col, -0.2),
            light=shift(col, 0.14),
            vol=0.95,
            rough=0.4,
            rim="#fff6e0",
            shadow=(2, 4, 5, 0.4),
            texk="streakv",
            tex=0.2,
        )
        c.line([(x - 4, y + 86), (x + 4, y + 84), (x + 15, y + 74)], [5], "#f3e6cc", 1, vol=0.5, rough=0.2, detail=0.8)


def secrets(c):
    """A hammer and a tin of nails; a puddle of sea that has run out of the roll, with one fish."""
    c.paint(ellipse(168, 848, 66, 13), "#3f8a90", dark="#1c4a5c", light="#bfe8dc", vol=0.3, rough=1.2, detail=0.5)
    c.paint(
        Pose(176, 846, 0.6, -6)(
            curve([(-20, 0), (-4, -8), (14, 0), (26, -8, "c"), (23, 0), (26, 8, "c"), (14, 2), (-4, 8)])
        ),
        "#e8734a",
        light="#ffd0a0",
        vol=0.5,
        rough=0.2,
        detail=0.9,
    )
    k = Frame(c, 556, 880, 60, -8, rim="#fff6e0")
    k.ground(40, 7)
    k.paint(rect(-40, -9, 62, 8, 3), "#a87a4a", dark="#5a3a20", vol=0.7, rim=True)
    k.paint(
        [(20, -22, "c"), (34, -22, "c"), (36, -4), (34, 10, "c"), (22, 10, "c")],
        "#6f7478",
        dark="#2a2c34",
        light="#f0f4f4",
        vol=0.9,
        rim=True,
    )
