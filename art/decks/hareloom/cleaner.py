"""A window cleaner wipes the city off the glass; behind it there is desert."""

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Space,
    blur,
    curve,
    ellipse,
    focus_map,
    joint_point,
    limb,
    loose,
    merged,
    person,
    plain,
    planks,
    poly,
    put_cup,
    put_letter,
    put_stack,
    rect,
    rgb,
    ridge,
    splatter,
    tiles,
    transform,
    union,
)

SENTENCE = "A window cleaner wipes the city off the glass; behind it there is desert."
KEY = "petrol-orange"
FRAME = "interior"
MOOD = "wonder"
PROTAGONIST = "adult"

SEAT = (398, 470)  # where he hangs
MAN = dict(body="slim", pose="chair", view="front", facing=1, arms=((-4, 18, 12, 4), (118, 16, 66, 58)))


def city():
    """What everybody took for the view: towers, smoke, rain."""
    c = Card(3901, key=(-0.4, -0.6, 0.5))
    c.sky([(0, "#35505c"), (0.3, "#5f7c86"), (0.6, "#a3b2b0"), (1, "#bcbfb4")], warp=0.14)
    c.brush((36, 20), thr=(0, 0.03), length=4, jitter=0.02)
    c.fog_colour = rgb("#8fa2a4")
    rr = np.random.default_rng(4)
    for d, (fog, base, hm, n) in enumerate(((0.66, 640, 420, 12), (0.36, 660, 360, 9), (0.06, 690, 270, 8))):
        for i in range(n):
            w = rr.uniform(38, 66) * (1 + 0.25 * d)
            x = 60 + (i + rr.uniform(-0.3, 0.3)) * 500 / n
            h = hm * rr.uniform(0.6, 1.22)
            col = ["#3c5664", "#2f4a58", "#22394a"][d]
            m = c.paint(
                rect(x - w / 2, base - h, w, h + 60),
                col,
                vol=0.12,
                rough=0.3,
                fog=fog,
                grad=((x - w / 2, 0), (x + w / 2, 0), 0.34, -0.42),
                shadow=(5, 0, 6, 0.3),
            )
            if rr.random() < 0.4:
                c.paint(
                    poly([(x - w / 2, base - h), (x, base - h - w * 0.7), (x + w / 2, base - h)]),
                    col,
                    vol=0.1,
                    fog=fog,
                    rough=0.4,
                )
            else:
                c.paint(
                    merged([rect(x - w * 0.3, base - h - 14, 6, 16), rect(x + w * 0.1, base - h - 9, 16, 10)]),
                    col,
                    vol=0.1,
                    fog=fog,
                    rough=0.4,
                )
            q = [
                rect(x - w / 2 + 6 + a * 11, base - h + 12 + b * 16, 5.4, 8.4)
                for a in range(int((w - 8) / 11))
                for b in range(int(h / 16))
                if rr.random() < (0.2, 0.24, 0.34)[d]
            ]
            if q:
                c.paint(merged(q), "#f0d88a" if d else "#c8ccb4", vol=0, fog=fog * 0.6, alpha=0.8, rough=0.2, clip=m)
    for _ in range(170):
        x, y = rr.uniform(60, 560), rr.uniform(60, 680)
        c.line([(x, y), (x - 3, y + rr.uniform(8, 22))], [0.5, 1], "#c9d4d0", 0.3)
    return c.img


