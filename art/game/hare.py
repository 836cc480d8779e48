"""The hare, the twelve symbols and colours, as SVG text and as paths that can be painted."""

import re

import skia

from art.kit.all import Pose, ellipse, limb, merged, shift

BOX = (72, 84)  # the hare sits in this box, looking right
HARE = (
    "M22.5 79.5C11.4 79.5 4.5 71.5 5.4 61.4 3 60.8 1.4 58.6 1.8 56c.4-2.5 2.8-4.2 5.3-3.8C10.6 42.6 19 36.8 29.2 36.4"
    "c4-.2 6.3-1.6 8-4.3C32 27 26.8 17.7 25.8 8.9c-.5-4.5 3-6.6 6.3-3.7C36 8.7 39 14.1 40.9 19.9"
    "c-.2-5.7.6-11.3 2.8-15.6"
    " 2-3.9 6-3.7 7.4.9 1.7 5.7 1.6 12.3-.1 18 6.6 1 12.3 4.6 15.4 9.2 1.7 2.6 1 5.7-1.8 7-3.3 1.5-6.5 2.1-9.1 2.5"
    " 1.6 5.1 2 10.1 1.1 15.7l-1.7 10.7h5.1c4.3 0 7 2.7 7.1 6.5 0 2.9-1.7 4.7-4.6 4.7Z"
)
SYMBOLS = {  # in a box of 24 x 24
    "moon": "M15.6 2.6A9.6 9.6 0 1 0 21.4 15 8 8 0 0 1 15.6 2.6Z",
    "heart": (
        "M12 21.2 3.6 12.6a5.4 5.4 0 0 1 0-7.7 5.5 5.5 0 0 1 7.7 0l.7.7.7-.7a5.5 5.5 0 0 1 7.7 0 5.4 5.4 0 0 1 0 7.7Z"
    ),
    "cloud": "M6.6 19.4A5.1 5.1 0 0 1 5.8 9.3a6.6 6.6 0 0 1 12.7 1.4A4.4 4.4 0 0 1 18 19.4Z",
    "tree": "M12 1.5 18.4 10h-3L20.5 17h-6.7v5h-3.6v-5H3.5L8.6 10h-3Z",
    "leaf": (
        "M20.8 3.2C10.5 2.6 4.2 7.2 4.3 14.3c0 1.4.3 2.5.8 3.4L2.6 20.3l1.6 1.6 2.6-2.6c1 .5 2.1.7 3.4.7"
        " 7 0 11.3-6.6 10.6-16.8Z"
    ),
    "star": "M12 1.6l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8Z",
    "drop": "M12 1.6c4.2 5.2 7.3 9 7.3 13A7.3 7.3 0 0 1 12 22a7.3 7.3 0 0 1-7.3-7.4c0-4 3.1-7.8 7.3-13Z",
    "house": "M12 2 22 11.2h-2.8V21.5h-5V15h-4.4v6.5h-5V11.2H2Z",
    "crown": "M2.2 6.4 7.4 10.6 12 3.2l4.6 7.4 5.2-4.2L19.9 20H4.1Z",
}
HARES = {  # colour, ink, symbol
    "bone": ("#F1E6C6", "#2B2118", "moon"),
    "ruby": ("#D42A4A", "#FFF6E6", "heart"),
    "sky": ("#B4DDF5", "#12263C", "cloud"),
    "pine": ("#1F7D58", "#FFFBEF", "tree"),
    "straw": ("#EFB42B", "#33210A", "sun"),
    "coral": ("#F57D55", "#3B1509", "leaf"),
    "royal": ("#6F80F0", "#0B1030", "star"),
    "mint": ("#4FCBA3", "#062A1F", "drop"),
    "slate": ("#66758A", "#FFFBEF", "crown"),
}


def path(d):
    """A path from the text of an SVG one (M L H V C Q A Z, absolute or relative)."""
    p = skia.Path()
    x = y = 0.0
    for op, args in re.findall(r"([MLHVCQAZmlhvcqaz])([^MLHVCQAZmlhvcqaz]*)", d):
        n = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", args)]
        rel, op = op.islower(), op.upper()
        step = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}[op]
        if op == "Z":
            p.close()
            continue
        for i in range(0, len(n), step):
            q = n[i : i + step]
            dx, dy = (x, y) if rel else (0, 0)
            if op == "H":
                x = q[0] + dx
                p.lineTo(x, y)
            elif op == "V":
                y = q[0] + dy
                p.lineTo(x, y)
            elif op == "A":
                x, y = q[5] + dx, q[6] + dy
                size = skia.Path.ArcSize.kLarge_ArcSize if q[3] else skia.Path.ArcSize.kSmall_ArcSize
                way = skia.PathDirection.kCW if q[4] else skia.PathDirection.kCCW
                p.arcTo(q[0], q[1], q[2], size, way, x, y)
            else:
                pts = [v + (dy if k % 2 else dx) for k, v in enumerate(q)]
                if op == "M" and i == 0:
                    p.moveTo(*pts)
                elif op in "ML":
                    p.lineTo(*pts)
                elif op == "C":
                    p.cubicTo(*pts)
                else:
                    p.quadTo(*pts)
                x, y = pts[-2:]
    return p


def symbol(kind):
    """The path of a symbol in its box of 24 x 24."""
    if kind == "sun":
        rays = [
            limb([(12 + 7.6 * c, 12 + 7.6 * s), (12 + 10 * c, 12 + 10 * s)], [2.6], n=8)
            for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.71, 0.71), (-0.71, 0.71), (0.71, -0.71), (-0.71, -0.71))
        ]
        return merged([ellipse(12, 12, 4.9), *rays])
    return path(SYMBOLS[kind])


def painted(c, x, y, size, name, flip=False, rot=0, rim="#fff0d0", alpha=1.0, **kw):
    """A hare of one of the colours as a painted wooden piece; (x, y) is the ground under it, size its height."""
    col, ink, kind = HARES[name]
    s = size / BOX[1]
    P = Pose(x, y, s, rot, flip)

    def frame(q):
        return P(Pose(-36, -80)(q))

    m = c.paint(
        frame(path(HARE)),
        col,
        dark=shift(col, -0.24, 1.05, -12),
        light=shift(col, 0.12),
        vol=0.85,
        tex=0.2,
        rough=0.25,
        rim=rim,
        rimw=max(0.8, 1.4 * s),
        shadow=(0.5 * s, 3 * s, 3.4 * s, 0.45),
        edge=0.15,
        detail=0.8,
        **kw,
    )
    dark = mixed_ink(ink, col)
    c.paint(frame(ellipse(53.6, 31.6, 2.5)), dark, vol=0, rough=0, lit=0, detail=1)
    # the symbol is never mirrored
    X, Y = P.pt(-36 + 29.8, -80 + 58.8)
    c.paint(Pose(X, Y, s * 1.3, rot)(Pose(-12, -12)(symbol(kind))), ink, vol=0.1, rough=0.1, lit=0.3, clip=m, detail=1)
    return m


def mixed_ink(ink, col):
    """The ink of a hare's eye: dark on light hares, and dark on dark ones too."""
    return ink if sum(int(ink[i : i + 2], 16) for i in (1, 3, 5)) < 300 else "#1a1018"
