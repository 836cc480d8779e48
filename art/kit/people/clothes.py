"""Clothes: the garment outline, sleeves, legs, and what is sewn on."""

import math

import numpy as np

from ..paint.colour import mix, shift
from ..paint.image import blur, smoothstep
from ..paint.paths import curve, ellipse, limb, merged, outline, poly, rect, union
from .cloth import crease, sleeve_ribbon
from .hands import hand, shoe

LONG = {"coat": 1.42, "dress": 1.66, "apron": 1.6, "cloak": 1.74, "suit": 0.34, "pyjamas": 0.30}


FLARE = {"coat": 1.75, "dress": 2.35, "apron": 2.0, "cloak": 2.3, "suit": 1.08, "pyjamas": 1.2}


def leg_at(R, n, t):
    """A point along a leg, 0 at the hip."""
    th, kn, an = R["th" + n], R["kn" + n], R["an" + n]
    return th * (1 - t) + kn * t if t <= 1 else kn * (2 - t) + an * (t - 1)


def garment(R, T, clothes, s):
    """Silhouette of torso and skirt as one union path (screen units)."""
    B, yaw = R["B"], R["yaw"]
    cw, sw = abs(math.cos(yaw)), math.sin(yaw)

    def hw(k):
        return math.hypot(B[k][0] * cw, B[k][1] * sw)

    sp = [R["neck"] * 1.0, R["neck"] * 0.8 + R["chest"] * 0.2, R["chest"], R["waist"], R["hip"]]
    W_ = [
        3.0 * B["g"],
        hw("sh") * (1.0 if cw > 0.5 else 0.92),
        hw("ch"),
        hw("wa") * (1.06 if clothes in ("coat", "cloak", "pyjamas") else 1),
        hw("hi"),
    ]
    b = B["belly"] * sw
    pts = [np.array(T(q)) for q in sp]
    fs = T.f
    for i, o in ((2, 0.35), (3, 1.0), (4, 0.6)):
        pts[i] = pts[i] + np.array([b * o * s * fs, 0])
    W_ = [w * s for w in W_]
    tor = outline(pts, W_, W_)
    L = LONG[clothes]
    fl = FLARE[clothes]
    n = 9
    ts = [L * i / (n - 1) for i in range(n)]
    pl, pr = [T(leg_at(R, "L", t)) for t in ts], [T(leg_at(R, "R", t)) for t in ts]
    w0 = hw("hi") * 1.05 * s
    wh = max(w0, B["hi"][0] * 1.18 * s) if L > 0.5 else w0  # hems hang wide even from the side
    widths = [w0 * 1.4, w0 * 0.8 + wh * 0.42 * fl, wh * fl * (1.12 if L > 0.5 else 1.0)]
    both = [limb(q, widths, cap=False) for q in (pl, pr)]
    fill = poly(pl + pr[::-1])
    hipd = ellipse(*T(R["hip"]), hw("hi") * s, B["hi"][1] * 0.9 * s)
    return union(tor, hipd, fill, *both), pts, pl, pr, W_


