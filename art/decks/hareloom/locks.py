"""Crows bring the lost keys back to a wall made of locks; behind one of them somebody is waiting."""

import cv2
import numpy as np

from art.kit.all import (
    BRASS,
    Card,
    Frame,
    blur,
    crow,
    curve,
    ellipse,
    focus_map,
    gull,
    house,
    key,
    limb,
    lock,
    lock_wall,
    loose,
    metal,
    minus,
    poly,
    rect,
    rgb,
    ridge,
    smoothstep,
    union,
)

SENTENCE = "Crows bring the lost keys back to a wall made of locks; behind one of them somebody is waiting."
KEY = "brick-smoke"
FRAME = "abstract"
MOOD = "menace"
PROTAGONIST = "animal"

HX, HY = 462, 398  # the lock that is lit


def wall():
    """The wall, seen straight on, before it is turned away from us."""
    w = Card(4702, key=(-0.6, -0.6, 0.5), bg="#2a1a18")
    w.sky([(0, "#3a2420"), (1, "#2a1816")])
    r = np.random.default_rng(9)
    lock_wall(w, -20, -14, 640, 930, 72, seed=8, cols=("#4a342c", "#3f2a28", "#44403e"))
    holes = lock_wall(
        w,
        10,
        20,
        640,
        930,
        76,
        seed=4,
        cols=("#8a6a4c", "#7a4a38", "#6f6862", "#a87c3c", "#5a4440", "#94604a"),
        rim="#e8b890",
    )
    for _x, _y, (hx, hy) in holes:
        if r.random() < 0.3:  # some have their key again
            k = Frame(w, hx, hy, 34, r.normal(0, 14), rim="#ffe0b0")
            metal(
                k,
                union(minus(ellipse(0, 40, 22), ellipse(0, 40, 13)), rect(-5, -6, 10, 28)),
                BRASS,
                shadow=(4, 8, 6, 0.5),
            )
    return w.img


