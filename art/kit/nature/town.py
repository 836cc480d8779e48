"""Houses and lamps seen from outside."""

import numpy as np

from ..paint.colour import shift
from ..paint.paths import Pose, curve, limb, merged, poly, rect


def house(
    c,
    x,
    y,
    w,
    h,
    wall,
    roof,
    lit="#ffd27a",
    side=0.45,
    lean=0.0,
    rh=0.7,
    chim=True,
    win=2,
    fog=0.0,
    seed=0,
    door=False,
    glowing=True,
    rot=0,
    s=1.0,
):
    """A crooked gabled house: front gable + receding side. (x,y) = bottom centre."""
    r = np.random.default_rng(seed + int(x * 3))
    P = Pose(x, y, s, rot)
    sw = w * side
    fw = w - sw
    l = lean * h
    x0, x1, x2 = -w / 2, -w / 2 + fw, w / 2
    ap = ((x0 + x1) / 2 + l * 1.2, -h - fw * rh)
    kw = dict(fog=fog, rough=0.45, grain=0.14)
    sidep = poly([(x1, 0), (x2, -w * 0.03), (x2 + l, -h * 0.97), (x1 + l, -h)])
    c.paint(P(sidep), shift(wall, -0.10), vol=0.1, **kw)
    front = poly([(x0, 0), (x1, 0), (x1 + l, -h), ap, (x0 + l, -h)])
    c.paint(P(front), wall, vol=0.15, grad=(P.pt(0, -h), P.pt(0, 0), 0.14, -0.16), **kw)
    o = w * 0.05
    apb = (ap[0] + sw * 0.96, ap[1] + fw * rh * 0.12)
    rf = poly(
        [
            (ap[0] - o * 0.2, ap[1] - o),
            (apb[0] + o, apb[1] - o * 0.6),
            (x2 + l + o, -h * 0.97 + o),
            (x1 + l + o * 0.6, -h + o),
        ]
    )
    if chim:
        cx = ap[0] + sw * 0.55
        c.paint(P(rect(cx - w * 0.05, ap[1] - w * 0.12, w * 0.11, w * 0.34)), shift(wall, -0.13), vol=0.2, **kw)
    c.paint(
        P(rf),
        roof,
        vol=0.1,
        tex=0.35,
        texk="streake",
        grad=(P.pt(*ap), P.pt(x2, -h), 0.15, -0.15),
        shadow=(0, 2, 2, 0.35),
        **kw,
    )
    lf = poly([(ap[0], ap[1] - o), (x0 + l - o, -h + o), (x0 + l - o * 0.2, -h + o * 1.4), (ap[0], ap[1] + o * 0.5)])
    c.paint(P(lf), shift(roof, -0.06), vol=0, **kw)
    wins = []
    wy = -h * 0.72
    for i in range(win):
        wx = x0 + fw * (i + 0.5) / win + l * 0.7
        wins.append((wx, wy + r.normal(0, h * 0.03), fw * (0.32 if win == 1 else 0.22), h * 0.26))
    wins.append((ap[0], -h - fw * rh * 0.32, fw * 0.14, fw * rh * 0.3))
    if side > 0.3:
        wins.append(((x1 + x2) / 2 + l * 0.6, -h * 0.62, sw * 0.26, h * 0.24))
    for wx, wy, ww, wh in wins:
        on = r.random() < 0.72
        q = P(rect(wx - ww / 2, wy - wh / 2, ww, wh, ww * 0.15))
        mw = c.paint(q, lit if on else shift(wall, -0.25), vol=0, rough=0.2, lit=0, grain=0.2, fog=fog * 0.6)
        if on and glowing:

            def late(q=q, g=P.pt(wx, wy), ww=ww, wh=wh, mw=mw):
                gx, gy = int(np.clip(g[0] * c.ss, 0, c.w - 1)), int(np.clip(g[1] * c.ss, 0, c.h - 1))
                if mw is None or c.top[gy, gx] != mw.id:
                    return
                if max(ww, wh) * s < 16:
                    c.dot(*g, max(ww, wh) * 0.40 * s, lit, 0.22, halo=True)
                c.paint(
                    q,
                    lit,
                    light="#fff6d8",
                    vol=0,
                    rough=0.15,
                    lit=0,
                    grain=0.3,
                    tex=0.3,
                    grad=((0, 0), (0, 1), 0.15, 0.15),
                    fog=fog * 0.4,
                    only=mw,
                )
                if w * s > 24:
                    c.line(
                        [(g[0], g[1] - wh * s * 0.5), (g[0], g[1] + wh * s * 0.5)],
                        [w * s * 0.022],
                        shift(wall, -0.25),
                        fog=fog,
                    )

            c.late.append(late)
    if door:
        dx = x0 + fw * 0.5
        c.paint(
            P(
                curve(
                    [
                        (dx - fw * 0.13, 0, "c"),
                        (dx - fw * 0.13, -h * 0.32),
                        (dx, -h * 0.4),
                        (dx + fw * 0.13, -h * 0.32),
                        (dx + fw * 0.13, 0, "c"),
                    ]
                )
            ),
            shift(roof, -0.12),
            rough=0.2,
            fog=fog,
        )
    return P.pt(*ap)


def lamp_post(c, P, col="#22202b", light="#ffd98c", on=True):
    """A street lamp."""
    c.paint(P(limb([(0, 0), (0, -50), (0, -92)], [5, 2.6, 2.2])), col, vol=0.5, rough=0.3)
    c.paint(P(limb([(0, -4), (0, 2)], [7, 10])), col, vol=0.4, rough=0.3)
    gl = P(poly([(-5, -94), (-8, -112), (8, -112), (5, -94)]))
    c.paint(gl, light if on else "#444455", vol=0, lit=0, rough=0.2)
    c.paint(P(curve([(-9, -111, "c"), (0, -124), (9, -111, "c")])), col, rough=0.2)
    c.line([P.pt(0, -94), P.pt(0, -112)], [1 * P.s], col)
    return P.pt(0, -103)


def lantern(c, x, y, s=1.0, col="#2b2430", light="#ffd886", power=0.9, r=90):
    """Hangs from (x,y)."""
    P = Pose(x, y, s)
    c.glow(x, y + 12 * s, r, light, power * 0.42, 1.1)
    c.glow(x, y + 12 * s, r * 0.3, light, power * 0.42, 1.4)
    c.line([P.pt(0, 0), P.pt(0, 5)], [1 * s], col)
    c.paint(
        P(rect(-4, 6, 8, 12, 2)),
        "#ffc44f",
        dark="#f09a2a",
        light="#fff3c0",
        vol=0,
        lit=0,
        rough=0.1,
        grad=(P.pt(0, 6), P.pt(0, 17), -0.2, 0.45),
    )
    c.paint(P(merged([rect(-5, 4, 10, 2.4, 1), rect(-5, 17.5, 10, 2.4, 1)])), col, vol=0.2, rough=0.1, lit=0)
    for q in (-4, 4):
        c.line([P.pt(q, 5), P.pt(q, 18)], [0.9 * s], col)
    return (x, y + 12 * s)
