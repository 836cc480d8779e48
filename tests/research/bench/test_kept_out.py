"""What bots know, say and are fitted on has nothing of the test set."""

import ast
from pathlib import Path

import pytest

from hareloom.bots.language.bank import languages, phrases, plain
from hareloom.bots.language.readers import reader_clues
from hareloom.bots.language.vectors import SHIPPED, VectorTable
from hareloom.research.bench.test_set import clue_questions
from write_vectors import texts

ROOT = Path(__file__).parents[3]
FITTED = [
    *sorted((ROOT / "src" / "hareloom" / "bots").rglob("*.py")),
    *sorted((ROOT / "scripts").glob("fit_*.py")),
    ROOT / "scripts" / "write_vectors.py",
    ROOT / "scripts" / "write_panel.py",
]
"""What makes bots what they are."""


def clues() -> set[str]:
    return {plain(question.clue) for question in clue_questions()}


def known() -> dict[str, list[str]]:
    """All texts that bots have, or were measured by while they were tuned, by where they are."""
    measured = sorted((ROOT / "tests" / "bots").glob("clues_of_*.tsv"))
    assert measured
    return {
        "seen": [clue.text for of_card in reader_clues().values() for clue in of_card],
        "phrases": [phrase.text for language in languages() for phrase in phrases(language)],
        "vectors": texts(),
        "tests": [line.rpartition("\t")[2] for file in measured for line in file.read_text("utf-8").splitlines()],
    }


@pytest.mark.parametrize("where", ["seen", "phrases", "vectors", "tests"])
def test_no_clue_is_among_the_texts_of_bots(where: str) -> None:
    """Not in other case or punctuation either."""
    there = {plain(text) for text in known()[where]}
    assert len(there) > 1000
    assert not clues() & there


def test_no_clue_has_a_shipped_vector() -> None:
    """The bots' file of vectors holds hashes of texts: none of them is a clue's."""
    table = VectorTable.read(SHIPPED)
    assert (table.rows([reader_clues()["hareloom/coat"][0].text]) >= 0).all()
    assert (table.rows([question.clue for question in clue_questions()]) < 0).all()


def test_what_makes_bots_never_reads_the_test_set() -> None:
    """No code of theirs imports the benchmark, or names its folder."""
    assert len(FITTED) > 20
    for path in FITTED:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        words = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not [name for name in imported if "research" in name or "benchmark" in name], path
        assert not [word for word in words if "research" in word or "clues.jsonl" in word], path
