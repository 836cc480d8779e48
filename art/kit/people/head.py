"""A whole head in any view with one of ten feelings."""

from ..paint.colour import mix, shift
from ..paint.paths import Pose, curve, ellipse, minus, transform
from .features import FEEL, SHAPE, face_brow, face_eye, face_mouth, face_nose, skull, wrinkles
from .hair import hair_back, hair_front, put_hat


def head(
    c,
    P,
    body="slim",
    face="calm",
    t=0.0,
    skin="#e3b591",
    hair="#3a2820",
    style="short",
    hat=None,
    hatc="#4a3a44",
    rim=None,
    ink="#21171a",
    look=None,
    iris="#3d4a48",
    beard=False,
    glasses=False,
    back=False,
    nod=0.0,
    lipstick=None,
):
    """A head in its own frame P (100 units crown to chin, faces right).

    t 0 front .5 three-quarter 1 profile; back: from behind.
    """
    S, F, k = SHAPE[body], FEEL[face], P.s
    if F.get("pale"):
        skin = shift(skin, 0.03, 0.7)
    if back:
        kw = dict(
            dark=shift(hair, -0.12),
            light=shift(hair, 0.15),
            vol=0.85,
            texk="streakv",
            tex=0.4,
            rough=0.3,
            rim=rim,
            detail=0.4,
        )
        if style == "bald":
            c.paint(
                P(
                    curve(
                        [
                            (0, -54),
                            (30, -46),
                            (42, -14),
                            (36, 26),
                            (16, 44),
                            (-16, 44),
                            (-36, 26),
                            (-42, -14),
                            (-30, -46),
                        ]
                    )
                ),
                skin,
                vol=0.9,
                rough=0.2,
                rim=rim,
                detail=0.5,
            )
            c.paint(
                P(curve([(-43, -8), (0, 2), (43, -8), (40, 22), (18, 40), (-18, 40), (-40, 22)])),
                hair,
                **(kw | dict(rim=None)),
            )
        else:
            lo = {"long": 86, "bob": 44, "curly": 40}.get(style, 34)
            m = c.paint(
                P(
                    curve(
                        [
                            (0, -59),
                            (32, -50),
                            (48, -14),
                            (47, lo * 0.5),
                            (32, lo),
                            (0, lo + 4),
                            (-32, lo),
                            (-47, lo * 0.5),
                            (-48, -14),
                            (-32, -50),
                        ]
                    )
                ),
                hair,
                **kw,
            )
            for q in range(7):
                c.line(
                    [P.pt(3, -56), P.pt(-38 + q * 13, -16), P.pt(-30 + q * 10, lo * 0.9)],
                    [0.3 * k, 1.6 * k, 0.4 * k],
                    shift(hair, 0.12 if q % 2 else -0.08),
                    0.5,
                    clip=m,
                )
        if style == "plait" or (style == "bun" and not hat):
            hair_back(c, Pose(P.x, P.y, P.s, P.rot, P.flip), style, hair, 0.25, k, rim)
        if hat:
            put_hat(c, P, hat, hatc, 0, k, rim)
        return
    if not (hat and style == "bun"):
        hair_back(c, P, style, hair, t, k, rim)
    path = skull(S, t)
    m = c.paint(
        P(path),
        skin,
        dark=shift(skin, -0.21, 1.15, -20),
        light=shift(skin, 0.09, 0.9, 8),
        vol=1.0,
        tex=0.14,
        grain=0.14,
        rough=0.15,
        rim=rim,
        rimw=0.7 + 1.2 * k,
        shadow=(0, 3 * k, 3 * k, 0.4),
        detail=0.9,
        px=190,
    )
    small = k < 0.2
    fy = S["fy"] + nod * 0.35
    fx = 14 * t if t < 0.8 else 0
    for s_ in () if style in ("bob", "long") or hat == "scarf" else ((-1, 1) if t < 0.25 else (-1,)):  # ears
        ex, ey = (s_ * 41 * S["w"], 8 + fy * 0.5) if t < 0.25 else ((-27, 8 + fy * 0.4) if t < 0.8 else (-7, 8))
        c.paint(
            P(curve([(ex - 4, ey - 8), (ex + 4, ey - 8), (ex + 4, ey + 3), (ex, ey + 9), (ex - 4, ey + 2)])),
            shift(skin, -0.03, 1.15, -8),
            vol=0.8,
            rough=0.15,
            detail=0.8,
            clip=None if t < 0.25 else m,
        )
    for bx, by, bw in (
        [(-21, 20, 1), (21, 20, 1)] if t < 0.25 else [(-10, 20, 1), (29, 19, 0.6)] if t < 0.8 else [(22, 20, 1)]
    ):
        c.paint(
            P(ellipse(bx, by + fy * 0.8, 11 * bw, 8)),
            "#cf5f4c",
            vol=0,
            alpha=(0.42 if F.get("red") else 0.27) * (0.3 if F.get("pale") else 1),
            soft=3.4 * k,
            clip=m,
            lit=0,
        )
    sp = 19.5 * S["sp"]
    if t < 0.8:
        w1, w2 = (1, 1) if t < 0.25 else (0.98, 0.74)
        xl, xr = (-sp, sp) if t < 0.25 else (fx - sp - 1.5, fx + sp * 0.78)
        nx = 0 if t < 0.25 else fx + 1
        y1 = fy + 5 + 19 * S["nl"] ** 0.7
        my = min(y1 + 11.5, 41 + S["chin"] * 0.6) + (1.5 if F["mouth"][2] > 6 else 0)
        if body == "old":
            wrinkles(c, P, skin, m, k, fx, fy, 1 - 0.2 * t)
        if small:
            simple_face(c, P, xl, xr, fy, nx, y1, my, F, ink, skin, hair, m, k, t)
        else:
            g = F["gaze"] if look is None else look
            face_eye(c, P, xl, fy + 1, w1, F, S, skin, ink, m, -1, iris, g, k)
            face_eye(c, P, xr, fy + 1, w2, F, S, skin, ink, m, 1, iris, g, k)
            if F.get("bags") or body == "old":
                for q, ww in ((xl, w1), (xr, w2)):
                    c.line(
                        [P.pt(q - 8 * ww, fy + 7), P.pt(q, fy + 11.5), P.pt(q + 8 * ww, fy + 7.5)],
                        [0.3 * k, 1.5 * k, 0.3 * k],
                        shift(skin, -0.17, 1.1, -25),
                        0.7,
                        clip=m,
                        soft=0.3 * k,
                    )
            face_nose(c, P, nx, 0 if t < 0.25 else 9 * S["nl"], fy - 6, y1, S, skin, m, k, t)
            face_mouth(c, P, fx * 1.25, my, 1 if t < 0.25 else 0.88, F, skin, ink, m, k)
            if F.get("knit"):
                for q in (-2.6, 2.6):
                    c.line(
                        [P.pt(nx + q, fy - 13), P.pt(nx + q * 0.8, fy - 6)],
                        [0.5 * k, 1.3 * k, 0.3 * k],
                        shift(skin, -0.22),
                        0.75,
                        clip=m,
                    )
            bc = hair if body != "old" else shift(hair, -0.08)
            face_brow(c, P, xl, fy - 13, w1, F, S, bc, m, k, -1)
            face_brow(c, P, xr, fy - 13, w2, F, S, bc, m, k, 1)
            if F.get("tear"):
                for q in (xl + 1, xr):
                    c.line(
                        [P.pt(q, fy + 7), P.pt(q - 1, fy + 18), P.pt(q + 0.5, fy + 27)],
                        [0.3 * k, 1.3 * k, 3.0 * k],
                        "#dff0f4",
                        0.75,
                        clip=m,
                        rough=0.1,
                        detail=1,
                    )
    else:
        profile_face(c, P, F, S, fy, ink, skin, hair, m, k, look, iris, small, body)
    if beard:
        bp = curve(
            [
                (-37, 14),
                (-27, 30),
                (-12, 31),
                (0, 27),
                (12, 31),
                (27, 30),
                (37, 14),
                (36, 44),
                (20, 72),
                (0, 86, "c"),
                (-20, 72),
                (-36, 44),
            ]
        )
        if t >= 0.25:
            bp = (
                transform(bp, 10, 0, 0.92)
                if t < 0.8
                else curve(
                    [(-8, 16), (6, 30), (26, 32), (41, 29), (44, 40), (42, 66), (30, 88, "c"), (8, 64), (-8, 40)]
                )
            )
        mb = c.paint(
            P(bp),
            hair,
            dark=shift(hair, -0.14),
            light=shift(hair, 0.12),
            vol=0.8,
            texk="streakv",
            tex=0.6,
            rough=0.5,
            shadow=(0, 2 * k, 2 * k, 0.3),
            rim=rim,
            detail=0.5,
        )
        if not small and t < 0.8:
            face_mouth(c, P, fx * 1.25, my + 2, 0.7, F, skin, ink, mb, k)
    hair_front(c, P, style, hair, t, k, m, rim)
    if glasses and t < 0.8:
        for q, ww in ((xl, w1), (xr, w2)):
            c.paint(
                P(minus(ellipse(q, fy + 2, 14 * ww, 13), ellipse(q, fy + 2, 12.6 * ww, 11.6))),
                "#5a4632",
                vol=0.3,
                rough=0.1,
                detail=1,
            )
    if hat:
        put_hat(c, P, hat, hatc, t, k, rim)


