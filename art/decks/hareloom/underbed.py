"""A child reads to those under the bed; the dark has come nearer to listen."""

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    ellipse,
    focus_map,
    limb,
    loose,
    material,
    merged,
    mix,
    plain,
    plane_noise,
    planks,
    poly,
    ramp,
    rect,
    rgb,
    three_tones,
    wallpaper,
)

SENTENCE = "A child reads to those under the bed; the dark has come nearer to listen."
KEY = "night-blue"
FRAME = "interior"
MOOD = "calm"
PROTAGONIST = "child"

LAMP = (0.42, 0.42, -0.86)
PATCHES = ["#7a3a3c", "#a88f6c", "#4a6484", "#84504c", "#5f7068", "#b4aa98", "#54486a"]


def quilt(u, v, fp):
    """Patchwork that falls in folds."""
    k = 0.42
    v = v + 0.14
    i, j = np.floor(u / k), np.floor(v / k)
    fold = np.sin(u * 5.2 + 0.5 * np.sin(v * 2.0 + u)) * 0.34 + np.sin(u * 11.3 + 1.7) * 0.12
    t = 0.5 + fold * np.clip(1.35 - v * 0.8, 0.2, 1) + 0.3 * plane_noise("mottle", u, v, 0.9, fp)
    e = np.minimum(np.minimum(u % k, k - u % k), np.minimum(v % k, k - v % k))
    t = t - 0.28 * np.clip(1 - e / np.maximum(0.02, fp), 0, 1)
    out = np.zeros((*u.shape, 3), np.float32)
    for n, col in enumerate(PATCHES):
        m = ((i * 3 + j * 5 + (i * j) % 3) % len(PATCHES) == n)[..., None]
        out += ramp(t, three_tones(col)) * m
    return out * (1 + 1.3 * fold * np.clip(1.35 - v * 0.8, 0.25, 1))[..., None].astype(np.float32)


def room(c):
    """A night room, and a bed as high as a house seen from the floor."""
    S = Space.one(c, eye=(0.0, 1.2, -4.25), f=620, vp=(300, 488))
    boards = planks("#8a6650", 0.34, 3.2, "v", 0.2, 0.012, 0.5)
    S.plane((-6, 0, -4.2), (1, 0, 0), (0, 0, 1), (12, 26), boards, nrm=UP)
    paper = wallpaper("#4a6288", "#5f7aa0", 0.8, "stripe", 0.5)
    S.wall(
        (-7, 0, 4.2),
        (1, 0, 0),
        14,
        9,
        paper,
        [(8.4, 4.5, 1.5, 2.1)],
        thick=0.3,
        reveal=plain("#8a9ab0", 0.2),
        cast=False,
    )
    sky = material(lambda u, v: (0.15 + 0.24 * v, three_tones("#5f8ab8", "#2c4c7c", "#b8d4e8")))
    S.window((1.4, 4.5, 4.45), (1, 0, 0), 1.5, 2.1, plain("#b8c4d0", 0.2), sky, (2, 2), fw=0.08, bw=0.07)
    wood = plain("#7a4c34", 0.4, 1.0, streak=0.5)
    hem = [(0.0, 0.0)] + [(x, 0.10 * np.sin(x * 5.2) + 0.05 * np.sin(x * 2.1 + 1)) for x in np.linspace(0.02, 6.0, 60)]
    top = [(6.0, 1.02), (0.16, 1.06), (0.0, 0.94)]
    S.plane((-1.42, 1.86, -0.06), (1, 0, 0), UP, [hem + top], quilt)
    S.plane((-1.34, 1.98, 0), (1, 0, 0), (0, 0, 1), (8, 3.6), plain("#3a2a24", 0.3, 1.0, streak=0.5), nrm=-UP)
    S.box((-1.7, 0, 0.0), (-1.36, 3.5, 0.24), wood)
    S.revolve((-1.53, 3.5, 0.12), [(0.2, 0), (0.2, 0.06), (0.1, 0.12), (0.22, 0.3), (0.2, 0.46), (0, 0.56)], wood, 18)
    S.box((-1.7, 0, 3.4), (-1.42, 2.0, 3.65), wood)
    S.box((3.6, 0, 3.4), (3.9, 2.0, 3.65), wood)
    S.amb = (rgb("#3a4a70"), rgb("#141c34"))
    S.lamp(LAMP, "#ffb45c", 2.1, 1.3, 0.1, 10, fall=1.15)
    S.lamp((2.2, 5.6, 2.9), "#a8c8f0", 0.8, 1.6, 0.4, 8)
    S.lamp((-4.5, 5.0, -4.0), "#9cbcec", 0.95, 5.0, 0.5, 8)
    S.render(ao=0.75, expo=1.0, gi=0.05, lines=0.3)
    cave(c, S)
    S.wobble(0.9)
    return S


