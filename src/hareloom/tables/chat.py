"""Talk at a table: remarks and nudges. Text only, stored beside the log; players who know too much can't send any."""

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.plain_text import clean_line
from hareloom.game.refusals import Code, Refusal
from hareloom.game.roles import muted
from hareloom.game.values import Phase
from hareloom.store import AddRemark, DeleteRemark, PersonRecord

from .context import Context, Outcome
from .requests import Say, Unsay
from .state import State

LONGEST_REMARK = 300


def hushed(state: State, person: PersonRecord) -> bool:
    """May that person not speak now? Who left a seat in this turn still knows what was seen from it."""
    table = state.table
    if table.phase is not Phase.GIVE and table.phase is not Phase.VOTE:
        return False
    for seat in (person.seat, *state.history.lost.get(person.id, ())):
        if seat is not None and table.place(seat) >= 0 and muted(table, seat):
            return True
    return False


def check_silence(state: State, person: PersonRecord) -> None:
    """Refuse what could be a hint of a player who knows too much: a remark, and a new name or hare as well."""
    if hushed(state, person):
        raise Refusal(Code.MUTED, "You know too much to say anything before the reveal.")


def say(context: Context, state: State, person: PersonRecord, action: Say) -> Outcome:
    """A remark, under the table's next number."""
    if not state.settings.chat:
        raise Refusal(Code.CHAT_OFF, "The host has turned the chat off.")
    check_silence(state, person)
    line = clean_line(action.text, LONGEST_REMARK)
    if not line:
        raise Refusal(Code.NOTHING_SAID, "Write at least one character that can be seen.")
    return (), [AddRemark(person.table_id, state.last_remark + 1, person.id, line, context.scheduler.wall_clock())]


def unsay(context: Context, state: State, person: PersonRecord, action: Unsay) -> Outcome:
    del context
    remark = state.remarks.get(action.no)
    if remark is None:
        raise Refusal(Code.NO_SUCH_REMARK, f"There is no remark {action.no} any more.")
    if remark.person != person.id and not person.host:
        raise Refusal(Code.NOT_YOUR_PART, "Only the host can take away what another person has said.")
    return (), [DeleteRemark(person.table_id, action.no)]


def nudge(context: Context, state: State, person: PersonRecord, action: a.Nudge) -> Outcome:
    """Nudge a player, unless the last nudge was too recent; the log says when it was."""
    seat = state.seat_of(person)
    actor = a.NEWCOMER if seat is None else a.SeatActor(seat)
    events = decide(state.table, actor, action, context.dice)
    nudged = state.history.now.get(action.seat, "")
    before = state.nudges.get(nudged)
    if before is not None and 0 <= context.scheduler.wall_clock() - before.at < 1000 * context.delays.nudge:
        name = state.people[nudged].name if nudged in state.people else "This player"
        raise Refusal(Code.TOO_SOON, f"{name} has just been nudged. Wait a little.")
    return events, ()
