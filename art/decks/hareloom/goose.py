"""A goose leads a skein of paper planes over autumn fields; their shadows are geese, and hers is a paper plane."""

import math

import numpy as np

from art.kit.all import (
    UP,
    Card,
    Space,
    curve,
    ellipse,
    hash_noise,
    limb,
    merged,
    mix,
    plane_noise,
    poly,
    ramp,
    rgb,
    shift,
    smoothstep,
    three_tones,
    union,
    unit,
    vec,
)

SENTENCE = "A goose leads a skein of paper planes; their shadows are geese, and hers is a paper plane."
KEY = "rust-orchard"
FRAME = "overhead"
MOOD = "longing"
PROTAGONIST = "animal"

SUN = unit(vec(-0.62, 0.72, 0.42))  # toward the light: low in the west
SHADE = "#35203a"
FIELDS = ["#b5752f", "#b4672c", "#c99444", "#8a6a35", "#a8602c", "#d0a355"]
FLIGHT = 10.0  # metres over the ground
AHEAD = unit(vec(-0.42, 0, -0.9))
LEADER = vec(-3.4, FLIGHT, 1.6)


class Flyer:
    """A frame in the air: x along the flight, y up, z to its right, banked."""

    def __init__(self, at, ahead, size=1.0, bank=0.0, pitch=0.0):
        self.at, self.size = vec(*at), size
        right = unit(np.cross(UP, ahead))
        a, b = math.radians(bank), math.radians(pitch)
        up = UP * math.cos(a) + right * math.sin(a)
        self.z = right * math.cos(a) - UP * math.sin(a)
        self.x = unit(vec(*ahead) * math.cos(b) + up * math.sin(b))
        self.y = unit(np.cross(self.x, self.z) * -1)
        self.y = self.y if self.y[1] > 0 else -self.y

    def __call__(self, x, y, z):
        return self.at + (self.x * x + self.y * y + self.z * z) * self.size


def on_ground(p):
    """Where the sun throws a point."""
    return p - SUN * (p[1] / SUN[1])


def fields(u, v, fp):
    """Strips of stubble and plough with furrows that catch the low light; hedges between them."""
    a = math.radians(24)
    s, t = u * math.cos(a) + v * math.sin(a), -u * math.sin(a) + v * math.cos(a)
    s = s + 1.6 * plane_noise("soft", u, v, 60.0)
    j = np.floor(t / 21 + 0.35)
    w = 12 + 5 * hash_noise(j, 5)
    i = np.floor(s / w + 3 * hash_noise(j, 2))
    cell = i * 7 + j * 13
    es, et = (s / w + 3 * hash_noise(j, 2)) % 1 * w, (t / 21 + 0.35) % 1 * 21
    edge = np.minimum(np.minimum(es, w - es), np.minimum(et, 21 - et))
    across = np.where(hash_noise(cell, 1) > 0.12, s, t) + 0.12 * plane_noise("mottle", u, v, 6.0, fp)
    pitch = 0.5
    furrow = np.sin(across * 2 * np.pi / pitch) * np.clip(pitch / (fp * 5) - 0.25, 0, 1)
    broad = np.sin(across * 2 * np.pi / 3.1 + hash_noise(cell, 4) * 9)
    tone = (
        0.5
        + 0.3 * furrow
        + 0.06 * broad
        + 0.5 * plane_noise("mottle", u, v, 9.0, fp)
        + 0.5 * plane_noise("soft", u, v, 45.0)
        + 0.16 * plane_noise("grainy", u, v, 2.0, fp)
    )
    out = np.zeros((*u.shape, 3), np.float32)
    pick = np.floor((hash_noise(cell, 3) + 0.5) * len(FIELDS)).astype(int) % len(FIELDS)
    for k, col in enumerate(FIELDS):
        out = np.where((pick == k)[..., None], ramp(tone, three_tones(col)), out)
    verge = np.clip(1 - edge / 0.55, 0, 1)[..., None] * (0.65 + plane_noise("mottle", u, v, 3.0, fp)[..., None])
    return (out * (1 - verge) + rgb("#54472a") * verge).astype(np.float32)


