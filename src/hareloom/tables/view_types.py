"""What a connection is sent: first the whole view, then what changed, as a JSON Merge Patch (RFC 7396)."""

from typing import Any

from msgspec import Struct

from hareloom.game.view_types import Own, Public

from .days.hours import Quiet
from .models.allowed import ModelsView
from .people import PersonView, Seen
from .requests import RequestId
from .settings import TableSettings
from .tally import Tally


class NudgeView(Struct, frozen=True):
    """You are reminded that the table waits for you."""

    no: int
    """Counted, so that a new one differs from an old one."""
    by: str
    """A key of people."""


class RemarkView(Struct, frozen=True):
    """A remark made at the table."""

    person: str
    """A key of people; a person who has left is not among them any more."""
    text: str
    at: int
    """Milliseconds since 1970."""


class ClockView(Struct, frozen=True):
    """The time of the phase that is on."""

    seconds: int
    """What it had from the beginning."""
    left: float
    """Seconds that were left when this was sent."""
    running: bool


class DaysView(Struct, frozen=True):
    """The deadlines of a game over days."""

    latest: int | None
    """When the last of those whom the table waits for must have moved, in milliseconds since 1970."""


class YourDays(Struct, frozen=True):
    """Your part in a game over days."""

    due: int | None
    """When a bot moves for you, in milliseconds since 1970; null if it is not your turn."""
    zone: str
    """Your time zone, as Europe/Paris; empty if it is not known."""
    quiet: Quiet | None
    """The hours in which nobody calls you, and which don't count."""
    away_until: int | None
    """When your vacation ends, in milliseconds since 1970."""
    seen: Seen
    """How far you have looked."""
    pushes: int
    """How many of your devices are called by push messages."""
    mail: str
    """The address of mail that you gave; empty without one."""
    mail_confirmed: bool
    webhook: bool
    """The host has set a webhook. Only the host is told."""


class You(Struct, frozen=True):
    """Who you are."""

    person: str
    """A key of people."""
    host: bool
    """May run the table."""
    nudge: NudgeView | None = None
    """The last one."""
    hushed: bool = False
    """You know too much to speak now."""
    unnamed: bool = False
    """You are "a hare" of your colour in replays, exports and books: your own choice, which only you see."""
    days: YourDays | None = None
    """In a game over days."""


class View(Struct, frozen=True):
    """All that one person may know, or a big screen: the table, its people, and with a seat what is their own."""

    table: Public
    people: dict[str, PersonView]
    """By their public ids."""
    settings: TableSettings
    remarks: dict[int, RemarkView]
    """The last ones, by their numbers, which only grow."""
    clock: ClockView | None = None
    """None where there is no clock."""
    days: DaysView | None = None
    """In a game over days."""
    you: You | None = None
    own: Own | None = None
    """Missing for those who watch."""
    screens: int = 0
    """How many big screens show this table, so that players notice each."""
    tally: Tally = Tally()
    """Who has won how many games at this table."""
    records: bool = False
    """This server takes recordings of clues."""
    models: ModelsView | None = None
    """The large model that the operator offers; null where there is none."""


class Frame(Struct, frozen=True, omit_defaults=True):
    """What a connection is sent: what to merge into the view that it has."""

    frame: int
    """Counts the frames that all clients at the table get."""
    view: dict[str, Any]
    whole: bool = False
    """The view is all there is: forget the one before. The first frame of a connection is whole."""
    ack: RequestId | None = None
    """Your request with this id is done, and this is what came of it."""
