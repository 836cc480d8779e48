"""Sky, light, fog and stars over the whole card."""

import numpy as np

from .colour import ramp, rgb
from .image import smoothstep
from .noise import noise
from .paths import poly


class Atmosphere:
    """Sky, light, fog and stars over the whole card."""

    def sky(self, stops, warp=0.12, grain=0.05, y0=0, y1=None, seed=0, radial=None):
        """Fill the card with a warped ramp, from y0 to y1 or around radial=(x, y, radius)."""
        y1 = self.height if y1 is None else y1
        n = self.noise("cloud", seed) - 0.5
        if radial:
            rx, ry, rr = radial
            t = np.hypot(self.xx - rx, (self.yy - ry)) / rr
        else:
            t = (self.yy - y0) / (y1 - y0)
        t = t + warp * n + grain * (self.noise("grain") - 0.5) + 0.05 * (self.noise("mottle") - 0.5)
        self.img[:] = ramp(t, stops)

    def glow(self, x, y, r, col, a=1.0, p=2.0, sq=1.0):
        """Screen a soft radial light."""
        d = np.hypot(self.xx - x, (self.yy - y) * sq) / r
        g = a * np.exp(-(d**p) * 2.2)
        g *= 0.9 + 0.2 * (self.noise("grain") - 0.5)
        self.img[:] = 1 - (1 - self.img) * (1 - np.clip(g, 0, 1)[..., None] * rgb(col))

    def shade(self, x, y, r, col, a=1.0, p=2.0, sq=1.0):
        """Multiply a soft radial dark."""
        d = np.hypot(self.xx - x, (self.yy - y) * sq) / r
        g = np.clip(a * np.exp(-(d**p) * 2.2) * (0.85 + 0.3 * self.noise("grain")), 0, 1)[..., None]
        self.img[:] = self.img * (1 - g * (1 - rgb(col)))

    def veil(self, col, y0, y1, a=0.6, rough=0.5, seed=0, up=True):
        """Fog bank: none at y0, full at y1 (up=False: the reverse)."""
        n = noise((self.h, self.w), 90 + seed, 2.6, 0.0, 3.0)
        t = smoothstep(y0, y1, self.yy + (n - 0.5) * abs(y1 - y0) * 2 * rough)
        t = t if up else 1 - t
        t = t * a * (0.75 + 0.5 * (n - 0.3))
        t = np.clip(t * (1 + 0.25 * (self.noise("grain") - 0.5)), 0, 1)[..., None]
        self.img[:] = self.img * (1 - t) + rgb(col) * t

    def band(self, col, yc, hh, a=0.6, seed=0, x0=None, x1=None):
        """One drifting strip of mist at height yc, half thickness hh."""
        n = noise((self.h, self.w), 190 + seed, 2.8, 0.0, 4.0)
        d = (self.yy - yc + (n - 0.5) * hh * 2.6) / hh
        t = a * np.exp(-d * d) * (0.35 + 1.1 * n)
        if x0 is not None:
            t = t * smoothstep(x0, x0 + 120, self.xx) * (1 - smoothstep(x1 - 120, x1, self.xx))
        t = np.clip(t * (1 + 0.3 * (self.noise("grain") - 0.5)), 0, 1)[..., None]
        self.img[:] = self.img * (1 - t) + rgb(col) * t

    def beam(self, pts, col, a=0.4, soft=10, fade=None):
        """A soft beam of light inside a polygon, fading from a point."""
        m = self.mask(poly(pts), 0, soft)
        if m is None:
            return
        h, w = m.a.shape
        sl = (slice(m.y0, m.y0 + h), slice(m.x0, m.x0 + w))
        k = m.a * a
        if fade:
            (x0, y0), r = fade
            k = k * np.exp(-np.hypot(self.xx[sl] - x0, self.yy[sl] - y0) / r)
        k = k * (0.85 + 0.3 * self._window(self.noise("grain"), m.x0, m.y0, h, w, 3))
        self.img[sl] = 1 - (1 - self.img[sl]) * (1 - np.clip(k, 0, 1)[..., None] * rgb(col))

    def stars(self, n, y1=600, col="#fff4d0", rmin=0.4, rmax=1.6, halo=True, y0=0, avoid=None):
        """Scatter n stars between y0 and y1."""
        for _ in range(n):
            x, y = self.rng.uniform(0, self.width), y0 + (y1 - y0) * self.rng.random() ** 1.2
            r = rmin + (rmax - rmin) * self.rng.random() ** 4
            a = 0.5 + 0.5 * self.rng.random()
            if avoid and avoid(x, y):
                continue
            self.dot(x, y, r, col, a, halo=halo and r > rmax * 0.6)

    def dot(self, x, y, r, col, a=1.0, halo=False):
        """A small light, with a halo if asked."""
        s = self.ss
        R = int((r * (7 if halo else 2) + 2) * s)
        cx, cy = int(x * s), int(y * s)
        x0, x1, y0, y1 = max(0, cx - R), min(self.w, cx + R + 1), max(0, cy - R), min(self.h, cy + R + 1)
        if x1 <= x0 or y1 <= y0:
            return
        sl = (slice(y0, y1), slice(x0, x1))
        d = np.hypot(self.xx[sl] - x, self.yy[sl] - y)
        k = a * np.clip((r - d) * s + 0.5, 0, 1)
        if halo:
            k = np.maximum(k, a * 0.5 * np.exp(-d / (r * 1.6)))
        self.img[sl] = 1 - (1 - self.img[sl]) * (1 - k[..., None] * rgb(col))