def draw():
    """Dusk, a wall without a door, and one keyhole with a light on."""
    c = Card(4701, key=(-0.7, -0.5, 0.5))
    rr = np.random.default_rng(3)
    c.sky(
        [(0, "#2c1c22"), (0.25, "#5c3434"), (0.5, "#b06a48"), (0.66, "#e6ac70"), (0.74, "#c9906a"), (1, "#3a2422")],
        warp=0.1,
    )
    c.brush((40, 22), thr=(0, 0.03), length=4.5, jitter=0.02)
    c.fog_colour = rgb("#c98a62")
    # the town they come from
    c.glow(70, 600, 200, "#ffd08a", 0.4, 1.2)
    c.paint(ridge(632, 8, 4, n=9), "#6a4038", fog=0.4, vol=0.2, rough=0.8)
    for x, w, h in ((28, 40, 46), (74, 30, 66), (116, 44, 40), (164, 36, 58)):
        house(c, x, 640, w, h, "#5a3834", "#3a2428", fog=0.3, seed=int(x), win=1, lit="#ffc870")
    c.paint(
        poly([(-10, 640), (320, 632), (610, 800), (610, 910), (-10, 910)]),
        "#3a2826",
        dark="#1c1214",
        light="#9a6a4c",
        vol=0,
        tex=0.4,
        texk="streakh",
        rough=0.8,
        grad=((0, 640), (0, 900), 0.5, -0.4),
    )
    # the wall goes away from us
    src = np.float32([[0, 0], [1200, 0], [1200, 1800], [0, 1800]])
    dst = np.float32([[196, 232], [640, -70], [640, 940], [196, 648]]) * 2
    M = cv2.getPerspectiveTransform(src, dst)
    img = cv2.warpPerspective(wall(), M, (c.w, c.h), flags=cv2.INTER_AREA)
    mk = np.zeros((c.h, c.w), np.float32)
    cv2.fillConvexPoly(mk, dst.astype(np.int32), 1.0)
    d = np.hypot(c.xx - HX, (c.yy - HY) * 0.9)
    warm = np.exp(-((d / 190) ** 1.4))[..., None]
    dusk = smoothstep(420, 190, c.xx)[..., None]
    img = img * (0.44 + 0.34 * dusk * rgb("#ffc8a0") + 1.05 * warm * rgb("#ffcf80"))
    fogk = (smoothstep(330, 190, c.xx) * 0.34)[..., None]
    img = img * (1 - fogk) + c.fog_colour * fogk
    mk = blur(mk, 1.0)[..., None]
    c.img = (c.img * (1 - mk) + np.clip(img, 0, 1) * mk).astype(np.float32)

    # its coping and its near edge of brick, and the ledge they walk on
    def top(x):
        return 232 - (x - 196) * 0.680

    c.paint(
        poly([(188, top(188) - 12), (640, top(640) - 40), (640, top(640) + 16), (188, top(188) + 6)]),
        "#5a3a34",
        dark="#241614",
        light="#c98a62",
        vol=0.3,
        tex=0.4,
        rough=1.2,
    )
    c.paint(
        poly([(184, 224), (200, 232), (200, 652), (184, 642)]), "#8a5444", light="#ffc890", vol=0.2, tex=0.3, rough=0.8
    )
    for y in np.linspace(240, 640, 26):
        c.line([(184, y - 3), (200, y)], [1.2], "#3a2422", 0.7)

    def led(x):
        return 447 + (x + 114) * 0.262

    c.paint(
        poly([(190, led(190)), (640, led(640) + 6), (640, led(640) + 34), (190, led(190) + 13)]),
        "#4a302c",
        dark="#1c1012",
        light="#e0a060",
        vol=0.3,
        tex=0.4,
        rough=0.9,
        shadow=(-4, 12, 10, 0.6),
    )
    c.paint(
        poly([(190, led(190)), (640, led(640) + 6), (640, led(640) - 6), (186, led(186) - 2)]),
        "#9a6a48",
        light="#ffd9a0",
        vol=0.2,
        tex=0.3,
        rough=0.6,
    )
    c.lights = [(HX, HY, 30, "#ffb850", 70, 0.42)]
    # the lit lock
    q = lock(c, HX, HY, 190, "shield", "#a87c3c", glow="#ffdc90", rot=3, rim="#ffe6b0")
    k = q["kit"]
    ey = -8
    k.paint(
        [(-6.2, ey, "c"), (-2, ey - 4), (3, ey - 3.6), (6.2, ey + 0.6, "c"), (2, ey + 3.4), (-3, ey + 3.2)],
        "#fffaf0",
        vol=0.2,
        lit=0,
        rough=0.05,
        detail=1,
    )
    k.paint(ellipse(-1.4, ey, 3.1), "#3f6a5a", vol=0.2, lit=0, rough=0, detail=1)
    k.paint(ellipse(-1.6, ey, 1.6), "#1a0f10", vol=0, lit=0, rough=0, detail=1)
    k.line([(-6.6, ey), (-2, ey - 4.4), (3, ey - 4), (6.6, ey + 0.4)], [0.6, 1.4, 0.6], "#5a3020", 0.95, detail=1)
    # the crow that has found the right one
    c.lights = [(HX, HY + 20, 10, "#ffb860", 90, 0.35)]
    cx = 288
    b = crow(c, cx, led(cx) - 1, 200, "perch", rim="#ffc878", light="#6a5a60", col="#262128", dark="#0b090d")
    bx, by = b["beak"]
    kk = 78
    crow_beak = curve(
        [
            (bx - 34, by - 20),
            (bx - 18, by - 18),
            (bx - 2, by - 4),
            (bx + 1, by + 3, "c"),
            (bx - 10, by - 3),
            (bx - 30, by - 8),
        ]
    )

    def bite():
        key(c, bx - 30, by - 10, kk + 8, bow="heart", rot=-90, rim="#ffe0a0", bit=2, col="#6a4016", lit=0)
        c.paint(crow_beak, "#2e2832", dark="#100c12", light="#c9a890", vol=0.9, rough=0.15, rim="#ffd9a0", lit=0)

    c.late.append(bite)
    # two who wait their turn, one who has brought the wrong thing
    c.lights = [(HX, HY, 10, "#ffb860", 100, 0.35)]
    b2 = crow(c, 566, led(566) + 8, 150, "perch", flip=True, rim="#ffc880", col="#2a2229", light="#7a6468", rot=3)
    x2, y2 = b2["beak"]
    sp = Frame(c, x2 + 2, y2 - 8, 60, 12, rim="#fff0d0")
    metal(sp, union(ellipse(-44, 2, 20, 12), limb([(-26, 0), (10, 0), (52, -2)], [4, 5, 7])), "#b0aca4")
    c.lights = []
    # arrivals
    for x, y, s, r, f in (
        (52, 160, 74, -8, 0.06),
        (118, 250, 56, 4, 0.12),
        (40, 318, 44, -4, 0.2),
        (140, 392, 36, 6, 0.28),
        (86, 440, 28, 0, 0.36),
        (170, 120, 60, -12, 0.04),
    ):
        o = crow(c, x, y, s, "fly", rot=r, fog=f, rim=None)
        key(c, o["beak"][0], o["beak"][1], s * 0.3, rot=rr.normal(0, 14), fog=f)
    for x, y, w in ((30, 500, 7), (64, 520, 6), (110, 490, 6), (140, 530, 5)):
        c.paint(gull(x, y, w), "#4a2c2c", vol=0, rough=0.2, fog=0.4)
    # keys that fitted nothing
    for _i in range(34):
        x = 214 + rr.normal(0, 62)
        y = 806 + rr.normal(0, 20) + abs(x - 214) * 0.22
        key(
            c,
            x,
            y,
            rr.uniform(38, 62),
            rot=rr.uniform(-130, 130),
            bow=rr.choice(["ring", "trefoil", "heart", "crown"]),
            bit=int(rr.integers(3)),
            col=rr.choice(["#8a6a3c", "#6a5440", "#74685c", "#a8803c"]),
            rim="#ffc890",
        )
    # and one more, close to us
    n = crow(c, 96, 700, 300, "fly", rot=-10, rim="#ffb878", col="#1c171e", light="#5a4448", dark="#080609")
    key(c, n["beak"][0] - 2, n["beak"][1] - 4, 92, bow="crown", rot=10, rim="#ffe6b0")
    c.beam([(HX - 8, HY - 20), (HX + 6, HY + 14), (60, 720), (-10, 560)], "#ffd890", 0.34, 9, fade=((HX, HY), 210))
    c.detail = np.maximum(c.detail, mk[..., 0] * 0.8).astype(np.float32)
    f = focus_map(
        c,
        [
            (HX, HY, 130, 150, 1.0),
            (330, 470, 150, 150, 1.0),
            (540, 540, 80, 110, 0.9),
            (120, 690, 190, 140, 0.9),
            (220, 820, 150, 80, 0.75),
            (110, 240, 120, 160, 0.8),
        ],
        0.42,
    )
    loose(c, f, strength=0.42, lose=0.2)

    def late():
        c.glow(HX, HY + 4, 40, "#ffc870", 0.2, 1.2)

    c.late.append(late)
    return c.finish(shadow_tint="#1c1424", light_tint="#ffe0b0", vignette=0.42, contrast=0.2, bloom=0.2, bthr=0.72)
