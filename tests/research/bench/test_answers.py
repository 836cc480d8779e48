"""The file of a run survives a stop at any moment, and is nobody else's."""

from pathlib import Path

import pytest

from hareloom.mistake import Mistake
from hareloom.research.bench.answers import AnswerFile, AnswerLine, read_run, trailing_silences
from hareloom.research.bench.jury import DEALS, VOTES
from hareloom.research.bench.scoring import scored

FOUND = AnswerLine(task="listen", id="bath-plain-en", card="bath", found=True, asked=1, tokens_in=7, seconds=1.5)
LOST = AnswerLine(task="listen", id="coat-plain-en", card="bath", asked=1, tokens_in=7)
SILENT = AnswerLine(task="listen", id="coat-plain-fr", problem="Nobody answers.", silent=True, asked=2)


def written(path: Path, *lines: AnswerLine) -> Path:
    with AnswerFile(path, "someone", resume=False) as file:
        for line in lines:
            file.add(line)
    return path


def test_what_was_written_is_read(tmp_path: Path) -> None:
    """Player and lines."""
    run = read_run(written(tmp_path / "a.jsonl", FOUND, LOST))
    assert (run.player, run.lines) == ("someone", (FOUND, LOST))


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_half_a_line_at_the_end_is_dropped(tmp_path: Path, cut: int) -> None:
    """A run that was killed while it wrote loses that line alone, and goes on."""
    path = written(tmp_path / "a.jsonl", FOUND, LOST)
    path.write_bytes(path.read_bytes()[:-cut])
    assert read_run(path).lines == (FOUND,)
    with AnswerFile(path, "someone", resume=True) as file:
        assert file.before == (FOUND,)
        file.add(SILENT)
    assert read_run(path).lines == (FOUND, SILENT)


def test_a_file_stopped_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    """There is nothing to lose."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"line":"ru')
    with AnswerFile(path, "someone", resume=True) as file:
        file.add(FOUND)
    assert read_run(path).lines == (FOUND,)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    """Without --resume it is refused and keeps its content."""
    path = written(tmp_path / "a.jsonl", FOUND)
    before = path.read_bytes()
    with pytest.raises(Mistake, match="--resume"):
        AnswerFile(path, "someone", resume=False)
    with pytest.raises(Mistake, match="answers of 'someone'"):
        AnswerFile(path, "another", resume=True)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no answers"),
        (b"hello\n", "line 1"),
        (b'{"line":"answer","task":"listen","id":"x"}\n', "no answers"),
        (b'{"line":"run","player":"x","version":"0"}\n', "version 0"),
        (b'{"line":"run","player":"x"}\n{"line":"answer","task":"sing","id":"x"}\n', "line 2"),
        (b'{"line":"run","player":"\xff"}\n', "line 1"),
    ],
)
def test_a_file_that_has_no_answers_is_refused(tmp_path: Path, content: bytes, words: str) -> None:
    """With the line that is wrong."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(content)
    with pytest.raises(Mistake, match=words):
        read_run(path)
    with pytest.raises(Mistake, match="can't be read"):
        read_run(tmp_path / "missing.jsonl")


def test_the_last_attempt_counts_and_all_costs_are_kept(tmp_path: Path) -> None:
    """A question that was asked again is one question."""
    again = AnswerLine(task="listen", id=SILENT.id, card="coat", found=True, asked=1, tokens_in=9)
    result = scored(read_run(written(tmp_path / "a.jsonl", FOUND, LOST, SILENT, again)))
    assert (result.tasks["listen"].score.value, result.tasks["listen"].questions) == (0.6667, 3)
    assert (result.costs.asked, result.costs.tokens_in, result.costs.seconds) == (5, 23, 1.5)
    assert result.missed == 0
    assert result.partial


def test_a_question_without_an_answer_counts_as_wrong(tmp_path: Path) -> None:
    """In every task."""
    told = AnswerLine(task="tell", id="hand-01-en", card="coat", clue="x", some=DEALS, votes=DEALS)
    gave = AnswerLine(task="give", id="bath-plain-fr", card="coat", votes=VOTES)
    missed = [
        AnswerLine(task="tell", id="hand-02-en", problem="?"),
        AnswerLine(task="give", id="coat-plain-fr", problem="?"),
    ]
    result = scored(read_run(written(tmp_path / "a.jsonl", FOUND, SILENT, told, gave, *missed)))
    assert {task: found.score.value for task, found in result.tasks.items()} == {
        "listen": 0.5,
        "tell": 1.5,
        "give": 0.5,
    }
    assert result.tasks["tell"].told is not None
    assert result.tasks["tell"].told.none == 0.5
    assert result.missed == 3


def test_only_silences_at_the_end_are_asked_again() -> None:
    """Those that stopped the run, not those before."""
    assert list(trailing_silences([SILENT, FOUND, SILENT, SILENT])) == [SILENT, SILENT]
    assert list(trailing_silences([SILENT, FOUND])) == []
