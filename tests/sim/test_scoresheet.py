"""Score sheets from a real table: what is no turn, and what is no legal turn."""

from typing import Any

import msgspec
import pytest

from hareloom.game.refusals import Code, Refusal
from hareloom.sim.scoresheet import Malformed, read_line, score_line

TURN: dict[str, Any] = {
    "id": 1,
    "edition": "classic",
    "players": ["Ana", "Tom", "Léa", "Max"],
    "storyteller": "Ana",
    "cards": {"1": "Ana", "2": "Tom", "3": "Léa", "4": "Max"},
    "votes": {"Tom": [1], "Léa": [4], "Max": [1]},
}
PAIRS: dict[str, Any] = {
    "edition": "team",
    "players": ["a1", "b1", "c1", "a2", "b2", "c2"],
    "teams": {"A": ["a1", "a2"], "B": ["b1", "b2"], "C": ["c1", "c2"]},
    "storyteller": "a1",
    "cards": {"1": "a1", "2": "a2", "3": "b1", "4": "c2"},
    "votes": {"b2": [1], "c1": [3]},
}


def scored(turn: dict[str, Any]) -> dict[str, int]:
    return score_line(read_line(msgspec.json.encode(turn))).points


def test_a_turn_is_counted_and_explained() -> None:
    """Points by player, and every point with its reason and who it is owed to."""
    line = score_line(read_line(msgspec.json.encode(TURN)))
    assert line.points == {"Ana": 3, "Tom": 3, "Léa": 0, "Max": 4}
    assert {"player": "Max", "points": 1, "why": "1 vote on your card: Léa"} in line.awards


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": ["Ana", "Ana", "Léa", "Max"]}, "same name"),
        ({"storyteller": "Bob"}, "storyteller 'Bob' is not among the players"),
        ({"cards": {"1": "Ana", "2": "Tom", "3": "Léa", "5": "Max"}}, "numbered 1 to 4 without a gap"),
        ({"cards": {"1": "Bob", "2": "Tom", "3": "Léa", "4": "Max"}}, "owner 'Bob'"),
        ({"votes": {"Bob": [1]}}, "voter 'Bob'"),
    ],
)
def test_what_is_no_turn_is_said_in_words(change: dict[str, Any], words: str) -> None:
    """A line that contradicts itself is malformed, with the reason."""
    with pytest.raises(Malformed, match=words):
        scored({**TURN, **change})


@pytest.mark.parametrize("text", ["", "{", "[]", '{"edition": "classic"}', '{"edition": 3}', "\xff"])
def test_what_is_not_json_of_a_turn_is_malformed(text: str) -> None:
    """Broken JSON and missing fields are malformed, never a crash."""
    with pytest.raises(Malformed):
        read_line(text.encode("latin-1"))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"cards": {"1": "Ana", "2": "Tom", "3": "Tom", "4": "Max"}}, Code.CARD_COUNT),
        ({"red": 2}, Code.NO_RED_TOKEN),
        ({"edition": "tarot"}, Code.NO_SUCH_EDITION),
        ({"options": {"hand_size": 99}}, Code.HOUSE_RULE_RANGE),
        ({"votes": {"Tom": [1], "Léa": [4]}}, Code.VOTE_REQUIRED),
        # The order of the rules: who has no vote comes first, a missing ballot late.
        ({"votes": {"Tom": [2], "Ana": [1]}}, Code.NOT_A_VOTER),
        ({"votes": {"Tom": [2], "Léa": [4]}}, Code.OWN_IMAGE),
    ],
)
def test_what_the_rules_forbid_is_refused(change: dict[str, Any], code: Code) -> None:
    """A turn that could not have been played is refused with its code."""
    with pytest.raises(Refusal) as refused:
        scored({**TURN, **change})
    assert refused.value.code is code


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"teams": None}, Malformed),
        ({"teams": {"A": ["a1", "a2", "b1"], "B": ["b2"], "C": ["c1", "c2"]}}, Malformed),
        ({"teams": {"A": ["a1", "a2"], "B": ["b1", "b1"], "C": ["c1", "c2"]}}, Malformed),
        ({"cards": {"1": "a1", "2": "a2", "3": "b1", "4": "b2"}}, Refusal),
        ({"cards": {"1": "a1", "2": "b1", "3": "c1"}}, Refusal),
        ({"cards": {"1": "a2", "2": "b1", "3": "c1"}}, Refusal),
    ],
)
def test_pairs_are_checked(change: dict[str, Any], wrong: type[Exception]) -> None:
    """Every player is in one pair, the storyteller and the teammate gave, and of each other pair exactly one."""
    with pytest.raises(wrong):
        scored({**PAIRS, **change})


def test_a_legal_turn_of_pairs_is_counted_by_team() -> None:
    """Points go to teams."""
    assert scored(PAIRS) == {"A": 3, "B": 4, "C": 0}
