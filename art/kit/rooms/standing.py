"""Painted figures that stand in a room, lit and shadowed by it."""

import math
from contextlib import contextmanager

import cv2
import numpy as np

from ..paint.colour import rgb
from ..paint.image import blur
from ..paint.paths import Pose
from ..paint.volume import inflate
from .lighting import Lighting
from .vectors import unit, vec


class Standing(Lighting):
    """Painted figures that stand in a room, lit and shadowed by it."""

    @contextmanager
    def stand(
        self,
        p,
        metres=1.6,
        units=102,
        flip=False,
        rot=0,
        relight=1.0,
        shadow=0.85,
        occlude=True,
        facing=None,
        form=0.5,
        fog=None,
        gain=1.0,
        minlight=0.0,
        soft=1.0,
    ):
        """Places a motif in the room: `with S.stand((x, y, z), 1.7) as P: person(c, P, ...)`.

        Gives a Pose scaled so `units` of the motif are `metres`; afterwards the motif is hidden by nearer geometry, lit
        by the room's lights, fogged and throws its shadow on floor and walls.
        """
        c = self.c
        p = vec(*p)
        x, y = self.pt(p)
        s = self.scale(p) * metres / units
        before = c.img.copy()
        det = c.detail.copy()
        yield Pose(x, y, s, rot, flip)
        after = c.img
        m = np.clip(np.abs(after - before).sum(2) * 14, 0, 1)
        ys, xs = np.where(m > 0.02)
        if len(ys) == 0:
            return
        y0, y1, x0, x1 = max(0, ys.min() - 4), ys.max() + 5, max(0, xs.min() - 4), xs.max() + 5
        sl = (slice(y0, y1), slice(x0, x1))
        mm = blur(m[sl], 0.6 * soft)
        z0 = self.depth(p)
        if occlude:
            mm = mm * (self.z[sl] > z0 - 0.06)
        fig = after[sl].copy()
        if relight:
            hgt = p + self.U * metres * 0.5 - self.F * 0.05
            _E, per = self.at_light(hgt, -self.F + 0.2 * self.U)
            sil = (mm > 0.5).astype(np.float32)
            nx, nyy, nz, _ = inflate(sil, 150)
            tot = np.zeros(fig.shape, np.float32) + (self.amb[0] * 0.5 + self.amb[1] * 0.5)
            for L, e in zip(self.lights, per, strict=True):
                d = L["p"] if L["sun"] else unit(L["p"] - hgt)
                l = np.array([d @ self.R, -(d @ self.U), -(d @ self.F)])
                lam = np.clip((nx * l[0] + nyy * l[1] + nz * l[2]) * form + (1 - form) * 0.75 + 0.1, 0, 1.4)
                tot = tot + (lam * e)[..., None] * L["col"] * gain
            tot = np.maximum(tot, minlight)
            q = fig * tot
            q = np.where(q < 0.6, q, 0.6 + 0.4 * (1 - np.exp(-(q - 0.6) / 0.4)))
            fig = fig * (1 - relight) + q * relight
        if fog:
            fc, a0, ln = fog[:3]
            k = min(1 - math.exp(-max(0, z0 - a0) / ln), fog[3] if len(fog) > 3 else 1)
            fig = fig * (1 - k) + rgb(fc) * k
        base = before
        if shadow and self.lights:
            full = np.zeros((c.h, c.w), np.float32)
            full[sl] = mm
            D = self.rays(c.xx, c.yy)
            Pw = D * np.minimum(self.z, 60)[..., None] + self.C.astype(np.float32)
            nb = (-self.F + self.U * (self.F @ self.U)).astype(np.float32)  # billboard normal
            fac = np.ones((c.h, c.w, 3), np.float32)
            tot = self.received + 1e-4
            for L, e in zip(self.lights, self._L, strict=False):
                d = np.broadcast_to(L["p"].astype(np.float32), Pw.shape) if L["sun"] else L["p"].astype(np.float32) - Pw
                den = d @ nb
                t = ((p.astype(np.float32) - Pw) @ nb) / np.where(np.abs(den) < 1e-5, 1e-5, den)
                q = Pw + d * t[..., None] - self.C.astype(np.float32)
                zc = q @ self.F.astype(np.float32)
                X = (self.cx + self.f * (q @ self.R.astype(np.float32)) / np.maximum(zc, 0.05)) * c.ss
                Y = (self.cy - self.f * (q @ self.U.astype(np.float32)) / np.maximum(zc, 0.05)) * c.ss
                sh = cv2.remap(
                    full, X.astype(np.float32), Y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT
                )
                sh = sh * (t > 0) * ((t < 1) | L["sun"]) * (zc > 0.05) * (self.z < 1e5)
                sh = blur(sh, 1.6 * c.ss)
                fac = fac - (e / tot) * (sh * shadow)[..., None]
            base = before * np.clip(fac, 0.05, 1)
            # contact
            gx, gy = self.pt(p)
            r = self.scale(p) * metres * 0.16
            dd = np.hypot((c.xx - gx) / r, (c.yy - gy) / (r * 0.34))
            base = base * (1 - 0.5 * shadow * np.exp(-dd * dd * 1.2) * (self.z > z0 - 0.4))[..., None]
        out = base
        out[sl] = base[sl] * (1 - mm[..., None]) + fig * mm[..., None]
        c.img = out.astype(np.float32)
        vis = np.zeros((c.h, c.w), np.float32)
        vis[sl] = mm
        c.detail = np.maximum(det, np.maximum(c.detail * vis, vis * 0.55))
        self.z[(vis > 0.5)] = np.minimum(self.z[(vis > 0.5)], z0)
