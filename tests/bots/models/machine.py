"""A machine that plays: a real HTTP server that answers questions for moves by their schema, as a model does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tests.endpoint.machine import KEY, Answer, Machine, Served, chat, drip, late, not_http, served, status

__all__ = [
    "CLUE",
    "KEY",
    "Answer",
    "Machine",
    "Served",
    "chat",
    "drip",
    "late",
    "not_http",
    "playing",
    "plays",
    "status",
]

CLUE = "The way home is longer at night"


def plays(machine: Machine) -> None:
    """A legal move: the first of everything that the schema offers."""
    schema = machine.body["response_format"]["json_schema"]["schema"]
    move = {name: _first(rule) for name, rule in schema["properties"].items()}
    if "red" in move:
        move["red"] = next(place for place in schema["properties"]["red"]["enum"] if place not in move["pictures"])
    packed = {
        "choices": [{"message": {"role": "assistant", "content": json.dumps(move)}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 1000, "completion_tokens": 20, "total_tokens": 1020},
    }
    machine.say(200, json.dumps(packed).encode())


def _first(rule: dict[str, Any]) -> Any:
    if "enum" in rule:
        return rule["enum"][0]
    if rule["type"] == "array":
        wanted = re.search(r"\d+", rule["description"])
        return rule["items"]["enum"][: int(wanted.group()) if wanted else 1]
    return CLUE


@contextmanager
def playing(answers: Sequence[Answer] = (plays,)) -> Iterator[Served]:
    """A machine that plays by the rules, or gives these answers in turn."""
    with served(answers) as machine:
        yield machine
