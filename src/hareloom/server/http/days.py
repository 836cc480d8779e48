"""Games over days over HTTP: a person's hours and vacation, the reveals that they missed, how far they have looked."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.server import messages as m
from hareloom.server.http.answers import answer, done
from hareloom.server.http.problems import Refused, malformed
from hareloom.server.http.requests import body_of, client_network, limits_of, visitor_of
from hareloom.tables.days import personal
from hareloom.tables.days.hours import LONGEST_VACATION, MOST_QUIET, Quiet, zone_of
from hareloom.tables.people import Seen


async def set_hours(request: Request) -> Response:
    """Say in which time zone you are, and when you want your quiet: nobody calls you then, and it doesn't count."""
    asked = await body_of(request, m.SetHours)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    if zone_of(asked.zone) is None:
        raise Refused(
            HTTPStatus.UNPROCESSABLE_ENTITY, "no_such_zone", "There is no such time zone. Write one like Europe/Paris."
        )
    quiet = None if asked.quiet is None else Quiet(asked.quiet.start, asked.quiet.end)
    if quiet is not None and quiet.minutes > MOST_QUIET:
        words = f"At most {MOST_QUIET // 60} hours of a day can be quiet, or nobody could wait for you."
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "quiet_hours", words)
    await personal.set_hours(live, person.id, asked.zone, quiet)
    return done()


async def set_vacation(request: Request) -> Response:
    """Go on vacation until a time, or come back from it with null."""
    asked = await body_of(request, m.SetVacation)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    now = live.context.scheduler.wall_clock()
    if asked.until is not None and not now < asked.until <= now + LONGEST_VACATION:
        raise Refused(HTTPStatus.UNPROCESSABLE_ENTITY, "vacation", "A vacation ends within the next sixty days.")
    await personal.set_vacation(live, person.id, asked.until)
    return done()


async def saw(request: Request) -> Response:
    """Say how far you have looked at the table: the last reveal, the last remark."""
    asked = await body_of(request, m.Saw)
    live, person = await visitor_of(request)
    limits_of(request).actions.check(person.id)
    await personal.saw(live, person.id, Seen(asked.game, asked.turn, asked.remark))
    return done()


async def list_turns(request: Request) -> Response:
    """The reveals of the game that is on or has just ended: all of them, or with `?after=` those after a turn."""
    live, _ = await visitor_of(request)
    limits_of(request).requests.check(client_network(request))
    after = request.query_params.get("after", "0")
    if not after.isascii() or not after.isdecimal() or len(after) > 6:
        raise malformed("`after` is the number of a turn.")
    table = live.table
    return answer(m.Turns(table.game, tuple(reveal for reveal in table.reveals if reveal.turn > int(after))))


def days_routes() -> list[BaseRoute]:
    """The addresses of games over days."""
    at = "/api/tables/{code}"
    return [
        Route(f"{at}/hours", set_hours, methods=["PUT"]),
        Route(f"{at}/vacation", set_vacation, methods=["PUT"]),
        Route(f"{at}/seen", saw, methods=["PUT"]),
        Route(f"{at}/turns", list_turns, methods=["GET"]),
    ]
