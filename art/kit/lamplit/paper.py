"""Paper: outlines, masks, noise, fibres and folds. Card space is 600 x 900 units, y downwards."""

import itertools
import math
import random

import cv2
import numpy as np
import skia

from art.kit import scale
from art.kit.paint.size import H, W

# ---- outlines


def curve(pts, closed=True, k=0.5):
    """A smooth line through pts; a point with a third entry ('c') is a corner."""
    p, n = skia.Path(), len(pts)
    at_, corner = [(q[0], q[1]) for q in pts], [len(q) > 2 for q in pts]
    p.moveTo(*at_[0])
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        a, b = at_[i], at_[j]
        before = at_[i - 1] if closed or i else a
        after = at_[(i + 2) % n] if closed or i + 2 < n else b
        c1 = a if corner[i] else (a[0] + (b[0] - before[0]) * k / 3, a[1] + (b[1] - before[1]) * k / 3)
        c2 = b if corner[j] else (b[0] - (after[0] - a[0]) * k / 3, b[1] - (after[1] - a[1]) * k / 3)
        p.cubicTo(*c1, *c2, *b)
    if closed:
        p.close()
    return p


def poly(pts):
    """A polygon."""
    p = skia.Path()
    p.moveTo(*map(float, pts[0][:2]))
    for q in pts[1:]:
        p.lineTo(float(q[0]), float(q[1]))
    p.close()
    return p


def circle(x, y, r, ry=None):
    """A circle or an upright ellipse."""
    p = skia.Path()
    ry = ry or r
    p.addOval(skia.Rect.MakeLTRB(x - r, y - ry, x + r, y + ry))
    return p


def rect(x, y, w, h):
    """A rectangle from its top left corner."""
    p = skia.Path()
    p.addRect(skia.Rect.MakeXYWH(x, y, w, h))
    return p


def spline(pts, n=14):
    """Dense points of an open smooth line."""
    P = np.array([q[:2] for q in pts], float)
    if len(P) == 2:
        return P[0] + (P[1] - P[0]) * np.linspace(0, 1, n)[:, None]
    E = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    t, out = np.linspace(0, 1, n, endpoint=False)[:, None], []
    for a, b, c, d in zip(E, E[1:], E[2:], E[3:], strict=False):
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*out, P[-1:]])


def ribbon(pts, w0, w1=None, wf=None):
    """A strip with round ends along a smooth line, w0 to w1 wide, or wf(t) wide."""
    P = spline(pts)
    d = np.gradient(P, axis=0)
    d /= np.maximum(1e-6, np.hypot(d[:, 0], d[:, 1]))[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], 1)
    t = np.linspace(0, 1, len(P))
    r = (np.array([wf(u) for u in t]) if wf else w0 + ((w0 if w1 is None else w1) - w0) * t) / 2
    left, right = P + side * r[:, None], P - side * r[:, None]
    a = np.linspace(0, math.pi, 7)[1:-1, None]
    end = P[-1] + r[-1] * (side[-1] * np.cos(a) + d[-1] * np.sin(a))
    start = P[0] - r[0] * (side[0] * np.cos(a) + d[0] * np.sin(a))
    return poly(np.concatenate([left, end, right[::-1], start]))


def lens(pts, w, bias=1.0):
    """A cut of the knife: a strip that swells to w and ends in points."""
    return ribbon(pts, 1, wf=lambda t: 0.6 + w * math.sin(math.pi * t**bias))


def at(path, x, y, s=1.0, flip=False, rot=0):
    """One outline drawn about 0,0, placed at x,y."""
    m = skia.Matrix()
    m.setScale(-s if flip else s, s)
    m.postRotate(rot)
    m.postTranslate(x, y)
    q = skia.Path()
    path.transform(m, q)
    return q


def put(shape, x, y, s=1.0, flip=False, rot=0):
    """A list of outlines placed together."""
    return [at(p, x, y, s, flip, rot) for p in flat(shape)]


