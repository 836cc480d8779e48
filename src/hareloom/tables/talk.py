"""Talk at a table: remarks and nudges. Text only, kept beside the log, and silent where somebody knows too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hareloom.game.refusals import Code, Refusal
from hareloom.game.roles import awaited
from hareloom.store import AddRemark, DeleteRemark, PersonRecord, Remark

from .asks import Nudge, Say, Talk, Unsay
from .audience import hushed
from .frames import NudgeView, RemarkView
from .people import clean_line

if TYPE_CHECKING:
    from .live import LiveTable

LONGEST_REMARK = 300
SHOWN = 60
"""So many of the last remarks are sent to everybody."""


async def talk(live: LiveTable, person: PersonRecord, ask_id: str, action: Talk) -> None:
    """Do it, or raise a Refusal. The mailbox is held."""
    match action:
        case Say():
            await _say(live, person, ask_id, action.text)
        case Unsay():
            await _unsay(live, person, ask_id, action.no)
        case Nudge():
            _nudge(live, person, action.seat)


async def _say(live: LiveTable, person: PersonRecord, ask_id: str, text: str) -> None:
    if not live.settings.chat:
        raise Refusal(Code.CHAT_OFF, "The host has turned the chat off.")
    check_silence(live, person)
    line = clean_line(text, LONGEST_REMARK)
    if not line:
        raise Refusal(Code.NOTHING_SAID, "Write at least one character that can be seen.")
    await live.write_once(person.id, ask_id, AddRemark(live.record.id, person.id, line, live.wall_clock()))
    for remark in await live.store.remarks(live.record.id, after=max(live.remarks, default=0)):
        live.remarks[remark.no] = as_remark(remark)
    for no in sorted(live.remarks)[:-SHOWN]:
        del live.remarks[no]


def check_silence(live: LiveTable, person: PersonRecord) -> None:
    """Refuse whatever could be a word of somebody who knows too much: a remark, and a new name or hare as well."""
    if hushed(live.scene(), person):
        raise Refusal(Code.MUTED, "You know too much to say anything before the reveal.")


async def _unsay(live: LiveTable, person: PersonRecord, ask_id: str, no: int) -> None:
    remark = live.remarks.get(no)
    if remark is None:
        raise Refusal(Code.NO_SUCH_REMARK, f"There is no remark {no} any more.")
    if remark.person != person.id and not person.host:
        raise Refusal(Code.NOT_YOUR_PART, "Only the host can take away what somebody else has said.")
    await live.write_once(person.id, ask_id, DeleteRemark(live.record.id, no))
    del live.remarks[no]


def _nudge(live: LiveTable, person: PersonRecord, seat: int) -> None:
    other = next((one for one in live.people.values() if live.seat_of(one) == seat), None)
    if other is None or seat not in awaited(live.table):
        raise Refusal(Code.ALREADY_MOVED, f"Nobody waits for somebody on seat {seat}.")
    if other.id == person.id:
        raise Refusal(Code.NOT_YOUR_PART, "The others wait for you; you can just move.")
    before = live.nudges.get(other.id)
    moment = live.hours.now()
    if moment < live.nudged_until.get(other.id, moment):
        raise Refusal(Code.TOO_SOON, f"{other.name} has just been nudged. Wait a little.")
    live.nudged_until[other.id] = moment + live.pace.nudge
    live.nudges[other.id] = NudgeView(1 if before is None else before.no + 1, person.id)


def as_remark(remark: Remark) -> RemarkView:
    return RemarkView(remark.person_id, remark.text, remark.at)
