"""The machine that describes pictures, for the owners of decks on this server."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from pathlib import Path

from hareloom.decks.describing.answer import Draft, drafted, question
from hareloom.decks.describing.asking import Silent, Stopped, asked
from hareloom.decks.describing.deck import sent
from hareloom.decks.source import Unreadable
from hareloom.endpoint.address import Endpoint
from hareloom.server.http.problems import Refused
from hareloom.server.journal import note

AT_ONCE = 2
DEADLINE = 45.0
TRIES = 2


class Describer:
    """Asks the operator's machine about one picture at a time; two owners at once."""

    def __init__(self, machine: Endpoint | None) -> None:
        self._machine = machine
        self._places = asyncio.Semaphore(AT_ONCE)
        self.tokens = 0

    @property
    def host(self) -> str | None:
        """Where pictures are sent; None if nowhere."""
        return None if self._machine is None else self._machine.host

    async def describe(self, picture: Path, language: str) -> Draft:
        """A draft of what a picture shows, in one language."""
        if self._machine is None:
            words = "No machine describes pictures here. The operator can name one: HARELOOM_DESCRIBER_URL."
            raise Refused(HTTPStatus.NOT_FOUND, "no_describer", words)
        async with self._places:
            try:
                return await asyncio.to_thread(self._describe, self._machine, picture, language)
            except (Silent, Stopped) as wrong:
                note("the describer gave no answer", logging.WARNING, why=str(wrong))
                words = "The machine that describes pictures doesn't answer now. Try again later."
                raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, "describer_silent", words) from wrong
            except Unreadable as wrong:
                words = "The machine found no words for this picture. Write your own."
                raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "not_described", words) from wrong

    def _describe(self, machine: Endpoint, picture: Path, language: str) -> Draft:
        try:
            content = picture.read_bytes()
        except OSError as gone:
            raise Unreadable("is gone") from gone
        said = asked(machine, question((language,)), sent(content), deadline=DEADLINE, tries=TRIES)
        self.tokens += said.tokens
        return drafted(said.text, (language,))