def hedge_trees(c, S, rr):
    """Little trees along the verges, each with its long shadow, far ones first."""
    a = math.radians(24)
    spots = []
    for j in range(-1, 7):
        t = (j - 0.35) * 21
        for s in np.arange(-60, 110, 1.1):
            if rr.random() < 0.5 + 0.4 * math.sin(s * 0.21 + j * 2):
                q, r = s + rr.normal(0, 0.5), t + rr.normal(0, 0.3)
                spots.append((q * math.cos(a) - r * math.sin(a), q * math.sin(a) + r * math.cos(a)))
    spots.sort(key=lambda p: -p[1])
    for x, z in spots:
        if z < -22 or S.depth((x, 0, z)) < 8 or math.hypot(x - 7, z + 5) < 6:
            continue
        px, py = S.pt((x, 0, z))
        if not (-20 < px < 620 and -10 < py < 920):
            continue
        h = rr.uniform(0.45, 1.0)
        k = S.scale((x, 0, z))
        far = smoothstep(35, 95, S.depth((x, 0, z)))
        tip = S.pt(on_ground(vec(x, h * 1.9, z)))
        c.paint(limb([(px, py), tip], [h * k * 0.7, h * k * 0.5]), SHADE, vol=0, alpha=0.5 * (1 - far), soft=0.6, lit=0)
        col = mix(rr.choice(["#5d5a2c", "#7a5a26", "#8a4f20", "#46502e"]), c.fog_colour, float(far) * 0.8)
        lobes = [
            ellipse(px + rr.normal(0, 0.34) * h * k, py - h * k * rr.uniform(0.25, 0.75), h * k * rr.uniform(0.26, 0.4))
            for _ in range(6)
        ]
        lobes.append(ellipse(px, py - h * k * 0.3, h * k * 0.45, h * k * 0.36))
        crown = c.paint(
            union(*lobes),
            col,
            dark=mix("#2a2420", c.fog_colour, float(far) * 0.8),
            light=mix("#e0a850", c.fog_colour, float(far) * 0.7),
            vol=1.0,
            rough=1.4,
            grain=0.3,
            tex=0.3,
        )
        if crown is not None and k > 14:
            dabs = [
                ellipse(px + rr.normal(-0.14, 0.28) * h * k, py - h * k * rr.uniform(0.35, 0.9), rr.uniform(0.6, 1.3))
                for _ in range(14)
            ]
            c.paint(merged(dabs), "#f0c268", vol=0, alpha=0.6, clip=crown, rough=0.4, lit=0)


def dart_points(f):
    """The corners of a folded dart: nose, wing tips, the edges of the fold, the keel."""
    return dict(
        nose=f(2.1, 0, 0),
        tipl=f(-1.5, 0.34, -1.5),
        tipr=f(-1.5, 0.34, 1.5),
        inl=f(-1.5, 0.1, -0.17),
        inr=f(-1.5, 0.1, 0.17),
        keel=f(-1.42, -0.55, 0),
    )


def facet(c, S, pts, rim=None):
    """One flat of folded paper, as bright as it is turned to the sun."""
    n = unit(np.cross(pts[1] - pts[0], pts[2] - pts[0]))
    n = n if np.dot(n, pts[0] - S.C) < 0 else -n
    lam = float(np.dot(n, SUN))
    base = ramp(
        np.array([0.16 + 0.84 * max(0, lam)]), [(0, "#6d6474"), (0.45, "#b9a594"), (0.8, "#f6e8c8"), (1, "#fffaec")]
    )[0]
    xy = [S.pt(p) for p in pts]
    c.paint(
        poly(xy),
        base,
        vol=0.08,
        rough=0.2,
        tex=0.14,
        grain=0.12,
        detail=0.85,
        rim=rim,
        rimw=1.2,
        grad=(xy[0], xy[1], 0.12, -0.12),
    )


def dart(c, S, f):
    """A paper plane, seen from above."""
    p = dart_points(f)
    facet(c, S, [p["nose"], p["keel"], p["inr"]])
    facet(c, S, [p["nose"], p["inl"], p["keel"]])
    facet(c, S, [p["nose"], p["tipr"], p["inr"]])
    facet(c, S, [p["nose"], p["tipl"], p["inl"]], rim="#fffdf4")
    a, b = S.pt(p["nose"]), S.pt(p["inr"])
    c.line([a, b], [0.6, 0.05 * S.scale(f.at) * f.size], "#8d7d80", 0.7, rough=0.1, detail=0.9)


