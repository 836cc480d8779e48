"""docs/RESEARCH.md and CITATION.cff: what they show works, and is of this version."""

import re
from pathlib import Path

import pytest

import hareloom

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "RESEARCH.md").read_text(encoding="utf-8")
PROGRAMS = [
    block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "hareloom.research import" in block
]


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_programs_run(program: str) -> None:
    """Every whole program of the page plays a game to its end."""
    names: dict[str, object] = {}
    exec(program, names)
    assert names["game"].agents == []  # type: ignore[attr-defined]


def test_there_are_programs() -> None:
    """The page still has its programs, and they are found."""
    assert len(PROGRAMS) == 2


def test_arguments_are_explained() -> None:
    """The table of the page has every argument of an environment, and no other."""
    table = PAGE.partition("| argument | |")[2].partition("\n\n")[0]
    named = [
        name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1] if "|" in row else "")
    ]
    taken = hareloom.research.env.__init__.__annotations__  # type: ignore[attr-defined]
    assert sorted(named) == sorted(name for name in taken if name != "return")


def test_the_citation_has_this_version() -> None:
    """CITATION.cff and the page name the version of the package."""
    assert f"\nversion: {hareloom.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version = {{{hareloom.__version__}}}" in PAGE
