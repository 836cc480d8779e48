"""The manifest's types and the schema made from them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from hareloom.decks import manifest as limits
from hareloom.decks.manifest import Manifest, encoded, schema, schema_text
from hareloom.decks.shipped import BUILT_INS

from .painting import manifest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_schema_in_docs_is_current() -> None:
    """docs/deck.schema.json is what 'hareloom deck schema' prints."""
    assert (DOCS / "deck.schema.json").read_text(encoding="utf-8") == schema_text()


def test_every_field_is_documented() -> None:
    """docs/DECKS.md has a word about each field and each limit."""
    told = (DOCS / "DECKS.md").read_text(encoding="utf-8")
    for struct in schema()["$defs"].values():
        for name in struct["properties"]:
            assert f"`{name}`" in told
    for limit in (limits.MOST_CARDS, limits.LONGEST_DESCRIPTION, limits.LONGEST_TAG, limits.MOST_TAGS):
        assert re.search(rf"\b{limit}\b", told)


def test_a_manifest_is_written_as_it_is_read() -> None:
    """Nothing is lost on the way to disk and back."""
    read = msgspec.convert(manifest(), Manifest)
    assert msgspec.json.decode(encoded(read), type=Manifest) == read


def test_our_own_manifests_are_of_this_format() -> None:
    """What comes with Hareloom is read by the types."""
    files = list(BUILT_INS.glob("*/deck.json"))
    assert files
    for file in files:
        assert msgspec.json.decode(file.read_bytes(), type=Manifest).id == file.parent.name