def dart_shadow(c, S, f):
    """The shadow of a folded dart, darker where the paper lies double."""
    wings = [
        f(2.1, 0, 0),
        f(-1.5, 0.3, -1.55),
        f(-0.95, 0.1, -0.2),
        f(-1.75, -0.2, 0),
        f(-0.95, 0.1, 0.2),
        f(-1.5, 0.3, 1.55),
    ]
    fold = [f(2.1, 0, 0), f(-0.95, 0.1, -0.2), f(-1.75, -0.2, 0), f(-0.95, 0.1, 0.2)]
    for pts, alpha in ((wings, 0.62), (fold, 0.5)):
        c.paint(poly([S.pt(on_ground(p)) for p in pts]), SHADE, vol=0, alpha=alpha, soft=1.1, rough=0.4, lit=0)


# a wing from shoulder to tip: (share of the span, out to the side, leading edge ahead, height)
WING = np.array(
    [
        (0, 0.35, 1.15, 0.30),
        (0.2, 1.35, 1.55, 0.75),
        (0.42, 2.6, 1.75, 1.05),
        (0.6, 3.7, 1.35, 1.12),
        (0.8, 4.9, 0.55, 0.95),
        (1, 5.9, -0.35, 0.66),
    ]
)


def wing_at(t):
    """Side, ahead and height of the leading edge at a share t of the span."""
    return [float(np.interp(t, WING[:, 0], WING[:, k])) for k in (1, 2, 3)]


def quill(f, side, t, back, length, out, lift=0.0):
    """Root, tip and half width direction of a feather that begins behind the leading edge."""
    z, x, y = wing_at(t)
    a = math.radians(out)
    root = f(x - back, y + lift, side * z)
    tip = f(x - back - length * math.cos(a), y + lift - 0.10 * length, side * (z + length * math.sin(a)))
    return root, tip


def feather(c, S, root, tip, width, col, dark, light, rim=None):
    """One blade, its quill a fine line."""
    (ax, ay), (bx, by) = S.pt(root), S.pt(tip)
    w = width * S.scale(root)
    c.paint(
        limb([(ax, ay), (ax * 0.4 + bx * 0.6, ay * 0.4 + by * 0.6), (bx, by)], [w * 0.75, w, w * 0.9, w * 0.42]),
        col,
        dark=dark,
        light=light,
        vol=0.5,
        rough=0.25,
        tex=0.2,
        grain=0.14,
        shadow=(0.8, 1.2, 1.6, 0.28),
        rim=rim,
        rimw=0.9,
        rimdir=(-0.7, -0.6),
        detail=0.7,
    )
    c.line([(ax, ay), (bx, by)], [0.8, 0.4], shift(col, -0.13), 0.5, rough=0.1, detail=0.7)


def wing(c, S, f, side, lit):
    """A wing: ten dark primaries, white secondaries, three rows of coverts and the arm."""
    white, dark, light = ("#f4e9d2", "#a98f86", "#fffaf0") if lit else ("#d8c6b4", "#84707c", "#f2e4cc")
    for t in np.linspace(1, 0.56, 10):
        q = (t - 0.56) / 0.44
        r = quill(f, side, t, 0.12, 3.0 + 0.5 * q, 8 + 58 * q**1.3)
        feather(c, S, *r, 0.56, "#2f2932" if q > 0.1 else "#6a5f62", "#15131c", "#6f6468", "#e8c890" if lit else None)
    for t in np.linspace(0.56, 0.03, 13):
        r = quill(f, side, t, 0.35, 2.75 - 0.3 * abs(t - 0.3), 2 + 12 * t)
        feather(c, S, *r, 0.5, white, dark, light)
    for t in np.linspace(0.97, 0.03, 22):
        r = quill(f, side, t, 0.06, 1.5 - 0.4 * t, 6 + 55 * max(0, t - 0.5), 0.04)
        feather(c, S, *r, 0.36, mix(white, "#b9aaa2", 0.5 if t > 0.62 else 0), dark, light)
    for row, ln in ((0.05, 0.95), (-0.02, 0.55)):
        for t in np.linspace(0.9, 0.03, 22):
            r = quill(f, side, t, row, ln, 6 + 40 * max(0, t - 0.5), 0.08)
            feather(c, S, *r, 0.32, white, dark, light)
    pts = [S.pt(f(wing_at(t)[1], wing_at(t)[2] + 0.08, side * wing_at(t)[0])) for t in np.linspace(0, 0.94, 9)]
    k = S.scale(f.at) * f.size
    c.paint(
        limb(pts, [0.62 * k, 0.4 * k, 0.3 * k, 0.2 * k, 0.1 * k], cap=False),
        white,
        dark=dark,
        light=light,
        vol=0.8,
        rough=0.5,
        rim="#fffdf4" if lit else None,
        detail=0.7,
    )


