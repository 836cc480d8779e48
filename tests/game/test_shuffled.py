"""A shuffle is fair, and loses nothing."""

import random
from collections import Counter
from itertools import permutations

from hareloom.game.values import shuffled


def test_every_order_comes_equally_often() -> None:
    """Of 24,000 shuffles of four things each of the 24 orders is within 15 % of a thousand."""
    dice = random.Random(5)
    orders = Counter(tuple(shuffled("abcd", dice)) for _ in range(24_000))
    assert set(orders) == set(permutations("abcd"))
    assert all(850 < times < 1150 for times in orders.values())


def test_a_shuffle_leaves_what_it_was_given() -> None:
    """The same dice give the same order; the things themselves stay as they lay."""
    cards = [f"card {number}" for number in range(84)]
    before = list(cards)
    after = shuffled(cards, random.Random(1))
    assert cards == before
    assert sorted(after) == sorted(before)
    assert after == shuffled(cards, random.Random(1))
    assert after != shuffled(cards, random.Random(2))