def desert():
    """What was there all the time."""
    c = Card(3902, key=(-0.6, -0.5, 0.5))
    c.sky([(0, "#4f9aa0"), (0.2, "#9fcabc"), (0.31, "#ffe2a8"), (0.4, "#ffcf8a"), (1, "#ff9a3c")], warp=0.05)
    c.brush((40, 22), thr=(0, 0.03), length=5, jitter=0.014)
    c.fog_colour = rgb("#ffd69a")
    c.glow(208, 206, 170, "#fff0c0", 0.5, 1.2)
    c.paint(ellipse(208, 206, 25), "#fffbe6", vol=0, lit=0, rough=0.3)
    for y, a, s, f, col in (
        (276, 10, 3, 0.55, "#f0a050"),
        (304, 16, 7, 0.3, "#f08a3c"),
        (346, 20, 12, 0.08, "#ee8230"),
        (396, 20, 20, 0.0, "#e27426"),
    ):
        c.paint(
            ridge(y, a, s, n=5),
            col,
            dark="#9a3f18",
            light="#ffd694",
            vol=0.95,
            fog=f,
            texk="streakh",
            tex=0.3,
            rough=0.5,
        )
    for x, y, w, h, f in (
        (420, 316, 150, 34, 0.4),
        (190, 336, 190, 40, 0.25),
        (380, 384, 210, 56, 0.1),
        (170, 430, 220, 60, 0.0),
    ):
        c.paint(
            curve(
                [
                    (x - w, y + 20, "c"),
                    (x - w * 0.5, y - h * 0.3),
                    (x - w * 0.1, y - h * 0.86),
                    (x, y - h, "c"),
                    (x + w * 0.4, y - h * 0.34),
                    (x + w, y + 20, "c"),
                ]
            ),
            "#f6a04c",
            light="#ffe0a0",
            vol=0.2,
            fog=f,
            rough=0.4,
            texk="streakh",
            tex=0.3,
        )
        c.paint(
            curve(
                [
                    (x, y - h, "c"),
                    (x + w * 0.4, y - h * 0.34),
                    (x + w, y + 20, "c"),
                    (x + w * 0.3, y + 20, "c"),
                    (x - w * 0.04, y - h * 0.2),
                    (x + w * 0.05, y - h * 0.66),
                ]
            ),
            "#b85422",
            vol=0.1,
            fog=f,
            rough=0.4,
            grad=((0, y - h), (0, y + 20), -0.1, 0.35),
        )
    c.brush((10, 5), thr=(0, 0.04), opacity=0.4)
    for i, x in enumerate((172, 190, 208, 224, 252)):  # the caravan goes on, as caravans do
        c.paint(
            transform(
                curve(
                    [
                        (-8, 0, "c"),
                        (-7, -7),
                        (-4, -9),
                        (-1, -13),
                        (3, -9),
                        (6, -8),
                        (9, -13),
                        (12, -14),
                        (13, -12),
                        (10, -9),
                        (8, -5),
                        (7, 0, "c"),
                        (5, -4),
                        (-5, -4),
                    ]
                ),
                x,
                303 + 2 * np.sin(i),
                0.95,
                0,
                True,
            ),
            "#7a3a1c",
            vol=0,
            rough=0.2,
        )
    return c.img


