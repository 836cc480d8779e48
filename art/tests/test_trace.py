"""Traced light: the short cuts of the tracer change nothing of what is seen."""

import numpy as np
import pytest

from art.kit.rooms.trace import hit, soft_shadow


def quads(n):
    """Random small quads in front of a floor."""
    r = np.random.default_rng(3)
    out = []
    for _ in range(n):
        u = r.normal(size=3)
        u /= np.linalg.norm(u)
        v = np.cross(u, r.normal(size=3))
        v /= np.linalg.norm(v)
        out.append([*r.uniform(-2, 2, 3), *u, *v, *np.cross(u, v), *r.uniform(0.1, 0.8, 2)])
    return np.array(out)


@pytest.mark.parametrize("sun", [True, False])
def test_the_strips_see_the_same_shadow_as_every_ray_against_every_quad(sun):
    Q, balls = quads(60), np.zeros((0, 4))
    y, x = np.mgrid[-2:2:18j, -2:2:50j]
    P = np.stack([x, np.full_like(x, -2.0), y], -1).astype(np.float32)
    N = np.zeros_like(P)
    N[..., 1] = 1
    light = np.array([0.2, 0.9, 0.1]) if sun else np.array([0.3, 3.0, -0.2])
    out = np.zeros(x.shape, np.float32)
    soft_shadow(P, N, np.ones(x.shape, bool), light, sun, 0.0, 1, Q, balls, out, 60.0)
    for j in range(0, 18, 3):
        for i in range(0, 50, 3):
            p = P[j, i].astype(float) + N[j, i] * 0.012
            d = light * 60 if sun else light - p
            assert out[j, i] == (not hit(*p, *d, Q, balls, 0)), (j, i)
