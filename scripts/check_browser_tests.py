"""Keeps waiting for a time out of the browser tests: no sleep, no time-out as a way to pass.

What a test waits for is shown by the page, or done by the server when told to (tests/browser/held.py). How long
a page may take at most is said once, for all of them: in conftest.py.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests" / "browser"
WAITS = {"sleep", "wait_for_timeout", "set_default_timeout"}
IN_THE_PAGE = ("setTimeout(", "setInterval(")
ENDS_IN = "conftest.py"
"""Where the longest is said."""


def waits(source: str, *, may_say_the_longest: bool = False) -> Iterator[tuple[int, str]]:
    """The lines of a test that wait for a time, and by what."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name) and _name(node) in WAITS:
            yield node.lineno, _name(node)
        elif isinstance(node, ast.alias) and node.name in WAITS:
            yield node.lineno, node.name
        elif isinstance(node, ast.Call) and not may_say_the_longest:
            for each in node.keywords:
                ends = isinstance(each.value, ast.Constant) and each.value.value is None
                if each.arg == "timeout" and not ends:
                    yield node.lineno, "timeout="
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from ((node.lineno, each) for each in IN_THE_PAGE if each in node.value)


def _name(node: ast.Attribute | ast.Name) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id


def main() -> int:
    """Say where a browser test waits for a time."""
    found = [
        f"{file.relative_to(TESTS.parents[1])}:{line}: {what}"
        for file in sorted(TESTS.rglob("*.py"))
        for line, what in waits(file.read_text(encoding="utf-8"), may_say_the_longest=file.name == ENDS_IN)
    ]
    if found:
        print(*found, "Wait for what the page shows, and move the time by tests/browser/held.py.", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
