"""Materials of planes: each is a function of plane coordinates and pixel footprint to colour."""

import numpy as np

from ..paint.colour import ramp, rgb, shift
from ..paint.image import smoothstep
from .grain import hash_noise, plane_noise, three_tones


def plain(col, tex=0.35, scale=2.0, streak=0.0, grain=0.14, dark=None, light=None, grad=None):
    """One colour with texture."""
    st = three_tones(col, dark, light)

    def f(u, v, fp):
        t = (
            0.5
            + tex * plane_noise("mottle", u, v, scale, fp)
            + tex * 0.7 * plane_noise("soft", u, v, scale * 2.5)
            + grain * plane_noise("grainy", u, v, 0.8, fp)
        )
        if streak:
            t = t + streak * plane_noise("streak", u, v, scale * 0.8, fp, 3)
        if grad:
            (a0, b0), (a1, b1), t0, t1 = grad
            q = np.clip(((u - a0) * (a1 - a0) + (v - b0) * (b1 - b0)) / ((a1 - a0) ** 2 + (b1 - b0) ** 2), 0, 1)
            t = t + t0 + (t1 - t0) * q
        return ramp(t, st)

    return f


def planks(col, w=0.16, ln=2.4, along="v", var=0.22, gap=0.010, streak=0.5, dark=None, light=None):
    """Wooden boards."""
    st = three_tones(col, dark, light)

    def f(u, v, fp):
        a, b = (u, v) if along == "v" else (v, u)
        i = np.floor(a / w)
        j = np.floor(b / ln + hash_noise(i, 2) * 2)
        t = (
            0.5
            + var * (hash_noise(i * 7 + j, 1))
            + streak * plane_noise("streak", b, a, 1.1, fp, 0)
            + 0.18 * plane_noise("mottle", a, b, 2.0)
            + 0.1 * plane_noise("grainy", u, v, 0.7, fp)
        )
        d = np.minimum(a - i * w, w - (a - i * w))
        e = (b / ln + hash_noise(i, 2) * 2) % 1 * ln
        d = np.minimum(d, np.minimum(e, ln - e) * 1.0)
        g = np.maximum(gap, fp * 0.7)
        t = t - 0.55 * np.clip(1 - d / g, 0, 1) * np.clip(w / (fp * 7), 0, 1)
        return ramp(t, st)

    return f


def tiles(a, b, s=0.4, grout=None, var=0.12, gap=0.012, diag=False, wear=0.3):
    """Two-coloured tiles, straight or diagonal."""
    A, B = three_tones(a), three_tones(b)
    g0 = rgb(grout) if grout is not None else shift(b, -0.2)

    def f(u, v, fp):
        if diag:
            u, v = (u + v) * 0.7071, (u - v) * 0.7071
        i, j = np.floor(u / s), np.floor(v / s)
        t = (
            0.5
            + var * hash_noise(i * 13 + j * 3, 1)
            + wear * plane_noise("mottle", u, v, 1.3, fp)
            + 0.2 * plane_noise("soft", u, v, 4)
            + 0.12 * plane_noise("grainy", u, v, 0.6, fp)
        )
        m = ((i + j) % 2)[..., None]
        c = ramp(t, A) * (1 - m) + ramp(t, B) * m
        x, y = u - i * s, v - j * s
        d = np.minimum(np.minimum(x, s - x), np.minimum(y, s - y))
        k = (np.clip(1 - d / np.maximum(gap, fp * 0.7), 0, 1) * np.clip(s / (fp * 7), 0, 1))[..., None] * 0.8
        return c * (1 - k) + g0 * k

    return f


def bricks(col, w=0.24, h=0.09, mortar=None, var=0.3):
    """Bricks in mortar."""
    st = three_tones(col)
    g0 = rgb(mortar) if mortar is not None else shift(col, 0.1, 0.4)

    def f(u, v, fp):
        j = np.floor(v / h)
        uu = u + (j % 2) * w / 2 + 0.02 * hash_noise(j, 4)
        i = np.floor(uu / w)
        t = (
            0.5
            + var * hash_noise(i * 5 + j * 17, 1)
            + 0.35 * plane_noise("mottle", u, v, 0.9, fp)
            + 0.12 * plane_noise("grainy", u, v, 0.5, fp)
        )
        d = np.minimum(np.minimum(uu - i * w, w - uu + i * w), np.minimum(v - j * h, h - v + j * h))
        k = (np.clip(1 - d / np.maximum(0.009, fp * 0.7), 0, 1) * np.clip(h / (fp * 6), 0, 1))[..., None] * 0.7
        return ramp(t, st) * (1 - k) + g0 * k

    return f


