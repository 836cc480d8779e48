"""What a card's script says about itself, read without running it: that would need the drawing libraries."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Facts:
    """The constants at the top of a card's script; empty where there is none."""

    sentence: str
    key: str
    frame: str
    mood: str
    protagonist: str


def _assigned(script: Path) -> Iterator[tuple[str, ast.expr]]:
    """What is assigned to names at the top level of a script."""
    for node in ast.parse(script.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(name := node.targets[0], ast.Name):
            yield name.id, node.value


def facts(script: Path) -> Facts:
    """What one script says."""
    found = {
        name: node.value
        for name, node in _assigned(script)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return Facts(*(found.get(name, "") for name in ("SENTENCE", "KEY", "FRAME", "MOOD", "PROTAGONIST")))


def all_facts(folder: Path) -> dict[str, Facts]:
    """What every card of a deck's folder says, by its name."""
    return {script.stem: facts(script) for script in sorted(folder.glob("[a-z]*.py"))}
