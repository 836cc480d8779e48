"""Two chairs stand at the fire: in one a snowman melts, of the other only a hand is left; their waters have met."""

import cv2
import numpy as np

from art.kit.all import (
    UP,
    Card,
    Frame,
    Space,
    blur,
    bricks,
    curve,
    ellipse,
    focus_map,
    limb,
    loose,
    material,
    merged,
    plain,
    planks,
    rgb,
    smoothstep,
    three_tones,
    wallpaper,
)

SENTENCE = "Two chairs stand at the fire: in one a snowman melts, of the other only a hand is left."
KEY = "autumn-corridor"
FRAME = "interior"
MOOD = "grief"
PROTAGONIST = "nobody"

FIRE = (300, 470)
FLOOR = 606  # where the chairs stand on the card
POOL = [
    (84, 632),
    (140, 608),
    (214, 612),
    (262, 622),
    (300, 628),
    (344, 622),
    (396, 612),
    (462, 604),
    (520, 622),
    (538, 648),
    (500, 668),
    (430, 672),
    (388, 688),
    (378, 718),
    (398, 752),
    (426, 784),
    (412, 826),
    (352, 846),
    (280, 862),
    (216, 836),
    (196, 792),
    (222, 756),
    (250, 728),
    (240, 700),
    (202, 684),
    (150, 690),
    (104, 676),
    (76, 654),
]
CLOTH = dict(dark="#16080c", light="#a8543c", vol=0.7, rough=0.4, tex=0.25, lit=0.2)
SNOW = dict(dark="#33446c", light="#ffe4c4", vol=1.05, rough=0.7)


def room(c):
    """A dark green room, a hearth, and a window with the winter in it."""
    S = Space.one(c, eye=(0.0, 1.3, -3.4), f=620, vp=(300, 338))
    S.plane((-4, 0, -3), (1, 0, 0), (0, 0, 1), (8, 4.4), planks("#8a5c38", 0.22, 2.2, "v", 0.2, 0.01, 0.5), nrm=UP)
    paper = wallpaper("#3f6a60", "#4f7c6c", 0.46, "damask", 0.5)
    hole = (5.0, 1.98, 0.86, 1.3)
    S.wall((-4, 0, 1.3), (1, 0, 0), 8, 4.4, paper, [hole], thick=0.2, reveal=plain("#b8b8b0", 0.2), cast=False)
    sky = material(lambda u, v: (0.1 + 0.36 * v, three_tones("#5f86b0", "#24406c", "#b8d0e4")))
    S.window((1.0, 1.98, 1.48), (1, 0, 0), 0.86, 1.3, plain("#8a9498", 0.2), sky, (2, 3), fw=0.05, bw=0.035)
    stone = bricks("#a87058", 0.3, 0.12, "#5a4038")
    front = [
        [(-1.25, 0), (1.25, 0), (1.25, 1.62), (-1.25, 1.62)],
        [
            (-0.82, 0),
            (0.82, 0),
            (0.82, 0.85),
            *[(0.82 * np.cos(t), 0.85 + 0.34 * np.sin(t)) for t in np.linspace(0.2, 2.94, 9)],
            (-0.82, 0.85),
        ],
    ]
    S.plane((0, 0, 0.95), (1, 0, 0), UP, front, stone, cast=False)
    S.plane((-1.25, 0, 0.95), (0, 0, 1), UP, (0.4, 1.62), stone, cast=False)
    S.plane((1.25, 0, 0.95), (0, 0, 1), UP, (0.4, 1.62), stone, cast=False)
    for x in (-0.82, 0.82):
        S.plane((x, 0, 0.95), (0, 0, 1), UP, (0.5, 1.2), plain("#5a3428", 0.3), cast=False)
    S.plane((-0.9, 0, 1.28), (1, 0, 0), UP, (1.8, 1.3), plain("#2a1814", 0.3), cast=False)
    S.plane((-0.95, 0.01, 0.5), (1, 0, 0), (0, 0, 1), (1.9, 0.8), plain("#6a5048", 0.3), cast=False, nrm=UP)
    S.box((-1.42, 1.62, 0.78), (1.42, 1.74, 1.3), plain("#5a3a24", 0.3, 1.0, streak=0.5))
    S.plane(
        (-0.86, 1.74, 1.0), (1, 0, 0), UP, (1.72, 3), wallpaper("#47746a", "#578476", 0.46, "damask", 0.4), cast=False
    )
    for x in (-0.76, 0.76):  # the chairs, for the shadows they throw
        S.quads.append([x - 0.36, 0.12, -0.4, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.72, 1.1])
    S.amb = (rgb("#52707a"), rgb("#33464e"))
    S.lamp((0, 0.42, 0.62), "#ff9a44", 2.6, 1.25, 0.35, 12, fall=1.15)
    S.lamp((1.5, 2.6, 0.7), "#9cc0f0", 0.8, 1.0, 0.3, 6, cast=False)
    S.render(ao=0.6, expo=1.0, gi=0.06, lines=0.35)
    S.wobble(0.9)
    return S


