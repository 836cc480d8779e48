"""Every name a card of lamplit paper may want, from one place.

Cards import what they use by name: `from art.kit.lamplit.all import Box, curve, person`.
"""

from .body import beard, hair, hand, hat
from .creatures import elephant, hare, moth, ox
from .depth import tones
from .drifts import drift, shifted
from .figures import person
from .front import frontal, overhead
from .houses import arch, house, panes, smoke, town
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
)
from .plants import fir, fur, grass, leaf, scatter, sprig, tree
from .poses import (
    cellist,
    child_running,
    couple,
    crowd,
    dancer,
    drummer,
    old_man,
    old_woman,
    parent_and_child,
    pointer,
    reader,
    sleeper,
    umbrella_man,
    violinist,
    walker,
    waltz,
    waver,
)
from .props import boat, chair, ladder
from .shadows import fallen, laid
from .ships import ship
from .stretch import stretch
from .water import sea, shafts, weed
