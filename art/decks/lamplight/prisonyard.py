"""The prisoners walk in a ring in the snow, but one track has gone straight on through the wall."""

import math
import random

from art.kit.lamplit.all import Box, at, circle, mask, overhead, person, poly, put, rect

SENTENCE = "The prisoners walk in a ring in the snow, but one track has gone straight on through the wall."
KEY = "paper_white"
FRAME = "overhead"
MOOD = "wonder"
PROTAGONIST = "adult"

AT, R = (292, 604), 176  # the ring
GAP = -24  # the angle where one has left it


def steps(points, r):
    """Footprints, left and right, along (x, y, heading)."""
    out = []
    for i, (x, y, a) in enumerate(points):
        side = 5.5 if i % 2 else -5.5
        a += r.uniform(-8, 8)
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        px, py = x + side * c + r.uniform(-1.5, 1.5), y + side * s + r.uniform(-1.5, 1.5)
        out += put([circle(0, -2.4, 2.7, 4.2), circle(0, 4, 2.1, 2.4)], px, py, 1.2, rot=a)
    return out


def on_ring(angle, k=1.0):
    """A place on the ring and the heading of one who walks there."""
    a = math.radians(angle)
    return AT[0] + R * k * math.cos(a), AT[1] + R * k * math.sin(a), angle


def draw():
    """A walled yard from straight above; footprints in a ring, and a line of them that leaves."""
    r = random.Random(6)
    b = Box(KEY, glow_at=(300, 450), glow_r=600, sharp=(5, 220), aperture=0.03, mat_seed=96)
    b.slant = (-0.6, -0.5)
    ring = [on_ring(r.uniform(0, 360), r.gauss(1, 0.05)) for _ in range(300)]
    x, y, a = on_ring(GAP)
    dx, dy = math.sin(math.radians(a)), -math.cos(math.radians(a))
    straight = [(x + dx * 19 * i, y + dy * 19 * i, a) for i in range(1, 36)]
    snow = mask(rect(-20, -20, 640, 960))
    trodden = mask(circle(*AT, R * 1.13)) * (1 - mask(circle(*AT, R * 0.87)))
    b.sheet(74, "#c9ccd6", rect(-20, -20, 640, 960), trans=0.1)
    b.sheet(68, "#e9eaee", m=trodden, trans=0.1, holes=[(steps(ring, r), "#a9afbf", 0.2, 0.1)])
    b.sheet(
        62,
        "#fdfcf8",
        m=snow * (1 - trodden),
        trans=0.1,
        tex=0.5,
        curl=2,
        holes=[(steps(straight, r), "#46506c", 0.2, 0.02)],
    )
    # the wall, in three courses
    courses = ((40, "#8b4b42", 0), (30, "#a4574a", 7), (22, "#b9685a", 15))
    for z, col, d in courses:
        north = poly([(-40, 204 + d), (640, 264 + d), (640, 344 - d), (-40, 284 - d)])
        east = poly([(548 + d, 300), (640, 300), (640, 960), (522 + d, 960)])
        tower = at(rect(-66 + d, -66 + d, 132 - 2 * d, 132 - 2 * d), 560, 300, rot=5.2)
        b.sheet(z, col, north, east, tower, trans=0.05, curl=1)
    b.sheet(16, "#fbfaf6", at(rect(-36, -36, 72, 72), 560, 300, rot=5.2), trans=0.05, curl=2)
    b.sheet(10, "#3a3f52", put(overhead("man", "brim", (20, 20)), 552, 302, 1.0, rot=-118), trans=0.04)
    # the prisoners, and the gap that they leave for one
    n = 12
    for i in range(1, n + 1):
        angle = GAP + 360 * i / (n + 1) + r.uniform(-3, 3)
        px, py, heading = on_ring(angle, 1 + r.uniform(-0.02, 0.02))
        first = i == 1
        heading = a - 2 if first else heading + r.uniform(-7, 7)
        build = ("man", "stout", "old", "man")[i % 4]
        pose = person(
            build,
            lean=r.uniform(4, 14),
            head=r.uniform(4, 20),
            near=(r.uniform(-20, 10), 10),
            far=(-10, 6),
            legs=((16, 4), (-14, -26)),
            feet=(0, 16),
            hat_="cap",
        )
        for z in (62, 68):
            b.shade(
                z,
                put(pose, px + 4, py + 6, 1.0 + r.uniform(-0.1, 0.15), rot=124),
                strength=0.42,
                soft=1.5,
                tint="#5a6688",
            )
        b.sheet(
            50,
            "#4a4f62",
            put(overhead(build, None, (r.uniform(0, 18), r.uniform(0, 18))), px, py, 1.0, rot=heading),
            trans=0.05,
        )
        b.sheet(45, "#c9281f" if first else ("#2f3344", "#3b4054")[i % 2], circle(px, py, 9.4), trans=0.05, curl=2)
    return b.render(exposure=1.06)
