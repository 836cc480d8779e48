"""The faults that ``make mutants`` puts in by hand can still be put in."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mutants import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.fault)
def test_every_fault_has_its_place(mutant: Mutant) -> None:
    """The right text stands in its file, once, and with the wrong one the file is still a program."""
    text = (ROOT / mutant.path).read_text(encoding="utf-8")
    wrong = mutant.in_place(text)
    assert wrong != text
    compile(wrong, mutant.path, "exec")


def test_text_that_is_gone_is_said() -> None:
    """Rather than a fault that was never put in passing for one that wasn't found."""
    with pytest.raises(ValueError, match=r"has 'gone' 0 times\. Mend scripts/mutants\.py\."):
        Mutant("game/scoring.py", "gone", "", "").in_place("something else")


def test_each_package_has_three() -> None:
    """As many as each of the others."""
    assert {*Counter(each.file.partition("/")[0] for each in MUTANTS).values()} == {3}
