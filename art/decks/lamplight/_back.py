"""The back of the deck's cards: the same turned upside down, so that it tells nothing about how a card was held."""

import math

import numpy as np
from PIL import Image

from art.kit.lamplit.all import Box, at, circle, curve, flat, hare, leaf, lens, mask, moth, put, ribbon, sprig

KEY = "blue_night"
MIDDLE = (300, 450)
STEPS = ("#213768", "#2b467e", "#3f4f8a", "#6a5080", "#a8603f", "#e39a52")
GROUND = [(-20, 668, "c"), (80, 686), (180, 742), (300, 786), (430, 800), (620, 742, "c"), (620, 920, "c")]
TWIG = ((446, 772, -20), (449, 752, -160), (448, 704, -32), (444, 676, -150), (432, 628, -48), (424, 606, -142))
CORNERS = sprig(44, 850, -0.95, 92, 3, 25, 5), sprig(556, 850, -2.2, 92, 4, 25, 5)


def draw():
    """Two hares look up to one paper lantern, each from its own ground, through openings of night-blue leaves."""
    b = Box(KEY, glow_at=MIDDLE, glow_r=240, sharp=(20, 220), aperture=0.03, mat_seed=41, mat_colour="#16203f")
    b.slant = (0, 0)  # no light from a side: it would tell where up is
    for i, col in enumerate(STEPS):
        wide, high = 276 - 31 * i, 424 - 47 * i
        rim = np.maximum(
            1 - mask(circle(*MIDDLE, wide, high)), mask(both(wreath(wide, high, 15 - i, 74 - 6 * i, i * 0.4)))
        )
        holes = [] if i else [(both(CORNERS), "#f0a860", 0.5, 0.32)]
        b.sheet(46 + 26 * i, col, m=rim, trans=0.08 + 0.06 * i, curl=2, holes=holes)
    b.sheet(116, "#31406e", both(ribbon([(300, 352), (298, 200), (300, -20)], 3.5)), trans=0.05)
    lantern(b)
    b.lamp(*MIDDLE, 150, "#ffb060", 1.25, size=10)
    b.sheet(66, "#16244c", both(curve([*GROUND, (-20, 920, "c")])), trans=0.05, curl=1)
    b.sheet(58, "#0f1833", both(put(hare(), 206, 768, 2.0, flip=True)), trans=0.03, curl=1)
    stalk = ribbon([(440, 856), (450, 750), (442, 660), (410, 582)], 6.5, 2.5)
    b.sheet(56, "#13204a", both(stalk, [at(leaf(66 - 6 * i, 0.21), x, y, rot=r) for i, (x, y, r) in enumerate(TWIG)]))
    b.sheet(52, "#f2d09a", both(put(moth(), 462, 520, 0.7, rot=-38)), trans=0.4, curl=1)
    return half_turned(b.render())


def wreath(wide, high, n, size, turn):
    """Leaves along half of an oval, all swept the same way round the lantern."""
    found = []
    for k in range(n):
        a = math.pi * (k + turn) / n
        x, y = 300 + (wide + 5) * math.cos(a), 450 + (high + 5) * math.sin(a)
        inwards = math.degrees(math.atan2(450 - y, 300 - x))
        found.append(at(leaf(size, 0.19), x, y, rot=inwards + 52))
    return found


def lantern(b):
    """A paper lantern that has no top: ribs of shadow on glowing tissue, a cap at each end."""
    ribs = [
        lens([(300 + k * 34, 350), (300 + k * 112, 450), (300 + k * 34, 550)], 3.2)
        for k in (-0.72, -0.37, 0, 0.37, 0.72)
    ]
    b.sheet(
        112, "#b8632e", circle(*MIDDLE, 88, 106), holes=[(circle(*MIDDLE, 85, 103), "#ffc069", 0.7, 0.62)], trans=0.3
    )
    b.sheet(110, "#a8502c", ribs, trans=0.2, casts=0.3)
    b.sheet(
        108, "#26335f", both(curve([(262, 364, "c"), (270, 344), (330, 344), (338, 364, "c"), (300, 371)])), trans=0.05
    )


def both(*shapes):
    """The outlines, and the same turned by half about the middle of the card."""
    outlines = flat(*shapes)
    return outlines + [at(outline, 600, 900, rot=180) for outline in outlines]


def half_turned(image):
    """The picture with its upper half, turned, as its lower one: paper and light have no up either."""
    seen = np.asarray(image, np.float32)
    t = np.clip((np.arange(len(seen)) + 0.5) / len(seen) * 15 - 7, 0, 1)  # over a 15th of the height
    k = (t * t * (3 - 2 * t))[:, None, None]
    return Image.fromarray((seen * (1 - k) + seen[::-1, ::-1] * k + 0.5).astype(np.uint8))
