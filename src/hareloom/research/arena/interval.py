"""Means and shares with their intervals of 95 %.

Deals are independent of each other; the games of one deal, the turns of a game and the ballots of a turn aren't. So
both are reckoned over deals, by Student's t, which is right for few of them too.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, stdev

from msgspec import Struct

from hareloom.sim.share import Share

# fmt: off
QUANTILES = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)
# fmt: on
"""Of Student's t, two-sided, for 1, 2, ... degrees of freedom."""


def quantile(freedom: int) -> float:
    """How many standard errors an interval of 95 % has to either side."""
    if freedom <= len(QUANTILES):
        return QUANTILES[freedom - 1]
    return 1.96 + 2.4 / freedom  # as in the table to the third digit, and near enough for all that follow


class Mean(Struct, frozen=True):
    """A mean of independent numbers. Of a single one nothing is known about its certainty."""

    mean: float
    least: float | None = None
    most: float | None = None

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Mean:
        mean = fmean(numbers)
        if len(numbers) < 2:
            return cls(mean)
        half = quantile(len(numbers) - 1) * stdev(numbers) / math.sqrt(len(numbers))
        return cls(mean, mean - half, mean + half)


class Hits:
    """Tries that hit or miss, noted by deal."""

    def __init__(self) -> None:
        self._tries: Counter[int] = Counter()
        self._hits: Counter[int] = Counter()

    def add(self, deal: int, hit: bool) -> None:
        self._tries[deal] += 1
        self._hits[deal] += hit

    @property
    def tries(self) -> int:
        return self._tries.total()

    def share(self) -> Share:
        """The part that hits, with the wider of two intervals: over deals, and Wilson's, never sure of 0 or 1."""
        wilson = Share.of(self._hits.total(), self.tries)
        deals = len(self._tries)
        if deals < 2:
            return wilson
        misfits = sum((self._hits[deal] - wilson.share * tries) ** 2 for deal, tries in self._tries.items())
        half = quantile(deals - 1) * math.sqrt(misfits * deals / (deals - 1)) / self.tries
        least, most = max(0.0, wilson.share - half), min(1.0, wilson.share + half)
        return Share(wilson.share, min(wilson.least, least), max(wilson.most, most))
