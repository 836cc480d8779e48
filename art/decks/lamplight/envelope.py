"""The letter has never been opened, but in the window of its envelope a lamp is lit every evening."""

from art.kit.lamplit.all import Box, chair, circle, curve, mask, person, poly, put, rect, ribbon

SENTENCE = "The letter has never been opened, but in the window of its envelope a lamp is lit every evening."
KEY = "moonless"
FRAME = "object"
MOOD = "longing"
PROTAGONIST = "adult"

TILT, FOOT = -5, (300, 676)  # how it leans, and the middle of its lower edge


def on(shape):
    """Outlines of the envelope, drawn about the middle of its lower edge."""
    return put(shape, *FOOT, rot=TILT)


def draw():
    """A pale envelope leans on a shelf in the dark, and in its window there is a room."""
    b = Box(
        KEY,
        glow_at=(230, 560),
        glow_r=160,
        sharp=(10, 300),
        aperture=0.02,
        mat_seed=53,
        sun_power=0.26,
        fill_power=0.2,
        sun="#9fb2e0",
        fill="#5a6aa8",
    )
    b.slant = (-0.3, -0.3)
    hole = 1 - mask(on(rect(-190, -196, 250, 156)))
    # the wall, papered in stripes, and the shelf
    stripes = [rect(x, -20, 26, 760) for x in range(-14, 620, 78)]
    b.sheet(170, "#3a4470", m=hole, trans=0.02)
    b.sheet(166, "#465286", m=mask(stripes) * hole, trans=0.02)
    # the envelope
    for z, grow, col in ((134, 3, "#7f86a8"), (124, 0, "#dcd9e4")):
        b.sheet(
            z,
            col,
            m=mask(on(poly([(-236 - grow, -330 - grow), (236 + grow, -330 - grow), (236, 4), (-236, 4)]))) * hole,
            trans=0.06,
            curl=4,
        )
    flap = curve([(-237, -331, "c"), (237, -331, "c"), (30, -246), (0, -236), (-30, -246)], k=0.3)
    b.sheet(112, "#efecf2", on(flap), trans=0.06, curl=5)
    b.sheet(104, "#b8302c", on(circle(0, -250, 21)), trans=0.06, curl=4)
    b.sheet(100, "#d04a3c", on(circle(0, -250, 13)), trans=0.06, curl=3)
    # the room in its window
    x0, y0 = 222, 580  # middle of the window
    b.sheet(262, "#f0b660", rect(60, 420, 360, 320), trans=0.1)
    b.sheet(256, "#c8803c", rect(60, 640, 360, 80), trans=0.1)
    b.sheet(
        240,
        "#5a2c1c",
        [rect(x0 - 26, y0 + 26, 92, 6), rect(x0 - 18, y0 + 30, 5, 50), rect(x0 + 52, y0 + 30, 5, 50)],
        trans=0.05,
    )
    lampshade = poly([(x0 + 6, y0 - 14), (x0 + 22, y0 - 38), (x0 + 42, y0 - 38), (x0 + 58, y0 - 14)])
    b.sheet(236, "#fff0c0", lampshade, trans=0.9)
    b.sheet(
        238, "#5a2c1c", ribbon([(x0 + 32, y0 - 16), (x0 + 32, y0 + 26)], 4), circle(x0 + 32, y0 + 25, 12, 3), trans=0.05
    )
    who = person(
        "woman",
        lean=14,
        head=10,
        near=(40, 110),
        far=(46, 96),
        legs=((80, 4), (76, -8)),
        seat=40,
        hair_="bun",
        coat=0.5,
        flare=1.2,
    )
    b.sheet(
        228, "#33141a", put(who, x0 - 52, y0 + 80, 1.12, True), put(chair(), x0 - 52, y0 + 80, 1.12, True), trans=0.03
    )
    drape = [
        on(
            curve(
                [(-196, -204, "c"), (-120, -204, "c"), (-140, -140), (-170, -100), (-162, -30, "c"), (-196, -30, "c")]
            )
        ),
        on(curve([(66, -204, "c"), (-4, -204, "c"), (16, -140), (46, -100), (38, -30, "c"), (66, -30, "c")])),
    ]
    b.sheet(200, "#e8c890", drape, trans=0.5, curl=3)
    b.lamp(x0 + 32, y0 - 22, 222, "#ffc060", 2.4, size=8)
    b.lamp(x0 + 32, y0 - 22, 250, "#ffd890", 1.8, size=10)
    # the shelf, and what the window throws on it
    b.sheet(90, "#7f7f96", poly([(-20, 672), (640, 672), (640, 960), (-20, 960)]), trans=0.02, curl=2)
    patch = poly([(106, 676), (336, 676), (450, 850), (30, 866)])
    b.shade(90, m=1 - mask(patch), strength=0.86, soft=5)
    b.lamp(224, 700, 40, "#ffb450", 1.5, size=30)
    b.lamp(240, 790, 30, "#ffa840", 0.8, size=30)
    # the paper knife, not used
    b.sheet(
        64,
        "#aab4d0",
        curve([(372, 812, "c"), (390, 802), (520, 768), (560, 752, "c"), (530, 780), (400, 822)]),
        trans=0.05,
        curl=2,
    )
    b.sheet(58, "#3c2a30", ribbon([(286, 838), (330, 828), (378, 812)], 19, 13), trans=0.05, curl=3)
    return b.render(exposure=1.15)
