"""Furniture built of planes."""

from .shapes import Shapes
from .vectors import vec


class Furniture(Shapes):
    """Furniture built of planes."""

    def table(self, x, z, w, d, h, mat, top=None, yaw=0.0, leg=0.05):
        """A table with four legs."""
        pv = (x, 0, z)
        self.box((x - w / 2, h - 0.045, z - d / 2), (x + w / 2, h, z + d / 2), mat, yaw, top=top, pivot=pv)
        for a in (-1, 1):
            for b in (-1, 1):
                cx_, cz_ = x + a * (w / 2 - leg), z + b * (d / 2 - leg)
                self.box(
                    (cx_ - leg / 2, 0, cz_ - leg / 2), (cx_ + leg / 2, h - 0.045, cz_ + leg / 2), mat, yaw, pivot=pv
                )

    def chair(self, x, z, s, mat, yaw=0.0, y=0.0):
        """A chair with a back."""
        pv = (x, 0, z)
        q = 0.21 * s
        self.box((x - q, y + 0.42 * s, z - q), (x + q, y + 0.46 * s, z + q), mat, yaw, pivot=pv)
        for a in (-1, 1):
            for b in (-1, 1):
                self.box(
                    (x + a * q * 0.9 - 0.018 * s, y, z + b * q * 0.9 - 0.018 * s),
                    (x + a * q * 0.9 + 0.018 * s, y + (0.98 if b > 0 else 0.42) * s, z + b * q * 0.9 + 0.018 * s),
                    mat,
                    yaw,
                    pivot=pv,
                )
        for k in (0.62, 0.78, 0.93):
            self.box(
                (x - q * 0.9, y + k * s, z + q * 0.86),
                (x + q * 0.9, y + (k + 0.06) * s, z + q * 0.94),
                mat,
                yaw,
                pivot=pv,
            )

    def bed(self, x, z, w, l, mat, linen, quilt, h=0.42, head=1.05, foot=0.7, yaw=0.0, pillow=None, turn=0.3):
        """Head at +z end; returns the centre of the pillow."""
        pv = (x, 0, z)
        kw = dict(yaw=yaw, pivot=pv)
        self.box((x - w / 2, 0, z + l / 2), (x + w / 2, head, z + l / 2 + 0.06), mat, **kw)
        self.box((x - w / 2, 0, z - l / 2 - 0.06), (x + w / 2, foot, z - l / 2), mat, **kw)
        self.box((x - w / 2, 0.14, z - l / 2), (x + w / 2, h - 0.12, z + l / 2), mat, **kw)
        self.box((x - w / 2 + 0.02, h - 0.12, z - l / 2), (x + w / 2 - 0.02, h + 0.06, z + l / 2), linen, **kw)
        self.box(
            (x - w / 2 - 0.02, h - 0.2, z - l / 2 + 0.01),
            (x + w / 2 + 0.02, h + 0.12, z + l * (0.5 - turn) - 0.02),
            quilt,
            **kw,
        )
        return vec(x, h + 0.12, z + l * 0.5 - 0.22)
