"""A whole person, and two who hold each other.

    person(card, x, y, h, body='slim', pose='stand', view='three', clothes='coat', face='calm', facing=1, ...)

x, y     ground point under the figure (seat point for 'chair' and 'row', body centre for 'float' and 'fall')
h        height in units the body would have standing (60..520)
body     child | slim | heavy | old
pose     stand walk sit chair kneel reach carry bow sleep row float fall  (pair: embrace(card, x, y, h, a={}, b={}))
view     front | three | profile | back | threeback, or a yaw in degrees (0 front, 90 profile, 180 back)
facing   1 looks to the right, -1 to the left
clothes  coat | dress | suit | apron | cloak | pyjamas
face     calm wonder longing fear tired sly grief laugh stern asleep  (see FEEL in features)
arms     (left, right), each a key of ARMS in body or (flex, elbow, out, out2) in degrees; the left is far in profile
col, col2, hair, skin, legs, shoes   colours;
style    bob bun long short bald curly plait;  hat brim cap scarf top beanie night
hands    (left, right): rest | grip | open;   beard, glasses: bool;   look=(dx, dy) gaze;   nod, tilt, spin in degrees
pattern  dots | flowers | check | stripes in pcol;  noarm: sides ('L', 'R') not drawn;  legpose, lean: override the pose
head_view  turns the head apart from the body;  rim: light edge colour;  fog 0..1;
load(c, x, y, s, facing): on the back
Returns a dict of placed points: handL handR head neck back lap footL footR, and masks 'cloth'.
"""

import math

import numpy as np

from ..paint.colour import mix, shift
from ..paint.paths import Pose, ellipse, limb
from .body import POSES, YAW, Placer, joints
from .cloth import melted_mask
from .clothes import arm_sleeve, capelet, collar, dressed_legs, garment, print_cloth, trim_clothes
from .head import head