def arm_sleeve(c, R, T, n, s, col, clothes, m_body, rim, fog, skin, kind, near):
    """One arm in its sleeve with cuff and hand; returns where the hand is."""
    B = R["B"]
    g = B["g"] * s * (1.12 if B["head"] > 24 else 1)
    sh, el, wr = (T(R[q + n]) for q in ("sh", "el", "wr"))
    wide = {
        "dress": (7.2, 6.6, 5.6, 4.6, 4.0),
        "apron": (7.0, 6.6, 6.0, 4.6, 4.2),
        "coat": (8.6, 8.0, 7.0, 6.4, 6.8),
        "suit": (7.8, 7.0, 6.0, 5.4, 5.2),
        "cloak": (7, 6.6, 6.0, 6.4, 7.4),
        "pyjamas": (8.2, 7.6, 7.0, 7.0, 7.8),
    }[clothes]
    ang = math.degrees(math.atan2(wr[1] - el[1], wr[0] - el[0]))
    fl = math.hypot(wr[0] - el[0], wr[1] - el[1])
    hl = (
        (7.4 if B["head"] < 24 else 6.6)
        * s
        * min(1, 0.55 + fl / (B["arm"][1] * s) * 0.5)
        * (1.1 if B["g"] > 1.1 else 1)
    )
    nk = T(R["neck"])
    s0 = (sh[0] * 0.8 + nk[0] * 0.2, sh[1] * 0.9 + nk[1] * 0.1 + 0.8 * s)
    path = union(
        sleeve_ribbon([s0, el, wr], [wide[0] * 0.72 * g] + [w * g for w in wide]),
        ellipse(s0[0], s0[1], wide[0] * 0.36 * g),
    )
    m = c.mask(path, 0.12 + 0.05 * s, pad=8)
    if m is None:
        return wr
    m.a = smoothstep(0.3, 0.7, blur(m.a, 0.8 * s * c.ss))
    if near and m_body is not None:  # melt the shoulder into the garment
        h, w = m.a.shape
        sl = (slice(m.y0, m.y0 + h), slice(m.x0, m.x0 + w))
        d = np.hypot(c.xx[sl] - sh[0], c.yy[sl] - sh[1])
        inb = m_body.window(m.x0, m.y0, h, w)
        m.a = m.a * (1 - inb * (1 - smoothstep(3.2 * g, 8.5 * g, d)))
    kk = col if near else shift(col, -0.07)
    c.paint(
        m,
        kk,
        vol=0.85,
        texk="streakv",
        tex=0.22,
        rim=rim if near else None,
        rimw=0.5 + 0.35 * s,
        fog=fog,
        shadow=(0.3 * s, 0.9 * s, 1.4 * s, 0.38) if near else None,
    )
    ex, ey = el
    bx, by = (sh[0] + wr[0]) / 2 - ex, (sh[1] + wr[1]) / 2 - ey
    bl = math.hypot(bx, by) + 1e-6
    if bl > 1.2 * s:  # creases radiate from the inside of the elbow
        ix, iy = ex + bx / bl * 2.6 * g, ey + by / bl * 2.6 * g
        for q in (-0.8, 0, 0.8):
            tx, ty = (
                ex - bx / bl * 2.4 * g + q * (wr[0] - sh[0]) * 0.16,
                ey - by / bl * 2.4 * g + q * (wr[1] - sh[1]) * 0.16,
            )
            crease(c, [(ix, iy), ((ix + tx) / 2, (iy + ty) / 2), (tx, ty)], 0.7 * s, kk, m, s, 0.5)
    for q in (0.56, 0.76):
        px, py = sh[0] * (1 - q) + ex * q, sh[1] * (1 - q) + ey * q
        crease(
            c, [(px - 2 * g, py - 0.5 * g), (px, py + 1.2 * g), (px + 2.4 * g, py + 0.4 * g)], 0.55 * s, kk, m, s, 0.35
        )
    dx, dy = (
        (wr[0] - el[0]) / (fl + 1e-6),
        (wr[1] - el[1]) / (fl + 1e-6),
    )  # the hand comes out of the sleeve, the cuff goes over it
    tip = hand(
        c, wr[0] - dx * 0.6 * s, wr[1] - dy * 0.6 * s, ang, hl, kind, skin, 1 if (n == "L") == (T.f > 0) else -1, rim
    )
    hwid = wide[-1] * g * 0.49
    a = (wr[0] - dx * 1.5 * s, wr[1] - dy * 1.5 * s)
    c.paint(
        curve(
            [
                (a[0] - dy * hwid, a[1] + dx * hwid, "c"),
                (wr[0] - dy * hwid * 0.96, wr[1] + dx * hwid * 0.96, "c"),
                (wr[0] + dx * 0.7 * s, wr[1] + dy * 0.7 * s),
                (wr[0] + dy * hwid * 0.96, wr[1] - dx * hwid * 0.96, "c"),
                (a[0] + dy * hwid, a[1] - dx * hwid, "c"),
                (a[0] + dx * 0.5 * s, a[1] + dy * 0.5 * s),
            ]
        ),
        "#eadfca" if clothes == "suit" else shift(kk, -0.06 if clothes != "apron" else 0.1),
        vol=0.5,
        rough=0.1,
        fog=fog,
        lit=0.8,
        alpha=0.95,
    )
    return tip


