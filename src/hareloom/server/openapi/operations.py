"""What each address takes and answers, for programs to read. A test compares it with the routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from hareloom.recordings.formats import TYPES
from hareloom.recordings.formats import Why as WhyUnfit
from hareloom.server import messages as m
from hareloom.server.http import (
    recordings,
)
from hareloom.server.http import tables as tables_api
from hareloom.server.http.endpoint import (
    ALWAYS,
    AT_TABLE,
    OURS,
    PERSON,
    UNREADABLE,
    Reasons,
    Who,
)
from hareloom.server.http.ready import Readiness, readyz
from hareloom.server.http.routes import Health, healthz
from hareloom.server.openapi import routes as openapi_routes


class Operation(Struct, frozen=True, kw_only=True):
    """One method of an address. Its description is the handler's docstring."""

    handler: Callable[[Request], Awaitable[Response] | Response]
    who: Who = "person"
    body: type | None = None
    status: int = 200
    answer: Any = None
    reasons: tuple[Reasons, ...] = ()
    media: tuple[str, ...] = ("application/json",)
    """Of the body: one of these."""
    gives: tuple[str, ...] = ("application/json",)
    """Of the answer: one of these."""
    query: tuple[str, ...] = ()
    """Parameters of the address, of those in document.QUERY."""
    parts: bool = False
    """It can be asked for in parts."""
    cookie: bool = False
    """It sets or drops a browser's cookie."""

    @property
    def id(self) -> str:
        return self.handler.__name__

    @property
    def said(self) -> str:
        return (self.handler.__doc__ or "").strip()

    def all_reasons(self) -> Reasons:
        """By status, without repetitions."""
        together: Reasons = {}
        for reasons in self.reasons:
            for status, codes in reasons.items():
                together[status] = tuple(dict.fromkeys([*together.get(status, ()), *codes]))
        return dict(sorted(together.items()))


api = tables_api
OPERATIONS = (
    Operation(handler=healthz, who="anyone", answer=Health),
    Operation(handler=readyz, who="anyone", answer=Readiness, reasons=({503: ("not_ready", "draining")},)),
    Operation(handler=openapi_routes.openapi, who="anyone", answer=dict),
    Operation(handler=openapi_routes.schema, who="anyone", answer=dict),
    Operation(
        handler=recordings.send_recording,
        body=bytes,
        media=tuple(TYPES),
        query=("form",),
        status=201,
        answer=m.RecordingSent,
        reasons=(
            OURS,
            {409: ("wrong_phase", "not_your_part", "clue_form", "recording_form"), 413: ("recording_too_large",)},
            {415: ("bad_recording",), 422: ("malformed", *get_args(WhyUnfit))},
            {501: ("no_recordings",), 503: ("busy",), 507: ("server_full",)},
            PERSON,
            AT_TABLE,
        ),
    ),
    Operation(
        handler=recordings.play_recording,
        who="person or anyone",
        answer=bytes,
        gives=tuple(TYPES),
        parts=True,
        reasons=({403: ("closed",), 404: ("no_such_recording",)}, ALWAYS, UNREADABLE),
    ),
    Operation(
        handler=recordings.play_kept_recording,
        who="anyone",
        answer=bytes,
        gives=tuple(TYPES),
        parts=True,
        reasons=({403: ("closed",), 404: ("no_such_recording",)}, ALWAYS, UNREADABLE),
    ),
)