def cave(c, S):
    """The dark under the bed is deeper than the room."""
    P = S.rays(c.xx, c.yy) * np.minimum(S.z, 60)[..., None] + S.C
    under = (P[..., 2] > 0.0) & (c.xx > 106) & (c.yy > 366)
    k = (np.clip(P[..., 2] / 1.3, 0, 1) * under)[..., None]
    k = np.maximum(k, ((P[..., 1] > 1.0) & under & (P[..., 2] > 0.25))[..., None])
    c.img = (c.img * (1 - k) + rgb("#0a0a16") * k).astype(np.float32)


def gleams(c, x, y, gap, r, tilt=0.0):
    """Two eyes that only give back the light."""
    for s in (-1, 1):
        px, py = x + s * gap / 2, y + s * tilt
        c.late.append(
            lambda px=px, py=py: (c.dot(px, py, r, "#ffdc8a", 0.95, True), c.glow(px, py, r * 5, "#ff9c40", 0.16))
        )


def listener(c, pts, warm, hairs=()):
    """A mass of fur that leans toward the lamp."""
    k = Frame(c, 0, 0, 100)
    m = k.paint(
        pts,
        mix("#0e0c18", "#3f2c28", warm),
        dark="#07070f",
        light=mix("#2a2430", "#d89858", warm),
        vol=1.0,
        rough=1.4,
        px=220,
    )
    if hairs:
        k.fur(m, hairs, 16, 1.0, con=0.2)
    return m


def audience(c):
    """They have come out of the depth, the small ones to the front, and none of them moves."""
    horns = [
        limb([(372, 470), (346, 452), (334, 424), (344, 400)], [19, 15, 10, 3]),
        limb([(500, 470), (530, 452), (544, 424), (532, 398)], [19, 15, 10, 3]),
    ]
    c.paint(merged(horns), "#4a3a34", dark="#0c0a14", light="#c89a68", vol=0.9, rough=0.4)
    listener(
        c,
        [(290, 706), (306, 590), (330, 500), (372, 452), (436, 438), (504, 452), (552, 506), (590, 600), (620, 706)],
        0.42,
        [
            [(430, 450), (370, 520), (330, 700)],
            [(440, 450), (440, 560), (430, 700)],
            [(450, 450), (530, 540), (570, 700)],
        ],
    )
    gleams(c, 436, 500, 60, 4.6, 1.5)
    listener(
        c,
        [
            (106, 700),
            (112, 590),
            (124, 500),
            (150, 446),
            (186, 432),
            (226, 446),
            (246, 470),
            (226, 490),
            (196, 500),
            (190, 560),
            (206, 640),
            (214, 700),
        ],
        0.30,
        [[(170, 440), (140, 520), (130, 690)], [(190, 450), (170, 540), (180, 690)]],
    )
    for ear in ([(170, 446), (150, 424), (122, 420)], [(186, 438), (178, 412), (156, 398)]):
        c.paint(limb(ear, [16, 15, 4]), "#1c1620", dark="#07070f", light="#8a6040", vol=0.9, rough=0.8)
    gleams(c, 205, 462, 25, 3.1, 1.5)
    listener(
        c,
        [(112, 716), (116, 664), (146, 630), (184, 632), (206, 662), (212, 716)],
        0.40,
        [[(160, 634), (140, 670), (140, 710)], [(170, 634), (186, 670), (190, 710)]],
    )
    gleams(c, 168, 662, 21, 2.6, 1)
    for x, y, g, r in (
        (278, 440, 17, 1.9),
        (562, 452, 16, 1.8),
        (300, 528, 20, 2.2),
        (264, 478, 11, 1.3),
        (396, 424, 12, 1.3),
        (318, 486, 10, 1.2),
    ):
        gleams(c, x, y, g, r)


