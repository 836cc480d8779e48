"""The last passes: the brush over the card, then bloom, tint, paper and edge."""

import math

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from .colour import luminance, rgb
from .image import blur, smoothstep
from .strokes import lay_strokes


class Finish:
    """The last passes: the brush over the card, then bloom, tint, paper and edge."""

    def brush(
        self,
        sizes=(22, 11, 6),
        length=3.2,
        jitter=0.022,
        flow=None,
        mask=None,
        keep=None,
        opacity=0.85,
        thr=(0.0, 0.035, 0.05),
        seed=5,
        density=1.0,
        fmix=0.35,
        relief=0.8,
    ):
        """Repaint the card with bristle strokes that follow its own forms. keep = 0..1 map left crisp."""
        ref = self.img.copy()
        r = np.random.default_rng(seed + self.seed)
        s = self.ss
        can = self.img.copy()
        hgt = np.zeros((self.h, self.w), np.float32)
        g = luminance(blur(ref, 2.0 * s))
        gy, gx = np.gradient(g)
        J11, J12, J22 = (blur(q, 5 * s) for q in (gx * gx, gx * gy, gy * gy))
        th = 0.5 * np.arctan2(2 * J12, J11 - J22) + math.pi / 2
        coh = np.sqrt((J11 - J22) ** 2 + 4 * J12**2) / (J11 + J22 + 1e-7)
        if flow is None:
            flow = (self.noise("cloud", 3) - 0.5) * 3.2
        wgt = coh * smoothstep(1e-6, 4e-5, J11 + J22)
        ang = 0.5 * np.arctan2(
            np.sin(2 * th) * wgt + np.sin(2 * flow) * fmix, np.cos(2 * th) * wgt + np.cos(2 * flow) * fmix
        )
        BR = np.clip(ndi.gaussian_filter1d(r.random((64, 48)), 1.0, axis=1) * 2.2 - 0.6, 0, 1).astype(np.float32)
        for li, sz in enumerate(sizes):
            d = sz * s
            soft = blur(ref, d * 0.28)
            n = int(self.w * self.h / (d * d * 0.42) * density)
            X, Y = r.uniform(0, self.w - 1, n), r.uniform(0, self.h - 1, n)
            xi, yi = X.astype(int), Y.astype(int)
            ok = np.ones(n, bool)
            if li and thr[min(li, len(thr) - 1)] > 0:
                err = blur(np.abs(ref - can).sum(2), d * 0.4)
                ok &= err[yi, xi] > thr[min(li, len(thr) - 1)]
            if mask is not None:
                ok &= mask[yi, xi] > 0.5
            X, Y, xi, yi = X[ok], Y[ok], xi[ok], yi[ok]
            n = len(X)
            C = soft[yi, xi]
            C = C * (1 + r.normal(0, jitter, (n, 1))) + r.normal(0, jitter * 0.35, (n, 3))
            A = ang[yi, xi] + r.normal(0, 0.12, n)
            WD = d * r.uniform(0.6, 1.15, n)
            LN = WD * length * r.uniform(0.6, 1.3, n)
            CU = np.clip(r.normal(0, 0.15, n) / LN, -0.01, 0.01)
            lay_strokes(can, X, Y, A, LN, WD, CU, C.astype(np.float32), np.full(n, opacity), BR, hgt)
        gy, gx = np.gradient(blur(hgt, 0.6 * s))  # light the bristle relief a little
        can = can * (1 + np.clip((gx * 0.6 + gy * 0.8) * -relief, -0.12, 0.12)[..., None])
        k = 1.0 if keep is None else (1 - np.clip(keep, 0, 1))[..., None]
        self.img = np.clip(can * k + ref * (1 - k), 0, 1).astype(np.float32)

    def finish(
        self,
        bloom=0.25,
        bloom_r=14,
        bthr=0.62,
        vignette=0.28,
        paper=0.06,
        grain=0.035,
        sat=1.06,
        contrast=0.16,
        shadow_tint="#1b2340",
        light_tint="#ffe9c4",
        tint=0.10,
        border=True,
        paperc="#f3ead8",
    ):
        """Run the late details, then bloom, grade, vignette, paper and edge; the picture at full painting size."""
        for f in self.late:
            f()
        im, s = self.img, self.ss
        W, H = self.width, self.height
        if bloom:
            b = im * smoothstep(bthr, 1, im.max(2))[..., None]
            b = blur(b, bloom_r * s) * 0.7 + blur(b, bloom_r * s * 0.3) * 0.5
            im = 1 - (1 - im) * (1 - np.clip(b * bloom * 2, 0, 1))
        l = luminance(im)[..., None]
        im = l + (im - l) * sat
        im = im + contrast * (im - 0.5) * (1 - np.abs(2 * im - 1)) * 2
        im = im * (1 - tint * (1 - l)) + rgb(shadow_tint) * tint * (1 - l)
        im = im * (1 - tint * l * 0.6) + rgb(light_tint) * tint * l * 0.6
        d = np.hypot((self.xx - W / 2) / (W * 0.62), (self.yy - H / 2) / (H * 0.62))
        im = im * (1 - vignette * smoothstep(0.55, 1.35, d))[..., None]
        fib = 0.6 * self.noise("speck", 40) + 0.4 * self.noise("mottle", 41)
        im = im * (1 + paper * (fib - 0.5) * 1.6)[..., None]
        im = im + grain * (self.noise("grain", 42) - 0.5)[..., None] * (1 - 0.5 * l)
        if border:  # a painted edge on cream paper
            e = np.minimum(np.minimum(self.xx, W - self.xx), np.minimum(self.yy, H - self.yy))
            wob = (self.noise("mottle", 43) - 0.5) * 2.6
            k = smoothstep(11.2, 12.4, e + wob)[..., None]
            im = im * k + rgb(paperc) * (1 + 0.05 * (fib - 0.5))[..., None] * (1 - k)
        return Image.fromarray((np.clip(im, 0, 1) * 255 + 0.5).astype(np.uint8))
