"""The sea withdrew years ago, but the lifeguard still climbs his chair, and today he has stood up."""

import math

from art.kit.lamplit.all import Box, boat, curve, fallen, lens, person, put, rect, ribbon, tones

SENTENCE = "The sea withdrew years ago, but the lifeguard still climbs his chair, and today he has stood up."
KEY = "desert"
FRAME = "landscape"
MOOD = "uneasy"
PROTAGONIST = "adult"

SHORES = [(318, 2, 0.3), (344, 5, 1.1), (384, 9, 2.6), (440, 13, 4.0), (516, 18, 5.2), (612, 24, 0.9)]  # old tide lines


def shore(y, amp, phase):
    """The sand on this side of a tide line."""
    pts = [
        (x, y + amp * math.sin(x / 90 + phase) + amp * 0.5 * math.sin(x / 37 + 2 * phase)) for x in range(-30, 640, 30)
    ]
    return curve([*pts, (640, 960, "c"), (-30, 960, "c")])


def stand():
    """The high chair from the front, its feet on 0,0."""
    legs = [ribbon([(s * 74, 0), (s * 40, -322)], 9, 7) for s in (-1, 1)]
    rungs = [
        ribbon([(-74 + 34 * t, -322 * t), (74 - 34 * t, -322 * t)], 5.5) for t in (0.14, 0.28, 0.42, 0.56, 0.7, 0.84)
    ]
    return [
        *legs,
        *rungs,
        rect(-54, -334, 108, 12),
        rect(-50, -384, 8, 52),
        rect(42, -384, 8, 52),
        rect(-56, -388, 22, 7),
        rect(34, -388, 22, 7),
    ]


def rear():
    """Its hind legs and back, a little up and to the right."""
    legs = [ribbon([(s * 62 + 20, -44), (s * 36 + 10, -326)], 7, 6) for s in (-1, 1)]
    brace = [ribbon([(-40, -50), (44, -300)], 4), ribbon([(78, -50), (-22, -300)], 4)]
    return [
        *legs,
        *brace,
        rect(-32, -402, 84, 10),
        rect(-32, -380, 84, 8),
        rect(-32, -402, 7, 74),
        rect(45, -402, 7, 74),
    ]


def draw():
    """Dry terraces to the horizon, a tall chair, a man who looks out, a thin line of blue."""
    b = Box(KEY, glow_at=(470, 220), glow_r=420, sharp=(20, 240), aperture=0.03, mat_seed=85, sun_power=0.98)
    b.slant = (-0.26, 0.42)
    cols = tones("#ffe7b6", "#f4b987", len(SHORES))[::-1]
    b.sheet(176, "#1f7f88", curve([(350, 320), (450, 309), (640, 305), (640, 326), (350, 326)]), trans=0.2)
    for i, ((y, amp, phase), col) in enumerate(zip(SHORES, cols, strict=True)):
        b.sheet(160 - 18 * i, col, shore(y, amp, phase), trans=0.14, curl=2, tex=0.6)
    x, y, k = 206, 822, 1.22
    man = person(
        "man",
        lean=3,
        head=-3,
        near=(92, 196),
        far=(-16, 6),
        legs=((12, 2), (-13, -16)),
        hat_="cap",
        shoe="bare",
        hands=("rest", "rest"),
    )
    figure = put(man, 4, -334, 0.98, flip=True)
    wreck = [*boat(96), ribbon([(-26, -5), (-24, -16)], 3), ribbon([(10, -5), (12, -15)], 3)]
    for i in range(len(SHORES)):
        z = 160 - 18 * i
        b.shade(z, fallen([stand(), rear(), figure], x, y, 0.5, -0.6, k), strength=0.62, soft=1.4, tint="#8a3a5a")
        b.shade(z, fallen(wreck, 500, 432, 0.6, -0.7, 0.62), strength=0.55, soft=1.2, tint="#8a3a5a")
    b.sheet(114, "#8a4a44", put(wreck, 500, 432, 0.62, rot=-8), trans=0.05, casts=0)
    b.sheet(60, "#a24a40", put(rear(), x, y, k), trans=0.06, casts=0)
    b.sheet(54, "#b8352c", put(stand(), x, y, k), trans=0.06, casts=0, curl=1)
    b.sheet(50, "#4a1f36", put(figure, x, y, k), trans=0.03, casts=0)
    ripples = [(330, 720), (430, 790), (50, 866), (300, 856), (470, 856), (26, 716)]
    b.shade(70, [lens([(u, v), (u + 50, v - 6), (u + 110, v + 2)], 3) for u, v in ripples], strength=0.3, soft=1)
    return b.render(exposure=1.04)
