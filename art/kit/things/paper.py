"""Books, letters and curtains."""

from ..paint.colour import mix, shift
from ..paint.paths import Pose, curve, ellipse, poly, rect, transform


def book(c, P, w, h, d, col, page="#efe3c6", spine=True, seed=0, lit=1.0, fog=0.0):
    """A closed book lying flat; front face w x h, bottom-left at (0,0), top cover recedes by d."""
    ox, oy = d * 0.42, -d * 0.5
    kw = dict(fog=fog, lit=lit, rough=0.5)
    full = poly([(0, 0), (w, 0), (w + ox, oy), (w + ox, oy - h), (ox, oy - h), (0, -h)])
    c.cast(c.mask(P(full), 0.5), 0, 5 * P.s, 5 * P.s, 0.45)
    c.paint(
        P(poly([(w - 1, 0), (w + ox, oy), (w + ox, oy - h), (w - 1, -h)])), shift(page, -0.14), vol=0, tex=0.2, **kw
    )
    c.paint(
        P(poly([(0, -h), (w, -h), (w + ox, oy - h), (ox, oy - h)])),
        shift(col, 0.07),
        vol=0,
        tex=0.3,
        grad=(P.pt(0, -h), P.pt(w * 0.5, oy - h), 0.12, -0.14),
        **kw,
    )
    q = 0.16
    c.paint(
        P(
            poly(
                [
                    (w * q, -h + oy * 0.2),
                    (w * (1 - q) + ox * 0.2, -h + oy * 0.2),
                    (w * (1 - q) + ox * 0.8, -h + oy * 0.8),
                    (w * q + ox * 0.6, -h + oy * 0.8),
                ]
            )
        ),
        shift(col, 0.14, 0.8),
        vol=0,
        alpha=0.4,
        **kw,
    )
    if spine:
        c.paint(
            P(
                curve(
                    [
                        (0, 0, "c"),
                        (w, 0, "c"),
                        (w + h * 0.06, -h * 0.5),
                        (w, -h, "c"),
                        (0, -h, "c"),
                        (-h * 0.12, -h * 0.5),
                    ]
                )
            ),
            col,
            vol=0.5,
            tex=0.25,
            texk="streakh",
            **kw,
        )
        for t in (0.08, 0.13, 0.84, 0.89):
            c.paint(P(rect(w * t, -h, w * 0.022, h)), mix(col, "#e9c777", 0.65), vol=0, alpha=0.85, **kw)
        c.paint(P(rect(w * 0.3, -h * 0.68, w * 0.38, h * 0.36, 1)), mix(col, "#e9c777", 0.5), vol=0, alpha=0.8, **kw)
    else:
        c.paint(P(rect(0, -h, w, h, 1)), col, vol=0.2, **kw)
        c.paint(P(rect(w * 0.015, -h * 0.84, w * 0.985, h * 0.68)), page, vol=0.2, texk="streakh", tex=0.5, **kw)
        for k in range(3):
            c.line(
                [P.pt(w * 0.02, -h * (0.3 + 0.2 * k)), P.pt(w, -h * (0.3 + 0.2 * k))], [0.7], shift(page, -0.22), 0.6
            )


def book_bird(c, P, page="#f3ead2", cover="#8a3b34", rim=None):
    """An open book flying like a bird, ~60 wide."""
    for s_ in (-1, 1):
        w = curve([(0, 0, "c"), (s_ * 12, -13), (s_ * 30, -15, "c"), (s_ * 33, -6, "c"), (s_ * 15, -2), (0, 9, "c")])
        c.paint(P(transform(w, 0, 2.5)), cover, vol=0.2, rough=0.3)
        c.paint(P(w), page if s_ < 0 else shift(page, -0.06), dark="#a8967c", vol=0.35, rough=0.3, rim=rim)
        for k in range(3):
            c.line(
                [P.pt(s_ * 5, -1 + k * 2.6), P.pt(s_ * 15, -9 + k * 2.8), P.pt(s_ * 27, -10.5 + k * 2)],
                [0.7 * P.s],
                "#8d7a66",
                0.55,
            )


def envelope(c, x, y, w, rot, col="#efe4cd", seal="#a5352f", fog=0.0, face=True, shadow=(0, 3, 4, 0.35), lit=1.0):
    """An envelope, its seal or its face to us."""
    P = Pose(x, y, 1, rot)
    h = w * 0.64
    c.paint(
        P(rect(-w / 2, -h / 2, w, h, 1)),
        col,
        vol=0.15,
        shadow=shadow,
        rough=0.5,
        tex=0.2,
        fog=fog,
        grad=(P.pt(-w / 2, -h / 2), P.pt(w / 2, h / 2), 0.2, -0.25),
        lit=lit,
    )
    if face:
        c.paint(
            P(poly([(-w / 2, -h / 2), (w / 2, -h / 2), (0, h * 0.12)])),
            shift(col, -0.03),
            vol=0,
            shadow=(0, 0.8, 1, 0.25),
            rough=0.3,
            fog=fog,
            lit=lit,
        )
        c.paint(P(ellipse(0, h * 0.08, w * 0.07)), seal, vol=0.6, rough=0.4, fog=fog, lit=lit)
    else:
        c.paint(P(rect(w * 0.26, -h * 0.38, w * 0.16, h * 0.3)), seal, vol=0.1, rough=0.3, fog=fog, lit=lit)
        for k in range(3):
            c.line(
                [P.pt(-w * 0.3, -h * 0.05 + k * h * 0.14), P.pt(w * (0.15 - 0.08 * k), -h * 0.05 + k * h * 0.14)],
                [0.9],
                shift(col, -0.4),
                0.6,
                fog=fog,
            )
