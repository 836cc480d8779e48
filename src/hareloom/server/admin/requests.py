"""What the operator can ask: one line of JSON each, with one line as its answer. docs/HOSTING.md describes them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

Which: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""A table's id or code."""


class _Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    token: str = ""
    """Where the socket has no owner, this says that one may read the owner's files."""


class Status(_Asked, frozen=True, tag="status"):
    """How the server is."""


class Tables(_Asked, frozen=True, tag="tables"):
    """The tables that were active last."""

    most: Annotated[int, Meta(ge=1, le=10_000)] = 50
    names: bool = False


class Show(_Asked, frozen=True, tag="show"):
    """One table."""

    table: Which
    names: bool = False


class Close(_Asked, frozen=True, tag="close"):
    """Close a table: its people are sent away, and nobody comes in until it is opened again."""

    table: Which


class Open(_Asked, frozen=True, tag="open"):
    """Open a closed table again."""

    table: Which


class Delete(_Asked, frozen=True, tag="delete"):
    """Delete a table with all that belongs to it."""

    table: Which


class Ban(_Asked, frozen=True, tag="ban"):
    """Let an address or a range in no more."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Unban(_Asked, frozen=True, tag="unban"):
    """Let it in again."""

    address: Annotated[str, Meta(min_length=2, max_length=64)]


class Bans(_Asked, frozen=True, tag="bans"):
    """Who is banned."""


class Announce(_Asked, frozen=True, tag="announce"):
    """Say a sentence to everybody at every table; an empty one takes it back."""

    text: Annotated[str, Meta(max_length=300)]
    minutes: Annotated[float, Meta(gt=0, le=10_080)] = 60


class Drain(_Asked, frozen=True, tag="drain"):
    """Open no more tables, and tell load balancers so; who plays plays on."""

    on: bool = True


class LimitsAsked(_Asked, frozen=True, tag="limits"):
    """The limits that hold, and what was refused by each."""


class Reports(_Asked, frozen=True, tag="reports"):
    """What people have reported, the newest first."""

    most: Annotated[int, Meta(ge=1, le=1000)] = 50


class ReportPicture(_Asked, frozen=True, tag="report_picture"):
    """The picture of a report."""

    no: int


class CloseReport(_Asked, frozen=True, tag="close_report"):
    """Delete a report that was dealt with."""

    no: int


class Decks(_Asked, frozen=True, tag="decks"):
    """The decks that players made, the newest first."""

    most: Annotated[int, Meta(ge=1, le=10_000)] = 50
    names: bool = False


class CloseDeck(_Asked, frozen=True, tag="close_deck"):
    """Take a deck out of use: nobody can choose it or see its pictures, until it is opened again."""

    deck: Which


class OpenDeck(_Asked, frozen=True, tag="open_deck"):
    """Put a closed deck back into use."""

    deck: Which


class DeleteDeck(_Asked, frozen=True, tag="delete_deck"):
    """Delete a deck at once. Its pictures are shown nowhere any more, and taken by no deck."""

    deck: Which


class DeletePicture(_Asked, frozen=True, tag="delete_picture"):
    """Delete a picture at once, from every deck that players made; no deck takes it again."""

    card: Annotated[str, Meta(pattern=r"^[0-9a-f]{20}$(?!\n)")]


class ImportReplay(_Asked, frozen=True, tag="import_replay"):
    """Keep a replay that comes as a file, so that it can be looked at here."""

    packed: bytes
    """The file, compressed by zlib; in JSON it is written in base64."""


class Replays(_Asked, frozen=True, tag="replays"):
    """The replays that came as files, the newest first."""

    most: Annotated[int, Meta(ge=1, le=10_000)] = 50
    names: bool = False


class DeleteReplay(_Asked, frozen=True, tag="delete_replay"):
    """Delete a replay that came as a file."""

    replay: Which


Request: TypeAlias = (
    Status
    | Tables
    | Show
    | Close
    | Open
    | Delete
    | Ban
    | Unban
    | Bans
    | Announce
    | Drain
    | LimitsAsked
    | Reports
    | ReportPicture
    | CloseReport
    | Decks
    | CloseDeck
    | OpenDeck
    | DeleteDeck
    | DeletePicture
    | ImportReplay
    | Replays
    | DeleteReplay
)

read_request = msgspec.json.Decoder(Request).decode
