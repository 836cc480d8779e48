"""A fox captains an upturned umbrella through a flood of letters."""

import math

import numpy as np

from art.kit.all import (
    Card,
    Pose,
    curve,
    ellipse,
    envelope,
    fox,
    house,
    lamp_post,
    lantern,
    limb,
    merged,
    poly,
    rgb,
    shift,
)

SENTENCE = "A fox captains an upturned umbrella through a flood of letters."
KEY = "winter-dusk"
FRAME = "landscape"
MOOD = "comic"
PROTAGONIST = "animal"


def draw():
    c = Card(44, key=(-0.55, -0.6, 0.6))
    c.sky([(0, "#2c3d47"), (0.28, "#5a7678"), (0.48, "#c9b78e"), (0.6, "#f3d394"), (1, "#6f8584")], warp=0.22)
    c.glow(430, 400, 260, "#ffeab8", 0.5, 1.3)
    c.brush((40, 22), thr=(0, 0.03), length=3.6)
    c.fog_colour = rgb("#cdc6aa")
    rr = np.random.default_rng(12)
    # drowned town in the mist
    for k, (fog, y, n, sc) in enumerate(((0.66, 470, 10, 0.8), (0.36, 498, 7, 1.25))):
        for i in range(n):
            x = (i + 0.5) / n * 640 - 20 + rr.normal(0, 12)
            if k and 180 < x < 420:
                continue
            house(
                c,
                x,
                y + 12,
                rr.uniform(48, 70) * sc,
                rr.uniform(30, 90) * sc,
                ["#8d8273", "#a08a72", "#77797a"][rr.integers(3)],
                ["#6b4038", "#4c5560", "#5a4a4a"][rr.integers(3)],
                seed=i + 40 * k,
                fog=fog,
                win=2,
                lit="#ffd58a",
                rh=0.8,
            )
    # clock tower, hands stopped
    c.paint(poly([(444, 500), (448, 300), (496, 300), (500, 500)]), "#86786a", fog=0.5, vol=0.3)
    c.paint(poly([(438, 302), (472, 220), (506, 302)]), "#54505a", fog=0.48, vol=0.3)
    c.paint(ellipse(472, 336, 17), "#f3e9cc", fog=0.25, vol=0.2, lit=0)
    c.line([(472, 336), (472, 324)], [1.6], "#3a3434")
    c.line([(472, 336), (481, 341)], [1.8], "#3a3434")
    c.band("#e6dcbc", 492, 20, 0.6, 4)
    # letters falling out of the sky
    for _i in range(34):
        y = rr.uniform(20, 440)
        x = rr.uniform(0, 600)
        w = 9 + 20 * rr.random() ** 2
        envelope(c, x, y, w, rr.uniform(-60, 60), fog=0.35 * (1 - w / 29), face=rr.random() < 0.6, shadow=None)

    # far letter sea
    def swell(y, amp, ph, wl):
        return lambda x: y + amp * math.sin(x / wl + ph) + amp * 0.4 * math.sin(x / wl * 2.3 + ph * 2)

    def wave(y, amp, ph, wl, col, fog, n, w, seed):
        f = swell(y, amp, ph, wl)
        pts = [(x, f(x)) for x in range(-30, 640, 30)]
        c.paint(
            curve([(-40, 930, "c"), *pts, (640, 930, "c")]),
            col,
            dark=shift(col, -0.2),
            light=shift(col, 0.16),
            vol=0.25,
            fog=fog,
            texk="streakh",
            tex=0.3,
            shadow=(0, -5, 9, 0.3),
            grad=((0, y - amp), (0, y + 90), 0.2, -0.4),
        )
        r = np.random.default_rng(seed)
        E = sorted([(r.uniform(-20, 620), r.random()) for _ in range(n)], key=lambda q: q[1])
        for x, v in E:
            sl = math.degrees(math.atan((f(x + 4) - f(x - 4)) / 8))
            envelope(
                c,
                x,
                f(x) + v * 58 * w / 40 + 2,
                w * r.uniform(0.8, 1.15),
                sl + r.normal(0, 26),
                col=["#f1e6cd", "#e6d3b0", "#d9cdb6", "#efd9c4", "#c9d0c6"][r.integers(5)],
                seal=["#a5352f", "#2f5560", "#8a6a2c"][r.integers(3)],
                fog=fog,
                face=r.random() < 0.55,
            )

    wave(520, 4, 0.3, 60, "#8fa19a", 0.45, 44, 17, 1)
    wave(560, 8, 1.7, 70, "#6f8d8a", 0.25, 34, 26, 2)
    # lamp-post, half drowned
    c.lights = [(104, 384, 40, "#ffd488", 130, 0.7)]
    lx, ly = lamp_post(c, Pose(104, 640, 2.5), col="#2a2c33")
    c.glow(lx, ly, 150, "#ffd890", 0.5, 1.1)
    wave(622, 13, 0.2, 84, "#54787a", 0.08, 26, 38, 3)
    # ---- the boat
    B = Pose(330, 604, 1.06, -5)
    c.lights += [(*B.pt(26, -214), 30, "#ffcf7a", 80, 0.6)]
    red, inn = "#b33a34", "#7a2229"
    RX, RY, n = 168, 40, 12
    tips = [(RX * math.cos(i / n * 2 * math.pi), RY * math.sin(i / n * 2 * math.pi)) for i in range(n)]

    def scal(i0, i1):  # rim from tip i0 to tip i1, the cloth sagging between ribs
        out = []
        for i in range(i0, i1):
            p, q = tips[i % n], tips[(i + 1) % n]
            out += [(*p, "c"), ((p[0] + q[0]) / 2 * 0.965, (p[1] + q[1]) / 2 * 0.93)]
        return [*out, (*tips[i1 % n], "c")]

    mi = c.paint(
        B(curve(scal(0, n)[:-1])),
        inn,
        dark="#2c0c16",
        light="#b8504a",
        vol=-0.5,
        rough=0.4,
        grad=(B.pt(-RX, 0), B.pt(RX, 0), 0.2, -0.2),
    )
    for i, (x, y) in enumerate(tips):
        c.line([B.pt(x, y), B.pt(x * 0.5, y * 0.5 + 12), B.pt(0, 26)], [1.6, 1.6], "#d9b08a", 0.75, clip=mi)
        if i % 2 == 0:
            c.line([B.pt(x * 0.55, y * 0.55 + 8), B.pt(0, -34)], [1.2], "#c9c0b0", 0.8)
    c.paint(
        B(limb([(0, 24), (0, -120), (0, -208), (10, -232), (26, -230), (29, -216)], [6, 5.5, 5.5, 6.5, 7, 6])),
        "#7a4f2b",
        light="#d9a566",
        vol=0.8,
        rough=0.3,
    )
    F = Pose(*B.pt(-30, 16), 1.5, -3)
    fox(c, F, col="#cf6a2f", coat="#2f4f6b", rim="#ffe2b0")
    # captain's hat
    c.paint(
        F(curve([(-12, -90), (-14, -99), (0, -106), (16, -101), (16, -91), (2, -87)])),
        "#22364d",
        vol=0.8,
        rim="#ffe2b0",
        rough=0.4,
    )
    c.paint(F(curve([(4, -89, "c"), (16, -92), (25, -86), (14, -84, "c")])), "#16202d", vol=0.5, rough=0.3)
    c.dot(*F.pt(6, -96), 2.6 * 1.4, "#f0c65a")
    # quill oar
    q0, q1 = F.pt(33, -45), (520, 708)
    qt = (q0[0] - 20, q0[1] - 22)
    c.line([qt, q0, q1], [1.5, 4, 3], "#efe6d0", vol=0.3)
    d = np.array(q1) - np.array(q0)
    d = d / np.hypot(*d)
    nrm = np.array([-d[1], d[0]])

    def at(t, o):
        return tuple(np.array(q0) + d * t + nrm * o)

    fe = curve(
        [
            (*at(60, 0), "c"),
            at(84, 15),
            at(130, 20),
            at(180, 14),
            (*at(206, 0), "c"),
            at(176, -12),
            at(130, -19),
            at(84, -14),
        ]
    )
    c.paint(
        fe,
        "#e9eef0",
        dark="#8fa3ad",
        light="#ffffff",
        vol=0.5,
        rim="#ffffff",
        texk="streakd",
        tex=0.3,
        shadow=(0, 3, 4, 0.3),
    )
    c.line([at(30, 0), at(120, 1), at(205, 0)], [2.4, 1.6, 0.5], "#b9a98c")
    # front of the bowl
    bowl = curve([*scal(0, n // 2), (-150, 52), (-96, 104), (0, 132), (96, 104), (150, 52)])
    mb = c.paint(
        B(bowl),
        red,
        dark="#5a141d",
        light="#ee8064",
        vol=0.95,
        rim="#ffd7ae",
        tex=0.22,
        grain=0.2,
        shadow=(0, 3, 8, 0.45),
    )
    for i in range(n // 2):
        p, q = tips[i], tips[i + 1]
        if i % 2:
            c.paint(
                B(
                    curve(
                        [
                            (*p, "c"),
                            ((p[0] + q[0]) / 2 * 0.965, (p[1] + q[1]) / 2 * 0.93),
                            (*q, "c"),
                            (q[0] * 0.84, q[1] + 58),
                            (q[0] * 0.15, 134, "c"),
                            (p[0] * 0.15, 134, "c"),
                            (p[0] * 0.84, p[1] + 58),
                        ]
                    )
                ),
                "#f0dcc0",
                vol=0,
                alpha=0.42,
                clip=mb,
                grad=(B.pt(0, 20), B.pt(0, 120), 0.1, -0.5),
            )
    for i in range(1, n // 2):
        x, y = tips[i]
        c.line([B.pt(x, y), B.pt(x * 0.84, y + 58), B.pt(x * 0.15, 134)], [1.6, 2.6, 1], "#5f161d", 0.85, clip=mb)
    for i in range(n):
        c.paint(B(ellipse(tips[i][0], tips[i][1] - 2, 3.2)), "#e8c27a", dark="#8a5a2c", vol=0.7, rough=0.1)
    hx, hy = B.pt(29, -212)
    wave(716, 14, 2.2, 92, "#3f6468", 0, 22, 50, 4)
    # a mouse follows in a boat folded from a letter
    M = Pose(112, 752, 1.35, 5)
    c.paint(M(ellipse(2, -18, 9, 10)), "#7d6f68", vol=0.8, rim="#ffe9c8")
    c.paint(M(merged([ellipse(-4, -27, 5), ellipse(8, -28, 5)])), "#8d7d74", vol=0.5, rim="#ffe9c8")
    c.paint(M(ellipse(11, -17, 4, 3)), "#8d7d74", vol=0.4)
    c.paint(M(ellipse(14, -18, 1.5)), "#2a1d1d", vol=0, rough=0)
    c.paint(M(ellipse(7, -20, 1.4)), "#17100f", vol=0, rough=0)
    c.paint(
        M(poly([(-30, -14), (30, -14), (18, 7), (-18, 7)])),
        "#f4ead2",
        dark="#a99a82",
        vol=0.35,
        rough=0.4,
        shadow=(0, 3, 4, 0.35),
    )
    c.line([M.pt(-30, -14), M.pt(0, 3), M.pt(30, -14)], [1.2], "#b8a88c", 0.8)
    wave(806, 18, 0.9, 110, "#2c4a52", 0, 18, 70, 5)
    c.brush((10, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: lantern(c, hx, hy, 1.25, r=90))
    return c.finish(shadow_tint="#1d3038", light_tint="#ffefcf", vignette=0.32)
