"""The test set can be taken along: as JSON Lines and as Parquet, with the pictures."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from hareloom.mistake import Mistake
from hareloom.research.bench.export import CARD, export
from hareloom.research.bench.test_set import clue_questions, ids


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_json_lines_have_everything(tmp_path: Path) -> None:
    """Clues, hands, cards with hashes of their pictures, the pictures, and the dataset card."""
    export(tmp_path / "set", "jsonl", pictures=True)
    files = {name: rows(tmp_path / "set" / f"{name}.jsonl") for name in ("clues", "hands", "cards")}
    assert [len(found) for found in files.values()] == [1260, 420, 84]
    assert files["clues"][0]["clue"] == clue_questions()[0].clue
    for row in files["cards"]:
        content = (tmp_path / "set" / row["image"]).read_bytes()
        assert hashlib.sha256(content).hexdigest() == row["sha256"]
        assert row["sha256"].startswith(row["id"])
        assert ids()[row["card"]] == row["id"]
    assert "CC BY 4.0" in (tmp_path / "set" / CARD).read_text(encoding="utf-8")


def test_parquet_has_the_same(tmp_path: Path) -> None:
    """With the pictures in the cards' rows."""
    export(tmp_path, "parquet", pictures=True)
    clues = pq.read_table(tmp_path / "clues.parquet").to_pylist()
    assert [row["clue"] for row in clues] == [question.clue for question in clue_questions()]
    assert tuple(clues[5]["pictures"]) == clue_questions()[5].pictures
    cards = pq.read_table(tmp_path / "cards.parquet").to_pylist()
    assert all(hashlib.sha256(row["image"]["bytes"]).hexdigest() == row["sha256"] for row in cards)


def test_without_pictures_there_are_only_their_hashes(tmp_path: Path) -> None:
    """And the files are small."""
    written = export(tmp_path, "parquet", pictures=False)
    assert sum(path.stat().st_size for path in written) < 500_000
    assert "image" not in pq.read_table(tmp_path / "cards.parquet").column_names


def test_a_folder_with_files_is_refused(tmp_path: Path) -> None:
    """Nothing in it is touched."""
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(Mistake, match="not empty"):
        export(tmp_path, "jsonl", pictures=False)
    with pytest.raises(Mistake, match="is a file"):
        export(tmp_path / "mine.txt", "jsonl", pictures=False)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
