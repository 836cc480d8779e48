"""Planes, boxes, turned shapes and discs in a room."""

import itertools
import math

import numpy as np
import skia

from .camera import Camera
from .vectors import unit, vec


class Shapes(Camera):
    """Planes, boxes, turned shapes and discs in a room."""

    def plane(
        self, O, U, V, shape, mat, emit=0.0, cast=True, nrm=None, bias=0.0, smooth=None, alpha=1.0, tag=0, soft=0.0
    ):
        """O origin, U/V directions, shape = (w, h) or list of contours [[(u, v), ...], hole, ...]; mat material."""
        c = self.c
        W, H = c.width, c.height
        O, U, V = np.asarray(O, float), unit(U), unit(V)
        if isinstance(shape, tuple):
            w, h = shape
            cont = [[(0, 0), (w, 0), (w, h), (0, h)]]
        else:
            cont = shape
        N = unit(np.cross(U, V)) if nrm is None else unit(nrm)
        if cast:
            us = [p[0] for p in cont[0]]
            vs = [p[1] for p in cont[0]]
            o2 = O + U * min(us) + V * min(vs)
            self.quads.append(list(o2) + list(U) + list(V) + list(N) + [max(us) - min(us), max(vs) - min(vs)])
        p = self.path([[O + U * a + V * b for a, b in q] for q in cont])
        b = p.getBounds()
        if b.right() < 0 or b.left() > W or b.bottom() < 0 or b.top() > H or b.isEmpty():
            return None
        clipr = skia.Path()
        clipr.addRect(skia.Rect.MakeLTRB(-8, -8, W + 8, H + 8))
        if b.left() < -20 or b.top() < -20 or b.right() > W + 20 or b.bottom() > H + 20:
            o = skia.Op(p, clipr, skia.PathOp.kIntersect_PathOp)
            p = o if o is not None else p
        m = c.mask(p, 0, soft, pad=1)
        if m is None:
            return None
        a, x0, y0 = m.a, m.x0, m.y0
        hh, ww = a.shape
        sl = (slice(y0, y0 + hh), slice(x0, x0 + ww))
        D = self.rays(c.xx[sl], c.yy[sl])
        Nf = N if np.dot(N, O - self.C) < 0 else -N
        den = D @ Nf.astype(np.float32)
        t = float(np.dot(O - self.C, Nf)) / np.where(np.abs(den) < 1e-6, -1e-6, den)
        a = a * (t > 0) * (t < self.z[sl] * 1.0005 + 0.002 + bias)
        if a.max() < 0.01:
            return None
        t = np.clip(t, 0.01, 1e5)
        Pw = D * t[..., None] + (self.C - O).astype(np.float32)
        u, v = Pw @ U.astype(np.float32), Pw @ V.astype(np.float32)
        fp = t / (self.f * c.ss) / np.clip(np.abs(den) / np.linalg.norm(D, axis=-1), 0.08, 1)
        col = mat(u, v, fp)
        al = (a * alpha)[..., None]
        c.img[sl] = c.img[sl] * (1 - al) + col * al
        hit = a > 0.5
        if alpha > 0.5:
            self.z[sl][hit] = t[hit]
            nn = (
                np.broadcast_to(Nf.astype(np.float32), D.shape) if smooth is None else smooth(Pw + O.astype(np.float32))
            )
            self.n[sl][hit] = nn[hit]
            self.emit[sl][hit] = emit
            self.tag[sl][hit] = tag
        m.a = a
        return m

    def quad(self, a, b, d, mat, **kw):
        """A corner, b along u, d along v (world points); materials see metres."""
        a, b, d = (np.asarray(q, float) for q in (a, b, d))
        return self.plane(a, b - a, d - a, (np.linalg.norm(b - a), np.linalg.norm(d - a)), mat, **kw)

    def poly3(self, pts, mat, **kw):
        """Any planar polygon in space."""
        p = [np.asarray(q, float) for q in pts]
        U = unit(p[1] - p[0])
        N = unit(np.cross(U, p[2] - p[0]))
        Vv = np.cross(N, U)
        return self.plane(p[0], U, Vv, [[(float((q - p[0]) @ U), float((q - p[0]) @ Vv)) for q in p]], mat, **kw)

    def box(self, lo, hi, mat, yaw=0.0, top=None, front=None, pivot=None, cast=True, **kw):
        """Axis box lo..hi, turned by yaw degrees about its centre (or pivot); six quads, far ones culled."""
        lo, hi = vec(*np.minimum(lo, hi)), vec(*np.maximum(lo, hi))
        a = math.radians(yaw)
        pv = (lo + hi) / 2 if pivot is None else vec(*pivot)

        def r(p):
            d = p - pv
            return pv + vec(d[0] * math.cos(a) + d[2] * math.sin(a), d[1], -d[0] * math.sin(a) + d[2] * math.cos(a))

        (x0, y0, z0), (x1, y1, z1) = lo, hi
        faces = [
            ((x0, y0, z0), (x1, y0, z0), (x0, y1, z0), "f"),
            ((x1, y0, z1), (x0, y0, z1), (x1, y1, z1), "b"),
            ((x0, y0, z1), (x0, y0, z0), (x0, y1, z1), "l"),
            ((x1, y0, z0), (x1, y0, z1), (x1, y1, z0), "r"),
            ((x0, y1, z0), (x1, y1, z0), (x0, y1, z1), "t"),
            ((x0, y0, z0), (x1, y0, z0), (x0, y0, z1), "u"),
        ]
        ctr = r((lo + hi) / 2)
        for A, B, D, k in faces:
            A, B, D = r(vec(*A)), r(vec(*B)), r(vec(*D))
            n = unit(np.cross(B - A, D - A))
            mid = (B + D) / 2
            if np.dot(n, mid - ctr) < 0:
                n = -n
            m = top if (k == "t" and top is not None) else front if (k == "f" and front is not None) else mat
            if np.dot(n, mid - self.C) >= 0:  # away from the eye: only a shadow caster
                if cast:
                    self.quads.append(
                        list(A)
                        + list(unit(B - A))
                        + list(unit(D - A))
                        + list(n)
                        + [np.linalg.norm(B - A), np.linalg.norm(D - A)]
                    )
                continue
            self.quad(A, B, D, m, cast=cast, nrm=n, **kw)

    def revolve(self, base, prof, mat, n=16, axis=(0, 1, 0), cast=True, **kw):
        """Surface of revolution.

        prof = [(radius, height), ...] from base along axis: cups, candles, columns, vases, wheels.
        """
        base, ax = vec(*base), unit(axis)
        e1 = unit(np.cross(ax, vec(0.31, 0.2, 0.93)))
        e2 = np.cross(ax, e1)
        for (r0, h0), (r1, h1_) in itertools.pairwise(prof):
            sl = (r0 - r1) / (math.hypot(r0 - r1, h1_ - h0) + 1e-9)

            def sm(P, r0=r0, sl=sl):
                d = P - base.astype(np.float32)
                k = d @ ax.astype(np.float32)
                rad = d - k[..., None] * ax.astype(np.float32)
                rad /= np.linalg.norm(rad, axis=-1, keepdims=True) + 1e-6
                return rad * math.sqrt(max(0, 1 - sl * sl)) + ax.astype(np.float32) * sl

            for i in range(n):
                a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
                d0, d1 = e1 * math.cos(a0) + e2 * math.sin(a0), e1 * math.cos(a1) + e2 * math.sin(a1)
                p = [
                    base + ax * h0 + d0 * r0,
                    base + ax * h0 + d1 * r0,
                    base + ax * h1_ + d1 * r1,
                    base + ax * h1_ + d0 * r1,
                ]
                nn = unit((d0 + d1) / 2 * math.sqrt(max(0, 1 - sl * sl)) + ax * sl)
                if np.dot(nn, (p[0] + p[2]) / 2 - self.C) > 0:
                    continue
                if r0 < 1e-6:
                    p = [p[0], p[2], p[3]]
                elif r1 < 1e-6:
                    p = p[:3]
                self.poly3(p, mat, cast=False, smooth=sm, **kw)
        if cast:
            R = max(p[0] for p in prof)
            hs = [p[1] for p in prof]
            k = max(1, int((max(hs) - min(hs)) / (R * 1.2)))
            for i in range(k):
                self.balls.append([*list(base + ax * (min(hs) + (max(hs) - min(hs)) * (i + 0.5) / k)), R * 0.92])

    def disc(self, ctr, r, mat, axis=(0, 1, 0), r0=0.0, n=28, **kw):
        """A flat disc or ring."""
        ax = unit(axis)
        e1 = unit(np.cross(ax, vec(0.31, 0.2, 0.93)))
        e2 = np.cross(ax, e1)
        cont = [[(r * math.cos(6.2832 * i / n), r * math.sin(6.2832 * i / n)) for i in range(n)]]
        if r0:
            cont.append([(r0 * math.cos(6.2832 * i / n), r0 * math.sin(6.2832 * i / n)) for i in range(n)])
        return self.plane(vec(*ctr), e1, e2, cont, mat, nrm=ax, **kw)
