"""`openai:MODEL@URL`: a large model behind any endpoint that speaks as OpenAI's chat completions do."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from hareloom.bots.models.limits import Limits
from hareloom.bots.models.player import ModelPlayer, ModelQuestion, Pictures
from hareloom.endpoint.address import MODEL, Endpoint, checked, key_of
from hareloom.mistake import Mistake
from hareloom.words import shown

from .player import Answer, Question, Referee

KNOCK = 5.0
"""Seconds to wait for an endpoint before the first game."""


class LargeModel:
    """Asks a model. It is told seats by their numbers, never who else plays."""

    def __init__(self, player: ModelPlayer, language: str) -> None:
        self._player = player
        self._language = language

    def choose(self, question: Question, referee: Referee) -> Answer:
        asked = ModelQuestion(
            view=question.view,
            past=question.past,
            language=self._language,
            told=tuple(reveal.clue.text for reveal in question.past),
        )
        said = self._player.choose(asked, referee)
        return Answer(
            move=said.move,
            problem=said.problem,
            # Tokens that came out are an answer, even if no legal one.
            silent=said.move is None and bool(said.problem) and said.tokens_out == 0,
            asked=said.asked,
            tokens_in=said.tokens_in,
            tokens_out=said.tokens_out,
        )

    def close(self) -> None:
        pass


def load(
    model: str, url: str, environment: Mapping[str, str], *, seconds: float, language: str, pictures: Pictures
) -> LargeModel:
    """Such a player; raises a Mistake if the address is wrong or nobody answers there."""
    endpoint = checked(url, model, key_of(environment, MODEL), f"openai:{model}@")
    _knock(endpoint)
    limits = Limits(seconds=seconds, answer_tokens=_answer_tokens(environment))
    return LargeModel(ModelPlayer(endpoint, limits=limits, pictures=pictures), language)


def _answer_tokens(environment: Mapping[str, str]) -> int:
    """As many as a table's model has: those that think before they speak need more."""
    name = f"{MODEL.prefix}ANSWER_TOKENS"
    given = environment.get(name, "").strip()
    if not given:
        return Limits().answer_tokens
    if not (given.isascii() and given.isdecimal()) or int(given) < 1:
        raise Mistake(f"{name} is {shown(given)}. Write a number of tokens, such as 4000.")
    return int(given)


def _knock(endpoint: Endpoint) -> None:
    """Is anybody there? A run that can't begin says so before its first game."""
    parts = urlsplit(endpoint.url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        socket.create_connection((parts.hostname or "", port), KNOCK).close()
    except OSError as wrong:
        reason = wrong.strerror or "no answer"
        words = f"Nobody answers at {shown(endpoint.url)} ({reason}). Is the model's server running?"
        raise Mistake(words) from wrong
