"""Furniture built of planes."""

import numpy as np

from ..paint.colour import mix, ramp
from .grain import plane_noise, three_tones
from .materials import plain
from .vectors import UP, unit, vec
from .shapes import Shapes


class Furniture(Shapes):
    """Furniture built of planes."""

    def table(self, x, z, w, d, h, mat, top=None, yaw=0.0, leg=0.05):
        """A table with four legs."""
        pv = (x, 0, z)
        self.box((x - w / 2, h - 0.045, z - d / 2), (x + w / 2, h, z + d / 2), mat, yaw, top=top, pivot=pv)
        for a in (-1, 1):
            for b in (-1, 1):
                cx_, cz_ = x + a * (w / 2 - leg), z + b * (d / 2 - leg)
                self.box((cx_ - leg / 2, 0, cz_ - leg / 2), (cx_ + leg / 2, h - 0.045, cz_ + leg / 2), mat, yaw,
                        pivot=pv)

    def chair(self, x, z, s, mat, yaw=0.0, y=0.0):
        """A chair with a back."""
        pv = (x, 0, z)
        q = 0.21 * s
        self.box((x - q, y + 0.42 * s, z - q), (x + q, y + 0.46 * s, z + q), mat, yaw, pivot=pv)
        for a in (-1, 1):
            for b in (-1, 1):
                self.box((x + a * q * 0.9 - 0.018 * s, y, z + b * q * 0.9 - 0.018 * s),
                        (x + a * q * 0.9 + 0.018 * s, y + (0.98 if b > 0 else 0.42) * s,
                        z + b * q * 0.9 + 0.018 * s), mat, yaw, pivot=pv)
        for k in (0.62, 0.78, 0.93):
            self.box((x - q * 0.9, y + k * s, z + q * 0.86), (x + q * 0.9, y + (k + 0.06) * s, z + q * 0.94),
                    mat, yaw, pivot=pv)

    def bed(self, x, z, w, l, mat, linen, quilt, h=0.42, head=1.05, foot=0.7, yaw=0.0, pillow=None, turn=0.3):
        """Head at +z end; returns the centre of the pillow."""
        pv = (x, 0, z)
        kw = dict(yaw=yaw, pivot=pv)
        self.box((x - w / 2, 0, z + l / 2), (x + w / 2, head, z + l / 2 + 0.06), mat, **kw)
        self.box((x - w / 2, 0, z - l / 2 - 0.06), (x + w / 2, foot, z - l / 2), mat, **kw)
        self.box((x - w / 2, 0.14, z - l / 2), (x + w / 2, h - 0.12, z + l / 2), mat, **kw)
        self.box((x - w / 2 + 0.02, h - 0.12, z - l / 2), (x + w / 2 - 0.02, h + 0.06, z + l / 2), linen, **kw)
        self.box((x - w / 2 - 0.02, h - 0.2, z - l / 2 + 0.01), (x + w / 2 + 0.02, h + 0.12,
                z + l * (0.5 - turn) - 0.02), quilt, **kw)
        return vec(x, h + 0.12, z + l * 0.5 - 0.22)

    def shelf(self, O, U, w, h, d, mat, rows=4, back=None, fill=None, seed=0):
        """Bookcase standing at O along U, depth toward the eye; fill = list of book colours."""
        O, U = vec(*O), unit(U)
        N = unit(np.cross(U, UP))
        N = N if np.dot(N, O + U * w / 2 - self.C) < 0 else -N
        r = np.random.default_rng(seed)
        self.plane(O, U, UP, (w, h), back or mat, nrm=N)
        for k in range(rows + 1):
            y = h * k / rows
            self.plane(O + UP * y, U, N, (w, d), mat)
            self.plane(O + UP * (y - 0.03) + N * d, U, UP, (w, 0.03), mat, cast=False)
        for q in (0, w):
            self.plane(O + U * q, N, UP, (d, h), mat)
        for q in (-0.02, w - 0.01):
            self.plane(O + U * q + N * d, U, UP, (0.03, h), mat, cast=False)
        if fill:
            for k in range(rows):
                u = 0.04
                y0, H_ = h * k / rows, h / rows
                while u < w - 0.1:
                    t = r.uniform(0.025, 0.06)
                    if r.random() < 0.09:
                        u += r.uniform(0.06, 0.2)
                        continue
                    hh, dd = H_ * r.uniform(0.6, 0.86), d * r.uniform(0.6, 0.9)
                    self.book(O + U * u + UP * y0, U, N, t, hh, dd, fill[r.integers(len(fill))],
                            seed=int(u * 97 + k))
                    u += t + 0.002

    def book(self, O, U, N, t, h, d, col, seed=0, up=UP):
        """Upright book: spine t wide along U at O, h tall, d deep along N."""
        O, U, N, u2 = vec(*O), unit(U), unit(N), unit(up)
        m = plain(col, 0.3)
        gold = mix(col, '#e9c777', 0.6)
        st = three_tones(col)

        def spine(u, v, fp):
            tt = 0.5 + 0.5 * (0.5 - np.abs(u / t - 0.5) * 1.6) + 0.3 * plane_noise('mottle', u, v, 0.3, fp)
            cc = ramp(tt, st)
            k = (((np.abs(v / h - 0.12) < 0.018) | (np.abs(v / h - 0.86) < 0.018)
                    | ((np.abs(v / h - 0.66) < 0.07) & (seed % 3 == 0))).astype(np.float32))[..., None] * 0.75
            return cc * (1 - k) + gold * k

        self.plane(O + N * d, U, u2, (t, h), spine, cast=False)
        self.plane(O + u2 * h, U, N, (t, d), plain('#d9c9a4', 0.2, 0.2), cast=False)
        for q in (0, t):
            self.plane(O + U * q, N, u2, (d, h), m)