def person(
    c,
    x,
    y,
    h,
    body="slim",
    pose="stand",
    view="three",
    clothes="coat",
    face="calm",
    facing=1,
    arms=None,
    col="#7e3b3b",
    col2="#d9cba8",
    hair="#3a2820",
    skin="#e3b591",
    legs="#2c2a35",
    shoes="#2a2026",
    style="short",
    hat=None,
    hatc=None,
    hands=("rest", "rest"),
    beard=False,
    glasses=False,
    look=None,
    nod=None,
    tilt=0,
    spin=None,
    lean=None,
    head_view=None,
    head_facing=None,
    rim=None,
    fog=0.0,
    iris="#3d4a48",
    ground=True,
    legpose=None,
    ink="#21171a",
    noarm=(),
    pattern=None,
    pcol=None,
    load=None,
):
    """Paint a whole figure; the module says what each option means. Returns placed points and the cloth mask."""
    R = joints(body, pose, view, arms, spin, lean, legpose)
    B, s = R["B"], h / 100
    T = Placer(x, y, s, facing)
    Pq = POSES[pose]
    upright = Pq.get("rest", "foot") == "foot" and abs(math.degrees(R["spin"])) < 40
    if ground and Pq.get("rest", "foot") != "mid":
        wd = {"lie": 40, "hip": 20}.get(Pq.get("rest"), 15) * s * (1.3 if body == "heavy" else 1)
        if Pq.get("rest") != "seat":
            gx = x + (-facing * 20 * s if Pq.get("rest") == "lie" else 0)
            c.paint(ellipse(gx, y + 0.3 * s, wd, 2.4 * s), "#120c14", vol=0, alpha=0.42, soft=1.6 * s, lit=0)

    def dep(q):
        return R[q][2]

    order = ("L", "R") if dep("knL") + dep("anL") <= dep("knR") + dep("anR") else ("R", "L")
    ao = ("L", "R") if dep("wrL") + dep("elL") <= dep("wrR") + dep("elR") else ("R", "L")
    behind = [n for n in ao if (dep("wr" + n) + dep("el" + n)) / 2 - dep("chest") < -0.5 * 1]
    kinds = dict(zip("LR", hands, strict=True))
    if fog:  # head and hands take the air too
        skin, hair, iris = (mix(q, c.fog_colour, fog * 0.85) for q in (skin, hair, iris))
        ink, hatc = (
            mix(ink, c.fog_colour, fog * 0.7),
            mix(hatc if hatc is not None else shift(col, -0.08), c.fog_colour, fog * 0.85),
        )
        rim = None if rim is None else mix(rim, c.fog_colour, fog * 0.6)
    out = {}
    for n in behind:
        if n not in noarm:
            out["hand" + n] = arm_sleeve(
                c, R, T, n, s, col, clothes, None, rim, fog, shift(skin, -0.03), kinds[n], False
            )
    if load:  # something on the back: load(c, x, y, s, facing)
        bx, by = T(R["chest"])
        load(c, bx - facing * B["ch"][1] * 1.2 * s * math.sin(R["yaw"]), by, s, facing)
    trous = col if clothes == "pyjamas" else legs
    if clothes == "suit" and legs == "#2c2a35":
        trous = shift(col, -0.04)
    dressed_legs(c, R, T, s, trous, shoes, rim, fog, clothes, order)
    path, pts, pl, pr, _w = garment(R, T, clothes, s)
    m = melted_mask(c, path, 0.9 * s, 0.12 + 0.08 * s)
    c.paint(
        m,
        col,
        vol=0.95,
        texk="streakv",
        tex=0.26,
        rim=rim,
        rimw=0.5 + 0.4 * s,
        fog=fog,
        shadow=(0.3 * s, 1 * s, 1.6 * s, 0.35),
        px=190,
        grad=((0, T(R["neck"])[1]), (0, y), 0.10, -0.16) if upright else None,
    )
    trim_clothes(c, R, T, s, clothes, col, col2, m, pts, pl, pr, rim, fog, upright)
    if pattern:
        print_cloth(c, m, pattern, col2 if pcol is None else pcol, s, fog)
    # neck and head
    hv = view if head_view is None else head_view
    hy = YAW.get(hv, hv) if isinstance(hv, str) else hv
    hf = facing if head_facing is None else head_facing
    t = 0.0 if hy < 20 else 0.5 if hy < 70 else 1.0 if hy < 113 else 0.5
    back = hy >= 113
    nd = Pq["nod"] if nod is None else nod
    hx, hyy = T(R["hc"])
    side = math.sin(math.radians(hy))
    rot = ((nd + R["lean"] * 0.3) * side + math.degrees(R["spin"]) * abs(math.sin(R["yaw"]))) * hf + tilt
    hx += side * hf * B["head"] * 0.04 * s
    nkp = T(R["neck"])
    nw = (4.3 if body == "slim" else 5.4 if body != "heavy" else 8) * s
    if clothes == "cloak":
        capelet(c, R, T, s, col, rim, fog)
    c.paint(
        limb(
            [
                (hx - side * hf * B["head"] * 0.06 * s, hyy + B["head"] * 0.2 * s),
                (nkp[0], nkp[1] - 0.5 * s),
                (nkp[0], nkp[1] + 2.2 * s),
            ],
            [nw * 0.9, nw, nw * 1.3],
            cap=False,
        ),
        shift(skin, -0.10, 1.1, -10),
        vol=0.5,
        rough=0.1,
        fog=fog,
        detail=0.5,
    )
    collar(c, R, T, s, clothes, col, col2, rim, fog)
    k = B["head"] / 108 * s
    head(
        c,
        Pose(hx, hyy, k, rot, hf < 0),
        body,
        face,
        t,
        skin,
        hair,
        style,
        hat,
        shift(col, -0.08) if hatc is None else hatc,
        rim,
        ink,
        look,
        iris,
        beard,
        glasses,
        back,
        nd * (1 - side),
    )
    for n in ao:
        if n not in behind and n not in noarm:
            out["hand" + n] = arm_sleeve(c, R, T, n, s, col, clothes, m, rim, fog, skin, kinds[n], True)
    out.update(
        head=(hx, hyy),
        neck=nkp,
        back=T(R["chest"] - np.array([B["ch"][1] * math.sin(R["yaw"]), 0, 0])),
        lap=T((R["knL"] + R["knR"]) / 2),
        cloth=m,
        footL=T(R["anL"]),
        footR=T(R["anR"]),
        hip=T(R["hip"]),
        s=s,
    )
    return out
