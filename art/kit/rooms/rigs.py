"""Ready lighting: candle, moon, shop window, water, dawn, light from behind."""

import numpy as np

from ..paint.colour import rgb
from ..paint.image import smoothstep
from .grain import plane_noise


def light_candle(S, p, power=1.5, r=1.3, amb=('#231a22', '#1a1014'), col='#ffb765', size=0.05):
    """A candle in the dark."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.lamp(p, col, power, r, size, 10)


def light_moon(S, d=(-0.7, 0.9, 0.5), power=1.25, amb=('#1d2a44', '#131a2c'), col='#bcd2f0', size=0.02):
    """Moonlight from outside."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.sun(d, col, power, size, 10)


def light_shop(S, p, power=1.6, r=2.6, amb=('#1c2338', '#10131f'), col='#ffcf80', size=0.8):
    """Warm box of light behind glass, cold street."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.lamp(p, col, power, r, size, 12)


def light_water(S, d=(0.15, 1, 0.1), power=0.9, amb=('#1d5a60', '#0c2c3c'), col='#c8f0d0', size=0.04):
    """Use with S.shafts and fog toward '#0f4a55'; caustics(S) after render."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.sun(d, col, power, size, 8)


def light_dawn(S, d=(0.8, 0.35, 0.6), power=1.0, amb=('#9aa7b0', '#7a7078'), col='#ffd0a0', size=0.06):
    """Use render(fog=('#e8d2bc', 3, 9))."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.sun(d, col, power, size, 8)


def light_back(S, p, power=2.2, r=4.0, amb=('#2c2028', '#1c141c'), col='#ffdf9c', size=0.5):
    """One light beyond the subject: figures turn to silhouettes, floor shines, shadows come at us."""
    S.amb = (rgb(amb[0]), rgb(amb[1]))
    S.lamp(p, col, power, r, size, 12)


def caustics(S, col='#d8ffe0', a=0.25, scale=1.2):
    """Rippling light under water."""
    c = S.c
    D = S.rays(c.xx, c.yy)
    P = D * np.minimum(S.z, 60)[..., None] + S.C.astype(np.float32)
    u, v = P[..., 0] + P[..., 1] * 0.3, P[..., 2] + P[..., 1] * 0.2
    n = np.abs(plane_noise('soft', u, v, scale * 4)) + np.abs(plane_noise('soft', u, v, scale * 4, off=9))
    k = (smoothstep(0.10, 0.0, n) * a * np.clip(S.n[..., 1] + 0.3, 0, 1) * (S.z < 1e5))[..., None]
    c.img = (1 - (1 - c.img) * (1 - k * rgb(col))).astype(np.float32)