def dressed_legs(c, R, T, s, col, shoes, rim, fog, clothes, order):
    """Legs and shoes, the far one first."""
    g = R["B"]["g"] * s
    for i, n in enumerate(order):
        th, kn, an = (T(R[q + n]) for q in ("th", "kn", "an"))
        shoe(c, R, T, n, s, shoes, rim, T.f, fog)
        w = (
            (9.5, 8, 7, 6.2, 5.6)
            if clothes == "suit"
            else (10, 9, 8, 7.6, 8.2)
            if clothes == "pyjamas"
            else (8, 6.4, 5, 4.4, 3.4)
        )
        if R["B"]["g"] > 1.1:
            w = [q * 1.1 for q in w]
        kk = shift(col, -0.05 if i == 0 else 0)
        m = c.paint(
            sleeve_ribbon([th, kn, (an[0], an[1] + 0.6 * s)], [q * g for q in w]),
            kk,
            vol=0.75,
            rough=0.15,
            texk="streakv",
            tex=0.2,
            fog=fog,
            rim=rim if i else None,
            rimw=0.4 + 0.3 * s,
        )
        if clothes in ("suit", "pyjamas"):
            for q in (0.75, 0.92):
                px, py = kn[0] * (1 - q) + an[0] * q, kn[1] * (1 - q) + an[1] * q
                crease(
                    c,
                    [(px - 2.6 * g, py - 0.6 * g), (px, py + 0.8 * g), (px + 2.6 * g, py - 0.2 * g)],
                    0.6 * s,
                    kk,
                    m,
                    s,
                    0.5,
                )
            crease(
                c,
                [(kn[0] - 2 * g, kn[1] - g), (kn[0] + 0.5 * g, kn[1] + 0.6 * g), (kn[0] + 2.4 * g, kn[1])],
                0.6 * s,
                kk,
                m,
                s,
                0.45,
            )


def cloth_surface(R, T, s, L):
    """F(theta, v): screen point on the clothed body.

    theta 0 = centre front, 90 = its left; v 0 neck 1 chest 2 waist 3 hip 4 hem.
    """
    B, yaw = R["B"], R["yaw"]
    hem = (leg_at(R, "L", L) + leg_at(R, "R", L)) / 2
    st = [R["neck"], R["chest"], R["waist"], R["hip"], hem]
    A = [B["sh"][0] * 0.5, B["ch"][0], B["wa"][0], B["hi"][0], B["hi"][0] * 1.25]
    D = [B["sh"][1] * 0.6, B["ch"][1], B["wa"][1] + B["belly"], B["hi"][1] + B["belly"] * 0.5, B["hi"][1] * 1.2]
    ph = [math.radians(R["lean"]) + R["spin"]] * 2 + [math.radians(R["lean"] * 0.4) + R["spin"]] * 2 + [R["spin"]]

    def f(th, v):
        i = min(3, int(v))
        q = v - i

        def w(a):
            return a[i] * (1 - q) + a[i + 1] * q

        c0, a, b, p = w(st), w(A), w(D), w(ph)
        t = math.radians(th)
        fx = b * math.cos(t)
        sx = fx * math.cos(p) * math.sin(yaw) + a * math.sin(t) * math.cos(yaw)
        return (T.x + (c0[0] + sx) * s * T.f, T.y + (c0[1] + fx * math.sin(p)) * s)

    return f


