"""The rules as a model is told them, of every edition and of house rules."""

from __future__ import annotations

import pytest

from hareloom.bots.models.rules_told import rules_told

from .seats import dealt


@pytest.mark.parametrize(
    ("edition", "players", "house", "said"),
    [
        ("classic", 3, {}, ["3 players hold 7", "gives 2 pictures", "All 5 pictures", "pile of pictures is empty"]),
        ("revised", 5, {}, ["5 players hold 6", "drew away.", "has 30 points"]),
        ("odyssey", 8, {}, ["two pictures", "1 point more.", "at most 3 in a turn"]),
        ("odyssey", 8, {"single_vote_bonus_when_all_found": False}, ["unless all voters found it"]),
        ("odyssey", 4, {"solo_finder_4": True, "target_score": 12}, ["4 each if exactly one", "has 12 points"]),
        ("odyssey", 4, {"bonus_cap": None, "rounds_per_player": 2}, ["drew away.", "everybody has told 2 times"]),
        ("party", 7, {}, ["7 players hold 5", "pass their hand on", "red token", "at most 5", "told once"]),
        ("party", 7, {"party_red_green_distinct": True}, ["another picture than the green one"]),
        ("team", 8, {}, ["4 pairs", "lead the others astray", "Points go to the pair", "Not for the own pair's"]),
        ("team", 8, {"team_image": "teammate_only", "team_blind_vote": True}, ["must find", "earns nothing"]),
        ("team", 8, {"teammate_decoy_scores": False}, ["partner gets none"]),
    ],
)
def test_rules_are_told_as_they_are_played(
    edition: str, players: int, house: dict[str, object], said: list[str]
) -> None:
    """Each value that a table can change is told with its number."""
    told = rules_told(dealt(edition, players, house).table.rules)
    assert [words for words in said if words not in told] == []
    assert "None" not in told


def test_one_vote_is_not_told_as_two() -> None:
    """What a game doesn't have isn't spoken of."""
    told = rules_told(dealt("odyssey", 4).table.rules)
    assert "two pictures" not in told
    assert "token" not in told
    assert "pair" not in told
