"""Noise looked up along a plane, so that texture lies on the wall and not on the paper."""

import cv2
import numpy as np

from ..paint.colour import rgb, shift
from ..paint.noise import noise

_TILE = {}


def _tile(kind):
    """A periodic tile of noise."""
    if kind not in _TILE:
        b, st, lo = {"soft": (2.4, 1, 1.5), "mottle": (1.7, 1, 4), "grainy": (0.6, 1, 20), "streak": (1.5, 10, 4)}[kind]
        _TILE[kind] = noise(
            (512, 512), {"soft": 71, "mottle": 72, "grainy": 73, "streak": 74}[kind], b, 0.0, float(st), lo=lo
        )
    return _TILE[kind]


def plane_noise(kind, u, v, scale=1.0, fp=None, off=0.0):
    """Noise -.5...5 sampled at plane coords.

    One tile covers `scale` metres; faded where a pixel covers too much of it.
    """
    k = 512 / scale
    a = ((u + off * 0.713) * k) % 512
    b = ((v + off * 0.391) * k) % 512
    n = (
        cv2.remap(_tile(kind), a.astype(np.float32), b.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
        - 0.5
    )
    if fp is not None:
        n = n * np.clip(scale / (fp * 60 + 1e-6), 0, 1)
    return n


def hash_noise(i, s=0):
    """Hash of integer arrays -> -.5...5."""
    return (np.sin((i + 1.7 * s) * 12.9898 + s * 78.233) * 43758.5453) % 1 - 0.5


def three_tones(col, dark=None, light=None, dl=0.17, ll=0.12):
    """A ramp of dark, base and light around a colour."""
    return [
        (0, shift(col, -dl, 1.0, -12) if dark is None else rgb(dark)),
        (0.5, rgb(col)),
        (1, shift(col, ll, 0.95, 10) if light is None else rgb(light)),
    ]