def mirror(shape, cx=300):
    """The outlines and their mirror images."""
    ps = flat(shape)
    return ps + [at(p, 2 * cx, 0, flip=True) for p in ps]


def mirrored(pts, cx=300):
    """A closed symmetric point list from its left half, drawn from the axis round to the axis."""
    return list(pts) + [(2 * cx - p[0], *p[1:]) for p in pts[::-1]][1:-1]


def scaled(pts, k, cx, cy):
    """Points drawn nearer to a centre."""
    return [(cx + (p[0] - cx) * k, cy + (p[1] - cy) * k, *p[2:]) for p in pts]


def flat(*shapes):
    """All outlines of nested lists in one list."""
    out = []
    for s in shapes:
        out += flat(*s) if isinstance(s, (list, tuple)) else [s]
    return out


# ---- masks


def mask(*shapes, stroke=None):
    """Everything the outlines cover, 0..1, as an array of the whole card."""
    a = np.zeros((H * scale.PIXELS, W * scale.PIXELS), np.uint8)
    canvas = skia.Surface.MakeRasterDirect(
        skia.ImageInfo.MakeA8(W * scale.PIXELS, H * scale.PIXELS), a, W * scale.PIXELS
    ).getCanvas()
    canvas.scale(scale.PIXELS, scale.PIXELS)
    paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    if stroke:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    for p in flat(*shapes):
        canvas.drawPath(p, paint)
    return a.astype(np.float32) / 255


def shrink(m, r):
    """A mask cut r units smaller all round."""
    n = int(r * scale.PIXELS) * 2 + 1
    return cv2.erode(m, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (n, n)), borderValue=0)


def mat(seed=3, b=15, wobble=1.0):
    """The cream frame in front, its opening cut by hand."""
    r = random.Random(seed)
    c = [(b, b), (W - b, b), (W - b, H - b), (b, H - b), (b, b)]
    pts = []
    for (x0, y0), (x1, y1) in itertools.pairwise(c):
        n = 9
        pts += [
            (x0 + (x1 - x0) * i / n + r.uniform(-wobble, wobble), y0 + (y1 - y0) * i / n + r.uniform(-wobble, wobble))
            for i in range(n)
        ]
    return 1 - mask(poly(pts))


