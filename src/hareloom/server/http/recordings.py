"""Recordings of clues over HTTP: send one before you tell, hear or see those that were told.

Who may not know of a recording gets the same answer as for one that does not exist.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import TYPE_CHECKING, cast, get_args

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hareloom.game.refusals import Code
from hareloom.game.values import RECORDED, ClueForm, RecordingKind
from hareloom.recordings.formats import BOUNDS, TYPES, Why
from hareloom.server import messages as m
from hareloom.server.http.endpoint import ALWAYS, UNREADABLE, ApiRequest, Group, Reasons, Upload
from hareloom.server.http.own_decks import workshop_of
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.ranges import part_of
from hareloom.server.http.requests import client_network, known_person, long_body_of, table_of
from hareloom.tables.people import is_waiting
from hareloom.tables.recordings import check_teller
from hareloom.tables.replay import finished_games

if TYPE_CHECKING:
    from hareloom.server.recordings import Recordings
    from hareloom.store import RecordingRecord
    from hareloom.store.recordings import RecordingStore
    from hareloom.tables.table import LiveTable

PRIVATE = "private, no-store"
PIECE = 256 * 1024
"""Bytes that are in memory at once for each who listens."""
UPLOAD = Upload(max(bounds.bytes for bounds in BOUNDS.values()), seconds=60.0, media=tuple(TYPES))
"""The largest at less than 1 Mbit/s."""

HIDDEN: tuple[Reasons, ...] = ({403: ("closed",), 404: ("no_such_recording",)}, ALWAYS, UNREADABLE)

endpoints = Group()


def recordings_of(request: Request) -> Recordings:
    return cast("Recordings", request.app.state.recordings)


@endpoints(
    "POST /api/tables/{code}/recordings",
    upload=UPLOAD,
    query=("form",),
    status=201,
    answer=m.RecordingSent,
    errors=(
        {409: ("wrong_phase", "not_your_part", "clue_form", "recording_form"), 413: ("recording_too_large",)},
        {415: ("bad_recording",), 422: ("malformed", *get_args(Why))},
        {501: ("no_recordings",), 503: ("busy",), 507: ("server_full",)},
    ),
    limit="recordings",
)
async def send_recording(request: ApiRequest[None]) -> m.RecordingSent:
    """Send the recording of a clue before you tell it: `?form=song`, `aloud` or `mime`; the body is the file.

    Nobody knows of it until `give_clue` names its id. Another one takes its place.
    """
    live, person = request.live, request.person
    form, kind = _form(request)
    recordings = recordings_of(request)
    if not recordings.taken:
        words = "This server takes no recordings: its operator has not installed what looks into them."
        raise Refused(HTTPStatus.NOT_IMPLEMENTED, "no_recordings", words)
    live.presence.saw(person.id)
    check_teller(live.state, person, form)
    media_type = _type(request, kind)
    most = BOUNDS[kind].bytes
    words = f"A recording has at most {most / 1_000_000:.1f} MB here. Make it shorter."
    too_large = Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "recording_too_large", words)
    network = client_network(request)
    with recordings.room.for_one(network, in_game=True):
        content = await long_body_of(request, most, too_large, "The recording ended in the middle.")
        sent = await recordings.take(live, person.id, form, media_type, content, network)
    return m.RecordingSent(sent.id, kind, sent.type, sent.milliseconds / 1000)


def _form(request: Request) -> tuple[ClueForm, RecordingKind]:
    for form, kind in RECORDED.items():
        if request.query_params.get("form") == form.value:
            return form, kind
    raise malformed(f"Say the clue's form: ?form={', '.join(RECORDED)}.")


def _type(request: Request, kind: RecordingKind) -> str:
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if TYPES.get(media_type, ("", None))[0] != kind:
        known = ", ".join(name for name, (of, _) in TYPES.items() if of == kind)
        words = f"A recording of this form is sent as {known}."
        raise Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "bad_recording", words)
    return media_type


@endpoints(
    "GET /api/tables/{code}/recordings/{recording}",
    who="person or anyone",
    answer=bytes,
    gives=tuple(TYPES),
    parts=True,
    errors=HIDDEN,
)
async def play_recording(request: ApiRequest[None]) -> Response:
    """A recording that was told, for those at the table and for its big screens. It can be asked for in parts.

    For all others, and before it is told, there is no such recording.
    """
    live = await _table(request)
    may_know = await _is_at(request, live)  # before it is looked for, so that not even the time tells
    record = live.state.recordings.get(request.path_params["recording"])
    if record is None or not record.told or not may_know:
        raise no_such_recording()
    return await _played(request, record)


@endpoints(
    "GET /api/replays/{code}/{key}/{game}/recordings/{recording}",
    who="anyone",
    answer=bytes,
    gives=tuple(TYPES),
    parts=True,
    errors=HIDDEN,
)
async def play_kept_recording(request: ApiRequest[None]) -> Response:
    """A recording that its teller keeps, for each client with the link of the replay. It can be asked for in parts."""
    live = await _table(request)
    number = request.path_params["game"]
    game = int(number) if re.fullmatch("[0-9]{1,9}", number) else 0
    if request.path_params["key"] != live.state.private.replay_key or not 1 <= game <= finished_games(live.table):
        raise no_such_recording()
    record = live.state.recordings.get(request.path_params["recording"])
    if record is None or not record.told or not record.keep or record.game != game:
        raise no_such_recording()
    return await _played(request, record)


async def _table(request: Request) -> LiveTable:
    try:
        return await table_of(request)
    except Refused as refused:
        if refused.problem.status == HTTPStatus.NOT_FOUND:
            raise no_such_recording() from refused
        raise


async def _is_at(request: Request, live: LiveTable) -> bool:
    """Is it a person at the table who asks, or a big screen that was let in?"""
    person = await known_person(request, live)
    if person is not None:
        return not is_waiting(person)
    return workshop_of(request).screens.knows(request, live)


async def _played(request: Request, record: RecordingRecord) -> Response:
    headers = {"Cache-Control": PRIVATE, "Accept-Ranges": "bytes"}
    part = part_of(record.bytes, request.headers.get("range"))
    if part is None:
        headers["Content-Range"] = f"bytes */{record.bytes}"
        return Response(status_code=HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE, headers=headers)
    headers["Content-Length"] = str(part.stop - part.start)
    if not part.whole:
        headers["Content-Range"] = f"bytes {part.start}-{part.stop - 1}/{record.bytes}"
    status = HTTPStatus.OK if part.whole else HTTPStatus.PARTIAL_CONTENT
    contents, then = recordings_of(request).contents, part.start + PIECE
    first = await contents.read(record.name, part.start, min(part.stop, then))
    if not first:  # it has gone a moment ago
        raise no_such_recording()
    if part.stop <= then:
        return Response(first, status, headers, record.type)
    return StreamingResponse(_pieces(contents, record.name, first, then, part.stop), status, headers, record.type)


async def _pieces(contents: RecordingStore, name: str, first: bytes, then: int, stop: int) -> AsyncIterator[bytes]:
    yield first
    for at in range(then, stop, PIECE):
        piece = await contents.read(name, at, min(stop, at + PIECE))
        if not piece:
            raise ConnectionError("the recording has gone while it was sent")
        yield piece


def no_such_recording() -> Refused:
    return Refused(HTTPStatus.NOT_FOUND, Code.NO_SUCH_RECORDING, "There is no such recording, or it is not for you.")