def snowfall(c, S):
    """Outside it goes on."""
    rr = np.random.default_rng(4)
    (x0, y0), (x1, y1) = S.pt((1.04, 3.2, 1.45)), S.pt((1.82, 2.03, 1.45))
    pts = [(rr.uniform(x0 + 4, x1 - 4), rr.uniform(y0 + 4, y1 - 4), rr.uniform(0.5, 1.5)) for _ in range(60)]
    c.late.append(lambda: [c.dot(x, y, r, "#f0f6ff", 0.75) for x, y, r in pts])
    c.paint(
        curve(
            [
                (x0 + 6, y1 - 4),
                (x0 + 6, y1 - 18),
                (x0 + 40, y1 - 13),
                (x1 - 34, y1 - 20),
                (x1 - 7, y1 - 14),
                (x1 - 7, y1 - 4),
            ]
        ),
        "#d0dcec",
        dark="#7f98bc",
        light="#ffffff",
        vol=0.5,
        rough=0.6,
        lit=0,
    )


def fire(c):
    """Logs and flames, the only warm light."""
    x, y = FIRE
    for pts in ([(-72, 36), (0, 26), (74, 38)], [(-60, 24), (4, 36), (66, 20)], [(-40, 18), (10, 22), (54, 28)]):
        c.paint(
            limb([(x + a, y + b) for a, b in pts], [15, 17, 14]),
            "#3c2018",
            dark="#140a08",
            light="#ff8a3c",
            vol=0.8,
            rough=0.7,
            lit=0,
        )
    rr = np.random.default_rng(9)
    for col, k, n in (("#d8521c", 1.0, 9), ("#ff9a2c", 0.74, 8), ("#ffd868", 0.5, 7), ("#fff6d0", 0.28, 5)):
        ps = []
        for i in range(n):
            fx = x - 72 + 144 * (i + 0.5) / n + rr.normal(0, 3)
            h = k * (118 - abs(fx - x) * 0.8) * rr.uniform(0.75, 1.15)
            w = 21 * (0.5 + 0.5 * k)
            ps.append(
                curve(
                    [
                        (fx - w, y + 26),
                        (fx - w * 0.9, y + 26 - h * 0.35),
                        (fx + rr.normal(0, 5), y + 26 - h, "c"),
                        (fx + w * 0.8, y + 26 - h * 0.4),
                        (fx + w, y + 26),
                    ]
                )
            )
        c.paint(merged(ps), col, vol=0, lit=0, rough=0.8, soft=1.4, alpha=0.85)
    c.late.append(lambda: (c.glow(x, y + 24, 60, "#ffd890", 0.4, 1.4), c.glow(x, y + 10, 240, "#ff8a34", 0.34, 1.1)))


def armchair(k, tilt):
    """A wing chair from behind: arms to both sides, the tall back, two feet."""
    for x in (-36, 36):
        k.paint(
            limb([(x, -22), (x + 1, -8), (x, 2)], [10, 7, 5]),
            "#24140e",
            dark="#0c0606",
            light="#8a5030",
            vol=0.8,
            rough=0.2,
        )
    for s in (-1, 1):
        arm = [
            (s * 30, -20, "c"),
            (s * 48, -20, "c"),
            (s * 51, -60),
            (s * 53, -76),
            (s * 46, -86),
            (s * 36, -84),
            (s * 30, -70),
        ]
        k.paint(arm, "#5a2420", rim="#ff9a50" if s == tilt else None, rimdir=(s, -0.5), rimw=2.4, **CLOTH)
    back = [
        (-40, -18, "c"),
        (-44, -70),
        (-46, -120),
        (-38, -146),
        (-18, -156),
        (0, -152),
        (18, -156),
        (38, -146),
        (46, -120),
        (44, -70),
        (40, -18, "c"),
        (0, -14),
    ]
    m = k.paint(back, "#441a1c", px=240, rim="#ff9a50", rimdir=(tilt * 0.8, -0.6), rimw=2.6, **CLOTH)
    for x, y in ((-20, -124), (0, -128), (20, -124), (-11, -104), (11, -104), (-20, -84), (0, -86), (20, -84)):
        k.paint(ellipse(x, y, 2.4), "#2a0e10", light="#a85038", vol=-0.6, rough=0.2, clip=m)
    k.line([(-39, -26), (0, -22), (39, -26)], [1.4], "#1c080a", 0.8, clip=m)