def trim_clothes(c, R, T, s, clothes, col, col2, m, pts, pl, pr, rim, fog, upright):
    """Folds, seams, lapels, buttons, apron, stripes: everything clipped to the garment mask m."""
    L = LONG[clothes]
    F = cloth_surface(R, T, s, L)
    fr = math.cos(R["yaw"])
    A, Bq = np.array(pl), np.array(pr)
    mid = (A + Bq) / 2
    d = np.gradient(mid, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    half = (
        np.abs(((A - Bq) / 2 * nr).sum(1))[:, None] * nr
        + nr * R["B"]["hi"][0] * 0.75 * s * np.linspace(0.75, 1.25, len(mid))[:, None]
    )
    if L > 0.5:
        rr = np.random.default_rng(int(abs(T.x) * 3 + s * 10))
        for u in np.linspace(-0.86, 0.86, 7):
            i0 = int(rr.integers(0, 3))
            u += rr.normal(0, 0.05)
            q = mid + half * (u * np.linspace(0.7, 1.05, len(mid)))[:, None]
            crease(c, [tuple(q[i0]), tuple(q[4]), tuple(q[6]), tuple(q[8])], rr.uniform(1.0, 2.1) * s, col, m, s, 0.5)
        e0, e1 = mid[-1] - half[-1] * 1.6, mid[-1] + half[-1] * 1.6  # hem band
        c.line(
            [tuple(e0 - d[-1] * s), tuple(mid[-1] - d[-1] * s), tuple(e1 - d[-1] * s)],
            [0.8 * s],
            shift(col, -0.14),
            0.5,
            clip=m,
        )
    for v, u0 in ((1.75, -50), (1.9, 40), (2.2, -20)):  # waist gathers
        a, b = F(u0, v), F(u0 + 34, v + 0.22)
        crease(c, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.5 * s), b], 0.9 * s, col, m, s, 0.45)
    for q in (-1, 1):  # pull from shoulder to waist
        crease(c, [F(q * 76, 0.7), F(q * 60, 1.3), F(q * 34, 1.8)], 1.0 * s, col, m, s, 0.35)
    if clothes == "pyjamas":
        for th in range(-80, 81, 20):
            c.line([F(th, 0), F(th, 1), F(th, 2), F(th, 3.4)], [1.0 * s], col2, 0.6, clip=m, fog=fog)
    if clothes == "dress" and upright:
        c.line([F(-100, 2), F(0, 2.08), F(100, 2)], [1.7 * s], col2, 0.9, clip=m, fog=fog, vol=0.3)
    if fr < -0.3:
        if clothes in ("coat", "suit"):
            c.line([F(180, 0.2), F(180, 2), F(180, 4)], [0.5 * s, 0.8 * s, 1.2 * s], shift(col, -0.14), 0.8, clip=m)
        if clothes == "coat":
            c.line([F(110, 2.1), F(180, 2.2), F(250, 2.1)], [2.0 * s], shift(col, -0.09), 0.9, clip=m)
        if clothes == "apron":
            c.line([F(110, 2), F(180, 2.08), F(250, 2)], [1.6 * s], col2, 0.95, clip=m)
            for q in (-1, 1):
                c.line(
                    [F(180, 2.05), F(180 + q * 22, 2.5), F(180 + q * 14, 3.1)],
                    [1.2 * s, 2 * s, 1.4 * s],
                    col2,
                    0.95,
                    clip=m,
                )
        return
    if clothes in ("coat", "cloak") and upright:
        c.line(
            [F(0, 0.1), F(3, 1), F(3, 2), F(4, 3), F(6, 4)],
            [0.5 * s, 0.8 * s, 1.0 * s],
            shift(col, -0.17),
            0.85,
            clip=m,
        )
    if clothes == "coat":
        for v in (0.9, 1.5, 2.1, 2.7):
            x, y = F(-9, v)
            c.paint(ellipse(x, y, 0.95 * s), mix(col, "#ffe6b0", 0.6), vol=0.6, rough=0.05, clip=m, fog=fog, detail=0.6)
        for q in (-48, 48):
            c.line([F(q - 14, 2.75), F(q + 14, 2.8)], [1.4 * s], shift(col, -0.13), 0.8, clip=m)
    if clothes == "suit":
        c.paint(poly([F(-70, 0.0), F(0, 1.9), F(70, 0.0)]), "#eadfca", vol=0.2, rough=0.15, clip=m, fog=fog, detail=0.5)
        c.paint(
            poly([F(-12, 0.1), F(12, 0.1), F(7, 0.45), F(9, 1.5), F(0, 1.85), F(-9, 1.5), F(-7, 0.45)]),
            col2,
            vol=0.5,
            rough=0.1,
            clip=m,
            fog=fog,
            detail=0.5,
        )
        for q in (-1, 1):
            c.paint(
                curve(
                    [
                        (*F(q * 80, -0.05), "c"),
                        (*F(q * 52, 0.8), "c"),
                        (*F(q * 38, 0.95), "c"),
                        (*F(q * 2, 1.95), "c"),
                        F(q * 22, 0.9),
                    ]
                ),
                shift(col, 0.06),
                vol=0.6,
                rim=rim,
                rimw=0.3 + 0.2 * s,
                rough=0.15,
                clip=m,
                fog=fog,
                shadow=(0, 0.4 * s, 0.6 * s, 0.4),
            )
        c.line([F(2, 1.8), F(4, 2.6), F(12, 3.4)], [0.7 * s], shift(col, -0.17), 0.9, clip=m)
        for v in (1.95, 2.4):
            c.paint(ellipse(*F(-8, v), 0.8 * s), shift(col, -0.2), vol=0.6, rough=0.05, clip=m)
    if clothes == "apron":
        ap = (
            [
                F(-32, 0.8),
                F(32, 0.8),
                F(36, 1.9),
                F(58, 2.2),
                F(62, 3.75),
                F(0, 3.85),
                F(-62, 3.75),
                F(-58, 2.2),
                F(-36, 1.9),
            ]
            if upright
            else [F(-32, 0.8), F(32, 0.8), F(36, 2.2), F(-36, 2.2)]
        )
        if fr < 0.4:  # profile: only the near half shows
            o = 3 * s * T.f
            ap = (
                [F(-48, 0.8), (F(0, 0.8)[0] + o, F(0, 0.8)[1])]
                + (
                    [(F(0, v)[0] + o, F(0, v)[1]) for v in (1.9, 2.6, 3.8)] + [F(-66, 3.75), F(-64, 2.3)]
                    if upright
                    else [(F(0, 2.2)[0] + o, F(0, 2.2)[1])]
                )
                + [F(-52, 1.95)]
            )
        ma = c.paint(
            curve([(*q, "c") for q in ap]),
            col2,
            vol=0.5,
            texk="streakv",
            tex=0.25,
            rough=0.2,
            clip=m,
            fog=fog,
            shadow=(0, 0.5 * s, 0.8 * s, 0.3),
        )
        if ma is not None:
            for th in (-34, -8, 22):
                crease(c, [F(th, 2.1), F(th * 1.1, 2.8), F(th * 1.2, 3.7)], 1.1 * s, col2, ma, s, 0.45)
            c.line([F(-60, 2.1), F(0, 2.2), F(60, 2.1)], [1.1 * s], shift(col2, -0.16), 0.7, clip=m)
    if clothes == "pyjamas":
        c.line([F(0, 0), F(2, 1), F(2, 2), F(3, 3.3)], [0.8 * s], shift(col, -0.15), 0.8, clip=m)


