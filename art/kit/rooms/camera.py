"""A pinhole camera over a room, with depth and normal buffers."""

import math

import numpy as np
import skia

from ..paint.colour import rgb
from ..paint.paths import flatten, poly
from .vectors import unit, vec


class Sheet:
    """A local frame that lies on a plane of a room, used like a Pose."""

    def __init__(self, S, O, U, V, s=1.0, flip=False):
        self.S, self.O, self.U, self.V, self.k = S, vec(*O), unit(U) * (-1 if flip else 1), unit(V), s
        self.s = S.scale(self.O) * s
        u0, v0 = S.pt(self.O), S.pt(self.O + self.U * s * 10)
        self.rot, self.flip = math.degrees(math.atan2(v0[1] - u0[1], v0[0] - u0[0])), flip
        self.x, self.y = u0

    def w(self, x, y):
        """The world point of a local one."""
        return self.O + self.U * x * self.k + self.V * y * self.k

    def pt(self, x, y):
        """A local point, placed."""
        return self.S.pt(self.w(x, y))

    def __call__(self, path):
        b = path.getBounds()
        p = self.S.path([[self.w(*q) for q in k] for k in flatten(path, max(0.4, max(b.width(), b.height()) / 60))])
        p.setFillType(skia.PathFillType.kWinding)
        return p


class Camera:
    """Eye, look: world points.

    f: focal length in card units (350 wide, 700 normal, 1200 long). centre: where the line of sight meets the card
    (shift lens: keeps verticals upright when eye and look share y). roll in degrees. Cameras: Space.one(...) one-point,
    Space.two(...) two-point, Space.down(...).
    """

    def __init__(self, c, eye=(0, 1.5, -4), look=(0, 1.5, 0), f=700, centre=(300, 450), up=(0, 1, 0), roll=0.0):
        self.c = c
        self.C = vec(*eye)
        F = unit(vec(*look) - self.C)
        R = unit(np.cross(vec(*up), F))
        U = np.cross(F, R)
        a = math.radians(roll)
        self.F, self.R, self.U = F, R * math.cos(a) + U * math.sin(a), U * math.cos(a) - R * math.sin(a)
        self.f, self.cx, self.cy = f, centre[0], centre[1]
        self.z = np.full((c.h, c.w), 1e6, np.float32)
        self.n = np.zeros((c.h, c.w, 3), np.float32)
        self.emit = np.zeros((c.h, c.w), np.float32)
        self.quads, self.balls, self.lights = [], [], []
        self.amb = (rgb("#555566"), rgb("#333344"))
        self.tag = np.zeros((c.h, c.w), np.int16)
        self._L = []
        self.defmat = None

    @classmethod
    def one(cls, c, eye=(0, 1.5, -4), f=620, vp=(300, 400)):
        """A one-point camera with its vanishing point at vp."""
        return cls(c, eye, (eye[0], eye[1], eye[2] + 10), f, vp)

    @classmethod
    def two(cls, c, eye, yaw=35, f=700, horizon=380, x=300):
        """A two-point camera."""
        a = math.radians(yaw)
        return cls(c, eye, (eye[0] + math.sin(a), eye[1], eye[2] + math.cos(a)), f, (x, horizon))

    @classmethod
    def down(cls, c, eye=(0, 6, 0), f=700, centre=(300, 450), tilt=0.0):
        """A camera that looks straight down, tilted by some degrees."""
        a = math.radians(tilt)
        return cls(c, eye, (eye[0], eye[1] - math.cos(a), eye[2] + math.sin(a)), f, centre, up=(0, 0.0001, 1))

    def cam(self, p):
        """World points in camera coordinates."""
        d = np.asarray(p, float) - self.C
        return d @ np.stack([self.R, self.U, self.F], 1)

    def pt(self, p):
        """World point -> card point."""
        x, y, z = self.cam(p)
        z = max(z, 1e-3)
        return (self.cx + self.f * x / z, self.cy - self.f * y / z)

    def depth(self, p):
        """Distance of a world point along the line of sight."""
        return float(self.cam(p)[2])

    def scale(self, p):
        """Card units per metre at p."""
        return self.f / max(self.depth(p), 1e-3)

    def rays(self, X, Y):
        """The directions through card points."""
        return (
            self.F + ((X - self.cx) / self.f)[..., None] * self.R + ((self.cy - Y) / self.f)[..., None] * self.U
        ).astype(np.float32)

    def project(self, pts, near=0.06):
        """A polygon clipped at the near plane and projected."""
        q = self.cam(np.asarray(pts, float))
        out = []
        n = len(q)
        for i in range(n):
            a, b = q[i], q[(i + 1) % n]
            if a[2] > near:
                out.append(a)
            if (a[2] > near) != (b[2] > near):
                t = (near - a[2]) / (b[2] - a[2])
                out.append(a + (b - a) * t)
        if len(out) < 3:
            return None
        o = np.array(out)
        xy = np.stack([self.cx + self.f * o[:, 0] / o[:, 2], self.cy - self.f * o[:, 1] / o[:, 2]], 1)
        return np.clip(xy, -6000, 6600)

    def path(self, contours3):
        """Contours in the world as one path on the card."""
        p = skia.Path()
        for q in contours3:
            xy = self.project(q)
            if xy is not None:
                p.addPath(poly([tuple(a) for a in xy]))
        p.setFillType(skia.PathFillType.kEvenOdd)
        return p

    def sheet(self, O, U, V, s=1.0, lift=0.0):
        """A Pose lying on a plane: P = S.sheet(origin, along x, along y-DOWN, metres per unit).

        P(path), P.pt(x, y), P.s work as for Pose, so any motif can be painted on a wall, a floor or upside down on a
        ceiling, in perspective.
        """
        return Sheet(self, O, U, V, s)
