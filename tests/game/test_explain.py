"""Awards in words."""

import pytest

from hareloom.game.explain import explain
from hareloom.game.values import Award, Reason

NAMES = {1: "Léa", 2: "Tom", 3: "Ana"}


@pytest.mark.parametrize(
    ("award", "words"),
    [
        (Award(2, 3, Reason.FOUND_IT, (1,)), "found it"),
        (Award(1, 3, Reason.SOME_FOUND_IT, (1,), (2, 3)), "some found it, but not all: Tom, Ana"),
        (Award(1, 0, Reason.ALL_FOUND_IT, (1,)), "everybody found it"),
        (Award(2, 2, Reason.ALL_FOUND_IT, (1,)), "everybody found it, so 2 for all but the storyteller"),
        (Award(1, 0, Reason.NOBODY_FOUND_IT, (1,)), "nobody found it"),
        (Award(2, 2, Reason.NOBODY_FOUND_IT, (1,)), "nobody found it, so 2 for all but the storyteller"),
        (Award(1, 2, Reason.VOTES_ON_YOUR_CARD, (1,), (2, 3)), "2 votes on your card: Tom, Ana"),
        (Award(1, 1, Reason.VOTES_ON_YOUR_CARD, (1,), (2,)), "1 vote on your card: Tom"),
        (Award(1, 1, Reason.VOTES_ON_YOUR_CARD, (1,), (2, 3)), "2 votes on your card, 1 counted: Tom, Ana"),
        (Award(2, 1, Reason.ONE_TOKEN, (1,)), "found it with one token"),
        (Award(2, 2, Reason.WITH_THE_CROWD, (4,), (3,)), "chose picture 4 like Ana"),
        (Award(2, 0, Reason.ALONE, (4,)), "alone on picture 4"),
        (Award(2, 0, Reason.RED_TOKEN, (4,), (1,)), "the red token lies on picture 4"),
    ],
)
def test_every_award_says_why(award: Award, words: str) -> None:
    """Each reason has a sentence that names the people it is owed to."""
    assert explain(award, NAMES, storyteller=1) == words


def test_every_reason_is_tried() -> None:
    """No reason is without its sentence."""
    marks = test_every_award_says_why.pytestmark  # type: ignore[attr-defined]
    assert {award.reason for award, _ in marks[0].args[1]} == set(Reason)