def collar(c, R, T, s, clothes, col, col2, rim, fog):
    """Collar, lapels or neckline."""
    nk = np.array(T(R["neck"]))
    w = (4.6 if R["B"]["g"] < 1.1 else 6.4) * s
    fr = math.cos(R["yaw"])
    sn = math.sin(R["yaw"]) * T.f
    kw = dict(
        vol=0.7, rough=0.15, rim=rim, rimw=0.4 + 0.25 * s, fog=fog, shadow=(0, 0.6 * s, 0.9 * s, 0.35), detail=0.4
    )
    if clothes in ("coat", "cloak", "pyjamas", "suit"):
        kk = "#eadfca" if clothes == "suit" else shift(col, -0.05)
        k = 0.6 if clothes in ("suit", "pyjamas") else 1
        if fr > 0.3:
            ox = sn * 1.6 * s
            for q in (-1, 1):
                c.paint(
                    curve(
                        [
                            (nk[0] + ox, nk[1] + 2.6 * s, "c"),
                            (nk[0] + q * w * 0.55, nk[1] - 1.2 * s),
                            (nk[0] + q * w, nk[1] - 1.4 * s * k, "c"),
                            (nk[0] + q * w * 1.15, nk[1] + 1.6 * s),
                            (nk[0] + ox + q * w * 0.55, nk[1] + 4.6 * s * k, "c"),
                        ]
                    ),
                    kk,
                    **kw,
                )
        else:
            c.paint(
                curve(
                    [
                        (nk[0] - w, nk[1] - 1.6 * s),
                        (nk[0], nk[1] - 0.2 * s),
                        (nk[0] + w, nk[1] - 1.6 * s),
                        (nk[0] + w * 1.08, nk[1] + 1.6 * s),
                        (nk[0], nk[1] + 3 * s * k),
                        (nk[0] - w * 1.08, nk[1] + 1.6 * s),
                    ]
                ),
                kk,
                **kw,
            )
    else:
        c.paint(
            curve(
                [
                    (nk[0] - w * 0.8, nk[1] - 0.8 * s),
                    (nk[0] + sn * s, nk[1] + 1.2 * s),
                    (nk[0] + w * 0.8, nk[1] - 0.8 * s),
                    (nk[0] + w * 1.0, nk[1] + 1.2 * s),
                    (nk[0] + sn * s, nk[1] + 3.8 * s),
                    (nk[0] - w * 1.0, nk[1] + 1.2 * s),
                ]
            ),
            col2 if clothes == "dress" else shift(col2, -0.02),
            **kw,
        )


