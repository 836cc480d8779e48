"""A room, street or shaft seen by a camera."""

from .building import Building
from .furniture import Furniture
from .standing import Standing


class Space(Building, Furniture, Standing):
    """Eye, look: world points.

    f: focal length in card units (350 wide, 700 normal, 1200 long). centre: where the line of sight meets the card
    (shift lens: keeps verticals upright when eye and look share y). roll in degrees. Cameras: Space.one(...) one-point,
    Space.two(...) two-point, Space.down(...).
    """
