"""The statement of conformance in docs/ACCESSIBILITY.md: complete, and its tests exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (\d\.\d\.\d+) \| [^|]+ \| (A{1,3}) \| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", re.MULTILINE)
CRITERIA = {
    "A": (
        "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 "
        "2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2"
    ),
    "AA": (
        "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 "
        "3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3"
    ),
    "AAA": "2.4.12 2.4.13 3.3.9",
}
"""All of WCAG 2.2, A and AA, and the three of AAA that are new in it."""
RESULTS = {"met", "partly", "not met", "not tested", "does not apply"}

STATEMENT = (ROOT / "docs" / "ACCESSIBILITY.md").read_text(encoding="utf-8")
ROWS = [tuple(each.strip() for each in row) for row in ROW.findall(STATEMENT)]


def test_every_criterion_is_there_once() -> None:
    """None of WCAG 2.2, A and AA, is left out, and each has its level."""
    said = sorted((criterion, level) for criterion, level, *_ in ROWS)
    assert said == sorted((each, level) for level, all_ in CRITERIA.items() for each in all_.split())


def test_a_result_has_a_method_and_a_test_its_file() -> None:
    """What was not examined is *not tested*; a test that is named exists."""
    for criterion, _, method, result, note in ROWS:
        assert result in RESULTS, criterion
        assert (result == "not tested") == (method == "–"), criterion
        for place in re.findall(r"`((?:web/)?tests/[^`]+)`", note):
            assert (ROOT / place).exists(), (criterion, place)
