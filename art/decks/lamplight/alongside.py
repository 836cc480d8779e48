"""The train left an hour ago, but the houses of the village have come along and look in at the windows."""

from art.kit.lamplit.all import Box, circle, curve, frontal, mask, mirror, person, poly, put, rect, ribbon

SENTENCE = "The train left an hour ago, but the houses of the village have come along and look in at the windows."
KEY = "autumn_dusk"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "child"


class House:
    """A house that leans as it runs."""

    def __init__(self, x, y, w, h, roof, lean):
        self.x, self.y, self.w, self.h, self.roof, self.lean = x, y, w, h, roof, lean

    def at(self, u, v):
        """A point: u across from -.5 to .5, v of the wall's height."""
        v *= self.h
        return self.x + u * self.w + self.lean * (v / self.h) ** 1.5 if v > 0 else self.x + u * self.w, self.y - v

    def walls(self):
        """Walls that bend."""
        rows = [-0.4, 0, 0.25, 0.5, 0.75, 1.0]
        return poly([*[self.at(-0.5, v) for v in rows], *[self.at(0.5, v) for v in rows[::-1]]])

    def top(self):
        """Roof and chimney."""
        r = 1 + self.roof / self.h
        cap = poly([self.at(-0.64, 0.98), self.at(-0.12, r), self.at(0.12, r), self.at(0.64, 0.98)])
        return [
            cap,
            poly([self.at(0.2, r - 0.2), self.at(0.2, r + 0.06), self.at(0.36, r + 0.06), self.at(0.36, r - 0.2)]),
        ]

    def windows(self):
        """Two lit windows of two panes each, and a door."""
        out = []
        for u in (-0.27, 0.23):
            for d in (-0.13, 0.01):
                c = [(u + d, 0.8), (u + d + 0.11, 0.8), (u + d + 0.11, 0.52), (u + d, 0.52)]
                out.append(poly([self.at(*p) for p in c]))
        return out


def draw():
    """A dark carriage; behind its window, houses at a run."""
    b = Box(KEY, glow_at=(330, 360), glow_r=360, sharp=(20, 240), aperture=0.04, mat_seed=103)
    # outside: a red evening and the village
    far = [
        House(60, 470, 70, 90, 50, 30),
        House(170, 480, 60, 76, 44, 26),
        House(420, 474, 66, 88, 46, 30),
        House(540, 470, 70, 80, 50, 26),
    ]
    b.sheet(226, "#c9683a", curve([(-20, 470), (200, 450), (420, 470), (640, 450), (640, 700), (-20, 700)]), trans=0.3)
    b.sheet(
        216,
        "#a8502f",
        [h.walls() for h in far],
        [h.top() for h in far],
        trans=0.3,
        holes=[([h.windows() for h in far], "#ffdf90", 1.0, 0.5)],
    )
    mid = [House(96, 600, 126, 200, 90, 70), House(496, 620, 132, 190, 90, 66)]
    for h in mid:
        b.sheet(196, "#8a3f30", h.walls(), trans=0.2, holes=[(h.windows(), "#ffd880", 1.1, 0.7)])
        b.sheet(188, "#5c2b34", h.top(), trans=0.15, curl=2)
    h = House(262, 640, 200, 300, 120, 104)
    b.sheet(174, "#b3573a", h.walls(), trans=0.15, holes=[(h.windows(), "#ffe6a0", 1.2, 0.9)])
    b.sheet(164, "#4a2433", h.top(), trans=0.1, curl=2)
    # the carriage
    glass = rect(56, 120, 488, 500)
    b.sheet(120, "#6b3a34", m=1 - mask(glass), trans=0.05)
    b.sheet(104, "#8a4c3a", m=mask(rect(32, 96, 536, 548)) - mask(glass), trans=0.05, curl=2)
    b.sheet(112, "#7d4236", rect(-20, 40, 640, 14), rect(-20, 62, 640, 5), trans=0.05)
    b.sheet(96, "#a05c40", rect(-20, 636, 640, 20), trans=0.05, curl=2)
    b.sheet(110, "#54303a", rect(-20, 770, 640, 170), trans=0.05)
    shine = [poly([(x, 790), (x + 64, 790), (x + 28, 890), (x - 52, 890)]) for x in (214, 300)]
    b.sheet(108, "#e8a04a", shine, trans=0.05, veil=0.75)
    # seats facing one another, and those who sleep
    left = [(-20, 560, "c"), (36, 556), (62, 572), (76, 716), (150, 728), (160, 746), (156, 820, "c"), (-20, 820, "c")]
    b.sheet(84, "#8f3338", mirror(curve(left)), trans=0.05, curl=3)
    b.sheet(78, "#6e262f", mirror(rect(-20, 800, 160, 60)), trans=0.05)
    man = person("stout", lean=-8, head=34, near=(20, 66), far=(16, 56), legs=((80, 8), (74, 2)), seat=44, hat_="brim",
                 coat=0.3, flare=0.6)  # fmt: skip
    b.sheet(58, "#2a1826", put(man, 96, 840, 2.35, flip=True), trans=0.05, curl=1)
    woman = person("woman", lean=-12, head=-20, near=(16, 74), far=(10, 60), legs=((82, 4), (76, 0)), seat=44,
                   hair_="bun", coat=0.75, flare=1.2)  # fmt: skip
    b.sheet(56, "#2a1826", put(woman, 506, 840, 2.35), trans=0.05, curl=1)
    child = frontal("child", arms=((100, 156), (116, 166)), coat=0.62, flare=1.2, hair_="bob", hands=("open", "open"))
    b.sheet(64, "#2f7a80", put(child, 318, 842, 2.6), trans=0.06, curl=2)
    head = [circle(0, -83, 13, 14.6), ribbon([(-6, -76), (-9, -62)], 6, 4), ribbon([(6, -76), (9, -62)], 6, 4)]
    b.sheet(60, "#2a1826", put(head, 318, 842, 2.6), trans=0.05, curl=1)
    b.lamp(330, 420, 150, "#ffd080", 0.5, size=12)
    return b.render(exposure=1.12)
