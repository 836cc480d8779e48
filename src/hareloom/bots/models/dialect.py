"""How an endpoint wants to be asked: not all know JSON schemas, and some call the limit of tokens otherwise."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

Form = Literal["json_schema", "json_object", "text"]

UNKNOWN = frozenset({400, 404, 405, 415, 422, 500, 501})
"""With these endpoints say that they don't know a word of the question."""
ABOUT_FORM = ("response_format", "response format", "json_object", "schema", "grammar", "structured", "guided")
NEXT: dict[Form, Form] = {"json_schema": "json_object", "json_object": "text"}


class Dialect(Struct, frozen=True):
    """What a player has learned about its endpoint."""

    form: Form = "json_schema"
    tokens: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"

    def settings(self, schema: dict[str, Any], answer_tokens: int) -> dict[str, Any]:
        """What is sent beside the model's name and the messages."""
        said: dict[str, Any] = {self.tokens: answer_tokens}
        if self.form == "json_schema":
            said["response_format"] = {
                "type": "json_schema",
                "json_schema": {"name": "move", "strict": True, "schema": schema},
            }
        elif self.form == "json_object":
            said["response_format"] = {"type": "json_object"}
        return said

    def after(self, status: int, complaint: str) -> Dialect | None:
        """Another way to ask, if that is what the endpoint complains about."""
        if status not in UNKNOWN:
            return None
        words = complaint.lower()
        if self.tokens == "max_tokens" and "max_completion_tokens" in words:
            return replace(self, tokens="max_completion_tokens")
        if self.form in NEXT and any(word in words for word in ABOUT_FORM):
            return replace(self, form=NEXT[self.form])
        return None
