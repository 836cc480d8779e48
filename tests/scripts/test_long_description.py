"""The long description that package indexes show."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hatch_build import LongDescription, with_absolute_links

ROOT = Path(__file__).parents[2]
RAW, BLOB = "https://example.org/raw/main", "https://example.org/blob/main"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("![a card](docs/card.webp)", f"![a card]({RAW}/docs/card.webp)"),
        ("see [the rules](docs/RULES.md#end).", f"see [the rules]({BLOB}/docs/RULES.md#end)."),
        ("[there](https://example.net/x)", "[there](https://example.net/x)"),
        ("[below](#below)", "[below](#below)"),
        ("[us](mailto:us@example.org)", "[us](mailto:us@example.org)"),
    ],
)
def test_relative_links_become_absolute(written: str, shown: str) -> None:
    """Pictures lead to files, pages to pages, and what is absolute stays."""
    assert with_absolute_links(written, RAW, BLOB) == shown
    assert with_absolute_links(written, "", "") == written


def test_every_picture_of_the_readme_is_absolute_once_there_is_an_address() -> None:
    """None is left behind, and each exists."""
    metadata: dict[str, object] = {}
    LongDescription(str(ROOT), {"pictures": RAW, "pages": BLOB}).update(metadata)
    readme = metadata["readme"]
    assert isinstance(readme, dict)
    assert "](docs/" not in readme["text"]
    pictures = [part.split(")")[0] for part in readme["text"].split(f"]({RAW}/")[1:]]
    assert len(pictures) == 5
    assert all((ROOT / path).is_file() for path in pictures)


def test_it_is_the_readme_with_the_addresses_of_the_project() -> None:
    """As pyproject.toml has them; while it has none, the readme as it is."""
    hooks = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["metadata"]["hooks"]
    found: dict[str, object] = {}
    LongDescription(str(ROOT), hooks["custom"]).update(found)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    text = with_absolute_links(readme, hooks["custom"]["pictures"], hooks["custom"]["pages"])
    assert found["readme"] == {"content-type": "text/markdown", "text": text}
