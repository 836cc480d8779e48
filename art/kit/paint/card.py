"""A card: 600 x 900 units, painted at twice that size in float sRGB."""

import math

import cv2
import numpy as np
import skia
from scipy import ndimage as ndi

from art.kit import scale

from .atmosphere import Atmosphere
from .colour import ramp, rgb, shift
from .finish import Finish
from .image import blur, smoothstep
from .mask import Mask
from .noise import noise
from .paths import limb
from .size import H, W
from .volume import inflate

FIELDS = {  # kind: seed, slope, angle, stretch, lowest and highest frequency in cycles per 1000 px
    "grain": (11, 0.25, 0, 1.0, 0, lambda s: 840 / s),
    "speck": (12, 0.9, 0, 1.0, 20, lambda s: 330),
    "cloud": (13, 3.0, 0, 1.0, 0, lambda s: 1e9),
    "mottle": (14, 2.0, 0, 1.0, 3, lambda s: 1e9),
    "streakh": (15, 1.6, 0, 9.0, 6, lambda s: 1e9),
    "streakv": (16, 1.6, 90, 9.0, 6, lambda s: 1e9),
    "streakd": (17, 1.6, -35, 8.0, 6, lambda s: 1e9),
    "streake": (18, 1.6, 35, 8.0, 6, lambda s: 1e9),
}


