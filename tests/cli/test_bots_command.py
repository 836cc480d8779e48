"""``hareloom bots``: who they are, how well they listen, how often they repeat themselves."""

import json
from pathlib import Path

import pytest

from hareloom.cli import main

CLUES = Path(__file__).parents[1] / "bots" / "clues_of_dela.tsv"


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """A file with some clues of each kind."""
    file = tmp_path / "clues.tsv"
    file.write_text("".join(CLUES.read_text(encoding="utf-8").splitlines(keepends=True)[::40]), encoding="utf-8")
    return file


def test_the_characters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Twelve, with temper and strength."""
    assert main(["bots", "list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 12


def test_listening_is_measured_for_people_and_programs(
    few: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By strength, kind and decoys, with intervals; the same seed gives the same; the plot is an SVG."""
    plot = tmp_path / "plot.svg"
    command = ["bots", "evaluate", "--clues", str(few), "--times", "1"]
    assert main([*command, "--plot", str(plot)]) == 0
    printed = capsys.readouterr().out
    assert "cunning  plain      game   decoys" in printed
    assert "A person tells to five mixed bots" in printed
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    main([*command, "--json"])
    once = capsys.readouterr().out
    main([*command, "--json"])
    assert capsys.readouterr().out == once
    found = json.loads(once)
    assert {hit["strength"] for hit in found["hits"]} == {"gentle", "clever", "cunning"}
    assert all(hit["found"]["least"] <= hit["found"]["share"] <= hit["found"]["most"] for hit in found["hits"])


def test_people_with_a_memory_hear_little_twice(capsys: pytest.CaptureFixture[str]) -> None:
    """On the tenth evening of two games at most a tenth of the clues was heard before, in English and in French."""
    for language in ("en", "fr"):
        assert main(["bots", "evenings", "--language", language, "--json"]) == 0
        last = json.loads(capsys.readouterr().out)[-1]
        assert last["clues"] > 0
        assert last["again"] <= 0.1 * last["clues"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["evaluate", "--clues", "nowhere.tsv"], "can't be read"),
        (["evaluate", "--plot", "plot.svg"], "--clues"),
        (["evaluate", "--turns", "0"], "At least one turn"),
        (["evenings", "--games", "0"], "At least one evening"),
    ],
)
def test_what_cannot_be_measured_is_said_kindly(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence that says what to do, and exit code 2."""
    assert main(["bots", *arguments]) == 2
    assert words in capsys.readouterr().err
