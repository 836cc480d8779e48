"""One picture's question and answer with the machine that describes, with the patience that a whole deck needs."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from hareloom.decks.source import Unreadable
from hareloom.endpoint.address import DESCRIBER, Endpoint
from hareloom.endpoint.asking import BUSY, NoAnswer, Nonsense, exchanged
from hareloom.endpoint.picture import as_part
from hareloom.endpoint.reading import Reply, refusal_in, reply_in
from hareloom.mistake import Mistake

DEADLINE = 120.0
"""Seconds that one answer may take, however slowly it comes."""
TRIES = 4
LONGEST_WAIT = 60.0
MOST_ANSWER_TOKENS = 1_500


class Stopped(Mistake):
    """No further picture can be described: the message says what to do."""


class Silent(Unreadable):
    """The machine gave no answer for this picture, after several tries."""


def asked(
    machine: Endpoint,
    question: str,
    picture: bytes,
    *,
    wait: Callable[[float], None] = time.sleep,
    deadline: float = DEADLINE,
    tries: int = TRIES,
) -> Reply:
    """The machine's answer about a picture (a JPEG). Raises Silent, Unreadable for this picture, or Stopped for all."""
    content = [{"type": "text", "text": question}, as_part(picture)]
    body = msgspec.json.encode(
        {
            "model": machine.model,
            "max_tokens": MOST_ANSWER_TOKENS,
            "messages": [{"role": "user", "content": content}],
        }
    )
    why, pause = "", 0.0
    for attempt in range(tries):
        if attempt:
            wait(min(LONGEST_WAIT, pause or 2.0**attempt))
        try:
            answer = exchanged(machine, body, deadline)
            if answer.status == 200:
                return reply_in(machine, answer.content)
        except NoAnswer as wrong:
            why, pause = f"got no answer from {machine.host}: {wrong}", 0.0
            continue
        except Nonsense as wrong:
            raise Unreadable(f"got from {machine.host} {wrong}") from None
        if answer.status not in BUSY:
            refused = refusal_in(machine, answer)
            if refused.for_good:
                raise Stopped(f"{refused.sentence}. Look at {DESCRIBER.url}, {DESCRIBER.model} and {DESCRIBER.key}.")
            raise Unreadable(f"got no description: {refused.sentence}")
        why, pause = f"got no answer from {machine.host}: it is busy (status {answer.status})", answer.wait
    raise Silent(why)
