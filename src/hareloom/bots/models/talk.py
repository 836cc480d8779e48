"""The exchange about one move: asks, waits where it is told to, adapts to the endpoint, and counts what it costs."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from hareloom.endpoint.address import Endpoint
from hareloom.endpoint.asking import BUSY, Answer, NoAnswer, Nonsense, exchanged
from hareloom.endpoint.reading import Reply, complaint_in, refusal_in, reply_in
from hareloom.words import shown

from .dialect import Dialect
from .limits import Limits

Message = dict[str, Any]

TRIES = 5
"""So often an endpoint may ask to be asked again later."""
PAUSE = 1.0
"""Where it doesn't say how much later. Then it is asked only once more."""
CHARACTERS_A_TOKEN = 4
TOKENS_A_PICTURE = 800
LONGEST_COMPLAINT = 20_000


class Unanswered(Exception):  # noqa: N818 - an outcome, as NoAnswer is
    """The endpoint gives no answer for this move. The message is a sentence for people."""


class Talk:
    """About one move, until its deadline."""

    def __init__(
        self,
        machine: Endpoint,
        dialect: Dialect,
        limits: Limits,
        messages: list[Message],
        schema: dict[str, Any],
        began: float,
    ) -> None:
        self.dialect = dialect
        self.messages = messages
        self.asked = self.tokens_in = self.tokens_out = 0
        self._machine, self._limits, self._schema = machine, limits, schema
        self._began = began

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return time.monotonic() - self._began

    @property
    def left(self) -> float:
        """The seconds that are left of its time."""
        return self._limits.seconds - self.seconds

    def ask(self) -> Reply:
        """The answer to the messages as they are now. Raises Unanswered."""
        self.asked += 1
        waited = 0
        while True:
            answer = self._exchanged()
            if answer.status == 200:
                return self._reply(answer)
            adapted = self.dialect.after(answer.status, answer.content[:LONGEST_COMPLAINT].decode(errors="replace"))
            if adapted is not None:
                self.dialect = adapted
                continue
            if answer.status not in BUSY:
                raise Unanswered(f"{refusal_in(self._machine, answer).sentence}.")
            self._wait(answer, waited)
            waited += 1

    def _exchanged(self) -> Answer:
        if self.left <= 0:
            raise Unanswered(f"{self._machine.host} gave no answer in {self._limits.seconds:g} seconds.")
        settings = self.dialect.settings(self._schema, self._limits.answer_tokens)
        body = {"model": self._machine.model, "messages": self.messages, **settings}
        try:
            return exchanged(self._machine, msgspec.json.encode(body), self.left)
        except NoAnswer as wrong:
            if wrong.sent:  # the model may have thought for nothing
                self.tokens_in += self._estimate()
            reason = f"{self._machine.host} gave no answer: {wrong}."
        except Nonsense as wrong:
            self.tokens_in += self._estimate()
            reason = f"{self._machine.host} gave {wrong}."
        raise Unanswered(reason)

    def _reply(self, answer: Answer) -> Reply:
        try:
            reply = reply_in(self._machine, answer.content)
        except Nonsense as wrong:
            self.tokens_in += self._estimate()
            raise Unanswered(f"{self._machine.host} gave {wrong}.") from None
        self.tokens_in += reply.tokens_in or self._estimate()
        self.tokens_out += reply.tokens_out or len(reply.text) // CHARACTERS_A_TOKEN
        return reply

    def _wait(self, answer: Answer, waited: int) -> None:
        """As long as the endpoint asks for, if that fits."""
        pause = answer.wait or PAUSE
        often = TRIES if answer.wait else 1
        if waited >= often or pause >= self.left:
            asks = f" and asks to wait {answer.wait:g} seconds" if answer.wait else ""
            complaint = shown(complaint_in(self._machine, answer.content))
            raise Unanswered(f"{self._machine.host} is busy (status {answer.status}){asks}: {complaint}.")
        time.sleep(pause)

    def _estimate(self) -> int:
        """What the messages cost in tokens, where the endpoint doesn't say."""
        characters = pictures = 0
        for message in self.messages:
            content = message["content"]
            for part in [{"text": content}] if isinstance(content, str) else content:
                characters += len(part.get("text", ""))
                pictures += "image_url" in part
        return characters // CHARACTERS_A_TOKEN + TOKENS_A_PICTURE * pictures
