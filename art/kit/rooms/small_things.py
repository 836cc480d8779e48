"""Small things to put on tables and floors of a room."""

import math

import numpy as np

from ..paint.colour import ramp, rgb, shift
from ..paint.paths import curve, sample
from .grain import plane_noise, three_tones
from .materials import material, plain, planks
from .vectors import UP, unit, vec


def plane_ribbon(pts, widths, n=24):
    """Points of a tapered ribbon (as limb, without caps), for contours in plane coordinates."""
    c = sample([(a * 100, b * 100) for a, b in pts], n) / 100
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths) / 2
    d = np.gradient(c, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    return [tuple(q) for q in c + nr * w[:, None]] + [tuple(q) for q in (c - nr * w[:, None])[::-1]]


def put_book(S, p, yaw=0.0, col="#7a3b34", s=1.0, h=0.035, w=0.16, d=0.22, open_=False):
    """A book, closed or open."""
    p = vec(*p)
    if open_:
        for k in (-1, 1):
            a = math.radians(yaw)
            u = vec(math.cos(a), 0, -math.sin(a)) * k
            v = vec(math.sin(a), 0, math.cos(a))
            S.quad(
                p - v * d * s / 2 + UP * 0.012 * s,
                p - v * d * s / 2 + u * w * s + UP * 0.03 * s,
                p + v * d * s / 2 + UP * 0.012 * s,
                material(
                    lambda uu, vv: (
                        0.5 - 0.35 * (np.abs(vv / 0.022 / s % 1 - 0.5) < 0.16) * (vv > 0.02 * s),
                        three_tones("#e6d8b6"),
                    )
                ),
            )
        return
    S.box(
        p - vec(w, 0, d) * s / 2,
        p + vec(w * s / 2, h * s, d * s / 2),
        plain("#dccba4", 0.2, 0.3, streak=0.3),
        yaw,
        top=plain(col, 0.3, 0.4),
    )
    S.box(
        p - vec(w * 1.04, 0, d * 1.04) * s / 2,
        p + vec(w * 1.04 * s / 2, 0.006 * s, d * 1.04 * s / 2),
        plain(col, 0.3),
        yaw,
    )


def put_stack(S, p, n=4, s=1.0, seed=0, cols=("#7a3b34", "#2f4f58", "#8a6a34", "#4a3a5a", "#3f5a3c", "#9a7a5a")):
    """A stack of books."""
    r = np.random.default_rng(seed)
    y = 0
    for _i in range(n):
        h = r.uniform(0.025, 0.05)
        put_book(
            S,
            vec(*p) + UP * y * s,
            r.uniform(-28, 28),
            cols[r.integers(len(cols))],
            s,
            h,
            r.uniform(0.13, 0.18),
            r.uniform(0.18, 0.25),
        )
        y += h
    return vec(*p) + UP * y * s


def put_cup(S, p, s=1.0, col="#d9cdb8", tea="#5a3018"):
    """A cup of tea."""
    p = vec(*p)
    S.disc(p + UP * 0.006 * s, 0.075 * s, plain(shift(col, -0.03), 0.2), n=18)
    S.revolve(p + UP * 0.008 * s, [(0.026 * s, 0), (0.036 * s, 0.02 * s), (0.044 * s, 0.07 * s)], plain(col, 0.2), n=14)
    S.disc(p + UP * 0.072 * s, 0.042 * s, plain(tea, 0.2), n=16, cast=False)


def put_candle(S, p, s=1.0, h=0.14, col="#e9dcc0", dish="#8a6a3c", lit=True):
    """Returns the flame point; the rig puts a lamp there and late() draws the flame."""
    p = vec(*p)
    S.revolve(p, [(0.05 * s, 0), (0.062 * s, 0.018 * s)], plain(dish, 0.2), n=14)
    S.disc(p + UP * 0.012 * s, 0.055 * s, plain(shift(dish, -0.08), 0.2), n=16, cast=False)
    S.revolve(p + UP * 0.012 * s, [(0.017 * s, 0), (0.016 * s, h * s)], plain(col, 0.2), n=10, cast=False)
    f = p + UP * (h + 0.035) * s
    if lit:
        S.c.late.append(lambda: wick_flame(S, f, s))
    return f


def wick_flame(S, f, s=1.0, col="#ffd27a"):
    """A flame painted late at a world point."""
    c = S.c
    x, y = S.pt(f)
    k = S.scale(f) * 0.03 * s
    if c.img is None:
        return
    c.glow(x, y, k * 7, "#ffb04a", 0.55, 1.1)
    c.paint(
        curve(
            [
                (x, y - k * 1.5, "c"),
                (x + k * 0.55, y - k * 0.1),
                (x + k * 0.32, y + k * 0.6),
                (x, y + k * 0.8),
                (x - k * 0.32, y + k * 0.6),
                (x - k * 0.5, y - k * 0.1),
            ]
        ),
        "#ffdf90",
        dark="#ff9a3a",
        light="#fffbe6",
        vol=0.5,
        lit=0,
        rough=0.1,
    )


def put_letter(S, p, yaw=0.0, s=1.0, col="#e8dcc0", seal="#a5352f"):
    """A sealed letter."""
    p = vec(*p)
    st, sl_ = three_tones(col), rgb(seal)

    def f(u, v, fp):
        a, b = u / (0.17 * s), v / (0.11 * s)
        t = 0.5 + 0.1 * (b - 0.5) - 0.4 * (np.abs(np.abs(a - 0.5) * 0.9 - (b - 0.1) * 0.62) < 0.02) * (b > 0.1)
        q = ramp(t + 0.1 * plane_noise("mottle", u, v, 0.2), st)
        k = (np.hypot((a - 0.5) * 1.5, b - 0.6) < 0.1).astype(np.float32)[..., None]
        return q * (1 - k) + sl_ * k

    a = math.radians(yaw)
    U, Vv = vec(math.cos(a), 0, -math.sin(a)), vec(math.sin(a), 0, math.cos(a))
    S.plane(p - U * 0.085 * s - Vv * 0.055 * s + UP * 0.005 * s, U, Vv, (0.17 * s, 0.11 * s), f, nrm=UP)


def put_crate(S, p, w=0.4, h=0.3, d=0.35, col="#8a6238", yaw=0.0):
    """A wooden crate."""
    p = vec(*p)
    S.box(p - vec(w / 2, 0, d / 2), p + vec(w / 2, h, d / 2), planks(col, h / 3.02, 9, "u", gap=0.012), yaw)


def put_frame(S, O, U, w, h, frame="#9a7438", pic=None, V=UP, tilt=0.0):
    """Picture on a wall at O (lower left)."""
    O, U = vec(*O), unit(U)
    N = unit(np.cross(U, V))
    N = N if np.dot(N, O - S.C) < 0 else -N
    a = math.radians(tilt)
    U2, V2 = U * math.cos(a) + unit(V) * math.sin(a), unit(V) * math.cos(a) - U * math.sin(a)
    b = min(w, h) * 0.12
    for o, u, v, s in ((0, U2, V2, (w, b)), (1, U2, V2, (w, b)), (2, U2, V2, (b, h)), (3, U2, V2, (b, h))):
        off = V2 * (h - b) if o == 1 else U2 * (w - b) if o == 3 else 0 * U2
        S.plane(O + off + N * 0.03, u, v, s, plain(frame, 0.3, 0.5, streak=0.3))
    S.plane(O + N * 0.012, U2, V2, (w, h), pic or plain("#5a5448", 0.5, 0.8), cast=True)


def put_plant(S, p, s=1.0, pot="#9a5a3c", leaf=("#27402c", "#3f5f38", "#6a8a4a"), n=9, seed=0, hgt=0.5):
    """A potted plant."""
    p = vec(*p)
    r = np.random.default_rng(seed)
    S.revolve(
        p, [(0.075 * s, 0), (0.11 * s, 0.17 * s), (0.12 * s, 0.17 * s), (0.12 * s, 0.2 * s)], plain(pot, 0.3), n=14
    )
    for i in range(n):
        a, l = r.uniform(0, 6.283), hgt * s * r.uniform(0.6, 1.1)
        d = vec(math.cos(a), 0, math.sin(a))
        q = [
            p + UP * 0.18 * s,
            p + UP * (0.18 * s + l * 0.7) + d * l * 0.22,
            p + UP * (0.18 * s + l * 0.82) + d * l * 0.6,
        ]
        w = vec(-d[2], 0, d[0]) * 0.05 * s
        S.poly3([q[0], q[1] - w, q[1] + w], plain(leaf[i % len(leaf)], 0.3, 0.3), cast=False)
        S.poly3([q[1] - w, q[1] + w, q[2]], plain(leaf[(i + 1) % len(leaf)], 0.3, 0.3), cast=False)
        S.balls.append([*list(q[1]), 0.05 * s])


def put_shoe(S, p, yaw=0.0, s=1.0, col="#3a2620"):
    """A shoe."""
    p = vec(*p)
    a = math.radians(yaw)
    d = vec(math.sin(a), 0, math.cos(a))
    S.box(
        p - vec(0.04, 0, 0.04) * s,
        p + vec(0.04 * s, 0.10 * s, 0.05 * s),
        plain(col, 0.3),
        yaw,
        top=plain(shift(col, -0.15), 0.2),
    )
    S.revolve(
        p - d * 0.035 * s,
        [(0.046 * s, 0), (0.044 * s, 0.035 * s), (0.03 * s, 0.058 * s), (0, 0.066 * s)],
        plain(col, 0.3),
        n=12,
    )
    S.revolve(
        p - d * 0.10 * s,
        [(0.045 * s, 0), (0.042 * s, 0.03 * s), (0.025 * s, 0.048 * s), (0, 0.054 * s)],
        plain(shift(col, 0.03), 0.3),
        n=12,
    )


def put_suitcase(S, p, yaw=0.0, w=0.55, h=0.36, d=0.18, col="#7a4a2c"):
    """A suitcase that stands."""
    p = vec(*p)

    def f(u, v, fp):
        t = (
            0.5
            + 0.3 * plane_noise("mottle", u, v, 0.7, fp)
            - 0.4 * ((np.abs(u / w - 0.2) < 0.03) | (np.abs(u / w - 0.8) < 0.03))
            - 0.3 * (np.abs(v / h - 0.5) < 0.012)
        )
        return ramp(t, three_tones(col))

    S.box(p - vec(w / 2, 0, d / 2), p + vec(w / 2, h, d / 2), f, yaw)
    S.box(
        p + vec(-0.07, h, -0.015),
        p + vec(0.07, h + 0.045, 0.015),
        plain(shift(col, -0.12), 0.2),
        yaw,
        pivot=p + vec(0, 0, 0),
    )


def put_ball(S, p, r=0.09, cols=("#a8392f", "#e0c9a0"), n=18):
    """Striped toy ball."""
    p = vec(*p)
    pr = [(r * math.sin(t), r - r * math.cos(t)) for t in np.linspace(0, math.pi, 9)]
    for i in range(8):
        S.revolve(p, pr[i : i + 2], plain(cols[i // 2 % 2], 0.2), n=n, axis=(0, 1, 0), cast=False)
    S.balls.append([p[0], p[1] + r, p[2], r * 0.95])


def put_blocks(S, p, n=5, s=0.09, seed=0, cols=("#a8483a", "#3f6a70", "#c9a24f", "#5a6a3c")):
    """Toy blocks."""
    r = np.random.default_rng(seed)
    p = vec(*p)
    for i in range(n):
        lvl = 1 if (i == n - 1 and n > 2) else 0
        q = p + vec(r.normal(0, s * 1.6), lvl * s, r.normal(0, s * 1.3)) if not lvl else p + vec(s * 0.2, s, 0)
        if i == 0:
            q = p
        S.box(
            q - vec(s / 2, 0, s / 2), q + vec(s / 2, s, s / 2), plain(cols[i % len(cols)], 0.3, 0.3), r.uniform(-40, 40)
        )


def put_bottle(S, p, s=1.0, col="#2f5548"):
    """A bottle."""
    S.revolve(
        p,
        [(0.035 * s, 0), (0.036 * s, 0.13 * s), (0.012 * s, 0.18 * s), (0.013 * s, 0.25 * s)],
        plain(col, 0.2, light="#bfe0c8"),
        n=12,
    )


SCATTER = {
    "book": lambda S, p, r: put_book(
        S, p, r.uniform(-60, 60), ["#7a3b34", "#2f4f58", "#8a6a34", "#4a3a5a"][r.integers(4)]
    ),
    "stack": lambda S, p, r: put_stack(S, p, int(r.integers(3, 6)), seed=int(r.integers(99))),
    "open": lambda S, p, r: put_book(S, p, r.uniform(-40, 40), open_=True),
    "cup": lambda S, p, r: put_cup(S, p),
    "letter": lambda S, p, r: put_letter(S, p, r.uniform(-70, 70)),
    "plant": lambda S, p, r: put_plant(S, p, seed=int(r.integers(99))),
    "shoe": lambda S, p, r: put_shoe(S, p, r.uniform(0, 360)),
    "ball": lambda S, p, r: put_ball(S, p),
    "blocks": lambda S, p, r: put_blocks(S, p, seed=int(r.integers(99))),
    "crate": lambda S, p, r: put_crate(S, p, yaw=r.uniform(-30, 30)),
    "suitcase": lambda S, p, r: put_suitcase(S, p, r.uniform(-30, 30)),
    "bottle": lambda S, p, r: put_bottle(S, p),
    "candle": lambda S, p, r: put_candle(S, p, lit=False),
}


def scatter(S, spots, seed=0, per=(2, 3), spread=0.22):
    """Spots = [((x, y, z), ['stack', 'cup', ...]), ...].

    things gather in families - one big, one middle, one small, the small ones leaning toward the big one, nothing on a
    grid, empty floor between the families.
    """
    r = np.random.default_rng(seed)
    for p, kinds in spots:
        p = vec(*p)
        a = r.uniform(0, 6.283)
        for i, k in enumerate(kinds):
            d = 0 if i == 0 else spread * (0.75 + 0.5 * i * r.uniform(0.7, 1.1))
            q = p + vec(math.cos(a), 0, math.sin(a) * 0.8) * d
            a += r.uniform(1.3, 2.6)
            SCATTER[k](S, q, r)
