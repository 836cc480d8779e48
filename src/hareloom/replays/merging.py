"""JSON Merge Patch (RFC 7396), by which a step becomes a view."""

from __future__ import annotations

from typing import Any


def merged(value: Any, patch: Any) -> Any:  # noqa: ANN401 - any value of JSON
    """The value with what the patch changes: an object is merged, null removes, anything else replaces."""
    if not isinstance(patch, dict):
        return patch
    found = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            found.pop(key, None)
        else:
            found[key] = merged(found.get(key), change)
    return found
