"""The texts that are printed: a file for each language, with the same keys."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent / "texts"
LANGUAGES = ("en", "fr")


class Texts:
    """One language's texts. A key is a path: 'rules.turn.title'."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = _read(language)

    def __call__(self, key: str, **values: object) -> str:
        found: Any = self._texts
        for part in key.split("."):
            found = found[part]
        return str(found).strip("\n").format(**values)


@cache
def _read(language: str) -> dict[str, Any]:
    with (_FOLDER / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)
