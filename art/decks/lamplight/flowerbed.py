"""The ward's beds are dug and raked like garden beds, but only the empty one is in flower."""

import random

from art.kit.lamplit.all import Box, at, circle, curve, leaf, poly, put, rect, ribbon

SENTENCE = "The ward's beds are dug and raked like garden beds, but only the empty one is in flower."
KEY = "hospital_green"
FRAME = "overhead"
MOOD = "grief"
PROTAGONIST = "nobody"

BEDS = [
    (x, y) for y in (-470, -150, 170, 490) for x in (-330, -110, 110, 330)
]  # middles, on a floor turned about 300, 450
EMPTY = 6
FLOOR = -14


def on(shape, bed=(0, 0)):
    """A place on the floor."""
    return put(put(shape, *bed), 300, 450, 1.0, rot=FLOOR)


def box(w, h, k=6):
    """A soft rectangle about 0,0."""
    w, h = w / 2, h / 2
    half = [(-w + k, -h), (w - k, -h), (w - k * 0.3, -h + k * 0.3), (w, -h + k)]
    half += [(w, h - k), (w - k * 0.3, h - k * 0.3), (w - k, h)]
    return poly([*half, *[(-x, y) for x, y in half[:2:-1]], (-w + k * 0.3, -h + k * 0.3)])


def flower(r, n, x, y, rot):
    """A flower of n petals."""
    petal = curve([(0, 0, "c"), (r * 0.5, -r * 0.42), (r, 0), (r * 0.5, r * 0.42)])
    return [at(petal, x, y, rot=rot + 360 * i / n) for i in range(n)]


def draw():
    """Rows of beds from above; one is a thicket."""
    b = Box(KEY, glow_at=(330, 400), glow_r=420, sharp=(10, 240), aperture=0.03, mat_seed=110, sun_power=0.82)
    b.slant = (-0.5, -0.45)
    r = random.Random(5)
    b.sheet(210, "#a9d3bd", rect(-20, -20, 640, 940), trans=0.1)
    lines = [rect(x, -700, 2, 1400) for x in range(-600, 600, 55)] + [
        rect(-600, y, 1200, 2) for y in range(-700, 700, 55)
    ]
    b.sheet(206, "#97c4ac", on(lines), trans=0.1, casts=0)
    # frames, soil, furrows, pillows
    b.sheet(184, "#eef6e8", [on([box(164, 276)], p) for p in BEDS], trans=0.1, curl=2)
    b.sheet(172, "#573f2e", [on([box(148, 256)], p) for p in BEDS], trans=0.05, curl=2)
    furrows = []
    for p in BEDS:
        for j in range(9):
            y = -48 + 20 * j
            furrows += on([ribbon([(-66, y), (-22, y + r.uniform(-3, 3)), (22, y + r.uniform(-3, 3)), (66, y)], 10)], p)
    b.sheet(164, "#72543c", furrows, trans=0.05, curl=2)
    b.sheet(156, "#fbfdf4", [on(put([box(122, 62, 16)], r.uniform(-2, 2), -88), p) for p in BEDS], trans=0.12, curl=5)
    # those who lie in the others
    mound = [(-38, -50), (0, -62), (38, -50), (46, 10), (36, 70), (22, 116), (-18, 116), (-34, 70), (-46, 10)]
    sleepers = [(p, r.uniform(-8, 8), r.choice([-1, 1])) for i, p in enumerate(BEDS) if i != EMPTY]
    for z, k, col in ((158, 1.0, "#694c36"), (148, 0.84, "#765840"), (138, 0.64, "#846548")):
        lumps = [on([curve([(x * f * k + dx, 20 + y * k) for x, y in mound])], p) for p, dx, f in sleepers]
        b.sheet(z, col, lumps, trans=0.05, curl=4)
    b.sheet(144, "#e2c4a8", [on([circle(dx * 1.6, -76, 17, 20)], p) for p, dx, _ in sleepers], trans=0.08, curl=2)
    cap = curve([(-20, 2), (-17, -18), (0, -25), (17, -18), (20, 2), (0, -8)])
    for i, tone in enumerate(("#5a3a2c", "#b8b0a4", "#3c3230")):
        b.sheet(136, tone, [on([at(cap, dx * 1.6, -78)], p) for p, dx, _ in sleepers[i::3]], trans=0.08, curl=2)
    # the empty one
    ex, ey = BEDS[EMPTY]
    spots = [(r.uniform(-66, 66), r.uniform(-50, 118)) for _ in range(60)] + [
        (r.uniform(-84, 84), r.uniform(-64, 134)) for _ in range(20)
    ]
    for z, col, seed in ((132, "#2f6b4a", 1), (118, "#3f8a58", 2)):
        q = random.Random(seed)
        green = [
            at(leaf(q.uniform(26, 44)), x + q.gauss(0, 8), y + q.gauss(0, 8), rot=q.uniform(0, 360)) for x, y in spots
        ]
        b.sheet(z, col, on(green, (ex, ey)), trans=0.12, curl=2)
    for z, col, m, n, size in (
        (104, "#c03a34", 20, 5, 20),
        (94, "#e8785c", 14, 6, 17),
        (84, "#f6e3c0", 16, 7, 13),
        (76, "#e0a83c", 10, 5, 11),
    ):
        heads = [flower(size * r.uniform(0.8, 1.15), n, *spots[r.randrange(80)], r.uniform(0, 90)) for _ in range(m)]
        b.sheet(z, col, on([p for h in heads for p in h], (ex, ey)), trans=0.15, curl=2)
    fallen = [
        at(curve([(0, 0, "c"), (7, -6), (15, 0), (7, 6)]), r.gauss(0, 90), r.uniform(100, 250), rot=r.uniform(0, 360))
        for _ in range(12)
    ]
    b.sheet(126, "#c03a34", on(fallen, (ex, ey)), trans=0.1, curl=1)
    return b.render(exposure=1.05)
