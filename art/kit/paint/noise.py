"""Spectral noise, the grain and mottle of every painted surface."""

import math

import numpy as np
from scipy.special import erf

_CACHE = {}


def noise(shape, seed=0, beta=2.0, angle=0.0, stretch=1.0, lo=0.0, hi=1e9):
    """Spectral noise, uniform in 0..1.  stretch>1 elongates along `angle`; lo/hi cut in cycles per 1000 px."""
    key = (shape, seed, beta, angle, stretch, lo, hi)
    if key in _CACHE:
        return _CACHE[key]
    r = np.random.default_rng(seed)
    h, w = shape
    fy = np.fft.fftfreq(h)[:, None]
    fx = np.fft.rfftfreq(w)[None, :]
    c, s = math.cos(angle), math.sin(angle)
    u, v = fx * c + fy * s, -fx * s + fy * c
    f = np.sqrt((u * stretch) ** 2 + v**2)
    f[0, 0] = 1
    amp = f ** (-beta / 2) * ((f > lo / 1000) & (f < hi / 1000))
    F = np.fft.rfft2(r.standard_normal(shape)) * amp
    F[0, 0] = 0
    n = np.fft.irfft2(F, s=shape)
    n = (0.5 + 0.5 * erf(n / n.std() / math.sqrt(2))).astype(np.float32)
    _CACHE[key] = n
    return n