def blur(a, s, px=None):
    """A Gaussian of s units; wide ones are computed on a smaller picture. px: pixels a unit of a."""
    s *= px or a.shape[0] / H
    if s < 0.3:
        return a
    if s <= 5:
        return cv2.GaussianBlur(a, (0, 0), s, borderType=cv2.BORDER_REPLICATE)
    f = min(16, 2 ** int(math.log2(s / 2.5)))
    h, w = a.shape[:2]
    b = cv2.resize(a, (math.ceil(w / f), math.ceil(h / f)), interpolation=cv2.INTER_AREA)
    b = cv2.GaussianBlur(b, (0, 0), s / f, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(b, (w, h), interpolation=cv2.INTER_LINEAR)


def bokeh(a, r, px):
    """A lens's blur: a disc of radius r units with a soft rim, on a smaller picture."""
    f = max(1, int(r * px / 5))
    h, w = a.shape[:2]
    b = cv2.resize(a, (math.ceil(w / f), math.ceil(h / f)), interpolation=cv2.INTER_AREA) if f > 1 else a
    R = r * px / f
    n = int(R) + 1
    yy, xx = np.mgrid[-n : n + 1, -n : n + 1]
    k = np.clip(R + 0.5 - np.hypot(xx, yy), 0, 1).astype(np.float32)
    b = cv2.filter2D(b, -1, k / k.sum(), borderType=cv2.BORDER_REPLICATE)
    b = cv2.GaussianBlur(b, (0, 0), 0.8)
    return cv2.resize(b, (w, h), interpolation=cv2.INTER_CUBIC) if f > 1 else b


# ---- texture

_fields = {}


def noise(beta, variant=0):
    """Spectral noise, mean .5; variants are shifted and flipped copies of one field."""
    if (beta, scale.PIXELS) not in _fields:
        h, w = H * scale.PIXELS, W * scale.PIXELS
        white = np.random.default_rng(int(beta * 100)).standard_normal((900, 600)).astype(np.float32)
        white = cv2.resize(white, (w, h), interpolation=cv2.INTER_NEAREST)
        f = np.hypot(np.fft.fftfreq(h)[:, None] * h, np.fft.rfftfreq(w)[None] * w)
        f[0, 0] = 1
        spec = np.fft.rfft2(white) / f**beta
        spec[0, 0] = 0
        n = np.fft.irfft2(spec, s=(h, w)).astype(np.float32)
        _fields[beta, scale.PIXELS] = np.clip(n / (n.std() * 5) + 0.5, 0, 1)
    a = _fields[beta, scale.PIXELS]
    if variant % 2:
        a = a[:, ::-1]
    if variant // 2 % 2:
        a = a[::-1]
    return np.roll(a, (variant * 337 * scale.PIXELS % a.shape[0], variant * 211 * scale.PIXELS % a.shape[1]), (0, 1))


def fibres(variant=0):
    """Long paper fibres, light and dark, -1..1: seen on lit faces, and most where light comes through."""
    if ("fibre", scale.PIXELS) not in _fields:
        r = random.Random(77)
        out = np.zeros((H * scale.PIXELS, W * scale.PIXELS), np.float32)
        for sign, n in ((1, 900), (-1, 900)):
            lines = []
            for _ in range(n):
                x, y, a, l, bend = (
                    r.uniform(0, W),
                    r.uniform(0, H),
                    r.uniform(0, math.tau),
                    r.uniform(6, 26),
                    r.uniform(-0.9, 0.9),
                )
                p = skia.Path()
                p.moveTo(x, y)
                p.quadTo(
                    x + math.cos(a) * l / 2,
                    y + math.sin(a) * l / 2,
                    x + math.cos(a + bend) * l,
                    y + math.sin(a + bend) * l,
                )
                lines.append(p)
            out += sign * mask(lines[::2], stroke=0.55) + sign * 0.6 * mask(lines[1::2], stroke=0.9)
        _fields["fibre", scale.PIXELS] = out
    a = _fields["fibre", scale.PIXELS]
    return np.roll(
        a if variant % 2 else a[::-1],
        (variant * 401 * scale.PIXELS % a.shape[0], variant * 173 * scale.PIXELS % a.shape[1]),
        (0, 1),
    )


def wobble(m, amp, variant=0):
    """A hand's wobble: the mask sampled a little beside itself."""
    h, w = m.shape
    X, Y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    return cv2.remap(
        m,
        X + (noise(1.6, variant) - 0.5) * amp * scale.PIXELS * 6,
        Y + (noise(1.6, variant + 1) - 0.5) * amp * scale.PIXELS * 6,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )


def creases(folds, light=(-0.5, -0.8)):
    """Shading of fold lines (x0, y0, x1, y1, strength): one side turns to the light, the other away."""
    Y, X = np.mgrid[0 : H * scale.PIXELS, 0 : W * scale.PIXELS].astype(np.float32) / scale.PIXELS
    out = np.ones((H * scale.PIXELS, W * scale.PIXELS), np.float32)
    for x0, y0, x1, y1, k in folds:
        l = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / l, -(x1 - x0) / l
        d = (X - x0) * nx + (Y - y0) * ny
        along = ((X - x0) * (x1 - x0) + (Y - y0) * (y1 - y0)) / l
        inside = np.clip(along / 6, 0, 1) * np.clip((l - along) / 6, 0, 1)
        turn = k * (1 if nx * light[0] + ny * light[1] > 0 else -1)
        out += inside * (turn * np.sign(d) * np.exp(-np.abs(d) / 22) * 0.30 + abs(k) * 0.28 * np.exp(-((d / 0.8) ** 2)))
    return out


# ---- colour


def colour(s):
    """'#rrggbb' as linear light."""
    c = np.array([int(s[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def srgb(c):
    """Linear light as screen values."""
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055).astype(np.float32)
