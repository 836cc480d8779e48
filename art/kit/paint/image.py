"""Small operations on float images."""

import cv2
import numpy as np


def smoothstep(a, b, x):
    """0 below a, 1 above b, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def blur(a, sig):
    """Gaussian blur; big radii are done on a reduced image."""
    a = np.ascontiguousarray(a, np.float32)
    if sig < 0.15:
        return a
    if sig > 10:
        h, w = a.shape[:2]
        f = int(sig / 4)
        q = cv2.resize(a, (max(2, w // f), max(2, h // f)), interpolation=cv2.INTER_AREA)
        q = cv2.GaussianBlur(q, (0, 0), sig / f, borderType=cv2.BORDER_REFLECT)
        return cv2.resize(q, (w, h), interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(a, (0, 0), sig, borderType=cv2.BORDER_REFLECT)
