"""What each address takes and answers, for programs to read. A test compares it with the routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from hareloom.decks.source import Why
from hareloom.recordings.formats import TYPES
from hareloom.recordings.formats import Why as WhyUnfit
from hareloom.server import deck_messages as d
from hareloom.server import messages as m
from hareloom.server.http import (
    own_cards,
    own_decks,
    own_describing,
    pictures,
    recordings,
)
from hareloom.server.http import tables as tables_api
from hareloom.server.http.endpoint import (
    ALWAYS,
    AT_TABLE,
    OURS,
    OWNER,
    PERSON,
    READ,
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
    Operation(handler=pictures.list_decks, who="anyone", answer=tuple[d.DeckInList, ...]),
    Operation(
        handler=pictures.show_deck,
        who="anyone",
        answer=d.DeckShown,
        query=("language",),
        reasons=({404: ("no_such_address",)},),
    ),
    Operation(handler=own_decks.own_limits, who="anyone", answer=d.OwnLimits, reasons=(ALWAYS,)),
    Operation(
        handler=own_decks.make_own_deck,
        who="person or anyone",
        body=d.MakeOwnDeck,
        status=201,
        answer=d.OwnDeckMade,
        reasons=(READ, {403: ("uploads_off",)}, PERSON, AT_TABLE),
        cookie=True,
    ),
    Operation(handler=own_decks.show_own_deck, who="owner", answer=d.OwnDeck, reasons=(OWNER,)),
    Operation(
        handler=own_decks.change_own_deck,
        who="owner",
        body=d.ChangeOwnDeck,
        answer=d.OwnDeck,
        reasons=(READ, {403: ("uploads_off",), 409: ("no_cards",)}, OWNER),
    ),
    Operation(handler=own_decks.delete_own_deck, who="owner", status=204, reasons=(OURS, OWNER), cookie=True),
    Operation(
        handler=own_decks.open_own_deck,
        who="anyone",
        body=d.OpenOwnDeck,
        answer=d.OwnDeckOpened,
        reasons=(READ, OWNER),
        cookie=True,
    ),
    Operation(
        handler=own_decks.bring_own_deck,
        who="owner",
        body=d.BringDeck,
        status=204,
        reasons=(READ, PERSON, AT_TABLE, OWNER),
    ),
    Operation(
        handler=own_decks.report_own_card,
        who="owner",
        body=d.ReportCard,
        status=204,
        reasons=(READ, {404: ("no_such_card",)}, OWNER),
    ),
    Operation(
        handler=own_cards.send_picture,
        who="owner",
        body=bytes,
        media=("application/octet-stream",),
        answer=d.CardTaken,
        reasons=(
            OURS,
            {403: ("uploads_off",), 409: ("deck_full",), 413: ("too_large",), 503: ("busy",), 507: ("server_full",)},
            {422: ("malformed", *get_args(Why), "banned_picture")},
            OWNER,
        ),
    ),
    Operation(
        handler=own_describing.describe_own_card,
        who="owner",
        body=d.DescribeCard,
        status=204,
        reasons=(READ, {404: ("no_such_card",)}, OWNER),
    ),
    Operation(
        handler=own_describing.draft_description,
        who="owner",
        answer=d.CardDraft,
        reasons=(
            OURS,
            {404: ("no_such_card", "no_describer"), 422: ("not_described",), 503: ("describer_silent",)},
            OWNER,
        ),
    ),
    Operation(
        handler=own_cards.delete_own_card,
        who="owner",
        status=204,
        reasons=(OURS, {404: ("no_such_card",), 409: ("in_use",)}, OWNER),
    ),
    Operation(
        handler=own_cards.take_along,
        who="owner",
        answer=bytes,
        gives=("application/zip",),
        reasons=({409: ("no_cards",)}, OWNER),
    ),
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