def simple_face(c, P, xl, xr, fy, nx, y1, my, F, ink, skin, hair, m, k, t):
    """The same feeling in seven marks, for heads under 20 units."""
    bi, bo, ar = F["brow"]
    closed = F["lid"] < 0.2
    gx, gy = F["gaze"]
    for s_, x in ((-1, xl), (1, xr)):
        if closed:
            b = -5 if F.get("arc") else 4
            c.line(
                [P.pt(x - 8, fy + 1), P.pt(x, fy + 1 + b), P.pt(x + 8, fy + 1 + F["slope"] * 6)],
                [3 * k, 4 * k, 3 * k],
                ink,
                0.95,
                clip=m,
                rough=0.05,
                detail=1,
            )
        else:
            q = 4.6 + 2 * F["lid"]
            if F["lid"] > 1:
                c.paint(P(ellipse(x, fy + 1, 8.5, 9)), "#f3eadb", vol=0, clip=m, rough=0.05, detail=1, lit=0)
            c.paint(
                P(ellipse(x + gx * 3, fy + 1 + gy * 3, q * 0.8, q * (0.45 + 0.55 * min(1, F["lid"])))),
                ink,
                vol=0,
                clip=m,
                rough=0.05,
                detail=1,
                lit=0,
            )
            c.line(
                [
                    P.pt(x - 8, fy - 4 - s_ * F["slope"] * -4),
                    P.pt(x, fy - 6),
                    P.pt(x + 8, fy - 4 + s_ * F["slope"] * 4),
                ],
                [1.5 * k, 2.6 * k, 1.5 * k],
                ink,
                0.8,
                clip=m,
                rough=0.05,
                detail=1,
            )
        c.line(
            [P.pt(x - s_ * 9, fy - 15 + bi), P.pt(x, fy - 15 + (bi + bo) / 2 - ar), P.pt(x + s_ * 11, fy - 15 + bo)],
            [3 * k, 3.4 * k, 1.6 * k],
            shift(hair, -0.05),
            0.85,
            clip=m,
            rough=0.05,
            detail=1,
        )
    c.line(
        [P.pt(nx, fy + 2), P.pt(nx + 5 * (t > 0.2) + 3, y1 - 3), P.pt(nx - 1, y1)],
        [1.5 * k, 3 * k, 2 * k],
        shift(skin, -0.16, 1.1, -14),
        0.8,
        clip=m,
        rough=0.05,
        detail=1,
    )
    w, up, op, _sk = F["mouth"]
    if op > 3:
        c.paint(
            P(ellipse(nx + 2 * (t > 0.2), my + 1, w * 0.8, op * 0.7)), "#4a1a1c", vol=0, clip=m, rough=0.05, detail=1
        )
    else:
        c.line(
            [P.pt(nx - w, my - up * 1.3), P.pt(nx, my + up * 0.4), P.pt(nx + w, my - up * 1.3)],
            [2 * k, 3.2 * k, 2 * k],
            mix(ink, "#7a2420", 0.5),
            0.9,
            clip=m,
            rough=0.05,
            detail=1,
        )


