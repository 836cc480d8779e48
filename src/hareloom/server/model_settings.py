"""The operator's word: which large model may play at tables, and how much it may take.

By variables alone, as it may have a key. Without them nothing of it is to be seen anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hareloom.endpoint.address import MODEL, Endpoint, named_by
from hareloom.mistake import Mistake

MODEL_NUMBERS = tuple(f"{MODEL.prefix}{name}" for name in ("SECONDS", "TOKENS", "TOKENS_A_DAY", "ANSWER_TOKENS"))
SECONDS, TOKENS, A_DAY, ANSWER = MODEL_NUMBERS
MOST = 1_000_000_000


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """The operator's word."""

    machine: Endpoint
    seconds: int = 30
    """For a move, however often it is asked about."""
    tokens: int = 200_000
    """For a table and an evening."""
    tokens_a_day: int = 0
    """For all tables of all servers of a store; 0 is no bound."""
    answer_tokens: int = 600


def model_settings(environment: Mapping[str, str]) -> ModelSettings | None:
    """What the environment says; None if it names no model. Raises a Mistake."""
    machine = named_by(environment, MODEL)
    if machine is None:
        return None
    usual = ModelSettings(machine)
    return ModelSettings(
        machine,
        _number(environment, SECONDS, usual.seconds, 1, 600),
        _number(environment, TOKENS, usual.tokens, 1, MOST),
        _number(environment, A_DAY, usual.tokens_a_day, 0, MOST),
        _number(environment, ANSWER, usual.answer_tokens, 50, 100_000),
    )


def _number(environment: Mapping[str, str], variable: str, default: int, least: int, most: int) -> int:
    text = environment.get(variable, "").strip() or str(default)
    if not text.isascii() or not text.isdecimal() or not least <= int(text) <= most:
        raise Mistake(f"{variable}: {text!r} is not a number from {least} to {most}.")
    return int(text)
