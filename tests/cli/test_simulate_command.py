"""``hareloom simulate``: a summary for people, or as JSON."""

import json

import pytest

from hareloom.cli import main


def test_the_same_seed_prints_the_same_summary(capsys: pytest.CaptureFixture[str]) -> None:
    """Two runs with one seed print the same JSON, with the numbers that people ask for."""
    command = ["simulate", "--edition", "odyssey", "--players", "7", "--games", "20", "--seed", "1", "--json"]
    assert main([*command, "--house", "solo_finder_4=true"]) == 0
    once = capsys.readouterr().out
    main([*command, "--house", "solo_finder_4=true"])
    assert capsys.readouterr().out == once
    summary = json.loads(once)
    assert summary["games"] == 20
    assert summary["house"] == {"solo_finder_4": True}
    assert {"turns_per_game", "some_found", "reshuffles_per_game", "shared_victories"} <= set(summary)


def test_a_summary_for_people_names_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """Words of a house rule need no quotes, and the table says which rules were changed."""
    house = ["--house", "on_empty_pile=end_game", "--house", "clue_forms=song,mime"]
    assert main(["simulate", "--edition", "party", "--games", "2", *house]) == 0
    printed = capsys.readouterr().out
    assert "party, 6 players" in printed
    assert "on_empty_pile=end_game" in printed
    assert "found by none / some / all" in printed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "13"], "there are 13"),
        (["--edition", "tarot"], "no edition called 'tarot'"),
        (["--house", "hand_size"], "KEY=VALUE"),
        (["--house", "hand_size=99"], "a number from 3 to 10"),
        (["--house", "colour=red"], "no house rule called 'colour'"),
        (["--games", "0"], "At least one game"),
        (["--deck", "20"], "missing"),
    ],
)
def test_what_cannot_be_played_is_said_kindly(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong wish gets a sentence that says what is possible, and exit code 2."""
    assert main(["simulate", *arguments]) == 2
    assert words in capsys.readouterr().err
