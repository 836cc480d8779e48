"""The test set as files that other programs read: JSON Lines or Parquet, with the pictures if wanted."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from hareloom.decks.library import Library
from hareloom.mistake import Mistake
from hareloom.sim.panel import CARDS
from hareloom.words import shown

from .test_set import DATA, clue_questions, hand_questions, ids

Format: TypeAlias = Literal["jsonl", "parquet"]
FORMATS: tuple[Format, ...] = get_args(Format)
CARD = "README.md"
"""The dataset card."""
Row: TypeAlias = dict[str, Any]


def export(folder: Path, form: Format, *, pictures: bool) -> tuple[Path, ...]:
    """Write clues, hands, cards and the dataset card into a new folder. Raises a Mistake."""
    write = _parquet_writer() if form == "parquet" else _write_lines
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Mistake(f"{shown(folder)} is not empty. Name a new folder.")
        tables = {
            "clues": [msgspec.to_builtins(each) for each in clue_questions()],
            "hands": [msgspec.to_builtins(each) for each in hand_questions()],
            "cards": cards(folder, form, pictures=pictures),
        }
        for name, rows in tables.items():
            write(folder / f"{name}.{form}", rows)
        shutil.copyfile(DATA / CARD, folder / CARD)
    except (FileExistsError, NotADirectoryError) as wrong:
        raise Mistake(f"{shown(folder)} is a file. Name a folder.") from wrong
    except OSError as wrong:
        raise Mistake(f"{shown(folder)} can't be written: {wrong.strerror}. Name another folder.") from wrong
    return tuple(sorted(path for path in folder.rglob("*") if path.is_file()))


def cards(folder: Path, form: Format, *, pictures: bool) -> list[Row]:
    """A row for each card; with its picture in the row of a Parquet file, or beside a JSON Lines file."""
    library = Library(Path())
    texts = {card.name: card.words for card in CARDS()}
    rows: list[Row] = []
    for name, card in ids().items():
        path = library.picture(card)
        assert path is not None
        content = path.read_bytes()
        words = texts[name]
        row: Row = {
            "card": name,
            "id": card,
            "sha256": hashlib.sha256(content).hexdigest(),
            "description_en": words.description_in("en"),
            "description_fr": words.description_in("fr"),
            "tags_en": list(words.tags_in("en")),
            "tags_fr": list(words.tags_in("fr")),
        }
        if pictures and form == "parquet":
            row["image"] = {"bytes": content, "path": f"{name}.webp"}
        elif pictures:
            row["image"] = f"pictures/{name}.webp"
            (folder / "pictures").mkdir(exist_ok=True)
            (folder / row["image"]).write_bytes(content)
        rows.append(row)
    return rows


def _write_lines(path: Path, rows: list[Row]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))


def _parquet_writer() -> Callable[[Path, list[Row]], None]:
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra
        import pyarrow.parquet as pq  # noqa: PLC0415 - as above
    except ImportError as missing:
        words = "Parquet files need pyarrow: pip install 'hareloom[research]'. Or take --format jsonl."
        raise Mistake(words) from missing
    return lambda path, rows: pq.write_table(pa.Table.from_pylist(rows), path)
