"""What rooms and streets are built of."""

import math

import numpy as np

from ..paint.colour import shift
from .materials import plain
from .vectors import UP, unit, vec
from .shapes import Shapes


class Building(Shapes):
    """What rooms and streets are built of."""

    def wall(self, O, U, w, h, mat, holes=(), thick=0.18, reveal=None, V=(0, 1, 0), arch=False, cast=True,
            **kw):
        """Wall from O along U with rectangular (or arched) openings [(u, v, w, h), ...]; reveals go away from the eye."""
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        if np.dot(N, O + U * w / 2 - self.C) < 0:
            N = -N  # away from the eye
        cont = [[(0, 0), (w, 0), (w, h), (0, h)]]
        for a, b, ww, hh in holes:
            if arch:
                k = [(a, b), (a + ww, b), (a + ww, b + hh - ww / 2)] + [(a + ww / 2 + ww / 2 * math.cos(t),
                        b + hh - ww / 2 + ww / 2 * math.sin(t)) for t in np.linspace(0, math.pi, 16)] + [(a,
                        b + hh - ww / 2)]
            else:
                k = [(a, b), (a + ww, b), (a + ww, b + hh), (a, b + hh)]
            cont.append(k)
        self.plane(O, U, V, cont, mat, cast=False, nrm=N, **kw)
        if cast:  # shadow pieces around the openings
            cuts = sorted(set([0, w] + [q for (a, b, ww, hh) in holes for q in (a, a + ww)]))
            for a, b in zip(cuts[:-1], cuts[1:]):
                hs = sorted((q[1], q[1] + q[3]) for q in holes if q[0] <= a + 1e-6 and q[0] + q[2] >= b - 1e-6)
                y = 0
                for s0, s1 in hs + [(h, h)]:
                    if s0 > y:
                        self.quads.append(list(O + U * a + V * y) + list(U) + list(V) + list(N) + [b - a,
                                s0 - y])
                    y = s1
        if thick:
            rv = reveal or mat
            for k, (a, b, ww, hh) in zip(cont[1:], holes):
                for i in range(len(k)):
                    p, q = k[i], k[(i + 1) % len(k)]
                    A, B = O + U * p[0] + V * p[1], O + U * q[0] + V * q[1]
                    if np.linalg.norm(B - A) > 1e-6:
                        self.quad(A, B, A + N * thick, rv, cast=False)
        return N

    def window(self, O, U, w, h, frame, sky, bars=(2, 3), V=(0, 1, 0), fw=0.05, bw=0.028, emit=1.0, depth=0.0,
            bar=True):
        """Frame, glazing bars and a glowing pane (material `sky`, does not block light) at O along U; bars cast shadows."""
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        N = N if np.dot(N, O - self.C) < 0 else -N  # toward the eye
        if sky is not None:
            self.plane(O - N * 0.02, U, V, (w, h), sky, emit=emit, cast=False)
        F = lambda a, b, ww, hh: self.plane(O + U * a + V * b, U, V, (ww, hh), frame, nrm=N)
        F(0, 0, fw, h)
        F(w - fw, 0, fw, h)
        F(0, 0, w, fw)
        F(0, h - fw, w, fw)
        if bar:
            for i in range(1, bars[0]):
                F(w * i / bars[0] - bw / 2, 0, bw, h)
            for j in range(1, bars[1]):
                F(0, h * j / bars[1] - bw / 2, w, bw)

    def door(self, O, U, w, h, leaf, frame=None, swing=0.0, hinge='l', knob='#d9b25f', V=(0, 1, 0), fw=0.09,
            thick=0.05, side=1):
        """Door leaf at O along U, opened by swing degrees toward `side`*normal; frame optional; returns knob world point."""
        O, U, V = vec(*O), unit(U), unit(V)
        N = unit(np.cross(U, V))
        N = (N if np.dot(N, O + U * w / 2 - self.C) < 0 else -N) * side
        if frame is not None:
            e = N * 0.03 * side
            for a, b, ww, hh in ((-fw, 0, fw, h + fw), (w, 0, fw, h + fw), (0, h, w, fw)):
                self.plane(O + U * a + V * b + e, U, V, (ww, hh), frame, cast=False)
                if abs(a + fw) < 1e-6 or a == w:
                    self.quad(O + U * (a if a > 0 else 0) + V * b, O + U * (a if a > 0 else 0) + V * b + e,
                            O + U * (a if a > 0 else 0) + V * (b + hh), frame, cast=False)
        s = math.radians(swing)
        if hinge == 'l':
            A, d = O, U * math.cos(s) + N * math.sin(s)
        else:
            A, d = O + U * w, -U * math.cos(s) + N * math.sin(s)
        self.plane(A + N * 0.006 * side, d, V, (w, h), leaf)
        if swing:
            e = unit(np.cross(d, V))
            self.quad(A + d * w, A + d * w + e * thick, A + d * w + V * h, leaf, cast=False)
        k = A + d * w * 0.9 + V * h * 0.46
        kn = N * side if not swing else unit(np.cross(d, V)) * (1 if np.dot(np.cross(d, V), A - self.C) < 0
                else -1)
        self.revolve(k, [(0.012, 0), (0.012, 0.03), (0.032, 0.045), (0.032, 0.065), (0, 0.08)],
                plain(knob, 0.1), n=8, axis=kn, cast=False)
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

    def spiral(self, ctr, r0, r1, n, rise, per=16, a0=0.0, mat=None, riser=None, under=None, hand=1):
        """Spiral stair of wedge treads round a newel."""
        C = vec(*ctr)
        for i in range(n):
            a, b = a0 + hand * 2 * math.pi * i / per, a0 + hand * 2 * math.pi * (i + 1.04) / per
            m = (a + b) / 2
            P = lambda r, t, y: C + vec(r * math.cos(t), y, r * math.sin(t))
            y = rise * (i + 1)
            self.poly3([P(r0, a, y), P(r1, a, y), P(r1 * 1.01, m, y), P(r1, b, y), P(r0, b, y)], mat,
                    cast=False)
            self.poly3([P(r0, a, y), P(r1, a, y), P(r1, a, y - rise), P(r0, a, y - rise)], riser or mat,
                    cast=False)
            for t0, t1 in ((a, m), (m, b)):
                self.poly3([P(r1, t0, y), P(r1, t1, y), P(r1, t1, y - rise * 0.35), P(r1, t0, y - rise * 0.35)],
                        riser or mat, cast=False)
            if under is not None:
                self.poly3([P(r0, a, y - rise * 0.35), P(r1, a, y - rise * 0.35), P(r1, b, y - rise * 0.35),
                        P(r0, b, y - rise * 0.35)], under, cast=False)

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

    def corridor(self, x0, x1, h, z0, z1, wall, floor, ceil, dado=None, dado_h=0.9, skirting=None, rail=None):
        """Floor, ceiling and two side walls of a passage (no end wall)."""
        self.plane((x0, 0, z0), (1, 0, 0), (0, 0, 1), (x1 - x0, z1 - z0), floor, nrm=UP)
        self.plane((x0, h, z0), (1, 0, 0), (0, 0, 1), (x1 - x0, z1 - z0), ceil, nrm=-UP)
        for x in (x0, x1):
            self.plane((x, 0, z0), (0, 0, 1), UP, (z1 - z0, h), wall)
            e = 0.02 if x == x0 else -0.02
            if dado is not None:
                self.plane((x + e, 0, z0), (0, 0, 1), UP, (z1 - z0, dado_h), dado, cast=False)
            for y, t, m in ((0, 0.14, skirting), (dado_h, 0.06, rail), (h - 0.16, 0.16, rail)):
                if m is not None:
                    s = np.sign(e) * 0.045
                    self.box((min(x, x + s), y, z0), (max(x, x + s), y + t, z1), m, cast=False)

    def arcade(self, O, U, n, bay, h, mat, pier=0.4, thick=0.5, cap=None):
        """Row of round arches."""
        holes = [(bay * i + pier / 2, 0, bay - pier, h * 0.82) for i in range(n)]
        self.wall(O, U, bay * n, h, mat, holes, thick=thick, arch=True, reveal=cap)

    def house(self, x0, x1, z0, z1, h, wall, roof, lit=0.4, gable='z', seed=0, glow='#ffce78', rh=None,
            win=(0.7, 1.0), dark='#2a2630', floors=None, chim=True):
        """Box house with a pitched roof; windows on the faces the eye sees."""
        r = np.random.default_rng(seed)
        self.box((x0, 0, z0), (x1, h, z1), wall)
        rh = rh or abs(x1 - x0) * 0.55
        o = 0.15
        if gable == 'z':
            xm = (x0 + x1) / 2
            for z in (z0, z1):
                self.poly3([(x0, h, z), (x1, h, z), (xm, h + rh, z)], wall)
            for a in (x0 - o, x1 + o):
                y = h - rh * o / (abs(x1 - x0) / 2)
                self.quad((a, y, z0 - o), (a, y, z1 + o), (xm, h + rh, z0 - o), roof)
        else:
            zm = (z0 + z1) / 2
            for x in (x0, x1):
                self.poly3([(x, h, z0), (x, h, z1), (x, h + rh, zm)], wall)
            for a in (z0 - o, z1 + o):
                y = h - rh * o / (abs(z1 - z0) / 2)
                self.quad((x0 - o, y, a), (x1 + o, y, a), (x0 - o, h + rh, zm), roof)
        if chim:
            cx_, cz_ = x0 + (x1 - x0) * 0.3, z0 + (z1 - z0) * 0.6
            self.box((cx_ - 0.25, h + rh * 0.3, cz_ - 0.25), (cx_ + 0.25, h + rh * 1.25, cz_ + 0.25), wall)
        nf = floors or max(1, int(h / 2.6))
        for k in range(nf):
            y = h * (k + 0.42) / nf
            for A, U, L in (((x0, 0, z0 - 0.02), (1, 0, 0), x1 - x0), ((x1 + 0.02, 0, z0), (0, 0, 1), z1 - z0),
                    ((x0 - 0.02, 0, z0), (0, 0, 1), z1 - z0)):
                m = max(1, int(L / 1.9))
                for i in range(m):
                    u = L * (i + 0.5) / m - win[0] / 2
                    on = r.random() < lit
                    p = vec(*A) + vec(*U) * u + UP * y
                    N = unit(np.cross(U, UP))
                    mid = vec((x0 + x1) / 2, y, (z0 + z1) / 2)
                    N = N if np.dot(N, p - mid) > 0 else -N
                    if np.dot(N, p - self.C) > 0:
                        continue
                    self.window(p, U, win[0], win[1], plain(shift(dark, 0.1)), plain(glow if on else dark, 0.3,
                            0.6), (2, 2), emit=1.0 if on else 0.0, fw=0.06, bw=0.05)