class Card(Atmosphere, Finish):
    """A picture being painted: 600 x 900 units by default, `ss` pixels a unit, in float sRGB."""

    def __init__(self, seed=1, ss=None, key=(-0.5, -0.65, 0.57), bg="#222233", size=(W, H)):
        ss = ss or scale.PIXELS
        self.ss, self.seed = ss, seed
        self.width, self.height = size
        self.w, self.h = size[0] * ss, size[1] * ss
        self.img = np.empty((self.h, self.w, 3), np.float32)
        self.img[:] = rgb(bg)
        self.rng = np.random.default_rng(seed)
        k = np.array(key, float)
        self.key = k / np.linalg.norm(k)
        self.late = []  # callables run after the last brush pass (windows, eyes, sparks)
        self.lights = []  # (x, y, z, colour, radius, power) in logical units
        self.fog_colour, self.n = rgb("#8899aa"), 0
        self.detail = np.zeros((self.h, self.w), np.float32)
        self.top = np.zeros((self.h, self.w), np.int32)  # id of the paint call that owns each pixel
        self.calls = 0
        self.yy, self.xx = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32) / ss

    def noise(self, kind, seed=0):
        """A noise field of the card's size, 0..1, of one of the kinds of FIELDS."""
        number, beta, angle, stretch, lo, hi = FIELDS[kind]
        s = self.ss
        return noise((self.h, self.w), number + seed, beta, math.radians(angle), stretch, lo / s, hi(s))

    def _window(self, f, x0, y0, h, w, k):
        """A piece of a field from a place that depends on k, so that no two cells share their grain."""
        r = np.random.default_rng(self.seed * 7919 + k)
        oy, ox = r.integers(0, self.h), r.integers(0, self.w)
        return f[np.ix_((np.arange(y0, y0 + h) + oy) % self.h, (np.arange(x0, x0 + w) + ox) % self.w)]

    def mask(self, path, rough=1.0, soft=0.0, pad=6, clip=None):
        """The path as a mask with a hand's wobble (rough) and a soft edge, inside another mask (clip)."""
        s = self.ss
        b = path.getBounds()
        p = pad + rough * 3 + soft * 3
        x0, y0 = max(0, int((b.left() - p) * s)), max(0, int((b.top() - p) * s))
        x1, y1 = min(self.w, int((b.right() + p) * s) + 1), min(self.h, int((b.bottom() + p) * s) + 1)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        h, w = y1 - y0, x1 - x0
        arr = np.zeros((h, w, 4), np.uint8)
        cv = skia.Surface(arr).getCanvas()
        cv.translate(-x0, -y0)
        cv.scale(s, s)
        cv.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        m = arr[..., 3].astype(np.float32) / 255
        if rough:
            self.n += 1
            a = self._window(self.noise("speck"), x0, y0, h, w, self.n) - 0.5
            bq = self._window(self.noise("mottle"), x0, y0, h, w, self.n + 1) - 0.5
            c = self._window(self.noise("mottle", 1), x0, y0, h, w, self.n + 2) - 0.5
            yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
            k = rough * s
            m = cv2.remap(
                m,
                (xx + (c * 2.2 - a * 0.5) * k).astype(np.float32),
                (yy + (bq * 2.2 + a * 0.5) * k).astype(np.float32),
                cv2.INTER_LINEAR,
            )
        if soft:
            m = blur(m, soft * s)
        if clip is not None:
            m = m * clip.window(x0, y0, h, w)
        return Mask(m, x0, y0)

    def paint(
        self,
        path,
        col,
        dark=None,
        light=None,
        vol=0.55,
        grain=0.16,
        tex=0.12,
        texk="mottle",
        grad=None,
        fog=0.0,
        rim=None,
        rimw=2.2,
        rimdir=None,
        shadow=None,
        rough=0.8,
        soft=0.0,
        clip=None,
        alpha=1.0,
        px=150,
        lit=1.0,
        edge=0.0,
        detail=0.0,
        key=None,
        fade=None,
        only=None,
    ):
        """Fill a path as a gouache cell.

        vol    how strongly the inflated form turns light/dark      grain  salt in the tone (stipple shading)
        grad   ((x0,y0),(x1,y1),t0,t1): extra tone along a line      fog    0..1 to the card's fog colour
        rim    colour of a thin lit edge                             shadow (dx,dy,blur,alpha) cast on what is below
        edge   darkens the contour (pigment edge)                    lit    how much point lights count
        fade   (y0,y1): opaque above y0, gone below y1
        detail protects the area from the brush pass (0..1)
        only   a Mask returned by paint: draw only where that paint is still on top (for late details)
        """
        m = self.mask(path, rough, soft, clip=clip) if not isinstance(path, Mask) else path
        if m is None:
            return None
        a, x0, y0 = m.a, m.x0, m.y0
        h, w = a.shape
        base = rgb(col)
        dark = shift(base, -0.17, 1.0, -12) if dark is None else rgb(dark)
        light = shift(base, 0.13, 0.95, 10) if light is None else rgb(light)
        if shadow:
            self.cast(m, *shadow)
        self.n += 1
        sl = (slice(y0, y0 + h), slice(x0, x0 + w))
        X, Y = self.xx[sl], self.yy[sl]
        t = np.full((h, w), 0.5, np.float32)
        if vol or (lit and self.lights):
            nx, ny, nz, _ht = inflate(a, px)
        if vol:
            k = self.key if key is None else np.array(key, float) / np.linalg.norm(key)
            t += vol * (nx * k[0] + ny * k[1] + nz * k[2] - k[2] * 0.92)
        if grad is not None:
            (gx0, gy0), (gx1, gy1), t0, t1 = grad
            dx, dy = gx1 - gx0, gy1 - gy0
            q = np.clip(((X - gx0) * dx + (Y - gy0) * dy) / (dx * dx + dy * dy + 1e-6), 0, 1)
            t += t0 + (t1 - t0) * q
        if tex:
            t += tex * (self._window(self.noise(texk), x0, y0, h, w, self.n) - 0.5)
            t += tex * 0.6 * (self._window(self.noise("cloud"), x0, y0, h, w, self.n + 5) - 0.5)
        if grain:
            t += grain * (self._window(self.noise("grain"), x0, y0, h, w, self.n) - 0.5) * 1.3
        if edge:
            e = a - np.clip(blur(a, 2.2 * self.ss), 0, 1)
            t -= edge * np.clip(e, 0, 1) * 2
        c = ramp(t, [(0, dark), (0.5, base), (1, light)])
        if lit and self.lights:
            for lx, ly, lz, lc, lr, lp in self.lights:
                vx, vy = lx - X, ly - Y
                d2 = vx * vx + vy * vy
                f = lp / (1 + d2 / (lr * lr)) ** 1.5
                lam = np.clip((nx * vx + ny * vy + nz * lz) / np.sqrt(d2 + lz * lz), 0, 1)
                g = 0.8 + 0.4 * self._window(self.noise("grain"), x0, y0, h, w, self.n + 9)
                q = np.clip(f * lam * g * lit, 0, 1.6)[..., None] * rgb(lc)
                c = 1 - (1 - c) * np.clip(1 - q * (0.35 + 0.65 * c), 0, 1)
        if rim is not None:
            rd = (self.key[0], self.key[1]) if rimdir is None else rimdir
            l = math.hypot(*rd) + 1e-6
            off = (rd[1] / l * rimw * self.ss, rd[0] / l * rimw * self.ss)
            e = np.clip(a - ndi.shift(a, (-off[0], -off[1]), order=1, mode="constant"), 0, 1)
            e = blur(e, 0.5 * self.ss)
            e = e * (0.45 + 0.75 * self._window(self.noise("mottle"), x0, y0, h, w, self.n))
            c = c + (rgb(rim) - c) * np.clip(e, 0, 1)[..., None] * 0.9
        if fog:
            c = c * (1 - fog) + self.fog_colour * fog
        if fade:
            a = a * (
                1
                - smoothstep(
                    fade[0], fade[1], Y + 14 * (self._window(self.noise("mottle"), x0, y0, h, w, self.n + 3) - 0.5)
                )
            )
        if only is not None:
            a = a * (self.top[sl] == only.id)
        al = (a * alpha)[..., None]
        self.img[sl] = self.img[sl] * (1 - al) + c * al
        self.calls += 1
        m.id = self.calls
        if alpha > 0.5 and only is None:
            self.top[sl][a > 0.5] = m.id
        if detail:
            self.detail[sl] = np.maximum(self.detail[sl], blur(a, 2) * detail)
        return m

    def cast(self, m, dx, dy, rad, alpha, col="#0b0a14"):
        """Soft shadow of a mask on everything painted so far."""
        s = self.ss
        p = int(rad * s * 3) + 2
        a = blur(np.pad(m.a, p), rad * s)
        q = Mask(a, m.x0 - p + int(dx * s), m.y0 - p + int(dy * s))
        x0, y0 = max(0, q.x0), max(0, q.y0)
        x1, y1 = min(self.w, q.x0 + a.shape[1]), min(self.h, q.y0 + a.shape[0])
        if x1 <= x0 or y1 <= y0:
            return
        k = q.window(x0, y0, y1 - y0, x1 - x0)[..., None] * alpha
        sl = (slice(y0, y1), slice(x0, x1))
        self.img[sl] = self.img[sl] * (1 - k * (1 - rgb(col)))

    def line(self, pts, widths, col, alpha=1.0, rough=0.5, **kw):
        """A tapered line through the points."""
        kw = {"lit": 0, "vol": 0, "tex": 0.1, "grain": 0.1} | kw
        return self.paint(limb(pts, widths, cap=False), col, rough=rough, alpha=alpha, **kw)
