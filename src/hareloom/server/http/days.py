"""Games over days over HTTP: a person's hours and vacation, the reveals that they missed, how far they have looked."""

from __future__ import annotations

from http import HTTPStatus

from hareloom.server import messages as m
from hareloom.server.http.endpoint import GONE, ApiRequest, Group
from hareloom.server.http.problems import Refused, malformed
from hareloom.tables.days import personal
from hareloom.tables.days.hours import LONGEST_VACATION, MOST_QUIET, Quiet, zone_of
from hareloom.tables.people import Seen

endpoints = Group()


@endpoints(
    "PUT /api/tables/{code}/hours",
    m.SetHours,
    errors=({422: ("no_such_zone", "quiet_hours")}, GONE),
    limit="actions",
)
async def set_hours(request: ApiRequest[m.SetHours]) -> None:
    """Say in which time zone you are, and when you want your quiet: nobody calls you then, and it doesn't count."""
    if zone_of(request.asked.zone) is None:
        raise Refused(
            HTTPStatus.UNPROCESSABLE_ENTITY, "no_such_zone", "There is no such time zone. Write one like Europe/Paris."
        )
    quiet = None if request.asked.quiet is None else Quiet(request.asked.quiet.start, request.asked.quiet.end)
    if quiet is not None and quiet.minutes > MOST_QUIET:
        words = f"At most {MOST_QUIET // 60} hours of a day can be quiet, or nobody could wait for you."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "quiet_hours", words)
    await personal.set_hours(request.live, request.person.id, request.asked.zone, quiet)


@endpoints("PUT /api/tables/{code}/vacation", m.SetVacation, errors=({422: ("vacation",)}, GONE), limit="actions")
async def set_vacation(request: ApiRequest[m.SetVacation]) -> None:
    """Go on vacation until a time, or come back from it with null."""
    now = request.live.context.scheduler.wall_clock()
    if request.asked.until is not None and not now < request.asked.until <= now + LONGEST_VACATION:
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "vacation", "A vacation ends within the next sixty days.")
    await personal.set_vacation(request.live, request.person.id, request.asked.until)


@endpoints("PUT /api/tables/{code}/seen", m.Saw, errors=(GONE,), limit="actions")
async def saw(request: ApiRequest[m.Saw]) -> None:
    """Say how far you have looked at the table: the last reveal, the last remark."""
    asked = request.asked
    await personal.saw(request.live, request.person.id, Seen(asked.game, asked.turn, asked.remark))


@endpoints("GET /api/tables/{code}/turns", answer=m.Turns, errors=({422: ("malformed",)},))
async def list_turns(request: ApiRequest[None]) -> m.Turns:
    """The reveals of the game that is on or has just ended: all of them, or with `?after=` those after a turn."""
    after = request.query_params.get("after", "0")
    if not after.isascii() or not after.isdecimal() or len(after) > 6:
        raise malformed("`after` is the number of a turn.")
    table = request.live.table
    return m.Turns(table.game, tuple(reveal for reveal in table.reveals if reveal.turn > int(after)))