def paw(c):
    """One of them has laid a hand at the edge of the light."""
    k = Frame(c, 486, 736, 100, 0, False)
    fur = dict(dark="#0a080f", light="#c88c52", vol=1.0, rimdir=(-0.7, -0.7), rim="#e8a868")
    arm = [(134, -92), (84, -80), (34, -58), (-18, -46), (-46, -28), (-50, -4), (-20, 10), (40, 8), (90, 2), (134, -6)]
    m = k.paint(arm, "#33262a", rough=1.3, shadow=(7, 7, 8, 0.55), px=220, **fur)
    for x, y in ((-6, 8), (-26, 2), (-42, -7), (-46, -22)):
        tip = [(x - 4, y + 1), (x - 15, y + 4), (x - 24, y + 12)]
        k.paint(limb(tip, [8, 6, 0.8], cap=False), "#d8b688", dark="#4a3020", vol=0.7, rough=0.1, detail=0.9)
        k.paint(ellipse(x + 6, y - 5, 15, 11, -20), "#3a2b2c", rough=0.9, shadow=(2, 3, 3, 0.4), **fur)
    k.fur(m, [[(130, -74), (50, -50), (-34, -24)], [(130, -40), (60, -30), (-20, -8)]], 14, 1.1, con=0.24)


def lantern(c, S):
    """A lantern on the boards, before the reader."""
    x, y = S.pt((LAMP[0], 0, LAMP[2]))
    k = Frame(c, x, y, 66, 0, False, rim="#ffe0a0")
    iron = dict(dark="#140e10", light="#a87c50", vol=0.8, rough=0.2)
    k.paint(ellipse(0, 0, 34, 8), "#3a2c28", **iron)
    k.paint(rect(-24, -74, 48, 70, 8), "#ffd890", dark="#e88a30", light="#fff8e0", vol=0.5, rough=0.2, lit=0)
    for q in (-25, 25, 0):
        k.paint(limb([(q, -2), (q * 1.08, -40), (q, -78)], [3.4]), "#2a1f1e", **iron)
    k.paint(poly([(-32, -74), (32, -74), (14, -100), (-14, -100)]), "#3a2c28", **iron)
    k.paint(limb([(-14, -98), (-24, -128), (0, -142), (24, -128), (14, -98)], [2.6], cap=False), "#2a1f1e", **iron)
    px, py = k.pt(0, -40)
    c.late.append(lambda: (c.glow(px, py, 34, "#fff4d0", 0.95, 1.6), c.glow(px, py, 210, "#ff9a3c", 0.34, 1.1)))


