"""Colours: sRGB and OKLab, mixing, shifting and ramps."""

import math

import numpy as np


def rgb(h):
    """A colour as three floats, from a hex string or anything like an array."""
    if not isinstance(h, str):
        return np.asarray(h, np.float32)
    h = h.lstrip("#")
    return np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def _linear(c):
    """SRGB to linear light."""
    return np.where(c <= 0.04045, c / 12.92, ((np.maximum(c, 0) + 0.055) / 1.055) ** 2.4)


def _gamma(c):
    """Linear light to sRGB."""
    c = np.clip(c, 0, None)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


_M1 = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)


_M2 = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


_M1i, _M2i = np.linalg.inv(_M1), np.linalg.inv(_M2)


def to_lab(c):
    """SRGB to OKLab."""
    return np.cbrt(_linear(np.asarray(c, np.float64)) @ _M1.T) @ _M2.T


def from_lab(l):
    """OKLab to sRGB, clipped."""
    return np.clip(_gamma(((l @ _M2i.T) ** 3) @ _M1i.T), 0, 1).astype(np.float32)


def mix(a, b, t):
    """A colour between a and b, in OKLab."""
    return from_lab(to_lab(rgb(a)) * (1 - t) + to_lab(rgb(b)) * t)


def shift(c, dl=0.0, dc=1.0, dh=0.0):
    """Lighten or darken (dl), scale chroma (dc), rotate hue in degrees (dh), in OKLab."""
    l = to_lab(rgb(c)).copy()
    l[0] = np.clip(l[0] + dl, 0, 1)
    a = math.radians(dh)
    l[1], l[2] = dc * (l[1] * math.cos(a) - l[2] * math.sin(a)), dc * (l[1] * math.sin(a) + l[2] * math.cos(a))
    return from_lab(l)


def colour_table(stops, n=1024):
    """Stops: [(pos, colour), ...] -> n x 3 table, interpolated in OKLab."""
    ps = np.array([s[0] for s in stops], float)
    ls = np.array([to_lab(rgb(s[1])) for s in stops])
    t = np.linspace(0, 1, n)
    return from_lab(np.stack([np.interp(t, ps, ls[:, i]) for i in range(3)], 1))


def ramp(t, stops):
    """Colours of the values t along the stops."""
    L = colour_table(stops)
    return L[(np.clip(t, 0, 1) * (len(L) - 1)).astype(np.int32)]


def luminance(a):
    """The brightness of an image."""
    return a @ np.array([0.3, 0.59, 0.11], np.float32)
