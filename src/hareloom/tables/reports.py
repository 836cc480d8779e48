"""Reports: what a person finds wrong, kept with what is needed to judge it, for the table's host and the operator."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from hareloom.game.plain_text import clean_line
from hareloom.game.refusals import Code, Refusal
from hareloom.store import AddReport, ReportKind, ReportRecord

from .requests import PersonId

if TYPE_CHECKING:
    from .state import State
    from .table import LiveTable

LONGEST_NOTE = 300
DAYS_KEPT = 30


class Report(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Report something to the table's host and to the server's operator. Nobody is told who reported it."""

    kind: ReportKind
    remark: int | None = None
    """The remark's number."""
    person: PersonId | None = None
    """Whose name it is."""
    card: Annotated[str, Meta(max_length=64)] | None = None
    """The picture."""
    note: Annotated[str, Meta(max_length=1000, description="At most 300 characters of it are kept.")] = ""


async def report(live: LiveTable, asked: Report, picture: Callable[[str], bytes | None]) -> None:
    """Store a report with a copy of what it is about: that may be gone when it is read.

    `picture` finds a picture of the table's decks.
    """
    what, who = _said(live.state, asked)
    shown = None
    if asked.kind == "picture":
        shown = picture(what)
        if shown is None:
            raise Refusal(Code.NOTHING_SAID, "There is no such picture at this table.")
    at = live.context.scheduler.wall_clock()
    note = clean_line(asked.note, LONGEST_NOTE)
    await live.context.store.write(AddReport(ReportRecord(live.record.id, at, asked.kind, what, who, note, shown)))


def _said(state: State, asked: Report) -> tuple[str, str]:
    """What was said, and by whom. Of a picture nobody may know yet whose it is."""
    match asked.kind:
        case "remark":
            remark = state.remarks.get(asked.remark or 0)
            if remark is None:
                raise Refusal(Code.NO_SUCH_REMARK, "That remark is gone already.")
            by = state.people.get(remark.person)
            return remark.text, "" if by is None else by.name
        case "name":
            person = state.people.get(asked.person or "")
            if person is None:
                raise Refusal(Code.NO_SUCH_PERSON, "That person is not at this table any more.")
            return person.name, person.name
        case "clue":
            table = state.table
            if table.clue is None or not table.clue.text:
                raise Refusal(Code.NOTHING_SAID, "There is no clue on the table.")
            by = next((one for one in state.people.values() if one.seat == table.storyteller), None)
            return table.clue.text, "" if by is None else by.name
        case "picture":
            return asked.card or "", ""
