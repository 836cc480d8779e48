"""Someone enormous has left one glove in the valley; a village has moved in, finger by finger."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Frame,
    Pose,
    curve,
    ellipse,
    grass,
    limb,
    merged,
    person,
    pines,
    poly,
    rect,
    rgb,
    ridge,
    sack,
    sample,
    shift,
    umbrella,
)

SENTENCE = "Someone enormous has left one glove in the valley; a village has moved in, finger by finger."
KEY = "moss-rain"
FRAME = "object"
MOOD = "wonder"
PROTAGONIST = "nobody"

WOOL = "#b8632c"
ST = dict(dark="#4a1f1c", light="#f0b45c", rough=1.3, tex=0.3)
LAMP = "#ffd27a"


def axis(pts, n=60):
    p = sample(pts, n)
    d = np.gradient(p, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    return p, d, np.stack([-d[:, 1], d[:, 0]], 1)


def stitches(c, pts, widths, m, step=9.5, a=0.5):
    """Rows of knitting along a finger."""
    p, d, n = axis(pts, 200)
    L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    w = np.interp(np.linspace(0, 1, 200), np.linspace(0, 1, len(widths)), widths) / 2
    dark = []
    for s in np.arange(4, L[-1], step):
        i = int(np.clip(np.searchsorted(L, s), 0, 199))
        q = max(3, int(w[i] * 2 / 10))
        for j in range(-q, q + 1):
            t = j / q
            u = math.sin(t * 1.45) * w[i]  # closer together where it turns away
            g = w[i] / q * 0.46 * max(0.25, math.cos(t * 1.4))
            o = p[i] + n[i] * u
            tip = o + d[i] * 6.0
            for s_ in (-1, 1):
                b = o + n[i] * g * s_ - d[i] * 1.6
                dark.append(
                    limb(
                        [tuple(tip), tuple((tip + b) / 2 + n[i] * s_ * 0.6), tuple(b)], [0.5, 1.5, 0.5], n=5, cap=False
                    )
                )
    c.paint(merged(dark), "#5a2418", vol=0, alpha=a, lit=0, rough=0.3, clip=m)


def lit_window(c, P, w, h, on=True):
    """A window cut into the wool, its hem stitched."""
    fr = P(rect(-w / 2 - 2.2, -h / 2 - 2.2, w + 4.4, h + 4.4, 2.4))
    c.paint(fr, "#5a3424", dark="#20100e", light="#c98a54", vol=0.6, rough=0.3, shadow=(0.6, 1.4, 1.6, 0.5), detail=0.8)
    col = LAMP if on else "#2c3a34"
    m = c.paint(
        P(rect(-w / 2, -h / 2, w, h, 1.2)),
        col,
        dark="#e08a34" if on else "#18241f",
        light="#fff6d0" if on else "#5f7a6c",
        vol=0,
        lit=0,
        rough=0.15,
        detail=0.9,
        grad=(P.pt(0, -h / 2), P.pt(0, h / 2), 0.2, -0.15),
    )
    if m is None:
        return

    def late():
        if on:
            x, y = P.pt(0, 0)
            c.glow(x, y, w * 2.6 * P.s, "#ffb850", 0.20, 1.2)
            c.paint(
                P(rect(-w / 2, -h / 2, w, h, 1.2)),
                col,
                dark="#f0a040",
                light="#fff8dc",
                vol=0,
                lit=0,
                rough=0.1,
                grad=(P.pt(0, -h / 2), P.pt(0, h / 2), 0.35, -0.1),
                only=m,
            )
        for a, b in (((0, -h / 2), (0, h / 2)), ((-w / 2, 0), (w / 2, 0))):
            c.paint(
                limb([P.pt(*a), P.pt(*b)], [1.3 * P.s], n=4, cap=False),
                "#4a2a1c",
                vol=0,
                lit=0,
                rough=0,
                only=None if on else m,
            )

    c.late.append(late)


def chimney(c, x, y, s, rr, lean=0.0):
    P = Pose(x, y, s, lean)
    c.paint(
        P(poly([(-7, 8), (7, 8), (6, -22), (-6, -22)])),
        "#6f6458",
        dark="#2a2826",
        light="#c4b89c",
        vol=0.7,
        rough=0.5,
        tex=0.5,
        rim="#e6e8d0",
    )
    c.paint(P(rect(-8, -25, 16, 5, 1)), "#5a5048", dark="#24221f", light="#b0a48c", vol=0.5, rough=0.4)
    q = sample([P.pt(0, -26), P.pt(8, -44), P.pt(4, -66), P.pt(22, -90), P.pt(52, -112)], 16)
    for i, (u, v) in enumerate(q):
        c.paint(
            ellipse(u, v, (4 + i * 1.3) * s, (3.6 + i) * s),
            "#dfe2cf",
            vol=0.4,
            alpha=0.34 * (1 - i / 18),
            soft=(1.5 + i * 0.3) * s,
            rough=2,
            lit=0,
        )


def draw():
    """Rain in the valley, every window lit."""
    c = Card(5959, key=(-0.5, -0.68, 0.5))
    rr = np.random.default_rng(59)
    c.sky([(0, "#5a7064"), (0.12, "#7f9480"), (0.24, "#b4c0a0"), (0.30, "#d3d8b8"), (1, "#8a9c84")], warp=0.14)
    c.brush((46, 24), thr=(0, 0.03), length=4.5, jitter=0.018, opacity=0.85)
    c.fog_colour = rgb("#c4ceb0")
    # far off somebody turns round, and breathes on a bare hand
    G = Frame(c, 462, 312, 250, fog=0.46)
    soft = dict(rough=1.6, soft=0.9)
    G.paint(
        [(-44, 30, "c"), (-46, -10), (-40, -36), (-22, -52), (-6, -58), (14, -58), (34, -50), (50, -28), (58, 30, "c")],
        "#3f584c",
        vol=0.5,
        **soft,
    )
    G.paint(
        [
            (-10, -54),
            (-12, -62),
            (-17, -65),
            (-16, -70),
            (-23, -75, "c"),
            (-18, -79),
            (-17, -88),
            (-8, -96),
            (6, -97),
            (16, -88),
            (17, -74),
            (12, -60),
            (12, -52),
        ],
        "#7a8070",
        vol=0.4,
        **soft,
    )
    G.paint(
        [(-20, -84), (-16, -98), (-4, -107), (10, -105), (20, -94), (20, -80), (8, -84), (-8, -82)],
        "#4f6458",
        vol=0.4,
        **soft,
    )
    G.paint(ellipse(6, -109, 6), "#6a7c6c", vol=0.4, **soft)
    G.paint(limb([(-26, -30), (-36, -44), (-28, -60)], [22, 18, 13], cap=True), "#3a5246", vol=0.6, **soft)
    G.paint([(-33, -60), (-33, -71), (-27, -77), (-21, -74), (-20, -64), (-24, -58)], "#a3937c", vol=0.4, **soft)
    for i, (u, v, q) in enumerate(((-36, -76, 5), (-46, -80, 8), (-60, -82, 11), (-78, -86, 13))):
        G.paint(ellipse(u, v, q * 1.2, q * 0.8), "#eef0dc", vol=0.2, alpha=0.5 - i * 0.08, soft=3, rough=3)
    for y, f, col, sd, amp in (
        (262, 0.62, "#4f6a58", 3, 20),
        (300, 0.44, "#4a6650", 9, 18),
        (352, 0.26, "#4f6c4c", 14, 14),
    ):
        c.paint(ridge(y, amp, sd, n=7), col, dark="#24382e", light="#a9b884", fog=f, vol=0.35, texk="streakd", tex=0.35)
        xs = rr.uniform(0, 600, 24)
        pines(c, xs, y + 12 + rr.normal(0, 5, 24), rr.uniform(12, 26, 24), "#2f4a3c", fog=f + 0.05)
    c.band("#dfe4cc", 306, 20, 0.5, seed=2)
    # the meadow it lies on
    c.paint(
        ridge(404, 8, 21, n=6),
        "#6f8a54",
        dark="#2c4232",
        light="#c9cf8c",
        vol=0.3,
        texk="streakh",
        tex=0.4,
        grad=((0, 404), (0, 620), 0.16, -0.2),
        fog=0.1,
    )
    c.paint(
        ridge(640, 10, 24, n=6),
        "#56724a",
        dark="#1f3428",
        light="#a9b870",
        vol=0.3,
        texk="streakd",
        tex=0.45,
        grad=((0, 640), (0, 900), 0.14, -0.34),
    )
    # road to the gate, wet
    c.paint(
        limb([(350, 930), (330, 850), (240, 800), (150, 770), (96, 730)], [150, 104, 70, 52, 44]),
        "#8a8468",
        dark="#4a4a3c",
        light="#dcd8b4",
        vol=-0.2,
        rough=2,
        texk="streakh",
        tex=0.5,
        soft=1.5,
    )
    glove(c, rr)
    folk(c, rr)
    grass(
        c,
        -10,
        610,
        0,
        24,
        ["#1c2c22", "#34503a", "#5f7a4c", "#8a9c60"],
        360,
        6,
        yfun=lambda x: 905 - 26 * abs(math.sin(x / 90)) if not 270 < x < 420 else 930,
    )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.60 + c.detail * 0.4, 0, 1), opacity=0.6)

    def rain():
        q = []
        for _ in range(190):
            x, y = rr.uniform(-20, 620), rr.uniform(-20, 900)
            l = rr.uniform(10, 30)
            q.append(limb([(x, y), (x - l * 0.22, y + l)], [0.3, 0.9, 0.3], n=4, cap=False))
        c.paint(merged(q), "#eef0dc", vol=0, alpha=0.30, lit=0, rough=0)

    c.late.append(rain)
    return c.finish(
        vignette=0.32,
        bloom=0.16,
        bthr=0.76,
        contrast=0.22,
        shadow_tint="#14241f",
        light_tint="#fff0cc",
        paper=0.03,
        grain=0.016,
    )


def glove(c, rr):
    F = [
        ([(296, 500), (420, 438), (532, 408)], [84, 80, 74, 58]),
        ([(310, 545), (432, 510), (536, 500)], [86, 82, 76, 58]),
        ([(312, 598), (426, 590), (526, 600)], [84, 80, 74, 56]),
        ([(286, 648), (384, 672), (478, 706)], [78, 72, 64, 48]),
    ]
    # what lies under it
    for pts, w in F:
        c.paint(
            limb([(x + 8, y + 26) for x, y in pts], [q * 0.98 for q in w]), "#142018", vol=0, alpha=0.6, soft=12, lit=0
        )
    c.paint(ellipse(206, 690, 170, 48), "#142018", vol=0, alpha=0.55, soft=14, lit=0)
    spec = [
        ((0.30, -0.18, 1), (0.52, -0.1, 1), (0.74, -0.08, 0), (0.40, 0.52, 1)),
        ((0.34, -0.1, 1), (0.56, 0.0, 0), (0.78, 0.0, 1)),
        ((0.30, 0.0, 1), (0.52, 0.05, 1), (0.76, 0.05, 1)),
        ((0.36, 0.0, 1), (0.62, 0.02, 0), (0.84, 0.02, 1)),
    ]
    for k, (pts, w) in enumerate(F):
        m = c.paint(
            limb(pts, w),
            shift(WOOL, -0.03 + k * 0.012),
            **ST,
            vol=1.0,
            px=200,
            shadow=(3, 10, 10, 0.45),
            rim="#ffe6b4",
            fog=0.12 - 0.04 * k,
        )
        stitches(c, pts, w, m)
        p, d, n = axis(pts, 101)
        ww = np.interp(np.linspace(0, 1, 101), np.linspace(0, 1, len(w)), w) / 2
        for t, v, on in spec[k]:
            i = int(t * 100)
            x, y = p[i] + n[i] * ww[i] * v
            lit_window(c, Pose(x, y, 0.95, math.degrees(math.atan2(d[i][1], d[i][0])) * 0.7), 15, 19, bool(on))
        for t, s in (((0.36, 0.8), (0.80, 0.66)), ((0.66, 0.8),), ((0.86, 0.7),), ((0.5, 0.66),))[k]:
            i = int(t * 100)
            x, y = p[i] - n[i] * ww[i] * 0.9 * np.sign(n[i][1])
            chimney(c, x, y + 5, s, rr, rr.normal(0, 4))
        # a front door where the nail would be
        i = 99
        x, y = p[i] + d[i] * ww[i] * 0.52
        D = Pose(x, y + 4, 0.9, math.degrees(math.atan2(d[i][1], d[i][0])) * 0.3)
        c.paint(
            D(curve([(-10, 17, "c"), (-10, -8), (0, -18), (10, -8), (10, 17, "c")])),
            "#4a2418",
            dark="#1c0c0c",
            light="#a8683c",
            vol=0.3,
            rough=0.3,
            detail=0.8,
        )
        c.paint(
            D(curve([(-7, 17, "c"), (-7, -7), (0, -14), (7, -7), (7, 17, "c")])),
            ("#3f6a5c", "#7a3040", "#c99a3c", "#35586e")[k],
            vol=0.5,
            rough=0.2,
            detail=0.8,
        )
        c.dot(*D.pt(4, 3), 1.2, "#ffe6a0")
    # the wrist, ribbed
    wr = c.paint(
        limb([(92, 684), (140, 650), (210, 606)], [172, 178, 190], cap=False),
        "#8f4d2a",
        dark="#3a1614",
        light="#dc9a4c",
        vol=0.9,
        rough=1.2,
        tex=0.3,
        shadow=(2, 8, 10, 0.45),
        rim="#ffe6b4",
    )
    for i in range(13):
        o = -84 + i * 14
        c.line(
            [(92 + o * 0.56, 684 + o * 0.83), (140 + o * 0.56, 650 + o * 0.83), (206 + o * 0.5, 608 + o * 0.86)],
            [3.4, 3.4, 1],
            "#3f1a18",
            0.5,
            clip=wr,
            soft=1,
        )
        c.line(
            [(97 + o * 0.56, 690 + o * 0.83), (145 + o * 0.56, 656 + o * 0.83), (211 + o * 0.5, 614 + o * 0.86)],
            [2.6, 2.6, 1],
            "#f0b060",
            0.4,
            clip=wr,
            soft=1,
        )
    # the hand of it
    palm = curve(
        [
            (136, 636),
            (146, 560),
            (182, 506),
            (236, 474),
            (292, 456),
            (338, 470),
            (356, 520),
            (360, 580),
            (350, 640),
            (316, 690),
            (250, 716),
            (186, 716),
            (150, 690),
        ]
    )
    m = c.paint(palm, WOOL, **ST, vol=0.9, px=260, shadow=(2, 8, 10, 0.4), rim="#ffe6b4")
    stitches(c, [(120, 650), (220, 592), (350, 560)], [150, 240, 230], m, a=0.6)
    # a darn, in another wool
    dm = c.paint(
        curve([(262, 632), (300, 622), (318, 650), (300, 676), (266, 672)]),
        "#5f7a6a",
        dark="#24382e",
        light="#b4c8a0",
        vol=0.4,
        rough=1.2,
        clip=m,
        tex=0.4,
    )
    for i in range(9):
        c.line([(258 + i * 8, 620), (254 + i * 8, 682)], [1.4], "#2f4a3c", 0.6, clip=dm)
        c.line([(252, 624 + i * 7), (326, 618 + i * 7)], [1.4], "#c4d0a4", 0.5, clip=dm)
    # thumb: the tower
    T, w = [(206, 560), (196, 470), (214, 388), (252, 322)], [104, 92, 82, 74, 52]
    c.paint(limb([(x + 14, y + 8) for x, y in T], w), "#20100e", vol=0, alpha=0.45, soft=9, lit=0, clip=m)
    mt = c.paint(limb(T, w), shift(WOOL, 0.02), **ST, vol=1.0, px=220, rim="#ffe6b4")
    stitches(c, T, w, mt)
    c.paint(
        curve([(150, 600), (168, 548), (210, 530), (250, 552), (262, 604), (210, 632)]),
        shift(WOOL, 0.01),
        dark="#6a2f1e",
        light="#e8a854",
        vol=0.1,
        alpha=0.85,
        soft=10,
        clip=m,
        rough=2,
        tex=0.4,
    )
    stitches(
        c,
        [(150, 640), (206, 560), (216, 520)],
        [120, 116, 100],
        c.mask(curve([(150, 600), (168, 548), (210, 526), (250, 552), (262, 604), (210, 632)]), 1, 8),
        a=0.4,
    )
    for x, y, on, s in (
        (200, 470, 1, 1.1),
        (212, 412, 0, 1.0),
        (236, 356, 1, 0.9),
        (236, 520, 1, 1.1),
        (170, 604, 1, 1.1),
        (230, 596, 1, 1.15),
        (300, 528, 1, 1.1),
        (322, 598, 0, 1.05),
        (262, 560, 1, 1.0),
        (196, 668, 1, 1.1),
    ):
        lit_window(c, Pose(x, y, s, rr.normal(0, 3)), 15, 19, bool(on))
    # a bell on the thumb, with a roof
    B = Pose(262, 300, 1.0, 12)
    for u in (-15, 15):
        c.paint(B(limb([(u, 12), (u, -24)], [4, 4], cap=False)), "#4a3428", vol=0.6, rough=0.3, rim="#ffe6b4")
    c.paint(
        B(curve([(-9, -2, "c"), (-7, -10), (-3, -17), (3, -17), (7, -10), (9, -2, "c"), (0, 1)])),
        "#d9a84a",
        dark="#6a4018",
        light="#fff0c0",
        vol=1.3,
        rough=0.2,
        detail=0.8,
    )
    c.paint(
        B(poly([(-26, -20), (0, -48), (26, -20)])),
        "#5a6a58",
        dark="#24302a",
        light="#a9b890",
        vol=0.4,
        rough=0.5,
        tex=0.4,
        rim="#e6ecd0",
    )
    chimney(c, 300, 468, 0.9, rr, -4)
    # cuff: the gate
    C = Pose(106, 676, 1.0, -30)
    c.paint(
        C(curve([(-22, -102), (8, -70), (18, -6), (12, 58), (-12, 94), (-50, 62), (-64, 0), (-56, -64)])),
        "#a85c30",
        dark="#4a1f1a",
        light="#f0b060",
        vol=0.7,
        rough=1.2,
        rim="#ffe6b4",
        tex=0.3,
    )
    hole = C(curve([(-24, -92), (2, -64), (10, -6), (4, 52), (-14, 84), (-44, 54), (-56, 0), (-48, -58)]))
    c.paint(hole, "#2c1410", dark="#0e0808", light="#6a3020", vol=-0.6, rough=0.8, detail=0.4)
    c.paint(
        C(curve([(-28, -60), (-10, -40), (-2, 4), (-8, 46), (-22, 62), (-40, 40), (-46, 0), (-40, -40)])),
        "#ffb850",
        dark="#c9682c",
        light="#fff0b8",
        vol=0.2,
        soft=6,
        lit=0,
        rough=1.5,
        alpha=0.9,
    )
    c.late.append(lambda: c.glow(80, 690, 100, "#ffb850", 0.34, 1.2))


def folk(c, rr):
    """They arrive with what they could carry."""
    c.lights = [(78, 690, 40, "#ffb850", 90, 0.6)]
    wet = "#eef0d4"
    for x, y, h, kw in (
        (124, 758, 44, dict(pose="walk", view="threeback", facing=-1, col="#33485c", style="short", hat="brim")),
        (160, 772, 40, dict(body="old", pose="walk", view="profile", facing=-1, col="#5d3a4b", hat="scarf")),
        (
            232,
            800,
            58,
            dict(pose="carry", view="profile", facing=-1, col="#4a4234", style="short", hat="cap", load=sack),
        ),
    ):
        c.paint(ellipse(x + 4, y + 1, h * 0.3, h * 0.05), "#10180f", vol=0, alpha=0.5, soft=2, lit=0)
        person(c, x, y, h, rim=wet, **kw)
    x, y = 322, 862
    c.paint(ellipse(x + 6, y + 1, 32, 6), "#10180f", vol=0, alpha=0.5, soft=3, lit=0)
    o = person(
        c,
        x,
        y,
        104,
        pose="walk",
        view="threeback",
        facing=-1,
        clothes="coat",
        col="#3a4f44",
        style="plait",
        hair="#3a2018",
        arms=("umbrella", "down"),
        rim=wet,
    )
    hx, hy = o["handL"]
    umbrella(c, hx, hy + 8, 96, col="#e0a83c", rim="#fff3c8")
    person(
        c,
        x + 50,
        y + 8,
        66,
        body="child",
        pose="walk",
        view="threeback",
        facing=-1,
        clothes="coat",
        col="#7a3a34",
        style="bob",
        rim=wet,
    )
