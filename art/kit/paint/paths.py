"""Paths: smooth curves, ribbons, unions and local frames, in card units."""

import math

import numpy as np
import skia


def curve(pts, closed=True, k=0.36):
    """Smooth cubic path through points.  A third item 'c' makes a sharp corner."""
    P = [np.array(p[:2], float) for p in pts]
    C = [len(p) > 2 and p[2] == "c" for p in pts]
    n = len(P)
    T = []
    for i in range(n):
        if not closed and i in (0, n - 1):
            a, b = (P[0], P[1]) if i == 0 else (P[-2], P[-1])
        else:
            a, b = P[(i - 1) % n], P[(i + 1) % n]
        d = b - a
        T.append(d / (np.hypot(*d) + 1e-9))
    path = skia.Path()
    path.moveTo(*P[0])
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        L = np.hypot(*(P[j] - P[i])) * k
        a = P[i] + (0 if C[i] else T[i] * L)
        b = P[j] - (0 if C[j] else T[j] * L)
        path.cubicTo(*a, *b, *P[j])
    if closed:
        path.close()
    return path


def poly(pts):
    """A closed polygon."""
    p = skia.Path()
    p.moveTo(*map(float, pts[0]))
    for q in pts[1:]:
        p.lineTo(*map(float, q))
    p.close()
    return p


def ellipse(cx, cy, rx, ry=None, rot=0):
    """An ellipse, turned by rot degrees."""
    ry = rx if ry is None else ry
    p = skia.Path()
    p.addOval(skia.Rect.MakeLTRB(cx - rx, cy - ry, cx + rx, cy + ry))
    return transform(p, rot=rot, about=(cx, cy)) if rot else p


def rect(x, y, w, h, r=0):
    """A rectangle with rounded corners."""
    p = skia.Path()
    p.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)
    return p


def sample(pts, n=40):
    """The n points along the smooth open curve through pts."""
    pm = skia.PathMeasure(curve(pts, False), False)
    L = pm.getLength()
    out = []
    for i in range(n):
        q = pm.getPosTan(L * i / (n - 1) * 0.99999)
        q = q[0] if isinstance(q, (tuple, list)) else q
        out.append((q.x(), q.y()))
    return np.array(out)


def limb(pts, widths, n=36, cap=True):
    """Tapered ribbon along a smooth curve: arms, legs, tails, branches, smoke."""
    c = sample(pts, n)
    w = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths) / 2
    d = np.gradient(c, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    a, b = c + nr * w[:, None], c - nr * w[:, None]
    p = poly([tuple(q) for q in a] + [tuple(q) for q in b[::-1]])
    if cap:
        for i in (0, -1):
            if w[i] > 0.2:
                p = union(p, ellipse(c[i, 0], c[i, 1], w[i]))
    return p


def union(*ps):
    """All paths as one outline."""
    r = ps[0]
    for q in ps[1:]:
        o = skia.Op(r, q, skia.PathOp.kUnion_PathOp)
        r = o if o is not None else r
    return r


def minus(a, b):
    """What of a lies outside b."""
    return skia.Op(a, b, skia.PathOp.kDifference_PathOp)


def intersect(a, b):
    """What of a lies inside b."""
    return skia.Op(a, b, skia.PathOp.kIntersect_PathOp)


def transform(p, x=0, y=0, s=1, rot=0, flip=False, about=(0, 0), sy=None):
    """scale/flip, rotate about a point, then move."""
    m = skia.Matrix()
    m.postTranslate(-about[0], -about[1])
    m.postScale(-s if flip else s, s if sy is None else sy)
    m.postRotate(rot)
    m.postTranslate(about[0] + x, about[1] + y)
    q = skia.Path(p)
    q.transform(m)
    return q


class Pose:
    """A local frame: f = Pose(x, y, s, rot, flip); f(path) -> placed path, f.pt(x, y) -> placed point."""

    def __init__(self, x=0, y=0, s=1.0, rot=0, flip=False):
        self.x, self.y, self.s, self.rot, self.flip = x, y, s, rot, flip

    def __call__(self, p):
        return transform(p, self.x, self.y, self.s, self.rot, self.flip)

    def pt(self, px, py):
        """A local point, placed."""
        px = -px if self.flip else px
        a = math.radians(self.rot)
        return (
            self.x + self.s * (px * math.cos(a) - py * math.sin(a)),
            self.y + self.s * (px * math.sin(a) + py * math.cos(a)),
        )


def arc(cx, cy, rx, ry, a0, a1, n=9):
    """Points along an arc, in degrees."""
    return [(cx + rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]


def lathe(prof, foot=0.22, top=0.0):
    """Turned silhouette: prof = [(radius, y[, 'c'])...] top to bottom; foot/top = roundness of the end ellipses."""
    R = [(r, y, *q) for r, y, *q in prof]
    L = [(-r, y, *q) for r, y, *q in prof[::-1]]
    p = curve(R + L, k=0.3)
    if foot:
        r, y = prof[-1][:2]
        p = union(p, ellipse(0, y, r, r * foot))
    if top:
        r, y = prof[0][:2]
        p = union(p, ellipse(0, y, r, r * top))
    return p


def merged(paths):
    """Several paths in one, unsimplified."""
    p = skia.Path()
    for q in paths:
        p.addPath(q)
    return p


def crescent(x, y, r, off=0.42, rot=0, inner=0.86):
    """The path of a crescent."""
    return transform(minus(ellipse(0, 0, r), ellipse(0, -off * r, r * inner)), x, y, 1, rot)


def outline(pts, wl, wr):
    """Closed smooth path around a spine with separate half widths to each side."""
    P = np.array(pts, float)
    d = np.gradient(P, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    n = np.stack([-d[:, 1], d[:, 0]], 1)
    a, b = P + n * np.array(wl)[:, None], P - n * np.array(wr)[:, None]
    return curve([tuple(q) for q in a] + [tuple(q) for q in b[::-1]])


def flatten(path, step=2.0):
    """Skia path -> list of point lists."""
    out = []
    pm = skia.ContourMeasureIter(path, False) if hasattr(skia, "ContourMeasureIter") else None
    if pm is not None:
        for cm in iter(pm.next, None):
            L = cm.length()
            k = max(6, int(L / step))
            pts = []
            for i in range(k):
                q = cm.getPosTan(L * i / k)
                q = q[0] if isinstance(q, (tuple, list)) else q
                pts.append((q.x(), q.y()))
            out.append(pts)
        return out
    m = skia.PathMeasure(path, False)
    while True:
        L = m.getLength()
        if L > 0:
            k = max(6, int(L / step))
            pts = []
            for i in range(k):
                q = m.getPosTan(L * i / k)
                q = q[0] if isinstance(q, (tuple, list)) else q
                pts.append((q.x(), q.y()))
            out.append(pts)
        if not m.nextContour():
            return out
