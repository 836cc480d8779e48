"""Rewards: the points of a turn, when it is scored."""

from collections.abc import Sequence


def rewards_of(before: Sequence[int], after: Sequence[int], seats: int, *, zero_sum: bool) -> list[float]:
    """For each seat, clockwise, what its hare has gained between these scores. Partners in Team share a hare.

    Zero-sum: a hare's gain less the mean gain of the other hares. Over all hares, these add up to nothing.
    """
    gains = [float(now - was) for was, now in zip(before, after, strict=True)]
    if zero_sum:
        total, others = sum(gains), len(gains) - 1
        gains = [gain - (total - gain) / others for gain in gains]
    return [gains[place % len(gains)] for place in range(seats)]