def capelet(c, R, T, s, col, rim, fog):
    """The short cape over a cloak."""
    nk, ch, wa = (np.array(T(R[q])) for q in ("neck", "chest", "waist"))
    B = R["B"]
    w = math.hypot(B["sh"][0] * math.cos(R["yaw"]), B["ch"][1] * math.sin(R["yaw"])) * s
    e = ch * 0.35 + wa * 0.65
    m = c.paint(
        outline(
            [nk, nk * 0.75 + ch * 0.25, ch, e],
            [3.4 * s, w * 1.15, w * 1.45, w * 1.62],
            [3.4 * s, w * 1.15, w * 1.45, w * 1.62],
        ),
        shift(col, 0.02),
        vol=0.9,
        texk="streakv",
        tex=0.3,
        rough=0.25,
        rim=rim,
        rimw=0.5 + 0.4 * s,
        fog=fog,
        shadow=(0, 1.4 * s, 1.8 * s, 0.45),
    )
    for u in (-0.8, -0.4, 0.05, 0.5, 0.85):
        crease(
            c,
            [(nk[0] + u * 2.6 * s, nk[1] + 2 * s), (ch[0] + u * w * 1.0, ch[1]), (e[0] + u * w * 1.5, e[1] + 1.5 * s)],
            1.3 * s,
            col,
            m,
            s,
            0.5,
        )


def print_cloth(c, m, kind, col, s, fog):
    """Printed cloth: dots | flowers | check | stripes, clipped to the garment."""
    h, w = m.a.shape
    x0, y0, x1, y1 = m.x0 / c.ss, m.y0 / c.ss, (m.x0 + w) / c.ss, (m.y0 + h) / c.ss
    d = 5.2 * s
    kw = dict(clip=m, alpha=0.6, vol=0, fog=fog, rough=0.15, tex=0.3)
    if kind in ("check", "stripes"):
        q = [rect(x, y0, 0.7 * s, y1 - y0) for x in np.arange(x0, x1, d * 0.8)]
        if kind == "check":
            q += [rect(x0, y, x1 - x0, 0.7 * s) for y in np.arange(y0, y1, d * 0.8)]
        c.paint(merged(q), col, **kw)
        return
    q = []
    for j, y in enumerate(np.arange(y0, y1, d)):
        for x in np.arange(x0 + (j % 2) * d * 0.5, x1, d):
            q += (
                [ellipse(x, y, 0.75 * s)]
                if kind == "dots"
                else [
                    ellipse(x + 0.8 * s * math.cos(a), y + 0.8 * s * math.sin(a), 0.55 * s)
                    for a in np.arange(0, 6.2, 1.257)
                ]
            )
    c.paint(merged(q), col, **kw)
