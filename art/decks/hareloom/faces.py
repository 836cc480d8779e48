"""At the lost-property office people wait for a face; the clerk has only the last smile left."""

import numpy as np

from art.kit.all import Card, Frame, Pose, curve, ellipse, hand, head, minus, person, rect, rgb, shift, transform

SENTENCE = "At the lost-property office people wait for a face; the clerk has only the last smile left."
KEY = "brick-smoke"
FRAME = "crowd"
MOOD = "uneasy"
PROTAGONIST = "adult"
SKINS = ["#e3b591", "#c98f6a", "#8a5a40", "#dba988", "#efcdb4", "#a87050"]


def mask(c, x, y, s, feeling, skin, rr, **kw):
    """One lost face: features on a shallow oval, hung by a ring."""
    P = Pose(x, y, s, rr.normal(0, 4))
    head(
        c,
        P,
        ["slim", "heavy", "old", "child"][rr.integers(4)],
        feeling,
        0.0,
        skin=skin,
        hair="#5a4038",
        style="bald",
        rim="#ffe8b8",
        **kw,
    )


def shelves(c, rr):
    """A wall of pigeonholes; most are empty, in a few hangs a face asleep, one hole looks out."""
    c.paint(
        rect(-20, -20, 640, 560),
        "#5c3430",
        dark="#2c1618",
        light="#9a5a44",
        vol=0,
        texk="streakv",
        tex=0.5,
        rough=0.3,
        grad=((300, 0), (300, 520), -0.25, 0.2),
    )
    faces = {
        (1, 1): "asleep",
        (2, 4): "grief",
        (0, 3): "asleep",
        (3, 0): "stern",
        (1, 5): "asleep",
        (3, 5): "fear",
        (2, 2): "tired",
    }
    for r in range(4):
        for k in range(6):
            x, y = 58 + k * 97, 92 + r * 112
            c.paint(
                rect(x - 42, y - 48, 84, 98, 3),
                "#1c1014",
                dark="#0c0608",
                light="#4a2c28",
                vol=-0.6,
                rough=0.4,
                shadow=(0, 0, 3, 0.3),
            )
            c.paint(
                rect(x - 46, y + 48, 92, 9, 2),
                "#8a5240",
                dark="#4a2a24",
                light="#d8a078",
                vol=0.5,
                texk="streakh",
                tex=0.4,
                rough=0.3,
            )
            if (r, k) in faces:
                mask(c, x, y + 4, 0.62, faces[r, k], SKINS[(r * 2 + k) % 6], rr)
                c.line([(x, y - 48), (x, y - 30)], [1.4], "#c8a060")
            elif (r, k) == (0, 5):
                for s_ in (-1, 1):
                    c.late.append(
                        lambda x=x, y=y, s_=s_: c.paint(
                            ellipse(x + s_ * 10, y + 8, 5.4), "#f0c850", vol=0, lit=0, rough=0
                        )
                    )
                    c.late.append(
                        lambda x=x, y=y, s_=s_: c.paint(
                            ellipse(x + s_ * 10 + 1, y + 9, 2.6), "#140c10", vol=0, lit=0, rough=0
                        )
                    )
            elif rr.random() < 0.5:  # a label on a string
                c.line([(x + 8, y - 46), (x + 12, y - 20)], [0.9], "#c8b890", 0.8)
                c.paint(
                    transform(rect(-9, 0, 18, 12, 2), x + 12, y - 20, 1, rr.normal(0, 12)),
                    "#e8dcc0",
                    dark="#a89470",
                    vol=0.2,
                    rough=0.3,
                )


def clerk(c):
    """Behind the counter, spectacles low, a smile held out between two fingers."""
    o = person(
        c,
        318,
        640,
        330,
        "old",
        "stand",
        "three",
        "suit",
        "stern",
        -1,
        arms=((20, 60, 10, -12), (52, 46, 10, 4)),
        col="#4a4a3c",
        col2="#d8c89c",
        hair="#b8b0a6",
        style="bald",
        glasses=True,
        skin="#d8a888",
        rim="#ffe0a0",
        look=(-0.7, 0.2),
        nod=6,
        ground=False,
        hands=("rest", "grip"),
    )
    return o["handR"]


def smile(c, x, y):
    """The last one."""
    P = Pose(x - 30, y - 4, 0.82, -10)
    c.glow(x - 30, y, 90, "#ffd88a", 0.5, 1.4)
    head(c, P, "slim", "laugh", 0.0, skin="#f3cfb0", hair="#7a4a34", style="bald", rim="#fff4d8")


