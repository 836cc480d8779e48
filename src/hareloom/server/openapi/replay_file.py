"""The JSON Schema of a replay file, one line at a time, made from its types."""

from __future__ import annotations

from typing import Any

import msgspec

from hareloom.game.house_rules import RANGES
from hareloom.game.view_types import Public
from hareloom.replays.format import FirstStep, Header, ReplayStep
from hareloom.server.openapi.patches import with_patches
from hareloom.server.openapi.schema import describe, kinds, say_range

ROOTS = (Header, FirstStep, ReplayStep, Public)
PREFIX = "#/$defs/"


def schema() -> dict[str, Any]:
    """A line is a Header, a FirstStep or a ReplayStep."""
    _, found = msgspec.json.schema_components(ROOTS, ref_template=PREFIX + "{name}")
    for kind in kinds(ROOTS):
        describe(found[kind.__name__], kind)
    for key, allowed in RANGES.items():
        say_range(found["HouseRules"]["properties"][key], allowed)
    with_patches(found, PREFIX, Public.__name__)
    found["ReplayStep"]["properties"]["view"] = {
        "type": "object",
        "properties": {"table": {"$ref": f"{PREFIX}PublicPatch"}},
        "required": ["table"],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a Hareloom replay",
        "description": "Line 1 is a Header, line 2 a FirstStep, every other line a ReplayStep: docs/REPLAY.md.",
        "anyOf": [{"$ref": f"{PREFIX}{kind.__name__}"} for kind in (Header, FirstStep, ReplayStep)],
        "$defs": dict(sorted(found.items())),
    }


def schema_text() -> str:
    """The schema as docs/replay.schema.json holds it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
