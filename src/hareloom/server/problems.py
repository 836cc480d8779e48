"""What is answered when something can't be done: problem details (RFC 9457), with a stable code."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.responses import Response


class Problem(msgspec.Struct, frozen=True):
    """The body of an answer that is not what was asked for."""

    status: int
    title: str
    code: str
    """Stable, for programs."""
    detail: str
    """A sentence, for people."""


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The request can't be done; the answer says why."""

    def __init__(self, status: int, code: str, detail: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.problem = Problem(status, HTTPStatus(status).phrase, code, detail)
        self.headers = headers or {}

    def answer(self) -> Response:
        """As a response."""
        headers = {"Cache-Control": "no-store", **self.headers}
        body = msgspec.json.encode(self.problem)
        return Response(body, self.problem.status, headers, "application/problem+json")


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