def goose(c, S, f):
    """The leader from above: tail, far wing, near wing, body, neck stretched ahead."""
    k = S.scale(f.at) * f.size
    for q in (-0.62, 0.62, -0.42, 0.42, -0.22, 0.22, 0):
        feather(c, S, f(-1.5, 0.05, q * 0.5), f(-3.0 + abs(q) * 0.5, -0.05, q), 0.42, "#e6d6c2", "#93817f", "#fff6e4")
    wing(c, S, f, 1, False)
    wing(c, S, f, -1, True)
    spine = [
        (-2.0, 0.0, 0.5),
        (-1.2, 0.18, 1.0),
        (0.0, 0.3, 1.45),
        (1.1, 0.28, 1.2),
        (1.9, 0.2, 0.72),
        (2.9, 0.2, 0.5),
        (3.8, 0.26, 0.46),
        (4.3, 0.3, 0.52),
        (4.65, 0.27, 0.36),
    ]
    pts, wid = [S.pt(f(x, y, 0)) for x, y, _w in spine], [w * k for *_q, w in spine]
    c.paint(
        limb(pts, wid, n=60),
        "#f6ecd8",
        dark="#8f7a7c",
        light="#fffdf4",
        vol=1.05,
        rough=0.5,
        tex=0.2,
        texk="streakd",
        shadow=(5, 8, 7, 0.4),
        rim="#fffdf2",
        detail=0.75,
    )
    for x in np.arange(-1.4, 1.3, 0.34):
        for z in (-0.3, 0, 0.3):
            feather(
                c,
                S,
                f(x, 0.42 - abs(z) * 0.4, z),
                f(x - 0.55, 0.36 - abs(z) * 0.4, z * 1.15),
                0.3,
                "#f2e6d0" if z <= 0 else "#d2bfae",
                "#b09a90",
                "#fffaf0",
            )
    bill = [
        S.pt(f(4.55, 0.27, -0.2)),
        S.pt(f(4.95, 0.22, -0.13)),
        S.pt(f(5.3, 0.15, 0)),
        S.pt(f(4.95, 0.22, 0.13)),
        S.pt(f(4.55, 0.27, 0.2)),
    ]
    c.paint(curve(bill), "#d9672c", light="#ffb060", dark="#8a3418", vol=0.8, rough=0.2, detail=0.9)
    for z in (-0.2, 0.2):
        x, y = S.pt(f(4.36, 0.36, z))
        c.paint(ellipse(x, y, 1.5), "#1a1418", vol=0, rough=0.1, detail=1)


def goose_outline(S, f):
    """The shadow of a flying goose, thrown by a body that isn't there."""
    ps = []
    for side in (-1, 1):
        lead = [f(wing_at(t)[1], 0, side * wing_at(t)[0]) for t in np.linspace(0, 1, 8)]
        trail = [
            f(wing_at(t)[1] - d, 0, side * (wing_at(t)[0] + o))
            for t, d, o in (
                (1, 1.7, 1.0),
                (0.86, 3.0, 0.8),
                (0.7, 3.1, 0.3),
                (0.5, 2.9, 0),
                (0.25, 2.7, 0),
                (0, 2.4, 0),
            )
        ]
        ps.append(curve([S.pt(on_ground(p)) for p in lead + trail], k=0.3))
    k = S.scale(on_ground(f.at)) * f.size
    spine = [(-2.9, 0.9), (-1.4, 0.9), (0, 1.5), (1.6, 0.9), (2.9, 0.5), (4.2, 0.5), (5.2, 0.15)]
    ps.append(limb([S.pt(on_ground(f(x, 0, 0))) for x, _w in spine], [w * k for _x, w in spine]))
    return union(*ps)


def skein():
    """The places behind the leader: two arms of a V, the left one long."""
    back = math.atan2(-AHEAD[0], -AHEAD[2])
    out = []
    for turn, n, first, step in ((-0.85, 6, 8.6, 9.5), (0.74, 4, 8.2, 7.2)):
        a = back + turn
        for k in range(n):
            d = first + step * k
            out.append(LEADER + vec(math.sin(a), 0, math.cos(a)) * d)
    return out


