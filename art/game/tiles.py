"""Felt, wood and paper as tiles that join without a seam: spectral noise repeats by itself."""

import math

import numpy as np
from PIL import Image

from art.kit.all import noise

N = (512, 512)


def _tile(base, light, tint):
    a = np.array(base, float)[None, None] + light[..., None] * np.array(tint)[None, None]
    return Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))


def _centred(a):
    return (a - a.mean()) / a.std()


def felt():
    """Short wool fibres in six directions over slow mottling."""
    fibres = sum(
        _centred(noise(N, 20 + i, 0.6, math.radians(a), 7.0, lo=30, hi=330))
        for i, a in enumerate((0, 90, 45, -45, 20, -70))
    )
    return _tile((24, 36, 56), _centred(fibres) * 3.2 + _centred(noise(N, 3, 2.4)) * 1.4, (0.8, 0.95, 1.1))


def paper():
    """Mottled paper with a little tooth."""
    return _tile(
        (243, 233, 212), _centred(noise(N, 5, 2.0)) * 0.9 + _centred(noise(N, 6, 0.7, lo=20)) * 1.6, (1, 1.02, 1.12)
    )


def wood():
    """Walnut with its grain along x."""
    g = _centred(noise(N, 9, 2.0, 0.0, 24.0))
    h = _centred(noise(N, 10, 1.2, 0.0, 30.0, lo=20))
    pores = np.minimum(_centred(noise(N, 11, 0.5, 0.0, 14.0, lo=60)) + 0.9, 0)
    warp = np.round(_centred(noise(N, 12, 3.0)) * 7).astype(int)
    y, x = np.mgrid[0 : N[0], 0 : N[1]]
    return _tile((54, 37, 27), (g * 4.2 + h * 2.6 + pores * 3.0)[(y + warp) % N[0], x], (1.15, 0.9, 0.68))
