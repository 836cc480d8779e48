"""What each address takes and answers, for programs to read. A test compares it with the routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, get_args

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from hareloom.decks.source import Why
from hareloom.game.refusals import Code
from hareloom.recordings.formats import TYPES
from hareloom.recordings.formats import Why as WhyUnfit
from hareloom.server import deck_messages as d
from hareloom.server import messages as m
from hareloom.server.http import (
    calls,
    days,
    devices,
    me,
    own_cards,
    own_decks,
    own_describing,
    pictures,
    recordings,
    replays,
    reports,
)
from hareloom.server.http import tables as tables_api
from hareloom.server.http.my_tables import my_tables
from hareloom.server.http.ready import Readiness, readyz
from hareloom.server.http.routes import Health, healthz
from hareloom.server.openapi import routes as openapi_routes
from hareloom.server.openapi.examples import ANSWERS, BODIES
from hareloom.tables.reports import Report
from hareloom.tables.requests import TableRequest
from hareloom.tables.view_types import View

Reasons = dict[int, tuple[str, ...]]
Who = Literal["anyone", "person or anyone", "person", "owner"]

ALWAYS: Reasons = {429: ("too_many_requests",)}
STORED: Reasons = {503: ("not_stored", "not_certain")}
OURS: Reasons = {403: ("foreign_origin",)}
READ: Reasons = {
    403: ("foreign_origin",),
    413: ("too_large",),
    415: ("not_json",),
    422: ("malformed",),
}
AT_TABLE: Reasons = {
    403: ("closed",),
    404: ("no_such_table", "no_such_address"),
    **ALWAYS,
    503: ("not_stored", "not_certain", "set_aside"),
}
PERSON: Reasons = {401: ("not_let_in",), 403: ("waiting",)}
GONE: Reasons = {409: ("not_your_part",)}
SILENT: Reasons = {409: ("muted", "not_your_part")}
OWNER: Reasons = {404: ("no_such_deck", "no_such_address"), **ALWAYS, **STORED}
UNREADABLE: Reasons = {503: ("not_stored", "not_certain", "set_aside")}
RULES: Reasons = {409: tuple(code.value for code in Code)}


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

    @property
    def examples(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Of the body, and of the answer, by a few words."""
        return BODIES.get(self.id, {}), ANSWERS.get(self.id, {})


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
        handler=api.open_table,
        who="anyone",
        body=m.OpenTable,
        status=201,
        answer=m.Entered,
        reasons=(READ, RULES, {404: ("no_such_deck",)}, ALWAYS, STORED, {503: ("draining",)}),
        cookie=True,
    ),
    Operation(
        handler=my_tables,
        who="person or anyone",
        answer=tuple[m.MyTable, ...],
        reasons=(ALWAYS, STORED),
        cookie=True,
    ),
    Operation(handler=me.export_me, who="person or anyone", answer=m.Export, reasons=(ALWAYS, STORED)),
    Operation(
        handler=me.erase_me,
        who="person or anyone",
        answer=m.Erased,
        reasons=(OURS, {409: ("not_your_part", "seating", "no_such_person")}, ALWAYS, STORED),
        cookie=True,
    ),
    Operation(handler=api.look_at_door, who="person or anyone", answer=m.TableDoor, reasons=(AT_TABLE,)),
    Operation(
        handler=api.delete_table,
        status=204,
        reasons=(OURS, {403: ("not_your_part",)}, PERSON, AT_TABLE),
        cookie=True,
    ),
    Operation(
        handler=api.join_table,
        who="anyone",
        body=m.JoinTable,
        status=201,
        answer=m.Entered,
        reasons=(READ, {409: ("table_full", "locked", "no_watchers")}, AT_TABLE),
        cookie=True,
    ),
    Operation(
        handler=devices.enter_table,
        who="anyone",
        body=m.EnterTable,
        status=201,
        answer=m.Entered,
        reasons=(READ, {401: ("link_not_good",)}, AT_TABLE),
        cookie=True,
    ),
    Operation(
        handler=api.leave_table,
        status=204,
        reasons=(OURS, {409: ("not_your_part",)}, PERSON, AT_TABLE),
        cookie=True,
    ),
    Operation(handler=devices.list_devices, answer=m.DeviceList, reasons=(PERSON, AT_TABLE)),
    Operation(handler=devices.forget_device, status=204, reasons=(OURS, PERSON, AT_TABLE), cookie=True),
    Operation(handler=devices.end_device, status=204, reasons=(OURS, PERSON, {404: ("no_such_device",)}, AT_TABLE)),
    Operation(handler=devices.make_link, answer=m.PersonalLink, reasons=(OURS, PERSON, AT_TABLE)),
    Operation(handler=devices.revoke_link, status=204, reasons=(OURS, PERSON, AT_TABLE)),
    Operation(handler=calls.show_calls, who="anyone", answer=m.CallsHere, reasons=(ALWAYS,)),
    Operation(
        handler=calls.call_device,
        body=m.CallDevice,
        status=204,
        reasons=(READ, {400: ("push_refused",)}, GONE, PERSON, AT_TABLE),
    ),
    Operation(handler=calls.is_device_called, answer=m.DeviceCalled, reasons=(PERSON, AT_TABLE)),
    Operation(handler=calls.leave_device, status=204, reasons=(OURS, GONE, PERSON, AT_TABLE)),
    Operation(
        handler=calls.set_mail,
        body=m.SetMail,
        status=204,
        reasons=(READ, {409: ("no_mail_here",)}, GONE, PERSON, AT_TABLE),
    ),
    Operation(handler=calls.erase_mail, status=204, reasons=(OURS, GONE, PERSON, AT_TABLE)),
    Operation(
        handler=calls.confirm_mail,
        who="anyone",
        body=m.MailToken,
        status=204,
        reasons=(READ, {404: ("mail_link_not_good",)}, GONE, AT_TABLE),
    ),
    Operation(
        handler=calls.stop_mail,
        who="anyone",
        body=m.MailToken,
        status=204,
        reasons=(READ, {404: ("mail_link_not_good",)}, GONE, AT_TABLE),
    ),
    Operation(
        handler=calls.set_webhook,
        body=m.SetWebhook,
        status=204,
        reasons=(READ, {400: ("webhook_refused",), 403: ("not_your_part",)}, GONE, PERSON, AT_TABLE),
    ),
    Operation(
        handler=calls.erase_webhook,
        status=204,
        reasons=(OURS, {403: ("not_your_part",)}, GONE, PERSON, AT_TABLE),
    ),
    Operation(handler=api.rename, body=m.Rename, status=204, reasons=(READ, SILENT, PERSON, AT_TABLE)),
    Operation(
        handler=api.change_hare,
        body=m.ChangeHare,
        status=204,
        reasons=(READ, {409: ("hare_taken",)}, SILENT, PERSON, AT_TABLE),
    ),
    Operation(handler=api.be_unnamed, body=m.BeUnnamed, status=204, reasons=(READ, GONE, PERSON, AT_TABLE)),
    Operation(
        handler=days.set_hours,
        body=m.SetHours,
        status=204,
        reasons=(READ, {422: ("no_such_zone", "quiet_hours")}, GONE, PERSON, AT_TABLE),
    ),
    Operation(
        handler=days.set_vacation,
        body=m.SetVacation,
        status=204,
        reasons=(READ, {422: ("vacation",)}, GONE, PERSON, AT_TABLE),
    ),
    Operation(handler=days.saw, body=m.Saw, status=204, reasons=(READ, GONE, PERSON, AT_TABLE)),
    Operation(handler=days.list_turns, answer=m.Turns, reasons=({422: ("malformed",)}, PERSON, AT_TABLE)),
    Operation(handler=api.view_table, answer=View, reasons=(PERSON, AT_TABLE)),
    Operation(handler=api.act, body=TableRequest, answer=m.Done, reasons=(READ, RULES, PERSON, AT_TABLE)),
    Operation(
        handler=reports.make_report,
        body=Report,
        status=204,
        reasons=(READ, {409: ("no_such_remark", "no_such_person", "nothing_said")}, PERSON, AT_TABLE),
    ),
    Operation(
        handler=reports.list_reports,
        answer=tuple[m.ReportShown, ...],
        reasons=({403: ("not_your_part",)}, PERSON, AT_TABLE),
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
    Operation(handler=replays.list_replays, answer=m.ReplayList, reasons=(PERSON, AT_TABLE)),
    Operation(
        handler=replays.show_replay,
        who="person or anyone",
        answer=m.Replay,
        reasons=({404: ("no_such_replay",)}, AT_TABLE),
    ),
)