def walker(c, S, x, z):
    """Somebody on the stubble who has let go of the last sheet, looking after them."""
    px, py = S.pt((x, 0, z))
    k = S.scale((x, 0, z))
    tip = S.pt(on_ground(vec(x, 2.6, z)))
    mid = ((px + tip[0]) / 2, (py + tip[1]) / 2)
    c.paint(
        union(limb([(px, py), mid, tip], [0.5 * k, 0.62 * k, 0.3 * k]), ellipse(tip[0], tip[1], 0.24 * k)),
        SHADE,
        vol=0,
        alpha=0.66,
        soft=0.5,
        lit=0,
    )
    lit = dict(rough=0.3, rim="#ffdf9c", rimw=1.1, detail=0.9)
    for dx in (-0.13, 0.12):
        c.paint(
            limb([(px + dx * k, py - 0.5 * k), (px + dx * 1.2 * k, py)], [0.2 * k, 0.15 * k]), "#241c22", vol=0.6, **lit
        )
    coat = [
        (-0.34, -0.42),
        (-0.27, -0.9),
        (-0.3, -1.28),
        (-0.13, -1.46),
        (0.13, -1.46),
        (0.3, -1.28),
        (0.28, -0.9),
        (0.38, -0.42),
        (0.05, -0.34),
    ]
    c.paint(
        curve([(px + x * k, py + y * k) for x, y in coat]), "#245058", dark="#122a34", light="#6fa9aa", vol=1.0, **lit
    )
    c.paint(
        limb(
            [(px + 0.24 * k, py - 1.3 * k), (px + 0.34 * k, py - 1.0 * k), (px + 0.3 * k, py - 0.72 * k)],
            [0.17 * k, 0.15 * k, 0.12 * k],
        ),
        "#1b3c46",
        vol=0.7,
        **lit,
    )
    c.paint(ellipse(px - 0.04 * k, py - 1.62 * k, 0.17 * k, 0.2 * k), "#3a261c", light="#9a6a3c", vol=0.9, **lit)
    c.paint(
        limb([(px - 0.16 * k, py - 1.43 * k), (px + 0.14 * k, py - 1.41 * k)], [0.13 * k, 0.13 * k]),
        "#c2402c",
        vol=0.6,
        **lit,
    )


def draw():
    """Evening light along the furrows; the skein comes over."""
    c = Card(5252, key=(-0.62, -0.55, 0.45))
    rr = np.random.default_rng(52)
    c.fog_colour = rgb("#f0cf98")
    S = Space(c, eye=(0, 30, -24), look=(0, 0, 18), f=640)
    S.plane((-260, 0, -30), (1, 0, 0), (0, 0, 1), (520, 420), lambda u, v, fp: fields(u - 260, v - 30, fp), nrm=UP)
    z = S.z
    haze = smoothstep(38, 190, z)[..., None] * 0.92
    c.img = (
        c.img * (1 - haze) + ramp((c.xx + c.yy * 0.5) / 640, [(0, "#ffdf96"), (0.5, "#f6c080"), (1, "#cf8a68")]) * haze
    ).astype(np.float32)
    sheen = np.exp(-(np.hypot((c.xx - 40) / 420, (c.yy - 60) / 380) ** 2))[..., None]
    c.img = (1 - (1 - c.img) * (1 - sheen * 0.4 * rgb("#ffc870"))).astype(np.float32)
    c.brush((20, 10), thr=(0, 0.03), length=3.5, jitter=0.02, opacity=0.6, keep=np.full((c.h, c.w), 0.6, np.float32))
    hedge_trees(c, S, rr)
    lead = Flyer(LEADER, AHEAD, 1.22, bank=-9, pitch=2)
    flock = [
        Flyer(
            p + rr.normal(0, 0.5, 3),
            unit(AHEAD + rr.normal(0, 0.07, 3) * vec(1, 0, 1)),
            1.25,
            rr.uniform(-14, 12),
            rr.uniform(-2, 5),
        )
        for p in skein()
    ]
    flock.sort(key=lambda f: -S.depth(f.at))
    for f in flock:
        far = float(smoothstep(35, 110, S.depth(f.at)))
        c.paint(
            goose_outline(S, Flyer(f.at, AHEAD, 0.62)),
            SHADE,
            vol=0,
            alpha=0.66 * (1 - 0.7 * far),
            soft=0.9,
            rough=0.4,
            lit=0,
        )
    dart_shadow(c, S, Flyer(LEADER, AHEAD, 2.2))
    walker(c, S, 6.2, -10.2)
    for f in flock:
        dart(c, S, f)
    goose(c, S, lead)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.6 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(
        vignette=0.3, bloom=0.16, bthr=0.8, contrast=0.24, shadow_tint="#2c1a3a", light_tint="#ffe8bc", sat=1.0
    )
