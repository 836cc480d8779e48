"""A part of many tries, with how certain it is."""

import math

from msgspec import Struct

SURE = 1.96
"""Standard errors to either side of an interval of 95 %."""


class Share(Struct, frozen=True):
    """A part of the turns, with its confidence interval of 95 %."""

    share: float
    least: float
    most: float

    @classmethod
    def of(cls, hits: int, turns: int) -> "Share":
        """Wilson's interval, which is right for small shares too."""
        share = hits / turns
        middle = (share + SURE**2 / (2 * turns)) / (1 + SURE**2 / turns)
        half = SURE * math.sqrt(share * (1 - share) / turns + SURE**2 / (4 * turns**2)) / (1 + SURE**2 / turns)
        return cls(share, middle - half, middle + half)
