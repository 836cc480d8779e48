"""Readers' clues are checked before they become a test set, and sent results are judged again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from hareloom.bots.language.bank import phrases
from hareloom.bots.language.readers import reader_clues
from hareloom.research.bench.answers import AnswerFile, AnswerLine, read_run
from hareloom.research.bench.baselines import stored_lines
from hareloom.research.bench.test_set import LONGEST, TASKS, Task, clue_questions, hand_questions, questions
from judge_benchmark import main as judge
from write_benchmark import Written, hands, main, problems

GOOD = [Written(each.card, each.tier, each.language, each.clue, each.reader) for each in clue_questions()]


def test_the_clues_of_the_set_have_no_problem() -> None:
    """The check that they passed is passed today."""
    assert list(problems(GOOD)) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x" * (LONGEST + 1), "121 characters"),
        (GOOD[1].text.upper() + "!", "told 2 times"),
        (reader_clues()["hareloom/coat"][0].text.lower(), "bots know it"),
        (phrases("fr")[5].text + " ...", "bots know it"),
        (GOOD[0].card, "own name"),
    ],
)
def test_a_bad_clue_is_named(text: str, words: str) -> None:
    """With its card and what is wrong."""
    found = list(problems([replace(GOOD[0], text=text), *GOOD[1:]]))
    assert any(each.startswith(GOOD[0].id) and words in each for each in found)


def test_missing_and_unknown_clues_are_named() -> None:
    """So that the set is whole."""
    found = list(problems([replace(GOOD[0], card="nobody"), GOOD[1], *GOOD[1:]]))
    assert f"{GOOD[0].id}: missing" in found
    assert f"{GOOD[1].id}: 2 clues" in found
    assert any(each.startswith("nobody-") for each in found)


def test_a_version_that_is_there_is_not_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not even from the same clues."""
    path = tmp_path / "reader_1.tsv"
    path.write_text("".join(f"{each.card}\t{each.tier}\t{each.language}\t{each.text}\n" for each in GOOD), "utf-8")
    assert main(["check", str(path)]) == 0
    assert main(["write", str(path)]) == 1
    assert "there already" in capsys.readouterr().out


def test_the_hands_follow_from_their_seed() -> None:
    """They were not chosen."""
    assert tuple(hands()) == hand_questions()


def sent(path: Path, change: Callable[[AnswerLine], AnswerLine]) -> Path:
    """Some answers of a bot, changed by who sends them."""
    some: set[tuple[Task, str]] = {(task, each.id) for task in TASKS for each in questions(task)[::60]}
    with AnswerFile(path, "offline:clever", resume=False) as file:
        for line in stored_lines("offline:clever", some):
            file.add(change(line))
    return path


def test_sent_results_are_judged_by_their_cards_and_clues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the sender says of their worth is not believed."""
    true = sent(tmp_path / "true.jsonl", lambda line: line)
    praised = sent(tmp_path / "praised.jsonl", lambda line: replace(line, found=True, some=20, votes=20))
    before = true.read_bytes()
    assert judge([str(true)]) == 0
    assert "0 judged otherwise" in capsys.readouterr().out
    assert true.read_bytes() == before
    assert judge([str(praised)]) == 0
    assert read_run(praised) == read_run(true)


@pytest.mark.parametrize("bad", [{"card": "nobody"}, {"clue": ""}, {"clue": "x" * 201}])
def test_an_answer_that_was_impossible_is_refused(
    tmp_path: Path, bad: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """And the file stays as it is."""
    path = sent(tmp_path / "a.jsonl", lambda line: replace(line, **bad) if line.task == "tell" else line)
    before = path.read_bytes()
    assert judge([str(path)]) == 1
    assert "tell hand-" in capsys.readouterr().out
    assert path.read_bytes() == before