def wallpaper(col, motif, p=0.34, kind="damask", a=0.75):
    """Wall paper: kind stripe | damask | dots | leaf."""
    A, B = three_tones(col), three_tones(motif)

    def f(u, v, fp):
        t = (
            0.5
            + 0.3 * plane_noise("mottle", u, v, 1.6, fp)
            + 0.35 * plane_noise("soft", u, v, 4)
            + 0.12 * plane_noise("grainy", u, v, 0.6, fp)
            + 0.2 * plane_noise("streak", v, u, 1.5, fp)
        )
        j = np.floor(v / (p * 0.8))
        x = (u / p + (j % 2) * 0.5) % 1 - 0.5
        y = (v / (p * 0.8)) % 1 - 0.5
        if kind == "stripe":
            m = smoothstep(0.26, 0.20, np.abs(u / p % 1 - 0.5)) * 0.8 + 0.5 * (
                np.abs(np.abs(u / p % 1 - 0.5) - 0.33) < 0.025
            )
        elif kind == "dots":
            m = smoothstep(0.17, 0.13, np.hypot(x, y))
        elif kind == "leaf":
            q = np.abs(x) - 0.18 * np.cos(np.clip(y * 2.6, -1.57, 1.57)) ** 0.8
            m = smoothstep(0.03, -0.03, q) * (np.abs(x) > 0.018) * (np.abs((y * 7 - np.abs(x) * 9) % 1 - 0.5) > 0.12)
        else:
            r, th = np.hypot(x, y * 1.15), np.arctan2(x, y)
            q = 0.2 + 0.13 * np.cos(3 * th) * np.cos(th) + 0.07 * np.cos(6 * th)
            m = smoothstep(0.03, -0.02, r - q) * (np.abs(r - q * 0.55) > 0.03) + smoothstep(
                0.05, 0.03, np.hypot(np.abs(x) - 0.5, y)
            )
        m = (np.clip(m, 0, 1) * a * np.clip(p / (fp * 9), 0, 1) * (0.75 + 0.5 * plane_noise("mottle", u, v, 0.8)))[
            ..., None
        ]
        return ramp(t, A) * (1 - m) + ramp(t, B) * m

    return f


def runner(w, col, border, motif, p=0.55):
    """Carpet runner, u across 0..w, v along."""
    A, B, C = three_tones(col), three_tones(border), three_tones(motif)

    def f(u, v, fp):
        t = (
            0.5
            + 0.4 * plane_noise("mottle", u, v, 1.2, fp)
            + 0.3 * plane_noise("grainy", u, v, 0.35, fp)
            + 0.3 * plane_noise("soft", u, v, 3)
        )
        e = np.minimum(u, w - u) / w
        c = ramp(t, A)
        x, y = np.abs(u - w / 2) / w, np.abs(v % p / p - 0.5)
        m = (smoothstep(0.20, 0.17, x + y * 0.4) * (np.abs(x + y * 0.4 - 0.12) > 0.02) * np.clip(p / (fp * 10), 0, 1))[
            ..., None
        ] * 0.8
        c = c * (1 - m) + ramp(t, C) * m
        k = (((e < 0.13) & (e > 0.03)).astype(np.float32))[..., None]
        c = c * (1 - k) + ramp(t, B) * k
        k = ((np.abs(e - 0.105) < 0.012).astype(np.float32))[..., None] * 0.8
        return c * (1 - k) + ramp(t, C) * k

    return f


def cobbles(col, s=0.22, gapc=None):
    """Cobblestones."""
    st = three_tones(col)
    g0 = rgb(gapc) if gapc is not None else shift(col, -0.22)

    def f(u, v, fp):
        j = np.floor(v / s)
        uu = u + (j % 2) * s * 0.5 + s * 0.25 * hash_noise(j, 6)
        i = np.floor(uu / s)
        x, y = (uu / s - i - 0.5) * 2, (v / s - j - 0.5) * 2
        r = (np.abs(x) ** 2.6 + np.abs(y) ** 2.6) ** (1 / 2.6)
        t = (
            0.5
            + 0.3 * hash_noise(i * 5 + j * 11, 3)
            + 0.3 * plane_noise("mottle", u, v, 0.9, fp)
            - 0.22 * y * np.clip(s / (fp * 8), 0, 1)
        )
        k = (smoothstep(0.78, 0.98, r) * np.clip(s / (fp * 7), 0, 1))[..., None]
        return ramp(t, st) * (1 - k) + g0 * k

    return f


def panelling(col, w, h, rows=((0.08, 0.46), (0.52, 0.92)), cols=2, inset=0.12, streak=0.35):
    """Door / wainscot leaf with sunk panels, u 0..w, v 0..h."""
    st = three_tones(col)

    def f(u, v, fp):
        t = (
            0.5
            + streak * plane_noise("streak", v, u, 1.4, fp)
            + 0.25 * plane_noise("mottle", u, v, 1.4, fp)
            + 0.2 * plane_noise("soft", u, v, 3)
            + 0.08 * plane_noise("grainy", u, v, 0.6, fp)
        )
        bw = w * inset * 0.5
        cw = (w - bw * (cols + 1) * 1.2) / cols
        for a, b in rows:
            for k in range(cols):
                x0 = bw * 1.2 + k * (cw + bw * 1.2)
                dx = np.minimum(u - x0, x0 + cw - u)
                dy = np.minimum(v - a * h, b * h - v)
                d = np.minimum(dx, dy)
                e = np.maximum(0.014, fp * 0.8)
                rim_ = np.clip(1 - np.abs(d - e * 0.5) / e, 0, 1)
                sgn = np.where(
                    dx < dy, np.where(u - x0 < x0 + cw - u, -1.0, 0.8), np.where(v - a * h < b * h - v, 1.0, -1.0)
                )
                t = t + rim_ * sgn * 0.32 - 0.07 * (d > e)
                rim2 = np.clip(1 - np.abs(d - 0.055) / e, 0, 1)
                t = t - rim2 * sgn * 0.18
        return ramp(t, st)

    return f


def material(f):
    """Material from a plain function of (u, v) returning (tone, colour stops)."""

    def g(u, v, fp):
        t, st = f(u, v)
        return ramp(t + 0.1 * plane_noise("grainy", u, v, 0.6, fp) + 0.2 * plane_noise("mottle", u, v, 1.5, fp), st)

    return g