def profile_face(c, P, F, S, fy, ink, skin, hair, m, k, look, iris, small, body):
    """The features of a face in profile."""
    x, y = 27, fy * 0.7 + 1
    op = F["lid"]
    sh = shift(skin, -0.15, 1.15, -14)
    c.paint(P(ellipse(x + 2, y - 1, 11, 9)), sh, vol=0, alpha=0.4, soft=2 * k, clip=m, lit=0)
    if op < 0.2 or F.get("arc"):
        b = -5 if F.get("arc") else 4.5
        c.line(
            [P.pt(x - 8, y), P.pt(x, y + b), P.pt(x + 7, y + F["slope"] * 2)],
            [1 * k, 3 * k, 1 * k],
            ink,
            0.95,
            clip=m,
            rough=0.1,
            detail=1,
        )
    else:
        u = 7.4 * op * S["eye"]
        al = curve(
            [
                (x - 9, y + F["slope"] * 8, "c"),
                (x - 1, y - u * 0.85),
                (x + 6.5, y - u * 0.7),
                (x + 7.5, y + 1),
                (x + 5, y + 4 - F["low"] * 4),
                (x - 2, y + 3.4 - F["low"] * 4),
            ]
        )
        me = c.paint(P(al), "#efe6d4", dark="#a89a8e", vol=0.2, clip=m, rough=0.1, detail=1, lit=0.4)
        gx, gy = F["gaze"] if look is None else look
        c.paint(
            P(ellipse(x + 4.6 + gx * 1.2, y - u * 0.15 + gy * 2.5, 3.6, 5.4 * F["iris"])),
            shift(iris, -0.12),
            vol=0,
            clip=me,
            rough=0.05,
            detail=1,
            lit=0,
        )
        c.paint(
            P(ellipse(x + 4.0 + gx * 1.2, y - u * 0.15 + gy * 2.5 - 1.8, 1.2)),
            "#fffdf4",
            vol=0,
            clip=me,
            rough=0,
            detail=1,
            lit=0,
        )
        c.line(
            [P.pt(x - 10, y + F["slope"] * 9), P.pt(x - 1, y - u * 0.85), P.pt(x + 8.5, y - u * 0.55)],
            [1 * k, 3 * k, 2.2 * k],
            ink,
            0.95,
            clip=m,
            rough=0.1,
            detail=1,
        )
    bi, bo, ar = F["brow"]
    c.line(
        [P.pt(x + 11, y - 14 + bi), P.pt(x + 2, y - 15 + (bi + bo) / 2 - ar), P.pt(x - 11, y - 13 + bo)],
        [2.6 * k, 3.2 * k, 0.8 * k],
        shift(hair, -0.04),
        0.9,
        clip=m,
        rough=0.2,
        detail=0.9,
    )
    w, up, o, _sk = F["mouth"]
    c.paint(P(ellipse(41, 34, 6, 5.4)), mix(skin, "#a8433c", 0.5), vol=0.3, clip=m, alpha=0.6, soft=0.8 * k, detail=0.8)
    if o > 3:
        c.paint(
            P(
                curve(
                    [
                        (45, 33 - o * 0.2, "c"),
                        (38 - w * 0.5, 33.5 - up * 0.7, "c"),
                        (34, 37 + o * 0.2),
                        (45, 38 + o * 0.5, "c"),
                    ]
                )
            ),
            "#4a1a1c",
            vol=0,
            clip=m,
            rough=0.1,
            detail=1,
        )
    else:
        c.line(
            [P.pt(41, 35.8), P.pt(36, 36.4), P.pt(41 - w * 1.35, 36.5 - up * 1.2)],
            [1.8 * k, 1.8 * k, 0.9 * k],
            mix(ink, "#5a1c1c", 0.5),
            0.95,
            clip=m,
            rough=0.1,
            detail=1,
        )
    c.line(
        [P.pt(39, 27), P.pt(37, 24), P.pt(40, 20.5)],
        [0.4 * k, 1.4 * k, 0.4 * k],
        shift(skin, -0.26, 1.2, -14),
        0.8,
        clip=m,
        rough=0.1,
        detail=1,
    )
    c.paint(P(ellipse(47, 21 + fy * 0.4, 6, 5)), "#d0604c", vol=0, alpha=0.32, soft=1.6 * k, clip=m, lit=0)
    if F.get("tear"):
        c.line(
            [P.pt(x + 3, y + 5), P.pt(x + 1, y + 14), P.pt(x + 2, y + 24)],
            [0.6 * k, 2.4 * k, 3.2 * k],
            "#dff0f4",
            0.8,
            clip=m,
            rough=0.1,
            detail=1,
        )
    if F.get("bags") or body == "old":
        c.line(
            [P.pt(x - 6, y + 6), P.pt(x + 1, y + 9.5), P.pt(x + 7, y + 7)],
            [0.3 * k, 1.5 * k, 0.3 * k],
            sh,
            0.8,
            clip=m,
            soft=0.2 * k,
        )
    if body == "old":
        c.line([P.pt(36, 25), P.pt(26, 32), P.pt(26, 42)], [0.3 * k, 1.4 * k, 0.3 * k], sh, 0.7, clip=m, soft=0.2 * k)
