"""Lights, traced shadows and light in the air."""

import cv2
import numpy as np

from ..paint.colour import rgb
from ..paint.image import blur
from .camera import Camera
from .grain import hash_noise
from .trace import hit, march, occlusion, soft_shadow
from .vectors import unit, vec


class Lighting(Camera):
    """Lights, traced shadows and light in the air."""

    def sun(self, d, col="#cfe0ff", power=1.0, size=0.03, ns=8):
        """D = direction TOWARD the light."""
        self.lights.append(dict(sun=True, p=unit(d), col=rgb(col), pw=power, size=size, r=1.0, ns=ns, cast=True))

    def lamp(self, p, col="#ffc978", power=1.0, r=1.5, size=0.06, ns=8, cast=True, wrap=0.15, fall=1.0):
        """Point light; r = distance of half strength; fall 1 = wide, 2 = tight pool."""
        self.lights.append(
            dict(sun=False, p=vec(*p), col=rgb(col), pw=power, size=size, r=r, ns=ns, cast=cast, wrap=wrap, fall=fall)
        )

    def _geo(self):
        """Quads and balls as arrays for the tracer."""
        Q = np.array(self.quads, np.float64) if self.quads else np.zeros((0, 14))
        B = np.array(self.balls, np.float64) if self.balls else np.zeros((0, 4))
        return Q, B

    def at_light(self, p, n):
        """Irradiance (rgb) of one world point, normal n."""
        Q, B = self._geo()
        n = unit(n)
        out = self.amb[0] * (0.5 + 0.5 * n[1]) + self.amb[1] * (0.5 - 0.5 * n[1])
        per = []
        for L in self.lights:
            d = L["p"] * 60 if L["sun"] else L["p"] - p
            l = np.linalg.norm(d)
            vis = 0
            for k in range(9):
                j = np.array(
                    [
                        hash_noise(np.array(k * 3.0), 1),
                        hash_noise(np.array(k * 5.0), 2),
                        hash_noise(np.array(k * 7.0), 3),
                    ],
                    float,
                ) * max(L["size"] * (60 if L["sun"] else 1), 0.05)
                vis += not (L["cast"] and hit(p[0], p[1], p[2], d[0] + j[0], d[1] + j[1], d[2] + j[2], Q, B, 0))
            g = 1.0 if L["sun"] else 1 / (1 + (l / L["r"]) ** 2) ** L.get("fall", 1.0)
            e = L["pw"] * g * vis / 9
            per.append(e)
            out = out + L["col"] * e * 0.75
        return out, per

    def render(self, ao=0.7, ao_r=0.5, fog=None, expo=1.0, lines=0.35, lights_edge=0.25, floor_bounce=None, gi=0.0):
        """Light everything painted so far.

        fog = (colour, start m, length m[, max]); lines: drawn creases/contours; lights_edge: worn bright edges; gi:
        cheap bounce = blurred direct light.
        """
        c = self.c
        ok = self.z < 1e5
        D = self.rays(c.xx, c.yy)
        P = (D * self.z[..., None] + self.C).astype(np.float32)
        P[~ok] = 0

        def sm(a):
            return np.ascontiguousarray(a[::2, ::2])

        Ph, Nh, okh, Zh = sm(P), sm(self.n), sm(ok), sm(self.z)
        Q, B = self._geo()
        aom = np.zeros(okh.shape, np.float32)
        if ao:
            occlusion(Ph, Nh, Zh, okh, self.f * c.ss / 2, ao_r, aom)
            aom = blur(aom, 2.0)

        def up(a):
            return cv2.resize(a, (c.w, c.h), interpolation=cv2.INTER_LINEAR)

        A = 1 - ao * up(aom)[..., None]
        ny = self.n[..., 1:2]
        amb = (self.amb[0] * (0.5 + 0.5 * ny) + self.amb[1] * (0.5 - 0.5 * ny)) * A
        tot = amb.copy()
        self._L = []
        for L in self.lights:
            if L["sun"]:
                lam = np.clip(self.n @ L["p"].astype(np.float32), 0, 1)
                g = lam
            else:
                d = L["p"].astype(np.float32) - P
                l2 = (d * d).sum(-1)
                w = L.get("wrap", 0.15)
                lam = np.clip(((self.n * d).sum(-1) / np.sqrt(l2 + 1e-6) + w) / (1 + w), 0, 1)
                g = lam / (1 + l2 / L["r"] ** 2) ** L.get("fall", 1.0)
            if L["cast"]:
                s = np.zeros(okh.shape, np.float32)
                soft_shadow(
                    Ph,
                    Nh,
                    okh & (sm(g) * L["pw"] > 0.006),
                    L["p"].astype(np.float64),
                    L["sun"],
                    L["size"],
                    L["ns"],
                    Q,
                    B,
                    s,
                    60.0,
                )
                s = blur(s, 0.9)
                g = g * up(s)
            g = (g * L["pw"]).astype(np.float32)
            e = g[..., None] * L["col"] * (1 - 0.35 * ao * up(aom)[..., None])
            self._L.append(e)
            tot = tot + e
        if gi:
            src = np.where(ok[..., None], c.img * sum(self._L), 0) if self._L else 0
            tot = (
                tot + gi * (blur(src.astype(np.float32), 40 * c.ss) + 0.6 * blur(src.astype(np.float32), 90 * c.ss)) * A
            )
        self.received = tot
        lit = c.img * tot * expo
        lit = np.where(lit < 0.6, lit, 0.6 + 0.4 * (1 - np.exp(-(lit - 0.6) / 0.4)))
        e = self.emit[..., None]
        img = lit * (1 - e) + c.img * e
        # drawn creases and worn edges
        if lines or lights_edge:
            nc = np.stack([self.n @ self.R.astype(np.float32), self.n @ self.U.astype(np.float32)], -1)
            k = c.ss
            cur = (np.roll(nc[..., 0], -k, 1) - np.roll(nc[..., 0], k, 1)) - (
                np.roll(nc[..., 1], -k, 0) - np.roll(nc[..., 1], k, 0)
            )
            iz = 1 / self.z
            dz = (
                np.maximum(
                    np.abs(np.roll(iz, -k, 1) + np.roll(iz, k, 1) - 2 * iz),
                    np.abs(np.roll(iz, -k, 0) + np.roll(iz, k, 0) - 2 * iz),
                )
                / iz
            )
            sil = np.clip(dz * 9 - 0.15, 0, 1)
            mod = 0.35 + 1.1 * c.noise("mottle", 7)
            conv = blur(np.clip(cur * 0.8, 0, 1) * (1 - sil), 0.45 * k) * mod
            conc = blur(np.maximum(np.clip(-cur * 0.8, 0, 1) * (1 - sil), sil * 0.8), 0.45 * k) * mod
            img = (
                img * (1 - np.clip(conc * lines, 0, 0.8)[..., None])
                + img * np.clip(conv * lights_edge, 0, 1)[..., None] * 0.9
            )
        if fog:
            fc, z0, ln = fog[:3]
            q = (
                np.clip(1 - np.exp(-np.clip(self.z - z0, 0, None) / ln), 0, fog[3] if len(fog) > 3 else 1)
                * (1 - 0.6 * self.emit)
                * ok
            )
            q = q * (0.9 + 0.2 * c.noise("cloud", 5))
            img = img * (1 - q[..., None]) + rgb(fc) * q[..., None]
        c.img = np.where(ok[..., None], np.clip(img, 0, 1), c.img).astype(np.float32)

    def shafts(self, i=0, density=0.12, zmax=12.0, n=20, a=1.0, col=None, soft=2.0):
        """Light visible in the air (dust, smoke, water) for light i."""
        c, L = self.c, self.lights[i]
        k = 4
        Zq = np.ascontiguousarray(self.z[::k, ::k]).astype(np.float64)
        Dq = np.ascontiguousarray(self.rays(c.xx, c.yy)[::k, ::k]).astype(np.float64)
        out = np.zeros(Zq.shape, np.float32)
        Q, B = self._geo()
        march(self.C, Dq, Zq, zmax, L["p"].astype(np.float64), L["sun"], 60.0, n, Q, B, out, L["r"])
        s = cv2.resize(blur(out, soft), (c.w, c.h), interpolation=cv2.INTER_CUBIC)
        s = 1 - np.exp(-s * density)
        s = np.clip(s * a * (0.75 + 0.5 * c.noise("cloud", 8)) * (0.9 + 0.2 * c.noise("grain", 3)), 0, 1)[..., None]
        c.img = (1 - (1 - c.img) * (1 - s * (L["col"] if col is None else rgb(col)))).astype(np.float32)

    def wobble(self, amp=1.1, seed=0):
        """hand-drawn unevenness for the whole built picture (with its buffers); call before figures."""
        c = self.c
        dx = (
            (c.noise("mottle", 31 + seed) - 0.5) * 2 * amp
            + (c.noise("cloud", 33 + seed) - 0.5) * 5 * amp
            + (c.noise("speck", 31) - 0.5) * 0.5 * amp
        ) * c.ss
        dy = (
            (c.noise("mottle", 32 + seed) - 0.5) * 2 * amp
            + (c.noise("cloud", 34 + seed) - 0.5) * 5 * amp
            + (c.noise("speck", 32) - 0.5) * 0.5 * amp
        ) * c.ss
        X, Y = (c.xx * c.ss + dx).astype(np.float32), (c.yy * c.ss + dy).astype(np.float32)

        def rm(a, m=cv2.INTER_LINEAR):
            return cv2.remap(a, X, Y, m, borderMode=cv2.BORDER_REFLECT)

        c.img = rm(c.img)
        self.z, self.n = rm(self.z, cv2.INTER_NEAREST), rm(self.n, cv2.INTER_NEAREST)
        self._L = [rm(q) for q in self._L]
        self.received = rm(self.received)
