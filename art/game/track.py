"""The ground of the score track: night hills up to the moon. Stones, thread and hares are laid over it by the page."""

import math

import numpy as np

from art.kit.all import Card, curve, house, moon, pines, rgb

TONES = ["#1b3152", "#1c3b59", "#1f4a5a", "#24594f", "#2d6a4f"]


def hills(c, w, h):
    """Five hills of cloth, each darker at its foot, so that pale stones stand out on every one."""
    rr = np.random.default_rng(5)
    for k, (at, amp, ph) in enumerate(
        ((0.30, 0.055, 1), (0.46, 0.05, 2.2), (0.63, 0.045, 3.6), (0.80, 0.035, 0.6), (0.94, 0.02, 2))
    ):
        y = h * at
        pts = [
            (x, y - h * amp * (0.5 + math.sin(ph + x / w * 5.2) + 0.35 * math.sin(ph * 2 + x / w * 13)))
            for x in np.linspace(-40, w + 40, 26)
        ]
        c.paint(
            curve([(-50, h + 40, "c"), *pts, (w + 50, h + 40, "c")]),
            TONES[k],
            vol=0.15,
            tex=0.35,
            texk="streakd",
            rough=1.2,
            shadow=(0, -5, 8, 0.45),
            rim="#4f7590",
            rimw=1.0,
            rimdir=(0.5, -1),
            grad=((0, y - 30), (0, y + h * 0.2), 0.12, -0.25),
        )

        def top(x, pts=pts):
            return float(np.interp(x, [p[0] for p in pts], [p[1] for p in pts]))

        s = min(1.0, w / 700)
        if k == 1:
            xs = [w * 0.055, w * 0.085, w * 0.115]
            pines(c, xs, [top(x) + 6 for x in xs], [64 * s, 84 * s, 56 * s], "#17324c")
        if k == 2:
            for x, q in ((w * 0.535, 46 * s), (w * 0.585, 34 * s)):
                house(c, x, top(x) + 10, q, q * 0.6, "#5a4450", "#3a2a34", seed=int(x), win=1, lit="#ffd98a", rh=0.8)
        if k == 3:
            xs = [w * 0.90, w * 0.935, w * 0.965]
            pines(c, xs, [top(x) + 8 for x in xs], [92 * s, 70 * s, 54 * s], "#163f3c")
        if k == 4:
            for _ in range(int(w / 9)):
                x = rr.uniform(0, w)
                c.line(
                    [(x, top(x) + 6), (x + rr.normal(2, 3), top(x) - rr.uniform(2, 9))],
                    [1.4, 0.4],
                    "#4f8a5c",
                    0.5,
                    rough=0.2,
                )


def draw(size, at, seed):
    """The ground in one of its two shapes, with the moon where the last stone leads."""
    w, h = size
    c = Card(seed, size=size, key=(0.55, -0.65, 0.5))
    c.sky([(0, "#0c1730"), (0.45, "#14233d"), (0.8, "#23406a"), (1, "#23406a")], warp=0.12)
    c.brush((30, 16), thr=(0, 0.03), length=4, jitter=0.014)
    c.stars(int(w * h / 5200), h * 0.42, rmax=1.3)
    c.fog_colour = rgb("#2c4a6a")
    x, y, r = at
    c.glow(x, y, r * 4.2, "#ffe0a0", 0.30, 1.2)
    moon(c, x, y, r)
    c.lights = [(x, y, 60, "#ffe0a8", w * 0.24, 0.35)]
    hills(c, w, h)
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.55 + c.detail * 0.4, 0, 1), opacity=0.6)
    c.late.append(lambda: c.glow(x, y, r * 2.2, "#ffe7b0", 0.25, 1.3))
    return c.finish(border=False, vignette=0.22, bloom=0.2, paper=0.03, grain=0.015)


def wide():
    """For landscape screens: 1200 x 560 units."""
    return draw((1200, 560), (1085, 92, 56), 9101)


def tall():
    """For phones held upright: 390 x 580 units."""
    return draw((390, 580), (338, 62, 34), 9102)