def draw():
    """An office that has stopped looking out."""
    c = Card(3900, key=(-0.3, -0.7, 0.5), bg="#10181e")
    S = Space.one(c, eye=(0.05, 1.6, -3.0), f=620, vp=(300, 520))
    zb = 2.6
    S.plane(
        (-3.4, 0, -2.8), (1, 0, 0), (0, 0, 1), (6.8, 5.4), tiles("#6f6c68", "#5c5c5c", 0.62, var=0.1, wear=0.35), nrm=UP
    )
    wall = plain("#5a6a6e", 0.3, 2)
    S.wall((-4, 0, zb), (1, 0, 0), 8, 7, wall, [(1.9, 0.42, 4.2, 4.9)], thick=0.35, reveal=plain("#6f7c7c", 0.3))
    for x in (-3.3, 3.3):
        S.plane((x, 0, -2.9), (0, 0, 1), UP, (5.6, 7), plain("#43545a", 0.35, 2))
    S.plane((-4, 5.9, -2.9), (1, 0, 0), (0, 0, 1), (8, 5.6), plain("#39484e", 0.3), nrm=-UP)
    S.plane((-4, -1, zb + 0.36), (1, 0, 0), UP, (9, 8), plain("#8090a0", 0), emit=1.0, cast=False, tag=7)
    S.window((-2.1, 0.42, zb + 0.3), (1, 0, 0), 4.2, 4.9, plain("#26343a", 0.2), None, bars=(2, 1), fw=0.10, bw=0.07)
    S.box((-2.1, 4.42, zb + 0.24), (2.1, 4.5, zb + 0.3), plain("#26343a", 0.2))
    # light comes in only where the city has gone
    for x0, x1, y0, y1 in ((-4, -1.55, 0, 7), (1.75, 4, 0, 7), (-4, 4, 0, 2.0), (-4, 4, 4.85, 7)):
        S.quads.append([x0, y0, zb + 0.5, 1, 0, 0, 0, 1, 0, 0, 0, -1, x1 - x0, y1 - y0])
    S.sun((-0.30, 0.62, 0.62), "#ff8a34", 2.5, 0.012, 8)
    # a desk, and what is on it
    wd = planks("#6a4a34", 0.2, 2, streak=0.4)
    S.table(-1.45, 0.35, 1.7, 0.85, 0.86, plain("#4a3426", 0.3), top=wd, yaw=8, leg=0.08)
    put_stack(S, (-2.02, 0.86, 0.5), 7, 1.3, 3)
    put_stack(S, (-1.72, 0.86, 0.55), 4, 1.2, 5)
    put_cup(S, (-0.86, 0.86, 0.35), 1.4)
    put_letter(S, (-1.3, 0.865, 0.2), 20)
    S.chair(-1.3, 1.15, 1.05, plain("#33241c", 0.3), yaw=172)
    S.lamp((0, 3.2, 1.6), "#8fb4bc", 0.55, 3.2, 0.9, 6, cast=False)
    S.amb = (rgb("#7c8c90"), rgb("#5c6a6e"))
    S.render(ao=0.75, ao_r=0.6, lines=0.5, lights_edge=0.35, gi=0.5)
    # ---- outside: glass, grime and the man
    hx, hy = joint_point(*SEAT, 190, "wrR", **MAN)
    o = Card(3903, key=(-0.6, -0.5, 0.5))
    swipe = union(
        poly(
            [
                (104, 120),
                (492, 120),
                (490, 214),
                (481, 216),
                (482, 330),
                (hx + 14, 331),
                (hx - 20, hy + 14),
                (110, hy + 22),
                (108, 330),
                (100, 328),
                (102, 222),
                (108, 220),
            ]
        ),
        limb([(96, 244), (300, 238), (492, 246)], [16], n=60),
    )
    m = o.mask(swipe, 1.6, 0.8)
    k = np.zeros((o.h, o.w), np.float32)
    k[m.y0 : m.y0 + m.a.shape[0], m.x0 : m.x0 + m.a.shape[1]] = m.a
    k = np.clip(k * (0.93 + 0.14 * (o.noise("streakh") > 0.42)), 0, 1)
    o.img = (city() * (1 - k[..., None]) + desert() * k[..., None]).astype(np.float32)
    rr = np.random.default_rng(7)
    for _ in range(46):  # the city runs down
        x = rr.uniform(112, 500)
        ys = np.where(np.diff(k[:, int(x * o.ss)]) < -0.2)[0]
        if len(ys):
            y = rr.choice(ys) / o.ss
            L = rr.uniform(14, 70)
            o.line(
                [(x, y - 2), (x + rr.normal(0, 1.5), y + L * 0.6), (x, y + L)],
                [1.2, 2.0, 2.8],
                rr.choice(["#27404c", "#3c5562", "#6f8288"]),
                0.8,
                rough=0.3,
            )
            o.dot(x - 0.6, y + L - 1, 0.8, "#dfe8e0", 0.5)
    x, y = SEAT
    for u in (-44, 44):
        o.line([(x + u * 0.9, 60), (x + u, y + 6)], [2.2], "#2c2420", 1, vol=0.3, rough=0.2)
    person(
        o,
        x,
        y,
        190,
        clothes="suit",
        col="#b8502a",
        col2="#e8d8b0",
        legs="#27384a",
        face="calm",
        style="short",
        hair="#2a1c18",
        hat="cap",
        hatc="#27384a",
        rim="#ffd690",
        hands=("rest", "grip"),
        head_view="three",
        head_facing=-1,
        tilt=-6,
        look=(-0.5, -0.1),
        skin="#b98058",
        **MAN,
    )
    o.paint(
        transform(rect(-62, -2, 124, 10, 2), x, y + 2, 1, 1.5),
        "#8a5a34",
        dark="#3a2018",
        vol=0.5,
        texk="streakh",
        tex=0.4,
        rim="#ffd690",
        shadow=(0, 4, 4, 0.4),
    )
    o.line([(x + 54, y + 8), (x + 55, y + 30)], [1.4], "#2c2420")
    o.paint(
        poly([(x + 42, y + 30), (x + 68, y + 30), (x + 64, y + 58), (x + 46, y + 58)]),
        "#8f9a98",
        dark="#3a4a4c",
        light="#ffe8c0",
        vol=1.1,
        rough=0.2,
        rim="#ffd690",
    )
    o.paint(ellipse(x + 55, y + 30, 13, 3.4), "#27404c", vol=0, rough=0.1)
    # the tool: a bar of dark rubber, and what it has gathered
    o.line([(hx + 1, hy + 4), (hx - 9, hy - 14)], [4.4, 4], "#3a2a20", vol=0.4)
    o.paint(
        transform(rect(-31, -3.4, 62, 6.8, 2), hx - 13, hy - 20, 1, -74), "#26303a", light="#d8c8a0", vol=0.7, rough=0.2
    )
    for t in np.linspace(-30, 30, 13):
        o.paint(
            ellipse(hx - 13 + 0.27 * t + 6, hy - 20 - 0.96 * t + 2, rr.uniform(3, 5.4), rr.uniform(3, 5)),
            "#f3efe0",
            dark="#9ab0b0",
            vol=0.8,
            rough=0.4,
            alpha=0.9,
        )
    for xx in (60, 250, 430):
        o.beam([(xx, 700), (xx + 50, 700), (xx + 330, 60), (xx + 280, 60)], "#ffffff", 0.05, 6)
    pane = (S.tag == 7).astype(np.float32)
    pane = blur(pane, 0.7)[..., None]
    c.img = (c.img * (1 - pane) + o.img * pane).astype(np.float32)
    c.detail = np.maximum(c.detail, pane[..., 0] * 1.05).astype(np.float32)
    # a little sand has come in over the sill
    x, y = S.pt((-0.62, 0, zb - 0.1))
    kw = dict(dark="#7a4426", light="#ffd08a", rough=1.2, soft=0.4, tex=0.3, texk="speck")
    c.paint(
        curve([(x - 76, 638, "c"), (x - 50, 633), (x - 20, 626), (x + 16, 628), (x + 60, 634), (x + 96, 638, "c")]),
        "#d8853c",
        vol=0.3,
        **kw,
    )
    splatter(c, x + 10, y + 12, 120, "#e89a50", 130, (0.4, 1.4), 0.75, 3)
    # in the patch of light: the shadow of what is going past out there
    cam = curve(
        [
            (-36, 22, "c"),
            (-30, -22),
            (-33, -42),
            (-24, -50),
            (-14, -66),
            (-4, -50),
            (6, -50),
            (14, -66),
            (22, -50),
            (32, -44),
            (42, -46),
            (50, -66),
            (60, -70),
            (66, -64),
            (60, -58),
            (56, -44),
            (44, -30),
            (30, -28),
            (34, 22, "c"),
            (29, 22, "c"),
            (24, -20),
            (10, -24),
            (14, 22, "c"),
            (9, 22, "c"),
            (4, -24),
            (-10, -24),
            (-12, 22, "c"),
            (-17, 22, "c"),
            (-18, -22),
            (-24, -12),
            (-31, 22, "c"),
        ]
    )
    c.paint(transform(cam, 420, 830, 1.2, 3, True, sy=0.95), "#2e2f33", vol=0, lit=0, alpha=0.66, soft=1.4, rough=0.7)
    S.wobble(0.9)
    f = focus_map(
        c,
        [(300, 330, 230, 260, 0.9), (SEAT[0], 430, 110, 150, 1.0), (200, 700, 140, 90, 0.8), (400, 780, 170, 90, 0.75)],
        0.3,
    )
    loose(c, f, strength=0.5)
    return c.finish(shadow_tint="#10202c", light_tint="#ffe0b0", vignette=0.4, contrast=0.2, bloom=0.2, bthr=0.74)