def hat(k, x, y, rot):
    """A black hat with a band."""
    f = Frame(k.c, *k.pt(x, y), 100 * k.s, rot)
    felt = dict(
        dark="#08070c", light="#5a3a30", vol=0.7, rough=0.3, rim="#ffa860", rimdir=(0.9, -0.3), rimw=1.8, lit=0.5
    )
    f.paint(ellipse(0, 0, 27, 5.6), "#141218", **felt)
    f.paint(
        [(-16, -1, "c"), (-15, -18), (-17, -34, "c"), (0, -37), (17, -34, "c"), (15, -18), (16, -1, "c"), (0, 3)],
        "#17141a",
        **felt,
    )
    f.paint(
        [(-16, -2, "c"), (-15.4, -10, "c"), (0, -7), (15.4, -10, "c"), (16, -2, "c"), (0, 2)],
        "#7a241e",
        dark="#2c0c0c",
        light="#d0603c",
        vol=0.5,
        rough=0.2,
    )


def ball(k, x, y, rx, ry, seed):
    """A ball of snow that is no longer quite round."""
    rr = np.random.default_rng(seed)
    ring = [
        (x + (rx + rr.normal(0, rx * 0.03)) * np.cos(t), y + (ry + rr.normal(0, ry * 0.03)) * np.sin(t))
        for t in np.linspace(0, 6.283, 15)[:-1]
    ]
    k.paint(ring, "#8c9cbc", px=200, rim="#ffd098", rimdir=(0.95, -0.3), rimw=3.2, **SNOW)


def twig(c, pts, w):
    """An arm of hazel with three fingers at its end."""
    wood = dict(dark="#0c0606", light="#8a4a24", vol=0.5, rough=0.4, lit=0.4, detail=0.9)
    c.paint(limb(pts, [w, w * 0.8, w * 0.6, w * 0.4]), "#1c100c", **wood)
    (ax, ay), (bx, by) = pts[-2], pts[-1]
    d = np.array([bx - ax, by - ay]) / np.hypot(bx - ax, by - ay)
    for t in (-0.7, -0.05, 0.6):
        q = np.array([d[0] * np.cos(t) - d[1] * np.sin(t), d[0] * np.sin(t) + d[1] * np.cos(t)]) * 15
        c.paint(
            limb(
                [(bx - d[0] * 3, by - d[1] * 3), (bx + q[0] * 0.5, by + q[1] * 0.5), (bx + q[0], by + q[1])],
                [w * 0.42, w * 0.34, 0.8],
            ),
            "#1c100c",
            **wood,
        )


def snowman(c):
    """From behind, his head over the chair; his hand lies on the arm of it, held out."""
    k = Frame(c, 148, FLOOR, 186, -1)
    ball(k, 3, -140, 30, 26, 4)
    wool = dict(dark="#222c14", light="#d8b060", vol=0.8, rough=0.5, lit=0.6)
    ball(k, 5, -177, 22, 21, 7)
    k.paint(
        limb([(-17, -160), (4, -154), (25, -161)], [9, 11, 9]), "#5a6a34", rim="#ffc880", rimdir=(0.9, -0.3), **wool
    )
    hat(k, 6, -193, 5)
    twig(c, [(206, 452), (236, 446), (264, 451), (286, 461)], 12)
    armchair(k, 1)
    drops = [
        limb([(a, b), (a + 1, b + h * 0.6), (a, b + h)], [3, 2.6, 3.6]) for a, b, h in ((26, -15, 8), (-8, -15, 11))
    ]
    k.paint(merged(drops), "#c8a890", dark="#5a5460", light="#fff0d8", vol=0.4, alpha=0.75, rough=0.3, lit=0)


