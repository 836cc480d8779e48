"""Every name a card of lamplit paper may want, from one place.

Cards import what they use by name: `from art.kit.lamplit.all import Box, curve, person`.
"""

from .body import beard, hair, hand, hat
from .creatures import (
    bear,
    bird,
    cat,
    cat_walking,
    crow,
    dog,
    elephant,
    fish,
    fox,
    great_bird,
    hare,
    heron,
    horse,
    jelly,
    moth,
    mouse,
    owl,
    snail,
    spider,
    stag,
    whale,
    wolf,
)
from .depth import recess, relief, tones
from .drifts import drift, shifted
from .figures import person
from .front import frontal, overhead
from .herds import goose_below, goose_flying, horse_galloping, ox, sheep
from .houses import arch, cottage, house, panes, rose, smoke, town
from .light import Box
from .paper import (
    at,
    circle,
    colour,
    curve,
    flat,
    lens,
    mask,
    mirror,
    mirrored,
    poly,
    put,
    rect,
    ribbon,
    scaled,
    shrink,
    spline,
    srgb,
)
from .plants import fir, fringe, fur, grass, leaf, scatter, sprig, tree
from .poses import (
    cellist,
    child_reaching,
    child_running,
    child_sitting,
    climber,
    couple,
    crowd,
    dancer,
    digger,
    diver,
    drummer,
    fisher,
    ironer,
    king,
    kneeler,
    lantern_bearer,
    old_man,
    old_woman,
    parent_and_child,
    pointer,
    porter,
    reader,
    rower,
    sleeper,
    surgeon,
    thinker,
    tightrope_walker,
    umbrella_man,
    violinist,
    walker,
    waltz,
    waver,
)
from .props import boat, chair, ladder, lantern, suitcase, umbrella
from .shadows import fallen, laid
from .ships import ship
from .stretch import stretch
from .water import bubbles, crests, sea, shafts, waves, weed
