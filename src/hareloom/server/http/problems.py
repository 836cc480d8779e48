"""Error responses: problem details (RFC 9457) with a stable code."""

from __future__ import annotations

from http import HTTPStatus
from typing import Literal, TypeAlias

import msgspec
from starlette.responses import Response

from hareloom.game.refusals import Code

HttpCode: TypeAlias = Literal[
    "malformed",
    "not_json",
    "too_large",
    "foreign_origin",
    "not_let_in",
    "link_not_good",
    "no_such_table",
    "no_such_replay",
    "no_such_device",
    "no_such_address",
    "wrong_method",
    "waiting",
    "not_your_part",
    "too_many_requests",
    "not_stored",
    "not_certain",
    "set_aside",
    "closed",
    "banned",
    "draining",
    "not_ready",
    "uploads_off",
    "no_such_deck",
    "no_such_card",
    "deck_full",
    "server_full",
    "busy",
    "not_a_picture",
    "too_many_pixels",
    "too_small",
    "no_heic",
    "unreadable",
    "banned_picture",
    "in_use",
    "no_cards",
    "no_recordings",
    "recording_too_large",
    "recording_too_long",
    "bad_recording",
    "no_such_zone",
    "quiet_hours",
    "vacation",
    "no_describer",
    "not_described",
    "describer_silent",
    "push_refused",
    "no_mail_here",
    "mail_link_not_good",
    "webhook_refused",
]
"""Why a request fails for other reasons than the game's rules. Stable: programs may rely on them."""


class Problem(msgspec.Struct, frozen=True):
    """Problem details (RFC 9457): the body of an error response."""

    status: int
    """The response's status."""
    title: str
    """The status's name."""
    code: str
    """Stable, for programs."""
    detail: str
    """A sentence, for people."""


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The request can't be done; the answer says why."""

    def __init__(self, status: int, code: HttpCode | Code, detail: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.problem = Problem(status, HTTPStatus(status).phrase, code, detail)
        self.headers = headers or {}
        self.dropped: tuple[str, ...] = ()
        """Cookies that lead nowhere any more."""

    def answer(self) -> Response:
        """As a response."""
        headers = {"Cache-Control": "no-store", **self.headers}
        body = msgspec.json.encode(self.problem)
        response = Response(body, self.problem.status, headers, "application/problem+json")
        for cookie in self.dropped:
            response.delete_cookie(cookie, path="/")
        return response


def malformed(detail: str) -> Refused:
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "malformed", detail)


def no_such_table() -> Refused:
    return Refused(
        HTTPStatus.NOT_FOUND, "no_such_table", "There is no table with that code. Look at the link or code again."
    )


def not_let_in() -> Refused:
    return Refused(
        HTTPStatus.UNAUTHORIZED,
        "not_let_in",
        "You are not at this table on this device. Join it, or open your personal link.",
    )
