"""A local frame that paints: fur, feathers and eyes follow the form."""

import math

import numpy as np

from .colour import rgb, shift
from .image import blur
from .paths import Pose, curve, ellipse, limb, merged, sample, transform
from .strokes import lay_strokes


class Frame:
    """A local frame that paints: base at (0, 0), y up is negative, `size` card units = 100 local units.

    k = Frame(card, x, y, size, rot, flip)
    k.paint(points_or_path, colour, ...)     all options of Card.paint; shadow, soft, grad and rimw in local units
    k.line(points, widths, colour, alpha)    a tapered line, local widths
    k.fur(mask, flow, ...)                   hair strokes along flow lines
    k.fan(base, n, L, w, a0, a1, colour)     overlapping feathers along a base line
    k.eye(x, y, r, ...)                      iris, pupil, lid, spark
    """

    def __init__(self, c, x, y, size, rot=0, flip=False, fog=0.0, rim=None, lit=1.0, detail=0.35):
        self.c, self.s = c, size / 100
        self.P = Pose(x, y, self.s, rot, flip)
        self.fog, self.rim, self.lit, self.detail = fog, rim, lit, detail
        self.r = np.random.default_rng(int(abs(x) * 3 + abs(y) * 7 + size))

    def sub(self, x, y, size=100, rot=0, flip=False):
        """A nested frame at local (x,y)."""
        return Frame(
            self.c,
            *self.P.pt(x, y),
            size * self.s,
            self.P.rot + (-rot if self.P.flip else rot),
            self.P.flip != flip,
            self.fog,
            self.rim,
            self.lit,
            self.detail,
        )

    def pt(self, x, y):
        """A local point, placed."""
        return self.P.pt(x, y)

    def paint(self, p, col, **kw):
        """Paint a path or a list of points; options as Card.paint, lengths in local units."""
        p = curve(p) if isinstance(p, list) else p
        d = dict(rough=0.35, fog=self.fog, lit=self.lit, detail=self.detail) | kw
        d["rough"] = d["rough"] * min(1.6, 0.35 + 0.65 * self.s)
        if d.get("shadow"):
            a = d["shadow"]
            d["shadow"] = (a[0] * self.s, a[1] * self.s, max(0.6, a[2] * self.s), a[3])
        for q in ("soft",):
            if d.get(q):
                d[q] = d[q] * self.s
        if d.get("rim") is True:
            d["rim"] = self.rim
        if d.get("rim") is not None:
            d["rimw"] = float(np.clip(d.get("rimw", 1.4) * self.s, 0.7, 2.4))
        if d.get("grad"):
            a, b, t0, t1 = d["grad"]
            d["grad"] = (self.pt(*a), self.pt(*b), t0, t1)
        return self.c.paint(self.P(p), col, **d)

    def line(self, pts, w, col, a=1.0, **kw):
        """A tapered line, points and widths in local units."""
        w = [w] if np.isscalar(w) else w
        d = dict(rough=0.2, fog=self.fog, detail=self.detail) | kw
        if d.get("soft"):
            d["soft"] = d["soft"] * self.s
        d = {"lit": 0, "vol": 0, "tex": 0.1, "grain": 0.1} | d
        n = 36 if len(pts) < 14 else len(pts) * 3
        return self.c.paint(
            limb([self.pt(*p[:2]) for p in pts], [max(0.35, q * self.s) for q in w], n=n, cap=False), col, alpha=a, **d
        )

    def many(self, paths, col, **kw):
        """Paint several paths as one cell."""
        return self.paint(merged(paths), col, **kw)

    def dot(self, x, y, r, col="#ffffff", a=1.0, halo=False):
        """A small light, with a halo if asked."""
        self.c.dot(*self.pt(x, y), max(0.4, r * self.s), col, a, halo)

    def darken(self, p, a=0.5, soft=3.0, clip=None, col="#0d0a12"):
        """Soft occlusion."""
        return self.paint(p, col, vol=0, alpha=a, soft=soft, clip=clip, grain=0.05, lit=0, detail=0)

    def lighten(self, p, col, a=0.5, soft=2.0, clip=None):
        """A soft light passage."""
        return self.paint(p, col, vol=0, alpha=a, soft=soft, clip=clip, grain=0.1, detail=0)

    def ground(self, w, h=None, x=0, y=0, a=0.5):
        """A contact shadow under the frame."""
        self.darken(ellipse(x, y, w, h or w * 0.14), a, 3.2)

    # -- strokes that follow the form
    def fur(self, m, flow, length=6.0, width=1.1, dens=1.0, con=0.10, over=1.0, alpha=0.8, seed=0, jit=0.16, tint=None):
        """Lay hair strokes along flow lines, coloured from what is already painted inside the mask."""
        if m is None:
            return
        c, k = self.c, self.s * self.c.ss
        a = m.a
        h, w = a.shape
        ys, xs = np.nonzero(a > 0.5)
        Lp, Wp = max(4.0, length * k), max(1.7, width * k)
        n = int(min(60000, len(ys) / (Lp * Wp) * 1.9 * dens))
        if n < 3:
            return
        r = np.random.default_rng(seed + 5)
        i = r.integers(0, len(ys), n)
        X, Y = xs[i] + r.random(n), ys[i] + r.random(n)
        F, T = [], []
        for line in flow:
            q = sample(line, 10)
            q = np.array([self.pt(*p) for p in q]) * c.ss - np.array([m.x0, m.y0])
            d = np.gradient(q, axis=0)
            F.append(q)
            T.append(d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9))
        F, T = np.concatenate(F), np.concatenate(T)
        gs = 10
        gy, gx = np.mgrid[0 : h + gs : gs, 0 : w + gs : gs].astype(np.float32)
        W_ = 1 / (((gx[..., None] - F[:, 0]) ** 2 + (gy[..., None] - F[:, 1]) ** 2) ** 1.25 + 1)
        U, V = (W_ * T[:, 0]).sum(-1), (W_ * T[:, 1]).sum(-1)
        yi, xi = (
            np.clip((Y / gs).round().astype(int), 0, U.shape[0] - 1),
            np.clip((X / gs).round().astype(int), 0, U.shape[1] - 1),
        )
        A = np.arctan2(V[yi, xi], U[yi, xi]) + r.normal(0, jit, n)
        sl = (slice(m.y0, m.y0 + h), slice(m.x0, m.x0 + w))
        win = c.img[sl].copy()
        src = blur(win, max(0.6, Lp * 0.10))
        wgt = blur(a, max(0.6, Lp * 0.10))[..., None]
        src = np.where(wgt > 0.3, src, win)
        C = src[Y.astype(int).clip(0, h - 1), X.astype(int).clip(0, w - 1)]
        e = r.normal(0, con, n)[:, None]
        C = C * (1 + e) + np.maximum(e, 0) * 0.12
        if tint is not None:
            C = C * 0.82 + rgb(tint) * 0.18
        LN = Lp * r.uniform(0.6, 1.3, n)
        WD = Wp * r.uniform(0.7, 1.3, n)
        BR = np.clip(r.random((32, 24)) * 1.4, 0.3, 1).astype(np.float32)
        lay_strokes(
            win,
            X,
            Y,
            A,
            LN,
            WD,
            np.clip(r.normal(0, 0.12, n) / LN, -0.01, 0.01),
            np.clip(C, 0, 1).astype(np.float32),
            np.full(n, alpha),
            BR,
            np.zeros((h, w), np.float32),
        )
        b = np.clip(blur(a, max(0.3, over * k)) * 2.0, 0, 1) if over else a
        b = b[..., None]
        c.img[sl] = c.img[sl] * (1 - b) + win * b
        if self.detail:
            c.detail[sl] = np.maximum(c.detail[sl], a * (self.detail + 0.25))

    def fan(
        self,
        base,
        n,
        L,
        w,
        a0,
        a1,
        col,
        tip=0.5,
        shaft=True,
        clip=None,
        shadow=(0, 0.8, 1.2, 0.3),
        jit=0.02,
        rev=False,
        vol=0.5,
        bend=0.0,
        **kw,
    ):
        """Feathers: n along base, length L (list ok), width w, pointing a0..a1 degrees (0 = right, 90 = down)."""
        b = sample(base, n) if n > 1 else np.array([base[0]])
        Ls = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(L)), L) if not np.isscalar(L) else np.full(n, L)
        ws = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(w)), w) if not np.isscalar(w) else np.full(n, w)
        cs = col if isinstance(col, list) else [col]
        order = range(n)[::-1] if rev else range(n)
        for i in order:
            a = a0 + (a1 - a0) * i / max(1, n - 1)
            l, q = Ls[i] * (1 + self.r.normal(0, jit)), ws[i] / 2
            p = transform(
                curve(
                    [
                        (0, -q * 0.5),
                        (l * 0.35, -q),
                        (l * 0.8, -q * 0.85 + bend * l),
                        (l, bend * l * 1.5 + q * (tip - 0.5) * 0) if tip >= 0.5 else (l, bend * l * 1.5, "c"),
                        (l * 0.8, q * 0.85 + bend * l),
                        (l * 0.35, q),
                        (0, q * 0.5),
                    ]
                ),
                b[i][0],
                b[i][1],
                1,
                a,
            )
            cc = shift(cs[i % len(cs)], self.r.normal(0, 0.012))
            self.paint(p, cc, vol=vol, shadow=shadow, clip=clip, **({"rough": 0.25, "grain": 0.1} | kw))
            if shaft and l * self.s > 7:
                ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
                self.line(
                    [
                        (b[i][0] + ca * l * 0.08, b[i][1] + sa * l * 0.08),
                        (b[i][0] + ca * l * 0.9, b[i][1] + sa * l * 0.9),
                    ],
                    [0.9, 0.3],
                    shift(cc, 0.14),
                    0.5,
                    clip=clip,
                )

    def eye(
        self,
        x,
        y,
        r,
        iris="#b9822e",
        lid=0.3,
        look=(0.15, 0.0),
        pupil=0.52,
        slit=False,
        lidcol="#3a2a24",
        socket=0.45,
        low=0.0,
        white=None,
        ink="#120d12",
        rx=1.0,
    ):
        """An eye with iris, pupil, lids and sparks."""
        self.darken(ellipse(x, y, r * 1.7, r * 1.5), socket, r * 0.45)
        E = ellipse(x, y, r * rx, r)
        m = self.paint(
            E,
            white or iris,
            dark=shift(white or iris, -0.28),
            light=shift(white or iris, 0.16),
            vol=0.25,
            grad=((x, y - r), (x, y + r), -0.45, 0.35),
            rough=0,
            lit=0.3,
            detail=1.0,
        )
        px, py = x + look[0] * r, y + look[1] * r
        if white:
            self.paint(
                ellipse(px, py, r * 0.62),
                iris,
                dark=shift(iris, -0.3),
                vol=0,
                grad=((px, py - r), (px, py + r), -0.4, 0.5),
                rough=0,
                lit=0.2,
                clip=m,
                detail=1.0,
            )
        if r * self.s > 9:
            for i in range(40):
                a = i / 40 * 6.283
                q = r * (0.62 if white else 0.96)
                self.line(
                    [
                        (px + math.cos(a) * q * 0.45, py + math.sin(a) * q * 0.45),
                        (
                            px + math.cos(a) * q * self.r.uniform(0.75, 0.98),
                            py + math.sin(a) * q * self.r.uniform(0.75, 0.98),
                        ),
                    ],
                    [r * 0.05, r * 0.02],
                    shift(iris, self.r.choice([-0.16, 0.15])),
                    0.55,
                    clip=m,
                )
        self.paint(
            ellipse(
                px,
                py,
                r * (0.16 if slit else pupil * (0.62 if white else 1)),
                r * (0.82 if slit else pupil * (0.62 if white else 1)),
            ),
            ink,
            vol=0,
            rough=0,
            lit=0,
            clip=m,
            detail=1.0,
        )
        if lid:
            yl = y - r * 1.3 + r * 2.3 * lid
            self.paint(
                curve(
                    [
                        (x - r * 1.3 * rx, y - r * 1.6, "c"),
                        (x + r * 1.3 * rx, y - r * 1.6, "c"),
                        (x + r * 1.25 * rx, yl + r * 0.34, "c"),
                        (x + r * 0.4 * rx, yl - r * 0.12),
                        (x - r * 0.5 * rx, yl),
                        (x - r * 1.25 * rx, yl + r * 0.5, "c"),
                    ]
                ),
                lidcol,
                vol=0.2,
                clip=self.c.mask(self.P(ellipse(x, y, r * 1.12 * rx, r * 1.1)), 0),
                rough=0.1,
                detail=1.0,
            )
            self.line(
                [
                    (x - r * 1.12 * rx, yl + r * 0.46),
                    (x - r * 0.5 * rx, yl + 0.04 * r),
                    (x + r * 0.4 * rx, yl - r * 0.06),
                    (x + r * 1.12 * rx, yl + r * 0.36),
                ],
                [r * 0.1, r * 0.24, r * 0.22, r * 0.08],
                ink,
                0.95,
                detail=1.0,
            )
        if low:
            self.paint(
                curve(
                    [
                        (x - r * 1.2, y + r * 1.4, "c"),
                        (x - r * 1.2, y + r * 0.5, "c"),
                        (x, y + r * (1.1 - low)),
                        (x + r * 1.2, y + r * 0.5, "c"),
                        (x + r * 1.2, y + r * 1.4, "c"),
                    ]
                ),
                lidcol,
                vol=0.2,
                clip=self.c.mask(self.P(ellipse(x, y, r * 1.1)), 0),
                rough=0.1,
                detail=1.0,
            )
        self.dot(px - r * 0.24, py - r * 0.22, r * 0.19, "#ffffff", 0.95)
        self.dot(px + r * 0.3, py + r * 0.38, r * 0.1, "#ffffff", 0.4)
        return m