def absent(c):
    """The other chair: over the back of it there is nobody, and on its arm the hand is left."""
    k = Frame(c, 452, FLOOR, 186, 1)
    twig(c, [(392, 446), (368, 458), (344, 461), (320, 466)], 12)
    armchair(k, -1)
    drops = [
        limb([(a, b), (a + 1, b + h * 0.6), (a, b + h)], [3, 2.6, 3.6]) for a, b, h in ((-22, -15, 10), (6, -15, 8))
    ]
    k.paint(merged(drops), "#c8a890", dark="#5a5460", light="#fff0d8", vol=0.4, alpha=0.75, rough=0.3, lit=0)


def pool(c):
    """Two puddles that have become one; the fire lies in it upside down."""
    m = c.mask(curve(POOL), 1.2)
    s = c.ss
    d = c.yy - FLOOR
    dx = blur((c.noise("streakh", 5) - 0.5) * 22, 2.0 * s) * np.clip(d / 120, 0, 1)
    mx, my = ((c.xx + dx) * s).astype(np.float32), ((FLOOR - 8 - d * 0.86) * s).astype(np.float32)
    up = cv2.remap(c.img, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    h, w = m.a.shape
    sl = (slice(m.y0, m.y0 + h), slice(m.x0, m.x0 + w))
    a = m.a[..., None]
    glow = np.exp(-(((c.xx - FIRE[0]) / 84) ** 2))[sl][..., None] * rgb("#ff9a40") * 0.5
    wet = np.clip(c.img[sl] * 0.22 + up[sl] * 0.82 + glow * smoothstep(900, 680, c.yy)[sl][..., None], 0, 1)
    edge = np.clip(m.a - blur(m.a, 2.4 * s), 0, 1)[..., None]
    c.img[sl] = c.img[sl] * (1 - a) + wet * a + edge * rgb("#ffd8a0") * 0.8 * a
    c.detail[sl] = np.maximum(c.detail[sl], 0.5 * m.a)


def left_over(c):
    """The other one's hat, scarf and carrot, where the water has carried them."""
    k = Frame(c, 462, 716, 186)
    c.paint(ellipse(466, 722, 62, 11), "#0c0808", vol=0, soft=4, alpha=0.6, lit=0)
    wool = dict(dark="#101c34", light="#b88a70", vol=0.8, rough=0.5, lit=0.6)
    m = c.paint(
        curve(
            [
                (484, 706, "c"),
                (520, 708),
                (548, 724),
                (556, 742),
                (544, 758),
                (552, 778, "c"),
                (524, 784, "c"),
                (518, 762),
                (526, 742),
                (512, 732),
                (484, 728, "c"),
            ]
        ),
        "#2c4468",
        shadow=(2, 3, 4, 0.5),
        **wool,
    )
    for pts in (
        [(490, 718), (522, 718), (540, 740), (530, 760), (538, 782)],
        [(500, 712), (534, 718), (548, 740), (540, 756)],
    ):
        c.line(pts, [1, 2.4, 1], "#14223c", 0.6, clip=m, soft=0.6)
    hat(k, 0, 0, -8)
    root = dict(dark="#6a220c", light="#ffb060", vol=0.8, rough=0.2, detail=0.9)
    c.paint(
        curve([(386, 690, "c"), (368, 682), (330, 690, "c"), (366, 700)]),
        "#c85a20",
        shadow=(2, 4, 2, 0.5),
        rim="#ffd090",
        rimdir=(-0.5, -0.8),
        **root,
    )


def draw():
    """Before the fire."""
    c = Card(7519, key=(-0.2, -0.7, 0.5), bg="#14201e")
    S = room(c)
    snowfall(c, S)
    fire(c)
    c.lights = [(*FIRE, 60, "#ff9c4c", 150, 0.8)]
    snowman(c)
    absent(c)
    pool(c)
    left_over(c)
    f = focus_map(
        c,
        [(150, 300, 110, 150, 1.0), (300, 460, 260, 150, 0.95), (300, 720, 260, 150, 0.85), (490, 150, 90, 130, 0.8)],
        0.45,
    )
    loose(c, f, strength=0.45)
    return c.finish(vignette=0.4, bloom=0.26, bthr=0.68, contrast=0.2, shadow_tint="#0c1c20", light_tint="#ffe6bc")
