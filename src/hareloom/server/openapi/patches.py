"""The schema of a JSON Merge Patch (RFC 7396), from the schema of what is patched."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def with_patches(found: Json, prefix: str, *names: str) -> None:
    """Add NamePatch for each name, and for all that is patched inside it. Lists are replaced whole, so they stay."""
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if f"{name}Patch" in found:
            continue
        inside: list[str] = []
        found[f"{name}Patch"] = {
            "title": f"{name}Patch",
            "description": f"What changed in a {name}: merge it in. Null where a field is gone or null.",
            "type": "object",
            "properties": {
                field: _patch(schema, found, prefix, inside) for field, schema in found[name]["properties"].items()
            },
        }
        waiting += inside


def _patch(schema: Json, found: Json, prefix: str, inside: list[str]) -> Json:
    patched = _changed(schema, found, prefix, inside)
    words = {key: schema[key] for key in ("description",) if key in schema}
    return {**words, "anyOf": [*patched, {"type": "null"}]}


def _changed(schema: Json, found: Json, prefix: str, inside: list[str]) -> list[Json]:
    """The alternatives of a value in a patch, without the null that is always one of them."""
    if "anyOf" in schema:
        return [one for part in schema["anyOf"] for one in _changed(part, found, prefix, inside)]
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(prefix)
        if found[name].get("type") != "object":
            return [{"$ref": schema["$ref"]}]
        inside.append(name)
        return [{"$ref": f"{schema['$ref']}Patch"}]
    if schema.get("type") == "null":
        return []
    bare = {key: value for key, value in schema.items() if key not in ("description", "default")}
    if isinstance(bare.get("additionalProperties"), dict):
        bare["additionalProperties"] = _patch(bare["additionalProperties"], found, prefix, inside)
    return [bare]
