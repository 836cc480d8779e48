"""The lighthouse has turned its lamp inland, but in the hills a ship answers."""

import random

from art.kit.lamplit.all import Box, circle, curve, fir, poly, put, rect, ribbon, sea, spline, tones

SENTENCE = "The lighthouse has turned its lamp inland, but in the hills a ship answers."
KEY = "silver_moon"
FRAME = "landscape"
MOOD = "longing"
PROTAGONIST = "nobody"

LAMP = (128, 232)


def ship():
    """A three-masted ship that heels a little, its waterline at 0: (hull and rigging, sails)."""
    hull = curve(
        [(-86, -16, "c"), (-60, -8), (0, -6), (58, -10), (78, -20, "c"), (66, 8), (40, 18), (-40, 18), (-66, 6)]
    )
    masts = [ribbon([(x, -6), (x + 3, -h)], 3.4, 2) for x, h in ((-52, 112), (2, 140), (52, 104))]
    lines = [
        ribbon([(-114, -38), (-78, -16)], 2.6),
        ribbon([(-114, -38), (-49, -110)], 1),
        ribbon([(-49, -110), (5, -138)], 1),
        ribbon([(5, -138), (55, -102)], 1),
        ribbon([(55, -102), (80, -20)], 1),
    ]
    sails = []
    for x, w, rows in (
        (-50, 22, ((-104, -80), (-75, -40))),
        (4, 27, ((-132, -104), (-99, -66), (-61, -24))),
        (54, 21, ((-98, -74), (-69, -34))),
    ):
        for k, (t, u) in enumerate(rows):
            a = w * (0.7 + 0.15 * k)
            sails.append(
                curve(
                    [
                        (x - a * 0.86, t, "c"),
                        (x + a * 0.86, t, "c"),
                        (x + a * 1.02, t + (u - t) * 0.55),
                        (x + a, u, "c"),
                        (x, u - 5),
                        (x - a, u, "c"),
                        (x - a * 0.98, t + (u - t) * 0.55),
                    ]
                )
            )
    return [hull, *masts, *lines], sails


def ridge(pts):
    """A hill from its ridge down."""
    return curve([*pts, (640, 960), (-20, 960)], k=0.6)


def wooded(pts, n, h, seed, skip=()):
    """Firs along a ridge, none where x lies in one of the spans to skip."""
    P, r, out = spline(pts, 24), random.Random(seed), []
    for k in range(n):
        x, y = P[int((k + r.random()) / n * (len(P) - 1))]
        if not any(a < x < z for a, z in skip):
            out.append(fir(x, y + 5, h * r.uniform(0.6, 1.15), 6, 0.2))
    return out


def draw():
    """A beam over the wooded hills; far in them, masts and one warm light."""
    b = Box(
        KEY, glow_at=(480, 250), glow_r=300, sharp=(20, 290), aperture=0.02, mat_seed=294, glow=0.62, edge="#33506a"
    )
    cols = tones("#8aa0a8", "#1c3038", 5)
    hills = (
        (262, [(-20, 452), (120, 420), (230, 446), (340, 400), (430, 372), (540, 414), (640, 380)], 0, 0, ()),
        (240, [(-20, 520), (140, 500), (300, 470), (400, 486), (520, 440), (640, 462)], 26, 26, ()),
        (196, [(-20, 600), (160, 560), (300, 574), (430, 604), (560, 556), (640, 540)], 30, 44, ((330, 520),)),
        (164, [(-20, 690), (180, 668), (330, 640), (480, 676), (640, 620)], 22, 66, ((360, 470),)),
        (132, [(-20, 770), (200, 772), (400, 730), (640, 736)], 16, 96, ((300, 420),)),
    )
    for (z, pts, n, h, skip), col in zip(hills, cols, strict=True):
        b.sheet(z, col, ridge(pts), wooded(pts, n, h, z, skip), trans=0.1, curl=2)
    hull, sails = ship()
    x, y, s = 424, 596, 1.16
    b.sheet(224, "#13202a", put(hull, x, y, s, rot=-6), trans=0.03)
    b.sheet(216, "#4a6270", put(sails, x, y, s, rot=-6), trans=0.2, curl=3)
    b.lamp(x - 112, y - 38, 206, "#ffb84a", 1.6, size=6, show=7)
    # the beam
    b.sheet(234, "#fff6d4", poly([LAMP, (640, 330), (640, 1130)]), veil=0.3, casts=0, tex=0.3, fixed=0.9)
    b.sheet(230, "#fff8dc", poly([LAMP, (640, 404), (640, 860)]), veil=0.4, casts=0, tex=0.3, fixed=0.95)
    # the tower on its rock, the sea without a ship
    rock = poly([(-20, 640), (40, 652), (66, 700), (190, 706), (214, 760), (250, 800), (262, 930), (-20, 930)])
    b.sheet(104, "#2a3d48", rock, trans=0.04, curl=2)
    tower = poly([(96, 290), (160, 290), (184, 712), (72, 712)])
    b.sheet(88, "#dfe4e2", tower, trans=0.06, curl=3)
    b.sheet(
        84,
        "#3c5262",
        [rect(122, y, 12, 20) for y in (350, 450, 550)],
        poly([(112, 712), (112, 664), (128, 652), (144, 664), (144, 712)]),
        trans=0.05,
    )
    b.sheet(
        80,
        "#2c3e4c",
        rect(84, 280, 88, 14),
        rect(94, 200, 6, 82),
        rect(156, 200, 6, 82),
        poly([(88, 204), (128, 160), (168, 204)]),
        circle(128, 156, 7),
        [ribbon([(84, 262), (172, 262)], 2.4)],
        [rect(86 + 12 * i, 262, 2, 20) for i in range(8)],
        trans=0.04,
        curl=1,
    )
    b.sheet(92, "#fff0b8", rect(100, 204, 56, 78), trans=0.3, fixed=1.0)
    b.lamp(*LAMP, 70, "#ffe8a8", 0.9, size=10, show=16)
    for z, col, y, ph in ((74, "#34566a", 800, 0.2), (62, "#284759", 824, 0.7), (50, "#1c3646", 852, 0.4)):
        b.sheet(z, col, sea(y, 7, ph * 5, 0.8), trans=0.04, curl=2)
    return b.render(exposure=1.08)
