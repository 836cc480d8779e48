"""What things are made of: metal, wood, bars, rings, flames."""

from ..paint.colour import mix, shift
from ..paint.frame import Frame
from ..paint.paths import curve, ellipse, limb, minus, transform

IRON, BRASS, WOOD = "#34333f", "#b58a36", "#7a5030"


def thing_frame(c, x, y, size, kw):
    """The frame of a thing from its shared options: rot, flip, fog, rim, lit."""
    return Frame(
        c,
        x,
        y,
        size,
        kw.pop("rot", 0),
        kw.pop("flip", False),
        kw.pop("fog", 0.0),
        kw.pop("rim", None),
        kw.pop("lit", 1.0),
    )


def metal(k, p, col=BRASS, **kw):
    """Paint as metal: deep darks, cream lights, hard form."""
    return k.paint(
        p,
        col,
        **(
            {
                "dark": shift(col, -0.40, 1.15, -20),
                "light": mix(shift(col, 0.22), "#fff6dc", 0.45),
                "vol": 1.45,
                "rim": True,
                "rimw": 0.9,
                "rough": 0.2,
                "tex": 0.10,
                "grain": 0.10,
                "edge": 0.25,
            }
            | kw
        ),
    )


def wood(k, p, col=WOOD, along="h", **kw):
    """Paint as wood, the grain along h or v."""
    return k.paint(
        p,
        col,
        **(
            {
                "dark": shift(col, -0.2, 1.05, -10),
                "light": shift(col, 0.18, 0.95, 10),
                "vol": 0.55,
                "texk": "streakh" if along == "h" else "streakv",
                "tex": 0.38,
                "rim": True,
                "rimw": 1.0,
                "rough": 0.3,
            }
            | kw
        ),
    )


def bar(k, a, b, w, col=WOOD, w2=None, kind=wood, **kw):
    """A straight turned or sawn piece between two local points."""
    return kind(
        k,
        limb([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [w, w, w2 or w], n=14, cap=False),
        col,
        **({"along": "h" if abs(b[0] - a[0]) > abs(b[1] - a[1]) else "v"} if kind is wood else {}) | kw,
    )


def ring(k, x, y, r, t, col=BRASS, sq=1.0, **kw):
    """A metal ring."""
    return metal(k, minus(ellipse(x, y, r, r * sq), ellipse(x, y, r - t, (r - t) * sq)), col, **kw)


def highlight(k, pts, w, m, a=0.5, col="#fffaf0", soft=0.8):
    """A streak of light on a form."""
    k.line(pts, w, col, a, clip=m, soft=soft)


def late_glow(k, x, y, r, col, a=0.5, p=1.3):
    """A glow after the last brush pass."""
    X, Y = k.pt(x, y)
    k.c.late.append(lambda: k.c.glow(X, Y, r * k.s, col, a, p))


def flame(k, x, y, h=14, col="#ffb43c", glow=0.5, r=60, lean=0.0):
    """A candle flame with base at local (x,y), painted again after the last brush pass."""

    def q(s_, o=0):
        return transform(
            curve(
                [
                    (0, 0),
                    (-h * 0.24 * s_, -h * 0.22 * s_),
                    (-h * 0.16 * s_, -h * 0.55 * s_),
                    (lean * h * 0.5, -h * s_, "c"),
                    (h * 0.17 * s_, -h * 0.5 * s_),
                    (h * 0.22 * s_, -h * 0.2 * s_),
                ]
            ),
            x,
            y + o,
        )

    def go(late=True):
        X, Y = k.pt(x, y - h * 0.45)
        if glow and late:
            k.c.glow(X, Y, r * k.s, "#ffcf7a", glow * 0.55, 1.1)
            k.c.glow(X, Y, r * k.s * 0.3, "#ffe6a8", glow * 0.6, 1.4)
        k.paint(
            q(1.0), col, dark="#e0661e", light="#fff0b0", vol=0, lit=0, rough=0.15, grad=((x, y), (x, y - h), -0.1, 0.3)
        )
        k.paint(q(0.62, -h * 0.06), "#fff2bc", vol=0, lit=0, rough=0.1, soft=0.3)
        k.paint(ellipse(x, y - h * 0.06, h * 0.11, h * 0.1), "#6a7fc0", vol=0, lit=0, alpha=0.6, soft=0.4)

    go(False)
    k.c.late.append(go)
