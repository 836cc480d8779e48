"""Bristle strokes laid on an image."""

import math

from numba import njit


@njit(cache=True, fastmath=True)
def lay_strokes(img, X, Y, A, LEN, WID, CUR, COL, OP, BR, hgt):
    """Lay strokes with bristle profiles BR on the image and raise hgt where paint lies."""
    h, w = img.shape[:2]
    nb = BR.shape[1]
    for i in range(len(X)):
        ca, sa = math.cos(A[i]), math.sin(A[i])
        hl, hw = LEN[i] * 0.5, WID[i] * 0.5
        r = int(hl + hw + abs(CUR[i]) * hl * hl) + 2
        cx, cy = X[i], Y[i]
        bi = i % BR.shape[0]
        for y in range(max(0, int(cy) - r), min(h, int(cy) + r + 1)):
            for x in range(max(0, int(cx) - r), min(w, int(cx) + r + 1)):
                dx, dy = x - cx, y - cy
                u = dx * ca + dy * sa
                v = -dx * sa + dy * ca - CUR[i] * u * u
                if abs(u) > hl or abs(v) > hw:
                    continue
                q = v / hw
                b = BR[bi, int((q * 0.5 + 0.5) * (nb - 1))]
                e = 1.0 - abs(u) / hl
                end = min(1.0, e * hl / (hw * 0.7 + 1.0) * (0.4 + 1.2 * b))
                side = min(1.0, (1.0 - abs(q)) * 3.0)
                a = OP[i] * end * side * (0.35 + 0.65 * b)
                if u > 0:
                    a *= 1.0 - 0.55 * (u / hl) * (1.0 - b)
                for c in range(3):
                    img[y, x, c] += a * (COL[i, c] * (0.97 + 0.06 * b) - img[y, x, c])
                hgt[y, x] += a * (b - hgt[y, x])
