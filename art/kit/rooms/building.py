"""What rooms and streets are built of."""

import itertools
import math

import numpy as np

from .materials import plain
from .shapes import Shapes
from .vectors import UP, unit, vec


class Building(Shapes):
    """What rooms and streets are built of."""

    def wall(self, O, U, w, h, mat, holes=(), thick=0.18, reveal=None, V=(0, 1, 0), arch=False, cast=True, **kw):
        """Wall from O along U with rectangular (or arched) openings [(u, v, w, h), ...].

        Reveals go away from the eye.
        """
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        if np.dot(N, O + U * w / 2 - self.C) < 0:
            N = -N  # away from the eye
        cont = [[(0, 0), (w, 0), (w, h), (0, h)]]
        for a, b, ww, hh in holes:
            if arch:
                k = (
                    [(a, b), (a + ww, b), (a + ww, b + hh - ww / 2)]
                    + [
                        (a + ww / 2 + ww / 2 * math.cos(t), b + hh - ww / 2 + ww / 2 * math.sin(t))
                        for t in np.linspace(0, math.pi, 16)
                    ]
                    + [(a, b + hh - ww / 2)]
                )
            else:
                k = [(a, b), (a + ww, b), (a + ww, b + hh), (a, b + hh)]
            cont.append(k)
        self.plane(O, U, V, cont, mat, cast=False, nrm=N, **kw)
        if cast:  # shadow pieces around the openings
            cuts = sorted(set([0, w] + [q for (a, b, ww, hh) in holes for q in (a, a + ww)]))
            for a, b in itertools.pairwise(cuts):
                hs = sorted((q[1], q[1] + q[3]) for q in holes if q[0] <= a + 1e-6 and q[0] + q[2] >= b - 1e-6)
                y = 0
                for s0, s1 in [*hs, (h, h)]:
                    if s0 > y:
                        self.quads.append(list(O + U * a + V * y) + list(U) + list(V) + list(N) + [b - a, s0 - y])
                    y = s1
        if thick:
            rv = reveal or mat
            for k, (_a, _b, _ww, _hh) in zip(cont[1:], holes, strict=True):
                for i in range(len(k)):
                    p, q = k[i], k[(i + 1) % len(k)]
                    A, B = O + U * p[0] + V * p[1], O + U * q[0] + V * q[1]
                    if np.linalg.norm(B - A) > 1e-6:
                        self.quad(A, B, A + N * thick, rv, cast=False)
        return N

    def window(
        self, O, U, w, h, frame, sky, bars=(2, 3), V=(0, 1, 0), fw=0.05, bw=0.028, emit=1.0, depth=0.0, bar=True
    ):
        """Frame, glazing bars and a glowing pane (material `sky`, does not block light) at O along U.

        Bars cast shadows.
        """
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        N = N if np.dot(N, O - self.C) < 0 else -N  # toward the eye
        if sky is not None:
            self.plane(O - N * 0.02, U, V, (w, h), sky, emit=emit, cast=False)

        def F(a, b, ww, hh):
            return self.plane(O + U * a + V * b, U, V, (ww, hh), frame, nrm=N)

        F(0, 0, fw, h)
        F(w - fw, 0, fw, h)
        F(0, 0, w, fw)
        F(0, h - fw, w, fw)
        if bar:
            for i in range(1, bars[0]):
                F(w * i / bars[0] - bw / 2, 0, bw, h)
            for j in range(1, bars[1]):
                F(0, h * j / bars[1] - bw / 2, w, bw)

    def door(
        self,
        O,
        U,
        w,
        h,
        leaf,
        frame=None,
        swing=0.0,
        hinge="l",
        knob="#d9b25f",
        V=(0, 1, 0),
        fw=0.09,
        thick=0.05,
        side=1,
    ):
        """Door leaf at O along U, opened by swing degrees toward `side`*normal.

        The frame is optional. Returns the world point of the knob.
        """
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        N = (N if np.dot(N, O + U * w / 2 - self.C) < 0 else -N) * side
        if frame is not None:
            e = N * 0.03 * side
            for a, b, ww, hh in ((-fw, 0, fw, h + fw), (w, 0, fw, h + fw), (0, h, w, fw)):
                self.plane(O + U * a + V * b + e, U, V, (ww, hh), frame, cast=False)
                if abs(a + fw) < 1e-6 or a == w:
                    self.quad(
                        O + U * (max(0, a)) + V * b,
                        O + U * (max(0, a)) + V * b + e,
                        O + U * (max(0, a)) + V * (b + hh),
                        frame,
                        cast=False,
                    )
        s = math.radians(swing)
        if hinge == "l":
            A, d = O, U * math.cos(s) + N * math.sin(s)
        else:
            A, d = O + U * w, -U * math.cos(s) + N * math.sin(s)
        self.plane(A + N * 0.006 * side, d, V, (w, h), leaf)
        if swing:
            e = unit(np.cross(d, V))
            self.quad(A + d * w, A + d * w + e * thick, A + d * w + V * h, leaf, cast=False)
        k = A + d * w * 0.9 + V * h * 0.46
        kn = N * side if not swing else unit(np.cross(d, V)) * (1 if np.dot(np.cross(d, V), A - self.C) < 0 else -1)
        self.revolve(
            k,
            [(0.012, 0), (0.012, 0.03), (0.032, 0.045), (0.032, 0.065), (0, 0.08)],
            plain(knob, 0.1),
            n=8,
            axis=kn,
            cast=False,
        )
        return k

    def stairs(self, O, dirz, n, rise, run, w, tread, riser=None, side=None, nosing=0.03):
        """N steps from O climbing along dirz (unit xz), width w to the right of dirz."""
        O, D = vec(*O), unit(dirz)
        R = unit(np.cross(UP, D))
        for i in range(n):
            b = O + D * run * i + UP * rise * i
            self.plane(b, R, UP, (w, rise), riser or tread, nrm=-D)
            self.plane(b + UP * rise - D * nosing, R, D, (w, run + nosing), tread, nrm=UP)
            self.plane(b + UP * (rise - 0.035) - D * nosing, R, UP, (w, 0.035), tread, nrm=-D, cast=False)
            if side is not None:
                for q in (0, w):
                    self.plane(O + R * q + D * run * i, D, UP, (run, rise * (i + 1)), side)
        return O + D * run * n + UP * rise * n

    def beams(self, x0, x1, zs, y, mat, w=0.16, h=0.2):
        """Ceiling beams across a room."""
        for z in zs:
            self.box((x0, y - h, z - w / 2), (x1, y, z + w / 2), mat)

    def tracks(self, O, D, length, gauge, rail, sleeper, up=UP, step=0.35):
        """Rails + sleepers along D from O; `up` may be any normal (ceilings, walls)."""
        O, D, N = vec(*O), unit(D), unit(up)
        R = unit(np.cross(N, D))
        for k in np.arange(step / 2, length, step):
            for o, u, v, s in ((-gauge * 0.75, R, D, (gauge * 1.5, step * 0.45)),):
                self.plane(O + D * k + R * o + N * 0.03, u, v, s, sleeper, nrm=N)
                self.plane(O + D * k + R * o, u, N, (gauge * 1.5, 0.03), sleeper, cast=False)
        for s_ in (-1, 1):
            b = O + R * (s_ * gauge / 2 - 0.02) + N * 0.03
            self.plane(b + N * 0.04, R, D, (0.04, length), rail, nrm=N)
            for q in (0, 0.04):
                self.plane(b + R * q, D, N, (length, 0.04), rail)
