"""Rays against quads and balls: shadow, occlusion and light in the air."""

import math

import numpy as np
from numba import njit, prange

STRIP = 24  # points of a row that share one list of quads which may stand in their light


@njit(cache=True, fastmath=True)
def crosses(px, py, pz, dx, dy, dz, Q, i):
    """Does the segment p -> p+d meet quad i?"""
    den = Q[i, 9] * dx + Q[i, 10] * dy + Q[i, 11] * dz
    if abs(den) < 1e-9:
        return False
    t = (Q[i, 9] * (Q[i, 0] - px) + Q[i, 10] * (Q[i, 1] - py) + Q[i, 11] * (Q[i, 2] - pz)) / den
    if t < 1e-4 or t > 0.995:
        return False
    qx, qy, qz = px + t * dx - Q[i, 0], py + t * dy - Q[i, 1], pz + t * dz - Q[i, 2]
    u = qx * Q[i, 3] + qy * Q[i, 4] + qz * Q[i, 5]
    if u < 0 or u > Q[i, 12]:
        return False
    v = qx * Q[i, 6] + qy * Q[i, 7] + qz * Q[i, 8]
    return 0 <= v <= Q[i, 13]


@njit(cache=True, fastmath=True)
def touches(px, py, pz, dx, dy, dz, SP):
    """Does the segment p -> p+d meet a ball?"""
    L2 = dx * dx + dy * dy + dz * dz
    for i in range(SP.shape[0]):
        ox, oy, oz = SP[i, 0] - px, SP[i, 1] - py, SP[i, 2] - pz
        t = (ox * dx + oy * dy + oz * dz) / L2
        if t < 0.01 or t > 0.99:
            continue
        ex, ey, ez = ox - t * dx, oy - t * dy, oz - t * dz
        if ex * ex + ey * ey + ez * ez < SP[i, 3] * SP[i, 3]:
            return True
    return False


@njit(cache=True, fastmath=True)
def hit(px, py, pz, dx, dy, dz, Q, SP, self_n):
    """Does the segment p -> p+d meet a quad or a ball?"""
    for i in range(Q.shape[0]):
        if crosses(px, py, pz, dx, dy, dz, Q, i):
            return True
    return touches(px, py, pz, dx, dy, dz, SP)


@njit(cache=True)
def boxes(Q):
    """The smallest box around each quad, as low and high corners."""
    B = np.empty((Q.shape[0], 6))
    for i in range(Q.shape[0]):
        for a in range(3):
            u, v = Q[i, 3 + a] * Q[i, 12], Q[i, 6 + a] * Q[i, 13]
            B[i, a] = Q[i, a] + min(0.0, u) + min(0.0, v) - 1e-3
            B[i, 3 + a] = Q[i, a] + max(0.0, u) + max(0.0, v) + 1e-3
    return B


@njit(cache=True)
def candidates(P, ok, y, x0, x1, LP, sun, size, far, B, near):
    """Fill `near` with the quads whose box meets the box around a strip of points and the light; how many."""
    lo, hi = np.full(3, 1e18), np.full(3, -1e18)
    for x in range(x0, x1):
        if ok[y, x]:
            for a in range(3):
                p = P[y, x, a]
                lo[a], hi[a] = min(lo[a], p - 0.02), max(hi[a], p + 0.02)
    if lo[0] > hi[0]:
        return 0
    for a in range(3):
        if sun:
            d, j = LP[a] * far, abs(size) * far * 0.5
            lo[a], hi[a] = lo[a] + min(0.0, d - j), hi[a] + max(0.0, d + j)
        else:
            lo[a], hi[a] = min(lo[a], LP[a] - abs(size) * 0.5), max(hi[a], LP[a] + abs(size) * 0.5)
    n = 0
    for i in range(B.shape[0]):
        if (
            B[i, 0] <= hi[0]
            and B[i, 3] >= lo[0]
            and B[i, 1] <= hi[1]
            and B[i, 4] >= lo[1]
            and B[i, 2] <= hi[2]
            and B[i, 5] >= lo[2]
        ):
            near[n] = i
            n += 1
    return n


