"""The barber shaves the customer, but in the mirror the customer shaves the barber."""

from art.kit.lamplit.all import Box, curve, mask, person, poly, put, rect, ribbon

SENTENCE = "The barber shaves the customer, but in the mirror the customer shaves the barber."
KEY = "mint"
FRAME = "interior"
MOOD = "uneasy"
PROTAGONIST = "adult"

BLUE, RED = "#1d3f52", "#c8452f"
CAPE = [
    (5, -69),
    (16, -66),
    (17, -50),
    (8, -32),
    (-14, -22),
    (-34, -10, "c"),
    (-36, -32),
    (-24, -42),
    (-8, -48),
    (0, -60),
]


def chair():
    """A barber's chair, its back tilted to the right."""
    return [
        curve([(-34, -32), (-8, -34), (10, -38), (20, -68), (30, -70), (32, -62), (18, -24), (-32, -25)]),
        ribbon([(25, -66), (29, -78)], 4),
        curve([(22, -80), (29, -85), (35, -76), (30, -68)]),
        rect(-8, -28, 10, 20),
        curve([(-24, 0, "c"), (-22, -8), (-4, -12), (14, -8), (16, 0, "c")]),
        ribbon([(-30, -28), (-44, -8)], 4),
        ribbon([(-52, -8), (-36, -6)], 4),
    ]


def sitter(build, hair_, beard_=None):
    """The one who is shaved, head back."""
    legs = ((72, 18), (66, 10))
    return person(
        build, lean=-24, head=-34, near=(30, 70), far=(30, 70), legs=legs, seat=36, hair_=hair_, beard_=beard_
    )


def shaver(build, hair_, beard_=None):
    """The one who shaves, bent over the chair from behind it."""
    figure = person(
        build,
        20,
        20,
        coat=0.34,
        flare=0.5,
        near=(72, 94),
        far=(54, 84),
        legs=((4, 0), (-12, -16)),
        feet=(0, 6),
        hair_=hair_,
        beard_=beard_,
        hands=("grip", "rest"),
    )
    return figure, person.joints["near"]


def scene(b, z, x, y, s, flip, sits, shaves, tints):
    """The two of them and the chair, at a depth."""
    (sit_build, sit_hair, sit_beard), (sh_build, sh_hair, sh_beard) = sits, shaves
    chair_col, sit_col, shave_col, white, steel = tints
    k = -1 if flip else 1
    b.sheet(z, chair_col, put(chair(), x, y, s, flip), trans=0.05)
    b.sheet(z - 5, sit_col, put(sitter(sit_build, sit_hair, sit_beard), x, y, s, flip), trans=0.05, curl=1)
    b.sheet(z - 9, white, put([curve(CAPE)], x, y, s, flip), trans=0.2, curl=2)
    figure, (hx, hy) = shaver(sh_build, sh_hair, sh_beard)
    fx, fy = x + k * 57 * s, y + 2 * s
    b.sheet(z - 14, shave_col, put(figure, fx, fy, s, flip), trans=0.05, curl=1)
    blade = [poly([(-1, -2), (-16, -6), (-16, -1), (-1, 1)])]
    b.sheet(z - 18, steel, put(blade, fx + k * hx * s, fy + hy * s, s, flip, rot=-k * 10), trans=0.3)


def draw():
    """A pair before a great lit mirror; in it they have changed places."""
    b = Box(KEY, glow_at=(300, 330), glow_r=360, sharp=(20, 190), aperture=0.04, mat_seed=101, back="#f7fff2")
    glass = [(92, 570, "c"), (92, 280), (160, 160), (300, 126), (440, 160), (508, 280), (508, 570, "c")]
    rim = [(64, 600, "c"), (64, 270), (140, 134), (300, 94), (460, 134), (536, 270), (536, 600, "c")]
    b.sheet(120, "#5fae98", m=1 - mask(curve(glass)), trans=0.1)
    b.sheet(104, "#d9f0e0", m=mask(curve(rim)) - mask(curve(glass)), trans=0.12, curl=3)
    b.sheet(196, "#cdeedd", rect(-20, 500, 640, 120), trans=0.4)
    b.sheet(186, "#b5e0cc", rect(-20, 545, 640, 120), trans=0.3)
    man, stout = ("man", "bald", "goatee"), ("stout", "short", None)
    pale = ("#6fae9c", "#2f6072", "#d2654c", "#fbfff6", "#2a4a54")
    scene(b, 176, 256, 650, 3.5, False, man, stout, pale)
    # the room: shelf, floor, the pair
    b.sheet(92, "#eef7ea", rect(-20, 596, 640, 26), trans=0.15, curl=2)
    b.sheet(110, "#3f8f7c", rect(-20, 620, 640, 320), trans=0.08)
    b.sheet(84, "#2f7868", poly([(-20, 780), (640, 780), (640, 940), (-20, 940)]), trans=0.08)
    near = ("#16323a", RED, BLUE, "#fbfdf4", "#1a2a33")
    scene(b, 66, 206, 862, 3.45, False, stout, man, near)
    return b.render(exposure=1.05)