def reader(c, S):
    """Seen from behind on the floor, head bent over the page; the lamp draws the edges."""
    x, y = S.pt((-0.22, 0, -1.15))
    k = Frame(c, x, y, 112, 0, False, rim="#ffd494")
    k.paint(ellipse(-8, 10, 62, 12), "#05050c", vol=0, soft=4, alpha=0.6, lit=0)
    k.paint(
        [(-40, 4), (30, 8), (-20, 120), (-70, 210), (-220, 220), (-140, 110)],
        "#05050c",
        vol=0,
        soft=7,
        alpha=0.5,
        lit=0,
    )
    cloth = dict(
        dark="#1c2440", light="#ffdcae", vol=0.95, rough=0.5, rimdir=(1, -0.25), rim="#ffdca4", rimw=3.0, lit=0.45
    )
    page = dict(dark="#d8a868", light="#fffdf0", vol=0.3, rough=0.2, lit=0, detail=0.9)
    # the book stands open on the knees, beyond the arm
    k.paint(
        [(20, -38, "c"), (76, -62, "c"), (84, -20, "c"), (30, 0, "c")], "#6a2a24", dark="#2c1010", vol=0.3, rough=0.2
    )
    k.paint([(20, -40, "c"), (48, -60), (76, -64, "c"), (82, -24, "c"), (54, -18), (30, -3, "c")], "#ffe8bc", **page)
    for i in range(5):
        t = i / 5
        k.line(
            [(33 + 4 * t, -40 + 33 * t), (52 + 3 * t, -52 + 32 * t), (70 + 4 * t, -55 + 30 * t)], [1.2], "#a87850", 0.7
        )
    # legs folded under the shirt
    k.paint([(-52, 4), (-46, -22), (-10, -34), (40, -26), (62, -8), (54, 8), (0, 12)], "#4a5478", **cloth)
    k.paint(
        [(-62, 12), (-56, -4), (-34, -8), (-18, 2), (-30, 12)],
        "#c08a68",
        dark="#4a2c30",
        light="#ffd0a0",
        vol=0.8,
        rough=0.3,
    )
    # back, round with reading
    m = k.paint(
        [(-44, 6), (-46, -30), (-38, -66), (-22, -90), (2, -98), (26, -86), (40, -58), (40, -20), (34, 6), (-4, 12)],
        "#56608a",
        px=240,
        **cloth,
    )
    for a in ([(-24, -78), (-28, -40), (-32, 2)], [(-4, -84), (-6, -40), (-4, 4)], [(18, -76), (22, -40), (18, 2)]):
        k.line(a, [1, 4, 7], "#4a5678", 0.5, clip=m, soft=1.2)
    k.paint(
        [(20, -80), (38, -66), (46, -44), (44, -24), (58, -26), (56, -14), (36, -12), (24, -34)], "#6a7090", **cloth
    )
    k.paint(ellipse(58, -20, 8, 6), "#e0a878", dark="#7a4630", light="#ffe0b0", vol=0.8, rough=0.2, rim=True)
    # head, bent toward the page
    k.paint(
        [(-8, -92), (4, -108), (20, -100), (22, -84), (8, -80)],
        "#b07c5c",
        dark="#3a2228",
        light="#ffd0a0",
        vol=0.7,
        rough=0.3,
    )
    hair = dict(dark="#0c080c", light="#b87840", vol=0.95, rough=0.7, rimdir=(1, 0.1), rim="#ffc878", rimw=2.6)
    k.paint(ellipse(38, -112, 9, 12, 12), "#e09a68", dark="#7a4030", light="#ffe0b0", vol=0.6, rough=0.2, rim=True)
    m = k.paint(
        [
            (-22, -106),
            (-26, -132),
            (-8, -156),
            (20, -160),
            (42, -144),
            (46, -122),
            (34, -102),
            (22, -92),
            (4, -88),
            (-12, -92),
        ],
        "#2c1c18",
        px=220,
        **hair,
    )
    k.fur(
        m,
        [
            [(8, -156), (-10, -140), (-16, -110)],
            [(16, -156), (12, -130), (8, -96)],
            [(22, -154), (34, -136), (34, -112)],
        ],
        16,
        1.0,
        con=0.25,
    )


def draw():
    """One lamp, and everything that isn't in its light."""
    c = Card(7727, key=(-0.2, -0.6, 0.6), bg="#0a0c18")
    S = room(c)
    x, y = S.pt(LAMP)
    c.lights = [(x, y, 40, "#ffb060", 150, 0.95)]
    audience(c)
    paw(c)
    lantern(c, S)
    reader(c, S)
    f = focus_map(
        c,
        [
            (300, 640, 190, 150, 1.0),
            (120, 710, 110, 60, 0.9),
            (430, 520, 120, 90, 0.7),
            (300, 330, 330, 90, 0.75),
            (458, 170, 80, 110, 0.8),
            (84, 110, 50, 60, 0.7),
        ],
        0.3,
    )
    loose(c, f, strength=0.55)
    return c.finish(shadow_tint="#0c1030", light_tint="#ffe8c0", vignette=0.38, contrast=0.2, paper=0.045, grain=0.025)
