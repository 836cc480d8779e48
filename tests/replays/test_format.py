"""The format is what docs/REPLAY.md and docs/replay.schema.json say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from hareloom.game.editions import EDITIONS
from hareloom.replays.format import NAME, VERSION
from hareloom.replays.reading import read
from hareloom.server.openapi.replay_file import schema, schema_text

from .making import NAMES, file_of, stored_game

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_in_the_docs_is_the_programs() -> None:
    """docs/replay.schema.json is what 'hareloom replay schema' prints."""
    assert (DOCS / "replay.schema.json").read_text(encoding="utf-8") == schema_text()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_line_is_as_the_schema_says(edition: str) -> None:
    """The first line is a Header, the second a FirstStep, all others are ReplaySteps; a hand would be none of them."""
    found = schema()
    Draft202012Validator.check_schema(found)

    def of(kind: str) -> Draft202012Validator:
        return Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": found["$defs"]})

    stored = stored_game(edition, NAMES[:6], hearts=True, unnamed=("Tom",))
    first, second, *others = map(json.loads, file_of(stored).splitlines())
    of("Header").validate(first)
    of("FirstStep").validate(second)
    for line in others:
        of("ReplayStep").validate(line)
    assert not of("Header").is_valid(second)
    assert not of("ReplayStep").is_valid({"at": 1, "view": {"table": {"phase": "hand"}}})
    assert (first["format"], first["version"]) == (NAME, VERSION)


def test_the_example_in_the_docs_reads_a_file(tmp_path: Path) -> None:
    """The program of a few lines in docs/REPLAY.md prints every clue of a real file."""
    words = (DOCS / "REPLAY.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", words, re.DOTALL)
    clues = ("Almost home", "Quiet", "Before the first word")
    content = file_of(stored_game(names=NAMES[:4], clues=clues))
    (tmp_path / "game.jsonl").write_bytes(content)
    said = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "game.jsonl")], capture_output=True, text=True, check=True
    ).stdout
    turns = read(content).turns
    assert said.count("\n") == len(turns)
    assert all(turn.clue.text in said for turn in turns)