def counter(c):
    """A worn counter with a bell nobody dares to ring."""
    c.paint(
        rect(-20, 566, 640, 26, 3),
        "#a8684a",
        dark="#5a3024",
        light="#f0c090",
        vol=0.6,
        texk="streakh",
        tex=0.5,
        rough=0.4,
        shadow=(0, 6, 8, 0.5),
    )
    c.paint(
        rect(-20, 590, 640, 320),
        "#6a3a30",
        dark="#2c1618",
        light="#a86a50",
        vol=0.1,
        texk="streakv",
        tex=0.5,
        rough=0.4,
        grad=((0, 590), (0, 820), 0.1, -0.35),
    )
    for x in range(20, 600, 112):
        c.paint(minus(rect(x, 616, 96, 260, 3), rect(x + 5, 621, 86, 250, 3)), "#4a2622", vol=0.3, rough=0.4, alpha=0.8)
    k = Frame(c, 482, 568, 52, rim="#fff0c0")
    k.ground(40, 6)
    k.paint(
        [(-34, -6, "c"), (-30, -24), (0, -40), (30, -24), (34, -6, "c")],
        "#c89a3c",
        dark="#5a3a14",
        light="#fff6d0",
        vol=1.2,
        rim=True,
    )
    k.paint(ellipse(0, -42, 5), "#c89a3c", dark="#5a3a14", light="#fff6d0", vol=1.0)


def blank(c, o, h, skin, front=True):
    """Smooth a face away."""
    x, y = o["head"]
    r = h * 0.093
    return c.paint(
        ellipse(x, y + r * 0.16, r * 0.78, r * 0.98),
        skin,
        dark=shift(skin, -0.16, 1.1, -16),
        light=shift(skin, 0.08),
        vol=0.75,
        rough=0.15,
        soft=1.2,
        detail=0.9,
    )


def queue(c, rr):
    """The backs of those who wait, and the one at the end who has turned to us."""
    people = [
        (120, 888, 330, "heavy", "coat", "#5a3c3c", "brim", "#3a2c30"),
        (236, 900, 352, "slim", "coat", "#3c4438", None, None),
        (462, 896, 338, "slim", "dress", "#6a5a3c", None, None),
    ]
    for i, (x, y, h, body, cl, col, hat, hc) in enumerate(people):
        person(
            c,
            x,
            y,
            h,
            body,
            "stand",
            "threeback" if i != 1 else "back",
            cl,
            facing=1 if x < 300 else -1,
            col=col,
            hair=["#2a1c18", "#7a4a2c", "#2a1c18"][i],
            style=["short", "bun", "curly"][i],
            hat=hat,
            hatc=hc,
            rim="#ffcf90",
            skin=SKINS[i],
            ground=True,
        )
    h = 372
    o = person(
        c,
        356,
        930,
        h,
        "slim",
        "stand",
        "front",
        "coat",
        "calm",
        1,
        arms=("lap", "lap"),
        col="#b3402f",
        col2="#f0d8a8",
        hair="#2c1c18",
        style="bob",
        skin="#e8c0a0",
        rim="#ffd8a0",
    )
    blank(c, o, h, "#e8c0a0")
    # his ticket
    x, y = (o["handL"][0] + o["handR"][0]) / 2, o["handL"][1]
    c.paint(
        transform(rect(-9, -14, 18, 26, 2), x, y - 8, 1, 8),
        "#f6ead0",
        dark="#b8a080",
        vol=0.2,
        rough=0.2,
        detail=0.9,
        shadow=(1, 2, 2, 0.4),
    )


def draw():
    """Evening at the counter, two lamps."""
    c = Card(5808, key=(-0.2, -0.85, 0.5))
    c.img[:] = rgb("#2c1c1e")
    rr = np.random.default_rng(14)
    c.fog_colour = rgb("#8a6a5c")
    c.lights = [(200, 300, 110, "#ffd08a", 230, 0.5), (430, 300, 110, "#ffd08a", 230, 0.4)]
    shelves(c, rr)
    c.brush((22, 12), thr=(0, 0.03), length=3.5, keep=np.clip(0.35 + c.detail * 0.6, 0, 1), opacity=0.6)
    c.shade(300, -40, 380, "#140a0c", 0.6, 1.8)
    hx, hy = clerk(c)
    counter(c)
    smile(c, hx, hy)
    hand(c, hx - 2, hy, 190, 22, "grip", "#d8a888")
    c.lights = [(300, 420, 120, "#ffcf8a", 260, 0.35)]
    queue(c, rr)
    for x in (176, 452):  # lamps
        c.line([(x, -10), (x, 36)], [2], "#1c1014")
        c.paint(
            curve([(x - 40, 64, "c"), (x - 22, 40), (x, 34), (x + 22, 40), (x + 40, 64, "c"), (x, 70)]),
            "#3f5a4c",
            dark="#14201c",
            light="#8fb89c",
            vol=0.8,
            rough=0.3,
        )
        c.late.append(
            lambda x=x: (
                c.glow(x, 76, 120, "#ffdf9a", 0.55, 1.2),
                c.beam([(x - 34, 66), (x + 34, 66), (x + 150, 560), (x - 150, 560)], "#ffe0a0", 0.16, 20),
            )
        )
    c.brush((9, 5), thr=(0, 0.05), keep=np.clip(0.64 + c.detail * 0.4, 0, 1), opacity=0.6)
    return c.finish(shadow_tint="#1c0c14", light_tint="#ffe8c0", vignette=0.36, contrast=0.2, paper=0.045, grain=0.025)