@njit(cache=True, fastmath=True, parallel=True)
def soft_shadow(P, Nn, ok, LP, sun, size, ns, Q, SP, out, far):
    """How much of a light each point sees."""
    h, w = ok.shape
    B = boxes(Q)
    for y in prange(h):
        st = (y * 7919 + 13) % 2147483647
        near = np.empty(Q.shape[0], np.int64)
        n = last = 0
        for x in range(w):
            if x % STRIP == 0:
                n, last = candidates(P, ok, y, x, min(w, x + STRIP), LP, sun, size, far, B, near), 0
            if not ok[y, x]:
                continue
            px, py, pz = (
                P[y, x, 0] + Nn[y, x, 0] * 0.012,
                P[y, x, 1] + Nn[y, x, 1] * 0.012,
                P[y, x, 2] + Nn[y, x, 2] * 0.012,
            )
            s = 0
            for _k in range(ns):
                st = (st * 48271) % 2147483647
                a = st / 2147483647.0 - 0.5
                st = (st * 48271) % 2147483647
                b = st / 2147483647.0 - 0.5
                st = (st * 48271) % 2147483647
                c = st / 2147483647.0 - 0.5
                if sun:
                    dx, dy, dz = (
                        LP[0] * far + a * size * far,
                        LP[1] * far + b * size * far,
                        LP[2] * far + c * size * far,
                    )
                else:
                    dx, dy, dz = LP[0] + a * size - px, LP[1] + b * size - py, LP[2] + c * size - pz
                seen = True
                if n and crosses(px, py, pz, dx, dy, dz, Q, near[last]):  # what hid the last ray often hides this one
                    seen = False
                else:
                    for q in range(n):
                        if crosses(px, py, pz, dx, dy, dz, Q, near[q]):
                            seen, last = False, q
                            break
                if seen and not touches(px, py, pz, dx, dy, dz, SP):
                    s += 1
            out[y, x] = s / ns


@njit(cache=True, fastmath=True, parallel=True)
def occlusion(P, Nn, Z, ok, f, rad, out):
    """How hidden each point is among its neighbours."""
    h, w = ok.shape
    for y in prange(h):
        st = (y * 104729 + 7) % 2147483647
        for x in range(w):
            if not ok[y, x]:
                continue
            st = (st * 48271) % 2147483647
            ph = st / 2147483647.0 * 6.283
            R = min(70.0, rad * f / Z[y, x])
            o = 0.0
            for k in range(16):
                r = R * (k + 0.6) / 16
                a = ph + k * 2.4
                xx, yy = int(x + r * math.cos(a)), int(y + r * math.sin(a))
                if xx < 0 or yy < 0 or xx >= w or yy >= h or not ok[yy, xx]:
                    continue
                dx, dy, dz = P[yy, xx, 0] - P[y, x, 0], P[yy, xx, 1] - P[y, x, 1], P[yy, xx, 2] - P[y, x, 2]
                L = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6
                d = (dx * Nn[y, x, 0] + dy * Nn[y, x, 1] + dz * Nn[y, x, 2]) / L
                if d > 0.05:
                    o += (d - 0.05) * max(0.0, 1.0 - L / (rad * 1.6))
            out[y, x] = min(1.0, o / 16 * 2.2)


@njit(cache=True, fastmath=True, parallel=True)
def march(C, D, Z, zmax, LP, sun, far, n, Q, SP, out, fall):
    """How much light lies in the air along each ray."""
    h, w = Z.shape
    for y in prange(h):
        st = (y * 6151 + 3) % 2147483647
        for x in range(w):
            ze = min(Z[y, x], zmax)
            s = 0.0
            for k in range(n):
                st = (st * 48271) % 2147483647
                t = ze * (k + st / 2147483647.0) / n
                px, py, pz = C[0] + D[y, x, 0] * t, C[1] + D[y, x, 1] * t, C[2] + D[y, x, 2] * t
                if sun:
                    dx, dy, dz = LP[0] * far, LP[1] * far, LP[2] * far
                    g = 1.0
                else:
                    dx, dy, dz = LP[0] - px, LP[1] - py, LP[2] - pz
                    g = 1.0 / (1.0 + (dx * dx + dy * dy + dz * dz) / (fall * fall))
                if not hit(px, py, pz, dx, dy, dz, Q, SP, 0):
                    s += g
            out[y, x] = s / n * ze
